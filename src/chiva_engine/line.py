"""The line: the tiles on the table, with two ends and no branch (R10)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from chiva_engine.moves import End
from chiva_engine.tiles import Tile


class PlacedTile(NamedTuple):
    """A tile on the table, as it lies."""

    left: int
    """The number towards the left end."""
    right: int
    """The number towards the right end."""

    @property
    def tile(self) -> Tile:
        """The tile, however it lies."""
        return Tile(self.left, self.right)


@dataclass(frozen=True, slots=True)
class Line:
    """The placed tiles from left to right. Neighbours touch with equal numbers."""

    placed: tuple[PlacedTile, ...] = ()
    origin: int = 0
    """The index in `placed` of the tile that opened the hand."""

    def __bool__(self) -> bool:
        return bool(self.placed)

    def __len__(self) -> int:
        return len(self.placed)

    @property
    def tiles(self) -> tuple[Tile, ...]:
        """The tiles from left to right."""
        return tuple(placed.tile for placed in self.placed)

    @property
    def ends(self) -> tuple[int, int] | None:
        """The open numbers, left and right; None while the line is empty."""
        return (self.placed[0].left, self.placed[-1].right) if self.placed else None

    def number_at(self, end: End) -> int | None:
        """The open number at `end`; None while the line is empty."""
        ends = self.ends
        if ends is None:
            return None
        return ends[0] if end is End.LEFT else ends[1]

    def fitting_ends(self, tile: Tile) -> tuple[End, ...]:
        """The ends that `tile` matches, left first; none while the line is empty (R10)."""
        ends = self.ends
        if ends is None:
            return ()
        return tuple(e for e, number in zip(End, ends, strict=True) if tile.has(number))

    def open_with(self, tile: Tile) -> Line:
        """The line that `tile` opens: its higher number lies at the left end.

        Raises ValueError when a tile lies already.
        """
        if self.placed:
            raise ValueError("the line is open already")
        return Line((PlacedTile(tile.high, tile.low),))

    def add(self, tile: Tile, end: End) -> Line:
        """The line with `tile` laid at `end`. Raises ValueError when it does not match."""
        number = self.number_at(end)
        if number is None or not tile.has(number):
            raise ValueError(f"{tile} does not match the {end} end")
        if end is End.LEFT:
            return Line((PlacedTile(tile.other(number), number), *self.placed), self.origin + 1)
        return Line((*self.placed, PlacedTile(number, tile.other(number))), self.origin)


EMPTY_LINE: Final = Line()
"""The line before the opening tile."""
