"""Reading cases from a file or from standard input."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from chiva_engine.cases import Case, Json, MalformedCase, parse_cases
from chiva_engine.cli.errors import UsageError


def read_cases(name: str) -> tuple[Case, ...]:
    """The cases in the file `name`, ``-`` for standard input.

    One case, a list of cases, or one case a line. Raises UsageError.
    """
    shown = "standard input" if name == "-" else name
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
    except OSError as error:
        raise UsageError(f"cannot read {shown}: {error.strerror or error}") from None
    except ValueError as error:  # a file name with a NUL in it
        raise UsageError(f"cannot read {shown!r}: {error}") from None
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise UsageError(f"{shown} is not UTF-8 text; save it as UTF-8 JSON") from None
    try:
        return parse_cases(_load(text))
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


def _load(text: str) -> Json:
    try:
        data: Json = json.loads(text)
    except json.JSONDecodeError as whole:
        lines = [line for line in text.splitlines() if line.strip()]
        if len(lines) < 2:
            raise
        try:
            return [json.loads(line) for line in lines]
        except json.JSONDecodeError:
            raise whole from None
    return data
