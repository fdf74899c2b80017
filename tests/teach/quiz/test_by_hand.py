"""Questions written by hand, and every spelling of an answer."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.checks import Problem
from sw_widget.teach.questions import Question, read

CHOICE: dict[str, Any] = {
    "ask": "choice",
    "text": "What does a mountain do?",
    "options": [
        {"text": "It costs one token more.", "right": True, "say": "And it is worth it."},
        {"text": "It brings a coin more.", "say": "Only with some powers."},
        {"text": "B", "say": "Not even close."},
    ],
    "say": "Look at the ledger.",
}
NUMBER: dict[str, Any] = {
    "ask": "number",
    "text": "How many sides are blank?",
    "answer": 3,
    "wrong": {"2": "One more.", "6": "That is all of them."},
}


@pytest.fixture
def game() -> Game:
    return Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0).play("conquer", region="5")


def ask(data: dict[str, Any], game: Game) -> Question:
    spec = read(data, "questions.0")
    assert spec.to_dict() == data and read(spec.to_dict(), "questions.0") == spec
    return spec.ask(game)


def test_a_choice(game: Game) -> None:
    question = ask(CHOICE, game)
    assert [option.value for option in question.options] == ["a", "b", "c"]
    right = question.right[0]
    assert question.answer(right.value).text == "Right. And it is worth it. Look at the ledger."
    assert question.answer("it costs one token more").right
    assert question.answer("It brings a coin more.").text == "Only with some powers."
    # the letter is meant, not the option that happens to say it
    assert question.answer("b").text == question.answer(question.options[1]).text
    silly = question.answer({"x": 1})
    assert not silly.understood and silly.text == "Answer with one of these: a, b or c."


def test_no_example_is_the_answer(game: Game) -> None:
    for answer in range(20):
        told = ask({"ask": "number", "text": "How many?", "answer": answer}, game).answer("so many")
        assert not told.understood and not any(sign.isdigit() for sign in told.text)


def test_the_same_options_stand_in_another_order_below_another_question(game: Game) -> None:
    yes_or_no = [{"text": "Yes.", "right": True}, {"text": "No.", "say": "Think again."}]
    first = [
        ask({"ask": "choice", "text": f"Is it {n}?", "options": yes_or_no}, game).options[0].text
        for n in range(100)
    ]
    assert 35 <= first.count("Yes.") <= 65


def test_a_choice_with_several_right_options(game: Game) -> None:
    options = [{**CHOICE["options"][0]}, {**CHOICE["options"][1], "right": True}, CHOICE["options"][2]]
    question = ask({**CHOICE, "options": options}, game)
    assert question.many
    right = [option.value for option in question.right]
    assert question.answer(right).right and question.answer(", ".join(map(str, right))).right
    half = question.answer(right[:1])
    assert not half.right and half.text == "There is more to find."
    everything = question.answer([option.value for option in question.options])
    assert everything.text == "Not even close."
    assert not question.answer(["a", "z"]).understood
    assert not question.answer([]).understood


def test_a_number(game: Game) -> None:
    question = ask(NUMBER, game)
    assert not question.options and question.number
    for value in (3, 3.0, "3", " 3 ", Fraction(3)):
        assert question.answer(value).right, value
    assert question.answer(2).text == "One more."
    assert question.answer("6").text == "That is all of them."
    assert question.answer(1).text == "That is too low."
    assert question.answer(-4).text == "That is too low."
    assert question.answer(99).text == "That is too high."
    for silly in ("three", [3], True, float("nan"), float("inf"), b"3", object(), "1/0", 10**5000):
        assert question.answer(silly).text in ("Answer with a number, in figures.", "That is too high.")
    for nothing in (None, ..., ""):
        assert question.answer(nothing).text == "Put your answer here."


def test_a_fraction(game: Game) -> None:
    question = ask({**NUMBER, "answer": "1/3", "wrong": {}} | {"wrong": {"1/2": "Half?"}}, game)
    for value in ("1/3", Fraction(1, 3), 1 / 3, 0.33, "33 %", "0,333"):
        assert question.answer(value).right, value
    assert not question.answer(0.3).right
    assert question.answer("50%").text == "Half?"


def test_a_chance_in_any_spelling(game: Game) -> None:
    scenario = {
        "board": {"regions": {"a": {"terrain": "hill", "border": True}, "b": {"terrain": "mountain"}},
                  "edges": [["a", "b"]]},
        "players": [{"active": {"race": "elves", "power": "hill", "hand": 1}}, {}],
        "regions": {"a": {"player": 0, "race": "elves", "tokens": 1}},
    }  # fmt: skip
    game = Game.from_scenario(scenario, needs_format=False)
    question = ask({"ask": "chance", "region": "b"}, game)
    for value in ("1/3", 1 / 3, Fraction(1, 3), "33%", game.odds("b")):
        assert question.answer(value).right, value
    assert "blank" in question.answer("2/3").text
    assert question.answer("1/3").ledger == game.cost("b")


def test_a_ledger_is_an_answer(game: Game) -> None:
    question = ask({"ask": "cost", "region": "1"}, game)
    assert question.answer(game.cost("1")).right
    assert question.answer("1 token").right
    assert question.answer(2).rules == ("giants",)
    assert question.answer(1).rules == question.rules


def test_regions_by_id_and_by_name(game: Game) -> None:
    question = ask({"ask": "targets", "regions": ["1", "9", "5"]}, game)
    assert question.answer(["1"]).right and question.answer("Charmfield").right and question.answer(1).right
    both = question.answer(["Charmfield", "9", "5"])
    assert both.rules == ("not_adjacent", "own_region")
    assert both.text.startswith("Butterby does not touch") or both.text.startswith("Deepdelve Peak belongs")


def test_the_die_is_named_only_where_it_could_help(game: Game) -> None:
    game.play("conquer", region="11").play("conquer", region="6")
    assert ask({"ask": "targets", "regions": ["1", "9"]}, game).text.endswith("with 1 token?")
    assert game.why_not("attempt", region="12") is None
    dear = ask({"ask": "targets", "regions": ["1", "12"]}, game)
    assert dear.text.endswith("with 1 token and without the die?")


def test_before_leads_to_the_position(game: Game) -> None:
    code = game.code
    question = ask({"ask": "coins", "before": [{"do": "conquer", "region": "1"}]}, game)
    branch = game.what_if().play("conquer", region="1")
    assert question.right[0].value == branch.score_preview().total
    assert game.code == code
    rolled = {
        "ask": "coins",
        "before": [{"do": "conquer", "region": "1"}, {"do": "attempt", "region": "8", "die": 9}],
    }
    with pytest.raises(Problem) as error:
        read(rolled, "questions.3").ask(game)
    assert error.value.path == "questions.3.before.1"


def test_what_was_played_before_is_told(game: Game) -> None:
    first = [{"do": "conquer", "region": "1"}, {"do": "conquer", "region": "2"}]
    told = ask({"ask": "coins", "before": first}, game).text
    alone = ask({"ask": "coins"}, game).text
    assert told == f"Suppose that Ann has taken Charmfield and Coalwood. {alone}"
    assert not alone.startswith("Suppose")
    branch = game.what_if().play("conquer", region="1").play("conquer", region="2").play("stop")
    hand = branch.position.hand[branch.position.active[0]]
    standing = {id: branch.position.tokens[branch.board.map.index[id]] for id in ("5", "1", "2")}
    branch.play("redeploy", tokens={**standing, "5": standing["5"] + hand}).play("end_turn")
    branch.play("pick", slot=0)
    taken = branch.targets()[0]
    branch.play("conquer", region=taken)
    told = ask({"ask": "coins", "before": branch.actions}, game).text
    assert told.startswith(
        "Suppose that Ann has taken Charmfield and Coalwood, ended the conquests, redeployed the"
    )
    assert " and ended the turn and Ben has picked the " in told
    name = game.board.map.regions[game.board.map.index[taken]].name
    assert f" and taken {name}. How many coins would Ben" in told
    # Whoever writes a question says it there.
    by_hand = {"ask": "number", "text": "How many are left?", "answer": 3, "before": first}
    assert ask(by_hand, game).text == "How many are left?"


def test_the_answer_is_not_shown(game: Game) -> None:
    for data in (CHOICE, NUMBER, {"ask": "cost", "region": "1"}):
        question = ask(data, game)
        for shown in (repr(question), str(question), question._repr_html_(), repr(question.options)):
            assert "right" not in shown.lower() and "ledger" not in shown
    assert str(ask(NUMBER, game)).endswith("______")


def test_nothing_is_markup(game: Game) -> None:
    nasty = "<script>alert(1)</script>"
    options = [{"text": nasty, "right": True}, {"text": "no", "say": nasty}]
    question = ask({"ask": "choice", "text": nasty, "options": options}, game)
    assert "<script" not in question._repr_html_()
    for option in question.options:
        assert "<script" not in question.answer(option.value)._repr_html_()


@pytest.mark.parametrize(
    ("data", "path"),
    [
        ({"ask": "price"}, "q.ask"),
        ({}, "q.ask"),
        ({"ask": "cost"}, "q.region"),
        ({"ask": "cost", "region": ["5"]}, "q.region"),
        ({"ask": "cost", "region": "5", "regions": []}, "q.regions"),
        ({"ask": "coins", "seed": -1}, "q.seed"),
        ({"ask": "coins", "before": ["stop"]}, "q.before.0"),
        ({"ask": "coins", "say": 3}, "q.say"),
        ({"ask": "targets", "regions": ["5"]}, "q.regions"),
        ({"ask": "targets", "regions": ["5", None]}, "q.regions.1"),
        ({**CHOICE, "options": CHOICE["options"][:1]}, "q.options"),
        ({**CHOICE, "options": CHOICE["options"][1:]}, "q.options"),
        ({**CHOICE, "options": [CHOICE["options"][0]] * 2}, "q.options"),
        ({**CHOICE, "options": [CHOICE["options"][0], {"text": "x"}]}, "q.options.1.say"),
        ({**CHOICE, "options": [CHOICE["options"][0], {"say": "x"}]}, "q.options.1.text"),
        ({**CHOICE, "text": " "}, "q.text"),
        ({**NUMBER, "answer": "many"}, "q.answer"),
        ({**NUMBER, "answer": True}, "q.answer"),
        ({**NUMBER, "wrong": {"3.0": "x"}}, "q.wrong.3.0"),
        ({**NUMBER, "wrong": {"x": "x"}}, "q.wrong.x"),
        ({**NUMBER, "wrong": {"4": ""}}, "q.wrong.4"),
    ],
)
def test_bad_questions_are_told_with_their_path(data: dict[str, Any], path: str) -> None:
    with pytest.raises(Problem) as error:
        read(data, "q")
    assert error.value.path == path


@pytest.mark.parametrize(
    ("data", "path", "said"),
    [
        ({"ask": "cost", "region": "9"}, "q.region", "does not touch"),
        ({"ask": "cost", "region": "Nowhere"}, "q.region", "no region"),
        ({"ask": "why_not", "region": "1"}, "q.region", "can be conquered now"),
        ({"ask": "losses", "region": "1"}, "q.region", "no race defends"),
        ({"ask": "chance", "region": "1"}, "q.region", "more tokens than there are to conquer with"),
        ({"ask": "targets", "regions": ["9", "5"]}, "q", "some of the regions"),
        ({"ask": "targets", "regions": ["9", "Nowhere"]}, "q.regions.1", "no region"),
    ],
)
def test_what_the_position_does_not_allow_is_told(
    game: Game, data: dict[str, Any], path: str, said: str
) -> None:
    with pytest.raises(Problem, match=said) as error:
        read(data, "q").ask(game)
    assert error.value.path == path


def test_no_conquests_no_question_about_them() -> None:
    game = Game(players=["Ann", "Ben"], seed=8)
    for data in ({"ask": "cost", "region": "5"}, {"ask": "targets"}, {"ask": "why_not", "region": "5"}):
        with pytest.raises(Problem, match="nobody can conquer now"):
            read(data, "q").ask(game)


def test_whoever_counted_a_mine_is_told_that_symbols_cost_nothing() -> None:
    game = Game(players=["Ann", "Ben"], seed=9).play("pick", slot=0)
    question = ask({"ask": "cost", "region": "15"}, game)
    assert question.answer(4).text == "Did you count the mine? A symbol costs nothing."
