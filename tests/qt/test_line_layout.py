"""The line's geometry, over random legal lines and window shapes."""

from __future__ import annotations

import itertools
import math
import random
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiva_engine.moves import End
from chiva_qt.table.geometry import Rect
from chiva_qt.table.line_layout import (
    LEAST_LIMIT,
    MOST_LIMIT,
    PIN_LOWEST,
    ROW_PITCH,
    SMALL_CELL,
    STAYING,
    Camera,
    Limits,
    LineLayout,
    Pin,
    Place,
    bounding,
    choose_limits,
    enlarged_pins,
    fit_cell,
    lay_line,
    place_label,
    row_limit,
    simple_cell,
    stage,
)

Pair = tuple[int, int]


def trail(rng: random.Random) -> list[Pair]:
    """All 28 tiles in a random legal line: an Euler circuit of the numbers 0 to 6."""
    open_to = {number: rng.sample(range(7), 7) for number in range(7)}
    used: set[tuple[int, ...]] = set()
    path: list[int] = []
    stack = [rng.randrange(7)]
    while stack:
        here = stack[-1]
        while open_to[here] and tuple(sorted((here, open_to[here][-1]))) in used:
            open_to[here].pop()
        if open_to[here]:
            there = open_to[here].pop()
            used.add(tuple(sorted((here, there))))
            stack.append(there)
        else:
            path.append(stack.pop())
    return list(itertools.pairwise(path))


def even(limit: float) -> Limits:
    """The same limit to both sides."""
    return Limits(limit, limit)


@dataclass(frozen=True)
class Sample:
    """A line with the tile that opened it, a row limit and a region."""

    tiles: tuple[Pair, ...]
    origin: int
    limits: Limits
    region: Rect
    scale: float

    @property
    def layout(self) -> LineLayout:
        return lay_line(self.tiles, self.origin, self.limits)


@st.composite
def samples(draw: st.DrawFn, least: int = 1) -> Sample:
    whole = trail(random.Random(draw(st.integers(0, 2**32))))
    count = draw(st.integers(least, 28))
    start = draw(st.integers(0, 28 - count))
    tiles = tuple(whole[start : start + count])
    region = Rect(
        draw(st.integers(0, 200)),
        draw(st.integers(0, 200)),
        draw(st.integers(260, 3000)),
        draw(st.integers(130, 1900)),
    )
    origin = draw(st.integers(0, count - 1))
    reach = st.integers(int(LEAST_LIMIT * 2), int(MOST_LIMIT * 2)).map(lambda n: n / 2)
    reach |= st.just(math.inf)
    limits = draw(
        st.one_of(
            st.just(even(row_limit(region.width, region.height))),
            st.builds(Limits, reach, reach),
            st.just(choose_limits(tiles, origin, region)),
        )
    )
    scale = draw(st.sampled_from([1.0, 1.25, 1.6]))
    return Sample(tiles, origin, limits, region, scale)


def seen_by(camera: Camera, region: Rect) -> Rect:
    """What the camera shows, in cells."""
    return Rect.around(camera.x, camera.y, region.width / camera.cell, region.height / camera.cell)


def touching(a: Rect, b: Rect) -> float:
    """The length of the border that two rectangles share."""
    across = min(a.right, b.right) - max(a.x, b.x)
    down = min(a.bottom, b.bottom) - max(a.y, b.y)
    if math.isclose(a.right, b.x) or math.isclose(b.right, a.x):
        return max(down, 0.0)
    if math.isclose(a.bottom, b.y) or math.isclose(b.bottom, a.y):
        return max(across, 0.0)
    return 0.0


def joint(a: Place, b: Place) -> set[int]:
    """The numbers with which two tiles touch: of each, the half that shares most border.

    (The tile under a double that lies crosswise at a corner touches it with its far half, too.)
    """
    numbers = set()
    for tile, other in ((a, b), (b, a)):
        shares = [(touching(half, other.rect), number) for number, half in tile.halves]
        most = max(share for share, _ in shares)
        assert most >= 0.5 - 1e-6
        numbers |= {number for share, number in shares if share > most - 1e-6}
    return numbers


