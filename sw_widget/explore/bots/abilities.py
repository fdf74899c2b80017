"""How the heuristics use abilities beyond taking regions with tokens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.cost import cost
from sw_widget.engine.conquest.means import number_of
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.conquests import refused_attempt
from sw_widget.engine.legal.options import options
from sw_widget.engine.occasions import AtMost, InPeace
from sw_widget.engine.position import Position
from sw_widget.explore.turns.earnings import coins_in
from sw_widget.explore.turns.extra_means import useful

THRIFT = 0.7
"""How much the tokens that a region takes count against it: 1 in proportion, 0 not at all."""
CHANCES = [float(chance_of_at_least(needed)) for needed in range(MOST_BY_DIE + 1)]
"""How likely the die shows so much."""
SPENT = 0.5
"""What a token that a spent piece stands for counts beside one in hand: it may come back next turn."""


class ConquestPenalty(NamedTuple):
    """The coins that a conquest loses, where a race is paid for not attacking or for holding few regions."""

    attacks: float
    """If it is the first attack on an active opponent."""
    another: float
    """If it is one region too many."""


class Abilities:
    """The abilities of a kit beyond taking regions with tokens."""

    def __init__(self, kit: Kit) -> None:
        self._kit = kit
        self.means = set(kit.means) != set(kit.single)
        self.takes = kit.outlook.takes
        self._peace = sum(coins for coins, when in kit.outlook.when_coins if isinstance(when, InPeace))
        self._limits = [
            (coins, when.regions) for coins, when in kit.outlook.when_coins if isinstance(when, AtMost)
        ]
        self.together = bool(self._peace or self._limits)

    def choose(self, position: Position, sure: bool, gain_of: Callable[[int], float]) -> Code | None:
        """The conquest that brings most for what it takes, else the most hopeful attempt unless `sure`."""
        race = position.acting
        best, chosen = 0.0, None
        for code, tokens, coins in self.ways(position, do.CONQUER):
            gain = gain_of(code[1]) - coins
            rate = gain / max(SPENT, tokens) ** THRIFT  # some means take no token at all
            if gain > 0 and rate > best:
                best, chosen = rate, code
        if chosen is not None or sure or refused_attempt(position) is not None:
            return chosen
        for code, _, coins in self.ways(position, do.ATTEMPT):
            short = max(0, cost(position, race, code[1], code[2:]) - position.hand[race])
            hope = (gain_of(code[1]) - coins) * CHANCES[short]
            if hope > best:
                best, chosen = hope, code
        return chosen

    def ways(self, position: Position, kind: int) -> Iterator[tuple[Code, float, int]]:
        """Conquests or attempts, with the tokens and the coins that each takes."""
        race = position.acting
        for code in useful(position, kind, False):
            tokens, coins = float(cost(position, race, code[1], code[2:])), 0
            for item in code[2:]:
                means = self._kit.means[number_of(item)]
                tokens += SPENT * means.worth
                coins += means.price()
            yield code, tokens, coins

    def penalty(self, position: Position, race: int) -> ConquestPenalty:
        held = position.held[race].bit_count()
        another = sum(coins for coins, limit in self._limits if held == limit)
        return ConquestPenalty(0 if position.attacked else self._peace, another)

    def immediate_coins(self, position: Position, region: int, active: bool) -> int:
        """Coins that come and go when an opponent's region is taken."""
        holder = position.holder[region]
        coins = coins_in(position, region)
        kit = position.kit[holder]
        if active:
            coins += min(self.takes, position.coins[position.owner[holder]])
            coins -= min(kit.outlook.toll, position.coins[position.player])
            coins += kit.outlook.pays_conqueror
        return coins


def decline_code(position: Position) -> Code:
    """Decline; where what stays is stacked up, in the region that is hardest to take."""
    race = position.active[position.player]
    kit = position.kit[race]
    if not kit.outlook.stacks_in_decline:
        return (do.DECLINE,)
    codes = [code for code in options(position)[do.DECLINE] if isinstance(code, tuple)]
    around = position.rules.board.neighbours

    def strength(code: Code) -> tuple[int, int]:
        return position.ground[code[1]], -around[code[1]].bit_count()

    return max(codes, key=strength) if len(codes[0]) > 1 else codes[0]
