"""Tiles: faces with pips or numerals, backs, and what marks them.

A tile's cell is exactly w by 2w; the tile is drawn a little smaller, so that neighbours show a
joint. Light comes from above the screen whatever way a tile lies.
"""

# Annotations are not postponed here: a named tuple would compile each of them.

from enum import Enum, unique
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPixmap,
    QRadialGradient,
)

from chiva_qt.table.colour import contrast, luminance, mix
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import (
    cache,
    dashes,
    device_ratio,
    downwards,
    draw_figure,
    draw_snapped,
    ink,
    inset,
    pen,
    qrect,
    rounded,
    soft_rect,
    soft_shadow,
)
from chiva_qt.table.theme import LastMark, Theme, TileSet

JOINT: Final = 0.035
"""How much smaller than its cell a tile is drawn on each side, in w."""
THICKNESS: Final = 0.075
"""The height of the side that shows under the face, in w."""
CORNER: Final = 0.17
"""The radius of a tile's corners, in w."""
RAISE: Final = 0.2
"""How far a chosen tile is raised, in w. The caller moves it; the shadow is part of the tile."""
LEAST_PIPS: Final = 20.0
"""Below this w, in pixels, numerals stand for pips."""

_PIP: Final = 0.094
_STEP: Final = 0.242
_HALF: Final = 0.48
_PIN: Final = 0.078
_BAR: Final = (0.66, 0.034)

_GRID: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    0: (),
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}
"""Columns and rows of the pips on an upright tile, in steps from the half's middle."""


@unique
class TileState(Enum):
    """How a tile is shown."""

    PLAIN = "on the line, or playable in the hand"
    UNPLAYABLE = "in the hand, and it fits no end"
    CHOSEN = "raised from the hand"
    LAST = "the one played last"
    GHOST = "where the chosen tile would lie"
    BACK = "face down"


class TileLook(NamedTuple):
    """Which tile, which way, in which state."""

    first: int
    """The number at the top of an upright tile, at the left of a lying one."""
    second: int
    upright: bool = True
    state: TileState = TileState.PLAIN

    @property
    def size(self) -> tuple[float, float]:
        """Width and height of the cell, in w."""
        return (1.0, 2.0) if self.upright else (2.0, 1.0)


BACK: Final = TileLook(0, 0, True, TileState.BACK)
"""A face-down tile, upright."""

_REACH: Final = {
    TileState.PLAIN: (0.12, 0.20),
    TileState.UNPLAYABLE: (0.12, 0.20),
    TileState.CHOSEN: (0.34, 0.62),
    TileState.LAST: (0.36, 0.36),
    TileState.GHOST: (0.06, 0.06),
    TileState.BACK: (0.12, 0.20),
}
"""How far shadow, glow and outlines pass the cell at the sides and top, and at the bottom, in w."""


def tile_bounds(x: float, y: float, w: float, look: TileLook) -> Rect:
    """All that a tile with its centre at (x, y) paints, shadow and glow included."""
    width, height = look.size
    side, bottom = (max(reach * w, 4.0) for reach in _REACH[look.state])
    cell = Rect.around(x, y, width * w, height * w)
    return Rect.between(cell.x - side, cell.y - side, cell.right + side, cell.bottom + bottom)


def draw_tile(
    painter: QPainter, x: float, y: float, w: float, look: TileLook, theme: Theme, tiles: TileSet
) -> None:
    """Paint a tile whose cell has its centre at (x, y), from the cache when it is there.

    w: the tile's width in pixels.
    """
    ratio = device_ratio(painter)
    bounds = tile_bounds(0, 0, w, look)
    if look.state is TileState.BACK:
        look = look._replace(first=0, second=0)
    key = ("tile", look, round(w * 16), ratio, theme.name, tiles.name)
    pixmap = cache.get(
        key,
        bounds.width,
        bounds.height,
        ratio,
        lambda p: _paint(p, -bounds.x, -bounds.y, w, look, theme, tiles),
    )
    draw_snapped(painter, x + bounds.x, y + bounds.y, pixmap)


