"""The computer players: legal, repeatable, interruptible, and honest about their reasons."""

from __future__ import annotations

import hashlib
import itertools
import json
import os
import random
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

import chiva_engine
from chiva_engine.cases import case_of
from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.match import MatchState
from chiva_engine.moves import End, Pass, Play
from chiva_engine.players import LEVELS, beginner, facts, player_of
from chiva_engine.players.base import Advice, Cancelled, Fact, Reason, Thinking
from chiva_engine.players.core.bits import TILE_MASKS, mix
from chiva_engine.players.core.playout import WIN, play_out, value
from chiva_engine.players.core.worlds import Sampler, exponentials, likelihood, weigh
from chiva_engine.players.likely import Tried
from chiva_engine.players.model import Weights, model_of
from chiva_engine.players.position import mask_of, option_of, position_of
from chiva_engine.players.search import Budget, Expected, Manner, resample
from chiva_engine.players.searching import Master, Searching
from chiva_engine.players.steady import MODEL, WEIGHTS
from chiva_engine.selfplay import finish_hand
from chiva_engine.tiles import SEATS, Tile, partner_of, team_of
from chiva_engine.view import PlayerView, observe
from tests.engine.strategies import few, hands_in_play
from tests.support import ROOT


class Brief(Searching):
    """The search of the strong player, with a budget for tests."""

    budget = Budget(rounds=2, worlds=12)


class Again(Brief):
    """The search of the master, with a budget for tests."""

    budget = replace(Brief.budget, ahead=True)
    expected = Master.expected


QUICK = {
    "beginner": player_of("beginner"),
    "steady": player_of("steady"),
    "search": Brief(),
    "again": Again(),
}

seeds = st.integers(0, 2**64 - 1)


def view_of(hand: HandState) -> PlayerView | None:
    return None if hand.turn is None else observe(hand, hand.turn, (0, 0))


def test_levels_rise_and_have_names() -> None:
    assert list(LEVELS) == ["beginner", "steady", "strong", "master"]
    assert all(type(player_of(level)) is LEVELS[level] for level in LEVELS)
    with pytest.raises(ValueError, match="beginner, steady, strong, master"):
        player_of("genius")


@pytest.mark.parametrize("name", QUICK)
@given(hands_in_play(), seeds)
@few
def test_advice_and_choice_agree_and_are_legal(name: str, hand: HandState, seed: int) -> None:
    view = view_of(hand)
    if view is None:
        return
    move = QUICK[name].choose(view, Thinking(seed))
    assert move in view.legal_moves()
    drafts = list(QUICK[name].improve(view, Thinking(seed)))
    advice = QUICK[name].advise(view, Thinking(seed))
    assert advice == drafts[-1]
    assert advice.move == move
    assert [draft.final for draft in drafts] == [False] * (len(drafts) - 1) + [True]
    if name == "search" and move != Pass():
        assert {estimate.play for estimate in advice.estimates} == set(view.legal_moves())
        assert advice.estimates[0].play == move
        assert all(0 <= estimate.chance <= 1 for estimate in advice.estimates)


# -- the same on every machine -------------------------------------------------------------------

GOLDEN = {
    "beginner": "6b3a2ac3c9d34066",
    "steady": "785210ce8119b959",
    "search": "42558673f9365755",
    "again": "a0b7de7ad42715f4",
}
"""Digests of a hand that four such players play. The same on every machine and Python, compiled
or not; another digest is right only when the player itself was changed."""


