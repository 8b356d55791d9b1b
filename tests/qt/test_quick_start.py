"""The quick import of PySide6: nothing that it leaves out for later is missing when it is wanted.

Each test runs in a Python of its own, for PySide6 is imported once.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Sequence
from enum import CONFORM, EJECT, KEEP, Enum, EnumType, Flag, FlagBoundary, IntEnum, IntFlag
from textwrap import dedent

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_qt import quick_enums
from tests.support import SRC

PLAINLY = "import PySide6"
QUICKLY = "from chiva_qt import quick_start; quick_start.load()"
UNKNOWN = "from chiva_qt import quick_start; quick_start.KNOWN = (); quick_start.load()"

MISTAKES = """
    import pydoc
    from PySide6.QtCore import QObject, QPoint, Qt, QTimer
    from PySide6.QtWidgets import QApplication, QGraphicsView, QLabel, QStyle

    app = QApplication([])
    label = QLabel()
    mistakes = [
        lambda: QPoint("x"),
        lambda: QPoint(1, 2, 3),
        lambda: QLabel(text=4),
        lambda: QLabel(nonsense=4),
        lambda: label.setAlignment("x"),
        lambda: QTimer.singleShot("x"),
        lambda: QObject().connect(1, 2),
        lambda: QGraphicsView().mapToScene("x"),
        lambda: label.nonsense,
    ]
    for mistake in mistakes:
        try:
            print(mistake())
        except Exception as error:
            print(type(error), error)
"""

HELP = """
    import sys
    import pydoc
    from PySide6.QtCore import QPoint, Qt
    from PySide6.QtWidgets import QLabel
    from PySide6.support.signature import get_signature, layout, mapping, parser
    from PySide6.support.signature.lib import enum_sig, pyi_generator, tool

    print(pydoc.render_doc(QPoint))
    print(QLabel.setText.__doc__)
    print(get_signature(QPoint.manhattanLength), get_signature(QLabel.setText))
    for module in (layout, mapping, parser, enum_sig, pyi_generator, tool):
        names = (module.__name__, module.__file__, module.__package__, module.__spec__.name)
        parts = vars(module).items()
        print(*names, sorted(name for name, part in parts if type(part) is not type(sys)))
    print(sorted(name for name in sys.modules if name.startswith(("shiboken", "PySide6"))))
"""

ENUMERATIONS = """
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication, QStyle

    print(hasattr(Qt, "AlignLeft"), list(Qt.AlignmentFlag), Qt.AlignmentFlag(3), Qt.Key(65))
    print(Qt.Key.Key_A + 1, Qt.AlignmentFlag.AlignLeft | 4, QStyle.StateFlag(1 << 30 | 1))
    print(repr(Qt.Key.Key_A), Qt.Key.__module__, Qt.Key.__qualname__, Qt.KeyboardModifier(0))
    print((Qt.KeyboardModifier.ControlModifier | Qt.Key.Key_A).toCombined())
