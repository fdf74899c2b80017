"""Altar of Souls: three coins for a token in decline."""

from __future__ import annotations

from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player

ALTAR = "altar_of_souls"
PLAYERS = [player("ratmen", "alchemist", declined=["elves"]), player("giants", "forest")]


def test_a_token_in_decline_is_given_up_after_scoring() -> None:
    """German compendium, Altar of Souls: after scoring, so that its region still counts."""
    check(
        duel(LINE, {"a": at(0, "elves"), "b": at(0, "elves"), "c": mine(altar_of_souls=1)}, players=PLAYERS),
        act("use", "a", trait=ALTAR, error="wrong_phase"),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "after_scoring"}, coins=[5 + 5, 5]),
        act("use", "c", trait=ALTAR, error="bad_allocation"),
        act("decline", error="wrong_phase"),
        act("use", "a", trait=ALTAR),
        expect(coins=[13, 5], regions={"a": None, "b": {"race": "elves"}}, tray={"elves": 10}),
        act("use", "b", trait=ALTAR, error="already_used"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_the_choice_can_be_declined() -> None:
    check(
        duel(LINE, {"a": at(0, "elves"), "c": mine(altar_of_souls=1)}, players=PLAYERS),
        act("stop"),
        act("end_turn"),
        act("end_turn"),
        expect(coins=[9, 5], to_act={"player": 1, "phase": "start"}),
    )


def test_the_last_token_of_a_race_may_go() -> None:
    check(
        duel(LINE, {"a": at(0, "elves"), "c": mine(altar_of_souls=1)}, players=PLAYERS),
        act("stop"),
        act("end_turn"),
        act("use", "a", trait=ALTAR),
        act("end_turn"),
        expect(tray={"elves": 11}, regions={"a": None}),
    )


def test_nobody_is_asked_without_a_token_in_decline() -> None:
    check(
        duel(LINE, {"c": mine(altar_of_souls=1), "e": theirs()}, hand=0),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_it_works_in_decline_and_in_the_turn_of_a_decline() -> None:
    check(
        duel(LINE, {"a": mine(2, altar_of_souls=1), "b": mine(2), "e": theirs()}, hand=0),
        act("decline"),
        expect(to_act={"player": 0, "phase": "after_scoring"}, coins=[7, 5]),
        act("use", "a", trait=ALTAR),
        expect(coins=[10, 5], regions={"a": {"markers": {ALTAR: 1}, "player": None}}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )
    check(
        duel(LINE, {"a": at(0, "elves", altar_of_souls=1), "c": mine()}, players=PLAYERS),
        act("stop"),
        act("end_turn"),
        act("use", "a", trait=ALTAR),
        expect(coins=[12, 5]),
    )


def test_the_stout_may_decline_and_then_use_it() -> None:
    check(
        duel(LINE, {"a": mine(altar_of_souls=1), "b": mine(), "e": theirs()}, power="stout", hand=0),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "after_scoring"}),
        act("decline"),
        expect(to_act={"player": 0, "phase": "after_scoring"}, coins=[7, 5]),
        act("use", "b", trait=ALTAR),
        act("end_turn"),
        expect(coins=[10, 5], to_act={"player": 1, "phase": "start"}),
    )
