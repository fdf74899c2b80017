"""What a race gains when its conquests end: new tokens, also for its victims, and pieces."""

from __future__ import annotations

from sw_widget.engine.effects import Gathers, GrowByConquest
from sw_widget.engine.events import Record, said
from sw_widget.engine.ledger import Event, Ledger, Line
from sw_widget.engine.position import Position


def growth(position: Position, race: int) -> int:
    """New tokens for what the race conquered this turn, as far as the tray has them."""
    kit = position.kit[race]
    assert kit is not None
    if not kit.grows:
        return 0
    earned = sum(_conquests(position, effect) // effect.every for effect in kit.grows)
    return min(earned, position.tray[race])


def _conquests(position: Position, effect: GrowByConquest) -> int:
    """The conquests of this turn that count for a growth."""
    return sum(position.victims.values()) if effect.from_active else position.non_empty.bit_count()


def growth_ledger(position: Position, race: int) -> Ledger:
    """Where new tokens come from, what did not suffice, and what the tray withholds."""
    kit = position.kit[race]
    assert kit is not None
    name = ("race", position.rules.races[race].id)
    lines = []
    for sourced in kit.effects:
        effect = sourced.effect
        if isinstance(effect, GrowByConquest):
            conquests = _conquests(position, effect)
            earned = conquests // effect.every
            params = {
                "n": earned or conquests,
                "name": sourced.source,
                "conquests": conquests,
                "every": effect.every,
            }
            if effect.from_active:
                sentence = "gain-active" if earned else "not-needs_active"
            else:
                sentence = "gain-pairs" if earned else "not-needs_pair"
            lines.append(Line(sourced.rule, earned, sentence, params, earned > 0))
    missing = sum(line.amount for line in lines) - growth(position, race)
    if missing:
        lines.append(Line("tray", -missing, "gain-tray_limit", {"n": position.tray[race], "race": name}))
    return Ledger("gain", tuple(lines), {"race": name})


def grow(position: Position, race: int, record: Record) -> None:
    """New tokens come to the hand; and to the victims, if they grow likewise."""
    kit = position.kit[race]
    assert kit is not None
    if not kit.grows:
        return
    grown = growth(position, race)
    if record is not None and (grown or position.non_empty):
        params = said(position, position.player, race, n=grown)
        record.append(Event("tokens_gained", params, growth_ledger(position, race)))
    position.tray[race] -= grown
    position.hand[race] += grown
    for effect in kit.grows:
        if effect.victims_too:
            for victim, conquests in position.victims.items():
                _comfort(position, victim, conquests // effect.every, record)


def _comfort(position: Position, victim: int, tokens: int, record: Record) -> None:
    """A victim grows: what comes is put down with what fled."""
    gained = min(tokens, position.tray[victim])
    position.tray[victim] -= gained
    position.hand[victim] += gained
    position.fled[victim] += gained
    if record is not None and gained:
        record.append(Event("victim_gained", said(position, position.owner[victim], victim, n=gained)))


def gather_pieces(position: Position, race: int, record: Record) -> None:
    """Pieces for the regions that bring some, as far as the box has them."""
    kit = position.kit[race]
    assert kit is not None
    for marker, where in kit.gathers:
        kind, owned = position.rules.markers[marker], position.stock[race, marker]
        gained = min((position.held[race] & where.now(position, race)).bit_count(), kind.in_box - owned)
        position.stock[race, marker] = owned + gained
        if record is not None and gained:
            source = kit.source_of(Gathers)
            params = said(position, position.player, race, n=gained, marker=("marker", kind.id))
            line = Line(source[1], gained, "gain-pieces", {**params, "name": source})
            record.append(Event("pieces_gained", params, Ledger("gain", (line,), params)))
