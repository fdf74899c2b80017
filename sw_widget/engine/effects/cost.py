"""Effects on what a region costs."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from sw_widget.engine.conditions import Condition, everywhere, everywhere_once
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.ledger import Line, Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.occasions import first_turn

if TYPE_CHECKING:
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class Discount(Effect):
    """Regions cost fewer tokens, never less than one (a negative `tokens` makes them dearer)."""

    tokens: int
    where: Condition = everywhere

    @property
    def one_shot(self) -> bool:  # type: ignore[override]
        return self.where == first_turn

    def lent(self) -> Discount:
        """A race that borrows it has its first turn with it now."""
        return replace(self, where=everywhere_once) if self.one_shot else self

    @property
    def benefit(self) -> bool:  # type: ignore[override]
        return self.tokens > 0

    def equip(self, kit: Kit, rules: Rules) -> None:
        if self.where.fixed:
            for region in bits(self.where.on_board(rules.board)):
                kit.less[region] += self.tokens
        else:
            kit.shifting.append((self.tokens, self.where))

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def cost(self, at: View, region: int) -> Line:
        position, race = at.position, at.race
        params: Params = {"n": abs(self.tokens), "name": at.source}
        if not self.where.now(position, race) >> region & 1:
            code, why = self.where.why_not(position, race, region)
            return Line(at.rule, 0, f"not-{code}", {**why, **params}, applied=False)
        if self.tokens < 0:
            return Line(at.rule, -self.tokens, "cost-surcharge", params)
        code, why = self.where.why(position, race, region)
        sentence = f"cost-discount-{code}" if code else "cost-discount"
        return Line(at.rule, -self.tokens, sentence, {**why, **params})
