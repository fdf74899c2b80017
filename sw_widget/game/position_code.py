"""Position codes: a position as a short text, without the actions before it and without the dice to come."""

from __future__ import annotations

import json
import zlib
from typing import TYPE_CHECKING, Any

from sw_widget import packs as all_packs
from sw_widget.engine.boardfile import read_board
from sw_widget.engine.checks import Problem
from sw_widget.engine.extras import extras_of
from sw_widget.engine.position import ACTIVE, AT_REST, NOBODY, Position
from sw_widget.engine.rules import FACES, MOST_ON_OFFER, MOST_PLAYERS, Rules
from sw_widget.engine.soundness import check_sound
from sw_widget.game.bit_packing import ALPHABET, Packer, Unpacker
from sw_widget.game.board import Board
from sw_widget.game.errors import SaveError
from sw_widget.game.scenario.reading import MOST_COINS, MOST_TURNS, Loaded, printed_board, rules_for

if TYPE_CHECKING:
    from sw_widget.game.game import Game

PREFIX = "SW1."
LONGEST = 100_000
_PLAYERS = 8
_PHASES = 16
"""Radices with room to spare, so that the codes of today can still be read when there are more."""
_CHECK = len(ALPHABET) ** 2


def write_code(position: Position, names: tuple[str, ...]) -> str:
    """The code of a position at a table with these players."""
    packer = Packer()
    _put_rules(packer, position.rules)
    _put_players(packer, position, names)
    _put_races(packer, position)
    _put_map(packer, position)
    _put_offer(packer, position)
    _put_turn(packer, position)
    body = packer.text()
    return PREFIX + _checksum(body) + body


def read_code(code: str, language: str = "en") -> Game:
    """A game that starts from the position of a code; raises `SaveError` if the code is damaged."""
    from sw_widget.game.game import Game

    if not isinstance(code, str) or not code.strip().startswith(PREFIX) or len(code) > LONGEST:
        raise SaveError("code", f"a position code is a text that begins with {PREFIX!r}")
    check, body = code.strip()[len(PREFIX) :][:2], code.strip()[len(PREFIX) + 2 :]
    if check != _checksum(body):
        raise SaveError("code", "the position code is damaged: its check letters do not fit")
    unpacker = Unpacker(body)
    try:
        rules = _get_rules(unpacker)
        position, names = _get_players(unpacker, rules)
        _get_races(unpacker, position)
        _get_map(unpacker, position)
        _get_offer(unpacker, position)
        _get_turn(unpacker, position)
        unpacker.finish()
        check_sound(position)
    except Problem as problem:
        raise SaveError("code", problem.message if problem.path == "code" else str(problem)) from None
    except (ValueError, IndexError, zlib.error) as error:
        raise SaveError("code", f"the position code cannot be read: {error}") from None
    return Game.from_position(Loaded(position, names, "", "", [], [], None), language)


