"""Weights of a model of play, and the flat list the core reads.

All weights are whole numbers; `core.playout.UNIT` of them make a play e times as likely.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from chiva_engine.players.core import playout as core


@dataclass(frozen=True, slots=True)
class Weights:
    """What makes a play good for a hand of some size."""

    held: tuple[int, ...]
    """An open end, by the tiles of its number: at ``64 * double + 8 * own + seen``, whether the
    hand keeps the double, how many tiles it keeps, how many it holds or sees on the table."""
    passed: tuple[int, int, int, int]
    """An open end that a seat passed on: the seat to move (never used), next, partner, previous."""
    shown: tuple[int, int, int, int]
    """An open end whose number a seat laid open before; the seats as above."""
    shut: tuple[int, int, int, int]
    """Both ends, when a seat passed on both; the seats as above."""
    pip: int
    """Each pip of the tile."""
    double: int
    """The tile is a double."""
    same: int
    """Both ends show the same number, which counts once."""
    block: int
    """The play blocks the hand, with fewer pips to be expected than the others' team has."""


def by_bits(weights: tuple[int, int, int, int], bits: int) -> int:
    """The sum of the weights whose bits are set."""
    return sum(weight for place, weight in enumerate(weights) if bits >> place & 1)


def model_of(weights: Callable[[int], Weights]) -> list[int]:
    """The list the core reads, from the weights for each hand size from 1 to 7."""
    model = [0] * core.MODEL_SIZE
    for size in range(1, 8):
        w, at = weights(size), size * core.STRIDE
        model[at + core.HELD : at + core.HELD + 128] = w.held
        for byte in range(256):
            known = by_bits(w.passed, byte) + by_bits(w.shown, byte >> 4)
            model[at + core.KNOWN + byte] = known
        for bits in range(16):
            model[at + core.TOGETHER + bits] = by_bits(w.shut, bits)
        for a in range(7):
            for b in range(7):
                tile = w.pip * (a + b) + (w.double if a == b else 0)
                model[at + core.TILE + 8 * a + b] = tile
        model[at + core.SAME] = w.same
        model[at + core.BLOCK] = w.block
    return model
