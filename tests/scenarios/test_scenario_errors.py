"""Scenarios that must be refused: by name of the key, and with a word on what is allowed there."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game, ScenarioError
from tests.scenarios.faults import MISSING, plain, put, refused, sound

Json = dict[str, Any]
MILLION = 1_000_000
NAN = float("nan")
INFINITE = float("inf")


def test_the_sound_scenario_loads() -> None:
    """Otherwise the tests below would prove nothing."""
    assert Game.from_scenario(sound()).to_act.player == 0


NOT_A_NUMBER = ["3", 1.5, True, None, [1], {}, NAN, INFINITE]
NOT_A_LIST = [5, "x", None, {}, True]
NOT_A_DICT = [5, "x", [], True]
NOT_TEXT = [5, ["x"], {}, True, None]
NOT_A_BOOL = [1, 0, "yes", None, []]


def each(where: str, *values: Any) -> list[Any]:
    return [pytest.param(where, value, id=f"{where}={value!r:.40}") for value in values]


@pytest.mark.parametrize(
    ("where", "value"),
    [
        *each("format", "sw-scenario/2", "sw-case/1", 1, None, MISSING),
        *each("title", *NOT_TEXT[:4]),
        *each("text", *NOT_TEXT[:4]),
        *each("turn", 0, -1, 11, MILLION, *NOT_A_NUMBER),
        *each("turns", 0, -1, *NOT_A_NUMBER),
        *each("current", -1, 2, MILLION, *NOT_A_NUMBER),
        *each("seed", "x", 1.5, True, None, [], NAN),
        *each("packs", *NOT_A_LIST),
        *each("variants", *NOT_A_LIST),
        *each("dice", *NOT_A_LIST),
        *each("column", *NOT_A_LIST),
        *each("race_stack", *NOT_A_LIST),
        *each("power_stack", *NOT_A_LIST),
        *each("discarded", *NOT_A_LIST),
        *each("prelude", *NOT_A_LIST),
        *each("regions", *NOT_A_DICT),
        *each("players", *NOT_A_LIST),
        *each("players", [], [{}], [{} for _ in range(7)], [{} for _ in range(100)]),
        *each("players.0", *NOT_A_DICT, None),
        *each("players.0.name", *NOT_TEXT[:4]),
        *each("players.0.coins", -1, *NOT_A_NUMBER),
        *each("players.0.active", *NOT_A_DICT),
        *each("players.0.active.race", "dragons", "Humans", "", 5, None, MISSING, ["humans"]),
        *each("players.0.active.power", "lazy", "Hill", "", 5, None, MISSING, ["hill"]),
        *each("players.0.active.hand", -1, MILLION, *NOT_A_NUMBER),
        *each("players.0.active.first_turn", *NOT_A_BOOL),
        *each("players.0.declined", 5, "orcs", {}, True),
        *each("players.0.declined.0", 5, "orcs", [], True, None),
        *each("players.0.declined.0.race", "dragons", 5, None, MISSING),
        *each("players.0.declined.0.power", "lazy", 5, "alchemist", "hill", "stout"),
        *each("players.0.ally", -1, 2, 0, "1", True, 1.5, []),
        *each("column.0", 5, "trolls", [], None, True),
        *each("column.0.race", "dragons", 5, None, MISSING),
        *each("column.0.power", "lazy", 5, None, MISSING),
        *each("column.0.coins", -1, *NOT_A_NUMBER),
        *each("race_stack.0", "dragons", "berserk", 5, None, []),
        *each("power_stack.0", "lazy", "ratmen", 5, None, []),
        *each("discarded.0", "lazy", "ratmen", 5, None, []),
        *each("regions.b", 5, "humans", [], True),
        *each("regions.b.player", -1, 2, MILLION, *NOT_A_NUMBER, MISSING),
        *each("regions.b.race", "dragons", "Humans", 5, None, [], MISSING),
        *each("regions.b.tokens", 0, -1, 11, MILLION, *NOT_A_NUMBER),
        *each("regions.a.lost_tribe", 2, -1, MILLION, "1", 1.5, NAN, [], None),
        *each("regions.b.markers", 5, "encampment", [], True),
        *each("regions.h.markers.encampment", 6, -1, MILLION, *NOT_A_NUMBER),
        *each("dice.0", 4, -1, 6, MILLION, *NOT_A_NUMBER),
        *each("packs.0", "bass", 5, None, []),
        *each("variants.0", "no_such_rule", 5, None, []),
        *each("board", 5, None, True, [], "base/9p", "base", "2p", "", "nowhere/2p"),
        *each("board.regions", 5, "a", [], None, {}),
        *each("board.edges", 5, "ab", {}, None),
        *each("board.regions.a", 5, "hill", [], None),
        *each("board.regions.a.terrain", "lava", "Hill", "", 5, None, MISSING, ["hill"]),
        *each("board.regions.a.symbols", 5, "mine", {}, None),
        *each("board.regions.a.border", *NOT_A_BOOL),
        *each("board.regions.a.lost_tribe", *NOT_A_BOOL),
    ],
)
def test_a_wrong_value_is_refused_at_its_key(where: str, value: Any) -> None:
    """The path of the error is the key that was damaged, or lies below it."""
    scenario = sound()
    for name in ("dice", "variants", "packs"):
        if where.startswith(f"{name}."):
            scenario[name] = []
    path = plain(refused(put(scenario, where, value)).path)
    if value is MISSING:
        assert where == path or where.rpartition(".")[0] == path
    else:
        assert path == where or path.startswith(f"{where}.")


@pytest.mark.parametrize(
    ("where", "path"),
    [
        ("colour", "colour"),
        ("Turn", "Turn"),
        ("players.0.colour", "players.0.colour"),
        ("players.1.race", "players.1.race"),
        ("players.0.active.tokens", "players.0.active.tokens"),
        ("players.0.declined.0.tokens", "players.0.declined.0.tokens"),
        ("column.1.price", "column.1.price"),
        ("regions.b.token", "regions.b.token"),
        ("regions.zz", "regions.zz"),
        ("regions.b.markers.castle", "regions.b.markers.castle"),
        ("board.rivers", "board.rivers"),
        ("board.regions.a.height", "board.regions.a.height"),
    ],
)
def test_unknown_keys_are_refused(where: str, path: str) -> None:
    """A key that nobody knows is a typing mistake, not a comment."""
    assert plain(refused(put(sound(), where, 1)).path) == path


@pytest.mark.parametrize(
    ("where", "known"),
    [
        ("players.0.active.race", "ratmen"),
        ("players.0.active.power", "seafaring"),
        ("column.0.race", "ratmen"),
        ("column.0.power", "seafaring"),
        ("race_stack.0", "ratmen"),
        ("power_stack.0", "seafaring"),
        ("board.regions.a.terrain", "farmland"),
        ("variants.0", "sea_is_coastal"),
        ("packs.0", "base"),
        ("board", "base/3p"),
        ("regions.b.markers", "fortress"),
        ("regions.zz", "h"),
    ],
)
def test_the_message_says_what_is_allowed(where: str, known: str) -> None:
    """An unknown id is answered with the known ones."""
    scenario = sound()
    for name in ("variants", "packs"):
        if where.startswith(name):
            scenario[name] = []
    value: Any = (
        {"nonsense": 1} if where.endswith("markers") else {"lost_tribe": 1} if "zz" in where else "nonsense"
    )
    assert known in str(refused(put(scenario, where, value)))


@pytest.mark.parametrize("scenario", [None, 5, "base/2p", [], [{}], True, {}])
def test_what_is_no_scenario_at_all(scenario: Any) -> None:
    """Anything but an object with the format's name is refused."""
    with pytest.raises(ScenarioError):
        Game.from_scenario(scenario)


