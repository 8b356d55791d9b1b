"""What a computer player is: a `PlayerView` in, a move out, nothing kept between calls."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, unique
from typing import Final, Protocol

from chiva_engine.moves import Move, Play
from chiva_engine.view import PlayerView


class Cancelled(Exception):  # noqa: N818 - no error: the answer is not wanted any more
    """The move is no longer wanted."""


def _never() -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Thinking:
    """The circumstances of one decision."""

    seed: int = 0
    """All chance in the decision comes from this number: the same view, level and seed give
    the same move on any machine."""
    cancelled: Callable[[], bool] = _never
    """Polled while thinking; once true, the player raises `Cancelled`."""


@unique
class Reason(Enum):
    """The fact that decided a piece of advice."""

    MUST_OPEN = "6-6 must open"
    ONLY_MOVE = "nothing else is possible"
    ONLY_TILE = "no other tile fits, and both ends are equal"
    MUST_PASS = "no tile fits"
    WINS = "it empties the hand"
    KEEPS_NUMBER = "it leaves an end that the hand can follow"
    STARVES_NEXT = "an opponent passed on the number it leaves"
    SHEDS_DOUBLE = "a double gets rid of"
    SHEDS_PIPS = "it is the heaviest"
    PARTNERS_NUMBER = "it leaves an end that the partner laid open before"
    BLOCKS = "nobody can play after it, and the others are expected to hold more pips"
    OPPONENT_STUCK = "in most likely deals an opponent has no tile for the ends it leaves"
    PARTNER_FOLLOWS = "in most likely deals the partner has a tile for the ends it leaves"
    AS_GOOD = "another play did as well in the hands tried out"
    BEST_CHANCE = "it did best in the hands tried out, for no single fact"
    BEST_LOOKING = "it is rated best, by no single fact, and nothing was tried out"


@dataclass(frozen=True, slots=True)
class Fact:
    """A reason with what it speaks of."""

    reason: Reason
    number: int | None = None
    """The number the reason speaks of, 0 to 6."""
    count: int | None = None
    """How many tiles of `number` stay in the hand."""
    seat: int | None = None
    """The seat the reason speaks of."""
    share: float | None = None
    """In what share of the likely deals it is so, 0 to 1; None for a fact of the view."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What a play is worth, as far as it was tried out."""

    play: Play
    chance: float
    """The share of hands won by the team, 0 to 1; a drawn hand counts half. An estimate over
    likely deals of the unseen tiles, not knowledge of them (R19)."""
    worlds: int
    """In how many deals of the unseen tiles it was tried."""


CLOSE: Final = 0.01
"""Plays whose shares of won hands differ by less count as equally good."""


@dataclass(frozen=True, slots=True)
class Advice:
    """A move with the fact that drove the choice."""

    move: Move
    reason: Reason
    number: int | None = None
    """The number the reason speaks of, 0 to 6."""
    count: int | None = None
    """How many tiles of `number` stay in the hand."""
    seat: int | None = None
    """The seat the reason speaks of."""
    share: float | None = None
    """In what share of the likely deals it is so, 0 to 1; None for a fact of the view."""
    also: Fact | None = None
    """A second fact that spoke for the move; None when there is none worth a sentence."""
    estimates: tuple[Estimate, ...] = ()
    """All plays, best first; empty for a player that tries nothing out, and for a pass."""
    final: bool = True
    """Whether the player has thought to its end: advice that improves comes first as a draft."""

    def equals(self, move: Move) -> bool:
        """Whether another move did as well as the one that is advised, when both were tried out."""
        chances: dict[Move, float] = {each.play: each.chance for each in self.estimates}
        return move in chances and chances.get(self.move, 1.0) - chances[move] < CLOSE


class Player(Protocol):
    """A computer player."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        """A legal move for ``view.seat``, whose turn it is. Raises Cancelled."""
        ...

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        """The move `choose` would make, with its reason. Raises Cancelled."""
        ...

    def improve(self, view: PlayerView, thinking: Thinking) -> Iterator[Advice]:
        """Advice that gets better: the last one is what `advise` gives. Raises Cancelled."""
        ...