@settings(max_examples=400)
@given(samples())
def test_tiles_keep_order_and_never_overlap(sample: Sample) -> None:
    places = sample.layout.places
    assert [{p.first, p.second} for p in places] == [set(tile) for tile in sample.tiles]
    for i, place in enumerate(places):
        assert sum(half.width * half.height for _, half in place.halves) == 2.0
        for other in places[i + 1 :]:
            assert place.rect.overlap(other.rect) < 1e-6


@settings(max_examples=400)
@given(samples(least=2))
def test_neighbours_touch_with_equal_numbers(sample: Sample) -> None:
    places = sample.layout.places
    for (_, number), a, b in zip(sample.tiles, places, places[1:], strict=False):
        assert touching(a.rect, b.rect) >= 1.0 - 1e-6
        assert joint(a, b) == {number}


@settings(max_examples=400)
@given(samples())
def test_doubles_stand_crosswise_and_rows_keep_their_pitch(sample: Sample) -> None:
    layout = sample.layout
    opening = layout.places[sample.origin]
    assert (opening.x, opening.y) == (0.0, 0.0)
    assert opening.upright is opening.is_double
    for place in layout.places:
        in_a_row = math.isclose(place.y % ROW_PITCH, 0.0, abs_tol=1e-6)
        if place.is_double and in_a_row:
            assert place.upright
        assert place.rect.right <= sample.limits.right + 1.5 + 1e-6
        assert place.rect.x >= -sample.limits.left - 1.5 - 1e-6


@settings(max_examples=300)
@given(samples())
def test_a_double_never_turns_a_corner(sample: Sample) -> None:
    places = sample.layout.places
    for before, double, after in zip(places, places[1:], places[2:], strict=False):
        if double.is_double:
            # Its neighbours lie on opposite sides.
            sides = {
                (round(math.copysign(1, other.x - double.x)), 0)
                if double.upright
                else (0, round(math.copysign(1, other.y - double.y)))
                for other in (before, after)
            }
            assert len(sides) == 2


@settings(max_examples=200)
@given(samples(least=2), st.randoms())
def test_the_ghost_is_where_the_tile_lies_and_no_tile_moves(
    sample: Sample, order: random.Random
) -> None:
    low = high = sample.origin
    layout = lay_line(sample.tiles[low : high + 1], 0, sample.limits)
    while (low, high) != (0, len(sample.tiles) - 1):
        leftwards = high == len(sample.tiles) - 1 or (low > 0 and order.random() < 0.5)
        if leftwards:
            low -= 1
            tile, end = sample.tiles[low], End.LEFT
        else:
            high += 1
            tile, end = sample.tiles[high], End.RIGHT
        pair = tile if order.random() < 0.5 else (tile[1], tile[0])
        ghost = layout.ghost(end, pair)
        longer = lay_line(sample.tiles[low : high + 1], sample.origin - low, sample.limits)
        if leftwards:
            assert longer.places == (ghost, *layout.places)
        else:
            assert longer.places == (*layout.places, ghost)
        layout = longer


@settings(max_examples=300)
@given(samples())
def test_open_ends_are_where_the_ghost_touches(sample: Sample) -> None:
    layout = sample.layout
    left, right = layout.ends
    assert (left.number, right.number) == (sample.tiles[0][0], sample.tiles[-1][1])
    for open_end, last in ((left, layout.places[0]), (right, layout.places[-1])):
        anchor = open_end.anchor
        # Half a step inwards lies the open half, half a step outwards the next tile.
        inner = (anchor.x - anchor.dx / 4, anchor.y - anchor.dy / 4)
        outer = (anchor.x + anchor.dx / 4, anchor.y + anchor.dy / 4)
        assert any(n == open_end.number and half.distance(*inner) < 1e-6 for n, half in last.halves)
        for ghost in layout.reserve(open_end.end):
            assert ghost.rect.distance(*outer) < 1e-6
            assert joint(last, ghost) == {open_end.number}
            assert all(ghost.rect.overlap(p.rect) < 1e-6 for p in layout.places)
        others = [p for p in layout.places if p is not last]
        for face in open_end.faces:
            outside = (face.x + face.dx / 4, face.y + face.dy / 4)
            assert last.rect.distance(*outside) > 0.2
            if face is anchor:
                assert all(p.rect.distance(*outside) > 0.2 for p in others)


