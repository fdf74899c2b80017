"""The worth of a turn: the best that a search finds, for charts that compare turns."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import START, WITHDRAWAL
from sw_widget.engine.legal.options import affordable, readied
from sw_widget.engine.position import Position
from sw_widget.engine.turn.ending import begin_turn
from sw_widget.engine.turn.picking import price, tokens_of_combo
from sw_widget.explore.advance import advance
from sw_widget.explore.bots.abilities import decline_code
from sw_widget.explore.turns.redeployment.best import withdraw
from sw_widget.explore.turns.search import Found, best

_WAYS = 40
LOOKS = 20_000
"""How many positions a search for a chart looks at. Counted, not timed: a chart is the same every time."""


class Worth(NamedTuple):
    """Coins that a turn would bring, at best. Without a proof there may be more, up to the ceiling."""

    coins: Fraction
    ceiling: Fraction | None

    @property
    def proven(self) -> bool:
        return self.coins == self.ceiling


class Offer(NamedTuple):
    """A combo on offer: what its first turn would bring, and what picking it costs and gives."""

    slot: int
    price: int
    found: int
    tokens: int
    worth: Worth | None
    """The score of the first turn; None if the combo is too dear."""

    @property
    def total(self) -> Fraction:
        assert self.worth is not None
        return self.worth.coins + self.found - self.price


def worth(position: Position, looks: int) -> Worth:
    """What the rest of the turn would bring the player whose turn it is."""
    return _worth(best(position, looks=looks))


def _worth(found: Found) -> Worth:
    ceiling = found.ceiling
    return Worth(Fraction(found.value[0]), None if ceiling is None else Fraction(ceiling[0]))


def offers(position: Position, looks: int) -> list[Offer]:
    """All combos on offer, for a player who must pick."""
    found = []
    for slot, (race, power, coins) in enumerate(position.column):
        first = None
        if affordable(position, slot):
            picked = position.clone()
            advance(picked, (do.PICK, slot))
            first = worth(picked, looks)
        found.append(
            Offer(slot, price(position, slot), coins, tokens_of_combo(position, race, power)[0], first)
        )
    return found


class Choice(NamedTuple):
    """Going on or declining at the start of a turn: what this turn brings, and the next one."""

    going_on: Worth
    """This turn, if the race goes on."""
    further: Worth | None
    """The next turn, if nobody else moved in between; None in the last turn."""
    declining: int
    """This turn, if the race declines: the score of the regions that stay."""
    anew: Worth | None
    """The next turn with the best combo on offer beside the declined race, if nobody else moved."""

    @property
    def gain(self) -> Fraction:
        """What declining now brings more than going on, in these two turns."""
        later = 0 if self.anew is None or self.further is None else self.anew.coins - self.further.coins
        return self.declining - self.going_on.coins + later

    @property
    def proven(self) -> bool:
        return all(part is None or part.proven for part in (self.going_on, self.further, self.anew))


def choice(position: Position, looks: int) -> Choice:
    """The choice of a player at the start of a turn with an active race."""
    assert position.phase == START
    player, last = position.player, position.turn == position.turns
    view = readied(position)
    view.turns += 1  # so that there is a next turn to look at, whoever plays last
    found = best(view, looks=looks, lines=_WAYS)
    declined = position.clone()
    declined.turns += 1
    advance(declined, decline_code(declined))
    scored = declined.coins[player] - position.coins[player]
    if last:
        return Choice(_worth(found), None, scored, None)
    # The best way that no die decides: it must lead to one position.
    codes = next((way.codes for way in found.ways if not way.chancy), ())
    for code in codes:
        advance(view, code)
    return Choice(_worth(found), _next_turn(view, player, looks), scored, _next_turn(declined, player, looks))


def _next_turn(position: Position, player: int, looks: int) -> Worth:
    """The player's next turn, as if nobody else moved."""
    while position.stage == WITHDRAWAL:
        advance(position, withdraw(position))
    position.player = player
    begin_turn(position)
    return worth(readied(position), looks)
