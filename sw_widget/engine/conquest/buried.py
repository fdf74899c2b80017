"""Tokens in decline that lie under those of the race that holds their region.

They defend the region with it, and go on scoring for their own player. What lies where is a note of the
region (`Position.under`); one layer is enough, since it leaves when anybody else takes the region.
"""

from __future__ import annotations

from sw_widget.engine.conquest.voids import against
from sw_widget.engine.events import Record, said
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event
from sw_widget.engine.position import DECLINED, NOBODY, Position


def stays_under(position: Position, region: int) -> bool:
    """Whether the tokens in a region that is being conquered stay there, under those of the acting race."""
    if position.status[position.holder[region]] != DECLINED or position.holder[region] == NOBODY:
        return False
    race = position.acting
    asked = against(position, race, region).answering.buries
    return any(buries(View(position, race, source), region) for source, buries in asked)


def bury(position: Position, region: int, record: Record) -> None:
    """The tokens in a region stay there, without holding it any longer."""
    race = position.holder[region]
    tokens = position.vacate(region)
    position.set_under(region, (race, tokens))
    if record is not None:
        victim = ("race", position.rules.races[race].id)
        params = said(position, position.player, position.acting, region, n=tokens, victim=victim)
        record.append(Event("tokens_buried", params, None, rule_of_burying(position, position.acting)))


def rule_of_burying(position: Position, race: int) -> str:
    """Whose rule it is that tokens stay under those of the race."""
    answers = position.kit[race].answering.buries
    return answers[0][0][1] if answers else ""


def buried_regions(position: Position, race: int) -> int:
    """The regions in which tokens of the race lie under those of another, as a mask."""
    if not position.rules.answering.buries:
        return 0
    mask = 0
    for (name, region, _), value in position.notes.items():
        if name == "under" and isinstance(value, tuple) and value[0][0] == race:
            mask |= 1 << region
    return mask


def lies_in(position: Position, race: int) -> int:
    """Whose tokens are where: the regions in which those of the race lie, as a mask, whether it holds them or
    lies under another.
    """
    return position.held[race] | buried_regions(position, race)


def dig_up(position: Position, region: int) -> int:
    """Take away what lies under the holder's tokens; says how many tokens that is."""
    layer = position.under(region)
    position.set_under(region, None)
    return layer[1] if layer is not None else 0


def rise(position: Position, region: int, record: Record) -> None:
    """Nobody stands on them any more: what lay underneath holds the region again."""
    layer = position.under(region)
    if layer is None:
        return
    race, tokens = layer
    position.set_under(region, None)
    position.settle(race, region, tokens)
    if record is not None:
        params = said(position, position.owner[race], race, region, n=tokens)
        record.append(Event("holds_again", params, None, position.rules.races[race].id))


def as_counted(position: Position, race: int) -> Position:
    """The position in which a race holds the regions in which it lies under another, too: so it scores. What
    markers there lend is lent to who lies on top.
    """
    mask = buried_regions(position, race)
    if not mask:
        return position
    after = position.clone()
    for (name, region, _), value in position.notes.items():
        if name == "under" and isinstance(value, tuple) and value[0][0] == race:
            after.vacate(region)
            rise(after, region, None)
    after.kit[race] = position.kit[race]
    return after
