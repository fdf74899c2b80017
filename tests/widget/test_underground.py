"""What the page is told of Underground: dark ground, pairs of monsters, plates of relics and places."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import SmallWorld
from sw_widget.draw import glyphs
from tests.widget.contract import shown as told
from tests.widget.test_packs import check
from tests.widget.underground import GAMES, MONSTERS


def shown(name: str) -> dict[str, Any]:
    return told(SmallWorld(GAMES[name]()))


def pieces(snapshot: dict[str, Any], region: int) -> dict[str, int]:
    return {piece["emblem"]: piece["count"] for piece in snapshot["regions"][region]["pieces"]}


@pytest.mark.parametrize("name", GAMES)
def test_each_position_is_sent_as_promised_and_offers_what_is_legal(name: str) -> None:
    game = GAMES[name]()
    check(game, told(SmallWorld(game)))


def test_all_ground_is_dark_and_every_picture_is_there() -> None:
    scenery = SmallWorld(GAMES["finds_lie"]()).scenery
    assert all(place["dark"] for place in scenery["places"])
    for place in scenery["places"]:
        assert all(emblem in scenery["emblems"] for emblem in place["emblems"])
    for id, kind in (("shiny_orb", "relic"), ("stonehedge", "place")):
        assert scenery["emblems"][f"marker/{id}"].startswith(glyphs.PLATES[kind])
    assert "dark" not in SmallWorld().scenery["places"][0]


def test_monsters_stand_in_pairs() -> None:
    snapshot = shown("monsters")
    assert [pieces(snapshot, int(id)) for id in MONSTERS] == [{"marker/monster": 2}] * 4


def test_what_is_found_lies_where_the_monsters_stood() -> None:
    found = {name: pieces(shown(name), 7) for name in ("place_found", "relic_found")}
    assert found["place_found"] == {"race/ratmen": 4, "marker/great_brass_pipe": 1}
    assert found["relic_found"] == {"race/ratmen": 4, "marker/flying_doormat": 1}


def test_relics_and_places_are_drawn_larger_and_what_stands_alone() -> None:
    drawn = [piece for region in shown("finds_lie")["regions"] for piece in region["pieces"]]
    large = {piece["emblem"] for piece in drawn if piece.get("large")}
    assert {"marker/shiny_orb", "marker/stonehedge"} < large and len(large) == 9
    assert {piece["emblem"] for piece in drawn} - large == {"race/drow", "race/giants", "marker/monster"}
    [volcano] = shown("volcano")["regions"][0]["pieces"]
    assert volcano["emblem"] == "marker/volcano" and volcano["large"]
    assert not any(piece.get("large") for piece in shown("queen")["regions"][8]["pieces"])


def test_the_balrog_has_driven_out_who_stood_there() -> None:
    led = shown("balrog_led")
    assert pieces(shown("balrog"), 11) == {"race/giants": 4}
    assert pieces(led, 11) == {"marker/balrog": 1} and led["regions"][11]["immune"]
