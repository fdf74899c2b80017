"""Short games with all packs, and what is told in them."""

from __future__ import annotations

from typing import Any

from sw_widget import Game
from sw_widget.game.ledger import Event
from tests.rules.support import VALLEY, Json, board, player, position

ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web")
ROAD = board("ab bc cd", a="hill border", b="farmland", c="forest", d="swamp border")
MARSH = board("ab bc ac", a="swamp border", b="swamp border", c="farmland border")
GIANTS = player("giants", "forest", 9)


def game(scenario: Json, *actions: Json) -> Game:
    """The game after these actions; one may bring its die."""
    found = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    for action in actions:
        found.play({key: value for key, value in action.items() if key != "die"}, die=action.get("die"))
    return found


def duel(ann: Json, ben: Json, regions: Json, on: Json = VALLEY, **more: Any) -> Json:
    return position(on, [ann, ben], regions, ALL, **more)


def event(found: Game, kind: str) -> Event:
    return next(event for event in found.events_of(-1) if event.kind == kind)


def told(found: Game) -> list[str]:
    """What the last step did, sentence by sentence."""
    return [event.sentence for event in found.events_of(-1)]
