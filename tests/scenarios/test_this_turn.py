"""`this_turn`: a scenario that opens in the middle of a turn says what has happened in it."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

import pytest

from sw_widget import Game, ScenarioError, cases
from sw_widget.engine.position import FIELDS, NOBODY
from tests.amount import amount
from tests.rules.support import VALLEY, at, player, position

PACKS = ["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web"]
Json = dict[str, Any]


def table(
    race: str = "orcs", power: str = "swamp", hand: int = 3, packs: list[str] | None = None, **turn: Any
) -> Json:
    """Ann has come to `b`, where Ben's Elves were; these stand in `d` and `f`, and one of them is in hand."""
    elves = player("elves", "forest", 1)
    elves["active"]["fled"] = {"tokens": 1}
    scenario = position(
        VALLEY,
        [player(race, power, hand, first_turn=False), elves],
        {"a": at(0, race), "b": at(0, race, 3), "d": at(1, "elves"), "f": at(1, "elves", 2)},
    )
    return {**scenario, "format": "sw-scenario/1", "this_turn": turn}


def opened(**turn: Any) -> Game:
    return Game.from_scenario(table(**turn))


# What it means


def test_the_turn_goes_on_from_there() -> None:
    game = opened(conquered={"b": "non_empty"}, attacked=[1])
    assert game.to_act == (0, "conquest")
    assert game.hand == [3, 1], "the troops are not readied once more"
    assert game.score_preview().by_rule() == {"regions": 2, "orcs": 1}
    assert game.why_not("abandon", region="a") is not None and game.why_not("decline") is not None
    game.play("conquer", region="c").play("stop").play("redeploy", tokens={"a": 1, "b": 4, "c": 2})
    game.play("end_turn")
    assert game.to_act == (1, "withdraw")
    game.play("withdraw", tokens={"d": 1})
    assert game.to_act.player == 1 and game.coins == [9, 5]


def test_regions_that_were_empty_count_for_nothing_but_end_abandoning() -> None:
    game = opened(conquered={"b": "empty"})
    assert game.score_preview().by_rule() == {"regions": 2}
    assert game.why_not("abandon", region="a") is not None
    assert opened().why_not("abandon", region="a") is None, "nothing has been conquered yet"


def test_a_dragon_that_was_used_is_used() -> None:
    for used in ([], ["dragon"]):
        game = opened(race="trolls", power="dragon_master", used=used)
        refusal = game.why_not("conquer", region="c", means="dragon")
        assert (None if refusal is None else refusal.code) == ("already_used" if used else None)


def test_whom_a_diplomat_attacked_is_no_ally() -> None:
    for attacked in ([], [1]):
        game = opened(race="trolls", power="diplomat", phase="redeploy", attacked=attacked)
        refusal = game.why_not("ally", player=1)
        assert (None if refusal is None else refusal.code) == ("attacked_this_turn" if attacked else None)


def test_a_fortress_that_was_built_is_built() -> None:
    game = opened(race="trolls", power="fortified", phase="redeploy", used=["fortress"])
    refusal = game.why_not("place", marker="fortress", regions={"a": 1})
    assert refusal is not None and refusal.code == "already_used"


def test_a_roll_waits_for_its_conquest() -> None:
    game = opened(race="trolls", power="berserk", hand=1, roll=2)
    assert game.cost("c") is not None and game.cost("c").by_rule() == {"base": 2, "die": -2, "minimum": 1}  # type: ignore[union-attr]
    refusal = game.why_not("roll")
    assert refusal is not None and refusal.code == "already_used"


def test_what_effects_remember_of_the_turn_is_a_note() -> None:
    notes = [{"note": "converted", "race": "sorcerers", "value": [1]}]
    scenario = table(race="sorcerers", notes=notes)
    scenario["regions"]["f"]["tokens"] = 1
    refusal = Game.from_scenario(scenario).why_not("convert", region="d")
    assert refusal is not None and refusal.code == "already_used"
    scenario["this_turn"] = {}
    assert Game.from_scenario(scenario).why_not("convert", region="d") is None


