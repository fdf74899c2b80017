"""Whether a position is one that the machine can go on from. Used on positions that come from outside."""

from __future__ import annotations

from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    OVER,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    SACRIFICE,
    SETUP,
    START,
    WITHDRAWAL,
)
from sw_widget.engine.checks import Problem
from sw_widget.engine.conquest.conquering import ungarrisoned
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.hooks.effect import OF_GAME, OF_REGION
from sw_widget.engine.legal.options import chooses_after_scoring
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, AT_REST, DECLINED, NOBODY, Position
from sw_widget.engine.rules import COMMON_NOTES, MOST_ON_OFFER
from sw_widget.engine.turn.redeployment import may_stay


def check_sound(position: Position) -> None:
    """Raise `Problem` at the first thing that no game could have brought about."""
    _check_races(position)
    _check_regions(position)
    _check_buried(position)
    _check_markers(position)
    _check_offer(position)
    _check_pieces(position)
    _check_phase(position)


def _require(holds: bool, path: str, message: str) -> None:
    if not holds:
        raise Problem(path, message)


def _check_races(position: Position) -> None:
    rules, aside = position.rules, tokens_aside(position)
    for index, banner in enumerate(rules.races):
        stands = position.held[index] | position.waiting_in(index)
        on_map = sum(position.tokens[region] for region in bits(stands))
        everywhere = on_map + position.hand[index] + position.tray[index] - extras_of(position, index)
        everywhere += aside.get(index, 0)
        _require(
            everywhere == banner.in_box and position.tray[index] >= 0,
            banner.id,
            "has more or fewer tokens than its box",
        )
        resting = position.status[index] == AT_REST
        _require(
            resting == (position.owner[index] == NOBODY), banner.id, "has a player or is at rest, not both"
        )
        if resting:
            _require(not on_map and not position.hand[index], banner.id, "has tokens, but nobody plays it")
        _require(position.hand[index] >= 0, banner.id, "has fewer than 0 tokens in hand")
        _require(
            0 <= position.fled[index] <= position.hand[index], banner.id, "more tokens fled than are in hand"
        )
    for race, marker in position.fled_markers:
        there = position.status[race] != AT_REST
        _require(there, rules.markers[marker].id, "fled with a race that nobody plays")
    for player, race in enumerate(position.active):
        races = [index for index, owner in enumerate(position.owner) if owner == player]
        active = [index for index in races if position.status[index] == ACTIVE]
        _require(
            active == ([race] if race != NOBODY else []), f"player {player}", "has at most one active race"
        )
        declined = sorted(index for index in races if position.status[index] == DECLINED)
        _require(
            declined == sorted(position.declined[player]), f"player {player}", "has other races in decline"
        )
        _require(position.coins[player] >= 0, f"player {player}", "cannot have fewer than 0 coins")


def _check_regions(position: Position) -> None:
    for region, race in enumerate(position.holder):
        id = position.rules.board.regions[region].id
        if race == NOBODY:
            _require(position.tokens[region] == 0, id, "has tokens of nobody")
            continue
        manned = position.tokens[region] >= 1 or ungarrisoned(position, race) >> region & 1
        _require(bool(manned), id, "is held without a token")
        _require(not position.neutral >> region & 1, id, "has a race, and somebody who belongs to nobody")
        # In decline it may still stand where only its badge let it go.
        ground = may_stay(position, race)
        if position.phase == CONQUEST and position.owner[race] == position.player:
            ground |= position.kit[race].stand
        _require(bool(ground >> region & 1), id, "is no ground for its race")


def _check_buried(position: Position) -> None:
    """What lies under the tokens of a race is in decline, and the race one that leaves it there."""
    for (name, region, _), value in position.notes.items():
        if name != "under":
            continue
        known = 0 <= region < len(position.holder) and isinstance(value, tuple) and len(value) == 1
        _require(known, "under", "names a region and the tokens there")
        layer = position.under(region)
        assert layer is not None
        race, tokens = layer
        there = 0 <= race < len(position.status) and position.status[race] == DECLINED and tokens > 0
        _require(there, "under", "are tokens of a race in decline")
        above = position.kit[position.holder[region]].answering.buries
        _require(bool(above), "under", "lie under a race that leaves them there")


def _check_markers(position: Position) -> None:
    for marker, pieces in zip(position.rules.markers, position.markers, strict=True):
        _require(sum(pieces.values()) <= marker.in_box, marker.id, "stands more often than the box allows")
        for region, count in pieces.items():
            _require(1 <= count <= marker.per_region, marker.id, "stands too often in a region")
            lived_in = position.holder[region] != NOBODY or position.given_up >> region & 1
            anyway = marker.stays or marker.neutral or position.left_by(region) != NOBODY
            _require(bool(lived_in) or anyway, marker.id, "stands where nobody is")


def _check_offer(position: Position) -> None:
    races = [race for race, _, _ in position.column] + position.race_stack
    races += [race for race, owner in enumerate(position.owner) if owner != NOBODY]
    powers = [power for _, power, _ in position.column] + position.power_stack + position.discarded
    powers += [power for power in position.power if power != NOBODY]
    powers += badges_aside(position)
    _require(len(set(races)) == len(races), "races", "one banner is in two places")
    _require(len(set(powers)) == len(powers), "powers", "one badge is in two places")
    _require(len(position.column) <= MOST_ON_OFFER, "column", "too many combos are on offer")


