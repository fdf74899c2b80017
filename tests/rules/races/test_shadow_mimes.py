"""Shadow Mimes: the badge of another combo."""

from __future__ import annotations

from tests.rules.support import act, check, expect, offer

BELOW = ("base", "underground")


def test_badges_are_swapped_and_coins_stay() -> None:
    """R183."""
    column = [
        {"race": "orcs", "power": "mining", "coins": 2},
        {"race": "shadow_mimes", "power": "hill", "coins": 1},
        {"race": "elves", "power": "flocking", "coins": 3},
    ]
    check(
        offer(packs=BELOW, column=column),
        expect(can={"pick": [0, 1, 2]}),
        act("pick", slot=0, swap=1, error="wrong_phase"),
        act("pick", slot=1, swap=1, error="unknown_slot"),
        act("pick", slot=1, swap=7, error="unknown_slot"),
        act("pick", slot=1, swap=2),
        expect(
            hand=[12, 0],
            coins=[5, 5],
            column=[
                {"race": "orcs", "power": "mining", "coins": 3},
                {"race": "elves", "power": "hill", "coins": 3},
            ],
        ),
    )


def test_nobody_must_swap() -> None:
    check(offer("shadow_mimes hill", "orcs mining", packs=BELOW), act("pick", slot=0), expect(hand=[11, 0]))
