"""`chiva-engine bench`: the speed of the core, plain and compiled, beside other engines."""

from __future__ import annotations

import argparse
import importlib
import json
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from types import FrameType
from typing import Any, Final

import chiva_engine
from chiva_engine.cli.errors import UsageError
from chiva_engine.players.core.bits import FULL, TILE_MASKS, mix
from chiva_engine.players.core.hands import ALL_MASKS, random_hands
from chiva_engine.players.core.playout import play_out
from chiva_engine.players.learned import MODEL

HELP = "measure hands and playouts a second, plain and compiled, beside other engines"
NOISE: Final = 3
PLAIN, COMPILED = "plain", "compiled"
LONGEST = 3600
"""Seconds that a turn may take."""


def add_parser(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    parser = commands.add_parser(
        "bench",
        help=HELP,
        description=HELP,
        epilog="The core is compiled into a temporary folder when mypyc and a C compiler are "
        "there. The packages dominoes and open_spiel are measured when they are installed. "
        "The engines take turns, and each one's best turn counts.",
    )
    parser.add_argument(
        "--seconds", type=float, default=1.0, metavar="S", help="the length of a turn (1)"
    )
    parser.add_argument("--turns", type=int, default=3, metavar="N", help="turns for each (3)")
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    # What this process starts for each turn.
    parser.add_argument("--measure", choices=MEASURES, help=argparse.SUPPRESS)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if not 0 < args.seconds <= LONGEST or args.turns < 1:
        raise UsageError(f"--seconds is above 0, up to {LONGEST}, and --turns is a number from 1")
    if args.measure is not None:
        threading.Thread(target=_end_with_parent, daemon=True).start()
        print(json.dumps(MEASURES[args.measure](args.seconds)))
        return 0
    best: dict[str, float] = {}
    with _ended_in_order(), tempfile.TemporaryDirectory() as name:
        folders = _folders(Path(name))
        for _ in range(args.turns):
            for engine, measure, folder in _engines(folders):
                key = f"{engine} {measure}"
                best[key] = max(best.get(key, 0.0), _turn(measure, folder, args.seconds))
    rows = [_row(key, rate, best) for key, rate in best.items()]
    if args.json:
        print(json.dumps(rows))
        return 0
    for row in rows:
        ratios = ", ".join(f"{ratio:.1f} x {other}" for other, ratio in row["ratios"].items())
        unit = f"{row['unit']}/s"
        print(f"{row['engine']:11} {row['rate']:12,.0f} {unit:11} {ratios}".rstrip())
    if COMPILED not in folders:
        print("compiled    not measured: it needs mypyc and a C compiler", file=sys.stderr)
    return 0


@contextmanager
def _ended_in_order() -> Iterator[None]:
    """SIGTERM clears up behind it, as Ctrl+C does."""

    def end(number: int, frame: FrameType | None) -> None:
        raise SystemExit(128 + number)

    before = signal.signal(signal.SIGTERM, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


def _end_with_parent() -> None:
    """A turn is worth nothing without the process that asked for it, which holds our input open."""
    os.read(sys.stdin.fileno(), 1)  # not `sys.stdin`: its lock would be in the way at our own end
    os._exit(1)


def _output_of(command: Sequence[str], folder: Path, variables: dict[str, str]) -> tuple[int, str]:
    """The exit status and the output of a command, which ends with all it started when we end."""
    # A session of its own: so its processes can be ended together (and a terminal's Ctrl+C is
    # answered by us alone).
    with subprocess.Popen(  # noqa: S603 - ourselves and our own files
        command,
        cwd=folder,
        env=os.environ | variables,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        start_new_session=True,
    ) as process:
        try:
            assert process.stdout is not None  # noqa: S101 - it is a pipe
            # Not `communicate`: that would close the input, for which the process looks out.
            output = process.stdout.read()
            return process.wait(), output
        except BaseException:
            if sys.platform == "win32":
                process.kill()
            else:
                os.killpg(process.pid, signal.SIGKILL)
            raise


def _row(key: str, rate: float, best: dict[str, float]) -> dict[str, Any]:
    engine, measure = key.split()
    others = (name.split() for name in best)
    ratios = {
        other: round(rate / best[f"{other} {kind}"], 2)
        for other, kind in others
        if (_unit(kind) == _unit(measure)) and other not in (engine, COMPILED) and engine in OURS
    }
    return {"engine": engine, "unit": _unit(measure), "rate": round(rate, 1), "ratios": ratios}


OURS: Final = (PLAIN, COMPILED)


def _unit(measure: str) -> str:
    return "playouts" if measure == "playouts" else "hands"


def _engines(folders: dict[str, Path]) -> list[tuple[str, str, Path]]:
    """The engine, the measure and where its package lies, for each measurement."""
    found = [(name, kind, folders[name]) for kind in ("hands", "playouts") for name in folders]
    others = [("dominoes", "dominoes"), ("open_spiel", "pyspiel")]
    return found + [
        (name, name, folders[PLAIN]) for name, module in others if find_spec(module) is not None
    ]


def _folders(root: Path) -> dict[str, Path]:
    """The package in plain Python and, where that can be had, with a compiled core."""
    source = Path(chiva_engine.__file__).parent
    folders = {PLAIN: root / PLAIN, COMPILED: root / COMPILED}
    for folder in folders.values():
        ignore = shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
        shutil.copytree(source, folder / "chiva_engine", ignore=ignore)
    if not compile_core(folders[COMPILED]):
        del folders[COMPILED]
    return folders


def compile_core(folder: Path) -> bool:
    """Compile the core of the package copied to `folder`; whether that could be done."""
    if find_spec("mypyc") is None or find_spec("setuptools") is None:
        return False
    core = sorted((folder / "chiva_engine" / "players" / "core").glob("*.py"))
    modules = [str(path.relative_to(folder)) for path in core]
    command = [sys.executable, "-m", "mypyc", *modules]
    status, _ = _output_of(command, folder, {"MYPYPATH": str(folder)})
    return status == 0


def _turn(measure: str, folder: Path, seconds: float) -> float:
    """One measurement in a process of its own: how many a second."""
    options = ["--measure", measure, "--seconds", str(seconds)]
    # Before what the caller has set: the other engines may lie there.
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH"))))
    command = [sys.executable, "-m", "chiva_engine", "bench", *options]
    status, output = _output_of(command, folder, {"PYTHONPATH": path})
    if status != 0:
        raise UsageError(f"the measurement {measure!r} failed")
    return float(json.loads(output))


def _rate(work: Callable[[int], int], seconds: float) -> float:
    """How many a second: `work` takes a seed and says how many it did."""
    work(1)
    done, seed, begin = 0, 1, time.perf_counter()
    while (spent := time.perf_counter() - begin) < seconds:
        seed += 1
        done += work(seed)
    return done / spent


def _hands(seconds: float) -> float:
    def work(seed: int) -> int:
        random_hands(200, mix(seed))
        return 200

    return _rate(work, seconds)


def _playouts(seconds: float) -> float:
    """Playouts by the learned model, from an opening tile on."""
    rng = random.Random(1)
    starts = []
    for _ in range(100):
        masks = ALL_MASKS[:]
        rng.shuffle(masks)
        opening = masks[0]
        cell = TILE_MASKS.index(opening)
        hands = [sum(masks[start : start + 7]) for start in (7, 14)]
        last = FULL ^ sum(masks[:21])
        rest = sum(masks[1:7])
        starts.append((*hands, last, rest, cell // 8 * 8, cell % 8 * 8, opening))
    models, noises = [MODEL] * 4, [NOISE] * 4

    def work(seed: int) -> int:
        for number, (one, two, three, rest, left, right, opening) in enumerate(starts):
            chance = mix(100 * seed + number)
            play_out(one, two, three, rest, left, right, opening, 0, 0x6777, models, noises, chance)
        return len(starts)

    return _rate(work, seconds)


def _dominoes(seconds: float) -> float:
    """Random hands of the PyPI package `dominoes`."""
    dominoes = importlib.import_module("dominoes")

    def work(seed: int) -> int:
        game = dominoes.Game.new()
        while game.result is None:
            game.make_move(*random.choice(game.valid_moves))
        return 1

    return _rate(work, seconds)


def _open_spiel(seconds: float) -> float:
    """Random hands of OpenSpiel's `python_team_dominoes`."""
    pyspiel = importlib.import_module("pyspiel")
    importlib.import_module("open_spiel.python.games.team_dominoes")
    game = pyspiel.load_game("python_team_dominoes")

    def work(seed: int) -> int:
        state = game.new_initial_state()
        while not state.is_terminal():
            state.apply_action(random.choice(state.legal_actions()))
        return 1

    return _rate(work, seconds)


MEASURES: Final[dict[str, Callable[[float], float]]] = {
    "hands": _hands,
    "playouts": _playouts,
    "dominoes": _dominoes,
    "open_spiel": _open_spiel,
}
