"""One hand from the deal to its end (R5-R13, R17)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, unique
from typing import NamedTuple

from chiva_engine.line import EMPTY_LINE, Line
from chiva_engine.moves import End, IllegalMove, Move, MoveFault, Pass, Play
from chiva_engine.tiles import (
    ALL_TILES,
    DOUBLE_SIX,
    SEATS,
    Hands,
    Tile,
    next_seat,
    pips_of,
    seats_of,
    team_of,
)


class Turn(NamedTuple):
    """A move that was made, as everyone at the table saw it."""

    seat: int
    """The seat that made the move."""
    move: Move
    ends: tuple[int, int] | None
    """The open numbers, left and right, that the seat found; None at the opening."""


@unique
class Outcome(Enum):
    """How a hand stands."""

    UNFINISHED = "unfinished"
    DOMINO = "domino"
    """A player emptied the hand (R11)."""
    BLOCKED = "blocked"
    """Nobody could play, and one team had fewer pips (R12, R13)."""
    DRAWN = "drawn"
    """Nobody could play, and the teams had equally many pips (R13)."""

    def __repr__(self) -> str:
        return f"Outcome.{self.name}"


class HandResult(NamedTuple):
    """How a hand ended."""

    outcome: Outcome
    """Any but UNFINISHED."""
    winner: int | None
    """The winning team; None for a drawn hand."""
    finisher: int | None
    """The seat that opens the next hand (R6); None for a drawn hand, which brings 6-6 back (R8)."""
    pips: tuple[int, int, int, int]
    """The pips left in the hands, seats 1 to 4."""


def block_winner(pips: Sequence[int]) -> tuple[int, int] | None:
    """The winning team and its finisher after a block; None for a draw (R6, R13).

    `pips` are what the players still hold, seats 1 to 4. Raises ValueError for any other
    number of players: two and three play another profile of the game (R17).
    """
    if len(pips) != len(SEATS):
        raise ValueError(f"a block is scored for four players in partnerships, not {len(pips)}")
    totals = {team: sum(pips[seat - 1] for seat in seats_of(team)) for team in (1, 2)}
    if totals[1] == totals[2]:
        return None
    team = 1 if totals[1] < totals[2] else 2
    return team, min(seats_of(team), key=lambda seat: (pips[seat - 1], seat))


class HandState(NamedTuple):
    """A hand at one moment. Moves give a new state; this one stays as it is."""

    hands: Hands
    """The tiles still held, seats 1 to 4."""
    opener: int
    """The seat that plays the first tile."""
    forced_opening: bool
    """Whether 6-6 must open (R5, R8)."""
    line: Line = EMPTY_LINE
    log: tuple[Turn, ...] = ()
    """All moves so far, in order."""

    @classmethod
    def start(cls, hands: Hands, opener: int | None) -> HandState:
        """A hand before its first move.

        `opener` is the seat that opens with any tile (R6), or None: then the holder of 6-6
        opens with it (R5, R8). Raises ValueError when `hands` is not a deal of 28 tiles,
        seven to each seat, or `opener` is no seat.
        """
        if len(hands) != len(SEATS) or any(len(hand) != 7 for hand in hands):
            raise ValueError("not a deal of 28 tiles: each of four seats must hold seven")
        if frozenset().union(*hands) != frozenset(ALL_TILES):
            raise ValueError("not a deal of 28 tiles: each tile must be held once")
        if opener is None:
            holder = next(seat for seat in SEATS if DOUBLE_SIX in hands[seat - 1])
            return cls(hands, holder, forced_opening=True)
        if opener not in SEATS:
            raise ValueError(f"the opener is a seat from 1 to 4, not {opener}")
        return cls(hands, opener, forced_opening=False)

    # -- what stands ----------------------------------------------------------

    @property
    def result(self) -> HandResult | None:
        """How the hand ended; None while it goes on (R11-R13)."""
        if not self.log:
            return None
        last = self.log[-1]
        if not self.hands[last.seat - 1]:
            return HandResult(Outcome.DOMINO, team_of(last.seat), last.seat, self.pips)
        if any(self.line.fitting_ends(tile) for hand in self.hands for tile in hand):
            return None
        won = block_winner(self.pips)
        if won is None:
            return HandResult(Outcome.DRAWN, None, None, self.pips)
        team, finisher = won
        return HandResult(Outcome.BLOCKED, team, finisher, self.pips)

    @property
    def turn(self) -> int | None:
        """The seat to move; None once the hand is over."""
        if self.result is not None:
            return None
        return next_seat(self.log[-1].seat) if self.log else self.opener

    @property
    def pips(self) -> tuple[int, int, int, int]:
        """The pips of the four hands, seats 1 to 4."""
        one, two, three, four = (pips_of(hand) for hand in self.hands)
        return one, two, three, four

    @property
    def dealt(self) -> Hands:
        """The four hands as they were dealt."""
        full = [set(hand) for hand in self.hands]
        for turn in self.log:
            if isinstance(turn.move, Play):
                full[turn.seat - 1].add(turn.move.tile)
        one, two, three, four = (frozenset(hand) for hand in full)
        return one, two, three, four

    # -- moves ------------------------------------------------------------------

    def legal_moves(self) -> tuple[Move, ...]:
        """The moves of the seat to move; none once the hand is over (R5, R10)."""
        seat = self.turn
        if seat is None:
            return ()
        return legal_moves(self.hands[seat - 1], self.line, self.forced_opening)

    def apply(self, move: Move) -> HandState:
        """The state after `move` by the seat to move. Raises IllegalMove."""
        seat = self.turn
        if seat is None:
            raise IllegalMove(MoveFault.HAND_OVER, move, None)
        hand = self.hands[seat - 1]
        fault = fault_of(move, hand, self.line, self.forced_opening)
        if fault is not None:
            raise IllegalMove(fault, move, seat)
        log = (*self.log, Turn(seat, move, self.line.ends))
        if isinstance(move, Pass):
            return self._replace(log=log)
        line = (
            self.line.open_with(move.tile)
            if move.end is None
            else self.line.add(move.tile, move.end)
        )
        hands = list(self.hands)
        hands[seat - 1] = hand - {move.tile}
        one, two, three, four = hands
        return self._replace(hands=(one, two, three, four), line=line, log=log)


def legal_moves(hand: frozenset[Tile], line: Line, forced_opening: bool) -> tuple[Move, ...]:
    """The moves of a player who holds `hand` before `line`, highest tile first (R5, R10).

    A pass is the only move when no tile fits.
    """
    tiles = sorted(hand, reverse=True)
    if not line:
        if forced_opening:
            return (Play(DOUBLE_SIX),)
        return tuple(Play(tile) for tile in tiles)
    plays = tuple(Play(tile, end) for tile in tiles for end in line.fitting_ends(tile))
    return plays or (Pass(),)


def fault_of(
    move: Move, hand: frozenset[Tile], line: Line, forced_opening: bool
) -> MoveFault | None:
    """What makes `move` illegal for a player who holds `hand`; None when it is legal."""
    if isinstance(move, Pass):
        if not line:
            return MoveFault.CANNOT_PASS_OPENING
        if any(line.fitting_ends(tile) for tile in hand):
            return MoveFault.CAN_PLAY
        return None
    if move.tile not in hand:
        return MoveFault.NOT_IN_HAND
    if not line:
        if forced_opening and move.tile != DOUBLE_SIX:
            return MoveFault.MUST_OPEN_DOUBLE_SIX
        return MoveFault.NO_ENDS_YET if move.end is not None else None
    return _end_fault(move.end, line.fitting_ends(move.tile))


def _end_fault(end: End | None, fitting: tuple[End, ...]) -> MoveFault | None:
    if not fitting:
        return MoveFault.FITS_NOWHERE
    if end is None:
        return MoveFault.NO_END_NAMED
    return None if end in fitting else MoveFault.WRONG_END
