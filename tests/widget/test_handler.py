"""What a message of the page does, and what never gets lost: the widget's Python side, without a browser."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from sw_widget import ActionError, Game, Refused, ScenarioError, SmallWorld
from sw_widget.page.snapshot import snapshot
from tests.widget.pages import VALLEY, Page, conquer

STALE = "The game has moved on since this was drawn. Here is how it stands now."


@pytest.fixture
def page() -> Page:
    return Page(SmallWorld(scenario=VALLEY))


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


def test_an_update_is_one_message(page: Page) -> None:
    """What belongs together travels together, so that a page never shows half of it."""
    page.play(conquer("ford"))
    (message,) = page.heard
    assert message["state"].keys() == {"snapshot", "step", "to_act", "last_action"}


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


# Rubbish

DEEP: Any = []
for _ in range(5000):
    DEEP = [DEEP]

RUBBISH: list[Any] = [
    None,
    True,
    7,
    float("inf"),
    "conquer",
    [],
    [{"type": "play"}],
    DEEP,
    {},
    {"type": None},
    {"type": "dance"},
    {"type": "x" * 10**6},
    {"type": ["play"]},
    {"type": {"play": 1}},
    {"type": DEEP},
    {7: "play"},
]


@pytest.mark.parametrize("content", RUBBISH, ids=range(len(RUBBISH)))
def test_a_message_that_nobody_knows_is_answered(page: Page, content: Any) -> None:
    before = page.world.game.scene()
    notice = page.send(content)
    assert notice is not None and notice["kind"] == "error"
    assert len(notice["text"]) < 300
    assert page.world.game.scene() == before
    assert page.in_step()


NO_ACTIONS: list[Any] = [None, 7, "stop", {}, {"do": "stop"}, [], {"0": {"do": "stop"}}]


@pytest.mark.parametrize("actions", NO_ACTIONS, ids=str)
def test_a_message_without_a_list_of_actions_is_answered(page: Page, actions: Any) -> None:
    notice = page.play(actions=actions)
    assert notice is not None and notice["kind"] == "error"
    assert page.world.game.steps == 0


def test_a_message_whose_actions_are_missing_is_answered(page: Page) -> None:
    notice = page.send({"type": "play", "version": page.version})
    assert notice is not None and notice["kind"] == "error"


STRANGE: list[Any] = [
    None,
    7,
    True,
    [],
    ["stop"],
    DEEP,
    {},
    {"do": None},
    {"do": "fly"},
    {"do": "x" * 10**6},
    {"do": ["stop"]},
    {"do": DEEP},
    {"do": "stop", "now": True},
    {"do": "stop", "x" * 10**6: 1},
    {"do": "conquer"},
    {"do": "conquer", "region": None},
    {"do": "conquer", "region": True},
    {"do": "conquer", "region": 10**5000},
    {"do": "conquer", "region": ["ford"]},
    {"do": "conquer", "region": DEEP},
    {"do": "conquer", "region": "ford", "with": "dragon"},
    {"do": "conquer", "region": "ford", "with": [DEEP]},
    {"do": "conquer", "region": "ford", "with": ["x" * 10**6]},
    {"do": "conquer", "region": "nowhere"},
    {"do": "conquer", "region": ""},
    {"do": "conquer", "region": "<b>ford</b>"},
    {"do": "conquer", "region": "x" * 10**5},
    {"do": "conquer", "region": "a lonely half of a pair: \ud800"},
    {"do": "redeploy", "tokens": 3},
    {"do": "redeploy", "tokens": {"gate": "1"}},
    {"do": "redeploy", "tokens": {"gate": -1}},
    {"do": "redeploy", "tokens": {"gate": 10**40}},
    {"do": "redeploy", "tokens": {"gate": 0.5}},
    {"do": "redeploy", "tokens": DEEP, "race": DEEP},
    {"do": "place", "marker": 7, "regions": {}},
    {"do": "place", "marker": "\ud800", "regions": {}},
    {"do": "pick", "slot": -1},
    {"do": "pick", "slot": "0"},
    {"do": "ally", "player": "Ben"},
    {"do": "withdraw", "tokens": {}, "markers": DEEP},
    {"do": "use", "trait": DEEP},
]


@pytest.mark.parametrize("action", STRANGE, ids=range(len(STRANGE)))
def test_a_strange_action_is_answered(page: Page, action: Any) -> None:
    before = page.world.game.scene()
    notice = page.play(action)
    assert notice is not None and notice["kind"] in ("error", "refused")
    assert 0 < len(notice["text"]) < 1000, "a page has no room for it"
    assert page.world.game.scene() == before and page.world.game.steps == 0
    assert page.in_step()


def test_a_text_is_no_action_of_the_page(page: Page) -> None:
    """In Python `game.play("stop")` is handy; a page sends what the contract says."""
    notice = page.play("stop")
    assert notice is not None and notice["kind"] == "error"
    assert page.world.game.steps == 0


def test_after_rubbish_clicks_still_work(page: Page) -> None:
    for content in RUBBISH:
        page.send(content)
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done"


# What goes wrong inside


def test_an_error_in_the_game_itself_is_shown(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the die rolled off the table")

    with monkeypatch.context() as patch:
        patch.setattr(page.world.game, "play", fail)
        notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "error"
    assert "the die rolled off the table" in notice["text"]
    page.play(conquer("ford"))
    assert tokens(page, "ford") == 3


def test_an_error_while_drawing_is_shown(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old picture stays, with a notice on it; the next one is drawn as ever."""

    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("out of paint")

    with monkeypatch.context() as patch:
        patch.setattr("sw_widget.widget.snapshot", fail)
        notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "error" and "out of paint" in notice["text"]
    assert snapshot.__module__ == "sw_widget.page.snapshot"
    page.play({"do": "stop"})
    page.world.game.undo()
    assert page.in_step() and page.shown["step"] == page.world.game.steps


