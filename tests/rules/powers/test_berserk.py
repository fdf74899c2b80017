"""Berserk: the die may be rolled before every conquest, and then there is no final attempt."""

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

ROLL = act("roll")


def humans_at_c(hand: int, dice: list[int], **regions: Any) -> Json:
    """Berserk Humans in the forest, with Giants behind the mountain."""
    return position(
        VALLEY,
        [player("humans", "berserk", hand), player("giants", "forest")],
        {"c": at(0, "humans"), "h": at(1, "giants"), **regions},
        dice=dice,
    )


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 4 Elves."""
    check_badge_value("elves", "berserk", 10, 1)


def test_the_roll_lowers_one_conquest_and_play_goes_on() -> None:
    """Rulebook, Berserk, and ruling R081: with 4 tokens and a 2, a region of cost 5 takes 3 tokens."""
    check(
        humans_at_c(4, [2], b=at(1, "giants", 3)),
        ROLL,
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 3, "die": -2}}}),
        act("conquer", "b"),
        expect(
            hand=[1, 2],
            regions={"b": {"player": 0, "tokens": 3}},
            to_act={"player": 0, "phase": "conquest"},
            cost={"d": {"total": 3, "lines": {"base": 2, "mountain": 1}}},
        ),
    )


def test_the_region_is_chosen_after_the_roll() -> None:
    """Rulebook, Berserk: roll first, then select; the lists and reasons count the roll."""
    check(
        humans_at_c(1, [1]),
        expect(can={"conquer": [], "attempt": []}, why_not={"b": "not_enough_tokens"}, chance={"b": None}),
        ROLL,
        expect(
            can={"conquer": ["b"]},
            cost={"a": 2, "b": 1, "d": 2, "f": 2},
            why_not={"a": "not_enough_tokens", "d": "not_enough_tokens"},
        ),
    )


def test_a_high_roll_still_leaves_one_token_to_pay() -> None:
    """Rulebook, Berserk, and ruling R084: a 3 against an empty region; the floor is a line of its own."""
    check(
        humans_at_c(2, [3]),
        ROLL,
        expect(cost={"b": {"total": 1, "lines": {"base": 2, "die": -3, "minimum": 2}}}),
        act("conquer", "b"),
        expect(hand=[1, 0], regions={"b": {"player": 0, "tokens": 1}}),
    )


def test_too_few_tokens_after_the_roll_end_the_conquests() -> None:
    """Rulebook, Berserk, and ruling R082: the attempt that cannot be paid for was the last one."""
    check(
        humans_at_c(2, [0], d=at(1, "giants", 2)),
        ROLL,
        act("conquer", "d"),
        expect(
            hand=[2, 0],
            regions={"d": {"player": 1, "race": "giants", "tokens": 2}},
            tray={"giants": 8},
            to_act={"player": 0, "phase": "redeploy"},
        ),
        act("conquer", "b", error="wrong_phase"),
        act("redeploy", tokens={"c": 3}),
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}, regions={"c": {"tokens": 3}}),
    )


def test_the_last_attempt_may_aim_at_anything_in_reach() -> None:
    """Rulebook, Berserk: the region is chosen after the roll; no limit of three missing tokens applies."""
    check(
        humans_at_c(1, [3], d=at(1, "giants", 5)),
        ROLL,
        expect(cost={"d": {"total": 5, "lines": {"base": 2, "tokens": 5, "mountain": 1, "die": -3}}}),
        act("conquer", "d"),
        expect(hand=[1, 0], regions={"d": {"tokens": 5}}, to_act={"player": 0, "phase": "redeploy"}),
    )


def test_there_is_no_final_attempt_beside_the_roll() -> None:
    """Ruling R083: the roll before a conquest is the attempt; naming the region first is not offered."""
    check(
        humans_at_c(2, [0, 3]),
        act("attempt", "d", error="wrong_phase"),
        act("conquer", "d", error="not_enough_tokens"),
        ROLL,
        act("attempt", "d", error="wrong_phase"),
        expect(can={"conquer": ["b"], "attempt": []}),
    )


def test_one_roll_for_each_conquest() -> None:
    """Rulebook, Berserk: the die may be used before each conquest, but only once for it."""
    check(
        humans_at_c(4, [0, 2]),
        ROLL,
        act("roll", error="already_used"),
        act("conquer", "b"),
        ROLL,
        expect(cost={"d": {"total": 1, "lines": {"base": 2, "mountain": 1, "die": -2}}}),
        act("conquer", "d"),
        expect(hand=[1, 0]),
    )


def test_rolling_is_optional() -> None:
    """Rulebook, Berserk: a conquest may also be paid for without the die, which is then still unused."""
    check(
        humans_at_c(3, [1]),
        act("conquer", "b"),
        expect(hand=[1, 0], regions={"b": {"tokens": 2}}),
        ROLL,
        expect(cost={"a": 2, "d": 2}),
    )


def test_a_roll_needs_a_token_in_hand() -> None:
    """Rulebook, Berserk: at least one token is needed to attempt anything."""
    check(humans_at_c(0, [3]), act("roll", error="no_tokens"))


def test_a_roll_starts_the_conquests() -> None:
    """Rulebook, Abandoning a region: after the die has been cast nothing is given up or declined any more."""
    check(
        humans_at_c(1, [0], b=at(0, "humans", 2)),
        expect(can={"abandon": ["b", "c"], "decline": True}),
        ROLL,
        expect(hand=[2, 0], can={"abandon": [], "decline": False}, regions={"b": {"tokens": 1}}),
        act("abandon", "b", error="wrong_phase"),
        act("decline", error="wrong_phase"),
    )


def test_a_roll_may_be_let_go() -> None:
    """Rulebook, Conquering regions: nobody has to conquer, not even after a roll."""
    check(
        humans_at_c(1, [0]),
        ROLL,
        STOP,
        expect(to_act={"player": 0, "phase": "redeploy"}, hand=[1, 0]),
        act("redeploy", tokens={"c": 2}),
        END,
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_a_roll_changes_neither_reach_nor_immunity() -> None:
    """Rulebook, Berserk: the die replaces tokens only; a region out of reach is refused, not failed."""
    check(
        position(
            VALLEY,
            [player("humans", "berserk", 2), player("giants", "heroic")],
            {"c": at(0, "humans"), "b": at(1, "giants", hero=1), "h": at(1, "giants")},
            dice=[3],
        ),
        ROLL,
        act("conquer", "b", error="immune"),
        act("conquer", "c", error="own_region"),
        act("conquer", "h", error="not_adjacent"),
        expect(to_act={"player": 0, "phase": "conquest"}, hand=[2, 0], cost={"a": 1}),
    )


def test_adds_to_the_discount_of_the_race() -> None:
    """Rulebook, benefits cumulate: Berserk Giants next to their mountain save both, down to one token."""
    check(
        position(
            VALLEY,
            [player("giants", "berserk", 3), player("humans", "hill")],
            {"d": at(0, "giants"), "g": at(1, "humans", 3)},
            dice=[1],
        ),
        ROLL,
        expect(
            cost={
                "g": {"total": 3, "lines": {"base": 2, "tokens": 3, "giants": -1, "die": -1}},
                "b": {"total": 1, "lines": {"base": 2, "giants": -1, "die": -1, "minimum": 1}},
            }
        ),
    )


def test_a_failed_entry_leaves_the_token_in_hand() -> None:
    """Ruling R025: without a region to fall back to the token waits, and the next turn enters by the edge."""
    check(
        position(
            VALLEY,
            [player("humans", "berserk", 1), player("giants", "hill")],
            {"h": at(1, "giants")},
            dice=[0],
        ),
        ROLL,
        act("conquer", "e"),
        expect(hand=[1, 0], regions={"e": None}),
        END,
        expect(score={"player": 0, "total": 0, "lines": {}}),
        *idle(1),
        expect(why_not={"c": "not_border", "e": "not_enough_tokens"}, can={"conquer": []}),
    )


def test_declined_ghouls_do_not_share_the_roll() -> None:
    """Rulebook, special powers: only its own race has the power; Ghouls have the final attempt."""
    check(
        position(
            VALLEY,
            [player("humans", "berserk", 2, declined=["ghouls"]), player()],
            {"b": at(0, "ghouls", 2), "e": at(0, "humans")},
            dice=[1],
        ),
        act("roll", error="wrong_phase"),
        expect(can={"attempt": ["a", "c", "d"]}),
        STOP,
        ROLL,
        expect(cost={"g": {"total": 1, "lines": {"base": 2, "die": -1}}}),
    )


def test_other_races_cannot_roll_first() -> None:
    """Rulebook, Reinforcement die, and ruling R027: everyone else names the region before the die is cast."""
    check(
        position(VALLEY, [player("humans", "hill", 1), player()], {"c": at(0, "humans")}),
        act("roll", error="wrong_phase"),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("berserk")
