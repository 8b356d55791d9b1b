"""Rating plays by a table of weights, and playing hands to their end with it.

A *model* is a flat list of whole numbers, `STRIDE` of them for each hand size from 0 to 7:

====================  ===========================================================
``HELD + ...``        an open end, by the tiles of its number: ``64 * double + 8 * own + seen``,
                      where *double* says whether the hand still has the double, *own* counts
                      the hand's tiles and *seen* those in the hand or on the table
``KNOWN + byte``      an open end, by its byte of info
``TOGETHER + bits``   both ends, by the seats (bits of info) that passed before both
``TILE + 8 * a + b``  the tile ``b`` beside the end ``a``
``SAME``              both ends show one number (then the end counts once)
``BLOCK``             the play blocks the hand and the pips are expected to be fewer; its
                      opposite when they are expected to be more
====================  ===========================================================

`UNIT` of them make a play e times as likely.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chiva_engine.players.core.bits import (
    BITS,
    FULL,
    PASSED,
    POP,
    SHOWN,
    TILE_MASKS,
    pips,
    turn_info,
    turn_sizes,
)

if TYPE_CHECKING:
    from mypy_extensions import i64

HELD: Final = 0
KNOWN: Final = 128
TOGETHER: Final = 384
TILE: Final = 400
SAME: Final = 456
BLOCK: Final = 457
STRIDE: Final = 458
MODEL_SIZE: Final = 8 * STRIDE

UNIT: Final = 32

FOLLOWED: Final = 6
"""The points of `choose_again` that the model's play has at first."""

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2


def value(
    hand: i64, out: i64, info: i64, sizes: i64, cover: i64, number: i64, kept: i64, model: list[i64]
) -> i64:
    """What laying the tile ``cover-number`` is worth, when `number` and `kept` are the ends then.

    `hand` still has the tile, `out` not yet. `cover` and `number` are numbers, `kept` is an end.
    """
    tile: i64 = TILE_MASKS[(cover << 3) + number]
    rest = hand ^ tile
    seen = hand | out
    at = (sizes & 15) * STRIDE
    end = number << 3
    row = (rest >> end) & 127
    own: i64 = POP[row]
    seen_here: i64 = POP[(seen >> end) & 127]
    known = (info >> end) & 255
    total: i64 = model[at + TILE + (cover << 3) + number]
    total += model[at + HELD + (((row >> number) & 1) << 6) + (own << 3) + seen_here]
    total += model[at + KNOWN + known]
    if end == kept:
        total += model[at + SAME] + model[at + TOGETHER + (known & 15)]
        if own or seen_here < 7:
            return total
    else:
        row = (rest >> kept) & 127
        own_there: i64 = POP[row]
        seen_there: i64 = POP[(seen >> kept) & 127]
        known_there = (info >> kept) & 255
        total += model[
            at + HELD + (((row >> (kept >> 3)) & 1) << 6) + (own_there << 3) + seen_there
        ]
        total += model[at + KNOWN + known_there]
        total += model[at + TOGETHER + (known & known_there & 15)]
        if own or own_there or seen_here < 7 or seen_there < 7:
            return total
    balance = block_balance(rest, seen, sizes)
    if balance > 0:
        return total + model[at + BLOCK]
    return total - model[at + BLOCK] if balance < 0 else total


def block_balance(rest: i64, seen: i64, sizes: i64) -> i64:
    """The pips to expect in the other team's hands less those in the own team's, times a factor.

    For a hand that keeps `rest` and has seen `seen` (its own and the table's tiles), R13.
    """
    one = (sizes >> 4) & 15
    two = (sizes >> 8) & 15
    three = (sizes >> 12) & 15
    hidden = pips(FULL ^ seen)
    return (one + three - two) * hidden - (one + two + three) * pips(rest)


def pick(
    hand: i64,
    out: i64,
    info: i64,
    sizes: i64,
    left: i64,
    right: i64,
    model: list[int],
    noise: i64,
    chance: i64,
) -> i64:
    """What a seat plays in a playout: twice the tile's place in `TILE_MASKS`, and 1 at the right.

    The play that `model` rates highest, once 0 to 15 times `noise` is added to the rating of each
    of the first eight from the bits of `chance`. The place is ``8 * covered + laid open``. At
    least one tile must fit; where both ends are equal, plays are at the left.
    """
    at_left = (hand >> left) & 127
    at_right: i64 = 0
    if left != right:
        at_right = (hand >> right) & 127
    here: i64 = POP[at_left]
    there: i64 = POP[at_right]
    if here + there == 1:  # A single play needs no rating.
        if here:
            only: i64 = BITS[at_left][0]
            return (left + only) << 1
        only = BITS[at_right][0]
        return ((right + only) << 1) | 1
    best: i64 = -1000000
    chosen: i64 = 0
    cover = left >> 3
    for number in BITS[at_left]:
        rated = (chance & 15) * noise
        chance >>= 4
        rated += value(hand, out, info, sizes, cover, number, right, model)
        if rated > best:
            best = rated
            chosen = (left + number) << 1
    cover = right >> 3
    for number in BITS[at_right]:
        rated = (chance & 15) * noise
        chance >>= 4
        rated += value(hand, out, info, sizes, cover, number, left, model)
        if rated > best:
            best = rated
            chosen = ((right + number) << 1) | 1
    return chosen


