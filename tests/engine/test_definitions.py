"""Definitions are checked when they are made, and combos are composed of what race and power declare."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget.engine.checks import Problem
from sw_widget.engine.conditions import near_own, symbol, terrain
from sw_widget.engine.definitions import Marker, Pack, Power, Race, Variant
from sw_widget.engine.map.reading import read_board
from sw_widget.engine.rules import Rules
from tests import every_effect as fx
from tests.engine.made_up_packs import ROAD, named


@pytest.mark.parametrize(
    "make",
    [
        lambda: Race("", 3, 5),
        lambda: Race("two words", 3, 5),
        lambda: Race("newts", -1, 5),
        lambda: Race("newts", 6, 5),
        lambda: Race("newts", 3, 10**6),
        lambda: Race("newts", "3", 5),  # type: ignore[arg-type]
        lambda: Race("newts", 3, 5, [fx.Discount(1)]),  # type: ignore[arg-type]
        lambda: Race("newts", 3, 5, ("discount",)),  # type: ignore[arg-type]
        lambda: Power("brisk", 6),
        lambda: Power("brisk", -1),
        lambda: Power("brisk", 3, (fx.Discount,)),  # type: ignore[arg-type]
    ],
)
def test_a_definition_that_is_refused(make: Any) -> None:
    with pytest.raises(Problem):
        make()


@pytest.mark.parametrize(
    "make",
    [
        lambda: fx.ReachAnywhere(near_own("hill")),
        lambda: fx.Linked(near_own("hill")),
        lambda: fx.StandOn(near_own("hill")),
        lambda: fx.Discount(1, "hill"),  # type: ignore[arg-type]
        lambda: fx.Discount(10**6),
        lambda: fx.Discount("1"),  # type: ignore[arg-type]
        lambda: fx.GrowByConquest(0),
        lambda: fx.AttackOnly(1.5),  # type: ignore[arg-type]
        lambda: fx.Coins(-3),
        lambda: terrain("desert"),
        lambda: symbol("gold"),
        lambda: near_own("desert"),
        lambda: Power("brisk", 3, (fx.NoDeclineLimit(),)),
    ],
)
def test_an_effect_that_no_rule_could_mean(make: Any) -> None:
    """Wrong types, wild numbers, unknown terrains; reach and ground that would change during a game."""
    with pytest.raises(Problem):
        make()


def rules(*effects: fx.Effect, power: tuple[fx.Effect, ...] = (), variants: tuple[str, ...] = ()) -> Rules:
    pack = Pack(
        "made_up",
        races=(Race("newts", 3, 9, effects), Race("geese", 3, 9)),
        powers=(Power("brisk", 2, power),),
        markers=(Marker("post", 2),),
        variants=(
            Variant("stronger", races=(Race("newts", 4, 9, (fx.Discount(2),)),)),
            Variant("switched", switch="some_switch"),
        ),
    )
    return Rules(read_board(ROAD), [pack], variants)


def test_a_kit_knows_whom_each_effect_comes_from() -> None:
    discount, coins = fx.Discount(1), fx.Coins(2)
    kit = rules(discount, power=(coins,)).kit(0, 0, False)
    assert [(item.source, item.effect) for item in kit.effects] == [
        (("race", "newts"), discount),
        (("power", "brisk"), coins),
    ]
    assert kit.less == [1] * 6 and kit.flat_coins == 2


def test_in_decline_only_what_says_so_is_in_force() -> None:
    lasting = fx.CoinPer(in_decline=True)
    made = rules(fx.Discount(1), lasting, power=(fx.NoDeclineLimit(), fx.KeepsBadge()))
    assert [item.effect for item in made.kit(0, -1, True).effects] == [lasting]
    assert [item.effect for item in made.kit(0, 0, True).effects] == [lasting, fx.NoDeclineLimit()]


def test_kits_are_made_once() -> None:
    made = rules()
    assert made.kit(0, 0, False) is made.kit(0, 0, False)
    assert made.kit(0, 0, False) is not made.kit(0, 0, True)


def test_variants_replace_definitions_or_throw_switches() -> None:
    assert rules(variants=("stronger",)).races[0].tokens == 4
    assert rules(variants=("stronger",)).kit(0, 0, False).less[0] == 2
    assert rules(variants=("switched",)).switches == {"some_switch"}
    with pytest.raises(Problem) as caught:
        rules(variants=("stronger", "unheard"))
    assert caught.value.path == "variants.1"


def test_a_stand_in_takes_the_place_of_the_race_that_lends_its_tokens() -> None:
    pack = Pack("made_up", races=(Race("newts", 3, 9), Race("otters", 4, 9, stands_in="newts")))
    assert [race.id for race in Rules(read_board(ROAD), [pack]).races] == ["otters"]


@pytest.mark.parametrize(
    "effect",
    [
        fx.SingleToken("nothing"),
        fx.MarksEveryRegion("nothing"),
        fx.MarksFirstConquests("nothing", 2),
        fx.PlacesAll("nothing"),
        fx.BuildsOne("nothing"),
        fx.CoinPerMarker("nothing"),
    ],
    ids=named,
)
def test_a_marker_that_no_pack_has_is_found_when_the_packs_are_put_together(effect: fx.Effect) -> None:
    with pytest.raises(Problem, match="nothing"):
        rules(effect)