def prepare_tile(
    w: float, upright: bool, state: TileState, ratio: float, theme: Theme, tiles: TileSet
) -> bool:
    """Paint the dear part of tiles like this into the cache; False when it is there already.

    ratio: device pixels per logical pixel of where they will be drawn.
    """
    look = TileLook(0, 0, upright, state)
    missing = _body_key(w, look, ratio, theme, tiles) not in cache
    if missing:
        _body(w, look, ratio, theme, tiles)
    return missing


def draw_focus_ring(
    painter: QPainter, x: float, y: float, w: float, upright: bool, theme: Theme
) -> None:
    """The focus ring of a tile: 3 px wide, 3 px outside it. Also marks the chosen end's ghost."""
    rect = inset(qrect(Rect.around(x, y, w if upright else 2 * w, 2 * w if upright else w)), -3.0)
    rect = inset(rect, JOINT * w)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink(theme.focus), 3.0))
    painter.drawPath(rounded(inset(rect, -1.5), CORNER * w + 4))


# -- the painting itself -------------------------------------------------------------------------


class _Face(NamedTuple):
    """The inks of a face in its state."""

    hi: str
    lo: str
    side: str
    line: str
    bar: str
    pin_hi: str
    pin_lo: str
    pips: tuple[str, ...]
    dark: bool
    dim: bool


def _face(tiles: TileSet, state: TileState) -> _Face:
    unplayable = state is TileState.UNPLAYABLE
    hi = tiles.dim_hi if unplayable else tiles.hi
    lo = tiles.dim_lo if unplayable else tiles.lo
    pips = tiles.dim_pips if unplayable else tiles.pips
    return _Face(
        hi=hi,
        lo=lo,
        side=tiles.dim_side if unplayable else tiles.side,
        line=tiles.dim_line if unplayable else tiles.line,
        bar=(pips[0] if tiles.flat else mix(tiles.dim_side, lo, 0.1)) if unplayable else tiles.bar,
        pin_hi=mix(tiles.pin_hi, lo, 0.15) if unplayable else tiles.pin_hi,
        pin_lo=tiles.pin_lo,
        pips=pips,
        dark=luminance(lo) < 0.2,
        dim=unplayable,
    )


def _paint(
    painter: QPainter, x: float, y: float, w: float, look: TileLook, theme: Theme, tiles: TileSet
) -> None:
    """Paint a tile afresh; its body comes from the cache, for all numbers are on the same one."""
    width, height = look.size
    body = inset(qrect(Rect.around(x, y, width * w, height * w)), JOINT * w)
    if look.state is TileState.GHOST:
        _ghost(painter, body, w, look, theme, tiles)
        return
    bounds = tile_bounds(0, 0, w, look)
    pixmap = _body(w, look, device_ratio(painter), theme, tiles)
    painter.drawPixmap(QPointF(x + bounds.x, y + bounds.y), pixmap)
    if look.state is not TileState.BACK:
        middle = body.center() if tiles.flat else body.center() - QPointF(0, THICKNESS * w / 2)
        _halves(painter, middle, w, look, _face(tiles, look.state), tiles)


def _body_key(
    w: float, look: TileLook, ratio: float, theme: Theme, tiles: TileSet
) -> tuple[object, ...]:
    return ("body", look.upright, look.state, round(w * 16), ratio, theme.name, tiles.name)


def _body(w: float, look: TileLook, ratio: float, theme: Theme, tiles: TileSet) -> QPixmap:
    """The body of a tile with this look, whatever its numbers."""
    width, height = look.size
    bounds = tile_bounds(0, 0, w, look)
    cell = Rect.around(-bounds.x, -bounds.y, width * w, height * w)
    return cache.get(
        _body_key(w, look, ratio, theme, tiles),
        bounds.width,
        bounds.height,
        ratio,
        lambda p: _paint_body(p, inset(qrect(cell), JOINT * w), w, look.state, theme, tiles),
    )


