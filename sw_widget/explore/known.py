"""Whose coins a chart or a report may show: at the table they are hidden until the end."""

from __future__ import annotations

from sw_widget.game.game import Game


def known_players(game: Game, viewer: int | None) -> list[int]:
    """The players whose coins may be shown: everybody's when no viewer is named or the game is over."""
    everybody = list(range(len(game.names)))
    if viewer is not None and viewer not in everybody:
        raise IndexError(f"viewer: there is no player {viewer!r}")
    return everybody if viewer is None or game.over else [viewer]
