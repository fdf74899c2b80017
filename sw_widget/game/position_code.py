"""Position codes: a position as a short text, without the actions before it and without the dice to come."""

from __future__ import annotations

import json
import zlib
from itertools import islice
from typing import TYPE_CHECKING, Any

from sw_widget import packs as all_packs
from sw_widget.engine.actions import ASKED, SETUP
from sw_widget.engine.checks import Problem, as_name
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.die import FACES
from sw_widget.engine.map import board as engine
from sw_widget.engine.map.board import MAX_REGIONS
from sw_widget.engine.map.links import place_links
from sw_widget.engine.map.reading import read_board
from sw_widget.engine.position import ACTIVE, AT_REST, NOBODY, NoteKey, NoteValue, Position
from sw_widget.engine.rules import MOST_ON_OFFER, MOST_PLAYERS, Rules
from sw_widget.engine.soundness import check_sound, tokens_aside
from sw_widget.game.bit_packing import ALPHABET, Packer, Unpacker, check_letters
from sw_widget.game.board import Board
from sw_widget.game.errors import SaveError
from sw_widget.game.in_decline import check_declined
from sw_widget.game.json_text import parsed
from sw_widget.game.lying_markers import check_lying
from sw_widget.game.scenario.given import PREFIX, is_code
from sw_widget.game.scenario.reading import LONGEST_NAME, MOST_TURNS, Loaded, printed_board, rules_for
from sw_widget.game.scenario.regions import clear_printed

if TYPE_CHECKING:
    from sw_widget.game.game import Game

LONGEST = 100_000
"""Letters of a code; the largest board has some 30,000."""
_LONGEST_POSITION = 65_536
"""Bits for all but packs and board: many times what the largest board can need."""
_MOST_COINS = 1_000_000_000
"""More than anybody can come by who begins with as many as a scenario may give."""
_PLAYERS = 8
_PHASES = 16
_ASKED = 16
"""Radices with room to spare, so that the codes of today can still be read when there are more."""
_SUBJECTS = 2 * MAX_REGIONS
"""Notes speak of a race, of a region, or of a place in a face-down pile, which are numbered after those."""
_CHECK = len(ALPHABET) ** 2


def write_code(position: Position, names: tuple[str, ...]) -> str:
    """The code of a position at a table with these players."""
    packer = Packer()
    _put_rules(packer, position.rules)
    kept = Kept(position)
    _put_players(packer, position, names, kept)
    _put_races(packer, position, kept)
    _put_map(packer, position)
    _put_offer(packer, position)
    _put_turn(packer, position, kept)
    body = packer.text()
    return PREFIX + _checksum(body) + body


def read_code(code: str, language: str = "en") -> Game:
    """A game that starts from the position of a code; raises `SaveError` if the code is damaged."""
    from sw_widget.game.game import Game

    if not is_code(code) or len(code) > LONGEST:
        raise SaveError("code", f"a position code is a text that begins with {PREFIX!r}")
    written = code.strip().removeprefix(PREFIX)
    check, body = written[:2], written[2:]
    check_letters(body)
    if check != _checksum(body):
        raise SaveError("code", "the position code is damaged: its check letters do not fit")
    unpacker = Unpacker(body)
    try:
        rules, old = _get_rules(unpacker), Remembered()
        if unpacker.bits > _LONGEST_POSITION:
            raise SaveError("code", "the position code has something left over")
        position, names = _get_players(unpacker, rules, old)
        _get_races(unpacker, position, old)
        _get_map(unpacker, position)
        _get_offer(unpacker, position)
        _get_turn(unpacker, position, old)
        unpacker.finish()
        old.settle(position)
        check_sound(position)
        check_declined(position)
        check_lying(position)
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
    board = rules.board.printed
    id = board.id
    printed = id in boards and board == printed_board(id, rules.packs)
    packer.flag(printed)
    if printed:
        packer.put(boards.index(id), len(boards))
    else:
        packer.data(zlib.compress(json.dumps(Board(board).to_dict(), separators=(",", ":")).encode(), 9))
    for foot in rules.board.feet:
        packer.put(foot, len(board))


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
        id = boards[unpacker.get(len(boards))]
        return rules_for(id, packs, variants, _get_feet(unpacker, printed_board(id, packs)))
    data = zlib.decompressobj().decompress(unpacker.data(LONGEST), 2_000_000)
    board = read_board(parsed(data.decode()))
    return Rules(board.linked(_get_feet(unpacker, board)), packs, variants)


def _get_feet(unpacker: Unpacker, board: engine.Board) -> tuple[int, ...]:
    """Where the links of a board stand."""
    feet = [board.regions[unpacker.get(len(board))].id for _ in board.links]
    return place_links(board, {link.id: foot for link, foot in zip(board.links, feet, strict=True)}, 0)


