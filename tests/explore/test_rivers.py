"""Best turns on boards with rivers against brute force: what is called proven is so."""

from __future__ import annotations

from random import Random

from sw_widget import Game
from sw_widget.engine.position import Position
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from tests.explore.brute import Brute, TooWide
from tests.explore.small_positions import MADE, MOST, asks_for_turn, combo, scenario

ASKED = 60


def with_rivers(number: int, attempt: int) -> Position | None:
    """A small position in which some regions without a race are rivers; None where none is."""
    rng = Random(f"rivers/{number}/{attempt}")
    data = scenario(rng, *combo(number % MADE))
    regions = data["board"]["regions"]
    free = [id for id in regions if not (data.get("regions") or {}).get(id)]
    rivers = [id for id in free if rng.random() < 0.5]
    for id in rivers:
        regions[id] |= {"terrain": "river", "symbols": [], "lost_tribe": False}
        (data.get("regions") or {}).pop(id, None)
    land = [id for id, region in regions.items() if region["terrain"] not in ("river", "sea", "lake")]
    if not rivers or not land:
        return None
    return Game.from_scenario({**data, "packs": ["base", "underground"]}).position


def test_what_is_proven_beside_rivers_is_the_best() -> None:
    proven = asked = 0
    for number in range(ASKED):
        for attempt in range(100):
            position = with_rivers(number, attempt)
            if position is None or not asks_for_turn(position, 0):
                continue
            try:
                value = Brute(most=MOST).best(position)
            except TooWide:
                continue
            break
        else:
            continue
        asked += 1
        found = best(position, Goal("coins"), looks=None, seconds=None, lines=1)
        if found.proven:
            assert found.ways[0].value[0] == value[0], number
        else:
            assert found.ways[0].value[0] <= value[0], number
        proven += found.proven
    assert asked >= 50 and proven >= 40, (asked, proven)
