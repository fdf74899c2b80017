"""How far a race can come with the tokens that it has."""

from __future__ import annotations

from sw_widget.engine.map.board import bits

_FAR = 8
"""With more tokens than these, everything counts as near: to look closer would take longer than it saves."""


class Distance:
    """The regions of a map with the least that each can cost on the way to others."""

    def __init__(self, around: list[int], costs: dict[int, int]) -> None:
        """`around`: what each region opens the way to; `costs`: by cost, the mask of the regions."""
        self._around = around
        self._costs = sorted(costs.items())
        self._known: dict[tuple[int, int, int], int] = {}

    def touched(self, reach: int, tokens: int, free: int, singles: int) -> int:
        """What can be attacked, if so many tokens may be spent on the way.

        `reach`: what can be attacked now; `free`: regions that cost nothing; so many `singles` of others
        come for nothing, too.
        """
        if tokens > _FAR:
            return -1
        reach = self._spread(reach, tokens, free)
        for _ in range(singles):
            reach = self._spread(self._opened(reach) | reach, tokens, free)
        return reach

    def _spread(self, reach: int, tokens: int, free: int) -> int:
        key = reach, tokens, free
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = self._reached(reach, tokens, free)
        return known

    def _reached(self, reach: int, tokens: int, free: int) -> int:
        """What can be attacked: one number of tokens spent after another."""
        within: list[int] = []
        passed = 0
        for spent in range(tokens + 1):
            taken = reach & free
            for cost, regions in self._costs:
                if cost > spent:
                    break
                taken |= regions & within[spent - cost]
            while taken & ~passed:
                reach |= self._opened(taken & ~passed)
                passed |= taken
                taken = reach & free
            within.append(reach)
        return reach

    def _opened(self, regions: int) -> int:
        mask = 0
        for region in bits(regions):
            mask |= self._around[region]
        return mask
