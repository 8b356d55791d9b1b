"""How well the master foresees where the hidden tiles lie, with and without manners of its own.

    python -m tests.bench.foresight steady --deals 50

A strong pair plays against a pair of the named level. At about half of its decisions worlds are
drawn and weighed as a search would; what counts is the logarithm of the chance that they give to
where each hidden tile lies, on average. 0 is certainty. The first line is of the manners that
strong expects, the others are what further manners change, with the half of a 95 % interval.
"""

from __future__ import annotations

import argparse
import math
import random
import statistics
import sys
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from chiva_engine.match import MatchState
from chiva_engine.players import LEVELS, player_of
from chiva_engine.players.base import Thinking
from chiva_engine.players.core.bits import TILE_MASKS, mix
from chiva_engine.players.core.worlds import Sampler, weigh
from chiva_engine.players.position import Position, position_of
from chiva_engine.players.search import Expected, by_seat
from chiva_engine.players.searching import Master, Strong
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import Tile, team_of

WORLDS: Final = 1500
LEAST: Final = 0.001
"""A chance counts as no less than that."""

OF_ALL: Final = Master.expected.manners
OF_OPPONENTS: Final = Master.expected.opponents

SETS: Final[Mapping[str, Expected]] = {
    "strong's": Strong.expected,
    "master's of all seats": Expected(OF_ALL),
    "and exactly steady, all seats": Expected(OF_ALL + OF_OPPONENTS),
    "and exactly steady, opponents": Expected(OF_ALL, OF_OPPONENTS),
    "master's: and opponents alike": Master.expected,
}
"""The first is what the others are compared with."""


def chance_of(
    position: Position,
    where: Mapping[int, int],
    seed: int,
    expected: Expected,
) -> float:
    """The mean logarithm of the chance of the true seat of each tile.

    where: the seat (1 to 3, from the one to move) of each tile that more than one may hold.
    """
    sizes = [position.sizes >> 4 * seat & 15 for seat in (1, 2, 3)]
    sampler = Sampler(list(position.tiles), list(position.allowed), sizes, seed)
    worlds: list[tuple[int, int, int]] = []
    weights: list[float] = []
    weigh(sampler, WORLDS, worlds, weights, expected.of(by_seat(position.seen)))
    whole = sum(weights)
    found = []
    for tile, seat in where.items():
        share = sum(w for w, world in zip(weights, worlds, strict=True) if world[seat - 1] & tile)
        found.append(math.log(max(share / whole, LEAST)))
    return statistics.mean(found)


def hidden(position: Position, hands: Sequence[frozenset[Tile]], seat: int) -> dict[int, int]:
    """Where the tiles lie that more than one seat may hold, for the player in `seat`."""
    holder = {
        TILE_MASKS[8 * tile.high + tile.low]: step
        for step in (1, 2, 3)
        for tile in hands[(seat - 1 + step) % 4]
    }
    pairs = zip(position.tiles, position.allowed, strict=True)
    return {tile: holder[tile] for tile, allowed in pairs if allowed.bit_count() > 1}


def positions(level: str, deals: int) -> Iterator[list[float]]:
    """The measure for each of `SETS`, at decisions of the strong pair."""
    chance = random.Random(level)
    players = {1: player_of("strong"), 2: player_of(level)}
    for number in range(deals):
        state = MatchState.new(f"foresight {number}")
        while (seat := state.hand.turn) is not None:
            view = view_of(state, seat)
            team = team_of(seat)
            position = position_of(view)
            where = hidden(position, state.hand.hands, seat)
            choice = len({option.outcome for option in position.options}) > 1
            shown = len(by_seat(position.seen)) > 1
            if team == 1 and choice and shown and where and chance.random() < 0.6:
                seed = mix(100 * number + seat)
                yield [chance_of(position, where, seed, expected) for expected in SETS.values()]
            move = players[team].choose(view, Thinking(thinking_seed(state)))
            state = state.apply(move)


def main(arguments: Sequence[str] | None = None) -> int:
    """Measure; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench.foresight")
    parser.add_argument("level", choices=LEVELS, help="the level of the opponents")
    parser.add_argument("--deals", type=int, default=50, help="deals to play (50)")
    args = parser.parse_args(arguments)
    rows = list(positions(args.level, args.deals))
    if len(rows) < 2:
        parser.error("too few deals for two positions")
    base = statistics.mean(row[0] for row in rows)
    sys.stdout.write(f"{len(rows)} positions against {args.level}: {base:+.3f}\n")
    for place, name in list(enumerate(SETS))[1:]:
        more = [row[place] - row[0] for row in rows]
        half = 1.96 * statistics.stdev(more) / math.sqrt(len(more))
        sys.stdout.write(f"{name:30} {statistics.mean(more):+.3f} ±{half:.3f}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
