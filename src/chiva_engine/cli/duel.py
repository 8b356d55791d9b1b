"""`chiva-engine duel`: two players over duplicate deals."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from functools import partial
from math import isnan

from chiva_engine.cli.errors import UsageError
from chiva_engine.cli.workers import shared_out
from chiva_engine.deal import normal_seed
from chiva_engine.duel import CHOOSERS, Tally, play_deal, play_match, quantile

HELP = "play two players against each other over duplicate deals"
DEALS = 1000
STOPPED = 130
"""The exit status after Ctrl+C."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "duel",
        help=HELP,
        description=HELP,
        epilog="Each deal, and each match, is played twice with the sides changed and counted "
        "once. Ctrl+C ends the duel with what was counted so far. Players: "
        + ", ".join(CHOOSERS)
        + ".",
    )
    parser.add_argument("a", metavar="A", choices=CHOOSERS, help="the player that is measured")
    parser.add_argument("b", metavar="B", choices=CHOOSERS, help="the player it is measured by")
    parser.add_argument("--deals", type=int, metavar="N", help=f"duplicate deals ({DEALS})")
    parser.add_argument("--matches", type=int, default=0, metavar="N", help="duplicate matches (0)")
    parser.add_argument("--seed", default="duel", metavar="S", help="the seed of the deals (duel)")
    parser.add_argument(
        "--jobs",
        type=int,
        default=1,
        metavar="J",
        help="processes at work (1); no more than deals and matches, nor than two a processor",
    )
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    deals = (0 if args.matches else DEALS) if args.deals is None else args.deals
    if deals < 0 or args.matches < 0 or deals + args.matches == 0:
        raise UsageError("--deals and --matches are numbers from 0, and one of them is above 0")
    if args.jobs < 1:
        raise UsageError(f"--jobs is a number from 1, not {args.jobs}")
    try:
        seed = normal_seed(args.seed)
    except ValueError as error:
        raise UsageError(str(error)) from None
    games = [(False, n) for n in range(1, deals + 1)]
    games += [(True, n) for n in range(1, args.matches + 1)]
    tally = Tally()
    done = 0
    parts = shared_out(partial(_game, args.a, args.b, seed), games, args.jobs)
    try:
        _progress(done, len(games), tally)
        for part in parts:
            tally += part
            done += 1
            _progress(done, len(games), tally)
    except ChildProcessError as error:
        raise UsageError(str(error)) from None
    except KeyboardInterrupt:
        parts.close()
        if sys.stderr.isatty():
            print(file=sys.stderr)  # the bar stays; what comes next has a line of its own
        _print(args, tally, f"stopped after {done} of {len(games)}")
        return STOPPED
    _print(args, tally)
    return 0


def _print(args: argparse.Namespace, tally: Tally, stopped: str | None = None) -> None:
    """The result; `stopped` says how far it came when it is not all that was asked for."""
    if args.json:
        print(json.dumps(_record(tally) | ({} if stopped is None else {"partial": True})))
        return
    if stopped is not None:
        print(stopped)
    for line in _report(args.a, args.b, tally):
        print(line)


def _game(a: str, b: str, seed: str, game: tuple[bool, int]) -> Tally:
    is_match, number = game
    return (play_match if is_match else play_deal)(CHOOSERS[a](), CHOOSERS[b](), seed, number)


def _progress(done: int, total: int, tally: Tally) -> None:
    """A bar on the terminal; nothing when the error stream is none."""
    if not sys.stderr.isatty():
        return
    width = 30
    filled = width * done // total
    rate = "" if isnan(tally.win_rate) else f" {100 * tally.win_rate:.1f} %"
    end = "\n" if done == total else ""
    bar = "#" * filled + "." * (width - filled)
    print(f"\r[{bar}] {done} of {total}{rate}", end=end, file=sys.stderr, flush=True)


def _milliseconds(tally: Tally) -> dict[str, float]:
    return {
        "median": round(1000 * quantile(tally.times, 0.5), 3),
        "p95": round(1000 * quantile(tally.times, 0.95), 3),
        "max": round(1000 * quantile(tally.times, 1), 3),
    }


def _record(tally: Tally) -> dict[str, object]:
    low, high = tally.interval
    played = bool(tally.pairs)
    return {
        "win_rate": round(tally.win_rate, 5) if played else None,
        "interval": [round(low, 5), round(high, 5)] if played else None,
        "draws": tally.draws,
        "deals": len(tally.pairs),
        "matches": tally.matches,
        "match_win_rate": tally.match_win_rate,
        "decision_ms": _milliseconds(tally),
    }


def _report(a: str, b: str, tally: Tally) -> Iterator[str]:
    if tally.pairs:
        low, high = tally.interval
        yield (
            f"{a} wins {100 * tally.win_rate:.1f} % of hands against {b} "
            f"(95 % interval {100 * low:.1f} to {100 * high:.1f}); "
            f"{_count(len(tally.pairs), 'deal', 'deals')} played twice, "
            f"{_count(tally.draws, 'hand', 'hands')} drawn"
        )
    if tally.match_win_rate is not None:
        yield (
            f"{a} wins {100 * tally.match_win_rate:.1f} % of matches against {b}; "
            f"{_count(tally.matches, 'match', 'matches')} played twice"
        )
    if tally.times:
        times = _milliseconds(tally)
        yield (
            f"decisions of {a}: median {times['median']} ms, 95 % within {times['p95']} ms, "
            f"worst {times['max']} ms"
        )


def _count(number: int, one: str, more: str) -> str:
    return f"{number} {one if number == 1 else more}"
