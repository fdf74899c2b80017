"""Leprechauns: pots of gold for whoever holds the region when their next turn begins."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position

PACKS = ("base", "be_not_afraid")


def pots(error: str | None = None, **regions: int) -> Json:
    """Say where pots stand."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="pot_of_gold", regions=regions, **refused)


def quiet(**more: Any) -> Json:
    """Ann's Leprechauns in two regions, Ben's Giants far away."""
    return position(
        VALLEY,
        [player("leprechauns", "swamp", **more), player("giants", "hill")],
        {"b": at(0, "leprechauns"), "c": at(0, "leprechauns"), "h": at(1, "giants")},
        PACKS,
    )


def under_attack(race: str, power: str, hand: int, **more: Any) -> Json:
    """Ben comes from the hill; pots stand in three of Ann's regions."""
    pot = at(0, "leprechauns", 1, pot_of_gold=1)
    return position(
        VALLEY,
        [player("leprechauns", "swamp", **more), player(race, power, hand)],
        {"a": at(1, race), "b": pot, "c": pot, "d": pot, "g": at(0, "leprechauns")},
        PACKS,
        current=1,
    )


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Leprechauns: six and the badge, eleven in the box."""
    check(
        offer(f"leprechauns {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"leprechauns": tray}),
    )


def test_a_stout_decline_takes_the_pots_along() -> None:
    """R216: they leave the map, and pay nobody."""
    scenario = quiet()
    scenario["players"][0]["active"]["power"] = "stout"
    check(
        scenario,
        STOP,
        pots(b=1, c=1),
        END,
        act("decline"),
        expect(coins=[7, 5], regions={"b": {"in_decline": True, "markers": {}}, "c": {"markers": {}}}),
        *idle(1),
        expect(coins=[7, 6]),
    )


def test_pots_pay_when_the_next_turn_begins() -> None:
    """Rules summary, Leprechauns: a coin for each pot, not in the score, and the pots are gone."""
    check(
        quiet(),
        STOP,
        pots(b=1, c=1),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}, coins=[7, 5]),
        *idle(1),
        expect(
            to_act={"player": 0, "phase": "start"},
            coins=[9, 6],
            regions={"b": {"tokens": 1, "markers": {}}, "c": {"markers": {}}},
        ),
    )


def test_pots_pay_before_a_decline() -> None:
    """Rules summary, Leprechauns: the turn begins with them, also one of decline."""
    check(
        quiet(),
        STOP,
        pots(b=1),
        END,
        *idle(1),
        expect(coins=[8, 6]),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, coins=[10, 6]),
    )


def test_where_and_when_pots_are_placed() -> None:
    """Rules summary, Leprechauns: one a region, in regions of theirs, in redeployment; any or all or none."""
    check(
        position(
            VALLEY,
            [player("leprechauns", "swamp", declined=["orcs"]), player("giants", "hill")],
            {"b": at(0, "leprechauns"), "c": at(0, "leprechauns"), "g": at(0, "orcs"), "d": at(1, "giants")},
            PACKS,
        ),
        pots("wrong_phase", b=1),
        STOP,
        pots("marker_limit", b=2),
        pots("bad_allocation", a=1),
        pots("bad_allocation", d=1),
        pots("bad_allocation", g=1),
        pots("unknown_region", z=1),
        pots(b=1),
        pots(c=1),
        expect(regions={"b": {"markers": {}}, "c": {"markers": {"pot_of_gold": 1}}}),
        pots(b=1, c=1),
        pots(),
        END,
        expect(regions={"b": {"markers": {}}, "c": {"markers": {}}}),
    )


def test_a_conqueror_takes_the_pot() -> None:
    """R128: Ben has his coin at once, Ann two when her turn begins; a pot defends nothing."""
    check(
        under_attack("orcs", "hill", 3),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(coins=[5, 6], regions={"b": {"player": 1, "markers": {}}}),
        STOP,
        END,
        expect(
            score={"player": 1, "total": 4, "lines": {"regions": 2, "orcs": 1, "hill": 1}},
            coins=[7, 10],
            to_act={"player": 0, "phase": "start"},
        ),
    )


def test_a_conversion_takes_the_pot() -> None:
    """R075 and Leprechauns: it is a conquest."""
    check(under_attack("sorcerers", "hill", 1), act("convert", "b"), expect(coins=[5, 6]))


def test_the_dragon_takes_the_pot() -> None:
    """Rulebook, Dragon Master, and Leprechauns: however the region was conquered."""
    check(
        under_attack("orcs", "dragon_master", 1),
        act("conquer", "c", **{"with": ["dragon"]}),
        expect(coins=[5, 6], regions={"c": {"markers": {"dragon": 1}}}),
    )


def test_declined_ghouls_take_the_pot_for_their_player() -> None:
    """Rules summary, Leprechauns: an opponent conquers, with whichever race."""
    check(
        position(
            VALLEY,
            [player("leprechauns", "swamp"), player("orcs", "hill", declined=["ghouls"])],
            {
                "a": at(1, "ghouls", 4),
                "b": at(0, "leprechauns", 1, pot_of_gold=1),
                "g": at(0, "leprechauns"),
                "h": at(1, "orcs"),
            },
            PACKS,
            current=1,
        ),
        act("conquer", "b"),
        expect(coins=[5, 6], regions={"b": {"race": "ghouls", "markers": {}}}),
    )


def test_a_failed_attempt_takes_no_pot() -> None:
    """Rules summary, Leprechauns: the region must be conquered."""
    scenario = under_attack("orcs", "forest", 1) | {"dice": [0]}
    check(scenario, act("attempt", "b"), expect(coins=[5, 5], regions={"b": {"markers": {"pot_of_gold": 1}}}))


def test_cashed_pots_are_gone() -> None:
    """Rules summary, Leprechauns: the supply shrinks; with the last pot cashed there is none to place."""
    check(
        quiet(pieces={"pot_of_gold": 1}),
        STOP,
        pots("marker_limit", b=1, c=1),
        pots(b=1),
        END,
        *idle(1),
        expect(coins=[8, 6]),
        act("stop", by=0),
        pots("marker_limit", b=1),
        END,
    )


def test_stolen_pots_are_gone() -> None:
    """Rules summary, Leprechauns: what others took does not come back; what was never placed is left."""
    check(
        under_attack("orcs", "forest", 3, pieces={"pot_of_gold": 4}),
        act("conquer", "b"),
        STOP,
        END,
        expect(coins=[7, 9]),
        act("stop", by=0),
        pots("marker_limit", c=1, d=1),
        pots(g=1),
        END,
    )


def test_other_races_have_no_pots() -> None:
    """Rules summary, Leprechauns: nor has anyone in decline."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", declined=["leprechauns"]), player()],
            {"b": at(0, "orcs"), "c": at(0, "leprechauns")},
            PACKS,
        ),
        STOP,
        pots("wrong_phase", b=1),
        pots("wrong_phase", c=1),
    )


def test_a_pot_stays_where_leprechauns_are_driven_off_without_a_conquest() -> None:
    """R350: Wendigos empty the forest, and the pot there waits for the next conqueror."""
    pot = at(0, "leprechauns", 1, pot_of_gold=1)
    check(
        position(
            VALLEY,
            [player("leprechauns", "swamp"), player("wendigos", "alchemist", 2)],
            {"b": at(1, "wendigos"), "c": pot, "g": pot},
            (*PACKS, "sky_islands"),
            current=1,
        ),
        act("use", "c", trait="wendigos"),
        expect(regions={"c": {"player": None, "markers": {"pot_of_gold": 1}}}, coins=[5, 5]),
        act("conquer", "c"),
        expect(regions={"c": {"player": 1, "markers": {}}}, coins=[5, 6]),
    )
