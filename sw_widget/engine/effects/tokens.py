"""Effects on tokens: gained, kept, lost."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_ACTIVE, Effect, Note
from sw_widget.engine.hooks.outlook import Growth, Outlook
from sw_widget.engine.ledger import Line

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sw_widget.engine.hooks.turn import Turn
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class GrowByConquest(Effect):
    """When conquests end, one new token for every so many conquered regions that were not empty.

    `from_active`: only regions of active races count. `victims_too`: those races grow likewise.
    """

    every: int
    from_active: bool = False
    victims_too: bool = False
    notes: ClassVar[Mapping[str, Note]] = {"victims": Note(THIS_TURN, by_race=True, key="victims")}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(growth=(Growth(self.every, self.from_active),), victims_grow=self.victims_too)

    def growth(self, at: View) -> Line:
        conquests = self._conquests(at)
        earned = conquests // self.every
        if self.from_active:
            sentence = "gain-active" if earned else "not-needs_active"
        else:
            sentence = "gain-pairs" if earned else "not-needs_pair"
        return at.line(earned, sentence, n=earned or conquests, conquests=conquests, every=self.every)

    def _conquests(self, at: View) -> int:
        """The conquests of this turn that count."""
        if self.from_active:
            return sum(at.counts("victims").values())
        return at.position.non_empty.bit_count() if at.acts else 0

    @property
    def _counts(self) -> bool:
        """Whether it must remember whose regions fell."""
        return self.from_active or self.victims_too

    def conquered(self, t: Turn, region: int, victim: int) -> None:
        """One of several effects of this kind counts for all that the race, or the power, has."""
        counting = (
            item.effect
            for item in t.kit.effects
            if item.source == t.source and isinstance(item.effect, GrowByConquest) and item.effect._counts
        )
        if next(counting, None) is self:
            t.count("victims", victim, 1)

    def conquests_ended(self, t: Turn) -> None:
        if self.victims_too:
            for victim, conquests in t.counts("victims").items():
                theirs = t.of(victim)
                gained = theirs.gain_tokens(conquests // self.every)
                if gained:
                    theirs.tell("victim_gained", n=gained)


@dataclass(frozen=True)
class KeepAllOnLoss(Effect):
    """A conquered region costs no token: all flee. `except_first`: the first in a round is lost."""

    except_first: bool = False
    notes: ClassVar[Mapping[str, Note]] = {"lost_one": Note(WHILE_ACTIVE)}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(keeps_on_loss=True)

    def losses(self, at: View, region: int) -> Line | None:
        if not self.except_first:
            return at.line(0, "loss-none", race=at.name)
        if not at.note("lost_one"):
            return None
        return at.line(0, "loss-already_lost_one", race=at.name)._replace(reference=at.variant)

    def tokens_lost(self, t: Turn, lost: int, replaced: bool) -> None:
        if self.except_first:
            t.remember("lost_one", 1)

    def turn_began(self, t: Turn) -> None:
        if self.except_first:
            t.remember("lost_one", 0)
