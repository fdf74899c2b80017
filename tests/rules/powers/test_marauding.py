"""Marauding: after the first wave of conquests the troops are readied again for a second one."""

from __future__ import annotations

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, on_offer
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, player, position

CURSED = ("base", "cursed")


def marauders(race: str = "ratmen", hand: int = 4, dice: list[int] | None = None, **regions: Any) -> Json:
    """Ann's marauders hold c, Ben's Giants h."""
    return position(
        VALLEY,
        [player(race, "marauding", hand), player("giants", "hill")],
        {"c": at(0, race), "h": at(1, "giants"), **regions},
        packs=CURSED,
        dice=dice or [],
    )


def test_badge_brings_five_tokens() -> None:
    """Rules summary, numbers: the badge adds five; 5 + 5 Orcs."""
    check_badge_value("orcs", "marauding", 10, 0, CURSED)


def test_two_waves() -> None:
    """R109: of ten tokens six take three regions; seven are in hand for the second wave."""
    check(
        position(
            VALLEY,
            [player(), player()],
            {"f": None},
            packs=CURSED,
            turn=1,
            **on_offer("orcs marauding", "elves forest"),
        ),
        act("pick", slot=0),
        act("conquer", "b"),
        act("conquer", "c"),
        act("conquer", "f"),
        expect(hand=[4, 0]),
        STOP,
        expect(
            hand=[7, 0],
            to_act={"player": 0, "phase": "conquest"},
            regions={name: {"race": "orcs", "tokens": 1} for name in "bcf"},
        ),
        act("conquer", "a"),
        act("conquer", "d"),
        expect(hand=[1, 0]),
        STOP,
        expect(to_act={"player": 0, "phase": "redeploy"}, hand=[1, 0]),
        act("redeploy", tokens={"a": 3, "b": 1, "c": 1, "d": 4, "f": 1}),
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 5, "orcs": 1}}),
    )


def test_the_die_waits_for_the_second_wave() -> None:
    """R109: no final attempt in the first wave; in the second it ends the conquests as always."""
    check(
        marauders(hand=3, dice=[1]),
        expect(can={"attempt": []}, chance={"d": None}),
        act("conquer", "b"),
        act("attempt", "d", error="wrong_phase"),
        expect(can={"attempt": []}, chance={"d": None}, hand=[1, 0]),
        STOP,
        expect(hand=[2, 0], can={"conquer": [], "attempt": ["a", "d", "f"]}, chance={"d": "1/2"}),
        act("attempt", "d"),
        expect(regions={"d": {"player": 0, "tokens": 2}}, to_act={"player": 0, "phase": "redeploy"}),
    )


def test_there_is_no_third_wave() -> None:
    """Rules summary, Marauding: one more cycle, then redeployment."""
    check(
        marauders(hand=4),
        STOP,
        expect(to_act={"player": 0, "phase": "conquest"}, hand=[4, 0]),
        STOP,
        expect(to_act={"player": 0, "phase": "redeploy"}),
        STOP | {"error": "wrong_phase"},
        act("conquer", "b", error="wrong_phase"),
    )


def test_all_regions_give_up_their_spare_tokens() -> None:
    """Rules summary, Marauding: one token a region stays, whatever the conquest took."""
    check(
        marauders(hand=6, d=at(1, "giants", 3)),
        expect(cost={"d": 6}),
        act("conquer", "d"),
        expect(hand=[0, 2]),
        STOP,
        expect(hand=[5, 2], regions={"c": {"tokens": 1}, "d": {"player": 0, "tokens": 1}}),
        act("conquer", "g"),
        act("conquer", "a"),
        expect(hand=[0, 2]),
    )


def test_regions_are_left_before_the_first_conquest_only() -> None:
    """R217: not at the start of the second wave."""
    check(
        marauders(hand=2, b=at(0, "ratmen")),
        act("abandon", "b"),
        expect(hand=[3, 0]),
        act("conquer", "d"),
        act("abandon", "c", error="wrong_phase"),
        STOP,
        expect(can={"abandon": []}, hand=[2, 0]),
        act("abandon", "c", error="wrong_phase"),
    )


def test_variant_marauding_abandons() -> None:
    """R217: with the variant a region may be left before the second wave, until something is conquered."""
    scenario = marauders(hand=2, b=at(0, "ratmen"))
    scenario["variants"] = ["marauding_abandons"]
    check(
        scenario,
        act("abandon", "b"),
        act("conquer", "d"),
        act("abandon", "c", error="wrong_phase"),
        STOP,
        expect(can={"abandon": ["c", "d"]}, hand=[2, 0]),
        act("abandon", "c"),
        expect(hand=[3, 0], regions={"c": None}),
        act("conquer", "b"),
        act("abandon", "d", error="wrong_phase"),
        STOP,
        expect(to_act={"player": 0, "phase": "redeploy"}),
    )


