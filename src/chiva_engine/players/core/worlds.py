"""Worlds: the ways the unseen tiles may lie, drawn uniformly and weighed by the play so far.

Unseen tiles fall into groups by the seats that may hold them: a seat that passed before a
number holds no tile of it (R10). How many tiles of each two-seat group go to its first seat
fixes how many of the free tiles each seat gets; each such split stands for a known count of
worlds. A draw picks a split in proportion to its count and shuffles each group: every world
has the same chance, and no draw is ever thrown away.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from chiva_engine.players.core.bits import BITS, SHOWN, TILE_MASKS, turn_info, turn_sizes
from chiva_engine.players.core.playout import WIN, play_out, value

if TYPE_CHECKING:
    from mypy_extensions import i64

SEEN_WIDTH: Final = 10
"""Numbers for each move in the `seen` list of `likelihood`."""

EXP_STEPS: Final = 480
"""`exponentials` covers values from ``-EXP_STEPS`` to ``EXP_STEPS``."""


def exponentials(warmth: int) -> list[int]:
    """``2**22 * exp(value / UNIT)`` by value, cooled: at `warmth` 100 as the model is trained.

    Made from whole numbers, so that it is the same on every machine. Lower warmth trusts the
    model more. Values beyond the list count as its ends.
    """
    # exp(1 / 32) = 1.0317434075, with 256 binary digits after the point.
    one: int = 1 << 256
    up: int = one * 10317434075 // 10000000000
    down: int = one * 10000000000 // 10317434075
    rising: list[int] = [one]
    falling: list[int] = [one]
    for steps in range(EXP_STEPS):
        rising.append(rising[steps] * up >> 256)
        falling.append(falling[steps] * down >> 256)
    table: list[int] = []
    for place in range(2 * EXP_STEPS + 1):
        # The exponent of a cooled value is value * 100 / warmth.
        exponent = (place - EXP_STEPS) * 100 // warmth
        exponent = max(-EXP_STEPS, min(EXP_STEPS, exponent))
        power: int = rising[exponent] if exponent >= 0 else falling[-exponent]
        table.append(power >> 234)
    return table


def _triangle(size: int) -> list[list[int]]:
    """Pascal's triangle: the number of ways to choose some of up to `size` things."""
    rows = [[1]]
    for _ in range(size):
        above = rows[-1]
        rows.append([1, *[above[k] + above[k + 1] for k in range(len(above) - 1)], 1])
    return rows


WAYS: Final = _triangle(28)
"""``WAYS[total][part]``."""


