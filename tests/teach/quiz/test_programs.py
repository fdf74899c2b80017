"""Exercises of the tutorial for programmers: functions and bots as answers."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.explore.bots import Plan
from tests.teach.quiz.answers import right, says, told


def tribes(game: Game) -> list[str]:
    return [region for region in game.targets() if "lost_tribe" in cost(game, region)]


def cost(game: Game, region: str) -> dict[str, int]:
    ledger = game.cost(region)
    return {} if ledger is None else ledger.by_rule()


def empty(game: Game) -> str:
    return next(region for region in game.targets() if region not in tribes(game))


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Game, "That is a class"),
        ("tribes", "That is a text"),
        (["3"], "without brackets"),
        (lambda game: None, "is there a `return`"),
        (lambda game: game.nothing, "Your function fails: AttributeError"),
        (lambda game: game.targets()[0], "A list of regions is wanted"),
        (lambda game: [3], "which are texts"),
        (lambda game: ["Hollow Mire"], "is no id of a region"),
        (lambda game: game.targets(), "all regions that can be conquered"),
        (lambda game: ["6"], "cannot be conquered now"),
        (lambda game: [*tribes(game), empty(game)], "no Lost Tribe lives there"),
        (lambda game: tribes(game)[1:], "were to be found"),
        (lambda game: tribes(game.play("conquer", region=game.targets()[0])), "It should only look"),
    ],
)
def test_homes_of_tribes(answer: Any, words: str) -> None:
    right("t15-tribes", tribes)
    right("t15-tribes", lambda game: set(tribes(game)))
    assert told("t15-tribes", lambda game: ...).kind == "note"
    says("t15-tribes", answer, words)


def done(game: Game, *kinds: str) -> int:
    return sum(action["do"] in kinds for action in game.log)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (21, "without brackets"),
        (lambda game: None, "is there a `return`"),
        (lambda game: game.log, "A number is wanted"),
        (lambda game: True, "A number is wanted"),
        (lambda game: done(game, "conquer"), "that a final attempt took"),
        (lambda game: done(game, "conquer", "attempt"), "attempts that failed"),
        (lambda game: 0, "too few"),
        (lambda game: game.steps, "too many"),
    ],
)
def test_conquests_counted(answer: Any, words: str) -> None:
    right("t15-conquests", lambda game: sum(e.kind == "conquered" for step in game.events for e in step))
    assert told("t15-conquests", lambda game: ...).kind == "note"
    says("t15-conquests", answer, words)


class Restless:
    name = "restless"

    def think(self, table: Game) -> Any:
        conquests = table.legal.of("conquer")
        return self.plan(conquests[0] if conquests else table.legal.sample(Random(table.seed)))

    def plan(self, action: Any) -> Any:
        return Plan((action,), ("On we go.",), "Always.")


class Sleepy(Restless):
    def think(self, table: Game) -> Any:
        kinds = table.legal.kinds
        return self.plan({"do": "stop"} if "stop" in kinds else table.legal.sample(Random(table.seed)))


class Nameless(Restless):
    name = None  # type: ignore[assignment]


class Thoughtless:
    name = "thoughtless"


class Lawless(Restless):
    def think(self, table: Game) -> Any:
        return self.plan({"do": "conquer", "region": "9"})


class Clumsy(Restless):
    def think(self, table: Game) -> Any:
        raise ZeroDivisionError("oh")


class Endless(Restless):
    def think(self, table: Game) -> Any:
        again = table.legal.of("redeploy")
        return self.plan(again[0].sample(Random(1))) if again else super().think(table)  # type: ignore[union-attr]


def saying(what: Callable[[Any], Any]) -> Any:
    class Says(Restless):
        def plan(self, action: Any) -> Any:
            return what(action)

    return Says()


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (Restless, "That is the class"),
        (Nameless(), "needs a `name`"),
        (Thoughtless(), "needs a method"),
        (saying(lambda action: None), "is there a `return`"),
        (saying(lambda action: action), "the action alone"),
        (saying(lambda action: [action]), "gives no plan"),
        (saying(lambda action: Plan(action, ("x",), "y")), "with a comma"),
        (saying(lambda action: Plan((), (), "y")), "plan is empty"),
        (saying(lambda action: Plan((action,), (), "y")), "Each action needs a reason"),
        (Lawless(), "what is not allowed"),
        (Clumsy(), "ZeroDivisionError: oh"),
        (Endless(), "still not over"),
        (Sleepy(), "of 4 games. Let it conquer"),
    ],
)
def test_a_bot(answer: Any, words: str) -> None:
    says("t15-bot", answer, words)


def test_a_bot_that_wins() -> None:
    right("t15-bot", Restless())
