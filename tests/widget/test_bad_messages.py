"""Whatever a page sends or sets, and whatever goes wrong meanwhile: it comes back, and nothing gets lost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.widget.fake_page import Page, conquer

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
    assert page.world.game.log == [conquer("ford")]


def test_an_error_while_drawing_is_shown(page: Page, monkeypatch: pytest.MonkeyPatch) -> None:
    """The old picture stays, with a notice on it; the next one is drawn as ever."""

    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("out of paint")

    with monkeypatch.context() as patch:
        patch.setattr("sw_widget.widget.synced_traits.snapshot", fail)
        notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "error" and "out of paint" in notice["text"]
    page.play({"do": "stop"})
    page.world.game.undo()
    assert page.in_step() and page.shown["step"] == page.world.game.steps


def test_an_error_while_writing_the_reasons_leaves_none_that_are_wrong(
    page: Page, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("out of ink")

    with monkeypatch.context() as patch:
        patch.setattr("sw_widget.page.string_table.StringTable.reasons", fail)
        notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "error" and "out of ink" in notice["text"]
    snapshot, reasons = page.known["snapshot"], page.known["reasons"]
    assert reasons == {"ledgers": [], "refusals": [], "strings": [], "version": snapshot["version"]}
    page.play({"do": "stop"})
    assert page.in_step() and page.shown["step"] == page.world.game.steps == 2


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
def test_after_a_refused_value_the_page_holds_the_true_one(page: Page, state: dict[str, Any]) -> None:
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
