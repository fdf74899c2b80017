"""Amazons: six tokens, and four more that only ever attack."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(("power", "hand", "tray"), [("merchant", 12, 3), ("hill", 14, 1), ("flying", 15, 0)])
def test_the_four_extra_tokens_come_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, Amazons: ten tokens and those of the badge. R062: Flying Amazons bring all fifteen."""
    check(
        offer(f"amazons {power}"),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"amazons": tray}),
    )


def test_four_tokens_leave_the_map_after_redeployment() -> None:
    """Rulebook, Amazons. R035: of eleven on six regions seven stay and four go to the hand."""
    check(
        position(
            VALLEY,
            [player("amazons", "mounted"), player("giants", "forest")],
            {"a": at(0, "amazons", 6), **{name: at(0, "amazons") for name in "bcdef"}, "h": at(1, "giants")},
        ),
        act("stop"),
        expect(hand=[5, 0]),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"a": 6, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}, error="bad_allocation"),
        act("redeploy", tokens={"a": 1, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}, error="bad_allocation"),
        act("redeploy", tokens={"a": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 6, "lines": {"regions": 6}},
            hand=[4, 0],
            tray={"amazons": 4},
            regions={"a": {"tokens": 2}, "f": {"tokens": 1}},
        ),
    )


def test_spread_too_thin_they_give_a_region_up() -> None:
    """Rulebook, Amazons. R036: eleven on eight regions keep seven of them; which is free, but no fewer."""
    everywhere = {name: at(0, "amazons") for name in "bcdefgh"}
    check(
        position(VALLEY, [player("amazons", "merchant"), player()], {"a": at(0, "amazons", 4), **everywhere}),
        act("stop"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens=dict.fromkeys("abcdefgh", 1), error="bad_allocation"),
        act("redeploy", tokens={"a": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}, error="bad_allocation"),
        act("redeploy", tokens=dict.fromkeys("abcefgh", 1)),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 14, "lines": {"regions": 7, "merchant": 7}},
            hand=[4, 0],
            tray={"amazons": 4},
            regions={"d": None, "a": {"tokens": 1}},
        ),
    )


def test_a_region_that_does_not_exist_is_named_first() -> None:
    """Case format: an unknown region is told before a wrong sum."""
    check(
        position(VALLEY, [player("amazons", "hill", 4), player()], {"b": at(0, "amazons", 2)}),
        act("stop"),
        act("redeploy", tokens={"z": 1}, error="unknown_region"),
    )


def test_few_amazons_still_lift_four() -> None:
    """Rulebook, Amazons. R037: with five left one token stays on the map, wherever its player likes."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp"), player("giants", "forest")],
            {"b": at(0, "amazons", 2), "c": at(0, "amazons", 2), "d": at(0, "amazons"), "h": at(1, "giants")},
        ),
        act("stop"),
        expect(hand=[2, 0]),
        act("redeploy", tokens={"b": 1, "c": 1}, error="bad_allocation"),
        act("redeploy", tokens={"c": 1}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
            hand=[4, 0],
            tray={"amazons": 10},
            regions={"b": None, "c": {"tokens": 1}, "d": None},
        ),
    )


def test_with_fewer_than_four_all_are_lifted_and_enter_again() -> None:
    """Case format, Amazons: all leave if there are fewer than four; the next conquest is a first conquest."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp"), player("giants", "forest")],
            {"b": at(0, "amazons", 2), "c": at(0, "amazons"), "h": at(1, "giants")},
        ),
        act("stop"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 0, "lines": {}},
            coins=[5, 5],
            hand=[3, 0],
            regions={"b": None, "c": None},
        ),
        act("stop", by=1),
        act("end_turn"),
        expect(
            to_act={"player": 0, "phase": "start"},
            can={"conquer": ["a", "b", "e"]},
            why_not={"c": "not_border", "h": "not_enough_tokens"},
        ),
    )


