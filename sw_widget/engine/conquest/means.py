"""Special means of conquest: how many there are, what they are worth, and how they may be named together.

A means is *named* with a conquest by its number, or by (number, region) if it is used from a region. What
they save is taken off after the discounts; one that needs a single token leaves only the least that the
race may send.
"""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from sw_widget.engine.definitions import COPIES
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.hooks.view import Name, View
from sw_widget.engine.ledger import Line, Params, Reason
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position

if TYPE_CHECKING:
    from sw_widget.engine.effects.means import Means

Named = tuple[int | tuple[int, int], ...]
"""The special means that are named with one conquest."""


def number_of(item: int | tuple[int, int]) -> int:
    return item if isinstance(item, int) else item[0]


def used_from(item: int | tuple[int, int]) -> int:
    return NOBODY if isinstance(item, int) else item[1]


def view_of(position: Position, race: int, number: int) -> tuple[Means, View]:
    """A means of the race, and the position as it is asked about it."""
    kit = position.kit[race]
    means = kit.means[number]
    for item in kit.effects:
        if item.effect is means:
            return means, View(position, race, item.source)
    raise KeyError(number)


def has_own_reach(position: Position, race: int, number: int) -> bool:
    """Whether a means is used from a region, with a reach of its own."""
    means = position.kit[race].means.get(number)
    return means is not None and means.from_region


def left(position: Position, race: int, number: int) -> int:
    """How many pieces of a means can be used now; one without pieces, if it can be paid for."""
    means, at = view_of(position, race, number)
    return means.left(at, number)


def saved(position: Position, race: int, number: int) -> int:
    """How many tokens one piece of the means saves."""
    means, at = view_of(position, race, number)
    return means.saves(at, number)


def bases(position: Position, race: int, number: int, region: int) -> list[int]:
    """From which regions of the race a means reaches the region."""
    means, at = view_of(position, race, number)
    return means.bases(at, region)


def own_reach(position: Position, race: int, number: int) -> int:
    """All regions that a means with a reach of its own could reach, whatever protects them."""
    means, at = view_of(position, race, number)
    free = position.rules.board.all & ~position.held[race]
    return sum(1 << region for region in bits(free) if means.bases(at, region))


def single(position: Position, race: int, named: Named) -> int | None:
    """The means among these that needs one token only."""
    means = position.kit[race].means
    return next((number_of(item) for item in named if means[number_of(item)].single), None)


def may_fail(position: Position, race: int, named: Named) -> bool:
    """Whether the hand need not pay for a conquest with these means: it is the last attempt then, after a
    roll that lowers the cost, as it does for all but what the least garrison takes.
    """
    return position.roll != NOBODY and single(position, race, named) is None


def taken_as_empty(position: Position, race: int, named: Named) -> int | None:
    """The means among these with which a region is taken as if it were empty."""
    means = position.kit[race].means
    return next((number_of(item) for item in named if means[number_of(item)].as_if_empty), None)


def given_up(position: Position, race: int, named: Named) -> int:
    """How many tokens leave the hand for these means, beside those that conquer."""
    means = position.kit[race].means
    return sum(means[number_of(item)].gives_up for item in named)


def standing_in(position: Position, race: int, named: Named) -> int:
    """How many of these pieces count as tokens that conquer; none where a race token goes along anyway."""
    means = [position.kit[race].means[number_of(item)] for item in named]
    with_token = any(item.escorted or item.single for item in means)
    return 0 if with_token else sum(item.stands_in for item in means)


def needs_no_token(position: Position, race: int, named: Named) -> bool:
    """Whether a region could be conquered with these means and an empty hand."""
    return bool(named) and standing_in(position, race, named) >= position.kit[race].least


def price_of(position: Position, race: int, named: Named) -> int:
    """Coins that the use of these means takes."""
    means = position.kit[race].means
    return sum(means[number_of(item)].price() for item in named)


def rolls(position: Position, race: int, named: Named) -> bool:
    """Whether the die is rolled for one of these means."""
    means = position.kit[race].means
    return any(means[number_of(item)].rolls for item in named)


def reaches_anywhere(position: Position, race: int, named: Named) -> bool:
    """Whether one of these means reaches every region."""
    means = position.kit[race].means
    return any(means[number_of(item)].far for item in named)


