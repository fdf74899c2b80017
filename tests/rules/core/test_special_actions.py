"""The actions that only some races and powers have, as the case format words them."""

from __future__ import annotations

from typing import Any

from tests.rules.support import COAST, SYMBOLS, VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def berserk(hand: int, dice: list[int], **regions: Json | None) -> Json:
    """Ann's Berserk Wizards stand in c; Ben's Giants hold d with two tokens (cost 5)."""
    return position(
        VALLEY,
        [player("wizards", "berserk", hand), player("giants", "forest")],
        {"c": at(0, "wizards"), "d": at(1, "giants", 2), "h": at(1, "giants"), **regions},
        dice=dice,
    )


def test_the_roll_counts_from_then_on() -> None:
    """Costs, reasons and lists count the die once it is rolled, and not before. Case format, `roll`."""
    check(
        berserk(3, [2]),
        expect(
            cost={"d": 5, "b": 2},
            can={"conquer": ["a", "b", "f"], "roll": True},
            why_not={"d": "not_enough_tokens"},
        ),
        act("roll"),
        expect(
            cost={
                "d": {"total": 3, "lines": {"base": 2, "tokens": 2, "mountain": 1, "die": -2}},
                "a": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "die": -2}},
            },
            can={"conquer": ["a", "b", "d", "f"], "roll": False},
            hand=[3, 0],
            to_act={"player": 0, "phase": "conquest"},
        ),
    )


def test_the_roll_leaves_one_token_to_pay() -> None:
    """A 3 on a region for 2 still takes one token. Ruling R084; case format, ledger lines."""
    check(
        berserk(1, [3]),
        act("roll"),
        expect(cost={"b": {"total": 1, "lines": {"base": 2, "die": -3, "minimum": 2}}}),
        act("conquer", "b"),
        expect(hand=[0, 0], regions={"b": {"player": 0, "tokens": 1}}),
    )


def test_one_roll_for_one_conquest() -> None:
    """A second roll is refused until the first is spent. Case format, Actions."""
    check(
        berserk(6, [1, 0]),
        act("roll"),
        act("roll", error="already_used"),
        act("conquer", "b"),
        expect(hand=[5, 0], cost={"a": 3}),
        act("roll"),
        expect(cost={"a": 3}),
    )


def test_a_roll_needs_a_token() -> None:
    """With an empty hand there is nothing to roll for. Case format, Actions."""
    check(berserk(0, [3]), expect(can={"roll": False}), act("roll", error="no_tokens"))


def test_a_conquest_that_the_roll_does_not_pay_is_the_last_attempt() -> None:
    """After a roll a region that is too dear may be tried; it fails and conquests end. R082; case format."""
    check(
        berserk(1, [0]),
        act("roll"),
        expect(can={"conquer": []}),
        act("conquer", "h", error="not_adjacent"),
        act("conquer", "b"),
        expect(
            hand=[1, 0],
            regions={"b": None},
            to_act={"player": 0, "phase": "redeploy"},
        ),
        act("redeploy", tokens={"c": 2}),
        act("end_turn"),
    )


def test_without_a_roll_a_dear_region_is_refused() -> None:
    """Only a roll turns a conquest into an attempt. Case format, Actions."""
    check(
        berserk(1, [0]),
        act("conquer", "b", error="not_enough_tokens"),
        expect(to_act={"player": 0, "phase": "start"}),
    )


def test_berserk_may_conquer_without_rolling() -> None:
    """The roll is an offer. Rulebook, Berserk."""
    check(berserk(4, []), act("conquer", "b"), act("conquer", "a", error="not_enough_tokens"), act("stop"))


def test_flying_sorcerers_convert_without_a_region() -> None:
    """Others need a neighbouring Sorcerer; flying ones reach any land. Case format, Actions; R074."""
    regions = {"c": at(1, "humans"), "g": at(1, "humans", 2)}
    check(
        position(VALLEY, [player("sorcerers", "flying", 5), player("humans", "forest")], regions),
        expect(can={"convert": ["c"]}),
        act("convert", "c"),
        expect(hand=[5, 0], regions={"c": {"player": 0, "race": "sorcerers", "tokens": 1}}),
    )
    check(
        position(VALLEY, [player("sorcerers", "mounted", 5), player("humans", "forest")], regions),
        expect(can={"convert": []}),
        act("convert", "c", error="not_adjacent"),
    )


