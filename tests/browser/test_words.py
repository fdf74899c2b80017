"""All words come from Python: in a language of brackets, no word on the page stands outside them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from sw_widget import Game, SmallWorld
from sw_widget.text import catalogue
from tests.browser.expected_page import done
from tests.browser.mouse_player import Person
from tests.browser.stage import Stage

WORDS = (Path(__file__).parent / "words.js").read_text(encoding="utf-8")
BRACKETED = re.compile(r"⟦[^⟦⟧]*⟧")
LETTER = re.compile(r"[^\W\d_]")


@pytest.fixture
def brackets(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every sentence and every name stands in brackets, and in brackets within brackets."""
    plain = catalogue.Catalogue.format

    def in_brackets(self: catalogue.Catalogue, *given: Any, **more: Any) -> str:
        return f"⟦{plain(self, *given, **more)}⟧"

    monkeypatch.setattr(catalogue.Catalogue, "format", in_brackets)
    catalogue.finished.clear()
    yield
    catalogue.finished.clear()


def foreign(stage: Stage) -> set[str]:
    """Words outside brackets."""
    found = set()
    for where, text in stage.root.evaluate(WORDS):
        rest = text
        while (fewer := BRACKETED.sub("", rest)) != rest:
            rest = fewer
        if LETTER.search(rest):
            found.add(f"{where}: {text}")
    return found


def game_without_names() -> Game:
    """Players and places are called by numbers: their names are their own and in no language."""
    board = Game(seed=0).board.to_dict()
    for number, region in enumerate(board["regions"].values()):
        region["name"] = str(number)
    return Game(players=["11", "22", "33"], board=board, seed=5)


@pytest.mark.usefixtures("brackets")
def test_every_word_is_pythons(page: Page) -> None:
    page.set_viewport_size({"width": 1100, "height": 1600})
    page.emulate_media(reduced_motion="reduce")
    stage = Stage(page, SmallWorld(game_without_names()))
    person = Person(page, stage.root, Random(5))
    assert stage.root.evaluate(WORDS), "there are words at all"
    met = foreign(stage)

    stage.open_everything()
    met |= foreign(stage)
    for _ in range(15):
        person.act()
        for region in person.rng.sample(list(stage.widget.game.board.map.index), 2):
            person.point_at(region)
            met |= foreign(stage)

    # What is refused, what is out of date, what fails, and what was.
    person.press(stage.root.locator('[aria-disabled="true"]:not(.sw-region):visible').first)
    expect(stage.root.locator('.sw-notice[data-kind="refused"]')).to_be_visible()
    met |= foreign(stage)
    stage.root.locator('.sw-history-slider [data-key="back"]').click()
    expect(stage.root.locator('[data-key="back-to-now"]')).to_be_visible()
    met |= foreign(stage)
    done(stage.root, stage.root.locator('[data-key="back-to-now"]').click)
    late = "() => window.model.send({ type: 'play', version: -1, actions: [{ do: 'stop' }] })"
    done(stage.root, lambda: page.evaluate(late))
    met |= foreign(stage)
    assert met == set()


@pytest.mark.usefixtures("brackets", "own_window")
def test_a_page_without_python_says_so_in_pythons_words(page: Page) -> None:
    page.clock.install()
    stage = Stage(page, SmallWorld(game_without_names()))
    stage.deaf = True
    stage.root.locator(".sw-take").first.click()
    page.clock.fast_forward(1000)
    expect(stage.root).to_have_attribute("data-kernel", "busy")
    met = foreign(stage)
    page.clock.fast_forward(10_000)
    expect(stage.root).to_have_attribute("data-kernel", "lost")
    met |= foreign(stage)
    assert met == set()
