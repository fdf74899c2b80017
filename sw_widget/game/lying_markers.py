"""Markers that belong to their region: beside whom they can lie there."""

from __future__ import annotations

from sw_widget.engine.actions import REDEPLOYMENT
from sw_widget.engine.checks import Problem
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.game.declared_effects import driving_out


def drives_everybody_out(rules: Rules, marker: int) -> bool:
    """Whether everybody leaves a region when such a marker is put there, and nobody may come."""
    id = rules.markers[marker].id
    return any(getattr(effect, "marker", None) == id for effect in driving_out(rules))


def lies_face_down(rules: Rules, marker: int) -> bool:
    """Whether such a marker is turned up, and leaves, when somebody else comes to its region."""
    return any(effect in rules.dealt.values() for effect in rules.markers[marker].effects)


def check_lying(position: Position) -> None:
    """Raise `Problem` where somebody is in a region whose marker would not have stayed with him there."""
    rules = position.rules
    for marker, pieces in enumerate(position.markers):
        # In a redeployment everybody is still there who must leave when the turn ends.
        clears = position.phase != REDEPLOYMENT and drives_everybody_out(rules, marker)
        hidden = lies_face_down(rules, marker)
        for region in sorted(pieces) if clears or hidden else ():
            holder = position.holder[region]
            if holder == NOBODY and not position.tribes >> region & 1:
                continue
            path = f"regions.{rules.board.regions[region].id}.markers.{rules.markers[marker].id}"
            if clears:
                raise Problem(path, "nobody can be in the region of such a marker")
            if holder == NOBODY or position.owner[holder] != position.laid_by(marker, region):
                raise Problem(path, "such a marker is turned up when somebody else comes to its region")
