"""Decline, and the effects that bend it; peace, which a turn's end brings."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.position import AT_REST, DECLINED
from tests.engine.made_up_packs import amounts, event, hand, play, reachable, stands, table, tray, why_not
from tests.every_effect import (
    CoinPer,
    ConquersInDecline,
    DeclineAfterScoring,
    Discount,
    EnterAnywhere,
    KeepsAllInDecline,
    KeepsBadge,
    NamesAlly,
    NoDeclineLimit,
)


def status(game: Game, race: str) -> int:
    return game.position.status[game.position.rules.race_index[race]]


def badge(game: Game, race: str) -> str | None:
    power = game.position.power[game.position.rules.race_index[race]]
    return game.position.rules.powers[power].id if power >= 0 else None


def test_one_token_a_region_stays_and_the_rest_goes_to_the_tray() -> None:
    game = table(hand=2, regions={"a": "newts 3", "b": "newts 1"})
    before = tray(game)
    events = play(game, "decline")
    assert stands(game, "a") == "newts 1" and tray(game) == before + 4 and hand(game) == 0
    assert event(events, "tokens_to_tray").params["n"] == 4
    assert status(game, "newts") == DECLINED and badge(game, "newts") is None


def test_a_declined_race_stands_without_its_effects() -> None:
    game = table(race=[Discount(1), EnterAnywhere()], power=[CoinPer()], regions={"a": "newts"})
    play(game, "decline")
    kit = game.position.kit[game.position.rules.race_index["newts"]]
    assert kit.effects == ()


def test_the_race_declined_before_leaves() -> None:
    game = table(regions={"a": "newts", "b": "moles"})
    play(game, "decline")
    assert stands(game, "b") == "" and status(game, "moles") == AT_REST
    assert tray(game, "moles") == 20


@pytest.mark.parametrize("who", ["new", "old"])
def test_a_race_that_does_not_count_lets_another_stay(who: str) -> None:
    effects: dict[str, Any] = {"race" if who == "new" else "old": [NoDeclineLimit()]}
    game = table(**effects, regions={"a": "newts", "b": "moles"})
    play(game, "decline")
    assert stands(game, "a") == "newts 1" and stands(game, "b") == "moles 1"


def test_an_exemption_on_a_badge_stays_with_the_badge() -> None:
    game = table(power=[NoDeclineLimit(), KeepsBadge()], regions={"a": "newts", "b": "moles"})
    events = play(game, "decline")
    assert event(events, "badge_kept") and badge(game, "newts") == "brisk"
    assert stands(game, "b") == "moles 1"


def test_a_race_that_keeps_all_its_tokens() -> None:
    game = table(race=[KeepsAllInDecline()], hand=2, regions={"a": "newts 3"})
    play(game, "decline")
    assert stands(game, "a") == "newts 3" and hand(game) == 0, "those in hand go back all the same"


def test_a_race_without_a_region_vanishes_at_once() -> None:
    game = table(power=[KeepsBadge()], hand=5, newts={"first_turn": False})
    events = play(game, "decline")
    assert event(events, "race_vanished") and status(game, "newts") == AT_REST and tray(game) == 20
    column = [(game.position.rules.races[race].id, power) for race, power, _ in game.position.column]
    assert ("newts", game.position.rules.power_index["brisk"]) in column, (
        "banner and badge may be picked again"
    )


def test_the_last_region_of_a_declined_race() -> None:
    game = table(regions={"b": "newts", "c": "toads"})
    events = play(game, "conquer c")
    assert event(events, "race_vanished").params["race"] == ("race", "toads")
    assert status(game, "toads") == AT_REST


# Conquering in decline


def test_a_declined_race_that_goes_on_conquers_first() -> None:
    game = table(old=[ConquersInDecline()], hand=3, regions={"b": "moles 4", "e": "newts 2"})
    assert reachable(game) == "ac"
    play(game, "conquer c")
    assert stands(game, "c") == "moles 3" and hand(game, "moles") == 0
    assert hand(game) == 4, "the active race is readied with it"
    play(game, "stop")
    assert reachable(game) == "d"
    play(game, "stop")
    assert why_not(game, "redeploy e=3") == "bad_allocation"
    play(game, "redeploy moles b=2 c=2", "redeploy newts e=5", "end_turn")
    assert stands(game, "b") == "moles 2"


def test_it_does_not_act_in_a_turn_of_decline() -> None:
    game = table(race=[NoDeclineLimit()], old=[ConquersInDecline()], regions={"b": "moles 4", "e": "newts 2"})
    play(game, "decline")
    assert stands(game, "b") == "moles 4" and game.to_act.player == 1


@pytest.mark.parametrize("shares", [False, True])
def test_a_final_attempt_for_each_or_one_for_both(shares: bool) -> None:
    game = table(old=[ConquersInDecline(shares_die=shares)], hand=1, regions={"b": "moles 2", "e": "newts"})
    play(game, "attempt c die=0")
    assert why_not(game, "attempt d") == ("already_used" if shares else None)


def test_a_declined_race_without_a_region_is_gone_at_the_end_of_the_turn() -> None:
    game = table(old=[ConquersInDecline()], hand=3, regions={"b": "moles 3", "e": "newts"})
    play(game, "abandon b", "stop", "stop", "redeploy newts e=4")
    assert hand(game, "moles") == 3
    play(game, "end_turn")
    assert status(game, "moles") == AT_REST and tray(game, "moles") == 20


# After scoring


def test_a_race_may_decline_after_it_has_scored() -> None:
    game = table(power=[DeclineAfterScoring()], hand=2, regions={"b": "newts"})
    play(game, "conquer a", "stop")
    scored = event(play(game, "end_turn"), "scored")
    assert amounts(scored.ledger) == {"regions": 2} and game.to_act == (0, "after_scoring")
    coins = game.position.coins[0]
    play(game, "decline")
    assert game.position.coins[0] == coins, "it does not score again"
    assert stands(game, "a") == "newts 1" and game.to_act.player == 1


def test_or_not() -> None:
    game = table(power=[DeclineAfterScoring()], hand=0, regions={"b": "newts"})
    play(game, "stop", "end_turn", "end_turn")
    assert game.to_act.player == 1 and status(game, "newts") != DECLINED


# Peace


def test_an_ally_is_one_who_was_not_attacked() -> None:
    game = table(power=[NamesAlly()], hand=9, players=3, regions={"b": "newts", "c": "geese", "d": "geese"})
    play(game, "conquer c", "stop")
    assert why_not(game, "ally 1") == "attacked_this_turn"
    assert why_not(game, "ally 0") == why_not(game, "ally 7") == "bad_allocation"
    play(game, "ally 2", "ally", "ally 2")
    assert [player["ally"] for player in game.view(None)["players"]] == [2, None, None]


def test_an_attack_that_fails_is_an_attack() -> None:
    game = table(power=[NamesAlly()], hand=1, regions={"b": "newts", "c": "geese"})
    play(game, "attempt c die=0", "redeploy b=2")
    assert why_not(game, "ally 1") == "attacked_this_turn"


def test_an_attack_on_a_race_in_decline_is_none() -> None:
    game = table(power=[NamesAlly()], hand=9, regions={"b": "newts", "a": "toads", "e": "geese"})
    play(game, "conquer a", "stop")
    assert why_not(game, "ally 1") is None


def test_peace_lasts_until_the_own_next_turn() -> None:
    game = table(power=[NamesAlly()], hand=0, other_hand=5, regions={"b": "newts", "c": "geese"})
    play(game, "stop", "ally 1", "end_turn")
    assert why_not(game, "conquer b") == "peace"
    play(game, "stop", "redeploy c=6", "end_turn")
    assert [player["ally"] for player in game.view(None)["players"]] == [None, None]


def test_peace_that_has_its_price() -> None:
    seats = [
        {"active": {"race": "newts", "power": "brisk"}, "coins": 2},
        {"active": {"race": "geese", "power": "dull"}, "coins": 5},
    ]
    game = table(power=[NamesAlly(pays=2)], seats=seats, regions={"b": "newts", "c": "geese"})
    events = play(game, "stop", "ally 1", "end_turn")
    assert event(events, "paid_ally").ledger.total == -2
    assert game.position.coins == [1, 7]
    poor = [{**seats[0], "coins": 1}, seats[1]]
    game = table(power=[NamesAlly(pays=2)], seats=poor, regions={"b": "newts", "c": "geese"})
    play(game, "stop")
    assert why_not(game, "ally 1") == "cannot_afford"
