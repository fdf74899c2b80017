"""The status of a player at a moment of a branch: the numbers that are compared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any
from weakref import WeakKeyDictionary

from sw_widget.engine.actions import REDEPLOYMENT
from sw_widget.engine.conquest.defence import defence_ledger
from sw_widget.engine.ledger import Ledger as RawLedger
from sw_widget.engine.ledger import Line as RawLine
from sw_widget.engine.legal.options import readied
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, Position
from sw_widget.engine.turn.preview import coins_then, preview
from sw_widget.explore.turns.goals import sheltered
from sw_widget.explore.whatif.branch import Branch
from sw_widget.explore.whatif.strikes import regions_of
from sw_widget.explore.whatif.threats import Threats
from sw_widget.game.ledger import Ledger
from sw_widget.game.speaker import Speaker

Key = tuple[object, ...]
_KNOWN: WeakKeyDictionary[Branch, dict[int, PlayerStatus]] = WeakKeyDictionary()


@dataclass(frozen=True)
class PlayerStatus:
    """A player's coins, tokens and regions, and what could be taken from them."""

    name: str
    position: Position = field(repr=False)
    player: int
    scored: RawLedger | None = field(repr=False)
    """What the player scored last on the branch, if anything."""
    speaker: Speaker = field(repr=False)

    @classmethod
    def of(cls, branch: Branch, player: int) -> PlayerStatus:
        """How the player stands on the branch now: worked out once, as long as nothing happens there."""
        moment = branch.history[branch.steps]
        known = _KNOWN.setdefault(branch, {})
        standing = known.get(player)
        if standing is None or standing.position is not moment.position or standing.name != branch.name:
            scored = moment.scores[player]
            standing = known[player] = cls(branch.name, moment.position, player, scored, branch.speaker)
        return standing

    @classmethod
    def at_start(cls, branch: Branch, player: int, name: str) -> PlayerStatus:
        """How the player stood when the branch began."""
        return cls(name, branch.at(0), player, None, branch.speaker)

    @property
    def coins(self) -> int:
        """The coins that the player has."""
        return self.position.coins[self.player]

    @property
    def paid(self) -> bool:
        """Whether no score is to come: the turn has been scored, or it is not the player's."""
        return self.position.player != self.player or self.position.phase > REDEPLOYMENT

    @cached_property
    def score(self) -> Ledger | None:
        """What the turn pays if it ends now; once it has been scored, what it paid."""
        raw = self.scored if self.paid else preview(self.position)
        return None if raw is None else Ledger(raw, self.speaker)

    @property
    def coins_then(self) -> int:
        """The coins that the player has if the turn ends now, with what is paid beside the score."""
        return self.coins if self.paid else coins_then(self.position)

    @cached_property
    def hand(self) -> int:
        """Tokens in hand; at the start of a turn, as many as there will be to conquer with."""
        view = readied(self.position) if self.position.player == self.player else self.position
        return sum(view.hand[race] for race in view.races_of(self.player))

    @property
    def undeployed(self) -> int:
        """Tokens that are still to be put down, and guard nothing yet."""
        return sum(self.position.hand[race] for race in self.position.races_of(self.player))

    @cached_property
    def regions(self) -> int:
        """All regions that the player holds, as a mask."""
        return regions_of(self.position, self.player)

    @property
    def in_decline(self) -> int:
        """How many of them are held in decline."""
        position = self.position
        return sum(
            position.held[race].bit_count()
            for race in position.races_of(self.player)
            if position.status[race] == DECLINED
        )

    @cached_property
    def weakest(self) -> tuple[int, int] | None:
        """What the weakest region costs an attacker without abilities, and a mask of those that cost no more.

        None where there is no region that can be taken.
        """
        open_to_attack = self.regions & ~sheltered(self.position)
        costs = {region: defence_ledger(self.position, region).total for region in bits(open_to_attack)}
        if not costs:
            return None
        least = min(costs.values())
        return least, sum(1 << region for region, cost in costs.items() if cost == least)

    @cached_property
    def threats(self) -> Threats:
        """What the opponents could take."""
        return Threats(self.position, self.player, self.speaker)

    def score_lines(self) -> Iterator[tuple[Key, RawLine]]:
        """The lines of the score, each with a key by which it is found in another score."""
        counted: dict[object, int] = {}
        for line in self.score.raw.lines if self.score else ():
            # Everybody has one active race at most; of those in decline there may be several.
            race = line.params.get("race") if line.rule != "regions" else None
            about = (line.rule, race)
            counted[about] = counted.get(about, 0) + 1
            yield (*about, counted[about]), line

    def names_of(self, mask: int) -> list[str]:
        """Regions by name."""
        return [self.position.rules.board.regions[region].name for region in bits(mask)]

    def to_dict(self) -> dict[str, Any]:
        board = self.position.rules.board
        weakest = self.weakest
        return {
            "name": self.name,
            "player": self.player,
            "coins": self.coins,
            "coins_then": self.coins_then,
            "score": None if self.score is None else self.score.to_dict(),
            "hand": self.hand,
            "regions": [board.regions[region].id for region in bits(self.regions)],
            "in_decline": self.in_decline,
            "weakest": None
            if weakest is None
            else {"cost": weakest[0], "regions": [board.regions[r].id for r in bits(weakest[1])]},
            "threats": self.threats.to_dict(),
        }
