"""What `cost`, `why_not`, `chance` and `can` answer in each phase, and where there is no cost."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def table(board: Json, ann: Json, ben: Json, regions: Json, **more: Any) -> Json:
    return position(board, [ann, ben], regions, **more)


NOTHING = {
    "cost": {"b": None, "c": None},
    "why_not": {"b": "wrong_phase", "c": "wrong_phase"},
    "chance": {"b": None, "c": None},
}
NOWHERE: Json = {"conquer": [], "attempt": [], "convert": [], "abandon": []}


def test_answers_while_picking() -> None:
    """Before a race is picked nothing has a cost and nothing is legal but picks. Case format, codes."""
    check(
        table(VALLEY, player(), player(), {}, column=[{"race": "elves", "power": "hill", "coins": 0}]),
        expect(
            **NOTHING,
            can={**NOWHERE, "pick": [0], "ally": [], "decline": False, "stop": False, "end_turn": False},
        ),
    )


def test_answers_in_redeployment() -> None:
    """After the conquests costs are null; allies are listed now. Case format, codes."""
    check(
        table(VALLEY, player("elves", "diplomat", 3), player(), {"b": at(0, "elves")}),
        expect(can={"ally": []}),
        act("stop"),
        expect(**NOTHING, can={**NOWHERE, "pick": [], "ally": [1], "decline": False}),
    )


def test_answers_after_scoring() -> None:
    """Stout's choice: decline or not, nothing else. Case format, codes."""
    check(
        table(VALLEY, player("elves", "stout"), player(), {"b": at(0, "elves")}),
        act("stop"),
        act("end_turn"),
        expect(
            **NOTHING,
            to_act={"player": 0, "phase": "after_scoring"},
            can={**NOWHERE, "pick": [], "ally": [], "decline": True, "end_turn": True},
        ),
    )


def test_answers_while_withdrawing() -> None:
    """A defender only withdraws. Case format, codes."""
    check(
        table(
            VALLEY,
            player("ratmen", "hill", 6),
            player("humans", "forest", 3),
            {"c": at(0, "ratmen"), "d": at(1, "humans", 2), "e": at(1, "humans"), "h": at(1, "humans")},
        ),
        act("conquer", "d"),
        act("stop"),
        act("redeploy", tokens={"c": 2, "d": 5}),
        act("end_turn"),
        expect(
            **NOTHING,
            to_act={"player": 1, "phase": "withdraw"},
            can={**NOWHERE, "pick": [], "decline": False, "end_turn": False, "stop": False},
        ),
        act("decline", by=1, error="wrong_phase"),
        act("end_turn", error="wrong_phase"),
        act("redeploy", tokens={"e": 2, "h": 1}, error="wrong_phase"),
    )


@pytest.mark.parametrize(
    ("region", "reason"),
    [
        ("c", "own_region"),
        ("l", "water"),
        ("b", "immune"),
        ("d", "peace"),
        ("g", "not_adjacent"),
    ],
)
def test_no_cost_where_a_region_cannot_be_attacked(region: str, reason: str) -> None:
    """The cost is null where the reason is about the region, not about the hand. Case format, `cost`."""
    check(
        position(
            COAST,
            [player("ratmen", "hill", 9), player("halflings", "diplomat", ally=0)],
            {"c": at(0, "ratmen"), "b": at(1, "halflings", 1, hole=1), "d": at(1, "halflings")},
        ),
        expect(why_not={region: reason}, cost={region: None}, chance={region: None}),
    )


def test_no_cost_before_the_edge() -> None:
    """Nor where a race may not enter. Case format, `cost`."""
    check(
        table(VALLEY, player("ratmen", "hill", 9), player(), {}),
        expect(why_not={"g": "not_border"}, cost={"g": None, "h": 3}),
    )