@settings(max_examples=150, deadline=None)
@given(samples(), st.data())
def test_everything_is_in_view_and_pins_cover_no_tile(sample: Sample, data: st.DataObject) -> None:
    layout = sample.layout
    ghosts = {
        end: data.draw(st.sampled_from(layout.reserve(end)))
        for end in data.draw(st.sets(st.sampled_from(list(End))))
    }
    shown = stage(layout, sample.region, sample.scale, ghosts)
    camera = shown.camera
    pieces = [place.rect for place in (*layout.places, *ghosts.values())]
    for rect in [*pieces, *(pin.rect for pin in shown.pins)]:
        assert sample.region.holds(camera.rect(rect, sample.region), slack=0.01)
    assert camera.cell <= 62 * sample.scale
    assert [pin.end for pin in shown.pins] == list(End)
    for pin, open_end in zip(shown.pins, layout.ends, strict=True):
        assert pin.number == open_end.number
        last = layout.places[0 if pin.end is End.LEFT else -1]
        assert last.rect.distance(pin.tip_x, pin.tip_y) == 0.0
        if camera.cell >= 28 * sample.scale:
            for rect in pieces:
                assert rect.distance(pin.x, pin.y) >= pin.radius - 0.3


@settings(max_examples=150, deadline=None)
@given(samples(), st.data())
def test_choosing_a_tile_does_not_move_the_camera(sample: Sample, data: st.DataObject) -> None:
    layout = sample.layout
    end = data.draw(st.sampled_from(list(End)))
    ghost = data.draw(st.sampled_from(layout.reserve(end)))
    at_rest = stage(layout, sample.region, sample.scale)
    chosen = stage(layout, sample.region, sample.scale, {end: ghost})
    assert chosen.camera == at_rest.camera


@settings(max_examples=60, deadline=None)
@given(samples(least=3))
def test_the_cell_never_grows_within_a_hand(sample: Sample) -> None:
    camera = None
    cell = math.inf
    for count in range(1, len(sample.tiles) - sample.origin + 1):
        tiles = sample.tiles[sample.origin : sample.origin + count]
        layout = lay_line(tiles, 0, sample.limits)
        camera = stage(layout, sample.region, sample.scale, previous=camera).camera
        assert camera.cell <= cell
        assert camera.cell * 2 == int(camera.cell * 2)
        cell = camera.cell


@settings(max_examples=150, deadline=None)
@given(samples(), st.data())
def test_the_words_beside_a_pin_cover_no_number(sample: Sample, data: st.DataObject) -> None:
    layout = sample.layout
    ghosts = {
        end: data.draw(st.sampled_from(layout.reserve(end)))
        for end in data.draw(st.sets(st.sampled_from(list(End))))
    }
    shown = stage(layout, sample.region, sample.scale, ghosts)
    cell = shown.camera.cell
    within = seen_by(shown.camera, sample.region)
    tiles = [place.rect for place in (*layout.places, *ghosts.values())]
    for pin in shown.pins:
        others = [other.rect for other in shown.pins if other is not pin]
        label = place_label(pin, 70 / cell, 26 / cell, [*tiles, *others], within, 8 / cell)
        if label is None:
            continue
        most = 0.02 * label.width * label.height + 1e-6
        assert all(label.overlap(rect) <= most for rect in (*tiles, *others))
        assert within.overlap(label) > label.width * label.height * 0.74
        assert label.distance(pin.x, pin.y) < pin.radius + 0.2


@settings(max_examples=60, deadline=None)
@given(samples())
def test_there_is_room_for_the_words_in_a_wide_window(sample: Sample) -> None:
    region = Rect(0, 0, 1542, 558)
    layout = lay_line(sample.tiles, sample.origin, even(row_limit(region.width, region.height)))
    shown = stage(layout, region, 1.2)
    cell = shown.camera.cell
    tiles = [place.rect for place in layout.places]
    within = seen_by(shown.camera, region)
    for pin, other in (shown.pins, shown.pins[::-1]):
        assert place_label(pin, 70 / cell, 31 / cell, [*tiles, other.rect], within, 9 / cell)


