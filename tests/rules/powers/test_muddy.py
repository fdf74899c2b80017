"""Muddy: a coin for each mudpool or swamp, in decline as well."""

from __future__ import annotations

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import (
    END,
    STOP,
    check_badge_is_kept,
    check_badge_value,
    check_kept_badge_leaves_with_its_race,
    idle,
    on_offer,
)
from tests.rules.support import act, at, board, check, expect, player, position

MIRE = board(
    "ab bc cd de bd",
    a="mud border",
    b="swamp",
    c="hill",
    d="mud",
    e="swamp border",
)
HELD = {name: at(0, "ratmen") for name in "abc"} | {"e": at(1, "giants")}


def test_badge_brings_three_tokens() -> None:
    """Badge: 8 + 3 Ratmen of 13."""
    check_badge_value("ratmen", "muddy", 11, 2, paid.PACKS)


def test_mud_and_swamp_pay() -> None:
    """German compendium, Muddy."""
    paid.check_paid(MIRE, HELD, "muddy", lines={"regions": 3, "muddy": 2})


def test_it_pays_on_the_turn_of_the_decline_and_on_later_turns() -> None:
    """German compendium, Muddy: also when the race has declined; a mudpool that falls no longer pays."""
    check(
        paid.scene(MIRE, HELD, "muddy", **on_offer("elves forest", "orcs hill")),
        act("decline"),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 3, "muddy": 2}}),
        *idle(1),
        act("pick", slot=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"declined": 3, "muddy": 2}}),
    )
    check(
        position(
            MIRE,
            [player(declined=[("ratmen", "muddy")]), player("giants", "pillaging", 3)],
            {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "c": at(1, "giants")},
            paid.PACKS,
            current=1,
            **on_offer("elves forest", "orcs hill"),
        ),
        act("conquer", "b", by=1),
        STOP,
        END,
        act("pick", slot=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"declined": 1, "muddy": 1}}),
    )


def test_the_new_race_is_paid_nothing_for_its_own_mud() -> None:
    """R276: a power belongs to its race, here to the one in decline."""
    held = {"a": at(0, "orcs"), "b": at(0, "ratmen"), "d": at(0, "ratmen")}
    lines = {"regions": 2, "declined": 1, "muddy": 1}
    paid.check_paid(MIRE, held, paid.PLAIN, declined=[("orcs", "muddy")], lines=lines)


def test_muddy_ghouls_conquer_mud_in_decline_and_are_paid_for_it() -> None:
    """Rulebook, Ghouls, and German compendium, Muddy: both go on in decline."""
    check(
        position(
            MIRE,
            [player("ratmen", paid.PLAIN, declined=[("ghouls", "muddy")]), player("giants", "pillaging")],
            {"c": at(0, "ratmen"), "b": at(0, "ghouls", 4)},
            paid.PACKS,
        ),
        act("conquer", "d"),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"b": 2, "d": 2}),
        act("redeploy", tokens={"c": 1}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 1, "declined": 2, "muddy": 2}}),
    )


def test_the_badge_stays_with_its_race_and_leaves_with_it() -> None:
    """German compendium, Muddy: it still works, so the race keeps it until it is gone."""
    check_badge_is_kept("muddy", paid.PACKS)
    check_kept_badge_leaves_with_its_race("muddy", paid.PACKS)


def test_the_next_decline_ends_it() -> None:
    """Rulebook, Entering in decline: the older race leaves the map, and takes its badge along."""
    held = {"a": at(0, "orcs"), "c": at(0, "ratmen")}
    check(
        paid.scene(MIRE, held, paid.PLAIN, declined=[("orcs", "muddy")]),
        act("decline"),
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}, regions={"a": None}),
    )


def test_lent_by_stonehedge_it_pays_in_decline_too() -> None:
    """German compendium, Stonehedge: a power that has to do with races in decline serves them there."""
    held = HELD | {"c": at(0, "ratmen", stonehedge=1)}
    lines = {"regions": 3, "muddy": 2}
    paid.check_paid(MIRE, held, paid.PLAIN, stonehedge="muddy", lines=lines)
    check(
        paid.scene(MIRE, held, paid.PLAIN, stonehedge="muddy"),
        act("decline"),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 3, "muddy": 2}}),
    )


def test_beside_swamp_each_pays_in_its_own_line() -> None:
    """Rulebook, benefits add up: Stonehedge lends Swamp, for which mud counts as well."""
    held = HELD | {"c": at(0, "ratmen", stonehedge=1)}
    paid.check_paid(MIRE, held, "muddy", stonehedge="swamp", lines={"regions": 3, "muddy": 2, "swamp": 2})


def test_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Muddy and Copycat."""
    paid.check_copied(MIRE, HELD, "muddy", 2)
    paid.check_last_turn(MIRE, HELD, "muddy", 2)
    paid.check_told(MIRE, HELD, "muddy", 2, "ab")
