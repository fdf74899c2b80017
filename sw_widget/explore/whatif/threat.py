"""A threat: a region that an opponent could take, for users."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from typing import Any

from sw_widget.engine.conquest.means import name_of
from sw_widget.engine.ledger import Params
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.data_table import paragraphs
from sw_widget.explore.whatif.strikes import Strike
from sw_widget.game.ledger import Ledger, Line
from sw_widget.game.odds import Odds
from sw_widget.game.speaker import Speaker


class Threat:
    """A region that an opponent could take at the start of a turn, and with what."""

    def __init__(self, view: Position, strike: Strike, new: bool, speaker: Speaker) -> None:
        rules = view.rules
        self.region = rules.board.regions[strike.region].id
        self.opponent = view.player
        self.race = rules.races[strike.race].id
        badge = view.power[strike.race]
        self.power = None if badge == NOBODY else rules.powers[badge].id
        self.new = new
        """Whether it would be a new race, from the column."""
        self.hand = strike.hand
        """The tokens that the opponent has to conquer with."""
        self.cost = None if strike.ledger is None else Ledger(strike.ledger, speaker)
        """What the region costs; None where a lone token would be replaced, which costs nothing in hand."""
        self.chance = strike.chance
        self.coins = strike.coins
        """The coins that it takes as well; whether the opponent has them is not known."""
        self.marker = None if strike.means is None else rules.means[strike.means]
        """The special means that it takes, if that is the easiest way."""
        kit = view.kit[strike.race]
        self._single = strike.means is not None and strike.means in kit.single
        self._means = None if strike.means is None else name_of(view, strike.race, strike.means)
        self.index = strike.region
        """The region's number on the board."""
        self.tokens = strike.cost
        """How many tokens it takes out of the hand."""
        self._speaker = speaker

    @property
    def ease(self) -> tuple[Fraction, int, int]:
        """Less is easier: the surest first, then the cheapest in tokens, then in coins."""
        return -self.chance, self.tokens, self.coins

    @property
    def sure(self) -> bool:
        """Whether it needs neither a die nor coins."""
        return self.chance == 1 and not self.coins

    @property
    def odds(self) -> Odds | None:
        """The odds of the die, where one is needed."""
        return None if self.chance == 1 or self.cost is None else Odds(self.cost, self.hand, self._speaker)

    @property
    def params(self) -> Params:
        said: dict[str, object] = {
            "player": ("player", self.opponent),
            "race": ("race", self.race),
            "power": "" if self.power is None else ("power", self.power),
            "region": ("region", self.index),
            "cost": self.tokens,
            "hand": self.hand,
            "chance": str(self.chance),
            "coins": self.coins,
        }
        if self._means is not None:
            said["marker"] = self._means
        return said

    @property
    def sentence(self) -> str:
        if self.cost is None:
            id = "whatif-threat-replace"
        elif self._single:
            id = "whatif-threat-marker"
        elif self.chance == 1:
            id = "whatif-threat-tokens"
        else:
            id = "whatif-threat-die"
        said = self._speaker.say(id, self.params)
        return f"{said} {self._speaker.say('whatif-threat-coins', self.params)}" if self.coins else said

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"<{self.sentence}>"

    def __iter__(self) -> Iterator[Line]:
        """The lines of the cost, if there is one."""
        return iter(self.cost or ())

    def _repr_html_(self) -> str:
        return paragraphs([self.sentence]) + (self.cost._repr_html_() if self.cost else "")

    def to_dict(self) -> dict[str, Any]:
        return {
            "region": self.region,
            "opponent": self.opponent,
            "race": self.race,
            "power": self.power,
            "new": self.new,
            "hand": self.hand,
            "chance": str(self.chance),
            "coins": self.coins,
            "marker": self.marker,
            "cost": None if self.cost is None else self.cost.to_dict(),
            "sentence": self.sentence,
        }
