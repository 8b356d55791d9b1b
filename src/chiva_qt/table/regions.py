"""Where the parts of the table lie in windows of any size: pure numbers, without Qt.

The window is a menu bar, a top bar, the view and a bottom bar. `frame` chooses the shape and the
scale from the area under the menu bar and says how high the bars want to be; `regions` then shares
out the view, whatever height the bars really took. All lengths are logical pixels.

A text scale s above 1 lays the window out as one that is s times smaller and shows it s times
larger, as far as the window holds it; only the hand's tiles keep to 44 real pixels and up.
"""

# Annotations are not postponed here: a named tuple would compile each of them.

from collections.abc import Callable
from enum import Enum, unique
from typing import Final, NamedTuple

from chiva_qt.table.geometry import Rect

LEAST_TARGET: Final = 44.0
"""The least width of a hand tile, an end and a button: a finger's."""

LEAST_SIZE: Final = (360, 560)
"""The least width and height under the menu bar for which all parts have room."""

ONE_ROW: Final = 560.0
"""The least width in which the top bar is one row, and in which a low window is laid out low."""

SHORT: Final = 520.0
"""The height, without the position fields, under which the status stands beside the buttons."""

LOW: Final = 360.0
"""The least height of a low window, before the text scale."""

LEAST_TABLE: Final = 0.7
"""The part of the table's height that it keeps where a strip is put above the view."""

MOST_READING: Final = 1.7
"""How much larger status and names get where the rest cannot."""

HIGH_SEATS: Final = 78.0
"""The height of the seats in a row, in units of the scale."""

LOW_SEATS: Final = 44.0
"""The same where height is short."""

SEATS_GROW: Final = 0.45
"""The part of their height by which they grow with text that is twice as large."""

HAND: Final = 7
"""Tiles in a full hand. The hand's tiles keep the size at which seven fit in a row, so that none
changes its size while others are played."""


@unique
class Shape(Enum):
    """How the parts are arranged."""

    WIDE = "seats around the table, the hand between the own plate and the end chooser"
    MEDIUM = "seats in a row above the table, tiles up to 64 px"
    NARROW = "seats in a row above the table"


class Frame(NamedTuple):
    """The window's shape and scale, and the heights its bars ask for."""

    shape: Shape
    scale: float
    """The factor k for text and panels, the text scale included."""
    text_scale: float
    """The text scale as far as the window holds it, at least 1."""
    compact: bool
    """Whether height is short: seats in one line, a lower status."""
    top_rows: int
    """Rows in the top bar: 2 when brand and score stand above each other."""
    top_bar: float
    bottom_bar: float
    status_in_view: bool
    """Whether the status stands between table and hand instead of in the bottom bar."""
    reading: float = 1.0
    """How much larger than `text_scale` the texts to be read are wanted: status and names, which
    take room from the table where the window does not hold the whole text scale."""

    @property
    def wide(self) -> bool:
        return self.shape is Shape.WIDE


def frame(
    width: float, height: float, text_scale: float = 1.0, *, selectors: bool = False
) -> Frame:
    """The frame for the area under the menu bar.

    text_scale: the person's own text size, 1 to 2; see the module's text.
    selectors: whether the row of coordinate selectors stands in the bottom bar (R26).
    """
    row = 44.0 if selectors else 0.0
    low = min(text_scale, width / ONE_ROW, height / (LOW + row))
    slim = min(text_scale, width / LEAST_SIZE[0], height / (LEAST_SIZE[1] + row))
    s = max(low, slim, 1.0)
    across, down = width / s, height / s
    if across >= 900 and down >= 480:
        k = min(max(min(across / 1280, down / 720) ** 0.5, 1.0), 1.6) * s
        return Frame(Shape.WIDE, k, s, False, 1, 54 * k, (60 + row) * k, False)
    shape = Shape.MEDIUM if across >= 600 else Shape.NARROW
    one_row = across >= ONE_ROW - 1e-6
    compact = down < 600
    beside = one_row and down - row < SHORT
    top = (44.0 if compact else 54.0) if one_row else 86.0
    bottom = 60.0 if beside else 70.0
    rows = 1 if one_row else 2
    reading = min(max(text_scale / s, 1.0), MOST_READING)
    return Frame(shape, s, s, compact, rows, top * s, (bottom + row) * s, not beside, reading)


class Regions(NamedTuple):
    """The parts of the view, in its own coordinates."""

    frame: Frame
    view: Rect
    table: Rect
    """The table with its rim."""
    table_radius: float
    line: Rect
    """Where the line, its ghosts and its pins may be."""
    partner: Rect
    """The most that the plate of seat 3 may take; in wide windows it hugs its content, centred."""
    left: Rect
    """The most for the plate of seat 4; in wide windows it hugs its content, centred."""
    right: Rect
    """The same for seat 2."""
    you: Rect | None
    """The own plate; None where the status shows whose turn it is."""
    you_note: bool
    """Whether the own plate has room for a note."""
    chooser: Rect | None
    """The end chooser; None where ghosts and arrow keys do."""
    status: Rect | None
    """The status line when it stands in the view."""
    hand: Rect
    """The band of the hand, raised tiles and ledge included."""
    ledge: Rect
    """The ledge for a full hand; `ledge_for` gives it for fewer tiles."""
    hand_tile: float
    """The width w of the hand's tiles."""
    hand_gap: float
    back: float
    """The width of a face-down tile on the seats' plates."""
    sheet: Rect
    """The sheet with the result of a hand, over table and hand."""

    def hand_cells(self, count: int) -> tuple[Rect, ...]:
        """The cells of a hand's tiles from left to right, each w by 2w, standing on the ledge."""
        pitch = self.hand_tile + self.hand_gap
        start = self.view.cx - (count * pitch - self.hand_gap) / 2
        # A tile is drawn a little smaller than its cell; so it stands on the ledge, not over it.
        top = self.ledge.y + 0.035 * self.hand_tile - 2 * self.hand_tile
        return tuple(
            Rect(start + i * pitch, top, self.hand_tile, 2 * self.hand_tile) for i in range(count)
        )

    def ledge_for(self, count: int) -> Rect:
        """The ledge under `count` tiles; in narrow windows it always spans the window."""
        if not self.frame.wide:
            return self.ledge
        spare = max(HAND - count, 0) * (self.hand_tile + self.hand_gap)
        return self.ledge.grown(-min(spare, 5 * self.hand_tile) / 2, 0)


def regions(width: float, height: float, frame: Frame, *, hand: bool = True) -> Regions:
    """Share out a view of that size.

    hand: whether the hand is shown; without it the table takes its place (the result's table).
    """
    if frame.wide:
        return _wide(width, height, frame, hand)
    return _narrow(width, height, frame, hand)


def _wide(width: float, height: float, frame: Frame, hand: bool) -> Regions:
    k = frame.scale
    top = 22 * k
    window = height + frame.top_bar + frame.bottom_bar
    tile = min(max(0.0835 * window / frame.text_scale, 44.0), 100.0) * frame.text_scale
    # Beside the hand stand the own plate and, from 1100 px on, the end chooser.
    gap = 0.16
    room = width - 2 * (24 + 190 + 42) * k
    tile = min(tile, room / (HAND + gap * (HAND - 1)))

    def band(w: float) -> float:
        return 2.2 * w + max(26 * k, 0.36 * w) + 14 * k

    tile = _shrink(tile, lambda w: height - band(w) - 6 * k - top, 0.42 * height)
    hand_top = height - band(tile) if hand else height - 18 * k
    table = Rect.between(50 * k, top, width - 50 * k, max(hand_top - 6 * k, top + 60 * k))
    line = Rect.between(156 * k, table.y + 44 * k, width - 156 * k, table.bottom - 24 * k)
    band_rect = Rect.between(0, height - band(tile), width, height)
    ledge_height = max(26 * k, 0.36 * tile)
    full = tile * (HAND + gap * (HAND - 1)) + 2 * 26 * k
    ledge = Rect(width / 2 - full / 2, height - 14 * k - ledge_height, full, ledge_height)
    side = ledge.x - 24 * k - 18 * k
    plate = Rect.around(0, band_rect.cy - 2 * k, min(330 * k, side), min(78 * k, band_rect.height))
    you = Rect(24 * k, plate.y, plate.width, plate.height)
    chooser = Rect(width - 24 * k - plate.width, plate.y, plate.width, plate.height)
    side_height = max(table.height - 16 * k, 40 * k)
    left = Rect.around(12 * k + 62 * k, table.cy, 124 * k, side_height)
    return Regions(
        frame=frame,
        view=Rect(0, 0, width, height),
        table=table,
        table_radius=30 * k,
        line=line,
        partner=Rect.around(width / 2, table.y + 8 * k, table.width - 2 * 100 * k, 49 * k),
        left=left,
        right=Rect(width - left.right, left.y, left.width, left.height),
        you=you if hand else None,
        you_note=plate.width >= 290 * k,
        chooser=chooser if hand and width / frame.text_scale >= 1100 else None,
        status=None,
        hand=band_rect,
        ledge=ledge,
        hand_tile=tile,
        hand_gap=gap * tile,
        back=(22 if window / frame.text_scale >= 1000 else 19) * k,
        sheet=_sheet(width, height, k),
    )