"""


def run(*parts: str, **environment: str) -> str:
    """What a Python that does this says; it ends well."""
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", "\n".join(dedent(part) for part in parts)],
        env={
            **{name: value for name, value in os.environ.items() if "PYTHON_ENUM" not in name},
            "PYTHONPATH": os.pathsep.join((str(SRC), os.environ.get("PYTHONPATH", ""))),
            "QT_QPA_PLATFORM": "offscreen",
            **environment,
        },
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout + done.stderr


@pytest.mark.parametrize("what", [MISTAKES, HELP, ENUMERATIONS])
@pytest.mark.parametrize("way", [QUICKLY, UNKNOWN])
def test_what_pyside_says_is_the_same(way: str, what: str) -> None:
    said = run(way, what)
    assert said == run(PLAINLY, what)
    assert len(said) > 200


@pytest.mark.parametrize("option", ["0x10", "True"])
def test_the_option_for_enumerations_is_obeyed(option: str) -> None:
    said = run(QUICKLY, ENUMERATIONS, PYSIDE6_OPTION_PYTHON_ENUM=option)
    assert said == run(PLAINLY, ENUMERATIONS, PYSIDE6_OPTION_PYTHON_ENUM=option)
    assert said.startswith("False" if option == "0x10" else "True")


def test_support_modules_are_not_loaded_by_the_program() -> None:
    """With this PySide6. A new one is added to `KNOWN` when these tests pass with it."""
    said = run(
        QUICKLY,
        """
        import sys
        from PySide6.QtCore import Qt
        from PySide6.QtWidgets import QApplication

        app = QApplication([])
        for name in sorted(quick_start._LATER):
            print(name, sys.modules[name] in quick_start._waiting)
        unused = {"argparse", "ast", "copy", "inspect", "ipaddress", "shutil", "tempfile"}
        print(*sorted(unused & sys.modules.keys()))
        """,
    )
    assert said.count("True") == 8
    assert "False" not in said
    assert said.endswith("True\n\n")


def test_python_is_left_as_it_was() -> None:
    said = run(
        "import sys; before = sys.meta_path, list(sys.meta_path)",
        QUICKLY,
        """
        assert before[0] is sys.meta_path and before[1] == sys.meta_path
        assert __import__.__name__ != "__feature_import__"
        import bz2, copy, dataclasses, inspect, io, lzma, pathlib, shutil, tempfile, textwrap
        import traceback, urllib.parse, zipfile

        modules = (bz2, copy, inspect, lzma, shutil, tempfile, textwrap, traceback, zipfile)
        for module in (*modules, urllib.parse):
            assert type(module) is type(sys), module
            assert sys.modules[module.__name__] is module
        assert zipfile.lzma is lzma and zipfile.shutil is shutil
        with zipfile.ZipFile(io.BytesIO(), "w", zipfile.ZIP_LZMA) as file:
            file.writestr("one", "text")

        @dataclasses.dataclass
        class WithoutDocstring:
            one: int

        print(WithoutDocstring.__doc__)
        print(dataclasses.asdict(WithoutDocstring([1])))
        print(pathlib.PurePosixPath("/a b").as_uri())
        """,
    )
    assert said == "WithoutDocstring(one: int)\n{'one': [1]}\nfile:///a%20b\n"


def test_threads_that_want_the_same_wait_for_each_other() -> None:
    said = run(
        QUICKLY,
        """
        import sys, threading
        from PySide6.QtCore import QPoint

        start = threading.Barrier(8)
        layout = sys.modules["shibokensupport.signature.layout"]
        def look():
            start.wait()
            print(layout.create_signature.__name__ + chr(10), end="")

        threads = [threading.Thread(target=look) for _ in range(8)]
        for thread in threads: thread.start()
        for thread in threads: thread.join()
        """,
    )
    assert said == 8 * "create_signature\n"


def test_all_enumerations_of_qt_are_those_that_python_makes() -> None:
    said = run(
        """
        import importlib
        from enum import EnumType
        import PySide6
        from chiva_qt import quick_enums as q

        by_python, made = EnumType._create_, []
        def both(cls, class_name, names, **how):
            how["module"] = "qt"
            ours = q.create(cls, class_name, names, **how)
            theirs = by_python(cls, class_name, names, **how)
            assert q.told(ours) == q.told(theirs), class_name
            made.append(len(names))
            return theirs

        EnumType._create_ = both
        for name in ("QtCore", "QtGui", "QtWidgets", "QtNetwork", "QtSvg"):
            module = importlib.import_module(f"PySide6.{name}")
            for part in dir(module):
                getattr(module, part)
        print(len(made), sum(made))
        """
    )
    enumerations, members = map(int, said.split())
    assert enumerations > 500
    assert members > 5000


def made(
    create: Callable[..., object],
    kind: type[Enum],
    names: Sequence[object],
    boundary: FlagBoundary | None = KEEP,
) -> object:
    """An enumeration in values that can be compared, or the error that comes instead."""
    how = {"module": "here", "qualname": "In.Made", "boundary": boundary}
    try:
        return quick_enums.told(create(kind, "Made", names, **how))
    except (ValueError, TypeError, AttributeError) as error:
        return type(error), str(error)


NAMES = st.sampled_from(
    [
        "A",
        "B",
        "C",
        "Name",
        "name",
        "value",
        "real",
        "mro",
        "_one",
        "__two__",
        "",
        "_",
        "from_bytes",
    ]
)
VALUES = st.integers(-1, 9) | st.integers(0, 9) | st.sampled_from([2**31, 2**40, True, "text", 1.5])
SPECIAL = ("name", "value", "real", "mro", "_one", "__two__", "", "to_bytes", "_member_map_")


@pytest.mark.parametrize("name", SPECIAL)
@pytest.mark.parametrize("kind", [Enum, IntEnum, Flag, IntFlag])
def test_special_names_mean_what_they_mean_to_python(kind: type[Enum], name: str) -> None:
    names = [("A", 1), (name, 2), ("B", 4)]
    assert made(quick_enums.create, kind, names) == made(quick_enums._by_python, kind, names)


def test_an_enumeration_is_of_the_module_that_makes_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EnumType, "_create_", quick_enums.create)
    assert Flag("Made", [("A", 1)], boundary=KEEP).__module__ == __name__


@given(
    kind=st.sampled_from([Enum, IntEnum, Flag, IntFlag]),
    names=st.lists(st.tuples(NAMES, VALUES), max_size=6) | st.lists(NAMES, max_size=3),
    boundary=st.sampled_from([KEEP, CONFORM, EJECT, None]),
)
def test_any_enumeration_is_the_one_that_python_makes(
    kind: type[Enum], names: Sequence[object], boundary: FlagBoundary | None
) -> None:
    ours = made(quick_enums.create, kind, names, boundary)
    assert ours == made(quick_enums._by_python, kind, names, boundary)


def test_enumerations_are_made_quickly_where_they_come_out_the_same() -> None:
    said = run(
        QUICKLY,
        """
        from enum import EnumType
        from chiva_qt import quick_enums
        print(EnumType._create_ is quick_enums.create)
        """,
    )
    assert said == "True\n"


def test_a_python_that_makes_enumerations_otherwise_goes_on(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = EnumType.__dict__["_create_"]
    monkeypatch.setattr(quick_enums, "_by_python", before)
    monkeypatch.setattr(EnumType, "_create_", before)

    def changed(made: object, names: object) -> None:
        filled(made, names)  # type: ignore[arg-type]
        made._new_part_ = 1  # type: ignore[attr-defined]

    filled = quick_enums._fill
    monkeypatch.setattr(quick_enums, "_fill", changed)
    quick_enums.install()
    assert EnumType.__dict__["_create_"] is before
