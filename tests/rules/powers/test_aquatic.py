"""Aquatic: a coast is worth a coin more, any other region a coin less."""

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import COAST, act, at, check, expect, player, position

PACKS = ("base", "royal_bonus")


def test_badge_brings_three_tokens() -> None:
    """Badge: 8 + 3 Ratmen."""
    check_badge_value("ratmen", "aquatic", 11, 2, PACKS)


@pytest.mark.parametrize(
    ("regions", "bonus"),
    [("abcdg", 1), ("abcf", 4), ("a", 1), ("c", 1), ("deg", -3), ("ad", 0), ("adeg", -2), ("abcdefg", 1)],
)
def test_coasts_more_others_less(regions: str, bonus: int) -> None:
    """R144: three coasts and two others are six coins; sea and lake both have coasts."""
    lines = {"regions": len(regions), "aquatic": bonus}
    check(
        position(
            COAST,
            [player("ratmen", "aquatic"), player()],
            {name: at(0, "ratmen") for name in regions},
            PACKS,
        ),
        *idle(0),
        expect(
            score={
                "player": 0,
                "total": len(regions) + bonus,
                "lines": {rule: n for rule, n in lines.items() if n},
            }
        ),
    )


def test_a_region_taken_this_turn_counts() -> None:
    """Rules summary, Aquatic: what is held when the turn ends, for better or worse."""
    check(
        position(COAST, [player("ratmen", "aquatic", 5), player()], {"b": at(0, "ratmen")}, PACKS),
        act("conquer", "a"),
        act("conquer", "d"),
        STOP,
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 3, "aquatic": 1}}),
    )


def test_regions_in_decline_are_worth_one() -> None:
    """R041: neither more on a coast nor less inland."""
    check(
        position(
            COAST,
            [player("ratmen", "aquatic", declined=["orcs"]), player()],
            {"a": at(0, "ratmen"), "f": at(0, "orcs"), "g": at(0, "orcs"), "d": at(0, "orcs")},
            PACKS,
        ),
        *idle(0),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 1, "declined": 3, "aquatic": 1}}),
    )


def test_it_adds_to_what_the_race_earns() -> None:
    """Rulebook, benefits cumulate: Humans in a Farmland by the lake; Orcs inland keep what they plundered."""
    check(
        position(COAST, [player("humans", "aquatic"), player()], {"c": at(0, "humans")}, PACKS),
        *idle(0),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "humans": 1, "aquatic": 1}}),
    )
    check(
        position(
            COAST,
            [player("orcs", "aquatic", 3), player("elves", "swamp")],
            {"e": at(0, "orcs"), "g": at(1, "elves"), "b": at(1, "elves")},
            PACKS,
        ),
        act("conquer", "g"),
        STOP,
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 2, "orcs": 1, "aquatic": -2}}),
    )


def test_water_stays_closed() -> None:
    """Rulebook, Seafaring: a coast is held from the land."""
    check(
        position(COAST, [player("ratmen", "aquatic", 5), player()], {"b": at(0, "ratmen")}, PACKS),
        expect(why_not={"s": "water"}),
        act("conquer", "s", error="water"),
    )


def test_coasts_cost_what_they_cost() -> None:
    """Rules summary, Aquatic: it is about coins, not about tokens."""
    check(
        position(COAST, [player("ratmen", "aquatic", 5), player()], {"b": at(0, "ratmen")}, PACKS),
        expect(cost={"a": {"total": 2, "lines": {"base": 2}}, "c": {"total": 2, "lines": {"base": 2}}}),
    )


def test_in_decline_every_region_is_worth_one() -> None:
    """Rulebook, Entering in decline: the badge is gone, its loss as well as its gain."""
    check(
        position(
            COAST,
            [player("ratmen", "aquatic"), player("giants", "hill")],
            {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "d": at(0, "ratmen"), "g": at(1, "giants")},
            PACKS,
        ),
        act("decline"),
        expect(score={"player": 0, "total": 3, "lines": {"declined": 3}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("aquatic", PACKS)
