"""From one table model to the next: what is said about it, once and in order.

The moves of a round are gathered and said as one message when the person is to act, the own turn
last, so that no message cuts another off. At speed step by step each move is said alone. A round
that takes long is told as far as it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from chiva_engine.timeline import PERSON
from chiva_qt import settings as st
from chiva_qt.a11y.status_line import StatusLine
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.settings import Settings, Speed, Verbosity

PATIENCE: Final = 2500
"""Milliseconds after a move until what has happened is told though the round is not over."""

REMEMBERED: Final = 500
"""How many messages the history keeps."""

Sentence = Callable[[], str]


class Announcer(QObject):
    """Says what happens at the table. `spoken` makes the sentences, `status` speaks them."""

    said = Signal(str)
    """A message that was given to the reader, as it was worded."""

    def __init__(
        self,
        spoken: Phrases,
        status: StatusLine,
        settings: Settings,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._spoken = spoken
        self._status = status
        self._settings = settings
        self._model: TableModel | None = None
        self._pending: list[Sentence] = []
        """What happened and was not told yet. Put into words when it is told, in the language and
        at the length that are on then."""
        self._history: list[str] = []
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.setInterval(PATIENCE)
        self._clock.timeout.connect(self._tell_so_far)

    @property
    def history(self) -> tuple[str, ...]:
        """All that was said, oldest first; at most the last `REMEMBERED` messages."""
        return tuple(self._history)

    def say(self, text: str) -> None:
        """Say something now, also when it was said just before."""
        if not text:
            return
        self._history.append(text)
        del self._history[:-REMEMBERED]
        self._status.announce(text)
        self.said.emit(text)

    @Slot(str)
    def mention(self, text: str) -> None:
        """Say something that has nothing to do with the game and is not remembered."""
        self._status.announce(text)

    @Slot()
    def again(self) -> None:
        """Say the last message again."""
        if self._history:
            self._status.announce(self._history[-1])

    # -- what happened --------------------------------------------------------------

    @Slot(object)
    def model_changed(self, model: TableModel) -> None:
        """Tell what led from the model before to this one."""
        before, self._model = self._model, model
        spoken = self._spoken
        match model.change:
            case Change.REFRESHED:
                pass
            case Change.CHOSEN:
                self.say(spoken.chosen(model))
            case Change.TAKEN_BACK:
                self.say(spoken.put_back(before))
            case Change.REFUSED:
                self.say(self._refusal(model))
            case Change.HINTED:
                self.say(spoken.hint(model))
            case Change.TROUBLE:
                self._gather(model, [spoken.trouble])
            case Change.MOVED:
                self._gather(model, self._moves(before, model))
            case Change.REDONE:
                if before is not None and before.hand_number == model.hand_number:
                    later = [spoken.brought_back, *self._moves(before, model)]
                else:
                    later = [spoken.brought_back, *self._deal(model), *self._moves(None, model)]
                self._gather(model, later)
            case _:
                # What was taken back, or belongs to a hand that is gone, is not told any more.
                self._pending.clear()
                self._gather(model, self._beginning(before, model))

    def _refusal(self, model: TableModel) -> str:
        refusal = model.refusal
        if refusal is None:
            return ""
        if refusal.fault is None and model.phase is Phase.PASS:
            return self._spoken.must_pass_by(model)
        return self._spoken.refusal(refusal, model)

    def _moves(self, before: TableModel | None, model: TableModel) -> Iterator[Sentence]:
        """The moves of `model` that `before` has not; all of them without `before`."""
        told = len(before.log) if before is not None else 0
        for index in range(told, len(model.log)):
            yield partial(self._spoken.happened, model.log[index], model.ends_after(index))

    def _deal(self, model: TableModel) -> Iterator[Sentence]:
        """A hand that begins: its number and opener, the streaks, the person's tiles."""
        spoken = self._spoken
        yield partial(self._opening, model)
        yield partial(spoken.score, model.streaks)
        yield partial(spoken.own_hand, model)

    def _opening(self, model: TableModel) -> str:
        """Who opens is said by the move itself, or by whose turn it is, where that follows."""
        now = self._model
        follows = model.turn == PERSON or (now is not None and bool(now.log))
        return self._spoken.hand_number(model) if follows else self._spoken.dealt(model)

    def _beginning(self, before: TableModel | None, model: TableModel) -> Iterator[Sentence]:
        """What is said where the table does not follow from the one before by moves."""
        spoken = self._spoken
        match model.change:
            case Change.MATCH_STARTED:
                if before is None:
                    yield spoken.welcome
                    yield spoken.where_the_keys_are
                else:
                    yield spoken.new_match
                yield from self._deal(model)
            case Change.HAND_DEALT:
                yield from self._deal(model)
            case Change.RESTARTED:
                yield spoken.again_dealt
                yield from self._deal(model)
            case Change.LOADED:
                if before is None:
                    yield spoken.welcome
                    yield spoken.where_the_keys_are
                yield partial(spoken.going_on, model)
                yield partial(spoken.score, model.streaks)
                yield partial(spoken.own_hand, model)
                if model.log:
                    yield partial(spoken.last_moves, model)
            case Change.UNDONE:
                yield partial(spoken.taken_back, before, model)

    # -- when it is told ------------------------------------------------------------

    def _gather(self, model: TableModel, happened: Iterable[Sentence]) -> None:
        self._pending += happened
        if self._complete(model):
            self._tell(model, self._what_now(model))
        else:
            self._clock.start()

    def _complete(self, model: TableModel) -> bool:
        """Whether nothing more happens before somebody acts."""
        if self._by_steps:
            return True
        if model.phase is Phase.COMPUTER:
            # In a demo the person's seat is where a round ends.
            return model.demo and model.turn == PERSON
        return not (model.phase is Phase.PASS and self._settings.get(st.AUTO_PASS))

    @property
    def _by_steps(self) -> bool:
        return self._settings.get(st.SPEED) == Speed.STEP.value

    def _what_now(self, model: TableModel) -> str:
        """The end of a message: what the person can do."""
        spoken = self._spoken
        match model.phase:
            case Phase.CHOOSE:
                return spoken.own_turn(model)
            case Phase.PASS:
                return spoken.must_pass_by(model)
            case Phase.COMPUTER:
                return self._next_step(model)
            case Phase.HAND_OVER | Phase.MATCH_OVER:
                if model.result is None:
                    return ""
                result = spoken.result_in_full(model.result, model.hand_number)
                # A demo has nothing to be done by the person.
                further = "" if model.demo else spoken.how_to_go_on(model)
                return " ".join(filter(None, (result, further)))

    def _next_step(self, model: TableModel) -> str:
        """Step by step, the key is told after the own move; in full, after each one."""
        if not self._by_steps or model.demo or self._spoken.verbosity is Verbosity.BRIEF:
            return ""
        own = not model.log or model.log[-1].seat == PERSON
        full = self._spoken.verbosity is Verbosity.FULL
        return self._spoken.next_step(model) if own or full else ""

    @Slot()
    def _tell_so_far(self) -> None:
        if self._model is not None:
            self._tell(self._model, "")

    def _tell(self, model: TableModel, closing: str) -> None:
        self._clock.stop()
        texts = [sentence() for sentence in self._pending]
        self._pending.clear()
        self.say(" ".join(filter(None, (*texts, closing))))
