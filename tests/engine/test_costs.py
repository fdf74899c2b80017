"""What a region costs: each stage by itself, the order of the stages, and the lines that did not apply."""

from __future__ import annotations

import pytest

from sw_widget import text
from sw_widget.engine.conditions import (
    Condition,
    Where,
    coastal,
    everywhere,
    near_own,
    symbol,
    terrain,
    water,
)
from sw_widget.engine.definitions import Marker
from tests.engine.made_up_packs import POST, amounts, cost, line, named, play, table, total, why_not
from tests.every_effect import (
    ConquersInDecline,
    Discount,
    KeepsBadge,
    Linked,
    PlacesAll,
    ReachAnywhere,
    RollFirst,
    SingleToken,
    StandOn,
)

ANYWHERE = ReachAnywhere()
"""So that every region can be asked for its cost."""


def test_base_and_what_is_added() -> None:
    markers = (POST, Marker("wall", in_box=4, per_region=3, defence=2))
    game = table(
        power=[ANYWHERE],
        other=[PlacesAll("post"), PlacesAll("wall")],
        markers=markers,
        regions={"a": "newts", "b": "tribe", "c": "geese 2 post=1 wall=2", "e": "toads"},
    )
    assert amounts(cost(game, "d")) == {"base": 2}
    assert amounts(cost(game, "b")) == {"base": 2, "lost_tribe": 1}
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 2, "mountain": 1, "post": 1, "wall": 4}
    assert amounts(cost(game, "e")) == {"base": 2, "tokens": 1}


def test_what_is_not_there_is_a_line_that_says_so() -> None:
    ledger = cost(table(), "a")
    for rule, sentence in (
        ("tokens", "not-tokens"),
        ("lost_tribe", "not-lost_tribe"),
        ("mountain", "not-mountain"),
    ):
        found = line(ledger, rule)
        assert (found.amount, found.applied, found.sentence) == (0, False, sentence)


def some_where(position: object, race: int) -> int:
    """The third region of the board."""
    return 0b100


@pytest.mark.parametrize(
    ("where", "cheaper", "reason"),
    [
        (everywhere, "abcdel", None),
        (terrain("hill"), "a", "not-terrain"),
        (terrain("hill", "swamp"), "ad", "not-terrain"),
        (symbol("cavern"), "be", "not-symbol"),
        (symbol("cavern", "mine"), "bde", "not-symbol"),
        (coastal, "b", "not-coastal"),
        (water, "l", "not-terrain"),
        (terrain("hill") | symbol("mine"), "ad", "not-terrain"),
        (coastal | water, "bl", "not-coastal"),
        (Where(some_where, "special"), "c", "not-special"),
    ],
    ids=named,
)
def test_a_discount_where_its_condition_holds(where: Condition, cheaper: str, reason: str | None) -> None:
    plain = table(power=[ANYWHERE, StandOn(water), KeepsBadge()])
    game = table(race=[Discount(1, where)], power=[ANYWHERE, StandOn(water), KeepsBadge()])
    for region in "abcdel":
        found = line(cost(game, region), "newts")
        before, now = total(plain, region), total(game, region)
        assert before is not None and now is not None
        if region in cheaper:
            assert (found.amount, found.applied) == (-1, True)
            assert found.sentence.startswith("cost-discount") and text.has(found.sentence)
            assert now == before - 1
        else:
            assert (found.amount, found.applied, found.sentence) == (0, False, reason)
            assert now == before


def test_near_own_looks_at_the_position() -> None:
    """Not the board alone: only beside a mountain that the race itself holds."""
    without = table(race=[Discount(1, near_own("mountain"))], regions={"b": "newts", "c": "geese"})
    assert line(cost(without, "a"), "newts").sentence == "not-near_own"
    game = table(race=[Discount(1, near_own("mountain"))], regions={"c": "newts"})
    assert total(game, "b") == 1 and total(game, "d") == 1
    play(game, "conquer d")
    assert line(cost(game, "e"), "newts").sentence == "not-near_own"


def test_either_of_two_conditions_says_which_one_holds() -> None:
    """Whichever stands first, and whether or not it depends on the position."""
    for where in (near_own("mountain") | symbol("mine"), symbol("mine") | near_own("mountain")):
        game = table(race=[Discount(1, where)], power=[ANYWHERE], regions={"c": "newts"})
        sentences = {region: line(cost(game, region), "newts").sentence for region in "abd"}
        assert sentences["b"] == "cost-discount-near_own"
        assert sentences["d"] in ("cost-discount-near_own", "cost-discount-symbol")
        assert sentences["a"] in ("not-near_own", "not-symbol")


def test_near_own_follows_links() -> None:
    """What is adjacent is a function of the race."""
    game = table(
        race=[Discount(1, near_own("farmland"))], power=[Linked(symbol("cavern"))], regions={"b": "newts"}
    )
    assert total(game, "e") == 1


