"""Reading the `regions` of a scenario: who stands where, with which markers."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.actions import CONQUEST, PICKING
from sw_widget.engine.checks import Problem, as_dict, as_int, choice, known_keys, perhaps
from sw_widget.engine.definitions import Marker
from sw_widget.engine.kit import Kit
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.redeployment import may_stay
from sw_widget.game.in_decline import check_declined, keeps_many
from sw_widget.game.lying_markers import check_lying
from sw_widget.game.scenario.beside_the_map import lent_badge

KEYS = {"player", "race", "tokens", "markers", "lost_tribe", "laid_by", "loot", "under"}


def set_up_regions(position: Position, table: dict[str, Any]) -> dict[int, object]:
    """Put down what the scenario says; `null` empties a region, what is not named stays as printed.

    Says what lies under markers that lie face down, where the scenario tells it.
    """
    board, lying, entries = position.rules.board, {}, []
    # What is lent comes first: with it a race may stand, and have markers, elsewhere.
    for id, value in sorted(table.items(), key=lambda item: not _lending(position.rules, item[1])):
        path = f"regions.{id}"
        if id not in board.index:
            raise Problem(path, f"{id!r} is no region of this board{perhaps(id, board.index)}")
        region = board.index[id]
        clear_printed(position, region)
        if value is None:
            continue
        entry = as_dict(value, path)
        known_keys(entry, KEYS, path)
        tribe = as_int(entry.get("lost_tribe", 0), f"{path}.lost_tribe", 0, 1)
        if "player" in entry or "race" in entry or "tokens" in entry:
            if tribe:
                raise Problem(f"{path}.lost_tribe", "a lost tribe and a race cannot share a region")
            _set_up_tokens(position, region, entry, path)
            if entry.get("under") is not None:
                _set_up_under(position, region, as_dict(entry["under"], f"{path}.under"), f"{path}.under")
        elif "under" in entry:
            raise Problem(f"{path}.under", "tokens lie under those of a race that holds the region")
        elif tribe:
            if not board.land >> region & 1:
                raise Problem(f"{path}.lost_tribe", "lost tribes live on land")
            position.set_tribe(region, True)
        _mark(position, region, entry, path, lending=True)
        entries.append((region, entry, path))
    for region, entry, path in entries:
        _mark(position, region, entry, path, lending=False)
        if "loot" in entry:
            lying[region] = _face(position, region, entry["loot"], f"{path}.loot")
    check_declined(position)
    check_lying(position)
    _automatic_markers(position, entries)
    return lying


def borrow(position: Position, table: dict[str, Any]) -> None:
    """Put in force what markers will lend to races in the regions of a scenario that are still to be read,
    so that it is known what belongs to these races.
    """
    rules, regions = position.rules, table.get("regions")
    if not rules.lending:
        return
    later = position.clone()
    for id, entry in regions.items() if isinstance(regions, dict) else ():
        lending, race = _lending(rules, entry), entry.get("race") if isinstance(entry, dict) else None
        if not lending or id not in rules.board.index:
            continue
        region = rules.board.index[id]
        if position.given_up >> region & 1:
            number = position.active[position.player]
            for marker in lending:
                later.set_markers(rules.marker_index[marker], region, 1)
            position.kit[number] = later.kit[number]
        elif isinstance(race, str) and race in rules.race_index:
            number = rules.race_index[race]
            if position.owner[number] == NOBODY:
                continue
            for marker in lending:
                later.set_markers(rules.marker_index[marker], region, 1)
            later.settle(number, region, 1)
            position.kit[number] = later.kit[number]


def _lending(rules: Rules, entry: object) -> list[str]:
    """The markers in an entry that lend something to whoever holds the region."""
    markers = entry.get("markers") if isinstance(entry, dict) else None
    ids = [rules.markers[marker].id for marker in rules.lending]
    return [id for id in ids if markers.get(id)] if isinstance(markers, dict) else []


def clear_printed(position: Position, region: int) -> None:
    """Take away what is printed in a region: a lost tribe, markers."""
    position.set_tribe(region, False)
    for marker, there, _ in position.rules.printed_markers:
        if there == region:
            position.set_markers(marker, region, 0)


def _face(position: Position, region: int, face: object, path: str) -> object:
    """What lies under a marker there; the effect that deals such markers reads it."""
    kinds = zip(position.rules.markers, position.markers, strict=True)
    dealt = [effect for kind, pieces in kinds if region in pieces for effect in kind.effects]
    if position.rules.dealt.get("loot") not in dealt:
        raise Problem(path, "only a marker that lies face down there has something under it")
    return face


def _set_up_tokens(position: Position, region: int, entry: dict[str, Any], path: str) -> None:
    rules = position.rules
    if "player" not in entry:
        raise Problem(f"{path}.player", "a race in a region needs its player")
    player = as_int(entry["player"], f"{path}.player", 0, len(position.coins) - 1)
    race = rules.race_index[
        choice(entry.get("race"), rules.race_index, f"{path}.race", "race of these packs")
    ]
    if position.owner[race] != player:
        raise Problem(f"{path}.race", f"player {player} has no {entry['race']!r}, active or in decline")
    in_box = rules.races[race].in_box
    extras = _extras(position, race, entry, path)
    active, kit = position.status[race] != DECLINED, position.kit[race]
    least = max(0, rules.kit(race, position.power[race], False).least - extras) if active else 1
    if kit.answering.ungarrisoned and position.phase != PICKING:
        least = 0  # in the middle of a turn a region may be held by what is no token
    tokens = as_int(entry.get("tokens", max(1, least)), f"{path}.tokens", least, in_box)
    if tokens > position.tray[race]:
        raise Problem(
            f"{path}.tokens", f"the box holds {in_box} of these tokens, {position.tray[race]} are left"
        )
    if not ground_of(position, race) >> region & 1:
        river = rules.board.rivers >> region & 1
        where = "stay in a river" if river else "stand on water or over a chasm"
        raise Problem(f"{path}.race", f"{entry['race']!r} cannot {where}")
    for role in rules.roles:
        if role != race and position.kit[role].refuge >> region & 1:
            raise Problem(f"{path}.race", f"only {rules.races[role].id!r} can stand where they come from")
    position.tray[race] -= tokens
    position.settle(race, region, tokens + extras)


def _set_up_under(position: Position, region: int, entry: dict[str, Any], path: str) -> None:
    """Tokens in decline under those of the race that holds the region."""
    rules, holder = position.rules, position.holder[region]
    known_keys(entry, {"player", "race", "tokens"}, path)
    if not position.kit[holder].answering.buries:
        raise Problem(path, "tokens in decline stay only under a race that leaves them there")
    index = rules.race_index
    race = index[choice(entry.get("race"), index, f"{path}.race", "race of these packs")]
    player = as_int(entry.get("player"), f"{path}.player", 0, len(position.coins) - 1)
    if position.owner[race] != player or position.status[race] != DECLINED:
        raise Problem(f"{path}.race", f"player {player} has no {entry['race']!r} in decline")
    most = position.tray[race] if keeps_many(rules, race, position.power[race]) else 1
    tokens = as_int(entry.get("tokens", 1), f"{path}.tokens", 1, most)
    if tokens > position.tray[race]:
        raise Problem(f"{path}.tokens", f"{position.tray[race]} of these tokens are left")
    position.tray[race] -= tokens
    position.set_under(region, (race, tokens))


def _extras(position: Position, race: int, entry: dict[str, Any], path: str) -> int:
    """Markers in the region that count as tokens of the race."""
    kinds = [marker for marker in position.rules.counted if (race, marker) in position.stock]
    ids = [position.rules.markers[marker].id for marker in kinds]
    markers = as_dict(entry.get("markers", {}), f"{path}.markers")
    return sum(as_int(markers.get(id, 0), f"{path}.markers.{id}", 0, 100) for id in ids)


def _mark(position: Position, region: int, entry: dict[str, Any], path: str, *, lending: bool) -> None:
    """Put down the markers of a region: those that lend something, or all others."""
    rules, lend = position.rules, _lending(position.rules, entry)
    markers = as_dict(entry.get("markers", {}), f"{path}.markers")
    laid_by = as_dict(entry.get("laid_by", {}), f"{path}.laid_by")
    known_keys(laid_by, [kind.id for kind in rules.markers if is_signed(kind)], f"{path}.laid_by")
    for id, value in markers.items():
        if (id in lend) != lending:
            continue
        where = f"{path}.markers.{id}"
        marker = rules.marker_index[choice(id, rules.marker_index, where, "marker of these packs")]
        kind = rules.markers[marker]
        count = as_int(value, where, 0, kind.per_region)
        if not count:
            continue
        holder = position.holder[region]
        if position.given_up >> region & 1:  # what stood there leaves only when the turn ends
            holder = position.active[position.player]
        layer, behind = NOBODY, kind.outlasts and holder == NOBODY and not position.neutral >> region & 1
        if behind or (kind.stays and is_brought(rules, kind)):
            layer = _layer(position, kind, laid_by, path)
        if kind.neutral and holder != NOBODY:
            raise Problem(where, "such a marker and a race cannot share a region")
        if kind.neutral and not rules.board.land >> region & 1:
            raise Problem(where, "such markers stand on land")
        theirs = holder != NOBODY and _has(position, holder, kind)
        if not kind.stays and not kind.neutral and not theirs and not behind:
            raise Problem(where, "only a race that brings this marker can have it in its region")
        there, race = kind.in_box, position.active[layer] if behind else holder
        if behind and (race, marker) not in position.stock:
            raise Problem(where, "the race that left it there has no such markers")
        if race != NOBODY and not kind.lost_with_region:
            there = position.stock.get((race, marker), kind.in_box)
        if sum(position.markers[marker].values()) + count > there:
            left = "in the box" if there == kind.in_box else "left"
            raise Problem(where, f"there are {there} of these markers {left}")
        position.set_markers(marker, region, count)
        if kind.lost_with_region and (holder, marker) in position.stock:
            # Where it is not said how many there are, it is those that stand.
            standing = position.count_markers(marker, holder)
            position.stock[holder, marker] = max(standing, position.stock[holder, marker])
        if layer != NOBODY and is_signed(kind):
            position.sign(marker, region, layer)


def _layer(position: Position, kind: Marker, laid_by: dict[str, Any], path: str) -> int:
    """The player who has laid a marker that belongs to its region."""
    if kind.id in laid_by:
        return as_int(laid_by[kind.id], f"{path}.laid_by.{kind.id}", 0, len(position.coins) - 1)
    player = bringer_of(position, kind)
    if player == NOBODY:
        more = "; say who laid it, in 'laid_by'" if is_signed(kind) else ""
        raise Problem(f"{path}.markers.{kind.id}", f"no active race brings this marker{more}")
    return player


def is_signed(kind: Marker) -> bool:
    """Whether it matters who put a marker down, even when that player's race is gone."""
    return kind.outlasts or (kind.stays and bool(kind.passes or kind.effects))


