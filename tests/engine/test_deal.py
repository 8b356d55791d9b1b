"""Deals from seeds (R1, R3, R4).

The pinned deals are promises: a match that somebody noted down by its seed must come back in every
later release. If one of them fails, the shuffle is wrong, not the test.
"""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import shutil
import subprocess
import sys
import unicodedata
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chiva_engine
from chiva_engine.deal import HAND_SIZE, deal, fresh_seed, normal_seed
from chiva_engine.match import MatchState
from chiva_engine.tiles import ALL_TILES, Hands
from tests.engine.strategies import few, many, seed_texts, seeds

SOURCE = Path(chiva_engine.__file__).parent.parent


PINNED_CHIVA_1 = [
    "0-0 2-0 3-0 3-2 5-2 5-4 5-5",
    "2-2 4-1 5-3 6-0 6-1 6-3 6-6",
    "1-0 1-1 4-0 4-3 4-4 6-4 6-5",
    "2-1 3-1 3-3 4-2 5-0 5-1 6-2",
]
"""The first hand of the seed ``chiva``."""

PINNED_2024_12 = [
    "2-0 3-2 4-0 4-2 4-3 6-0 6-3",
    "0-0 1-1 3-1 3-3 6-1 6-4 6-5",
    "2-1 2-2 5-1 5-3 5-4 5-5 6-6",
    "1-0 3-0 4-1 4-4 5-0 5-2 6-2",
]
"""The twelfth hand of the seed 2024."""


def shown(hands: Hands) -> list[str]:
    return [" ".join(str(tile) for tile in sorted(hand)) for hand in hands]


def test_two_deals_card_by_card() -> None:
    assert shown(deal("chiva", 1)) == PINNED_CHIVA_1
    assert shown(deal(2024, 12)) == PINNED_2024_12


def by_the_description(seed: str, number: int) -> list[str]:
    """The deal as the page of `chiva_engine.deal` describes it, written from that page alone."""
    text = unicodedata.normalize("NFC", seed).strip().encode("utf-8", "surrogatepass")

    def block(i: int) -> bytes:
        four = [n.to_bytes(4, "big") for n in (len(text), number, i)]
        return hashlib.sha256(b"chiva-deal-1" + four[0] + text + four[1] + four[2]).digest()

    stream = b"".join(block(i) for i in range(8))
    tiles = [f"{high}-{low}" for high in range(7) for low in range(high + 1)]
    at = 0
    k = 27
    while k > 0:
        b = stream[at]
        at += 1
        if b >= 256 - 256 % (k + 1):
            continue
        j = b % (k + 1)
        tiles[k], tiles[j] = tiles[j], tiles[k]
        k -= 1
    return [" ".join(sorted(tiles[i : i + 7])) for i in (0, 7, 14, 21)]


@many
@given(seeds, st.integers(1, 200) | st.just(2**32 - 1))
def test_the_shuffle_is_the_one_described(seed: str | int, number: int) -> None:
    assert shown(deal(seed, number)) == by_the_description(str(seed), number)


@many
@given(seeds, st.integers(1, 200))
def test_all_tiles_are_dealt_seven_to_each_seat(seed: str | int, number: int) -> None:
    hands = deal(seed, number)
    assert [len(hand) for hand in hands] == [7, 7, 7, 7] == [HAND_SIZE] * 4
    assert sorted(tile for hand in hands for tile in hand) == list(ALL_TILES)


@few
@given(seeds)
def test_a_match_deals_by_the_seed_and_the_number_of_the_hand_alone(seed: str | int) -> None:
    match = MatchState.new(seed)
    assert match.hand.hands == deal(seed, 1)
    for _ in range(3):
        while match.hand.result is None:
            match = match.apply(match.hand.legal_moves()[0])
        if match.winner is not None:
            return
        match = match.next_hand()
        assert match.hand.hands == deal(seed, match.number)


def test_hands_and_seeds_give_deals_of_their_own() -> None:
    deals = {deal(seed, number) for seed in range(40) for number in range(1, 11)}
    assert len(deals) == 400
    # The border between seed and number is marked: "1" with hand 12 is not "11" with hand 2.
    assert deal("1", 12) != deal("11", 2)


