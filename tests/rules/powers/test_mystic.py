"""Mystic: a coin for each region of magic, above ground and below."""

from __future__ import annotations

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import act, at, board, check, expect

GLOW = board(
    "ab bc cd de",
    a="mystic_crystal border",
    b="hill magic",
    c="mystic_crystal magic",
    d="swamp cavern",
    e="farmland magic border",
)
HELD = {name: at(0, "ratmen") for name in "abd"} | {"e": at(1, "giants")}


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "mystic", 12, 1, paid.PACKS)


def test_magic_of_both_worlds_pays() -> None:
    """German compendium, Mystic: sources of magic and mystic crystals; a cavern is neither."""
    paid.check_paid(GLOW, HELD, "mystic", lines={"regions": 3, "mystic": 2})


def test_a_crystal_with_a_source_pays_once() -> None:
    """German compendium, Mystic: a coin for each region."""
    paid.check_paid(GLOW, {"c": at(0, "ratmen")}, "mystic", lines={"regions": 1, "mystic": 1})


def test_what_is_held_when_the_turn_ends_counts() -> None:
    """German compendium, Mystic: a source taken in this turn pays, and one that was left does not."""
    check(
        paid.scene(GLOW, {"a": at(0, "ratmen", 2), "b": at(0, "ratmen")}, "mystic", hand=3),
        act("abandon", "a"),
        act("conquer", "c"),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 5}),
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "mystic": 2}}),
    )


def test_wizards_are_paid_for_the_same_regions_in_their_own_line() -> None:
    """Rulebook, benefits add up; a crystal is a source of magic to Wizards, too."""
    held = {"a": at(0, "wizards"), "b": at(0, "wizards"), "d": at(0, "wizards")}
    paid.check_paid(GLOW, held, "mystic", "wizards", lines={"regions": 3, "wizards": 2, "mystic": 2})
    check(
        paid.scene(GLOW, held, "mystic", "wizards"),
        act("decline"),
        expect(score={"player": 0, "total": 3, "lines": {"declined": 3}}),
    )


def test_sources_of_own_ghouls_in_decline_are_not_theirs() -> None:
    """R276: a power belongs to its race."""
    held = {"b": at(0, "ratmen"), "a": at(0, "ghouls"), "c": at(0, "ghouls")}
    lines = {"regions": 1, "mystic": 1, "declined": 2}
    paid.check_paid(GLOW, held, "mystic", declined=["ghouls"], lines=lines)


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(GLOW, HELD, "mystic")
    check_badge_is_discarded("mystic", paid.PACKS)


def test_lent_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Mystic, Stonehedge and Copycat."""
    paid.check_lent(GLOW, HELD, "mystic", 2)
    paid.check_copied(GLOW, HELD, "mystic", 2)
    paid.check_last_turn(GLOW, HELD, "mystic", 2)
    paid.check_told(GLOW, HELD, "mystic", 2, "ab")
