"""Coins of a turn, and who wins."""

from naive.blocks import blocks_of_flocking, plain_blocks
from naive.facts import PLACES
from naive.ground import controls, lies_at, places_among, where
from naive.lent_once import spend_lent, still_lent
from naive.place_lines import add_place_lines, pay_tribute
from naive.readings import (
    DIAMOND_FIELDS_COUNT_RUINS,
    DROW_MIND_LOST_TRIBES,
    ESCARGOTS_ARE_PAID_TWICE,
    RUINS_HOLD_ISLANDS,
    SCEPTER_DOUBLES_SPOILS,
    WINTER_FALLS_ON_RUINS,
    WINTER_TAKES_MORE_THAN_THERE_IS,
    WISE_COUNT_RUINS,
)
from naive.reborn import declined_powers
from naive.relics import doubled, rob
from naive.state import has_power, regions_of, ruins_of, tokens_on_the_map
from naive.team_coins import SOAPBAR, pay_share
from naive.teams import in_teams, winning_team
from naive.terrain import below_ground, count_of, is_coastal, is_kind, same_terrain
from naive.winter import in_winter

# Powers that pay a coin for each region of a kind.
FOR_LAND = {
    "forest": "forest",
    "hill": "hill",
    "swamp": "swamp",
    "mining": "mine",
    "mystic": "magic",
    "muddy": "swamp",
    "stone": "black_mountain",
}


def score(state):
    number = state["player"]
    player = state["players"][number]
    lines = {}
    race = player["active"]
    if race is not None:
        held = paying(state, regions_of(state, number, race["race"]))
        of_region = lines_of_escargots if race["race"] == "escargots" else region_lines
        for name in held:
            worth = of_region(state, race, name)
            spoils = spoils_of(state, race) * state["this_turn"]["spoils"].count(name)
            soapbar = int(lies_at(state, name, SOAPBAR))
            worth["scepter_of_avarice"] = (sum(worth.values()) + spoils + soapbar) * doubled(state, name)
            for rule, coins in worth.items():
                add(lines, rule, coins)
        add_other_lines(state, race, held, lines)
        race["first_turn"] = False
        spend_lent(state, race)
    for declined in player["declined"]:
        add_declined(state, number, declined, lines)
    add(lines, "vanishing", pay_of_vanished(state))
    if controls(state, number, SOAPBAR):
        add(lines, SOAPBAR, 1)
        state["this_turn"]["soapbar_paid"] = True
    add(lines, "island", whole_islands(state, number))
    tribute = pay_tribute(state, number)
    add(lines, "rusty_throne", tribute["bank"])
    lines = {rule: coins for rule, coins in lines.items() if coins}
    state["score"] = {"player": number, "total": sum(lines.values()), "lines": lines}
    player["coins"] += state["score"]["total"]
    pay_share(state)
    rob(state, tribute["players"])


def pay_of_vanished(state):
    """What Vanishing pays for the regions that were given up, also after the turn has been scored."""
    return 2 * state["this_turn"]["vanished"]


def spoils_of(state, race):
    """Coins for each non-empty region that was conquered, which its Scepter doubles, too."""
    orcs = race["race"] == "orcs"
    return SCEPTER_DOUBLES_SPOILS * (orcs + has_power(state, state["player"], "pillaging"))


def paying(state, names):
    """The regions that pay anybody: where the Balrog is, none does."""
    return [name for name in names if not lies_at(state, name, "balrog")]


def add(lines, rule, coins):
    lines[rule] = lines.get(rule, 0) + coins


def region_lines(state, race, name):
    """What a region of the active race is worth, line by line; never less than nothing."""
    number = state["player"]
    lines = {"regions": 1}
    if race["race"] == "humans" and not below_ground(state):
        lines["humans"] = int(is_kind(state, name, "farmland"))
    if race["race"] == "wizards":
        lines["wizards"] = int(is_kind(state, name, "magic"))
    if race["race"] == "dwarves":
        lines["dwarves"] = int(is_kind(state, name, "mine"))
    if race["race"] == "shrooms":
        lines["shrooms"] = int(is_kind(state, name, "forest"))
    if race["race"] == "drow":
        lines["drow"] = int(is_alone(state, name))
    if race["race"] == "khans":
        khans_land = is_kind(state, name, "farmland") or is_kind(state, name, "hill")
        lines["khans"] = 1 if khans_land else -1
    if has_power(state, number, "merchant"):
        lines["merchant"] = 1
    for power, kind in FOR_LAND.items():
        if has_power(state, number, power):
            lines[power] = int(is_kind(state, name, kind))
    if has_power(state, number, "frightened"):
        lines["frightened"] = int(state["regions"][name]["tokens"] >= 3)
    if has_power(state, number, "adventurous"):
        lines["adventurous"] = places_among(state, [name])
    if has_power(state, number, "fortified"):
        lines["fortified"] = state["regions"][name]["markers"].get("fortress", 0)
    add_place_lines(state, name, lines)
    if has_power(state, number, "goldsmith"):
        lines["goldsmith"] = 2 if is_kind(state, name, "mine") else -1
    if has_power(state, number, "aquatic"):
        lines["aquatic"] = 1 if is_coastal(state, name) else -1
    if race["race"] == "escargots":
        return lines
    worth = sum(coins for rule, coins in lines.items() if rule not in PLACES)  # they pay for themselves
    lines["floor"] = max(0, -worth)
    if in_winter(state, name) and (worth > 0 or WINTER_TAKES_MORE_THAN_THERE_IS):
        lines["ice_witches"] = -1
    return lines


