"""Setting up a board on the page: every change, each refusal, the way in and the way out."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sw_widget import Game, SmallWorld
from tests.widget import contract
from tests.widget.fake_page import VALLEY, Page, conquer
from tests.widget.lessons import FORD
from tests.widget.snapshot_questions import emblems
from tests.widget.test_secrets import sent, some_moments, twin


def editor(page: Page) -> dict[str, Any]:
    """What the page knows of the board that is set up, as it was promised."""
    found: dict[str, Any] = contract.conforms(page.known["editor"], "Editor")
    return found


def board(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = editor(page)["board"]
    return found


def begin(page: Page) -> str:
    notice = page.send({"type": "edit", "version": page.version, "do": "begin"})
    assert notice is not None and notice["kind"] == "done"
    return notice["text"]


def ask(page: Page, do: str, **given: Any) -> dict[str, str]:
    number = board(page)["draft"] if editor(page)["open"] else 0
    notice = page.send({"type": "edit", "version": page.version, "draft": number, "do": do, **given})
    assert notice is not None
    return notice


def done(page: Page, do: str, **given: Any) -> str:
    notice = ask(page, do, **given)
    assert notice["kind"] == "done", notice
    return notice["text"]


@pytest.fixture
def world() -> SmallWorld:
    game = Game(["Ann", "Ben"], seed=7)
    game.play("pick", slot=0)
    return SmallWorld(game)


@pytest.fixture
def page(world: SmallWorld) -> Page:
    return Page(world)


# The way in


def test_nothing_is_sent_while_nothing_is_set_up(page: Page) -> None:
    assert page.known["editor"] == ""
    page.play(page.shown["choices"][0]["action"])
    assert page.known["editor"] == ""


def test_it_begins_with_what_is_shown_and_says_what_is_lost(page: Page, world: SmallWorld) -> None:
    game = world.game
    said = begin(page)
    assert "Ann’s turn begins anew" in said
    assert "shuffled anew" in said
    assert world.game is game
    assert page.shown["closed"] is not None
    assert board(page)["players"][0]["active"]["race"] == "sorcerers"
    assert board(page)["column"] == [
        {"race": combo.race, "power": combo.power, "coins": combo.coins, "tokens": None}
        for combo in game.column
    ]


def test_it_begins_at_the_step_that_is_looked_back_at(page: Page, world: SmallWorld) -> None:
    page.set(step=0)
    begin(page)
    assert board(page)["players"][0]["active"] is None


def test_it_begins_with_a_what_if(page: Page, world: SmallWorld) -> None:
    branch = world.what_if()
    region = branch.targets()[0]
    branch.play("conquer", region=region)
    begin(page)
    assert board(page)["players"][0]["active"]["hand"] < 10
    assert world.scenario["regions"][region]["race"] == "sorcerers"


RICH: dict[str, Any] = {
    "format": "sw-scenario/1",
    "players": [
        {"name": "Ann", "coins": 3, "active": {"race": "giants", "power": "hill", "hand": 9}},
        {"name": "Ben", "coins": 17},
    ],
}


def test_coins_that_are_hidden_stay_hidden() -> None:
    page = Page(SmallWorld(scenario=RICH))
    assert "set to 5" in begin(page)
    assert [seat["coins"] for seat in board(page)["players"]] == [3, 5]
    assert "17" not in json.dumps(board(page)["players"])


def test_nothing_hidden_is_in_what_is_sent() -> None:
    """Twins that differ in what is hidden: what is set up from them is the same."""
    rng = Random(6)
    for game in some_moments()[::2]:
        hidden = set(range(len(game.names))) - {game.to_act.player}
        states = []
        for more in (0, rng.choice((5, -3))):
            page = Page(SmallWorld(twin(game, hidden, more), viewer=game.to_act.player))
            begin(page)
            states.append(sent(page.world))
        assert states[0] == states[1]


def test_everything_that_can_be_asked_in_play_can_be_asked(page: Page, world: SmallWorld) -> None:
    begin(page)
    for region in world.game.board:
        cost = world.game.cost(region.id)
        shown = page.region(region.id)["cost"]
        if cost is not None:
            assert shown["total"] == cost.total
    assert any(region["why"] for region in page.shown["regions"])
    assert not any(region["acts"] for region in page.shown["regions"])


def test_all_emblems_are_there(page: Page) -> None:
    begin(page)
    done(page, "combo", player=1, which="active", race="giants", power="fortified")
    assert {piece["key"] for piece in board(page)["pieces"]} <= set(page.known["scenery"]["emblems"])
    assert emblems(page.shown) <= set(page.known["scenery"]["emblems"])


def test_python_begins_with_everything_it_knows() -> None:
    world = SmallWorld(scenario=RICH)
    world.game.play("stop")
    stack = [world.game.position.rules.races[race].id for race in world.game.position.race_stack]
    lost = world.edit()
    assert "begins anew" in lost
    assert [seat["coins"] for seat in world.scenario["players"]] == [3, 17]
    assert world.scenario["race_stack"] == stack
    game = world.game
    assert world.edit() == ""
    assert world.game is game


def test_an_empty_board() -> None:
    world = SmallWorld(edit=True)
    page = Page(world)
    assert editor(page)["open"]
    assert [seat["active"] for seat in board(page)["players"]] == [None, None]
    assert [piece["key"] for piece in board(page)["pieces"]] == ["marker/lost_tribe"]


def test_a_scenario_is_edited_as_it_is() -> None:
    scenario = {**VALLEY, "dice": [3, 0]}
    world = SmallWorld(scenario=scenario, edit=True)
    page = Page(world)
    assert board(page)["dice"] == "3 0"
    assert board(page)["boards"][0] == {"id": "", "name": "A board of its own", "chosen": True}
    assert Game.from_scenario(world.scenario).position == world.game.position


def test_a_lesson_brings_its_own_board() -> None:
    world = SmallWorld(lesson=FORD)
    page = Page(world)
    notice = page.send({"type": "edit", "version": page.version, "do": "begin"})
    assert notice == {"kind": "refused", "text": "A lesson brings its own board: it cannot be edited here."}
    with pytest.raises(ValueError, match="brings its own board"):
        world.edit()
    with pytest.raises(TypeError, match="alone"):
        SmallWorld(lesson=FORD, edit=True)


# Changes


def test_pieces_are_put_and_taken(page: Page) -> None:
    begin(page)
    said = done(page, "put", piece="race/sorcerers", region="3", by=1)
    assert said == "The Lost Tribe leaves Hollow Mire. Hollow Mire: Sorcerers 1"
    assert done(page, "put", piece="race/sorcerers", region="3", by=1) == "Hollow Mire: Sorcerers 2"
    assert page.region("3")["pieces"][0]["count"] == 2
    assert board(page)["pieces"][0]["about"] == "8 in hand, 8 in the tray"
    assert done(page, "put", piece="race/sorcerers", region="3", by=-1) == "Hollow Mire: Sorcerers 1"
    assert done(page, "put", piece="marker/lost_tribe", region="6", by=0) == "Heronbrow: Lost Tribe 0"
    assert done(page, "put", piece="marker/lost_tribe", region="6", by=0) == "Heronbrow: Lost Tribe 1"


def test_costs_follow_at_once(page: Page) -> None:
    begin(page)
    assert page.region("4")["cost"]["total"] == 2
    done(page, "combo", player=1, which="active", race="giants", power="hill")
    done(page, "put", piece="race/giants", region="4", by=1)
    assert page.region("4")["cost"]["total"] == 3


def test_every_kind_of_change_shows(page: Page) -> None:
    begin(page)
    done(page, "name", player=1, value="Bea")
    assert page.known["scenery"]["players"][1]["name"] == "Bea"
    done(page, "coins", player=1, value=9)
    done(page, "hand", player=0, value=2)
    done(page, "turns", value=8)
    done(page, "turn", value=5)
    done(page, "combo", player=1, which="active", race="giants", power="fortified")
    done(page, "combo", player=1, which=0, race="elves", power="")
    done(page, "current", player=1)
    done(page, "dice", value="2 0")
    done(page, "title", value="Two hills")
    done(page, "text", value="<b>Look</b>")
    done(page, "column", slot=0, coins=3)
    now = board(page)
    assert now["players"][1] == {
        "name": "Bea",
        "coins": 9,
        "active": {
            "race": "giants",
            "power": "fortified",
            "hand": 9,
            "most": 9,
            "pieces": [],
            "pile": None,
        },
        "declined": [{"race": "elves", "power": None}],
        "may_decline": False,
        "role": None,
    }
    assert now["doubts"] == [
        "The Elves are in decline and have no region: they would have left the table. Put them on the map."
    ]
    assert (now["turn"], now["turns"], now["current"], now["dice"]) == (5, 8, 1, "2 0")
    assert (now["title"], now["text"], now["file_name"]) == ("Two hills", "<b>Look</b>", "two-hills.json")
    assert now["column"][0]["coins"] == 3
    assert "marker/fortress" in [piece["key"] for piece in now["pieces"]]
    assert done(page, "decline", player=0) == ""
    assert board(page)["players"][0]["declined"][0]["race"] == "sorcerers"


def test_another_board_is_another_page(page: Page) -> None:
    begin(page)
    number = board(page)["draft"]
    page.set(selected_region="3")
    assert done(page, "board", board="base/5p") == ""
    assert len(page.known["scenery"]["players"]) == 5
    assert len(page.known["scenery"]["places"]) == len(page.shown["regions"]) > 40
    late = page.send(
        {"type": "edit", "draft": number, "do": "put", "piece": "marker/lost_tribe", "region": "1", "by": 0}
    )
    assert late is not None and late["kind"] == "refused"
    done(page, "undo")
    assert len(page.known["scenery"]["players"]) == 2
    done(page, "redo")
    assert len(page.known["scenery"]["players"]) == 5


def test_whoever_clicks_fast_loses_nothing(page: Page) -> None:
    """The page need not have seen the last picture."""
    begin(page)
    version, number = page.version, board(page)["draft"]
    for _ in range(3):
        message = {"type": "edit", "do": "put", "piece": "race/sorcerers", "region": "3", "by": 1}
        page.send({**message, "version": version, "draft": number})
    assert page.region("3")["pieces"][0]["count"] == 3


def test_the_region_that_is_explained_stays(page: Page, world: SmallWorld) -> None:
    begin(page)
    page.set(selected_region="3")
    done(page, "put", piece="race/sorcerers", region="3", by=1)
    assert world.selected_region == "3"
    done(page, "cancel")
    assert world.selected_region is None


@pytest.mark.parametrize(
    ("do", "given", "why"),
    [
        (
            "put",
            {"piece": "race/sorcerers", "region": "0", "by": 1},
            "The Sorcerers cannot stand in Gullwing Sea",
        ),
        (
            "put",
            {"piece": "race/sorcerers", "region": "3", "by": -1},
            "There is none of these in Hollow Mire",
        ),
        ("put", {"piece": "race/giants", "region": "3", "by": 1}, "Nobody plays the Giants"),
        ("put", {"piece": "marker/hero", "region": "3", "by": 1}, "Nobody stands in Hollow Mire"),
        (
            "put",
            {"piece": "marker/lost_tribe", "region": "0", "by": 1},
            "No Lost Tribe lives in Gullwing Sea",
        ),
        (
            "combo",
            {"player": 1, "which": "active", "race": "sorcerers", "power": ""},
            "Ann has the Sorcerers",
        ),
        ("combo", {"player": 1, "which": 0, "race": "elves", "power": "stout"}, "Stout does not stay"),
        ("hand", {"player": 1, "value": 1}, "Ben has no active race"),
        ("hand", {"player": 0, "value": 19}, "This must be a whole number from 0 to 17"),
        ("dice", {"value": "7"}, "A die shows 0 (blank)"),
        ("column", {"slot": 6}, "The column is full"),
        ("load", {"text": "{"}, "This cannot be opened"),
        ("load", {"text": "SW1.x"}, "This cannot be opened. code: the position code is damaged"),
        ("load", {"text": '{"format": "sw-scenario/1", "turn": 0}'}, "This cannot be opened. turn: must be"),
        ("load", {"text": 3}, "text: must be a text"),
        ("load", {"text": "x" * 200_001}, "This is too long"),
        ("dance", {}, "do: a board cannot 'dance'"),
        ("back", {}, "There is no game before this one"),
    ],
)
def test_a_refusal_says_why_and_loses_nothing(page: Page, do: str, given: dict[str, Any], why: str) -> None:
    begin(page)
    done(page, "put", piece="race/sorcerers", region="4", by=1)
    before = board(page)
    notice = ask(page, do, **given)
    assert notice["kind"] == "refused"
    assert notice["text"].startswith(why), notice
    assert editor(page)["said"] == notice
    assert board(page) == before
    # The same once more is news again: the page puts back what was typed.
    version = editor(page)["version"]
    ask(page, do, **given)
    assert editor(page)["version"] > version


def test_rubbish_is_met_with_a_sentence(page: Page) -> None:
    begin(page)
    before = board(page)
    for content in ({}, {"do": []}, {"do": {"a": 1}}, {"do": "put"}, {"do": "combo", "player": []}):
        notice = ask(page, **{"do": None, **content})
        assert notice["kind"] == "refused"
    assert board(page) == before


def test_nothing_is_played_meanwhile(page: Page, world: SmallWorld) -> None:
    begin(page)
    for message in (
        {"type": "play", "actions": [conquer("3")]},
        {"type": "undo"},
        {"type": "what_if", "off": False},
        {"type": "best"},
        {"type": "seat", "player": 0, "bot": "greedy"},
    ):
        notice = page.send({**message, "version": page.version})
        assert notice is not None and notice["kind"] == "refused"
    with pytest.raises(ValueError, match="setting up a board"):
        world.what_if()
    assert world.game.steps == 1


def test_only_python_sets_the_trait(page: Page) -> None:
    notice = page.set(editor="{}")
    assert notice is not None and notice["kind"] == "error"
    assert page.in_step()


# The way out


def test_played_from_there(page: Page, world: SmallWorld) -> None:
    old = world.game
    begin(page)
    done(page, "put", piece="race/sorcerers", region="3", by=1)
    done(page, "title", value="Two hills")
    scenario = world.scenario
    assert world.game is old
    done(page, "play")
    assert world.game is not old
    assert world.game.position == Game.from_scenario(scenario).position
    assert page.known["scenery"]["title"] == "Two hills"
    assert editor(page) == {"open": False, "said": None, "version": page.version, "board": None}
    page.play({"do": "stop"})
    assert world.game.steps == 1
    assert page.in_step()
    # The game before is one click away, and so is this one again.
    made = world.game
    assert "back in the game before" in done(page, "back")
    assert world.game is old
    assert world.step == old.steps == 1
    done(page, "back")
    assert world.game is made


def test_editing_again_goes_on_with_the_same_board(page: Page, world: SmallWorld) -> None:
    old = world.game
    begin(page)
    done(page, "coins", player=1, value=12)
    done(page, "play")
    assert begin(page) == "You are setting up a board. Nothing here happens in the game."
    assert board(page)["players"][1]["coins"] == 12
    assert board(page)["undo"]
    done(page, "play")
    # What was set up and never played is no game to go back to.
    done(page, "back")
    assert world.game is old


def test_cancelled(page: Page, world: SmallWorld) -> None:
    old, before = world.game, page.shown
    begin(page)
    done(page, "board", board="base/4p")
    done(page, "cancel")
    assert world.game is old
    assert page.known["editor"] == ""
    assert page.shown["regions"] == before["regions"]
    assert page.in_step()
    notice = ask_closed(page, "play")
    assert notice["text"] == "No board is being edited now."


def test_a_board_that_is_left_is_kept(page: Page, world: SmallWorld) -> None:
    begin(page)
    done(page, "coins", player=1, value=12)
    assert "Your board is kept" in done(page, "cancel")
    world.game.play("conquer", region=world.game.targets()[0])
    assert "brings back the board that you left" in begin(page)
    assert board(page)["players"][1]["coins"] == 5
    done(page, "undo")
    assert board(page)["players"][1]["coins"] == 12
    # Where nothing was set up there is nothing to keep.
    page = Page(SmallWorld(Game(["Ann", "Ben"], seed=7)))
    begin(page)
    assert done(page, "cancel") == "You are back in the game."
    assert "Undo" not in begin(page)
    assert not board(page)["undo"]


def ask_closed(page: Page, do: str) -> dict[str, str]:
    notice = page.send({"type": "edit", "version": page.version, "do": do})
    assert notice is not None
    return notice


def test_what_is_played_on_the_game_meanwhile_is_there_afterwards(page: Page, world: SmallWorld) -> None:
    begin(page)
    pictures = page.pictures()
    world.game.play("conquer", region=world.game.targets()[0])
    assert page.pictures() == pictures
    done(page, "cancel")
    assert page.shown["steps"] == 2
    assert world.step == 2


def test_whoever_sits_there_sits_there_again() -> None:
    game = Game(["Ann", "Ben", "Cleo"], seed=3)
    world = SmallWorld(game, viewer=2)
    page = Page(world)
    begin(page)
    assert [seat["coins"] for seat in board(page)["players"]] == [5, 5, 5]
    done(page, "cancel")
    assert world.viewer == 2
    begin(page)
    done(page, "board", board="base/2p")
    done(page, "play")
    # There is no such player at this table.
    assert world.viewer is None
    done(page, "back")
    assert world.viewer == 2


def test_another_language_changes_the_words_only(page: Page, world: SmallWorld) -> None:
    begin(page)
    done(page, "put", piece="race/sorcerers", region="3", by=1)
    page.set(language="en")
    assert board(page)["draft"] == 1


# Files


def test_a_board_is_saved_and_opened_again(page: Page, world: SmallWorld, tmp_path: Path) -> None:
    begin(page)
    done(page, "put", piece="race/sorcerers", region="3", by=1)
    text, code, scenario = board(page)["file"], board(page)["code"], world.scenario
    assert json.loads(text) == scenario
    assert world.save_scenario(tmp_path / "hill.json").read_text(encoding="utf-8") == text
    assert Game.from_scenario(scenario).position == Game.from_code(code).position
    done(page, "board", board="base/4p")
    assert done(page, "load", text=text) == "The board is opened."
    assert world.scenario == scenario
    done(page, "board", board="base/4p")
    done(page, "load", text=code)
    assert board(page)["code"] == code
    again = SmallWorld(scenario=tmp_path / "hill.json")
    assert again.game.scene() == Game.from_scenario(scenario).scene()


def test_the_scenario_of_a_game_that_is_played(world: SmallWorld, tmp_path: Path) -> None:
    region = world.game.targets()[0]
    world.game.play("conquer", region=region)
    assert world.scenario["regions"][region]["race"] == "sorcerers"
    path = world.save_scenario(str(tmp_path / "now.json"))
    assert Game.from_scenario(json.loads(path.read_text(encoding="utf-8"))).scene() == world.game.scene()
    assert world.editor == {}
