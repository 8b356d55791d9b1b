"""A match as a file: versioned JSON, replayed and checked move by move when it is read.

The schema is in docs/RECORD.md. A record holds the seed and the moves; hands do not stand in it,
they follow from the seed (R3, R24). It is data only: `read` runs nothing, follows no path, and
says of any bytes at all what can be made of them.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from enum import Enum, unique
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple, TypeGuard

from chiva_engine import __version__
from chiva_engine.deal import normal_seed
from chiva_engine.digest import digest
from chiva_engine.match import MatchOver, MatchState
from chiva_engine.moves import IllegalMove, Move, MoveFault, parse_move
from chiva_engine.timeline import NextHand, RestartHand, Step, Timeline, take

if TYPE_CHECKING:
    from chiva_engine.cases import Json

FORMAT: Final = "chiva-match"
VERSION: Final = 1
"""The version that is written; older ones are read, newer ones are refused."""

LARGEST: Final = 4_000_000
"""Bytes a record may have: about a hundred times what the longest matches need."""
DEEPEST: Final = 4
"""Lists and objects that may stand within each other; a record needs three."""
MOST_STEPS: Final = 50_000
"""Steps that are replayed; what follows is left out."""
LONGEST_NAME: Final = 40
"""Characters the name of a level may have."""

COMPUTER_SEATS: Final = (2, 3, 4)

UNKNOWN: Final = "unknown"
"""In the place of a level that a damaged record does not tell."""

_ID = re.compile(r"[0-9a-f]{16}", re.ASCII)
_STRUCTURE = re.compile(r'"(?:[^"\\]|\\.)*+"?|[\[\]{}]', re.DOTALL)
_SPACE = re.compile(r"[ \t\r\n]*", re.ASCII)


class Aid(NamedTuple):
    """The help that the person took in one hand."""

    hand: int
    """The hand's number, from 1."""
    hints: int = 0
    """How many hints were shown."""
    undos: int = 0
    """How often a move was taken back, or the hand begun again."""


class Record(NamedTuple):
    """All that is kept of a match."""

    timeline: Timeline
    """Every step, those that were undone too, and where the match stands."""
    identity: str
    """Sixteen hexadecimal digits that tell this match from any other with the same seed."""
    levels: tuple[str, str, str]
    """The levels of seats 2, 3 and 4, as they are set for the moves to come."""
    aids: tuple[Aid, ...] = ()
    """The hands in which help was taken, by number."""


@unique
class Trouble(Enum):
    """What can be wrong with a record."""

    TOO_LARGE = "the file is larger than any match"
    EMPTY = "the file is empty"
    NOT_TEXT = "the file is not UTF-8 text"
    NOT_JSON = "the file is cut off or garbled"
    TOO_DEEP = "the file is nested too deeply"
    NOT_A_RECORD = "the file is no match of Chiva"
    NEWER = "the file was written by a newer version"
    BAD_FIELD = "a part of the file does not make sense"
    BAD_STEP = "a step is not written as a step"
    WRONG_SEAT = "another seat was to move"
    ILLEGAL = "the move breaks a rule"
    NO_HAND = "the hand named is not the one to be dealt"


class Damage(NamedTuple):
    """The first thing that is wrong with a record, and where."""

    trouble: Trouble
    field: str | None = None
    """The key whose value makes no sense, for BAD_FIELD."""
    step: int | None = None
    """The number of the bad step, from 1; None when it is no step."""
    hand: int | None = None
    """The number of the hand in which the bad step stands."""
    move: int | None = None
    """Which move of that hand it is (or would be), from 1."""
    seat: int | None = None
    """The seat that was to move."""
    tried: Move | None = None
    """The move that was tried."""
    fault: MoveFault | None = None
    """The rule it breaks, for ILLEGAL."""


class Reading(NamedTuple):
    """What could be read of a file."""

    record: Record | None
    """The match, up to the damage when there is one; None when nothing is usable."""
    damage: Damage | None = None
    """None when all is well."""


# -- writing ------------------------------------------------------------------------


def write(record: Record) -> bytes:
    """The record as JSON in UTF-8, one step a line."""
    timeline = record.timeline
    head: dict[str, Json] = {
        "format": FORMAT,
        "version": VERSION,
        "program": __version__,
        "id": record.identity,
        "seed": timeline.states[0].seed,
        "levels": {str(s): v for s, v in zip(COMPUTER_SEATS, record.levels, strict=True)},
        "cursor": timeline.cursor,
        "aids": [{"hand": a.hand, "hints": a.hints, "undos": a.undos} for a in record.aids],
    }
    lines = [f"{json.dumps(key)}: {json.dumps(value)},\n" for key, value in head.items()]
    after = timeline.states[1:]
    steps = ",\n".join(
        _written(step, state.number, state.hand.log[-1].seat if state.hand.log else 0, level)
        for step, state, level in zip(timeline.steps, after, timeline.levels, strict=True)
    )
    return "".join(("{\n", *lines, '"steps": [\n', steps, "\n]\n}\n")).encode("ascii")


