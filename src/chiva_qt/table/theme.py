"""Themes and tile sets as values, and what ordinary widgets take from them.

A theme is a small data file in resources/themes. Colours are text, ``#RRGGBB``, so that a theme
compares and hashes by value and can key a cache.
"""

# Annotations are not postponed here: a named tuple would compile each of them.

import json
import re
from enum import Enum, unique
from functools import lru_cache
from typing import Final, NamedTuple

from PySide6.QtGui import QColor, QPalette

from chiva_qt.resources import resource_path
from chiva_qt.table.colour import contrast, legible, mix, parts

THEMES: Final = ("felt", "slate", "daylight", "contrast", "contrast-light")
"""The themes' names, in the order they are offered."""

TILE_SETS: Final = ("theme", "ivory", "black", "contrast", "numerals", "coloured")
"""The tile sets' names, in the order they are offered; "theme" is the theme's own."""

TEXT_RATIO: Final = 4.5
"""The least contrast of text and pips."""

EDGE_RATIO: Final = 3.0
"""The least contrast of marks, edges and focus rings."""


@unique
class LastMark(Enum):
    """How the tile played last is marked."""

    GLOW = "glow"
    """A glow in text colour."""
    OUTLINE = "outline"
    """An outline in text colour."""
    ACCENT = "accent"
    """An outline in accent colour."""


class Theme(NamedTuple):
    """The look of everything but the tiles' faces. Names follow docs and data files."""

    name: str
    dark: bool
    flat: bool
    """Whether it is a high-contrast theme: outlines instead of gradients and shadows."""
    shadow_strength: float
    """The factor for the strength of every shadow, 0 for none."""
    ghost: float
    """How opaque a ghost's face is, 0 to 1."""
    last: LastMark
    numerals: bool
    """Whether tiles show numerals unless another tile set is chosen."""

    room: str
    """The window behind the table, at the top."""
    room_lo: str
    """The same at the bottom."""
    table: str
    """The table's surface in the middle."""
    table_lo: str
    """The same at the edge."""
    rim_hi: str
    """The table's rim and the hand's ledge, at the top."""
    rim_lo: str
    inlay: str
    """The thin line let into the table's surface."""
    panel: str
    """Bars and plates."""
    panel_hi: str
    """Raised parts of panels."""
    line: str
    """Lines that only part: between a bar and the table, between rows."""
    edge: str
    """Outlines of plates and of all that can be pressed or filled in."""
    text: str
    soft: str
    """Second text, only on panels and on the room."""
    accent: str
    """End pins, turn, marks and the main button, at the top. Not for text on the table."""
    accent_lo: str
    on_accent: str
    """Ink on the accent colour."""
    focus: str
    """The focus ring and the chosen end."""
    tile_hi: str
    """A tile's face, at the top."""
    tile_lo: str
    tile_side: str
    """A tile's thickness."""
    tile_line: str
    """A tile's outline in light themes."""
    pip: str
    bar: str
    """The groove between the halves."""
    pin_hi: str
    """The brass pin in the light."""
    pin_lo: str
    dim_hi: str
    """The face of a tile that cannot be played, at the top."""
    dim_lo: str
    dim_side: str
    dim_pip: str
    back_hi: str
    """A face-down tile, at the top."""
    back_lo: str
    back_side: str
    back_line: str
    """The inlay of a face-down tile."""
    team_a: str
    """The own side, marked by a circle."""
    team_b: str
    """The other side, marked by a diamond."""
    on_team: str
    """Ink on both sides' colours."""
    shadow: str
    """The colour of shadows, drawn with alpha."""


class TileSet(NamedTuple):
    """How the faces of the tiles look."""

    name: str
    hi: str
    """The face at the top."""
    lo: str
    side: str
    line: str
    """The outline where `outlined`."""
    bar: str
    pin_hi: str
    pin_lo: str
    pips: tuple[str, ...]
    """The ink of the numbers 0 to 6."""
    dim_hi: str
    """The same for a tile that cannot be played."""
    dim_lo: str
    dim_side: str
    dim_line: str
    dim_pips: tuple[str, ...]
    numerals: bool
    flat: bool
    """Whether faces and pips are drawn without gradients and bevels."""
    outlined: bool
    """Whether an outline sets the tile off its ground."""
    pip_scale: float = 1.0
    """The factor for the pips' radius."""


def _snake(name: str) -> str:
    return "".join("_" + c.lower() if c.isupper() else c for c in name)


