"""Sword of the Killer Rabbit: a region for two tokens less, once a turn."""

from __future__ import annotations

from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, check, expect, player

SWORD = "sword_of_the_killer_rabbit"


def test_a_region_costs_two_less_and_the_sword_goes_there() -> None:
    """German compendium, Sword of the Killer Rabbit; rules of the six-player set: relics move where used."""
    check(
        duel(LINE, {"a": mine(sword_of_the_killer_rabbit=1), "e": theirs()}),
        expect(cost={"b": 3}),
        act("conquer", "b", **{"with": [SWORD]}),
        expect(
            hand=[4, 0],
            regions={"a": {"markers": {}}, "b": {"tokens": 1, "markers": {SWORD: 1}}},
        ),
        act("conquer", "c", **{"with": [SWORD]}, error="already_used"),
        act("conquer", "c"),
        expect(hand=[2, 0]),
    )


def test_one_token_is_always_needed() -> None:
    check(
        duel(LINE, {"b": mine(sword_of_the_killer_rabbit=1)}, hand=2),
        act("conquer", "c", **{"with": [SWORD]}),
        expect(hand=[1, 0], regions={"c": {"tokens": 1}}),
    )


def test_whoever_does_not_hold_its_region_has_no_sword() -> None:
    check(
        duel(LINE, {"a": mine(), "e": theirs(sword_of_the_killer_rabbit=1)}),
        act("conquer", "b", **{"with": [SWORD]}, error="wrong_phase"),
    )


def test_it_is_taken_with_its_region_and_used_at_once() -> None:
    check(
        duel(LINE, {"c": mine(), "d": theirs(sword_of_the_killer_rabbit=1), "e": theirs()}, hand=4),
        act("conquer", "d"),
        act("conquer", "e", **{"with": [SWORD]}),
        expect(hand=[0, 0], regions={"e": {"race": "ratmen", "tokens": 1, "markers": {SWORD: 1}}}),
    )


def test_it_stays_behind_where_its_region_is_abandoned() -> None:
    check(
        duel(LINE, {"a": mine(sword_of_the_killer_rabbit=1), "b": mine()}),
        act("abandon", "a"),
        expect(regions={"a": {"markers": {SWORD: 1}}}),
        act("conquer", "c", **{"with": [SWORD]}, error="wrong_phase"),
    )


def test_in_a_final_attempt_that_fails_it_stays() -> None:
    check(
        duel(LINE, {"a": mine(sword_of_the_killer_rabbit=1), "b": theirs(3)}, hand=2, dice=[0]),
        act("attempt", "b", **{"with": [SWORD]}),
        expect(regions={"a": {"markers": {SWORD: 1}}, "b": {"race": "giants"}}, hand=[2, 0]),
    )


def test_the_berserk_decide_after_their_roll() -> None:
    check(
        duel(LINE, {"a": mine(sword_of_the_killer_rabbit=1)}, power="berserk", hand=2, dice=[0]),
        act("roll"),
        act("conquer", "b", **{"with": [SWORD]}),
        expect(hand=[1, 0], regions={"b": {"tokens": 1}}),
    )


def test_a_race_in_decline_cannot_use_it() -> None:
    """Rules of the six-player set: not even Ghouls."""
    players = [player("ratmen", "alchemist", 0, declined=["ghouls"]), player("giants", "forest")]
    regions = {
        "a": {"player": 0, "race": "ghouls", "tokens": 2, "markers": {SWORD: 1}},
        "e": {"player": 0, "race": "ratmen", "tokens": 1},
    }
    check(
        duel(LINE, regions, players=players),
        act("conquer", "b", **{"with": [SWORD]}, error="wrong_phase"),
    )
