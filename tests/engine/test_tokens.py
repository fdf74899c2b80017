"""Tokens gained, lifted, kept and lost."""

from __future__ import annotations

import pytest

from sw_widget.engine.conditions import water
from sw_widget.engine.definitions import Marker
from tests.engine.made_up_packs import amounts, event, hand, line, play, stands, table, tray, why_not
from tests.every_effect import (
    AttackOnly,
    ConquersInDecline,
    Convert,
    Discount,
    GrowByConquest,
    KeepAllOnLoss,
    PlacesAll,
    ReachAnywhere,
    StandOn,
)

# Tokens of a combo


def test_tokens_of_a_pick() -> None:
    game = table(race=[AttackOnly(3)], seats=[{}, {}], column=[{"race": "newts", "power": "brisk"}])
    picked = event(play(game, "pick 0"), "picked")
    assert [(found.rule, found.amount) for found in picked.ledger.lines] == [
        ("newts", 5),
        ("brisk", 4),
        ("newts", 3),
    ]
    assert hand(game) == 12 and tray(game) == 8


def test_a_pick_never_takes_more_than_the_tray_has() -> None:
    game = table(race=[AttackOnly(3)], in_box=7, seats=[{}, {}], column=[{"race": "newts", "power": "brisk"}])
    picked = event(play(game, "pick 0"), "picked")
    assert line(picked.ledger, "tray").amount == -5
    assert hand(game) == 7 and tray(game) == 0


def test_extra_tokens_of_race_and_power_add_up_and_are_told_apart() -> None:
    column = [{"race": "newts", "power": "brisk"}]
    game = table(race=[AttackOnly(3)], power=[AttackOnly(2)], seats=[{}, {}], column=column)
    picked = event(play(game, "pick 0"), "picked")
    assert amounts(picked.ledger) == {"newts": 8, "brisk": 6} and hand(game) == 14
    play(game, "conquer a", "stop", "redeploy a=9")
    assert hand(game) == 5


# Tokens for attack alone


def test_tokens_for_attack_are_lifted_at_the_end_of_the_turn() -> None:
    game = table(race=[AttackOnly(3)], hand=5, regions={"a": "newts", "b": "newts"})
    play(game, "stop")
    assert why_not(game, "end_turn") == "bad_allocation"
    assert why_not(game, "redeploy a=4 b=3") == "bad_allocation"
    events = play(game, "redeploy a=2 b=2")
    assert event(events, "lifted").ledger.total == 3 == hand(game)
    assert why_not(game, "end_turn") is None


def test_where_tokens_are_missing_no_more_regions_are_given_up_than_needed() -> None:
    game = table(race=[AttackOnly(3)], hand=1, regions={"a": "newts", "b": "newts", "c": "newts"})
    play(game, "stop")
    assert why_not(game, "redeploy a=1 b=1 c=1") == "bad_allocation"
    assert why_not(game, "redeploy") == "bad_allocation"
    events = play(game, "redeploy c=1")
    assert [found.params["region"] for found in events if found.kind == "given_up"] == [
        ("region", 0),
        ("region", 1),
    ]
    assert stands(game, "c") == "newts 1" and stands(game, "a") == "" and hand(game) == 3


def test_a_redeployment_can_be_corrected_until_the_turn_ends() -> None:
    """The last one counts, also for which regions are given up."""
    game = table(race=[AttackOnly(3)], hand=1, regions={"a": "newts", "b": "newts", "c": "newts"})
    play(game, "stop", "redeploy c=1", "redeploy a=1")
    assert stands(game, "a") == "newts 1" and stands(game, "c") == ""
    play(game, "end_turn")
    assert game.position.given_up == 0 and stands(game, "b") == stands(game, "c") == ""


def test_a_race_that_came_back_lifts_none_where_its_effect_says_so() -> None:
    for not_after_return, left in ((False, 3), (True, 0)):
        game = table(
            race=[AttackOnly(3, not_after_return=not_after_return)], hand=4, newts={"first_turn": False}
        )
        play(game, "conquer a", "stop")
        play(game, f"redeploy a={4 - left}")
        assert hand(game) == left


