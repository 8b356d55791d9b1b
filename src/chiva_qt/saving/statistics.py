"""What is counted of a person's matches, in SQLite: safe at any moment, each match once.

A hand counts with its first end: undone and played again it stays as it was counted. So does a
match, which is told from others by its identity and not by its seed, however often it was opened.
Counted is what is public at the end of a hand; no tile stands in the data.
"""

from __future__ import annotations

import csv
import io
import sqlite3
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from enum import Enum, unique
from itertools import groupby
from pathlib import Path
from typing import Final

from chiva_engine.hand import Outcome
from chiva_engine.record import Aid, Record
from chiva_engine.tiles import team_of
from chiva_engine.timeline import PERSON

VERSION: Final = 1
MIXED: Final = "mixed"
"""In the place of a level where the two opponents have different ones."""

US: Final = team_of(PERSON)

_SCHEMA: Final = """
CREATE TABLE matches (
    id TEXT PRIMARY KEY, finished TEXT NOT NULL, winner INTEGER NOT NULL, hands INTEGER NOT NULL,
    partner TEXT NOT NULL, opponents TEXT NOT NULL, hints INTEGER NOT NULL, undos INTEGER NOT NULL
);
CREATE TABLE hands (
    match TEXT NOT NULL, number INTEGER NOT NULL, finished TEXT NOT NULL, outcome TEXT NOT NULL,
    winner INTEGER, broke INTEGER NOT NULL, us INTEGER NOT NULL, them INTEGER NOT NULL,
    partner TEXT NOT NULL, opponents TEXT NOT NULL, hints INTEGER NOT NULL, undos INTEGER NOT NULL,
    PRIMARY KEY (match, number)
);
"""


@unique
class Help(Enum):
    """Which matches and hands are looked at, by the help that was taken in them."""

    ANY = "all"
    WITHOUT = "without hints and undo"
    WITH = "with hints or undo"


@dataclass(frozen=True, slots=True)
class MatchRow:
    """A match that was won or lost."""

    finished: datetime
    """When, in universal time."""
    won: bool
    hands: int
    """How many hands it took."""
    opponents: str
    """The level of both opponents, or `MIXED`."""
    helped: bool
    """Whether a hint or undo was used in any of its hands."""


@dataclass(frozen=True, slots=True)
class HandRow:
    """A hand that has ended."""

    outcome: Outcome
    won: bool | None
    """None for a drawn hand."""
    broke: bool
    """Whether it broke an attempt (R15)."""
    opponents: str
    helped: bool


@dataclass(frozen=True, slots=True)
class Figures:
    """What is counted of some matches and hands."""

    matches: int = 0
    matches_won: int = 0
    longest_matches: int = 0
    """The most matches won in a row."""
    hands: int = 0
    hands_won: int = 0
    hands_lost: int = 0
    drawn: int = 0
    longest_hands: int = 0
    """The most hands won in a row; a drawn hand does not end it, as it leaves the streak (R13)."""
    blocked: int = 0
    """Blocked hands with a winner."""
    blocked_won: int = 0
    broken_by_us: int = 0
    broken_by_them: int = 0


def figures_of(matches: Sequence[MatchRow], hands: Sequence[HandRow]) -> Figures:
    """The figures of these matches and hands, oldest first."""
    blocked = [hand for hand in hands if hand.outcome is Outcome.BLOCKED]
    breaks = [hand for hand in hands if hand.broke]
    return Figures(
        matches=len(matches),
        matches_won=sum(match.won for match in matches),
        longest_matches=_longest(match.won for match in matches),
        hands=len(hands),
        hands_won=sum(hand.won is True for hand in hands),
        hands_lost=sum(hand.won is False for hand in hands),
        drawn=sum(hand.won is None for hand in hands),
        longest_hands=_longest(hand.won for hand in hands if hand.won is not None),
        blocked=len(blocked),
        blocked_won=sum(hand.won is True for hand in blocked),
        broken_by_us=sum(hand.won is True for hand in breaks),
        broken_by_them=sum(hand.won is False for hand in breaks),
    )


def _longest(won: Iterable[bool]) -> int:
    return max((len(list(run)) for value, run in groupby(won) if value), default=0)


class Statistics:
    """The database. Everything is written at once and stays, whatever happens to the program."""

    def __init__(self, path: Path | None) -> None:
        """`path`: the file; None keeps the figures for this run only.

        Raises sqlite3.Error when the file is no database of ours or cannot be used.
        """
        self._base = sqlite3.connect(":memory:" if path is None else path, timeout=2)
        try:
            (version,) = self._base.execute("PRAGMA user_version").fetchone()
            if version == 0:
                with self._base:
                    self._base.executescript(
                        f"BEGIN;{_SCHEMA}PRAGMA user_version = {VERSION};COMMIT;"
                    )
            elif version != VERSION:
                raise sqlite3.DatabaseError(f"version {version} of the statistics is not known")
            self._base.execute("SELECT COUNT(*) FROM hands").fetchone()
        except sqlite3.Error:
            self._base.close()
            raise

    def note(self, record: Record) -> None:
        """Count the hands of a match that are over, and the match once it is won.

        What was counted before stays as it is. Raises sqlite3.Error.
        """
        match = record.timeline.current
        if match.hand.result is None:
            return
        right, partner, left = record.levels
        opponents = right if right == left else MIXED
        aids = {aid.hand: aid for aid in record.aids}
        now = datetime.now(UTC).isoformat(timespec="seconds")
        with self._base:
            for done in match.played:
                aid = aids.get(done.number, Aid(done.number))
                self._base.execute(
                    "INSERT OR IGNORE INTO hands VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        record.identity,
                        done.number,
                        now,
                        done.result.outcome.value,
                        done.result.winner,
                        done.settled.broke,
                        *done.settled.streaks,
                        partner,
                        opponents,
                        aid.hints,
                        aid.undos,
                    ),
                )
            if match.winner is not None:
                self._base.execute(
                    "INSERT OR IGNORE INTO matches VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                    (
                        record.identity,
                        now,
                        match.winner,
                        match.number,
                        partner,
                        opponents,
                        sum(aid.hints for aid in record.aids),
                        sum(aid.undos for aid in record.aids),
                    ),
                )

    def matches(self, wanted: Help = Help.ANY) -> list[MatchRow]:
        """The matches that were won or lost, oldest first."""
        rows = self._base.execute(
            "SELECT finished, winner, hands, opponents, hints + undos FROM matches ORDER BY rowid"
        )
        found = [
            MatchRow(datetime.fromisoformat(finished), winner == US, hands, opponents, helped > 0)
            for finished, winner, hands, opponents, helped in rows
        ]
        return [row for row in found if _fits(row.helped, wanted)]

    def hands(self, wanted: Help = Help.ANY) -> list[HandRow]:
        """The hands that have ended, oldest first."""
        rows = self._base.execute(
            "SELECT outcome, winner, broke, opponents, hints + undos FROM hands ORDER BY rowid"
        )
        found = [
            HandRow(
                Outcome(outcome),
                None if winner is None else winner == US,
                bool(broke),
                opponents,
                helped > 0,
            )
            for outcome, winner, broke, opponents, helped in rows
        ]
        return [row for row in found if _fits(row.helped, wanted)]

    def figures(self, wanted: Help = Help.ANY) -> dict[str | None, Figures]:
        """The figures by the opponents' level; under None those of all together."""
        matches, hands = self.matches(wanted), self.hands(wanted)
        levels = dict.fromkeys([*(m.opponents for m in matches), *(h.opponents for h in hands)])
        found: dict[str | None, Figures] = {None: figures_of(matches, hands)}
        for level in levels:
            found[level] = figures_of(
                [match for match in matches if match.opponents == level],
                [hand for hand in hands if hand.opponents == level],
            )
        return found

    def reset(self) -> None:
        """Forget everything. Raises sqlite3.Error."""
        with self._base:
            self._base.execute("DELETE FROM matches")
            self._base.execute("DELETE FROM hands")

    def as_csv(self) -> str:
        """Every hand as a row of CSV, with the keys of the database above."""
        rows = self._base.execute("SELECT * FROM hands ORDER BY rowid")
        text = io.StringIO()
        writer = csv.writer(text)
        writer.writerow([column[0] for column in rows.description])
        writer.writerows(rows)
        return text.getvalue()

    def close(self) -> None:
        """Close the file."""
        self._base.close()


def _fits(helped: bool, wanted: Help) -> bool:
    return wanted is Help.ANY or helped is (wanted is Help.WITH)
