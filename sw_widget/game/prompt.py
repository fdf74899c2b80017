"""The sentence that says who decides, and what the choices are."""

from __future__ import annotations

from sw_widget.engine.actions import CONQUEST, OVER, PHASE_NAMES, REDEPLOYMENT, STOP
from sw_widget.engine.legal import options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.scoring import winners
from sw_widget.game.speak import Speaker


def prompt(position: Position, speaker: Speaker) -> str:
    """One sentence for the decision at hand."""
    stage = position.stage
    phase = f"phase-{PHASE_NAMES[stage]}"
    race = position.pending[-1][2] if position.pending else position.acting
    if race == NOBODY:
        race = position.active[position.player]
    params: dict[str, object] = {
        "player": ("player", position.decider),
        "winners": [("player", player) for player in winners(position)] if stage == OVER else [],
    }
    if race == NOBODY:
        return speaker.say("phase-redeploy-no_race" if stage == REDEPLOYMENT else phase, params)
    params |= {"race": ("race", position.rules.races[race].id), "n": position.fled[race]}
    if stage == CONQUEST and list(options(position)) == [STOP]:
        return speaker.say("phase-conquest-done", params)
    return speaker.say(phase, params)
