"""How long the long tests are: short in a usual run, long by ``dev.py soak``."""

from __future__ import annotations

import os

LONG = os.environ.get("CHIVA_SOAK") == "long"


def times(short: int, long: int) -> int:
    """How often something is done."""
    return long if LONG else short
