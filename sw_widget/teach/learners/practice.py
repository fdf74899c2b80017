"""Practice of what was missed in some lessons, with nothing in it that was not taught by then."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.learners.review import known_lessons, review
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets


def practice(missed: Progress, lessons: Sequence[Lesson], solved: Iterable[str]) -> list[Lesson]:
    """Lessons about what was missed in these lessons; none where nothing suits.

    A lesson that shows only a part of the page belongs to a course. Then only rules come back that one of the
    lessons teaches, or one that was `solved` before, on boards that show no more than they did.
    """
    if not any(lesson.hides for lesson in lessons):
        return review(missed)
    known = [*lessons, *(presets[name] for name in solved if name in presets)]
    taught = frozenset(rule for lesson in known for rule in lesson.teaches)
    shows = frozenset(part for lesson in lessons for part in lesson.shows)
    suitable = {
        name: lesson
        for name, lesson in known_lessons(missed).items()
        if taught.issuperset(lesson.teaches) and shows.issuperset(lesson.shows)
    }
    suitable |= {lesson.name or lesson.title: lesson for lesson in lessons}
    return review(missed, library=suitable, taught=taught)
