"""A seat plays one action at a time, thinks again when it must, and never for somebody else."""

from __future__ import annotations

from dataclasses import dataclass, field
from random import Random

import pytest

from sw_widget import ActionError, Game
from sw_widget.explore.bots import GreedyBot, NeverEnds, NotTheirDecision, Plan, RandomBot, Seat, play_out
from sw_widget.explore.whatif.branch import Branch
from tests.explore.tournament_bots import Repeats


@dataclass
class Watched:
    """A bot that counts how often it thinks."""

    bot: RandomBot | GreedyBot
    thoughts: int = 0
    tables: list[Branch] = field(default_factory=list)
    name: str = "watched"

    def think(self, table: Branch) -> Plan:
        self.thoughts += 1
        self.tables.append(table)
        return self.bot.think(table)


def two(seed: int = 1) -> Game:
    return Game(players=["Ann", "Ben"], seed=seed)


def test_a_step_is_one_action_with_its_reason() -> None:
    game = two()
    seat = Seat(game, 0, GreedyBot(looks=60))
    told = seat.step()
    assert game.steps == 1
    assert game.last_action == told.action.to_dict()
    assert seat.plan is not None and told.reason == str(told) == seat.plan.reasons[0]


def test_what_is_in_mind_is_what_is_still_to_do() -> None:
    game = two()
    seat = Seat(game, 0, GreedyBot(looks=60))
    whole = seat.think()
    for played in range(1, len(whole)):
        seat.step()
        assert seat.think().actions == whole.actions[played:]
        assert str(seat.think()).splitlines()[1] == f"1. {whole.reasons[played]}"


def test_it_plays_on_until_somebody_else_decides() -> None:
    game = two()
    told = Seat(game, 0, GreedyBot(looks=60)).play_on()
    assert len(told) == game.steps
    assert game.to_act.player == 1
    assert all(step.reason for step in told)


def test_it_thinks_once_while_all_goes_as_planned() -> None:
    game = two()
    watched = Watched(GreedyBot(looks=60))
    seat = Seat(game, 0, watched)
    plan = seat.think()
    for action in plan.actions:
        assert seat.step().action == action
    assert watched.thoughts == 1


def test_it_thinks_again_when_somebody_undid() -> None:
    game = two()
    watched = Watched(GreedyBot(looks=60))
    seat = Seat(game, 0, watched)
    seat.step()
    seat.step()
    game.undo()
    seat.step()
    assert watched.thoughts == 2


def test_an_undo_that_is_redone_changes_nothing() -> None:
    game = two()
    watched = Watched(GreedyBot(looks=60))
    seat = Seat(game, 0, watched)
    seat.step()
    game.undo().redo()
    seat.step()
    assert watched.thoughts == 1


def test_it_thinks_again_when_others_played_for_it() -> None:
    game = two()
    watched = Watched(GreedyBot(looks=60))
    seat = Seat(game, 0, watched)
    seat.step()
    game.play("stop")
    seat.step()
    assert watched.thoughts == 2
    assert game.log[1]["do"] == "stop"


def test_it_thinks_again_after_a_die() -> None:
    for seed in range(40):
        game = two(seed)
        watched = Watched(RandomBot(seed))
        seat = Seat(game, 0, watched)
        told = seat.play_on()
        chances = [step for step in told[:-1] if step.action.kind in ("attempt", "roll")]
        if chances:
            assert watched.thoughts == 1 + len(chances)
            return
    raise AssertionError("no die was rolled in forty turns")


def test_it_does_not_decide_for_others() -> None:
    game = two()
    seat = Seat(game, 1, RandomBot())
    with pytest.raises(NotTheirDecision, match="Ann decides now, not Ben"):
        seat.step()
    with pytest.raises(ValueError, match="Ann decides now"):
        seat.play_on()
    assert game.steps == 0 and not seat.waited_for


def test_it_has_nothing_to_do_in_a_game_that_is_over() -> None:
    game = play_out(two(), [RandomBot(), RandomBot(1)])
    with pytest.raises(NotTheirDecision, match="the game is over"):
        Seat(game, 0, RandomBot()).step()


@pytest.mark.parametrize("player", [2, -1, True, "Ann"])
def test_there_must_be_such_a_player(player: object) -> None:
    with pytest.raises(ActionError, match="there is no player"):
        Seat(two(), player, RandomBot())  # type: ignore[arg-type]


def test_a_bot_sees_a_table_of_its_own_with_the_others_coins_hidden() -> None:
    game, rng = two(3), Random(3)
    while game.turn < 4 or game.to_act.player != 1:
        game.play(game.legal.sample(rng))
    watched = Watched(RandomBot())
    seat = Seat(game, 1, watched)
    before = game.to_dict()
    seat.think()
    table = watched.tables[0]
    assert game.to_dict() == before and not game.what_ifs
    assert table.position.coins == [5, game.coins[1]]
    assert table.position.coins != game.coins


def test_withdrawals_are_decided_by_the_seat_of_the_defender() -> None:
    withdrawn = 0
    for seed in range(10):
        game = two(seed)
        seats = [Seat(game, player, RandomBot(seed)) for player in (0, 1)]
        while not game.over:
            asked = game.to_act
            told = seats[asked.player].step()
            if asked.phase == "withdraw":
                assert (
                    told.action.kind == "withdraw"
                    and asked.player != game.history[game.steps - 1].position.player
                )
                withdrawn += 1
    assert withdrawn


def test_play_out_needs_a_bot_for_each() -> None:
    with pytest.raises(ValueError, match="2 players need a bot each, and there are 1"):
        play_out(two(), [RandomBot()])


def test_a_bot_that_does_the_same_for_ever_is_stopped() -> None:
    game = two()
    with pytest.raises(NeverEnds) as stop:
        play_out(game, [Repeats("same"), RandomBot(3)])
    said = str(stop.value)
    assert said.startswith("same has played 1,000 actions in one turn")
    assert f"now it wants {game.last_action} again" in said
    assert '"end_turn"' in said
    assert game.steps == 1000