def test_a_dragon_enters_too() -> None:
    """One token and the Dragon on an entry region is a first conquest; inland it is not. Ruling R092."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 3), player("giants", "forest")],
            {"e": at(1, "giants", 6), "d": at(1, "giants", 2), "h": at(1, "giants")},
        ),
        act("conquer", "d", **{"with": ["dragon"]}, error="not_border"),
        act("conquer", "e", **{"with": ["dragon"]}),
        expect(hand=[2, 5], regions={"e": {"player": 0, "tokens": 1, "markers": {"dragon": 1}}}),
    )


def test_heroes_that_are_not_on_the_board_are_at_hand() -> None:
    """What a scenario does not list is in its owner's supply. Scenario format, `regions`."""
    check(
        position(VALLEY, [player("elves", "heroic"), player()], {"b": at(0, "elves"), "c": at(0, "elves")}),
        act("stop"),
        act("place", marker="hero", regions={"b": 1, "c": 1}),
        act("end_turn"),
        expect(regions={"b": {"markers": {"hero": 1}}, "c": {"markers": {"hero": 1}}}),
    )


def test_a_seventh_fortress() -> None:
    """Six fortresses on the map are all there are. Ruling R096; case format, codes."""
    held = {region: at(0, "ratmen", 1, fortress=1) for region in "abcdef"}
    check(
        position(VALLEY, [player("ratmen", "fortified"), player()], {**held, "g": at(0, "ratmen")}),
        act("stop"),
        act("place", marker="fortress", regions={"g": 1}, error="marker_limit"),
        act("end_turn"),
        expect(score={"player": 0, "total": 13, "lines": {"regions": 7, "fortified": 6}}),
    )


def test_holes_left_to_dig() -> None:
    """Halflings who stand in one region have one hole left; who stand nowhere and are not new have none.
    Scenario format, `regions`."""
    one = position(VALLEY, [player("halflings", "swamp", 6), player()], {"b": at(0, "halflings", 1, hole=1)})
    check(
        one,
        act("conquer", "c"),
        act("conquer", "d"),
        expect(regions={"c": {"markers": {"hole": 1}}, "d": {"markers": {}}}),
    )
    old = position(VALLEY, [player("halflings", "swamp", 6, first_turn=False), player()])
    check(old, act("conquer", "c"), expect(regions={"c": {"tokens": 2, "markers": {}}}))
    new = position(VALLEY, [player("halflings", "swamp", 6), player()])
    check(new, act("conquer", "c"), expect(regions={"c": {"tokens": 2, "markers": {"hole": 1}}}))


def test_peace_lasts_until_the_diplomats_next_turn() -> None:
    """The ally may not attack the Diplomat's active race, and may name nobody himself. Rulebook, Diplomat."""
    check(
        position(
            VALLEY,
            [player("elves", "diplomat"), player("ratmen", "hill", 6), player("wizards", "swamp", 6)],
            {"c": at(0, "elves"), "b": at(1, "ratmen"), "f": at(2, "wizards")},
        ),
        act("stop"),
        expect(can={"ally": [1, 2]}),
        act("ally", player=2),
        act("ally", player=1),
        act("end_turn"),
        expect(why_not={"c": "peace"}),
        act("stop", by=1),
        act("redeploy", tokens={"b": 7}),
        act("end_turn"),
        expect(cost={"c": 3}),
        act("stop", by=2),
        act("redeploy", tokens={"f": 7}),
        act("end_turn"),
        act("stop", by=0),
        act("ally", player=None),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, cost={"c": 3}),
    )


def test_peace_ends_when_the_diplomat_declines() -> None:
    """With the decline the pact is over. Ruling R090."""
    check(
        position(
            VALLEY,
            [player("elves", "diplomat", ally=1), player("ratmen", "hill", 6)],
            {"c": at(0, "elves"), "b": at(1, "ratmen")},
        ),
        act("decline"),
        expect(to_act={"player": 1, "phase": "start"}, cost={"c": 3}),
    )


def test_caverns_and_water_for_those_who_may() -> None:
    """Underworld links caverns, Seafaring takes water; the same regions are out of reach for others.
    Rulebook, Special Powers."""
    cavern = {"c": at(0, "ratmen")}
    check(
        position(SYMBOLS, [player("ratmen", "underworld", 4), player()], cavern),
        expect(cost={"e": 2, "g": 1}),
    )
    check(
        position(SYMBOLS, [player("ratmen", "wealthy", 4), player()], cavern),
        expect(why_not={"e": "not_adjacent", "g": "not_adjacent"}),
    )
    shore = {"c": at(0, "ratmen")}
    check(position(COAST, [player("ratmen", "seafaring", 4), player()], shore), expect(cost={"l": 2}))
    check(position(COAST, [player("ratmen", "wealthy", 4), player()], shore), expect(why_not={"l": "water"}))
