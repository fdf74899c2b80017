"""Tomb: in decline all tokens stay, after a last redeployment."""

from __future__ import annotations

from sw_widget import Game
from tests.rules.support import VALLEY, act, at, check, expect, player, position

PACKS = ("base", "be_not_afraid", "grand_dames", "sky_islands", "underground")
FAR = {"h": at(1, "giants")}


def test_barbarians_are_not_redeployed_even_then() -> None:
    """R280. German compendium, Barbarians: their troops are not redeployed when a turn ends."""
    check(
        position(
            VALLEY,
            [player("barbarians", "tomb"), player("giants", "fisher")],
            {"b": at(0, "barbarians", 3), "c": at(0, "barbarians", 1), **FAR},
            packs=PACKS,
        ),
        act("decline"),
        expect(to_act={"player": 0, "phase": "redeploy"}),
        act("redeploy", tokens={"b": 1, "c": 3}, error="wrong_phase"),
        act("end_turn"),
        expect(
            score={"player": 0, "lines": {"declined": 2}}, regions={"b": {"tokens": 3, "in_decline": True}}
        ),
    )


def test_declined_ghouls_do_not_move_with_them() -> None:
    """R280. German compendium, Ghouls: not in the turn in which the race after them declines."""
    check(
        position(
            VALLEY,
            [player("ratmen", "tomb", declined=[("ghouls", "spirit")]), player("giants", "fisher")],
            {
                "b": at(0, "ratmen", 2),
                "c": at(0, "ratmen"),
                "e": at(0, "ghouls", 2),
                "g": at(0, "ghouls"),
                **FAR,
            },
            packs=PACKS,
        ),
        act("decline"),
        act("redeploy", race="ghouls", tokens={"e": 1, "g": 2}, error="wrong_phase"),
        act("redeploy", tokens={"b": 1, "c": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4}, regions={"c": {"tokens": 2}, "e": {"tokens": 2}}),
    )


def test_priestesses_build_their_tower_of_all_tokens() -> None:
    """R280. German compendium, Priestesses: with Tomb the tower has all of them."""
    check(
        position(
            VALLEY,
            [player("priestesses", "tomb"), player("giants", "fisher")],
            {"b": at(0, "priestesses", 3), "c": at(0, "priestesses", 2), **FAR},
            packs=PACKS,
        ),
        act("decline", region="c"),
        act("end_turn"),
        expect(score={"player": 0, "lines": {"priestesses": 5}}, regions={"c": {"tokens": 5}, "b": None}),
    )


def test_all_of_them_stay_under_scavengers() -> None:
    """German compendium, Scavengers: the tokens of a race in decline remain in the region."""
    check(
        position(
            VALLEY,
            [player("scavengers", "fisher", 6), player(None, declined=[("ratmen", "tomb")])],
            {"b": at(0, "scavengers"), "c": at(1, "ratmen", 3), "d": at(1, "ratmen")},
            packs=PACKS,
        ),
        act("conquer", region="c"),
        expect(regions={"c": {"race": "scavengers", "under": {"player": 1, "race": "ratmen", "tokens": 3}}}),
    )


def test_the_last_redeployment_can_be_written_down_and_read_again() -> None:
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            **position(
                VALLEY,
                [player("ratmen", "tomb"), player("giants", "fisher")],
                {"b": at(0, "ratmen", 2), "c": at(0, "ratmen"), **FAR},
                packs=PACKS,
            ),
        }
    )
    game.play({"do": "decline"})
    assert Game.from_scenario(game.to_scenario()).position == game.position
    assert Game.from_code(game.code).position == game.position
    game.play({"do": "redeploy", "tokens": {"b": 1, "c": 2}})
    assert str(game.prompt).startswith(
        "Player 1 spreads the Ratmen in decline over their regions a last time"
    )


def test_tokens_of_a_tomb_that_its_own_player_conquers_withdraw_to_the_others() -> None:
    """R339: one is lost; nobody else would put the others down."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 6, declined=[("orcs", "tomb")]), player("giants", "fisher")],
            {"a": at(0, "ratmen"), "b": at(0, "orcs", 3), "d": at(0, "orcs", 2), "h": at(1, "giants")},
            packs=PACKS,
        ),
        act("conquer", "b"),
        expect(hand_of={"orcs": 2}, tray={"orcs": 6}),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 5}),
        act("end_turn"),
        expect(hand_of={"orcs": 0}, regions={"d": {"race": "orcs", "tokens": 4}}),
    )
