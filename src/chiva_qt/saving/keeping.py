"""From the start to the end of the program: the match that is taken up, and where it is kept."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from chiva_engine.record import Record, write
from chiva_qt.controller import GameController
from chiva_qt.saving.files import MatchFiles
from chiva_qt.saving.storage import (
    Autosave,
    FileProblem,
    FileTrouble,
    Profile,
    Resumed,
    keep_aside,
    put_away,
    read_record,
    resume,
)
from chiva_qt.settings import Settings

# SQLite is loaded when something is counted, or once the table is seen.
if TYPE_CHECKING:
    import sqlite3

    from chiva_qt.saving.statistics import Statistics


class Keeping:
    """The running match of a profile. Only the first program that uses a profile keeps one."""

    def __init__(self, profile: Profile, *, demo: bool = False) -> None:
        """`demo`: a demo has a running match of its own."""
        self.claimed = profile.claim()
        """Whether this program keeps its match."""
        self._profile = profile
        self._demo = demo
        self._path = profile.demo if demo else profile.match
        self._found = Resumed()
        self._autosave: Autosave | None = None
        self._statistics_aside: Path | None = None
        self._statistics_shut: sqlite3.Error | None = None
        """Why what is counted ends with the program."""
        self._statistics: Statistics | None = None

    def take_up(self, *, new: bool) -> Record | None:
        """The match to go on with; None begins one. `new`: the person asked for another one."""
        if not self.claimed:
            return None
        if not new:
            self._found = resume(self._path)
            record = self._found.record
            # A demo has nobody who looks at a result.
            over = record is not None and record.timeline.current.winner is not None
            return None if over and self._demo else record
        if not self._demo:
            try:
                record = read_record(self._path).record
                if record is not None:
                    put_away(record, self._profile.previous)
            except FileProblem as problem:
                if problem.trouble is not FileTrouble.MISSING:
                    self._found = Resumed(problem=problem)
        return None

    @property
    def statistics(self) -> Statistics:
        """The statistics of the profile; a broken file is kept aside and begun anew."""
        if self._statistics is None:
            self._statistics = self._open_statistics()
        return self._statistics

    def _open_statistics(self) -> Statistics:
        import sqlite3

        from chiva_qt.saving.statistics import Statistics

        path = self._profile.statistics
        for _ in range(2):
            try:
                return Statistics(path)
            except sqlite3.OperationalError as error:
                # Nobody may write there, or another program holds it.
                self._statistics_shut = error
                break
            except sqlite3.DatabaseError:
                try:
                    self._statistics_aside = keep_aside(path)
                except FileProblem:
                    break
        return Statistics(None)

    def keep(self, controller: GameController, files: MatchFiles) -> None:
        """Save and count the match from now on, and say so where that fails."""
        files.statistics_of_profile = lambda: self.statistics
        if not self._demo:
            failed = False

            def count() -> None:
                nonlocal failed
                record = controller.record()
                if record.timeline.current.hand.result is None:
                    return
                import sqlite3

                try:
                    self.statistics.note(record)
                except sqlite3.Error as error:
                    first, failed = not failed, True
                    if first:
                        files.tell(files.texts.not_counted(error))

            controller.game_changed.connect(count)
        if self.claimed:
            self._autosave = Autosave(controller, self._path, controller)
            self._autosave.failed.connect(files.tell_not_kept)

    def told(self, files: MatchFiles, settings: Settings) -> str:
        """What the person should hear of what was found at the start; empty when all is well.

        Opens the statistics.
        """
        _ = self.statistics
        texts = files.texts
        said = [texts.resumed(self._found)]
        if settings.aside is not None:
            said.append(texts.settings_broken(settings.aside.name))
        elif not settings.kept:
            said.append(texts.settings_not_kept(settings.path.name))
        if self._statistics_aside is not None:
            said.append(texts.statistics_broken(self._statistics_aside.name))
        elif self._statistics_shut is not None and self.claimed:
            said.append(texts.statistics_not_kept(self._statistics_shut))
        return " ".join(filter(None, said))

    @staticmethod
    def text(controller: GameController) -> str:
        """The match as its record, for a report."""
        return write(controller.record()).decode("ascii")

    def close(self) -> None:
        """Let another program have the profile."""
        if self._statistics is not None:
            self._statistics.close()
        self._profile.release()
