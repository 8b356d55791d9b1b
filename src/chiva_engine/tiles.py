"""Tiles of the double-six set, the seats and the teams (R1, R2)."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

NUMBERS: Final = range(7)
"""The numbers a tile's half may show, 0 to 6."""

SEATS: Final = (1, 2, 3, 4)
"""Seats in the order of play; seat 1 is the person (R2)."""

TEAMS: Final = (1, 2)
"""Team 1 is seats 1 and 3, team 2 is seats 2 and 4."""

_TILE_TEXT = re.compile(r"([0-6])-([0-6])", re.ASCII)


@dataclass(frozen=True, order=True, slots=True)
class Tile:
    """A domino tile. ``Tile(4, 6) == Tile(6, 4)``: the higher number comes first.

    Raises ValueError when a number is not 0 to 6.
    """

    high: int
    """The higher of the two numbers."""
    low: int
    """The lower of the two numbers."""

    def __post_init__(self) -> None:
        if self.high not in NUMBERS or self.low not in NUMBERS:
            raise ValueError(f"a tile has two numbers from 0 to 6, not {self.high} and {self.low}")
        if self.high < self.low:
            high, low = self.low, self.high
            object.__setattr__(self, "high", high)
            object.__setattr__(self, "low", low)

    @classmethod
    def parse(cls, text: str) -> Tile:
        """The tile written ``"6-4"`` (or ``"4-6"``). Raises ValueError for anything else."""
        match = _TILE_TEXT.fullmatch(text) if isinstance(text, str) else None
        if match is None:
            raise ValueError(f"a tile is written like 6-4, not {text!r}")
        return cls(int(match[1]), int(match[2]))

    def __str__(self) -> str:
        return f"{self.high}-{self.low}"

    @property
    def is_double(self) -> bool:
        """Whether both halves show the same number."""
        return self.high == self.low

    @property
    def pips(self) -> int:
        """The sum of both numbers."""
        return self.high + self.low

    @property
    def index(self) -> int:
        """The place in `ALL_TILES`, 0 to 27: 0-0, 1-0, 1-1, 2-0 … 6-6."""
        return self.high * (self.high + 1) // 2 + self.low

    def has(self, number: int) -> bool:
        """Whether a half shows `number`."""
        return number in (self.high, self.low)

    def other(self, number: int) -> int:
        """The number of the half beside the one that shows `number`.

        Raises ValueError when no half shows it.
        """
        if number == self.high:
            return self.low
        if number == self.low:
            return self.high
        raise ValueError(f"{self} has no {number}")


ALL_TILES: Final = tuple(Tile(high, low) for high in NUMBERS for low in range(high + 1))
"""The 28 tiles, in the order of `Tile.index`."""

DOUBLE_SIX: Final = Tile(6, 6)
"""The tile that opens a match (R5) and follows a drawn hand (R8)."""

Hands = tuple[frozenset[Tile], frozenset[Tile], frozenset[Tile], frozenset[Tile]]
"""Four hands, seats 1 to 4."""


def team_of(seat: int) -> int:
    """The team a seat plays for."""
    return 1 if seat in (1, 3) else 2


def other_team(team: int) -> int:
    """The team that plays against `team`."""
    return 3 - team


def next_seat(seat: int) -> int:
    """The seat that plays after `seat`, counter-clockwise (R2)."""
    return seat % 4 + 1


def partner_of(seat: int) -> int:
    """The seat across the table."""
    return (seat + 1) % 4 + 1


def seats_of(team: int) -> tuple[int, int]:
    """The two seats of a team, lower first."""
    return (1, 3) if team == 1 else (2, 4)


def pips_of(tiles: Iterable[Tile]) -> int:
    """The sum of all numbers on `tiles`."""
    return sum(tile.pips for tile in tiles)
