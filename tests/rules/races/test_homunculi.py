"""Homunculi: each time their combo is passed over, one more of them waits there."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP
from tests.rules.support import VALLEY, Json, act, check, expect, offer, player, position

PACKS = ("base", "be_not_afraid")


def combo(words: str) -> Json:
    """``"homunculi flying 3 2"``: race, power, coins and tokens that lie there."""
    race, power, *numbers = words.split()
    return {
        "race": race,
        "power": power,
        "coins": 0,
        **dict(zip(("coins", "tokens"), map(int, numbers), strict=False)),
    }


def lay(*combos: str, players: int = 2, **more: Any) -> Json:
    """Nobody has a race yet, and these combos are on offer."""
    stacks: Json = {"race_stack": [], "power_stack": []}
    keys = {"packs": PACKS, "turn": 1, "column": [combo(words) for words in combos], **stacks, **more}
    return position(VALLEY, [player() for _ in range(players)], **keys)


def settle(region: str, tokens: int) -> tuple[Json, ...]:
    """A first turn: everything goes to one region."""
    return act("conquer", region), STOP, act("redeploy", tokens={region: tokens}), END


@pytest.mark.parametrize(("power", "hand", "tray"), [("stout", 9, 6), ("flying", 10, 5)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Homunculi: five and the badge, fifteen in the box."""
    check(
        offer(f"homunculi {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"homunculi": tray}),
    )


def test_skipped_three_times() -> None:
    """R127: with Flying 5 + 5 + 3 tokens, and the three coins."""
    check(
        lay("homunculi flying 3 3", "orcs hill"),
        expect(tray={"homunculi": 12}),
        act("pick", slot=0),
        expect(hand=[13, 0], coins=[8, 5], tray={"homunculi": 2}),
    )


def test_each_skip_adds_one() -> None:
    """Rules summary, Homunculi: two players pass them over, the third takes what has gathered."""
    check(
        lay("homunculi flying", "orcs hill", "giants swamp", "elves forest", players=3),
        act("pick", slot=2),
        expect(coins=[3, 5, 5], tray={"homunculi": 14, "orcs": 10}),
        *settle("b", 10),
        act("pick", slot=1, by=1),
        expect(tray={"homunculi": 13}),
        *settle("e", 9),
        act("pick", slot=0, by=2),
        expect(hand=[0, 0, 12], coins=[4, 6, 7], tray={"homunculi": 3}),
    )


def test_other_combos_that_are_skipped_get_coins_only() -> None:
    """Rules summary, Homunculi: nobody else gathers tokens."""
    check(
        lay("homunculi flying", "orcs hill", "giants swamp"),
        act("pick", slot=2),
        *settle("b", 10),
        act("pick", slot=1, by=1),
        expect(hand=[0, 9], coins=[4, 5], tray={"orcs": 1}),
    )


def test_a_combo_above_them_skips_nobody() -> None:
    """Rules summary, Homunculi: only what lies above the combo taken is passed over."""
    check(
        lay("orcs hill", "homunculi flying"),
        act("pick", slot=0),
        expect(tray={"homunculi": 15}, column=[{"race": "homunculi", "power": "flying", "coins": 0}]),
        *settle("b", 9),
        act("pick", slot=0, by=1),
        expect(hand=[0, 10]),
    )


@pytest.mark.parametrize("waiting", [6, 10])
def test_never_more_than_the_box_holds(waiting: int) -> None:
    """R127: fifteen in all, however many lie on the combo."""
    check(
        lay(f"homunculi flying 0 {waiting}", "orcs hill"),
        expect(tray={"homunculi": 15 - waiting}),
        act("pick", slot=0),
        expect(hand=[15, 0], tray={"homunculi": 0}),
    )


def test_an_empty_storage_adds_no_token() -> None:
    """Rules summary, Homunculi: the coin lies there all the same."""
    check(
        lay("homunculi flying 0 15", "orcs hill"),
        act("pick", slot=1),
        expect(tray={"homunculi": 0}, coins=[4, 5]),
        *settle("b", 9),
        act("pick", slot=0, by=1),
        expect(hand=[0, 15], coins=[5, 6]),
    )


def test_who_cannot_pay_adds_nothing() -> None:
    """R060: a refused pick changes nothing."""
    check(
        lay("homunculi flying", "orcs hill") | {"players": [player(coins=0), player()]},
        act("pick", slot=1, error="cannot_afford"),
        expect(tray={"homunculi": 15}),
    )


def test_cursed_homunculi() -> None:
    """R106 and Homunculi: passing them over costs three coins, and it is still one token."""
    check(
        lay("homunculi cursed", "orcs hill", packs=("base", "cursed", "be_not_afraid")),
        act("pick", slot=1),
        expect(coins=[2, 5], tray={"homunculi": 14}),
        *settle("b", 9),
        act("pick", slot=0, by=1),
        expect(hand=[0, 6], coins=[3, 8], tray={"homunculi": 9}),
    )
