"""All effects by name: those of the engine, and those that stand beside a race or a power in its pack."""

from __future__ import annotations

from collections.abc import Iterator

import sw_widget.packs  # noqa: F401 (their effects are known once they are imported)
from sw_widget.engine import effects
from sw_widget.engine.hooks.effect import Effect

assert effects


def every(kind: type[Effect] = Effect) -> Iterator[type[Effect]]:
    """An effect and all those made from it that come with the package."""
    if kind.__module__.startswith("sw_widget."):
        yield kind
    for more in kind.__subclasses__():
        yield from every(more)


globals().update({kind.__name__: kind for kind in every()})