def ghouls(**turn: Any) -> Json:
    scenario = table(**turn)
    scenario["players"][0]["declined"] = [{"race": "ghouls", "power": None, "hand": 3}]
    scenario["regions"]["e"] = at(0, "ghouls")
    return scenario


def test_declined_ghouls_conquer_with_what_is_in_their_hand() -> None:
    game = Game.from_scenario(ghouls(race="orcs"))
    assert game.view(0)["this_turn"]["race"] == "orcs", "unless it is said, the active race conquers"
    scenario = ghouls()
    scenario["this_turn"] = {"race": "ghouls"}
    game = Game.from_scenario(scenario)
    game.play("conquer", region="g")
    assert game.scene()["regions"]["g"]["race"] == "ghouls"
    game.play("stop")
    assert game.to_act == (0, "conquest") and game.view(0)["this_turn"]["race"] == "orcs"


def test_each_phase_of_a_turn_can_be_opened() -> None:
    assert opened(phase="redeploy").legal.kinds == ["redeploy"]
    assert opened(race="trolls", power="stout", phase="after_scoring").legal.kinds == ["decline", "end_turn"]
    game = opened(phase="withdraw")
    assert game.to_act == (1, "withdraw") and game.legal.kinds == ["withdraw"]


def test_encampments_that_fled_are_put_down_again() -> None:
    scenario = table(phase="withdraw")
    scenario["players"][1] = player("elves", "bivouacking", 1)
    scenario["players"][1]["active"]["fled"] = {"tokens": 1, "pieces": {"encampment": 2}}
    (choice,) = Game.from_scenario(scenario).legal.of("withdraw")
    assert choice.to_dict()["markers"]["encampment"]["high"] == 2


def test_a_race_that_was_just_picked_can_be_entered() -> None:
    scenario = position(VALLEY, [player("orcs", "hill", 9), player()], this_turn={})
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1"})
    assert game.to_act == (0, "conquest") and "decline" not in game.legal.kinds
    assert game.view(0)["players"][0]["active"]["first_turn"]


def test_null_says_nothing() -> None:
    scenario = position(VALLEY, [player("orcs", "hill", 9), player()], this_turn=None)
    assert Game.from_scenario({**scenario, "format": "sw-scenario/1"}).to_act.phase == "start"


def test_a_prelude_and_a_case_go_on_from_there() -> None:
    scenario = table(conquered={"b": "non_empty"})
    game = Game.from_scenario({**scenario, "prelude": [{"do": "stop"}]})
    assert game.to_act.phase == "redeploy" and game.first_step == 1
    steps = [{"do": "decline", "error": "wrong_phase"}, {"expect": {"hand": [3, 1]}}]
    result = cases.run(
        {"format": "sw-case/1", "name": "on", "rule": "turn", "scenario": scenario, "steps": steps}
    )
    assert result.ok, result.message


# To and fro


def told(game: Game) -> Json:
    """All of a position, without what a scenario never says and what counts no more."""
    found: Json = {name: getattr(game.position, name) for name in FIELDS}
    for name in ("rules", "kit", "shuffles"):
        del found[name]
    of_others = ("marks_left", "lost_one")
    found["notes"] = {key: value for key, value in found["notes"].items() if key[0] not in of_others}
    active = sum(1 << race for race in game.position.active if race != NOBODY)
    found["new"] &= active
    acting = game.position.acting
    if acting != NOBODY and game.position.owner[acting] != game.position.player:
        found["acting"] = game.position.active[game.position.player]
    return found


