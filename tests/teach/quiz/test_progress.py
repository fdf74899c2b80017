"""Progress: noted, kept in a file that nothing damages, and brought back in boxes."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.teach.learners.leitner_boxes import WAITS, LeitnerBoxes
from sw_widget.teach.learners.progress import Progress, ProgressError
from sw_widget.teach.quiz import quiz


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path / "kept"))
    return tmp_path / "kept" / "progress.json"


def record(lesson: str = "giants", state: str = "solved", **more: Any) -> dict[str, Any]:
    return {"lesson": lesson, "state": state, **more}


def wrong(*rules: str) -> dict[str, Any]:
    return {"right": False, "rules": list(rules)}


def right(*rules: str) -> dict[str, Any]:
    return {"right": True, "rules": list(rules)}


# Boxes


def test_what_is_missed_is_due_at_once() -> None:
    boxes = LeitnerBoxes()
    boxes.missed(["mountain"])
    assert boxes.due() == ["mountain"] and dict(boxes.items())["mountain"].box == 1


def test_a_rule_goes_through_all_boxes_and_is_known() -> None:
    boxes = LeitnerBoxes()
    boxes.missed(["mountain"])
    for number, wait in enumerate((*WAITS[1:], None), 2):
        assert boxes.due() == ["mountain"]
        boxes.known(["mountain"])
        assert boxes.due() == []
        if wait is None:
            assert len(boxes) == 0
            continue
        assert dict(boxes.items())["mountain"].box == number
        for _ in range(wait - 1):
            boxes.known(["other"])
            assert boxes.due() == []
        boxes.known(["other"])


def test_right_before_it_is_due_does_not_count() -> None:
    boxes = LeitnerBoxes()
    boxes.missed(["mountain"])
    boxes.known(["mountain"])
    boxes.known(["mountain"])
    assert dict(boxes.items())["mountain"].box == 2


def test_missed_again_goes_back_to_the_first_box() -> None:
    boxes = LeitnerBoxes()
    boxes.missed(["mountain"])
    boxes.known(["mountain"])
    boxes.missed(["mountain"])
    assert dict(boxes.items())["mountain"].box == 1 and boxes.due() == ["mountain"]


def test_the_longest_overdue_comes_first() -> None:
    boxes = LeitnerBoxes()
    boxes.missed(["water"])
    boxes.missed(["die"])
    assert boxes.due() == ["water", "die"]


# Records


def test_answers_and_lessons_count() -> None:
    progress = Progress("Ann")
    progress.note(
        record("q", "solved", teaches=["cost"], answers=[wrong("mountain"), right("base")], tries=1)
    )
    assert progress.due() == ["mountain"] and progress.solved == ("q",)
    progress.note(record("q2", "solved", answers=[right("mountain")]))
    assert progress.due() == [] and progress.missed["mountain"].box == 2
    progress.note(record("hills", "failed", teaches=["score"], missed=["score"]))
    assert progress.due() == ["score"] and progress.solved == ("q", "q2")
    progress.note(record("hills", "solved", teaches=["score"], tries=2))
    assert progress.due() == [] and progress.missed["score"].box == 2


def test_what_was_right_after_all_is_still_missed() -> None:
    """Where one answer missed a rule and another knew it, it comes back."""
    progress = Progress()
    progress.note(record(answers=[wrong("mountain"), right("mountain")]))
    assert progress.due() == ["mountain"]


def test_answers_that_were_told_before_count_once() -> None:
    """Whoever tries a lesson again keeps the answers: the second record says them again."""
    progress = Progress()
    progress.note(record(state="failed", answers=[wrong("mountain")], missed=["mountain", "score"], tries=1))
    progress.note(record("other", answers=[right("mountain")]))
    box = progress.missed["mountain"].box
    progress.note(record(state="failed", answers=[wrong("mountain")], missed=["mountain"], tries=1))
    assert progress.missed["mountain"].box == 1 != box
    again = record(state="solved", answers=[wrong("mountain")], missed=["mountain"], tries=2)
    answers = progress.boxes.answers
    progress.note(again)
    assert progress.boxes.answers == answers + 1


def test_an_attempt_notes_itself() -> None:
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0).play("conquer", region="5")
    progress = Progress()
    attempt = quiz(game, ["cost"], count=1).start(progress)
    assert attempt.question is not None
    attempt.answer("nonsense")
    slip = next(option for option in attempt.question.options if option.rules)
    attempt.answer(slip.value)
    attempt.answer(attempt.question.right[0].value)
    assert attempt.state == "solved"
    assert set(progress.due()) == set(slip.rules)
    assert len(progress.records()) == 1


# Files


def test_home_is_kept(home: Path) -> None:
    progress = Progress.home("Ann")
    progress.note(record(answers=[wrong("die")]))
    assert home.exists()
    again = Progress.home()
    assert again.name == "Ann" and again.records() == progress.records() and again.due() == ["die"]
    assert not [file for file in home.parent.iterdir() if file != home]


def test_the_usual_places(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("SW_WIDGET_HOME", raising=False)
    monkeypatch.setattr(Path, "home", lambda: tmp_path)
    assert Progress.folder() == tmp_path / ".sw_widget"
    monkeypatch.setattr("sys.platform", "emscripten")
    monkeypatch.setattr("sw_widget.teach.learners.progress.DRIVE", tmp_path / "drive")
    monkeypatch.chdir(tmp_path)
    assert Progress.folder() == tmp_path
    (tmp_path / "drive").mkdir()
    assert Progress.folder() == tmp_path / "drive", "one for all notebooks"


def test_the_same_twice_is_two_records(home: Path) -> None:
    progress = Progress.home()
    progress.note(record("a"))
    progress.note(record("a"))
    assert len(progress.records()) == len(Progress.home().records()) == 2


def test_saving_over_another_file_keeps_both(tmp_path: Path) -> None:
    old, new = Progress("Ann"), Progress("Ann")
    old.note(record("a"))
    old.save(tmp_path / "p.json")
    new.note(record("b"))
    new.save(tmp_path / "p.json")
    assert new.solved == Progress.load(tmp_path / "p.json").solved == ("a", "b")


def test_two_notebooks_lose_nothing(home: Path) -> None:
    here, there = Progress.home(), Progress.home()
    here.note(record("a"))
    there.note(record("b"))
    here.note(record("c"))
    assert [r["lesson"] for r in Progress.home().records()] == ["a", "b", "c"]
    assert here.solved == ("a", "b", "c")


@pytest.mark.parametrize(
    "damage", ["", "{", "[]", '{"format": "sw-progress/9"}', '{"format":"sw-progress/1","x":1}']
)
def test_a_damaged_file_is_kept_aside(home: Path, damage: str) -> None:
    home.parent.mkdir()
    home.write_text(damage)
    with pytest.warns(UserWarning, match=r"kept as progress-damaged-1\.json"):
        progress = Progress.home()
    progress.note(record())
    assert (home.parent / "progress-damaged-1.json").read_text() == damage
    assert Progress.home().solved == ("giants",)
    home.write_text("again")
    with pytest.warns(UserWarning, match="progress-damaged-2"):
        Progress.home()
    assert (home.parent / "progress-damaged-1.json").read_text() == damage


def test_a_file_that_is_damaged_meanwhile_is_not_overwritten(home: Path) -> None:
    progress = Progress.home()
    progress.note(record("a"))
    home.write_text("oops")
    with pytest.warns(UserWarning, match="could not be saved"):
        progress.note(record("b"))
    assert home.read_text() == "oops" and progress.solved == ("a", "b")


def test_learning_goes_on_where_nothing_can_be_saved(tmp_path: Path) -> None:
    progress = Progress(path=tmp_path / "missing" / "p.json")
    with pytest.warns(UserWarning, match="could not be saved"):
        progress.note(record())
    assert progress.solved == ("giants",)


def test_saved_exported_and_loaded(tmp_path: Path) -> None:
    progress = Progress("Ann")
    progress.note(record(own={"kept": True}))
    with pytest.raises(ProgressError, match="say where"):
        progress.save()
    progress.save(tmp_path / "mine.json")
    progress.export(tmp_path / "handed-in.json")
    progress.note(record("b"))
    assert Progress.load(tmp_path / "mine.json").to_dict() == progress.to_dict()
    handed_in = Progress.load(tmp_path / "handed-in.json")
    assert handed_in.records() == progress.records()[:1] and handed_in.records()[0]["own"] == {"kept": True}
    data = json.loads((tmp_path / "mine.json").read_text())
    assert list(data) == ["format", "name", "records"] and data["format"] == "sw-progress/1"


@pytest.mark.parametrize(
    ("bad", "path"),
    [
        ({"state": "solved"}, "record.lesson"),
        ({"lesson": "a"}, "record.state"),
        ({"lesson": "a", "state": "solved", "tries": -1}, "record.tries"),
        ({"lesson": "a", "state": "solved", "missed": "x"}, "record.missed"),
        ({"lesson": "a", "state": "solved", "answers": [{}]}, "record.answers.0.right"),
        (
            {"lesson": "a", "state": "solved", "answers": [{"right": True, "rules": [3]}]},
            "record.answers.0.rules.0",
        ),
    ],
)
def test_bad_records_are_refused_and_nothing_changes(bad: dict[str, Any], path: str) -> None:
    progress = Progress()
    with pytest.raises(ProgressError) as error:
        progress.note(bad)
    assert error.value.path == path and progress.records() == []


def test_it_shows_itself_and_nothing_is_markup() -> None:
    progress = Progress("<b>Ann</b>")
    assert "Nothing has been noted yet." in str(progress)
    progress.note(record("<i>x</i>", "failed", missed=["mountain", "not_adjacent", "<u>"]))
    told = str(progress)
    assert "Mountain" in told and "From neighbour to" in told and "Comes back now." in told
    shown = progress._repr_html_()
    assert not any(tag in shown for tag in ("<b>", "<i>", "<u>"))
    assert repr(progress) == "<Progress '<b>Ann</b>': 0 solved, 3 to come back>"


def test_names_are_texts() -> None:
    for bad in (3, "x" * 200):
        with pytest.raises(ProgressError):
            Progress(bad)  # type: ignore[arg-type]
