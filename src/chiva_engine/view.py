"""What one seat may know, and the only road to it (R19, R24).

`observe` is the one place where a hidden hand is looked at on behalf of a player. A
`PlayerView` holds the seat's own tiles and what lies open on the table; it has no reference
back to a match, a deal or a seed. `revealed` shows the four hands once the hand is over.
"""

from __future__ import annotations

from dataclasses import dataclass

from chiva_engine.hand import HandState, Turn, legal_moves
from chiva_engine.line import Line
from chiva_engine.match import Streaks
from chiva_engine.moves import Move, Pass
from chiva_engine.tiles import ALL_TILES, SEATS, Hands, Tile


class StillHidden(ValueError):  # noqa: N818 - a state, named as IllegalMove is
    """The hand goes on, so the four hands are not shown (R24)."""


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A hand as one seat sees it."""

    seat: int
    """The seat that looks."""
    hand: frozenset[Tile]
    """The seat's own tiles."""
    line: Line
    """The tiles on the table."""
    log: tuple[Turn, ...]
    """All moves so far: who played what where, who passed before which ends."""
    hand_sizes: tuple[int, int, int, int]
    """How many tiles each seat holds, seats 1 to 4."""
    streaks: Streaks
    """The credits before this hand."""
    opener: int
    """The seat that plays the first tile."""
    forced_opening: bool
    """Whether 6-6 must open (or had to)."""
    turn: int | None
    """The seat to move; None once the hand is over."""

    def legal_moves(self) -> tuple[Move, ...]:
        """This seat's moves; none when it is not its turn."""
        if self.turn != self.seat:
            return ()
        return legal_moves(self.hand, self.line, self.forced_opening)

    @property
    def unseen(self) -> frozenset[Tile]:
        """The tiles neither in the own hand nor on the table."""
        return frozenset(ALL_TILES) - self.hand - frozenset(self.line.tiles)

    def passed_on(self, seat: int) -> frozenset[int]:
        """The numbers that `seat` cannot hold, because it passed before them (R10)."""
        return frozenset(
            number
            for turn in self.log
            if turn.seat == seat and isinstance(turn.move, Pass) and turn.ends is not None
            for number in turn.ends
        )


def observe(hand: HandState, seat: int, streaks: Streaks) -> PlayerView:
    """What `seat` may know of `hand` (R19).

    `streaks` are the credits before the hand. Raises ValueError when `seat` is no seat.
    """
    if seat not in SEATS:
        raise ValueError(f"a seat is a number from 1 to 4, not {seat}")
    one, two, three, four = (len(tiles) for tiles in hand.hands)
    return PlayerView(
        seat=seat,
        hand=hand.hands[seat - 1],
        line=hand.line,
        log=hand.log,
        hand_sizes=(one, two, three, four),
        streaks=streaks,
        opener=hand.opener,
        forced_opening=hand.forced_opening,
        turn=hand.turn,
    )


def revealed(hand: HandState) -> Hands:
    """The four hands as they stand at the end. Raises StillHidden before it (R24)."""
    if hand.result is None:
        raise StillHidden("the four hands are shown once the hand is over")
    return hand.hands