def is_alone(state, name):
    """Whether a region of Drow borders no other race and no monsters."""
    for other in state["board"]["touches"][name] - {state["island"]}:
        region = state["regions"][other]
        if region["tokens"] and (region["player"], region["race"]) != (state["player"], "drow"):
            return False
        if lies_at(state, other, "monster") or (region["lost_tribe"] and DROW_MIND_LOST_TRIBES):
            return False
    return True


def lines_of_escargots(state, race, name):
    """What their power brings at the end of the turn; what it takes was taken when the region paid."""
    lines = region_lines(state, race, name)
    del lines["regions"]
    of_power = sum(coins for rule, coins in lines.items() if rule not in PLACES)
    lines["floor"] = max(0, -of_power)
    return lines


def pay_escargots(state):
    """At the start of their turn, for what they hold: a coin a region, less what its worth is lowered by."""
    player = state["players"][state["player"]]
    race = player["active"]
    if race is None or race["race"] != "escargots":
        return
    for name in regions_of(state, state["player"], "escargots"):
        less = [coins for coins in region_lines(state, race, name).values() if coins < 0]
        player["coins"] += max(0, 1 + sum(less) - in_winter(state, name))
    state["this_turn"]["escargots_paid"] = True


def add_other_lines(state, race, held, lines):
    """What an active race earns beside its regions."""
    this_turn = state["this_turn"]
    number = state["player"]
    if race["race"] == "orcs":
        lines["orcs"] = this_turn["non_empty"]
    if race["race"] == "gypsies":
        lines["gypsies"] = len(this_turn["abandoned"])
    if race["race"] == "humans" and below_ground(state) and race["first_turn"]:
        lines["humans"] = 5
    if has_power(state, number, "pillaging"):
        lines["pillaging"] = this_turn["non_empty"]
    if has_power(state, number, "alchemist"):
        lines["alchemist"] = 2
    if has_power(state, number, "peace_loving") and not this_turn["attacked"]:
        lines["peace_loving"] = 3
    if has_power(state, number, "barricade") and len(held) <= 4:
        lines["barricade"] = 3
    if has_power(state, number, "imperial"):
        lines["imperial"] = max(0, len(held) - 3)
    if has_power(state, number, "exploring"):
        above = sum(state["board"]["regions"][name]["island"] is not None for name in held)
        lines["exploring"] = min(above, len(held) - above)
    if has_power(state, number, "fisher"):
        lines["fisher"] = sum(is_coastal(state, name) for name in held) // 2
    if has_power(state, number, "flocking") and blocks_of_flocking(state, number, race["race"], held) == 1:
        lines["flocking"] = 2
    if has_power(state, number, "quarreling"):
        lines["quarreling"] = plain_blocks(state, held)
    if pays_wealth(state, race):
        lines["wealthy"] = 7


def pays_wealth(state, race):
    """Wealthy pays in the first turn, as a copy in the turn of the copy, and from Stonehedge once a race."""
    if race["power"] == "wealthy":
        return race["first_turn"] or race["badge"] == "copycat"
    if "wealthy" in race["powers"] and "wealthy" in state["this_turn"]["bought"]:
        return True
    return race["lent"] == "wealthy" and still_lent(state, race)


def add_declined(state, number, declined, lines):
    """A race in decline, also where it lies under Scavengers."""
    race = declined["race"]
    if race == "escargots" and state["this_turn"]["escargots_paid"] and not ESCARGOTS_ARE_PAID_TWICE:
        return
    held = paying(state, regions_of(state, number, race))
    ruins = ruins_of(state, number, race)
    if race == "priestesses":
        add(lines, "priestesses", sum(state["regions"][name]["tokens"] for name in held))
        add(lines, "priestesses", sum(state["regions"][name]["under"]["tokens"] for name in ruins))
    else:
        add(lines, "declined", len(held) + len(ruins))
    if race == "dwarves":
        add(lines, "dwarves", count_of(state, [*held, *ruins], "mine"))
    if "muddy" in declined_powers(state, number, declined):
        add(lines, "muddy", count_of(state, [*held, *ruins], "swamp"))
    wise_in = [*regions_of(state, number, race), *(ruins if WISE_COUNT_RUINS else [])]
    if "wise" in declined_powers(state, number, declined) and wise_in:
        add(lines, "wise", 2)
    for name in held:
        add_place_lines(state, name, lines)
    fields = where(state, "diamond_fields")
    if fields in held and DIAMOND_FIELDS_COUNT_RUINS:
        add(lines, "diamond_fields", sum(same_terrain(state, name, fields) for name in ruins))
    cold = [*held, *ruins] if WINTER_FALLS_ON_RUINS else held
    add(lines, "ice_witches", -sum(in_winter(state, name) for name in cold))


def whole_islands(state, number):
    """Islands whose land one race of the player holds."""
    player = state["players"][number]
    races = [player["active"]["race"]] if player["active"] else []
    races += [declined["race"] for declined in player["declined"]]
    whole = 0
    for race in races:
        held = set(regions_of(state, number, race))
        if RUINS_HOLD_ISLANDS:
            held |= set(ruins_of(state, number, race))
        whole += sum(land <= held for land in state["board"]["islands"].values())
    return whole


def winners(state):
    if in_teams(state):
        return winning_team(state)

    def standing(number):
        return state["players"][number]["coins"], tokens_on_the_map(state, number)

    if state["necromancer_won"]:
        return [state["necromancer"]]
    others = [number for number in range(len(state["players"])) if number != state["necromancer"]]
    best = max(standing(number) for number in others)
    return [number for number in others if standing(number) == best]
