"""Refusals: which reason is told when several hold."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]
DRAGON: Json = {"with": ["dragon"]}


def table(board: Json, ann: Json, ben: Json, regions: Json, **more: Any) -> Json:
    return position(board, [ann, ben], regions, **more)


def test_not_your_turn_comes_before_wrong_phase() -> None:
    """Whose decision it is comes before what can be decided. Case format, codes."""
    check(
        table(VALLEY, player("ratmen", "hill", 3), player(), {"b": at(0, "ratmen")}),
        act("pick", slot=99, by=1, error="not_your_turn"),
        act("end_turn", by=1, error="not_your_turn"),
        act("conquer", "zz", by=1, error="not_your_turn"),
        act("end_turn", error="wrong_phase"),
    )


def test_wrong_phase_comes_before_any_word_on_the_region() -> None:
    """In redeployment nothing is said about unknown, own or watery regions. Case format, codes."""
    check(
        table(COAST, player("ratmen", "hill"), player(), {"b": at(0, "ratmen")}),
        act("stop"),
        *(
            act(kind, region, error="wrong_phase")
            for kind in ("conquer", "attempt", "abandon")
            for region in ("zz", "b", "s")
        ),
    )


def test_an_unknown_region_comes_first_of_the_regions() -> None:
    """Even with an empty hand. Case format, codes."""
    check(
        table(VALLEY, player("sorcerers", "hill"), player(), {"b": at(0, "sorcerers")}),
        act("conquer", "zz", error="unknown_region"),
        act("attempt", "zz", error="unknown_region"),
        act("abandon", "zz", error="unknown_region"),
        act("convert", "zz", error="unknown_region"),
    )


def test_the_reason_for_an_unknown_region() -> None:
    """Asked why, the answer for a region that is not on the board is its code. Case format, codes of errors
    and reasons."""
    check(
        table(VALLEY, player("ratmen", "hill", 3), player(), {"b": at(0, "ratmen")}),
        expect(why_not={"zz": "unknown_region"}),
    )


def test_own_region_comes_before_an_empty_hand() -> None:
    """The region is the player's already. Case format, codes."""
    check(
        table(VALLEY, player("ratmen", "hill"), player(), {"b": at(0, "ratmen")}),
        expect(why_not={"b": "own_region", "c": "no_tokens"}),
        act("conquer", "b", error="own_region"),
    )


def test_own_region_comes_before_water() -> None:
    """A Seafaring race's own Sea is an own region. Case format, codes."""
    check(
        table(COAST, player("ratmen", "seafaring", 4), player(), {"s": at(0, "ratmen")}),
        expect(why_not={"s": "own_region"}),
    )


def test_water_comes_before_reach_and_entry() -> None:
    """The Lake is water, near or far, at the entry or later. Case format, codes."""
    check(
        table(COAST, player("ratmen", "hill", 4), player(), {}),
        expect(why_not={"l": "water", "s": "water", "c": "not_border"}),
    )
    check(
        table(COAST, player("ratmen", "hill", 4), player(), {"e": at(0, "ratmen")}),
        expect(why_not={"l": "water", "s": "water", "c": "not_adjacent"}),
    )


def test_water_comes_before_immunity() -> None:
    """A hole at sea: to a land race it is water first. Case format, codes."""
    check(
        table(
            COAST,
            player("ratmen", "hill", 4),
            player("halflings", "seafaring"),
            {"a": at(0, "ratmen"), "s": at(1, "halflings", 1, hole=1)},
        ),
        expect(why_not={"s": "water"}),
    )


def test_immunity_comes_before_peace() -> None:
    """A hole of allied Halflings is immune; their other regions are at peace. Case format, codes."""
    check(
        table(
            VALLEY,
            player("ratmen", "hill", 9),
            player("halflings", "diplomat", ally=0),
            {"c": at(0, "ratmen"), "b": at(1, "halflings", 1, hole=1), "a": at(1, "halflings")},
        ),
        expect(
            why_not={"b": "immune", "a": "peace"}, cost={"b": None, "a": None}, can={"conquer": ["d", "f"]}
        ),
        act("conquer", "b", error="immune"),
        act("conquer", "a", error="peace"),
        act("attempt", "a", error="peace"),
    )


