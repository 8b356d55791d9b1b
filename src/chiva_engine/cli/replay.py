"""`chiva-engine replay`: what stands after the moves of a case."""

from __future__ import annotations

import argparse
import json

from chiva_engine.cases import CaseFailed, expect_of
from chiva_engine.cli.source import read_cases

HELP = "replay cases and print what stands at the end of each, one JSON object a line"


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "replay",
        help=HELP,
        description=HELP,
        epilog="Exit status: 0 when all moves were legal, 2 otherwise.",
    )
    parser.add_argument(
        "file", metavar="FILE", help="a case or a list of cases as JSON; - for standard input"
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    status = 0
    for case in read_cases(args.file):
        try:
            print(json.dumps(expect_of(case.replay(), case.streaks)))
        except CaseFailed as error:
            print(json.dumps({"error": str(error)}))
            status = 2
    return status
