"""Special means of conquest: how many there are, what they are worth, and what becomes of them.

A means is *named* with a conquest by its number, or by (number, region) if it is used from a region. What
they save is taken off after the discounts; `SingleToken` leaves only the least that the race may send.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement

from sw_widget.engine import effects as fx
from sw_widget.engine.board import bits
from sw_widget.engine.ledger import Line
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import Rules

Named = tuple[int | tuple[int, int], ...]
"""The special means that are named with one conquest."""


def number_of(item: int | tuple[int, int]) -> int:
    return item if isinstance(item, int) else item[0]


def fired_from(item: int | tuple[int, int]) -> int:
    return NOBODY if isinstance(item, int) else item[1]


def is_shot(view: Position, race: int, number: int) -> bool:
    kit = view.kit[race]
    return kit is not None and isinstance(kit.means.get(number), fx.LongShot)


def left(view: Position, race: int, number: int) -> int:
    """How many pieces of a means can be used now; one without pieces, if it can be paid for."""
    kit = view.kit[race]
    assert kit is not None
    means = kit.means[number]
    if means.once:
        return 0 if view.used >> number & 1 else 1
    if isinstance(means, fx.Beast):
        beasts = view.in_hand(number, race) + len(idle(view, race, number))
        return beasts if view.height(number, race) else 0
    if isinstance(means, fx.Hired):
        return 1 if view.coins[view.owner[race]] >= means.coins else 0
    return view.in_hand(number, race)


def idle(view: Position, race: int, number: int) -> list[int]:
    """Where beasts stand that have not fought this turn, a region once for each of them."""
    pieces = view.markers[number]
    return [
        region
        for region in sorted(view.marked(number, race))
        if not view.taken >> region & 1
        for _ in range(pieces[region])
    ]


def saved(view: Position, race: int, number: int) -> int:
    """How many tokens one piece of the means saves."""
    kit = view.kit[race]
    assert kit is not None
    means = kit.means[number]
    if isinstance(means, fx.Beast):
        return view.height(number, race)
    return means.tokens if isinstance(means, fx.LongShot | fx.Spent | fx.Hired) else 0


def single(view: Position, race: int, named: Named) -> int | None:
    """The means among these that needs one token only."""
    kit = view.kit[race]
    assert kit is not None
    return next((number_of(item) for item in named if number_of(item) in kit.single), None)


def without_hired(view: Position, race: int, named: Named) -> Named:
    """These means without those that are paid only where the die leaves them needed."""
    kit = view.kit[race]
    assert kit is not None
    return tuple(item for item in named if not isinstance(kit.means[number_of(item)], fx.Hired))


def shots(view: Position, race: int, region: int) -> list[int]:
    """From which regions of the race a long shot reaches the region: two steps, not over a sea."""
    board = view.rules.board
    between = board.neighbours[region] & ~board.terrain["sea"]
    bit = 1 << region
    return [
        base
        for base in bits(view.held[race] & board.around(between))
        if board.neighbours[base] & between and not view.adjacent(race, 1 << base) & bit
    ]


def shot_reach(view: Position, race: int) -> int:
    """All regions that a long shot could reach, whatever protects them."""
    board = view.rules.board
    near = board.around(view.held[race])
    far = board.around(near & ~board.terrain["sea"])
    return sum(1 << region for region in bits(far & ~view.held[race]) if shots(view, race, region))


def usable(view: Position, race: int, in_attempt: bool) -> Iterator[Named]:
    """Every way to name means, as far as there are pieces; a long shot without where it is fired from."""
    kit = view.kit[race]
    assert kit is not None
    counts = {
        number: left(view, race, number)
        for number, means in kit.means.items()
        if means.with_die or not in_attempt
    }
    pieces = [number for number, count in counts.items() if count]
    most = sum(count if kit.means[number].several else min(1, count) for number, count in counts.items())
    for size in range(1, most + 1):
        for named in combinations_with_replacement(sorted(pieces), size):
            used = Counter(named)
            if sum(is_shot(view, race, number) for number in used) < 2 and all(
                n <= counts[m] and (n == 1 or kit.means[m].several) for m, n in used.items()
            ):
                yield named


def lines(view: Position, race: int, named: Named, total: int, least: int) -> list[Line]:
    """What the means take off a cost that stands at `total`."""
    rules, kit = view.rules, view.kit[race]
    assert kit is not None
    found = []
    for number, n in Counter(number_of(item) for item in named).items():
        means, name = kit.means[number], rules.means[number]
        if isinstance(means, fx.SingleToken):
            less, sentence = max(0, total - least), "cost-single_token"
        else:
            less, sentence = n * saved(view, race, number), _SENTENCES[type(means)]
        params: dict[str, object] = {"n": less, "pieces": n, "marker": name_of(rules, number)}
        if isinstance(means, fx.Hired):
            params["coins"] = means.coins
        found.append(Line(name, -less, sentence, params))
        total -= less
    return found


_SENTENCES = {
    fx.LongShot: "cost-long_shot",
    fx.Spent: "cost-spent",
    fx.Beast: "cost-beast",
    fx.Hired: "cost-hired",
}


def name_of(rules: Rules, number: int) -> tuple[str, str]:
    """A means by name, for sentences: its marker, or whoever brings it."""
    if number < len(rules.markers):
        return "marker", rules.markers[number].id
    for kind, things in (("race", rules.races), ("power", rules.powers)):
        for thing in things:
            if any(isinstance(e, fx.Means) and e.marker == rules.means[number] for e in thing.effects):
                return kind, thing.id
    raise LookupError(f"nobody brings the means {rules.means[number]!r}")