def refused_by(position: Position, race: int, region: int, named: Named) -> Reason | None:
    """Why one of these means cannot be used against the region."""
    for item in named:
        means, at = view_of(position, race, number_of(item))
        reason = means.refuses(at, region)
        if reason is not None:
            return reason
    return None


def brought_by_die(position: Position, race: int, named: Named) -> int | None:
    """How many tokens a die that is rolled for these means could bring; None if it may be tried whatever is
    missing. It lowers nothing where the least garrison takes the region anyway.
    """
    if not rolls(position, race, named) or single(position, race, named) is not None:
        return 0
    means = position.kit[race].means
    return None if any(means[number_of(item)].tries_anything for item in named) else MOST_BY_DIE


def before_die(position: Position, race: int, named: Named) -> Named:
    """These means without those that are used only where the die leaves them needed."""
    means = position.kit[race].means
    return tuple(item for item in named if not means[number_of(item)].after_die)


def usable(position: Position, race: int, in_attempt: bool) -> list[Named]:
    """Every way to name means, as far as there are pieces; without the regions that they are used from."""
    kit = position.kit[race]
    counts = {
        number: left(position, race, number)
        for number, means in kit.means.items()
        if means.with_die or not in_attempt
    }
    pieces = [number for number, count in counts.items() if count]
    if not pieces:
        return []
    coins = position.coins[position.owner[race]]
    if len(counts) == 1 and len(pieces) == 1 and not kit.means[pieces[0]].several:
        return [(pieces[0],)] if kit.means[pieces[0]].price() <= max(0, coins) else []
    found: list[Named] = []
    most = sum(count if kit.means[number].several else min(1, count) for number, count in counts.items())
    for size in range(1, most + 1):
        for named in combinations_with_replacement(sorted(pieces), size):
            used = Counter(named)
            together = sum(kit.means[number].from_region for number in used) < 2
            together = together and len({kit.means[number].piece for number in used}) == len(used)
            price = sum(kit.means[number].price() for number in named)
            paid = not price or price <= coins
            if (
                together
                and paid
                and all(n <= counts[m] and (n == 1 or kit.means[m].several) for m, n in used.items())
            ):
                found.append(named)
    return found


def _lender(position: Position, race: int, means: Means) -> str:
    """The marker that lends a means of somebody else's."""
    return next(item.lender for item in position.kit[race].effects if item.effect is means)


def lines(position: Position, race: int, named: Named, total: int) -> list[Line]:
    """What the means take off a cost that stands at `total`."""
    found = []
    for number, pieces in Counter(number_of(item) for item in named).items():
        means, at = view_of(position, race, number)
        if means.as_if_empty:
            continue  # that is no discount, and has its line where the defence is told
        line = means.line(at, number, pieces, total)
        found.append(line._replace(lender=_lender(position, race, means)))
        total += line.amount
    return found


def phrases(position: Position, race: int, named: Named) -> list[tuple[str, Params]]:
    """Each of these means as sentences name it, with how many pieces of it and where it is used from."""
    found = []
    for item, pieces in Counter(named).items():
        means, at = view_of(position, race, number_of(item))
        found.append(means.named(at, number_of(item), pieces, used_from(item)))
    return found


def effect_of(position: Position, race: int, number: int) -> Name:
    """What a means does, by name: that of the piece which is copied, where one is."""
    rules = position.rules
    piece = rules.means[number].split(COPIES)[-1]
    return ("marker", piece) if piece in rules.marker_index else name_of(position, race, number)


def name_of(position: Position, race: int, number: int) -> Name:
    """A means by name, for sentences: its marker, that of the piece which copies another, or whoever brings
    it.
    """
    rules = position.rules
    piece = rules.means[number].split(COPIES)[0]
    if piece in rules.marker_index:
        return "marker", piece
    if number in position.kit[race].means:
        return view_of(position, race, number)[1].source
    brought = [(("race", race.id), race.effects) for race in rules.races]
    brought += [(("power", power.id), power.effects) for power in rules.powers]
    brought += [(("marker", marker.id), marker.lends) for marker in rules.markers]
    brought += [(item.source, (item.effect,)) for item in rules.sometimes_lent]
    for name, effects in brought:
        if any(getattr(effect, "marker", None) == rules.means[number] for effect in effects):
            return name
    raise LookupError(f"nobody brings the means {rules.means[number]!r}")
