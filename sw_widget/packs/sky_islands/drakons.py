"""Drakons: tokens that turn into dragons."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

from sw_widget.engine.conquest.losses import drop_all
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.effects import Renewed
from sw_widget.engine.hooks.effect import OF_GAME, THIS_TURN, Note
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Line, Reason
from sw_widget.engine.turn.redeployment import tokens_of


@dataclass(frozen=True)
class TurnsIntoDragons(Renewed):
    """A few times a turn a token leaves the game for a dragon, with which one more token takes any region.

    The dragon stays there, and protects the region, until the player's next turn begins.
    """

    times: int = 3
    on_map = True
    with_die = False
    single = True
    gives_up = 1
    event = "conquered_by_transformation"
    word = "transformed"
    notes: ClassVar[Mapping[str, Note]] = {
        "uses_now": Note(THIS_TURN),
        "turned": Note(OF_GAME, tokens=True, key="turned"),
    }
    """How many dragons came this turn; the tokens that are out of the game for them."""

    def refuses(self, at: View, region: int) -> Reason | None:
        """Markers that count as tokens do not turn: at least one of the tokens must be the race's own. That a
        hand is empty is said in any case.
        """
        if tokens_of(at.position, at.race) > extras_of(at.position, at.race) or not at.hand:
            return None
        return Reason("not_enough_tokens", "not_enough_tokens-turned", {"race": at.name}, (), at.rule)

    def line(self, at: View, number: int, pieces: int, total: int) -> Line:
        more = at.kit.least + self.gives_up - total
        if more <= 0:
            return self._single_line(at, number, total)
        params = {"n": more, "marker": self._name(at, number)}
        return Line(at.rules.means[number], more, "cost-transformed-in_vain", params, reference=at.rule)

    def used_up(self, t: Turn, number: int) -> None:
        super().used_up(t, number)
        t.count("turned", t.race, self.gives_up)
        t.tell("token_turned", n=self.gives_up)

    def came_along(self, t: Turn, number: int, region: int) -> None:
        t.put(number, region)

    def turn_began(self, t: Turn) -> None:
        marker = t.marker(self.marker)
        drop_all(t.position, t.race, marker, t.position.marked(marker, t.race), t.record)