def test_the_game_is_not_past_its_last_turn() -> None:
    """Turn 3 of 2 cannot be."""
    assert plain(refused({**sound(), "turn": 3, "turns": 2}).path) in {"turn", "turns"}


@pytest.mark.parametrize(
    "prelude",
    [
        [{"do": "conquer", "region": "e"}],
        [{"do": "conquer", "region": "a"}, {"do": "conquer", "region": "h"}],
        [{"do": "stop"}, {"do": "conquer", "region": "a"}],
        [{"do": "stop", "by": 1}],
        [{"do": "dance"}],
        [{"region": "a"}],
        [{"do": "conquer"}],
        [{"do": "conquer", "region": 5}],
        [{"do": "conquer", "region": "zz"}],
        [{"do": "pick", "slot": "top"}],
        [{"do": 5}],
        [5],
        [None],
        ["stop"],
        [["stop"]],
        [{"expect": {"turn": 1}}],
        [{"do": "stop", "colour": "red"}],
    ],
    ids=str,
)
def test_a_prelude_that_cannot_be_played(prelude: list[Any]) -> None:
    """The path leads to the action that failed."""
    path = plain(refused({**sound(), "prelude": prelude}).path)
    assert path.startswith(f"prelude.{len(prelude) - 1}")


@pytest.mark.parametrize("players", [0, 1, 99, "two", True, None])
def test_for_how_many_a_board_is_must_be_a_number_of_players(players: object) -> None:
    board = {"regions": {"a": {"terrain": "hill", "border": True}}, "players": players}
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario({"format": "sw-scenario/1", "board": board})
    assert error.value.path == "board.players"
    assert Game.from_scenario({"format": "sw-scenario/1", "board": {**board, "players": 2}}).turn == 1
