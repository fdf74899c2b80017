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
from sw_widget.game.scenario.reading import MOST_COINS


def printed_tokens(sheet: Edit, combo: Combo) -> int:
    """The tokens that banner and badge bring, as far as the tray has them."""
    rules = sheet.rules
    wanted = brought(rules, rules.race_index[combo["race"]], rules.power_index[combo["power"]])
    return min(wanted, sheet.available(combo["race"]))


def combo(sheet: Edit, given: Given) -> None:
    """The race and power of a player: the active ones, or those in decline at an index."""
    seat = sheet.seat(given.get("player"))[1]
    which, declined = given.get("which"), seat["declined"]
    if which == "active":
        old = seat["active"]
    else:
        at = sheet.number(which, 0, len(declined))
        old = declined[at] if at < len(declined) else None
    if not given.get("race"):
        if old is not None:
            _take_away(sheet, seat, old)
        return
    new = _wanted(sheet, given, old, in_decline=which != "active")
    if old is not None:
        _replace(sheet, old, new, in_decline=which != "active")
    elif which == "active":
        seat["active"] = new | {"hand": printed_tokens(sheet, new)}
        for older in declined:
            if older.get("returns"):  # only to a player without an active race
                forget_return(sheet, older)
    else:
        declined.append(new)
    _part(sheet, seat)


def _wanted(sheet: Edit, given: Given, old: Combo | None, *, in_decline: bool) -> Combo:
    """Banner and badge that were asked for, taken from where they lie; a missing badge is drawn."""
    race = sheet.one_of(given.get("race"), sheet.rules.race_index)
    sheet.check_free("race", race, old)
    if old is None or old["race"] != race:
        sheet.exchange("race", race, None if old is None else old["race"])
    before = None if old is None else old["power"]
    power = given.get("power") or None
    if power is None and not in_decline:
        power = before
        if power is None:
            stack = sheet.data["power_stack"] or sheet.data["discarded"]
            if not stack:
                raise Impossible("edit-no-badge", {})
            power = stack[0]
            sheet.note("edit-badge-drawn", power=("power", power), race=("race", race))
    if power is not None and power != before:
        sheet.check_free("power", sheet.one_of(power, sheet.rules.power_index), old)
        sheet.exchange("power", power, before)
    elif power is None:
        sheet.give_back("power", before)
    return {"race": race, "power": power}


def _replace(sheet: Edit, old: Combo, new: Combo, *, in_decline: bool) -> None:
    """Replace a race, or its badge; the tokens on the map become those of the new race."""
    before, stacked = old["race"], in_decline and _stacks(sheet, old) and _stacks(sheet, new)
    held = sheet.held(before)
    for region in held:
        sheet.regions[region]["race"] = new["race"]
    old |= new
    if in_decline and before != new["race"]:
        forget_return(sheet, old)
    followed = sum(sheet.regions[region]["tokens"] for region in held)
    if before != new["race"] and followed:
        sheet.note("edit-followed", race=("race", new["race"]), gone=("race", before), n=followed)
    if in_decline and not stacked:
        _thin_out(sheet, old)
    sheet.sort_markers(old, declined=in_decline, other_race=before != new["race"])
    if not in_decline:
        fit_pieces(sheet, old)
        _leave_bare(sheet, old)
        _fill_up(sheet, old)
    followed = sum(sheet.regions[region]["tokens"] for region in sheet.held(new["race"]))
    rules, race, there = sheet.rules, sheet.rules.race_index[new["race"]], sheet.available(new["race"])
    if followed > there:
        raise Impossible("edit-box-small", {"race": ("race", new["race"]), "n": there, "wanted": followed})
    if not in_decline:
        most = min(there, most_tokens(rules, race, rules.power_index[new["power"]]))
        old["hand"] = max(0, min(old["hand"], most - followed))


def _fill_up(sheet: Edit, active: Combo) -> None:
    """As many tokens stand in each region as the race needs to hold it."""
    least, come = sheet.least(active), 0
    for region in sheet.held(active["race"]):
        entry = sheet.regions[region]
        missing = least - entry["tokens"] - sheet.extras(active, entry)
        if missing > 0:
            entry["tokens"] += missing
            come += missing
    if come:
        sheet.note("edit-least", race=("race", active["race"]), n=least)
        active["hand"] = max(0, active["hand"] - come)


def _thin_out(sheet: Edit, declined: Combo) -> None:
    """What stays of a race in decline: one token a region, all of them, or a tower in one region."""
    _leave_bare(sheet, declined)
    held = sheet.held(declined["race"])
    if not keeps_all(sheet.rules, *_numbers(sheet, declined)):
        left = sum(sheet.regions[region]["tokens"] - LEAST for region in held)
        for region in held:
            sheet.regions[region]["tokens"] = LEAST
        if left:
            sheet.note("edit-thinned-out", race=("race", declined["race"]), n=left)
    if _stacks(sheet, declined) and len(held) > 1:
        _stack(sheet, declined["race"], held)


