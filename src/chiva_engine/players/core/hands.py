"""Whole hands at random: a deal and any legal plays, for measuring and for tests."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chiva_engine.players.core.bits import BITS, FULL, POP, TILE_MASKS, pips
from chiva_engine.players.core.playout import DRAW, LOSS, WIN

if TYPE_CHECKING:
    from mypy_extensions import i64

ALL_MASKS: Final = [TILE_MASKS[8 * a + b] for a in range(7) for b in range(a + 1)]
"""The masks of the 28 tiles."""


def random_hand(seed: i64) -> i64:
    """Deal at random and play any legal tile in turn to the end; `seed` is 1 to 2**32 - 1.

    The first tile is any of the first seat's. How it ends for that seat: `WIN`, `DRAW` or `LOSS`.
    """
    x = seed
    y: i64 = 0
    left_over = ALL_MASKS[:]
    hand: i64 = 0
    following: i64 = 0
    partner: i64 = 0
    first: i64 = 0
    size: i64 = 28
    while size > 7:
        if y < 4096:  # too little of the chance is left
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            y = x
        place = y % size
        y //= size
        tile: i64 = left_over[place]
        size -= 1
        left_over[place] = left_over[size]
        if size > 20:
            hand |= tile
            first = tile
        elif size > 13:
            following |= tile
        else:
            partner |= tile
    previous = FULL ^ hand ^ following ^ partner
    left: i64 = 0
    while not (first >> left) & 127:
        left += 8
    right: i64 = BITS[(first >> left) & 127][0] << 3
    # The first seat has played its tile: the next one is to move.
    was = hand ^ first
    hand = following
    following = partner
    partner = previous
    previous = was
    turns: i64 = 1
    passes: i64 = 0
    while True:
        at_left = (hand >> left) & 127
        here: i64 = POP[at_left]
        both = here
        if left != right:
            at_right = (hand >> right) & 127
            there: i64 = POP[at_right]
            both += there
        if both == 0:
            passes += 1
            if passes == 4:
                balance = pips(following) + pips(previous) - pips(hand) - pips(partner)
                if turns & 1:
                    balance = -balance
                if balance > 0:
                    return WIN
                return LOSS if balance < 0 else DRAW
        else:
            passes = 0
            pick: i64 = 0
            if both > 1:
                if y < 4096:
                    x ^= (x << 13) & 0xFFFFFFFF
                    x ^= x >> 17
                    x ^= (x << 5) & 0xFFFFFFFF
                    y = x
                pick = y % both
                y //= both
            if pick < here:
                number: i64 = BITS[at_left][pick]
                hand ^= TILE_MASKS[left + number]
                left = number << 3
            else:
                number = BITS[at_right][pick - here]
                hand ^= TILE_MASKS[right + number]
                right = number << 3
            if hand == 0:
                return LOSS if turns & 1 else WIN
        turns += 1
        was = hand
        hand = following
        following = partner
        partner = previous
        previous = was


def random_hands(number: i64, seed: i64) -> i64:
    """`number` hands of `random_hand`, from seeds that follow each other; the sum of results."""
    total: i64 = 0
    x = seed
    for _ in range(number):
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        total += random_hand(x)
    return total
