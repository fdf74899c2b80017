"""Functions as answers: they are called with games, and their results are compared with the right ones."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from sw_widget.engine.checks import whole
from sw_widget.explore.bots import bot, play_out
from sw_widget.game.game import Game
from sw_widget.teach.lessons.feedback import Feedback
from sw_widget.text import sentence

PLAYERS = ("Ann", "Ben")


def homes_of_tribes(answer: Any) -> Feedback | str | None:
    """A function of a game: the ids of regions that can be conquered now and where a Lost Tribe lives."""
    for game in _beginnings():
        given, wrong = _said(answer, game)
        if wrong is not None:
            return wrong
        if not isinstance(given, list | tuple | set):
            return f"It gave {given!r}. A list of regions is wanted."
        if strange := [item for item in given if not isinstance(item, str)]:
            return f"{strange[0]!r} is among what it gave. Regions are named by their ids, which are texts."
        if strange := [item for item in given if item not in game.board.map.index]:
            return f"{strange[0]!r} is no id of a region. Ids look like '5'; game.targets() has them."
        targets = set(game.targets())
        wanted = {region for region in targets if "lost_tribe" in _rules(game, region)}
        if far := set(given) - targets:
            return f"Region {min(far)} is among them, and cannot be conquered now. Begin with game.targets()."
        if set(given) == targets:
            return "Those are all regions that can be conquered. In some of them there is no Lost Tribe."
        if extra := set(given) - wanted:
            return f"Region {min(extra)} is among them, and no Lost Tribe lives there: game.cost(…) tells."
        if wanted - set(given):
            return f"{len(wanted)} regions were to be found on a board, and it gave {len(set(given))}."
    return None


def conquests_counted(answer: Any) -> Feedback | str | None:
    """A function of a game: how often a region was conquered in it."""
    for game in _played():
        given, wrong = _said(answer, game)
        if wrong is not None:
            return wrong
        if whole(given) is None:
            return f"It gave {given!r}. A number is wanted."
        done = [action["do"] for action in game.log]
        tries = done.count("attempt")
        taken = sum(event.kind == "conquered" for step in game.events for event in step)
        if given == taken:
            continue
        if given == done.count("conquer"):
            return "That leaves out regions that a final attempt took: the log calls those otherwise."
        if given == done.count("conquer") + tries:
            return "That counts attempts that failed, too. The log has what was tried; what came of it?"
        few = "few" if given < taken else "many"
        return f"It counted {given} in one game, which is too {few}. Look at what kinds of events there are."
    return None


def _said(answer: Any, game: Game) -> tuple[Any, Feedback | str | None]:
    """What a function makes of a game, or why it cannot be asked."""
    if isinstance(answer, str):
        return None, "That is a text. Give the function itself, by its name and without quotes."
    if isinstance(answer, type):
        return None, "That is a class, and a function is wanted."
    if not callable(answer):
        return None, "That is what a function gave, or no function at all: give its name, without brackets."
    function: Callable[[Game], Any] = answer
    steps = game.steps
    try:
        given = function(game)
    except Exception as error:
        # It is theirs, so the fault is told in Python's own words.
        return None, f"Your function fails: {type(error).__name__}: {error}"
    if game.steps != steps:
        return None, "Your function has played on the game. It should only look."
    if given is ...:
        return None, Feedback("note", sentence("quiz-no-answer"))
    if given is None:
        return None, "Your function gives nothing back: is there a `return` in it?"
    return given, None


def _beginnings() -> list[Game]:
    first = Game(players=PLAYERS, seed=8).play("pick", slot=0)
    return [first, Game(players=PLAYERS, seed=8).play("pick", slot=0).play("conquer", region="11")]


def _played() -> list[Game]:
    greedy = bot("greedy")
    return [play_out(Game(players=PLAYERS, seed=seed), [greedy, greedy]) for seed in (3, 8)]


def _rules(game: Game, region: str) -> dict[str, int]:
    cost = game.cost(region)
    return {} if cost is None else cost.by_rule()