class Sampler:
    """Draws worlds: masks of the hands of seats 1, 2 and 3, counted from the one to move."""

    def __init__(self, tiles: list[int], allowed: list[int], sizes: list[int], seed: int) -> None:
        """Prepare for the unseen `tiles` (masks), the seats that may hold each and the hand sizes.

        `allowed` has bits 0, 1, 2 for seats 1, 2, 3. `seed` is from 1 to 2**32 - 1. Raises
        ValueError when no world fits.
        """
        groups: list[list[int]] = [[] for _ in range(8)]
        for place in range(len(tiles)):
            groups[allowed[place]].append(tiles[place])
        self.fixed1: i64 = sum(groups[1])
        self.fixed2: i64 = sum(groups[2])
        self.fixed3: i64 = sum(groups[4])
        self.both12: list[int] = groups[3]
        self.both13: list[int] = groups[5]
        self.both23: list[int] = groups[6]
        self.free: list[int] = groups[7]
        self.x: i64 = seed
        room1 = sizes[0] - len(groups[1])
        room2 = sizes[1] - len(groups[2])
        room3 = sizes[2] - len(groups[4])
        self.totals: list[int] = []
        self.splits: list[int] = []
        n12, n13, n23 = len(self.both12), len(self.both13), len(self.both23)
        total = 0
        for to1 in range(n12 + 1):
            for to1_of13 in range(n13 + 1):
                free1 = room1 - to1 - to1_of13
                if free1 < 0:
                    continue
                shared = WAYS[n12][to1] * WAYS[n13][to1_of13]
                for to2_of23 in range(n23 + 1):
                    free2 = room2 - (n12 - to1) - to2_of23
                    free3 = room3 - (n13 - to1_of13) - (n23 - to2_of23)
                    if free2 < 0 or free3 < 0:
                        continue
                    total += (
                        shared
                        * WAYS[n23][to2_of23]
                        * WAYS[free1 + free2 + free3][free1]
                        * WAYS[free2 + free3][free2]
                    )
                    self.totals.append(total)
                    self.splits.append(
                        to1 | to1_of13 << 4 | to2_of23 << 8 | free1 << 12 | free2 << 16
                    )
        if groups[0] or total == 0 or sum(sizes) != len(tiles):
            raise ValueError("no deal of the unseen tiles fits the passes")

    def count(self) -> int:
        """How many worlds there are."""
        return self.totals[-1]

    def draw(self) -> tuple[i64, i64, i64]:
        """A world; each has the same chance, to within one in two thousand million."""
        split: i64 = self.splits[0]
        if len(self.splits) > 1:
            high = self._number() >> 2
            low = self._number()
            whole: i64 = self.totals[-1]
            wanted = ((high << 32) | low) % whole
            place = 0
            while self.totals[place] <= wanted:
                place += 1
            split = self.splits[place]
        one = self.fixed1
        two = self.fixed2
        three = self.fixed3
        if self.both12:
            part = self._take(self.both12, 0, split & 15)
            one |= part
            two |= _sum_from(self.both12, split & 15)
        if self.both13:
            part = self._take(self.both13, 0, (split >> 4) & 15)
            one |= part
            three |= _sum_from(self.both13, (split >> 4) & 15)
        if self.both23:
            part = self._take(self.both23, 0, (split >> 8) & 15)
            two |= part
            three |= _sum_from(self.both23, (split >> 8) & 15)
        if self.free:
            free1 = (split >> 12) & 15
            free2 = (split >> 16) & 15
            one |= self._take(self.free, 0, free1)
            two |= self._take(self.free, free1, free1 + free2)
            three |= _sum_from(self.free, free1 + free2)
        return one, two, three

    def _number(self) -> i64:
        x = self.x
        x ^= (x << 13) & 0xFFFFFFFF
        x ^= x >> 17
        x ^= (x << 5) & 0xFFFFFFFF
        self.x = x
        return x

    def _take(self, tiles: list[int], start: i64, stop: i64) -> i64:
        """The tiles at places `start` to `stop`, after shuffling later ones into them."""
        mask: i64 = 0
        x = self.x
        size: i64 = len(tiles)
        for place in range(start, stop):
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            other = place + x % (size - place)
            tile: i64 = tiles[other]
            tiles[other] = tiles[place]
            tiles[place] = tile
            mask |= tile
        self.x = x
        return mask


def _sum_from(tiles: list[int], start: i64) -> i64:
    mask: i64 = 0
    for place in range(start, len(tiles)):
        tile: i64 = tiles[place]
        mask |= tile
    return mask


