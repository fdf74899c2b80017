"""Redeployments for bots to compare: a few ways to defend what the player holds.

They do not depend on where tokens stand already, so that a bot that is asked again in the middle of a
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
FAR = 0.3
"""As how many opponents it counts that some may come to a region later."""
STRONG = 5
"""From what cost on a region is thought too dear for attackers."""


def redeployments(position: Position, more: bool = False) -> list[tuple[Code, ...]]:
    """Ways to put everything down and end the turn, none of them twice; with `more`, also such as are seldom
    best, for somebody who has time to try them.
    """
    usual = _in_full(position, best_redeployment(position, Goal()))
    ground, open_ones = _defences(position, usual)
    reaching, heuristics = _reaching(position), Heuristics()

    def by(draw: Draw) -> list[Code]:
        """Each spare token goes where attackers are drawn most."""

        def spread_out(race: int, spread: Spread) -> Allocation:
            worth = heuristics.known(position, position.kit[race]).worth
            counts = dict.fromkeys(spread.regions, spread.least)
            chosen = [region for region in counts if open_ones >> region & 1] or list(counts)

            def drawn(region: int) -> float:
                return draw(reaching[region], counts[region] + ground[region], worth[region])

            for _ in range(spread.high - spread.least * len(counts)):
                counts[max(chosen, key=drawn)] += 1
            return allocation(counts)

        return [_put(position, code, spread_out) for code in usual]

    ways = [
        usual,
        best_redeployment(position, Goal("coins_defence")),
        put_down(position, Spread.even),
        by(_by_threat),
    ]
    if more:
        ways += [by(_by_attackers), by(_evenly_by_threat), by(_strongholds)]
    return list(dict.fromkeys(effective(position, way) for way in ways))


Draw = Callable[[int, int, float], float]
"""How much a region draws attackers, by how many reach it, what it costs and what it is worth."""


def _by_threat(attackers: int, price: int, worth: float) -> float:
    """What an attacker would gain for a token."""
    return (1.0 if attackers else SHELTERED) * worth / price


def _by_attackers(attackers: int, price: int, worth: float) -> float:
    """What attackers would gain for a token, all of them together."""
    return (FAR + attackers) * worth / price


def _evenly_by_threat(attackers: int, price: int, worth: float) -> float:
    """The same as what an attacker gains, but what is cheap draws even more."""
    return _by_threat(attackers, price, worth) / price


def _strongholds(attackers: int, price: int, worth: float) -> float:
    """No attacker's view: the best regions are made too dear for them, one after the other."""
    return STRONG * worth + attackers + price if price < STRONG else -price


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


def _reaching(position: Position) -> list[int]:
    """How many opponents can attack each region at once: from where they stand, or from the edge if they
    have to enter.
    """
    found = [0] * len(position.tokens)
    for player, race in enumerate(position.active):
        if player != position.player:
            mask = position.rules.board.entry if race == NOBODY else reach(position, race)
            for region in bits(mask):
                found[region] += 1
    return found
