"""Fisher: a coin for every two regions on a bank or a shore."""

from __future__ import annotations

import pytest

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import act, at, board, check, expect

WATERS = board(
    "sa ab bl cl cd dr de er ef fk gr gf",
    s="sea border",
    a="hill border",
    b="farmland",
    l="lake",
    c="forest",
    d="swamp",
    r="river",
    e="mountain",
    f="hill",
    g="mud border",
    k="chasm",
)
"""On water: a (sea), b and c (lake), d, e and g (river). Not so: f, beside a chasm."""
HELD = {name: at(0, "ratmen") for name in "abcd"} | {"f": at(1, "giants")}


@pytest.mark.parametrize(
    ("held", "coins"), [("a", 0), ("ab", 1), ("abc", 1), ("abcd", 2), ("abcde", 2), ("abcdeg", 3), ("af", 0)]
)
def test_two_regions_on_water_make_a_coin(held: str, coins: int) -> None:
    """R187, and German compendium, Fisher: river, lake and sea together; a chasm is no water."""
    lines = {"regions": len(held), **({"fisher": coins} if coins else {})}
    paid.check_paid(WATERS, {name: at(0, "ratmen") for name in held}, "fisher", lines=lines)


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "fisher", 12, 1, paid.PACKS)


def test_a_region_between_two_waters_counts_once() -> None:
    """German compendium, Fisher: it counts regions."""
    between = board("sa al ab", s="sea border", a="hill border", l="lake", b="forest")
    paid.check_paid(between, {"a": at(0, "ratmen")}, "fisher", lines={"regions": 1})


def test_rivers_that_kraken_hold_are_no_banks() -> None:
    """German compendium, Fisher and Kraken: the river itself does not count, though it pays as a region."""
    held = {"d": at(0, "kraken"), "r": at(0, "kraken")}
    paid.check_paid(WATERS, held, "fisher", "kraken", lines={"regions": 2})
    held["e"] = at(0, "kraken")
    paid.check_paid(WATERS, held, "fisher", "kraken", lines={"regions": 3, "fisher": 1})


def test_a_bank_without_fishers_makes_no_pair() -> None:
    """R276: a power belongs to its race; one bank of Ratmen and one of own Ghouls are no two banks."""
    held = {"a": at(0, "ratmen"), "b": at(0, "ghouls")}
    paid.check_paid(WATERS, held, "fisher", declined=["ghouls"], lines={"regions": 1, "declined": 1})


def test_a_river_that_was_crossed_is_left_before_banks_are_counted() -> None:
    """German compendium, Fisher and Kraken: who passes a river holds both banks when the turn ends."""
    check(
        paid.scene(WATERS, {"d": at(0, "ratmen", 2)}, "fisher", hand=4),
        act("conquer", "r"),
        act("conquer", "g"),
        STOP,
        act("redeploy", tokens={"d": 2, "g": 4}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "fisher": 1}}, regions={"r": None}),
    )


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(WATERS, HELD, "fisher")
    check_badge_is_discarded("fisher", paid.PACKS)


def test_lent_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Fisher, Stonehedge and Copycat."""
    paid.check_lent(WATERS, HELD, "fisher", 2)
    paid.check_copied(WATERS, HELD, "fisher", 2)
    paid.check_last_turn(WATERS, HELD, "fisher", 2)
    paid.check_told(WATERS, HELD, "fisher", 2, "")
