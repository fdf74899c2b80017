"""Rules in their own words: whether a refusal follows from the rule itself, or from an exception to it.

A race may come onto the map elsewhere, reach farther or need more tokens: what it may not do then shows
nothing of the rule that everybody else follows.
"""

from __future__ import annotations

from sw_widget.engine.conquest.cost import near
from sw_widget.engine.position import Position
from sw_widget.game.game import Game
from sw_widget.game.ledger import Refusal


def is_plain(game: Game, refusal: Refusal) -> bool:
    """Whether the rule with the refusal's code refuses it, as it does to a race without any gift."""
    reason = refusal.raw
    if reason.sentence.removeprefix("refuse-") != reason.code or reason.reference:
        return False
    # Not every way to reach farther, as through caverns, is told with the refusal.
    return reason.code != "not_adjacent" or _goes_from_neighbour_to_neighbour(game.readied)


def _goes_from_neighbour_to_neighbour(view: Position) -> bool:
    race = view.acting
    return near(view, race, view.kit[race]) == view.rules.next_to[view.held[race]]
