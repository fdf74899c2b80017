"""A position as an effect is asked about it: with whose effect it is, and who brings it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sw_widget.engine.actions import START
from sw_widget.engine.compiling import mypyc_attr
from sw_widget.engine.ledger import Line

if TYPE_CHECKING:
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.position import Position
    from sw_widget.engine.rules import Rules

_new_tuple: Final = tuple.__new__
"""Makes a named tuple without its constructor, which takes longer than the question that it answers."""

Name = tuple[str, str]
"""Something by its kind and id: ("race", "…"), ("power", "…"), ("marker", "…")."""


@mypyc_attr(acyclic=True)
class View:
    """The position, the race that has the effect, and the source: the race, power or piece that brings it."""

    __slots__ = ("position", "race", "source")

    def __init__(self, position: Position, race: int, source: Name) -> None:
        self.position = position
        self.race = race
        self.source = source

    @property
    def rules(self) -> Rules:
        return self.position.rules

    @property
    def kit(self) -> Kit:
        return self.position.kit[self.race]

    @property
    def held(self) -> int:
        """The regions of the race, as a mask."""
        return self.position.held[self.race]

    @property
    def player(self) -> int:
        """The player who has the race."""
        return self.position.owner[self.race]

    @property
    def name(self) -> Name:
        """The race, for sentences."""
        return "race", self.position.rules.races[self.race].id

    @property
    def rule(self) -> str:
        """The id of whoever brings the effect: what lines of a ledger are called."""
        return self.source[1]

    @property
    def variant(self) -> str:
        """The variant that changed whoever brings the effect: the reference for what only the variant says.

        Without one, it is whoever brings the effect.
        """
        return self.position.rules.changed_by.get(self.source, self.rule)

    @property
    def hand(self) -> int:
        """The tokens in hand, at the start of a turn as it will be once the troops are readied."""
        position = self.position
        return position.readied_hand(self.race) if position.phase == START else position.hand[self.race]

    @property
    def acts(self) -> bool:
        """Whether it is the race that conquers now."""
        return self.position.acting == self.race

    def note(self, name: str) -> int:
        """What the effect remembers as a number; 0 if nothing."""
        value = self.position.notes.get((name, self.race, self.source[1]), 0)
        assert isinstance(value, int)
        return value

    def counts(self, name: str) -> dict[int, int]:
        """What the effect has counted by race; empty if nothing."""
        value = self.position.notes.get((name, self.race, self.source[1]), ())
        assert isinstance(value, tuple)
        return dict(value)

    def marker(self, id: str) -> int:
        """The number of a marker."""
        return self.position.rules.marker_index[id]

    def line(
        self, amount: int, sentence: str, applied: bool | None = None, mask: int = 0, **more: Any
    ) -> Line:
        """A line of a ledger in the name of the effect's source."""
        params: dict[str, object] = {"name": self.source, **more}
        told = amount != 0 if applied is None else applied
        return _new_tuple(Line, (self.source[1], amount, sentence, params, told, mask, "", ""))


def region_of(at: View) -> int:
    """The region of the one piece that lends the effect."""
    return next(iter(at.position.markers[at.marker(at.rule)]))
