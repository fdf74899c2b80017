"""How everything is put down when conquests have ended, and where a defender's tokens go."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, Allocation, Code
from sw_widget.engine.allocation import Spread, allocation
from sw_widget.engine.board import bits
from sw_widget.engine.legal import Option, WithdrawOption, may_end, options, placement, redeployment
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.scoring import score
from sw_widget.engine.turn import apply
from sw_widget.explore.ceiling import UNIT
from sw_widget.explore.goals import Goal, Value


def settle(position: Position, goal: Goal) -> list[Code]:
    """The actions from redeployment to the end of the turn that serve the goal best."""
    view = position.clone()
    codes: list[Code] = []

    def play(code: Code) -> None:
        codes.append(code)
        apply(view, code)

    player = view.player
    for race in view.movable_races(player):
        spread = redeployment(view, race)
        if view.held[race]:
            code = (do.REDEPLOY, race, _stand(view, race, spread, goal))
            if any(view.tokens[region] != count for region, count in code[2]) or not may_end(view):
                play(code)
    active = view.active[player]
    kit = view.kit[active] if active != NOBODY else None
    if kit is not None:
        for marker in (*kit.places, *kit.builds):
            put = _put(view, placement(view, marker, marker in kit.builds))
            if put and put != _standing(view, marker):
                play((do.PLACE, marker, put))
        if kit.names_ally and not kit.pays_ally:
            allies = [code for code in options(view)[do.ALLY] if isinstance(code, tuple) and code[1] >= 0]
            if allies:
                play(max(allies, key=lambda code: (_threat(view, code[1]), -code[1])))
    play((do.END_TURN,))
    if view.player == player and view.phase == do.AFTER_SCORING:
        play((do.END_TURN,))
    return codes


def settled(position: Position, goal: Goal, before: int) -> Value:
    """What a position at redeployment is worth with everything put down as it serves the goal best.

    In sixths; coins count from those that the player had `before`.
    """
    player = position.player
    active = position.active[player]
    after = position.clone()
    for code in settle(position, goal):
        apply(after, code)
    in_hand = position.hand[active] if active != NOBODY else 0
    return ended(after, goal, player, before, active, in_hand)


def ended(after: Position, goal: Goal, player: int, before: int, active: int, in_hand: int) -> Value:
    """What a turn that is over was worth."""
    coins = UNIT * (after.coins[player] - before)
    return goal.value(coins, UNIT * goal.other(after, player, active, in_hand))


def _standing(view: Position, marker: int) -> Allocation:
    active = view.active[view.player]
    pieces = view.markers[marker]
    return allocation({region: pieces[region] for region in view.marked(marker, active)})


def _stand(view: Position, race: int, spread: Spread, goal: Goal) -> Allocation:
    """Where tokens are fewer than regions the richest are kept; spare ones go where they are needed most."""
    if spread.most == 1:
        keep = sorted(spread.regions, key=lambda region: (-_income(view, race, region, goal), region))
        return tuple((region, 1) for region in sorted(keep[: spread.high]))
    counts = dict.fromkeys(spread.regions, spread.least)
    danger = view.rules.board.around(_opponents(view))
    left = spread.high - spread.least * len(counts)
    taken = [region for region in counts if not view.immune >> region & 1] or list(counts)
    while left > 0:
        weakest = min(
            taken,
            key=lambda region: (
                counts[region]
                + view.ground[region]
                - (0 if goal.name == "coins_defence" else danger >> region & 1),
                not danger >> region & 1,
                region,
            ),
        )
        counts[weakest] += 1
        left -= 1
    return allocation(counts)


def _income(view: Position, race: int, region: int, goal: Goal) -> int:
    """What giving up a region would take from the score."""
    if goal.name == "reach" and goal.region == region:
        return 10**6
    without = view.clone()
    without.vacate(region)
    return score(view, view.player) - score(without, view.player)


def _opponents(view: Position) -> int:
    mask = 0
    for player, race in enumerate(view.active):
        if player != view.player and race != NOBODY:
            mask |= view.held[race]
    return mask


def _put(view: Position, spread: Spread) -> Allocation:
    """All markers that there are, first where the race is weakest."""
    counts = dict.fromkeys(spread.regions, 0)
    for _ in range(spread.high):
        room = [region for region in counts if counts[region] < spread.most]
        if not room:
            break
        weakest = min(
            room, key=lambda region: (view.tokens[region] + view.ground[region] + counts[region], region)
        )
        counts[weakest] += 1
    return allocation(counts)


def _threat(view: Position, player: int) -> int:
    """How many tokens an opponent's active race has: the one with most is the best to be at peace with."""
    race = view.active[player]
    return (
        0
        if race == NOBODY
        else view.hand[race] + sum(view.tokens[region] for region in bits(view.held[race]))
    )


def withdraw(position: Position) -> Code:
    """A sensible answer for a defender: what fled goes where the race is weakest."""
    option: Option = options(position)[do.WITHDRAW][0]  # type: ignore[assignment]
    assert isinstance(option, WithdrawOption)
    counts = dict.fromkeys(option.tokens.regions, 0)
    for _ in range(option.tokens.high):
        weakest = min(
            counts,
            key=lambda region: (
                position.immune >> region & 1,
                position.tokens[region] + position.ground[region] + counts[region],
                region,
            ),
        )
        counts[weakest] += 1
    markers = tuple((marker, spread.even()) for marker, spread in option.markers)
    return (do.WITHDRAW, option.race, allocation(counts), markers)


__all__ = ["REDEPLOYMENT", "settle", "withdraw"]
