"""The best fair player of the package `dominoes` 6.1.0, as an opponent of Chiva's players.

    pip install dominoes==6.1.0
    python -m tests.bench.dominoes_players strong --deals 1000 --jobs 2

It plays the heaviest tile until the twelfth move of the hand and then asks the package's
probabilistic alpha-beta search over five samples of the other hands. Its search is given a game
rebuilt from the `PlayerView` alone; the other hands in it are placeholders of the right sizes
that its sampling replaces. The package leaves out passes at the end of a blocked hand and plays
no tile twice where both ends are equal; neither changes a legal move.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial

import dominoes

from chiva_engine.duel import CHOOSERS, Heaviest, Tally, play_deal, quantile
from chiva_engine.moves import End, Move, Pass, Play
from chiva_engine.players.base import Thinking
from chiva_engine.tiles import Tile
from chiva_engine.view import PlayerView

START_MOVE = 12
SAMPLES = 5


class Dominoes:
    """Heaviest first, then `probabilistic_alphabeta`."""

    def __init__(self) -> None:
        self._heaviest = Heaviest()
        self._search = dominoes.players.probabilistic_alphabeta(sample_size=SAMPLES)

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        if len(view.log) < START_MOVE or len(view.legal_moves()) == 1:
            return self._heaviest.choose(view, thinking)
        # The package draws from the global generator; each decision gets its own seed.
        random.seed(thinking.seed)
        game = game_of(view)
        self._search(game)
        tile, left = game.valid_moves[0]
        return Play(Tile(tile.first, tile.second), End.LEFT if left else End.RIGHT)


def game_of(view: PlayerView) -> dominoes.Game:
    """The package's game as the seat to move sees it. Seats count from 0 there."""
    board = dominoes.Board()
    # The line from its left end, tile by tile, with its halves as they lie.
    for placed in view.line.placed:
        board.add(dominoes.Domino(placed.left, placed.right), False)
    hands = []
    unseen = iter(sorted(view.unseen))
    for seat, size in enumerate(view.hand_sizes, start=1):
        tiles = sorted(view.hand) if seat == view.seat else [next(unseen) for _ in range(size)]
        hands.append(dominoes.Hand([dominoes.Domino(tile.low, tile.high) for tile in tiles]))
    # High half first: so the opening tile lies there as it does here.
    moves = [
        None
        if isinstance(turn.move, Pass)
        else (dominoes.Domino(turn.move.tile.high, turn.move.tile.low), turn.move.end != End.RIGHT)
        for turn in view.log
    ]
    game = dominoes.Game(board, hands, moves, view.seat - 1, (), view.opener - 1, None)
    game._update_valid_moves()
    return game


def one(level: str, seed: str, number: int) -> Tally:
    """One duplicate deal."""
    return play_deal(CHOOSERS[level](), Dominoes(), seed, number)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level", choices=CHOOSERS)
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--seed", default="duel")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    total = Tally()
    with ProcessPoolExecutor(args.jobs) as pool:
        work = partial(one, args.level, args.seed)
        for tally in pool.map(work, range(1, args.deals + 1)):
            total += tally
            sys.stderr.write(f"\r{len(total.pairs)} deals, {100 * total.win_rate:.1f} %")
    sys.stderr.write("\n")
    low, high = total.interval
    record = {
        "win_rate": round(total.win_rate, 5),
        "interval": [round(low, 5), round(high, 5)],
        "draws": total.draws,
        "deals": len(total.pairs),
        "decision_ms": {"median": round(1000 * quantile(total.times, 0.5), 1)},
    }
    sys.stdout.write(f"{json.dumps(record)}\n")


if __name__ == "__main__":
    main()
