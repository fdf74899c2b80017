"""Redeployments for the planner to compare: a few ways to defend what the player holds.

They do not depend on where tokens stand already, so that a planner that is asked again in the middle of a
redeployment comes to the same end.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Allocation, Code
from sw_widget.engine.conquest.cost import reach
from sw_widget.engine.legal.allocation import Spread, allocation
from sw_widget.engine.legal.options import redeployment_on_map
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.bots.plan import effective
from sw_widget.explore.turns.goals import Goal, sheltered
from sw_widget.explore.turns.redeployment.best import best_redeployment

SHELTERED = 0.5
"""How much less a region draws attackers that no opponent reaches at once."""


def redeployments(position: Position) -> list[tuple[Code, ...]]:
    """Ways to put everything down and end the turn, none of them twice."""
    usual = _in_full(position, best_redeployment(position, Goal()))
    ground, open_ones = _defences(position, usual)
    reached, heuristics = _within_reach(position), Heuristics()

    def by_threat(race: int, spread: Spread) -> Allocation:
        """Each spare token goes where an attacker would gain most for a token."""
        kit = position.kit[race]
        worth = heuristics.known(position, kit).worth
        counts = dict.fromkeys(spread.regions, spread.least)
        chosen = [region for region in counts if open_ones >> region & 1] or list(counts)

        def draw(region: int) -> float:
            price = counts[region] + ground[region]
            return (1.0 if reached >> region & 1 else SHELTERED) * worth[region] / price

        for _ in range(spread.high - spread.least * len(counts)):
            counts[max(chosen, key=draw)] += 1
        return allocation(counts)

    ways = [
        usual,
        best_redeployment(position, Goal("coins_defence")),
        put_down(position, Spread.even),
        [_put(position, code, by_threat) for code in usual],
    ]
    return list(dict.fromkeys(effective(position, way) for way in ways))


def put_down(position: Position, way: Callable[[Spread, int], Allocation]) -> list[Code]:
    """Everything put down and the turn ended, with tokens spread in a way of one's own: it is given where
    they may go, and a mask of those regions that can be attacked.
    """
    usual = _in_full(position, best_redeployment(position, Goal()))
    _, open_ones = _defences(position, usual)

    def spread_out(race: int, spread: Spread) -> Allocation:
        own = sum(1 << region for region in spread.regions)
        return way(spread, own & open_ones or own)

    return [_put(position, code, spread_out) for code in usual]


def _in_full(position: Position, codes: Sequence[Code]) -> list[Code]:
    """With a redeployment of each race, also where its tokens stand well already."""
    told = {code[1] for code in codes if code[0] == do.REDEPLOY}
    stand: list[Code] = [
        (do.REDEPLOY, race, tuple((region, position.tokens[region]) for region in bits(position.held[race])))
        for race in position.movable_races(position.player)
        if race not in told and position.held[race] and not _stays(position, race)
    ]
    return [*stand, *codes]


def _stays(position: Position, race: int) -> bool:
    kit = position.kit[race]
    return kit.outlook.stays_put


def _put(position: Position, code: Code, way: Callable[[int, Spread], Allocation]) -> Code:
    """A redeployment done in another way, unless there are fewer tokens than regions."""
    if code[0] != do.REDEPLOY:
        return code
    spread = redeployment_on_map(position, code[1])
    return code if spread.empty else (*code[:2], way(code[1], spread))


def _defences(position: Position, codes: Sequence[Code]) -> tuple[list[int], int]:
    """What each region adds to its tokens once markers stand as these actions put them, and who is open."""
    rules, ground = position.rules, list(position.ground)
    safe = sheltered(position) & ~position.immune
    active = position.active[position.player]
    kit = position.kit[active]
    places = kit.outlook.places
    for marker, (kind, pieces) in enumerate(zip(rules.markers, position.markers, strict=True)):
        for region, count in pieces.items():
            if marker in places and position.holder[region] == active:
                ground[region] -= count * (kind.defence or position.height(marker, active))
            elif kind.protects:
                safe |= 1 << region
    for code in codes:
        if code[0] == do.PLACE:
            for region, count in code[2]:
                ground[region] += count * (rules.markers[code[1]].defence or position.height(code[1], active))
                safe |= int(rules.markers[code[1]].protects) << region
    return ground, ~safe


def _within_reach(position: Position) -> int:
    """What opponents can attack at once: from where they stand, or from the edge if they have to enter."""
    mask = 0
    for player, race in enumerate(position.active):
        if player != position.player:
            mask |= position.rules.board.entry if race == NOBODY else reach(position, race)
    return mask
