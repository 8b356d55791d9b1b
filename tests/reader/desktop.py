"""Private desktops for tests: a program runs on one as it would before a person.

Desktop: a virtual X display with a window manager, a session bus and the accessibility bus; real
key presses and mouse events, pictures of the screen, and a view through AT-SPI.
ReaderDesktop: the same with Orca running, whose every word is caught.

Nothing waits for a fixed time: one waits for a window, for an object or for a word, and fails when
it does not come. Everything started here ends with the desktop.
"""

from __future__ import annotations

import contextlib
import json
import os
import re
import select
import shutil
import signal
import struct
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import dev
from tests.reader.speech import SpeechLog, SpeechServer, Utterance

SCREEN_NEEDS = (*dev.WINDOW_PACKAGES, *dev.SCREEN_PACKAGES)
READER_NEEDS = (*SCREEN_NEEDS, *dev.READER_PACKAGES)

# Seconds until a thing that should happen at once counts as not happening, on a busy machine.
PATIENCE = 20.0

# What a healthy program never prints.
COMPLAINT = re.compile(r"^qt-(warning|critical|fatal)|^Traceback |^\w*(Error|Exception|Warning)\b")

# Said by Qt when Orca, which sees each key first, is slow on a busy machine; the key still counts.
LATE_KEY = "QSpiApplication::keyEventError"

# What may be waited for: a part of the utterance in any case, a pattern, or a test of the text.
Wanted = str | re.Pattern[str] | Callable[[str], bool]


T = TypeVar("T")


class StartError(RuntimeError):
    """The desktop itself could not be started."""


def eventually(what: str, probe: Callable[[], T | None], timeout: float = PATIENCE) -> T:
    """What probe() gives once it is true; AssertionError when timeout seconds are over."""
    deadline = time.monotonic() + timeout
    while not (value := probe()):
        if time.monotonic() > deadline:
            raise AssertionError(f"{what} did not come within {timeout:g} s")
        time.sleep(0.02)
    return value


def matcher(wanted: Wanted) -> Callable[[str], bool]:
    """The test of an utterance that a Wanted stands for."""
    if isinstance(wanted, str):
        return lambda text: wanted.casefold() in text.casefold()
    if isinstance(wanted, re.Pattern):
        return lambda text: wanted.search(text) is not None
    return wanted


# -- what AT-SPI shows -------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Node:
    """An accessible object as it was when asked for.

    box: (x, y, width, height) in pixels of the screen, None for what has no place.
    """

    role: str
    name: str
    description: str
    states: frozenset[str]
    box: tuple[int, int, int, int] | None
    actions: tuple[str, ...]
    attributes: Mapping[str, str]
    children: tuple[Node, ...]

    @classmethod
    def parse(cls, data: dict) -> Node:  # type: ignore[type-arg]
        """A node, with all below it, from the client's JSON."""
        return cls(
            data["role"],
            data["name"],
            data["description"],
            frozenset(data["states"]),
            tuple(data["box"]) if data["box"] else None,
            tuple(data["actions"]),
            data["attributes"],
            tuple(map(cls.parse, data["children"])),
        )

    def walk(self) -> Iterator[Node]:
        """This node and all below it, in order."""
        yield self
        for child in self.children:
            yield from child.walk()

    def find(self, name: str, role: str | None = None) -> Node | None:
        """The first node whose whole name matches the regular expression."""
        for node in self.walk():
            if re.fullmatch(name, node.name) and role in (None, node.role):
                return node
        return None

    @property
    def middle(self) -> tuple[int, int]:
        """The pixel to click on."""
        assert self.box is not None, f"{self.name!r} has no place on the screen"
        x, y, width, height = self.box
        return x + width // 2, y + height // 2

    def __str__(self) -> str:
        lines = []

        def add(node: Node, depth: int) -> None:
            states = " ".join(sorted(node.states))
            place = ",".join(map(str, node.box or ()))
            can = f" can {'/'.join(node.actions)}" if node.actions else ""
            lines.append(f"{'  ' * depth}{node.role} {node.name!r} [{place}] {states}{can}")
            for child in node.children:
                add(child, depth + 1)

        add(self, 0)
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class WalkReport:
    """What a client saw that walked the tree again and again.

    names: every name and description met, each once.
    """

    rounds: int
    nodes: int
    names: frozenset[str]


