"""The bars around the table: brand and score above, status and actions below, position fields."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import (
    QAbstractButton,
    QComboBox,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QWidget,
)

from chiva_engine.moves import End, Pass
from chiva_engine.tiles import Tile, other_team, team_of
from chiva_engine.timeline import PERSON
from chiva_qt.a11y.status_line import StatusLine
from chiva_qt.actions import TABLE, Actions, Spec, shown_key
from chiva_qt.coin_motion import CoinMotion
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import LEAST_TEXT, draw_text, text_width, ui_font
from chiva_qt.table.paint.icons import WORDMARK_ASPECT, draw_goat, draw_icon, draw_wordmark
from chiva_qt.table.regions import Frame
from chiva_qt.table.theme import Theme

LEAST_STATUS: Final = 320
"""The width the status keeps, in units of the frame's scale, before buttons lose their words."""

LEAST_SCORE: Final = 0.72
"""How small the score may get, as a part of its ordinary size, before the brand loses its name."""


class BarButton(QAbstractButton):
    """A button that is never dead: when its action is not possible it says why.

    Drawn with an icon, a text and a key; dashed while not possible.
    """

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._key = ""
        self._possible = True
        self._main = False
        self._words = True
        self._keyed = True
        self._stacked = False
        self._theme: Theme | None = None
        self._scale = 1.0
        self._hovered = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def set_content(self, text: str, key: str, *, possible: bool, main: bool = False) -> None:
        """What it says, the key beside it, whether it is possible, whether it is the main one."""
        self._key, self._possible, self._main = key, possible, main
        self.setText(text)
        name = text
        if not possible:
            name = self.tr("{action}, not possible now", "a button").format(action=text)
        if name != self.accessibleName():
            self.setAccessibleName(name)
        self.updateGeometry()
        self.update()

    def set_icon(self, icon: str) -> None:
        self._icon = icon
        self.update()

    def set_look(
        self, theme: Theme, scale: float, *, words: bool, stacked: bool, keyed: bool = True
    ) -> None:
        """`words`: with its text; `stacked`: icon above text; `keyed`: with its key."""
        self._theme, self._scale = theme, scale
        self._words, self._stacked, self._keyed = words, stacked, keyed
        self.setToolTip("" if words else self.text())
        self.updateGeometry()
        self.update()

    # -- geometry -------------------------------------------------------------------

    def _text_width(self) -> float:
        return text_width(self.text(), 16 * self._scale, 600)

    def _key_width(self) -> float:
        if not self._key:
            return 0.0
        k = self._scale
        return max(20 * k, text_width(self._key, 12 * k, 600) + 12 * k)

    def width_for(self, *, words: bool, keyed: bool = True) -> float:
        """The width it likes with or without its text and its key."""
        k = self._scale
        width = 26 * k + 20 * k
        if words:
            width += 10 * k + self._text_width()
        if self._key and keyed:
            width += 10 * k + self._key_width()
        return width

    def stacked_width(self) -> float:
        """The width it needs with its icon above its text, as small as text may be."""
        return text_width(self.text(), LEAST_TEXT, 600) + 6 * self._scale + 7

    def sizeHint(self) -> QSize:
        width = self.width_for(words=self._words, keyed=self._keyed)
        return QSize(round(width), round(44 * self._scale))

    # -- input -----------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        self._hovered = True
        self.update()
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self._hovered = False
        self.update()
        super().leaveEvent(event)

    # -- painting ----------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._scale
        # A gap sets the ring of the focus off a fill of nearly its own colour.
        edge = 5.0 if self.hasFocus() else 2.5
        box = QRectF(self.rect()).adjusted(edge, edge, -edge, -edge)
        ink = self._paint_ground(painter, theme, box)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.25, 1.25, -1.25, -1.25), 11, 11)
        if self._stacked:
            self._paint_stacked(painter, box, ink)
            return
        width = self.width_for(words=self._words, keyed=self._keyed)
        x = box.center().x() - (width - 26 * k) / 2
        icon = Rect(x, box.center().y() - 10 * k, 20 * k, 20 * k)
        draw_icon(painter, self._icon, icon, ink)
        x = icon.right + 10 * k
        if self._words:
            painter.setPen(QColor(ink))
            painter.setFont(ui_font(16 * k, 600))
            width = self._text_width()
            painter.drawText(
                QRectF(x, box.top(), width + 2, box.height()),
                Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft,
                self.text(),
            )
            x += width + 10 * k
        if self._keyed:
            self._paint_key(painter, QPointF(x, box.center().y()), ink)

    def _paint_ground(self, painter: QPainter, theme: Theme, box: QRectF) -> str:
        """Fill and outline; the ink for what stands on it."""
        radius = 10 * self._scale
        if not self._possible:
            pen = QPen(QColor(theme.line), 1.25, Qt.PenStyle.DashLine)
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, radius, radius)
            return theme.soft
        pressed = self.isDown()
        if self._main:
            gradient = QLinearGradient(box.topLeft(), box.bottomLeft())
            first, last = theme.accent, theme.accent_lo
            gradient.setColorAt(0, QColor(last if pressed else first))
            gradient.setColorAt(1, QColor(last))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(gradient)
            painter.drawRoundedRect(box, radius, radius)
            return theme.on_accent
        ground = QColor(theme.panel_hi)
        if self._hovered and not pressed:
            ground = ground.lighter(118) if theme.dark else ground.darker(104)
        painter.setPen(QPen(QColor(theme.line), 2 if theme.flat else 1))
        painter.setBrush(ground)
        painter.drawRoundedRect(box, radius, radius)
        return theme.text

    def _paint_key(self, painter: QPainter, left: QPointF, ink: str) -> None:
        if not self._key:
            return
        k = self._scale
        box = QRectF(left.x(), left.y() - 10 * k, self._key_width(), 20 * k)
        colour = QColor(ink)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(colour, 1))
        painter.drawRoundedRect(box, 4 * k, 4 * k)
        painter.setFont(ui_font(12 * k, 600))
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, self._key)

    def _paint_stacked(self, painter: QPainter, box: QRectF, ink: str) -> None:
        k = self._scale
        width = 20 * k + (6 * k + self._key_width() if self._key else 0)
        x = box.center().x() - width / 2
        y = box.top() + box.height() * 0.32
        if width > box.width() - 4 * k:
            x = box.center().x() - 10 * k
        draw_icon(painter, self._icon, Rect(x, y - 10 * k, 20 * k, 20 * k), ink)
        if width <= box.width() - 4 * k:
            self._paint_key(painter, QPointF(x + 26 * k, y), ink)
        painter.setPen(QColor(ink))
        size = 13 * k
        room = box.width() - 6 * k
        while size > 11 and text_width(self.text(), size, 600) > room:
            size -= 0.5
        painter.setFont(ui_font(size, 600))
        painter.drawText(
            box.adjusted(0, box.height() * 0.52, 0, -2 * k),
            Qt.AlignmentFlag.AlignCenter,
            self.text(),
        )


