"""Positions to ask about: random games, stopped at random moments."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from sw_widget import Board, Game
from tests.games.careful_player import Careful

NAMES = ["Ann", "Ben", "Cleo", "Dan", "Eve"]


def moments(
    games: int, per_game: int, first: int = 0, packs: Iterable[str] | None = None, boards: str = "base"
) -> Iterator[Game]:
    """Branches of games on all boards, half of them played at random and half with care. The boards are those
    of the base game, whatever the `packs`, or for two to four players those of another pack.
    """
    sizes = 4 if boards == "base" else 3
    for number in range(first, first + games):
        rng = Random(f"moments/{number}")
        names = NAMES[: 2 + number % sizes]
        mix = {} if packs is None else {"packs": list(packs), "board": Board(f"{boards}/{len(names)}p")}
        game = Game(players=names, seed=number, **mix)  # type: ignore[arg-type]
        careful = Careful(game, str(number))
        steps = sorted(rng.sample(range(1, 90), per_game))
        for step in range(steps[-1] + 1):
            if game.over:
                break
            if step in steps:
                yield game.what_if()
            action = careful.choose() if number % 2 else game.legal.sample(rng)
            if action.kind == "end_turn":
                careful.settled.clear()
            game.play(action)
