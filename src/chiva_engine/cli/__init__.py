"""The command `chiva-engine`: the game without a window. Each subcommand is a module here."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from chiva_engine import __version__
from chiva_engine.arguments import ArgumentParser
from chiva_engine.cli import advise, bench, deal, duel, play, replay
from chiva_engine.cli.errors import UsageError


def parser() -> argparse.ArgumentParser:
    """The command line as argparse sees it."""
    top = ArgumentParser(
        prog="chiva-engine", description="Chiva, the partnership domino game, without a window."
    )
    top.add_argument("--version", action="version", version=f"chiva-engine {__version__}")
    commands = top.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for module in (replay, deal, play, advise, duel, bench):
        module.add_parser(commands)
    return top


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; its exit status.

    0: done. 1: the reader of the output has gone. 2: one sentence on standard error says why
    not, or a replayed case broke the rules.
    """
    args = parser().parse_args(arguments)
    if isinstance(sys.stdout, io.TextIOWrapper):
        # A seed may hold characters that the output's encoding lacks.
        sys.stdout.reconfigure(errors="backslashreplace")
    try:
        status: int = args.run(args)
        if sys.stdout is not None:
            sys.stdout.flush()
    except UsageError as error:
        print(f"chiva-engine {args.command}: {error}", file=sys.stderr)
        return 2
    except BrokenPipeError:
        # The reader of our output has gone, as in `chiva-engine play | head`.
        _drop_output()
        return 1
    except OSError as error:
        _drop_output()
        reason = error.strerror or error
        print(f"chiva-engine {args.command}: cannot write: {reason}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def _drop_output() -> None:
    """Let what is still unwritten go nowhere, so that Python's end does not stumble over it."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
