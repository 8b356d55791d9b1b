"""The controller: whose turn, the person's choice, holds, undo while the computer thinks."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator

import pytest
from pytestqt.qtbot import QtBot

from chiva_engine.moves import End, Move, MoveFault, Pass, Play
from chiva_engine.players.base import Advice, Cancelled, Estimate, Reason, Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.timeline import PERSON
from chiva_engine.view import PlayerView
from chiva_qt.controller import GameController
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.settings import Speed
from tests.qt.positions import mixed, must_pass, seed_where


class Gate:
    """A steady player that thinks until it is let through, or until nobody wants it."""

    def __init__(self) -> None:
        self.open = threading.Event()
        self.open.set()
        self.asked: list[int] = []
        self.cancelled = 0
        self._player = Steady()

    def _wait(self, view: PlayerView, thinking: Thinking) -> None:
        self.asked.append(view.seat)
        while not self.open.wait(0.001):
            if thinking.cancelled():
                self.cancelled += 1
                raise Cancelled

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        self._wait(view, thinking)
        return self._player.choose(view, thinking)

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        self._wait(view, thinking)
        yield from self._player.improve(view, thinking)


class Broken:
    """A player that always fails."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        raise RuntimeError("out of ideas")


Table = Callable[..., GameController]


@pytest.fixture
def table() -> Iterator[Table]:
    """Makes controllers at speed instant and ends their threads afterwards."""
    made: list[GameController] = []

    def make(
        player: object = None, seed: str = seed_where(mixed), **more: object
    ) -> GameController:
        chosen = Steady() if player is None else player
        controller = GameController(lambda level: chosen, seed, **more)  # type: ignore[arg-type]
        controller.set_speed(Speed.INSTANT)
        made.append(controller)
        return controller

    yield make
    for controller in made:
        controller.close()


def until(qtbot: QtBot, controller: GameController, *phases: Phase) -> TableModel:
    """Wait until the table is in one of `phases`."""
    qtbot.waitUntil(lambda: controller.model.phase in phases, timeout=10_000)
    return controller.model


def until_person(qtbot: QtBot, controller: GameController) -> TableModel:
    return until(qtbot, controller, Phase.CHOOSE, Phase.PASS, Phase.HAND_OVER, Phase.MATCH_OVER)


def play_first(controller: GameController) -> None:
    """The person's first legal move, or what else the phase wants."""
    model = controller.model
    if model.phase is Phase.PASS:
        controller.pass_turn()
    elif model.phase is Phase.HAND_OVER:
        controller.next_hand()
    elif model.phase is Phase.CHOOSE:
        tile = next(t for t in model.hand if t.playable)
        controller.play(tile.tile, tile.ends[0] if tile.ends else None)