class Client:
    """The process that speaks AT-SPI for the tests: see atspi_client.py."""

    def __init__(self, pid: int, env: Mapping[str, str]) -> None:
        script = Path(__file__).with_name("atspi_client.py")
        self.process = subprocess.Popen(
            with_parent([dev.SYSTEM_PYTHON, "-I", str(script), str(pid)]),
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def send(self, **request: object) -> None:
        """Send one request."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps(request) + "\n")
        self.process.stdin.flush()

    def receive(self) -> dict:  # type: ignore[type-arg]
        """The next answer."""
        assert self.process.stdout is not None
        ready, _, _ = select.select([self.process.stdout], [], [], 3 * PATIENCE)
        assert ready, "the AT-SPI client does not answer"
        line = self.process.stdout.readline()
        assert line, "the AT-SPI client ended; its message is in the test's standard error"
        answer: dict = json.loads(line)  # type: ignore[type-arg]
        return answer

    def ask(self, **request: object) -> dict:  # type: ignore[type-arg]
        """Send a request and take its answer."""
        self.send(**request)
        return self.receive()

    def close(self) -> None:
        """End the process."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        with contextlib.suppress(BrokenPipeError):
            self.process.stdin.close()
        end(self.process)
        self.process.stdout.close()


# -- processes ---------------------------------------------------------------------------------


def with_parent(line: Sequence[str]) -> list[str]:
    """The command line so that it ends when the process of the tests does, however that ends."""
    return ["setpriv", "--pdeathsig", "TERM", *line]


def end(process: subprocess.Popen, grace: float = 5.0) -> None:  # type: ignore[type-arg]
    """Ask a process to end, and make it end after grace seconds."""
    for ask in (process.terminate, process.kill):
        if process.poll() is None:
            ask()
        try:
            process.wait(grace)
        except subprocess.TimeoutExpired:
            continue
        return


class Program:
    """A program under test.

    home: its own home folder. A second launch given the same home finds what the first one saved.
    """

    def __init__(
        self, line: Sequence[str], env: Mapping[str, str], home: Path, log: Path, cwd: Path
    ) -> None:
        self.home = home
        self.log = log
        with log.open("wb") as output:
            self.process = subprocess.Popen(
                with_parent(line),
                env=env,
                cwd=cwd,
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self.pid = self.process.pid

    @property
    def running(self) -> bool:
        """Whether it has not ended."""
        return self.process.poll() is None

    def output(self) -> str:
        """All that it has printed."""
        return self.log.read_text(encoding="utf-8", errors="replace")

    def complaints(self) -> list[str]:
        """Warnings and errors in its output; one more line when it broke off by itself."""
        lines = self.output().splitlines()
        found = [line for line in lines if COMPLAINT.search(line) and LATE_KEY not in line]
        status = self.process.poll()
        if status is not None and status not in (0, -signal.SIGTERM):
            found.append(f"it ended with status {status}")
        return found

    def wait(self, timeout: float = PATIENCE) -> int:
        """Wait for its own end; its exit status."""
        return self.process.wait(timeout)

    def stop(self) -> None:
        """End it, if it runs."""
        end(self.process)


# -- desktops ----------------------------------------------------------------------------------


class Desktop:
    """A private desktop for one program at a time; a context manager, started on entering.

    folder: an empty folder for all that it writes.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 800)) -> None:
        self.folder = folder
        self.size = size
        self.program: Program | None = None
        self._client: Client | None = None
        self._processes: list[subprocess.Popen[bytes]] = []
        self._launches = 0
        runtime = folder / "run"
        runtime.mkdir(mode=0o700)
        self.env = {
            "PATH": os.environ["PATH"],
            "LANG": "C.UTF-8",
            "HOME": str(folder),
            "XDG_RUNTIME_DIR": str(runtime),
            "XDG_SESSION_TYPE": "x11",
            "GSETTINGS_BACKEND": "memory",
        }

    def __enter__(self) -> Self:
        try:
            self.start()
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def start(self) -> None:
        """Start display, buses and window manager. StartError names what would not start."""
        try:
            self._start_display()
            self._start_buses()
            self._spawn("openbox", "--sm-disable")
            eventually("the window manager", lambda: self._ask("get_num_desktops").isdigit())
        except (AssertionError, OSError, subprocess.SubprocessError) as error:
            raise StartError(str(error)) from error

    def close(self) -> None:
        """End the program and the desktop."""
        self.stop_program()
        while self._processes:
            process = self._processes.pop()
            end(process)
            if process.stdout:
                process.stdout.close()

    def healthy(self) -> bool:
        """Whether everything that belongs to the desktop still runs."""
        return all(process.poll() is None for process in self._processes)

    def _spawn(
        self, *line: str, keep_open: tuple[int, ...] = (), read: bool = False, path: str = ""
    ) -> subprocess.Popen[bytes]:
        with (self.folder / f"{Path(line[0]).name}.log").open("ab") as log:
            process = subprocess.Popen(
                with_parent(line),
                env={**self.env, "PATH": f"{path}:{self.env['PATH']}"} if path else self.env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE if read else log,
                stderr=log,
                pass_fds=keep_open,
            )
        self._processes.append(process)
        return process

    def _start_display(self) -> None:
        reading, writing = os.pipe()
        width, height = self.size
        self._spawn(
            *("Xvfb", "-displayfd", str(writing), "-screen", "0", f"{width}x{height}x24"),
            *("-nolisten", "tcp", "-noreset", "-fbdir", str(self.folder)),
            keep_open=(writing,),
        )
        os.close(writing)
        with os.fdopen(reading) as pipe:
            number = pipe.readline().strip()
        assert number, "Xvfb gave no display"
        self.env["DISPLAY"] = f":{number}"

    def _start_buses(self) -> None:
        line = ("dbus-daemon", "--session", "--nofork", "--nopidfile", "--print-address=1")
        pipe = self._spawn(*line, read=True).stdout
        assert pipe is not None
        address = pipe.readline().decode().strip()
        assert address, "dbus-daemon gave no address"
        self.env["DBUS_SESSION_BUS_ADDRESS"] = address
        # The call starts the accessibility bus, which belongs to the session.
        call = ["dbus-send", "--session", "--print-reply", "--dest=org.a11y.Bus", "/org/a11y/bus"]
        get = [*call, "org.a11y.Bus.GetAddress"]
        subprocess.run(get, env=self.env, check=True, capture_output=True, timeout=PATIENCE)
        put = [*call, "org.freedesktop.DBus.Properties.Set", "string:org.a11y.Status"]
        for name in ("IsEnabled", "ScreenReaderEnabled"):
            order = [*put, f"string:{name}", "variant:boolean:true"]
            subprocess.run(order, env=self.env, check=True, capture_output=True, timeout=PATIENCE)

    # -- programs --

    def launch(
        self, *arguments: str, home: Path | None = None, env: Mapping[str, str] | None = None
    ) -> Program:
        """Start Chiva with these arguments and wait until its window has the keyboard."""
        return self.launch_command(
            [sys.executable, "-m", "chiva_qt", *arguments], home=home, env=env
        )

    def launch_command(
        self,
        line: Sequence[str],
        home: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Program:
        """Start any program and wait until its window has the keyboard."""
        assert self.program is None, "one program at a time: stop_program() first"
        self._launches += 1
        if home is None:
            home = self.folder / f"home-{self._launches}"
            home.mkdir()
        settings = {
            **self.env,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / ".config"),
            "XDG_DATA_HOME": str(home / ".local/share"),
            "XDG_CACHE_HOME": str(home / ".cache"),
            "XDG_STATE_HOME": str(home / ".local/state"),
            "PYTHONPATH": str(dev.ROOT / "src"),
            "PYTHONWARNINGS": "error",
            "PYTHONUNBUFFERED": "1",
            "QT_QPA_PLATFORM": "xcb",
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "QT_MESSAGE_PATTERN": "qt-%{type}: %{category}: %{message}",
            # Qt's bridge warns of every event that AT-SPI has no word for.
            "QT_LOGGING_RULES": "qt.accessibility.atspi*.warning=false",
            **(env or {}),
        }
        log = self.folder / f"program-{self._launches}.log"
        self.program = Program(line, settings, home, log, self.folder)
        window = eventually("the program's window", self._window)
        self._ask("windowactivate", "--sync", window)
        return self.program

    def _window(self) -> str:
        assert self.program is not None
        output = self.program.output
        assert self.program.running, f"the program ended before it had a window:\n{output()}"
        found = self._ask("search", "--onlyvisible", "--pid", str(self.program.pid)).split()
        return found[-1] if found else ""

    def stop_program(self) -> None:
        """End the program, if one runs."""
        if self._client is not None:
            self._client.close()
            self._client = None
        if self.program is not None:
            self.program.stop()
            self.program = None

    # -- keyboard, mouse, screen --

    def _ask(self, *arguments: str) -> str:
        """Run xdotool; what it printed, empty when it found nothing."""
        line = ["xdotool", *arguments]
        done = subprocess.run(
            line, env=self.env, check=False, capture_output=True, text=True, timeout=PATIENCE
        )
        return done.stdout.strip()

    def press(self, *keys: str) -> None:
        """Press and release keys, by xdotool's names: "Right", "ctrl+n", "Return"."""
        self._ask("key", "--clearmodifiers", *keys)

    def type(self, text: str) -> None:
        """Type a text, letter by letter."""
        self._ask("type", "--clearmodifiers", text)

    def click(self, place: Node | tuple[int, int], button: int = 1) -> None:
        """Move the mouse to the middle of the object, or to the pixel, and click."""
        x, y = place.middle if isinstance(place, Node) else place
        self._ask("mousemove", str(x), str(y), "click", str(button))

    def drag(self, start: Node | tuple[int, int], stop: Node | tuple[int, int]) -> None:
        """Press at the one place, move in steps, release at the other."""
        (x, y), (to_x, to_y) = (
            place.middle if isinstance(place, Node) else place for place in (start, stop)
        )
        moves: list[str] = []
        for step in range(1, 11):
            way = step / 10
            moves += [
                "mousemove",
                str(round(x + (to_x - x) * way)),
                str(round(y + (to_y - y) * way)),
            ]
        self._ask("mousemove", str(x), str(y), "mousedown", "1", *moves, "mouseup", "1")

    def screenshot(self, path: Path) -> Path:
        """Save what the screen shows as a picture (format by the suffix); the path."""
        from PySide6.QtGui import QImage

        data = (self.folder / "Xvfb_screen0").read_bytes()  # an XWD dump, kept up to date by Xvfb
        header = struct.unpack(">25I", data[:100])
        start = header[0] + 12 * header[19]
        image = QImage(data[start:], header[4], header[5], header[12], QImage.Format.Format_RGB32)
        assert image.save(str(path)), f"{path} could not be written"
        return path

    # -- AT-SPI --

    def _atspi(self) -> Client:
        if self._client is None:
            assert self.program is not None, "no program runs"
            self._client = Client(self.program.pid, self.env)
        return self._client

    def tree(self) -> Node:
        """The program as assistive technology sees it now."""
        answer = self._atspi().ask(do="tree")
        assert "error" not in answer, answer["error"]
        return Node.parse(answer)

    def find(self, name: str, role: str | None = None, timeout: float = PATIENCE) -> Node:
        """The first object with that name (a regular expression), waited for."""
        found = eventually(
            f"an object named {name!r}", lambda: self.tree().find(name, role), timeout
        )
        assert found is not None
        return found

    def act(self, name: str, role: str | None = None, action: str = "Press") -> None:
        """Run an action of the object with that name (a regular expression)."""
        answer = self._atspi().ask(do="press", name=name, role=role, action=action)
        assert answer == {"done": True}, f"{action} on {name!r}: {answer}"

    def focus(self, name: str, role: str | None = None) -> None:
        """Give the keyboard focus to the object with that name (a regular expression)."""
        answer = self._atspi().ask(do="focus", name=name, role=role)
        assert answer == {"done": True}, f"focus on {name!r}: {answer}"

    @contextlib.contextmanager
    def walking(self) -> Iterator[list[WalkReport]]:
        """Let a second client walk the tree again and again meanwhile.

        The list given holds its report once the block has ended.
        """
        assert self.program is not None, "no program runs"
        reports: list[WalkReport] = []
        client = Client(self.program.pid, self.env)
        try:
            client.ask(do="tree")  # it is there, and sees the program
            client.send(do="walk")
            yield reports
            answer = client.ask(do="stop")
            assert "error" not in answer, answer["error"]
            names = frozenset(answer["names"])
            reports.append(WalkReport(answer["rounds"], answer["nodes"], names))
        finally:
            client.close()


class ReaderDesktop(Desktop):
    """A desktop with Orca running.

    Orca says what it says into a log. Unless told otherwise, one listens from the last key press,
    click, action or launch on.
    """

    def __init__(self, folder: Path, size: tuple[int, int] = (1280, 800)) -> None:
        super().__init__(folder, size)
        self.listening_from = 0
        self._speech: SpeechServer | None = None

    def start(self) -> None:
        """Start the desktop, then Orca, and wait until it speaks."""
        super().start()
        socket = self.folder / "run" / "speech.sock"
        self._speech = SpeechServer(socket)
        self.env["SPEECHD_ADDRESS"] = f"unix_socket:{socket}"
        settings = self.folder / "orca"
        settings.mkdir()
        general = {"enableKeyEcho": False, "enableBraille": False, "enableSound": False}
        profile = {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}
        content = {
            "general": general,
            "pronunciations": {},
            "keybindings": {},
            "profiles": {"default": {**profile, **general}},
        }
        (settings / "user-settings.conf").write_text(json.dumps(content), encoding="utf-8")
        # Orca asks pgrep for another Orca of this user and gives way to it, even to one that
        # speaks on a desktop of its own.
        tools = self.folder / "bin"
        tools.mkdir()
        (tools / "pgrep").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
        (tools / "pgrep").chmod(0o755)
        self._spawn("orca", "--user-prefs", str(settings), path=str(tools))
        if self._speech.log.wait(matcher("screen reader on"), 0, PATIENCE) is None:
            raise StartError("Orca did not say that it is on")

    def close(self) -> None:
        """End the program, Orca and the desktop."""
        super().close()
        if self._speech is not None:
            self._speech.close()
            self._speech = None

    def mark(self) -> int:
        """A place in what was said: for said_since() and as since= later."""
        return self._log.mark()

    @property
    def _log(self) -> SpeechLog:
        assert self._speech is not None, "the desktop has not been started"
        return self._speech.log

    def utterances(self, since: int | None = None) -> list[Utterance]:
        """What was said, with times and whether it was cut off."""
        return self._log.since(self.listening_from if since is None else since)

    def said_since(self, mark: int | None = None) -> list[str]:
        """What was said, as texts in order."""
        return [utterance.text for utterance in self.utterances(mark)]

    def wait_for_speech(
        self, wanted: Wanted, timeout: float = PATIENCE, since: int | None = None
    ) -> str:
        """The first utterance that is wanted. AssertionError with all that was said instead."""
        start = self.listening_from if since is None else since
        found = self._log.wait(matcher(wanted), start, timeout)
        if found is None:
            said = "\n".join(f"    {text}" for text in self.said_since(start)) or "    (nothing)"
            output = self.program.output() if self.program else ""
            raise AssertionError(
                f"{wanted!r} was not said within {timeout:g} s. What was said:\n{said}\n{output}"
            )
        return found.text

    def hear(self, keys: str, wanted: Wanted, timeout: float = PATIENCE) -> str:
        """Press keys (xdotool's names, blanks between) and wait for what is said to them."""
        self.press(*keys.split())
        return self.wait_for_speech(wanted, timeout)

    def launch_command(
        self,
        line: Sequence[str],
        home: Path | None = None,
        env: Mapping[str, str] | None = None,
    ) -> Program:
        """Start any program and wait until Orca has begun to speak of it."""
        self.listening_from = self.mark()
        launched = super().launch_command(line, home, env)
        self.wait_for_speech(lambda text: True)
        return launched

    def _ask(self, *arguments: str) -> str:
        if arguments[0] in {"key", "type", "mousemove"}:
            self.listening_from = self.mark()
        return super()._ask(*arguments)

    def act(self, name: str, role: str | None = None, action: str = "Press") -> None:
        """Run an action of the object with that name (a regular expression)."""
        self.listening_from = self.mark()
        super().act(name, role, action)

    def focus(self, name: str, role: str | None = None) -> None:
        """Give the keyboard focus to the object with that name (a regular expression)."""
        self.listening_from = self.mark()
        super().focus(name, role)


def missing_for(needs: Sequence[dev.SystemPackage]) -> str:
    """Why a desktop cannot be had on this machine; empty when it can."""
    if not sys.platform.startswith("linux"):
        return "a private desktop needs X11 and AT-SPI, so Linux"
    names = dev.missing(needs)
    if shutil.which("setpriv") is None:
        names.append("util-linux")
    return f"missing system packages: {' '.join(names)}" if names else ""
