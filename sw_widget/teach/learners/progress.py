"""The progress of a learner: solved lessons, and missed rules that come back."""

from __future__ import annotations

import os
import sys
import warnings
from collections import Counter
from collections.abc import Iterable, Mapping
from copy import deepcopy
from pathlib import Path
from typing import Any, NamedTuple

from sw_widget import text
from sw_widget.engine.checks import (
    Problem,
    as_bool,
    as_dict,
    as_int,
    as_list,
    as_name,
    as_text,
    check_format,
    known_keys,
)
from sw_widget.explore.data_table import Cell, DataTable, Row
from sw_widget.game.errors import problems_as
from sw_widget.game.json_text import LARGEST_FILE
from sw_widget.game.saves import read_table, write_json
from sw_widget.teach.learners.folder_lock import folder_lock
from sw_widget.teach.learners.leitner_boxes import LeitnerBox, LeitnerBoxes
from sw_widget.teach.rules import rule_name

FORMAT = "sw-progress/1"
FILE = "progress.json"
DRIVE = Path("/drive")
"""Where JupyterLite has the files of all notebooks, which the browser keeps."""
LONGEST_NAME = 100
MOST = 1_000_000
DEEPEST = 20
"""A record needs four levels; what else somebody keeps in it may have some more."""


class ProgressError(Problem):
    """A file of progress cannot be read; it stays as it is."""


class Tried(NamedTuple):
    """The tries of a lesson, and whether one of them solved it."""

    tries: int
    solved: bool


