"""Drow: a coin more for each region with nobody else next to it."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

BELOW = ("base", "underground")

ROW = board("ab bc cd de", a="hill border", b="farmland", c="forest", d="hill", e="farmland border")


def test_own_races_in_decline_and_monsters_are_company() -> None:
    """R265. German compendium, Drow: other races of one's own, and monsters."""
    for there in (at(0, "orcs"), {"markers": {"monster": 2}}, {"lost_tribe": 1}):
        check(
            position(
                ROW,
                [player("drow", "hill", 0, declined=["orcs"]), player()],
                {"a": at(0, "drow"), "b": at(0, "drow"), "c": there},
                packs=BELOW,
            ),
            act("stop"),
            act("end_turn"),
            expect(score={"lines": {"regions": 2, "hill": 1, "drow": 1, **_declined(there)}}),
        )


def _declined(there: dict[str, object]) -> dict[str, int]:
    return {"declined": 1} if there.get("race") == "orcs" else {}


def test_the_gift_ends_with_decline() -> None:
    check(
        position(
            ROW,
            [player("drow", "hill"), player()],
            {"a": at(0, "drow"), "b": at(0, "drow")},
            packs=BELOW,
        ),
        act("decline"),
        expect(score={"total": 2, "lines": {"declined": 2}}),
    )