def _leave_bare(sheet: Edit, combo: Combo) -> None:
    """A race leaves regions without a token; in decline, markers that count as tokens hold none."""
    held = [(region, sheet.regions[region]) for region in sheet.held(combo["race"])]
    bare = [region for region, entry in held if not entry["tokens"] + sheet.extras(combo, entry)]
    for region in bare:
        sheet.vacate(region)
    if bare:
        sheet.note("edit-cleared", race=("race", combo["race"]), n=len(bare))


def _stacks(sheet: Edit, declined: Combo) -> bool:
    return sheet.rules.kit(*_numbers(sheet, declined), True).outlook.stacks_in_decline


def _numbers(sheet: Edit, declined: Combo) -> tuple[int, int]:
    """A race in decline and its badge (or -1), as the rules number them."""
    badge = NOBODY if declined["power"] is None else sheet.rules.power_index[declined["power"]]
    return sheet.rules.race_index[declined["race"]], badge


def _stack(sheet: Edit, race: str, held: list[str]) -> None:
    """All that stays is piled up in the first region; it can be put elsewhere."""
    first, *others = held
    for region in others:
        sheet.regions[first]["tokens"] += sheet.regions[region]["tokens"]
        sheet.vacate(region)
    n = sheet.regions[first]["tokens"]
    sheet.note("edit-stacked", race=("race", race), region=sheet.name(first), n=n)


def _take_away(sheet: Edit, seat: Seat, old: Combo) -> None:
    cleared = sheet.clear(old["race"])
    if cleared:
        sheet.note("edit-cleared", race=("race", old["race"]), n=cleared)
    sheet.give_back("race", old["race"])
    sheet.give_back("power", old["power"])
    if old is seat["active"]:
        seat["active"] = None
        _part(sheet, seat)
    else:
        seat["declined"].remove(old)


def _part(sheet: Edit, seat: Seat) -> None:
    """Peace with a race that leaves ends, and what that race had collected goes."""
    kit = seat["active"] and sheet.kit(seat["active"])
    if "ally" in seat and not (kit and kit.outlook.makes_peace):
        del seat["ally"]
    if "pile" in seat and not (kit and kit.outlook.trades):
        sheet.note("edit-pile-gone", n=sum(seat.pop("pile").values()))


def decline(sheet: Edit, given: Given) -> None:
    """The active race of a player goes into decline with what stands on the map."""
    number, seat = sheet.seat(given.get("player"))
    active: Combo | None = seat["active"]
    if active is None:
        raise Impossible("edit-no-race", {"player": ("player", number)})
    keeps = sheet.kit(active).keeps_badge
    if not keeps and active["power"] is not None:
        sheet.data["discarded"].append(active["power"])
    declined = {"race": active["race"], "power": active["power"] if keeps else None}
    declined |= badge_before(sheet, active)
    let_return(sheet, seat, active)
    seat["active"] = None
    seat["declined"].append(declined)
    _thin_out(sheet, declined)
    sheet.sort_markers(declined, declined=True, other_race=False)
    _part(sheet, seat)


# The column


def column(sheet: Edit, given: Given) -> None:
    """A combo on offer: another race or power, more coins, one more at the end, or one less."""
    rows: list[Combo] = sheet.data["column"]
    slot = sheet.number(given.get("slot"), 0, len(rows))
    if slot == len(rows):
        _reveal(sheet)
        return
    row = rows[slot]
    if given.get("race") == "":
        rows.remove(row)
        sheet.give_back("race", row["race"])
        sheet.give_back("power", row["power"])
        return
    for kind, index in (("race", sheet.rules.race_index), ("power", sheet.rules.power_index)):
        if kind in given:
            wanted, before = sheet.one_of(given[kind], index), row[kind]
            sheet.check_free(kind, wanted, None)
            if wanted != before:
                sheet.exchange(kind, wanted, before)
                row[kind] = wanted
    if "coins" in given:
        row["coins"] = sheet.number(given["coins"], 0, MOST_COINS)
    if not sheet.kit(row).outlook.grows_on_offer:
        row.pop("tokens", None)
    elif "tokens" in given:
        row["tokens"] = sheet.number(given["tokens"], 0, sheet.available(row["race"]))
    else:
        sheet.lay_tokens(row)
        said = {"race": ("race", row["race"]), "power": ("power", row["power"])}
        sheet.note("edit-tokens-lie", **said, n=row.get("tokens", 0))


def _reveal(sheet: Edit) -> None:
    """One more combo, from the top of the stacks."""
    data = sheet.data
    if not data["race_stack"] or not (data["power_stack"] or data["discarded"]):
        raise Impossible("edit-stack-empty", {})
    powers = data["power_stack"] or data["discarded"]
    data["column"].append({"race": data["race_stack"].pop(0), "power": powers.pop(0), "coins": 0})
