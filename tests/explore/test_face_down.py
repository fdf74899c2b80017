"""What lies face down: no help for players may depend on it, since nobody at the table knows it."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.explore.bots import LookaheadBot, PlannerBot, Seat, bot
from sw_widget.explore.bots.plan import as_known
from tests.rules.support import at, board, player, position

SMALL = {"planner": PlannerBot(looks=60, effort=1), "lookahead": LookaheadBot(looks=60, effort=20)}
"""Where those who think need not think long."""
STAR = board("ma mb mc", m="farmland border", a="hill", b="farmland", c="forest")
LOOT = (("attack", 3, 0), (3, "attack", 0), (0, 3, "attack"))
"""The same three markers, each time in another order."""


def looted(order: tuple[Any, ...]) -> Game:
    """Loot lies under three regions of Ben's Skags, and Ann's Ratmen stand in the middle."""
    regions: dict[str, Any] = {"m": at(0, "ratmen", 2)}
    for region, value in zip("abc", order, strict=True):
        regions[region] = {**at(1, "skags"), "markers": {"loot_marker": 1}, "loot": value}
    seats = [player("ratmen", "swamp", 5), player("skags", "hill")]
    scenario = position(STAR, seats, regions, turn=2)
    return Game.from_scenario(
        {**scenario, "format": "sw-scenario/1", "packs": ["base", "spiders_web"], "seed": 3}
    )


def test_the_order_matters_to_the_game() -> None:
    brought = set()
    for order in LOOT:
        game = looted(order)
        before = game.position.coins[0]
        game.play("conquer", region="a")
        brought.add((game.position.coins[0] - before, game.position.hand[game.position.active[0]]))
    assert len(brought) == len(LOOT)


@pytest.mark.parametrize("viewer", [None, 0])
def test_the_best_turn_does_not_tell_it(viewer: int | None) -> None:
    found = [looted(order).best_turn(looks=400, viewer=viewer) for order in LOOT]
    assert len({str(turn.to_dict()) for turn in found}) == 1
    assert not any(turn.proven or turn.ceiling is not None for turn in found)


def test_threats_do_not_tell_it() -> None:
    assert len({str(looted(order).threats(1).to_dict()) for order in LOOT}) == 1


@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "casual", "planner", "lookahead"])
def test_bots_do_not_know_it(name: str) -> None:
    assert len({str(bot(name).think(looted(order)).to_dict()) for order in LOOT}) == 1


def test_a_what_if_deals_it_out_anew_whatever_it_was() -> None:
    dealt = [looted(order).what_if().position.notes for order in LOOT]
    assert dealt[0] == dealt[1] == dealt[2]
    assert as_known(looted(LOOT[0]).position) == as_known(looted(LOOT[1]).position)


@pytest.mark.parametrize("name", ["beginner", "casual", "planner", "lookahead"])
def test_bots_change_their_plans_by_what_is_turned_up(name: str) -> None:
    """Relics and places under monsters: a plan that counted on one goes on with what is really there."""
    game = Game(players=("Ann", "Ben"), packs=["base", "underground"], seed=20)
    rng = Random(20)
    while game.turn < 3:
        game.play(game.legal.sample(rng))
    mind = SMALL.get(name) or bot(name)
    seats = [Seat(game, player, mind) for player in range(2)]
    while game.turn < 6:
        seats[game.to_act.player].step()
    assert not game.over


DRAGON = {
    "packs": ["base", "underground"],
    "board": board("ab ac", a="hill border", b="farmland", c="forest"),
    "players": [player("wizards", "dragon_master", 2), player("gnomes", "hill")],
    "regions": {"a": at(0, "wizards"), "b": at(1, "gnomes", 4), "c": at(1, "gnomes", 1)},
    "turn": 3,
}
"""Gnomes make the dragon void: nothing but tokens takes a region of theirs."""


@pytest.mark.parametrize("name", ["greedy", "casual", "planner", "lookahead"])
def test_nobody_plans_with_a_means_that_is_void(name: str) -> None:
    game = Game.from_scenario(DRAGON, needs_format=False)
    plan = (SMALL.get(name) or bot(name)).think(game.seen_by(0))
    for action in plan.actions:
        assert game.why_not(action) is None, action
        game.play(action)
