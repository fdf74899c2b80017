"""Every race and every power with every relic and place: short random games with all invariants.

The combo begins with all relics and places of the box in its four regions, and a badge at the place that
lends one; whatever it can do with them may be drawn. `make test` plays a quarter of the combos, `make long`
all of them on two boards, with other badges.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game, packs
from sw_widget.engine.definitions import Find
from tests.amount import LONG
from tests.games.test_random_games import ALL, Watched

FINDS = [find.id for pack in packs.get_all(packs.printed()) for find in (*pack.relics, *pack.places)]
TURNS = 3
BOARDS = ("base/2p", "underground/2p") if LONG else ("base/2p",)
PARTS = 4
PLAYED = range(PARTS if LONG else 1)
COMBOS = [
    (ALL.races[i % len(ALL.races)], ALL.powers[i % len(ALL.powers)])
    for i in range(max(len(ALL.races), len(ALL.powers)))
]
"""Each race and each power at least once."""


def set_out(race: str, power: str, board: str, rng: Random) -> dict[str, Any]:
    """The combo in four neighbouring regions with all relics and places; an opponent with two races."""
    game = Game(["Ann", "Ben"], packs=ALL.packs, board=board, seed=0)
    land = game.position.rules.board
    free = [i for i, region in enumerate(land.regions) if land.land >> i & 1]
    own = [rng.choice(free)]
    while len(own) < 4:
        beside = [i for i in free if land.around(sum(1 << o for o in own)) >> i & 1 and i not in own]
        own.append(rng.choice(beside))
    rest = [i for i in free if i not in own]
    rng.shuffle(rest)
    others = [other for other in ("giants", "elves", "orcs", "trolls") if other != race]
    ids = [region.id for region in land.regions]
    where: dict[int, dict[str, int]] = {region: {} for region in own}
    for find in FINDS:
        where[rng.choice(own)][find] = 1
    rules = game.position.rules
    tokens = 2 if rules.races[rules.race_index[race]].in_box > 8 else 1
    regions: dict[str, Any] = {
        ids[i]: {"player": 0, "race": race, "tokens": tokens, "markers": markers}
        for i, markers in where.items()
    }
    for i, (other, player) in zip(rest, [(0, 1), (0, 1), (1, 1), (2, 0), (2, 0)], strict=False):
        regions[ids[i]] = {"player": player, "race": others[other], "tokens": 1 if other else 2}
    spare = next(badge for badge in ("forest", "hill") if badge != power)
    badges = [badge for badge in ALL.powers if badge not in (power, spare, "cursed")]
    return {
        "format": "sw-scenario/1",
        "packs": ALL.packs,
        "board": board,
        "turns": TURNS,
        "players": [
            {"active": {"race": race, "power": power, "hand": 0}, "declined": [{"race": others[2]}]},
            {"active": {"race": others[0], "power": spare}, "declined": [{"race": others[1]}]},
        ],
        "regions": regions,
        "stonehedge": rng.choice(badges),
        "places": [],
        "seed": rng.randrange(10**6),
    }


@pytest.mark.sampled
@pytest.mark.parametrize("board", BOARDS)
@pytest.mark.parametrize("part", PLAYED)
def test_every_trait_with_every_relic_and_place(board: str, part: int) -> None:
    said: set[str] = set()
    for number in range(part, len(COMBOS), PARTS):
        race, power = COMBOS[number]
        name = f"{board}/{race}/{power}"
        rng = Random(name)
        game = Game.from_scenario(set_out(race, power, board, rng))
        held = game.position.held[game.position.rules.race_index[race]]
        for marker in game.position.rules.finds:
            assert all(held >> region & 1 for region in game.position.markers[marker])
        Watched(game, rng, said).play_out(name)


def test_the_combos_are_all_races_and_powers() -> None:
    assert {race for race, _ in COMBOS} == set(ALL.races)
    assert {power for _, power in COMBOS} == set(ALL.powers)
    rules = Game(["Ann", "Ben"], packs=ALL.packs, seed=0).position.rules
    assert {marker.id for marker in rules.markers if isinstance(marker, Find)} == set(FINDS)
