"""The places that are made for teams, among races and powers of other packs."""

from __future__ import annotations

from typing import Any

from sw_widget import Game
from tests.rules.support import Json, act, at, board, check, expect, player, position

LINE = board("ab bc cd de", a="hill border", b="farmland", c="forest", d="hill", e="farmland border")
SIGIL = {"trait": "sigil_of_sacrifice"}


def six(regions: Json, *players: Json, packs: tuple[str, ...] = (), **more: Any) -> Json:
    """Six players, of whom the first are given; partners sit opposite each other."""
    seats = [*players, *([player()] * (6 - len(players)))]
    return position(LINE, seats, regions, packs=("base", "six_player", *packs), **more)


# Sigil of Sacrifice


def tower(sigil: int) -> Json:
    """Ann's Ratmen, so many of them, hold the Sigil; Ben attacks a tower of two Priestesses."""
    return six(
        {
            "a": at(0, "ratmen", sigil, sigil_of_sacrifice=1),
            "b": at(1, "giants"),
            "c": at(2, "priestesses", 2),
        },
        player("ratmen", "swamp"),
        player("giants", "merchant", 9),
        player(declined=["priestesses"]),
        packs=("grand_dames",),
        current=1,
    )


def test_each_token_of_a_tower_is_asked_for_and_waits_in_hand() -> None:
    """R332. Rules of the expansions, Sigil of Sacrifice: whenever a token would be lost."""
    check(
        tower(2),
        act("conquer", "c"),
        expect(to_act={"player": 0, "phase": "sacrifice"}, hand_of={"priestesses": 2}),
        act("use", "a", **SIGIL),
        expect(to_act={"player": 0, "phase": "sacrifice"}, hand_of={"priestesses": 2}),
        act("stop"),
        expect(to_act={"player": 1, "phase": "conquest"}, hand_of={"priestesses": 1}),
    )


def test_nobody_is_asked_who_has_given_the_last_token() -> None:
    """R332: the second Priestess is lost, since there is nothing to give for her."""
    check(
        tower(1),
        act("conquer", "c"),
        act("use", "a", **SIGIL),
        expect(
            to_act={"player": 1, "phase": "conquest"},
            hand_of={"priestesses": 1},
            regions={"a": {"tokens": 0}},
        ),
    )


def test_nothing_is_given_where_only_hammers_stand() -> None:
    """Rules of the expansions, Sigil of Sacrifice: a token is sacrificed, and hammers are none."""
    dwarves = player("iron_dwarves", "swamp", 5, pieces={"silver_hammer": 2})
    check(
        six(
            {"a": at(0, "iron_dwarves", sigil_of_sacrifice=1), "c": at(1, "giants")},
            dwarves,
            player("giants", "merchant"),
            packs=("underground",),
        ),
        act("conquer", "b", **{"with": ["silver_hammer"] * 2}),
        act("conquer", "c"),
        act("use", "b", **SIGIL, error="bad_allocation"),
        act("use", "c", **SIGIL),
        expect(to_act={"player": 0, "phase": "conquest"}, regions={"c": {"tokens": 2}}),
    )


def test_own_ghouls_in_decline_put_down_a_token_that_was_spared_when_they_are_redeployed() -> None:
    """R332: their player redeploys them in the same turn, and nothing is left to withdraw."""
    check(
        six(
            {
                "a": at(0, "ratmen", 2),
                "b": at(0, "ghouls", 2),
                "d": at(0, "ghouls"),
                "e": at(1, "orcs", 2, sigil_of_sacrifice=1),
            },
            player("ratmen", "swamp", 6, declined=["ghouls"]),
            player("orcs", "hill"),
        ),
        act("stop"),
        act("conquer", "b"),
        act("use", "e", by=1, **SIGIL),
        act("stop", by=0),
        act("redeploy", tokens={"a": 3, "b": 5}),
        act("redeploy", race="ghouls", tokens={"d": 3}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, hand_of={"ghouls": 0}, regions={"d": {"tokens": 3}}),
    )


# Bony's Boneyard


def test_scavengers_conquer_a_race_that_bony_guards_like_anybody_else() -> None:
    """R333: tokens that he guards are immune to races, so that nothing makes them stay underneath."""
    check(
        six(
            {
                "a": at(1, "giants", bonys_boneyard=1),
                "b": at(0, "scavengers"),
                "c": at(2, "elves"),
                "e": at(2, "elves"),
            },
            player("scavengers", "swamp", 6),
            player("giants", "merchant"),
            player(declined=["elves"]),
            packs=("sky_islands",),
            bony="elves",
        ),
        act("conquer", "c"),
        expect(regions={"c": {"race": "scavengers", "under": None}}, tray={"elves": 10}),
    )


# Mirror's Vale


def test_an_exchanged_historian_is_not_paid_for_races_that_are_in_decline_already() -> None:
    """R334. Rules of the expansions, Historian: paid when it is selected; later declines are paid for."""
    check(
        six(
            {"a": at(0, "ratmen", mirrors_vale=1), "b": at(3, "giants"), "e": at(1, "elves")},
            player("ratmen", "hill"),
            player(declined=["elves"]),
            player(),
            player("giants", "historian"),
            packs=("grand_dames",),
        ),
        act("use", trait="mirrors_vale"),
        expect(coins=[5] * 6),
        act("decline"),
        expect(coins=[5 + 1 + 1, 5, 5, 5, 5, 5]),
    )


def test_bony_leaves_a_race_that_soul_touch_brings_back() -> None:
    """Rules of the expansions, Bony's Boneyard: he guards a race in decline. The code of the game says so."""
    scenario = six(
        {"a": at(1, "giants", bonys_boneyard=1), "c": at(0, "elves"), "e": at(0, "ratmen")},
        player("ratmen", "soul_touch", declined=["elves"]),
        player("giants", "merchant"),
        packs=("spiders_web",),
        bony="elves",
        current=0,
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    game.play("decline")
    while game.to_act.player != 0:
        if game.to_act.phase == "pick":
            game.play("pick", slot=0)
        game.play("stop")
        game.play("end_turn")
    assert game.view(None)["players"][0]["active"]["race"] == "elves"
    assert Game.from_code(game.code).view(None) == game.view(None)


def test_a_code_knows_two_tokens_in_decline_where_one_was_spared() -> None:
    """R332: a token that is spared withdraws to another region of its race in decline."""
    scenario = six(
        {
            "a": at(0, "ratmen", 2, sigil_of_sacrifice=1),
            "b": at(1, "giants"),
            "c": at(3, "elves"),
            "e": at(3, "elves"),
        },
        player("ratmen", "swamp"),
        player("giants", "merchant", 5),
        player(),
        player(declined=["elves"]),
        current=1,
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    game.play("conquer", region="c")
    game.play("use", trait="sigil_of_sacrifice", region="a")
    game.play("stop")
    game.play("redeploy", tokens={"b": 1, "c": 5})
    game.play("end_turn")
    assert Game.from_code(game.code).view(None) == game.view(None)
