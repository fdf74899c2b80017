"""However views come and go, and whoever listens: none stays behind, and no click is played unseen."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from sw_widget import Game, SmallWorld
from tests.widget.fake_page import VALLEY, Page, conquer


@pytest.fixture
def page() -> Page:
    return Page(SmallWorld(scenario=VALLEY))


STOP = {"do": "stop"}


def hello(page: Page, view: str) -> None:
    page.send({"type": "hello", "view": view})


def bye(page: Page, view: str) -> None:
    page.send({"type": "bye", "view": view})


def in_step(page: Page) -> bool:
    return page.in_step() and page.shown["step"] == page.world.game.steps


def boom(*_given: Any) -> None:
    raise RuntimeError("no such luck")


# Coming and going


def test_a_view_is_welcomed_by_name(page: Page) -> None:
    hello(page, "a")
    assert page.heard[0] == {"method": "custom", "content": {"type": "here", "view": "a"}}


def test_a_doubled_bye_does_not_count_for_another_view(page: Page) -> None:
    hello(page, "a")
    hello(page, "b")
    bye(page, "a")
    bye(page, "a")
    page.world.game.play("conquer", region="ford")
    assert in_step(page)


def test_a_doubled_hello_is_ended_by_one_bye(page: Page) -> None:
    hello(page, "a")
    hello(page, "a")
    bye(page, "a")
    version = page.version
    page.world.game.play("conquer", region="ford")
    assert page.version == version, "nobody looks"


def test_a_bye_of_a_view_whose_hello_was_lost_changes_nothing(page: Page) -> None:
    bye(page, "a")
    page.world.game.play("conquer", region="ford")
    assert in_step(page)
    hello(page, "b")
    bye(page, "a")
    page.world.game.undo()
    assert in_step(page)


def test_a_view_whose_hello_was_lost_is_not_played_on_unseen(page: Page) -> None:
    """It still shows the start when all others are gone and the game goes on."""
    hello(page, "a")
    bye(page, "a")
    page.world.game.play("conquer", region="ford")
    assert not in_step(page)
    notice = page.play(STOP)
    assert notice is not None and notice["kind"] == "stale"
    assert page.world.game.steps == 1 and in_step(page)
    # From here on it is known to be there.
    notice = page.play(STOP)
    assert notice is not None and notice["kind"] == "done" and in_step(page)
    page.world.game.undo()
    assert in_step(page)


def test_a_click_of_a_view_that_is_not_known_is_seen(page: Page) -> None:
    hello(page, "a")
    bye(page, "a")
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done" and in_step(page)


@pytest.mark.parametrize("view", [None, 7, ["a"], "x" * 10**6, "\ud800"])
def test_any_name_will_do(page: Page, view: Any) -> None:
    page.world.comm.send = lambda **_: None  # what cannot be written is no business of this test
    page.send({"type": "hello", "view": view})
    page.send({"type": "bye", "view": view})


def test_views_that_never_say_bye_are_forgotten_in_the_end(page: Page) -> None:
    for number in range(1000):
        hello(page, str(number))
    assert page.world._views is not None and len(page.world._views) == 100
    page.world.game.play("conquer", region="ford")
    assert in_step(page)


# Whoever listens


def test_all_listeners_hear_of_an_action_though_one_raises() -> None:
    game, heard = Game(seed=8), []
    game.listen(boom)
    game.listen(lambda: heard.append(game.steps))
    with pytest.raises(RuntimeError, match="no such luck"):
        game.play("pick", slot=0)
    assert heard == [1] and game.steps == 1
    with pytest.raises(RuntimeError):
        game.undo()
    assert heard == [1, 0]


@pytest.mark.parametrize("first", [True, False])
def test_a_listener_that_raises_leaves_no_view_behind(first: bool) -> None:
    game = Game.from_scenario(VALLEY)
    if first:
        game.listen(boom)
    page = Page(SmallWorld(game))
    if not first:
        game.listen(boom)
    with pytest.raises(RuntimeError, match="no such luck"):
        game.play("conquer", region="ford")
    assert in_step(page)
    notice = page.play(STOP)
    assert notice is not None and notice["kind"] == "error" and "no such luck" in notice["text"]
    assert game.steps == 2 and in_step(page)


@pytest.mark.parametrize(
    "trait", ["step", "to_act", "last_action", "score", "snapshot", "reasons", "explore"]
)
def test_an_observer_that_raises_leaves_no_view_behind(page: Page, trait: str) -> None:
    page.world.observe(boom, trait)
    game = page.world.game
    moves: tuple[Callable[[], object], ...] = (
        lambda: game.play("conquer", region="ford"),
        game.undo,
        game.redo,
    )
    for steps, move in zip((1, 0, 1), moves, strict=True):
        with suppress(RuntimeError):  # not every trait changes with every move
            move()
        assert game.steps == steps and in_step(page)
        assert page.known["reasons"]["version"] == page.version
    notice = page.play(STOP)
    assert notice is not None and notice["kind"] in ("done", "error")
    assert game.steps == 2 and in_step(page)
    assert page.known["reasons"]["version"] == page.version
    notice = page.undo()
    assert notice is not None and game.steps == 1 and in_step(page)


def test_what_an_observer_raises_comes_out_of_the_action(page: Page) -> None:
    page.world.observe(boom, "snapshot")
    with pytest.raises(RuntimeError, match="no such luck"):
        page.world.game.play("conquer", region="ford")
    with pytest.raises(RuntimeError, match="no such luck"):
        page.world.step = 0


def test_a_picture_that_cannot_be_drawn_is_not_clicked_on(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game has gone on, and the page shows what was before: a click there is not what it seems to be."""
    with monkeypatch.context() as patch:
        patch.setattr("sw_widget.widget.synced_traits.snapshot", boom)
        notice = page.play(conquer("ford"))
        assert notice is not None and notice["kind"] == "error"
        assert page.world.game.steps == 1 and page.shown["step"] == 0
    notice = page.play(STOP)
    assert notice is not None and notice["kind"] == "stale"
    assert page.world.game.steps == 1 and in_step(page)


def test_messages_of_errors_are_clipped(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_given: Any, **_more: Any) -> None:
        raise RuntimeError("x\x1b" * 10**6)

    monkeypatch.setattr(page.world.game, "play", fail)
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "error"
    assert len(notice["text"]) < 3000 and "\x1b" not in notice["text"]
