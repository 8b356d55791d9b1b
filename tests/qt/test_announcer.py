"""The announcer: what is said about a table that changes, heard by a listener who sees nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
import shiboken6
from hypothesis import given
from hypothesis import strategies as some
from PySide6.QtCore import QTranslator
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QAccessibleEvent,
    QGuiApplication,
)
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chiva_engine.hand import Outcome
from chiva_engine.match import MatchState
from chiva_engine.moves import End, Move, MoveFault, Pass, Play
from chiva_engine.players.base import Advice, Reason, Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import Tile
from chiva_engine.timeline import PERSON, NextHand, RestartHand, Timeline
from chiva_qt import settings as st
from chiva_qt.a11y import answers, status_line
from chiva_qt.a11y.announcer import REMEMBERED, Announcer
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.a11y.status_line import StatusLine
from chiva_qt.dialogs.history import HistoryDialog
from chiva_qt.i18n import languages
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, MatchFacts, Refusal, Selection, TableModel, table_model
from chiva_qt.settings import Settings, Speed, Verbosity
from tests.qt.positions import first_turn, mixed, must_open, must_pass, seed_where
from tests.reader import ear

KEYS = {"shortcuts": "F2", "pass": "P", "left": "L", "right": "R", "step": "N"}
SEATS = {1: "You", 2: "Right", 3: "Partner", 4: "Left"}


class Table:
    """A match with an announcer beside it that is told of every change."""

    def __init__(
        self,
        folder: Path,
        seed: str = "1",
        *,
        speed: Speed = Speed.INSTANT,
        auto_pass: bool = False,
        verbosity: Verbosity = Verbosity.NORMAL,
        demo: bool = False,
    ) -> None:
        languages.switch("en")
        self.settings = Settings(folder)
        self.settings.override(st.SPEED, speed.value)
        self.settings.override(st.AUTO_PASS, auto_pass)
        self.spoken = Phrases(words=True, verbosity=verbosity)
        self.spoken.key_of = lambda name: KEYS.get(name, "")
        self.status = StatusLine()
        self.announcer = Announcer(self.spoken, self.status, self.settings)
        self.timeline = Timeline.new(seed)
        self.demo = demo
        self.serial = 0
        self.heard: list[str] = []
        self.announcer.said.connect(self.heard.append)

    def close(self) -> None:
        """Say nothing more."""
        for part in (self.status, self.announcer):
            shiboken6.delete(part)

    @property
    def match(self) -> MatchState:
        return self.timeline.current

    def model(self, change: Change, **more: object) -> TableModel:
        self.serial += 1
        return table_model(
            view_of(self.match, PERSON),
            MatchFacts.of(self.match),
            serial=self.serial,
            change=change,
            levels={},
            demo=self.demo,
            **more,  # type: ignore[arg-type]
        )

    def show(self, change: Change, **more: object) -> list[str]:
        """Show the table as it stands; what was said to it."""
        before = len(self.heard)
        self.announcer.model_changed(self.model(change, **more))
        return self.heard[before:]

    def start(self) -> list[str]:
        return self.show(Change.MATCH_STARTED)

    def play(self, move: Move) -> list[str]:
        self.timeline = self.timeline.play(move)
        return self.show(Change.MOVED)

    def play_well(self) -> list[str]:
        """The move of a steady player for whoever is to move."""
        turn = self.match.hand.turn
        assert turn is not None
        seed = thinking_seed(self.match)
        return self.play(Steady().choose(view_of(self.match, turn), Thinking(seed)))

    def until_person(self) -> list[str]:
        """Computer moves until the person is to act."""
        said: list[str] = []
        while self.match.hand.turn not in (PERSON, None):
            said += self.play_well()
        return said

    def rest_of_hand(self) -> list[str]:
        said: list[str] = []
        while self.match.hand.turn is not None:
            said += self.play_well()
        return said

    def next_hand(self) -> list[str]:
        self.timeline = self.timeline.take(NextHand())
        return self.show(Change.HAND_DEALT)

    def undo(self) -> list[str]:
        self.timeline = self.timeline.undo()
        return self.show(Change.UNDONE)

    def redo(self) -> list[str]:
        self.timeline = self.timeline.redo()
        return self.show(Change.REDONE)

    def restart(self) -> list[str]:
        self.timeline = self.timeline.take(RestartHand())
        return self.show(Change.RESTARTED)

    def log(self) -> list[ear.Heard]:
        """The moves of this hand as they should have been heard."""
        said = []
        for turn in self.match.hand.log:
            move = turn.move
            tile = str(move.tile) if isinstance(move, Play) else None
            end = move.end if isinstance(move, Play) else None
            said.append(ear.Heard(SEATS[turn.seat], tile, str(end.value) if end else None))
        return said

    def told(self) -> list[ear.Heard]:
        """The moves that were heard so far."""
        return ear.moves(" ".join(self.heard))


Make = Callable[..., Table]


@pytest.fixture
def table(qapp: QApplication, tmp_path: Path) -> Iterator[Make]:
    made: list[Table] = []

    def make(*given: str, **more: Any) -> Table:
        made.append(Table(tmp_path, *given, **more))
        return made[-1]

    yield make
    for at in made:
        at.close()


def play_on(table: Table) -> None:
    """Undo once, so that the hand goes on from the person's last decision."""
    table.timeline = table.timeline.undo()


