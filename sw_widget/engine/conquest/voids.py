"""What a defender makes void: effects of an attacker that do not work against the defender's regions.

What is left in force there is a kit like any other, so that costs, reach and special means ask it as they
ask the attacker's own.
"""

from __future__ import annotations

from sw_widget.engine.conquest.means import Named, number_of
from sw_widget.engine.hooks.effect import Barrier, Effect
from sw_widget.engine.hooks.view import Name, View
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.ledger import Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position


def voiding(position: Position, race: int) -> int:
    """Regions of opponents who make effects of attackers void."""
    mask, player = 0, position.owner[race]
    for guard in bits(position.guards):
        if position.owner[guard] != player and position.kit[guard].answering.voids:
            mask |= position.held[guard]
    return mask


def against(position: Position, race: int, region: int) -> Kit:
    """What is in force for the race in an attack on the region."""
    kit, holder = position.kit[race], position.holder[region]
    defender = position.kit[holder]
    if defender.answering.voids and position.owner[holder] != position.owner[race]:
        return position.rules.without_void(kit, defender)
    return kit


def void_means(position: Position, race: int, region: int, named: Named) -> int | None:
    """The first of these special means that is void against whoever holds the region."""
    there = against(position, race, region).means
    return next((number_of(item) for item in named if number_of(item) not in there), None)


def void_roll(position: Position, race: int, left: Kit) -> Sourced | None:
    """What has the die rolled before conquests, where that is not among the effects that are left."""
    if left is position.kit[race] or left.outlook.rolls_first:
        return None
    for item in position.kit[race].effects:
        known = item.effect.outlook(position.rules)
        if known is not None and known.rolls_first:
            return item
    return None


def kept_out(position: Position, guard: int, race: int) -> Barrier | None:
    """Regions of a defender to which the race would come only by an effect that is void there: to water, or
    anywhere, if it could conquer nothing without the effect.
    """
    if position.owner[guard] == position.owner[race]:
        return None
    kit, rules = position.kit[race], position.rules
    left = rules.without_void(kit, position.kit[guard])
    void = [item for item in kit.effects if item not in left.effects]
    needed = [item for item in void if item.effect.lets_conquer(View(position, race, item.source))]
    mask = position.held[guard] & (rules.board.all if needed else kit.stand & ~left.stand)
    if not mask:
        return None

    def reason(region: int) -> Reason:
        stood = (item for item in void if Kit((item,), rules).stand >> region & 1)
        item = needed[0] if needed else next(stood)
        return is_void(position, item.source, item.effect, region)

    return Barrier(mask, "immune", reason)


def is_void(position: Position, name: Name, effect: Effect, region: int) -> Reason:
    """That an effect which would be used against a region is void there."""
    guard = voided_by(position, effect, region)
    params = {"region": ("region", region), "name": name, "guard": guard}
    return Reason("immune", "immune-void", params, (), guard[1])


def void_for(at: View, effect: Effect, race: int, attack: bool = True) -> bool:
    """Whether an effect does not work against the race of an opponent; `attack`: whether it would drive the
    race out.
    """
    position = at.position
    if race == NOBODY or position.owner[race] == at.player:
        return False
    voids = position.kit[race].answering.voids
    return any(
        void(effect) and (attack or void.__self__.voids_always)  # type: ignore[attr-defined]
        for _, void in voids
    )


def void_there(at: View, effect: Effect, region: int, attack: bool = True) -> Reason | None:
    """That whoever holds the region makes an effect void which would be used against it, if so."""
    void = void_for(at, effect, at.position.holder[region], attack)
    return is_void(at.position, at.source, effect, region) if void else None


def voided_by(position: Position, effect: Effect, region: int) -> Name:
    """Whose rule makes an effect of an attacker void against whoever holds the region."""
    voids = position.kit[position.holder[region]].answering.voids
    name: Name = next(source for source, void in voids if void(effect))
    return name
