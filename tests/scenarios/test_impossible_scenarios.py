"""Positions and boards that cannot be: things held twice, too many of them, or in the wrong place."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.support import COAST, VALLEY, at, player
from tests.scenarios.faults import plain, put, refused, sound

Json = dict[str, Any]


@pytest.mark.parametrize(
    ("where", "value"),
    [
        ("players.1.active.race", "humans"),
        ("players.1.active.race", "orcs"),
        ("players.0.declined.0.race", "humans"),
        ("players.1.declined", [{"race": "orcs", "power": None}]),
        ("players.1.active.power", "hill"),
        ("column.0.race", "humans"),
        ("column.0.race", "orcs"),
        ("column.0.race", "elves"),
        ("column.1.race", "trolls"),
        ("column.0.power", "hill"),
        ("column.1.power", "flying"),
        ("race_stack.0", "humans"),
        ("race_stack.0", "orcs"),
        ("race_stack.0", "trolls"),
        ("race_stack.1", "ratmen"),
        ("power_stack.0", "hill"),
        ("power_stack.0", "flying"),
        ("power_stack.1", "berserk"),
        ("power_stack.1", "swamp"),
        ("discarded.0", "hill"),
        ("discarded.0", "flying"),
        ("discarded.0", "berserk"),
        ("discarded.1", "swamp"),
    ],
)
def test_each_banner_and_badge_is_there_once(where: str, value: Any) -> None:
    """A race or power that is held, on offer, stacked or discarded is nowhere else; the path names one of its
    two places."""
    scenario = put(sound(), where, value)
    if where == "players.1.active.race":
        scenario["regions"].pop("h")
        scenario["regions"].pop("g")
    path = plain(refused(scenario).path)
    assert path.split(".")[0] in {"players", "column", "race_stack", "power_stack", "discarded"}


def test_a_badge_kept_in_decline_is_held() -> None:
    """The badge of a declined Spirit race is not on offer at the same time."""
    scenario = put(sound(), "players.0.declined.0.power", "spirit")
    Game.from_scenario(scenario)
    refused(put(scenario, "power_stack.0", "spirit"))


def test_seven_combos_are_too_many() -> None:
    """Six are visible at most."""
    races = ["trolls", "giants", "wizards", "skeletons", "ratmen", "dwarves", "amazons"]
    powers = ["flying", "mounted", "stout", "merchant", "forest", "wealthy", "heroic"]
    column = [{"race": race, "power": power, "coins": 0} for race, power in zip(races, powers, strict=True)]
    scenario = {**sound(), "race_stack": [], "column": column[:6]}
    Game.from_scenario(scenario)
    assert plain(refused({**scenario, "column": column}).path).startswith("column")


@pytest.mark.parametrize(
    ("changes", "path"),
    [
        ({"regions.b.race": "giants"}, "regions.b.race"),
        ({"regions.b.race": "elves"}, "regions.b.race"),
        ({"regions.b.race": "orcs", "regions.b.player": 1}, "regions.b"),
        ({"regions.b.tokens": 9}, "regions|players.0.active.hand"),
        ({"regions.a": at(0, "humans", 4), "regions.b.tokens": 6}, "regions|players.0.active.hand"),
        ({"players.0.active.hand": 9}, "regions|players.0.active.hand"),
        ({"regions.g.markers": {"encampment": 4}}, "regions"),
        ({"regions.b.markers": {"encampment": 1}}, "regions.b.markers"),
        ({"regions.b.markers": {"fortress": 1}}, "regions.b.markers"),
        ({"regions.b.markers": {"hero": 1}}, "regions.b.markers"),
        ({"regions.b.markers": {"dragon": 1}}, "regions.b.markers"),
        ({"regions.b.markers": {"hole": 1}}, "regions.b.markers"),
        ({"regions.c.markers": {"encampment": 1}}, "regions.c.markers"),
        ({"regions.a": {"markers": {"fortress": 1}}}, "regions.a"),
        ({"regions.b.lost_tribe": 1}, "regions.b"),
        ({"regions.a": {"race": "humans", "tokens": 1}}, "regions.a"),
        ({"regions.a": {"player": 0}}, "regions.a"),
    ],
)
def test_impossible_positions_are_refused(changes: Json, path: str) -> None:
    """Tokens of a race nobody has, more tokens than the box holds, markers of another power, and the like."""
    scenario = sound()
    for where, value in changes.items():
        put(scenario, where, value)
    assert any(plain(refused(scenario).path).startswith(start) for start in path.split("|"))


@pytest.mark.parametrize(
    ("race", "power", "regions"),
    [
        ("ratmen", "heroic", {"b": at(0, "ratmen", 1, hero=2)}),
        ("ratmen", "heroic", {region: at(0, "ratmen", 1, hero=1) for region in "bcd"}),
        ("ratmen", "fortified", {"b": at(0, "ratmen", 1, fortress=2)}),
        ("ratmen", "fortified", {region: at(0, "ratmen", 1, fortress=1) for region in "abcdefg"}),
        ("ratmen", "bivouacking", {region: at(0, "ratmen", 1, encampment=3) for region in "ab"}),
        ("ratmen", "dragon_master", {region: at(0, "ratmen", 1, dragon=1) for region in "ab"}),
        ("ratmen", "dragon_master", {"b": at(0, "ratmen", 1, dragon=2)}),
        ("halflings", "swamp", {region: at(0, "halflings", 1, hole=1) for region in "abc"}),
        ("halflings", "swamp", {"b": at(0, "halflings", 1, hole=2)}),
    ],
    ids=str,
)
def test_markers_have_a_limit(race: str, power: str, regions: Json) -> None:
    """Two heroes and two holes in different regions, six fortresses and one a region, five encampments, one
    dragon."""
    scenario = {
        "format": "sw-scenario/1",
        "board": VALLEY,
        "players": [player(race, power), {}],
        "regions": regions,
    }
    assert plain(refused(scenario).path).startswith("regions")


@pytest.mark.parametrize(
    ("race", "tokens"),
    [("amazons", 15), ("dwarves", 8), ("elves", 11), ("humans", 10), ("ratmen", 13), ("skeletons", 20)],
)
def test_the_box_holds_so_many(race: str, tokens: int) -> None:
    """All tokens of the box are fine, on the board or in hand; one more is refused."""
    scenario = {"format": "sw-scenario/1", "board": VALLEY, "players": [player(race, "hill"), {}]}
    Game.from_scenario({**scenario, "regions": {"b": at(0, race, tokens)}})
    refused({**scenario, "regions": {"b": at(0, race, tokens + 1)}})
    hand = player(race, "hill", tokens - 1)
    Game.from_scenario({**scenario, "players": [hand, {}], "regions": {"b": at(0, race)}})
    refused({**scenario, "players": [hand, {}], "regions": {"b": at(0, race, 2)}})
    assert plain(refused({**scenario, "players": [player(race, "hill", tokens + 1), {}]}).path) == (
        "players.0.active.hand"
    )


@pytest.mark.parametrize("region", ["s", "l"])
def test_water_is_for_seafarers(region: str) -> None:
    """Tokens on a Sea or Lake belong to a Seafaring race, active or declined with its badge."""
    scenario = {"format": "sw-scenario/1", "board": COAST, "regions": {region: at(0, "orcs")}}
    path = plain(refused({**scenario, "players": [player("orcs", "hill"), {}]}).path)
    assert path.startswith(f"regions.{region}")
    assert plain(refused({**scenario, "players": [player(declined=["orcs"]), {}]}).path).startswith(
        f"regions.{region}"
    )
    Game.from_scenario({**scenario, "players": [player("orcs", "seafaring"), {}]})
    Game.from_scenario({**scenario, "players": [player(declined=[("orcs", "seafaring")]), {}]})


def test_the_island_of_the_necromancer_is_for_ghosts() -> None:
    """Not for those who may stand on the lake in which it lies either."""
    scenario: Json = {
        "format": "sw-scenario/1",
        "packs": ["base", "underground", "necromancer"],
        "board": {
            "regions": {"a": {"terrain": "hill", "border": True}, "b": {"terrain": "lake"}},
            "edges": [["a", "b"]],
        },
        "players": [{"role": "necromancer"}, {"active": {"race": "kraken", "power": "hill", "hand": 2}}],
        "regions": {"b": {"player": 1, "race": "kraken", "tokens": 1}},
    }
    error = refused(scenario)
    assert error.path == "regions.b.race" and "only 'ghosts' can stand where they come from" in str(error)


def test_one_declined_race_a_player() -> None:
    """Two declined races need Spirit among them."""
    scenario = {
        "format": "sw-scenario/1",
        "board": VALLEY,
        "regions": {"a": at(0, "orcs"), "b": at(0, "giants")},
    }
    Game.from_scenario({**scenario, "players": [player(declined=[("orcs", "spirit"), "giants"]), {}]})
    path = plain(refused({**scenario, "players": [player(declined=["orcs", "giants"]), {}]}).path)
    assert path.startswith("players.0.declined")


def inline(regions: Json, edges: list[Any]) -> Json:
    return {"format": "sw-scenario/1", "board": {"regions": regions, "edges": edges}}


HILLS: Json = {name: {"terrain": "hill", "border": name == "a"} for name in "abcd"}


@pytest.mark.parametrize(
    ("edges", "path"),
    [
        ([["a", "b"], ["b", "c"], ["c", "d"], ["d", "zz"]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], ["d", "d"]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], ["d"]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], []], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], ["a", "b", "c"]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], ["a", 5]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], ["a", None]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], ["a", ["b"]]], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], 5], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], "ad"], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], None], "board.edges.3"),
        ([["a", "b"], ["b", "c"], ["c", "d"], {"a": "d"}], "board.edges.3"),
        ([["a", "b"], ["c", "d"]], "board"),
        ([["a", "b"], ["b", "c"]], "board"),
        ([], "board"),
    ],
    ids=str,
)
def test_edges_join_two_known_regions_and_all_of_them(edges: list[Any], path: str) -> None:
    """No loops, no unknown ends, no parts without a link."""
    assert plain(refused(inline(HILLS, edges)).path).startswith(path)


def test_a_board_needs_a_way_in() -> None:
    """Without the edge of the board nobody could ever enter."""
    closed = {name: {"terrain": "hill"} for name in "ab"}
    assert plain(refused(inline(closed, [["a", "b"]])).path).startswith("board")
    lake = {"a": {"terrain": "hill"}, "b": {"terrain": "lake"}}
    assert plain(refused(inline(lake, [["a", "b"]])).path).startswith("board")
    Game.from_scenario(
        inline({"a": {"terrain": "hill"}, "s": {"terrain": "sea", "border": True}}, [["a", "s"]])
    )


def test_unknown_symbols() -> None:
    """Symbols are caverns, mines and magic sources."""
    scenario = inline({"a": {"terrain": "hill", "border": True, "symbols": ["mine", "gold"]}}, [])
    error = refused(scenario)
    assert plain(error.path).startswith("board.regions.a.symbols")
    assert "cavern" in str(error)
