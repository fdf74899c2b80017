"""What no game could bring about: refused where a change leads there, told where it is opened."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.position import DECLINED
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.writing import scenario_of
from tests.amount import amount


def make(**more: Any) -> Draft:
    """Two players: Swamp Giants that bring 10, and Elves in decline."""
    data: dict[str, Any] = {
        "format": "sw-scenario/1",
        "turn": 3,
        "players": [
            {"name": "Ann", "active": {"race": "giants", "power": "swamp", "hand": 8}},
            {"name": "Ben", "declined": [{"race": "elves"}]},
        ],
        "regions": {
            "4": {"player": 0, "race": "giants", "tokens": 2},
            "8": {"player": 1, "race": "elves", "tokens": 1},
        },
    }
    return Draft({**data, **more})


def put(draft: Draft, region: str, piece: str, by: int = 1, times: int = 1) -> list[str]:
    return [
        id
        for _ in range(times)
        for id, _ in draft.change("put", {"region": region, "piece": piece, "by": by})
    ]


def refused(draft: Draft, do: str, **given: Any) -> str:
    before = draft.data
    with pytest.raises(Impossible) as caught:
        draft.change(do, given)
    assert draft.data is before
    said = draft.game.speaker.say(caught.value.id, caught.value.params)
    assert said and "{" not in said
    return caught.value.id


def doubted(draft: Draft) -> list[str]:
    return [doubt.id for doubt in draft.doubts]


@pytest.mark.sampled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_nothing_that_is_played_is_doubted(players: int) -> None:
    """Also in the middle of a turn, and when the game is over."""
    one_in = amount(15, 5)
    rng, looked, fortresses, declined = Random(players), 0, 0, 0
    for seed in range(12):
        game = Game([f"P{n}" for n in range(players)], seed=seed)
        while not game.over:
            game.play(game.legal.sample(rng))
            if rng.random() * one_in < 1 or game.over:
                draft = Draft(scenario_of(game.position, game.names))
                # A race in decline that is wholly in hand is put down again before the turn ends.
                held = zip(game.position.status, game.position.held, strict=True)
                aloft = sum(status == DECLINED and not regions for status, regions in held)
                assert doubted(draft) == ["edit-declined-nowhere"] * aloft
                # Nor is it refused that somebody goes on from there.
                draft.change("title", {"value": "Here"})
                looked += 1
                fortresses += bool(draft.position.markers[draft.position.rules.marker_index["fortress"]])
                declined += any(draft.position.declined)
    assert looked > 60 and fortresses and declined


# Tokens


def test_no_more_tokens_than_race_and_power_bring() -> None:
    draft = make()
    put(draft, "4", "race/giants", times=8)
    assert refused(draft, "put", region="4", piece="race/giants", by=1) == "edit-brought"
    assert refused(draft, "hand", player=0, value=1) == "edit-number"
    put(draft, "4", "race/giants", by=-1, times=3)
    draft.change("hand", {"player": 0, "value": 3})
    assert refused(draft, "hand", player=0, value=4) == "edit-number"


@pytest.mark.parametrize("race", ["skeletons", "sorcerers"])
def test_races_that_grow_may_have_the_whole_box(race: str) -> None:
    draft = make()
    draft.change("combo", {"player": 0, "which": "active", "race": race, "power": "swamp"})
    box = draft.position.rules.races[draft.position.rules.race_index[race]].in_box
    draft.change("hand", {"player": 0, "value": box - 2})
    assert refused(draft, "hand", player=0, value=box - 1) == "edit-number"


def test_another_power_brings_fewer() -> None:
    draft = make()
    draft.change("combo", {"player": 0, "which": "active", "race": "humans", "power": "fortified"})
    # Five and three, two of which stand on the map.
    assert draft.data["players"][0]["active"]["hand"] == 6
    put(draft, "4", "race/humans", times=6)
    assert refused(draft, "combo", player=0, which="active", race="dwarves", power="") == "edit-brought"


# Decline


def test_one_token_stays_in_decline() -> None:
    draft = make()
    assert refused(draft, "put", region="8", piece="race/elves", by=1) == "edit-declined-one"
    draft.change("combo", {"player": 1, "which": 0, "race": "ghouls", "power": ""})
    put(draft, "8", "race/ghouls", times=3)
    notes = draft.change("combo", {"player": 1, "which": 0, "race": "elves", "power": ""})
    assert "edit-thinned-out" in [id for id, _ in notes]
    assert doubted(draft) == []
    notes = draft.change("decline", {"player": 0})
    assert ("edit-thinned-out", {"race": ("race", "giants"), "n": 1}) in notes
    assert draft.game.scene()["regions"]["4"]["tokens"] == 1


def test_what_keeps_all_brought_no_more_than_it_could() -> None:
    draft = make()
    draft.change("combo", {"player": 1, "which": 0, "race": "ghouls", "power": ""})
    put(draft, "8", "race/ghouls", times=9)
    assert doubted(draft) == []
    assert refused(draft, "put", region="8", piece="race/ghouls", by=1) == "edit-box"


def test_a_race_in_decline_stands_somewhere() -> None:
    """It takes two changes to move it, so it is told and not refused."""
    draft = make()
    put(draft, "8", "race/elves", by=-1)
    assert doubted(draft) == ["edit-declined-nowhere"]
    put(draft, "9", "race/elves")
    assert doubted(draft) == []


def test_decline_takes_a_turn() -> None:
    draft = make(turn=1, players=[{"name": "Ann"}, {"name": "Ben"}], regions={})
    elves = {"which": 0, "race": "elves", "power": ""}
    assert refused(draft, "combo", player=0, **elves) == "edit-declined-early"
    assert refused(draft, "combo", player=1, **elves) == "edit-declined-early"
    # Whoever has had a turn may have declined at its end, with the power for it.
    draft.change("current", {"player": 1})
    draft.change("combo", {"player": 0, **elves})
    assert refused(draft, "current", player=0) == "edit-declined-early"
    assert refused(draft, "combo", player=0, which="active", race="orcs") == "edit-declined-early"
    draft.change("turn", {"value": 2})
    draft.change("combo", {"player": 0, "which": "active", "race": "orcs"})
    assert refused(draft, "turn", value=1) == "edit-declined-early"


def test_a_turn_that_is_named_is_early_enough() -> None:
    for current in (0, 1):
        for player in (0, 1):
            draft = make(turn=1, current=current, players=[{"name": "Ann"}, {"name": "Ben"}], regions={})
            elves = {"player": player, "which": 0, "race": "elves", "power": ""}
            try:
                draft.change("combo", elves)
            except Impossible as impossible:
                draft.change("turn", {"value": impossible.params["n"]})
                draft.change("combo", elves)


# Markers and lost tribes


def test_one_fortress_a_turn() -> None:
    draft = make()
    draft.change("combo", {"player": 0, "which": "active", "race": "giants", "power": "fortified"})
    for region in ("1", "2", "9"):
        put(draft, region, "race/giants")
    for region in ("1", "2", "4"):
        put(draft, region, "marker/fortress")
    assert refused(draft, "put", region="9", piece="marker/fortress", by=1) == "edit-built"
    assert refused(draft, "turn", value=2) == "edit-built"
    draft.change("turn", {"value": 4})
    put(draft, "9", "marker/fortress")


def test_lost_tribes_live_where_they_are_printed() -> None:
    draft = make()
    assert refused(draft, "put", region="1", piece="marker/lost_tribe", by=1) == "edit-tribe-nowhere"
    put(draft, "3", "marker/lost_tribe", by=-1)
    put(draft, "3", "marker/lost_tribe")


# What is opened


def test_what_is_opened_is_told_and_may_get_better_only() -> None:
    regions = {"4": {"player": 0, "race": "giants", "tokens": 11}, "1": {"lost_tribe": 1}}
    bad = make(regions=regions, players=[{"active": {"race": "giants", "power": "fortified", "hand": 0}}, {}])
    draft = Draft.blank()
    draft.load(json.dumps(bad.scenario))
    assert doubted(draft) == ["edit-brought", "edit-tribe-nowhere"] == doubted(bad)
    draft.change("coins", {"player": 0, "value": 9})
    put(draft, "4", "race/giants", by=-1)
    draft.change("hand", {"player": 0, "value": 0})
    assert refused(draft, "put", region="4", piece="race/giants", by=1) == "edit-brought"
    put(draft, "1", "marker/lost_tribe", by=-1)
    assert doubted(draft) == ["edit-brought"]


# Names


def test_no_two_players_of_one_name() -> None:
    draft = make()
    assert refused(draft, "name", player=1, value=" Ann ") == "edit-name-taken"
    draft.change("name", {"player": 0, "value": "Player 2"})
    draft.change("name", {"player": 1, "value": ""})
    draft.change("board", {"board": "base/4p"})
    names = [seat["name"] for seat in draft.data["players"]]
    assert len(set(names)) == 4, names
