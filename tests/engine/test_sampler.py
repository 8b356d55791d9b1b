"""The sampler of worlds: every world that fits, each as often as any other."""

from __future__ import annotations

import itertools
import math
import random
from collections import Counter
from collections.abc import Iterator, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.hand import HandState
from chiva_engine.players.core.bits import FULL, TILE_MASKS, count, mix, pips
from chiva_engine.players.core.worlds import Sampler
from chiva_engine.players.position import Position, mask_of, position_of
from chiva_engine.tiles import ALL_TILES, SEATS, Tile, pips_of
from chiva_engine.view import observe
from tests.engine.strategies import few, four, hands_in_play

World = tuple[int, int, int]
DRAWS_FOR_EACH = 40
"""How often each world is drawn on average where frequencies are compared."""


def sampler_of(position: Position, seed: int) -> Sampler:
    sizes = [position.sizes >> 4 * away & 15 for away in (1, 2, 3)]
    return Sampler(list(position.tiles), list(position.allowed), sizes, mix(seed))


def enumerated(position: Position) -> Iterator[World]:
    """Every way to give the unseen tiles to three seats, by trying all of them."""
    places = range(len(position.tiles))
    sizes = [position.sizes >> 4 * away & 15 for away in (1, 2, 3)]
    for first in itertools.combinations(places, sizes[0]):
        others = [place for place in places if place not in first]
        for second in itertools.combinations(others, sizes[1]):
            third = [place for place in others if place not in second]
            hands = (first, second, third)
            if all(
                position.allowed[place] >> seat & 1
                for seat, hand in enumerate(hands)
                for place in hand
            ):
                one, two, three = (sum(position.tiles[p] for p in hand) for hand in hands)
                yield one, two, three


def positions(number: int, least: int, most: int) -> list[Position]:
    """Positions in which some seat has passed and `least` to `most` worlds fit."""
    rng = random.Random(4)
    found: list[Position] = []
    while len(found) < number:
        order = rng.sample(ALL_TILES, 28)
        hand = HandState.start(
            four([order[at : at + 7] for at in range(0, 28, 7)]), rng.choice(SEATS)
        )
        while hand.turn is not None and sum(map(len, hand.hands)) > rng.randint(9, 13):
            hand = hand.apply(rng.choice(hand.legal_moves()))
        if hand.turn is None:
            continue
        position = position_of(observe(hand, hand.turn, (0, 0)))
        if min(position.allowed) < 7 and least <= sampler_of(position, 1).count() <= most:
            found.append(position)
    return found


def chi_square(counts: Sequence[int]) -> float:
    """How far frequencies are from equal, in standard deviations of the chi-square measure."""
    expected = sum(counts) / len(counts)
    total = sum((n - expected) ** 2 / expected for n in counts)
    freedom = len(counts) - 1
    return (total - freedom) / math.sqrt(2 * freedom)


@pytest.mark.parametrize("number", range(12))
def test_every_world_comes_equally_often(number: int) -> None:
    position = positions(12, 20, 700)[number]
    worlds = set(enumerated(position))
    sampler = sampler_of(position, 100 + number)
    assert sampler.count() == len(worlds)
    drawn = Counter(sampler.draw() for _ in range(DRAWS_FOR_EACH * len(worlds)))
    assert set(drawn) <= worlds
    assert chi_square([drawn[world] for world in worlds]) < 4


@given(hands_in_play(), st.integers(0, 2**32 - 1))
@few
def test_every_draw_fits_what_is_known(hand: HandState, seed: int) -> None:
    if hand.turn is None:
        return
    position = position_of(observe(hand, hand.turn, (0, 0)))
    sampler = sampler_of(position, seed)
    for _ in range(20):
        world = sampler.draw()
        assert sum(world) == FULL ^ position.hand ^ position.out
        for seat, mask in enumerate(world):
            assert count(mask) == position.sizes >> 4 * (seat + 1) & 15
            held = [place for place, tile in enumerate(position.tiles) if mask & tile == tile]
            assert all(position.allowed[place] >> seat & 1 for place in held)


@given(hands_in_play())
@few
def test_the_true_deal_is_among_the_worlds(hand: HandState) -> None:
    if hand.turn is None:
        return
    position = position_of(observe(hand, hand.turn, (0, 0)))
    for place, tile in enumerate(position.tiles):
        holder = next(
            away
            for away in (1, 2, 3)
            if sum(map(mask_of, hand.hands[(hand.turn - 1 + away) % 4])) & tile == tile
        )
        assert position.allowed[place] >> (holder - 1) & 1


def test_the_same_seed_draws_the_same_worlds() -> None:
    (position,) = positions(1, 100, 10_000)
    one, two, other = (sampler_of(position, seed) for seed in (5, 5, 6))
    drawn = [one.draw() for _ in range(50)]
    assert drawn == [two.draw() for _ in range(50)]
    assert drawn != [other.draw() for _ in range(50)]


@pytest.mark.parametrize(
    ("allowed", "sizes"), [([1, 1], [1, 1, 0]), ([7, 0], [1, 1, 0]), ([7, 7], [1, 0, 0])]
)
def test_a_deal_that_cannot_be_is_refused(allowed: list[int], sizes: list[int]) -> None:
    with pytest.raises(ValueError, match="fits the passes"):
        Sampler([TILE_MASKS[0], TILE_MASKS[9]], allowed, sizes, 1)


@given(st.sets(st.sampled_from(ALL_TILES)))
def test_masks_count_tiles_and_pips(tiles: set[Tile]) -> None:
    mask = sum(map(mask_of, tiles))
    assert count(mask) == len(tiles)
    assert pips(mask) == pips_of(tiles)
