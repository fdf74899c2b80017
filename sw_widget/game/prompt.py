"""The sentence that says who decides, and what the choices are."""

from __future__ import annotations

from sw_widget.engine.actions import (
    ALLY,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    OVER,
    PHASE_NAMES,
    REDEPLOYMENT,
    ROLL,
    START,
    STOP,
)
from sw_widget.engine.legal import options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.redeploy import lifted
from sw_widget.engine.scoring import winners
from sw_widget.game.speak import Speaker


def prompt(position: Position, speaker: Speaker) -> str:
    """One sentence for the decision at hand."""
    stage = position.stage
    race = position.pending[-1][2] if position.pending else position.acting
    active = position.active[position.player]
    if race == NOBODY:
        race = active
    params: dict[str, object] = {"player": ("player", position.decider)}
    if stage == OVER:
        won = winners(position)
        params |= {"winners": [("player", player) for player in won], "n": position.coins[won[0]]}
    elif race != NOBODY:
        params |= {"race": ("race", position.rules.races[race].id), "n": position.fled[race]}
    if stage == REDEPLOYMENT:
        return speaker.say(*_redeployment(position, active, params))
    if stage == CONQUEST:
        return speaker.say(*_conquest(position, params))
    if stage == START and race != active:
        active_name = ("race", position.rules.races[active].id)
        return speaker.say("phase-start-declined", {**params, "active": active_name})
    return speaker.say(f"phase-{PHASE_NAMES[stage]}", params)


def _conquest(position: Position, params: dict[str, object]) -> tuple[str, dict[str, object]]:
    """What is left to do with the tokens in hand."""
    may = options(position)
    if list(may) == [STOP]:
        return "phase-conquest-done", params
    if position.roll != NOBODY:
        return "phase-conquest-rolled", {**params, "n": position.roll}
    if ROLL in may:
        return "phase-conquest-roll", params
    if ATTEMPT not in may:
        return "phase-conquest-take", params
    return ("phase-conquest" if CONQUER in may or CONVERT in may else "phase-conquest-last"), params


def _redeployment(
    position: Position, active: int, params: dict[str, object]
) -> tuple[str, dict[str, object]]:
    if active == NOBODY:
        return "phase-redeploy-no_race", params
    if not any(position.held[race] for race in position.movable_races(position.player)):
        return "phase-redeploy-no_region", params
    lifts = lifted(position, active)
    if lifts:
        return "phase-redeploy-lift", {**params, "n": lifts}
    return ("phase-redeploy-ally" if ALLY in options(position) else "phase-redeploy"), params
