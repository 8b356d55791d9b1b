"""A picture of all parts and colours: ``python -m chiva_qt.table.paint.sheet OUT.png``.

For the docs, and for comparing by eye. ``--theme NAME`` chooses the theme of the upper part,
``--ratio N`` the device pixels per logical pixel.
"""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter

from chiva_engine.moves import End
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import draw_text, ink, pen, qrect, rounded
from chiva_qt.table.paint.coin import CoinState, draw_coin
from chiva_qt.table.paint.icons import ICONS, draw_goat, draw_icon, draw_wordmark
from chiva_qt.table.paint.labels import (
    PILL_HEIGHT,
    Pill,
    Team,
    draw_avatar,
    draw_fit_mark,
    draw_key_cap,
    draw_pill,
    draw_pin_label,
    key_cap_width,
    pill_width,
    pin_label_width,
)
from chiva_qt.table.paint.pin import draw_pin
from chiva_qt.table.paint.plates import Chooser, Plate, draw_chooser, draw_own
from chiva_qt.table.paint.table import draw_ledge, draw_room, draw_table
from chiva_qt.table.paint.tile import (
    RAISE,
    TileLook,
    TileState,
    draw_focus_ring,
    draw_tile,
)
from chiva_qt.table.theme import THEMES, TILE_SETS, Theme, load_theme, tile_set

WIDTH: Final = 1600
HEIGHT: Final = 1120

_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_SWATCHES: Final = (
    "room",
    "table",
    "table_lo",
    "rim_hi",
    "panel",
    "panel_hi",
    "line",
    "text",
    "soft",
    "accent",
    "on_accent",
    "focus",
    "tile_hi",
    "tile_lo",
    "tile_side",
    "pip",
    "dim_hi",
    "dim_lo",
    "back_hi",
    "back_line",
    "team_a",
    "team_b",
)


def draw_sheet(painter: QPainter, theme: Theme) -> None:
    """Paint the sheet, `WIDTH` by `HEIGHT`."""
    draw_room(painter, Rect(0, 0, WIDTH, HEIGHT), theme)
    _word(painter, Rect(48, 30, 700, 46), "Chiva: parts and colours", theme, 30, 700, left=True)
    draw_wordmark(painter, 1352, 53, 26, theme.text)
    draw_goat(painter, 1524, 52, 58, theme.accent)
    draw_table(painter, Rect(40, 92, 1520, 606), 30, 1.0, theme)
    _measures(painter, theme)
    _states(painter, theme)
    _sets(painter, theme)
    _marks(painter, theme)
    _line(painter, theme)
    _palettes(painter, theme)


def _word(
    painter: QPainter,
    rect: Rect,
    text: str,
    theme: Theme,
    size: float = 15,
    weight: int = 500,
    *,
    left: bool = False,
) -> None:
    align = Qt.AlignmentFlag.AlignLeft if left else _CENTRE
    draw_text(painter, qrect(rect), text, theme.text, size, weight, align)


def _measures(painter: QPainter, theme: Theme) -> None:
    """A large tile with its measures."""
    w, x, y = 158.0, 232.0, 352.0
    draw_tile(painter, x, y, w, TileLook(5, 6), theme, tile_set("ivory", theme))
    painter.setPen(pen(ink(theme.accent), 1.5))
    edge = 0.465 * w
    painter.drawLine(QPointF(x - edge, y - w * 1.06), QPointF(x + edge, y - w * 1.06))
    painter.drawLine(QPointF(x - w * 0.62, y - w * 0.965), QPointF(x - w * 0.62, y + w * 0.965))
    _word(painter, Rect(x - 20, y - w * 1.06 - 26, 40, 22), "w", theme, 17, 700)
    _word(painter, Rect(x - w * 0.62 - 44, y - 11, 40, 22), "2 w", theme, 17, 700)
    notes = (
        (0.242, -0.74, -0.74, "pip: radius 0.094 w"),
        (0.0, -0.48, -0.5, "pip grid: 0.242 w apart"),
        (0.32, -0.02, -0.16, "bar: 0.66 w by 0.034 w"),
        (0.05, 0.0, 0.08, "brass pin: radius 0.078 w"),
        (0.45, 0.87, 0.66, "corner radius 0.17 w"),
        (0.1, 0.945, 0.92, "side (thickness) 0.075 w"),
    )
    for dx, dy, end, text in notes:
        start = QPointF(x + dx * w, y + dy * w)
        stop = QPointF(x + 138, y + end * w)
        painter.setPen(pen(ink(theme.accent), 1.5))
        painter.drawLine(start, stop)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.accent))
        painter.drawEllipse(start, 3.2, 3.2)
        _word(painter, Rect(stop.x() + 6, stop.y() - 11, 240, 22), text, theme, left=True)


def _states(painter: QPainter, theme: Theme) -> None:
    tiles = tile_set("theme", theme)
    w = 60.0
    names = {
        TileState.PLAIN: "playable",
        TileState.CHOSEN: "chosen, focus",
        TileState.UNPLAYABLE: "unplayable",
        TileState.GHOST: "ghost",
        TileState.LAST: "last played",
        TileState.BACK: "face down",
    }
    for index, (state, name) in enumerate(names.items()):
        x, y = 722.0 + 129 * index, 216.0
        raised = RAISE * w if state is TileState.CHOSEN else 0.0
        draw_tile(painter, x, y - raised, w, TileLook(4, 6, True, state), theme, tiles)
        if state is TileState.CHOSEN:
            draw_focus_ring(painter, x, y - raised, w, True, theme)
        _word(painter, Rect(x - 70, 286, 140, 20), name, theme)


