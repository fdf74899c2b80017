"""What a message of the page does: the widget's Python side, without a browser."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import ActionError, Refused, SmallWorld
from tests.widget.fake_page import VALLEY, Page, conquer

STALE = "The game has moved on since this was drawn. Here is how it stands now."


def tokens(page: Page, region: str) -> int:
    standing = page.world.game.scene()["regions"][region] or {}
    found: int = standing.get("tokens", 0)
    return found


# Clicks


def test_a_click_conquers(page: Page) -> None:
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done" and "ford" in notice["text"]
    assert tokens(page, "ford") == page.region("ford")["pieces"][0]["count"] == 3
    assert page.world.last_action == conquer("ford")
    assert page.world.to_act == {"player": 0, "phase": "conquest"}
    assert page.world.step == page.shown["step"] == 1
    assert page.in_step()


def test_several_actions_are_played_in_order_and_drawn_once(page: Page) -> None:
    notice = page.play(conquer("ford"), {"do": "stop"}, {"do": "redeploy", "tokens": {"gate": 1, "ford": 4}})
    assert notice is not None and notice["kind"] == "done"
    assert [action["do"] for action in page.world.game.log] == ["conquer", "stop", "redeploy"]
    assert page.pictures() == 1
    assert page.world.step == 3 and page.world.last_action == page.world.game.last_action
    assert page.in_step()


def test_an_update_is_one_message_and_its_reasons_are_another(page: Page) -> None:
    """What is drawn travels together, so that a page never shows half of it; why it is so may follow."""
    page.play(conquer("ford"))
    drawn, reasons = page.heard
    assert drawn["state"].keys() == {"snapshot", "step", "to_act", "last_action"}
    assert reasons["state"].keys() == {"reasons"}
    assert drawn["state"]["snapshot"]["version"] == reasons["state"]["reasons"]["version"]


def test_a_picture_and_its_reasons_are_sent_as_texts(page: Page) -> None:
    """ipywidgets would search anything else for binary data, corner by corner."""
    state = page.world.get_state()
    assert isinstance(state["snapshot"], str) and isinstance(state["reasons"], str)


def test_a_new_object_is_sent_each_time(page: Page) -> None:
    """A trait that is changed in place would not reach the page."""
    before = page.world.snapshot
    page.play(conquer("ford"))
    assert page.world.snapshot is not before
    assert before["step"] == 0 and page.world.snapshot["step"] == 1


def test_the_last_thing_that_was_done_is_the_notice(page: Page) -> None:
    notice = page.play(conquer("ford"), {"do": "stop"})
    told = [event["text"] for event in page.shown["story"]["events"]]
    assert notice is not None and notice["text"] in told


# Refusals


def test_a_refusal_comes_back_with_its_reason(page: Page) -> None:
    before = page.world.game.scene()
    reason = str(page.world.game.why_not("conquer", region="peak"))
    assert page.play(conquer("peak")) == {"kind": "refused", "text": reason}
    assert page.play(conquer("peak")) == {"kind": "refused", "text": reason}, "the same answer twice is news"
    assert page.world.game.scene() == before
    assert page.world.game.steps == 0


def test_a_refusal_stops_what_would_follow(page: Page) -> None:
    notice = page.play(conquer("ford"), conquer("mere"), {"do": "stop"})
    assert notice is not None and notice["kind"] == "refused"
    assert notice["text"] == str(page.world.game.why_not(conquer("mere")))
    assert page.world.game.log == [conquer("ford")], "what came before it was played, what follows was not"
    assert page.world.step == 1 and not page.shown["past"]
    assert page.pictures() == 1
    assert page.in_step()


def test_what_is_no_action_stops_what_would_follow_too(page: Page) -> None:
    notice = page.play(conquer("ford"), {"do": "fly"}, {"do": "stop"})
    assert notice is not None and notice["kind"] == "error" and "fly" in notice["text"]
    assert page.world.game.log == [conquer("ford")]
    assert page.world.step == page.shown["step"] == 1 and not page.shown["past"]
    assert page.world.last_action == conquer("ford")
    assert page.in_step()


# Pictures that are no longer true


def test_a_stale_click_changes_nothing_and_redraws(page: Page) -> None:
    version = page.version
    page.play(conquer("ford"))
    before = page.world.game.scene()
    assert page.play(conquer("wood"), version=version) == {"kind": "stale", "text": STALE}
    assert page.world.game.scene() == before


def test_a_double_click_acts_once(page: Page) -> None:
    version = page.version
    page.undo()
    for _ in range(2):
        page.play(conquer("ford"), version=version + 1)
    assert page.world.game.log == [conquer("ford")]


def test_a_click_on_a_picture_that_python_overtook_is_stale(page: Page) -> None:
    version = page.version
    page.world.game.play("conquer", region="ford")
    notice = page.play(conquer("wood"), version=version)
    assert notice is not None and notice["kind"] == "stale"
    assert page.region("ford")["pieces"][0]["count"] == 3


@pytest.mark.parametrize("version", [None, "1", -1, 10**30, 0.5, float("nan"), [], {}])
@pytest.mark.parametrize("type", ["play", "undo", "redo"])
def test_a_version_that_never_was_is_stale(page: Page, type: str, version: Any) -> None:
    notice = page.send({"type": type, "version": version, "actions": [conquer("ford")]})
    assert notice is not None and notice["kind"] == "stale"
    assert page.world.game.steps == 0


@pytest.mark.parametrize("type", ["play", "undo", "redo"])
def test_without_a_version_it_is_stale(page: Page, type: str) -> None:
    notice = page.send({"type": type, "actions": [conquer("ford")]})
    assert notice is not None and notice["kind"] == "stale"


# Undo and redo


def test_undo_and_redo(page: Page) -> None:
    page.play(conquer("ford"))
    assert page.shown["undo"] == "Conquer ford" and page.shown["redo"] is None
    assert page.undo() == {"kind": "done", "text": "Taken back: Conquer ford"}
    assert page.world.game.steps == page.world.step == 0
    assert page.world.last_action is None
    assert page.shown["undo"] is None and page.shown["redo"] == "Conquer ford"
    assert page.redo() == {"kind": "done", "text": "Played again: Conquer ford"}
    assert tokens(page, "ford") == 3
    assert page.in_step()


@pytest.mark.parametrize("type", ["undo", "redo"])
def test_where_there_is_nothing_to_undo_it_is_stale(page: Page, type: str) -> None:
    notice = page.send({"type": type, "version": page.version})
    assert notice is not None and notice["kind"] == "stale"
    assert page.in_step()


def test_a_prelude_cannot_be_taken_back() -> None:
    page = Page(SmallWorld(scenario=VALLEY | {"prelude": [conquer("ford")]}))
    assert page.world.step == page.shown["steps"] == 1
    assert page.shown["undo"] is None
    notice = page.undo()
    assert notice is not None and notice["kind"] == "stale"
    assert tokens(page, "ford") == 3


def test_another_way_is_the_end_of_redo(page: Page) -> None:
    page.play(conquer("ford"))
    page.undo()
    page.play(conquer("wood"))
    assert page.shown["redo"] is None
    assert page.world.game.log == [conquer("wood")]


# Saying hello


def test_hello_is_answered_and_nothing_is_drawn(page: Page) -> None:
    """So that a page can tell a kernel that is busy or gone from one that is there."""
    assert page.send({"type": "hello"}) is None
    here, live = page.heard
    assert here == {"method": "custom", "content": {"type": "here", "view": ""}}
    # What comes alive in play travels once, after the page is there.
    assert list(live["state"]) == ["_live"]
    page.heard.clear()
    assert page.send({"type": "hello"}) is None
    assert page.heard == [here]
    page.send({"type": "hello", "version": -1, "actions": [conquer("ford")]})
    assert page.world.game.steps == 0


def test_a_page_that_is_loaded_anew_is_told_everything(page: Page) -> None:
    page.play(conquer("ford"))
    before = written_state(page)
    page._say({"method": "request_state"})
    assert {name: page.heard[-1]["state"][name] for name in before} == before
    assert before["snapshot"]["step"] == 1


def written_state(page: Page) -> dict[str, Any]:
    return {name: page.known[name] for name in ("scenery", "snapshot", "step", "score", "to_act")}


# Playing in Python


def test_what_is_played_in_python_shows_at_once(page: Page) -> None:
    game = page.world.game
    game.play("conquer", region="ford")
    assert page.region("ford")["pieces"][0]["count"] == 3
    assert page.world.step == 1 and page.world.last_action == conquer("ford")
    game.undo()
    assert page.region("ford")["acts"] and page.world.step == 0
    game.redo()
    assert page.world.step == 1
    assert page.pictures() == 3
    assert page.shown["notice"] is None, "nothing is news to whoever did it"
    assert page.in_step()


def test_a_refusal_in_python_is_raised_there_and_draws_nothing(page: Page) -> None:
    with pytest.raises(Refused):
        page.world.game.play("conquer", region="peak")
    with pytest.raises(ActionError):
        page.world.game.play("fly")
    with pytest.raises(IndexError):
        page.world.game.undo()
    assert page.heard == []


def test_branches_are_games_of_their_own(page: Page) -> None:
    page.world.game.branch().play("conquer", region="ford")
    assert page.heard == []


# Two widgets of one game


def test_two_widgets_of_one_game_stay_in_step(page: Page) -> None:
    other = Page(SmallWorld(page.world.game, open_coins=True))
    page.play(conquer("ford"))
    assert other.world.step == 1 and other.region("ford")["pieces"][0]["count"] == 3
    assert other.shown["notice"] is None, "the notice belongs to the page that was clicked on"
    other.undo()
    assert page.world.step == 0 and page.world.game.steps == 0
    assert page.in_step() and other.in_step()


def test_a_click_on_the_other_widget_makes_this_one_stale(page: Page) -> None:
    other = Page(SmallWorld(page.world.game))
    version = page.version
    other.play(conquer("ford"))
    notice = page.play(conquer("wood"), version=version)
    assert notice is not None and notice["kind"] == "stale"


def test_who_looks_back_is_brought_to_the_present_when_somebody_plays(page: Page) -> None:
    page.play(conquer("ford"))
    other = Page(SmallWorld(page.world.game))
    other.set(step=0)
    page.play({"do": "stop"})
    assert other.world.step == 2 and not other.shown["past"]
    assert other.in_step()


def test_closing_stops_listening(page: Page) -> None:
    world, game = page.world, page.world.game
    other = Page(SmallWorld(game))
    world.close()
    game.play("conquer", region="ford")
    assert page.heard == [] and world.snapshot["step"] == 0
    assert other.world.step == 1
    world.close()


# Looking back


def test_looking_back_forbids_playing(page: Page) -> None:
    page.play(conquer("ford"))
    page.set(step=0)
    assert page.shown["past"] and page.shown["step"] == 0 and page.shown["steps"] == 1
    for intent in ({"type": "undo"}, {"type": "redo"}, {"type": "play", "actions": [conquer("wood")]}):
        notice = page.send(intent | {"version": page.version})
        assert notice is not None and notice["kind"] == "stale"
    assert page.world.game.steps == 1
    page.set(step=1)
    notice = page.play({"do": "stop"})
    assert notice is not None and notice["kind"] == "done"


def test_looking_back_offers_nothing(page: Page) -> None:
    page.play(conquer("ford"), {"do": "stop"})
    for step in (0, 1):
        page.set(step=step)
        shown = page.shown
        assert not any(region["acts"] or region["why"] for region in shown["regions"])
        assert not shown["choices"] and not shown["allocations"]
        assert shown["undo"] is shown["redo"] is None
        assert not any(card["action"] or card["why"] for card in shown["column"])
        assert not any(player["choices"] for player in shown["players"])