def _paint_body(
    painter: QPainter, body: QRectF, w: float, state: TileState, theme: Theme, tiles: TileSet
) -> None:
    """Everything about a tile but its numbers: shadow, glow, sides, face, outlines."""
    radius = CORNER * w
    if state is TileState.LAST and theme.last is LastMark.GLOW:
        soft_rect(painter, inset(body, -0.1 * w), 1.5 * radius, 0.24 * w, theme.text, 0.8)
    if state is TileState.CHOSEN:
        soft_shadow(painter, inset(body, 0.02 * w), radius, theme, 0.26 * w, 0.26 * w, 0.55)
    soft_shadow(painter, body, radius, theme, 0.12 * w, 0.07 * w, 0.5)
    soft_shadow(painter, body, radius, theme, 0.035 * w, 0.03 * w, 0.3)
    painter.setPen(Qt.PenStyle.NoPen)
    if state is TileState.BACK:
        _back(painter, body, w, theme)
    elif tiles.flat:
        _flat_face(painter, body, w, _face(tiles, state))
    else:
        _bevelled_face(painter, body, w, _face(tiles, state), tiles.outlined)
    if state is TileState.LAST and theme.last is not LastMark.GLOW:
        _outline(painter, body, w, theme)


def _outline(painter: QPainter, body: QRectF, w: float, theme: Theme) -> None:
    """The outline of the tile played last, in themes without glow."""
    accent = theme.last is LastMark.ACCENT
    thick = max(3.0 if accent else 2.4, 0.05 * w)
    away = thick * 0.5
    radius = CORNER * w
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if theme.flat:
        # A gap of table sets the outline off the tile.
        painter.setPen(pen(ink(theme.table), 1.5))
        painter.drawPath(rounded(inset(body, -0.75), radius + 0.75))
        away += 1.5
    painter.setPen(pen(ink(theme.accent if accent else theme.text), thick))
    painter.drawPath(rounded(inset(body, -away), radius + away))


def _bevelled_face(painter: QPainter, body: QRectF, w: float, face: _Face, outlined: bool) -> None:
    """The side and the face with its bevels."""
    radius = CORNER * w
    painter.setBrush(downwards(body, ink(face.side), ink(mix(face.side, "#000000", 0.28))))
    painter.drawPath(rounded(body, radius))
    top = QRectF(body.x(), body.y(), body.width(), body.height() - THICKNESS * w)
    painter.setBrush(downwards(top, ink(face.hi), ink(face.lo)))
    painter.drawPath(rounded(top, radius))
    # The edge catches light above and turns into the side below.
    edge = 0.022 * w
    light = mix(face.hi, "#FFFFFF", 0.25 if face.dark else 0.45 if face.dim else 1.0)
    shaded = mix(face.lo, face.side, 0.9 if face.dark else 0.8)
    gradient = QLinearGradient(top.topLeft(), top.bottomLeft())
    gradient.setColorAt(0, ink(light, 0.9))
    gradient.setColorAt(0.45, ink(mix(light, shaded, 0.25), 0.55))
    gradient.setColorAt(1, ink(shaded))
    rim = pen(ink(light), edge)
    rim.setBrush(QBrush(gradient))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(rim)
    painter.drawPath(rounded(inset(top, edge / 2), radius - edge / 2))
    # A fine line further in: the rounding of the edge.
    deep = 0.055 * w
    painter.setPen(pen(ink("#FFFFFF", 0.13 if face.dark else 0.24 if face.dim else 0.5), 0.02 * w))
    painter.drawPath(rounded(inset(top, deep), radius - deep))
    if outlined:
        line = max(1.0, 0.03 * w)
        painter.setPen(pen(ink(face.line), line))
        painter.drawPath(rounded(inset(body, line / 2), radius - line / 2))


