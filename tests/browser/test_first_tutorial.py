"""The first tutorial from its first cell to its last, as somebody goes through it who has never seen it:
cell after cell, with the mouse, and with each exercise answered wrongly before it is answered rightly."""

from __future__ import annotations

import re
import time
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from sw_widget import presets
from tests.browser.expected_page import agree, done
from tests.browser.lab import APP, Lab, OpenNotebook
from tests.browser.mouse_player import Person
from tests.browser.patience import PATIENCE_MS

TUTORIAL = Path(__file__).resolve().parents[2] / "tutorials" / "01_first_conquest.ipynb"
# How often cells have run: the notebook comes with the numbers of an earlier run.
RUNS = "get_ipython().execution_count"


class Reader:
    """Goes down a notebook with Shift + Enter."""

    def __init__(self, page: Page, notebook: OpenNotebook) -> None:
        self.page, self.notebook = page, notebook
        self.at = 0

    def run_until(self, wanted: str) -> Locator:
        """Run cell after cell until one that has this in it has run; gives that cell."""
        cells = self.notebook.cells()
        while True:
            index = self.at
            kind, source = cells[index]
            self.run(index)
            self.at += 1
            if kind == "code" and wanted in source:
                return self.cell(index)

    def run_on(self) -> None:
        """Run all the rest."""
        for index in range(self.at, self.notebook.count_cells()):
            self.run(index)

    def run(self, index: int) -> None:
        """Click beside a cell, press Shift + Enter, and wait until it has run."""
        code = self.notebook.cells()[index][0] == "code"
        before = self.notebook.ask(RUNS)
        self.notebook.run_cell(index)
        if code:
            late = time.monotonic() + PATIENCE_MS / 1000
            while self.notebook.ask(RUNS) == before:
                assert time.monotonic() < late, f"cell {index} does not run"
            self.page.wait_for_function(
                f"""(index) => {{
                    const {{ model }} = {APP}.content.widgets[index];
                    return model.executionCount && model.executionState !== "running";
                }}""",
                arg=index,
                timeout=PATIENCE_MS,
            )
        assert self.notebook.errors() == []

    def cell(self, index: int) -> Locator:
        return self.page.locator(f'.jp-Notebook .jp-Cell[data-windowed-list-index="{index}"]')


def board_in(cell: Locator) -> tuple[Locator, Locator]:
    root = cell.locator(".sw-widget")
    expect(root).to_be_visible()
    return root, root.locator(".sw-lesson")


def told_nowhere(page: Page, root: Locator, *secrets: str) -> None:
    """Neither the board nor the rest of the page has these words."""
    shown = (root.text_content() or "") + page.content()
    assert [secret for secret in secrets if secret in shown] == []


def choose(root: Locator, text: str) -> Locator:
    return root.locator(".sw-option", has_text=re.compile(rf"^\s*{re.escape(text)}"))


def answer_wrongly_then_rightly(page: Page, root: Locator, question: dict[str, Any]) -> None:
    lesson = root.locator(".sw-lesson")
    expect(lesson.locator(".sw-question-text")).to_contain_text(question["text"])
    right = next(option for option in question["options"] if option.get("right"))
    wrong = next(option for option in question["options"] if not option.get("right"))
    praise = [say for say in (right.get("say"), question.get("say")) if say]
    told_nowhere(page, root, *praise, *filter(None, (option.get("say") for option in question["options"])))
    done(root, choose(root, wrong["text"]).click)
    expect(lesson.locator(".sw-option-say")).to_have_text(wrong["say"])
    expect(lesson).to_have_attribute("data-state", "asking")
    told_nowhere(page, root, *praise)
    done(root, choose(root, right["text"]).click)
    # After the last one the lesson is over.
    expect(lesson.locator(".sw-lesson-feedback")).to_have_attribute("data-kind", re.compile("right|solved"))
    for say in praise:
        expect(lesson).to_contain_text(say)


