"""Everything that is said at moments of random games is so: reasons with their helps, accounts, events.

All mixes of packs are walked, and every race and power with all relics and places, among them the one that
lends a badge; what is borrowed and void is seen from both sides, since everybody has turns. `make long` walks
far more of them.
"""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game, packs
from tests.amount import amount, sample
from tests.games.test_random_games import ALL
from tests.games.test_relics_and_places import COMBOS, set_out
from tests.games.true_sentences import decision_is_true, event_is_true, refusals_are_true
from tests.mixes import MIXES, Mix

POWERS = [power.id for pack in packs.get_all(packs.printed()) for power in pack.powers]
APART = 12
"""How many actions lie between two moments of a game that begins with a lent power."""


def is_told_truly(game: Game, name: str) -> None:
    try:
        decision_is_true(game)
        refusals_are_true(game)
        for event in game.events_of(-1) if game.steps else ():
            event_is_true(game, event.raw)
    except AssertionError as error:
        error.add_note(f"{name}, step {game.steps}: {game.log[-3:]}")
        raise


@pytest.mark.sampled
@pytest.mark.parametrize("mix", MIXES, ids=lambda mix: mix.name)
def test_moments_of_all_mixes(mix: Mix) -> None:
    for name, game in mix.moments(amount(1, 150), 3):
        is_told_truly(game, name)


@pytest.mark.sampled
@pytest.mark.parametrize("power", sample(POWERS, 12))
def test_a_power_that_a_place_lends(power: str) -> None:
    """The holder's turn, and that of an opponent."""
    race, own = COMBOS[POWERS.index(power) % len(COMBOS)]
    rng = Random(power)
    scenario = set_out(race, own, "base/2p", rng)
    if own == power:
        return
    game = Game.from_scenario({**scenario, "stonehedge": power})
    for _ in range(amount(2, 8)):
        is_told_truly(game, f"{power} for {own} {race}")
        for _ in range(APART):
            if not game.over:
                game.play(game.legal.sample(rng))


@pytest.mark.sampled
@pytest.mark.parametrize("combo", sample(COMBOS, 8), ids="-".join)
def test_a_race_and_a_power_against_who_makes_them_void(combo: tuple[str, str]) -> None:
    """On the map and before, with Gnomes wherever it is far away."""
    race, power = combo
    if race == "gnomes":
        return
    other = "hill" if power != "hill" else "swamp"
    for board in ("base/2p", "underground/2p"):
        land = Game(["Ann", "Ben"], packs=ALL.packs, board=board).position.rules.board
        free = [region.id for i, region in enumerate(land.regions) if land.land >> i & 1]
        own, gnomes = {"player": 0, "race": race, "tokens": 2}, {"player": 1, "race": "gnomes", "tokens": 1}
        for regions in ({free[0]: own}, {}):
            scenario = {
                "format": "sw-scenario/1",
                "packs": ALL.packs,
                "board": board,
                "turn": 3,
                "players": [
                    {"active": {"race": race, "power": power, "hand": 3}},
                    {"active": {"race": "gnomes", "power": other, "hand": 0}},
                ],
                "regions": {**regions, **dict.fromkeys(free[2::3], gnomes)},
            }
            is_told_truly(Game.from_scenario(scenario), f"{power} {race} on {board}")
