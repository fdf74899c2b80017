"""What the rulings say of the powers of Underground, each shown once."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, Json, act, at, board, check, expect, player, position

PACKS = ("base", "underground")
ROW = board(
    "ab bc cd de ef fg", a="hill border", b="hill", c="hill", d="hill", e="hill", f="hill", g="hill border"
)
"""Seven regions in a row."""


def holding(place: Json, regions: str, power: str, **more: Json) -> Json:
    """Ann's Ratmen hold these regions, one token in each, and Ben has no race."""
    held = {id: at(0, "ratmen") for id in regions}
    return position(place, [player("ratmen", power), player()], {**held, **more}, packs=PACKS)


def test_fishers_earn_two_coins_for_five_banks() -> None:
    """R187."""
    banks = board(
        "ar br cr dr er ab bc cd de",
        r="river",
        a="mud border",
        b="mud",
        c="mud",
        d="mud",
        e="mud border",
    )
    check(
        holding(banks, "abcde", "fisher"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 5, "fisher": 2}}),
    )


@pytest.mark.parametrize(("power", "coins"), [("flocking", 0), ("quarreling", 2)])
def test_six_regions_in_two_blocks(power: str, coins: int) -> None:
    """R188."""
    check(
        holding(ROW, "abcefg", power),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 6 + coins}),
    )


def test_vanishing_with_five_regions() -> None:
    """R189."""
    check(
        holding(VALLEY, "abcde", "vanishing"),
        act("decline"),
        expect(score={"player": 0, "total": 10}, regions=dict.fromkeys("abcde")),
    )


def test_wise_with_four_regions() -> None:
    """R190."""
    check(
        holding(VALLEY, "abcd", "wise"),
        act("decline"),
        expect(score={"player": 0, "total": 6}),
    )
    later = [player("orcs", "hill", declined=[("ratmen", "wise")]), player()]
    for regions, coins in (({"a": at(0, "ratmen")}, 3), ({}, 0)):
        check(
            position(VALLEY, later, regions, packs=PACKS),
            act("stop"),
            act("end_turn"),
            expect(score={"player": 0, "total": coins}),
        )


def test_nine_tokens_of_a_tomb_race() -> None:
    """R191."""
    held = {
        "a": at(0, "ratmen", 3),
        "b": at(0, "ratmen", 2),
        "c": at(0, "ratmen", 2),
        "d": at(0, "ratmen", 2),
    }
    check(
        position(VALLEY, [player("ratmen", "tomb"), player()], held, packs=PACKS),
        act("decline"),
        act("redeploy", tokens={"a": 1, "b": 1, "c": 4, "d": 3}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 4},
            regions={
                "c": {"player": 0, "race": "ratmen", "tokens": 4, "in_decline": True},
                "d": {"player": 0, "race": "ratmen", "tokens": 3, "in_decline": True},
            },
        ),
    )
    fallen = {"b": at(1, "ratmen", 3), "d": at(1, "ratmen", 1), "a": at(0, "orcs")}
    check(
        position(
            VALLEY, [player("orcs", "hill", 5), player(declined=[("ratmen", "tomb")])], fallen, packs=PACKS
        ),
        act("conquer", region="b"),
        act("stop"),
        act("end_turn"),
        expect(regions={"d": {"player": 1, "race": "ratmen", "tokens": 3}}, tray={"ratmen": 10}),
    )


def test_two_regions_of_a_reborn_race_in_decline() -> None:
    """R192."""
    held = {"a": at(0, "orcs"), **{id: at(0, "ratmen") for id in "bcd"}}
    start = position(
        VALLEY, [player("orcs", "hill", 2, declined=[("ratmen", "reborn")]), player()], held, packs=PACKS
    )
    check(
        start,
        act("use", trait="reborn", regions=["b", "c", "d"], error="bad_allocation"),
        act("use", trait="reborn", regions=["b", "c"]),
        expect(
            hand=[2, 0],
            regions={
                "b": {"player": 0, "race": "orcs", "tokens": 1, "in_decline": False},
                "c": {"player": 0, "race": "orcs", "tokens": 1, "in_decline": False},
                "d": {"player": 0, "race": "ratmen", "tokens": 1, "in_decline": True},
            },
        ),
    )


def test_thieves_take_nothing_from_a_race_in_decline() -> None:
    """R193."""
    players = [
        player("ratmen", "thieving"),
        player("orcs", "hill"),
        player("elves", "swamp", declined=["giants"]),
    ]
    held = {"a": at(0, "ratmen"), "b": at(1, "orcs"), "c": at(2, "giants"), "h": at(2, "elves")}
    check(
        position(VALLEY, players, held, packs=PACKS),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 1}, coins=[7, 4, 5]),
    )


def test_vengeance_on_a_race_in_decline() -> None:
    """R194."""
    players = [player("orcs", "vengeful"), player("ratmen", "hill", 3, declined=["elves"])]
    held = {"a": at(0, "orcs", 3), "b": at(0, "orcs"), "c": at(1, "elves"), "d": at(1, "ratmen")}
    check(
        position(VALLEY, players, held, packs=PACKS, current=1),
        act("conquer", region="b"),
        act("stop"),
        act("redeploy", tokens={"b": 2, "d": 2}),
        act("end_turn"),
        expect(cost={"c": {"total": 2, "lines": {"base": 2, "tokens": 1, "vengeful": -1}}}),
    )


def test_vampires_come_in_by_a_bite_where_sorcerers_cannot() -> None:
    """R213."""
    held = {"b": at(1, "giants"), "c": at(1, "giants")}
    vampires = [player("ratmen", "vampire", 2), player("giants", "swamp")]
    check(
        position(VALLEY, vampires, held, packs=PACKS),
        expect(can={"convert": ["b"]}),
        act("convert", region="b"),
        expect(hand=[2, 0], regions={"b": {"player": 0, "race": "ratmen", "tokens": 1}}),
    )
    sorcerers = [player("sorcerers", "hill", 2), player("giants", "swamp")]
    check(position(VALLEY, sorcerers, held, packs=PACKS), expect(can={"convert": []}))
