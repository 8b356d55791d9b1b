"""Work shared out to processes, none of which outlives the one that started it.

Python's own pools do not serve: the executor's processes cannot be ended in the middle of their
work, and `multiprocessing.Pool` waits for ever for a piece whose process was killed.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection, Pipe, wait
from multiprocessing.context import SpawnProcess
from typing import Final, TypeVar

MOST: Final = 60
"""Windows waits for no more things than this at once."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def most_workers(pieces: int) -> int:
    """So many processes are of use: no more than there are pieces of work, and than twice the
    processors."""
    return min(pieces, 2 * (os.cpu_count() or 1), MOST)


def shared_out(
    work: Callable[[Piece], Result], pieces: Sequence[Piece], jobs: int
) -> Generator[Result, None, None]:
    """What `work` makes of each piece, as it comes, in up to `jobs` processes (`most_workers`).

    When the iterator is closed, also by an error, its processes end at once, in the middle of
    their work. Raises ChildProcessError when one of them ends by itself. For the main thread.
    """
    waiting = iter(pieces)
    workers: dict[Connection, SpawnProcess] = {}
    try:
        with _deaf():
            for _ in range(min(jobs, most_workers(len(pieces)))):
                here, there = Pipe()
                workers[here] = _start(work, there)
        # Each has a piece in hand and one beside it, so that none waits for the next.
        for here in (*workers, *workers):
            _send_next(here, waiting)
        for _ in pieces:
            ready = wait(list(workers))
            here = next(here for here in workers if here in ready)
            try:
                result: Result = here.recv()
            except EOFError:
                raise ChildProcessError("a process ended before its work was done") from None
            _send_next(here, waiting)
            yield result
    finally:
        for worker in workers.values():
            worker.kill()
        for worker in workers.values():
            worker.join()


def _start(work: Callable[[Piece], Result], there: Connection) -> SpawnProcess:
    """A new process at the other end of a pipe."""
    # Not a copy of this process, which may have threads.
    worker = SpawnProcess(target=_serve, args=(work, there), daemon=True)
    worker.start()
    there.close()
    return worker


@contextmanager
def _deaf() -> Iterator[None]:
    """Ctrl+C waits meanwhile, and processes that are started are deaf to it: it goes to the whole
    group, and this process is to answer it alone."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # it starts with the first process, and would let Ctrl+C in
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _send_next(worker: Connection, waiting: Iterator[Piece]) -> None:
    for piece in waiting:
        worker.send(piece)
        return


def _serve(work: Callable[[Piece], Result], there: Connection) -> None:
    """Work on what comes until the process is ended."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where it is not inherited
    threading.Thread(target=_end_with_parent, daemon=True).start()
    try:
        while True:
            there.send(work(there.recv()))
    except (EOFError, BrokenPipeError):
        return  # the parent has gone


def _end_with_parent() -> None:
    """However the parent ends, also without a word: nobody else would end this process."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)
