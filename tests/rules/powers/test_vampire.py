"""Vampire: a lone active token next door is replaced, once a turn and opponent."""

from __future__ import annotations

from tests.rules.support import VALLEY, act, at, check, expect, player, position

PACKS = ("base", "cursed", "underground")


def test_vampire_sorcerers_have_both_conversions() -> None:
    """R278. German compendium, Sorcerers and Vampire: each of them once a turn and opponent."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "vampire", 2), player("orcs", "fisher")],
            {"b": at(0, "sorcerers"), "a": at(1, "orcs"), "c": at(1, "orcs"), "d": at(1, "orcs")},
            packs=PACKS,
        ),
        expect(can={"convert": ["a", "c", "d"]}),
        act("convert", region="a"),
        act("convert", region="c"),
        act("convert", region="d", error="already_used"),
        expect(hand=[2, 0], tray={"orcs": 9}),
    )


def test_kobolds_hold_no_region_with_a_single_token() -> None:
    """German compendium, Kobolds: fewer than two neither conquer nor hold a region."""
    check(
        position(
            VALLEY,
            [player("kobolds", "vampire", 4), player("orcs", "fisher")],
            {"b": at(0, "kobolds", 2), "c": at(1, "orcs")},
            packs=PACKS,
        ),
        act("convert", region="c", error="no_convert"),
    )


def test_the_last_token_in_the_tray_comes_before_the_hand() -> None:
    """German compendium, Vampire: from the hand only where the tray has none."""
    check(
        position(
            VALLEY,
            [player("ratmen", "vampire", 11), player("orcs", "fisher"), player("giants", "mining")],
            {"b": at(0, "ratmen"), "c": at(1, "orcs"), "d": at(2, "giants")},
            packs=PACKS,
        ),
        act("convert", region="c"),
        expect(hand=[11, 0, 0], tray={"ratmen": 0}),
        act("convert", region="d"),
        expect(hand=[10, 0, 0], tray={"ratmen": 0}),
    )
