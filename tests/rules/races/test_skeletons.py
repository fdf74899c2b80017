"""Skeletons: every second region that was not empty raises a new one."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("merchant", 8, 12), ("flying", 11, 9)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races. R062: six and the badge, twenty in the box."""
    check(offer(f"skeletons {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"skeletons": tray}))


@pytest.mark.parametrize(("targets", "new"), [("a", 0), ("ab", 1), ("abf", 1), ("abfe", 2), ("abfeg", 2)])
def test_one_for_each_pair(targets: str, new: int) -> None:
    """Rulebook, Skeletons. R039: tribes and race tokens alike, an odd region is not counted."""
    size = 3 * len(targets)
    check(
        position(
            VALLEY,
            [player("skeletons", "flying", size), player("wizards", "hill")],
            {"c": at(0, "skeletons"), **{name: at(1, "wizards") for name in "begh"}},
        ),
        *[act("conquer", target) for target in targets],
        expect(hand=[0, 0], tray={"skeletons": 19 - size}),
        act("stop"),
        expect(hand=[new, 0], tray={"skeletons": 19 - size - new}),
    )


def test_empty_regions_do_not_count() -> None:
    """Rulebook, The Races. R011: farmland and bare mountain are empty, so one tribe is half a pair."""
    check(
        position(VALLEY, [player("skeletons", "swamp", 8), player()], {"c": at(0, "skeletons")}),
        act("conquer", "b"),
        act("conquer", "d"),
        act("conquer", "a"),
        act("stop"),
        expect(hand=[0, 0], tray={"skeletons": 11}),
    )


def test_the_own_declined_race_counts() -> None:
    """R010: a region of the own race in decline is not empty."""
    check(
        position(
            VALLEY,
            [player("skeletons", "swamp", 6, declined=["orcs"]), player()],
            {"c": at(0, "skeletons"), "b": at(0, "orcs"), "e": at(0, "orcs")},
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("stop"),
        expect(hand=[1, 0], tray={"skeletons": 12, "orcs": 9}),
    )


def test_an_elf_region_counts() -> None:
    """Rulebook, Skeletons and Elves: what counts is that somebody stood there, not that somebody died."""
    check(
        position(
            VALLEY,
            [player("skeletons", "swamp", 6), player("elves", "hill")],
            {"c": at(0, "skeletons"), "b": at(1, "elves"), "h": at(1, "elves")},
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("stop"),
        expect(hand=[1, 1], tray={"skeletons": 12, "elves": 9}),
    )


@pytest.mark.parametrize(("hand", "tray", "new"), [(10, 2, 2), (11, 1, 1), (12, 0, 0)])
def test_no_more_than_the_tray_holds(hand: int, tray: int, new: int) -> None:
    """Rulebook, Skeletons. R039: four regions would raise two, the tray may hold fewer or none."""
    check(
        position(
            VALLEY,
            [player("skeletons", "flying", hand), player("wizards", "hill")],
            {"c": at(0, "skeletons", 8), **{name: at(1, "wizards") for name in "beh"}},
        ),
        *[act("conquer", target) for target in "abef"],
        expect(hand=[hand + 7 - 12, 0], tray={"skeletons": tray}),
        act("stop"),
        expect(hand=[hand - 5 + new, 0], tray={"skeletons": tray - new}),
    )


def test_the_new_ones_only_redeploy() -> None:
    """Rulebook, Skeletons: they come when the conquests are over, and must be put down."""
    check(
        position(VALLEY, [player("skeletons", "swamp", 6), player()], {"c": at(0, "skeletons")}),
        act("conquer", "a"),
        act("conquer", "f"),
        act("conquer", "b", error="no_tokens"),
        act("stop"),
        expect(hand=[1, 0]),
        act("conquer", "b", error="wrong_phase"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"a": 3, "c": 1, "f": 3}, error="bad_allocation"),
        act("redeploy", tokens={"a": 2, "c": 5, "f": 1}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 3}},
            regions={"c": {"tokens": 5}},
            tray={"skeletons": 12},
        ),
    )


def test_half_a_pair_is_not_remembered() -> None:
    """Rulebook, Skeletons: regions conquered this turn; one now and one next turn raise nobody."""
    check(
        position(
            VALLEY,
            [player("skeletons", "swamp", 6), player("wizards", "hill")],
            {"c": at(0, "skeletons"), "h": at(1, "wizards")},
        ),
        act("conquer", "a"),
        act("stop"),
        act("redeploy", tokens={"a": 1, "c": 6}),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("conquer", "f", by=0),
        act("stop"),
        expect(hand=[2, 0], tray={"skeletons": 13}),
    )


def test_the_final_attempt_completes_a_pair() -> None:
    """Rulebook, Final Conquest Attempt: a region won by the die is conquered this turn."""
    check(
        position(VALLEY, [player("skeletons", "swamp", 5), player()], {"c": at(0, "skeletons")}, dice=[1]),
        act("conquer", "a"),
        act("attempt", "f"),
        expect(
            to_act={"player": 0, "phase": "redeploy"},
            regions={"f": {"race": "skeletons", "tokens": 2}},
            hand=[1, 0],
            tray={"skeletons": 13},
        ),
    )


def test_a_failed_attempt_does_not() -> None:
    """Rulebook, Final Conquest Attempt. R024: the tokens come back, nobody is raised."""
    check(
        position(VALLEY, [player("skeletons", "swamp", 5), player()], {"c": at(0, "skeletons")}, dice=[0]),
        act("conquer", "a"),
        act("attempt", "f"),
        expect(regions={"f": {"lost_tribe": 1}}, hand=[2, 0], tray={"skeletons": 14}),
    )


def test_a_region_left_and_taken_again_is_empty() -> None:
    """Rulebook, Abandoning a Region: an abandoned region is nobody's, so retaking it makes no pair."""
    check(
        position(
            VALLEY,
            [player("skeletons", "swamp", 4), player()],
            {"b": at(0, "skeletons"), "c": at(0, "skeletons")},
        ),
        act("abandon", "b"),
        act("conquer", "b"),
        act("conquer", "a"),
        act("stop"),
        expect(hand=[0, 0], tray={"skeletons": 14}),
    )


def test_pillaging_skeletons_gain_coins_and_tokens() -> None:
    """Rulebook, Pillaging and Skeletons: the same two regions pay both benefits."""
    check(
        position(VALLEY, [player("skeletons", "pillaging", 6), player()], {"c": at(0, "skeletons")}),
        act("conquer", "a"),
        act("conquer", "f"),
        act("stop"),
        act("redeploy", tokens={"a": 3, "c": 1, "f": 4}),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "pillaging": 2}}),
    )


def test_decline_raises_nobody() -> None:
    """Rulebook, Entering In Decline: one token a region stays, the rest lies in the tray."""
    check(
        position(
            VALLEY,
            [player("skeletons", "swamp"), player("wizards", "hill")],
            {"b": at(0, "skeletons", 5), "c": at(0, "skeletons", 4), "h": at(1, "wizards")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"skeletons": 18},
            regions={"b": {"tokens": 1, "in_decline": True}},
        ),
    )
