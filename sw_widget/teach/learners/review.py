"""The review of missed rules: boards that teach them, and questions about them on such boards.

A learner who has missed nothing gets lessons that are not solved yet.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Mapping

from sw_widget import text
from sw_widget.engine.checks import as_int
from sw_widget.game.errors import problems_as
from sw_widget.teach.learners.met_packs import packs_met
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets
from sw_widget.teach.questions.candidates import GENERATED, Candidate, candidates
from sw_widget.teach.quiz import MOST_QUESTIONS, lesson_of
from sw_widget.teach.rules import rule_name

QUESTIONS = 2
"""Questions about a rule on one board."""


def review(
    progress: Progress | None = None,
    count: int = 5,
    *,
    library: Mapping[str, Lesson] | None = None,
    taught: Collection[str] | None = None,
) -> list[Lesson]:
    """Lessons about what was missed and is due, the longest overdue first.

    Where nothing is due, lessons that were not solved yet: examples of the rulebook first, then races, powers
    and puzzles, and after these what is played with more packs than one. Where all are solved, those come
    back that were solved first.

    Without `progress` it is the usual one; without `library`, lessons are those of `presets` whose packs the
    learner has met. With `taught`, nothing is asked about rules that other lessons teach; where nothing
    suits, nothing comes back.
    """
    with problems_as(LessonError):
        as_int(count, "count", 1, MOST_QUESTIONS)
    progress = Progress.home() if progress is None else progress
    shelf = known_lessons(progress) if library is None else library
    untaught = frozenset() if taught is None else _teachable() - frozenset(taught)
    # One lesson for each rule, then a second one for each, so that every rule has its turn.
    asked = _Questions(untaught)
    by_rule = deque(_lessons(rule, shelf, progress, asked) for rule in progress.due())
    found: list[Lesson] = []
    while by_rule and len(found) < count:
        lessons = by_rule.popleft()
        lesson = next(lessons, None)
        if lesson is not None:
            by_rule.append(lessons)
            if lesson not in found:
                found.append(lesson)
    if found or taught is not None:
        return found
    return _next(shelf, progress, count)


def known_lessons(progress: Progress) -> dict[str, Lesson]:
    """The lessons of the library that are played with packs which the learner has met."""
    met = packs_met(progress)
    return {name: lesson for name, lesson in presets.items() if met.issuperset(lesson.packs)}


def _next(shelf: Mapping[str, Lesson], progress: Progress, count: int) -> list[Lesson]:
    """What to go on with, from the easiest on; what needs more packs than one comes last."""
    solved = {name: number for number, name in enumerate(progress.solved)}
    names = sorted(shelf, key=lambda name: (solved.get(name, -1), len(shelf[name].packs)))
    return [shelf[name] for name in names[:count]]


def _teachable() -> frozenset[str]:
    """Whatever a lesson of the library teaches."""
    return frozenset(rule for lesson in presets.values() for rule in lesson.teaches)


def _lessons(
    rule: str, shelf: Mapping[str, Lesson], progress: Progress, questions: _Questions
) -> Iterator[Lesson]:
    """What teaches a rule: questions about it first, then the boards themselves, open ones before solved."""
    teaching = [lesson for lesson in shelf.values() if rule in lesson.teaches]
    teaching.sort(key=lambda lesson: (lesson.name in progress.solved, len(lesson.packs)))
    everything = sorted(shelf.values(), key=lambda lesson: len(lesson.packs))
    asked = questions.about(rule, teaching) or questions.about(rule, everything)
    if asked is not None:
        yield asked
    yield from teaching


class _Questions:
    """Questions about rules on boards of the library; those of a board are made once."""

    def __init__(self, untaught: frozenset[str]) -> None:
        self._untaught = untaught
        self._on: dict[int, list[Candidate]] = {}

    def about(self, rule: str, lessons: list[Lesson]) -> Lesson | None:
        """Questions about a rule where it holds, on the first board that has some. What is an exception to
        the rule there would only confuse.
        """
        for lesson in lessons:
            asked = [candidate for candidate in self._candidates(lesson) if rule in candidate.in_force]
            if asked:
                asked.sort(key=lambda candidate: -candidate.worth)
                title = text.sentence("quiz-again", {"what": rule_name(rule)})
                shows = lesson.shows if lesson.hides else None
                return lesson_of(lesson.game(), asked[:QUESTIONS], title, shows)
        return None

    def _candidates(self, lesson: Lesson) -> list[Candidate]:
        if id(lesson) not in self._on:
            game = lesson.game()
            self._on[id(lesson)] = [
                candidate
                for kind in GENERATED
                for candidate in candidates(game, kind)
                if self._untaught.isdisjoint(candidate.rules)
            ]
        return self._on[id(lesson)]
