"""Where the tiles of the line lie: pure geometry, without Qt.

The unit is the cell, a tile's width: a tile is 1 by 2. The tile that opened the hand lies at
(0, 0); y grows downwards. The right arm starts to the right and turns down at the row limit, the
left arm is the same turned by 180 degrees. While the limits stay a placed tile never moves relative
to the others; only the `Camera` does. `choose_limits` changes them where tiles would get small, and
as far as it can so that those on the table stay where they are.

A row holds lying tiles and doubles standing crosswise. At the limit a tile stands at the corner,
one more tile goes down, and the next row runs back three cells further on. A double never turns a
corner: at the limit it stands in the row and the turn comes one cell later; as the second tile of
a turn it lies crosswise, and the next row starts under it.
"""

# Annotations are not postponed here: a named tuple would compile each of them.

import itertools
import math
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from functools import lru_cache
from typing import Final, NamedTuple

from chiva_engine.moves import End
from chiva_qt.table.geometry import Rect

ROW_PITCH: Final = 3.0
"""The distance between neighbouring rows, in cells."""

LEAST_LIMIT: Final = 3.5
MOST_LIMIT: Final = 16.0
"""The bounds of the row limit, in cells."""

MARGIN: Final = 0.2
"""The least distance of tiles, ghosts and pins from the edge of the line's region, in cells."""

PIN_RADIUS: Final = 0.54
"""The radius of an end pin's body in cells, unless that falls below `PIN_WANTED` pixels."""

PIN_WANTED: Final = 15.0
"""The radius that a pin's body is to have, in logical pixels at scale 1, as far as that is no more
than `PIN_MOST` cells and the tiles do not shrink for it, see `PIN_COST`."""

PIN_MOST: Final = 0.95
"""The radius in cells up to which a pin grows with the text, beyond `PIN_RADIUS`."""

PIN_LOWEST: Final = 10.0
"""The radius that it has at least whatever the tiles lose by it, in logical pixels: the number on
it is still as high as the smallest text."""

PIN_COST: Final = 0.92
"""The part of the cell's size that larger pins leave of it."""

PIN_REACH: Final = 1.46
"""From the pin's tip to the middle of its body, in radii of the body."""

LARGEST_CELL: Final = 62.0
"""The largest cell, in logical pixels at scale 1."""

SMALL_CELL: Final = 30.0
"""Cells from this size on, in logical pixels at scale 1, are as large as they need to be: the line
lies with the limits that it has."""

KEPT: Final = 0.92
"""The part of the largest cell with which the limits stay as they are."""

STAYING: Final = 0.75
"""The part of the largest cell with which the tiles stay where they are."""

_AHEAD: Final = 3
"""How many tiles at either end the choice of limits looks ahead."""

_LIKELY: Final = 3
"""How many of the limits with the best outlook are looked at closely for a line that is new."""

_MOST_TILES: Final = 25
"""No line of a hand is longer: it ends when one hand is empty, and then each other hand still
holds a tile."""

_TIP_INSET: Final = 0.08
"""How far a pin's tip reaches into the tile, in cells, so that the two are seen to touch; less with
a small pin."""

_CLEARANCE: Final = 0.04
"""A pin this far from a tile, in cells, counts as free; a small one earlier."""

_BESIDE: Final = (0.25, -0.25, 0.7, -0.7)
"""How far from the middle of a side the tip of a pin beside an enlarged tile may be, in cells."""

_TOUCHED: Final = 0.02
"""The part of the words' plate that may lie over the rims of tiles."""

_OUTSIDE: Final = 0.25
"""The part of the words' plate that may lie outside of what the camera shows."""

_SLIDES: Final = (0.0, 0.3, -0.3, 0.6, -0.6)
"""How far a pin's body may move sideways, in cells, in the order of trying."""


class Place(NamedTuple):
    """Where a tile lies and which number shows where."""

    first: int
    """The number at the top of an upright tile, at the left of a lying one."""
    second: int
    """The number at the bottom of an upright tile, at the right of a lying one."""
    upright: bool
    x: float
    """The centre, in cells."""
    y: float

    @property
    def is_double(self) -> bool:
        return self.first == self.second

    @property
    def rect(self) -> Rect:
        """The cells that the tile covers."""
        width, height = (1.0, 2.0) if self.upright else (2.0, 1.0)
        return Rect.around(self.x, self.y, width, height)

    @property
    def halves(self) -> tuple[tuple[int, Rect], tuple[int, Rect]]:
        """Number and cell of both halves, top or left first."""
        dx, dy = (0.0, 0.5) if self.upright else (0.5, 0.0)
        return (
            (self.first, Rect.around(self.x - dx, self.y - dy, 1.0, 1.0)),
            (self.second, Rect.around(self.x + dx, self.y + dy, 1.0, 1.0)),
        )

    def _turned(self) -> "Place":
        """The place turned by 180 degrees about the origin."""
        return Place(self.second, self.first, self.upright, -self.x, -self.y)


class Face(NamedTuple):
    """A free side of an open half: its middle and the direction outwards, a unit vector."""

    x: float
    y: float
    dx: float
    dy: float


class OpenEnd(NamedTuple):
    """An open end of the line."""

    end: End
    number: int
    """The open number."""
    faces: tuple[Face, ...]
    """The open half's free sides: where the next tile will touch, away from the line's middle,
    then towards it."""

    @property
    def anchor(self) -> Face:
        """Where the next tile will touch."""
        return self.faces[0]


class _Step(Enum):
    ROW = auto()
    TURNED = auto()
    """A tile stands at the corner; the next one goes down."""
    CROSSED = auto()
    """A double lies crosswise under the corner; the next row starts under it."""


class _Arm(NamedTuple):
    """The state of an arm, in the frame of the right arm."""

    number: int
    last: Place
    edge: float
    """Where the next tile of the row begins."""
    row: float = 0.0
    way: int = 1
    """1 while the row runs to the right, -1 while it runs back."""
    step: _Step = _Step.ROW

    def grow(self, far: int, ahead: float, behind: float) -> "_Arm":
        """The arm with the tile (number, far) added; the new place is its `last`.

        ahead, behind: how far rows go that run to the right, and those that run back.
        """
        near = self.number
        if self.step is _Step.TURNED:
            corner = self.last.x
            if near == far:
                crossed = Place(near, far, False, corner, self.row + 2.0)
                return self._replace(last=crossed, step=_Step.CROSSED)
            below = Place(near, far, True, corner, self.row + 2.5)
            way = -self.way
            row = self.row + ROW_PITCH
            return _Arm(far, below, corner + way * 0.5, row, way)
        if self.step is _Step.CROSSED:
            way = -self.way
            row = self.row + ROW_PITCH
            return self._lie(far, self.last.x - way * 0.5, row, way)
        if near == far:
            standing = Place(near, far, True, self.edge + self.way * 0.5, self.row)
            return self._replace(last=standing, edge=self.edge + self.way)
        if (ahead if self.way > 0 else behind) - self.way * self.edge >= 3.0:
            return self._lie(far, self.edge, self.row, self.way)
        corner = self.edge + self.way * 0.5
        turning = Place(near, far, True, corner, self.row + 0.5)
        return self._replace(number=far, last=turning, step=_Step.TURNED)

    def _lie(self, far: int, edge: float, row: float, way: int) -> "_Arm":
        first, second = (self.number, far) if way > 0 else (far, self.number)
        lying = Place(first, second, False, edge + way, row)
        return _Arm(far, lying, edge + 2.0 * way, row, way)

    def faces(self) -> tuple[Face, ...]:
        """The open half's free sides, the one where the next tile will touch first."""
        outward = (0, 1) if self.step is not _Step.ROW else (self.way, 0)
        if self.last.is_double:
            hull = self.last.rect
            back = (-outward[0], -outward[1])
        elif self.last.upright:
            hull = self.last.halves[1][1]
            back = (0, -1)
        else:
            hull = self.last.halves[1 if self.way > 0 else 0][1]
            back = (-self.way, 0)
        others = [d for d in ((0, 1), (1, 0), (-1, 0), (0, -1)) if d not in (outward, back)]
        return tuple(
            Face(hull.cx + dx * hull.width / 2, hull.cy + dy * hull.height / 2, dx, dy)
            for dx, dy in (outward, *others)
        )