@pytest.mark.sampled
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("packs", [["base"], PACKS])
def test_any_moment_of_a_game_comes_back(players: int, packs: list[str]) -> None:
    """As a scenario, as its code, and as a save of either."""
    rng, seen = Random(players), Counter[str]()
    enough = Counter(phase=amount(21, 41), conquered=6, attacked=1)
    for seed in range(20):
        if seed >= amount(2, 4) and seen >= enough:
            break  # now and then it takes a game more, above all between two players
        game = Game([f"P{n}" for n in range(players)], seed=10 * players + seed, packs=packs)
        while not game.over:
            game.play(game.legal.sample(rng))
            if rng.random() > 0.25 or game.over:
                continue
            scenario = json.loads(json.dumps(game.to_scenario()))
            again = Game.from_scenario(scenario)
            assert told(again) == told(game)
            assert again.to_scenario() == scenario
            assert again.legal.to_dict() == game.legal.to_dict()
            assert Game.from_code(again.code).position == again.position
            if "this_turn" in scenario:
                seen.update([*scenario["this_turn"]])
                again.play(again.legal.sample(rng))
                assert Game.from_dict(json.loads(json.dumps(again.to_dict()))).position == again.position
    assert seen >= enough


def test_a_save_keeps_the_scenario_with_its_turn(tmp_path: Any) -> None:
    game = opened(conquered={"b": "non_empty", "a": "empty"}, attacked=[1])
    game.play("conquer", region="c")
    game.save(tmp_path / "game.json")
    again = Game.load(tmp_path / "game.json")
    assert again.position == game.position and again.undo().hand == [3, 1]
    assert again.scenario["this_turn"]["conquered"] == {"b": "non_empty", "a": "empty"}  # type: ignore[index]


# What contradicts itself


BAD: list[tuple[Json, str]] = [
    ({"conquerd": {}}, "this_turn.conquerd"),
    ({"phase": "start"}, "this_turn.phase"),
    ({"phase": "over"}, "this_turn.phase"),
    ({"phase": "after_scoring"}, "this_turn.phase"),
    ({"race": "elves"}, "this_turn.race"),
    ({"race": "elfs"}, "this_turn.race"),
    ({"race": None}, "this_turn.race"),
    ({"conquered": ["b"]}, "this_turn.conquered"),
    ({"conquered": {"b": True}}, "this_turn.conquered.b"),
    ({"conquered": {"z": "empty"}}, "this_turn.conquered.z"),
    ({"conquered": {"d": "empty"}}, "this_turn.conquered.d"),
    ({"conquered": {"b": "non_empty"}, "opened": False}, "this_turn.opened"),
    ({"attacked": [1], "opened": False}, "this_turn.opened"),
    ({"opened": 1}, "this_turn.opened"),
    ({"begun": "yes"}, "this_turn.begun"),
    ({"used": ["dragon"]}, "this_turn.used.0"),
    ({"used": ["dragn"]}, "this_turn.used.0"),
    ({"used": "dragon"}, "this_turn.used"),
    ({"attacked": [0]}, "this_turn.attacked"),
    ({"attacked": [2]}, "this_turn.attacked.0"),
    ({"roll": 2}, "this_turn.roll"),
    ({"roll": 7}, "this_turn.roll"),
    ({"given_up": ["c"]}, "this_turn.given_up"),
    ({"given_up": ["d"], "phase": "redeploy"}, "this_turn.given_up"),
    ({"notes": [{"note": "converted", "race": "orcs", "value": [1]}]}, "this_turn.notes.0.race"),
    ({"notes": [{"note": "ally", "race": "orcs", "value": 1}]}, "this_turn.notes.0.note"),
    ({"notes": [{"note": "convertd"}]}, "this_turn.notes.0.note"),
    ({"notes": {}}, "this_turn.notes"),
    ([], "this_turn"),
]


@pytest.mark.parametrize(("turn", "path"), BAD)
def test_what_cannot_have_happened_is_refused_by_name(turn: Json, path: str) -> None:
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario({**table(), "this_turn": turn})
    assert error.value.path == path


