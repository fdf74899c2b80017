"""A language is one trait: every word on the page comes from Python, and comes anew."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from sw_widget import Game, SmallWorld
from sw_widget.text import catalogue, sentences
from tests.widget import contract
from tests.widget.fake_page import VALLEY, Page, conquer


@pytest.fixture
def german(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A second language with a few sentences; the rest is said in English."""
    (tmp_path / "en").symlink_to(Path(catalogue.__file__).parent / "en")
    (tmp_path / "de").mkdir()
    sentences_of_it = "page-undo = Zurück\nledger-total = Summe\naction_text-stop = Aufhören\n"
    sentences_of_it += "report-heading = Bericht\nreport-points = Wendepunkte\ncoach-line-made = So\n"
    (tmp_path / "de" / "some.ftl").write_text(sentences_of_it, encoding="utf-8")
    monkeypatch.setattr(catalogue, "files", lambda _package: tmp_path)
    forget()
    yield "de"
    monkeypatch.undo()
    forget()


def forget() -> None:
    for remembered in (catalogue.languages, catalogue._load, catalogue.holder, sentences._plan):
        remembered.cache_clear()
    catalogue.finished.clear()


def test_another_language_is_one_trait(german: str, world: SmallWorld) -> None:
    page = Page(world)
    world.game.play("conquer", region="ford")
    before = page.shown
    world.language = german
    assert page.known["scenery"]["words"]["undo"] == "Zurück"
    assert page.known["scenery"]["language"] == page.known["language"] == german
    assert page.region("ford")["defence"]["sum"].startswith("Summe: ")
    assert page.shown["sentence"] == before["sentence"], "in English still"
    assert page.shown["version"] > before["version"]
    assert {"scenery", "snapshot", "reasons"} <= page.heard[-1]["state"].keys(), (
        "the page is built anew at once"
    )
    assert page.in_step()
    page.play({"do": "stop"})
    assert page.shown["undo"] == "Aufhören"
    world.language = "en"
    assert page.known["scenery"]["words"]["undo"] == "Undo"
    assert page.shown["undo"] == "End the conquests"
    assert page.in_step()


def test_the_page_may_switch_the_language_too(german: str, world: SmallWorld) -> None:
    page = Page(world)
    page.set(language=german)
    assert page.known["scenery"]["words"]["undo"] == "Zurück"
    assert page.in_step()


def test_two_pages_of_a_game_may_speak_two_languages(german: str) -> None:
    game = Game.from_scenario(VALLEY, language=german)
    one, other = SmallWorld(game), SmallWorld(game, language="en")
    assert (one.language, other.language) == (german, "en")
    game.play("stop")
    assert [contract.shown(world)["undo"] for world in (one, other)] == [
        "Aufhören",
        "End the conquests",
    ]


def test_a_refusal_is_said_in_the_language_of_the_page(german: str, world: SmallWorld) -> None:
    world.language = german
    page = Page(world)
    refusal = page.play(conquer("peak"))
    assert refusal is not None and refusal["kind"] == "refused" and "peak" in refusal["text"]


def test_coach_and_report_speak_the_language_of_the_page(german: str, world: SmallWorld) -> None:
    page = Page(world)
    world.game.play("conquer", region="ford")
    page.send({"type": "review", "of": "report", "step": None})
    assert world.review["title"] == "The report of this game"
    world.language = german
    assert world.review == {}, "nothing in the other language is left"
    page.send({"type": "review", "of": "report", "step": None})
    assert world.review["title"] == "Bericht"
    assert "Wendepunkte" in [chapter["heading"] for chapter in world.review["chapters"]]
    page.send({"type": "review", "of": "coach", "step": 1})
    [chapter] = world.review["chapters"]
    assert "So" in [section["heading"] for section in chapter["sections"]]
    assert world.game.language == "en", "the game itself speaks as before"
