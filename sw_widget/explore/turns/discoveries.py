"""Discoveries: whether conquests of this turn may bring to light what nobody can know before."""

from __future__ import annotations

from sw_widget.engine.actions import AFTER_SCORING, REDEPLOYMENT
from sw_widget.engine.conquest.cost import cost, protected
from sw_widget.engine.die import FACES
from sw_widget.engine.kit import Kit
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.redeployment import tokens_of

_AFTER_CONQUESTS = (REDEPLOYMENT, AFTER_SCORING)


def may_discover(position: Position) -> bool:
    """Whether a race of the player could conquer a region, with the die perhaps, in which something is found.

    For a plain race that is told by the tokens that the way there takes at least. Any other is said to come
    wherever it can stand.
    """
    sites = 0 if position.phase in _AFTER_CONQUESTS else _sites(position)
    if not sites:
        return False
    races = position.movable_races(position.player)
    if len(races) == 1 and _plain(position.kit[races[0]]):
        return bool(sites & _within_reach(position, races[0]))
    return any(sites & position.kit[race].stand & ~protected(position, race) for race in races)


def _sites(position: Position) -> int:
    """The regions in which whoever conquers them finds something, as a mask."""
    sites = 0
    if position.rules.finds:
        for marker in position.rules.neutral:
            sites |= sum(1 << region for region in position.markers[marker])
    return sites


def _plain(kit: Kit) -> bool:
    """Whether the race has its tokens alone, and what a region takes does not change in the turn."""
    outlook = kit.outlook
    comes_by_more = outlook.trades or outlook.gains_tokens or outlook.rolls_first or outlook.replaces
    return not (comes_by_more or kit.means or kit.shifting or kit.answering.reaches or kit.answering.ways_in)


def _within_reach(position: Position, race: int) -> int:
    """The regions that the race can come to hold in this turn, as a mask, and perhaps some more.

    It has all its tokens, as if everything were abandoned, unless it cannot abandon anything any more.
    """
    kit, held, opened = position.kit[race], position.held[race], position.opened
    tokens = position.hand[race] if opened else tokens_of(position, race)
    open_to_it = kit.stand & ~protected(position, race) & ~held
    start = position.adjacent(race, held) | kit.anywhere if held else kit.entry
    if not opened:
        start |= kit.entry
    spent_before = dict.fromkeys(bits(start & open_to_it), 0)
    found = left_out = 0
    while spent_before:
        region = min(spent_before, key=spent_before.__getitem__)
        spent, price = spent_before.pop(region), cost(position, race, region)
        if spent + max(kit.least, price - max(FACES)) > tokens:
            left_out |= 1 << region
            continue
        found |= 1 << region
        spent += price
        if spent < tokens:
            for other in bits(position.adjacent(race, 1 << region) & open_to_it & ~found & ~left_out):
                spent_before[other] = min(spent, spent_before.get(other, spent))
    return found
