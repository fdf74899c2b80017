"""The redeployment of the heuristics: tokens spread evenly."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.allocation import Spread
from sw_widget.engine.legal import placement, possible_allies, redeployment
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.turns.goals import sheltered


def even_redeployment(position: Position) -> list[Code]:
    """The actions that spread all tokens evenly where they can be attacked, make peace, and end the turn."""
    player = position.player
    codes: list[Code] = []
    for race in position.movable_races(player):
        kit = position.kit[race]
        spread = redeployment(position, race)
        if spread.regions and kit is not None and not kit.stays_put:
            codes.append((do.REDEPLOY, race, spread.even(_open(position, spread))))
    active = position.active[player]
    kit = position.kit[active] if active != NOBODY else None
    if kit is not None:
        for marker in (*kit.places, *kit.builds):
            spread = placement(position, marker, marker in kit.builds)
            codes.append((do.PLACE, marker, spread.even(_open(position, spread))))
        if kit.names_ally and not kit.pays_ally:
            codes += [(do.ALLY, ally) for ally in possible_allies(position)[:1]]
    return [*codes, (do.END_TURN,)]


def _open(position: Position, spread: Spread) -> int:
    """The regions that others may attack; all if there is none."""
    mask = sum(1 << region for region in spread.regions)
    return mask & ~sheltered(position) or mask
