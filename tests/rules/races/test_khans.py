"""Khans: farmland and hills are worth two coins to them, any other region nothing."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS
from tests.rules.powers.badges import END, STOP
from tests.rules.support import COAST, SYMBOLS, VALLEY, Json, act, at, check, expect, offer, player, position


def steppe(held: str, power: str = "underworld", on: Json = VALLEY, **more: Any) -> Json:
    """Ann's Khans stand alone in each of these regions, and Ben has no race."""
    regions = {name: at(0, "khans") for name in held} | more.pop("regions", {})
    ann = player("khans", power, declined=more.pop("declined", []))
    packs = (*PACKS, *more.pop("packs", ()))
    return position(on, [ann, more.pop("ben", player())], regions, packs, **more)


def check_score(scenario: Json, **lines: int) -> None:
    """A turn without conquests earns these lines, and no others."""
    check(scenario, STOP, END, expect(score={"player": 0, "total": sum(lines.values()), "lines": lines}))


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 9, 1), ("flying", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Khans: five and the badge, ten in the box."""
    check(
        offer(f"khans {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"khans": tray}),
    )


@pytest.mark.parametrize(
    ("held", "lines"),
    [
        ("a", {"regions": 1, "khans": 1}),
        ("b", {"regions": 1, "khans": 1}),
        ("c", {"regions": 1, "khans": -1}),
        ("d", {"regions": 1, "khans": -1}),
        ("e", {"regions": 1, "khans": -1}),
        ("abg", {"regions": 3, "khans": 3}),
        ("abcde", {"regions": 5, "khans": -1}),
        ("ac", {"regions": 2}),
    ],
)
def test_the_worth_of_each_terrain(held: str, lines: dict[str, int]) -> None:
    """R162: two coins for hill and farmland; forest, mountain and swamp bring none."""
    check_score(steppe(held), **lines)


def test_water_is_another_region() -> None:
    """German compendium, Khans: all others are worth one less, a sea as well."""
    check_score(steppe("asl", "seafaring", COAST), regions=3, khans=1 - 2)


@pytest.mark.parametrize(("power", "bonus"), [("forest", 1), ("merchant", 2)])
def test_what_a_badge_adds_stays(power: str, bonus: int) -> None:
    """German compendium, Khans: one less than it would be worth, so a forest with a bonus brings a coin."""
    check_score(steppe("bc", power), regions=2, **{power: bonus})


def test_no_region_is_worth_less_than_nothing() -> None:
    """German compendium, Khans and Goldsmith: a forest that both make poorer brings nothing.

    Hill with a mine four, farmland one, forest nothing, swamp with a mine two.
    """
    check_score(steppe("abcd", "goldsmith", SYMBOLS), regions=4, goldsmith=2, floor=1)


@pytest.mark.parametrize(("frozen", "total"), [("a", 3), ("c", 4)])
def test_khans_in_winter(frozen: str, total: int) -> None:
    """R151, R221: a hill in Winter is worth one coin; a forest is worth nothing, and not less."""
    winter = {frozen: at(0, "khans", winter_marker=1), "h": at(1, "ice_witches")}
    ben = player("ice_witches", "swamp")
    scenario = steppe("abc", regions=winter, ben=ben, packs=("spiders_web",))
    check(scenario, STOP, END, expect(score={"player": 0, "total": total}, coins=[5 + total, 5]))


def test_regions_of_the_race_before_are_worth_one() -> None:
    """R041: neither more for farmland nor less for forest, where the Khans do not stand."""
    ruins = {"b": at(0, "orcs"), "c": at(0, "orcs")}
    check_score(steppe("a", regions=ruins, declined=["orcs"]), regions=1, khans=1, declined=2)


def test_in_decline_every_region_is_worth_one() -> None:
    """German compendium, Khans: as long as they are active, so not on the turn of decline, nor later."""
    scenario = steppe("abcd", ben=player("orcs", "swamp"), regions={"h": at(1, "orcs")})
    check(
        scenario,
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"declined": 4}}, coins=[9, 5]),
    )
    later = steppe("", declined=["khans"], regions={"a": at(0, "khans"), "c": at(0, "khans")})
    later["players"][0]["active"] = player("orcs", "swamp", 2)["active"]
    check(
        later,
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_there_is_nothing_to_use() -> None:
    """Case format, Codes: an action that the race does not have."""
    check(steppe("ac"), act("use", "a", trait="khans", error="wrong_phase"), STOP, END)
