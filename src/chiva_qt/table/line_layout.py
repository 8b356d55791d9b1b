"""Where the tiles of the line lie: pure geometry, without Qt.

The unit is the cell, a tile's width: a tile is 1 by 2. The tile that opened the hand lies at
(0, 0); y grows downwards. The right arm starts to the right and turns down at the row limit, the
left arm is the same turned by 180 degrees, so a placed tile never moves relative to the others;
only the `Camera` does.

A row holds lying tiles and doubles standing crosswise. At the limit a tile stands at the corner,
one more tile goes down, and the next row runs back three cells further on. A double never turns a
corner: at the limit it stands in the row and the turn comes one cell later; as the second tile of
a turn it lies crosswise, and the next row starts under it.
"""

# Annotations are not postponed here: a named tuple would compile each of them.

import itertools
import math
from collections.abc import Iterable, Mapping, Sequence
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
"""The radius of an end pin's body in cells, unless that falls below `PIN_LEAST` pixels."""

PIN_LEAST: Final = 15.0
"""The least radius of an end pin's body, in logical pixels; times the scale as far as the pin
stays within `PIN_MOST` cells."""

PIN_LOWEST: Final = 10.0
"""The least radius of an end pin's body where the line's region is low, in logical pixels: the
number on it is still as high as the smallest text."""

PIN_SHARE: Final = 0.13
"""The part of the region's height that may be a pin's radius before the tiles' size counts more."""

PIN_MOST: Final = 0.95
"""The radius in cells up to which a pin grows with the text, beyond `PIN_RADIUS`."""

PIN_REACH: Final = 1.46
"""From the pin's tip to the middle of its body, in radii of the body."""

LARGEST_CELL: Final = 62.0
"""The largest cell, in logical pixels at scale 1."""

_TIP_INSET: Final = 0.08
"""How far a pin's tip reaches into the tile, in cells, so that the two are seen to touch."""

_CLEARANCE: Final = 0.04
"""A pin this far from a tile, in cells, counts as free."""

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

    def grow(self, far: int, limit: float) -> "_Arm":
        """The arm with the tile (number, far) added; the new place is its `last`."""
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
        if limit - self.way * self.edge >= 3.0:
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


class LineLayout(NamedTuple):
    """The whole line as it lies."""

    places: tuple[Place, ...]
    """The tiles from left to right."""
    limit: float
    """The row limit, in cells from the middle of the opening tile."""
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
        place = arm.grow(far, self.limit).last
        return place._turned() if end is End.LEFT else place

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


def lay_line(tiles: Sequence[tuple[int, int]], origin: int, limit: float) -> LineLayout:
    """Lay the line.

    tiles: (left, right) number pairs from left to right.
    origin: the index of the tile that opened the hand; 0 for an empty line.
    limit: the row limit in cells, see `row_limit`.

    Raises ValueError when neighbours do not match or `origin` names no tile.
    """
    if not tiles:
        return LineLayout((), limit)
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
        arm = arm.grow(far, limit)
        rightwards.append(arm.last)
    right_arm = arm
    arm = _Arm(tiles[origin][0], opening._turned(), start)
    leftwards = []
    for far, _ in reversed(tiles[:origin]):
        arm = arm.grow(far, limit)
        leftwards.append(arm.last._turned())
    return LineLayout((*reversed(leftwards), opening, *rightwards), limit, arm, right_arm)


def row_limit(width: float, height: float) -> float:
    """The row limit for a region of that shape, in steps of .5 cells.

    The two straight lines were fitted to the limits that leave the tiles of 120 random lines of 8
    to 25 tiles largest, with the room for pins and ghosts, in regions from 1:2 to 5:1. Fix the
    limit when a hand starts; compute it anew only when the window changes its size.
    """
    aspect = width / max(height, 1.0)
    limit = min(3.4 * aspect + 2.1, 1.35 * aspect + 7.4)
    return min(max(round(limit * 2) / 2, LEAST_LIMIT), MOST_LIMIT)


def bounding(rects: Iterable[Rect]) -> Rect | None:
    """The smallest rectangle around all `rects`; None when there is none."""
    whole: Rect | None = None
    for rect in rects:
        whole = rect if whole is None else whole.united(rect)
    return whole


