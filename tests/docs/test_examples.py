"""The examples of all pages run as they stand, where their reader is, and print what is said there."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from sw_widget.engine.hooks.effect import THIS_TURN
from sw_widget.engine.map.reading import BOARD_KEYS, REGION_KEYS
from sw_widget.game.game import Game
from sw_widget.game.questions import QuestionMethods
from sw_widget.game.scenario.reading import ACTIVE_KEYS, DECLINED_KEYS, KEYS, PLAYER_KEYS
from sw_widget.game.scenario.this_turn import KEYS as TURN_KEYS
from sw_widget.game.standing import StandingMethods
from tests.docs.examples import ROOT, Page, beyond, imported, pages, run

DOCS = ROOT / "docs"


def hand_in() -> None:
    """A learner has handed something in."""
    progress = {"format": "sw-progress/1", "name": "Ben", "records": []}
    Path("handed-in").mkdir()
    Path("handed-in/ben.json").write_text(json.dumps(progress), encoding="utf-8")


def keep_lesson() -> None:
    """The lesson that stands on the page lies beside the notebook."""
    (lesson,) = re.findall(r"```json\n(.*?)```", (DOCS / "lessons.md").read_text(encoding="utf-8"), re.DOTALL)
    Path("magic.json").write_text(lesson, encoding="utf-8")


PREPARED = {"docs/teachers.md": hand_in, "docs/lessons.md": keep_lesson}


@cache
def ran(path: str) -> Page:
    """The page after its examples were run, once for all tests."""
    return run(path, PREPARED.get(path, lambda: None))


@pytest.mark.parametrize("path", pages())
def test_examples_run_and_show_what_they_are_there_for(path: str) -> None:
    page = ran(path)
    assert not page.unseen, "a notebook shows the last line of a cell alone: print it, or display it"
    assert not imported(page) & beyond(page.text), "the page must say what is to be installed for that"
    warned = [told for told in page.warned if "one by one" not in told]
    assert not warned


def test_what_is_not_installed_is_not_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The check by itself: a page that takes too much for granted, and one that says what it needs."""
    monkeypatch.setattr("tests.docs.examples.ROOT", tmp_path)
    example = "```python\nimport hatchling\n\n1 + 1\nhatchling\n```\n"
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text())
    (tmp_path / "page.md").write_text(example)
    with pytest.raises(ModuleNotFoundError, match="hatchling"):
        run("page.md")
    (tmp_path / "page.md").write_text(f"First `pip install hatchling`.\n\n{example}")
    page = run("page.md")
    assert page.unseen == ["1 + 1"] and len(page.shown) == 1 and imported(page) == {"hatchling"}


def test_the_first_page_prints_what_it_says() -> None:
    page = ran("docs/start.md")
    assert len(page.promised) == 2 and page.printed == "".join(page.promised)


def test_every_question_has_an_example_that_prints_what_it_says() -> None:
    page = ran("docs/asking.md")
    assert len(page.promised) > 12 and page.printed == "".join(page.promised)


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


def test_the_teachers_page_works() -> None:
    page = ran("docs/teachers.md")
    assert page.printed == "[]\n", "the lesson of the page is sound"
    assert {"hill.json", "hill.html", "hill-answers.html", "ann.json"} <= page.known["files"]
    found, lessons, asked, results = page.shown
    assert "mountains-stay" in found._repr_html_()
    assert lessons.game.to_act.player == asked.game.to_act.player == 0
    assert [learner.name for learner in results] == ["Ben"]


def test_the_page_on_quizzes_works() -> None:
    page = ran("docs/quizzes.md")
    assert "Put your answer here.\n9 cannot be conquered now.\nRight.\n" in page.printed
    for told in ("Again: ", "Progress of Ann", "Results of 1 learner"):
        assert told in page.printed
    assert {"giants.html", "worksheet.html"} <= page.known["files"]


def test_the_page_on_lessons_works() -> None:
    said = ran("docs/lessons.md").printed
    assert "[]" in said and "a Lost Tribe too" in said and said.endswith("solved\n")


def test_the_own_race_of_the_docs_plays() -> None:
    assert "Ann" in ran("docs/own-races.md").printed


def test_exploring_goes_as_the_docs_say() -> None:
    page = ran("docs/exploring.md")
    for told in ("3 actions were played.", "proven", "The peak first", "What the opponents could take"):
        assert told in page.printed
    assert "holds no region" not in page.printed
    assert page.known["best"].best.score.total > 0
    assert page.known["match"].over and "our-game.html" in page.known["files"]
    assert len(page.known["results"].records) == 4


def test_the_bot_of_the_docs_plays() -> None:
    page = ran("docs/tournaments.md")
    assert "restless" in page.printed
    assert any("one by one" in told for told in page.warned), "no other process finds a class made here"
