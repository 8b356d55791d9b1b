"""Generators for the engine's tests: tiles, deals, and hands that chance has played.

A *choice* is a small number that picks one of the legal moves. Where choices run out the first
legal move is taken, so a failing example shrinks towards the plainest hand that still fails.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from chiva_engine.hand import HandState, Turn
from chiva_engine.line import Line, PlacedTile
from chiva_engine.match import MatchState
from chiva_engine.moves import End, Move, Pass, Play
from chiva_engine.tiles import ALL_TILES, SEATS, Hands, Tile

ALL_MOVES: tuple[Move, ...] = (
    Pass(),
    *(Play(tile, end) for tile in ALL_TILES for end in (None, *End)),
)
"""Every move that can be written down: 85 of them."""

# As many examples as the profile says, and no clock decides whether a test passes.
many = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
few = settings(many, max_examples=many.max_examples * 2 // 5)

tiles = st.sampled_from(ALL_TILES)
ends = st.sampled_from(End)
seats = st.sampled_from(SEATS)
openers = st.none() | seats
streaks = st.sampled_from([(0, 0), *((n, 0) for n in (1, 2, 3)), *((0, n) for n in (1, 2, 3))])
choices = st.lists(st.integers(0, 11), max_size=36)

# Lone surrogates are what a wrongly encoded command line leaves in its arguments.
seed_texts = st.text(st.characters(), min_size=1, max_size=20).filter(lambda text: text.strip())
seeds = seed_texts | st.integers(-(10**30), 10**30)


def four(hands: Sequence[Sequence[Tile] | frozenset[Tile]]) -> Hands:
    """Four hands in the engine's type."""
    first, second, third, fourth = (frozenset(hand) for hand in hands)
    return first, second, third, fourth


@st.composite
def deals(draw: st.DrawFn) -> Hands:
    order = draw(st.permutations(ALL_TILES))
    return four([order[start : start + 7] for start in range(0, 28, 7)])


def pick(moves: Sequence[Move], choice: int) -> Move:
    return moves[choice % len(moves)]


def moments(hand: HandState, picked: Sequence[int]) -> Iterator[HandState]:
    """`hand` and what follows, move by move, to the end of the hand."""
    yield hand
    for ply in range(100):
        moves = hand.legal_moves()
        if not moves:
            return
        hand = hand.apply(pick(moves, picked[ply] if ply < len(picked) else 0))
        yield hand
    raise AssertionError("a hand ends")


@st.composite
def played_hands(draw: st.DrawFn) -> list[HandState]:
    """A hand from the deal to its end: all its states."""
    start = HandState.start(draw(deals()), draw(openers))
    return list(moments(start, draw(choices)))


@st.composite
def hands_in_play(draw: st.DrawFn) -> HandState:
    """A hand at any moment: before the first move, in the middle, or over."""
    states = draw(played_hands())
    return states[draw(st.integers(0, len(states) - 1))]


def finish(match: MatchState, picked: Sequence[int]) -> MatchState:
    """`match` at the end of its current hand."""
    moves = [state.log[-1].move for state in list(moments(match.hand, picked))[1:]]
    for move in moves:
        match = match.apply(move)
    return match


@st.composite
def matches(draw: st.DrawFn, hands: int = 10) -> list[MatchState]:
    """A match at the end of each of its hands: the whole match, or at most `hands` of them."""
    match = MatchState.new(draw(st.integers(0, 10**6)))
    stops: list[MatchState] = []
    while True:
        match = finish(match, draw(choices))
        stops.append(match)
        if match.winner is not None or len(stops) == hands:
            return stops
        match = match.next_hand()


def standing(hands: str, line: str, turn: int) -> HandState:
    """A hand made for a worked example, with seat `turn` to move.

    `hands` are four groups like ``"6-4 3-3 | 5-5 | 2-1 | 0-0"``. `line` are tiles as they lie,
    like ``"4-6 6-3"``: 4 at the left end, 3 at the right. The seat before `turn` opened it.
    """
    held = four([[Tile.parse(text) for text in group.split()] for group in hands.split("|")])
    placed = tuple(PlacedTile(int(text[0]), int(text[2])) for text in line.split())
    opener = (turn + 2) % 4 + 1
    log = (Turn(opener, Play(placed[0].tile), None),)
    return HandState(held, opener, False, Line(placed), log)
