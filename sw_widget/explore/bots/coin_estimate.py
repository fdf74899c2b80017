"""An estimate of the coins that everybody will have in the end, by how they stand when a turn begins.

It was fitted to games that heuristics played (`scripts/fit_coin_estimate.py`): weights for each number of
players and of turns that are left. It knows coins, tokens and regions, and no race or power by its name.
"""

from __future__ import annotations

from operator import mul

from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.bots.coin_weights import WEIGHTS

MANY = 9
"""More tokens than this no longer bring as much each."""


def standing(position: Position, player: int) -> tuple[float, ...]:
    """How a player stands, in numbers: a coin for a region held is not told apart from any other coin."""
    race = position.active[player]
    regions = tokens = 0
    if race != NOBODY:
        held = position.held[race]
        regions = held.bit_count()
        tokens = position.hand[race] + sum(position.tokens[region] for region in bits(held))
    declined = sum(position.held[other].bit_count() for other in position.races_of(player) if other != race)
    anew = float(race == NOBODY)
    return (
        1.0,
        score(position, player),
        regions,
        tokens,
        max(0, tokens - regions),
        max(0, tokens - MANY),
        declined,
        anew,
        anew * declined,
    )


def inputs(standings: list[tuple[float, ...]], player: int, mover: int) -> list[float]:
    """What the weights of a player are for: the own standing, the others' on average, and who moves when."""
    others = [each for number, each in enumerate(standings) if number != player]
    mean = [sum(column) / len(others) for column in zip(*others, strict=True)]
    return [*standings[player], *mean[1:], float((player - mover) % len(standings))]


def turns_left(position: Position, player: int) -> int:
    """How many turns a player still has, with the one that begins now."""
    return position.turns - position.turn + int(player >= position.player)


def coins_at_the_end(position: Position) -> list[float]:
    """Everybody's coins in the end, as far as can be said when a turn begins."""
    players = len(position.coins)
    if position.over:
        return [float(coins) for coins in position.coins]
    table = WEIGHTS[max(0, min(players - 2, len(WEIGHTS) - 1))]
    standings = [standing(position, player) for player in range(players)]
    expected = []
    for player, coins in enumerate(position.coins):
        left = min(turns_left(position, player), len(table))
        found = sum(map(mul, inputs(standings, player, position.player), table[left - 1])) if left else 0.0
        expected.append(coins + found)
    return expected
