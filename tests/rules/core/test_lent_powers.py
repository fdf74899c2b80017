"""What Stonehedge lends: powers that work once, and what happens when the place itself is lost."""

from __future__ import annotations

import pytest

from sw_widget import Game, ScenarioError, packs
from sw_widget.engine.position import NOBODY
from sw_widget.game.scenario.writing import scenario_of
from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import Json, act, at, check, expect, player

ALL = packs.printed()


def lent(badge: str, regions: Json, **more: object) -> Json:
    """Ann's Ratmen and Ben's Giants on a line, with every pack; Stonehedge has this badge."""
    return duel(LINE, regions, packs=ALL, stonehedge=badge, **more)


def rounds(n: int) -> list[Json]:
    """Both players end so many turns without doing anything."""
    return [act("stop"), act("end_turn")] * 2 * n


def test_airborne_works_in_the_first_turn_that_is_scored_with_it_and_never_again() -> None:
    """R291."""
    check(
        lent("airborne", {"c": mine(stonehedge=1), "e": theirs()}, hand=0),
        expect(cost={"b": {"lines": {"base": 2, "mountain": 1, "airborne": -2}}}),
        *rounds(1),
        expect(cost={"b": {"lines": {"base": 2, "mountain": 1}}}),
    )


def test_a_race_that_comes_to_stonehedge_in_a_later_turn_dives_then() -> None:
    """R291."""
    check(
        lent("airborne", {"b": mine(), "c": {"markers": {"stonehedge": 1}}, "e": theirs()}, hand=9),
        expect(cost={"c": 2}),
        act("conquer", "c"),
        expect(cost={"d": 1}),
    )


def test_a_scenario_says_for_whom_it_has_worked() -> None:
    """R291."""
    regions = {"c": mine(stonehedge=1), "e": theirs()}
    check(lent("airborne", regions, hand=0, stonehedge_once=["ratmen"]), expect(cost={"d": 2}))
    game = Game.from_scenario({"format": "sw-scenario/1", **lent("wealthy", regions, hand=0)})
    assert "stonehedge_once" not in scenario_of(game.position, game.names)
    for action in rounds(1):
        game.play(action)
    written = scenario_of(game.position, game.names)
    assert written["stonehedge_once"] == ["ratmen"]
    assert scenario_of(Game.from_scenario(written).position, game.names) == written


def test_historian_pays_for_races_in_decline_once_and_for_each_decline_as_long_as_it_is_lent() -> None:
    """R291."""
    players = [player("ratmen", "alchemist", 9), player("giants", "forest", declined=["elves"])]
    column = [{"race": "orcs", "power": "hill", "coins": 0}, {"race": "humans", "power": "swamp", "coins": 0}]
    check(
        lent(
            "historian",
            {
                "c": mine(),
                "d": {"markers": {"stonehedge": 1}},
                "e": theirs(),
                "a": {**theirs(), "race": "elves"},
            },
            players=players,
            column=column,
        ),
        act("conquer", "d"),
        expect(coins=[6, 5]),
        act("stop"),
        act("redeploy", tokens={"c": 1, "d": 9}),
        act("end_turn"),
        expect(coins=[10, 5]),
        act("decline"),
        expect(coins=[11, 6]),
        act("abandon", "d"),
        act("conquer", "d"),
        expect(coins=[11, 6]),
    )


@pytest.mark.parametrize(("badge", "coins"), [("martyr", [5, 6]), ("corrupt", [4, 6]), ("hill", [5, 5])])
def test_what_pays_for_a_lost_region_pays_for_that_of_stonehedge(badge: str, coins: list[int]) -> None:
    """R292."""
    check(
        lent(badge, {"c": mine(), "d": theirs(stonehedge=1), "e": theirs()}),
        act("conquer", "d"),
        expect(coins=coins),
    )


def test_encampments_that_fled_from_stonehedge_are_gone_with_the_power() -> None:
    """R292."""
    regions = {"c": mine(), "d": theirs(2, stonehedge=1, encampment=2), "e": theirs(), "b": theirs()}
    check(
        lent("bivouacking", regions, hand=6),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        act("withdraw", tokens={"e": 1}, by=1),
        expect(to_act={"player": 1, "phase": "start"}, regions={"e": {"tokens": 2, "markers": {}}}),
    )


@pytest.mark.parametrize("lying", [{}, {"shiny_orb": 1}])
def test_hordes_stay_where_they_are_when_a_region_is_lost(lying: dict[str, int]) -> None:
    """Whether or not something lies in it that lends an effect."""
    check(
        duel(
            LINE,
            {"c": mine(), "d": theirs(3, **lying), "e": theirs(1, horde=2)},
            hand=9,
            packs=ALL,
            other=("giants", "hordes_of"),
        ),
        act("conquer", "d"),
        expect(regions={"e": {"tokens": 1, "markers": {"horde": 2}}}, hand=[4, 2]),
    )


def test_kobolds_whose_hordes_leave_are_two_again_or_leave_as_well() -> None:
    """German compendium, Kobolds: no region is held with fewer than two. Hordes go with what lends them."""
    check(
        lent(
            "hordes_of",
            {
                "c": mine(),
                "b": at(1, "kobolds", horde=1),
                "d": at(1, "kobolds", 2, stonehedge=1),
                "e": at(1, "kobolds", horde=1),
            },
            other=("kobolds", "forest"),
        ),
        act("conquer", "d"),
        expect(
            regions={"b": {"race": "kobolds", "tokens": 2, "markers": {}}, "e": None},
            hand=[1, 1],
        ),
    )


