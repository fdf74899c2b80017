"""Games of six in teams in various states, for pictures and for the tests of the page."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from sw_widget import Game
from tests.games.test_games_of_six import NAMES, set_out


def setup() -> Game:
    """The second monster is to be put down."""
    game = Game(NAMES, packs=["base", "six_player"], seed=3)
    game.play(game.legal.of("use")[0])  # type: ignore[arg-type]
    return game


def teams() -> Game:
    """In the middle of a game, with everything that is made for teams on the map."""
    return Game.from_scenario(set_out(Random("teams/picture")))


def sacrifice() -> Game:
    """A token is about to be lost, and whoever holds the Sigil is asked."""
    for seed in range(60):
        rng = Random(f"sacrifice/{seed}")
        game = Game.from_scenario(set_out(rng))
        for _ in range(60):
            if game.over or game.to_act.phase == "sacrifice":
                break
            game.play(game.legal.sample(rng))
        if game.to_act.phase == "sacrifice":
            return game
    raise AssertionError("nobody was asked")


def over() -> Game:
    """A team has won."""
    rng = Random("over")
    game = Game.from_scenario(set_out(rng))
    while not game.over:
        game.play(game.legal.sample(rng))
    return game


GAMES: dict[str, Callable[[], Game]] = {
    "six-setup": setup,
    "six-teams": teams,
    "six-sacrifice": sacrifice,
    "six-over": over,
}
