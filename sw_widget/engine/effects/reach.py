"""Effects on where a race may go, and where others may not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from sw_widget.engine.conditions import Condition, everywhere
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.kit import CONQUESTS

if TYPE_CHECKING:
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class EnterAnywhere(Effect):
    """A first conquest may be made anywhere that the race can stand, or in regions of a kind, not only at the
    edge.
    """

    where: Condition = everywhere
    where_is_fixed = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.entry |= self.where.on_board(rules.board)


@dataclass(frozen=True)
class ReachAnywhere(Effect):
    """Any region of the kind may be conquered, adjacent or not."""

    where: Condition = everywhere
    where_is_fixed = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        mask = self.where.on_board(rules.board)
        kit.anywhere |= mask
        kit.entry |= mask


@dataclass(frozen=True)
class Linked(Effect):
    """These regions count as adjacent to one another for the race: for its conquests, or for more (`BLOCKS`,
    `ALWAYS`).
    """

    where: Condition = everywhere
    holds: int = CONQUESTS
    where_is_fixed = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.link(self.where.on_board(rules.board), self.holds)


@dataclass(frozen=True)
class StandOn(Effect):
    """The race may conquer regions that others cannot (water), and stay there. In decline it keeps what it
    has.
    """

    where: Condition = everywhere
    where_is_fixed = True
    needs_badge_in_decline = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        mask = self.where.on_board(rules.board)
        kit.stand |= mask
        kit.stay |= mask


@dataclass(frozen=True)
class Immune(Effect):
    """Opponents can neither conquer these regions of the race nor use anything against them."""

    where: Condition = everywhere
    active: bool = True
    in_decline: bool = False
    where_is_fixed = True

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.immune |= self.where.on_board(rules.board)
