"""The wheel: built, installed into an empty folder, and played from there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from chiva_engine import __version__
from tests.support import ROOT

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


def run(
    *line: str | Path, cwd: Path, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    done = subprocess.run(
        [str(part) for part in line],
        cwd=cwd,
        env={**os.environ, **(env or {})},
        check=False,
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel of this checkout, built with the tools at hand."""
    folder = tmp_path_factory.mktemp("dist")
    options = ("--wheel", "--no-isolation", "--outdir", folder)
    run(sys.executable, "-m", "build", *options, ROOT, cwd=folder)
    (path,) = folder.glob("*.whl")
    return path


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty folder into which the wheel alone was installed."""
    folder = tmp_path_factory.mktemp("site")
    options = ("--quiet", "--no-index", "--no-deps", "--target", folder)
    run(sys.executable, "-m", "pip", "install", *options, wheel, cwd=folder)
    return folder


def from_place(place: Path, *line: str | Path, cwd: Path) -> str:
    """What the line prints with the installed files before all others; it must not complain."""
    env = {"PYTHONPATH": str(place), "PYTHONWARNINGS": "error", "QT_QPA_PLATFORM": "offscreen"}
    done = run(*line, cwd=cwd, env=env)
    assert done.stderr == ""
    return done.stdout


def test_everything_is_inside(wheel: Path) -> None:
    with ZipFile(wheel) as archive:
        inside = set(archive.namelist())
    sources = {path.relative_to(ROOT / "src") for path in (ROOT / "src").rglob("*.py")}
    resources = {
        Path("chiva_qt", path.relative_to(ROOT))
        for path in (ROOT / "resources").rglob("*")
        if path.is_file() and "__pycache__" not in path.parts
    }
    compiled = {
        Path("chiva_qt", "translations", f"{path.stem}.qm")
        for path in (ROOT / "translations").glob("*.ts")
    }
    assert resources
    assert {"py.typed"} <= {Path(name).name for name in inside}
    assert {path.as_posix() for path in sources | resources | compiled} <= inside


def test_a_demo_match_is_played(place: Path, tmp_path: Path) -> None:
    options = ("--demo", "--matches", "1", "--speed", "instant", "--profile", tmp_path / "profile")
    from_place(place, sys.executable, "-m", "chiva_qt", *options, cwd=tmp_path)


def test_files_are_found_in_the_package(place: Path, tmp_path: Path) -> None:
    code = "from chiva_qt.resources import *; print(resource_path(), translation_path(), sep='\\n')"
    found = from_place(place, sys.executable, "-c", code, cwd=tmp_path).splitlines()
    assert found == [str(place / "chiva_qt" / name) for name in ("resources", "translations")]


def test_the_command_is_installed(place: Path, tmp_path: Path) -> None:
    (command,) = place.glob("*/chiva-engine*")
    assert from_place(place, command, "--version", cwd=tmp_path) == f"chiva-engine {__version__}\n"
