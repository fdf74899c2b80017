"""Where a race could attack at all: neighbours, borders, water, protection and peace.

Everything here looks at a state whose troops are already readied.
"""

from naive.flames import entry_of_flames, has_entry_of_its_own
from naive.ground import controls, lies_at, where
from naive.readings import (
    ANY_REGION_MEANS_ISLANDS_TOO,
    FLAMES_ATTACK_ALL_AROUND_THE_VOLCANO,
    FLYING_FLAMES_ENTER_ANYWHERE,
    KRAKEN_HOLD_SEAS_AND_LAKES,
    SHORES_OF_BORDER_RIVERS_ARE_BORDERS,
    SLINGMEN_JUMP_THROUGH_CAVERNS,
)
from naive.state import GHOSTS, asked_once, has_power, is_active, mover, mover_has, mover_regions
from naive.terrain import at_chasm, below_ground, is_coastal, is_kind, same_terrain


@asked_once
def adjacent(state, one, other):
    """Whether two regions are adjacent for the race that moves now, which holds the first or starts there."""
    if other in state["board"]["touches"][one]:
        return True
    return not beyond_powers(state, other) and linked(state, one, other)


def linked(state, one, other, swimming=True):
    """Whether regions that do not touch are neighbours for the race that moves, by itself or by a power;
    Lizardmen swim in conquests.
    """
    if one == other:
        return False
    race = mover(state)["race"]
    caverns = is_kind(state, one, "cavern") and is_kind(state, other, "cavern")
    if mover_has(state, "underworld") and caverns:
        return True
    if race == "spiderines" and (at_chasm(state, other) if below_ground(state) else caverns):
        return True
    if race == "lizardmen" and swimming and swims(state, one, other):
        return True
    return piped(state, one, other)


def piped(state, one, other):
    """Whether the Great Brass Pipe joins two regions for the active race that moves."""
    pipe = where(state, "great_brass_pipe")
    if state["mover"] == "ghouls" or not controls(state, state["player"], "great_brass_pipe"):
        return False
    return same_terrain(state, one, pipe) and same_terrain(state, other, pipe)


def swims(state, one, other):
    """Whether Lizardmen come from one region to the other through Rivers and Lakes."""
    reached = {one}
    ways = [one]
    while ways:
        here = ways.pop()
        for step in {step for step in state["regions"] if beside(state, here, step)} - reached:
            if step == other:
                return True
            if is_kind(state, step, "river") or is_kind(state, step, "lake"):
                reached.add(step)
                ways.append(step)
    return False


def neighbours(state, name):
    """What lies next to a region for the active race on turn where nothing is conquered: what it touches, and
    what the Great Brass Pipe joins it to.
    """
    found = set(state["board"]["touches"][name])
    pipe = where(state, "great_brass_pipe")
    if pipe and controls(state, state["player"], "great_brass_pipe") and same_terrain(state, name, pipe):
        found |= {other for other in state["regions"] if same_terrain(state, other, pipe)}
    return found - {name}


def is_entry(state, name):
    """Whether a race may begin there: on the edge of the ground, never on an island."""
    regions = state["board"]["regions"]
    if regions[name]["island"]:
        return False
    if regions[name]["border"]:
        return True
    if is_kind(state, name, "water"):
        return False
    shores = ("sea", "river") if SHORES_OF_BORDER_RIVERS_ARE_BORDERS else ("sea",)
    for other in state["board"]["touches"][name]:
        if regions[other]["terrain"] in shores and regions[other]["border"] and not regions[other]["island"]:
            return True
    return False


PROTECTING = ("hole", "hero", "dragon", "catapult", "transformed_drakon", "cannon", "great_ancient", "queen")


def beyond_powers(state, name):
    """Whether no benefit of an attacker works in a region of another player: for active Gnomes, and for the
    race that Bony guards.
    """
    if guarded_by_bony(state, name):
        return True
    region = state["regions"][name]
    if region["race"] != "gnomes" or region["player"] in (None, state["player"]):
        return False
    return is_active(state, region["player"], "gnomes")


def guarded_by_bony(state, name):
    """Whether nothing of the player on turn works in a region, not even what is no attack."""
    region = state["regions"][name]
    return region["player"] not in (None, state["player"]) and region["race"] == state["bony"]


def protected(state, name):
    """Whether a region is protected from the races and powers of the player on turn."""
    region = state["regions"][name]
    if region["player"] in (None, state["player"]):
        return False
    if any(region["markers"].get(marker) for marker in PROTECTING):
        return True
    if region["race"] == "white_ladies" and not is_active(state, region["player"], region["race"]):
        return True
    return region["race"] == "shrubmen" and is_kind(state, name, "forest")


def closed(state, name):
    """Whether no race and no power of the player on turn can do anything to a region."""
    return name in state["lava"] or name in state["burning"] or haunted(state, name) or protected(state, name)


def haunted(state, name):
    """Whether the Balrog, the Volcano, the Tomb-Raider's Ghost or Necromancer Island keeps everybody out but
    its holder.
    """
    return name == state["island"] or kept_by_marker(state, name)


def kept_by_marker(state, name):
    if lies_at(state, name, "balrog"):
        return True
    own = state["regions"][name]["player"] == state["player"]
    return not own and any(lies_at(state, name, marker) for marker in ("volcano", "tomb_raider_ghost"))


