"""Files: whole or not at all, resumed at the start, opened and refused at the table."""

from __future__ import annotations

import os
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QApplication, QFileDialog
from pytestqt.qtbot import QtBot

from chiva_engine.players.steady import Steady
from chiva_engine.record import Record, read, write
from chiva_engine.timeline import PERSON, Timeline
from chiva_qt import settings as st
from chiva_qt.a11y.nodes import install_accessibility
from chiva_qt.controller import GameController
from chiva_qt.dialogs.base import Dialog, Question
from chiva_qt.dialogs.notice import Notice
from chiva_qt.i18n import languages
from chiva_qt.presentation import Change, Phase
from chiva_qt.saving.keeping import Keeping
from chiva_qt.saving.storage import (
    FileProblem,
    FileTrouble,
    Profile,
    put_away,
    read_record,
    resume,
    write_bytes,
    write_record,
)
from chiva_qt.window import MainWindow
from tests.support import SRC


def some_record(moves: int = 12, seed: str = "kept") -> Record:
    line = Timeline.new(seed)
    for _ in range(moves):
        hand = line.current.hand
        line = line.play(hand.legal_moves()[0], None if hand.turn == PERSON else "steady")
    return Record(line, "0123456789abcdef", ("steady", "steady", "beginner"))


GOOD = write(some_record())

# -- whole files ------------------------------------------------------------------------


def test_a_file_is_written_whole(tmp_path: Path) -> None:
    path = tmp_path / "a.chiva"
    write_record(path, some_record())
    write_record(path, some_record(20))
    assert read_record(path).record == some_record(20)
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.skipif(sys.platform == "win32", reason="limits by the system")
def test_a_full_disk_leaves_the_old_file(tmp_path: Path) -> None:
    """The system refuses to let the new file grow, as a full disk does."""
    path = tmp_path / "a.chiva"
    path.write_bytes(GOOD)
    code = (
        "import resource, signal, sys\n"
        "from pathlib import Path\n"
        "from chiva_qt.saving.storage import write_bytes, FileProblem\n"
        "signal.signal(signal.SIGXFSZ, signal.SIG_IGN)\n"
        "resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))\n"
        "try:\n"
        "    write_bytes(Path(sys.argv[1]), b'x' * 100_000)\n"
        "except FileProblem as problem:\n"
        "    print(problem.trouble.name)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(path)],
        env={**os.environ, "PYTHONPATH": str(SRC)},
        capture_output=True,
        text=True,
        check=True,
    )
    assert done.stdout.strip() == "FULL", done.stderr
    assert path.read_bytes() == GOOD
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_is_no_file(tmp_path: Path) -> None:
    for deed in (read_record, lambda path: write_bytes(path, b"x")):
        with pytest.raises(FileProblem) as caught:
            deed(tmp_path)
        assert caught.value.trouble is FileTrouble.NOT_A_FILE


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "a.chiva"
    for deed in (read_record, lambda path: write_bytes(path, b"x")):
        with pytest.raises(FileProblem) as caught:
            deed(path)
        assert caught.value.trouble is FileTrouble.MISSING


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no pipes in folders")
def test_a_pipe_is_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(FileProblem) as caught:
        read_record(tmp_path / "pipe")
    assert caught.value.trouble is FileTrouble.NOT_A_FILE


# -- resuming ------------------------------------------------------------------------------


def test_nothing_kept_is_no_trouble(tmp_path: Path) -> None:
    found = resume(tmp_path / "match.chiva")
    assert (found.record, found.problem, found.aside) == (None, None, None)


@pytest.mark.parametrize(
    ("data", "usable"),
    [(b"", False), (bytes(500), False), (b"\xff" * 40, False), (GOOD[:-200], True)],
    ids=["empty", "zeroed", "noise", "cut off"],
)
def test_a_broken_match_is_kept_aside(tmp_path: Path, data: bytes, usable: bool) -> None:
    path = tmp_path / "match.chiva"
    for number in (1, 2):
        path.write_bytes(data)
        found = resume(path)
        assert (found.record is not None) is usable
        assert found.aside == tmp_path / f"match-broken-{number}.chiva"
        assert found.aside.read_bytes() == data
        assert not path.exists()


