"""Notes, what effects remember, in the words of the public formats: said and read."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, choice, known_keys
from sw_widget.engine.hooks.effect import OF_GAME, OF_REGION, THIS_TURN, Note
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, NoteKey, NoteValue, Position
from sw_widget.engine.rules import COMMON_NOTES

TRIBES = "lost_tribe"
"""What stands for Lost Tribes where tokens are counted by race."""
LARGEST = 1000
"""The largest number that somebody may say an effect remembers."""


def notes_of(position: Position, *, this_turn: bool) -> list[dict[str, Any]]:
    """What effects remember of this turn, or for longer, but for what lies face down."""
    rules, found = position.rules, []
    for (name, subject, rule), value in sorted(position.notes.items(), key=lambda item: item[0]):
        note = rules.notes[name]
        if note.hidden or (note.scope == THIS_TURN) != this_turn:
            continue
        said: dict[str, Any] = {"note": name, "rule": rule}
        if note.of_player:
            said["player"] = subject
        elif note.scope == OF_REGION:
            said["region"] = rules.board.regions[subject].id
        elif note.scope != OF_GAME:
            said["race"] = rules.races[subject].id
        found.append({**said, "value": _said(position, value, note)})
    return found


def _said(position: Position, value: NoteValue, note: Note) -> object:
    """A note's value: regions by id, players by number, counts by race, or a number."""
    rules = position.rules
    if not isinstance(value, int) and note.by_region:
        return {rules.board.regions[region].id: count for region, count in value}
    if not isinstance(value, int):
        return {TRIBES if race == NOBODY else rules.races[race].id: count for race, count in value}
    if note.players:
        return list(bits(value))
    if note.powers:
        return [rules.powers[power].id for power in bits(value)]
    return rules.board.ids(value) if note.regions else value


def read_notes(position: Position, value: object, path: str) -> dict[NoteKey, NoteValue]:
    """The notes of this turn that a scenario lists."""
    found: dict[NoteKey, NoteValue] = {}
    for i, item in enumerate(as_list(value, path)):
        where = f"{path}.{i}"
        key, said = _read_note(position, as_dict(item, where), where)
        if key in found:
            raise Problem(where, "says once more what is said already")
        if said:
            found[key] = said
    return found


def _read_note(position: Position, table: dict[str, Any], path: str) -> tuple[NoteKey, NoteValue]:
    rules = position.rules
    own = [name for name, note in rules.notes.items() if note.scope == THIS_TURN]
    name = choice(table.get("note"), own, f"{path}.note", "note of a turn in these packs")
    note = rules.notes[name]
    known_keys(table, {"note", "rule", "value", "player" if note.of_player else "race"}, path)
    if note.of_player:
        rule = choice(table.get("rule"), rules.marker_index, f"{path}.rule", "marker of these packs")
        subject = as_int(table.get("player"), f"{path}.player", 0, len(position.coins) - 1)
    else:
        index = rules.race_index
        subject = index[choice(table.get("race"), index, f"{path}.race", "race of these packs")]
        rules_of = [item.rule for item in position.kit[subject].effects if name in item.effect.notes]
        rules_of += [""] if name in COMMON_NOTES else []
        if not rules_of:
            raise Problem(f"{path}.race", f"{table['race']!r} have nothing to remember as {name!r}")
        rule = choice(table.get("rule", rules_of[0]), rules_of, f"{path}.rule", "rule that remembers this")
    return (name, subject, rule), _read_value(position, table.get("value"), note, f"{path}.value")


def _read_value(position: Position, value: object, note: Note, path: str) -> NoteValue:
    if note.regions:
        return read_regions(position, value, path)
    if note.players:
        return read_players(position, value, path)
    if note.powers:
        known, mask = position.rules.power_index, 0
        for i, id in enumerate(as_list(value, path)):
            mask |= 1 << known[choice(id, known, f"{path}.{i}", "power of these packs")]
        return mask
    if not (note.by_race or note.by_region or note.tokens):
        return as_int(value, path, 0, LARGEST)
    index, what = {**position.rules.race_index, TRIBES: NOBODY}, "race of these packs"
    if note.by_region:
        index, what = dict(position.rules.board.index), "region of this board"
    counts = []
    for id, count in as_dict(value, path).items():
        counted = index[choice(id, index, f"{path}.{id}", what)]
        counts.append((counted, as_int(count, f"{path}.{id}", 1, LARGEST)))
    return tuple(sorted(counts))


def read_regions(position: Position, value: object, path: str) -> int:
    """A list of region ids, as a mask."""
    index, mask = position.rules.board.index, 0
    for i, id in enumerate(as_list(value, path)):
        mask |= 1 << index[choice(id, index, f"{path}.{i}", "region of this board")]
    return mask


def read_players(position: Position, value: object, path: str) -> int:
    """A list of players by number, as a mask."""
    mask = 0
    for i, player in enumerate(as_list(value, path)):
        mask |= 1 << as_int(player, f"{path}.{i}", 0, len(position.coins) - 1)
    return mask
