"""What all effects have in common: when they work, and which values they take."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import ClassVar

from sw_widget.engine.checks import Problem, as_int, shown
from sw_widget.engine.conditions import Condition

_BOUNDS = {
    "tokens": (-5, 10), "coins": (0, 20), "conquests": (1, 15), "every": (1, 20), "pays": (0, 10),
    "beyond": (0, 50),
}  # fmt: skip


@dataclass(frozen=True)
class Effect:
    """The common part of all effects."""

    active = True
    """Whether the effect works while its race is active."""
    in_decline = False
    """Whether the effect goes on (or begins to work) when the race is in decline."""

    def __post_init__(self) -> None:
        """Refuse values that no rule could mean, by the name of the effect and the field."""
        for field in fields(self):
            value, path = getattr(self, field.name), f"{type(self).__name__}.{field.name}"
            if field.name in ("where", "when"):
                if not isinstance(value, Condition):
                    raise Problem(path, f"must be a condition such as terrain('hill'), not {shown(value)}")
                if self.where_is_fixed and not value.fixed:
                    raise Problem(path, "must depend on the board alone, not on the position")
            elif field.name == "amount":
                if not callable(value):
                    raise Problem(path, f"must be a function of position and race, not {shown(value)}")
            elif field.name in _BOUNDS:
                as_int(value, path, *self.bounds.get(field.name, _BOUNDS[field.name]))

    bounds: ClassVar[dict[str, tuple[int, int]]] = {}
    """The least and the most of a number, where they differ from what is usual for its name."""
    where_is_fixed = False
    """Whether a condition must be the same all through a game."""

    def works(self, declined: bool) -> bool:
        """Whether the effect is in force for a race that is active, or in decline."""
        return self.in_decline if declined else self.active
