"""Who is a neighbour: for conquests, and where nothing is conquered, each asked of the rules that ask it."""

from __future__ import annotations

import pytest

from sw_widget import Game
from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, at, board, check, expect, player, position

SIX = ("base", "underground", "six_player")
WEB = ("base", "underground", "spiders_web")
PEAKS = board(
    "ab bc cd de",
    a="mountain border",
    b="farmland cavern",
    c="forest",
    d="mountain cavern",
    e="farmland border",
)
RIFT = board("ax xc ab bc ce", a="hill border", x="chasm", b="farmland", c="forest", e="farmland border")


# What joins regions for conquests alone


def test_the_soapbar_does_not_slip_along_a_chasm() -> None:
    """Rules of the expansions, Golden Soapbar; German compendium, Spiderines: for conquests."""
    regions = {"a": at(0, "spiderines", golden_soapbar=1)}
    check(
        duel(RIFT, regions, hand=0, race="spiderines", packs=SIX),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1}, regions={"b": {"markers": {"golden_soapbar": 1}}}),
    )


def test_the_soapbar_does_not_slip_through_caverns() -> None:
    """Rules of the expansions, Golden Soapbar; rulebook, Underworld: for conquests."""
    regions = {"b": mine(golden_soapbar=1), "c": mine()}
    check(
        duel(PEAKS, regions, hand=0, power="underworld", packs=SIX),
        act("stop"),
        act("end_turn"),
        act("use", "c", trait="golden_soapbar", error="bad_allocation"),
        act("use", "e", trait="golden_soapbar", error="bad_allocation"),
        expect(can={"use": True}),
        act("use", "d", trait="golden_soapbar"),
    )
    check(
        duel(PEAKS, {"b": mine(golden_soapbar=1), "a": mine()}, hand=0, power="underworld", packs=SIX),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1}, regions={"c": {"markers": {"golden_soapbar": 1}}}),
    )


@pytest.mark.parametrize(("race", "power"), [("ratmen", "underworld"), ("spiderines", "alchemist")])
def test_winter_lava_and_balrog_stay_out_of_caverns(race: str, power: str) -> None:
    """Caverns are neighbours for conquests, and the Balrog conquers for nobody."""
    regions = {"b": at(0, race, wickedest_pentacle=1), "e": theirs()}
    check(
        duel(PEAKS, regions, hand=0, race=race, power=power),
        act("use", "d", trait="wickedest_pentacle", error="not_adjacent"),
        act("use", "c", trait="wickedest_pentacle"),
    )


# What joins them for everything: the Pipe


def test_the_soapbar_slips_through_the_pipe() -> None:
    """R288: what the Pipe joins are neighbours for whatever asks for them."""
    regions = {"a": mine(golden_soapbar=1, great_brass_pipe=1), "e": theirs()}
    check(
        duel(LINE, regions, hand=0, packs=SIX),
        act("stop"),
        act("end_turn"),
        act("use", "d", trait="golden_soapbar"),
        expect(regions={"d": {"markers": {"golden_soapbar": 1}}}),
    )


def test_lava_flows_through_the_pipe() -> None:
    """R288: from a mountain to another one, and each still needs one of its own."""
    regions = {"a": mine(great_brass_pipe=1), "d": theirs(2), "e": theirs()}
    check(
        duel(PEAKS, regions, hand=0, power="lava", packs=WEB),
        act("stop"),
        act("place", marker="lava_token", regions={"a": 1}, error="bad_allocation"),
        act("place", marker="lava_token", regions={"b": 1, "d": 1}, error="marker_limit"),
        act("place", marker="lava_token", regions={"d": 1}),
        act("end_turn"),
        expect(regions={"d": {"player": None, "markers": {"lava_token": 1}}, "e": {"tokens": 3}}),
    )


def test_winter_comes_through_the_pipe() -> None:
    """R288, and R219 for what else is beside a region."""
    ground = {**LINE, "regions": {**LINE["regions"], "a": {**LINE["regions"]["a"], "symbols": ["magic"]}}}
    regions = {"a": at(0, "ice_witches", great_brass_pipe=1), "d": theirs()}
    check(
        duel(ground, regions, hand=0, race="ice_witches", packs=WEB),
        act("stop"),
        act("place", marker="winter_marker", regions={"c": 1}, error="bad_allocation"),
        act("place", marker="winter_marker", regions={"d": 1}),
        expect(regions={"d": {"markers": {"winter_marker": 1}}}),
    )


