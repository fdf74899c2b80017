"""Escargots: what their turn of decline brings, as printed and with the variant."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position


@pytest.mark.parametrize(("variants", "lines"), [([], {"declined": 3}), (["escargots_paid_once"], {})])
def test_the_turn_of_decline_pays_at_its_end_but_for_the_variant(
    variants: list[str], lines: dict[str, int]
) -> None:
    """R241."""
    check(
        position(
            VALLEY,
            [player("escargots", "underworld"), player("orcs", "swamp")],
            {"b": at(0, "escargots"), "c": at(0, "escargots"), "f": at(0, "escargots"), "h": at(1, "orcs")},
            ("base", "sky_islands"),
            current=1,
            variants=variants,
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[8, 6]),
        act("decline"),
        expect(score={"player": 0, "total": sum(lines.values()), "lines": lines}),
    )
