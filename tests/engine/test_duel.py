"""Duplicate deals, their tally and the command `duel`; `bench` in brief."""

from __future__ import annotations

import json
import math
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chiva_engine.cli import bench, main
from chiva_engine.duel import CHOOSERS, Heaviest, Random, Tally, play_deal, play_match, quantile
from chiva_engine.hand import HandState
from chiva_engine.moves import Pass, Play
from chiva_engine.players import LEVELS
from chiva_engine.players.base import Thinking
from chiva_engine.view import observe
from tests.engine.strategies import few, hands_in_play


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
    low, high = tally.interval
    spread = math.sqrt(sum((p - 9 / 16) ** 2 for p in (1, 0.5, 0.75, 0)) / 3)
    assert high - low == pytest.approx(2 * 1.96 * spread / 2, abs=1e-9) or high == 1.0
    assert low == pytest.approx(9 / 16 - 1.96 * spread / 2)


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
    assert tally.matches == 2
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
    assert record["matches"] == 6
    assert isinstance(record["match_win_rate"], float)


def test_the_report_for_a_person(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["duel", "steady", "random", "--deals", "5", "--matches", "1"]) == 0
    out, err = capsys.readouterr()
    assert "steady wins" in out
    assert "% of 2 matches" in out
    assert err == "", "no bar where no terminal is"


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
