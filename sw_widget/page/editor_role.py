"""What the page shows of a role on a board that is edited: its reserve, its Well and its badges."""

from __future__ import annotations

from sw_widget.engine.position import Position
from sw_widget.game.draft.roles import RESERVE
from sw_widget.game.scenario.notes import TRIBES
from sw_widget.game.scenario.roles import BADGES, MOST_SOULS, SOULS
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.string_table import Data


def role_of_seat(position: Position, race: int, seat: Data, speaker: CachedSpeaker) -> Data:
    """A role: its reserve and what lies in its Well, what could lie there, too, and where its badges are."""
    own, races = position.rules.races[race].id, position.rules.races
    standing = (
        tokens for holder, tokens in zip(position.holder, position.tokens, strict=True) if holder == race
    )
    out = sum(standing) + seat["well"].get(own, 0) + position.hand[race]
    inside = {own: 0, SOULS: 0, **seat["well"]}
    names = {id: speaker.say("edit-in-well", {"what": _lost(id, speaker)}) for id in (TRIBES, SOULS)}
    names |= {other.id: speaker.say("edit-in-well", {"what": _lost(other.id, speaker)}) for other in races}
    most = {other.id: position.tray[index] for index, other in enumerate(races)}
    counts = [
        {
            "id": id,
            "name": names[id],
            "count": count,
            "least": 0,
            "most": count + most[id] if id in most else MOST_SOULS,
        }
        for id, count in inside.items()
    ]
    reserve = {
        "id": RESERVE,
        "name": speaker.say("edit-reserve"),
        "count": position.tray[race],
        "least": 0,
        "most": races[race].in_box - out,
    }
    return {
        "id": seat["role"],
        "counts": [reserve, *counts],
        "more": [{"id": id, "name": names[id]} for id in names if id not in inside and most.get(id, 1)],
        "badges": [
            {"id": id, "name": speaker.name("power", id), "to": key}
            for key in BADGES
            for id in seat[key] or ()
        ],
    }


def _lost(id: str, speaker: CachedSpeaker) -> str:
    """Whose tokens lie in a Well."""
    if id == SOULS:
        return speaker.say("edit-souls")
    return speaker.name("marker" if id == TRIBES else "race", id)
