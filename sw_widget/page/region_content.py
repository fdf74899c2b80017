"""The content of a region: who and what stands there, in sentences and as pieces to draw."""

from __future__ import annotations

from dataclasses import dataclass, field

from sw_widget.engine.actions import REDEPLOYMENT
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import DECLINED, NOBODY, Position
from sw_widget.game.scene import is_fired, region_dict
from sw_widget.page.lying_markers import lying
from sw_widget.page.string_table import Data, StringIndex, StringTable


@dataclass
class Content:
    """Who and what stands in a region."""

    holds: list[StringIndex] = field(default_factory=list)
    """In sentences."""
    lying: list[StringIndex] = field(default_factory=list)
    """Markers that belong to the region, whoever holds it."""
    explained: list[Data] = field(default_factory=list)
    """The same markers with what they do, for those who ask: no race there explains them."""
    pieces: list[Data] = field(default_factory=list)
    """To be drawn."""


def content_of(position: Position, index: int, strings: StringTable, *, redacted: bool) -> Content:
    """What stands in a region. What follows from it is left out where a question may ask for it."""
    content = region_dict(position, index) or {}
    found = Content()
    holds, pieces = found.holds, found.pieces
    owner = content.get("player")
    if "race" in content:
        race, tokens, declined = content["race"], content["tokens"], content["in_decline"]
        tower = declined and _is_tower(position, index)
        said = {"player": ("player", owner), "race": ("race", race), "n": tokens}
        waits = position.kit[position.holder[index]].refuge >> index & 1
        sentence = "widget-waits" if waits else "widget-held-declined" if declined else "widget-held"
        holds.append(strings.say(sentence, said))
        if tower and not redacted:
            holds.append(strings.say("widget-tower", said))
        piece = {"emblem": f"race/{race}", "label": strings.name("race", race), "count": tokens}
        if tokens:
            pieces.append({**piece, "player": owner, "in_decline": declined, "tower": tower})
    if "under" in content:
        under = content["under"]
        said = {"player": ("player", under["player"]), "race": ("race", under["race"]), "n": under["tokens"]}
        holds.append(strings.say("widget-under", said))
        piece = {"emblem": f"race/{under['race']}", "label": strings.name("race", under["race"])}
        pieces.append(
            {
                **piece,
                "count": under["tokens"],
                "player": under["player"],
                "in_decline": True,
                "tower": False,
            }
        )
    tribe = {"lost_tribe": content["lost_tribe"]} if content.get("lost_tribe") else {}
    for marker, count in {**tribe, **content.get("markers", {})}.items():
        height = _height(position, marker, index)
        text = _marker_text(position, index, marker, count, strings)
        if _belongs_to_region(position, marker, index):
            found.lying.append(strings.write(text))
            found.explained += lying(position, index, marker, text, strings)
        else:
            holds.append(strings.write(text))
        piece = {"emblem": f"marker/{marker}", "label": strings.name("marker", marker), "count": count}
        if height:
            piece["height"] = height
        if is_fired(position, marker, index):
            piece["fired"] = True
        if _stands_out(position, marker, index):
            piece["large"] = True
        if content.get("tokens") == 0 and not pieces and _counts_as_token(position, marker):
            # Held by markers that count as tokens alone: whose they are must be seen.
            piece |= {"player": owner, "in_decline": False}
        pieces.append(piece)
    coins = _coins_left(position, index)
    if coins:
        holds.append(strings.say("widget-coins_left", {"player": ("player", position.player), "n": coins}))
        pieces.append({"emblem": "marker/coin", "label": str(coins), "count": coins})
    if (
        position.guards
        and not redacted
        and immune(position) >> index & 1
        and not position.immune >> index & 1
    ):
        holds.append(strings.say("widget-immune", {"race": ("race", content["race"])}))
    return found


def _counts_as_token(position: Position, marker: str) -> bool:
    number = position.rules.marker_index.get(marker)
    return number is not None and position.rules.markers[number].counts_as_token


def _stands_out(position: Position, marker: str, region: int) -> bool:
    """Whether it is a relic or a place, or the only marker of its kind, in a region that nobody holds."""
    number = position.rules.marker_index.get(marker)
    if number is None:
        return False
    alone = position.rules.markers[number].in_box == 1 and position.holder[region] == NOBODY
    return alone or number in position.rules.finds


def _belongs_to_region(position: Position, marker: str, region: int) -> bool:
    """Whether a marker belongs to its region and to no race, or was left there: no race there explains it."""
    number = position.rules.marker_index.get(marker)
    if number is None:
        return False
    kind = position.rules.markers[number]
    return kind.stays or kind.neutral or position.left_by(region) != NOBODY


def _marker_text(position: Position, region: int, marker: str, count: int, strings: StringTable) -> str:
    """A marker in a region: how many there are, how high they stand, and who laid it where that matters."""
    said = {"marker": ("marker", marker), "n": count, "height": _height(position, marker, region)}
    if said["height"]:
        return strings.speaker.say("widget-marker-high", said)
    if is_fired(position, marker, region):
        return strings.speaker.say("widget-marker-fired", said)
    number = position.rules.marker_index.get(marker)
    layer = NOBODY if number is None else position.laid_by(number, region)
    if layer != NOBODY:
        return strings.speaker.say("widget-marker-laid", {**said, "player": ("player", layer)})
    return strings.speaker.say("widget-marker", said)


def _is_tower(position: Position, region: int) -> bool:
    """Whether what stayed of a race is piled up there."""
    kit = position.kit[position.holder[region]]
    return kit.outlook.stacks_in_decline and position.status[position.holder[region]] == DECLINED


def _height(position: Position, marker: str, region: int) -> int:
    """How high a stack stands there; 0 for what is no stack."""
    index = position.rules.marker_index.get(marker)
    return 0 if index is None else position.height(index, position.holder[region])


def _coins_left(position: Position, region: int) -> int:
    """Coins that lie in a region since its people left it this turn, until they are scored."""
    race = position.acting
    if position.phase > REDEPLOYMENT or not position.noted("left", race) >> region & 1:
        return 0
    return position.kit[race].outlook.leaving_pays


def immune(position: Position) -> int:
    """Regions that no opponent can attack: by what stands there, or by whose they are."""
    mask = position.immune
    for race in bits(position.guards):
        kit = position.kit[race]
        mask |= position.held[race] & kit.immune
    return mask
