"""The regions that a race keeps if it has too few tokens for all of them."""

from __future__ import annotations

from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.turns.goals import Goal

MOST_LIFTED = 4
_MOST_WAYS = 5000
"""Where regions depend on one another, so many choices are tried: four of twenty and more."""


def depends_on_others(kit: Kit) -> bool:
    """Whether what a region brings depends on which others are held."""
    partly = any(kit.stand & ~where for _, where, _ in kit.joint_coins)
    return partly or bool(kit.shifting_coins)


def buildable(view: Position, marker: int, regions: tuple[int, ...]) -> list[int]:
    """Where a marker of a kind can still be built this turn."""
    kind, pieces = view.rules.markers[marker], view.markers[marker]
    if view.used >> marker & 1 or sum(pieces.values()) >= kind.in_box:
        return []
    return [region for region in regions if pieces.get(region, 0) < kind.per_region]


def kept(view: Position, goal: Goal, race: int, spread: Spread, strength: dict[int, int]) -> tuple[int, ...]:
    """The regions that serve the goal, then the richest, then the strongest."""
    kit = view.kit[race]
    view = _all_held(view, race)
    whole = score(view, view.player)
    regions = spread.regions

    def income(lost: tuple[int, ...]) -> int:
        """What giving up these regions takes from the score."""
        without = view.clone()
        for region in lost:
            if without.holder[region] == race:
                without.vacate(region)
        return whole - score(without, view.player)

    def poorest(filled: tuple[int, ...]) -> tuple[object, ...]:
        # A region that needs no token is not lost without one.
        lost = tuple(region for region in regions if region not in (*filled, *spread.free))
        forts = {marker: buildable(view, marker, filled) for marker in kit.outlook.builds}
        coins = sum(each for each, marker in kit.outlook.per_marker if forts.get(marker))
        walls = [free for marker, free in forts.items() if view.rules.markers[marker].defence]
        return goal.region in lost, income(lost) - coins, -_level(filled, strength, walls), lost

    depends = bool(kit.outlook.coins_by_anything or kit.outlook.builds) or depends_on_others(kit)
    if depends and spread.ways_to_fill() <= _MOST_WAYS:
        return min((filling.regions for filling in spread.fillings()), key=poorest)
    rich = sorted(
        regions,
        key=lambda region: (region != goal.region, -income((region,)), -strength[region], region),
    )
    return spread.filled(rich).regions


def _all_held(view: Position, race: int) -> Position:
    """The position as if the race stood, too, where it has given up regions and may still come back to."""
    if not view.given_up:
        return view
    view = view.clone()
    for region in bits(view.given_up):
        if view.holder[region] == NOBODY:
            view.settle(race, region, view.kit[race].least)
    view.given_up = 0
    return view


def _level(regions: tuple[int, ...], strength: dict[int, int], walls: list[list[int]]) -> int:
    """How strong the weakest of these is with a token each and, if it can stand there, one wall."""
    order = sorted(regions, key=strength.__getitem__)
    levels = [strength[region] for region in order]
    if walls and order and order[0] in walls[0]:
        levels[0] += 1
    return min(levels, default=0)
