"""The results of a class: the files of progress that learners handed in, in one table."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from sw_widget import text
from sw_widget.engine.checks import shown
from sw_widget.engine.errors import MissingFile
from sw_widget.explore.data_frames import data_frame
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.teach.learners.progress import Progress, ProgressError, Tried
from sw_widget.teach.rules import rule_name

SOLVED, TRIED, NOT_TRIED = "✓", "✗", ""


def class_results(files: str | Path | Iterable[str | Path]) -> ClassResults:
    """Read what learners exported: all .json files of a folder, or the files that are given.

    A file that cannot be read is left out, and named with the reason among the results.
    """
    paths = _paths(files)
    learners: list[Learner] = []
    refused: list[tuple[str, str]] = []
    for path in paths:
        try:
            progress = Progress.load(path)
        except ProgressError as error:
            refused.append((path.name, str(error)))
        else:
            learners.append(Learner(progress.name.strip() or path.stem, path.name, progress))
    return ClassResults(_told_apart(learners), tuple(refused))


def _paths(files: str | Path | Iterable[str | Path]) -> list[Path]:
    if not isinstance(files, str | Path):
        given = list(files) if isinstance(files, Iterable) else None
        if given is None or not all(isinstance(file, str | Path) for file in given):
            raise ProgressError("files", f"must be a folder, or a list of files, not {shown(files)}")
        return [Path(file) for file in given]
    path = Path(files)
    if not path.exists():
        raise MissingFile(f"there is no folder or file {path.absolute()}")
    if not path.is_dir():
        return [path]
    found = sorted(path.glob("*.json"))
    if not found:
        said = "no file that ends in .json, as Progress.home(…).export(…) writes them, lies in the folder"
        raise MissingFile(f"{said} {path.absolute()}")
    return found


@dataclass(frozen=True)
class Learner:
    """One file: whose it is, what it is called, and what is in it."""

    name: str
    file: str
    progress: Progress


def _told_apart(learners: list[Learner]) -> tuple[Learner, ...]:
    """Two learners of one name are called by their files as well."""
    names = Counter(learner.name for learner in learners)
    return tuple(
        Learner(f"{one.name} ({one.file})", one.file, one.progress) if names[one.name] > 1 else one
        for one in learners
    )


class ClassResults:
    """Who solved what, and which rules the class misses."""

    def __init__(self, learners: tuple[Learner, ...], refused: tuple[tuple[str, str], ...] = ()) -> None:
        self.learners = learners
        self.refused = refused
        """Files that could not be read, with the reason."""

    def __iter__(self) -> Iterator[Learner]:
        return iter(self.learners)

    def __len__(self) -> int:
        return len(self.learners)

    def records(self) -> list[dict[str, Any]]:
        """Every attempt of everybody, as plain data, with the learner's name."""
        return [{"learner": one.name, **record} for one in self.learners for record in one.progress.records()]

    def to_frame(self) -> Any:
        """The records as a data frame of pandas."""
        return data_frame(self.records())

    @property
    def lessons(self) -> tuple[str, ...]:
        """Everything that anybody tried, in order of first appearance."""
        return tuple(dict.fromkeys(lesson for one in self.learners for lesson in one.progress.tried()))

    @property
    def missed(self) -> dict[str, int]:
        """The rules that were missed, and by how many learners; most of them first."""
        found: Counter[str] = Counter()
        for one in self.learners:
            found.update({rule for record in one.progress.records() for rule in record["missed"]})
        return dict(sorted(found.items(), key=lambda item: (-item[1], item[0])))

    # Showing

    def _table(self) -> DataTable:
        names = tuple(one.name for one in self.learners)
        heads = (text.sentence("quiz-class-lesson"), *names, text.sentence("quiz-class-all"))
        rows = []
        tried = [one.progress.tried() for one in self.learners]
        for lesson in self.lessons:
            cells = [_cell(each.get(lesson)) for each in tried]
            solved = sum(cell.text.startswith(SOLVED) for cell in cells)
            of_all = text.sentence("quiz-class-of", {"n": solved, "most": len(cells)})
            rows.append(Row(lesson, (*cells, Cell(of_all))))
        notes = [text.sentence("quiz-class-key")] if rows else [text.sentence("quiz-progress-none")]
        notes += [
            text.sentence("quiz-class-refused", {"name": name, "what": why}) for name, why in self.refused
        ]
        title = text.sentence("quiz-class", {"n": len(self.learners)})
        return DataTable(title, heads, tuple(rows), tuple(notes))

    def _rules(self) -> DataTable | None:
        rows = tuple(Row(rule_name(rule), (Cell(str(n)),)) for rule, n in self.missed.items())
        heads = (text.sentence("quiz-class-rule"), text.sentence("quiz-class-learners"))
        return DataTable(text.sentence("quiz-class-missed"), heads, rows) if rows else None

    def __str__(self) -> str:
        rules = self._rules()
        return str(self._table()) + (f"\n\n{rules}" if rules else "")

    def __repr__(self) -> str:
        return f"<ClassResults: {_counted(self.learners, 'learner')}, {_counted(self.lessons, 'lesson')}>"

    def _repr_html_(self) -> str:
        rules = self._rules()
        return f'<div style="overflow-x:auto">{self._table().html()}</div>' + (rules.html() if rules else "")


def _cell(tried: Tried | None) -> Cell:
    if tried is None:
        return Cell(NOT_TRIED)
    mark = SOLVED if tried.solved else TRIED
    return Cell(f"{mark} {text.sentence('quiz-tries', {'n': tried.tries})}")


def _counted(things: tuple[object, ...], word: str) -> str:
    return f"{len(things)} {word}{'s' * (len(things) != 1)}"
