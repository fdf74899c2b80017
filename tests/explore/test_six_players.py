"""Exploring games of six in teams, also while somebody is asked before the turn goes on."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game, charts, compare, tournament
from sw_widget.explore.bots import Seat, bot, bots
from sw_widget.explore.bots.greedy import GreedyBot
from sw_widget.explore.leaders import leaders
from sw_widget.game.errors import ActionError
from tests.rules.support import at, board, player
from tests.widget import six_players


@pytest.mark.parametrize("name", ["six-setup", "six-sacrifice"])
def test_while_somebody_is_asked_there_is_no_turn_to_search(name: str) -> None:
    game = six_players.GAMES[name]()
    with pytest.raises(ActionError, match=f"player {game.to_act.player} is asked first"):
        game.best_turn(looks=10)


@pytest.mark.parametrize("name", ["six-setup", "six-sacrifice"])
def test_answers_can_be_tried_and_compared(name: str) -> None:
    game = six_players.GAMES[name]()
    steps = game.steps
    branches = []
    for seed in (1, 2):
        branch = game.what_if(str(seed))
        branch.play(branch.legal.sample(Random(seed)))
        branches.append(branch)
    assert str(compare(*branches)) and game.steps == steps


@pytest.mark.parametrize("name", ["six-setup", "six-sacrifice"])
def test_an_answer_is_not_rated(name: str) -> None:
    game = six_players.GAMES[name]()
    advice = game.play(game.legal.sample(Random(1))).coach()
    assert not advice.rated and "answers a question" in advice.sentence


def test_a_turn_that_begins_with_a_question_is_reported() -> None:
    game = six_players.GAMES["six-setup"]()
    random = Random(1)
    while game.last_score is None:
        game.play(game.legal.sample(random))
    assert str(game.report())


def last_turn(coins: list[int], tokens: list[int]) -> Game:
    """Finn ends the last turn; each player has so many coins by then, and so many tokens in one region."""
    names = "abcdef"
    races = ["ratmen", "giants", "humans", "orcs", "elves", "wizards"]
    powers = ["hill", "swamp", "forest", "merchant", "mounted", "commando"]
    game = Game.from_scenario(
        {
            "packs": ["base", "six_player"],
            "board": board("ab bc cd de ef", **dict.fromkeys(names, "farmland border")),
            "players": [
                player(race, power, coins=n) for race, power, n in zip(races, powers, coins, strict=True)
            ],
            "turn": 8,
            "turns": 8,
            "current": 5,
            "regions": {
                name: at(number, races[number], tokens[number]) for number, name in enumerate(names)
            },
        },
        needs_format=False,
    )
    game.play("stop")
    if "end_turn" not in game.legal.kinds:
        game.play(game.legal.of("redeploy")[0].even())
    return game.play("end_turn")


def test_a_tie_of_teams_that_tokens_break_is_told_so() -> None:
    game = last_turn([10, 10, 3, 20, 20, 1], [2, 5, 1, 2, 1, 5])
    told = "Player 2 and Player 5 win together with the most race tokens on the map: 6 against 4"
    assert game.winners == [1, 4] and told in str(game.events_of(-1)[-1])
    assert told in game.prompt and told in str(game.report())
    assert "Player 2 and Player 5 won by race tokens." in str(charts.coins(game))


def test_a_team_that_won_by_coins_shares_nothing() -> None:
    game = last_turn([10, 10, 3, 20, 21, 1], [2, 1, 1, 2, 1, 5])
    assert "Player 2 and Player 5 won as a team with 10 coins." in str(charts.coins(game))
    assert "Several teams have 10 coins" in game.prompt


def test_teams_are_ahead_by_the_coins_of_the_poorer_player() -> None:
    game = beside_the_sigil()
    assert leaders(game.position, [50, 9, 0, 8, 9, 0]) == [1, 4]
    assert leaders(game.position, [50, 9, 0, 9, 10, 0]) == [0, 3]


def beside_the_sigil(at_b: bool = False) -> Game:
    """Whatever the Giants can take, whoever holds the Sigil is asked: Ratmen, or at b themselves."""
    a, b = ({}, {"sigil_of_sacrifice": 1}) if at_b else ({"sigil_of_sacrifice": 1}, {})
    return Game.from_scenario(
        {
            "packs": ["base", "six_player"],
            "board": board("ab bc", a="hill border", b="farmland", c="forest"),
            "players": [
                player("ratmen", "underworld"),
                player("giants", "swamp", 3 if at_b else 4),
                player(),
                player("orcs", "merchant"),
                player(),
                player(),
            ],
            "turn": 8,
            "current": 1,
            "regions": {
                "a": at(0, "ratmen", 2, **a),
                "b": at(1, "giants", **b),
                "c": at(3, "orcs"),
            },
        },
        needs_format=False,
    )


def test_a_line_in_which_somebody_is_asked_is_told_to_its_end() -> None:
    game = beside_the_sigil()
    line = game.best_turn(looks=200).lines[0]
    assert "3 regions of the active race: 3 coins." in str(line.score)
    game.play("conquer", region="c")
    assert game.to_act == (0, "sacrifice")
    assert "Conquer c" in str(game.coach(0))
    game.play("stop")
    assert "Player 2" in str(game.report())


def test_a_bot_that_is_asked_in_its_own_conquest_goes_on_with_its_turn() -> None:
    """What it had planned to do next was not meant as an answer."""
    game = beside_the_sigil(at_b=True)
    seat = Seat(game, 1, GreedyBot(looks=100))
    while game.to_act.phase != "sacrifice":
        seat.step()
    assert game.to_act.player == 1
    seat.play_on()
    assert game.to_act == (2, "pick") and game.last_score is not None


@pytest.mark.parametrize("name", bots())
def test_a_bot_whose_last_attempt_takes_the_boneyard_sends_the_lich_first(name: str) -> None:
    """Tokens are put down after that: the Random bot tried to put them down at once, which nobody may."""
    game = Game.from_scenario(
        {
            "packs": ["base", "six_player"],
            "board": board("ab bc cd", a="hill border", b="farmland", c="forest", d="swamp"),
            "players": [
                player("ratmen", "swamp", 1),
                player("giants", "hill"),
                player(),
                player("orcs", "merchant", declined=["elves"]),
                player(),
                player(),
            ],
            "regions": {
                "a": at(0, "ratmen"),
                "b": {"markers": {"bonys_boneyard": 1}},
                "c": at(1, "giants"),
                "d": at(3, "elves"),
            },
        },
        needs_format=False,
    )
    game.play("attempt", region="b", die=3)
    assert game.to_act == (0, "redeploy") and game.legal.kinds == ["use"]
    seat = Seat(game, 0, bot(name))
    assert seat.step().action.to_dict() == {"do": "use", "trait": "bonys_boneyard", "race": "elves"}
    seat.play_on()
    assert game.to_act.player == 1 and game.last_score is not None


def test_a_tournament_of_six() -> None:
    """Partners win together."""
    result = tournament(["random"] * 6, games=2, packs=["base", "six_player"], progress=False)
    assert [len(record["seats"]) for record in result.records] == [6, 6]
    for record in result.records:
        won = [seat for seat, name in enumerate(record["seats"]) if name in record["winners"]]
        assert won and {(seat + 3) % 6 for seat in won} == {*won}
        assert record["teams"] == [0, 1, 2, 0, 1, 2]
        assert won == [seat for seat, place in enumerate(record["places"]) if place == 1]
    assert sum(standing.wins for standing in result.standings) == 2 * len(result)
    assert sum(meeting.games for meeting in result.pairs) == 6 * 4 * len(result)  # nobody meets a partner


def test_a_tournament_with_a_role() -> None:
    """Coins of the Necromancer are not compared: he wins alone and at once, or comes last."""
    packs, roles = ["base", "necromancer"], ["necromancer"]
    result = tournament(["random"] * 3, games=2, packs=packs, roles=roles, progress=False)
    for record in result.records:
        assert record["places"][2] == 3 or record["places"] == [2, 2, 1]
        assert "teams" not in record


def test_what_is_asked_survives_a_saved_game(tmp_path: object) -> None:
    for name in ("six-setup", "six-sacrifice", "six-over"):
        game = six_players.GAMES[name]()
        file = f"{tmp_path}/{name}.json"
        game.save(file)
        assert Game.load(file).position == game.position
