"""Tiles, hands and public knowledge as whole numbers.

A *mask* holds a set of tiles: the tile ``a-b`` sets bit ``8 * a + b`` and bit ``8 * b + a``, so
that byte ``a`` of the mask has a bit for each number lying beside ``a`` on some tile of the
set. 56 bits are in use. An end of the line is kept as its number times 8: the shift that
brings its byte down.

Seats are counted from the one to move: 0 itself, 1 the next seat, 2 the partner, 3 the seat
before. *Info* has a byte for each number: bit ``i`` says that seat ``i`` passed before it, bit
``4 + i`` that seat ``i`` laid it open. *Sizes* has 4 bits for each seat: the tiles it holds.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from mypy_extensions import i64

POP: Final = [bin(row).count("1") for row in range(128)]
"""How many bits a byte of a mask has."""

BITS: Final = [[n for n in range(7) if row >> n & 1] for row in range(128)]
"""The numbers whose bits a byte of a mask has, lowest first."""

TILE_MASKS: Final = [
    (1 << (8 * (cell // 8) + cell % 8)) | (1 << (8 * (cell % 8) + cell // 8)) if cell % 8 < 7 else 0
    for cell in range(56)
]
"""The mask of the tile ``a-b`` at place ``8 * a + b``."""

FULL: Final = sum(1 << (8 * a + b) for a in range(7) for b in range(7))
"""The mask of all 28 tiles."""


# In compiled code a small literal shifted left is a number of 32 bits; these are shifted right.
PASSED: Final = 1 << 48
"""Shifted right by ``48 - end``: the bit of info that says the seat to move passed before it."""

SHOWN: Final = 16 << 48
"""Shifted right by ``48 - end``: the bit of info that says the seat to move laid it open."""


def step(x: i64) -> i64:
    """The number after `x` of a xorshift sequence; 1 to 2**32 - 1 (Marsaglia 2003)."""
    x ^= (x << 13) & 0xFFFFFFFF
    x ^= x >> 17
    return x ^ ((x << 5) & 0xFFFFFFFF)


def mix(x: i64) -> i64:
    """A well-stirred number from 1 to 2**32 - 1 for any `x` from 0 to 2**32 - 1.

    Neighbouring numbers give sequences of `step` that have nothing in common.
    """
    x = (x ^ 0x9E3779B9) & 0xFFFFFFFF
    x ^= x >> 16
    x = (x * 0x7FEB352D) & 0xFFFFFFFF
    x ^= x >> 15
    x = (x * 0x6C078965) & 0xFFFFFFFF
    x ^= x >> 16
    return x if x else 1


def pips(mask: i64) -> i64:
    """The sum of all numbers on the tiles of `mask`."""
    total: i64 = 0
    for number in range(1, 7):
        row: i64 = (mask >> (8 * number)) & 127
        count: i64 = POP[row]
        total += number * (count + ((row >> number) & 1))
    return total


def count(mask: i64) -> i64:
    """How many tiles `mask` holds."""
    cells: i64 = 0
    doubles: i64 = 0
    for number in range(7):
        row: i64 = (mask >> (8 * number)) & 127
        in_row: i64 = POP[row]
        cells += in_row
        doubles += (row >> number) & 1
    return (cells + doubles) >> 1


def turn_info(info: i64) -> i64:
    """`info` as the next seat counts the seats."""
    return ((info >> 1) & 0x77777777777777) | ((info & 0x11111111111111) << 3)


def turn_sizes(sizes: i64) -> i64:
    """`sizes` as the next seat counts the seats."""
    return (sizes >> 4) | ((sizes & 15) << 12)