def type_answer(root: Locator, number: str) -> None:
    """Write a number into the box of a question, and let it be checked."""
    root.locator(".sw-question input").fill(number)
    done(root, root.get_by_role("button", name="Check").click)


def play_turn(person: Person, line: list[dict[str, Any]]) -> None:
    """A whole turn: the conquests of a line, then the tokens that are left are spread evenly."""
    root = person.root

    def press(button: str) -> None:
        done(root, root.locator(button).click)

    for action in line:
        if action["do"] == "conquer":
            done(root, lambda region=action["region"]: person.click_region(region))  # type: ignore[misc]
    press('.sw-choices [data-kind="stop"]')
    press('[data-key="spread:0"]')
    press('.sw-choices [data-kind="end_turn"]')


def test_somebody_new_goes_through_the_first_tutorial(lab: Lab, page: Page) -> None:
    # High enough for all of it: JupyterLab takes cells off the page that are out of sight.
    page.set_viewport_size({"width": 1400, "height": 8000})
    page.emulate_media(reduced_motion="reduce")
    notebook = lab.open(page, TUTORIAL)
    reader = Reader(page, notebook)

    # Whoever opens it clicks a region that glows, and has taken it: that is all there is to the first minute.
    cell = reader.run_until('lesson="t01-first"')
    root, lesson = board_in(cell)
    notebook.ask("exec('from tests.browser.expected_page import truth')")
    agree(root, lambda: notebook.ask("truth(world)"))
    expect(lesson).to_have_attribute("data-state", "playing")
    assert Person(page, root, Random(1)).act() == "conquer"
    expect(lesson).to_have_attribute("data-state", "solved")
    # It is over, so nothing more is offered on the page; the kernel knows as much.
    expect(root.locator(".sw-region.sw-target")).to_have_count(0)
    notebook.ask_until("[world.game.steps, world.lesson.state]", [2, "solved"])
    # One button stands out, and it leads to the next cell.
    main = root.locator(".sw-lesson-buttons .sw-primary")
    expect(main).to_have_count(1)
    expect(main).to_have_text("Continue")
    main.click()
    page.wait_for_function(f"(index) => {APP}.content.activeCellIndex === index", arg=reader.at)
    assert notebook.mode() == "command"

    cell = reader.run_until('lesson="t01-signs"')
    root, lesson = board_in(cell)
    for number, question in enumerate(presets["t01-signs"].to_dict()["questions"]):
        if number:
            done(root, root.locator('[data-key="lesson/on"]').click)
        answer_wrongly_then_rightly(page, root, question)
    expect(lesson).to_have_attribute("data-state", "solved")

    cell = reader.run_until('check("t01-coins"')
    root, lesson = board_in(cell)
    [question] = presets["t01-coins"].to_dict()["questions"]
    wrong, why = next(iter(question["wrong"].items()))
    told_nowhere(page, root, why, question["say"])
    type_answer(root, wrong)
    expect(lesson).to_contain_text(why)
    told_nowhere(page, root, question["say"])
    type_answer(root, str(question["answer"]))
    expect(lesson).to_have_attribute("data-state", "solved")
    expect(lesson).to_contain_text(question["say"])

    cell = reader.run_until('lesson="t01-turn"')
    root, lesson = board_in(cell)
    turn = presets["t01-turn"].to_dict()
    person = Person(page, root, Random(1))
    few = max(turn["mistakes"], key=lambda mistake: len(mistake["line"]))
    play_turn(person, few["line"])
    expect(lesson).to_have_attribute("data-state", "failed")
    expect(lesson.locator(".sw-lesson-feedback")).to_contain_text(few["say"])
    done(root, root.locator('[data-key="lesson/again"]').click)
    expect(lesson).to_have_attribute("data-state", "playing")
    play_turn(person, turn["solutions"][0])
    expect(lesson).to_have_attribute("data-state", "solved")

    reader.run_on()
