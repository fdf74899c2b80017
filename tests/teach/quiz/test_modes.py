"""Questions about teams and about a player with a role, whose answers are played out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from sw_widget import Choice, Game
from sw_widget.engine.checks import Problem
from sw_widget.engine.map.board import bits
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.questions import Question, read
from sw_widget.teach.questions.candidates import candidates
from sw_widget.teach.questions.question import Option
from sw_widget.teach.quiz import quiz
from tests.rules.support import Json, at, board, player
from tests.rules.test_necromancer import table

SIX = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def ask(game: Game, **data: Any) -> Question:
    return read(data, "q").ask(game)


def said(question: Question, text: str) -> str:
    """What is said to the option with this text."""
    option = next(option for option in question.options if option.text == text)
    return question.answer(option.value).text


def in_teams(*coins: int, **more: Any) -> Game:
    names = zip(SIX, coins, strict=True)
    players = [{"name": name, "coins": n} for name, n in names]
    road = board("ab bc", a="hill border", b="farmland", c="swamp border")
    scenario: Json = {"packs": ["base", "six_player"], "board": road, "players": players, **more}
    return Game.from_scenario(scenario, needs_format=False)


def haunted(well: Json, reserve: int | None = None, current: int = 0, **more: Any) -> Game:
    """Ann's Ratmen beside Ben's Giants, and Cleo's Ghosts."""
    role = {"well": well, "coins": 9, **({} if reserve is None else {"reserve": reserve}), **more}
    regions = {
        "a": at(0, "ratmen", 1),
        "b": at(1, "giants", 2),
        "e": at(2, "ghosts", 2),
        "l": at(2, "ghosts", 1),
    }
    return Game.from_scenario(
        table(player("ratmen", "hill", 6), player("giants", "forest"), role, regions, current=current),
        needs_format=False,
    )


# Who would win


def test_a_team_wins_by_its_poorer_player() -> None:
    question = ask(in_teams(70, 61, 80, 55, 58, 41), ask="winner")
    assert question.text.startswith("Ann 70 with Dan 55, Ben 61 with Eve 58 and Cleo 80 with Finn 41: ")
    assert [option.text for option in question.right] == ["Ben and Eve"]
    assert said(question, "Ben and Eve") == (
        "Right. Their team has 58 coins, which is what the poorer of them has."
    )
    assert said(question, "Cleo and Finn").startswith("Nobody has more than one of them")
    assert said(question, "Ann and Dan").startswith("Did you add up")


def test_between_equal_teams_the_richest_decides() -> None:
    question = ask(in_teams(70, 66, 9, 55, 55, 40), ask="winner")
    assert [option.text for option in question.right] == ["Ann and Dan"]
    assert "one of them has 70" in said(question, "Ann and Dan")
    assert said(question, "Ben and Eve").startswith("As a team they have as many")
    assert said(question, "Cleo and Finn").startswith("Compare the poorer players")


def test_a_shared_victory_is_not_asked() -> None:
    game = in_teams(70, 70, 9, 55, 55, 40)
    assert candidates(game, "winner") == []
    with pytest.raises(Problem, match="share the victory"):
        ask(game, ask="winner")


def test_coins_of_a_role_do_not_count() -> None:
    question = ask(haunted({}, coins=90), ask="winner")
    assert "Cleo" in [option.text for option in question.options if not option.right]
    assert said(question, "Cleo").startswith("Cleo can only win at once")


# What is bought, lost and collected


def test_the_price_of_the_next_purchase() -> None:
    """A power and three Ghosts, one of whom waits on the island."""
    question = ask(haunted({}, current=2), ask="purchase")
    assert question.right[0].value == 4 and question.ledger is not None
    assert question.answer(4).ledger is not None
    assert "1 power is in use" in question.answer(3).text and "on the island" in question.answer(3).text
    assert "3 Ghost tokens are on the map" in question.answer(1).text
    assert question.answer(5).text.startswith("What is bought does not count")


def test_nothing_can_be_bought_in_the_turn_of_another() -> None:
    assert candidates(haunted({}), "purchase") == []
    with pytest.raises(Problem, match="nobody can buy"):
        ask(haunted({}), ask="purchase")


def test_a_lost_token_goes_to_whoever_collects_it() -> None:
    question = ask(haunted({}), ask="lost_to", region="b")
    assert [option.text for option in question.right] == ["To the Ghosts, who collect what is lost."]
    assert said(question, "To the tray, out of play.").startswith("So it is as a rule")
    assert said(question, "Back to Player 2, to be put down elsewhere.").startswith("Only those come back")
    with pytest.raises(Problem, match="nobody loses a token"):
        ask(haunted({}), ask="lost_to", region="d")


def test_nobody_collects_where_nobody_is_there_to_collect() -> None:
    game = Game.from_scenario(
        {
            "packs": ["base"],
            "board": board("ab bc", a="hill border", b="farmland", c="swamp border"),
            "players": [player("ratmen", "hill", 6), player("giants", "forest")],
            "regions": {"a": at(0, "ratmen", 1), "b": at(1, "giants", 2)},
        },
        needs_format=False,
    )
    question = ask(game, ask="lost_to", region="b")
    assert [option.text for option in question.right] == ["To the tray, out of play."]
    assert candidates(game, "lost_to") == []  # nobody in this game would doubt it