def test_one_program_claims_a_profile(tmp_path: Path) -> None:
    first, second = Profile(tmp_path), Profile(tmp_path)
    assert first.claim()
    assert not second.claim()
    first.release()
    assert second.claim()
    second.release()


# -- at the table ----------------------------------------------------------------------------


class Table:
    """The window of a profile, as the program opens it."""

    def __init__(self, qtbot: QtBot, folder: Path, seed: str | None = None) -> None:
        self.qtbot = qtbot
        self.folder = folder
        self.settings = st.Settings(folder)
        self.settings.set(st.SPEED, "instant")
        self.settings.set(st.MOTION, "off")
        languages.switch("en")
        self.profile = Profile(folder)
        self.keeping = Keeping(self.profile)
        record = self.keeping.take_up(new=seed is not None)
        self.controller = GameController(lambda level: Steady(), seed, record=record)
        self.window = MainWindow(self.controller, self.settings, self.profile)
        self.keeping.keep(self.controller, self.window.files)
        self.changes: list[Change] = []
        self.controller.table_changed.connect(lambda model: self.changes.append(model.change))
        self.window.show()
        qtbot.waitExposed(self.window)
        self.controller.start()
        self.window.files.tell(self.keeping.told(self.window.files, self.settings))
        self.until_person()

    def until_person(self) -> None:
        waits = (Phase.CHOOSE, Phase.PASS, Phase.HAND_OVER)
        self.qtbot.waitUntil(lambda: self.controller.model.phase in waits or self.held)

    @property
    def held(self) -> bool:
        return bool(self.controller.holds)

    def play(self, moves: int = 1) -> None:
        for _ in range(moves):
            model = self.controller.model
            if model.phase is Phase.CHOOSE:
                held = next(tile for tile in model.hand if tile.playable)
                self.controller.play(held.tile, held.ends[0] if held.ends else None)
            elif model.phase is Phase.PASS:
                self.controller.pass_turn()
            else:
                self.controller.next_hand()
            self.until_person()

    def dialog(self, kind: type[Dialog]) -> Dialog:
        found = [d for d in self.window.findChildren(kind) if d.isVisible()]
        assert len(found) == 1
        return found[0]

    def notice(self) -> str:
        """What the notice says; closes it."""
        notice = self.dialog(Notice)
        assert isinstance(notice, Notice)
        text = notice.text.text()
        notice.reject()
        return text

    def close(self) -> None:
        self.window.close()
        self.controller.close()
        self.window.deleteLater()
        self.settings.sync()
        self.keeping.close()


Make = Callable[..., Table]


@pytest.fixture
def table(qtbot: QtBot, tmp_path: Path) -> Iterator[Make]:
    install_accessibility()
    made: list[Table] = []

    def make(seed: str | None = None) -> Table:
        if made:
            made[-1].close()
        made.append(Table(qtbot, tmp_path, seed))
        return made[-1]

    yield make
    made[-1].close()


def test_a_match_goes_on_with_undo_and_redo(table: Make) -> None:
    first = table("resumed")
    first.play(3)
    first.controller.undo()
    before = first.controller.record()
    assert before.aids
    again = table()
    assert again.changes[0] is Change.LOADED
    assert again.controller.record() == before
    assert again.controller.model.can_redo
    again.controller.redo()
    assert again.controller.match == before.timeline.redo().current
    again.controller.undo()
    again.controller.undo()
    assert again.controller.match == before.timeline.undo().current


def test_what_the_table_shows_is_on_the_disk(table: Make) -> None:
    """At every change of the table, the file already holds it."""
    one = table("on disk")
    path = one.folder / "match.chiva"
    behind: list[Change] = []

    def look(model: object) -> None:
        if read_record(path).record != one.controller.record():
            behind.append(one.controller.model.change)

    one.controller.table_changed.connect(look)
    one.play(6)
    one.controller.undo()
    one.controller.redo()
    one.controller.restart()
    one.controller.set_level(2, "beginner")
    one.controller.new_match("another")
    assert behind == []


def test_closing_asks_nothing(table: Make) -> None:
    one = table("closing")
    one.play()
    assert one.window.close()
    assert not [d for d in one.window.findChildren(Question) if d.isVisible()]