def test_label_prefers_the_outer_free_side() -> None:
    layout = lay_line([(6, 4)], 0, even(11))
    region = Rect(0, 0, 968, 337)
    left, right = stage(layout, region).pins
    wide = Rect.around(0, 0, 20, 8)
    tiles = [p.rect for p in layout.places]

    def words(pin: Pin, obstacles: list[Rect], within: Rect) -> Rect | None:
        return place_label(pin, 1.2, 0.6, obstacles, within, 0.15)

    outer_left, outer_right = words(left, tiles, wide), words(right, tiles, wide)
    assert outer_left is not None
    assert outer_left.cx < left.x
    assert outer_right is not None
    assert outer_right.cx > right.x
    # With no room to the left of the left pin the words go elsewhere.
    moved = words(left, tiles, Rect.between(left.x - 0.6, -4, 10, 4))
    assert moved is not None
    assert moved.cx >= left.x
    # Where all is taken there are none.
    assert words(left, [wide], wide) is None


def test_pins_lie_along_a_line_without_ghosts() -> None:
    layout = lay_line([(6, 4)], 0, even(11))
    left, right = stage(layout, Rect(0, 0, 968, 337)).pins
    assert (left.y, right.y) == (0.0, 0.0)
    assert left.x < -1.0 < 1.0 < right.x
    ghosts = {End.LEFT: layout.ghost(End.LEFT, (6, 1))}
    left, right = stage(layout, Rect(0, 0, 968, 337), ghosts=ghosts).pins
    assert abs(left.y) > 1.0
    assert right.y == 0.0


@pytest.mark.parametrize(
    ("width", "height", "scale", "at_25", "at_28"),
    [(968, 337, 1.0, 38, 30), (1538, 574, 1.22, 61, 52), (368, 256, 1.0, 17, 15)],
    ids=["1280x720", "1920x1080", "400x720"],
)
def test_smallest_cells_of_long_lines(
    width: float, height: float, scale: float, at_25: float, at_28: float
) -> None:
    rng = random.Random(20160)
    region = Rect(0, 0, width, height)
    limit = row_limit(width, height)
    smallest = {25: math.inf, 28: math.inf}
    for _ in range(120):
        tiles = trail(rng)
        for count in smallest:
            extent = lay_line(tiles[:count], rng.randrange(count), even(limit)).extent
            assert extent is not None
            smallest[count] = min(smallest[count], fit_cell(extent, region, 62 * scale))
    assert smallest[25] >= at_25
    assert smallest[28] >= at_28


@st.composite
def growing(draw: st.DrawFn) -> tuple[list[tuple[tuple[Pair, ...], int]], Rect, float]:
    """A hand's line after each move with the first tile's place, and a region, flat or narrow."""
    whole = trail(random.Random(draw(st.integers(0, 2**32))))
    count = draw(st.integers(12, 25))
    low = high = draw(st.integers(0, count - 1))
    start = low
    order = random.Random(draw(st.integers(0, 2**32)))
    lines = [(tuple(whole[low : high + 1]), 0)]
    while (low, high) != (0, count - 1):
        if high == count - 1 or (low > 0 and order.random() < 0.5):
            low -= 1
        else:
            high += 1
        lines.append((tuple(whole[low : high + 1]), start - low))
    width, height = draw(
        st.one_of(
            st.tuples(st.integers(500, 1300), st.integers(110, 200)),
            st.tuples(st.integers(300, 420), st.integers(110, 700)),
            st.tuples(st.integers(600, 3000), st.integers(200, 1800)),
        )
    )
    return lines, Rect(0, 0, width, height), draw(st.sampled_from([1.0, 1.4, 2.0]))


def straight(tiles: tuple[Pair, ...]) -> float:
    """How long the line would be in one row, in cells."""
    return sum(1.0 if a == b else 2.0 for a, b in tiles)


