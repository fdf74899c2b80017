"""Coins that move: the events of a step tell every change of everybody's coins."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game
from sw_widget.explore.coin_flows import flows
from sw_widget.explore.immediate_coins import coins_moved

ALL_PACKS = ["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web"]


# In game 4 and 10 loot is cashed, in 0 and 10 a power is copied.
@pytest.mark.parametrize("seed", [0, 4, 10])
def test_events_tell_every_coin(seed: int) -> None:
    game, rng = Game(players=("Ann", "Ben", "Cleo"), seed=seed, packs=ALL_PACKS), Random(seed)
    while not game.over:
        game.play(game.legal.sample(rng))
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
