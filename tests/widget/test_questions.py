"""Questions of a lesson on the page: nothing that is sent tells the answer before it is given."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.widget.fake_page import Page, conquer
from tests.widget.lessons import CHOICE, COST, LATER, NUMBER, TARGETS, ford, quiz
from tests.widget.snapshot_questions import ledgers, offered
from tests.widget.teaching import ask, board, choose, opened, refused


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


def test_where_there_are_only_questions_nothing_is_said_to_go_on_afterwards() -> None:
    page = opened(quiz(CHOICE))
    assert page.shown["sentence"].startswith("This lesson asks questions")
    assert opened(ford(CHOICE)).shown["sentence"].startswith("A question first")


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


def test_the_arrow_stays_with_the_answer_until_it_was_read() -> None:
    page = opened(ford(COST, LATER))
    places = [place["id"] for place in page.known["scenery"]["places"]]

    def pointed_at() -> list[str]:
        return [places[index] for index in board(page)["point"]]

    assert pointed_at() == ["ford"]
    choose(page, "3 tokens")
    assert pointed_at() == ["ford"]
    ask(page, "on")
    assert pointed_at() == ["peak"]
    assert board(page)["question"]["text"].startswith("Suppose that Ann has taken ford. How many")
    ask(page, "skip")
    assert pointed_at() == ["ford"], "what the lesson itself points at"


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
    assert told["teaches"] and told["buttons"] == ["continue", "again"]
    assert ask(page, "again")["question"]["text"] == NUMBER["text"]
    assert page.region("ford")["cost"] is None