@settings(max_examples=100, deadline=None)
@given(growing())
def test_a_line_is_as_large_as_in_simple_rows(
    hand: tuple[list[tuple[tuple[Pair, ...], int]], Rect, float],
) -> None:
    lines, region, scale = hand
    limits: Limits | None = None
    for tiles, origin in lines:
        limits = choose_limits(tiles, origin, region, scale, limits)
        if len(tiles) < 6:
            # The pins of a few tiles stand on both sides of them.
            continue
        # A pin needs some height whatever the size of the tiles.
        for_tiles = Rect(0, 0, region.width, region.height - 2.5 * PIN_LOWEST)
        room = simple_cell(for_tiles, straight(tiles) + 4)
        for chosen, share in (
            (limits, 0.5),
            (choose_limits(tiles, origin, region, scale), 0.6),
        ):
            cell = stage(lay_line(tiles, origin, chosen), region, scale).camera.cell
            assert cell >= share * min(room, SMALL_CELL) - 0.5, (share, cell, room, len(tiles))


@settings(max_examples=60, deadline=None)
@given(growing())
def test_tiles_move_seldom_and_only_to_become_much_larger(
    hand: tuple[list[tuple[tuple[Pair, ...], int]], Rect, float],
) -> None:
    lines, region, scale = hand
    limits: Limits | None = None
    moved = 0
    for tiles, origin in lines:
        before = limits
        limits = choose_limits(tiles, origin, region, scale, before)
        # What was chosen for a line stays chosen.
        assert choose_limits(tiles, origin, region, scale, limits) == limits
        if before is None or before == limits:
            continue
        old, new = lay_line(tiles, origin, before), lay_line(tiles, origin, limits)
        if old.places != new.places:
            moved += 1
            cell = stage(new, region, scale).camera.cell
            assert stage(old, region, scale).camera.cell < STAYING * cell
    assert moved <= 4


@pytest.mark.parametrize(
    ("width", "height", "scale", "least"),
    [(312, 125, 1.0, 10), (346, 164, 1.1, 14), (752, 207, 1.0, 24), (1190, 154, 1.9, 21)],
    ids=["360x560", "400x720, text 200 %", "800x600", "1280x720, text 200 %"],
)
def test_long_lines_stay_legible_in_small_regions(
    width: float, height: float, scale: float, least: float
) -> None:
    rng = random.Random(25)
    region = Rect(0, 0, width, height)
    for _ in range(20):
        tiles = trail(rng)[:25]
        origin = rng.randrange(25)
        layout = lay_line(tiles, origin, choose_limits(tiles, origin, region, scale))
        shown = stage(layout, region, scale)
        assert shown.camera.cell >= least
        assert all(pin.radius * shown.camera.cell >= PIN_LOWEST - 2 for pin in shown.pins)


def test_a_large_line_keeps_its_rows() -> None:
    region = Rect(0, 0, 968, 337)
    usual = even(row_limit(region.width, region.height))
    tiles = trail(random.Random(7))[:20]
    assert choose_limits(tiles, 9, region) == usual
    assert choose_limits(tiles, 9, region, 1.0, Limits(8.0, 10.0)) == Limits(8.0, 10.0)
    assert choose_limits([], 0, region) == usual


@settings(max_examples=100, deadline=None)
@given(samples())
def test_a_short_line_lies_in_the_middle(sample: Sample) -> None:
    tiles = sample.tiles[:5]
    region = Rect(0, 0, 3000, 1600)
    layout = lay_line(tiles, min(sample.origin, len(tiles) - 1), even(12))
    camera = stage(layout, region).camera
    assert layout.extent is not None
    assert camera.x == pytest.approx(layout.extent.cx)
    assert camera.y == pytest.approx(layout.extent.cy)


def test_a_straight_line_lies_in_the_middle_of_a_flat_region() -> None:
    region = Rect(0, 0, 1190, 154)
    tiles = [(1, 2), (2, 3), (3, 4), (4, 4), (4, 5), (5, 6)]
    layout = lay_line(tiles, 1, choose_limits(tiles, 1, region, 1.9))
    camera = stage(layout, region, 1.9).camera
    assert layout.extent is not None
    assert (layout.extent.height, camera.x) == (2.0, layout.extent.cx)
    # As far as there is room for pins above or below.
    assert abs(camera.y - layout.extent.cy) < 0.75


