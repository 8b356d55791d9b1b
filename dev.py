#!/usr/bin/env python3
"""Every chore of the project in one place; each does its own set-up first.

    python3 dev.py run [options of chiva]     start the program
    python3 dev.py engine [its options]       chiva-engine, the game without a window
    python3 dev.py test [options of pytest]   run the tests
    python3 dev.py check                      lint, types, import rules, translations
    python3 dev.py soak [options of pytest]   kill, monkey and endurance tests at full length
    python3 dev.py fix                        let ruff correct and format what it can
    python3 dev.py build                      build the wheel into dist/, for this system
    python3 dev.py translations [language]    collect new texts, compile translations
    python3 dev.py screenshots [--chosen]     pictures of the window into docs/screenshots
    python3 dev.py bench [--frames|--start|--thinking]   how fast the table moves and starts

Needs only Python 3.11 or newer. Packages go into .venv beside this file; system packages that are
missing are installed on Debian as root, and otherwise named with the line to type. Where there is
a C compiler the computer players' core is compiled (half a minute, once); CHIVA_MYPYC=0 in the
environment leaves it plain Python.
"""

import os
import subprocess
import sys


def find_new_enough() -> None:
    """Go on under a newer Python, where this one is too old and another is on PATH."""
    import shutil

    for minor in range(19, 10, -1):
        path = shutil.which("python3.%d" % minor)  # noqa: UP031
        if path and not subprocess.call([path, "-c", ""], stderr=subprocess.DEVNULL):
            sys.exit(subprocess.call([path] + sys.argv))  # noqa: RUF005
    sys.exit("Chiva needs Python 3.11 or newer; this is %s." % sys.version.split()[0])  # noqa: UP031


if sys.version_info < (3, 11):  # noqa: UP036 - the one line that an older Python must reach
    find_new_enough()

import ctypes
import hashlib
import json
import shlex
import shutil
import sysconfig
import tomllib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "chiva-installed.json"
COMPILED = "compiled"
"""The extra with what the players' core is compiled by."""


# -- system packages ---------------------------------------------------------------------------


@dataclass(frozen=True)
class SystemPackage:
    """Something outside Python that Qt or the tests need.

    name: its Debian package. found: whether what it brings is there, from wherever it came.
    """

    name: str
    found: Callable[[], bool]


def library(name: str, soname: str) -> SystemPackage:
    """A package whose shared library the loader must find."""

    def found() -> bool:
        try:
            ctypes.CDLL(soname)
        except OSError:
            return False
        return True

    return SystemPackage(name, found)


def program(name: str, executable: str) -> SystemPackage:
    """A package whose program must be on PATH."""
    return SystemPackage(name, lambda: shutil.which(executable) is not None)


def introspection(name: str, namespace: str) -> SystemPackage:
    """A package that the system's own Python must be able to load through gi."""
    code = f"import gi; gi.require_version('{namespace}', '2.0')"

    def found() -> bool:
        try:
            return not subprocess.call([SYSTEM_PYTHON, "-c", code], stderr=subprocess.DEVNULL)
        except OSError:
            return False

    return SystemPackage(name, found)


# Debian's gi belongs to Debian's Python, whichever Python runs the project.
SYSTEM_PYTHON = "/usr/bin/python3"

WINDOW_PACKAGES = (
    library("libgl1", "libGL.so.1"),
    library("libegl1", "libEGL.so.1"),
    library("libfontconfig1", "libfontconfig.so.1"),
    library("libxkbcommon0", "libxkbcommon.so.0"),
    library("libdbus-1-3", "libdbus-1.so.3"),
    library("libglib2.0-0", "libglib-2.0.so.0"),
    library("libx11-6", "libX11.so.6"),
    library("libxkbcommon-x11-0", "libxkbcommon-x11.so.0"),
    library("libxcb-cursor0", "libxcb-cursor.so.0"),
    library("libxcb-icccm4", "libxcb-icccm.so.4"),
    library("libxcb-keysyms1", "libxcb-keysyms.so.1"),
    library("libxcb-shape0", "libxcb-shape.so.0"),
)
SCREEN_PACKAGES = (
    program("xvfb", "Xvfb"),
    program("openbox", "openbox"),
    program("xdotool", "xdotool"),
    program("dbus", "dbus-daemon"),
    program("dbus", "dbus-send"),
    SystemPackage(
        "at-spi2-core", lambda: Path("/usr/share/dbus-1/services/org.a11y.Bus.service").exists()
    ),
    introspection("gir1.2-atspi-2.0", "Atspi"),
)
READER_PACKAGES = (program("orca", "orca"),)


def missing(packages: Sequence[SystemPackage]) -> list[str]:
    """The Debian names of those packages whose contents are not found."""
    if not sys.platform.startswith("linux"):
        return []
    return list(dict.fromkeys(package.name for package in packages if not package.found()))