def _narrow(width: float, height: float, frame: Frame, hand: bool) -> Regions:
    k = frame.scale
    margin = 8 * k
    inner = width - 2 * margin
    window = height + frame.top_bar + frame.bottom_bar
    tile = min(max(0.071 * window / frame.text_scale, 44.0), 64.0) * frame.text_scale
    tile = min(tile, inner / (HAND + 0.1363 * (HAND - 1)))
    seats = (LOW_SEATS if frame.compact else HIGH_SEATS) * k
    status_height = (38 if frame.compact else 46) * k
    above = margin + seats + margin
    status_room = status_height + 6 * k if frame.status_in_view else 0.0

    def band(w: float) -> float:
        return 2.2 * w + 6 * k + 24 * k + 4 * k

    tile = _shrink(tile, lambda w: height - above - status_room - band(w), 0.4 * height)
    # Text that is wanted larger than the window holds takes what the table can spare.
    seats_more, status_more = (
        SEATS_GROW * (frame.reading - 1) * seats,
        (frame.reading - 1) * status_height,
    )
    if not frame.status_in_view:
        status_more = 0.0
    spare = height - above - status_room - band(tile) - _least_table(width, height)
    share = min(max(spare, 0.0) / max(seats_more + status_more, 1.0), 1.0)
    seats += share * seats_more
    above += share * seats_more
    status_height += share * status_more
    status_room += share * status_more
    hand_top = height - band(tile) if hand else height - 4 * k
    table_bottom = hand_top - (status_room if hand else 0.0)
    table = Rect.between(margin, above, width - margin, max(table_bottom, above + 60 * k))
    third = (inner - 2 * 6 * k) / 3
    left = Rect(margin, margin, third, seats)
    status = Rect(margin, table.bottom + 5 * k, inner, status_height)
    gap = min(max((inner - HAND * tile) / (HAND - 1), 0.12 * tile), 0.176 * tile)
    return Regions(
        frame=frame,
        view=Rect(0, 0, width, height),
        table=table,
        table_radius=20 * k,
        line=table.grown(-16 * k, -(10 if frame.compact else 16) * k),
        partner=left.moved(third + 6 * k, 0),
        left=left,
        right=left.moved(2 * (third + 6 * k), 0),
        you=None,
        you_note=False,
        chooser=None,
        status=status if hand and frame.status_in_view else None,
        hand=Rect.between(0, height - band(tile), width, height),
        ledge=Rect(margin, height - 28 * k, inner, 24 * k),
        hand_tile=tile,
        hand_gap=gap,
        back=11 * k,
        sheet=_sheet(width, height, k),
    )


def leaves_table(width: float, height: float, frame: Frame, taken: float) -> bool:
    """Whether a strip of height `taken` above a view of that size leaves the table enough of it."""
    least = LEAST_TABLE * regions(width, height, frame).table.height
    return regions(width, height - taken, frame).table.height >= least


def _least_table(width: float, height: float) -> float:
    """The height that the table keeps beside larger text."""
    return (0.43 if height > 1.5 * width else 0.33) * height


def _shrink(tile: float, table_height: Callable[[float], float], least: float) -> float:
    """The hand tile's width: `tile`, or less, down to a finger's, so that the table is `least`."""
    while tile > LEAST_TARGET and table_height(tile) < least:
        tile = max(tile - 1.0, LEAST_TARGET)
    return tile


def _sheet(width: float, height: float, k: float) -> Rect:
    edge = 4 * k
    return Rect.around(
        width / 2, height / 2, min(1120 * k, width - 2 * edge), min(660 * k, height - 2 * edge)
    )
