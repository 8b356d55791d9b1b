"""Measuring players against each other over duplicate deals.

A deal is played twice, with the same hands and the same opener: once with player A in team 1
and B in team 2, once the other way round. So the luck of the deal falls on both.
"""

from __future__ import annotations

import hashlib
import math
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final, Protocol

from chiva_engine.deal import deal
from chiva_engine.hand import HandState
from chiva_engine.match import MatchState
from chiva_engine.moves import Move, Pass, Play
from chiva_engine.players import LEVELS
from chiva_engine.players.base import Thinking
from chiva_engine.players.core.bits import mix
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import SEATS, team_of
from chiva_engine.view import PlayerView, observe


class Chooser(Protocol):
    """As much of a player as a duel needs."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        """A legal move for ``view.seat``, whose turn it is."""
        ...


class Heaviest:
    """A yardstick: always the heaviest tile that fits, at the left end if it fits both."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        moves = view.legal_moves()
        return max(moves, key=lambda move: move.tile.pips if isinstance(move, Play) else 0)


class Random:
    """A yardstick: any legal move."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        moves = view.legal_moves()
        return moves[mix(thinking.seed & 0xFFFFFFFF) % len(moves)]


CHOOSERS: Final[Mapping[str, Callable[[], Chooser]]] = MappingProxyType(
    {"random": Random, "heaviest": Heaviest, **LEVELS}
)
"""What makes each player that can be named in a duel."""

ENOUGH: Final = 100
"""From so many deals on their spread is known well enough to make the interval."""
Z: Final = 1.96
"""Standard deviations to each side that hold 95 % of a normal distribution."""

Teams = tuple[Chooser, Chooser]
"""The player of team 1 and the player of team 2; one player has both seats of its team."""


@dataclass(slots=True)
class Tally:
    """What came of some duplicate deals and matches; ``+=`` another to add it."""

    pairs: list[int] = field(default_factory=list)
    """For each deal A's half points of four: 2 for each hand won, 1 for each drawn."""
    draws: int = 0
    """Drawn hands, two hands to a deal."""
    matches: int = 0
    """Matches, each played twice, as deals are."""
    matches_won: int = 0
    """How often A won one: up to two times each."""
    times: list[float] = field(default_factory=list)
    """Seconds of A's decisions between two or more moves."""

    def __iadd__(self, other: Tally) -> Tally:
        self.pairs += other.pairs
        self.draws += other.draws
        self.matches += other.matches
        self.matches_won += other.matches_won
        self.times += other.times
        return self

    @property
    def win_rate(self) -> float:
        """A's share of hands, drawn hands half; not a number before the first deal."""
        return sum(self.pairs) / (4 * len(self.pairs)) if self.pairs else math.nan

    @property
    def interval(self) -> tuple[float, float]:
        """The win rate's 95 % interval; all from 0 to 1 before the first deal.

        From `ENOUGH` deals on by their spread (that of deals, not of single hands). Fewer hardly
        say how far deals spread: a few equal ones would give an interval without any width. So
        theirs is Wilson's score interval with each deal as one trial, which is the widest that
        deals of that mean can spread.
        """
        n = len(self.pairs)
        if n == 0:
            return 0.0, 1.0
        rate = self.win_rate
        if n < ENOUGH:
            part = Z**2 / n
            middle = (rate + part / 2) / (1 + part)
            half = Z * math.sqrt(rate * (1 - rate) / n + part / (4 * n)) / (1 + part)
        else:
            # In whole numbers: the order in which deals come does not change the last digit.
            square = n * sum(pair**2 for pair in self.pairs) - sum(self.pairs) ** 2
            middle = rate
            half = Z * math.sqrt(square / (16 * n * (n - 1)) / n)
        # A mean of exactly 0 or 1 is the bound itself, whatever rounding made of it.
        return max(0.0, min(rate, middle - half)), min(1.0, max(rate, middle + half))

    @property
    def match_win_rate(self) -> float | None:
        """A's share of matches; None when none was played."""
        return self.matches_won / (2 * self.matches) if self.matches else None


class Timed:
    """A player whose decisions are timed; a turn with a single move is none."""

    def __init__(self, player: Chooser, times: list[float]) -> None:
        self._player = player
        self._times = times

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        begin = time.perf_counter()
        move = self._player.choose(view, thinking)
        if len(view.legal_moves()) > 1:
            self._times.append(time.perf_counter() - begin)
        return move


def number_from(*parts: str | int) -> int:
    """A number of 64 bits that stands for `parts`."""
    text = "\0".join(str(part) for part in parts)
    digest = hashlib.sha256(f"chiva-duel-1\0{text}".encode("utf-8", "surrogatepass")).digest()
    return int.from_bytes(digest[:8], "big")


def play_deal(a: Chooser, b: Chooser, seed: str, number: int) -> Tally:
    """One duplicate deal: hand `number` of the deals of `seed`.

    One deal in eight opens with 6-6 (R5), the others with any tile of a seat that the seed
    settles (R6): about as often as in matches.
    """
    hands = deal(seed, number)
    pick = number_from("opener", seed, number)
    opener = None if pick % 8 == 0 else SEATS[(pick >> 8) % 4]
    tally = Tally()
    points = 0
    for a_team, teams in ((1, (Timed(a, tally.times), b)), (2, (b, Timed(a, tally.times)))):
        winner = _play(HandState.start(hands, opener), teams, seed, number)
        points += 1 if winner is None else 2 * (winner == a_team)
        tally.draws += winner is None
    tally.pairs.append(points)
    return tally


def _play(hand: HandState, teams: Teams, seed: str, number: int) -> int | None:
    """The team that wins a hand."""
    while (seat := hand.turn) is not None:
        view = observe(hand, seat, (0, 0))
        thinking = Thinking(number_from("think", seed, number, len(hand.log)))
        hand = hand.apply(_move(teams, view, thinking))
    return hand.result.winner if hand.result else None


def _move(teams: Teams, view: PlayerView, thinking: Thinking) -> Move:
    moves = view.legal_moves()
    if isinstance(moves[0], Pass):
        return moves[0]
    return teams[team_of(view.seat) - 1].choose(view, thinking)


def play_match(a: Chooser, b: Chooser, seed: str, number: int) -> Tally:
    """Match `number` of `seed`, played twice with the sides changed."""
    tally = Tally(matches=1)
    for a_team, teams in ((1, (Timed(a, tally.times), b)), (2, (b, Timed(a, tally.times)))):
        state = MatchState.new(f"{seed}-{number}")
        while state.winner is None:
            while (seat := state.hand.turn) is not None:
                thinking = Thinking(thinking_seed(state))
                state = state.apply(_move(teams, view_of(state, seat), thinking))
            if state.winner is None:
                state = state.next_hand()
        tally.matches_won += state.winner == a_team
    return tally


def quantile(values: Sequence[float], share: float) -> float:
    """The value that `share` of `values` do not exceed; 0 when there are none."""
    ordered = sorted(values)
    return ordered[max(0, math.ceil(share * len(ordered)) - 1)] if ordered else 0.0
