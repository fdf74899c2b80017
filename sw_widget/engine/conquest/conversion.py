"""Which lone tokens of opponents can be replaced, and what shields them."""

from __future__ import annotations

from sw_widget.engine.conquest.voids import against
from sw_widget.engine.kit import LEAST
from sw_widget.engine.map.board import BIT, INDICES
from sw_widget.engine.position import NOBODY, Position


def lone_tokens(position: Position, player: int) -> int:
    """Regions in which active races of others have a single token, as a mask."""
    found, tokens = 0, position.tokens
    for opponent, race in enumerate(position.active):
        if opponent != player and race != NOBODY:
            for region in INDICES[position.held[race]]:
                if tokens[region] == 1:
                    found |= BIT[region]
    return found


def convertible(position: Position, race: int, region: int, from_hand: bool = False) -> str | None:
    """Why the region's token cannot be replaced (apart from reach, use and hand), or None."""
    holder = position.holder[region]
    if holder == NOBODY:
        if position.tribes >> region & 1:
            return "lost_tribe"
        return "neutral" if position.neutral >> region & 1 else "empty"
    if position.owner[holder] == position.owner[race]:
        return "own"
    if position.passes_for_declined(holder):
        return "declined"
    if position.tokens[region] != 1:
        return "several"
    if position.under(region) is not None:
        return "under"
    if companion(position, region) is not None:
        return "shielded"
    if not any(item.effect.replaces_lone for item in against(position, race, region).effects):
        return "void"
    if position.kit[race].least > LEAST:
        return "least"
    if position.tray[race] < 1 and not from_hand:
        return "tray"
    return None


def companion(position: Position, region: int) -> int | None:
    """A marker in the region that shields a lone token from being replaced."""
    rules = position.rules
    for marker in rules.shielding:
        if region in position.markers[marker]:
            if rules.markers[marker].as_high_as is None or position.height(marker, position.holder[region]):
                return marker
    return None
