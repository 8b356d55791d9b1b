"""The order of the house: which way imports point, and what no file may say."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import dev
import hatch_build
from tests.support import ROOT, SRC

# -- imports -----------------------------------------------------------------------------------


def module_name(path: Path) -> str:
    """The dotted name of a source file."""
    parts = path.relative_to(SRC).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path) -> set[str]:
    """Every module the file imports anywhere, and "module.name" for each name it takes from one."""
    package = module_name(path).split(".")
    if path.name != "__init__.py":
        package = package[:-1]
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            found.add(module)
            found.update(f"{module}.{alias.name}" for alias in node.names)
    return found


def identifiers(path: Path) -> set[str]:
    """Every name that the file's code uses, imports or asks an object for."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    return (
        {node.id for node in nodes if isinstance(node, ast.Name)}
        | {node.attr for node in nodes if isinstance(node, ast.Attribute)}
        | {node.name for node in nodes if isinstance(node, ast.alias)}
    )


SOURCES = {module_name(path): path for path in sorted(SRC.rglob("*.py"))}
IMPORTS = {module: imports(path) for module, path in SOURCES.items()}


def within(module: str, *packages: str) -> bool:
    """Whether the module is one of the packages or lies in one."""
    return any(module == package or module.startswith(f"{package}.") for package in packages)


def offences(importers: tuple[str, ...], forbidden: tuple[str, ...]) -> list[str]:
    """Which modules within importers import something within forbidden."""
    return [
        f"{module} imports {name}"
        for module, names in IMPORTS.items()
        if within(module, *importers)
        for name in sorted(names)
        if within(name, *forbidden)
    ]


QT = ("PySide6", "shiboken6")
PLAYERS = "chiva_engine.players"
# All that a player may know of the engine: values, and what its own seat sees.
FOR_PLAYERS = tuple(
    f"chiva_engine.{name}" for name in ("tiles", "moves", "line", "view", "players")
)
LOWER = ("chiva_qt.presentation", "chiva_qt.phrases")
MIDDLE = tuple(
    f"chiva_qt.{name}" for name in ("controller", "thinking", "table", "a11y", "dialogs")
)
UPPER = ("chiva_qt.window", "chiva_qt.app", "chiva_qt.demo")


@pytest.mark.parametrize(
    ("importers", "forbidden"),
    [
        (("chiva_engine",), (*QT, "chiva_qt")),
        (("chiva_qt.presentation",), QT),
        (LOWER, (*MIDDLE, *UPPER)),
        (MIDDLE, UPPER),
        (("chiva_qt.table",), ("chiva_qt.controller", "chiva_qt.thinking", "chiva_qt.dialogs")),
        (("chiva_qt.controller",), ("chiva_qt.table", "chiva_qt.a11y", "chiva_qt.dialogs")),
        (("chiva_qt.dialogs",), ("chiva_qt.controller", "chiva_qt.thinking")),
        # A way round all these rules.
        ((PLAYERS,), ("importlib", "sys", "gc", "inspect", "runpy")),
    ],
)
def test_imports_point_one_way(importers: tuple[str, ...], forbidden: tuple[str, ...]) -> None:
    assert offences(importers, forbidden) == []


def test_a_player_reaches_no_hidden_hand() -> None:
    """The third lock: no match, no deal, no timeline, and not the road from a state to a view."""
    strangers = [
        line
        for line in offences((PLAYERS,), ("chiva_engine",))
        if (name := line.rpartition(" ")[2]) != "chiva_engine" and not within(name, *FOR_PLAYERS)
    ]
    assert strangers == []
    for module in filter(lambda module: within(module, PLAYERS), SOURCES):
        assert "observe" not in identifiers(SOURCES[module]), module


def test_no_player_chooses_with_the_open_solver() -> None:
    solvers = tuple(module for module in SOURCES if "solver" in module.rpartition(".")[2])
    choosing = [
        line
        for line in offences((PLAYERS,), solvers)
        if not within(line.partition(" ")[0], *solvers)
    ]
    assert choosing == []


