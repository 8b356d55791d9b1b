"""What every painter shares: inks, soft shadows, fonts, the cache of pixmaps."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QGradient,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from chiva_qt.table.geometry import Rect
from chiva_qt.table.theme import Theme

SHORT_WORD: Final = 3
"""The letters of a word that stays beside a number on either side."""
SAID_OF_NUMBER: Final = 7
"""The characters of what is said of a number after such a word, to stay with both."""

LEAST_TEXT: Final = 11
"""No text is smaller, in logical pixels."""

_SOFT_STEPS: Final = 12
"""In how many straight pieces the strength of a soft edge falls off."""

CACHE_BYTES: Final = 64 * 1024 * 1024
"""The most that cached pixmaps may hold."""


def qrect(rect: Rect) -> QRectF:
    """The same rectangle for Qt."""
    return QRectF(rect.x, rect.y, rect.width, rect.height)


@lru_cache(maxsize=512)
def _ink(colour: str, alpha: int) -> QColor:
    made = QColor(colour)
    made.setAlpha(alpha)
    return made


def ink(colour: str, alpha: float = 1.0) -> QColor:
    """The colour for Qt; `alpha` from 0 to 1. Shared: never change what you get."""
    return _ink(colour, round(alpha * 255))


def pen(
    colour: QColor, width: float, style: Qt.PenStyle = Qt.PenStyle.SolidLine, *, round_: bool = True
) -> QPen:
    """A pen with round (or flat) caps and joins."""
    cap = Qt.PenCapStyle.RoundCap if round_ else Qt.PenCapStyle.FlatCap
    return QPen(colour, width, style, cap, Qt.PenJoinStyle.RoundJoin)


def dashes(colour: QColor, width: float, length: float, gap: float) -> QPen:
    """A pen of dashes, `length` and `gap` in pixels."""
    made = pen(colour, width, round_=False)
    made.setDashPattern([length / width, gap / width])
    return made


def downwards(rect: QRectF, top: QColor, bottom: QColor) -> QBrush:
    """A gradient from the top of `rect` to its bottom."""
    gradient = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    gradient.setColorAt(0, top)
    gradient.setColorAt(1, bottom)
    return QBrush(gradient)


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """The path of a rectangle with round corners."""
    path = QPainterPath()
    radius = max(min(radius, rect.width() / 2, rect.height() / 2), 0.0)
    path.addRoundedRect(rect, radius, radius)
    return path


def _scale(painter: QPainter) -> float:
    """Device pixels per unit of the painter, 0 where it turns or shears."""
    matrix = painter.deviceTransform()
    straight = matrix.isAffine() and not matrix.isRotating()
    return matrix.m11() if straight and matrix.m11() > 0 else 0.0


def outline(painter: QPainter, width: float) -> float:
    """`width` in whole device pixels, at least one: a line that is not smeared over two."""
    scale = _scale(painter)
    return max(math.floor(width * scale + 0.5), 1) / scale if scale else width


def snapped(painter: QPainter, rect: QRectF) -> QRectF:
    """The rectangle with its sides on whole device pixels: thin outlines keep their colour."""
    scale = _scale(painter)
    if not scale:
        return rect
    matrix = painter.deviceTransform()

    def across(x: float) -> float:
        return (math.floor(x * scale + matrix.dx() + 0.5) - matrix.dx()) / scale

    def down(y: float) -> float:
        high = matrix.m22()
        return (math.floor(y * high + matrix.dy() + 0.5) - matrix.dy()) / high

    start = QPointF(across(rect.left()), down(rect.top()))
    return QRectF(start, QPointF(across(rect.right()), down(rect.bottom())))


def inset(rect: QRectF, by: float) -> QRectF:
    """Every side moved inwards; outwards when negative."""
    return rect.adjusted(by, by, -by, -by)


def soft_rect(
    painter: QPainter, rect: QRectF, radius: float, blur: float, colour: str, alpha: float
) -> None:
    """A filled rectangle with a soft edge, `blur` wide on either side: a shadow or a glow."""
    if alpha <= 0 or rect.isEmpty():
        return
    if blur <= 0.25:
        painter.fillPath(rounded(rect, radius), ink(colour, alpha))
        return
    # The middles of the corners' circles are so far inside: a corner is as round as it is soft.
    round_ = min(max(radius, blur), rect.width() / 2, rect.height() / 2)
    reach = round_ + blur
    # From such a middle, or the line between two, outwards.
    stops = []
    for step in range(_SOFT_STEPS + 1):
        place = step / _SOFT_STEPS
        share = min((blur + round_ - place * reach) / (2 * blur), 1.0)
        shade = QColor(colour)
        shade.setAlphaF(alpha * share * share * (3 - 2 * share))
        stops.append((place, shade))
    outer, inner = inset(rect, -blur), inset(rect, round_)

    def fill(gradient: QGradient, one: QPointF, other: QPointF) -> None:
        gradient.setStops(stops)
        painter.fillRect(QRectF(one, other).normalized(), QBrush(gradient))

    painter.save()
    # The parts meet between pixels: each pixel belongs to one.
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    painter.fillRect(inner, stops[0][1])
    for y, end in ((inner.top(), outer.top()), (inner.bottom(), outer.bottom())):
        fill(QLinearGradient(0, y, 0, end), QPointF(inner.left(), y), QPointF(inner.right(), end))
    for x, end in ((inner.left(), outer.left()), (inner.right(), outer.right())):
        fill(QLinearGradient(x, 0, end, 0), QPointF(x, inner.top()), QPointF(end, inner.bottom()))
    for middle, tip in (
        (inner.topLeft(), outer.topLeft()),
        (inner.topRight(), outer.topRight()),
        (inner.bottomLeft(), outer.bottomLeft()),
        (inner.bottomRight(), outer.bottomRight()),
    ):
        fill(QRadialGradient(middle, reach), middle, tip)
    painter.restore()


def soft_shadow(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    blur: float,
    down: float,
    alpha: float,
) -> None:
    """The shadow under something; none in the high-contrast themes."""
    strength = alpha * theme.shadow_strength
    soft_rect(painter, rect.translated(0, down), radius, blur, theme.shadow, strength)


def glow(painter: QPainter, x: float, y: float, r: float, reach: float, theme: Theme) -> None:
    """A ring of light in accent colour around a disc of radius `r`, fading over `reach`."""
    outer = r + reach
    gradient = QRadialGradient(QPointF(x, y), outer)
    edge = r / outer
    colour, strength = theme.accent, 0.7 if theme.dark else 0.4
    gradient.setColorAt(0, ink(colour, strength))
    gradient.setColorAt(edge, ink(colour, strength))
    gradient.setColorAt(edge + (1 - edge) * 0.35, ink(colour, strength * 0.55))
    gradient.setColorAt(edge + (1 - edge) * 0.7, ink(colour, strength * 0.17))
    gradient.setColorAt(1, ink(colour, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QBrush(gradient))
    painter.drawEllipse(QPointF(x, y), outer, outer)


# -- text --------------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _families() -> tuple[str, ...]:
    system = QFontDatabase.systemFont(QFontDatabase.SystemFont.GeneralFont).family()
    return ("Inter", system) if QFontDatabase.hasFamily("Inter") else (system,)


@lru_cache(maxsize=256)
def _font(pixels: int, weight: int, tabular: bool) -> QFont:
    font = QFont(list(_families()))
    font.setPixelSize(pixels)
    font.setWeight(QFont.Weight(weight))
    if tabular:
        font.setFeature(QFont.Tag("tnum"), 1)
    return font


def ui_font(pixels: float, weight: int = 500, *, tabular: bool = True) -> QFont:
    """Inter, or the system's UI font where it is missing, at least `LEAST_TEXT` high.

    weight: 100 to 900. tabular: digits of equal width, where the font has them.
    Shared: never change what you get.
    """
    return _font(max(round(pixels), LEAST_TEXT), weight, tabular)


@lru_cache(maxsize=1024)
def _width(text: str, pixels: int, weight: int) -> float:
    return QFontMetricsF(_font(pixels, weight, True)).horizontalAdvance(text)


def text_width(text: str, pixels: float, weight: int = 500) -> float:
    """How wide `ui_font` sets a text."""
    return _width(text, max(round(pixels), LEAST_TEXT), weight)


def fitting_size(text: str, pixels: float, weight: int, width: float, least: float) -> float:
    """The largest text size from `pixels` down to `least` at which the text is within `width`;
    `least` when none is."""
    size = pixels
    while size > least and text_width(text, size, weight) > width:
        size -= 0.5
    return max(size, least)


def shortened(text: str, pixels: float, weight: int, width: float) -> str:
    """The text, its end cut off with an ellipsis when it is wider than `width`."""
    if text_width(text, pixels, weight) <= width + 1:
        return text
    metrics = QFontMetricsF(ui_font(pixels, weight))
    return metrics.elidedText(text, Qt.TextElideMode.ElideRight, max(width, 0.0))


def unbroken(text: str) -> str:
    """The text for the eye: a number stays in a line with the words beside it.

    So do scores such as "22 to 42" and what is said of a number, as in "5 is open". (A search
    for patterns would have to be prepared at the start, which takes longer than this.)
    """
    words = text.split(" ")
    made = words[0]
    for place in range(1, len(words)):
        earlier, before, word = (
            words[place - 2] if place > 1 else "",
            words[place - 1],
            words[place],
        )
        after_number = earlier[-1:].isdigit() and before.isalpha()
        short = before.isalpha() and len(before) <= SHORT_WORD
        together = (
            (before[-1:].isdigit() and word[:1].isalnum())
            or (word[:1].isdigit() and (short or after_number))
            or (after_number and short and word[:1].isalnum() and len(word) <= SAID_OF_NUMBER)
        )
        made += ("\u00a0" if together else " ") + word
    return made


def draw_text(
    painter: QPainter,
    rect: QRectF,
    text: str,
    colour: str,
    pixels: float,
    weight: int = 500,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignLeft,
) -> None:
    """One line of text, centred in the height of `rect`; clipped by nothing."""
    painter.setFont(ui_font(pixels, weight))
    painter.setPen(ink(colour))
    flags = align | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
    painter.drawText(rect, int(flags), text)


@lru_cache(maxsize=256)
def figure_path(text: str, pixels: int, weight: int) -> QPainterPath:
    """The outline of figures whose middle is at (0, 0). Shared: never change what you get."""
    path = QPainterPath()
    path.addText(0, 0, _font(pixels, weight, True), text)
    box = path.boundingRect()
    return path.translated(-box.center())


def draw_figure(
    painter: QPainter, x: float, y: float, text: str, colour: QColor, pixels: float, weight: int
) -> None:
    """Figures set exactly around a point, as on tiles and pins."""
    path = figure_path(text, max(round(pixels), 1), weight)
    painter.fillPath(path.translated(x, y), colour)


# -- cached pixmaps ----------------------------------------------------------------------------


class PixmapCache:
    """Pixmaps by key. The ones used longest ago go first when the bound is passed.

    Large ones, as the whole ground of a view, are counted apart: a few are kept whatever their
    size, so that they and the small ones never drive each other out.
    """

    def __init__(self, most: int = CACHE_BYTES, large: int = 2) -> None:
        """most: the bound for the small pixmaps in bytes; a sixteenth of it and more is large.
        large: how many large ones are kept.
        """
        self._most = most
        self._most_large = large
        self._bytes = 0
        self._small: OrderedDict[Hashable, QPixmap] = OrderedDict()
        self._large: OrderedDict[Hashable, QPixmap] = OrderedDict()

    def __len__(self) -> int:
        return len(self._small) + len(self._large)

    def __contains__(self, key: Hashable) -> bool:
        return key in self._small or key in self._large

    @property
    def bytes(self) -> int:
        """What the small pixmaps hold at present."""
        return self._bytes

    def get(
        self,
        key: Hashable,
        width: float,
        height: float,
        ratio: float,
        paint: Callable[[QPainter], None],
        *,
        opaque: bool = False,
    ) -> QPixmap:
        """The pixmap for `key`; painted, in logical pixels, when it is not kept.

        width, height: its size in logical pixels.
        ratio: device pixels per logical pixel; the key must tell ratios and sizes apart.
        opaque: whether `paint` covers everything; such a pixmap is drawn faster.
        """
        for kept in (self._small, self._large):
            found = kept.get(key)
            if found is not None:
                kept.move_to_end(key)
                return found
        pixmap = QPixmap(max(math.ceil(width * ratio), 1), max(math.ceil(height * ratio), 1))
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.black if opaque else Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing
        )
        try:
            paint(painter)
        finally:
            # A pixmap must not go while it is painted on.
            painter.end()
        if 16 * _size(pixmap) > self._most:
            self._large[key] = pixmap
            while len(self._large) > self._most_large:
                self._large.popitem(last=False)
        else:
            self._small[key] = pixmap
            self._bytes += _size(pixmap)
            while self._bytes > self._most:
                _, dropped = self._small.popitem(last=False)
                self._bytes -= _size(dropped)
        return pixmap

    def clear(self) -> None:
        self._small.clear()
        self._large.clear()
        self._bytes = 0


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4


cache: Final = PixmapCache()
"""The cache that all painters share."""


def device_ratio(painter: QPainter) -> float:
    """Device pixels per logical pixel of what the painter paints on."""
    return painter.device().devicePixelRatioF()


def draw_snapped(painter: QPainter, x: float, y: float, pixmap: QPixmap) -> None:
    """Draw a pixmap with its top left at (x, y), moved onto whole device pixels so that it stays
    crisp. Under a scaling or turning painter it is drawn smoothly where it is."""
    matrix = painter.deviceTransform()
    ratio = pixmap.devicePixelRatio()
    straight = matrix.isAffine() and not matrix.isRotating()
    if straight and abs(matrix.m11() - ratio) < 1e-6 and abs(matrix.m22() - ratio) < 1e-6:
        across, down = matrix.m11() * x + matrix.dx(), matrix.m22() * y + matrix.dy()
        x += (math.floor(across + 0.5) - across) / ratio
        y += (math.floor(down + 0.5) - down) / ratio
    else:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(QPointF(x, y), pixmap)
