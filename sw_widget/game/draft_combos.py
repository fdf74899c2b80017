"""Changes to a draft: the races and powers of the players, and those on offer.

A change that needs several keys at once is one change: a race that is replaced leaves its regions to the
new one, a race that is taken away leaves the map.
"""

from __future__ import annotations

from sw_widget.game.draft_possible import GARRISON, brought, keeps_all, most_tokens
from sw_widget.game.draft_problems import Impossible
from sw_widget.game.draft_sheet import Combo, Given, Seat, Sheet
from sw_widget.game.scenario import MOST_COINS


def printed_tokens(sheet: Sheet, combo: Combo) -> int:
    """What banner and badge bring."""
    rules = sheet.rules
    return brought(rules, rules.race_index[combo["race"]], rules.power_index[combo["power"]])


def combo(sheet: Sheet, given: Given) -> None:
    """The race and power of a player: the active ones, or those in decline at an index."""
    seat = sheet.seat(given.get("player"))[1]
    place, declined = given.get("place"), seat["declined"]
    if place == "active":
        old = seat["active"]
    else:
        at = sheet.number(place, 0, len(declined))
        old = declined[at] if at < len(declined) else None
    if not given.get("race"):
        if old is not None:
            _take_away(sheet, seat, old)
        return
    new = _wanted(sheet, given, old, in_decline=place != "active")
    if old is not None:
        _replace(sheet, old, new, in_decline=place != "active")
    elif place == "active":
        seat["active"] = new | {"hand": printed_tokens(sheet, new)}
    else:
        declined.append(new)
    _keep_peace(sheet, seat)


def _wanted(sheet: Sheet, given: Given, old: Combo | None, *, in_decline: bool) -> Combo:
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


def _replace(sheet: Sheet, old: Combo, new: Combo, *, in_decline: bool) -> None:
    """Another race, or the same with another badge: what stands on the map follows."""
    before = old["race"]
    followed = 0
    for entry in sheet.regions.values():
        if entry and entry.get("race") == before:
            entry["race"] = new["race"]
            followed += entry["tokens"]
    rules, race = sheet.rules, sheet.rules.race_index[new["race"]]
    in_box = rules.races[race].in_box
    if followed > in_box:
        raise Impossible("edit-box-small", {"race": ("race", new["race"]), "n": in_box, "wanted": followed})
    if before != new["race"] and followed:
        sheet.note("edit-followed", race=("race", new["race"]), gone=("race", before), n=followed)
    old |= new
    if "hand" in old:
        most = most_tokens(rules, race, rules.power_index[new["power"]])
        old["hand"] = max(0, min(old["hand"], most - followed))
    if in_decline:
        _thin_out(sheet, old)
    sheet.sort_markers(old, declined=in_decline, other_race=before != new["race"])


def _thin_out(sheet: Sheet, declined: Combo) -> None:
    """One token stays in each region of a race in decline, but for those that keep all of them."""
    if keeps_all(sheet.rules, sheet.rules.race_index[declined["race"]]):
        return
    held = [entry for entry in sheet.regions.values() if entry and entry.get("race") == declined["race"]]
    left = sum(entry["tokens"] - GARRISON for entry in held)
    for entry in held:
        entry["tokens"] = GARRISON
    if left:
        sheet.note("edit-thinned-out", race=("race", declined["race"]), n=left)


def _take_away(sheet: Sheet, seat: Seat, old: Combo) -> None:
    cleared = sheet.clear(old["race"])
    if cleared:
        sheet.note("edit-cleared", race=("race", old["race"]), n=cleared)
    sheet.give_back("race", old["race"])
    sheet.give_back("power", old["power"])
    if old is seat["active"]:
        seat["active"] = None
        _keep_peace(sheet, seat)
    else:
        seat["declined"].remove(old)


def _keep_peace(sheet: Sheet, seat: Seat) -> None:
    """Peace ends with the race that made it."""
    active, rules = seat["active"], sheet.rules
    if "ally" not in seat:
        return
    combo = active and (rules.race_index[active["race"]], rules.power_index[active["power"]])
    if not combo or not rules.kit(*combo, False).names_ally:
        del seat["ally"]


def decline(sheet: Sheet, given: Given) -> None:
    """The active race of a player goes into decline with what stands on the map."""
    number, seat = sheet.seat(given.get("player"))
    active: Combo | None = seat["active"]
    if active is None:
        raise Impossible("edit-no-race", {"player": ("player", number)})
    rules = sheet.rules
    race, power = rules.race_index[active["race"]], rules.power_index[active["power"]]
    keeps = rules.kit(race, power, False).keeps_badge
    if not keeps:
        sheet.data["discarded"].append(active["power"])
    declined = {"race": active["race"], "power": active["power"] if keeps else None}
    seat["active"] = None
    seat["declined"].append(declined)
    _thin_out(sheet, declined)
    sheet.sort_markers(declined, declined=True, other_race=False)
    _keep_peace(sheet, seat)


# The column


def column(sheet: Sheet, given: Given) -> None:
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


def _reveal(sheet: Sheet) -> None:
    """One more combo, from the top of the stacks."""
    data = sheet.data
    if not data["race_stack"] or not (data["power_stack"] or data["discarded"]):
        raise Impossible("edit-stack-empty", {})
    powers = data["power_stack"] or data["discarded"]
    data["column"].append({"race": data["race_stack"].pop(0), "power": powers.pop(0), "coins": 0})
