"""What is painted, measured on its pixels: contrast, states told apart, sizes, the cache."""

from __future__ import annotations

import itertools
import math
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from PySide6.QtCore import QByteArray, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from chiva_engine.moves import End
from chiva_qt.resources import resource_path
from chiva_qt.table.colour import contrast, luminance
from chiva_qt.table.geometry import Rect
from chiva_qt.table.paint import labels, plates, sheet
from chiva_qt.table.paint.base import (
    PixmapCache,
    draw_figure,
    fitting_size,
    ink,
    soft_rect,
    text_width,
)
from chiva_qt.table.paint.coin import CoinState, coin_reach, draw_coin
from chiva_qt.table.paint.icons import ICONS, WORDMARK_ASPECT, draw_icon, paint_icon
from chiva_qt.table.paint.labels import (
    PILL_HEIGHT,
    Pill,
    Team,
    draw_avatar,
    draw_fit_mark,
    draw_pill,
    draw_pin_label,
    draw_team_mark,
    pill_width,
    pin_label_width,
)
from chiva_qt.table.paint.pin import draw_pin, pin_bounds, pin_path
from chiva_qt.table.paint.plates import (
    Chooser,
    Plate,
    chooser_parts,
    draw_chooser,
    draw_own,
    draw_partner,
    draw_row_plate,
    draw_side,
    partner_rect,
    side_rect,
)
from chiva_qt.table.paint.table import draw_ground, draw_ledge, draw_table, table_bounds
from chiva_qt.table.paint.tile import (
    RAISE,
    TileLook,
    TileState,
    draw_focus_ring,
    draw_tile,
    tile_bounds,
)
from chiva_qt.table.theme import THEMES, TILE_SETS, Theme, load_theme, tile_set

pytestmark = pytest.mark.usefixtures("qapp")

every_theme = pytest.mark.parametrize("name", THEMES)
every_set = pytest.mark.parametrize("tiles", TILE_SETS)

W = 60.0
"""The width of the tiles that are measured."""

contrast_of = lru_cache(maxsize=None)(contrast)


class Picture:
    """The pixels of something painted, asked for in logical coordinates."""

    def __init__(self, image: QImage) -> None:
        self.width, self.height = image.width(), image.height()
        self.ratio = image.devicePixelRatio()
        straight = image.convertToFormat(QImage.Format.Format_RGBA8888)
        self._bytes = bytes(straight.constBits())

    def same_as(self, other: Picture) -> bool:
        return self._bytes == other._bytes

    def _start(self, x: float, y: float) -> int:
        return 4 * (int(y * self.ratio) * self.width + int(x * self.ratio))

    def at(self, x: float, y: float) -> str:
        """The colour at a logical point."""
        start = self._start(x, y)
        return "#" + self._bytes[start : start + 3].hex().upper()

    def alpha(self, x: float, y: float) -> int:
        return self._bytes[self._start(x, y) + 3]

    def area(self, rect: Rect) -> list[str]:
        """The colours of all pixels of a rectangle."""
        step = 1 / self.ratio
        return [
            self.at(rect.x + column * step, rect.y + row * step)
            for row in range(int(rect.height * self.ratio))
            for column in range(int(rect.width * self.ratio))
        ]

    def pixels(self) -> list[bytes]:
        """Red, green and blue of all pixels, row by row."""
        return [self._bytes[n : n + 3] for n in range(0, len(self._bytes), 4)]

    def outside(self, rect: Rect) -> int:
        """The strongest alpha of any pixel outside a rectangle of logical pixels."""
        left, right = int(rect.x * self.ratio), int(rect.right * self.ratio) + 2
        top, bottom = int(rect.y * self.ratio), int(rect.bottom * self.ratio) + 2
        strongest = 0
        for y in range(self.height):
            row = self._bytes[4 * y * self.width + 3 : 4 * (y + 1) * self.width : 4]
            parts = (row[: max(left, 0)], row[right:]) if top <= y < bottom else (row,)
            strongest = max(strongest, *(max(part, default=0) for part in parts), 0)
        return strongest


def painted(
    width: float,
    height: float,
    ground: str | None,
    draw: Callable[..., object],
    *args: object,
    ratio: float = 1.0,
) -> Picture:
    """What ``draw(painter, *args)`` makes of an image in one colour, or of a transparent one."""
    size = QSize(round(width * ratio), round(height * ratio))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(ground) if ground else Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    try:
        draw(painter, *args)
    finally:
        painter.end()
    return Picture(image)


def tile_picture(
    look: TileLook, theme: Theme, tiles: str, *, w: float = W, ratio: float = 1.0
) -> Picture:
    """A tile in the middle of a square of 4 w by 4 w of table."""
    place = (2 * w, 2 * w, w, look, theme, tile_set(tiles, theme))
    return painted(4 * w, 4 * w, theme.table, draw_tile, *place, ratio=ratio)


