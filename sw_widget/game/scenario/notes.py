"""Notes, what effects remember, in the words of the public formats: said and read."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, choice, known_keys
from sw_widget.engine.hooks.effect import OF_GAME, OF_REGION, THIS_TURN, WHILE_IN_PLAY, Note
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, NoteKey, NoteValue, Position
from sw_widget.engine.rules import COMMON_NOTES, Rules

TRIBES = "lost_tribe"
"""What stands for Lost Tribes where tokens are counted by race."""
LARGEST = 1000
"""The largest number that somebody may say an effect remembers."""


def notes_of(position: Position, *, this_turn: bool) -> list[dict[str, Any]]:
    """What effects remember of this turn, or for longer, but for what lies face down."""
    rules = position.rules
    notes = {name for name, note in rules.notes.items() if (note.scope == THIS_TURN) == this_turn}
    return [
        _note(position, key)
        for key in sorted(position.notes)
        if key[0] in notes and not rules.notes[key[0]].hidden
    ]


def remembered_of(position: Position) -> list[dict[str, Any]]:
    """The key `notes` of a scenario: what races remember where it is not what follows from the rest."""
    names, usual = _remembered(position.rules), position.clone()
    for key in [key for key in usual.notes if key[0] in names]:
        del usual.notes[key]
    for race in usual.active:
        tell(usual, race, "loaded", None)
    keys = sorted(key for key in position.notes.keys() | usual.notes.keys() if key[0] in names)
    return [
        _note(position, key) for key in keys if position.notes.get(key, 0) != usual.notes.get(key, 0)
    ]


def _remembered(rules: Rules) -> frozenset[str]:
    """Notes of races that outlast the turn and have no key of their own in scenarios."""
    return frozenset(
        name
        for name, note in rules.notes.items()
        if THIS_TURN < note.scope <= WHILE_IN_PLAY
        and not (note.key or note.hidden or note.of_player or name in COMMON_NOTES)
    )


def _note(position: Position, key: NoteKey) -> dict[str, Any]:
    """A note in the words of the formats; one that is not there has the value 0."""
    (name, subject, rule), rules = key, position.rules
    note = rules.notes[name]
    said: dict[str, Any] = {"note": name, "rule": rule}
    if note.of_player:
        said["player"] = subject
    elif note.scope == OF_REGION:
        said["region"] = rules.board.regions[subject].id
    elif note.scope != OF_GAME:
        said["race"] = rules.races[subject].id
    return {**said, "value": _said(position, position.notes.get(key, 0), note)}


def _said(position: Position, value: NoteValue, note: Note) -> object:
    """A note's value: regions by id, players by number, counts by race, or a number."""
    rules = position.rules
    if not isinstance(value, int) and note.by_region:
        return {rules.board.regions[region].id: count for region, count in value}
    if not isinstance(value, int):
        return {TRIBES if race == NOBODY else rules.races[race].id: count for race, count in value}
    if note.players:
        return list(bits(value))
    if note.powers or note.races:
        things = rules.powers if note.powers else rules.races
        return [things[number].id for number in bits(value)]
    return rules.board.ids(value) if note.regions else value


def read_notes(position: Position, value: object, path: str, *, this_turn: bool) -> None:
    """Take over the notes that a scenario lists: those of this turn, or what races remember for longer."""
    rules, found = position.rules, set[NoteKey]()
    kind = "note of a turn" if this_turn else "note of a race that has no key of its own"
    names = [name for name, note in rules.notes.items() if note.scope == THIS_TURN]
    for i, item in enumerate(as_list(value, path)):
        where = f"{path}.{i}"
        table = as_dict(item, where)
        known = names if this_turn else _remembered(rules)
        name = choice(table.get("note"), known, f"{where}.note", f"{kind} in these packs")
        key, said = _read_note(position, name, table, where)
        if key in found:
            raise Problem(where, "says once more what is said already")
        found.add(key)
        if said:
            position.notes[key] = said
        else:
            position.notes.pop(key, None)


def _read_note(
    position: Position, name: str, table: dict[str, Any], path: str
) -> tuple[NoteKey, NoteValue]:
    rules, note = position.rules, position.rules.notes[name]
    known_keys(table, {"note", "rule", "value", "player" if note.of_player else "race"}, path)
    if note.of_player:
        things = {*rules.race_index, *rules.power_index, *rules.marker_index}
        rule = choice(table.get("rule"), things, f"{path}.rule", "race, power or marker of these packs")
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
    if note.powers or note.races:
        rules, mask = position.rules, 0
        known, what = (rules.power_index, "power") if note.powers else (rules.race_index, "race")
        for i, id in enumerate(as_list(value, path)):
            mask |= 1 << known[choice(id, known, f"{path}.{i}", f"{what} of these packs")]
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