def test_a_match_of_a_newer_version_is_called_so(table: Make, tmp_path: Path) -> None:
    newer = GOOD.replace(b'"version": 1', b'"version": 99')
    (tmp_path / "match.chiva").write_bytes(newer)
    text = table().notice()
    assert "written by a newer version" in text
    assert "match-newer-1.chiva" in text
    assert "damaged" not in text
    assert (tmp_path / "match-newer-1.chiva").read_bytes() == newer


def test_a_seed_puts_the_running_match_away(table: Make) -> None:
    one = table("first")
    one.play(2)
    before = one.controller.record()
    two = table("second")
    assert two.controller.model.seed == "second"
    two.window.files.recent_menu.aboutToShow.emit()
    assert two.window.files.recent_menu.actions()[-1].text() == "Put away: seed first, hand 1"
    two.play()
    two.window.files.recent_menu.actions()[-1].trigger()
    assert two.controller.record() == before


def test_matches_that_were_put_away_do_not_push_each_other_out(table: Make, tmp_path: Path) -> None:
    """Only those in which the person played are kept, and each once."""
    for seed in ("one", "two", "three"):
        table(seed).play(2)
    table("not played")
    last = table("last")
    last.window.files.recent_menu.aboutToShow.emit()
    rows = [action.text() for action in last.window.files.recent_menu.actions()]
    kept = [row for row in rows if row.startswith("Put away")]
    assert kept == [f"Put away: seed {seed}, hand 1" for seed in ("three", "two", "one")]
    # Opened and left again without a move, a match is still there once.
    for _ in range(2):
        last.window.files.open_name(str(tmp_path / "previous-2.chiva"))
    last.window.files.recent_menu.aboutToShow.emit()
    assert [a.text() for a in last.window.files.recent_menu.actions()][-3:] == kept


def test_no_more_than_five_matches_are_put_away(tmp_path: Path) -> None:
    profile = Profile(tmp_path)
    record = read(GOOD).record
    assert record is not None
    names = [f"{number:016x}" for number in range(7)]
    for name in names:
        assert put_away(record._replace(identity=name), profile.previous)
    found = [read_record(path).record for path in profile.previous]
    assert [one.identity for one in found if one is not None] == names[:1:-1]
    assert len(list(tmp_path.iterdir())) == 5


def test_a_device_in_the_place_of_a_file_stays(tmp_path: Path) -> None:
    pipe = tmp_path / "match.chiva"
    os.mkfifo(pipe)
    with pytest.raises(FileProblem) as caught:
        write_bytes(pipe, b"data")
    assert caught.value.trouble is FileTrouble.NOT_A_FILE
    assert pipe.is_fifo()


@pytest.mark.parametrize("key", ["id", "levels", "aids", "cursor"])
def test_what_stands_beside_the_moves_can_be_damaged(table: Make, tmp_path: Path, key: str) -> None:
    """The match is good without it, from a file and at the start."""
    lines = GOOD.splitlines(keepends=True)
    bad = b"".join(
        b'"%s": {},\n' % key.encode() if b'"%s"' % key.encode() in x else x for x in lines
    )
    path = tmp_path / "bad.chiva"
    path.write_bytes(bad)
    one = table("running")
    one.play()
    one.window.files.open_name(str(path))
    question = one.dialog(Question)
    assert f"its part “{key}” does not make sense. Open the match without it?" in (
        question._text.text()  # type: ignore[attr-defined]
    )
    question.accept()
    assert one.controller.model.seed == "kept"
    (tmp_path / "match.chiva").write_bytes(bad)
    again = table()
    assert "It goes on without it." in again.notice()
    assert again.controller.model.seed == "kept"


def test_statistics_and_settings_that_cannot_be_opened_are_told(
    table: Make, tmp_path: Path
) -> None:
    (tmp_path / "statistics.db").mkdir()
    (tmp_path / "settings.ini").mkdir()
    text = table().notice()
    assert "The statistics cannot be opened: the system does not allow it." in text
    assert "settings.ini cannot be read or written" in text


def test_an_error_of_the_database_without_a_name_is_told_in_its_own_words(table: Make) -> None:
    text = table().window.files.texts.not_counted(sqlite3.ProgrammingError("It is closed."))
    assert text == "The statistics cannot be written: It is closed."


