"""A marker is data: what it adds, whom it protects, how many there are, and what becomes of it."""

from __future__ import annotations

import pytest

from sw_widget.engine.definitions import Marker
from tests.engine.made_up_packs import POST, amounts, cost, play, stands, table, why_not
from tests.every_effect import (
    BuildsOne,
    Discount,
    KeepsBadge,
    MarksEveryRegion,
    MarksFirstConquests,
    PlacesAll,
    SingleToken,
)

TENT = Marker("tent", in_box=3, per_region=3, defence=1, flees=True)
STONE = Marker("stone", in_box=3, defence=1, stays_in_decline=True)
SHIELD = Marker("shield", in_box=2, protects=True)


def test_in_every_region_that_the_race_takes() -> None:
    game = table(race=[MarksEveryRegion("post")], hand=9, regions={"b": "newts"})
    assert stands(game, "b") == "newts 1 post=1", "it stands wherever a scenario puts the race"
    play(game, "conquer a", "conquer c")
    assert stands(game, "a") == "newts 2 post=1" and stands(game, "c") == "newts 3 post=1"


def test_never_more_than_the_box_has() -> None:
    few = Marker("few", in_box=1, defence=1)
    game = table(race=[MarksEveryRegion("few")], markers=(few,), hand=9)
    play(game, "conquer a", "conquer b")
    assert stands(game, "a") == "newts 2 few=1" and stands(game, "b") == "newts 2"


def test_in_the_first_conquests_of_the_game_only() -> None:
    game = table(
        race=[MarksFirstConquests("shield", 2)], markers=(SHIELD,), hand=12, newts={"first_turn": True}
    )
    play(game, "conquer a", "conquer b", "conquer c")
    assert [stands(game, region) for region in "abc"] == ["newts 2 shield=1", "newts 2 shield=1", "newts 3"]
    play(game, "stop", "redeploy a=1 b=1 c=10", "end_turn", "stop", "end_turn")
    play(game, "conquer d")
    assert "shield" not in stands(game, "d")


def test_regions_of_a_scenario_count_as_first_conquests() -> None:
    game = table(race=[MarksFirstConquests("shield", 2)], markers=(SHIELD,), hand=9, regions={"b": "newts"})
    play(game, "conquer a", "conquer c")
    assert stands(game, "a") == "newts 2 shield=1" and stands(game, "c") == "newts 3"


def test_all_set_down_anew() -> None:
    game = table(
        race=[PlacesAll("tent")], markers=(TENT,), hand=0, regions={"a": "newts 1 tent=2", "b": "newts"}
    )
    play(game, "stop", "place tent b=3")
    assert stands(game, "a") == "newts 1" and stands(game, "b") == "newts 1 tent=3"
    play(game, "place tent a=1")
    assert stands(game, "a") == "newts 1 tent=1" and stands(game, "b") == "newts 1"
    assert why_not(game, "place tent a=4") == "marker_limit"
    assert why_not(game, "place tent c=1") == "bad_allocation"
    assert why_not(game, "place tent a=-1") == "bad_allocation"


def test_those_of_another_race_are_not_touched_and_count() -> None:
    """Two combos that bring the same kind of marker share what the box has."""
    game = table(
        race=[PlacesAll("shield")],
        other=[PlacesAll("shield")],
        markers=(SHIELD,),
        hand=0,
        regions={"a": "newts", "b": "newts", "d": "geese 1 shield=1"},
    )
    play(game, "stop")
    assert why_not(game, "place shield a=1 b=1") is not None
    play(game, "place shield b=1")
    assert stands(game, "d") == "geese 1 shield=1" and stands(game, "b") == "newts 1 shield=1"


def test_one_new_one_a_turn_and_those_that_stand_stay() -> None:
    game = table(
        race=[BuildsOne("post")], hand=0, regions={"a": "newts 1 post=1", "b": "newts", "c": "newts"}
    )
    play(game, "stop")
    assert why_not(game, "place post a=1") == "marker_limit"
    assert why_not(game, "place post b=1 c=1") is not None
    play(game, "place post b=1")
    assert stands(game, "a") == "newts 1 post=1" and stands(game, "b") == "newts 1 post=1"
    assert why_not(game, "place post c=1") == "already_used"


