"""A race in decline that becomes active again."""

from __future__ import annotations

from dataclasses import replace

from sw_widget.engine.conquest.buried import buried_regions, dig_up
from sw_widget.engine.conquest.conquering import fill_up
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.effect import RETURNED, hooks_of
from sw_widget.engine.hooks.lending import forget_notes
from sw_widget.engine.hooks.telling import tell
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event, Line
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, NOBODY, Position
from sw_widget.engine.turn.picking import token_ledger, tokens_of_combo


def spares_older(position: Position, race: int) -> bool:
    """Whether the older races in decline stay on the map when this race declines."""
    asked = position.kit[race].answering.spares_declined
    return bool(asked) and any(spares(View(position, race, source)) for source, spares in asked)


def let_wait(position: Position, player: int, record: Record) -> None:
    """The race that the player has in decline will be active again: one that counts, if there are several."""
    declined = sorted(position.declined[player], key=lambda race: not position.kit[race].counts_in_decline)
    if declined:
        race = declined[0]
        position.notes["returns", race, ""] = 1
        # Its badge waits with it, so that nobody else can draw it meanwhile.
        position.power[race] = _badge(position, race)
        position.fit(race)
        if record is not None:
            record.append(Event("race_waits", said(position, player, race), None, _lets_return(position)))


def waiting(position: Position, player: int) -> int:
    """The race in decline that will be active again when the player's next turn begins, or -1."""
    if not position.rules.answering.spares_declined:
        return NOBODY
    declined = position.declined[player]
    return next((race for race in declined if ("returns", race, "") in position.notes), NOBODY)


def returning(position: Position, player: int) -> tuple[int, int, int] | None:
    """The race that will be active again, or that would if the player's active race declined now; the badge
    that comes back with it, or -1; and how many tokens it has then, on the map and in hand.
    """
    active = position.active[player]
    comes = waiting(position, player) != NOBODY
    if not comes and (active == NOBODY or not spares_older(position, active)):
        return None
    after = position.clone()
    after.player = player
    if not comes:
        let_wait(after, player, None)
    race = waiting(after, player)
    if race == NOBODY:
        return None
    let_return(after, None)
    on_map = sum(after.tokens[region] for region in bits(after.held[race]))
    return race, after.power[race], on_map + after.hand[race]


def let_return(position: Position, record: Record) -> None:
    """Instead of picking, the player whose turn begins has a race again that waited for it."""
    player = position.player
    race = waiting(position, player)
    if race == NOBODY:
        return
    for region in bits(buried_regions(position, race)):
        position.tray[race] += dig_up(position, region)
    on_map = sum(position.tokens[region] for region in bits(position.held[race]))
    power = position.power[race]
    # What is on the map goes on counting, so the tray lends at most what is missing.
    position.tray[race] += on_map
    alone = _alone(position, race)
    total, from_tray = tokens_of_combo(position, race, power) if power != NOBODY else (alone, alone)
    ledger = token_ledger(position, (race, power, 0)) if power != NOBODY else None
    position.tray[race] -= on_map
    position.notes.pop(("was", race, ""), None)
    position.declined[player] = tuple(other for other in position.declined[player] if other != race)
    position.active[player] = race
    position.status[race] = ACTIVE
    position.notes.pop(("returns", race, ""), None)
    before, kit = position.kit[race], position.fit(race)
    for item in position.rules.ending(before, kit):
        forget_notes(position, race, item)  # what only holds in decline
    more = max(0, min(from_tray - on_map, position.tray[race]))
    position.tray[race] -= more
    position.hand[race] += more
    for marker, count in kit.stock.items():
        position.stock[race, marker] = count
    position.new |= 1 << race
    if record is not None:
        n, rule = more + total - from_tray, _lets_return(position)
        if ledger is not None:
            there = Line("on_map", n - total, "tokens-on_map", {"n": total - n}, reference=rule)
            ledger = replace(ledger, lines=(*ledger.lines, there))
        record.append(Event("race_returned", said(position, player, race, n=n), ledger, rule))
    tell(position, race, "begins", record, RETURNED)
    fill_up(position, race, record)
    tell(position, race, "tokens_moved", record)


def _lets_return(position: Position) -> str:
    """Whose rule lets a race return: that of the race or power which spares races in decline."""
    rules = position.rules
    known = [(race.id, race.effects) for race in rules.races]
    known += [(power.id, power.effects) for power in rules.powers]
    return next(
        id for id, effects in known if any("spares_declined" in hooks_of(type(effect)) for effect in effects)
    )


def _alone(position: Position, race: int) -> int:
    """What the banner alone brings."""
    return min(position.rules.races[race].tokens, position.tray[race])


def _badge(position: Position, race: int) -> int:
    """The badge that the race had: still its own, or back from where badges lie; -1 if somebody else has
    it.
    """
    if position.power[race] != NOBODY:
        return position.power[race]
    was = position.notes.get(("was", race, ""), 0)
    power = was - 1 if isinstance(was, int) else NOBODY
    for stack in (position.discarded, position.power_stack):
        if power in stack:
            stack.remove(power)
            return power
    return NOBODY
