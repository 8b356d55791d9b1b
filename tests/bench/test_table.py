"""The benchmark of the table measures something; how fast it must be is no test's affair."""

from __future__ import annotations

import re

import pytest

from tests.bench.table import share, starts


def test_shares_of_sorted_values() -> None:
    values = list(range(100))
    assert share(values, 0.95) == 95
    assert share([7], 0.99) == 7


def test_starts_are_compared_with_an_empty_window(capsys: pytest.CaptureFixture[str]) -> None:
    starts(1)
    rows = capsys.readouterr().out.splitlines()
    assert [row.split()[0] for row in rows] == ["empty", "words", "chiva"]
    assert rows[0].count("(1.00 x)") == 3
    seconds = [float(found) for row in rows for found in re.findall(r"processor ([\d.]+) s", row)]
    assert all(second > 0 for second in seconds)
