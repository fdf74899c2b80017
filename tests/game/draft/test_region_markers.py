"""Boards that are set up with markers of regions, copied powers and races that will return."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sw_widget import ScenarioError
from sw_widget.game.draft.draft import Draft
from tests.game.draft.test_packs import doubted, put, put_refused, refused, said, seat, table
from tests.widget.packs import GAMES


def markers(draft: Draft, region: str) -> dict[str, int]:
    found: dict[str, int] = (draft.game.scene()["regions"][region] or {}).get("markers", {})
    return found


def again(draft: Draft) -> Draft:
    """The same board, from its file."""
    return Draft(json.loads(draft.text))


# Winter, loot, lava


def test_winter_lies_anywhere_while_somebody_brings_it() -> None:
    draft = table("ice_witches", "stout")
    put(draft, "4", "race/ice_witches")
    put(draft, "8", "race/giants")
    for region in ("4", "8", "9", "7", "3"):
        put(draft, region, "marker/winter_marker")
        assert markers(draft, region) == {"winter_marker": 1}
    assert put_refused(draft, "9", "marker/winter_marker") == "edit-marker-full"
    # A Lost Tribe goes on living there, whoever else comes and goes beside it.
    assert draft.game.scene()["regions"]["3"]["lost_tribe"] == 1
    put(draft, "9", "race/giants")
    put(draft, "9", "race/giants", -1)
    put(draft, "3", "marker/lost_tribe", -1)
    assert markers(draft, "9") == markers(draft, "3") == {"winter_marker": 1}
    assert again(draft).position == draft.position
    put(draft, "9", "marker/winter_marker", -1)
    assert markers(draft, "9") == {} and "9" not in draft.data["regions"]
    # It ends with the race.
    assert "edit-markers-gone" in said(draft, "decline", player=0)
    assert markers(draft, "8") == {}
    draft.undo()
    notes = said(draft, "combo", player=0, which="active", race="elves", power="stout")
    assert "edit-markers-gone" in notes and markers(draft, "4") == {}
    assert put_refused(draft, "4", "marker/winter_marker") == "edit-marker-unbrought"


def test_loot_lies_where_nobody_else_has_come() -> None:
    draft = table("skags", "stout")
    put(draft, "4", "race/skags")
    put(draft, "8", "race/giants")
    put(draft, "4", "marker/loot_marker")
    put(draft, "9", "marker/loot_marker")
    assert draft.data["regions"]["9"] == {"markers": {"loot_marker": 1}}
    assert put_refused(draft, "8", "marker/loot_marker") == "edit-turned-up"
    assert put_refused(draft, "9", "race/giants") == "edit-turned-up"
    assert put_refused(draft, "3", "marker/loot_marker") == "edit-turned-up"  # a Lost Tribe lives there
    put(draft, "9", "race/skags")
    assert markers(draft, "9") == {"loot_marker": 1}


def test_what_lies_face_down_is_kept_and_moves_between_map_and_pile() -> None:
    loot = {"4": {"player": 0, "race": "skags", "tokens": 1, "markers": {"loot_marker": 1}, "loot": "attack"}}
    draft = table("skags", "stout", regions=loot, loot=[3, 2], loot_used=[0])
    assert draft.data["regions"]["4"]["loot"] == "attack" and draft.data["loot_used"] == [0]
    assert draft.data["loot"][:2] == [3, 2] and len(draft.data["loot"]) == 8
    assert again(draft).data == draft.data
    lowest = draft.data["loot"][-1]
    put(draft, "9", "marker/loot_marker")
    assert draft.data["regions"]["9"]["loot"] == lowest and len(draft.data["loot"]) == 7
    put(draft, "4", "marker/loot_marker", -1)
    assert draft.data["loot"][-1] == "attack" and "loot" not in draft.data["regions"]["4"]
    for region in ("1", "2", "5", "13", "14", "15", "17", "19"):
        put(draft, region, "race/skags")
        put(draft, region, "marker/loot_marker")
    assert draft.data["loot"] == []
    put(draft, "20", "race/skags")
    assert put_refused(draft, "20", "marker/loot_marker") == "edit-marker-box"
    # It goes with the race that laid it, back under the pile.
    assert "edit-markers-gone" in said(draft, "combo", player=0, which="active", race="elves", power="stout")
    assert len(draft.data["loot"]) == 9


def test_lava_lies_beside_a_mountain_and_nobody_with_it() -> None:
    draft = table("elves", "lava")
    put(draft, "9", "marker/lava_token")
    assert put_refused(draft, "9", "race/giants") == "edit-covered"
    assert put_refused(draft, "4", "marker/lava_token") == "edit-marker-site"
    put(draft, "14", "race/giants")
    assert put_refused(draft, "14", "marker/lava_token") == "edit-covered"
    for region in ("2", "7", "20"):
        put(draft, region, "marker/lava_token")
    assert put_refused(draft, "21", "marker/lava_token") == "edit-marker-box"
    # It is gone when its player's turn begins.
    assert said(draft, "current", player=0) == ["edit-passed"]
    assert markers(draft, "9") == {}
    assert put_refused(draft, "9", "marker/lava_token") == "edit-passes"


def test_who_laid_a_marker_is_kept_when_the_race_is_gone() -> None:
    regions = {
        "9": {"markers": {"lava_token": 1}, "laid_by": {"lava_token": 0}},
        "4": {"markers": {"loot_marker": 1}, "laid_by": {"loot_marker": 1}},
    }
    draft = table("elves", "stout", regions=regions)
    assert draft.data["regions"] == regions and again(draft).data == draft.data
    draft.change("current", {"player": 0})
    assert draft.data["regions"] == {"4": regions["4"]}
    for wrong in ({"hero": 0}, {"lava_token": 2}, 1):
        with pytest.raises(ScenarioError, match="laid_by"):
            table("elves", "stout", regions={"9": {"markers": {"lava_token": 1}, "laid_by": wrong}})
    with pytest.raises(ScenarioError, match="laid_by"):
        table("elves", "stout", regions={"9": {"markers": {"lava_token": 1}}})
    with pytest.raises(ScenarioError, match=r"regions\.9\.loot"):
        table("elves", "lava", regions={"9": {"markers": {"lava_token": 1}, "loot": 2}})


def test_markers_of_a_pack_leave_with_it() -> None:
    draft = table(
        "elves", "stout", regions={"9": {"markers": {"loot_marker": 1}, "laid_by": {"loot_marker": 1}}}
    )
    assert "edit-markers-gone" in said(draft, "packs", pack="spiders_web", on=False)
    assert draft.data["regions"] == {} and "loot" not in draft.data


# Copied powers, races that return


def copying(**more: Any) -> Draft:
    offer = [{"race": "humans", "power": "heroic"}, {"race": "trolls", "power": "wealthy"}]
    draft = table("elves", "copycat", column=offer)
    return Draft(
        {
            **draft.data,
            "players": [
                {"name": "Ann", "active": {"race": "elves", "power": "copycat", "hand": 4, **more}},
                draft.data["players"][1],
            ],
        }
    )


def test_a_copied_power_is_kept_until_it_ends() -> None:
    draft = copying(copied="heroic", copied_once=["wealthy"])
    put(draft, "4", "race/elves")
    put(draft, "4", "marker/hero")
    assert seat(draft)["active"]["copied"] == "heroic" and seat(draft)["active"]["copied_once"] == ["wealthy"]
    assert again(draft).data == draft.data and again(draft).position == draft.position
    # When the combo goes, or the turn begins, the power goes with its pieces.
    notes = said(draft, "column", slot=0, power="wealthy")
    assert "edit-copy-ended" not in notes  # both are still on offer
    assert "edit-copy-ended" in said(draft, "column", slot=1, race="")
    assert "copied" not in seat(draft)["active"] and markers(draft, "4") == {}
    draft.undo()
    assert "edit-copy-ended" in said(draft, "current", player=0)
    assert markers(draft, "4") == {} and seat(draft)["active"]["copied_once"] == ["wealthy"]
    draft.undo()
    assert "edit-copy-ended" in said(draft, "combo", player=0, which="active", race="elves", power="forest")
    assert "copied_once" not in seat(draft)["active"]


def test_only_what_is_on_offer_is_copied_and_only_by_a_copycat() -> None:
    for key, value in (
        ("copied", "stout"),
        ("copied", 3),
        ("copied_once", ["nobody"]),
        ("copied_once", "wealthy"),
    ):
        with pytest.raises(ScenarioError, match=key):
            copying(**{key: value})
    with pytest.raises(ScenarioError, match="copied"):
        table(
            "elves", "stout", players=[{"active": {"race": "elves", "power": "hill", "copied": "stout"}}, {}]
        )


def waiting() -> Draft:
    """Ann's Trolls have declined with Soul-Touch, and her Ratmen will be active again."""
    game = GAMES["returns"]()
    draft = Draft({"format": "sw-scenario/1"})
    draft.load(game.code)
    return draft