def test_a_reserve_without_a_region_enters_and_must_leave_again() -> None:
    """R038, the likelier reading: four Amazons in hand may attack, but all are lifted and score nothing."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp", 4, first_turn=False), player("giants", "forest")],
            {"h": at(1, "giants")},
        ),
        act("conquer", "b"),
        expect(hand=[2, 0], regions={"b": {"player": 0, "race": "amazons", "tokens": 2}}),
        act("stop"),
        act("redeploy", tokens={"b": 1}, error="bad_allocation"),
        act("redeploy", tokens={}),
        act("end_turn"),
        expect(score={"player": 0, "total": 0, "lines": {}}, hand=[4, 0], regions={"b": None}),
    )


def test_the_reserve_counts_at_the_start_of_the_turn() -> None:
    """Rulebook, Amazons: the four come back when the troops are readied."""
    check(
        position(
            VALLEY,
            [player("amazons", "hill", 4), player()],
            {"b": at(0, "amazons", 2), "c": at(0, "amazons")},
        ),
        expect(can={"conquer": ["a", "d", "f"], "attempt": []}),
        act("conquer", "d"),
        expect(hand=[2, 0], regions={"b": {"tokens": 1}, "d": {"tokens": 3}}),
    )


def test_what_fled_is_put_down_without_the_reserve() -> None:
    """Rulebook, Enemy Losses & Withdrawals: only the driven out withdraw, the four stay in hand."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("amazons", "forest", 4)],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "amazons", 3),
                "e": at(1, "amazons"),
                "h": at(1, "amazons"),
            },
        ),
        act("conquer", "b"),
        expect(hand=[0, 6], tray={"amazons": 7}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"e": 3, "h": 3}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"e": 1, "h": 1}),
        expect(
            hand=[0, 4],
            regions={"e": {"tokens": 2}, "h": {"tokens": 2}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_wiped_out_amazons_keep_what_fled_beside_the_reserve() -> None:
    """R019: without a region nobody withdraws; all in hand enter again on the next own turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("amazons", "forest", 4)],
            {"c": at(0, "ratmen"), "b": at(1, "amazons", 2)},
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 4, "c": 2}),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "start"},
            hand=[0, 5],
            tray={"amazons": 10},
            can={"conquer": ["a", "e", "h"]},
            why_not={"d": "not_border", "b": "not_enough_tokens"},
        ),
    )


def test_the_reserve_goes_to_the_tray_in_decline() -> None:
    """Rulebook, Entering In Decline: one token a region stays, the reserve is given back."""
    check(
        position(
            VALLEY,
            [player("amazons", "alchemist", 4), player("giants", "forest")],
            {"b": at(0, "amazons", 2), "c": at(0, "amazons"), "h": at(1, "giants")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            hand=[0, 0],
            tray={"amazons": 13},
            regions={"b": {"tokens": 1, "in_decline": True}, "c": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_stout_amazons_lift_score_and_decline() -> None:
    """Rulebook, Stout: the lift comes before the scoring, the decline after it empties the hand."""
    check(
        position(
            VALLEY,
            [player("amazons", "stout", 4), player("giants", "forest")],
            {"b": at(0, "amazons", 3), "c": at(0, "amazons", 3), "h": at(1, "giants")},
        ),
        act("stop"),
        expect(hand=[8, 0]),
        act("redeploy", tokens={"b": 3, "c": 3}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            hand=[4, 0],
            to_act={"player": 0, "phase": "after_scoring"},
        ),
        act("decline"),
        expect(
            coins=[7, 5],
            hand=[0, 0],
            tray={"amazons": 13},
            regions={"b": {"tokens": 1, "in_decline": True}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_encampments_guard_what_the_lifted_tokens_leave() -> None:
    """Rulebook, Amazons and Bivouacking: the four do not defend, encampments do."""
    check(
        position(
            VALLEY,
            [player("amazons", "bivouacking"), player("ratmen", "hill", 6)],
            {"b": at(0, "amazons", 3), "c": at(0, "amazons", 3), "d": at(1, "ratmen")},
        ),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 1}),
        act("place", marker="encampment", regions={"b": 2, "c": 3}),
        act("end_turn"),
        expect(
            hand=[4, 6],
            cost={
                "b": {"total": 5, "lines": {"base": 2, "tokens": 1, "encampment": 2}},
                "c": {"total": 6, "lines": {"base": 2, "tokens": 1, "encampment": 3}},
            },
        ),
    )


def test_the_reserve_does_not_break_a_tie() -> None:
    """Rulebook, End of the game. R049: only tokens on the board count, so three beat two and four in hand."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp", 4, coins=8), player("ratmen", "mounted")],
            {
                "b": at(0, "amazons"),
                "c": at(0, "amazons"),
                "e": at(1, "ratmen"),
                "g": at(1, "ratmen"),
                "h": at(1, "ratmen"),
            },
            turns=2,
            current=1,
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[8, 8], over=True, winners=[1]),
    )


def test_a_given_up_region_keeps_no_fortress() -> None:
    """Rulebook, Fortified and Amazons: with the last Amazon the fortress goes, and its coin."""
    check(
        position(
            VALLEY,
            [player("amazons", "fortified"), player("giants", "forest")],
            {
                "b": at(0, "amazons", 2, fortress=1),
                "c": at(0, "amazons", 3, fortress=1),
                "h": at(1, "giants"),
            },
        ),
        act("stop"),
        act("redeploy", tokens={"c": 1}),
        act("place", marker="fortress", regions={"b": 1}, error="bad_allocation"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 1, "fortified": 1}},
            regions={"b": None, "c": {"tokens": 1, "markers": {"fortress": 1}}},
        ),
    )


def test_a_hero_does_not_stay_in_a_given_up_region() -> None:
    """Rulebook, Heroic and Amazons: heroes stand in regions of the race, so not where it leaves."""
    check(
        position(
            VALLEY,
            [player("amazons", "heroic"), player("giants", "forest")],
            {"b": at(0, "amazons", 3), "c": at(0, "amazons", 2), "h": at(1, "giants")},
        ),
        act("stop"),
        act("redeploy", tokens={"c": 1}),
        act("place", marker="hero", regions={"b": 1, "c": 1}, error="bad_allocation"),
        act("place", marker="hero", regions={"c": 1}),
        act("end_turn"),
        expect(regions={"b": None, "c": {"markers": {"hero": 1}}}),
    )
