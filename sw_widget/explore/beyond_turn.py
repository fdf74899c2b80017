"""What a combo or decline does for later turns, in words: an estimate, by looking ahead as bots do."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import PICKING, START, Code
from sw_widget.engine.position import Position
from sw_widget.engine.turn.picking import combo_names
from sw_widget.explore.bots.abilities import decline_code
from sw_widget.explore.bots.ahead_choices import AheadChoices
from sw_widget.explore.bots.choice_reasons import lead_text
from sw_widget.explore.bots.plan import as_known
from sw_widget.explore.bots.thinking_time import ThinkingTime
from sw_widget.game.speaker import Speaker

EFFORT = 1000
"""How many turns are played out; a fifth of what the strongest bot does."""
LOOKS = 200


def beyond_turn(position: Position, code: Code, speaker: Speaker) -> str:
    """How far ahead picking this combo, or declining now, leaves a player in the end, beside the best of the
    other choices; nothing for other actions.
    """
    known = as_known(position)
    if code[0] == do.PICK and known.stage == PICKING:
        begins = code
    elif code[0] == do.DECLINE and known.stage == START and known.turn < known.turns:
        begins = decline_code(known)
    else:
        return ""
    choices = AheadChoices(known, LOOKS, ThinkingTime(EFFORT, None), keep=begins)
    found = choices.all()
    made = next(choice for choice in found if choice.begins == begins)
    other = next((choice for choice in found if choice.begins != begins), None)
    said: dict[str, object] = {"n": choices.plays, "lead": lead_text(made, 0, speaker)}
    if other is None:
        return speaker.say("coach-ahead", said)
    # Where they are close, tenths tell them apart.
    digits = int(round(made.outlook.lead) == round(other.outlook.lead))
    said |= {"lead": lead_text(made, digits, speaker), "other": lead_text(other, digits, speaker)}
    if other.begins is None:
        return speaker.say("coach-ahead-decline", said)
    return speaker.say(
        "coach-ahead-pick", {**said, **combo_names(known.rules, known.column[other.begins[1]])}
    )