def bringer_of(position: Position, kind: Marker) -> int:
    """The player whose active race brings a marker, or -1."""
    found = (player for player, race in enumerate(position.active) if brings(position.kit[race], kind))
    return next(found, NOBODY)


def ground_of(position: Position, race: int) -> int:
    """The regions in which a race can stand, with what it borrows; while its player conquers, rivers, too."""
    passing = position.phase == CONQUEST and position.owner[race] == position.player
    return may_stay(position, race) | (position.kit[race].stand if passing else 0)


def is_brought(rules: Rules, kind: Marker) -> bool:
    """Whether a race or power brings the marker; otherwise it belongs to the map, whoever plays."""
    effects = [effect for race in rules.races for effect in race.effects]
    effects += [effect for power in rules.powers for effect in power.effects]
    return any(getattr(effect, "marker", None) == kind.id for effect in effects)


def _has(position: Position, race: int, kind: Marker) -> bool:
    if position.status[race] != DECLINED:
        return brings(position.kit[race], kind)
    # A place may have lent what brought it while the race was active.
    powers = position.power[race], lent_badge(position)
    return any(may_have(position.rules, (race, power), kind, True) for power in powers)


def may_have(rules: Rules, combo: tuple[int, int], kind: Marker, declined: bool) -> bool:
    """Whether a marker can stand with a race and its power (or -1): one of them brings it."""
    if declined and not kind.stays_in_decline:
        return False
    if declined and combo[1] == NOBODY:
        return True
    return brings(rules.kit(*combo, False), kind)


def brings(kit: Kit, kind: Marker) -> bool:
    """Whether a marker is put down by what is in force."""
    return any(item.effect.on_map and getattr(item.effect, "marker", "") == kind.id for item in kit.effects)


def _automatic_markers(position: Position, entries: list[tuple[int, dict[str, Any], str]]) -> None:
    """Markers that stand wherever the race does need not be listed; a 0 says that one does not."""
    listed = {region: entry.get("markers", {}) for region, entry, _ in entries}
    for race, held in enumerate(position.held):
        for marker in automatic_markers(position, race) if held else ():
            kind = position.rules.markers[marker]
            for region in bits(held):
                room = sum(position.markers[marker].values()) < kind.in_box
                if room and kind.id not in listed.get(region, {}):
                    position.set_markers(marker, region, 1)


def automatic_markers(position: Position, race: int) -> tuple[int, ...]:
    """The kinds of marker that come with a race wherever it stands."""
    return position.rules.kit(race, position.power[race], False).outlook.marks_all
