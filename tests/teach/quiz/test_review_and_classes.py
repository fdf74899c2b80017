"""What was missed comes back; a teacher sees what a class has done."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, quiz
from sw_widget.teach.learners.class_results import class_results
from sw_widget.teach.learners.progress import Progress, ProgressError
from sw_widget.teach.learners.review import review
from sw_widget.teach.lessons.errors import LessonError
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.library import presets


def missed(*rules: str, name: str = "", lesson: str = "x") -> Progress:
    progress = Progress(name)
    for rule in rules:
        progress.note({"lesson": lesson, "state": "failed", "missed": [rule]})
    return progress


# Review


@pytest.mark.parametrize(
    "rule", ["mountain", "giants", "not_adjacent", "die", "lost_tribe", "water", "minimum"]
)
def test_a_missed_rule_comes_back(rule: str) -> None:
    lessons = review(missed(rule), count=3)
    assert lessons
    assert all(rule in lesson.teaches for lesson in lessons)
    first = lessons[0]
    assert first.success is None and first.title.startswith("Again: ") and first.check() == []


def test_questions_and_boards_both_come_back() -> None:
    lessons = review(missed("giants"), count=4)
    assert any(lesson.success is None for lesson in lessons)
    assert any(lesson.name == "giants" for lesson in lessons)
    assert len(lessons) == len({lesson.title for lesson in lessons})


def test_every_rule_has_its_turn() -> None:
    lessons = review(missed("mountain", "die", "water"), count=3)
    assert [lesson.title for lesson in lessons] == [
        "Again: Mountain",
        "Again: The die",
        "Again: Seas and lakes",
    ]


def test_nobody_is_left_with_nothing_to_do() -> None:
    """Where nothing is due, what is still open: the easiest first."""
    rulebook = presets.groups["rulebook"]
    assert tuple(lesson.name for lesson in review(Progress())) == rulebook[:5]
    progress = Progress()
    for name in rulebook:
        progress.note({"lesson": name, "state": "solved"})
    assert [lesson.name for lesson in review(progress, count=2)] == list(presets.groups["races"][:2])
    failed = missed("no_such_rule", lesson=rulebook[0])
    assert review(failed)[0].name == rulebook[0], "no board knows the rule, and this one is open"


def test_whoever_has_solved_all_begins_with_what_was_solved_first() -> None:
    shelf = {name: presets[name] for name in ("giants", "elves", "amazons")}
    progress = Progress()
    for name in ("elves", "giants", "amazons"):
        progress.note({"lesson": name, "state": "solved"})
    assert [lesson.name for lesson in review(progress, 2, library=shelf)] == ["elves", "giants"]
    assert review(progress, library={}) == []


def test_open_boards_come_before_solved_ones() -> None:
    shelf: dict[str, Lesson] = {}
    for name in ("one", "two"):
        data = {**presets["giants"].to_dict(), "teaches": ["house"], "title": name}
        shelf[name] = Lesson.from_dict(data, name=name)
    progress = missed("house")
    progress.note({"lesson": "one", "state": "solved"})
    assert [lesson.name for lesson in review(progress, library=shelf)] == ["two", "one"]


def test_the_usual_progress_and_bad_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))
    Progress.home().note({"lesson": "x", "state": "failed", "missed": ["die"]})
    assert review()[0].title == "Again: The die"
    with pytest.raises(LessonError) as error:
        review(count=0)
    assert error.value.path == "count"


# Classes


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    def hand_in(file: str, name: str, *records: dict[str, Any]) -> None:
        progress = Progress(name)
        for record in records:
            progress.note(record)
        progress.export(tmp_path / file)

    solved = {"lesson": "giants", "state": "solved", "tries": 2}
    failed = {"lesson": "giants", "state": "failed", "missed": ["mountain"], "tries": 1}
    hand_in("a.json", "Ann", solved)
    hand_in("b.json", "Ben <script>", failed, {"lesson": "<i>own</i>", "state": "solved", "missed": ["die"]})
    hand_in("c.json", "", failed)
    hand_in("d.json", "Ann")
    (tmp_path / "e.json").write_text("{broken")
    (tmp_path / "f.json").write_text('{"format": "sw-save/1"}')
    (tmp_path / "notes.txt").write_text("not mine")
    return tmp_path


def test_a_folder_of_progress(folder: Path) -> None:
    results = class_results(folder)
    assert [one.name for one in results] == ["Ann (a.json)", "Ben <script>", "c", "Ann (d.json)"]
    assert results.lessons == ("giants", "<i>own</i>")
    assert results.missed == {"mountain": 2, "die": 1}
    assert [name for name, _ in results.refused] == ["e.json", "f.json"]
    assert [(r["learner"], r["lesson"], r["state"]) for r in results.records()] == [
        ("Ann (a.json)", "giants", "solved"),
        ("Ben <script>", "giants", "failed"),
        ("Ben <script>", "<i>own</i>", "solved"),
        ("c", "giants", "failed"),
    ]
    told = str(results)
    assert "✓ 2 tries" in told and "1 of 4" in told and "Mountain" in told and "e.json was left out" in told
    shown = results._repr_html_()
    assert "<script" not in shown and "<i>" not in shown and "Ben &lt;script&gt;" in shown
    assert repr(results) == "<ClassResults: 4 learners, 2 lessons>"


def test_a_class_of_one_with_one_lesson(tmp_path: Path) -> None:
    progress = Progress("Ann")
    progress.note({"lesson": "giants", "state": "solved", "tries": 1, "answers": [], "missed": []})
    progress.export(tmp_path / "ann.json")
    assert repr(class_results(tmp_path)) == "<ClassResults: 1 learner, 1 lesson>"


def test_quizzes_of_one_turn_are_told_apart() -> None:
    def position() -> Game:
        return Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0).play("conquer", region="5")

    further = position().play("conquer", region="1")
    lessons = [quiz(position()), quiz(position(), seed=1), quiz(position(), ["cost"]), quiz(further)]
    titles = [lesson.title for lesson in lessons]
    assert len(set(titles)) == 4 and all("turn 1" in title for title in titles)
    assert titles[0] == quiz(position()).title == "Quiz on turn 1 (no. 60732)"


def test_a_table_of_pandas(folder: Path) -> None:
    frame = class_results(folder).to_frame()
    assert next(iter(frame["learner"])) == "Ann (a.json)" and len(frame) == 4


def test_a_table_without_pandas_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pandas, which is not installed") as refused:
        class_results(folder).to_frame()
    assert len(refused.value._render_traceback_()) < 4, "a sentence, and no way through our code"


def test_files_by_name(folder: Path) -> None:
    assert [one.name for one in class_results([folder / "a.json", str(folder / "c.json")])] == ["Ann", "c"]
    assert len(class_results(folder / "a.json")) == 1
    missing = class_results([folder / "zzz.json"])
    assert missing.refused[0][0] == "zzz.json" and "Nothing has been noted yet." in str(missing)
    with pytest.raises(FileNotFoundError, match="no folder or file"):
        class_results(folder / "nowhere")


def test_a_folder_without_progress_says_what_was_looked_for_and_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "handed-in").mkdir()
    (tmp_path / "handed-in" / "notes.txt").write_text("", "utf-8")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(FileNotFoundError) as empty:
        class_results("handed-in")
    assert "ends in .json" in str(empty.value) and str(tmp_path / "handed-in") in str(empty.value)
    with pytest.raises(FileNotFoundError) as missing:
        class_results("handed-out")
    assert str(tmp_path / "handed-out") in str(missing.value)
    for wrong in (5, [5], None):
        with pytest.raises(ProgressError, match="files: must be a folder, or a list of files, not"):
            class_results(wrong)  # type: ignore[arg-type]
