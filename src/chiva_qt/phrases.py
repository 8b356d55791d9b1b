"""The only home of sentences about the game, shown or spoken.

One `Phrases` writes numbers as digits, for the screen; another as words, for the ear. Both have
the same sentences. Every method gives whole sentences or names; nothing is put together from
parts of a sentence, so that any language can order its words as it must.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from chiva_engine.hand import Outcome, Turn
from chiva_engine.line import PlacedTile
from chiva_engine.match import CREDITS_TO_WIN
from chiva_engine.moves import End, Move, MoveFault, Pass, Play
from chiva_engine.tiles import SEATS, Tile, other_team, team_of
from chiva_engine.timeline import PERSON
from chiva_qt.i18n import languages
from chiva_qt.presentation import (
    Change,
    HandTile,
    LedgerHand,
    LedgerMove,
    Phase,
    Refusal,
    ResultModel,
    TableModel,
    result_of,
)
from chiva_qt.settings import Verbosity

# The players come with the first thought.
if TYPE_CHECKING:
    from chiva_engine.players.base import Advice, Estimate, Fact


def _no_key(name: str) -> str:
    del name
    return ""


class Phrases(QObject):
    """Sentences in the program's language.

    `words`: numbers on tiles as words ("six-four") instead of digits ("6-4").
    `verbosity`: how long the sentences are that are spoken.
    """

    def __init__(
        self,
        words: bool = False,
        verbosity: Verbosity = Verbosity.NORMAL,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.words = words
        self.verbosity = verbosity
        self.key_of: Callable[[str], str] = _no_key
        """The key of an action by its name in the table of actions; empty when it has none."""

    # -- tiles, seats, ends -----------------------------------------------------

    def number(self, number: int) -> str:
        """A number on a tile, 0 to 6."""
        if not self.words:
            return str(number)
        names = (
            self.tr("blank", "the number 0 on a tile, spoken"),
            self.tr("one", "the number 1 on a tile, spoken"),
            self.tr("two", "the number 2 on a tile, spoken"),
            self.tr("three", "the number 3 on a tile, spoken"),
            self.tr("four", "the number 4 on a tile, spoken"),
            self.tr("five", "the number 5 on a tile, spoken"),
            self.tr("six", "the number 6 on a tile, spoken"),
        )
        return names[number]

    def numbers(self, numbers: Iterable[int]) -> str:
        """Several numbers as a list: "5, 3 and 1"."""
        return languages.list_of(self.number(number) for number in numbers)

    def tile(self, tile: Tile) -> str:
        """A tile's name: "6-4", or "six-four" and "double six" in words."""
        if tile.is_double and self.words:
            return self.tr("double {number}", "a tile, spoken").format(
                number=self.number(tile.high)
            )
        return self.tr("{high}-{low}", "a tile's two numbers, higher first").format(
            high=self.number(tile.high), low=self.number(tile.low)
        )

    def tiles(self, tiles: Iterable[Tile]) -> str:
        """Several tiles as a list, heaviest first; "no tiles" for none."""
        names = [self.tile(tile) for tile in sorted(tiles, reverse=True)]
        return languages.list_of(names) if names else self.tr("no tiles")

    def seat(self, seat: int) -> str:
        """A seat's short name, seen from the person's chair."""
        names = {
            1: self.tr("You", "seat 1, the person"),
            2: self.tr("Right", "seat 2, the opponent on the right"),
            3: self.tr("Partner", "seat 3, across the table"),
            4: self.tr("Left", "seat 4, the opponent on the left"),
        }
        return names[seat]

    def team(self, team: int) -> str:
        """A team's short name."""
        if team == team_of(PERSON):
            return self.tr("Us", "the person's team")
        return self.tr("Them", "the other team")

    def level(self, level: str) -> str:
        """The name of a computer player's level."""
        names = {
            "beginner": self.tr("Beginner", "level of a computer player"),
            "steady": self.tr("Steady", "level of a computer player"),
            "strong": self.tr("Strong", "level of a computer player"),
            "master": self.tr("Master", "level of a computer player"),
        }
        return names.get(level, level)

    def level_note(self, level: str) -> str:
        """One line about a computer player's level."""
        notes = {
            "beginner": self.tr("Plays a tile that fits, and often overlooks the better one."),
            "steady": self.tr("Counts its own numbers, looks after doubles and minds the passes."),
            "strong": self.tr("Works out from all moves so far who may hold what."),
            "master": self.tr("As strong, with more time for each move. The hardest one."),
        }
        return notes.get(level, "")

    def end(self, end: End) -> str:
        """An end's name."""
        return (
            self.tr("left", "end of the line")
            if end is End.LEFT
            else self.tr("right", "end of the line")
        )

    def end_label(self, end: End, number: int) -> str:
        """An end with its open number, as on the end chooser: "left 4"."""
        if end is End.LEFT:
            return self.tr("left {number}", "end of the line and its number").format(
                number=self.number(number)
            )
        return self.tr("right {number}", "end of the line and its number").format(
            number=self.number(number)
        )

    def tile_count(self, count: int) -> str:
        """A number of tiles: "1 tile", "5 tiles"."""
        return self.tr("%n tile(s)", "tiles in a hand", count)

    def passed_on(self, numbers: Iterable[int]) -> str:
        """What a seat passed on: "passed on 6 and 5"."""
        listed = languages.list_of(self.number(number) for number in numbers)
        return self.tr("passed on {numbers}", "note beside a seat").format(numbers=listed)

    def passed_note(self, numbers: Iterable[int], *, short: bool = False) -> str:
        """What a seat passed on, on its plate: "passed on 6, 5", or "no 6, 5" in little room."""
        listed = self.facts(self.number(number) for number in numbers)
        text = (
            self.tr("no {numbers}", "on a seat's plate: the numbers it does not hold")
            if short
            else self.tr("passed on {numbers}", "note beside a seat")
        )
        return text.format(numbers=listed)

    def play_on(self, tile: Tile) -> str:
        """The heading of the end chooser."""
        return self.tr("Where to play {tile}", "heading of the two ends").format(
            tile=self.tile(tile)
        )

    def turn_chip(self, seat: int) -> str:
        """The mark on the plate of the seat to move."""
        return self.tr("Your turn") if seat == PERSON else self.tr("Playing", "mark on a seat")

    # -- names of what lies on the table -----------------------------------------
    #
    # Each name is a row of facts, the vital ones first.

    def facts(self, facts: Iterable[str]) -> str:
        """Facts about one thing in a row: "six-four, fits left five, 3 of 7"."""
        row = ""
        for fact in facts:
            row = (
                self.tr("{facts}, {next}", "facts about a thing, one after the other").format(
                    facts=row, next=fact
                )
                if row
                else fact
            )
        return row

    def place_of(self, place: int, count: int) -> str:
        """A place in a row: "3 of 7"."""
        return self.tr("{place} of {count}", "a place in a row of things").format(
            place=place, count=count
        )

    def hand_tile(self, model: TableModel, tile: Tile) -> str:
        """A tile in the person's hand: what it is, where it fits, its place."""
        index = next(i for i, held in enumerate(model.hand) if held.tile == tile)
        held = model.hand[index]
        facts = [self.tile(tile)]
        chosen = model.selection if held.chosen else None
        if chosen is not None:
            facts.append(self.tr("chosen", "state of a tile or an end"))
        number = model.line.number_at(chosen.end) if chosen and chosen.end else None
        if chosen is not None and chosen.end is not None and number is not None:
            facts.append(self.end_label(chosen.end, number))
        else:
            facts += self._fit(model, held)
        if self.verbosity is not Verbosity.BRIEF:
            facts.append(self.place_of(index + 1, len(model.hand)))
        if self.verbosity is Verbosity.FULL:
            facts.append(self.pips(tile.pips))
        return self.facts(facts)

    def _fit(self, model: TableModel, held: HandTile) -> list[str]:
        """Where a tile fits, as facts; none while others are to move, who change it."""
        if model.turn != PERSON:
            return []
        ends = model.line.ends
        if ends is None:
            if held.fault is not None:
                return [self.tr("cannot open", "fact about a tile")]
            if model.forced_opening:
                return [self.tr("must open", "fact about a tile")]
            return [self.tr("can open", "fact about a tile")]
        if not held.ends:
            return [self.tr("does not fit", "fact about a tile")]
        left, right = (self.number(number) for number in ends)
        if len(held.ends) == 2 and ends[0] == ends[1]:
            text = (
                self.tr("both {number}", "brief: a tile fits both ends, which show one number")
                if self.verbosity is Verbosity.BRIEF
                else self.tr("fits left and right {number}", "both ends show the same number")
            )
            return [text.format(number=left)]
        if len(held.ends) == 2:
            text = (
                self.tr("left {left} or right {right}", "brief: a tile fits both ends")
                if self.verbosity is Verbosity.BRIEF
                else self.tr("fits left {left} and right {right}", "fact about a tile")
            )
            return [text.format(left=left, right=right)]
        if self.verbosity is Verbosity.BRIEF:
            end = held.ends[0]
            return [self.end_label(end, ends[0 if end is End.LEFT else 1])]
        if held.ends[0] is End.LEFT:
            return [self.tr("fits left {number}", "fact about a tile").format(number=left)]
        return [self.tr("fits right {number}", "fact about a tile").format(number=right)]

    def pips(self, count: int) -> str:
        """A number of pips: "10 pips"."""
        return self.tr("%n pip(s)", "", count)

    def placed(self, placed: PlacedTile) -> str:
        """A tile as it lies in the line, left number first."""
        if placed.left == placed.right:
            return self.tile(placed.tile)
        return self.tr("{left}-{right}", "a tile's two numbers as it lies").format(
            left=self.number(placed.left), right=self.number(placed.right)
        )

    def line_tile(self, model: TableModel, index: int) -> str:
        """A tile of the line, from the left counted from 0."""
        facts = [self.placed(model.line.placed[index])]
        seat = model.line_seats[index]
        if index == model.last_placed:
            facts.append(
                self.tr("you played it last", "fact about a tile in the line")
                if seat == PERSON
                else self.tr("{seat} played it last", "fact about a tile in the line").format(
                    seat=self.seat(seat)
                )
            )
        elif self.verbosity is Verbosity.FULL:
            facts.append(
                self.tr("you played it", "fact about a tile in the line")
                if seat == PERSON
                else self.tr("{seat} played it", "fact about a tile in the line").format(
                    seat=self.seat(seat)
                )
            )
        if self.verbosity is Verbosity.FULL and index == model.line.origin:
            facts.append(self.tr("it opened the hand", "fact about a tile in the line"))
        if self.verbosity is not Verbosity.BRIEF:
            facts.append(self.place_of(index + 1, len(model.line)))
        return self.facts(facts)

    def end_item(self, model: TableModel, end: End | None) -> str:
        """An end of the line and what can be done there; None is the opening tile's place."""
        tile = model.selection.tile if model.selection is not None else None
        if end is None:
            opening = self.tr("middle of the table", "where the opening tile goes")
            return opening if tile is None else self.facts((opening, self._place_for(tile)))
        shown = model.ends[0 if end is End.LEFT else 1]
        if shown.number is None:
            return self.end(end)
        number = self.number(shown.number)
        if self.verbosity is Verbosity.BRIEF:
            facts = [self.end_label(end, shown.number)]
        elif end is End.LEFT:
            facts = [self.tr("left end {number}", "an open end").format(number=number)]
        else:
            facts = [self.tr("right end {number}", "an open end").format(number=number)]
        if shown.chosen:
            facts.append(self.tr("chosen", "state of a tile or an end"))
        if shown.target and tile is not None:
            facts.append(self._place_for(tile))
        elif tile is not None and self.verbosity is not Verbosity.BRIEF:
            facts.append(self.tr("{tile} does not fit", "at an end").format(tile=self.tile(tile)))
        return self.facts(facts)

    def _place_for(self, tile: Tile) -> str:
        return self.tr("place for {tile}", "where the chosen tile can go").format(
            tile=self.tile(tile)
        )

    def seat_item(self, model: TableModel, seat: int) -> str:
        """A seat: who it is, whether it moves, how many tiles it holds, what it passed on."""
        shown = model.seat(seat)
        facts = [self.seat(seat)]
        if shown.to_move:
            facts.append(
                self.tr("your turn", "fact about the person's seat")
                if seat == PERSON
                else self.tr("has the turn", "fact about a seat")
            )
        facts.append(self.tile_count(shown.tiles))
        if shown.passed_on and self.verbosity is not Verbosity.BRIEF:
            facts.append(self.passed_on(shown.passed_on))
        if self.verbosity is Verbosity.FULL:
            facts.append(self.team(shown.team))
            if shown.level is not None:
                facts.append(self.seat_level(shown.level))
            if shown.opened:
                facts.append(self.tr("opened this hand", "fact about a seat"))
        return self.facts(facts)

    def seat_level(self, level: str) -> str:
        """The line under a seat's name: "Master level"."""
        return self.tr("{level} level", "how strong a computer player is").format(
            level=self.level(level)
        )

    def table(self) -> str:
        """The name of the whole table."""
        return self.tr("Table", "the table with all that lies on it")

    def hand_group(self) -> str:
        return self.tr("Your hand", "the person's tiles")

    def ends_group(self) -> str:
        return self.tr("Ends", "the two open ends of the line")

    def line_group(self) -> str:
        return self.tr("Line", "the tiles on the table")

    def seats_group(self) -> str:
        return self.tr("Seats", "the four players")

    # -- what happened ----------------------------------------------------------

    def happened(self, turn: Turn, after: tuple[int, int] | None) -> str:
        """One move as a sentence; `after` are the open numbers it left."""
        if isinstance(turn.move, Pass):
            return self._passed(turn.seat, turn.ends)
        return self._played(turn.seat, turn.move, after)

    def _passed(self, seat: int, ends: tuple[int, int] | None) -> str:
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("{seat}: pass.", "brief: a seat passed").format(seat=self.seat(seat))
        numbers = self.numbers(dict.fromkeys(ends or ()))
        if seat == PERSON:
            return self.tr("You passed on {numbers}.").format(numbers=numbers)
        return self.tr("{seat} passed on {numbers}.").format(seat=self.seat(seat), numbers=numbers)

    def _played(self, seat: int, play: Play, after: tuple[int, int] | None) -> str:
        tile = self.tile(play.tile)
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("{seat}: {move}.", "brief: a seat and its move by name").format(
                seat=self.seat(seat), move=self.move(play)
            )
        if play.end is None:
            if seat == PERSON:
                return self.tr("You opened with {tile}.").format(tile=tile)
            return self.tr("{seat} opened with {tile}.").format(seat=self.seat(seat), tile=tile)
        left = play.end is End.LEFT
        number = self.number(after[0 if left else 1]) if after else ""
        if seat == PERSON:
            text = (
                self.tr("You played {tile} on the left: {number} is open.")
                if left
                else self.tr("You played {tile} on the right: {number} is open.")
            )
            return text.format(tile=tile, number=number)
        text = (
            self.tr("{seat} played {tile} on the left: {number} is open.")
            if left
            else self.tr("{seat} played {tile} on the right: {number} is open.")
        )
        return text.format(seat=self.seat(seat), tile=tile, number=number)

    def dealt(self, model: TableModel) -> str:
        """The beginning of a hand: its number, and who opens with what."""
        opener = model.log[0].seat if model.log else model.turn or PERSON
        if model.forced_opening:
            if opener == PERSON:
                return self.tr("Hand {number}. You hold {tile} and open with it.").format(
                    number=model.hand_number, tile=self.tile(Tile(6, 6))
                )
            return self.tr("Hand {number}. {seat} holds {tile} and opens.").format(
                number=model.hand_number, seat=self.seat(opener), tile=self.tile(Tile(6, 6))
            )
        if opener == PERSON:
            return self.tr("Hand {number}. You open with any tile.").format(
                number=model.hand_number
            )
        return self.tr("Hand {number}. {seat} opens.").format(
            number=model.hand_number, seat=self.seat(opener)
        )

    def recent(self, model: TableModel) -> str:
        """The last play with the passes after it, as sentences."""
        if not model.log:
            return self.dealt(model)
        first = len(model.log) - 1
        while first > 0 and isinstance(model.log[first].move, Pass):
            first -= 1
        return " ".join(
            self.happened(model.log[index], model.ends_after(index))
            for index in range(first, len(model.log))
        )

    def status(self, model: TableModel) -> str:
        """The status line: what happened last, or what stands in the way."""
        if model.change is Change.REFUSED and model.refusal is not None:
            return self.refusal(model.refusal, model)
        if model.change is Change.TROUBLE:
            return self.trouble()
        if model.advice is not None:
            return self.advice(model.advice, better=model.better)
        if model.result is not None:
            return self.result_headline(model.result, model.hand_number)
        if model.change is Change.UNDONE and not model.log:
            return self.dealt(model)
        if model.phase is Phase.PASS and model.line.ends:
            return " ".join((self.recent(model), self.must_pass(model)))
        return self.recent(model)

    def must_pass(self, model: TableModel) -> str:
        """What the person reads when no tile fits."""
        return self.tr("None of your tiles fits {numbers}: pass.").format(
            numbers=self.either(model.line.ends or ())
        )

    def either(self, numbers: Iterable[int]) -> str:
        """One or two numbers as alternatives: "4 or 5"; equal ones once."""
        names = [self.number(number) for number in dict.fromkeys(numbers)]
        if len(names) == 2:
            return self.tr("{first} or {second}", "two numbers of which one is meant").format(
                first=names[0], second=names[1]
            )
        return names[0] if names else ""

    def trouble(self) -> str:
        """The computer player failed and was replaced for this move."""
        return self.tr("A computer player failed; a simple move was made instead.")

    # -- refusals and hints -------------------------------------------------------

    def refusal(self, refusal: Refusal, model: TableModel) -> str:
        """Why something is not possible, with what is open instead."""
        tile = self.tile(refusal.tile) if refusal.tile is not None else ""
        ends = self.either(model.line.ends or ())
        match refusal.fault:
            case MoveFault.FITS_NOWHERE:
                return self.tr("{tile} does not fit: {ends} is needed.").format(
                    tile=tile, ends=ends
                )
            case MoveFault.MUST_OPEN_DOUBLE_SIX:
                return self.tr("This hand opens with {tile}.").format(tile=self.tile(Tile(6, 6)))
            case MoveFault.CAN_PLAY:
                return self.tr("You cannot pass: a tile of yours fits.")
            case MoveFault.CANNOT_PASS_OPENING:
                return self.tr("You open this hand: play a tile.")
            case MoveFault.NO_END_NAMED:
                return self.tr("{tile} fits both ends: choose left or right.").format(tile=tile)
            case MoveFault.WRONG_END:
                return self.tr("{tile} fits only the other end.").format(tile=tile)
            case MoveFault.NOT_IN_HAND:
                return self.tr("There is no such tile in your hand.")
            case MoveFault.NO_ENDS_YET:
                return self.tr("The line is empty: the opening tile needs no end.")
            case MoveFault.HAND_OVER:
                return self.tr("The hand is over.")
            case None:
                pass
        if refusal.tile is None and model.phase is Phase.CHOOSE:
            return self.tr("Choose a tile first.")
        if model.phase is Phase.PASS:
            return self.must_pass(model)
        if model.turn is None:
            return self.tr("The hand is over.")
        if model.paused:
            return self.tr("The computer waits: close the windows beside the table to go on.")
        return self.tr("It is not your turn: {seat} plays.").format(seat=self.seat(model.turn))

    def move(self, move: Move) -> str:
        """A move by name: "6-4 on the left", "6-6", "pass"."""
        if isinstance(move, Pass):
            return self.tr("pass", "name of a move")
        tile = self.tile(move.tile)
        if move.end is None:
            return tile
        if move.end is End.LEFT:
            return self.tr("{tile} on the left", "name of a move").format(tile=tile)
        return self.tr("{tile} on the right", "name of a move").format(tile=tile)

    def advice(self, advice: Advice, *, better: bool = False) -> str:
        """A hint: the move, the fact that drove the choice, and a second one where there is one.

        better: it takes the place of a hint that was told before.
        """
        from chiva_engine.players.base import Fact, Reason

        if advice.reason is Reason.MUST_PASS:
            return self.tr("Hint: pass, no tile fits.")
        move = self.move(advice.move)
        said = [
            self.tr("Better: {move}.", "a hint in the place of the one before").format(move=move)
            if better
            else self.tr("Hint: {move}.").format(move=move)
        ]
        said.append(
            self._reason(
                Fact(advice.reason, advice.number, advice.count, advice.seat, advice.share)
            )
        )
        if advice.also is not None:
            said.append(self._reason(advice.also))
        return " ".join(said)

    def _reason(self, fact: Fact) -> str:
        """A fact that spoke for a move, as a sentence."""
        from chiva_engine.players.base import Reason

        number = self.number(fact.number) if fact.number is not None else ""
        match fact.reason:
            case Reason.MUST_PASS:
                return self.tr("No tile fits.")
            case Reason.MUST_OPEN:
                return self.tr("It must open this hand.")
            case Reason.ONLY_MOVE:
                return self.tr("It is your only move.")
            case Reason.ONLY_TILE:
                return self.tr("No other tile fits, and both ends are equal.")
            case Reason.WINS:
                return self.tr("It empties your hand and wins.")
            case Reason.KEEPS_NUMBER:
                text = self.tr(
                    "You keep %n tile(s) with {number}.", "number is 0 to 6", fact.count or 0
                )
                return text.format(number=number)
            case Reason.STARVES_NEXT:
                return self.tr("{seat} passed on {number}.").format(
                    seat=self.seat(fact.seat or PERSON), number=number
                )
            case Reason.SHEDS_DOUBLE:
                return self.tr("A double is harder to play later.")
            case Reason.SHEDS_PIPS:
                return self.tr("It takes most pips from your hand.")
            case Reason.PARTNERS_NUMBER:
                return self.tr("Your partner opened {number} before.").format(number=number)
            case Reason.BLOCKS:
                return self.tr("It blocks, and the others should hold more pips.")
            case Reason.OPPONENT_STUCK:
                text = self.tr(
                    "{seat} has no tile that fits in {share} of the likely deals.",
                    "share is a percentage",
                )
                seat = self.seat(fact.seat or PERSON)
                return text.format(share=self.chance(fact.share or 0.0), seat=seat)
            case Reason.PARTNER_FOLLOWS:
                text = self.tr(
                    "Your partner has a tile that fits in {share} of the likely deals.",
                    "share is a percentage",
                )
                return text.format(share=self.chance(fact.share or 0.0))
            case Reason.AS_GOOD:
                return self.tr("The next best move did about as well when the hand was tried out.")
            case Reason.BEST_CHANCE:
                return self.tr("It did best when the hand was tried out.")
            case Reason.BEST_LOOKING:
                return self.tr("It looks best, all in all.")

    # -- chances ------------------------------------------------------------------

    def chance(self, share: float) -> str:
        """How likely a move wins, `share` from 0 to 1: "57 %", or "about 57 per cent" in words.

        Only what always or never won rounds to 100 or 0.
        """
        if 0 < share < 1:
            share = min(max(share, 0.01), 0.99)
        if self.words:
            return self.tr("about {count} per cent", "how likely a move wins, spoken").format(
                count=round(100 * share)
            )
        return languages.percent(share)

    def short_move(self, play: Play) -> str:
        """A play in little room: "6-4 left"."""
        tile = self.tile(play.tile)
        if play.end is None:
            return tile
        if play.end is End.LEFT:
            return self.tr("{tile} left", "a move in little room").format(tile=tile)
        return self.tr("{tile} right", "a move in little room").format(tile=tile)

    def move_chance(self, model: TableModel, estimate: Estimate) -> str:
        """A move with its chance, and whether it was dropped early."""
        said = self.tr("{move}: {chance}", "a move and how likely it wins").format(
            move=self.move(estimate.play), chance=self.chance(estimate.chance)
        )
        if estimate.worlds == model.tried or self.verbosity is Verbosity.BRIEF:
            return said
        return self.facts((said, self.tr("dropped after %n deal(s)", "", estimate.worlds)))

    def chances(self, model: TableModel) -> str:
        """All moves with their chances, best first; without a hint, how they are to be had."""
        if model.phase is not Phase.CHOOSE:
            return self.whose_turn(model)
        if not model.estimates:
            return self.no_chances(model)
        if len(model.estimates) == 1:
            only = self.move_chance(model, model.estimates[0])
            said = [
                self.tr("Your only move is {move}.", "a move with its chance").format(move=only)
            ]
        else:
            said = [
                self.tr("{move}.", "a move with its chance, as a sentence").format(
                    move=self.move_chance(model, estimate)
                )
                for estimate in model.estimates
            ]
        if self.verbosity is not Verbosity.BRIEF:
            said.append(self.what_chances_are(model))
        return " ".join(said)

    def no_chances(self, model: TableModel) -> str:
        """Why there are no chances to be shown yet."""
        if model.phase is Phase.PASS:
            return self.must_pass(model)
        key = self.key_of("hint")
        if not key:
            return self.tr("The chance of each move comes with a hint.")
        return self.tr(
            "The chance of each move comes with a hint: press {key}.", "key of the keyboard"
        ).format(key=key)

    def what_chances_are(self, model: TableModel) -> str:
        """What the figures count."""
        return self.tr(
            "Share of %n likely deal(s) won, a drawn hand counting half.", "", model.tried
        )

    def dropped_mark(self) -> str:
        """What a hollow bar means."""
        return self.tr("Hollow bar: dropped early.", "a bar in a picture")

    def about_chances(self) -> str:
        """What the figures are, at length."""
        return self.tr(
            "An estimate, not knowledge: the tiles that you cannot see are dealt in many ways that "
            "fit what has happened, and each hand is played out. Moves that are clearly behind "
            "are dropped early."
        )

    # -- results ----------------------------------------------------------------

    def result_reason(
        self, result: ResultModel, hand_number: int, *, last_play: bool = True
    ) -> str:
        """How the hand ended. `last_play`: names the tile that ended it, and its end."""
        play = self.move(result.last.move)
        if result.outcome is Outcome.DOMINO:
            if result.finisher == PERSON:
                text = (
                    self.tr("Hand {hand}: you played your last tile, {play}.", "{play}: a move")
                    if last_play
                    else self.tr("Hand {hand}: you played your last tile.")
                )
            else:
                text = (
                    self.tr(
                        "Hand {hand}: {seat} played the last tile of a hand, {play}.",
                        "{play}: a move",
                    )
                    if last_play
                    else self.tr("Hand {hand}: {seat} played the last tile of a hand.")
                )
            return text.format(
                hand=hand_number, seat=self.seat(result.finisher or PERSON), play=play
            )
        left, right = (self.number(number) for number in result.ends)
        if result.ends[0] == result.ends[1]:
            text = (
                self.tr(
                    "Hand {hand} is blocked by {play}: {number} is open on both ends and nobody "
                    "holds one.",
                    "{play}: a move",
                )
                if last_play
                else self.tr(
                    "Hand {hand} is blocked: {number} is open on both ends and nobody holds one."
                )
            )
        else:
            text = (
                self.tr(
                    "Hand {hand} is blocked by {play}: {left} and {right} are open and nobody "
                    "holds either.",
                    "{play}: a move",
                )
                if last_play
                else self.tr(
                    "Hand {hand} is blocked: {left} and {right} are open and nobody holds either."
                )
            )
        open_ends = text.format(hand=hand_number, play=play, number=left, left=left, right=right)
        rule = (
            self.tr("Equal sums: nobody wins.")
            if result.winner is None
            else self.tr("The lower sum wins.")
        )
        return f"{open_ends} {rule}"

    def result_headline(self, result: ResultModel, hand_number: int) -> str:
        """Who won the hand (or the match)."""
        ours = team_of(PERSON)
        if result.match_winner == ours:
            return self.tr("We win the match, 4 to 0")
        if result.match_winner is not None:
            return self.tr("They win the match, 4 to 0")
        if result.winner is None:
            return self.tr("The hand is drawn, {sum} each").format(sum=sum(result.team_pips(ours)))
        if result.outcome is Outcome.DOMINO:
            return (
                self.tr("We win the hand")
                if result.winner == ours
                else self.tr("They win the hand")
            )
        winner = sum(result.team_pips(result.winner))
        loser = sum(result.team_pips(other_team(result.winner)))
        text = (
            self.tr("We win the hand, {lower} to {higher}")
            if result.winner == ours
            else self.tr("They win the hand, {lower} to {higher}")
        )
        return text.format(lower=winner, higher=loser)

    def result_mark(self, result: ResultModel) -> str:
        """The chip on the winning side: why it won."""
        if result.outcome is Outcome.DOMINO:
            return self.tr("hand emptied", "mark on the winning side")
        return self.tr("lower sum", "mark on the winning side")

    def result_streaks(self, result: ResultModel) -> str:
        """What the hand did to the streaks, a break said plainly."""
        ours = team_of(PERSON)
        if result.match_winner is not None:
            return (
                self.tr("Four won hands to zero: the match is ours.")
                if result.match_winner == ours
                else self.tr("Four won hands to zero: the match is theirs.")
            )
        if result.broke:
            return (
                self.tr("We broke their attempt: both sides go back to 0.")
                if result.winner == ours
                else self.tr("They broke our attempt: both sides go back to 0.")
            )
        leader = next((team for team in (1, 2) if result.after[team - 1]), None)
        if result.winner is None and leader is None:
            return self.tr("A drawn hand counts for nobody: it stays 0 to 0.")
        if result.winner is None:
            return self.tr("A drawn hand counts for nobody: the streaks stay.")
        return self._missing(result.after)

    def result_next(self, result: ResultModel) -> str:
        """Who opens the next hand."""
        if result.match_winner is not None:
            return self.tr("The next match opens with {tile}.").format(tile=self.tile(Tile(6, 6)))
        if result.next_opener is None:
            return self.tr("The holder of {tile} opens the next hand.").format(
                tile=self.tile(Tile(6, 6))
            )
        if result.next_opener == PERSON:
            return self.tr("You open the next hand with any tile.")
        return self.tr("{seat} opens the next hand with any tile.").format(
            seat=self.seat(result.next_opener)
        )

    def result_hand(self, result: ResultModel, seat: int) -> str:
        """A seat's tiles at the end of the hand, with their pips."""
        tiles, pips = result.hands[seat - 1], result.pips[seat - 1]
        if seat == PERSON:
            if not tiles:
                return self.tr("You hold no tiles.")
            return self.tr("You hold {tiles}: %n pip(s).", "", pips).format(tiles=self.tiles(tiles))
        if not tiles:
            return self.tr("{seat} holds no tiles.").format(seat=self.seat(seat))
        return self.tr("{seat} holds {tiles}: %n pip(s).", "", pips).format(
            seat=self.seat(seat), tiles=self.tiles(tiles)
        )

    def result_sum(self, result: ResultModel, team: int) -> str:
        """A team's pips as a sum: "5 + 13 =" with the total after it."""
        first, second = result.team_pips(team)
        return self.tr("{first} + {second} =", "the pips of two hands; the sum follows").format(
            first=first, second=second
        )

    def seat_number(self, seat: int) -> str:
        """The line under the person's name: "Seat 1"."""
        return self.tr("Seat {number}").format(number=seat)

    def result_team(self, result: ResultModel, team: int) -> str:
        """A side at the end of a hand: whether it won, and its pips."""
        facts = [self.team(team)]
        if team == result.winner:
            facts.append(self.result_mark(result))
        first, second = result.team_pips(team)
        pips = self.tr("{first} and {second} make %n pip(s)", "two hands' pips", first + second)
        facts.append(pips.format(first=first, second=second))
        return self.facts(facts)

    def shut_out(self) -> str:
        """The note beside a side that has nothing while the other has a streak."""
        return self.tr("0, chiva so far", "a side without a win; chiva is the goat")

    def streak_change(self, result: ResultModel, team: int) -> str:
        """A side's streak before and after the hand, with the other side's."""
        before, after = result.before[team - 1], result.after[team - 1]
        if before == after:
            change = self.tr("{team}: still {count}.", "a streak").format(
                team=self.team(team), count=after
            )
        else:
            change = self.tr("{team}: from {before} to {after}.", "a streak").format(
                team=self.team(team), before=before, after=after
            )
        other = other_team(team)
        beside = (
            self.tr("{team}: {note}.", "a side and what is to be said of it").format(
                team=self.team(other), note=self.shut_out()
            )
            if after
            else self.tr("{team}: still {count}.", "a streak").format(
                team=self.team(other), count=result.after[other - 1]
            )
        )
        return f"{change} {beside}"

    def result_counts(self, result: ResultModel) -> str:
        """Where the 28 tiles are."""
        return self.tr("{table} tiles on the table, {hands} in the hands").format(
            table=result.on_table, hands=28 - result.on_table
        )

    def result_in_full(self, result: ResultModel, hand_number: int) -> str:
        """The whole result as sentences, in the order it is read."""
        headline = self.tr("{headline}.", "the headline as a sentence").format(
            headline=self.result_headline(result, hand_number)
        )
        hands = [self.result_hand(result, seat) for seat in SEATS]
        streaks = self.score(result.after)
        if self.verbosity is Verbosity.BRIEF:
            broken = [self.result_streaks(result)] if result.broke else []
            return " ".join((headline, *hands, *broken, streaks))
        # The last play was told before.
        return " ".join(
            (
                self.result_reason(result, hand_number, last_play=False),
                headline,
                *hands,
                self.result_streaks(result),
                streaks,
                self.result_next(result),
            )
        )

    # -- only spoken ----------------------------------------------------------------
    #
    # What `status` tells the eye at a glance, in sentences. What happened comes first, what the
    # person can do last: a reader that is cut short has then said what cannot be asked for.

    def welcome(self) -> str:
        """The first sentence of all: what this is, who plays with whom."""
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("Chiva.", "brief: the program's name as a sentence")
        return self.tr(
            "Chiva, dominoes for two pairs: you and Partner across the table play against "
            "Right and Left.",
            "spoken on start; the names of the seats as elsewhere",
        )

    def where_the_keys_are(self) -> str:
        """How to get the list of keys; empty when no key opens it."""
        key = self.key_of("shortcuts")
        return (
            self.tr("{key} lists all keys.", "key of the keyboard").format(key=key) if key else ""
        )

    def new_match(self) -> str:
        return self.tr("A new match.")

    def hand_number(self, model: TableModel) -> str:
        """Which hand this is, where what the person does is said in the end."""
        return self.tr("Hand {number}.").format(number=model.hand_number)

    def again_dealt(self) -> str:
        """The hand is played again (R22)."""
        return self.tr("The same hand again from its beginning.")

    def going_on(self, model: TableModel) -> str:
        """A match was taken up again."""
        return self.tr("The match goes on with hand {number}.").format(number=model.hand_number)

    def taken_back(self, before: TableModel | None, model: TableModel) -> str:
        """Undo: what the person has back in the hand (R21)."""
        if before is None or before.hand_number != model.hand_number:
            return self.tr("Taken back, to hand {number}.").format(number=model.hand_number)
        held = {held.tile for held in before.hand}
        tiles = [back.tile for back in model.hand if back.tile not in held]
        if not tiles:
            return self.tr("Taken back.")
        return self.tr("Taken back: you hold {tiles} again.").format(tiles=self.tiles(tiles))

    def brought_back(self) -> str:
        """Redo; the moves follow (R21)."""
        return self.tr("Brought back.")

    def own_turn(self, model: TableModel) -> str:
        """That it is the person's turn, with what is open and what fits."""
        if not model.line:
            if model.forced_opening:
                return self.tr("Your turn: you open with {tile}.").format(
                    tile=self.tile(Tile(6, 6))
                )
            return self.tr("Your turn: you open with any tile.")
        said = [self.tr("Your turn."), self.open_ends(model)]
        if self.verbosity is Verbosity.NORMAL:
            said.append(self.how_many_fit(model))
        elif self.verbosity is Verbosity.FULL:
            said.append(self.what_fits(model))
        return " ".join(said)

    def must_pass_by(self, model: TableModel) -> str:
        """That no tile fits, and what passes."""
        key = self.key_of("pass")
        numbers = self.either(model.line.ends or ())
        if not key:
            return self.must_pass(model)
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("Nothing fits {numbers}: {key} passes.", "key of the keyboard").format(
                numbers=numbers, key=key
            )
        return self.tr(
            "None of your tiles fits {numbers}: press {key} to pass.", "key of the keyboard"
        ).format(numbers=numbers, key=key)

    def next_step(self, model: TableModel) -> str:
        """At speed step by step: who moves next, and the key for it."""
        key = self.key_of("step")
        if not key or model.turn is None:
            return ""
        return self.tr("{seat} is next: press {key}.", "key of the keyboard").format(
            seat=self.seat(model.turn), key=key
        )

    def chosen(self, model: TableModel) -> str:
        """The preview of a move, with where the tile would lie (R18)."""
        chosen = model.selection
        if chosen is None:
            return ""
        tile, ends = self.tile(chosen.tile), model.line.ends
        brief = self.verbosity is Verbosity.BRIEF
        if ends is None:
            said = self.tr("{tile} would open.", "preview of a move").format(tile=tile)
        elif chosen.end is None:
            return self._chosen_for_both(tile, ends)
        else:
            touched = ends[0 if chosen.end is End.LEFT else 1]
            opened = self.number(chosen.tile.other(touched))
            if brief:
                return self.tr("{move}, {number} open.", "brief: preview of a move").format(
                    move=self.move(Play(chosen.tile, chosen.end)), number=opened
                )
            text = (
                self.tr("{tile} on the left, at {touched}: {number} would be open.")
                if chosen.end is End.LEFT
                else self.tr("{tile} on the right, at {touched}: {number} would be open.")
            )
            said = text.format(tile=tile, touched=self.number(touched), number=opened)
        return said if brief else f"{said} {self._how_to_confirm()}"

    def _chosen_for_both(self, tile: str, ends: tuple[int, int]) -> str:
        left, right = (self.number(number) for number in ends)
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("{tile}: left {left} or right {right}?").format(
                tile=tile, left=left, right=right
            )
        said = self.tr("{tile} fits both ends, left {left} and right {right}.").format(
            tile=tile, left=left, right=right
        )
        left_key, right_key = self.key_of("left"), self.key_of("right")
        if not left_key or not right_key:
            return " ".join((said, self.tr("Choose the end with Up or Down.")))
        how = self.tr("Choose with {left} or {right}.", "two keys of the keyboard").format(
            left=left_key, right=right_key
        )
        return " ".join((said, how))

    def hint(self, model: TableModel) -> str:
        """A hint, and what follows it."""
        if model.advice is None:
            return ""
        said = self.advice(model.advice, better=model.better)
        if self.verbosity is Verbosity.BRIEF or model.selection is None:
            return said
        return f"{said} {self._how_to_confirm()}"

    def _how_to_confirm(self) -> str:
        if self.verbosity is Verbosity.FULL:
            return self.tr("Enter plays it, Escape puts it back.", "keys of the keyboard")
        return self.tr("Enter plays it.", "key of the keyboard")

    def put_back(self, before: TableModel | None) -> str:
        """The choice, or the preview of a hint, is gone."""
        chosen = before.selection if before is not None else None
        if chosen is None:
            return self.tr("The hint is gone.")
        return self.tr("{tile} is back in your hand.").format(tile=self.tile(chosen.tile))

    def how_to_go_on(self, model: TableModel) -> str:
        """What deals the next hand or begins the next match."""
        if self.verbosity is Verbosity.BRIEF:
            return ""
        if model.phase is Phase.MATCH_OVER:
            return self.tr("Enter begins a new match.", "key of the keyboard")
        return self.tr("Enter deals the next hand.", "key of the keyboard")

    # -- answers ----------------------------------------------------------------------

    def open_ends(self, model: TableModel) -> str:
        """The two open numbers."""
        ends = model.line.ends
        if ends is None:
            return self.tr("The line is empty.")
        if ends[0] == ends[1]:
            return self.tr("Left and right {number}.", "both ends show it").format(
                number=self.number(ends[0])
            )
        return self.tr("Left {left}, right {right}.", "the two open numbers").format(
            left=self.number(ends[0]), right=self.number(ends[1])
        )

    def whole_line(self, model: TableModel) -> str:
        """Every tile of the line as it lies, from the left."""
        if not model.line:
            return self.tr("The line is empty.")
        tiles = languages.list_of(self.placed(placed) for placed in model.line.placed)
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("{tiles}.", "brief: tiles as a sentence").format(tiles=tiles)
        return self.tr("%n tile(s) from left to right: {tiles}.", "", len(model.line)).format(
            tiles=tiles
        )

    def own_hand(self, model: TableModel) -> str:
        """The person's tiles, heaviest first."""
        if not model.hand:
            return self.tr("You hold no tiles.")
        tiles = languages.list_of(self.tile(held.tile) for held in model.hand)
        if self.verbosity is Verbosity.BRIEF:
            return self.tr("{tiles}.", "brief: tiles as a sentence").format(tiles=tiles)
        return self.tr("You hold %n tile(s): {tiles}.", "", len(model.hand)).format(tiles=tiles)

    def how_many_fit(self, model: TableModel) -> str:
        """How many of the person's tiles fit an end."""
        count = sum(1 for held in model.hand if held.ends)
        if not count:
            return self.tr("None of your tiles fits.")
        return self.tr("%n of your tiles fit(s).", "", count)

    def what_fits(self, model: TableModel) -> str:
        """Which of the person's tiles fit, and where."""
        if not model.line:
            return ""
        fitting = [self._fitting(held) for held in model.hand if held.ends]
        if not fitting:
            return self.tr("None of your tiles fits.")
        return self.tr("You can play {moves}.", "moves by name").format(
            moves=languages.list_of(fitting)
        )

    def _fitting(self, held: HandTile) -> str:
        if len(held.ends) == 2:
            return self.tr("{tile} on either end", "name of two moves").format(
                tile=self.tile(held.tile)
            )
        return self.move(Play(held.tile, held.ends[0]))

    def counts(self, model: TableModel) -> str:
        """How many tiles each seat holds."""
        one, two, three, four = (
            self.tr("{seat} {count}", "a seat and how many tiles it holds").format(
                seat=self.seat(seat.seat), count=seat.tiles
            )
            for seat in model.seats
        )
        return self.tr("Tiles: {one}, {two}, {three}, {four}.", "four seats with counts").format(
            one=one, two=two, three=three, four=four
        )

    def passes(self, model: TableModel) -> str:
        """Which seat has passed on which numbers, so that it holds none of them."""
        said = []
        for seat in model.seats:
            if not seat.passed_on:
                continue
            text = (
                self.tr("You have passed on {numbers}.")
                if seat.seat == PERSON
                else self.tr("{seat} has passed on {numbers}.")
            )
            said.append(
                text.format(seat=self.seat(seat.seat), numbers=self.numbers(seat.passed_on))
            )
        return " ".join(said) if said else self.tr("Nobody has passed in this hand.")

    def streaks(self, model: TableModel) -> str:
        """The credits, and how many hands are missing."""
        said = [self.score(model.streaks)]
        if self.verbosity is not Verbosity.BRIEF:
            said.append(self._missing(model.streaks))
        if self.verbosity is Verbosity.FULL:
            said.append(
                self.tr("This is hand {number} of the match.").format(number=model.hand_number)
            )
        return " ".join(said)

    def _missing(self, streaks: tuple[int, int]) -> str:
        most = max(streaks)
        if not most:
            return self.tr("Four won hands to zero take the match.")
        if most >= CREDITS_TO_WIN:
            return self.tr("The match is over.")
        missing = CREDITS_TO_WIN - most
        if streaks[team_of(PERSON) - 1]:
            return self.tr("%n more won hand(s) take the match.", "for our side", missing)
        return self.tr("%n more won hand(s) and they take the match.", "", missing)

    def whose_turn(self, model: TableModel) -> str:
        """Who is to move, or what comes next."""
        if model.phase is Phase.CHOOSE:
            return self.own_turn(model)
        if model.phase is Phase.PASS:
            return self.must_pass_by(model)
        if model.phase is Phase.MATCH_OVER:
            return " ".join(filter(None, (self.tr("The match is over."), self.how_to_go_on(model))))
        if model.turn is None:
            return " ".join(filter(None, (self.tr("The hand is over."), self.how_to_go_on(model))))
        if model.turn == PERSON:
            return self.tr("The computer plays for you.")
        return self.tr("{seat} is to play.").format(seat=self.seat(model.turn))

    def last_moves(self, model: TableModel) -> str:
        """The last round of moves; the deal before the first one."""
        if not model.log:
            return self.dealt(model)
        first = max(0, len(model.log) - len(SEATS))
        return " ".join(
            self.happened(model.log[index], model.ends_after(index))
            for index in range(first, len(model.log))
        )

    # -- the ledger ---------------------------------------------------------------

    def ledger_heading(self, hand: LedgerHand) -> str:
        """A hand of the ledger in one line, by its result once there is one."""
        if hand.finished is None:
            return self.tr("Hand {number} is being played", "heading in the ledger").format(
                number=hand.number
            )
        return self.tr("Hand {number}: {headline}", "heading in the ledger").format(
            number=hand.number,
            headline=self.result_headline(result_of(hand.finished), hand.number),
        )

    def ledger_move(self, move: LedgerMove) -> str:
        """A move of the ledger with its number and the open numbers after it."""
        sentence = self.happened(move.turn, move.ends)
        if move.ends is None:
            return self.tr("{number}. {sentence}", "number of a move and the move").format(
                number=move.number, sentence=sentence
            )
        return self.tr(
            "{number}. {sentence} Ends {left} and {right}.", "a move and the open numbers after it"
        ).format(
            number=move.number,
            sentence=sentence,
            left=self.number(move.ends[0]),
            right=self.number(move.ends[1]),
        )

    def dealt_hand(self, seat: int, tiles: Iterable[Tile]) -> str:
        """What a seat was dealt, told after the hand."""
        if seat == PERSON:
            return self.tr("You were dealt {tiles}.").format(tiles=self.tiles(tiles))
        return self.tr("{seat} was dealt {tiles}.").format(
            seat=self.seat(seat), tiles=self.tiles(tiles)
        )

    def outcome(self, outcome: Outcome) -> str:
        """How a hand ended, in a word or two."""
        match outcome:
            case Outcome.DOMINO:
                return self.tr("hand emptied", "how a hand ended")
            case Outcome.BLOCKED:
                return self.tr("blocked", "how a hand ended")
            case Outcome.DRAWN:
                return self.tr("drawn", "how a hand ended")
            case Outcome.UNFINISHED:
                return self.tr("being played", "how a hand stands")

    def block_sums(self, result: ResultModel) -> str:
        """The sums of a blocked or drawn hand as a sentence; empty for an emptied hand."""
        if result.outcome is Outcome.DOMINO:
            return ""
        ours = team_of(PERSON)
        return self.tr("Sums: us {ours}, them {theirs}.", "pips of both sides").format(
            ours=sum(result.team_pips(ours)), theirs=sum(result.team_pips(other_team(ours)))
        )

    def score(self, streaks: tuple[int, int]) -> str:
        """The streaks as a sentence."""
        ours = team_of(PERSON) - 1
        return self.tr("Us {ours}, them {theirs}.", "credits of both sides").format(
            ours=streaks[ours], theirs=streaks[1 - ours]
        )

    def match_ends(self, streaks: tuple[int, int]) -> str:
        """The warning that a match in progress would end."""
        ours = team_of(PERSON) - 1
        return self.tr("The match at {ours} to {theirs} ends.", "credits of both sides").format(
            ours=streaks[ours], theirs=streaks[1 - ours]
        )