def test_immunity_and_peace_come_before_reach() -> None:
    """What may never be attacked is told so even from afar. Case format, codes."""
    ben = player("halflings", "diplomat", ally=0)
    regions = {"g": at(1, "halflings", 1, hole=1), "h": at(1, "halflings")}
    check(
        table(VALLEY, player("ratmen", "hill", 9), ben, {"a": at(0, "ratmen"), **regions}),
        expect(why_not={"g": "immune", "h": "peace", "e": "not_adjacent"}),
    )
    check(
        table(VALLEY, player("ratmen", "hill", 9), ben, regions),
        expect(why_not={"g": "immune", "h": "peace", "d": "not_border"}),
    )


def test_reach_comes_before_the_hand() -> None:
    """Too far away is told before too few tokens. Case format, codes."""
    check(
        table(VALLEY, player("ratmen", "hill"), player(), {"a": at(0, "ratmen")}),
        expect(why_not={"h": "not_adjacent", "d": "not_adjacent", "b": "no_tokens"}),
        act("conquer", "h", error="not_adjacent"),
        act("attempt", "h", error="not_adjacent"),
    )
    check(
        table(VALLEY, player("ratmen", "hill", 0, first_turn=False), player(), {}),
        expect(why_not={"d": "not_border", "b": "no_tokens"}),
    )
    check(
        table(VALLEY, player("ratmen", "hill", 1), player(), {"a": at(0, "ratmen")}),
        expect(why_not={"h": "not_adjacent", "b": "not_enough_tokens"}),
    )


def test_no_tokens_comes_before_too_few() -> None:
    """An empty hand has a reason of its own, for the die as well. Case format, codes."""
    check(
        table(
            VALLEY,
            player("ratmen", "hill"),
            player("giants", "forest"),
            {"c": at(0, "ratmen"), "d": at(1, "giants", 5)},
        ),
        expect(why_not={"d": "no_tokens", "b": "no_tokens"}),
        act("conquer", "d", error="no_tokens"),
        act("attempt", "d", error="no_tokens"),
    )


def test_a_second_dragon() -> None:
    """Out of reach comes before used already, and that before an empty hand. Case format, codes."""
    check(
        table(
            VALLEY,
            player("humans", "dragon_master", 1),
            player("giants", "forest"),
            {"c": at(0, "humans"), "d": at(1, "giants", 5), "b": at(1, "giants", 2), "h": at(1, "giants")},
        ),
        act("conquer", "d", **DRAGON),
        expect(hand=[0, 4]),
        act("conquer", "h", **DRAGON, error="not_adjacent"),
        act("conquer", "b", **DRAGON, error="already_used"),
        act("conquer", "b", error="no_tokens"),
    )


def test_means_and_ways_of_other_races() -> None:
    """A dragon, a conversion, a roll, a marker that the race does not have: wrong phase. Case format,
    codes."""
    check(
        table(
            VALLEY,
            player("ratmen", "hill", 4),
            player("giants", "forest"),
            {"c": at(0, "ratmen"), "b": at(1, "giants")},
        ),
        act("conquer", "b", **DRAGON, error="wrong_phase"),
        act("convert", "b", error="wrong_phase"),
        act("roll", error="wrong_phase"),
        expect(can={"convert": [], "roll": False}),
        act("stop"),
        act("place", marker="hero", regions={"c": 1}, error="wrong_phase"),
        act("ally", player=1, error="wrong_phase"),
        expect(hand=[4, 0], to_act={"player": 0, "phase": "redeploy"}),
    )


def test_a_choice_that_the_race_does_not_offer() -> None:
    """`use` names a trait; one that the race does not have belongs to no phase of its turn. Case format,
    Actions and codes."""
    check(
        table(VALLEY, player("ratmen", "hill", 4), player(), {"c": at(0, "ratmen")}),
        act("use", trait="hill", region="b", error="wrong_phase"),
        act("stop"),
        act("use", trait="ratmen", error="wrong_phase"),
    )


