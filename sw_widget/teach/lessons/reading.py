"""Reading a lesson from plain data, in the public format `sw-lesson/1`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from sw_widget.engine.actions import ACTION_NAMES
from sw_widget.engine.checks import (
    Problem,
    as_dict,
    as_int,
    as_list,
    as_name,
    as_text,
    check_format,
    choice,
    known_keys,
    shown,
)
from sw_widget.game.board_size import check_size
from sw_widget.game.errors import ScenarioError
from sw_widget.game.game import Game
from sw_widget.game.scenario.reading import FORMAT as SCENARIO
from sw_widget.teach.lessons.conditions import Condition, read_condition, region_of
from sw_widget.teach.lessons.lesson_scenario import lesson_game
from sw_widget.teach.lessons.shown_parts import SHOWN_PARTS

if TYPE_CHECKING:
    from sw_widget.teach.questions import QuestionSpec

FORMAT = "sw-lesson/1"
KEYS = (
    "format", "title", "goal", "text", "teaches", "scenario", "learner", "shows", "point", "questions",
    "success", "ends", "replies", "hints", "solutions", "mistakes",
)  # fmt: skip
DEFAULTS: dict[str, Any] = {
    "goal": "", "text": "", "learner": None, "shows": None, "point": [], "questions": [], "success": None,
    "ends": "turn", "replies": [], "hints": [], "solutions": [], "mistakes": [],
}  # fmt: skip
"""What may be left out."""
ENDS = ("action", "turn", "game")
Action = dict[str, Any]
T = TypeVar("T")


@dataclass(frozen=True)
class Mistake:
    """A tempting wrong line, and why it fails."""

    line: tuple[Action, ...]
    say: str
    when: Condition | None
    """What recognises it however it was played; None: the learner's actions begin with the line."""
    then: tuple[Action, ...]
    """What follows after the line, to see where it leads."""
    rules: tuple[str, ...]
    """What was missed there; nothing: all that the lesson teaches."""


@dataclass(frozen=True)
class Parts:
    """What a lesson says, read and checked."""

    title: str
    goal: str
    text: str
    teaches: tuple[str, ...]
    scenario: dict[str, Any]
    learner: int
    shows: tuple[str, ...]
    point: tuple[str, ...]
    questions: tuple[QuestionSpec, ...]
    success: Condition | None
    ends: str
    replies: tuple[Action, ...]
    hints: tuple[str, ...]
    solutions: tuple[tuple[Action, ...], ...]
    mistakes: tuple[Mistake, ...]
    data: dict[str, Any]
    """As it was written."""


def read(data: object, needs_format: bool = True) -> Parts:
    """Read a lesson; raises `Problem` with the path of the key that is wrong."""
    table = as_dict(data, "")
    if needs_format or "format" in table:
        check_format(table, FORMAT)
    known_keys(table, KEYS, "")
    try:
        table = _plain(table)
    except RecursionError:
        raise Problem("", "is nested too deeply") from None
    title = as_name(_said(table.get("title"), "title", 200), "title", 200)
    teaches = _texts(table.get("teaches"), "teaches", 60)
    if not teaches:
        raise Problem("teaches", "name at least one thing that is learned here")
    game = _game(table)
    success = _success(table, game)
    goal = as_text(table.get("goal", ""), "goal", 1000)
    if success is not None and not goal.strip():
        raise Problem("goal", "say in a sentence what to do, where there is `success`")
    regions = game.position.rules.board.regions
    point = [
        regions[region_of(id, where, game)].id
        for where, id in _each(_list(table.get("point", []), "point"), "point")
    ]
    return Parts(
        title=title,
        goal=goal,
        text=as_text(table.get("text", ""), "text"),
        teaches=teaches,
        scenario=_whole(table["scenario"]),
        learner=_learner(table, game),
        shows=_shows(table.get("shows")),
        point=tuple(point),
        questions=_questions(table, success),
        success=success,
        ends=choice(table.get("ends", "turn"), ENDS, "ends", "end of an attempt"),
        replies=_line(table.get("replies", []), "replies"),
        hints=_texts(table.get("hints", []), "hints", 1000),
        solutions=_needed(table, "solutions", success, lambda value, path: _line(value, path, least=1)),
        mistakes=_needed(table, "mistakes", success, lambda value, path: _mistake(value, path, game)),
        data=table,
    )


