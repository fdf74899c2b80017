"""Refusals and lines give the reason that is so: how often, with which coins, who is there, from where."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.support import Json, at, board, player, position

BOXES = ("base", "cursed", "sky_islands", "underground", "be_not_afraid")
HILLS = board("ab bc cd de ea", a="hill border", b="hill", c="mountain", d="hill", e="farmland border")
ROAD = board("ab bc cd", a="hill border", b="hill", c="hill", d="hill border")
STAR = board("ab ac ad ae af", a="hill border", f="hill", **dict.fromkeys("bcde", "mountain"))
DUE = "and the only coin that Ann has is due with the conquest of b anyway."
ORCS = player("orcs", "swamp")


def game(ann: Json, regions: Json, on: Json = HILLS, ben: Json = ORCS, **more: Any) -> Game:
    found = position(on, [{"name": "Ann", **ann}, {"name": "Ben", **ben}], regions, BOXES, **more)
    return Game.from_scenario({"format": "sw-scenario/1", **found})


def why_not(table: Game, do: str | Json, **asked: Any) -> str:
    refusal = table.why_not(do, **asked)
    assert refusal is not None
    return refusal.sentence


@pytest.mark.parametrize(
    ("race", "power", "means", "times", "often"),
    [
        ("storm_giants", "mining", "lightning_bolt", 2, "twice a turn"),
        ("drakons", "mining", "transformed_drakon", 3, "3 times a turn"),
        ("ratmen", "dragon_master", "dragon", 1, "once a turn"),
    ],
)
def test_how_often_a_means_can_be_used(race: str, power: str, means: str, times: int, often: str) -> None:
    table = game(player(race, power, 7), {"a": at(0, race), "f": at(1, "orcs")}, STAR)
    for region in "bcd"[:times]:
        table.play("conquer", region=region, means=means)
    said = why_not(table, "conquer", region="e", means=means)
    assert said.endswith(f" can be used only {often}, and that has been done.")


@pytest.mark.parametrize(
    ("coins", "said"),
    [
        (1, f"Mercenary costs 1 coin a conquest, {DUE}"),
        (0, "Whoever conquers b pays 1 coin for the Liches there, and Ann has none."),
    ],
)
def test_a_coin_that_is_due_is_there_all_the_same(coins: int, said: str) -> None:
    ben = player("orcs", "swamp", declined=["liches"])
    table = game(
        {**player("ratmen", "mercenary", 3), "coins": coins},
        {"a": at(0, "ratmen"), "b": at(1, "liches"), "e": at(1, "orcs")},
        ben=ben,
    )
    assert why_not(table, "conquer", region="b", means="mercenary") == said


def test_a_horde_alone_is_no_empty_region() -> None:
    regions = {"a": at(0, "ratmen"), "b": at(1, "orcs", 0, horde=1), "e": at(1, "orcs")}
    cost = game(player("ratmen", "mining", 4), regions, ben=player("orcs", "hordes_of")).cost("b")
    assert cost is not None
    assert [line.sentence for line in cost if line.rule == "tokens"] == ["The Orcs hold it without a token."]


def test_where_the_balrog_can_be_sent_from() -> None:
    on = board("ab bc cd da ax", a="hill border", b="farmland", c="hill", d="farmland border", x="chasm")
    for marked, said in (
        ({}, "the region of Wickedest Pentacle, and the Balrog can only be sent from there."),
        ({"balrog": 1}, "the Balrog, who can only be sent there from a neighbouring region."),
    ):
        regions = {"a": at(0, "ratmen", wickedest_pentacle=1, **marked), "d": at(1, "orcs")}
        table = game(player("ratmen", "mining", 4), regions, on)
        assert why_not(table, "use", trait="wickedest_pentacle", region="c") == f"c is not next to {said}"
        chasm = "x is a chasm, and nobody can stand over one."
        assert why_not(table, "use", trait="wickedest_pentacle", region="x") == chasm


def test_a_shot_from_a_region_of_somebody_else() -> None:
    regions = {"a": at(0, "ratmen"), "d": at(1, "orcs")}
    table = game(player("ratmen", "catapult", 6), regions, ROAD)
    shot = {"do": "conquer", "region": "c", "with": ["catapult"], "from": "d"}
    assert "no region of the Ratmen" in why_not(table, shot)


def test_what_is_given_with_a_gift_is_all_named() -> None:
    regions = {"a": at(0, "ratmen"), "e": at(1, "orcs")}
    table = game(player("ratmen", "haggling", 4), regions)
    said = why_not(table, "use", trait="haggling", count=1)
    assert said == "Haggling: say with which count and player it is used, and nothing else."


def test_the_scepter_is_put_down_by_choice() -> None:
    regions = {"a": at(0, "ratmen", scepter_of_avarice=1), "e": at(1, "orcs")}
    table = game(player("ratmen", "mining", 4), regions).play("stop")
    assert why_not(table, "place", marker="scepter_of_avarice", regions={"a": 1}) == (
        "The Scepter of Avarice is not put down like other markers: to do that is to use a special gift."
    )
