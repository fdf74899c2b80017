"""Markers that stay in a region, told to those who ask: what each does, whom it serves now, what it lends."""

from __future__ import annotations

from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY, Position
from sw_widget.game.scenario.beside_the_map import badge_of_place
from sw_widget.page.string_table import Data, StringTable


def lying(position: Position, region: int, marker: str, label: str, strings: StringTable) -> list[Data]:
    """A marker in a region, and the power that belongs to it where it has one."""
    find = position.rules.marker_index.get(marker) in position.rules.finds
    badge = badge_of_place(position, marker) if find else NOBODY
    now = strings.write(_serves(position, region, marker, badge, strings)) if find else None
    told = _told("marker", marker, label, strings) | {"now": now}
    return [told] if badge == NOBODY else [told, _lent(position.rules.powers[badge].id, marker, strings)]


def lent_by_finds(position: Position, race: int, strings: StringTable) -> list[Data]:
    """Relics and places in the race's regions that are of use to it now, where they lie, what they lend."""
    lent, found = in_force(position, race), []
    for region in bits(position.held[race]):
        for number in sorted(position.rules.finds):
            id = position.rules.markers[number].id
            if id not in lent or region not in position.markers[number]:
                continue
            name = strings.name("marker", id)
            where = strings.speaker.say("widget-find-lies", {"region": ("region", region)})
            found.append(
                {
                    "emblem": f"marker/{id}",
                    "count": 1,
                    "label": strings.write(name),
                    "about": strings.write(f"{where} {strings.speaker.ability('marker', id)}"),
                    "region": region,
                    "told": lying(position, region, id, name, strings),
                }
            )
    return found


def in_force(position: Position, race: int) -> dict[str, list[str]]:
    """Relics and places that lend the race something now, each with the powers that it lends."""
    finds = {position.rules.markers[marker].id for marker in position.rules.finds}
    found: dict[str, list[str]] = {}
    for item in position.kit[race].effects:
        if item.by in finds:
            powers = found.setdefault(item.by, [])
            kind, id = item.source
            if kind == "power" and id not in powers:
                powers.append(id)
    return found


def _told(kind: str, id: str, label: str, strings: StringTable) -> Data:
    return {
        "emblem": f"{kind}/{id}",
        "label": strings.write(label),
        "about": strings.ability(kind, id),
        "now": None,
        "reference": strings.reference(id),
    }


def _lent(power: str, marker: str, strings: StringTable) -> Data:
    """The power whose badge belongs to a place."""
    said = {"power": ("power", power), "marker": ("marker", marker)}
    return _told("power", power, strings.speaker.say("widget-lent", said), strings)


def _serves(position: Position, region: int, marker: str, badge: int, strings: StringTable) -> str:
    """Whom a relic or a place serves now, with which power if it lends one, or why nobody."""
    holder = position.holder[region]
    if holder == NOBODY:
        return strings.speaker.say("widget-find-nobody", {})
    race = ("race", position.rules.races[holder].id)
    said: dict[str, object] = {"race": race, "player": ("player", position.owner[holder])}
    lent = in_force(position, holder)
    # A place with a badge is in force for whoever holds it, even where the power of the badge is not.
    if marker not in lent or (badge != NOBODY and not lent[marker]):
        declined = position.status[holder] == DECLINED
        return strings.speaker.say("widget-find-in_decline" if declined else "widget-find-no_use", said)
    if not lent[marker]:
        return strings.speaker.say("widget-find-serves", said)
    said["power"] = ("power", lent[marker][0])
    return strings.speaker.say("widget-find-lends", said)
