"""One hand from the deal to its end (R4-R6, R9-R13, R17, R25)."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.hand import (
    HandResult,
    HandState,
    Outcome,
    Turn,
    block_winner,
    fault_of,
    legal_moves,
)
from chiva_engine.line import Line, PlacedTile
from chiva_engine.moves import End, IllegalMove, Move, MoveFault, Pass, Play, parse_move
from chiva_engine.tiles import ALL_TILES, DOUBLE_SIX, SEATS, Hands, Tile, team_of
from tests.engine.strategies import (
    ALL_MOVES,
    choices,
    deals,
    few,
    four,
    hands_in_play,
    many,
    moments,
    openers,
    pick,
    played_hands,
    seats,
    standing,
)

PASTED = (HandResult, Line, PlacedTile, Turn)
"""What a pasted repr speaks of besides the names above."""

PLAIN_DEAL = four([ALL_TILES[start : start + 7] for start in range(0, 28, 7)])
"""Seat 1 holds 0-0 to 3-0, seat 4 holds 6-0 to 6-6."""


def texts(moves: tuple[Move, ...]) -> list[str]:
    return [str(move) for move in moves]


def opened(tile: str) -> HandState:
    """A plain deal whose first tile lies, by the seat that holds it."""
    parsed = Tile.parse(tile)
    holder = next(seat for seat in SEATS if parsed in PLAIN_DEAL[seat - 1])
    return HandState.start(PLAIN_DEAL, holder).apply(Play(parsed))


# -- the deal (R1, R4) ------------------------------------------------------------


def test_five_doubles_or_more_do_not_cancel_the_deal() -> None:
    doubles = [tile for tile in ALL_TILES if tile.is_double]
    rest = [tile for tile in ALL_TILES if not tile.is_double]
    for count in (5, 6, 7):
        order = doubles[-count:] + rest + doubles[: 7 - count]
        hands = four([order[start : start + 7] for start in range(0, 28, 7)])
        assert sum(tile.is_double for tile in hands[0]) >= count
        hand = HandState.start(hands, None)
        assert texts(hand.legal_moves()) == ["6-6"]
        assert len(list(moments(hand, []))) > 7


@pytest.mark.parametrize(
    "hands",
    [
        PLAIN_DEAL[:3],
        (*PLAIN_DEAL, frozenset()),
        (PLAIN_DEAL[0] - {Tile(0, 0)}, *PLAIN_DEAL[1:]),
        (PLAIN_DEAL[0] | {Tile(6, 6)}, *PLAIN_DEAL[1:]),
        (PLAIN_DEAL[0] - {Tile(0, 0)} | {Tile(6, 6)}, *PLAIN_DEAL[1:]),
        (PLAIN_DEAL[0], PLAIN_DEAL[0], *PLAIN_DEAL[2:]),
    ],
    ids=["three seats", "five seats", "six tiles", "eight tiles", "a tile twice", "a hand twice"],
)
def test_only_28_tiles_seven_to_each_seat_are_a_deal(hands: Hands) -> None:
    with pytest.raises(ValueError, match="not a deal of 28 tiles"):
        HandState.start(hands, 1)


@pytest.mark.parametrize("opener", [0, 5, -1])
def test_the_opener_is_a_seat(opener: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 4"):
        HandState.start(PLAIN_DEAL, opener)


# -- the opening (R5, R6, R9) -----------------------------------------------------


@many
@given(deals())
def test_without_an_opener_the_holder_of_double_six_opens_with_it(hands: Hands) -> None:
    hand = HandState.start(hands, None)
    assert hand.turn == hand.opener
    assert DOUBLE_SIX in hands[hand.opener - 1]
    assert hand.forced_opening
    assert hand.legal_moves() == (Play(DOUBLE_SIX),)
    assert hand.apply(Play(DOUBLE_SIX)).line.ends == (6, 6)


@many
@given(deals(), seats)
def test_a_named_opener_opens_with_any_tile(hands: Hands, opener: int) -> None:
    hand = HandState.start(hands, opener)
    assert (hand.turn, hand.opener, hand.forced_opening) == (opener, opener, False)
    expected = [Play(tile) for tile in sorted(hands[opener - 1], reverse=True)]
    assert list(hand.legal_moves()) == expected
    for move in expected:
        after = hand.apply(move)
        assert after.line.ends == (move.tile.high, move.tile.low)
        assert after.turn == opener % 4 + 1


@many
@given(deals(), openers)
def test_the_opening_is_nobody_elses(hands: Hands, opener: int | None) -> None:
    hand = HandState.start(hands, opener)
    with pytest.raises(IllegalMove) as caught:
        hand.apply(Pass())
    assert caught.value.fault is MoveFault.CANNOT_PASS_OPENING
    partner = hands[(hand.opener + 1) % 4]
    for tile in partner:
        with pytest.raises(IllegalMove) as caught:
            hand.apply(Play(tile))
        assert caught.value.fault is MoveFault.NOT_IN_HAND


# -- moves (R10, R25) -------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "line", "expected"),
    [
        ("6-6 5-4 | 0-0 | 0-0 | 0-0", "6-1", ["6-6 left"]),
        ("6-6 4-1 | 0-0 | 0-0 | 0-0", "6-1", ["6-6 left", "4-1 right"]),
        ("6-1 5-4 | 0-0 | 0-0 | 0-0", "6-2 2-1", ["6-1 left", "6-1 right"]),
        ("6-6 5-4 | 0-0 | 0-0 | 0-0", "6-1 1-6", ["6-6 left", "6-6 right"]),
        ("6-5 5-4 | 0-0 | 0-0 | 0-0", "6-1 1-6", ["6-5 left", "6-5 right"]),
        ("5-5 5-4 | 6-0 | 1-0 | 0-0", "6-1", ["pass"]),
    ],
    ids=["one end", "both ends", "a tile for both", "a double for both", "equal ends", "none fits"],
)
def test_who_can_play_must_and_only_who_cannot_passes(
    hands: str, line: str, expected: list[str]
) -> None:
    hand = standing(hands, line, 1)
    assert texts(hand.legal_moves()) == expected
    for move in ALL_MOVES:
        if str(move) in expected:
            assert hand.apply(move).log[-1].move == move
        else:
            with pytest.raises(IllegalMove):
                hand.apply(move)


FAULTS = {
    MoveFault.HAND_OVER: (standing("0-0 | | 5-5 | 6-6", "4-3", 3), "5-5 left"),
    MoveFault.NOT_IN_HAND: (opened("6-4"), "5-4 right"),
    MoveFault.MUST_OPEN_DOUBLE_SIX: (HandState.start(PLAIN_DEAL, None), "6-5"),
    MoveFault.CANNOT_PASS_OPENING: (HandState.start(PLAIN_DEAL, 2), "pass"),
    MoveFault.CAN_PLAY: (opened("6-1"), "pass"),
    MoveFault.FITS_NOWHERE: (opened("6-4"), "1-0 left"),
    MoveFault.WRONG_END: (opened("6-1"), "1-0 left"),
    MoveFault.NO_END_NAMED: (opened("6-1"), "1-0"),
    MoveFault.NO_ENDS_YET: (HandState.start(PLAIN_DEAL, None), "6-6 left"),
}


def test_each_fault_can_happen() -> None:
    assert set(FAULTS) == set(MoveFault)


@pytest.mark.parametrize("fault", FAULTS, ids=lambda fault: fault.name)
def test_an_illegal_move_names_its_fault_and_changes_nothing(fault: MoveFault) -> None:
    hand, text = FAULTS[fault]
    move = parse_move(text)
    before = repr(hand)
    with pytest.raises(IllegalMove) as caught:
        hand.apply(move)
    assert caught.value.fault is fault
    assert caught.value.move == move
    assert caught.value.seat == hand.turn
    assert f"({fault.rule})" in str(caught.value)
    assert repr(hand) == before


def expected_fault(hand: HandState, move: Move) -> MoveFault | None:
    """The fault of a move, asked rule by rule."""
    if hand.turn is None:
        return MoveFault.HAND_OVER
    held = hand.hands[hand.turn - 1]
    ends = hand.line.ends
    if isinstance(move, Pass):
        if ends is None:
            return MoveFault.CANNOT_PASS_OPENING
        able = any(number in ends for tile in held for number in (tile.high, tile.low))
        return MoveFault.CAN_PLAY if able else None
    numbers = {move.tile.high, move.tile.low}
    if move.tile not in held:
        return MoveFault.NOT_IN_HAND
    if ends is None:
        if hand.forced_opening and numbers != {6}:
            return MoveFault.MUST_OPEN_DOUBLE_SIX
        return None if move.end is None else MoveFault.NO_ENDS_YET
    if not numbers & set(ends):
        return MoveFault.FITS_NOWHERE
    if move.end is None:
        return MoveFault.NO_END_NAMED
    number = ends[0] if move.end is End.LEFT else ends[1]
    return None if number in numbers else MoveFault.WRONG_END


@few
@given(hands_in_play())
def test_every_move_is_either_listed_or_refused_for_its_fault(hand: HandState) -> None:
    legal = hand.legal_moves()
    assert len(set(legal)) == len(legal)
    before = repr(hand)
    for move in ALL_MOVES:
        fault = expected_fault(hand, move)
        assert (fault is None) == (move in legal)
        if hand.turn is not None:
            held = hand.hands[hand.turn - 1]
            assert fault_of(move, held, hand.line, hand.forced_opening) is fault
        if fault is None:
            assert hand.apply(move) != hand
        else:
            with pytest.raises(IllegalMove) as caught:
                hand.apply(move)
            error = caught.value
            assert (error.fault, error.move, error.seat) == (fault, move, hand.turn)
    assert repr(hand) == before


@many
@given(hands_in_play())
def test_the_moves_of_a_seat_are_those_of_its_hand_alone(hand: HandState) -> None:
    if hand.turn is None:
        assert hand.legal_moves() == ()
    else:
        held = hand.hands[hand.turn - 1]
        assert hand.legal_moves() == legal_moves(held, hand.line, hand.forced_opening)
        assert hand.legal_moves() != ()


def test_a_hand_cannot_be_changed() -> None:
    hand = HandState.start(PLAIN_DEAL, 1)
    with pytest.raises(AttributeError):
        hand.opener = 2  # type: ignore[misc]
    assert not hasattr(hand, "__dict__")


# -- the end (R11-R13, R17) -------------------------------------------------------


def test_the_last_tile_wins_for_the_team() -> None:
    hand = standing("6-6 | 5-5 | 6-1 | 4-4", "6-2", 3)
    assert hand.result is None
    after = hand.apply(Play(Tile(6, 1), End.LEFT))
    result = after.result
    assert result is not None
    assert (result.outcome, result.winner, result.finisher) == (Outcome.DOMINO, 1, 3)
    assert result.pips == (12, 10, 0, 8)
    assert (after.turn, after.legal_moves()) == (None, ())


def test_the_last_tile_wins_even_when_it_blocks_and_the_others_hold_less() -> None:
    hand = standing("6-6 | 1-0 | 6-1 | 0-0", "6-2 2-3 3-1", 3)
    after = hand.apply(Play(Tile(6, 1), End.LEFT))
    assert after.line.ends == (1, 1)
    result = after.result
    assert result is not None
    assert (result.outcome, result.winner, result.finisher) == (Outcome.DOMINO, 1, 3)
    blocked = standing("6-6 | 0-0 | 6-1 2-2 | 3-0", "6-2 2-3 3-1", 3)
    result = blocked.apply(Play(Tile(6, 1), End.LEFT)).result
    assert result is not None
    assert (result.outcome, result.winner, result.finisher) == (Outcome.BLOCKED, 2, 2)


def test_a_block_ends_the_hand_at_once() -> None:
    hand = standing("6-6 | 5-5 | 6-1 2-2 | 4-4", "6-2 2-1", 3)
    assert texts(hand.legal_moves()) == ["6-1 left", "6-1 right"]
    blocked = hand.apply(Play(Tile(6, 1), End.LEFT))
    assert blocked.line.ends == (1, 1)
    assert (blocked.turn, blocked.legal_moves()) == (None, ())
    result = blocked.result
    assert result is not None
    assert result.outcome is Outcome.BLOCKED
    with pytest.raises(IllegalMove) as caught:
        blocked.apply(Pass())
    assert caught.value.fault is MoveFault.HAND_OVER
    # At the other end the same tile leaves 6 open twice: seat 1 has 6-6.
    assert hand.apply(Play(Tile(6, 1), End.RIGHT)).result is None


def test_one_hand_that_can_play_keeps_the_hand_going() -> None:
    hand = standing("5-5 | 4-4 | 3-3 | 2-1", "6-1", 1)
    for seat in (1, 2, 3):
        assert hand.turn == seat
        assert hand.legal_moves() == (Pass(),)
        hand = hand.apply(Pass())
    assert texts(hand.legal_moves()) == ["2-1 right"]


@pytest.mark.parametrize(
    ("pips", "expected"),
    [
        ((5, 9, 5, 9), (1, 1)),
        ((6, 9, 5, 9), (1, 3)),
        ((5, 9, 6, 9), (1, 1)),
        ((9, 5, 9, 5), (2, 2)),
        ((9, 6, 9, 5), (2, 4)),
        ((20, 0, 0, 19), (2, 2)),
        ((30, 15, 1, 17), (1, 3)),
        ((10, 10, 10, 10), None),
        ((0, 7, 14, 7), None),
        ((0, 1, 0, 0), (1, 1)),
    ],
)
def test_a_block_is_won_by_the_lighter_team_and_finished_by_its_lighter_player(
    pips: tuple[int, int, int, int], expected: tuple[int, int] | None
) -> None:
    assert block_winner(pips) == expected


@many
@given(st.tuples(*[st.integers(0, 42)] * 4))
def test_a_block_by_totals(pips: tuple[int, int, int, int]) -> None:
    won = block_winner(pips)
    one, two = pips[0] + pips[2], pips[1] + pips[3]
    if one == two:
        assert won is None
        return
    assert won is not None
    team, finisher = won
    assert team == (1 if one < two else 2)
    assert team_of(finisher) == team
    partner = (finisher + 1) % 4 + 1
    mine, theirs = pips[finisher - 1], pips[partner - 1]
    assert mine < theirs or (mine == theirs and finisher < partner)
    # Who sits where decides nothing else: with the teams exchanged the other team wins.
    swapped = block_winner((pips[1], pips[0], pips[3], pips[2]))
    assert swapped == (3 - team, {1: 2, 2: 1, 3: 4, 4: 3}[finisher])


@pytest.mark.parametrize("pips", [(), (1,), (1, 2), (1, 2, 3), (1, 2, 3, 4, 5)])
def test_a_block_of_other_numbers_of_players_is_not_scored(pips: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="four players"):
        block_winner(pips)


def test_an_equal_block_is_drawn_for_whoever_blocked() -> None:
    for turn in (3, 4):
        hands = {3: "5-3 | 4-4 | 6-1 0-0 | 0-0", 4: "0-0 | 5-3 | 4-4 | 6-1 0-0"}[turn]
        drawn = standing(hands, "6-2 2-1", turn).apply(Play(Tile(6, 1), End.LEFT))
        result = drawn.result
        assert result is not None
        assert (result.outcome, result.winner, result.finisher) == (Outcome.DRAWN, None, None)


# -- the whole hand, against the rules written down once more ----------------------


class Plain:
    """The rules on bare numbers, move by move, without a thought for speed or form."""

    def __init__(self, hands: Hands, opener: int | None) -> None:
        self.hands = [[(tile.high, tile.low) for tile in hand] for hand in hands]
        self.forced = opener is None
        holder = next(seat for seat in SEATS if (6, 6) in self.hands[seat - 1])
        self.seat = holder if opener is None else opener
        self.numbers: list[int] = []  # 6 4 4 1: what lies on the table, half by half

    def moves(self) -> set[str]:
        hand = sorted(self.hands[self.seat - 1])
        if not self.numbers:
            return {"6-6"} if self.forced else {f"{a}-{b}" for a, b in hand}
        left, right = self.numbers[0], self.numbers[-1]
        found = {f"{a}-{b} left" for a, b in hand if left in (a, b)}
        found |= {f"{a}-{b} right" for a, b in hand if right in (a, b)}
        return found or {"pass"}

    def play(self, text: str) -> None:
        assert text in self.moves()
        if text != "pass":
            a, b = int(text[0]), int(text[2])
            self.hands[self.seat - 1].remove((a, b))
            if text.endswith("left"):
                self.numbers = ([b, a] if a == self.numbers[0] else [a, b]) + self.numbers
            elif text.endswith("right"):
                self.numbers += [a, b] if a == self.numbers[-1] else [b, a]
            else:
                self.numbers = [a, b]
        self.last = self.seat
        self.seat = {1: 2, 2: 3, 3: 4, 4: 1}[self.seat]

    def end(self) -> tuple[str, int | None, int | None] | None:
        """Outcome, winner and finisher."""
        if [] in self.hands:
            return "domino", {1: 1, 2: 2, 3: 1, 4: 2}[self.last], self.last
        for hand in self.hands:
            for tile in hand:
                if self.numbers[0] in tile or self.numbers[-1] in tile:
                    return None
        one, two, three, four = (sum(a + b for a, b in hand) for hand in self.hands)
        if one + three < two + four:
            return "blocked", 1, 3 if three < one else 1
        if two + four < one + three:
            return "blocked", 2, 4 if four < two else 2
        return "drawn", None, None


@many
@given(deals(), openers, choices)
def test_a_hand_goes_as_the_rules_say(hands: Hands, opener: int | None, picked: list[int]) -> None:
    hand, plain = HandState.start(hands, opener), Plain(hands, opener)
    for ply in itertools.count():
        assert hand.turn == plain.seat
        assert set(texts(hand.legal_moves())) == plain.moves()
        move = pick(hand.legal_moves(), picked[ply] if ply < len(picked) else 0)
        ends = hand.line.ends
        hand = hand.apply(move)
        turn = hand.log[-1]
        assert (turn.seat, turn.move, turn.ends) == (plain.seat, move, ends)
        plain.play(str(move))
        assert [n for p in hand.line.placed for n in (p.left, p.right)] == plain.numbers
        held = [{(tile.high, tile.low) for tile in tiles} for tiles in hand.hands]
        assert held == [set(tiles) for tiles in plain.hands]
        assert hand.pips == tuple(sum(a + b for a, b in tiles) for tiles in plain.hands)
        result, end = hand.result, plain.end()
        if end is not None:
            assert result is not None
            assert (result.outcome.value, result.winner, result.finisher) == end
            assert result.pips == hand.pips
            assert hand.turn is None
            return
        assert result is None


@many
@given(played_hands())
def test_what_holds_all_through_a_hand(states: list[HandState]) -> None:
    start = states[0]
    for ply, state in enumerate(states):
        held = [tile for tiles in state.hands for tile in tiles]
        assert sorted([*held, *state.line.tiles]) == list(ALL_TILES)
        assert state.dealt == start.hands
        assert state.opener == start.opener
        assert len(state.log) == ply
        assert [turn.seat for turn in state.log] == [
            (start.opener - 1 + n) % 4 + 1 for n in range(ply)
        ]
        assert (state.result is not None) == (ply == len(states) - 1)
    last = states[-1]
    passes = sum(isinstance(turn.move, Pass) for turn in last.log)
    assert len(last.log) == len(last.line) + passes
    # Four passes in a row would be a block, and that ends the hand before the first of them.
    assert "pppp" not in "".join("p" if isinstance(t.move, Pass) else "-" for t in last.log)


def test_a_hand_can_be_pasted_from_its_repr() -> None:
    hand = HandState.start(PLAIN_DEAL, 2).apply(Play(Tile(3, 3)))
    hand = hand.apply(Play(Tile(5, 3), End.RIGHT))
    assert eval(repr(hand)) == hand  # noqa: S307
    result = standing("6-6 | | 5-5 | 4-4", "6-2", 3).result
    assert eval(repr(result)) == result  # noqa: S307
