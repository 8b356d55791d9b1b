"""Deals from seeds: the project's own shuffle over a stable stream of bytes (R1, R3).

The deal of hand `n` (counted from 1) of the match with seed `s` is made so:

1. `s` is brought to Unicode form NFC, white space at both ends is dropped, and it is
   encoded as UTF-8. A whole number stands for its decimal digits.
2. Block `i` (0, 1, 2 …) is the SHA-256 digest of the bytes
   ``b"chiva-deal-1"``, the length of the encoded seed as 4 bytes big-endian, the encoded
   seed, `n` as 4 bytes big-endian, `i` as 4 bytes big-endian.
   The stream is the 32 bytes of block 0, then those of block 1, and so on.
3. The 28 tiles lie in the order 0-0, 1-0, 1-1, 2-0, 2-1, 2-2 … 6-6. For `k` from 27 down to 1
   (Fisher-Yates): the next byte `b` of the stream with ``b < 256 - 256 % (k + 1)`` is taken, larger
   ones are skipped; the tiles at places `k` and ``b % (k + 1)`` are exchanged.
4. Seat 1 gets places 0 to 6, seat 2 places 7 to 13, seat 3 places 14 to 20, seat 4 the rest.

No other source of chance is used, so a deal is the same on every platform and every Python.
(Form NFC is the same too: Unicode has promised never to change it for the characters it has
assigned. Only a seed with characters newer than a Python knows may deal differently there.)
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator

from chiva_engine.digest import digest
from chiva_engine.tiles import ALL_TILES, Hands

HAND_SIZE = 7
"""Tiles dealt to each seat (R1)."""


def normal_seed(seed: str | int) -> str:
    """The seed as the shuffle reads it: text in form NFC without white space around it.

    Two spellings with the same normal form give the same match. Raises ValueError when
    nothing is left.
    """
    text = unicodedata.normalize("NFC", str(seed)).strip()
    if not text:
        raise ValueError("a seed needs at least one letter or digit")
    return text


def fresh_seed() -> str:
    """A new seed of nine digits from the system's randomness (R3)."""
    import random

    return str(random.SystemRandom().randrange(100_000_000, 1_000_000_000))


def _stream(seed: str, hand_number: int) -> Iterator[int]:
    # A lone surrogate (from a wrongly encoded command line) is a seed like any other.
    encoded = seed.encode("utf-8", "surrogatepass")
    head = b"chiva-deal-1" + len(encoded).to_bytes(4, "big") + encoded
    head += hand_number.to_bytes(4, "big")
    block = 0
    while True:
        yield from digest(head + block.to_bytes(4, "big"))
        block += 1


def deal(seed: str | int, hand_number: int) -> Hands:
    """The four hands of a match's hand, seats 1 to 4.

    `hand_number` counts from 1. Raises ValueError for an empty seed or a number that is
    not from 1 to 2**32 - 1.
    """
    if not 1 <= hand_number < 2**32:
        raise ValueError(f"hands are counted from 1 to {2**32 - 1}, not {hand_number}")
    tiles = list(ALL_TILES)
    stream = _stream(normal_seed(seed), hand_number)
    for last in range(len(tiles) - 1, 0, -1):
        size = last + 1
        limit = 256 - 256 % size
        chosen = next(byte for byte in stream if byte < limit) % size
        tiles[last], tiles[chosen] = tiles[chosen], tiles[last]
    one, two, three, four = (
        frozenset(tiles[start : start + HAND_SIZE]) for start in range(0, 28, HAND_SIZE)
    )
    return one, two, three, four
