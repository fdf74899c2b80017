"""Magic: the Bag is any relic on the map, once a turn."""

from __future__ import annotations

from sw_widget import Game
from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, check, expect

SWORD = "sword_of_the_killer_rabbit"


def test_own_sword_and_bag_serve_two_conquests() -> None:
    """German compendium, Magic: the relic may be one's own."""
    check(
        duel(LINE, {"a": mine(sword_of_the_killer_rabbit=1), "e": theirs()}, power="magic", hand=3),
        act("conquer", "b", **{"with": ["bag", SWORD]}),
        expect(hand=[2, 0], regions={"a": {"markers": {SWORD: 1}}, "b": {"markers": {"bag": 1}}}),
        act("conquer", "c", **{"with": [SWORD]}),
        expect(hand=[1, 0], regions={"c": {"tokens": 1, "markers": {SWORD: 1}}}),
        act("conquer", "d", **{"with": ["bag", SWORD]}, error="already_used"),
    )


def test_a_relic_that_is_not_on_the_map_cannot_be_copied() -> None:
    check(
        duel(LINE, {"a": mine(), "e": theirs()}, power="magic"),
        act("conquer", "b", **{"with": ["bag", SWORD]}, error="wrong_phase"),
        act("conquer", "b", **{"with": ["bag"]}, error="wrong_phase"),
    )


def test_the_bag_is_another_relic_next_turn_and_one_relic_a_turn() -> None:
    regions = {"c": mine(), "d": theirs(3, sword_of_the_killer_rabbit=1), "e": theirs(stinky_trolls_socks=1)}
    check(
        duel(LINE, regions, power="magic", hand=2),
        act("conquer", "b", **{"with": ["bag", SWORD, "stinky_trolls_socks"]}, error="wrong_phase"),
        act("conquer", "d", **{"with": ["bag", "stinky_trolls_socks"]}),
        expect(hand=[0, 3], regions={"d": {"markers": {"bag": 1, SWORD: 1}}}),
        act("conquer", "b", **{"with": ["bag", SWORD]}, error="already_used"),
    )


def test_it_is_the_doormat_without_any_region() -> None:
    check(
        duel(LINE, {"e": theirs(flying_doormat=1)}, power="magic", hand=5),
        act("conquer", "c", error="not_border"),
        act("conquer", "c", **{"with": ["bag", "flying_doormat"]}),
        expect(regions={"c": {"markers": {"bag": 1}}, "e": {"markers": {"flying_doormat": 1}}}),
    )


def test_it_is_the_orb_the_scepter_and_the_ring() -> None:
    regions = {"c": mine(), "d": theirs(), "e": theirs(shiny_orb=1)}
    check(
        duel(LINE, regions, power="magic", hand=1),
        act("convert", "d", **{"with": ["shiny_orb"]}, error="wrong_phase"),
        act("convert", "d", **{"with": ["bag", "shiny_orb"]}),
        expect(regions={"d": {"race": "ratmen", "markers": {"bag": 1}}, "e": {"markers": {"shiny_orb": 1}}}),
    )
    regions = {"c": mine(), "d": theirs(), "e": theirs(scepter_of_avarice=1, froggys_ring=1)}
    check(
        duel(LINE, regions, power="magic", hand=0),
        act("stop"),
        act("use", "c", trait="scepter_of_avarice", error="wrong_phase"),
        act("use", "c", trait="scepter_of_avarice", **{"with": ["bag"]}),
        act("use", "c", trait="froggys_ring", **{"with": ["bag"]}, error="already_used"),
        expect(regions={"c": {"markers": {"bag": 1}}}),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "scepter_of_avarice": 1}}),
    )
    check(
        duel(LINE, regions, power="magic", hand=0),
        act("stop"),
        act("use", "c", trait="froggys_ring", **{"with": ["bag"]}),
        expect(coins=[6, 4]),
    )


def test_own_scepter_and_bag_double_two_regions() -> None:
    check(
        duel(LINE, {"c": mine(scepter_of_avarice=1), "d": mine()}, power="magic", hand=0),
        act("stop"),
        act("use", "c", trait="scepter_of_avarice", **{"with": ["bag"]}, error="bad_allocation"),
        act("use", "d", trait="scepter_of_avarice", **{"with": ["bag"]}),
        act("use", "c", trait="scepter_of_avarice"),
        act("end_turn"),
        expect(score={"total": 4, "lines": {"regions": 2, "scepter_of_avarice": 2}}),
    )


def test_nobody_gets_the_bag_with_its_region() -> None:
    regions = {"c": mine(bag=1), "d": theirs(2, sword_of_the_killer_rabbit=1), "a": mine()}
    check(
        duel(LINE, regions, power="magic", hand=0),
        act("stop"),
        act("end_turn"),
        act("conquer", "c", **{"with": [SWORD]}),
        expect(regions={"c": {"race": "giants", "markers": {SWORD: 1}}}),
    )


def test_in_decline_the_bag_is_gone() -> None:
    check(
        duel(LINE, {"c": mine(bag=1), "e": theirs()}, power="magic", hand=0),
        act("decline"),
        expect(regions={"c": {"markers": {}}}),
    )


def test_the_bag_is_called_by_its_name() -> None:
    """And the line of what it does by that of the relic."""
    regions = {"c": mine(), "d": theirs(2), "e": theirs(1, stinky_trolls_socks=1)}
    scenario = {"format": "sw-scenario/1", **duel(LINE, regions, power="magic", hand=9)}
    game = Game.from_scenario(scenario).play("conquer", region="d", means=["bag", "stinky_trolls_socks"])
    told = str(game.explain())
    assert "With the help of the Bag" in told
    assert "Cost of d with the Bag" in told
    assert "Stinky Troll's Socks" in told
    assert "Magic" not in told
