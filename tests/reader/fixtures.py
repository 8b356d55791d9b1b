"""The fixtures `reader` and `screen`: a private desktop, one program of one's own in each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar

import pytest

import dev
from tests.reader.desktop import (
    READER_NEEDS,
    SCREEN_NEEDS,
    Desktop,
    ReaderDesktop,
    StartError,
    missing_for,
)

REQUIRED = "CHIVA_REQUIRE_READER"
STARTS = 3

AnyDesktop = TypeVar("AnyDesktop", bound=Desktop)
Provider = Callable[[], AnyDesktop]


def provider(
    kind: type[AnyDesktop], needs: Sequence[dev.SystemPackage], factory: pytest.TempPathFactory
) -> Iterator[Provider[AnyDesktop]]:
    """Give a function that gives a healthy desktop: the same one for as long as it lives.

    Only its start is tried again. Skips where the machine lacks something, and fails there instead
    when CHIVA_REQUIRE_READER=1 says that nothing may be skipped.
    """
    lacking = missing_for(needs)
    current: list[AnyDesktop] = []

    def provide() -> AnyDesktop:
        if lacking:
            if os.environ.get(REQUIRED) == "1":
                pytest.fail(lacking)
            pytest.skip(lacking)
        if current and not current[0].healthy():
            current.pop().close()
        for attempt in range(1, STARTS + 1):
            if current:
                break
            try:
                current.append(kind(factory.mktemp("desktop")).__enter__())
            except StartError:
                if attempt == STARTS:
                    raise
        return current[0]

    yield provide
    for desktop in current:
        desktop.close()


@pytest.fixture(scope="session")
def reader_provider(
    tmp_path_factory: pytest.TempPathFactory,
) -> Iterator[Provider[ReaderDesktop]]:
    """The session's desktop with Orca, started by the first test that asks for it."""
    yield from provider(ReaderDesktop, READER_NEEDS, tmp_path_factory)


@pytest.fixture(scope="session")
def screen_provider(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Provider[Desktop]]:
    """The session's desktop without Orca, started by the first test that asks for it."""
    yield from provider(Desktop, SCREEN_NEEDS, tmp_path_factory)


def for_one_test(desktop: AnyDesktop) -> Iterator[AnyDesktop]:
    """Lend the desktop to a test; afterwards its program ends, and must not have complained."""
    try:
        yield desktop
        complaints = desktop.program.complaints() if desktop.program else []
        assert not complaints, "the program complained:\n" + "\n".join(complaints)
    finally:
        desktop.stop_program()


@pytest.fixture
def reader(reader_provider: Provider[ReaderDesktop]) -> Iterator[ReaderDesktop]:
    """A desktop with a real Orca: launch(), press(), wait_for_speech()."""
    yield from for_one_test(reader_provider())


@pytest.fixture
def screen(screen_provider: Provider[Desktop]) -> Iterator[Desktop]:
    """A desktop without a reader: launch(), click(), press(), tree(), screenshot()."""
    yield from for_one_test(screen_provider())
