"""Coins for credits: place n carries n pips."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QPainter, QRadialGradient

from chiva_qt.table.colour import mix
from chiva_qt.table.paint.base import (
    cache,
    device_ratio,
    downwards,
    draw_snapped,
    glow,
    ink,
    pen,
    soft_shadow,
)
from chiva_qt.table.theme import Theme

_PLACES: Final[dict[int, tuple[tuple[float, float], ...]]] = {
    1: ((0, 0),),
    2: ((1, -1), (-1, 1)),
    3: ((1, -1), (0, 0), (-1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
}


@unique
class CoinState(Enum):
    """Whether a place has its coin."""

    EMPTY = "an open place"
    WON = "a credit"
    NEW = "the credit of the hand just won"


def coin_reach(r: float) -> float:
    """How far a coin of radius r paints from its middle, glow included."""
    return r * 1.75 + 2


def draw_coin(
    painter: QPainter, x: float, y: float, r: float, pips: int, state: CoinState, theme: Theme
) -> None:
    """A place of a streak around (x, y). Raises ValueError unless it has 1 to 4 pips."""
    if pips not in _PLACES:
        raise ValueError(f"a streak has places 1 to 4, not {pips}")
    ratio = device_ratio(painter)
    reach = coin_reach(r)
    key = ("coin", round(r * 16), pips, state, ratio, theme.name)
    pixmap = cache.get(
        key,
        2 * reach,
        2 * reach,
        ratio,
        lambda p: _paint(p, QPointF(reach, reach), r, pips, state, theme),
    )
    draw_snapped(painter, x - reach, y - reach, pixmap)


def _paint(
    painter: QPainter, at: QPointF, r: float, pips: int, state: CoinState, theme: Theme
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    box = QRectF(at.x() - r, at.y() - r, 2 * r, 2 * r)
    line = 2.0 if theme.flat else max(1.8, 0.09 * r)
    if state is CoinState.EMPTY:
        hollow = mix(theme.panel, theme.room_lo if theme.dark else theme.panel_hi, 0.6)
        painter.setBrush(ink(hollow))
        painter.setPen(pen(ink(theme.soft), line))
        painter.drawEllipse(at, r - line / 2, r - line / 2)
        _pips(painter, at, r, pips, mix(theme.soft, hollow, 0.45), lip=False)
        return
    if state is CoinState.NEW and not theme.flat:
        glow(painter, at.x(), at.y(), r, 0.7 * r, theme)
    if theme.flat:
        new = state is CoinState.NEW
        # Light coins on dark panels, dark ones on light panels, as the tiles are.
        painter.setBrush(ink(theme.tile_hi))
        painter.setPen(pen(ink(theme.accent if new else theme.tile_line), 3.0 if new else 2.0))
        painter.drawEllipse(at, r - 1, r - 1)
        _pips(painter, at, r, pips, theme.pip, lip=False)
        return
    soft_shadow(painter, box, r, theme, 0.22 * r, 0.12 * r, 0.55)
    # The rim, then the face a little higher, so that the coin has a thickness.
    rim = theme.accent if state is CoinState.NEW else theme.tile_side
    painter.setBrush(downwards(box, ink(mix(rim, "#FFFFFF", 0.35)), ink(mix(rim, "#000000", 0.12))))
    painter.drawEllipse(at, r, r)
    edge = 0.15 * r if state is CoinState.NEW else 0.07 * r
    up = QPointF(0, -0.045 * r)
    face = box.adjusted(edge, edge, -edge, -edge).translated(up)
    painter.setBrush(downwards(face, ink(theme.tile_hi), ink(theme.tile_lo)))
    painter.drawEllipse(face)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink("#FFFFFF", 0.55), 0.04 * r))
    painter.drawEllipse(face.adjusted(0.05 * r, 0.05 * r, -0.05 * r, -0.05 * r))
    if not theme.dark:
        # Light on light: an outline all around, over the face.
        painter.setPen(pen(ink(theme.tile_line), line))
        painter.drawEllipse(at, r - line / 2, r - line / 2)
    _pips(painter, at + up, r, pips, theme.pip, lip=True)


def _pips(painter: QPainter, at: QPointF, r: float, pips: int, colour: str, *, lip: bool) -> None:
    radius = (0.2 if pips == 1 else 0.16) * r
    step = 0.4 * r
    painter.setPen(Qt.PenStyle.NoPen)
    for dx, dy in _PLACES[pips]:
        middle = at + QPointF(dx * step, dy * step)
        if not lip or radius < 1.6:
            painter.setBrush(ink(colour))
            painter.drawEllipse(middle, radius, radius)
            continue
        painter.setBrush(ink("#FFFFFF", 0.9))
        painter.drawEllipse(middle + QPointF(0, 0.2 * radius), radius, radius)
        gradient = QRadialGradient(middle + QPointF(0.2 * radius, 0.3 * radius), radius * 1.25)
        gradient.setColorAt(0, ink(mix(colour, "#FFFFFF", 0.22)))
        gradient.setColorAt(0.7, ink(colour))
        gradient.setColorAt(1, ink(mix(colour, "#000000", 0.5)))
        painter.setBrush(QBrush(gradient))
        painter.drawEllipse(middle, radius, radius)
