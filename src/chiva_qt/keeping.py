"""From the start to the end of the program: the match that is taken up, and where it is kept."""

from __future__ import annotations

from pathlib import Path

from chiva_engine.record import Record, write
from chiva_qt.controller import GameController
from chiva_qt.files import MatchFiles
from chiva_qt.storage import Autosave, FileProblem, Profile, Resumed, put_away, resume


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
                put_away(self._path, self._profile.previous)
            except FileProblem as problem:
                self._found = Resumed(problem=problem)
        return None

    def keep(self, controller: GameController, files: MatchFiles) -> None:
        """Save the match from now on, and say so where that fails."""
        if self.claimed:
            self._autosave = Autosave(controller, self._path, controller)
            self._autosave.failed.connect(files.tell_not_kept)

    def told(self, files: MatchFiles, settings_aside: Path | None) -> str:
        """What the person should hear of what was found at the start; empty when all is well."""
        said = [files.texts.resumed(self._found)]
        if settings_aside is not None:
            said.append(files.texts.settings_broken(settings_aside.name))
        return " ".join(filter(None, said))

    @staticmethod
    def text(controller: GameController) -> str:
        """The match as its record, for a report."""
        return write(controller.record()).decode("ascii")

    def close(self) -> None:
        """Let another program have the profile."""
        self._profile.release()
