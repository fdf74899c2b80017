"""The library of preset lessons: boards for every rule, race, power, relic and place, puzzles and exercises.

presets["pay-day"].start()          # its title does as well: presets["One for the land, one for the trade"]
presets.find("die")                 # everything that speaks of the die
presets.find(teaches="mountain")    # everything that teaches this rule
presets.find(pack="base")           # everything that is played with this pack
presets.groups["puzzles"]           # the names of a group
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from json import loads

from sw_widget import packs
from sw_widget.engine.checks import shown
from sw_widget.engine.errors import UnknownName
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.rules import rule_name
from sw_widget.teach.topics import known, near, plain
from sw_widget.text import name as name_of
from sw_widget.text import sentence

# From what everybody reads first to what comes with the notebooks.
GROUPS = ("rulebook", "races", "powers", "relics", "places", "puzzles", "exercises")
BY_PACK = ("races", "powers", "relics", "places")
"""Groups with a board for each race, power, relic or place, called by its id."""


class FoundLessons(list[Lesson]):
    """The lessons that were found, which show themselves as a table."""

    def _table(self) -> DataTable:
        return _table({"": self})

    def __str__(self) -> str:
        return str(self._table())

    def _repr_html_(self) -> str:
        return self._table().html()


class Library(Mapping[str, Lesson]):
    """Lessons by name or title. Each is read when somebody asks for it."""

    def __init__(self, folder: Traversable) -> None:
        self.folder = folder
        self._read: dict[str, Lesson] = {}

    @cached_property
    def _pack_numbers(self) -> dict[str, int]:
        """The packs of all that has a board, by number, in the order in which the packs came out."""
        found: dict[str, int] = {}
        for number, pack in enumerate(packs.get_all(packs.printed())):
            for things in (pack.races, pack.powers, pack.relics, pack.places):
                found.update((thing.id, number) for thing in things)
        return found

    def _pack_number(self, group: str, name: str) -> int:
        """Such boards come pack by pack: who has just met one box finds it together."""
        return self._pack_numbers.get(name, 0) if group in BY_PACK else 0

    @cached_property
    def _files(self) -> dict[str, tuple[str, Traversable]]:
        """The group and the file of each lesson, by name. A test makes sure that no two share a name."""
        found: dict[str, tuple[str, Traversable]] = {}
        for group in GROUPS:
            folder = self.folder.joinpath(group)
            if not folder.is_dir():
                continue
            lessons = {
                file.name.removesuffix(".json"): file
                for file in folder.iterdir()
                if file.name.endswith(".json")
            }
            for name in sorted(lessons, key=lambda name: (self._pack_number(group, name), name)):
                found.setdefault(name, (group, lessons[name]))
        return found

    @property
    def groups(self) -> dict[str, tuple[str, ...]]:
        """The names in each group."""
        return {
            group: tuple(name for name, (its, _) in self._files.items() if its == group)
            for group in dict.fromkeys(group for group, _ in self._files.values())
        }

    @property
    def sections(self) -> dict[str, tuple[str, ...]]:
        """The names under the heads of a list: each group, and boards called by their race, power, relic
        or place pack by pack."""
        found: dict[str, list[str]] = {}
        for name, (group, _) in self._files.items():
            found.setdefault(_head(group, self._pack_number(group, name)), []).append(name)
        return {head: tuple(names) for head, names in found.items()}

    @cached_property
    def _by_title(self) -> dict[str, str]:
        """The names by title, as it is compared. A test makes sure that no two share a title."""
        return {self[name].title.casefold(): name for name in self._files}

    def _name(self, given: object) -> str | None:
        """The name of the lesson that has this name or title."""
        if not isinstance(given, str) or given in self._files:
            return given if isinstance(given, str) else None
        return self._by_title.get(given.casefold())

    def __getitem__(self, name: str) -> Lesson:
        known = self._name(name)
        if known is None:
            close = get_close_matches(str(name)[:100], self._files, n=3)
            meant = f"; perhaps {' or '.join(map(repr, close))}?" if close else "; `presets` lists them all"
            raise UnknownName(f"there is no lesson called {shown(name)}{meant}")
        if known not in self._read:
            text = self._files[known][1].read_text(encoding="utf-8")
            self._read[known] = Lesson.from_dict(loads(text), name=known)
        return self._read[known]

    def __contains__(self, name: object) -> bool:
        return self._name(name) is not None

    def __iter__(self) -> Iterator[str]:
        return iter(self._files)

    def __len__(self) -> int:
        return len(self._files)

    def find(self, word: str = "", *, teaches: str | None = None, pack: str | None = None) -> FoundLessons:
        """The lessons that teach a rule, or in which a word begins with these letters: in name, title, goal,
        text or topics. Those that have it among their topics come first. Where neither the rules nor any
        lesson know what shall be taught, a `KeyError` says what may have been meant.

        `pack` finds those that are played with a pack.
        """
        rule = None if teaches is None else self._rule(teaches)
        if pack is not None and pack not in packs.known():
            raise UnknownName(f"there is no pack called {pack!r}; known: {', '.join(packs.known())}")
        wanted = re.compile(rf"\b{re.escape(word)}", re.IGNORECASE)
        found = [
            lesson
            for lesson in self.values()
            if (rule is None or rule in map(plain, lesson.teaches))
            and (pack is None or pack in lesson.packs)
            and wanted.search(_words(lesson))
        ]
        return FoundLessons(sorted(found, key=lambda lesson: word.casefold() not in lesson.teaches))

    def _rule(self, word: str) -> str:
        """A rule or topic as lessons write it, from any spelling."""
        rule = plain(word)
        taught = {plain(id) for lesson in self.values() for id in lesson.teaches}
        if rule in taught or known(rule):
            return rule
        close = near(rule, taught)
        meant = (
            f"; perhaps {' or '.join(map(repr, close))}?" if close else "; `presets` lists what each teaches"
        )
        raise UnknownName(f"no lesson teaches {shown(word)}{meant}")

    # Showing

    def _table(self) -> DataTable:
        return _table(
            {head: [self[name] for name in names] for head, names in self.sections.items()}
        )

    def __repr__(self) -> str:
        return f"<{len(self)} lessons: {', '.join(self.groups)}>"

    def __str__(self) -> str:
        return str(self._table())

    def _repr_html_(self) -> str:
        return self._table().html()


def _table(sections: Mapping[str, Sequence[Lesson]]) -> DataTable:
    """Lessons with what they teach, below the head of their section where it has one."""
    heads = tuple(sentence(f"teach-head-{head}") for head in ("name", "title", "teaches"))
    rows = []
    for head, lessons in sections.items():
        rows += [Row(head)] if head else []
        for lesson in lessons:
            topics = (rule_name(id) for id in lesson.teaches)
            told = ", ".join(topic[:1].upper() + topic[1:] for topic in topics)
            rows.append(Row(lesson.name or "", (Cell(lesson.title), Cell(told))))
    number = sum(map(len, sections.values()))
    return DataTable(sentence("teach-library", {"n": number}), heads, tuple(rows))


def _head(group: str, pack: int) -> str:
    """The heading of some lessons: the group, and for all packs but the first also the pack."""
    what = sentence(f"teach-group-{group}")
    if not pack:
        return what
    return sentence("teach-group-of_pack", {"what": what, "name": name_of("pack", packs.printed()[pack])})


def _words(lesson: Lesson) -> str:
    return "\n".join((lesson.name or "", lesson.title, lesson.goal, lesson.text, *lesson.teaches))


presets = Library(files("sw_widget.teach").joinpath("boards"))
