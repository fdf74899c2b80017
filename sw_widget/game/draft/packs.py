"""Changes to a draft: which packs are in play."""

from __future__ import annotations

from sw_widget import packs as boxes
from sw_widget.engine.chance import generator
from sw_widget.engine.checks import Problem
from sw_widget.engine.rules import Rules
from sw_widget.game.declared_effects import declared
from sw_widget.game.draft.copied_powers import forget_badges
from sw_widget.game.draft.edit import Edit, Given
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.draft.region_markers import take_out


def packs(edit: Edit, given: Given) -> None:
    """Take a pack into the game, or out of it. What a player has must be given back first."""
    now: list[str] = edit.data["packs"]
    known = {id: number for number, id in enumerate(boxes.known())}
    id, wanted = edit.one_of(given.get("pack"), known), given.get("on")
    if not isinstance(wanted, bool):
        raise Impossible("edit-unknown", {})
    if wanted == (id in now):
        return
    if not wanted:
        _refuse_board(edit, id)
    chosen = [other for other in known if (wanted if other == id else other in now)]
    rules = _rules(edit, id, chosen)
    before, after = edit.rules, rules
    for kind, old, new in (
        ("race", before.race_index, after.race_index),
        ("power", before.power_index, after.power_index),
    ):
        _refuse_held(edit, id, kind, old.keys() - new.keys())
        _take_out(edit, kind, [id for id in old if id not in new])
        of_roles = {after.races[race].id for race in after.roles} if kind == "race" else set()
        _mix_in(edit, kind, [id for id in new if id not in old and id not in of_roles])
    powers = before.power_index.keys() - after.power_index.keys()
    take_out(edit, before.marker_index.keys() - after.marker_index.keys(), powers)
    forget_badges(edit, after)
    for name in before.variants:
        if name not in after.variants:
            edit.note("edit-variant-gone", variant=("variant", name), pack=("pack", id))
    edit.data["packs"], edit.data["variants"] = chosen, list(after.variants)
    pack = boxes.get(id)
    said = {"pack": ("pack", id), "races": len(pack.races), "powers": len(pack.powers)}
    edit.note("edit-pack-in" if wanted else "edit-pack-out", **said)


def is_needed(sheet_packs: list[str], board: object, id: str) -> bool:
    """Whether a pack cannot be taken out: the board is of it, or there is no other."""
    return sheet_packs == [id] or (isinstance(board, str) and board in boxes.get(id).boards)


def _refuse_board(edit: Edit, id: str) -> None:
    if is_needed(edit.data["packs"], edit.data["board"], id):
        raise Impossible("edit-pack-board", {"pack": ("pack", id)})


def _rules(edit: Edit, id: str, chosen: list[str]) -> Rules:
    """The rules with these packs; some packs do not go together."""
    found = boxes.get_all(chosen)
    offered = {variant.id for pack in found for variant in pack.variants}
    variants = [name for name in edit.rules.variants if name in offered]
    try:
        rules = Rules(edit.rules.board, found, variants)
        _check_markers(rules)
    except Problem as problem:
        raise Impossible("edit-pack-problem", {"pack": ("pack", id), "what": problem.message}) from None
    return rules


def _check_markers(rules: Rules) -> None:
    """A race or power of one's own may use the pieces of another pack, which is in play then."""
    for effect in declared(rules):
        marker = getattr(effect, "marker", None)
        if marker is not None and getattr(effect, "has_marker", True) and marker not in rules.marker_index:
            raise Problem("packs", f"{marker!r} is a piece of another pack, which is needed, too")


def _refuse_held(edit: Edit, id: str, kind: str, gone: set[str]) -> None:
    """Refuse to take something away that a player has."""
    for player, combo in edit.combos:
        if combo[kind] in gone:
            why = "edit-pack-race" if kind == "race" else "edit-pack-power"
            said = {"pack": ("pack", id), "player": ("player", player), kind: (kind, combo[kind])}
            raise Impossible(why, said)
    for player, seat in enumerate(edit.data["players"]):
        for race in seat.get("pile", {}):
            if kind == "race" and race in gone:
                said = {"pack": ("pack", id), "player": ("player", player), "race": ("race", race)}
                raise Impossible("edit-pack-pile", said)


def _take_out(edit: Edit, kind: str, gone: list[str]) -> None:
    """Banners or badges leave the stacks; combos on offer are filled up from what is left."""
    piles = [edit.data[f"{kind}_stack"], *([edit.data["discarded"]] if kind == "power" else [])]
    for pile in piles:
        pile[:] = [id for id in pile if id not in gone]
    for row in [row for row in edit.data["column"] if row[kind] in gone]:
        edit.fill(row, kind, None)


def _mix_in(edit: Edit, kind: str, come: list[str]) -> None:
    """Banners or badges come somewhere into the stack; the order of the others stays."""
    stack: list[str] = edit.data[f"{kind}_stack"]
    rng = generator(edit.data["seed"], f"mix {kind}", len(stack))
    for id in come:
        stack.insert(rng.randrange(len(stack) + 1), id)