def test_nobody_withdraws_without_having_fled_and_nothing_flees_but_in_a_turn() -> None:
    scenario = table(phase="withdraw")
    del scenario["players"][1]["active"]["fled"]
    with pytest.raises(ScenarioError, match="nobody has tokens or markers that fled"):
        Game.from_scenario(scenario)
    scenario = table()
    del scenario["this_turn"]
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario(scenario)
    assert error.value.path == "players.1.active.fled"
    scenario = ghouls()
    del scenario["this_turn"], scenario["players"][1]["active"]["fled"]
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario(scenario)
    assert error.value.path == "players.0.declined.0.hand"


@pytest.mark.parametrize(
    ("fled", "path"),
    [
        ({"tokens": 2}, "players.1.active.fled.tokens"),
        ({"pieces": {"encampment": 1}}, "players.1.active.fled.pieces.encampment"),
        ({"pieces": {"hero": 1}}, "players.1.active.fled.pieces.hero"),
        ({"token": 1}, "players.1.active.fled.token"),
        ([], "players.1.active.fled"),
    ],
)
def test_more_than_is_in_hand_has_not_fled(fled: Any, path: str) -> None:
    scenario = table()
    scenario["players"][1]["active"]["fled"] = fled
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario(scenario)
    assert error.value.path == path


def test_tokens_in_decline_are_in_hand_for_a_reason() -> None:
    scenario = table()
    scenario["players"][1]["declined"] = [{"race": "ghouls", "power": None, "hand": 2}]
    scenario["regions"]["e"] = at(1, "ghouls")
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario(scenario)
    assert error.value.path == "players.1.declined.0.hand"
    scenario["players"][1]["declined"][0]["fled"] = {"tokens": 2}
    assert Game.from_scenario(scenario).view(None)["players"][1]["declined"][0]["fled"]["tokens"] == 2


def test_without_a_race_to_conquer_there_is_no_conquest() -> None:
    scenario = position(VALLEY, [player(), player("elves", "forest")], this_turn={})
    with pytest.raises(ScenarioError, match="picked first"):
        Game.from_scenario({**scenario, "format": "sw-scenario/1"})


def test_whatever_is_written_there_is_read_or_refused() -> None:
    """Values of all sorts in all places: a `ScenarioError`, or a game that can be asked and played."""
    junk = [
        None,
        True,
        -1,
        0,
        1,
        2,
        99,
        "",
        "b",
        "conquest",
        [],
        ["b"],
        [1],
        {},
        {"b": "empty"},
        {"tokens": 1},
        1.5,
    ]
    rng, refused, read = Random(4), 0, 0
    fitting: Json = {"phase": "redeploy", "race": "ghouls", "conquered": {"b": "non_empty"}, "opened": True}
    fitting |= {"begun": True, "used": [], "attacked": [1], "roll": 2, "given_up": [], "notes": []}
    for _ in range(800):
        scenario = ghouls(race=rng.choice(["orcs", "trolls"]), power=rng.choice(["berserk", "stout"]))
        said = rng.sample(sorted(fitting), rng.choice((1, 2, 3)))
        scenario["this_turn"] = {key: rng.choice((fitting[key], rng.choice(junk))) for key in said}
        if rng.random() < 0.1:
            scenario["players"][rng.randrange(2)]["active"]["fled"] = rng.choice(junk)
        try:
            game = Game.from_scenario(scenario)
        except ScenarioError:
            refused += 1
            continue
        read += 1
        str(game), game.legal.to_dict(), game.score_preview(), game.code
        for _ in range(4):
            game.play(game.legal.sample(rng))
    assert refused > 100 and read > 100


def test_a_finished_game_has_no_scenario_but_a_code() -> None:
    """Read as the start of a turn, it would play and score its last turn once more."""
    rng = Random(4)
    game = Game(["Ann", "Ben"], seed=4)
    while not game.over:
        game.play(game.legal.sample(rng))
    with pytest.raises(ScenarioError, match="the game is over"):
        game.to_scenario()
    again = Game.from_code(game.code)
    assert again.over and again.winners == game.winners and again.position == game.position
    game.undo()
    assert Game.from_scenario(game.to_scenario()).position == game.position
