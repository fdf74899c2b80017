"""The dice of a game: those that a scenario prescribes, then those of its seed; and dice that are given."""

from __future__ import annotations

from random import Random

from sw_widget.engine.actions import ROLL, ROLLING, Code
from sw_widget.engine.chance import generator
from sw_widget.engine.checks import shown, whole
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.game.errors import ActionError


class Dice:
    """The die results of a game, in order. They never change: after an undo the same die is rolled again."""

    __slots__ = ("_rng", "_rolled", "seed")

    def __init__(self, prescribed: list[int], seed: int) -> None:
        self._rolled = list(prescribed)
        self.seed = seed
        self._rng: Random | None = None

    def copy(self) -> Dice:
        """The same dice, those to come included."""
        other = Dice(self._rolled, self.seed)
        if self._rng is not None:
            other._rng = Random()
            other._rng.setstate(self._rng.getstate())
        return other

    def __getitem__(self, number: int) -> int:
        while number >= len(self._rolled):
            if self._rng is None:
                self._rng = generator(self.seed, "dice", 0)
            self._rolled.append(FACES[int(self._rng.random() * len(FACES))])
        return self._rolled[number]


def checked_face(value: object, path: str) -> int:
    """What the die shows, as somebody gives it."""
    face = whole(value)
    if face not in FACES:
        raise ActionError(path, f"the die shows one of {sorted(set(FACES))}, not {shown(value)}")
    return face


def check_rolls(position: Position, code: Code, die: object, rolls: object) -> list[int]:
    """The dice that are given for others; refused are those that are none, or that nobody rolls if the action
    is played with this die.
    """
    if not isinstance(rolls, list | tuple):
        raise ActionError("rolls", f"must be a list of dice, not {shown(rolls)}")
    faces = [checked_face(roll, f"rolls.{i}") for i, roll in enumerate(rolls)]
    if not faces:
        return faces
    tried = position.clone()
    apply(tried, code, checked_face(die, "die") if takes_die(position, code) else None)
    for rolled, face in enumerate(faces):
        if tried.stage != ROLLING:
            raise ActionError(f"rolls.{rolled}", "nobody else rolls a die because of this action")
        apply(tried, (ROLL,), face)
    return faces
