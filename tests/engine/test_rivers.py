"""Rivers, with made-up races: who may stay, who passes through, what a race without land does."""

from __future__ import annotations

from dataclasses import dataclass

from sw_widget.engine.conditions import coastal, land, printed_terrain, symbol, terrain
from sw_widget.engine.effects import CoinPer, EnterAnywhere
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import Kit
from sw_widget.engine.map.reading import read_board
from sw_widget.engine.map.terrain import TERRAINS, counting_as
from sw_widget.engine.rules import Rules
from tests.engine.made_up_packs import play, table
from tests.rules.support import board

#   a --- r --- b --- s --- c      r and s are rivers, x is a chasm
#               |
#               x
BANKS = board("ar rb bs sc bx", a="hill border", r="river", b="mud", s="river", c="mining border", x="chasm")


@dataclass(frozen=True)
class AtHomeInRivers(Effect):
    """The race need not leave rivers."""

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.stay |= rules.board.rivers


@dataclass(frozen=True)
class Swims(Effect):
    """What lies beyond a river beside its regions is near."""

    def reaches(self, at: View) -> int:
        board = at.rules.board
        return board.around(board.around(at.held) & board.rivers)


def test_whoever_may_stay_is_asked_where_the_tokens_go() -> None:
    game = table(BANKS, race=(AtHomeInRivers(),), regions={"a": "newts 1"}, hand=4)
    play(game, "conquer r", "stop")
    assert game.position.hand[0] == 3
    play(game, "redeploy a=1 r=4", "end_turn")
    assert game.last_score is not None and game.last_score.total == 2


def test_whoever_may_stay_keeps_a_river_in_decline() -> None:
    game = table(BANKS, race=(AtHomeInRivers(),), regions={"a": "newts 1", "r": "newts 3"}, hand=0)
    play(game, "decline")
    assert game.last_score is not None and game.last_score.total == 2
    assert game.position.tokens[game.position.rules.board.index["r"]] == 1


def test_whoever_swims_need_not_conquer_the_river() -> None:
    game = table(BANKS, race=(Swims(),), regions={"a": "newts 1"}, hand=5)
    assert game.targets() == ["r", "b"]
    play(game, "conquer b")
    assert game.targets() == ["r", "s", "c"]


def test_a_race_that_comes_in_on_any_coast_comes_in_on_banks() -> None:
    game = table(BANKS, race=(EnterAnywhere(coastal),), hand=5, newts={"first_turn": True})
    assert game.targets() == ["a", "b", "c"]


def test_a_final_attempt_on_a_river_ends_with_its_tokens_in_hand() -> None:
    game = table(BANKS, regions={"a": "newts 1", "r": "geese 2"}, other=(AtHomeInRivers(),), hand=2)
    (*_, left) = [event for event in play(game, "attempt r die=1") if event.kind == "river_left"]
    assert left.params["n"] == 2 and game.position.hand[0] == 2
    assert game.to_act.phase == "redeploy"


def test_what_stands_in_a_river_with_a_race_leaves_with_it() -> None:
    game = table(BANKS, regions={"a": "newts 1"}, hand=4)
    events = play(game, "conquer r", "conquer b", "stop")
    assert [event.kind for event in events] == ["conquests_ended", "river_left"]
    assert game.why_not({"do": "redeploy", "tokens": {"a": 1, "b": 1, "r": 1}}).code == "bad_allocation"


def test_each_terrain_counts_as_its_equal_both_ways() -> None:
    assert counting_as("river") == {"river", "sea", "lake"}
    assert counting_as("sea") == {"sea", "river"} and counting_as("lake") == {"lake", "river"}
    assert counting_as("hill") == {"hill"} and counting_as("chasm") == {"chasm"}
    for id in TERRAINS:
        assert all(id in counting_as(other) for other in counting_as(id))


def test_masks_follow_the_table_of_equals() -> None:
    found = read_board(
        board(
            "ab bc cd de ef fg gh",
            a="forest border",
            b="mushroom_forest",
            c="hill mine",
            d="mining",
            e="mystic_crystal",
            f="sea",
            g="river",
            h="black_mountain",
        )
    )

    def ids(condition: object) -> str:
        return "".join(found.ids(condition.on_board(found)))  # type: ignore[attr-defined]

    assert ids(terrain("forest")) == ids(terrain("mushroom_forest")) == "ab"
    assert ids(symbol("mine")) == ids(terrain("mining")) == "cd"
    assert ids(symbol("magic")) == "e" and ids(terrain("mountain")) == "h"
    assert ids(terrain("sea")) == ids(terrain("river")) == "fg" and ids(terrain("lake")) == "g"
    assert ids(printed_terrain("mushroom_forest")) == "b" and ids(land) == "abcdeh"
    assert ids(coastal) == "eh"


def test_a_terrain_that_counts_as_a_symbol_is_named_where_it_earns() -> None:
    game = table(BANKS, race=(CoinPer(symbol("mine")),), regions={"c": "newts 1"}, hand=0)
    (line,) = [line for line in game.score_preview().raw.lines if line.rule == "newts"]
    assert line.amount == 1
