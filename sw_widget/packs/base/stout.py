"""Stout: decline after an ordinary turn."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.view import View
from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class DeclineAfterScoring(Effect):
    """The race may also go into decline after it has scored an ordinary turn."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(declines_after_scoring=True)

    def declines_after_scoring(self, at: View) -> bool:
        return True
