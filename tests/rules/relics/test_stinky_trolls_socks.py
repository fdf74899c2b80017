"""Stinky Troll's Socks: a region is taken as if it were empty."""

from __future__ import annotations

import pytest

from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, check, expect, player

SOCKS = "stinky_trolls_socks"


def test_three_tokens_cost_nothing_and_nothing_is_lost() -> None:
    """German compendium, Stinky Troll's Socks; R197."""
    check(
        duel(LINE, {"c": mine(stinky_trolls_socks=1), "d": theirs(3), "e": theirs()}, hand=3),
        expect(cost={"d": 5}),
        act("conquer", "d", **{"with": [SOCKS]}),
        expect(
            hand=[1, 3],
            regions={"d": {"race": "ratmen", "tokens": 2, "markers": {SOCKS: 1}}, "e": {"tokens": 1}},
        ),
        act("stop"),
        act("redeploy", tokens={"c": 2, "d": 2}),
        act("end_turn"),
        expect(regions={"e": {"race": "giants", "tokens": 4}}),
    )


def test_without_another_region_they_come_back_to_the_hand() -> None:
    check(
        duel(LINE, {"c": mine(stinky_trolls_socks=1), "d": theirs(3)}, hand=2),
        act("conquer", "d", **{"with": [SOCKS]}),
        act("stop"),
        act("redeploy", tokens={"c": 1, "d": 2}),
        act("end_turn"),
        expect(hand=[0, 3]),
    )


def test_a_mountain_and_a_keep_still_count() -> None:
    """R284."""
    regions = {"a": mine(stinky_trolls_socks=1), "b": theirs(2, keep_on_the_motherland=1), "e": theirs()}
    check(
        duel(LINE, regions),
        expect(cost={"b": 6}),
        act("conquer", "b", **{"with": [SOCKS]}),
        expect(hand=[1, 2], regions={"b": {"race": "ratmen", "tokens": 4}}),
    )


def test_what_stands_beside_the_tokens_does_not_count() -> None:
    """R284."""
    regions = {"c": mine(stinky_trolls_socks=1), "d": theirs(2, encampment=2), "e": theirs()}
    check(
        duel(LINE, regions, hand=2, other=("giants", "bivouacking")),
        expect(cost={"d": 6}),
        act("conquer", "d", **{"with": [SOCKS]}),
        expect(hand=[0, 2], regions={"d": {"race": "ratmen", "tokens": 2}}),
    )


def test_tokens_in_decline_leave_the_map_and_igors_do_not_get_them() -> None:
    players = [player("ratmen", "alchemist", 2), player("giants", "forest", declined=["elves"])]
    regions = {
        "c": mine(stinky_trolls_socks=1),
        "d": {"player": 1, "race": "elves", "tokens": 1},
        "e": {"player": 1, "race": "giants", "tokens": 1},
    }
    check(
        duel(LINE, regions, players=players),
        act("conquer", "d", **{"with": [SOCKS]}),
        expect(tray={"elves": 11}, hand=[0, 0]),
    )
    players = [player("ratmen", "alchemist", 2), player("igors", "forest", declined=["elves"])]
    regions["e"] = {"player": 1, "race": "igors", "tokens": 1}
    check(
        duel(LINE, regions, players=players, packs=("base", "royal_bonus", "underground")),
        act("conquer", "d", **{"with": [SOCKS]}),
        expect(tray={"elves": 11}),
    )


def test_monsters_are_passed_over_and_something_is_found() -> None:
    """R284."""
    regions = {"c": mine(stinky_trolls_socks=1), "d": {"markers": {"monster": 2}}, "e": theirs()}
    check(
        duel(LINE, regions, hand=2, places=["shiny_orb"]),
        expect(cost={"d": 4}),
        act("conquer", "d", **{"with": [SOCKS]}),
        expect(hand=[0, 0], regions={"d": {"tokens": 2, "markers": {SOCKS: 1, "shiny_orb": 1}}}),
    )


def test_discounts_count_as_well() -> None:
    check(
        duel(LINE, {"c": mine(stinky_trolls_socks=1), "d": theirs(3), "e": theirs()}, power="commando"),
        act("conquer", "d", **{"with": [SOCKS]}),
        expect(hand=[4, 3]),
    )


@pytest.mark.parametrize("coins", [0, 1])
def test_liches_in_decline_are_paid_all_the_same(coins: int) -> None:
    """R293."""
    players = [{**player("ratmen", "alchemist", 2), "coins": coins}, player(declined=["liches"])]
    lies = {"player": 1, "race": "liches", "tokens": 1}
    with_socks = {"with": [SOCKS], **({} if coins else {"error": "cannot_afford"})}
    check(
        duel(LINE, {"c": mine(stinky_trolls_socks=1), "d": lies, "e": lies}, players=players),
        act("conquer", "d", **with_socks),
        expect(coins=[0, 5 + coins]),
    )
