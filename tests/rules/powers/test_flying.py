"""Flying: any land region of the map, near or far."""

from tests.rules.powers.badges import check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position

LAND = ["a", "b", "c", "d", "e", "f", "g"]


def test_badge_brings_five_tokens() -> None:
    """Ruling R062: Flying Amazons start with 6 + 4 + 5 tokens, all there are."""
    check_badge_value("amazons", "flying", 15, 0)


def test_entry_on_any_land() -> None:
    """German compendium, Flying, and ruling R017: the first conquest may be inland too, never on water."""
    check(
        position(COAST, [player("ratmen", "flying", 13), player()]),
        expect(can={"conquer": LAND}, why_not={"s": "water", "l": "water"}),
        act("conquer", "l", error="water"),
        act("conquer", "d"),
        expect(hand=[10, 0]),
    )


def test_regions_need_not_touch() -> None:
    """Rulebook, Flying: a conquest need not be next to what is held."""
    check(
        position(VALLEY, [player("ratmen", "flying", 6), player()], {"a": at(0, "ratmen")}),
        act("conquer", "h"),
        act("conquer", "f"),
        expect(hand=[0, 0], regions={"h": {"tokens": 3}, "f": {"tokens": 3}}),
    )


def test_flying_saves_nothing_and_breaks_no_protection() -> None:
    """Rulebook, Flying: the price is the usual one, own regions are no target, and heroes are immune."""
    check(
        position(
            VALLEY,
            [player("ratmen", "flying", 9), player("trolls", "heroic")],
            {"a": at(0, "ratmen"), "g": at(1, "trolls", hero=1), "h": at(1, "trolls", 2)},
        ),
        expect(
            cost={"h": {"total": 6, "lines": {"base": 2, "tokens": 2, "mountain": 1, "lair": 1}}},
            why_not={"a": "own_region", "g": "immune"},
        ),
    )


def test_flying_giants_save_only_beside_their_mountain() -> None:
    """Rulebook, Giants: reach is not neighbourhood; only regions that touch a held mountain are cheaper."""
    check(
        position(VALLEY, [player("giants", "flying", 6), player()], {"d": at(0, "giants")}),
        expect(
            cost={
                "e": {"total": 1, "lines": {"base": 2, "giants": -1}},
                "a": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
                "h": {"total": 3, "lines": {"base": 2, "mountain": 1}},
            }
        ),
    )


def test_flying_sorcerers_convert_anywhere() -> None:
    """Ruling R074: Sorcerers reach by conversion what they could conquer."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "flying", 1), player("humans", "hill")],
            {"a": at(0, "sorcerers"), "h": at(1, "humans"), "g": at(1, "humans", 2)},
        ),
        expect(can={"convert": ["h"]}),
        act("convert", "h"),
        expect(
            hand=[1, 0],
            regions={"h": {"player": 0, "race": "sorcerers", "tokens": 1}},
            tray={"sorcerers": 15},
        ),
    )


def test_flying_sorcerers_may_enter_by_conversion() -> None:
    """Ruling R074: without a region other Sorcerers have no neighbour to convert; flying ones need none."""
    humans = {"g": at(1, "humans"), "b": at(1, "humans")}
    check(
        position(VALLEY, [player("sorcerers", "flying", 2), player("humans", "hill")], humans),
        act("convert", "g"),
        expect(hand=[2, 0], regions={"g": {"player": 0, "race": "sorcerers", "tokens": 1}}),
        act("convert", "b", error="already_used"),
    )
    check(
        position(VALLEY, [player("sorcerers", "swamp", 2), player("humans", "hill")], humans),
        act("convert", "b", error="not_adjacent"),
        expect(can={"convert": []}),
    )


def test_the_final_attempt_flies_too() -> None:
    """Rulebook, Reinforcement die: any region that could be conquered may be tried."""
    check(
        position(VALLEY, [player("orcs", "flying", 1), player()], {"a": at(0, "orcs")}, dice=[2]),
        expect(
            can={"conquer": [], "attempt": ["b", "c", "d", "e", "f", "g", "h"]},
            chance={"h": "1/3", "g": "1/2"},
        ),
        act("attempt", "h"),
        expect(regions={"h": {"player": 0, "tokens": 1}}),
    )


def test_who_gives_up_everything_flies_back_in() -> None:
    """Rulebook, Abandoning a region: entering anew is free for a race that may enter anywhere."""
    check(
        position(VALLEY, [player("orcs", "flying"), player()], {"a": at(0, "orcs", 2)}),
        act("abandon", "a"),
        act("conquer", "g"),
        expect(hand=[0, 0], regions={"a": None, "g": {"player": 0, "tokens": 2}}),
    )


def test_declined_ghouls_have_lost_their_wings() -> None:
    """Ruling R068: Flying Ghouls in decline conquer next to their regions only."""
    check(
        position(
            VALLEY,
            [player("ghouls", "flying"), player("ratmen", "hill")],
            {"a": at(0, "ghouls", 3), "h": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        expect(can={"conquer": ["b", "c", "e", "g"]}),
        act("decline"),
        *idle(1),
        act("pick", slot=0, by=0),
        expect(can={"conquer": ["b", "c"]}, why_not={"g": "not_adjacent"}),
        act("conquer", "e", error="not_adjacent"),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("flying")
