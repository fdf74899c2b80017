"""Where an effect is void against a defender, that is the reason, with whose effect and whose rule it is."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from sw_widget.game.ledger import Refusal
from tests.rules.support import Json, at, board, player, position

BOXES = ("base", "cursed", "spiders_web", "sky_islands", "underground", "six_player")
ROAD = board("ab bc cd de", a="hill border", b="farmland", c="forest", d="hill", e="farmland border")
RIVER = board("ar rb bd", a="hill border", r="river", b="farmland", d="hill border")
CAVES = board("ab bc cd", a="hill border cavern", b="farmland", c="forest cavern", d="hill border")
GNOMES = player("gnomes", "wealthy")


def refused(
    ann: Json, regions: Json, region: str, on: Json = ROAD, ben: Json = GNOMES, **more: Any
) -> Refusal:
    game = Game.from_scenario(
        {"format": "sw-scenario/1", **position(on, [ann, ben], regions, BOXES, **more)}
    )
    refusal = game.why_not("conquer", region=region)
    assert refusal is not None
    return refusal


@pytest.mark.parametrize(
    ("race", "power", "on", "far", "by"),
    [
        ("lizardmen", "hill", RIVER, "b", "Lizardmen"),
        ("ratmen", "flying", ROAD, "c", "Flying"),
        ("slingmen", "hill", ROAD, "c", "Slingmen"),
        ("ratmen", "underworld", CAVES, "c", "Underworld"),
    ],
)
def test_what_does_not_reach_gnomes(race: str, power: str, on: Json, far: str, by: str) -> None:
    regions = {"a": at(0, race), far: at(1, "gnomes")}
    refusal = refused(player(race, power, 6), regions, far, on)
    assert (refusal.code, refusal.sentence) == (
        "not_adjacent",
        f"{by}: would reach {far}, but does not count against those who hold it. That is the rule of Gnomes.",
    )


def test_halflings_do_not_come_in_over_gnomes() -> None:
    refusal = refused(player("halflings", "hill", 6), {"c": at(1, "gnomes")}, "c")
    assert (refusal.code, refusal.sentence) == (
        "not_border",
        "Halflings: would be a way into c, but does not count against those who hold it."
        " That is the rule of Gnomes.",
    )


def test_what_would_not_reach_anyway_is_not_called_void() -> None:
    regions = {"a": at(0, "slingmen"), "d": at(1, "gnomes")}
    assert "far" in refused(player("slingmen", "hill", 6), regions, "d").sentence
    assert "edge" in refused(player("ratmen", "hill", 6), {"c": at(1, "gnomes")}, "c").sentence


def test_the_lich_of_bonys_boneyard_is_named() -> None:
    ben = player("orcs", "wealthy", declined=["elves"])
    boneyard = {"bonys_boneyard": 1}
    regions = {"a": at(0, "ratmen"), "c": at(1, "elves"), "e": at(1, "orcs", **boneyard)}
    said = refused(player("ratmen", "flying", 6), regions, "c", ben=ben, bony="elves").sentence
    assert said.endswith("That is the rule of Bony's Boneyard.")


@pytest.mark.parametrize(
    ("on", "end"),
    [
        (board("xb bc", x="chasm", b="hill", c="hill border"), "next to the Volcano."),
        (board("ab bc", a="mountain border", b="hill", c="hill border"), "on a mountain."),
    ],
)
def test_flames_are_told_of_their_own_ways_in(on: Json, end: str) -> None:
    refusal = refused(player("flames", "hill", 6), {}, "c", on, player("orcs", "swamp"))
    assert (refusal.code, refusal.sentence.split("Flames come onto the map ")[-1]) == ("not_border", end)


def test_who_has_more_ways_in_is_not_told_that_there_are_none_but_the_edge() -> None:
    inland = board("ar rb bc cd", a="hill border", r="river", b="farmland", c="forest", d="hill border")
    said = refused(player("lizardmen", "hill", 6), {}, "c", inland, player("orcs", "swamp")).sentence
    assert said == "c is not a way in, not even for the Lizardmen, who have more ways in than others."
