"""Exercises of the last tutorials: right answers are accepted, every likely mistake has its own sentence."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.conditions import coastal, near_own, symbol, terrain
from sw_widget.explore.bots import bot, play_out
from sw_widget.explore.charts.decline import moments
from sw_widget.explore.whatif.branch import Branch
from sw_widget.explore.worth import LOOKS
from sw_widget.own import own_pack, own_power, own_race
from sw_widget.teach.exercises import EXERCISES
from sw_widget.teach.exercises.success_messages import REWARDS
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets
from sw_widget.teach.quiz import quiz
from sw_widget.teach.tasks import TASKS
from tests.every_effect import CoinPer, Coins, Discount, GrowByConquest, KeepsBadge
from tests.teach.quiz.answers import right, says, told

TUTORIALS = Path(__file__).resolve().parents[3] / "tutorials"


def test_each_is_an_exercise_of_a_tutorial() -> None:
    assert EXERCISES.items() <= TASKS.items()
    for name in EXERCISES:
        (file,) = TUTORIALS.glob(f"{name[1:3]}_*.ipynb")
        assert f'check(\\"{name}\\"' in file.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", EXERCISES)
@pytest.mark.parametrize("answer", ["5", 5, [], {}, {"ask": "cost"}, object(), int, Game, b"x", float("nan")])
def test_any_answer_gets_a_sentence(name: str, answer: object) -> None:
    feedback = told(name, answer)
    assert feedback.kind == "wrong" and feedback.text
    # A sentence of its own, and not what Python said to something that nobody thought of.
    assert "Error" not in feedback.text


def test_a_right_answer_says_what_it_has_shown() -> None:
    assert REWARDS.keys() == EXERCISES.keys()
    for name, answer in (
        ("t11-four", line("5", "1", "11", "6")),
        ("t13-mended", presets["t13-peak"]),
        ("t14-race", race(Discount(1, terrain("mountain")))),
    ):
        assert told(name, answer).text == f"Right. {REWARDS[name]}"


# 11: what-ifs


def line(*regions: str) -> Branch:
    branch = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0).what_if()
    for region in regions:
        branch.play("conquer", region=region)
    return branch


def test_four_regions() -> None:
    for regions in (("5", "1", "11", "6"), ("4", "9", "8", "2")):
        right("t11-four", line(*regions))
    assert told("t11-four", line()).kind == "note"
    says("t11-four", line().origin, "That is the game itself")
    says("t11-four", "four", "without quotes")
    says("t11-four", line("5", "1"), "2 regions, and 4 tokens in hand that can still take something")
    says("t11-four", line("1", "2", "3"), "3 regions, and 1 token left over, too few for anything")
    says("t11-four", line("5", "1", "2").play("attempt", region="3"), "The die has been rolled")
    says("t11-four", line().play("stop"), "No region is held")
    late = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
    late.best_turn().best.play(late)
    says("t11-four", late.what_if(), "where the turn is over already")


# 12: the numbers that exercises ask for


def test_the_experiment_comes_out_as_the_exercise_says() -> None:
    player, exercise = 1, "t12-ben"
    greedy = bot("greedy")
    match = play_out(Game(players=["Ann", "Ben"], seed=3), [greedy, greedy])
    ends = {}
    for began in match.history.turns(match.steps):
        if began.player == player and began.turn > 1:
            branch = match.what_if(at=began.step).play("decline")
            ends[began.turn] = play_out(branch, [greedy, greedy]).coins[player]
    best = max(ends, key=lambda turn: ends[turn])
    right(exercise, best)
    others = sorted(ends, key=lambda turn: -ends[turn])
    assert ends[others[1]] == ends[best] - 1 and others[1] == 4
    assert ends[10] == match.coins[player]
    assert told(exercise, 4).kind == told(exercise, 10).kind == "wrong"


def test_the_chart_says_what_the_exercise_says() -> None:
    greedy = bot("greedy")
    match = play_out(Game(players=["Ann", "Ben"], seed=3), [greedy, greedy])
    gains = {moment.turn: moment.choice.gain for moment in moments(match, 0, LOOKS)}
    right("t12-chart", next(turn for turn, gain in gains.items() if gain > 0))
    assert gains[7] == 0 and max(gains, key=lambda turn: gains[turn]) == 9 and gains[10] < 0
    for turn in (1, 2, 7, 9, 10):
        assert told("t12-chart", turn).kind == "wrong"


# 13: lessons


def peak(**changes: Any) -> dict[str, Any]:
    return {**deepcopy(presets["t13-peak"].to_dict()), **changes}


def test_the_peak_is_mended() -> None:
    right("t13-mended", presets["t13-peak"])
    data = peak()
    data["scenario"]["players"][0]["active"]["hand"] = 3
    data["mistakes"][0]["then"][1]["tokens"] = {"pasture": 3}
    says("t13-mended", Lesson.from_dict(data), "of 3 tokens, 2 go to the pasture. Are 2 left then?")
    data["mistakes"][0]["say"] = "The pasture takes 2 tokens. The peak takes 3, and only 1 is left."
    right("t13-mended", Lesson.from_dict(data))
    says("t13-mended", data, "Lesson.from_dict")
    says("t13-mended", "draft", "without quotes")
    data["scenario"]["players"][0]["active"]["hand"] = 5
    del data["mistakes"][0]["then"]
    says("t13-mended", Lesson.from_dict(data), "told too early")
    wrong = Lesson.from_dict(peak(solutions=[[{"do": "conquer", "region": "peek"}]]))
    says("t13-mended", wrong, "Did you mean peak?")
    says("t13-mended", Lesson.from_dict(peak(success={"holds": ["pasture"]})), "another one now")


def test_a_question() -> None:
    right("t13-question", {"ask": "cost", "region": "peak"})
    right("t13-question", [{"ask": "cost", "region": "peak", "say": "Steep."}])
    by_hand = {"ask": "number", "text": "What does the peak cost?", "answer": 3}
    for answer, words in (
        ("cost", "in braces"),
        (3, "one pair of braces"),
        ({"ask": "price", "region": "peak"}, "It cannot be read yet"),
        ({"ask": "cost"}, "It cannot be read yet"),
        ({"ask": "cost", "region": "peek"}, "peek"),
        (by_hand, "whose answer the engine knows"),
        ({"ask": "coins"}, "That asks for something else: "),
        ({"ask": "cost", "region": "pasture"}, "Which one is the goal?"),
        (
            {"ask": "cost", "region": "peak", "before": [{"do": "conquer", "region": "pasture"}]},
            "leave `before` out",
        ),
    ):
        says("t13-question", answer, words)


def test_a_quiz() -> None:
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
    right("t13-quiz", quiz(game, ["cost", "why_not"], count=4))
    right("t13-quiz", quiz(game, ["why_not", "cost"], count=4, seed=5))
    says("t13-quiz", [quiz(game)], "That is a list")
    says("t13-quiz", "quiz", "without quotes")
    says("t13-quiz", presets["giants"], "A quiz has only questions")
    says("t13-quiz", quiz(game, ["cost", "targets"], count=4), 'of the kind "targets"')
    says("t13-quiz", quiz(game, ["cost"], count=4), 'No question of the kind "why_not"')
    says("t13-quiz", quiz(game, ["cost", "why_not"], count=3), "3 questions were made")


def test_a_lesson_of_ones_own() -> None:
    whole = peak(title="Mine", questions=[{"ask": "cost", "region": "peak"}])
    right("t13-own", Lesson.from_dict(whole))
    says("t13-own", whole, "Lesson.from_dict")
    says("t13-own", presets["t13-peak"], "of that title already")
    says("t13-own", Lesson.from_dict({**whole, "questions": []}), "add a question")
    says("t13-own", Lesson.from_dict({**whole, "hints": []}), "add a hint")
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
    says("t13-own", quiz(game), "no goal")
    faulty = {**whole, "solutions": [[{"do": "stop"}]]}
    says("t13-own", Lesson.from_dict(faulty), "check() has something to say")
    whole["mistakes"][0]["say"] = "That was silly."
    says("t13-own", Lesson.from_dict(whole), "mistakes.0 says has no number")


# 14: races and powers


def race(*effects: Any, tokens: int = 6) -> Any:
    return own_race("goats", tokens, stands_in="ratmen", effects=effects)


def power(*effects: Any, tokens: int = 4) -> Any:
    return own_power("glow", tokens, effects=effects)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (lambda: own_pack("goat_pack", races=[race()]), "a whole pack"),
        (power, "That is a power"),
        (lambda: "goats", "without quotes"),
        (lambda: race(Discount(1, terrain("mountain")), tokens=7), "7 tokens"),
        (race, "It can do nothing yet"),
        (lambda: race(Discount(1, terrain("mountain")), Coins(1)), "2 effects"),
        (lambda: race(CoinPer(terrain("mountain"))), "CoinPer pays coins"),
        (lambda: race(GrowByConquest(2)), "GrowByConquest does something else"),
        (lambda: race(Discount(-1, terrain("mountain"))), "makes it dearer"),
        (lambda: race(Discount(2, terrain("mountain"))), "takes 2 tokens off"),
        (lambda: race(Discount(1)), "`where` is missing"),
        (lambda: race(Discount(1, near_own("mountain"))), "changes during the game"),
        (lambda: race(Discount(1, terrain("hill"))), "in none of those that are meant: mountains"),
        (lambda: race(Discount(1, terrain("hill", "mountain"))), "also holds where it should not"),
    ],
)
def test_a_people_of_the_mountains(answer: Callable[[], Any], words: str) -> None:
    right("t14-race", race(Discount(1, terrain("mountain"))))
    says("t14-race", answer(), words)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (race, "That is a race"),
        (lambda: power(CoinPer(symbol("magic", "mine")), tokens=5), "5 tokens"),
        (power, "It can do nothing yet"),
        (lambda: power(Discount(1, symbol("mine"))), "Discount makes regions cheaper"),
        (lambda: power(Coins(1)), "Coins does something else"),
        (lambda: power(CoinPer(symbol("magic", "mine"), 2)), "pays 2 coins"),
        (lambda: power(CoinPer()), "`where` is missing"),
        (lambda: power(CoinPer(symbol("mine"))), "Some places are missing"),
        (lambda: power(CoinPer(symbol("magic")), CoinPer(symbol("mine"))), "pay more than once"),
        (lambda: power(CoinPer(symbol("magic", "mine")), Coins(1)), "2 effects"),
        (lambda: power(CoinPer(coastal)), "holds where it should not, and misses"),
    ],
)
def test_all_that_glitters(answer: Callable[[], Any], words: str) -> None:
    right("t14-power", power(CoinPer(symbol("magic", "mine"))))
    right("t14-power", power(CoinPer(symbol("mine") | symbol("magic"))))
    says("t14-power", answer(), words)


@pytest.mark.parametrize(
    ("answer", "words"),
    [
        (lambda: power(CoinPer(symbol("cavern"))), "In decline it pays nothing"),
        (lambda: power(CoinPer(symbol("cavern")), KeepsBadge()), "The badge is kept in decline, but"),
        (
            lambda: power(CoinPer(symbol("mine"), in_decline=True), KeepsBadge()),
            "misses places where it should",
        ),
        (lambda: power(KeepsBadge()), "It can do nothing yet"),
    ],
)
def test_a_light_in_the_dark(answer: Callable[[], Any], words: str) -> None:
    right("t14-lasting", power(CoinPer(symbol("cavern"), in_decline=True), KeepsBadge()))
    says("t14-lasting", answer(), words)


def test_solutions_are_not_in_the_tutorials() -> None:
    """What a cell is run with says "put your answer here", and notes nothing in anybody's progress."""
    for file in sorted(TUTORIALS.glob("1[1-5]_*.ipynb")):
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]:
            if cell["cell_type"] == "code" and "check(" in "".join(cell["source"]) and cell["outputs"]:
                shown = str(cell["outputs"][-1].get("data", {}).get("text/plain"))
                assert "Right." not in shown


def test_an_account_that_answers_an_exercise_is_not_kept_below_it() -> None:
    cells = [
        cell
        for file in sorted(TUTORIALS.glob("*.ipynb"))
        for cell in json.loads(file.read_text(encoding="utf-8"))["cells"]
        if "answer-below" in cell["metadata"].get("tags", ())
    ]
    assert {"t06-09", "t07-13"} <= {cell["id"] for cell in cells}
    assert not any(cell["outputs"] for cell in cells)
