"""The answers to a lesson, with their accounts: for a page of their own."""

from __future__ import annotations

from sw_widget.game import html
from sw_widget.game.action_text import action_text
from sw_widget.game.html import escaped
from sw_widget.teach.lessons.lesson import Lesson
from sw_widget.teach.lessons.opponents import play_line
from sw_widget.teach.questions.question import Question
from sw_widget.text import sentence


def answers_of(lesson: Lesson) -> str:
    """As HTML: the right answer to each question with its ledger, the solutions, and why others fail."""
    game = lesson.game()
    out = [f"<h2>{escaped(lesson.title)}</h2>"]
    for i, spec in enumerate(lesson.questions, 1):
        question = spec.ask(game)
        right = "; ".join(option.text for option in question.right)
        ledger = question.ledger._repr_html_() if question.ledger is not None else _wrong(question)
        say = " ".join(part for part in (*(option.say for option in question.right), question.say) if part)
        out.append(
            f'<div class="sw-question"><p><strong>{i}.</strong> {escaped(question.text)}</p>'
            f"<p><strong>{escaped(right)}</strong></p>"
            + (f"<p>{escaped(say)}</p>" if say else "")
            + f"{ledger}</div>"
        )
    for number in range(len(lesson.solutions)):
        head = sentence("quiz-answers-solution", {"n": number + 1})
        steps = html.ordered(escaped(step) for step in told_line(lesson, number))
        out.append(f'<div class="sw-question">{html.heading(head)}{steps}</div>')
    if lesson.mistakes:
        out.append(html.heading(sentence("quiz-answers-mistakes")))
        out.append(f"<ul>{''.join(f'<li>{escaped(mistake.say)}</li>' for mistake in lesson.mistakes)}</ul>")
    return "".join(out)


def _wrong(question: Question) -> str:
    """Where no account explains the answer: why the other options are wrong."""
    items = (
        f"<li>{escaped(option.text.removesuffix('.'))}: {escaped(option.say)}</li>"
        for option in question.options
        if not option.right
    )
    return f"<ul>{''.join(items)}</ul>" if question.options else ""


def told_line(lesson: Lesson, number: int) -> list[str]:
    """A solution in a few words a step, whoever takes it."""
    *_, game = play_line(lesson, lesson.solutions[number])
    history, told = game.history, []
    for step in range(game.first_step, game.steps):
        before, code = history[step].position, history[step + 1].code
        who = game.names[before.decider]
        sentence_id, params = action_text(before, code)
        said = game.speaker.say(sentence_id, params)
        told.append(said if before.decider == lesson.learner else f"{who}: {said}")
    return told