class BottomBar(QWidget):
    """Status at the left, the actions of a turn at the right."""

    main_clicked = Signal()
    """The main button: play the chosen tile, deal on, show the next move."""

    _NAMES: Final = ("pass", "hint", "undo", "redo")
    _ICONS: Final = {"pass": "pass", "hint": "bulb", "undo": "undo", "redo": "redo"}

    def __init__(self, actions: Actions, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("bottom-bar")
        self._actions = actions
        self._theme: Theme | None = None
        self._frame: Frame | None = None
        self._model: TableModel | None = None
        self._steps = False
        self._specs: dict[str, Spec] = {spec.name: spec for spec in TABLE}
        self.main = BarButton("check", self)
        self.main.setObjectName("button-main")
        self.main.clicked.connect(self.main_clicked)
        self.buttons: dict[str, BarButton] = {}
        for name in self._NAMES:
            button = BarButton(self._ICONS[name], self)
            button.setObjectName(f"button-{name}")
            button.clicked.connect(actions[name].trigger)
            self.buttons[name] = button

    def set_look(self, theme: Theme) -> None:
        self._theme = theme
        self.update()
        if self._frame is not None:
            self.lay_out(self._frame)

    def show_model(self, model: TableModel, *, steps: bool) -> None:
        """`steps`: whether each computer move waits for a key."""
        self._model, self._steps = model, steps
        self._fill()

    def _fill(self) -> None:
        model = self._model
        if model is None:
            return
        text, key, icon, possible = self._main_content(model)
        self.main.set_icon(icon)
        self.main.set_content(text, key, possible=possible, main=True)
        possibles = {
            "pass": model.can_pass,
            "hint": model.can_hint,
            "undo": model.can_undo,
            "redo": model.can_redo,
        }
        for name, button in self.buttons.items():
            spec = self._specs[name]
            letter = self._actions.letter(spec)
            key = shown_key(letter) if letter else ""
            main = name == "pass" and model.can_pass
            button.set_content(spec.plain_text, key, possible=possibles[name], main=main)
        if self._frame is not None:
            self.lay_out(self._frame)

    def _main_content(self, model: TableModel) -> tuple[str, str, str, bool]:
        """Text, key, icon of the main button, and whether it is possible."""
        enter = shown_key("Enter")
        if model.phase is Phase.HAND_OVER:
            return self.tr("Next hand"), enter, "check", True
        if model.phase is Phase.MATCH_OVER:
            return self.tr("New match"), enter, "check", True
        if model.phase is Phase.COMPUTER and self._steps:
            letter = self._actions.letter(self._specs["step"])
            return self.tr("Next move"), shown_key(letter) if letter else "", "right", True
        spec = self._specs["confirm"]
        return spec.plain_text, enter, "check", model.can_confirm

    def retranslate(self) -> None:
        self._fill()

    def cover(self, on: bool) -> None:
        """Whether the result lies over the bar: then its own buttons are the ones to use."""
        for button in (self.main, *self.buttons.values()):
            button.setVisible(not on)

    def lay_out(self, frame: Frame) -> QRectF:
        """Place the buttons for a frame; the place left for the status, in this widget."""
        self._frame = frame
        theme = self._theme
        if theme is None:
            return QRectF()
        k = frame.scale
        all_buttons = [self.main, *self.buttons.values()]
        stacked = frame.status_in_view
        for button in all_buttons:
            button.set_look(theme, k, words=True, stacked=stacked)
        if stacked:
            self._lay_out_row(all_buttons, k)
            return QRectF()
        worded, keyed = self._fit_buttons(self.width() - 48 * k, k)
        x = float(self.width() - 20 * k)
        height = 44 * k
        y = (self.height() - height) / 2
        for button in reversed(all_buttons):
            words = button in worded
            button.set_look(theme, k, words=words, stacked=False, keyed=keyed)
            width = button.width_for(words=words, keyed=keyed)
            button.setGeometry(QRectF(x - width, y, width, height).toRect())
            x -= width + 8 * k
        return QRectF(22 * k, 0, max(x - 30 * k, 0), self.height())

    def _fit_buttons(self, room: float, k: float) -> tuple[list[BarButton], bool]:
        """The buttons that keep their words, and whether all keep their keys.

        Words go first, those of the main button last, then the keys, until the status has room.
        """
        every = [self.main, *self.buttons.values()]
        ways: tuple[tuple[list[BarButton], bool], ...] = (
            (every, True),
            ([self.main], True),
            ([], True),
            ([self.main], False),
        )
        for worded, keyed in ways:
            wanted = sum(
                button.width_for(words=button in worded, keyed=keyed) + 8 * k for button in every
            )
            if room - wanted >= LEAST_STATUS * k:
                return worded, keyed
        return [], False

    def _lay_out_row(self, buttons: list[BarButton], k: float) -> None:
        """All buttons in a row, as in narrow windows; equally wide where the texts allow it."""
        gap, edge = 4 * k, 6 * k
        room = self.width() - 2 * edge - (len(buttons) - 1) * gap
        needed = [button.stacked_width() for button in buttons]
        spare = (room - sum(needed)) / len(buttons)
        if max(needed) <= room / len(buttons) or spare < 0:
            needed, spare = [0.0] * len(buttons), room / len(buttons)
        x = edge
        for button, least in zip(buttons, needed, strict=True):
            width = least + spare
            button.setGeometry(QRectF(x, 6 * k, width, self.height() - 14 * k).toRect())
            x += width + gap

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is not None and self._frame is not None:
            _paint_bar(self, self._theme, self._frame, top=False)


class StatusBox(QWidget):
    """The status line with a mark of what it tells of; a plate with the turn in narrow windows."""

    def __init__(self, phrases: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._theme: Theme | None = None
        self._frame: Frame | None = None
        self._model: TableModel | None = None
        self.line = StatusLine(self)
        self.line.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return super().eventFilter(watched, event)

    def set_look(self, theme: Theme) -> None:
        self._theme = theme
        self.line.setStyleSheet(f"color: {theme.text}; background: transparent;")
        self.update()

    def show_model(self, model: TableModel, text: str) -> None:
        self._model = model
        self.line.show_text(text)
        self._place_line()
        self.update()

    def lay_out(self, frame: Frame) -> None:
        self._frame = frame
        self.line.set_base_font(ui_font(16 * frame.scale, 600))
        self._place_line()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place_line()

    def _chip(self) -> tuple[str, float]:
        """The turn in words and how wide its chip is; nothing once the hand is over."""
        model, frame = self._model, self._frame
        if model is None or frame is None or model.turn is None:
            return "", 0.0
        text = self._phrases.turn_chip(model.turn)
        return text, text_width(text, 14 * frame.scale, 700) + 40 * frame.scale

    def _place_line(self) -> None:
        frame = self._frame
        if frame is None:
            return
        k = frame.scale
        left, top, edge, inset = 30 * k, 0.0, 0.0, 0.0
        width = self._chip()[1]
        if frame.status_in_view:
            left = 8 * k + (width + 10 * k if width else 6 * k)
            edge, inset = 8 * k, 3 * k
        elif width and not frame.wide:
            left, top = 2 * k, 26 * k
        box = QRectF(self.rect()).adjusted(left, top + inset, -edge, -inset)
        self.line.setGeometry(box.toRect())

    def _icon(self) -> str:
        """The mark of what happened last: the side, a pass, the table."""
        model = self._model
        if model is None or not model.log or model.change is Change.REFUSED:
            return "table"
        if model.change is Change.HINTED:
            return "bulb"
        move = model.log[-1].move
        if isinstance(move, Pass):
            return "pass"
        if move.end is None:
            return "table"
        return "left" if move.end is End.LEFT else "right"

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, frame, model = self._theme, self._frame, self._model
        if theme is None or frame is None or model is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = frame.scale
        if self.line.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 4, -2, -4), 10 * k, 10 * k)
        middle = self.height() / 2
        mine = model.turn == PERSON
        width = self._chip()[1]
        if frame.status_in_view:
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            painter.setBrush(QColor(theme.panel))
            painter.setPen(QPen(QColor(theme.accent if mine else theme.line), 2.5 if mine else 1))
            radius = min(14 * k, box.height() / 2)
            painter.drawRoundedRect(box, radius, radius)
            height = min(28 * k, box.height() - 8)
            self._paint_chip(painter, theme, QRectF(8 * k, middle - height / 2, width, height))
        elif width and not frame.wide:
            # There is no plate of the person's own that could say it.
            self._paint_chip(painter, theme, QRectF(0, 5 * k, width, 21 * k))
        else:
            draw_icon(
                painter, self._icon(), Rect.around(10 * k, middle, 20 * k, 20 * k), theme.accent
            )

    def _paint_chip(self, painter: QPainter, theme: Theme, chip: QRectF) -> None:
        """Whose turn it is; nothing once the hand is over."""
        text = self._chip()[0]
        if not text or self._model is None or self._frame is None:
            return
        mine, k = self._model.turn == PERSON, self._frame.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if mine else theme.panel_hi))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        ink = theme.on_accent if mine else theme.text
        mark = Rect.around(chip.x() + 15 * k, chip.center().y(), 14 * k, 14 * k)
        draw_icon(painter, "turn", mark, ink)
        draw_text(painter, chip.adjusted(26 * k, 0, 0, 0), text, ink, 14 * k, 700)


