"""Playing with Orca: by keys alone, deciding only from what was said."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from chiva_engine.match import MatchState
from chiva_engine.moves import Move, Pass, Play
from chiva_engine.players import player_of
from chiva_engine.players.base import Thinking
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import ALL_TILES, SEATS
from chiva_engine.timeline import PERSON
from chiva_engine.view import PlayerView
from tests.reader import ear
from tests.reader.desktop import Desktop, ReaderDesktop, eventually
from tests.reader.ear_player import EITHER, HAND_OVER, PASS, TO_MOVE, EarPlayer

NAMES = {1: "You", 2: "Right", 3: "Partner", 4: "Left"}
TILE_FOCUSED = re.compile(rf"{ear.TILE.pattern}.*push button", re.IGNORECASE)


def launch(reader: Desktop, folder: Path, seed: str, *options: str) -> None:
    """Start at speed instant with a profile of its own."""
    reader.launch("--seed", seed, "--speed", "instant", "--profile", str(folder), *options)


# -- scenarios: which seed to play, never what to play -------------------------------------------


def ear_policy(view: PlayerView) -> Move:
    """The move that an `EarPlayer` makes: the heaviest tile that fits, at the left if it can."""
    return view.legal_moves()[0]


def hand_of(seed: str) -> MatchState:
    """The first hand of a match, played out with an `EarPlayer` in the person's seat."""
    state = MatchState.new(seed)
    steady = player_of("steady")
    while state.hand.turn is not None:
        seat = state.hand.turn
        view = view_of(state, seat)
        thinking = Thinking(thinking_seed(state))
        state = state.apply(ear_policy(view) if seat == PERSON else steady.choose(view, thinking))
    return state


def passes_of_others(state: MatchState) -> Iterator[tuple[int, int]]:
    """The two seats, where two passes of computer players follow each other."""
    for one, two in pairwise(state.hand.log):
        if isinstance(one.move, Pass) and isinstance(two.move, Pass) and one.seat in (2, 3):
            yield one.seat, two.seat


@cache
def seed_with_two_passes() -> str:
    """A hand in which two computer players pass one after the other."""
    return next(str(seed) for seed in range(500) if any(passes_of_others(hand_of(str(seed)))))


@cache
def seed_with_own_pass() -> str:
    """A hand in which the person's first act is a pass, or comes to one soon."""

    def passes(state: MatchState) -> bool:
        own = [turn for turn in state.hand.log if turn.seat == PERSON]
        return isinstance(own[0].move, Pass) and isinstance(own[1].move, Play)

    return next(str(seed) for seed in range(500) if passes(hand_of(str(seed))))


# -- a whole hand --------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", ["7", "12"])
def test_a_whole_hand_by_ear(reader: ReaderDesktop, tmp_path: Path, seed: str) -> None:
    launch(reader, tmp_path, seed)
    player = EarPlayer(reader)
    last = player.play_hand(player.begin())
    text = " ".join(player.texts())
    own, moves = ear.hand(text), ear.moves(text)

    # Who heard this knows where all 28 tiles are, each once.
    played = [move.tile for move in moves if move.tile is not None]
    *_, result = re.split(r"Hand 1(?: is|:)", last)
    left = ear.tiles(result.partition(" hold")[2]) if " hold" in result else []
    assert sorted(played + left) == sorted(str(tile) for tile in ALL_TILES)
    assert sorted(own or []) == sorted(
        [move.tile for move in moves if move.seat == "You" and move.tile is not None]
        + ear.tiles(result.partition("You hold")[2].partition(":")[0])
    )
    # In turn, each tile at an end that it fits.
    order = [NAMES[seat] for seat in SEATS]
    for before, after in pairwise(moves):
        assert order.index(after.seat) == (order.index(before.seat) + 1) % 4
    line: list[int] = []
    for move in moves:
        if move.tile is None:
            continue
        numbers = [int(move.tile[0]), int(move.tile[2])]
        if not line:
            line = numbers
            continue
        at = 0 if move.end == "left" else 1
        assert line[at] in numbers, f"{move} does not fit {line}"
        numbers.remove(line[at])
        line[at] = numbers[0]


