"""The reason for the choice that a bot made among several: how far ahead each would leave it."""

from __future__ import annotations

from sw_widget.engine.actions import PICKING, REDEPLOYMENT
from sw_widget.engine.position import Position
from sw_widget.engine.turn.picking import combo_names
from sw_widget.explore.bots.candidates import Choice
from sw_widget.explore.bots.reasons import Why
from sw_widget.game.speaker import Speaker


def why_chosen(position: Position, choices: list[Choice], speaker: Speaker) -> Why:
    """Why the first of the choices: the lead that decided, beside that of the best of another kind."""
    top = choices[0]
    if position.stage == REDEPLOYMENT:
        return "bot-plans-redeployment", {"n": len(choices), "lead": lead_text(top, 0, speaker)}
    said: dict[str, object] = {"n": round(top.outlook.now)}
    other = next((choice for choice in choices if choice.begins != top.begins), None)
    if other is None:
        return "bot-plans-line", {**said, "lead": lead_text(top, 0, speaker)}
    # Where they are close, tenths tell them apart.
    digits = int(round(top.outlook.lead) == round(other.outlook.lead))
    said |= {"lead": lead_text(top, digits, speaker), "other": lead_text(other, digits, speaker)}
    if position.stage == PICKING:
        assert other.begins is not None
        return "bot-plans-pick", {**said, **combo_names(position.rules, position.column[other.begins[1]])}
    return ("bot-plans-going_on" if top.begins is None else "bot-plans-decline"), said


def lead_text(choice: Choice, digits: int, speaker: Speaker) -> str:
    """How far ahead a choice leaves the player, with the two numbers of which that is the difference."""
    lead, mine = round(choice.outlook.lead, digits), round(choice.outlook.mine, digits)
    numbers = {"amount": abs(lead), "most": mine, "limit": mine - lead}
    said = {name: f"{number:.{digits}f}" for name, number in numbers.items()}
    return speaker.say("bot-lead-behind" if lead < 0 else "bot-lead-ahead", said)
