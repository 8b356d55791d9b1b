"""The seats' plates and the end chooser. They are told every word they show."""

# Annotations are not postponed here: a named tuple would compile each of them.

import re
from typing import Final, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from chiva_engine.moves import End
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint.base import (
    LEAST_TEXT,
    dashes,
    draw_text,
    fitting_size,
    ink,
    inset,
    outline,
    pen,
    qrect,
    rounded,
    shortened,
    snapped,
    text_width,
)
from chiva_qt.table.paint.icons import draw_icon
from chiva_qt.table.paint.labels import (
    PILL_HEIGHT,
    Pill,
    Team,
    draw_avatar,
    draw_panel,
    draw_pill,
    pill_width,
)
from chiva_qt.table.paint.tile import TileLook, TileState, draw_tile
from chiva_qt.table.regions import HIGH_SEATS, LOW_SEATS, SEATS_GROW
from chiva_qt.table.theme import Theme, TileSet

NARROW_SEAT: Final = 140
"""The width of a seat in a row, in units of k, under which the three share one arrangement."""

_LEFT: Final = Qt.AlignmentFlag.AlignLeft
_CENTRE: Final = Qt.AlignmentFlag.AlignHCenter
_BACKS: Final = {upright: TileLook(0, 0, upright, TileState.BACK) for upright in (True, False)}


class Plate(NamedTuple):
    """What a seat's plate shows."""

    name: str
    badge: str
    """The seat's number, or an initial."""
    team: Team
    tiles: int
    """How many tiles it holds, for the face-down tiles."""
    count_text: str
    """The same in words, with its number: "3 tiles"."""
    level: str = ""
    note: str = ""
    """What it passed on."""
    turn: bool = False
    chip: str = ""
    """The words on its turn."""


def _count_parts(count: str) -> list[tuple[str, float, int]]:
    """A count in its parts with size and weight: the number is large, the words are small."""
    return [
        (part, 20.0, 700) if part.isdigit() else (part, 13.0, 500)
        for part in re.split(r"(\d+)", count, maxsplit=1)
        if part
    ]


def _number(count: str) -> str:
    """The number of a count alone."""
    found = re.search(r"\d+", count)
    return found[0] if found else count


def _numbers(note: str) -> str:
    """What a note is about: its numbers without the words around them."""
    found = re.search(r"\d.*\d|\d", note)
    return found[0] if found else note


def _note_for(note: str, room: float, k: float) -> tuple[str, str | None]:
    """What of a note has room in a pill, and the mark that then stands for its words."""
    if text_width(note, LEAST_TEXT, 600) <= room - 2 * 6 * k:
        return note, None
    return _numbers(note), "pass"


def _count_width(count: str, k: float) -> float:
    return sum(text_width(part, size * k, weight) for part, size, weight in _count_parts(count))


class _Draw(NamedTuple):
    """Everything a plate is painted with."""

    painter: QPainter
    plate: Plate
    k: float
    theme: Theme
    tiles: TileSet

    def text(
        self,
        rect: Rect,
        text: str,
        size: float,
        weight: int,
        *,
        soft: bool = False,
        align: Qt.AlignmentFlag = _LEFT,
    ) -> None:
        """A line of text, smaller when it is too wide, but never below what can be read;
        what still has no room ends in an ellipsis."""
        colour = self.theme.soft if soft else self.theme.text
        size = fitting_size(text, size * self.k, weight, rect.width, 11)
        text = shortened(text, size, weight, rect.width)
        draw_text(self.painter, qrect(rect), text, colour, size, weight, align)

    def note(self, rect: Rect, size: float, weight: int, *, soft: bool = False) -> None:
        """What it passed on, in a line: in words where they have room, else a mark and the
        numbers."""
        k, text = self.k, self.plate.note
        if text_width(text, max(0.8 * size * k, LEAST_TEXT), weight) <= rect.width + 1:
            self.text(rect, text, size, weight, soft=soft)
            return
        mark = min(size * k, 0.9 * rect.height)
        gap = 2 * k
        text = _numbers(text)
        if text_width(text, LEAST_TEXT, weight) > rect.width - mark - gap:
            text = " ".join(re.findall(r"\d+", text))
        if text_width(text, LEAST_TEXT, weight) <= rect.width - mark - gap:
            colour = self.theme.soft if soft else self.theme.text
            box = Rect.around(rect.x + mark / 2, rect.cy, mark, mark)
            draw_icon(self.painter, "pass", box, colour)
            rect = Rect(rect.x + mark + gap, rect.y, rect.width - mark - gap, rect.height)
        self.text(rect, text, size, weight, soft=soft)

    def tally(self, x: float, cy: float, count: str | None = None) -> None:
        """The count from x on, around the height cy."""
        k = self.k
        for part, size, weight in _count_parts(count or self.plate.count_text):
            width = text_width(part, size * k, weight)
            # The small words stand on the number's base line.
            drop = 0.0 if size > 15 else 2.2 * k
            box = QRectF(x, cy - 14 * k + drop, width, 28 * k)
            colour = self.theme.text if size > 15 else self.theme.soft
            draw_text(self.painter, box, part, colour, size * k, weight)
            x += width

    def backs(self, x: float, y: float, w: float, count: int, columns: int, upright: bool) -> None:
        """`count` face-down tiles from (x, y) on, `columns` in a row."""
        gap = 5 * self.k
        across, down = (w, 2 * w) if upright else (2 * w, w)
        for index in range(count):
            column, row = index % columns, index // columns
            draw_tile(
                self.painter,
                x + column * (across + gap) + across / 2,
                y + row * (down + gap) + down / 2,
                w,
                _BACKS[upright],
                self.theme,
                self.tiles,
            )


