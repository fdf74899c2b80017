"""Ways to make a widget, and what it is as an object in a notebook."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from sw_widget import Game, ScenarioError, SmallWorld
from tests.widget.fake_page import VALLEY, Page, conquer

VIEW = "application/vnd.jupyter.widget-view+json"
MARKUP = "<b onmouseover='alert(1)'>Ann</b> & \"Co\""


def test_a_widget_of_a_game() -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], seed=1)
    game.play("pick", slot=0)
    world = SmallWorld(game)
    assert world.game is game
    assert world.step == 1 and world.snapshot["story"] is not None


def test_a_widget_of_a_new_game() -> None:
    assert SmallWorld(players=["Ann", "Ben"], seed=3).game.seed == 3
    assert SmallWorld(seed=5).game.seed == 5
    assert SmallWorld().game.names == ("Player 1", "Player 2")


def test_new_games_without_a_seed_differ() -> None:
    worlds = [SmallWorld(players=("Ann", "Ben")), SmallWorld(), SmallWorld(packs=["base", "cursed"])]
    assert len({world.game.seed for world in worlds}) == 3


def test_a_widget_of_a_scenario(tmp_path: Path) -> None:
    path = tmp_path / "valley.json"
    path.write_text(json.dumps(VALLEY), encoding="utf-8")
    worlds = [SmallWorld(scenario=way) for way in (VALLEY, path, str(path))]
    assert len({json.dumps(world.snapshot) for world in worlds}) == 1
    assert len({world.game.code for world in worlds}) == 1


def test_a_widget_of_a_code() -> None:
    game = Game(players=["Ann", "Ben"], seed=7).play("pick", slot=1)
    assert SmallWorld(code=game.code).game.position == game.position


@pytest.mark.parametrize(
    "wrong",
    [
        {"game": Game(seed=0), "seed": 4},
        {"game": Game(seed=0), "players": ["Ann", "Ben"]},
        {"game": Game(seed=0), "scenario": VALLEY},
        {"scenario": VALLEY, "seed": 1},
        {"scenario": VALLEY, "players": ["Ann", "Ben"], "seed": 1},
    ],
    ids="+".join,
)
def test_ways_are_not_mixed(wrong: dict[str, Any]) -> None:
    with pytest.raises(TypeError, match="one of these"):
        SmallWorld(**wrong)


def test_what_is_no_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(TypeError, match="shows a Game, not str"):
        SmallWorld("base/2p")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="gmae"):
        SmallWorld(gmae=Game(seed=0))  # type: ignore[call-arg]
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
    game = Game(seed=0)
    with pytest.raises(Exception, match="no player 7"):
        SmallWorld(game, viewer=7)
    with pytest.raises(Exception, match="klingon"):
        SmallWorld(game, language="klingon")
    game.play("pick", slot=0)


def test_the_page_is_in_the_package() -> None:
    world = SmallWorld()
    assert "export" in str(world._esm)
    assert ".sw-widget" in str(world._css)


# As an object


def test_the_repr_is_stable(world: SmallWorld) -> None:
    again = SmallWorld(scenario=VALLEY)
    assert repr(world) == repr(again) == f"SmallWorld({world.game!r})"
    assert "0x" not in repr(world)
    world.selected_region = "peak"
    assert repr(world) == repr(again)


def pictures(world: SmallWorld) -> tuple[str, str]:
    """The picture that stands in for the widget, and that of the game alone."""
    data, _ = world._repr_mimebundle_()
    return data["image/svg+xml"], world.game._repr_svg_()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_plain_picture_is_no_higher_than_the_live_widget(players: int) -> None:
    picture, _ = pictures(SmallWorld(players=["Ann", "Ben", "Cleo", "Dag", "Eve"][:players], seed=7))
    size = re.search(r'viewBox="0 0 (\d+) (\d+)" style="width:100%;max-width:(\d+)px', picture)
    assert size
    width, height, largest = map(int, size.groups())
    assert 635 <= largest * height / width <= 641


def test_a_plain_picture_stands_in_where_no_kernel_runs(world: SmallWorld) -> None:
    data, _ = world._repr_mimebundle_()
    assert data[VIEW]["model_id"] == world.model_id
    assert data["image/svg+xml"].lstrip().startswith("<svg")
    # It is no higher than the live widget, says what wakes it, and else shows the same.
    picture, plain = pictures(world)
    largest, width = (re.search(r"max-width:(\d+)px", each) for each in (picture, plain))
    assert largest and width and int(largest[1]) <= int(width[1])
    texts, plain_texts = (re.findall(r"<text[^>]*>([^<]*)", each) for each in (picture, plain))
    assert texts == [
        "A picture: in Jupyter, click its cell and press Shift + Enter to wake it.",
        *plain_texts,
    ]
    assert data["text/plain"] == repr(world)


def test_the_plain_picture_is_of_now(world: SmallWorld) -> None:
    before = world._repr_mimebundle_()[0]["image/svg+xml"]
    world.game.play("conquer", region="ford")
    assert world._repr_mimebundle_()[0]["image/svg+xml"] != before


def test_a_closed_widget_is_still_an_object(world: SmallWorld) -> None:
    world.close()
    assert repr(world) == f"SmallWorld({world.game!r})"
    world.game.play("conquer", region="ford")
    assert world.snapshot["step"] == 0


def test_names_with_markup_are_sent_as_they_are() -> None:
    """The page shows them as text; nothing is escaped twice, and nothing is left out."""
    scenario = VALLEY | {
        "title": MARKUP,
        "players": [VALLEY["players"][0] | {"name": MARKUP}, {"name": "{$n}"}],
    }
    scenario = scenario | {"regions": {"gate": VALLEY["regions"]["gate"]}}
    page = Page(SmallWorld(scenario=scenario))
    assert page.known["scenery"]["title"] == MARKUP
    assert [livery["name"] for livery in page.known["scenery"]["players"]] == [MARKUP, "{$n}"]
    assert [player["name"] for player in page.shown["players"]] == [MARKUP, "{$n}"]
    assert MARKUP in page.shown["sentence"] and MARKUP in page.region("gate")["label"]
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "done"


def test_names_with_markup_are_escaped_where_they_are_drawn() -> None:
    title = "<script>alert(1)</script>"
    scenario = VALLEY | {"title": title}
    data, _ = SmallWorld(scenario=scenario)._repr_mimebundle_()
    assert "<script" not in data["image/svg+xml"] and "&lt;script" in data["image/svg+xml"]


def test_only_markup_of_our_own_is_sent_as_markup() -> None:
    """Emblems and land are put into the page as they are; no id or name from outside gets into them."""
    scenario = VALLEY | {
        "title": MARKUP,
        "players": [VALLEY["players"][0] | {"name": MARKUP}, {"name": "Ben"}],
    }
    scenario = scenario | {"regions": {"gate": VALLEY["regions"]["gate"]}}
    plain, other = SmallWorld(scenario=VALLEY).scenery, SmallWorld(scenario=scenario).scenery
    assert plain["emblems"] == other["emblems"] and plain["land"] == other["land"]
    for markup in (
        *plain["emblems"].values(),
        *(plain["land"][part] for part in ("definitions", "coasts", "above")),
    ):
        assert "<script" not in markup and " on" not in markup
        assert "href" not in markup.replace('href="#{id}-', "")