def is_debian() -> bool:
    """Whether apt-get and Debian's package names can be used here (Ubuntu and others too)."""
    try:
        about = Path("/etc/os-release").read_text(encoding="utf-8")
    except OSError:
        return False
    words = about.replace('"', " ").replace("=", " ").split()  # ID=debian, ID_LIKE="ubuntu debian"
    return shutil.which("apt-get") is not None and "debian" in words


def provide(names: Sequence[str]) -> None:
    """Install Debian packages when root on Debian; otherwise say what is missing, and go on."""
    if not names:
        return
    if not is_debian():
        say(
            "Missing on this system, by the names of their Debian packages: "
            + ", ".join(names)
            + ". What needs them will not work."
        )
        return
    install = ["apt-get", "install", "-y", "--no-install-recommends", *names]
    if os.geteuid() != 0:
        say("System packages are missing. Install them with:")
        say("    sudo " + shlex.join(install))
        return
    say("Installing system packages: " + " ".join(names))
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for line in (["apt-get", "-qq", "update"], install):
        done = subprocess.run(
            line, env=environment, text=True, stdin=subprocess.DEVNULL, capture_output=True
        )
        if done.returncode:
            say(f"{shlex.join(line)} failed:\n{done.stdout}{done.stderr}")


# -- the virtual environment -------------------------------------------------------------------


def venv_python() -> Path:
    """The interpreter of the project's virtual environment."""
    return VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def wanted_packages() -> str:
    """A digest of all in pyproject.toml that decides what is installed, and how."""
    with (ROOT / "pyproject.toml").open("rb") as file:
        settings = tomllib.load(file)
    parts = (settings["build-system"], settings["project"], settings["tool"]["hatch"])
    return hashlib.sha256(json.dumps(parts, sort_keys=True).encode()).hexdigest()


def venv_works() -> bool:
    """Whether the virtual environment has a new enough Python that still starts."""
    code = "import sys, pip; sys.exit(sys.version_info < (3, 11))"
    try:
        return not subprocess.call([venv_python(), "-c", code], stderr=subprocess.DEVNULL)
    except OSError:
        return False


def installed(extras: Sequence[str]) -> bool:
    """Whether the stamp says that today's pyproject.toml was installed with these extras."""
    try:
        stamp = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return False
    return stamp["wanted"] == wanted_packages() and set(extras) <= set(stamp["extras"])


def pip(*arguments: str) -> None:
    """Run the virtual environment's pip with the user's own pip configuration."""
    line = [str(venv_python()), "-m", "pip", "install", "-q", "--disable-pip-version-check"]
    if subprocess.call([*line, *arguments], cwd=ROOT, stdin=subprocess.DEVNULL):
        sys.exit("dev.py: pip could not install the packages; its message is above.")


@contextmanager
def one_at_a_time() -> Iterator[None]:
    """Let no two dev.py install at once (where the system has file locks)."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    (ROOT / "build").mkdir(exist_ok=True)
    with (ROOT / "build" / "dev.lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


def can_compile() -> bool:
    """Whether the core may be compiled, and a C compiler and Python's headers are there."""
    if os.environ.get("CHIVA_MYPYC") == "0":
        return False
    headers = Path(sysconfig.get_path("include"), "Python.h")
    return headers.exists() and any(map(shutil.which, ("cc", "gcc", "clang", "cl")))


def bring_core(*, compiled: bool) -> None:
    """Compile the computer players' core in place, or leave it plain: the same play, slower."""
    line = [str(venv_python()), "hatch_build.py", "core" if compiled else "plain"]
    done = subprocess.run(line, cwd=ROOT, text=True, stdin=subprocess.DEVNULL, capture_output=True)
    if done.returncode:
        say("The players' core could not be compiled and stays plain Python; the reason:")
        say(done.stderr.strip().splitlines()[-1])


def set_up(extras: Sequence[str] = (), packages: Sequence[SystemPackage] = ()) -> None:
    """Bring the system packages, the virtual environment and the compiled files up to date."""
    if can_compile():
        extras = [*extras, COMPILED]
    with one_at_a_time():
        provide(missing(packages))
        if not venv_works():
            # Debian keeps the means to make one in a package of its own.
            line = [sys.executable, "-c", "import ensurepip, venv"]
            if subprocess.call(line, stderr=subprocess.DEVNULL):
                provide([f"python3.{sys.version_info.minor}-venv"])
            say("Making .venv (the first time takes a minute or two)")
            base = getattr(sys, "_base_executable", sys.executable)
            if subprocess.call([base, "-m", "venv", "--clear", VENV]):
                sys.exit("dev.py: the virtual environment could not be made.")
        if not installed(extras):
            say("Installing the project's packages into .venv")
            with (ROOT / "pyproject.toml").open("rb") as file:
                pip(*tomllib.load(file)["build-system"]["requires"])
            # Built with what is installed: PySide6 need not be fetched twice.
            target = f".[{','.join(extras)}]" if extras else "."
            pip("--no-build-isolation", "--editable", target)
            stamp = {"wanted": wanted_packages(), "extras": sorted(extras)}
            STAMP.write_text(json.dumps(stamp), encoding="utf-8")
        if python("hatch_build.py"):
            sys.exit("dev.py: the translations could not be compiled.")
        bring_core(compiled=COMPILED in extras)


