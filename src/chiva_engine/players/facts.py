"""Why a move: the facts that spoke for it, and nothing that did not.

A play's worth to the steady player is a sum, and each part of the sum belongs to a fact of the
view: tiles kept for an end, a seat that passed, a number the partner laid open. A fact is given
as the reason when its part favours the play over its strongest rival, in a measure of its own.
When the parts together speak for the rival and only trying the hands out spoke for the play,
the reason is that, and no fact is put forward.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from chiva_engine.moves import Pass
from chiva_engine.players.base import CLOSE, Advice, Estimate, Fact, Reason
from chiva_engine.players.core.bits import POP, pips
from chiva_engine.players.core.playout import UNIT, block_balance
from chiva_engine.players.likely import Tried
from chiva_engine.players.model import Weights
from chiva_engine.players.position import NO_END, PARTNER, Option, Position
from chiva_engine.view import PlayerView

WORTH_A_WORD: Final = UNIT // 2
"""The least difference between two plays that a fact must make to be put forward."""

NEXT, PREVIOUS = 1, 3
_OPPONENTS: Final = (NEXT, PREVIOUS)


def advice_to_pass(*, final: bool = True) -> Advice:
    """The advice of a seat that cannot play (R10)."""
    return Advice(Pass(), Reason.MUST_PASS, final=final)


def advice(
    view: PlayerView,
    position: Position,
    order: Sequence[Option],
    weights: Weights,
    estimates: tuple[Estimate, ...] = (),
    tried: Tried | None = None,
    *,
    final: bool = True,
) -> Advice:
    """Advice to make the first play of `order`, which lists all plays, best first."""
    chosen = order[0]
    first, *others = _facts(view, position, order, weights) or [
        _tried_fact(view, order, estimates, tried, final)
        if estimates
        else Fact(Reason.BEST_LOOKING)
    ]
    return Advice(
        chosen.play,
        first.reason,
        first.number,
        first.count,
        first.seat,
        first.share,
        also=others[0] if others else None,
        estimates=estimates,
        final=final,
    )


def _facts(
    view: PlayerView, position: Position, order: Sequence[Option], weights: Weights
) -> list[Fact]:
    """The facts that speak for the first of `order`, the strongest first; there may be none."""
    chosen = order[0]
    if view.forced_opening and position.left == NO_END:
        return [Fact(Reason.MUST_OPEN)]
    if position.hand == chosen.tile:
        return [Fact(Reason.WINS)]
    if len(order) == 1:
        return [Fact(Reason.ONLY_MOVE)]
    mine = parts(view, position, chosen, weights)
    rival = _rival(order)
    if rival is None:
        return [Fact(Reason.ONLY_TILE)]
    theirs = parts(view, position, rival, weights)
    if sum(part.worth for part in mine) < sum(part.worth for part in theirs):
        return []
    gains: dict[Reason, int] = {}
    for part in mine:
        if part.fact is not None:
            gains[part.fact.reason] = gains.get(part.fact.reason, 0) + part.worth
    for part in theirs:
        if part.fact is not None and part.fact.reason in gains:
            gains[part.fact.reason] -= part.worth
    heaviest = max(pips(option.tile) for option in order)
    told: list[Fact] = []
    for reason in sorted(gains, key=lambda reason: -gains[reason]):
        if gains[reason] < WORTH_A_WORD:
            break
        if reason is Reason.SHEDS_PIPS and pips(chosen.tile) < heaviest:
            continue
        told.append(_strongest(reason, mine, theirs))
    return told


def _rival(order: Sequence[Option]) -> Option | None:
    """The best play that comes to something else than the first."""
    return next((option for option in order if option.outcome != order[0].outcome), None)


def _tried_fact(
    view: PlayerView,
    order: Sequence[Option],
    estimates: Sequence[Estimate],
    tried: Tried | None,
    final: bool,
) -> Fact:
    """What trying the plays out says for the first of `order`."""
    rival = _rival(order)
    if rival is None or tried is None:
        return Fact(Reason.BEST_CHANCE)
    chances = {estimate.play: estimate.chance for estimate in estimates}
    # Two that look equal in a draft may come apart, and what was told shall stay true.
    if final and chances[order[0].play] - chances[rival.play] < CLOSE:
        return Fact(Reason.AS_GOOD)
    fact = tried.fact(order[0], rival)
    if fact is None or fact.seat is None:
        return Fact(Reason.BEST_CHANCE)
    return Fact(fact.reason, seat=_seat(view, fact.seat), share=fact.share)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a play's worth."""

    fact: Fact | None
    """What the part speaks of; None for what no short sentence says."""
    worth: int


def _strongest(reason: Reason, mine: Sequence[Part], theirs: Sequence[Part]) -> Fact:
    """The fact of a kind in which a play differs most from its rival."""

    def gain(part: Part) -> int:
        same = [p for p in theirs if p.fact and part.fact and _like(p.fact, part.fact)]
        return part.worth - sum(p.worth for p in same)

    of_kind = [part for part in mine if part.fact is not None and part.fact.reason is reason]
    fact = max(of_kind, key=gain).fact
    assert fact is not None  # noqa: S101 - parts without a fact were left out
    return fact


def _like(one: Fact, other: Fact) -> bool:
    return (one.reason, one.number, one.seat) == (other.reason, other.number, other.seat)


def parts(view: PlayerView, position: Position, option: Option, weights: Weights) -> list[Part]:
    """The worth of a play in parts: their sum is what `core.playout.value` gives."""
    rest = position.hand ^ option.tile
    seen = position.hand | position.out
    ends = sorted({option.number, option.kept // 8})
    shut = 15
    found = [Part(Fact(Reason.SHEDS_PIPS), weights.pip * (option.cover + option.number))]
    if option.cover == option.number:
        found.append(Part(Fact(Reason.SHEDS_DOUBLE, number=option.number), weights.double))
    for number in ends:
        mine, all_seen = rest >> 8 * number & 127, seen >> 8 * number & 127
        known = position.info >> 8 * number & 255
        shut &= known
        held = weights.held[64 * (mine >> number & 1) + 8 * POP[mine] + POP[all_seen]]
        keeps = Fact(Reason.KEEPS_NUMBER, number=number, count=POP[mine]) if mine else None
        found.append(Part(keeps, held))
        for away in range(4):
            if known >> away & 1:
                found.append(_passed(view, away, number, weights.passed[away]))
            if known >> 4 + away & 1:
                seat = _seat(view, away)
                fact = Fact(Reason.PARTNERS_NUMBER, number=number, seat=seat)
                found.append(Part(fact if away == PARTNER else None, weights.shown[away]))
    found += [
        _passed(view, away, option.number, weights.shut[away])
        for away in range(4)
        if shut >> away & 1
    ]
    if len(ends) == 1:
        found.append(Part(None, weights.same))
    if all(not rest >> 8 * n & 127 and POP[seen >> 8 * n & 127] == 7 for n in ends):
        balance = block_balance(rest, seen, position.sizes)
        if balance:
            found.append(
                Part(Fact(Reason.BLOCKS), weights.block)
                if balance > 0
                else Part(None, -weights.block)
            )
    return found


def _passed(view: PlayerView, away: int, number: int, worth: int) -> Part:
    """A seat passed before `number`: worth a word when it is an opponent."""
    if away not in _OPPONENTS:
        return Part(None, worth)
    return Part(Fact(Reason.STARVES_NEXT, number=number, seat=_seat(view, away)), worth)


def _seat(view: PlayerView, away: int) -> int:
    return (view.seat + away - 1) % 4 + 1