# -- the partner's plate, over the table's upper rim ---------------------------------------------


def partner_rect(plate: Plate, area: Rect, k: float, back: float) -> Rect:
    """The rectangle of the partner's plate in a wide window: as wide as its content, centred.

    area, back: from the regions; `back` is the width of a face-down tile.
    """
    width = 0.0
    for note in (plate.note, _numbers(plate.note), ""):
        width = _partner_width(plate._replace(note=note), k, back, marked=note != plate.note)
        if width <= area.width:
            break
    return Rect.around(area.cx, area.cy, min(width, area.width), area.height)


def _partner_name_width(plate: Plate, k: float) -> float:
    second = max(plate.level, plate.chip if plate.turn else "", key=len)
    chip = pill_width(plate.chip, k, "turn") if plate.turn and plate.chip else 0.0
    return max(text_width(plate.name, 18 * k, 600), text_width(second, 13 * k, 500), chip)


def _partner_width(plate: Plate, k: float, back: float, *, marked: bool) -> float:
    width = (56 + 18 + 20) * k + _partner_name_width(plate, k)
    width += _count_width(plate.count_text, k)
    if plate.tiles:
        width += plate.tiles * (back + 5 * k) + 10 * k
    if plate.note:
        width += 16 * k + pill_width(plate.note, k, "pass" if marked else None)
    return width


def draw_partner(
    painter: QPainter, rect: Rect, plate: Plate, k: float, back: float, theme: Theme, tiles: TileSet
) -> None:
    """The partner's plate, fully round."""
    draw = _Draw(painter, plate, k, theme, tiles)
    draw_panel(painter, rect, rect.height / 2, k, theme, turn=plate.turn, solid=False)
    r = rect.height / 2 - 4.5 * k
    x = rect.x + rect.height / 2 + 1 * k
    draw_avatar(painter, x, rect.cy, r, plate.badge, plate.team, theme, turn=plate.turn)
    x = rect.x + 56 * k
    width = _partner_name_width(plate, k)
    _name_and_level(draw, Rect(x, rect.y, width, rect.height))
    x += width + 18 * k
    if plate.tiles:
        draw.backs(x, rect.cy - back, back, plate.tiles, 7, True)
        x += plate.tiles * (back + 5 * k) + 5 * k
    draw.tally(x, rect.cy)
    x += _count_width(plate.count_text, k) + 14 * k
    notes: tuple[tuple[str, str | None], ...] = (
        (plate.note, None),
        (_numbers(plate.note), "pass"),
    )
    for note, icon in notes if plate.note else ():
        wanted = pill_width(note, k, icon)
        if x + wanted <= rect.right - 8 * k:
            pill = Rect(x, rect.cy - PILL_HEIGHT * k / 2, wanted, PILL_HEIGHT * k)
            draw_pill(painter, pill, note, Pill.NOTE, k, theme, icon)
            break


