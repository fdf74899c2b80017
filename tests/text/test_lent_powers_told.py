"""What is told of powers that are lent: what pays or saves once is not told as if it did so every turn."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game, packs
from sw_widget.engine.occasions import first_turn
from tests.rules.support import at, board, player, position

BOXES = ("base", "underground", *(id for id in packs.printed() if id not in ("base", "underground")))
POWERS = [power for id in BOXES for power in packs.get(id).powers]
OF_FIRST_TURN = [
    power.id
    for power in POWERS
    if any(first_turn in (getattr(e, "when", None), getattr(e, "where", None)) for e in power.effects)
]


def lines(game: Game, power: str) -> list[str]:
    ledgers = [game.cost("b"), game.score_preview()]
    return [
        line.sentence
        for ledger in ledgers
        if ledger is not None
        for line in ledger
        if line.rule == power and line.applied
    ]


def with_stonehedge(power: str) -> Game:
    regions = {"a": at(0, "ratmen", stonehedge=1), "c": at(1, "orcs")}
    hills = board("ab bc", a="hill border", b="farmland", c="hill border")
    seats = [player("ratmen", "mining", 4), player("orcs", "swamp")]
    return made(position(hills, seats, regions, BOXES, stonehedge=power))


def as_copycat(power: str) -> Game:
    regions = {"a": at(0, "ratmen"), "c": at(1, "orcs")}
    hills = board("ab bc", a="hill border", b="farmland", c="hill border")
    seats = [player("ratmen", "copycat", 4, first_turn=False), player("orcs", "swamp")]
    column = [{"race": "elves", "power": power}]
    game = made(position(hills, seats, regions, BOXES, column=column))
    return game.play("use", trait="copycat", slot=0)


def made(scenario: dict[str, Any]) -> Game:
    return Game.from_scenario({"format": "sw-scenario/1", **scenario})


def test_there_are_such_powers() -> None:
    assert {"wealthy", "airborne"} <= set(OF_FIRST_TURN)


@pytest.mark.parametrize("power", OF_FIRST_TURN)
@pytest.mark.parametrize("lend", [with_stonehedge, as_copycat])
def test_what_works_once_is_said_to_work_once(lend: Any, power: str) -> None:
    said = lines(lend(power), power)
    assert said and all("once" in sentence or "this turn only" in sentence for sentence in said), said
