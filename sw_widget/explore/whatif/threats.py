"""What the opponents could take from a player: which regions at once, at which cost, with which odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from random import Random
from typing import Any

from sw_widget.engine.actions import PICKING
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.explore.data_table import Cell, DataTable, Row, paragraphs
from sw_widget.explore.whatif.raid import Raid
from sw_widget.explore.whatif.strikes import (
    at_turn_of,
    each_conqueror,
    regions_of,
    strikes,
    with_coins,
    with_each_combo,
)
from sw_widget.explore.whatif.threat import Threat
from sw_widget.game.game import Game
from sw_widget.game.players import player_number
from sw_widget.game.speaker import Speaker
from sw_widget.text import AllOf

LOOKS = 4000
"""How many positions are looked at for what a single opponent could take in one turn."""


@dataclass(frozen=True)
class Opponent:
    """What one opponent could do: threats, the most in one turn, and that in a sentence."""

    player: int
    threats: tuple[Threat, ...]
    together: tuple[str, ...]
    """Regions that could be taken in one turn, one after another, without the die or coins and giving up
    nothing.
    """
    complete: bool
    """Whether it is proven that no more could be taken in that way."""
    sentence: str

    def to_dict(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "threats": [threat.to_dict() for threat in self.threats],
            "together": list(self.together),
            "complete": self.complete,
            "sentence": self.sentence,
        }


class Threats:
    """What the opponents could take from a player, as things stand. Iterating gives the threats."""

    def __init__(self, position: Position, player: int, speaker: Speaker) -> None:
        self.player = player
        self._position, self._speaker = position, speaker
        self._mine = regions_of(position, player)
        players = range(len(position.coins))
        order = [other for step in players[1:] if (other := (player + step) % len(players)) != player]
        self.opponents = tuple(self._opponent(other) for other in order)
        """Each opponent, in the order of play."""

    @cached_property
    def threats(self) -> tuple[Threat, ...]:
        """Everything that could be taken at once, the surest and cheapest first."""
        found = [threat for opponent in self.opponents for threat in opponent.threats]
        return tuple(sorted(found, key=lambda threat: threat.ease))

    @property
    def regions(self) -> tuple[str, ...]:
        """The regions that somebody could take at once, without the die and without coins."""
        return self._ids(self._struck(lambda threat: threat.sure))

    @property
    def with_luck(self) -> tuple[str, ...]:
        """The regions that somebody could take without coins only with the help of the die."""
        sure = self._struck(lambda threat: threat.sure)
        return self._ids(self._struck(lambda threat: not threat.coins) & ~sure)

    @property
    def for_coins(self) -> tuple[str, ...]:
        """The regions that somebody could take at all, or more easily, for coins that only they know of."""
        return self._ids(self._struck(lambda threat: threat.coins > 0))

    @property
    def safe(self) -> tuple[str, ...]:
        """The regions that nobody could take as a first conquest."""
        return self._ids(self._mine & ~self._struck(lambda threat: True))

    @property
    def most(self) -> int:
        """The most regions that one opponent was found to be able to take in one turn, without the die."""
        return max((len(opponent.together) for opponent in self.opponents), default=0)

    def _struck(self, among: Callable[[Threat], bool]) -> int:
        mask = 0
        for threat in self.threats:
            if among(threat):
                mask |= 1 << threat.index
        return mask

    def _ids(self, mask: int) -> tuple[str, ...]:
        return tuple(self._position.rules.board.regions[region].id for region in bits(mask))

    # One opponent

    def _opponent(self, opponent: int) -> Opponent:
        view = at_turn_of(self._position, opponent)
        if view is None:
            return Opponent(opponent, (), (), True, self._say("whatif-no_turn_left", opponent))
        picks = view.phase == PICKING
        starts = with_each_combo(view) if picks else [view]
        found: list[Threat] = []
        best, complete = 0, True
        for start in starts:
            for acting in each_conqueror(start):
                new = picks and acting.acting == acting.active[opponent]
                found += (
                    Threat(acting, strike, new, self._speaker) for strike in strikes(acting, self._mine)
                )
            raid = Raid(with_coins(start, 0), self._mine, LOOKS // len(starts))
            complete = complete and raid.complete
            if raid.taken.bit_count() > best.bit_count():
                best = raid.taken
        threats = tuple(sorted(_easiest(found), key=lambda threat: threat.ease))
        sentence = self._about(opponent, view, threats, best.bit_count(), picks)
        return Opponent(opponent, threats, self._ids(best), complete, sentence)

    def _about(
        self, opponent: int, view: Position, threats: tuple[Threat, ...], together: int, picks: bool
    ) -> str:
        sure = [threat for threat in threats if threat.sure]
        free = [threat for threat in threats if not threat.coins]
        said = []
        if picks:
            said.append(self._say("whatif-picks", opponent))
            if free:
                said.append(self._speaker.say("whatif-picks-cheapest", free[0].params))
        else:
            race = view.active[opponent]
            who = {"race": ("race", view.rules.races[race].id), "n": view.hand[race]}
            said.append(self._say("whatif-attacker", opponent, **who))
        said.append(self._say("whatif-at_once", opponent, n=len(sure)))
        if len(free) > len(sure):
            said.append(self._say("whatif-with_die", opponent, n=len(free) - len(sure)))
        if len(threats) > len(free):
            said.append(self._say("whatif-with_coins", opponent, n=len(threats) - len(free)))
        if together > 1:
            said.append(self._say("whatif-together", opponent, n=together))
        return " ".join(said)

    def _say(self, id: str, opponent: int, **more: object) -> str:
        return self._speaker.say(id, {"player": ("player", opponent), **more})

    # Showing

    @property
    def sentences(self) -> tuple[str, ...]:
        """Everything in words: each opponent, what is safe, what is not counted."""
        me = {"player": ("player", self.player)}
        if not self._mine:
            return (self._speaker.say("whatif-nothing_to_take", me),)
        said = [opponent.sentence for opponent in self.opponents]
        board = self._position.rules.board
        safe = [board.regions[board.index[id]].name for id in self.safe]
        if safe:
            said.append(self._speaker.say("whatif-safe", {"regions": AllOf(safe), "n": len(safe)}))
        hand = sum(self._position.hand[race] for race in self._position.races_of(self.player))
        if hand:
            said.append(self._speaker.say("whatif-in_hand", {**me, "n": hand}))
        return tuple(said)

    @property
    def title(self) -> str:
        return self._speaker.say("whatif-threats", {"player": ("player", self.player)})

    @property
    def table(self) -> DataTable:
        """The threats as a table."""
        say = self._speaker.say
        heads = (
            say("whatif-head-region"),
            say("whatif-head-by"),
            say("whatif-head-cost"),
            say("whatif-head-hand"),
            say("whatif-head-chance"),
        )
        return DataTable(
            self.title, heads, tuple(self._row(threat) for threat in self.threats), self.sentences
        )

    def _row(self, threat: Threat) -> Row:
        say, params = self._speaker.say, threat.params
        by = say("whatif-by-new" if threat.new else "whatif-by", params)
        if threat.cost is None:
            means = say("whatif-means-replace")
        else:
            means = "" if threat.marker is None else say("whatif-means-marker", params)
        notes = [means] if means else []
        if threat.coins:
            notes.append(say("whatif-means-coins", params))
        odds = threat.odds
        return Row(
            self._position.rules.board.regions[threat.index].name,
            (
                Cell(by),
                Cell(str(threat.tokens), tuple(notes)),
                Cell(str(threat.hand)),
                Cell(say("whatif-sure"))
                if odds is None
                else Cell(str(threat.chance), (say("whatif-needs", {"die": odds.needed}),)),
            ),
        )

    def __iter__(self) -> Iterator[Threat]:
        return iter(self.threats)

    def __len__(self) -> int:
        return len(self.threats)

    def __str__(self) -> str:
        return str(self.table) if self.threats else "\n".join((self.title, *self.sentences))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        if self.threats:
            return self.table.html()
        return paragraphs((self.title, *self.sentences))

    def to_dict(self) -> dict[str, Any]:
        return {
            "player": self.player,
            "regions": list(self.regions),
            "with_luck": list(self.with_luck),
            "for_coins": list(self.for_coins),
            "safe": list(self.safe),
            "opponents": [opponent.to_dict() for opponent in self.opponents],
            "sentences": list(self.sentences),
        }


def _easiest(found: Iterable[Threat]) -> Iterator[Threat]:
    """The easiest way to take each region; and what is easier still for coins, which may not be there."""
    free: dict[int, Threat] = {}
    paid: dict[int, Threat] = {}
    for threat in found:
        best = paid if threat.coins else free
        if threat.index not in best or threat.ease < best[threat.index].ease:
            best[threat.index] = threat
    yield from free.values()
    for region, threat in paid.items():
        if region not in free or threat.ease < free[region].ease:
            yield threat


def threats(game: Game, player: int | None = None) -> Threats:
    """What the opponents could take from a player; asked for nobody, from the one whose turn it is."""
    with game.lock:
        position = game.position.clone()
    position.hide_anew(Random(0))
    if player is None:
        player = position.player
    else:
        player = player_number(player, game.names)
    return Threats(position, player, game.speaker)
