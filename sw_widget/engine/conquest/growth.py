"""New tokens that a race gets when its conquests end."""

from __future__ import annotations

from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.telling import lines_of, tell
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.position import Position


def growth(position: Position, race: int) -> int:
    """New tokens for what the race conquered this turn, as far as the tray has them."""
    if not position.kit[race].answering.growth:
        return 0
    earned = sum(line.amount for line in lines_of(position, race, "growth"))
    return min(earned, position.tray[race])


def growth_ledger(position: Position, race: int) -> Ledger:
    """Where new tokens come from, what did not suffice, and what the tray withholds."""
    name = ("race", position.rules.races[race].id)
    lines = lines_of(position, race, "growth")
    missing = sum(line.amount for line in lines) - growth(position, race)
    if missing:
        lines.append(Line("tray", -missing, "gain-tray_limit", {"n": position.tray[race], "race": name}))
    return Ledger("gain", tuple(lines), {"race": name})


def end_conquests(position: Position, race: int, record: Record) -> None:
    """New tokens come to the hand, and whatever else the race gets when its conquests end."""
    answers = position.kit[race].answering.growth
    if answers:
        grown = growth(position, race)
        if record is not None and (grown or position.non_empty):
            params = said(position, position.player, race, n=grown)
            event = Event("tokens_gained", params, growth_ledger(position, race), answers[0][0][1])
            record.append(event)
        position.tray[race] -= grown
        position.hand[race] += grown
        if grown:
            tell(position, race, "tokens_moved", record)
    if position.kit[race].answering.conquests_ended:
        tell(position, race, "conquests_ended", record)
