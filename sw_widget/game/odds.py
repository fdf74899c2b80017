"""The odds of a final attempt: an exact fraction, with what the die must show."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from sw_widget.engine.chance import chance_of_at_least, faces
from sw_widget.game import html
from sw_widget.game.ledger import Ledger
from sw_widget.game.speaker import Speaker


@dataclass(frozen=True, eq=False)
class Odds:
    """How likely an attempt is to succeed. It compares and calculates like a fraction."""

    cost: Ledger
    hand: int
    speaker: Speaker

    @property
    def needed(self) -> int:
        """The least that the die must show."""
        return self.cost.total - self.hand

    @property
    def chance(self) -> Fraction:
        return chance_of_at_least(self.needed)

    @property
    def faces(self) -> dict[int, tuple[Fraction, bool]]:
        """Each face with its probability, and whether it is enough."""
        return {face: (chance, face >= self.needed) for face, chance in faces().items()}

    @property
    def sentence(self) -> str:
        return self.speaker.say("odds-needs", {"n": self.needed, "chance": str(self.chance)})

    @property
    def title(self) -> str:
        return self.speaker.say("ledger-odds", self.cost.raw.params)

    def _word(self, face: int) -> str:
        return self.speaker.say("whatif-face", {"die": face})

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Odds):
            return self.chance == other.chance
        return self.chance == other

    def __hash__(self) -> int:
        return hash(self.chance)

    def __float__(self) -> float:
        return float(self.chance)

    def __str__(self) -> str:
        rows = [
            f"{'+' if enough else '–':>4}  {self._word(face)}  ({chance})"
            for face, (chance, enough) in self.faces.items()
        ]
        return "\n".join((self.title, *rows, f"{self.chance!s:>4}  {self.sentence}"))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        # Marked as well as greyed: never by shade alone.
        rows = [
            (str(chance), f"{self._word(face)} {'✓' if enough else '–'}", "", enough)
            for face, (chance, enough) in self.faces.items()
        ]
        return html.table(self.title, rows, (str(self.chance), self.sentence))

    def to_dict(self) -> dict[str, Any]:
        return {
            "title": self.title,
            "chance": str(self.chance),
            "needed": self.needed,
            "sentence": self.sentence,
            "faces": [
                {"face": face, "chance": str(chance), "enough": enough}
                for face, (chance, enough) in self.faces.items()
            ],
            "cost": self.cost.to_dict(),
        }