def test_a_broken_match_is_told_once(table: Make, tmp_path: Path) -> None:
    (tmp_path / "match.chiva").write_bytes(b"\xff\xfe nonsense")
    text = table().notice()
    assert "match-broken-1.chiva" in text
    assert "A new match begins." in text
    again = table()
    assert not [d for d in again.window.findChildren(Notice) if d.isVisible()]


def test_a_cut_match_goes_on_up_to_there(table: Make, tmp_path: Path) -> None:
    (tmp_path / "match.chiva").write_bytes(GOOD[:-120])
    one = table()
    assert one.controller.model.seed == "kept"
    assert one.controller.model.change is Change.LOADED or one.held
    assert "hand 1, move " in one.notice()


def test_settings_that_make_no_sense_are_told_once(table: Make, tmp_path: Path) -> None:
    (tmp_path / "settings.ini").write_bytes(bytes(300))
    one = table("settings")
    assert "settings-broken-1.ini" in one.notice()
    assert (tmp_path / "settings-broken-1.ini").read_bytes() == bytes(300)
    again = table()
    assert again.settings.aside is None
    assert again.settings.get(st.SPEED) == "instant"


def test_a_match_that_cannot_be_kept_goes_on(table: Make, tmp_path: Path) -> None:
    one = table("unkept")
    (tmp_path / "match.chiva").unlink()
    (tmp_path / "match.chiva").mkdir()
    number = len(one.controller.model.log)
    one.play()
    assert "not being saved" in one.notice()
    one.until_person()
    one.play(2)
    assert len(one.controller.model.log) > number
    assert not [d for d in one.window.findChildren(Notice) if d.isVisible()], "said once"


# -- open, save, drop, recent ---------------------------------------------------------------


def test_save_and_open(table: Make, tmp_path: Path) -> None:
    one = table("saved")
    one.play(2)
    saved = one.controller.record()
    path = tmp_path / "mine.chiva"
    one.window._actions["save-as"].trigger()
    dialog = one.window.findChild(QFileDialog, "file")
    assert dialog is not None
    assert dialog.selectedFiles()[0].endswith("chiva-saved.chiva")
    assert one.controller.holds == ("file",)
    dialog.fileSelected.emit(str(path))
    dialog.reject()
    assert one.controller.holds == ()
    one.controller.new_match("other")
    one.window.files.open_name(str(path))
    assert one.controller.record() == saved
    one.window.files.recent_menu.aboutToShow.emit()
    assert one.window.files.recent_menu.actions()[0].text() == "&1 mine.chiva"


def test_levels_come_with_a_match(table: Make, tmp_path: Path) -> None:
    one = table("levels")
    path = tmp_path / "levels.chiva"
    write_record(path, some_record()._replace(levels=("beginner", "genius", "steady")))
    one.window.files.open_name(str(path))
    # What this version does not know gives way to what is set.
    assert one.controller.levels == {2: "beginner", 3: "steady", 4: "steady"}
    assert one.settings.get(st.LEVELS[2]) == "beginner"


def test_a_damaged_match_is_opened_after_a_question(table: Make, tmp_path: Path) -> None:
    one = table("running")
    one.play()
    running = one.controller.record()
    path = tmp_path / "cut.chiva"
    path.write_bytes(GOOD[:-120])
    one.window.files.open_name(str(path))
    question = one.dialog(Question)
    assert isinstance(question, Question)
    assert "cut.chiva, hand 1, move " in question._text.text()
    question.reject()
    assert one.controller.record() == running
    one.window.files.open_name(str(path))
    one.dialog(Question).accept()
    assert one.controller.model.seed == "kept"
    assert path.read_bytes() == GOOD[:-120]


