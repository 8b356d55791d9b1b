"""Small things with words or marks: notes, chips, the words beside a pin, key caps, team marks."""

from __future__ import annotations

from enum import Enum, unique
from typing import Final

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainter

from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import (
    draw_text,
    fitting_size,
    glow,
    ink,
    inset,
    outline,
    pen,
    qrect,
    rounded,
    shortened,
    snapped,
    soft_shadow,
    text_width,
)
from chiva_qt.table.paint.icons import draw_icon
from chiva_qt.table.paint.tile import diamond
from chiva_qt.table.theme import Theme

PILL_HEIGHT: Final = 26.0
"""The height of a pill, in units of k."""

_PILL_TEXT: Final = 13.0
_PAD: Final = 12.0
_ICON: Final = 14.0


@unique
class Team(Enum):
    """A side, told by its mark's shape as well as by its colour."""

    OWN = "circle"
    OTHER = "diamond"


@unique
class Pill(Enum):
    """What a pill is for."""

    NOTE = "a note, as what a seat passed on"
    TURN = "whose turn it is"
    PLACE = "the words beside an end pin"


def pill_width(text: str, k: float, icon: str | None = None) -> float:
    """How wide a pill with that text likes to be.

    k: the window's scale. icon: its name, when it has one before the text.
    """
    width = 2 * _PAD * k + text_width(text, _PILL_TEXT * k, 600)
    return width + ((_ICON + 3) * k if icon else 0.0)


def draw_pill(
    painter: QPainter,
    rect: Rect,
    text: str,
    kind: Pill,
    k: float,
    theme: Theme,
    icon: str | None = None,
    within: Rect | None = None,
) -> None:
    """A pill; a text that is too long for it is set smaller.

    within: the part of `rect` for icon and text, when the rest is covered.
    """
    area = qrect(rect)
    radius = rect.height / 2
    fill = {Pill.NOTE: theme.panel_hi, Pill.TURN: theme.accent, Pill.PLACE: theme.panel}[kind]
    # A note lies on a plate and is its words alone; what lies on the table has an edge.
    line = theme.line if kind is Pill.NOTE else theme.accent if theme.flat else theme.edge
    colour = theme.on_accent if kind is Pill.TURN else theme.text
    if kind is Pill.PLACE:
        soft_shadow(painter, area, radius, theme, 4 * k, 2 * k, 0.35)
    painter.setBrush(ink(fill, 0.94 if kind is Pill.PLACE and not theme.flat else 1.0))
    if kind is Pill.TURN:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.drawPath(rounded(area, radius))
    else:
        width = outline(painter, 1.5 if theme.flat else 1.0)
        painter.setPen(pen(ink(line), width))
        painter.drawPath(rounded(inset(snapped(painter, area), width / 2), radius))
    inner = within or rect
    # Where room is short first the ends shrink, then the text, then the icon goes.
    wide = text_width(text, _PILL_TEXT * k, 600) + ((_ICON + 3) * k if icon else 0.0)
    pad = max(min((inner.width - wide) / 2, _PAD * k), 6 * k)
    tight = text_width(text, 11, 600) + (_ICON + 3) * k + 2 * pad
    x, room = inner.x + pad, inner.width - 2 * pad
    if icon and tight <= inner.width + 1:
        size = _ICON * k
        draw_icon(painter, icon, Rect(x - 1 * k, rect.cy - size / 2, size, size), colour)
        x += (_ICON + 3) * k
        room -= (_ICON + 3) * k
    size = fitting_size(text, _PILL_TEXT * k, 600, room + 1, 11)
    text = shortened(text, size, 600, room)
    draw_text(painter, qrect(Rect(x, rect.y, room, rect.height)), text, colour, size, 600)


def pin_label_width(text: str, k: float, radius: float, icon: str | None = None) -> float:
    """How wide the words beside a pin like to be, with the part that the pin's body covers.

    radius: of the body, in pixels.
    """
    return pill_width(text, k, icon) + radius / 2 - 3 * k


def draw_pin_label(
    painter: QPainter,
    rect: Rect,
    x: float,
    radius: float,
    text: str,
    k: float,
    theme: Theme,
    icon: str | None = None,
) -> None:
    """The words beside a pin; draw them before the pin, whose body covers one end of the pill.

    rect: as `place_label` gives it. x, radius: the middle and radius of the pin's body.
    """
    hidden = radius / 2 - 3 * k
    left = rect.x > x
    beside = left or rect.right < x
    free = Rect(rect.x + (hidden if left else 0), rect.y, rect.width - hidden, rect.height)
    draw_pill(painter, rect, text, Pill.PLACE, k, theme, icon, free if beside else None)


