"""Quarreling: a coin for each block of regions that has no border with another."""

from __future__ import annotations

import pytest

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import Json, act, at, board, check, expect, player, position

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


def held(regions: str, race: str = "ratmen", **more: Json) -> Json:
    return {name: at(0, race) for name in regions} | more


@pytest.mark.parametrize(
    ("regions", "coins"), [("a", 1), ("abc", 1), ("abd", 2), ("abcefg", 2), ("aceg", 4), ("adg", 3)]
)
def test_every_block_pays_a_coin(regions: str, coins: int) -> None:
    """R188, and German compendium, Quarreling: even a single block does."""
    lines = {"regions": len(regions), "quarreling": coins}
    paid.check_paid(ROW, held(regions), "quarreling", lines=lines)


def test_badge_brings_three_tokens() -> None:
    """Badge: 8 + 3 Ratmen of 13."""
    check_badge_value("ratmen", "quarreling", 11, 2, paid.PACKS)


def test_without_a_region_there_is_no_block() -> None:
    """German compendium, Quarreling."""
    paid.check_paid(ROW, {"g": at(1, "giants")}, "quarreling", lines={})


def test_own_ghouls_in_decline_between_two_regions_join_nothing() -> None:
    """R276: only regions of the race that has the badge count."""
    lines = {"regions": 2, "declined": 1, "quarreling": 2}
    paid.check_paid(ROW, held("ac", b=at(0, "ghouls")), "quarreling", declined=["ghouls"], lines=lines)


def test_a_conquest_that_closes_a_gap_and_a_region_that_is_left() -> None:
    """German compendium, Quarreling: how things stand at the end of the turn."""
    check(
        paid.scene(ROW, held("ac"), "quarreling", hand=2),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 3, "quarreling": 1}}),
    )
    check(
        paid.scene(ROW, held("abc"), "quarreling"),
        act("abandon", "b"),
        STOP,
        act("redeploy", tokens={"a": 1, "c": 2}),
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "quarreling": 2}}),
    )


def test_pipes_join_nothing_here() -> None:
    """R288, and German compendium, Quarreling: it looks at the borders on the map."""
    pipe = {"a": at(0, "ratmen", great_brass_pipe=1), "e": at(0, "ratmen")}
    paid.check_paid(ROW, pipe, "quarreling", lines={"regions": 2, "quarreling": 2})


def test_chasms_and_caverns_of_spiderines_join_nothing_here() -> None:
    """German compendium, Quarreling: neither below ground nor above, where they go through caverns."""
    rims = board("ax cx ab bc", a="mud border", b="hill", c="mud", x="chasm")
    apart = {"a": at(0, "spiderines"), "c": at(0, "spiderines")}
    paid.check_paid(rims, apart, "quarreling", "spiderines", lines={"regions": 2, "quarreling": 2})
    caves = {"a": at(0, "spiderines"), "e": at(0, "spiderines")}
    paid.check_paid(ROW, caves, "quarreling", "spiderines", lines={"regions": 2, "quarreling": 2})


def test_an_opponent_who_takes_the_middle_brings_a_coin() -> None:
    """German compendium, Quarreling: a block that was cut in two is two blocks at the next scoring."""
    star = board("ab bc bd", a="hill border", b="farmland", c="hill", d="forest border")
    players = [player("ratmen", "quarreling"), player("giants", "pillaging", 3)]
    check(
        position(star, players, held("abc", d=at(1, "giants")), paid.PACKS, current=1),
        act("conquer", "b", by=1),
        STOP,
        END,
        *idle(0),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "quarreling": 2}}),
    )


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(ROW, held("abd"), "quarreling")
    check_badge_is_discarded("quarreling", paid.PACKS)


def test_lent_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Quarreling, Stonehedge and Copycat."""
    blocks = held("abd", g=at(1, "giants"))
    paid.check_lent(ROW, blocks, "quarreling", 2)
    paid.check_copied(ROW, blocks, "quarreling", 2)
    paid.check_last_turn(ROW, blocks, "quarreling", 2)
    paid.check_told(ROW, blocks, "quarreling", 2, "")
