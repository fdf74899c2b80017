"""A game's past: every moment of it, kept in step with a log that grows, is cut and grows another way."""

from __future__ import annotations

import contextlib
import pickle
import sys
from concurrent.futures import ThreadPoolExecutor
from copy import deepcopy
from random import Random

import pytest

from sw_widget import Game, Refused
from sw_widget.engine.ledger import Event, Ledger
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.game.history import Entry, History, Turn
from tests.game.test_surface import game_with

SEEDS = [(2, 1), (3, 2), (5, 3)]
NAMES = ("Ann", "Ben", "Cleo", "Dag", "Eve")


class Recorded:
    """A random game, and what was seen of it while it was played."""

    def __init__(self, players: int, seed: int, turns: int = 99) -> None:
        self.game = Game(players=NAMES[:players], seed=seed)
        self.positions: list[Position] = [self.game.position.clone()]
        self.events: list[list[Event]] = []
        self.entries: list[Entry] = []
        rng = Random(seed)
        while not self.game.over and self.game.turn <= turns:
            action = self.game.legal.sample(rng)
            before = self.game.position.clone()
            self.game.play(action)
            record: list[Event] = []
            self.entries.append((action.code, self.game.log[-1].get("die")))
            apply(before, *self.entries[-1], record)
            assert before == self.game.position
            self.positions.append(before)
            self.events.append(record)


@pytest.fixture(params=SEEDS, ids=str, scope="module")
def recorded(request: pytest.FixtureRequest) -> Recorded:
    return Recorded(*request.param)


def test_every_moment_is_as_it_was(recorded: Recorded) -> None:
    history = recorded.game.history
    assert len(history) == recorded.game.steps == len(recorded.events)
    assert [history[step].position for step in range(len(history) + 1)] == recorded.positions


def test_events_are_those_of_the_time(recorded: Recorded) -> None:
    history = recorded.game.history
    assert history[0].events == ()
    assert [list(history[step].events) for step in range(1, len(history) + 1)] == recorded.events
    told = [[event.raw for event in recorded.game.events_of(step)] for step in range(recorded.game.steps)]
    assert told == recorded.events


def test_moments_know_what_led_there(recorded: Recorded) -> None:
    history = recorded.game.history
    assert (history[0].code, history[0].die) == ((), None)
    assert [
        (history[step].code, history[step].die) for step in range(1, len(history) + 1)
    ] == recorded.entries


def test_turns_are_where_they_began(recorded: Recorded) -> None:
    game = recorded.game
    began = [Turn(0, 1, 0)]
    for step, position in enumerate(recorded.positions):
        if (position.turn, position.player) != (began[-1].turn, began[-1].player):
            began.append(Turn(step, position.turn, position.player))
    history = game.history
    assert history.turns(game.steps) == began
    rounds = [
        (turn, player) for turn in range(1, game.position.turns + 1) for player in range(len(game.names))
    ]
    assert [(turn.turn, turn.player) for turn in began] == rounds
    for step in range(0, game.steps, 7):
        assert history.turns(step) == [turn for turn in began if turn.step <= step]


def test_scores_are_what_each_scored_last(recorded: Recorded) -> None:
    last: list[Ledger | None] = [None] * len(recorded.game.names)
    history = recorded.game.history
    for step, events in enumerate(recorded.events, start=1):
        for event in events:
            if event.kind == "scored":
                player = event.params["player"]
                assert isinstance(player, tuple)
                last[player[1]] = event.ledger
        assert list(history[step].scores) == last
    assert None not in last


def test_scores_are_what_came_in(recorded: Recorded) -> None:
    """What a scoring brings is what its player has more afterwards, apart from what others pay."""
    for step, events in enumerate(recorded.events, start=1):
        scored = [event for event in events if event.kind == "scored"]
        if scored and len(events) == len({event.kind for event in events}):
            before, after = recorded.positions[step - 1], recorded.positions[step]
            ledger = recorded.game.history[step].scores[before.player]
            assert ledger is not None
            assert after.coins[before.player] - before.coins[before.player] == ledger.total


# Looking at a moment


def test_a_position_of_the_past_is_a_copy() -> None:
    game = Recorded(2, 4, turns=2).game
    past = game.at(3)
    assert past == game.history[3].position and past is not game.history[3].position
    past.coins[0] += 100
    past.tokens[0] += 1
    assert past != game.at(3)
    assert game.at(game.steps) == game.position and game.at(game.steps) is not game.position


def test_the_present_does_not_change_the_past() -> None:
    recorded = Recorded(2, 4, turns=3)
    game = recorded.game
    kept = [game.history[step].position.clone() for step in range(game.steps + 1)]
    for seed in range(20):
        game.play(game.legal.sample(Random(seed)))
    assert [game.history[step].position for step in range(len(kept))] == kept


@pytest.mark.parametrize("step", [-1, 1, 10**9])
def test_there_is_no_moment_that_was_not_played(step: int) -> None:
    game = Game(seed=0)
    with pytest.raises(IndexError, match="0 steps have been played"):
        game.at(step)


# Undo, redo and other ways


