"""Games to ask: small ones that are laid out by hand, and moments of random games."""

from __future__ import annotations

from random import Random
from typing import Any

from sw_widget import Game
from tests.rules.support import VALLEY, at, player, position

Json = dict[str, Any]


def made(players: list[Json], regions: Json | None = None, on: Json | str = VALLEY, **more: Any) -> Game:
    """A game in the middle, in which the first player's turn starts."""
    names = ("Ann", "Ben", "Cleo", "Dan")
    seats = [{"name": name, **seat} for name, seat in zip(names, players, strict=False)]
    return Game.from_scenario({"format": "sw-scenario/1", **position(on, seats, regions, **more)})


def duel(hand: int = 5, **more: Any) -> Game:
    """Ann's Humans hold b and have so many tokens in hand; Ben's Orcs hold e with 3 and h with 1."""
    regions = {"b": at(0, "humans"), "e": at(1, "orcs", 3), "h": at(1, "orcs", 1)}
    return made([player("humans", "hill", hand), player("orcs", "forest")], regions, **more)


def withdrawal() -> Game:
    """Ann's Humans have taken d, and Ben's Orc who fled from there comes to e or h."""
    orcs = {"d": at(1, "orcs", 2), "e": at(1, "orcs"), "h": at(1, "orcs")}
    game = made([player("humans", "hill", 5), player("orcs", "forest")], {"b": at(0, "humans"), **orcs})
    game.play("conquer", region="d").play("stop").play("end_turn")
    assert game.to_act == (1, "withdraw")
    return game


def played(seed: int, steps: int, players: int = 2) -> Game:
    """A random game after so many steps, or at its end. Most moves are conquests, as among people."""
    game, rng = Game(players=["Ann", "Ben", "Cleo", "Dan", "Eve"][:players], seed=seed), Random(seed)
    while game.steps < steps and not game.over:
        play_at_random(game, rng)
    return game


def play_at_random(game: Game, rng: Random) -> None:
    kinds = game.legal.kinds
    if "conquer" in kinds and rng.random() < 0.7:
        entries = game.legal.of("conquer")
        game.play(entries[int(rng.random() * len(entries))])  # type: ignore[arg-type]
    else:
        game.play(game.legal.sample(rng))


def tired(turn: int) -> Game:
    """Ann's Ratmen hold five regions with one token each; Ben has to pick."""
    board = Game(seed=0).position.rules.board
    return Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "seed": 1,
            "turn": turn,
            "players": [
                {"name": "Ann", "coins": 20, "active": {"race": "ratmen", "power": "underworld"}},
                {"name": "Ben", "coins": 20},
            ],
            "regions": {id: {"player": 0, "race": "ratmen", "tokens": 1} for id in board.ids(board.land)[:5]},
        }
    )
