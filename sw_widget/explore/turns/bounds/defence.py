"""The bound of defence: how strong a race's weakest region can be at most when the turn ends."""

from __future__ import annotations

from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.redeployment import lifted, tokens_of
from sw_widget.explore.turns.goals import SAFE, sheltered


class DefenceBound:
    """The acting race's means of defence, as they are when it begins to conquer."""

    def __init__(self, position: Position, race: int) -> None:
        kit, rules = position.kit[race], position.rules
        markers = {*kit.outlook.places, *kit.outlook.builds, *kit.outlook.marks}
        markers |= {number for number in kit.means if number < len(rules.markers)}
        kinds = [rules.markers[marker] for marker in markers]
        self._spare = sum(kind.in_box for kind in kinds if kind.protects)
        """So many regions at most can be made safe."""
        marked = sum(
            kind.defence for kind in kinds if kind.id in {rules.markers[m].id for m in kit.outlook.marks_all}
        )
        held = position.held[race]
        self._ground = [
            (position.ground[region] if held >> region & 1 else bare) + marked
            for region, bare in enumerate(rules.bare_ground)
        ]
        self._safe = sheltered(position) & held | kit.immune
        self._tokens = tokens_of(position, race) + sum(
            kind.in_box * max(kind.defence, kind.highest) for kind in kinds if not kind.protects
        )
        if kit.outlook.growth or kit.outlook.replaces or kit.outlook.trades:
            self._tokens += position.tray[race]
        self._gives_up = bool(lifted(position, race)) or kit.least > 1
        if kit.outlook.declines_after_scoring:
            self._gives_up = True  # in decline everything may stand, and be protected, otherwise
        self._known: dict[int, int] = {}

    def at_most(self, held: int) -> int:
        """With these regions and perhaps more of them; what is held is kept, unless tokens are lifted."""
        if self._gives_up:
            return SAFE
        known = self._known.get(held)
        if known is None:
            known = self._known[held] = self._level(held & ~self._safe, self._tokens - held.bit_count())
        return known

    def _level(self, held: int, spare: int) -> int:
        """The level up to which spare tokens can fill up all regions but those that can be made safe."""
        strengths = sorted(self._ground[region] + 1 for region in bits(held))[self._spare :]
        if not strengths:
            return SAFE
        level = strengths[0]
        while True:
            spare -= sum(1 for strength in strengths if strength <= level)
            if spare < 0:
                return level
            level += 1
