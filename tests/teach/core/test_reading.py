"""Lessons that are not well written are refused by the path of the key, with a word on what is allowed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Lesson, LessonError
from sw_widget.teach.lessons.shown_parts import SHOWN_PARTS
from tests.teach.core.lessons import END, changed, conquer, lesson, mountain, quiz


def refused(data: object) -> LessonError:
    with pytest.raises(LessonError) as caught:
        Lesson.from_dict(data)
    return caught.value


def test_the_sound_lesson_is_read() -> None:
    """Otherwise the tests below would prove nothing."""
    read = lesson()
    assert (read.title, read.ends, read.learner) == ("From the mountain", "turn", 0)
    assert read.teaches == ("giants", "mountain") and read.name is None
    assert [len(mistake.line) for mistake in read.mistakes] == [1, 4]


@pytest.mark.parametrize(
    ("key", "value", "path"),
    [
        ("format", "sw-lesson/2", "format"),
        ("format", None, "format"),
        ("title", None, "title"),
        ("title", "  ", "title"),
        ("title", 5, "title"),
        ("goal", None, "goal"),
        ("goal", ["x"], "goal"),
        ("teaches", None, "teaches"),
        ("teaches", [], "teaches"),
        ("teaches", ["giants", 5], "teaches.1"),
        ("teaches", "giants", "teaches"),
        ("scenario", None, "scenario"),
        ("scenario", 5, "scenario"),
        ("scenario", {"turn": 0}, "scenario.turn"),
        ("scenario", {"prelude": [{"do": "fly"}]}, "scenario.prelude.0"),
        ("learner", 2, "learner"),
        ("learner", True, "learner"),
        ("shows", "die", "shows"),
        ("shows", ["die", "dice"], "shows.1"),
        ("shows", [5], "shows.0"),
        ("point", ["z"], "point.0"),
        ("point", "a", "point"),
        ("ends", "soon", "ends"),
        ("replies", [{"do": "dance"}], "replies.0.do"),
        ("replies", [{"do": "stop", "by": 1}], "replies.0.by"),
        ("hints", [""], "hints.0"),
        ("solutions", None, "solutions"),
        ("solutions", [], "solutions"),
        ("solutions", [[]], "solutions.0"),
        ("solutions", [[{"region": "a"}]], "solutions.0.0.do"),
        ("solutions", [[{"do": "attempt", "region": "a", "die": 7}]], "solutions.0.0.die"),
        ("solutions", conquer("a"), "solutions.0"),
        ("mistakes", None, "mistakes"),
        ("mistakes", [{"line": conquer("b")}], "mistakes.0.say"),
        ("mistakes", [{"say": "No."}], "mistakes.0.line"),
        ("mistakes", [{"line": [], "say": "No."}], "mistakes.0.line"),
        ("mistakes", [{"line": [END], "say": "No.", "why": 1}], "mistakes.0.why"),
        ("mistakes", [{"line": [END], "say": "No.", "when": {"holds": ["z"]}}], "mistakes.0.when.holds.0"),
        ("questions", [{"ask": "weather"}], "questions.0.ask"),
        ("questions", {"ask": "coins"}, "questions"),
        ("successes", {}, "successes"),
        ("success", {}, "success"),
        ("success", [], "success"),
        ("success", {"hold": ["a"]}, "success.hold"),
        ("success", {"holds": ["a"], "played": {"do": "stop"}}, "success"),
        ("success", {"holds": []}, "success.holds"),
        ("success", {"holds": "a"}, "success.holds"),
        ("success", {"at_least": {}}, "success.at_least"),
        ("success", {"at_least": {"score": 1}}, "success.at_least.score"),
        ("success", {"at_least": {"scored": "6"}}, "success.at_least.scored"),
        ("success", {"at_least": {"tokens": 3}}, "success.at_least.tokens"),
        ("success", {"at_least": {"tokens": {"z": 3}}}, "success.at_least.tokens.z"),
        ("success", {"played": {}}, "success.played"),
        ("success", {"played": {"do": "fly"}}, "success.played.do"),
        ("success", {"played": {"do": "conquer", "region": "z"}}, "success.played.region"),
        ("success", {"expect": {"coin": [1]}}, "success.expect.coin"),
        ("success", {"expect": {"turn": 9, "regions": {"z": None}}}, "success.expect.regions.z"),
        ("success", {"all": []}, "success.all"),
        ("success", {"any": [{"holds": ["a"]}, {"not": {"holds": ["z"]}}]}, "success.any.1.not.holds.0"),
    ],
)
def test_what_is_wrong_is_named(key: str, value: Any, path: str) -> None:
    error = refused(changed(**{key: value}))
    assert error.path == path
    assert error.message and str(error) == f"{path}: {error.message}"


def test_what_a_lesson_shows_is_kept_and_everything_is_shown_without_a_word() -> None:
    assert lesson().hides == frozenset() and "shows" not in lesson().to_dict()
    bare = lesson(shows=[])
    assert bare.shows == () and bare.hides == frozenset(SHOWN_PARTS)
    some = lesson(shows=["decline", "die"])
    assert some.shows == ("die", "decline") and {"lenses", "what_if"} <= some.hides
    for one in (bare, some):
        again = Lesson.from_dict(one.to_dict())
        assert again == one and again.shows == one.shows
    assert "'dice'" in refused(changed(shows=["dice"])).message
    assert "what_if" in refused(changed(shows=["dice"])).message


@pytest.mark.parametrize("data", [None, 5, [], "x", {5: 6}])
def test_what_is_no_lesson_at_all(data: object) -> None:
    assert refused(data).path == ""


def test_a_lesson_needs_something_to_do() -> None:
    assert refused(changed(success=None, solutions=None, mistakes=None)).path == "questions"
    assert refused(changed(success=None)).path == "questions"
    data = quiz().to_dict()
    assert refused({**data, "solutions": [[END]]}).path == "solutions"


def test_nested_too_deeply_is_told() -> None:
    deep: dict[str, Any] = {"holds": ["a"]}
    for _ in range(100):
        deep = {"not": deep}
    assert "too deeply" in str(refused(changed(success=deep)))
    for _ in range(100_000):
        deep = {"not": deep}
    assert "too deeply" in str(refused(changed(success=deep)))


def test_a_lesson_in_one_cell_is_the_same_as_from_a_file(tmp_path: Path) -> None:
    data = mountain()
    del data["format"]
    made = Lesson(**data)
    assert made == lesson() and made.to_dict() == mountain()
    made.save(tmp_path / "lesson.json")
    assert json.loads((tmp_path / "lesson.json").read_text(encoding="utf-8")) == mountain()
    loaded = Lesson.load(tmp_path / "lesson.json", name="heights")
    assert loaded == made and loaded.name == "heights"


def test_a_lesson_in_one_cell_is_refused_in_the_same_words() -> None:
    data = mountain()
    del data["format"]
    with pytest.raises(LessonError, match=r"point\.0: 'z' is no region"):
        Lesson(**{**data, "point": ["z"]})


def test_files_that_cannot_be_read_are_named(tmp_path: Path) -> None:
    with pytest.raises(LessonError, match=r"nowhere\.json cannot be read"):
        Lesson.load(tmp_path / "nowhere.json")
    (tmp_path / "broken.json").write_text("{", encoding="utf-8")
    with pytest.raises(LessonError, match=r"broken\.json is no lesson: it is no JSON, look at line 1"):
        Lesson.load(tmp_path / "broken.json")
    (tmp_path / "empty.json").write_text("", encoding="utf-8")
    with pytest.raises(LessonError, match=r"^empty\.json is no lesson: it is empty$"):
        Lesson.load(tmp_path / "empty.json")
    (tmp_path / "deep.json").write_text("[" * 200_000, encoding="utf-8")
    with pytest.raises(LessonError, match=r"^deep\.json is no lesson: it is nested too deeply$"):
        Lesson.load(tmp_path / "deep.json")
    (tmp_path / "list.json").write_text("[]", encoding="utf-8")
    with pytest.raises(LessonError, match="must be an object"):
        Lesson.load(tmp_path / "list.json")
    (tmp_path / "bytes.json").write_bytes(b"\xff\xfe{}")
    with pytest.raises(LessonError, match=r"bytes\.json is no lesson: it is no text"):
        Lesson.load(tmp_path / "bytes.json")


def test_a_lesson_does_not_change() -> None:
    data = mountain()
    read = Lesson.from_dict(data)
    data["scenario"]["players"][0]["active"]["hand"] = 9
    read.to_dict()["scenario"]["players"].clear()
    assert read == lesson() and read.game().position.hand == lesson().game().position.hand
    with pytest.raises(AttributeError, match="does not change"):
        read.title = "Another"  # type: ignore[misc]


def test_a_mistake_may_say_what_was_missed() -> None:
    data = mountain()
    data["mistakes"][0]["rules"] = ["giants"]
    read = Lesson.from_dict(data)
    assert [mistake.rules for mistake in read.mistakes] == [("giants",), ()]
    assert Lesson.from_dict(read.to_dict()) == read
    for wrong, path in (
        ("giants", "mistakes.0.rules"),
        ([""], "mistakes.0.rules.0"),
        ([3], "mistakes.0.rules.0"),
    ):
        data["mistakes"][0]["rules"] = wrong
        with pytest.raises(LessonError) as error:
            Lesson.from_dict(data)
        assert error.value.path == path


def test_the_learner_may_be_named() -> None:
    assert lesson(learner=1).learner == 1


def test_how_it_shows() -> None:
    read = lesson(title="<b>Up</b>")
    assert repr(read) == "<Lesson '<b>Up</b>'>"
    assert "Score 4 coins this turn." in str(read)
    shown = read._repr_mimebundle_()
    picture = shown["image/svg+xml"]
    assert picture.startswith("<svg") and "<b>" not in picture and "&lt;b&gt;Up" in picture
    assert ">Score 4 coins this turn.</text>" in picture
    # A notebook that is not trusted shows the words; of HTML it would leave those of the whole picture.
    assert list(shown) == ["image/svg+xml", "text/plain"] and shown["text/plain"] == str(read)
    assert not hasattr(read, "_repr_html_")


def test_what_else_comes_of_a_lesson(tmp_path: Path) -> None:
    """A quiz on its position, and a sheet of paper: their own tests are elsewhere."""
    asked = lesson().quiz(["cost"], count=2, seed=1)
    assert [spec.kind for spec in asked.questions] == ["cost", "cost"] and asked.success is None
    assert asked.check() == []
    lesson().page(answers=True).save(tmp_path / "sheet.html")
    assert "Nothing is cheaper beside a hill." in (tmp_path / "sheet.html").read_text(encoding="utf-8")
    assert "Nothing is cheaper" not in lesson().page()._repr_html_()
