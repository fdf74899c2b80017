"""The combos on offer, as users see them: price, tokens, coins, and abilities."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from sw_widget import text
from sw_widget.game import html
from sw_widget.game.ledger import Ledger


@dataclass(frozen=True)
class Combo:
    """A combo on offer: a race and a power in a slot of the column."""

    slot: int
    race: str
    power: str
    coins: int
    price: Ledger
    tokens: Ledger
    language: str

    @property
    def name(self) -> str:
        """Power and race by name: "Merchant Giants"."""
        return text.combo(self.power, self.race, self.language)

    @property
    def abilities(self) -> tuple[str, str]:
        """What the race and the power can do, one sentence each."""
        return (
            text.ability("race", self.race, self.language),
            text.ability("power", self.power, self.language),
        )

    @property
    def summary(self) -> str:
        """Its price and its tokens in a few words."""
        params = {"price": self.coins - self.price.total, "coins": self.coins, "n": self.tokens.total}
        return text.sentence("column-coins" if self.coins else "column-plain", params, self.language)

    def __str__(self) -> str:
        first = f"{self.slot}  {self.name}: {self.summary}"
        return "\n".join((first, *(f"   {line}" for line in self.abilities)))

    __repr__ = __str__

    def to_dict(self) -> dict[str, Any]:
        return {
            "slot": self.slot,
            "race": self.race,
            "power": self.power,
            "coins": self.coins,
            "name": self.name,
            "abilities": list(self.abilities),
            "price": self.price.to_dict(),
            "tokens": self.tokens.to_dict(),
        }


class Column:
    """The column from the top, which is free, downwards. Iterate it, or take a combo by its slot."""

    def __init__(self, combos: list[Combo]) -> None:
        self._combos = combos

    def __eq__(self, other: object) -> bool:
        return self._combos == other._combos if isinstance(other, Column) else NotImplemented

    __hash__ = None  # type: ignore[assignment]

    def __iter__(self) -> Iterator[Combo]:
        return iter(self._combos)

    def __len__(self) -> int:
        return len(self._combos)

    def __getitem__(self, slot: int) -> Combo:
        return self._combos[slot]

    def __str__(self) -> str:
        return "\n".join(map(str, self._combos))

    __repr__ = __str__

    def _repr_html_(self) -> str:
        rows = [
            (str(combo.slot), f"{combo.name}: {combo.summary} {' '.join(combo.abilities)}", "", True)
            for combo in self._combos
        ]
        return html.table("", rows)

    def to_dict(self) -> list[dict[str, Any]]:
        return [combo.to_dict() for combo in self._combos]
