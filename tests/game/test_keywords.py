"""Actions in Python: `means` and `from_`, dice that are given, errors, and what a misspelt id gets."""

from __future__ import annotations

from typing import Any

import pytest

import sw_widget
from sw_widget import ActionError, Board, Game, NotPlayed, Refused, ScenarioError
from sw_widget.teach.lessons.judging import play_action
from sw_widget.teach.lessons.lesson_scenario import lesson_scenario
from tests.rules.support import VALLEY, at, board, player, position

PACKS = ["base", "be_not_afraid", "royal_bonus"]
RANGE = board("ab bc bd", a="swamp border", b="hill", c="swamp border", d="mountain")


def game_with(power: str, hand: int = 2, race: str = "ratmen", **more: Any) -> Game:
    seat = player(race, power, hand, **more)
    scenario = position(RANGE, [seat, player()], {"a": at(0, race), "c": at(0, race)}, packs=PACKS)
    return Game.from_scenario({**scenario, "format": "sw-scenario/1"})


# One spelling for special means


@pytest.mark.parametrize("means", ["dragon", ["dragon"], ("dragon",)])
def test_means_are_a_name_or_a_list_wherever_an_action_is_given(means: Any) -> None:
    game = game_with("dragon_master", 1)
    assert game.cost("b", means=means) == 1 and game.cost("b") == 2
    assert game.why_not("conquer", region="b", means=means) is None
    assert game.outcomes("conquer", region="b", means=means) == {None: 1}
    assert [action["region"] for action in game.legal.of("conquer", means=means)] == ["b"]  # type: ignore[index]
    branch = game.what_if()
    assert len(branch.every_outcome("conquer", region="b", means=means).outcomes) == 1
    game.play("conquer", region="b", means=means)
    assert game.log == [{"do": "conquer", "region": "b", "with": ["dragon"]}], "the format keeps its word"


def test_means_are_given_once_for_each_piece() -> None:
    game = game_with("fireball", 1, pieces={"fireball": 2})
    two = ["fireball", "fireball"]
    assert [entry.means for entry in game.legal.of("conquer", means=two)] == [("fireball",) * 2]  # type: ignore[union-attr]
    assert game.legal.of("conquer", means="fireball") != game.legal.of("conquer", means=two)
    without = game_with("fireball", 5, pieces={"fireball": 2}).legal
    assert all("with" not in entry.to_dict() for entry in without.of("conquer", means=[]))
    assert len(without.of("conquer")) > len(without.of("conquer", means=[])) > 0
    game.play("conquer", region="b", means=two)
    assert game.last_action == {"do": "conquer", "region": "b", "with": two}


def test_from_where_a_means_is_used_has_a_keyword_of_its_own() -> None:
    on = board("ab bc bd ce de", a="hill border", b="hill border", c="hill", d="hill", e="hill")
    own = {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "c": at(0, "ratmen")}
    scenario = position(on, [player("ratmen", "catapult", 5), player()], own, packs=PACKS)
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1"})
    several = [entry for entry in game.legal.of("conquer", means="catapult") if entry["region"] == "e"]  # type: ignore[index]
    assert {entry["from"] for entry in several} == {"b"}  # type: ignore[index]
    game.play("conquer", region="e", means="catapult", from_="b")
    assert game.last_action == {"do": "conquer", "region": "e", "with": ["catapult"], "from": "b"}


@pytest.mark.parametrize(
    ("more", "path"),
    [
        ({"means": "dragon", "with": ["dragon"]}, "means"),
        ({"means": "dragon", "from_": "a", "from": "a"}, "from_"),
        ({"means": 3}, "means"),
        ({"means": {"dragon": 1}}, "means"),
    ],
)
def test_both_spellings_at_once_and_what_is_no_means_are_errors(more: dict[str, Any], path: str) -> None:
    game = game_with("dragon_master", 1)
    for ask in (game.play, game.why_not, game.outcomes):
        with pytest.raises(ActionError) as error:
            ask("conquer", region="b", **more)
        assert error.value.path == path
    assert game.steps == 0