def face_middle(theme: Theme, tiles: str, state: TileState = TileState.PLAIN) -> float:
    """The height of the face's middle in `tile_picture`: flat tiles and ghosts show no side."""
    flat = tile_set(tiles, theme).flat or state is TileState.GHOST
    return 2 * W - (0 if flat else 0.0375 * W)


def inked(colours: list[str], ground: str, ratio: float = 4.5) -> int:
    """How many of the colours have that contrast with the ground."""
    return sum(contrast_of(colour, ground) >= ratio for colour in colours)


def strongest(colours: list[str], ground: str) -> float:
    """The highest contrast that one of the colours has with the ground."""
    return max(contrast_of(colour, ground) for colour in colours)


# -- contrast ------------------------------------------------------------------------------------


@every_theme
@every_set
@pytest.mark.parametrize(
    "state", [TileState.PLAIN, TileState.UNPLAYABLE, TileState.CHOSEN, TileState.LAST]
)
@pytest.mark.parametrize("upright", [True, False])
def test_numbers_stand_off_their_face(
    name: str, tiles: str, state: TileState, upright: bool
) -> None:
    theme = load_theme(name)
    middle = face_middle(theme, tiles, state)
    for number in (1, 3, 6):
        picture = tile_picture(TileLook(number, number, upright, state), theme, tiles, ratio=2.0)
        for side in (-0.48, 0.48):
            x = 2 * W + (0 if upright else side * W)
            y = middle + (side * W if upright else 0)
            # The face is seen beside the pips, towards the edge of the half.
            dx, dy = (0.38, 0.12) if upright else (0.12, 0.38)
            face = picture.at(x + dx * W, y + dy * W)
            colours = picture.area(Rect.around(x, y, 0.74 * W, 0.74 * W))
            # A pip covers some 100 of these pixels.
            pips = 1 if tile_set(tiles, theme).numerals else number
            assert inked(colours, face) >= 75 * pips


@every_theme
@every_set
def test_a_pip_is_dark_enough_to_its_heart(name: str, tiles: str) -> None:
    theme = load_theme(name)
    if tile_set(tiles, theme).numerals:
        pytest.skip("this set has numerals")
    for state in (TileState.PLAIN, TileState.UNPLAYABLE):
        picture = tile_picture(TileLook(5, 4, True, state), theme, tiles, ratio=2.0)
        x, y = 2 * W, face_middle(theme, tiles, state) - 0.48 * W
        face = picture.at(x + 0.24 * W, y)
        for step in (-0.242, 0, 0.242):
            heart = Rect.around(x + step * W, y + step * W, 0.1 * W, 0.1 * W)
            colours = picture.area(heart)
            assert inked(colours, face) == len(colours)


@every_theme
def test_a_ghosts_numbers_stand_off(name: str) -> None:
    theme = load_theme(name)
    picture = tile_picture(TileLook(6, 6, True, TileState.GHOST), theme, "theme", ratio=2.0)
    half = Rect.around(2 * W, 2 * W - 0.48 * W, 0.74 * W, 0.74 * W)
    face = picture.at(half.cx + (0.42 * W if theme.flat else 0), half.cy)
    assert inked(picture.area(half), face) >= 200


@every_theme
@every_set
@pytest.mark.parametrize("state", [TileState.PLAIN, TileState.LAST, TileState.CHOSEN])
@pytest.mark.parametrize("upright", [True, False])
def test_a_tile_stands_off_the_table(
    name: str, tiles: str, state: TileState, upright: bool
) -> None:
    theme = load_theme(name)
    picture = tile_picture(TileLook(6, 4, upright, state), theme, tiles)
    across, down = (0.5, 1.0) if upright else (1.0, 0.5)
    for dx, dy in ((-across, 0), (across, 0), (0, -down), (0, down)):
        # From outside the cell to where the face begins even above the side.
        x, y = 2 * W + dx * W, 2 * W + dy * W
        inwards = (-dx / abs(dx or 1), -dy / abs(dy or 1))
        line = [picture.at(x + inwards[0] * n, y + inwards[1] * n) for n in range(-2, 11)]
        assert strongest(line, theme.table) >= 3.0


@every_theme
@every_set
def test_an_unplayable_tile_stands_off_the_room(name: str, tiles: str) -> None:
    theme = load_theme(name)
    look = TileLook(0, 0, True, TileState.UNPLAYABLE)
    place = (2 * W, 2 * W, W, look, theme, tile_set(tiles, theme))
    picture = painted(4 * W, 4 * W, theme.room_lo, draw_tile, *place)
    for sign in (-1, 1):
        line = [picture.at(2 * W + sign * W * (0.5 - n / 100), 2 * W + 10) for n in range(-2, 14)]
        assert strongest(line, theme.room_lo) >= 3.0


@every_theme
@pytest.mark.parametrize("ground", ["table", "table_lo", "room_lo"])
def test_the_focus_ring_is_wide_and_stands_off(name: str, ground: str) -> None:
    theme = load_theme(name)
    colour: str = getattr(theme, ground)

    def paint(painter: QPainter) -> None:
        draw_tile(painter, 120, 120, W, TileLook(1, 1), theme, tile_set("theme", theme))
        draw_focus_ring(painter, 120, 120, W, True, theme)

    picture = painted(240, 240, colour, paint)
    row = [picture.at(x, 120) for x in range(75, 92)]
    ring = [c for c in row if contrast_of(c, theme.focus) < 1.1]
    assert len(ring) >= 2
    assert inked(ring, colour, 3.0) == len(ring)


