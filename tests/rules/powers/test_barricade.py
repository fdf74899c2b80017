"""Barricade: three coins for a race that holds four regions at most."""

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, act, at, check, expect, player, position

PACKS = ("base", "be_not_afraid")


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen."""
    check_badge_value("ratmen", "barricade", 12, 1, PACKS)


@pytest.mark.parametrize(
    ("regions", "coins"), [("c", 3), ("bcd", 3), ("bcdg", 3), ("bcdgh", 0), ("abcdegh", 0)]
)
def test_four_regions_or_fewer(regions: str, coins: int) -> None:
    """R132: four regions are worth seven coins, five only five."""
    lines = {"regions": len(regions), "barricade": coins}
    check(
        position(
            VALLEY,
            [player("ratmen", "barricade"), player()],
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


def test_a_fifth_region_taken_this_turn_costs_the_bonus() -> None:
    """Rules summary, Barricade: what is held at the end of the turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "barricade", 2), player()],
            {name: at(0, "ratmen") for name in "bcdg"},
            PACKS,
        ),
        act("conquer", "e"),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 5}}),
    )


def test_a_region_given_up_can_bring_it() -> None:
    """Rules summary, Barricade: five at the start, four at the end."""
    check(
        position(
            VALLEY,
            [player("ratmen", "barricade"), player()],
            {name: at(0, "ratmen") for name in "bcdgh"},
            PACKS,
        ),
        act("abandon", "h"),
        STOP,
        act("redeploy", tokens={"b": 2, "c": 1, "d": 1, "g": 1}),
        END,
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "barricade": 3}}),
    )


def test_regions_in_decline_do_not_count() -> None:
    """R041: the regions of the race with the badge, not the ruins of another, Ghouls included."""
    for race in ("orcs", "ghouls"):
        check(
            position(
                VALLEY,
                [player("ratmen", "barricade", declined=[race]), player()],
                {**{name: at(0, "ratmen") for name in "bcdg"}, "a": at(0, race), "f": at(0, race)},
                PACKS,
            ),
            *([STOP] if race == "ghouls" else []),
            *idle(0),
            expect(score={"player": 0, "total": 9, "lines": {"regions": 4, "declined": 2, "barricade": 3}}),
        )


def test_amazons_are_counted_after_they_left() -> None:
    """R036 and Barricade: six Amazons on five regions keep two, and those are few enough."""
    check(
        position(
            VALLEY,
            [player("amazons", "barricade"), player()],
            {"b": at(0, "amazons", 2), **{name: at(0, "amazons") for name in "cdgh"}},
            PACKS,
        ),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 1}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "barricade": 3}}),
    )


def test_every_turn_pays() -> None:
    """Rules summary, Barricade: each time, not once."""
    check(
        position(
            VALLEY,
            [player("ratmen", "barricade"), player("giants", "swamp")],
            {"b": at(0, "ratmen"), "h": at(1, "giants")},
            PACKS,
        ),
        *idle(0),
        expect(coins=[9, 5]),
        *idle(1),
        *idle(0),
        expect(coins=[13, 6]),
    )


def test_no_bonus_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is gone before the coins are counted."""
    check(
        position(
            VALLEY,
            [player("ratmen", "barricade"), player("giants", "swamp")],
            {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "h": at(1, "giants")},
            PACKS,
        ),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("barricade", PACKS)
