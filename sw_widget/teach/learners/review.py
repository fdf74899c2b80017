"""The review of missed rules: boards that teach them, and questions about them on such boards.

A learner who has missed nothing gets lessons that are not solved yet.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from itertools import islice, zip_longest

from sw_widget import text
from sw_widget.engine.checks import as_int
from sw_widget.game.errors import problems_as
from sw_widget.game.game import Game
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

    Without `progress` it is the usual one; without `library`, lessons are taken from `presets`. With
    `taught`, nothing is asked about rules that other lessons teach; where nothing suits, nothing comes back.
    """
    with problems_as(LessonError):
        as_int(count, "count", 1, MOST_QUESTIONS)
    progress = Progress.home() if progress is None else progress
    shelf = presets if library is None else library
    untaught = frozenset() if taught is None else _teachable() - frozenset(taught)
    # One lesson for each rule, then a second one for each, so that every rule has its turn.
    by_rule = [_lessons(rule, shelf, progress, untaught) for rule in progress.due()]
    found: list[Lesson] = []
    for row in islice(zip_longest(*by_rule), count):
        for lesson in row:
            if lesson is not None and lesson not in found:
                found.append(lesson)
        if len(found) >= count:
            break
    if taught is not None:
        return found[:count]
    return found[:count] or _next(shelf, progress, count)


def _next(shelf: Mapping[str, Lesson], progress: Progress, count: int) -> list[Lesson]:
    """What to go on with, from the easiest on; what needs more packs than one comes last."""
    solved = {name: number for number, name in enumerate(progress.solved)}
    names = sorted(shelf, key=lambda name: (solved.get(name, -1), len(shelf[name].packs)))
    return [shelf[name] for name in names[:count]]


def _teachable() -> frozenset[str]:
    """Whatever a lesson of the library teaches."""
    return frozenset(rule for lesson in presets.values() for rule in lesson.teaches)


def _lessons(
    rule: str, shelf: Mapping[str, Lesson], progress: Progress, untaught: frozenset[str]
) -> Iterator[Lesson]:
    """What teaches a rule: questions about it first, then the boards themselves, open ones before solved."""
    teaching = [lesson for lesson in shelf.values() if rule in lesson.teaches]
    teaching.sort(key=lambda lesson: (lesson.name in progress.solved, len(lesson.packs)))
    everything = sorted(shelf.values(), key=lambda lesson: len(lesson.packs))
    asked = _questions(rule, teaching, untaught) or _questions(rule, everything, untaught)
    if asked is not None:
        yield asked
    yield from teaching


def _questions(rule: str, lessons: list[Lesson], untaught: frozenset[str]) -> Lesson | None:
    """Questions about a rule, on the first board that has some."""
    for lesson in lessons:
        game = lesson.game()
        about = sorted(_about(rule, game, untaught), key=lambda candidate: -candidate.worth)
        if about:
            title = text.sentence("quiz-again", {"what": rule_name(rule)})
            return lesson_of(game, about[:QUESTIONS], title, lesson.shows if lesson.hides else None)
    return None


def _about(rule: str, game: Game, untaught: frozenset[str]) -> Iterator[Candidate]:
    for kind in GENERATED:
        for candidate in candidates(game, kind):
            if rule in candidate.rules and untaught.isdisjoint(candidate.rules):
                yield candidate