ILLEGAL = GOOD.replace(b'"move": "6-6', b'"move": "6-5', 1)
REFUSED: list[tuple[str, bytes | None, str]] = [
    ("empty", b"", "empty"),
    ("zeroed", bytes(2000), "empty"),
    ("noise", bytes(range(256)) * 9, "not text"),
    ("utf-16", GOOD.decode().encode("utf-16"), "not text"),
    ("prose", b"It was a dark night.", "cut off or garbled"),
    ("other json", b'{"a": 1}', "is no match"),
    ("a list", b"[]", "is no match"),
    ("newer", GOOD.replace(b'"version": 1', b'"version": 99'), "newer version"),
    ("no seed", GOOD.replace(b'"seed"', b'"sead"'), "“seed”"),
    ("deep", b'{"a":' * 50_000, "is no match"),
    ("huge", b" " * 5_000_000, "larger than"),
    ("illegal at once", ILLEGAL, "hand 1, move 1: "),
    ("a folder", None, "a folder"),
    ("not there", None, "no such file"),
]


@pytest.mark.parametrize(("name", "data", "said"), REFUSED, ids=[row[0] for row in REFUSED])
def test_a_file_that_is_refused(
    table: Make, tmp_path: Path, name: str, data: bytes | None, said: str
) -> None:
    """One sentence; the file and the running match stay as they are."""
    one = table("running")
    one.play()
    running = one.controller.record()
    path = tmp_path / "bad.chiva"
    if data is not None:
        path.write_bytes(data)
    elif name == "a folder":
        path.mkdir()
    one.window.files.open_name(str(path))
    text = one.notice()
    assert "bad.chiva" in text
    assert said in text
    assert text.count(". ") == 0, "one sentence"
    assert one.controller.record() == running
    assert read_record(one.profile.match).record == running
    if data is not None:
        assert path.read_bytes() == data
    assert one.controller.holds == ()


@pytest.mark.skipif(os.name == "nt" or os.geteuid() == 0, reason="the owner may read it all")
def test_a_file_without_permission(table: Make, tmp_path: Path) -> None:
    one = table("running")
    path = tmp_path / "secret.chiva"
    path.write_bytes(GOOD)
    path.chmod(0)
    one.window.files.open_name(str(path))
    assert "does not allow" in one.notice()


def drop(window: MainWindow, data: QMimeData) -> bool:
    """Drag something onto the middle of the table and let it go; whether it was taken."""
    target = window._view.viewport()
    place = QPoint(target.width() // 2, target.height() // 2)
    copy, left = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton
    none = Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(place, copy, data, left, none)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(QPointF(place), copy, data, left, none))
    return enter.isAccepted()


def test_a_file_is_dropped_on_the_table(table: Make, tmp_path: Path) -> None:
    one = table("running")
    path = tmp_path / "a.chiva"
    path.write_bytes(GOOD)
    for urls in ([], ["https://example.org/a.chiva"], [path.as_uri(), path.as_uri()]):
        data = QMimeData()
        data.setUrls([QUrl(url) for url in urls])
        assert not drop(one.window, data)
    data = QMimeData()
    data.setUrls([QUrl(path.as_uri())])
    assert drop(one.window, data)
    assert one.controller.model.seed == "kept"


def test_a_recent_file_that_is_gone_is_forgotten(table: Make, tmp_path: Path) -> None:
    one = table("recent")
    for number in range(12):
        one.window.files.save_name(str(tmp_path / f"{number}.chiva"))
    assert [path.name for path in one.window.files.recent()][:2] == ["11.chiva", "10.chiva"]
    assert len(one.window.files.recent()) == 8
    (tmp_path / "11.chiva").unlink()
    one.window.files.recent_menu.aboutToShow.emit()
    one.window.files.recent_menu.actions()[0].trigger()
    assert "no such file" in one.notice()
    assert one.window.files.recent()[0].name == "10.chiva"


def test_a_record_that_names_paths_opens_none_of_them(table: Make, tmp_path: Path) -> None:
    """Strange keys with paths and addresses in them are left unread."""
    bait = tmp_path / "bait"
    head = b'{"file": "%s", "url": "http://127.0.0.1:9/", ' % str(bait).encode()
    data = head + GOOD.removeprefix(b"{")
    assert read(data).record == some_record()
    one = table("running")
    opened: list[str] = []
    sys.addaudithook(lambda event, args: opened.append(str(args[0])) if event == "open" else None)
    (tmp_path / "strange.chiva").write_bytes(data)
    one.window.files.open_name(str(tmp_path / "strange.chiva"))
    assert one.controller.model.seed == "kept"
    assert str(bait) not in opened
