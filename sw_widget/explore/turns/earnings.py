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
        if kit is None or not bounded(kit):
            return False
        paying = {marker for _, marker in kit.per_marker}
        if paying.intersection(kit.places) or (paying and kit.attack_only):
            return False
        for marker in paying.intersection(kit.builds):
            if sum(position.markers[marker].values()) >= position.rules.markers[marker].in_box:
                return False
    return True


def bounded(kit: Kit) -> bool:
    """Whether it can be said what each region brings at most.

    A function may give anything; and where markers pay that come with a conquest, a region may be worth
    abandoning to take it again.
    """
    if kit.coin_hooks or kit.shifting_coins or not one_use_each(kit):
        return False
    with_conquests = {*kit.marks_every, *kit.single, *(marker for marker, _ in kit.marks_first)}
    return not with_conquests.intersection(marker for _, marker in kit.per_marker)


def one_use_each(kit: Kit) -> bool:
    """Whether each kind of marker is put down in one way only."""
    uses = (kit.places, kit.builds, kit.marks_every, kit.single, [marker for marker, _ in kit.marks_first])
    markers = [marker for use in uses for marker in set(use)]
    return len(markers) == len(set(markers))


def transparent(kit: Kit) -> bool:
    """Whether nothing about the race depends on a function that could look at all of the position."""
    shifting = [where for _, where in kit.shifting] + [where for _, where, _ in kit.shifting_coins]
    return not kit.coin_hooks and all(understood(where) for where in shifting)


def understood(where: Condition) -> bool:
    """Whether a condition depends on nothing but the regions that the race holds, and grows with them."""
    if isinstance(where, Either):
        return understood(where.one) and understood(where.other)
    return where.fixed or type(where) is NearOwn


def income_of(position: Position, race: int, region: int) -> int:
    kit = position.kit[race]
    coins = COINS_PER_REGION
    if kit is not None:
        coins += sum(each for each, where, _ in kit.per_region if where >> region & 1)
        coins += on_markers(position, kit, region)
    return coins


def on_markers(position: Position, kit: Kit, region: int) -> int:
    return sum(each * position.markers[marker].get(region, 0) for each, marker in kit.per_marker)


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
                for region in bits(where.now(view, race) if understood(where) else mask):
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