# What the page sets


def test_what_the_page_sets_is_set(page: Page) -> None:
    page.set(selected_region="peak")
    assert page.world.selected_region == "peak"
    page.set(selected_region=None)
    assert page.world.selected_region is None
    page.play(conquer("ford"))
    page.set(step=0)
    assert page.world.step == 0 and page.shown["past"]
    assert page.in_step()


WRONG: list[dict[str, Any]] = [
    {"selected_region": "nowhere"},
    {"selected_region": ""},
    {"selected_region": 7},
    {"selected_region": ["ford"]},
    {"step": -1},
    {"step": 1},
    {"step": 10**30},
    {"step": "0"},
    {"step": None},
    {"step": 0.5},
    {"language": "klingon"},
    {"language": None},
    {"language": ""},
    {"step": 0, "selected_region": "nowhere"},
]


@pytest.mark.parametrize("state", WRONG, ids=str)
def test_what_the_page_cannot_set_comes_back(page: Page, state: dict[str, Any]) -> None:
    notice = page.set(**state)
    assert notice is not None and notice["kind"] == "error"
    assert (page.world.selected_region, page.world.step, page.world.language) == (None, 0, "en")


@pytest.mark.parametrize("state", WRONG, ids=str)
def test_after_a_refused_value_the_page_holds_the_true_one(
    page: Page, state: dict[str, Any]
) -> None:
    """Otherwise a second view of the same widget, or the page itself, would go on with the wrong one."""
    page.set(**state)
    assert page.in_step()


@pytest.mark.parametrize(
    "state",
    [{"snapshot": {}}, {"scenery": {}}, {"score": [99, 99]}, {"to_act": {}}, {"last_action": {"do": "fly"}}],
    ids=str,
)
def test_what_is_to_be_read_cannot_be_written_by_a_page(page: Page, state: dict[str, Any]) -> None:
    (name,) = state
    before = getattr(page.world, name)
    page.world.set_state(state)
    now = getattr(page.world, name)
    assert now == before or (name == "snapshot" and now["notice"]["kind"] == "error")
    assert page.in_step()


