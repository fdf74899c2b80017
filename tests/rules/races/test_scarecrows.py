"""Scarecrows: whoever conquers a region of theirs, while they are active, gets a coin from the bank."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS, take
from tests.rules.powers.badges import END, STOP
from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position


def field(ann: Json, power: str = "swamp", **more: Any) -> Json:
    """Ann's race stands in a; Ben's Scarecrows stand in b with two tokens, in the forest c and in h."""
    race = ann["active"]["race"]
    straw = {"b": at(1, "scarecrows", 2), "c": at(1, "scarecrows"), "h": at(1, "scarecrows")}
    regions = {"a": at(0, race), **straw, **more.pop("regions", {})}
    ben = more.pop("ben", player("scarecrows", power))
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [ann, ben], regions, packs, **more)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 16, 1), ("flying", 17, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Scarecrows: twelve and the badge, seventeen in the box."""
    check(
        offer(f"scarecrows {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"scarecrows": tray}),
    )


def test_a_coin_for_each_region_at_once() -> None:
    """R164: from the bank, so that their own player loses none; it is no part of the score."""
    check(
        field(player("ratmen", "underworld", 7)),
        act("conquer", "b"),
        expect(coins=[6, 5], hand=[3, 1]),
        act("conquer", "c"),
        expect(coins=[7, 5]),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 3}}, coins=[10, 5]),
    )


@pytest.mark.parametrize(("roll", "coins"), [(1, [6, 5]), (0, [5, 5])])
def test_a_last_attempt_pays_if_it_succeeds(roll: int, coins: list[int]) -> None:
    """German compendium, Scarecrows: for a conquest, not for an attack that fails."""
    check(
        field(player("ratmen", "underworld", 2), dice=[roll]),
        act("attempt", "c"),
        expect(coins=coins, regions={"c": {"player": 1 - roll}}),
    )


def test_a_conversion_is_a_conquest() -> None:
    """R075, R164."""
    check(field(player("sorcerers", "hill", 1)), act("convert", "c"), expect(coins=[6, 5]))


def test_scarecrows_in_decline_bring_nothing() -> None:
    """German compendium, Scarecrows: active ones."""
    ben = player("orcs", "swamp", declined=["scarecrows"])
    check(
        field(player("ratmen", "underworld", 4), ben=ben, regions={"b": at(1, "scarecrows")}),
        act("conquer", "b"),
        expect(coins=[5, 5], tray={"scarecrows": 15}),
    )


def test_the_turn_of_decline_ends_it() -> None:
    """German compendium, Scarecrows: after Ben's decline Ann is paid for her regions alone."""
    scenario = field(player("ratmen", "underworld", 3), current=1)
    check(
        scenario,
        act("decline"),
        expect(score={"player": 1, "total": 3, "lines": {"declined": 3}}, coins=[5, 8]),
        act("conquer", "c", by=0),
        expect(coins=[5, 8]),
    )


def test_their_own_player_may_be_the_conqueror() -> None:
    """R164: Ghouls in decline that attack the Scarecrows of their own player."""
    check(
        position(
            VALLEY,
            [player("scarecrows", "swamp", declined=["ghouls"]), player()],
            {"a": at(0, "ghouls", 5), "b": at(0, "scarecrows", 2)},
            PACKS,
        ),
        act("conquer", "b"),
        expect(coins=[6, 5], regions={"b": {"player": 0, "race": "ghouls", "tokens": 3}}),
    )


def test_other_rewards_are_paid_as_well() -> None:
    """R043 likewise: Pillaging adds its own coin, at the end of the turn."""
    check(
        field(player("orcs", "pillaging", 4)),
        act("conquer", "b"),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 4, "lines": {"regions": 2, "orcs": 1, "pillaging": 1}}, coins=[10, 5]
        ),
    )


def test_corrupt_scarecrows_take_what_they_bring() -> None:
    """R136, R164: a coin from the bank to the conqueror, and one from the conqueror to their player."""
    check(
        field(player("ratmen", "underworld", 4), "corrupt", packs=("be_not_afraid",)),
        act("conquer", "b"),
        expect(coins=[5, 6]),
    )


def test_an_emptied_forest_and_a_crash_bring_nothing() -> None:
    """R246, R247: neither is a conquest; the empty forest is one later, and brings nothing."""
    check(
        field(player("wendigos", "underworld", 2)),
        act("use", "c", trait="wendigos"),
        expect(coins=[5, 5], tray={"scarecrows": 14}),
        act("conquer", "c"),
        expect(coins=[5, 5], regions={"c": {"player": 0}}),
    )
    check(
        field(player("ratmen", "zeppelined", 3), dice=[0]),
        take("b", "zeppelin"),
        expect(coins=[5, 5], hand=[2, 1]),
    )


def test_a_refused_conquest_brings_nothing() -> None:
    """R095: no coin is earned in a region that a hero guards."""
    check(
        field(player("ratmen", "underworld", 7), "heroic", regions={"c": at(1, "scarecrows", hero=1)}),
        act("conquer", "c", error="immune"),
        expect(coins=[5, 5], hand=[7, 0]),
    )
