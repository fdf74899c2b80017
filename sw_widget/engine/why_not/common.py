"""Reasons that several checks share."""

from __future__ import annotations

from difflib import get_close_matches

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ACTION_NAMES, CONQUEST, OVER, PHASE_NAMES, PICKING, START, Code
from sw_widget.engine.checks import shown
from sw_widget.engine.conquest.means import name_of
from sw_widget.engine.ledger import NEXT_TURN, Help, Reason
from sw_widget.engine.position import NOBODY, Position


def wrong_phase(position: Position, code: Code) -> Reason:
    params = {
        "action": ACTION_NAMES[code[0]],
        "phase": PHASE_NAMES[position.stage],
        "player": ("player", position.decider),
    }
    return Reason("wrong_phase", "wrong_phase-action", params, _when(position.stage, code[0]))


def _when(stage: int, kind: int) -> tuple[Help, ...]:
    """When an action that comes too early or too late can be done."""
    if stage == OVER:
        return ()
    if stage in (START, CONQUEST) and kind in (do.REDEPLOY, do.PLACE, do.ALLY, do.END_TURN):
        return (("help-stop_first", {}),)
    if stage == PICKING and kind not in (do.WITHDRAW, do.USE):
        return (("help-pick_first", {}),)
    return () if kind in (do.WITHDRAW, do.USE, do.PICK) else (NEXT_TURN,)


def lacks(position: Position, code: Code, marker: object = None) -> Reason:
    """The race has nothing that allows the action, or no such marker."""
    race = position.acting if position.acting != NOBODY else position.active[position.player]
    if race == NOBODY:
        return wrong_phase(position, code)
    params: dict[str, object] = {
        "action": ACTION_NAMES[code[0]],
        "race": ("race", position.rules.races[race].id),
    }
    if marker is None:
        return Reason("wrong_phase", "wrong_phase-lacks", params)
    named = isinstance(marker, int)
    params["marker"] = name_of(position, race, marker) if named else ("marker", shown_id(marker))  # type: ignore[arg-type]
    return Reason("wrong_phase", "wrong_phase-lacks_marker", params)


def unknown_region(position: Position, region: object) -> Reason:
    regions = position.rules.board.regions
    names = {name: i for i, known in enumerate(regions) for name in (known.id, known.name)}
    # A number is close to many others, which says nothing.
    guess = isinstance(region, str) and not region.isdigit()
    close = get_close_matches(str(region), names, n=3) if guess else []
    meant = list(dict.fromkeys(("region", names[name]) for name in close))
    helps: tuple[Help, ...] = (("help-did_you_mean", {"regions": meant}),) if meant else ()
    return Reason("unknown_region", "refuse-unknown_region", {"region": shown_id(region)}, helps)


def shown_id(id: object) -> str:
    """An id from outside as it is put into a sentence."""
    return id if isinstance(id, str) and id else shown(id)
