"""`this_turn`: a scenario that opens in the middle of a turn says what has happened in it."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sw_widget import Game, ScenarioError, cases
from sw_widget.game.draft.draft import Draft
from tests.rules import below
from tests.rules.below import mine, theirs
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


def duel(regions: Json, *, hand: int = 5, packs: tuple[str, ...] = below.PACKS, **more: Any) -> Json:
    return {**below.duel(below.CAVES, regions, hand, packs=packs, **more), "format": "sw-scenario/1"}


BALROG = {
    "a": mine(3),
    "b": mine(3, wickedest_pentacle=1),
    "d": {"markers": {"balrog": 1}},
    "e": theirs(2),
}
LED = {"do": "use", "trait": "wickedest_pentacle"}
GIANTS = player("giants", "forest")
RACES = ("ratmen", "giants", "orcs", "humans", "wizards", "dwarves")
POWERS = ("merchant", "forest", "hill", "swamp", "mounted", "flying")
DECLINED = [{**player(), "declined": [{"race": "ghouls", "power": "spirit"}]}, GIANTS]
HALFLINGS = [player("halflings", "hill", 3), GIANTS]
SELDOM: dict[str, tuple[Json, list[Json]]] = {
    "a means is spent before the race may still decline": (duel(BALROG, hand=0), [{**LED, "region": "e"}]),
    "a means is spent, and its place is lost": (
        duel(BALROG),
        [{"do": "conquer", "region": "c"}, {**LED, "region": "b"}],
    ),
    "a power uses a relic": (
        duel({"a": mine(3), "e": theirs(2, scepter_of_avarice=1)}, hand=0, power="magic"),
        [
            {"do": "stop"},
            {"do": "use", "trait": "scepter_of_avarice", "region": "a", "with": ["bag"]},
        ],
    ),
    "hammers alone hold a region": (
        duel(
            {"a": at(0, "iron_dwarves"), "e": theirs(2)},
            players=[
                {"active": {"race": "iron_dwarves", "power": "mining", "pieces": {"silver_hammer": 2}}},
                GIANTS,
            ],
        ),
        [{"do": "conquer", "region": "b", "with": ["silver_hammer"] * 2}],
    ),
    "a fortress stays from a badge that was lent": (
        duel({"a": at(0, "ghouls", fortress=1), "e": theirs(2)}, players=DECLINED, stonehedge="fortified"),
        [],
    ),
    "coins are due to a player": (
        duel(
            {"a": mine(3), "e": theirs(2)},
            power="vanishing",
            this_turn={"notes": [{"note": "due", "player": 0, "rule": "vanishing", "value": 2}]},
        ),
        [],
    ),
    "a lair is gone": (
        duel({"a": at(0, "trolls", lair=0), "e": theirs(2)}, players=[player("trolls", "hill"), GIANTS]),
        [],
    ),
    "a hole is still to be dug": (
        duel(
            {"a": at(0, "halflings", 3), "b": at(0, "halflings"), "e": theirs(2)},
            players=HALFLINGS,
            notes=[{"note": "marks_left", "race": "halflings", "value": 1}],
        ),
        [],
    ),
    "a hole is lost": (
        duel(
            {"a": at(0, "halflings", 3), "e": theirs(2)},
            players=HALFLINGS,
            notes=[{"note": "marks_left", "race": "halflings", "value": 0}],
        ),
        [],
    ),
    "all relics and places were found": (duel({"a": mine(3), "e": theirs(2)}, places=[]), []),
    "the race that conquered has left the game": (
        duel({"a": mine(altar_of_souls=1), "e": theirs(2)}, hand=0),
        [{"do": "decline"}, {"do": "use", "trait": "altar_of_souls", "region": "a"}],
    ),
    "badges were shuffled": (duel({"a": mine(3), "e": theirs(2)}, shuffles=2), []),
    "a race may lose no more tokens in this round": (
        duel(
            {"a": at(0, "elves", 3), "e": theirs(2)},
            players=[player("elves", "hill"), GIANTS],
            variants=["elves_lose_one_a_round"],
            current=1,
            notes=[{"note": "lost_one", "race": "elves", "value": 1}],
        ),
        [],
    ),
}


@pytest.mark.parametrize("what", SELDOM)
def test_what_seldom_comes_up_comes_back(what: str) -> None:
    scenario, actions = SELDOM[what]
    game = Game.from_scenario(scenario)
    for action in actions:
        game.play(action)
    told = json.loads(json.dumps(game.to_scenario()))
    draft = Draft(told)
    for again in (Game.from_scenario(told), Game.from_scenario(draft.scenario), Game.from_code(game.code)):
        assert again.position == game.position
        assert again.legal.to_dict() == game.legal.to_dict() and again.prompt == game.prompt
    assert not draft.doubts


def test_a_token_that_came_to_a_role_when_its_turn_began_comes_once() -> None:
    packs = ["base", "underground", "necromancer"]
    game = Game(["Ann", "Ben", "Cleo"], packs=packs, seed=1, roles={"Cleo": "necromancer"})
    scenario = game.to_scenario()
    fountain = {"player": 2, "race": "ghosts", "tokens": 2, "markers": {"fountain_of_youth": 1}}
    scenario |= {"current": 2, "places": [], "regions": {**scenario["regions"], "1": fountain}}
    scenario["players"][2]["reserve"] = 1
    game = Game.from_scenario(scenario)
    assert game.hand == [0, 0, 1]
    assert Game.from_scenario(game.to_scenario()).position == game.position


def test_a_race_may_have_come_with_the_badge_of_its_partner() -> None:
    """More tokens than race and badge bring are no wonder where badges are exchanged."""
    combos = [player(race, power) for race, power in zip(RACES, POWERS, strict=True)]
    combos[0]["active"]["hand"] = 12
    for players, doubts in ((5, 1), (6, 0)):
        table = {"packs": ["base", "six_player"], "board": "base/5p", "players": combos[:players]}
        assert len(Draft({"format": "sw-scenario/1", **table, "current": 1}).doubts) == doubts


def test_a_lair_that_is_said_to_be_gone_is_gone() -> None:
    regions = Game.from_scenario(SELDOM["a lair is gone"][0]).view(0)["regions"]
    assert regions["a"]["race"] == "trolls" and not regions["a"]["markers"]


def test_a_hole_that_is_still_to_be_dug_is_dug() -> None:
    game = Game.from_scenario(SELDOM["a hole is still to be dug"][0]).play("conquer", region="c")
    assert game.view(0)["regions"]["c"]["markers"] == {"hole": 1}
    assert game.to_scenario()["notes"] == []


def test_a_draft_forgets_what_a_race_remembered_that_leaves() -> None:
    draft = Draft(SELDOM["a hole is lost"][0])
    (note,) = draft.data["notes"]
    draft.change("coins", {"player": 0, "value": 7})
    assert draft.data["notes"] == [note]
    draft.change("combo", {"player": 0, "which": "active", "race": "elves", "power": "hill"})
    assert draft.data["notes"] == []


@pytest.mark.parametrize(
    ("notes", "path"),
    [
        ([{"note": "marks_left", "race": "giants", "value": 1}], "notes.0.race"),
        ([{"note": "marks_left", "race": "halflings", "value": -1}], "notes.0.value"),
        ([{"note": "ally", "race": "halflings", "value": 1}], "notes.0.note"),
        ([{"note": "led", "race": "halflings", "value": 1}], "notes.0.note"),
        ([{"note": "marks_left", "race": "halflings", "value": 1}] * 2, "notes.1"),
    ],
)
def test_what_nobody_remembers_is_refused_by_name(notes: list[Json], path: str) -> None:
    with pytest.raises(ScenarioError) as error:
        Game.from_scenario({**SELDOM["a hole is lost"][0], "notes": notes})
    assert error.value.path == path


def test_a_turn_that_only_begins_has_conquered_nothing() -> None:
    scenario = {**duel(BALROG), "this_turn": {"phase": "start", "used": ["wickedest_pentacle"]}}
    assert Game.from_scenario(scenario).to_act == (0, "start")
    for key, value in {"opened": True, "conquered": {"a": "empty"}, "attacked": [1]}.items():
        with pytest.raises(ScenarioError) as error:
            Game.from_scenario({**scenario, "this_turn": {**scenario["this_turn"], key: value}})
        assert error.value.path == f"this_turn.{key}"


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
