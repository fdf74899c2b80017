"""Pygmies: what they lose, the die brings back."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.ledger import Ledger, Line
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class RollsForLosses(Effect):
    """For each token lost in a conquest the die is rolled, and as many come from the tray."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(rolls_for_losses=True)

    def tokens_lost(self, t: Turn, lost: int, replaced: bool) -> None:
        if not replaced:
            t.ask_for_roll(lost)

    def rolled(self, t: Turn, die: int) -> None:
        """They count among what fled."""
        gained = t.gain_tokens(die)
        lines = [Line("die", die, "gain-die", {"n": die, "race": t.name}, die > 0, reference=t.rule)]
        if gained < die:
            lines.append(Line("tray", gained - die, "gain-tray_limit", {"n": gained, "race": t.name}))
        t.tell("rolled_for_loss", Ledger("gain", tuple(lines), {"race": t.name}), n=gained, die=die)