def test_the_computer_moves_until_it_is_the_persons_turn(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    model = until_person(qtbot, controller)
    assert model.turn == PERSON
    assert all(turn.seat != PERSON for turn in model.log)


def test_a_whole_match_can_be_played(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    with qtbot.waitSignal(controller.match_finished, timeout=60_000):
        while until_person(qtbot, controller).phase is not Phase.MATCH_OVER:
            play_first(controller)
    assert 4 in controller.model.streaks
    controller.next_hand()
    assert controller.model.phase is Phase.MATCH_OVER
    controller.new_match("9")
    assert controller.model.streaks == (0, 0)
    assert controller.model.hand_number == 1


def test_choosing_is_a_preview_until_it_is_confirmed(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    model = until(qtbot, controller, Phase.CHOOSE)
    tile = next(t for t in model.hand if t.playable and len(t.ends) == 1)
    controller.pick(tile.tile)
    chosen = controller.model
    assert chosen.log == model.log
    assert chosen.selection is not None
    assert chosen.selection.end is tile.ends[0]
    assert [end.target for end in chosen.ends] == [end in tile.ends for end in End]
    controller.take_back()
    assert controller.model.selection is None
    controller.pick(tile.tile)
    controller.pick(tile.tile)
    assert controller.model.selection is None, "picking the chosen tile puts it back"
    controller.pick(tile.tile)
    controller.confirm()
    assert controller.model.log[len(model.log)].move == Play(tile.tile, tile.ends[0])


def test_a_tile_that_fits_both_ends_waits_for_the_end(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    model = until(qtbot, controller, Phase.CHOOSE)
    both = [t for t in model.hand if len(t.ends) == 2]
    controller.pick(both[0].tile)
    assert controller.model.selection is not None
    assert controller.model.selection.end is None
    assert not controller.model.can_confirm
    controller.confirm()
    assert controller.model.refusal is not None
    assert controller.model.refusal.fault is MoveFault.NO_END_NAMED
    assert controller.model.log == model.log
    controller.choose_end(End.RIGHT)
    controller.confirm()
    assert controller.model.log[len(model.log)].move == Play(both[0].tile, End.RIGHT)


def test_refusals_say_why_and_change_nothing(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    model = until(qtbot, controller, Phase.CHOOSE)
    stuck = next(t for t in model.hand if not t.playable)
    for act, fault in (
        (lambda: controller.pick(stuck.tile), MoveFault.FITS_NOWHERE),
        (controller.pass_turn, MoveFault.CAN_PLAY),
        (controller.confirm, None),
        (lambda: controller.choose_end(End.LEFT), None),
    ):
        serial = controller.model.serial
        act()
        refused = controller.model
        assert refused.change is Change.REFUSED
        assert refused.serial > serial
        assert refused.refusal is not None
        assert refused.refusal.fault is fault
        assert refused.log == model.log


def test_nothing_is_possible_while_the_computer_thinks(qtbot: QtBot, table: Table) -> None:
    gate = Gate()
    gate.open.clear()
    controller = table(gate)
    controller.start()
    while controller.model.phase is not Phase.COMPUTER:  # seat 1 may have opened
        play_first(controller)
    controller.pick(controller.model.hand[0].tile)
    assert controller.model.change is Change.REFUSED
    controller.hint()
    assert controller.model.change is Change.REFUSED
    gate.open.set()


def test_a_move_thought_out_during_a_hold_appears_once_after_the_last(
    qtbot: QtBot, table: Table
) -> None:
    gate = Gate()
    gate.open.clear()
    controller = table(gate)
    controller.start()
    rules = controller.hold("rules")
    ledger = controller.hold("ledger")
    before = len(controller.model.log)
    gate.open.set()
    qtbot.waitUntil(lambda: controller._ready is not None, timeout=5000)
    rules.release()
    rules.release()  # a second release is none
    assert len(controller.model.log) == before
    assert controller.holds == ("ledger",)
    with qtbot.waitSignal(controller.table_changed):
        ledger.release()
    assert len(controller.model.log) == before + 1
    until_person(qtbot, controller)
    seats = [turn.seat for turn in controller.model.log]
    assert len(seats) == len(set(seats)), "each seat moved once"


def test_a_hold_taken_in_the_moment_a_reply_arrives(qtbot: QtBot, table: Table) -> None:
    controller = table()
    taken = []
    controller._thinker.replied.disconnect(controller._receive)
    controller._thinker.replied.connect(lambda _: taken.append(controller.hold("rules")))
    controller._thinker.replied.connect(controller._receive)
    before = len(controller.model.log)
    controller.start()
    qtbot.waitUntil(lambda: bool(taken))
    assert len(controller.model.log) == before
    taken[0].release()
    assert len(controller.model.log) == before + 1


def test_undo_drops_what_is_being_thought_out(qtbot: QtBot, table: Table) -> None:
    gate = Gate()
    controller = table(gate)
    controller.start()
    first = until(qtbot, controller, Phase.CHOOSE)
    gate.open.clear()
    play_first(controller)
    qtbot.waitUntil(lambda: controller._asked == controller._generation)
    controller.undo()
    gate.open.set()
    assert controller.model.log == first.log
    assert controller.model.change is Change.UNDONE
    assert controller.model.can_redo
    controller.redo()
    assert len(controller.model.log) == len(first.log) + 1


def test_redo_brings_back_the_computers_moves(qtbot: QtBot, table: Table) -> None:
    gate = Gate()
    controller = table(gate)
    controller.start()
    until(qtbot, controller, Phase.CHOOSE)
    play_first(controller)
    until_person(qtbot, controller)
    after = controller.model.log
    asked = list(gate.asked)
    controller.undo()
    controller.redo()
    assert controller.model.log == after
    assert gate.asked == asked, "nobody thought again"


def test_thirty_undos_while_the_computer_thinks_and_moves(qtbot: QtBot, table: Table) -> None:
    controller = table()
    shown: list[TableModel] = []
    controller.table_changed.connect(shown.append)
    controller.start()
    for _ in range(30):
        until_person(qtbot, controller)
        play_first(controller)
        play_first(controller)
        controller.undo()
        controller.undo()
        model = controller.model
        assert model is shown[-1]
        assert model.log == controller.match.hand.log
        assert model.line == controller.match.hand.line
        moves = controller.ledger()[-1].moves
        assert tuple(move.turn for move in moves) == model.log
        if controller.model.can_redo:
            controller.redo()


def test_restart_deals_the_same_hand(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    until(qtbot, controller, Phase.CHOOSE)
    dealt = controller.match.hand.dealt
    play_first(controller)
    controller.restart()
    assert controller.match.hand.dealt == dealt
    assert controller.model.log == ()
    assert controller.model.change is Change.RESTARTED
    controller.undo()
    assert controller.model.log, "a restart can be undone"


def test_a_hint_is_a_preview_with_a_reason(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    model = until(qtbot, controller, Phase.CHOOSE)
    controller.hint()
    qtbot.waitUntil(lambda: controller.model.change is Change.HINTED)
    hinted = controller.model
    assert hinted.log == model.log
    assert hinted.advice is not None
    assert isinstance(hinted.advice.reason, Reason)
    assert isinstance(hinted.advice.move, Play)
    assert hinted.selection is not None
    assert hinted.selection.tile == hinted.advice.move.tile
    controller.confirm()
    assert controller.model.log[len(model.log)].move == hinted.advice.move


def estimated(*plays: Play) -> tuple[Estimate, ...]:
    return tuple(Estimate(play, 0.9 - 0.1 * place, 160) for place, play in enumerate(plays))


class Wavering(Steady):
    """Gives drafts that change their mind and their reason, and comes to an end."""

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        one, other = [move for move in view.legal_moves() if isinstance(move, Play)][:2]
        for move, reason in (
            (one, Reason.BEST_CHANCE),
            (one, Reason.SHEDS_PIPS),
            (other, Reason.BEST_CHANCE),
            (one, Reason.SHEDS_PIPS),
        ):
            rest = other if move is one else one
            yield Advice(move, reason, estimates=estimated(move, rest), final=False)
        yield Advice(other, Reason.BEST_CHANCE, estimates=estimated(other, one))


def test_a_hint_is_told_once_and_once_more_when_it_ends_up_with_another_move(
    qtbot: QtBot, table: Table
) -> None:
    controller = table(Wavering())
    controller.start()
    until(qtbot, controller, Phase.CHOOSE)
    told: list[tuple[object, object]] = []
    better: list[bool] = []

    def listen(model: TableModel) -> None:
        if model.change is Change.HINTED and model.advice is not None:
            told.append((model.advice.move, model.advice.reason))
            better.append(model.better)

    controller.table_changed.connect(listen)
    controller.hint()
    qtbot.waitUntil(lambda: bool(controller.model.advice and controller.model.advice.final))
    one, other = told
    assert one[0] != other[0]
    # Asked again, the finished hint is repeated as it is.
    controller.hint()
    assert told == [one, other, other]
    assert better == [False, True, False]


class Held(Steady):
    """Has its move once it is let go on."""

    gate = threading.Event()

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        self.gate.wait(10)
        return Steady().choose(view, thinking)


def test_the_wait_counts_from_when_a_move_is_ready(qtbot: QtBot, table: Table) -> None:
    player = Held()
    controller = table(player)
    controller.set_speed(Speed.QUICK)
    controller.start()
    if controller.model.phase is Phase.CHOOSE:
        move = controller._view().legal_moves()[0]
        assert isinstance(move, Play)
        controller.play(move.tile, move.end)
    before = until(qtbot, controller, Phase.COMPUTER)
    assert not controller._clock.isActive(), "it still thinks"
    player.gate.set()
    with qtbot.waitSignal(controller._clock.timeout):
        qtbot.waitUntil(controller._clock.isActive)
        assert controller._clock.interval() == Speed.QUICK.delay
        assert controller.model.log == before.log
    assert len(controller.model.log) == len(before.log) + 1


@pytest.mark.parametrize(("ahead", "told"), [(0.004, 1), (0.02, 2)])
def test_a_hint_stays_when_the_last_word_is_a_move_that_did_no_better(
    qtbot: QtBot, table: Table, ahead: float, told: int
) -> None:
    controller = table()
    controller.start()
    until(qtbot, controller, Phase.CHOOSE)
    one, other = [m for m in controller._view().legal_moves() if isinstance(m, Play)][:2]
    moves: list[object] = []

    def listen(model: TableModel) -> None:
        if model.change is Change.HINTED and model.advice is not None:
            moves.append(model.advice.move)

    controller.table_changed.connect(listen)
    estimates = (Estimate(other, 0.5 + ahead, 1920), Estimate(one, 0.5, 1920))
    controller._show_advice(Advice(one, Reason.BEST_CHANCE, final=False))
    controller._show_advice(Advice(other, Reason.AS_GOOD, estimates=estimates))
    assert moves == [one, other][:told]
    assert controller.model.advice is not None
    assert controller.model.advice.final
    assert controller.model.estimates[0].play == moves[-1]


def hinted(controller: GameController) -> tuple[Play, Play]:
    """Show a hint and a better one in its place; both moves."""
    one, other = [m for m in controller._view().legal_moves() if isinstance(m, Play)][:2]
    controller._show_advice(Advice(one, Reason.BEST_CHANCE, final=False))
    assert not controller.model.better
    controller._show_advice(Advice(other, Reason.BEST_CHANCE))
    assert controller.model.better
    return one, other


def test_a_better_hint_is_not_played_before_it_can_have_been_noticed(
    qtbot: QtBot, table: Table
) -> None:
    controller = table()
    controller.start()
    before = until(qtbot, controller, Phase.CHOOSE)
    _, other = hinted(controller)
    serial = controller.model.serial
    controller.confirm()
    controller.play(other.tile, other.end)
    assert controller.model.log == before.log
    assert controller.model.serial == serial, "nothing is said over the better hint"
    with qtbot.waitSignal(controller._unseen.timeout):
        pass
    controller.confirm()
    assert controller.model.log[len(before.log)].move == other


def test_a_tile_of_the_persons_own_is_played_right_after_a_better_hint(
    qtbot: QtBot, table: Table
) -> None:
    controller = table()
    controller.start()
    before = until(qtbot, controller, Phase.CHOOSE)
    one, _ = hinted(controller)
    controller.choose(one.tile, one.end)
    controller.confirm()
    assert controller.model.log[len(before.log)].move == one


def test_a_first_hint_and_one_that_stays_are_played_at_once(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.start()
    before = until(qtbot, controller, Phase.CHOOSE)
    move = controller._view().legal_moves()[0]
    for final in (False, True):
        controller._show_advice(Advice(move, Reason.BEST_CHANCE, final=final))
        assert not controller.model.better
    controller.confirm()
    assert controller.model.log[len(before.log)].move == move


def test_the_best_estimate_is_always_the_move_of_the_hint(qtbot: QtBot, table: Table) -> None:
    controller = table(Wavering())
    controller.start()
    until(qtbot, controller, Phase.CHOOSE)
    tops: list[Play] = []

    def listen(model: TableModel) -> None:
        if model.advice is not None:
            assert model.estimates[0].play == model.advice.move
            tops.append(model.estimates[0].play)

    controller.table_changed.connect(listen)
    with qtbot.captureExceptions() as errors:
        controller.hint()
        qtbot.waitUntil(lambda: bool(controller.model.advice and controller.model.advice.final))
    assert not errors
    assert len(set(tops)) == 2, "the last draft is another move"


def test_a_choice_made_meanwhile_is_not_overrun_by_the_hint(qtbot: QtBot, table: Table) -> None:
    gate = Gate()
    controller = table(gate)
    controller.start()
    model = until(qtbot, controller, Phase.CHOOSE)
    gate.open.clear()
    controller.hint()
    tile = [t for t in model.hand if t.playable][-1]
    controller.pick(tile.tile)
    with qtbot.waitSignal(controller._thinker.replied):
        gate.open.set()
    assert controller.model.selection is not None
    assert controller.model.selection.tile == tile.tile
    assert controller.model.advice is None


def test_a_player_that_fails_is_replaced_for_the_move(qtbot: QtBot, table: Table) -> None:
    controller = table(Broken())
    failures: list[str] = []
    changes: list[Change] = []
    controller.player_failed.connect(failures.append)
    controller.table_changed.connect(lambda model: changes.append(model.change))
    controller.start()
    until_person(qtbot, controller)
    assert controller.model.turn == PERSON
    assert len(failures) == len(controller.model.log)
    assert "out of ideas" in failures[0]
    assert changes.count(Change.TROUBLE) == len(failures)


def test_step_by_step_shows_a_move_a_key(qtbot: QtBot, table: Table) -> None:
    controller = table()
    controller.set_speed(Speed.STEP)
    controller.start()
    while controller.model.phase is Phase.CHOOSE:
        play_first(controller)
    qtbot.waitUntil(lambda: controller.waits_for_step)
    before = len(controller.model.log)
    with qtbot.assertNotEmitted(controller.table_changed, wait=50):
        pass
    controller.step()
    assert len(controller.model.log) == before + 1
    if controller.model.phase is Phase.COMPUTER:
        controller.step()  # pressed before the move is ready: it comes when it is
        qtbot.waitUntil(lambda: len(controller.model.log) == before + 2)


def test_passes_by_itself_when_told_to(qtbot: QtBot, table: Table) -> None:
    controller = table(seed=seed_where(must_pass))
    controller.start()
    until(qtbot, controller, Phase.PASS)
    controller.pick(controller.model.hand[0].tile)
    assert controller.model.change is Change.REFUSED
    with qtbot.assertNotEmitted(controller.table_changed, wait=30):
        pass
    controller.set_auto_pass(True)
    assert [t.move for t in controller.model.log if t.seat == PERSON] == [Pass()]


def test_passes_by_itself_at_step_by_step(qtbot: QtBot, table: Table) -> None:
    controller = table(seed=seed_where(must_pass))
    controller.start()
    until(qtbot, controller, Phase.PASS)
    controller.set_speed(Speed.STEP)
    controller.set_auto_pass(True)
    assert [t.move for t in controller.model.log if t.seat == PERSON] == [Pass()]


def test_another_level_thinks_anew(qtbot: QtBot, table: Table) -> None:
    gate = Gate()
    gate.open.clear()
    controller = table(gate)
    controller.start()
    while controller.model.phase is not Phase.COMPUTER:
        play_first(controller)
    seat = controller.model.turn
    assert seat is not None
    qtbot.waitUntil(lambda: gate.asked == [seat])
    controller.set_level(seat, "beginner")
    qtbot.waitUntil(lambda: gate.asked == [seat, seat])
    assert gate.cancelled == 1
    assert controller.model.seat(seat).level == "beginner"
    gate.open.set()


def test_a_request_holds_no_hidden_hand(qtbot: QtBot, table: Table) -> None:
    controller = table(seed="a seed to look for")
    request = controller._request(2, "steady")
    hidden = controller.match.hand.hands
    shown = repr(request)
    for seat in (1, 3, 4):
        assert not any(repr(tile) in shown for tile in hidden[seat - 1])
    assert controller.match.seed not in repr(request.view)


def test_demo_plays_seat_one_too(qtbot: QtBot, table: Table) -> None:
    controller = table(demo=True)
    controller.start()
    until(qtbot, controller, Phase.HAND_OVER, Phase.MATCH_OVER)
    assert {turn.seat for turn in controller.model.log} == {1, 2, 3, 4}
