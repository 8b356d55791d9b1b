"""Pictures of the window for every theme, size and language, without a screen: the same each time.

    python3 dev.py screenshots               all into docs/screenshots/all, which is not kept
    python3 dev.py screenshots --chosen      those that the pages show, into docs/screenshots

The matches are played by steady players from fixed seeds up to a moment in which much is to be
seen. With the font Inter installed they look as they were meant to.
"""

from __future__ import annotations

import argparse
import itertools
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFont, QFontInfo, QImage, QImageWriter
from PySide6.QtWidgets import QApplication

from chiva_engine.hand import Outcome
from chiva_engine.match import MatchState
from chiva_engine.players.base import Thinking
from chiva_engine.players.steady import Steady
from chiva_engine.record import Record
from chiva_engine.selfplay import thinking_seed, view_of
from chiva_engine.tiles import team_of
from chiva_engine.timeline import PERSON, NextHand, Timeline
from chiva_qt import LANGUAGES
from chiva_qt import settings as st
from chiva_qt.controller import GameController
from chiva_qt.i18n import languages
from chiva_qt.presentation import hand_tiles
from chiva_qt.settings import Settings
from chiva_qt.table.theme import THEMES
from chiva_qt.window import MainWindow
from tests.support import ROOT

SIZES: Final = ((1280, 720), (1920, 1080), (400, 720))

LEVELS: Final = ("strong", "master", "strong")

CHOSEN: Final = (
    "felt-1280x720-en",
    "felt-400x720-en",
    "slate-1920x1080-en",
    "daylight-1280x720-de",
    "contrast-1280x720-ms",
    "result-felt-1280x720-en",
)
"""The pictures that pages of the project show."""

Moment = Callable[[MatchState], bool]


@dataclass(frozen=True)
class Picture:
    """One picture: what is on the table, and how it looks."""

    moment: str
    """A key of `MOMENTS`."""
    theme: str
    size: tuple[int, int]
    language: str

    @property
    def name(self) -> str:
        width, height = self.size
        kind = "" if self.moment == "turn" else f"{self.moment}-"
        return f"{kind}{self.theme}-{width}x{height}-{self.language}"


def in_the_middle(state: MatchState) -> bool:
    """A turn of the person with a long line, a lead, and tiles that fit none, one and both ends."""
    if state.hand.turn != PERSON or not 11 <= len(state.hand.line) <= 15:
        return False
    view = view_of(state, PERSON)
    fits = [len(held.ends) for held in hand_tiles(view, None)]
    passes = sum(bool(view.passed_on(seat)) for seat in (2, 3, 4))
    return {0, 1, 2} <= set(fits) and len(fits) >= 4 and state.streaks[0] >= 2 and passes >= 1


def counted_out(state: MatchState) -> bool:
    """The end of a blocked hand that the person's side won, with a lead."""
    result = state.hand.result
    if result is None or result.winner != team_of(PERSON) or result.outcome is Outcome.DOMINO:
        return False
    return state.streaks[0] >= 2


def won(state: MatchState) -> bool:
    """The end of a match that the person's side won."""
    return state.winner == team_of(PERSON)


MOMENTS: Final[dict[str, Moment]] = {"turn": in_the_middle, "result": counted_out, "end": won}


def everything() -> Iterator[Picture]:
    """Every picture there is."""
    for moment, theme, size, language in itertools.product(MOMENTS, THEMES, SIZES, LANGUAGES):
        yield Picture(moment, theme, size, language)


@cache
def moment_of(name: str) -> Timeline:
    """The first match from the seeds 1, 2, 3 … that comes to a moment, up to there."""
    for seed in itertools.count(1):
        timeline = Timeline.new(seed)
        while not MOMENTS[name](timeline.current):
            state = timeline.current
            if state.winner is not None or state.number > 12:
                break
            turn = state.hand.turn
            if turn is None:
                timeline = timeline.take(NextHand())
                continue
            move = Steady().choose(view_of(state, turn), Thinking(thinking_seed(state)))
            timeline = timeline.play(move)
        else:
            return timeline
    raise AssertionError("seeds never end")


