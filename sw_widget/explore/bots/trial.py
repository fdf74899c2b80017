"""A trial: what a turn would bring so far, played on a copy of the position."""

from __future__ import annotations

from sw_widget.engine.actions import Code
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance


class Trial:
    """Actions that are tried on a position of their own. Those before any die came in are kept: in earnest,
    they lead to the same, and need not be thought of again.
    """

    __slots__ = ("_codes", "_without_die", "position")

    def __init__(self, position: Position) -> None:
        self.position = position
        self._codes: list[Code] = []
        self._without_die = True

    @property
    def codes(self) -> tuple[Code, ...]:
        """The actions that were tried before any die came in."""
        return tuple(self._codes)

    def play(self, code: Code, in_earnest: bool = True) -> None:
        """Try an action; `in_earnest` says whether it would be played here as well if it were no trial."""
        position = self.position
        if not in_earnest or position.pending or takes_die(position, code):
            self._without_die = False
        if self._without_die:
            self._codes.append(code)
        advance(position, code, None, self._roll)

    def _roll(self) -> int:
        """The worst throw, where one is due for what others lose."""
        self._without_die = False
        return 0
