"""The four places and the relic that are made for teams."""

from __future__ import annotations

from typing import Any

from sw_widget import Game
from tests.rules.support import act, at, board, check, expect, player, position

PACKS = ("base", "six_player")
LINE = board(
    "ab bc cd de ef fs",
    a="hill border",
    b="farmland",
    c="forest",
    d="hill",
    e="farmland",
    f="swamp border",
    s="sea",
)
NOBODY = player()


def six(regions: dict[str, Any], *players: Any, **more: Any) -> Any:
    """Six players, of whom the first are given; partners sit opposite each other."""
    seats = [*players, *([NOBODY] * (6 - len(players)))]
    return position(LINE, seats, regions, packs=PACKS, **more)


RATS = player("ratmen", "underworld", 0)
GIANTS = player("giants", "swamp", 0)
ORCS = player("orcs", "merchant", 0)


# Glandulf's Tavern


def test_the_tavern_pays_two_coins_which_may_be_shared() -> None:
    """Rules of the expansions, Glandulf's Tavern."""
    check(
        six({"a": at(0, "ratmen", glandulfs_tavern=1)}, RATS),
        act("use", trait="glandulfs_tavern", player=3, count=1, error="wrong_phase"),
        act("stop"),
        act("use", trait="glandulfs_tavern", player=0, count=1, error="bad_allocation"),
        act("use", trait="glandulfs_tavern", player=3, count=3, error="bad_allocation"),
        act("use", trait="glandulfs_tavern", player=3, count=0, error="bad_allocation"),
        act("use", trait="glandulfs_tavern", player=1, count=2),
        act("use", trait="glandulfs_tavern", player=3, count=1),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 1, "glandulfs_tavern": 2}},
            coins=[7, 5, 5, 6, 5, 5],
        ),
    )


def test_a_race_in_decline_gets_nothing_from_the_tavern() -> None:
    """R207."""
    check(
        six({"a": at(0, "ratmen", glandulfs_tavern=1)}, RATS),
        act("decline"),
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}),
    )


# The Golden Soapbar


def test_the_soapbar_pays_and_must_move() -> None:
    """Rules of the expansions, Golden Soapbar; R208."""
    regions = {"e": at(0, "ratmen", golden_soapbar=1), "d": at(1, "giants"), "f": at(3, "orcs")}
    check(
        six(regions, RATS, GIANTS, NOBODY, ORCS),
        act("stop"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 1, "golden_soapbar": 1}},
            to_act={"player": 0, "phase": "after_scoring"},
        ),
        act("end_turn", error="bad_allocation"),
        act("use", "e", trait="golden_soapbar", error="bad_allocation"),
        act("use", "a", trait="golden_soapbar", error="bad_allocation"),
        act("use", "s", trait="golden_soapbar", error="bad_allocation"),
        act("use", "x", trait="golden_soapbar", error="unknown_region"),
        act("use", "f", trait="golden_soapbar"),
        expect(regions={"f": {"markers": {"golden_soapbar": 1}}, "e": {"markers": {}}}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_the_soapbar_goes_by_itself_where_there_is_one_region() -> None:
    check(
        six({"a": at(0, "ratmen", golden_soapbar=1)}, RATS, GIANTS),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}, regions={"b": {"markers": {"golden_soapbar": 1}}}),
    )


def test_the_soapbar_moves_before_a_stout_race_declines() -> None:
    check(
        six({"b": at(0, "ratmen", golden_soapbar=1)}, player("ratmen", "stout")),
        act("stop"),
        act("end_turn"),
        act("decline", error="wrong_phase"),
        act("use", "c", trait="golden_soapbar"),
        act("decline"),
        expect(to_act={"player": 1, "phase": "pick"}),
    )


# Bony's Boneyard


def test_bony_leaves_when_the_holders_decline() -> None:
    """Rules of the expansions, Bony's Boneyard."""
    regions = {"a": at(0, "ratmen", bonys_boneyard=1), "c": at(3, "elves"), "d": at(1, "giants")}
    commando = player("giants", "commando", 3)
    check(
        six(regions, RATS, commando, NOBODY, player(declined=["elves"]), current=1, bony="elves"),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("stop"),
        act("redeploy", tokens={"d": 4}),
        act("end_turn"),
    )
    check(
        six(regions, RATS, commando, NOBODY, player(declined=["elves"]), bony="elves"),
        act("decline"),
        expect(cost={"c": {"total": 2, "lines": {"base": 2, "tokens": 1, "commando": -1}}}),
    )


