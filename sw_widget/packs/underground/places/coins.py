"""Places that bring coins: Keep on the Motherland, Mine of the Lost Dwarf, Diamond Fields, Rusty Throne."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conquest.buried import lies_in
from sw_widget.engine.conquest.voids import void_for
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View, region_of
from sw_widget.engine.ledger import Line
from sw_widget.engine.rules import Rules
from sw_widget.packs.underground.places.ground import same_terrain


@dataclass(frozen=True)
class PaysHolder(Effect):
    """Coins at every scoring for whoever holds its region."""

    coins: int
    in_decline: bool = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def earns(self, at: View) -> Line:
        return at.line(self.coins, "score-place", mask=1 << region_of(at), n=self.coins)


@dataclass(frozen=True)
class PaysForTerrain(Effect):
    """Coins for its region, and for every other one of the same terrain that the race holds."""

    coins: int = 1
    in_decline: bool = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def earns(self, at: View) -> Line:
        region = region_of(at)
        mask = at.held & same_terrain(at.rules.board, region)
        n = self.coins * mask.bit_count()
        terrain = ("terrain", at.rules.board.regions[region].terrain)
        return at.line(n, "score-same_terrain", mask=mask, n=n, terrain=terrain)


@dataclass(frozen=True)
class TakesTribute(Effect):
    """Coins from every opponent for each race that stands beside it; for lost tribes there the bank pays."""

    coins: int = 1
    in_decline: bool = True

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def earns(self, at: View) -> Line:
        around = self._around(at)
        n = self.coins * (at.position.tribes & around).bit_count()
        return at.line(n, "score-tribute" if n else "not-tribute", n=n)

    @staticmethod
    def _around(at: View) -> int:
        """The regions beside its own."""
        return at.position.beside(at.race, 1 << region_of(at))

    def scored(self, t: Turn) -> None:
        around = self._around(t)
        for player in range(len(t.position.coins)):
            races = [race for race in t.position.races_of(player) if lies_in(t.position, race) & around]
            beside = sum(not void_for(t, self, race, attack=False) for race in races)
            if beside and player != t.player:
                t.pay(player, t.player, self.coins * beside, "throne_paid", "throne_unpaid")
