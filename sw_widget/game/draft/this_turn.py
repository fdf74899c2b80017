"""Changes to a draft that opens in the middle of a turn: what happened in it stays true, or is forgotten."""

from __future__ import annotations

from sw_widget.engine.checks import Problem
from sw_widget.engine.position import NOBODY
from sw_widget.game.draft.edit import Edit


def keep_in_step(edit: Edit) -> None:
    """Forget what happened in a turn that is another one now, conquests that are lost again, and that tokens
    fled which are no longer in hand.
    """
    if "this_turn" not in edit.data:
        return
    before, player = edit.position, edit.data["current"]
    race = before.active[before.player]
    active = edit.data["players"][player]["active"]
    same_race = (None if active is None else active["race"]) == (
        None if race == NOBODY else edit.rules.races[race].id
    )
    if player != before.player or not same_race:
        forget_turn(edit)
        return
    conquered = edit.data["this_turn"].get("conquered", {})
    for region in list(conquered):
        entry = edit.regions.get(region) or {}
        if entry.get("player", player) != player or entry.get("lost_tribe"):
            del conquered[region]
    for _, combo in edit.combos:
        fled = combo.get("fled", {})
        if fled.get("tokens", 0) > combo.get("hand", 0):  # some of them were put down again
            fled["tokens"] = combo.get("hand", 0)


def contradicts_turn(problem: Problem) -> bool:
    """Whether a change was refused only for what is said to have happened in the turn."""
    path = problem.path.split(".")
    in_decline = path[:1] == ["players"] and path[2:3] == ["declined"] and path[-1] == "hand"
    return path[0] == "this_turn" or "fled" in path or in_decline


def forget_turn(edit: Edit) -> None:
    """The turn begins anew: the map stays as it is, but what was done in it is forgotten."""
    del edit.data["this_turn"]
    for seat in edit.data["players"]:
        (seat["active"] or {}).pop("fled", None)
        for combo in seat["declined"]:
            combo.pop("fled", None)
            combo.pop("hand", None)
    edit.note("edit-turn-anew", player=("player", edit.data["current"]))
