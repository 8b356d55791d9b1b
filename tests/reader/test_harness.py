"""The harness itself: a tiny window is heard, seen, pressed and walked."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from tests.reader.desktop import Desktop, ReaderDesktop

# Two buttons; each press is counted in a label, whose text also stands in a file beside the home.
WINDOW = """
import os, pathlib
from PySide6.QtWidgets import QApplication, QLabel, QMainWindow, QPushButton, QVBoxLayout, QWidget

app = QApplication([])
window, box = QMainWindow(), QWidget()
window.setWindowTitle("Table of trials")
label = QLabel("pressed 0")
pressed = 0

def press():
    global pressed
    pressed += 1
    label.setText(f"pressed {pressed}")

layout = QVBoxLayout(box)
for name in ("First tile", "Second tile"):
    button = QPushButton(name)
    button.clicked.connect(press)
    layout.addWidget(button)
layout.addWidget(label)
window.setCentralWidget(box)
window.show()
app.exec()
"""


def line(code: str = WINDOW) -> list[str]:
    return [sys.executable, "-c", code]


def test_focus_is_heard(reader: ReaderDesktop) -> None:
    reader.launch_command(line())
    assert any("Table of trials" in text for text in reader.said_since())
    reader.hear("Tab", "Second tile")
    mark = reader.mark()
    heard = reader.hear("shift+Tab", "First tile")
    assert heard in reader.said_since(mark)
    assert not any("Second tile" in text for text in reader.said_since(mark))


def test_what_is_not_said_is_reported_with_what_was(reader: ReaderDesktop) -> None:
    reader.launch_command(line())
    reader.hear("Tab", "Second tile")
    with pytest.raises(AssertionError, match=r"'Third tile' was not said(.|\n)*Second tile"):
        reader.wait_for_speech("Third tile", timeout=0.2)


def test_a_key_press_cuts_speech_off(reader: ReaderDesktop) -> None:
    reader.launch_command(line())
    mark = reader.mark()
    reader.hear("Tab", "Second tile")
    reader.hear("Tab", "First tile")
    second = next(u for u in reader.utterances(mark) if "Second tile" in u.text)
    assert second.cut_after is not None


def test_press_and_focus_by_a_client(reader: ReaderDesktop) -> None:
    reader.launch_command(line())
    reader.focus("Second tile")
    reader.wait_for_speech("Second tile")
    reader.act("Second tile")
    reader.find("pressed 1", "label")


def test_tree_and_walk(reader: ReaderDesktop) -> None:
    reader.launch_command(line())
    button = reader.find("First tile", "push button")
    assert {"focusable", "showing"} <= button.states
    with reader.walking() as reports:
        reader.hear("Tab", "Second tile")
    assert reports[0].nodes >= reports[0].rounds > 0
    assert "First tile" in reports[0].names


def test_mouse_and_picture(screen: Desktop, tmp_path: Path) -> None:
    from PySide6.QtGui import QImage

    screen.launch_command(line())
    screen.click(screen.find("First tile"))
    screen.find("pressed 1")
    x, y = screen.find("Second tile").middle
    screen.drag((x, y), (x + 3, y + 3))
    screen.find("pressed 2")
    picture = QImage(str(screen.screenshot(tmp_path / "screen.png")))
    assert (picture.width(), picture.height()) == screen.size
    assert len({picture.pixel(x + dx, y) for dx in range(-40, 40)}) > 1  # the button's text


def test_a_complaint_of_the_program_is_found(screen: Desktop) -> None:
    warn = WINDOW.replace(
        "window.show()",
        "window.show(); from PySide6.QtCore import qWarning; qWarning('a warning of its own')",
    )
    program = screen.launch_command(line(warn))
    assert program.complaints() == ["qt-warning: default: a warning of its own"]
    screen.stop_program()  # or the fixture would fail this test, as it should


def test_a_second_launch_finds_the_same_home(screen: Desktop) -> None:
    first = screen.launch_command(line())
    (first.home / "saved").touch()
    screen.stop_program()
    second = screen.launch_command(line(), home=first.home)
    assert (second.home / "saved").exists()
