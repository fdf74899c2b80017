"""The verbs with which an effect changes a position. Each writes the event that tells of it.

Nothing else in an effect writes into a position, so that what happens and what is told cannot drift apart.
"""

from __future__ import annotations

from typing import Any

from sw_widget.engine.actions import ROLLING
from sw_widget.engine.compiling import mypyc_attr
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.view import Name, View
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.position import NoteValue, Position


@mypyc_attr(acyclic=True)
class Turn(View):
    """What is going on, as an event comes to an effect: a view with verbs."""

    __slots__ = ("record",)

    def __init__(self, position: Position, race: int, source: Name, record: Record) -> None:
        self.position = position
        self.race = race
        self.source = source
        self.record = record

    def tell(
        self,
        kind: str,
        ledger: Ledger | None = None,
        region: int | None = None,
        rule: str | None = None,
        **more: Any,
    ) -> None:
        """Write down what happened to the race, in the name of the effect's source or of another rule."""
        if self.record is not None:
            params = said(self.position, self.player, self.race, region, **more)
            self.record.append(Event(kind, params, ledger, self.rule if rule is None else rule))

    def of(self, race: int) -> Turn:
        """The same moment for another race that the effect concerns."""
        return Turn(self.position, race, self.source, self.record)

    # Memory

    def remember(self, name: str, value: int) -> None:
        """Keep a number as a note of the effect; nothing is the same as 0."""
        self._keep(name, value)

    def count(self, name: str, race: int, more: int) -> None:
        """Count more (or fewer) of a race in a note of the effect."""
        counts = self.counts(name)
        counts[race] = counts.get(race, 0) + more
        self._keep(name, tuple(sorted((race, n) for race, n in counts.items() if n)))

    def _keep(self, name: str, value: NoteValue) -> None:
        key = (name, self.race, self.source[1])
        if value:
            self.position.notes[key] = value
        else:
            self.position.notes.pop(key, None)

    def note_region(self, name: str, region: int, value: int) -> None:
        """Keep a number as a note of a region; nothing is the same as 0."""
        key = (name, region, self.source[1])
        if value:
            self.position.notes[key] = value
        else:
            self.position.notes.pop(key, None)

    # Coins

    def gain_coins(self, coins: int, event: str, **more: Any) -> None:
        """The bank pays the player of the race."""
        self.position.coins[self.player] += coins
        if coins:
            self.tell(event, n=coins, **more)

    def spend_coins(self, coins: int) -> None:
        """The player of the race, who has so many coins, pays the bank."""
        self.position.coins[self.player] -= coins

    def pay(self, payer: int, payee: int, coins: int, event: str, event_of_nothing: str) -> None:
        """Coins change hands, as far as the payer has them."""
        position = self.position
        paid = min(coins, position.coins[payer])
        position.coins[payer] -= paid
        position.coins[payee] += paid
        if self.record is not None:
            params = {"player": ("player", payee), "payer": ("player", payer), "n": paid}
            self.record.append(Event(event if paid else event_of_nothing, params, None, self.rule))

    def transfer(self, coins: int, payee: int) -> None:
        """The player of the race gives coins to another, who has asked for no less."""
        self.position.coins[self.player] -= coins
        self.position.coins[payee] += coins

    def free_next_pick(self) -> None:
        """The next combo that the player of the race picks costs nothing."""
        self.position.notes["free_pick", self.player, ""] = 1
        self.tell("next_pick_free")

    # Dice and tokens

    def wait_with_die(self, die: int) -> None:
        """The die waits to lower the cost of the next conquest."""
        self.position.roll = die
        self.position.opened = True

    def gain_tokens(self, wanted: int) -> int:
        """Tokens come from the tray to the hand, as far as there are any; says how many.

        In somebody else's turn they count among what fled, and are put down with it.
        """
        position, race = self.position, self.race
        gained = min(wanted, position.tray[race])
        position.tray[race] -= gained
        position.hand[race] += gained
        if self.player != position.player:
            position.fled[race] += gained
        if gained:
            for source, hears in position.kit[race].answering.tokens_moved:
                hears(Turn(position, race, source, self.record))
        return gained

    def bring_in(self, tokens: int) -> None:
        """Tokens that lay beside the map come to the hand."""
        self.position.hand[self.race] += tokens

    def rise_in(self, region: int, tokens: int) -> None:
        """So many tokens come from the tray, and wait in a region that they do not hold."""
        self.position.tray[self.race] -= tokens
        self.position.hand[self.race] += tokens
        self.wait_in(region, tokens)

    def wait_in(self, region: int, tokens: int) -> None:
        """Tokens in hand are put into a region in which they wait, and which they do not hold."""
        position, race = self.position, self.race
        position.take_from_hand(race, tokens)
        if position.holder[region] == race:
            position.tokens[region] += tokens
        else:
            position.settle(race, region, tokens)

    def allow_abandoning(self) -> None:
        """Regions can be abandoned again, as before the first conquest."""
        self.position.opened = False

    def ask_for_roll(self, times: int) -> None:
        """The die must be rolled so often before anybody decides anything; `used` is told of each."""
        self.position.pending += [(ROLLING, self.position.player, self.race)] * times

    # Markers

    def put(self, marker: int, region: int) -> None:
        """Put a marker down, if the box still has one and the region has room for it."""
        position = self.position
        pieces, kind = position.markers[marker], position.rules.markers[marker]
        if sum(pieces.values()) >= kind.in_box or pieces.get(region, 0) >= kind.per_region:
            return
        position.set_markers(marker, region, pieces.get(region, 0) + 1)
        if self.record is not None:
            params = {"marker": ("marker", kind.id), "region": ("region", region), "n": 1}
            self.record.append(Event("marker_placed", params, None, self.rule))

    def move(self, marker: int, region: int) -> None:
        """Put the one marker of a kind into a region, wherever it was."""
        position, kind = self.position, self.position.rules.markers[marker]
        if region in position.markers[marker]:
            return
        for before in list(position.markers[marker]):
            position.set_markers(marker, before, 0)
        position.set_markers(marker, region, 1)
        if self.record is not None:
            params = {"marker": ("marker", kind.id), "region": ("region", region), "n": 1}
            self.record.append(Event("marker_moved", params, None, self.rule))

    def spend_for_turn(self, marker: int) -> None:
        """What can be done once a turn with a marker has been done."""
        self.position.used |= 1 << marker

    def take_up(self, marker: int) -> None:
        """Take all markers of a kind off the race's regions, to be put down somewhere else."""
        for region in self.position.marked(marker, self.race):
            self.position.set_markers(marker, region, 0)

    def gain_pieces(self, marker: int, wanted: int, sentence: str, **more: Any) -> None:
        """Pieces of a kind that runs out come to the race, as far as the box has them."""
        position, kind = self.position, self.position.rules.markers[marker]
        # What was found this moment has not brought its first pieces yet.
        owned = position.stock.get((self.race, marker), position.kit[self.race].stock.get(marker, 0))
        gained = min(wanted, kind.in_box - owned)
        position.stock[self.race, marker] = owned + gained
        if gained and self.record is not None:
            params = said(position, self.player, self.race, n=gained, marker=("marker", kind.id))
            line = Line(self.rule, gained, sentence, {**params, "name": self.source, **more})
            self.record.append(Event("pieces_gained", params, Ledger("pieces", (line,), params), self.rule))

    def spend(self, marker: int, region: int) -> int:
        """The markers of a kind in a region leave the game; says how many there were."""
        position = self.position
        count = position.markers[marker][region]
        position.stock[self.race, marker] -= count
        position.set_markers(marker, region, 0)
        return count
