"""Where things lie, for tests in any folder."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SRC = ROOT / "src"


def cases_path() -> Path:
    """The cases that fix the rules: the shared ones where they are, else our copy of them."""
    shared = ROOT.parent / "shared" / "rules" / "cases.json"
    return shared if shared.exists() else ROOT / "tests" / "engine" / "cases.json"
