"""The map as a graph, and what can be measured on it, checked against networkx."""

from __future__ import annotations

import json
from itertools import combinations

import networkx
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import Board, Game, measures
from sw_widget.engine.map.terrain import LAND, TERRAINS

PRINTED = ("base/2p", "base/3p", "base/4p", "base/5p")


def land(board: Board) -> networkx.Graph:
    graph = board.graph()
    return graph.subgraph([id for id, facts in graph.nodes(data=True) if facts["passable"]])


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """A connected board of up to ten regions, with one that can be entered at least."""
    size = draw(st.integers(2, 10))
    graph = networkx.Graph()
    for i in range(size):
        terrain = draw(st.sampled_from(TERRAINS)) if i else draw(st.sampled_from(LAND))
        symbols = draw(st.lists(st.sampled_from(["mine", "magic", "cavern"]), unique=True, max_size=2))
        graph.add_node(i, terrain=terrain, symbols=symbols, border=i == 0 or draw(st.booleans()))
        if i:
            graph.add_edge(i, draw(st.integers(0, i - 1)))
    for a, b in draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=8)):
        if a != b:
            graph.add_edge(a, b)
    return Board.from_graph(graph)


@pytest.mark.parametrize("id", PRINTED)
def test_the_graph_knows_all_that_the_board_knows(id: str) -> None:
    board = Board(id)
    graph = board.graph()
    assert Board.from_graph(graph).to_dict() == board.to_dict()
    assert graph.graph["turns"] == board.turns and networkx.is_connected(graph)
    assert sorted(region for region in graph if graph.nodes[region]["entry"]) == sorted(board.entry)
    for region, facts in graph.nodes(data=True):
        assert facts["coastal"] == (
            not facts["water"] and any(graph.nodes[other]["water"] for other in graph[region])
        )


@pytest.mark.parametrize("id", PRINTED)
def test_defence_is_what_a_first_conquest_takes(id: str) -> None:
    """As the game says it, for a race without gifts: here Humans with a power that lowers no cost."""
    players = int(id[-2])
    names = [{"name": name} for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")[:players]]
    scenario = {
        "format": "sw-scenario/1",
        "players": names,
        "board": id,
        "column": [{"race": "humans", "power": "merchant"}],
    }
    game = Game.from_scenario(scenario).play("pick", slot=0)
    costs = {region: game.cost(region) for region in game.board.entry}
    graph = game.board.graph()
    assert {region: int(cost) for region, cost in costs.items() if cost is not None} == {
        region: graph.nodes[region]["defence"] for region in game.board.entry
    }


@settings(max_examples=60, deadline=None)
@given(board=boards())
def test_choke_points_are_the_joints_of_the_land(board: Board) -> None:
    assert set(measures(board)["choke_points"].regions) == set(networkx.articulation_points(land(board)))


@settings(max_examples=60, deadline=None)
@given(board=boards())
def test_the_way_from_the_edge_is_the_shortest(board: Board) -> None:
    graph = land(board)
    reached = networkx.multi_source_dijkstra_path_length(graph, set(board.entry))
    found = measures(board)["way_from_the_edge"]
    assert found.values == {region: steps + 1 for region, steps in reached.items()}
    assert all(found.values[region] == max(found.values.values()) for region in found.regions)
    if len(reached) < len(graph):
        assert "No way by land" in found.sentence


@settings(max_examples=60, deadline=None)
@given(board=boards())
def test_clusters_are_connected_parts_of_one_terrain(board: Board) -> None:
    graph = board.graph()
    found = {measure.id: measure for measure in measures(board)}
    for terrain in LAND:
        same = graph.subgraph([id for id in graph if graph.nodes[id]["terrain"] == terrain])
        if not same:
            assert f"cluster_{terrain}" not in found
            continue
        parts = list(networkx.connected_components(same))
        measure = found[f"cluster_{terrain}"]
        assert set(measure.regions) in parts and len(measure.regions) == max(map(len, parts))
        assert measure.values == {region: len(part) for part in parts for region in part}


@settings(max_examples=60, deadline=None)
@given(board=boards())
def test_the_narrows_are_the_fewest_that_cut_off_enough(board: Board) -> None:
    graph = land(board)
    whole = networkx.number_connected_components(graph)
    least = max(2, len(graph) // 6)

    def cut_off(barred: tuple[str, ...]) -> int:
        rest = graph.subgraph([id for id in graph if id not in barred])
        parts = sorted(map(len, networkx.connected_components(rest)))
        return sum(parts[:-1]) if len(parts) > whole else 0

    enough = [n for n in (1, 2, 3) if any(cut_off(wall) >= least for wall in combinations(graph, n))]
    wall = measures(board)["narrows"].regions
    assert len(wall) == (enough[0] if enough else 0)
    if wall:
        assert cut_off(wall) >= least


def test_what_a_race_likes_is_where_it_earns_more() -> None:
    board = Board("base/3p")
    found = measures(board)
    graph = board.graph()
    mines = [id for id, facts in graph.nodes(data=True) if "mine" in facts["symbols"]]
    assert list(found["taste_dwarves"].regions) == mines
    hills = [id for id, facts in graph.nodes(data=True) if facts["terrain"] == "hill"]
    assert list(found["taste_hill"].regions) == hills
    assert "taste_merchant" not in {measure.id for measure in found}, "it likes every region"


def test_a_measure_speaks() -> None:
    found = measures("base/4p")
    assert str(found["choke_points"]) == (
        "Choke points: The way to Last Acre leads through Bogle Fen alone: whoever holds it holds the door."
    )
    assert len(found) == len(list(found)) == len(found.to_dict()) == str(found).count("\n") + 1
    assert json.loads(json.dumps(found.to_dict())) == found.to_dict()
    with pytest.raises(KeyError, match="no measure 'mood'"):
        found["mood"]


def test_names_of_regions_are_escaped() -> None:
    graph = networkx.path_graph(3)
    networkx.set_node_attributes(graph, "hill", "terrain")
    networkx.set_node_attributes(graph, True, "border")
    graph.nodes[1]["name"] = "<script>x</script>"
    shown = measures(Board.from_graph(graph))._repr_html_()
    assert "<script>" not in shown and "&lt;script&gt;" in shown


def test_a_large_board_is_measured_in_reasonable_work() -> None:
    """Of 200 regions only pairs are tried as narrows, and the answer is said to be of pairs."""
    graph = networkx.convert_node_labels_to_integers(networkx.grid_2d_graph(10, 20))
    networkx.set_node_attributes(graph, "hill", "terrain")
    graph.nodes[0]["border"] = True
    found = measures(Board.from_graph(graph))
    assert found["narrows"].sentence.startswith("Not even 2 regions together")
    assert found["way_from_the_edge"].regions == ("199",)
