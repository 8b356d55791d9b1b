"""What the likely deals say of a play: who can go on after it, where no fact of the view speaks.

A seat that has no tile for the two ends, or has one, is told as the reason only when that is
what the play owes its success to: when the deals in which it is so after this play and not
after its rival make up at least half of what the play is ahead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from chiva_engine.players.base import Fact, Reason
from chiva_engine.players.position import PARTNER, Option

ENOUGH: Final = 480
"""How many deals are looked at."""
MOSTLY: Final = 0.5
"""In what share of the deals at least something is so that is told."""
MORE: Final = 0.2
"""By how much this share at least is greater than after the rival."""

World = tuple[int, int, int]
Outcome = tuple[int, int, int]


class Tried:
    """Deals that were tried, and how each play did in each of them."""

    def __init__(self) -> None:
        self._tried: list[tuple[World, Sequence[Outcome], Sequence[int]]] = []

    @property
    def wanting(self) -> bool:
        """Whether there are still too few."""
        return len(self._tried) < ENOUGH

    def add(self, world: World, plays: Sequence[Outcome], points: Sequence[int]) -> None:
        """One deal: the hands of seats 1 to 3 from the one to move, and each play's half points."""
        self._tried.append((world, plays, points))

    def fact(self, chosen: Option, rival: Option) -> Fact | None:
        """What made `chosen` do better than `rival`; None when nothing simple did.

        Its seat is counted from the one to move.
        """
        rows = [
            (world, points[plays.index(chosen.outcome)] - points[plays.index(rival.outcome)])
            for world, plays, points in self._tried
            if chosen.outcome in plays and rival.outcome in plays
        ]
        ahead = sum(gain for _, gain in rows)
        if ahead <= 0:
            return None
        best: tuple[int, Fact] | None = None
        for away in (1, 2, 3):
            wanted = away == PARTNER
            here = there = gained = 0
            for world, gain in rows:
                so = _fits(world[away - 1], chosen) is wanted
                or_so = _fits(world[away - 1], rival) is wanted
                here += so
                there += or_so
                if so and not or_so:
                    gained += gain
            share = here / len(rows)
            tells = share >= MOSTLY and share - there / len(rows) >= MORE and 2 * gained >= ahead
            if tells and (best is None or gained > best[0]):
                reason = Reason.PARTNER_FOLLOWS if wanted else Reason.OPPONENT_STUCK
                best = gained, Fact(reason, seat=away, share=share)
        return None if best is None else best[1]


def _fits(hand: int, option: Option) -> bool:
    """Whether a hand has a tile for one of the ends after a play."""
    return (hand >> 8 * option.number | hand >> option.kept) & 127 != 0
