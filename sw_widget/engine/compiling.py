"""What a compiler is told about classes, where the engine is compiled (docs/speed.md).

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


__all__ = ["mypyc_attr"]
