"""What counts as what: the kinds of land and water above and below ground, and which of them are equal."""

UNDERGROUND = (
    "mining",
    "mushroom_forest",
    "mystic_crystal",
    "mud",
    "black_mountain",
    "river",
    "chasm",
)

# What a rule asks for: the terrains and the symbols that answer to it.
KINDS = {
    "farmland": (("farmland",), ()),
    "hill": (("hill",), ()),
    "mountain": (("mountain", "black_mountain"), ()),
    "swamp": (("swamp", "mud"), ()),
    "forest": (("forest", "mushroom_forest"), ()),
    "mine": (("mining",), ("mine",)),
    "magic": (("mystic_crystal",), ("magic",)),
    "cavern": ((), ("cavern",)),
    "black_mountain": (("black_mountain",), ()),
    "sea": (("sea",), ()),
    "lake": (("lake",), ()),
    "river": (("river",), ()),
    "chasm": (("chasm",), ()),
    "water": (("sea", "lake", "river"), ()),
}

# What each terrain is, for the Great Brass Pipe and the Diamond Fields.
KIND_OF = {
    terrain: kind for kind in ("mountain", "swamp", "forest", "mine", "magic") for terrain in KINDS[kind][0]
}


def kinds_of(regions):
    """For each kind its regions, of those that are printed on a board."""
    return {
        kind: {
            name
            for name, printed in regions.items()
            if printed["terrain"] in terrains or any(symbol in printed["symbols"] for symbol in symbols)
        }
        for kind, (terrains, symbols) in KINDS.items()
    }


def is_kind(state, name, kind):
    return name in state["board"]["kinds"][kind]


def count_of(state, names, kind):
    return sum(is_kind(state, name, kind) for name in names)


def same_terrain(state, name, marked):
    """Whether a region has the terrain of another, the one with the Pipe or the Fields, or its equal."""
    terrain = state["board"]["regions"][marked]["terrain"]
    return is_kind(state, name, KIND_OF.get(terrain, terrain))


def below_ground(state):
    """Whether the board has terrain of the underground, by which some races go."""
    return any(printed["terrain"] in UNDERGROUND for printed in state["board"]["regions"].values())


def is_coastal(state, name):
    if is_kind(state, name, "water") or is_kind(state, name, "chasm"):
        return False
    return any(is_kind(state, other, "water") for other in state["board"]["touches"][name])


def at_chasm(state, name):
    """Whether a region borders a chasm or the Volcano."""
    for other in state["board"]["touches"][name]:
        if is_kind(state, other, "chasm") or state["ground"].get(other, {}).get("volcano"):
            return True
    return False
