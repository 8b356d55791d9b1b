"""The profile: one program at a time, a folder that is read-only, a screen that is gone."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QTimer
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_qt import settings as st
from chiva_qt.controller import GameController
from chiva_qt.dialogs.second import SecondProgram
from chiva_qt.i18n import languages
from chiva_qt.place import onto_screen
from chiva_qt.saving.keeping import Keeping
from chiva_qt.saving.storage import Profile
from chiva_qt.window import MainWindow
from tests.support import ROOT, SRC

# -- two programs -----------------------------------------------------------------------------


@pytest.mark.parametrize("agree", [True, False])
def test_a_second_program_asks(qtbot: QtBot, agree: bool) -> None:
    languages.switch("en")

    def answer() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, SecondProgram)
        assert "running already" in dialog.yes_button.accessibleDescription()
        (dialog.yes_button if agree else dialog.no_button).click()

    QTimer.singleShot(0, answer)
    assert SecondProgram.agreed_to() is agree


def test_a_second_program_leaves_the_first_ones_match(qtbot: QtBot, tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    assert profile.claim()
    profile.match.write_bytes(b"the first one's")
    second = Keeping(Profile(tmp_path))
    assert not second.claimed
    assert second.take_up(new=False) is None
    assert profile.match.read_bytes() == b"the first one's"
    profile.release()


# -- as people start it ---------------------------------------------------------------------------


def start(
    code: str, *arguments: str, before: tuple[str, ...] = (), **environment: str
) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, with `code` before it."""
    ending = "\nfrom chiva_qt.app import main\nsys.exit(main(sys.argv[1:]))"
    return subprocess.run(
        [
            *before,
            sys.executable,
            "-c",
            f"import os, sys\n{textwrap.dedent(code)}{ending}",
            *arguments,
        ],
        env={**os.environ, "PYTHONPATH": str(SRC), "QT_QPA_PLATFORM": "offscreen", **environment},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


DEMO = ("--demo", "--matches", "1", "--speed", "instant")


@pytest.mark.skipif(sys.platform != "linux", reason="permissions as on Linux")
def test_a_home_that_is_read_only(tmp_path: Path) -> None:
    """A match is played to its end; nothing is left behind and nothing fails."""
    home = tmp_path / "home"
    home.mkdir()
    home.chmod(0o555)
    # Root writes anywhere, unless it has lost the power to.
    tamed = ("setpriv", "--bounding-set", "-dac_override") if os.geteuid() == 0 else ()
    places = {name: str(home / name) for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME")}
    done = start("", *DEMO, before=tamed, HOME=str(home), **places)
    assert done.returncode == 0, done.stderr
    assert "Traceback" not in done.stderr
    assert list(home.iterdir()) == []


def test_no_connection_is_ever_made(tmp_path: Path) -> None:
    """No socket, no host name, no other program: seen from inside the interpreter."""
    code = """
        seen = []
        WATCHED = ("socket.", "urllib.", "http.", "ftplib.", "smtplib.", "webbrowser.",
                   "subprocess.", "os.system", "os.exec", "os.posix_spawn")
        def hook(event, args):
            if event.startswith(WATCHED):
                seen.append(event)
        sys.addaudithook(hook)
        import atexit
        def report():
            network = [name for name in sys.modules if name == "PySide6.QtNetwork"]
            try:
                with open("/proc/self/maps") as maps:
                    network += [line for line in maps if "Qt6Network" in line]
            except OSError:
                pass
            if seen or network:
                os.write(2, repr((seen, network)).encode())
                os._exit(77)
        atexit.register(report)
    """
    done = start(code, *DEMO, "--profile", str(tmp_path))
    assert done.returncode == 0, done.stderr


def test_the_hook_would_see_a_connection(tmp_path: Path) -> None:
    code = """
        seen = []
        sys.addaudithook(lambda event, args: seen.append(event))
        import socket
        socket.socket().close()
        os._exit(77 if any(event.startswith("socket.") for event in seen) else 0)
    """
    assert start(code).returncode == 77


# -- the window's place ------------------------------------------------------------

SCREEN = QRect(0, 0, 1920, 1080)
LEFT = QRect(-1280, 200, 1280, 1024)


@pytest.mark.parametrize(
    "window",
    [
        QRect(100, 100, 1280, 800),
        QRect(-1200, 300, 800, 600),
        QRect(1700, 900, 1280, 800),
        QRect(-60, 250, 400, 600),
    ],
)
def test_a_window_that_can_be_seen_stays(window: QRect) -> None:
    assert onto_screen(window, [SCREEN, LEFT]) == window


@pytest.mark.parametrize(
    "window",
    [
        QRect(2500, 100, 1280, 800),
        QRect(-1200, 300, 800, 600),
        QRect(100, 1075, 800, 600),
        QRect(100, -700, 1280, 800),
        QRect(-5000, -5000, 9000, 3000),
        QRect(1850, 500, 800, 600),
    ],
)
def test_a_window_of_a_screen_that_is_gone_comes_back(window: QRect) -> None:
    place = onto_screen(window, [SCREEN])
    assert SCREEN.contains(place)
    assert place.width() == min(window.width(), 1920)


def test_the_window_comes_back_onto_a_screen(qtbot: QtBot, tmp_path: Path) -> None:
    settings = st.Settings(tmp_path)

    def window() -> MainWindow:
        controller = GameController(lambda level: Steady(), "place")
        made = MainWindow(controller, settings)
        controller.close()
        return made

    first = window()
    first.setGeometry(9000, 9000, 700, 600)
    settings.remember("window", first.saveGeometry())
    first.deleteLater()
    again = window()
    screens = [screen.availableGeometry() for screen in QApplication.screens()]
    assert any(screen.intersects(again.geometry()) for screen in screens)
    assert onto_screen(again.geometry(), screens) == again.geometry()
    again.deleteLater()


# -- settings ----------------------------------------------------------------


@pytest.mark.parametrize(
    "data", [b"\0" * 200, b"[play\nspeed", b"\x89PNG\r\n\0\0"], ids=["zeroed", "cut off", "picture"]
)
def test_broken_settings_are_kept_aside(tmp_path: Path, data: bytes) -> None:
    (tmp_path / "settings.ini").write_bytes(data)
    settings = st.Settings(tmp_path)
    assert settings.aside == tmp_path / "settings-broken-1.ini"
    assert settings.aside.read_bytes() == data
    settings.set(st.SPEED, "calm")
    settings.sync()
    again = st.Settings(tmp_path)
    assert again.aside is None
    assert again.get(st.SPEED) == "calm"


def test_settings_hold_for_the_run_where_they_cannot_be_written(tmp_path: Path) -> None:
    settings = st.Settings(tmp_path / "not a folder" / "at all")
    (tmp_path / "not a folder").write_bytes(b"")
    settings.set(st.SPEED, "calm")
    settings.sync()
    assert settings.get(st.SPEED) == "calm"
    assert settings.aside is None
