"""What a scenario, a code and the editor allow beside markers that lie in regions, and of races that wait."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game, SaveError, ScenarioError
from sw_widget.engine.position import Position
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.lying_markers import check_lying
from sw_widget.game.position_code import write_code
from sw_widget.game.scenario.writing import scenario_of
from tests.rules.support import VALLEY, at, player, position

PACKS = ["base", "spiders_web"]
NOBODY_THERE = "nobody can be in the region of such a marker"
TURNED_UP = "such a marker is turned up when somebody else comes to its region"


def scenario(regions: dict[str, Any], *seats: dict[str, Any]) -> dict[str, Any]:
    """Ann's Elves, to move; Ben's Skags, who pour lava."""
    seats = seats or (player("elves", "hill", 5), player("skags", "lava"))
    return {**position(VALLEY, list(seats), regions, turn=4), "format": "sw-scenario/1", "packs": PACKS}


LAVA, LOOT = {"markers": {"lava_token": 1}}, {"markers": {"loot_marker": 1}}
WRONG = [
    ({**at(0, "elves"), **LAVA}, NOBODY_THERE),
    ({**at(1, "skags"), **LAVA}, NOBODY_THERE),
    ({"lost_tribe": 1, **LAVA}, NOBODY_THERE),
    ({**at(0, "elves"), **LOOT}, TURNED_UP),
    ({"lost_tribe": 1, **LOOT}, TURNED_UP),
]


@pytest.mark.parametrize(("entry", "said"), WRONG)
def test_nobody_stands_where_a_marker_would_not_have_stayed(entry: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError) as refused:
        Game.from_scenario(scenario({"c": at(1, "skags"), "b": entry}))
    marker = next(iter(entry["markers"]))
    assert (refused.value.path, refused.value.message) == (f"regions.b.markers.{marker}", said)


@pytest.mark.parametrize("entry", [LAVA, LOOT, {**at(1, "skags"), **LOOT}])
def test_where_nobody_is_they_lie_and_own_loot_with_its_owner(entry: dict[str, Any]) -> None:
    Game.from_scenario(scenario({"c": at(1, "skags"), "b": entry}))


@pytest.mark.parametrize("marker", ["lava_token", "loot_marker"])
def test_a_code_is_refused_as_well(marker: str) -> None:
    game = Game.from_scenario(scenario({"c": at(1, "skags"), "b": {"markers": {marker: 1}}}))
    found = game.position
    elves = found.active[0]
    found.settle(elves, found.rules.board.index["b"], 1)
    found.hand[elves] -= 1
    with pytest.raises(SaveError, match=rf"regions\.b\.markers\.{marker}"):
        Game.from_code(write_code(found, game.names))


@pytest.mark.parametrize(
    ("marker", "sentence"), [("lava_token", "edit-covered"), ("loot_marker", "edit-turned-up")]
)
def test_the_editor_agrees(marker: str, sentence: str) -> None:
    onto = Draft(scenario({"c": at(1, "skags"), "b": {"markers": {marker: 1}}}))
    under = Draft(scenario({"c": at(1, "skags"), "b": at(0, "elves")}))
    for draft, piece in ((onto, "race/elves"), (under, f"marker/{marker}")):
        before = draft.text
        with pytest.raises(Impossible) as told:
            draft.change("put", {"region": "b", "piece": piece, "by": 1})
        assert told.value.id == sentence and draft.text == before


# A race that waits to be active again


def waiting(*returning: str, active: bool = False) -> dict[str, Any]:
    seat = player("elves", "hill", 2) if active else player()
    seat["declined"] = [{"race": race, "power": None, "returns": True} for race in returning]
    regions = {region: at(0, race) for region, race in zip("ac", returning, strict=False)}
    return scenario(regions, seat, player("skags", "lava"))


def test_one_race_returns_to_a_player_without_an_active_one() -> None:
    game = Game.from_scenario(waiting("orcs"))
    assert game.position.rules.races[game.position.active[0]].id == "orcs"
    with pytest.raises(ScenarioError, match=r"players\.0\.declined\.0\.returns"):
        Game.from_scenario(waiting("orcs", active=True))
    with pytest.raises(ScenarioError, match=r"players\.0\.declined\.1\.returns"):
        Game.from_scenario(waiting("orcs", "trolls"))


def test_a_code_with_a_race_that_returns_beside_an_active_one_is_refused() -> None:
    game = Game.from_scenario(
        scenario({"a": at(0, "orcs")}, player("elves", "hill", 2, declined=["orcs"]), player("skags", "lava"))
    )
    game.position.notes["returns", game.position.rules.race_index["orcs"], ""] = 1
    with pytest.raises(SaveError, match="a race returns alone, to a player without an active one"):
        Game.from_code(write_code(game.position, game.names))


def test_in_the_editor_a_race_no_longer_waits_once_another_is_active() -> None:
    seat = {**player(), "declined": [{"race": "orcs", "power": None, "returns": True}]}
    later = {**scenario({"a": at(1, "orcs")}, player("elves", "hill", 2), seat), "turn": 3}
    draft = Draft(later)
    draft.change("combo", {"player": 1, "which": "active", "race": "trolls", "power": "forest"})
    assert not any("returns" in combo for combo in draft.scenario["players"][1]["declined"])


def test_no_position_of_a_game_is_refused() -> None:
    """Random games: every step is checked, some of them as a scenario and as a code."""
    lying = 0
    for seed in range(24):
        rng, names = Random(seed), ["Ann", "Ben", "Cleo"][: 2 + seed % 2]
        game = Game(players=names, seed=seed, packs=["spiders_web", "base"])
        while not game.over:
            game.play(game.legal.sample(rng))
            check_lying(game.position)
            lying += _lies(game.position)
            if rng.random() < 0.05:
                Game.from_code(game.code)
                Game.from_scenario(scenario_of(game.position, game.names))
    assert lying > 20


def _lies(found: Position) -> bool:
    markers = found.rules.marker_index
    return bool(found.markers[markers["lava_token"]] or found.markers[markers["loot_marker"]])