@lru_cache(maxsize=len(THEMES))
def load_theme(name: str) -> Theme:
    """The theme of that name. Raises ValueError when there is none or its file is not sound."""
    if name not in THEMES:
        raise ValueError(f"there is no theme {name!r}")
    data = json.loads(resource_path("themes", f"{name}.json").read_text(encoding="utf-8"))
    colours = {_snake(key): str(value) for key, value in data["colours"].items()}
    own = ("name", "dark", "flat", "shadow_strength", "ghost", "last", "numerals")
    expected = set(Theme._fields) - set(own)
    if set(colours) != expected:
        wrong = ", ".join(sorted(set(colours) ^ expected))
        raise ValueError(f"theme {name}: missing or unknown colours: {wrong}")
    for colour in colours.values():
        parts(colour)
    return Theme(
        name=name,
        dark=bool(data["dark"]),
        flat=bool(data["flat"]),
        shadow_strength=float(data["shadow"]),
        ghost=float(data["ghost"]),
        last=LastMark(data["last"]),
        numerals=bool(data["numerals"]),
        **colours,
    )


_COLOURED: Final = ("", "#1F63C4", "#0E7A3C", "#C2201F", "#96570A", "#7A2FA6", "#0B6F80")
"""The inks of coloured pips; the number of pips says the same."""


@lru_cache(maxsize=64)
def tile_set(name: str, theme: Theme) -> TileSet:
    """The tile set of that name as it looks in a theme. Raises ValueError when there is none."""
    own = _theme_tiles(theme)
    if name == "theme":
        return own
    if name == "numerals":
        return _changed(own, name, numerals=True)
    if name == "coloured":
        return _coloured(_changed(own, name, numerals=False))
    if name == "ivory":
        return _changed(own, name, numerals=False) if not theme.flat else _ivory(theme)
    if name == "black":
        return _black(theme)
    if name == "contrast":
        return _contrast(theme)
    raise ValueError(f"there is no tile set {name!r}")


def _changed(tiles: TileSet, name: str, *, numerals: bool) -> TileSet:
    return tiles._replace(name=name, numerals=numerals)


def _theme_tiles(theme: Theme) -> TileSet:
    return TileSet(
        name="theme",
        hi=theme.tile_hi,
        lo=theme.tile_lo,
        side=theme.tile_side,
        line=theme.tile_line,
        bar=theme.bar,
        pin_hi=theme.pin_hi,
        pin_lo=theme.pin_lo,
        pips=(theme.pip,) * 7,
        dim_hi=theme.dim_hi,
        dim_lo=theme.dim_lo,
        dim_side=theme.dim_side,
        dim_line=theme.dim_side if theme.flat else theme.tile_line,
        dim_pips=(theme.dim_pip,) * 7,
        numerals=theme.numerals,
        flat=theme.flat,
        outlined=theme.flat or not theme.dark,
    )


def _coloured(tiles: TileSet) -> TileSet:
    # The middle of a pip is a little lighter than its ink, hence more than the least ratio.
    bright, dim = (tiles.hi, tiles.lo), (tiles.dim_hi, tiles.dim_lo)
    inks = tuple(legible(ink, bright, 5.2) for ink in _COLOURED[1:])
    dim_inks = tuple(legible(ink, dim, 5.2) for ink in _COLOURED[1:])
    return tiles._replace(pips=(tiles.pips[0], *inks), dim_pips=(tiles.dim_pips[0], *dim_inks))


def _ivory(theme: Theme) -> TileSet:
    """Ivory on a high-contrast table."""
    return TileSet(
        name="ivory",
        hi="#FFFBF1",
        lo="#EFE4CC",
        side="#8A7347",
        line="#4A3D22",
        bar="#8A7347",
        pin_hi="#FFE3A0",
        pin_lo="#A87420",
        pips=("#1B1916",) * 7,
        dim_hi="#B4AB96",
        dim_lo="#A39A85",
        dim_side="#6F674F",
        dim_line="#4A3D22",
        dim_pips=("#1B1916",) * 7,
        numerals=False,
        flat=False,
        outlined=not theme.dark,
    )


def _black(theme: Theme) -> TileSet:
    """Ebony with ivory pips; an unplayable tile is greyed, a bright edge sets both off."""
    edge = "#D9C08C" if theme.dark else "#100E0C"
    return TileSet(
        name="black",
        hi="#3B3733",
        lo="#24211F",
        side="#0C0B0A",
        line=edge,
        bar="#8C7A55",
        pin_hi="#FFE3A0",
        pin_lo="#A87420",
        pips=("#FFF6E2",) * 7,
        dim_hi="#6F6B65",
        dim_lo="#625E58",
        dim_side="#33302D",
        dim_line=mix(edge, "#625E58", 0.35) if theme.dark else edge,
        dim_pips=("#FFFFFF",) * 7,
        numerals=False,
        flat=False,
        outlined=True,
    )


def _contrast(theme: Theme) -> TileSet:
    """Black on white with large pips; an unplayable tile is hollow."""
    hollow = "#000000" if theme.dark else "#FFFFFF"
    return TileSet(
        name="contrast",
        hi="#FFFFFF",
        lo="#FFFFFF",
        side="#FFFFFF" if theme.dark else "#000000",
        line="#FFFFFF" if theme.dark else "#000000",
        bar="#000000",
        pin_hi="#000000",
        pin_lo="#000000",
        pips=("#000000",) * 7,
        dim_hi="#1C1C1C" if theme.dark else "#B8B8B8",
        dim_lo="#1C1C1C" if theme.dark else "#B8B8B8",
        dim_side=hollow,
        dim_line="#9A9A9A" if theme.dark else "#4A4A4A",
        dim_pips=("#D6D6D6" if theme.dark else "#1E1E1E",) * 7,
        numerals=False,
        flat=True,
        outlined=True,
        pip_scale=1.12,
    )


def palette(theme: Theme) -> QPalette:
    """The palette for ordinary widgets and dialogs."""
    role = QPalette.ColorRole
    group = QPalette.ColorGroup
    made = QPalette()
    base = theme.room_lo if theme.dark else "#FFFFFF"
    link = legible(theme.accent, (theme.panel, base), TEXT_RATIO)
    roles = {
        role.Window: theme.panel,
        role.WindowText: theme.text,
        role.Base: base,
        role.AlternateBase: theme.panel,
        role.Text: theme.text,
        role.PlaceholderText: theme.soft,
        role.Button: theme.panel_hi,
        role.ButtonText: theme.text,
        role.BrightText: theme.text,
        role.Highlight: theme.accent,
        role.HighlightedText: theme.on_accent,
        role.Accent: theme.accent,
        role.Link: link,
        role.LinkVisited: mix(link, theme.soft, 0.4),
        role.ToolTipBase: theme.panel_hi,
        role.ToolTipText: theme.text,
        role.Light: mix(theme.panel_hi, theme.text, 0.2),
        role.Midlight: mix(theme.panel_hi, theme.text, 0.1),
        role.Mid: theme.line,
        role.Dark: mix(theme.panel, theme.shadow, 0.5),
        role.Shadow: theme.shadow,
    }
    for key, colour in roles.items():
        made.setColor(key, QColor(colour))
    faded = disabled_ink(theme)
    for key in (role.WindowText, role.Text, role.ButtonText, role.HighlightedText):
        made.setColor(group.Disabled, key, QColor(faded))
    made.setColor(group.Disabled, role.Highlight, QColor(theme.panel_hi))
    return made


def disabled_ink(theme: Theme) -> str:
    """The ink of what cannot be used: fainter, still 3:1 on panels and their raised parts."""
    faint = mix(theme.soft, theme.panel, 0.45)
    return legible(faint, (theme.panel, theme.panel_hi), EDGE_RATIO)


def stylesheet(theme: Theme, text_scale: float = 1.0) -> str:
    """The style sheet for ordinary widgets and dialogs, for use with `palette`.

    Fields, lists and buttons show a focus ring of 2 px. A push button is the main one when it is
    a dialog's default button or has the dynamic property ``main``; a tool button in a bar has
    the property ``plain``.
    """

    def px(length: float) -> str:
        return f"{round(length * text_scale)}px"

    def mark(name: str, ground: str) -> str:
        ink = "light" if contrast("#FFFFFF", ground) > contrast("#1D1D1D", ground) else "dark"
        return f'url("{resource_path("icons", f"mark-{name}-{ink}.svg").as_posix()}")'

    base = theme.room_lo if theme.dark else "#FFFFFF"
    hover = mix(theme.panel_hi, theme.text, 0.1)
    if theme.flat:
        main = theme.accent
    else:
        main = (
            "qlineargradient(x1:0, y1:0, x2:0, y2:1, "
            f"stop:0 {theme.accent}, stop:1 {theme.accent_lo})"
        )
    words = {
        "accent": theme.accent,
        "base": base,
        "disabled": disabled_ink(theme),
        "down": mark("down", theme.panel_hi),
        "edge": theme.edge,
        "faint": mix(theme.panel, theme.panel_hi, 0.5),
        "focus": theme.focus,
        "hover": hover,
        "line": theme.line,
        "main": main,
        "main_hover": mix(theme.accent, "#FFFFFF" if theme.dark else "#000000", 0.15),
        "on_accent": theme.on_accent,
        "panel": theme.panel,
        "panel_hi": theme.panel_hi,
        "right": mark("right", base),
        "soft": theme.soft,
        "text": theme.text,
        "tick": mark("check", theme.accent),
        "dot": mark("dot", theme.accent),
        "open": mark("down", base),
        "up": mark("up", theme.panel_hi),
        "r4": px(4),
        "r8": px(8),
        "r10": px(10),
        "s12": px(12),
        "s16": px(16),
        "s18": px(18),
        "s24": px(24),
        "s30": px(30),
        "s36": px(36),
        "s72": px(72),
    }
    return re.sub(r"\$(\w+)", lambda word: words[word[1]], _SHEET)


_SHEET: Final = """
QMainWindow, QDialog, QMessageBox { background: $panel; }
QToolTip {
    background: $panel_hi; color: $text; border: 1px solid $edge; padding: 4px 6px;
}
QMenuBar { background: $panel; color: $text; border-bottom: 1px solid $line; }
QMenuBar::item { background: transparent; padding: 5px $s12; border-radius: 5px; }
QMenuBar::item:selected, QMenuBar::item:pressed { background: $accent; color: $on_accent; }
QMenu {
    background: $panel; color: $text; border: 1px solid $edge; padding: 5px;
}
QMenu::item { padding: 6px $s24 6px $s36; border-radius: 5px; }
QMenu::item:selected { background: $accent; color: $on_accent; }
QMenu::item:disabled { color: $disabled; }
QMenu::item:disabled:selected { background: $panel_hi; color: $disabled; }
QMenu::separator { height: 1px; background: $line; margin: 5px 8px; }
QMenu::indicator { width: $s16; height: $s16; left: $s12; border-radius: 3px; }
QMenu::indicator:checked { background: $accent; image: $tick; }
QMenu::indicator:unchecked { border: 1px solid $edge; }
QMenu::indicator:exclusive { border-radius: $r8; }
QMenu::indicator:exclusive:checked { image: $dot; }

/* One weight in every state: Qt measures a button, and a tab, by the plain one. */
QPushButton {
    background: $panel_hi; color: $text; border: 1px solid $edge; border-radius: $r10;
    padding: 7px $s16; min-height: $s24; font-weight: 600;
}
QPushButton:hover { background: $hover; }
QPushButton:pressed { background: $line; }
QPushButton:default, QPushButton[main="true"] {
    background: $main; color: $on_accent; border-color: $accent;
}
QPushButton:default:hover, QPushButton[main="true"]:hover { background: $main_hover; }
QPushButton:focus { border: 2px solid $focus; padding: 6px $s16; }
/* A ring, a gap and the fill: on the fill itself the ring would not stand out. */
QPushButton:default:focus, QPushButton[main="true"]:focus {
    border: 2px solid $focus; padding: 3px; background-origin: content; background-clip: content;
    min-height: $s30; min-width: $s72;
}
QPushButton:disabled, QPushButton:default:disabled, QPushButton[main="true"]:disabled {
    background: transparent; color: $disabled; border: 1px dashed $edge; font-weight: 400;
}
QPushButton:checked { border: 2px solid $accent; padding: 6px $s16; }
QToolButton {
    background: transparent; color: $text; border: 2px solid transparent; border-radius: $r8;
    padding: 5px;
}
QToolButton:hover { background: $panel_hi; }
QToolButton:pressed { background: $line; }
QToolButton:focus { border-color: $focus; }
QToolButton:disabled { color: $disabled; }
QToolButton::menu-indicator { image: none; }

QLineEdit, QTextEdit, QPlainTextEdit, QTextBrowser, QAbstractItemView, QAbstractSpinBox, QComboBox {
    background: $base; color: $text; border: 2px solid $edge; border-radius: $r8;
    selection-background-color: $accent; selection-color: $on_accent;
}
QLineEdit, QAbstractSpinBox, QComboBox { padding: 4px 7px; min-height: $s24; }
QLineEdit { placeholder-text-color: $soft; }
QAbstractSpinBox QLineEdit, QComboBox QLineEdit {
    background: transparent; border: none; padding: 0 5px; min-height: 0;
}
QLineEdit:focus, QTextEdit:focus, QPlainTextEdit:focus, QTextBrowser:focus,
QAbstractItemView:focus, QAbstractSpinBox:focus, QComboBox:focus { border-color: $focus; }
QLineEdit:disabled, QAbstractSpinBox:disabled, QComboBox:disabled {
    color: $disabled; border: 2px dashed $edge; background: transparent;
}
QComboBox, QAbstractSpinBox { background: $panel_hi; }
QComboBox::drop-down { border: none; width: $s24; }
QComboBox::down-arrow { image: $down; width: $s16; height: $s16; }
QComboBox QAbstractItemView {
    background: $panel; border: 1px solid $edge; border-radius: 0; padding: 3px; outline: none;
}
QComboBox QAbstractItemView::item { min-height: $s24; padding: 2px 6px; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button {
    background: transparent; border: none; width: $s24;
}
QAbstractSpinBox::up-arrow { image: $up; width: $s16; height: $s16; }
QAbstractSpinBox::down-arrow { image: $down; width: $s16; height: $s16; }
QAbstractItemView { alternate-background-color: $faint; gridline-color: $line; }
QAbstractItemView::item:selected { background: $accent; color: $on_accent; }
QHeaderView { background: $panel_hi; border: none; border-radius: 0; }
QHeaderView::section {
    background: $panel_hi; color: $text; border: none; border-right: 1px solid $line;
    border-bottom: 1px solid $line; padding: 5px 8px; font-weight: 600;
}
QTableCornerButton::section { background: $panel_hi; border: none; }
QTreeView::branch:has-children:closed { image: $right; }
QTreeView::branch:has-children:open { image: $open; }

QCheckBox, QRadioButton {
    color: $text; border: 2px solid transparent; border-radius: $r8; padding: 3px 5px;
    spacing: $r8;
}
QCheckBox:focus, QRadioButton:focus { border-color: $focus; }
QCheckBox:disabled, QRadioButton:disabled { color: $disabled; }
QCheckBox::indicator, QRadioButton::indicator {
    width: $s16; height: $s16; background: $base; border: 2px solid $edge; border-radius: $r4;
}
QRadioButton::indicator { border-radius: $r10; }
QCheckBox::indicator:checked { background: $accent; border-color: $accent; image: $tick; }
QRadioButton::indicator:checked { background: $accent; border-color: $accent; image: $dot; }
QCheckBox::indicator:disabled, QRadioButton::indicator:disabled {
    background: transparent; border-style: dashed;
}

QTabWidget::pane { border: none; border-top: 1px solid $line; }
QTabBar::tab {
    background: transparent; color: $soft; border: 2px solid transparent;
    border-bottom: 3px solid transparent; padding: 7px $s12; border-top-left-radius: 6px;
    border-top-right-radius: 6px; font-weight: 600;
}
QTabBar::tab:selected { color: $text; border-bottom-color: $accent; }
QTabBar::tab:hover { color: $text; background: $panel_hi; }
QTabBar:focus::tab:selected { border-color: $focus; }
QTabBar::tab:selected:focus { border-color: $focus; }

QGroupBox {
    border: 1px solid $line; border-radius: $r10; margin-top: $s12; padding: $s12 8px 8px 8px;
    font-weight: 600;
}
QGroupBox::title { subcontrol-origin: margin; left: $s12; padding: 0 5px; color: $text; }

QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: $s12; }
QScrollBar:horizontal { height: $s12; }
QScrollBar::handle { background: $edge; border-radius: 4px; margin: 2px; }
QScrollBar::handle:hover { background: $soft; }
QScrollBar::handle:vertical { min-height: $s36; }
QScrollBar::handle:horizontal { min-width: $s36; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }

QSlider { border: 2px solid transparent; border-radius: $r8; min-height: $s24; }
QSlider:focus { border-color: $focus; }
QSlider::groove:horizontal { height: 4px; background: $edge; border-radius: 2px; }
QSlider::sub-page:horizontal { background: $accent; border-radius: 2px; }
QSlider::handle:horizontal {
    background: $text; border: 2px solid $panel; width: $s16; margin: -8px 0; border-radius: $r10;
}
QProgressBar {
    background: $base; color: $text; border: 1px solid $edge; border-radius: $r8;
    text-align: center;
}
QProgressBar::chunk { background: $accent; border-radius: $r8; }
QSplitter::handle { background: $line; }
"""
