"""Random games of six players in teams, and of a Necromancer, in the plain model and in the engine."""

import random

from naive.differential import ACTIONS, random_game, random_packs
from naive.facts import PACKS, WITH_COMBOS, powers_of, races_of


def game_in_teams(seed, packs=None, actions=ACTIONS):
    """Six players in teams, on a random board."""
    rng = random.Random(seed)
    known = WITH_COMBOS
    combos = random_combos(rng, packs or known, 6)
    return random_game(seed, combos, [*(packs or random_packs(rng, combos, known)), "six_player"], actions)


def game_of_necromancer(seed, packs=None, actions=ACTIONS):
    """The Necromancer with two to five others, none of them in teams, on a random board."""
    rng = random.Random(seed)
    others = rng.randint(2, 5)
    known = [pack for pack in PACKS if pack != "necromancer" and (others < 5 or pack != "six_player")]
    combos = random_combos(rng, packs or known, others)
    return random_game(seed, combos, [*(packs or random_packs(rng, combos, known)), "necromancer"], actions)


def random_combos(rng, packs, count):
    races, powers = races_of(packs), powers_of(packs)
    return list(zip(rng.sample(races, count), rng.sample(powers, count), strict=True))
