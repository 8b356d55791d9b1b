"""`chiva-engine play`: matches among computer players, as a ledger or as records."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from functools import partial

from chiva_engine.cases import case_of
from chiva_engine.cli.errors import UsageError
from chiva_engine.cli.interrupt import undisturbed
from chiva_engine.deal import fresh_seed, normal_seed
from chiva_engine.hand import Outcome
from chiva_engine.match import FinishedHand, MatchState
from chiva_engine.moves import Pass
from chiva_engine.players import LEVELS, player_of
from chiva_engine.players.base import Player
from chiva_engine.selfplay import finish_hand
from chiva_engine.tiles import SEATS, team_of

HELP = "let computer players play a match and print its ledger"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "play",
        help=HELP,
        description=HELP,
        epilog="With --hands, a new match begins when one is won: SEED-2, SEED-3 and so on.",
    )
    parser.add_argument("--seed", metavar="S", help="the seed of the deals (default: a fresh one)")
    parser.add_argument(
        "--hands", type=int, metavar="N", help="play N hands (default: one whole match)"
    )
    parser.add_argument(
        "--json", action="store_true", help="print records: one case a line, as `replay` reads them"
    )
    parser.add_argument(
        "--level", choices=LEVELS, default="steady", help="the level of all four players (steady)"
    )
    parser.add_argument(
        "--level2", choices=LEVELS, metavar="LEVEL", help="another level for seats 2 and 4"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.hands is not None and args.hands < 1:
        raise UsageError(f"--hands is a number from 1, not {args.hands}")
    try:
        seed = fresh_seed() if args.seed is None else normal_seed(args.seed)
    except ValueError as error:
        raise UsageError(str(error)) from None
    levels = {1: args.level, 2: args.level if args.level2 is None else args.level2}
    players: dict[int, Player] = {seat: player_of(levels[team_of(seat)]) for seat in SEATS}
    for match_seed, finished in _hands(seed, args.hands, players):
        if args.json:
            record = {"title": f"seed {match_seed}, hand {finished.number}"}
            print(json.dumps(record | case_of(finished.hand, finished.before)))
        else:
            if finished.number == 1:
                print(f"Match with seed {match_seed}")
            print("\n".join(_ledger(finished)))
    return 0


def _hands(
    seed: str, limit: int | None, players: dict[int, Player]
) -> Iterator[tuple[str, FinishedHand]]:
    """The hands of a match, or `limit` hands of as many matches as they need."""
    state, match_seed, matches, count = MatchState.new(seed), seed, 1, 0
    while True:
        state = undisturbed(partial(finish_hand, state, players))
        yield match_seed, state.played[-1]
        count += 1
        if count == limit or (limit is None and state.winner is not None):
            return
        if state.winner is None:
            state = state.next_hand()
        else:
            matches += 1
            match_seed = f"{seed}-{matches}"
            state = MatchState.new(match_seed)


def _ledger(finished: FinishedHand) -> Iterator[str]:
    """A finished hand in lines for a person."""
    yield ""
    yield f"Hand {finished.number}, streaks {finished.before[0]}:{finished.before[1]}"
    hand, result, settled = finished.hand, finished.result, finished.settled
    for seat, tiles in enumerate(hand.dealt, start=1):
        yield f"  seat {seat}: {' '.join(map(str, sorted(tiles, reverse=True)))}"
    for number, turn in enumerate(hand.log, start=1):
        ends = f"(ends {turn.ends[0]} and {turn.ends[1]})" if turn.ends else "(opens)"
        move = "passes" if isinstance(turn.move, Pass) else f"plays {turn.move}"
        yield f"  {number:2}. seat {turn.seat} {move} {ends}"
    if result.outcome is Outcome.DOMINO:
        yield f"  Seat {result.finisher} emptied the hand: team {result.winner} wins."
    else:
        pips = result.pips
        sums = f"team 1 has {pips[0] + pips[2]} pips, team 2 has {pips[1] + pips[3]}"
        end = "nobody wins" if result.winner is None else f"team {result.winner} wins"
        yield f"  Blocked: {sums}; {end}."
    if settled.broke:
        yield "  The attempt is broken."
    opens = "6-6 opens next" if result.finisher is None else f"seat {result.finisher} opens next"
    if settled.match_winner is not None:
        opens = f"team {settled.match_winner} wins the match"
    yield f"  Streaks {settled.streaks[0]}:{settled.streaks[1]}; {opens}."
