"""Many games from beginning to end, for whoever wants their results and not their story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple

from sw_widget.engine.checks import Problem, as_int
from sw_widget.engine.playout import play_by_lot
from sw_widget.engine.rules import MOST_PLAYERS
from sw_widget.engine.turn.scoring import winners
from sw_widget.explore.tournaments.matches import Entrant
from sw_widget.game.board import Board
from sw_widget.game.errors import ScenarioError, problems_as
from sw_widget.game.game import Game
from sw_widget.game.scenario.setting_up import set_up

if TYPE_CHECKING:
    from sw_widget.explore.bots import Bot

BY_LOT = "random"
MOST_GAMES = 10**9


class Playout(NamedTuple):
    """How one game ended."""

    seed: int
    """The seed of the game: `Game` with the same one begins in the same way."""
    coins: tuple[int, ...]
    """Everybody's coins, in turn order."""
    winners: tuple[int, ...]
    """Who has won, by number from 0; several where a victory is shared."""
    turns: int
    """The game turn in which it ended."""
    actions: int
    """How many actions were played."""


def playouts(
    games: int = 100,
    players: int = 2,
    *,
    seed: int = 0,
    bot: str | Bot | Sequence[str | Bot] = BY_LOT,
    packs: Sequence[str] = ("base",),
    board: str | Board | Mapping[str, Any] | None = None,
    variants: Sequence[str] = (),
    roles: Mapping[str, str] | None = None,
) -> list[Playout]:
    """Play many games, and tell how each of them ended.

    The games have the seeds `seed`, `seed + 1` and so on, and everything in them follows from these. `bot`
    plays for everybody, by name or as a bot of your own; a list has one for each player. `"random"` for all
    is the fast one: it draws a kind of action by lot and then one of that kind, and no log is kept. `packs`,
    `board`, `variants` and `roles` are those of `Game`, whose players are called "Player 1" and so on.
    """
    with problems_as(ScenarioError):
        games = as_int(games, "games", 1, MOST_GAMES)
        players = as_int(players, "players", 2, MOST_PLAYERS)
        seed = as_int(seed, "seed", -(2**62), 2**62)
        bots = [bot] * players if isinstance(bot, str) or not isinstance(bot, Sequence) else list(bot)
        if len(bots) != players:
            raise Problem("bot", f"{players} players need a bot each, and there are {len(bots)}")
    names = [f"Player {number}" for number in range(1, players + 1)]
    by_lot = all(one == BY_LOT for one in bots)
    found = []
    for number in range(seed, seed + games):
        if by_lot:
            with problems_as(ScenarioError):
                ended = set_up(names, number, packs, board, variants, roles).position
            actions = play_by_lot(ended, Random(number))
        else:
            game = Game(names, seed=number, packs=packs, board=board, variants=variants, roles=roles)
            actions, ended = _play_out(game, bots), game.position
        found.append(Playout(number, tuple(ended.coins), tuple(winners(ended)), ended.turn, actions))
    return found


def _play_out(game: Game, bots: Sequence[str | Bot]) -> int:
    """Let bots play the game to its end. Says how many actions that took."""
    from sw_widget.explore.bots import play_out

    entrants = [Entrant(one if isinstance(one, str) else one.name, one) for one in bots]
    seated = [
        entrant.seated(Random(f"playouts/{game.seed}/{player}").randrange(2**48))
        for player, entrant in enumerate(entrants)
    ]
    return play_out(game, seated).steps
