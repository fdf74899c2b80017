"""Swamp: a coin for each swamp of the active race."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 5 + 4 Wizards."""
    check_badge_value("wizards", "swamp", 9, 1)


def test_a_coin_for_each_swamp() -> None:
    """Rulebook, Swamp: two swamps of four regions, beside the magic source of the Wizards."""
    check(
        position(
            SYMBOLS,
            [player("wizards", "swamp"), player()],
            {"b": at(0, "wizards"), "c": at(0, "wizards"), "d": at(0, "wizards"), "g": at(0, "wizards")},
        ),
        *idle(0),
        expect(
            score={"player": 0, "total": 7, "lines": {"regions": 4, "wizards": 1, "swamp": 2}}, coins=[12, 5]
        ),
    )


def test_swamps_of_the_declined_race_do_not_count() -> None:
    """Rulebook, special powers, and ruling R041: only the race with the badge is meant."""
    check(
        position(
            SYMBOLS,
            [player("giants", "swamp", declined=["orcs"]), player()],
            {"d": at(0, "giants"), "h": at(0, "giants"), "g": at(0, "orcs")},
        ),
        *idle(0),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "swamp": 1}}),
    )


def test_a_swamp_won_by_the_die_counts() -> None:
    """Rulebook, Swamp: what is held at the end of the turn, however it was won."""
    check(
        position(VALLEY, [player("humans", "swamp", 1), player()], {"g": at(0, "humans")}, dice=[1]),
        act("attempt", "e"),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "swamp": 1}}),
    )


def test_a_swamp_won_by_conversion_counts() -> None:
    """Rulebook, Swamp and Sorcerers: a converted region is held like any other."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("humans", "hill")],
            {"g": at(0, "sorcerers"), "e": at(1, "humans"), "a": at(1, "humans")},
        ),
        act("convert", "e"),
        STOP,
        act("redeploy", tokens={"e": 1, "g": 2}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "swamp": 1}}),
    )


def test_an_abandoned_swamp_pays_nothing() -> None:
    """Rulebook, Abandoning a region: it is no longer held, so there is neither coin nor bonus."""
    check(
        position(VALLEY, [player("humans", "swamp"), player()], {"e": at(0, "humans"), "g": at(0, "humans")}),
        act("abandon", "e"),
        STOP,
        act("redeploy", tokens={"g": 2}),
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_dwarves_in_decline_keep_the_mine_and_lose_the_swamp() -> None:
    """Rulebook, Dwarves and Entering in decline: their own benefit goes on, that of the badge does not."""
    declined = expect(score={"player": 0, "total": 3, "lines": {"declined": 2, "dwarves": 1}})
    check(
        position(
            SYMBOLS,
            [player("dwarves", "swamp"), player("ratmen", "hill")],
            {"d": at(0, "dwarves"), "g": at(0, "dwarves"), "i": at(1, "ratmen")},
            **on_offer("humans forest", "elves stout"),
        ),
        act("decline"),
        declined,
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        END,
        declined,
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("swamp")