def _paint_bar(widget: QWidget, theme: Theme, frame: Frame, *, top: bool) -> None:
    """A bar's ground: the panel with a line towards the table; the room in narrow windows."""
    painter = QPainter(widget)
    if not top and frame.status_in_view:
        painter.fillRect(widget.rect(), QColor(theme.room_lo))
        return
    painter.fillRect(widget.rect(), QColor(theme.panel))
    painter.setPen(QPen(QColor(theme.line), 2 if theme.flat else 1))
    y = widget.height() - 1 if top else 0
    painter.drawLine(0, y, widget.width(), y)


class ScoreView(QWidget):
    """Both streaks as four places each, with the sides' marks and the goat of the shut-out."""

    def __init__(self, phrases: Phrases, spoken: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self._phrases, self._spoken = phrases, spoken
        self._theme: Theme | None = None
        self._scale = 1.0
        self._streaks = self._before = (0, 0)
        self._moves = False
        self.motion = CoinMotion(self)
        self.motion.moved.connect(self.update)

    def set_motion(self, on: bool) -> None:
        """Whether coins come and go by moving."""
        self._moves = on
        if not on:
            self.motion.finish()

    def set_look(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.update()

    def show_streaks(self, streaks: tuple[int, int]) -> None:
        """Streaks of team 1 and team 2."""
        if streaks != self._streaks:
            self._before, self._streaks = self._streaks, streaks
            if self._moves and self.isVisible():
                self.motion.start()
            else:
                self.motion.finish()
        self.setAccessibleName(self._spoken.score(streaks))
        self.setToolTip(self._phrases.score(streaks))
        self.update()

    def retranslate(self) -> None:
        self.show_streaks(self._streaks)

    def _half(self) -> float:
        """The width of the wider side, from the score to its outer edge."""
        k = self._scale
        words = max(text_width(self._phrases.team(team), 16 * k, 600) for team in (1, 2))
        return 40 * k + 4 * 30 * k + 10 * k + words + 26 * k + 40 * k

    def sizeHint(self) -> QSize:
        return QSize(round(2 * self._half()), round(42 * self._scale))

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = min(self._scale, self._scale * self.width() / max(2 * self._half(), 1))
        middle = QPointF(self.width() / 2, self.height() / 2)
        ours = team_of(PERSON)
        was = self._before
        mine, theirs = self._streaks[ours - 1], self._streaks[other_team(ours) - 1]
        painter.setPen(QColor(theme.text))
        painter.setFont(ui_font(26 * k, 700))
        box = QRectF(middle.x() - 40 * k, 0, 80 * k, self.height())
        painter.drawText(box, Qt.AlignmentFlag.AlignCenter, f"{mine} : {theirs}")
        other = other_team(ours)
        self._paint_side(painter, theme, middle, k, ours, was[ours - 1], mine, theirs, -1)
        self._paint_side(painter, theme, middle, k, other, was[other - 1], theirs, mine, 1)

    def _paint_side(
        self,
        painter: QPainter,
        theme: Theme,
        middle: QPointF,
        k: float,
        team: int,
        before: int,
        credit: int,
        against: int,
        sign: int,
    ) -> None:
        """One side, to the left (-1) or right (1) of the score."""
        radius = 12 * k
        for place in range(1, 5):
            # Place 1 comes first in reading order on both sides.
            step = place - 1 if sign > 0 else 4 - place
            x = middle.x() + sign * (56 * k + step * 30 * k)
            y = middle.y()
            self.motion.draw(painter, x, y, radius, place, before, credit, theme, mark=False)
        name = self._phrases.team(team)
        width = text_width(name, 16 * k, 600)
        x = middle.x() + sign * (56 * k + 3 * 30 * k + radius + 10 * k)
        left = x if sign > 0 else x - width
        painter.setFont(ui_font(16 * k, 600))
        painter.setPen(QColor(theme.text))
        painter.drawText(
            QRectF(left, 0, width + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, name
        )
        x += sign * (width + 14 * k)
        _draw_mark(painter, QPointF(x, middle.y()), 6 * k, team, theme)
        if credit == 0 and against > 0:
            x += sign * 26 * k
            draw_goat(painter, x, middle.y(), 30 * k, theme.text)


def _draw_mark(painter: QPainter, at: QPointF, r: float, team: int, theme: Theme) -> None:
    """A side's mark: a circle for the person's, a diamond for the other."""
    painter.setPen(Qt.PenStyle.NoPen)
    if team == team_of(PERSON):
        painter.setBrush(QColor(theme.team_a))
        painter.drawEllipse(at, r * 0.9, r * 0.9)
        return
    painter.setBrush(QColor(theme.team_b))
    corners = (QPointF(0, -r), QPointF(r, 0), QPointF(0, r), QPointF(-r, 0))
    painter.drawPolygon([at + corner for corner in corners])


class TopBar(QWidget):
    """Brand, hand and seed; the score; short cuts to windows."""

    _ICONS: Final = {"preferences": "sliders", "rules": "question", "menu": "menu"}

    menu_wanted = Signal()

    def __init__(
        self, phrases: Phrases, spoken: Phrases, actions: Actions, parent: QWidget
    ) -> None:
        super().__init__(parent)
        self.setObjectName("top-bar")
        self._theme: Theme | None = None
        self._frame: Frame | None = None
        self._model: TableModel | None = None
        self._named = True
        """Whether the program's name stands beside its mark."""
        self._specs = {spec.name: spec for spec in TABLE}
        self.score = ScoreView(phrases, spoken, self)
        self.facts = QLabel(self)
        self.facts.setObjectName("facts")
        self.facts.setTextFormat(Qt.TextFormat.RichText)
        self.icons: dict[str, BarIcon] = {}
        for name, icon in self._ICONS.items():
            button = BarIcon(icon, self)
            button.setObjectName(f"icon-{name}")
            if name == "menu":
                button.clicked.connect(self.menu_wanted)
            else:
                button.clicked.connect(actions[name].trigger)
            self.icons[name] = button
        self.retranslate()

    def set_look(self, theme: Theme) -> None:
        self._theme = theme
        if self._frame is not None:
            self.lay_out(self._frame)
        self.update()

    def show_model(self, model: TableModel) -> None:
        self._model = model
        self.score.show_streaks(model.streaks)
        if self._frame is not None:
            self.lay_out(self._frame)

    def retranslate(self) -> None:
        for name, button in self.icons.items():
            text = (
                self.tr("Menu", "button with all menus")
                if name == "menu"
                else self._specs[name].plain_text
            )
            button.setAccessibleName(text)
            button.setToolTip(text)
        self.score.retranslate()
        if self._frame is not None:
            self.lay_out(self._frame)

    def lay_out(self, frame: Frame) -> None:
        """Place the parts for a frame."""
        self._frame = frame
        theme = self._theme
        if theme is None:
            return
        k = frame.scale
        row = self.height() / frame.top_rows
        x = self.width() - 12.0 * k
        self.icons["preferences"].setVisible(frame.top_rows == 1)
        for button in reversed([b for b in self.icons.values() if not b.isHidden()]):
            side = min(44 * k, row)
            button.set_look(theme, k)
            button.setGeometry(QRectF(x - side, (row - side) / 2, side, side).toRect())
            x -= side - (6 * k if frame.wide else 0)
        self.score.set_look(theme, k)
        wanted = float(self.score.sizeHint().width())
        self._named = True
        if frame.top_rows == 2:
            width = min(wanted, float(self.width()))
            self.score.setGeometry(QRectF((self.width() - width) / 2, row, width, row).toRect())
        elif frame.wide:
            free = 2 * min(self.width() / 2 - self._brand_width(k), x - self.width() / 2)
            width = min(wanted, free)
            self.score.setGeometry(QRectF((self.width() - width) / 2, 0, width, row).toRect())
        else:
            # Which hand it is matters more than the middle of the window, and than a name.
            hand = self._hand_width(k)
            self._named = x - self._brand_width(k) - hand >= LEAST_SCORE * wanted
            left = self._brand_width(k) + hand
            width = min(wanted, x - left)
            at = min(max((self.width() - width) / 2, left), x - width)
            self.score.setGeometry(QRectF(at, 0, width, row).toRect())
        left = self._brand_width(k) + (12 * k if frame.wide else 0)
        right = x if frame.top_rows == 2 else self.score.x()
        self._fit_facts(QRectF(left, 0, max(right - left - 8 * k, 0), row), k)
        self.update()

    def _fit_facts(self, place: QRectF, k: float) -> None:
        """Hand and seed in the largest size that has room, in one line or two; else the hand."""
        theme, model = self._theme, self._model
        if theme is None or model is None:
            return
        hand = self._hand_text()
        seed = self.tr("Seed {seed}", "what the deals come from")
        plain = (hand.format(number=model.hand_number), seed.format(seed=model.seed))
        short = model.seed if len(model.seed) <= 12 else model.seed[:11] + "…"
        strong = f'<b style="color:{theme.text}">{{}}</b>'
        rich = (
            hand.format(number=strong.format(model.hand_number)),
            seed.format(seed=strong.format(_escaped(short))),
        )
        self.facts.setAccessibleName(", ".join(plain))
        self.facts.setToolTip(plain[1])
        self.facts.setStyleSheet(f"color: {theme.soft}; background: transparent;")
        for text, size in (
            ("&nbsp;&nbsp;&nbsp;&nbsp; ".join(rich), 15),
            ("&nbsp;&nbsp; ".join(rich), 12.5),
            ("<br>".join(rich), 12.5),
            ("<br>".join(rich), 11),
            (rich[0], 12.5),
            (rich[0], 11),
        ):
            self.facts.setText(text)
            self.facts.setFont(ui_font(size * k, 500))
            needed = self.facts.sizeHint()
            if needed.width() <= place.width() and needed.height() <= place.height():
                break
        wanted = self.facts.sizeHint().width()
        self.facts.setVisible(wanted <= place.width())
        self.facts.setGeometry(QRectF(place.x(), 0, wanted + 2, place.height()).toRect())

    def _hand_text(self) -> str:
        return self.tr("Hand {number}", "the number of the hand in the match")

    def _hand_width(self, k: float) -> float:
        """The width in which the number of the hand can be told."""
        number = self._model.hand_number if self._model is not None else 1
        return text_width(self._hand_text().format(number=number), 12.5 * k, 700) + 12 * k

    def _brand_width(self, k: float) -> float:
        narrow = self._frame is not None and not self._frame.wide
        k *= 0.85 if narrow else 1
        if not self._named:
            return 58 * k
        return 58 * k + 23 * k * WORDMARK_ASPECT + 12 * k

    def paintEvent(self, event: QPaintEvent) -> None:
        theme, frame = self._theme, self._frame
        if theme is None or frame is None:
            return
        _paint_bar(self, theme, frame, top=True)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = frame.scale
        row = self.height() / frame.top_rows
        size = k if frame.wide else 0.85 * k
        draw_goat(painter, 33 * size, row / 2, 32 * size, theme.accent)
        if self._named:
            draw_wordmark(painter, 58 * size, row / 2, 23 * size, theme.text)
        if self.facts.isVisible() and frame.wide:
            painter.setPen(QColor(theme.line))
            x = self._brand_width(k)
            painter.drawLine(QPointF(x, row / 2 - 12 * k), QPointF(x, row / 2 + 12 * k))


class BarIcon(QAbstractButton):
    """A button that is only an icon."""

    def __init__(self, icon: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon = icon
        self._theme: Theme | None = None
        self._scale = 1.0
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_look(self, theme: Theme, scale: float) -> None:
        self._theme, self._scale = theme, scale
        self.update()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.underMouse() or self.isDown():
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.panel_hi))
            painter.drawRoundedRect(box, 9, 9)
        if self.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box, 9, 9)
        side = 22 * self._scale
        middle = QRectF(self.rect()).center()
        draw_icon(painter, self._icon, Rect.around(middle.x(), middle.y(), side, side), theme.text)


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")


class SelectorBar(QWidget):
    """Position and end as two fields and a button: an aid for the keyboard (R26)."""

    picked = Signal(object)
    """The tile at the position that was chosen: a preview, nothing is played (R18)."""
    end_chosen = Signal(object)
    """The end that was chosen for it."""
    played = Signal(object, object)
    """The button was pressed: the tile, and the end or None for the opening."""

    def __init__(self, phrases: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("selector-bar")
        self._phrases = phrases
        self._model: TableModel | None = None
        self._position_label = QLabel(self)
        self.position = QComboBox(self)
        self.position.setObjectName("selector-position")
        self._position_label.setBuddy(self.position)
        self._end_label = QLabel(self)
        self.end = QComboBox(self)
        self.end.setObjectName("selector-end")
        self._end_label.setBuddy(self.end)
        self.button = QPushButton(self)
        self.button.setObjectName("selector-play")
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 2, 16, 2)
        parts = (self._position_label, self.position, self._end_label, self.end, self.button)
        for widget in parts:
            row.addWidget(widget)
        row.addStretch(1)
        self.position.activated.connect(self._choose_tile)
        self.end.activated.connect(self._choose_end)
        self.button.clicked.connect(self._play)
        self.retranslate()

    def lay_out(self, frame: Frame) -> None:
        """Take the sizes of a frame, whose bar has less room than a window of large text."""
        k = frame.scale
        self.setStyleSheet(
            f"* {{ font-size: {round(15 * k)}px; }}"
            f"QComboBox, QPushButton {{ min-height: {round(24 * k)}px; "
            f"padding-top: {round(3 * k)}px; padding-bottom: {round(3 * k)}px; }}"
        )

    def retranslate(self) -> None:
        self._position_label.setText(self.tr("T&ile:", "field: which tile of the hand"))
        self._end_label.setText(self.tr("En&d:", "field: left or right"))
        self.button.setText(self.tr("Pla&y it"))
        if self._model is not None:
            self.show_model(self._model)

    def show_model(self, model: TableModel) -> None:
        self._model = model
        # Readers are told of each change in a field, even where nobody sees it.
        if not self.isHidden():
            self._show(model)

    def showEvent(self, event: QShowEvent) -> None:
        if self._model is not None:
            self._show(self._model)
        super().showEvent(event)

    def _show(self, model: TableModel) -> None:
        names = [
            self.tr("{place}: {tile}", "position in the hand and the tile there").format(
                place=place, tile=self._phrases.tile(held.tile)
            )
            for place, held in enumerate(model.hand, start=1)
        ]
        if names != [self.position.itemText(i) for i in range(self.position.count())]:
            place = self.position.currentIndex()
            self.position.clear()
            self.position.addItems(names)
            self.position.setCurrentIndex(min(max(place, 0), len(names) - 1))
        ends = [
            self._phrases.end(end.end)
            if end.number is None
            else self._phrases.end_label(end.end, end.number)
            for end in model.ends
        ]
        if ends != [self.end.itemText(i) for i in range(self.end.count())]:
            index = self.end.currentIndex()
            self.end.clear()
            self.end.addItems(ends)
            self.end.setCurrentIndex(max(index, 0))
        chosen = model.selection
        if chosen is not None:
            tiles = [held.tile for held in model.hand]
            self.position.setCurrentIndex(tiles.index(chosen.tile))
            if chosen.end is not None:
                self.end.setCurrentIndex(list(End).index(chosen.end))
        self.end.setEnabled(bool(model.line))

    @property
    def _tile(self) -> Tile | None:
        index = self.position.currentIndex()
        if self._model is None or not 0 <= index < len(self._model.hand):
            return None
        return self._model.hand[index].tile

    @Slot()
    def _choose_tile(self) -> None:
        tile, model = self._tile, self._model
        if tile is None or model is None:
            return
        if model.selection is None or model.selection.tile != tile:
            self.picked.emit(tile)

    @Slot()
    def _choose_end(self) -> None:
        if self._model is not None and self._model.selection is not None:
            self.end_chosen.emit(list(End)[self.end.currentIndex()])

    @Slot()
    def _play(self) -> None:
        tile, model = self._tile, self._model
        if tile is not None and model is not None:
            self.played.emit(tile, list(End)[self.end.currentIndex()] if model.line else None)