# Players


def _put_players(packer: Packer, position: Position, names: tuple[str, ...], kept: Kept) -> None:
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
        packer.put(kept.value("ally", position.active[index]), players + 1)


def _get_players(unpacker: Unpacker, rules: Rules, old: Remembered) -> tuple[Position, list[str]]:
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
        usual = unpacker.flag()
        given = f"Player {index + 1}" if usual else unpacker.data(300).decode()
        names.append(as_name(given, f"players.{index}.name", LONGEST_NAME))
        position.coins[index] = unpacker.number(_MOST_COINS)
        ally = unpacker.get(players + 1)
        if ally:
            old.allies[index] = ally
    return position, names


# Races


def _put_races(packer: Packer, position: Position, kept: Kept) -> None:
    players, powers = len(position.coins), len(position.rules.powers)
    for race, status in enumerate(position.status):
        packer.put(status, 3)
        if status == AT_REST:
            continue
        packer.put(position.owner[race], players)
        packer.put(position.power[race] + 1, powers + 1)
        packer.number(position.hand[race])
        packer.number(position.fled[race])
        packer.number(kept.value("marks_left", race))
        packer.flag(bool(position.new >> race & 1))
        packer.flag(bool(kept.value("lost_one", race)))


def _get_races(unpacker: Unpacker, position: Position, old: Remembered) -> None:
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
        old.note("marks_left", race, unpacker.number(100))
        position.new |= unpacker.get(2) << race
        old.note("lost_one", race, unpacker.get(2))
        position.tray[race] -= position.hand[race]
        if status == ACTIVE:
            position.active[position.owner[race]] = race
        else:
            position.add_declined(position.owner[race], race)
        position.fit(race)


# The map

MOST_TOKENS = 1000
"""More than any region holds; it is written for a region that is held without a token."""


def _put_map(packer: Packer, position: Position) -> None:
    in_play = [race for race, status in enumerate(position.status) if status != AT_REST]
    for region, race in enumerate(position.holder):
        tribe = position.tribes >> region & 1
        packer.put(tribe if race == NOBODY else in_play.index(race) + 2, len(in_play) + 2)
        if race != NOBODY:
            packer.number((position.tokens[region] - 1) % (MOST_TOKENS + 1))
    for marker, pieces in zip(position.rules.markers, position.markers, strict=True):
        packer.put(len(pieces), marker.in_box + 1)
        for region in sorted(pieces):
            packer.put(region, len(position.holder))
            packer.put(pieces[region] - 1, marker.per_region)


def _get_map(unpacker: Unpacker, position: Position) -> None:
    in_play = [race for race, status in enumerate(position.status) if status != AT_REST]
    for region in range(len(position.holder)):
        what = unpacker.get(len(in_play) + 2)
        clear_printed(position, region)
        position.set_tribe(region, what == 1)
        if what > 1:
            race, tokens = in_play[what - 2], (unpacker.number(MOST_TOKENS) + 1) % (MOST_TOKENS + 1)
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
        position.column.append((unpacker.get(races), unpacker.get(powers), unpacker.number(_MOST_COINS)))
    for pile, values in (
        (position.race_stack, races),
        (position.power_stack, powers),
        (position.discarded, powers),
    ):
        pile += [unpacker.get(values) for _ in range(unpacker.get(values + 1))]


# Where the turn stands


def _put_turn(packer: Packer, position: Position, kept: Kept) -> None:
    races, players = len(position.rules.races), len(position.coins)
    markers = len(position.rules.markers)
    packer.put(position.phase, _PHASES)
    packer.put(position.acting + 1, races + 1)
    packer.flag(position.opened)
    packer.flag(bool(kept.value("returned")))
    packer.flag(bool(kept.value("die_spent")))
    packer.put(position.roll + 1, max(FACES) + 2)
    converted = kept.value("converted")
    used = position.rules.spendable
    for mask, values in ((position.used, used), (converted, players), (position.attacked, players)):
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
    for phase, player, race, *asked in position.pending:
        packer.put(phase, _PHASES)
        packer.put(player, players)
        packer.put(max(race, 0), races)
        if asked:
            packer.put(asked[0], _ASKED)
    _put_extra_state(packer, position, kept)


