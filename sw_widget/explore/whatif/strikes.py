"""Strikes: what an opponent could take at the start of a turn, as the engine says.

Nothing here is a rule: a position is made in which it is the opponent's turn, and the engine says what may be
attacked, with what, at which cost. Only what everybody may know is asked for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction

from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, PICKING, START, Code
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.conquering import ready
from sw_widget.engine.conquest.cost import cost, cost_ledger, targets
from sw_widget.engine.conquest.means import number_of
from sw_widget.engine.ledger import Ledger
from sw_widget.engine.legal.options import options, readied
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.turn.ending import begin_turn
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.engine.turn.redeployment import as_settled
from sw_widget.explore.advance import advance, trade_code
from sw_widget.explore.turns.extra_means import price_of

PLENTY = 1000
"""More coins than any conquest takes."""


@dataclass(frozen=True, slots=True)
class Strike:
    """A region that a race could take as its first conquest of a turn."""

    race: int
    region: int
    hand: int
    """The tokens that the race has to conquer with."""
    ledger: Ledger | None
    """What the region costs; None where its lone token would be replaced."""
    chance: Fraction = Fraction(1)
    means: int | None = None
    """The special means that it takes, if any."""
    coins: int = 0
    """The coins that it takes; only whoever strikes knows whether they are there."""

    @property
    def cost(self) -> int:
        """The tokens that it takes out of the hand."""
        return 0 if self.ledger is None else self.ledger.total


def regions_of(position: Position, player: int) -> int:
    """All regions of the player, active and in decline."""
    mask = 0
    for race in position.races_of(player):
        mask |= position.held[race]
    return mask


def at_turn_of(position: Position, opponent: int) -> Position | None:
    """The position when the opponent comes to conquer next, as things stand; None if that never comes.

    Where it is the opponent's turn and conquests are still to come, that is now.
    """
    if position.over:
        return None
    if position.player == opponent and position.phase in (PICKING, START, CONQUEST):
        return readied(position.clone())
    later = opponent <= position.player
    if later and position.turn == position.turns:
        return None
    view = as_settled(position).clone()
    active = view.active[view.player]
    if active != NOBODY:
        view.new &= ~(1 << active)
    # What fled is in its owner's hand already; it is put down only to be taken up again.
    view.pending = []
    view.fled = [0] * len(view.fled)
    view.fled_markers.clear()
    view.turn += later
    view.player = opponent
    begin_turn(view)
    return readied(view)


def with_each_combo(view: Position) -> list[Position]:
    """For a player who must pick: the position after each pick. Prices are left out: coins are hidden."""
    found = []
    for slot in range(len(view.column)):
        after = view.clone()
        advance(after, (do.PICK, slot))
        found.append(after)
    if not found:
        after = view.clone()
        ready(after, None)
        after.phase = CONQUEST
        after.start_acting(after.first_to_conquer(after.player))
        if after.acting != NOBODY:
            found.append(after)
    return found


def each_conqueror(view: Position) -> Iterator[Position]:
    """The position for each race that is still to conquer this turn: one in decline, then the active one."""
    races = [
        race for race in view.movable_races(view.player) if view.status[race] == ACTIVE or view.held[race]
    ]
    for race in races[races.index(view.acting) :]:
        if race == view.acting:
            yield _traded(view)
        else:
            other = view.clone()
            other.start_acting(race)
            yield _traded(other)


def _traded(view: Position) -> Position:
    """The position with all collected tokens traded in."""
    trade = trade_code(view) if view.acting == view.active[view.player] else None
    if trade is None:
        return view
    view = view.clone()
    advance(view, trade)
    return view


def with_coins(view: Position, coins: int) -> Position:
    """The same as if the player whose turn it is had so many coins: they are hidden from everybody else."""
    view = view.clone()
    view.coins[view.player] = coins
    return view


def strikes(view: Position, regions: int) -> Iterator[Strike]:
    """Every way in which the acting race could take one of the regions as its next conquest.

    What takes coins is among them, whether or not they are there.
    """
    view = with_coins(view, PLENTY)
    race = view.acting
    hand, kit = view.hand[race], view.kit[race]
    found = options(view)
    for code in found.get(do.CONQUER, []):
        assert isinstance(code, tuple)
        region, named = code[1], code[2:]
        if regions >> region & 1 and cost(view, race, region, named) <= hand:
            means = number_of(named[0]) if named else None
            ledger, coins = cost_ledger(view, race, region, named), price_of(kit, named)
            yield Strike(race, region, hand, ledger, means=means, coins=coins)
    for code in found.get(do.CONVERT, []):
        assert isinstance(code, tuple)
        if regions >> code[1] & 1:
            yield Strike(race, code[1], hand, None)
    if may_ready_again(view):
        # The die comes with the second wave, which can begin at once.
        view = view.clone()
        advance(view, (do.STOP,))
        found, hand = options(view), view.hand[race]
    tried: list[Code] = [code for code in found.get(do.ATTEMPT, ()) if isinstance(code, tuple)]
    if (do.ROLL,) in found.get(do.ROLL, ()):
        tried = [(do.ATTEMPT, region) for region in targets(view, race, hand).within_die]
    for code in tried:
        region, named = code[1], code[2:]
        if regions >> region & 1:
            ledger = cost_ledger(view, race, region, named)
            chance = chance_of_at_least(ledger.total - hand)
            means = number_of(named[0]) if named else None
            yield Strike(race, region, hand, ledger, chance, means, price_of(kit, named))
