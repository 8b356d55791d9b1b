"""A `PlayerView` as the core's numbers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from chiva_engine.moves import End, Pass, Play
from chiva_engine.players.core.bits import TILE_MASKS, turn_info, turn_sizes
from chiva_engine.tiles import Tile
from chiva_engine.view import PlayerView

NO_END: Final = -1
"""Both ends while the line is empty."""

PARTNER: Final = 2
"""The seat of the partner, counted from the one to move."""


def mask_of(tile: Tile) -> int:
    """The mask of one tile."""
    return TILE_MASKS[8 * tile.high + tile.low]


@dataclass(frozen=True, slots=True)
class Option:
    """A play as the core sees it."""

    play: Play
    tile: int
    """The tile's mask."""
    cover: int
    """The tile's number at the end it is laid at."""
    number: int
    """The tile's other number: an end of the line afterwards."""
    kept: int
    """The other end of the line afterwards, as a shift."""

    @property
    def outcome(self) -> tuple[int, int, int]:
        """What it comes to. Where both ends are equal, a tile comes to the same at either."""
        return self.tile, self.number, self.kept


@dataclass(frozen=True, slots=True)
class Position:
    """What a seat knows when it is to move. Seats are counted from it, as in `core.bits`."""

    hand: int
    out: int
    """The tiles on the table."""
    info: int
    sizes: int
    left: int
    """The left end as a shift; `NO_END` while the line is empty."""
    right: int
    options: tuple[Option, ...]
    """The legal plays, in the order of `PlayerView.legal_moves`; none when it must pass."""
    tiles: tuple[int, ...]
    """The masks of the unseen tiles, in the order of `Tile.index`."""
    allowed: tuple[int, ...]
    """For each unseen tile the seats that may hold it: bits 0 to 2 for seats 1 to 3."""
    seen: tuple[int, ...]
    """The plays of the others with a choice in them, as `worlds.likelihood` reads them."""


def position_of(view: PlayerView) -> Position:
    """The position of ``view.seat``. Raises ValueError when it is not its turn."""
    if view.turn != view.seat:
        raise ValueError(f"it is not the turn of seat {view.seat}")
    out, info, sizes, seen = _replay(view)
    ends = view.line.ends
    left, right = (NO_END, NO_END) if ends is None else (8 * ends[0], 8 * ends[1])
    unseen = sorted(view.unseen, key=lambda tile: tile.index)
    others = [(view.seat + away - 1) % 4 + 1 for away in (1, 2, 3)]
    barred = [view.passed_on(seat) for seat in others]
    return Position(
        hand=sum(mask_of(tile) for tile in view.hand),
        out=out,
        info=info,
        sizes=sizes,
        left=left,
        right=right,
        options=tuple(
            option_of(move, left, right) for move in view.legal_moves() if isinstance(move, Play)
        ),
        tiles=tuple(mask_of(tile) for tile in unseen),
        allowed=tuple(
            sum(
                1 << place
                for place, numbers in enumerate(barred)
                if tile.high not in numbers and tile.low not in numbers
            )
            for tile in unseen
        ),
        seen=seen,
    )


def option_of(play: Play, left: int, right: int) -> Option:
    """`play` before the ends `left` and `right` (shifts)."""
    tile = play.tile
    if play.end is None:
        return Option(play, mask_of(tile), tile.high, tile.low, 8 * tile.high)
    covered, kept = (left, right) if play.end is End.LEFT else (right, left)
    return Option(play, mask_of(tile), covered // 8, tile.other(covered // 8), kept)


def _replay(view: PlayerView) -> tuple[int, int, int, tuple[int, ...]]:
    """The tiles on the table, info and sizes for the seat to move, and the others' plays."""
    later = _played_later(view)
    out = info = 0
    sizes = 0x7777
    seen: list[int] = []
    for turn, hers in zip(view.log, later, strict=True):
        left, right = (
            (NO_END, NO_END) if turn.ends is None else (8 * turn.ends[0], 8 * turn.ends[1])
        )
        if isinstance(turn.move, Pass):
            info |= (1 << left) | (1 << right)
        else:
            option = option_of(turn.move, left, right)
            free = left != NO_END or not view.forced_opening
            if turn.seat != view.seat and free:
                away = (turn.seat - view.seat) % 4
                seen += (away, hers, out, info, sizes, left, right)
                seen += (option.cover, option.number, option.kept)
            info |= 16 << (8 * option.number)
            if left == NO_END:
                info |= 16 << (8 * option.cover)
            out |= option.tile
            sizes -= 1
        info, sizes = turn_info(info), turn_sizes(sizes)
    return out, info, sizes, tuple(seen)


def _played_later(view: PlayerView) -> list[int]:
    """For each turn of the log the tiles its seat plays in it and after it."""
    played = {1: 0, 2: 0, 3: 0, 4: 0}
    masks: list[int] = []
    for turn in reversed(view.log):
        if isinstance(turn.move, Play):
            played[turn.seat] |= mask_of(turn.move.tile)
        masks.append(played[turn.seat])
    return masks[::-1]
