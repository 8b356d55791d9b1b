"""How the view is shared out, for windows of many sizes and text scales."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from chiva_qt.table.geometry import Rect
from chiva_qt.table.regions import LEAST_SIZE, Frame, Regions, Shape, frame, regions

windows = st.tuples(
    st.integers(LEAST_SIZE[0], 4200),
    st.integers(LEAST_SIZE[1], 2400),
    st.sampled_from([1.0, 1.25, 1.5, 1.75, 2.0]),
    st.booleans(),
)


def plan(width: float, height: float, text: float = 1.0, selectors: bool = False) -> Regions:
    chosen = frame(width, height, text, selectors=selectors)
    return regions(width, height - chosen.top_bar - chosen.bottom_bar, chosen)


def solid(r: Regions) -> dict[str, Rect]:
    """The parts that may not cover each other."""
    parts = {
        "table": r.table,
        "hand": Rect.between(r.ledge.x, r.hand.y, r.ledge.right, r.hand.bottom),
    }
    for name in ("you", "chooser", "status"):
        part = getattr(r, name)
        if part is not None:
            parts[name] = part
    if not r.frame.wide:
        parts |= {"left": r.left, "partner": r.partner, "right": r.right}
    return parts


@settings(max_examples=500)
@given(windows)
def test_parts_lie_inside_and_do_not_overlap(window: tuple[int, int, float, bool]) -> None:
    r = plan(*window)
    parts = solid(r)
    for name, part in {**parts, "line": r.line, "sheet": r.sheet, "left": r.left}.items():
        assert part.width > 0, name
        assert part.height > 0, name
        assert r.view.holds(part), name
    for (name, a), (other, b) in itertools.combinations(parts.items(), 2):
        assert a.overlap(b) < 1e-6, f"{name} covers {other}"
    assert r.table.holds(r.line)
    if r.frame.wide:
        for plate in (r.left, r.right, r.partner):
            assert r.line.overlap(plate) < 1e-6
            assert r.view.holds(plate)
        assert r.left.overlap(r.partner) < 1e-6


@settings(max_examples=500)
@given(windows, st.integers(1, 7))
def test_hand_tiles_are_large_enough_and_fit(
    window: tuple[int, int, float, bool], count: int
) -> None:
    r = plan(*window)
    assert r.hand_tile >= 44.0
    cells = r.hand_cells(count)
    for cell in cells:
        # A chosen tile is raised by a fifth of its width.
        assert r.hand.holds(cell.united(cell.moved(0, -0.2 * r.hand_tile)))
        assert cell.height == pytest.approx(2 * cell.width)
        assert r.ledge_for(count).x <= cell.x + 1e-6
        assert cell.right <= r.ledge_for(count).right + 1e-6
    for a, b in itertools.pairwise(cells):
        assert b.x - a.right >= 0.12 * r.hand_tile - 1e-6
    assert cells[0].x + cells[-1].right == pytest.approx(r.view.width)


@settings(max_examples=300)
@given(windows)
def test_the_table_keeps_its_share(window: tuple[int, int, float, bool]) -> None:
    r = plan(*window)
    assert r.table.height >= 0.28 * r.view.height
    assert r.line.height >= 75
    if r.view.height > 1.5 * r.view.width:
        assert r.table.height >= 0.42 * r.view.height


@settings(max_examples=200)
@given(windows, st.integers(0, 60))
def test_taller_bars_only_shrink_the_view(window: tuple[int, int, float, bool], more: int) -> None:
    width, height, text, selectors = window
    chosen = frame(width, height + 120, text, selectors=selectors)
    r = regions(width, height + 120 - chosen.top_bar - chosen.bottom_bar - more, chosen)
    assert r.view.holds(r.hand)
    assert r.hand_tile >= 44.0
    assert r.table.overlap(r.hand) < 1e-6


@pytest.mark.parametrize(
    ("width", "height", "shape"),
    [
        (360, 640, Shape.NARROW),
        (599, 800, Shape.NARROW),
        (600, 800, Shape.MEDIUM),
        (899, 700, Shape.MEDIUM),
        (900, 600, Shape.WIDE),
        (3840, 2160, Shape.WIDE),
    ],
)
def test_shapes(width: int, height: int, shape: Shape) -> None:
    assert frame(width, height).shape is shape


def test_the_picture_of_1280_by_720() -> None:
    r = plan(1280, 720)
    f = r.frame
    assert (f.scale, f.top_bar, f.bottom_bar) == (1.0, 54, 60)
    assert (r.table.x, r.table.y + f.top_bar, r.table.right) == (50, 76, 1230)
    assert r.table.bottom + f.top_bar == pytest.approx(481, abs=1.5)
    assert r.hand_tile == pytest.approx(60.1, abs=0.1)
    assert (r.line.x, r.line.width) == (156, 968)
    assert r.left == r.right.moved(12 - r.right.x, 0)
    assert (r.you, r.chooser) != (None, None)
    assert r.you is not None
    assert (r.you.x, r.you.width, r.you.height) == (24, pytest.approx(330, abs=25), 78)


def test_the_picture_of_400_by_720() -> None:
    r = plan(400, 720)
    assert r.frame.top_rows == 2
    assert r.left.y + r.frame.top_bar == pytest.approx(94)
    assert (r.table.y + r.frame.top_bar, r.table.width) == (180, 384)
    assert r.table.height == pytest.approx(276, abs=2)
    assert r.status is not None
    assert r.hand_tile == pytest.approx(49, abs=0.5)


def test_scale_grows_with_the_window_and_the_text() -> None:
    assert frame(1280, 720).scale == 1.0
    assert frame(1920, 1080).scale == pytest.approx(1.5**0.5)
    assert frame(3840, 2160).scale == 1.6
    assert frame(2560, 720).scale == 1.0
    assert frame(1920, 1080, 2.0).scale == 2.0
    assert frame(1280, 720, 2.0).text_scale == 2.0
    assert frame(1280, 720, 2.0, selectors=True).text_scale > 1.75
    # No more than the window holds.
    assert frame(400, 720, 2.0).text_scale == pytest.approx(400 / 360)


def test_texts_to_read_grow_where_the_window_does_not_hold_the_whole_text_scale() -> None:
    plain, large = plan(400, 720), plan(400, 720, 2.0)
    assert plain.frame.reading == 1.0
    assert large.frame.text_scale * large.frame.reading > 1.8
    assert plain.status is not None
    assert large.status is not None
    assert large.status.height > 1.5 * plain.status.height
    assert large.left.height > 1.3 * plain.left.height
    # The table pays for it, and stays the largest part.
    assert 0.33 * large.view.height <= large.table.height < plain.table.height
    # Where the window holds the whole scale there is nothing to make up for.
    assert frame(1280, 720, 2.0).reading == 1.0
    assert frame(1920, 1080).reading == 1.0


def test_low_windows_turn_compact() -> None:
    low: Frame = frame(640, 480)
    assert low.compact
    assert not low.status_in_view
    assert frame(640, 480, selectors=True).bottom_bar == low.bottom_bar + 44
    assert not frame(640, 700).compact
    # From here on there is room for a line of its own and for words on the buttons.
    assert frame(800, 576).compact
    assert frame(800, 576).status_in_view


def test_without_the_hand_the_table_takes_its_place() -> None:
    for width, height in ((1280, 720), (400, 720)):
        f = frame(width, height)
        with_hand = regions(width, height - f.top_bar, f)
        without = regions(width, height - f.top_bar, f, hand=False)
        assert without.table.height > with_hand.table.height + 100
        assert without.view.holds(without.table)
        assert (without.you, without.chooser, without.status) == (None, None, None)
        assert without.sheet.height > 500


def test_own_plate_and_chooser_go_in_turn() -> None:
    assert plan(1280, 720).chooser is not None
    smaller = plan(1099, 720)
    assert smaller.chooser is None
    assert smaller.you is not None
    assert not plan(920, 720).you_note


def test_ledge_hugs_a_small_hand() -> None:
    r = plan(1280, 720)
    assert r.ledge_for(7) == r.ledge
    assert r.ledge_for(5).width < r.ledge.width
    assert r.ledge_for(5).cx == pytest.approx(640)
    assert plan(400, 720).ledge_for(2).width == 384
