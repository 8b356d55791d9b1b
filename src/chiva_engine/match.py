"""The match: streaks, who opens, the break and the end (R5-R9, R14-R16, R22, R23)."""

from __future__ import annotations

from typing import NamedTuple

from chiva_engine.deal import deal, normal_seed
from chiva_engine.hand import HandResult, HandState
from chiva_engine.moves import Move
from chiva_engine.tiles import other_team

CREDITS_TO_WIN = 4
"""Streak credits that take the match (R16)."""

Streaks = tuple[int, int]
"""The credits of team 1 and team 2; at most one is above zero."""


class Settled(NamedTuple):
    """What a hand's result did to the streaks (R13-R16)."""

    streaks: Streaks
    """The credits after the hand."""
    broke: bool
    """Whether the hand broke an attempt (R15)."""
    match_winner: int | None
    """The team that took the match; None while it goes on."""


def settle(before: Streaks, winner: int | None) -> Settled:
    """The streaks after a hand won by team `winner` (None: drawn), from `before` (R13-R16)."""
    if winner is None:
        return Settled(before, broke=False, match_winner=None)
    if before[other_team(winner) - 1] > 0:
        return Settled((0, 0), broke=True, match_winner=None)
    count = before[winner - 1] + 1
    after = (count, 0) if winner == 1 else (0, count)
    return Settled(after, broke=False, match_winner=winner if count >= CREDITS_TO_WIN else None)


class FinishedHand(NamedTuple):
    """A hand that was played to its end, with what it did to the match."""

    number: int
    """The number of the hand in its match, from 1."""
    hand: HandState
    """The last state of the hand."""
    result: HandResult
    """How the hand ended."""
    before: Streaks
    """The credits before the hand."""
    settled: Settled
    """The credits after it, and whether it broke an attempt or took the match."""


class MatchOver(ValueError):  # noqa: N818 - a state, named as IllegalMove is
    """The match is won, or the hand goes on: there is no next hand to deal."""


class MatchState(NamedTuple):
    """A match at one moment. Every operation gives a new state."""

    seed: str
    """The seed of all deals of the match (R3)."""
    number: int
    """The number of the current hand, from 1."""
    hand: HandState
    """The current hand as it stands."""
    before: Streaks = (0, 0)
    """The streaks before the current hand (R22)."""
    finished: tuple[FinishedHand, ...] = ()
    """The hands before the current one."""

    @classmethod
    def new(cls, seed: str | int) -> MatchState:
        """A match before its first move: streaks zero, 6-6 opens (R5, R23).

        Raises ValueError for an empty seed.
        """
        text = normal_seed(seed)
        return cls(text, 1, HandState.start(deal(text, 1), None))

    @property
    def settled(self) -> Settled | None:
        """What the current hand did to the streaks; None while it goes on."""
        result = self.hand.result
        return None if result is None else settle(self.before, result.winner)

    @property
    def streaks(self) -> Streaks:
        """The credits as they stand now."""
        settled = self.settled
        return self.before if settled is None else settled.streaks

    @property
    def winner(self) -> int | None:
        """The team that took the match; None while it goes on (R16)."""
        settled = self.settled
        return None if settled is None else settled.match_winner

    @property
    def played(self) -> tuple[FinishedHand, ...]:
        """All hands that have ended, the current one too once it has."""
        result, settled = self.hand.result, self.settled
        if result is None or settled is None:
            return self.finished
        return (
            *self.finished,
            FinishedHand(self.number, self.hand, result, self.before, settled),
        )

    def apply(self, move: Move) -> MatchState:
        """The state after `move` by the seat to move. Raises IllegalMove."""
        return self._replace(hand=self.hand.apply(move))

    def next_hand(self) -> MatchState:
        """The next hand, dealt and ready (R6-R8).

        Raises MatchOver while the current hand goes on and once the match is won.
        """
        result, settled = self.hand.result, self.settled
        if result is None or settled is None:
            raise MatchOver("the hand is not over yet")
        if settled.match_winner is not None:
            raise MatchOver("the match is over")
        number = self.number + 1
        hand = HandState.start(deal(self.seed, number), result.finisher)
        return MatchState(self.seed, number, hand, settled.streaks, self.played)

    def restart_hand(self) -> MatchState:
        """The current hand from its beginning: same deal, opener and streaks (R22)."""
        opener = None if self.hand.forced_opening else self.hand.opener
        return self._replace(hand=HandState.start(self.hand.dealt, opener))
