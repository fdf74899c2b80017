"""Halflings: they come up anywhere, and dig themselves in twice."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, offer, player, position

HOLE = {"hole": 1}


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("diplomat", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: six and the badge, eleven in the box."""
    check(offer(f"halflings {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"halflings": tray}))


def test_they_enter_anywhere_on_land_at_the_usual_cost() -> None:
    """Rulebook, Halflings. R016: every land region, none of the water."""
    check(
        position(COAST, [player("halflings", "swamp", 3), player()]),
        expect(
            can={"conquer": ["a", "b", "c", "d", "e", "f", "g"]},
            why_not={"s": "water", "l": "water"},
            cost={
                "c": {"total": 2, "lines": {"base": 2}},
                "f": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
            },
        ),
        act("conquer", "f"),
        expect(hand=[0, 0], regions={"f": {"tokens": 3, "lost_tribe": 0, "markers": HOLE}}),
    )


def test_seafaring_halflings_come_up_in_the_lake() -> None:
    """R016: the Lake is closed without Seafaring; with it, it is a region like any other to them."""
    check(
        position(COAST, [player("halflings", "seafaring", 5), player()]),
        expect(cost={"l": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "l"),
        expect(regions={"l": {"race": "halflings", "tokens": 2, "markers": HOLE}}),
    )


def test_after_the_entry_neighbours_are_needed() -> None:
    """Rulebook, Halflings: any region is for entering the map, not for every conquest."""
    check(
        position(VALLEY, [player("halflings", "swamp", 9), player()]),
        act("conquer", "c"),
        expect(why_not={"h": "not_adjacent", "e": "not_adjacent"}, can={"conquer": ["a", "b", "d", "f"]}),
    )


def test_only_the_first_two_conquests_get_a_hole() -> None:
    """Rulebook, Halflings. R076: four regions in the first turn, two holes."""
    check(
        position(VALLEY, [player("halflings", "swamp", 10), player()]),
        act("conquer", "g"),
        act("conquer", "f"),
        act("conquer", "c"),
        act("conquer", "d"),
        expect(
            hand=[0, 0],
            regions={
                "g": {"markers": HOLE},
                "f": {"markers": HOLE},
                "c": {"markers": {}},
                "d": {"markers": {}},
            },
        ),
    )


def test_the_second_hole_may_come_in_a_later_turn() -> None:
    """Rulebook, Halflings: the first two regions of the race, not of the turn."""
    check(
        position(VALLEY, [player("halflings", "swamp", 5), player()], {"c": at(0, "halflings", 1, hole=1)}),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(regions={"b": {"markers": HOLE}, "a": {"markers": {}}, "c": {"markers": HOLE}}),
    )


def test_a_region_held_counts_as_a_conquest_made() -> None:
    """Case format: two holes to dig less the regions they stand in, with a hole or without."""
    check(
        position(VALLEY, [player("halflings", "swamp", 5), player()], {"c": at(0, "halflings")}),
        act("conquer", "b"),
        act("conquer", "d"),
        expect(regions={"b": {"markers": HOLE}, "d": {"markers": {}}, "c": {"markers": {}}}),
    )


def test_back_on_the_map_they_dig_no_more() -> None:
    """Case format: after the first turn Halflings without a region have no holes left, but enter anywhere."""
    check(
        position(VALLEY, [player("halflings", "swamp", 6, first_turn=False), player()]),
        act("conquer", "d"),
        expect(hand=[3, 0], regions={"d": {"tokens": 3, "markers": {}}}),
    )


def test_a_final_attempt_digs_too() -> None:
    """Rulebook, Halflings and Final Conquest Attempt: a region won by the die is conquered."""
    check(
        position(VALLEY, [player("halflings", "swamp", 1), player()], dice=[1]),
        expect(chance={"c": "1/2"}),
        act("attempt", "c"),
        expect(regions={"c": {"race": "halflings", "tokens": 1, "markers": HOLE}}),
    )


def test_a_hole_keeps_every_attack_out() -> None:
    """Rulebook, Halflings: neither tokens nor the die conquer it; the region without a hole is normal."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 1), player("halflings", "hill")],
            {"a": at(0, "ratmen"), "b": at(1, "halflings", 1, hole=1), "c": at(1, "halflings")},
        ),
        expect(
            why_not={"b": "immune", "c": "not_enough_tokens"},
            cost={"b": None, "c": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
            chance={"b": None, "c": "1/3"},
            can={"conquer": [], "attempt": ["c"]},
        ),
        act("conquer", "b", error="immune"),
        act("attempt", "b", error="immune"),
    )


def test_a_hole_keeps_sorcerers_out() -> None:
    """Rulebook, Halflings. R095: immune to racial powers, so the lone Halfling is not converted."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("halflings", "hill")],
            {"a": at(0, "sorcerers"), "b": at(1, "halflings", 1, hole=1), "c": at(1, "halflings")},
        ),
        expect(can={"convert": ["c"]}),
        act("convert", "b", error="immune"),
        act("convert", "c"),
    )


def test_a_hole_keeps_the_dragon_and_flyers_out() -> None:
    """Rulebook, Halflings. R092, R095: immune to special powers."""
    holes = {"b": at(1, "halflings", 1, hole=1), "c": at(1, "halflings", 3)}
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 2), player("halflings", "hill")],
            {"a": at(0, "humans"), **holes},
        ),
        act("conquer", "b", **{"with": ["dragon"]}, error="immune"),
        act("conquer", "c", **{"with": ["dragon"]}),
        expect(regions={"c": {"player": 0, "tokens": 1}}, hand=[1, 2]),
    )
    check(
        position(
            VALLEY,
            [player("humans", "flying", 5), player("halflings", "hill")],
            {"h": at(0, "humans"), **holes},
        ),
        expect(why_not={"b": "immune"}, cost={"c": 5}),
    )


