"""Merchant: a second coin for each region of the active race."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_badge_brings_two_tokens() -> None:
    """Ruling R062: Merchant Skeletons start with 6 + 2 tokens of 20."""
    check_badge_value("skeletons", "merchant", 8, 12)


def test_each_active_region_pays_twice_and_declined_ones_once() -> None:
    """Ruling R042: 5 active and 3 declined regions earn 5 + 5 + 3."""
    active = {name: at(0, "giants") for name in "abcde"}
    declined = {name: at(0, "orcs") for name in "fgh"}
    check(
        position(VALLEY, [player("giants", "merchant", declined=["orcs"]), player()], {**active, **declined}),
        *idle(0),
        expect(
            score={"player": 0, "total": 13, "lines": {"regions": 5, "declined": 3, "merchant": 5}},
            coins=[18, 5],
        ),
    )


def test_adds_to_the_bonus_of_the_race() -> None:
    """Rulebook, benefits cumulate: a mine of Merchant Dwarves is worth three coins."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "merchant"), player()],
            {"a": at(0, "dwarves"), "b": at(0, "dwarves"), "d": at(0, "dwarves")},
        ),
        *idle(0),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 3, "dwarves": 2, "merchant": 3}}),
    )


def test_regions_taken_this_turn_count() -> None:
    """Rulebook, Merchant: what is held at the end of the turn, old and new."""
    check(
        position(VALLEY, [player("orcs", "merchant", 3), player()], {"b": at(0, "orcs")}),
        act("conquer", "a"),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "orcs": 1, "merchant": 2}}),
    )


def test_regions_given_up_do_not_count() -> None:
    """Ruling R037: of five lone Amazons four leave the map, and one region is left to trade in."""
    check(
        position(
            VALLEY,
            [player("amazons", "merchant"), player()],
            {name: at(0, "amazons") for name in "abcde"},
        ),
        STOP,
        act("redeploy", tokens={"d": 1}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "merchant": 1}}, hand=[4, 0]),
    )


def test_new_skeletons_bring_no_coins() -> None:
    """Rulebook, Merchant: regions are counted, not tokens; two Lost Tribes bring one Skeleton more."""
    check(
        position(VALLEY, [player("skeletons", "merchant", 6), player()], {"c": at(0, "skeletons")}),
        act("conquer", "a"),
        act("conquer", "f"),
        STOP,
        expect(hand=[1, 0]),
        act("redeploy", tokens={"a": 3, "c": 2, "f": 3}),
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 3, "merchant": 3}}),
    )


def test_without_a_region_there_is_nothing_to_trade() -> None:
    """Rulebook, Merchant: no region, no coin."""
    check(
        position(VALLEY, [player("giants", "merchant", 3, first_turn=False), player()]),
        *idle(0),
        expect(score={"player": 0, "total": 0, "lines": {}}, coins=[5, 5]),
    )


def test_nothing_from_the_turn_of_decline_on() -> None:
    """Rulebook, Entering in decline: declined Merchants earn one coin a region, now and later."""
    once = expect(score={"player": 0, "total": 2, "lines": {"declined": 2}})
    check(
        position(
            VALLEY,
            [player("giants", "merchant"), player("ratmen", "hill")],
            {"b": at(0, "giants"), "c": at(0, "giants", 3), "h": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        act("decline"),
        once,
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        END,
        once,
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("merchant")
