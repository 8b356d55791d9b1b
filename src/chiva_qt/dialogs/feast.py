"""A small feast at the end of a match: coins and the winners' marks fall over the result."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt, QVariantAnimation, Slot
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QWidget

from chiva_qt.table.paint.coin import CoinState, coin_reach, draw_coin
from chiva_qt.table.paint.labels import Team, draw_team_mark
from chiva_qt.table.theme import Theme

LENGTH: Final = 3600
"""Milliseconds until the last piece has fallen."""

PIECES: Final = 40


@dataclass(frozen=True, slots=True)
class Piece:
    """Something that falls."""

    x: float
    """Where, from 0 (left) to 1."""
    start: float
    """When it comes in from above, as a part of the whole time."""
    fall: float
    """How long it falls, as a part of the whole time."""
    sway: float
    """How far it goes sideways, in its own radii."""
    turns: float
    """How often it sways on its way."""
    radius: float
    """At scale 1, in logical pixels."""
    pips: int
    """Of a coin, 1 to 4; 0 is a mark of the winners."""


@lru_cache(maxsize=1)
def pieces() -> tuple[Piece, ...]:
    """All that falls: always the same, for its chance is seeded."""
    rng = random.Random(4)
    return tuple(
        Piece(
            x=(number + rng.uniform(0.1, 0.9)) / PIECES,
            start=rng.uniform(0.0, 0.45),
            fall=rng.uniform(0.4, 0.55),
            sway=rng.uniform(0.6, 2.0),
            turns=rng.uniform(0.8, 1.8),
            radius=rng.uniform(8.0, 13.0),
            pips=rng.choice((0, 0, 1, 2, 3, 4)),
        )
        for number in range(PIECES)
    )


class Feast(QWidget):
    """Lies over its parent, lets every click through, and goes away by itself."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._over = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._theme: Theme | None = None
        self._team = Team.OWN
        self._scale = 1.0
        self._taken = QRegion()
        self._clock = QVariantAnimation(self)
        self._clock.setDuration(LENGTH)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(1.0)
        self._clock.valueChanged.connect(self._fall)
        self._clock.finished.connect(self.stop)
        self.hide()

    @property
    def running(self) -> bool:
        return self._clock.state() is QVariantAnimation.State.Running

    def begin(self, team: Team, theme: Theme, scale: float) -> None:
        """Let it rain for the winners over the whole parent."""
        self._team, self._theme, self._scale = team, theme, scale
        self.setGeometry(self._over.rect())
        self._taken = QRegion()
        self.show()
        self.raise_()
        self._clock.start()

    @Slot()
    def stop(self) -> None:
        """Clear everything away at once."""
        self._clock.stop()
        self.hide()

    def place(self, piece: Piece, share: float) -> QPointF | None:
        """Where a piece is after a share of the time; None before it comes and when it is gone."""
        passed = (share - piece.start) / piece.fall
        if not 0.0 < passed < 1.0:
            return None
        reach = coin_reach(piece.radius * self._scale)
        aside = piece.sway * piece.radius * math.sin(math.tau * piece.turns * passed)
        x = piece.x * self.width() + aside * self._scale
        return QPointF(x, -reach + passed * (self.height() + 2 * reach))

    @Slot(object)
    def _fall(self, value: object) -> None:
        share = float(value) if isinstance(value, float) else 1.0
        now = QRegion()
        for piece in pieces():
            at = self.place(piece, share)
            if at is not None:
                reach = math.ceil(coin_reach(piece.radius * self._scale)) + 1
                middle = at.toPoint()
                now += QRect(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
        self.update(now.united(self._taken))
        self._taken = now

    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._theme
        if theme is None or not self.running:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        share = self._clock.currentTime() / LENGTH
        for piece in pieces():
            at = self.place(piece, share)
            if at is None:
                continue
            r = piece.radius * self._scale
            if (
                not event.rect()
                .toRectF()
                .intersects(QRectF(at.x() - 2 * r, at.y() - 2 * r, 4 * r, 4 * r))
            ):
                continue
            if piece.pips:
                # Whole radii: few kinds of coins to be painted, many to be shown.
                draw_coin(
                    painter, at.x(), at.y(), float(round(r)), piece.pips, CoinState.WON, theme
                )
            else:
                draw_team_mark(painter, at.x(), at.y(), 0.7 * r, self._team, theme)
