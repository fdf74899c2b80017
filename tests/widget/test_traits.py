"""The public traits: what may be set, what can be observed, and what can be linked."""

from __future__ import annotations

from typing import Any

import ipywidgets
import pytest
import traitlets

from sw_widget import SmallWorld
from tests.widget.fake_page import VALLEY, Page, conquer
from tests.widget.samples import GAMES

# What may be set


def test_the_selected_region_must_exist(world: SmallWorld) -> None:
    assert world.selected_region is None
    world.selected_region = "peak"
    world.selected_region = None
    for wrong in ("nowhere", "", 3, ["peak"]):
        with pytest.raises(traitlets.TraitError):
            world.selected_region = wrong  # type: ignore[assignment]
    assert world.selected_region is None
    with pytest.raises(traitlets.TraitError, match="there is no region 'nowhere' on this board"):
        world.selected_region = "nowhere"


def test_a_region_is_selected_as_a_game_takes_one() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=8)
    for region in ("5", 5, "deepdelve peak", world.game.board["5"]):
        world.selected_region = None
        world.selected_region = region
        assert world.selected_region == "5"


def test_selecting_draws_nothing(world: SmallWorld) -> None:
    """The page has everything that it needs to explain a region."""
    page = Page(world)
    world.selected_region = "peak"
    assert page.pictures() == 0 and page.known["selected_region"] == "peak"


def test_the_step_must_have_been_played(world: SmallWorld) -> None:
    world.game.play("conquer", region="ford")
    world.step = 0
    world.step = 1
    with pytest.raises(traitlets.TraitError, match="1 steps have been played, there is no step 2"):
        world.step = 2
    for wrong in (-1, None, "0", 0.5):
        with pytest.raises(traitlets.TraitError):
            world.step = wrong  # type: ignore[assignment]
    assert world.step == 1


def test_the_step_goes_with_the_game(world: SmallWorld) -> None:
    game = world.game
    game.play("conquer", region="ford").play("stop")
    world.step = 1
    game.undo().undo()
    assert world.step == 0 and world.snapshot["step"] == 0
    game.redo()
    assert world.step == 1


def test_the_language_must_be_known(world: SmallWorld) -> None:
    with pytest.raises(traitlets.TraitError, match=r"unknown language 'tlh'; known are: .*en"):
        world.language = "tlh"
    assert world.language == "en"
    assert SmallWorld(scenario=VALLEY, language="en").language == "en"


def test_the_viewer_must_sit_at_the_table(world: SmallWorld) -> None:
    world.viewer = 1
    world.viewer = None
    for wrong in (2, -1, "Ann", 0.5):
        with pytest.raises(traitlets.TraitError):
            world.viewer = wrong  # type: ignore[assignment]
    with pytest.raises(traitlets.TraitError, match="there is no player 2: they are counted from 0"):
        world.viewer = 2
    assert world.viewer is None


def test_what_is_to_be_read_cannot_be_set(world: SmallWorld) -> None:
    for name in ("scenery", "snapshot", "reasons", "to_act", "last_action", "score"):
        with pytest.raises(traitlets.TraitError, match="read-only"):
            setattr(world, name, getattr(world, name))


def test_setting_what_is_set_draws_nothing(world: SmallWorld) -> None:
    page = Page(world)
    world.step, world.language, world.viewer, world.open_coins = 0, "en", None, False
    assert page.heard == []


# Observing


def test_who_must_decide_can_be_observed() -> None:
    world = SmallWorld(players=["Ann", "Ben"], seed=7)
    heard: list[Any] = []
    world.observe(lambda change: heard.append(change["new"]), names="to_act")
    assert world.to_act == {"player": 0, "phase": "pick"}
    game = world.game
    game.play("pick", slot=0)
    assert heard == [{"player": 0, "phase": "conquest"}]
    game.undo()
    assert heard[-1] == {"player": 0, "phase": "pick"} and len(heard) == 2


def test_what_was_played_can_be_observed(world: SmallWorld) -> None:
    heard: list[Any] = []
    world.observe(lambda change: heard.append(change["new"]), names="last_action")
    assert world.last_action is None
    Page(world).play(conquer("ford"))
    world.game.play("stop")
    world.game.undo().undo()
    assert heard == [conquer("ford"), {"do": "stop"}, conquer("ford"), None]


def test_a_die_is_part_of_what_was_played() -> None:
    game = GAMES["conquest"]()
    world = SmallWorld(game)
    region = game.legal.of("attempt")[0].to_dict()["region"]
    game.play("attempt", region=region, die=3)
    assert world.last_action == {"do": "attempt", "region": region, "die": 3}


def test_the_score_can_be_observed() -> None:
    game = GAMES["redeploy"]()
    world = SmallWorld(game, open_coins=True)
    heard: list[Any] = []
    world.observe(lambda change: heard.append(change["new"]), names="score")
    game.play(game.legal.of("redeploy")[0].even()).play("end_turn")  # type: ignore[union-attr]
    assert heard == [game.coins]
    assert world.score == game.coins


