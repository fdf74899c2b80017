"""Visible coins: whose coins a chart or a report may show, since they are hidden until the end."""

from __future__ import annotations

from sw_widget.game.game import Game


def players_with_visible_coins(game: Game, viewer: int | None) -> list[int]:
    """The players whose coins may be shown: everybody's when no viewer is named or the game is over."""
    game.check_viewer(viewer)
    everybody = list(range(len(game.names)))
    return everybody if viewer is None or game.over else [viewer]
