"""Hands and matches among computer players, without a table around them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from chiva_engine.digest import digest
from chiva_engine.match import MatchState
from chiva_engine.view import PlayerView, observe

if TYPE_CHECKING:
    from chiva_engine.players.base import Player


def view_of(state: MatchState, seat: int) -> PlayerView:
    """What `seat` may know of the current hand of `state`."""
    return observe(state.hand, seat, state.before)


def thinking_seed(state: MatchState) -> int:
    """The seed of the next decision, from the match's seed, the hand's number and the ply.

    A digest, so that a player learns nothing of the match's seed from it (R19).
    """
    text = f"chiva-think-1\0{state.seed}\0{state.number}\0{len(state.hand.log)}"
    return int.from_bytes(digest(text.encode("utf-8", "surrogatepass"))[:8], "big")


def finish_hand(
    state: MatchState,
    players: Mapping[int, Player],
    cancelled: Callable[[], bool] = lambda: False,
) -> MatchState:
    """`state` once `players` (by seat) have played its current hand to the end.

    Raises `Cancelled` when a player finds it `cancelled` while it thinks.
    """
    from chiva_engine.players.base import Thinking

    hand = state.hand
    while (seat := hand.turn) is not None:
        now = state._replace(hand=hand)
        thinking = Thinking(thinking_seed(now), cancelled)
        hand = hand.apply(players[seat].choose(view_of(now, seat), thinking))
    return state._replace(hand=hand)
