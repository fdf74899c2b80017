"""What a race earns and pays, in coins, by its kit alone: never by its id."""

from __future__ import annotations

from sw_widget.engine.conditions import Condition, Either, InDecline, NearOwn
from sw_widget.engine.conquest.conversion import convertible
from sw_widget.engine.conquest.cost import closed, protected
from sw_widget.engine.conquest.dues import due
from sw_widget.engine.kit import Kit
from sw_widget.engine.map.board import bits
from sw_widget.engine.occasions import EvenTurn, FirstTurn
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.scoring import COINS_PER_REGION
from sw_widget.explore.turns.joint_income import JointIncome, foreseen


def additive(position: Position) -> bool:
    """Whether what a region brings does not depend on others, for each race of the player who moves."""
    rivers = position.rules.board.rivers
    for race in position.races_of(position.player):
        kit = position.kit[race]
        if not bounded(kit):
            return False
        if rivers & ~kit.stay:  # tokens there come back, and may hold another region
            return False
        if race != position.acting and kit.joint_coins:
            return False
        paying = {marker for _, marker in kit.outlook.per_marker}
        if paying.intersection(kit.outlook.places) or (paying and kit.outlook.lifted):
            return False
        for marker in paying.intersection(kit.outlook.builds):
            if sum(position.markers[marker].values()) >= position.rules.markers[marker].in_box:
                return False
    return True


def bounded(kit: Kit) -> bool:
    """Whether it can be said what each region brings at most.

    A function may give anything; and where markers pay that come with a conquest, a region may be worth
    abandoning to take it again.
    """
    if not kit.outlook.known or kit.outlook.coins_by_anything or kit.shifting_coins or not one_use_each(kit):
        return False
    if not all(foreseen(when) for _, when in kit.outlook.when_coins):
        return False
    with_conquests = {*kit.outlook.marks, *kit.means}
    return not with_conquests.intersection(marker for _, marker in kit.outlook.per_marker)


def one_use_each(kit: Kit) -> bool:
    """Whether each kind of marker is put down in one way only; a beast may also be led somewhere else."""
    means = [number for number in kit.means if number not in kit.outlook.leads]
    uses = (kit.outlook.places, kit.outlook.builds, kit.outlook.marks, means)
    markers = [marker for use in uses for marker in set(use)]
    return len(markers) == len(set(markers))


def transparent(kit: Kit) -> bool:
    """Whether nothing about the race depends on a function that could look at all of the position."""
    shifting = [where for _, where in kit.shifting] + [where for _, where, _ in kit.shifting_coins]
    if not kit.outlook.known or kit.outlook.coins_by_anything:
        return False
    if not all(foreseen(when) for _, when in kit.outlook.when_coins):
        return False
    return all(understood(where) for where in shifting)


def understood(where: Condition) -> bool:
    """Whether it is known how a condition changes in a turn.

    It depends on nothing but the regions that the race holds, and grows with them; or it stays as it is for
    every region that the race does not hold.
    """
    if isinstance(where, Either):
        return understood(where.one) and understood(where.other)
    return where.fixed or type(where) in (NearOwn, InDecline, EvenTurn, FirstTurn)


def takes_again(kit: Kit) -> bool:
    """Whether a region may be worth abandoning and taking again, which costs no fewer tokens than it frees.

    A roll may make it cheaper; or the tokens serve in between: to replace others, or before a second wave.
    """
    return kit.outlook.rolls_first or kit.outlook.replaces or kit.outlook.readies_again


def plain(kit: Kit) -> bool:
    """Whether a race does nothing but take regions one by one, each for what it brings by itself.

    Nor does it gain tokens when another race of its player takes a region from it.
    """
    unusual = (
        kit.outlook.readies_again
        or kit.outlook.leaving_pays
        or kit.outlook.takes
        or kit.outlook.trades
        or kit.outlook.rolls_for_losses
        or kit.least > 1
    )
    if unusual or strange(kit):
        return False
    return not JointIncome(kit).any and set(kit.means) == set(kit.single)


def strange(kit: Kit) -> bool:
    """Whether a kit combines abilities for which no bound is known, so that everything is tried."""
    together = JointIncome(kit).any
    means = set(kit.means) != set(kit.single)
    hired = [item for item in kit.means.values() if item.after_die]
    beast = bool(kit.outlook.leads)
    if any(item.rolls for item in kit.means.values()):
        return True
    if kit.outlook.rolls_first and (kit.outlook.readies_again or means or together or kit.outlook.takes):
        return True
    if together and (kit.outlook.readies_again or means or kit.outlook.takes):
        return True
    if (kit.outlook.readies_again and kit.means) or (
        kit.outlook.decline_pays and kit.outlook.declines_after_scoring
    ):
        return True
    return (kit.outlook.replaces and kit.least > 1) or (beast and len(kit.means) > 1) or len(hired) > 1


