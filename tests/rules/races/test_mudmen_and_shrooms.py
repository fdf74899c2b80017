"""Mudmen multiply in swamps and mudpools, Shrooms earn in forests of both kinds."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

BELOW = ("base", "underground")

ROW = board("ab bc", a="mud border", b="swamp", c="mushroom_forest border")


def test_new_tokens_as_far_as_the_tray_has_them() -> None:
    """R182."""
    check(
        position(
            ROW,
            [player("mudmen", "hill", 9), player()],
            {"a": at(0, "mudmen"), "b": at(0, "mudmen")},
            packs=BELOW,
        ),
        expect(tray={"mudmen": 1}),
        act("stop"),
        expect(hand=[10, 0], tray={"mudmen": 0}),
    )


def test_in_decline_no_more_come_and_no_more_is_paid() -> None:
    check(
        position(ROW, [player("shrooms", "hill", 0), player()], {"c": at(0, "shrooms")}, packs=BELOW),
        act("decline"),
        expect(score={"lines": {"declined": 1}}),
    )
