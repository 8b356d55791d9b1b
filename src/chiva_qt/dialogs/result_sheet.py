"""The end of a hand over the table: four hands, who won and why, the streak, what comes next."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from PySide6.QtCore import (
    QEasingCurve,
    QEvent,
    QObject,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QVariantAnimation,
    Signal,
    Slot,
)
from PySide6.QtGui import (
    QColor,
    QHideEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPalette,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractSlider,
    QFrame,
    QGraphicsOpacityEffect,
    QLabel,
    QScrollArea,
    QWidget,
)

from chiva_engine.tiles import SEATS, other_team, seats_of, team_of
from chiva_engine.timeline import PERSON
from chiva_qt.actions import shown_key
from chiva_qt.bars.buttons import BarButton
from chiva_qt.dialogs.feast import Feast
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import ResultModel
from chiva_qt.table.coin_motion import CoinMotion
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import (
    LEAST_TEXT,
    draw_text,
    fitting_size,
    ink,
    pen,
    text_width,
    ui_font,
    unbroken,
)
from chiva_qt.table.paint.icons import draw_goat, draw_icon
from chiva_qt.table.paint.labels import (
    Pill,
    Team,
    draw_avatar,
    draw_panel,
    draw_pill,
    draw_team_mark,
    pill_width,
)
from chiva_qt.table.paint.tile import TileLook, draw_tile
from chiva_qt.table.regions import frame
from chiva_qt.table.theme import Theme, TileSet, load_theme, tile_set

OWN: Final = team_of(PERSON)

FADE: Final = 200
"""Milliseconds in which the sheet comes in."""
HEADING_SHARE: Final = 0.45
"""The most of what is seen at once that stands above the result, before its type shrinks."""
RISE: Final = 12
"""How far it rises meanwhile, in logical pixels."""

LOW: Final = 560
"""The height of the sheet, in units of its size, under which its buttons are lower."""

_RIGHT = Qt.AlignmentFlag.AlignRight
_CENTRE = Qt.AlignmentFlag.AlignHCenter


def mark_of(team: int) -> Team:
    """The mark of a side."""
    return Team.OWN if team == OWN else Team.OTHER


_SCROLLING: Final = {
    Qt.Key.Key_PageDown: QAbstractSlider.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QAbstractSlider.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Home: QAbstractSlider.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QAbstractSlider.SliderAction.SliderToMaximum,
}
"""The keys that scroll the result, wherever the focus is."""


class Line(QLabel):
    """A line of the result. Readers reach it with Tab and the arrow keys."""

    ring = 4
    """The room around it for the focus ring, in logical pixels."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setContentsMargins(self.ring, 2, self.ring, 2)
        self.theme = load_theme("felt")
        self._ink = ""

    def set_ink(self, colour: str) -> None:
        """The colour of the text."""
        self._ink = colour
        palette = self.palette()
        palette.setColor(QPalette.ColorRole.WindowText, QColor(colour))
        self.setPalette(palette)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self._ink:
            # A style sheet of the program takes the palette from what it polishes.
            self.set_ink(self._ink)

    def say(self, seen: str, heard: str) -> None:
        """The text for the eye and the one for the ear."""
        self.setText(seen)
        self.setAccessibleName(heard)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
        if self.hasFocus():
            painter.setPen(pen(ink(self.theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 8, 8)

    def draw(self, painter: QPainter) -> None:
        """Paint what is no text of a label; the ring comes by itself."""


class TeamHead(Line):
    """A side with its mark, why it won, and the sum of its pips."""

    def __init__(self, team: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.team = team
        self.unit = 1.0
        self.name = self.mark = self.addition = self.total = ""

    def rows(self, width: float) -> int:
        """How many rows it needs: the reason goes below the name where room is short."""
        s = self.unit
        used = 34 * s + text_width(self.name, 18 * s, 700) + 24 * s + self._sum_width(s)
        chip = pill_width(self.mark, s, "check") + 16 * s if self.mark else 0.0
        return 1 if used + chip <= width else 2

    def _figures(self) -> float:
        """The unit of the figures, which get smaller before the name does."""
        s, name = self.unit, text_width(self.name, 18 * self.unit, 700)
        figures = s
        while figures > 0.5 * s and 40 * s + name + self._sum_width(figures) > self.width():
            figures -= 0.05 * s
        return figures

    def _sum_width(self, s: float) -> float:
        return text_width(self.addition, 16 * s, 600) + 12 * s + text_width(self.total, 40 * s, 750)

    def draw(self, painter: QPainter) -> None:
        s, theme, width = self.unit, self.theme, float(self.width() - self.ring)
        y = 29 * s
        draw_team_mark(painter, 12 * s + self.ring, y, 7 * s, mark_of(self.team), theme)
        x = 26 * s + self.ring
        f = self._figures()
        room = width - x - 12 * s - self._sum_width(f)
        size = fitting_size(self.name, 18 * s, 700, room, LEAST_TEXT)
        name = text_width(self.name, size, 700)
        draw_text(painter, QRectF(x, y - 20 * s, name, 40 * s), self.name, theme.text, size, 700)
        total = text_width(self.total, 40 * f, 750)
        place = QRectF(width - total, y - 29 * s, total, 58 * s)
        draw_text(painter, place, self.total, theme.text, 40 * f, 750, _RIGHT)
        place = QRectF(0, y - 20 * s, width - total - 10 * f, 44 * s)
        draw_text(painter, place, self.addition, theme.soft, 16 * f, 600, _RIGHT)
        if not self.mark:
            return
        rows = self.rows(self.width())
        x, y = (x + name + 16 * s, y) if rows == 1 else (6 * s + self.ring, y + 36 * s)
        chip = min(pill_width(self.mark, s, "check"), self.width() - x)
        pill = Rect(x, y - 13 * s, chip, 26 * s)
        draw_pill(painter, pill, self.mark, Pill.TURN, s, theme, "check")


class HandRow(Line):
    """A seat with the tiles it held and their pips."""

    def __init__(self, seat: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        self.unit = self.tile = 1.0
        self.left = 0.0
        self.stacked = False
        self.tiles: TileSet | None = None
        self.held: tuple[tuple[int, int], ...] = ()
        self.name = self.note = self.none = self.pips = ""

    def height_for(self) -> float:
        """The height it likes."""
        s = self.unit
        tiles = 2 * self.tile + 14 * s
        return 58 * s + (tiles if self.held else 0) if self.stacked else max(tiles, 58 * s)

    def least_left(self, s: float) -> float:
        """The first place at which tiles can begin beside name and note, for a unit."""
        words = max(text_width(text, LEAST_TEXT, 700) for text in (self.name, self.note))
        return max(172 * s, 64 * s + self.ring + words + 2)

    def draw(self, painter: QPainter) -> None:
        s, theme = self.unit, self.theme
        y = 29 * s if self.stacked else self.height() / 2
        r = 23 * s
        badge = str(self.seat)
        team = mark_of(team_of(self.seat))
        draw_avatar(painter, r + self.ring, y, r, badge, team, theme, ground=theme.panel_hi)
        x = 2 * r + 10 * s + self.ring
        right = self.width() - self.ring
        pips = text_width(self.pips, 22 * s, 700)
        place = QRectF(right - pips, y - 20 * s, pips, 40 * s)
        draw_text(painter, place, self.pips, theme.text, 22 * s, 700, _RIGHT)
        room = (right - pips if self.stacked else self.left) - x - 8 * s
        for text, top, high, ink_, weight in (
            (self.name, -21 * s, 16, theme.text, 700),
            (self.note, -1 * s, 13, theme.soft, 500),
        ):
            size = fitting_size(text, high * s, weight, room, 11)
            draw_text(painter, QRectF(x, y + top, room, 20 * s), text, ink_, size, weight)
        if not self.held:
            if not self.stacked:
                rest = QRectF(self.left, y - 20 * s, right - pips, 40 * s)
                draw_text(painter, rest, self.none, theme.soft, 15 * s, 500)
            return
        if self.tiles is None:
            return
        w = self.tile
        left = self.ring if self.stacked else self.left
        middle = 58 * s + w + 3 * s if self.stacked else y
        for place_, (first, second) in enumerate(self.held):
            x = left + w / 2 + place_ * w * 1.1
            draw_tile(painter, x, middle, w, TileLook(first, second), theme, self.tiles)


class StreakRow(Line):
    """The streak that the hand was about: its coins, and its count before and after."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.unit = 1.0
        self.stacked = False
        self.team = OWN
        self.before = self.after = 0
        self.label = self.name = ""
        self.motion = CoinMotion(self)
        self.motion.moved.connect(self.update)

    def width_for(self) -> float:
        """The width it likes in one row."""
        s = self.unit
        side = max(text_width(self.label, 13 * s, 500), 24 * s + text_width(self.name, 18 * s, 700))
        return side + 20 * s + 4 * 43 * s + 12 * s + 100 * s

    def draw(self, painter: QPainter) -> None:
        s, theme, x = self.unit, self.theme, float(self.ring)
        y = 37 * s
        label = QRectF(x, y - 29 * s, 200 * s, 22 * s)
        draw_text(painter, label, self.label, theme.soft, 13 * s, 500)
        draw_team_mark(painter, x + 7 * s, y + 12 * s, 6 * s, mark_of(self.team), theme)
        name = QRectF(x + 20 * s, y + 1 * s, 200 * s, 22 * s)
        draw_text(painter, name, self.name, theme.text, 18 * s, 700)
        side = max(text_width(self.label, 13 * s, 500), 24 * s + text_width(self.name, 18 * s, 700))
        coins = x + side + 20 * s
        numbers = coins + 4 * 43 * s + 12 * s
        if self.stacked:
            coins, numbers, row = x, self.width() - self.ring - 96 * s, 100 * s
        else:
            row = y
        for number in range(1, 5):
            at = coins + (number - 0.5) * 43 * s
            self.motion.draw(painter, at, row, 18 * s, number, self.before, self.after, theme)
        box = QRectF(numbers, y - 24 * s, 30 * s, 48 * s)
        draw_text(painter, box, str(self.before), theme.soft, 30 * s, 700, _CENTRE)
        arrow = Rect.around(numbers + 46 * s, y, 22 * s, 22 * s)
        draw_icon(painter, "right", arrow, theme.accent)
        box = QRectF(numbers + 62 * s, y - 24 * s, 30 * s, 48 * s)
        draw_text(painter, box, str(self.after), theme.text, 34 * s, 750, _CENTRE)


class Page(QWidget):
    """All that is told, laid out for a width."""

    def __init__(self) -> None:
        super().__init__()
        self.theme = load_theme("felt")
        self.reason = Line(self)
        self.headline = Line(self)
        self.heads: dict[int, TeamHead] = {}
        self.rows: dict[int, HandRow] = {}
        for team in (OWN, other_team(OWN)):
            self.heads[team] = TeamHead(team, self)
            for seat in seats_of(team):
                self.rows[seat] = HandRow(seat, self)
        self.streak = StreakRow(self)
        self.change = Line(self)
        self.opener = Line(self)
        self.last: Line | None = None
        """A line at the end that belongs to the sheet."""
        self.beside_name = self.beside_note = ""
        self.winner: int | None = None
        self._size = 1.0
        self._cards: dict[int, Rect] = {}
        self._streak_card = Rect(0, 0, 0, 0)
        self._beside: Rect | None = None

    @property
    def lines(self) -> list[Line]:
        """Everything there is to read, in order."""
        told: list[Line] = [self.reason, self.headline]
        for team, head in self.heads.items():
            told += [head, *(self.rows[seat] for seat in seats_of(team))]
        return [*told, self.streak, self.change, self.opener]

    def set_look(self, theme: Theme, tiles: TileSet) -> None:
        self.theme = theme
        for line in self.lines:
            line.theme = theme
            line.set_ink(theme.text)
        for row in self.rows.values():
            row.tiles = tiles
        for line in (self.reason, self.opener):
            line.set_ink(theme.soft)
        self.update()

    def lay_out(self, width: float, s: float, tile: float, seen: float = math.inf) -> float:
        """Place everything in a width. The height that was needed.

        s: the size of text and spaces; tile: the widest a tile may be, in logical pixels.
        seen: the height that is seen without scrolling; what stands above the result takes less
        than half of it, as far as its type may shrink.
        """
        self._size = s
        # Lines of text reach to both edges, for their focus rings; cards stand a rim inside.
        whole = width + 2 * Line.ring
        # Large text makes the headline larger as far as three or four words stay in a line.
        full = min(36 * s, max(width / 9, 26.0))
        y = 0.0
        steps = ((16.0, full), (16.0, 28 * s), (14.0, 22 * s), (13.0, 18 * s), (11.0, 15 * s))
        for reason, headline in steps:
            y = self._put_text(self.reason, 0, 0, whole, reason * s, 500)
            y = self._put_text(self.headline, 0, y, whole, min(headline, full), 700)
            if y <= HEADING_SHARE * seen:
                break
        y += 12 * s
        y = self._put_cards(y, width, s, tile) + 14 * s
        y = self._put_streak(y, width, s)
        if self.last is None:
            return y
        return self._put_text(self.last, 0, y + 8 * s, whole, 14 * s, 600)

    def _put_text(
        self, line: Line, x: float, y: float, width: float, size: float, weight: int
    ) -> float:
        """Place a text that wraps; where it ends."""
        top, across = math.ceil(y), math.floor(width)
        height = self._text_height(line, across, size, weight)
        line.setGeometry(round(x), top, across, height)
        return float(top + height)

    @staticmethod
    def _text_height(line: Line, width: float, size: float, weight: int) -> int:
        """How high a text is in a width. Its type gets smaller where a word would not fit."""
        room = width - 2 * Line.ring - 2
        longest = max(line.text().split(" "), key=len, default="")
        line.setFont(ui_font(fitting_size(longest, size, weight, room, 11), weight))
        return line.heightForWidth(int(width))

    def _put_cards(self, y: float, width: float, s: float, tile: float) -> float:
        gap = 16 * s
        beside = (width - gap) / 2 >= 250 * s
        across = (width - gap) / 2 if beside else width
        pad = min(22 * s, 0.06 * across)
        inner = across - 2 * pad
        stacked = inner < 360 * s
        left = max((row.least_left(s) for row in self.rows.values()), default=0.0)
        room = inner if stacked else inner - left - 46 * s
        # All four hands in one size, the one at which the largest fits.
        most = max((len(row.held) for row in self.rows.values()), default=1)
        w = max(min(tile, room / (1.1 * max(most, 1))), 14.0)
        bottom = y
        for number, (team, head) in enumerate(self.heads.items()):
            x = Line.ring + (number * (across + gap) if beside else 0.0)
            top = y if beside else bottom + (gap if number else 0)
            head.unit = s
            height = (58 + 34 * (head.rows(inner + 8) - 1)) * s
            if beside:
                rows = max(one.rows(inner + 8) for one in self.heads.values())
                height = (58 + 34 * (rows - 1)) * s
            head.setGeometry(QRectF(x + pad - 4, top + 3, inner + 8, height - 4).toRect())
            at = top + height + 8 * s
            for seat in seats_of(team):
                row = self.rows[seat]
                row.unit, row.tile, row.left, row.stacked = s, w, left, stacked
                high = row.height_for() + 8 * s
                row.setGeometry(QRectF(x + pad - 4, at, inner + 8, high).toRect())
                at += high + 4 * s
            self._cards[team] = Rect.between(x, top, x + across, at + 8 * s)
            bottom = at + 8 * s
        if beside:
            bottom = max(card.bottom for card in self._cards.values())
            for team, card in self._cards.items():
                self._cards[team] = Rect.between(card.x, card.y, card.right, bottom)
        return bottom

    def _put_streak(self, y: float, width: float, s: float) -> float:
        pad = min(22 * s, 0.06 * width)
        inner = width - 2 * pad
        ring = Line.ring
        row = self.streak
        row.unit = s
        self._beside = None
        texts = ((self.change, 16 * s, 600), (self.opener, 15 * s, 500))
        note = max(
            text_width(self.beside_note, 14 * s, 500),
            24 * s + text_width(self.beside_name, 18 * s, 700),
        )
        beside = note + 84 * s
        left = row.width_for() + 40 * s
        if inner - left - beside >= 240 * s:
            row.stacked = False
            room = inner - left - beside - 20 * s
            told = sum(self._text_height(line, room, size, bold) for line, size, bold in texts)
            height = max(told + 8 * s, 76 * s) + 16 * s
            top = y + height / 2
            row.setGeometry(QRectF(pad, top - 37 * s, left, 76 * s).toRect())
            x = pad + ring + left
            at = top - told / 2
            for line, size, bold in texts:
                at = self._put_text(line, x, at, room, size, bold)
            self._beside = Rect(ring + width - pad - beside, y, beside, height)
            self._streak_card = Rect(ring, y, width, height)
            return y + height
        row.stacked = row.width_for() > inner
        high = (130 if row.stacked else 76) * s
        row.setGeometry(QRectF(pad, y + 8 * s, inner + 2 * ring, high).toRect())
        at = y + 12 * s + high
        for line, size, bold in texts:
            at = self._put_text(line, pad, at, inner + 2 * ring, size, bold)
        if self.beside_name:
            self._beside = Rect(pad + ring, at + 4 * s, min(beside, inner), 66 * s)
            at += 70 * s
        self._streak_card = Rect.between(ring, y, ring + width, at + 10 * s)
        return at + 10 * s

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        s, theme = self._size, self.theme
        radius = 18 * s
        for team, card in self._cards.items():
            won = team == self.winner
            draw_panel(painter, card, radius, s, theme, turn=won, raised=True, shadow=False)
            head = self.heads[team].geometry()
            y = head.bottom() + 2 * s
            painter.setPen(pen(ink(theme.line), 1))
            painter.drawLine(int(card.x + 20 * s), int(y), int(card.right - 20 * s), int(y))
        draw_panel(painter, self._streak_card, radius, s, theme, raised=True, shadow=False)
        if self._beside is not None and self.beside_name:
            self._draw_beside(painter, self._beside)

    def _draw_beside(self, painter: QPainter, rect: Rect) -> None:
        """The side without a win, and its goat."""
        s, theme = self._size, self.theme
        team = other_team(self.streak.team)
        goat = 58 * s
        draw_goat(painter, rect.right - goat / 2, rect.cy, goat, theme.text)
        right = rect.right - goat - 14 * s
        name = text_width(self.beside_name, 18 * s, 700)
        place = QRectF(right - name, rect.cy - 22 * s, name, 22 * s)
        draw_text(painter, place, self.beside_name, theme.text, 18 * s, 700, _RIGHT)
        mark = right - name - 14 * s
        draw_team_mark(painter, mark, rect.cy - 11 * s, 6 * s, mark_of(team), theme)
        room = right - rect.x
        size = fitting_size(self.beside_note, 14 * s, 500, room, 11)
        place = QRectF(rect.x, rect.cy + 1 * s, room, 22 * s)
        draw_text(painter, place, self.beside_note, theme.soft, size, 500, _RIGHT)


class ResultSheet(QWidget):
    """A hand's result over the table. Esc or the button shows the table again."""

    next_hand = Signal()
    replay = Signal()
    """Play this hand again from its beginning."""
    new_match = Signal()
    ledger = Signal()
    hidden = Signal()
    """The person wants to look at the table; `show_result` brings the sheet back."""

    def __init__(self, phrases: Phrases, parent: QWidget, spoken: Phrases | None = None) -> None:
        """`spoken`: the sentences for the ear, where they differ from those for the screen."""
        super().__init__(parent)
        self.setObjectName("result-sheet")
        self._phrases = phrases
        self._spoken = spoken or phrases
        self._result: ResultModel | None = None
        self._number = 0
        self._levels: dict[int, str] = {}
        self._theme = load_theme("felt")
        self._tiles = tile_set("theme", self._theme)
        self._text_scale = 1.0
        self._motion = True
        self._panel_at = QPoint()

        self.panel = _Panel(self)
        self.page = Page()
        self.area = QScrollArea(self.panel)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.area.setStyleSheet("QScrollArea { background: transparent; border: none; }")
        # Clear, and one of our own: see `TableView`.
        self.area.setViewport(QWidget())
        self.page.setAutoFillBackground(False)
        self.area.setWidget(self.page)
        self.counts = Line(self.panel)
        self.next_button = self._button("check", "result-next")
        self.table_button = self._button("table", "result-table")
        self.ledger_button = self._button("ledger", "result-ledger")
        self.replay_button = self._button("restart", "result-replay")
        self._table_key = self._replay_key = ""
        self.next_button.clicked.connect(self._go_on)
        self.table_button.clicked.connect(self.look_at_table)
        self.ledger_button.clicked.connect(self.ledger)
        self.replay_button.clicked.connect(self.replay)

        self.feast = Feast(self)
        self._animation = QVariantAnimation(self)
        self._animation.setDuration(FADE)
        self._animation.setStartValue(0.0)
        self._animation.setEndValue(1.0)
        self._animation.setEasingCurve(QEasingCurve.Type.OutCubic)
        self._animation.valueChanged.connect(self._come)
        self._animation.finished.connect(self._arrived)
        self.hide()

    def _button(self, icon: str, name: str) -> BarButton:
        button = BarButton(icon, self.panel)
        button.setObjectName(name)
        button.installEventFilter(self)
        return button

    # -- what it shows ----------------------------------------------------------------

    def show_result(self, result: ResultModel, hand_number: int, levels: Mapping[int, str]) -> None:
        """Show how a hand ended. The first button takes the focus.

        `levels`: the level of each computer seat.
        """
        self._result, self._number, self._levels = result, hand_number, dict(levels)
        self._fill()
        fresh = self.isHidden()
        self.show()
        self.raise_()
        self._lay_out()
        self.area.verticalScrollBar().setValue(0)
        if fresh and self._motion:
            self._come(0.0)
            self._animation.start()
            self.page.streak.motion.start()
            if result.match_winner is not None:
                k = frame(float(self.width()), float(self.height())).scale
                self.feast.begin(mark_of(result.match_winner), self._theme, k)
        else:
            self._arrived()
        self.next_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def set_look(self, theme: Theme, tiles: TileSet, text_scale: float) -> None:
        """The theme, the tiles and the person's text size, 1 to 2."""
        self._theme, self._tiles, self._text_scale = theme, tiles, text_scale
        self.page.set_look(theme, tiles)
        self.counts.theme = theme
        self.counts.set_ink(theme.soft)
        self._lay_out()
        self.update()

    def set_motion(self, on: bool) -> None:
        """Whether the sheet comes in by moving, with a feast at the end of a match."""
        self._motion = on
        if not on:
            self._arrived()
            self.page.streak.motion.finish()
            self.feast.stop()

    def set_keys(self, table: str, replay: str) -> None:
        """The keys that show or hide the sheet and play the hand again, as people read them."""
        self._table_key, self._replay_key = table, replay
        self._fill()
        self._lay_out()

    @Slot()
    def look_at_table(self) -> None:
        """Hide the sheet and say so."""
        self.hide()
        self.hidden.emit()

    def retranslate(self) -> None:
        """Take all texts in the language that is on."""
        self._fill()
        self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def _fill(self) -> None:
        result, number = self._result, self._number
        if result is None:
            return
        page, seen, heard = self.page, self._phrases, self._spoken
        over = result.match_winner is not None
        self.setAccessibleName(self.tr("Result", "name of the sheet at the end of a hand"))
        page.reason.say(seen.result_reason(result, number), heard.result_reason(result, number))
        page.headline.say(
            unbroken(seen.result_headline(result, number)), heard.result_headline(result, number)
        )
        page.winner = result.winner
        for team, head in page.heads.items():
            head.name = seen.team(team)
            head.mark = seen.result_mark(result) if team == result.winner else ""
            head.addition = seen.result_sum(result, team)
            head.total = str(sum(result.team_pips(team)))
            head.setAccessibleName(heard.result_team(result, team))
            head.update()
        for seat in SEATS:
            row = page.rows[seat]
            row.held = tuple((t.low, t.high) for t in sorted(result.hands[seat - 1]))
            row.pips = str(result.pips[seat - 1])
            row.name = seen.seat(seat)
            level = self._levels.get(seat)
            row.note = seen.seat_number(seat) if level is None else seen.seat_level(level)
            row.none = seen.tiles(())
            row.setAccessibleName(heard.result_hand(result, seat))
            row.update()
        self._fill_streak(result)
        self.counts.say(seen.result_counts(result), heard.result_counts(result))
        self.ledger_button.setVisible(over)
        self._say_buttons(result, keys=True)
        page.update()

    def _say_buttons(self, result: ResultModel, *, keys: bool) -> None:
        """Name the buttons, with or without their keys; the main one always has its key."""
        over = result.match_winner is not None
        main = self.tr("New match") if over else self.tr("Next hand")
        self.next_button.set_content(main, shown_key("Enter"), possible=True, main=True)
        for button, text, key in (
            (self.table_button, self.tr("Look at the table"), self._table_key),
            (self.ledger_button, self.tr("Look at the ledger"), ""),
            (self.replay_button, self.tr("Replay this hand"), self._replay_key),
        ):
            button.set_content(text, key if keys else "", possible=True)

    def _fill_streak(self, result: ResultModel) -> None:
        page, seen, heard = self.page, self._phrases, self._spoken
        # The side whose streak the hand was about: the one that had it or got it.
        standing = [max(result.before[t - 1], result.after[t - 1]) for t in (1, 2)]
        team = 2 if standing[1] > standing[0] else 1
        streak = page.streak
        streak.team = team
        streak.before, streak.after = result.before[team - 1], result.after[team - 1]
        streak.label = self.tr("Streak")
        streak.name = seen.team(team)
        streak.setAccessibleName(heard.streak_change(result, team))
        page.change.say(seen.result_streaks(result), heard.result_streaks(result))
        page.opener.say(seen.result_next(result), heard.result_next(result))
        page.beside_name = seen.team(other_team(team)) if streak.after else ""
        page.beside_note = seen.shut_out() if streak.after else ""
        streak.update()

    def _go_on(self) -> None:
        if self._result is not None and self._result.match_winner is not None:
            self.new_match.emit()
        else:
            self.next_hand.emit()

    # -- where everything is -------------------------------------------------------------

    @property
    def buttons(self) -> list[BarButton]:
        """The buttons that are shown, the first one first."""
        all_buttons = (
            self.next_button,
            self.table_button,
            self.ledger_button,
            self.replay_button,
        )
        return [button for button in all_buttons if not button.isHidden()]

    @property
    def stops(self) -> list[QWidget]:
        """What Tab and the arrow keys walk, in order: the buttons, then line by line."""
        return [*self.buttons, *self.page.lines, self.counts]

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_out()

    def _lay_out(self) -> None:
        if self._result is None or self.width() < 40 or self.height() < 40:
            return
        width, height = float(self.width()), float(self.height())
        # The window's scale, and the whole text size on top: the sheet can scroll.
        k = frame(width, height).scale
        s = k * self._text_scale
        edge, rim = _Panel.edge, Line.ring
        margin = 24 * k if width >= 700 else 8.0
        across = min(1120 * k * min(self._text_scale, 1.4), width - 2 * margin)
        most = height - 2 * min(margin, 0.03 * height + 4)
        pad = min(34 * k, 0.045 * across)
        bar = self.area.verticalScrollBar().sizeHint().width()
        inner = across - pad - max(pad, bar + rim + 6)
        foot = self._place_foot(inner, s, None)
        rest = most - foot - 2.2 * pad - 14 * k
        high = self._lay_page(inner, s, rest)
        # What does not fit takes up to half of the space above and below it.
        down = pad - min(max(high - rest, 0.0) / 2.2, pad / 2)
        view = min(high, rest + 2.2 * (pad - down))
        tall = view + foot + 2.2 * down + 14 * k
        at = QPoint(round((width - across) / 2), round((height - tall) / 2))
        self._panel_at = at - QPoint(edge, edge)
        self.panel.setGeometry(
            QRect(self._panel_at, QSize(round(across) + 2 * edge, round(tall) + 2 * edge))
        )
        self.panel.look(self._theme, k)
        # The page keeps a rim for focus rings; the scroll bar stands beside it.
        left = edge + round(pad)
        self.area.setGeometry(
            left - rim, edge + round(down), round(inner) + 2 * rim + bar, round(view) + 1
        )
        self._place_foot(inner, s, QPointF(left, edge + 1.1 * down + view + 14 * k))

    def _lay_page(self, inner: float, s: float, rest: float) -> float:
        """Lay the page out, with smaller tiles where that saves scrolling. Its height."""
        tile = 44 * s
        high = self.page.lay_out(inner, s, tile)
        while high > rest and tile > 28 * s:
            tile -= 2 * s
            high = self.page.lay_out(inner, s, tile)
        if high > rest:
            high = self.page.lay_out(inner, s, tile, rest)
        self.page.resize(round(inner) + 2 * Line.ring, round(high + 2))
        return high + 2

    def _place_foot(self, inner: float, s: float, at: QPointF | None) -> float:
        """The buttons, and beside them where the tiles are, if there is room for it.

        `at`: the top left; None only to learn the height, which is what comes back.
        """
        rim = Line.ring
        low = self.height() < LOW * s
        row, size = self._row_of_buttons(inner, s), s
        # In a low window one row of smaller buttons leaves more room for the result.
        while row is None and low and size > max(0.6 * s, 1.0):
            size -= 0.1 * s
            row = self._row_of_buttons(inner, size)
        if row is None:
            self._tell_counts(beside=False)
            return self._place_grid(inner, s, at, low=low)
        words = text_width(self.counts.text(), 14 * s, 600) + 2 * rim + 8
        beside = sum(row) + 8 * size * len(row) + words <= inner
        self._tell_counts(beside=beside)
        if beside and at is not None:
            self.counts.setFont(ui_font(14 * s, 600))
            x = at.x() + inner - words + rim
            self.counts.setGeometry(QRectF(x, at.y() + 7 * s, words, 30 * s).toRect())
        return self._place_row(row, 44 * size, size, at)

    def _tell_counts(self, *, beside: bool) -> None:
        """Put the line about the counts beside the buttons, or at the end of the page."""
        place = self.panel if beside else self.page
        if self.counts.parentWidget() is not place:
            self.counts.setParent(place)
            self.counts.show()
        self.page.last = None if beside else self.counts

    def _row_of_buttons(self, inner: float, s: float) -> list[float] | None:
        """The buttons' widths side by side; None where they do not fit, even without keys."""
        result = self._result
        if result is None:
            return None
        for keys in (True, False):
            self._say_buttons(result, keys=keys)
            for button in self.buttons:
                button.set_look(self._theme, s, words=True, stacked=False)
            widths = [button.width_for(words=True) for button in self.buttons]
            if sum(widths) + 8 * s * (len(widths) - 1) <= inner:
                return widths
        return None

    def _place_row(self, widths: list[float], height: float, s: float, at: QPointF | None) -> float:
        if at is not None:
            x = at.x()
            for button, width in zip(self.buttons, widths, strict=True):
                button.setGeometry(QRectF(x, at.y(), width, height).toRect())
                x += width + 8 * s
        return height

    def _place_grid(self, inner: float, s: float, at: QPointF | None, *, low: bool) -> float:
        """Two buttons in a row, or all where their words fit, each with its icon above."""
        buttons, small, gap = self.buttons, min(s, 1.4), 6.0
        height = (52 if low else 58) * small
        widest = max(text_width(button.text(), 13 * small, 600) for button in buttons)
        columns = len(buttons)
        if (inner - gap * (columns - 1)) / columns < widest + 16 * small:
            columns = 2
        width = (inner - gap * (columns - 1)) / columns
        rows = -(-len(buttons) // columns)
        for number, button in enumerate(buttons):
            button.set_look(self._theme, small, words=True, stacked=True)
            row, column = divmod(number, columns)
            alone = number == len(buttons) - 1 and column == 0
            if at is not None:
                x, y = at.x() + column * (width + gap), at.y() + row * (height + gap)
                place = QRectF(x, y, inner if alone else width, height)
                button.setGeometry(place.toRect())
        return rows * height + (rows - 1) * gap

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), ink(self._theme.room_lo, 0.66))

    def hideEvent(self, event: QHideEvent) -> None:
        super().hideEvent(event)
        self.feast.stop()
        self.page.streak.motion.finish()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        # Beside the panel; the panel's own parts pass on what they have no use for.
        self.feast.stop()
        event.accept()

    # -- keys ----------------------------------------------------------------------------

    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ShortcutOverride:
            self.feast.stop()  # any key
        # Esc is a key of the window too; while the sheet is shown it means the sheet.
        if (
            event.type() == QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Escape
        ):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.look_at_table()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._go_on()
        elif (scrolling := _SCROLLING.get(Qt.Key(event.key()))) is not None:
            self.area.verticalScrollBar().triggerAction(scrolling)
        else:
            super().keyPressEvent(event)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down on a button goes on to what is told, which scrolls along."""
        if (
            event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Down
            and watched in self.buttons
        ):
            first = self.page.lines[0]
            first.setFocus(Qt.FocusReason.TabFocusReason)
            self.area.ensureWidgetVisible(first, 0, 12)
            return True
        return super().eventFilter(watched, event)

    def focusNextPrevChild(self, forward: bool) -> bool:  # noqa: N802 - Qt's name
        stops = self.stops
        focused = self.window().focusWidget()
        if focused in stops:
            place = (stops.index(focused) + (1 if forward else -1)) % len(stops)
        else:
            place = 0 if forward else len(stops) - 1
        reason = Qt.FocusReason.TabFocusReason if forward else Qt.FocusReason.BacktabFocusReason
        stops[place].setFocus(reason)
        if isinstance(stops[place], Line):
            self.area.ensureWidgetVisible(stops[place], 0, 12)
        return True

    # -- motion ---------------------------------------------------------------------------

    @Slot(object)
    def _come(self, value: object) -> None:
        share = float(value) if isinstance(value, float) else 1.0
        if self.panel.graphicsEffect() is None:
            self.panel.setGraphicsEffect(QGraphicsOpacityEffect(self.panel))
        effect = self.panel.graphicsEffect()
        if isinstance(effect, QGraphicsOpacityEffect):
            effect.setOpacity(share)
        lower = QPoint(0, round((1 - share) * RISE))
        self.panel.move(self._panel_at + lower)

    @Slot()
    def _arrived(self) -> None:
        self._animation.stop()
        self.panel.setGraphicsEffect(None)  # type: ignore[arg-type]
        self.panel.move(self._panel_at)


class _Panel(QWidget):
    """The sheet itself, with room around it for its shadow."""

    edge = 16

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._theme = load_theme("felt")
        self._k = 1.0

    def look(self, theme: Theme, k: float) -> None:
        self._theme, self._k = theme, k
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box: QRect = self.rect().adjusted(self.edge, self.edge, -self.edge, -self.edge)
        rect = Rect(box.x(), box.y(), box.width(), box.height())
        draw_panel(painter, rect, 26 * self._k, self._k, self._theme)
