"""`chiva-engine advise`: the move a player makes in a case, with its estimates."""

from __future__ import annotations

import argparse
import json

from chiva_engine.cases import Json
from chiva_engine.cli.errors import UsageError
from chiva_engine.cli.hidden import completed
from chiva_engine.cli.interrupt import undisturbed
from chiva_engine.cli.source import read_cases
from chiva_engine.players import HINT_LEVEL, LEVELS, player_of
from chiva_engine.players.base import Advice, Thinking
from chiva_engine.tiles import SEATS
from chiva_engine.view import PlayerView, observe

HELP = "say what a player would do in a case, as a JSON object"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "advise",
        help=HELP,
        description=HELP,
        epilog="The player is given what its seat may know and nothing else: other ways to deal "
        "the tiles it cannot see give the same output, and so does a case in which the hands of "
        "other seats are left out, as null.",
    )
    parser.add_argument("file", metavar="FILE", help="one case as JSON; - for standard input")
    parser.add_argument(
        "--seat",
        type=int,
        metavar="N",
        help="the seat to advise: the one to move (default)",
    )
    parser.add_argument(
        "--level", choices=LEVELS, default=HINT_LEVEL, help=f"the player asked ({HINT_LEVEL})"
    )
    parser.add_argument(
        "--think-seed", type=int, default=0, metavar="S", help="the seed of its chance (0)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    view = _view(args.file, args.seat)
    if not 0 <= args.think_seed < 2**64:
        raise UsageError(f"--think-seed is a number from 0 to 2**64 - 1, not {args.think_seed}")
    player = player_of(args.level)
    advice = undisturbed(lambda pressed: player.advise(view, Thinking(args.think_seed, pressed)))
    print(json.dumps(_record(view.seat, args.level, advice)))
    return 0


def _view(file: str, seat: int | None) -> PlayerView:
    """What the seat may know: the case itself is left behind here."""
    cases = read_cases(file, hidden=True)
    if len(cases) != 1:
        raise UsageError(f"advice is given on one case, not on {len(cases)}")
    (case,) = cases
    try:
        hand = completed(case).replay()
    except ValueError as error:
        raise UsageError(str(error)) from None
    if hand.turn is None:
        raise UsageError("the hand is over: there is no move to advise on")
    if seat is not None and seat not in SEATS:
        raise UsageError(f"--seat is a number from 1 to 4, not {seat}")
    if seat is not None and seat != hand.turn:
        raise UsageError(f"it is the turn of seat {hand.turn}, not of seat {seat}")
    if len(case.hands[hand.turn - 1]) != len(hand.dealt[hand.turn - 1]):
        raise UsageError(f"the hand of seat {hand.turn}, whose turn it is, must not be left out")
    return observe(hand, hand.turn, case.streaks)


def _record(seat: int, level: str, advice: Advice) -> dict[str, Json]:
    estimates: list[Json] = [
        {
            "move": str(estimate.play),
            "chance": round(estimate.chance, 4),
            "worlds": estimate.worlds,
        }
        for estimate in advice.estimates
    ]
    reasons: list[Json] = [
        {
            "reason": fact.reason.name,
            "number": fact.number,
            "count": fact.count,
            "seat": fact.seat,
            "share": None if fact.share is None else round(fact.share, 4),
        }
        for fact in (advice, advice.also)
        if fact is not None
    ]
    return {
        "seat": seat,
        "level": level,
        "move": str(advice.move),
        "reasons": reasons,
        "estimates": estimates,
    }
