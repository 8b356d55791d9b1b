"""Reading cases from a file or from standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from chiva_engine.cases import Case, Json, MalformedCase, parse_cases
from chiva_engine.cli.errors import UsageError


def read_cases(name: str, *, hidden: bool = False) -> tuple[Case, ...]:
    """The cases in the file `name`, ``-`` for standard input.

    One case, a list of cases, or one case a line. hidden: hands may be left out, as null.
    Raises UsageError.
    """
    shown = "standard input" if name == "-" else name
    if not shown.isprintable() or not shown:
        shown = repr(shown)  # so that the sentence stays one line
    try:
        raw = _read(name)
    except OSError as error:
        raise UsageError(f"cannot read {shown}: {error.strerror or error}") from None
    except ValueError as error:  # a file name with a NUL in it
        raise UsageError(f"cannot read {shown}: {error}") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError(f"{shown} is not UTF-8 text; save it as UTF-8 JSON") from None
    try:
        return parse_cases(_load(text), hidden=hidden)
    except json.JSONDecodeError as error:
        raise UsageError(
            f"{shown} is not JSON: {error.msg} at line {error.lineno}, column {error.colno}"
        ) from None
    except RecursionError:
        raise UsageError(f"{shown} is nested too deeply to be a case") from None
    except MalformedCase as error:
        raise UsageError(f"{shown}: {error}") from None
    except ValueError:  # a number of thousands of digits
        raise UsageError(f"{shown} holds a number that is too long") from None


def _read(name: str) -> bytes:
    if name != "-":
        return Path(name).read_bytes()
    if sys.stdin is None:
        raise UsageError("standard input is closed")
    return sys.stdin.buffer.read()


def _load(text: str) -> Json:
    """What the text holds: one JSON value, or a list of them when each has a line of its own."""
    try:
        return _loads(text)
    except json.JSONDecodeError:
        values = _load_lines(text)
        if not values:
            raise
        return values


def _load_lines(text: str) -> list[Json]:
    """The values of the lines; none when the first line holds no JSON."""
    values: list[Json] = []
    start = 0
    for line in text.split("\n"):
        if line.strip():
            try:
                values.append(_loads(line))
            except json.JSONDecodeError as error:
                if not values:
                    return values
                raise json.JSONDecodeError(error.msg, text, start + error.pos) from None
        start += len(line) + 1
    return values


def _loads(text: str) -> Json:
    data: Json = json.loads(text, parse_constant=_refuse)
    return data


def _refuse(constant: str) -> Json:
    raise MalformedCase(f"{constant} is not a number in JSON")
