"""Scepter of Avarice: what one region brings counts twice."""

from __future__ import annotations

from sw_widget import Game
from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player

SCEPTER = "scepter_of_avarice"


def test_a_region_worth_two_brings_four() -> None:
    """German compendium, Scepter of Avarice; R196."""
    regions = {"c": at(0, "humans", scepter_of_avarice=1), "d": at(0, "humans", 1)}
    check(
        duel(LINE, regions, race="humans", hand=0),
        act("stop"),
        act("use", "d", trait=SCEPTER),
        expect(regions={"c": {"markers": {}}, "d": {"markers": {SCEPTER: 1}}}),
        act("use", "c", trait=SCEPTER, error="already_used"),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, "humans": 1, "alchemist": 2, SCEPTER: 1}}),
    )
    check(
        duel(LINE, regions, race="humans", hand=0),
        act("stop"),
        act("use", "c", trait=SCEPTER),
        act("end_turn"),
        expect(score={"total": 7, "lines": {"regions": 2, "humans": 1, "alchemist": 2, SCEPTER: 2}}),
    )


def test_it_does_nothing_unless_it_is_put_down() -> None:
    check(
        duel(LINE, {"c": mine(scepter_of_avarice=1)}, hand=0),
        act("use", "c", trait=SCEPTER, error="wrong_phase"),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "alchemist": 2}}),
    )


def test_it_does_nothing_with_the_mine_of_the_lost_dwarf() -> None:
    check(
        duel(LINE, {"c": mine(scepter_of_avarice=1, mine_of_the_lost_dwarf=1)}, hand=0),
        act("stop"),
        act("use", "c", trait=SCEPTER),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "mine_of_the_lost_dwarf": 2, "alchemist": 2}}),
    )


def test_keep_and_merchant_are_doubled_as_well() -> None:
    """R285."""
    check(
        duel(LINE, {"c": mine(scepter_of_avarice=1, keep_on_the_motherland=1)}, power="merchant", hand=0),
        act("stop"),
        act("use", "c", trait=SCEPTER),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "merchant": 1, "keep_on_the_motherland": 1, SCEPTER: 3}}),
    )


def test_only_regions_of_the_race_will_do() -> None:
    check(
        duel(LINE, {"c": mine(scepter_of_avarice=1), "e": theirs()}, hand=0),
        act("stop"),
        act("use", "e", trait=SCEPTER, error="bad_allocation"),
        act("use", "d", trait=SCEPTER, error="bad_allocation"),
    )


def test_a_race_in_decline_has_no_use_of_it() -> None:
    players = [player("ratmen", "alchemist", declined=["elves"]), player("giants", "forest")]
    check(
        duel(LINE, {"a": at(0, "elves", scepter_of_avarice=1), "c": mine()}, players=players),
        act("stop"),
        act("use", "c", trait=SCEPTER, error="wrong_phase"),
    )


def test_it_doubles_a_region_that_was_given_up_and_is_held_again() -> None:
    """The last redeployment counts, and the Scepter lies where it was put."""
    regions = {
        "b": at(0, "amazons", 2),
        "c": at(0, "amazons", 2, scepter_of_avarice=1),
        "d": at(0, "amazons", 2),
    }
    check(
        duel(LINE, regions, race="amazons", hand=0),
        act("stop"),
        act("use", "c", trait=SCEPTER),
        act("redeploy", tokens={"b": 1, "d": 1}),
        act("redeploy", tokens={"c": 1, "d": 1}),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, "alchemist": 2, SCEPTER: 1}}),
    )


def test_twice_nothing_does_not_count() -> None:
    """Aquatic takes the coin of a region that lies at no coast."""
    scenario = duel(
        LINE,
        {"c": mine(scepter_of_avarice=1)},
        hand=0,
        power="aquatic",
        packs=("base", "royal_bonus", "underground"),
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario}).play("stop")
    game.play("use", trait=SCEPTER, region="c")
    (line,) = [line for line in game.score_preview().lines if line.rule == SCEPTER]
    assert line.amount == 0 and not line.applied
