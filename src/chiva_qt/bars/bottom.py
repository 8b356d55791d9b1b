"""The bar below the table: what is going on, and the buttons."""

from __future__ import annotations

from typing import Final, NamedTuple

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from chiva_engine.moves import End, Pass
from chiva_engine.timeline import PERSON
from chiva_qt.a11y.status_line import SMALLEST, StatusLine
from chiva_qt.actions import TABLE, Actions, Spec, shown_key
from chiva_qt.bars.base import paint_bar
from chiva_qt.bars.buttons import TEXT, BarButton
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import Change, Phase, TableModel
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import draw_text, text_width, ui_font
from chiva_qt.table.paint.icons import draw_icon
from chiva_qt.table.paint.labels import draw_panel
from chiva_qt.table.regions import LEAST_TARGET, Frame
from chiva_qt.table.theme import Theme

TYPE: Final = 16.0
"""The size of a short status, in units of the scale."""
LEAST_TYPE: Final = 11.0
"""The least size of the status, in units of the scale; it takes more room before that."""
RIM: Final = 14.0
"""What the status may take of the table before its type gets smaller than that."""
READABLE_TYPE: Final = 12.0
"""The least size in a narrow window, in units of the scale, before the turn loses its words."""

LEAST_STATUS: Final = 320
"""The width the status keeps, in units of the frame's scale, before buttons lose their words."""


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
        worded, keyed, size = self._fit_buttons(self.width() - 48 * k, k)
        x = float(self.width() - 20 * k)
        height = 44 * k
        y = (self.height() - height) / 2
        for button in reversed(all_buttons):
            words = button in worded
            button.set_look(theme, k, words=words, stacked=False, keyed=keyed, size=size)
            width = button.width_for(words=words, keyed=keyed, size=size)
            button.setGeometry(QRectF(x - width, y, width, height).toRect())
            x -= width + 8 * k
        return QRectF(22 * k, 0, max(x - 30 * k, 0), self.height())

    def _fit_buttons(self, room: float, k: float) -> tuple[list[BarButton], bool, float]:
        """The buttons that keep their words, whether all keep their keys, and the words' size.

        Words get smaller, then they go, those of the main button last, then the keys, until the
        status has room.
        """
        every = [self.main, *self.buttons.values()]
        ways: tuple[tuple[list[BarButton], bool, float], ...] = (
            (every, True, TEXT),
            (every, True, TEXT - 1),
            (every, True, TEXT - 2),
            ([self.main], True, TEXT),
            ([], True, TEXT),
            ([self.main], False, TEXT),
        )
        for worded, keyed, size in ways:
            wanted = sum(
                button.width_for(words=button in worded, keyed=keyed, size=size) + 8 * k
                for button in every
            )
            if room - wanted >= LEAST_STATUS * k:
                return worded, keyed, size
        return [], False, TEXT

    def _lay_out_row(self, buttons: list[BarButton], k: float) -> None:
        """All buttons in a row, as in narrow windows; equally wide where the texts allow it."""
        gap, edge = 4 * k, 6 * k
        needed = [button.stacked_width() for button in buttons]
        room = self.width() - 2 * edge - (len(buttons) - 1) * gap
        if max(needed) <= room / len(buttons):
            widths = [room / len(buttons)] * len(buttons)
        else:
            # The words need the room more than the gaps, and long ones more than short ones.
            gap, edge = (4.0, 6.0) if sum(needed) <= room else (3.0, 4.0)
            room = self.width() - 2 * edge - (len(buttons) - 1) * gap
            # None is narrower than a finger.
            small = [least * room / sum(needed) < LEAST_TARGET for least in needed]
            rest = room - LEAST_TARGET * sum(small)
            long = sum(n for n, is_small in zip(needed, small, strict=True) if not is_small)
            widths = [
                LEAST_TARGET if is_small else least * rest / long
                for least, is_small in zip(needed, small, strict=True)
            ]
        x = edge
        for button, width in zip(buttons, widths, strict=True):
            button.setGeometry(QRectF(x, 6 * k, width, self.height() - 14 * k).toRect())
            x += width + gap

    def paintEvent(self, event: QPaintEvent) -> None:
        if self._theme is not None and self._frame is not None:
            paint_bar(self, self._theme, self._frame, top=False)


class _Layout(NamedTuple):
    """Where the parts of the status are, in its box."""

    box: QRect
    """The box, in the window."""
    line: QRect
    """The text, in the box."""
    words: bool
    """Whether the chip has its words; its mark alone leaves the text more room."""
    grown: bool
    """Whether the box is higher than its place, and lies over the table."""


class StatusBox(QWidget):
    """The status line with a mark of what it tells of; a plate with the turn in narrow windows.

    No text is cut off: first the type shrinks, then the turn loses its words, then the box grows
    upwards, over the table, for as long as the text stands there.
    """

    def __init__(self, phrases: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self._phrases = phrases
        self._theme: Theme | None = None
        self._frame: Frame | None = None
        self._model: TableModel | None = None
        self._place = QRect()
        self._free = 0.0
        self._words = True
        self._grown = False
        self.line = StatusLine(self)
        self.line.installEventFilter(self)
        self.line.filled.connect(self._arrange)

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
        self.update()

    def lay_out(self, frame: Frame) -> None:
        self._frame = frame
        k, reading = frame.scale, frame.reading
        # Where someone wants large text, more lines are better than smaller type.
        flat = SMALLEST if reading <= 1 else 1.0
        # Where the hand is above it, it rather gets as small as in a window of ordinary text.
        scale = k if frame.status_in_view or frame.wide else k / frame.text_scale
        self.line.set_base_font(ui_font(TYPE * k * reading, 600), LEAST_TYPE * scale, flat)
        self._arrange()

    def set_place(self, place: QRectF, free: float = 0.0) -> None:
        """The box in an ordinary case, in the window.

        free: the width, in logical pixels, in which it may grow upwards; 0 for its own width.
        """
        self._place, self._free = place.toRect(), free
        self._arrange()

    def _chip(self, *, words: bool) -> tuple[str, float]:
        """The turn in words and how wide its chip is; nothing once the hand is over."""
        model, frame = self._model, self._frame
        if model is None or frame is None or model.turn is None:
            return "", 0.0
        k = frame.scale
        if not words:
            return "", 30 * k
        text = self._phrases.turn_chip(model.turn)
        return text, text_width(text, 14 * k, 700) + 40 * k

    @Slot()
    def _arrange(self) -> None:
        """Take the room that the text needs."""
        if self._frame is None or self._place.isNull():
            return
        found = self._layout(self._frame)
        self._words, self._grown = found.words, found.grown
        # What lies below a box that has grown can still be pressed.
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, found.grown)
        self.setGeometry(found.box)
        self.line.setGeometry(found.line)
        self.update()

    def _layout(self, frame: Frame) -> _Layout:
        place = QRect(0, 0, self._place.width(), self._place.height())
        k = frame.scale
        for words in (True, False):
            line = self._line_in(place, frame, words=words)
            least = self._least(frame, words=words)
            if self.line.fitted(line.width(), line.height(), least)[1] <= line.height():
                return _Layout(self._place, line, words, False)
        if frame.status_in_view:
            # Over the table's rim rather than over its tiles.
            rim = place.height() - line.height()
            most = line.height() + round(RIM * k)
            high = self.line.fitted(line.width(), most)[1] + rim
            box = self._place.adjusted(0, place.height() - high, 0, 0)
            return _Layout(
                box, self._line_in(QRect(QPoint(0, 0), box.size()), frame, words=False), False, True
            )
        # A panel of its own, over the bar and what is above it.
        pad = round(10 * k)
        width = round(min(self._free, place.width())) if self._free else place.width()
        inside = QRect(0, 0, width, place.height())
        line = self._line_in(inside, frame, words=False)
        # Up to the own plate in wide windows, up to the hand in others.
        most = place.height() + round((36 if frame.wide else RIM) * k) - 2 * pad
        high = self.line.fitted(line.width(), most)[1] + 2 * pad
        bottom = self._place.bottom() - round(4 * k)
        box = QRect(self._place.x() - pad, bottom + 1 - high, width + 2 * pad, high)
        line = QRect(line.x() + pad, pad, line.width(), high - 2 * pad)
        return _Layout(box, line, False, True)

    @staticmethod
    def _least(frame: Frame, *, words: bool) -> float:
        """The smallest type, in pixels, before the turn loses its words or the box grows."""
        k, reading = frame.scale, frame.reading
        if frame.wide:
            return LEAST_TYPE * k
        if words:
            least = READABLE_TYPE * k if reading <= 1 else 0.8 * TYPE * k * reading
            return least if frame.status_in_view else LEAST_TYPE * k
        return READABLE_TYPE * k * min(reading, 1.25) if frame.status_in_view else 0.0

    def _line_in(self, box: QRect, frame: Frame, *, words: bool) -> QRect:
        """Where the text is in a box."""
        k = frame.scale
        left, top, edge, inset = 30 * k, 0.0, 0.0, 0.0
        width = self._chip(words=words)[1]
        if frame.status_in_view:
            left = 8 * k + (width + (10 if words else 6) * k if width else 6 * k)
            edge, inset = 8 * k, 3 * k
        elif width and not frame.wide:
            left, top = (2 * k, 26 * k) if words else (width + 8 * k, 0.0)
            inset = 0.0 if words else 4 * k
        return QRectF(box).adjusted(left, top + inset, -edge, -inset).toRect()

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
        middle = self.height() / 2
        mine = model.turn == PERSON
        width = self._chip(words=self._words)[1]
        left = 10 * k if self._grown and not frame.status_in_view else 0.0
        if frame.status_in_view or self._grown:
            box = Rect(0, 0, self.width(), self.height())
            radius = min(14 * k, box.height / 2)
            draw_panel(painter, box, radius, k, theme, turn=mine, shadow=False)
        if frame.status_in_view:
            height = min(28 * k, box.height - 8)
            self._paint_chip(painter, theme, QRectF(8 * k, middle - height / 2, width, height))
        elif width and not frame.wide:
            # There is no plate of the person's own that could say it.
            top = 5 * k if self._words else middle - 10.5 * k
            self._paint_chip(painter, theme, QRectF(left, top, width, 21 * k))
        else:
            place = Rect.around(left + 10 * k, middle, 20 * k, 20 * k)
            draw_icon(painter, self._icon(), place, theme.accent)
        if self.line.hasFocus():
            painter.setPen(QPen(QColor(theme.focus), 2.5))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(4, 4, -4, -4), 10 * k, 10 * k)

    def _paint_chip(self, painter: QPainter, theme: Theme, chip: QRectF) -> None:
        """Whose turn it is; nothing once the hand is over."""
        text, width = self._chip(words=self._words)
        if not width or self._model is None or self._frame is None:
            return
        mine, k = self._model.turn == PERSON, self._frame.scale
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(theme.accent if mine else theme.panel_hi))
        painter.drawRoundedRect(chip, chip.height() / 2, chip.height() / 2)
        ink = theme.on_accent if mine else theme.text
        mark = Rect.around(chip.x() + 15 * k, chip.center().y(), 14 * k, 14 * k)
        draw_icon(painter, "turn", mark, ink)
        draw_text(painter, chip.adjusted(26 * k, 0, 0, 0), text, ink, 14 * k, 700)
