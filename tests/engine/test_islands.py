"""Islands as groups of a board, the ways up as links, and the coin for an island held whole."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.checks import Problem
from sw_widget.engine.map.board import Board, bits
from sw_widget.engine.map.links import APART, place_links
from sw_widget.engine.map.reading import read_board
from sw_widget.packs.sky_islands.boards import BOARDS

PACKS = ["base", "sky_islands"]


def small() -> dict[str, Any]:
    """A row of ground, and above it two islands joined by a bridge; one of them has a lake."""
    ground = {id: {"terrain": "hill", "border": id in "ae"} for id in "abcde"}
    sky = {
        "x": {"terrain": "forest", "island": "West"},
        "y": {"terrain": "hill", "island": "West"},
        "w": {"terrain": "lake", "island": "West"},
        "z": {"terrain": "farmland", "island": "East"},
    }
    edges = [["a", "b"], ["b", "c"], ["c", "d"], ["d", "e"], ["x", "y"], ["y", "w"], ["y", "z"]]
    return {"regions": {**ground, **sky}, "edges": edges, "links": {"beanstalk": "x", "stairway": "z"}}


def game(
    held: dict[str, str], *, links: dict[str, str] | None = None, board: dict[str, Any] | None = None
) -> Game:
    """Ann plays Elves, with Orcs in decline; `held` says which of them stands where."""
    return Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "packs": PACKS,
            "board": board or small(),
            "links": links or {"beanstalk": "b", "stairway": "d"},
            "players": [
                {
                    "active": {"race": "elves", "power": "swamp", "hand": 4},
                    "declined": [{"race": "orcs", "power": None}],
                },
                {},
            ],
            "regions": {id: {"player": 0, "race": race, "tokens": 1} for id, race in held.items()},
        }
    )


def steps(board: Board, start: int, end: int) -> int:
    """How many steps lead from one region of the ground to another, by the edges alone."""
    reached, count = {start}, 0
    while end not in reached:
        reached |= {b if a in reached else a for a, b in board.edges if (a in reached) != (b in reached)}
        count += 1
    return count


# The board


def test_a_board_knows_its_groups() -> None:
    board = read_board(small())
    assert {name: board.ids(mask) for name, mask in board.islands.items()} == {
        "West": ["x", "y", "w"],
        "East": ["z"],
    }
    assert board.ids(board.ground) == list("abcde")
    assert board.ids(board.sky) == ["x", "y", "w", "z"]


def test_a_link_joins_its_ends_once_it_stands() -> None:
    board = read_board(small())
    a, x = board.index["b"], board.index["x"]
    assert not board.neighbours[a] >> x & 1
    linked = board.linked((a, board.index["d"]))
    assert linked.neighbours[a] >> x & 1 and linked.neighbours[x] >> a & 1
    assert linked.printed == board != linked
    assert linked.feet == (1, 3)


def test_nobody_enters_the_islands_by_the_edge() -> None:
    for data in BOARDS.values():
        board = read_board(data)
        assert not board.entry & board.sky
        assert board.entry & board.ground


@pytest.mark.parametrize(
    ("change", "path"),
    [
        ({"links": {"beanstalk": "q"}}, "board.links.beanstalk"),
        ({"links": {"beanstalk": "a"}}, "board.links.beanstalk"),
        ({"links": {}}, "board.edges"),
        ({"links": {f"way{n}": "x" for n in range(9)}}, "board.links"),
        ({"links": []}, "board.links"),
    ],
)
def test_a_board_with_a_wrong_link_is_refused(change: dict[str, Any], path: str) -> None:
    with pytest.raises(Problem) as caught:
        read_board({**small(), **change})
    assert caught.value.path == path


def test_islands_need_ground_below() -> None:
    region = {"terrain": "hill", "border": True, "island": "All"}
    with pytest.raises(Problem, match="ground below"):
        read_board({"regions": {"a": region, "b": region}, "edges": [["a", "b"]]})


# Where the ways up stand


@pytest.mark.parametrize("id", BOARDS)
def test_ways_up_stand_in_the_ground_away_from_the_edge_and_from_each_other(id: str) -> None:
    board = read_board(BOARDS[id])
    seen = set()
    for seed in range(60):
        feet = place_links(board, {}, seed)
        assert feet == place_links(board, {}, seed)
        seen.add(feet)
        for foot in feet:
            assert board.ground >> foot & 1 and board.land >> foot & 1 and not board.border >> foot & 1
        for one, other in combinations(feet, 2):
            assert steps(board, one, other) >= APART
    assert len(seen) >= 10


def test_the_demands_are_lowered_where_the_ground_is_too_small() -> None:
    board = read_board(small())
    for seed in range(10):
        one, other = place_links(board, {}, seed)
        # b, c and d are inside, and b and d are two steps apart.
        assert {board.regions[one].id, board.regions[other].id} == {"b", "d"}
    regions = {
        "a": {"terrain": "hill", "border": True},
        "b": {"terrain": "hill"},
        "x": {"terrain": "hill", "island": "Only"},
    }
    tiny = read_board(
        {"regions": regions, "edges": [["a", "b"]], "links": {"one": "x", "two": "x", "three": "x"}}
    )
    with pytest.raises(Problem, match="too few regions"):
        place_links(tiny, {}, 0)


def test_a_scenario_names_some_and_the_others_are_drawn_away_from_it() -> None:
    board = read_board(BOARDS["sky_islands/6p-two"])
    for seed in range(30):
        foot, other = place_links(board, {"beanstalk": "24"}, seed)
        assert board.regions[foot].id == "24"
        assert steps(board, foot, other) >= APART


@pytest.mark.parametrize(
    ("named", "path"),
    [
        ({"beanstalk": "q"}, "links.beanstalk"),
        ({"beanstalk": "x"}, "links.beanstalk"),
        ({"beanstalk": 3}, "links.beanstalk"),
        ({"ladder": "b"}, "links.ladder"),
        ({"beanstalk": "b", "stairway": "b"}, "links"),
    ],
)
def test_a_wrong_place_is_refused_by_its_path(named: dict[str, object], path: str) -> None:
    with pytest.raises(Problem) as caught:
        place_links(read_board(small()), named, 0)
    assert caught.value.path == path


def test_links_on_a_board_without_any_are_refused() -> None:
    with pytest.raises(Exception, match="which has none"):
        Game.from_scenario({"format": "sw-scenario/1", "links": {"beanstalk": "3"}})


# In play


def test_the_way_up_leads_to_the_islands_and_nothing_else_does() -> None:
    up = game({"b": "elves"})
    assert up.cost("x").total == 2
    assert up.why_not("conquer", region="y") is not None
    up.play("conquer", region="x")
    assert up.cost("y").total == 2
    elsewhere = game({"b": "elves"}, links={"beanstalk": "d", "stairway": "c"})
    refused = elsewhere.why_not("conquer", region="x")
    assert refused is not None and refused.code == "not_adjacent"


def test_a_first_conquest_is_not_made_on_an_island() -> None:
    new = game({})
    refused = new.why_not("conquer", region="x")
    assert refused is not None and refused.code == "not_border"


# The coin for an island


def lines(of: Game) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in of.score_preview().lines:
        found[line.rule] = found.get(line.rule, 0) + line.amount
    return {rule: amount for rule, amount in found.items() if amount}


@pytest.mark.parametrize(
    ("held", "coins"),
    [
        ({"x": "elves", "y": "elves"}, 1),  # the lake is not needed
        ({"x": "elves"}, 0),
        ({"x": "elves", "y": "orcs"}, 0),  # two races of one player
        ({"x": "orcs", "y": "orcs"}, 1),  # in decline, too
        ({"x": "elves", "y": "elves", "z": "elves"}, 2),
        ({"x": "elves", "y": "elves", "z": "orcs"}, 2),
        ({"a": "elves", "b": "elves"}, 0),
    ],
)
def test_a_coin_for_each_island_that_one_race_holds(held: dict[str, str], coins: int) -> None:
    here = game(held)
    assert lines(here).get("island", 0) == coins
    assert here.score_preview().total == len(held) + coins
    before = here.position.coins[0]
    here.play("stop")
    own = [id for id, race in held.items() if race == "elves"]
    if own:
        here.play("redeploy", tokens={id: 1 + 4 * (id == own[0]) for id in own})
    here.play("end_turn")
    assert here.position.coins[0] == before + len(held) + coins


def test_the_ledger_says_which_island_and_why_not() -> None:
    told = str(game({"x": "elves", "y": "elves", "z": "orcs"}).score_preview())
    assert "West" in told and "East" in told
    assert "hold no island whole" in str(game({"x": "elves"}).score_preview())
    assert "island" not in str(game({"a": "elves"}).score_preview())


def test_without_the_pack_islands_bring_nothing() -> None:
    data = {
        "format": "sw-scenario/1",
        "packs": ["base"],
        "board": small(),
        "players": [{"active": {"race": "elves", "power": "swamp", "hand": 4}}, {}],
        "regions": {id: {"player": 0, "race": "elves", "tokens": 1} for id in "xy"},
    }
    assert lines(Game.from_scenario(data)) == {"regions": 2}


def test_the_search_knows_what_an_island_is_worth() -> None:
    """With four tokens two regions can be taken, and those that make an island whole bring a coin more."""
    best = game({"b": "elves"}).best_turn(looks=2000)
    assert best.proven
    assert best.value == 3 + 1
    actions = [step.to_dict()["action"] for step in best.best.steps]
    taken = [action["region"] for action in actions if action["do"] == "conquer"]
    assert taken == ["x", "y"]


def test_every_island_region_can_be_reached_from_the_ground() -> None:
    for id, data in BOARDS.items():
        board = read_board(data)
        linked = board.linked(place_links(board, {}, 1))
        reached = linked.ground
        while True:
            more = (linked.around(reached) | reached) & linked.all
            if more == reached:
                break
            reached = more
        assert reached == linked.all, id
        assert all(bits(mask) for mask in linked.islands.values())
