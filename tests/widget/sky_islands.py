"""Positions in which each piece and each choice of Sky Islands is to be seen: to look at, and to test."""

from __future__ import annotations

from collections.abc import Callable

from sw_widget import Game, presets
from tests.widget.packs import game

STOP, END = {"do": "stop"}, {"do": "end_turn"}
DRAGON = {"with": ["transformed_drakon"]}
CANNONS = {"12": {"cannon": 1}, "14": {"cannon": 1}}


def gunners(*play: dict[str, object]) -> Game:
    """Two cannons, with a crowd of Ben's between them."""
    return game("ratmen", "gunner", {"12": 4, "14": 3}, markers=CANNONS, theirs={"13": 4, "20": 2}, play=play)


def wendigos(*play: dict[str, object]) -> Game:
    """Wendigos next to a forest full of Elves, and another one farther away."""
    return game(
        "wendigos", "hill", {"13": 3, "19": 2}, other=("elves", "merchant"),
        theirs={"12": 3, "10": 2, "20": 1}, play=play,
    )  # fmt: skip


def climb() -> Game:
    """Elves on Larkspur Isle and at the foot of the Beanstalk; the region at its top is all they lack."""
    scenario = presets["a-whole-island"].scenario
    elves = {"player": 0, "race": "elves"}
    held = {"8": 6, "s1": 1, "s2": 1, "s3": 1}
    others = {id: there for id, there in scenario["regions"].items() if there["player"] != 0}
    regions = {**others, **{id: {**elves, "tokens": n} for id, n in held.items()}}
    return Game.from_scenario({**scenario, "regions": regions}, needs_format=False)


GAMES: dict[str, Callable[[], Game]] = {
    "drakons": lambda: game(
        "drakons", "hill", {"13": 7, "18": 1}, other=("trolls", "merchant"), theirs={"8": 3, "14": 2}
    ),
    "drakons_turned": lambda: game(
        "drakons", "hill", {"13": 7, "18": 1}, other=("trolls", "merchant"), theirs={"8": 3, "14": 2},
        play=[{"do": "conquer", "region": "8", **DRAGON}, {"do": "conquer", "region": "14", **DRAGON}],
    ),
    "bolts": lambda: game("storm_giants", "hill", {"13": 5, "18": 1}, theirs={"8": 5, "14": 2, "19": 2}),
    "bolt_struck": lambda: game(
        "storm_giants", "hill", {"13": 5, "18": 1}, theirs={"8": 5, "14": 2, "19": 2},
        play=[{"do": "conquer", "region": "8", "with": ["lightning_bolt"]}],
    ),
    "cannons_come": lambda: game(
        "ratmen", "gunner", {}, hand=8,
        play=[{"do": "conquer", "region": "4"}, {"do": "conquer", "region": "9"}, STOP],
    ),
    "cannons": gunners,
    "cannons_fired": lambda: gunners(
        {"do": "use", "trait": "gunner", "region": "12"}, {"do": "use", "trait": "gunner", "region": "14"}
    ),
    "cannons_stay": lambda: gunners({"do": "use", "trait": "gunner", "region": "12"}, STOP),
    "pacts": lambda: game("ratmen", "haggling", {"1": 2, "2": 3, "6": 2}, coins=(9, 5)),
    "pacts_held": lambda: game(
        "ratmen", "haggling", {"1": 1, "2": 1, "6": 1}, coins=(9, 5), theirs={"12": 5, "14": 1},
        play=[{"do": "use", "trait": "haggling", "player": 1, "count": 2}, STOP, END],
    ),
    "zeppelins": lambda: game("ratmen", "zeppelined", {"1": 3, "2": 4}, dice=[2]),
    "burning": lambda: game(
        "ratmen", "zeppelined", {"1": 3, "2": 4}, theirs={"21": 2, "14": 1, "20": 2}, dice=[0],
        play=[{"do": "conquer", "region": "20", "with": ["zeppelin"]}],
    ),
    "ruins": lambda: game(
        "scavengers", "hill", {"13": 7}, declined=("giants", {"12": 1, "18": 1}), other=("orcs", "merchant"),
        their_declined=("ratmen", {"8": 1}),
    ),
    "ruins_beneath": lambda: game(
        "scavengers", "hill", {"13": 8}, declined=("giants", {"12": 1, "18": 1}), other=("orcs", "merchant"),
        their_declined=("ratmen", {"8": 1}),
        play=[{"do": "conquer", "region": "12"}, {"do": "conquer", "region": "8"}],
    ),
    "wendigos": wendigos,
    "forest_emptied": lambda: wendigos({"do": "use", "trait": "wendigos", "region": "12"}),
    "escargots": presets["escargots"].game,
    "free_pick": presets["racketeering"].game,
    "climb": climb,
    "explorers": presets["exploring"].game,
}  # fmt: skip
