"""The best turn as people meet it: sentences, ledgers, lines that can be played."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest

from sw_widget import Game
from sw_widget.explore.turns.lines import BestTurn, Line, amount, best_turn
from sw_widget.game.errors import ActionError
from tests.explore.small_games import withdrawal
from tests.rules.support import Json, at, board, player, position

ROW = board("ab bc", a="hill border", b="farmland", c="mountain")


def row(hand: int, race: str = "ratmen", power: str = "spirit", **more: Json) -> Game:
    regions = {"a": at(0, race), **more}
    scenario = position(ROW, [player(race, power, hand), player("trolls", "hill")], regions)
    return Game.from_scenario({"format": "sw-scenario/1", **scenario})


def mid_game(players: int, seed: int, phase: str = "start") -> Game:
    game, rng = Game(players=["Ann", "Ben", "Cleo", "Dag", "Eve"][:players], seed=seed), Random(seed)
    while game.turn < 4 or game.to_act.phase != phase:
        game.play(game.legal.sample(rng))
    return game


@pytest.mark.parametrize(
    ("number", "said"),
    [
        (9, 9),
        (Fraction(17, 2), "8½"),
        (Fraction(1, 2), "½"),
        (Fraction(17, 3), "17/3 (about 5.67)"),
        (0, 0),
    ],
)
def test_numbers_as_people_write_them(number: int | Fraction, said: int | str) -> None:
    assert amount(number, row(1).speaker) == said


def test_a_proven_turn_says_so() -> None:
    found = row(5).best_turn()
    assert found.proven and found.value == found.ceiling == 3
    assert found.sentence == "3 coins, proven: nothing can bring more."


def test_a_turn_cut_short_says_what_nothing_can_exceed() -> None:
    found = mid_game(5, 2).best_turn(looks=3)
    assert not found.proven and found.ceiling is not None and found.ceiling > found.value
    assert found.sentence.startswith("Found ") and "nothing can exceed" in found.sentence
    assert "3 positions looked at" in found.sentence


def test_every_step_has_a_sentence_and_costs_have_a_ledger() -> None:
    line = row(5).best_turn().best
    assert [step.action.kind for step in line] == ["conquer", "conquer", "stop", "redeploy", "end_turn"]
    assert [int(step.ledger) if step.ledger else None for step in line][:2] == [2, 3]
    assert line.steps[-1].ledger is not None and line.steps[-1].ledger.total == 3
    assert line.score.total == line.value == 3
    assert all(step.sentence for step in line)


def test_a_line_with_the_die_tells_the_odds_and_the_score_if_it_helps() -> None:
    line = row(3).best_turn().best
    assert line.chancy and line.steps[-1].chance == Fraction(1, 3)
    assert "2 or more" in line.steps[-1].sentence
    assert line.value == 2 + Fraction(1, 3) and line.score.total == 3
    assert line.plan == "Conquer b. Then try c with the die: a chance of 1/3."


def test_a_roll_is_told_and_its_score_played_on() -> None:
    line = row(2, power="berserk").best_turn().best
    assert line.steps[-1].action.kind == "roll" and line.score.total == 3
    assert line.plan == "Roll the die before the next conquest."


def test_a_turn_with_the_die_says_what_can_come_of_it() -> None:
    found = row(3).best_turn()
    assert found.proven and found.best.outcomes == ((3, Fraction(1, 3)), (2, Fraction(2, 3)))
    assert found.sentence == (
        "7/3 (about 2.33) coins on average (3 with a chance of 1/3 or 2 with a chance of 2/3), "
        "proven: no line brings more on average."
    )
    assert found.best.worth == "7/3 (about 2.33) coins on average"
    assert str(found.best.average) in found._repr_html_()
    assert found.best.account.total == 3


def test_nothing_is_then_where_nothing_comes_before() -> None:
    game = row(3).play("conquer", region="b")
    assert game.best_turn().best.plan == "Try c with the die: a chance of 1/3."


def test_a_turn_with_the_die_shows_what_else_could_be_done_there() -> None:
    """To stop, and to try another region."""
    fork = board("ab bc bd", a="hill border", b="farmland", c="mountain", d="mountain")
    scenario = position(
        fork, [player("ratmen", "spirit", 3), player("trolls", "hill")], {"a": at(0, "ratmen")}
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    plans = [(line.plan, line.value) for line in game.best_turn(looks=500)]
    assert plans == [
        ("Conquer b. Then try c with the die: a chance of 1/3.", Fraction(7, 3)),
        ("Conquer b. Then try d with the die: a chance of 1/3.", Fraction(7, 3)),
        ("Conquer b.", 2),
    ]
    for line in game.best_turn(looks=500):
        line.play(game.branch())


def test_where_a_die_could_bring_more_by_luck_the_sure_turn_does_not_deny_it() -> None:
    for seed in range(20):
        found = mid_game(2, seed).best_turn(looks=2000, lines=6)
        if found.proven and not found.best.chancy and any(line.chancy for line in found):
            assert found.sentence.endswith("proven: no line brings more on average.")
            return
    raise AssertionError("no such turn")


def test_a_goal_without_its_region_says_what_to_do() -> None:
    with pytest.raises(ActionError, match=r"name the region to hold: best_turn\('reach', region="):
        row(1).best_turn("reach")


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("phase", ["start", "pick", "redeploy"])
def test_a_line_can_be_played_and_brings_what_it_says(players: int, phase: str) -> None:
    game = mid_game(players, 20 + players, phase)
    who, before = game.to_act.player, list(game.coins)
    for line in best_turn(game, looks=300):
        there = game.branch()
        line.play(there)
        if not line.chancy:
            assert there.to_act.player != who or there.turn > game.turn or there.over
            assert there.coins[who] - before[who] == line.value
    assert game.coins == before


def test_lines_and_turns_show_themselves_everywhere() -> None:
    for goal, region in (("coins", None), ("coins_tokens", None), ("coins_defence", None), ("reach", "c")):
        found = row(3).best_turn(goal, region=region)
        assert isinstance(found, BestTurn) and all(isinstance(line, Line) for line in found)
        assert found.title in str(found) and found.sentence in repr(found)
        assert found.best.plan in found._repr_html_()
        data = json.loads(json.dumps(found.to_dict()))
        assert data["value"] == str(found.value) and len(data["lines"]) == len(found.lines) == len(found)
        assert data["goal"] == goal and data["region"] == region


def test_what_comes_from_outside_is_escaped() -> None:
    scenario = position(ROW, [player("ratmen", "spirit", 3), player()], {"a": at(0, "ratmen")})
    scenario["players"][0]["name"] = "<b>Ann</b>"
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    assert "<b>Ann" not in game.best_turn()._repr_html_()


def test_reach_speaks_of_the_chance() -> None:
    found = row(3).best_turn("reach", region="c")
    assert found.best.other == Fraction(1, 3) and found.value == 2 + Fraction(1, 3)
    assert found.sentence == "c can be held with a chance of 1/3, proven: no line has a better one."


def test_asking_changes_nothing() -> None:
    game = mid_game(4, 9)
    code, steps = game.code, game.steps
    game.best_turn(looks=50)
    assert game.code == code and game.steps == steps


def test_looks_make_the_answer_repeatable() -> None:
    game = mid_game(5, 2)
    one, two = (game.best_turn(looks=40).to_dict() for _ in range(2))
    assert one == two


@pytest.mark.parametrize(
    ("goal", "region", "what"),
    [("fame", None, "goal"), ("reach", None, "region"), ("coins", "a", "region"), ("reach", "zz", "region")],
)
def test_nonsense_is_refused_with_its_place(goal: str, region: str | None, what: str) -> None:
    with pytest.raises(ActionError) as error:
        row(1).best_turn(goal, region=region)
    assert error.value.path == what


def test_there_is_no_turn_to_play_when_the_game_is_over() -> None:
    game, rng = Game(players=["Ann", "Ben"], seed=1), Random(1)
    while not game.over:
        game.play(game.legal.sample(rng))
    with pytest.raises(ActionError, match="over"):
        game.best_turn()


def test_nor_when_a_defender_must_withdraw() -> None:
    with pytest.raises(ActionError, match="defender"):
        withdrawal().best_turn()
