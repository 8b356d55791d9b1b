"""Where the program's files lie: inside the installed package, or beside src/ in a checkout."""

from __future__ import annotations

from functools import cache
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_CHECKOUT = _PACKAGE.parent.parent


class MissingResourceError(FileNotFoundError):
    """A file that belongs to the program is not there. Its text names the file and what to do."""


def resource_path(*parts: str) -> Path:
    """The path of a file or folder of resources/, given its parts: ("themes", "felt.json").

    MissingResourceError where it does not exist.
    """
    return _find("resources", _CHECKOUT / "resources", parts, "Install Chiva again")


def translation_path(*parts: str) -> Path:
    """The path of a compiled translation: "chiva_de.qm"; without parts, of their folder.

    MissingResourceError where it does not exist; in a checkout, where it was not compiled.
    """
    compiled = _CHECKOUT / "build" / "translations"
    return _find("translations", compiled, parts, "In a checkout, run: python3 dev.py translations")


def _find(folder: str, in_checkout: Path, parts: tuple[str, ...], advice: str) -> Path:
    """The file in the package's folder where the package has one, else in the checkout's."""
    path = _folder(folder, in_checkout).joinpath(*parts)
    if not path.exists():
        raise MissingResourceError(f"A file of Chiva is missing: {path}. {advice}.")
    return path


@cache
def _folder(name: str, in_checkout: Path) -> Path:
    packaged = _PACKAGE / name
    return packaged if packaged.is_dir() else in_checkout
