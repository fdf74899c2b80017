"""Whether the search knows everything that is in force: where it does not, nothing is proven."""

from __future__ import annotations

from sw_widget.engine.definitions import Marker
from sw_widget.engine.hooks.effect import IN_ANY_TURN, hooks_of, outlook_of
from sw_widget.engine.kit import Kit
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import Rules


def all_known(position: Position) -> bool:
    """Whether the search knows every effect that may matter in this turn, and what lies on the map."""
    for race, kit in enumerate(position.kit):
        if kit.outlook.known and not kit.outlook.surprises:
            continue
        if position.owner[race] == position.player:
            if not kit.outlook.known:
                return False
        elif _matters_to_others(kit, position.rules):
            return False
    for kind, pieces in zip(position.rules.markers, position.markers, strict=True):
        if pieces and _unforeseen(kind):
            return False
    return _decline_is_known(position)


def _matters_to_others(kit: Kit, rules: Rules) -> bool:
    """Whether a race may do something in the turn of another player that nobody can say beforehand."""
    for item in kit.effects:
        said = outlook_of(item.effect, rules)
        unsaid = said is None or not said.known or said.surprises
        if unsaid and not IN_ANY_TURN.isdisjoint(hooks_of(type(item.effect))):
            return True
    return False


def _unforeseen(kind: Marker) -> bool:
    """Whether a marker changes what its region brings, or what whoever takes it can do."""
    return bool(kind.effects or kind.lends or kind.takes or not kind.pays)


def _decline_is_known(position: Position) -> bool:
    """Whether it is known what going into decline after scoring brings, for the race that may do so."""
    active = position.active[position.player]
    if active == NOBODY or not position.kit[active].outlook.declines_after_scoring:
        return True
    in_decline = position.rules.kit(active, position.power[active], True).outlook
    return in_decline.known and in_decline.decline_pays <= position.kit[active].outlook.decline_pays
