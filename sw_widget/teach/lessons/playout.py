"""Where a mistake leads."""

from __future__ import annotations

from sw_widget.explore.whatif.branch import Branch
from sw_widget.game.game import Game
from sw_widget.teach.lessons.judging import play_action
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.others import along
from sw_widget.teach.lessons.reading import Mistake


def leads_on(lesson: Lesson, game: Game, mistake: Mistake) -> bool:
    """Whether it leads anywhere but to where the game stands now."""
    *_, played = along(lesson, mistake.line, mistake.then)
    return played.position != game.position


def played_out(lesson: Lesson, game: Game, mistake: Mistake) -> Branch:
    """A what-if of a lesson's game, from its start: the line, and what follows it.

    It is played on a game of its own first, since the others and the dice shall be those of the lesson, and a
    what-if would draw them anew.
    """
    *_, played = along(lesson, mistake.line, mistake.then)
    name = game.speaker.say("teach-play_out", {"n": lesson.mistakes.index(mistake) + 1})
    with game.lock:
        for old in game.what_ifs:
            if old.name == name:
                game.forget(old)
        branch = game.what_if(name, at=game.first_step)
        for entry in played.log[played.first_step :]:
            play_action(branch, entry)
    return branch
