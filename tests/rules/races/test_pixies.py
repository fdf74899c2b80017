"""Pixies: one a region stays on the map, all others wait in hand."""

from __future__ import annotations

import pytest

from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position

PACKS = ("base", "be_not_afraid")


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 15, 1), ("flying", 16, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Pixies: eleven and the badge, sixteen in the box."""
    check(
        offer(f"pixies {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"pixies": tray}),
    )


def test_one_a_region_and_no_more() -> None:
    """Rules summary, Pixies: neither two in a region nor none, and the turn does not end before."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp", 7), player("giants", "hill")],
            {"b": at(0, "pixies"), "h": at(1, "giants")},
            PACKS,
        ),
        act("conquer", "c"),
        act("conquer", "d"),
        expect(hand=[2, 0], regions={"d": {"tokens": 3}}),
        STOP,
        END | {"error": "bad_allocation"},
        act("redeploy", tokens={"b": 3, "c": 2, "d": 3}, error="bad_allocation"),
        act("redeploy", tokens={"b": 2, "c": 1, "d": 1}, error="bad_allocation"),
        act("redeploy", tokens={"b": 1, "c": 1}, error="bad_allocation"),
        act("redeploy", tokens={"b": 1, "c": 1, "d": 1}),
        END,
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 3}},
            hand=[5, 0],
            tray={"pixies": 8},
            regions={"b": {"tokens": 1}, "c": {"tokens": 1}, "d": {"tokens": 1}},
        ),
        *idle(1),
        act("conquer", "a", by=0),
        expect(hand=[2, 0], regions={"a": {"tokens": 3}}),
    )


def test_sixteen_pixies_in_five_regions() -> None:
    """R129: five stand on the map, eleven wait; where none has more than one nothing must be said."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp", 11), player("orcs", "hill", 3)],
            {**{name: at(0, "pixies") for name in "abcdg"}, "h": at(1, "orcs")},
            PACKS,
        ),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 5, "lines": {"regions": 5}},
            hand=[11, 3],
            cost={"g": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_readied_tokens_need_not_be_put_back() -> None:
    """Rules summary, Pixies: what stands together when the turn starts is in hand when it ends."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp"), player("giants", "hill")],
            {"b": at(0, "pixies", 4), "h": at(1, "giants")},
            PACKS,
        ),
        STOP,
        END,
        expect(hand=[3, 0], regions={"b": {"tokens": 1}}),
    )


def test_a_failed_attempt_leaves_them_in_hand() -> None:
    """Rules summary, Pixies: the tokens of the attempt wait with the others."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp", 2), player("ratmen", "hill")],
            {"c": at(0, "pixies"), "b": at(1, "ratmen", 3)},
            PACKS,
            dice=[0],
        ),
        act("attempt", "b"),
        END,
        expect(hand=[2, 0], regions={"c": {"tokens": 1}}),
    )


def test_after_a_successful_attempt_one_stays() -> None:
    """Rules summary, Pixies: the region taken last is no exception."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp", 2), player("ratmen", "hill")],
            {"c": at(0, "pixies"), "b": at(1, "ratmen", 3), "h": at(1, "ratmen")},
            PACKS,
            dice=[3],
        ),
        act("attempt", "b"),
        END | {"error": "bad_allocation"},
        act("redeploy", tokens={"b": 1, "c": 1}),
        END,
        expect(hand=[1, 0], regions={"b": {"player": 0, "tokens": 1}, "h": {"tokens": 3}}),
    )


def test_a_lone_pixie_is_lost_and_nobody_withdraws() -> None:
    """R029 and R129: those in hand stay there until the next own turn."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp", 5), player("orcs", "hill", 3)],
            {"b": at(0, "pixies"), "g": at(0, "pixies"), "h": at(0, "pixies"), "d": at(1, "orcs")},
            PACKS,
            current=1,
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "start"}, hand=[5, 0], tray={"pixies": 9}),
    )


def test_a_lone_pixie_can_be_converted() -> None:
    """Rulebook, Sorcerers: those off the map do not stand by it."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("pixies", "hill", 6)],
            {"c": at(0, "sorcerers"), "b": at(1, "pixies"), "d": at(1, "pixies")},
            PACKS,
        ),
        expect(can={"convert": ["b", "d"]}),
        act("convert", "b"),
        expect(hand=[1, 6], tray={"pixies": 9}),
    )


def test_encampments_stand_by_them() -> None:
    """Rules summary, Pixies, and rulebook, Bivouacking: only Pixies are limited to one."""
    check(
        position(
            VALLEY,
            [player("pixies", "bivouacking", 2), player("orcs", "hill", 3)],
            {"b": at(0, "pixies"), "d": at(1, "orcs")},
            PACKS,
        ),
        STOP,
        act("place", marker="encampment", regions={"b": 5}),
        END,
        expect(hand=[2, 3], cost={"b": {"total": 8, "lines": {"base": 2, "tokens": 1, "encampment": 5}}}),
    )


def test_in_decline_those_in_hand_are_gone() -> None:
    """Rulebook, Entering in decline: what stands on the map stays, the rest goes to the tray."""
    check(
        position(
            VALLEY,
            [player("pixies", "hill", 7), player("giants", "swamp")],
            {"b": at(0, "pixies"), "c": at(0, "pixies"), "h": at(1, "giants")},
            PACKS,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            hand=[0, 0],
            tray={"pixies": 14},
            regions={"b": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_driven_off_the_map_they_enter_again() -> None:
    """R019: all that is left waits in hand, and their next conquest is an entry."""
    check(
        position(
            VALLEY,
            [player("pixies", "swamp", 5), player("orcs", "hill", 3)],
            {"b": at(0, "pixies"), "d": at(1, "orcs")},
            PACKS,
            current=1,
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(hand=[5, 0], why_not={"c": "not_border"}, cost={"e": 2}),
        act("conquer", "e", by=0),
        expect(hand=[3, 0]),
    )
