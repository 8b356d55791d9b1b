"""Learn a model of play from self-play, and write it as a module.

    python -m tests.bench.learn --decisions 1000000 src/chiva_engine/players/learned.py
    python -m tests.bench.learn --decisions 600000 --simple      (prints the steady weights)

Hands are played by the model itself, choosing at random in proportion to e to the power of a
play's worth. At some decisions of each hand every play is tried: the hand, as it truly lies, is
played out a few times after it. The weights then move so that plays which did better than the
mixture become likelier (a policy gradient over all plays, with Adam's steps). Nothing but the
seat's own tiles and the public record enters the features. The same seed and number of
decisions give the same weights. With the compiled core it takes a few minutes.
"""

from __future__ import annotations

import argparse
import math
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from chiva_engine.players.core.bits import BITS, POP, TILE_MASKS, mix, turn_info, turn_sizes
from chiva_engine.players.core.playout import UNIT, block_balance, play_out, value
from chiva_engine.players.model import Weights, model_of

TILES = [(a, b, TILE_MASKS[8 * a + b]) for a in range(7) for b in range(a + 1)]
SIX_SIX = TILE_MASKS[54]
START = -8
"""Both ends before the first tile."""
PLAYOUTS = 4
NOISE = 3
DECISIONS = 4
BATCH = 4000
RATE = 0.02
PHASES = ("1 or 2 tiles", "3 or 4 tiles", "5 tiles or more")


@dataclass(frozen=True)
class Decision:
    """A hand at the moment a seat has a choice; hands from the seat to move on."""

    hands: tuple[int, int, int, int]
    out: int
    info: int
    sizes: int
    plays: list[tuple[int, int, int]]
    """The number covered, the number laid open, the end kept."""


Feature = tuple[int, float]


class Full:
    """A weight for each entry of `Weights`, for three phases of the hand."""

    size = 3 * 144

    def start(self) -> list[float]:
        vector = [0.0] * self.size
        for phase in range(3):
            for double in (0, 1):
                for own in range(8):
                    for seen in range(8):
                        place = 144 * phase + 64 * double + 8 * own + seen
                        vector[place] = 0.5 * own + 0.5 * double
            vector[144 * phase + 140] = 0.05
            vector[144 * phase + 141] = 0.8
        return vector

    def weights(self, vector: list[float]) -> Callable[[int], Weights]:
        phases = [_weights(vector[144 * phase : 144 * phase + 144]) for phase in range(3)]
        return lambda size: phases[phase_of(size)]

    def places(self, size: int, feature: int) -> list[int]:
        return [144 * phase_of(size) + feature]


class Simple:
    """The same for all sizes, with one weight for many entries of `held`."""

    size = 7 + 16

    def start(self) -> list[float]:
        vector = [0.0] * self.size
        vector[:4] = [0.5, 1.0, 1.5, 2.0]
        vector[19], vector[20] = 0.05, 0.8
        return vector

    def weights(self, vector: list[float]) -> Callable[[int], Weights]:
        full = [sum(vector[place] for place in self.places(7, i)) for i in range(144)]
        weights = _weights(full)
        return lambda size: weights

    def places(self, size: int, feature: int) -> list[int]:
        if feature >= 128:
            return [feature - 128 + 7]
        double, own, seen = feature >> 6, feature >> 3 & 7, feature & 7
        found = [min(own, 4) - 1] if own else []
        if double:
            found.append(4)
        if seen == 7:
            found.append(5 if own else 6)
        return found


def phase_of(size: int) -> int:
    return 0 if size < 3 else 1 if size < 5 else 2


def _weights(v: list[float]) -> Weights:
    w = [round(x * UNIT) for x in v]
    return Weights(
        held=tuple(w[:128]),
        passed=(w[128], w[129], w[130], w[131]),
        shown=(w[132], w[133], w[134], w[135]),
        shut=(w[136], w[137], w[138], w[139]),
        pip=w[140],
        double=w[141],
        same=w[142],
        block=w[143],
    )


def features(decision: Decision, play: tuple[int, int, int]) -> list[Feature]:
    """The places of a play in the 144 weights of a phase, with their amounts."""
    cover, number, kept = play
    rest = decision.hands[0] ^ TILE_MASKS[8 * cover + number]
    seen = decision.hands[0] | decision.out
    found: list[Feature] = [(140, cover + number)]
    if cover == number:
        found.append((141, 1))
    ends = {number, kept >> 3}
    shut, dead = 15, True
    for end in ends:
        row, all_seen = rest >> 8 * end & 127, POP[seen >> 8 * end & 127]
        known = decision.info >> 8 * end & 255
        shut &= known
        dead = dead and not row and all_seen == 7
        found.append((64 * (row >> end & 1) + 8 * POP[row] + all_seen, 1))
        found += [(128 + bit, 1) for bit in range(8) if known >> bit & 1]
    found += [(136 + bit, 1) for bit in range(4) if shut >> bit & 1]
    if len(ends) == 1:
        found.append((142, 1))
    if dead:
        balance = block_balance(rest, seen, decision.sizes)
        found.append((143, (balance > 0) - (balance < 0)))
    return found


def self_play(model: list[int], rng: random.Random) -> list[Decision]:
    """The decisions of a hand that the model plays against itself."""
    masks = [mask for _, _, mask in TILES]
    rng.shuffle(masks)
    hands = [sum(masks[start : start + 7]) for start in (0, 7, 14, 21)]
    forced = rng.random() < 0.12
    while forced and hands[0] & SIX_SIX != SIX_SIX:
        hands = hands[1:] + hands[:1]
    left = right = START
    out = info = passes = 0
    sizes = 0x7777
    found: list[Decision] = []
    while passes < 4:
        plays = [(6, 6, 48)] if forced and left < 0 else plays_of(hands[0], left, right)
        if plays:
            passes = 0
            one, two, three, four = hands
            decision = Decision((one, two, three, four), out, info, sizes, plays)
            if len(plays) > 1:
                found.append(decision)
            cover, number, kept = rng.choices(plays, chances(decision, model))[0]
            tile = TILE_MASKS[8 * cover + number]
            hands[0] ^= tile
            if not hands[0]:
                return found
            info |= 16 << 8 * number
            if left < 0:
                info |= 16 << kept
            left, right, out, sizes = 8 * number, kept, out | tile, sizes - 1
        else:
            passes += 1
            info |= (1 << left) | (1 << right)
        hands = hands[1:] + hands[:1]
        info, sizes = turn_info(info), turn_sizes(sizes)
    return found


def plays_of(hand: int, left: int, right: int) -> list[tuple[int, int, int]]:
    """The legal plays of a hand."""
    if left < 0:
        return [(a, b, 8 * a) for a, b, mask in TILES if hand & mask == mask]
    plays = [(left >> 3, number, right) for number in BITS[hand >> left & 127]]
    if left != right:
        plays += [(right >> 3, number, left) for number in BITS[hand >> right & 127]]
    return plays


def chances(decision: Decision, model: list[int]) -> list[float]:
    """How likely the model makes each play."""
    hand, *_ = decision.hands
    worth = [
        value(hand, decision.out, decision.info, decision.sizes, *play, model) / UNIT
        for play in decision.plays
    ]
    top = max(worth)
    shares = [math.exp(w - top) for w in worth]
    total = sum(shares)
    return [share / total for share in shares]


