"""The Python side of the widget, without any page: what a message does, and what never gets lost."""

from __future__ import annotations

import json
from typing import Any

import pytest
import traitlets

from sw_widget import Game, Refused, ScenarioError, SmallWorld

# Ann's Humans stand in the middle of a valley; the peak beyond it is out of reach.
VALLEY: dict[str, Any] = {
    "format": "sw-scenario/1",
    "players": [
        {"name": "Ann", "active": {"race": "humans", "power": "merchant", "hand": 4}},
        {"name": "Ben", "declined": [{"race": "elves", "power": None}]},
    ],
    "board": {
        "regions": {
            "gate": {"terrain": "farmland", "border": True},
            "ford": {"terrain": "swamp", "symbols": ["cavern"], "lost_tribe": True},
            "wood": {"terrain": "forest"},
            "peak": {"terrain": "mountain"},
            "mere": {"terrain": "lake"},
        },
        "edges": [["gate", "ford"], ["gate", "wood"], ["ford", "peak"], ["wood", "peak"], ["mere", "ford"]],
    },
    "regions": {
        "gate": {"player": 0, "race": "humans", "tokens": 1},
        "wood": {"player": 1, "race": "elves", "tokens": 1},
        "ford": {"lost_tribe": 1},
    },
}


@pytest.fixture
def widget() -> SmallWorld:
    return SmallWorld(scenario=VALLEY)


def send(widget: SmallWorld, content: Any) -> dict[str, Any]:
    """A message as it arrives from a page; the notice that comes back."""
    widget._handle_custom_msg(content, [])
    notice: dict[str, Any] = widget.snapshot["notice"]
    return notice


def intent(widget: SmallWorld, region: str = "ford", **changes: Any) -> dict[str, Any]:
    action = {"do": "conquer", "region": region}
    return {"type": "play", "version": widget.snapshot["version"], "action": action} | changes


def test_a_click_conquers(widget: SmallWorld) -> None:
    version = widget.snapshot["version"]
    notice = send(widget, intent(widget))
    assert notice["kind"] == "done" and "ford" in notice["text"]
    assert widget.game.scene()["regions"]["ford"]["tokens"] == 3
    assert widget.snapshot["regions"]["ford"]["pieces"][0]["count"] == 3
    assert widget.snapshot["version"] > version
    assert widget.last_action == {"do": "conquer", "region": "ford"}
    assert widget.to_act == {"player": 0, "phase": "conquest"}


def test_targets_carry_their_cost_and_the_others_a_reason(widget: SmallWorld) -> None:
    regions = widget.snapshot["regions"]
    assert {id for id, now in regions.items() if now["action"]} == {"ford", "wood"}
    assert regions["ford"]["cost"] == sum(line["amount"] for line in regions["ford"]["lines"]) == 3
    assert "can be taken with 3 tokens" in regions["ford"]["label"]
    for id in ("gate", "peak", "mere"):
        assert regions[id]["action"] is None
        assert regions[id]["why_not"] == str(widget.game.why_not("conquer", region=id))


def test_a_stale_click_changes_nothing_and_redraws(widget: SmallWorld) -> None:
    old = intent(widget, "wood")
    send(widget, intent(widget, "ford"))
    before, version = widget.game.scene(), widget.snapshot["version"]
    assert send(widget, old)["kind"] == "stale"
    assert widget.game.scene() == before
    assert widget.snapshot["version"] > version


def test_a_click_on_a_picture_that_python_overtook_is_stale(widget: SmallWorld) -> None:
    click = intent(widget, "wood")
    widget.game.play("conquer", region="ford")
    assert send(widget, click)["kind"] == "stale"
    assert widget.snapshot["regions"]["ford"]["pieces"][0]["count"] == 3


def test_a_refusal_comes_back_with_its_reason(widget: SmallWorld) -> None:
    before = widget.game.scene()
    reason = str(widget.game.why_not("conquer", region="peak"))
    assert send(widget, intent(widget, "peak")) == {"kind": "refused", "text": reason}
    again = widget.snapshot["version"]
    assert send(widget, intent(widget, "peak"))["text"] == reason
    assert widget.snapshot["version"] > again, "the same answer twice is still news"
    assert widget.game.scene() == before


@pytest.mark.parametrize(
    "content",
    [
        None,
        "conquer",
        [],
        {},
        {"type": "dance"},
        {"type": "play"},
        {"type": "play", "version": "1", "action": {"do": "stop"}},
    ],
)
def test_rubbish_is_answered(widget: SmallWorld, content: Any) -> None:
    before = widget.game.scene()
    assert send(widget, content)["kind"] in ("error", "stale")
    assert widget.game.scene() == before


