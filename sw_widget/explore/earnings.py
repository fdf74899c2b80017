"""What a race earns and pays, asked of its kit: never who it is, only what it can do. In coins."""

from __future__ import annotations

from sw_widget.engine.board import bits
from sw_widget.engine.conditions import Condition, Either, NearOwn
from sw_widget.engine.conquest import at_peace, convertible, protected
from sw_widget.engine.kit import Kit
from sw_widget.engine.position import Position
from sw_widget.engine.scoring import COINS_PER_REGION


def additive(position: Position) -> bool:
    """Whether what a region brings does not depend on others, for each race of the player who moves."""
    for race in position.races_of(position.player):
        kit = position.kit[race]
        if kit is None or not bounded(kit) or coins_on_marks(kit):
            return False
        paying = {marker for _, marker in kit.per_marker}
        if paying.intersection(kit.places) or (paying and kit.attack_only):
            return False
        for marker in paying.intersection(kit.builds):
            if sum(position.markers[marker].values()) >= position.rules.markers[marker].in_box:
                return False
    return True


def bounded(kit: Kit) -> bool:
    """Whether it can be said what each region brings at most: a function may give anything."""
    return not kit.coin_hooks and not kit.shifting_coins


def settles_surely(position: Position) -> bool:
    """Whether it is known how tokens must stand for the most coins: a function may ask for anything."""
    for race in position.races_of(position.player):
        kit = position.kit[race]
        if kit is None or kit.coin_hooks or not all(_understood(where) for _, where in kit.shifting_coins):
            return False
    return True


def transparent(kit: Kit) -> bool:
    """Whether nothing about the race depends on a function that could look at all of the position."""
    shifting = (*kit.shifting, *kit.shifting_coins)
    return not kit.coin_hooks and all(_understood(where) for _, where in shifting)


def _understood(where: Condition) -> bool:
    """Whether a condition depends on nothing but the regions that the race holds, and grows with them."""
    if isinstance(where, Either):
        return _understood(where.one) and _understood(where.other)
    return where.fixed or type(where) is NearOwn


def income_of(position: Position, race: int, region: int) -> int:
    kit = position.kit[race]
    coins = COINS_PER_REGION
    if kit is not None:
        coins += sum(each for each, where in kit.per_region if where >> region & 1)
        coins += on_markers(position, kit, region)
    return coins


def on_markers(position: Position, kit: Kit, region: int) -> int:
    return sum(each * position.markers[marker].get(region, 0) for each, marker in kit.per_marker)


def coins_on_marks(kit: Kit) -> int:
    """The most that markers put down with a conquest can bring."""
    marks = {*kit.marks_every, *(marker for marker, _ in kit.marks_first)}
    return sum(each for each, marker in kit.per_marker if marker in marks)


def markers_to_come(position: Position, kit: Kit) -> int:
    """The most that markers put down at redeployment can bring."""
    coins = 0
    for each, marker in kit.per_marker:
        if marker in kit.places:
            coins += each * position.rules.markers[marker].in_box
        elif marker in kit.builds and not position.used >> marker & 1:
            coins += each
    return coins


def possible_discounts(position: Position, kit: Kit, race: int, mask: int) -> list[int]:
    """What conditions that shift could take off each region, if the race held all that it ever can."""
    found = [0] * len(position.holder)
    if kit.shifting:
        view = position.clone()
        view.held[race] |= mask
        for tokens, where in kit.shifting:
            if tokens > 0:
                for region in bits(where.now(view, race) if _understood(where) else mask):
                    found[region] += tokens
    return found


def lone_tokens(position: Position, race: int) -> list[tuple[int, int]]:
    """The regions whose lone token the race could replace if they lay near: by opponent."""
    found: dict[int, int] = {}
    mask = ~protected(position, race) & ~at_peace(position, race)
    for region in bits(position.kit[race].stand & mask):  # type: ignore[union-attr]
        if convertible(position, race, region) is None:
            player = position.owner[position.holder[region]]
            found[player] = found.get(player, 0) | 1 << region
    return list(found.items())
