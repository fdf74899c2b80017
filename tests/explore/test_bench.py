"""The parts of the bench that play tournaments: what they give, and what they print."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor

import pytest

from sw_widget.bench import ladder, scaling
from sw_widget.cli import main


@pytest.fixture
def short_ladder(monkeypatch: pytest.MonkeyPatch) -> None:
    rungs = ladder.Rung("greedy", "random", 95), ladder.Rung("random", "random", 100, "base/4p")
    monkeypatch.setattr(ladder, "RUNGS", rungs)


@pytest.mark.usefixtures("short_ladder")
def test_the_ladder_gives_wins_with_intervals_and_times(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ladder", "--games", "2", "--json"]) == 0
    out = capsys.readouterr()
    first, second = json.loads(out.out)["ladder"]
    assert (first["bot"], first["against"], first["games"], first["aim"]) == ("greedy", "random", 2, 0.95)
    assert 0 <= first["low"] <= first["share"] <= first["high"] <= 1
    assert 0 < first["move_ms"]["p50"] <= first["move_ms"]["p95"] <= first["move_ms"]["max"]
    assert second["bot"] == second["against"] == "random" and second["board"] == "base/4p"
    assert not out.err, "no bar where nobody looks"


def test_a_rung_says_whether_its_aims_are_reached() -> None:
    figures = {
        "bot": "lookahead", "against": "planner", "board": "base/4p", "effort": None,
        "games": 100, "seed": 0, "share": 0.79, "low": 0.7,
        "high": 0.86, "aim": 0.8, "coins": 99.0, "coins_against": 80.0,
        "move_ms": {"p50": 90.0, "p95": 500.0, "max": 900.0},
    }  # fmt: skip
    lines = ladder.report({"ladder": [figures]})
    assert lines[0] == "lookahead against planner, 100 games on base/4p (seed 0)"
    shorter = ladder.report({"ladder": [figures | {"effort": 9}]})
    assert shorter[0].startswith("lookahead (effort 9) against planner, ")
    assert "79.0 %" in lines[1] and "70.0 to 86.0" in lines[1] and lines[1].endswith("aim 80: missed)")
    assert lines[3].endswith("at most 900.0; aim 1000: reached)")


def test_spread_is_what_most_values_stay_below() -> None:
    assert ladder.spread([float(number) for number in range(101)]) == {"p50": 50, "p95": 95, "max": 100}
    assert ladder.spread([3.0]) == {"p50": 3, "p95": 3, "max": 3}


def test_scaling_compares_crews_and_their_records(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(scaling, "BOTS", ("random", "random"))
    monkeypatch.setattr(scaling, "_crews", lambda: {"threads": ThreadPoolExecutor(2)})
    assert main(["bench", "scaling", "--seconds", "0.01"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("random against random, 20 games") and lines[0].endswith("the same")
    assert [line.split("  ")[1] for line in lines[1:]] == ["one by one", "threads"]
    assert "(1.00 times)" in lines[1]


@pytest.mark.parametrize("arguments", [["fast"], ["ladder", "all", "--games", "0"], ["--seconds", "-1"]])
def test_what_the_bench_cannot_do_is_said(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["bench", *arguments])
    assert stop.value.code == 2
    assert "sw-widget bench: error:" in capsys.readouterr().err
