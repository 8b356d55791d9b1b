"""Worked hands as JSON: hands, opener, streaks, moves, and what stands at the end of them.

The form is described in docs/CASES.md: `hands` (four lists of tiles),
`opener` (a seat, or null for R5/R8), `streaks` (before the hand), `moves`
(``["6-4", "left"]``, ``["6-6", null]`` for the opening tile, or ``"pass"``).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeGuard

from chiva_engine.hand import HandState, Outcome
from chiva_engine.match import CREDITS_TO_WIN, Streaks, settle
from chiva_engine.moves import End, Move, Pass, Play
from chiva_engine.tiles import SEATS, Tile

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]

KEYS: Final = ("hands", "opener", "streaks", "moves")
"""What every case must have."""


class MalformedCase(ValueError):  # noqa: N818 - a ValueError by another name
    """The input has not the form of a case; the message is one sentence for a person."""


class CaseFailed(ValueError):  # noqa: N818 - a ValueError by another name
    """A case of the right form breaks the rules, at its deal or at one of its moves."""


@dataclass(frozen=True, slots=True)
class Case:
    """A case of the right form. Whether it keeps the rules shows in `replay`."""

    hands: tuple[tuple[str, ...], ...]
    opener: int | None
    streaks: Streaks
    moves: tuple[tuple[str, str | None] | str, ...]

    def replay(self) -> HandState:
        """The hand after all moves.

        Raises CaseFailed at a deal or a move that breaks the rules; its message begins with
        ``move N:`` for a move, counted from 1.
        """
        *_, last = self.states()
        return last

    def states(self) -> Iterator[HandState]:
        """The hand before its first move, then after each. Raises CaseFailed as `replay`."""
        try:
            dealt = [frozenset(Tile.parse(text) for text in hand) for hand in self.hands]
            if len(dealt) != len(SEATS) or any(
                len(hand) != len(texts) for hand, texts in zip(dealt, self.hands, strict=True)
            ):
                raise ValueError("not a deal of 28 tiles: each of four seats must hold seven")
            one, two, three, four = dealt
            hand = HandState.start((one, two, three, four), self.opener)
        except ValueError as error:
            raise CaseFailed(str(error)) from None
        if min(self.streaks) != 0 or not 0 <= max(self.streaks) < CREDITS_TO_WIN:
            raise CaseFailed(
                f"streaks {list(self.streaks)}: one must be 0 and the other from 0 to 3"
            )
        yield hand
        for number, text in enumerate(self.moves, start=1):
            try:
                hand = hand.apply(case_move(text))
            except ValueError as error:
                raise CaseFailed(f"move {number}: {error}") from None
            yield hand


def case_move(text: tuple[str, str | None] | str) -> Move:
    """The move that a case writes so. Raises ValueError for a tile or an end that is none."""
    if isinstance(text, str):
        return Pass()
    tile, end = text
    if end is None:
        return Play(Tile.parse(tile))
    if end not in ("left", "right"):
        raise ValueError(f"an end is left, right or null, not {end!r}")
    return Play(Tile.parse(tile), End(end))


def parse_cases(data: Json, *, hidden: bool = False) -> tuple[Case, ...]:
    """The cases in what a JSON text holds: one case or a list of them.

    hidden: a hand may be null; it is empty in the case then. Raises MalformedCase.
    """
    if not isinstance(data, list):
        return (_parse_case(data, "the case", hidden),)
    return tuple(_parse_case(item, f"case {n}", hidden) for n, item in enumerate(data, start=1))


def _parse_case(data: Json, name: str, hidden: bool) -> Case:
    if not isinstance(data, dict):
        raise MalformedCase(f"{name} is not a JSON object with the keys {', '.join(KEYS)}")
    missing = [key for key in KEYS if key not in data]
    if missing:
        raise MalformedCase(f"{name} lacks the key {missing[0]!r}")
    opener = data["opener"]
    if opener is not None and not _is_number(opener):
        raise MalformedCase(f"{name}: 'opener' is a seat from 1 to 4 or null")
    streaks = data["streaks"]
    if not isinstance(streaks, list) or len(streaks) != 2:
        raise MalformedCase(f"{name}: 'streaks' is a list of two numbers")
    first, second = streaks
    if not (_is_number(first) and _is_number(second)):
        raise MalformedCase(f"{name}: 'streaks' is a list of two numbers")
    hands, moves = data["hands"], data["moves"]
    if hidden and isinstance(hands, list):
        hands = [[] if hand is None else hand for hand in hands]
    texts = [tuple(hand) for hand in hands if _is_texts(hand)] if isinstance(hands, list) else []
    if not isinstance(hands, list) or len(texts) != len(hands):
        raise MalformedCase(f"{name}: 'hands' is a list of four lists of tiles like '6-4'")
    if not isinstance(moves, list):
        raise MalformedCase(f"{name}: 'moves' is a list")
    return Case(
        hands=tuple(texts),
        opener=opener,
        streaks=(first, second),
        moves=tuple(_parse_move(m, f"{name}: move {n}") for n, m in enumerate(moves, start=1)),
    )


def _parse_move(data: Json, name: str) -> tuple[str, str | None] | str:
    if data == "pass":
        return "pass"
    if isinstance(data, list) and len(data) == 2:
        tile, end = data
        if isinstance(tile, str) and (end is None or isinstance(end, str)):
            return tile, end
    raise MalformedCase(f'{name} is not ["6-4", "left"], ["6-6", null] or "pass"')


def _is_number(data: Json) -> TypeGuard[int]:
    return isinstance(data, int) and not isinstance(data, bool)


def _is_texts(data: Json) -> TypeGuard[list[str]]:
    return isinstance(data, list) and all(isinstance(item, str) for item in data)


def expect_of(hand: HandState, before: Streaks) -> dict[str, Json]:
    """What stands in `hand`, with the keys of a case's `expect`."""
    result = hand.result
    settled = settle(before, result.winner) if result else None
    return {
        "outcome": (result.outcome if result else Outcome.UNFINISHED).value,
        "winner": result.winner if result else None,
        "ends": list(hand.line.ends) if hand.line.ends else None,
        "pips": list(hand.pips),
        "streaks": list(settled.streaks if settled else before),
        "broke": settled.broke if settled else False,
        "next_opener": result.finisher if result else None,
        "match_winner": settled.match_winner if settled else None,
        "turn": hand.turn,
        "line": [str(tile) for tile in hand.line.tiles],
    }


def case_of(hand: HandState, before: Streaks) -> dict[str, Json]:
    """`hand` as a case with its `expect`: replaying it gives the same again."""
    return {
        "hands": hands_json(hand.dealt),
        "opener": None if hand.forced_opening else hand.opener,
        "streaks": list(before),
        "moves": [_move_json(turn.move) for turn in hand.log],
        "expect": expect_of(hand, before),
    }


def _texts(tiles: frozenset[Tile]) -> list[Json]:
    return [str(tile) for tile in sorted(tiles, reverse=True)]


def _move_json(move: Move) -> Json:
    if isinstance(move, Pass):
        return "pass"
    return [str(move.tile), None if move.end is None else move.end.value]


def hands_json(hands: Sequence[frozenset[Tile]]) -> list[Json]:
    """Hands as lists of tiles, highest first."""
    return [_texts(tiles) for tiles in hands]
