"""Files that people may have kept: what was once written in a public format must load for ever, as the same.

`expected.json` has how each scenario stood when it was written down. A file is added, never changed; so is
`expected.json`, with `python -m tests.golden.test_golden NAME` for a new file's entry.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, Lesson, Progress

FILES = Path(__file__).parent / "files"
EXPECTED = Path(__file__).parent / "expected.json"
# The words of the public format, as docs/lessons.md tells them.
QUESTIONS = ("cost", "targets", "losses", "chance", "why_not", "coins", "choice", "number")
CONDITIONS = ("holds", "at_least", "played", "expect", "all", "any", "not")
KNOWN: dict[str, Any] = json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}


def read(file: Path) -> Any:
    return json.loads(file.read_text(encoding="utf-8"))


def scenarios() -> list[str]:
    return sorted(file.name.removesuffix(".scenario.json") for file in FILES.glob("*.scenario.json"))


def stand(game: Game) -> dict[str, Any]:
    """How a game stands, in the words of the formats."""
    view = game.view(game.to_act.player)
    return {
        "code": game.code,
        "coins": game.coins,
        "column": [[combo["race"], combo["power"], combo["coins"]] for combo in view["column"]],
        "regions": game.scene()["regions"],
        "to_act": list(game.to_act),
        "turn": game.turn,
        "title": game.title,
    }


@pytest.mark.parametrize("name", scenarios())
def test_a_scenario_stands_as_it_stood(name: str) -> None:
    game = Game.from_scenario(read(FILES / f"{name}.scenario.json"))
    # Through JSON and back, as the expectation went.
    assert json.loads(json.dumps(stand(game))) == KNOWN[name]


@pytest.mark.parametrize("name", scenarios())
def test_a_code_stands_for_the_same_position(name: str) -> None:
    game = Game.from_scenario(read(FILES / f"{name}.scenario.json"))
    assert Game.from_code(KNOWN[name]["code"]).position == game.position


def test_nothing_that_is_expected_has_vanished() -> None:
    assert scenarios() == sorted(KNOWN)
    assert len(KNOWN) >= 9


def test_a_saved_game() -> None:
    game = Game.load(FILES / "five-players.save.json")
    assert game.turn == 6 and len(game.names) == 5
    # Codes of today leave out what no effect in play remembers any more, so it is the position that is
    # compared.
    code = (FILES / "five-players.code").read_text(encoding="utf-8").strip()
    assert Game.from_code(code).position == game.position


def test_a_lesson() -> None:
    lesson = Lesson.load(FILES / "giants.lesson.json")
    assert lesson.title == "Look down from above" and lesson.check() == []
    attempt = lesson.start()
    while attempt.question is not None:
        attempt.skip()
    for action in lesson.solutions[0]:
        attempt.play(dict(action))
    assert attempt.state == "solved"


def test_a_lesson_with_every_kind_of_question_and_condition() -> None:
    file = FILES / "everything.lesson.json"
    lesson, data = Lesson.load(file), read(file)
    assert lesson.check() == [] and Lesson.from_dict(lesson.to_dict()) == lesson
    assert {question["ask"] for question in data["questions"]} == set(QUESTIONS)
    assert kinds_of(data["success"]) == set(CONDITIONS)
    attempt = lesson.start()
    for answer in (3, ["1", "15"], 1, "1/3", None, 3, "a", 3):
        assert attempt.question is not None
        verdict = attempt.answer(attempt.question.right[0].value if answer is None else answer)
        assert verdict.right, verdict
    for action in lesson.solutions[0]:
        assert attempt.state == "playing"
        attempt.play(dict(action))
    assert attempt.state == "solved"
    for number, mistake in enumerate(data["mistakes"]):
        attempt = lesson.start()
        while attempt.question is not None:
            attempt.skip()
        for action in mistake["line"]:
            attempt.play(dict(action))
        assert attempt.state == "failed" and attempt.mistake == lesson.mistakes[number]


def kinds_of(condition: dict[str, Any]) -> set[str]:
    """The words of a condition and of all that it is made of."""
    [(word, inside)] = condition.items()
    parts = inside if word in ("all", "any") else [inside] if word == "not" else []
    return {word}.union(*map(kinds_of, parts))


def test_progress() -> None:
    progress = Progress.load(FILES / "ann.progress.json")
    assert progress.name == "Ann" and progress.solved == ("giants",)


if __name__ == "__main__":
    for name in sys.argv[1:]:
        if name in KNOWN:
            sys.exit(f"{name} is expected already, and what was kept is not changed")
        KNOWN[name] = stand(Game.from_scenario(read(FILES / f"{name}.scenario.json")))
    EXPECTED.write_text(json.dumps(KNOWN, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
