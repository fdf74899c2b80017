"""Writing a position as a scenario, and naming what a scenario cannot hold of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sw_widget.engine.conquest.token_markers import extras_in_hand
from sw_widget.engine.hooks.effect import THIS_TURN
from sw_widget.engine.ledger import Params
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, AT_REST, NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.game.board import Board
from sw_widget.game.scenario.reading import FORMAT, TRIBES, column_of, load, printed_board
from sw_widget.game.scene import region_dict

Note = tuple[str, Params]
"""A sentence about a change: its id, and its parameters."""

THIS_TURN_FIELDS = (
    "phase", "acting", "opened", "non_empty", "used", "attacked", "roll", "given_up", "fled", "fled_markers",
    "pending", "begun",
)  # fmt: skip
"""What a position remembers of a turn that has begun."""


def scenario_of(
    position: Position, names: Sequence[str], *, title: str = "", text: str = "", dice: Sequence[int] = ()
) -> dict[str, Any]:
    """A scenario that opens at this position, at the start of the turn: everything in it is written out."""
    rules = position.rules
    data: dict[str, Any] = {"format": FORMAT, "title": title, "text": text}
    data["packs"] = [pack.id for pack in rules.packs]
    data["variants"] = list(rules.variants)
    data["board"] = board_of(rules)
    data["turn"], data["turns"] = min(position.turn, position.turns), position.turns
    data["current"] = position.player
    data["players"] = [_player(position, player, name) for player, name in enumerate(names)]
    data["regions"] = _regions(position)
    data["column"] = column_of(position)
    data["race_stack"] = [rules.races[race].id for race in position.race_stack]
    data["power_stack"] = [rules.powers[power].id for power in position.power_stack]
    data["discarded"] = [rules.powers[power].id for power in position.discarded]
    data["dice"] = list(dice)
    data["seed"] = position.seed
    return data


def board_of(rules: Rules) -> str | dict[str, Any]:
    """A printed board by its id, any other in full."""
    board = rules.board
    printed = any(board.id in pack.boards for pack in rules.packs)
    if printed and board == printed_board(board.id, rules.packs):
        return board.id
    return Board(board).to_dict()


def _player(position: Position, player: int, name: str) -> dict[str, Any]:
    rules, race = position.rules, position.active[player]
    seat: dict[str, Any] = {"name": name, "coins": position.coins[player], "active": None}
    if race != NOBODY:
        active: dict[str, Any] = {
            "race": rules.races[race].id,
            "power": None if position.power[race] == NOBODY else rules.powers[position.power[race]].id,
            "hand": position.hand[race] - extras_in_hand(position, race),
        }
        kit = position.kit[race]
        if kit.stock:
            owned = {rules.markers[marker].id: position.stock[race, marker] for marker in kit.stock}
            active["pieces"] = owned
        first = bool(position.new >> race & 1)
        if first != (position.held[race] == 0):
            active["first_turn"] = first
        seat["active"] = active
    seat["declined"] = [
        {
            "race": rules.races[declined].id,
            "power": None
            if position.power[declined] == NOBODY or ("returns", declined, "") in position.notes
            else rules.powers[position.power[declined]].id,
            **_badge_before(position, declined),
        }
        for declined in position.declined[player]
    ]
    piled = {
        TRIBES if other == NOBODY else rules.races[other].id: count
        for other, count in sorted(position.counted("pile", race).items())
    }
    if piled:
        seat["pile"] = piled
    # Whoever's turn begins has no ally any more.
    ally = position.noted("ally", race) - 1
    if ally != NOBODY and player != position.player:
        seat["ally"] = ally
    return seat


def _badge_before(position: Position, race: int) -> dict[str, Any]:
    """With which badge a race declined, where somebody may bring it back."""
    was = position.notes.get(("was", race, ""), 0)
    if not isinstance(was, int) or not was:
        return {}
    said: dict[str, Any] = {"was": position.rules.powers[was - 1].id}
    return {**said, "returns": True} if ("returns", race, "") in position.notes else said


def _regions(position: Position) -> dict[str, Any]:
    """What differs from what is printed."""
    board = position.rules.board
    found: dict[str, Any] = {}
    for index, region in enumerate(board.regions):
        content = region_dict(position, index)
        tribe = bool(board.lost_tribes >> index & 1)
        if content is None:
            if tribe:
                found[region.id] = None
        elif "race" in content:
            entry = {key: content[key] for key in ("player", "race", "tokens")}
            if content["player"] == position.player:
                # What is worth coins would be cashed as the turn begins; it was put down in this very turn.
                for marker in position.kit[position.holder[index]].outlook.cashed:
                    content["markers"].pop(position.rules.markers[marker].id, None)
            found[region.id] = {**entry, "markers": content["markers"]} if content["markers"] else entry
        elif content["markers"]:
            found[region.id] = content
        elif not tribe:
            found[region.id] = {"lost_tribe": 1}
    return found


def lost_in_scenario(position: Position, data: dict[str, Any]) -> list[Note]:
    """What a scenario cannot hold of a position, as notes."""
    again = load(data).position
    notes: list[Note] = []
    if position.over:
        notes.append(("edit-was-over", {"turn": again.turn}))
    elif any(getattr(position, name) != getattr(again, name) for name in THIS_TURN_FIELDS) or any(
        position.rules.notes[name].scope == THIS_TURN for name, _, _ in position.notes
    ):
        notes.append(("edit-turn-anew", {"player": ("player", position.player)}))
    for race, status in enumerate(position.status):
        if status not in (AT_REST, ACTIVE) and position.hand[race]:
            said = {"race": ("race", position.rules.races[race].id), "n": position.hand[race]}
            notes.append(("edit-hand-lost", said))
        kept = position.noted("marks_left", race), again.noted("marks_left", race)
        if kept[0] != kept[1]:
            said = {"race": ("race", position.rules.races[race].id), "n": kept[1]}
            notes.append(("edit-charges-anew", said))
    return notes


def on_map(position: Position, race: int) -> int:
    """How many tokens of a race stand on the map."""
    return sum(position.tokens[region] for region in bits(position.held[race]))