def test_it_follows_undo_and_redo() -> None:
    recorded = Recorded(3, 5, turns=3)
    game = recorded.game
    whole = game.steps
    for steps in range(whole - 1, -1, -1):
        game.undo()
        assert len(game.history) == game.steps == steps
        assert game.position == recorded.positions[steps] == game.history[steps].position
    with pytest.raises(IndexError):
        game.undo()
    for steps in range(1, whole + 1):
        game.redo()
        assert len(game.history) == steps
        assert game.history[steps].position == recorded.positions[steps]
        assert list(game.history[steps].events) == recorded.events[steps - 1]


def test_it_follows_another_way() -> None:
    game = game_with()
    game.play("conquer", region="b").play("stop")
    first = game.history[2].position
    game.undo().undo()
    game.play("conquer", region="a").play("stop")
    assert len(game.history) == 2
    assert game.history[2].position == game.position != first
    assert game.history[1].code == game.encode({"do": "conquer", "region": "a"})


def test_it_follows_another_way_that_it_never_saw_begin() -> None:
    """Nobody asked in between: what was undone and what came instead are found when somebody does."""
    game = game_with()
    game.play("conquer", region="b").play("stop")
    history = game.history
    kept = history[0].position
    game.undo().undo().play("conquer", region="a").play("stop")
    assert game.history is history
    assert history[2].position == game.position
    assert history[0].position is kept, "what is still true is not worked out again"


def test_the_same_die_is_part_of_the_past() -> None:
    game = game_with(hand=2, dice=[3])
    region = game.legal.of("attempt")[0].to_dict()["region"]
    game.play("attempt", region=region)
    assert game.history[1].die == 3
    game.undo()
    assert len(game.history) == 0
    game.redo()
    assert game.history[1].die == 3
    game.undo().play("attempt", region=region, die=0)
    assert game.history[1].die == 0, "another die is another moment"
    assert game.history[1].position == game.position


def test_a_branch_has_a_past_of_its_own() -> None:
    game = Recorded(2, 6, turns=2).game
    branch = game.branch(at=4)
    assert len(branch.history) == 0
    branch.play(branch.legal.sample(Random(1)))
    assert len(branch.history) == 1 and len(game.history) == game.steps


def test_a_prelude_is_part_of_the_past() -> None:
    game = game_with(prelude=[{"do": "conquer", "region": "b"}])
    assert game.first_step == len(game.history) == 1
    game.play("stop")
    assert game.history.turns(2) == [Turn(0, 1, 0)]
    game.undo()
    with pytest.raises(IndexError):
        game.undo()
    assert len(game.history) == 1


def test_a_save_brings_the_past_back() -> None:
    recorded = Recorded(3, 7, turns=2)
    again = Game.from_dict(recorded.game.to_dict())
    assert [again.history[step].position for step in range(again.steps + 1)] == recorded.positions
    assert again.history.turns(again.steps) == recorded.game.history.turns(again.steps)


def test_a_log_may_be_followed_in_any_order() -> None:
    """Longer, shorter, other: what comes out depends on the log alone."""
    one, other = Recorded(2, 8, turns=2).game, Recorded(2, 8, turns=2).game
    other.undo().undo()
    while other.steps < one.steps:
        other.play(other.legal.sample(Random(other.steps)))
    start = one.at(0)
    logs = [game._log for game in (one, other)]
    history = History(start)
    for log in (logs[0], logs[0][:3], logs[1], [], logs[0][:5], logs[0]):
        fresh = History(start).follow(log)
        history.follow(log)
        assert len(history) == len(log)
        for step in range(len(log) + 1):
            assert history[step] == fresh[step]


# Listening


def test_whoever_listens_is_told_of_every_change() -> None:
    game = game_with()
    heard: list[int] = []

    def listener() -> None:
        heard.append(game.steps)

    game.listen(listener)
    game.play("conquer", region="b").undo().redo().play("stop")
    assert heard == [1, 0, 1, 2]
    with pytest.raises(Refused):
        game.play("conquer", region="b")
    assert len(heard) == 4, "what is refused changes nothing"
    game.unlisten(listener)
    game.undo()
    assert len(heard) == 4


def test_a_listener_may_leave_while_it_is_told() -> None:
    game = game_with()
    heard: list[str] = []

    def once() -> None:
        heard.append("once")
        game.unlisten(once)

    game.listen(once)
    game.listen(lambda: heard.append("always"))
    game.play("conquer", region="b").play("stop")
    assert heard == ["once", "always", "always"]


def test_a_copy_of_a_game_is_its_own_and_nobody_listens_to_it() -> None:
    game = Game(players=("Ann", "Ben"), seed=4)
    heard: list[int] = []
    game.listen(lambda: heard.append(game.steps))
    for copy in (deepcopy(game), pickle.loads(pickle.dumps(game))):
        copy.play("pick", slot=0)
        assert (copy.steps, game.steps, heard) == (1, 0, [])


def test_a_click_and_a_cell_may_play_at_the_same_time() -> None:
    """Jupyter answers messages in a thread of their own: what two of them play is still one game."""
    game = Game(players=("Ann", "Ben"), seed=4)

    def play(seed: int) -> None:
        rng = Random(seed)
        for _ in range(150):
            with contextlib.suppress(Refused, IndexError):
                if game.over:
                    return
                game.undo() if rng.random() < 0.2 else game.play(game.legal.sample(rng))

    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    try:
        with ThreadPoolExecutor(3) as pool:
            list(pool.map(play, range(3)))
    finally:
        sys.setswitchinterval(before)
    assert Game.from_dict(game.to_dict()).position == game.position