def likelihood(
    one: i64,
    two: i64,
    three: i64,
    seen: list[int],
    model: list[int],
    exps: list[int],
    strict: bool,
    trust: i64,
) -> float:
    """How likely the moves seen are in a world, up to a factor that all worlds share.

    `seen` has `SEEN_WIDTH` numbers for each play of another seat: the seat (1 to 3), the tiles
    it played from then on, the tiles on the table, the info and sizes as it saw them, the two
    ends (-1 while the line was empty), the tile's number at the end, its other number and the
    end that was kept. Out of 1,000 moves `trust` are taken to be by the model, the others to
    be any. `exps` are read at the values themselves, so that all very good plays count as equally
    good; when `strict` at how far they are behind the best play.
    """
    result = 1.0
    at = 0
    while at < len(seen):
        seat = seen[at]
        hand: i64 = seen[at + 1]
        if seat == 1:
            hand |= one
        elif seat == 2:
            hand |= two
        else:
            hand |= three
        out: i64 = seen[at + 2]
        info: i64 = seen[at + 3]
        sizes: i64 = seen[at + 4]
        left: i64 = seen[at + 5]
        right: i64 = seen[at + 6]
        cover: i64 = seen[at + 7]
        number: i64 = seen[at + 8]
        kept: i64 = seen[at + 9]
        at += SEEN_WIDTH
        worth: list[i64] = []
        chosen: i64 = 0
        if left < 0:
            for high in range(7):
                for low in BITS[(hand >> (high << 3)) & ((2 << high) - 1)]:
                    if high == cover and low == number:
                        chosen = len(worth)
                    worth.append(value(hand, out, info, sizes, high, low, high << 3, model))
        else:
            first = left >> 3
            for low in BITS[(hand >> left) & 127]:
                if low == number and first == cover and right == kept:
                    chosen = len(worth)
                worth.append(value(hand, out, info, sizes, first, low, right, model))
            if left != right:
                second = right >> 3
                for low in BITS[(hand >> right) & 127]:
                    if low == number and second == cover and left == kept:
                        chosen = len(worth)
                    worth.append(value(hand, out, info, sizes, second, low, left, model))
        plays: i64 = len(worth)
        if plays > 1:
            zero: i64 = max(worth) if strict else 0
            total: i64 = 0
            for rated in worth:
                total += exps[_place(rated - zero)]
            share: i64 = exps[_place(worth[chosen] - zero)]
            chance: int = (share * trust << 3) // total + ((1000 - trust) << 3) // plays
            result *= chance
            result /= 8000.0
    return result


def _place(rated: i64) -> i64:
    if rated < -EXP_STEPS:
        return 0
    if rated > EXP_STEPS:
        return 2 * EXP_STEPS
    return rated + EXP_STEPS


