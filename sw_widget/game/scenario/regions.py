"""Reading the `regions` of a scenario: who stands where, with which markers."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.checks import Problem, as_dict, as_int, choice, known_keys
from sw_widget.engine.definitions import Marker
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY, Position
from sw_widget.engine.rules import Rules

KEYS = {"player", "race", "tokens", "markers", "lost_tribe"}


def set_up_regions(position: Position, table: dict[str, Any]) -> None:
    """Put down what the scenario says; `null` empties a region, what is not named stays as printed."""
    board = position.rules.board
    for id, value in table.items():
        path = f"regions.{id}"
        if id not in board.index:
            raise Problem(path, f"{id!r} is no region of this board")
        region = board.index[id]
        position.set_tribe(region, False)
        if value is None:
            continue
        entry = as_dict(value, path)
        known_keys(entry, KEYS, path)
        tribe = as_int(entry.get("lost_tribe", 0), f"{path}.lost_tribe", 0, 1)
        if "player" in entry or "race" in entry or "tokens" in entry:
            if tribe:
                raise Problem(f"{path}.lost_tribe", "a lost tribe and a race cannot share a region")
            _set_up_tokens(position, region, entry, path)
        elif tribe:
            if not board.land >> region & 1:
                raise Problem(f"{path}.lost_tribe", "lost tribes live on land")
            position.set_tribe(region, True)
        if "markers" in entry:
            _mark(position, region, as_dict(entry["markers"], f"{path}.markers"), f"{path}.markers")
    _automatic_markers(position)


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
    active = position.status[race] != DECLINED
    least = max(0, rules.kit(race, position.power[race], False).least - extras) if active else 1
    tokens = as_int(entry.get("tokens", max(1, least)), f"{path}.tokens", least, in_box)
    if tokens > position.tray[race]:
        raise Problem(
            f"{path}.tokens", f"the box holds {in_box} of these tokens, {position.tray[race]} are left"
        )
    if not rules.kit(race, position.power[race], False).stand >> region & 1:
        raise Problem(f"{path}.race", f"{entry['race']!r} cannot stand on water")
    position.tray[race] -= tokens
    position.settle(race, region, tokens + extras)


def _extras(position: Position, race: int, entry: dict[str, Any], path: str) -> int:
    """Markers in the region that count as tokens of the race."""
    kinds = [marker for marker in position.rules.counted if (race, marker) in position.stock]
    ids = [position.rules.markers[marker].id for marker in kinds]
    markers = as_dict(entry.get("markers", {}), f"{path}.markers")
    return sum(as_int(markers.get(id, 0), f"{path}.markers.{id}", 0, 100) for id in ids)


def _mark(position: Position, region: int, markers: dict[str, Any], path: str) -> None:
    rules = position.rules
    for id, value in markers.items():
        marker = rules.marker_index[choice(id, rules.marker_index, f"{path}.{id}", "marker of these packs")]
        kind = rules.markers[marker]
        count = as_int(value, f"{path}.{id}", 0, kind.per_region)
        if not count:
            continue
        holder = position.holder[region]
        bringers = [race for race in position.active if race != NOBODY and _has(position, race, kind)]
        if kind.stays:
            if not bringers:
                raise Problem(f"{path}.{id}", "no active race brings this marker")
        elif holder == NOBODY or not _has(position, holder, kind):
            raise Problem(f"{path}.{id}", "only a race that brings this marker can have it in its region")
        there = kind.in_box if holder == NOBODY else position.stock.get((holder, marker), kind.in_box)
        if sum(position.markers[marker].values()) + count > there:
            where = "in the box" if there == kind.in_box else "left"
            raise Problem(f"{path}.{id}", f"there are {there} of these markers {where}")
        position.set_markers(marker, region, count)
        if kind.passes or kind.effects:
            position.sign(marker, region, position.owner[bringers[0]])


def _has(position: Position, race: int, kind: Marker) -> bool:
    return may_have(
        position.rules, (race, position.power[race]), kind, declined=position.status[race] == DECLINED
    )


def may_have(rules: Rules, combo: tuple[int, int], kind: Marker, declined: bool) -> bool:
    """Whether a marker can stand with a race and its power (or -1): one of them brings it."""
    if declined and not kind.stays_in_decline:
        return False
    if declined and combo[1] == NOBODY:
        return True
    effects = rules.kit(*combo, False).effects
    return any(item.effect.on_map and getattr(item.effect, "marker", "") == kind.id for item in effects)


def _automatic_markers(position: Position) -> None:
    """Markers that stand wherever the race does need not be listed."""
    for race, held in enumerate(position.held):
        if held:
            for marker in position.rules.kit(race, position.power[race], False).outlook.marks_all:
                for region in bits(held):
                    if sum(position.markers[marker].values()) < position.rules.markers[marker].in_box:
                        position.set_markers(marker, region, 1)