def test_pins_beside_an_enlarged_double_stand_beside_the_ghosts() -> None:
    layout = lay_line([(6, 6)], 0, even(11))
    ghosts = {end: layout.ghost(end, (6, 1)) for end in End}
    seen = Rect.around(0.0, 0.0, 5.0, 2.0)
    for pin in enlarged_pins(layout, seen, 0.16, ghosts):
        assert seen.holds(pin.rect)
        assert layout.places[0].rect.distance(pin.tip_x, pin.tip_y) == 0.0
        for place in (*layout.places, *ghosts.values()):
            assert place.rect.distance(pin.x, pin.y) >= 0.16


@settings(max_examples=150, deadline=None)
@given(samples(), st.floats(1.2, 4.0), st.data())
def test_pins_beside_an_enlarged_line_are_seen(
    sample: Sample, zoom: float, data: st.DataObject
) -> None:
    layout = sample.layout
    whole = stage(layout, sample.region, sample.scale)
    camera = whole.camera
    centre = data.draw(st.sampled_from(layout.ends)).anchor
    seen = seen_by(Camera(camera.cell * zoom, centre.x, centre.y), sample.region)
    radius = whole.pins[0].radius / zoom
    ghosts = {
        end: data.draw(st.sampled_from(layout.reserve(end)))
        for end in data.draw(st.sets(st.sampled_from(list(End))))
    }
    pieces = [place.rect for place in (*layout.places, *ghosts.values())]
    for pin, open_end in zip(enlarged_pins(layout, seen, radius, ghosts), layout.ends, strict=True):
        assert pin.radius == radius
        if radius < 0.4:
            # Never over a tile, least of all over the open half.
            assert all(rect.distance(pin.x, pin.y) >= radius - 0.05 for rect in pieces)
        if open_end.anchor == centre and pin.end not in ghosts and seen.height > 8 * radius:
            assert seen.holds(pin.rect, slack=0.01)


def test_row_limit_follows_the_shape() -> None:
    limits = [row_limit(1000, height) for height in (2500, 1000, 500, 350, 200, 50)]
    assert limits == sorted(limits)
    assert limits[0] == LEAST_LIMIT
    assert limits[-1] == MOST_LIMIT
    assert row_limit(968, 337) == 11.5
    assert row_limit(100, 0) == MOST_LIMIT


def test_an_empty_line() -> None:
    layout = lay_line([], 0, even(11))
    assert layout.extent is None
    assert layout.ends == ()
    assert layout.reserve(End.LEFT) == ()
    assert layout.ghost(End.RIGHT, (6, 4)) == Place(6, 4, False, 0.0, 0.0)
    assert layout.ghost(End.LEFT, (3, 3)) == Place(3, 3, True, 0.0, 0.0)
    shown = stage(layout, Rect(10, 10, 600, 300))
    assert shown.pins == ()
    assert shown.camera.cell == 62


def test_what_is_no_line() -> None:
    with pytest.raises(ValueError, match="does not match"):
        lay_line([(1, 2), (3, 4)], 0, even(11))
    with pytest.raises(ValueError, match="no tile 1"):
        lay_line([(1, 2)], 1, even(11))
    with pytest.raises(ValueError, match="does not match the left end"):
        lay_line([(1, 2)], 0, even(11)).ghost(End.LEFT, (3, 4))


def test_bounding_of_nothing() -> None:
    assert bounding([]) is None


@pytest.mark.parametrize("scale", [1.0, 1.4])
def test_few_tiles_are_large_in_a_low_region(scale: float) -> None:
    region = Rect(0, 0, 700, 90)
    for line in ([(5, 6), (6, 2)], [(4, 3), (3, 6), (6, 6), (6, 1), (1, 2)]):
        layout = lay_line(line, 1, even(row_limit(region.width, region.height)))
        staged = stage(layout, region, scale)
        # Pins that kept their size would leave the tiles a tenth of the height.
        assert staged.camera.cell >= 20
        assert all(pin.radius * staged.camera.cell >= 10 for pin in staged.pins)
