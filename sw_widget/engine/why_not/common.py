"""Reasons that several checks share."""

from __future__ import annotations

from difflib import get_close_matches

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ACTION_NAMES, CONQUEST, OVER, PHASE_NAMES, PICKING, START, Code
from sw_widget.engine.checks import shown
from sw_widget.engine.conquest.means import name_of
from sw_widget.engine.ledger import NEXT_TURN, Help, Reason
from sw_widget.engine.map.terrain import CHASM
from sw_widget.engine.position import NOBODY, Position


def wrong_phase(position: Position, code: Code) -> Reason:
    params = {
        "action": ACTION_NAMES[code[0]],
        "phase": PHASE_NAMES[position.stage],
        "player": ("player", position.decider),
    }
    return Reason("wrong_phase", "wrong_phase-action", params, _when(position.stage, code[0]))


def _when(stage: int, kind: int) -> tuple[Help, ...]:
    """When an action that comes too early or too late might be done."""
    if stage == OVER:
        return ()
    if stage in (START, CONQUEST) and kind in (do.REDEPLOY, do.PLACE, do.ALLY, do.END_TURN):
        return (("help-stop_first", {}),)
    return (("help-pick_first", {}),) if stage == PICKING else (NEXT_TURN,)


def lacks(position: Position, code: Code) -> Reason:
    """The race has nothing that allows the action, or not at this moment."""
    race = _asked(position)
    if race == NOBODY:
        return _no_race(position, code)
    if code[0] == do.USE and _has_use(position, code[1]):
        return wrong_phase(position, code)
    if code[0] == do.USE:
        params = {"name": _trait_name(position, code[1]), "race": race_name(position, race)}
        return Reason("wrong_phase", "wrong_phase-lacks_gift", params)
    params = {"action": ACTION_NAMES[code[0]], "race": race_name(position, race)}
    return Reason("wrong_phase", "wrong_phase-lacks", params)


def _trait_name(position: Position, trait: object) -> object:
    """A race, power or piece for sentences, also one that nobody knows."""
    rules = position.rules
    known = (("race", rules.race_index), ("power", rules.power_index), ("marker", rules.marker_index))
    return next(((kind, trait) for kind, index in known if trait in index), shown_id(trait))


def _has_use(position: Position, trait: object) -> bool:
    """Whether a race of the player has what offers a choice at other moments."""
    return any(
        (item.effect.used_as or item.rule) == trait and item.effect.uses is not None
        for race in position.races_of(position.player)
        for item in position.kit[race].effects
    )


def lacks_marker(position: Position, code: Code, marker: object) -> Reason:
    """The race has no such marker or means, or it is for something else."""
    race = _asked(position)
    if race == NOBODY:
        return _no_race(position, code)
    if not isinstance(marker, int):
        params = {"race": race_name(position, race), "marker": ("marker", shown_id(marker))}
        return Reason("wrong_phase", "wrong_phase-lacks_marker", params)
    params = {"race": race_name(position, race), "marker": name_of(position, race, marker)}
    owners = [
        item.rule
        for item in position.kit[race].effects
        if getattr(item.effect, "marker", None) == position.rules.means[marker]
    ]
    if not owners:
        return Reason("wrong_phase", "wrong_phase-lacks_marker", params)
    if code[0] != do.PLACE:
        return Reason("wrong_phase", "wrong_phase-no_means", params, (), owners[0])
    if marker in position.kit[race].means:
        return Reason("wrong_phase", "wrong_phase-not_placed", params, (), owners[0])
    sentence = "wrong_phase-gift" if _has_use(position, owners[0]) else "wrong_phase-no_choice"
    return Reason("wrong_phase", sentence, params, (), owners[0])


def _asked(position: Position) -> int:
    """The race that somebody wants to act with."""
    return position.acting if position.acting != NOBODY else position.active[position.player]


def _no_race(position: Position, code: Code) -> Reason:
    params = {"player": ("player", position.player), "action": ACTION_NAMES[code[0]]}
    return Reason("wrong_phase", "wrong_phase-no_race", params)


def not_put_down(position: Position, code: Code, own: str) -> Reason:
    """No token of the race that was named is put down now; `own` is the sentence where the player has it."""
    race, player = code[1], position.decider
    if race == NOBODY:
        return _no_race(position, code)
    theirs = isinstance(race, int) and position.owner[race] == player
    params = {"player": ("player", player), "race": race_name(position, race)}
    return Reason("wrong_phase", own if theirs else "wrong_phase-not_theirs", params)


def race_name(position: Position, race: object) -> object:
    """A race for sentences, also one that nobody knows."""
    return ("race", position.rules.races[race].id) if isinstance(race, int) else shown_id(race)


def unknown_region(position: Position, region: object) -> Reason:
    regions = position.rules.board.regions
    names = {name: i for i, known in enumerate(regions) for name in (known.id, known.name)}
    # A number is close to many others, which says nothing.
    guess = isinstance(region, str) and not region.isdigit()
    close = get_close_matches(str(region), names, n=3) if guess else []
    meant = list(dict.fromkeys(("region", names[name]) for name in close))
    helps = (("help-did_you_mean", {"regions": meant}),) if meant else (_known_regions(position),)
    return Reason("unknown_region", "refuse-unknown_region", {"region": shown_id(region)}, helps)


def _known_regions(position: Position) -> Help:
    """How the regions of the board are called."""
    ids = [region.id for region in position.rules.board.regions]
    if ids == [str(number) for number in range(len(ids))]:
        return "help-region_numbers", {"id": ids[-1]}
    return "help-region_ids", {"regions": list(ids)}


def cannot_stand(position: Position, race: int, region: int, rule: str = "") -> Reason:
    """That the race can never hold the region: nobody can, or only races with a power for it."""
    terrain = position.rules.board.regions[region].terrain
    params = {
        "region": ("region", region),
        "race": race_name(position, race),
        "terrain": ("terrain", terrain),
    }
    return Reason("water", "water-chasm" if terrain == CHASM else "refuse-water", params, (), rule)


def shown_id(id: object) -> str:
    """An id from outside as it is put into a sentence."""
    return id if isinstance(id, str) and id else shown(id)
