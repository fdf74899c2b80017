"""Actions converted between the public format, `{"do": "stop"}`, and the tuples of the engine."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, SupportsIndex

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ACTION_CODES, ACTION_NAMES, Allocation, Code
from sw_widget.engine.checks import perhaps, shown, whole
from sw_widget.engine.conquest.means import bases, has_own_reach, number_of, used_from
from sw_widget.engine.definitions import COPIES
from sw_widget.engine.legal.allocation import allocation
from sw_widget.engine.legal.options import decline_sites, readied
from sw_widget.engine.map.board import Board, Region
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.game.action_keywords import IN_FORMAT, IN_PYTHON
from sw_widget.game.errors import ActionError

AnyRegion = str | SupportsIndex | Region
"""A region by its id, by its name where no other region has it, or as a board has it."""
KEYS: dict[int, frozenset[str]] = {
    do.PICK: frozenset(("slot", "swap")),
    do.DECLINE: frozenset(("region",)),
    do.ABANDON: frozenset(("region",)),
    do.CONQUER: frozenset(("region", "with", "from")),
    do.CONVERT: frozenset(("region", "with")),
    do.ATTEMPT: frozenset(("region", "with", "from")),
    do.ROLL: frozenset(("region",)),
    do.STOP: frozenset(),
    do.REDEPLOY: frozenset(("tokens", "race")),
    do.PLACE: frozenset(("marker", "regions")),
    do.ALLY: frozenset(("player",)),
    do.END_TURN: frozenset(),
    do.WITHDRAW: frozenset(("tokens", "markers", "race")),
    do.USE: frozenset(
        (
            "trait",
            "region",
            "regions",
            "player",
            "players",
            "slot",
            "race",
            "power",
            "count",
            "with",
        )
    ),
}
NEEDED: dict[int, tuple[str, ...]] = {
    do.PICK: ("slot",),
    do.ABANDON: ("region",),
    do.CONQUER: ("region",),
    do.CONVERT: ("region",),
    do.ATTEMPT: ("region",),
    do.REDEPLOY: ("tokens",),
    do.PLACE: ("marker", "regions"),
    do.ALLY: ("player",),
    do.USE: ("trait",),
}


def encode(position: Position, action: Mapping[str, Any], keywords: bool = False) -> Code:
    """The engine's form of an action. Unknown ids stay texts, so that the engine refuses them in order. What
    it takes is told in the words of the format, or in `keywords` of Python.
    """
    if not isinstance(action, Mapping):
        raise ActionError("", f"an action is written like {{'do': 'stop'}}, not {shown(action)}")
    if "do" not in action:
        raise ActionError("do", f"is missing: it says what is done; known: {', '.join(ACTION_NAMES)}")
    name = action["do"]
    kind = kind_of(name, "do")
    for key in action:
        if key != "do" and key not in KEYS[kind]:
            raise _unknown_key(key, kind, keywords)
    for key in NEEDED.get(kind, ()):
        if key not in action:
            raise ActionError(key, f"{shown(name)} needs it")
    return _encode(position, kind, action)


def _unknown_key(key: object, kind: int, keywords: bool) -> ActionError:
    known = sorted(IN_PYTHON.get(word, word) if keywords else word for word in KEYS[kind])
    meant = None if keywords or not isinstance(key, str) else IN_FORMAT.get(key)
    close = f"; perhaps {meant!r}?" if meant in KEYS[kind] else perhaps(key, known)
    said = f"unknown key of {ACTION_NAMES[kind]!r}{close}; it takes {', '.join(known) or 'nothing else'}"
    return ActionError(str(key), said)


def kind_of(name: object, path: str) -> int:
    """The number of a kind of action, given by its name."""
    if not isinstance(name, str) or name not in ACTION_CODES:
        known = ", ".join(ACTION_NAMES)
        raise ActionError(path, f"{shown(name)} is no action{perhaps(name, ACTION_NAMES)}; known: {known}")
    return ACTION_CODES[name]


def _encode(position: Position, kind: int, action: Mapping[str, Any]) -> Code:
    rules = position.rules
    if kind == do.PICK:
        swap = action.get("swap")
        return (kind, _number(action["slot"]), *(() if swap is None else (_number(swap),)))
    if kind == do.ROLL and action.get("region") is not None:
        return (kind, find_region(rules.board, action["region"]))
    if kind in (do.CONQUER, do.ATTEMPT):
        region = find_region(rules.board, action["region"])
        return (kind, region, *_means(position, region, action))
    if kind == do.ABANDON:
        return (kind, find_region(rules.board, action["region"]))
    if kind == do.CONVERT:
        return (kind, find_region(rules.board, action["region"]), *_numbers(rules, action.get("with")))
    if kind == do.DECLINE:
        return _decline(position, action)
    if kind == do.REDEPLOY:
        race = _redeployed(position)
        if action.get("race") is not None:
            race = _index(action["race"], rules.race_index)
        return (kind, race, _allocation(action["tokens"], rules, "tokens"))
    if kind == do.PLACE:
        return (
            kind,
            _index(action["marker"], rules.marker_index),
            _allocation(action["regions"], rules, "regions"),
        )
    if kind == do.ALLY:
        return (kind, NOBODY if action["player"] is None else _number(action["player"]))
    if kind == do.WITHDRAW:
        tokens = _allocation(action.get("tokens", {}), rules, "tokens")
        return (kind, _withdrawing(position, action), tokens, _marker_spread(action, rules))
    if kind == do.USE:
        trait = action["trait"] if isinstance(action["trait"], str) else shown(action["trait"])
        given = {key: value for key, value in action.items() if key not in ("do", "trait")}
        return (kind, trait, tuple(sorted((key, _given(rules, key, value)) for key, value in given.items())))
    return (kind,)


def _redeployed(position: Position) -> object:
    """The race that is redeployed where none is named: the active one, or one that has just declined."""
    last = position.declining(position.player)
    return last[0][0] if last else position.active[position.player]


def _means(position: Position, region: object, action: Mapping[str, Any]) -> tuple[Any, ...]:
    """The special means that are named, in a fixed order; some with the region that they are used from."""
    found = _numbers(position.rules, action.get("with"))
    if not found and action.get("from") is None:
        return ()
    view, race = readied(position), position.acting
    items = [
        (number, _base(view, number, region, action))
        if isinstance(number, int) and has_own_reach(view, race, number)
        else number
        for number in found
    ]
    if action.get("from") is not None and not items:
        raise ActionError("from", "only a means that is used from a region takes it")
    return tuple(sorted(items, key=lambda item: isinstance(item, tuple)))


def _numbers(rules: Rules, means: object) -> list[Any]:
    """Special means by number, in a fixed order; one that copies another is named with that one."""
    means = [] if means is None else means
    if not isinstance(means, list | tuple):
        raise ActionError("with", f"must be a list of the special means that are used, not {shown(means)}")
    index = rules.means_index
    return sorted((_index(name, index) for name in _copies_joined(list(means), index)), key=_in_order)


def _copies_joined(names: list[Any], index: Mapping[str, int]) -> list[Any]:
    """The names of means with each piece that copies another, and the one named after it, as one; where none
    is, the first that it can copy.
    """
    for i, name in enumerate(names):
        for j in (*range(i + 1, len(names)), *range(i)):
            if isinstance(name, str) and f"{name}{COPIES}{names[j]}" in index:
                rest = [other for k, other in enumerate(names) if k not in (i, j)]
                return [f"{name}{COPIES}{names[j]}", *_copies_joined(rest, index)]
    return names


def _names(rules: Rules, numbers: Iterable[int]) -> list[str]:
    """Special means by name, as the public format has them."""
    return [part for number in numbers for part in rules.means[number].split(COPIES)]


def _given(rules: Rules, key: str, value: object) -> object:
    """A parameter of `use` as the engine has it."""
    if key == "region":
        return find_region(rules.board, value)
    if key == "regions":
        return _regions(rules.board, value)
    if key == "race":
        return _index(value, rules.race_index)
    if key == "power":
        return _index(value, rules.power_index)
    if key == "with":
        named = _numbers(rules, value)
        return named[0] if len(named) == 1 else shown(value)
    return _number(value)


def _regions(board: Board, value: object) -> object:
    """Several regions as a mask; the first of them that nobody knows, as a text."""
    if not isinstance(value, list | tuple):
        return shown(value)
    mask = 0
    for region in value:
        found = find_region(board, region)
        if not isinstance(found, int):
            return found
        mask |= 1 << found
    return mask


def _shown(rules: Rules, key: str, value: int) -> object:
    """The same as the public format has it."""
    if key == "region":
        return rules.board.regions[value].id
    if key == "regions":
        return rules.board.ids(value)
    if key == "race":
        return rules.races[value].id
    if key == "with":
        return _names(rules, (value,))
    return rules.powers[value].id if key == "power" else value


def _in_order(number: object) -> tuple[bool, object]:
    """A sort key: means that are known by their number first, then unknown ones."""
    return isinstance(number, str), number


def _base(view: Position, number: int, region: object, action: Mapping[str, Any]) -> object:
    """Where a means is used from: as said, or the one region that will do."""
    if action.get("from") is not None:
        return find_region(view.rules.board, action["from"])
    possible = bases(view, view.acting, number, region) if isinstance(region, int) else []
    return possible[0] if len(possible) == 1 else NOBODY


def _decline(position: Position, action: Mapping[str, Any]) -> Code:
    """A region that is named with a decline is left out where the race has no choice."""
    if action.get("region") is None:
        return (do.DECLINE,)
    region = find_region(position.rules.board, action["region"])
    alone = isinstance(region, int) and decline_sites(position) == 1 << region
    return (do.DECLINE,) if alone else (do.DECLINE, region)


def _number(value: object) -> object:
    """A number as it is; anything else as a text, which no list of numbers contains."""
    number = whole(value)
    return shown(value) if number is None or number < 0 else number


def _index(id: object, index: Mapping[str, int]) -> object:
    return index.get(id, id) if isinstance(id, str) else shown(id)


def find_region(board: Board, region: object) -> object:
    """The number of a region, given by its id, by a name that is its alone, or as `board[…]` has it; a text
    if there is none.
    """
    if isinstance(region, Region):
        region = region.id
    elif not isinstance(region, str):
        number = whole(region)
        if number is None or abs(number) >= 10**6:
            return shown(region)
        region = str(number)
    if region in board.index:
        return board.index[region]
    wanted = region.casefold()
    named = [i for i, known in enumerate(board.regions) if known.name.casefold() == wanted]
    return named[0] if len(named) == 1 else region


def _withdrawing(position: Position, action: Mapping[str, Any]) -> object:
    if action.get("race") is not None:
        return _index(action["race"], position.rules.race_index)
    return position.pending[-1][2] if position.pending else NOBODY


def _allocation(value: object, rules: Rules, path: str) -> Allocation:
    if not isinstance(value, Mapping):
        raise ActionError(path, f"must say how many go where, like {{'a': 2}}, not {shown(value)}")
    counts: dict[Any, int] = {}
    for given, many in value.items():
        region, count = find_region(rules.board, given), whole(many)
        if count is None:
            raise ActionError(f"{path}.{given}", f"must be a whole number, not {shown(many)}")
        counts[region] = count
    if all(isinstance(region, int) for region in counts):
        return allocation(counts)
    return tuple(counts.items())


def _marker_spread(action: Mapping[str, Any], rules: Rules) -> tuple[tuple[Any, Allocation], ...]:
    value = action.get("markers", {})
    if not isinstance(value, Mapping):
        raise ActionError("markers", f"must say which markers go where, not {shown(value)}")
    spread = (
        (_index(id, rules.marker_index), _allocation(where, rules, f"markers.{id}"))
        for id, where in value.items()
    )
    return tuple(sorted((item for item in spread if item[1]), key=str))


def decode(rules: Rules, code: Code) -> dict[str, Any]:
    """The public form of an action."""
    kind = code[0]
    action: dict[str, Any] = {"do": ACTION_NAMES[kind]}
    regions = rules.board.regions
    if kind == do.PICK:
        action["slot"] = code[1]
        if len(code) > 2:
            action["swap"] = code[2]
    elif kind in (do.ABANDON, do.CONQUER, do.CONVERT, do.ATTEMPT):
        action["region"] = regions[code[1]].id
        if len(code) > 2:
            action["with"] = _names(rules, (number_of(item) for item in code[2:]))
        for item in code[2:]:
            if used_from(item) != NOBODY:
                action["from"] = regions[used_from(item)].id
    elif kind in (do.DECLINE, do.ROLL) and len(code) > 1:
        action["region"] = regions[code[1]].id
    elif kind == do.USE:
        action |= {"trait": code[1], **{key: _shown(rules, key, value) for key, value in code[2]}}
    elif kind == do.REDEPLOY:
        action["race"] = rules.races[code[1]].id
        action["tokens"] = {regions[region].id: count for region, count in code[2]}
    elif kind == do.PLACE:
        action["marker"] = rules.markers[code[1]].id
        action["regions"] = {regions[region].id: count for region, count in code[2]}
    elif kind == do.ALLY:
        action["player"] = None if code[1] == NOBODY else code[1]
    elif kind == do.WITHDRAW:
        action["race"] = rules.races[code[1]].id
        action["tokens"] = {regions[region].id: count for region, count in code[2]}
        if code[3]:
            action["markers"] = {
                rules.markers[marker].id: {regions[region].id: count for region, count in where}
                for marker, where in code[3]
            }
    return action
