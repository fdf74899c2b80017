"""Roles: a player with a race and phases of their own, in the words of the formats, read and said."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, choice, perhaps, shown
from sw_widget.engine.conquest.token_markers import extras_in, extras_in_hand
from sw_widget.engine.definitions import Pack
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, NOBODY, NoteValue, Position
from sw_widget.engine.rules import Rules
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.of_packs import checked_of_packs, of_packs

PLAYER_KEYS = {
    "role", "reserve", "well", "powers", "offered", "bought", "hand", "fled", "pieces", "copied",
    "copied_once",
}  # fmt: skip
SOULS = "souls"
WELL = "well_of_souls"
MOST_SOULS = 1000
BADGES = ("powers", "offered")
BOUGHT = "bought"
"""Powers in use that came this turn, and may still bring what they bring once."""


def without_board(packs: Iterable[Pack], players: list[dict[str, Any]]) -> list[str]:
    """The roles of players who do not count where their number says which board is used."""
    apart = [name for pack in packs for name, seat in pack.roles.items() if not seat.uses_board]
    return [player["role"] for player in players if player.get("role") in apart]


def has_role(player: dict[str, Any]) -> bool:
    """Whether a scenario gives the player a role."""
    return player.get("role") is not None


def take_role(position: Position, index: int, player: dict[str, Any], path: str) -> None:
    """Give the player the race of the role, and the powers that the scenario names."""
    rules = position.rules
    if not has_role(player):
        for key in PLAYER_KEYS:
            if key in player:
                raise Problem(f"{path}.{key}", "only a player with a role has it")
        return
    role = rules.role_names[checked_of_packs(player["role"], rules.role_names, f"{path}.role", "role")]
    assert role.race is not None
    for key in ("active", "declined"):
        if player.get(key):
            raise Problem(f"{path}.{key}", "a player with this role has no combos")
    race = rules.race_index[role.race.id]
    if position.owner[race] != NOBODY:
        raise Problem(f"{path}.role", "another player has this role already")
    position.owner[race], position.status[race], position.active[index] = index, ACTIVE, race
    if not position.fit(race).refuge:
        raise Problem("board", "this role needs a board with a lake, in which its island lies")
    _badges(position, race, player, path)
    hand = as_int(player.get("hand", 0), f"{path}.hand", 0, position.tray[race])
    position.hand[race] = hand
    position.tray[race] -= hand


def _badges(position: Position, race: int, player: dict[str, Any], path: str) -> None:
    """The powers in use, and those that may still be bought; `null` where the first is to be chosen."""
    index, taken = position.rules.power_index, set[int]()
    for key in BADGES:
        mask = 0
        for i, id in enumerate(as_list(player.get(key) or [], f"{path}.{key}")):
            where = f"{path}.{key}.{i}"
            power = of_packs(id, index, where, "power")
            if power in taken or power in position.power:
                raise Problem(where, f"{id!r} is somewhere else in this scenario already")
            taken.add(power)
            mask |= 1 << power
        _keep(position, race, key, mask)
    if "powers" in player and player["powers"] is None:
        _keep(position, race, "chooses", 1)
    position.fit(race)


def remember_bought(position: Position, index: int, player: dict[str, Any], path: str) -> None:
    """What was bought in the turn that has begun: that of the player, if it is said."""
    powers, mask = position.rules.power_index, 0
    for i, id in enumerate(as_list(player.get(BOUGHT, []), f"{path}.{BOUGHT}")):
        where = f"{path}.{BOUGHT}.{i}"
        if index != position.player:
            raise Problem(where, "is only so for the player whose turn it is")
        if id not in (player.get("powers") or ()):
            raise Problem(where, f"{shown(id)} is not among the powers in use")
        mask |= 1 << powers[id]
    if mask:
        _keep(position, position.active[index], BOUGHT, mask)
        position.fit(position.active[index])


def bought_of(position: Position, race: int) -> dict[str, Any]:
    """The powers that were bought this turn, in the words of the format, where there are some."""
    powers = [position.rules.powers[power].id for power in bits(position.noted(BOUGHT, race))]
    return {BOUGHT: powers} if powers else {}


def _keep(position: Position, race: int, key: str, value: NoteValue) -> None:
    note = position.kit[race].note_of(key)
    assert note is not None
    if value:
        position.notes[note[0], race, note[1]] = value


def fill_role(position: Position, index: int, player: dict[str, Any], path: str, new_map: bool) -> None:
    """What lies beside the map for the role, once it is known what stands on it: the Well and the reserve.

    On a map that nothing is said about, one token waits where the race comes from.
    """
    if not has_role(player):
        return
    race, rules = position.active[index], position.rules
    _fill_well(position, race, player.get("well"), f"{path}.well")
    if new_map and position.tray[race]:
        position.tray[race] -= 1
        position.settle(race, bits(position.kit[race].refuge)[0], 1)
    if "reserve" in player:
        there = position.tray[race]
        reserve = as_int(player["reserve"], f"{path}.reserve", 0, there)
        if reserve < there:
            _keep(position, race, "left_out", ((race, there - reserve),))
            position.tray[race] = reserve
    assert rules.races[race].in_box >= position.tray[race]


def _fill_well(position: Position, race: int, value: object, path: str) -> None:
    if value is None:
        return
    index = {**position.rules.race_index, TRIBES: NOBODY}
    counts = []
    for id, number in as_dict(value, path).items():
        where = f"{path}.{id}"
        if id == SOULS:
            _keep(position, race, "souls", as_int(number, where, 0, MOST_SOULS))
            continue
        lost = index[choice(id, index, where, f"race of these packs, {TRIBES!r} or {SOULS!r}")]
        most = MOST_SOULS if lost == NOBODY else position.tray[lost]
        count = as_int(number, where, 0, most)
        if lost != NOBODY:
            position.tray[lost] -= count
        if count:
            counts.append((lost, count))
    _keep(position, race, "well", tuple(sorted(counts)))


def waiting_tokens(position: Position) -> dict[str, Any]:
    """Tokens of roles that wait where they come from, in the words of the format."""
    return {
        position.rules.board.regions[region].id: {
            "player": position.owner[race],
            "race": position.rules.races[race].id,
            "tokens": position.tokens[region],
        }
        for race in position.rules.roles
        for region in bits(position.waiting_in(race))
    }


def with_hand(position: Position, regions: dict[str, Any], come: Mapping[int, int]) -> dict[str, Any]:
    """What stands on the map where a turn begins anew: tokens of roles in hand wait where they come from,
    but for those that come again.
    """
    for race in position.rules.roles:
        tokens = position.hand[race] - extras_in_hand(position, race) - come[race]
        if tokens:
            region = bits(position.kit[race].refuge)[0]
            id, player = position.rules.board.regions[region].id, position.owner[race]
            tokens += position.tokens[region] - extras_in(position, region)
            regions[id] = {"player": player, "race": position.rules.races[race].id, "tokens": tokens}
    return regions


def draws_badges(player: dict[str, Any]) -> bool:
    """Whether the role's powers are drawn, since the scenario names none."""
    return has_role(player) and not any(key in player for key in BADGES)


