"""What a reader of a notebook sees when something is refused: a sentence, and the traceback if they ask."""

from __future__ import annotations

import traceback
from collections.abc import Iterator

import pytest
from IPython.core.interactiveshell import InteractiveShell

from sw_widget import ActionError, Game, LessonError, Refused, SaveError, ScenarioError
from sw_widget.engine.checks import Problem

BEGIN = 'from sw_widget import Game, Lesson, races\ngame = Game(players=["Ann", "Ben"], seed=8)\n'


@pytest.fixture
def shell() -> Iterator[InteractiveShell]:
    shell = InteractiveShell.instance()
    yield shell
    InteractiveShell.clear_instance()


@pytest.mark.parametrize(
    ("line", "kind", "words"),
    [
        ('game.play("conquer", region="5")', Refused, "Refused: "),
        ('game.play("conqer", region="5")', ActionError, "ActionError: "),
        ('Game.from_scenario({"format": "sw-scenario/1", "player": 3})', ScenarioError, "ScenarioError: "),
        ('Lesson.from_dict({"format": "sw-lesson/1"})', LessonError, "LessonError: "),
        ('Game.from_code("SW1.x")', SaveError, "SaveError: "),
        ('races("ants")', Problem, "Problem: race: 'ants' is no race"),
    ],
)
def test_a_notebook_shows_the_sentence(
    line: str, kind: type[Exception], words: str, shell: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    result = shell.run_cell(f"{BEGIN}\n{line}\n")
    assert type(result.error_in_exec) is kind
    said = capsys.readouterr().out
    assert said.startswith(words) and str(result.error_in_exec) in said
    assert f"Line 4: {line}" in said
    assert "sw_widget/" not in said and "Traceback" not in said.replace("traceback.)", "")
    assert len(said.splitlines()) <= 5
    # Whoever wants to know more asks for it.
    shell.run_line_magic("tb", "")
    asked = capsys.readouterr().out
    assert "Traceback (most recent call last)" in asked and "sw_widget/" in asked.replace("\\", "/")


def test_a_refusal_says_where_the_rule_stands(
    shell: InteractiveShell, capsys: pytest.CaptureFixture[str]
) -> None:
    shell.run_cell(f'{BEGIN}game.play("pick", slot=0)\ngame.play("conquer", region="13")')
    refusal = shell.user_ns["game"].why_not("conquer", region="13")
    said = capsys.readouterr().out
    assert refusal.reference and f"({refusal.reference})" in said
    assert all(help in said for help in refusal.helps) and refusal.helps


def test_python_elsewhere_shows_it_as_ever() -> None:
    with pytest.raises(Refused) as stop:
        Game(players=["Ann", "Ben"], seed=8).play("conquer", region="5")
    shown = "".join(traceback.format_exception(stop.value))
    assert "Traceback" in shown and "game.py" in shown and shown.rstrip().endswith(str(stop.value))
