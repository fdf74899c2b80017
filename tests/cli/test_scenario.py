"""`sw-widget scenario`: files are checked, positions are drawn, and what is wrong is said plainly."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from sw_widget import Game
from sw_widget.cli import main

ROOT = Path(__file__).parents[2]
LESSON = ROOT / "sw_widget" / "teach" / "boards" / "races" / "giants.json"
SCENARIO: dict[str, Any] = {
    "format": "sw-scenario/1",
    "title": "A mountain",
    "board": {
        "regions": {"a": {"terrain": "hill", "border": True}, "b": {"terrain": "mountain"}},
        "edges": [["a", "b"]],
    },
    "players": [{"name": "Ann", "active": {"race": "elves", "power": "stout", "hand": 4}}, {"name": "Ben"}],
    "regions": {"a": {"player": 0, "race": "elves", "tokens": 2}},
}


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a scenario and a lesson, to work in."""
    monkeypatch.chdir(tmp_path)
    write("mountain.json", SCENARIO)
    write("look.json", json.loads(LESSON.read_text(encoding="utf-8")))
    return tmp_path


def write(name: str, data: object) -> None:
    Path(name).write_text(json.dumps(data), encoding="utf-8")


def test_what_is_in_order_gets_a_line(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "check", "mountain.json", "look.json"]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "ok    mountain: a scenario for 2 players, 'A mountain'",
        "ok    look: a lesson, 'Look down from above'",
        "2 fine, 0 wrong",
    ]
    assert main(["scenario", "check", str(here)]) == 0
    assert f"ok    {here.name}/look: " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (
            {**SCENARIO, "regions": {"a": {"player": 0, "race": "elves", "tokens": "two"}}},
            "regions.a.tokens: must be a whole number",
        ),
        ({"format": "sw-lesson/1", "title": 3}, "title: must be"),
        ([], "must be an object with a format, not []"),
        ({}, "format: must be 'sw-scenario/1' or 'sw-lesson/1', not None"),
        ({"format": ["sw-scenario/1"]}, "format: must be"),
        ({"format": "sw-case/1"}, "`sw-widget check` runs it"),
        ({"format": "sw-save/1"}, "`Game.load` opens it"),
    ],
)
def test_what_is_wrong_is_said_with_its_key(
    here: Path, content: object, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    write("odd.json", content)
    assert main(["scenario", "check", "odd.json", "mountain.json"]) == 1
    first, second, count = capsys.readouterr().out.splitlines()
    assert first.startswith("FAIL  odd: ") and said in first
    assert second.startswith("ok ") and count == "1 fine, 1 wrong"

    assert main(["scenario", "draw", "odd.json", "-o", "odd.svg"]) == 1
    found = capsys.readouterr()
    assert found.err.startswith("sw-widget: odd.json: ") and said in found.err
    assert not found.out and not Path("odd.svg").exists()


def test_files_that_cannot_be_read(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    Path("broken.json").write_text("{", encoding="utf-8")
    Path("odd.json").write_bytes(b"\xff\xfe\x00")
    assert main(["scenario", "check", "broken.json", "odd.json", "missing.json"]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("FAIL  broken: is no scenario: ") and "line 1" in lines[0]
    assert lines[1].startswith("FAIL  odd: is no scenario: ")
    assert lines[2].startswith("FAIL  missing: cannot be read: ")
    assert lines[3] == "0 fine, 3 wrong"


def test_a_lesson_is_played(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    lesson = json.loads(Path("look.json").read_text(encoding="utf-8"))
    lesson["solutions"] = [lesson["mistakes"][0]["line"]]
    write("look.json", lesson)
    assert main(["scenario", "check", "look.json"]) == 1
    assert capsys.readouterr().out.startswith("FAIL  look: solutions.0 ")


def test_a_folder_without_any_is_no_success(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "check", str(tmp_path)]) == 1
    assert "no scenario and no lesson was found" in capsys.readouterr().err


def test_everything_that_stands_somewhere_is_drawn(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game = Game.from_scenario(SCENARIO)
    for given in ("mountain.json", "look.json", "giants", game.code):
        assert main(["scenario", "draw", given, "-o", "out.svg"]) == 0
        assert capsys.readouterr().out == "wrote out.svg\n"
        assert ElementTree.parse("out.svg").getroot().tag == "{http://www.w3.org/2000/svg}svg"


def test_letters_and_pictures_are_printed(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "draw", "mountain.json", "--text"]) == 0
    assert capsys.readouterr().out == f"{Game.from_scenario(SCENARIO)}\n"
    assert main(["scenario", "draw", "mountain.json"]) == 0
    assert capsys.readouterr().out.startswith("<svg ")
    assert main(["scenario", "draw", "mountain.json", "--text", "-o", "out.txt"]) == 0
    assert "*A 2 Elves*" in Path("out.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (
            "underwrld",
            "there is no such file, and there is no lesson called 'underwrld'; perhaps 'underworld'?",
        ),
        ("missing.json", "missing.json: cannot be read"),
        ("SW1.nonsense", "code: "),
    ],
)
def test_what_cannot_be_found_is_said(
    here: Path, given: str, said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["scenario", "draw", given]) == 1
    assert said in capsys.readouterr().err


def test_where_nothing_can_be_written(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "draw", "mountain.json", "-o", "no/such/folder.svg"]) == 1
    assert "folder.svg cannot be written" in capsys.readouterr().err


def test_a_map_that_does_not_fit_the_terminal_says_so(
    here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("COLUMNS", "80")
    assert main(["scenario", "draw", "mountain.json", "--text"]) == 0
    assert "columns" not in capsys.readouterr().err
    assert main(["scenario", "draw", "giants", "--text"]) == 0
    assert "needs 96 columns; the terminal has 80" in capsys.readouterr().err


@pytest.mark.parametrize(
    "command", [[], ["lab"], ["scenario"], ["scenario", "check"], ["scenario", "draw"], ["check"], ["bench"]]
)
def test_help_fits_a_terminal_and_has_examples(
    command: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    with pytest.raises(SystemExit) as stop:
        main([*command, "--help"])
    assert stop.value.code == 0
    out = capsys.readouterr().out
    assert max(map(len, out.splitlines())) <= 80
    assert not command or f"examples:\n  {' '.join(['sw-widget', *command])}" in out
