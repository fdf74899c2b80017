"""Scenarios in which Stonehedge lends a power: what belongs to that power is read and written."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game, packs
from sw_widget.engine.actions import PICKING, START
from sw_widget.engine.position import FIELDS
from sw_widget.game.scenario.reading import load
from sw_widget.game.scenario.writing import scenario_of
from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, check, expect

BADGES = ("bivouacking", "copycat", "diplomat", "dragon_master", "fireball", "hordes_of", "spirit", "vampire")


def test_what_is_lent_may_stand_in_a_region_that_is_named_before() -> None:
    regions = {"a": mine(dragon=1), "b": mine(stonehedge=1), "e": theirs()}
    check(
        duel(LINE, regions, stonehedge="dragon_master"),
        act("conquer", "c", **{"with": ["dragon"]}),
        expect(regions={"a": {"markers": {}}, "c": {"markers": {"dragon": 1}}}),
    )


@pytest.mark.parametrize("badge", BADGES)
def test_every_start_of_a_turn_comes_back(badge: str) -> None:
    regions = {"a": mine(2, stonehedge=1), "e": theirs(2)}
    scenario = duel(LINE, regions, packs=packs.printed(), stonehedge=badge)
    rng, begun = Random(badge), 0
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    while not game.over and begun < 8:
        position = game.position
        if position.phase in (START, PICKING) and not position.pending:
            again = load(scenario_of(position, game.names)).position
            for name in set(FIELDS) - {"rules", "kit", "notes"}:
                assert getattr(again, name) == getattr(position, name), name
            begun += 1
        game.play(game.legal.sample(rng))
    assert begun == 8
