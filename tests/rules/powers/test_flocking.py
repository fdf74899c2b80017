"""Flocking: two coins where all regions of the race form one block."""

from __future__ import annotations

import pytest

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import Json, act, at, board, check, expect

ROW = board(
    "ab bc cd de ef fg",
    a="forest cavern border",
    b="hill",
    c="farmland",
    d="swamp",
    e="mushroom_forest cavern",
    f="hill",
    g="farmland border",
)
"""Seven regions in a row; a and e have caverns, and count as the same terrain."""


def held(regions: str, **more: Json) -> Json:
    return {name: at(0, "ratmen") for name in regions} | more


@pytest.mark.parametrize(
    ("regions", "coins"), [("a", 2), ("abc", 2), ("abcdefg", 2), ("abd", 0), ("ag", 0), ("abcefg", 0)]
)
def test_one_block_pays_two_coins_and_more_pay_none(regions: str, coins: int) -> None:
    """R188, and German compendium, Flocking: however large the block is; a single region is one."""
    lines = {"regions": len(regions), **({"flocking": coins} if coins else {})}
    paid.check_paid(ROW, held(regions), "flocking", lines=lines)


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen of 13."""
    check_badge_value("ratmen", "flocking", 13, 0, paid.PACKS)


def test_without_a_region_there_is_no_block() -> None:
    """German compendium, Flocking: a race that is off the map has nothing that could form one."""
    paid.check_paid(ROW, {"g": at(1, "giants")}, "flocking", lines={})


def test_own_ghouls_in_decline_neither_join_nor_part() -> None:
    """R276: only regions of the race that has the badge count."""
    ghoul = at(0, "ghouls")
    more = {"declined": ["ghouls"]}
    paid.check_paid(ROW, held("ac", b=ghoul), "flocking", **more, lines={"regions": 2, "declined": 1})
    paid.check_paid(
        ROW, held("ab", g=ghoul), "flocking", **more, lines={"regions": 2, "declined": 1, "flocking": 2}
    )


def test_a_conquest_can_close_the_gap_and_leaving_a_region_can_open_one() -> None:
    """German compendium, Flocking: how things stand at the end of the turn."""
    check(
        paid.scene(ROW, held("ac"), "flocking", hand=2),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "flocking": 2}}),
    )
    check(
        paid.scene(ROW, held("abc"), "flocking"),
        act("abandon", "b"),
        STOP,
        act("redeploy", tokens={"a": 1, "c": 2}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_the_pipe_joins_regions_of_its_terrain_for_whoever_holds_it() -> None:
    """German compendium, Flocking, and R287: a pipe in a forest leads to a mushroom forest, too."""
    pipe = {"a": at(0, "ratmen", great_brass_pipe=1), "e": at(0, "ratmen")}
    paid.check_paid(ROW, pipe, "flocking", lines={"regions": 2, "flocking": 2})
    empty = {"a": at(0, "ratmen", great_brass_pipe=1), "d": at(0, "ratmen")}
    paid.check_paid(ROW, empty, "flocking", lines={"regions": 2})


def test_a_pipe_that_the_race_does_not_hold_joins_nothing() -> None:
    """R207: the place serves active races only, and only whoever holds it."""
    line = board("ab bc cd de", a="hill border", b="forest", c="hill", d="forest", e="hill border")
    apart = {"a": at(0, "ratmen"), "c": at(0, "ratmen")}
    theirs = apart | {"e": at(1, "giants", great_brass_pipe=1)}
    paid.check_paid(line, theirs, "flocking", lines={"regions": 2})
    ghouls = apart | {"e": at(0, "ghouls", great_brass_pipe=1)}
    paid.check_paid(line, ghouls, "flocking", declined=["ghouls"], lines={"regions": 2, "declined": 1})


def test_caverns_are_neighbours_for_conquests_only() -> None:
    """Rules of the expansions, Underworld: if lent, it leads to the other cavern and joins no block."""
    caves = {"a": at(0, "ratmen", stonehedge=1), "e": at(0, "ratmen")}
    check(paid.scene(ROW, {"a": caves["a"]}, "flocking", stonehedge="underworld"), expect(cost={"e": 1}))
    paid.check_paid(ROW, caves, "flocking", stonehedge="underworld", lines={"regions": 2})


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(ROW, held("abc"), "flocking")
    check_badge_is_discarded("flocking", paid.PACKS)


def test_lent_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Flocking, Stonehedge and Copycat."""
    block = held("abc", g=at(1, "giants"))
    paid.check_lent(ROW, block, "flocking", 2)
    paid.check_copied(ROW, block, "flocking", 2)
    paid.check_last_turn(ROW, block, "flocking", 2)
    paid.check_told(ROW, block, "flocking", 2, "")
