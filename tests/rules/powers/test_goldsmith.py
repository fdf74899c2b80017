"""Goldsmith: a mine is worth three coins, any other region nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import SYMBOLS, Json, act, at, board, check, expect, player, position


def workshop(held: str, race: str = "ratmen", on: Json = SYMBOLS, **more: Any) -> Json:
    """Ann's Goldsmiths stand alone in each of these regions; a, d and j have mines."""
    regions = {name: at(0, race) for name in held} | more.pop("regions", {})
    ann = player(race, "goldsmith", declined=more.pop("declined", []))
    packs = (*PACKS, *more.pop("packs", ()))
    return position(on, [ann, more.pop("ben", player())], regions, packs, **more)


def check_score(scenario: Json, **lines: int) -> None:
    """A turn without conquests earns these lines, and no others."""
    check(scenario, STOP, END, expect(score={"player": 0, "total": sum(lines.values()), "lines": lines}))


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen."""
    check_badge_value("ratmen", "goldsmith", 12, 1, PACKS)


@pytest.mark.parametrize(
    ("held", "lines"),
    [
        ("a", {"regions": 1, "goldsmith": 2}),
        ("b", {"regions": 1, "goldsmith": -1}),
        ("adj", {"regions": 3, "goldsmith": 6}),
        ("adbcf", {"regions": 5, "goldsmith": 4 - 3}),
        ("bcfgh", {"regions": 5, "goldsmith": -5}),
        ("abc", {"regions": 3}),
    ],
)
def test_mines_and_other_regions(held: str, lines: dict[str, int]) -> None:
    """R161: three coins for each mine, and nothing for the others, whatever their terrain or symbol."""
    check_score(workshop(held), **lines)


def test_a_mine_taken_this_turn_counts() -> None:
    """German compendium, Goldsmith: what the race holds at the end of its turn."""
    scenario = workshop("c")
    scenario["players"][0]["active"]["hand"] = 2
    check(
        scenario,
        act("conquer", "a"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "goldsmith": 1}}),
    )


def test_dwarves_find_gold_in_a_mine_as_well() -> None:
    """R043 likewise: the benefits add up, four coins for a mine."""
    check_score(workshop("ab", "dwarves"), regions=2, dwarves=1, goldsmith=1)


@pytest.mark.parametrize(("frozen", "total"), [("a", 2), ("b", 3)])
def test_goldsmiths_in_winter(frozen: str, total: int) -> None:
    """R151, R221: a mine in Winter is worth two; another region is worth nothing, and not less."""
    winter = {frozen: at(0, "ratmen", winter_marker=1), "h": at(1, "ice_witches")}
    ben = player("ice_witches", "swamp")
    scenario = workshop("ab", regions=winter, ben=ben, packs=("spiders_web",))
    check(scenario, STOP, END, expect(score={"player": 0, "total": total}, coins=[5 + total, 5]))


def test_escargots_are_paid_in_two_parts() -> None:
    """R242: a coin for the mine as the turn begins, none for the others; two for the badge as it ends."""
    check(
        workshop("abc", "escargots", current=1, ben=player("orcs", "swamp"), regions={"h": at(1, "orcs")}),
        *idle(1),
        expect(coins=[6, 6], to_act={"player": 0, "phase": "start"}),
        STOP,
        END,
        expect(score={"player": 0, "total": 2}, coins=[8, 6]),
    )


def test_the_race_before_is_neither_richer_nor_poorer() -> None:
    """R041: its mine and its other regions bring a coin each."""
    ruins = {"d": at(0, "orcs"), "e": at(0, "orcs")}
    check_score(workshop("a", regions=ruins, declined=["orcs"]), regions=1, goldsmith=2, declined=2)


def test_mining_is_a_mine() -> None:
    """German compendium, Goldsmith: named beside it."""
    caves = board("ab bc", a="mud border", b="mining", c="mystic_crystal")
    check_score(workshop("abc", on=caves, packs=("underground",)), regions=3)
    check_score(workshop("b", on=caves, packs=("underground",)), regions=1, goldsmith=2)


def test_in_decline_every_region_is_worth_one() -> None:
    """German compendium, Goldsmith: as long as the race is active."""
    check(
        workshop("abcd"),
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"declined": 4}}, coins=[9, 5]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("goldsmith", PACKS)


def test_there_is_nothing_to_use() -> None:
    """Case format, Codes: an action that the power does not have."""
    check(workshop("ab"), act("use", "a", trait="goldsmith", error="wrong_phase"), STOP, END)