@every_theme
@pytest.mark.parametrize("focus", [True, False])
def test_end_pins_are_legible_and_stand_off(name: str, focus: bool) -> None:
    theme = load_theme(name)

    def paint(painter: QPainter, number: int) -> None:
        draw_pin(painter, 60, 50, 30, 60, 95, number, theme, focus=focus)

    for number in range(7):
        picture = painted(120, 120, theme.table, paint, number)
        body = picture.at(60, 25)
        assert inked(picture.area(Rect.around(60, 50, 40, 40)), body) >= 60
        assert strongest([picture.at(x, 50) for x in range(25, 44)], theme.table) >= 3.0
        # The tip is there, too.
        assert strongest([picture.at(60, y) for y in range(84, 94)], theme.table) >= 2.8


@every_theme
@pytest.mark.parametrize("state", CoinState)
def test_coins_are_legible(name: str, state: CoinState) -> None:
    theme = load_theme(name)
    for pips in range(1, 5):
        place = (40, 40, 24, pips, state, theme)
        picture = painted(80, 80, theme.panel, draw_coin, *place, ratio=2.0)
        assert strongest([picture.at(40 + n, 40) for n in range(19, 27)], theme.panel) >= 3.0
        if state is not CoinState.EMPTY:
            face = picture.at(40, 40 + 0.65 * 24)
            assert inked(picture.area(Rect.around(40, 40, 26, 26)), face) >= pips * 100


@every_theme
@pytest.mark.parametrize("state", CoinState)
@pytest.mark.parametrize("ratio", [1.0, 2.0])
def test_a_place_of_the_score_has_an_edge_all_around(
    name: str, state: CoinState, ratio: float
) -> None:
    theme = load_theme(name)
    # In the bar of a tiny window, of an ordinary one, and on the result's card.
    for r, ground in ((9.0, theme.panel), (12.0, theme.panel), (19.0, theme.panel_hi)):
        picture = painted(80, 80, ground, draw_coin, 40, 40, r, 3, state, theme, ratio=ratio)
        for turn in range(16):
            dx, dy = math.cos(math.tau * turn / 16), math.sin(math.tau * turn / 16)
            reach = [r + 2 - step / 2 for step in range(13)]
            line = [picture.at(40 + d * dx, 40 + d * dy) for d in reach]
            assert strongest(line, ground) >= 3.0, (r, turn)


@every_theme
def test_words_on_plates_are_legible(name: str) -> None:
    theme = load_theme(name)
    plate = Plate("HHHH", "H", Team.OWN, 3, "3 HHH", note="HHHH", turn=True, chip="HHHH")
    place = (Rect(4, 4, 330, 80), plate, 1.0, theme, tile_set("theme", theme))
    picture = painted(340, 90, theme.room, draw_own, *place, ratio=4.0)
    # The middle line of the name's letters and that of the chip.
    for start, y, ground in ((82, 29, theme.panel), (112, 61, theme.accent)):
        line = [picture.at(start + n / 4, y) for n in range(120)]
        assert inked(line, ground) >= 20


@every_theme
@pytest.mark.parametrize("kind", Pill)
def test_words_on_pills_are_legible(name: str, kind: Pill) -> None:
    theme = load_theme(name)
    ground = {Pill.NOTE: theme.panel_hi, Pill.TURN: theme.accent, Pill.PLACE: theme.panel}[kind]
    width = pill_width("HHH", 1.0)
    place = (Rect(0, 0, width, PILL_HEIGHT), "HHH", kind, 1.0, theme)
    picture = painted(width, PILL_HEIGHT, theme.table, draw_pill, *place, ratio=4.0)
    line = [picture.at(x / 4, 13) for x in range(48, int(4 * (width - 12)))]
    assert inked(line, ground) >= 20


@every_theme
def test_marks_on_the_ledge_are_seen(name: str) -> None:
    theme = load_theme(name)

    def paint(painter: QPainter) -> None:
        draw_ledge(painter, Rect(0, 0, 200, 40), 1.0, theme)
        draw_fit_mark(painter, 100, 22, 1.0, "both", theme)

    picture = painted(200, 40, theme.room_lo, paint, ratio=2.0)
    assert strongest(picture.area(Rect.around(100, 22, 14, 6)), theme.accent) >= 4.5
    # Above, below and beside it, wood or a line stands off it.
    for edge in (
        [(100, 12 + n / 2) for n in range(10)],
        [(100, 26 + n / 2) for n in range(12)],
        [(82 + n / 2, 22) for n in range(10)],
    ):
        assert strongest([picture.at(*point) for point in edge], theme.accent) >= 3.0


# -- states are told apart, whatever colours a person sees ---------------------------------------

