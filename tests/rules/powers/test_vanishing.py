"""Vanishing: in decline the whole race leaves, for two coins a region."""

from __future__ import annotations

from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, player, position

PACKS = ("base", "grand_dames", "underground")


def test_priestesses_name_no_region_and_build_no_tower() -> None:
    """R279. German compendium, Vanishing: all tokens are removed."""
    check(
        position(
            VALLEY,
            [player("priestesses", "vanishing"), player("giants", "fisher")],
            {"b": at(0, "priestesses"), "c": at(0, "priestesses", 2), "h": at(1, "giants")},
            packs=PACKS,
        ),
        act("decline"),
        expect(
            score={"player": 0, "lines": {"vanishing": 4}},
            regions={"b": None, "c": None},
            tray={"priestesses": 9},
        ),
    )


def test_dwarves_have_left_their_mines() -> None:
    """R279. German compendium, Vanishing: two coins for each region that they held, in place of one."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "vanishing"), player("giants", "fisher")],
            {"a": at(0, "dwarves"), "d": at(0, "dwarves"), "i": at(1, "giants")},
            packs=PACKS,
        ),
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"vanishing": 4}}, coins=[9, 5]),
    )


def test_skags_collect_their_loot_before_they_leave() -> None:
    """R329. German compendium, Skags: all loot in their regions is turned up when they decline."""
    check(
        position(
            VALLEY,
            [player("skags", "vanishing", 4), player("giants", "fisher")],
            {"h": at(1, "giants")},
            packs=(*PACKS, "spiders_web"),
            loot=[3, "attack"],
        ),
        act("conquer", "b"),
        act("conquer", "c"),
        act("stop"),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("decline"),
        expect(
            score={"player": 0, "total": 4, "lines": {"vanishing": 4}},
            coins=[5 + 2 + 3 + 4, 6],
            regions={"b": None, "c": None},
        ),
    )