def fit_cell(extent: Rect, region: Rect, largest: float) -> float:
    """The largest cell, in the unit of `region`, that shows `extent` (in cells) with its margin.

    In steps of .5, at most `largest`, at least .5.
    """
    padded = extent.grown(MARGIN, MARGIN)
    cell = min(region.width / padded.width, region.height / padded.height, largest)
    return max(math.floor(cell * 2 + 1e-9) / 2, 0.5)


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
    if not layout.places:
        return Stage(Camera(previous.cell if previous else largest, 0.0, 0.0), ())
    radius = PIN_RADIUS
    scope = _scope(layout, region, largest, radius)
    cell = fit_cell(scope, region, largest)
    share = PIN_SHARE * region.height
    least, most = min(PIN_LEAST, max(share, PIN_LOWEST)), min(PIN_LEAST * scale, share)
    # Small cells ask for larger pins, these in turn for smaller cells; it settles soon.
    for _ in range(3):
        wanted = max(least, min(most, PIN_MOST * cell))
        if radius * cell >= wanted - 1e-9:
            break
        radius = wanted / cell
        scope = _scope(layout, region, largest, radius)
        cell = fit_cell(scope, region, largest)
    if previous is not None:
        cell = min(cell, previous.cell)
    shown = _place_pins(layout, region, largest, radius, ghosts or {})
    return Stage(Camera(cell, scope.cx, scope.cy), shown)


@lru_cache(maxsize=64)
def _scope(layout: LineLayout, region: Rect, largest: float, radius: float) -> Rect:
    """All that may have to be seen before the next tile is laid."""
    left, right = layout.reserve(End.LEFT), layout.reserve(End.RIGHT)
    rects = [place.rect for place in (*layout.places, *left, *right)]
    shown: list[Mapping[End, Place]] = [{}]
    for i in range(2):
        shown += [
            {End.LEFT: left[i]},
            {End.RIGHT: right[i]},
            {End.LEFT: left[i], End.RIGHT: right[i]},
        ]
    for ghosts in shown:
        rects += [p.rect for p in _place_pins(layout, region, largest, radius, ghosts)]
    whole = bounding(rects)
    if whole is None:
        raise ValueError("the line is empty")
    return whole


def _place_pins(
    layout: LineLayout,
    region: Rect,
    largest: float,
    radius: float,
    ghosts: Mapping[End, Place],
) -> tuple[Pin, ...]:
    tiles = [place.rect for place in layout.places]
    tiles += [ghost.rect for ghost in ghosts.values()]
    base = bounding(tiles)
    if base is None:
        return ()
    pins: list[Pin] = []
    for open_end in layout.ends:
        obstacles = tiles + [pin.rect for pin in pins]
        pins.append(_place_pin(open_end, obstacles, base, region, largest, radius))
        base = base.united(pins[-1].rect)
    return tuple(pins)


def _place_pin(
    open_end: OpenEnd,
    obstacles: Sequence[Rect],
    base: Rect,
    region: Rect,
    largest: float,
    radius: float,
) -> Pin:
    """The free place for a pin that leaves the tiles largest.

    Among places alike: along the line, away from its middle, towards it, then slid sideways.
    """
    best: tuple[float, float] | None = None
    chosen: Pin | None = None
    reach = PIN_REACH * radius
    anchor = open_end.anchor
    far = 2.0 + reach + radius + max(_SLIDES)
    near = [rect for rect in obstacles if rect.distance(anchor.x, anchor.y) < far]
    ideal = (0.0, -fit_cell(base, region, largest))
    for slide in _SLIDES:
        for face in open_end.faces:
            tip_x = face.x - face.dx * _TIP_INSET
            tip_y = face.y - face.dy * _TIP_INSET
            pin = Pin(
                open_end.end,
                open_end.number,
                tip_x + face.dx * reach - face.dy * slide,
                tip_y + face.dy * reach + face.dx * slide,
                tip_x,
                tip_y,
                radius,
            )
            lack = max(_CLEARANCE + radius - rect.distance(pin.x, pin.y) for rect in near)
            cell = fit_cell(base.united(pin.rect), region, largest)
            score = (max(lack, 0.0), -cell)
            if best is None or score < best:
                best, chosen = score, pin
                if score == ideal:
                    return pin
    if chosen is None:
        raise ValueError("an open end has no free side")
    return chosen


def place_label(
    pin: Pin, width: float, height: float, obstacles: Iterable[Rect], within: Rect
) -> Rect:
    """The place for the words beside a pin, all in cells: the side with the least overlap.

    width, height: of the label; it reaches half a radius under the pin's body.
    obstacles: tiles and ghosts, and the other pin.
    within: what the camera shows; a label outside it counts as covered.
    """
    away = pin.radius * 0.5 + width / 2
    sides = [(away, 0.0), (-away, 0.0)]
    if pin.end is End.RIGHT:
        sides.reverse()
    above = pin.radius + height / 2 + 0.05
    sides += [(0.0, -above), (0.0, above)]
    blocked = list(obstacles)

    def cover(rect: Rect) -> float:
        outside = rect.width * rect.height - within.overlap(rect)
        return sum(rect.overlap(other) for other in blocked) + 4.0 * outside

    candidates = [Rect.around(pin.x + dx, pin.y + dy, width, height) for dx, dy in sides]
    return min(candidates, key=lambda rect: round(cover(rect), 3))
