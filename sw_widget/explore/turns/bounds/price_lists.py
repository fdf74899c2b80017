"""Price lists: regions to conquer, as items that differ only in gain and cost."""

from __future__ import annotations

from typing import NamedTuple


class PriceList(NamedTuple):
    """The regions of one gain: the costs of the cheapest ones, in order."""

    gain: int
    costs: tuple[int, ...]


def without(price_lists: tuple[PriceList, ...], gain: int, cost: int) -> tuple[PriceList, ...]:
    """The stocks less one item; one that is too dear to be among them is not missed."""
    found = []
    for stock in price_lists:
        costs = stock.costs
        if stock.gain == gain and cost in costs:
            index = costs.index(cost)
            costs = costs[:index] + costs[index + 1 :]
        if costs:
            found.append(PriceList(stock.gain, costs))
    return tuple(found)
