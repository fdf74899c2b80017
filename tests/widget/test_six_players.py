"""Games of six in teams as the page is sent them."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game, SmallWorld
from tests.widget import contract, six_players
from tests.widget.test_packs import check


def shown(game: Game) -> dict[str, Any]:
    return contract.shown(SmallWorld(game))


@pytest.mark.parametrize("name", six_players.GAMES)
def test_each_position_is_sent_as_promised_and_offers_what_is_legal(name: str) -> None:
    game = six_players.GAMES[name]()
    check(game, shown(game))


@pytest.mark.parametrize("name", ["six-setup", "six-sacrifice"])
def test_what_is_asked_first_lights_its_regions(name: str) -> None:
    """The page lights regions that a main choice can name; each of them can be clicked, too."""
    game = six_players.GAMES[name]()
    data = shown(game)
    (choice,) = [choice for choice in data["choices"] if choice["kind"] == "use"]
    assert choice["main"]
    named = {way["region"] for way in choice["ways"]}
    assert named == {i for i, region in enumerate(data["regions"]) if region["acts"]}
    assert len(named) == len(game.legal.of("use"))


def test_whoever_puts_down_a_monster_has_a_piece_of_the_track() -> None:
    game = six_players.setup()
    assert shown(game)["track"] == [[0, 1, 1]]
    while game.to_act.phase == "setup":
        game.play(game.legal.of("use")[0])  # type: ignore[arg-type]
    assert shown(game)["track"] == [[0, 1, 1], [1, 1, 2], [2, 1, 3], [3, 1, 4], [4, 1, 5], [5, 1, 0]]
    game.play("pick", slot=0)
    assert shown(game)["track"][-1] == [5, 1, 0]


def test_a_game_without_a_setup_begins_with_its_first_turn() -> None:
    assert shown(Game(["Ann", "Ben"], seed=1))["track"] == [[0, 1, 0]]


def test_the_plate_says_whom_the_lich_guards() -> None:
    """Of all races only the one that he guards has something that lies elsewhere."""
    game = six_players.teams()
    data = shown(game)
    guarding = {
        combo["race"]: piece["label"]
        for player in data["players"]
        for combo in (*player["declined"], player["active"])
        for piece in combo["pieces"]
        if piece["emblem"] == "marker/bonys_boneyard" and "told" not in piece
    }
    assert guarding == {game.view(0)["bony"].capitalize(): "Bony's Boneyard works for them"}
