"""Lessons on the page: the widget's Python side, without a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sw_widget import SmallWorld
from sw_widget.teach.library import presets
from sw_widget.teach.progress import Progress
from tests.widget import contract
from tests.widget.asking import ledgers, offered
from tests.widget.lessons import CHOICE, COST, FORD, LATER, NUMBER, TARGETS, ford, quiz, tarn
from tests.widget.pages import VALLEY, Page, conquer

STOP = {"do": "stop"}


@pytest.fixture(autouse=True)
def _own_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's real progress is touched."""
    monkeypatch.setenv("SW_WIDGET_HOME", str(tmp_path))


def opened(*lessons: Any, **more: Any) -> Page:
    return Page(SmallWorld(lesson=list(lessons), **more))


def board(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = contract.conforms(page.known["blackboard"], "Blackboard")
    return found


def ask(page: Page, do: str, **more: Any) -> dict[str, Any]:
    """What the lesson says after the page asked for something."""
    page.send({"type": "lesson", "do": do, "version": page.version, **more})
    assert page.in_step()
    contract.conforms(page.known["explore"], "Explore")
    return board(page)


def choose(page: Page, text: str) -> dict[str, Any]:
    options = [option["text"] for option in board(page)["question"]["options"]]
    return ask(page, "answer", options=[options.index(text)])


def refused(page: Page, content: dict[str, Any]) -> str:
    notice = page.send({"version": page.version, **content})
    assert notice is not None and notice["kind"] == "refused"
    return notice["text"]


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
        SmallWorld(lesson=[])
    with pytest.raises(TypeError, match="alone"):
        SmallWorld(lesson=ford(), scenario=VALLEY)


def test_without_a_lesson_there_is_nothing_on_the_board(world: SmallWorld) -> None:
    assert world.get_state()["blackboard"] == ""
    assert Page(world).known["explore"]["off"] == {"what_if": None, "best": None}


# Questions


def everything_sent(page: Page) -> str:
    return json.dumps([page.known, page.heard], ensure_ascii=False)


@pytest.mark.parametrize("question", [COST, CHOICE, NUMBER, TARGETS, LATER, {"ask": "coins"}])
def test_nothing_that_is_sent_answers_an_open_question(question: dict[str, Any]) -> None:
    page = opened(ford(question))
    for _ in range(2):
        shown = page.shown
        assert not any(ledger["lines"] or ledger["total"] for ledger in ledgers(page.known))
        assert page.known["reasons"]["ledgers"] == page.known["reasons"]["refusals"] == []
        for region in shown["regions"]:
            numbers = [region[key] for key in ("cost", "why", "losses", "defence", "income")]
            assert numbers == [None] * 5
            assert region["acts"] == []
        assert list(offered(shown)) == shown["choices"] == shown["allocations"] == []
        assert shown["score"] is shown["story"] is shown["undo"] is None
        assert '"right"' not in everything_sent(page)
        # Not even to whoever tries what is off, or looks back.
        for wish in ({"type": "what_if"}, {"type": "best"}, {"type": "play", "actions": [conquer("ford")]}):
            if not shown["past"] or wish["type"] == "what_if":
                assert refused(page, wish) == "A question first: answer it, or skip it, and then it goes on."
        page.set(step=0 if page.world.step else page.shown["steps"])
    for said in ("The Lost Tribe", "still stands there", "not in hand"):
        assert said not in everything_sent(page)
    assert page.world.game.log == []


def test_a_wrong_option_stays_marked_with_what_was_said_to_it() -> None:
    page = opened(ford(CHOICE))
    told = choose(page, "Nothing at all")
    marked = {option["text"]: option["say"] for option in told["question"]["options"] if option["tried"]}
    assert marked == {"Nothing at all": "A race in decline still stands there."}
    assert told["feedback"]["kind"] == "wrong" and told["feedback"]["ledger"] is None
    told = choose(page, "A <b>mountain</b>")
    assert sum(option["tried"] for option in told["question"]["options"]) == 2
    assert told["state"] == "asking"


def test_the_account_opens_with_the_right_answer() -> None:
    page = opened(ford(COST))
    told = choose(page, "3 tokens")
    assert told["question"] is None and told["state"] == "playing"
    assert told["answered"]["ledger"]["total"] == 3
    assert [line["amount"] for line in told["answered"]["ledger"]["lines"] if line["applied"]] == [2, 1]
    assert "The Lost Tribe defends itself." in told["answered"]["text"]
    assert page.region("ford")["cost"]["total"] == 3, "the map tells again"
    page.play(conquer("wood"))
    assert board(page)["answered"] is None


def test_the_next_question_waits_until_the_answer_was_read() -> None:
    page = opened(ford(NUMBER, COST))
    told = ask(page, "answer", number="4")
    assert told["question"] is None and told["buttons"] == ["on"] and told["state"] == "asking"
    assert page.region("ford")["cost"] is None, "the next one may ask for that"
    told = ask(page, "on")
    assert told["question"]["of"] == "Question 2 of 2" and told["answered"] is None


def test_a_typed_number_is_kept_with_what_was_said_to_it() -> None:
    page = opened(ford(NUMBER))
    ask(page, "answer", number="5")
    told = ask(page, "answer", number=" 7 ")
    assert told["question"]["typed"] == [
        {"text": "5", "say": "The token in the gate is not in hand."},
        {"text": "7", "say": "That is too high."},
    ]
    told = ask(page, "answer", number="many")
    assert len(told["question"]["typed"]) == 2 and told["feedback"]["kind"] == "note"
    assert ask(page, "answer", number="4")["state"] == "playing"


def test_several_can_be_right() -> None:
    page = opened(ford(TARGETS))
    options = [option["text"] for option in board(page)["question"]["options"]]
    peak = next(index for index, text in enumerate(options) if "peak" in text)
    told = ask(page, "answer", options=[peak])
    assert [option["tried"] for option in told["question"]["options"]] == [
        index == peak for index in range(3)
    ]
    right = [index for index in range(3) if index != peak]
    assert ask(page, "answer", options=right[:1])["feedback"]["text"] == "There is more to find."
    assert ask(page, "answer", options=right)["state"] == "playing"


def test_a_question_about_a_later_position_shows_it() -> None:
    page = opened(ford(COST, LATER))
    choose(page, "3 tokens")
    assert page.region("ford")["pieces"][0]["emblem"] == "marker/lost_tribe", "as long as that is told"
    ask(page, "on")
    assert page.region("ford")["pieces"][0]["player"] == 0
    assert page.known["explore"]["shown"] == 0 and page.world.game.steps == 0
    choose(page, "3 tokens")
    assert page.region("ford")["pieces"][0]["emblem"] == "marker/lost_tribe"
    assert board(page)["state"] == "playing"


def test_a_question_can_be_skipped() -> None:
    page = opened(ford(CHOICE, COST))
    assert board(page)["buttons"] == ["skip"]
    ask(page, "skip")
    told = ask(page, "skip")
    assert told["state"] == "playing" and told["question"] is None
    assert list(offered(page.shown))


def test_a_quiz_is_solved_when_all_is_answered_and_can_be_begun_again() -> None:
    page = opened(quiz(NUMBER))
    told = ask(page, "answer", number="4")
    assert told["state"] == "solved" and told["feedback"]["kind"] == "solved"
    assert told["teaches"] and told["buttons"] == ["again"]
    assert ask(page, "again")["question"]["text"] == NUMBER["text"]
    assert page.region("ford")["cost"] is None


# Playing


def test_the_goal_is_reached_by_a_click() -> None:
    page = opened(ford(), tarn())
    assert board(page)["point"] == [1]
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done"
    told = board(page)
    assert told["state"] == "solved" and told["point"] == []
    assert told["buttons"] == ["next", "again"]
    assert "Lost Tribe" in told["teaches"]


def test_a_mistake_is_told_played_out_and_tried_again() -> None:
    page = opened(ford())
    page.play(conquer("wood"))
    assert board(page)["state"] == "playing"
    page.play(STOP)
    told = board(page)
    assert told["state"] == "failed" and told["feedback"]["text"].startswith("The wood took three")
    assert told["buttons"] == ["again", "play_out"]
    told = ask(page, "play_out")
    assert told["buttons"] == ["back", "again"]
    assert page.known["explore"]["shown"] == 1 and page.world.branch is not None
    assert [action["do"] for action in page.world.branch.log] == ["conquer", "stop", "redeploy", "end_turn"]
    told = ask(page, "back")
    assert page.world.branch is None and page.world.game.what_ifs == []
    assert told["buttons"] == ["again", "play_out"]
    told = ask(page, "again")
    assert told["state"] == "playing" and told["feedback"] is None and page.world.game.steps == 0
    page.play(conquer("ford"))
    assert board(page)["state"] == "solved"


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
    assert refused(page, {"type": "play", "actions": [STOP]}).startswith("This try is over.")
    assert refused(page, {"type": "undo"}).startswith("This try is over.")
    page.send({"type": "what_if", "version": page.version})
    page.play(STOP)
    assert page.world.branch is not None and page.world.branch.steps == 1
    assert refused(page, {"type": "adopt"}).startswith("This try is over.")


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
    assert board(page)["state"] == "solved" and board(page)["buttons"] == ["again"]
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
