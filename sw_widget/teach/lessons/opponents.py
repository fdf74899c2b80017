"""The opponents in a lesson: they play the lesson's replies, then as the greedy bot does."""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget.engine.checks import Problem
from sw_widget.explore.bots import Seat, bot
from sw_widget.game.errors import ActionError, NotPlayed
from sw_widget.game.game import Game
from sw_widget.teach.lessons.judging import plain_action, play_action
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.reading import Action


class Opponents:
    """The other players of a lesson. In the same position they always play the same."""

    def __init__(self, lesson: Lesson, game: Game) -> None:
        self.lesson = lesson
        self.game = game
        self._seats: dict[int, Seat] = {}

    @property
    def waited_for(self) -> bool:
        """Whether one of them must decide now."""
        return not self.game.over and self.game.to_act.player != self.lesson.learner

    def step(self) -> None:
        """Play one action for whoever of them must decide."""
        game = self.game
        reply = self._reply()
        if reply is not None:
            play_action(game, reply)
            return
        player = game.to_act.player
        if player not in self._seats:
            self._seats[player] = Seat(game, player, bot("greedy"))
        self._seats[player].step()

    def _reply(self) -> Action | None:
        """The lesson's reply; None where it has no more, or the learner has made it impossible."""
        game, replies = self.game, self.lesson.replies
        history = game.history
        done = sum(
            history[step].position.decider != self.lesson.learner
            for step in range(game.first_step, game.steps)
        )
        if done >= len(replies):
            return None
        try:
            return replies[done] if game.why_not(plain_action(replies[done])) is None else None
        except ActionError:
            return None


def play_line(lesson: Lesson, line: tuple[Action, ...], then: tuple[Action, ...] = ()) -> Iterator[Game]:
    """A new game along a line of the learner's, after each step. The others answer between its actions,
    and `then` follows for whoever must decide. A `Problem` names the action that cannot be played.
    """
    game = lesson.game()
    others = Opponents(lesson, game)
    for i, action in enumerate(line):
        while others.waited_for:
            others.step()
            yield game
        _play_at(game, action, f"line.{i}")
        yield game
    for i, action in enumerate(then):
        _play_at(game, action, f"then.{i}")
        yield game


def _play_at(game: Game, action: Action, path: str) -> None:
    try:
        play_action(game, action)
    except NotPlayed as error:
        raise Problem(path, f"{action['do']} cannot be played: {error}") from None