# -- every event once, in order ------------------------------------------------------------------


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.STEP])
@pytest.mark.parametrize("seed", ["1", "7", "12"])
def test_each_move_of_a_match_is_told_once_and_in_order(
    table: Make, seed: str, speed: Speed
) -> None:
    at = table(seed, speed=speed)
    at.start()
    while at.match.winner is None and at.match.number < 12:
        at.heard.clear()
        at.rest_of_hand()
        assert at.told() == at.log()
        if at.match.winner is None:
            at.next_hand()


def test_a_round_is_one_message_with_the_own_turn_last(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    assert at.play_well() == []
    (message,) = at.until_person()
    assert [move.seat for move in ear.moves(message)] == ["You", "Right", "Partner", "Left"]
    turn, _, after = message.partition("Your turn. ")
    assert ear.moves(after) == []
    assert len(ear.moves(turn)) == 4
    assert ear.ends(after) == at.match.hand.line.ends


def test_step_by_step_each_move_is_a_message(table: Make) -> None:
    at = table(seed_where(mixed), speed=Speed.STEP)
    at.start()
    at.until_person()
    own = at.play_well()
    assert len(own) == 1
    assert own[0].endswith("Right is next: press N.")
    others = at.until_person()
    assert [len(ear.moves(message)) for message in others] == [1, 1, 1]
    assert "Your turn." in others[-1]
    assert "press N" not in " ".join(others)


def test_a_slow_round_is_told_as_far_as_it_has_come(table: Make, qtbot: QtBot) -> None:
    at = table(seed_where(mixed))
    at.announcer._clock.setInterval(0)
    at.start()
    at.until_person()
    with qtbot.waitSignal(at.announcer.said):
        at.play_well()
    assert [move.seat for move in ear.moves(at.heard[-1])] == ["You"]
    (rest,) = at.until_person()[-1:]
    assert at.told() == at.log()
    assert "Your turn." in rest


def test_two_passes_in_a_row_are_both_told(table: Make) -> None:
    at = table("1")
    at.start()
    while True:
        at.heard.clear()
        at.rest_of_hand()
        seats = [move.seat for move in at.told() if move.tile is None]
        log = at.log()
        if any(a.tile is None and b.tile is None for a, b in pairwise(log)):
            break
        at.next_hand()
    assert len(seats) == sum(1 for move in log if move.tile is None)


def test_nothing_is_told_of_a_changed_setting(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    assert at.show(Change.REFRESHED) == []
    at.play_well()
    assert at.show(Change.REFRESHED) == []
    (message,) = at.until_person()
    assert len(ear.moves(message)) == 4


# -- what the person is told ---------------------------------------------------------------------


def test_the_first_message_says_all_one_needs(table: Make) -> None:
    at = table(seed_where(mixed))
    assert at.start() == []
    (message,) = at.until_person()
    assert message.startswith("Chiva, dominoes")
    assert "F2 lists all keys." in message
    assert "Us 0, them 0." in message
    hand = [str(tile) for tile in sorted(at.match.hand.hands[0], reverse=True)]
    assert ear.hand(message) == hand
    assert ear.moves(message) == at.log()
    assert ear.ends(message) == at.match.hand.line.ends
    fit = sum(1 for tile in at.match.hand.hands[0] if at.match.hand.line.fitting_ends(tile))
    assert f"{fit} of your tiles fit" in message.rpartition("Your turn.")[2]


def test_the_person_is_told_to_open(table: Make) -> None:
    at = table(seed_where(must_open))
    (message,) = at.start()
    assert message.endswith("Your turn: you open with double six.")


def test_a_forced_pass_says_what_to_press(table: Make) -> None:
    at = table(seed_where(must_pass))
    at.start()
    (message,) = at.until_person()
    assert message.endswith("press P to pass.")
    at.spoken.key_of = lambda name: ""
    assert at.show(Change.REFUSED, refusal=Refusal(None, Tile(6, 6)))[0].endswith("pass.")


def test_a_pass_that_happens_by_itself_is_part_of_the_round(table: Make) -> None:
    at = table(seed_where(must_pass), auto_pass=True)
    at.start()
    assert at.until_person() == []
    assert at.play(Pass()) == []
    (message,) = at.until_person()
    assert ear.moves(message) == at.log()


def test_the_result_names_all_four_hands(table: Make) -> None:
    at = table("1")
    at.start()
    message = at.rest_of_hand()[-1]
    *_, after = message.partition("Hand 1")
    for seat, tiles in enumerate(at.match.hand.hands, start=1):
        if tiles:
            names = at.spoken.tiles(tiles)
            assert f"{SEATS[seat]} hold" in after
            assert names in after
    assert message.endswith("Enter deals the next hand.")


def hands_until(table: Table, wanted: Callable[[Table], bool]) -> str:
    """Play hands until one ends as wanted; its last message."""
    table.start()
    for _ in range(400):
        message = table.rest_of_hand()[-1]
        if wanted(table):
            return message
        if table.match.winner is None:
            table.next_hand()
        else:
            table.timeline = Timeline.new(str(table.serial))
            table.show(Change.MATCH_STARTED)
    raise AssertionError("no hand ended so")


def test_a_break_a_draw_and_the_end_of_the_match_are_told(table: Make) -> None:
    def outcome(at: Table) -> Outcome:
        assert at.match.hand.result is not None
        return at.match.hand.result.outcome

    broke = hands_until(table("1"), lambda at: bool(at.match.settled and at.match.settled.broke))
    assert "both sides go back to 0" in broke
    drawn = hands_until(table("1"), lambda at: outcome(at) is Outcome.DRAWN)
    assert "nobody wins" in drawn
    over = hands_until(table("1"), lambda at: at.match.winner is not None)
    assert "win the match, 4 to 0" in over
    assert over.endswith("Enter begins a new match.")


def test_the_next_hand_begins_with_its_number_and_the_streaks(table: Make) -> None:
    at = table("1")
    at.start()
    at.rest_of_hand()
    message = " ".join([*at.next_hand(), *at.until_person()])
    assert message.startswith("Hand 2. ")
    assert "Us " in message
    assert "Chiva" not in message


# -- undo, redo, restart -------------------------------------------------------------------------


def test_undo_says_what_is_in_the_hand_again_and_where_it_stands(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    ends = at.match.hand.line.ends
    held = at.match.hand.hands[0]
    at.play_well()
    at.until_person()
    (tile,) = held - at.match.hand.hands[0]
    (message,) = at.undo()
    assert message.startswith(f"Taken back: you hold {at.spoken.tile(tile)} again.")
    assert ear.moves(message) == []
    assert ear.ends(message) == ends


def test_moves_taken_back_within_their_round_are_not_told(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    at.heard.clear()
    at.play_well()
    at.play_well()
    at.undo()
    assert at.told() == []
    at.play_well()
    at.until_person()
    assert at.told() == at.log()[-4:]


def test_redo_tells_the_moves_again(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    at.play_well()
    at.until_person()
    at.undo()
    (message,) = at.redo()
    assert message.startswith("Brought back. ")
    assert ear.moves(message) == at.log()[-4:]
    assert "Your turn" in message or "to pass" in message


def test_undo_across_hands_names_the_hand(table: Make) -> None:
    at = table("1")
    at.start()
    at.rest_of_hand()
    at.next_hand()
    message = " ".join(at.undo())
    assert message.startswith("Taken back, to hand 1.")
    assert ear.moves(message) == []
    (again,) = [*at.redo(), *at.rest_of_hand()][:1]
    assert again.startswith("Brought back. ")


def test_restart_tells_the_deal_again(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    at.play_well()
    said = [*at.restart(), *at.until_person()]
    (message,) = said
    assert message.startswith("The same hand again")
    assert ear.hand(message) is not None
    assert ear.moves(message) == at.log()


# -- choosing ------------------------------------------------------------------------------------


def test_choosing_says_where_the_tile_would_lie(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    line, hand = at.match.hand.line, at.match.hand.hands[0]
    single = [tile for tile in hand if len(line.fitting_ends(tile)) == 1]
    one = next(tile for tile in single if not tile.is_double)
    (end,) = line.fitting_ends(one)
    touched = line.number_at(end)
    assert touched is not None
    (message,) = at.show(Change.CHOSEN, selection=Selection(one, end))
    names = at.spoken.number(touched), at.spoken.number(one.other(touched))
    assert message == (
        f"{at.spoken.tile(one)} on the {end.value}, at {names[0]}: {names[1]} would be open. "
        "Enter plays it."
    )
    assert at.show(Change.TAKEN_BACK) == [f"{at.spoken.tile(one)} is back in your hand."]
    both = next(tile for tile in hand if len(line.fitting_ends(tile)) == 2)
    (message,) = at.show(Change.CHOSEN, selection=Selection(both, None))
    assert message.endswith("Choose with L or R.")
    assert ear.tiles(message) == [str(both)]
    left, right = (at.spoken.number(number) for number in line.ends or ())
    assert f"left {left} and right {right}" in message


def test_a_refusal_says_why(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    line = at.match.hand.line
    tile = next(tile for tile in at.match.hand.hands[0] if not line.fitting_ends(tile))
    (message,) = at.show(Change.REFUSED, refusal=Refusal(MoveFault.FITS_NOWHERE, tile))
    assert message.startswith(f"{at.spoken.tile(tile)} does not fit")
    assert at.show(Change.REFUSED, refusal=Refusal(MoveFault.FITS_NOWHERE, tile)) == [message]
    at.play_well()
    (message,) = at.show(Change.REFUSED, refusal=Refusal(None, tile))
    assert message == "It is not your turn: Right plays."
    assert at.told() == at.log()[:-1]


def test_a_hint_is_told_with_its_reason(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    tile = next(t for t in at.match.hand.hands[0] if at.match.hand.line.fitting_ends(t))
    end = at.match.hand.line.fitting_ends(tile)[0]
    advice = Advice(Play(tile, end), Reason.SHEDS_PIPS)
    (message,) = at.show(Change.HINTED, advice=advice, selection=Selection(tile, end))
    assert message.startswith(f"Hint: {at.spoken.tile(tile)} on the {end.value}.")
    assert "pips" in message
    assert message.endswith("Enter plays it.")


def test_a_better_hint_says_that_it_takes_the_place_of_the_first(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    tile = next(t for t in at.match.hand.hands[0] if at.match.hand.line.fitting_ends(t))
    end = at.match.hand.line.fitting_ends(tile)[0]
    advice, chosen = Advice(Play(tile, end), Reason.BEST_CHANCE), Selection(tile, end)
    (message,) = at.show(Change.HINTED, advice=advice, better=True, selection=chosen)
    assert message.startswith(f"Better: {at.spoken.tile(tile)} on the {end.value}.")
    assert "Hint" not in message
    assert message.endswith("Enter plays it.")
    shown = at.spoken.status(at.model(Change.REFRESHED, advice=advice, better=True))
    assert shown.startswith("Better: ")


def test_a_failed_player_is_told_with_the_round(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    at.play_well()
    assert at.show(Change.TROUBLE) == []
    (message,) = at.until_person()
    assert message.index("A computer player failed") < message.index("Right ")


# -- length, language, secrets -------------------------------------------------------------------


def match_in_words(table: Table) -> str:
    table.start()
    table.rest_of_hand()
    return " ".join(table.heard)


def test_more_verbosity_says_more(table: Make) -> None:
    brief, normal, full = (len(match_in_words(table("7", verbosity=v))) for v in Verbosity)
    assert brief * 1.2 < normal < full


def test_brief_keeps_what_decides(table: Make) -> None:
    at = table(seed_where(mixed), verbosity=Verbosity.BRIEF)
    at.start()
    at.until_person()
    at.play_well()
    (message,) = at.until_person()
    assert ear.ends(message) == at.match.hand.line.ends
    for turn in at.match.hand.log[-4:]:
        if isinstance(turn.move, Play):
            assert f"{SEATS[turn.seat]}: {at.spoken.move(turn.move)}." in message
        else:
            assert f"{SEATS[turn.seat]}: pass." in message


@given(seed=some.integers(0, 10_000), verbosity=some.sampled_from(Verbosity))
def test_no_hidden_tile_is_ever_told(
    qapp: QApplication, tmp_path_factory: pytest.TempPathFactory, seed: int, verbosity: Verbosity
) -> None:
    at = Table(tmp_path_factory.mktemp("table"), str(seed), verbosity=verbosity)
    at.start()
    while at.match.hand.turn is not None:
        hand = at.match.hand
        allowed = {str(tile) for tile in (*hand.dealt[0], *hand.line.tiles, Tile(6, 6))}
        model = at.model(Change.REFRESHED)
        said = [*at.heard, *(answer(at.spoken, model) for answer in answers.ANSWERS.values())]
        assert set(ear.tiles(" ".join(said))) <= allowed
        at.play_well()
    at.close()


class Shouting(QTranslator):
    """A language in which everything is in capitals, words in braces aside."""

    def translate(
        self, context: str, source: str, disambiguation: str | None = None, n: int = -1
    ) -> str:
        del context, disambiguation, n
        return "".join(part if part.startswith("{") else part.upper() for part in _parts(source))


def _parts(source: str) -> Iterator[str]:
    while source:
        before, brace, rest = source.partition("{")
        yield before
        if not brace:
            return
        name, _, source = rest.partition("}")
        yield f"{{{name}}}"


def test_what_waits_is_told_in_the_language_that_is_on_then(
    table: Make, qapp: QApplication
) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    at.play_well()
    other = Shouting()
    qapp.installTranslator(other)
    try:
        (message,) = at.until_person()
    finally:
        qapp.removeTranslator(other)
    assert message.startswith("YOU PLAYED ")
    assert message.replace(" and ", " AND ") == message.upper()  # the joining word is CLDR's


# -- history and repetition ----------------------------------------------------------------------


def test_again_speaks_the_last_message_without_a_new_entry(
    table: Make, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table(seed_where(mixed))
    spoken: list[str] = []
    monkeypatch.setattr(at.status, "announce", spoken.append)
    at.announcer.again()
    assert spoken == []
    at.announcer.say("Left four, right two.")
    at.announcer.say("Left four, right two.")
    at.announcer.again()
    assert spoken == ["Left four, right two."] * 3
    assert at.announcer.history == ("Left four, right two.",) * 2


def test_the_history_has_an_end(table: Make) -> None:
    at = table()
    for number in range(REMEMBERED + 5):
        at.announcer.say(str(number))
    assert len(at.announcer.history) == REMEMBERED
    assert at.announcer.history[-1] == str(REMEMBERED + 4)


@pytest.mark.qt_log_ignore("propagateSizeHints")
def test_the_history_pane_grows_and_is_copied(table: Make, qtbot: QtBot) -> None:
    at = table()
    at.announcer.say("one")
    at.announcer.say("two")
    pane = HistoryDialog(at.announcer)
    qtbot.addWidget(pane)
    pane.show()
    assert pane.list.currentItem().text() == "two"
    at.announcer.say("three")
    assert pane.texts == ("one", "two", "three")
    with qtbot.waitSignal(pane.spoken):
        pane.copy_all_button.click()
    assert QGuiApplication.clipboard().text() == "one\ntwo\nthree"
    pane.copy_button.click()
    assert QGuiApplication.clipboard().text() == "two"


# -- answers -------------------------------------------------------------------------------------


def test_answers(table: Make) -> None:
    at = table(seed_where(mixed))
    at.start()
    at.until_person()
    model = at.model(Change.REFRESHED)
    hand, line = at.match.hand, at.match.hand.line

    def ask(name: str) -> str:
        return answers.ANSWERS[name](at.spoken, model)

    assert ear.ends(ask("ask-ends")) == line.ends
    assert ear.tiles(ask("ask-line")) == [str(tile) for tile in line.tiles]
    assert ear.hand(ask("ask-hand")) == [str(t) for t in sorted(hand.hands[0], reverse=True)]
    numbers = [int(word.strip(",.")) for word in ask("ask-counts").split() if word[0].isdigit()]
    assert numbers == [len(tiles) for tiles in hand.hands]
    assert ask("ask-streaks").startswith("Us 0, them 0.")
    assert ask("ask-turn").startswith("Your turn.")
    assert ear.moves(ask("ask-moves")) == at.log()[-4:]


def test_the_answer_who_passed_on_what(table: Make) -> None:
    at = table(seed_where(must_pass))
    at.start()
    at.until_person()
    at.play(Pass())
    at.until_person()
    said = answers.passes(at.spoken, at.model(Change.REFRESHED))
    for turn in at.match.hand.log:
        if isinstance(turn.move, Pass):
            who = "You have" if turn.seat == PERSON else f"{SEATS[turn.seat]} has"
            sentence = next(part for part in said.split(". ") if part.startswith(who))
            for number in turn.ends or ():
                assert at.spoken.number(number) in sentence
    fresh = table("1")
    assert answers.passes(fresh.spoken, fresh.model(Change.REFRESHED)).startswith("Nobody")


def test_answers_before_the_first_and_after_the_last_move(table: Make) -> None:
    at = table("1")
    for answer in answers.ANSWERS.values():
        assert answer(at.spoken, at.model(Change.REFRESHED))
    at.rest_of_hand()
    for answer in answers.ANSWERS.values():
        assert answer(at.spoken, at.model(Change.REFRESHED))
    assert answers.turn(at.spoken, at.model(Change.REFRESHED)).startswith("The hand is over.")


# -- the status line -----------------------------------------------------------------------------


@pytest.fixture
def told(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What assistive technology finds at each notice that a message appeared."""
    said: list[str] = []

    def notify(target: object, event: object) -> None:
        assert isinstance(target, status_line.Message)
        if event is QAccessible.Event.ObjectShow:
            said.append(target.label.spoken)

    monkeypatch.setattr(status_line, "notify", notify)
    monkeypatch.setattr(status_line, "BY_NOTIFICATION", True)
    return said


def test_equal_messages_are_told_each_time(qtbot: QtBot, told: list[str]) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show()
    line.show_text("Left 4, right 2.")
    line.announce("Left four, right two.")
    qtbot.waitUntil(lambda: len(told) == 1)
    line.announce("Left four, right two.")
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told == ["Left four, right two."] * 2
    assert line.text() == "Left 4, right 2."


@pytest.mark.parametrize("by_notification", [True, False])
def test_a_message_goes_out_in_one_way(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch, by_notification: bool
) -> None:
    """As a notification on Linux, as an announcement on Windows and macOS; never both."""
    install_accessibility()
    events: list[QAccessibleEvent] = []
    monkeypatch.setattr(QAccessible, "updateAccessibility", staticmethod(events.append))
    monkeypatch.setattr(status_line, "BY_NOTIFICATION", by_notification)
    QAccessible.setActive(True)
    try:
        line = StatusLine()
        qtbot.addWidget(line)
        line.show()
        with qtbot.waitSignal(line.told):
            line.announce("Your turn.")
    finally:
        QAccessible.setActive(False)
    ours = [event for event in events if event.object() is line.message]
    kinds = [event.type() for event in ours]
    if by_notification:
        assert kinds == [QAccessible.Event.NameChanged, QAccessible.Event.ObjectShow]
    else:
        assert kinds == [QAccessible.Event.NameChanged, QAccessible.Event.Announcement]
        announced = ours[-1]
        assert isinstance(announced, QAccessibleAnnouncementEvent)
        assert announced.message() == "Your turn."


def test_messages_that_wait_for_a_window_become_one(qtbot: QtBot, told: list[str]) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.announce("one.")
    line.announce("two.")
    assert told == []
    line.show()
    qtbot.waitUntil(lambda: bool(told))
    assert told == ["one. two."]


def test_without_any_window_a_message_is_told_all_the_same(qtbot: QtBot, told: list[str]) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.announce("one.")
    qtbot.waitUntil(lambda: told == ["one."])


def test_a_long_text_shrinks_and_is_never_cut(qtbot: QtBot) -> None:
    line = StatusLine()
    qtbot.addWidget(line)
    line.show()
    line.resize(400, 60)
    line.show_text("short")
    large = line.font().pixelSize()
    line.show_text("Right played 6-4 on the left: 4 is open. " * 3)
    small = line.font().pixelSize()
    assert small == round(large * 13 / 16)
    assert line.heightForWidth(400) > line.fontMetrics().height() * 1.5
    line.resize(4000, 60)
    assert line.font().pixelSize() == large


def test_the_accessible_status_bar_holds_the_message(qtbot: QtBot) -> None:
    install_accessibility()
    line = StatusLine()
    qtbot.addWidget(line)
    line.show()
    line.show_text("6-4")
    bar = QAccessible.queryAccessibleInterface(line)
    assert bar is not None
    assert bar.role() == QAccessible.Role.StatusBar
    assert bar.childCount() == 1
    message = bar.child(0)
    assert message is not None
    assert bar.child(1) is None
    assert bar.indexOfChild(message) == 0
    assert message.parent() is bar
    assert message.text(QAccessible.Text.Name) == "6-4"
    line.announce("six-four")
    qtbot.waitUntil(lambda: message.text(QAccessible.Text.Name) == "six-four")
    assert not message.rect().isEmpty()


def test_positions_are_what_they_say(qapp: QApplication) -> None:
    """The tests above need a tile for one end, one for both, and a pass."""
    assert mixed(view_of(first_turn(seed_where(mixed)), PERSON))
    assert must_pass(view_of(first_turn(seed_where(must_pass)), PERSON))
    assert End.LEFT.value == "left"
