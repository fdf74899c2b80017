"""Underworld: caverns cost one token less and are neighbours of each other."""

from tests.rules.powers.badges import check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import SYMBOLS, act, at, check, expect, player, position


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 5 + 5 Humans."""
    check_badge_value("humans", "underworld", 10, 0)


def test_from_one_cavern_to_all_others() -> None:
    """Ruling R103: an empty cavern far away can be taken for 1 token from any held cavern."""
    check(
        position(SYMBOLS, [player("ratmen", "underworld", 5), player()], {"g": at(0, "ratmen")}),
        expect(
            cost={
                "c": {"total": 1, "lines": {"base": 2, "underworld": -1}},
                "e": {"total": 2, "lines": {"base": 2, "mountain": 1, "underworld": -1}},
                "h": {"total": 2, "lines": {"base": 2}},
            },
            why_not={"a": "not_adjacent", "b": "not_adjacent", "d": "not_adjacent"},
            can={"conquer": ["c", "e", "h"]},
        ),
        act("conquer", "c"),
        expect(hand=[4, 0], can={"conquer": ["a", "b", "d", "e", "h"]}),
    )


def test_without_a_cavern_there_is_no_link() -> None:
    """Ruling R104: a cavern that is not next to a held region is out of reach; the one beside it costs 1."""
    check(
        position(SYMBOLS, [player("ratmen", "underworld", 5), player()], {"h": at(0, "ratmen")}),
        expect(
            why_not={"c": "not_adjacent", "e": "not_adjacent"},
            cost={"g": {"total": 1, "lines": {"base": 2, "underworld": -1}}, "c": None},
        ),
    )


def test_tokens_and_lost_tribes_in_a_cavern() -> None:
    """Rulebook, Underworld: the discount is taken from whatever the cavern costs, and only from caverns."""
    check(
        position(
            SYMBOLS,
            [player("ratmen", "underworld", 5), player("trolls", "hill")],
            {"c": at(0, "ratmen"), "g": {"lost_tribe": 1}, "e": at(1, "trolls", 2), "d": at(1, "trolls")},
        ),
        expect(
            cost={
                "g": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "underworld": -1}},
                "e": {
                    "total": 5,
                    "lines": {"base": 2, "tokens": 2, "mountain": 1, "lair": 1, "underworld": -1},
                },
                "d": {"total": 4, "lines": {"base": 2, "tokens": 1, "lair": 1}},
            }
        ),
    )


def test_entry_is_by_the_edge_as_for_others() -> None:
    """Rulebook, First conquest: caverns are neighbours of each other, not of the edge; the discount holds."""
    check(
        position(SYMBOLS, [player("ratmen", "underworld", 13), player()]),
        expect(
            can={"conquer": ["a", "b", "e", "g", "i", "j"]},
            why_not={"c": "not_border"},
            cost={"g": 1, "e": 2, "a": 2},
        ),
        act("conquer", "g"),
        expect(hand=[12, 0], cost={"c": 1}),
    )


def test_giants_strike_through_the_caverns() -> None:
    """German compendium, Giants: with Underworld a cavern is next to a held mountain that has a cavern."""
    check(
        position(SYMBOLS, [player("giants", "underworld", 5), player()], {"e": at(0, "giants")}),
        expect(
            cost={
                "c": {"total": 1, "lines": {"base": 2, "giants": -1, "underworld": -1, "minimum": 1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1, "underworld": -1, "minimum": 1}},
                "d": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )
    check(
        position(
            SYMBOLS,
            [player("giants", "underworld", 5), player("ratmen", "hill")],
            {"e": at(0, "giants"), "c": at(1, "ratmen", 3)},
        ),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 3, "giants": -1, "underworld": -1}}}),
    )


def test_giants_in_a_forest_cavern_hold_no_mountain() -> None:
    """Rulebook, Giants: the mountain must be held; to attack one through a cavern saves nothing."""
    check(
        position(SYMBOLS, [player("giants", "underworld", 5), player()], {"c": at(0, "giants")}),
        expect(cost={"e": {"total": 2, "lines": {"base": 2, "mountain": 1, "underworld": -1}}}),
    )


def test_sorcerers_convert_through_the_caverns() -> None:
    """Ruling R074: what they could conquer they can convert, once for the same opponent."""
    check(
        position(
            SYMBOLS,
            [player("sorcerers", "underworld", 1), player("humans", "hill")],
            {"c": at(0, "sorcerers"), "g": at(1, "humans"), "e": at(1, "humans"), "j": at(1, "humans")},
        ),
        expect(can={"convert": ["e", "g"]}),
        act("convert", "j", error="not_adjacent"),
        act("convert", "g"),
        expect(hand=[1, 0], regions={"g": {"player": 0, "race": "sorcerers", "tokens": 1}}),
        act("convert", "e", error="already_used"),
    )


def test_the_final_attempt_goes_through_the_caverns() -> None:
    """Rulebook, Reinforcement die: a cavern within reach may be tried, short of its lowered cost."""
    check(
        position(
            SYMBOLS,
            [player("ratmen", "underworld", 1), player("giants", "hill")],
            {"c": at(0, "ratmen"), "g": at(1, "giants", 2), "e": at(1, "giants", 3)},
            dice=[2],
        ),
        expect(cost={"g": 3, "e": 5}, chance={"g": "1/3", "e": None}),
        act("attempt", "e", error="too_far_short"),
        act("attempt", "g"),
        expect(regions={"g": {"player": 0, "tokens": 1}}),
    )


def test_the_links_are_for_this_race_only() -> None:
    """Rulebook, Underworld: for other races, those that attack it included, caverns are not connected."""
    check(
        position(
            SYMBOLS,
            [player("humans", "hill", 5), player("ratmen", "underworld")],
            {"c": at(0, "humans"), "g": at(1, "ratmen")},
        ),
        expect(why_not={"g": "not_adjacent", "e": "not_adjacent"}, can={"conquer": ["a", "b", "d"]}),
    )


def test_declined_ghouls_have_lost_the_way() -> None:
    """Rulebook, Entering in decline: neither the link nor the discount is left."""
    check(
        position(
            SYMBOLS,
            [player("ghouls", "underworld"), player("ratmen", "hill")],
            {"g": at(0, "ghouls", 4), "i": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        expect(cost={"c": 1, "e": 2}),
        act("decline"),
        *idle(1),
        act("pick", slot=0, by=0),
        expect(cost={"e": {"total": 3, "lines": {"base": 2, "mountain": 1}}}, why_not={"c": "not_adjacent"}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("underworld")
