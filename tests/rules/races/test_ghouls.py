"""Ghouls: decline does not stop them. Here: what stays, and how a turn with them goes."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("commando", 9, 1), ("flying", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: five and the badge, ten in the box."""
    check(offer(f"ghouls {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"ghouls": tray}))


def test_all_tokens_stay_in_decline() -> None:
    """Rulebook, Ghouls. R064: eight tokens on five regions all stay, for five coins."""
    check(
        position(
            VALLEY,
            [player("ghouls", "hill"), player("giants", "forest")],
            {
                "a": at(0, "ghouls", 3),
                "b": at(0, "ghouls", 2),
                **{name: at(0, "ghouls") for name in "cde"},
                "h": at(1, "giants"),
            },
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 5, "lines": {"declined": 5}},
            tray={"ghouls": 2},
            regions={
                "a": {"tokens": 3, "in_decline": True},
                "b": {"tokens": 2, "in_decline": True},
                "e": {"tokens": 1, "in_decline": True},
            },
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_stout_ghouls_stay_as_they_were_redeployed() -> None:
    """Rulebook, Ghouls and Stout: a decline after the scoring leaves all tokens too."""
    check(
        position(
            VALLEY,
            [player("ghouls", "stout"), player("giants", "forest")],
            {"b": at(0, "ghouls", 3), "c": at(0, "ghouls", 2), "h": at(1, "giants")},
        ),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 4}),
        act("end_turn"),
        act("decline"),
        expect(
            coins=[7, 5],
            tray={"ghouls": 5},
            regions={"b": {"tokens": 1, "in_decline": True}, "c": {"tokens": 4, "in_decline": True}},
        ),
    )


def test_a_new_race_is_picked_before_they_move() -> None:
    """Case format: pick, then the Ghouls, then the active race. R065."""
    check(
        position(
            VALLEY,
            [player(declined=["ghouls"]), player("giants", "forest")],
            {"c": at(0, "ghouls", 3), "h": at(1, "giants")},
            column=[{"race": "humans", "power": "swamp", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        expect(to_act={"player": 0, "phase": "pick"}),
        act("conquer", "b", error="wrong_phase"),
        act("pick", slot=0),
        act("conquer", "b"),
        expect(
            hand_of={"ghouls": 0, "humans": 9},
            regions={"b": {"player": 0, "race": "ghouls", "tokens": 2, "in_decline": True}},
        ),
        act("stop"),
        expect(why_not={"d": "not_border"}),
        act("conquer", "e"),
        expect(regions={"e": {"race": "humans", "tokens": 2, "in_decline": False}}),
    )


def test_at_the_start_the_questions_are_theirs() -> None:
    """Case format: cost, why_not and can speak of the Ghouls, with their hand as it will be once readied."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "humans", 3), "e": at(0, "humans")},
        ),
        expect(
            to_act={"player": 0, "phase": "start"},
            can={"decline": True, "conquer": ["a", "b", "d", "f"], "abandon": ["c"]},
            why_not={"c": "own_region", "e": "not_adjacent"},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}, "c": None},
        ),
        act("conquer", "d"),
        expect(
            hand_of={"ghouls": 0, "humans": 2},
            regions={"b": {"tokens": 1}, "c": {"tokens": 1}, "d": {"race": "ghouls", "tokens": 3}},
            can={"decline": False},
        ),
        act("decline", error="wrong_phase"),
    )


def test_they_act_first_and_not_again() -> None:
    """Rulebook, Ghouls. R065: the active race waits for their stop, and after it they are done."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", 3, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "e": at(0, "humans")},
        ),
        act("conquer", "h", error="not_adjacent"),
        act("conquer", "b"),
        expect(regions={"b": {"race": "ghouls", "tokens": 2}}, hand_of={"ghouls": 1, "humans": 3}),
        act("stop"),
        expect(to_act={"player": 0, "phase": "conquest"}),
        act("conquer", "a", error="not_adjacent"),
        act("conquer", "g"),
        expect(regions={"g": {"race": "humans", "tokens": 2}}, hand_of={"ghouls": 1, "humans": 1}),
    )


def test_they_may_attack_the_own_active_race() -> None:
    """Rulebook, Ghouls. R009: the own token defends and is lost; the rest of its race fights on."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "humans", 3), "e": at(0, "humans")},
        ),
        act("conquer", "b"),
        expect(
            hand_of={"ghouls": 0, "humans": 2},
            tray={"humans": 7},
            regions={"b": {"player": 0, "race": "ghouls", "tokens": 3, "in_decline": True}},
        ),
        act("stop"),
        act("conquer", "g"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "declined": 2, "swamp": 1}}),
    )


def test_the_active_race_cannot_take_part_in_their_redeployment() -> None:
    """Rulebook, Troop Redeployment. R034: each race is put down in its own regions, and both must be."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 3), "e": at(0, "humans", 2)},
        ),
        act("stop"),
        act("stop"),
        expect(hand_of={"ghouls": 2, "humans": 1}),
        act("redeploy", tokens={"e": 2}),
        act("end_turn", error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"c": 1}, error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"c": 1, "e": 2}, error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"c": 3}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}},
            regions={"c": {"race": "ghouls", "tokens": 3}, "e": {"race": "humans", "tokens": 2}},
        ),
    )


