"""Sigil of Sacrifice: a token that is given for another one that would be lost."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.actions import SACRIFICE, USE
from sw_widget.engine.conquest.buried import buried_regions
from sw_widget.engine.conquest.sparing import ask_again, give_instead, lose_after_all
from sw_widget.engine.conquest.token_markers import own_regions
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.why_not.common import shown_id, unknown_region

GIVES, NAMES, ANSWERS = range(3)
"""What is asked: whether the holder gives a token of the active race for another race; whom the holder, who
is about to lose one, asks for a token; whether that player gives one.
"""


@dataclass(frozen=True)
class GivesForLost(Effect):
    """Whenever a race would lose a token in a conquest, also in one that fails, the active race that holds it
    may lose one instead; or, if the race is that one itself, another player who is asked may.
    """

    asks_in = SACRIFICE
    uses = "player/region"

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def may_spare(self, at: View, race: int, lost: int) -> tuple[int, int] | None:
        if race != at.race:
            return (at.player, GIVES) if own_regions(at.position, at.race) & ~lost else None
        return (at.player, NAMES) if self._willing(at.position, at.player, lost) else None

    @staticmethod
    def _races(position: Position, player: int, holder: int) -> tuple[int, ...]:
        """Races of which a player could give a token for one of the holder's active race."""
        return position.declined[player] if player == holder else position.races_of(player)

    def _willing(self, position: Position, holder: int, lost: int = 0) -> tuple[int, ...]:
        """Players who could give a token for one of the holder's active race."""
        players = range(len(position.coins))
        return tuple(player for player in players if self._given_by(position, player, holder) & ~lost)

    def _given_by(self, position: Position, player: int, holder: int) -> int:
        """Regions from which a player could give a token for one of the holder's active race."""
        mask = 0
        for race in self._races(position, player, holder):
            mask |= _with_tokens(position, race)
        return mask

    def _giver(self, at: View, region: int) -> int:
        """The race that gives a token from a region: of two of the same player the one on top."""
        position, player = at.position, at.position.decider
        if position.pending[-1][3] // 2 == GIVES:
            return position.active[player]
        races = self._races(position, player, at.player)
        given = [race for race in races if _with_tokens(position, race) >> region & 1]
        return min(given, key=lambda race: position.holder[region] != race)

    def _regions(self, at: View) -> int:
        """Regions from which whoever is asked now could give a token."""
        position = at.position
        if position.pending[-1][3] // 2 == GIVES:
            return own_regions(position, position.active[position.decider])
        return self._given_by(position, position.decider, at.player)

    def offers(self, at: View) -> tuple[Offer, ...]:
        position = at.position
        if position.stage != SACRIFICE:
            return ()
        names = {"race": at.name, "name": at.source, "player": ("player", position.decider)}
        if position.pending[-1][3] // 2 == NAMES:

            def label_of_player(player: int) -> tuple[str, Params]:
                return "act-ask_for_token", {**names, "ally": ("player", player)}

            return (
                Offer(
                    USE,
                    at.rule,
                    "player",
                    self._willing(position, at.player),
                    lambda player: self._nothing_to_give(at, player),
                    label=label_of_player,
                    question=("ask-ask_for_token", names),
                    phrase=("choice-ask_for_token", names),
                ),
            )

        def label(region: int) -> tuple[str, Params]:
            return "act-give_token", {**names, "region": ("region", region)}

        return (
            Offer(
                USE,
                at.rule,
                "region",
                bits(self._regions(at)),
                lambda region: self._none_there(at, region),
                label=label,
                question=("ask-give_token", names),
                phrase=("choice-give_token", names),
            ),
        )

    @staticmethod
    def _nothing_to_give(at: View, player: object) -> Reason:
        known = isinstance(player, int) and player < len(at.position.coins)
        params = {"ally": ("player", player) if known else shown_id(player), "race": at.name}
        return Reason("bad_allocation", "bad_allocation-nothing_to_give", params, (), at.rule)

    @staticmethod
    def _none_there(at: View, region: object) -> Reason:
        if not isinstance(region, int) or not 0 <= region < len(at.rules.board):
            return unknown_region(at.position, region)
        params = {"region": ("region", region), "player": ("player", at.position.decider)}
        return Reason("bad_allocation", "bad_allocation-none_to_give", params, (), at.rule)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        position = t.position
        asked, replaced = divmod(position.pending[-1][3], 2)
        if asked == NAMES:
            t.tell("asked_for_token", ally=("player", value))
            ask_again(t, value, 2 * ANSWERS + replaced)
            return
        giver = self._giver(t, value)
        t.tell(
            "token_given",
            region=value,
            ally=("player", position.owner[giver]),
            giver=("race", t.rules.races[giver].id),
        )
        give_instead(t, giver, value)
        self._lose_unasked(t)

    def left_alone(self, t: Turn) -> None:
        t.tell("token_not_given", ally=("player", t.position.decider))
        lose_after_all(t, bool(t.position.pending[-1][3] % 2))
        self._lose_unasked(t)

    def _lose_unasked(self, t: Turn) -> None:
        """Several tokens may be about to be lost at once: where nobody can give one any more, nobody is
        asked.
        """
        position = t.position
        while position.pending and position.pending[-1][0] == SACRIFICE:
            _, player, race, what = position.pending[-1]
            if what // 2 == GIVES:
                given = bool(own_regions(position, position.active[player]))
            else:
                given = bool(self._willing(position, player))
            if given:
                return
            lose_after_all(t.of(race), bool(what % 2))


def _with_tokens(position: Position, race: int) -> int:
    """The regions in which tokens of a race lie, and not markers alone that count as such."""
    return own_regions(position, race) | buried_regions(position, race)
