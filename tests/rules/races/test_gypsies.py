"""Gypsies: a coin for each region they leave, which they cannot take again in that turn."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, Json, act, at, board, check, expect, offer, player, position

DAMES = ("base", "grand_dames")
STOP = act("stop")
END = act("end_turn")
NINE = board(
    "ab bc cd de fg gh hi af bg ch di ei",
    a="hill border",
    b="farmland border",
    c="forest border",
    d="hill border",
    e="swamp border",
    f="farmland border",
    g="hill",
    h="swamp",
    i="farmland border",
)


def gypsies(power: str = "swamp", hand: int = 2, **more: Json) -> Json:
    """Gypsies alone in a, b and c of the valley; the Giants in h."""
    return position(
        VALLEY,
        [player("gypsies", power, hand), player("giants", "forest", 3)],
        {**{name: at(0, "gypsies") for name in "abc"}, "h": at(1, "giants"), **more},
        packs=DAMES,
    )


@pytest.mark.parametrize(
    ("power", "hand", "tray"), [("merchant", 8, 3), ("peace_loving", 10, 1), ("flying", 11, 0)]
)
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, numbers: six and the badge, eleven in the box."""
    check(
        offer(f"gypsies {power}", packs=DAMES),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"gypsies": tray}),
    )


def test_three_left_and_four_taken() -> None:
    """R120: of five regions three are left and four others taken: 6 regions and 3 coins."""
    check(
        position(
            NINE,
            [player("gypsies", "forest", 5), player()],
            {name: at(0, "gypsies") for name in "abcde"},
            packs=DAMES,
        ),
        act("abandon", "a"),
        act("abandon", "b"),
        act("abandon", "c"),
        expect(hand=[8, 0], coins=[5, 5], why_not={"c": "abandoned_this_turn"}),
        act("conquer", "i"),
        act("conquer", "h"),
        act("conquer", "g"),
        act("conquer", "f"),
        expect(hand=[0, 0], why_not=dict.fromkeys("abc", "abandoned_this_turn")),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 9, "lines": {"regions": 6, "gypsies": 3}},
            coins=[14, 5],
        ),
    )


def test_the_region_is_barred_in_every_way() -> None:
    """Rules summary, Gypsies: neither tokens nor die nor dragon take it again this turn."""
    check(
        gypsies("dragon_master", 1),
        act("abandon", "b"),
        expect(
            hand=[2, 3],
            regions={"b": None},
            cost={"b": None},
            why_not={"b": "abandoned_this_turn"},
            chance={"b": None},
            can={"conquer": [], "attempt": ["d", "f"]},
        ),
        act("conquer", "b", error="abandoned_this_turn"),
        act("attempt", "b", error="abandoned_this_turn"),
        act("conquer", "b", **{"with": ["dragon"]}, error="abandoned_this_turn"),
    )


def test_all_are_left_and_the_race_enters_elsewhere() -> None:
    """Rules summary, Gypsies, with R018: entry regions only, and none that was left; reach is told first."""
    check(
        gypsies(hand=0),
        act("abandon", "a"),
        act("abandon", "b"),
        act("abandon", "c"),
        expect(
            hand=[3, 3],
            can={"conquer": ["e"]},
            why_not={"a": "abandoned_this_turn", "b": "abandoned_this_turn", "c": "not_border"},
        ),
        act("conquer", "e"),
        STOP,
        act("redeploy", tokens={"e": 3}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 1, "swamp": 1, "gypsies": 3}}),
    )


def test_left_for_nothing() -> None:
    """Rules summary, Gypsies: the coins come even if nothing else is held at the end of the turn."""
    check(
        gypsies(hand=0),
        act("abandon", "a"),
        act("abandon", "b"),
        act("abandon", "c"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"gypsies": 3}}, coins=[8, 5], hand=[3, 3]),
    )


def test_the_coins_are_paid_once_and_the_bar_ends_with_the_turn() -> None:
    """Rules summary, Gypsies: next turn the region may be taken again, and earns nothing extra."""
    check(
        gypsies(),
        act("abandon", "a"),
        STOP,
        act("redeploy", tokens={"b": 3, "c": 2}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "gypsies": 1}}),
        act("stop", by=1),
        act("redeploy", tokens={"h": 4}),
        END,
        expect(cost={"a": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "a", by=0),
        STOP,
        act("redeploy", tokens={"a": 2, "b": 2, "c": 1}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 3}}, coins=[11, 6]),
    )


def test_opponents_may_take_the_region_at_once_and_find_no_coin() -> None:
    """Rules summary, Gypsies: the coins are their own, cashed when their turn ends."""
    check(
        gypsies("swamp", 0, g=at(1, "giants"), d=at(0, "gypsies")),
        act("abandon", "d"),
        STOP,
        act("redeploy", tokens={"a": 2, "b": 1, "c": 1}),
        END,
        expect(coins=[9, 5], cost={"d": 3}),
        act("conquer", "d", by=1),
        expect(coins=[9, 5], regions={"d": {"player": 1, "race": "giants"}}),
    )


def test_merchants_do_not_double_the_coin() -> None:
    """Rules summary, Gypsies and Merchant: a region that was left is not occupied."""
    check(
        gypsies("merchant", 0),
        act("abandon", "c"),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 2}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "merchant": 2, "gypsies": 1}}),
    )


def test_only_before_the_first_conquest() -> None:
    """Rulebook, Abandoning a Region: Gypsies leave when others do, and a turn that began is no decline."""
    check(
        gypsies(),
        act("abandon", "a"),
        act("decline", error="wrong_phase"),
        act("abandon", "h", error="bad_allocation"),
        act("conquer", "d"),
        act("abandon", "b", error="wrong_phase"),
    )


def test_decline_leaves_nothing_extra() -> None:
    """Rulebook, Entering in decline: their regions stay theirs, and no coin is laid down."""
    check(
        gypsies(),
        act("decline"),
        expect(
            score={"player": 0, "total": 3, "lines": {"declined": 3}},
            coins=[8, 5],
            tray={"gypsies": 8},
            regions={"a": {"in_decline": True}},
        ),
    )


def test_stout_gypsies_are_paid_before_they_decline() -> None:
    """Rules summary, Gypsies, with R102: the coin comes with the scoring, and not a second time."""
    check(
        gypsies("stout", 0),
        act("abandon", "a"),
        STOP,
        act("redeploy", tokens={"b": 2, "c": 1}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "gypsies": 1}}),
        act("decline"),
        expect(coins=[8, 5], regions={"a": None, "b": {"in_decline": True}}),
    )


def test_what_own_ghouls_leave_is_not_paid() -> None:
    """Rules summary, Gypsies: the benefit is that of the race with this banner (see R041)."""
    check(
        position(
            VALLEY,
            [player("gypsies", "hill", declined=["ghouls"]), player("giants", "forest")],
            {"b": at(0, "ghouls"), "c": at(0, "ghouls"), "e": at(0, "gypsies"), "h": at(1, "giants")},
            packs=DAMES,
        ),
        act("abandon", "b"),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"c": 2}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "declined": 1}}),
    )


def test_the_race_after_the_gypsies_is_not_paid() -> None:
    """Rulebook, The Races: the benefit ends with decline; other races may take back what they left."""
    check(
        position(
            VALLEY,
            [player("orcs", "forest", 1, declined=["gypsies"]), player("giants", "hill")],
            {"b": at(0, "orcs"), "c": at(0, "orcs"), "f": at(0, "gypsies"), "h": at(1, "giants")},
            packs=DAMES,
        ),
        act("abandon", "b"),
        expect(cost={"b": 2}),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "forest": 1}}),
    )