def play_out(
    hand: i64,
    following: i64,
    partner: i64,
    previous: i64,
    left: i64,
    right: i64,
    out: i64,
    info: i64,
    sizes: i64,
    models: list[list[int]],
    noises: list[int],
    seed: i64,
    tried: dict[int, list[int]] | None = None,
    moves: int = 0,
) -> i64:
    """How the hand ends for the seat to move: `WIN`, `DRAW` or `LOSS`.

    Each seat plays by its own of the four `models`, from the seat to move on, from its own tiles
    and the public info alone, with up to 15 times its own of the `noises` added to each play's
    value by chance, from `seed` (1 to 2**32 - 1). With `tried`, the last of the four seats makes
    its next choice by `choose_again`; `moves` then stands for the moves before.
    """
    passes: i64 = 0
    turns: i64 = 0
    x = seed
    while True:
        if ((hand >> left) | (hand >> right)) & 127 == 0:
            passes += 1
            if passes == 4:
                balance = pips(following) + pips(previous) - pips(hand) - pips(partner)
                if turns & 1:
                    balance = -balance
                if balance > 0:
                    return WIN
                return LOSS if balance < 0 else DRAW
            info |= (PASSED >> (48 - left)) | (PASSED >> (48 - right))
            if tried is not None:
                moves = moves * 128 + 127
        else:
            passes = 0
            if tried is not None and turns & 3 == 3 and fitting(hand, left, right) > 1:
                return WIN - choose_again(
                    hand,
                    following,
                    partner,
                    previous,
                    left,
                    right,
                    out,
                    info,
                    sizes,
                    models,
                    noises,
                    x,
                    tried,
                    moves,
                )
            chance: i64 = 0
            noise: i64 = noises[turns & 3]
            if noise:
                x ^= (x << 13) & 0xFFFFFFFF
                x ^= x >> 17
                x ^= (x << 5) & 0xFFFFFFFF
                chance = x
            picked = pick(hand, out, info, sizes, left, right, models[turns & 3], noise, chance)
            if tried is not None:
                # It grows beyond 64 bits: both must be plain numbers.
                move: int = picked
                moves = moves * 128 + move
            chosen = picked >> 1
            tile: i64 = TILE_MASKS[chosen]
            hand ^= tile
            if hand == 0:
                return LOSS if turns & 1 else WIN
            out |= tile
            end = (chosen & 7) << 3
            if picked & 1:
                right = end
            else:
                left = end
            info |= SHOWN >> (48 - end)
            sizes -= 1
        turns += 1
        was = hand
        hand = following
        following = partner
        partner = previous
        previous = was
        info = turn_info(info)
        sizes = turn_sizes(sizes)


def fitting(hand: i64, left: i64, right: i64) -> i64:
    """How many plays a hand has before two ends."""
    here: i64 = POP[(hand >> left) & 127]
    there: i64 = POP[(hand >> right) & 127] if left != right else 0
    return here + there


def choose_again(
    hand: i64,
    following: i64,
    partner: i64,
    previous: i64,
    left: i64,
    right: i64,
    out: i64,
    info: i64,
    sizes: i64,
    models: list[list[int]],
    noises: list[int],
    seed: i64,
    tried: dict[int, list[int]],
    moves: int,
) -> i64:
    """How the hand ends for the seat to move, which learns from world to world how to go on.

    Every play is tried. The play that did best in the worlds before counts: those in which all
    seats have made the same `moves` until now, for nothing else tells the seat where it is. `tried`
    keeps the points of each play by `moves`, and gets those of this world. The other arguments
    are those of `play_out`, with models and noises from the next seat on.
    """
    plays: list[i64] = [(left + number) << 1 for number in BITS[(hand >> left) & 127]]
    if left != right:
        plays += [((right + number) << 1) | 1 for number in BITS[(hand >> right) & 127]]
    points = tried.get(moves)
    if points is None:
        model_play = pick(hand, out, info, sizes, left, right, models[3], 0, 0)
        points = [FOLLOWED if play == model_play else 0 for play in plays]
        tried[moves] = points
    leader = points.index(max(points))
    result: i64 = LOSS
    for place in range(len(plays)):
        picked = plays[place]
        tile: i64 = TILE_MASKS[picked >> 1]
        end = ((picked >> 1) & 7) << 3
        found: i64 = WIN
        if hand != tile:
            found = WIN - play_out(
                following,
                partner,
                previous,
                hand ^ tile,
                left if picked & 1 else end,
                end if picked & 1 else right,
                out | tile,
                turn_info(info | (SHOWN >> (48 - end))),
                turn_sizes(sizes - 1),
                models,
                noises,
                seed,
            )
        points[place] += found
        if place == leader:
            result = found
    return result
