"""Enemy losses and withdrawals: who loses what, who is asked, when, and in which order."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def attack(tokens: int = 3, **regions: Json | None) -> Json:
    """Ann's Ratmen in c face Ben's Humans in b; Ben also holds e and h unless told otherwise."""
    others = regions or {"e": at(1, "humans"), "h": at(1, "humans")}
    return position(
        VALLEY,
        [player("ratmen", "hill", 8), player("humans", "forest")],
        {"c": at(0, "ratmen"), "b": at(1, "humans", tokens), **others},
    )


def take_b_and_finish() -> list[Json]:
    """Ann takes b and ends her turn with all her tokens there but one."""
    return [act("conquer", "b"), act("stop"), act("redeploy", tokens={"b": 8, "c": 1}), act("end_turn")]


def test_of_three_defenders_one_is_lost_and_two_withdraw() -> None:
    """One token to the tray at once, two in hand until the attacker's turn ends. Ruling R028."""
    check(
        attack(3),
        expect(tray={"humans": 5}),
        act("conquer", "b"),
        expect(hand=[3, 2], tray={"humans": 6}, regions={"e": {"tokens": 1}, "h": {"tokens": 1}}),
        act("stop"),
        act("redeploy", tokens={"b": 8, "c": 1}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}, hand=[0, 2]),
        act("withdraw", tokens={"h": 2}),
        expect(
            hand=[0, 0],
            tray={"humans": 6},
            regions={"h": {"tokens": 3}, "e": {"tokens": 1}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_tokens_withdraw_anywhere_the_race_still_stands() -> None:
    """The new place need not touch the lost one; several places may share the tokens. Rulebook, Enemy Losses
    and Withdrawals (R028)."""
    check(
        attack(4),
        *take_b_and_finish(),
        act("withdraw", tokens={"e": 1, "h": 2}),
        expect(regions={"e": {"tokens": 2}, "h": {"tokens": 3}}),
    )


def test_a_lone_defender_is_lost() -> None:
    """A single token goes to the tray; its owner has nothing to withdraw. Ruling R029."""
    check(
        attack(1),
        act("conquer", "b"),
        expect(hand=[5, 0], tray={"humans": 8}),
        act("stop"),
        act("redeploy", tokens={"b": 8, "c": 1}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_victims_withdraw_clockwise_from_the_attacker() -> None:
    """The player to the attacker's left withdraws first, and so on round the table. Ruling R030."""
    check(
        position(
            VALLEY,
            [player("humans", "forest"), player("ratmen", "hill", 12), player("elves", "swamp")],
            {
                "c": at(1, "ratmen"),
                "b": at(0, "humans", 2),
                "e": at(0, "humans"),
                "h": at(0, "humans"),
                "f": at(2, "elves", 2),
                "g": at(2, "elves"),
                "d": at(2, "elves"),
            },
            current=1,
        ),
        act("conquer", "b"),
        act("conquer", "f"),
        act("stop"),
        act("redeploy", tokens={"b": 6, "c": 1, "f": 6}),
        act("end_turn"),
        expect(to_act={"player": 2, "phase": "withdraw"}, hand=[1, 0, 2]),
        act("withdraw", tokens={"e": 1}, by=0, error="not_your_turn"),
        act("withdraw", tokens={"g": 1, "d": 1}, by=2),
        expect(to_act={"player": 0, "phase": "withdraw"}, hand=[1, 0, 0]),
        act("withdraw", tokens={"e": 1}, by=0),
        expect(to_act={"player": 2, "phase": "start"}, hand=[0, 0, 0], regions={"e": {"tokens": 2}}),
    )


def test_nobody_withdraws_before_the_attacker_is_done() -> None:
    """Tokens that fled stay in hand through the attacker's conquests and redeployment. Ruling R031."""
    check(
        attack(3),
        act("conquer", "b"),
        act("withdraw", tokens={"e": 2}, by=1, error="not_your_turn"),
        act("withdraw", tokens={"e": 2}, error="wrong_phase"),
        expect(cost={"a": 3}, hand=[3, 2]),
        act("stop"),
        act("withdraw", tokens={"e": 2}, by=1, error="not_your_turn"),
        act("redeploy", tokens={"b": 8, "c": 1}),
        act("end_turn"),
        act("withdraw", tokens={"e": 2}, by=1),
        expect(regions={"e": {"tokens": 3}}),
    )


def test_declined_ghouls_withdraw_like_an_active_race() -> None:
    """Three declined Ghouls: one is lost, two go to other regions of the Ghouls. Ruling R032."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 8), player("humans", "swamp", declined=["ghouls"])],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "ghouls", 3),
                "f": at(1, "ghouls"),
                "g": at(1, "ghouls"),
                "e": at(1, "humans"),
                "h": at(1, "humans"),
            },
        ),
        expect(cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 3}}}, tray={"ghouls": 5}),
        act("conquer", "b"),
        expect(hand=[3, 0], hand_of={"ghouls": 2, "humans": 0}, tray={"ghouls": 6}),
        act("stop"),
        act("redeploy", tokens={"b": 8, "c": 1}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", tokens={"e": 2}, error="bad_allocation"),
        act("withdraw", tokens={"f": 1, "g": 1}),
        expect(
            hand_of={"ghouls": 0},
            regions={"f": {"race": "ghouls", "tokens": 2, "in_decline": True}, "g": {"tokens": 2}},
        ),
    )


@pytest.mark.parametrize("order", [("ghouls", "humans"), ("humans", "ghouls")])
def test_two_races_of_one_player_withdraw_in_either_order(order: tuple[str, str]) -> None:
    """Where declined Ghouls and the active race both fled, each withdrawal names its race. Case format, The
    order of a turn."""
    where = {"ghouls": {"g": 1}, "humans": {"e": 1}}
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9), player("humans", "swamp", declined=["ghouls"])],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "ghouls", 2),
                "g": at(1, "ghouls"),
                "f": at(1, "ghouls"),
                "a": at(1, "humans", 2),
                "e": at(1, "humans"),
                "h": at(1, "humans"),
            },
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(hand_of={"ghouls": 1, "humans": 1}),
        act("stop"),
        act("redeploy", tokens={"a": 4, "b": 5, "c": 1}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", race=order[0], tokens=where[order[0]]),
        expect(to_act={"player": 1, "phase": "withdraw"}, hand_of={order[0]: 0, order[1]: 1}),
        act("withdraw", race=order[1], tokens=where[order[1]]),
        expect(
            to_act={"player": 1, "phase": "start"},
            regions={"g": {"tokens": 2}, "e": {"tokens": 2}, "f": {"tokens": 1}, "h": {"tokens": 1}},
        ),
    )


def test_with_one_region_left_nobody_is_asked() -> None:
    """Tokens that can go to one region only go there by themselves. Case format, The order of a turn."""
    check(
        attack(3, e=at(1, "humans")),
        *take_b_and_finish(),
        expect(to_act={"player": 1, "phase": "start"}, hand=[0, 0], regions={"e": {"tokens": 3}}),
    )


def test_with_no_region_left_they_stay_in_hand() -> None:
    """Without a region of the race there is no withdrawal. Case format, The order of a turn; R019."""
    check(
        attack(3, d=None),
        *take_b_and_finish(),
        expect(to_act={"player": 1, "phase": "start"}, hand=[0, 2], tray={"humans": 8}),
    )


@pytest.mark.parametrize(
    "tokens",
    [{"e": 1}, {"e": 3}, {"e": 1, "h": 2}, {}, {"c": 2}, {"g": 2}, {"e": 1, "b": 1}, {"e": 3, "h": -1}],
)
def test_exactly_what_fled_is_put_down_on_own_regions(tokens: dict[str, int]) -> None:
    """Neither more nor less than what fled, and only where the race stands. Case format, Actions."""
    check(
        attack(3),
        *take_b_and_finish(),
        act("withdraw", tokens=tokens, error="bad_allocation"),
        expect(
            hand=[0, 2],
            regions={"e": {"tokens": 1}, "h": {"tokens": 1}},
            to_act={"player": 1, "phase": "withdraw"},
        ),
    )


def test_a_place_nobody_knows_is_named_first() -> None:
    """An unknown region is told before a wrong sum. Case format, codes."""
    check(attack(3), *take_b_and_finish(), act("withdraw", tokens={"zz": 9}, error="unknown_region"))


def test_tokens_in_hand_before_did_not_flee() -> None:
    """Amazons keep their four in hand; only the two that fled withdraw. Case format, The order of a turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 8), player("amazons", "forest", 4)],
            {"c": at(0, "ratmen"), "b": at(1, "amazons", 3), "e": at(1, "amazons"), "h": at(1, "amazons")},
        ),
        act("conquer", "b"),
        expect(hand=[3, 6], tray={"amazons": 7}),
        act("stop"),
        act("redeploy", tokens={"b": 8, "c": 1}),
        act("end_turn"),
        act("withdraw", tokens={"e": 6}, error="bad_allocation"),
        act("withdraw", tokens={"e": 2}),
        expect(hand=[0, 4], regions={"e": {"tokens": 3}}, to_act={"player": 1, "phase": "start"}),
    )


