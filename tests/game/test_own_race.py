"""The blank banner and badge: races and powers of one's own, made from effects and hooks."""

from __future__ import annotations

from random import Random

import pytest

from sw_widget import Game, cases, text
from sw_widget.engine.checks import Problem
from sw_widget.engine.conditions import Where, coastal, near_own, symbol, terrain, water
from sw_widget.engine.definitions import Marker
from sw_widget.own import own_pack, own_power, own_race
from tests.every_effect import (
    AttackOnly,
    CoinPer,
    Coins,
    CoinsBy,
    Discount,
    MarksEveryRegion,
    PlacesAll,
    ReachAnywhere,
    StandOn,
)
from tests.rules.support import VALLEY

LUCK = [CoinPer(coastal), CoinsBy(lambda position, race: 1)]


def pack(id: str = "marsh_folk") -> None:
    own_pack(
        id,
        races=[
            own_race(
                "otters",
                6,
                stands_in="ratmen",
                effects=[Discount(1, terrain("swamp")), MarksEveryRegion("holt")],
                name="Otters",
                ability="Otters take swamps for one token less.",
            )
        ],
        powers=[
            own_power("lucky", 4, effects=[CoinPer(coastal), CoinsBy(lambda position, race: 1)], name="Lucky")
        ],
        markers=[Marker("holt", in_box=8, defence=1)],
    )


def scenario(**more: object) -> dict[str, object]:
    return {
        "format": "sw-scenario/1",
        "packs": ["base", "marsh_folk"],
        "board": VALLEY,
        "players": [
            {"name": "Ann", "active": {"race": "otters", "power": "lucky", "hand": 8}},
            {"name": "Ben"},
        ],
        **more,
    }


def test_it_plays_like_a_printed_one() -> None:
    """Cost, marker and score of a race and power of one's own follow from what was declared."""
    pack()
    steps = [
        {
            "expect": {
                "cost": {"e": {"total": 1, "lines": {"base": 2, "otters": -1}}, "b": 2},
                "tray": {"otters": 5},
            }
        },
        {"do": "conquer", "region": "e"},
        {"expect": {"regions": {"e": {"tokens": 1, "markers": {"holt": 1}}}}},
        {"do": "stop"},
        {"do": "redeploy", "tokens": {"e": 8}},
        {"do": "end_turn"},
        {"expect": {"score": {"total": 2, "lines": {"regions": 1, "lucky": 1}}}},
    ]
    case = {"format": "sw-case/1", "name": "own", "rule": "own", "scenario": scenario(), "steps": steps}
    result = cases.run(case)
    assert result.ok, result.message


def test_it_is_named_explained_saved_and_coded() -> None:
    pack()
    game = Game.from_scenario(scenario())
    ledger = game.cost("e")
    assert ledger is not None and "Otters" in str(ledger)
    assert text.ability("race", "otters") == "Otters take swamps for one token less."
    game.play("conquer", region="e")
    assert "Otters" in str(game.explain())
    assert Game.from_code(game.code).position == game.position
    assert Game.from_dict(game.to_dict()).position == game.position
    assert "Otters" in game._repr_svg_()


def test_the_stand_in_leaves_the_game() -> None:
    """A printed race lends its tokens; its banner is out."""
    pack()
    game = Game(players=["Ann", "Ben"], packs=["base", "marsh_folk"], seed=3)
    assert "ratmen" not in game.position.rules.race_index
    assert "otters" in game.position.rules.race_index
    assert game.position.rules.races[game.position.rules.race_index["otters"]].in_box == 13


def test_random_games_with_it_end() -> None:
    pack()
    for seed in range(10):
        game, rng = Game(players=["Ann", "Ben"], packs=["base", "marsh_folk"], seed=seed), Random(seed)
        while not game.over:
            game.play(game.legal.sample(rng))


def test_a_hook_for_what_no_condition_says() -> None:
    """`Where` takes a function from position and race to regions; other regions are explained too."""
    own_pack(
        "duellists",
        races=[
            own_race(
                "duellists",
                5,
                stands_in="wizards",
                effects=[Discount(1, Where(lambda position, race: position.tribes))],
            )
        ],
    )
    game = Game.from_scenario(
        {
            **scenario(packs=["base", "duellists"]),
            "players": [{"active": {"race": "duellists", "power": "hill", "hand": 9}}, {}],
        }
    )
    on_tribe, on_empty = game.cost("a"), game.cost("b")
    assert on_tribe is not None and on_empty is not None
    assert on_tribe.by_rule() == {"base": 2, "lost_tribe": 1, "duellists": -1}
    left_out = [line for line in on_empty if line.rule == "duellists"]
    assert [line.applied for line in left_out] == [False]
    assert left_out[0].sentence


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: own_race("otters", 11, stands_in="ratmen"), "from 1 to 10"),
        (lambda: own_race("otters", 0, stands_in="ratmen"), "from 1 to 10"),
        (lambda: own_race("otters", 6, stands_in="gnomes_of_nowhere"), "no printed race"),
        (lambda: own_race("otters", 9, stands_in="dwarves"), "has 8 tokens"),
        (lambda: own_race("elves", 6, stands_in="ratmen"), "printed race"),
        (lambda: own_power("lucky", 6), "from 0 to 5"),
        (lambda: own_power("hill", 4), "printed power"),
        (lambda: own_race("bad id", 6, stands_in="ratmen"), "short word"),
        (lambda: own_race("otters", 6, stands_in="ratmen", effects=["fly"]), "no effect"),  # type: ignore[list-item]
        (lambda: own_pack("p", powers=[own_power("posts", 3, effects=[PlacesAll("signpost")])]), "no marker"),
        (lambda: own_pack("base"), "choose another id"),
        (lambda: terrain("hil"), "no terrain"),
        (lambda: CoinPer("hill"), "must be a condition"),  # type: ignore[arg-type]
        (lambda: Discount("one"), "whole number"),  # type: ignore[arg-type]
        (lambda: Coins(-50), "from 0 to 20"),
        (lambda: ReachAnywhere(near_own("mountain")), "board alone"),
        (lambda: own_power("late", 3, effects=[CoinPer(coastal, in_decline=True)]), "KeepsBadge"),
        (
            lambda: own_pack(
                "p",
                races=[own_race("one", 5, stands_in="ratmen"), own_race("two", 5, stands_in="ratmen")],
            ),
            "one race only",
        ),
    ],
)
def test_what_is_refused(make, says) -> None:  # type: ignore[no-untyped-def]
    with pytest.raises(Problem, match=says):
        make()


