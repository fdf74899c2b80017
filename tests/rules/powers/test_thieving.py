"""Thieving and Flocking: who is a neighbour where nothing is conquered."""

from __future__ import annotations

from tests.rules.below import CAVES, PACKS, duel, theirs
from tests.rules.support import Json, act, at, board, check, expect

CAVERNS = board(
    "ab bc cd de",
    a="hill cavern border",
    b="farmland",
    c="forest",
    d="hill cavern",
    e="farmland border",
)


def _ends_turn(scenario: Json, **what: object) -> None:
    check(scenario, act("stop"), act("end_turn"), expect(**what))


def test_caverns_are_neighbours_for_conquests_only() -> None:
    """German compendium, Underworld and Spiderines: both speak of conquests."""
    beyond = {"d": theirs()}
    lent = {"a": at(0, "ratmen", stonehedge=1), **beyond}
    _ends_turn(duel(CAVERNS, lent, power="thieving", hand=0, stonehedge="underworld"), coins=[6, 5])
    own = {"a": at(0, "spiderines"), **beyond}
    _ends_turn(duel(CAVERNS, own, race="spiderines", power="thieving", hand=0), coins=[6, 5])


def test_caverns_do_not_join_a_flock_but_those_of_spiderines_do() -> None:
    """German compendium, Flocking: it names Spiderines and the Great Brass Pipe."""
    lent = {"a": at(0, "ratmen", stonehedge=1), "d": at(0, "ratmen")}
    scenario = duel(CAVERNS, lent, power="flocking", hand=0, stonehedge="underworld")
    _ends_turn(scenario, score={"lines": {"regions": 2}})
    own = {"a": at(0, "spiderines"), "d": at(0, "spiderines")}
    scenario = duel(CAVERNS, own, race="spiderines", power="flocking", hand=0)
    _ends_turn(scenario, score={"lines": {"regions": 2, "flocking": 2}})


def test_the_pipe_makes_neighbours_in_every_question() -> None:
    """German compendium, Great Brass Pipe: it says so without any limit."""
    regions = {"a": at(0, "ratmen", great_brass_pipe=1, froggys_ring=1), "e": theirs()}
    check(
        duel(CAVES, regions, power="thieving", hand=0, packs=PACKS),
        act("stop"),
        act("use", "a", trait="froggys_ring"),
        expect(coins=[6, 4]),
        act("end_turn"),
        expect(coins=[8, 3]),
    )
