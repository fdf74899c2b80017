"""Reading a scenario: a position at the start of a player's turn, in the public format `sw-scenario/1`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from sw_widget import packs
from sw_widget.engine.actions import OVER
from sw_widget.engine.checks import (
    Problem,
    as_bool,
    as_dict,
    as_int,
    as_list,
    as_name,
    as_text,
    check_format,
    choice,
    known_keys,
    perhaps,
)
from sw_widget.engine.definitions import Pack
from sw_widget.engine.die import FACES
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.map.board import Board
from sw_widget.engine.map.links import place_links
from sw_widget.engine.map.reading import read_board
from sw_widget.engine.position import ACTIVE, DECLINED, NOBODY, Position
from sw_widget.engine.rules import MOST_PLAYERS, START_COINS, Rules
from sw_widget.engine.turn.ending import begin_turn
from sw_widget.game.scenario import beside_the_map, roles
from sw_widget.game.scenario.new_game import ask_before_play, begin, stands_since
from sw_widget.game.scenario.notes import LARGEST, TRIBES, read_notes
from sw_widget.game.scenario.of_packs import of_packs
from sw_widget.game.scenario.offer import MOST_COINS, deal, draw_offer, lay_offer, with_offer
from sw_widget.game.scenario.regions import borrow, set_up_regions
from sw_widget.game.scenario.this_turn import refuse_outside_a_turn, set_up_phase, set_up_turn

FORMAT = "sw-scenario/1"
KEYS = {
    "format", "title", "text", "packs", "board", "turn", "turns", "players", "current", "column",
    "race_stack",
    "power_stack", "regions", "dice", "seed", "discarded", "prelude", "variants", "loot", "loot_used",
    "places", "stonehedge", "stonehedge_once", "bony",
    "this_turn", "links", "turned", "notes", "shuffles",
}  # fmt: skip
PLAYER_KEYS = {
    "name", "coins", "active", "declined", "ally", "pile", *beside_the_map.PLAYER_KEYS, *roles.PLAYER_KEYS,
}  # fmt: skip
ACTIVE_KEYS = {"race", "power", "hand", "first_turn", "pieces", "copied", "copied_once", "fled"}
DECLINED_KEYS = {"race", "power", "was", "returns", "hand", "fled"}
LONGEST_NAME = 60
MOST_TURNS = 100
LEAST_SEED, MOST_SEED = -(2**63), 2**63 - 1
MOST_TRIBES = 200


@dataclass(slots=True)
class Loaded:
    """What a scenario says, read and checked."""

    position: Position
    names: Sequence[str]
    title: str
    text: str
    dice: list[int]
    prelude: list[Any]
    table: dict[str, Any] | None
    """The scenario; None for a position from a code."""
    asked: dict[str, Any] | None = None
    """What a new game was asked for, where its seed was drawn; None where a seed was given."""

    @property
    def data(self) -> dict[str, Any] | None:
        """The scenario with the column and stacks as they were drawn."""
        if self.table is None:
            return None
        links = links_of(self.position.rules.board)
        return {**with_offer(self.table, self.position), **links, "format": FORMAT}


def load(scenario: object, needs_format: bool = True) -> Loaded:
    """Read a scenario; raises `Problem` with the path of the key that is wrong."""
    table = as_dict(scenario, "")
    if needs_format or "format" in table:
        check_format(table, FORMAT)
    known_keys(table, KEYS, "")
    players = _players(table)
    position = _empty(table, players)
    position.turn = as_int(table.get("turn", 1), "turn", 1, position.turns)
    position.player = as_int(table.get("current", 0), "current", 0, len(players) - 1)
    # Who has but a name, as in a new game, has nothing else to set up.
    told = [(index, player, f"players.{index}") for index, player in enumerate(players) if len(player) > 1]
    for index, player, path in told:
        _seat(position, index, player, path)
        roles.take_role(position, index, player, path)
    beside_the_map.set_up_turned(position, table)
    beside_the_map.set_up_lent_badge(position, table)
    beside_the_map.set_up_guard(position, table)
    begun = table.get("this_turn")
    if begun is not None:
        begun = as_dict(begun, "this_turn")
        set_up_phase(position, begun)
    borrow(position, table)
    for index, player, path in told:
        if position.active[index] != NOBODY:
            table_of, at = _active_table(player, path)
            _copied(position, position.active[index], table_of, at)
    borrow(position, table)  # also what a power copies that is borrowed itself
    for index, player, path in told:
        _belongings(position, index, player, path)
        beside_the_map.set_up_player(position, index, player, path)
    if begun is None and told:
        refuse_outside_a_turn(players)
    lying: dict[int, object] = {}
    new_map = "regions" not in table
    new_game = new_map and isinstance(table.get("board", ""), str)
    if not new_map:
        lying = set_up_regions(position, as_dict(table["regions"], "regions"))
    elif new_game and position.rules.common:
        before = position.clone()
        begin(position)
        table = {**table, **stands_since(before, position)}
    for index, player, path in told:
        if "pile" in player:
            pile = as_dict(player["pile"], f"{path}.pile")
            _pile_up(position, position.active[index], pile, f"{path}.pile")
    for index, player, path in told:
        roles.fill_role(position, index, player, path, new_map)
    if new_map and "regions" in table:
        table["regions"] |= roles.waiting_tokens(position)
    if told:
        _finish_races(position, players)
        read_notes(position, table.get("notes", []), "notes", this_turn=False)
    lay_offer(position, table)
    draw_offer(position, table)
    table = _with_roles(position, table)
    _check_copied(position)
    deal(position, table, lying)
    if begun is None:
        begin_turn(position)
        if new_game:
            ask_before_play(position)
    else:
        set_up_turn(position, begun, players)
    for index, player, path in told:
        roles.remember_bought(position, index, player, path)
    assert position.phase != OVER
    title, text = as_name(table.get("title", ""), "title", 200), as_text(table.get("text", ""), "text")
    dice = [_face(face, f"dice.{i}") for i, face in enumerate(as_list(table.get("dice", []), "dice"))]
    prelude = as_list(table.get("prelude", []), "prelude")
    names = [player["name"] for player in players]
    return Loaded(position, names, title, text, dice, prelude, table)


def lay(table: dict[str, Any]) -> Position:
    """The table of a new game without roles, before chance comes in: nothing is shuffled yet."""
    position = _empty(table, _players(table))
    lay_offer(position, table)
    begin_turn(position)
    return position


def _empty(table: dict[str, Any], players: list[dict[str, Any]]) -> Position:
    """The board of a scenario, with nobody on it."""
    seed = as_int(table.get("seed", 0), "seed", LEAST_SEED, MOST_SEED)
    rules = _rules(table, players, seed)
    turns = as_int(table.get("turns", turns_for(rules, len(players))), "turns", 1, MOST_TURNS)
    position = Position.empty(rules, len(players), turns, seed)
    position.shuffles = as_int(table.get("shuffles", 0), "shuffles", 0, LARGEST)
    return position


def _active_table(player: dict[str, Any], path: str) -> tuple[dict[str, Any], str]:
    """Where a scenario says what an active race has: with the race, or with the player who has a role."""
    return (player, path) if roles.has_role(player) else (player["active"], f"{path}.active")


def _with_roles(position: Position, table: dict[str, Any]) -> dict[str, Any]:
    """The scenario with the badges written out that were drawn for roles."""
    if not any(race in position.rules.roles for race in position.active):
        return table
    players = [
        {**player, **roles.role_of(position, index)} if roles.draws_badges(player) else player
        for index, player in enumerate(table["players"])
    ]
    return {**table, "players": players}


def _face(value: object, path: str) -> int:
    face = as_int(value, path, min(FACES), max(FACES))
    if face not in FACES:
        raise Problem(path, f"the die has no {face}")
    return face


# Rules and board


def _ids(value: object, path: str) -> tuple[str, ...]:
    return tuple(as_name(id, f"{path}.{i}", 60) for i, id in enumerate(as_list(value, path)))


def _rules(table: dict[str, Any], players: list[dict[str, Any]], seed: int) -> Rules:
    pack_ids = _ids(table.get("packs", ["base"]), "packs")
    if not pack_ids:
        raise Problem("packs", f"name at least one pack; known: {', '.join(packs.known())}")
    for i, id in enumerate(pack_ids):
        if id not in packs.known():
            known = ", ".join(packs.known())
            meant = perhaps(id, packs.known())
            raise Problem(f"packs.{i}", f"{id!r} is no pack{meant}; known: {known}; make your own first")
    variants = _ids(table.get("variants", []), "variants")
    found, named = packs.get_all(pack_ids), as_dict(table.get("links", {}), "links")
    if "board" not in table or isinstance(table["board"], str):
        apart = roles.without_board(found, players)
        id = _printed_id(table.get("board"), found, len(players), tuple(apart))
        return rules_for(id, found, variants, place_links(printed_board(id, found), named, seed))
    board = read_board(table["board"])
    return Rules(board.linked(place_links(board, named, seed)), found, variants)


def links_of(board: Board) -> dict[str, Any]:
    """Where the links of a board stand, in the words of the format; nothing where it has none."""
    feet = {link.id: board.regions[link.foot].id for link in board.links}
    return {"links": feet} if feet else {}


@lru_cache(maxsize=64)
def _printed_id(board: str | None, found: tuple[Pack, ...], players: int, apart: tuple[str, ...]) -> str:
    """The printed board that a scenario names, or the one for its number of players, without those `apart`
    whose roles do not count.
    """
    boards = {id: data for pack in found for id, data in pack.boards.items()}
    if board is None:
        fitting, counted = board_for(found), players - len(apart)
        if counted not in fitting:
            raise _no_board(found, players, apart)
        board = fitting[counted]
    return choice(board, boards, "board", "board")


def _no_board(found: tuple[Pack, ...], players: int, apart: tuple[str, ...]) -> Problem:
    """Why there is no board for a number of players, and what would be right."""
    possible = sorted(counted + len(apart) for counted in board_for(found))
    if apart and possible and not possible[0] <= players <= possible[-1]:
        who = f"with {' and '.join(map(repr, apart))} among them"
        return Problem("players", f"{who} from {possible[0]} to {possible[-1]} can play, not {players}")
    boards = [id for pack in found for id in pack.boards]
    if boards:
        known = f"name one of {', '.join(boards)}"
    else:
        having = [repr(id) for id in packs.known() if players in board_for((packs.get(id),))]
        known = f"add a pack with boards: {' or '.join(having) or 'none of the known ones has one'}"
    return Problem("board", f"no board of these packs is for {players} players; {known}, or write one")


def board_for(found: Iterable[Pack]) -> dict[int, str]:
    """Which printed board a number of players uses with these packs; a pack's own one goes before one that
    it takes from another.
    """
    found = tuple(found)
    otherwise = [(number, id, pack) for pack in found for number, id in pack.board_otherwise.items()]
    fitting = {number: id for number, id, pack in otherwise if id not in pack.boards}
    fitting |= {number: id for number, id, pack in otherwise if id in pack.boards}
    return fitting | {number: id for pack in found for number, id in pack.board_for.items()}


def turns_for(rules: Rules, players: int) -> int:
    """How many turns so many players have: as a pack says, or the board."""
    return next((pack.turns[players] for pack in rules.packs if players in pack.turns), rules.board.turns)


def players_by_board(found: Iterable[Pack]) -> dict[str, int]:
    """The printed boards of some packs by id, and for how many players each is: those that it is printed for,
    or more where a pack lets them play on it.
    """
    found = tuple(found)
    boards = [(id, board) for pack in found for id, board in pack.boards.items()]
    printed = {id: board["players"] for id, board in boards if isinstance(board, Mapping)}
    more = {id: players for pack in found for players, id in pack.board_otherwise.items() if id in printed}
    return printed | more


@lru_cache(maxsize=64)
def rules_for(
    board: str, found: tuple[Pack, ...], variants: tuple[str, ...], feet: tuple[int, ...] = ()
) -> Rules:
    """Rules are constant, and games on the same board, with its links on the same regions, share them."""
    return Rules(printed_board(board, found).linked(feet), found, variants)


@lru_cache(maxsize=32)
def printed_board(id: str, found: tuple[Pack, ...]) -> Board:
    for pack in found:
        if id in pack.boards:
            return read_board(pack.boards[id])
    raise Problem("board", f"{id!r} is no board of these packs")


# Players


def _players(table: dict[str, Any]) -> list[dict[str, Any]]:
    players = as_list(table.get("players", [{}, {}]), "players")
    if not 2 <= len(players) <= MOST_PLAYERS:
        raise Problem("players", f"from 2 to {MOST_PLAYERS} players can play, not {len(players)}")
    result = []
    for index, value in enumerate(players):
        path = f"players.{index}"
        player = dict(as_dict(value, path))
        known_keys(player, PLAYER_KEYS, path)
        player["name"] = as_name(player.get("name", f"Player {index + 1}"), f"{path}.name", LONGEST_NAME)
        result.append(player)
    return result


def _seat(position: Position, index: int, player: dict[str, Any], path: str) -> None:
    position.coins[index] = as_int(player.get("coins", START_COINS), f"{path}.coins", 0, MOST_COINS)
    active = player.get("active")
    if active is not None:
        table = as_dict(active, f"{path}.active")
        known_keys(table, ACTIVE_KEYS, f"{path}.active")
        race = _take_race(position, table.get("race"), index, ACTIVE, f"{path}.active.race")
        position.active[index] = race
        # A race that came back may have found its badge with somebody else.
        if table.get("power", "") is not None or not _returns_happen(position):
            position.power[race] = _take_power(position, table.get("power"), f"{path}.active.power")
        _take_in_hand(position, race, table, f"{path}.active.hand")
        if "first_turn" in table:
            as_bool(table["first_turn"], f"{path}.active.first_turn")
    for i, value in enumerate(as_list(player.get("declined", []), f"{path}.declined")):
        where = f"{path}.declined.{i}"
        table = as_dict(value, where)
        known_keys(table, DECLINED_KEYS, where)
        race = _take_race(position, table.get("race"), index, DECLINED, f"{where}.race")
        _take_in_hand(position, race, table, f"{where}.hand")
        _badge_in_decline(position, race, table, where)
    for race, owner in enumerate(position.owner):
        if owner == index:
            position.fit(race)


def _belongings(position: Position, index: int, player: dict[str, Any], path: str) -> None:
    """What belongs to the powers of a player's races, their own or borrowed: pieces, an ally, and whether one
    in decline does not count.
    """
    race = position.active[index]
    _check_declined_races(position, index, path)
    if race != NOBODY:
        table, where = _active_table(player, path)
        _pieces(position, race, table, f"{where}.pieces")
    ally = player.get("ally")
    if ally is not None:
        as_int(ally, f"{path}.ally", 0, len(position.coins) - 1)
        note = position.kit[race].note_of("ally")
        if ally == index or note is None:
            raise Problem(
                f"{path}.ally", "only a race that makes peace has an ally, and it is another player"
            )
        position.notes[note[0], race, note[1]] = ally + 1


def _take_in_hand(position: Position, race: int, table: dict[str, Any], path: str) -> None:
    hand = as_int(table.get("hand", 0), path, 0, position.rules.races[race].in_box)
    position.hand[race] = hand
    position.tray[race] -= hand


def _returns_happen(position: Position) -> bool:
    """Whether somebody in these packs brings a race in decline back."""
    return "spares_declined" in position.rules.heard


def _badge_in_decline(position: Position, race: int, table: dict[str, Any], path: str) -> None:
    """The badge that a race in decline still has, the one that it had, and whether it will be active
    again: then its badge waits with it.
    """
    for key in ("was", "returns"):
        if key in table and not _returns_happen(position):
            raise Problem(f"{path}.{key}", "nobody in these packs brings a race in decline back")
    was, returns = table.get("was"), as_bool(table.get("returns", False), f"{path}.returns")
    if was is not None:
        index = position.rules.power_index
        position.notes["was", race, ""] = of_packs(was, index, f"{path}.was", "power") + 1
    power, where = (was, "was") if returns and "power" not in table else (table.get("power"), "power")
    if power is not None:
        badge = _take_power(position, power, f"{path}.{where}")
        if not returns and not position.rules.kit(race, badge, False).keeps_badge:
            raise Problem(f"{path}.power", "this badge is discarded when its race declines; write null")
        position.power[race] = badge
    if returns:
        player = position.owner[race]
        if position.active[player] != NOBODY:
            raise Problem(f"{path}.returns", "a race returns only to a player who has no active one")
        if any(("returns", other, "") in position.notes for other in position.declined[player]):
            raise Problem(f"{path}.returns", "only one race of a player returns")
        position.notes["returns", race, ""] = 1


def _copied(position: Position, race: int, table: dict[str, Any], path: str) -> None:
    """The power of a combo on offer that the race borrows, and those that it cannot borrow again."""
    index = position.rules.power_index
    for key in ("copied", "copied_once"):
        note = position.kit[race].note_of(key)
        if key in table and note is None:
            raise Problem(f"{path}.{key}", "only a race that copies powers has copied one")
        if note is None or table.get(key) is None:
            continue
        if key == "copied":
            value = of_packs(table[key], index, f"{path}.{key}", "power") + 1
        else:
            value = 0
            for i, id in enumerate(as_list(table[key], f"{path}.{key}")):
                value |= 1 << of_packs(id, index, f"{path}.{key}.{i}", "power")
        if value:
            position.notes[note[0], race, note[1]] = value
    position.fit(race)


def _check_copied(position: Position) -> None:
    """What is copied lies in the column: whoever picks it ends that."""
    if not position.notes:
        return
    on_offer = [power for _, power, _ in position.column]
    for index, race in enumerate(position.active):
        copied = position.noted("copied", race) - 1
        if copied not in (NOBODY, *on_offer):
            raise Problem(f"players.{index}.active.copied", "a power is copied from a combo on offer")


def _pieces(position: Position, race: int, table: dict[str, Any], path: str) -> None:
    """How many pieces of each kind that runs out the race still has; all of them, if nothing is said."""
    kit, rules = position.kit[race], position.rules
    given = as_dict(table.get("pieces", {}), path)
    known_keys(given, [rules.markers[marker].id for marker in kit.stock], path)
    for marker, usual in kit.stock.items():
        kind = rules.markers[marker]
        position.stock[race, marker] = as_int(given.get(kind.id, usual), f"{path}.{kind.id}", 0, kind.in_box)


def _pile_up(position: Position, race: int, table: dict[str, Any], path: str) -> None:
    """The lost tokens that a race has collected."""
    note, rules = position.kit[race].note_of("pile"), position.rules
    if note is None:
        raise Problem(path, "only a race that collects what is lost has a pile")
    pile = []
    for id, value in table.items():
        if id == TRIBES:
            count = as_int(value, f"{path}.{id}", 0, MOST_TRIBES)
            other = NOBODY
        else:
            choice(id, rules.race_index, f"{path}.{id}", f"race of these packs, nor {TRIBES!r}")
            other = rules.race_index[id]
            count = as_int(value, f"{path}.{id}", 0, position.tray[other])
            position.tray[other] -= count
        if count:
            pile.append((other, count))
    if pile:
        position.notes[note[0], race, note[1]] = tuple(sorted(pile))


def _check_declined_races(position: Position, player: int, path: str) -> None:
    counted, lent = 0, beside_the_map.lent_badge(position)
    for race in position.declined[player]:
        # A place may have lent what spared the race, and be lost since.
        spared = lent != NOBODY and not position.rules.kit(race, lent, True).counts_in_decline
        counted += (
            position.kit[race].counts_in_decline
            and not spared
            and ("returns", race, "") not in position.notes
        )
    if counted > 1:
        raise Problem(
            f"{path}.declined", "a player has at most one race in decline, apart from those that do not count"
        )


def _take_race(position: Position, id: object, player: int, status: int, path: str) -> int:
    index = position.rules.race_index
    race = of_packs(id, index, path, "race")
    if race in position.rules.roles:
        raise Problem(path, f"{id!r} comes with a role, and in no combo")
    if position.owner[race] != NOBODY:
        raise Problem(path, f"{id!r} is held already")
    position.owner[race], position.status[race] = player, status
    if status == DECLINED:
        position.add_declined(player, race)
    return race


def _take_power(position: Position, id: object, path: str) -> int:
    index = position.rules.power_index
    power = of_packs(id, index, path, "power")
    if power in position.power:
        raise Problem(path, f"{id!r} is held already")
    return power


def _finish_races(position: Position, players: list[dict[str, Any]]) -> None:
    """What follows from where races stand: first turns, and what effects make of them."""
    for index, player in enumerate(players):
        race = position.active[index]
        if race == NOBODY:
            continue
        regions = position.held[race].bit_count()
        first = (player.get("active") or {"first_turn": False}).get("first_turn", regions == 0)
        position.new |= first << race
        tell(position, race, "loaded", None)
