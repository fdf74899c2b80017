"""Wizards: a coin more for every magic source."""

from __future__ import annotations

import pytest

from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("fortified", 8, 2), ("spirit", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: five and the badge, ten in the box."""
    check(offer(f"wizards {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"wizards": tray}))


def test_each_magic_region_pays_a_coin() -> None:
    """Rulebook, Wizards: two of the four regions have a magic source; mines and caverns pay nothing."""
    check(
        position(
            SYMBOLS, [player("wizards", "swamp"), player()], {name: at(0, "wizards") for name in "abcf"}
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 6, "lines": {"regions": 4, "wizards": 2}}, coins=[11, 5]),
    )


def test_a_magic_region_pays_at_once_and_costs_no_less() -> None:
    """Rulebook, Wizards: the bonus is for what they hold when the turn ends, by the die or without."""
    check(
        position(SYMBOLS, [player("wizards", "swamp", 3), player()], {"a": at(0, "wizards")}, dice=[2]),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        act("attempt", "f"),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "wizards": 2}}),
    )


def test_an_abandoned_source_pays_nothing() -> None:
    """Rulebook, Abandoning a Region: what is left empty brings no coins."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "swamp"), player()],
            {"a": at(0, "wizards"), "b": at(0, "wizards")},
        ),
        act("abandon", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_a_source_that_fell_pays_neither_side() -> None:
    """Rulebook, Wizards: the coin is for Wizards, and for what is left at the end of their own turn."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "swamp"), player("ratmen", "forest", 3)],
            {"b": at(0, "wizards"), "f": at(0, "wizards"), "a": at(1, "ratmen")},
            current=1,
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 1, "total": 2, "lines": {"regions": 2}}),
        act("stop", by=0),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "wizards": 1}}),
    )


def test_no_bonus_in_decline() -> None:
    """Rulebook, Entering In Decline: only Dwarves keep such a bonus, in the turn of decline and later."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "alchemist"), player("giants", "hill")],
            {"b": at(0, "wizards"), "f": at(0, "wizards"), "e": at(1, "giants")},
            column=[{"race": "ratmen", "power": "forest", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0),
        act("conquer", "i"),
        act("stop"),
        act("redeploy", tokens={"i": 12}),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


@pytest.mark.parametrize(("active", "declined"), [("wizards", "ratmen"), ("ratmen", "wizards")])
def test_only_active_wizards_are_paid_for_magic(active: str, declined: str) -> None:
    """R041 for races: sources of another race of the same player, or of declined Wizards, are one coin."""
    here, there = ("a", "b") if active == "wizards" else ("b", "f")
    check(
        position(
            SYMBOLS,
            [player(active, "swamp", declined=[declined]), player()],
            {here: at(0, active), there: at(0, declined)},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_declined_dwarves_and_active_wizards_are_both_paid() -> None:
    """Rulebook, Dwarves and Wizards: two races of one player, each by its own rule."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "mounted", declined=["dwarves"]), player()],
            {
                "b": at(0, "wizards"),
                "f": at(0, "wizards"),
                "a": at(0, "dwarves"),
                "d": at(0, "dwarves"),
            },
        ),
        act("stop"),
        act("end_turn"),
        expect(
            score={
                "player": 0,
                "total": 8,
                "lines": {"regions": 2, "declined": 2, "dwarves": 2, "wizards": 2},
            }
        ),
    )


def test_merchant_wizards_add_both_bonuses() -> None:
    """Rulebook, Merchant and Wizards: benefits add up."""
    check(
        position(
            SYMBOLS, [player("wizards", "merchant"), player()], {name: at(0, "wizards") for name in "bcf"}
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 3, "wizards": 2, "merchant": 3}}),
    )


def test_spirit_wizards_earn_one_coin_a_region() -> None:
    """Rulebook, Spirit: the badge keeps the race on the map, not its benefit."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "spirit"), player("giants", "hill")],
            {"b": at(0, "wizards", 2), "f": at(0, "wizards"), "e": at(1, "giants")},
        ),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, tray={"wizards": 8}),
    )


def test_stout_wizards_are_paid_before_they_decline() -> None:
    """Rulebook, Stout. R102: sources pay in the scoring, and the decline after it pays nothing."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "stout"), player("giants", "hill")],
            {"b": at(0, "wizards"), "f": at(0, "wizards"), "e": at(1, "giants")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "wizards": 2}}),
        act("decline"),
        expect(coins=[9, 5], regions={"f": {"in_decline": True}}),
    )


def test_a_board_without_magic_pays_no_bonus() -> None:
    """Rulebook, Wizards: no source, no line in the score."""
    check(
        position(
            VALLEY, [player("wizards", "swamp"), player()], {"b": at(0, "wizards"), "c": at(0, "wizards")}
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )
