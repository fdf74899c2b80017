"""The state as plain dictionaries: copying it, and the simplest questions about it."""

from functools import wraps

from naive.facts import MEANS_OF

GHOSTS = "ghosts"  # the race of the Necromancer


class Refused(Exception):
    """An action that the rules do not allow.

    `code` is the model's own answer; `also` holds further codes that the texts would allow as well, where
    several reasons hold and no order between them is laid down.
    """

    def __init__(self, code, also=()):
        super().__init__(code)
        self.code = code
        self.also = tuple(also)


def refuse_for(reason, also=()):
    """Refuse an action, if there is a reason against it."""
    if reason:
        raise Refused(reason, also)


class NeedsShuffle(Exception):
    """The badges would have to be shuffled, which this model cannot foresee."""


def empty_region():
    """Nothing; the tokens of a region and of a hand are counted with the Hordes among them.

    `hammered`: Silver Hammers alone took the region, which is lost unless a token is put there.
    """
    return {
        "player": None,
        "race": None,
        "tokens": 0,
        "lost_tribe": 0,
        "markers": {},
        "under": None,
        "hammered": False,
    }


CONSTANT = ("board", "packs", "races", "means", "markers", "variants")


def copy_state(state):
    """A copy that shares nothing with the original but what never changes."""
    new = {}
    for key, value in state.items():
        if key in CONSTANT:
            new[key] = value
        elif key == "dice":
            new[key] = list(value)
        else:
            new[key] = copy_value(value)
    return new


NESTED = (dict, list)


def copy_value(value):
    """A copy of whatever can change; most of what is in a state cannot, and is not asked once more."""
    if isinstance(value, dict):
        return {key: copy_value(item) if type(item) in NESTED else item for key, item in value.items()}
    if isinstance(value, list):
        return [copy_value(item) if type(item) in NESTED else item for item in value]
    return value


class Still(dict):
    """A state that nobody changes any more; what happens next happens to a copy. So what was asked of it once
    is known.
    """

    def __init__(self, state):
        super().__init__(state)
        self.known = {}

    def __setitem__(self, key, value):
        raise TypeError("copy_state first: this state is looked at only")


def at_rest(state):
    return state if type(state) is Still else Still(state)


def asked_once(question):
    """A question that looks at the state alone: its answer is kept with a state at rest."""

    @wraps(question)
    def ask(state, *about):
        if type(state) is not Still:
            return question(state, *about)
        key = (question, *about)
        if key not in state.known:
            state.known[key] = question(state, *about)
        answer = state.known[key]
        # Whoever asks may go on with a list of their own.
        return answer.copy() if type(answer) in NESTED else answer

    return ask


@asked_once
def regions_of(state, player, race):
    """Regions of a race; Necromancer Island is none."""
    return [
        name
        for name, region in state["regions"].items()
        if region["player"] == player
        and region["race"] == race
        and (region["tokens"] > 0 or region["hammered"])
        and name != state["island"]
    ]


def ruins_of(state, player, race):
    """Regions of Scavengers under which tokens of this race in decline lie."""
    found = []
    for name, region in state["regions"].items():
        if region["under"] and (region["under"]["player"], region["under"]["race"]) == (player, race):
            found.append(name)
    return found


def tokens_on_the_map(state, number):
    """All tokens of a player, also those under Scavengers."""
    tokens = sum(region["tokens"] for region in state["regions"].values() if region["player"] == number)
    for region in state["regions"].values():
        if region["under"] and region["under"]["player"] == number:
            tokens += region["under"]["tokens"]
    return tokens


def garrison(race):
    """The fewest tokens with which an active race holds a region."""
    return 2 if race == "kobolds" else 1


def ghouls_in_decline(state, player):
    for declined in state["players"][player]["declined"]:
        if declined["race"] == "ghouls":
            return declined
    return None


def ghouls_in_decline_on_board(state):
    return ghouls_in_decline(state, state["player"]) is not None and bool(
        regions_of(state, state["player"], "ghouls")
    )


def is_active(state, player, race):
    """Whether a race of a player is active; others take Ghosts for a race in decline."""
    if race == GHOSTS and player != state["player"]:
        return False
    return is_own_active(state, player, race)


def is_own_active(state, player, race):
    """Whether a race is active for its own player."""
    active = state["players"][player]["active"]
    return active is not None and active["race"] == race


def race_of(state, player, race):
    """The entry (with its hand) of a race that this player holds, active or in decline."""
    active = state["players"][player]["active"]
    if active is not None and active["race"] == race:
        return active
    for declined in state["players"][player]["declined"]:
        if declined["race"] == race:
            return declined
    return None


def mover(state):
    """The race that conquers now: the active one, or Ghouls in decline, whose badge no longer works."""
    if state["mover"] == "ghouls":
        return ghouls_in_decline(state, state["player"])
    return state["players"][state["player"]]["active"]


def powers_in_force(state, number):
    """The powers that work for the active race of a player: its own, one that Stonehedge lends, and those of
    the Necromancer.
    """
    active = state["players"][number]["active"]
    if active is None:
        return []
    own = (active["power"], active["lent"], active["copied"])
    return [power for power in (*own, *active["powers"]) if power]


def has_power(state, number, power):
    return power in powers_in_force(state, number)


def mover_has(state, power):
    """Whether a power works for the race that moves; for Ghouls in decline none does."""
    return state["mover"] != "ghouls" and has_power(state, state["player"], power)


def mover_regions(state):
    return regions_of(state, state["player"], mover(state)["race"])


@asked_once
def means_of_mover(state):
    """The means that the race that moves has, by itself and by its powers."""
    bringers = [mover(state)["race"]]
    if state["mover"] != "ghouls":
        bringers += powers_in_force(state, state["player"])
    return [MEANS_OF[one] for one in bringers if one in MEANS_OF]
