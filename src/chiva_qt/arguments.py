"""The command line of the window."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from chiva_engine import __version__
from chiva_engine.deal import normal_seed
from chiva_qt import LANGUAGES

if TYPE_CHECKING:
    import argparse

SPEEDS = ("instant", "quick", "calm", "step")
"""The values of `settings.Speed`, which needs Qt."""


class Arguments(NamedTuple):
    """What can be said on the command line; None where nothing was."""

    seed: str | None = None
    """The seed of the first match, in its normal form."""
    lang: str | None = None
    speed: str | None = None
    profile: str | None = None
    demo: bool = False
    matches: int | None = None


def parser() -> argparse.ArgumentParser:
    """The command line as argparse sees it."""
    from chiva_engine.arguments import ArgumentParser

    top = ArgumentParser(
        prog="chiva", description="Chiva, the four-player partnership domino game."
    )
    top.add_argument("--version", action="version", version=f"chiva {__version__}")
    top.add_argument("--seed", metavar="S", help="deals of the first match: any text or number")
    top.add_argument("--lang", choices=LANGUAGES, help="language (default: the one set, or system)")
    top.add_argument("--speed", choices=SPEEDS, help="how fast the computer shows its moves")
    top.add_argument("--profile", metavar="DIR", help="folder for settings and matches")
    top.add_argument("--demo", action="store_true", help="the computer plays your seat, too")
    top.add_argument("--matches", metavar="N", type=int, help="with --demo: end after N matches")
    return top


def read(words: Sequence[str]) -> Arguments:
    """The arguments. Explains itself or a mistake in them, and ends the program, as argparse does.

    A start from an icon has none, and need not load argparse for them.
    """
    if not words:
        return Arguments()
    top = parser()
    args = Arguments(**vars(top.parse_args(words)))
    if args.matches is not None and not args.demo:
        top.error("--matches goes with --demo")
    if args.matches is not None and args.matches < 1:
        top.error(f"--matches is a number from 1, not {args.matches}")
    if args.profile is not None and not args.profile.strip():
        top.error("--profile needs the name of a folder")
    if args.seed is None:
        return args
    try:
        return args._replace(seed=normal_seed(args.seed))
    except ValueError as error:
        top.error(f"--seed: {error}")
