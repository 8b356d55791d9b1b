"""What the table shows, as values without Qt.

`table_model` turns what seat 1 may know (a `PlayerView`), the person's choice and the match's
public facts into a `TableModel`. The scene draws it, the announcer compares two of them, the
actions read from it what is possible. Hidden tiles cannot stand in it: it is built from the view.
Sentences are not made here but in `phrases`.
"""

# Annotations are not postponed here: a named tuple would compile each of them.

from enum import Enum, unique
from typing import TYPE_CHECKING, NamedTuple

from chiva_engine.hand import Outcome, Turn
from chiva_engine.line import Line
from chiva_engine.match import FinishedHand, MatchState, Streaks
from chiva_engine.moves import End, MoveFault, Pass, Play
from chiva_engine.tiles import SEATS, Hands, Tile, team_of
from chiva_engine.timeline import PERSON
from chiva_engine.view import PlayerView, revealed

if TYPE_CHECKING:
    from chiva_engine.players.base import Advice, Estimate


@unique
class Phase(Enum):
    """What the table waits for."""

    CHOOSE = "the person plays a tile"
    PASS = "the person passes"
    COMPUTER = "a computer player moves"
    HAND_OVER = "the next hand"
    MATCH_OVER = "a new match"


@unique
class Change(Enum):
    """What led from the model before to this one."""

    MATCH_STARTED = "a new match was dealt"
    HAND_DEALT = "the next hand was dealt"
    RESTARTED = "the hand was dealt again"
    LOADED = "a match was taken up again"
    MOVED = "someone played or passed"
    UNDONE = "moves were taken back"
    REDONE = "moves were brought back"
    CHOSEN = "a tile or an end was chosen"
    TAKEN_BACK = "the choice was taken back"
    REFUSED = "something was not possible"
    HINTED = "a hint arrived"
    TROUBLE = "a computer player failed"
    REFRESHED = "a setting changed"


class Selection(NamedTuple):
    """The tile the person has chosen, and the end once it is clear."""

    tile: Tile
    end: End | None
    """None while both ends fit and none is chosen, and for the tile that opens."""


class Refusal(NamedTuple):
    """Why something the person tried is not possible."""

    fault: MoveFault | None
    """The rule in the way; None when it is not the person's turn."""
    tile: Tile | None = None
    """The tile that was tried; None for a pass."""


class HandTile(NamedTuple):
    """A tile in the person's hand."""

    tile: Tile
    ends: tuple[End, ...]
    """The ends it fits, left first; none before the opening."""
    fault: MoveFault | None
    """Why it cannot be played now; None when it can, and when it is not the person's turn."""
    chosen: bool

    @property
    def playable(self) -> bool:
        """Whether nothing about the tile itself stands in the way."""
        return self.fault is None


class EndModel(NamedTuple):
    """An end of the line."""

    end: End
    number: int | None
    """The open number; None while the line is empty."""
    target: bool
    """Whether the chosen tile fits here."""
    chosen: bool


class SeatModel(NamedTuple):
    """A seat, as everyone sees it."""

    seat: int
    team: int
    tiles: int
    """How many tiles it holds."""
    passed_on: tuple[int, ...]
    """The numbers it passed on, highest first."""
    to_move: bool
    opened: bool
    """Whether it opened this hand."""
    level: str | None
    """The computer player's level; None for the person."""


class ResultModel(NamedTuple):
    """A hand's end, with the four hands shown (R24)."""

    outcome: Outcome
    winner: int | None
    """The winning team; None for a drawn hand."""
    finisher: int | None
    hands: Hands
    pips: tuple[int, int, int, int]
    ends: tuple[int, int]
    before: Streaks
    after: Streaks
    broke: bool
    next_opener: int | None
    """The seat that opens the next hand; None when 6-6 does."""
    match_winner: int | None
    last: Turn
    """The play that ended the hand."""
    on_table: int
    """How many tiles lie on the table."""

    def team_pips(self, team: int) -> tuple[int, int]:
        """The pips of a team's two seats, lower seat first."""
        return self.pips[team - 1], self.pips[team + 1]