def test_each_tile_comes_to_each_seat_about_as_often() -> None:
    # Of 1400 deals 350 give a tile to a seat, with a standard deviation of 16.
    counts = dict.fromkeys(itertools.product(ALL_TILES, range(4)), 0)
    for number in range(1, 1401):
        for seat, hand in enumerate(deal("fair", number)):
            for tile in hand:
                counts[tile, seat] += 1
    assert min(counts.values()) > 350 - 5 * 16
    assert max(counts.values()) < 350 + 5 * 16


# -- seeds ------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (7, "7"),
        (-7, "-7"),
        ("7", " 7\t\r\n"),
        ("7", "\u00a07\u3000"),
        ("caf\u00e9", "cafe\u0301"),
        ("\u212b", "\u00c5"),
        ("\uac00", "\u1100\u1161"),
        (10**30, "1" + "0" * 30),
    ],
)
def test_seeds_that_read_the_same_deal_the_same(one: str | int, other: str | int) -> None:
    assert normal_seed(one) == normal_seed(other)
    assert deal(one, 3) == deal(other, 3)
    assert MatchState.new(one) == MatchState.new(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (7, "07"),
        ("a", "A"),
        ("a b", "a  b"),
        ("caf\u00e9", "cafe"),
        ("7", "\uff17"),
        ("\ud800", "\udfff"),
        ("\ud800", "?"),
        ("\U0001f600", "\U0001f601"),
    ],
)
def test_seeds_that_differ_deal_differently(one: str | int, other: str | int) -> None:
    assert deal(one, 1) != deal(other, 1)


@pytest.mark.parametrize("seed", ["", " ", "\t\n", "\u00a0\u2003\u3000"])
def test_nothing_is_no_seed(seed: str) -> None:
    for use in (normal_seed, MatchState.new, lambda text: deal(text, 1)):
        with pytest.raises(ValueError, match="a seed needs"):
            use(seed)


@many
@given(seeds)
def test_a_normal_seed_stays_as_it_is(seed: str | int) -> None:
    normal = normal_seed(seed)
    assert normal_seed(normal) == normal
    assert normal == normal.strip()
    assert deal(seed, 1) == deal(normal, 1)


@few
@given(seed_texts, st.sampled_from([" ", "\t", "\n", "\u3000"]))
def test_white_space_around_a_seed_says_nothing(seed: str, space: str) -> None:
    assert deal(space + seed + space, 1) == deal(seed, 1)


@pytest.mark.parametrize("number", [0, -1, 2**32, 10**40])
def test_hands_are_counted_from_one(number: int) -> None:
    with pytest.raises(ValueError, match="counted from 1 to 4294967295, not"):
        deal("chiva", number)


def test_a_fresh_seed_is_short_enough_to_note_down_and_new_each_time() -> None:
    drawn = {fresh_seed() for _ in range(200)}
    assert all(len(seed) == 9 and seed.isascii() and seed.isdigit() for seed in drawn)
    assert len(drawn) > 190
    assert all(normal_seed(seed) == seed for seed in drawn)


# -- other Pythons ------------------------------------------------------------

SEEDS = [
    "chiva",
    "2024",
    " caf\u00e9 ",
    "cafe\u0301",
    "\u4e03\u5de7",
    "\U0001f0a1\U0001f3b2",
    "\u1e9b\u0323",
]


@pytest.mark.parametrize("python", ["python3.11", "python3.12", "python3.13", "python3.14"])
def test_every_python_deals_the_same(python: str) -> None:
    found = shutil.which(python)
    # A version manager may put a name on the path that leads nowhere.
    if found is None or subprocess.run([found, "-c", ""], capture_output=True).returncode != 0:
        pytest.skip(f"{python} is not on this machine")
    environment = os.environ | {"PYTHONPATH": str(SOURCE), "PYTHONUTF8": "1"}
    for seed in SEEDS:
        command = [found, "-m", "chiva_engine", "deal", seed, "--hand", "3"]
        run = subprocess.run(command, capture_output=True, env=environment, check=True)
        hands = [" ".join(sorted(hand)) for hand in json.loads(run.stdout)]
        assert hands == shown(deal(seed, 3)), (sys.version, seed)
