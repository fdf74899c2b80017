"""Bony's Boneyard: a lich who guards all tokens of a race in decline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.actions import CONQUEST, REDEPLOYMENT, START, USE
from sw_widget.engine.effects import VoidsBenefits
from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_IN_PLAY, Effect, Note, Offer
from sw_widget.engine.hooks.lending import refit
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Sourced
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.position import DECLINED, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import race_name

LICH = "bony"
"""What scenarios call the lich."""
_PLACE = ("marker", "bonys_boneyard")


def _guarded(position: Position) -> list[tuple[str, int, str]]:
    """The note of the race that the lich guards; none while he waits beside the map."""
    return [key for key in position.notes if key[0] == LICH]


@dataclass(frozen=True)
class VoidsAll(VoidsBenefits):
    """Nothing that opponents can do, or a find of theirs, works against the race, attack or not."""

    voids_always = True


@dataclass(frozen=True)
class GuardedByLich(Effect):
    """Every race has it: in decline, no benefit of an attacker works against it while the lich is there."""

    active = False
    in_decline = True
    notes: ClassVar[Mapping[str, Note]] = {LICH: Note(WHILE_IN_PLAY, key=LICH)}
    """Whether the lich guards the race."""

    def outlook(self, rules: Rules) -> Outlook:
        return NEUTRAL

    def may_lend(self, rules: Rules) -> tuple[Sourced, ...]:
        return (Sourced(_PLACE, VoidsAll()),)

    def lends(self, at: View) -> tuple[Sourced, ...]:
        return self.may_lend(at.rules) if at.note(LICH) else ()


@dataclass(frozen=True)
class SendsLich(Effect):
    """As soon as an active race occupies it, the lich goes to a race in decline; he leaves when the
    region is lost or its holder declines.
    """

    uses = "race"
    asks_first = True
    notes: ClassVar[Mapping[str, Note]] = {
        "lich_waits": Note(THIS_TURN),
    }
    """Whether the region was occupied just now, and the lich must be sent."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def begins(self, t: Turn, how: int) -> None:
        t.remember("lich_waits", 1)

    def ends(self, t: Turn) -> None:
        self._recall(t)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if not at.note("lich_waits") or position.stage not in (START, CONQUEST, REDEPLOYMENT):
            return ()
        declined = tuple(race for race, status in enumerate(position.status) if status == DECLINED)
        if position.active[position.player] != at.race or not declined:
            return ()

        def label(race: int) -> tuple[str, Params]:
            owner = ("player", position.owner[race])
            return "act-send_lich", {"race": race_name(position, race), "ally": owner}

        return (
            Offer(
                USE,
                at.rule,
                "race",
                declined,
                lambda race: self._refusal(at, race),
                label=label,
                question=("ask-send_lich", {}),
                phrase=("choice-send_lich", {}),
                stands_for=lambda race: ("race", at.rules.races[race].id),
                first=True,
            ),
        )

    def _refusal(self, at: View, race: object) -> Reason:
        params = {"race": race_name(at.position, race)}
        return Reason("bad_allocation", "bad_allocation-lich", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        self._recall(t)
        t.remember("lich_waits", 0)
        position = t.position
        note = position.kit[value].note_of(LICH)
        assert note is not None
        position.notes[note[0], value, note[1]] = 1
        refit(position, value, t.record)
        t.tell("lich_sent", guarded=race_name(position, value), ally=("player", position.owner[value]))

    @staticmethod
    def _recall(t: Turn) -> None:
        """The lich goes back beside the map."""
        for key in _guarded(t.position):
            del t.position.notes[key]
            refit(t.position, key[1], t.record)
            t.of(key[1]).tell("lich_left")
