"""Random games with a Necromancer, for three to six players: all invariants after every action, and every
token of the box in one place: map, hand, island, Well, reserve, tray.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game, packs
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.legal.options import redeployment, redeployment_on_map
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from tests.amount import LONG
from tests.games.test_random_games import Watched
from tests.widget.necromancer import GAMES as GAMES_TO_LOOK_AT

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Finn")
ABOVE_GROUND = [id for id in packs.printed() if id != "underground"]
NEVER = {"cursed", "spirit", "stout"}
GAMES = 40 if LONG else 4
VARIANTS: tuple[list[str], ...] = ([], ["one_ghost_fewer"], [], ["two_ghosts_fewer"])


def new_game(players: int, number: int) -> Game:
    """A game with the packs above ground, or the base game alone, and the last player as Necromancer."""
    names = NAMES[:players]
    return Game(
        names,
        seed=number,
        packs=["base", "necromancer"] if number % 2 else ABOVE_GROUND,
        variants=VARIANTS[number % len(VARIANTS)],
        roles={names[-1]: "necromancer"},
    )


def where_ghosts_are(position: Position, players: list[dict[str, Any]]) -> dict[str, int]:
    race = position.rules.race_index["ghosts"]
    role = players[-1]
    standing = position.held[race] | position.waiting_in(race)
    piles = [player["pile"] for player in players]
    return {
        "map": sum(position.tokens[region] for region in bits(standing)),
        "hand": position.hand[race],
        "well": role["well"].get("ghosts", 0),
        "reserve": role["reserve"],
        "collected by others": sum(pile.get("ghosts", 0) for pile in piles),
    }


def check_role(game: Game, before: Position) -> None:
    position, rules = game.position, game.position.rules
    race = rules.race_index["ghosts"]
    extras = extras_of(position, race)
    players: list[dict[str, Any]] = game.view(None)["players"]
    assert sum(where_ghosts_are(position, players).values()) == rules.races[race].in_box + extras
    assert not position.held[race] & position.kit[race].refuge
    role = players[-1]
    drawn = [*(role["powers"] or []), *role["offered"]]
    assert len(set(drawn)) == len(drawn) == 6 and not NEVER & set(drawn)
    island = bits(position.kit[race].refuge)[0]
    assert position.holder[island] in (-1, race)
    if position.player != before.player:
        assert sum(role["well"].values()) < 4 or not role["reserve"]
        assert not position.hand[race] or position.player == len(position.coins) - 1


@pytest.mark.sampled
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_random_games(players: int) -> None:
    said: set[str] = set()
    for number in range(GAMES):
        rng = Random(f"necromancer/{players}/{number}")
        game = new_game(players, number)
        watched = Watched(game, rng, said)
        try:
            while not game.over:
                before = game.position.clone()
                watched.play(game.legal.sample(rng))
                check_role(game, before)
            watched.finish()
        except Exception as error:
            error.add_note(f"{players}/{number}, step {game.steps}: {game.log[-3:]}")
            raise


def test_bots_leave_no_ghost_on_the_island_that_could_hold_a_region() -> None:
    position = GAMES_TO_LOOK_AT["necromancer_redeploys"]().position
    race = position.active[position.player]
    assert redeployment(position, race).regions != bits(position.held[race])
    assert redeployment_on_map(position, race).regions == bits(position.held[race])
