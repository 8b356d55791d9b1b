"""The game at the table: who moves when, what the person chose, what is shown.

`GameController` owns the timeline. Each change of it, and each choice of the person, gives a new
`TableModel`. The computer's moves come from the thinking thread; a generation number that rises
with every change tells stale replies from wanted ones, and holds keep a ready move off the table
while the rules are open (R20).
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import replace
from types import TracebackType
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from chiva_engine import players
from chiva_engine.deal import fresh_seed
from chiva_engine.hand import fault_of
from chiva_engine.match import MatchState
from chiva_engine.moves import End, Move, MoveFault, Pass, Play
from chiva_engine.record import COMPUTER_SEATS, Aid, Record
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import Tile
from chiva_engine.timeline import PERSON, NextHand, RestartHand, Timeline
from chiva_engine.view import PlayerView
from chiva_qt.presentation import (
    Change,
    LedgerHand,
    MatchFacts,
    Phase,
    Refusal,
    Selection,
    TableModel,
    ledger,
    table_model,
)
from chiva_qt.settings import Speed
from chiva_qt.thinking import PlayerFactory, Reply, Request, Thinker

if TYPE_CHECKING:
    from chiva_engine.players.base import Advice, Estimate

ANIMATION: Final = "animation"
"""The reason of the short holds while something glides: nobody takes these for a pause."""

UNSEEN: Final = 250
"""Milliseconds after a better hint took the place of another in which it is not played: whoever
presses Enter then has not seen or heard it yet."""


class Hold:
    """A reason for which no computer move may appear. Released once; more often does nothing."""

    def __init__(self, controller: GameController, reason: str) -> None:
        self.reason = reason
        self._controller: GameController | None = controller

    def release(self) -> None:
        """Let the computer go on, unless another hold is there."""
        controller, self._controller = self._controller, None
        if controller is not None:
            controller._release(self)

    def __enter__(self) -> Hold:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()


class GameController(QObject):
    """A match at the table. Lives on the thread of the window."""

    game_changed = Signal()
    """Something that `record` holds is different. Sent before the table shows it, so that what is
    seen is what was kept."""
    table_changed = Signal(object)
    """The new `TableModel`."""
    match_finished = Signal()
    """A match was won; sent once when it happens."""
    player_failed = Signal(str)
    """The traceback of a computer player that raised an error; the game goes on."""

    def __init__(
        self,
        factory: PlayerFactory,
        seed: str | None = None,
        *,
        record: Record | None = None,
        demo: bool = False,
        parent: QObject | None = None,
    ) -> None:
        """A new match, or that of `record`. `demo`: the computer plays the person's seat, too.

        Raises ValueError for an empty seed.
        """
        super().__init__(parent)
        self._levels: dict[int, str] = dict.fromkeys(COMPUTER_SEATS, "steady")
        self._aids: dict[int, Aid] = {}
        if record is None:
            self._begin(seed)
        else:
            self._take_up(record)
        self._speed = Speed.QUICK
        self._auto_pass = False
        self._demo = demo
        self._selection: Selection | None = None
        self._advice: Advice | None = None
        self._better = False
        """Whether the hint took the place of another one."""
        self._estimates: tuple[Estimate, ...] = ()
        self._holds: list[Hold] = []
        self._serial = 0
        self._generation = 0
        self._asked: int | None = None
        """The generation a move was asked for; None when none was."""
        self._ready: Move | None = None
        """The next move of a computer player (or a pass by itself), not on the table yet."""
        self._chooser: str | None = None
        """The level that chose the ready move; None when no player did."""
        self._due = False
        """Whether the next move of a computer player may be shown as soon as it is ready."""
        self._hint_wanted = False
        self._thinker = Thinker(factory, self)
        self._thinker.replied.connect(self._receive)
        self._clock = QTimer(self)
        self._clock.setSingleShot(True)
        self._clock.timeout.connect(self._delay_over)
        self._unseen = QTimer(self)
        """Runs while a better hint is too new to be played."""
        self._unseen.setSingleShot(True)
        self._unseen.setInterval(UNSEEN)
        self._model = self._make_model(Change.MATCH_STARTED if record is None else Change.LOADED)

    # -- what stands ------------------------------------------------------------

    @property
    def model(self) -> TableModel:
        """The table as it is shown now."""
        return self._model

    @property
    def match(self) -> MatchState:
        """The match as it stands, all hands in it: never for drawing or speaking."""
        return self._timeline.current

    @property
    def speed(self) -> Speed:
        return self._speed

    @property
    def levels(self) -> Mapping[int, str]:
        """The level of each computer seat."""
        return dict(self._levels)

    def record(self) -> Record:
        """All that is kept of the match: for a file, never for drawing or speaking."""
        right, partner, left = (self._levels[seat] for seat in COMPUTER_SEATS)
        aids = tuple(self._aids[number] for number in sorted(self._aids))
        return Record(self._timeline, self._identity, (right, partner, left), aids)

    def ledger(self) -> tuple[LedgerHand, ...]:
        """The hands of the match so far, as the person may see them."""
        return ledger(self.match, self._view())

    def _view(self) -> PlayerView:
        return view_of(self.match, PERSON)

    # -- starting -----------------------------------------------------------------

    def start(self) -> None:
        """Show the table and let the first player think."""
        self.game_changed.emit()
        self._publish(self._model.change)

    def new_match(self, seed: str | None = None) -> None:
        """Begin a new match (R23). Raises ValueError for an empty seed."""
        self._begin(seed)
        self._changed(Change.MATCH_STARTED)

    def load(self, record: Record) -> None:
        """Take up the match of a record where it stands, instead of the one that is played."""
        self._take_up(record)
        self._changed(Change.LOADED)

    def _begin(self, seed: str | None) -> None:
        self._timeline = Timeline.new(fresh_seed() if seed is None else seed)
        self._identity = os.urandom(8).hex()
        self._aids.clear()

    def _take_up(self, record: Record) -> None:
        self._timeline = record.timeline
        self._identity = record.identity
        self._levels.update(zip(COMPUTER_SEATS, record.levels, strict=True))
        self._aids = {aid.hand: aid for aid in record.aids}

    def next_hand(self) -> None:
        """Deal the next hand; does nothing while there is none to deal."""
        if self._model.phase is Phase.HAND_OVER:
            self._timeline = self._timeline.take(NextHand())
            self._changed(Change.HAND_DEALT)

    def restart(self) -> None:
        """Play the current hand again from its beginning (R22)."""
        if self.match.hand.log:
            self._timeline = self._timeline.take(RestartHand())
            self._count(undos=1)
            self._changed(Change.RESTARTED)

    def undo(self) -> None:
        """Take back the person's last decision and the responses to it (R21)."""
        if self._timeline.can_undo:
            number = self.match.number
            self._timeline = self._timeline.undo()
            self._count(undos=1)
            if self.match.number != number:
                self._count(undos=1, number=number)  # its tiles are known now
            self._changed(Change.UNDONE)

    def redo(self) -> None:
        """Bring back what was taken back (R21)."""
        if self._timeline.can_redo:
            self._timeline = self._timeline.redo()
            self._changed(Change.REDONE)

    def _count(self, *, hints: int = 0, undos: int = 0, number: int | None = None) -> None:
        """Note that the person was helped in a hand, the current one unless `number` is given."""
        number = self.match.number if number is None else number
        aid = self._aids.get(number, Aid(number))
        self._aids[number] = aid._replace(hints=aid.hints + hints, undos=aid.undos + undos)

    # -- the person's choice (R18) --------------------------------------------------

    def pick(self, tile: Tile) -> None:
        """Choose a tile: a preview, nothing is played. Refused with the reason otherwise.

        Picking the chosen tile again puts it back.
        """
        held = next((t for t in self._model.hand if t.tile == tile), None)
        if self._model.phase is not Phase.CHOOSE:
            self._refuse(None, tile)
        elif held is None:
            self._refuse(MoveFault.NOT_IN_HAND, tile)
        elif held.fault is not None:
            self._refuse(held.fault, tile)
        elif held.chosen:
            self.take_back()
        else:
            end = held.ends[0] if len(held.ends) == 1 else None
            self._select(Selection(tile, end))

    def choose_end(self, end: End) -> None:
        """Choose the end for the chosen tile."""
        chosen = self._selection
        if chosen is None:
            self._refuse(None)
            return
        fault = fault_of(
            Play(chosen.tile, end), self._view().hand, self._model.line, self._model.forced_opening
        )
        if fault is not None:
            self._refuse(fault, chosen.tile)
        elif chosen.end is not end:
            self._select(Selection(chosen.tile, end))

    def choose(self, tile: Tile, end: End | None) -> None:
        """Choose a tile and its end at once: a preview. Refused where the rules forbid the play."""
        view = self._view()
        fault = fault_of(Play(tile, end), view.hand, view.line, view.forced_opening)
        if self._model.phase is not Phase.CHOOSE:
            self._refuse(None, tile)
        elif fault is not None:
            self._refuse(fault, tile)
        elif self._selection != Selection(tile, end):
            self._select(Selection(tile, end))

    def take_back(self) -> None:
        """Put the chosen tile back into the hand; a hint that is shown goes with it."""
        if self._selection is not None or self._advice is not None:
            if self._advice is not None:
                self._estimates = ()
            self._selection = self._advice = None
            self._hint_wanted = False
            self._publish(Change.TAKEN_BACK)

    def confirm(self) -> None:
        """Play the chosen tile as it is shown, or pass when a pass is previewed.

        Does nothing for a moment after the hint changed the chosen tile by itself.
        """
        chosen = self._selection
        if self._advice is not None and isinstance(self._advice.move, Pass):
            self.pass_turn()
        elif chosen is None:
            self._refuse(None)
        else:
            self.play(chosen.tile, chosen.end)

    def play(self, tile: Tile, end: End | None) -> None:
        """Play a tile at an end at once. Refused with the reason when the rules forbid it.

        Does nothing with the tile of a hint that took another's place a moment ago.
        """
        # To play the hint before it, the one that was heard, would play what is not shown any
        # more, and a worse move; to do nothing costs a second press. Nothing is said either: it
        # would cut off the better hint, which is just being told.
        chosen = self._selection if self._advice is not None else None
        if chosen is not None and chosen.tile == tile and self._unseen.isActive():
            return
        self._play(Play(tile, end), tile)

    def pass_turn(self) -> None:
        """Pass; refused while a tile fits (R10)."""
        self._play(Pass(), None)

    def _play(self, move: Move, tile: Tile | None) -> None:
        if self._model.phase not in (Phase.CHOOSE, Phase.PASS):
            self._refuse(None, tile)
            return
        view = self._view()
        fault = fault_of(move, view.hand, view.line, view.forced_opening)
        if fault is not None:
            self._refuse(fault, tile)
        else:
            self._apply(move)

    def _select(self, selection: Selection) -> None:
        self._selection = selection
        self._advice = None
        self._hint_wanted = False
        self._publish(Change.CHOSEN)

    def _refuse(self, fault: MoveFault | None, tile: Tile | None = None) -> None:
        self._publish(Change.REFUSED, Refusal(fault, tile))

    # -- hints ----------------------------------------------------------------------

    def hint(self) -> None:
        """Ask for a hint; it arrives as a preview, with its reason (R18, R19)."""
        if not self._model.can_hint:
            self._refuse(None)
            return
        if self._advice is not None and self._advice.final:
            self._better = False
            self._publish(Change.HINTED)  # nothing better would come of asking again
            return
        self._hint_wanted = True
        self._advice = None
        self._estimates = ()
        self._asked = self._generation
        self._thinker.ask(self._request(PERSON, players.HINT_LEVEL, hint=True))

    def _show_advice(self, advice: Advice) -> None:
        """Show a hint, or a better one.

        It is told when it comes, and once more when the last one is another move that is better by
        more than a hair. Between these only the estimates change: a reason that was given stays
        true. Those of a draft that would rather have another move are left out, and the hint's
        stands first, so that the best of them is always the hint's.
        """
        before = self._advice
        if before is not None and (
            before.move == advice.move or (advice.final and advice.equals(before.move))
        ):
            hint = before.move
            self._estimates = tuple(sorted(advice.estimates, key=lambda each: each.play != hint))
            self._advice = replace(before, estimates=self._estimates, final=advice.final)
            self._publish(Change.REFRESHED)
            return
        if before is not None and not advice.final:
            return
        self._advice, self._better = advice, before is not None
        self._estimates = advice.estimates
        if before is None:
            self._count(hints=1)
            self.game_changed.emit()
        move = advice.move
        self._selection = Selection(move.tile, move.end) if isinstance(move, Play) else None
        self._publish(Change.HINTED)
        if self._better:
            self._unseen.start()  # counts from when it was shown and given to the voice

    # -- settings ---------------------------------------------------------------------

    def set_level(self, seat: int, level: str) -> None:
        """Give a computer seat another level; a move that is being thought out begins anew."""
        if self._levels[seat] != level:
            self._levels[seat] = level
            self._drop_thought()
            self.game_changed.emit()
            self._publish(Change.REFRESHED)

    def set_speed(self, speed: Speed) -> None:
        """How fast computer moves are shown."""
        self._speed = speed
        if self._ready is not None and not self._due:
            self._wait()

    def set_auto_pass(self, on: bool) -> None:
        """Whether the person's forced passes happen by themselves."""
        self._auto_pass = on
        if not on and self._ready is not None and self._model.phase is Phase.PASS:
            self._drop_thought()
        self._advance()

    def step(self) -> None:
        """Show the next computer move as soon as it is ready, without a delay.

        At speed "step by step" nothing else shows it.
        """
        if self._model.phase is Phase.COMPUTER:
            self._due = True
            self._take_ready()

    @property
    def waits_for_step(self) -> bool:
        """Whether a computer move is ready and waits for `step`."""
        return self._ready is not None and self._speed is Speed.STEP

    # -- holds (R20) -------------------------------------------------------------------

    def hold(self, reason: str) -> Hold:
        """Keep computer moves off the table until the hold is released."""
        hold = Hold(self, reason)
        self._holds.append(hold)
        return hold

    def _release(self, hold: Hold) -> None:
        self._holds.remove(hold)
        self._advance()

    @property
    def holds(self) -> tuple[str, ...]:
        """The reasons for which the computer waits."""
        return tuple(hold.reason for hold in self._holds)

    # -- the computer's turn ---------------------------------------------------------

    def _changed(self, change: Change) -> None:
        """The game stands differently: older thoughts are worthless, choices are gone."""
        self._selection = self._advice = None
        self._estimates = ()
        self._drop_thought()
        self.game_changed.emit()
        self._publish(change)

    def _drop_thought(self) -> None:
        self._generation += 1
        self._asked = None
        self._ready = self._chooser = None
        self._due = False
        self._hint_wanted = False
        self._clock.stop()
        self._thinker.cancel()

    def _advance(self) -> None:
        """Ask for, wait for, or show the computer's next move, whatever is due now."""
        if self._ready is not None:
            self._take_ready()
            return
        if self._asked == self._generation:
            return  # the answer is on its way
        phase, turn = self._model.phase, self.match.hand.turn
        if phase is Phase.COMPUTER and turn is not None:
            self._asked = self._generation
            self._thinker.ask(self._request(turn, self._levels.get(turn, self._levels[3])))
        elif phase is Phase.PASS and self._auto_pass:
            self._set_ready(Pass())

    def _request(self, seat: int, level: str, hint: bool = False) -> Request:
        match = self.match
        return Request(self._generation, view_of(match, seat), level, thinking_seed(match), hint)

    @Slot(object)
    def _receive(self, reply: Reply) -> None:
        if reply.request.generation != self._generation:
            return
        if reply.request.hint and (reply.advice is None or reply.advice.final):
            self._asked = None
        if reply.error is not None:
            self._recover(reply)
        elif reply.advice is not None and self._hint_wanted:
            self._show_advice(reply.advice)
        elif reply.advice is not None and self._estimates:
            # The person looks at another move by now; the estimates beside it still get better.
            self._estimates = reply.advice.estimates
            self._publish(Change.REFRESHED)
        elif reply.move is not None:
            self._set_ready(reply.move, reply.request.level)

    def _recover(self, reply: Reply) -> None:
        """A player failed: the game goes on with the first legal move, and it is said."""
        self.player_failed.emit(reply.error)
        self._publish(Change.TROUBLE)
        if not reply.request.hint and reply.request.generation == self._generation:
            self._set_ready(self.match.hand.legal_moves()[0])

    def _set_ready(self, move: Move, chooser: str | None = None) -> None:
        self._ready = move
        self._chooser = chooser
        self._wait()

    def _wait(self) -> None:
        """Start the delay after which the ready move is shown."""
        # A pass by itself is the person's own: no key is asked for it.
        steps = self._speed is Speed.STEP and self._model.phase is Phase.COMPUTER
        if steps and not self._due:
            self._clock.stop()
        elif self._due or self._speed.delay == 0:
            self._delay_over()
        else:
            self._clock.start(self._speed.delay)

    @Slot()
    def _delay_over(self) -> None:
        self._due = True
        self._take_ready()

    def _take_ready(self) -> None:
        if self._ready is not None and self._due and not self._holds:
            self._apply(self._ready, self._chooser)

    def _apply(self, move: Move, chooser: str | None = None) -> None:
        over = self.match.winner is not None
        self._timeline = self._timeline.play(move, chooser)
        self._changed(Change.MOVED)
        if not over and self.match.winner is not None:
            self.match_finished.emit()

    # -- models -----------------------------------------------------------------------

    def refresh(self) -> None:
        """Show the table again, because a setting or the language changed."""
        self._publish(Change.REFRESHED)

    def _make_model(self, change: Change, refusal: Refusal | None = None) -> TableModel:
        self._serial += 1
        return table_model(
            self._view(),
            MatchFacts.of(self.match),
            serial=self._serial,
            change=change,
            levels=self._levels,
            selection=self._selection,
            advice=self._advice,
            better=self._better and self._advice is not None,
            estimates=self._estimates,
            refusal=refusal,
            can_undo=self._timeline.can_undo,
            can_redo=self._timeline.can_redo,
            paused=any(hold.reason != ANIMATION for hold in self._holds),
            demo=self._demo,
        )

    def _publish(self, change: Change, refusal: Refusal | None = None) -> None:
        self._model = self._make_model(change, refusal)
        self.table_changed.emit(self._model)
        self._advance()

    def close(self) -> None:
        """Stop thinking for good."""
        self._drop_thought()
        self._thinker.stop()