def _name_and_level(draw: _Draw, area: Rect) -> None:
    """Name above level; on its turn the chip stands for the level."""
    k, plate = draw.k, draw.plate
    second = plate.level or (plate.turn and plate.chip)
    name_y = area.cy - (21 if second else 11) * k
    draw.text(Rect(area.x, name_y, area.width, 22 * k), plate.name, 18, 600)
    _level_or_chip(draw, Rect(area.x, area.cy + 1.5 * k, area.width, 18 * k), _LEFT)


def _level_or_chip(draw: _Draw, area: Rect, align: Qt.AlignmentFlag, high: float = 19.0) -> None:
    """The level; on the seat's turn the chip in its place, `high` times k."""
    k, plate = draw.k, draw.plate
    if plate.turn and plate.chip:
        # Words that would be cut off give way to their mark.
        words = plate.chip if text_width(plate.chip, LEAST_TEXT, 600) <= area.width - 12 * k else ""
        width = min(pill_width(words, k, "turn"), area.width)
        x = area.x if align == _LEFT else area.cx - width / 2
        chip = Rect(x, area.cy - high * k / 2, width, high * k)
        draw_pill(draw.painter, chip, words, Pill.TURN, k, draw.theme, "turn")
    elif plate.level:
        draw.text(area, plate.level, 13, 500, soft=True, align=align)


# -- the plates over the side rims ---------------------------------------------------------------


class _SideParts(NamedTuple):
    """The heights of a side plate's parts; 0 for what is left out."""

    avatar: float
    level: float
    backs: float
    columns: int
    note: float
    gap: float
    height: float


