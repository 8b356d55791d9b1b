"""Faults in what a person typed or handed over."""

from __future__ import annotations


class UsageError(Exception):
    """The message is one sentence that says what is wrong and what to do."""
