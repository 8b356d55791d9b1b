"""Duplicate deals, their tally and the command `duel`; `bench` in brief."""

from __future__ import annotations

import json
import math
import multiprocessing
import os
import random
import signal
import subprocess
import sys
import threading
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.cli import bench, main, workers
from chiva_engine.duel import CHOOSERS, Heaviest, Random, Tally, play_deal, play_match, quantile
from chiva_engine.hand import HandState
from chiva_engine.moves import Pass, Play
from chiva_engine.players import LEVELS
from chiva_engine.players.base import Thinking
from chiva_engine.view import observe
from tests.engine.strategies import few, hands_in_play
from tests.support import SRC


def played(out: str) -> dict[str, object]:
    record = json.loads(out)
    assert isinstance(record, dict)
    return record


@pytest.mark.parametrize("name", ["random", "heaviest", "beginner", "steady"])
def test_a_player_against_itself_wins_exactly_half(name: str) -> None:
    """Each deal is the same hand twice, once for each side."""
    for number in range(1, 30):
        tally = play_deal(CHOOSERS[name](), CHOOSERS[name](), "mirror", number)
        assert tally.pairs == [2]


def test_a_duel_seen_from_the_other_side_is_its_mirror() -> None:
    for number in range(1, 30):
        (ab,) = play_deal(CHOOSERS["steady"](), Heaviest(), "sides", number).pairs
        (ba,) = play_deal(Heaviest(), CHOOSERS["steady"](), "sides", number).pairs
        assert ab + ba == 4


def test_the_tally_counts_drawn_hands_half() -> None:
    tally = Tally()
    for part in (Tally([4]), Tally([2], draws=2), Tally([3], draws=1), Tally([0])):
        tally += part
    assert tally.win_rate == 9 / 16
    assert tally.draws == 3
    assert tally.interval[0] < tally.win_rate < tally.interval[1]


def test_the_interval_of_many_deals_follows_their_spread() -> None:
    tally = Tally([4, 2, 3, 0] * 250)
    low, high = tally.interval
    spread = math.sqrt(sum((p - 9 / 16) ** 2 for p in (1, 0.5, 0.75, 0)) * 250 / 999)
    assert low == pytest.approx(9 / 16 - 1.96 * spread / math.sqrt(1000))
    assert high == pytest.approx(9 / 16 + 1.96 * spread / math.sqrt(1000))


@pytest.mark.parametrize("points", [0, 1, 2, 4])
def test_a_few_equal_deals_prove_little(points: int) -> None:
    """The score interval: with three deals of a mean of one half it is 12.5 to 87.5 %."""
    one, three, twenty = (Tally([points] * number).interval for number in (1, 3, 20))
    for low, high in (one, three, twenty):
        assert 0 <= low <= points / 4 <= high <= 1
    assert one[1] - one[0] > three[1] - three[0] > twenty[1] - twenty[0] > 0.1
    assert three[1] - three[0] > 0.5
    if points == 2:
        assert three == pytest.approx((0.125, 0.875), abs=1e-3)


@given(st.lists(st.integers(0, 4), max_size=150), st.randoms(use_true_random=False))
def test_the_order_of_deals_changes_no_digit(pairs: list[int], rng: random.Random) -> None:
    other = list(pairs)
    rng.shuffle(other)
    assert Tally(other).interval == Tally(pairs).interval


def test_an_empty_tally_claims_nothing() -> None:
    tally = Tally()
    assert math.isnan(tally.win_rate)
    assert tally.interval == (0.0, 1.0)
    assert tally.match_win_rate is None


@given(st.lists(st.floats(0, 10), min_size=1))
def test_quantiles(values: list[float]) -> None:
    assert quantile(values, 1) == max(values)
    assert min(values) <= quantile(values, 0.5) <= quantile(values, 0.95) <= max(values)
    assert sum(value <= quantile(values, 0.95) for value in values) >= 0.95 * len(values)


@given(hands_in_play(), st.integers(0, 2**64 - 1))
@few
def test_the_yardsticks_play_by_the_rules(hand: HandState, seed: int) -> None:
    turn = hand.turn
    if turn is None:
        return
    view = observe(hand, turn, (0, 0))
    assert Random().choose(view, Thinking(seed)) in view.legal_moves()
    heaviest = Heaviest().choose(view, Thinking(seed))
    assert heaviest in view.legal_moves()
    if isinstance(heaviest, Play):
        plays = [move for move in view.legal_moves() if isinstance(move, Play)]
        assert heaviest.tile.pips == max(play.tile.pips for play in plays)
    else:
        assert heaviest == Pass()


