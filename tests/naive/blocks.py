"""Blocks of regions that hang together, for Flocking and Quarreling."""

from naive.ground import controls, where
from naive.terrain import at_chasm, below_ground, is_kind, same_terrain


def blocks(state, names, joined):
    """How many blocks these regions form, where `joined` says which two are neighbours."""
    left = list(names)
    count = 0
    while left:
        block = [left.pop()]
        for one in block:
            for other in [other for other in left if joined(one, other)]:
                left.remove(other)
                block.append(other)
        count += 1
    return count


def plain_blocks(state, names):
    return blocks(state, names, lambda one, other: other in state["board"]["touches"][one])


def blocks_of_flocking(state, number, race, names):
    """Chasms join the regions of Spiderines here, and the Great Brass Pipe those of its terrain."""
    piped = controls(state, number, "great_brass_pipe")
    pipe = where(state, "great_brass_pipe")

    def joined(one, other):
        if other in state["board"]["touches"][one]:
            return True
        if race == "spiderines":
            if below_ground(state):
                if at_chasm(state, one) and at_chasm(state, other):
                    return True
            elif is_kind(state, one, "cavern") and is_kind(state, other, "cavern"):
                return True
        return piped and same_terrain(state, one, pipe) and same_terrain(state, other, pipe)

    return blocks(state, names, joined)
