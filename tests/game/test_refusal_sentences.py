"""Refusals say what is so: each sentence is about the race, the marker and the moment that it names."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.support import SYMBOLS, VALLEY, at, player, position

Json = dict[str, Any]
ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web")


def game(ann: Json, ben: Json, regions: Json | None = None, **more: Any) -> Game:
    named = [{"name": "Ann", **ann}, {"name": "Ben", **ben}]
    return Game.from_scenario(
        {"format": "sw-scenario/1", **position(VALLEY, named, regions, packs=ALL, **more)}
    )


def said(table: Game, do: str, **more: Any) -> str:
    refusal = table.why_not(do, **more)
    assert refusal is not None
    return refusal.sentence


def test_a_dragon_cannot_join_an_attempt_of_its_master() -> None:
    table = game(player("orcs", "dragon_master", 1), player())
    assert said(table, "attempt", region="a", **{"with": ["dragon"]}) == (
        "The dragon cannot be used in a final attempt: it helps only in a conquest without the die."
    )
    others = game(player("orcs", "hill", 1), player())
    assert said(others, "attempt", region="a", **{"with": ["dragon"]}) == (
        "The Orcs have no dragon: neither race nor power gives them one."
    )


@pytest.mark.parametrize(
    ("race", "power", "marker", "name"),
    [
        ("halflings", "hill", "hole", "hole in the ground"),
        ("orcs", "bivouacking", "encampment", "encampment"),
        ("orcs", "hordes_of", "horde", "horde"),
        ("skags", "hill", "loot_marker", "loot marker"),
    ],
)
def test_what_a_race_has_but_does_not_conquer_with(race: str, power: str, marker: str, name: str) -> None:
    """It has the marker, so nobody says that it has none."""
    sentence = said(game(player(race, power, 5), player()), "conquer", region="a", **{"with": [marker]})
    assert sentence == f"The {name} is no special means of conquest, so it cannot be named with one."


@pytest.mark.parametrize(
    ("race", "power", "marker", "start"),
    [
        (
            "halflings",
            "hill",
            "hole",
            "The hole in the ground is not put down by itself at redeployment: the rules say",
        ),
        (
            "skags",
            "hill",
            "loot_marker",
            "The loot marker is not put down by itself at redeployment: the rules say",
        ),
        ("orcs", "dragon_master", "dragon", "The dragon is used in conquests"),
        ("orcs", "hill", "dragon", "The Orcs have no dragon"),
        ("orcs", "hill", "lava_token", "The Orcs have no lava"),
    ],
)
def test_what_is_not_put_down_at_redeployment(race: str, power: str, marker: str, start: str) -> None:
    table = game(player(race, power), player(), {"a": at(0, race)}).play("stop")
    assert said(table, "place", marker=marker, regions={"a": 1}).startswith(start)


def test_a_race_in_decline_is_not_redeployed() -> None:
    """The race that was named is spoken of, not the active one, which can redeploy very well."""
    table = game(
        player("orcs", "hill", declined=["elves"]),
        player("trolls", "swamp"),
        {"a": at(0, "orcs", 2), "b": at(0, "elves"), "c": at(1, "trolls")},
    ).play("stop")
    assert said(table, "redeploy", race="elves", tokens={"b": 1}) == (
        "The Elves are in decline: their tokens stay where they are, and are not redeployed."
    )
    assert said(table, "redeploy", race="trolls", tokens={"c": 1}) == "Ann has no Trolls to put down."
    assert said(table, "redeploy", race="gnomes", tokens={"c": 1}) == "Ann has no gnomes to put down."


def test_a_withdrawal_of_another_race_speaks_of_that_race() -> None:
    """Ben's Humans fled from d, his Elves did not; the attacker's Orcs have nothing to do with it."""
    table = game(
        player("orcs", "hill", 9),
        player("humans", "swamp", declined=["elves"]),
        {
            "b": at(0, "orcs"),
            "c": at(1, "humans", 2),
            "f": at(1, "humans"),
            "g": at(1, "humans"),
            "e": at(1, "elves"),
        },
    )
    table.play("conquer", region="c").play("stop")
    table.play("redeploy", tokens={"b": 5, "c": 5}).play("end_turn")
    assert table.to_act.phase == "withdraw"
    assert said(table, "withdraw", race="elves", tokens={"e": 1}) == (
        "The Elves have nothing to put down again: none of them fled."
    )
    assert said(table, "withdraw", race="orcs", tokens={"b": 1}) == "Ben has no Orcs to put down."


def test_without_an_active_race_it_is_not_the_moment_that_is_wrong() -> None:
    """Nothing is on offer: Ann goes through redeployment without a race."""
    table = game(player(), player(), column=[], race_stack=[], power_stack=[]).play("stop")
    assert table.to_act.phase == "redeploy"
    assert said(table, "redeploy", tokens={"a": 1}) == "Ann has no active race, and only a race can redeploy."
    assert said(table, "place", marker="hero", regions={"a": 1}) == (
        "Ann has no active race, and only a race can place markers."
    )
    assert said(table, "ally", player=1) == "Ann has no active race, and only a race can name an ally."


def test_a_gift_of_another_moment_is_not_denied() -> None:
    """Igors trade at the start of a turn; at redeployment they still are the ones who can."""
    table = game(player("igors", "hill"), player(), {"a": at(0, "igors")}).play("stop")
    assert said(table, "use", trait="igors", count=1) == (
        "It is not the moment to use a special gift: the game is at redeployment."
    )
    assert said(table, "use", trait="orcs", count=1) == (
        "The Igors have no special gift by the name of Orcs."
    )


def test_how_many_winter_markers_a_turn_brings() -> None:
    """There are plenty of them, but one region with magic brings one."""
    for held, sentence in (
        ("b", "Only 1 winter marker can be put down this turn."),
        ("c", "No winter marker can be put down this turn."),
    ):
        names = [{"name": "Ann", **player("ice_witches", "hill")}, player()]
        table = Game.from_scenario(
            {
                "format": "sw-scenario/1",
                **position(SYMBOLS, names, {held: at(0, "ice_witches")}, packs=ALL),
            }
        ).play("stop")
        assert said(table, "place", marker="winter_marker", regions={"a": 1, held: 1}) == sentence


def test_what_protects_a_region_keeps_out_whoever_asks() -> None:
    table = game(
        player("orcs", "hill", 9),
        player("shrubmen", "dragon_master"),
        {"b": at(0, "orcs"), "c": at(1, "shrubmen"), "a": at(1, "shrubmen", dragon=1)},
    )
    assert (
        said(table, "conquer", region="c") == "Shrubmen: while they hold c, it is closed to every opponent."
    )
    assert said(table, "conquer", region="a") == (
        "The dragon protects a: while it is there, it keeps the Orcs out."
    )


def test_why_goblins_pay_less_or_do_not() -> None:
    """A race in decline, a Lost Tribe, an empty region and an active race."""
    table = game(
        player("goblins", "hill", 9),
        player("trolls", "swamp", declined=["elves"]),
        {"b": at(0, "goblins"), "c": at(1, "elves"), "d": at(1, "trolls"), "a": {"lost_tribe": 1}},
    )

    def line(region: str) -> str:
        cost = table.cost(region)
        assert cost is not None
        return next(line.sentence for line in cost if line.rule == "goblins")

    assert line("c") == "Goblins: 1 token less, because a race in decline has tokens here."
    assert line("a") == "Goblins: 1 token less, because a Lost Tribe counts as a race in decline."
    neither = "Goblins: only where a race in decline or a Lost Tribe lives, and neither does here."
    assert line("d") == neither
    table.play("conquer", region="c")
    assert line("f") == "Goblins: 1 token less, because a Lost Tribe counts as a race in decline."


def test_the_attempt_of_a_race_with_two_waves_belongs_to_the_second() -> None:
    table = game(player("orcs", "marauding", 1), player())
    assert said(table, "attempt", region="a") == (
        "The Orcs have a second wave of conquests to come, and only that one can end with a final attempt."
    )
    table.play("stop")
    assert table.why_not("attempt", region="a") is None


def test_a_behemoth_without_a_swamp() -> None:
    table = game(player("orcs", "behemoth", 5), player())
    assert said(table, "conquer", region="a", **{"with": ["behemoth"]}) == (
        "The behemoth has no strength yet: it is as high as the race holds swamps, and it holds none."
    )


@pytest.mark.parametrize(
    ("pile", "count", "sentence"),
    [
        ({}, 1, "No new Igor can be had: each takes 2 collected tokens, of which there are none,"),
        ({"elves": 1}, 1, "No new Igor can be had: each takes 2 collected tokens, of which there is 1,"),
        (
            {"elves": 3},
            2,
            "Only 1 new Igor can be had, not 2: each takes 2 collected tokens, of which there are 3,",
        ),
        (
            {"elves": 5},
            3,
            "Only 2 new Igors can be had, not 3: each takes 2 collected tokens, of which there are 5,",
        ),
    ],
)
def test_how_many_igors_there_can_be(pile: Json, count: int, sentence: str) -> None:
    table = game(player("igors", "hill", 5, pile=pile), player())
    assert (
        said(table, "use", trait="igors", count=count) == f"{sentence} and a token that is left in the tray."
    )


def test_who_jumps_is_not_told_to_go_from_neighbour_to_neighbour() -> None:
    """From a, Slingmen reach d and f over one region, and not h beyond those."""
    table = game(player("slingmen", "hill", 5), player(), {"a": at(0, "slingmen")})
    assert table.why_not("conquer", region="d") is None
    assert said(table, "conquer", region="h") == (
        "h is too far from the regions of the Slingmen: it is beyond even their reach."
    )
    orcs = game(player("orcs", "hill", 5), player(), {"a": at(0, "orcs")})
    assert said(orcs, "conquer", region="h").endswith("conquests go from neighbour to neighbour.")