def results(decision: Decision, model: list[int], rng: random.Random) -> list[float]:
    """For each play the share of playouts that it wins, in the hand as it truly lies."""
    hand, following, partner, previous = decision.hands
    seeds = [mix(rng.getrandbits(32)) for _ in range(PLAYOUTS)]
    shares = []
    for cover, number, kept in decision.plays:
        tile = TILE_MASKS[8 * cover + number]
        rest, end = hand ^ tile, 8 * number
        if not rest:
            shares.append(1.0)
            continue
        known = decision.info | 16 << end
        if not decision.out:
            known |= 16 << kept
        info, sizes = turn_info(known), turn_sizes(decision.sizes - 1)
        lost = sum(
            play_out(
                following, partner, previous, rest, end, kept, decision.out | tile,
                info, sizes, [model] * 4, [NOISE] * 4, seed,
            )
            for seed in seeds
        )  # fmt: skip
        shares.append(1 - lost / (2 * PLAYOUTS))
    return shares


def learn(form: Full | Simple, decisions: int, seed: int) -> list[float]:
    """The weights after so many decisions."""
    rng = random.Random(seed)
    vector = form.start()
    mean, square = [0.0] * form.size, [0.0] * form.size
    last = max(1, decisions // BATCH)
    for steps in range(1, last + 1):
        model = model_of(form.weights(vector))
        slope, done = [0.0] * form.size, 0
        while done < BATCH:
            hand = self_play(model, rng)
            for decision in rng.sample(hand, min(DECISIONS, len(hand))):
                done += 1
                shares = chances(decision, model)
                won = results(decision, model, rng)
                expected = sum(p * w for p, w in zip(shares, won, strict=True))
                for play, p, w in zip(decision.plays, shares, won, strict=True):
                    for feature, amount in features(decision, play):
                        for place in form.places(decision.sizes & 15, feature):
                            slope[place] += p * (w - expected) * amount
        rate = RATE * (1 - 0.9 * steps / last)
        for place, total in enumerate(slope):
            g = total / done - 1e-5 * vector[place]
            mean[place] = 0.9 * mean[place] + 0.1 * g
            square[place] = 0.99 * square[place] + 0.01 * g * g
            spread = math.sqrt(square[place] / (1 - 0.99**steps))
            vector[place] += rate * mean[place] / (1 - 0.9**steps) / (spread + 1e-6)
        sys.stderr.write(f"\r{steps * BATCH} decisions")
    sys.stderr.write("\n")
    return vector


DOC = "A model of play learned by playing against itself: see docs/COMPUTER_PLAYER.md."


def module(vector: list[float], doc: str = DOC, script: str = "learn.py") -> str:
    """The source of a module with the weights; `doc` is its first line."""
    lines = [
        f'"""{doc}',
        "",
        f"Written by tests/bench/{script}; not to be edited by hand.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "from typing import Final",
        "",
        "from chiva_engine.players.model import Weights, model_of",
        "",
        "# fmt: off",
        "PHASES: Final = (",
    ]
    for size, name in zip((1, 3, 7), PHASES, strict=True):
        w = Full().weights(vector)(size)
        lines += [f"    Weights(  # {name}", "        held=("]
        for row in range(16):
            cells = w.held[8 * row : 8 * row + 8]
            lines.append("            " + " ".join(f"{cell}," for cell in cells))
        lines += [
            "        ),",
            f"        passed={w.passed},",
            f"        shown={w.shown},",
            f"        shut={w.shut},",
            f"        pip={w.pip}, double={w.double}, same={w.same}, block={w.block},",
            "    ),",
        ]
    lines += [
        ")",
        "# fmt: on",
        "",
        "MODEL: Final = model_of(lambda size: PHASES[0 if size < 3 else 1 if size < 5 else 2])",
        "",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("module", nargs="?", type=Path, help="the file to write")
    parser.add_argument("--decisions", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simple", action="store_true", help="learn the steady weights")
    args = parser.parse_args()
    form: Full | Simple = Simple() if args.simple else Full()
    vector = learn(form, args.decisions, args.seed)
    if args.simple or args.module is None:
        sys.stdout.write(f"{[round(x * UNIT) for x in vector]}\n{form.weights(vector)(7)}\n")
    else:
        args.module.write_text(module(vector), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