def test_two_passes_in_a_row_are_both_heard(reader: ReaderDesktop, tmp_path: Path) -> None:
    seed = seed_with_two_passes()
    expected = [move for move in hand_of(seed).hand.log if isinstance(move.move, Pass)]
    launch(reader, tmp_path, seed)
    player = EarPlayer(reader)
    player.play_hand(player.begin())
    passes = [m.seat for m in ear.moves(" ".join(player.texts())) if m.tile is None]
    assert passes == [NAMES[turn.seat] for turn in expected]


def test_a_question_asked_twice_is_answered_twice(reader: ReaderDesktop, tmp_path: Path) -> None:
    launch(reader, tmp_path, "7")
    EarPlayer(reader).begin()
    first = reader.hear("t", "You hold")
    mark = reader.mark()
    assert reader.hear("t", "You hold") == first
    assert reader.said_since(mark) == [first]
    assert reader.hear("g", "You hold") == first


def test_enter_plays_the_hint(reader: ReaderDesktop, tmp_path: Path) -> None:
    launch(reader, tmp_path, "7")
    EarPlayer(reader).begin()
    reader.hear("End", TILE_FOCUSED)
    hinted = ear.tiles(reader.hear("h", "Hint: "))[0]
    played = ear.moves(reader.hear("Return", re.compile("^You (played|opened)")))[0]
    assert played.tile == hinted


@pytest.mark.parametrize(
    ("keys", "title"),
    [
        ("F1", "Rules"),
        ("F2", "Keyboard shortcuts"),
        ("F3", "What was said"),
        # Orca says the tab that is selected, and then takes the window for known.
        ("ctrl+l", "Moves"),
        ("ctrl+comma", "Look"),
        ("ctrl+n", "New match"),
    ],
)
def test_a_window_says_what_it_is_and_gives_the_focus_back(
    reader: ReaderDesktop, tmp_path: Path, keys: str, title: str
) -> None:
    launch(reader, tmp_path, "7")
    EarPlayer(reader).begin()
    here = ear.tiles(reader.hear("End", TILE_FOCUSED))
    reader.hear(keys, title)
    assert ear.tiles(reader.hear("Escape", TILE_FOCUSED)) == here


def test_nothing_is_cut_off_but_by_a_key(reader: ReaderDesktop, tmp_path: Path) -> None:
    reader.launch("--seed", "7", "--lang", "en", "--profile", str(tmp_path))  # at the first speed
    player = EarPlayer(reader)
    message = player.begin()
    player.learn_hand()
    for _ in range(3):
        if TO_MOVE.search(message) and not PASS.search(message):
            message = player.play_tile(message)
            said = reader.utterances()
            assert len(said) >= 2, "the focus and the round"
            assert [u.text for u in said if u.cut_after is not None] == []


# -- the focus is heard --------------------------------------------------------------------------


def test_the_focus_is_heard_after_everything(reader: ReaderDesktop, tmp_path: Path) -> None:
    launch(reader, tmp_path, seed_with_own_pass())
    player = EarPlayer(reader)
    message = player.begin()
    reader.wait_for_speech(TILE_FOCUSED)

    # A pass: the tile has kept the focus; the neighbour is heard from there.
    while not PASS.search(message):
        message = player.play_tile(message)
    found = PASS.search(message)
    assert found is not None
    key = (found[1] or found[2]).lower()
    player.learn_hand()
    message = player.press(key, EITHER)
    reader.hear("End", TILE_FOCUSED)
    reader.hear("Home", TILE_FOCUSED)

    # A play: the neighbour of the played tile is heard before the message.
    assert TO_MOVE.search(message)
    player.focus = ear.tiles(reader.hear("End", TILE_FOCUSED))[0]
    mark = reader.mark()
    player.play_tile(message)
    said = reader.said_since(mark)
    focused = max(i for i, text in enumerate(said) if TILE_FOCUSED.search(text))
    told = next(i for i, text in enumerate(said) if text.startswith("You played"))
    assert focused < told
    here = said[focused]

    # A dialog: closed, the same tile is heard again.
    reader.hear("F2", "Keyboard shortcuts")
    assert ear.tiles(reader.hear("Escape", TILE_FOCUSED)) == ear.tiles(here)
    # Undo: a tile has the focus.
    reader.hear("u", "Taken back")
    reader.hear("End", TILE_FOCUSED)
    reader.hear("Home", TILE_FOCUSED)