class Limits(NamedTuple):
    """How far rows reach from the middle of the opening tile, in cells."""

    left: float
    right: float


class LineLayout(NamedTuple):
    """The whole line as it lies."""

    places: tuple[Place, ...]
    """The tiles from left to right."""
    limits: Limits
    left: _Arm | None = None
    right: _Arm | None = None

    @property
    def ends(self) -> tuple[OpenEnd, ...]:
        """The open ends, left first; none while the line is empty."""
        return tuple(self._open(end) for end in End if self._arm(end) is not None)

    @property
    def extent(self) -> Rect | None:
        """The smallest rectangle around all tiles; None while the line is empty."""
        return bounding(place.rect for place in self.places)

    def ghost(self, end: End, tile: tuple[int, int]) -> Place:
        """Where `tile` would lie at `end`; in the middle, the numbers in the given order, while
        the line is empty. Raises ValueError when no number of the tile is open there."""
        arm = self._arm(end)
        if arm is None:
            return _opening(tile)
        if arm.number not in tile:
            raise ValueError(f"{tile[0]}-{tile[1]} does not match the {end} end, {arm.number}")
        far = tile[1] if tile[0] == arm.number else tile[0]
        return self._grown(end, far)

    def reserve(self, end: End) -> tuple[Place, ...]:
        """Every place the next tile could take at `end`, be it a double or not.

        The numbers are examples. Nothing while the line is empty.
        """
        arm = self._arm(end)
        if arm is None:
            return ()
        return (self._grown(end, (arm.number + 1) % 7), self._grown(end, arm.number))

    def _arm(self, end: End) -> _Arm | None:
        return self.left if end is End.LEFT else self.right

    def _grown(self, end: End, far: int) -> Place:
        arm = self._arm(end)
        if arm is None:
            raise ValueError("the line is empty")
        if end is End.LEFT:
            return arm.grow(far, self.limits.left, self.limits.right).last._turned()
        return arm.grow(far, self.limits.right, self.limits.left).last

    def _open(self, end: End) -> OpenEnd:
        arm = self._arm(end)
        if arm is None:
            raise ValueError("the line is empty")
        faces = arm.faces()
        if end is End.LEFT:
            faces = tuple(Face(-f.x, -f.y, -f.dx, -f.dy) for f in faces)
        # A line begins at (0, 0), so the scalar product tells outwards from inwards.
        rest = sorted(faces[1:], key=lambda f: -(f.x * f.dx + f.y * f.dy))
        return OpenEnd(end, arm.number, (faces[0], *rest))


def _opening(tile: tuple[int, int]) -> Place:
    return Place(tile[0], tile[1], tile[0] == tile[1], 0.0, 0.0)


def lay_line(tiles: Sequence[tuple[int, int]], origin: int, limits: Limits) -> LineLayout:
    """Lay the line.

    tiles: (left, right) number pairs from left to right.
    origin: the index of the tile that opened the hand; 0 for an empty line.
    limits: see `row_limit` and `choose_limits`.

    Raises ValueError when neighbours do not match or `origin` names no tile.
    """
    if not tiles:
        return LineLayout((), limits)
    if not 0 <= origin < len(tiles):
        raise ValueError(f"there is no tile {origin} in a line of {len(tiles)}")
    for (_, right), (left, _) in itertools.pairwise(tiles):
        if right != left:
            raise ValueError(f"{right} does not match {left}")
    opening = _opening(tiles[origin])
    start = opening.rect.right
    arm = _Arm(tiles[origin][1], opening, start)
    rightwards = []
    for _, far in tiles[origin + 1 :]:
        arm = arm.grow(far, limits.right, limits.left)
        rightwards.append(arm.last)
    right_arm = arm
    arm = _Arm(tiles[origin][0], opening._turned(), start)
    leftwards = []
    for far, _ in reversed(tiles[:origin]):
        arm = arm.grow(far, limits.left, limits.right)
        leftwards.append(arm.last._turned())
    return LineLayout((*reversed(leftwards), opening, *rightwards), limits, arm, right_arm)


