"""The land below ground: terrains that count as others, rivers, chasms, monsters."""

from __future__ import annotations

import pytest

from sw_widget import Game, packs
from sw_widget.game.errors import ScenarioError
from tests.rules.support import act, at, board, check, expect, player, position

BOTH = ("base", "underground")
ALL = tuple(packs.printed())

#   a --- r --- b --- c --- d      r is a river, x a chasm
#               |
#               x
BANKS = board(
    "ar rb bc cd bx",
    a="hill border",
    r="river",
    b="mushroom_forest",
    c="black_mountain",
    d="mud border",
    x="chasm",
)


def banks(power: str = "alchemist", race: str = "ratmen", hand: int = 6, **more: object) -> dict[str, object]:
    """The first player stands in a with a hand; the second far away in d."""
    return position(
        BANKS,
        [player(race, power, hand, first_turn=False), player("giants", "hill")],
        {"a": at(0, race), "d": at(1, "giants")},
        packs=ALL,
        **more,
    )


# Rivers


def test_a_river_costs_one_token_and_must_be_left_at_redeployment() -> None:
    """R173. German compendium, Kraken and Lizardmen: only they stay in rivers, or pass without conquering
    them.
    """
    check(
        banks(),
        expect(cost={"r": {"total": 1, "lines": {"base": 1}}}, why_not={"b": "not_adjacent"}),
        act("conquer", "r"),
        expect(hand=[5, 0], regions={"r": {"player": 0, "race": "ratmen", "tokens": 1}}),
        act("conquer", "b"),
        expect(hand=[3, 0]),
        act("stop"),
        expect(hand=[4, 0], regions={"r": None}, to_act={"player": 0, "phase": "redeploy"}),
        act("redeploy", tokens={"a": 3, "b": 3, "r": 1}, error="bad_allocation"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"a": 3, "b": 4}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "alchemist": 2}}),
    )


def test_whoever_has_nothing_but_a_river_keeps_the_tokens_in_hand() -> None:
    check(
        position(
            BANKS,
            [player("ratmen", "alchemist", 4, first_turn=False), player("giants", "hill")],
            {"a": at(0, "ratmen"), "d": at(1, "giants")},
            packs=BOTH,
        ),
        act("abandon", "a"),
        act("conquer", "a"),
        act("conquer", "r"),
        act("stop"),
        act("redeploy", tokens={"a": 5}),
        act("end_turn"),
    )
    only_rivers = board("ar rb", a="hill border", r="river border", b="mud border")
    check(
        position(
            only_rivers,
            [player("ratmen", "alchemist", 2, first_turn=False), player("giants", "hill")],
            {"b": at(1, "giants", 4)},
            packs=BOTH,
        ),
        act("conquer", "r"),
        act("stop"),
        expect(hand=[2, 0], regions={"r": None}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"alchemist": 2}}, hand=[2, 0]),
    )


def test_a_river_at_the_edge_is_a_way_in_and_its_banks_are_not() -> None:
    edge = board("rb ba", r="river border", b="mud", a="hill border")
    check(
        position(edge, [player("ratmen", "alchemist", 5), player("giants", "hill")], {}, packs=BOTH),
        expect(why_not={"b": "not_border"}, can={"conquer": ["r", "a"]}),
        act("conquer", "r"),
        expect(can={"conquer": ["b"]}),
    )


def test_seafaring_races_stay_in_rivers_and_are_paid_in_decline_too() -> None:
    """German compendium, Seafaring: rivers, lakes and seas."""
    check(
        banks("seafaring"),
        act("conquer", "r"),
        act("stop"),
        act("redeploy", tokens={"a": 4, "r": 3}),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
        act("stop", by=1),
        act("end_turn"),
        act("decline", by=0),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"r": {"player": 0, "race": "ratmen", "tokens": 1, "in_decline": True}},
        ),
    )


def test_who_stands_in_a_river_must_be_conquered() -> None:
    check(
        position(
            BANKS,
            [
                player("ratmen", "alchemist", 6, first_turn=False),
                player("giants", "seafaring"),
            ],
            {"a": at(0, "ratmen"), "r": at(1, "giants", 2), "d": at(1, "giants")},
            packs=BOTH,
        ),
        expect(cost={"r": {"total": 3, "lines": {"base": 1, "tokens": 2}}}),
        act("conquer", "r"),
        act("stop"),
        act("redeploy", tokens={"a": 7}),
        act("end_turn"),
        expect(regions={"r": None, "d": {"tokens": 2}}, tray={"giants": 9}),
    )


