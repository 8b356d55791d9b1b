"""The table: a window for Chiva, by sight, touch, keyboard and ear."""

from typing import Final

LANGUAGES: Final = ("en", "de", "ms")
"""The languages of the program, by their codes; English is the source.

Here, where reading it does not load Qt.
"""