def test_each_race_abandons_for_itself() -> None:
    """Case format: their first conquest ends abandoning for them, not for the active race."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", declined=["ghouls"]), player()],
            {
                "c": at(0, "ghouls", 3),
                "b": at(0, "ghouls"),
                "e": at(0, "humans"),
                "g": at(0, "humans"),
            },
        ),
        expect(can={"abandon": ["b", "c"]}),
        act("abandon", "e", error="bad_allocation"),
        act("abandon", "b"),
        expect(hand_of={"ghouls": 3}, regions={"b": None}),
        act("conquer", "f"),
        act("abandon", "c", error="wrong_phase"),
        act("stop"),
        expect(can={"abandon": ["e", "g"]}),
        act("abandon", "g"),
        expect(hand_of={"ghouls": 0, "humans": 1}, regions={"g": None}),
    )


def test_having_left_everything_they_enter_again() -> None:
    """Rulebook, Abandoning a Region, and Ghouls: as for an active race, the next conquest is a first one."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 3), "e": at(0, "humans")},
        ),
        act("abandon", "c"),
        expect(
            hand_of={"ghouls": 3},
            can={"conquer": ["a", "b", "e", "h"]},
            why_not={"c": "not_border", "d": "not_border"},
        ),
        act("conquer", "b"),
        act("stop"),
        act("stop"),
        act("redeploy", race="ghouls", tokens={"b": 3}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}, tray={"ghouls": 7}),
    )


def test_without_a_region_at_the_end_of_a_turn_they_are_gone() -> None:
    """Case format: Ghouls with tokens in hand and no region return to the tray."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player("giants", "forest")],
            {"c": at(0, "ghouls", 3), "e": at(0, "humans"), "h": at(1, "giants")},
        ),
        act("abandon", "c"),
        act("stop"),
        act("stop"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
            tray={"ghouls": 10},
            hand_of={"ghouls": 0},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_each_race_has_a_final_attempt() -> None:
    """R067, the likelier reading: the Ghouls' die passes on to the active race, which has one of its own."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 2), "e": at(0, "humans", 2)},
            dice=[2, 0],
        ),
        expect(chance={"a": "1/3"}),
        act("attempt", "a"),
        expect(
            regions={"a": {"race": "ghouls", "tokens": 1, "lost_tribe": 0, "in_decline": True}},
            to_act={"player": 0, "phase": "conquest"},
            chance={"d": "1/3"},
        ),
        act("attempt", "d"),
        expect(
            regions={"d": None},
            hand_of={"ghouls": 0, "humans": 1},
            to_act={"player": 0, "phase": "redeploy"},
        ),
    )


def test_their_failed_attempt_passes_on_too() -> None:
    """Rulebook, Final Conquest Attempt: nothing is lost, their conquests are over, the active race begins."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 2, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 2), "e": at(0, "humans")},
            dice=[0],
        ),
        act("attempt", "a"),
        expect(
            regions={"a": {"lost_tribe": 1}},
            hand_of={"ghouls": 1, "humans": 2},
            to_act={"player": 0, "phase": "conquest"},
        ),
        act("conquer", "g"),
        expect(regions={"g": {"race": "humans", "tokens": 2}}),
    )


def test_variant_one_die_for_both_races() -> None:
    """R067 as the variant one_die_for_ghouls: once the Ghouls have rolled, the active race may not."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 2, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 2), "e": at(0, "humans")},
            dice=[0],
            variants=["one_die_for_ghouls"],
        ),
        act("attempt", "a"),
        expect(can={"attempt": [], "conquer": ["g"]}, chance={"d": None}),
        act("conquer", "g"),
        expect(regions={"g": {"race": "humans", "tokens": 2}}),
    )


def test_variant_leaves_an_unused_die_to_the_active_race() -> None:
    """R067, variant one_die_for_ghouls: Ghouls that stop without the die leave it to the others."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 2, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 2), "e": at(0, "humans")},
            dice=[1],
            variants=["one_die_for_ghouls"],
        ),
        act("stop"),
        act("attempt", "d"),
        expect(regions={"d": {"race": "humans", "tokens": 2}}),
    )
