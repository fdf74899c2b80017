"""Vengeful: whoever attacks is cheaper to attack in return."""

from __future__ import annotations

from tests.rules.support import VALLEY, act, at, check, expect, player, position

PACKS = ("base", "sky_islands", "underground")


def test_a_scenario_says_who_is_marked() -> None:
    """Formats: `vengeance_marker` of a player; German compendium, Vengeful: active or in decline."""
    check(
        position(
            VALLEY,
            [
                player("ratmen", "vengeful", 5),
                player("giants", "fisher", vengeance_marker=True, declined=["orcs"]),
                player("elves", "mining"),
            ],
            {"b": at(0, "ratmen"), "c": at(1, "giants"), "d": at(1, "orcs"), "a": at(2, "elves")},
            packs=PACKS,
        ),
        expect(
            cost={
                "a": {"total": 3, "lines": {"base": 2, "tokens": 1}},
                "c": {"total": 2, "lines": {"base": 2, "tokens": 1, "vengeful": -1}},
                "d": {"total": 3, "lines": {"base": 2, "tokens": 1, "mountain": 1, "vengeful": -1}},
            }
        ),
        act("stop"),
        act("redeploy", tokens={"b": 6}),
        act("end_turn"),
        act("stop", by=1),
        act("end_turn"),
        act("stop", by=2),
        act("end_turn"),
        expect(cost={"c": 3}),
    )


def test_tokens_under_scavengers_count_as_well() -> None:
    """R282. German compendium, Vengeful: each region in which there are tokens of that player."""
    regions = {"b": at(0, "ratmen"), "c": {**at(2, "scavengers"), "under": {"player": 1, "race": "orcs"}}}
    check(
        position(
            VALLEY,
            [
                player("ratmen", "vengeful", 5),
                player("giants", "fisher", vengeance_marker=True, declined=["orcs"]),
                player("scavengers", "mining"),
            ],
            {**regions, "d": at(1, "orcs")},
            packs=PACKS,
        ),
        expect(cost={"c": 3}),
    )
