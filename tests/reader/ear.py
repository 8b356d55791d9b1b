"""What a listener takes from English speech, in number words and at normal verbosity.

Nothing here looks into the program: tests that play by ear know the game by these functions alone.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

NUMBERS = {
    word: number
    for number, word in enumerate(("blank", "one", "two", "three", "four", "five", "six"))
}
_NUMBER = "|".join(NUMBERS)
_TILE = rf"(?:double (?:{_NUMBER})|(?:{_NUMBER})-(?:{_NUMBER}))"
_SEAT = r"(?:You|Right|Partner|Left)"

TILE = re.compile(rf"\b{_TILE}\b", re.IGNORECASE)
MOVE = re.compile(
    rf"\b(?P<seat>{_SEAT}) (?:"
    rf"played (?P<tile>{_TILE}) on the (?P<end>left|right): (?P<open>{_NUMBER}) is open"
    rf"|opened with (?P<opening>{_TILE})"
    rf"|passed on (?P<passed>[\w ]+))\."
)
ENDS = re.compile(
    rf"Left (?P<left>{_NUMBER}), right (?P<right>{_NUMBER})\."
    rf"|Left and right (?P<both>{_NUMBER})\."
)
HOLDING = re.compile(r"You hold \d+ tile(?:s|\(s\))?: (?P<tiles>[^.]*)\.")


def tile(name: str) -> str:
    """A spoken tile as it is written, the higher number first: "six-four" is "6-4"."""
    words = name.lower()
    if words.startswith("double "):
        number = NUMBERS[words.removeprefix("double ")]
        return f"{number}-{number}"
    high, low = sorted((NUMBERS[word] for word in words.split("-")), reverse=True)
    return f"{high}-{low}"


def tiles(text: str) -> list[str]:
    """Every tile that a text names, in order."""
    return [tile(match.group()) for match in TILE.finditer(text)]


@dataclass(frozen=True, slots=True)
class Heard:
    """A move as it was heard."""

    seat: str
    tile: str | None
    """None for a pass."""
    end: str | None
    """None for a pass and for the opening tile."""


def moves(text: str) -> list[Heard]:
    """Every move that a text tells of, in order."""
    found = []
    for match in MOVE.finditer(text):
        name = match["tile"] or match["opening"]
        found.append(Heard(match["seat"], tile(name) if name else None, match["end"]))
    return found


def ends(text: str) -> tuple[int, int] | None:
    """The open numbers that a text names last; None when it names none."""
    found = list(ENDS.finditer(text))
    if not found:
        return None
    match = found[-1]
    if match["both"]:
        return NUMBERS[match["both"]], NUMBERS[match["both"]]
    return NUMBERS[match["left"]], NUMBERS[match["right"]]


def hand(text: str) -> list[str] | None:
    """The own tiles, where a text lists them."""
    match = HOLDING.search(text)
    return tiles(match["tiles"]) if match else None
