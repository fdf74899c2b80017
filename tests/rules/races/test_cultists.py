"""Cultists: the Great Ancient protects a region and makes those next to it cheaper."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

BELOW = ("base", "underground")

ROW = board("ra ab bc cd", r="river border", a="hill border", b="farmland", c="forest", d="hill border")
ANCIENT = {"great_ancient": 1}


def test_it_waits_for_land() -> None:
    """German compendium, Cultists: a river does not count."""
    check(
        position(ROW, [player("cultists", "hill", 5), player()], packs=BELOW),
        act("conquer", "r"),
        expect(cost={"a": 2}),
        act("conquer", "a"),
        expect(regions={"a": {"markers": ANCIENT}}, cost={"b": 1}),
    )


def test_it_moves_once_a_turn_before_anything_else() -> None:
    """R272."""
    check(
        position(
            ROW,
            [player("cultists", "hill", 3), player("giants", "fisher")],
            {"a": at(0, "cultists", great_ancient=1), "b": at(0, "cultists"), "d": at(1, "giants")},
            packs=BELOW,
        ),
        expect(cost={"c": 2}),
        act("use", "a", trait="cultists", error="bad_allocation"),
        act("use", "c", trait="cultists", error="bad_allocation"),
        act("use", "b", trait="cultists"),
        expect(cost={"c": 1}, regions={"b": {"markers": ANCIENT}}),
        act("use", "a", trait="cultists", error="already_used"),
        act("conquer", "c"),
        act("use", "a", trait="cultists", error="wrong_phase"),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 1, "c": 3}),
        act("end_turn"),
        expect(why_not={"b": "immune"}),
    )


def test_with_its_region_it_is_lost_for_good() -> None:
    """R272."""
    check(
        position(
            ROW,
            [player("cultists", "hill", 4), player()],
            {"a": at(0, "cultists", great_ancient=1), "b": at(0, "cultists")},
            packs=BELOW,
        ),
        act("abandon", "a"),
        act("use", "b", trait="cultists", error="wrong_phase"),
        act("conquer", "a"),
        expect(regions={"a": {"markers": {}}}, cost={"c": 2}),
    )
