"""The Necromancer: how his game begins, what he buys and collects, how he wins, and how others see Ghosts."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.game.errors import ScenarioError
from tests.rules.support import Json, act, at, board, check, expect, player

LAKE = board(
    "ab bc cd de bl cl el ad", a="hill border", b="farmland", c="forest", d="hill border", e="swamp", l="lake"
)


def table(
    ann: Json, ben: Json, necromancer: Json, regions: Json, packs: tuple[str, ...] = (), current: int = 0
) -> Json:
    """Ann, Ben and the Necromancer, who has one power unless something else is said."""
    role = {"name": "Cleo", "role": "necromancer", "powers": ["mounted"], **necromancer}
    return {
        "packs": ["base", "necromancer", *packs],
        "board": LAKE,
        "players": [ann, ben, role],
        "current": current,
        "regions": regions,
    }


def test_the_game_begins_on_the_map_for_one_player_fewer() -> None:
    """R198"""
    names = ["Ann", "Ben", "Cleo", "Dan"]
    game = Game(names, packs=["base", "necromancer"], roles={"Dan": "necromancer"}, seed=0)
    assert game.board.id == "base/3p" and game.to_act.phase == "pick"
    dan = game.view(None)["players"][3]
    assert (dan["reserve"], dan["well"], len(dan["offered"])) == (13, {}, 6)
    assert not {"cursed", "spirit", "stout"} & set(dan["offered"])


def test_the_first_power_comes_first_and_costs_nothing() -> None:
    """R320"""
    check(
        table(
            player("ratmen", "hill"),
            player("giants", "forest"),
            {"powers": None, "offered": ["commando", "swamp"]},
            {"l": at(2, "ghosts")},
            current=2,
        ),
        act("stop", error="wrong_phase"),
        act("use", trait="necromancer", count=1, error="bad_allocation"),
        act("use", trait="necromancer", power="commando"),
        expect(coins=[5, 5, 5]),
        act("use", trait="necromancer", count=1),
        expect(coins=[5, 5, 3]),
    )


def test_the_price_counts_powers_and_ghosts() -> None:
    """R199"""
    check(
        table(
            player("ratmen", "hill"),
            player("giants", "forest"),
            {"coins": 9},
            {"b": at(2, "ghosts", 2), "l": at(2, "ghosts")},
            current=2,
        ),
        act("use", trait="necromancer", count=2),
        expect(coins=[5, 5, 0], reserve=9),
    )


def test_spawning_and_souls() -> None:
    """R200, R202, R321"""
    idle = player("ratmen", "hill"), player("giants", "forest")
    check(
        table(*idle, {"well": {"ghosts": 2, "lost_tribe": 7}}, {"l": at(2, "ghosts")}),
        act("stop"),
        act("end_turn"),
        expect(well={"lost_tribe": 1}, reserve=11, regions={"l": at(2, "ghosts", 3)}),
    )
    held = {id: at(2, "ghosts") for id in "abcde"}
    check(
        table(*idle, {}, held, current=2),
        act("stop"),
        act("end_turn"),
        expect(well={"souls": 1}, coins=[5, 5, 10], regions={"l": at(2, "ghosts")}),
    )
    check(
        table(*idle, {"reserve": 0, "well": {"souls": 5}}, {"l": at(2, "ghosts")}),
        act("stop"),
        act("end_turn"),
        expect(well={"souls": 5}, reserve=0, over=False),
    )


def test_he_wins_in_his_own_turn_alone() -> None:
    """R201"""
    idle = player("ratmen", "hill"), player("giants", "forest")
    last = table(*idle, {"coins": 90, "reserve": 0}, {"l": at(2, "ghosts")}, current=2)
    check(last, act("stop"), act("end_turn"), expect(over=True, winners=[2]))
    rich = table(*idle, {"coins": 90}, {"l": at(2, "ghosts")}, current=2) | {"turn": 1, "turns": 1}
    check(rich, act("stop"), act("end_turn"), expect(over=True, winners=[0, 1]))


def test_ghosts_are_in_decline_to_others() -> None:
    """R203, R324, R325"""
    ghosts = {"b": at(2, "ghosts", 2), "c": at(2, "ghosts"), "a": at(0, "goblins")}
    check(
        table(player("goblins", "diplomat", 9), player("giants", "forest"), {}, ghosts, ("cursed",)),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 2, "goblins": -1}}}),
        act("conquer", region="b"),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 9}),
        act("ally", player=2),
        act("end_turn"),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 2, "phase": "start"}, why_not={"b": "not_enough_tokens"}),
    )
    scavenged = {**ghosts, "a": at(0, "scavengers")}
    check(
        table(player("scavengers", "hill", 9), player("giants", "forest"), {}, scavenged, ("sky_islands",)),
        act("conquer", region="b"),
        expect(well={"ghosts": 1}, hand=[5, 0, 1]),
    )


def test_igors_come_before_the_well() -> None:
    """R322"""
    check(
        table(
            player("igors", "hill", 9),
            player("giants", "forest"),
            {},
            {"a": at(0, "igors"), "b": at(2, "ghosts")},
            ("royal_bonus",),
        ),
        act("conquer", region="b"),
        expect(well={}, pile={"ghosts": 1}),
    )


@pytest.mark.parametrize("power", ["wealthy", "historian", "flying"])
def test_any_other_power_may_be_his(power: str) -> None:
    """R323"""
    check(
        table(
            player("ratmen", "hill"),
            player("giants", "forest"),
            {"coins": 9, "offered": [power]},
            {"l": at(2, "ghosts")},
            ("grand_dames",),
            current=2,
        ),
        act("use", trait="necromancer", power=power),
        expect(coins=[5, 5, 7]),
        act("use", trait="necromancer", power=power, error="already_used"),
    )


@pytest.mark.parametrize(("variant", "reserve"), [("one_ghost_fewer", 12), ("two_ghosts_fewer", 11)])
def test_fewer_ghosts(variant: str, reserve: int) -> None:
    names = ["Ann", "Ben", "Cleo"]
    roles = {"Cleo": "necromancer"}
    game = Game(names, packs=["base", "necromancer"], variants=[variant], roles=roles, seed=0)
    assert game.view(None)["players"][2]["reserve"] == reserve


def test_a_scenario_remembers_what_was_bought_this_turn() -> None:
    """Wealthy pays in this turn, also after another purchase, and not in the next one."""
    offered = ["wealthy", "commando"]
    game = Game.from_scenario(
        table(
            player("ratmen", "hill"),
            player("giants", "forest"),
            {"coins": 30, "offered": offered},
            {"b": at(2, "ghosts")},
            current=2,
        ),
        needs_format=False,
    )
    game.play("use", trait="necromancer", power="wealthy")
    written = game.to_scenario()
    assert written["players"][2]["bought"] == ["wealthy"]
    again = Game.from_scenario(written)
    assert again.to_scenario() == written
    for each in (game, again):
        each.play("use", trait="necromancer", power="commando")
        assert each.score_preview().total == 8
        each.play("stop")
        each.play("end_turn")
        assert "bought" not in each.to_scenario()["players"][2]
        while each.to_act.player != 2:
            kinds = each.legal.kinds
            each.play("stop" if "stop" in kinds else "end_turn" if "end_turn" in kinds else "decline")
        assert each.score_preview().total == 1


@pytest.mark.parametrize(("bought", "current"), [(["hill"], 2), (["mounted"], 0), ("mounted", 2)])
def test_only_powers_in_use_of_whose_turn_it_is_were_bought(bought: object, current: int) -> None:
    with pytest.raises(ScenarioError, match=r"players\.2\.bought"):
        Game.from_scenario(
            table(
                player("ratmen", "hill"), player("giants", "forest"), {"bought": bought}, {}, current=current
            ),
            needs_format=False,
        )


def test_peace_with_a_necromancer_who_is_a_diplomat_does_not_protect_ghosts() -> None:
    """R327: to others Ghosts are always in decline, and peace protects active races alone."""
    check(
        table(
            player("ratmen", "hill", 9),
            player("giants", "forest"),
            {"powers": ["diplomat"]},
            {"b": at(2, "ghosts"), "a": at(0, "ratmen", 1), "e": at(1, "giants")},
            current=2,
        ),
        act("stop"),
        act("ally", player=0),
        act("end_turn"),
        expect(why_not={"b": None}),
        act("conquer", region="b"),
        expect(regions={"b": {"player": 0}}, well={"ghosts": 1, "souls": 1}),
    )


def test_corrupt_ghosts_take_no_coin_of_others() -> None:
    """R327. Corrupt is paid for active regions, and to others Ghosts are always in decline."""
    ghosts = {"b": at(2, "ghosts"), "a": at(0, "ratmen")}
    check(
        table(
            player("ratmen", "hill", 9),
            player("giants", "forest"),
            {"powers": ["corrupt"]},
            ghosts,
            ("be_not_afraid",),
        ),
        act("conquer", region="b"),
        expect(coins=[5, 5, 5]),
    )


def test_nobody_sends_the_balrog_to_the_island() -> None:
    """It is immune to other players, and no normal region for anybody."""
    for current, code in ((0, "immune"), (2, "own_region")):
        holder = at(0, "ratmen") if current == 0 else at(2, "ghosts")
        check(
            table(
                player("ratmen", "hill"),
                player("giants", "forest"),
                {},
                {"b": {**holder, "markers": {"wickedest_pentacle": 1}}, "l": at(2, "ghosts")},
                ("underground",),
                current,
            ),
            act("use", trait="wickedest_pentacle", region="l", error=code),
            act("use", trait="wickedest_pentacle", region="c"),
        )


def test_lava_does_not_flow_onto_the_island() -> None:
    """It is immune to other players; the other neighbours of a Mountain are covered as always."""
    lake = board("ab bl bc", a="hill border", b="mountain", c="forest", l="lake")
    position = table(
        player("ratmen", "lava"),
        player("giants", "forest"),
        {},
        {"b": at(0, "ratmen", 2), "l": at(2, "ghosts")},
    )
    check(
        {**position, "packs": ["base", "necromancer", "spiders_web"], "board": lake},
        act("stop"),
        act("redeploy", tokens={"b": 2}),
        act("place", marker="lava_token", regions={"l": 1}, error="immune"),
        act("place", marker="lava_token", regions={"c": 1}),
    )


def test_stout_of_stonehedge_does_not_let_the_necromancer_decline() -> None:
    """His turn has no decline, whichever power works for him."""
    check(
        table(
            player("ratmen", "hill"),
            player("giants", "forest"),
            {},
            {"b": {**at(2, "ghosts"), "markers": {"stonehedge": 1}}, "a": at(0, "ratmen")},
            ("underground",),
            current=2,
        )
        | {"stonehedge": "stout"},
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "start"}),
    )


def test_winter_on_the_island_takes_nothing() -> None:
    """The island does not pay, and so there is nothing to lose there."""
    regions = {
        "b": at(2, "ghosts"),
        "l": {**at(2, "ghosts"), "markers": {"winter_marker": 1}},
        "a": at(0, "ice_witches"),
    }
    check(
        table(
            player("ice_witches", "hill"),
            player("giants", "forest"),
            {},
            regions,
            ("spiders_web",),
            current=2,
        ),
        act("stop"),
        act("redeploy", tokens={"b": 1, "l": 1}),
        act("end_turn"),
        expect(score={"player": 2, "total": 1, "lines": {"regions": 1}}),
    )
