"""Moves as values with a text form, and what makes a move illegal."""

from __future__ import annotations

from enum import Enum, unique
from typing import NamedTuple

from chiva_engine.tiles import Tile


@unique
class End(Enum):
    """An end of the line."""

    LEFT = "left"
    RIGHT = "right"

    @property
    def opposite(self) -> End:
        """The other end."""
        return End.RIGHT if self is End.LEFT else End.LEFT

    def __str__(self) -> str:
        return self.value

    def __repr__(self) -> str:
        return f"End.{self.name}"


class Play(NamedTuple):
    """A tile laid at an end."""

    tile: Tile
    end: End | None = None
    """Where it is laid; None for the tile that opens a hand, because the line is empty."""

    def __str__(self) -> str:
        return str(self.tile) if self.end is None else f"{self.tile} {self.end}"


class Bare:
    """A value without parts: all of one class are equal. As a dataclass it would load slowly."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other)

    def __hash__(self) -> int:
        return hash(type(self))

    def __repr__(self) -> str:
        return f"{type(self).__name__}()"


class Pass(Bare):
    """A turn without a tile, allowed only when none fits (R10)."""

    __slots__ = ()

    def __str__(self) -> str:
        return "pass"


Move = Play | Pass
"""What a seat does in its turn."""


def parse_move(text: str) -> Move:
    """The move written ``"6-4 left"``, ``"6-6"`` (opening) or ``"pass"``.

    The inverse of ``str(move)``. Raises ValueError for anything else.
    """
    words = text.split()
    if words == ["pass"]:
        return Pass()
    if len(words) not in (1, 2):
        raise ValueError(f"a move is written like 6-4 left, 6-6 or pass, not {text!r}")
    tile = Tile.parse(words[0])
    if len(words) == 1:
        return Play(tile)
    try:
        return Play(tile, End(words[1]))
    except ValueError:
        raise ValueError(f"an end is left or right, not {words[1]!r}") from None


@unique
class MoveFault(Enum):
    """Why a move is illegal: one fault for each rule that can be broken."""

    HAND_OVER = "the hand is over"
    NOT_IN_HAND = "the tile is not in this hand"
    MUST_OPEN_DOUBLE_SIX = "6-6 must open this hand"
    CANNOT_PASS_OPENING = "the opener must play a tile"
    CAN_PLAY = "a tile fits, so passing is not allowed"
    FITS_NOWHERE = "the tile fits neither end"
    WRONG_END = "the tile fits only the other end"
    NO_END_NAMED = "an end must be named"
    NO_ENDS_YET = "the opening tile has no end"

    @property
    def rule(self) -> str:
        """The number of the rule that the move breaks, for instance ``"R10"``."""
        return _RULES[self]

    def __repr__(self) -> str:
        return f"MoveFault.{self.name}"


_RULES = {
    MoveFault.HAND_OVER: "R11",
    MoveFault.NOT_IN_HAND: "R1",
    MoveFault.MUST_OPEN_DOUBLE_SIX: "R5",
    MoveFault.CANNOT_PASS_OPENING: "R9",
    MoveFault.CAN_PLAY: "R10",
    MoveFault.FITS_NOWHERE: "R10",
    MoveFault.WRONG_END: "R10",
    MoveFault.NO_END_NAMED: "R10",
    MoveFault.NO_ENDS_YET: "R10",
}


class IllegalMove(ValueError):  # noqa: N818 - the field's name for it, as in python-chess
    """A move that the rules do not allow. The state it was tried on is unchanged."""

    def __init__(self, fault: MoveFault, move: Move, seat: int | None) -> None:
        self.fault = fault
        """Which rule was broken."""
        self.move = move
        """The move that was tried."""
        self.seat = seat
        """The seat that was to move; None when the hand is over."""
        # The arguments as they came: a copy, also by way of pickle, is made from them.
        super().__init__(fault, move, seat)

    def __str__(self) -> str:
        why = f"{self.fault.value} ({self.fault.rule})"
        if self.seat is None:
            return why
        what = "pass" if isinstance(self.move, Pass) else f"play {self.move}"
        return f"seat {self.seat} may not {what}: {why}"
