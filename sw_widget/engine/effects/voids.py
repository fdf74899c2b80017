"""Effects that others have, and that do not work against a race."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class VoidsBenefits(Effect):
    """No benefit of an attacker works against regions of the race; handicaps remain."""

    def outlook(self, rules: Rules) -> Outlook:
        """It changes nothing in turns of its own race."""
        return NEUTRAL

    def voids(self, effect: Effect) -> bool:
        return effect.benefit
