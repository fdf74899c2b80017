"""What two rulings say of the races of Underground; the others are checked with their races."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

PACKS = ("base", "underground")
AROUND = board(
    "ab bc cd de cx dx ex ax", a="hill border", b="hill", c="hill", d="hill", e="hill border", x="hill"
)
"""Five regions in a row, and one beside it that touches all but b."""


def test_drow_score_seven_for_five_regions_of_which_two_are_alone() -> None:
    """R181."""
    row = {**AROUND, "edges": [edge for edge in AROUND["edges"] if edge != ["a", "x"]]}
    check(
        position(
            row,
            [player("drow", "stout"), player("orcs", "wise")],
            {**{id: at(0, "drow") for id in "abcde"}, "x": at(1, "orcs")},
            packs=PACKS,
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"total": 7, "lines": {"regions": 5, "drow": 2}}),
    )


def test_the_great_ancient_helps_next_door_and_is_safe_at_home() -> None:
    """R186."""
    check(
        position(
            AROUND,
            [player("cultists", "wise", 3), player("orcs", "mining", 3)],
            {"a": at(0, "cultists", great_ancient=1), "x": at(1, "orcs")},
            packs=PACKS,
        ),
        expect(cost={"b": {"total": 1, "lines": {"base": 2, "cultists": -1}}}),
        act("stop"),
        act("redeploy", tokens={"a": 4}),
        act("end_turn"),
        expect(why_not={"a": "immune"}),
    )