def test_no_means_at_all_may_be_said_as_well() -> None:
    game = game_with("dragon_master", 5)
    assert game.play("conquer", region="b", means=None, from_=None).last_action == {
        "do": "conquer",
        "region": "b",
    }


def test_an_action_as_data_keeps_the_words_of_the_format_and_is_told_so() -> None:
    game = game_with("dragon_master", 1)
    assert {"do": "conquer", "region": "b", "with": ["dragon"]} in game.legal
    with pytest.raises(ActionError, match="perhaps 'with'"):
        game.play({"do": "conquer", "region": "b", "means": "dragon"})
    with pytest.raises(ActionError, match="perhaps 'from'"):
        game.play({"do": "conquer", "region": "b", "from_": "a"})
    with pytest.raises(ActionError, match="write it into the action itself"):
        game.play({"do": "conquer", "region": "b"}, means="dragon")
    with pytest.raises(ActionError, match="write it into the action itself"):
        game.play(game.legal.sample(), means="dragon")


def test_an_attempt_at_a_lesson_takes_means_too() -> None:
    lesson = sw_widget.presets["dragon_master"].start()
    while lesson.state == "asking":
        lesson.skip()
    region = next(entry["region"] for entry in lesson.game.legal.of("conquer", means="dragon"))  # type: ignore[index]
    lesson.play({"do": "conquer", "region": region}, means="dragon")
    assert lesson.game.log[lesson.game.first_step]["with"] == ["dragon"]


# Dice that are given


@pytest.mark.parametrize("action", [("conquer", {"region": "b"}), ("stop", {}), ("decline", {})])
def test_a_die_for_an_action_that_rolls_none_is_refused(action: tuple[str, dict[str, Any]]) -> None:
    game = game_with("commando", 5)
    before = game.position.clone()
    with pytest.raises(ActionError, match="nobody rolls a die for") as error:
        game.play(action[0], die=2, **action[1])
    assert error.value.path == "die"
    assert game.position == before and game.steps == 0
    game.play(action[0], **action[1])


def test_a_die_that_is_rolled_may_be_given() -> None:
    game = game_with("hill", 1)
    assert game.play("attempt", region="b", die=3).last_action == {"do": "attempt", "region": "b", "die": 3}


def pygmies() -> Game:
    scenario = position(
        VALLEY,
        [player("ratmen", "commando", 8), player("pygmies", "hill")],
        {"b": at(0, "ratmen"), "c": at(1, "pygmies", 2), "d": at(1, "pygmies", 1)},
        packs=PACKS,
    )
    return Game.from_scenario({**scenario, "format": "sw-scenario/1"})


def test_dice_that_nobody_else_rolls_are_refused_before_anything_happens() -> None:
    game = pygmies()
    before = game.position.clone()
    for action, rolls, path in (("a", [1], "rolls.0"), ("c", [1, 2], "rolls.1"), ("c", [7], "rolls.0")):
        with pytest.raises(ActionError) as error:
            game.play("conquer", region=action, rolls=rolls)
        assert error.value.path == path
    with pytest.raises(ActionError, match="must be a list of dice"):
        game.play("conquer", region="c", rolls=2)  # type: ignore[arg-type]
    assert game.position == before and game.steps == 0
    assert game.play("conquer", region="c", rolls=[3]).log[-1]["rolls"] == [3]
    assert game.play("conquer", region="d", rolls=[]).log[-1]["rolls"][0] in (0, 1, 2, 3)


def test_a_save_plays_its_dice_again_and_one_too_many_is_named() -> None:
    game = pygmies().play("conquer", region="c", rolls=[3])
    saved = game.to_dict()
    assert Game.from_dict(saved).position == game.position
    for key, extra in (("die", 2), ("rolls", [3, 3])):
        bad = {**saved, "log": [{**saved["log"][0], key: extra}]}
        with pytest.raises(sw_widget.SaveError) as error:
            Game.from_dict(bad)
        assert error.value.path.startswith(f"log.0.{key}")


def test_dice_of_others_go_into_a_lesson_that_is_made_of_a_game() -> None:
    game = pygmies().play("conquer", region="c", rolls=[3])
    scenario = lesson_scenario(game)
    assert scenario["dice"] == [3] and scenario["prelude"] == [{"do": "conquer", "region": "c"}]
    again = Game.from_scenario(scenario)
    assert again.position == game.position
    for action in game.log:
        play_action(replay := pygmies(), action)
    assert replay.position == game.position


