"""Pillaging: a coin for each region taken this turn that was not empty."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, act, at, check, expect, player, position


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 5 + 5 Sorcerers of 18."""
    check_badge_value("sorcerers", "pillaging", 10, 8)


def test_pillaging_orcs_are_paid_twice() -> None:
    """Ruling R043: 3 regions that were not empty and 1 that was earn 4 + 3 + 3; the last is won by die."""
    check(
        position(
            VALLEY,
            [player("orcs", "pillaging", 10), player("wizards", "hill")],
            {"b": at(1, "wizards"), "h": at(1, "wizards")},
            dice=[1],
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(hand=[2, 0]),
        act("attempt", "f"),
        END,
        expect(score={"player": 0, "total": 10, "lines": {"regions": 4, "orcs": 3, "pillaging": 3}}),
    )


def test_a_mountain_alone_is_empty() -> None:
    """Rulebook, non-empty regions, and ruling R011: only a Lost Tribe or race tokens are worth pillaging."""
    check(
        position(VALLEY, [player("humans", "pillaging", 3), player()], {"c": at(0, "humans")}),
        act("conquer", "d"),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_declined_tokens_count_whoever_owns_them() -> None:
    """Rulebook, non-empty regions, and ruling R010: a race in decline, be it an enemy's or the own one."""
    check(
        position(
            VALLEY,
            [player("giants", "pillaging", 6, declined=["elves"]), player(declined=["orcs"])],
            {"c": at(0, "giants"), "a": at(0, "elves"), "g": at(0, "elves"), "b": at(1, "orcs")},
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 3, "declined": 1, "pillaging": 2}}),
    )


def test_the_bonus_is_for_this_turn_only() -> None:
    """Rulebook, Pillaging: what was taken last turn is a plain region now."""
    check(
        position(
            VALLEY,
            [player("humans", "pillaging", 3), player("ratmen", "hill")],
            {"c": at(0, "humans"), "h": at(1, "ratmen")},
        ),
        act("conquer", "a"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "pillaging": 1}}),
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"a": 3, "c": 1}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_a_failed_attempt_pillages_nothing() -> None:
    """Rulebook, Pillaging: the region must have been conquered."""
    check(
        position(VALLEY, [player("humans", "pillaging", 1), player()], {"c": at(0, "humans")}, dice=[0]),
        act("attempt", "a"),
        act("redeploy", tokens={"c": 2}),
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_a_conversion_is_a_conquest() -> None:
    """Ruling R075: Pillaging Sorcerers are paid for the region whose lone token they replaced."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "pillaging", 1), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("convert", "b"),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 2}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "pillaging": 1}}),
    )


def test_skeletons_grow_and_pillage_by_the_same_conquests() -> None:
    """Rulebook, benefits cumulate: two regions that were not empty bring a Skeleton and two coins."""
    check(
        position(VALLEY, [player("skeletons", "pillaging", 6), player()], {"c": at(0, "skeletons")}),
        act("conquer", "a"),
        act("conquer", "f"),
        STOP,
        expect(hand=[1, 0], tray={"skeletons": 12}),
        act("redeploy", tokens={"a": 3, "c": 2, "f": 3}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "pillaging": 2}}),
    )


def test_an_abandoned_region_taken_again_was_empty() -> None:
    """Rulebook, Abandoning a region: after leaving, no token stands there that could be pillaged."""
    check(
        position(
            VALLEY, [player("humans", "pillaging", 1), player()], {"b": at(0, "humans"), "c": at(0, "humans")}
        ),
        act("abandon", "b"),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "humans": 1}}),
    )


def test_declined_ghouls_do_not_pillage() -> None:
    """Rulebook, special powers: the power means its own race, not the one in decline beside it."""
    check(
        position(
            VALLEY,
            [player("humans", "pillaging", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "e": at(0, "humans")},
        ),
        act("conquer", "a"),
        STOP,
        STOP,
        END,
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}},
            regions={"a": {"race": "ghouls", "tokens": 3}},
        ),
    )


def test_nothing_in_decline() -> None:
    """Rulebook, Entering in decline: there is no conquest that turn and no bonus from the badge."""
    check(
        position(
            VALLEY,
            [player("humans", "pillaging"), player()],
            {"b": at(0, "humans", 3), "c": at(0, "humans")},
        ),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("pillaging")