def test_reasons_of_a_conversion_in_order() -> None:
    """Reach, then used already, then what cannot be converted, then the empty hand. Case format, codes."""
    check(
        table(
            VALLEY,
            player("sorcerers", "hill", 1),
            player("humans", "forest"),
            {
                "c": at(0, "sorcerers"),
                "b": at(1, "humans"),
                "a": at(1, "humans"),
                "d": at(1, "humans", 2),
                "h": at(1, "humans"),
            },
        ),
        expect(can={"convert": ["a", "b"]}),
        act("convert", "h", error="not_adjacent"),
        act("convert", "c", error="own_region"),
        act("convert", "d", error="no_convert"),
        act("convert", "f", error="no_convert"),
        act("convert", "b"),
        expect(can={"convert": []}),
        act("convert", "a", error="already_used"),
        act("convert", "d", error="already_used"),
        act("convert", "h", error="not_adjacent"),
    )
    check(
        table(
            VALLEY,
            player("sorcerers", "hill"),
            player("humans", "forest"),
            {"c": at(0, "sorcerers"), "b": at(1, "humans"), "d": at(1, "humans", 2)},
        ),
        act("convert", "d", error="no_convert"),
        act("convert", "b", error="no_tokens"),
    )


def test_the_reach_of_a_conversion_is_never_the_edge() -> None:
    """Sorcerers without a region cannot convert, and the reason is `not_adjacent`. Case format, codes."""
    check(
        table(
            VALLEY,
            player("sorcerers", "hill", 9),
            player("humans", "forest"),
            {"b": at(1, "humans"), "g": at(1, "humans")},
        ),
        expect(can={"convert": [], "conquer": ["a", "b", "e", "h"]}),
        act("convert", "b", error="not_adjacent"),
        act("convert", "g", error="not_adjacent"),
        act("conquer", "g", error="not_border"),
    )


@pytest.mark.parametrize("ally", [0, 2, 7, -1])
def test_an_ally_is_an_opponent(ally: int) -> None:
    """Neither oneself nor nobody at the table. Case format, codes."""
    check(
        table(
            VALLEY,
            player("elves", "diplomat"),
            player("giants", "forest"),
            {"c": at(0, "elves"), "h": at(1, "giants")},
        ),
        act("stop"),
        expect(can={"ally": [1]}),
        act("ally", player=ally, error="bad_allocation"),
    )


def test_an_unknown_region_comes_before_too_many_markers() -> None:
    """And before a wrong spread. Case format, codes."""
    check(
        table(
            VALLEY,
            player("elves", "heroic", 2),
            player(),
            {"a": at(0, "elves"), "b": at(0, "elves"), "c": at(0, "elves")},
        ),
        act("stop"),
        act("place", marker="hero", regions={"zz": 5}, error="unknown_region"),
        act("place", marker="hero", regions={"b": 2}, error="marker_limit"),
        act("place", marker="hero", regions={"a": 1, "b": 1, "c": 1}, error="marker_limit"),
        act("place", marker="hero", regions={"b": 1, "d": 1}, error="bad_allocation"),
        act("redeploy", tokens={"zz": 1}, error="unknown_region"),
        act("place", marker="hero", regions={"b": 1, "c": 1}),
    )


def test_a_refused_action_changes_nothing() -> None:
    """After a row of refusals everything is as before. Case format, Actions."""
    before = expect(
        coins=[5, 5],
        hand=[2, 0],
        tray={"ratmen": 10, "giants": 9},
        regions={"c": {"player": 0, "tokens": 1}, "d": {"player": 1, "tokens": 2}, "f": {"lost_tribe": 1}},
        to_act={"player": 0, "phase": "start"},
        can={"decline": True, "conquer": ["b"]},
    )
    check(
        table(
            VALLEY,
            player("ratmen", "hill", 2),
            player("giants", "forest"),
            {"c": at(0, "ratmen"), "d": at(1, "giants", 2)},
        ),
        before,
        act("conquer", "a", error="not_enough_tokens"),
        act("conquer", "h", error="not_adjacent"),
        act("attempt", "b", error="enough_tokens"),
        act("abandon", "d", error="bad_allocation"),
        act("stop", by=1, error="not_your_turn"),
        act("pick", slot=0, error="wrong_phase"),
        act("withdraw", tokens={}, error="wrong_phase"),
        before,
    )
