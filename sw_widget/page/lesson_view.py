"""The view of a lesson: everything that the page shows of it, to read, to answer and to press.

It holds nothing of an answer before that was given: neither which option is right, nor the replies.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sw_widget.game.ledger import Ledger
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.rule_codes import without_codes
from sw_widget.page.string_table import Data, StringTable
from sw_widget.page.teaching import Answered, Teaching
from sw_widget.teach.rules import rule_name

if TYPE_CHECKING:
    from sw_widget.teach.lessons.feedback import Feedback
    from sw_widget.teach.questions import Question


def lesson_view(teaching: Teaching, speaker: CachedSpeaker) -> Data:
    """The view of the open lesson."""
    lesson, attempt = teaching.lesson, teaching.attempt
    number, count = teaching.number + 1, len(teaching.lessons)
    # What was said to the last of all answers is part of how it ends.
    answered = None if teaching.over else teaching.answered
    # After an answer the next question waits until that was read.
    question = None if answered is not None else attempt.question
    return {
        "title": lesson.title,
        "text": lesson.text,
        "goal": lesson.goal,
        "learner": lesson.learner,
        "you": speaker.say("lesson-you", {"player": ("player", lesson.learner)}),
        "series": speaker.say("lesson-series", {"n": number, "count": count}) if count > 1 else "",
        "titles": [other.title for other in teaching.lessons] if count > 1 else [],
        "number": teaching.number,
        "state": attempt.state,
        "question": None if question is None else _question(teaching, question, speaker),
        "answered": None if answered is None else _answered(answered, speaker),
        "feedback": _feedback(teaching, speaker),
        "teaches": [rule_name(id, speaker.language) for id in lesson.teaches]
        if attempt.state == "solved"
        else [],
        "hints": list(attempt.hints_shown),
        "hint": speaker.say("lesson-hint", {"n": attempt.hints_left}) if _may_help(teaching) else None,
        "point": _pointed_at(teaching),
        "buttons": _buttons(teaching),
        "review": speaker.say("lesson-review") if teaching.missed else "",
        "leads": _leads(teaching, speaker),
        "trouble": teaching.trouble,
    }


def _may_help(teaching: Teaching) -> bool:
    return teaching.attempt.hints_left > 0 and teaching.attempt.state != "solved"


def _leads(teaching: Teaching, speaker: CachedSpeaker) -> str:
    """The sentence shown while a mistake is played out: it says whether the line is the learner's own."""
    if not teaching.playing_out:
        return ""
    return speaker.say("lesson-leads-example" if teaching.is_example else "lesson-leads")


def _buttons(teaching: Teaching) -> list[str]:
    """What can be asked for now, beside an answer and a hint; the one that most will want comes first."""
    attempt, found = teaching.attempt, []
    if teaching.playing_out:
        return ["back", "again"]
    if teaching.answered is not None and attempt.question is not None:
        return ["on"]
    if attempt.question is not None:
        return ["skip"]
    if attempt.state == "solved":
        # To the next lesson of the series, or to what follows in the notebook.
        found.append("next" if teaching.number + 1 < len(teaching.lessons) else "continue")
    review = ["review"] * teaching.missed
    if attempt.state == "failed":
        found += ["again"] + ["play_out"] * teaching.leads_on + review
    elif attempt.state == "solved":
        found += [*review, "again"]
    elif attempt.game.steps > attempt.game.first_step:
        found.append("again")
    return found


def _question(teaching: Teaching, question: Question, speaker: CachedSpeaker) -> Data:
    wrong = teaching.wrong
    number, count = teaching.attempt.number + 1, len(teaching.lesson.questions)
    return {
        "text": question.text,
        "of": speaker.say("lesson-question", {"n": number, "count": count}) if count > 1 else "",
        "number": teaching.attempt.number,
        "many": question.many,
        "options": [
            {"text": option.text, "tried": index in wrong, "say": wrong.get(index, "")}
            for index, option in enumerate(question.options)
        ],
        # What was typed and is wrong.
        "typed": [{"text": text, "say": said} for text, said in teaching.typed.items()],
    }


def _answered(answered: Answered, speaker: CachedSpeaker) -> Data:
    return {
        "question": answered.question.text,
        "answers": answered.answers,
        "text": answered.verdict.text,
        "ledger": _ledger(answered.verdict.ledger, speaker),
    }


def _feedback(teaching: Teaching, speaker: CachedSpeaker) -> Data | None:
    """What was said last. Hints have a list of their own, and so has the answer that was right."""
    told = teaching.attempt.feedback
    if told is None or told.kind in ("right", "hint"):
        return None
    return {
        "kind": told.kind,
        "text": told.text,
        "ledger": _ledger(told.ledger, speaker),
        "references": _references(told, speaker),
    }


def _references(told: Feedback, speaker: CachedSpeaker) -> list[str]:
    """The references of the rules that were missed, as far as they have any."""
    if told.kind != "wrong":
        return []
    house = speaker.reference("")
    found = dict.fromkeys(without_codes(speaker.reference(rule)) for rule in told.rules)
    return [reference for reference in found if reference not in ("", house)]


def _ledger(ledger: Ledger | None, speaker: CachedSpeaker) -> Data | None:
    """An account, in the language of the page."""
    if ledger is None:
        return None
    strings = StringTable(speaker)
    wire, said = strings.ledger(ledger.raw), strings.texts
    return {
        **wire,
        "title": said[wire["title"]],
        "sum": said[wire["sum"]],
        "lines": [_line(line, said) for line in wire["lines"]],
    }


def _line(line: list[object], said: list[str]) -> Data:
    amount, text, reference, applied, *regions = line
    assert isinstance(text, int)
    assert isinstance(reference, int)
    return {
        "amount": amount,
        "text": said[text],
        "reference": said[reference],
        "applied": applied == 1,
        "regions": regions[0] if regions else [],
    }


def _pointed_at(teaching: Teaching) -> list[int]:
    """Regions to point at: those of the open question, or of the lesson as long as it is played."""
    if teaching.over:
        return []
    question = teaching.attempt.question
    if question is not None and teaching.answered is not None:
        # The next question waits until this answer was read.
        question = teaching.answered.question
    ids = question.regions if question is not None and question.regions else teaching.lesson.point
    return [teaching.game.board.map.index[id] for id in ids]
