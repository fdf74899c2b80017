"""What the page is told of Underground: dark ground, pairs of monsters, plates of relics and places."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import SmallWorld
from sw_widget.draw import glyphs
from tests.widget.contract import shown as told
from tests.widget.test_packs import check
from tests.widget.underground import GAMES, MONSTERS, below


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


def test_what_lies_in_a_region_says_what_it_does_whom_it_serves_and_why() -> None:
    snapshot, scenery = shown("finds_lie"), SmallWorld(GAMES["finds_lie"]()).scenery
    (sword,) = snapshot["regions"][8]["markers"]
    assert sword["emblem"] == "marker/sword_of_the_killer_rabbit" and sword["about"].startswith("Once a turn")
    assert sword["now"] == "It serves the Drow of Ann now, as they hold its region."
    assert sword["reference"].endswith("Sword of the Killer Rabbit")
    assert "final attempt" in scenery["details"][sword["emblem"]]
    (monsters,) = snapshot["regions"][13]["markers"]
    assert monsters["now"] is None
    # The badge of a place is told with it, whoever holds that.
    place, badge = snapshot["regions"][18]["markers"]
    assert place["now"] == "Nobody holds its region now, so it serves nobody."
    assert badge["label"] == "Commando, the badge of Stonehedge."


def test_the_balrog_has_driven_out_who_stood_there() -> None:
    led = shown("balrog_led")
    assert pieces(shown("balrog"), 11) == {"race/giants": 4}
    assert pieces(led, 11) == {"marker/balrog": 1} and led["regions"][11]["immune"]


def test_what_serves_a_race_is_at_its_players_side_and_says_where_it_lies() -> None:
    pieces = shown("finds_lie")["players"][0]["active"]["pieces"]
    (sword,) = [piece for piece in pieces if piece["emblem"].startswith("marker/sword")]
    assert sword["region"] == 8 and sword["about"].startswith("In Puffglade. Once a turn")
    (said,) = sword["told"]
    assert said["label"] == "Sword of the Killer Rabbit" and said["now"].startswith("It serves the Drow")


def test_a_place_of_no_use_in_decline_says_so_and_a_lent_power_is_named() -> None:
    held = {"1": 2, "8": 2}
    declined = ("shrooms", {"18": 1})
    lies = {"18": {"stonehedge": 1}, "8": {"flying_doormat": 1}}
    game = below("drow", "magic", held, declined=declined, markers=lies, stonehedge="commando")
    place, _ = told(SmallWorld(game))["regions"][18]["markers"]
    assert place["now"] == ("The Shrooms of Ann hold its region, but a race in decline has no use of it.")
    game = below("drow", "magic", held, markers={"8": {"stonehedge": 1}}, stonehedge="commando")
    snapshot = told(SmallWorld(game))
    place, badge = snapshot["regions"][8]["markers"]
    assert place["now"] == "It lends Commando to the Drow of Ann now, as they hold its region."
    assert badge["emblem"] == "power/commando" and badge["about"]
    (piece,) = [piece for piece in snapshot["players"][0]["active"]["pieces"] if "told" in piece]
    assert [told["emblem"] for told in piece["told"]] == ["marker/stonehedge", "power/commando"]