def test_none_is_built_when_the_box_is_empty() -> None:
    full = {"a": "newts 1 post=1", "b": "newts 1 post=1", "c": "newts 1 post=1", "d": "newts"}
    game = table(race=[BuildsOne("post")], hand=0, regions=full)
    play(game, "stop")
    assert why_not(game, "place post d=1") == "marker_limit"
    ways = [action["regions"] for entry in game.legal.of("place") for action in entry]
    assert not any(ways), "nothing but to place none"


def test_what_the_race_does_not_have() -> None:
    game = table(race=[PlacesAll("tent")], markers=(TENT, POST), hand=0, regions={"a": "newts"})
    play(game, "stop")
    assert why_not(game, "place post a=1") == "wrong_phase"
    assert why_not(game, "place banner a=1") == "wrong_phase"


def test_a_marker_defends_with_each_of_its_pieces() -> None:
    game = table(other=[PlacesAll("tent")], markers=(TENT,), regions={"b": "newts", "c": "geese 1 tent=2"})
    assert amounts(cost(game, "c"))["tent"] == 2


def test_on_conquest_it_goes_back_or_flees_with_the_defenders() -> None:
    everything = (TENT, STONE)
    game = table(
        other=[PlacesAll("tent"), BuildsOne("stone")],
        markers=everything,
        power=[Discount(9)],
        regions={"b": "newts", "c": "geese 2 tent=2 stone=1", "d": "geese", "e": "geese"},
    )
    events = play(game, "conquer c")
    told = {(event.kind, event.params["marker"]) for event in events if "marker" in event.params}
    assert told == {("marker_returned", ("marker", "tent")), ("marker_gone", ("marker", "stone"))}
    play(game, "stop", "redeploy b=1 c=5", "end_turn")
    assert why_not(game, "withdraw d=1") == "bad_allocation", "the tents must be put down, too"
    game.play({"do": "withdraw", "tokens": {"d": 1}, "markers": {"tent": {"e": 2}}})
    assert stands(game, "d") == "geese 2" and stands(game, "e") == "geese 1 tent=2"


def test_on_abandonment_it_goes_back() -> None:
    game = table(race=[PlacesAll("tent")], markers=(TENT,), regions={"a": "newts 1 tent=2", "b": "newts"})
    play(game, "abandon a", "conquer a")
    assert stands(game, "a") == "newts 2"


@pytest.mark.parametrize(
    ("marker", "after"), [(POST, "newts 1"), (STONE, "newts 1 stone=1")], ids=["goes", "stays"]
)
def test_on_decline_it_goes_or_stays(marker: Marker, after: str) -> None:
    game = table(race=[BuildsOne(marker.id)], markers=(marker,), regions={"a": f"newts 2 {marker.id}=1"})
    play(game, "decline")
    assert stands(game, "a") == after


def test_a_marker_that_protects_does_so_where_it_stands_now() -> None:
    game = table(
        race=[PlacesAll("shield")],
        markers=(SHIELD,),
        hand=0,
        other_hand=9,
        regions={"b": "newts 1 shield=1", "c": "newts"},
    )
    play(game, "stop", "place shield c=1", "end_turn")
    assert why_not(game, "conquer c") in ("not_border", "immune")
    assert game.position.immune == 0b100
    play(game, "conquer a")
    assert why_not(game, "conquer b") is None


def test_the_marker_of_special_means_moves_with_them() -> None:
    game = table(
        race=[SingleToken("shield")],
        markers=(SHIELD,),
        hand=9,
        regions={"b": "newts 1 shield=1", "c": "geese 4"},
    )
    play(game, "conquer c shield")
    assert stands(game, "b") == "newts 1" and stands(game, "c") == "newts 1 shield=1"


def test_a_kept_badge_keeps_what_it_brought() -> None:
    game = table(power=[BuildsOne("stone"), KeepsBadge()], markers=(STONE,), regions={"a": "newts 1 stone=1"})
    play(game, "decline")
    assert stands(game, "a") == "newts 1 stone=1"
    newts = game.position.rules.race_index["newts"]
    assert game.position.power[newts] >= 0