class TableModel(NamedTuple):
    """Everything the table shows, at one moment."""

    serial: int
    """Rises with every model, so that two equal happenings in a row are still two."""
    change: Change
    phase: Phase
    seed: str
    hand_number: int
    streaks: Streaks
    """The credits as they stand now."""
    hand: tuple[HandTile, ...]
    """The person's tiles, heaviest first."""
    line: Line
    last_placed: int | None
    """The index in the line of the tile played last; None while it is empty."""
    ends: tuple[EndModel, EndModel]
    seats: tuple[SeatModel, SeatModel, SeatModel, SeatModel]
    log: tuple[Turn, ...]
    """All moves of this hand, in order."""
    forced_opening: bool
    """Whether 6-6 opens this hand."""
    selection: Selection | None = None
    advice: "Advice | None" = None
    """The hint that is shown; it was asked for this position."""
    better: bool = False
    """Whether this hint took the place of another move that was shown as one."""
    estimates: "tuple[Estimate, ...]" = ()
    """What each move is worth, best first, once a hint was asked for in this position; they stay
    while the person looks at other moves."""
    refusal: Refusal | None = None
    result: ResultModel | None = None
    can_undo: bool = False
    can_redo: bool = False
    paused: bool = False
    """Whether the computer is held, for instance while the rules are open (R20)."""
    demo: bool = False
    """Whether the computer plays the person's seat, too."""

    @property
    def turn(self) -> int | None:
        """The seat to move; None once the hand is over."""
        return next((seat.seat for seat in self.seats if seat.to_move), None)

    @property
    def can_confirm(self) -> bool:
        """Whether the chosen tile can be played as it stands."""
        chosen = self.selection
        if chosen is None or self.phase is not Phase.CHOOSE:
            return False
        return chosen.end is not None or not self.line

    def can_play(self, tile: Tile) -> bool:
        """Whether the person may play `tile` now, at one end or another."""
        held = any(one.tile == tile and one.playable for one in self.hand)
        return held and self.phase is Phase.CHOOSE

    @property
    def tried(self) -> int:
        """In how many likely deals the best moves were tried out; 0 while there are no estimates.

        A move that was clearly behind was dropped before, and has fewer.
        """
        return max((estimate.worlds for estimate in self.estimates), default=0)

    @property
    def can_pass(self) -> bool:
        return self.phase is Phase.PASS

    @property
    def can_hint(self) -> bool:
        return self.phase in (Phase.CHOOSE, Phase.PASS)

    def seat(self, seat: int) -> SeatModel:
        """The seat with a number from 1 to 4."""
        return self.seats[seat - 1]

    @property
    def line_seats(self) -> tuple[int, ...]:
        """The seat that played each tile of the line, from left to right."""
        seats: list[int] = []
        for turn in self.log:
            if isinstance(turn.move, Play):
                seats.insert(0 if turn.move.end is End.LEFT else len(seats), turn.seat)
        return tuple(seats)

    def ends_after(self, index: int) -> tuple[int, int] | None:
        """The open numbers after move `index` of the log."""
        later = self.log[index + 1 :]
        return later[0].ends if later else self.line.ends


def passed_numbers(view: PlayerView, seat: int) -> tuple[int, ...]:
    """The numbers a seat passed on, highest first."""
    return tuple(sorted(view.passed_on(seat), reverse=True))


def hand_tiles(view: PlayerView, selection: Selection | None) -> tuple[HandTile, ...]:
    """The person's tiles with what can be done with each."""
    tiles = []
    for tile in sorted(view.hand, reverse=True):
        ends = view.line.fitting_ends(tile)
        fault = None
        if view.turn == view.seat:
            if view.line:
                fault = None if ends else MoveFault.FITS_NOWHERE
            elif view.forced_opening and not (tile.is_double and tile.high == 6):
                fault = MoveFault.MUST_OPEN_DOUBLE_SIX
        chosen = selection is not None and selection.tile == tile
        tiles.append(HandTile(tile, ends, fault, chosen))
    return tuple(tiles)


def phase_of(view: PlayerView, match_over: bool, demo: bool) -> Phase:
    """What the table waits for, seen from the person's seat."""
    if view.turn is None:
        return Phase.MATCH_OVER if match_over else Phase.HAND_OVER
    if view.turn != PERSON or demo:
        return Phase.COMPUTER
    return Phase.PASS if view.legal_moves() == (Pass(),) else Phase.CHOOSE


def last_placed(line: Line, log: tuple[Turn, ...]) -> int | None:
    """The index in `line` of the tile that was played last; None while there is none."""
    plays = (turn.move for turn in reversed(log) if isinstance(turn.move, Play))
    last = next(plays, None)
    if last is None:
        return None
    if last.end is None:
        return line.origin
    return 0 if last.end is End.LEFT else len(line) - 1


