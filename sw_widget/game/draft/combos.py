"""Changes to a draft: the races and powers of the players, and those on offer.

A change that needs several keys at once is one change: a race that is replaced leaves its regions to the
new one, a race that is taken away leaves the map.
"""

from __future__ import annotations

from sw_widget.engine.kit import LEAST
from sw_widget.engine.position import NOBODY
from sw_widget.game.declared_effects import keeps_all
from sw_widget.game.draft.copied_powers import badge_before, fit_pieces, forget_return, let_return
from sw_widget.game.draft.edit import Combo, Edit, Given, Seat
from sw_widget.game.draft.limits import brought, most_tokens
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.offer import MOST_COINS


def printed_tokens(edit: Edit, combo: Combo) -> int:
    """The tokens that banner and badge bring, as far as the tray has them."""
    rules = edit.rules
    wanted = brought(rules, rules.race_index[combo["race"]], rules.power_index[combo["power"]])
    return min(wanted, edit.available(combo["race"]))


def combo(edit: Edit, given: Given) -> None:
    """The race and power of a player: the active ones, or those in decline at an index."""
    seat = edit.seat(given.get("player"))[1]
    which, declined = given.get("which"), seat["declined"]
    if which == "active":
        old = seat["active"]
    else:
        at = edit.number(which, 0, len(declined))
        old = declined[at] if at < len(declined) else None
    if not given.get("race"):
        if old is not None:
            _take_away(edit, seat, old)
        return
    new = _wanted(edit, given, old, in_decline=which != "active")
    if old is not None:
        _replace(edit, old, new, in_decline=which != "active")
    elif which == "active":
        seat["active"] = new | {"hand": printed_tokens(edit, new)}
        for older in declined:
            if older.get("returns"):  # only to a player without an active race
                forget_return(edit, older)
    else:
        declined.append(new)
    _part(edit, seat)


def _wanted(edit: Edit, given: Given, old: Combo | None, *, in_decline: bool) -> Combo:
    """Banner and badge that were asked for, taken from where they lie; a missing badge is drawn."""
    race = edit.one_of(given.get("race"), edit.pickable)
    edit.check_free("race", race, old)
    if old is None or old["race"] != race:
        edit.exchange("race", race, None if old is None else old["race"])
    before = None if old is None else old["power"]
    power = given.get("power") or None
    if power is None and not in_decline:
        power = before
        if power is None:
            stack = edit.data["power_stack"] or edit.data["discarded"]
            if not stack:
                raise Impossible("edit-no-badge", {})
            power = stack[0]
            edit.note("edit-badge-drawn", power=("power", power), race=("race", race))
    if power is not None and power != before:
        edit.check_free("power", edit.one_of(power, edit.rules.power_index), old)
        edit.exchange("power", power, before)
    elif power is None:
        edit.give_back("power", before)
    return {"race": race, "power": power}


def _replace(edit: Edit, old: Combo, new: Combo, *, in_decline: bool) -> None:
    """Replace a race, or its badge; the tokens on the map become those of the new race."""
    before, stacked = old["race"], in_decline and _stacks(edit, old) and _stacks(edit, new)
    held = edit.held(before)
    for region in held:
        edit.regions[region]["race"] = new["race"]
    old |= new
    if in_decline and before != new["race"]:
        forget_return(edit, old)
    followed = sum(edit.regions[region]["tokens"] for region in held)
    if before != new["race"] and followed:
        edit.note("edit-followed", race=("race", new["race"]), gone=("race", before), n=followed)
    if in_decline and not stacked:
        _thin_out(edit, old, keeps_all(edit.rules, *_numbers(edit, old)))
    edit.sort_markers(old, declined=in_decline, other_race=before != new["race"])
    if not in_decline:
        fit_pieces(edit, old)
        _leave_bare(edit, old)
        _fill_up(edit, old)
    followed = sum(edit.regions[region]["tokens"] for region in edit.held(new["race"]))
    rules, race, there = edit.rules, edit.rules.race_index[new["race"]], edit.available(new["race"])
    if followed > there:
        raise Impossible("edit-box-small", {"race": ("race", new["race"]), "n": there, "wanted": followed})
    if not in_decline:
        most = min(there, most_tokens(edit.position, race, rules.power_index[new["power"]]))
        old["hand"] = max(0, min(old["hand"], most - followed))


def _fill_up(edit: Edit, active: Combo) -> None:
    """As many tokens stand in each region as the race needs to hold it."""
    least, come = edit.least(active), 0
    for region in edit.held(active["race"]):
        entry = edit.regions[region]
        missing = least - entry["tokens"] - edit.extras(active, entry)
        if missing > 0:
            entry["tokens"] += missing
            come += missing
    if come:
        edit.note("edit-least", race=("race", active["race"]), n=least)
        active["hand"] = max(0, active["hand"] - come)


def _thin_out(edit: Edit, declined: Combo, all_stay: bool) -> None:
    """What stays of a race in decline: one token a region, all of them, or a tower in one region."""
    _leave_bare(edit, declined)
    held = edit.held(declined["race"])
    if not all_stay:
        left = sum(edit.regions[region]["tokens"] - LEAST for region in held)
        for region in held:
            edit.regions[region]["tokens"] = LEAST
        if left:
            edit.note("edit-thinned-out", race=("race", declined["race"]), n=left)
    if _stacks(edit, declined) and len(held) > 1:
        _stack(edit, declined["race"], held)


def _leave_bare(edit: Edit, combo: Combo) -> None:
    """A race leaves regions without a token; in decline, markers that count as tokens hold none."""
    held = [(region, edit.regions[region]) for region in edit.held(combo["race"])]
    bare = [region for region, entry in held if not entry["tokens"] + edit.extras(combo, entry)]
    for region in bare:
        edit.vacate(region)
    if bare:
        edit.note("edit-cleared", race=("race", combo["race"]), n=len(bare))


def _stacks(edit: Edit, declined: Combo) -> bool:
    return edit.rules.kit(*_numbers(edit, declined), True).outlook.stacks_in_decline


def _numbers(edit: Edit, declined: Combo) -> tuple[int, int]:
    """A race in decline and its badge (or -1), as the rules number them."""
    badge = NOBODY if declined["power"] is None else edit.rules.power_index[declined["power"]]
    return edit.rules.race_index[declined["race"]], badge


def _stack(edit: Edit, race: str, held: list[str]) -> None:
    """All that stays is piled up in the first region; it can be put elsewhere."""
    first, *others = held
    for region in others:
        edit.regions[first]["tokens"] += edit.regions[region]["tokens"]
        edit.vacate(region)
    n = edit.regions[first]["tokens"]
    edit.note("edit-stacked", race=("race", race), region=edit.name(first), n=n)


def _take_away(edit: Edit, seat: Seat, old: Combo) -> None:
    cleared = edit.clear(old["race"])
    if cleared:
        edit.note("edit-cleared", race=("race", old["race"]), n=cleared)
    edit.give_back("race", old["race"])
    edit.give_back("power", old["power"])
    if old is seat["active"]:
        seat["active"] = None
        _part(edit, seat)
    else:
        seat["declined"].remove(old)


def _part(edit: Edit, seat: Seat) -> None:
    """Peace with a race that leaves ends, and what that race had collected goes."""
    kit = seat["active"] and edit.kit(seat["active"])
    if "ally" in seat and not (kit and kit.outlook.makes_peace):
        del seat["ally"]
    if "pile" in seat and not (kit and kit.outlook.trades):
        edit.note("edit-pile-gone", n=sum(seat.pop("pile").values()))


def decline(edit: Edit, given: Given) -> None:
    """The active race of a player goes into decline with what stands on the map."""
    number, seat = edit.seat(given.get("player"))
    active: Combo | None = seat["active"]
    if active is None:
        raise Impossible("edit-no-race", {"player": ("player", number)})
    keeps, all_stay = edit.kit(active).keeps_badge, edit.kit(active).keeps_all
    if not keeps and active["power"] is not None:
        edit.data["discarded"].append(active["power"])
    declined = {"race": active["race"], "power": active["power"] if keeps else None}
    declined |= badge_before(edit, active)
    let_return(edit, seat, active)
    seat["active"] = None
    seat["declined"].append(declined)
    _thin_out(edit, declined, all_stay)
    edit.sort_markers(declined, declined=True, other_race=False)
    _part(edit, seat)


# The column


def column(edit: Edit, given: Given) -> None:
    """A combo on offer: another race or power, more coins, one more at the end, or one less."""
    rows: list[Combo] = edit.data["column"]
    slot = edit.number(given.get("slot"), 0, len(rows))
    if slot == len(rows):
        _reveal(edit)
        return
    row = rows[slot]
    if given.get("race") == "":
        rows.remove(row)
        edit.give_back("race", row["race"])
        edit.give_back("power", row["power"])
        return
    for kind, index in (("race", edit.pickable), ("power", edit.rules.power_index)):
        if kind in given:
            wanted, before = edit.one_of(given[kind], index), row[kind]
            edit.check_free(kind, wanted, None)
            if wanted != before:
                edit.exchange(kind, wanted, before)
                row[kind] = wanted
    if "coins" in given:
        row["coins"] = edit.number(given["coins"], 0, MOST_COINS)
    if not edit.kit(row).outlook.grows_on_offer:
        row.pop("tokens", None)
    elif "tokens" in given:
        row["tokens"] = edit.number(given["tokens"], 0, edit.available(row["race"]))
    else:
        edit.lay_tokens(row)
        said = {"race": ("race", row["race"]), "power": ("power", row["power"])}
        edit.note("edit-tokens-lie", **said, n=row.get("tokens", 0))


def _reveal(edit: Edit) -> None:
    """One more combo, from the top of the stacks."""
    data = edit.data
    if not data["race_stack"] or not (data["power_stack"] or data["discarded"]):
        raise Impossible("edit-stack-empty", {})
    powers = data["power_stack"] or data["discarded"]
    data["column"].append({"race": data["race_stack"].pop(0), "power": powers.pop(0), "coins": 0})
