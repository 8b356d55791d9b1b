"""The menu of languages: each by its own name, so that whoever lands in the wrong one finds out."""

from __future__ import annotations

from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

from chiva_qt import settings as st
from chiva_qt.i18n import SYSTEM, language_name
from chiva_qt.settings import Settings


class LanguageMenu(QMenu):
    """Chooses the setting `LANGUAGE`."""

    def __init__(self, settings: Settings, parent: QWidget) -> None:
        super().__init__(parent)
        self._settings = settings
        self._group = QActionGroup(self)
        for choice in st.LANGUAGE.choices:
            action = self.addAction("")
            action.setCheckable(True)
            action.setData(choice)
            self._group.addAction(action)
        self._group.triggered.connect(self._choose)
        self.aboutToShow.connect(self._check)
        self.retranslate()

    def retranslate(self) -> None:
        for action in self._group.actions():
            choice = str(action.data())
            system = self.tr("&System language")
            action.setText(system if choice == SYSTEM else language_name(choice))

    def _check(self) -> None:
        for action in self._group.actions():
            action.setChecked(action.data() == self._settings.get(st.LANGUAGE))

    def _choose(self, action: QAction) -> None:
        self._settings.set(st.LANGUAGE, str(action.data()))
