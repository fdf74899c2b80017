"""What people give a game: a region as the board has it, numpy's numbers, a choice, an entry of a log."""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

import numpy as np
import pytest

import sw_widget
from sw_widget import (
    ActionError,
    Choice,
    Game,
    Lesson,
    LessonError,
    NotPlayed,
    Refused,
    SaveError,
    ScenarioError,
    SmallWorld,
    charts,
    measures,
    playouts,
    presets,
    quiz,
)
from sw_widget.explore.bots import Seat, bot
from tests.amount import sample
from tests.mixes import MIXES, Mix


@pytest.fixture
def game() -> Game:
    return Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)


# Regions


def test_a_region_of_the_board_is_taken_wherever_a_region_is(game: Game) -> None:
    peak, field = game.board["5"], game.board["1"]
    assert [game.cost(region) for region in game.board] == [game.cost(region.id) for region in game.board]
    assert game.why_not_conquer(peak) is None and game.losses(peak) == game.losses("5")
    assert game.odds(peak) == game.odds("5") and game.chance(peak) == game.chance("5")
    found = [game.best_turn("reach", region=region, looks=2) for region in (peak, "5")]
    assert str(found[0]) == str(found[1])
    assert game.board.neighbours(peak) == game.board.neighbours("5") and game.board[peak] is peak
    assert {"do": "conquer", "region": peak} in game.legal
    game.play("conquer", region=peak).play({"do": "conquer", "region": field}).play("stop")
    game.play("redeploy", tokens={peak: 4, field: 4})
    assert game.log[-1] == {"do": "redeploy", "race": "giants", "tokens": {"1": 4, "5": 4}}


def test_an_unknown_region_says_which_there_are(game: Game) -> None:
    for ask in (lambda: game.cost("99"), lambda: game.best_turn("reach", region=99)):
        with pytest.raises(ActionError, match=r"There is no region.*numbered from 0 to 22"):
            ask()
    with pytest.raises(Refused, match="numbered from 0 to 22"):
        game.play("conquer", region="99")
    with pytest.raises(ActionError, match="Did you mean Deepdelve Peak"):
        game.cost("Deepdelve")
    with pytest.raises(KeyError) as unknown:
        game.board["Deepdelve"]
    assert str(unknown.value) == "'Deepdelve' is no region of this board; perhaps 'Deepdelve Peak'?"


# Numbers of numpy


def test_numpys_numbers_are_numbers() -> None:
    game = Game(players=["Ann", "Ben"], seed=np.int64(8)).play("pick", slot=np.int32(0), by=np.int8(0))
    assert game.seed == 8 and game.cost(np.int64(5)) == game.cost("5")
    assert game.price(np.uint8(1)) == game.price(1) and game.tokens(np.int64(1)) == game.tokens(1)
    game.play("conquer", region=np.int64(5)).play("conquer", region="1").play("conquer", region="2")
    game.play("attempt", region="3", die=np.int64(3))
    (choice,) = game.legal.of("redeploy")
    assert isinstance(choice, Choice)
    game.play("redeploy", tokens={id: np.int64(count) for id, count in choice.even()["tokens"].items()})
    assert game.view(np.int64(0)) == game.view(0) and game.seen_by(np.int64(1)).hidden == {0}
    assert game.threats(np.int64(0)).to_dict() == game.threats(0).to_dict()
    assert Seat(game, np.int64(1), bot("random")).player == 1
    assert Game.from_dict(json.loads(json.dumps(game.to_dict()))).code == game.code


def test_a_scenario_with_numpys_numbers_is_kept_as_json() -> None:
    data: dict[str, Any] = Game(seed=1).to_scenario()
    data |= {"seed": np.int64(4), "turn": np.int64(2), "dice": (np.int64(3),)}
    game = Game.from_scenario(data)
    assert json.loads(json.dumps(game.to_dict()))["scenario"]["dice"] == [3]
    assert playouts(np.int64(1), np.int64(2), seed=np.int64(3)) == playouts(1, 2, seed=3)
    game.play("pick", slot=0)
    assert quiz(game, count=np.int64(2)).to_dict() == quiz(game, count=2).to_dict()


@pytest.mark.parametrize("wrong", [True, np.True_, 1.0, np.float64(1), "1", 2, -1, np.int64(7), "Ben"])
def test_what_is_no_player_is_refused(game: Game, wrong: Any) -> None:
    asked = [lambda: game.threats(wrong), lambda: game.view(wrong), lambda: charts.decline(game, wrong)]
    asked += [lambda: game.seen_by(wrong), lambda: Seat(game, wrong, bot("random"))]
    for ask in asked:
        with pytest.raises(ActionError, match="there is no player"):
            ask()


# Choices


