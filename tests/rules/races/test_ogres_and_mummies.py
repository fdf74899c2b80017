"""Ogres pay a token less for every region, Mummies a token more."""

from __future__ import annotations

from tests.rules.support import VALLEY, act, at, check, expect, player, position

BELOW = ("base", "underground")


def test_an_empty_region_costs_one_or_three() -> None:
    """R175."""
    for race, power, total in (("ogres", "fisher", 1), ("mummies", "fisher", 3), ("ogres", "commando", 1)):
        check(
            position(VALLEY, [player(race, power, 5), player()], {"c": at(0, race), "f": None}, packs=BELOW),
            expect(cost={"f": total}),
        )


def test_a_discount_of_the_badge_and_the_surcharge_cancel_out() -> None:
    check(
        position(VALLEY, [player("mummies", "commando", 5), player()], {"c": at(0, "mummies")}, packs=BELOW),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "mummies": 1, "commando": -1}}}),
    )


def test_a_dragon_needs_a_single_mummy() -> None:
    """The fixed order of a cost: what needs one token comes after additions."""
    check(
        position(
            VALLEY,
            [player("mummies", "dragon_master", 2), player("giants", "hill")],
            {"c": at(0, "mummies"), "d": at(1, "giants", 4)},
            packs=BELOW,
        ),
        act("conquer", "d", **{"with": ["dragon"]}),
        expect(hand=[1, 3], regions={"d": {"race": "mummies", "tokens": 1}}),
    )