def test_holes_stay_where_they_were_dug() -> None:
    """Rulebook, Halflings: redeployment moves tokens, the holes keep protecting their regions."""
    check(
        position(
            VALLEY,
            [player("halflings", "swamp"), player("ratmen", "hill", 5)],
            {
                "b": at(0, "halflings", 3, hole=1),
                "c": at(0, "halflings", 1, hole=1),
                "d": at(1, "ratmen"),
            },
        ),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 3}),
        act("end_turn"),
        expect(regions={"b": {"tokens": 1, "markers": HOLE}}, why_not={"b": "immune", "c": "immune"}),
    )


def test_an_abandoned_hole_is_gone_for_good() -> None:
    """Rulebook, Halflings; German compendium, Halflings. R077: taken again, the region has no hole."""
    check(
        position(
            VALLEY,
            [player("halflings", "swamp", 2), player()],
            {"b": at(0, "halflings", 1, hole=1), "c": at(0, "halflings", 1, hole=1)},
        ),
        act("abandon", "b"),
        expect(hand=[3, 0], regions={"b": None}, cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        expect(regions={"b": {"tokens": 2, "markers": {}}, "c": {"markers": HOLE}}),
    )


def test_having_left_everything_they_come_up_anywhere_again() -> None:
    """Rulebook, Abandoning a Region and Halflings. R018, R077: a new entry, without new holes."""
    check(
        position(
            VALLEY,
            [player("halflings", "swamp"), player()],
            {"g": at(0, "halflings", 2, hole=1), "f": at(0, "halflings", 1, hole=1)},
        ),
        act("abandon", "g"),
        act("abandon", "f"),
        expect(hand=[3, 0], can={"conquer": ["a", "b", "c", "d", "e", "f", "g", "h"]}),
        act("conquer", "c"),
        expect(regions={"c": {"tokens": 2, "markers": {}}}),
    )


def test_decline_fills_the_holes() -> None:
    """Rulebook, Halflings: the declined regions cost what any others cost."""
    check(
        position(
            VALLEY,
            [player("halflings", "swamp"), player("ratmen", "hill", 5)],
            {
                "b": at(0, "halflings", 3, hole=1),
                "c": at(0, "halflings", 1, hole=1),
                "d": at(1, "ratmen"),
            },
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"b": {"tokens": 1, "in_decline": True, "markers": {}}, "c": {"markers": {}}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_stout_halflings_lose_their_holes_too() -> None:
    """Rulebook, Stout and Halflings: a decline after the scoring fills the holes."""
    check(
        position(
            VALLEY,
            [player("halflings", "stout"), player("ratmen", "hill", 5)],
            {"b": at(0, "halflings", 1, hole=1), "d": at(1, "ratmen")},
        ),
        act("stop"),
        act("end_turn"),
        act("decline"),
        expect(regions={"b": {"in_decline": True, "markers": {}}}, cost={"b": 3}),
    )
