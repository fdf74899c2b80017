"""The redeployment of the heuristics: tokens spread evenly."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.legal.offers import values_of
from sw_widget.engine.legal.options import redeployment_on_map
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.redeployment import placings
from sw_widget.explore.advance import advance
from sw_widget.explore.turns.goals import sheltered


def even_redeployment(position: Position) -> list[Code]:
    """The actions that spread all tokens evenly where they can be attacked, make peace, and end the turn."""
    player = position.player
    codes: list[Code] = []
    for race in position.movable_races(player):
        kit = position.kit[race]
        spread = redeployment_on_map(position, race)
        if spread.regions and not kit.outlook.stays_put:
            codes.append((do.REDEPLOY, race, spread.even(_open(position, spread))))
            if spread.empty:  # nothing is placed in a region that was just left
                position = position.clone()
                advance(position, codes[-1])
    active = position.active[player]
    settled = position
    if position.rules.finds and placings(position):
        settled = position.clone()  # who gives up a region gives up what may be put down from there
        for code in codes:
            advance(settled, code)
    for placing in placings(settled):
        codes.append((do.PLACE, placing.marker, placing.spread.even(_open(settled, placing.spread))))
    if not position.kit[active].outlook.pays_for_peace:
        allies = [ally for ally in values_of(position, do.ALLY) if ally != NOBODY]
        codes += [(do.ALLY, ally) for ally in allies[:1]]
    return [*codes, (do.END_TURN,)]


def _open(position: Position, spread: Spread) -> int:
    """The regions that others may attack; all if there is none."""
    mask = sum(1 << region for region in spread.regions)
    return mask & ~sheltered(position) or mask