def test_the_focus_is_heard_after_a_deal(reader: ReaderDesktop, tmp_path: Path) -> None:
    launch(reader, tmp_path, "7")
    player = EarPlayer(reader)
    player.play_hand(player.begin())
    message = reader.hear("Return", EITHER)
    assert message.startswith("Hand 2. ")
    reader.wait_for_speech(TILE_FOCUSED)


# -- language, a client, many deals --------------------------------------------------------------


def test_another_language_in_the_middle_of_a_hand(reader: ReaderDesktop, tmp_path: Path) -> None:
    launch(reader, tmp_path, "7", "--lang", "en")
    player = EarPlayer(reader)
    message = player.begin()
    player.learn_hand()
    player.play_tile(message)
    reader.hear("ctrl+comma", "Look")
    reader.hear("Tab", "Language")
    reader.wait_for_speech("English")
    reader.hear("Down", "Deutsch")
    reader.press("Escape")
    german = reader.wait_for_speech(re.compile(r"(null|eins|zwei|drei|vier|fünf|sechs)", re.I))
    assert not re.search(r"\bfits\b|\bdouble\b", german)
    message = reader.hear("End", re.compile(r"passt|Doppel|-"))
    assert not re.search(r"\bfits\b|\bdouble\b|\bof\b", message)


def test_press_by_a_client(reader: ReaderDesktop, tmp_path: Path) -> None:
    launch(reader, tmp_path, "7")
    message = EarPlayer(reader).begin()
    assert "you open with double six" in message
    reader.act(r"double six.*", "push button")
    reader.wait_for_speech("double six would open")
    reader.act(r"double six.*", "push button")
    reader.wait_for_speech("You opened with double six")


# Chiva, but for dealing 300 matches one after the other; between them there is time to look.
DEALER = """
import sys
from PySide6.QtCore import QTimer
from chiva_qt import app, controller

class Controller(controller.GameController):
    def start(self):
        super().start()
        self.deals = 0
        self.clock = QTimer(self)
        self.clock.timeout.connect(self.deal)
        self.clock.start(200)

    def deal(self):
        self.deals += 1
        self.new_match(str(self.deals))
        if self.deals == 300:
            self.clock.stop()
            print("300 deals", flush=True)

controller.GameController = Controller
sys.exit(app.main(sys.argv[1:]))
"""


@pytest.mark.slow
@pytest.mark.timeout(900)
def test_a_client_walks_the_tree_during_300_deals(screen: Desktop, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_text("[look]\nmotion=off\n", encoding="utf-8")
    options = ("--speed", "instant", "--lang", "en", "--profile", str(tmp_path))
    program = screen.launch_command([sys.executable, "-c", DEALER, *options])
    with screen.walking() as reports:
        eventually("300 deals", lambda: "300 deals" in program.output(), 800)
    assert program.running
    assert reports[0].rounds > 10
    assert "Your hand" in reports[0].names


def test_every_hand_over_is_recognised() -> None:
    """The player stops at each kind of result."""
    for text in ("We win the hand, 3 to 9.", "They win the match, 4 to 0.", "The hand is drawn"):
        assert HAND_OVER.search(text)
