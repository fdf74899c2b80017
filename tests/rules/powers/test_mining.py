"""Mining: a coin for each mine, above ground and below."""

from __future__ import annotations

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import act, at, board, check, expect

PITS = board(
    "ab bc cd de",
    a="mining border",
    b="hill mine",
    c="mining mine",
    d="mountain",
    e="farmland mine border",
)
HELD = {name: at(0, "ratmen") for name in "abd"} | {"e": at(1, "giants")}


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "mining", 12, 1, paid.PACKS)


def test_mines_of_both_worlds_pay() -> None:
    """German compendium, Mining: mines, and mining land below ground; the mountain is neither."""
    paid.check_paid(PITS, HELD, "mining", lines={"regions": 3, "mining": 2})


def test_a_region_pays_once_though_it_is_mining_land_with_a_mine() -> None:
    """German compendium, Mining: a coin for each region."""
    paid.check_paid(PITS, {"c": at(0, "ratmen")}, "mining", lines={"regions": 1, "mining": 1})


def test_what_is_held_when_the_turn_ends_counts() -> None:
    """German compendium, Mining: a mine taken in this turn pays, and one that was left does not."""
    check(
        paid.scene(PITS, {"a": at(0, "ratmen", 2), "b": at(0, "ratmen")}, "mining", hand=3),
        act("abandon", "a"),
        act("conquer", "c"),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 5}),
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "mining": 2}}),
    )


def test_dwarves_are_paid_for_the_same_mines_in_their_own_line() -> None:
    """Rulebook, benefits add up; mining land is a mine to Dwarves, too, and to them even in decline."""
    held = {"a": at(0, "dwarves"), "b": at(0, "dwarves")}
    paid.check_paid(PITS, held, "mining", "dwarves", lines={"regions": 2, "dwarves": 2, "mining": 2})
    check(
        paid.scene(PITS, held, "mining", "dwarves"),
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"declined": 2, "dwarves": 2}}),
    )


def test_mines_of_own_ghouls_in_decline_are_not_theirs() -> None:
    """R276: a power belongs to its race."""
    held = {"b": at(0, "ratmen"), "a": at(0, "ghouls"), "c": at(0, "ghouls")}
    paid.check_paid(
        PITS, held, "mining", declined=["ghouls"], lines={"regions": 1, "mining": 1, "declined": 2}
    )


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(PITS, HELD, "mining")
    check_badge_is_discarded("mining", paid.PACKS)


def test_lent_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Mining, Stonehedge and Copycat."""
    paid.check_lent(PITS, HELD, "mining", 2)
    paid.check_copied(PITS, HELD, "mining", 2)
    paid.check_last_turn(PITS, HELD, "mining", 2)
    paid.check_told(PITS, HELD, "mining", 2, "ab")