def digest(name: str) -> str:
    players = dict.fromkeys(SEATS, QUICK[name])
    finished = finish_hand(MatchState.new("golden"), players)
    text = json.dumps(case_of(finished.hand, finished.before), sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


@pytest.mark.parametrize("name", GOLDEN)
def test_a_player_plays_the_same_hand_everywhere(name: str) -> None:
    assert digest(name) == GOLDEN[name]


REPORT = """
import hashlib
from chiva_engine.players.core import bits, hands, playout, worlds
from chiva_engine.players.learned import MODEL
from chiva_engine.players.steady import MODEL as steady
from chiva_engine.players.core.bits import TILE_MASKS, mix
print(playout.__file__.rpartition(".")[2])
digest = hashlib.sha256()
def say(*numbers):
    digest.update(repr(numbers).encode())
exps, sharp = worlds.exponentials(100), worlds.exponentials(8)
say(exps, sharp)
for seed in range(300):
    say(hands.random_hand(mix(seed)), bits.count(mix(seed)), bits.pips(mix(seed)))
    tiles = hands.ALL_MASKS[:]
    for place in range(27, 0, -1):
        other = mix(1000 * seed + place) % (place + 1)
        tiles[place], tiles[other] = tiles[other], tiles[place]
    hand, opening, out = sum(tiles[:7]), tiles[7], tiles[7] | tiles[8]
    cell = bits.TILE_MASKS.index(opening)
    left, right = cell // 8 * 8, cell % 8 * 8
    allowed = [1 + mix(seed + place) % 7 if seed % 3 else 7 for place in range(19)]
    for number in bits.BITS[hand >> left & 127]:
        say(playout.value(hand, out, mix(seed), 0x6667, left // 8, number, right, MODEL))
    try:
        sampler = worlds.Sampler(tiles[9:], allowed, [7, 6, 6], mix(seed))
    except ValueError:
        continue
    pool, weights = [], []
    seen = [1, tiles[7], 0, 0, 0x7777, -1, -1, cell // 8, cell % 8, left]
    seen += [2, tiles[8], tiles[7], 0, 0x6777, left, right, left // 8, cell % 8, right]
    seen += [3, tiles[8], tiles[7], 0, 0x6777, left, right, left // 8, cell % 8, right]
    each = [seen[:10], seen[10:20], seen[20:]]
    ways = [MODEL, steady], [exps, sharp], [False, True], [950, 999]
    manners = worlds.Manners(each, *ways, [2, 1, 2], 0.7)
    worlds.weigh(sampler, 8, pool, weights, manners)
    say(sampler.count(), pool, [weight.hex() for weight in weights])
    scores = [0, 0]
    plays = [tiles[0], left, right, tiles[1], right, right]
    again = {}
    for world in pool:
        picked = manners.pick(world, mix(seed))
        say(picked)
        following = [[MODEL, steady, MODEL][place] for place in picked]
        noises = [[3, 0, 5][place] for place in picked]
        for tried in (None, again):
            worlds.outcomes(
                world, hand, out, mix(seed), 0x6677, plays, scores, following, noises, mix(seed),
                tried,
            )
    say(scores, sorted(again.items()))
print(digest.hexdigest())
from tests.engine.test_players import digest as hand_digest
print(hand_digest("search"), hand_digest("again"))
"""


def report(folder: Path) -> list[str]:
    """What the core in `folder` computes, and whether it is compiled."""
    done = subprocess.run(
        [sys.executable, "-c", REPORT],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(folder), str(ROOT)])},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.split()