def test_the_rules_see_what_they_forbid(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reader of imports finds each way to write one."""
    monkeypatch.setattr(f"{__name__}.SRC", tmp_path)
    path = tmp_path / "chiva_engine" / "players" / "cheat.py"
    path.parent.mkdir(parents=True)
    path.write_text(
        "import PySide6.QtCore as q\n"
        "from .. import deal\n"
        "from ..match import MatchState\n"
        "from chiva_engine import hand\n"
        "def f():\n"
        "    from chiva_engine.view import observe\n"
    )
    assert imports(path) >= {
        "PySide6.QtCore",
        "chiva_engine.deal",
        "chiva_engine.match",
        "chiva_engine.match.MatchState",
        "chiva_engine.hand",
        "chiva_engine.view.observe",
    }


@pytest.mark.parametrize(
    "code",
    [
        "from chiva_engine.cli import main; main(['--help'])",
        "from chiva_engine.cli import main; main(['--version'])",
        "from chiva_engine.cli import main; main(['deal', 'seed', '--help'])",
        "from chiva_engine.cli import main; main(['play', '--seed', 'seed', '--hands', '1'])",
        "from chiva_qt.app import main; main(['--help'])",
        "from chiva_qt.app import main; main(['--version'])",
        "import chiva_qt.presentation",
    ],
)
def test_qt_stays_out(code: str) -> None:
    """Without a window there is no Qt, nor with a window's options explained."""
    watched = (
        "import atexit, os, sys\n"
        "atexit.register(lambda: 'PySide6' in sys.modules and os._exit(77))\n" + code
    )
    done = subprocess.run(
        [sys.executable, "-c", watched], cwd=SRC, check=False, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


# -- setting up --------------------------------------------------------------------------------


def test_what_is_missing_is_named_with_the_line_to_type(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Who may not install system packages is told how; nothing is run, nothing breaks off."""
    packages = (
        dev.library("libchess0", "libchess.so.0"),
        dev.program("chess", "chess-program"),
        dev.program("chess", "chess-server"),
        dev.SystemPackage("present", lambda: True),
    )
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("os.geteuid", lambda: 1000, raising=False)
    monkeypatch.setattr(dev, "is_debian", lambda: True)
    dev.provide(dev.missing(packages))
    line = "sudo apt-get install -y --no-install-recommends libchess0 chess"
    assert capsys.readouterr().out.splitlines()[-1].strip() == line
    monkeypatch.setattr(dev, "is_debian", lambda: False)
    dev.provide(dev.missing(packages))
    assert "libchess0, chess" in capsys.readouterr().out


# -- what is written ---------------------------------------------------------------------------

# Spelled so that this file does not name them either.
UNWANTED = re.compile(
    r"/wor[k]/|/roo[t]/|/hom[e]/\w|/User[s]/\w|\\User[s]\\\w|py[p]i\.org|python[h]osted|npm[j]s\."
    r"|deb\.debia[n]|conda-forg[e]"
)


def test_no_file_names_a_machine_or_a_package_host() -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z"], cwd=ROOT, check=True, capture_output=True, text=True
    )
    found = []
    for name in filter(None, listed.stdout.split("\0")):
        try:
            text = (ROOT / name).read_text(encoding="utf-8")
        except (UnicodeDecodeError, FileNotFoundError):
            continue  # a picture or a sound; a file just removed
        found += [f"{name}: {match.group()}" for match in UNWANTED.finditer(text)]
    assert found == []


def test_qt_and_its_addons_follow_one_version_rule() -> None:
    with (ROOT / "pyproject.toml").open("rb") as file:
        project = tomllib.load(file)["project"]
    essentials = [line for line in project["dependencies"] if line.startswith("PySide6")]
    voice = project["optional-dependencies"]["voice"]
    assert essentials
    assert [line.replace("-Addons", "-Essentials") for line in voice] == essentials


def test_a_core_compiled_in_place_is_of_these_sources() -> None:
    """Python would take an old one without a word: `python3 dev.py test` renews it."""
    compiled = [*(ROOT / hatch_build.CORE).glob("*.so"), *(ROOT / hatch_build.CORE).glob("*.pyd")]
    stamp = ROOT / hatch_build.CORE_STAMP
    assert not compiled or stamp.read_text("utf-8") == hatch_build.core_digest(ROOT)