def result_of(done: FinishedHand) -> ResultModel:
    """How a hand ended, hands shown (R24)."""
    line, plays = done.hand.line, [t for t in done.hand.log if isinstance(t.move, Play)]
    return ResultModel(
        outcome=done.result.outcome,
        winner=done.result.winner,
        finisher=done.result.finisher,
        hands=revealed(done.hand),
        pips=done.result.pips,
        ends=(line.placed[0].left, line.placed[-1].right),
        before=done.before,
        after=done.settled.streaks,
        broke=done.settled.broke,
        next_opener=done.result.finisher,
        match_winner=done.settled.match_winner,
        last=plays[-1],
        on_table=len(line),
    )


def result_model(match: MatchState) -> ResultModel | None:
    """How the current hand ended; None while it goes on (R24)."""
    return None if match.hand.result is None else result_of(match.played[-1])


class MatchFacts(NamedTuple):
    """What everyone may know of the match around the hand."""

    seed: str
    hand_number: int
    streaks: Streaks
    result: ResultModel | None

    @classmethod
    def of(cls, match: MatchState) -> "MatchFacts":
        return cls(match.seed, match.number, match.streaks, result_model(match))


def table_model(
    view: PlayerView,
    facts: MatchFacts,
    *,
    serial: int,
    change: Change,
    levels: dict[int, str],
    selection: Selection | None = None,
    advice: "Advice | None" = None,
    better: bool = False,
    estimates: "tuple[Estimate, ...]" = (),
    refusal: Refusal | None = None,
    can_undo: bool = False,
    can_redo: bool = False,
    paused: bool = False,
    demo: bool = False,
) -> TableModel:
    """The model of the person's table. `levels` names the level of each computer seat."""
    fitting = view.line.fitting_ends(selection.tile) if selection else ()
    left, right = (
        EndModel(
            end=end,
            number=view.line.number_at(end),
            target=end in fitting,
            chosen=selection is not None and selection.end is end,
        )
        for end in End
    )
    one, two, three, four = (
        SeatModel(
            seat=seat,
            team=team_of(seat),
            tiles=view.hand_sizes[seat - 1],
            passed_on=passed_numbers(view, seat),
            to_move=view.turn == seat,
            opened=bool(view.log) and view.opener == seat,
            level=levels.get(seat),
        )
        for seat in SEATS
    )
    result = facts.result
    return TableModel(
        serial=serial,
        change=change,
        phase=phase_of(view, result is not None and result.match_winner is not None, demo),
        seed=facts.seed,
        hand_number=facts.hand_number,
        streaks=facts.streaks,
        hand=hand_tiles(view, selection),
        line=view.line,
        last_placed=last_placed(view.line, view.log),
        ends=(left, right),
        seats=(one, two, three, four),
        log=view.log,
        forced_opening=view.forced_opening,
        selection=selection,
        advice=advice,
        better=better,
        estimates=estimates,
        refusal=refusal,
        result=result,
        can_undo=can_undo,
        can_redo=can_redo,
        paused=paused,
        demo=demo,
    )


# -- the ledger ----------------------------------------------------------------


class LedgerMove(NamedTuple):
    """A move in the ledger."""

    number: int
    """From 1 within the hand."""
    turn: Turn
    ends: tuple[int, int] | None
    """The open numbers after the move."""


class LedgerHand(NamedTuple):
    """A hand in the ledger. The four hands stand in it only once it is over."""

    number: int
    opener: int
    forced_opening: bool
    before: Streaks
    moves: tuple[LedgerMove, ...]
    finished: FinishedHand | None
    """None for the hand that is being played."""


def _ledger_moves(log: tuple[Turn, ...], line: Line) -> tuple[LedgerMove, ...]:
    after = [turn.ends for turn in log[1:]] + [line.ends]
    return tuple(
        LedgerMove(number, turn, ends)
        for number, (turn, ends) in enumerate(zip(log, after, strict=False), start=1)
    )


def ledger(match: MatchState, view: PlayerView) -> tuple[LedgerHand, ...]:
    """All hands of the match so far; the one that goes on is told from the person's `view`."""
    hands = [
        LedgerHand(
            done.number,
            done.hand.opener,
            done.hand.forced_opening,
            done.before,
            _ledger_moves(done.hand.log, done.hand.line),
            done,
        )
        for done in match.played
    ]
    if match.hand.result is None:
        moves = _ledger_moves(view.log, view.line)
        hands.append(
            LedgerHand(match.number, view.opener, view.forced_opening, match.before, moves, None)
        )
    return tuple(hands)
