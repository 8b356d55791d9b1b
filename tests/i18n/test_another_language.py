"""What CONTRIBUTING says of adding a language, done in a copy."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.support import ROOT

LOOK = """
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
app = QApplication([])
from chiva_qt import settings
from chiva_qt.arguments import parser
from chiva_qt.i18n import language_name, languages
from chiva_qt.phrases import Phrases
languages.switch("fr")
print("fr" in settings.LANGUAGE.choices, parser().parse_args(["--lang", "fr"]).lang)
print(language_name("fr"), languages.list_of(["5", "3", "1"]))
print(QCoreApplication.translate("QPlatformTheme", "Cancel"))
print(QCoreApplication.translate("Menus", "&Help"), Phrases().tile_count(1))
"""


def test_the_first_steps_of_a_new_language(tmp_path: Path) -> None:
    for name in ("src", "translations"):
        shutil.copytree(ROOT / name, tmp_path / name)
    shutil.copy(ROOT / "hatch_build.py", tmp_path)
    package = tmp_path / "src" / "chiva_qt" / "__init__.py"
    before = package.read_text(encoding="utf-8")
    package.write_text(before.replace('"ms")', '"ms", "fr")'), encoding="utf-8")

    def run(*arguments: str) -> str:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
        line = [sys.executable, *arguments]
        done = subprocess.run(
            line, cwd=tmp_path, env=environment, check=True, capture_output=True, text=True
        )
        return done.stdout

    run("-m", "translations.catalogs", "fr")
    catalog = tmp_path / "translations" / "chiva_fr.ts"
    text = catalog.read_text(encoding="utf-8")
    place = text.index('<translation type="unfinished"></translation>', text.index("&amp;Help<"))
    begun = text[place:].replace(
        '<translation type="unfinished"></translation>', "<translation>&amp;Aide</translation>", 1
    )
    catalog.write_text(text[:place] + begun, encoding="utf-8")
    run("hatch_build.py")
    assert run("-c", LOOK).splitlines() == [
        "True fr",
        "Français 5, 3 et 1",
        "Annuler",
        "&Aide 1 tile",
    ]


def test_a_checkout_without_compiled_translations_says_what_to_do(tmp_path: Path) -> None:
    for name in ("src", "resources"):
        shutil.copytree(ROOT / name, tmp_path / name)
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src")}
    line = [sys.executable, "-m", "chiva_qt", "--lang", "de", "--profile", str(tmp_path / "p")]
    done = subprocess.run(
        line, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True
    )
    assert done.returncode == 1
    assert "python3 dev.py translations" in done.stderr
    assert "Traceback" not in done.stderr
