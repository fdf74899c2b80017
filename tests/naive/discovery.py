"""Monsters that are driven off, and what is found in their region."""

from naive.balrog import ask_for_balrog
from naive.facts import SKIPPED_FOR
from naive.ground import lay, lies_at
from naive.igors import collect_monsters
from naive.lent import refit
from naive.state import NeedsShuffle


def drive_off_monsters(state, name, collected=True):
    monsters = lies_at(state, name, "monster")
    if monsters:
        del state["ground"][name]["monster"]
        if collected:
            collect_monsters(state, monsters)


def find(state, name):
    """The top relic or place of the pile comes to a region that monsters held."""
    if state["places"] is None:
        raise NeedsShuffle  # nobody knows what lies on top
    if not state["places"]:
        return
    found = state["places"].pop(0)
    lay(state, found, name)
    if found == "stonehedge":
        draw_badge(state)
        refit(state)
    if found == "wickedest_pentacle":
        ask_for_balrog(state)


def draw_badge(state):
    """The badge on top of the stack; Cursed is put aside."""
    aside = []
    while True:
        if not state["power_stack"]:
            if len(state["discarded"]) > 1:
                raise NeedsShuffle
            if not state["discarded"]:
                break
            state["power_stack"], state["discarded"] = state["discarded"], []
        power = state["power_stack"].pop(0)
        if power == "copycat":
            raise NeedsShuffle  # the model does not know how to lend it
        if power not in SKIPPED_FOR:
            state["stonehedge"] = power
            break
        aside.append(power)
    state["discarded"] += aside
