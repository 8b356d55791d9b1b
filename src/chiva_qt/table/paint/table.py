"""The room, the table with its wooden rim and felt, and the ledge of the hand."""

from __future__ import annotations

import math
import random
from bisect import bisect_left
from collections import defaultdict
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from chiva_qt.table.colour import mix
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import (
    cache,
    device_ratio,
    downwards,
    draw_snapped,
    ink,
    inset,
    pen,
    qrect,
    rounded,
    soft_shadow,
)
from chiva_qt.table.theme import Theme

_GRAIN: Final = 256
"""The side of the square of noise that is repeated over the felt, in device pixels."""
_WOOD: Final = (768, 80)
"""The size of the strip of grain that is repeated along the wood, in device pixels."""


def draw_room(painter: QPainter, rect: Rect, theme: Theme) -> None:
    """What lies behind everything."""
    area = qrect(rect)
    painter.fillRect(area, downwards(area, ink(theme.room), ink(theme.room_lo)))


def table_bounds(rect: Rect, k: float) -> Rect:
    """All that a table paints, shadow included."""
    return rect.grown(22 * k, 22 * k)


def draw_table(painter: QPainter, rect: Rect, radius: float, k: float, theme: Theme) -> None:
    """The table in `rect`, rim included.

    radius: of the rim's outer corners. k: the window's scale.
    """
    ratio = device_ratio(painter)
    bounds = table_bounds(rect, k)
    key = ("table", round(rect.width * 4), round(rect.height * 4), round(k * 64), ratio, theme.name)
    local = rect.moved(-bounds.x, -bounds.y)
    pixmap = cache.get(
        (*key, round(radius * 4)),
        bounds.width,
        bounds.height,
        ratio,
        lambda p: _paint_table(p, qrect(local), radius, k, theme),
    )
    draw_snapped(painter, bounds.x, bounds.y, pixmap)


def draw_ground(
    painter: QPainter, view: Rect, table: Rect, radius: float, k: float, theme: Theme
) -> None:
    """Room and table in one, from an opaque pixmap: the whole background of the view.

    view, table: in the view's coordinates. radius, k: as for `draw_table`.
    """
    ratio = device_ratio(painter)
    size = (view.width, view.height, table.x, table.y, table.width, table.height, radius, k)
    key = ("ground", *(round(length * 16) for length in size), ratio, theme.name)

    def paint(fresh: QPainter) -> None:
        draw_room(fresh, view, theme)
        _paint_table(fresh, qrect(table), radius, k, theme)

    pixmap = cache.get(key, view.width, view.height, ratio, paint, opaque=True)
    draw_snapped(painter, view.x, view.y, pixmap)


def draw_ledge(painter: QPainter, rect: Rect, k: float, theme: Theme) -> None:
    """The ledge on which the hand stands."""
    ratio = device_ratio(painter)
    bounds = rect.grown(14 * k, 14 * k)
    key = ("ledge", round(rect.width * 4), round(rect.height * 4), round(k * 64), ratio, theme.name)
    local = rect.moved(-bounds.x, -bounds.y)
    pixmap = cache.get(
        key, bounds.width, bounds.height, ratio, lambda p: _paint_ledge(p, qrect(local), k, theme)
    )
    draw_snapped(painter, bounds.x, bounds.y, pixmap)


# -- the painting itself -------------------------------------------------------------------------


def _paint_table(painter: QPainter, rect: QRectF, radius: float, k: float, theme: Theme) -> None:
    if theme.flat:
        painter.setBrush(ink(theme.table))
        painter.setPen(pen(ink(theme.rim_hi), 2.0))
        painter.drawPath(rounded(inset(rect, 1.0), radius - 1.0))
        return
    soft_shadow(painter, rect, radius, theme, 16 * k, 8 * k, 0.55)
    rim = 10 * k
    felt = inset(rect, rim)
    felt_radius = max(radius - rim, 4.0)
    _paint_rim(painter, rect, radius, rim, k, theme)
    _paint_felt(painter, felt, felt_radius, k, theme)
    # The inlay: a thin line let into the felt.
    line = max(1.2, 1.5 * k)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink(theme.inlay, 0.42 if theme.dark else 0.5), line))
    painter.drawPath(rounded(inset(felt, 10 * k), max(felt_radius - 6 * k, 3.0)))