def test_the_balrog_is_led_through_the_pipe() -> None:
    """R288: by the race that holds Pentacle and Pipe, from the Pentacle and from where he stands."""
    regions = {"a": mine(great_brass_pipe=1, wickedest_pentacle=1), "d": theirs(3), "e": theirs()}
    check(
        duel(LINE, regions, hand=0),
        act("use", "a", trait="wickedest_pentacle", error="not_adjacent"),
        act("use", "d", trait="wickedest_pentacle"),
        expect(regions={"d": {"player": None, "markers": {"balrog": 1}}}),
    )
    apart = {"a": mine(wickedest_pentacle=1), "c": mine(), "d": theirs(3, great_brass_pipe=1)}
    check(duel(LINE, apart, hand=0), act("use", "d", trait="wickedest_pentacle", error="not_adjacent"))


def test_the_throne_is_paid_through_the_pipe() -> None:
    """R288: for races beyond it, and by the bank for Lost Tribes there."""
    ground = board(
        "ab bc cd de ef",
        a="hill border",
        b="mountain",
        c="farmland",
        d="hill",
        e="farmland border",
        f="hill tribe",
    )
    regions = {"a": mine(great_brass_pipe=1, rusty_throne=1), "d": theirs()}
    check(
        duel(ground, regions, hand=0, power="hill"),
        act("stop"),
        act("end_turn"),
        expect(coins=[9, 4], score={"player": 0, "lines": {"regions": 1, "hill": 1, "rusty_throne": 1}}),
    )


def test_the_throne_of_a_race_in_decline_has_no_pipe() -> None:
    """The Pipe serves the active race that holds it, and races do not mix."""
    regions = {"b": mine(great_brass_pipe=1), "d": theirs(), "a": at(0, "elves", rusty_throne=1)}
    players = [player("ratmen", "alchemist", 0, declined=["elves"]), player("giants", "forest", 0)]
    ground = {**LINE, "regions": {**LINE["regions"], "b": {"terrain": "hill"}}}
    check(duel(ground, regions, players=players), act("stop"), act("end_turn"), expect(coins=[9, 5]))


# Two steps for conquests


def test_a_catapult_shoots_over_what_the_pipe_or_caverns_join() -> None:
    """R296: each of the two steps goes wherever conquests go."""
    packs = ("base", "underground", "be_not_afraid")
    shot = {"with": ["catapult"]}
    scene = duel(LINE, {"a": mine(great_brass_pipe=1)}, hand=3, power="catapult", packs=packs)
    check(scene, act("conquer", "d", error="not_adjacent", **shot), act("conquer", "e", **shot))
    caves = {"a": mine(), "b": mine(stonehedge=1)}
    check(
        duel(PEAKS, caves, hand=3, power="catapult", packs=packs, stonehedge="underworld"),
        act("conquer", "d", **{"from": "b"}, error="not_adjacent", **shot),
        act("conquer", "d", **{"from": "a"}, **shot),
    )


def test_lizardmen_swim_on_where_the_pipe_joins_their_rivers() -> None:
    """German compendium, Lizardmen: through any river; for a conquest the Pipe's regions are neighbours."""
    ground = board(
        "ar rb bc cq qd", a="hill border", r="river", b="farmland", c="farmland", q="river", d="swamp border"
    )
    regions = {"r": at(0, "lizardmen", great_brass_pipe=1), "a": at(0, "lizardmen")}
    players = [player("lizardmen", "seafaring", 4), player("giants", "forest")]
    check(
        position(ground, players, regions, ("base", "underground")),
        expect(can={"conquer": ["b", "c", "d", "q"]}),
    )


def test_no_region_is_a_neighbour_of_itself() -> None:
    """Not even where a link joins it to others; two linked regions are neighbours of each other."""
    game = Game.from_scenario({"format": "sw-scenario/1"} | duel(LINE, {"a": mine(great_brass_pipe=1)}))
    view, race = game.position, game.position.active[0]
    for asked in (view.adjacent, view.beside):
        assert view.rules.board.ids(asked(race, 0b1)) == ["b", "d"]
        assert view.rules.board.ids(asked(race, 0b1001)) == ["a", "b", "c", "d", "e"]