@pytest.mark.parametrize(
    "action",
    [
        None,
        7,
        "stop",
        {},
        {"do": "fly"},
        {"do": ["stop"]},
        {"do": "conquer"},
        {"do": "conquer", "region": "x" * 9999},
    ],
)
def test_a_strange_action_is_answered(widget: SmallWorld, action: Any) -> None:
    before = widget.game.scene()
    assert send(widget, intent(widget, action=action))["kind"] in ("error", "refused")
    assert widget.game.scene() == before


def test_an_error_in_the_game_itself_is_shown(widget: SmallWorld, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: Any, **__: Any) -> None:
        raise RuntimeError("the die rolled off the table")

    monkeypatch.setattr(widget.game, "play", fail)
    notice = send(widget, intent(widget))
    assert notice["kind"] == "error" and "the die rolled off the table" in notice["text"]


def test_buttons_play_what_needs_no_region() -> None:
    widget = SmallWorld(players=["Ann", "Ben"], seed=7)
    offered = [choice["action"] for choice in widget.snapshot["choices"]]
    assert offered == [{"do": "pick", "slot": slot} for slot in range(6)]
    send(widget, intent(widget, action=widget.snapshot["choices"][2]["action"]))
    assert widget.to_act["phase"] == "conquest"
    assert {"do": "stop"} in [choice["action"] for choice in widget.snapshot["choices"]]


def test_python_may_play_too(widget: SmallWorld) -> None:
    widget.play("conquer", region="ford")
    assert widget.snapshot["notice"]["kind"] == "done"
    with pytest.raises(Refused):
        widget.play("conquer", region="ford")
    widget.game.undo()
    widget.refresh()
    assert widget.snapshot["regions"]["ford"]["action"]


def test_a_new_object_is_sent_each_time(widget: SmallWorld) -> None:
    """A trait that is changed in place would not reach the page."""
    sent: list[Any] = []
    widget.observe(sent.append, names="snapshot")
    before = widget.snapshot
    send(widget, intent(widget))
    assert len(sent) == 1 and sent[0]["new"] is not before


def test_the_selected_region_must_exist(widget: SmallWorld) -> None:
    widget.selected_region = "peak"
    widget.selected_region = None
    with pytest.raises(traitlets.TraitError, match="nowhere"):
        widget.selected_region = "nowhere"


def test_what_is_sent_is_plain_json(widget: SmallWorld) -> None:
    for data in (widget.scenery, widget.snapshot):
        assert json.loads(json.dumps(data)) == data
    assert len(json.dumps(widget.snapshot)) < 20_000


def test_every_emblem_that_is_used_is_there(widget: SmallWorld) -> None:
    emblems = [emblem for place in widget.scenery["places"] for emblem in place["emblems"]]
    emblems += [
        piece["emblem"]
        for now in widget.snapshot["regions"].values()
        for piece in now["pieces"]
        if "emblem" in piece
    ]
    assert {"terrain/lake", "symbol/cavern", "marker/lost_tribe"} <= set(emblems)
    assert set(emblems) <= widget.scenery["emblems"].keys()


def test_ways_to_make_one() -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], seed=1)
    assert SmallWorld(game).game is game
    assert SmallWorld(players=["Ann", "Ben"], seed=3).game.seed == 3
    assert SmallWorld().game.names == ("Player 1", "Player 2")
    mixed: list[dict[str, Any]] = [{"game": game, "seed": 4}, {"game": game, "players": ["Ann", "Ben"]}]
    for wrong in [*mixed, {"scenario": VALLEY, "seed": 1}]:
        with pytest.raises(TypeError, match="one of the three"):
            SmallWorld(**wrong)
    with pytest.raises(TypeError, match="not str"):
        SmallWorld("base/2p")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        SmallWorld(gmae=game)  # type: ignore[call-arg]
    with pytest.raises(ScenarioError):
        SmallWorld(scenario={"format": "sw-scenario/1", "turn": "soon"})


def test_the_repr_is_stable(widget: SmallWorld) -> None:
    assert repr(widget) == repr(SmallWorld(scenario=VALLEY)) == f"SmallWorld({widget.game!r})"
    assert "0x" not in repr(widget)


def test_a_plain_picture_stands_in_where_no_kernel_runs(widget: SmallWorld) -> None:
    data, _ = widget._repr_mimebundle_()
    assert "application/vnd.jupyter.widget-view+json" in data
    assert data["image/svg+xml"].lstrip().startswith("<svg")
    assert data["text/plain"] == repr(widget)


def test_the_page_is_in_the_package(widget: SmallWorld) -> None:
    assert "export" in str(widget._esm)
    assert ".sw-widget" in str(widget._css)