def _side_parts(plate: Plate, height: float, k: float, back: float) -> _SideParts:
    """What has room in the height: first the backs go into two columns, then they go, then more."""
    step = back + 5 * k
    note = 32 * k if plate.note else 0.0
    one, two = plate.tiles * step, -(-plate.tiles // 2) * step
    choices = (
        (23 * k, 20 * k, one, 1, note, 8 * k),
        (23 * k, 20 * k, two, 2, note, 8 * k),
        (20 * k, 20 * k, two, 2, note, 4 * k),
        (20 * k, 20 * k, 0.0, 1, note, 4 * k),
        (18 * k, 0.0, 0.0, 1, note, 2 * k),
        (16 * k, 0.0, 0.0, 1, 0.0, 2 * k),
    )
    parts = _SideParts(0, 0, 0, 1, 0, 0, 0)
    for avatar, level, backs, columns, note_height, gap in choices:
        if not (plate.level or plate.turn):
            level = 0.0
        total = (2 * avatar + level + note_height) + (13 + 4 + 22 + 28 + 9) * k + gap
        total += backs + gap - 5 * k if backs else 0.0
        parts = _SideParts(avatar, level, backs, columns, note_height, gap, total)
        if total <= height:
            break
    return parts


def side_rect(plate: Plate, area: Rect, k: float, back: float) -> Rect:
    """The rectangle of a side plate in a wide window: as high as its content, centred."""
    parts = _side_parts(plate, area.height, k, back)
    return Rect.around(area.cx, area.cy, area.width, min(parts.height, area.height))


def draw_side(
    painter: QPainter, rect: Rect, plate: Plate, k: float, back: float, theme: Theme, tiles: TileSet
) -> None:
    """The plate of a seat at the side, in the rectangle that `side_rect` gives."""
    draw = _Draw(painter, plate, k, theme, tiles)
    # A hair of room, for the rectangle may have been rounded on its way.
    parts = _side_parts(plate, rect.height + 0.5, k, back)
    draw_panel(painter, rect, 18 * k, k, theme, turn=plate.turn, solid=False)
    inner = 8 * k
    y = rect.y + 13 * k + parts.avatar
    draw_avatar(painter, rect.cx, y, parts.avatar, plate.badge, plate.team, theme, turn=plate.turn)
    y += parts.avatar + 4 * k

    def row(height: float) -> Rect:
        return Rect(rect.x + inner, y, rect.width - 2 * inner, height)

    draw.text(row(22 * k), plate.name, 16, 600, align=_CENTRE)
    y += 22 * k
    if parts.level:
        _level_or_chip(draw, row(parts.level - 2 * k), _CENTRE, 21.0)
    y += parts.level + parts.gap
    if parts.backs:
        columns = parts.columns
        width = columns * 2 * back + (columns - 1) * 5 * k
        draw.backs(rect.cx - width / 2, y, back, plate.tiles, columns, False)
        y += parts.backs + parts.gap - 5 * k
    draw.tally(rect.cx - _count_width(plate.count_text, k) / 2, y + 14 * k)
    y += 28 * k
    if parts.note:
        note, icon = _note_for(plate.note, rect.width - inner, k)
        width = min(pill_width(note, k, icon), rect.width - inner)
        pill = Rect(rect.cx - width / 2, y + 3 * k, width, PILL_HEIGHT * k)
        draw_pill(painter, pill, note, Pill.NOTE, k, theme, icon)


# -- plates in a row, in narrow windows ----------------------------------------------------------


def draw_row_plate(
    painter: QPainter, rect: Rect, plate: Plate, k: float, back: float, theme: Theme, tiles: TileSet
) -> None:
    """A seat's plate in a narrow window; one line where height is short.

    A plate that is higher than usual has larger text.
    """
    draw = _Draw(painter, plate, k, theme, tiles)
    draw_panel(painter, rect, 12 * k, k, theme, turn=plate.turn, shadow=False)
    if rect.height < 60 * k:
        _row_in_one_line(draw, rect)
        return
    reading = 1 + max(rect.height / (HIGH_SEATS * k) - 1, 0.0) / SEATS_GROW
    name_size = 15 * reading
    r = 14 * k
    x = rect.x + 16 * k + 2 * r
    room = rect.right - x - 5 * k
    # Large text has its name above all else, in the whole width.
    wanted = text_width(plate.name, name_size * k, 600)
    above = reading > 1.05 and (rect.width < NARROW_SEAT * k or wanted > room)
    if above:
        name = Rect(rect.x + 10 * k, rect.y + 4 * k, rect.width - 18 * k, 1.3 * name_size * k)
        draw.text(name, plate.name, name_size, 600)
        r = 11 * k
        x = rect.x + 14 * k + 2 * r
        room = rect.right - x - 5 * k
        middle = name.bottom + r + 1 * k
        down = middle + r - (rect.y + 40 * k)
        second = Rect(x, middle - 8 * k, room, 16 * k)
    else:
        down = rect.height - HIGH_SEATS * k
        draw.text(Rect(x, rect.y + 4 * k + down / 4, room, 18 * k), plate.name, name_size, 600)
        second = Rect(x, rect.y + 21 * k + down / 2, room, 16 * k)
        middle = rect.y + 7 * k + r + down / 3
    cx = rect.x + 8 * k + r
    draw_avatar(painter, cx, middle, r, plate.badge, plate.team, theme, turn=plate.turn)
    if plate.turn and plate.chip:
        chip = Rect(x, second.cy - 8.5 * k, room, 17 * k)
        _level_or_chip(draw, chip, _LEFT, 17.0)
    elif plate.level:
        draw.text(second, plate.level, 12.5 if above else 12.5 * min(reading, 1.2), 500, soft=True)
    # Backs and the count; with a note both move up and the note stands below.
    number = _number(plate.count_text)
    count_size = 16 * min(reading, 1.3)
    number_width = text_width(number, count_size * k, 700)
    left, room = rect.x + 10 * k, rect.width - 18 * k - number_width - 7 * k
    w = min(back, (room + 2.5 * k) / max(plate.tiles, 1) - 2.5 * k)
    if plate.note:
        w = min(w, 8.5 * k)
    y = rect.y + (42 if plate.note else 45) * k + down
    for index in range(plate.tiles):
        cx = left + index * (w + 2.5 * k) + w / 2
        draw_tile(painter, cx, y + w, w, _BACKS[True], theme, tiles)
    after = left + plate.tiles * (w + 2.5 * k) + (4 * k if plate.tiles else 0)
    draw.text(Rect(after, y + w - 10 * k, number_width + 2, 20 * k), number, count_size, 700)
    if plate.note:
        draw.note(Rect(left, rect.bottom - 18 * k, rect.width - 16 * k, 15 * k), 12.5, 600)


def _row_in_one_line(draw: _Draw, rect: Rect) -> None:
    k, plate = draw.k, draw.plate
    reading = 1 + max(rect.height / (LOW_SEATS * k) - 1, 0.0) / SEATS_GROW
    name_size, note_size = 15 * reading, 12.5 * min(reading, 1.2)
    large = draw._replace(k=k * min(reading, 1.3))
    r = min(rect.height / 2 - 8 * k, 17 * k)
    x = rect.x + 8 * k + 2 * r + 8 * k
    right = rect.right - 10 * k
    words, room = "", 0.0
    for words in (plate.count_text, _number(plate.count_text)):
        room = right - _count_width(words, large.k) - 8 * k - x
        note = text_width(plate.note, max(0.8 * note_size * k, LEAST_TEXT), 500)
        if room >= max(56 * k, text_width(plate.name, 0.85 * name_size * k, 600), note):
            break
    # Three that are this narrow look alike, whatever their names.
    if rect.width < NARROW_SEAT * k or text_width(plate.name, 0.7 * name_size * k, 600) > room:
        _row_in_two_lines(large, rect, k, name_size)
        return
    cx = rect.x + 8 * k + r
    draw_avatar(draw.painter, cx, rect.cy, r, plate.badge, plate.team, draw.theme, turn=plate.turn)
    if plate.note:
        half = (rect.height - 6 * k) / 2
        draw.text(Rect(x, rect.y + 4 * k, room, half - 1 * k), plate.name, name_size, 600)
        draw.note(Rect(x, rect.y + 2 * k + half, room, half - 3 * k), note_size, 500, soft=True)
    else:
        draw.text(Rect(x, rect.y, room, rect.height), plate.name, name_size, 600)
    large.tally(right - _count_width(words, large.k), rect.cy, words)


def _row_in_two_lines(large: _Draw, rect: Rect, k: float, name_size: float) -> None:
    """The name above, count and note below it; over the whole width where text is large.

    large: with the scale of the count.
    """
    plate, r = large.plate, 11 * k
    draw = large._replace(k=k)
    cx, x = rect.x + 6 * k + r, rect.x + 12 * k + 2 * r
    right = rect.right - 6 * k
    half = rect.height / 2
    if rect.height > 1.1 * LOW_SEATS * k:
        middle = rect.bottom - 5 * k - r
        first = Rect(
            rect.x + 8 * k, rect.y + 4 * k, rect.width - 14 * k, middle - r - rect.y - 3 * k
        )
    else:
        middle = rect.cy
        first = Rect(x, rect.y + 4 * k, right - x, half - 4 * k)
    draw_avatar(draw.painter, cx, middle, r, plate.badge, plate.team, draw.theme, turn=plate.turn)
    draw.text(first, plate.name, name_size, 600)
    second = rect.bottom - 4 * k - r if middle == rect.cy else middle
    number, size = _number(plate.count_text), 17 * large.k / k
    width = text_width(number, size * k, 700)
    draw.text(Rect(x, second - 10 * k, width + 2, 20 * k), number, size, 700)
    if plate.note:
        at = x + width + 5 * k
        draw.note(Rect(at, second - 8 * k, right - at, 16 * k), 12.5, 600, soft=True)


# -- the own plate ---------------------------------------------------------------------------------


def draw_own(
    painter: QPainter,
    rect: Rect,
    plate: Plate,
    k: float,
    theme: Theme,
    tiles: TileSet,
    *,
    note: bool = True,
) -> None:
    """The person's own plate, beside the hand.

    note: whether there is room for what was passed on.
    """
    draw = _Draw(painter, plate, k, theme, tiles)
    draw_panel(painter, rect, 18 * k, k, theme, turn=plate.turn)
    r = min(25 * k, rect.height / 2 - 8 * k)
    cx = rect.x + 15 * k + r
    draw_avatar(painter, cx, rect.cy, r, plate.badge, plate.team, theme, turn=plate.turn)
    x = cx + r + 13 * k
    room = rect.right - 12 * k - x
    lower = plate.turn or (note and plate.note)
    y = rect.cy - (28 if lower else 13) * k
    name = min(text_width(plate.name, 18 * k, 700), room)
    draw.text(Rect(x, y, name + 1, 26 * k), plate.name, 18, 700)
    rest = room - name - 10 * k
    if text_width(plate.count_text, 13 * k, 500) <= rest + 1:
        count = Rect(x + name + 10 * k, y + 1.5 * k, rest, 26 * k)
        draw.text(count, plate.count_text, 14, 500, soft=True)
    y = rect.cy + 3 * k
    if plate.turn and plate.chip:
        width = min(pill_width(plate.chip, k, "turn"), room)
        chip = Rect(x, y, width, PILL_HEIGHT * k)
        draw_pill(painter, chip, plate.chip, Pill.TURN, k, theme, "turn")
        x += width + 8 * k
        room -= width + 8 * k
    if not (note and plate.note):
        return
    if 0.82 * pill_width(plate.note, k) <= room:
        pill = Rect(x, y, min(pill_width(plate.note, k), room), PILL_HEIGHT * k)
        draw_pill(painter, pill, plate.note, Pill.NOTE, k, theme)
        return
    wanted = pill_width(_numbers(plate.note), k, "pass")
    if 0.82 * wanted <= room:
        pill = Rect(x, y, min(wanted, room), PILL_HEIGHT * k)
        draw_pill(painter, pill, _numbers(plate.note), Pill.NOTE, k, theme, "pass")


# -- the end chooser -------------------------------------------------------------------------------


class Chooser(NamedTuple):
    """What the end chooser shows."""

    heading: str
    """What it is about: "Play 4-5 on"."""
    left: str
    """The words on its left part: "left 4"."""
    right: str
    fits: frozenset[End]
    """The ends that the chosen tile fits."""
    chosen: End | None = None


def _track(rect: Rect, k: float) -> Rect:
    return Rect(rect.x + 11 * k, rect.bottom - 46 * k, rect.width - 22 * k, 36 * k)


def chooser_parts(rect: Rect, k: float) -> dict[End, Rect]:
    """The two parts of the chooser that can be pressed, 44k high: a little more than is seen."""
    track = _track(rect, k)
    half = track.width / 2
    return {
        End.LEFT: Rect(track.x, track.y - 2 * k, half, 44 * k),
        End.RIGHT: Rect(track.x + half, track.y - 2 * k, half, 44 * k),
    }


def draw_chooser(
    painter: QPainter,
    rect: Rect,
    chooser: Chooser,
    k: float,
    theme: Theme,
    focus: End | None = None,
) -> None:
    """The end chooser: the chosen end is filled, one that does not fit is dashed.

    focus: the part that has the focus.
    """
    draw_panel(painter, rect, 18 * k, k, theme)
    heading = Rect(rect.x + 18 * k, rect.y + 9 * k, rect.width - 36 * k, 20 * k)
    size = fitting_size(chooser.heading, 13 * k, 600, heading.width, 11)
    draw_text(painter, qrect(heading), chooser.heading, theme.soft, size, 600)
    whole = _track(rect, k)
    track = snapped(painter, qrect(whole))
    line = outline(painter, 2.0 if theme.flat else 1.0)
    painter.setBrush(ink(theme.panel_hi))
    painter.setPen(pen(ink(theme.edge), line))
    painter.drawPath(rounded(inset(track, line / 2), track.height() / 2))
    for end, hit in chooser_parts(rect, k).items():
        part = Rect(hit.x, whole.y, hit.width, whole.height)
        area = inset(qrect(part), 3 * k)
        round_ = area.height() / 2
        colour = theme.text
        if end is chooser.chosen:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(ink(theme.accent))
            painter.drawPath(rounded(area, round_))
            colour = theme.on_accent
        elif end not in chooser.fits:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(dashes(ink(theme.soft, 0.8), 1.3, 5, 4))
            painter.drawPath(rounded(inset(area, 0.7), round_))
            colour = theme.soft
        if end is focus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(ink(theme.focus), 2.5))
            painter.drawPath(rounded(inset(qrect(part), -2.0), part.height / 2 + 2))
        _chooser_words(painter, part, end, chooser, k, colour)


def _chooser_words(
    painter: QPainter, part: Rect, end: End, chooser: Chooser, k: float, colour: str
) -> None:
    text = chooser.left if end is End.LEFT else chooser.right
    icon, gap = 18 * k, 9 * k
    size = fitting_size(text, 15 * k, 600, part.width - icon - gap - 16 * k, 11)
    width = text_width(text, size, 600)
    start = part.cx - (width + icon + gap) / 2
    if end is End.LEFT:
        draw_icon(painter, "left", Rect(start, part.cy - icon / 2, icon, icon), colour)
        start += icon + gap
    draw_text(painter, qrect(Rect(start, part.y, width, part.height)), text, colour, size, 600)
    if end is End.RIGHT:
        arrow = Rect(start + width + gap, part.cy - icon / 2, icon, icon)
        draw_icon(painter, "right", arrow, colour)
