"""Iron Dwarves: hammers that conquer like tokens."""

from __future__ import annotations

import pytest

from tests.rules.support import Json, act, at, board, check, expect, player, position

BELOW = ("base", "underground")

MINES = board("ab bc cd", a="hill mine border", b="farmland mine", c="mining", d="farmland border")


def dwarves(hand: int, hammers: int, **regions: object) -> dict[str, object]:
    return position(
        MINES,
        [player("iron_dwarves", "hill", hand, pieces={"silver_hammer": hammers}), player()],
        {"a": at(0, "iron_dwarves"), **regions},
        packs=BELOW,
    )


def test_a_region_is_taken_with_hammers_alone_and_lost_without_a_token() -> None:
    """R179."""
    check(
        dwarves(0, 2),
        act("conquer", "b", error="no_tokens"),
        act("conquer", "b", **{"with": ["silver_hammer"]}, error="not_enough_tokens"),
        act("conquer", "b", **{"with": ["silver_hammer"] * 2}),
        expect(regions={"b": {"race": "iron_dwarves", "tokens": 0, "markers": {"silver_hammer": 2}}}),
        act("stop"),
        act("end_turn"),
        expect(regions={"b": None}, score={"lines": {"regions": 1, "hill": 1}}),
    )


def test_a_token_may_be_put_there_or_not_and_each_redeployment_counts_anew() -> None:
    """R273."""
    check(
        dwarves(2, 2),
        act("conquer", "b", **{"with": ["silver_hammer"] * 2}),
        act("stop"),
        act("redeploy", tokens={"a": 3}),
        act("redeploy", tokens={"a": 2, "b": 1}),
        act("redeploy", tokens={"b": 3}, error="bad_allocation"),
        act("redeploy", tokens={"a": 3}),
        act("redeploy", tokens={"a": 1, "b": 2}),
        act("end_turn"),
        expect(regions={"b": {"tokens": 2}}),
    )


def test_each_hammer_works_once_a_turn_and_again_in_the_next_one() -> None:
    """R273."""
    check(
        dwarves(3, 1),
        act("conquer", "b", **{"with": ["silver_hammer"]}),
        act("conquer", "c", **{"with": ["silver_hammer"]}, error="marker_limit"),
        act("conquer", "c"),
        act("stop"),
        expect(pieces=[{"silver_hammer": 3}, {}]),
        act("end_turn"),
        expect(regions={"b": {"markers": {}}}),
    )


def test_there_are_seven_and_decline_takes_them() -> None:
    check(
        dwarves(0, 6, b=at(0, "iron_dwarves"), c=at(0, "iron_dwarves")),
        act("stop"),
        expect(pieces=[{"silver_hammer": 7}, {}]),
    )
    check(dwarves(0, 6), act("decline"), expect(score={"lines": {"declined": 1}}))


@pytest.mark.parametrize("means", ["fireball", "behemoth"])
def test_a_hammer_is_not_the_race_token_that_goes_with_a_fireball_or_a_behemoth(means: str) -> None:
    """R328. Two hammers suffice for b; with anything that a race token must go with, one does."""
    swamp = board("ab bc", a="swamp border", b="farmland", c="swamp border")
    pieces = {"silver_hammer": 2, **({"fireball": 1} if means == "fireball" else {})}

    def dwarves_with(hand: int) -> Json:
        dwarves = player("iron_dwarves", means, hand, pieces=pieces)
        return position(
            swamp, [dwarves, player()], {"a": at(0, "iron_dwarves")}, packs=(*BELOW, "royal_bonus")
        )

    both = {"with": ["silver_hammer", "silver_hammer", means]}
    check(
        dwarves_with(0),
        act("conquer", "b", **both, error="no_tokens"),
        act("conquer", "b", **{"with": ["silver_hammer", "silver_hammer"]}),
        expect(regions={"b": {"tokens": 0}}),
    )
    check(dwarves_with(2), act("conquer", "b", **both), expect(hand=[1, 0], regions={"b": {"tokens": 1}}))
