"""Igors: they collect what everybody loses, and make new Igors of it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, START, USE
from sw_widget.engine.hooks.effect import WHILE_ACTIVE, Effect, Note, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import NEXT_TURN, Params, Reason
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import shown_id


@dataclass(frozen=True)
class CollectsLost(Effect):
    """Whatever is lost in conquests is collected; so many of it as there are players buy a new token."""

    uses = "count"
    collects_neutral = True
    notes: ClassVar[Mapping[str, Note]] = {"pile": Note(WHILE_ACTIVE, tokens=True, key="pile")}

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(trades=True, gains_tokens=True)

    def collects_lost(self, at: View) -> bool:
        return True

    def collected(self, t: Turn, race: int, tokens: int) -> None:
        t.count("pile", race, tokens)
        t.tell("tokens_collected", n=tokens)

    def ends(self, t: Turn) -> None:
        """What was collected is given back."""
        pile = sum(t.counts("pile").values())
        if pile:
            t.tell("pile_returned", n=pile)
        for race, tokens in t.counts("pile").items():
            t.count("pile", race, -tokens)
            if race != NOBODY:
                t.position.tray[race] += tokens

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage not in (START, CONQUEST) or position.active[position.player] != at.race:
            return ()
        counts = () if position.begun else tuple(range(1, self._most(at) + 1))

        def label(count: int) -> tuple[str, Params]:
            return "act-trade", {"n": count, "given": count * _rate(at), "race": at.name}

        question = ("ask-trade", {"race": at.name})
        return (
            Offer(
                USE,
                at.rule,
                "count",
                counts,
                lambda count: self._refusal(at, count),
                label=label,
                question=question,
                phrase=("choice-trade", {"race": at.name}),
            ),
        )

    def _refusal(self, at: View, count: object) -> Reason:
        """Trading in what was collected: at the start, and as far as the pile and the tray go."""
        params: dict[str, object] = {"race": at.name, "rate": _rate(at)}
        if at.position.begun:
            return Reason("wrong_phase", "wrong_phase-trade", params, (NEXT_TURN,), at.rule)
        if not isinstance(count, int) or count < 1:
            params["count"] = shown_id(count)
            return Reason("bad_allocation", "bad_allocation-trade", params, (), at.rule)
        params |= {"n": count, "collected": sum(at.counts("pile").values()), "limit": self._most(at)}
        return Reason("not_enough_tokens", "refuse-trade", params, (), at.rule)

    def _most(self, at: View) -> int:
        """How many new tokens the race could have for what it has collected."""
        pile, best = at.counts("pile"), 0
        for count in range(1, sum(pile.values()) // _rate(at) + 1):
            # Its own tokens go back to the tray first, and can come from there at once.
            if count <= at.position.tray[at.race] + min(pile.get(at.race, 0), count * _rate(at)):
                best = count
        return best

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        """Collected tokens go back where they came from, and new ones of the race come for them."""
        price = given = _rate(t) * value
        pile = t.counts("pile")
        for race in sorted(pile, key=lambda race: (race != t.race, race)):
            back = min(price, pile[race])
            price -= back
            t.count("pile", race, -back)
            if race != NOBODY:
                t.position.tray[race] += back
        t.gain_tokens(value)
        t.tell("tokens_traded", n=value, given=given)


def _rate(at: View) -> int:
    """How many collected tokens one new token takes: one for each player."""
    return len(at.position.coins)
