"""The short sentence for an action, such as "Conquer Heronbrow"."""

from __future__ import annotations

from sw_widget.engine.actions import (
    ABANDON,
    ACTION_NAMES,
    ALLY,
    ASKED,
    ATTEMPT,
    CONQUER,
    CONVERT,
    DECLINE,
    PICK,
    PLACE,
    REDEPLOY,
    ROLL,
    USE,
    WITHDRAW,
    Code,
)
from sw_widget.engine.conquest.means import phrases
from sw_widget.engine.ledger import Params
from sw_widget.engine.legal.offers import found, value_in
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.picking import combo_names


def action_text(before: Position, code: Code) -> tuple[str, Params]:
    """The sentence for an action, as message id and parameters."""
    rules, kind = before.rules, code[0]
    name = ACTION_NAMES[kind]
    params: dict[str, object] = {}
    if kind == PICK:
        params = {**combo_names(rules, before.column[code[1]])}
        if len(code) > 2:
            name = "pick_swapped"
            params["power"] = ("power", rules.powers[before.column[code[2]][1]].id)
    elif kind in (CONQUER, ATTEMPT, CONVERT, ABANDON):
        params = {"region": ("region", code[1])}
        if len(code) > 2 and kind != CONVERT:
            name = "conquer_with" if kind == CONQUER else "attempt_with"
            params["means"] = phrases(before, before.acting, code[2:])
    elif kind in (REDEPLOY, WITHDRAW):
        params = {"race": ("race", rules.races[code[1]].id)}
    elif kind == PLACE:
        params = {"marker": ("marker", rules.markers[code[1]].id)}
    elif kind == ALLY:
        if code[1] == NOBODY:
            name = "no_ally"
        else:
            params = {"ally": ("player", code[1])}
    elif kind == DECLINE:
        params = {"race": ("race", rules.races[before.active[before.player]].id)}
        if len(code) > 1:
            name = "decline_tower"
            params["region"] = ("region", code[1])
    elif kind == ROLL and len(code) > 1:
        name = "roll_for"
        params = {"region": ("region", code[1])}
    elif kind == USE:
        return _used(before, code)
    elif before.stage in ASKED:
        return "act-let_go", params
    return f"action_text-{name}", params


def _used(before: Position, code: Code) -> tuple[str, Params]:
    """What a race or power has done that only it can do, in the words of its offer."""
    item = found(readied(before), code)
    assert item is not None and item.offer.label is not None
    value = value_in(item.offer, code)
    return item.offer.label(value if isinstance(value, int) else 0)
