"""Attempts: what is judged, when, and what is said."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game, Lesson, Refused
from sw_widget.teach.lessons.attempt import Attempt
from sw_widget.teach.lessons.conditions import Holds
from sw_widget.teach.lessons.learner_history import LearnerHistory
from sw_widget.teach.lessons.playout import play_out
from tests.teach.core.lessons import END, STOP, changed, conquer, hold, lesson, mountain, quiz

Json = dict[str, Any]
FIRST_ONLY = [*conquer("a"), STOP, {"do": "redeploy", "tokens": {"a": 5}}, END]
TWO = [*conquer("a", "b"), STOP, {"do": "redeploy", "tokens": {"a": 4, "b": 1}}, END]


def play(attempt: Attempt, *actions: Json) -> None:
    for action in actions:
        attempt.play(action)


class Kept:
    """Stands in for a progress: remembers what it was told."""

    def __init__(self) -> None:
        self.records: list[Json] = []

    def note(self, record: Json) -> None:
        self.records.append(record)


def test_a_solution_solves() -> None:
    attempt = lesson().start()
    assert attempt.state == "playing" and attempt.feedback is None
    play(attempt, *conquer("a", "b", "c"), STOP)
    assert attempt.state == "playing"
    told = attempt.play("end_turn")
    assert told is attempt.feedback and told is not None
    assert (attempt.state, told.kind, told.rules) == ("solved", "solved", ())
    assert told.ledger is not None and told.ledger.total == 4


def test_a_line_is_recognised_as_soon_as_it_is_played() -> None:
    attempt = lesson().start()
    told = attempt.play("conquer", region="b")
    assert told is not None and told.text == "Nothing is cheaper beside a hill."
    assert attempt.state == "failed" and attempt.mistake is attempt.lesson.mistakes[0]
    assert told.rules == ("giants", "mountain") and told.ledger is None


def test_a_condition_recognises_a_mistake_however_it_was_played_but_only_at_the_end() -> None:
    attempt = lesson().start()
    play(attempt, *conquer("a", "c"), STOP, {"do": "redeploy", "tokens": {"a": 4, "c": 1}})
    assert attempt.state == "playing"
    attempt.play("end_turn")
    assert attempt.mistake is attempt.lesson.mistakes[1]
    assert attempt.feedback is not None and attempt.feedback.text.startswith("The hill pays")
    assert attempt.feedback.ledger is not None and attempt.feedback.ledger.total == 2


def test_what_is_missing_is_told_without_the_way_to_it() -> None:
    attempt = lesson().start()
    play(attempt, *TWO)
    assert attempt.state == "failed" and attempt.mistake is None
    told = attempt.feedback
    assert told is not None and told.text == "You scored 3 coins; the goal was 4."
    assert told.ledger is not None and told.ledger.total == 3
    assert "Score of Ann" in str(told) and "<table" in told._repr_html_()


def test_a_goal_without_numbers_is_told_again() -> None:
    attempt = lesson(success={"played": {"do": "decline"}}).start()
    play(attempt, *TWO)
    assert attempt.feedback is not None
    assert attempt.feedback.text == "Not yet. This was the goal: Score 4 coins this turn."


def test_the_others_do_not_play_on_after_the_turn() -> None:
    attempt = lesson().start()
    play(attempt, *TWO)
    assert attempt.game.to_act == (1, "pick")


def test_a_decline_ends_the_turn() -> None:
    data = changed(success={"at_least": {"scored": 2}})
    data["mistakes"].pop()
    data["scenario"]["regions"] = {"b": {"player": 0, "race": "giants", "tokens": 2}}
    attempt = Lesson.from_dict(data).start()
    attempt.play("decline")
    assert attempt.state == "failed"
    assert attempt.feedback is not None and attempt.feedback.text == "You scored 1 coin; the goal was 2."


def test_the_first_action_may_be_the_end() -> None:
    attempt = lesson(ends="action", success={"holds": ["c"]}).start()
    attempt.play("conquer", region="a")
    assert attempt.state == "failed"


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["c"], "c is not yours."),
        (["b", "c"], "Of the 2 regions that the goal asks for you hold 1: c is not yours."),
        (["a", "b", "c"], "Of the 3 regions that the goal asks for you hold 1: a and c are not yours."),
    ],
)
def test_the_regions_that_are_missing_are_named(wanted: list[str], said: str) -> None:
    game = lesson().game().play("conquer", region="b")
    regions = tuple(game.position.rules.board.index[region] for region in wanted)
    (missing,) = Holds(regions).missing(LearnerHistory(game, 0))
    assert game.speaker.say(missing.sentence, missing.params) == said


def test_success_is_seen_in_the_middle_of_a_turn() -> None:
    attempt = lesson(success={"holds": ["a", "b"]}).start()
    play(attempt, *conquer("a", "b"))
    assert attempt.state == "solved"


def test_nothing_is_judged_after_the_end() -> None:
    attempt = lesson().start()
    attempt.play("conquer", region="b")
    assert attempt.play("conquer", region="a") is None
    assert attempt.state == "failed" and attempt.mistake is attempt.lesson.mistakes[0]


def test_a_refused_action_changes_nothing() -> None:
    attempt = lesson().start()
    with pytest.raises(Refused):
        attempt.play("conquer", region="d")
    assert attempt.state == "playing" and attempt.game.steps == 0


# Playing on the game itself


def test_whatever_was_played_on_the_game_is_followed() -> None:
    attempt = lesson().start()
    for action in (*conquer("a", "b", "c"), STOP, END):
        attempt.game.play(action)
    assert attempt.state == "playing"
    told = attempt.follow()
    assert attempt.state == "solved" and told is attempt.feedback
    assert attempt.follow() is None


def test_no_step_is_overlooked() -> None:
    """A line that was a mistake halfway is one, even if nobody looked in between."""
    attempt = lesson().start()
    for action in conquer("b", "a"):
        attempt.game.play(action)
    attempt.follow()
    assert attempt.mistake is attempt.lesson.mistakes[0]
    attempt = lesson(success={"at_least": {"hand": 2}}).start()
    for action in conquer("a", "b"):
        attempt.game.play(action)
    attempt.follow()
    assert attempt.state == "solved"


def test_taking_back_opens_a_failed_attempt() -> None:
    attempt = lesson().start()
    attempt.play("conquer", region="b")
    attempt.game.undo()
    assert attempt.follow() is None
    assert (attempt.state, attempt.feedback, attempt.mistake, attempt.tries) == ("playing", None, None, 2)
    play(attempt, *conquer("a", "b", "c"), STOP, END)
    assert attempt.state == "solved"


def test_doing_again_what_was_taken_back_fails_again() -> None:
    attempt = lesson().start()
    attempt.play("conquer", region="b")
    attempt.game.undo()
    attempt.follow()
    attempt.game.redo()
    assert attempt.follow() is not None and attempt.state == "failed"


def test_taking_back_and_playing_otherwise_at_once() -> None:
    attempt = lesson().start()
    attempt.play("conquer", region="b")
    attempt.game.undo()
    attempt.game.play("conquer", region="a")
    attempt.follow()
    assert attempt.state == "playing"


def test_a_solved_attempt_stays_solved() -> None:
    attempt = lesson(success={"holds": ["a"]}).start()
    attempt.play("conquer", region="a")
    attempt.game.undo()
    attempt.follow()
    attempt.play("conquer", region="b")
    assert attempt.state == "solved"


def test_again_keeps_the_game_and_begins_anew() -> None:
    attempt = lesson().start()
    game = attempt.game
    attempt.play("conquer", region="b")
    assert attempt.again() is attempt
    assert attempt.game is game and game.steps == game.first_step == 0
    assert (attempt.state, attempt.feedback, attempt.mistake, attempt.tries) == ("playing", None, None, 2)


def test_again_leaves_the_prelude_alone() -> None:
    data = changed()
    data["scenario"]["prelude"] = conquer("a")
    attempt = Lesson.from_dict(data).start()
    play(attempt, *conquer("b"))
    attempt.again()
    assert attempt.game.steps == attempt.game.first_step == 1
    assert attempt.state == "playing"


def test_somebody_who_listens_to_the_game_may_follow_at_once() -> None:
    kept = Kept()
    attempt = Lesson.from_dict(hold()).start(kept)  # type: ignore[arg-type]
    attempt.game.listen(lambda: (attempt.follow(), None)[1])
    for action in hold()["solutions"][0]:
        attempt.play(action)
    assert attempt.state == "solved" and len(kept.records) == 1
    attempt.again()
    assert attempt.state == "playing" and attempt.game.steps == 0


# The others


def test_the_others_answer_with_the_replies_and_then_by_themselves() -> None:
    attempt = Lesson.from_dict(hold()).start()
    play(attempt, *hold()["solutions"][0])
    assert attempt.state == "solved"
    theirs = attempt.game.log[3:]
    assert theirs[:2] == [*conquer("c"), STOP]
    assert theirs[-1] == END and attempt.game.over


def test_a_reply_that_is_no_longer_possible_is_left_to_the_bot() -> None:
    attempt = Lesson.from_dict(hold()).start()
    play(attempt, STOP, {"do": "redeploy", "tokens": {"b": 3}})
    attempt.lesson.replies[0]["region"] = "b"  # three tokens stand there now: too many for Ben
    attempt.play(END)
    assert attempt.game.over and attempt.state == "solved"


def test_the_others_always_answer_the_same() -> None:
    logs = []
    for _ in range(2):
        attempt = Lesson.from_dict(hold()).start()
        play(attempt, STOP, {"do": "redeploy", "tokens": {"b": 3}}, END)
        logs.append(attempt.game.log)
    assert logs[0] == logs[1]


def test_taking_back_takes_the_others_answers_back() -> None:
    data = hold()
    data["scenario"]["turn"] = 9
    attempt = Lesson.from_dict(data).start()
    play(attempt, STOP, {"do": "redeploy", "tokens": {"b": 3}}, END)
    assert attempt.game.to_act == (0, "start") and attempt.state == "playing"
    attempt.game.undo()
    attempt.follow()
    assert attempt.game.to_act == (0, "redeploy") and attempt.game.steps == 2


def test_whoever_must_decide_before_the_learner_does() -> None:
    data = changed(learner=1, success={"played": {"do": "pick"}}, replies=[*conquer("a"), STOP])
    attempt = Lesson.from_dict(data).start()
    assert attempt.game.to_act == (1, "pick") and attempt.state == "playing"
    assert attempt.game.log[:2] == [*conquer("a"), STOP]
    attempt.game.undo()
    attempt.follow()
    assert attempt.game.to_act == (1, "pick")
    attempt.play("pick", slot=0)
    assert attempt.state == "solved"
    attempt.again()
    assert attempt.game.to_act == (1, "pick") and attempt.state == "playing"


# Hints, playing out


def test_hints_come_one_by_one() -> None:
    attempt = lesson().start()
    assert attempt.hints_left == 2
    assert attempt.hint() == "Giants like heights."
    assert attempt.feedback is not None and attempt.feedback.kind == "hint"
    assert attempt.hint() == "Take the mountain first."
    assert attempt.hint() is None and attempt.hints_left == 0
    assert attempt.hints_shown == list(attempt.lesson.hints)
    assert attempt.record()["hints"] == 2


def test_a_mistake_is_played_out_on_a_what_if() -> None:
    attempt = lesson().start()
    attempt.play("conquer", region="b")
    branch = attempt.play_out()
    assert branch in attempt.game.what_ifs and branch.name == "Where it leads"
    assert branch.last_score is not None and branch.last_score.total == 3
    assert branch.actions[0] == conquer("b")[0] and branch.actions[-1] == {"do": "pick", "slot": 0}
    assert attempt.game.steps == 1 and attempt.state == "failed"
    again = attempt.play_out()
    assert attempt.game.what_ifs == [again]


def test_the_dice_of_a_lesson_fall_on_the_what_if_too() -> None:
    data = changed(success={"holds": ["d"]})
    data["scenario"]["dice"] = [3, 0]
    data["scenario"]["regions"] = {"b": {"lost_tribe": 1}}
    data["scenario"]["players"][0]["active"]["hand"] = 4
    data["mistakes"] = [{"line": [*conquer("a"), {"do": "attempt", "region": "b"}], "say": "No."}]
    attempt = Lesson.from_dict(data).start()
    for _ in range(3):
        branch = attempt.play_out(attempt.lesson.mistakes[0])
        assert branch.log[-1]["die"] == 3 and branch.last_action == branch.log[1]


def test_playing_out_may_lead_nowhere_else() -> None:
    first, second = lesson().mistakes
    attempt = lesson().start()
    attempt.play("conquer", region="b")
    assert attempt.mistake == first and play_out(attempt.lesson, attempt.game, first).leads_on(attempt.game)
    attempt = lesson().start()
    play(attempt, *second.line)
    assert attempt.mistake == second and not play_out(attempt.lesson, attempt.game, second).leads_on(
        attempt.game
    )
    # The same mistake, played in another way: nothing follows it, and no other line is shown instead.
    attempt = lesson().start()
    play(attempt, *IN_ANOTHER_WAY)
    assert attempt.mistake == second and not play_out(attempt.lesson, attempt.game, second).leads_on(
        attempt.game
    )


IN_ANOTHER_WAY = (
    *conquer("a", "c"),
    STOP,
    {"do": "redeploy", "race": "giants", "tokens": {"a": 4, "c": 1}},
    END,
)


def answered_by(*then: dict[str, Any]) -> Attempt:
    """A lesson tells of somebody who takes nothing, and what Ben does then; here it is played otherwise."""
    data = mountain()
    data["mistakes"][1] |= {"line": [STOP], "then": [END, *then]}
    attempt = Lesson.from_dict(data).start()
    play(attempt, *IN_ANOTHER_WAY)
    assert attempt.mistake == attempt.lesson.mistakes[1]
    return attempt


PICK = {"do": "pick", "slot": 0}


def test_what_is_played_out_are_the_moves_of_the_learner() -> None:
    attempt = answered_by(PICK, *conquer("b"))
    # The end of the turn is behind them already, and Ben answers to it.
    assert attempt.play_out().actions == [*IN_ANOTHER_WAY, PICK, *conquer("b")]
    assert attempt.mistake is not None and play_out(attempt.lesson, attempt.game, attempt.mistake).own


def test_where_those_cannot_be_followed_it_is_an_example() -> None:
    # Ben's 12 tokens take four empty regions, but not the same ones with Giants in them.
    attempt = answered_by(PICK, *conquer("a", "b", "c", "d"))
    assert attempt.play_out().actions == [STOP, END, PICK, *conquer("a", "b", "c", "d")]
    assert attempt.mistake is not None and not play_out(attempt.lesson, attempt.game, attempt.mistake).own


def test_a_mistake_knows_what_was_missed() -> None:
    data = mountain()
    data["mistakes"][0]["rules"] = ["mountain"]
    attempt = Lesson.from_dict(data).start()
    attempt.play("conquer", region="b")
    assert attempt.feedback is not None and attempt.feedback.rules == ("mountain",)
    assert attempt.record()["missed"] == ["mountain"]
    attempt.again()
    play(attempt, *conquer("a"), STOP, {"do": "redeploy", "tokens": {"a": 5}}, END)
    assert attempt.record()["missed"] == ["giants", "mountain"]


def test_there_may_be_nothing_to_play_out() -> None:
    with pytest.raises(ValueError, match="no mistake"):
        lesson().start().play_out()


# Questions

HOW_MANY: Json = {"ask": "number", "text": "How many?", "answer": 3, "say": "As many as there are."}
COST: Json = {"ask": "cost", "region": "a"}


def test_questions_come_first() -> None:
    attempt = lesson(questions=[COST, HOW_MANY]).start()
    assert attempt.state == "asking" and attempt.question is not None and attempt.number == 0
    assert attempt.question.kind == "cost"
    verdict = attempt.answer(2)
    assert not verdict.right and attempt.feedback is not None and attempt.feedback.kind == "wrong"
    assert attempt.question.kind == "cost"
    assert attempt.answer(3).right and attempt.feedback.kind == "right"
    assert attempt.number == 1 and attempt.question.kind == "number"
    attempt.skip()
    assert attempt.state == "playing" and attempt.question is None
    with pytest.raises(ValueError, match="No question"):
        attempt.answer(3)
    record = attempt.record()
    assert len(record["answers"]) == 1 and not record["answers"][0]["right"]
    assert record["answers"][0]["rules"] and set(record["answers"][0]["rules"]) <= set(record["missed"])


def test_a_wrong_answer_by_hand_misses_what_the_lesson_teaches() -> None:
    attempt = quiz().start()
    assert attempt.answer(99).rules == ()
    attempt.answer(3)
    assert attempt.state == "solved"
    assert attempt.answers == [{"right": False, "rules": ["giants", "mountain"]}]
    assert attempt.record()["missed"] == ["giants", "mountain"]


def test_what_is_no_answer_does_not_count() -> None:
    attempt = lesson(questions=[HOW_MANY]).start()
    assert not attempt.answer("a lot").right
    assert attempt.feedback is not None and attempt.feedback.kind == "note"
    attempt.answer(3)
    assert [answer["right"] for answer in attempt.record()["answers"]] == [True]


def test_whoever_plays_at_once_leaves_the_questions_open() -> None:
    attempt = lesson(questions=[COST, HOW_MANY]).start()
    attempt.play("conquer", region="a")
    assert attempt.state == "playing" and attempt.skipped == 2 and attempt.question is None


def test_answered_questions_are_not_asked_again() -> None:
    attempt = lesson(questions=[HOW_MANY]).start()
    attempt.answer(3)
    attempt.play("conquer", region="b")
    assert attempt.again().state == "playing"


def test_a_quiz_is_solved_when_its_questions_are_answered() -> None:
    attempt = quiz(HOW_MANY, HOW_MANY).start()
    attempt.answer(3)
    assert attempt.state == "asking"
    attempt.answer(3)
    assert attempt.state == "solved" and attempt.feedback is not None
    assert "As many as there are." in attempt.feedback.text and "last question" in attempt.feedback.text
    attempt.again()
    assert attempt.state == "asking" and attempt.number == 0 and not attempt.answers


def test_a_quiz_with_an_open_question_is_not_solved() -> None:
    attempt = quiz(HOW_MANY, HOW_MANY).start()
    attempt.skip()
    attempt.answer(3)
    assert attempt.state == "failed" and attempt.feedback is not None
    assert "1 question is still open" in attempt.feedback.text
    attempt.skip()
    assert attempt.skipped == 1


def test_a_quiz_of_one_question_does_not_speak_of_a_last_one() -> None:
    attempt = quiz(HOW_MANY).start()
    attempt.skip()
    assert attempt.state == "failed" and attempt.feedback is not None
    assert attempt.feedback.text == "The question is still open: try again whenever you like."
    attempt.again()
    attempt.answer(3)
    assert attempt.state == "solved" and "last question" not in attempt.feedback.text


def test_playing_does_not_matter_to_a_quiz() -> None:
    attempt = quiz(HOW_MANY).start()
    attempt.play("conquer", region="a")
    assert attempt.state == "asking"
    attempt.again()
    assert attempt.game.steps == 0 and attempt.state == "asking"


# Keeping


def test_a_progress_is_told_each_end() -> None:
    kept = Kept()
    attempt = Lesson.from_dict(changed(), name="heights").start(kept)  # type: ignore[arg-type]
    attempt.play("conquer", region="b")
    attempt.again()
    attempt.hint()
    play(attempt, *conquer("a", "b", "c"), STOP, END)
    first, second = kept.records
    assert first.pop("when") <= second.pop("when")
    about = {"lesson": "heights", "teaches": ["giants", "mountain"], "packs": ["base"], "answers": []}
    assert first == {**about, "state": "failed", "hints": 0, "tries": 1, "missed": ["giants", "mountain"]}
    assert second == {**about, "state": "solved", "hints": 1, "tries": 2, "missed": []}


def test_a_lesson_without_a_name_is_noted_by_its_title() -> None:
    assert lesson().start().record()["lesson"] == "From the mountain"


def test_whoever_listens_is_told_of_answers_hints_and_beginnings() -> None:
    attempt = lesson(questions=[HOW_MANY, HOW_MANY]).start()
    told: list[str] = []
    attempt.listen(lambda: told.append(attempt.state))
    attempt.answer(3)
    attempt.skip()
    attempt.hint()
    attempt.play("conquer", region="b")
    attempt.again()
    assert told == ["asking", "playing", "playing", "playing"]


def test_how_it_shows() -> None:
    attempt = lesson(title="<b>Up</b>", questions=[HOW_MANY]).start()
    assert repr(attempt) == "<Attempt at '<b>Up</b>': asking>"
    assert "How many?" in str(attempt) and "How many?" in attempt._repr_html_()
    attempt.skip()
    attempt.hint()
    assert "Giants like heights." in str(attempt)
    html = attempt._repr_html_()
    assert "<b>" not in html and "Score 4 coins" in html and "Giants like heights." in html


def test_another_game_may_go_on_meanwhile() -> None:
    one, two = lesson().start(), lesson().start()
    one.play("conquer", region="b")
    assert two.state == "playing" and isinstance(two.game, Game) and two.game.steps == 0
