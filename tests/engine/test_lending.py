"""Markers that belong to a region: what they lend to whoever holds it, and coins that it does not bring."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from sw_widget import Game, packs
from sw_widget.engine.checks import Problem
from sw_widget.engine.conditions import terrain, water
from sw_widget.engine.definitions import Marker
from sw_widget.engine.turn.scoring import income_ledger, score, score_ledger
from tests.engine.made_up_effects import Keepsake
from tests.engine.made_up_packs import (
    POST,
    amounts,
    cost,
    event,
    hand,
    line,
    play,
    table,
    total,
    why_not,
)
from tests.every_effect import (
    AtLeast,
    CoinPer,
    Convert,
    Discount,
    Spent,
    StandOn,
)

# Markers that lend effects

SHRINE = Marker("shrine", in_box=2, stays=True, lends=(Discount(1), CoinPer(coins=1)))
FORGE = Marker("forge", in_box=1, stays=True, lends=(Spent("bomb"), Keepsake()))
BRIDGE = Marker("bridge", in_box=1, stays=True, lends=(StandOn(water), Convert()))
BOMB = Marker("bomb", in_box=3)
PLACES = (SHRINE, FORGE, BRIDGE, BOMB, POST)


def test_whoever_holds_the_region_has_what_its_marker_lends() -> None:
    game = table(markers=PLACES, hand=9, regions={"a": "newts", "b": "empty shrine=1", "d": "tribe"})
    assert total(game, "b") == 2
    play(game, "conquer b")
    assert amounts(cost(game, "c")) == {"base": 2, "mountain": 1, "shrine": -1}
    assert amounts(game.score_preview().raw) == {"regions": 2, "shrine": 2}


def test_it_goes_to_the_next_holder() -> None:
    regions = {"a": "newts 5", "b": "geese 1 shrine=1", "d": "geese"}
    game = table(markers=PLACES, hand=0, regions=regions)
    geese = game.position.rules.race_index["geese"]
    assert [item.rule for item in game.position.kit[geese].effects] == ["shrine", "shrine"]
    play(game, "conquer b")
    assert not game.position.kit[geese].effects
    assert amounts(cost(game, "c"))["shrine"] == -1


@pytest.mark.parametrize(
    "actions",
    [("abandon b",), ("stop", "redeploy a=5", "end_turn"), ("decline",)],
    ids=["abandoned", "given up", "declined"],
)
def test_it_ends_when_the_region_is_left(actions: tuple[str, ...]) -> None:
    """Or when the race declines, unless what is lent works in decline."""
    small = {"a": "newts 2", "b": "newts 1 shrine=1"} if actions[0] != "stop" else {"b": "newts 1 shrine=1"}
    game = table(markers=PLACES, hand=0, regions=small)
    if actions[0] == "stop":
        game = table(
            race=[AtLeast(3)], markers=PLACES, hand=1, regions={"a": "newts 3", "b": "newts 3 shrine=1"}
        )
        game.position.tokens[1] -= 2
        game.position.tray[0] += 2
    play(game, *actions)
    newts = game.position.rules.race_index["newts"]
    assert all(item.rule != "shrine" for item in game.position.kit[newts].effects)


def test_pieces_and_notes_come_and_go_with_it() -> None:
    regions = {"a": "newts 7", "b": "empty forge=1", "d": "geese 4"}
    game = table(markers=PLACES, hand=0, regions=regions)
    newts, bomb = game.position.rules.race_index["newts"], game.position.rules.marker_index["bomb"]
    events = play(game, "conquer b")
    assert event(events, "keepsake_came").params["how"] == 1, "lent"
    assert game.position.stock == {(newts, bomb): 3}
    assert game.position.notes == {("begun", newts, "forge"): 1}
    play(game, "conquer c bomb")
    assert game.position.stock == {(newts, bomb): 2}
    play(game, "stop", "redeploy a=1 b=1 c=5", "end_turn")
    assert game.position.notes == {("begun", newts, "forge"): 1}
    play(game, "abandon d", "conquer e")
    play(game, "stop", "redeploy e=4", "end_turn")
    events = play(game, "abandon b")
    event(events, "keepsake_went")
    assert not game.position.stock and not game.position.notes


def test_a_scenario_begins_with_what_is_lent() -> None:
    game = table(markers=PLACES, regions={"a": "newts 1 forge=1"})
    bomb = game.position.rules.marker_index["bomb"]
    assert game.position.stock == {(0, bomb): 3}
    assert why_not(game, "conquer b bomb") is None


def test_ground_that_was_lent_is_left() -> None:
    regions = {"b": "newts 6 bridge=1", "a": "newts 1"}
    game = table(markers=PLACES, hand=0, regions=regions)
    play(game, "conquer l", "stop", "redeploy a=1 b=1 l=5", "end_turn", "stop", "end_turn")
    play(game, "abandon b")
    assert game.position.held[0] == 1, "only a is left"
    assert hand(game) == 6


def test_what_is_lent_in_decline_goes_on() -> None:
    game = table(markers=PLACES, hand=0, regions={"a": "newts 2 forge=1"})
    events = play(game, "decline")
    assert [item.rule for item in game.position.kit[0].effects] == ["forge"], "the keepsake, not the bombs"
    assert not [found for found in events if found.kind.startswith("keepsake")], "it has not ended"


def test_a_code_has_what_is_lent() -> None:
    game = table(markers=PLACES, regions={"a": "newts 1 forge=1", "b": "newts 1 shrine=1"})
    with patch.dict(packs._packs, {"workshop": game.position.rules.packs[0]}):
        again = Game.from_code(game.code)
    assert again.position.kit[0].effects == game.position.kit[0].effects
    assert again.legal.to_dict() == game.legal.to_dict()


def test_a_marker_that_lends_something_unknown_is_refused() -> None:
    with pytest.raises(Problem, match="'shop' needs the marker 'bomb'"):
        table(markers=(Marker("shop", in_box=1, stays=True, lends=(Spent("bomb"),)),))


# Markers for which a region brings fewer coins

CURSE = Marker("curse", in_box=3, stays=True, pays=False)
TAX = Marker("tax", in_box=3, stays=True, takes=3)


def _incomes(game: Game, regions: str) -> list[int]:
    position = game.position
    ledger = score_ledger(position, position.player)
    return [income_ledger(position, ledger, position.rules.board.index[id]).total for id in regions]


def test_a_region_pays_nobody() -> None:
    game = table(
        race=[CoinPer(terrain("hill"), 2)],
        markers=(CURSE,),
        hand=0,
        regions={"a": "newts 1 curse=1", "b": "newts 1 curse=1", "c": "newts", "d": "geese 1 curse=1"},
    )
    found = line(game.score_preview().raw, "curse")
    assert found.amount == -4 and game.score_preview().total == 1
    assert score(game.position, 1) == 0
    assert _incomes(game, "abc") == [0, 0, 1]


def test_no_region_is_worth_less_than_nothing() -> None:
    game = table(markers=(CURSE, TAX), hand=0, regions={"a": "newts 1 curse=1 tax=1", "b": "newts 1 tax=1"})
    assert game.score_preview().total == 0
    assert _incomes(game, "ab") == [0, 0]