def row_limit(width: float, height: float) -> float:
    """The row limit for a region of that shape, in steps of .5 cells.

    The two straight lines were fitted to the limits that leave the tiles of 120 random lines of 8
    to 25 tiles largest, with the room for pins and ghosts, in regions from 1:2 to 5:1. A hand
    starts with it to both sides; see `choose_limits`.
    """
    aspect = width / max(height, 1.0)
    limit = min(3.4 * aspect + 2.1, 1.35 * aspect + 7.4)
    return min(max(round(limit * 2) / 2, LEAST_LIMIT), MOST_LIMIT)


def choose_limits(
    tiles: Sequence[tuple[int, int]],
    origin: int,
    region: Rect,
    scale: float = 1.0,
    previous: Limits | None = None,
) -> Limits:
    """The limits with which a line lies from now on.

    tiles, origin: as for `lay_line`. region, scale: as for `stage`.
    previous: the limits before, of the same hand in the same region.

    While the tiles are large, or about as large as they could be, the limits stay. Then come those
    with which the line lies as before and grows another way; only when still others make the tiles
    much larger all of them move.
    """
    usual = row_limit(region.width, region.height)
    kept = previous or Limits(usual, usual)
    if not tiles:
        return kept

    def cell_with(limits: Limits) -> float:
        return _fit(lay_line(tiles, origin, limits), region, scale)[0]

    # Room for the next tile at either end.
    length = sum(1.0 if a == b else 2.0 for a, b in tiles) + 4.0
    cell = cell_with(kept)
    if cell >= min(SMALL_CELL * scale, simple_cell(region, length)):
        return kept
    # The outlook is of the line some tiles later: what suits that will do for a while.
    longer = list(tiles)
    more = min(_AHEAD, max(_MOST_TILES - len(tiles), 0) // 2)
    for _ in range(more):
        first, last = longer[0][0], longer[-1][1]
        longer = [((first + 1) % 7, first), *longer, (last, (last + 1) % 7)]
    ways = {kept: None} | dict.fromkeys(_candidates(tiles, origin, kept))
    laid = [lay_line(longer, origin + more, limits) for limits in ways]
    laid.sort(key=lambda layout: -_outlook(layout, region))
    # While a hand is played the outlook decides alone, or tiles would move more often.
    likely = laid[:1] if previous is not None else laid[:_LIKELY]
    best = max((layout.limits for layout in likely), key=cell_with)
    most = cell_with(best)
    if cell >= KEPT * most:
        return kept
    if previous is not None:
        lying = lay_line(tiles, origin, kept).places
        staying = next(
            layout.limits for layout in laid if layout.places[more : more + len(tiles)] == lying
        )
        if cell_with(staying) >= STAYING * most:
            return staying
    return best


def _outlook(layout: LineLayout, region: Rect) -> float:
    """The size of a cell with that layout, roughly: without pins beside rows."""
    wide, high = [], []
    for place in (*layout.places, *layout.reserve(End.LEFT), *layout.reserve(End.RIGHT)):
        dx, dy = (0.5, 1.0) if place.upright else (1.0, 0.5)
        wide += [place.x - dx, place.x + dx]
        high += [place.y - dy, place.y + dy]
    width = max(wide) - min(wide) + 2 * MARGIN
    height = max(high) - min(high) + 2 * MARGIN
    return min(region.width / width, region.height / max(height, 3.6))


def simple_cell(region: Rect, length: float) -> float:
    """The cell with which a line of that length, in cells, would lie in that region in rows of the
    same length, be it one, two or more."""
    return max(
        min(region.width / (length / rows + 2.0), region.height / (ROW_PITCH * rows + 0.4))
        for rows in range(1, 9)
    )


def _candidates(tiles: Sequence[tuple[int, int]], origin: int, kept: Limits) -> Iterator[Limits]:
    """Limits that may suit a line: rows of several lengths, with the first tile here or there."""
    left = sum(1.0 if a == b else 2.0 for a, b in tiles[:origin]) + 1.0
    right = sum(1.0 if a == b else 2.0 for a, b in tiles[origin + 1 :]) + 1.0
    straight = math.inf
    yield Limits(straight, straight)
    yield Limits(straight, kept.right)
    yield Limits(kept.left, straight)
    # One arm stays straight, the other turns: two rows.
    for share in (0.0, 0.15, 0.3, 0.5, 0.7):
        yield Limits(straight, max((right - left) / 2 + share * left, LEAST_LIMIT))
        yield Limits(max((left - right) / 2 + share * right, LEAST_LIMIT), straight)
    whole = left + right
    for rows in (2.0, 2.4, 2.8, 3.3, 4.0, 5.0):
        width = max(whole / rows, 2 * LEAST_LIMIT)
        for share in (left / whole, 0.5, 0.3, 0.7):
            reach = max(share * width, LEAST_LIMIT)
            yield Limits(reach, max(width - reach, LEAST_LIMIT))


def bounding(rects: Iterable[Rect]) -> Rect | None:
    """The smallest rectangle around all `rects`; None when there is none."""
    corners = [(x, y, x + width, y + height) for x, y, width, height in rects]
    if not corners:
        return None
    left, top, right, bottom = zip(*corners, strict=True)
    return Rect.between(min(left), min(top), max(right), max(bottom))


def fit_cell(extent: Rect, region: Rect, largest: float) -> float:
    """The largest cell, in the unit of `region`, that shows `extent` (in cells) with its margin.

    In steps of .5, at most `largest`, at least .5.
    """
    return _cell_for(extent.width, extent.height, region, largest)


def _cell_for(width: float, height: float, region: Rect, largest: float) -> float:
    across = region.width / (width + 2 * MARGIN)
    down = region.height / (height + 2 * MARGIN)
    return max(math.floor(min(across, down, largest) * 2 + 1e-9) / 2, 0.5)


class Pin(NamedTuple):
    """The drop that shows an open number: a round body and a tip that touches the open half.

    All lengths in cells.
    """

    end: End
    number: int
    x: float
    """The middle of the body."""
    y: float
    tip_x: float
    tip_y: float
    radius: float

    @property
    def rect(self) -> Rect:
        """The rectangle around the body."""
        return Rect.around(self.x, self.y, 2 * self.radius, 2 * self.radius)


class Camera(NamedTuple):
    """How cells become pixels: the cell's size and the point shown in the region's middle."""

    cell: float
    """Pixels per cell."""
    x: float
    y: float

    def point(self, x: float, y: float, region: Rect) -> tuple[float, float]:
        """The pixel of the point (x, y)."""
        return (
            region.cx + (x - self.x) * self.cell,
            region.cy + (y - self.y) * self.cell,
        )

    def rect(self, rect: Rect, region: Rect) -> Rect:
        """The pixels of a rectangle in cells."""
        x, y = self.point(rect.x, rect.y, region)
        return Rect(x, y, rect.width * self.cell, rect.height * self.cell)


class Stage(NamedTuple):
    """A line in its region: the camera and the end pins."""

    camera: Camera
    pins: tuple[Pin, ...]
    """Left first; none while the line is empty."""


def stage(
    layout: LineLayout,
    region: Rect,
    scale: float = 1.0,
    ghosts: Mapping[End, Place] | None = None,
    previous: Camera | None = None,
) -> Stage:
    """The camera and the pins for a line.

    region: where the line may be, in pixels.
    scale: the window's scale `k`; it caps the cell and keeps the pins legible.
    ghosts: the ghosts shown at the ends.
    previous: the camera before, of the same hand in the same region. The cell shrinks at once and
        grows back only when a hand starts, that is without `previous`.

    The camera keeps room for the next tile at both ends and for the pins beside it, so that it
    moves when a tile is played, never when one is merely chosen.
    """
    largest = LARGEST_CELL * scale
    extent = layout.extent
    if extent is None:
        return Stage(Camera(previous.cell if previous else largest, 0.0, 0.0), ())
    cell, scope = _fit(layout, region, scale)
    if previous is not None:
        cell = min(cell, previous.cell)
    whole = scope.whole
    x = _centre(extent.x, extent.right, whole.x, whole.right, region.width / cell)
    y = _centre(extent.y, extent.bottom, whole.y, whole.bottom, region.height / cell)
    left, right = (place.rect if (place := (ghosts or {}).get(end)) else None for end in End)
    return Stage(Camera(cell, x, y), scope.pins[left, right])


def _centre(low: float, high: float, least: float, most: float, room: float) -> float:
    """The middle of the tiles, from `low` to `high`, as far as all from `least` to `most` is seen.

    room: how much is seen.
    """
    half = max(room / 2 - MARGIN, (most - least) / 2)
    return min(max((low + high) / 2, most - half), least + half)


class _Scope(NamedTuple):
    """All that may have to be seen before the next tile is laid, with pins of some size."""

    whole: Rect
    pins: dict[tuple[Rect | None, Rect | None], tuple[Pin, ...]]
    """By what the ghosts at the left and the right end cover; None where there is no ghost."""


@lru_cache(maxsize=32)
def _fit(layout: LineLayout, region: Rect, scale: float) -> tuple[float, _Scope]:
    """The cell in pixels, and what is seen at that size."""
    largest = LARGEST_CELL * scale
    radius = PIN_RADIUS
    scope = _scope(layout, region, largest, radius)
    cell = usual = fit_cell(scope.whole, region, largest)
    for part in (1.0, 0.4):
        wanted = PIN_RADIUS + part * (min(PIN_WANTED * scale / usual, PIN_MOST) - PIN_RADIUS)
        if wanted <= radius:
            break
        wider = _scope(layout, region, largest, wanted)
        fitting = fit_cell(wider.whole, region, largest)
        if fitting >= PIN_COST * usual:
            radius, scope, cell = wanted, wider, fitting
            break
    # Small cells ask for larger pins, these in turn for smaller cells; it settles soon.
    for _ in range(2):
        if radius * cell >= PIN_LOWEST - 0.25:
            break
        radius = PIN_LOWEST / cell
        scope = _scope(layout, region, largest, radius)
        cell = fit_cell(scope.whole, region, largest)
    return cell, scope


def _scope(layout: LineLayout, region: Rect, largest: float, radius: float) -> _Scope:
    def cost(width: float, height: float) -> float:
        return -_cell_for(width, height, region, largest)

    left, right = layout.reserve(End.LEFT), layout.reserve(End.RIGHT)
    whole = bounding(place.rect for place in (*layout.places, *left, *right))
    if whole is None:
        raise ValueError("the line is empty")
    ends = layout.ends
    # A pin that has the choice goes where another one needs room in any case.
    pins = {}
    ghosts = itertools.product(
        (None, *(place.rect for place in left)), (None, *(place.rect for place in right))
    )
    for ghost in ghosts:
        shown = _place_pins(layout, ends, radius, ghost, cost, whole, grows=True)
        for pin in shown:
            whole = whole.united(pin.rect)
        pins[ghost] = shown
    return _Scope(whole, pins)


def enlarged_pins(
    layout: LineLayout, seen: Rect, radius: float, ghosts: Mapping[End, Place] | None = None
) -> tuple[Pin, ...]:
    """The pins for an enlarged line, of which only a part is seen.

    seen: that part, in cells; a pin keeps within it as far as its end does.
    radius: of the pins' bodies, in cells: they do not grow with the tiles.
    """

    def cost(width: float, height: float) -> float:
        # The size of all that is seen and the pin beside it.
        return round(width + height, 3)

    covered = [place.rect for place in (ghosts or {}).values()]
    ends = [_with_more_faces(end, layout) for end in layout.ends]
    return _place_pins(layout, ends, radius, covered, cost, seen, grows=False)


def _with_more_faces(open_end: OpenEnd, layout: LineLayout) -> OpenEnd:
    """The end with places for small pins beside the middle of the open half's sides."""
    last = layout.places[0 if open_end.end is End.LEFT else -1].rect
    beside = [
        Face(face.x - face.dy * shift, face.y + face.dx * shift, face.dx, face.dy)
        for shift in _BESIDE
        for face in open_end.faces
    ]
    on_tile = [face for face in beside if last.distance(face.x, face.y) < 1e-6]
    return open_end._replace(faces=(*open_end.faces, *on_tile))


_Cost = Callable[[float, float], float]
"""What it costs to show something that wide and high."""


def _place_pins(
    layout: LineLayout,
    ends: Iterable[OpenEnd],
    radius: float,
    ghosts: Iterable[Rect | None],
    cost: _Cost,
    base: Rect,
    *,
    grows: bool,
) -> tuple[Pin, ...]:
    """The pins beside what is seen in any case. grows: whether that includes a pin once placed."""
    tiles = [place.rect for place in layout.places]
    tiles += [ghost for ghost in ghosts if ghost is not None]
    pins: list[Pin] = []
    for open_end in ends:
        obstacles = tiles + [pin.rect for pin in pins]
        pins.append(_place_pin(open_end, obstacles, base, radius, cost))
        if grows:
            base = base.united(pins[-1].rect)
    return tuple(pins)


def _place_pin(
    open_end: OpenEnd, obstacles: Sequence[Rect], base: Rect, radius: float, cost: _Cost
) -> Pin:
    """The free place for a pin that costs least beside `base`.

    Among places alike: along the line, away from its middle, towards it, then slid sideways.
    """
    # This is asked for some hundred places at each move: plain numbers, no rectangles.
    reach = PIN_REACH * radius
    small = min(radius / PIN_RADIUS, 1.0)
    inset, clearance = small * _TIP_INSET, small * _CLEARANCE
    anchor = open_end.anchor
    far = 2.0 + reach + radius + max(_SLIDES)
    near = [
        (x, y, x + width, y + height)
        for x, y, width, height in obstacles
        if x - far < anchor.x < x + width + far and y - far < anchor.y < y + height + far
    ]
    left, top, right, bottom = base.x, base.y, base.right, base.bottom
    best: tuple[float, float] | None = None
    chosen = (0.0, 0.0, 0.0, 0.0)
    ideal = (0.0, cost(base.width, base.height))
    for slide in _SLIDES:
        for face in open_end.faces:
            tip_x = face.x - face.dx * inset
            tip_y = face.y - face.dy * inset
            x = tip_x + face.dx * reach - face.dy * slide
            y = tip_y + face.dy * reach + face.dx * slide
            squared = math.inf
            for low_x, low_y, high_x, high_y in near:
                dx = low_x - x if x < low_x else x - high_x if x > high_x else 0.0
                dy = low_y - y if y < low_y else y - high_y if y > high_y else 0.0
                squared = min(squared, dx * dx + dy * dy)
            width = max(right, x + radius) - min(left, x - radius)
            height = max(bottom, y + radius) - min(top, y - radius)
            lack = max(clearance + radius - math.sqrt(squared), 0.0)
            score = (lack, cost(width, height))
            if best is None or score < best:
                best, chosen = score, (x, y, tip_x, tip_y)
                if score == ideal:
                    return Pin(open_end.end, open_end.number, *chosen, radius)
    if best is None:
        raise ValueError("an open end has no free side")
    return Pin(open_end.end, open_end.number, *chosen, radius)


def place_label(
    pin: Pin,
    width: float,
    height: float,
    obstacles: Iterable[Rect],
    within: Rect,
    hidden: float,
) -> Rect | None:
    """The place for the words beside a pin, all in cells: the first side that is free.

    width, height: of the label. hidden: how much of its length may lie under the pin's body.
    obstacles: tiles and ghosts, and the other pin.
    within: what the camera shows; a label is to lie in it but for a little.

    None when it would cover a number everywhere: then the pin says enough.
    """
    away = pin.radius - hidden + width / 2
    above = pin.radius + height / 2 + 0.05
    outwards = 1 if pin.end is End.RIGHT else -1
    # Above and below the pin, level with its body's inner edge or its outer one.
    shift = outwards * max(width / 2 - pin.radius, 0.0)
    sides = [
        (outwards * -away, 0.0),
        (outwards * away, 0.0),
        (0.0, -above),
        (0.0, above),
        (shift, -above),
        (shift, above),
        (-shift, -above),
        (-shift, above),
    ]
    blocked = list(obstacles)
    best: tuple[float, Rect] | None = None
    for dx, dy in sides:
        rect = Rect.around(pin.x + dx, pin.y + dy, width, height)
        outside = 1.0 - within.overlap(rect) / (width * height)
        covered = sum(rect.overlap(other) for other in blocked) / (width * height)
        if covered > _TOUCHED or outside > _OUTSIDE:
            continue
        if best is None or outside < best[0] - 0.001:
            best = outside, rect
    return None if best is None else best[1]
