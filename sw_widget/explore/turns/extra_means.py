"""Extra means of conquest: special means and a second wave, how many tokens they are worth at most."""

from __future__ import annotations

from typing import NamedTuple

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.conquest.cost import cost
from sw_widget.engine.conquest.means import Named, before_die, number_of, used_from, view_of
from sw_widget.engine.conquest.voids import void_means
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.options import options
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.engine.turn.redeployment import tokens_of
from sw_widget.explore.turns.earnings import coins_to_come


class ExtraMeans(NamedTuple):
    """The extra means of a race, beside its tokens in hand."""

    tokens: int = 0
    """As many tokens at most are all its means worth that cost no coins."""
    far: bool = False
    """Whether it can strike beyond its neighbours."""
    again: bool = False
    """Whether its troops will be readied once more."""
    hired: int = 0
    """So many tokens can be had for each conquest, for `price` coins."""
    price: int = 0
    most: int = 0
    """How often that can be paid for, with the coins that conquests may still bring."""


NO_EXTRA_MEANS = ExtraMeans()


def price_of(kit: Kit, named: Named) -> int:
    """The coins that the use of these means takes."""
    return sum(kit.means[number_of(item)].price() for item in named)


def has_extra_means(kit: Kit) -> bool:
    """Whether a race has more to conquer with than tokens and a single token that takes any region."""
    return kit.outlook.readies_again or set(kit.means) != set(kit.single)


def extra_means_of(position: Position, race: int, reach: int) -> ExtraMeans:
    """What the race has now. `reach`: all regions that it holds or could still take."""
    kit = position.kit[race]
    tokens, far, hired, price, most = 0, False, 0, 0, 0
    for number in kit.means:
        means, at = view_of(position, race, number)
        tokens += means.saves_at_most(at, number, reach)
        if means.from_region and means.left(at, number):
            far = True
        if means.after_die:
            hired, price = hired + means.saves(at, number), max(0, means.price())
            coins = position.coins[position.player] + coins_to_come(position, race)
            most = coins // price if price > 0 else len(position.holder)
    again = position.acting == race and may_ready_again(position)
    if again:
        tokens += max(0, tokens_of(position, race) - kit.least * position.held[race].bit_count())
    return ExtraMeans(tokens, far, again, hired, price, most)


def useful(position: Position, kind: int, everything: bool) -> list[Code]:
    """Conquests or attempts in which no means is wasted; with `everything`, those as well.

    From where a long shot is fired is all one unless everything counts.
    """
    race = position.acting
    found: list[Code] = [code for code in options(position).get(kind, ()) if isinstance(code, tuple)]
    if everything:
        return found
    plain = {code[1] for code in found if len(code) == 2}
    shots: set[object] = set()
    kept = []
    for code in found:
        region, named = code[1], code[2:]
        numbers = (region, tuple(number_of(item) for item in named))
        if any(used_from(item) >= 0 for item in named):
            if numbers in shots:
                continue
            shots.add(numbers)
        if not _wasted(position, race, region, named, kind == do.ATTEMPT, region in plain):
            kept.append(code)
    return kept


def _wasted(
    position: Position,
    race: int,
    region: int,
    named: tuple[int | tuple[int, int], ...],
    tried: bool,
    near: bool,
) -> bool:
    """Whether one of the means saves nothing. In an attempt, what is hired is never paid in vain."""
    whole = cost(position, race, region, named)
    for index, item in enumerate(named):
        rest = (*named[:index], *named[index + 1 :])
        if used_from(item) >= 0 and not near:
            continue
        if tried and before_die(position, race, (item,)) == ():
            continue
        if cost(position, race, region, rest) == whole:
            return True
    return False


def where_counts(position: Position, race: int, reach: int, marker: int) -> int:
    """Of the regions within reach, those against whose holders a special means is not void."""
    if not position.rules.can_void:
        return reach
    regions = (region for region in bits(reach) if void_means(position, race, region, (marker,)) is None)
    return sum(1 << region for region in regions)