@pytest.mark.sampled
@pytest.mark.parametrize("mix", sample(MIXES, 5), ids=lambda mix: mix.name)
def test_every_entry_can_be_played_or_says_what_to_do(mix: Mix) -> None:
    for _, game in mix.moments(3, seed=2, apart=10):
        for entry in game.legal:
            assert entry in game.legal
            if isinstance(entry, Choice) and entry.count() > 1:
                with pytest.raises(ActionError, match=r"choice with \d+ ways: play\(choice\.even\(\)\)"):
                    game.copy().play(entry)
                assert game.copy().play(entry.even()).last_action == entry.even()
            else:
                assert game.why_not(entry) is None
                assert game.copy().play(entry).steps == game.steps + 1


def test_a_choice_of_another_moment_is_none_of_the_entries(game: Game) -> None:
    game.play("conquer", region="5").play("stop")
    (choice,) = game.legal.of("redeploy")
    assert choice in game.legal and choice.count() == 1
    game.play(choice)
    game.play("end_turn").play("pick", slot=0)
    assert choice not in game.legal


def test_what_is_asked_of_legal_gets_an_answer_or_an_error(game: Game) -> None:
    assert "conquer" in game.legal and "pick" not in game.legal
    assert {"do": "pick", "slot": 0} not in game.legal
    for garbage, said in (
        ("conqer", "perhaps 'conquer'"),
        ({"do": "conqer"}, "perhaps 'conquer'"),
        ({"do": "conquer"}, "region: 'conquer' needs it"),
        ({"action": "conquer"}, "do: is missing"),
        (5, "the name of a kind such as 'conquer', not 5"),
        (None, "not None"),
    ):
        with pytest.raises(ActionError, match=said):
            garbage in game.legal  # noqa: B015
    with pytest.raises(ActionError, match=r"kind: 'conqer' is no action; perhaps 'conquer'\?"):
        game.legal.of("conqer")
    with pytest.raises(ActionError, match=r"means: 'dragn' is no special means .*; perhaps 'dragon'"):
        game.legal.of("conquer", means="dragn")
    with pytest.raises(ActionError, match="means: must be a special means or a list of them, not 5"):
        game.legal.of("conquer", means=5)  # type: ignore[arg-type]
    assert game.legal.of("conquer", means="dragon") == game.legal.of("pick") == []


# Logs


@pytest.mark.sampled
@pytest.mark.parametrize("mix", sample(MIXES, 5), ids=lambda mix: mix.name)
def test_a_log_is_played_again_as_it_stands(mix: Mix) -> None:
    for name, old, rng in mix.games(2, seed=5):
        for _ in range(60):
            if not old.over:
                old.play(old.legal.sample(rng))
        assert old.scenario is not None
        by_hand, at_once = (Game.from_scenario(old.scenario) for _ in range(2))
        for entry in old.log:
            assert entry in by_hand.legal
            by_hand.play(entry)
        assert by_hand.code == old.code == at_once.replay(old.log).code, name
        assert at_once.log == old.log


def test_dice_of_a_log_count_and_not_those_of_the_new_game() -> None:
    for seed in range(9):
        old, rng = Game(players=["Ann", "Ben"], seed=seed), Random(seed)
        while not old.over and "die" not in (old.last_action or {}):
            old.play(old.legal.sample(rng))
        if old.over:
            continue
        table = old.scenario | {"dice": [3 - old.log[-1]["die"]]}  # type: ignore[operator]
        assert Game.from_scenario(table).replay(old.log).log == old.log


def test_a_log_that_does_not_fit_leaves_the_game_as_it_was(game: Game) -> None:
    game.play("conquer", region="5").undo()
    code, undone = game.code, game.undone
    with pytest.raises(ActionError, match=r"log\.1: the rules do not allow this: "):
        game.replay([{"do": "conquer", "region": "1"}, {"do": "conquer", "region": "1"}])
    with pytest.raises(ActionError, match=r"log\.0: the rules|log\.0\.die: "):
        game.replay([{"do": "attempt", "region": "5", "die": 9}])
    assert (game.code, game.undone) == (code, undone)


def test_what_a_prelude_has_played_is_not_played_again() -> None:
    table = Game(players=["Ann", "Ben"], seed=8).to_scenario() | {"prelude": [{"do": "pick", "slot": 0}]}
    old = Game.from_scenario(table).play("conquer", region="5")
    assert Game.from_scenario(table).replay(old.log).log == old.log


def test_a_die_is_given_once(game: Game) -> None:
    with pytest.raises(ActionError, match="die: is given twice"):
        game.play({"do": "attempt", "region": "5", "die": 3}, die=3)
    with pytest.raises(ActionError, match="nobody rolls a die"):
        game.play({"do": "conquer", "region": "5", "die": 3})


# What is of the wrong kind


WRONG: list[Any] = [
    True, -1, 1.5, "x", "", [], [[]], [{}], [None], ["x"], {}, {"a": []}, {"B": []}, {"B": {}}, {5: 5},
    object(), 10**30, b"x", {"x"}, [["Ann"], "Ben", "Cleo"],
]  # fmt: skip
NAMES = ["Ann", "B", "Cleo"]


