"""Final conquest attempt: when the die may be rolled, what it does, and that conquests end with it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def front(hand: int, die: int, race: str = "wizards", power: str = "hill", **regions: Json | None) -> Json:
    """Ann stands in c with some tokens in hand; Ben's Giants hold d with two tokens (2 + 2 + 1 = 5) and e."""
    return position(
        VALLEY,
        [player(race, power, hand), player("giants", "forest")],
        {"c": at(0, race), "d": at(1, "giants", 2), "e": at(1, "giants"), **regions},
        dice=[die],
    )


def test_three_short_is_allowed_four_short_is_not() -> None:
    """With one token a region for 4 may be tried, one for 5 may not. Ruling R021."""
    check(
        front(1, 3, f=at(1, "giants", 2)),
        expect(
            cost={"f": 4, "d": 5, "b": 2, "a": 3},
            chance={"f": "1/6", "d": None},
            can={"attempt": ["a", "b", "f"], "conquer": []},
        ),
        act("attempt", "d", error="too_far_short"),
        act("attempt", "f"),
        expect(regions={"f": {"player": 0, "race": "wizards", "tokens": 1}}),
    )


@pytest.mark.parametrize(
    ("hand", "chance"),
    [(1, None), (2, "1/6"), (3, "1/3"), (4, "1/2"), (5, None), (6, None)],
)
def test_odds_of_the_die(hand: int, chance: str | None) -> None:
    """Three blanks, a 1, a 2 and a 3: one short 1/2, two short 1/3, three short 1/6. Ruling R022."""
    check(front(hand, 0), expect(cost={"d": 5}, chance={"d": chance}))


@pytest.mark.parametrize(
    ("hand", "die", "taken"),
    [(2, 3, True), (2, 2, False), (3, 2, True), (3, 1, False), (4, 1, True), (4, 3, True), (4, 0, False)],
)
def test_hand_and_die_together_must_reach_the_cost(hand: int, die: int, taken: bool) -> None:
    """The region falls when the tokens at hand and the die make up its cost of 5. Rulebook, Final Conquest
    Attempt."""
    fallen = {"player": 0, "race": "wizards", "tokens": hand}
    check(
        front(hand, die),
        act("attempt", "d"),
        expect(
            regions={"d": fallen if taken else {"player": 1, "race": "giants", "tokens": 2}},
            hand=[0, 1] if taken else [hand, 0],
            to_act={"player": 0, "phase": "redeploy"},
        ),
    )


def test_a_successful_attempt_takes_all_tokens_left() -> None:
    """Two tokens, cost 3, a 3 on the die: both tokens go there though one and the die would do. Ruling
    R023."""
    check(
        front(2, 3),
        act("attempt", "a"),
        expect(
            hand=[0, 0],
            regions={"a": {"player": 0, "tokens": 2, "lost_tribe": 0}},
            to_act={"player": 0, "phase": "redeploy"},
            can={"conquer": [], "attempt": []},
        ),
    )


def test_a_failed_attempt_changes_nothing_for_the_defender() -> None:
    """Two tokens, cost 4, a 1: the defender loses nothing, the tokens go to own regions, conquests end.
    R024."""
    check(
        front(2, 1, f=at(1, "giants", 2)),
        expect(cost={"f": 4}),
        act("attempt", "f"),
        expect(
            hand=[2, 0],
            tray={"giants": 6},
            regions={"f": {"player": 1, "race": "giants", "tokens": 2}},
            to_act={"player": 0, "phase": "redeploy"},
        ),
        act("conquer", "b", error="wrong_phase"),
        act("attempt", "b", error="wrong_phase"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"c": 3}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, regions={"c": {"tokens": 3}}),
    )


