"""Lessons on the page: the widget's Python side, without a browser."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from sw_widget import SmallWorld
from sw_widget.teach.learners.progress import Progress
from sw_widget.teach.learners.review import review
from sw_widget.teach.library import presets
from tests.widget.fake_page import VALLEY, Page, conquer
from tests.widget.lessons import CHOICE, COST, FORD, NUMBER, ford, tarn
from tests.widget.snapshot_questions import offered
from tests.widget.teaching import ask, board, choose, opened, refused

STOP = {"do": "stop"}


# What can be opened


def test_a_lesson_is_opened_as_data_as_a_file_and_by_name(tmp_path: Path) -> None:
    path = tmp_path / "ford.json"
    ford().save(path)
    for given in (ford(), FORD, str(path), path, [ford()]):
        world = SmallWorld(lesson=given)
        assert world.blackboard["title"] == "Over the ford"
        assert world.lesson is not None and world.lesson.game is world.game
    assert SmallWorld(lesson="giants").lesson is not None
    assert SmallWorld(scenario=VALLEY).lesson is None


def test_a_review_always_opens() -> None:
    progress = Progress()
    world = SmallWorld(lesson=review(progress), progress=progress)
    assert world.lesson is not None and world.blackboard["series"] == "Lesson 1 of 5"


@pytest.mark.parametrize("name", [names[0] for names in presets.groups.values()])
def test_a_lesson_of_the_library_is_gone_through(name: str) -> None:
    page = opened(name)
    while board(page)["question"] is not None:
        assert not any(region["cost"] or region["acts"] for region in page.shown["regions"])
        ask(page, "skip")
    lesson = presets[name]
    for action in lesson.solutions[0] if lesson.solutions else ():
        if board(page)["state"] == "playing":
            page.play({key: value for key, value in action.items() if key != "die"})
    assert board(page)["state"] == ("solved" if lesson.solutions else "failed")


def test_what_is_no_lesson_says_so() -> None:
    with pytest.raises(KeyError, match="giants"):
        SmallWorld(lesson="giant")
    with pytest.raises(TypeError, match="a lesson is"):
        SmallWorld(lesson=[3])
    with pytest.raises(TypeError, match="a list of lessons"):
        SmallWorld(lesson=3)
    with pytest.raises(ValueError, match=r"There is no lesson in this list"):
        SmallWorld(lesson=[])
    with pytest.raises(TypeError, match="alone"):
        SmallWorld(lesson=ford(), scenario=VALLEY)


def test_without_a_lesson_there_is_nothing_on_the_board(world: SmallWorld) -> None:
    assert world.get_state()["blackboard"] == ""
    assert Page(world).known["explore"]["off"] == {"what_if": None, "best": None}


# Playing


def test_the_goal_is_reached_by_a_click() -> None:
    page = opened(ford(), tarn())
    assert board(page)["point"] == [1]
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done"
    told = board(page)
    assert told["state"] == "solved" and told["point"] == []
    assert told["buttons"] == ["next", "again"]
    assert told["teaches"] == ["What a conquest takes", "Lost Tribe"]


def test_a_mistake_is_told_played_out_and_tried_again() -> None:
    page = opened(ford())
    page.play(conquer("wood"))
    assert board(page)["state"] == "playing"
    page.play(STOP)
    told = board(page)
    assert told["state"] == "failed" and told["feedback"]["text"].startswith("The wood took three")
    assert told["buttons"] == ["again", "play_out", "review"]
    told = ask(page, "play_out")
    assert told["buttons"] == ["back", "again"]
    assert page.known["explore"]["shown"] == 1 and page.world.branch is not None
    assert [action["do"] for action in page.world.branch.log] == ["conquer", "stop", "redeploy", "end_turn"]
    told = ask(page, "back")
    assert page.world.branch is None and page.world.game.what_ifs == []
    assert told["buttons"] == ["again", "play_out", "review"]
    told = ask(page, "again")
    assert told["state"] == "playing" and told["feedback"] is None and page.world.game.steps == 0
    page.play(conquer("ford"))
    assert board(page)["state"] == "solved"


def test_a_mistake_that_has_been_seen_to_its_end_is_not_played_out() -> None:
    page = opened(tarn())
    page.play(STOP)
    assert board(page)["feedback"]["text"] == "Nothing was taken at all."
    assert board(page)["buttons"] == ["again", "review"]


def test_whose_part_it_is_is_plain() -> None:
    told = board(opened(ford()))
    assert (told["learner"], told["you"]) == (0, "You are Ann")


def test_somebody_elses_line_is_called_an_example() -> None:
    mistake = {"line": [STOP], "say": "No.", "when": {"not": {"holds": ["ford"]}}}
    then = [{"do": "redeploy", "tokens": {"gate": 5}}, {"do": "end_turn"}]
    page = opened(ford(mistakes=[{**mistake, "then": then}], ends="action"))
    page.play(conquer("wood"))
    assert board(page)["leads"] == ""
    assert ask(page, "play_out")["leads"].startswith("A line like yours: ")
    page = opened(ford())
    page.play(conquer("wood"), STOP)
    assert ask(page, "play_out")["leads"].startswith("This is where it leads.")


def test_what_was_missed_is_offered_when_all_is_over_and_opens_here() -> None:
    page = opened(ford(NUMBER), tarn())
    assert "Nothing was missed" in refused(page, {"type": "lesson", "do": "review"})
    ask(page, "answer", number="5")
    ask(page, "skip")
    page.play(conquer("wood"), STOP)
    assert "review" not in board(page)["buttons"]  # another lesson is still to come
    ask(page, "number", number=1)
    page.play(conquer("tarn"))
    told = board(page)
    assert told["state"] == "solved" and told["buttons"] == ["continue", "review", "again"]
    assert told["review"] == "Practise what you missed"
    told = ask(page, "review")
    assert told["number"] == 0 and told["state"] in ("asking", "playing")
    attempt = page.world.lesson
    assert attempt is not None and attempt.game is page.world.game
    assert set(attempt.lesson.teaches) & {"cost", "lost_tribe"}


def test_nothing_is_offered_where_nothing_was_missed() -> None:
    page = opened(ford())
    page.play(conquer("ford"))
    assert board(page)["buttons"] == ["continue", "again"] and board(page)["review"] == ""


def test_practice_keeps_to_what_was_taught() -> None:
    page = opened("t03-road", progress=Progress())
    page.play(
        {"do": "conquer", "region": "17"}, STOP, {"do": "redeploy", "tokens": {"17": 10}}, {"do": "end_turn"}
    )
    assert board(page)["state"] == "failed" and "review" in board(page)["buttons"]
    taught, shown = set(presets["t03-road"].teaches), set(presets["t03-road"].shows)
    told = ask(page, "review")
    assert len(told["titles"]) == len(set(told["titles"])) > 1
    for number in range(len(told["titles"])):
        ask(page, "number", number=number)
        attempt = page.world.lesson
        assert attempt is not None and set(attempt.lesson.shows) <= shown
        if attempt.lesson.name is not None:
            assert set(attempt.lesson.teaches) <= taught, attempt.lesson.name


def test_the_end_speaks_of_a_what_if_only_where_there_is_one() -> None:
    for shows, named in ((None, True), (["lenses"], False)):
        page = opened(ford(shows=shows))
        page.play(conquer("ford"))
        assert ("What if" in page.shown["sentence"]) == named
        assert page.shown["sentence"].startswith("Solved!")


def test_trying_again_works_from_where_the_mistake_is_played_out() -> None:
    page = opened(ford())
    page.play(conquer("wood"), STOP)
    ask(page, "play_out")
    told = ask(page, "again")
    assert told["state"] == "playing" and page.world.branch is None and page.world.game.what_ifs == []


def test_undo_opens_a_failed_try_again() -> None:
    page = opened(ford())
    page.play(conquer("wood"))
    page.play(STOP)
    notice = page.undo()
    assert notice is not None and notice["kind"] == "done"
    assert board(page)["state"] == "playing" and page.world.game.steps == 1


def test_when_it_is_over_nothing_can_be_played_but_a_what_if() -> None:
    page = opened(ford())
    page.play(conquer("ford"))
    assert list(offered(page.shown)) == []
    assert page.shown["sentence"].startswith("Solved!")
    assert refused(page, {"type": "play", "actions": [STOP]}).startswith("Solved!")
    assert refused(page, {"type": "undo"}).startswith("Solved!")
    page.send({"type": "what_if", "version": page.version})
    page.play(STOP)
    assert page.world.branch is not None and page.world.branch.steps == 1
    assert refused(page, {"type": "adopt"}).startswith("Solved!")


def test_after_a_failed_try_the_bar_says_that_it_is_over() -> None:
    page = opened(ford())
    page.play(conquer("wood"))
    page.play(STOP)
    assert page.shown["sentence"].startswith("This try is over.")
    assert refused(page, {"type": "play", "actions": [STOP]}).startswith("This try is over.")


def test_what_would_solve_it_is_off() -> None:
    page = opened(ford())
    assert page.known["explore"]["bots"] == []
    assert page.known["explore"]["off"]["what_if"] is None
    assert refused(page, {"type": "best"}) == page.known["explore"]["off"]["best"]
    assert "decides for you" in refused(page, {"type": "seat", "player": 0, "bot": "greedy"})
    assert "decides for you" in refused(page, {"type": "bot", "whole": True})
    with pytest.raises(ValueError, match="decides for you"):
        page.world.give_seat(0, "greedy")


def test_what_if_and_adopting_are_judged() -> None:
    page = opened(ford())
    page.send({"type": "what_if", "version": page.version})
    page.play(conquer("ford"))
    assert board(page)["state"] == "playing", "nothing has happened in the lesson yet"
    page.send({"type": "adopt", "version": page.version})
    assert board(page)["state"] == "solved" and page.in_step()


def test_hints_are_given_one_by_one() -> None:
    page = opened(ford())
    assert board(page)["hint"] == "Hint (2 left)"
    told = ask(page, "hint")
    assert told["hints"] == FORD["hints"][:1] and told["hint"] == "Hint (1 left)"
    told = ask(page, "hint")
    assert told["hints"] == FORD["hints"] and told["hint"] is None
    assert ask(page, "hint")["hints"] == FORD["hints"]


# In Python


def test_what_is_done_in_python_shows_on_the_page() -> None:
    page = opened(ford(NUMBER))
    attempt = page.world.lesson
    assert attempt is not None
    attempt.answer(5)
    assert board(page)["feedback"]["text"] == "The token in the gate is not in hand."
    attempt.answer(4)
    assert board(page)["state"] == "playing" and page.region("ford")["cost"] is not None
    attempt.hint()
    assert len(board(page)["hints"]) == 1
    page.world.game.play(conquer("wood"))
    page.world.game.play("stop")
    assert board(page)["state"] == "failed"
    attempt.again()
    assert board(page)["state"] == "playing" and page.shown["step"] == 0
    attempt.play(conquer("ford"))
    assert board(page)["state"] == "solved" and page.in_step()


def test_beginning_again_in_python_leaves_the_mistake_that_is_played_out() -> None:
    page = opened(ford())
    page.play(conquer("wood"), STOP)
    ask(page, "play_out")
    assert page.world.lesson is not None
    page.world.lesson.again()
    assert page.world.branch is None and page.world.game.what_ifs == []
    assert page.known["explore"]["shown"] == 0 and page.in_step()
    page.play(conquer("ford"))
    assert board(page)["state"] == "solved"


def test_an_answer_in_python_forgets_what_was_tried_on_the_page() -> None:
    page = opened(ford(CHOICE, COST))
    choose(page, "Nothing at all")
    assert page.world.lesson is not None
    page.world.lesson.answer("Elves in decline")
    told = board(page)
    assert told["question"]["number"] == 1
    assert not any(option["tried"] for option in told["question"]["options"])


# Several lessons


def test_lessons_follow_each_other_on_other_boards() -> None:
    page = opened(ford(), tarn())
    assert board(page)["series"] == "Lesson 1 of 2"
    page.play(conquer("ford"))
    first = page.world.game
    told = ask(page, "next")
    assert told["title"] == "Up to the tarn" and told["state"] == "playing"
    assert page.world.game is not first and [place["id"] for place in page.known["scenery"]["places"]] == [
        "shore",
        "tarn",
    ]
    page.play(conquer("tarn"))
    assert board(page)["state"] == "solved" and board(page)["buttons"] == ["continue", "again"]
    told = ask(page, "number", number=0)
    assert told["number"] == 0 and told["state"] == "playing"
    # The game that was left behind is heard no more.
    version = page.version
    first.undo()
    assert page.version == version


@pytest.mark.parametrize(
    "content",
    [
        {"do": "dance"},
        {"do": None},
        {"do": ["hint"]},
        {"do": "answer", "options": "0"},
        {"do": "answer", "options": [99]},
        {"do": "answer", "options": [True]},
        {"do": "answer", "options": [0.0]},
        {"do": "answer", "options": [0] * 1000},
        {"do": "answer", "number": ["1"]},
        {"do": "answer"},
        {"do": "number", "number": 7},
        {"do": "number", "number": "0"},
        {"do": "next"},
        {"do": "play_out"},
    ],
)
def test_rubbish_is_answered_and_harms_nothing(content: dict[str, Any]) -> None:
    page = opened(ford(CHOICE))
    before = board(page)
    notice = page.send({"type": "lesson", "version": page.version, **content})
    assert notice is not None and notice["kind"] in ("refused", "error")
    assert board(page) == before
    assert choose(page, "Elves in decline")["state"] == "playing"


def test_without_a_lesson_nobody_answers_for_one(page: Page) -> None:
    notice = page.send({"type": "lesson", "do": "hint", "version": page.version})
    assert notice is not None and notice["kind"] == "error"


# Progress


def test_how_it_went_is_kept(tmp_path: Path) -> None:
    progress = Progress()
    page = opened(ford(), progress=progress)
    page.play(conquer("wood"), STOP)
    ask(page, "again")
    page.play(conquer("ford"))
    ask(page, "hint")
    assert [record["state"] for record in progress.records()] == ["failed", "solved"]
    page = opened(ford())
    page.play(conquer("ford"))
    assert [record["state"] for record in Progress.home().records()] == ["solved"]


def test_no_lesson_fails_because_progress_cannot_be_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path / "file" / "below"))
    page = opened(ford())
    page.play(conquer("ford"))
    assert board(page)["state"] == "solved"
    assert board(page)["trouble"]


# When it is over


def test_who_is_done_sees_what_their_own_turn_brought() -> None:
    success = {"at_least": {"scored": 9}}
    page = opened(ford(success=success, mistakes=[{"line": [{"do": "decline"}], "say": "Too early."}]))
    assert page.shown["result"] is False and page.shown["hand"] is not None
    page.play(conquer("ford"), STOP, {"do": "redeploy", "tokens": {"gate": 1, "ford": 4}}, {"do": "end_turn"})
    assert board(page)["state"] == "failed"
    score = page.world.game.last_score
    assert score is not None and page.world.game.to_act.player != 0
    shown = page.shown
    assert shown["result"] is True and shown["hand"] is None
    assert shown["score"]["title"] == score.title == "Score of Ann"
    assert shown["score"]["total"] == score.total
    # Looking back, and in a what-if, the turn is anybody's again.
    page.set(step=1)
    assert page.shown["result"] is False
    page.set(step=shown["step"])
    page.send({"type": "what_if", "version": page.version})
    assert page.shown["result"] is False
    ask(page, "again")
    assert page.shown["result"] is False and page.shown["hand"] is not None


def test_a_mistake_within_the_turn_leaves_the_turn_to_be_looked_at() -> None:
    page = opened(ford())
    page.play(conquer("wood"), STOP)
    assert board(page)["state"] == "failed" and page.shown["result"] is False
