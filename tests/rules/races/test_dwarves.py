"""Dwarves: few, but paid for every mine, and for ever."""

from __future__ import annotations

import pytest

from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(
    ("power", "variants", "hand", "tray"),
    [
        ("merchant", [], 5, 3),
        ("mounted", [], 8, 0),
        ("merchant", ["dwarves_one_more"], 6, 2),
        ("mounted", ["dwarves_one_more"], 8, 0),
    ],
)
def test_tokens_with_the_combo(power: str, variants: list[str], hand: int, tray: int) -> None:
    """Rulebook, The Races: three and the badge. German compendium, Dwarves, variant: one more, if any."""
    check(
        offer(f"dwarves {power}", variants=variants),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"dwarves": tray}),
    )


def test_each_mine_pays_a_coin() -> None:
    """Rulebook, Dwarves: three of the four regions have a mine."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "mounted"), player("giants", "merchant")],
            {**{name: at(0, "dwarves") for name in "adhj"}, "e": at(1, "giants")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "dwarves": 3}}, coins=[12, 5]),
    )


def test_a_mine_costs_what_its_terrain_costs_and_pays_at_once() -> None:
    """Rulebook, Dwarves: the mine changes no cost; it is worth a coin at the end of the very turn."""
    check(
        position(SYMBOLS, [player("dwarves", "forest", 2), player()], {"i": at(0, "dwarves")}),
        expect(cost={"j": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "j"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "dwarves": 1, "forest": 1}}),
    )


def test_an_abandoned_mine_pays_nothing() -> None:
    """Rulebook, Abandoning a Region: what is left empty brings no coins."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "swamp"), player()],
            {"a": at(0, "dwarves"), "h": at(0, "dwarves")},
        ),
        act("abandon", "a"),
        act("stop"),
        act("redeploy", tokens={"h": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_terrain_and_mine_of_one_region_both_pay() -> None:
    """Rulebook, The Races and Special Powers: benefits of banner and badge add up."""
    check(
        position(
            SYMBOLS, [player("dwarves", "hill"), player()], {"a": at(0, "dwarves"), "d": at(0, "dwarves")}
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "dwarves": 2, "hill": 1}}),
    )


def test_mines_pay_in_the_turn_of_decline_and_in_every_later_one() -> None:
    """Rulebook, Dwarves. R047: five regions with two mines are worth seven, in decline as before."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "alchemist"), player("giants", "merchant")],
            {**{name: at(0, "dwarves") for name in "abcdf"}, "e": at(1, "giants")},
            column=[{"race": "ratmen", "power": "swamp", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("decline"),
        expect(score={"player": 0, "total": 7, "lines": {"declined": 5, "dwarves": 2}}, coins=[12, 5]),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0),
        act("conquer", "i"),
        act("stop"),
        act("redeploy", tokens={"i": 12}),
        act("end_turn"),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 1, "declined": 5, "dwarves": 2}}),
    )


def test_only_dwarves_are_paid_for_mines() -> None:
    """R041 for races: another race's mine pays nothing, nor does a Dwarf region without one."""
    check(
        position(
            SYMBOLS,
            [player("ratmen", "swamp", declined=["dwarves"]), player()],
            {"a": at(0, "ratmen"), "b": at(0, "dwarves")},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_a_mine_that_falls_pays_neither_side() -> None:
    """Rulebook, Dwarves: the Dwarves must stand there; the conqueror gets only the region."""
    check(
        position(
            SYMBOLS,
            [player("ratmen", "mounted", declined=["dwarves"]), player("giants", "merchant", 3)],
            {"a": at(0, "dwarves"), "d": at(0, "dwarves"), "i": at(0, "ratmen"), "b": at(1, "giants")},
            current=1,
        ),
        act("conquer", "a"),
        expect(tray={"dwarves": 7}, hand=[0, 0]),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 1, "total": 4, "lines": {"regions": 2, "merchant": 2}}),
        act("stop", by=0),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 1, "dwarves": 1}}),
    )


def test_spirit_dwarves_go_on_mining_beside_a_second_declined_race() -> None:
    """Rulebook, Spirit and Dwarves. R101: both declined races score, the mines too."""
    check(
        position(
            SYMBOLS,
            [player("humans", "mounted", declined=[("dwarves", "spirit")]), player("giants", "hill")],
            {
                "a": at(0, "dwarves"),
                "d": at(0, "dwarves"),
                "h": at(0, "humans"),
                "i": at(0, "humans"),
                "e": at(1, "giants"),
            },
        ),
        act("decline"),
        expect(score={"player": 0, "total": 6, "lines": {"declined": 4, "dwarves": 2}}),
    )


def test_vanished_dwarves_mine_no_more() -> None:
    """Rulebook, Entering In Decline. R052: the older race leaves the map before the coins are paid."""
    check(
        position(
            SYMBOLS,
            [player("humans", "mounted", declined=["dwarves"]), player("giants", "hill")],
            {
                "a": at(0, "dwarves"),
                "d": at(0, "dwarves"),
                "h": at(0, "humans"),
                "i": at(0, "humans"),
                "e": at(1, "giants"),
            },
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"dwarves": 8},
            regions={"a": None, "d": None},
        ),
    )


def test_stout_dwarves_are_not_paid_twice() -> None:
    """Rulebook, Stout. R102: mines pay once in the turn of a late decline, and go on paying afterwards."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "stout"), player("giants", "merchant")],
            {"a": at(0, "dwarves"), "d": at(0, "dwarves"), "e": at(1, "giants")},
            column=[{"race": "ratmen", "power": "swamp", "coins": 0}],
            race_stack=[],
            power_stack=[],
        ),
        act("stop"),
        act("end_turn"),
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "dwarves": 2}}, coins=[9, 5]),
        act("stop", by=1),
        act("end_turn"),
        act("pick", slot=0),
        act("conquer", "i"),
        act("stop"),
        act("redeploy", tokens={"i": 12}),
        act("end_turn"),
        expect(score={"player": 0, "total": 5, "lines": {"regions": 1, "declined": 2, "dwarves": 2}}),
    )


def test_a_declined_fortress_pays_nothing_beside_the_mine() -> None:
    """Rulebook, Fortified and Dwarves. R048: fortresses pay the active race only, mines for ever."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "fortified"), player("giants", "hill")],
            {"a": at(0, "dwarves", fortress=1), "d": at(0, "dwarves"), "e": at(1, "giants")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 4, "lines": {"declined": 2, "dwarves": 2}},
            regions={"a": {"markers": {"fortress": 1}, "in_decline": True}},
        ),
    )


def test_a_board_without_mines_pays_no_bonus() -> None:
    """Rulebook, Dwarves: no mine, no line in the score, not even for hills and mountains."""
    check(
        position(
            VALLEY, [player("dwarves", "swamp"), player()], {"d": at(0, "dwarves"), "g": at(0, "dwarves")}
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )
