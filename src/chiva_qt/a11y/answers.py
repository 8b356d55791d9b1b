"""Answers to the questions of the Ask menu: from what the table shows to a sentence.

Each is spoken in words and shown in digits, by the same function with other phrases.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Phase, TableModel
from chiva_qt.settings import Verbosity

Answer = Callable[[Phrases, TableModel], str]


def ends(phrases: Phrases, model: TableModel) -> str:
    """The open numbers."""
    return phrases.open_ends(model)


def line(phrases: Phrases, model: TableModel) -> str:
    """The whole line, from left to right."""
    return phrases.whole_line(model)


def hand(phrases: Phrases, model: TableModel) -> str:
    """The person's tiles, and which of them fit."""
    said = [phrases.own_hand(model)]
    own_turn = model.phase in (Phase.CHOOSE, Phase.PASS)
    if own_turn and model.line and phrases.verbosity is not Verbosity.BRIEF:
        said.append(phrases.what_fits(model))
    return " ".join(said)


def counts(phrases: Phrases, model: TableModel) -> str:
    """How many tiles each seat holds."""
    return phrases.counts(model)


def passes(phrases: Phrases, model: TableModel) -> str:
    """Who passed on what in this hand."""
    return phrases.passes(model)


def streaks(phrases: Phrases, model: TableModel) -> str:
    """The credits of both sides."""
    return phrases.streaks(model)


def turn(phrases: Phrases, model: TableModel) -> str:
    """Whose turn it is."""
    return phrases.whose_turn(model)


def moves(phrases: Phrases, model: TableModel) -> str:
    """The last round of moves."""
    return phrases.last_moves(model)


def chances(phrases: Phrases, model: TableModel) -> str:
    """The chance of each move, best first, after a hint."""
    return phrases.chances(model)


ANSWERS: Final[Mapping[str, Answer]] = {
    "ask-ends": ends,
    "ask-line": line,
    "ask-hand": hand,
    "ask-counts": counts,
    "ask-passes": passes,
    "ask-streaks": streaks,
    "ask-turn": turn,
    "ask-moves": moves,
    "ask-chances": chances,
}
"""The answer for each question, by its name in the table of actions."""