def income_of(position: Position, race: int, region: int) -> int:
    kit = position.kit[race]
    coins = COINS_PER_REGION
    coins += sum(each for each, where in kit.per_region if where >> region & 1)
    if kit.takes_away:
        coins = max(0, coins)
    coins += on_markers(position, kit, region)
    return coins


def immediate_coins(position: Position, race: int, region: int, *, tolls: bool) -> int:
    """Coins that come and go when the race conquers a region, as far as everybody can pay."""
    holder = position.holder[region]
    if holder == NOBODY:
        return coins_in(position, region)
    attacker, defender = position.kit[race], position.kit[holder]
    paid = defender.outlook.pays_conqueror
    if position.owner[holder] == position.player:
        return paid if holder != race else 0
    coins = coins_in(position, region) + paid
    if not position.passes_for_declined(holder):
        coins += attacker.outlook.takes
    return coins - tolls_for(position, position.player, region) if tolls else coins


def tolls_for(position: Position, player: int, region: int) -> int:
    """Coins that the conquest of a region takes from a player who has them: what an effect demands for it,
    for a race in decline or one that lies under another as well, and the toll of an active race.
    """
    coins = due(position, player, region) if position.rules.answering.due else 0
    holder = position.holder[region]
    if holder == NOBODY or position.owner[holder] == player or position.passes_for_declined(holder):
        return coins
    return coins + position.kit[holder].outlook.toll


def coins_to_come(position: Position, race: int) -> int:
    """The most coins that conquests can bring the race's player before the turn is scored."""
    return sum(
        max(0, immediate_coins(position, race, region, tolls=False))
        for region, holder in enumerate(position.holder)
        if holder != NOBODY
    )


def closed_for_good(position: Position, race: int) -> int:
    """Regions that stay closed to the race in this turn: not those for which coins may still come in."""
    if position.rules.answering.due:
        position = position.clone()
        position.coins[position.owner[race]] += coins_to_come(position, race)
    return closed(position, race)


def coins_in(position: Position, region: int) -> int:
    """Coins that whoever takes the region finds there."""
    race = position.holder[region]
    if race == NOBODY:
        race = position.left_by(region)
    found = position.kit[race].outlook.coins_for_taking
    return sum(each * position.markers[marker].get(region, 0) for marker, each in found)


def all_can_pay(position: Position, race: int) -> bool:
    """Whether coins that change hands in conquests never run out, so that each conquest is paid in full."""
    player, takes = position.owner[race], position.kit[race].outlook.takes
    for other, active in enumerate(position.active):
        if takes and active not in (NOBODY, race):
            if takes * position.held[active].bit_count() > position.coins[other]:
                return False
    if not (position.rules.answering.due or any(position.kit[one].outlook.toll for one in position.active)):
        return True
    tolls = sum(tolls_for(position, player, region) for region in range(len(position.holder)))
    return tolls <= position.coins[player]


def on_markers(position: Position, kit: Kit, region: int) -> int:
    return sum(each * position.markers[marker].get(region, 0) for each, marker in kit.outlook.per_marker)


def markers_to_come(position: Position, kit: Kit) -> int:
    """The most that markers put down at redeployment can bring."""
    coins = 0
    for each, marker in kit.outlook.per_marker:
        if marker in kit.outlook.places:
            coins += each * position.rules.markers[marker].in_box
        elif marker in kit.outlook.builds and not position.used >> marker & 1:
            coins += each
    return coins


def possible_discounts(position: Position, kit: Kit, race: int, mask: int, later: bool) -> list[int]:
    """What conditions that shift could take off each region, if the race held all that it ever can.

    `later`: another race of the player conquers first, and may change who holds what.
    """
    found = [0] * len(position.holder)
    if kit.shifting:
        view = position.clone()
        view.held[race] |= mask
        for tokens, where in kit.shifting:
            if tokens > 0:
                known = understood(where) and not (later and type(where) is not NearOwn)
                for region in bits(where.now(view, race) if known else mask):
                    found[region] += tokens
    return found


def lone_tokens(position: Position, race: int) -> list[tuple[int, int]]:
    """The regions whose lone token the race could replace if they lay near: by opponent."""
    found: dict[int, int] = {}
    mask = ~protected(position, race) & ~closed_for_good(position, race)
    for region in bits(position.kit[race].stand & mask):
        if convertible(position, race, region) is None:
            player = position.owner[position.holder[region]]
            found[player] = found.get(player, 0) | 1 << region
    return list(found.items())