def test_a_race_that_will_return_is_kept_with_its_badge() -> None:
    draft = waiting()
    ratmen = next(combo for combo in seat(draft)["declined"] if combo["race"] == "ratmen")
    assert ratmen == {"race": "ratmen", "power": "forest", "was": "forest", "returns": True}
    assert again(draft).data == draft.data and doubted(draft) == []
    put(draft, "4", "race/ratmen")
    assert ratmen in seat(draft)["declined"]
    # Nobody else may have the badge meanwhile.
    assert (
        refused(draft, "combo", player=1, which="active", race="giants", power="forest") == "edit-held-power"
    )
    draft.change("current", {"player": 0})
    assert seat(draft)["active"]["race"] == "ratmen" and seat(draft)["active"]["power"] == "forest"


def test_another_race_in_decline_does_not_return() -> None:
    draft = waiting()
    at = [combo["race"] for combo in seat(draft)["declined"]].index("ratmen")
    assert refused(draft, "combo", player=0, which=at, race="orcs", power="forest") == "edit-declined-limit"
    other = 1 - at
    draft.change("combo", {"player": 0, "which": other, "race": ""})
    (ratmen,) = seat(draft)["declined"]
    draft.change("combo", {"player": 0, "which": 0, "race": "orcs", "power": ratmen["power"]})
    (orcs,) = seat(draft)["declined"]
    assert orcs == {"race": "orcs", "power": None} and "forest" in draft.data["discarded"]


