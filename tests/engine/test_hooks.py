"""Questions and events that no printed pack needs yet: benefits made void, defenders ignored, effects lent by
markers, markers that pay nobody, dice of offers and of special means; and how long notes last.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, ClassVar
from unittest.mock import patch

import pytest

from sw_widget import Game, Refused, packs
from sw_widget.engine import actions as do
from sw_widget.engine.checks import Problem
from sw_widget.engine.conditions import near_own, symbol, terrain, water
from sw_widget.engine.definitions import Marker, Pack, Race
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
from sw_widget.engine.turn.scoring import income_ledger, score, score_ledger
from tests.engine.made_up_effects import Airship, Gambles, IgnoresDefenders, Keepsake, VoidsBenefits
from tests.engine.made_up_packs import (
    POST,
    amounts,
    cost,
    event,
    hand,
    line,
    play,
    reachable,
    table,
    total,
    why_not,
)
from tests.every_effect import (
    AtLeast,
    CoinPer,
    ConquersInDecline,
    Convert,
    Discount,
    EnterAnywhere,
    GrowByConquest,
    Hired,
    Immune,
    Jumps,
    KeepsBadge,
    Linked,
    Loot,
    PlacesAll,
    ReachAnywhere,
    RollFirst,
    SingleToken,
    Spent,
    StandOn,
)

# Benefits made void

FORTRESS = {"a": "newts 5", "b": "geese 2", "c": "moles"}


def test_a_discount_is_void_and_its_line_says_so() -> None:
    game = table(race=[Discount(2)], other=[VoidsBenefits()], regions={"a": "newts 5", "b": "geese 2"})
    assert amounts(cost(game, "b")) == {"base": 2, "tokens": 2}
    void = line(cost(game, "b"), "newts")
    assert (void.amount, void.applied, void.sentence) == (0, False, "not-void")


def test_one_that_depends_on_the_position_is_void_likewise() -> None:
    regions = {"a": "newts", "c": "newts", "b": "geese 2", "d": "tribe"}
    game = table(race=[Discount(2, near_own("mountain"))], other=[VoidsBenefits()], regions=regions)
    assert total(game, "b") == 4 and total(game, "d") == 1


def test_elsewhere_nothing_is_void() -> None:
    """Neither in regions of nobody, nor against those races in decline that have the effect no more."""
    regions = {"b": "newts", "a": "tribe", "c": "toads"}
    game = table(race=[Discount(1)], other=[VoidsBenefits()], regions=regions)
    assert total(game, "a") == 2 and total(game, "c") == 3


def test_handicaps_are_not_void() -> None:
    """A region that is dearer stays so, and so does the least that a race must send."""
    regions = {"a": "newts 3", "b": "geese 1"}
    game = table(race=[Discount(-1), AtLeast(3)], other=[VoidsBenefits()], regions=regions)
    assert amounts(cost(game, "b")) == {"base": 2, "tokens": 1, "newts": 1}
    cheap = table(power=[Discount(5)], race=[AtLeast(3)], other=[VoidsBenefits()], regions=regions)
    assert total(cheap, "b") == 3 and cheap.position.kit[0].least == 3


def test_only_neighbours_of_the_race_are_reached_there() -> None:
    """What reaches far reaches everywhere but there; the neighbour can be attacked as ever."""
    far: list[list[Effect]] = [
        [ReachAnywhere()],
        [Linked(symbol("cavern"))],
        [Jumps()],
    ]
    for effects in far:
        assert "e" in reachable(table(race=effects, regions={"b": "newts"})) or "d" in reachable(
            table(race=effects, regions={"b": "newts"})
        )
        game = table(
            race=effects, other=[VoidsBenefits()], regions={"b": "newts", "d": "geese", "e": "geese"}
        )
        assert reachable(game) == "ac"
        assert why_not(game, "conquer d") == "not_adjacent"
        near = table(race=effects, other=[VoidsBenefits()], regions={"c": "newts", "d": "geese"})
        assert "d" in reachable(near)


def test_entering_goes_by_the_edge_there() -> None:
    game = table(race=[EnterAnywhere()], other=[VoidsBenefits()], regions={"b": "geese", "e": "geese"})
    assert reachable(game) == "acde", "b is held by those who make it void, e lies at the edge"
    assert why_not(game, "conquer b") == "not_border"


def test_water_is_no_ground_there() -> None:
    sailors = [StandOn(water), KeepsBadge()]
    game = table(power=sailors, other_power=sailors, other=[VoidsBenefits()], regions={"b": "newts", "l": "geese"})
    assert why_not(game, "conquer l") == "water" and "l" not in reachable(game)
    plain = table(power=sailors, other_power=sailors, regions={"b": "newts", "l": "geese"})
    assert "l" in reachable(plain)


@pytest.mark.parametrize(
    "means", [SingleToken("post"), Spent("post"), Hired("sellswords", 2, 1)], ids=lambda means: type(means).__name__
)
def test_special_means_cannot_be_named_there(means: Any) -> None:
    game = table(race=[means], other=[VoidsBenefits()], hand=9, regions={"b": "newts", "c": "geese"})
    name = means.marker
    assert why_not(game, f"conquer c {name}") == "immune"
    assert why_not(game, f"conquer a {name}") is None
    named = [action.to_dict() for action in game.legal.of("conquer") if "with" in action.to_dict()]
    assert named and all(action["region"] != "c" for action in named)
    assert game.why_not({"do": "conquer", "region": "c", "with": [name]}).sentences()  # type: ignore[union-attr]


def test_a_lone_token_there_is_not_replaced() -> None:
    game = table(race=[Convert()], other=[VoidsBenefits()], regions={"b": "newts", "c": "geese", "e": "geese"})
    assert why_not(game, "convert c") == "no_convert"
    assert not game.legal.of("convert")
    assert "does not count against" in str(game.why_not("convert", region="c"))


def test_a_die_rolled_before_the_conquest_does_not_count_there() -> None:
    regions = {"b": "newts", "c": "geese 2", "a": "tribe"}
    game = table(race=[RollFirst()], other=[VoidsBenefits()], hand=4, regions=regions)
    play(game, "roll die=3")
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 2, "mountain": 1}
    assert line(cost(game, "c"), "die").sentence == "not-void"
    assert amounts(cost(game, "a"))["die"] == -3
    assert why_not(game, "conquer a") is None


def test_a_race_in_decline_does_not_get_there() -> None:
    """To go on conquering in decline is itself a benefit."""
    regions = {"b": "moles 3", "a": "newts", "c": "geese", "l": None}
    game = table(old=[ConquersInDecline()], other=[VoidsBenefits()], regions=regions)
    assert game.to_act.race == "moles"
    assert why_not(game, "conquer c") == "immune"
    assert "does not count against" in str(game.why_not("conquer", region="c"))


def test_what_is_void_for_an_attacker_is_in_force_for_the_rest() -> None:
    """Coins, losses and tokens of the attacker go on."""
    game = table(
        race=[CoinPer(terrain("mountain"), 2), GrowByConquest(1)],
        other=[VoidsBenefits()],
        regions={"b": "newts 9", "c": "geese"},
        hand=0,
    )
    before = hand(game)
    play(game, "conquer c")
    play(game, "stop")
    assert hand(game) == before + 8 - 4 + 1 and game.score_preview().total == 4


def test_ones_own_other_race_makes_nothing_void() -> None:
    game = table(
        race=[Discount(1)],
        old=[VoidsInDecline()],
        regions={"a": "newts", "b": "moles"},
    )
    assert total(game, "b") == 2


@dataclass(frozen=True)
class VoidsInDecline(VoidsBenefits):
    in_decline: bool = True


# Defenders ignored


def test_defenders_are_ignored_before_anything_is_taken_off() -> None:
    regions = {"b": "newts", "c": "geese 3", "a": "geese 2"}
    game = table(race=[IgnoresDefenders(terrain("mountain"))], power=[Discount(1)], regions=regions)
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 3, "mountain": 1, "newts": -3, "brisk": -1}
    assert [found.rule for found in cost(game, "c").lines if found.applied] == [  # type: ignore[union-attr]
        "base", "tokens", "mountain", "newts", "brisk"
    ]  # fmt: skip
    assert total(game, "a") == 3, "a is a hill"
    assert why_not(game, "conquer c") is None
    play(game, "conquer c")


def test_ignoring_can_be_void() -> None:
    regions = {"b": "newts", "c": "geese 3"}
    game = table(race=[IgnoresDefenders()], other=[VoidsBenefits()], regions=regions)
    assert amounts(cost(game, "c")) == {"base": 2, "tokens": 3, "mountain": 1}


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
    [("abandon b",), ("stop", "redeploy a=3", "end_turn"), ("decline",)],
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
    assert game.phase == "redeploy" and game.position.roll == -1


def test_a_means_can_call_its_conquest_off() -> None:
    game = table(race=[Airship("balloon")], hand=3, regions={"a": "newts", "b": "geese 2"})
    events = play(game, "conquer b balloon die=0")
    event(events, "crashed")
    assert game.phase == "conquer" and hand(game) == 2 and game.position.roll == -1
    assert why_not(game, "abandon a") == "wrong_phase", "a conquest was begun"


def test_beyond_the_die_it_is_refused() -> None:
    game = table(race=[Airship("balloon")], hand=3, regions={"a": "newts", "b": "geese 9"})
    assert why_not(game, "conquer b balloon") == "not_enough_tokens"
    assert not any(action.to_dict().get("with") and action["region"] == "b" for action in game.legal.of("conquer"))


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
    from tests.every_effect import CollectsLost

    game = table(race=[CollectsLost()], power=[CollectsLost()], hand=9, regions={"b": "newts", "c": "geese"})
    play(game, "conquer c")
    piles = [value for (name, _, _), value in game.position.notes.items() if name == "pile"]
    assert piles == [((2, 1),)]
