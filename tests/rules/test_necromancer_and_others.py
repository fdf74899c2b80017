"""The Necromancer's Ghosts among races, powers and places of other packs."""

from __future__ import annotations

import pytest

from sw_widget import Game
from tests.rules.support import Json, act, at, board, check, expect, player

LAKE = board("ab bc cd bl cl", a="hill border", b="farmland", c="swamp", d="hill border", l="lake")


def table(ann: Json, necromancer: Json, regions: Json, *packs: str, current: int = 0) -> Json:
    """Ann, Ben, who has no region, and the Necromancer."""
    role = {"name": "Cleo", "role": "necromancer", "powers": ["mounted"], **necromancer}
    return {
        "packs": ["base", "necromancer", *packs],
        "board": LAKE,
        "players": [ann, player(), role],
        "current": current,
        "regions": regions,
    }


@pytest.mark.parametrize(
    ("power", "marker", "there", "hand"),
    [
        ("bivouacking", "encampment", 2, None),
        ("behemoth", "behemoth", 1, {"behemoth": 2}),
    ],
)
def test_what_stood_with_ghosts_does_not_go_to_the_island_with_them(
    power: str, marker: str, there: int, hand: Json | None
) -> None:
    """R330: Ghosts whose last region falls wait on the island, which is no region to stand in."""
    check(
        table(
            player("giants", "hill", 9),
            {"powers": [power]},
            {"b": at(0, "giants"), "c": at(2, "ghosts", 2, **{marker: there})},
            "royal_bonus",
        ),
        act("conquer", "c"),
        act("stop"),
        act("redeploy", tokens={"b": 5, "c": 5}),
        act("end_turn"),
        expect(
            regions={"l": {"race": "ghosts", "tokens": 1, "markers": {"necromancer_island": 1}}},
            **({} if hand is None else {"pieces": [{}, {}, hand]}),
        ),
    )


def test_ghosts_on_the_island_pay_nothing_to_the_rusty_throne() -> None:
    """R331: the island is immune to other players; Ghosts in a region beside the Throne pay."""
    for ghosts, coins in (("l", [6, 5, 5]), ("c", [7, 5, 4])):
        check(
            table(
                player("giants", "commando"),
                {},
                {"b": at(0, "giants", rusty_throne=1), ghosts: at(2, "ghosts")},
                "underground",
            ),
            act("stop"),
            act("end_turn"),
            expect(coins=coins),
        )


def test_the_reserve_is_what_a_scenario_says_though_igors_have_collected_ghosts() -> None:
    """Fourteen Ghosts: one on the map, three with the Igors, four in reserve, and six are out of the game."""
    igors = {**player("igors", "hill"), "pile": {"ghosts": 3}}
    check(
        table(igors, {"reserve": 4}, {"b": at(0, "igors"), "c": at(2, "ghosts")}, "royal_bonus"),
        expect(reserve=4),
    )


def test_the_code_of_a_game_with_all_badges_can_be_read() -> None:
    """A player who has badges beyond the sixty-fourth: among those of all packs they are far apart."""
    packs = ("cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web", "sky_islands")
    scenario = table(
        player("giants", "hill"),
        {"powers": ["alchemist", "wise", "zeppelined"]},
        {"b": at(0, "giants"), "c": at(2, "ghosts")},
        *packs,
        "underground",
        "six_player",
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    assert Game.from_code(game.code).view(None)["players"][2] == game.view(None)["players"][2]