def _plain(value: Any) -> Any:
    """A copy in the shapes of JSON: the author of the lesson may change the original."""
    if isinstance(value, Mapping):
        return {key: _plain(part) for key, part in value.items()}
    return [_plain(part) for part in value] if isinstance(value, list | tuple) else value


def _game(table: dict[str, Any]) -> Game:
    if "scenario" not in table:
        raise Problem("scenario", "is missing: say on which position the lesson is played")
    try:
        game = lesson_game(as_dict(table["scenario"], "scenario"))
    except ScenarioError as error:
        raise Problem(f"scenario.{error.path}".rstrip("."), error.message) from None
    check_size(game, "scenario.board")
    return game


def _whole(scenario: dict[str, Any]) -> dict[str, Any]:
    """As it can be opened by itself: inside a lesson, the format may be left out."""
    return scenario if "code" in scenario else {"format": SCENARIO, **scenario}


def _success(table: dict[str, Any], game: Game) -> Condition | None:
    return None if table.get("success") is None else read_condition(table["success"], "success", game)


def _learner(table: dict[str, Any], game: Game) -> int:
    if table.get("learner") is None:
        return game.to_act.player
    return as_int(table["learner"], "learner", 0, len(game.names) - 1)


def _shows(value: object) -> tuple[str, ...]:
    """Parts of the page; all of them where nothing is said."""
    if value is None:
        return SHOWN_PARTS
    items = _each(_list(value, "shows"), "shows")
    given = [choice(item, SHOWN_PARTS, path, "part of the page") for path, item in items]
    return tuple(part for part in SHOWN_PARTS if part in given)


def _questions(table: dict[str, Any], success: Condition | None) -> tuple[QuestionSpec, ...]:
    items = _list(table.get("questions", []), "questions")
    if not items:
        if success is None:
            raise Problem("questions", "a lesson has questions, or `success`, or both")
        return ()
    from sw_widget.teach import questions

    return tuple(questions.read(as_dict(item, path), path) for path, item in _each(items, "questions"))


def _needed(
    table: dict[str, Any], key: str, success: Condition | None, one: Callable[[object, str], T]
) -> tuple[T, ...]:
    items = _list(table.get(key, []), key)
    if success is not None and not items:
        raise Problem(key, "give at least one, where there is `success`")
    if success is None and items:
        raise Problem(key, "belongs to a lesson with `success`")
    return tuple(one(item, path) for path, item in _each(items, key))


def _mistake(value: object, path: str, game: Game) -> Mistake:
    table = as_dict(value, path)
    known_keys(table, ("line", "say", "when", "then", "rules"), path)
    when = table.get("when")
    return Mistake(
        line=_line(table.get("line"), f"{path}.line", least=1),
        say=_said(table.get("say"), f"{path}.say", 2000),
        when=None if when is None else read_condition(when, f"{path}.when", game),
        then=_line(table.get("then", []), f"{path}.then", by=True),
        rules=_texts(table.get("rules", []), f"{path}.rules", 60),
    )


def _line(value: object, path: str, *, least: int = 0, by: bool = False) -> tuple[Action, ...]:
    items = _list(value, path)
    if len(items) < least:
        raise Problem(path, "give at least one action")
    return tuple(_action(item, where, by) for where, item in _each(items, path))


def _action(value: object, path: str, by: bool) -> Action:
    action = as_dict(value, path)
    choice(action.get("do"), ACTION_NAMES, f"{path}.do", "action")
    if "by" in action and not by:
        raise Problem(f"{path}.by", "is clear already: a line is the learner's, and `replies` the others'")
    die = action.get("die")
    if die is not None:
        as_int(die, f"{path}.die", 0, 3)
    return action


def _list(value: object, path: str) -> list[Any]:
    if value is None:
        raise Problem(path, "is missing")
    return as_list(value, path)


def _each(items: list[Any], path: str) -> list[tuple[str, Any]]:
    return [(f"{path}.{i}", item) for i, item in enumerate(items)]


def _texts(value: object, path: str, longest: int) -> tuple[str, ...]:
    return tuple(_said(item, where, longest) for where, item in _each(_list(value, path), path))


def _said(value: object, path: str, longest: int) -> str:
    if value is None:
        raise Problem(path, "is missing")
    text = as_text(value, path, longest)
    if not text.strip():
        raise Problem(path, f"must say something, not {shown(value)}")
    return text