class Manners:
    """The ways in which the other seats may play, and how well they explain the plays seen."""

    def __init__(
        self,
        seen: list[list[int]],
        models: list[list[int]],
        exps: list[list[int]],
        strict: list[bool],
        trust: list[int],
        counts: list[int],
        alike: float,
    ) -> None:
        """Prepare for what was `seen`: a list for `likelihood` for each seat that has played.

        Each seat is taken to keep to one of `models` for all its plays. `counts` has for each list
        of `seen` how many of the models, from the first on, come into question for that seat, each
        as likely before. `alike` is the chance, 0 to 1, that both opponents are known to keep to
        the same one. `exps`, `strict` and `trust` are those of `likelihood` for each model.
        """
        self.seen: list[list[int]] = seen
        self.models: list[list[int]] = models
        self.exps: list[list[int]] = exps
        self.strict: list[bool] = strict
        self.trust: list[int] = trust
        self.counts: list[int] = counts
        # How likely a seat's plays are depends on its own hand alone.
        self.known: list[dict[int, list[float]]] = [{} for _ in seen]
        self.apart: float = 1.0
        self.together: float = 0.0
        if alike > 0.0 and len(seen) > 1 and seen[0][0] == 1 and seen[len(seen) - 1][0] == 3:
            self.apart = 1.0 - alike
            self.together = alike * counts[0]

    def shares(self, turn: i64, world: tuple[i64, i64, i64]) -> list[float]:
        """How well each model explains the plays of a seat in a world; at the end the sum."""
        plays = self.seen[turn]
        seat = plays[0]
        hand: int = world[0] if seat == 1 else world[1] if seat == 2 else world[2]
        before = self.known[turn]
        found = before.get(hand)
        if found is None:
            found = []
            total = 0.0
            for place in range(self.counts[turn]):
                share = likelihood(
                    world[0],
                    world[1],
                    world[2],
                    plays,
                    self.models[place],
                    self.exps[place],
                    self.strict[place],
                    self.trust[place],
                )
                found.append(share)
                total += share
            found.append(total)
            before[hand] = found
        return found

    def weight(self, world: tuple[i64, i64, i64]) -> float:
        """How likely the plays seen are in a world, up to a factor that all worlds share."""
        result = 1.0
        each: list[list[float]] = []
        for turn in range(len(self.seen)):
            shares = self.shares(turn, world)
            each.append(shares)
            result *= shares[self.counts[turn]]
        if self.together > 0.0 and result > 0.0:
            one = each[0]
            other = each[len(each) - 1]
            width = self.counts[0]
            same = 0.0
            for place in range(width):
                same += one[place] * other[place]
            result *= self.apart + self.together * same / (one[width] * other[width])
        return result

    def pick(self, world: tuple[i64, i64, i64], seed: i64) -> list[int]:
        """A model for each seat in a world, in proportion to how well it explains its plays.

        By its place, for seats 1, 2, 3 and 0; the number of models for a seat that has not shown
        how it plays, and for seat 0.
        """
        x = seed
        width = len(self.models)
        picked = [width, width, width, width]
        for turn in range(len(self.seen)):
            seat = self.seen[turn][0]
            shares = self.shares(turn, world)
            count = self.counts[turn]
            if self.together > 0.0 and seat != 2:
                shares = self._paired(turn, shares, world, picked[0])
            x ^= (x << 13) & 0xFFFFFFFF
            x ^= x >> 17
            x ^= (x << 5) & 0xFFFFFFFF
            chance: int = x
            wanted = shares[count] * chance / 4294967296.0
            chosen = 0
            reached = shares[0]
            while reached < wanted and chosen < count - 1:
                chosen += 1
                reached += shares[chosen]
            picked[seat - 1] = chosen
        return picked

    def _paired(
        self, turn: i64, shares: list[float], world: tuple[i64, i64, i64], first: int
    ) -> list[float]:
        """An opponent's `shares` beside the other's: before a model is picked for seat 1, then as
        `first` was.
        """
        found: list[float] = []
        total = 0.0
        other = self.shares(len(self.seen) - 1, world)
        width = self.counts[turn]
        for place in range(width):
            factor = self.apart
            if turn == 0:
                factor *= other[width]
                factor += self.together * other[place]
            elif place == first:
                factor += self.together
            share = shares[place] * factor
            found.append(share)
            total += share
        found.append(total)
        return found


def weigh(
    sampler: Sampler,
    number: int,
    worlds: list[tuple[i64, i64, i64]],
    weights: list[float],
    manners: Manners,
) -> None:
    """Draw `number` worlds and append them and their weights to the lists."""
    for _ in range(number):
        world = sampler.draw()
        worlds.append(world)
        weights.append(manners.weight(world))


def outcomes(
    world: tuple[i64, i64, i64],
    hand: i64,
    out: i64,
    info: i64,
    sizes: i64,
    plays: list[int],
    scores: list[int],
    models: list[list[int]],
    noises: list[int],
    seed: i64,
    tried: dict[int, list[int]] | None,
) -> None:
    """Play `world` out once for each of `plays` and add the results to `scores`.

    `plays` has three numbers for each play: the tile's mask and the two ends after it.
    Every play meets the same world and the same chance. `models` and `noises` are those of seats
    1, 2, 3 and 0. With `tried`, empty at first and the same for all worlds, the seat looks again
    when it comes to its next choice (`playout.choose_again`).
    """
    after = turn_sizes(sizes - 1)
    for place in range(len(scores)):
        at = 3 * place
        tile: i64 = plays[at]
        left: i64 = plays[at + 1]
        right: i64 = plays[at + 2]
        rest = hand ^ tile
        if rest == 0:
            scores[place] += WIN
        else:
            known = info | (SHOWN >> (48 - left))
            if out == 0:
                known |= SHOWN >> (48 - right)
            scores[place] += WIN - play_out(
                world[0],
                world[1],
                world[2],
                rest,
                left,
                right,
                out | tile,
                turn_info(known),
                after,
                models,
                noises,
                seed,
                tried,
                1 + TILE_MASKS.index(tile) * 64 + left + (right >> 3),
            )
