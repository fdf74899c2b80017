"""The Well of Souls: what everybody loses in conquests lies there, and four of it become a new Ghost."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.hooks.effect import WHILE_IN_PLAY, Effect, Note
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules

TOKENS_FOR_GHOST = 4


@dataclass(frozen=True)
class FillsWell(Effect):
    """Tokens that are lost in conquests go to the Well, with a soul for each region that its player scores;
    every four of them become a token of the race when a turn is over. Its player wins at once when none is
    left in the reserve or in the Well.
    """

    discards_of: tuple[str, ...] = ()
    """Races whose tokens go there, too, when they decline."""
    notes: ClassVar[Mapping[str, Note]] = {
        "well": Note(WHILE_IN_PLAY, tokens=True, key="well"),
        "souls": Note(WHILE_IN_PLAY, key="souls"),
        "left_out": Note(WHILE_IN_PLAY, tokens=True, key="left_out"),
    }
    """What lies in the Well, by race; how many souls lie there; tokens of the race that are not in the
    game.
    """

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def collects_lost(self, at: View) -> bool:
        """A race that collects what is lost itself comes before the Well."""
        position = at.position
        others = (race for race in position.active if race not in (NOBODY, at.race))
        return not any(position.kit[race].answering.collects_lost for race in others)

    def collects_discarded(self, at: View, race: int) -> bool:
        return at.rules.races[race].id in self.discards_of

    def collected(self, t: Turn, race: int, tokens: int) -> None:
        t.count("well", race, tokens)
        if race == NOBODY:
            t.tell("tribe_to_well", n=tokens)
        else:
            t.tell("tokens_to_well", n=tokens, victim=("race", t.rules.races[race].id))

    def turn_ending(self, t: Turn) -> None:
        """What could be put down nowhere else waits on the island."""
        waiting = t.position.hand[t.race]
        if waiting:
            t.wait_in(_island(t), waiting)
            tell(t.position, t.race, "tokens_moved", t.record)
            t.tell("tokens_wait", region=_island(t), n=waiting)

    def scored(self, t: Turn) -> None:
        souls = t.held.bit_count()
        if souls:
            t.remember("souls", t.note("souls") + souls)
            t.tell("souls_gained", n=souls)

    def rises(self, at: View) -> tuple[int, int]:
        inside, own = sum(at.counts("well").values()) + at.note("souls"), at.counts("well").get(at.race, 0)
        reserve, rising = at.position.tray[at.race], 0
        while inside >= TOKENS_FOR_GHOST:
            back = min(TOKENS_FOR_GHOST, own)
            if not reserve + back:
                break  # nobody is left who could rise
            inside, own, reserve = inside - TOKENS_FOR_GHOST, own - back, reserve + back - 1
            rising += 1
        return rising, max(0, TOKENS_FOR_GHOST - inside)

    def turn_over(self, t: Turn) -> None:
        spawned, _ = self.rises(t)
        before = t.counts("well").get(t.race, 0)
        for _ in range(spawned):
            self._take_out(t)
            t.rise_in(_island(t), 1)
        if spawned:
            back = before - t.counts("well").get(t.race, 0)
            tell(t.position, t.race, "tokens_moved", t.record)
            region, given = _island(t), spawned * TOKENS_FOR_GHOST
            t.tell("ghosts_spawned", region=region, n=spawned, given=given, back=back)

    @staticmethod
    def _take_out(t: Turn) -> None:
        """Tokens for one Ghost leave the Well: Ghosts first, then souls, lost tribes and races."""
        missing, well = TOKENS_FOR_GHOST, t.counts("well")
        own = min(missing, well.pop(t.race, 0))
        if own:
            t.count("well", t.race, -own)
            t.position.tray[t.race] += own
        souls = min(missing - own, t.note("souls"))
        t.remember("souls", t.note("souls") - souls)
        missing -= own + souls
        for race in sorted(well):
            back = min(missing, well[race])
            if back:
                missing -= back
                t.count("well", race, -back)
                if race != NOBODY:
                    t.position.tray[race] += back

    def wins_now(self, at: View) -> bool:
        return not at.position.tray[at.race] and not at.counts("well").get(at.race, 0)


def _island(at: View) -> int:
    return bits(at.kit.refuge)[0]