def test_one_conversion_of_each_opponent_a_turn() -> None:
    """Rulebook, Sorcerers: once a turn, not once a wave."""
    check(
        marauders("sorcerers", 3, a=at(1, "giants"), b=at(1, "giants")),
        act("convert", "a"),
        act("convert", "b", error="already_used"),
        STOP,
        expect(can={"convert": []}),
        act("convert", "b", error="already_used"),
    )


def test_both_waves_count_for_what_is_gained() -> None:
    """Rulebook, Skeletons and Orcs: what matters is what was conquered in this turn."""
    check(
        marauders("skeletons", 3),
        act("conquer", "a"),
        STOP,
        expect(hand=[2, 0], tray={"skeletons": 16}),
        act("conquer", "f", error="not_enough_tokens"),
        STOP,
        expect(hand=[2, 0]),
    )
    check(
        marauders("skeletons", 4),
        act("conquer", "a"),
        STOP,
        act("conquer", "f"),
        expect(hand=[0, 0], tray={"skeletons": 15}),
        STOP,
        expect(hand=[1, 0], tray={"skeletons": 14}),
    )
    check(
        marauders("orcs", 4),
        act("conquer", "a"),
        STOP,
        act("conquer", "f"),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "orcs": 2}}),
    )


def test_holes_are_dug_in_the_first_two_regions() -> None:
    """R076: the second wave brings no holes of its own."""
    check(
        position(VALLEY, [player("halflings", "marauding", 8), player()], {"f": None}, packs=CURSED),
        act("conquer", "b"),
        act("conquer", "c"),
        STOP,
        act("conquer", "f"),
        expect(
            regions={
                "b": {"markers": {"hole": 1}},
                "c": {"markers": {"hole": 1}},
                "f": {"player": 0, "tokens": 2, "markers": {}},
            }
        ),
    )


def test_amazons_fight_with_all_in_both_waves() -> None:
    """R035: the four leave after the second wave, not between the two."""
    check(
        marauders("amazons", 5),
        act("conquer", "b"),
        STOP,
        expect(hand=[4, 0], to_act={"player": 0, "phase": "conquest"}),
        act("conquer", "d"),
        STOP,
        END | {"error": "bad_allocation"},
        act("redeploy", tokens={"b": 1, "c": 1}),
        END,
        expect(hand=[4, 0], score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_giants_use_a_mountain_of_the_first_wave() -> None:
    """Rulebook, Giants: the mountain is theirs from the moment it falls."""
    scenario = position(
        VALLEY,
        [player("giants", "marauding", 3), player()],
        {"c": at(0, "giants")},
        packs=CURSED,
    )
    check(
        scenario,
        act("conquer", "d"),
        STOP,
        expect(hand=[2, 0], cost={"e": 1, "b": 1}, can={"conquer": ["b", "e", "f", "g"]}),
    )


def test_own_ghouls_have_one_wave_of_their_own() -> None:
    """Rulebook, Ghouls, with R065: their stop comes first, and the power is not theirs."""
    check(
        position(
            VALLEY,
            [player("ratmen", "marauding", 2, declined=["ghouls"]), player("giants", "hill")],
            {"a": at(0, "ghouls", 3), "e": at(0, "ratmen"), "h": at(1, "giants")},
            packs=CURSED,
            dice=[0],
        ),
        act("conquer", "b"),
        STOP,
        expect(hand_of={"ghouls": 0, "ratmen": 2}, to_act={"player": 0, "phase": "conquest"}),
        act("conquer", "g"),
        STOP,
        expect(
            hand_of={"ghouls": 0, "ratmen": 1},
            to_act={"player": 0, "phase": "conquest"},
            regions={"b": {"race": "ghouls", "tokens": 2}, "g": {"race": "ratmen", "tokens": 1}},
        ),
        STOP,
        expect(to_act={"player": 0, "phase": "redeploy"}),
    )
    check(
        position(
            VALLEY,
            [player("ratmen", "marauding", declined=["ghouls"]), player("giants", "hill")],
            {"a": at(0, "ghouls", 2), "e": at(0, "ratmen"), "h": at(1, "giants")},
            packs=CURSED,
            dice=[0],
        ),
        expect(can={"attempt": ["b", "c"]}),
        act("attempt", "c"),
        expect(regions={"c": None}, to_act={"player": 0, "phase": "conquest"}),
    )


def test_what_fled_waits_for_the_end_of_the_turn() -> None:
    """R031: between the waves nobody withdraws, and one token is lost each time a region falls."""
    check(
        position(
            COAST,
            [player("humans", "marauding", 5), player("ratmen", "hill")],
            {"a": at(0, "humans"), "b": at(1, "ratmen", 3), "e": at(1, "ratmen"), "g": at(1, "ratmen")},
            packs=CURSED,
        ),
        act("conquer", "b"),
        STOP,
        expect(hand=[4, 2], to_act={"player": 0, "phase": "conquest"}, tray={"ratmen": 9}),
        act("conquer", "e"),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 1, "e": 4}),
        END,
        expect(regions={"g": {"tokens": 3}}, tray={"ratmen": 10}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("marauding", CURSED)
