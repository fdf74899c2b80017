"""The command line: what it prints, and what it returns."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from sw_widget import cases
from sw_widget.bench.compilation import Compilation, compilation
from sw_widget.cli import main

CASES = Path(__file__).parents[1] / "cases"


def test_all_public_cases_pass(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(CASES)]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 63
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert lines[-1] == f"{len(lines) - 1} passed, 0 failed"


def test_a_case_that_fails_says_what_was_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    case = json.loads((CASES / "base" / "wealthy_pays_once.json").read_text(encoding="utf-8"))
    case["steps"][-1]["expect"]["coins"] = [99, 6]
    (tmp_path / "wrong.json").write_text(json.dumps(case), encoding="utf-8")
    assert main(["check", str(tmp_path / "wrong.json")]) == 1
    out = capsys.readouterr().out
    assert "FAIL" in out and "expected [99, 6], found [16, 6]" in out
    assert out.splitlines()[-1] == "0 passed, 1 failed"


@pytest.mark.parametrize(
    "content", ["", "{", "[]", "{}", '{"format": "sw-case/1"}', '{"format": "sw-case/1", "steps": 3}']
)
def test_what_is_no_case_fails_plainly(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "odd.json").write_text(content, encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 1
    out = capsys.readouterr().out
    assert out.splitlines()[-1] == "0 passed, 1 failed"
    assert "Traceback" not in out


@pytest.mark.parametrize(
    ("step", "path"),
    [
        ({"do": "stop", "expect": {}}, "steps.0.do"),
        ({"expect": {"can": {"conquor": False}}}, "steps.0.expect.can.conquor"),
        ({"expect": {"regions": {"1": {"tokn": None}}}}, "steps.0.expect.regions.1.tokn"),
        ({"expect": {"to_act": {"phaze": None}}}, "steps.0.expect.to_act.phaze"),
        ({"expect": {"column": [{"rase": "elves"}]}}, "steps.0.expect.column.0.rase"),
        ({"expect": {"tray": {"elf": 3}}}, "steps.0.expect.elf"),
    ],
)
def test_a_typo_in_a_case_is_named(step: dict[str, object], path: str) -> None:
    result = cases.run(
        {"format": "sw-case/1", "name": "typo", "rule": "none", "scenario": {}, "steps": [step]}
    )
    assert not result.ok and result.message.startswith(path), result.message


def test_nothing_to_check_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", str(tmp_path)]) == 1
    assert main(["check", str(tmp_path / "missing.json")]) == 1
    assert "cannot be read" in capsys.readouterr().out


def test_bench_gives_its_figures(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "--json", "--seconds", "0.01"]) == 0
    figures = json.loads(capsys.readouterr().out)
    assert set(figures) >= {"calibration", "random_play", "full_answer_us", "clone_us"}
    for loop in ("random_play", "bare_loop"):
        assert set(figures[loop]) == {"2", "3", "4", "5"}
        assert all(rate > 0 for rates in figures[loop].values() for rate in rates.values())


def test_bench_says_what_it_measures(capsys: pytest.CaptureFixture[str]) -> None:
    measured = compilation()
    assert measured.modules > 50
    assert main(["bench", "engine", "--seconds", "0.01"]) == 0
    assert f"engine           {measured}\n" in capsys.readouterr().out
    assert str(Compilation(0, 60)) == "plain Python"
    assert str(Compilation(36, 60)) == "compiled (36 of 60 modules of the engine)"


def test_bench_counts_steps_of_the_environment(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "agents", "--json", "--seconds", "0.01"]) == 0
    rates = json.loads(capsys.readouterr().out)["environment_steps_per_s"]
    assert set(rates) == {"2", "3", "4", "5"} and all(rate > 0 for rate in rates.values())


def test_help_and_bad_options(capsys: pytest.CaptureFixture[str]) -> None:
    for arguments, code in ((["--help"], 0), (["check"], 2), (["bench", "--seconds", "0"], 2), (["fly"], 2)):
        with pytest.raises(SystemExit) as stop:
            main(arguments)
        assert stop.value.code == code
