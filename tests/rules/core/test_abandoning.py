"""Abandoning regions: before the first conquest, tokens to the hand, and nothing of it stays behind."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def held(race: str = "ratmen", power: str = "hill", **regions: Json | None) -> Json:
    """Ann holds a (3 tokens), b (1) and c (2); Ben's Giants hold h; Ann's declined Orcs hold g."""
    return position(
        VALLEY,
        [player(race, power, declined=["orcs"]), player("giants", "forest")],
        {"a": at(0, race, 3), "b": at(0, race), "c": at(0, race, 2), "h": at(1, "giants"), "g": at(0, "orcs")}
        | regions,
    )


def test_abandoning_frees_the_last_token_too() -> None:
    """Readying leaves one token a region; abandoning takes that one as well. Rulebook, Abandoning a
    Region."""
    check(
        held(),
        act("abandon", "b"),
        expect(
            hand=[4, 0],
            regions={"b": None, "a": {"tokens": 1}, "c": {"tokens": 1}},
            to_act={"player": 0, "phase": "conquest"},
        ),
        act("abandon", "a"),
        expect(hand=[5, 0], regions={"a": None}, can={"abandon": ["c"]}),
    )


def test_which_regions_can_be_abandoned() -> None:
    """Those of the active race, at the start of a turn. Case format, `can`."""
    check(held(), expect(can={"abandon": ["a", "b", "c"]}))


def test_no_abandoning_after_the_first_conquest() -> None:
    """It comes before the first conquest. Case format, Actions."""
    check(
        held(),
        act("conquer", "d"),
        expect(can={"abandon": []}),
        act("abandon", "b", error="wrong_phase"),
        act("stop"),
        act("abandon", "b", error="wrong_phase"),
        expect(regions={"b": {"tokens": 1}}),
    )


def test_no_abandoning_after_a_conversion() -> None:
    """A conversion is a conquest. Case format, Actions; R075."""
    check(
        held("sorcerers", d=at(1, "giants")),
        act("convert", "d"),
        act("abandon", "b", error="wrong_phase"),
    )


def test_no_abandoning_after_a_berserk_roll() -> None:
    """The roll opens the conquests. Case format, Actions."""
    check({**held(power="berserk"), "dice": [0]}, act("roll"), act("abandon", "b", error="wrong_phase"))


def test_a_refused_conquest_does_not_end_abandoning() -> None:
    """Nothing was conquered, so regions can still be given up. Case format: a refused action changes
    nothing."""
    check(held(), act("conquer", "e", error="not_adjacent"), act("abandon", "b"), expect(hand=[4, 0]))


def test_an_abandoned_region_may_be_taken_again() -> None:
    """The base game lets a player walk back into what was given up. Case format, codes."""
    check(
        held(),
        act("abandon", "b"),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        expect(hand=[2, 0], regions={"b": {"player": 0, "tokens": 2}}),
    )


def test_an_abandoned_region_pays_nothing() -> None:
    """It is no longer the player's. Rulebook, Abandoning a Region."""
    check(
        held(power="pillaging"),
        act("abandon", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 3, "b": 1, "c": 2}, error="bad_allocation"),
        act("redeploy", tokens={"a": 3, "c": 3}),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "declined": 1}}),
    )


@pytest.mark.parametrize(
    ("region", "code"),
    [("zz", "unknown_region"), ("h", "bad_allocation"), ("d", "bad_allocation"), ("f", "bad_allocation")],
)
def test_only_held_regions_can_be_abandoned(region: str, code: str) -> None:
    """Neither an unknown region, nor an enemy's, an empty one or a tribe's. Case format, codes."""
    check(
        held(),
        act("abandon", region, error=code),
        expect(hand=[0, 0], to_act={"player": 0, "phase": "start"}),
    )


def test_a_declined_region_cannot_be_abandoned() -> None:
    """Only the active race gives regions up. Rulebook, Abandoning a Region."""
    check(
        held(),
        act("abandon", "g", error="bad_allocation"),
        expect(regions={"g": {"race": "orcs", "tokens": 1}}),
    )


def test_a_region_is_abandoned_once() -> None:
    """What was given up is not held any more. Case format, codes."""
    check(held(), act("abandon", "b"), act("abandon", "b", error="bad_allocation"), expect(hand=[4, 0]))


def test_no_decline_after_abandoning() -> None:
    """The first action that is no decline opens an ordinary turn. Case format, The order of a turn."""
    check(
        held(),
        act("abandon", "b"),
        expect(can={"decline": False}),
        act("decline", error="wrong_phase"),
    )


def test_abandoned_neighbours_do_not_open_the_way() -> None:
    """What was given up is no base for a conquest. Rulebook, Following Conquests."""
    check(
        held(),
        act("abandon", "b"),
        act("abandon", "c"),
        expect(can={"conquer": ["b", "c"]}, why_not={"d": "not_adjacent"}),
    )


def test_everything_abandoned_and_nothing_conquered() -> None:
    """The turn may end with all tokens in hand; the next one starts with an entry. Rulebook, Abandoning a
    Region; R018."""
    check(
        held(),
        act("abandon", "a"),
        act("abandon", "b"),
        act("abandon", "c"),
        expect(hand=[6, 0]),
        act("stop"),
        act("end_turn"),
        expect(hand=[6, 0], score={"player": 0, "total": 1, "lines": {"declined": 1}}),
        act("stop", by=1),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "start"}, can={"conquer": ["a", "b", "e", "h"]}),
    )


def test_wealthy_is_not_paid_again_after_an_own_new_entry() -> None:
    """A race that enters again is not in its first turn. Rulebook, Wealthy."""
    check(
        held(power="wealthy"),
        act("abandon", "a"),
        act("abandon", "b"),
        act("abandon", "c"),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 6}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_lairs_are_left_behind_by_nobody() -> None:
    """A lair goes with the Trolls who abandon it. Rulebook, Trolls."""
    check(
        held("trolls"),
        expect(regions={"b": {"markers": {"lair": 1}}}),
        act("abandon", "b"),
        expect(regions={"b": None}, cost={"b": {"total": 2, "lines": {"base": 2}}}),
    )


def test_a_fortress_goes_with_its_region() -> None:
    """An abandoned fortress is taken off and may be built again elsewhere. Rulebook, Fortified."""
    check(
        held(power="fortified", b=at(0, "ratmen", 1, fortress=1)),
        act("abandon", "b"),
        expect(regions={"b": None}, cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("stop"),
        act("redeploy", tokens={"a": 3, "c": 3}),
        act("place", marker="fortress", regions={"a": 1}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "fortified": 1}}),
    )


def test_encampments_of_an_abandoned_region_are_placed_again() -> None:
    """They go to the supply and stand again after redeployment. Case format, The order of a turn."""
    check(
        held(power="bivouacking", b=at(0, "ratmen", 1, encampment=5)),
        act("abandon", "b"),
        expect(regions={"b": None}),
        act("stop"),
        act("redeploy", tokens={"a": 3, "c": 3}),
        act("place", marker="encampment", regions={"a": 5}),
        act("end_turn"),
        expect(regions={"a": {"markers": {"encampment": 5}}}),
    )
