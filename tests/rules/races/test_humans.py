"""Humans: a coin more for every farmland."""

from __future__ import annotations

import pytest

from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("wealthy", 9, 1), ("underworld", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: five and the badge, ten in the box."""
    check(offer(f"humans {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"humans": tray}))


def test_each_farmland_pays_a_coin() -> None:
    """Rulebook, Humans: three of the four regions are farmland."""
    check(
        position(SYMBOLS, [player("humans", "swamp"), player()], {name: at(0, "humans") for name in "bfhi"}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "humans": 3}}, coins=[12, 5]),
    )


def test_a_farmland_pays_in_the_turn_of_its_conquest_and_costs_no_less() -> None:
    """Rulebook, Humans: the bonus is for what they hold when the turn ends."""
    check(
        position(VALLEY, [player("humans", "swamp", 2), player()], {"c": at(0, "humans")}),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "humans": 1}}),
    )


def test_a_farmland_won_by_the_die_pays_too() -> None:
    """Rulebook, Final Conquest Attempt: the last region of the turn is held like the others."""
    check(
        position(VALLEY, [player("humans", "swamp", 1), player()], {"c": at(0, "humans")}, dice=[2]),
        act("attempt", "f"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "humans": 1}}),
    )


def test_an_abandoned_farmland_pays_nothing() -> None:
    """Rulebook, Abandoning a Region: what is left empty brings no coins."""
    check(
        position(VALLEY, [player("humans", "swamp"), player()], {"b": at(0, "humans"), "c": at(0, "humans")}),
        act("abandon", "b"),
        act("stop"),
        act("redeploy", tokens={"c": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_a_farmland_that_fell_pays_neither_side() -> None:
    """Rulebook, Humans: the coin is for Humans, and for what is left at the end of their own turn."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp"), player("ratmen", "hill", 3)],
            {"b": at(0, "humans"), "f": at(0, "humans"), "a": at(1, "ratmen")},
            current=1,
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 1, "total": 3, "lines": {"regions": 2, "hill": 1}}),
        act("stop", by=0),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "humans": 1}}),
    )


def test_no_bonus_in_decline() -> None:
    """Rulebook, Entering In Decline: neither in the turn of decline nor later."""
    check(
        position(
            VALLEY,
            [player("humans", "merchant"), player("giants", "hill")],
            {"b": at(0, "humans"), "c": at(0, "humans"), "f": at(0, "humans"), "h": at(1, "giants")},
            column=[{"race": "ratmen", "power": "swamp", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("decline"),
        expect(score={"player": 0, "total": 3, "lines": {"declined": 3}}),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0),
        act("conquer", "a"),
        act("stop"),
        act("redeploy", tokens={"a": 12}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 1, "declined": 3}}),
    )


@pytest.mark.parametrize(("active", "declined"), [("humans", "ratmen"), ("ratmen", "humans")])
def test_only_active_humans_are_paid_for_farmland(active: str, declined: str) -> None:
    """R041 for races: farmland of another race of the same player, or of declined Humans, is one coin."""
    here, there = ("c", "b") if active == "humans" else ("b", "f")
    check(
        position(
            VALLEY,
            [player(active, "swamp", declined=[declined]), player()],
            {here: at(0, active), there: at(0, declined)},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_spirit_humans_earn_one_coin_a_region() -> None:
    """Rulebook, Spirit: the badge keeps the race on the map, not its benefit."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", declined=[("humans", "spirit")]), player()],
            {"g": at(0, "ratmen"), "b": at(0, "humans"), "f": at(0, "humans")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_stout_humans_are_paid_before_they_decline() -> None:
    """Rulebook, Stout. R102: farmland pays in the scoring, and the decline after it pays nothing."""
    check(
        position(
            VALLEY,
            [player("humans", "stout"), player("giants", "hill")],
            {"b": at(0, "humans"), "f": at(0, "humans"), "h": at(1, "giants")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "humans": 2}}),
        act("decline"),
        expect(coins=[9, 5], regions={"b": {"in_decline": True}}),
    )


def test_merchant_humans_add_both_bonuses() -> None:
    """Rulebook, Merchant and Humans: benefits add up."""
    check(
        position(VALLEY, [player("humans", "merchant"), player()], {name: at(0, "humans") for name in "bcf"}),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 3, "humans": 2, "merchant": 3}}),
    )


def test_wealthy_humans_are_rich_once_and_farmers_always() -> None:
    """Rulebook, Wealthy. R046: seven coins in the first turn only, the farmland in each."""
    check(
        position(
            VALLEY,
            [player("humans", "wealthy", 9), player("giants", "hill")],
            {"h": at(1, "giants")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 9}),
        act("end_turn"),
        expect(score={"player": 0, "total": 9, "lines": {"regions": 1, "humans": 1, "wealthy": 7}}),
        act("stop", by=1),
        act("end_turn"),
        act("stop", by=0),
        act("redeploy", tokens={"b": 9}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "humans": 1}}, coins=[16, 6]),
    )
