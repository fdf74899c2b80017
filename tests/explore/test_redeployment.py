"""Redeployment and withdrawal: always legal, everything put down, and where it is needed."""

from __future__ import annotations

from random import Random

from sw_widget import Game
from sw_widget.engine.actions import REDEPLOY, REDEPLOYMENT, WITHDRAWAL
from sw_widget.engine.legal.options import includes, options
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.turns.goals import GOALS, REACH, Goal, weakest
from sw_widget.explore.turns.redeployment.best import best_redeployment, withdraw
from tests.rules.support import at, board, player, position

#   a --- b --- c --- d      the opponent stands at d
ROW = board("ab bc cd", a="hill border", b="farmland", c="mountain", d="forest border")


def conquered(hand: int, race: str = "ratmen", power: str = "spirit") -> Game:
    """The first player holds a, b and c, and conquests have ended with so many tokens in hand."""
    regions = {"a": at(0, race), "b": at(0, race), "c": at(0, race), "d": at(1, "trolls", 3, lair=1)}
    seats = [player(race, power, hand), player("trolls", "hill")]
    game = Game.from_scenario({"format": "sw-scenario/1", **position(ROW, seats, regions)})
    return game.play("stop")


def test_whatever_happens_it_is_legal_and_ends_the_turn() -> None:
    counts = [settled_and_withdrawn(seed) for seed in range(6)]
    assert all(settled for settled, _ in counts) and any(withdrawn for _, withdrawn in counts)


def settled_and_withdrawn(seed: int) -> tuple[int, int]:
    """Asks at every redeployment and withdrawal of a random game, and says how many there were."""
    names = ["Ann", "Ben", "Cleo", "Dag", "Eve"][: 2 + seed % 4]
    game, rng = Game(players=names, seed=seed), Random(seed)
    settled = withdrew = 0
    while not game.over:
        there = game.position
        if there.stage == WITHDRAWAL:
            assert includes(options(there), withdraw(there))
            withdrew += 1
        elif there.phase == REDEPLOYMENT:
            name = rng.choice(GOALS)
            view, region = there.clone(), rng.randrange(len(there.holder)) if name == REACH else -1
            for code in best_redeployment(there, Goal(name, region)):
                assert includes(options(view), code)
                apply(view, code)
            assert view.stage == WITHDRAWAL or view.over or view.player != there.player
            settled += 1
        game.play(game.legal.sample(rng))
    return settled, withdrew


def test_spare_tokens_go_where_an_opponent_can_strike() -> None:
    code = next(code for code in best_redeployment(conquered(4).position, Goal()) if code[0] == REDEPLOY)
    assert code[2] == ((0, 1), (1, 1), (2, 5))


def test_for_defence_the_weakest_region_is_as_strong_as_can_be() -> None:
    there = conquered(4).position
    for code in best_redeployment(there, Goal("coins_defence")):
        apply(there, code)
    # 2 + 2 + 3 of ground and 7 tokens: each region comes to at least 4, with two tokens over.
    assert weakest(there, 0b111) == 4
    assert sum(there.tokens[:3]) == 7


def test_the_region_that_is_wanted_is_kept() -> None:
    # Of seven tokens four are lifted, so three stay: all regions. With two fewer, one stays.
    there = conquered(2, "amazons").position
    kept = []
    for region in (0, 1, 2):
        view = there.clone()
        for code in best_redeployment(view.clone(), Goal("reach", region)):
            apply(view, code)
        kept.append([i for i in range(3) if view.owner[view.holder[i]] == 0 and view.holder[i] >= 0])
    assert kept == [[0], [1], [2]]


def test_what_must_be_paid_for_is_not_kept() -> None:
    regions = {"a": at(0, "ratmen")}
    scenario = position(ROW, [player("ratmen", "diplomat", 0), player()], regions, variants=["diplomat_pays"])
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    game.play("stop").play("ally", player=1)
    before = game.coins[0]
    for code in best_redeployment(game.position, Goal()):
        apply(game.position, code)
    assert game.position.coins[0] == before + 1
