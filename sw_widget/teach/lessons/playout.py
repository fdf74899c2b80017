"""Mistakes played out: where they lead."""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.errors import NotPlayed
from sw_widget.game.game import Game
from sw_widget.teach.lessons.judging import play_action
from sw_widget.teach.lessons.learner_history import LearnerHistory
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.opponents import play_line
from sw_widget.teach.lessons.reading import Action, Mistake


class PlayedOutMistake(NamedTuple):
    """A mistake that was played to its end, on a game of its own."""

    game: Game
    own: bool
    """Whether the learner's own moves are played, and not those that the lesson tells of."""

    def leads_on(self, game: Game) -> bool:
        """Whether it leads anywhere but to where the learner's game stands now."""
        return self.game.position != game.position


def play_out(lesson: Lesson, game: Game, mistake: Mistake) -> PlayedOutMistake:
    """A mistake that was recognised by how it ended goes on from the learner's own moves, wherever it can."""
    *_, told = play_line(lesson, mistake.line, mistake.then)
    if mistake.when is None or not mistake.when.met(LearnerHistory(game, lesson.learner)):
        return PlayedOutMistake(told, own=mistake.when is None)
    own = lesson.game()
    try:
        for action in (*game.log[game.first_step :], *_still_to_come(lesson, game, mistake, told)):
            play_action(own, action)
    except NotPlayed:
        return PlayedOutMistake(told, own=False)
    return PlayedOutMistake(own, own=True)


def _still_to_come(lesson: Lesson, game: Game, mistake: Mistake, told: Game) -> tuple[Action, ...]:
    """What follows the mistake, without what the learner has done already: the end of a turn that is over."""
    if game.to_act.player == lesson.learner:
        return mistake.then
    begun = told.steps - len(mistake.then)
    deciders = [told.history[step].position.decider for step in range(begun, told.steps)]
    done = next((i for i, player in enumerate(deciders) if player != lesson.learner), len(deciders))
    return mistake.then[done:]


def played_out(lesson: Lesson, game: Game, mistake: Mistake) -> Branch:
    """A what-if of a lesson's game, from its start: the line, and what follows it.

    It is played on a game of its own first, since the others and the dice shall be those of the lesson, and a
    what-if would draw them anew.
    """
    played = play_out(lesson, game, mistake).game
    name = game.speaker.say("teach-play_out")
    with game.lock:
        for old in game.what_ifs:
            if old.name == name:
                game.forget(old)
        branch = game.what_if(name, at=game.first_step)
        for entry in played.log[played.first_step :]:
            play_action(branch, entry)
    return branch