def test_a_match_is_played_to_its_end_on_both_sides() -> None:
    tally = play_match(CHOOSERS["steady"](), Random(), "match", 1)
    assert tally.matches == 1
    assert 0 <= tally.matches_won <= 2


@pytest.mark.parametrize("rival", ["random", "heaviest"])
def test_steady_beats_the_yardsticks(rival: str) -> None:
    tally = Tally()
    for number in range(1, 301):
        tally += play_deal(CHOOSERS["steady"](), CHOOSERS[rival](), "yardstick", number)
    assert tally.interval[0] > 0.55


def test_json_says_what_was_measured(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["duel", "steady", "random", "--deals", "40", "--seed", "x", "--json"]
    assert main(arguments) == 0
    first = played(capsys.readouterr().out)
    assert main(arguments) == 0
    again = played(capsys.readouterr().out)
    assert first["deals"] == 40
    assert first["match_win_rate"] is None
    interval, rate = first["interval"], first["win_rate"]
    assert isinstance(interval, list)
    assert interval[0] <= rate <= interval[1]
    times = first.pop("decision_ms")
    assert isinstance(times, dict)
    assert 0 < times["median"] <= times["p95"] <= times["max"]
    again.pop("decision_ms")
    assert first == again


def test_jobs_do_not_change_the_result(capsys: pytest.CaptureFixture[str]) -> None:
    found = []
    for jobs in ("1", "2"):
        assert main(["duel", "steady", "heaviest", "--deals", "12", "--jobs", jobs, "--json"]) == 0
        record = played(capsys.readouterr().out)
        record.pop("decision_ms")
        found.append(record)
    assert found[0] == found[1]


def test_matches_alone(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "steady", "random", "--matches", "3", "--json"]) == 0
    record = played(capsys.readouterr().out)
    assert record["deals"] == 0
    assert record["win_rate"] is None
    assert record["matches"] == 3, "counted as deals are: once, though played twice"
    assert isinstance(record["match_win_rate"], float)
    assert (6 * record["match_win_rate"]).is_integer()


def test_the_report_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "steady", "random", "--deals", "5", "--matches", "2"]) == 0
    out, err = capsys.readouterr()
    assert "steady wins" in out
    assert "; 5 deals played twice, " in out
    assert "; 2 matches played twice\n" in out
    assert err == "", "no bar where no terminal is"


def test_one_is_singular(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "steady", "random", "--deals", "1", "--matches", "1"]) == 0
    out = capsys.readouterr().out
    assert "; 1 deal played twice, " in out
    assert "; 1 match played twice\n" in out


# -- processes -----------------------------------------------------------------------------------


def test_no_more_processes_than_there_is_work_for(monkeypatch: pytest.MonkeyPatch) -> None:
    assert workers.most_workers(5) <= 5
    assert workers.most_workers(10_000) <= 60
    started: list[object] = []
    start = workers._start

    def counted(work: Any, there: Any) -> Any:
        started.append(there)
        return start(work, there)

    monkeypatch.setattr(workers, "_start", counted)
    monkeypatch.setattr(workers.os, "cpu_count", lambda: 64)
    assert sorted(workers.shared_out(abs, [-3, -1, -2], 9999)) == [1, 2, 3]
    assert len(started) == 3


def stuck_after_two(piece: int) -> int:
    if piece > 2:
        threading.Event().wait()
    return piece


def ends_itself(piece: int) -> int:
    os._exit(3)


def test_closing_ends_work_in_the_middle() -> None:
    results = workers.shared_out(stuck_after_two, [1, 2, 3, 4], 2)
    assert {next(results), next(results)} == {1, 2}
    assert multiprocessing.active_children()
    results.close()
    assert multiprocessing.active_children() == []


def test_a_process_that_ends_by_itself_is_told() -> None:
    with pytest.raises(ChildProcessError):
        list(workers.shared_out(ends_itself, [1, 2], 2))
    assert multiprocessing.active_children() == []


LONG = ["duel", "steady", "beginner", "--deals", "100000"]
posix = pytest.mark.skipif(sys.platform == "win32", reason="needs POSIX signals and terminals")


class Running:
    """`chiva-engine` in a process of its own, with a terminal for its bar."""

    def __init__(self, *arguments: str) -> None:
        import pty

        self._bar, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [sys.executable, "-m", "chiva_engine", *arguments],
            stdout=subprocess.PIPE,
            stderr=theirs,
            text=True,
        )
        os.close(theirs)
        self._seen = ""
        self._news = threading.Condition()
        # Always read, as by a terminal: the process would wait for that.
        self._reader = threading.Thread(target=self._read)
        self._reader.start()

    def _read(self) -> None:
        open_still = True
        while open_still:
            try:
                part = os.read(self._bar, 1000).decode()
            except OSError:  # nobody writes any more
                part = ""
            open_still = bool(part)
            with self._news:
                self._seen += part
                self._news.notify()

    def wait_for(self, text: str) -> None:
        """Until `text` stands in the bar."""
        with self._news:
            assert self._news.wait_for(lambda: text in self._seen, timeout=60)

    def end_by(self, number: int) -> tuple[int, str]:
        """The status and the output after a signal; not before all its processes are gone, since
        each holds the output open."""
        self.process.send_signal(number)
        out, _ = self.process.communicate(timeout=60)
        self._reader.join()
        os.close(self._bar)
        return self.process.returncode, out


@posix
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupted_duel_tells_what_it_counted(jobs: str) -> None:
    duel = Running(*LONG, "--jobs", jobs, "--json")
    duel.wait_for("] 3 of 100000")
    status, out = duel.end_by(signal.SIGINT)
    assert status == 130
    record = played(out)
    assert record["partial"] is True
    deals = record["deals"]
    assert isinstance(deals, int)
    assert 3 <= deals < 100_000
    assert isinstance(record["win_rate"], float)


@posix
def test_an_interrupted_duel_says_so() -> None:
    duel = Running(*LONG)
    duel.wait_for("] 1 of 100000")
    status, out = duel.end_by(signal.SIGINT)
    assert status == 130
    first, second, *_ = out.splitlines()
    assert first.startswith("stopped after ")
    assert first.endswith(" of 100000")
    assert second.startswith("steady wins ")


@posix
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_a_duel_interrupted_at_once_claims_nothing(form: tuple[str, ...]) -> None:
    duel = Running("duel", "master", "master", *form)
    duel.wait_for("] 0 of 1000")
    status, out = duel.end_by(signal.SIGINT)
    assert status == 130
    if form:
        record = played(out)
        assert (record["win_rate"], record["interval"], record["deals"]) == (None, None, 0)
    else:
        assert out == "stopped after 0 of 1000\n"


@posix
def test_the_bar_is_there_before_the_first_deal_is_over() -> None:
    duel = Running(*LONG, "--jobs", "2")
    duel.wait_for("] 0 of 100000")
    duel.end_by(signal.SIGTERM)


@posix
@pytest.mark.parametrize("number", ["SIGTERM", "SIGKILL"])
def test_no_process_outlives_the_duel(number: str) -> None:
    duel = Running(*LONG, "--jobs", "2")
    duel.wait_for("] 3 of 100000")
    status, _ = duel.end_by(getattr(signal, number))
    assert status == -getattr(signal, number)


@posix
@pytest.mark.parametrize(("number", "status"), [("SIGINT", 130), ("SIGTERM", 143), ("SIGKILL", -9)])
def test_no_process_outlives_the_benchmark(
    number: str, status: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A turn of an hour holds a pipe open as long as it lives."""
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    (tmp_path / "sitecustomize.py").write_text(
        "import sys\n"
        "sys.modules['mypyc'] = None  # nothing is compiled before\n"
        f"if '--measure' in sys.orig_argv: held = open({str(pipe)!r}, 'w')\n"
    )
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), str(SRC)]))
    bench = Running("bench", "--seconds", "3600", "--turns", "1")
    with pipe.open() as turn:
        ended, _ = bench.end_by(getattr(signal, number))
        assert turn.read() == ""
    assert ended == status


@pytest.mark.parametrize(
    "options", [["--deals", "0"], ["--deals", "-1"], ["--jobs", "0"], ["--seed", " "]]
)
def test_what_cannot_be_played_is_refused(
    options: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["duel", "steady", "random", *options]) == 2
    assert capsys.readouterr().err.startswith("chiva-engine duel: ")


def test_every_level_can_duel() -> None:
    assert set(CHOOSERS) == {"random", "heaviest", *LEVELS}


def test_the_benchmark_measures(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_compiler(folder: Path) -> bool:
        return False

    monkeypatch.setattr(bench, "compile_core", no_compiler)
    assert main(["bench", "--seconds", "0.02", "--turns", "1", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    plain = {row["unit"]: row["rate"] for row in rows if row["engine"] == "plain"}
    assert set(plain) == {"hands", "playouts"}
    assert min(plain.values()) > 0
