"""New games: the table may be laid for many of them at once, but each is a game of its own."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.engine.map.board import bits
from sw_widget.own import own_pack, own_race
from sw_widget.packs import printed

PLAYERS = ["Ann", "Ben", "Cleo"]


@pytest.mark.parametrize("packs", [["base"], ["base", "underground"], ["base", "sky_islands"], printed()])
@pytest.mark.parametrize("seed", [0, 7, -(2**63), 2**63 - 1])
def test_a_new_game_is_its_scenario_read_again(seed: int, packs: list[str]) -> None:
    """Also what the seed drew stands in the scenario: nothing of it is drawn again."""
    game = Game(PLAYERS, seed=seed, packs=packs)
    again = Game.from_scenario(game.scenario or {})
    assert again.scenario == game.scenario
    assert (again.position.column, again.position.race_stack) == (
        game.position.column,
        game.position.race_stack,
    )
    assert (again.position.tribes, again.position.markers) == (game.position.tribes, game.position.markers)


@pytest.mark.parametrize("packs", [["base"], ["base", "underground"], printed()])
def test_the_seed_alone_is_read_like_any_scenario(packs: list[str]) -> None:
    for seed in range(5):
        scenario = {
            "format": "sw-scenario/1",
            "players": [{"name": name} for name in PLAYERS],
            "packs": packs,
            "seed": seed,
        }
        game, read = Game(PLAYERS, seed=seed, packs=packs), Game.from_scenario(scenario)
        assert game.position == read.position and game.start_code == read.start_code


def test_what_one_game_does_touches_no_other() -> None:
    first, second = Game(PLAYERS, seed=3), Game(PLAYERS, seed=3)
    before = second.scenario, second.code
    for change in (first.scenario or {}).values():
        if isinstance(change, list):
            change.clear()
    first.play("pick", slot=2).play("conquer", region="11")
    assert (second.scenario, second.code) == before
    assert (Game(PLAYERS, seed=3).scenario, Game(PLAYERS, seed=3).code) == before
    assert (first.start_code, first.undo().undo().code) == (before[1], before[1])


def test_a_pack_that_is_made_anew_is_played_with_anew() -> None:
    for tokens in (3, 5):
        own_pack("made_anew", races=[own_race("otters", tokens, stands_in="ratmen")])
        game = Game(PLAYERS, seed=1, packs=["base", "made_anew"])
        rules = game.position.rules
        assert rules.races[rules.race_index["otters"]].tokens == tokens


@pytest.mark.parametrize("packs", [["base", "necromancer"], ["base", "underground", "necromancer"]])
def test_one_ghost_waits_from_the_start_whatever_else_stands_on_the_map(packs: list[str]) -> None:
    game = Game([*PLAYERS, "Dan"], seed=5, packs=packs, roles={"Dan": "necromancer"})
    [ghosts] = game.position.rules.roles
    [region] = bits(game.position.waiting_in(ghosts))
    assert game.position.tokens[region] == 1
    assert Game.from_scenario(game.scenario or {}).position == game.position
