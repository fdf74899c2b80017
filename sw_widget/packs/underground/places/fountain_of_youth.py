"""Fountain of Youth: a token more when a turn begins."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class BringsToken(Effect):
    """Tokens from the tray when a turn of its holder begins, as far as there are any."""

    tokens: int = 1

    @property
    def tokens_at_start(self) -> int:  # type: ignore[override]
        return self.tokens

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, gains_tokens=True)

    def turn_began(self, t: Turn) -> None:
        gained = t.gain_tokens(self.tokens)
        t.tell("token_from_place" if gained else "token_from_place-none", n=gained, name=t.source)
