"""The steady player: counts its numbers, keeps doubles playable, minds passes."""

from __future__ import annotations

from dataclasses import dataclass

from chiva_engine.moves import Move, Pass, Play
from chiva_engine.players.base import Advice, Reason, Thinking
from chiva_engine.tiles import Tile, next_seat, partner_of
from chiva_engine.view import PlayerView


@dataclass(frozen=True, slots=True)
class _Judgement:
    """The parts of a play's value, in pips."""

    play: Play
    shed: float
    """Pips and doubles that leave the hand."""
    follow: float
    """How well the rest of the hand follows the ends that stand afterwards."""
    starve: float
    """Passes seen: good where the next seat cannot follow, bad where the partner cannot."""

    @property
    def value(self) -> float:
        return self.shed + self.follow + self.starve


class Steady:
    """A heuristic without search and without chance."""

    def choose(self, view: PlayerView, thinking: Thinking) -> Move:
        return self.advise(view, thinking).move

    def advise(self, view: PlayerView, thinking: Thinking) -> Advice:
        moves = view.legal_moves()
        plays = [move for move in moves if isinstance(move, Play)]
        if not plays:
            return Advice(Pass(), Reason.MUST_PASS)
        if len(plays) == 1:
            must = view.forced_opening and not view.line
            return Advice(plays[0], Reason.MUST_OPEN if must else Reason.ONLY_MOVE)
        if len(view.hand) == 1:
            return Advice(plays[0], Reason.WINS)
        best = max((self._judge(view, play) for play in plays), key=lambda j: j.value)
        return self._explain(view, best)

    def _ends_after(self, view: PlayerView, play: Play) -> tuple[int, int]:
        line = (
            view.line.open_with(play.tile)
            if play.end is None
            else view.line.add(play.tile, play.end)
        )
        ends = line.ends
        assert ends is not None  # noqa: S101 - a line with a tile has ends
        return ends

    def _judge(self, view: PlayerView, play: Play) -> _Judgement:
        rest = view.hand - {play.tile}
        ends = self._ends_after(view, play)
        shed = 0.35 * play.tile.pips + (4.0 if play.tile.is_double else 0.0)
        follow = sum(1.6 for tile in rest if any(tile.has(end) for end in ends))
        follow += sum(0.8 for end in set(ends) for tile in rest if tile.has(end))
        # A double whose number is nowhere else in the hand gets stuck unless its end stays open.
        follow += sum(1.0 for tile in rest if tile.is_double and any(tile.has(end) for end in ends))
        starve = 0.0
        for seat, weight in (
            (next_seat(view.seat), 1.8),
            (next_seat(partner_of(view.seat)), 0.9),
            (partner_of(view.seat), -1.5),
        ):
            missing = view.passed_on(seat)
            starve += weight * sum(end in missing for end in ends)
        return _Judgement(play, shed, follow, starve)

    def _explain(self, view: PlayerView, judged: _Judgement) -> Advice:
        play = judged.play
        ends = self._ends_after(view, play)
        seat = next_seat(view.seat)
        starved = sorted(set(ends) & view.passed_on(seat))
        if starved and judged.starve >= max(judged.shed, judged.follow) / 2:
            return Advice(play, Reason.STARVES_NEXT, number=starved[0], seat=seat)
        rest: list[Tile] = sorted(view.hand - {play.tile})
        counts = {end: sum(tile.has(end) for tile in rest) for end in ends}
        number = max(counts, key=lambda end: counts[end])
        if play.tile.is_double and judged.shed >= judged.follow:
            return Advice(play, Reason.SHEDS_DOUBLE, number=play.tile.high)
        if counts[number]:
            return Advice(play, Reason.KEEPS_NUMBER, number=number, count=counts[number])
        return Advice(play, Reason.SHEDS_PIPS)
