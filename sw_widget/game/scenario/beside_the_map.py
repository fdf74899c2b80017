"""What lies beside the map for longer than a turn: pacts, a free pick, tokens out of the game, a badge that
belongs to a place, a guard on a banner.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sw_widget.engine.checks import Problem, as_bool, as_dict, as_int, as_list, choice
from sw_widget.engine.definitions import Power, Race
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY, Position
from sw_widget.engine.rules import Rules

PLAYER_KEYS = {"pacts", "free_pick", "vengeance_marker"}
MOST_PACTS = 20


def sources_of(rules: Rules, key: str) -> Iterator[tuple[str, str, int]]:
    """Who makes the note that scenarios call so: its name, who brings it, the most there are."""
    things: list[Race | Power] = [*rules.races, *rules.powers]
    for thing in things:
        for effect in thing.effects:
            for name, note in effect.notes.items():
                if note.key == key:
                    yield name, thing.id, getattr(effect, "most", MOST_PACTS)


def set_up_turned(position: Position, table: dict[str, Any]) -> None:
    """Tokens that are out of the game for good, by race."""
    if "turned" not in table:
        return
    rules = position.rules
    sources = {rule: name for name, rule, _ in sources_of(rules, "turned")}
    for id, value in as_dict(table["turned"], "turned").items():
        path = f"turned.{id}"
        choice(id, sources, path, "race of these packs whose tokens leave the game")
        race = rules.race_index[id]
        count = as_int(value, path, 0, position.tray[race])
        if count:
            position.notes[sources[id], race, id] = ((race, count),)
            position.tray[race] -= count


def turned_of(position: Position) -> dict[str, Any]:
    """The same, of a position; nothing where none has left the game."""
    rules = position.rules
    found = {}
    for name, rule, _ in sources_of(rules, "turned"):
        value = position.notes.get((name, rules.race_index[rule], rule), ())
        if isinstance(value, tuple) and value:
            found[rule] = value[0][1]
    return {"turned": found} if found else {}


LENT_BADGE, LENT_ONCE = "stonehedge", "stonehedge_once"
"""What scenarios call the badge that belongs to a place, and the races for which it has worked if it works
once.
"""


def note_of_badge(rules: Rules, key: str = LENT_BADGE) -> tuple[str, int, str] | None:
    """The note of the badge that a place in these packs lends, or another one about it."""
    for marker in rules.markers:
        for effect in marker.lends:
            for name, note in effect.notes.items():
                if note.key == key:
                    return name, 0, marker.id
    return None


def set_up_lent_badge(position: Position, table: dict[str, Any]) -> None:
    """The badge that belongs to a place."""
    if table.get(LENT_BADGE) is None:
        return
    note, index = note_of_badge(position.rules), position.rules.power_index
    if note is None:
        raise Problem(LENT_BADGE, "no place in these packs has a badge")
    power = index[choice(table[LENT_BADGE], index, LENT_BADGE, "power of these packs")]
    if power in position.power:
        raise Problem(LENT_BADGE, f"{table[LENT_BADGE]!r} is somewhere else in this scenario already")
    position.notes[note] = power + 1
    once, races = note_of_badge(position.rules, LENT_ONCE), position.rules.race_index
    mask = 0
    for i, id in enumerate(as_list(table.get(LENT_ONCE, []), LENT_ONCE)):
        mask |= 1 << races[choice(id, races, f"{LENT_ONCE}.{i}", "race of these packs")]
    if once is not None and mask:
        position.notes[once] = mask


def lent_badge(position: Position) -> int:
    """The badge that belongs to a place, or -1."""
    note = note_of_badge(position.rules)
    value = 0 if note is None else position.notes.get(note, 0)
    return value - 1 if isinstance(value, int) else NOBODY


def badge_of_place(position: Position, marker: str) -> int:
    """The badge that belongs to this very place, or -1."""
    note = note_of_badge(position.rules)
    return lent_badge(position) if note is not None and note[2] == marker else NOBODY


def lent_badge_of(position: Position) -> dict[str, Any]:
    """The same, in the words of the format; nothing where there is none."""
    power = lent_badge(position)
    if power == NOBODY:
        return {}
    once = note_of_badge(position.rules, LENT_ONCE)
    mask = 0 if once is None else position.notes.get(once, 0)
    races = [position.rules.races[race].id for race in bits(mask)] if isinstance(mask, int) else []
    return {LENT_BADGE: position.rules.powers[power].id, **({LENT_ONCE: races} if races else {})}


GUARD = "bony"
"""What scenarios call the lich that guards a race in decline."""


def _note_of_guard(rules: Rules) -> tuple[str, str] | None:
    """The note that a race is guarded: its name, and who brings it."""
    for item in rules.common:
        for name, note in item.effect.notes.items():
            if note.key == GUARD:
                return name, item.rule
    return None


def set_up_guard(position: Position, table: dict[str, Any]) -> None:
    """The race in decline that is guarded."""
    if table.get(GUARD) is None:
        return
    note, index = _note_of_guard(position.rules), position.rules.race_index
    if note is None:
        raise Problem(GUARD, "nobody in these packs guards a race in decline")
    race = index[choice(table[GUARD], index, GUARD, "race of these packs")]
    if position.status[race] != DECLINED:
        raise Problem(GUARD, f"{table[GUARD]!r} is no race in decline")
    position.notes[note[0], race, note[1]] = 1
    position.fit(race)


def guard_of(position: Position) -> dict[str, Any]:
    """The same, in the words of the format; nothing where none is guarded."""
    note = _note_of_guard(position.rules)
    races = position.rules.races
    guarded = [race for name, race, _ in position.notes if note is not None and name == note[0]]
    return {GUARD: races[guarded[0]].id} if guarded else {}


def set_up_player(position: Position, player: int, table: dict[str, Any], path: str) -> None:
    """The pacts that a player holds, and whether the next pick is free."""
    if as_bool(table.get("free_pick", False), f"{path}.free_pick"):
        if not position.rules.frees_pick:
            raise Problem(f"{path}.free_pick", "nobody in these packs makes a pick free")
        position.notes["free_pick", player, ""] = 1
    if as_bool(table.get("vengeance_marker", False), f"{path}.vengeance_marker"):
        _mark_for_vengeance(position, player, f"{path}.vengeance_marker")
    if "pacts" not in table:
        return
    for name, rule, most in sources_of(position.rules, "pacts"):
        givers = [race for race in position.active if _has(position, race, rule)]
        count = as_int(table["pacts"], f"{path}.pacts", 0, most)
        held = sum(pacts_of(position, other) for other in range(len(position.coins)))
        if count and (not givers or position.owner[givers[0]] == player):
            raise Problem(f"{path}.pacts", "a player holds pacts of another player's active race only")
        if held + count > most:
            raise Problem(f"{path}.pacts", f"there are {most} pacts in all")
        if count:
            position.notes[name, player, rule] = count
        return
    raise Problem(f"{path}.pacts", "nobody in these packs hands out pacts")


def _mark_for_vengeance(position: Position, player: int, path: str) -> None:
    """The player has attacked another one, whose active race remembers it until its turn has ended."""
    for race in position.active:
        note = position.kit[race].note_of("vengeance_marker")
        if note is not None and position.owner[race] != player:
            key = (note[0], race, note[1])
            before = position.notes.get(key, 0)
            position.notes[key] = (before if isinstance(before, int) else 0) | 1 << player
            return
    raise Problem(path, "only another player's active race that takes vengeance marks a player")


def _has(position: Position, race: int, rule: str) -> bool:
    """Whether the power, its own or a borrowed one, is in force for the race."""
    return any(item.rule == rule for item in position.kit[race].effects)


def pacts_of(position: Position, player: int) -> int:
    """How many pacts a player holds."""
    for name, rule, _ in sources_of(position.rules, "pacts"):
        value = position.notes.get((name, player, rule), 0)
        return value if isinstance(value, int) else 0
    return 0


def player_of(position: Position, player: int) -> dict[str, Any]:
    """What a player has of it, in the words of the format; nothing where there is none."""
    said: dict[str, Any] = {}
    pacts = pacts_of(position, player)
    if pacts:
        said["pacts"] = pacts
    if ("free_pick", player, "") in position.notes:
        said["free_pick"] = True
    if any(position.noted("vengeance_marker", race) >> player & 1 for race in position.active):
        said["vengeance_marker"] = True
    return said
