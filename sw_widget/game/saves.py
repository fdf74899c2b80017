"""Saving and loading: the scenario, the log and what was undone, as JSON with a version.

A save does not hold a position: loading replays the log, so a file that was tampered with can only give a
game that the rules allow, or an error.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sw_widget.engine.checks import (
    Problem,
    as_dict,
    as_list,
    as_name,
    as_text,
    check_format,
    known_keys,
)
from sw_widget.game import json_text
from sw_widget.game.errors import ActionError, SaveError, problems_as
from sw_widget.game.file_writing import write_text
from sw_widget.game.ledger import Refused
from sw_widget.game.position_code import LONGEST

if TYPE_CHECKING:
    from sw_widget.game.game import Game

FORMAT = "sw-save/1"
KEYS = {"format", "scenario", "code", "title", "text", "log", "undone", "language"}


def to_dict(game: Game) -> dict[str, Any]:
    """The whole game as plain data."""
    scenario = game.scenario
    if scenario is not None:
        start: dict[str, Any] = {"scenario": scenario}
    else:
        start = {"code": game.start_code, "title": game.title, "text": game.text}
    return {
        "format": FORMAT,
        "language": game.language,
        **start,
        "log": game.log[game.first_step :],
        "undone": game.undone,
    }


def from_dict(data: object) -> Game:
    """A game from its plain data: the scenario is set up and the log is played again."""
    from sw_widget.game.game import Game

    try:
        table = as_dict(data, "")
        check_format(table, FORMAT)
        known_keys(table, KEYS, "")
        language = table.get("language", "en")
        if not isinstance(language, str):
            raise Problem("language", "must be a text")
        if "code" in table:
            game = Game.from_code(as_text(table["code"], "code", LONGEST), language=language)
            game.title = as_name(table.get("title", ""), "title", 200)
            game.text = as_text(table.get("text", ""), "text")
        else:
            game = Game.from_scenario(as_dict(table.get("scenario"), "scenario"), language=language)
        play_log(game, as_list(table.get("log", []), "log"), "log")
        undone = as_list(table.get("undone", []), "undone")
        play_log(game, list(reversed(undone)), "undone")
        for _ in undone:
            game.undo()
        return game
    except Problem as problem:
        raise SaveError(problem.path, problem.message) from None
    except RecursionError:
        raise SaveError("", "is nested too deeply") from None


def play_log(game: Game, entries: list[Any], path: str, first: int = 0) -> None:
    """Play the entries of a log, with the dice that they name; raises `Problem` where one is not allowed.
    They are counted from `first`.
    """
    for i, value in enumerate(entries, first):
        entry = as_dict(value, f"{path}.{i}")
        try:
            game.play(entry)
        except ActionError as error:
            raise Problem(f"{path}.{i}.{error.path}".rstrip("."), error.message) from None
        except Refused as refused:
            raise Problem(f"{path}.{i}", f"the rules do not allow this: {refused}") from None


def write(game: Game, path: str | Path) -> None:
    write_json(to_dict(game), path)


def write_json(data: dict[str, Any], path: str | Path) -> None:
    write_text(json.dumps(data, ensure_ascii=False, indent=1), path)


def read(path: str | Path) -> Game:
    """A game from a file; raises `SaveError` that says what is wrong with it."""
    return from_dict(read_table(path, "saved game", json_text.LARGEST_FILE))


def read_table(path: str | Path, what: str, largest: int) -> dict[str, Any]:
    """The data in a file; raises `SaveError` if it can be none of what is wanted."""
    with problems_as(SaveError):
        return json_text.read_table(path, what, largest)
