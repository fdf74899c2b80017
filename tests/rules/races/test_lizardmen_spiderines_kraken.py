"""Lizardmen pass the water, Kraken stay in it, Spiderines reach around chasms."""

from __future__ import annotations

from tests.rules.support import COAST, act, at, board, check, expect, player, position

BELOW = ("base", "underground")

DEEP = board(
    "ar rb rs sc xd xe de bd",
    a="hill border", r="river", s="river", b="farmland", c="forest", x="chasm", d="mud", e="mining border",
)  # fmt: skip
ABOVE = board("ab bc cd", a="hill cavern border", b="farmland", c="forest", d="hill cavern border")


def test_lizardmen_pass_rivers_whoever_is_there() -> None:
    check(
        position(
            DEEP,
            [player("lizardmen", "hill", 5), player("kraken", "forest")],
            {"a": at(0, "lizardmen"), "s": at(1, "kraken", 2)},
            packs=BELOW,
        ),
        expect(cost={"b": 2, "c": 2, "r": 1, "s": 3}, why_not={"d": "not_adjacent"}),
        act("conquer", "c"),
    )


def test_lizardmen_come_onto_the_map_on_any_shore() -> None:
    check(
        position(DEEP, [player("lizardmen", "hill", 5), player()], packs=BELOW),
        expect(why_not={"d": "not_border"}, cost={"b": 2, "c": 2, "a": 2, "e": 2}),
    )


def test_kraken_stay_in_the_river_also_in_decline() -> None:
    """R180."""
    check(
        position(
            DEEP,
            [player("kraken", "hill", 0), player()],
            {"a": at(0, "kraken"), "r": at(0, "kraken")},
            packs=BELOW,
        ),
        act("decline"),
        expect(score={"lines": {"declined": 2}}, regions={"r": {"race": "kraken", "in_decline": True}}),
    )


def test_kraken_take_lakes_and_seas_above_ground() -> None:
    """R266."""
    check(
        position(COAST, [player("kraken", "hill", 5), player()], {"c": at(0, "kraken")}, packs=BELOW),
        expect(cost={"l": 2}, why_not={"s": "not_adjacent"}),
    )


def test_spiderines_reach_all_rims_and_enter_there() -> None:
    """R274."""
    check(
        position(DEEP, [player("spiderines", "hill", 5), player()], {"a": at(0, "spiderines")}, packs=BELOW),
        expect(cost={"d": 2, "e": 2}, why_not={"x": "water", "c": "not_adjacent"}),
    )
    check(
        position(
            DEEP,
            [player("spiderines", "hill", 5), player()],
            packs=BELOW,
        ),
        expect(cost={"d": 2, "a": 2}),
    )


def test_above_ground_spiderines_have_underworld() -> None:
    check(
        position(
            ABOVE,
            [player("spiderines", "underworld", 5), player()],
            {"a": at(0, "spiderines")},
            packs=BELOW,
        ),
        expect(
            cost={
                "d": {"total": 1, "lines": {"base": 2, "spiderines": -1, "underworld": -1, "minimum": 1}},
                "b": 2,
            },
        ),
    )


def test_seafaring_spiderines_reach_a_sea_beside_a_chasm() -> None:
    """R336. German compendium, Spiderines: all regions that border a chasm are neighbours."""
    coast = board("ab bx xs", a="hill border", b="farmland", x="chasm", s="sea")
    for power, code in (("seafaring", None), ("hill", "water")):
        check(
            position(
                coast, [player("spiderines", power, 5), player()], {"a": at(0, "spiderines")}, packs=BELOW
            ),
            expect(why_not={"s": code}),
        )
