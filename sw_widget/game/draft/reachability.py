"""Reachability: positions that no game could have led to, although the engine could go on from them.

Only boards that are set up by hand are checked; rule cases and lessons may use such positions. A doubt is
only raised where it is certain. The declared effects decide, so that custom races and powers are checked as
well. Coins are not checked: a custom effect may pay any amount.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sw_widget.engine.conquest.buried import buried_regions
from sw_widget.engine.hooks.effect import hooks_of
from sw_widget.engine.hooks.outlook import NEUTRAL
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import AT_REST, DECLINED, NOBODY, Position
from sw_widget.game.declared_effects import declared, keeps_all, victims_grow
from sw_widget.game.draft.limits import (
    came_with_another,
    most_gathered,
    most_on_combo,
    most_regions,
    most_tokens,
    own_tokens,
)
from sw_widget.game.scenario.offer import tokens_on_combo
from sw_widget.game.scenario.regions import is_brought


class Doubt(NamedTuple):
    """Why a position cannot come up in play, in a sentence, and by how much it cannot."""

    id: str
    about: object
    """What it is about. No change may make the same doubt worse."""
    by: int
    params: Params

    @property
    def passing(self) -> bool:
        """Whether it takes two changes to set this right, so that one of them must be let through."""
        return self.id == "edit-declined-nowhere"


def doubts(position: Position) -> list[Doubt]:
    """All doubts about a position at the start of a turn; an empty list where a game may have led to it."""
    parts = (
        _tokens, _left_one, _in_decline, _too_early, _built, _gathered, _on_combos, _piled, _tribes, _lying,
    )  # fmt: skip
    return [doubt for part in parts for doubt in part(position)]


# Tokens


def _tokens(position: Position) -> Iterator[Doubt]:
    rules = position.rules
    for race, status in enumerate(position.status):
        if status == AT_REST:
            continue
        power, id = position.power[race], rules.races[race].id
        most = most_tokens(position, race, power)
        over = own_tokens(position, race) - most
        said: dict[str, object] = {"race": ("race", id), "n": most}
        if over <= 0:
            continue
        if power == NOBODY or came_with_another(position):
            yield Doubt("edit-brought-once", id, over, said)
        else:
            yield Doubt("edit-brought", id, over, {**said, "power": ("power", rules.powers[power].id)})


def _left_one(position: Position) -> Iterator[Doubt]:
    """Some leave a single token in each region when their turn ends, and nothing brings more there."""
    if victims_grow(position.rules):
        return
    for player, race in enumerate(position.active):
        kit = position.kit[race]
        if not kit.outlook.leaves_one or kit.outlook.keeps_on_loss or kit.outlook.rolls_for_losses:
            continue
        # Whose turn it is may be in the middle of it.
        for region in bits(position.held[race]) if player != position.player else ():
            over = position.tokens[region] - kit.least
            if over > 0:
                names = {"race": ("race", position.rules.races[race].id), "region": ("region", region)}
                yield Doubt("edit-left-one", region, over, {**names, "n": kit.least})


# Decline


def _in_decline(position: Position) -> Iterator[Doubt]:
    rules = position.rules
    for race, status in enumerate(position.status):
        if status != DECLINED:
            continue
        id, regions = rules.races[race].id, position.held[race].bit_count()
        said: dict[str, object] = {"race": ("race", id)}
        if not regions and not buried_regions(position, race):
            yield Doubt("edit-declined-nowhere", id, 1, said)
        most = most_regions(position, race, position.power[race])
        if regions > most:
            yield Doubt("edit-declined-spread", id, regions - most, {**said, "n": most})
        if rules.kit(race, position.power[race], True).outlook.stacks_in_decline:
            yield from _tower(position, race, said)


def _tower(position: Position, race: int, said: dict[str, object]) -> Iterator[Doubt]:
    """A race that declines into a tower stacks its tokens in one region: one for each region that it held."""
    id, land = position.rules.races[race].id, len(position.rules.board)
    for region in bits(position.held[race]):
        over = position.tokens[region] - land
        if over > 0 and not keeps_all(position.rules, race, position.power[race]):
            yield Doubt("edit-tower-high", id, over, {**said, "n": land})


def turns_begun(position: Position, player: int) -> int:
    """How many turns a player has begun, the present one included."""
    return position.turn - (player > position.player)


def _too_early(position: Position) -> Iterator[Doubt]:
    """A race is chosen in one turn and declines in a later one, but for those that do both in one."""
    rules = position.rules
    quick = any("declines_after_scoring" in hooks_of(type(effect)) for effect in declared(rules))
    for player, declined in enumerate(position.declined):
        if not declined:
            continue
        active = position.active[player] != NOBODY
        turns = len(declined) * (1 if quick else 2) + active
        # A race that declines at the end of a turn has declined when the next player begins.
        at_end = quick and not active and position.turn < position.turns
        had = turns_begun(position, player) - (at_end and player == position.player)
        if had < turns:
            first = turns + (player > position.player or (at_end and player == position.player))
            yield Doubt(
                "edit-declined-early", player, turns - had, {"player": ("player", player), "n": first}
            )


# Pieces, markers and lost tribes


def _gathered(position: Position) -> Iterator[Doubt]:
    """Pieces that a race gathers from regions, some each turn."""
    rules = position.rules
    for (race, marker), owned in sorted(position.stock.items()):
        player, kind = position.owner[race], rules.markers[marker]
        most = most_gathered(position, race, marker, turns_begun(position, player))
        if owned > most:
            said = {"marker": ("marker", kind.id), "player": ("player", player), "n": most}
            yield Doubt("edit-gathered", (kind.id, player), owned - most, said)


def _on_combos(position: Position) -> Iterator[Doubt]:
    rules = position.rules
    for race, power, coins in position.column:
        most = most_on_combo(rules, (race, power, coins))
        over = tokens_on_combo(position, race, power) - most
        if over > 0:
            said = {"race": ("race", rules.races[race].id), "power": ("power", rules.powers[power].id)}
            yield Doubt("edit-on-combo", rules.races[race].id, over, {**said, "n": most})


def _piled(position: Position) -> Iterator[Doubt]:
    """Lost tribes that were collected stood on the map."""
    most = tribes_gone(position)
    for player, race in enumerate(position.active):
        count = position.counted("pile", race).get(NOBODY, 0)
        if count > most:
            yield Doubt("edit-pile-tribes", player, count - most, {"player": ("player", player), "n": most})


def tribes_gone(position: Position) -> int:
    """How many pieces that belonged to nobody can have left the map at most: lost tribes, and markers that
    are printed or may have stood instead of them.
    """
    rules = position.rules
    instead = max([1, *(rules.markers[marker].per_region for marker in rules.neutral)])
    printed = [
        (marker, region, count) for marker, region, count in rules.printed_markers if marker in rules.neutral
    ]
    gone = sum(count - position.markers[marker].get(region, 0) for marker, region, count in printed)
    return gone + instead * (rules.board.lost_tribes & ~position.neutral).bit_count()


def _built(position: Position) -> Iterator[Doubt]:
    """Markers that are built once a turn."""
    rules = position.rules
    built = {marker for effect in declared(rules) for marker in (effect.outlook(rules) or NEUTRAL).builds}
    for index in sorted(built, key=lambda index: rules.markers[index].id):
        marker, pieces = rules.markers[index].id, position.markers[index]
        for player in range(len(position.coins)):
            count = sum(
                number
                for region, number in pieces.items()
                if position.holder[region] != NOBODY and position.owner[position.holder[region]] == player
            )
            most = turns_begun(position, player)
            if count > most:
                said = {"marker": ("marker", marker), "player": ("player", player), "n": most}
                yield Doubt("edit-built", (marker, player), count - most, said)


def _tribes(position: Position) -> Iterator[Doubt]:
    for region in bits(position.tribes & ~position.rules.board.lost_tribes):
        yield Doubt("edit-tribe-nowhere", region, 1, {"region": ("region", region)})


def _lying(position: Position) -> Iterator[Doubt]:
    """Markers that belong to their region: where they can lie."""
    rules = position.rules
    for kind, pieces in zip(rules.markers, position.markers, strict=True):
        sites = 0
        for effect in declared(rules):
            if getattr(effect, "marker", None) == kind.id:
                sites |= effect.sites(rules)
        for region in sorted(pieces) if kind.stays and is_brought(rules, kind) else ():
            if not sites >> region & 1:
                said = {"marker": ("marker", kind.id), "region": ("region", region)}
                yield Doubt("edit-marker-site", (kind.id, region), 1, said)