_SEEN = {
    "all colours": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    # Machado, Oliveira and Fernandes 2009, for linear RGB, at full severity.
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_LINEAR = [(v / 255) / 12.92 if v <= 10 else ((v / 255 + 0.055) / 1.055) ** 2.4 for v in range(256)]


@cache
def _lightness(pixel: bytes, sight: str) -> float:
    linear = [_LINEAR[value] for value in pixel]
    seen = (sum(a * b for a, b in zip(row, linear, strict=True)) for row in _SEEN[sight])
    red, green, blue = (min(max(value, 0.0), 1.0) for value in seen)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def least_difference(first: Picture, second: Picture) -> float:
    """The share of pixels that differ by 1.25:1 or more in lightness, for the eyes for which it
    is the least."""
    pairs = list(zip(first.pixels(), second.pixels(), strict=True))
    shares = []
    for sight in _SEEN:
        apart = 0
        for a, b in pairs:
            one, other = _lightness(a, sight) + 0.05, _lightness(b, sight) + 0.05
            apart += max(one, other) / min(one, other) >= 1.25
        shares.append(apart / len(pairs))
    return min(shares)


@every_theme
@pytest.mark.parametrize("tiles", ["theme", "black", "coloured"])
def test_states_of_tiles_are_told_apart(name: str, tiles: str) -> None:
    theme = load_theme(name)
    w = 24.0
    pictures = {}
    for state in TileState:
        rise = RAISE * w if state is TileState.CHOSEN else 0.0
        look = TileLook(4, 2, True, state)
        place = (20, 35 - rise, w, look, theme, tile_set(tiles, theme))
        pictures[state] = painted(40, 66, theme.table, draw_tile, *place)
    for a, b in itertools.combinations(TileState, 2):
        assert least_difference(pictures[a], pictures[b]) >= 0.05, (a, b)


@every_theme
def test_sides_are_told_apart_by_shape(name: str) -> None:
    theme = load_theme(name)
    circle, diamond = (
        painted(24, 24, theme.panel, draw_team_mark, 12, 12, 9, team, theme) for team in Team
    )
    assert least_difference(circle, diamond) >= 0.1


@every_theme
def test_the_turn_is_told_apart(name: str) -> None:
    theme = load_theme(name)
    tiles = tile_set("theme", theme)
    pictures = [
        painted(
            200,
            88,
            theme.room,
            draw_own,
            Rect(4, 4, 190, 78),
            Plate("You", "Y", Team.OWN, 5, "5 tiles", turn=turn, chip="Your turn"),
            1.0,
            theme,
            tiles,
        )
        for turn in (True, False)
    ]
    assert least_difference(*pictures) >= 0.05


@every_theme
def test_credits_are_told_apart(name: str) -> None:
    theme = load_theme(name)
    coins = [
        painted(44, 44, theme.panel, draw_coin, 22, 22, 14, pips, state, theme)
        for pips, state in itertools.product((1, 4), CoinState)
    ]
    for a, b in itertools.combinations(coins, 2):
        assert least_difference(a, b) >= 0.02


# -- shapes ---------------------------------------------------------------------------------------


def pips_seen(picture: Picture, x: float, y: float) -> set[tuple[int, int]]:
    """The places of the grid of a half where a pip is."""
    face = picture.at(x + 0.38 * W, y + 0.12 * W)
    return {
        (column, row)
        for column, row in itertools.product((-1, 0, 1), repeat=2)
        if contrast(picture.at(x + column * 0.242 * W, y + row * 0.242 * W), face) >= 4.5
    }


_CORNERS = {(-1, -1), (1, -1), (-1, 1), (1, 1)}


@pytest.mark.parametrize(
    ("number", "expected"),
    [
        (0, set()),
        (1, {(0, 0)}),
        (2, {(-1, -1), (1, 1)}),
        (3, {(-1, -1), (0, 0), (1, 1)}),
        (4, _CORNERS),
        (5, _CORNERS | {(0, 0)}),
        (6, _CORNERS | {(-1, 0), (1, 0)}),
    ],
)
def test_pips_are_where_a_domino_has_them(number: int, expected: set[tuple[int, int]]) -> None:
    theme = load_theme("felt")
    middle = face_middle(theme, "ivory")
    picture = tile_picture(TileLook(number, 0), theme, "ivory", ratio=2.0)
    assert pips_seen(picture, 2 * W, middle - 0.48 * W) == expected
    assert pips_seen(picture, 2 * W, middle + 0.48 * W) == set()
    # A lying tile is turned clockwise.
    picture = tile_picture(TileLook(0, number, False), theme, "ivory", ratio=2.0)
    turned = {(-row, column) for column, row in expected}
    assert pips_seen(picture, 2 * W + 0.48 * W, middle) == turned


@pytest.mark.parametrize("upright", [True, False])
@pytest.mark.parametrize("name", ["felt", "slate", "daylight"])
def test_light_comes_from_above_however_a_tile_lies(name: str, upright: bool) -> None:
    theme = load_theme(name)
    picture = tile_picture(TileLook(0, 0, upright), theme, "ivory")
    half = W if upright else W / 2
    column = 2 * W + 0.3 * W
    top = picture.at(column, 2 * W - half + 0.2 * W)
    bottom = picture.at(column, 2 * W + half - 0.25 * W)
    side = picture.at(column, 2 * W + half - 0.075 * W)
    assert luminance(top) > luminance(bottom) > luminance(side)
    # The shadow falls downwards.
    above = picture.at(2 * W, 2 * W - half - 0.06 * W)
    below = picture.at(2 * W, 2 * W + half + 0.06 * W)
    assert luminance(below) < luminance(above)


def test_numerals_stay_upright_on_a_lying_tile() -> None:
    theme = load_theme("felt")
    middle = face_middle(theme, "numerals")
    sizes = []
    for upright, (x, y) in (
        (True, (2 * W, middle - 0.48 * W)),
        (False, (2 * W - 0.48 * W, middle)),
    ):
        picture = tile_picture(TileLook(1, 1, upright), theme, "numerals", ratio=2.0)
        dark = [
            (dx, dy)
            for dx, dy in itertools.product(range(-20, 21), range(-23, 24))
            if luminance(picture.at(x + dx, y + dy)) < 0.1
        ]
        columns, rows = {dx for dx, _ in dark}, {dy for _, dy in dark}
        sizes.append((max(columns) - min(columns), max(rows) - min(rows)))
    assert sizes[0] == pytest.approx(sizes[1], abs=1)
    assert sizes[0][1] > sizes[0][0]


def test_small_tiles_have_numerals() -> None:
    theme = load_theme("felt")
    look = TileLook(6, 3)
    for w, alike in ((18.0, True), (24.0, False)):
        one, other = (
            tile_picture(look, theme, tiles, w=w, ratio=2.0) for tiles in ("ivory", "numerals")
        )
        assert one.same_as(other) is alike


@every_theme
@every_set
@pytest.mark.parametrize("w", [15.0, 44.0, 90.0])
def test_tiles_paint_only_within_their_bounds(name: str, tiles: str, w: float) -> None:
    theme = load_theme(name)
    x = 2.5 * w
    for state, upright in itertools.product(TileState, (True, False)):
        look = TileLook(5, 1, upright, state)
        place = (x, x, w, look, theme, tile_set(tiles, theme))
        picture = painted(5 * w, 5 * w, None, draw_tile, *place)
        bounds = tile_bounds(x, x, w, look)
        assert picture.outside(bounds) <= 3
        # A shadow or glow that is cut off would end with a hard edge.
        assert picture.outside(bounds.grown(-1.5, -1.5)) <= 24, state


@given(
    st.floats(0, 60), st.floats(0, 60), st.floats(6, 30), st.floats(-99, 160), st.floats(-99, 160)
)
def test_a_pin_is_one_piece_from_body_to_tip(
    x: float, y: float, r: float, tip_x: float, tip_y: float
) -> None:
    path = pin_path(x, y, r, tip_x, tip_y)
    for dx, dy in ((0, 0), (0.9, 0), (-0.9, 0), (0, 0.9), (0, -0.9)):
        # A hair off, for Qt wavers at the very height of a path's own points.
        assert path.contains(QPointF(x + dx * r + 0.003, y + dy * r + 0.007))
    distance = ((tip_x - x) ** 2 + (tip_y - y) ** 2) ** 0.5
    if distance > 1.1 * r:
        for share in (0.05, 0.3, 0.6, 0.9):
            between = QPointF(
                tip_x + (x - tip_x) * share + 0.003, tip_y + (y - tip_y) * share + 0.007
            )
            assert path.contains(between)
    bounds, box = pin_bounds(x, y, r, tip_x, tip_y), path.boundingRect()
    assert bounds.holds(Rect(box.x(), box.y(), box.width(), box.height()))


@every_theme
def test_the_ground_covers_the_whole_view(name: str) -> None:
    theme = load_theme(name)
    view, table = Rect(0, 0, 300, 200), Rect(20, 20, 260, 150)
    picture = painted(300, 200, None, draw_ground, view, table, 24, 1.0, theme)
    points = itertools.product(range(0, 300, 7), range(0, 200, 7))
    assert {picture.alpha(x, y) for x, y in points} == {255}
    # The rim is seen.
    assert len({picture.at(x, 95) for x in range(16, 34)}) > (1 if theme.flat else 4)


def test_a_table_paints_only_within_its_bounds() -> None:
    rect = Rect(60, 60, 240, 120)
    picture = painted(360, 240, None, draw_table, rect, 30, 1.0, load_theme("felt"))
    assert picture.outside(table_bounds(rect, 1.0)) <= 3


# -- plates ----------------------------------------------------------------------------------------

words = st.sampled_from(["", "Links", "Partner", "Gegenüber rechts außen", "Stufe Meister"])


@settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(words, words, words, st.integers(0, 7), st.booleans(), st.sampled_from([1.0, 1.6]))
def test_plates_keep_to_their_rectangles(
    name: str, level: str, note: str, count: int, turn: bool, k: float
) -> None:
    theme = load_theme("felt")
    plate = Plate(name, "3", Team.OTHER, count, f"{count} tiles", level, note, turn, "Playing")
    area = Rect(30, 30, 700 * k, 49 * k)
    rect = partner_rect(plate, area, k, 19 * k)
    assert area.holds(rect)
    assert rect.cx == pytest.approx(area.cx)
    strip = Rect(30, 30, 124 * k, 200 * k)
    side = side_rect(plate, strip, k, 19 * k)
    assert strip.holds(side)
    for plate_rect, draw in ((rect, draw_partner), (side, draw_side)):
        args = (plate_rect, plate, k, 19 * k, theme, tile_set("theme", theme))
        picture = painted(plate_rect.right + 40, plate_rect.bottom + 40, None, draw, *args)
        # The shadow reaches a little further; words do not.
        assert picture.outside(plate_rect.grown(11 * k, 12 * k)) <= 6


@pytest.mark.parametrize("width", [114.0, 124.0, 200.0])
@pytest.mark.parametrize("height", [44.0, 78.0])
@pytest.mark.parametrize("turn", [True, False])
def test_plates_in_a_row_keep_to_their_rectangles(width: float, height: float, turn: bool) -> None:
    theme = load_theme("daylight")
    rect = Rect(10, 10, width, height)
    for count, note in itertools.product((0, 7), ("", "passte auf 6, 5")):
        words = (f"{count} Steine", "Stufe Stark", note, turn, "Spielt")
        plate = Plate("Rechts", "2", Team.OTHER, count, *words)
        args = (rect, plate, 1.0, 11, theme, tile_set("theme", theme))
        picture = painted(width + 20, height + 20, None, draw_row_plate, *args)
        assert picture.outside(rect.grown(1, 1)) <= 40


def drawn_texts(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """A list that takes the texts that plates and pills draw from now on."""
    said: list[str] = []

    def note(painter: QPainter, rect: QRectF, text: str, *args: object) -> None:
        said.append(text)

    monkeypatch.setattr(plates, "draw_text", note)
    monkeypatch.setattr(labels, "draw_text", note)
    return said


@pytest.mark.parametrize("name", ["Partner", "Pasangan", "Rechts", "Right"])
@pytest.mark.parametrize(
    ("width", "height", "k"),
    [(110, 44, 1.0), (124, 78, 1.0), (110, 56, 1.0), (135, 104, 1.1), (178, 62, 1.43)],
)
def test_a_small_plate_keeps_name_count_and_numbers(
    monkeypatch: pytest.MonkeyPatch, name: str, width: int, height: int, k: float
) -> None:
    said = drawn_texts(monkeypatch)
    for note in ("passed on 6, 4", "lalu pada 6, 4, 3", "ohne 5"):
        said.clear()
        plate = Plate(name, "3", Team.OWN, 7, "7 tiles", level="steady", note=note)
        look = (load_theme("felt"), tile_set("theme", load_theme("felt")))
        rect = Rect(0, 0, width, height)
        painted(width, height, None, draw_row_plate, rect, plate, k, 11 * k, *look)
        words = " ".join(said)
        assert name in said
        assert "7" in words
        assert "…" not in words
        told = next(text for text in reversed(said) if note[-1] in text and text != name)
        digits = [letter for letter in note if letter.isdigit()]
        assert [letter for letter in told if letter.isdigit()] == digits


def test_a_turn_without_room_for_its_words_is_a_mark(monkeypatch: pytest.MonkeyPatch) -> None:
    said = drawn_texts(monkeypatch)
    look = (load_theme("felt"), tile_set("theme", load_theme("felt")))
    plate = Plate("Partner", "3", Team.OWN, 7, "7 tiles", turn=True, chip="Is playing at present")
    for width in (110, 300):
        said.clear()
        rect = Rect(0, 0, width, 78)
        painted(width, 78, None, draw_row_plate, rect, plate, 1.0, 11.0, *look)
        assert "…" not in "".join(said)
        assert (plate.chip in said) == (width == 300)


def test_pills_show_the_numbers_alone_where_words_have_no_room(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    said = drawn_texts(monkeypatch)
    look = (load_theme("felt"), tile_set("theme", load_theme("felt")))
    plate = Plate("Rechts", "2", Team.OTHER, 5, "5 Steine", note="passte auf 6, 5, 4, 3")
    rect = side_rect(plate, Rect(0, 0, 124, 300), 1.0, 19)
    painted(130, 310, None, draw_side, rect, plate, 1.0, 19.0, *look)
    assert "6, 5, 4, 3" in said
    said.clear()
    liked = partner_rect(plate, Rect(0, 0, 900, 49), 1.0, 19)
    rect = partner_rect(plate, Rect(0, 0, liked.width - 20, 49), 1.0, 19)
    painted(600, 60, None, draw_partner, rect, plate, 1.0, 19.0, *look)
    assert "6, 5, 4, 3" in said


def test_a_low_plate_drops_parts_in_turn() -> None:
    plate = Plate("Right", "2", Team.OTHER, 7, "7 tiles", "Strong level", "passed on 6")
    heights = [side_rect(plate, Rect(0, 0, 124, room), 1.0, 19).height for room in (500, 265, 150)]
    assert heights == sorted(heights, reverse=True)
    assert heights[0] > 300
    assert heights[1] <= 265
    assert heights[2] <= 150


def test_the_end_chooser_has_two_parts_of_a_fingers_height() -> None:
    rect = Rect(4, 4, 330, 78)
    parts = chooser_parts(rect, 1.0)
    assert list(parts) == list(End)
    assert all(rect.holds(part) and part.height >= 44 for part in parts.values())
    assert parts[End.LEFT].overlap(parts[End.RIGHT]) == 0
    theme = load_theme("felt")
    both = frozenset(End)
    pictures = [
        painted(
            338,
            86,
            theme.room,
            draw_chooser,
            rect,
            Chooser("Play 4-5 on", "left 4", "right 5", fits, chosen),
            1.0,
            theme,
            focus,
        )
        for chosen, fits, focus in (
            (End.LEFT, both, None),
            (End.RIGHT, both, None),
            (None, both, None),
            (End.LEFT, frozenset({End.LEFT}), None),
            (End.LEFT, both, End.RIGHT),
        )
    ]
    for a, b in itertools.combinations(pictures, 2):
        assert not a.same_as(b)


@pytest.mark.parametrize("side", [-1, 1])
def test_words_beside_a_pin_are_not_covered_by_it(side: int) -> None:
    theme = load_theme("felt")
    r, x = 20.0, 150.0
    width = pin_label_width("right", 1.0, r, "right")
    rect = Rect.around(x + side * (r / 2 + width / 2), 33, width, PILL_HEIGHT)
    args = (rect, x, r, "right", 1.0, theme, "right")
    picture = painted(300, 70, theme.table, draw_pin_label, *args, ratio=2.0)
    columns = [
        column
        for column in range(int(rect.x) + 2, int(rect.right) - 2)
        if strongest([picture.at(column, y) for y in range(24, 43)], theme.panel) >= 4.5
    ]
    assert len(columns) > 20
    assert all(abs(column + 0.5 - x) >= r for column in columns)
    assert min(columns) >= rect.x + 5
    assert max(columns) <= rect.right - 5


def test_long_words_are_set_smaller_but_stay_readable() -> None:
    assert fitting_size("Partner", 18, 600, 500, 11) == 18
    assert 11 <= fitting_size("Gegenüber rechts außen", 18, 600, 150, 11) < 18
    assert fitting_size("M" * 100, 18, 600, 50, 11) == 11
    assert text_width("x", 3, 500) == text_width("x", 11, 500)


def test_a_long_note_gives_up_its_icon_before_it_leaves_its_pill() -> None:
    theme = load_theme("felt")
    rect = Rect(10, 10, 60, 20)
    args = (rect, "Playing", Pill.TURN, 1.0, theme, "turn")
    assert painted(80, 40, None, draw_pill, *args).outside(rect) <= 3


def test_avatars_glow_on_their_turn() -> None:
    theme = load_theme("felt")

    def paint(painter: QPainter, turn: bool) -> None:
        draw_avatar(painter, 45, 45, 24, "Y", Team.OWN, theme, turn=turn)

    assert painted(90, 90, theme.panel, paint, True).at(45, 17) != theme.panel
    assert painted(90, 90, theme.panel, paint, False).at(45, 17) == theme.panel


# -- icons -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("size", [15, 24, 64])
@pytest.mark.parametrize("name", ICONS)
def test_icons_are_painted_as_qt_paints_their_files(name: str, size: int) -> None:
    width = round(size * (WORDMARK_ASPECT if name == "wordmark" else 1))
    area = QRectF(0, 0, width, size)
    source = resource_path("icons", f"{name}.svg").read_bytes()
    renderer = QSvgRenderer(QByteArray(source.replace(b"currentColor", b"#FFFFFF")))
    pictures = []
    for paint in (
        lambda painter: renderer.render(painter, area),
        lambda painter: paint_icon(painter, name, area, "#FFFFFF"),
    ):
        image = QImage(width, size, QImage.Format.Format_RGB32)
        image.fill(Qt.GlobalColor.black)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter)
        painter.end()
        pictures.append(bytes(image.constBits()))
    assert max(pictures[0]) > 200
    assert max(abs(a - b) for a, b in zip(*pictures, strict=True)) <= 12


def test_every_icon_is_drawn_and_every_file_is_used() -> None:
    files = {path.stem for path in resource_path("icons").glob("*.svg")}
    assert {name for name in files if not name.startswith("mark-")} == set(ICONS)
    for name in ICONS:
        args = (name, Rect(0, 0, 48, 48), "#FF0000")
        picture = painted(48, 48, None, draw_icon, *args)
        solid = [p for p in itertools.product(range(48), repeat=2) if picture.alpha(*p) == 255]
        assert len(solid) > 30, name
        assert {picture.at(*point) for point in solid} == {"#FF0000"}, name
    with pytest.raises(ValueError, match="no icon"):
        painted(9, 9, None, draw_icon, "unicorn", Rect(0, 0, 9, 9), "#FF0000")


# -- the cache -------------------------------------------------------------------------------------


def test_the_cache_paints_once_and_keeps_to_its_bound() -> None:
    size = 4 * 10 * 10
    cache = PixmapCache(most=20 * size, large=2)
    calls: list[object] = []

    def get(key: object, side: float = 10, ratio: float = 1.0) -> None:
        cache.get(key, side, side, ratio, lambda p: calls.append(key))

    for key in (*range(20), 0):
        get(key)
    assert calls == list(range(20))
    # 1 was used longest ago and makes room.
    get("more")
    get(0)
    assert (len(cache), cache.bytes) == (20, 20 * size)
    get(1)
    assert calls == [*range(20), "more", 1]
    # Large ones are kept apart: a few, and without driving out the small ones.
    for key in ("ground", "other ground", "ground", "third ground", "ground"):
        get(key, 30, 2.0)
    assert calls[-3:] == ["ground", "other ground", "third ground"]
    assert (len(cache), cache.bytes) == (22, 20 * size)
    cache.clear()
    assert (len(cache), cache.bytes) == (0, 0)


def test_a_painter_that_fails_leaves_the_cache_sound() -> None:
    cache = PixmapCache()

    def fail(painter: QPainter) -> None:
        raise ValueError("no such thing")

    with pytest.raises(ValueError, match="no such thing"):
        cache.get("key", 10, 10, 1.0, fail)
    assert len(cache) == 0


@pytest.mark.parametrize("ratio", [1.0, 1.25, 1.5, 2.0, 3.0])
def test_tiles_are_as_crisp_between_pixels_as_on_them(ratio: float) -> None:
    theme = load_theme("felt")
    tiles = tile_set("theme", theme)
    pictures: list[Picture] = []
    for step in range(13):
        place = (80 + step / 10 / ratio, 80, 60, TileLook(6, 5), theme, tiles)
        picture = painted(160, 160, theme.table, draw_tile, *place, ratio=ratio)
        if not any(picture.same_as(seen) for seen in pictures):
            pictures.append(picture)
    # On one pixel or on the next, and nothing blurred between them.
    assert 2 <= len(pictures) <= 3


def test_figures_stand_in_the_middle() -> None:
    args = (30, 30, "4", ink("#000000"), 40, 800)
    picture = painted(60, 60, "#FFFFFF", draw_figure, *args)
    rows = [y for y in range(60) if any(luminance(picture.at(x, y)) < 0.2 for x in range(60))]
    assert (rows[0] + rows[-1]) / 2 == pytest.approx(29.5, abs=1)


def test_coins_have_one_to_four_pips() -> None:
    theme = load_theme("felt")
    with pytest.raises(ValueError, match="1 to 4"):
        painted(9, 9, None, draw_coin, 4, 4, 4, 5, CoinState.WON, theme)
    picture = painted(90, 90, None, draw_coin, 45, 45, 18, 4, CoinState.NEW, theme)
    reach = coin_reach(18)
    assert picture.outside(Rect.around(45, 45, 2 * reach, 2 * reach)) <= 3


@pytest.mark.parametrize("scale", [1.0, 1.37, 2.0])
@pytest.mark.parametrize(
    ("width", "height", "radius", "blur"),
    [(60, 90, 10, 8), (60, 90, 4, 12), (30, 30, 15, 3), (80, 12, 6, 2), (20, 14, 3, 9)],
)
def test_a_soft_edge_falls_off_without_a_seam(
    scale: float, width: float, height: float, radius: float, blur: float
) -> None:
    image = QImage(280, 260, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    soft_rect(painter, QRectF(20.3, 20.77, width, height), radius, blur, "#000000", 0.6)
    painter.end()
    across = image.bytesPerLine()
    pixels = bytes(image.constBits())
    rows = [pixels[y * across :][: image.width()] for y in range(image.height())]
    columns = [bytes(row[x] for row in rows) for x in range(image.width())]
    for line in (*rows, *columns):
        darkest = line.index(min(line))
        falling, rising = line[darkest::-1], line[darkest:]
        for side in (falling, rising):
            # Rounded, equal strengths differ by one.
            assert all(further >= nearer - 1 for nearer, further in itertools.pairwise(side))
    assert min(min(row) for row in rows) < 120
    assert rows[0][0] == 255


def test_the_sheet_of_parts_is_written(tmp_path: Path) -> None:
    out = tmp_path / "parts.png"
    assert sheet.main([str(out), "--theme", "contrast-light"]) == 0
    image = QImage(str(out))
    assert (image.width(), image.height()) == (sheet.WIDTH, sheet.HEIGHT)
    with pytest.raises(SystemExit):
        sheet.main([str(tmp_path / "no" / "parts.png")])
