"""The bar above the table: brand, seed, score and icons."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from chiva_engine.tiles import other_team, team_of
from chiva_engine.timeline import PERSON
from chiva_qt.actions import TABLE, Actions
from chiva_qt.bars.base import paint_bar
from chiva_qt.bars.buttons import BarIcon
from chiva_qt.phrases import Phrases
from chiva_qt.presentation import TableModel
from chiva_qt.table.coin_motion import CoinMotion
from chiva_qt.table.paint.base import text_width, ui_font
from chiva_qt.table.paint.icons import WORDMARK_ASPECT, draw_goat, draw_wordmark
from chiva_qt.table.regions import Frame
from chiva_qt.table.theme import Theme

LEAST_SCORE: Final = 0.72
"""How small the score may get, as a part of its ordinary size, before the brand loses its name."""


class ScoreView(QWidget):
    """Both streaks as four places each, with the sides' marks and the goat of the shut-out."""

    def __init__(self, phrases: Phrases, spoken: Phrases, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("score")
        self._phrases, self._spoken = phrases, spoken
        self._theme: Theme | None = None
        self._scale = self._shown = 1.0
        """The scale of the window, and the one in which there is room for all."""
        self.middle = 0.0
        """Where the middle of the figures is, in this widget."""
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

    def _reach(self, team: int, k: float) -> float:
        """How far a side reaches from the middle at a scale, its goat included where it is."""
        credit, against = self._streaks[team - 1], self._streaks[other_team(team) - 1]
        goat = 48 * k if credit == 0 < against else 0.0
        return 188 * k + text_width(self._phrases.team(team), 16 * k, 600) + goat

    def taken(self) -> float:
        """The width of what is on it now, in its ordinary size."""
        ours = team_of(PERSON)
        return sum(self._reach(team, self._scale) for team in (ours, other_team(ours)))

    def place(self, room: QRectF, centre: float) -> None:
        """Lie in a room as large as that allows, the figures at `centre` or as near as can be.

        What stays empty, as the place of a goat that is not there, is free for others.
        """
        k, ours = self._scale, team_of(PERSON)
        left, right = self._reach(ours, k), self._reach(other_team(ours), k)
        while left + right > room.width() and k > self._scale / 2:
            k -= self._scale / 50
            left, right = self._reach(ours, k), self._reach(other_team(ours), k)
        self._shown = k
        at = min(max(centre, room.left() + left), max(room.right() - right, room.left() + left))
        place = QRectF(at - left, room.top(), left + right, room.height())
        self.setGeometry(place.toAlignedRect())
        self.middle = at - self.x()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        k = self._shown
        middle = QPointF(self.middle, self.height() / 2)
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
            self.score.place(QRectF(8 * k, row, self.width() - 16 * k, row), self.width() / 2)
        elif frame.wide:
            free = 2 * min(self.width() / 2 - self._brand_width(k), x - self.width() / 2)
            room = QRectF((self.width() - free) / 2, 0, free, row)
            self.score.place(room, self.width() / 2)
        else:
            # Which hand it is matters more than the middle of the window, and than a name.
            hand = self._hand_width(k)
            self._named = x - self._brand_width(k) - hand >= LEAST_SCORE * wanted
            left = self._brand_width(k) + hand
            seed = self._brand_width(k) + self._seed_width(k)
            if x - seed >= LEAST_SCORE * self.score.taken():
                left = max(left, seed)
            self.score.place(QRectF(left, 0, x - left, row), self.width() / 2)
        left = self._brand_width(k) + (12 * k if frame.wide else 0)
        right = x if frame.top_rows == 2 else self.score.x()
        self._fit_facts(QRectF(left, 0, max(right - left - 8 * k, 0), row), k)
        self.update()

    def _fit_facts(self, place: QRectF, k: float) -> None:
        """Hand and seed in the largest size that has room, in one line or two; then as much of
        the seed as there is room for, then the hand alone."""
        theme, model = self._theme, self._model
        if theme is None or model is None:
            return
        hand = self._hand_text()
        seed = self._seed_text()
        plain = (hand.format(number=model.hand_number), seed.format(seed=model.seed))
        strong = f'<b style="color:{theme.text}">{{}}</b>'
        first = hand.format(number=strong.format(model.hand_number))

        def rich(most: int) -> tuple[str, str]:
            """Both facts, of the seed as many characters."""
            short = model.seed if len(model.seed) <= most else model.seed[: most - 1] + "…"
            return first, seed.format(seed=strong.format(_escaped(short)))

        self.facts.setAccessibleName(", ".join(plain))
        self.facts.setToolTip(plain[1])
        self.facts.setStyleSheet(f"color: {theme.soft}; background: transparent;")
        for text, size in (
            ("&nbsp;&nbsp;&nbsp;&nbsp; ".join(rich(12)), 15),
            ("&nbsp;&nbsp; ".join(rich(12)), 12.5),
            ("<br>".join(rich(12)), 12.5),
            ("<br>".join(rich(12)), 11),
            *(("<br>".join(rich(most)), 11) for most in range(len(model.seed[:11]), 3, -1)),
            (first, 12.5),
            (first, 11),
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

    def _seed_text(self) -> str:
        return self.tr("Seed {seed}", "what the deals come from")

    def _seed_width(self, k: float) -> float:
        """The width in which the beginning of the seed can be told, below the hand."""
        seed = self._model.seed[:5] if self._model is not None else ""
        return text_width(self._seed_text().format(seed=seed), 12.5 * k, 600) + 12 * k

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
        paint_bar(self, theme, frame, top=True)
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


def _escaped(text: str) -> str:
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(" ", "&nbsp;")