@pytest.mark.slow
@pytest.mark.skipif(
    find_spec("mypyc") is None or not any(map(shutil.which, ("cc", "gcc", "clang", "cl"))),
    reason="needs mypyc and a C compiler",
)
def test_the_compiled_core_computes_the_same_bit_by_bit(tmp_path: Path) -> None:
    plain, compiled = tmp_path / "plain", tmp_path / "compiled"
    for folder in (plain, compiled):
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        package = Path(chiva_engine.__file__).parent
        shutil.copytree(package, folder / "chiva_engine", ignore=ignore)
    build = (
        "import hatch_build, pathlib, sys;"
        "hatch_build.compile_core(pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[2]))"
    )
    subprocess.run(
        [sys.executable, "-c", build, str(ROOT), str(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    shutil.copytree(tmp_path / "lib", compiled, dirs_exist_ok=True)
    kind, *numbers = report(plain)
    other, *same = report(compiled)
    assert (kind, other in ("so", "pyd")) == ("py", True)
    assert numbers == same


# -- giving up, and getting better ---------------------------------------------------------------


def opening(level: str = "golden") -> PlayerView:
    hand = HandState.start(deal(level, 1), 1)
    return observe(hand, 1, (0, 0))


@pytest.mark.parametrize("level", LEVELS)
def test_a_cancelled_player_stops(level: str) -> None:
    looks = 0

    def cancelled() -> bool:
        nonlocal looks
        looks += 1
        return looks > 5 or level in ("beginner", "steady")

    with pytest.raises(Cancelled):
        player_of(level).choose(opening(), Thinking(1, cancelled))
    assert looks <= 6


def test_a_searching_player_looks_often_enough() -> None:
    """Between two looks lie a few draws or one world, about a millisecond of work."""
    looks = 0

    def cancelled() -> bool:
        nonlocal looks
        looks += 1
        return False

    hand = HandState.start(deal("golden", 1), 1).apply(Play(max(deal("golden", 1)[0])))
    view = view_of(hand)
    assert view is not None
    Brief().choose(view, Thinking(1, cancelled))
    budget = Brief.budget
    assert looks >= budget.worlds + budget.worlds * budget.pool // 16


def test_advice_begins_as_a_draft_and_ends_with_more_worlds() -> None:
    drafts = list(Brief().improve(opening("improving"), Thinking(4)))
    assert len(drafts) == Brief.budget.rounds
    worlds = [draft.estimates[0].worlds for draft in drafts]
    assert worlds == sorted(set(worlds))


# -- reasons -------------------------------------------------------------------------------------


@given(hands_in_play())
@few
def test_the_parts_of_a_play_add_up_to_its_value(hand: HandState) -> None:
    """So a reason speaks of something that counted, and of all that it counted for."""
    view = view_of(hand)
    if view is None:
        return
    position = position_of(view)
    for option in position.options:
        parts = facts.parts(view, position, option, WEIGHTS)
        assert sum(part.worth for part in parts) == value(
            position.hand, position.out, position.info, position.sizes,
            option.cover, option.number, option.kept, MODEL,
        )  # fmt: skip


def check(view: PlayerView, move: Play, fact: Advice | Fact) -> None:
    """A reason is true, looked up in the view itself."""
    rest = view.hand - {move.tile}
    line = (
        view.line.open_with(move.tile) if move.end is None else view.line.add(move.tile, move.end)
    )
    ends = line.ends or (-1, -1)
    plays = [m for m in view.legal_moves() if isinstance(m, Play)]
    match fact.reason:
        case Reason.MUST_OPEN:
            assert view.forced_opening
            assert not view.line
        case Reason.ONLY_MOVE:
            assert plays == [move]
            assert rest, "that it wins is the better reason"
        case Reason.ONLY_TILE:
            assert len(plays) == 2
            assert {play.tile for play in plays} == {move.tile}
            left, right = view.line.ends or (-1, -2)
            assert left == right
        case Reason.WINS:
            assert not rest
        case Reason.KEEPS_NUMBER:
            assert fact.number in ends
            assert fact.count == sum(tile.has(fact.number) for tile in rest)
            assert fact.count
        case Reason.STARVES_NEXT:
            assert fact.seat
            assert fact.number in ends
            assert team_of(fact.seat) != team_of(view.seat)
            assert fact.number in view.passed_on(fact.seat)
        case Reason.PARTNERS_NUMBER:
            assert fact.seat == partner_of(view.seat)
            assert fact.number in ends
            laid = [turn.move for turn in view.log if turn.seat == fact.seat]
            assert any(m.tile.has(fact.number) for m in laid if isinstance(m, Play))
        case Reason.SHEDS_DOUBLE:
            assert move.tile.is_double
        case Reason.SHEDS_PIPS:
            assert move.tile.pips == max(play.tile.pips for play in plays)
        case Reason.BLOCKS:
            seen = [*line.tiles, *rest]
            assert not any(tile.has(end) for tile in rest for end in ends)
            assert all(sum(tile.has(end) for tile in seen) == 7 for end in ends)
        case Reason.OPPONENT_STUCK:
            assert fact.seat
            assert team_of(fact.seat) != team_of(view.seat)
            assert fact.share is not None
            assert 0.5 <= fact.share <= 1
        case Reason.PARTNER_FOLLOWS:
            assert fact.seat == partner_of(view.seat)
            assert fact.share is not None
            assert 0.5 <= fact.share <= 1
            assert not set(ends) <= view.passed_on(fact.seat)
        case Reason.AS_GOOD:
            assert isinstance(fact, Advice)
            assert fact.final
            chances = {estimate.play: estimate.chance for estimate in fact.estimates}
            outcomes = {option.play: option.outcome for option in position_of(view).options}
            others = [chances[play] for play in outcomes if outcomes[play] != outcomes[move]]
            assert max(others) > chances[move] - 0.01
        case Reason.BEST_CHANCE | Reason.BEST_LOOKING:
            assert fact.number is None
            assert isinstance(fact, Advice)
            assert bool(fact.estimates) is (fact.reason is Reason.BEST_CHANCE)
        case Reason.MUST_PASS:
            pytest.fail("a play is no pass")


@pytest.mark.parametrize("name", QUICK)
@given(hands_in_play(), seeds)
@few
def test_every_reason_given_is_true(name: str, hand: HandState, seed: int) -> None:
    view = view_of(hand)
    if view is None:
        return
    advice = QUICK[name].advise(view, Thinking(seed))
    if isinstance(advice.move, Pass):
        assert advice.reason is Reason.MUST_PASS
        return
    check(view, advice.move, advice)
    if advice.also is not None:
        assert advice.also.reason is not advice.reason
        check(view, advice.move, advice.also)


@pytest.mark.parametrize("name", QUICK)
def test_the_only_move_wins_when_it_is_the_last_tile(name: str) -> None:
    hand = next(
        hand
        for hand in played_to_the_end()
        if hand.turn
        and len(hand.hands[hand.turn - 1]) == 1
        and len(hand.legal_moves()) == 1
        and isinstance(hand.legal_moves()[0], Play)
    )
    view = view_of(hand)
    assert view is not None
    advice = QUICK[name].advise(view, Thinking(1))
    assert (advice.move, advice.reason) == (hand.legal_moves()[0], Reason.WINS)


def played_to_the_end() -> Iterator[HandState]:
    """The positions of hands in which everyone plays the first tile that fits."""
    for number in itertools.count(1):
        hand = HandState.start(deal("last", number), None)
        while hand.turn is not None:
            yield hand
            hand = hand.apply(hand.legal_moves()[0])


def test_a_tile_is_tried_once_where_both_ends_are_equal() -> None:
    number, found = 0, 0
    while found < 5:
        number += 1
        hand = HandState.start(deal("twins", number), 1)
        while (view := view_of(hand)) is not None:
            ends = view.line.ends
            if ends is not None and ends[0] == ends[1] and view.legal_moves() != (Pass(),):
                found += 1
                by_tile: dict[Tile, set[tuple[float, int]]] = {}
                for estimate in Brief().advise(view, Thinking()).estimates:
                    said = (estimate.chance, estimate.worlds)
                    by_tile.setdefault(estimate.play.tile, set()).add(said)
                assert all(len(said) == 1 for said in by_tile.values())
                assert {move.tile for move in view.legal_moves()} == by_tile.keys()  # type: ignore[union-attr]
            hand = hand.apply(player_of("steady").choose(view, Thinking()))


def test_reasons_are_not_all_alike() -> None:
    """Over some hands of steady players most kinds of reason come up."""
    steady = player_of("steady")
    found = set()
    for number in range(1, 60):
        hand = HandState.start(deal("reasons", number), 1 + number % 4)
        while (view := view_of(hand)) is not None:
            advice = steady.advise(view, Thinking())
            found.add(advice.reason)
            hand = hand.apply(advice.move)
    assert found >= set(Reason) - {
        Reason.MUST_OPEN,
        Reason.BLOCKS,
        Reason.OPPONENT_STUCK,
        Reason.PARTNER_FOLLOWS,
        Reason.AS_GOOD,
        Reason.BEST_CHANCE,
        Reason.BEST_LOOKING,
    }


def tried(*deals: tuple[str, str, str, int, int]) -> Fact | None:
    """What is told for 5-4 beside a five, which leaves 4 and 0, when 5-6 could be laid there.

    A deal: the tiles of seats 1 to 3 from the one to move, and the points of either play.
    """
    plays = [Play(Tile.parse(tile), End.LEFT) for tile in ("5-4", "6-5")]
    chosen, rival = (option_of(play, 8 * 5, 0) for play in plays)
    told = Tried()
    for *hands, good, other in deals:
        one, two, three = (sum(mask_of(Tile.parse(tile)) for tile in h.split()) for h in hands)
        told.add((one, two, three), [chosen.outcome, rival.outcome], [good, other])
    return told.fact(chosen, rival)


def test_a_play_that_leaves_an_opponent_without_a_tile_is_told_by_that() -> None:
    stuck, free = "6-6 3-1", "4-1 6-6"
    fact = tried(*[(stuck, "1-1", "4-3", 2, 0)] * 7, *[(free, "1-1", "4-3", 0, 0)] * 3)
    assert fact == Fact(Reason.OPPONENT_STUCK, seat=1, share=0.7)
    fact = tried(*[("4-3", "1-1", stuck, 2, 0)] * 9, ("4-3", "1-1", free, 0, 0))
    assert fact == Fact(Reason.OPPONENT_STUCK, seat=3, share=0.9)


def test_a_play_that_the_partner_can_follow_is_told_by_that() -> None:
    fact = tried(*[("1-1", "4-3", "2-1", 2, 0)] * 3, ("1-1", "2-2", "2-1", 0, 0))
    assert fact == Fact(Reason.PARTNER_FOLLOWS, seat=2, share=0.75)


def test_what_a_play_does_not_owe_its_success_to_is_not_told() -> None:
    stuck, free = "6-6 3-1", "4-1 6-6"
    # It is ahead where the opponent can go on, too, or is as stuck after the other.
    assert tried(*[(stuck, "1-1", "4-3", 1, 1)] * 7, *[(free, "1-1", "4-3", 2, 0)] * 3) is None
    assert tried(*[("3-1", "1-1", "4-3", 2, 0)] * 8) is None
    # The opponent is nearly as often stuck after the other.
    both = ("3-1", "1-1", "4-3", 1, 1)
    assert tried(*[both] * 9, (stuck, "1-1", "4-3", 2, 0)) is None
    # It is not ahead at all.
    assert tried(*[(stuck, "1-1", "4-3", 0, 2)] * 8) is None
    # Half of the deals is the least.
    assert tried(*[(stuck, "1-1", "4-3", 2, 0)] * 4, *[(free, "1-1", "4-3", 0, 0)] * 6) is None


# -- parts of the search ---------------------------------------------------------------------------


def test_resampling_keeps_each_share_to_within_one() -> None:
    rng = random.Random(2)
    weights = [rng.random() ** 4 for _ in range(200)]
    for start in (0.0, 0.3, 0.999):
        kept = resample(weights, 50, start)
        assert len(kept) == 50
        for place, weight in enumerate(weights):
            share = 50 * weight / sum(weights)
            assert abs(kept.count(place) - share) < 1


LOOSE = (Manner(MODEL, 100),)
SHARP = (Manner(beginner.MODEL, 20, strict=True),)


def test_a_world_weighs_the_same_whether_its_hands_were_met_before_or_not() -> None:
    masks = [TILE_MASKS[8 * a + b] for a in range(7) for b in range(a + 1)]
    seen = [[1, masks[20], 0, 0, 0x7777, -1, -1, 5, 5, 40]]
    seen += [[2, masks[25], masks[20], 0, 0x6777, 40, 40, 5, 4, 40]]

    def weights(kept: bool) -> list[float]:
        sampler = Sampler(masks[:8], [7] * 8, [3, 3, 2], 1)
        once = Expected(LOOSE).of(seen)
        found: list[float] = []
        for _ in range(200):
            weigh(sampler, 1, [], found, once if kept else Expected(LOOSE).of(seen))
        return found

    assert weights(True) == weights(False)
    assert len(set(weights(True))) > 10


def test_a_manner_that_is_only_the_opponents_tells_nothing_of_the_partner() -> None:
    masks = [TILE_MASKS[8 * a + b] for a in range(7) for b in range(a + 1)]
    seen = [[2, masks[20], 0, 0, 0x7777, -1, -1, 5, 5, 40]]

    def weights(expected: Expected) -> list[float]:
        sampler = Sampler(masks[:8], [7] * 8, [3, 3, 2], 1)
        found: list[float] = []
        weigh(sampler, 100, [], found, expected.of(seen))
        return found

    assert weights(Expected(LOOSE, SHARP)) == weights(Expected(LOOSE))
    assert weights(Expected(LOOSE + SHARP)) != weights(Expected(LOOSE))


@pytest.mark.parametrize("alike", [0.0, 0.6, 1.0])
def test_opponents_that_play_alike_are_weighed_and_continued_together(alike: float) -> None:
    masks = [TILE_MASKS[8 * a + b] for a in range(7) for b in range(a + 1)]
    at = (masks[20], 0x6777, 40, 40, 5)
    seen = [[1, masks[25], at[0], 0, *at[1:], 4, 40], [3, masks[26], at[0], 0, *at[1:], 6, 40]]
    manners = Expected(LOOSE, SHARP, alike=alike).of(seen)
    sampler = Sampler(masks[:8], [7] * 8, [3, 3, 2], 1)
    world = sampler.draw()
    one, other = (manners.shares(turn, world) for turn in (0, 1))
    # Every pair of manners has its chance before, and a part that says that both are the same.
    pairs = {
        (a, b): one[a] * other[b] * (1 - alike + (2 * alike if a == b else 0.0))
        for a in (0, 1)
        for b in (0, 1)
    }
    assert manners.weight(world) == pytest.approx(sum(pairs.values()))
    seeds = [mix(seed) for seed in range(4000)]
    picked = Counter((pick[0], pick[2]) for pick in (manners.pick(world, s) for s in seeds))
    for pair, weight in pairs.items():
        share = weight / sum(pairs.values())
        assert picked[pair] / len(seeds) == pytest.approx(share, abs=0.04)


@given(chance=st.randoms(use_true_random=False), noise=st.sampled_from([0, 3]))
def test_a_second_look_finds_the_best_play_of_a_hand_it_meets_again(
    chance: random.Random, noise: int
) -> None:
    masks = [TILE_MASKS[8 * a + b] for a in range(7) for b in range(a + 1)]
    chance.shuffle(masks)
    one, two, three, own = (sum(masks[start : start + 6]) for start in (0, 6, 12, 18))
    opening, seed = TILE_MASKS.index(masks[24]), chance.randint(1, 2**32 - 1)
    left, right = opening // 8 * 8, opening % 8 * 8
    tried: dict[int, list[int]] = {}
    at = (one, two, three, own, left, right, sum(masks[24:]), 0, 0x6666)
    rest = ([MODEL] * 4, [noise] * 4, seed)
    plain = WIN - play_out(*at, *rest)
    found = [WIN - play_out(*at, *rest, tried, 1) for _ in range(8)]
    if not tried:
        # It never had a choice.
        assert set(found) == {plain}
        return
    # The same hand comes again, so there is one entry, with the points of eight results each.
    ((points,),) = [tried.values()]
    gained = [point - 6 if point % 8 else point for point in points]
    assert found[-1] == max(gained) // 8 >= found[0]
    assert found[0] == gained[[point % 8 != 0 for point in points].index(True)] // 8


def test_a_second_look_cannot_tell_hidden_hands_apart() -> None:
    chance = random.Random(1)
    own, opening = sum(TILE_MASKS[48 + b] for b in range(6)), TILE_MASKS[54]
    others = [TILE_MASKS[8 * a + b] for a in range(6) for b in range(a + 1)]
    tried: dict[int, list[int]] = {}
    rest = ([MODEL] * 4, [3] * 4, 1)
    for _ in range(20):
        chance.shuffle(others)
        one, two, three = (sum(others[start : start + 7]) for start in (0, 7, 14))
        # Nobody else has a six: all pass, however the rest lies.
        play_out(one, two, three, own, 48, 48, opening, 0, 0x6777, *rest, tried, 1)
    ((points,),) = [tried.values()]
    assert sum(points) > 20


def test_exponentials_rise_evenly_and_cool() -> None:
    for warmth in (25, 100, 200):
        table = exponentials(warmth)
        assert table == sorted(table)
        assert table[480] == 2**22
        # One unit of the model is a step of 32, and makes a play e times as likely.
        assert table[480 + 32 * warmth // 100] / table[480] == pytest.approx(2.71828, rel=0.01)


@pytest.mark.parametrize("strict", [False, True])
def test_only_a_strict_manner_tells_very_good_plays_apart(strict: bool) -> None:
    hand = sum(TILE_MASKS[8 * a + b] for a, b in ((6, 6), (6, 1), (6, 2), (3, 1)))
    sharp = exponentials(8)
    likely: list[float] = []
    for number in (6, 1, 2):
        tile = TILE_MASKS[48 + number]
        seen = [1, tile, 0, 0, 0x7777, 48, 48, 6, number, 48]
        likely.append(likelihood(hand ^ tile, 0, 0, seen, MODEL, sharp, strict, 950))
    if strict:
        # One in twenty moves may be any.
        assert sorted(likely) == pytest.approx([0.05 / 3, 0.05 / 3, 0.95 + 0.05 / 3], rel=0.01)
    else:
        assert likely == pytest.approx([1 / 3] * 3, rel=0.01)


def test_a_model_holds_every_weight() -> None:
    weights = replace(WEIGHTS, pip=7, double=11)
    changed = model_of(lambda size: weights)
    assert isinstance(weights, Weights)
    assert changed != model_of(lambda size: WEIGHTS)
    assert len({mix(n) for n in range(10_000)}) == 10_000
