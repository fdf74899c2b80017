"""The offer of a scenario, as given or drawn from what is left: column, stacks, what lies face down."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from sw_widget.engine.chance import generator, shuffled
from sw_widget.engine.checks import Problem, as_dict, as_int, as_list, known_keys
from sw_widget.engine.hooks.effect import Dealt
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER
from sw_widget.engine.soundness import badges_aside
from sw_widget.engine.turn.picking import refill
from sw_widget.game.scenario.beside_the_map import lent_badge
from sw_widget.game.scenario.of_packs import of_packs
from sw_widget.game.scenario.roles import draws_badges

COMBO_KEYS = {"race", "power", "coins", "tokens"}
MOST_COINS = 100_000


def lay_offer(position: Position, table: dict[str, Any]) -> None:
    """The column and the stacks as given; a stack that is not given has what is left, not yet shuffled."""
    rules = position.rules
    races_used = {race for race, owner in enumerate(position.owner) if owner != NOBODY}
    races_used |= rules.roles.keys()
    powers_used = {power for power in (*position.power, lent_badge(position)) if power != NOBODY}
    powers_used |= set(badges_aside(position))
    for i, value in enumerate(as_list(table.get("discarded", []), "discarded")):
        position.discarded.append(_pile(value, rules.power_index, powers_used, f"discarded.{i}", "power"))
    if "column" in table:
        column = as_list(table["column"], "column")
        if len(column) > MOST_ON_OFFER:
            raise Problem("column", f"at most {MOST_ON_OFFER} combos are on offer, not {len(column)}")
        for i, value in enumerate(column):
            combo = as_dict(value, f"column.{i}")
            known_keys(combo, COMBO_KEYS, f"column.{i}")
            race = _pile(combo.get("race"), rules.race_index, races_used, f"column.{i}.race", "race")
            power = _pile(combo.get("power"), rules.power_index, powers_used, f"column.{i}.power", "power")
            position.column.append(
                (race, power, as_int(combo.get("coins", 0), f"column.{i}.coins", 0, MOST_COINS))
            )
            if "tokens" in combo:
                _lay_on_combo(position, race, power, combo["tokens"], f"column.{i}.tokens")
    stacks = (("race_stack", rules.race_index, races_used), ("power_stack", rules.power_index, powers_used))
    for key, index, used in stacks:
        if key in table:
            for i, value in enumerate(as_list(table[key], key)):
                getattr(position, key).append(
                    _pile(value, index, used, f"{key}.{i}", key.removesuffix("_stack"))
                )
    _discard_badges_before(position, powers_used)
    for key, index, used in stacks:
        if key not in table and "column" not in table:
            rest = [number for number in range(len(index)) if number not in used]
            if key == "power_stack":
                rest = [power for power in rest if power not in rules.out_of_game]
            getattr(position, key).extend(rest)


def draw_offer(position: Position, table: dict[str, Any]) -> None:
    """Shuffle the stacks that are not given and show the first combos, unless a column is given."""
    if "column" in table:
        return
    seed = position.seed
    if "race_stack" not in table:
        position.race_stack = shuffled(position.race_stack, generator(seed, "race_stack", 0))
    if "power_stack" not in table:
        position.power_stack = shuffled(position.power_stack, generator(seed, "power_stack", 0))
    for race in _drawing(position, table):
        for item in position.kit[race].effects:
            item.effect.draw_badges(position, race, position.power_stack)
    refill(position, None)


def _drawing(position: Position, table: dict[str, Any]) -> list[int]:
    """Races of roles for which badges are drawn."""
    if not position.rules.roles:
        return []
    players = as_list(table.get("players", []), "players")
    return [position.active[index] for index, player in enumerate(players) if draws_badges(player)]


def _discard_badges_before(position: Position, used: set[int]) -> None:
    """Badges with which races went into decline lie in the discard pile, unless they are named elsewhere."""
    for (name, _, _), was in list(position.notes.items()):
        power = was - 1 if name == "was" and isinstance(was, int) else NOBODY
        if power != NOBODY and power not in used:
            used.add(power)
            position.discarded.append(power)


def deal(position: Position, table: dict[str, Any], lying: dict[int, object]) -> None:
    """What lies face down, as far as the scenario says it; the rest is shuffled when it is needed."""
    if "places" in table:
        if "places" not in position.rules.dealt:
            raise Problem("places", "these packs have no relics and places")
        pile = as_list(table["places"], "places")
        position.rules.dealt["places"].deal(position, Dealt(pile), "places")
    if "loot" not in table and "loot_used" not in table and not lying:
        return
    if "loot" not in position.rules.dealt:
        key = next((key for key in ("loot", "loot_used") if key in table), "regions")
        raise Problem(key, "nobody in these packs has loot")
    pile, used = (as_list(table.get(key, []), key) for key in ("loot", "loot_used"))
    position.rules.dealt["loot"].deal(position, Dealt(pile, used, lying), "loot")


def _lay_on_combo(position: Position, race: int, power: int, tokens: object, path: str) -> None:
    count = as_int(tokens, path, 0, position.tray[race])
    if not count:
        return
    note = position.rules.kit(race, power, False).note_of("tokens")
    if note is None:
        raise Problem(path, "only a race that grows on offer has tokens on its combo")
    position.notes[note[0], race, note[1]] = ((race, count),)
    position.tray[race] -= count


def _pile(id: object, index: dict[str, int], used: set[int], path: str, what: str) -> int:
    number = of_packs(id, index, path, what)
    if number in used:
        raise Problem(path, f"{id!r} is somewhere else in this scenario already")
    used.add(number)
    return number


def with_offer(table: dict[str, Any], position: Position) -> dict[str, Any]:
    """The scenario with its column and stacks written out: it no longer depends on how we shuffle."""
    rules = position.rules
    column = column_of(position)
    return {
        **table,
        "column": column,
        "race_stack": _names(rules.races, position.race_stack),
        "power_stack": _names(rules.powers, position.power_stack),
    }


def column_of(position: Position) -> list[dict[str, Any]]:
    """The combos on offer, in the words of the format."""
    rules = position.rules
    return [
        {
            "race": rules.races[race].id,
            "power": rules.powers[power].id,
            "coins": coins,
            **({"tokens": lying} if (lying := tokens_on_combo(position, race, power)) else {}),
        }
        for race, power, coins in position.column
    ]


def tokens_on_combo(position: Position, race: int, power: int) -> int:
    """How many tokens lie on a combo that is on offer."""
    return position.counted("tokens", race, power).get(race, 0)


def _names(things: Iterable[Any], numbers: list[int]) -> list[str]:
    ids = [thing.id for thing in things]
    return [ids[number] for number in numbers]