def test_bony_leaves_when_the_region_is_abandoned() -> None:
    regions = {
        "a": at(0, "ratmen", bonys_boneyard=1),
        "b": at(0, "ratmen"),
        "c": at(3, "elves"),
        "d": at(1, "giants"),
    }
    check(
        six(regions, RATS, player("giants", "commando", 3), NOBODY, player(declined=["elves"]), bony="elves"),
        act("abandon", "a"),
        act("stop"),
        act("redeploy", tokens={"b": 2}),
        act("end_turn"),
        expect(cost={"c": 2}),
    )


def test_bony_stays_where_he_was_if_the_boneyard_is_taken_back_in_the_same_turn() -> None:
    """R344; also where the game is read back from its code in between."""
    regions = {
        "a": at(0, "amazons", bonys_boneyard=1),
        "b": at(0, "amazons"),
        "c": at(3, "elves"),
        "d": at(1, "giants"),
    }
    amazons, commando = player("amazons", "underworld", 3), player("giants", "commando", 3)
    scenario = six(regions, amazons, commando, NOBODY, player(declined=["elves"]), bony="elves")
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    game.play(act("stop"))
    game.play(act("redeploy", tokens={"b": 1}))
    again = Game.from_code(game.code)
    for one, tokens, cost in ((game, {"b": 1}, 2), (game.copy(), {"a": 1}, 3), (again, {"a": 1}, 3)):
        one.play(act("redeploy", tokens=tokens))
        one.play(act("end_turn"))
        assert one.cost("c").total == cost


def test_bony_does_not_bind_the_player_of_the_race() -> None:
    regions = {"a": at(1, "giants", bonys_boneyard=1), "c": at(0, "elves"), "b": at(0, "ratmen")}
    check(
        six(regions, player("ratmen", "commando", 3, declined=["elves"]), GIANTS, bony="elves"),
        expect(cost={"c": {"total": 2, "lines": {"base": 2, "tokens": 1, "commando": -1}}}),
    )


def test_bony_goes_to_a_race_in_decline_only() -> None:
    regions = {"a": at(0, "ratmen"), "b": {"markers": {"bonys_boneyard": 1}}, "c": at(1, "giants")}
    check(
        six(regions, player("ratmen", "underworld", 3, declined=["elves"]), GIANTS),
        act("conquer", "b"),
        expect(to_act={"player": 0, "phase": "conquest"}),
    )
    check(
        six(
            {**regions, "d": at(0, "elves")},
            player("ratmen", "underworld", 3, declined=["elves"]),
            GIANTS,
        ),
        act("conquer", "b"),
        act("conquer", "c", error="wrong_phase"),
        act("use", trait="bonys_boneyard", race="giants", error="bad_allocation"),
        act("use", trait="bonys_boneyard", race="elves"),
        act("use", trait="bonys_boneyard", race="elves", error="wrong_phase"),
        act("stop"),
    )


def test_nobody_is_asked_for_bony_where_no_race_is_in_decline() -> None:
    check(
        six(
            {"a": at(0, "ratmen"), "b": {"markers": {"bonys_boneyard": 1}}}, player("ratmen", "underworld", 3)
        ),
        act("conquer", "b"),
        act("stop"),
    )


# Mirror's Vale


