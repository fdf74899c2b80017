"""What has already happened in a turn, the key `this_turn` of a scenario: read and checked, and written.

With it a scenario opens in the middle of a turn. What it says is taken as it is, as far as a game could have
brought it about; what contradicts the rest of the scenario is refused by name.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import (
    AFTER_SCORING,
    ASKED,
    CONQUEST,
    OVER,
    PHASE_NAMES,
    PICKING,
    REDEPLOYMENT,
    SETUP,
    START,
    WITHDRAWAL,
)
from sw_widget.engine.checks import Problem, as_bool, as_dict, as_int, as_list, choice, known_keys
from sw_widget.engine.conquest.token_markers import extras_in_hand
from sw_widget.engine.die import FACES
from sw_widget.engine.legal.offers import offered
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY, Position
from sw_widget.engine.soundness import check_sound
from sw_widget.engine.turn.ending import who_fled
from sw_widget.game.scenario.notes import notes_of, read_notes, read_players, read_regions
from sw_widget.game.scenario.regions import brings

KEYS = {
    "phase", "race", "conquered", "opened", "begun", "used", "attacked", "roll", "given_up", "notes",
    "asked",
}  # fmt: skip
PHASES = {PHASE_NAMES[phase]: phase for phase in (CONQUEST, REDEPLOYMENT, AFTER_SCORING, WITHDRAWAL)}
BEFORE = {PHASE_NAMES[phase]: phase for phase in (PICKING, START)}
BEFORE_KEYS = {"phase", "race", "opened", "used", "notes", "asked"}
"""Phases in which a turn begins, and what can have happened in it by then."""
MOST_ASKED = 15
"""What a question is about is a number that the effect knows; there are no larger ones."""
EMPTY, NON_EMPTY = "empty", "non_empty"
_PATH = "this_turn"


def in_a_turn(position: Position) -> bool:
    """Whether a turn has begun and something of it has happened, or could have."""
    used = position.phase == START and position.used
    return position.phase not in (PICKING, START, OVER) or bool(used or position.pending)


def tokens_come(position: Position, race: int) -> int:
    """Tokens in a race's hand that came when its player's turn began, and come again if that begins anew."""
    if position.owner[race] != position.player:
        return 0
    come = sum(item.effect.tokens_at_start for item in position.kit[race].effects)
    return min(come, position.hand[race] - extras_in_hand(position, race))


# Reading


def refuse_outside_a_turn(players: list[dict[str, Any]]) -> None:
    """Refuse what can only be in the middle of a turn where the scenario opens at the start of one."""
    for path, combo in _combos(players):
        for key in ("fled",) if path.endswith("active") else ("hand", "fled"):
            if key in combo:
                raise Problem(f"{path}.{key}", f"is only so in the middle of a turn: say so in {_PATH!r}")
    for index, player in enumerate(players):
        for key in ("hand", "fled"):
            if key in player:
                said = f"is only so in the middle of a turn: say so in {_PATH!r}"
                raise Problem(f"players.{index}.{key}", said)


def _combos(players: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """What the players have, active and in decline, with the path where it is said."""
    for index, player in enumerate(players):
        if player.get("active") is not None:
            yield f"players.{index}.active", player["active"]
        for i, combo in enumerate(player.get("declined", [])):
            yield f"players.{index}.declined.{i}", combo


def set_up_phase(position: Position, table: dict[str, Any]) -> None:
    """What the regions of the scenario depend on, and what is lent there: the phase, and which of them were
    given up at this redeployment, since what stands there belongs to their race still.
    """
    known_keys(table, KEYS, _PATH)
    phases = {**PHASES, **BEFORE} if table.get("asked") or table.get("used") else PHASES
    phase = choice(table.get("phase", "conquest"), phases, f"{_PATH}.phase", "phase in the middle of a turn")
    if phase in BEFORE:
        known_keys(table, BEFORE_KEYS, _PATH)
    position.phase = phases[phase]
    path = f"{_PATH}.given_up"
    mask = read_regions(position, table.get("given_up", []), path)
    if mask and (position.phase != REDEPLOYMENT or position.active[position.player] == NOBODY):
        raise Problem(path, "regions are given up by an active race in the phase 'redeploy'")
    position.given_up = mask


def set_up_turn(position: Position, table: dict[str, Any], players: list[dict[str, Any]]) -> None:
    """Let the turn stand where the scenario says it does."""
    _race(position, table)
    _conquered(position, table)
    position.used = _used(position, table)
    position.attacked = _attacked(position, table)
    position.roll = _roll(position, table)
    _opened(position, table)
    read_notes(position, table.get("notes", []), f"{_PATH}.notes", this_turn=True)
    for race in position.rules.roles:
        if position.owner[race] != NOBODY:
            position.fit(race)  # what it borrows may be among the notes
    _fled(position, players)
    for region in bits(position.given_up):
        if position.holder[region] != NOBODY:
            raise Problem(f"{_PATH}.given_up", f"{_id(position, region)!r} is held by somebody")
    if position.phase == WITHDRAWAL:
        position.pending = [
            (WITHDRAWAL, player, race)
            for player, race in reversed(who_fled(position))
            if position.held[race].bit_count() > 1
        ]
        if not position.pending:
            raise Problem(f"{_PATH}.phase", "nobody has tokens or markers that fled and a choice of regions")
    position.pending += _asked(position, table)
    try:
        check_sound(position)
    except Problem as problem:
        raise Problem(f"{_PATH}.{problem.path}", problem.message) from None


def _asked(position: Position, table: dict[str, Any]) -> list[tuple[int, ...]]:
    """Who is asked something before the turn goes on, the first of them last."""
    rules, frames = position.rules, list[tuple[int, ...]]()
    phases = {PHASE_NAMES[phase]: phase for phase in rules.asking}
    for i, value in enumerate(as_list(table.get("asked", []), f"{_PATH}.asked")):
        path = f"{_PATH}.asked.{i}"
        frame = as_dict(value, path)
        known_keys(frame, {"phase", "player", "race", "what"}, path)
        phase = phases[choice(frame.get("phase"), phases, f"{path}.phase", "question of these packs")]
        player = as_int(frame.get("player"), f"{path}.player", 0, len(position.coins) - 1)
        race = NOBODY
        if phase != SETUP:
            index = rules.race_index
            race = index[choice(frame.get("race"), index, f"{path}.race", "race of these packs")]
        frames.append((phase, player, race, as_int(frame.get("what", 0), f"{path}.what", 0, MOST_ASKED)))
    return frames[::-1]


def _id(position: Position, region: int) -> str:
    return position.rules.board.regions[region].id


def _usual_race(position: Position) -> int:
    """The race that conquers, or did last, where nothing else is said: the active one."""
    return position.active[position.player]


def _race(position: Position, table: dict[str, Any]) -> None:
    """The race that conquers now, or that did last."""
    path, index, player = f"{_PATH}.race", position.rules.race_index, position.player
    race = _usual_race(position)
    if table.get("race") is not None:
        race = index[choice(table["race"], index, path, "race of these packs")]
        if position.owner[race] != player:
            raise Problem(path, f"{table['race']!r} is no race of the player whose turn it is")
    elif "race" in table:
        race = NOBODY
    if position.phase == CONQUEST and race not in position.movable_races(player):
        missing = "there is no active race: it must be picked first" if race == NOBODY else "cannot conquer"
        raise Problem(path, missing)
    position.acting = race


def _conquered(position: Position, table: dict[str, Any]) -> None:
    """Regions that were taken this turn, and whether they were empty."""
    path = f"{_PATH}.conquered"
    index = position.rules.board.index
    for id, value in as_dict(table.get("conquered", {}), path).items():
        region = index[choice(id, index, f"{path}.{id}", "region of this board")]
        was = choice(value, (EMPTY, NON_EMPTY), f"{path}.{id}", "way to find a region")
        holder = position.holder[region]
        if position.acting == NOBODY or (holder != NOBODY and position.owner[holder] != position.player):
            raise Problem(f"{path}.{id}", "whoever took it this turn holds it still, but somebody else does")
        if position.neutral >> region & 1:
            raise Problem(f"{path}.{id}", "somebody is there who belongs to nobody, so it was not taken")
        if was == NON_EMPTY:
            position.non_empty |= 1 << region


def _used(position: Position, table: dict[str, Any]) -> int:
    """Special means, and markers that are built one at a time, whose use of this turn is spent."""
    path, rules = f"{_PATH}.used", position.rules
    known = rules.means[: rules.spendable]
    mask = 0
    for i, name in enumerate(as_list(table.get("used", []), path)):
        number = rules.means_index[choice(name, known, f"{path}.{i}", "special means or marker")]
        # What was lent may be lost again, with the region or in exchange for another badge.
        lost = position.rules.may_lend
        if position.phase <= REDEPLOYMENT and not (lost or _spends(position, number)):
            raise Problem(f"{path}.{i}", f"no race of the player whose turn it is has {name!r} to use once")
        mask |= 1 << number
    return mask


def _spends(position: Position, number: int) -> bool:
    """Whether a race of the player has something with that number that works once a turn."""
    markers = position.rules.markers
    for race in position.movable_races(position.player):
        kit = position.kit[race]
        if number in kit.means and kit.means[number].once:
            return True
        if number < len(markers) and brings(kit, markers[number]):
            return True
    return False


def _attacked(position: Position, table: dict[str, Any]) -> int:
    path = f"{_PATH}.attacked"
    mask = read_players(position, table.get("attacked", []), path)
    for player in bits(mask):
        if player == position.player:
            raise Problem(path, f"player {player} cannot have attacked an active race of their own")
        if position.active[player] == NOBODY:
            raise Problem(path, f"player {player} has no active race that could have been attacked")
    return mask


def _roll(position: Position, table: dict[str, Any]) -> int:
    """The die that was rolled before a conquest and waits for it."""
    path, value = f"{_PATH}.roll", table.get("roll")
    if value is None:
        return NOBODY
    face = as_int(value, path, min(FACES), max(FACES))
    rolls = any(item.offer.kind == do.ROLL and item.race == position.acting for item in offered(position))
    if position.phase != CONQUEST or not rolls or face not in FACES:
        raise Problem(path, "a die waits only for a race that rolls it before a conquest, in 'conquest'")
    return face


def _opened(position: Position, table: dict[str, Any]) -> None:
    """Whether the race has begun to conquer, and whether anything was done before that."""
    told = bool(table.get("conquered")) or bool(position.attacked) or position.roll != NOBODY
    position.opened = as_bool(table.get("opened", told), f"{_PATH}.opened")
    again = position.kit[position.acting].answering.readies_again  # then abandoning may be allowed again
    if told and not position.opened and position.phase == CONQUEST and not again:
        raise Problem(f"{_PATH}.opened", "something was conquered, attacked or rolled for: it must be true")
    if position.opened and position.phase in BEFORE.values():
        raise Problem(f"{_PATH}.opened", "nothing is conquered before the conquests begin")
    begun = as_bool(table.get("begun", position.opened), f"{_PATH}.begun")
    position.begun = begun and position.rules.asks_for_start


def _fled(position: Position, players: list[dict[str, Any]]) -> None:
    """What lost its region this turn and is put down at its end: tokens and pieces in hand."""
    index = position.rules.race_index
    for number, player in enumerate(players):
        if "fled" in player:
            path = f"players.{number}.fled"
            _flee(position, position.active[number], as_dict(player["fled"], path), path)
    for path, combo in _combos(players):
        race = index[combo["race"]]
        if "fled" in combo:
            _flee(position, race, as_dict(combo["fled"], f"{path}.fled"), f"{path}.fled")
        if position.hand[race] > position.fled[race] and not _holds_tokens(position, race):
            said = "tokens in decline are in hand while they conquer, or where they fled"
            raise Problem(f"{path}.hand", said)


def _holds_tokens(position: Position, race: int) -> bool:
    """Whether a race may have tokens in hand that did not flee."""
    if position.status[race] != DECLINED:
        return True
    return position.kit[race].conquers_in_decline and position.owner[race] == position.player


def _flee(position: Position, race: int, table: dict[str, Any], path: str) -> None:
    known_keys(table, {"tokens", "pieces"}, path)
    rules = position.rules
    position.fled[race] = as_int(table.get("tokens", 0), f"{path}.tokens", 0, position.hand[race])
    kinds = {marker.id: i for i, marker in enumerate(rules.markers) if marker.flees}
    for id, value in as_dict(table.get("pieces", {}), f"{path}.pieces").items():
        where = f"{path}.pieces.{id}"
        marker = kinds[choice(id, kinds, where, "marker that flees with its tokens")]
        if not brings(position.kit[race], rules.markers[marker]):
            raise Problem(where, "this race does not bring that marker")
        beside = position.owned(marker, race) - position.count_markers(marker, race)
        count = as_int(value, where, 0, beside)
        if count:
            position.fled_markers[race, marker] = count


# Writing


def this_turn_of(position: Position) -> dict[str, Any]:
    """What has happened in the turn, in the words of the format."""
    rules, board = position.rules, position.rules.board
    said: dict[str, Any] = {"phase": PHASE_NAMES[position.phase]}
    acting = position.acting
    if acting != _usual_race(position) and (acting == NOBODY or position.owner[acting] == position.player):
        said["race"] = rules.races[acting].id if acting != NOBODY else None
    said["conquered"] = dict.fromkeys(board.ids(position.non_empty), NON_EMPTY)
    said["opened"] = position.opened
    if rules.asks_for_start and position.begun != position.opened:
        said["begun"] = position.begun
    said["used"] = [name for number, name in enumerate(rules.means) if position.used >> number & 1]
    said["attacked"] = list(bits(position.attacked))
    if position.roll != NOBODY:
        said["roll"] = position.roll
    said["given_up"] = board.ids(position.given_up)
    said["notes"] = notes_of(position, this_turn=True)
    said |= asked_of(position)
    return {key: value for key, value in said.items() if value not in ([], {})}


def asked_of(position: Position) -> dict[str, Any]:
    """Who is asked something before the turn goes on, and about whose token; nothing where nobody is."""
    asked = [
        {
            "phase": PHASE_NAMES[phase],
            "player": player,
            **({} if race == NOBODY else {"race": position.rules.races[race].id}),
            **({"what": more[0]} if more[0] else {}),
        }
        for phase, player, race, *more in reversed(position.pending)
        if phase in ASKED
    ]
    return {"asked": asked} if asked else {}


def fled_of(position: Position, race: int) -> dict[str, Any]:
    """What of a race lost its region this turn: tokens and pieces."""
    pieces = {
        position.rules.markers[marker].id: count
        for (owner, marker), count in sorted(position.fled_markers.items())
        if owner == race
    }
    return {"tokens": position.fled[race], "pieces": pieces}
