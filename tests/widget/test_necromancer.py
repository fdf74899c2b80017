"""What the page is sent about a Necromancer: reserve, Well, powers, the island, how such a game ends."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game, SmallWorld, presets
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.ending import ending
from tests.widget.contract import shown
from tests.widget.necromancer import GAMES, scenario
from tests.widget.test_packs import check

RISES = "1 Ghost token rises when this turn is over."


def pieces(game: Game) -> dict[str, dict[str, Any]]:
    """What is at the Necromancer's side, by its picture."""
    active = shown(SmallWorld(game))["players"][2]["active"]
    return {piece["emblem"]: piece for piece in active["pieces"]}


@pytest.mark.parametrize("name", [name for name in GAMES if name != "necromancer_wins"])
def test_each_position_is_sent_as_promised_and_offers_what_is_legal(name: str) -> None:
    game = GAMES[name]()
    check(game, shown(SmallWorld(game)))


def test_the_reserve_says_what_the_next_purchase_costs_and_why() -> None:
    reserve = pieces(GAMES["necromancer_buys"]())["race/ghosts"]
    assert reserve["count"] == 8
    said = "The next Ghost or power costs 6 coins. 1 power is in use. 5 Ghost tokens are on the map."
    assert reserve["about"].startswith(said)
    # The first power is free.
    assert "costs" not in pieces(GAMES["necromancer_chooses"]())["race/ghosts"]["about"]


@pytest.mark.parametrize(
    ("well", "reserve", "ends"),
    [
        ({}, None, "4 more tokens are needed for the next Ghost."),
        ({"souls": 3}, None, "In it: 3 souls. 1 more token is needed for the next Ghost."),
        ({"souls": 5}, None, f"{RISES} 3 more tokens are needed for the next Ghost."),
        # Nobody is left, so what lies there waits; but a Ghost that lies there would rise itself.
        ({"souls": 5}, 0, "In it: 5 souls. No Ghost is left in reserve, so tokens wait here."),
        ({"ghosts": 1, "souls": 3}, 0, f"{RISES} 4 more tokens are needed for the next Ghost."),
    ],
)  # fmt: skip
def test_the_well_says_what_lies_in_it_and_when_the_next_ghost_rises(
    well: dict[str, int], reserve: int | None, ends: str
) -> None:
    given = {} if reserve is None else {"reserve": reserve}
    piece = pieces(scenario(powers=["mounted"], well=well, **given))["marker/well_of_souls"]
    assert piece["about"].endswith(ends)


def test_a_power_for_sale_has_its_price_as_a_number() -> None:
    found = pieces(GAMES["necromancer_buys"]())
    assert (found["power/mounted"]["state"], found["power/forest"]["state"]) == ("in_use", "for_sale")
    assert found["power/forest"]["count"] == 6
    assert found["power/forest"]["label"] == "Forest, can be bought for 6 coins"


def test_an_islet_lies_in_the_lake_of_such_a_game_only() -> None:
    game = GAMES["necromancer_buys"]()
    without = Game(["Ann", "Ben"], packs=["base", "necromancer"], seed=0)
    assert SmallWorld(game).scenery["land"]["coasts"] != SmallWorld(without).scenery["land"]["coasts"]


def test_nobody_picks_who_has_a_race_from_the_beginning() -> None:
    players = shown(SmallWorld(GAMES["necromancer_buys"]()))["players"]
    assert [player["picks"] for player in players] == [True, True, False]


def told(game: Game) -> dict[str, Any]:
    found = ending(game, frozenset(range(len(game.names))), CachedSpeaker(game, "en"))
    assert found is not None
    return found


def test_a_victory_at_once_is_a_moment_of_its_own() -> None:
    end = told(GAMES["necromancer_wins"]())
    assert (end["title"], end["emblem"], end["winners"]) == ("Ann wins at once", "race/ghosts", [2])
    assert end["sentences"] == [
        "Ann wins the game at once: no Ghost is left in the reserve or in the Well of Souls.",
        "Coins did not decide it: that was turn 7 of 10.",
    ]


def test_the_others_are_compared_without_the_necromancer() -> None:
    """However many coins he has: the margin is that to the next of the others."""
    data = presets["the-fourth-token"].game().to_scenario()
    data["turn"] = data["turns"] = 4
    data["players"][2]["coins"] = 60
    game = Game.from_scenario(data)
    for action in presets["the-fourth-token"].solutions[0]:
        game.play(action)
    end = told(game)
    assert (end["title"], end["emblem"]) == ("Cleo wins", None)
    assert end["sentences"][1:] == ["9 Ghosts of Ann never came out.", "That is 1 coin more than Ben."]
