"""Orcs: a coin more for every region that somebody held when they came."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("berserk", 9, 1), ("pillaging", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: five and the badge, ten in the box."""
    check(offer(f"orcs {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"orcs": tray}))


def test_tribes_active_and_declined_races_all_count() -> None:
    """Rulebook, The Races: not empty is a region with a Lost Tribe or a race token, active or in decline."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 9), player("wizards", "hill", declined=["ratmen"])],
            {"c": at(0, "orcs"), "b": at(1, "wizards"), "f": at(1, "ratmen"), "h": at(1, "wizards")},
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "f"),
        expect(hand=[0, 0]),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "orcs": 3}}),
    )


def test_the_own_declined_race_counts() -> None:
    """R010: a region of the own race in decline is not empty."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3, declined=["humans"]), player()],
            {"c": at(0, "orcs"), "b": at(0, "humans"), "e": at(0, "humans")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "orcs": 1}}),
    )


def test_a_bare_mountain_is_empty() -> None:
    """Rulebook, The Races. R011: the mountain costs a token more and pays nothing more."""
    check(
        position(VALLEY, [player("orcs", "swamp", 3), player()], {"c": at(0, "orcs")}),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_only_conquests_of_this_turn_count() -> None:
    """Rulebook, Orcs. R044: five regions held and one tribe driven out are six coins, and five next turn."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3), player("giants", "forest")],
            {**{name: at(0, "orcs") for name in "bcdg"}, "h": at(1, "giants")},
        ),
        act("conquer", "a"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 6, "lines": {"regions": 5, "orcs": 1}}),
        act("stop", by=1),
        act("end_turn"),
        act("stop", by=0),
        act("redeploy", tokens={"a": 3, "b": 1, "c": 1, "d": 1, "g": 1}),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 5}}),
    )


def test_pillaging_orcs_are_paid_twice() -> None:
    """R043: three regions that were not empty and one that was, the last by the die: 4 + 3 + 3."""
    check(
        position(
            VALLEY,
            [player("orcs", "pillaging", 10), player("wizards", "hill")],
            {"c": at(1, "wizards"), "h": at(1, "wizards")},
            dice=[1],
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(hand=[2, 0]),
        act("attempt", "f"),
        act("end_turn"),
        expect(score={"player": 0, "total": 10, "lines": {"regions": 4, "orcs": 3, "pillaging": 3}}),
    )


def test_a_failed_attempt_pays_nothing() -> None:
    """Rulebook, Final Conquest Attempt. R024: the tribe stands, so nothing was conquered."""
    check(
        position(VALLEY, [player("orcs", "swamp", 1), player()], {"c": at(0, "orcs")}, dice=[0]),
        act("attempt", "a"),
        act("redeploy", tokens={"c": 2}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
            regions={"a": {"lost_tribe": 1}},
        ),
    )


def test_a_region_left_and_taken_again_is_empty() -> None:
    """Rulebook, Abandoning a Region: an abandoned region is nobody's, so retaking it pays no bonus."""
    check(
        position(VALLEY, [player("orcs", "swamp"), player()], {"b": at(0, "orcs", 2), "c": at(0, "orcs")}),
        act("abandon", "b"),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_an_empty_sea_is_empty() -> None:
    """Rulebook, Seafaring: water counts as an empty region."""
    check(
        position(COAST, [player("orcs", "seafaring", 2), player()], {"a": at(0, "orcs")}),
        act("conquer", "s"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_what_the_dragon_took_counts() -> None:
    """Rulebook, Dragon Master and Orcs: one token is enough, the region was not empty all the same."""
    check(
        position(
            VALLEY,
            [player("orcs", "dragon_master", 1), player("giants", "hill")],
            {"c": at(0, "orcs"), "d": at(1, "giants", 3)},
        ),
        act("conquer", "d", **{"with": ["dragon"]}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )


def test_what_berserk_orcs_took_counts() -> None:
    """Rulebook, Berserk and Orcs: a conquest with the die before it is a conquest."""
    check(
        position(VALLEY, [player("orcs", "berserk", 2), player()], {"c": at(0, "orcs")}, dice=[1]),
        act("roll"),
        act("conquer", "a"),
        expect(hand=[0, 0], regions={"a": {"race": "orcs", "tokens": 2}}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )


def test_orcs_in_decline_pay_nothing_more() -> None:
    """Rulebook, The Races: conquests of the next race earn no Orc coins."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 3, declined=["orcs"]), player()],
            {"c": at(0, "ratmen"), "g": at(0, "orcs")},
        ),
        act("conquer", "a"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "declined": 1}}),
    )


def test_stout_orcs_are_paid_before_they_decline() -> None:
    """Rulebook, Stout and Orcs: the bonus is in the scoring, the decline adds nothing."""
    check(
        position(
            VALLEY,
            [player("orcs", "stout", 3), player("giants", "hill")],
            {"c": at(0, "orcs"), "h": at(1, "giants")},
        ),
        act("conquer", "a"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
        act("decline"),
        expect(coins=[8, 5], regions={"a": {"tokens": 1, "in_decline": True}}, tray={"orcs": 8}),
    )
