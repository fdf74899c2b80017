"""The end of a game, the coach and the report on the page: the widget's Python side, without a browser."""

from __future__ import annotations

import pytest

from sw_widget import Game, SmallWorld
from tests.widget import contract
from tests.widget.fake_page import Page
from tests.widget.samples import GAMES, play_until


def ask(page: Page, of: str | None, step: int = 0) -> dict[str, str] | None:
    return page.send({"type": "review", "of": of, "step": step})


@pytest.fixture(scope="module")
def over() -> Game:
    return GAMES["over"]()


def open_page(game: Game, **more: object) -> Page:
    return Page(SmallWorld(game, **more))


def read(page: Page) -> dict[str, object]:
    return contract.reader("Review")(page.world.review, [], "review")


def test_the_end_says_who_won_and_by_what(over: Game) -> None:
    found = contract.reader("Ending")(open_page(over).world.explore["ending"], [], "ending")
    (winner,) = over.winners
    assert found["winners"] == [winner] and found["title"] == f"{over.names[winner]} wins"
    assert f"with {over.coins[winner]} coins" in found["sentences"][0]
    others = [coins for player, coins in enumerate(over.coins) if player != winner]
    assert f"{over.coins[winner] - max(others)} coin" in found["sentences"][1]
    assert found["rounds"][-1]["coins"] == over.coins
    assert [row["turn"] for row in found["rounds"]] == list(range(over.position.turns + 1))
    assert found["sources"][-1]["amounts"] == [str(coins) for coins in over.coins]


def test_a_game_that_goes_on_has_no_end(over: Game) -> None:
    assert open_page(GAMES["conquest"]()).world.explore["ending"] is None


def test_the_report_comes_chapter_by_chapter() -> None:
    game = play_until(3, lambda game: game.turn >= 3)
    page = open_page(game, open_coins=True)
    version = page.shown["version"]
    ask(page, "report")
    report = read(page)
    assert [bool(chapter["sections"]) for chapter in report["chapters"]] == [True, False, False]
    assert page.shown["version"] == version, "nothing else is drawn"
    ask(page, "declines")
    assert [bool(chapter["sections"]) for chapter in read(page)["chapters"]] == [True, False, True]
    ask(page, "points")
    assert all(chapter["sections"] for chapter in read(page)["chapters"])
    ask(page, None)
    assert page.world.review == {}


def test_a_report_is_closed_where_something_else_is_shown() -> None:
    page = open_page(play_until(3, lambda game: game.turn >= 2))
    ask(page, "report")
    page.world.what_if()
    assert page.world.review == {}


def test_a_viewer_reads_no_hidden_coins() -> None:
    page = open_page(play_until(3, lambda game: game.turn >= 3), viewer=0)
    ask(page, "report")
    outcome = read(page)["chapters"][0]["sections"]
    coins = [row[1] for row in outcome[0]["table"]["rows"]]
    assert coins == [str(page.world.game.coins[0]), "hidden"]
    assert [row[0] for row in outcome[1]["table"]["rows"]] == ["Ann"]


def test_the_coach_rates_the_step_that_is_asked_for() -> None:
    game = play_until(3, lambda game: game.turn >= 2)
    page = open_page(game, open_coins=True)
    for step in (1, game.steps):
        ask(page, "coach", step)
        found, advice = read(page), game.coach(step - 1)
        assert (found["step"], found["title"]) == (step, advice.title)
        first, *lines = found["chapters"][0]["sections"]
        assert first["sentences"] == list(advice)
        assert len(lines) == (advice.made is not None) + bool(advice.lost)


def test_until_the_end_nobody_learns_how_others_could_have_played() -> None:
    game = play_until(3, lambda game: game.turn >= 2)
    page = open_page(game, viewer=0)
    movers = [game.at(step).decider for step in range(game.steps)]
    refused = ask(page, "coach", movers.index(1) + 1)
    assert refused is not None and refused["kind"] == "refused" and "only moves of Ann" in refused["text"]
    assert ask(page, "coach", movers.index(0) + 1) is None


@pytest.mark.parametrize("step", [0, 99, True, "1", None])
def test_a_move_that_was_never_made_is_refused(step: object) -> None:
    page = open_page(Game(players=("Ann", "Ben"), seed=7))
    notice = ask(page, "coach", step)
    assert notice == {"kind": "refused", "text": "There is no move to rate yet: play one first."}
    assert page.world.review == {}


def test_a_chapter_that_there_is_not_is_refused() -> None:
    notice = ask(open_page(Game(players=("Ann", "Ben"), seed=7)), "recipes")
    assert notice is not None and notice["kind"] == "refused"