def test_one_token_is_lost_for_each_region() -> None:
    """Two regions with two tokens each: two lost, two withdraw together. Rulebook, Enemy Losses and
    Withdrawals."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 8), player("humans", "forest")],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "humans", 2),
                "a": at(1, "humans", 2),
                "e": at(1, "humans"),
                "h": at(1, "humans"),
            },
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(hand=[0, 2], tray={"humans": 6}),
        act("stop"),
        act("end_turn"),
        act("withdraw", tokens={"e": 2}),
        expect(regions={"e": {"tokens": 3}}),
    )


def test_a_declined_token_is_lost_without_a_word() -> None:
    """The single declined token goes to the tray and its owner is not asked. Rulebook, Enemy Losses and
    Withdrawals."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 8), player("elves", "forest", declined=["humans"])],
            {"c": at(0, "ratmen"), "b": at(1, "humans"), "e": at(1, "humans"), "h": at(1, "elves")},
        ),
        act("conquer", "b"),
        expect(hand=[5, 0], tray={"humans": 9}),
        act("stop"),
        act("redeploy", tokens={"b": 8, "c": 1}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, regions={"e": {"race": "humans", "tokens": 1}}),
    )


def test_markers_alone_make_a_withdrawal() -> None:
    """A lone token is lost but its two encampments flee, so their owner is asked. R085; case format, The
    order of a turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 8), player("humans", "bivouacking")],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "humans", 1, encampment=2),
                "e": at(1, "humans"),
                "h": at(1, "humans", 1, encampment=3),
            },
        ),
        expect(cost={"b": 5}),
        *take_b_and_finish(),
        expect(to_act={"player": 1, "phase": "withdraw"}, hand=[0, 0]),
        act("withdraw", tokens={}, error="bad_allocation"),
        act("withdraw", tokens={}, markers={"encampment": {"e": 1}}, error="bad_allocation"),
        act("withdraw", tokens={}, markers={"encampment": {"c": 2}}, error="bad_allocation"),
        act("withdraw", tokens={"e": 1}, markers={"encampment": {"e": 2}}, error="bad_allocation"),
        act("withdraw", tokens={}, markers={"encampment": {"e": 1, "h": 1}}),
        expect(
            regions={"e": {"tokens": 1, "markers": {"encampment": 1}}, "h": {"markers": {"encampment": 4}}},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_encampments_without_a_region_wait_for_the_next_redeployment() -> None:
    """Encampments that fled when the last region fell go to the supply and are placed again later. R086."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 8), player("humans", "bivouacking", 4)],
            {"c": at(0, "ratmen"), "b": at(1, "humans", 1, encampment=5)},
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 4, "c": 5}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, hand=[0, 4]),
        act("conquer", "e"),
        act("stop"),
        act("redeploy", tokens={"e": 4}),
        act("place", marker="encampment", regions={"e": 5}),
        act("end_turn"),
        expect(regions={"e": {"tokens": 4, "markers": {"encampment": 5}}}),
    )