@pytest.mark.parametrize(
    "state", [{"viewer": 1}, {"open_coins": True}, {"game": None}, {"_version": 0}], ids=str
)
def test_what_is_python_s_own_cannot_be_set_by_a_page(page: Page, state: dict[str, Any]) -> None:
    page.world.set_state(state)
    assert page.world.viewer is None and not page.world.open_coins
    assert page.world.game.names == ("Ann", "Ben")
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done"


# Saying hello


def test_hello_is_answered_and_nothing_is_drawn(page: Page) -> None:
    """So that a page can tell a kernel that is busy or gone from one that is there."""
    assert page.send({"type": "hello"}) is None
    assert page.heard == [{"method": "custom", "content": {"type": "here"}}]
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


# Ways to make one


def test_a_widget_of_a_game() -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], seed=1)
    game.play("pick", slot=0)
    world = SmallWorld(game)
    assert world.game is game
    assert world.step == 1 and world.snapshot["story"] is not None


def test_a_widget_of_a_new_game() -> None:
    assert SmallWorld(players=["Ann", "Ben"], seed=3).game.seed == 3
    assert SmallWorld(players=("Ann", "Ben")).game.seed == 0
    assert SmallWorld(seed=5).game.seed == 5
    assert SmallWorld().game.names == ("Player 1", "Player 2")


def test_a_widget_of_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "valley.json"
    path.write_text(json.dumps(VALLEY), encoding="utf-8")
    worlds = [SmallWorld(scenario=way) for way in (VALLEY, path, str(path))]
    assert len({json.dumps(world.snapshot) for world in worlds}) == 1
    assert len({world.game.code for world in worlds}) == 1


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": Game(), "seed": 4},
        {"game": Game(), "players": ["Ann", "Ben"]},
        {"game": Game(), "scenario": VALLEY},
        {"scenario": VALLEY, "seed": 1},
        {"scenario": VALLEY, "players": ["Ann", "Ben"], "seed": 1},
    ],
    ids="+".join,
)
def test_ways_are_not_mixed(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="one of the three"):
        SmallWorld(**wrong)


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="shows a Game, not str"):
        SmallWorld("base/2p")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="gmae"):
        SmallWorld(gmae=Game())  # type: ignore[call-arg]
    with pytest.raises(ScenarioError, match="turn"):
        SmallWorld(scenario=VALLEY | {"turn": "soon"})
    with pytest.raises(ScenarioError, match=r"nowhere\.json cannot be read"):
        SmallWorld(scenario=tmp_path / "nowhere.json")
    with pytest.raises(ScenarioError, match="cannot be read"):
        SmallWorld(scenario=tmp_path)
    with pytest.raises(ScenarioError, match="players"):
        SmallWorld(players=["Ann"])
    with pytest.raises(ScenarioError, match="list"):
        SmallWorld(players="Ann")
    with pytest.raises(ScenarioError, match="seed"):
        SmallWorld(seed="seven")  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "content", [b"", b"{", b"\xff\xfe", b"[1]", b"7", b"null", b'{"format": 1}', b"[" * 10_000]
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    with pytest.raises(ScenarioError):
        SmallWorld(scenario=path)


def test_a_widget_that_could_not_be_made_leaves_nothing_behind() -> None:
    game = Game()
    with pytest.raises(Exception, match="no player 7"):
        SmallWorld(game, viewer=7)
    with pytest.raises(Exception, match="klingon"):
        SmallWorld(game, language="klingon")
    game.play("pick", slot=0)


def test_the_page_is_in_the_package() -> None:
    world = SmallWorld()
    assert "export" in str(world._esm)
    assert ".sw-widget" in str(world._css)
