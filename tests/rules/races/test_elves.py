"""Elves: they flee, but never die in a conquest."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("alchemist", 10, 1), ("seafaring", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: six and the badge, eleven in the box."""
    check(offer(f"elves {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"elves": tray}))


def test_a_lone_elf_is_kept() -> None:
    """Rulebook, Elves. R069: even a single Elf flees; with one region left it goes there unasked."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 4), player("elves", "forest")],
            {"c": at(0, "ratmen"), "b": at(1, "elves"), "h": at(1, "elves")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(hand=[1, 1], tray={"elves": 9}),
        act("stop"),
        act("redeploy", tokens={"b": 3, "c": 2}),
        act("end_turn"),
        expect(
            regions={"h": {"tokens": 2}},
            hand=[0, 0],
            tray={"elves": 9},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_all_of_a_group_flee_and_are_put_down_exactly() -> None:
    """Rulebook, Elves: three of three flee at the end of the attacker's turn, into regions they hold."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("elves", "forest")],
            {"c": at(0, "ratmen"), "b": at(1, "elves", 3), "e": at(1, "elves"), "h": at(1, "elves")},
        ),
        act("conquer", "b"),
        expect(hand=[0, 3], tray={"elves": 6}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"e": 2}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"e": 2, "f": 1}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"e": 2, "h": 1}),
        expect(regions={"e": {"tokens": 3}, "h": {"tokens": 2}}, tray={"elves": 6}),
    )


def test_elves_without_a_region_enter_again() -> None:
    """R019: wiped off the map they keep all tokens in hand, and their next conquest is a first one."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("elves", "forest")],
            {"c": at(0, "ratmen"), "b": at(1, "elves", 2)},
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 4, "c": 2}),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "start"},
            hand=[0, 2],
            tray={"elves": 9},
            can={"conquer": ["e"], "attempt": ["a", "h"]},
            why_not={"d": "not_border"},
        ),
    )


def test_regions_taken_in_one_turn_flee_together() -> None:
    """Rulebook, Elves: nothing is lost however many regions fall."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 7), player("elves", "forest")],
            {
                "c": at(0, "ratmen"),
                "d": at(0, "ratmen"),
                "b": at(1, "elves", 2),
                "e": at(1, "elves"),
                "h": at(1, "elves"),
            },
        ),
        act("conquer", "b"),
        act("conquer", "e"),
        expect(hand=[0, 3], tray={"elves": 7}),
        act("stop"),
        act("end_turn"),
        expect(regions={"h": {"tokens": 4}}, to_act={"player": 1, "phase": "start"}),
    )


def test_variant_at_most_one_elf_a_round() -> None:
    """German compendium, Elves, variant: Elves die like others, but no more than one in a round."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9), player("elves", "forest")],
            {
                "c": at(0, "ratmen"),
                "d": at(0, "ratmen"),
                "b": at(1, "elves", 2),
                "e": at(1, "elves"),
                "h": at(1, "elves"),
            },
            variants=["elves_lose_one_a_round"],
        ),
        act("conquer", "b"),
        expect(hand=[5, 1], tray={"elves": 8}),
        act("conquer", "e"),
        expect(hand=[2, 2], tray={"elves": 8}),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 1, "d": 1, "e": 8}),
        act("end_turn"),
        expect(regions={"h": {"tokens": 3}}),
        act("stop", by=1),
        act("redeploy", tokens={"h": 3}),
        act("end_turn"),
        act("conquer", "h", by=0),
        expect(hand=[1, 2], tray={"elves": 9}),
    )


def test_an_elf_in_decline_is_lost() -> None:
    """Rulebook, The Races: benefits end with decline. R070."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 3), player("giants", "hill", declined=["elves"])],
            {"c": at(0, "ratmen"), "b": at(1, "elves"), "e": at(1, "elves"), "g": at(1, "giants")},
        ),
        act("conquer", "b"),
        expect(hand_of={"elves": 0}, tray={"elves": 10}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, regions={"e": {"tokens": 1}}),
    )


def test_elves_decline_like_any_other_race() -> None:
    """Rulebook, Entering In Decline: one token a region stays."""
    check(
        position(
            VALLEY,
            [player("elves", "forest"), player("giants", "hill")],
            {"b": at(0, "elves", 3), "c": at(0, "elves", 2), "g": at(1, "giants")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"elves": 9},
            regions={"b": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_a_converted_elf_is_lost() -> None:
    """Rulebook, Sorcerers; German compendium, Elves. R071: the replaced Elf goes to the tray."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 1), player("elves", "forest")],
            {"c": at(0, "sorcerers"), "b": at(1, "elves"), "h": at(1, "elves")},
        ),
        act("convert", "b"),
        expect(hand=[1, 0], tray={"elves": 10}),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 2}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, regions={"h": {"tokens": 1}}),
    )


def test_the_dragon_kills_no_elf() -> None:
    """Rulebook, Elves and Dragon Master: one token takes the region, all five Elves flee."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 2), player("elves", "hill")],
            {"c": at(0, "humans"), "d": at(1, "elves", 5), "e": at(1, "elves")},
        ),
        act("conquer", "d", **{"with": ["dragon"]}),
        expect(hand=[1, 5], tray={"elves": 5}),
    )


def test_bivouacking_elves_flee_with_their_encampments() -> None:
    """Rulebook, Bivouacking and Elves: neither the Elf nor the encampments are lost."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 6), player("elves", "bivouacking")],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "elves", 1, encampment=2),
                "e": at(1, "elves"),
                "h": at(1, "elves"),
            },
        ),
        act("conquer", "b"),
        expect(hand=[1, 1], tray={"elves": 8}),
        act("stop"),
        act("redeploy", tokens={"b": 5, "c": 2}),
        act("end_turn"),
        act("withdraw", by=1, tokens={"e": 1}, markers={"encampment": {"h": 2}}),
        expect(
            regions={
                "e": {"tokens": 2, "markers": {}},
                "h": {"tokens": 1, "markers": {"encampment": 2}},
            },
            tray={"elves": 8},
        ),
    )


def test_own_ghouls_drive_elves_back_to_the_hand() -> None:
    """Case format, Ghouls: Elves driven out by Ghouls of their own player are kept, and attack this turn."""
    check(
        position(
            VALLEY,
            [player("elves", "swamp", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "elves", 3), "h": at(0, "elves")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(
            hand_of={"ghouls": 0, "elves": 3},
            tray={"elves": 7},
            regions={"b": {"player": 0, "race": "ghouls", "tokens": 3, "in_decline": True}},
        ),
        act("stop"),
        act("conquer", "e"),
        expect(hand_of={"elves": 1}, regions={"e": {"race": "elves", "tokens": 2}}),
        act("stop"),
        act("redeploy", tokens={"e": 3, "h": 1}),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "declined": 2, "swamp": 1}}),
    )


def test_an_elf_region_is_a_non_empty_conquest() -> None:
    """Rulebook, The Races: a region with a race token is not empty, though no token is lost there."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3), player("elves", "hill")],
            {"c": at(0, "orcs"), "b": at(1, "elves"), "h": at(1, "elves")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )
