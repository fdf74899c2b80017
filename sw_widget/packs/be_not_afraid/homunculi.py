"""Homunculi: they grow while nobody wants them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import WHILE_IN_PLAY, Brought, Effect, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event, Line
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class GrowsOnOffer(Effect):
    """Whenever the combo is passed over, so many tokens of the race are laid on it."""

    tokens: int = 1
    notes: ClassVar[Mapping[str, Note]] = {"on_combo": Note(WHILE_IN_PLAY, tokens=True, key="tokens")}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(grows_on_offer=self.tokens)

    def passed_over(self, t: Turn, power: int) -> None:
        grown = min(self.tokens, t.position.tray[t.race])
        if not grown:
            return
        t.position.tray[t.race] -= grown
        t.count("on_combo", t.race, grown)
        if t.record is not None:
            params = {"race": t.name, "power": ("power", t.rules.powers[power].id), "n": grown}
            t.record.append(Event("tokens_on_combo", params, None, t.rule))

    def brings(self, at: View) -> Brought | None:
        waiting = sum(at.counts("on_combo").values())
        if not waiting:
            return None
        # Only a combo on offer has such tokens, so its power is known from the column.
        power = next(power for race, power, _ in at.position.column if race == at.race)
        params = {"n": waiting, "race": at.name, "power": ("power", at.rules.powers[power].id)}
        line = Line("on_combo", waiting, "tokens-on_combo", params, reference=at.rule)
        return Brought(line, from_tray=False)

    def begins(self, t: Turn, how: int) -> None:
        waiting = sum(t.counts("on_combo").values())
        t.count("on_combo", t.race, -waiting)
        t.bring_in(waiting)