def _get_turn(unpacker: Unpacker, position: Position, old: Remembered) -> None:
    races, players = len(position.rules.races), len(position.coins)
    markers = len(position.rules.markers)
    position.phase = unpacker.get(_PHASES)
    position.acting = unpacker.get(races + 1) - 1
    position.opened = unpacker.flag()
    old.note("returned", position.active[position.player], unpacker.get(2))
    old.note("die_spent", NOBODY, unpacker.get(2))
    position.roll = unpacker.get(max(FACES) + 2) - 1
    position.used = unpacker.get(2**position.rules.spendable)
    old.note("converted", position.acting, unpacker.get(2**players))
    position.attacked = unpacker.get(2**players)
    if unpacker.flag():
        position.non_empty = unpacker.get(2 ** len(position.holder))
    if unpacker.flag():
        position.given_up = unpacker.get(2 ** len(position.holder))
    for _ in range(unpacker.get(64)):
        key = unpacker.get(races), unpacker.get(markers)
        position.fled_markers[key] = unpacker.get(64)
    for _ in range(unpacker.get(16)):
        phase, player, race = unpacker.get(_PHASES), unpacker.get(players), unpacker.get(races)
        asked = (unpacker.get(_ASKED),) if phase in ASKED else ()
        position.pending.append((phase, player, NOBODY if phase == SETUP else race, *asked))
    if unpacker.flag():
        _get_extra_state(unpacker, position, old)


# What only some packs have


def _put_extra_state(packer: Packer, position: Position, kept: Kept) -> None:
    """Pieces that run out, piles, tokens on combos, and what a turn remembers for them; most have nothing."""
    piles, waiting, victims = kept.pairs("pile"), kept.pairs("on_combo"), kept.pairs("victims")
    masks = kept.value("left"), kept.value("taken"), kept.value("wave")
    others = kept.others()
    more = any((position.stock, piles, waiting, victims, *masks, position.begun, others))
    packer.flag(more)
    if not more:
        return
    races, markers, regions = len(position.rules.races), len(position.rules.markers), len(position.holder)
    packer.number(len(position.stock))
    for (race, what), count in sorted(position.stock.items()):
        packer.put(race, races)
        packer.put(what, markers)
        packer.number(count)
    packer.number(len(piles))
    for race, other, count in piles:
        packer.put(race, races)
        packer.put(other + 1, races + 1)
        packer.number(count)
    for counts in (waiting, victims):
        packer.number(len(counts))
        for _, race, count in counts:
            packer.put(race, races)
            packer.number(count)
    for mask, values in zip(masks, (2**regions, 2**regions, 2), strict=True):
        packer.put(mask, values)
    packer.flag(position.begun)
    packer.flag(bool(others))
    if others:
        _put_notes(packer, position, others)


def _put_notes(packer: Packer, position: Position, notes: dict[NoteKey, NoteValue]) -> None:
    """Whatever else effects remember, by name."""
    names = sorted(position.rules.notes)
    sources = _sources(position.rules)
    packer.number(len(notes))
    for (name, subject, rule), value in sorted(notes.items()):
        packer.put(names.index(name), len(names))
        packer.number(subject)
        packer.put(sources.index(rule), len(sources))
        packer.flag(isinstance(value, tuple))
        if isinstance(value, int):
            packer.number(value)
        else:
            packer.number(len(value))
            for race, count in value:
                packer.number(race + 1)
                packer.number(count)
    packer.flag(False)  # nothing follows


def _sources(rules: Rules) -> list[str]:
    """Who can bring an effect, by id."""
    things = (thing.id for things in (rules.races, rules.powers, rules.markers) for thing in things)
    return ["", *things, *(item.rule for item in rules.common if item.effect.notes)]


def _get_extra_state(unpacker: Unpacker, position: Position, old: Remembered) -> None:
    races, markers, regions = len(position.rules.races), len(position.rules.markers), len(position.holder)
    for _ in range(unpacker.number(1000)):
        key = unpacker.get(races), unpacker.get(markers)
        position.stock[key] = unpacker.number(1000)
    for _ in range(unpacker.number(1000)):
        collector, race = unpacker.get(races), unpacker.get(races + 1) - 1
        old.piles.setdefault(collector, []).append((race, unpacker.number(1000)))
    for _ in range(unpacker.number(1000)):
        race = unpacker.get(races)
        old.note("on_combo", race, ((race, unpacker.number(1000)),))
    victims = [(unpacker.get(races), unpacker.number(1000)) for _ in range(unpacker.number(1000))]
    old.note("victims", position.acting, tuple(sorted(victims)))
    old.note("left", position.acting, unpacker.get(2**regions))
    old.note("taken", position.acting, unpacker.get(2**regions))
    old.note("wave", position.acting, unpacker.get(2))
    position.begun = unpacker.flag()
    if unpacker.flag():
        _get_notes(unpacker, position)