def _flat_face(painter: QPainter, body: QRectF, w: float, face: _Face) -> None:
    line = 2.0 if w >= 24 else 1.5
    painter.setBrush(ink(face.hi))
    painter.setPen(pen(ink(face.line), line))
    painter.drawPath(rounded(inset(body, line / 2), CORNER * w - line / 2))


def _halves(
    painter: QPainter, middle: QPointF, w: float, look: TileLook, face: _Face, tiles: TileSet
) -> None:
    """Groove, pin and both numbers."""
    _groove(painter, middle, w, look.upright, face, tiles.flat)
    numerals = tiles.numerals or w < LEAST_PIPS
    away = QPointF(0, _HALF * w) if look.upright else QPointF(_HALF * w, 0)
    for number, centre in ((look.first, middle - away), (look.second, middle + away)):
        colour = face.pips[number]
        if numerals:
            draw_figure(painter, centre.x(), centre.y(), str(number), ink(colour), 0.69 * w, 800)
            continue
        radius = _PIP * w * tiles.pip_scale
        for column, row in _GRID[number]:
            # A lying tile is an upright one turned clockwise.
            dx, dy = (column, row) if look.upright else (-row, column)
            at = QPointF(centre.x() + dx * _STEP * w, centre.y() + dy * _STEP * w)
            _pip(painter, at, radius, colour, face, tiles.flat)
    if not tiles.flat:
        _pin(painter, middle, w, face)


def _pip(
    painter: QPainter, at: QPointF, radius: float, colour: str, face: _Face, flat: bool
) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    if flat or radius < 2.0:
        painter.setBrush(ink(colour))
        painter.drawEllipse(at, radius, radius)
        return
    # Bored into the face: light on the lower lip, shade under the upper one.
    lip = ink("#FFFFFF", 0.16 if face.dark else 0.95)
    painter.setBrush(lip)
    painter.drawEllipse(at + QPointF(0.05 * radius, 0.2 * radius), radius, radius)
    gradient = QRadialGradient(at + QPointF(0.22 * radius, 0.32 * radius), radius * 1.25)
    bright, dark = _depth(colour, face.hi, face.lo)
    gradient.setColorAt(0, ink(bright))
    gradient.setColorAt(0.7, ink(colour))
    gradient.setColorAt(1, ink(dark))
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(at, radius, radius)


@lru_cache(maxsize=256)
def _depth(colour: str, *grounds: str) -> tuple[str, str]:
    """The lighter heart and the darker rim of a pip: as deep as contrast with the face allows."""

    def towards(end: str, share: float) -> str:
        while share > 0.01 and min(contrast(mix(colour, end, share), g) for g in grounds) < 4.7:
            share *= 0.8
        return mix(colour, end, share)

    if luminance(colour) > 0.4:
        return towards("#FFFFFF", 0.4), towards("#000000", 0.18)
    return towards("#FFFFFF", 0.22), towards("#000000", 0.5)


def _groove(
    painter: QPainter, middle: QPointF, w: float, upright: bool, face: _Face, flat: bool
) -> None:
    length, thick = _BAR[0] * w, max(_BAR[1] * w, 1.0)
    bar = QRectF(0, 0, length, thick) if upright else QRectF(0, 0, thick, length)
    bar.moveCenter(middle)
    painter.setPen(Qt.PenStyle.NoPen)
    if not flat:
        under = QPointF(0, thick * 0.85) if upright else QPointF(thick * 0.6, thick * 0.3)
        painter.setBrush(ink("#FFFFFF", 0.16 if face.dark else 0.85))
        painter.drawRoundedRect(bar.translated(under), thick / 2, thick / 2)
    painter.setBrush(ink(face.bar))
    painter.drawRoundedRect(bar, thick / 2, thick / 2)