@lru_cache(maxsize=2048)
def _written(step: Step, number: int, seat: int, level: str | None) -> str:
    """A step as it is written: by `seat`, in hand `number`. The same ones come again and again."""
    match step:
        case NextHand():
            return json.dumps({"hand": number})
        case RestartHand():
            return json.dumps({"again": number})
        case _:
            written: dict[str, Json] = {"seat": seat, "move": str(step)}
            if level is not None:
                written["level"] = level
            return json.dumps(written)


# -- reading ------------------------------------------------------------------------


class _Bad(Exception):  # noqa: N818 - carries a value, never leaves this module
    """Reading ends here, for the reason given."""

    def __init__(self, damage: Damage) -> None:
        super().__init__(damage)
        self.damage = damage


def read(data: bytes) -> Reading:
    """What `data` holds. Never raises: whatever is wrong is in the reading."""
    if len(data) > LARGEST:
        return Reading(None, Damage(Trouble.TOO_LARGE))
    if not data.strip(b"\0 \t\r\n"):
        return Reading(None, Damage(Trouble.EMPTY))
    trouble = None
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        text = data[: error.start].decode("utf-8-sig")
        trouble = Trouble.NOT_TEXT
    if _depth(text) > DEEPEST:
        return Reading(None, Damage(Trouble.TOO_DEEP))
    scan = _Scan(text)
    if scan.broken and trouble is None:
        trouble = Trouble.NOT_JSON
    cut = Damage(trouble) if trouble is not None else None
    try:
        record = _start(scan.fields, cut)
    except _Bad as bad:
        return Reading(None, bad.damage)
    record, unusable = _beside(record, scan.fields, data)
    timeline, damage = _replay(record.timeline.current, scan.steps)
    if damage is None and cut is None and unusable is not None:
        damage = Damage(Trouble.BAD_FIELD, field=unusable)
    if damage is None and cut is not None:
        damage = _place(timeline.current, len(timeline.steps) + 1)._replace(trouble=cut.trouble)
    cursor = scan.fields.get("cursor")
    if not _is_number(cursor) or not 0 <= cursor <= len(timeline.steps):
        if damage is None:
            damage = Damage(Trouble.BAD_FIELD, field="cursor")
        cursor = len(timeline.steps)
    return Reading(record._replace(timeline=timeline._replace(cursor=cursor)), damage)


def _depth(text: str) -> int:
    """How many lists and objects stand within each other, at most."""
    depth = deepest = 0
    for found in _STRUCTURE.finditer(text):
        mark = found[0]
        if mark in "[{":
            depth += 1
            deepest = max(deepest, depth)
        elif mark in "]}":
            depth -= 1
    return deepest


def _whole(digits: str) -> int:
    """A whole number; one of more digits than any in a record counts as one of nineteen."""
    return int(digits[:20])


class _Scan:
    """The keys and values of an object, and one by one the items of its list of steps.

    A text that breaks off or gets garbled gives what stands before that place.
    """

    def __init__(self, text: str) -> None:
        self.fields: dict[str, Json] = {}
        self.steps: list[Json] = []
        self.broken = False
        """Whether the text is not JSON to its end."""
        self._text = text
        # Infinity and the like are no numbers in JSON, and nothing of a record.
        self._decoder = json.JSONDecoder(parse_constant=lambda _: None, parse_int=_whole)
        self._at = 0
        try:
            self._read()
        except (ValueError, RecursionError):
            self.broken = True

    def _read(self) -> None:
        if self._ahead() != "{":
            self._value()  # another kind of JSON, or none
            self._end()
            return
        seen = False
        for _ in self._items("{", "}"):
            key = self._value()
            self._expect(":")
            if not isinstance(key, str) or key in self.fields or (seen and key == "steps"):
                raise ValueError("not a key")
            if key == "steps" and self._ahead() == "[":
                seen = True
                for _ in self._items("[", "]"):
                    self.steps.append(self._value())
            else:
                self.fields[key] = self._value()
        self._end()

    def _items(self, opening: str, closing: str) -> Iterator[None]:
        """Once before each item of a list or object."""
        self._expect(opening)
        if self._ahead() == closing:
            self._at += 1
            return
        while True:
            yield
            if self._ahead() == closing:
                self._at += 1
                return
            self._expect(",")

    def _ahead(self) -> str:
        found = _SPACE.match(self._text, self._at)
        self._at = found.end() if found is not None else self._at
        return self._text[self._at : self._at + 1]

    def _expect(self, mark: str) -> None:
        if self._ahead() != mark:
            raise ValueError(f"no {mark}")
        self._at += 1

    def _value(self) -> Json:
        self._ahead()
        value: Json
        value, self._at = self._decoder.raw_decode(self._text, self._at)
        return value

    def _end(self) -> None:
        if self._ahead():
            raise ValueError("something follows")


