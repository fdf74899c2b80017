"""What a defender loses when a region falls, and what flees."""

from naive.igors import collect
from naive.pieces import gain
from naive.readings import (
    DICE_FOR_DECLINED_PYGMIES,
    GHOULS_ATTACK_FOR_DIPLOMAT,
    OWN_SCARECROWS_PAY,
    SCARECROWS_PAY_BEFORE_CORRUPT,
)
from naive.state import GHOSTS, has_power, is_active, mover_has, race_of


def attack(state, name):
    """Remember whose active race was attacked, for the Diplomat."""
    region = state["regions"][name]
    take_to_heart(state, region)
    if region["player"] in (None, state["player"]):
        return
    if state["mover"] == "ghouls" and not GHOULS_ATTACK_FOR_DIPLOMAT:
        return
    if is_active(state, region["player"], region["race"]):
        if region["player"] not in state["this_turn"]["attacked"]:
            state["this_turn"]["attacked"].append(region["player"])


def take_to_heart(state, region):
    """Whoever is Vengeful gives a marker to a player who attacks a race of his."""
    for victim in {region["player"], region["under"] and region["under"]["player"]} - {None, state["player"]}:
        if has_power(state, victim, "vengeful"):
            hated = state["players"][victim]["vengeance"]
            hated += [state["player"]] if state["player"] not in hated else []


def coins_change_hands(state, region):
    """Scarecrows, pots of gold, Ransacking and Corrupt, the moment a region of somebody falls; pacts, too."""
    taker = state["players"][state["player"]]
    own = region["player"] == state["player"]
    if region["race"] == GHOSTS and not own:
        # What does not ask for an active race, or is between him and the bank.
        state["this_turn"]["pact_broken"] |= has_power(state, region["player"], "haggling")
        state["players"][region["player"]]["coins"] += has_power(state, region["player"], "martyr")
    if not is_active(state, region["player"], region["race"]):
        return
    scared = int(region["race"] == "scarecrows" and (OWN_SCARECROWS_PAY or not own))
    if SCARECROWS_PAY_BEFORE_CORRUPT or own:
        taker["coins"] += scared
        scared = 0
    if own:
        return
    loser = state["players"][region["player"]]
    if has_power(state, region["player"], "haggling"):
        state["this_turn"]["pact_broken"] = True
    if region["markers"].pop("pot_of_gold", 0):
        taker["coins"] += 1
        loser["active"]["pieces"]["pot_of_gold"] -= 1
    if mover_has(state, "ransacking") and loser["coins"]:
        loser["coins"] -= 1
        taker["coins"] += 1
    if has_power(state, region["player"], "corrupt") and taker["coins"]:
        taker["coins"] -= 1
        loser["coins"] += 1
    if has_power(state, region["player"], "martyr"):
        loser["coins"] += 1
    taker["coins"] += scared
    if state["mover"] == "active":
        taken = state["this_turn"]["from_active"]
        taken[region["player"]] = taken.get(region["player"], 0) + 1


def driven_out(
    state,
    name,
    race,
    converted=False,
    elves_lose=False,
    all_lost=False,
    in_conquest=True,
    lose=1,
    socks=False,
    losses=None,
):
    """The defender's tokens: one is lost (for active Elves and Immortals none), the others come to the hand.

    With the Socks nothing of an active race is lost, and all of one in decline, which nobody collects.
    Where a list of losses is given, race tokens are not lost yet, but one by one put on that list.
    """
    region = state["regions"][name]
    active = is_active(state, region["player"], region["race"])
    lost = min(lose, region["tokens"])
    undying = region["race"] == "elves" or has_power(state, region["player"], "immortal")
    own_tokens = active or region["race"] == GHOSTS  # what a power does for Ghosts themselves still works
    if (own_tokens and undying and not converted and not elves_lose) or (active and socks):
        lost = 0
    if (region["race"] == "priestesses" and not active) or all_lost or (socks and not active):
        lost = region["tokens"]  # the tower
    kept = region["tokens"] - lost
    hordes = region["markers"].get("horde", 0)
    hordes_lost = min(hordes, lost)
    if "hordes_lost_last" in state["variants"]:
        hordes_lost = max(0, lost - (region["tokens"] - hordes))
    if hordes_lost:
        race["pieces"]["horde"] -= hordes_lost
    region["tokens"] = 0
    region["markers"].pop("horde", None)
    race["hand"] += kept
    markers = {kind: region["markers"].get(kind, 0) for kind in ("encampment", "behemoth")}
    redeployed = active or region["race"] == "ghouls"  # if it is its player's turn
    fled_from(state, region["player"], region["race"], kept, markers, own=not redeployed)
    rolls = region["race"] == "pygmies" and not converted and not socks
    loss = {
        "player": region["player"],
        "race": region["race"],
        "collected": in_conquest and not socks,
        "rolls": rolls and (active or DICE_FOR_DECLINED_PYGMIES),
    }
    for number in range(lost):
        if number < hordes_lost:
            lose_token(state, {**loss, "collected": False})
        elif losses is None or socks:
            lose_token(state, loss)
        else:
            losses.append(loss)


def lose_token(state, loss):
    """A token is gone: Igors collect it, and for a Pygmy the die may bring others."""
    if loss["collected"]:
        collect(state, loss["race"], 1)
    if loss["rolls"]:
        came = gain(state, race_of(state, loss["player"], loss["race"]), state["dice"].pop(0))
        fled_from(state, loss["player"], loss["race"], came, {"encampment": 0, "behemoth": 0})


def fled_from(state, player, race, tokens, markers, own=False):
    """What is put back at the end of the turn; one's own tokens can be used at once, before Lava flows."""
    if (player == state["player"] and not own) or tokens + sum(markers.values()) == 0:
        return
    for fled in state["fled"]:
        if fled["player"] == player and fled["race"] == race:
            fled["tokens"] += tokens
            for kind, count in markers.items():
                fled["markers"][kind] += count
            return
    state["fled"].append({"player": player, "race": race, "tokens": tokens, "markers": markers})
