"""Coins that move: the events of a step tell every change of everybody's coins."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from sw_widget import Game, charts
from sw_widget.explore.coin_flows import flows
from sw_widget.explore.immediate_coins import GAINS, PAYMENTS, PURCHASES, coins_moved
from tests.text.syntax import Code

ALL_PACKS = ["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web"]
CASES = Path(__file__).resolve().parents[1] / "cases"


# Several packs together; that every event is among them is for the rule cases below.
@pytest.mark.parametrize("seed", [0, 4, 10])
def test_events_tell_every_coin(seed: int) -> None:
    game, rng = Game(players=("Ann", "Ben", "Cleo"), seed=seed, packs=ALL_PACKS), Random(seed)
    while not game.over:
        game.play(game.legal.sample(rng))
    every_coin_is_told(game)


def test_every_event_that_pays_is_known() -> None:
    """A pack that pays by an event of its own names it in `immediate_coins.py`."""
    rulebook = Code("engine", "packs")
    assert rulebook.told("gain_coins", 1) <= GAINS
    assert rulebook.told("pay", 3) <= PAYMENTS


def test_the_rule_cases_tell_every_coin() -> None:
    """Every event that moves coins at once happens in one of them."""
    moved: set[str] = set()
    for path in sorted(CASES.rglob("*.json")):
        game = played(path)
        every_coin_is_told(game)
        moved |= {event.kind for moment in game.history for event in moment.events if coins_moved(event)}
    assert moved >= GAINS | PAYMENTS | PURCHASES


@pytest.mark.parametrize(
    ("case", "found"),
    [
        ("spiders_web/skags_loot_pays_the_conqueror", (1, "ratmen", "board", "loot_marker", 3)),
        ("spiders_web/ice_witches_winter_costs_others_a_coin", (1, "orcs", "board", "ice_witches", -1)),
        ("sky_islands/haggling_peace_is_paid", (0, "ratmen", "power", "haggling", -2)),
        ("sky_islands/haggling_breach_is_paid", (0, "ratmen", "power", "haggling", 2)),
        ("underground/throne_every_race_pays", (0, "ratmen", "board", "rusty_throne", 2)),
        ("underground/thieving_once_for_each_player", (1, "giants", "power", "thieving", -1)),
        ("underground/altar_token_for_three_coins", (0, "dwarves", "board", "altar_of_souls", 3)),
        # The Liches have left the map with the region for which they are paid.
        ("underground/liches_and_mercenaries", (1, "liches", "race", "liches", 1)),
    ],
)
def test_coins_have_their_cause(case: str, found: tuple[object, ...]) -> None:
    game = played(CASES / f"{case}.json")
    assert found in [(flow.player, flow.race, flow.source, flow.rule, flow.amount) for flow in flows(game)]
    assert charts.income(game).rows


def played(case: Path) -> Game:
    """A game of all that is done in a rule case."""
    read = json.loads(case.read_text(encoding="utf-8"))
    game = Game.from_scenario(read["scenario"], needs_format=False)
    for step in read["steps"]:
        if "do" in step and "error" not in step:
            game.play(step, by=step.pop("by", None))
    return game


def every_coin_is_told(game: Game) -> None:
    history = game.history
    for step in range(len(history)):
        before, after = history[step].position.coins, history[step + 1].position.coins
        told = list(before)
        for event in history[step + 1].events:
            for player, amount in coins_moved(event):
                told[player] += amount
        assert told == list(after), step
    first = history[0].position.coins
    for player, coins in enumerate(game.coins):
        assert first[player] + sum(flow.amount for flow in flows(game) if flow.player == player) == coins
