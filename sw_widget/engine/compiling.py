"""What a compiler is told about classes, and where it keeps their fields (docs/speed.md).

`allow_interpreted_subclasses`: packs or readers derive classes of their own from it. `acyclic`: no instance
ever refers to itself by way of others, so that nobody need look for that.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr
else:

    def mypyc_attr(**_: Any) -> Any:
        """A decorator that leaves the class as it is: only the compiler reads it."""
        return lambda kind: kind


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of all that objects of a class with slots have. A compiled class keeps them elsewhere, with
    some of Python's own.
    """
    names: tuple[str, ...] = vars(kind).get("__slots__") or vars(kind)["__mypyc_attrs__"]
    return tuple(name for name in names if not name.startswith("__"))


__all__ = ["fields_of", "mypyc_attr"]