def test_ghouls_in_decline_leave_rivers_when_their_player_redeploys() -> None:
    """R263."""
    check(
        position(
            BANKS,
            [
                player("ratmen", "alchemist", 3, declined=["ghouls"], first_turn=False),
                player("giants", "hill"),
            ],
            {"a": at(0, "ghouls", 3), "c": at(0, "ratmen"), "d": at(1, "giants")},
            packs=BOTH,
        ),
        act("conquer", "r"),
        act("stop"),
        act("conquer", "b"),
        expect(regions={"r": {"race": "ghouls", "tokens": 1}}),
        act("stop"),
        expect(regions={"r": None}, hand_of={"ghouls": 2}),
        act("redeploy", race="ghouls", tokens={"a": 3}),
        act("redeploy", tokens={"b": 1, "c": 3}),
        act("end_turn"),
    )


def test_barbarians_take_what_leaves_a_river_in_hand_since_they_do_not_redeploy() -> None:
    """R263."""
    check(
        banks(race="barbarians"),
        act("conquer", "r"),
        act("conquer", "b"),
        act("stop"),
        expect(hand=[4, 0], regions={"r": None}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "alchemist": 2}}, hand=[4, 0]),
    )


def test_lairs_leave_the_river_with_the_trolls() -> None:
    """R263."""
    check(
        banks(race="trolls", hand=5),
        act("conquer", "r"),
        expect(regions={"r": {"markers": {"lair": 1}}}),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 3, "b": 3}),
        act("end_turn"),
        expect(regions={"r": None}),
    )


def test_a_flying_race_does_not_come_down_on_a_river() -> None:
    """German compendium, Flying: anywhere but rivers, lakes and seas."""
    far = board("ab bc cr", a="hill border", b="mud", c="mud", r="river")
    check(
        position(
            far,
            [player("ratmen", "flying", 6, first_turn=False), player("giants", "hill")],
            {"a": at(0, "ratmen")},
            packs=BOTH,
        ),
        expect(why_not={"r": "not_adjacent"}, can={"conquer": ["b", "c"]}),
        act("conquer", "c"),
        act("conquer", "r"),
    )


def test_no_race_begins_a_turn_in_a_river_unless_it_may_stay() -> None:
    scenario = banks()
    scenario["regions"]["r"] = at(0, "ratmen")  # type: ignore[index]
    with pytest.raises(ScenarioError, match=r"regions\.r\.race.*cannot stay in a river"):
        Game.from_scenario({**scenario, "format": "sw-scenario/1"})


def test_a_preview_does_not_count_a_river_that_must_be_left() -> None:
    game = Game.from_scenario({**banks(), "format": "sw-scenario/1"})
    game.play({"do": "conquer", "region": "r"})
    assert game.score_preview().total == 3
    game.play({"do": "conquer", "region": "b"})
    assert game.score_preview().total == 4


# Chasms


def test_nobody_conquers_a_chasm() -> None:
    for power in ("seafaring", "flying", "alchemist"):
        check(banks(power), expect(why_not={"x": "water"}, cost={"x": None}))


# Terrains that count as the same


@pytest.mark.parametrize(
    ("race", "power", "terrain", "rule"),
    [
        ("wizards", "alchemist", "mystic_crystal", "wizards"),
        ("dwarves", "alchemist", "mining", "dwarves"),
        ("ratmen", "forest", "mushroom_forest", "forest"),
        ("ratmen", "swamp", "mud", "swamp"),
    ],
)
def test_coins_for_a_terrain_come_for_its_equal_below_ground(
    race: str, power: str, terrain: str, rule: str
) -> None:
    """German compendium, over and underworld combined."""
    land = board("ab bc", a=f"{terrain} border", b="farmland", c="hill border")
    lines = {"regions": 1, rule: 1} | ({"alchemist": 2} if power == "alchemist" else {})
    check(
        position(land, [player(race, power), player("giants", "hill")], {"a": at(0, race)}, packs=BOTH),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "lines": lines}),
    )


def test_black_mountains_defend_and_giants_strike_from_them() -> None:
    land = board("ab bc cd", a="black_mountain border", b="black_mountain", c="mud", d="hill border")
    check(
        position(
            land,
            [player("giants", "alchemist", 6, first_turn=False), player("ratmen", "hill")],
            {"a": at(0, "giants"), "d": at(1, "ratmen")},
            packs=BOTH,
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "mountain": 1, "giants": -1}}}),
    )


