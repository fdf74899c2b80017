"""Whether a position is one that the machine can go on from. Used on positions that come from outside."""

from __future__ import annotations

from sw_widget.engine.actions import (
    AFTER_SCORING,
    CONQUEST,
    OVER,
    PICKING,
    REDEPLOYMENT,
    ROLLING,
    START,
    WITHDRAWAL,
)
from sw_widget.engine.board import bits
from sw_widget.engine.checks import Problem
from sw_widget.engine.extras import extras_of
from sw_widget.engine.position import ACTIVE, AT_REST, DECLINED, NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER


def check_sound(position: Position) -> None:
    """Raise `Problem` at the first thing that no game could have brought about."""
    _check_races(position)
    _check_regions(position)
    _check_markers(position)
    _check_offer(position)
    _check_pieces(position)
    _check_phase(position)


def _require(holds: bool, path: str, message: str) -> None:
    if not holds:
        raise Problem(path, message)


def _check_races(position: Position) -> None:
    rules = position.rules
    for index, banner in enumerate(rules.races):
        on_map = sum(position.tokens[region] for region in bits(position.held[index]))
        everywhere = on_map + position.hand[index] + position.tray[index] - extras_of(position, index)
        everywhere += position.on_combo.get(index, 0)
        everywhere += sum(n for (_, other), n in position.pile.items() if other == index)
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
        _require(
            0 <= position.fled[index] <= position.hand[index], banner.id, "more tokens fled than are in hand"
        )
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
        _require(position.tokens[region] >= 1, id, "is held without a token")
        _require(not position.tribes >> region & 1, id, "has a race and a lost tribe")
        kit = position.rules.kit(race, position.power[race], False)
        _require(bool(kit.stand >> region & 1), id, "is no ground for its race")


def _check_markers(position: Position) -> None:
    for marker, pieces in zip(position.rules.markers, position.markers, strict=True):
        _require(sum(pieces.values()) <= marker.in_box, marker.id, "stands more often than the box allows")
        for region, count in pieces.items():
            _require(1 <= count <= marker.per_region, marker.id, "stands too often in a region")
            lived_in = position.holder[region] != NOBODY or position.given_up >> region & 1
            _require(bool(lived_in), marker.id, "stands where nobody is")


def _check_offer(position: Position) -> None:
    races = [race for race, _, _ in position.column] + position.race_stack
    races += [race for race, owner in enumerate(position.owner) if owner != NOBODY]
    powers = [power for _, power, _ in position.column] + position.power_stack + position.discarded
    powers += [power for power in position.power if power != NOBODY]
    _require(len(set(races)) == len(races), "races", "one banner is in two places")
    _require(len(set(powers)) == len(powers), "powers", "one badge is in two places")
    _require(len(position.column) <= MOST_ON_OFFER, "column", "too many combos are on offer")


def _check_pieces(position: Position) -> None:
    """What runs out belongs to active races that have such pieces; piles to those who collect."""
    rules = position.rules
    for (race, marker), owned in position.stock.items():
        kit, kind = position.kit[race], rules.markers[marker]
        fits = kit is not None and position.status[race] == ACTIVE and marker in kit.stock
        _require(fits, kind.id, "belongs to a race that has no such pieces")
        _require(0 <= owned <= kind.in_box, kind.id, "is there more often than the box allows")
        _require(position.count_markers(marker, race) <= owned, kind.id, "stands more often than there are")
    for race, active in enumerate(position.status):
        kit = position.kit[race]
        if active == ACTIVE and kit is not None:
            for marker in kit.stock:
                _require((race, marker) in position.stock, rules.markers[marker].id, "is not counted")
    for (race, _), count in position.pile.items():
        kit = position.kit[race]
        collects = kit is not None and kit.collects and position.status[race] == ACTIVE
        _require(collects and count > 0, rules.races[race].id, "does not collect what is lost")
    waiting = {race for race, _, _ in position.column}
    for race, count in position.on_combo.items():
        _require(race in waiting and count > 0, rules.races[race].id, "has tokens on no combo")
    _require(position.wave in (0, 1), "wave", "is no wave of conquests")


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
    if phase in (START, AFTER_SCORING):
        _require(active != NOBODY, "phase", "needs an active race")
    if phase == AFTER_SCORING:
        kit = position.kit[active]
        _require(kit is not None and kit.after_scoring, "phase", "this race does not decline after scoring")
    if phase in (START, CONQUEST):
        _require(
            position.acting != NOBODY and position.acting in position.movable_races(player),
            "acting",
            "is not the race to conquer",
        )
    if phase in (CONQUEST, REDEPLOYMENT) and active == NOBODY:
        _require(phase == REDEPLOYMENT or bool(position.declined[player]), "phase", "nobody can conquer")
    for kind, owner, race in position.pending:
        _require(kind in (WITHDRAWAL, ROLLING), "pending", "asks for something that no rule asks")
        if kind == ROLLING:
            kit = position.kit[race]
            rolls = kit is not None and kit.rolls_for_losses
            _require(rolls and owner == player, "pending", "rolls for a race that does not")
            continue
        _require(
            position.owner[race] == owner and owner != player, "pending", "names a race of somebody else"
        )
        _require(position.held[race].bit_count() > 1, "pending", "withdraws where there is no choice")
    _require(phase <= OVER, "phase", "is unknown")