def _sets(painter: QPainter, theme: Theme) -> None:
    for index, name in enumerate(TILE_SETS[1:]):
        x = 712.0 + 74 * index
        draw_tile(painter, x, 378, 50, TileLook(3, 5), theme, tile_set(name, theme))
        _word(painter, Rect(x - 40, 434, 80, 18), name, theme, 13)
    for index in range(4):
        state = (CoinState.WON, CoinState.WON, CoinState.NEW, CoinState.EMPTY)[index]
        draw_coin(painter, 1106 + 48 * index, 366, 19, index + 1, state, theme)
    _word(painter, Rect(1070, 404, 220, 20), "streak: 3 just won", theme)
    draw_goat(painter, 1318, 366, 64, theme.text)
    _word(painter, Rect(1268, 404, 100, 20), "shut out", theme)
    draw_avatar(painter, 1404, 366, 25, "3", Team.OWN, theme, turn=True, ground=theme.table)
    draw_avatar(painter, 1488, 366, 25, "2", Team.OTHER, theme, ground=theme.table)
    _word(painter, Rect(1360, 404, 88, 20), "playing", theme)
    _word(painter, Rect(1444, 404, 88, 20), "waiting", theme)


def _marks(painter: QPainter, theme: Theme) -> None:
    tiles = tile_set("theme", theme)
    own = Plate(
        "You", "Y", Team.OWN, 5, "5 tiles", note="passed on 6, 0", turn=True, chip="Your turn"
    )
    draw_own(painter, Rect(660, 470, 326, 78), own, 1.0, theme, tiles)
    chooser = Chooser("Play 4-5 on", "left 4", "right 5", frozenset({End.LEFT}), End.LEFT)
    draw_chooser(painter, Rect(1006, 470, 300, 78), chooser, 1.0, theme)
    ledge = Rect(1330, 516, 196, 26)
    draw_ledge(painter, ledge, 1.0, theme)
    for index, ends in enumerate(("left", "both", "right")):
        draw_fit_mark(painter, ledge.cx + 58 * (index - 1), ledge.cy + 2, 1.0, ends, theme)
    note = "passed on 5, 3"
    pill = Rect(1330, 476, pill_width(note, 1.0), PILL_HEIGHT)
    draw_pill(painter, pill, note, Pill.NOTE, 1.0, theme)
    cap = key_cap_width("Enter", 1.0)
    draw_key_cap(painter, Rect(1474, 478, cap, 22), "Enter", theme.text, 1.0)
    names = [name for name in ICONS if name not in ("goat", "wordmark")]
    for index, name in enumerate(names):
        x, y = 84 + 39 * (index % 14), 594 + 42 * (index // 14)
        draw_icon(painter, name, Rect(x, y, 24, 24), theme.text)


def _line(painter: QPainter, theme: Theme) -> None:
    tiles = tile_set("theme", theme)
    w, y = 34.0, 622.0
    middle = 1100.0
    for dx, first, second, upright in (
        (-1.5, 5, 2, False),
        (0.0, 2, 2, True),
        (1.5, 2, 4, False),
    ):
        look = TileLook(first, second, upright)
        draw_tile(painter, middle + dx * w, y, w, look, theme, tiles)
    r = 19.0
    for side, number, text in ((-1, 5, "left"), (1, 4, "right")):
        tip = middle + side * (2.5 * w - 3)
        x = tip + side * 1.46 * r
        width = pin_label_width(text, 1.0, r, text)
        edge = x + side * r * 0.5
        label = Rect(edge if side > 0 else edge - width, y - 13, width, PILL_HEIGHT)
        draw_pin_label(painter, label, x, r, text, 1.0, theme, text)
        draw_pin(painter, x, y, r, tip, y, number, theme)


def _palettes(painter: QPainter, theme: Theme) -> None:
    top, step = 716.0, 55.0
    for column, name in enumerate(_SWATCHES):
        title = Rect(196 + column * step, top, step, 20)
        text = name.replace("_", " ")
        draw_text(painter, qrect(title), text, theme.soft, 11, 600, _CENTRE)
    for row, name in enumerate(THEMES):
        shown = load_theme(name)
        y = top + 26 + row * 74
        _word(painter, Rect(48, y, 150, 48), name, theme, 18, 600, left=True)
        for column, colour in enumerate(_SWATCHES):
            value: str = getattr(shown, colour)
            box = Rect(196 + column * step + 2, y, step - 4, 46)
            painter.setPen(pen(ink(theme.line), 1))
            painter.setBrush(ink(value))
            painter.drawPath(rounded(qrect(box), 8))
            under = Rect(box.x - 4, y + 48, box.width + 8, 16)
            draw_text(painter, qrect(under), value[1:], theme.text, 11, 600, _CENTRE)


def render(width: int, height: int, ratio: float, paint: Callable[[QPainter], None]) -> QImage:
    """An image of that many logical pixels, painted by `paint`."""
    image = QImage(round(width * ratio), round(height * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.black)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint(painter)
    painter.end()
    return image


def main(arguments: list[str] | None = None) -> int:
    """Write the sheet; the exit status."""
    parser = argparse.ArgumentParser(prog="python -m chiva_qt.table.paint.sheet")
    parser.add_argument("out", help="the PNG file to write")
    parser.add_argument("--theme", choices=THEMES, default="felt")
    parser.add_argument("--ratio", type=float, default=1.0, help="device pixels per pixel")
    chosen = parser.parse_args(arguments)
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = QGuiApplication.instance() or QGuiApplication(sys.argv[:1])
    image = render(
        WIDTH, HEIGHT, chosen.ratio, lambda painter: draw_sheet(painter, load_theme(chosen.theme))
    )
    del app
    if not image.save(chosen.out):
        parser.error(f"{chosen.out} cannot be written")
    return 0


if __name__ == "__main__":
    sys.exit(main())