def test_the_attacker_scores_before_the_withdrawals() -> None:
    """Withdrawing is the last thing of the attacker's turn. Rulebook, Enemy Losses and Withdrawals."""
    check(
        attack(3),
        *take_b_and_finish(),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            coins=[7, 5],
            to_act={"player": 1, "phase": "withdraw"},
        ),
        act("withdraw", tokens={"e": 2}, by=0, error="not_your_turn"),
        act("conquer", "a", by=0, error="not_your_turn"),
        act("conquer", "a", error="wrong_phase"),
        act("withdraw", tokens={"e": 2}, by=1),
    )


def test_withdrawn_tokens_fight_in_the_next_turn() -> None:
    """What withdrew is readied like all other tokens. Rulebook, Ready your Troops."""
    check(
        attack(4),
        *take_b_and_finish(),
        act("withdraw", tokens={"e": 3}),
        act("conquer", "g"),
        expect(hand=[0, 1], regions={"e": {"tokens": 1}, "g": {"player": 1, "tokens": 2}}),
    )


def test_lost_tokens_leave_the_race_for_good() -> None:
    """The tray keeps the token: the race is one smaller from now on. Rulebook, Enemy Losses and
    Withdrawals."""
    check(
        attack(3),
        *take_b_and_finish(),
        act("withdraw", tokens={"e": 2}),
        act("stop", by=1),
        act("redeploy", tokens={"e": 3, "h": 2}, error="bad_allocation"),
        act("redeploy", tokens={"e": 2, "h": 2}),
        act("end_turn"),
        expect(tray={"humans": 6}),
    )
