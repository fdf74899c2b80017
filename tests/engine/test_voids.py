"""What a defender makes void for an attacker and what not, and defenders that an attacker ignores."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import pytest

from sw_widget.engine.conditions import near_own, symbol, terrain, water
from sw_widget.engine.hooks.effect import Effect
from tests.engine.made_up_effects import IgnoresDefenders, VoidsBenefits
from tests.engine.made_up_packs import (
    amounts,
    cost,
    hand,
    line,
    play,
    reachable,
    table,
    total,
    why_not,
)
from tests.every_effect import (
    AtLeast,
    CoinPer,
    ConquersInDecline,
    Convert,
    Discount,
    EnterAnywhere,
    GrowByConquest,
    Hired,
    Jumps,
    KeepsBadge,
    Linked,
    ReachAnywhere,
    RollFirst,
    SingleToken,
    Spent,
    StandOn,
)

# Benefits made void


def test_a_discount_is_void_and_its_line_says_so() -> None:
    game = table(race=[Discount(2)], other=[VoidsBenefits()], regions={"a": "newts 5", "b": "geese 2"})
    assert amounts(cost(game, "b")) == {"base": 2, "tokens": 2}
    void = line(cost(game, "b"), "newts")
    assert (void.amount, void.applied, void.sentence) == (0, False, "not-void")


def test_one_that_depends_on_the_position_is_void_likewise() -> None:
    regions = {"a": "newts", "c": "newts", "b": "geese 2", "d": "tribe"}
    game = table(race=[Discount(2, near_own("mountain"))], other=[VoidsBenefits()], regions=regions)
    assert total(game, "b") == 4 and total(game, "d") == 1


def test_elsewhere_nothing_is_void() -> None:
    """Neither in regions of nobody, nor against those races in decline that have the effect no more."""
    regions = {"b": "newts", "a": "tribe", "c": "toads"}
    game = table(race=[Discount(1)], other=[VoidsBenefits()], regions=regions)
    assert total(game, "a") == 2 and total(game, "c") == 3


def test_handicaps_are_not_void() -> None:
    """A region that is dearer stays so, and so does the least that a race must send."""
    regions = {"a": "newts 4", "b": "geese 1"}
    dearer = table(race=[Discount(-1)], other=[VoidsBenefits()], regions=regions)
    assert amounts(cost(dearer, "b")) == {"base": 2, "tokens": 1, "newts": 1}
    careful = table(race=[AtLeast(4)], other=[VoidsBenefits()], regions=regions)
    assert amounts(cost(careful, "b")) == {"base": 2, "tokens": 1, "minimum": 1}


@pytest.mark.parametrize(
    ("effect", "reached"),
    [(ReachAnywhere(), "acde"), (Linked(symbol("cavern")), "ace"), (Jumps(), "acd")],
    ids=lambda value: type(value).__name__,
)
def test_only_neighbours_of_the_race_are_reached_there(effect: Effect, reached: str) -> None:
    """What reaches far reaches everywhere but there; a neighbour can be attacked as ever."""
    regions = {"b": "newts", "d": "geese", "e": "geese"}
    assert reachable(table(race=[effect], regions=regions)) == reached
    game = table(race=[effect], other=[VoidsBenefits()], regions=regions)
    assert reachable(game) == "ac" and why_not(game, f"conquer {reached[-1]}") == "not_adjacent"
    near = table(race=[effect], other=[VoidsBenefits()], regions={"c": "newts", "d": "geese"})
    assert why_not(near, "conquer d") is None


def test_entering_goes_by_the_edge_there() -> None:
    game = table(race=[EnterAnywhere()], other=[VoidsBenefits()], regions={"b": "geese", "e": "geese"})
    assert reachable(game) == "acde", "b is held by those who make it void, e lies at the edge"
    assert why_not(game, "conquer b") == "not_border"


def test_water_is_no_ground_there() -> None:
    sailors = [StandOn(water), KeepsBadge()]
    game = table(
        power=sailors, other_power=sailors, other=[VoidsBenefits()], regions={"b": "newts", "l": "geese"}
    )
    assert why_not(game, "conquer l") == "immune" and "l" not in reachable(game)
    plain = table(power=sailors, other_power=sailors, regions={"b": "newts", "l": "geese"})
    assert "l" in reachable(plain)


@pytest.mark.parametrize(
    "means",
    [SingleToken("post"), Spent("post"), Hired("sellswords", 2, 1)],
    ids=lambda means: type(means).__name__,
)
def test_special_means_cannot_be_named_there(means: Any) -> None:
    game = table(race=[means], other=[VoidsBenefits()], hand=9, regions={"b": "newts", "c": "geese"})
    name = means.marker
    assert why_not(game, f"conquer c {name}") == "immune"
    assert why_not(game, f"conquer a {name}") is None
    named = [action.to_dict() for action in game.legal.of("conquer") if "with" in action.to_dict()]
    assert named and all(action["region"] != "c" for action in named)
    assert "does not count against" in str(game.why_not({"do": "conquer", "region": "c", "with": [name]}))


def test_a_lone_token_there_is_not_replaced() -> None:
    game = table(
        race=[Convert()], other=[VoidsBenefits()], regions={"b": "newts", "c": "geese", "e": "geese"}
    )
    assert why_not(game, "convert c") == "no_convert"
    assert not game.legal.of("convert")
    assert "does not count against" in str(game.why_not("convert", region="c"))


def test_a_die_rolled_before_the_conquest_does_not_count_there() -> None:
    regions = {"b": "newts", "c": "geese 2", "a": "tribe"}
    game = table(race=[RollFirst()], other=[VoidsBenefits()], hand=4, regions=regions)
    play(game, "roll die=3")
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 2, "mountain": 1}
    assert line(cost(game, "c"), "die").sentence == "not-void"
    assert amounts(cost(game, "a"))["die"] == -3
    assert why_not(game, "conquer a") is None


def test_a_race_in_decline_does_not_get_there() -> None:
    """To go on conquering in decline is itself a benefit."""
    regions = {"b": "moles 3", "a": "newts", "c": "geese", "l": None}
    game = table(old=[ConquersInDecline()], other=[VoidsBenefits()], regions=regions)
    assert game.position.acting == game.position.rules.race_index["moles"]
    assert why_not(game, "conquer c") == "immune"
    assert "does not count against" in str(game.why_not("conquer", region="c"))


def test_what_is_void_for_an_attacker_is_in_force_for_the_rest() -> None:
    """Coins, losses and tokens of the attacker go on."""
    game = table(
        race=[CoinPer(terrain("mountain"), 2), GrowByConquest(1)],
        other=[VoidsBenefits()],
        regions={"b": "newts 9", "c": "geese"},
        hand=0,
    )
    before = hand(game)
    play(game, "conquer c")
    play(game, "stop")
    assert hand(game) == before + 8 - 4 + 1 and game.score_preview().total == 4


def test_ones_own_other_race_makes_nothing_void() -> None:
    game = table(
        race=[Discount(1)],
        old=[VoidsInDecline()],
        regions={"a": "newts", "b": "moles"},
    )
    assert total(game, "b") == 2


@dataclass(frozen=True)
class VoidsInDecline(VoidsBenefits):
    in_decline: bool = True


# Defenders ignored


def test_defenders_are_ignored_before_anything_is_taken_off() -> None:
    regions = {"b": "newts", "c": "geese 3", "a": "geese 2"}
    game = table(race=[IgnoresDefenders(terrain("mountain"))], power=[Discount(1)], regions=regions)
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 3, "mountain": 1, "newts": -3, "brisk": -1}
    assert [found.rule for found in cost(game, "c").lines if found.applied] == [  # type: ignore[union-attr]
        "base", "tokens", "mountain", "newts", "brisk"
    ]  # fmt: skip
    assert total(game, "a") == 3, "a is a hill"
    assert why_not(game, "conquer c") is None
    play(game, "conquer c")


def test_ignoring_can_be_void() -> None:
    regions = {"b": "newts", "c": "geese 3"}
    game = table(race=[IgnoresDefenders()], other=[VoidsBenefits()], regions=regions)
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 3, "mountain": 1}
