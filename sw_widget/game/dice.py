"""The dice of a game: those that a scenario prescribes, then those of its seed."""

from __future__ import annotations

from random import Random

from sw_widget.engine.chance import generator
from sw_widget.engine.rules import FACES


class Dice:
    """The die results of a game, in order. They never change: after an undo the same die is rolled again."""

    __slots__ = ("_rng", "_rolled", "seed")

    def __init__(self, prescribed: list[int], seed: int) -> None:
        self._rolled = list(prescribed)
        self.seed = seed
        self._rng: Random | None = None

    def __getitem__(self, number: int) -> int:
        while number >= len(self._rolled):
            if self._rng is None:
                self._rng = generator(self.seed, "dice", 0)
            self._rolled.append(FACES[int(self._rng.random() * len(FACES))])
        return self._rolled[number]
