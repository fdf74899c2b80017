"""Who answers what: for each question or event, the effects of a race that answer it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

from sw_widget.engine.hooks.effect import HOOKS

Answer = tuple[tuple[str, str], Callable[..., Any]]
"""The source of an effect, and its method."""


class Answering:
    """An attribute for each question or event: the answers to it, none of them for most."""

    # Small, and read without looking a name up: many of them are read in every turn.
    __slots__ = HOOKS

    def __init__(self, found: Mapping[str, Sequence[Answer]]) -> None:
        for name in HOOKS:
            setattr(self, name, tuple(found.get(name, ())))

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> tuple[Answer, ...]: ...


NO_ANSWERS: Final = Answering({})