def test_tritons_land_on_the_banks_of_a_river() -> None:
    check(
        banks(race="tritons"),
        expect(cost={"r": {"total": 1, "lines": {"base": 1}}}),
        act("conquer", "r"),
        expect(cost={"b": {"total": 1, "lines": {"base": 2, "tritons": -1}}}),
    )


def test_shrubmen_are_safe_among_mushrooms() -> None:
    land = board("ab", a="hill border", b="mushroom_forest border")
    check(
        position(
            land,
            [player("ratmen", "alchemist", 8, first_turn=False), player("shrubmen", "hill")],
            {"a": at(0, "ratmen"), "b": at(1, "shrubmen")},
            packs=ALL,
        ),
        expect(why_not={"b": "immune"}),
    )


def test_humans_below_ground_have_five_coins_once() -> None:
    """R264. German compendium, Humans."""
    land = board("ab bc", a="farmland border", b="mud", c="hill border")
    check(
        position(land, [player("humans", "hill", 4), player("giants", "swamp")], {}, packs=BOTH),
        act("conquer", "a"),
        act("stop"),
        act("redeploy", tokens={"a": 4}),
        act("end_turn"),
        expect(score={"player": 0, "total": 6, "lines": {"regions": 1, "humans": 5}}),
        act("stop", by=1),
        act("end_turn"),
        act("stop", by=0),
        act("redeploy", tokens={"a": 4}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


# Monsters

LAIRS = board("ab bc cd", a="hill border", b="mud", c="mud", d="hill border")


def test_two_monsters_cost_two_tokens_more_and_their_region_was_not_empty() -> None:
    """R174."""
    check(
        position(
            LAIRS,
            [player("orcs", "alchemist", 6, first_turn=False), player("giants", "hill")],
            {"a": at(0, "orcs"), "b": {"markers": {"monster": 2}}, "d": at(1, "giants")},
            packs=BOTH,
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "monster": 2}}}),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 3, "b": 4}),
        act("end_turn"),
        expect(score={"player": 0, "lines": {"regions": 2, "alchemist": 2, "orcs": 1}}),
    )


def test_goblins_have_no_discount_on_monsters_for_they_are_not_in_decline() -> None:
    """R262."""
    check(
        position(
            LAIRS,
            [player("goblins", "alchemist", 6, first_turn=False), player("giants", "hill")],
            {
                "a": at(0, "goblins"),
                "b": {"markers": {"monster": 2}},
                "d": at(1, "giants"),
            },
            packs=ALL,
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "monster": 2}}}),
    )


def test_igors_collect_both_monsters() -> None:
    """R262. German compendium, Igors: monsters are among what they collect."""
    check(
        position(
            LAIRS,
            [player("igors", "alchemist", 6, first_turn=False), player("giants", "hill")],
            {"a": at(0, "igors"), "b": {"markers": {"monster": 2}}, "d": at(1, "giants")},
            packs=ALL,
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 3, "b": 4}),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("use", trait="igors", count=1, by=0),
        expect(hand=[6, 0]),
    )


def test_monsters_are_not_converted() -> None:
    """R262."""
    check(
        position(
            LAIRS,
            [player("sorcerers", "alchemist", 6, first_turn=False), player("giants", "hill")],
            {"a": at(0, "sorcerers"), "b": {"markers": {"monster": 2}}, "d": at(1, "giants")},
            packs=BOTH,
        ),
        act("convert", "b", error="no_convert"),
    )


def test_monsters_and_races_do_not_share_a_region() -> None:
    scenario = position(
        LAIRS,
        [player("orcs", "alchemist"), player("giants", "hill")],
        {"a": at(0, "orcs", monster=2)},
        packs=BOTH,
    )
    with pytest.raises(ScenarioError, match=r"regions\.a\.markers\.monster"):
        Game.from_scenario({**scenario, "format": "sw-scenario/1"})


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_above_ground_monsters_live_in_pairs_that_are_no_neighbours(players: int) -> None:
    """R209."""
    game = Game(["Ann", "Ben", "Cleo", "Dag", "Eve"][:players], packs=BOTH, seed=players)
    lairs = [
        id for id, there in game.view(None)["regions"].items() if there and "monster" in there["markers"]
    ]
    assert len(lairs) == players + 1
    for id in lairs:
        assert game.view(None)["regions"][id] == {"lost_tribe": 0, "markers": {"monster": 2}}
        assert not set(game.board.neighbours(id)) & set(lairs)
