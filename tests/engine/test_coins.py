"""What a turn is worth: every effect that brings coins, active and in decline, and lines that bring none."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.engine.conditions import Condition, everywhere, near_own, symbol, terrain
from sw_widget.engine.ledger import Ledger
from sw_widget.engine.occasions import first_turn
from tests.engine.made_up_packs import amounts, line, named, play, table
from tests.every_effect import (
    BuildsOne,
    CoinPer,
    CoinPerConquest,
    CoinPerMarker,
    Coins,
    CoinsBy,
    ConquersInDecline,
    Discount,
    Effect,
)

HELD = {"a": "newts", "b": "newts", "d": "newts"}


def score(game: Game) -> Ledger:
    return game.score_preview().raw


def test_a_coin_a_region_active_and_declined_apart() -> None:
    ledger = score(table(regions={**HELD, "c": "moles", "e": "geese"}))
    assert amounts(ledger) == {"regions": 3, "declined": 1}
    assert line(ledger, "regions").mask == 0b1011


@pytest.mark.parametrize(
    ("where", "coins", "sentence"),
    [
        (everywhere, 3, "score-per_region"),
        (terrain("hill"), 1, "score-per_terrain"),
        (terrain("hill", "swamp"), 2, "score-per_terrain"),
        (symbol("mine"), 1, "score-per_symbol"),
        (symbol("cavern"), 1, "score-per_symbol"),
        (symbol("magic"), 0, "not-per_symbol"),
        (terrain("mountain"), 0, "not-per_terrain"),
        (near_own("swamp"), 0, "not-per_region"),
        (near_own("hill"), 1, "score-per_region"),
    ],
    ids=named,
)
def test_a_coin_for_each_region_of_a_kind(where: Condition, coins: int, sentence: str) -> None:
    ledger = score(table(power=[CoinPer(where)], regions=HELD))
    found = line(ledger, "brisk")
    assert (found.amount, found.applied, found.sentence) == (coins, coins > 0, sentence)
    assert found.mask.bit_count() == coins and ledger.total == 3 + coins


def test_more_coins_a_region() -> None:
    assert amounts(score(table(race=[CoinPer(terrain("hill"), coins=3)], regions=HELD)))["newts"] == 3


@pytest.mark.parametrize(
    ("effect", "coins"),
    [
        (CoinPer(terrain("hill")), 0),
        (CoinPer(terrain("hill"), in_decline=True), 1),
        (Coins(2), 0),
        (CoinPerConquest(), 0),
        (CoinsBy(lambda position, race: 4), 0),
        (CoinsBy(lambda position, race: 4, in_decline=True), 4),
    ],
    ids=named,
)
def test_only_what_says_so_pays_in_decline(effect: Effect, coins: int) -> None:
    ledger = score(table(old=[effect], regions={"a": "moles", "b": "newts"}))
    assert ledger.total == 2 + coins
    if not effect.in_decline:
        found = line(ledger, "moles")
        assert (found.amount, found.applied, found.sentence) == (0, False, "not-in_decline")


def test_coins_for_conquests_that_were_not_empty() -> None:
    game = table(
        race=[CoinPerConquest()],
        power=[Discount(9)],
        regions={"b": "newts", "c": "geese", "d": "tribe", "e": "toads"},
    )
    play(game, "conquer a")
    assert line(score(game), "newts").sentence == "not-per_conquest"
    play(game, "conquer c", "conquer d", "conquer e")
    assert amounts(score(game))["newts"] == 3


def test_race_and_power_both_pay_for_conquests() -> None:
    game = table(race=[CoinPerConquest()], power=[CoinPerConquest(2)], regions={"b": "newts", "c": "geese"})
    play(game, "conquer c", "stop")
    assert amounts(score(game)) == {"regions": 2, "newts": 1, "brisk": 2}


def test_conquests_of_the_race_in_decline_are_its_own() -> None:
    """What the declined one conquered does not count for the active race, not even while it still acts."""
    game = table(
        race=[CoinPerConquest()],
        old=[ConquersInDecline()],
        regions={"b": "moles 5", "c": "geese", "e": "newts"},
    )
    play(game, "conquer c")
    assert amounts(score(game)) == {"regions": 1, "declined": 2}
    play(game, "stop")
    assert amounts(score(game)) == {"regions": 1, "declined": 2}


def test_coins_for_markers() -> None:
    game = table(
        race=[BuildsOne("post"), CoinPerMarker("post", 2)],
        hand=0,
        regions={"a": "newts 1 post=1", "b": "newts"},
    )
    assert amounts(score(game))["newts"] == 2
    play(game, "stop", "place post b=1")
    assert amounts(score(game))["newts"] == 4
    none = table(race=[BuildsOne("post"), CoinPerMarker("post", 2)], regions={"a": "newts"})
    assert line(score(none), "newts").sentence == "not-no_marker"


def test_flat_coins_and_those_of_the_first_turn() -> None:
    game = table(
        race=[Coins(2)],
        power=[Coins(7, first_turn)],
        hand=2,
        regions={},
        newts={"first_turn": True},
    )
    play(game, "conquer a", "stop")
    assert amounts(score(game)) == {"regions": 1, "newts": 2, "brisk": 7}
    play(game, "end_turn", "stop", "end_turn")
    assert amounts(score(game)) == {"regions": 1, "newts": 2}
    assert line(score(game), "brisk").sentence == "not-first_turn"


def test_the_hook_for_what_no_effect_can_say() -> None:
    """Coins by a function of the position: here one for every two tokens in the first region; those in hand
    are put down before the turn ends.
    """
    game = table(
        power=[CoinsBy(lambda position, race: position.tokens[0] // 2)], hand=3, regions={"a": "newts"}
    )
    assert amounts(score(game)) == {"regions": 1, "brisk": 2}
    nothing = table(power=[CoinsBy(lambda position, race: 0)], regions={"a": "newts"})
    assert not line(score(nothing), "brisk").applied


def test_the_preview_is_what_is_paid() -> None:
    game = table(
        race=[CoinPer(terrain("hill")), CoinPerConquest()], regions={"b": "newts", "c": "geese"}, hand=8
    )
    play(game, "conquer a", "conquer c", "stop", "redeploy a=3 b=3 c=3")
    preview, before = score(game), game.position.coins[0]
    events = play(game, "end_turn")
    (scored,) = [event for event in events if event.kind == "scored"]
    assert scored.ledger == preview and game.position.coins[0] == before + preview.total


def test_a_decline_scores_what_stays() -> None:
    game = table(race=[CoinPer(terrain("hill"))], power=[Coins(2)], regions={"a": "newts 3", "b": "newts"})
    (scored,) = [event for event in play(game, "decline") if event.kind == "scored"]
    assert amounts(scored.ledger) == {"declined": 2}