def test_the_lines_of_a_power_that_is_lent_say_what_lends_it() -> None:
    """They keep the id of the power."""
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            **lent("commando", {"c": mine(stonehedge=1), "e": theirs()}, power="hill"),
        }
    )
    cost = {line.rule: line.sentence for line in game.cost("b").lines}
    assert "Stonehedge" in cost["commando"]
    assert sum("Stonehedge" in sentence for sentence in cost.values()) == 1
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            **lent("merchant", {"c": mine(stonehedge=1), "e": theirs()}, power="hill"),
        }
    )
    score = {line.rule: line.sentence for line in game.score_preview().lines}
    assert "Stonehedge" in score["merchant"]
    assert "Stonehedge" not in score["hill"]


def test_goldsmith_of_stonehedge_takes_as_well() -> None:
    """R297."""
    check(
        lent("goldsmith", {"c": mine(stonehedge=1), "e": theirs()}, hand=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "alchemist": 2, "goldsmith": -1}}),
    )


def test_vanishing_of_stonehedge_empties_the_map() -> None:
    """R297."""
    check(
        lent("vanishing", {"b": mine(), "c": mine(stonehedge=1), "e": theirs()}, hand=0),
        act("decline"),
        expect(score={"lines": {"vanishing": 4}}, regions={"b": {"tokens": 0}, "c": {"tokens": 0}}),
    )


@pytest.mark.parametrize(("badge", "power"), [("stout", "vanishing"), ("vanishing", "stout")])
def test_who_vanishes_after_scoring_is_paid_for_the_regions_beside_the_score(badge: str, power: str) -> None:
    """R343."""
    check(
        lent(badge, {"b": mine(stonehedge=1), "c": mine(), "e": theirs()}, hand=0, power=power),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 2}, coins=[7, 5]),
        act("decline"),
        expect(
            score={"player": 0, "total": 2},
            coins=[11, 5],
            regions={"b": {"tokens": 0}, "c": None},
            to_act={"player": 1, "phase": "start"},
        ),
    )


def two_races(badge: str, power: str = "alchemist", hand: int = 0, on_offer: str = "flying") -> Json:
    """Ratmen of Ann in e and on Stonehedge in b, Orcs of hers in decline in a; Ben's Giants in c."""
    anns = player("ratmen", power, declined=["orcs"])
    return lent(
        badge,
        {"a": at(0, "orcs"), "b": mine(stonehedge=1), "c": theirs(), "e": mine()},
        players=[anns, player("giants", "merchant", hand)],
        column=[{"race": "elves", "power": on_offer, "coins": 0}],
        power_stack=["hill", "swamp"],
    )


def test_spirit_spares_the_older_race() -> None:
    """German compendium, Stonehedge: what concerns races in decline works then; Spirit: both are paid."""
    check(
        two_races("spirit"),
        act("decline"),
        expect(regions={"a": {"race": "orcs"}, "b": {"race": "ratmen"}}, score={"lines": {"declined": 3}}),
    )


LOST = [
    act("decline"),
    act("conquer", "b"),
    act("stop"),
    act("redeploy", tokens={"b": 4, "c": 1}),
    act("end_turn"),
]
"""After these steps the Giants hold Stonehedge, and the Ratmen are in decline in e alone."""


def test_both_races_in_decline_stay_when_stonehedge_is_lost_until_another_one_declines() -> None:
    """R341."""
    both = {"a": {"race": "orcs"}, "e": {"race": "ratmen"}}
    check(
        two_races("spirit", hand=4),
        *LOST,
        act("pick", slot=0),
        act("conquer", "d"),
        act("stop"),
        act("redeploy", tokens={"d": 11}),
        act("end_turn"),
        expect(regions=both, score={"player": 0, "lines": {"regions": 1, "declined": 2}}),
        act("stop"),
        act("redeploy", tokens={"b": 4, "c": 1}),
        act("end_turn"),
        act("decline"),
        expect(regions={"a": None, "e": None}, score={"player": 0, "lines": {"declined": 1}}),
    )


def test_a_scenario_knows_both_races_when_stonehedge_is_lost() -> None:
    """R341."""
    game = Game.from_scenario({"format": "sw-scenario/1", **two_races("spirit", hand=4)})
    for step in LOST:
        game.play(step)
    again = Game.from_scenario(scenario_of(game.position, game.names))
    assert [len(races) for races in again.position.declined] == [2, 0]


def test_a_scenario_has_one_race_in_decline_where_stonehedge_lends_something_else() -> None:
    scenario = {"format": "sw-scenario/1", **two_races("forest")}
    scenario["players"][0] = player(declined=["orcs", "ratmen"])
    with pytest.raises(ScenarioError, match="at most one race in decline"):
        Game.from_scenario(scenario)


def test_a_copied_spirit_does_not_spare_the_older_race_and_keeps_no_badge() -> None:
    """German compendium, Copycat: the active race profits; Stout lets it decline in that turn."""
    game = Game.from_scenario({"format": "sw-scenario/1", **two_races("stout", "copycat", on_offer="spirit")})
    copy = act("use", trait="copycat", slot=0)
    for step in (copy, act("stop"), act("end_turn"), act("decline")):
        game.play(step)
    declined = game.position.declined[0]
    assert [game.position.rules.races[race].id for race in declined] == ["ratmen"]
    assert game.position.power[declined[0]] == NOBODY
