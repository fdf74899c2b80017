"""The game object as people use it: legal actions, undo, branches, views, and what everything shows."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from sw_widget import ActionError, Board, Game, Refused, ScenarioError
from tests.rules.support import VALLEY, at, board, player, position


def game_with(race: str = "humans", power: str = "hill", hand: int = 5, **more: object) -> Game:
    return Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "board": VALLEY,
            "players": [
                {"name": "Ann", "active": {"race": race, "power": power, "hand": hand}},
                {"name": "Ben"},
            ],
            **more,
        }
    )


def test_legal_actions_are_an_object() -> None:
    legal = game_with().legal
    assert {"do": "conquer", "region": "b"} in legal
    assert {"do": "conquer", "region": "c"} not in legal
    assert "conquer" in legal.kinds and "decline" in legal.kinds
    assert len(list(legal)) == len(legal)
    assert all(action in legal for action in legal.of("conquer"))
    assert legal.sample(Random(1)) in legal
    assert json.loads(json.dumps(legal.to_dict()))["stop"] == [{"do": "stop"}]


def test_an_allocation_is_one_entry_with_bounds() -> None:
    game = game_with().play("conquer", region="b").play("conquer", region="a").play("stop")
    (choice,) = game.legal.of("redeploy")
    assert choice.count() == len(list(choice)) == 4  # type: ignore[union-attr]
    assert choice.to_dict()["tokens"] == {"regions": ["a", "b"], "low": 5, "high": 5, "least": 1, "most": 5}
    assert {"do": "redeploy", "tokens": {"a": 1, "b": 4}} in game.legal
    assert {"do": "redeploy", "tokens": {"a": 0, "b": 5}} not in game.legal


def test_the_list_of_legal_actions_counts_pieces_and_says_from_where() -> None:
    """One Behemoth and two are two entries; a catapult is fired from a region."""
    packs = ["base", "be_not_afraid", "royal_bonus"]
    behemoths = game_with(
        "humans", "behemoth", 5, packs=packs, regions={"e": {"player": 0, "race": "humans"}}
    )
    shown = str(behemoths.legal)
    assert "d, " in shown and "d with behemoth, " in shown and "d with behemoth × 2" in shown
    lines = [line.split(": ")[1].split(", ") for line in shown.splitlines()]
    assert all(len(entries) == len(set(entries)) for entries in lines)
    catapult = game_with("humans", "catapult", 5, packs=packs, regions={"a": {"player": 0, "race": "humans"}})
    assert "d with catapult from a" in str(catapult.legal)


def test_a_refusal_changes_nothing_and_says_why() -> None:
    game = game_with(hand=1)
    before = game.position.clone()
    with pytest.raises(Refused) as refused:
        game.play("conquer", region="b")
    assert game.position == before
    assert refused.value.code == "not_enough_tokens"
    refusal = game.why_not("conquer", region="b")
    assert refusal is not None and refusal.helps
    assert "1 more token" in str(refusal) or "1 token" in str(refusal)
    assert refusal.to_dict()["code"] == "not_enough_tokens"


@pytest.mark.parametrize(
    "action",
    [
        {"do": "fly"},
        {},
        {"do": "conquer"},
        {"do": "conquer", "region": "b", "speed": 3},
        {"do": "redeploy", "tokens": 3},
        {"do": "redeploy", "tokens": {"b": 1.5}},
        {"do": "redeploy", "tokens": {"b": True}},
        {"do": ["stop"]},
        ["stop"],
        None,
    ],
)
def test_what_is_no_action_is_an_error_of_its_own(action: object) -> None:
    game = game_with()
    before = game.position.clone()
    with pytest.raises(ActionError):
        game.play(action)  # type: ignore[arg-type]
    assert game.position == before


@pytest.mark.parametrize("region", ["zz", "", "a ", 5, None, ["a"], 10**100])
def test_a_region_that_is_none_is_refused_by_name(region: object) -> None:
    with pytest.raises(Refused) as refused:
        game_with().play("conquer", region=region)
    assert refused.value.code == "unknown_region"


@pytest.mark.parametrize("count", [-1, 10**6, 10**100])
def test_impossible_numbers_are_refused(count: int) -> None:
    game = game_with().play("conquer", region="b").play("stop")
    with pytest.raises(Refused) as refused:
        game.play("redeploy", tokens={"b": count})
    assert refused.value.code == "bad_allocation"


def test_undo_redo_and_the_same_die() -> None:
    """Who takes an attempt back and tries again meets the same die."""
    for seed in range(12):
        game = game_with(hand=1, seed=seed)
        before = game.position.clone()
        game.play("attempt", region="b")
        after, die = game.position.clone(), game.log[0]["die"]
        game.undo()
        assert game.position == before
        game.redo()
        assert game.position == after
        game.undo().play("attempt", region="a")
        assert game.log[0]["die"] == die


def test_there_is_an_end_to_undo() -> None:
    game = game_with(prelude=[{"do": "conquer", "region": "b"}])
    with pytest.raises(IndexError):
        game.undo()
    with pytest.raises(IndexError):
        game.redo()


def test_a_branch_touches_nothing_and_knows_nothing_hidden() -> None:
    game = Game(players=["Ann", "Ben"], seed=5)
    before, log = game.position.clone(), game.log
    branch = game.branch()
    rng = Random(3)
    for _ in range(25):
        branch.play(branch.legal.sample(rng))
    assert game.position == before and game.log == log
    orders = {tuple(game.branch(seed=n).position.race_stack) for n in range(10)}
    assert len(orders) > 1, "the order of the stack would be given away"
    assert sorted(orders.pop()) == sorted(game.position.race_stack)


def test_a_view_hides_what_its_viewer_may_not_know() -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], seed=5)
    seen = game.view(1)
    assert [player["coins"] for player in seen["players"]] == [None, 5, None]
    assert [player["coins"] for player in game.view(None)["players"]] == [None, None, None]
    assert seen["left"] == {"races": 8, "powers": 14, "discarded": 0}
    hidden = {game.position.rules.races[race].id for race in game.position.race_stack}
    assert not hidden & {combo["race"] for combo in seen["column"]}
    assert "stack" not in json.dumps(seen)
    rng = Random(1)
    while not game.over:
        game.play(game.legal.sample(rng))
    assert [player["coins"] for player in game.view(None)["players"]] == game.position.coins


def test_outcomes_are_fractions() -> None:
    game = game_with(hand=1)
    assert game.outcomes("attempt", region="b") == {
        0: Fraction(1, 2),
        1: Fraction(1, 6),
        2: Fraction(1, 6),
        3: Fraction(1, 6),
    }
    assert game.outcomes("stop") == {None: Fraction(1)}
    assert game.chance("b") == Fraction(1, 2)


def test_the_score_can_be_seen_at_any_moment() -> None:
    game = game_with(hand=7).play("conquer", region="b")
    assert game.score_preview().by_rule() == {"regions": 1, "humans": 1}
    game.play("conquer", region="a")
    assert game.score_preview() == 4
    assert game.position.coins == [5, 5]


def test_everything_shows_itself() -> None:
    """Text, HTML (escaped) and plain data, without the widget."""
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "title": "<script>alert(1)</script>",
            "board": VALLEY,
            "players": [{"name": "<i>Ann</i>", "active": {"race": "humans", "power": "hill", "hand": 5}}, {}],
        }
    )
    cost = game.cost("b")
    assert cost is not None
    assert int(cost) == 2 and len(list(cost)) == len(cost)
    assert "Total" in str(cost) and "<table" in cost._repr_html_()
    game.play("conquer", region="b")
    for shown in (game.explain(), game.score_preview(), game.events_of(0)[0], game.legal):
        html = shown._repr_html_()
        assert html.startswith("<") and "<i>" not in html
        assert str(shown)
        json.dumps(shown.to_dict())
    assert "<script" not in game._repr_svg_() and "<svg" in game._repr_svg_()
    assert "Ann" in str(game) and "Ann" in repr(game)
    assert [step.action.kind for step in game] == ["conquer"]
    json.dumps(game.to_dict())


def test_a_board_shows_itself_and_is_a_graph() -> None:
    board = Board("base/3p")
    assert len(board) == 30 and len(list(board)) == 30
    graph = board.graph()
    assert graph.number_of_edges() == len(board.map.edges)
    assert graph.nodes["0"]["terrain"] == "sea"
    assert all(sorted(graph[id]) == sorted(board.neighbours(id)) for id in graph)
    assert "<svg" in board._repr_svg_()
    assert Board(board.to_dict()).map == board.map
    with pytest.raises(ScenarioError, match="base/2p"):
        Board("base/9p")


def test_players_must_be_a_list_of_names() -> None:
    with pytest.raises(ScenarioError):
        Game(players="Ann", seed=0)
    with pytest.raises(ScenarioError, match="from 2 to 6"):
        Game(players=["Ann"], seed=0)
    with pytest.raises(ScenarioError, match="language"):
        Game(players=["Ann", "Ben"], language="xx", seed=0)


@pytest.mark.parametrize("zeros", [400, 5000])
def test_huge_numbers_are_refused_by_name(zeros: int) -> None:
    number = 10**zeros
    for broken in ({"seed": number}, {"turns": number}, {"board": {**VALLEY, "aspect": number}}):
        with pytest.raises(ScenarioError) as error:
            Game.from_scenario({"format": "sw-scenario/1", **broken})
        assert error.value.path
    with pytest.raises(Refused):
        Game(seed=0).play("pick", slot=number)


def test_a_name_that_cannot_be_written_is_refused() -> None:
    with pytest.raises(ScenarioError, match="cannot be written"):
        Game(players=["Ann\ud800", "Ben"], seed=0)


def test_a_redeployment_can_be_corrected_until_the_turn_ends() -> None:
    """Amazons who must give up a region may choose another one: the last word counts."""
    held = {region: {"player": 0, "race": "amazons", "tokens": 1} for region in "abcdef"}
    game = game_with("amazons", "fortified", 0, regions=held, turn=2).play("stop")
    game.play("redeploy", tokens={"a": 1, "b": 1}).play("redeploy", tokens={"c": 1, "d": 1})
    assert {id for id, there in game.scene()["regions"].items() if there and "race" in there} == {"c", "d"}
    assert Game.from_code(game.code).position == game.position
    game.play("end_turn")
    assert game.last_score is not None and game.last_score.by_rule() == {"regions": 2}


@pytest.mark.parametrize("die", [True, 1.0, 4, -1, "3"])
def test_a_die_that_is_none_is_refused(die: object) -> None:
    game = game_with(hand=1)
    with pytest.raises(ActionError, match="the die shows"):
        game.play("attempt", region="b", die=die)  # type: ignore[arg-type]
    assert game.steps == 0


@pytest.mark.parametrize(
    ("power", "hand", "said"),
    [
        ("behemoth", 1, ["b with behemoth", "b with behemoth × 2"]),
        ("fireball", 1, ["b with fireball", "b with fireball × 2"]),
        ("catapult", 2, ["d with catapult from a", "d with catapult from c"]),
        ("mercenary", 1, ["b with mercenary"]),
        ("dragon_master", 1, ["b with dragon"]),
    ],
)
def test_each_legal_action_with_means_is_told_apart(power: str, hand: int, said: list[str]) -> None:
    on = board("ab bc bd", a="swamp border", b="hill", c="swamp border", d="mountain")
    seat = player("ratmen", power, hand)
    if power == "fireball":
        seat["active"]["pieces"] = {"fireball": 2}
    scenario = position(on, [seat, player()], {"a": at(0, "ratmen"), "c": at(0, "ratmen")})
    packs = ["base", "be_not_afraid", "royal_bonus"]
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": packs})
    lines = dict(line.split(": ", 1) for line in str(game.legal).splitlines())
    entries = lines["conquer"].split(", ")
    assert set(said) <= set(entries)
    assert len(set(entries)) == len(entries) == len(game.legal.of("conquer"))


def test_a_withdrawal_has_the_shape_of_the_action_that_it_allows() -> None:
    """Wherever the action has an allocation, the choice has its bounds."""
    scenario = position(
        VALLEY,
        [player("trolls", "hill", 9), player("elves", "bivouacking")],
        {
            "b": at(0, "trolls"),
            "c": at(1, "elves", 3, encampment=2),
            "d": at(1, "elves"),
            "f": at(1, "elves"),
        },
    )
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1"})
    game.play("conquer", region="c").play("stop").play("redeploy", tokens={"b": 1, "c": 9}).play("end_turn")
    (choice,) = game.legal.of("withdraw")
    bounds, action = choice.to_dict(), choice.even().to_dict()  # type: ignore[union-attr]
    assert bounds.keys() == action.keys() == {"do", "race", "tokens", "markers"}
    assert bounds["markers"].keys() == action["markers"].keys() == {"encampment"}
    for given, allowed in (
        (action["tokens"], bounds["tokens"]),
        (action["markers"]["encampment"], bounds["markers"]["encampment"]),
    ):
        assert set(given) <= set(allowed["regions"]) and sum(given.values()) == allowed["high"]
    assert bounds["markers"]["encampment"] == {
        "regions": ["d", "f"],
        "low": 2,
        "high": 2,
        "least": 0,
        "most": 2,
    }
    game.play(action)