def at_peace(state, name):
    """Whether the active race of a player who made peace with the one on turn holds a region; nobody makes
    peace with the Necromancer.
    """
    region = state["regions"][name]
    if region["player"] in (None, state["player"]) or state["player"] == state["necromancer"]:
        return False
    holder = state["players"][region["player"]]
    return is_active(state, region["player"], region["race"]) and holder["ally"] == state["player"]


def is_barred(state, name):
    """Whether a region is no land, and the race that moves cannot go there."""
    if is_kind(state, name, "chasm"):
        return True
    if not is_deep(state, name) or (mover(state)["race"] == "kraken" and KRAKEN_HOLD_SEAS_AND_LAKES):
        return False
    return not mover_has(state, "seafaring")


def is_deep(state, name):
    """Whether only some races and powers go there at all."""
    return is_kind(state, name, "sea") or is_kind(state, name, "lake")


@asked_once
def forbidden(state, name):
    """own_region, water, immune or peace: what forbids an attack wherever the attacker stands."""
    region = state["regions"][name]
    race = mover(state)["race"]
    if region["player"] == state["player"] and region["race"] == race:
        return "own_region"
    if name == state["island"] and state["player"] == state["necromancer"]:
        return "own_region"
    if is_barred(state, name):
        return "water"
    if closed(state, name):
        return "immune"
    by_gift = state["mover"] == "ghouls" or in_second_wave(state) or is_deep(state, name)
    if beyond_powers(state, name) and by_gift:
        return "immune"
    if state["mover"] == "active" and at_peace(state, name):
        return "peace"
    return None


def in_second_wave(state):
    return mover_has(state, "marauding") and state["this_turn"]["second_wave"]


def flies_to(state, name):
    """Whether Flying carries the race that moves to a region, wherever it stands."""
    if beyond_powers(state, name) or is_kind(state, name, "water"):
        return False
    return mover_has(state, "flying")


@asked_once
def out_of_reach(state, name):
    """not_border or not_adjacent."""
    held = mover_regions(state)
    flies = flies_to(state, name)
    above = state["board"]["regions"][name]["island"] is not None
    if not held:
        return None if may_enter(state, name, flies, above) else "not_border"
    if flies or any(adjacent(state, own, name) for own in held) or is_jump(state, name):
        return None
    if mover(state)["race"] == "flames" and FLAMES_ATTACK_ALL_AROUND_THE_VOLCANO:
        volcano = where(state, "volcano")
        if volcano and entry_of_flames(state, name) and not beyond_powers(state, name):
            return None
    return "not_adjacent"


def may_enter(state, name, flies, above):
    """Whether a race without a region may begin there."""
    race = mover(state)["race"]
    anywhere = flies and (not above or ANY_REGION_MEANS_ISLANDS_TOO)
    if has_entry_of_its_own(state, race):
        if beyond_powers(state, name) and not is_entry(state, name):
            return False
        return entry_of_flames(state, name) or (anywhere and FLYING_FLAMES_ENTER_ANYWHERE)
    if race == GHOSTS:
        return anywhere or name in state["board"]["touches"][state["island"]]
    if anywhere or is_entry(state, name):
        return True
    if beyond_powers(state, name):
        return False
    if race == "halflings":
        return not above or ANY_REGION_MEANS_ISLANDS_TOO
    if race == "storm_giants":
        return above
    if race == "lizardmen":
        return is_coastal(state, name) and (not above or ANY_REGION_MEANS_ISLANDS_TOO)
    return race == "spiderines" and below_ground(state) and at_chasm(state, name)


def is_jump(state, name):
    """Whether Slingmen would jump there: two steps away, not over a Sea, and next to none of theirs."""
    held = mover_regions(state)
    if mover(state)["race"] != "slingmen" or name in held or beyond_powers(state, name):
        return False
    if any(adjacent(state, own, name) for own in held):
        return False
    for step, printed in state["board"]["regions"].items():
        if printed["terrain"] != "sea" and step_of_jump(state, step, name):
            if any(step_of_jump(state, own, step) for own in held):
                return True
    return False


def step_of_jump(state, one, other):
    if SLINGMEN_JUMP_THROUGH_CAVERNS:
        return adjacent(state, one, other)
    return other in state["board"]["touches"][one]


def left_this_turn(state, name):
    """abandoned_this_turn: Gypsies do not come back to a region that they left."""
    if state["mover"] == "active" and name in state["this_turn"]["abandoned"]:
        return "abandoned_this_turn"
    return None


@asked_once
def shots(state, name):
    """Own regions from which the Catapult can hit a region: two steps away, and not over a Sea."""
    found = []
    for own in mover_regions(state):
        if own != name and not beside(state, own, name):
            between = [
                step for step in state["regions"] if beside(state, own, step) and beside(state, step, name)
            ]
            if any(state["board"]["regions"][step]["terrain"] != "sea" for step in between):
                found.append(own)
    return found


def beside(state, one, other):
    """Whether two regions are neighbours of each other, for the race that conquers."""
    if other in state["board"]["touches"][one]:
        return True
    return one != other and joined_both_ways(state, one, other)


def joined_both_ways(state, one, other):
    """Whether two regions that do not touch are neighbours of each other, for the race that conquers."""
    return linked(state, one, other, swimming=False) and linked(state, other, one, swimming=False)


def stays_in_rivers(state, number, race):
    """Whether a race of a player need not leave a River: Kraken, and Seafaring also in decline."""
    if race == "kraken":
        return True
    if is_active(state, number, race):
        return has_power(state, number, "seafaring")
    return any(
        declined["race"] == race and declined["power"] == "seafaring"
        for declined in state["players"][number]["declined"]
    )