class Progress:
    """The progress of a learner. With a file it is saved there after every record.

    progress = Progress.home()          # the usual file
    lesson.start(progress)              # the attempt is noted when it ends
    progress.due()                      # what was missed and should come back
    """

    def __init__(self, name: str = "", *, path: str | Path | None = None) -> None:
        with problems_as(ProgressError):
            self._name = as_name(name, "name", LONGEST_NAME)
        self.path = None if path is None else Path(path)
        """Where it is kept; None: only in memory."""
        self._records: list[dict[str, Any]] = []
        self._unsaved: list[dict[str, Any]] = []
        self._packs: list[str] = []
        self._boxes: LeitnerBoxes | None = None

    # Files

    @staticmethod
    def folder() -> Path:
        """Where progress is kept: SW_WIDGET_HOME, else a folder of its own. In a browser it is the one that
        has all notebooks in it, wherever a notebook lies; where there is none, the current one.
        """
        given = os.environ.get("SW_WIDGET_HOME")
        if given:
            return Path(given).expanduser()
        if sys.platform == "emscripten":
            return DRIVE if DRIVE.is_dir() else Path.cwd()
        return Path.home() / ".sw_widget"

    @classmethod
    def home(cls, name: str | None = None) -> Progress:
        """The progress of whoever works here; begun anew where there is none yet.

        A file that cannot be read is kept under another name, and a warning tells which. Where that cannot be
        done, either, it stays as it is: progress is kept while this notebook runs, and a warning says so.
        """
        path = cls.folder() / FILE
        progress = cls(path=path)
        if path.exists():
            try:
                progress = cls.load(path)
            except ProgressError as error:
                aside = _aside(path)
                try:
                    path.rename(aside)
                except OSError:
                    progress.path = None
                    told = text.sentence("quiz-progress-unsaved", {"what": f"{error}."})
                else:
                    told = text.sentence("quiz-progress-damaged", {"what": f"{error}.", "name": aside.name})
                warnings.warn(told, stacklevel=2)
        if name is not None and name != progress.name:
            progress.name = name
        return progress

    @classmethod
    def load(cls, path: str | Path) -> Progress:
        """Progress from a file, which is kept there; raises `ProgressError` that says what is wrong."""
        path = Path(path)
        with problems_as(ProgressError):
            progress = cls.from_dict(read_table(path, "file of progress", LARGEST_FILE))
        progress.path = path
        return progress

    @classmethod
    def from_dict(cls, data: object) -> Progress:
        """Progress from plain data, checked."""
        with problems_as(ProgressError):
            table = as_dict(data, "")
            check_format(table, FORMAT)
            known_keys(table, ("format", "name", "packs", "records"), "")
            progress = cls(as_name(table.get("name", ""), "name", LONGEST_NAME))
            records = as_list(table.get("records", []), "records")
            progress._records = [_record(item, f"records.{i}") for i, item in enumerate(records)]
            progress._packs = _names(table.get("packs", []), "packs")
        return progress

    def to_dict(self) -> dict[str, Any]:
        met = {"packs": list(self._packs)} if self._packs else {}
        return {"format": FORMAT, "name": self.name, **met, "records": self.records()}

    def save(self, path: str | Path | None = None) -> None:
        """Write it to its file, or to this one from now on; the old file stays until the new one is complete.

        What another notebook has noted in the same file meanwhile is taken in, and not lost. Where the system
        has no locks (on Windows, in a browser), that cannot be promised of two that save at the same moment.
        """
        path = self.path if path is None else Path(path)
        if path is None:
            raise ProgressError("", "say where to save it: this progress has no file yet")
        if path == self.folder() / FILE:
            path.parent.mkdir(parents=True, exist_ok=True)
        with folder_lock(path.parent):
            self._save(path)

    def _save(self, path: Path) -> None:
        there = Progress.load(path) if path.exists() else Progress()
        if path != self.path:
            self.path = path
            self._unsaved = [record for record in self._records if record not in there._records]
        if there._records:
            self._records = [*there._records, *self._unsaved]
            self._boxes = None
        self._packs = list(dict.fromkeys((*there._packs, *self._packs)))
        write_json(self.to_dict(), path)
        self._unsaved = []

    def export(self, path: str | Path) -> None:
        """Write a copy, to hand in."""
        write_json(self.to_dict(), path)

    def _keep(self) -> None:
        """Save where there is a file. Learning goes on where that is impossible: then a warning tells why."""
        if self.path is None:
            return
        try:
            self.save()
        except (OSError, ProgressError) as error:
            told = {"what": f"{error}."}
            warnings.warn(text.sentence("quiz-progress-unsaved", told), stacklevel=3)

    # What was done

    @property
    def name(self) -> str:
        """Whose it is."""
        return self._name

    @name.setter
    def name(self, name: str) -> None:
        with problems_as(ProgressError):
            self._name = as_name(name, "name", LONGEST_NAME)
        self._keep()

    def note(self, record: Mapping[str, Any]) -> None:
        """Take in how an attempt went: a record, as `Attempt.record` gives it."""
        with problems_as(ProgressError):
            noted = _record(dict(record), "record")
        self._records.append(noted)
        self._unsaved.append(noted)
        if self._boxes is not None:
            self._boxes.follow(noted)
        self._keep()

    def meet(self, packs: Iterable[str]) -> None:
        """Take in that a game was played with these packs."""
        with problems_as(ProgressError):
            met = dict.fromkeys((*self._packs, *_names(list(packs), "packs")))
        if len(met) > len(self._packs):
            self._packs = list(met)
            self._keep()

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs that games were played with, lessons apart, in the order in which they were met."""
        return tuple(self._packs)

    def records(self) -> list[dict[str, Any]]:
        """Everything that was noted, in order, as plain data."""
        return deepcopy(self._records)

    @property
    def solved(self) -> tuple[str, ...]:
        """The lessons that were solved, in the order in which they first were."""
        return tuple(dict.fromkeys(r["lesson"] for r in self._records if r["state"] == "solved"))

    def tried(self) -> dict[str, Tried]:
        """How it stands with each lesson that was tried, in order of first appearance."""
        found: dict[str, Tried] = {}
        counts: Counter[str] = Counter()
        for record in self._records:
            lesson = record["lesson"]
            counts[lesson] += 1
            known = found.get(lesson, Tried(0, False))
            tries = max(known.tries, counts[lesson], record["tries"])
            found[lesson] = Tried(tries, known.solved or record["state"] == "solved")
        return found

    @property
    def boxes(self) -> LeitnerBoxes:
        if self._boxes is None:
            self._boxes = LeitnerBoxes()
            for record in self._records:
                self._boxes.follow(record)
        return self._boxes

    @property
    def missed(self) -> dict[str, LeitnerBox]:
        """The rules that were missed and are not known yet, each in its box."""
        return dict(self.boxes.items())

    def due(self) -> list[str]:
        """The rules that should come back now, the longest overdue first."""
        return self.boxes.due()

    # Showing

    def _table(self) -> DataTable:
        say = text.sentence
        tried = self.tried()
        rows = [Row(say("quiz-progress-lessons"))] if tried else []
        for lesson, (tries, solved) in tried.items():
            done = say("quiz-solved") if solved else say("quiz-open")
            rows.append(Row(lesson, (Cell(done), Cell(say("quiz-tries", {"n": tries})))))
        if self.missed:
            rows.append(Row(say("quiz-progress-missed")))
        for rule, box in self.missed.items():
            waits = say("quiz-due", {"n": self.boxes.waits(box)})
            rows.append(Row(rule_name(rule), (Cell(say("quiz-box", {"n": box.box})), Cell(waits))))
        notes = () if rows else (say("quiz-progress-none"),)
        title = say("quiz-progress-of", {"name": self.name}) if self.name else say("quiz-progress")
        heads = tuple(say(id) for id in ("quiz-progress-what", "quiz-progress-state", "quiz-progress-more"))
        return DataTable(title, heads, tuple(rows), notes)

    def __str__(self) -> str:
        return str(self._table())

    def __repr__(self) -> str:
        return f"<Progress {self.name!r}: {len(self.solved)} solved, {len(self.boxes)} to come back>"

    def _repr_html_(self) -> str:
        return self._table().html()


def _aside(path: Path) -> Path:
    """A name beside it that nothing has yet."""
    number = 1
    while (aside := path.with_name(f"{path.stem}-damaged-{number}{path.suffix}")).exists():
        number += 1
    return aside


def _record(value: object, path: str) -> dict[str, Any]:
    """A record that can be relied upon; what else stands in it is kept."""
    _check_whole(as_dict(value, path), path)
    record = deepcopy(as_dict(value, path))
    as_name(record.get("lesson"), f"{path}.lesson", 200)
    state = as_name(record.get("state"), f"{path}.state", 40)
    record["state"] = state
    for key in ("teaches", "missed"):
        record[key] = _names(record.get(key, []), f"{path}.{key}")
    if "packs" in record:
        record["packs"] = _names(record["packs"], f"{path}.packs")
    for key in ("hints", "tries"):
        record[key] = as_int(record.get(key, 0), f"{path}.{key}", 0, MOST)
    answers = []
    for i, item in enumerate(as_list(record.get("answers", []), f"{path}.answers")):
        answer = as_dict(item, f"{path}.answers.{i}")
        right = as_bool(answer.get("right"), f"{path}.answers.{i}.right")
        rules = _names(answer.get("rules", []), f"{path}.answers.{i}.rules")
        answers.append({**answer, "right": right, "rules": rules})
    return {**record, "answers": answers}


def _names(value: object, path: str) -> list[str]:
    return [as_name(name, f"{path}.{i}", 60) for i, name in enumerate(as_list(value, path))]


def _check_whole(value: object, path: str) -> None:
    """Refuse what could be read here, and not be copied or written elsewhere: what is nested too deeply, and
    texts that no file can hold, however deep they stand.
    """
    level = [value]
    for _ in range(DEEPEST):
        for part in level:
            if isinstance(part, str):
                as_text(part, path, MOST)
        inner = [tuple(as_dict(part, path).values()) if isinstance(part, dict) else part for part in level]
        level = [one for part in inner if isinstance(part, list | tuple) for one in part]
        if not level:
            return
    raise Problem(path, "is nested too deeply")