def badges_aside(position: Position) -> list[int]:
    """Powers whose badges lie with a player, in no combo: notes that name them."""
    return [
        power
        for (name, _, _), value in position.notes.items()
        if position.rules.notes[name].badges and isinstance(value, int)
        for power in bits(value)
    ]


def tokens_aside(position: Position) -> dict[int, int]:
    """Race tokens that lie beside the map, and so not in the tray: notes that count them."""
    found: dict[int, int] = {}
    for (name, _, _), value in position.notes.items():
        if position.rules.notes[name].tokens and isinstance(value, tuple):
            for race, count in value:
                found[race] = found.get(race, 0) + count
    return found


def _check_pieces(position: Position) -> None:
    """What runs out belongs to active races that have such pieces; notes to those who can make them."""
    rules = position.rules
    for (race, marker), owned in position.stock.items():
        kind = rules.markers[marker]
        fits = position.status[race] == ACTIVE and marker in position.kit[race].stock
        _require(fits, kind.id, "belongs to a race that has no such pieces")
        _require(0 <= owned <= kind.in_box, kind.id, "is there more often than the box allows")
        there = sum(position.markers[marker][region] for region in position.lying(marker, race))
        _require(there <= owned, kind.id, "stands more often than there are")
    for race, status in enumerate(position.status):
        if status == ACTIVE:
            for marker in position.kit[race].stock:
                _require((race, marker) in position.stock, rules.markers[marker].id, "is not counted")
    _check_notes(position)


def _check_notes(position: Position) -> None:
    """A note is one that some effect makes; one of a race, by an effect that this race has or is offered
    with.
    """
    rules = position.rules
    for player, declined in enumerate(position.declined):
        waiting = [race for race in declined if ("returns", race, "") in position.notes]
        alone = len(waiting) == 1 and position.active[player] == NOBODY
        _require(not waiting or alone, "returns", "a race returns alone, to a player without an active one")
    offered = {race: power for race, power, _ in position.column}
    for (name, subject, rule), value in position.notes.items():
        _require(name in rules.notes, "notes", f"{name!r} is remembered by nobody here")
        note = rules.notes[name]
        if note.of_player:
            _require(0 <= subject < len(position.coins), name, "belongs to no player")
        if note.scope in (OF_REGION, OF_GAME) or note.of_player or name in COMMON_NOTES:
            continue
        _require(0 <= subject < len(rules.races), name, "belongs to no race")
        kit = position.kit[subject]
        if subject in offered:
            kit = rules.kit(subject, offered[subject], False)
        has = any(item.rule == rule and name in item.effect.notes for item in kit.effects)
        _require(has, rules.races[subject].id, f"has nothing to remember as {name!r}")
        if isinstance(value, tuple):
            numbers = len(rules.board) if note.by_region else len(rules.races)
            for counted, count in value:
                known = NOBODY <= counted < numbers
                _require(known and count > 0, rules.races[subject].id, f"has a wrong number as {name!r}")


def _check_phase(position: Position) -> None:
    player, active, phase = position.player, position.active[position.player], position.phase
    _require(1 <= position.turn <= position.turns, "turn", "is none of the game's turns")
    _require(
        (phase == WITHDRAWAL) == any(frame[0] == WITHDRAWAL for frame in position.pending),
        "pending",
        "somebody must withdraw in that phase, and in no other",
    )
    if phase == PICKING:
        _require(active == NOBODY, "phase", "a player with an active race does not pick")
    if phase == START:
        _require(active != NOBODY, "phase", "needs an active race")
    if phase == AFTER_SCORING:
        chooses = chooses_after_scoring(position) or position.rules.offers_after_scoring
        _require(chooses, "phase", "this player has no choice after scoring")
    if phase in (START, CONQUEST):
        _require(
            position.acting != NOBODY and position.acting in position.movable_races(player),
            "acting",
            "is not the race to conquer",
        )
    if phase in (CONQUEST, REDEPLOYMENT) and active == NOBODY:
        _require(phase == REDEPLOYMENT or bool(position.declined[player]), "phase", "nobody can conquer")
    for kind, owner, race, *_ in position.pending:
        known = kind in (WITHDRAWAL, ROLLING) or kind in position.rules.asking
        _require(known, "pending", "asks for something that no rule asks")
        if kind == SETUP:
            _require(race == NOBODY and phase == PICKING, "pending", "sets up what is set up already")
            continue
        if kind == SACRIFICE:
            _require(position.hand[race] > 0, "pending", "nobody is about to lose a token")
            continue
        if kind == ROLLING:
            rolls = bool(position.kit[race].answering.rolled)
            _require(rolls and owner == player, "pending", "rolls for a race that does not")
            continue
        _require(position.owner[race] == owner, "pending", "names a race of somebody else")
        _require(position.held[race].bit_count() > 1, "pending", "withdraws where there is no choice")
    _require(phase <= OVER, "phase", "is unknown")
