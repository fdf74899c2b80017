"""Imperial: a coin for each region beyond the third."""

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, act, at, check, expect, player, position

PACKS = ("base", "be_not_afraid")


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen."""
    check_badge_value("ratmen", "imperial", 12, 1, PACKS)


@pytest.mark.parametrize(
    ("regions", "coins"), [("c", 0), ("bcd", 0), ("bcdg", 1), ("bcdgh", 2), ("abcdefgh", 5)]
)
def test_a_coin_for_each_beyond_three(regions: str, coins: int) -> None:
    """R133: five regions are worth seven coins; there is no upper limit."""
    lines = {"regions": len(regions), "imperial": coins}
    check(
        position(
            VALLEY,
            [player("ratmen", "imperial"), player()],
            {name: at(0, "ratmen") for name in regions},
            PACKS,
        ),
        *idle(0),
        expect(
            score={
                "player": 0,
                "total": len(regions) + coins,
                "lines": {rule: n for rule, n in lines.items() if n},
            }
        ),
    )


def test_regions_taken_this_turn_count() -> None:
    """Rules summary, Imperial: what is held at the end of the turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "imperial", 2), player()],
            {name: at(0, "ratmen") for name in "bcd"},
            PACKS,
        ),
        act("conquer", "e"),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 4, "imperial": 1}}),
    )


def test_regions_in_decline_do_not_count() -> None:
    """R041: neither to reach three nor beyond."""
    check(
        position(
            VALLEY,
            [player("ratmen", "imperial", declined=["orcs"]), player()],
            {**{name: at(0, "ratmen") for name in "bcd"}, **{name: at(0, "orcs") for name in "afg"}},
            PACKS,
        ),
        *idle(0),
        expect(score={"player": 0, "total": 6, "lines": {"regions": 3, "declined": 3}}),
    )


def test_it_adds_to_what_the_race_earns() -> None:
    """Rulebook, benefits cumulate: Imperial Humans on two Farmlands and two other regions."""
    check(
        position(
            VALLEY,
            [player("humans", "imperial"), player()],
            {name: at(0, "humans") for name in "bcdf"},
            PACKS,
        ),
        *idle(0),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "humans": 2, "imperial": 1}}),
    )


def test_amazons_are_counted_after_they_left() -> None:
    """R036 and Imperial: nine Amazons on six regions keep five."""
    check(
        position(
            VALLEY,
            [player("amazons", "imperial"), player()],
            {"b": at(0, "amazons", 4), **{name: at(0, "amazons") for name in "acdgh"}},
            PACKS,
        ),
        STOP,
        act("redeploy", tokens=dict.fromkeys("abcdg", 1)),
        END,
        expect(score={"player": 0, "total": 7, "lines": {"regions": 5, "imperial": 2}}),
    )


def test_no_bonus_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is gone before the coins are counted."""
    check(
        position(
            VALLEY,
            [player("ratmen", "imperial"), player("giants", "swamp")],
            {**{name: at(0, "ratmen") for name in "bcdfg"}, "h": at(1, "giants")},
            PACKS,
        ),
        act("decline"),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 5}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("imperial", PACKS)
