"""Exploring: a coin for each pair of a region on the ground and one on the islands."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.above import ISLE, PACKS, aloft
from tests.rules.powers.badges import END, STOP, check_badge_value, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position


def outposts(held: str, power: str = "exploring", **more: Any) -> Json:
    """Ann's Ratmen stand alone in each of these regions; a to d are ground, x to z are the island."""
    regions = {name: at(0, "ratmen") for name in held} | more.pop("regions", {})
    ann = player("ratmen", power, more.pop("hand", 0), declined=more.pop("declined", []))
    return aloft([ann, player()], regions, **more)


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen."""
    check_badge_value("ratmen", "exploring", 13, 0, PACKS)


@pytest.mark.parametrize(
    ("held", "lines"),
    [
        ("abcdxy", {"regions": 6, "exploring": 2}),
        ("abxy", {"regions": 4, "exploring": 2}),
        ("bxy", {"regions": 3, "exploring": 1}),
        ("abcd", {"regions": 4}),
        ("xy", {"regions": 2}),
    ],
)
def test_the_smaller_number_counts(held: str, lines: dict[str, int]) -> None:
    """R172: four below and two above bring two; without either kind there is nothing."""
    check(
        outposts(held), STOP, END, expect(score={"player": 0, "total": sum(lines.values()), "lines": lines})
    )


def test_a_region_taken_this_turn_counts() -> None:
    """German compendium, Exploring: what the race holds at the end of the turn, and not what it has left."""
    check(
        outposts("bc", hand=3),
        act("abandon", "c"),
        act("conquer", "x"),
        STOP,
        act("redeploy", tokens={"b": 2, "x": 3}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "exploring": 1}}),
    )


def test_the_coin_for_a_whole_island_comes_on_top() -> None:
    """R158, R172: three above, one below."""
    check(
        outposts("bxyz"),
        STOP,
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 4, "exploring": 1, "island": 1}}),
    )


def test_the_race_before_makes_no_pairs() -> None:
    """R041: regions of the Exploring race alone."""
    check(
        outposts("bx", regions={"y": at(0, "orcs"), "a": at(0, "orcs")}, declined=["orcs"]),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "declined": 2, "exploring": 1}}),
    )
    check(
        outposts("b", regions={"y": at(0, "orcs"), "x": at(0, "orcs")}, declined=["orcs"]),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_in_decline_there_are_no_pairs() -> None:
    """Rulebook, In decline: the badge has left the race when the turn of decline is scored."""
    check(
        outposts("abxy"),
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"declined": 4}}, coins=[9, 5]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up, and drawn again where there are islands."""
    check(
        aloft(
            [player("orcs", "exploring"), player()],
            {"b": at(0, "orcs")},
            **on_offer("humans commando", "giants mounted", race_stack=["wizards"]),
        ),
        act("decline"),
        act("pick", slot=0, by=1),
        STOP,
        END,
        expect(
            column=[
                {"race": "giants", "power": "mounted", "coins": 0},
                {"race": "wizards", "power": "exploring", "coins": 0},
            ]
        ),
    )


def test_without_islands_it_brings_nothing() -> None:
    """German compendium, Exploring: it cannot be used in games without the board of islands."""
    check(
        position(
            VALLEY,
            [player("ratmen", "exploring"), player()],
            {"b": at(0, "ratmen"), "c": at(0, "ratmen")},
            PACKS,
        ),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def offered(on: Json) -> set[str]:
    """The badges that lie on offer when games with thirty seeds begin on this board."""
    scenarios = (
        {"format": "sw-scenario/1", "packs": list(PACKS), "board": on, "seed": seed} for seed in range(30)
    )
    return {
        combo["power"] for scenario in scenarios for combo in Game.from_scenario(scenario).view(0)["column"]
    }


def test_the_badge_is_drawn_only_where_there_are_islands() -> None:
    """R239: elsewhere it stays in the box, and the other six of its pack do not."""
    others = {"airborne", "goldsmith", "gunner", "haggling", "racketeering", "zeppelined"}
    assert offered(ISLE) >= others | {"exploring"}
    assert offered(VALLEY) >= others
    assert "exploring" not in offered(VALLEY)


def test_there_is_nothing_to_use() -> None:
    """Case format, Codes: an action that the power does not have."""
    check(outposts("bx"), act("use", "b", trait="exploring", error="wrong_phase"), STOP, END)
