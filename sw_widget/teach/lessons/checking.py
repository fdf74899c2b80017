"""The check of a lesson: its solutions succeed, its mistakes fail and are answered."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from sw_widget.engine.checks import Problem
from sw_widget.game.game import Game
from sw_widget.game.ledger import Refused
from sw_widget.teach import topics
from sw_widget.teach.lessons.attempt import Attempt
from sw_widget.teach.lessons.conditions import AtLeast
from sw_widget.teach.lessons.judging import ended, judge, play_action
from sw_widget.teach.lessons.learner_history import LearnerHistory
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.opponents import play_line
from sw_widget.teach.lessons.playout import played_out
from sw_widget.teach.lessons.reading import Action, Mistake
from sw_widget.teach.lessons.shown_parts import PART_OF_ACTION

# What goes wrong when an action cannot be played: the rules forbid it, or it is not written as actions are.
CANNOT = (Refused, Problem)

LOOKS = 2000
TRIES = 60
LONGEST = 25
"""What is spent on the search for a way that a mistake leaves open: positions looked at, attempts at random,
actions in each.
"""


def faults(lesson: Lesson) -> list[str]:
    """Everything that is wrong with a lesson, a sentence each."""
    found = [*_picture(lesson), *_words(lesson), *_questions(lesson)]
    if lesson.success is None:
        return found
    data = lesson.to_dict()
    data.pop("questions", None)
    alone = Lesson.from_dict(data)  # a bad question shall not hide what else is wrong
    return [*found, *_not_offered(alone), *_start(alone), *_solutions(alone), *_mistakes(alone)]


def _picture(lesson: Lesson) -> Iterator[str]:
    """Drawn once, before a class waits for it."""
    try:
        lesson._repr_svg_()
    except Exception as error:  # whatever it is, the page would fail with it
        yield f"scenario: it cannot be drawn ({type(error).__name__}: {error})"


def _words(lesson: Lesson) -> Iterator[str]:
    """Topics that no rule knows: a lesson may have one of its own, but mostly it is a slip of the pen."""
    rules = lesson.game().position.rules
    own = {thing.id for things in (rules.races, rules.powers, rules.markers) for thing in things}
    said = [("teaches", lesson.teaches)]
    said += [(f"mistakes.{k}.rules", mistake.rules) for k, mistake in enumerate(lesson.mistakes)]
    for path, words in said:
        for i, word in enumerate(words):
            if word not in own and not topics.known(word):
                close = topics.near(word, own)
                meant = f"; did you mean {' or '.join(map(repr, close))}?" if close else ""
                yield f"{path}.{i}: {word!r} is the id of no rule, and no topic{meant}"


def _questions(lesson: Lesson) -> Iterator[str]:
    game = lesson.game()
    for i, spec in enumerate(lesson.questions):
        try:
            question = spec.ask(game)
        except Problem as problem:
            key = problem.path.removeprefix(f"questions.{i}").lstrip(".")
            yield f"questions.{i} cannot be asked: {key + ': ' if key else ''}{problem.message}"
            continue
        if not question.right and not question.many:
            yield f"questions.{i} has no right answer"


def _not_offered(lesson: Lesson) -> Iterator[str]:
    """Actions of the learner that belong to a part of the page which the lesson does not show."""
    lines = [(f"solutions.{i}", line) for i, line in enumerate(lesson.solutions)]
    lines += [(f"mistakes.{k}.line", mistake.line) for k, mistake in enumerate(lesson.mistakes)]
    for path, line in lines:
        for j, action in enumerate(line):
            part = PART_OF_ACTION.get(action["do"])
            if part in lesson.hides:
                yield f"{path}.{j} ({_text(action)}) is not offered on the page: add {part!r} to `shows`"


def _start(lesson: Lesson) -> Iterator[str]:
    success = lesson.success
    if success is not None and success.met(LearnerHistory(lesson.game(), lesson.learner)):
        yield "success holds before anything has been played"


def _solutions(lesson: Lesson) -> Iterator[str]:
    for i, line in enumerate(lesson.solutions):
        attempt = lesson.start()
        for j, action in enumerate(line):
            try:
                attempt.play(action)
            except CANNOT as error:
                yield f"solutions.{i}.{j} ({_text(action)}) cannot be played: {error}"
                break
            if attempt.state == "solved":
                yield from _rest(attempt, line[j + 1 :], f"solutions.{i}", j + 1)
                break
            if attempt.state == "failed":
                yield f"solutions.{i} fails after action {j} ({_text(action)}): {_why(attempt)}"
                break
        else:
            yield f"solutions.{i} does not reach the goal: success does not hold after its last action"
        if attempt.state == "solved":
            yield from _mistaken(attempt, f"solutions.{i}")


def _rest(attempt: Attempt, line: tuple[Action, ...], path: str, first: int) -> Iterator[str]:
    """What a solution still plays after success must be possible, too."""
    for j, action in enumerate(line, first):
        if attempt.game.over or attempt.game.to_act.player != attempt.lesson.learner:
            yield f"{path}.{j} ({_text(action)}) is one too many: success was reached, and the turn is over"
            return
        try:
            play_action(attempt.game, action)
        except CANNOT as error:
            yield f"{path}.{j} ({_text(action)}) cannot be played: {error}"
            return


def _why(attempt: Attempt) -> str:
    if attempt.mistake is not None:
        return f"it is taken for mistakes.{attempt.lesson.mistakes.index(attempt.mistake)}"
    return str(attempt.feedback)


def _mistaken(attempt: Attempt, path: str) -> Iterator[str]:
    """A mistake that is also true of a solution explains nothing."""
    past = LearnerHistory(attempt.game, attempt.lesson.learner)
    for k, mistake in enumerate(attempt.lesson.mistakes):
        if mistake.when is not None and mistake.when.met(past):
            yield f"mistakes.{k}.when also holds for {path}, which succeeds"


def _mistakes(lesson: Lesson) -> Iterator[str]:
    for k, mistake in enumerate(lesson.mistakes):
        fault = _mistake(lesson, mistake, f"mistakes.{k}")
        if fault is not None:
            yield fault


def _mistake(lesson: Lesson, mistake: Mistake, path: str) -> str | None:
    """What is wrong with a mistake, if something is."""
    known = lesson.mistakes
    recognised = False
    game = lesson.game()
    try:
        for game in play_line(lesson, mistake.line, mistake.then):
            if recognised:
                continue
            state, found = judge(lesson, game)
            if state == "solved":
                return f"{path} reaches the goal after {_text(game.log[-1])}: it is no mistake"
            recognised = state == "failed"
            if recognised and found is None:
                return f"{path} fails, but is not recognised: its `when` does not hold then"
            if recognised and found is not mistake:
                assert found is not None
                return f"{path} is taken for mistakes.{known.index(found)}"
    except Problem as problem:
        return f"{path}.{problem}"
    if not recognised and (
        mistake.when is None or not mistake.when.met(LearnerHistory(game, lesson.learner))
    ):
        return f"{path} is not recognised: its `when` does not hold after `line` and `then`"
    if mistake.when is None and (line := _hope(lesson, mistake)):
        return f"{path} is told too early, the goal can still be reached after its line: {line}"
    try:
        played_out(lesson, lesson.game(), mistake)
    except CANNOT as error:
        return f"{path} cannot be played out on a what-if: {error}"
    return None


def _hope(lesson: Lesson, mistake: Mistake) -> str:
    """How the goal could still be reached after the line of a mistake; empty if no way was found.

    The learner is told as soon as the line has been played, and must not be told wrong.
    """
    *_, game = play_line(lesson, mistake.line)
    if ended(lesson.ends, LearnerHistory(game, lesson.learner)):
        return ""
    return _planned(lesson, game) or _stumbled(lesson, mistake)


def _planned(lesson: Lesson, game: Game) -> str:
    """A way to so many coins without the die, where that is the goal."""
    goal = lesson.success
    if not isinstance(goal, AtLeast) or goal.what != "scored" or game.to_act.player != lesson.learner:
        return ""
    if game.to_act.phase in ("withdraw", "after_scoring"):
        return ""
    lines = game.best_turn(looks=LOOKS, lines=3)
    return next((line.plan for line in lines if not line.chancy and line.score.total >= goal.wanted), "")


def _stumbled(lesson: Lesson, mistake: Mistake) -> str:
    """A way to the goal found by playing on at random, with the dice of the lesson."""
    assert lesson.success is not None
    *_, start = play_line(lesson, mistake.line)
    for n in range(TRIES):
        game = start.copy()
        first, past, rng = game.steps, LearnerHistory(game, lesson.learner), Random(n)
        for _ in range(LONGEST):
            if ended(lesson.ends, past) or game.to_act.player != lesson.learner:
                break
            game.play(game.legal.sample(rng))
            if lesson.success.met(past):
                return ", ".join(map(_text, _in_short(game.log[first:])))
    return ""


def _in_short(log: list[Action]) -> list[Action]:
    """Without what was put right again at once, as tokens that are put down twice."""
    after = (*log[1:], None)
    return [action for action, next in zip(log, after, strict=True) if not next or next["do"] != action["do"]]


def _text(action: Action) -> str:
    parts = [str(value) for key, value in action.items() if key != "die" and value not in (None, {}, [])]
    return " ".join(parts)