# New tokens


@pytest.mark.parametrize(("taken", "grown"), [("", 0), ("c", 0), ("cd", 1), ("cde", 1)])
def test_new_tokens_for_every_second_conquest_that_was_not_empty(taken: str, grown: int) -> None:
    game = table(
        race=[GrowByConquest(every=2)],
        power=[Discount(9)],
        hand=6,
        regions={"b": "newts", "c": "tribe", "d": "geese", "e": "toads"},
    )
    play(game, "conquer a", *(f"conquer {region}" for region in taken))
    before = hand(game)
    events = play(game, "stop")
    assert hand(game) == before + grown
    told = [line(found.ledger, "newts") for found in events if found.kind == "tokens_gained"]
    assert sum(found.amount for found in told) == grown
    assert [found.sentence for found in told if not found.applied] == (
        ["not-needs_pair"] if taken == "c" else []
    )


def test_new_tokens_are_told_of_the_one_who_brings_them() -> None:
    game = table(power=[GrowByConquest(every=1)], hand=9, regions={"b": "newts", "c": "tribe"})
    play(game, "conquer c")
    gained = event(play(game, "stop"), "tokens_gained")
    assert line(gained.ledger, "brisk").params["name"] == ("power", "brisk")


def test_the_tray_limits_new_tokens_and_says_so() -> None:
    game = table(
        race=[GrowByConquest(every=1)],
        power=[Discount(9)],
        in_box=5,
        hand=3,
        regions={"b": "newts", "c": "tribe", "d": "geese"},
    )
    play(game, "conquer c", "conquer d")
    gained = event(play(game, "stop"), "tokens_gained")
    assert amounts(gained.ledger) == {"newts": 2, "tray": -1} and tray(game) == 0


# Losses


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_a_conquered_race_loses_one_and_the_rest_flees(tokens: int) -> None:
    game = table(hand=9, regions={"b": "newts", "c": f"geese {tokens}"})
    before = tray(game, "geese")
    lost = event(play(game, "conquer c"), "tokens_lost")
    assert lost.ledger.total == 1 and line(lost.ledger, "loss").sentence == "loss-one"
    assert tray(game, "geese") == before + 1 and hand(game, "geese") == tokens - 1


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_a_race_that_keeps_all(tokens: int) -> None:
    game = table(other=[KeepAllOnLoss()], hand=9, regions={"b": "newts", "c": f"geese {tokens}"})
    before = tray(game, "geese")
    lost = event(play(game, "conquer c"), "tokens_lost")
    assert lost.ledger.total == 0 and line(lost.ledger, "geese").sentence == "loss-none"
    assert tray(game, "geese") == before and hand(game, "geese") == tokens


def test_the_power_may_keep_all_and_is_named_for_it() -> None:
    game = table(other_power=[KeepAllOnLoss()], regions={"b": "newts", "c": "geese"})
    lost = event(play(game, "conquer c"), "tokens_lost")
    assert line(lost.ledger, "dull").params["name"] == ("power", "dull")


def test_keeping_all_but_the_first_of_a_round() -> None:
    game = table(
        other=[KeepAllOnLoss(except_first=True)],
        power=[Discount(9)],
        regions={"b": "newts", "c": "geese", "d": "geese", "e": "geese 2"},
    )
    first = event(play(game, "conquer c"), "tokens_lost")
    second = event(play(game, "conquer d"), "tokens_lost")
    assert (first.ledger.total, second.ledger.total) == (1, 0)
    assert line(second.ledger, "geese").sentence == "loss-already_lost_one"
    play(game, "stop", "redeploy b=2 c=2 d=2", "end_turn")
    # Their own turn begins a new round.
    play(game, "stop", "redeploy e=3", "end_turn")
    play(game, "conquer e")
    assert hand(game, "geese") == 2


def test_keeping_ends_in_decline() -> None:
    game = table(other_old=[KeepAllOnLoss()], regions={"b": "newts", "c": "toads", "e": "toads"})
    assert event(play(game, "conquer c"), "tokens_lost").ledger.total == 1


