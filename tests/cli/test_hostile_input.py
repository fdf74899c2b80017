"""The command line on files that a stranger prepared: each gets its line, and the terminal stays as it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from sw_widget.cli import main
from sw_widget.engine.checks import harmless
from tests.rules.support import VALLEY

GOOD = {"format": "sw-case/1", "name": "fine", "scenario": {"board": VALLEY}, "steps": []}
BAD = [
    {**GOOD, "\ud800": 1},
    {**GOOD, "scenario": {"board": VALLEY, "\ud800": 1}},
    {**GOOD, "name": "\ud800"},
    {**GOOD, "name": 1, "steps": [{"do": "\x1b[2J"}]},
    {**GOOD, "steps": [{"do": "x" * 10**6}]},
    {**GOOD, "steps": [{"expect": {"\u202e": 1}}]},
]


def run(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The real command, whose output must be writable by itself."""
    command = [sys.executable, "-m", "sw_widget.cli", *arguments]
    return subprocess.run(command, capture_output=True, check=False, timeout=120, stdin=subprocess.DEVNULL)


def test_every_case_gets_its_line(tmp_path: Path) -> None:
    """Also with a file whose name is no text, and one that could clear the screen."""
    for number, case in enumerate(BAD):
        (tmp_path / f"{number}.json").write_text(json.dumps(case))
    for name in ("\x1b[2Jgood.json", os.fsdecode(b"\xffgood.json"), "good.json"):
        (tmp_path / name).write_text(json.dumps(GOOD))
    (tmp_path / "device.json").symlink_to("/dev/zero")
    done = run("check", str(tmp_path))
    said = done.stdout.decode()
    assert done.returncode == 1 and not done.stderr
    assert said.endswith(f"3 passed, {len(BAD) + 1} failed\n")
    assert harmless(said) == said and max(map(len, said.splitlines())) <= 4000
    assert len(said.splitlines()) == len(BAD) + 5
    assert "device: cannot be read: it is no file, but a device or a pipe" in said


def test_scenarios_likewise(tmp_path: Path) -> None:
    scenario = {"format": "sw-scenario/1", "board": VALLEY}
    for name, data in (
        ("a", scenario),
        ("b", {**scenario, "\ud800": 1}),
        ("\x1b[2Jc", {**scenario, "title": "\x07"}),
    ):
        (tmp_path / f"{name}.json").write_text(json.dumps(data))
    done = run("scenario", "check", str(tmp_path))
    said = done.stdout.decode()
    assert said.endswith("1 fine, 2 wrong\n") and not done.stderr
    assert harmless(said) == said


@pytest.mark.parametrize("given", ["\x1b[2J", "x" * 5000, "SW1.\x1b[2J", "\udcff", "SW1.\udcff.json"])
def test_what_cannot_be_drawn_is_named(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenario", "draw", given]) == 1
    said = capsys.readouterr().err
    said.encode()
    assert said.startswith("sw-widget: ") and harmless(said) == said and len(said) <= 4001


def test_a_picture_replaces_an_old_one_whole(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    target = tmp_path / "out.svg"
    target.write_text("old")

    def broken(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", broken)
    assert main(["scenario", "draw", "giants", "-o", str(target)]) == 1
    assert target.read_text() == "old" and os.listdir(tmp_path) == ["out.svg"]


def test_lab_reads_no_pipe_in_place_of_a_notebook(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    os.mkfifo(tmp_path / "01_first_conquest.ipynb")
    assert main(["lab", "--no-open", "--force", str(tmp_path)]) == 0
    assert "kept 01_first_conquest.ipynb" in capsys.readouterr().out
