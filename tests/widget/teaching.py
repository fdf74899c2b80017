"""A page with a lesson on it, and what a learner does there."""

from __future__ import annotations

from typing import Any

from sw_widget import SmallWorld
from tests.widget import contract
from tests.widget.fake_page import Page


def opened(*lessons: Any, **more: Any) -> Page:
    return Page(SmallWorld(lesson=list(lessons), **more))


def board(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = contract.conforms(page.known["blackboard"], "LessonNow")
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