def test_partners_change_badges_and_pieces_come_to_hand() -> None:
    """Rules of the expansions, Mirror's Vale."""
    regions = {
        "a": at(0, "ratmen", 2, mirrors_vale=1),
        "d": at(3, "giants", 2, hero=1),
        "e": at(3, "giants", 2, hero=1),
    }
    heroic = player("giants", "heroic")
    check(
        six(regions, player("ratmen", "merchant"), NOBODY, NOBODY, heroic),
        act("use", trait="mirrors_vale"),
        act("use", trait="mirrors_vale", error="already_used"),
        expect(can={"decline": True}, regions={"d": {"markers": {}}, "e": {"markers": {}}}),
        act("stop"),
        act("place", marker="hero", regions={"a": 1}),
        act("redeploy", tokens={"a": 2}),
        act("end_turn"),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_without_a_partner_who_has_an_active_race_nothing_is_swapped() -> None:
    regions = {"a": at(0, "ratmen", mirrors_vale=1), "d": at(1, "giants")}
    check(
        six(regions, player("ratmen", "merchant"), GIANTS),
        act("use", trait="mirrors_vale", error="wrong_phase"),
    )
    check(
        position(LINE, [player("ratmen", "merchant"), GIANTS], regions, packs=PACKS),
        act("use", trait="mirrors_vale", error="wrong_phase"),
    )


def test_badges_are_changed_only_at_the_start() -> None:
    regions = {"a": at(0, "ratmen", mirrors_vale=1), "d": at(3, "giants")}
    check(
        six(regions, player("ratmen", "merchant", 3), NOBODY, NOBODY, GIANTS),
        act("conquer", "b"),
        act("use", trait="mirrors_vale", error="wrong_phase"),
    )


# Sigil of Sacrifice


def attacked(**more: Any) -> Any:
    """Giants of player 1 beside the Orcs of player 3; Ratmen of player 0 hold the Sigil."""
    regions = {
        "a": at(0, "ratmen", 3, sigil_of_sacrifice=1),
        "b": at(1, "giants"),
        "c": at(3, "orcs", 2),
        "e": at(3, "orcs"),
        "f": at(0, "elves"),
    }
    rats = player("ratmen", "underworld", 0, declined=["elves"])
    return six(regions, rats, player("giants", "swamp", 6), NOBODY, ORCS, current=1, **more)


def test_whoever_holds_the_sigil_may_refuse() -> None:
    """Rules of the expansions, Sigil of Sacrifice."""
    check(
        attacked(),
        act("conquer", "c"),
        expect(to_act={"player": 0, "phase": "sacrifice"}),
        act("use", "a", by=1, trait="sigil_of_sacrifice", error="not_your_turn"),
        act("use", "f", trait="sigil_of_sacrifice", error="bad_allocation"),
        act("conquer", "b", error="wrong_phase"),
        act("stop", by=0),
        expect(to_act={"player": 1, "phase": "conquest"}, tray={"orcs": 8, "ratmen": 10}),
    )


def test_the_holder_may_ask_for_a_token_in_its_own_stead() -> None:
    check(
        attacked(),
        act("conquer", "a"),
        expect(to_act={"player": 0, "phase": "sacrifice"}),
        act("use", trait="sigil_of_sacrifice", player=2, error="bad_allocation"),
        act("use", trait="sigil_of_sacrifice", player=3),
        expect(to_act={"player": 3, "phase": "sacrifice"}),
        act("use", "f", by=3, trait="sigil_of_sacrifice", error="bad_allocation"),
        act("use", "e", by=3, trait="sigil_of_sacrifice"),
        expect(
            to_act={"player": 1, "phase": "conquest"},
            hand_of={"ratmen": 3},
            tray={"orcs": 8, "ratmen": 10},
            regions={"e": None},
        ),
    )


def test_the_holder_may_give_a_token_in_decline() -> None:
    check(
        attacked(),
        act("conquer", "a"),
        act("use", trait="sigil_of_sacrifice", player=0),
        expect(to_act={"player": 0, "phase": "sacrifice"}),
        act("use", "f", trait="sigil_of_sacrifice"),
        expect(hand_of={"ratmen": 3}, tray={"elves": 11}, regions={"f": None}),
    )


def test_a_player_who_is_asked_may_refuse() -> None:
    check(
        attacked(),
        act("conquer", "a"),
        act("use", trait="sigil_of_sacrifice", player=3),
        act("stop", by=3),
        expect(to_act={"player": 1, "phase": "conquest"}, hand_of={"ratmen": 2}, tray={"ratmen": 11}),
    )


def test_elves_lose_nothing_so_that_nobody_is_asked() -> None:
    regions = {"a": at(0, "ratmen", 2, sigil_of_sacrifice=1), "b": at(1, "giants"), "c": at(3, "elves", 2)}
    check(
        six(regions, RATS, player("giants", "swamp", 5), NOBODY, player("elves", "merchant"), current=1),
        act("conquer", "c"),
        expect(to_act={"player": 1, "phase": "conquest"}),
    )


def test_a_token_in_decline_can_be_spared() -> None:
    regions = {
        "a": at(0, "ratmen", 2, sigil_of_sacrifice=1),
        "b": at(1, "giants"),
        "c": at(3, "elves"),
        "e": at(3, "elves"),
    }
    check(
        six(regions, RATS, player("giants", "swamp", 5), NOBODY, player(declined=["elves"]), current=1),
        act("conquer", "c"),
        act("use", "a", trait="sigil_of_sacrifice"),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 5}),
        act("end_turn"),
        expect(regions={"e": {"race": "elves", "tokens": 2}, "a": {"tokens": 1}}),
    )


def test_a_sigil_that_a_race_in_decline_holds_does_nothing() -> None:
    regions = {"a": at(0, "elves", sigil_of_sacrifice=1), "b": at(1, "giants"), "c": at(3, "orcs", 2)}
    check(
        six(regions, player(declined=["elves"]), player("giants", "swamp", 5), NOBODY, ORCS, current=1),
        act("conquer", "c"),
        expect(to_act={"player": 1, "phase": "conquest"}),
    )
