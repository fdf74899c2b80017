"""The races for which the best redeployment is proven to be the best; for others nothing is claimed."""

from __future__ import annotations

from sw_widget.engine.definitions import Marker
from sw_widget.engine.kit import LEAST, Kit
from sw_widget.engine.position import Position
from sw_widget.explore.turns.earnings import one_use_each, understood
from sw_widget.explore.turns.goals import COINS_DEFENCE, Goal
from sw_widget.explore.turns.joint_income import foreseen
from sw_widget.explore.turns.redeployment.kept_regions import MOST_LIFTED, depends_on_others


def redeployment_is_proven(position: Position, goal: Goal) -> bool:
    """Whether the redeployment that is found is proven to serve the goal best."""
    kits = [position.kit[race] for race in position.races_of(position.player)]
    if not all(_coins_are_proven(kit) for kit in kits):
        return False
    active = position.active[position.player]
    kit = position.kit[active]
    return goal.name != COINS_DEFENCE or _defence_is_proven(kit, position.rules.markers)


def _coins_are_proven(kit: Kit) -> bool:
    """Whether it is known how tokens and markers must stand for the most coins."""
    if not kit.outlook.known:
        return False
    if kit.outlook.coins_by_anything or not all(understood(where) for _, where, _ in kit.shifting_coins):
        return False
    if not one_use_each(kit) or not all(foreseen(when) for _, when in kit.outlook.when_coins):
        return False
    if kit.outlook.stays_put or (not kit.outlook.lifted and kit.least == LEAST):
        return True
    # Regions are given up: which ones must not depend on markers that move, or on too many choices.
    paying = {marker for _, marker in kit.outlook.per_marker}
    depends = depends_on_others(kit) or bool(kit.outlook.builds)
    many = kit.outlook.lifted > MOST_LIFTED or kit.least > LEAST
    return not paying.intersection(kit.outlook.places) and not (depends and many)


def _defence_is_proven(kit: Kit, markers: tuple[Marker, ...]) -> bool:
    """Whether it is known how they must stand for the weakest region to be strongest.

    One kind of marker is shared out exactly: one that makes a region safe, or that adds as much as a token.
    """
    movable = [markers[marker] for marker in {*kit.outlook.places, *kit.outlook.builds}]
    gives_up = kit.outlook.lifted or kit.least > LEAST
    if len(movable) > 1 or (gives_up and depends_on_others(kit)) or (movable and kit.outlook.stays_put):
        return False
    for kind in movable:
        built = bool(kit.outlook.builds)
        if kind.as_high_as is not None or (kind.protects and (built or kind.defence)):
            return False
        if kind.defence > 1 or (kind.defence and not built and kind.per_region < kind.in_box):
            return False
    return True
