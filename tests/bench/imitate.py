"""Learn how the searching players choose, from their own choices, and write it as a module.

    python -m tests.bench.imitate --hands 1500 --jobs 2 src/chiva_engine/players/imitated.py

Hands are played by a search on all four seats. The weights are those that make its choices most
likely when a play is chosen in proportion to e to the power of its worth (a multinomial logit,
found by Adam's steps, drawn a little towards the learned table). The form is that of `learn.py`:
nothing but the seat's own tiles and the public record enters the features. The same seed and
number of hands give the same weights.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Final

from chiva_engine.match import MatchState
from chiva_engine.moves import Move
from chiva_engine.players import beginner, learned, steady
from chiva_engine.players.base import Thinking
from chiva_engine.players.core.playout import UNIT
from chiva_engine.players.position import Position, position_of
from chiva_engine.players.search import Budget, Expected, Manner
from chiva_engine.players.searching import Searching
from chiva_engine.selfplay import finish_hand
from chiva_engine.tiles import SEATS
from chiva_engine.view import PlayerView
from tests.bench.learn import Decision, Feature, Full, features, module, phase_of

DOC: Final = "A model of how the searching players choose: see docs/COMPUTER_PLAYER.md."
EPOCHS: Final = 40
BATCH: Final = 500
RATE: Final = 0.02
PULL: Final = 2e-4
"""How strongly weights are drawn to where they began."""
START: Final = 0.6
"""The learned table, as so much of itself, is the beginning."""

Row = tuple[list[list[Feature]], int]
"""The features of each play by their places in all weights, and the play that was chosen."""


class Teacher(Searching):
    """A search whose choices are noted."""

    budget = Budget(rounds=6)
    expected = Expected(
        (Manner(learned.MODEL, 120), Manner(steady.MODEL, 60), Manner(beginner.MODEL, 80))
    )

    def __init__(self) -> None:
        self.rows: list[Row] = []

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        move = super().choose(view, thinking)
        position = position_of(view)
        if len(position.options) > 1:
            plays = [option.play for option in position.options]
            self.rows.append((places(position), plays.index(move)))  # type: ignore[arg-type]
        return move


def places(position: Position) -> list[list[Feature]]:
    """The features of each play, as places in the weights of all phases."""
    plays = [(option.cover, option.number, option.kept) for option in position.options]
    decision = Decision(
        (position.hand, 0, 0, 0), position.out, position.info, position.sizes, plays
    )
    start = 144 * phase_of(position.sizes & 15)
    return [[(start + place, n) for place, n in features(decision, play)] for play in plays]


def one_hand(seed: str, number: int) -> list[Row]:
    """The choices of one hand."""
    teacher = Teacher()
    finish_hand(MatchState.new(f"{seed} {number}"), dict.fromkeys(SEATS, teacher))
    return teacher.rows


def beginning() -> list[float]:
    """The learned table, softened."""
    return [
        START * weight / UNIT
        for w in learned.PHASES
        for weight in (*w.held, *w.passed, *w.shown, *w.shut, w.pip, w.double, w.same, w.block)
    ]


def shares(vector: Sequence[float], plays: list[list[Feature]]) -> list[float]:
    """How likely the weights make each play."""
    worth = [sum(vector[place] * n for place, n in play) for play in plays]
    top = max(worth)
    powers = [math.exp(w - top) for w in worth]
    total = sum(powers)
    return [power / total for power in powers]


def quality(vector: Sequence[float], rows: Sequence[Row]) -> str:
    """The mean logarithm of the chance of the choices, and how often the likeliest was chosen."""
    chances = [(shares(vector, plays), chosen) for plays, chosen in rows]
    mean = sum(math.log(found[chosen]) for found, chosen in chances) / len(rows)
    right = sum(found[chosen] == max(found) for found, chosen in chances) / len(rows)
    return f"{mean:.4f}, {right:.1%} of {len(rows)}"


def fit(rows: Sequence[Row], rng: random.Random) -> list[float]:
    """The weights that make the choices most likely."""
    start = beginning()
    vector = start[:]
    mean, square, steps = [0.0] * Full.size, [0.0] * Full.size, 0
    for epoch in range(EPOCHS):
        order = rng.sample(rows, len(rows))
        for at in range(0, len(order) - BATCH + 1, BATCH):
            slope = [0.0] * Full.size
            for plays, chosen in order[at : at + BATCH]:
                for place, (play, share) in enumerate(
                    zip(plays, shares(vector, plays), strict=True)
                ):
                    for feature, n in play:
                        slope[feature] += ((place == chosen) - share) * n
            steps += 1
            rate = RATE * (1 - 0.9 * epoch / EPOCHS)
            for place, total in enumerate(slope):
                g = total / BATCH - PULL * (vector[place] - start[place])
                mean[place] = 0.9 * mean[place] + 0.1 * g
                square[place] = 0.99 * square[place] + 0.01 * g * g
                spread = math.sqrt(square[place] / (1 - 0.99**steps))
                vector[place] += rate * mean[place] / (1 - 0.9**steps) / (spread + 1e-6)
    return vector


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", nargs="?", type=Path, help="the file to write")
    parser.add_argument("--hands", type=int, default=1500)
    parser.add_argument("--seed", default="imitate")
    parser.add_argument("--jobs", type=int, default=1)
    args = parser.parse_args()
    rows: list[Row] = []
    with ProcessPoolExecutor(args.jobs) as pool:
        hands = pool.map(partial(one_hand, args.seed), range(1, args.hands + 1), chunksize=4)
        for number, found in enumerate(hands, start=1):
            rows += found
            sys.stderr.write(f"\r{number} hands")
    sys.stderr.write("\n")
    rng = random.Random(args.seed)
    kept = len(rows) // 5
    trial = fit(rows[kept:], rng)
    sys.stderr.write(f"learned table {quality(beginning(), rows[:kept])}\n")
    sys.stderr.write(f"imitated      {quality(trial, rows[:kept])} that it had not seen\n")
    vector = fit(rows, rng)
    if args.module is not None:
        args.module.write_text(module(vector, DOC, "imitate.py"), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