def _paint_rim(
    painter: QPainter, rect: QRectF, radius: float, rim: float, k: float, theme: Theme
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(downwards(rect, ink(theme.rim_hi), ink(theme.rim_lo)))
    painter.drawPath(rounded(rect, radius))
    frame = rounded(rect, radius) - rounded(inset(rect, rim), radius - rim)
    painter.save()
    painter.setClipPath(frame)
    for corner in range(4):
        _grain_along(painter, rect, rim, corner, theme)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    # Light along the outer edge and on the moulding, shade in the groove and above the felt.
    outer = pen(ink("#FFFFFF"), 1.0)
    outer.setBrush(downwards(rect, ink("#FFFFFF", 0.36), ink("#FFFFFF", 0.2)))
    painter.setPen(outer)
    painter.drawPath(rounded(inset(rect, 0.5), radius - 0.5))
    groove = 4.6 * k
    shade = mix(theme.rim_lo, theme.shadow, 0.25)
    painter.setPen(pen(ink(shade, 0.8 if theme.dark else 0.55), max(1.0, 0.95 * k)))
    painter.drawPath(rounded(inset(rect, groove), radius - groove))
    light = pen(ink("#FFFFFF"), max(0.8, 0.8 * k))
    light.setBrush(downwards(rect, ink("#FFFFFF", 0.16), ink("#FFFFFF", 0.05)))
    painter.setPen(light)
    painter.drawPath(rounded(inset(rect, groove + 0.95 * k), radius - groove - 0.95 * k))
    painter.setPen(pen(ink(shade, 0.5), max(1.0, k)))
    painter.drawPath(rounded(inset(rect, rim - 0.5 * k), radius - rim + 0.5 * k))


def _grain_along(painter: QPainter, rect: QRectF, rim: float, side: int, theme: Theme) -> None:
    """Wood grain along one side of the rim, mitred at the corners."""
    x, y, right, bottom = rect.left(), rect.top(), rect.right(), rect.bottom()
    # Generous mitres: the curve of the corner lies within them.
    deep = rim * 3.2
    sides = (
        [(x, y), (right, y), (right - deep, y + deep), (x + deep, y + deep)],
        [(right, y), (right, bottom), (right - deep, bottom - deep), (right - deep, y + deep)],
        [(x, bottom), (right, bottom), (right - deep, bottom - deep), (x + deep, bottom - deep)],
        [(x, y), (x, bottom), (x + deep, bottom - deep), (x + deep, y + deep)],
    )
    part = QPainterPath()
    part.addPolygon(QPolygonF([QPointF(*point) for point in sides[side]]))
    part.closeSubpath()
    brush = QBrush(_wood(theme.dark))
    matrix = QTransform()
    matrix.translate(x + 37.0 * side, y)
    if side % 2:
        matrix.rotate(90)
    scale = 1 / device_ratio(painter)
    matrix.scale(scale, scale)
    brush.setTransform(matrix)
    painter.fillPath(part, brush)


def _paint_felt(painter: QPainter, felt: QRectF, radius: float, k: float, theme: Theme) -> None:
    shape = rounded(felt, radius)
    painter.setPen(Qt.PenStyle.NoPen)
    # Lit from above the middle; an ellipse as wide as the table.
    gradient = QRadialGradient(QPointF(0, 0), 1.0)
    gradient.setColorAt(0, ink(theme.table))
    gradient.setColorAt(0.25, ink(mix(theme.table, theme.table_lo, 0.09)))
    gradient.setColorAt(0.6, ink(mix(theme.table, theme.table_lo, 0.5)))
    gradient.setColorAt(1, ink(theme.table_lo))
    brush = QBrush(gradient)
    matrix = QTransform()
    matrix.translate(felt.center().x(), felt.top() + felt.height() * 0.42)
    matrix.scale(felt.width() * 0.56, felt.height() * 0.86)
    brush.setTransform(matrix)
    painter.setBrush(brush)
    painter.drawPath(shape)
    painter.save()
    painter.setClipPath(shape)
    noise = QBrush(_grain(theme.dark))
    scale = 1 / device_ratio(painter)
    noise.setTransform(QTransform.fromScale(scale, scale))
    painter.fillRect(felt, noise)
    # The rim throws its shadow on the felt, more of it from above.
    lit = felt.adjusted(12 * k, 17 * k, -12 * k, -7 * k)
    strength = 0.42 if theme.dark else 0.26

    def shade(near: QPointF, far: QPointF, end: QPointF) -> None:
        """Darken the strip between two corners, less and less from `near` to `end`."""
        gradient = QLinearGradient(near, end)
        for step in range(9):
            gradient.setColorAt(step / 8, ink(theme.shadow, strength * (1 - step / 8) ** 2))
        painter.fillRect(QRectF(near, far).normalized(), QBrush(gradient))

    left, right, top, bottom = felt.left(), felt.right(), felt.top(), felt.bottom()
    shade(felt.topLeft(), QPointF(lit.left(), bottom), QPointF(lit.left(), top))
    shade(felt.topRight(), QPointF(lit.right(), bottom), QPointF(lit.right(), top))
    shade(felt.topLeft(), QPointF(right, lit.top()), QPointF(left, lit.top()))
    shade(felt.bottomLeft(), QPointF(right, lit.bottom()), QPointF(left, lit.bottom()))
    painter.restore()


def _paint_ledge(painter: QPainter, rect: QRectF, k: float, theme: Theme) -> None:
    radius = min(9 * k, rect.height() / 2)
    if theme.flat:
        painter.setBrush(ink(theme.room))
        painter.setPen(pen(ink(theme.rim_hi), 2.0))
        painter.drawPath(rounded(inset(rect, 1.0), radius))
        return
    soft_shadow(painter, rect, radius, theme, 7 * k, 3 * k, 0.45)
    painter.setPen(Qt.PenStyle.NoPen)
    shape = rounded(rect, radius)
    painter.setBrush(downwards(rect, ink(theme.rim_hi), ink(theme.rim_lo)))
    painter.drawPath(shape)
    painter.save()
    painter.setClipPath(shape)
    scale = 1 / device_ratio(painter)
    brush = QBrush(_wood(theme.dark))
    matrix = QTransform()
    matrix.translate(rect.left() + 190, rect.top() + 3)
    matrix.scale(scale, scale)
    brush.setTransform(matrix)
    painter.fillRect(rect, brush)
    # The groove in which the tiles stand.
    shade = mix(theme.rim_lo, theme.shadow, 0.2)
    groove = QRectF(rect.left(), rect.top() + 1, rect.width(), 4 * k)
    painter.fillRect(groove, downwards(groove, ink(shade, 0.78), ink(shade, 0.38)))
    painter.setPen(pen(ink("#FFFFFF", 0.14 if theme.dark else 0.35), max(1.0, 0.8 * k)))
    painter.drawLine(groove.bottomLeft(), groove.bottomRight())
    painter.restore()
    edge = pen(ink("#FFFFFF"), 1.0)
    edge.setBrush(downwards(rect, ink("#FFFFFF", 0.3), ink("#FFFFFF", 0.12)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(edge)
    painter.drawPath(rounded(inset(rect, 0.5), radius - 0.5))


# -- textures --------------------------------------------------------------------------------------


@lru_cache(maxsize=2)
def _grain(dark: bool) -> QPixmap:
    """The nap of the felt: a repeating square of fine light and dark grains and a few fibres.

    Always the same: its chance is seeded.
    """
    rng = random.Random(48213)
    # A byte of chance, bent into a normal spread, becomes a light grain or a dark one.
    most_light, most_shade = (7.0, 8.5) if dark else (6.0, 8.0)
    shine, shade = _spread(most_light), _spread(most_shade)
    light = bytes(128) + shine
    alpha = shade[::-1] + shine
    throws = rng.randbytes(_GRAIN * _GRAIN)
    data = bytearray(4 * len(throws))
    # Premultiplied: a white grain has its alpha in all four bytes, a black one only in the last.
    data[0::4] = data[1::4] = data[2::4] = throws.translate(light)
    data[3::4] = throws.translate(alpha)
    image = QImage(
        bytes(data), _GRAIN, _GRAIN, _GRAIN * 4, QImage.Format.Format_ARGB32_Premultiplied
    ).copy()
    fibres: dict[tuple[str, float], QPainterPath] = defaultdict(QPainterPath)
    for _ in range(260):
        across, down = rng.uniform(0, _GRAIN), rng.uniform(0, _GRAIN)
        turn, length = rng.uniform(0, math.tau), rng.uniform(5, 14)
        ahead, aside = math.cos(turn) * length, math.sin(turn) * length
        bend = rng.uniform(-0.3, 0.3)
        white = rng.random() < 0.55
        path = fibres["#FFFFFF" if white else "#000000", round(rng.uniform(0.02, 0.05), 2)]
        # A fibre that leaves the square comes in again on the other side.
        for x in _around(across):
            for y in _around(down):
                path.moveTo(x, y)
                path.quadTo(
                    x + ahead / 2 - aside * bend, y + aside / 2 + ahead * bend, x + ahead, y + aside
                )
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for (colour, strength), path in fibres.items():
        painter.setPen(pen(ink(colour, strength), 0.9))
        painter.drawPath(path)
    painter.end()
    return QPixmap.fromImage(image)


def _around(at: float) -> list[float]:
    """A place in the felt's square, and where that comes again within reach of a fibre."""
    reach = 20
    if at < reach:
        return [at, at + _GRAIN]
    return [at, at - _GRAIN] if at > _GRAIN - reach else [at]


def _spread(most: float) -> bytes:
    """The upper half of a normal spread, `most` for one deviation, as 128 equally likely bytes."""
    # Where a byte becomes the next one.
    steps = [0.5 * math.erf((byte + 0.5) / most / math.sqrt(2)) for byte in range(32)]
    return bytes(bisect_left(steps, (chance + 0.5) / 256) for chance in range(128))


@lru_cache(maxsize=2)
def _wood(dark: bool) -> QPixmap:
    """Wood grain that runs from left to right and repeats."""
    width, height = _WOOD
    rng = random.Random(90317)
    image = QImage(width, 3 * height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setPen(Qt.PenStyle.NoPen)
    places = range(0, width + 48, 48)
    turns = [math.tau * x / width for x in places]
    for _ in range(56):
        y = rng.uniform(-12, 3 * height + 12)
        # Whole waves, so that the strip joins its own beginning.
        slow, fast = rng.randint(1, 2), rng.randint(3, 4)
        start, sway = rng.uniform(0, math.tau), rng.uniform(1, 7)
        white = rng.random() < 0.42
        alpha = rng.uniform(0.04, 0.16) * (1.0 if dark else 0.8)
        painter.setBrush(ink("#FFE2B8" if white else "#1A0C04", alpha))
        thick = rng.randint(2, 5)
        above = [
            y + sway * (math.sin(slow * turn + start) + 0.4 * math.sin(fast * turn + 2 * start))
            for turn in turns
        ]
        # As a filled band: many times faster than as lines of one pixel below each other.
        band = [QPointF(x, top) for x, top in zip(places, above, strict=True)]
        band += [QPointF(x, top + thick) for x, top in zip(places[::-1], above[::-1], strict=True)]
        painter.drawPolygon(band)
    painter.end()
    # Drawn three times as high and made smooth at once: faster than smooth lines.
    smooth = image.scaled(
        width,
        height,
        Qt.AspectRatioMode.IgnoreAspectRatio,
        Qt.TransformationMode.SmoothTransformation,
    )
    return QPixmap.fromImage(smooth)