@pytest.mark.parametrize(
    ("well", "reserve", "rising", "slips"),
    [
        ({"orcs": 3, "souls": 2}, None, 1, {0: "Did you leave out the souls", 2: "Only whole groups"}),
        (
            {"orcs": 6, "ghosts": 2},
            None,
            2,
            {1: "Did you leave out those of their own", 8: "Not each of them"},
        ),
        ({"orcs": 3}, None, 0, {1: "Only whole groups", 3: "Not each of them"}),
        ({"orcs": 9}, 1, 1, {2: "Nobody can rise who is not in reserve"}),
    ],
)
def test_what_rises_out_of_the_well(
    well: Json, reserve: int | None, rising: int, slips: dict[int, str]
) -> None:
    question = ask(haunted(well, reserve), ask="rising")
    assert question.right[0].value == rising
    for value, say in slips.items():
        assert question.answer(value).text.startswith(say)


def test_in_an_own_turn_souls_are_still_to_come() -> None:
    assert candidates(haunted({"orcs": 4}, current=2), "rising") == []


# Random games


def moments(games: int) -> Iterator[Game]:
    """Branches of games in teams and with a Necromancer, at random moments."""
    for number in range(games):
        rng = Random(f"modes/{number}")
        teams = number % 3 == 0
        mode, names = ("six_player", SIX) if teams else ("necromancer", SIX[: 3 + number % 2])
        roles = {} if teams else {names[-1]: mode}
        game = Game(names, packs=["base", "royal_bonus", mode], seed=number, roles=roles)
        steps = set(rng.sample(range(10, 160), 12))
        for step in range(160):
            if game.over:
                break
            if step in steps:
                yield game.what_if()
            # Much is conquered, so that much is lost and collected.
            conquests = game.legal.of("conquer") if rng.random() < 0.9 else []
            game.play(_one(rng.choice(conquests), rng) if conquests else game.legal.sample(rng))


def _one(entry: Any, rng: Random) -> Any:
    return entry.sample(rng) if isinstance(entry, Choice) else entry


def winner_is_richest(game: Game, data: Json, right: Option) -> bool:
    """By the plain rule: the most coins of those that count, of the poorer one in a team."""
    seats, coins = game.position.seats(), game.coins
    counted = {
        number: min(coins[number], coins[(number + 3) % 6]) if seat.team is not None else coins[number]
        for number, seat in enumerate(seats)
        if seat.ranked
    }
    most = max(counted.values())
    named = right.text.split(" and ")[0]
    assert named in [game.names[number] for number, n in counted.items() if n == most]
    return True


def price_is_paid(game: Game, data: Json, right: Option) -> bool:
    buyer, before = game.position.player, game.coins
    offers = [entry for entry in game.legal.of("use") if not isinstance(entry, Choice)]
    one = [
        entry for entry in offers if {"trait": "necromancer", "count": 1}.items() <= entry.to_dict().items()
    ]
    if one:
        game.play(one[0])
        assert right.value == before[buyer] - game.coins[buyer]
    return bool(one)


def lost_goes_there(game: Game, data: Json, right: Option) -> bool:
    race = game.readied.holder[game.position.rules.board.index[data["region"]]]
    before = game.position.tray[race]
    game.play("conquer", region=data["region"])
    assert (game.position.tray[race] == before) == (right.text != "To the tray, out of play.")
    return True


def so_many_rise(game: Game, data: Json, right: Option) -> bool:
    """The turn is ended: how many more there are then, where nothing was lost on the way."""
    whose, rng = (game.turn, game.position.player), Random(0)
    before = ghosts(game)
    told: list[str] = []
    while (game.turn, game.position.player) == whose and not game.over:
        kinds = game.legal.kinds
        kind = next((kind for kind in ("stop", "end_turn", "redeploy") if kind in kinds), None)
        if kind is None:
            return False
        explanations = game.play(_one(rng.choice(list(game.legal.of(kind))), rng))
        told += [event.kind for step in explanations for event in step]
    if "tokens_to_well" in told or "tribe_to_well" in told:
        return False
    assert right.value == ghosts(game) - before
    return True


def ghosts(game: Game) -> int:
    """Ghosts on the map and in hand, the island included."""
    position = game.position
    race = next(race for race in position.active if race in position.rules.roles)
    on_map = position.held[race] | position.kit[race].refuge
    return position.hand[race] + sum(position.tokens[region] for region in bits(on_map))


PLAYED: dict[str, Callable[[Game, Json, Option], bool]] = {
    "winner": winner_is_richest,
    "purchase": price_is_paid,
    "lost_to": lost_goes_there,
    "rising": so_many_rise,
}


def test_answers_over_random_games_are_what_is_played() -> None:
    played: Counter[str] = Counter()
    for number, game in enumerate(moments(60)):
        if number >= 170 and all(played[kind] > 5 for kind in PLAYED):
            break  # it takes some games until a Necromancer has had enough to buy with
        for kind, play in PLAYED.items():
            for candidate in candidates(game, kind)[:4]:
                question = read(candidate.data, "q").ask(game)
                judge(question)
                played[kind] += play(game.what_if(), candidate.data, question.right[0])
    assert all(played[kind] > 5 for kind in PLAYED), played


def judge(question: Question) -> None:
    assert question.text.endswith("?") and 3 <= len(question.options) <= 5, question
    texts = [option.text for option in question.options]
    assert len({*texts}) == len(texts) and len(question.right) == 1
    for option in (*question.options, *question.hidden):
        verdict = question.answer(option.value)
        assert verdict.right == option.right and verdict.understood
        if not option.right:
            assert option.say and question.right[0].text not in option.say.split() and verdict.rules


def test_a_quiz_of_a_mode_can_be_checked() -> None:
    lesson = quiz(haunted({"orcs": 3, "souls": 2}), ["winner", "lost_to", "rising"], count=3)
    assert isinstance(lesson, Lesson) and lesson.check() == []
    assert {question.kind for question in lesson.questions} == {"winner", "lost_to", "rising"}
