"""The first page, the page on asking and the teachers' page: their examples run as they stand, and print what
is said there.
"""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sw_widget.engine.hooks.effect import THIS_TURN
from sw_widget.engine.map.reading import BOARD_KEYS, REGION_KEYS
from sw_widget.game.game import Game
from sw_widget.game.questions import QuestionMethods
from sw_widget.game.scenario.reading import ACTIVE_KEYS, DECLINED_KEYS, KEYS, PLAYER_KEYS
from sw_widget.game.scenario.this_turn import KEYS as TURN_KEYS
from sw_widget.game.standing import StandingMethods

DOCS = Path(__file__).resolve().parents[2] / "docs"


def run(page: str) -> tuple[dict[str, Any], list[str]]:
    """All examples of a page, one after the other, and the texts that the page says they print."""
    text = (DOCS / page).read_text(encoding="utf-8")
    known: dict[str, Any] = {}
    for example in re.findall(r"```python\n(.*?)```", text, re.DOTALL):
        exec(compile(example, page, "exec"), known)
    return known, re.findall(r"```text\n(.*?)```", text, re.DOTALL)


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of our own, where learners have handed something in."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path / "home"))
    (tmp_path / "handed-in").mkdir()
    progress = {"format": "sw-progress/1", "name": "Ben", "records": []}
    (tmp_path / "handed-in" / "ben.json").write_text(json.dumps(progress), encoding="utf-8")
    return tmp_path


def test_the_first_page_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    _, printed = run("start.md")
    assert len(printed) == 2
    assert capsys.readouterr().out == "".join(printed)


def test_every_question_has_an_example_that_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    _, printed = run("asking.md")
    assert len(printed) > 12
    assert capsys.readouterr().out == "".join(printed)


def test_no_question_is_missing_on_its_page() -> None:
    text = (DOCS / "asking.md").read_text(encoding="utf-8")
    examples = "".join(re.findall(r"```python\n(.*?)```", text, re.DOTALL))
    known = {name for room in (QuestionMethods, StandingMethods) for name in vars(room)}
    known |= {
        "legal",
        "why_not",
        "outcomes",
        "scene",
        "view",
        "prompt",
        "explain",
        "log",
        "at",
        "copy",
        "branch",
    }
    known -= {"speaker", "position"}
    asked = {name for name in known if not name.startswith("_")}
    assert len(asked) > 30 and all(hasattr(Game, name) for name in asked)
    missing = [name for name in sorted(asked) if not re.search(rf"\.{name}\b", examples)]
    assert not missing


def test_every_key_of_a_scenario_is_in_the_formats() -> None:
    """Of a scenario, its players, an inline board, and a turn that has begun."""
    text = (DOCS / "formats.md").read_text(encoding="utf-8")
    notes = Game(
        packs=["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web"],
        seed=0,
    ).position.rules.notes
    of_a_turn = {name for name, note in notes.items() if note.scope == THIS_TURN}
    assert len(of_a_turn) > 8
    for keys in (BOARD_KEYS, REGION_KEYS, TURN_KEYS, of_a_turn):
        rows = {key for key in keys if f"| `{key}` |" in text}
        assert rows == keys
    for key in KEYS | PLAYER_KEYS | ACTIVE_KEYS | DECLINED_KEYS:
        assert re.search(rf'[`".]{key}[`"]', text), key


def test_the_teachers_page_works(elsewhere: Path, capsys: pytest.CaptureFixture[str]) -> None:
    known, _ = run("teachers.md")
    assert capsys.readouterr().out == "[]\n", "the lesson of the page is sound"
    for name in ("hill.json", "hill.html", "hill-answers.html", "ann.json"):
        assert (elsewhere / name).is_file()
    assert [learner.name for learner in known["results"]] == ["Ben"]
