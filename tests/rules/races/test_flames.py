"""Flames: the Volcano, and whatever is linked to it."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, offer, player, position

BELOW = ("base", "underground")

DEEP = board(
    "ax xc cd de ey yf af ce",
    a="mining border",
    x="chasm volcano",
    c="black_mountain",
    d="mushroom_forest",
    e="mud border",
    y="chasm volcano",
    f="mining",
)
HIGH = board("ab bc cd ad", a="mountain", b="farmland border", c="hill", d="forest")


def test_the_volcano_is_put_down_before_anything_else() -> None:
    check(
        offer("flames hill", "orcs forest", packs=BELOW, board=DEEP),
        act("pick", slot=0),
        expect(why_not={"a": "wrong_phase", "e": "wrong_phase"}, can={"conquer": [], "attempt": []}),
        act("conquer", "a", error="wrong_phase"),
        act("stop", error="wrong_phase"),
        act("use", "a", trait="flames", error="bad_allocation"),
        act("use", "x", trait="flames"),
        expect(regions={"x": {"markers": {"volcano": 1}}}, why_not={"e": "not_border", "x": "water"}),
        expect(can={"conquer": ["a", "c"]}),
        act("use", "y", trait="flames", error="wrong_phase"),
    )


def test_as_if_empty_keeps_the_mountain_and_comes_before_discounts() -> None:
    """R268. German compendium, Flames; R184."""
    check(
        position(
            DEEP,
            [player("flames", "commando", 8), player("trolls", "fortified")],
            {"x": {"markers": {"volcano": 1}}, "c": at(1, "trolls", 3, fortress=1)},
            packs=BELOW,
        ),
        expect(cost={"c": 2, "a": 1}),
        act("conquer", "c"),
        expect(hand=[6, 2], cost={"d": 1, "e": 1}, why_not={"a": "not_adjacent"}),
    )


def test_what_is_not_linked_to_the_volcano_costs_its_full_price() -> None:
    check(
        position(
            DEEP,
            [player("flames", "hill", 6), player("orcs", "merchant")],
            {
                "x": {"markers": {"volcano": 1}},
                "f": at(0, "flames"),
                "e": at(0, "flames"),
                "d": at(1, "orcs", 2),
            },
            packs=BELOW,
        ),
        expect(cost={"d": 4, "a": 2, "c": 3}),
    )


def test_above_ground_they_begin_on_a_mountain_and_leave_it() -> None:
    """R269."""
    check(
        position(
            HIGH,
            [player("flames", "hill", 7), player("orcs", "merchant", 5)],
            {"c": at(1, "orcs")},
            packs=BELOW,
        ),
        expect(why_not={"b": "not_border"}, cost={"a": 3}),
        act("conquer", "a"),
        expect(regions={"a": {"markers": {"volcano": 1}}}),
        act("conquer", "b"),
        expect(cost={"c": 2}),
        act("stop"),
        expect(regions={"a": None}),
        act("redeploy", tokens={"b": 7}),
        act("end_turn"),
        expect(score={"lines": {"regions": 1}}, why_not={"a": "immune"}),
        act("decline", by=1),
        act("decline", by=0),
        expect(regions={"a": None}),
    )