def draw_fit_mark(
    painter: QPainter, x: float, y: float, k: float, ends: str, theme: Theme, room: float = 1e9
) -> None:
    """The mark on the ledge under a playable tile, around (x, y).

    ends: the arrow that says which ends it fits: ``left``, ``right`` or ``both``; ``up`` for a
    tile that may open.
    room: the most it may be wide, as the tile is.
    """
    k = min(k, room / 36)
    rect = Rect.around(x, y, 33 * k, 17 * k)
    painter.setPen(Qt.PenStyle.NoPen)
    if not theme.flat:
        soft_shadow(painter, qrect(rect), rect.height / 2, theme, 2 * k, k, 0.4)
    painter.setBrush(ink(theme.accent))
    if not theme.dark and not theme.flat:
        # Dark on the darker half of light wood: a light line sets it off.
        painter.setPen(pen(ink(theme.on_accent), outline(painter, 2.0)))
        painter.drawPath(rounded(qrect(rect), rect.height / 2))
        painter.setPen(Qt.PenStyle.NoPen)
    painter.drawPath(rounded(qrect(rect), rect.height / 2))
    draw_icon(painter, ends, Rect.around(x, y, 15 * k, 15 * k), theme.on_accent)


def draw_team_mark(
    painter: QPainter,
    x: float,
    y: float,
    r: float,
    team: Team,
    theme: Theme,
    gap: str | None = None,
) -> None:
    """A side's mark around (x, y): a circle for the own side, a diamond for the other.

    gap: the colour of the ground, to set the mark off what it overlaps.
    """
    painter.setPen(Qt.PenStyle.NoPen)
    passes = [(r * 1.5, gap)] if gap else []
    colour = theme.team_a if team is Team.OWN else theme.team_b
    for size, fill in (*passes, (r, colour)):
        painter.setBrush(ink(fill))
        if team is Team.OWN:
            painter.drawEllipse(QPointF(x, y), size * 0.92, size * 0.92)
        else:
            painter.drawPath(diamond(x, y, size * 1.08))


def draw_avatar(
    painter: QPainter,
    x: float,
    y: float,
    r: float,
    badge: str,
    team: Team,
    theme: Theme,
    *,
    turn: bool = False,
    ground: str | None = None,
) -> None:
    """A seat's disc with its number or initial, its side's ring and mark; glowing on its turn.

    ground: what it stands on, when that is not the panel.
    """
    if turn and not theme.flat:
        glow(painter, x, y, r, 0.5 * r, theme)
    ring = max(2.0, 0.1 * r)
    painter.setBrush(ink(theme.panel_hi))
    painter.setPen(pen(ink(theme.team_a if team is Team.OWN else theme.team_b), ring))
    painter.drawEllipse(QPointF(x, y), r - ring / 2, r - ring / 2)
    box = qrect(Rect.around(x, y, 2 * r, 2 * r))
    centred = Qt.AlignmentFlag.AlignHCenter
    draw_text(painter, box, badge, theme.text, max(0.86 * r, 11), 600, centred)
    away = 0.72 * r
    draw_team_mark(painter, x + away, y + away, 0.24 * r, team, theme, ground or theme.panel)


def key_cap_width(text: str, k: float) -> float:
    """How wide the cap of a key likes to be."""
    return max(22 * k, text_width(text, 12 * k, 600) + 13 * k)


def draw_key_cap(painter: QPainter, rect: Rect, text: str, colour: str, k: float) -> None:
    """The cap of a key in one ink, as on buttons."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink(colour, 0.8), max(1.2, 1.2 * k)))
    painter.drawPath(rounded(inset(qrect(rect), 0.6), 5 * k))
    draw_text(painter, qrect(rect), text, colour, 12 * k, 600, Qt.AlignmentFlag.AlignHCenter)


def draw_panel(
    painter: QPainter,
    rect: Rect,
    radius: float,
    k: float,
    theme: Theme,
    *,
    turn: bool = False,
    raised: bool = False,
    shadow: bool = True,
    solid: bool = True,
) -> None:
    """A plate: panel colour, thin edge, shadow; the accent outline on a seat's turn.

    raised: in the colour of raised parts. solid: False lets what is under it shine through faintly.
    """
    area = snapped(painter, qrect(rect))
    if shadow:
        soft_shadow(painter, area, radius, theme, 8 * k, 3 * k, 0.35)
    fill = theme.panel_hi if raised else theme.panel
    alpha = 1.0 if solid or theme.flat else 0.95
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink(fill, alpha))
    painter.drawPath(rounded(area, radius))
    if turn:
        width, colour = max(2.5 * k, 2.5), theme.accent
    else:
        width, colour = outline(painter, 2.0 if theme.flat else 1.0), theme.edge
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(pen(ink(colour), width))
    painter.drawPath(rounded(inset(area, width / 2), radius - width / 2))
