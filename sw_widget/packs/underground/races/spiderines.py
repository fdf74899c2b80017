"""Spiderines: below ground all that borders on a chasm is near, above ground all that has a cavern."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import Condition
from sw_widget.engine.effects import Discount
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import BLOCKS, Kit
from sw_widget.engine.ledger import Line, Params
from sw_widget.engine.map.board import Board
from sw_widget.engine.map.terrain import CHASM
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class ReachesRims(Effect):
    """Regions beside a chasm may be attacked from anywhere, also as the first one."""

    def equip(self, kit: Kit, rules: Rules) -> None:
        board = rules.board
        rims = board.around(board.printed_terrain[CHASM])
        if rims:
            kit.anywhere |= rims
            kit.entry |= rims
            kit.link(rims, BLOCKS)


@dataclass(frozen=True)
class AboveGround(Condition):
    """Regions of a kind on boards that show nothing of the world below."""

    where: Condition

    def on_board(self, board: Board) -> int:
        return 0 if board.below else self.where.on_board(board)

    def why(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return self.where.why(position, race, region)

    def why_not(self, position: Position, race: int, region: int) -> tuple[str, Params]:
        return self.where.why_not(position, race, region)


@dataclass(frozen=True)
class DiscountAbove(Discount):
    """A discount of which nothing is said below ground, where it is out of the question."""

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def cost(self, at: View, region: int) -> Line | None:  # type: ignore[override]
        return None if at.rules.board.below else super().cost(at, region)