def test_declining_with_it_lets_the_older_race_return() -> None:
    declined = [{"race": "ratmen", "was": "forest"}]
    players = [
        {"active": {"race": "trolls", "power": "soul_touch", "hand": 2}, "declined": declined},
        {"active": {"race": "giants", "power": "hill", "hand": 3}},
    ]
    regions = {
        "4": {"player": 0, "race": "trolls", "tokens": 1},
        "5": {"player": 0, "race": "ratmen", "tokens": 1},
    }
    draft = table("trolls", "soul_touch", players=players, regions=regions, turn=6)
    draft.change("decline", {"player": 0})
    assert {"race": "ratmen", "power": "forest", "was": "forest", "returns": True} in seat(draft)["declined"]
    assert {"race": "trolls", "power": None, "was": "soul_touch"} in seat(draft)["declined"]


def test_a_race_without_its_badge_can_be_edited() -> None:
    game = GAMES["no_badge"]()
    draft = Draft({"format": "sw-scenario/1"})
    draft.load(game.code)
    assert seat(draft)["active"]["power"] is None and again(draft).data == draft.data
    put(draft, "4", "race/ratmen")
    draft.change("hand", {"player": 0, "value": 3})
    assert seat(draft)["active"]["power"] is None
    declined = again(draft)
    declined.change("combo", {"player": 0, "which": 0, "race": ""})  # nobody has two races in decline
    declined.change("decline", {"player": 0})
    assert seat(declined)["declined"] == [{"race": "ratmen", "power": None}]
    assert "edit-badge-drawn" in said(draft, "combo", player=0, which="active", race="ratmen", power="")
    with pytest.raises(ScenarioError, match="power"):
        table("ratmen", "stout", players=[{"active": {"race": "ratmen", "power": None}}, {}], packs=["base"])