@pytest.mark.parametrize("key", ["players", "seed", "packs", "board", "variants", "roles", "language"])
def test_a_game_of_wrong_arguments_is_refused_in_our_own_words(key: str) -> None:
    usual: dict[str, Any] = {"players": NAMES, "packs": ["base", "necromancer"], "seed": 1}
    for wrong in WRONG:
        for more in ({}, {"roles": {"B": "necromancer"}}):
            with suppress(ScenarioError):
                assert Game(**{**usual, **more, key: wrong}).steps == 0


def test_a_question_of_the_wrong_kind_is_refused_in_our_own_words(game: Game) -> None:
    asked: list[Callable[[Any], object]] = [
        lambda wrong: game.copy().play(wrong),
        lambda wrong: game.copy().play("conquer", region=wrong, means=wrong, from_=wrong),
        lambda wrong: game.copy().play("attempt", region="5", die=wrong, rolls=wrong),
        lambda wrong: game.copy().replay(wrong),
        lambda wrong: game.cost("5", means=wrong),
        lambda wrong: wrong in game.legal,
        game.legal.of,
        lambda wrong: game.legal.of("conquer", means=wrong),
        game.price,
        lambda wrong: game.best_turn(wrong, looks=1),
        Game.from_scenario,
        lambda wrong: Lesson(title="One", teaches=["cost"], scenario=wrong),
        charts.coins,
        lambda wrong: charts.coins(game, viewer=wrong),
        charts.income,
        charts.combos,
        charts.decline,
        charts.waterfall,
        charts.die,
        charts.results,
        quiz,
        lambda wrong: quiz(game, wrong),
        lambda wrong: SmallWorld(game, bots=wrong),
    ]
    for ask in asked:
        for wrong in WRONG:
            with suppress(NotPlayed, ScenarioError, SaveError, LessonError):
                ask(wrong)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"roles": {"B": "necromancer"}}, "players.1.role: 'necromancer' .*: it comes with 'necromancer'"),
        ({"roles": ["B"]}, r"roles: must say who has which, like {'Cleo': 'necromancer'}, not \['B'\]"),
        ({"roles": {"Cleao": "necromancer"}}, "roles: 'Cleao' is none of the players; perhaps 'Cleo'"),
        ({"packs": ["cursed"]}, "for 3 players; add a pack with boards: 'base' or "),
        (
            {"players": NAMES[:2], "packs": ["base", "necromancer"], "roles": {"B": "necromancer"}},
            "players: with 'necromancer' among them from 3 to 6 can play, not 2",
        ),
    ],
)
def test_what_would_be_right_is_said(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ScenarioError, match=said):
        Game(**{"players": NAMES, "seed": 1, **arguments})


def test_a_race_of_another_pack_is_known_to_be_one() -> None:
    players = [{"name": "Ann", "active": {"race": "kobolds", "power": "alchemist"}}, {}]
    with pytest.raises(ScenarioError, match=r"active\.race: 'kobolds' .*: it comes with 'cursed'"):
        Game.from_scenario({"format": "sw-scenario/1", "players": players})


def test_keywords_are_told_as_python_writes_them(game: Game) -> None:
    with pytest.raises(ActionError, match="foo: unknown key of 'conquer'; it takes from_, means, region"):
        game.play("conquer", region="5", foo=1)
    with pytest.raises(ActionError, match="foo: unknown key of 'conquer'; it takes from, region, with"):
        game.play({"do": "conquer", "region": "5", "foo": 1})


def test_charts_and_quizzes_take_what_shows_a_game(game: Game) -> None:
    world = SmallWorld(game)
    assert str(charts.coins(world)) == str(charts.coins(game))
    assert str(charts.waterfall(world)) == str(charts.waterfall(game))
    assert quiz(world).to_dict() == quiz(game).to_dict()
    with pytest.raises(LessonError, match="game: must be a Game, or a SmallWorld that shows one, not 5"):
        quiz(5)  # type: ignore[arg-type]
    with pytest.raises(ActionError, match=r"bots: must say who is played for, like \{1: 'planner'\}, not \["):
        SmallWorld(game, bots=["planner"])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a lesson by its name is lesson='giants'"):
        SmallWorld("giants")  # type: ignore[arg-type]


# The package


def test_a_language_is_refused_where_it_is_set(game: Game) -> None:
    with pytest.raises(ScenarioError, match="language: 'de' is no language; known: en"):
        game.language = "de"
    assert game.language == "en" and game.copy().prompt == game.prompt


def test_the_package_lists_what_it_offers() -> None:
    assert set(sw_widget.__all__) <= set(dir(sw_widget))
    assert all(name in sw_widget.__all__ for name in dir(sw_widget) if not name.startswith("__"))


@pytest.mark.parametrize("library", [presets, measures("base/2p")])
def test_an_unknown_name_is_told_without_quotes_around_it(library: Any) -> None:
    with pytest.raises(KeyError) as unknown:
        library["nowhere"]
    assert str(unknown.value).startswith("there is no ")
