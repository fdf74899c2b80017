"""Changes to a draft: powers that a race has copied, and races in decline that will be active again."""

from __future__ import annotations

from sw_widget.engine.rules import Rules
from sw_widget.game.draft.edit import Combo, Edit, Seat


def end_copies(edit: Edit) -> None:
    """A power that is on offer no longer is copied no longer, and its pieces go with it."""
    offered = [row["power"] for row in edit.data["column"]]
    for player, seat in enumerate(edit.data["players"]):
        active: Combo = seat["active"] or {}
        copies = bool(active) and edit.kit({**active, "copied": None}).note_of("copied") is not None
        if active.get("copied") and not (copies and active["copied"] in offered):
            end_copy(edit, player, active)
        if not copies:
            active.pop("copied_once", None)


def end_copy(edit: Edit, player: int, active: Combo) -> None:
    """The active race of a player no longer has the power that it copied."""
    power = ("power", active.pop("copied"))
    edit.note("edit-copy-ended", player=("player", player), power=power)
    edit.sort_markers(active, declined=False, other_race=False)
    fit_pieces(edit, active)


def fit_pieces(edit: Edit, active: Combo) -> None:
    """Keep the pieces that run out if the combo has such; otherwise it begins with all of its own."""
    kit = edit.kit(active)
    known = {edit.rules.markers[marker].id for marker in kit.stock}
    pieces = {id: count for id, count in active.pop("pieces", {}).items() if id in known}
    if pieces:
        active["pieces"] = pieces


def badge_before(edit: Edit, active: Combo) -> dict[str, object]:
    """With which badge a race declines, where somebody may bring it back."""
    heard = "spares_declined" in edit.rules.heard
    return {"was": active["power"]} if heard and active["power"] is not None else {}


def let_return(edit: Edit, seat: Seat, active: Combo) -> None:
    """A race that declines may bring the older one back: that will be active again, with its badge."""
    if not edit.kit(active).answering.spares_declined:
        return
    for older in seat["declined"]:
        if edit.kit(older).counts_in_decline:
            older["returns"] = True
            badge = older.get("was")
            piles = (edit.data["discarded"], edit.data["power_stack"])
            pile = next((pile for pile in piles if badge in pile), None)
            if older["power"] is None and pile is not None:
                pile.remove(badge)
                older["power"] = badge
            return


def forget_badges(edit: Edit, after: Rules) -> None:
    """Badges of a pack that leaves the game: nobody had them, nobody has copied them."""
    for _, combo in edit.combos:
        if "spares_declined" not in after.heard:
            forget_return(edit, combo)
        elif combo.get("was") not in after.power_index:
            combo.pop("was", None)
        if "copied_once" in combo:
            combo["copied_once"] = [id for id in combo["copied_once"] if id in after.power_index]


def forget_return(edit: Edit, declined: Combo) -> None:
    """Nothing is known any more of the badge of a race in decline; one that waited with it is discarded."""
    declined.pop("was", None)
    if declined.pop("returns", False) and declined["power"] and not edit.kit(declined).keeps_badge:
        edit.data["discarded"].append(declined["power"])
        declined["power"] = None
