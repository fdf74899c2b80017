"""Airborne: on the turn of the pick every region costs two tokens less."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position


def dive(hand: int, race: str = "ratmen", **more: Any) -> Json:
    """Ann's Airborne race comes onto the map; Ben has four Orcs in b, and one in the mountain h."""
    regions = {"b": at(1, "orcs", 4), "h": at(1, "orcs"), **more.pop("regions", {})}
    packs = (*PACKS, *more.pop("packs", ()))
    ann = player(race, "airborne", hand, **more)
    return position(VALLEY, [ann, player("orcs", "hill")], regions, packs)


def test_badge_brings_three_tokens() -> None:
    """Badge: 8 + 3 Ratmen."""
    check_badge_value("ratmen", "airborne", 11, 2, PACKS)


def test_two_less_on_the_turn_of_the_pick_alone() -> None:
    """R160: a mountain with one token costs two, and four on the next turn."""
    check(
        position(
            VALLEY,
            [player(), player("orcs", "hill")],
            {"h": at(1, "orcs"), "c": at(1, "orcs")},
            PACKS,
            **on_offer("ratmen airborne"),
        ),
        act("pick", slot=0),
        expect(
            hand=[11, 0],
            cost={"h": {"total": 2, "lines": {"base": 2, "tokens": 1, "mountain": 1, "airborne": -2}}},
        ),
        act("conquer", "e"),
        act("conquer", "g"),
        expect(hand=[9, 0], cost={"h": 2}),
        STOP,
        act("redeploy", tokens={"e": 6, "g": 5}),
        END,
        *idle(1),
        expect(cost={"h": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}}, "d": 3}),
    )


def test_never_less_than_one_token() -> None:
    """German compendium, Airborne: an empty swamp, and a hill with a Lost Tribe, for one."""
    check(
        dive(2),
        expect(
            cost={
                "e": {"total": 1, "lines": {"base": 2, "airborne": -2, "minimum": 1}},
                "a": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "airborne": -2}},
            }
        ),
        act("conquer", "e"),
        expect(hand=[1, 0], regions={"e": {"player": 0, "tokens": 1}}),
        act("conquer", "g"),
        expect(hand=[0, 0]),
    )


def test_it_is_added_to_other_discounts() -> None:
    """R003: Giants beside their own mountain pay three less."""
    check(
        dive(6, "giants", regions={"h": None, "g": at(1, "orcs", 3)}),
        act("conquer", "h"),
        expect(
            hand=[5, 0],
            cost={"g": {"total": 2, "lines": {"base": 2, "tokens": 3, "airborne": -2, "giants": -1}}},
        ),
    )


def test_kobolds_still_come_in_twos() -> None:
    """R113 and Airborne."""
    check(
        dive(4, "kobolds", packs=("cursed",)),
        expect(cost={"e": 2}),
        act("conquer", "e"),
        expect(hand=[2, 0], regions={"e": {"tokens": 2}}),
    )


@pytest.mark.parametrize(("tokens", "chance", "error"), [(4, "1/6", None), (5, None, "too_far_short")])
def test_the_last_attempt_counts_it(tokens: int, chance: str | None, error: str | None) -> None:
    """R021: with one token a region of six is three short, a region of seven four."""
    check(dive(1, regions={"b": at(1, "orcs", tokens)}), expect(chance={"b": chance}))
    if error is not None:
        check(dive(1, regions={"b": at(1, "orcs", tokens)}), act("attempt", "b", error=error))


def test_a_later_entry_is_not_the_first_turn() -> None:
    """German compendium, Airborne: the turn of the pick, not that of a first conquest."""
    check(
        dive(5, first_turn=False),
        expect(cost={"e": {"total": 2, "lines": {"base": 2}}, "b": 6}),
        act("conquer", "b", error="not_enough_tokens"),
    )


def test_ghouls_of_the_player_pay_in_full() -> None:
    """R041 likewise: the badge serves its race, not the one in decline that acts before it."""
    check(
        dive(5, declined=["ghouls"], regions={"e": at(0, "ghouls", 4)}),
        expect(cost={"h": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}}}),
        STOP,
        expect(cost={"h": {"total": 2, "lines": {"base": 2, "tokens": 1, "mountain": 1, "airborne": -2}}}),
    )


def test_opponents_pay_in_full() -> None:
    """German compendium, Airborne: only Ann's race; Ben attacks her for the plain cost."""
    check(
        dive(1),
        act("conquer", "e"),
        STOP,
        END,
        expect(cost={"e": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("airborne", PACKS)
