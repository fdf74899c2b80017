"""Coins that places bring to whoever holds them, and what players pay each other when a turn ends."""

from naive.facts import TAVERN_COINS
from naive.ground import controls, lies_at, where
from naive.reach import neighbours
from naive.relics import active_neighbours
from naive.ruins import races_in
from naive.state import has_power, regions_of
from naive.team_coins import TAVERN
from naive.terrain import same_terrain


def add_place_lines(state, name, lines):
    """What places add to the worth of a region, for the race that holds it, active or not; the Tavern is for
    active races only.
    """
    for place, coins in (("keep_on_the_motherland", 1), ("mine_of_the_lost_dwarf", 2)):
        if lies_at(state, name, place):
            lines[place] = lines.get(place, 0) + coins
    if lies_at(state, name, TAVERN) and controls(state, state["player"], TAVERN):
        lines[TAVERN] = TAVERN_COINS
    fields = where(state, "diamond_fields")
    region = state["regions"][name]
    if fields in regions_of(state, region["player"], region["race"]) and same_terrain(state, name, fields):
        lines["diamond_fields"] = lines.get("diamond_fields", 0) + 1


def pay_tribute(state, number):
    """Who pays a coin to the player on turn, one entry a coin; and what the bank pays for Lost Tribes."""
    payers = []
    active = state["players"][number]["active"]
    if active and has_power(state, number, "thieving"):
        payers += sorted(active_neighbours(state, regions_of(state, number, active["race"])))
    bank = 0
    throne = where(state, "rusty_throne")
    if throne and state["regions"][throne]["player"] == number and not lies_at(state, throne, "balrog"):
        races, touches = set(), state["board"]["touches"]
        near = neighbours(state, throne) if controls(state, number, "rusty_throne") else touches[throne]
        for other in near - {state["island"]}:
            bank += int(state["regions"][other]["lost_tribe"] > 0)
            races |= {one for one in races_in(state, other) if one[0] != number and one[1] != state["bony"]}
        payers += [player for player, race in sorted(races)]
    return {"players": payers, "bank": bank}
