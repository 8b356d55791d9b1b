"""The pictures of the window: the same every time, and those that the pages show."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import screenshots
from tests.support import ROOT

pytestmark = pytest.mark.usefixtures("qapp")


def test_every_theme_size_and_language_has_its_picture() -> None:
    names = [picture.name for picture in screenshots.everything()]
    assert len(names) == len(set(names))
    turns = [picture for picture in screenshots.everything() if picture.moment == "turn"]
    assert len(turns) == 5 * 3 * 3
    assert set(screenshots.CHOSEN) <= set(names)


def test_pages_show_pictures_that_are_there_and_no_others_are_kept() -> None:
    pictures = list((ROOT / "docs" / "screenshots").glob("*.png"))
    kept = {path.name for path in pictures}
    assert kept == {f"{name}.png" for name in screenshots.CHOSEN}
    shown: set[str] = set()
    for page in (ROOT / "README.md", *(ROOT / "docs").glob("*.md")):
        shown |= set(re.findall(r"screenshots/([\w-]+\.png)", page.read_text(encoding="utf-8")))
    assert shown <= kept
    assert sum(path.stat().st_size for path in pictures) < 3e6


def test_a_picture_is_the_same_each_time(tmp_path: Path) -> None:
    wanted = [
        screenshots.Picture("turn", "slate", (400, 720), "de"),
        screenshots.Picture("end", "felt", (1280, 720), "en"),
    ]
    first, second = (
        [path.read_bytes() for path in screenshots.take_all(wanted, tmp_path / name)]
        for name in ("one", "two")
    )
    assert first == second
    assert first[0] != first[1]