def test_own_tokens_driven_out_come_to_the_hand_at_once() -> None:
    game = table(old=[ConquersInDecline()], hand=2, regions={"b": "moles 6", "c": "newts 1", "d": "newts 3"})
    # Readied: one newt each in c and d, four in hand.
    events = play(game, "conquer c")
    assert event(events, "tokens_lost").ledger.total == 1 and hand(game) == 4
    assert not [found for found in events if found.kind == "tokens_fled"]
    play(game, "stop")
    assert hand(game) == 4 and stands(game, "c") == "moles 4"


# Withdrawal


def test_what_fled_is_put_down_where_there_is_a_choice() -> None:
    game = table(hand=9, regions={"b": "newts", "c": "geese 3", "d": "geese", "e": "geese"}, other_hand=2)
    play(game, "conquer c", "stop", "redeploy b=1 c=9", "end_turn")
    assert game.to_act == (1, "withdraw")
    assert why_not(game, "withdraw d=4") == "bad_allocation", "what was in hand before did not flee"
    play(game, "withdraw d=1 e=1")
    assert (stands(game, "d"), stands(game, "e"), hand(game, "geese")) == ("geese 2", "geese 2", 2)
    assert game.to_act == (1, "start")


def test_one_region_left_needs_no_decision_and_none_leaves_them_in_hand() -> None:
    one = table(hand=9, regions={"b": "newts", "c": "geese 3", "e": "geese"})
    play(one, "conquer c", "stop", "redeploy b=1 c=9", "end_turn")
    assert stands(one, "e") == "geese 3" and one.to_act == (1, "start")
    none = table(hand=9, regions={"b": "newts", "c": "geese 3"})
    events = play(none, "conquer c", "stop", "redeploy b=1 c=9", "end_turn")
    assert event(events, "stayed_in_hand").params["n"] == 2 and hand(none, "geese") == 2


# Conversion


SCREEN = Marker("screen", in_box=2, shields=True)


def test_conversion_replaces_a_lone_active_token() -> None:
    game = table(race=[Convert()], hand=1, regions={"b": "newts", "c": "geese", "a": "geese"})
    own, theirs = tray(game), tray(game, "geese")
    converted = event(play(game, "convert c"), "converted")
    assert converted.ledger.total == 1
    assert (tray(game), tray(game, "geese"), hand(game)) == (own - 1, theirs + 1, 1)
    assert stands(game, "c") == "newts 1"
    assert why_not(game, "convert a") == "already_used", "once a turn and opponent"


@pytest.mark.parametrize(
    ("there", "sentence"),
    [
        (None, "no_convert-empty"),
        ("tribe", "no_convert-lost_tribe"),
        ("geese 2", "no_convert-several"),
        ("toads", "no_convert-declined"),
        ("moles", "no_convert-own"),
        ("geese 1 screen=1", "no_convert-shielded"),
    ],
)
def test_what_cannot_be_converted(there: str | None, sentence: str) -> None:
    game = table(
        race=[Convert()], other=[PlacesAll("screen")], markers=(SCREEN,), regions={"b": "newts", "c": there}
    )
    refusal = game.why_not("convert", region="c")
    assert refusal is not None and refusal.code == "no_convert" and refusal.raw.sentence == sentence


def test_conversion_needs_a_token_in_the_tray_and_one_in_hand() -> None:
    empty = table(race=[Convert()], in_box=5, hand=4, regions={"b": "newts", "c": "geese"})
    refusal = empty.why_not("convert", region="c")
    assert refusal is not None and refusal.raw.sentence == "no_convert-tray"
    assert (
        why_not(table(race=[Convert()], hand=0, regions={"b": "newts", "c": "geese"}), "convert c")
        == "no_tokens"
    )


def test_conversion_reaches_from_regions_never_by_entering() -> None:
    assert why_not(table(race=[Convert()], regions={"a": "geese"}), "convert a") == "not_adjacent"
    far = table(race=[Convert()], power=[ReachAnywhere()], regions={"a": "geese"})
    assert why_not(far, "convert a") is None
    wet = {"b": "newts", "l": "geese"}
    assert why_not(table(race=[Convert()], other=[StandOn(water)], regions=wet), "convert l") == "water"
