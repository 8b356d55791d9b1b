"""How a hand ends with all hands open and everyone playing perfectly.

For finished hands, puzzles and tests. No player may use it: it looks at every hand (R19, R24).
"""

from __future__ import annotations

from typing import Final

from chiva_engine.hand import HandState
from chiva_engine.moves import Move
from chiva_engine.players.core.bits import BITS, POP, TILE_MASKS, pips
from chiva_engine.tiles import SEATS, Tile, other_team, team_of

LOSS: Final = 0
DRAW: Final = 1
WIN: Final = 2

_Key = tuple[int, int, int, int, int]


class Solver:
    """Answers questions about hands and remembers what it found.

    What is remembered stays true for any deal; `positions` says how much that is.
    """

    def __init__(self) -> None:
        # For each position, whether the team to move gets at least a draw, and a win.
        self._known: tuple[dict[_Key, bool], dict[_Key, bool]] = ({}, {})

    @property
    def positions(self) -> int:
        """How many answers are remembered."""
        return sum(map(len, self._known))

    def value(self, hand: HandState) -> int:
        """What the team of the seat to move gets: `WIN`, `DRAW` or `LOSS`.

        Raises ValueError when the hand is over.
        """
        seat = hand.turn
        if seat is None:
            raise ValueError("the hand is over: there is no move to value")
        if hand.line:
            return self._after(hand, team_of(seat))
        best = LOSS
        for move in hand.legal_moves():
            best = max(best, self._after(hand.apply(move), team_of(seat)))
            if best == WIN:
                break
        return best

    def winner(self, hand: HandState) -> int | None:
        """The team that wins with perfect play; None for a drawn hand.

        Raises ValueError when the hand is over.
        """
        seat = hand.turn
        value = self.value(hand)
        if seat is None or value == DRAW:
            return None
        return team_of(seat) if value == WIN else other_team(team_of(seat))

    def values(self, hand: HandState) -> dict[Move, int]:
        """What each legal move brings the team of the seat to move.

        Raises ValueError when the hand is over.
        """
        seat = hand.turn
        if seat is None:
            raise ValueError("the hand is over: there is no move to value")
        team = team_of(seat)
        return {move: self._after(hand.apply(move), team) for move in hand.legal_moves()}

    def _after(self, hand: HandState, team: int) -> int:
        """What `team` gets from `hand`, which may be over."""
        result = hand.result
        if result is not None:
            return DRAW if result.winner is None else WIN if result.winner == team else LOSS
        seat, ends = hand.turn, hand.line.ends
        if seat is None or ends is None:
            raise ValueError("a hand that goes on has a seat to move and two ends")
        masks = [_mask(hand.hands[(seat - 1 + away) % len(SEATS)]) for away in range(4)]
        one, two, three, four = masks
        left, right = 8 * ends[0], 8 * ends[1]
        value = LOSS
        if self._at_least(DRAW, one, two, three, four, left, right):
            value = DRAW
            if self._at_least(WIN, one, two, three, four, left, right):
                value = WIN
        return value if team_of(seat) == team else WIN - value

    def _at_least(
        self,
        goal: int,
        hand: int,
        following: int,
        partner: int,
        previous: int,
        left: int,
        right: int,
    ) -> bool:
        """Whether the team to move can make sure of `goal`, `DRAW` or `WIN`.

        Hands are counted from the seat to move; ends are shifts (see `core.bits`).
        """
        if left > right:
            left, right = right, left
        key = (hand, following, partner, previous, left << 6 | right)
        known = self._known[goal - 1]
        answer = known.get(key)
        if answer is not None:
            return answer
        at_left = hand >> left & 127
        at_right = hand >> right & 127 if left != right else 0
        if at_left or at_right:
            answer = False
            for cover, number, kept in _ordered(
                at_left, at_right, left, right, following, partner, previous
            ):
                rest = hand ^ TILE_MASKS[cover + number]
                if not rest or not self._at_least(
                    WIN + DRAW - goal, following, partner, previous, rest, 8 * number, kept
                ):
                    answer = True
                    break
        elif not (following | partner | previous) >> left & 127 and not (
            (following | partner | previous) >> right & 127
        ):
            lead = pips(following) + pips(previous) - pips(hand) - pips(partner)
            answer = lead > 0 or (lead == 0 and goal == DRAW)
        else:
            answer = not self._at_least(
                WIN + DRAW - goal, following, partner, previous, hand, left, right
            )
        known[key] = answer
        return answer


def _ordered(
    at_left: int, at_right: int, left: int, right: int, following: int, partner: int, previous: int
) -> list[tuple[int, int, int]]:
    """The plays as (end covered, new number, end kept), the most promising first.

    First what leaves the next seat the fewest tiles to play, then what leaves the partner many.
    """
    plays = [(left, number, right) for number in BITS[at_left]]
    plays += [(right, number, left) for number in BITS[at_right]]
    if len(plays) > 1:
        worth = [
            4 * POP[following >> end & 127]
            + POP[previous >> end & 127]
            - 2 * POP[partner >> end & 127]
            for end in (0, 8, 16, 24, 32, 40, 48)
        ]
        plays.sort(
            key=lambda play: (
                worth[play[1]] + (worth[play[2] >> 3] if play[1] << 3 != play[2] else 0)
            )
        )
    return plays


def _mask(tiles: frozenset[Tile]) -> int:
    return sum(TILE_MASKS[8 * tile.high + tile.low] for tile in tiles)
