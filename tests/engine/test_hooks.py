"""Dice of offers and of special means, how long notes last, and several effects of a kind in one race."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar
from unittest.mock import patch

import pytest

from sw_widget import Game, Refused, packs
from sw_widget.engine.checks import Problem
from sw_widget.engine.definitions import Marker
from sw_widget.engine.hooks.effect import (
    OF_GAME,
    OF_REGION,
    THIS_TURN,
    WHILE_ACTIVE,
    WHILE_IN_PLAY,
    Effect,
    Note,
)
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.rules import COMMON_NOTES
from tests.engine.made_up_effects import Airship, Gambles
from tests.engine.made_up_packs import (
    amounts,
    event,
    hand,
    play,
    table,
    total,
    why_not,
)
from tests.every_effect import (
    CollectsLost,
    GrowByConquest,
    Hired,
    Loot,
)

# Dice


def test_an_offer_rolls_the_die() -> None:
    game = table(race=[Gambles()], regions={"a": "newts"})
    action = {"do": "use", "trait": "newts", "count": 2}
    assert takes_die(game.position, game.encode(action))
    game.play(action, die=3)
    assert game.position.coins[0] == 6 and game.log[-1]["die"] == 3
    refusal = game.why_not(action)
    assert refusal is not None and refusal.code == "already_used"
    with pytest.raises(Refused):
        game.play(action)


def test_the_die_of_an_offer_is_the_same_after_an_undo() -> None:
    game = table(race=[Gambles()], regions={"a": "newts"})
    action = {"do": "use", "trait": "newts", "count": 1}
    rolled = game.play(action).log[-1]["die"]
    for _ in range(5):
        game.undo()
        assert game.play(action).log[-1]["die"] == rolled


def test_an_offer_is_listed_with_all_its_values_and_no_other() -> None:
    game = table(race=[Gambles()], regions={"a": "newts"})
    counts = [action.to_dict()["count"] for action in game.legal.of("use")]
    assert counts == [1, 2]
    for other in ({"count": 3}, {"region": "a"}, {}):
        refusal = game.why_not({"do": "use", "trait": "newts", **other})
        assert refusal is not None, other


def test_a_means_rolls_the_die_and_it_lowers_the_cost() -> None:
    game = table(race=[Airship("balloon")], hand=3, regions={"a": "newts", "b": "geese 2"})
    assert total(game, "b") == 4 and why_not(game, "conquer b") == "not_enough_tokens"
    assert why_not(game, "conquer b balloon") is None, "the die may bring what is missing"
    events = play(game, "conquer b balloon die=2")
    assert amounts(event(events, "conquered_with").ledger)["die"] == -2
    assert hand(game) == 1 and game.position.roll == -1, "the die is spent"
    assert why_not(game, "conquer c balloon") == "already_used"


def test_what_the_die_does_not_bring_ends_the_conquests() -> None:
    game = table(race=[Airship("balloon")], hand=3, regions={"a": "newts", "b": "geese 4"})
    events = play(game, "conquer b balloon die=1")
    assert event(events, "attempt_failed").params["short"] == 2
    assert game.to_act.phase == "redeploy" and game.position.roll == -1


def test_a_means_can_call_its_conquest_off() -> None:
    game = table(race=[Airship("balloon")], hand=3, regions={"a": "newts", "b": "geese 2"})
    events = play(game, "conquer b balloon die=0")
    event(events, "crashed")
    assert game.to_act.phase == "conquest" and hand(game) == 2 and game.position.roll == -1
    assert why_not(game, "abandon a") == "wrong_phase", "a conquest was begun"


def test_beyond_the_die_it_is_refused() -> None:
    game = table(race=[Airship("balloon")], hand=3, regions={"a": "newts", "b": "geese 9"})
    assert why_not(game, "conquer b balloon") == "not_enough_tokens"
    assert not any(
        action.to_dict().get("with") and action["region"] == "b" for action in game.legal.of("conquer")
    )


# Notes


@dataclass(frozen=True)
class Diary(Effect):
    """One note of each scope, written when a turn begins or a region is taken."""

    in_decline: bool = True
    notes: ClassVar[Mapping[str, Note]] = {
        "today": Note(THIS_TURN),
        "young": Note(WHILE_ACTIVE),
        "life": Note(WHILE_IN_PLAY),
        "seen": Note(WHILE_IN_PLAY, tokens=False),
        "here": Note(OF_REGION),
        "history": Note(OF_GAME),
    }

    def moved_in(self, t: Turn, region: int) -> None:
        for name in ("today", "young", "life", "history"):
            t.remember(name, t.note(name) + 1)
        t.count("seen", t.race, 2)
        t.note_region("here", region, 7)


def _names(game: Game) -> set[str]:
    return {name for name, _, _ in game.position.notes}


def test_a_note_lasts_as_long_as_its_scope() -> None:
    game = table(race=[Diary()], hand=9, regions={"a": "newts"})
    play(game, "conquer b")
    assert _names(game) == {"today", "young", "life", "seen", "here", "history"}
    play(game, "stop", "redeploy a=1 b=9", "end_turn")
    assert _names(game) == {"young", "life", "seen", "here", "history"}, "another turn has begun"
    play(game, "stop", "end_turn", "decline")
    assert _names(game) == {"life", "seen", "here", "history"}, "the race has declined"
    game.position.rest(0)
    assert _names(game) == {"here", "history"}, "it has left the game"


def test_a_clone_has_notes_of_its_own() -> None:
    game = table(race=[Diary()], hand=9, regions={"a": "newts"})
    play(game, "conquer b")
    clone = game.position.clone()
    assert clone == game.position
    clone.notes["today", 0, "newts"] = 9
    assert game.position.notes["today", 0, "newts"] == 1 and clone != game.position


def test_notes_are_in_a_code_and_in_a_save() -> None:
    game = table(race=[Diary()], hand=9, regions={"a": "newts"})
    play(game, "conquer b")
    with patch.dict(packs._packs, {"workshop": game.position.rules.packs[0]}):
        assert Game.from_code(game.code).position.notes == game.position.notes
        assert Game.from_dict(game.to_dict()).position.notes == game.position.notes


def test_a_note_of_zero_is_no_note() -> None:
    game = table(race=[Diary()], hand=9, regions={"a": "newts"})
    turn = Turn(game.position, 0, ("race", "newts"), None)
    turn.remember("today", 3)
    turn.count("seen", 1, 2)
    turn.remember("today", 0)
    turn.count("seen", 1, -2)
    assert not game.position.notes and turn.note("today") == 0 and turn.counts("seen") == {}


def test_a_race_that_leaves_takes_no_note_of_a_player_along() -> None:
    """Where a conquest failed is remembered by player, and players and races share their numbers."""
    trap = Marker("trap", in_box=2, stays=True, effects=(Loot(),))
    assert COMMON_NOTES["ambushed"].scope == THIS_TURN
    game = table(markers=(trap,), hand=9, regions={"a": "newts", "c": "toads"})
    game.position.notes["ambushed", 0, ""] = 0b100
    game.position.forget(WHILE_IN_PLAY, 0)
    assert game.position.notes == {("ambushed", 0, ""): 0b100}


def test_two_effects_cannot_mean_different_things_by_one_note() -> None:
    @dataclass(frozen=True)
    class Other(Effect):
        notes: ClassVar[Mapping[str, Note]] = {"young": Note(THIS_TURN)}

    with pytest.raises(Problem, match="'young' is remembered in two ways"):
        table(race=[Diary()], power=[Other()])


# Several of a kind


def test_two_effects_that_count_conquests_count_each_once() -> None:
    """One region of an active race is one, however many effects of the race count it."""
    effects = [GrowByConquest(1, from_active=True), GrowByConquest(2, from_active=True)]
    game = table(race=effects, hand=9, regions={"b": "newts", "c": "geese", "e": "geese"})
    play(game, "conquer c", "stop")
    assert hand(game) == 9 - 4 + 1


def test_what_is_lost_is_collected_once() -> None:
    game = table(race=[CollectsLost()], power=[CollectsLost()], hand=9, regions={"b": "newts", "c": "geese"})
    play(game, "conquer c")
    piles = [value for (name, _, _), value in game.position.notes.items() if name == "pile"]
    assert piles == [((2, 1),)]


def test_two_means_that_are_paid_for_are_paid_for_together() -> None:
    hired = {"race": [Hired("archers", 2, 1)], "power": [Hired("riders", 2, 1)]}
    seats = [{"coins": 1, "active": {"race": "newts", "power": "brisk", "hand": 5}}, {}]
    game = table(**hired, seats=seats, regions={"a": "newts"})  # type: ignore[arg-type]
    assert why_not(game, "conquer b archers") is None and why_not(game, "conquer b riders") is None
    assert why_not(game, "conquer b archers riders") == "cannot_afford"
    assert not any(len(action.to_dict().get("with", ())) > 1 for action in game.legal.of("conquer"))