def _pin(painter: QPainter, middle: QPointF, w: float, face: _Face) -> None:
    radius = _PIN * w
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(mix(face.side, "#000000", 0.45), 0.45))
    painter.drawEllipse(middle + QPointF(0, 0.3 * radius), radius * 1.04, radius * 1.04)
    gradient = QRadialGradient(middle - QPointF(0.32 * radius, 0.4 * radius), radius * 1.55)
    gradient.setColorAt(0, ink(mix(face.pin_hi, "#FFFFFF", 0.25)))
    gradient.setColorAt(0.25, ink(face.pin_hi))
    gradient.setColorAt(1, ink(face.pin_lo))
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(middle, radius, radius)


def _ghost(
    painter: QPainter, body: QRectF, w: float, look: TileLook, theme: Theme, tiles: TileSet
) -> None:
    radius = CORNER * w
    painter.setPen(Qt.PenStyle.NoPen)
    if theme.flat:
        face = _face(tiles, look.state)._replace(bar=theme.accent, pips=(theme.accent,) * 7)
        painter.setBrush(ink(theme.table))
        painter.drawPath(rounded(body, radius))
        _halves(painter, body.center(), w, look, face, tiles._replace(flat=True))
    else:
        face = _face(tiles, look.state)
        painter.setBrush(ink(face.hi, theme.ghost))
        painter.drawPath(rounded(body, radius))
        _halves(painter, body.center(), w, look, face, tiles)
    thick = max(2.0, 0.045 * w)
    # Half outside the face, so that the dashes stand off the table, too.
    outline = rounded(inset(body, -0.1 * thick), radius)
    # A whole number of dashes, so that the outline closes without a seam.
    count = max(round(outline.length() / max(0.24 * w, 9.0)), 4)
    step = outline.length() / count
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(dashes(ink(theme.accent), thick, step * 0.6, step * 0.4))
    painter.drawPath(outline)


def _back(painter: QPainter, body: QRectF, w: float, theme: Theme) -> None:
    radius = CORNER * w
    if theme.flat:
        line = 2.0 if w >= 15 else 1.5
        painter.setBrush(ink(theme.back_hi))
        painter.setPen(pen(ink(theme.back_line), line))
        painter.drawPath(rounded(inset(body, line / 2), radius - line / 2))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(ink(theme.back_line))
        core = inset(body, max(line * 2, 0.2 * w))
        painter.drawPath(rounded(core, max(radius - 0.12 * w, 1.0)))
        return
    painter.setBrush(
        downwards(body, ink(theme.back_side), ink(mix(theme.back_side, "#000000", 0.3)))
    )
    painter.drawPath(rounded(body, radius))
    top = QRectF(body.x(), body.y(), body.width(), body.height() - THICKNESS * w)
    painter.setBrush(downwards(top, ink(theme.back_hi), ink(theme.back_lo)))
    painter.drawPath(rounded(top, radius))
    edge = max(0.022 * w, 0.6)
    rim = pen(QColor(), edge)
    light = mix(theme.back_hi, "#FFFFFF", 0.35)
    rim.setBrush(downwards(top, ink(light, 0.8), ink(theme.back_side)))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(rim)
    painter.drawPath(rounded(inset(top, edge / 2), radius - edge / 2))
    painter.setPen(pen(ink(theme.back_line, 0.85), max(0.025 * w, 0.9)))
    painter.drawPath(rounded(inset(top, 0.15 * w), max(radius - 0.1 * w, 1.0)))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(theme.back_line))
    painter.drawPath(diamond(top.center().x(), top.center().y(), max(0.17 * w, 2.2)))


def diamond(x: float, y: float, r: float) -> QPainterPath:
    """The path of a diamond that reaches `r` from its middle."""
    path = QPainterPath(QPointF(x, y - r))
    for point in (QPointF(x + r, y), QPointF(x, y + r), QPointF(x - r, y)):
        path.lineTo(point)
    path.closeSubpath()
    return path
