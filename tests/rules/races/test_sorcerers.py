"""Sorcerers: once a turn and opponent, a lone enemy becomes one of theirs."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, SYMBOLS, VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("merchant", 7, 11), ("flying", 10, 8)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: five and the badge, eighteen in the box."""
    check(offer(f"sorcerers {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"sorcerers": tray}))


def test_a_lone_token_is_replaced_from_the_tray() -> None:
    """Rulebook, Sorcerers: the new Sorcerer comes from the tray, the victim goes there, the hand is kept."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp"), player("humans", "hill")],
            {"c": at(0, "sorcerers", 2), "b": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("convert", "b"),
        expect(
            hand=[1, 0],
            tray={"sorcerers": 15, "humans": 9},
            regions={"b": {"player": 0, "race": "sorcerers", "tokens": 1}, "c": {"tokens": 1}},
        ),
        act("stop"),
        act("redeploy", tokens={"b": 2, "c": 1}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_an_empty_hand_converts_nobody() -> None:
    """R006: every conquest needs a token in hand to start it, though a conversion does not spend it."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp"), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans")},
        ),
        expect(can={"convert": []}),
        act("convert", "b", error="no_tokens"),
    )


def test_an_empty_tray_converts_nobody() -> None:
    """Rulebook, Sorcerers. R063: with all eighteen in play there is none to put there."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 9), player("humans", "hill")],
            {"c": at(0, "sorcerers", 9), "b": at(1, "humans")},
        ),
        expect(tray={"sorcerers": 0}, can={"convert": []}),
        act("convert", "b", error="no_convert"),
    )


def test_whom_they_cannot_convert() -> None:
    """Rulebook, Sorcerers and Bivouacking. R073: tribes, declined tokens, encampments, groups, nobody."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("humans", "bivouacking", declined=["orcs"])],
            {
                "c": at(0, "sorcerers"),
                "e": at(0, "sorcerers"),
                "b": at(1, "humans", 1, encampment=1),
                "f": at(1, "orcs"),
                "g": at(1, "humans", 2),
            },
        ),
        expect(can={"convert": []}),
        act("convert", "a", error="no_convert"),
        act("convert", "b", error="no_convert"),
        act("convert", "f", error="no_convert"),
        act("convert", "g", error="no_convert"),
        act("convert", "d", error="no_convert"),
    )


def test_the_own_declined_token_is_no_opponent() -> None:
    """Rulebook, Sorcerers: an opponent's active token is replaced, not one of the own ruins."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1, declined=["ratmen"]), player()],
            {"c": at(0, "sorcerers"), "d": at(0, "ratmen")},
        ),
        act("convert", "d", error="no_convert"),
    )


def test_lair_fortress_and_mountain_do_not_protect() -> None:
    """Rulebook, Sorcerers. R073: a lone Troll with lair and fortress on a mountain is alone."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("trolls", "fortified")],
            {"c": at(0, "sorcerers"), "d": at(1, "trolls", 1, fortress=1), "h": at(1, "trolls")},
        ),
        act("convert", "d"),
        expect(
            regions={"d": {"player": 0, "race": "sorcerers", "tokens": 1, "markers": {}}},
            tray={"trolls": 9},
        ),
    )


def test_a_converted_elf_is_lost() -> None:
    """Rulebook, Sorcerers. R071: not even an Elf flees."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("elves", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "elves")},
        ),
        act("convert", "b"),
        expect(hand=[1, 0], tray={"elves": 11}),
    )


def test_once_a_turn_for_each_opponent() -> None:
    """Rulebook, Sorcerers. R072: one region of Ben's and one of Cleo's."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("humans", "hill"), player("orcs", "forest")],
            {
                "c": at(0, "sorcerers"),
                "b": at(1, "humans"),
                "d": at(1, "humans"),
                "f": at(2, "orcs"),
            },
        ),
        expect(can={"convert": ["b", "d", "f"]}),
        act("convert", "b"),
        expect(can={"convert": ["f"]}),
        act("convert", "d", error="already_used"),
        act("convert", "f"),
        expect(can={"convert": []}, hand=[1, 0, 0], tray={"sorcerers": 14}),
    )


def test_the_same_opponent_again_next_turn() -> None:
    """Rulebook, Sorcerers: once per turn."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans"), "d": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("convert", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 2}),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("convert", "d", by=0),
        expect(regions={"d": {"player": 0, "tokens": 1}}, tray={"humans": 9}),
    )


def test_the_same_opponent_may_still_be_attacked() -> None:
    """Rulebook, Sorcerers: the limit is for conversions; tokens conquer as ever, also from the new region."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 4), player("humans", "hill")],
            {"a": at(0, "sorcerers"), "b": at(1, "humans"), "d": at(1, "humans")},
        ),
        expect(why_not={"d": "not_adjacent"}),
        act("convert", "b"),
        act("convert", "d", error="already_used"),
        act("conquer", "d"),
        expect(hand=[0, 0], regions={"d": {"player": 0, "tokens": 4}}, tray={"humans": 10}),
    )


