"""Cursed: no power at all, and three coins for whoever passes it by."""

from __future__ import annotations

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

CURSED = ("base", "cursed")


def combo(race: str, power: str, coins: int = 0) -> Json:
    return {"race": race, "power": power, "coins": coins}


def table(coins: int = 9, place: int = 1, others: int = 5, **more: Any) -> Json:
    """Ann has to pick among four combos; the Cursed Trolls lie at the given place."""
    column = [combo("elves", "hill"), combo("humans", "merchant"), combo("orcs", "flying")]
    column.insert(place, combo("trolls", "cursed"))
    return position(
        VALLEY,
        [player(coins=coins), player(coins=others)],
        packs=CURSED,
        column=column,
        race_stack=["wizards", "tritons"],
        power_stack=["stout", "spirit"],
        **more,
    )


def test_badge_brings_no_token() -> None:
    """R062: Cursed Ratmen are eight."""
    check_badge_value("ratmen", "cursed", 8, 5, CURSED)


def test_passing_it_by_takes_three_coins() -> None:
    """R106: one coin on the combo above, three on the Cursed one."""
    check(
        table(),
        act("pick", slot=2),
        expect(
            coins=[5, 5],
            column=[
                combo("elves", "hill", 1),
                combo("trolls", "cursed", 3),
                combo("orcs", "flying"),
                combo("wizards", "stout"),
            ],
        ),
    )


def test_on_top_it_makes_every_other_combo_dearer() -> None:
    """Rules summary, Cursed: the first place is free, and everything below costs two coins more."""
    check(table(2, 0), expect(can={"pick": [0]}), act("pick", slot=1, error="cannot_afford"))
    check(table(3, 0), expect(can={"pick": [0, 1]}), act("pick", slot=1), expect(coins=[0, 5]))
    check(table(4, 0), expect(can={"pick": [0, 1, 2]}))
    check(table(5, 0), expect(can={"pick": [0, 1, 2, 3]}))


def test_the_cursed_combo_itself_costs_what_its_place_costs() -> None:
    """Rules summary, Cursed: only skipping it is dear; taking it is not."""
    check(
        table(2, 2),
        expect(can={"pick": [0, 1, 2]}),
        act("pick", slot=2),
        expect(coins=[0, 5], hand=[5, 0], column=[combo("elves", "hill", 1), combo("humans", "merchant", 1)]),
    )


def test_what_lies_below_does_not_matter() -> None:
    """Rules summary, Cursed: only combos above the chosen one are skipped."""
    check(table(0, 3), act("pick", slot=0), expect(coins=[0, 5]))
    check(table(1, 3), act("pick", slot=1), expect(coins=[0, 5], column=[combo("elves", "hill", 1)]))


def test_the_three_coins_go_to_whoever_takes_it() -> None:
    """R106: they lie on the combo, and the next player may take them."""
    check(
        table(3, 0),
        act("pick", slot=1),
        STOP,
        END,
        expect(column=[combo("trolls", "cursed", 3)], to_act={"player": 1, "phase": "pick"}),
        act("pick", slot=0, by=1),
        expect(coins=[0, 8], hand=[10, 5]),
    )


def test_the_coins_pile_up() -> None:
    """R106: each time it is skipped three more are laid down."""
    check(
        table(3, 0, 4),
        act("pick", slot=1),
        STOP,
        END,
        act("pick", slot=2, by=1),
        expect(coins=[0, 0], column=[combo("trolls", "cursed", 6), combo("humans", "merchant", 1)]),
    )


def test_coins_on_the_combo_may_help_to_pay_in_the_variant() -> None:
    """R061 with R106: a price of 1 + 3 is met by two own coins and two on the combo, if so played."""
    scenario = table(2)
    scenario["column"][2]["coins"] = 2
    check(scenario, expect(can={"pick": [0, 1]}), act("pick", slot=2, error="cannot_afford"))
    check(
        {**scenario, "variants": ["pay_with_combo_coins"]},
        expect(can={"pick": [0, 1, 2]}),
        act("pick", slot=2),
        expect(coins=[0, 5], column=[combo("elves", "hill", 1), combo("trolls", "cursed", 3)]),
    )


def test_it_brings_no_power() -> None:
    """Rules summary, Cursed: the race conquers and scores as it would without a badge."""
    check(
        position(
            VALLEY,
            [player("ratmen", "cursed", 2), player()],
            {"b": at(0, "ratmen")},
            packs=CURSED,
        ),
        expect(cost={"c": {"total": 2, "lines": {"base": 2}}, "d": 3}),
        act("conquer", "c"),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_the_curse_lies_on_the_column_not_on_the_player() -> None:
    """Rules summary, Cursed: once the combo is taken nobody pays three coins any more."""
    check(
        position(
            VALLEY,
            [player("ratmen", "cursed"), player(coins=1)],
            {"b": at(0, "ratmen")},
            packs=CURSED,
            column=[combo("elves", "hill"), combo("humans", "merchant")],
            race_stack=[],
            power_stack=[],
        ),
        *idle(0),
        act("pick", slot=1, by=1),
        expect(coins=[6, 0], column=[combo("elves", "hill", 1)]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("cursed", CURSED)
