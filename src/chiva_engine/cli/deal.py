"""`chiva-engine deal`: the four hands that a seed gives."""

from __future__ import annotations

import argparse
import json

from chiva_engine.cases import hands_json
from chiva_engine.cli.errors import UsageError
from chiva_engine.deal import deal

HELP = "print the four hands of a deal as JSON, seats 1 to 4"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser("deal", help=HELP, description=HELP)
    parser.add_argument("seed", metavar="SEED", help="the match's seed: any text or number")
    parser.add_argument(
        "--hand", type=int, default=1, metavar="N", help="the hand's number in the match (1)"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    try:
        hands = deal(args.seed, args.hand)
    except ValueError as error:
        raise UsageError(str(error)) from None
    print(json.dumps(hands_json(hands)))
    return 0