# Errors


def test_refused_and_action_error_have_one_base() -> None:
    game = game_with("commando", 0)
    for action in ({"do": "conquer", "region": "zz"}, {"do": "konquer"}):
        with pytest.raises(NotPlayed):
            game.play(action)
    assert issubclass(Refused, NotPlayed) and issubclass(ActionError, NotPlayed)
    assert issubclass(ActionError, ValueError), "as before"
    assert not issubclass(ScenarioError, NotPlayed)
    assert "NotPlayed" in sw_widget.__all__ and NotPlayed.__doc__


@pytest.mark.parametrize(
    ("action", "meant"),
    [
        ({"do": "place", "marker": "heroo", "regions": {"a": 1}}, "hero"),
        ({"do": "conquer", "region": "b", "with": ["dragn"]}, "dragon"),
        ({"do": "attempt", "region": "b", "with": ["catapullt"]}, "catapult"),
        ({"do": "redeploy", "race": "elvs", "tokens": {"a": 1}}, "elves"),
        ({"do": "withdraw", "tokens": {}, "markers": {"encampmnt": {"a": 1}}}, "encampment"),
        ({"do": "use", "trait": "igor", "count": 1}, "igors"),
    ],
)
def test_a_misspelt_id_gets_the_right_one(action: dict[str, Any], meant: str) -> None:
    game = game_with("heroic", 5)
    refusal = game.why_not(action)
    assert refusal is not None and refusal.helps[-1] == f"Perhaps '{meant}'?"
    with pytest.raises(Refused, match=f"Perhaps '{meant}'"):
        game.play(action)


def test_nothing_is_suggested_for_what_is_spelt_right_or_like_nothing() -> None:
    game = game_with("heroic", 5)
    for marker in ("hero", "fortress", "xyzzy", "7"):
        refusal = game.why_not("place", marker=marker, regions={"a": 1})
        assert refusal is not None and "Perhaps" not in str(refusal)


def test_other_misspelt_names_and_keys_get_theirs() -> None:
    game = game_with("dragon_master", 5)
    with pytest.raises(ActionError, match="perhaps 'conquer'"):
        game.play("conqer", region="b")
    with pytest.raises(ActionError, match="perhaps 'region'"):
        game.play("conquer", regio="b")
    with pytest.raises(ActionError, match="perhaps 'dragon'"):
        game.cost("b", means="dragoon")
    with pytest.raises(ActionError, match="Did you mean"):
        Game(seed=8).cost("Deepdelve Peek")
    with pytest.raises(KeyError, match="perhaps"):
        Board("base/2p")["Deepdelve Peek"]
    with pytest.raises(ScenarioError, match="perhaps 'base/2p'"):
        Board("base/2")


@pytest.mark.parametrize(
    ("scenario", "path", "meant"),
    [
        ({"player": [{}]}, "player", "players"),
        ({"packs": ["base", "curse"]}, "packs.1", "cursed"),
        ({"players": [{"active": {"race": "elfs", "power": "hill"}}, {}]}, "players.0.active.race", "elves"),
        ({"players": [{"active": {"race": "elves", "power": "hil"}}, {}]}, "players.0.active.power", "hill"),
        ({"players": [{"coin": 3}, {}]}, "players.0.coin", "coins"),
        ({"board": {"regions": {"hilltop": {"terrain": "hill"}}, "edges": [["hilltop", "hiltop"]]}},
         "board.edges.0.1", "hilltop"),
        ({"board": {"regions": {"hilltop": {"terrain": "hill", "boarder": True}}}},
         "board.regions.hilltop.boarder", "border"),
    ],
)  # fmt: skip
def test_a_scenario_says_what_was_perhaps_meant(scenario: dict[str, Any], path: str, meant: str) -> None:
    with pytest.raises(ScenarioError, match=f"perhaps '{meant}'") as error:
        Game.from_scenario({"format": "sw-scenario/1", **scenario})
    assert error.value.path == path