class Studio:
    """A window that shows one moment, in any look."""

    def __init__(self, moment: str, folder: Path) -> None:
        self._settings = Settings(folder)
        self._settings.override(st.MOTION, "off")
        self._settings.override(st.SPEED, st.Speed.STEP.value)
        for setting, level in zip((st.LEVELS[n] for n in (2, 3, 4)), LEVELS, strict=True):
            self._settings.override(setting, level)
        record = Record(moment_of(moment), "0" * 16, LEVELS)
        self._controller = GameController(lambda level: Steady(), record=record)
        self.window = MainWindow(self._controller, self._settings)
        self.window.show()
        self._controller.start()
        self._settings.set(st.SPEED, st.Speed.QUICK.value)

    def take(self, picture: Picture) -> QImage:
        """The window as the picture wants it."""
        languages.switch(picture.language)
        self._settings.set(st.THEME, picture.theme)
        self.window.resize(*picture.size)
        self._settle()
        model = self._controller.model
        if model.selection is None and model.result is None:
            both = next(held for held in model.hand if len(held.ends) == 2)
            self._controller.pick(both.tile)
            self._controller.choose_end(both.ends[1])
        self._settle()
        return self.window.grab().toImage()

    @staticmethod
    def _settle() -> None:
        """Let all that waits be done: texts of another language, tiles of another size."""
        for _ in range(40):
            QCoreApplication.sendPostedEvents()
            QCoreApplication.processEvents()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def close(self) -> None:
        self.window.close()
        self._controller.close()
        self.window.deleteLater()
        self._settle()


def write(image: QImage, path: Path) -> None:
    """Write a PNG, as small as Qt can make it. Raises OSError."""
    writer = QImageWriter(str(path), b"png")
    writer.setCompression(100)
    if not writer.write(image.convertToFormat(QImage.Format.Format_RGB888)):
        raise OSError(f"{path}: {writer.errorString()}")


def take_all(pictures: Sequence[Picture], folder: Path) -> Iterator[Path]:
    """Take pictures into a folder; the path of each one once it is written."""
    folder.mkdir(parents=True, exist_ok=True)
    for moment in MOMENTS:
        wanted = [picture for picture in pictures if picture.moment == moment]
        if not wanted:
            continue
        with TemporaryDirectory() as profile:
            studio = Studio(moment, Path(profile))
            for picture in wanted:
                path = folder / f"{picture.name}.png"
                write(studio.take(picture), path)
                yield path
            studio.close()


def main(arguments: Sequence[str] | None = None) -> int:
    """Take the pictures; the exit status."""
    parser = argparse.ArgumentParser(prog="dev.py screenshots", description=__doc__)
    parser.add_argument("--chosen", action="store_true", help="into docs/screenshots, a few only")
    parser.add_argument("--into", metavar="DIR", type=Path, help="into another folder")
    parser.add_argument("--only", metavar="TEXT", default="", help="names that contain this")
    args = parser.parse_args(arguments)
    folder = ROOT / "docs" / "screenshots" / ("" if args.chosen else "all")
    pictures = [
        picture
        for picture in everything()
        if args.only in picture.name and (not args.chosen or picture.name in CHOSEN)
    ]
    app = QApplication.instance() or QApplication(sys.argv[:1])
    assert isinstance(app, QApplication)
    # Menus and dialogs as on a desktop whose own font is Inter; without it nothing changes.
    font = QFont("Inter")
    if QFontInfo(font).family() == "Inter":
        font.setPointSizeF(app.font().pointSizeF() + 1)
        app.setFont(font)
    for path in take_all(pictures, args.into or folder):
        sys.stdout.write(f"{path}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