def test_a_reason_carries_what_it_speaks_of() -> None:
    ledger = cost(table(race=[Discount(1, terrain("hill", "swamp"))], regions={"a": "newts"}), "b")
    params = line(ledger, "newts").params
    assert params["name"] == ("race", "newts")
    assert params["terrain"] == ("terrain", "farmland")
    assert params["terrains"] == [("terrain", "hill"), ("terrain", "swamp")]


def test_discounts_of_race_and_power_add_up_and_are_told_apart() -> None:
    game = table(race=[Discount(1, terrain("mountain"))], power=[Discount(1)], regions={"b": "newts"})
    assert amounts(cost(game, "c")) == {"base": 2, "mountain": 1, "newts": -1, "brisk": -1}
    assert line(cost(game, "c"), "brisk").params["name"] == ("power", "brisk")


def test_a_surcharge() -> None:
    game = table(race=[Discount(-2, terrain("hill"))])
    assert amounts(cost(game, "a")) == {"base": 2, "newts": 2}
    assert line(cost(game, "a"), "newts").sentence == "cost-surcharge"


def test_the_minimum_is_a_line_of_its_own() -> None:
    game = table(race=[Discount(4)])
    assert amounts(cost(game, "a")) == {"base": 2, "newts": -4, "minimum": 3}
    assert cost(game, "a").total == 1


def test_discounts_stop_in_decline() -> None:
    """The effects of a race in decline are those that say so; a discount never does."""
    game = table(old=[Discount(1), ConquersInDecline()], regions={"b": "moles 4", "a": "newts"})
    assert game.position.rules.races[game.readied.acting].id == "moles"
    assert amounts(cost(game, "c")) == {"base": 2, "mountain": 1}


# A single token


DRAGONFLY = Marker("dragonfly", in_box=1, protects=True)


def test_one_token_replaces_the_cost() -> None:
    game = table(
        power=[SingleToken("dragonfly")], markers=(DRAGONFLY,), regions={"b": "newts", "c": "geese 6"}, hand=1
    )
    assert total(game, "c") == 9 and why_not(game, "conquer c") == "not_enough_tokens"
    assert amounts(cost(game, "c", "dragonfly")) == {"base": 2, "tokens": 6, "mountain": 1, "dragonfly": -8}
    events = play(game, "conquer c dragonfly")
    assert [
        event.ledger.total for event in events if event.kind == "single_token_conquered" and event.ledger
    ] == [1]
    assert why_not(game, "conquer d dragonfly") == "already_used"


def test_one_token_comes_after_discounts() -> None:
    """What a discount saved, the single token does not save again."""
    game = table(race=[Discount(1)], power=[SingleToken("dragonfly")], markers=(DRAGONFLY,))
    assert amounts(cost(game, "a", "dragonfly")) == {"base": 2, "newts": -1}
    cheap = table(race=[Discount(3)], power=[SingleToken("dragonfly")], markers=(DRAGONFLY,))
    assert amounts(cost(cheap, "a", "dragonfly")) == {"base": 2, "newts": -3, "minimum": 2}


# The die


@pytest.mark.parametrize("face", [0, 1, 2, 3])
def test_a_die_rolled_first_lowers_the_cost(face: int) -> None:
    game = table(power=[RollFirst()], regions={"b": "newts"})
    play(game, f"roll die={face}")
    ledger = cost(game, "c")
    assert ledger is not None and ledger.total == max(1, 3 - face)
    assert line(ledger, "die").amount == -face
    assert ("minimum" in amounts(ledger)) == (3 - face < 1)


def test_the_order_of_the_stages() -> None:
    """Base, what stands there, discounts, one token is enough, the die, the minimum."""
    game = table(
        race=[Discount(1), RollFirst()],
        power=[SingleToken("dragonfly")],
        markers=(DRAGONFLY,),
        regions={"b": "newts", "c": "geese 3"},
    )
    play(game, "roll die=3")
    plain = [found.rule for found in cost(game, "c").lines if found.amount]
    assert plain == ["base", "tokens", "mountain", "newts", "die"]
    assert cost(game, "c").total == 2
    single = cost(game, "c", "dragonfly")
    assert [(found.rule, found.amount) for found in single.lines if found.amount] == [
        ("base", 2),
        ("tokens", 3),
        ("mountain", 1),
        ("newts", -1),
        ("dragonfly", -4),
        ("die", -3),
        ("minimum", 3),
    ]
    assert single.total == 1


def test_a_roll_is_spent_by_the_conquest() -> None:
    game = table(power=[RollFirst()], regions={"b": "newts"})
    play(game, "roll die=2", "conquer a")
    assert "die" not in amounts(cost(game, "c")) and why_not(game, "roll") is None


def test_a_final_attempt_counts_the_die_in_its_ledger() -> None:
    game = table(hand=1, regions={"b": "newts"})
    events = play(game, "attempt c die=2")
    (won,) = [event for event in events if event.kind == "conquered"]
    assert amounts(won.ledger) == {"base": 2, "mountain": 1, "die": -2}
    short = table(hand=1, regions={"b": "newts"})
    (failed,) = [event for event in play(short, "attempt c die=1") if event.kind == "attempt_failed"]
    assert failed.ledger.total == 2 and failed.params["short"] == 1