def test_two_effects_of_a_kind_add_up() -> None:
    """A power that brings attackers of its own, given to Amazons: both lift."""
    own_pack("raiders", powers=[own_power("raiding", 2, effects=[AttackOnly(2)])])
    players = [{"active": {"race": "amazons", "power": "raiding", "hand": 14}}, {}]
    game = Game.from_scenario({**scenario(packs=["base", "raiders"]), "players": players})
    game.play("conquer", region="b").play("stop")
    assert game.lifts() == 6


def test_markers_of_somebody_else_stay() -> None:
    """A second power that posts heroes leaves the other player's heroes where they are."""
    own_pack("champions", powers=[own_power("champion", 3, effects=[PlacesAll("hero")])])
    game = Game.from_scenario(
        {
            **scenario(packs=["base", "champions"]),
            "players": [
                {"active": {"race": "orcs", "power": "champion", "hand": 3}},
                {"active": {"race": "elves", "power": "heroic"}},
            ],
            "regions": {
                "a": {"player": 0, "race": "orcs", "tokens": 1},
                "e": {"player": 1, "race": "elves", "tokens": 1, "markers": {"hero": 1}},
            },
        }
    )
    game.play("stop").play("redeploy", tokens={"a": 4}).play("place", marker="hero", regions={"a": 1})
    regions = game.scene()["regions"]
    assert regions["e"]["markers"] == {"hero": 1} and regions["a"]["markers"] == {"hero": 1}


def test_conditions_can_be_joined() -> None:
    own_pack(
        "miners",
        powers=[own_power("digging", 3, effects=[Discount(1, near_own("mountain") | symbol("mine"))])],
    )
    players = [{"active": {"race": "orcs", "power": "digging", "hand": 9}}, {}]
    game = Game.from_scenario(
        {
            **scenario(packs=["base", "miners"]),
            "players": players,
            "regions": {"d": {"player": 0, "race": "orcs"}},
        }
    )
    near = game.cost("c")
    assert near is not None and near.by_rule() == {"base": 2, "digging": -1}
    assert "mountain next to it" in str(near)


def test_a_badge_for_the_water_must_be_kept() -> None:
    """A race that stays on the water in decline needs the badge that lets it stand there."""
    with pytest.raises(Problem, match="KeepsBadge"):
        own_power("soggy", 4, effects=[StandOn(water)])


def test_a_marker_that_flees_must_fit_into_one_region() -> None:
    with pytest.raises(Problem, match="one region"):
        Marker("tent", in_box=3, per_region=1, flees=True)


@pytest.mark.parametrize(
    ("given", "one"),
    [
        ({"name": "Otters"}, "Otter"),
        ({"name": "Snow Wolves"}, "Snow Wolf"),
        ({"name": "Pixies"}, "Pixy"),
        ({"name": "Pixies", "one": "Pixie"}, "Pixie"),
        ({"name": "Fishermen"}, "Fisherman"),
        ({"name": "Witches"}, "Witch"),
        ({"name": "Wild Octopus"}, "Wild Octopus"),
        ({"name": "Sheep"}, "Sheep"),
        ({"ability": "They swim."}, "Test folk"),
        ({}, "Test folk"),
    ],
)
def test_a_single_one_of_them_has_a_name(given: dict[str, str], one: str) -> None:
    own_race("test_folks", 6, stands_in="ratmen", **given)
    assert text.name("race", "test_folks", form="one") == one


def test_tokens_are_spoken_of_in_the_singular() -> None:
    pack()
    game = Game.from_scenario(scenario()).play("conquer", region="b").play("stop")
    game.play("redeploy", race="otters", tokens={"b": 8})
    assert "8 Otter tokens stand on the map" in str(game.explain())


def test_a_name_in_several_languages_is_left_alone() -> None:
    text.register_names("race", "voles", {"en": {"name": "Water voles", "one": "Water vole"}})
    own_race("voles", 6, stands_in="ratmen")
    assert text.name("race", "voles") == "Water voles"
