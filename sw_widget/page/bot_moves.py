"""The moves of a bot in the turn that is shown: what it did and why, a sentence each, and what it took."""

from __future__ import annotations

from sw_widget.engine.position import NOBODY, Position
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.exploring import Exploring
from sw_widget.page.string_table import Data


def bot_moves(exploring: Exploring, step: int, speaker: CachedSpeaker) -> Data | None:
    """The turn that the last step belongs to, as far as a bot played it; None where no bot did.

    A turn that has only begun has no step yet: until its player acts, the turn before it is told.
    """
    history = exploring.shown.history
    begun = [turn for turn in history.turns(step) if turn.step < step]
    if not begun:
        return None
    first, _, player = begun[-1]
    told = [(at, exploring.reason(at)) for at in range(first + 1, step + 1)]
    moves = [_move(exploring, at, reason) for at, reason in told if reason is not None]
    if not moves:
        return None
    before, after = _held(history[first].position, player), _held(history[step].position, player)
    return {
        "player": player,
        "title": speaker.say("explore-bot-moves", {"player": ("player", player)}),
        "moves": moves,
        "taken": sorted(after - before),
    }


def _move(exploring: Exploring, step: int, reason: str) -> Data:
    events = exploring.shown.history[step].events
    regions = {
        value[1]
        for event in events
        for value in event.params.values()
        if isinstance(value, tuple) and value[0] == "region"
    }
    return {"step": step, "text": reason, "plan": exploring.plan(step), "regions": sorted(regions)}


def _held(position: Position, player: int) -> set[int]:
    """The regions of a player."""
    return {
        region
        for region, race in enumerate(position.holder)
        if race != NOBODY and position.owner[race] == player
    }
