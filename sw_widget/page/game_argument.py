"""The arguments from which a widget makes its game: a game, players, a scenario or a code."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sw_widget.game.game import Game
from sw_widget.game.scenario.given import AnyScenario


def game_from(
    game: Game | None,
    players: Sequence[str] | None,
    seed: int | None,
    scenario: AnyScenario | None,
    code: str | None,
    packs: Sequence[str] | None = None,
) -> Game:
    ways = [way for way in (game, players, scenario, code) if way is not None]
    new = seed is not None or packs is not None
    if len(ways) > 1 or (new and players is None and ways):
        raise TypeError(
            "give SmallWorld a game, or players (with a seed and packs), or a scenario, or a code: "
            "one of these"
        )
    if game is not None:
        if not isinstance(game, Game):
            raise TypeError(f"SmallWorld shows a Game, not {type(game).__name__}{_instead(game)}")
        return game
    if scenario is not None:
        return Game.from_scenario(scenario)
    if code is not None:
        return Game.from_code(code)
    chosen = ("base",) if packs is None else packs
    return Game(seed=seed, packs=chosen) if players is None else Game(players, seed=seed, packs=chosen)


def _instead(given: object) -> str:
    """What was perhaps meant by something that is no game."""
    if isinstance(given, str):
        return f"; a lesson by its name is lesson={given!r}, a file scenario={given!r}, a code code=…"
    return "; a scenario is scenario=…" if isinstance(given, Mapping) else ""