def test_traits_agree_when_an_observer_looks(world: SmallWorld) -> None:
    """Whoever is told that one has changed finds the game, and the other traits that speak of it, in step."""
    found: list[tuple[int, int]] = []

    def look(change: Any) -> None:
        found.append((world.snapshot["step"], world.step))

    world.observe(look, names="snapshot")
    world.game.play("conquer", region="ford")
    world.step = 0
    world.game.play("stop")
    assert found == [(1, 1), (0, 0), (2, 2)]


@pytest.mark.parametrize("name", ["step", "to_act", "last_action", "snapshot"])
def test_an_observer_may_play_on(page: Page, name: str) -> None:
    """A lesson that answers a move with another: everything shows the end of it."""
    world = page.world

    def answer(_change: Any) -> None:
        if world.game.steps == 1:
            world.game.play("stop")

    world.observe(answer, names=name)
    page.play(conquer("ford"))
    assert world.game.steps == world.step == world.snapshot["step"] == 2
    assert world.last_action == {"do": "stop"} and world.to_act["phase"] == "redeploy"
    assert page.in_step()


@pytest.mark.parametrize("name", ["step", "to_act", "last_action", "snapshot"])
def test_an_observer_that_fails_stops_nothing(page: Page, name: str) -> None:
    """Somebody else's mistake: it is shown, and the next move is drawn as ever."""
    world = page.world

    def fail(_change: Any) -> None:
        world.unobserve(fail, names=name)
        raise RuntimeError("a slip")

    world.observe(fail, names=name)
    notice = page.play(conquer("ford"))
    assert notice is not None and notice["kind"] == "error" and "a slip" in notice["text"]
    world.game.play("stop")
    assert world.step == world.snapshot["step"] == 2 and not world.snapshot["past"]
    assert world.last_action == {"do": "stop"} and world.to_act["phase"] == "redeploy"
    assert page.in_step()


@pytest.mark.parametrize("name", ["step", "to_act", "last_action", "snapshot"])
def test_an_observer_that_fails_in_python_stops_nothing(world: SmallWorld, name: str) -> None:
    def fail(_change: Any) -> None:
        world.unobserve(fail, names=name)
        raise RuntimeError("a slip")

    world.observe(fail, names=name)
    with pytest.raises(RuntimeError, match="a slip"):
        world.game.play("conquer", region="ford")
    world.game.play("stop")
    assert world.step == world.snapshot["step"] == 2
    assert world.last_action == {"do": "stop"} and world.to_act["phase"] == "redeploy"


# Linking


def test_a_slider_goes_through_the_game() -> None:
    game = GAMES["start"]()
    world = SmallWorld(game)
    slider = ipywidgets.IntSlider(min=0, max=game.steps, value=0)
    traitlets.link((world, "step"), (slider, "value"))
    assert slider.value == world.step == game.steps
    slider.value = 3
    assert world.step == world.snapshot["step"] == 3 and world.snapshot["past"]
    slider.max += 5
    game.play("stop")
    assert slider.value == world.step == game.steps


def test_a_slider_that_is_too_short_does_not_hold_the_game_back() -> None:
    game = GAMES["start"]()
    world = SmallWorld(game)
    slider = ipywidgets.IntSlider(min=0, max=game.steps)
    traitlets.link((world, "step"), (slider, "value"))
    game.play("stop")
    assert slider.value == game.steps - 1
    assert world.step == world.snapshot["step"] == game.steps and not world.snapshot["past"]


def test_two_widgets_of_a_game_can_be_linked() -> None:
    game = GAMES["start"]()
    one, other = SmallWorld(game), SmallWorld(game)
    for name in ("selected_region", "step"):
        traitlets.link((one, name), (other, name))
    one.selected_region = "3"
    assert other.selected_region == "3"
    other.step = 2
    assert one.snapshot["step"] == 2
    game.play("stop")
    assert one.step == other.step == game.steps
    assert one.snapshot["step"] == other.snapshot["step"] == game.steps


def test_a_list_of_regions_can_be_linked(world: SmallWorld) -> None:
    ids = [region.id for region in world.game.board]
    choice = ipywidgets.Dropdown(options=[("nothing", None), *((id, id) for id in ids)])
    traitlets.link((world, "selected_region"), (choice, "value"))
    choice.value = "wood"
    assert world.selected_region == "wood"
    Page(world).set(selected_region="peak")
    assert choice.value == "peak"


def test_a_text_can_follow_the_decision(world: SmallWorld) -> None:
    label = ipywidgets.Label()
    traitlets.dlink((world, "to_act"), (label, "value"), lambda now: f"{now['player']}: {now['phase']}")
    world.game.play("stop")
    assert label.value == "0: redeploy"


def test_it_stands_beside_other_widgets(world: SmallWorld) -> None:
    box = ipywidgets.VBox([ipywidgets.Label("A lesson"), world])
    assert box.children[1] is world
