"""Changes to a draft: tokens in decline that lie under those of an active race which leaves them there."""

from __future__ import annotations

from typing import Any

from sw_widget.game.draft.edit import Combo, Edit
from sw_widget.game.draft.problems import Impossible


def may_lie(edit: Edit, region: str, combo: Combo) -> bool:
    """Whether tokens of this combo would come to lie under those of the race that holds a region."""
    holder = edit.standing(region).get("race")
    if holder in (None, combo["race"]):
        return False
    return is_buried(edit, combo, edit.combo_of(holder)[1])


def is_buried(edit: Edit, below: Combo, above: Combo) -> bool:
    """Whether tokens of the one stay where the other moves in."""
    return "hand" in above and "hand" not in below and bool(edit.kit(above).answering.buries)


def lay(edit: Edit, region: str, player: int, combo: Combo) -> None:
    """One more token under those of the holder; another race that lay there leaves."""
    entry, race = edit.standing(region), combo["race"]
    under: dict[str, Any] | None = entry.get("under")
    if under is not None and under["race"] != race:
        edit.note("edit-replaced", region=edit.name(region), race=("race", under["race"]), n=under["tokens"])
        under = None
    there = 0 if under is None else under["tokens"]
    if not edit.position.tray[edit.rules.race_index[race]]:
        in_box = edit.rules.races[edit.rules.race_index[race]].in_box
        raise Impossible("edit-box", {"region": edit.name(region), "race": ("race", race), "n": in_box})
    entry["under"] = {"player": player, "race": race, "tokens": there + 1}
    edit.note("edit-beneath", race=("race", race), holder=("race", entry["race"]), region=edit.name(region))


def take(edit: Edit, region: str, race: str) -> bool:
    """Take one token away from under those of the holder; says whether one lay there."""
    entry = edit.standing(region)
    under = entry.get("under")
    if under is None or under["race"] != race:
        return False
    under["tokens"] -= 1
    if not under["tokens"]:
        del entry["under"]
    return True
