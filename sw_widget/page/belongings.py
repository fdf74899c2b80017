"""The belongings of a race: pieces in hand beside its tokens, what it has collected, what it copies."""

from __future__ import annotations

from collections.abc import Mapping

from sw_widget.engine.conquest.means import left
from sw_widget.engine.conquest.token_markers import extras_in_hand
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.returning import returning, waiting
from sw_widget.game.scenario.beside_the_map import pacts_of, sources_of
from sw_widget.game.scene import pieces_of
from sw_widget.page.string_table import Data, StringTable


def belongings(position: Position, race: int, strings: StringTable) -> list[Data]:
    """Each kind of piece in hand with how many there are, and what it does."""
    return _listed(position, race, pieces_of(position, race), strings)


def equipment(view: Position, race: int, strings: StringTable) -> list[Data]:
    """The pieces that conquests can use now, in hand or on the map."""
    kit = view.kit[race]
    numbers = {*kit.means, *(marker for marker, _ in kit.outlook.counted)}
    counts = {
        view.rules.markers[number].id: left(view, race, number)
        if number in kit.means
        else view.in_hand(number, race)
        for number in sorted(numbers)
        if number < len(view.rules.markers)
    }
    return _listed(view, race, {id: count for id, count in counts.items() if count}, strings)


def _listed(position: Position, race: int, counts: Mapping[str, int], strings: StringTable) -> list[Data]:
    rules = position.rules
    found = []
    for id, count in counts.items():
        number = rules.marker_index[id]
        # Also of a stack without any height: that it is of no use now should be seen.
        high = rules.markers[number].as_high_as is not None
        said = {"marker": ("marker", id), "n": count, "height": position.height(number, race)}
        found.append(
            {
                "emblem": f"marker/{id}",
                "count": count,
                "label": strings.say("widget-pieces-high" if high else "widget-pieces", said),
                "about": strings.ability("marker", id),
            }
        )
    return found


def collected(position: Position, race: int, strings: StringTable) -> list[Data]:
    """Lost tokens that the race has collected, and what it gets for them."""
    if not position.kit[race].outlook.trades:
        return []
    count = sum(position.counted("pile", race).values())
    id = position.rules.races[race].id
    said = {"race": ("race", id), "n": count, "rate": len(position.coins)}
    return [
        {
            "emblem": f"race/{id}",
            "count": count,
            "label": strings.say("widget-collected", said),
            "about": strings.say("widget-collected-about", said),
        }
    ]


def pacts_held(position: Position, player: int, strings: StringTable) -> list[Data]:
    """The trade pacts that a player holds, and what they are worth."""
    count = pacts_of(position, player)
    if not count:
        return []
    said = {"player": ("player", player), "n": count}
    _, giver, _ = next(sources_of(position.rules, "pacts"))
    return [
        {
            "emblem": f"power/{giver}",
            "count": count,
            "label": strings.say("widget-pacts", said),
            "about": strings.say("widget-pacts-about", said),
        }
    ]


def borrowed(position: Position, race: int, strings: StringTable) -> list[Data]:
    """The power that the race copies for now, and what it does."""
    power = position.noted("copied", race) - 1
    if power == NOBODY:
        return []
    id = position.rules.powers[power].id
    said = {"power": ("power", id), "player": ("player", position.owner[race])}
    lasts = strings.speaker.say("widget-copies-about", said)
    return [
        {
            "emblem": f"power/{id}",
            "count": 1,
            "label": strings.say("widget-copies", said),
            "about": strings.write(f"{strings.speaker.ability('power', id)} {lasts}"),
        }
    ]


def protected(position: Position, race: int, strings: StringTable) -> list[Data]:
    """What works for the race though it lies in none of its regions."""
    finds = {position.rules.markers[number].id for number in position.rules.finds}
    ids = dict.fromkeys(
        item.rule
        for item in position.kit[race].effects
        if item.source[0] == "marker" and not item.by and item.rule in finds
    )
    return [
        {
            "emblem": f"marker/{id}",
            "count": 1,
            "label": strings.say("widget-from_afar", {"marker": ("marker", id)}),
            "about": strings.ability("marker", id),
        }
        for id in ids
    ]


def coming_back(position: Position, race: int, strings: StringTable) -> list[Data]:
    """That a race in decline will be active again, with which badge and how many tokens."""
    player = position.owner[race]
    found = returning(position, player) if waiting(position, player) == race else None
    if found is None:
        return []
    id, (_, power, n) = position.rules.races[race].id, found
    said: dict[str, object] = {"race": ("race", id), "player": ("player", player), "n": n}
    about = "widget-returns-no_badge"
    if power != NOBODY:
        said["power"] = ("power", position.rules.powers[power].id)
        about = "widget-returns-about"
    return [
        {
            "emblem": f"race/{id}",
            "count": 1,
            "label": strings.say("widget-returns", said),
            "about": strings.say(about, said),
        }
    ]


def hand_label(position: Position, race: int, ready: bool, strings: StringTable) -> int:
    """The tokens that conquests are paid from, and how many of them are markers that count as tokens."""
    kit = position.kit[race]
    extras = extras_in_hand(position, race)
    said: dict[str, object] = {"n": position.hand[race], "race": ("race", position.rules.races[race].id)}
    label = strings.speaker.say("widget-hand-ready" if ready else "widget-hand", said)
    if extras:
        marker = position.rules.markers[kit.outlook.counted[0][0]].id
        label = (
            f"{label}{strings.speaker.say('widget-hand-extra', {'n': extras, 'marker': ('marker', marker)})}"
        )
    return strings.write(label)
