"""Vengeful: whoever attacks the player is cheaper to attack in return."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.conditions import Condition
from sw_widget.engine.conquest.buried import lies_in
from sw_widget.engine.hooks.effect import WHILE_ACTIVE, Effect, Note
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Line, Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules

_NOTE = "vengeance"


def marked(position: Position, race: int) -> int:
    """The players on whom the race takes vengeance, as a mask."""
    found = 0
    for (name, subject, _), value in position.notes.items():
        if name == _NOTE and subject == race and isinstance(value, int):
            found |= value
    return found


def tokens_of(position: Position, player: int) -> int:
    """The regions in which tokens of the player stand, or lie under those of others."""
    mask = 0
    for race in position.races_of(player):
        mask |= lies_in(position, race)
    return mask


@dataclass(frozen=True)
class OfMarked(Condition):
    """Regions with tokens, active or in decline, of players who have attacked the player of the race."""

    fixed = False

    def now(self, position: Position, race: int) -> int:
        mask = 0
        for player in bits(marked(position, race)):
            mask |= tokens_of(position, player)
        return mask

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return "vengeance", {}


@dataclass(frozen=True)
class TakesVengeance(Effect):
    """Whoever attacks a race of the player, active or in decline, is marked; in the player's next turn
    regions with tokens of marked players cost fewer tokens.
    """

    tokens: int = 1
    notes: ClassVar[Mapping[str, Note]] = {
        _NOTE: Note(WHILE_ACTIVE, players=True, key="vengeance_marker"),
    }
    """A mask of the players who are marked."""

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.shifting.append((self.tokens, OfMarked()))

    def outlook(self, rules: Rules) -> Outlook:
        """Nobody is marked, or freed, before the player's turn has ended."""
        return NEUTRAL

    def cost(self, at: View, region: int) -> Line:
        for player in bits(marked(at.position, at.race)):
            if tokens_of(at.position, player) >> region & 1:
                return at.line(-self.tokens, "cost-vengeance", n=self.tokens, victim=("player", player))
        return at.line(0, "not-vengeance")

    def attacked(self, t: Turn, region: int) -> None:
        attacker = t.position.player
        if not t.note(_NOTE) >> attacker & 1:
            t.remember(_NOTE, t.note(_NOTE) | 1 << attacker)
            t.tell("marked_for_vengeance", ally=("player", attacker))

    def turn_ended(self, t: Turn) -> None:
        t.remember(_NOTE, 0)
