"""What a picture tells of the past: the last step, the code that does the same, and earlier moments."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Choice, Game, SmallWorld
from sw_widget.game.ledger import Ledger
from tests.games.careful_player import Careful
from tests.widget import contract
from tests.widget.fake_page import VALLEY, Page, conquer
from tests.widget.random_positions import RARE, Seen
from tests.widget.snapshot_questions import Json, offered, same_ledger, without


def test_regions_that_changed_are_marked(moments: list[Seen]) -> None:
    for game, before, _, _, shown in moments:
        now = game.scene()["regions"]
        for place, region in zip(game.board, shown["regions"], strict=True):
            assert region["changed"] == (now[place.id] != before["regions"][place.id])


def test_the_story_is_the_last_step(moments: list[Seen]) -> None:
    for _, _, events, _, shown in moments:
        story = shown["story"]
        assert (story is None) == (shown["step"] == 0)
        if story is None:
            continue
        assert story["title"] and len(story["events"]) == len(events)
        for told, event in zip(story["events"], events, strict=True):
            # Numbers of rulings are for the documentation.
            reference = "" if event.reference.startswith("Ruling R") else event.reference
            assert (told["text"], told["reference"]) == (event.sentence, reference)
            assert same_ledger(told["ledger"], event.ledger)
            named = [value for value in event.raw.params.values() if isinstance(value, tuple)]
            assert told["regions"] == [id for kind, id in named if kind == "region"]


@pytest.mark.parametrize(("players", "seed"), [(2, 4), (3, 9)])
def test_the_code_of_every_step_does_the_same(players: int, seed: int) -> None:
    """A whole game, played again in Python from what "show the code" shows."""
    names = ["Ann", "Ben", "Cleo"][:players]
    game = Game(players=names, seed=seed)
    Careful(game, f"code/{seed}").play()
    world = SmallWorld(game, open_coins=True)
    again = Game(players=names, seed=seed)
    for step in range(1, game.steps + 1):
        world.step = step
        story = world.snapshot["story"]
        assert story["player"] == again.to_act.player
        eval(story["code"], {"game": again})
        assert again.steps == step
        assert [again.log[-1].get("die")] == (story["dice"] or [None])
    assert again.log == game.log
    assert again.position == game.position


@pytest.mark.parametrize(
    "name", ["convert", "means", "ally", "markers", "declined_conqueror", "fled_markers"]
)
def test_the_code_of_a_click_does_the_same_as_the_click(name: str) -> None:
    page = Page(SmallWorld(RARE[name]()))
    clicks = [action for action in offered(page.shown) if action["do"] in ("conquer", "convert", "ally")]
    clicks += [entry.even().to_dict() for entry in page.world.game.legal if isinstance(entry, Choice)]
    assert clicks
    for action in clicks[-8:]:
        other = Game.from_dict(page.world.game.to_dict())
        notice = page.play(action)
        assert notice is not None and notice["kind"] == "done"
        eval(page.shown["story"]["code"], {"game": other})
        assert other.position == page.world.game.position
        page.undo()


def test_the_track_tells_where_turns_began() -> None:
    game, rng = Game(players=["Ann", "Ben", "Cleo"], seed=6), Random(6)
    began = [[0, 1, 0]]
    while not game.over:
        game.play(game.legal.sample(rng))
        if (now := [game.turn, game.position.player]) != began[-1][1:]:
            began.append([game.steps, *now])
    world = SmallWorld(game)
    assert world.snapshot["track"] == began
    assert [turn for _, turn, player in began if player == 0] == list(range(1, game.position.turns + 1))
    world.step = 5
    assert world.snapshot["track"] == began, "looking back, the way forward is still there"


def test_what_was_scored_last_is_on_every_plate() -> None:
    game, rng = Game(players=["Ann", "Ben"], seed=8), Random(8)
    world = SmallWorld(game)
    scored: list[Ledger | None] = [None, None]
    while game.turn < 5:
        game.play(game.legal.sample(rng))
        for event in game.events_of(-1):
            if event.kind == "scored":
                player = event.raw.params["player"]
                assert isinstance(player, tuple)
                scored[player[1]] = event.ledger
        plates = contract.shown(world)["players"]
        assert all(same_ledger(plate["scored"], ledger) for plate, ledger in zip(plates, scored, strict=True))
    assert None not in scored


def test_undo_and_redo_say_what_they_would_do() -> None:
    page = Page(SmallWorld(scenario=VALLEY))
    assert page.shown["undo"] is page.shown["redo"] is None
    page.play(conquer("ford"), {"do": "stop"})
    assert page.shown["undo"] == page.shown["story"]["title"] != ""
    last = page.shown["undo"]
    page.undo()
    assert page.shown["redo"] == last and page.shown["undo"] == page.shown["story"]["title"] != last


# Looking back

ONLY_NOW = ("version", "steps", "past", "track", "undo", "redo", "notice", "choices", "allocations")


def what_stays(shown: Json) -> Json:
    """A picture without what can be done."""
    return {
        **{key: value for key, value in shown.items() if key not in ONLY_NOW},
        "regions": [without(region, "acts", "why", "label") for region in shown["regions"]],
        "column": [without(card, "action", "why") for card in shown["column"]],
        "players": [without(player, "choices") for player in shown["players"]],
    }


@pytest.mark.parametrize("viewer", [None, 0])
def test_a_picture_of_the_past_is_the_picture_of_that_time(viewer: int | None) -> None:
    game = Game(players=["Ann", "Ben", "Cleo"], seed=12)
    world = SmallWorld(game, viewer=viewer, open_coins=viewer is None)
    live = [contract.shown(world)]
    careful = Careful(game, "the past")
    while game.turn < 3:
        action = careful.choose()
        if action.kind == "end_turn":
            careful.settled.clear()
        game.play(action)
        live.append(contract.shown(world))
    for step, then in enumerate(live[:-1]):
        world.step = step
        past = contract.shown(world)
        assert past["past"] and past["step"] == step and past["steps"] == game.steps
        assert what_stays(past) == what_stays(then)
        assert past["track"][: len(then["track"])] == then["track"]
    world.step = game.steps
    assert without(contract.shown(world), "version") == without(live[-1], "version")