def _checksum(body: str) -> str:
    value = zlib.crc32(body.encode()) % _CHECK
    return ALPHABET[value // len(ALPHABET)] + ALPHABET[value % len(ALPHABET)]


# The rules: packs, variants, board


def _put_rules(packer: Packer, rules: Rules) -> None:
    ids = [pack.id for pack in rules.packs]
    packer.flag(ids == ["base"])
    if ids != ["base"]:
        packer.data(",".join(ids).encode())
    known = _variants(rules.packs)
    packer.number(sum(1 << known.index(id) for id in rules.variants))
    boards = _boards(rules.packs)
    id = rules.board.id
    printed = id in boards and rules.board == printed_board(id, rules.packs)
    packer.flag(printed)
    if printed:
        packer.put(boards.index(id), len(boards))
    else:
        packer.data(
            zlib.compress(json.dumps(Board(rules.board).to_dict(), separators=(",", ":")).encode(), 9)
        )


def _variants(packs: tuple[Any, ...]) -> list[str]:
    """Variants by number: new ones must be added at the end of their pack's list."""
    return [variant.id for pack in packs for variant in pack.variants]


def _boards(packs: tuple[Any, ...]) -> list[str]:
    return sorted(id for pack in packs for id in pack.boards)


def _get_rules(unpacker: Unpacker) -> Rules:
    ids = ["base"] if unpacker.flag() else unpacker.data(2000).decode().split(",")
    packs = all_packs.get_all(ids)
    known, chosen = _variants(packs), unpacker.number()
    if chosen >> len(known):
        raise SaveError("code", "the position code has variants that these packs do not know")
    variants = tuple(id for i, id in enumerate(known) if chosen >> i & 1)
    if unpacker.flag():
        boards = _boards(packs)
        return rules_for(boards[unpacker.get(len(boards))], packs, variants)
    data = zlib.decompressobj().decompress(unpacker.data(LONGEST), 2_000_000)
    return Rules(read_board(json.loads(data)), packs, variants)


# Players


def _put_players(packer: Packer, position: Position, names: tuple[str, ...]) -> None:
    players = len(names)
    packer.put(players, _PLAYERS)
    packer.number(position.turns)
    packer.number(position.turn)
    packer.put(position.player, players)
    packer.number(position.seed % 2**64)
    packer.number(position.shuffles)
    for index, name in enumerate(names):
        usual = name == f"Player {index + 1}"
        packer.flag(usual)
        if not usual:
            packer.data(name.encode())
        packer.number(position.coins[index])
        packer.put(position.ally[index] + 1, players + 1)


def _get_players(unpacker: Unpacker, rules: Rules) -> tuple[Position, list[str]]:
    players = unpacker.get(_PLAYERS)
    if not 2 <= players <= MOST_PLAYERS:
        raise SaveError("code", "a game has at least two players")
    position = Position.empty(rules, players, unpacker.number(MOST_TURNS), 0)
    position.turn = unpacker.number(MOST_TURNS)
    position.player = unpacker.get(players)
    seed = unpacker.number()
    position.seed = seed - 2**64 if seed >= 2**63 else seed
    position.shuffles = unpacker.number()
    names = []
    for index in range(players):
        names.append(f"Player {index + 1}" if unpacker.flag() else unpacker.data(300).decode())
        position.coins[index] = unpacker.number(MOST_COINS)
        position.ally[index] = unpacker.get(players + 1) - 1
    return position, names


# Races


def _put_races(packer: Packer, position: Position) -> None:
    players, powers = len(position.coins), len(position.rules.powers)
    for race, status in enumerate(position.status):
        packer.put(status, 3)
        if status == AT_REST:
            continue
        packer.put(position.owner[race], players)
        packer.put(position.power[race] + 1, powers + 1)
        packer.number(position.hand[race])
        packer.number(position.fled[race])
        packer.number(position.charges[race])
        packer.flag(bool(position.new >> race & 1))
        packer.flag(bool(position.lost_one >> race & 1))


def _get_races(unpacker: Unpacker, position: Position) -> None:
    rules = position.rules
    players, powers = len(position.coins), len(rules.powers)
    for race in range(len(rules.races)):
        status = position.status[race] = unpacker.get(3)
        if status == AT_REST:
            continue
        position.owner[race] = unpacker.get(players)
        position.power[race] = unpacker.get(powers + 1) - 1
        position.hand[race] = unpacker.number(1000)
        position.fled[race] = unpacker.number(1000)
        position.charges[race] = unpacker.number(100)
        position.new |= unpacker.get(2) << race
        position.lost_one |= unpacker.get(2) << race
        position.tray[race] -= position.hand[race]
        if status == ACTIVE:
            position.active[position.owner[race]] = race
        else:
            position.add_declined(position.owner[race], race)
        position.fit(race)


# The map


def _put_map(packer: Packer, position: Position) -> None:
    in_play = [race for race, status in enumerate(position.status) if status != AT_REST]
    for region, race in enumerate(position.holder):
        tribe = position.tribes >> region & 1
        packer.put(tribe if race == NOBODY else in_play.index(race) + 2, len(in_play) + 2)
        if race != NOBODY:
            packer.number(position.tokens[region] - 1)
    for marker, pieces in zip(position.rules.markers, position.markers, strict=True):
        packer.put(len(pieces), marker.in_box + 1)
        for region in sorted(pieces):
            packer.put(region, len(position.holder))
            packer.put(pieces[region] - 1, marker.per_region)


def _get_map(unpacker: Unpacker, position: Position) -> None:
    in_play = [race for race, status in enumerate(position.status) if status != AT_REST]
    for region in range(len(position.holder)):
        what = unpacker.get(len(in_play) + 2)
        position.set_tribe(region, what == 1)
        if what > 1:
            race, tokens = in_play[what - 2], unpacker.number(1000) + 1
            position.settle(race, region, tokens)
            position.tray[race] -= tokens
    for index, marker in enumerate(position.rules.markers):
        for _ in range(unpacker.get(marker.in_box + 1)):
            region = unpacker.get(len(position.holder))
            position.set_markers(index, region, unpacker.get(marker.per_region) + 1)


# The offer


def _put_offer(packer: Packer, position: Position) -> None:
    races, powers = len(position.rules.races), len(position.rules.powers)
    packer.put(len(position.column), MOST_ON_OFFER + 1)
    for race, power, coins in position.column:
        packer.put(race, races)
        packer.put(power, powers)
        packer.number(coins)
    for pile, values in (
        (position.race_stack, races),
        (position.power_stack, powers),
        (position.discarded, powers),
    ):
        packer.put(len(pile), values + 1)
        for item in pile:
            packer.put(item, values)


def _get_offer(unpacker: Unpacker, position: Position) -> None:
    races, powers = len(position.rules.races), len(position.rules.powers)
    for _ in range(unpacker.get(MOST_ON_OFFER + 1)):
        position.column.append((unpacker.get(races), unpacker.get(powers), unpacker.number(MOST_COINS)))
    for pile, values in (
        (position.race_stack, races),
        (position.power_stack, powers),
        (position.discarded, powers),
    ):
        pile += [unpacker.get(values) for _ in range(unpacker.get(values + 1))]


# Where the turn stands


def _put_turn(packer: Packer, position: Position) -> None:
    races, players = len(position.rules.races), len(position.coins)
    markers = len(position.rules.markers)
    packer.put(position.phase, _PHASES)
    packer.put(position.acting + 1, races + 1)
    packer.flag(position.opened)
    packer.flag(position.returned)
    packer.flag(position.die_spent)
    packer.put(position.roll + 1, max(FACES) + 2)
    for mask, values in (
        (position.used, markers),
        (position.converted, players),
        (position.attacked, players),
    ):
        packer.put(mask, 2**values)
    for mask in (position.non_empty, position.given_up):
        packer.flag(bool(mask))
        if mask:
            packer.put(mask, 2 ** len(position.holder))
    packer.put(len(position.fled_markers), 64)
    for (race, marker), count in sorted(position.fled_markers.items()):
        packer.put(race, races)
        packer.put(marker, markers)
        packer.put(count, 64)
    packer.put(len(position.pending), 16)
    for phase, player, race in position.pending:
        packer.put(phase, _PHASES)
        packer.put(player, players)
        packer.put(race, races)
    _put_extra_state(packer, position)


def _get_turn(unpacker: Unpacker, position: Position) -> None:
    races, players = len(position.rules.races), len(position.coins)
    markers = len(position.rules.markers)
    position.phase = unpacker.get(_PHASES)
    position.acting = unpacker.get(races + 1) - 1
    position.opened, position.returned, position.die_spent = unpacker.flag(), unpacker.flag(), unpacker.flag()
    position.roll = unpacker.get(max(FACES) + 2) - 1
    position.used, position.converted, position.attacked = (
        unpacker.get(2**markers), unpacker.get(2**players), unpacker.get(2**players),
    )  # fmt: skip
    if unpacker.flag():
        position.non_empty = unpacker.get(2 ** len(position.holder))
    if unpacker.flag():
        position.given_up = unpacker.get(2 ** len(position.holder))
    for _ in range(unpacker.get(64)):
        key = unpacker.get(races), unpacker.get(markers)
        position.fled_markers[key] = unpacker.get(64)
    for _ in range(unpacker.get(16)):
        position.pending.append((unpacker.get(_PHASES), unpacker.get(players), unpacker.get(races)))
    if unpacker.flag():
        _get_extra_state(unpacker, position)


# What only some packs have


def _put_extra_state(packer: Packer, position: Position) -> None:
    """Pieces that run out, piles, tokens on combos, and what a turn remembers for them; most have nothing."""
    tables = (position.stock, position.pile, position.on_combo, position.victims)
    more = any(tables) or bool(position.wave or position.abandoned or position.taken or position.begun)
    packer.flag(more)
    if not more:
        return
    races, markers = len(position.rules.races), len(position.rules.markers)
    for pairs, values, first in ((position.stock, markers, 0), (position.pile, races + 1, 1)):
        packer.number(len(pairs))
        for (race, what), count in sorted(pairs.items()):
            packer.put(race, races)
            packer.put(what + first, values)
            packer.number(count)
    for counts in (position.on_combo, position.victims):
        packer.number(len(counts))
        for race, count in sorted(counts.items()):
            packer.put(race, races)
            packer.number(count)
    packer.put(position.abandoned, 2 ** len(position.holder))
    packer.put(position.taken, 2 ** len(position.holder))
    packer.put(position.wave, 2)
    packer.flag(position.begun)
    packer.flag(False)  # nothing follows


def _get_extra_state(unpacker: Unpacker, position: Position) -> None:
    races, markers = len(position.rules.races), len(position.rules.markers)
    for pairs, values, first in ((position.stock, markers, 0), (position.pile, races + 1, 1)):
        for _ in range(unpacker.number(1000)):
            key = unpacker.get(races), unpacker.get(values) - first
            pairs[key] = unpacker.number(1000)
    for counts in (position.on_combo, position.victims):
        for _ in range(unpacker.number(1000)):
            race = unpacker.get(races)
            counts[race] = unpacker.number(1000)
    # What lies beside the map is not in the trays; markers that count as tokens never come from one.
    for race, count in position.on_combo.items():
        position.tray[race] -= count
    for (_, race), count in position.pile.items():
        if race != NOBODY:
            position.tray[race] -= count
    for race in range(races):
        position.tray[race] += extras_of(position, race)
    position.abandoned = unpacker.get(2 ** len(position.holder))
    position.taken = unpacker.get(2 ** len(position.holder))
    position.wave = unpacker.get(2)
    position.begun = unpacker.flag()
    if unpacker.flag():
        raise SaveError("code", "the position code comes from a newer version")
