"""Stone: a coin for each black mountain, and for no other."""

from __future__ import annotations

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import act, at, board, check, expect

PEAKS = board(
    "ab bc cd de",
    a="black_mountain border",
    b="mountain",
    c="black_mountain mine",
    d="hill",
    e="black_mountain border",
)
HELD = {name: at(0, "ratmen") for name in "abc"} | {"e": at(1, "giants")}


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "stone", 12, 1, paid.PACKS)


def test_black_mountains_pay_and_mountains_do_not() -> None:
    """German compendium, Stone, which alone of all rules about mountains names black ones only."""
    paid.check_paid(PEAKS, HELD, "stone", lines={"regions": 3, "stone": 2})
    paid.check_paid(PEAKS, {"b": at(0, "ratmen")}, "stone", lines={"regions": 1})


def test_a_black_mountain_taken_from_an_opponent_pays_at_once() -> None:
    """German compendium, Stone: what is held as the turn ends; it costs as much as any mountain."""
    check(
        paid.scene(PEAKS, {"d": at(0, "ratmen"), "e": at(1, "giants")}, "stone", hand=4),
        expect(cost={"e": 4}),
        act("conquer", "e"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "stone": 1}}),
    )


def test_a_mine_on_it_pays_dwarves_in_their_own_line() -> None:
    """Rulebook, benefits add up."""
    held = {"c": at(0, "dwarves")}
    paid.check_paid(PEAKS, held, "stone", "dwarves", lines={"regions": 1, "dwarves": 1, "stone": 1})


def test_black_mountains_of_own_ghouls_in_decline_are_not_theirs() -> None:
    """R276: a power belongs to its race."""
    held = {"b": at(0, "ratmen"), "a": at(0, "ghouls"), "c": at(0, "ghouls")}
    paid.check_paid(PEAKS, held, "stone", declined=["ghouls"], lines={"regions": 1, "declined": 2})


def test_in_decline_it_pays_nothing() -> None:
    """Rulebook, Entering in decline: the badge is given up."""
    paid.check_declines_without_it(PEAKS, HELD, "stone")
    check_badge_is_discarded("stone", paid.PACKS)


def test_lent_copied_on_the_last_turn_and_told() -> None:
    """German compendium, Stone, Stonehedge and Copycat."""
    paid.check_lent(PEAKS, HELD, "stone", 2)
    paid.check_copied(PEAKS, HELD, "stone", 2)
    paid.check_last_turn(PEAKS, HELD, "stone", 2)
    paid.check_told(PEAKS, HELD, "stone", 2, "ac")
