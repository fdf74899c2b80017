"""What people give a game: a region as the board has it, numpy's numbers, a choice, an entry of a log."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import numpy as np
import pytest

from sw_widget import ActionError, Choice, Game, Refused, charts, playouts, quiz
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