def _start(fields: Mapping[str, Json], cut: Damage | None) -> Record:
    """The record before its first step. Raises _Bad."""
    if "format" not in fields and cut is not None:
        raise _Bad(cut)
    if fields.get("format") != FORMAT:
        raise _Bad(Damage(Trouble.NOT_A_RECORD))
    version = _field(fields, "version", cut)
    if not _is_number(version) or version < 1:
        raise _bad_field("version")
    if version > VERSION:
        raise _Bad(Damage(Trouble.NEWER))
    seed = _field(fields, "seed", cut)
    if not isinstance(seed, str) or not seed.strip():
        raise _bad_field("seed")
    if "steps" in fields:
        raise _bad_field("steps")
    return Record(Timeline.new(normal_seed(seed)), "", (UNKNOWN, UNKNOWN, UNKNOWN))


def _beside(record: Record, fields: Mapping[str, Json], data: bytes) -> tuple[Record, str | None]:
    """The record with what is kept beside its moves, and the first key that makes no sense.

    The match is good without it: an identity follows from the bytes, levels are `UNKNOWN`.
    """
    bad: list[str] = []
    identity = fields.get("id")
    if not isinstance(identity, str) or not _ID.fullmatch(identity):
        bad.append("id")
        identity = digest(data)[:8].hex()
    levels, names = fields.get("levels"), [str(seat) for seat in COMPUTER_SEATS]
    if not isinstance(levels, dict):
        levels = {}
    found = [_level(levels.get(name)) for name in names]
    if None in found or set(levels) != {*names}:
        bad.append("levels")
    right, partner, left = (level or UNKNOWN for level in found)
    aids = _aids(fields.get("aids", []))
    if aids is None:
        bad.append("aids")
    record = record._replace(identity=identity, levels=(right, partner, left), aids=aids or ())
    return record, bad[0] if bad else None


def _field(fields: Mapping[str, Json], key: str, cut: Damage | None) -> Json:
    if key in fields:
        return fields[key]
    raise _Bad(cut) if cut is not None else _bad_field(key)


def _bad_field(key: str) -> _Bad:
    return _Bad(Damage(Trouble.BAD_FIELD, field=key))


def _is_number(data: Json) -> TypeGuard[int]:
    return isinstance(data, int) and not isinstance(data, bool)


def _level(data: Json) -> str | None:
    """The name of a level; None when it is none."""
    if isinstance(data, str) and 0 < len(data) <= LONGEST_NAME and data.isprintable():
        return data
    return None


def _aids(data: Json) -> tuple[Aid, ...] | None:
    """The help that was taken; None when that makes no sense."""
    if not isinstance(data, list):
        return None
    aids = []
    for item in data:
        if not isinstance(item, dict):
            return None
        values = (item.get(key) for key in ("hand", "hints", "undos"))
        counts = [n for n in values if _is_number(n) and 0 <= n < 2**31]
        if len(counts) != 3:
            return None
        aids.append(Aid(*counts))
    if [aid.hand for aid in aids] != sorted({aid.hand for aid in aids}):
        return None
    return tuple(aids)


def _replay(start: MatchState, steps: list[Json]) -> tuple[Timeline, Damage | None]:
    """The timeline after the steps, or up to the first bad one."""
    states, taken, levels = [start], list[Step](), list[str | None]()
    damage = None
    for number, data in enumerate(steps, start=1):
        here = _place(states[-1], number)
        if number > MOST_STEPS:
            damage = here._replace(trouble=Trouble.TOO_LARGE)
            break
        try:
            step, level = _step(data, here)
            states.append(take(states[-1], step))
        except _Bad as bad:
            damage = bad.damage
        except MatchOver:
            damage = here._replace(trouble=Trouble.NO_HAND)
        except IllegalMove as error:
            damage = here._replace(trouble=Trouble.ILLEGAL, tried=error.move, fault=error.fault)
        if damage is not None:
            break
        taken.append(step)
        levels.append(level)
    return Timeline(tuple(states), tuple(taken), len(taken), tuple(levels)), damage


def _place(state: MatchState, number: int) -> Damage:
    """Where step `number`, which follows `state`, stands."""
    return Damage(
        Trouble.BAD_STEP,
        step=number,
        hand=state.number,
        move=len(state.hand.log) + 1,
        seat=state.hand.turn,
    )


def _step(data: Json, here: Damage) -> tuple[Step, str | None]:
    """A step as it is written, and the level that chose it. Raises _Bad."""
    if not isinstance(data, dict):
        raise _Bad(here)
    if set(data) in ({"hand"}, {"again"}):
        again = "again" in data
        number = data["again"] if again else data["hand"]
        if here.hand is None or not _is_number(number):
            raise _Bad(here)
        if number != (here.hand if again else here.hand + 1):
            raise _Bad(here._replace(trouble=Trouble.NO_HAND))
        return (RestartHand() if again else NextHand()), None
    text, seat, level = data.get("move"), data.get("seat"), data.get("level")
    if not isinstance(text, str) or not _is_number(seat) or len(text) > LONGEST_NAME:
        raise _Bad(here)
    if level is not None and _level(level) is None:
        raise _Bad(here)
    try:
        move = parse_move(text)
    except ValueError:
        raise _Bad(here) from None
    if here.seat is not None and seat != here.seat:
        raise _Bad(here._replace(trouble=Trouble.WRONG_SEAT, tried=move))
    return move, _level(level)
