"""Pygmies: for one that is lost the die may bring more."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP
from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position

PACKS = ("base", "be_not_afraid")


def attacked(race: str, power: str, hand: int, dice: list[int], **pygmies: int) -> Json:
    """Ann attacks from the forest; Ben's Pygmies stand where and as many as told."""
    regions = {name: at(1, "pygmies", tokens) for name, tokens in pygmies.items()}
    return position(
        VALLEY,
        [player(race, power, hand), player("pygmies", "hill")],
        {"c": at(0, race), **regions},
        PACKS,
        dice=dice,
    )


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Pygmies: six and the badge, eleven in the box."""
    check(
        offer(f"pygmies {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"pygmies": tray}),
    )


def test_the_die_brings_new_ones_as_far_as_the_tray_goes() -> None:
    """R130: ten in play, one is lost, a three is rolled, and only two are left to come."""
    check(
        attacked("orcs", "swamp", 4, [3], b=2, a=4, g=4),
        expect(tray={"pygmies": 1}),
        act("conquer", "b"),
        expect(hand=[0, 3], tray={"pygmies": 0}),
        STOP,
        END,
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"a": 1}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"a": 3}),
        expect(regions={"a": {"tokens": 7}, "g": {"tokens": 4}}),
    )


def test_for_a_lone_pygmy_too() -> None:
    """Rules summary, Pygmies: nobody fled, and yet there are tokens to be put down."""
    check(
        attacked("orcs", "swamp", 3, [2], b=1, a=1, g=1),
        act("conquer", "b"),
        expect(hand=[0, 2], tray={"pygmies": 7}),
        STOP,
        END,
        act("withdraw", by=1, tokens={"a": 1, "g": 1}),
        expect(regions={"a": {"tokens": 2}, "g": {"tokens": 2}}, to_act={"player": 1, "phase": "start"}),
    )


def test_a_blank_brings_nobody() -> None:
    """Rules summary, Pygmies: as many as there are pips."""
    check(
        attacked("orcs", "swamp", 3, [0], b=1, a=1, g=1),
        act("conquer", "b"),
        STOP,
        END,
        expect(hand=[0, 0], tray={"pygmies": 9}, to_act={"player": 1, "phase": "start"}),
    )


def test_every_loss_is_a_roll_of_its_own() -> None:
    """Rules summary, Pygmies: each time one is lost."""
    check(
        attacked("orcs", "swamp", 7, [1, 3], b=1, d=1, a=1, g=1),
        act("conquer", "b"),
        expect(hand=[4, 1], tray={"pygmies": 7}),
        act("conquer", "d"),
        expect(hand=[0, 4], tray={"pygmies": 5}),
    )


def test_one_roll_for_one_of_many() -> None:
    """Rules summary, Pygmies: of three that are driven out one is lost, so there is one roll."""
    check(
        attacked("orcs", "dragon_master", 1, [1, 3], b=3, a=1, g=1),
        act("conquer", "b", **{"with": ["dragon"]}),
        expect(hand=[0, 3], tray={"pygmies": 6}),
    )


def test_the_attempt_rolls_first() -> None:
    """Rules summary, Pygmies, and rulebook, Final Conquest Attempt: its die decides whether one is lost."""
    check(
        attacked("orcs", "swamp", 2, [1, 2], b=1, a=1, g=1),
        act("attempt", "b"),
        expect(hand=[0, 2], regions={"b": {"player": 0, "tokens": 2}}, tray={"pygmies": 7}),
    )


def test_a_failed_attempt_brings_nobody() -> None:
    """Rules summary, Pygmies: nothing was lost."""
    check(
        attacked("orcs", "swamp", 2, [0, 3], b=1, a=1, g=1),
        act("attempt", "b"),
        expect(hand=[2, 0], regions={"b": {"player": 1, "tokens": 1}}, tray={"pygmies": 8}),
    )


def test_a_berserk_attacker_has_rolled_before() -> None:
    """Rulebook, Berserk, and Pygmies: his die lowers the cost, theirs comes with the loss."""
    check(
        attacked("orcs", "berserk", 1, [2, 1], b=1, a=1, g=1),
        act("roll"),
        act("conquer", "b"),
        expect(hand=[0, 1], tray={"pygmies": 8}),
    )


def test_no_roll_for_a_conversion() -> None:
    """R131: who is replaced by a Sorcerer calls nobody."""
    check(
        attacked("sorcerers", "swamp", 1, [3], b=1, a=1, g=1),
        act("convert", "b"),
        expect(hand=[1, 0], tray={"pygmies": 9}),
    )


def test_off_the_map_the_new_ones_wait() -> None:
    """R019 and Pygmies: without a region they stay in hand and enter on the next own turn."""
    check(
        attacked("orcs", "swamp", 3, [2], b=1),
        act("conquer", "b"),
        STOP,
        END,
        expect(to_act={"player": 1, "phase": "start"}, hand=[0, 2], why_not={"g": "not_border"}),
        act("conquer", "e", by=1),
        expect(regions={"e": {"player": 1, "race": "pygmies", "tokens": 2}}),
    )


def test_a_single_region_takes_them_all() -> None:
    """Case format: where there is one place to go nobody is asked."""
    check(
        attacked("orcs", "swamp", 3, [3], b=1, g=1),
        act("conquer", "b"),
        STOP,
        END,
        expect(to_act={"player": 1, "phase": "start"}, hand=[0, 0], regions={"g": {"tokens": 4}}),
    )


def test_in_decline_they_do_not_grow() -> None:
    """Rulebook, The Races: the benefit ends with decline."""
    declined: dict[str, Any] = {"declined": ["pygmies"]}
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3), player("giants", "hill", **declined)],
            {"c": at(0, "orcs"), "b": at(1, "pygmies"), "a": at(1, "pygmies"), "h": at(1, "giants")},
            PACKS,
            dice=[3],
        ),
        act("conquer", "b"),
        expect(hand=[0, 0], tray={"pygmies": 10}),
    )


def test_igors_keep_the_lost_one() -> None:
    """R130 and Igors: with all eleven in play the one that is lost lies in the pile, so none can come."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 4), player("pygmies", "hill"), player("igors", "forest")],
            {
                "c": at(0, "orcs"),
                "b": at(1, "pygmies", 2),
                "a": at(1, "pygmies", 4),
                "g": at(1, "pygmies", 5),
                "h": at(2, "igors"),
            },
            ("base", "be_not_afraid", "royal_bonus"),
            dice=[3],
        ),
        act("conquer", "b"),
        expect(hand=[0, 1, 0], tray={"pygmies": 0}),
    )


def test_own_ghouls_make_them_roll() -> None:
    """Rules summary, Pygmies: each time one is lost, to whomever; what comes is in hand for this turn."""
    check(
        position(
            VALLEY,
            [player("pygmies", "hill", declined=["ghouls"]), player()],
            {"b": at(0, "ghouls", 4), "c": at(0, "pygmies"), "g": at(0, "pygmies")},
            PACKS,
            dice=[2],
        ),
        act("conquer", "c"),
        STOP,
        expect(hand=[2, 0], tray={"pygmies": 8}),
        STOP,
        act("redeploy", tokens={"g": 3}),
        END,
    )
