"""A scenario is taken as its data, as the path of its file, and as a code, wherever one is given."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, Lesson, LessonError, SaveError, ScenarioError, SmallWorld, cases
from sw_widget.engine.checks import OPENED_BY

BEGUN = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
TABLE = BEGUN.to_scenario()
LESSON: dict[str, Any] = {
    "title": "A turn",
    "teaches": ["conquer"],
    "goal": "Take a region.",
    "success": {"at_least": {"regions": 1}},
    "solutions": [[{"do": "conquer", "region": "5"}]],
    "mistakes": [{"line": [{"do": "stop"}], "say": "Nothing was taken."}],
}


def ways(folder: Path) -> list[Any]:
    path = folder / "hill.json"
    path.write_text(json.dumps(TABLE), encoding="utf-8")
    return [TABLE, path, str(path), BEGUN.code, f" {BEGUN.code}\n"]


def opened(way: Any) -> list[Game]:
    lesson = Lesson(**LESSON, scenario=way)
    assert Lesson.from_dict(json.loads(json.dumps(lesson.to_dict()))) == lesson
    return [Game.from_scenario(way), SmallWorld(scenario=way).game, lesson.game()]


def test_every_way_opens_the_same_position_everywhere(tmp_path: Path) -> None:
    for way in ways(tmp_path):
        for game in opened(way):
            assert game.position == BEGUN.position
        steps = [{"expect": {"to_act": {"player": 0, "phase": "conquest"}}}]
        assert cases.run({"format": "sw-case/1", "name": "one", "scenario": way, "steps": steps}).ok


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ("nowhere.json", r"nowhere\.json cannot be read: No such file"),
        ("list.json", r"list\.json is no scenario: it must be an object with keys, not \[\]"),
        ("game.json", "format: must be 'sw-scenario/1', not 'sw-save/1': a saved game, which Game.load"),
        ("SW1.xyz", "check letters do not fit"),
        (7, "a scenario is its data, the path of its file, or a code that begins with 'SW1.', not 7"),
    ],
)
def test_what_is_no_scenario_is_refused_everywhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, given: object, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    BEGUN.save("game.json")
    Path("list.json").write_text("[]", encoding="utf-8")
    with pytest.raises((ScenarioError, SaveError), match=said):
        Game.from_scenario(given)  # type: ignore[arg-type]
    with pytest.raises((ScenarioError, SaveError), match=said):
        SmallWorld(scenario=given)  # type: ignore[arg-type]
    with pytest.raises(LessonError, match=said):
        Lesson(**LESSON, scenario=given)  # type: ignore[arg-type]


def test_a_scenario_is_no_saved_game(tmp_path: Path) -> None:
    _, path, *_ = ways(tmp_path)
    with pytest.raises(SaveError, match="must be 'sw-save/1', not 'sw-scenario/1': a scenario, which"):
        Game.load(path)
    path.write_text("[1]", encoding="utf-8")
    with pytest.raises(SaveError, match=r"hill\.json is no saved game: it must be an object"):
        Game.load(path)


def test_of_every_format_it_is_known_what_opens_it() -> None:
    package = Path(__file__).resolve().parents[2] / "sw_widget"
    written = {
        line.split('"')[1]
        for file in package.rglob("*.py")
        for line in file.read_text(encoding="utf-8").splitlines()
        if line.startswith('FORMAT = "sw-')
    }
    assert len(written) > 5 and written == OPENED_BY.keys()
