"""Random games of six in teams, with all invariants after every action, and with the places and the relic
that are made for teams in the middle of the troops. More games of teams are in test_all_mixes.py.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game, packs
from tests.amount import LONG
from tests.games.test_random_games import Watched

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]
FINDS = [find.id for find in (*packs.get("six_player").relics, *packs.get("six_player").places)]
RACES = ["ratmen", "elves", "orcs", "giants", "skeletons", "humans"]
OLD = ["trolls", "amazons", "dwarves", "wizards", "tritons", "halflings"]
POWERS = ["fortified", "commando", "dragon_master", "seafaring", "bivouacking", "heroic"]


def play(game: Game, rng: Random, name: str) -> tuple[set[str], set[str]]:
    """A game to its end: the sentences that were said, and the kinds of events."""
    said: set[str] = set()
    watched = Watched(game, rng, said)
    watched.play_out(name)
    return said, {event.kind for step in watched.told for event in step}


@pytest.mark.parametrize("below", [False, True])
def test_three_teams_win_or_lose_together(below: bool) -> None:
    game = Game(NAMES, packs=["underground" if below else "base", "six_player"], seed=1)
    assert game.position.turns == 8
    assert game.to_act == ((0, "pick") if below else (1, "setup"))
    _, kinds = play(game, Random(f"below: {below}"), f"below: {below}")
    assert ("monster_placed" in kinds) == (not below)
    assert len(game.winners) in (2, 4, 6)
    assert all((player + 3) % 6 in game.winners for player in game.winners)


def set_out(rng: Random) -> dict[str, Any]:
    """Six races, each with another one in decline, and all that is made for teams in regions of the first."""
    game = Game(NAMES, packs=["base", "six_player"], seed=0)
    land = game.position.rules.board
    free = [region.id for i, region in enumerate(land.regions) if land.land >> i & 1]
    rng.shuffle(free)
    regions: dict[str, Any] = {}
    for player in range(6):
        regions[free.pop()] = {"player": player, "race": RACES[player], "tokens": 3}
        regions[free.pop()] = {"player": player, "race": RACES[player], "tokens": 2}
        regions[free.pop()] = {"player": player, "race": OLD[player], "tokens": 1}
    own = [id for id, there in regions.items() if there["race"] in RACES]
    for find in FINDS:
        regions[rng.choice(own)].setdefault("markers", {})[find] = 1
    return {
        "format": "sw-scenario/1",
        "packs": ["base", "six_player"],
        "board": "base/5p",
        "turn": 7,
        "players": [
            {"active": {"race": race, "power": power, "hand": 2}, "declined": [{"race": old}]}
            for race, power, old in zip(RACES, POWERS, OLD, strict=True)
        ],
        "regions": regions,
        "bony": rng.choice(OLD),
        "seed": rng.randrange(10**6),
    }


@pytest.mark.sampled
def test_all_that_is_made_for_teams_is_used() -> None:
    wanted = {
        "badges_swapped_with",
        "asked_for_token",
        "token_given",
        "token_not_given",
        "lich_sent",
        "lich_left",
        "tavern_shared",
        "marker_moved",
    }
    found: set[str] = set()
    # One game in ten asks for a token that is given instead: more than one of the first few of these does.
    for seed in range(50, 90 if LONG else 58):
        rng = Random(f"teams/{seed}")
        _, kinds = play(Game.from_scenario(set_out(rng)), rng, f"teams/{seed}")
        found |= kinds
    assert wanted <= found, wanted - found