def role_of(position: Position, player: int) -> dict[str, Any]:
    """The role of a player with all that belongs to it, in the words of the format; nothing without one."""
    race, rules = position.active[player], position.rules
    if race not in rules.roles:
        return {}
    powers = {key: [rules.powers[power].id for power in bits(position.noted(key, race))] for key in BADGES}
    return {
        "role": role_name(rules, race),
        "powers": None if position.noted("chooses", race) else powers["powers"],
        "offered": powers["offered"],
        "well": well_of(position, race),
        "reserve": position.tray[race],
    }


def role_name(rules: Rules, race: int) -> str:
    """What the role is called that a race belongs to."""
    return next(name for name, seat in rules.role_names.items() if seat is rules.roles[race])


def well_of(position: Position, race: int) -> dict[str, int]:
    """What lies in the Well of a role's race, by whose it was."""
    races, found = position.rules.races, dict[str, int]()
    for lost, count in sorted(position.counted("well", race).items()):
        found[TRIBES if lost == NOBODY else races[lost].id] = count
    souls = position.noted("souls", race)
    return {**found, SOULS: souls} if souls else found


def seated(players: Iterable[str], roles: Mapping[str, str] | None) -> list[dict[str, Any]]:
    """The players of a new game, some of them with a role."""
    names = list(players)
    if not roles:
        return [{"name": name} for name in names]
    if not isinstance(roles, Mapping):
        raise Problem("roles", f"must say who has which, like {{'Cleo': 'necromancer'}}, not {shown(roles)}")
    for name in roles:
        if name not in names:
            raise Problem("roles", f"{shown(name)} is none of the players{perhaps(name, names)}")
    given = {name: {"role": role} for name, role in roles.items()}
    return [{"name": name, **(given.get(name, {}) if isinstance(name, str) else {})} for name in names]
