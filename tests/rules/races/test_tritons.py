"""Tritons: everything on a shore is one token cheaper."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, act, at, board, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("wealthy", 10, 1), ("mounted", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: six and the badge, eleven in the box."""
    check(offer(f"tritons {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"tritons": tray}))


def test_shores_of_sea_and_lake_are_cheaper() -> None:
    """Rulebook, Tritons. R080: a Sea or the Lake, and a Lost Tribe on its shore costs two."""
    check(
        position(COAST, [player("tritons", "swamp", 6), player()], {"d": at(0, "tritons")}),
        expect(
            cost={
                "b": {"total": 1, "lines": {"base": 2, "tritons": -1}},
                "c": {"total": 1, "lines": {"base": 2, "tritons": -1}},
                "f": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "tritons": -1}},
                "e": {"total": 2, "lines": {"base": 2}},
                "g": {"total": 2, "lines": {"base": 2}},
            },
            why_not={"s": "water", "l": "water"},
        ),
        act("conquer", "f"),
        expect(hand=[4, 0], regions={"f": {"tokens": 2}}),
    )


def test_the_first_conquest_saves_too() -> None:
    """Rulebook, Tritons and First Conquest: an inland shore of an edge Sea is an entry, for one token."""
    check(
        position(COAST, [player("tritons", "swamp", 1), player()]),
        expect(cost={"a": 1, "b": 1, "e": 2}, why_not={"c": "not_border"}, can={"conquer": ["a", "b"]}),
        act("conquer", "b"),
        expect(hand=[0, 0], regions={"b": {"tokens": 1}}),
    )


def test_defenders_on_the_shore() -> None:
    """Rulebook, Tritons: the discount comes off the whole, Trolls and lair included."""
    check(
        position(
            COAST,
            [player("tritons", "swamp", 4), player("trolls", "hill")],
            {"b": at(0, "tritons"), "c": at(1, "trolls", 2), "g": at(1, "trolls")},
        ),
        expect(cost={"c": {"total": 4, "lines": {"base": 2, "tokens": 2, "lair": 1, "tritons": -1}}}),
        act("conquer", "c"),
        expect(hand=[0, 1], regions={"c": {"player": 0, "tokens": 4, "markers": {}}}),
    )


def test_a_mountain_on_the_shore() -> None:
    """Rulebook, Tritons: the mountain still adds its token."""
    check(
        position(
            board("sm mx", s="sea border", m="mountain", x="hill border"),
            [player("tritons", "swamp", 2), player()],
            {"x": at(0, "tritons")},
        ),
        expect(cost={"m": {"total": 2, "lines": {"base": 2, "mountain": 1, "tritons": -1}}}),
    )


def test_commando_tritons_pay_at_least_one() -> None:
    """R002: two discounts, and still one token."""
    check(
        position(COAST, [player("tritons", "commando", 3), player()], {"d": at(0, "tritons")}),
        expect(
            cost={
                "c": {"total": 1, "lines": {"base": 2, "tritons": -1, "commando": -1, "minimum": 1}},
                "f": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "tritons": -1, "commando": -1}},
            }
        ),
        act("conquer", "c"),
        expect(hand=[2, 0], regions={"c": {"tokens": 1}}),
    )


def test_mounted_tritons_on_a_hill_by_the_sea() -> None:
    """Rulebook, Mounted and Tritons: both for a coastal hill, one for an inland hill or a coastal forest."""
    check(
        position(COAST, [player("tritons", "mounted", 9), player()]),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "tritons": -1, "mounted": -1, "minimum": 1}},
                "b": {"total": 1, "lines": {"base": 2, "tritons": -1}},
                "g": {"total": 1, "lines": {"base": 2, "mounted": -1}},
            }
        ),
    )


def test_flying_tritons_save_on_far_shores() -> None:
    """Rulebook, Flying and Tritons: the shore makes it cheaper, wherever they come from."""
    check(
        position(COAST, [player("tritons", "flying", 3), player()], {"g": at(0, "tritons")}),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "tritons": -1}},
                "d": {"total": 3, "lines": {"base": 2, "mountain": 1}},
            }
        ),
    )


def test_berserk_tritons_roll_on_top() -> None:
    """Rulebook, Berserk and Tritons: the die comes off what the discount leaves, down to one token."""
    check(
        position(COAST, [player("tritons", "berserk", 3), player()], {"d": at(0, "tritons")}, dice=[1]),
        act("roll"),
        expect(
            cost={
                "f": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "tritons": -1, "die": -1}},
                "c": {"total": 1, "lines": {"base": 2, "tritons": -1, "die": -1, "minimum": 1}},
            }
        ),
    )


def test_a_sea_is_no_shore() -> None:
    """R100, the likelier reading: Seafaring Tritons pay two for a Sea and for the Lake."""
    check(
        position(
            COAST,
            [player("tritons", "seafaring", 4), player()],
            {"a": at(0, "tritons"), "c": at(0, "tritons")},
        ),
        expect(cost={"s": {"total": 2, "lines": {"base": 2}}, "l": {"total": 2, "lines": {"base": 2}}}),
    )


def test_variant_a_sea_is_coastal() -> None:
    """R100 as the variant sea_is_coastal: the water itself is cheaper too."""
    check(
        position(
            COAST,
            [player("tritons", "seafaring", 4), player()],
            {"a": at(0, "tritons")},
            variants=["sea_is_coastal"],
        ),
        expect(cost={"s": {"total": 1, "lines": {"base": 2, "tritons": -1}}}),
    )


def test_the_discount_counts_for_the_final_attempt() -> None:
    """Rulebook, Final Conquest Attempt: two short after the discount, so two faces of six help."""
    check(
        position(
            COAST,
            [player("tritons", "swamp", 1), player("ratmen", "hill")],
            {"d": at(0, "tritons"), "c": at(1, "ratmen", 2)},
        ),
        expect(cost={"c": 3}, chance={"c": "1/3"}),
    )


def test_tritons_in_decline_help_nobody() -> None:
    """Rulebook, The Races: the benefit ends with decline."""
    check(
        position(
            COAST,
            [player("ratmen", "swamp", 3, declined=["tritons"]), player()],
            {"d": at(0, "ratmen"), "a": at(0, "tritons")},
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
    )


def test_the_shore_helps_only_tritons_and_pays_nothing() -> None:
    """Rulebook, Tritons: who attacks them pays in full, and a shore is worth one coin."""
    check(
        position(
            COAST,
            [player("tritons", "swamp"), player("ratmen", "hill", 3)],
            {"b": at(0, "tritons"), "c": at(0, "tritons"), "d": at(1, "ratmen")},
        ),
        act("stop"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )
