"""Regions to be had, as items that differ in nothing but what they bring and cost."""

from __future__ import annotations

from typing import NamedTuple


class Stock(NamedTuple):
    """What can be had of regions that bring equally much: costs of the cheapest ones, in order."""

    gain: int
    costs: tuple[int, ...]


def without(stocks: tuple[Stock, ...], gain: int, cost: int) -> tuple[Stock, ...]:
    """The stocks less one item; one that is too dear to be among them is not missed."""
    found = []
    for stock in stocks:
        costs = stock.costs
        if stock.gain == gain and cost in costs:
            index = costs.index(cost)
            costs = costs[:index] + costs[index + 1 :]
        if costs:
            found.append(Stock(stock.gain, costs))
    return tuple(found)
