"""How a doubtful player can see that the computer does not look at anybody's tiles."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import Slot
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QDialogButtonBox, QVBoxLayout, QWidget

from chiva_qt.dialogs.base import ButtonBox, Dialog
from chiva_qt.dialogs.reading import ReadingText

EXAMPLE: Final = """\
{"hands": [["6-6","5-4","3-2","2-1","4-0","1-1","5-0"], ["6-5","4-4","3-0","2-2","6-1","5-2","4-3"],
          ["6-4","5-5","3-3","2-0","6-0","4-1","5-3"], ["6-3","6-2","5-1","4-2","3-1","1-0","0-0"]],
 "opener": null, "streaks": [0, 0], "moves": [["6-6", null], ["6-5", "left"], ["6-4", "right"]]}
"""
"""A hand in which seat 4 is to move, in the form of docs/CASES.md; the one of docs/FAIRNESS.md."""

ADVISE: Final = "chiva-engine advise one.json --level master --think-seed 1"
DEAL: Final = "chiva-engine deal SEED --hand N"
TEST: Final = "python3 dev.py test tests/engine/test_fairness.py"
COMMANDS: Final = (ADVISE, DEAL, TEST)
"""The commands of the page, as docs/FAIRNESS.md has them."""


def _heading(level: int, text: str) -> str:
    return f"{'#' * level} {text}"


def _numbered(*texts: str) -> str:
    return "\n".join(f"{number}. {text}" for number, text in enumerate(texts, start=1))


class FairnessDialog(Dialog):
    """What the computer knows, what keeps it from knowing more, how to check it. Not modal."""

    columns = 84
    lines = 40

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("fairness", parent)
        self.text = ReadingText()
        self._buttons = ButtonBox()
        self.copy_button = self._buttons.add(QDialogButtonBox.ButtonRole.ActionRole)
        self.close_button = self._buttons.add(QDialogButtonBox.ButtonRole.RejectRole)
        self.close_button.setDefault(True)
        self.copy_button.clicked.connect(self._copy)
        self._buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(self)
        layout.addWidget(self.text, 1)
        layout.addWidget(self._buttons)
        self.ready()
        self.text.setFocus()

    def retranslate(self) -> None:
        self.setWindowTitle(self.tr("Fair play", "window title"))
        self.text.setAccessibleName(self.tr("Fair play, text to read", "name of a text field"))
        self.text.show_source("\n\n".join(self._paragraphs()))
        self.copy_button.setText(self.tr("Copy the &example"))
        self.close_button.setText(self.tr("&Close"))

    def _paragraphs(self) -> tuple[str, ...]:
        """The page as Markdown, paragraph by paragraph."""
        return (
            _heading(1, self.tr("Does the computer look at my tiles?")),
            self.tr(
                "No. It plays from what you would know in its chair. You need not believe that: "
                "below stands how you can check it."
            ),
            _heading(2, self.tr("What the computer knows")),
            self.tr(
                "It knows the tiles in its own hand, the line, every play and pass of this hand "
                "with the ends that were open, how many tiles each seat holds, and the streaks. "
                "That is all. It does not know the tiles of another seat, not even those of its "
                "partner, nor the seed, nor anything of an earlier hand. A hint is worked out "
                "from your tiles in the same way."
            ),
            self.tr(
                "The strong and the master player deal the unseen tiles in thousands of ways that "
                "fit what has happened, and play them out. What you passed on is telling. They "
                "are wrong often enough."
            ),
            _heading(2, self.tr("Four locks")),
            _numbered(
                self.tr(
                    "A player is given a view made for its seat. No way leads back from it to the "
                    "hand, the match or the seed."
                ),
                self.tr("The part of the window that thinks gets this view, never the match."),
                self.tr(
                    "A test reads the players' source and fails if a player uses a part that "
                    "knows hidden hands."
                ),
                self.tr(
                    "Another test deals the hidden tiles again, in ways that fit the passes, and "
                    "wants the same move."
                ),
            ),
            _heading(2, self.tr("Check it yourself")),
            self.tr(
                "With Chiva comes the command chiva-engine, to be typed in a terminal; with the "
                "source of Chiva it is python3 dev.py engine. Copy the example below and save it "
                "as one.json. It is a hand in which seat 4 is to move. Ask what the master does "
                "there:"
            ),
            f"`{ADVISE}`",
            self.tr(
                "Now exchange tiles that seat 4 cannot see, such as 4-0 in the first hand and 4-3 "
                "in the second, and ask again. The answer stays the same to the last digit. A "
                "player that looked at a hidden tile would give itself away sooner or later."
            ),
            self.tr(
                "The deal comes from the seed alone, before anybody plays. When a hand is over "
                "and its tiles lie open, compare them with what the seed and the number of the "
                "hand give:"
            ),
            f"`{DEAL}`",
            self.tr(
                "With the source of Chiva you can run the test of the fourth lock, too, for every "
                "kind of player:"
            ),
            f"`{TEST}`",
            self.tr("The file docs/FAIRNESS.md there says more, and where each lock is found."),
        )

    @Slot()
    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(EXAMPLE)
        self.spoken.emit(self.tr("The example was copied."))