# -- the chores --------------------------------------------------------------------------------


def say(text: str) -> None:
    """One line for the person, before whatever a tool prints next."""
    print(text, flush=True)


def python(*arguments: str) -> int:
    """Run the virtual environment's Python in the project's folder; its exit status."""
    return subprocess.call([str(venv_python()), *arguments], cwd=ROOT)


def run(arguments: Sequence[str]) -> int:
    """Start the program."""
    set_up(packages=WINDOW_PACKAGES)
    return python("-m", "chiva_qt", *arguments)


def engine(arguments: Sequence[str]) -> int:
    """Run the command `chiva-engine`, in the folder where this was called."""
    set_up()
    code = "import sys; from chiva_engine.cli import main; sys.exit(main())"
    return subprocess.call([str(venv_python()), "-c", code, *arguments])


def test(arguments: Sequence[str]) -> int:
    """Run the tests: all of them on every core, or what the arguments say."""
    set_up(["dev"], (*WINDOW_PACKAGES, *SCREEN_PACKAGES, *READER_PACKAGES))
    everything = ["-n", str(min(os.cpu_count() or 1, 4)), "--dist", "loadgroup"]
    return python("-m", "pytest", *(arguments or everything))


def soak(arguments: Sequence[str]) -> int:
    """Run the tests that kill, stir and wear out the program, for as long as they like."""
    set_up(["dev"], WINDOW_PACKAGES)
    os.environ["CHIVA_SOAK"] = "long"
    return python("-m", "pytest", *(arguments or ["-v", "tests/soak"]))


def check(arguments: Sequence[str]) -> int:
    """Everything that reads the code without playing: all of it, then what was found wrong."""
    set_up(["dev"])
    steps: dict[str, list[str]] = {
        "ruff check": ["-m", "ruff", "check", "."],
        "ruff format": ["-m", "ruff", "format", "--check", "."],
        "mypy": ["-m", "mypy"],
        "mypy of the chores": ["-m", "mypy", "dev.py", "hatch_build.py"],
        "mypy of the translations": ["-m", "mypy", "-p", "translations"],
        "import rules": ["-m", "pytest", "-q", "tests/test_house.py"],
        "translations": ["-m", "translations.check"],
    }
    failed = []
    for name, line in steps.items():
        say(f"-- {name}")
        if python(*line):
            failed.append(name)
    say("check: " + (f"failed: {', '.join(failed)}" if failed else "all well"))
    return 1 if failed else 0


def fix(arguments: Sequence[str]) -> int:
    """Correct and format what ruff can."""
    set_up(["dev"])
    return python("-m", "ruff", "check", "--fix", ".") | python("-m", "ruff", "format", ".")


def build(arguments: Sequence[str]) -> int:
    """Build the wheel into dist/: with the compiled core, for this system, where that can be."""
    set_up(["dev"])
    if can_compile():
        os.environ["CHIVA_MYPYC"] = "1"
    return python("-m", "build", "--wheel", "--no-isolation", "--outdir", "dist", *arguments)


def translations(arguments: Sequence[str]) -> int:
    """Collect the program's texts into translations/*.ts, then compile them."""
    set_up(["dev"])
    return python("-m", "translations.catalogs", *arguments) or python("hatch_build.py")


def screenshots(arguments: Sequence[str]) -> int:
    """Take pictures of the window in every theme, size and language; needs no screen."""
    set_up(["dev"], WINDOW_PACKAGES)
    return python("-m", "tests.screenshots", *arguments)


def bench(arguments: Sequence[str]) -> int:
    """Measure the table: its frames, start, memory, and while master thinks; needs no screen."""
    set_up(["dev"], WINDOW_PACKAGES)
    return python("-m", "tests.bench.table", *arguments)


CHORES = {
    "run": run,
    "engine": engine,
    "test": test,
    "soak": soak,
    "check": check,
    "fix": fix,
    "build": build,
    "translations": translations,
    "screenshots": screenshots,
    "bench": bench,
}


def main(arguments: Sequence[str]) -> int:
    """Do the chore that the first argument names; its exit status."""
    if not arguments or arguments[0] in {"-h", "--help"}:
        print(__doc__)
        return 0 if arguments else 2
    name, *rest = arguments
    if name not in CHORES:
        print(f"dev.py: there is no '{name}'; try {', '.join(CHORES)}.", file=sys.stderr)
        return 2
    return CHORES[name](rest[1:] if rest[:1] == ["--"] else rest)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
