"""Coins of others: hidden until the end, but for what somebody has shown to everybody in this turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from sw_widget.game.game import Game


def hidden_from(game: Game, viewer: int, at: int, seen: int | None = None) -> frozenset[int]:
    """The players whose coins a viewer cannot know after `at` steps.

    `seen`: how many steps the viewer has seen, if that is more. Whoever could not pay in this turn has shown
    to have nothing; and whatever they paid or got before and after it, everybody has seen as well.
    """
    position = game.position if at == game.steps else game.history[at].position
    if position.over:
        return frozenset()
    hidden = frozenset(range(len(position.coins))) - {viewer}
    outlooks = [kit.outlook for kit in position.kit]
    if not any(outlook.takes or outlook.toll or not outlook.known for outlook in outlooks):
        return hidden  # nobody pays anybody: there is no need to look through the turn
    history = game.history
    upto = at if seen is None else seen
    start = history.turns(at)[-1].step
    end = min((turn.step for turn in history.turns(upto) if turn.step > at), default=upto)
    return hidden - {
        cast(tuple[str, int], event.params["payer"])[1]
        for step in range(start, end)
        for event in history[step + 1].events
        if "payer" in event.params and event.params["n"] == 0
    }