def test_a_failed_entry_leaves_the_token_in_hand() -> None:
    """Without a region there is none to fall back to: the token waits, nothing is scored, and the next turn
    starts with an entry again. Ruling R025."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 1, first_turn=False), player("giants", "forest")],
            {"d": at(1, "giants", 2)},
            dice=[0],
        ),
        expect(chance={"h": "1/3", "a": "1/3", "b": "1/2"}, can={"attempt": ["a", "b", "e", "h"]}),
        act("attempt", "h"),
        expect(hand=[1, 0], regions={"h": None}, to_act={"player": 0, "phase": "redeploy"}),
        act("end_turn"),
        expect(score={"player": 0, "total": 0, "lines": {}}, coins=[5, 5], hand=[1, 0]),
        act("stop", by=1),
        act("redeploy", tokens={"d": 2}),
        act("end_turn"),
        expect(
            to_act={"player": 0, "phase": "start"},
            hand=[1, 0],
            why_not={"c": "not_border", "g": "not_border"},
        ),
    )


def test_an_entry_by_the_die() -> None:
    """A first conquest may be a final attempt. Rulebook, Final Conquest Attempt with First Conquest."""
    check(
        position(VALLEY, [player("humans", "hill", 1), player()], dice=[1]),
        act("attempt", "c", error="not_border"),
        act("attempt", "b"),
        expect(regions={"b": {"player": 0, "tokens": 1}}, hand=[0, 0]),
    )


def test_no_die_where_the_tokens_suffice() -> None:
    """Three tokens for a region that costs 3 make an ordinary conquest. Ruling R026."""
    check(
        front(3, 3),
        expect(chance={"a": None, "b": None}, can={"attempt": ["d"], "conquer": ["a", "b", "f"]}),
        act("attempt", "a", error="enough_tokens"),
        act("attempt", "b", error="enough_tokens"),
        expect(hand=[3, 0], to_act={"player": 0, "phase": "start"}),
        act("conquer", "a"),
        expect(hand=[0, 0]),
    )


def test_the_region_is_named_before_the_roll() -> None:
    """Rolling first and choosing afterwards is for Berserk alone. Ruling R027."""
    check(
        front(2, 3),
        act("roll", error="wrong_phase"),
        act("conquer", "b"),
        act("roll", error="wrong_phase"),
    )


def test_an_attempt_need_not_be_on_the_weakest_region() -> None:
    """A region may be tried though another could simply be paid for. Rulebook, Final Conquest Attempt; case
    format, Actions."""
    check(
        front(2, 0),
        expect(
            can={"conquer": ["b"], "attempt": ["a", "d", "f"]}, chance={"b": None, "a": "1/2", "d": "1/6"}
        ),
        act("attempt", "d"),
        expect(regions={"b": None}, hand=[2, 0], to_act={"player": 0, "phase": "redeploy"}),
    )


def test_an_attempt_needs_a_token() -> None:
    """With an empty hand the die is not rolled, and that is said before how far short it is. Rulebook, Final
    Conquest Attempt."""
    check(
        front(0, 3),
        expect(can={"attempt": []}, chance={"b": None, "d": None}),
        act("attempt", "b", error="no_tokens"),
        act("attempt", "d", error="no_tokens"),
    )


@pytest.mark.parametrize(
    ("region", "code"),
    [("zz", "unknown_region"), ("c", "own_region"), ("e", "not_adjacent"), ("h", "not_adjacent")],
)
def test_an_attempt_obeys_all_other_rules(region: str, code: str) -> None:
    """The die changes the number of tokens, not what may be attacked. Rulebook, Final Conquest Attempt."""
    check(
        front(1, 3),
        act("attempt", region, error=code),
        expect(hand=[1, 0], to_act={"player": 0, "phase": "start"}),
    )


def test_an_attempt_counts_discounts() -> None:
    """Commando lowers the cost of 5 to 4, so one token may try it. Rulebook, Commando."""
    check(
        front(1, 3, power="commando"),
        expect(cost={"d": 4}, chance={"d": "1/6"}, can={"conquer": ["b"]}),
        act("attempt", "d"),
        expect(regions={"d": {"player": 0, "tokens": 1}}),
    )


def test_the_defender_of_a_taken_region_loses_and_withdraws_as_usual() -> None:
    """A region taken with the die is taken: one token lost, the other flees. Rulebook, Enemy Losses and
    Withdrawals."""
    check(
        front(4, 1, h=at(1, "giants")),
        act("attempt", "d"),
        expect(hand=[0, 1], tray={"giants": 8}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", tokens={"h": 1}),
        expect(regions={"h": {"tokens": 2}, "e": {"tokens": 1}}),
    )


def test_a_region_taken_with_the_die_counts_as_conquered() -> None:
    """Orcs get their coin for a non-empty region taken with the die. Rulebook, Orcs."""
    check(
        front(4, 1, race="orcs", power="swamp"),
        act("attempt", "d"),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )


def test_a_failed_attempt_is_no_conquest() -> None:
    """No coin for a region that did not fall. Rulebook, Orcs."""
    check(
        front(4, 0, race="orcs", power="swamp"),
        act("attempt", "d"),
        act("redeploy", tokens={"c": 5}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_the_last_attempt_counts_the_readied_troops() -> None:
    """At the start of a turn odds and costs are told for the hand as it will be. Case format, Actions."""
    check(
        position(
            VALLEY,
            [player("wizards", "hill"), player("giants", "forest")],
            {"c": at(0, "wizards", 3), "d": at(1, "giants", 2)},
            dice=[3],
        ),
        expect(
            hand=[0, 0], chance={"d": "1/6", "a": "1/2"}, can={"attempt": ["a", "d", "f"], "conquer": ["b"]}
        ),
        act("attempt", "d"),
        expect(hand=[0, 1], regions={"c": {"tokens": 1}, "d": {"player": 0, "tokens": 2}}),
    )


def test_dice_of_the_scenario_are_used_in_order() -> None:
    """The first roll takes the first number, the next player's roll the second. Scenario format, `dice`."""
    check(
        position(
            VALLEY,
            [player("wizards", "hill", 1), player("humans", "forest", 1)],
            {"c": at(0, "wizards"), "h": at(1, "humans")},
            dice=[0, 1],
        ),
        act("attempt", "b"),
        expect(regions={"b": None}),
        act("redeploy", tokens={"c": 2}),
        act("end_turn"),
        act("attempt", "e", by=1),
        expect(regions={"e": {"player": 1, "tokens": 1}}),
    )


def test_a_refused_attempt_rolls_no_die() -> None:
    """The number stays for the roll that happens. Case format: a refused action changes nothing."""
    check(
        front(1, 1),
        act("attempt", "d", error="too_far_short"),
        act("attempt", "b"),
        expect(regions={"b": {"player": 0, "tokens": 1}}),
    )


def test_a_failed_attempt_is_an_attack() -> None:
    """A Diplomat who tried and failed against an active race cannot name its player. Case format, Actions."""
    check(
        front(4, 0, power="diplomat"),
        act("attempt", "d"),
        expect(regions={"d": {"player": 1}}, can={"ally": []}),
        act("ally", player=1, error="attacked_this_turn"),
        act("ally", player=None),
        act("redeploy", tokens={"c": 5}),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "start"},
            cost={"c": {"total": 6, "lines": {"base": 2, "tokens": 5, "giants": -1}}},
        ),
    )


def test_a_berserk_race_has_no_attempt() -> None:
    """Berserk rolls before its conquests instead. Ruling R083; case format, Actions."""
    check(
        front(2, 3, power="berserk"),
        expect(can={"attempt": []}, chance={"a": None}),
        act("attempt", "a", error="wrong_phase"),
    )