def _get_notes(unpacker: Unpacker, position: Position) -> None:
    names, sources = sorted(position.rules.notes), _sources(position.rules)
    most = max(len(position.rules.races), len(position.holder))
    masks = 2 ** max(64, len(position.rules.powers), len(position.rules.races))
    for _ in range(unpacker.number(1000)):
        name, subject = names[unpacker.get(len(names))], unpacker.number(_SUBJECTS)
        rule = sources[unpacker.get(len(sources))]
        if unpacker.flag():
            pairs = [(unpacker.number(most) - 1, unpacker.number(1000)) for _ in range(unpacker.number(1000))]
            position.notes[name, subject, rule] = tuple(pairs)
            if name == "under" and subject < len(position.holder) and len(pairs) == 1:
                del position.notes[name, subject, rule]
                position.set_under(subject, pairs[0])  # it defends
        else:
            position.notes[name, subject, rule] = unpacker.number(masks)
    if unpacker.flag():
        raise SaveError("code", "the position code comes from a newer version")


_FIXED = frozenset(
    (
        "ally", "marks_left", "lost_one", "returned", "die_spent", "converted", "pile", "on_combo", "victims",
        "left", "taken", "wave",
    )
)  # fmt: skip
"""Notes that have a place of their own in a code, since the first codes had it."""
_OF_ACTING = frozenset(("converted", "victims", "left", "taken", "wave"))
"""Those whose place names no race, since it is the one that conquers."""


def _owners(position: Position, name: str, race: int) -> list[tuple[int, str]]:
    """To which races, and to whose effect there, a note goes that has a place of its own; a race of -1 names
    all of them.
    """
    offered = {race: power for race, power, _ in position.column}
    found = []
    for owner in range(len(position.owner)) if race == NOBODY else (race,):
        kit = position.kit[owner]
        if owner in offered:
            kit = position.rules.kit(owner, offered[owner], False)
        rules = (item.rule for item in kit.effects if name in item.effect.notes)
        found += [(owner, rule) for rule in islice(rules, 1)]
    return found


def _place(position: Position, name: str, race: int) -> int:
    """The race that is known by where a note of a race is written."""
    if name in _OF_ACTING:
        return position.acting
    return {"returned": position.active[position.player], "die_spent": NOBODY}.get(name, race)


class Kept:
    """The notes of a position, sorted into those that have a place of their own in a code and all others."""

    def __init__(self, position: Position) -> None:
        self._fixed: dict[tuple[str, int], NoteValue] = {}
        self._others: dict[NoteKey, NoteValue] = {}
        for (name, race, rule), value in position.notes.items():
            if name in _FIXED and _owners(position, name, _place(position, name, race)) == [(race, rule)]:
                self._fixed[name, race] = value
            else:
                self._others[name, race, rule] = value

    def value(self, name: str, race: int | None = None) -> int:
        """A number that the race, or any race, remembers."""
        found = [value for (noted, owner), value in self._fixed.items() if noted == name]
        if race is not None:
            found = [self._fixed.get((name, race), 0)]
        return sum(value for value in found if isinstance(value, int))

    def pairs(self, name: str) -> list[tuple[int, int, int]]:
        """What races have counted: who has counted whom how often."""
        return [
            (race, other, count)
            for (noted, race), value in sorted(self._fixed.items())
            if noted == name and isinstance(value, tuple)
            for other, count in value
        ]

    def others(self) -> dict[NoteKey, NoteValue]:
        return self._others


class Remembered:
    """What a code has in places of its own, until the effects are known that it belongs to."""

    def __init__(self) -> None:
        self.allies: dict[int, int] = {}
        self.piles: dict[int, list[tuple[int, int]]] = {}
        self._notes: list[tuple[str, int, NoteValue]] = []

    def note(self, name: str, race: int, value: NoteValue) -> None:
        """Something that the race remembers; of nobody in particular if it is -1."""
        if value:
            self._notes.append((name, race, value))

    def settle(self, position: Position) -> None:
        """Give each note to the effect that makes such notes, as far as there is one."""
        for race, status in enumerate(position.status):
            if status != AT_REST:
                position.fit(race)  # what it borrows is among the notes
        for player, ally in self.allies.items():
            self.note("ally", position.active[player], ally)
        for race, pile in self.piles.items():
            self.note("pile", race, tuple(sorted(pile)))
        for name, race, value in self._notes:
            for owner, rule in _owners(position, name, race):
                position.notes[name, owner, rule] = value
        # What lies beside the map is not in the trays; markers that count as tokens never come from one.
        for race, count in tokens_aside(position).items():
            if race != NOBODY:
                position.tray[race] -= count
        for race in range(len(position.owner)):
            position.tray[race] += extras_of(position, race)
