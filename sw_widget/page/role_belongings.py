"""What a player with a role has beside the map: the reserve, the Well, powers in use and powers for sale."""

from __future__ import annotations

from sw_widget.engine.ledger import Ledger
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.game.role_questions import collected, next_price, rises
from sw_widget.game.scenario.roles import WELL, well_of
from sw_widget.page.string_table import Data, StringTable
from sw_widget.text import AllOf


def of_role(position: Position, race: int, strings: StringTable) -> list[Data]:
    """What belongs to the race of a role, each with what somebody would ask about it."""
    if race not in position.rules.roles:
        return []
    price = next_price(position, race)
    return [
        _reserve(position, race, price, strings),
        _well(position, race, strings),
        *_powers(position, race, price, strings),
    ]


def _reserve(position: Position, race: int, price: Ledger | None, strings: StringTable) -> Data:
    id, say = position.rules.races[race].id, strings.speaker.say
    said = {"race": ("race", id), "n": position.tray[race]}
    about = []
    if price is not None:
        about.append(say("widget-next-price", {"race": ("race", id), "price": price.total}))
        about += [say(line.sentence, line.params) for line in price.lines if line.applied]
    about.append(say("widget-reserve-about", said))
    return {
        "emblem": f"race/{id}",
        "count": position.tray[race],
        "label": strings.say("widget-reserve", said),
        "about": strings.write(" ".join(about)),
    }


def _well(position: Position, race: int, strings: StringTable) -> Data:
    well, say = well_of(position, race), strings.speaker.say
    name = ("race", position.rules.races[race].id)
    inside = collected(position, race, say)
    count = sum(well.values())
    about = [say("widget-well-about", {"race": name})]
    if inside:
        about.append(say("widget-well-holds", {"who": AllOf(inside)}))
    found = rises(position, race)
    if found is not None:
        rising, missing = found
        if rising:
            about.append(say("widget-well-rising", {"race": name, "n": rising}))
        about.append(say("widget-well-missing", {"race": name, "n": missing}))
    return {
        "emblem": f"marker/{WELL}",
        "count": count,
        "label": strings.say("widget-well", {"n": count}),
        "about": strings.write(" ".join(about)),
    }


def _powers(position: Position, race: int, price: Ledger | None, strings: StringTable) -> list[Data]:
    """Powers in use, then those that can be bought with what one of them costs now."""
    cost = 0 if price is None else price.total
    found = []
    for key, sentence in (("powers", "widget-power_in_use"), ("offered", "widget-power_for_sale")):
        for power in bits(position.noted(key, race)):
            id = position.rules.powers[power].id
            found.append(
                {
                    "emblem": f"power/{id}",
                    "count": cost if key == "offered" else 1,
                    "label": strings.say(sentence, {"power": ("power", id), "price": cost}),
                    "about": strings.ability("power", id),
                    "state": "for_sale" if key == "offered" else "in_use",
                }
            )
    return found
