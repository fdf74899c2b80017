"""A lesson: a position, what to do on it, and an answer to what the learner tries."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from copy import deepcopy
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from sw_widget.engine.checks import Problem
from sw_widget.game.errors import problems_as
from sw_widget.game.file_writing import write_text
from sw_widget.game.game import Game
from sw_widget.game.json_text import LARGEST_FILE, read_table
from sw_widget.game.scenario.given import AnyScenario, scenario_given
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.lesson_scenario import lesson_game
from sw_widget.teach.lessons.reading import DEFAULTS, FORMAT, KEYS, Action, Mistake, Parts, read
from sw_widget.teach.lessons.shown_parts import SHOWN_PARTS

if TYPE_CHECKING:
    from sw_widget.teach.learners.progress import Progress
    from sw_widget.teach.lessons.attempt import Attempt
    from sw_widget.teach.lessons.conditions import Condition
    from sw_widget.teach.paper.handout import Handout
    from sw_widget.teach.questions import QuestionSpec


class Lesson:
    """A lesson, a preset board, a puzzle or a quiz; it never changes, `start` gives an attempt to play.

    lesson = Lesson(title="Bread", goal="Take the farmland.", teaches=["conquer"], scenario={…},
                    success={"holds": ["a"]}, solutions=[[{"do": "conquer", "region": "a"}]],
                    mistakes=[{"line": [{"do": "stop"}], "say": "Nothing was taken."}])
    lesson.check()      # [] if every solution succeeds and every mistake is answered
    """

    name: str | None
    """What the library calls it."""
    title: str
    goal: str
    """One sentence: what to do."""
    text: str
    """A few sentences to read first."""
    teaches: tuple[str, ...]
    """The rules and topics that are learned here."""
    scenario: dict[str, Any]
    learner: int
    """Who learns: the number of a player."""
    shows: tuple[str, ...]
    """The parts of the page that are shown around the map."""
    point: tuple[str, ...]
    """Ids of regions to point at."""
    questions: tuple[QuestionSpec, ...]
    """What is asked first."""
    success: Condition | None
    """What must hold for the goal to be reached; None where there are only questions."""
    ends: str
    """When an attempt is judged at the latest: "action", "turn" or "game"."""
    replies: tuple[Action, ...]
    hints: tuple[str, ...]
    """From gentle to telling."""
    solutions: tuple[tuple[Action, ...], ...]
    mistakes: tuple[Mistake, ...]
    _written: dict[str, Any]
    """All of it, as it was written."""

    def __init__(
        self,
        *,
        title: str,
        teaches: Sequence[str],
        scenario: AnyScenario,
        goal: str = "",
        text: str = "",
        learner: int | None = None,
        shows: Sequence[str] | None = None,
        point: Sequence[str] = (),
        questions: Sequence[Mapping[str, Any]] = (),
        success: Mapping[str, Any] | None = None,
        ends: str = "turn",
        replies: Sequence[Mapping[str, Any]] = (),
        hints: Sequence[str] = (),
        solutions: Sequence[Sequence[Mapping[str, Any]]] = (),
        mistakes: Sequence[Mapping[str, Any]] = (),
        name: str | None = None,
    ) -> None:
        given = locals()
        data = {key: given[key] for key in KEYS if key in given and given[key] is not None}
        with problems_as(LessonError):
            data["scenario"] = _scenario(scenario)
            self._keep(read(data, needs_format=False), name)

    def _keep(self, parts: Parts, name: str | None) -> None:
        said = {field.name: getattr(parts, field.name) for field in fields(parts) if field.name != "data"}
        vars(self).update(said, _written=parts.data, name=name)

    def __setattr__(self, key: str, value: object) -> None:
        raise AttributeError(f"a lesson does not change: make another one to have a different {key}")

    @classmethod
    def from_dict(cls, data: object, *, name: str | None = None) -> Lesson:
        """A lesson from plain data; raises `LessonError` with the path of the key that is wrong."""
        lesson = cls.__new__(cls)
        with problems_as(LessonError):
            lesson._keep(read(data), name)
        return lesson

    @classmethod
    def load(cls, path: str | Path, *, name: str | None = None) -> Lesson:
        """A lesson from a file; raises `LessonError` if it cannot be read."""
        with problems_as(LessonError):
            return cls.from_dict(read_table(path, "lesson", LARGEST_FILE), name=name)

    def to_dict(self) -> dict[str, Any]:
        """The lesson as plain data: what `save` writes."""
        data = {**deepcopy(self._written), "format": FORMAT}
        return {key: data[key] for key in KEYS if key in data and data[key] != DEFAULTS.get(key, ...)}

    def save(self, path: str | Path) -> None:
        """Write the lesson to a file that `load` reads; an old file stays until the new one is complete."""
        text = json.dumps(self.to_dict(), indent=2, ensure_ascii=False)
        write_text(text + "\n", path)

    def game(self, *, language: str = "en") -> Game:
        """A new game on the lesson's position."""
        return lesson_game(self.scenario, language=language)

    @property
    def hides(self) -> frozenset[str]:
        """The parts of the page that are not shown."""
        return frozenset(SHOWN_PARTS).difference(self.shows)

    @cached_property
    def packs(self) -> tuple[str, ...]:
        """The ids of the packs that it is played with."""
        return tuple(pack.id for pack in self.game().position.rules.packs)

    # What can be done with it

    def check(self) -> list[str]:
        """Play every solution, mistake and question: what is wrong, in words; nothing if all is well."""
        from sw_widget.teach.lessons.checking import faults

        return faults(self)

    def start(self, progress: Progress | None = None, *, language: str = "en") -> Attempt:
        """Begin: an attempt with a game of its own. A `progress` is told how it ends."""
        from sw_widget.teach.lessons.attempt import Attempt

        return Attempt(self, progress, language=language)

    def quiz(self, kinds: Iterable[str] | None = None, count: int = 5, seed: int = 0) -> Lesson:
        """Questions about the lesson's position, as a lesson of their own; see `sw_widget.quiz`."""
        from sw_widget.teach.questions.candidates import GENERATED
        from sw_widget.teach.quiz import quiz

        return quiz(self.game(), GENERATED if kinds is None else kinds, count, seed)

    def page(self, answers: bool = False) -> Handout:
        """The lesson on a sheet of paper, with its answers if you like."""
        from sw_widget.teach.paper.handout import Handout

        return Handout(self, answers=answers)

    # Showing

    def __eq__(self, other: object) -> bool:
        return self.to_dict() == other.to_dict() if isinstance(other, Lesson) else NotImplemented

    def __hash__(self) -> int:
        return hash((self.title, self.goal))

    def __repr__(self) -> str:
        return f"<Lesson {self.title!r}>"

    def __str__(self) -> str:
        return "\n".join([self.title, *(part for part in (self.text, self.goal) if part), str(self.game())])

    def _repr_svg_(self) -> str:
        from sw_widget.draw.first_colour import with_first_colour
        from sw_widget.draw.svg import svg

        game = self.game()
        scene = with_first_colour(game.scene(), self.learner)
        return svg(game.board.map, scene, title=self.title, subtitle=self.goal)

    def _repr_mimebundle_(self, include: object = None, exclude: object = None) -> dict[str, str]:
        # No HTML: a notebook that is not trusted takes its tags away, and leaves all words of the picture.
        return {"image/svg+xml": self._repr_svg_(), "text/plain": str(self)}


def _scenario(given: AnyScenario) -> dict[str, Any]:
    """The data of the scenario that is given for a lesson: a lesson keeps it, and no path."""
    try:
        return scenario_given(given)
    except Problem as problem:
        raise Problem(f"scenario.{problem.path}".rstrip("."), problem.message) from None
