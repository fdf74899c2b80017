"""Names and keys that would steer a terminal, turn the writing round or break an output."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sw_widget import Game, Lesson, Progress, presets
from sw_widget.cases import run
from sw_widget.engine.checks import LONGEST_MESSAGE, LONGEST_PATH, Problem, clipped, harmless
from sw_widget.game.html import escaped
from sw_widget.own import own_power, own_race
from tests.scenarios.faults import put, sound

STEERING = {
    "escape": "Ann\x1b[2J",
    "bell": "Ann\x07",
    "backspace": "Ann\x08\x08\x08Ben",
    "return": "Ann\rBen",
    "c1": "Ann\x9b31m",
    "override": "Ann \u202eneB",
    "isolate": "Ann\u2067",
    "separator": "Ann\u2028Ben",
    "half": "Ann\ud800",
}
NAMES = ["title", "players.0.name", "board.regions.a.name", "board.id"]
LINES = {"line": "Ann\nBen", "tab": "Ann\tBen"}


def named(where: str, value: str) -> dict[str, Any]:
    scenario: dict[str, Any] = sound()
    put(scenario, where, value)
    return scenario


@pytest.mark.parametrize("name", [*STEERING.values(), *LINES.values()], ids=[*STEERING, *LINES])
@pytest.mark.parametrize("where", NAMES)
def test_names_that_steer_what_shows_them_are_refused(where: str, name: str) -> None:
    with pytest.raises(Problem) as refused:
        Game.from_scenario(named(where, name))
    assert refused.value.path == where
    assert harmless(str(refused.value)) == str(refused.value)


@pytest.mark.parametrize("name", STEERING.values(), ids=STEERING)
@pytest.mark.parametrize(
    "where", ["", "players.0", "board", "board.regions.a", "regions", "regions.b.markers"]
)
def test_keys_that_cannot_be_shown_are_refused(where: str, name: str) -> None:
    with pytest.raises(Problem) as refused:
        Game.from_scenario(named(f"{where}.{name}".strip("."), "x"))
    str(refused.value).encode()
    assert harmless(str(refused.value)) == str(refused.value)


@pytest.mark.parametrize("name", STEERING.values(), ids=STEERING)
def test_other_names_are_refused_as_well(name: str) -> None:
    game = Game(seed=0)
    for give in (
        lambda: game.what_if(name),
        lambda: Progress(name),
        lambda: own_race("otters", 6, stands_in="ratmen", name=name),
        lambda: own_race("otters", 6, stands_in="ratmen", ability=name),
        lambda: own_power("lucky", 3, name=name),
        lambda: Lesson.from_dict({**presets["giants"].to_dict(), "title": name}),
        lambda: Lesson.from_dict({**presets["giants"].to_dict(), "goal": name}),
    ):
        with pytest.raises(Problem) as refused:
            give()
        assert harmless(str(refused.value)) == str(refused.value)


@pytest.mark.parametrize("name", ["Zoë", "王さん", "👩‍👩‍👧", "می‌خواهم", "رنا", "O’Brien — $5"])
def test_names_of_all_languages_are_fine(name: str) -> None:
    game = Game.from_scenario(named("players.0.name", name))
    assert game.names[0] == name and name in str(game)


def test_texts_may_have_lines() -> None:
    assert Game.from_scenario(named("text", "One.\r\n\tTwo.\n")).text == "One.\r\n\tTwo.\n"


def test_harmless_writes_out_what_would_steer() -> None:
    assert harmless("a\x1bb\u202ec\ud800d\n\te") == "a\\x1bb\\u202ec\\ud800d\n\te"
    assert harmless("Zoë 👩‍👩‍👧") == "Zoë 👩‍👩‍👧"


def test_messages_are_clipped() -> None:
    assert clipped("abcdef", 4) == "abc…" and clipped("abcd", 4) == "abcd"
    problem = Problem("p" * 10**6, "m" * 10**6)
    assert len(problem.path) == LONGEST_PATH and len(problem.message) == LONGEST_MESSAGE
    assert len(str(problem)) == LONGEST_PATH + LONGEST_MESSAGE + 2
    for where in ("", "board.regions", "regions"):
        with pytest.raises(Problem) as refused:
            Game.from_scenario(named(f"{where}.{'x' * 10**6}".strip("."), "x"))
        assert len(str(refused.value)) < 3000
    with pytest.raises(KeyError) as unknown:
        presets["x" * 10**6]
    assert len(str(unknown.value)) < 300


def test_a_rule_case_with_any_name_has_a_result_that_can_be_shown() -> None:
    for name in (*STEERING.values(), "x" * 10**6, ["\ud800"]):
        case = {"format": "sw-case/1", "name": name, "steps": [{"do": name}]}
        result = run(case)
        str(result).encode()
        assert not result.ok and len(str(result)) < 3000 and harmless(str(result)) == str(result)


# In a notebook


def test_dollar_signs_are_no_formula() -> None:
    """A notebook reads text between two of them as one; set apart, no text has two."""
    assert escaped("$x$") == "<span>$</span>x<span>$</span>"
    assert escaped("\\(x\\) <b>") == "<span>\\</span>(x<span>\\</span>) &lt;b&gt;"
    game = Game(players=["$\\frac{1}{2}$", "Ben $2"], seed=8)
    game.play("pick", slot=0)
    bare = game.explain()._repr_html_().replace("<span>$</span>", "").replace("<span>\\</span>", "")
    assert "frac{1}{2}" in bare and "$" not in bare and "\\" not in bare


def test_pictures_say_that_they_have_no_formulas() -> None:
    assert 'class="tex2jax_ignore mathjax_ignore"' in Game(players=["$a$", "Ben"], seed=0)._repr_svg_()
    assert "tex2jax_ignore" not in Game(players=["Ann", "Ben"], seed=0)._repr_svg_()


def test_long_words_can_be_broken() -> None:
    assert escaped("W" * 70) == f"{'W' * 30}<wbr>{'W' * 30}<wbr>{'W' * 10}"
    assert escaped("W" * 30 + " " + "W" * 30) == "W" * 30 + " " + "W" * 30
    assert escaped("&" * 31) == "&amp;" * 30 + "<wbr>&amp;"


def test_what_a_notebook_is_sent_can_be_written() -> None:
    """A kernel writes JSON in UTF-8, and an output that it cannot write vanishes."""
    game = Game(players=["Zoë", "👩‍👩‍👧"], seed=0)
    json.dumps(game._repr_svg_(), ensure_ascii=False).encode()