def test_flying_sorcerers_convert_anywhere() -> None:
    """R074: whatever they could reach; Flying needs no region to start from."""
    regions = {"b": at(1, "humans"), "g": at(1, "humans")}
    for own in ({"c": at(0, "sorcerers")}, {}):
        check(
            position(
                VALLEY, [player("sorcerers", "flying", 1), player("humans", "hill")], {**own, **regions}
            ),
            expect(can={"convert": ["b", "g"]}),
            act("convert", "g"),
            expect(regions={"g": {"player": 0, "race": "sorcerers", "tokens": 1}}),
        )


def test_underworld_sorcerers_convert_through_caverns() -> None:
    """R074: linked caverns are neighbours for a conversion too."""
    check(
        position(
            SYMBOLS,
            [player("sorcerers", "underworld", 1), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "g": at(1, "humans"), "h": at(1, "humans")},
        ),
        expect(can={"convert": ["g"]}),
        act("convert", "h", error="not_adjacent"),
        act("convert", "g"),
    )


def test_without_a_region_there_is_no_neighbour() -> None:
    """Case format: a race that is not on the map cannot convert, not even at the edge of the board."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 9), player("humans", "hill")],
            {"b": at(1, "humans"), "c": at(1, "humans")},
        ),
        act("convert", "b", error="not_adjacent"),
        act("convert", "c", error="not_adjacent"),
    )


def test_a_conversion_is_a_conquest_of_a_region_that_was_not_empty() -> None:
    """R075: it pays the Pillaging coin, and no region can be abandoned after it."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "pillaging", 1), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("convert", "b"),
        act("abandon", "c", error="wrong_phase"),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "pillaging": 1}}),
    )


def test_a_conversion_is_an_attack() -> None:
    """Rulebook, Diplomat. R087: whom they converted this turn cannot be named as ally."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "diplomat", 1), player("humans", "hill"), player("orcs", "forest")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans"), "g": at(1, "humans"), "h": at(2, "orcs")},
        ),
        act("convert", "b"),
        act("stop"),
        act("ally", player=1, error="attacked_this_turn"),
        act("ally", player=2),
    )


def test_reasons_in_their_order_immune_and_peace_before_reach() -> None:
    """Case format, codes: a hole before the peace, the peace before the distance."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("halflings", "diplomat", ally=0)],
            {
                "c": at(0, "sorcerers"),
                "b": at(1, "halflings"),
                "e": at(1, "halflings"),
                "h": at(1, "halflings", 1, hole=1),
            },
        ),
        act("convert", "z", error="unknown_region"),
        act("convert", "c", error="own_region"),
        act("convert", "h", error="immune"),
        act("convert", "e", error="peace"),
        act("convert", "b", error="peace"),
        act("convert", "g", error="not_adjacent"),
    )


def test_reasons_in_their_order_water_before_reach() -> None:
    """Case format, codes: a far Sea is water before it is far."""
    check(
        position(COAST, [player("sorcerers", "swamp", 1), player()], {"g": at(0, "sorcerers")}),
        act("convert", "s", error="water"),
        act("convert", "a", error="not_adjacent"),
    )


def test_reasons_in_their_order_reach_use_target_hand() -> None:
    """Case format, codes: too far, then used already, then no target, then no token in hand."""
    regions = {
        "c": at(0, "sorcerers"),
        "b": at(1, "humans"),
        "d": at(1, "humans", 2),
        "h": at(1, "humans"),
    }
    check(
        position(VALLEY, [player("sorcerers", "swamp", 1), player("humans", "hill")], regions),
        act("convert", "b"),
        act("convert", "h", error="not_adjacent"),
        act("convert", "d", error="already_used"),
        act("convert", "a", error="no_convert"),
    )
    check(
        position(VALLEY, [player("sorcerers", "swamp", 0), player("humans", "hill")], regions),
        act("convert", "h", error="not_adjacent"),
        act("convert", "d", error="no_convert"),
        act("convert", "b", error="no_tokens"),
    )


def test_when_it_is_not_the_time() -> None:
    """Case format, codes: another player, then another phase, come before everything else."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans")},
        ),
        act("convert", "b", by=1, error="not_your_turn"),
        act("stop"),
        expect(can={"convert": []}),
        act("convert", "b", error="wrong_phase"),
        act("redeploy", tokens={"c": 2}),
        act("end_turn"),
        act("convert", "c", by=1, error="wrong_phase"),
    )
