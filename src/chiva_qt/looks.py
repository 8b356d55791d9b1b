"""Which look is on: theme, tile set, text size and motion, from the settings and the system."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from chiva_qt import settings as st
from chiva_qt.settings import Settings
from chiva_qt.table.theme import Theme, TileSet, load_theme, palette, stylesheet, tile_set

_KEYS = {setting.key for setting in (st.THEME, st.TILE_SET, st.TEXT_SIZE, st.MOTION)}


class Looks(QObject):
    """The look of the program. Follows the system live where the settings say so."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._settings = settings
        self._base_font = QFont(QApplication.font())
        settings.changed.connect(self._setting_changed)
        hints = QGuiApplication.styleHints()
        hints.colorSchemeChanged.connect(self.refresh)
        accessibility = hints.accessibility()
        for name in ("contrastPreferenceChanged", "motionPreferenceChanged"):
            # The second came with Qt 6.12.
            signal = getattr(accessibility, name, None)
            if signal is not None:
                signal.connect(self.refresh)
        self._theme = load_theme(self.theme_name)
        self._apply()

    @property
    def theme_name(self) -> str:
        """The theme's name: the one set, or the one that suits the system."""
        name = self._settings.get(st.THEME)
        if name != "system":
            return name
        hints = QGuiApplication.styleHints()
        light = hints.colorScheme() is Qt.ColorScheme.Light
        if hints.accessibility().contrastPreference() is Qt.ContrastPreference.HighContrast:
            return "contrast-light" if light else "contrast"
        return "daylight" if light else "felt"

    @property
    def theme(self) -> Theme:
        return self._theme

    @property
    def tile_set(self) -> TileSet:
        """How tiles look: the set that was chosen, or the theme's own."""
        return tile_set(self._settings.get(st.TILE_SET), self._theme)

    @property
    def text_scale(self) -> float:
        """1.0 to 2.0."""
        return self._settings.get(st.TEXT_SIZE) / 100

    @property
    def motion(self) -> bool:
        """Whether things move."""
        choice = self._settings.get(st.MOTION)
        if choice != "system":
            return choice == "on"
        hints = QGuiApplication.styleHints()  # kept: with it would go what it gives
        preference = getattr(hints.accessibility(), "motionPreference", None)
        return preference is None or "Reduced" not in preference().name

    @Slot(str)
    def _setting_changed(self, key: str) -> None:
        if key in _KEYS:
            self.refresh()

    @Slot()
    def refresh(self) -> None:
        """Take the settings and the system's wishes as they are now."""
        self._theme = load_theme(self.theme_name)
        self._apply()
        self.changed.emit()

    def _apply(self) -> None:
        app = QApplication.instance()
        if isinstance(app, QApplication):
            font = QFont(self._base_font)
            if font.pointSizeF() > 0:
                font.setPointSizeF(font.pointSizeF() * self.text_scale)
            app.setFont(font)
            app.setPalette(palette(self._theme))
            app.setStyleSheet(stylesheet(self._theme, self.text_scale))
