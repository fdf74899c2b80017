"""Changes to a draft: the lich that guards a race in decline."""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget import packs as boxes
from sw_widget.game.draft.edit import Edit, Given
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.beside_the_map import GUARD


def guard(edit: Edit, given: Given) -> None:
    """Send the lich to a race in decline; without one he waits beside the map."""
    race = given.get("race")
    if race is None:
        edit.data.pop(GUARD, None)
    elif guards(edit.data["packs"]) and race in _declined(edit):
        edit.data[GUARD] = race
    else:
        raise Impossible("edit-unknown", {})


def recall_guard(edit: Edit) -> None:
    """He leaves a race that is in decline no longer, and the game with his pack."""
    race = edit.data.get(GUARD)
    if race is not None and not (guards(edit.data["packs"]) and race in _declined(edit)):
        del edit.data[GUARD]
        edit.note("edit-guard-left", race=("race", race))


def _declined(edit: Edit) -> list[str]:
    return [combo["race"] for seat in edit.data["players"] for combo in seat["declined"]]


def guards(ids: Iterable[str]) -> bool:
    """Whether some packs have a lich."""
    effects = [effect for pack in boxes.get_all(ids) for effect in pack.common]
    return any(note.key == GUARD for effect in effects for note in effect.notes.values())
