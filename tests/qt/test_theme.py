"""Themes and tile sets: sound data, enough contrast, and widgets at home in them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPalette
from PySide6.QtWidgets import (
    QCheckBox,
    QLineEdit,
    QListWidget,
    QPushButton,
    QVBoxLayout,
    QWidget,
)
from pytestqt.qtbot import QtBot

from chiva_qt.table import theme as themes
from chiva_qt.table.colour import contrast, legible, luminance, mix
from chiva_qt.table.theme import (
    THEMES,
    TILE_SETS,
    Theme,
    disabled_ink,
    load_theme,
    palette,
    stylesheet,
    tile_set,
)

every_theme = pytest.mark.parametrize("theme", [load_theme(name) for name in THEMES], ids=THEMES)


def test_contrast_of_known_pairs() -> None:
    assert contrast("#FFFFFF", "#000000") == pytest.approx(21.0)
    assert contrast("#777777", "#FFFFFF") == pytest.approx(4.48, abs=0.01)
    assert luminance("#FF0000") == pytest.approx(0.2126)
    assert mix("#000000", "#FFFFFF", 0.5) == "#808080"
    with pytest.raises(ValueError, match="written like"):
        contrast("red", "#000000")


def test_legible_changes_an_ink_only_as_far_as_needed() -> None:
    assert legible("#000000", ["#FFFFFF"], 4.5) == "#000000"
    moved = legible("#C2201F", ["#A39A85"], 4.5)
    assert 4.5 <= contrast(moved, "#A39A85") < 5.0
    lighter = legible("#3A3733", ["#000000", "#202020"], 4.5)
    assert luminance(lighter) > luminance("#3A3733")


def test_themes_are_values() -> None:
    assert load_theme("felt") is load_theme("felt")
    assert len({load_theme(name) for name in THEMES}) == len(THEMES)
    with pytest.raises(ValueError, match="no theme"):
        load_theme("plaid")
    with pytest.raises(ValueError, match="no tile set"):
        tile_set("glass", load_theme("felt"))


def test_a_file_that_lacks_a_colour_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = themes.resource_path("themes", "slate.json").read_text(encoding="utf-8")
    (tmp_path / "slate.json").write_text(source.replace('"focus"', '"fokus"'), encoding="utf-8")
    monkeypatch.setattr(themes, "resource_path", lambda *parts: tmp_path / parts[-1])
    themes.load_theme.cache_clear()
    with pytest.raises(ValueError, match="fokus"):
        load_theme("slate")
    monkeypatch.undo()
    themes.load_theme.cache_clear()


@every_theme
def test_texts_are_legible(theme: Theme) -> None:
    for ground in (theme.panel, theme.panel_hi, theme.room, theme.room_lo):
        assert contrast(theme.text, ground) >= 4.5
    for ground in (theme.table, theme.table_lo):
        assert contrast(theme.text, ground) >= 4.5
    for ground in (theme.panel, theme.panel_hi, theme.room_lo):
        assert contrast(theme.soft, ground) >= 4.5
    for ground in (theme.accent, theme.accent_lo):
        assert contrast(theme.on_accent, ground) >= 4.5
    for team in (theme.team_a, theme.team_b):
        assert contrast(theme.on_team, team) >= 4.5


@every_theme
def test_marks_and_rings_stand_out(theme: Theme) -> None:
    grounds = (
        theme.room,
        theme.room_lo,
        theme.table,
        theme.table_lo,
        theme.panel,
        theme.panel_hi,
    )
    for ground in grounds:
        assert contrast(theme.focus, ground) >= 3.0
        assert contrast(theme.accent, ground) >= 3.0
    for ground in (theme.panel, theme.panel_hi):
        assert contrast(theme.team_a, ground) >= 3.0
        assert contrast(theme.team_b, ground) >= 3.0
        assert contrast(disabled_ink(theme), ground) >= 3.0
    # A field's inside is the room's colour or white; the rest are panels, and where panels lie.
    inside = theme.room_lo if theme.dark else "#FFFFFF"
    for ground in (theme.panel, theme.panel_hi, theme.room, theme.room_lo, inside):
        assert contrast(theme.edge, ground) >= 3.2, "for lines that are never more than a pixel"
    assert contrast(theme.back_line, theme.back_hi) >= 3.0


@every_theme
@pytest.mark.parametrize("name", TILE_SETS)
def test_every_tile_set_is_legible_in_every_theme(theme: Theme, name: str) -> None:
    tiles = tile_set(name, theme)
    assert tiles.name == name
    for number in range(7):
        for ground in (tiles.hi, tiles.lo):
            assert contrast(tiles.pips[number], ground) >= 4.5
        for ground in (tiles.dim_hi, tiles.dim_lo):
            assert contrast(tiles.dim_pips[number], ground) >= 4.5
    # A tile stands off the table and the room by its face or by its outline.
    for ground in (theme.table, theme.table_lo, theme.room, theme.room_lo):
        edges = [tiles.hi, tiles.lo] if not tiles.outlined else [tiles.line]
        assert all(contrast(edge, ground) >= 3.0 for edge in edges)
    dim_edge = tiles.dim_line if tiles.outlined else tiles.dim_lo
    assert contrast(dim_edge, theme.room_lo) >= 3.0
    # Playable and unplayable differ in lightness, not in hue alone.
    assert contrast(tiles.hi, tiles.dim_hi) >= 1.5


def test_tile_sets_are_what_they_say() -> None:
    felt, contrast_theme = load_theme("felt"), load_theme("contrast")
    assert not tile_set("theme", felt).numerals
    assert tile_set("theme", contrast_theme).numerals
    assert tile_set("numerals", felt).numerals
    assert not tile_set("ivory", contrast_theme).numerals
    assert len(set(tile_set("coloured", felt).pips[1:])) == 6
    assert luminance(tile_set("black", felt).hi) < 0.1


@every_theme
def test_palette_and_style_sheet_are_complete(theme: Theme) -> None:
    made = palette(theme)
    role = QPalette.ColorRole
    for ink, ground in (
        (role.WindowText, role.Window),
        (role.Text, role.Base),
        (role.ButtonText, role.Button),
        (role.HighlightedText, role.Highlight),
        (role.PlaceholderText, role.Base),
        (role.ToolTipText, role.ToolTipBase),
        (role.Link, role.Base),
        (role.LinkVisited, role.Base),
    ):
        assert contrast(_name(made.color(ink)), _name(made.color(ground))) >= 4.5, ink
    sheet = stylesheet(theme)
    assert "$" not in sheet
    for path in re.findall(r'url\("([^"]+)"\)', sheet):
        assert Path(path).is_file()


def test_style_sheet_follows_the_text_scale() -> None:
    felt = load_theme("felt")
    assert "min-height: 24px" in stylesheet(felt)
    assert "min-height: 48px" in stylesheet(felt, 2.0)


def _name(colour: QColor) -> str:
    return colour.name().upper()


@every_theme
def test_a_focused_widget_has_a_ring_of_two_pixels(qtbot: QtBot, theme: Theme) -> None:
    host = QWidget()
    host.setPalette(palette(theme))
    host.setStyleSheet(stylesheet(theme))
    main = QPushButton("Deal")
    main.setProperty("main", True)
    listed = QListWidget()
    listed.addItems(["6-4"])
    widgets: list[QWidget] = [QLineEdit(), QPushButton("Undo"), main, QCheckBox("Calm"), listed]
    # Inside a bare window: size hints of a layout make the offscreen platform complain.
    inner = QWidget(host)
    inner.resize(260, 420)
    layout = QVBoxLayout(inner)
    for widget in widgets:
        widget.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        layout.addWidget(widget)
    qtbot.addWidget(host)
    host.resize(260, 420)
    with qtbot.waitExposed(host):
        host.show()
    host.activateWindow()
    for widget in widgets:
        widget.setFocus(Qt.FocusReason.TabFocusReason)
        qtbot.waitUntil(widget.hasFocus)
        image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
        assert _ring(image, theme.focus) >= 2, type(widget).__name__


def _ring(image: QImage, colour: str) -> int:
    """How many rows from the top, at the middle, have the colour without a break."""
    wanted = QColor(colour).rgb()
    column = [image.pixel(image.width() * 2 // 3, y) for y in range(min(image.height(), 12))]
    if wanted not in column:
        return 0
    start = column.index(wanted)
    return next((n for n, c in enumerate(column[start:]) if c != wanted), len(column) - start)
