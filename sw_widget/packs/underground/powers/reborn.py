"""Reborn: regions in decline become regions of the active race."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.conquest.losses import LOST, clear_markers, gone, vanish
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import Name, View
from sw_widget.engine.kit import LEAST
from sw_widget.engine.ledger import NEXT_TURN, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import cannot_stand, unknown_region


@dataclass(frozen=True)
class TakesOverDeclined(Effect):
    """When a turn begins, some regions of the race in decline may be cleared: a token of the player's active
    race, from the tray or else from the hand, takes its place in each.
    """

    most: int = 2
    active = False
    in_decline: bool = True
    uses = "regions"
    notes: ClassVar[Mapping[str, Note]] = {"reborn": Note(THIS_TURN)}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False, gains_tokens=True)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        active = position.active[position.player]
        if position.stage not in (START, CONQUEST) or active == NOBODY or at.player != position.player:
            return ()

        def label(mask: int) -> tuple[str, Params]:
            regions = [("region", region) for region in bits(mask) if region < len(at.rules.board)]
            return "act-reborn", {"taken": regions, "race": at.name}

        return (
            Offer(
                USE,
                at.rule,
                "regions",
                self._values(at, active),
                lambda mask: self._refusal(at, active, mask),
                label=label,
                question=("ask-reborn", {"race": at.name, "victim": _name(at, active)}),
                phrase=("choice-reborn", {"race": at.name}),
            ),
        )

    def _values(self, at: View, active: int) -> tuple[int, ...]:
        """The regions that may be taken over together, as masks."""
        if self._closed(at, active) is not None:
            return ()
        regions = bits(at.held & at.position.kit[active].stand)
        most = min(self.most, self._tokens(at, active))
        return tuple(
            sum(1 << region for region in chosen)
            for number in range(1, most + 1)
            for chosen in combinations(regions, number)
        )

    @staticmethod
    def _tokens(at: View, active: int) -> int:
        """How many tokens of the active race there are to put down."""
        return at.position.tray[active] + View(at.position, active, at.source).hand

    def _closed(self, at: View, active: int) -> Reason | None:
        """Why nothing can be taken over now, wherever."""
        position, params = at.position, {"race": at.name, "victim": _name(at, active)}
        if position.begun:
            return Reason("wrong_phase", "wrong_phase-reborn", params, (NEXT_TURN,), at.rule)
        if at.note("reborn"):
            return Reason("already_used", "already_used-reborn", params, (NEXT_TURN,), at.rule)
        if position.kit[active].least > LEAST:
            return Reason("no_tokens", "no_tokens-reborn_least", params, (), at.rule)
        return None

    def _refusal(self, at: View, active: int, mask: object) -> Reason:
        closed = self._closed(at, active)
        if closed is not None:
            return closed
        if not isinstance(mask, int) or not 0 <= mask <= at.rules.board.all:
            return unknown_region(at.position, mask)
        params: dict[str, object] = {"race": at.name, "victim": _name(at, active)}
        for region in bits(mask):
            if not at.held >> region & 1:
                params["region"] = ("region", region)
                return Reason("bad_allocation", "bad_allocation-reborn", params, (), at.rule)
            if not at.position.kit[active].stand >> region & 1:
                return cannot_stand(at.position, active, region, at.rule)
        number = mask.bit_count()
        if not 1 <= number <= self.most:
            params |= {"n": number, "limit": self.most}
            return Reason("bad_allocation", "bad_allocation-reborn_number", params, (), at.rule)
        params["n"] = self._tokens(at, active)
        return Reason("no_tokens", "no_tokens-reborn", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position, active = t.position, t.position.active[t.player]
        t.remember("reborn", 1)
        for region in bits(value):
            n = position.vacate(region)
            position.tray[t.race] += n
            clear_markers(position, region, t.record, t.race)
            if position.tray[active]:
                position.tray[active] -= 1
            else:
                position.take_from_hand(active, 1)
            position.settle(active, region, 1)
            t.tell("reborn_region", region=region, n=n, victim=_name(t, active))
            theirs = Turn(position, active, ("race", t.rules.races[active].id), t.record)
            for marker in position.kit[active].outlook.marks_all:
                theirs.put(marker, region)
        tell(position, active, "tokens_moved", t.record)
        if gone(position, t.race):
            vanish(position, t.race, LOST, t.record)


def _name(at: View, race: int) -> Name:
    return "race", at.rules.races[race].id
