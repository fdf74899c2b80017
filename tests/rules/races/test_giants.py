"""Giants: from a mountain of theirs they step down one token cheaper."""

from __future__ import annotations

import pytest

from tests.rules.support import SYMBOLS, VALLEY, act, at, board, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("stout", 10, 1), ("heroic", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: six and the badge, eleven in the box."""
    check(offer(f"giants {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"giants": tray}))


def test_a_defended_neighbour_of_the_mountain_is_cheaper() -> None:
    """Rulebook, Giants: one token less, whatever the region costs otherwise."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 5), player("ratmen", "hill")],
            {"d": at(0, "giants"), "b": at(1, "ratmen", 2), "e": at(1, "ratmen")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 2, "giants": -1}}}),
        act("conquer", "b"),
        expect(hand=[2, 1], cost={"a": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}}}),
    )


def test_two_mountains_give_one_discount() -> None:
    """R004: both mountains touch the target, yet it is one token less."""
    check(
        position(
            VALLEY, [player("giants", "swamp", 3), player()], {"d": at(0, "giants"), "h": at(0, "giants")}
        ),
        expect(
            cost={
                "e": {"total": 1, "lines": {"base": 2, "giants": -1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )


def test_the_first_mountain_costs_in_full() -> None:
    """Rulebook, Giants. R005: the target being a mountain is not enough."""
    check(
        position(VALLEY, [player("giants", "swamp", 5), player()], {"g": at(0, "giants")}),
        expect(cost={"d": {"total": 3, "lines": {"base": 2, "mountain": 1}}}),
    )


def test_a_mountain_beside_a_mountain() -> None:
    """Rulebook, Giants: the mountain that is held makes the next one cheaper too."""
    check(
        position(
            board("xy", x="mountain border", y="mountain"),
            [player("giants", "swamp", 2), player()],
            {"x": at(0, "giants")},
        ),
        expect(cost={"y": {"total": 2, "lines": {"base": 2, "mountain": 1, "giants": -1}}}),
        act("conquer", "y"),
        expect(hand=[0, 0]),
    )


def test_the_discount_starts_with_the_mountain() -> None:
    """Rulebook, Giants: a first conquest has none; a mountain taken this turn helps at once."""
    check(
        position(VALLEY, [player("giants", "swamp", 10), player()]),
        expect(cost={"e": {"total": 2, "lines": {"base": 2}}, "h": 3}),
        act("conquer", "h"),
        expect(
            hand=[7, 0],
            cost={
                "e": {"total": 1, "lines": {"base": 2, "giants": -1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1}},
            },
        ),
    )


def test_the_discount_ends_with_the_mountain() -> None:
    """Rulebook, Giants and Abandoning a Region: an abandoned mountain is no longer theirs."""
    check(
        position(VALLEY, [player("giants", "swamp"), player()], {"d": at(0, "giants"), "c": at(0, "giants")}),
        expect(cost={"b": 1}),
        act("abandon", "d"),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2}},
                "d": {"total": 3, "lines": {"base": 2, "mountain": 1}},
            }
        ),
    )


def test_giants_in_decline_help_nobody() -> None:
    """Rulebook, The Races: the benefit ends with decline."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 3, declined=["giants"]), player()],
            {"c": at(0, "ratmen"), "d": at(0, "giants")},
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
    )


def test_a_mountain_of_the_own_declined_race_does_not_count() -> None:
    """Rulebook, Giants: Giants themselves must stand on it."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 3, declined=["ratmen"]), player()],
            {"c": at(0, "giants"), "d": at(0, "ratmen")},
        ),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2}},
                "d": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}},
            }
        ),
    )


def test_commando_giants_against_a_fortress() -> None:
    """R003: both discounts come off the sum of all that defends."""
    check(
        position(
            VALLEY,
            [player("giants", "commando", 4), player("ratmen", "fortified")],
            {"d": at(0, "giants"), "b": at(1, "ratmen", 3, fortress=1), "h": at(1, "ratmen")},
        ),
        expect(
            cost={
                "b": {
                    "total": 4,
                    "lines": {"base": 2, "tokens": 3, "fortress": 1, "giants": -1, "commando": -1},
                }
            }
        ),
        act("conquer", "b"),
        expect(hand=[0, 2], regions={"b": {"player": 0, "tokens": 4, "markers": {}}}),
    )


def test_at_least_one_token_is_needed() -> None:
    """Rulebook, Giants. R002: the floor of one token holds for the sum of discounts."""
    check(
        position(VALLEY, [player("giants", "commando", 1), player()], {"d": at(0, "giants")}),
        expect(
            cost={"b": {"total": 1, "lines": {"base": 2, "giants": -1, "commando": -1, "minimum": 1}}},
        ),
        act("conquer", "b"),
        expect(hand=[0, 0], regions={"b": {"tokens": 1}}),
    )


def test_mounted_giants_save_twice() -> None:
    """Rulebook, Mounted and Giants: with a Lost Tribe the sum is one without the floor."""
    check(
        position(VALLEY, [player("giants", "mounted", 3), player()], {"d": at(0, "giants")}),
        expect(
            cost={
                "f": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "giants": -1, "mounted": -1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1, "mounted": -1, "minimum": 1}},
                "c": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )


def test_underworld_joins_a_cavern_to_a_cavern_mountain() -> None:
    """R211: with Underworld a far cavern is a neighbour of their cavern mountain."""
    check(
        position(SYMBOLS, [player("giants", "underworld", 3), player()], {"e": at(0, "giants")}),
        expect(
            cost={
                "c": {"total": 1, "lines": {"base": 2, "giants": -1, "underworld": -1, "minimum": 1}},
                "d": {"total": 1, "lines": {"base": 2, "giants": -1}},
            },
            why_not={"h": "not_adjacent"},
        ),
    )


def test_flying_giants_save_beside_the_mountain_only() -> None:
    """Rulebook, Flying and Giants: reach is not adjacency."""
    check(
        position(VALLEY, [player("giants", "flying", 5), player()], {"d": at(0, "giants")}),
        expect(
            cost={
                "a": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
                "h": {"total": 3, "lines": {"base": 2, "mountain": 1}},
                "b": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )


def test_berserk_giants_roll_on_top() -> None:
    """Rulebook, Berserk and Giants: the die comes off what the discount leaves."""
    check(
        position(
            VALLEY,
            [player("giants", "berserk", 3), player("ratmen", "hill")],
            {"d": at(0, "giants"), "b": at(1, "ratmen", 2)},
            dice=[1],
        ),
        act("roll"),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "tokens": 2, "giants": -1, "die": -1}}}),
    )


def test_the_discount_counts_for_the_final_attempt() -> None:
    """Rulebook, Final Conquest Attempt: three short after the discount, so one face of six helps."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 1), player("ratmen", "hill")],
            {"d": at(0, "giants"), "b": at(1, "ratmen", 3), "g": at(1, "ratmen", 4)},
        ),
        expect(cost={"b": 4, "g": 5}, chance={"b": "1/6", "g": None}),
        act("attempt", "g", error="too_far_short"),
    )
