"""The prompt: a sentence that says who decides, and what the choices are."""

from __future__ import annotations

from collections.abc import Iterator

from sw_widget.engine.actions import (
    ALLY,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    OVER,
    PHASE_NAMES,
    PICKING,
    REDEPLOYMENT,
    ROLL,
    START,
    STOP,
    WITHDRAWAL,
)
from sw_widget.engine.kit import LEAST
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.engine.turn.picking import skip_price
from sw_widget.engine.turn.redeployment import lifted
from sw_widget.engine.turn.scoring import winners
from sw_widget.game.speaker import Speaker
from sw_widget.text import AllOf, combo


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
        said = speaker.say(*_conquest(position, params))
        return f"{said} {speaker.say('phase-second_wave')}" if _in_second_wave(position) else said
    if stage == PICKING:
        return speaker.say(*_picking(position, params, speaker))
    if stage == START and race != active:
        active_name = ("race", position.rules.races[active].id)
        return speaker.say("phase-start-declined", {**params, "active": active_name})
    said = speaker.say(f"phase-{PHASE_NAMES[stage]}", params)
    if stage == WITHDRAWAL and position.fled[race]:
        return " ".join((said, *_fled_markers(position, race, speaker)))
    if stage == START and may_ready_again(position):
        return f"{said} {speaker.say('phase-two_waves')}"
    return said


def _in_second_wave(position: Position) -> bool:
    """Whether the troops of the acting race were readied once more."""
    return position.kit[position.acting].outlook.readies_again and not may_ready_again(position)


def _fled_markers(position: Position, race: int, speaker: Speaker) -> Iterator[str]:
    for (owner, marker), n in sorted(position.fled_markers.items()):
        if owner == race:
            said = {"marker": ("marker", position.rules.markers[marker].id), "n": n}
            yield speaker.say("phase-withdraw-too", said)


def _picking(
    position: Position, params: dict[str, object], speaker: Speaker
) -> tuple[str, dict[str, object]]:
    """What passing over costs: a coin for each combo, and more for some."""
    rules = position.rules
    dear = [offered for offered in position.column[:-1] if skip_price(rules, offered) > 1]
    if not dear:
        return "phase-pick", params
    names = [combo(rules.powers[power].id, rules.races[race].id, speaker.language) for race, power, _ in dear]
    return "phase-pick-dear", {**params, "combos": AllOf(names), "n": skip_price(rules, dear[0])}


def _conquest(position: Position, params: dict[str, object]) -> tuple[str, dict[str, object]]:
    """What is left to do with the tokens in hand."""
    may = options(position)
    if may_ready_again(position):
        return ("phase-conquest-first_wave" if CONQUER in may else "phase-conquest-first_wave-done"), params
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
    kit = position.kit[active]
    if kit.outlook.stays_put:
        return "phase-redeploy-stays", {**params, "n": position.hand[active]}
    lifts = lifted(position, active)
    if kit.outlook.leaves_one:
        return "phase-redeploy-leaves_one", {**params, "n": max(0, lifts - position.hand[active])}
    if lifts:
        return "phase-redeploy-lift", {**params, "n": lifts}
    if ALLY in options(position):
        return "phase-redeploy-ally", params
    return (
        ("phase-redeploy-least", {**params, "n": kit.least})
        if kit.least > LEAST
        else ("phase-redeploy", params)
    )
