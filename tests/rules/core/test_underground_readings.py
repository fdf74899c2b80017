"""What the rulings say of Underground where several rules meet, each shown once."""

from __future__ import annotations

import pytest

from tests.rules.below import CAVES, LINE, duel, mine, theirs
from tests.rules.support import act, at, board, check, expect, player, position

BELOW = ("base", "underground")
ALL = ("base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web", "underground")


def test_the_balrog_costs_two_of_three_tokens_and_his_region_pays_nobody() -> None:
    """R195."""
    regions = {"b": mine(wickedest_pentacle=1), "c": theirs(3), "e": theirs()}
    check(
        duel(CAVES, regions, hand=0),
        act("use", "c", trait="wickedest_pentacle"),
        expect(hand=[0, 1], tray={"giants": 9}, why_not={"c": "immune"}),
        act("stop"),
        act("end_turn"),
        expect(regions={"c": {"player": None, "markers": {"balrog": 1}}, "e": {"tokens": 2}}),
        expect(score={"player": 0, "lines": {"regions": 1, "alchemist": 2}}),
    )


@pytest.mark.parametrize("between", ["river", "chasm", "lake"])
def test_slingmen_and_catapults_pass_over_rivers_and_chasms(between: str) -> None:
    """R261."""
    row = board("ab bc", a="hill border", b=between, c="mud")
    for race, power, means in (("slingmen", "hill", {}), ("orcs", "catapult", {"with": ["catapult"]})):
        check(
            position(row, [player(race, power, 5), player()], {"a": at(0, race)}, packs=ALL),
            act("conquer", "c", **means),
            expect(regions={"c": {"race": race}}),
        )


def test_slingmen_do_not_pass_over_a_sea() -> None:
    """R261."""
    row = board("ab bc", a="hill border", b="sea", c="mud")
    check(
        position(row, [player("slingmen", "hill", 5), player()], {"a": at(0, "slingmen")}, packs=ALL),
        expect(why_not={"c": "not_adjacent"}),
    )


@pytest.mark.parametrize(("water", "beyond"), [("lake", ["c"]), ("sea", [])])
def test_lizardmen_pass_lakes_and_no_seas(water: str, beyond: list[str]) -> None:
    """R267."""
    row = board("ab bc", a="hill border", b=water, c="mud border")
    check(
        position(row, [player("lizardmen", "hill", 5), player()], {"a": at(0, "lizardmen")}, packs=BELOW),
        expect(can={"conquer": beyond}),
    )


def test_a_vampire_race_converts_before_it_has_a_region() -> None:
    """R213."""
    row = board("ab bc", a="hill border", b="mud", c="mud border")
    check(
        position(
            row,
            [player("ratmen", "vampire", 5), player("giants", "forest")],
            {"a": at(1, "giants"), "b": at(1, "giants")},
            packs=BELOW,
        ),
        expect(can={"convert": ["a"]}),
        act("convert", "a"),
        expect(regions={"a": {"race": "ratmen", "tokens": 1}}),
    )


@pytest.mark.parametrize(("power", "coins"), [("flocking", 0), ("quarreling", 2)])
def test_the_own_race_in_decline_does_not_join_two_blocks(power: str, coins: int) -> None:
    """R276."""
    regions = {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "c": at(0, "elves"), "d": at(0, "ratmen")}
    check(
        duel(
            LINE, regions, players=[player("ratmen", power, declined=["elves"]), player("giants", "forest")]
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 3, "declined": 1, **({power: coins} if coins else {})}}),
    )


def test_another_race_of_the_same_player_may_take_the_queens_region() -> None:
    """R283."""
    players = [
        player("ratmen", "alchemist", 5, declined=[("elves", "royal")]),
        player("giants", "forest", 9),
    ]
    regions = {"a": mine(), "b": at(0, "elves", 1, queen=1), "c": theirs()}
    check(
        duel(LINE, regions, players=players),
        act("conquer", "b"),
        expect(regions={"b": {"race": "ratmen", "markers": {}}}),
    )
    check(duel(LINE, regions, players=players, current=1), expect(why_not={"b": "immune"}))


def test_the_ring_is_paid_at_once_and_the_throne_when_the_turn_is_scored() -> None:
    """R286."""
    check(
        duel(LINE, {"d": mine(froggys_ring=1), "e": theirs()}, hand=0),
        act("stop"),
        act("use", "d", trait="froggys_ring"),
        expect(coins=[6, 4]),
    )
    check(
        duel(LINE, {"d": mine(rusty_throne=1), "e": theirs()}, hand=0),
        act("stop"),
        expect(coins=[5, 5]),
        act("end_turn"),
        expect(coins=[5 + 3 + 1, 4]),
    )


WOODS = board("ab bc cd", a="forest border", b="hill", c="hill", d="mushroom_forest")


def test_equal_terrains_are_the_same_for_pipe_and_diamonds() -> None:
    """R287."""
    check(duel(WOODS, {"a": mine(great_brass_pipe=1)}), expect(can={"conquer": ["b", "d"]}))
    check(
        duel(WOODS, {"a": mine(diamond_fields=1), "d": mine()}, hand=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, "alchemist": 2, "diamond_fields": 2}}),
    )


@pytest.mark.parametrize(
    ("power", "lines"), [("flocking", {"flocking": 2}), ("quarreling", {"quarreling": 2})]
)
def test_the_pipe_joins_a_flock_and_ends_no_quarrel(power: str, lines: dict[str, int]) -> None:
    """R288: two regions that only the Pipe joins are one block for the flock, two for the others."""
    check(
        duel(WOODS, {"a": mine(great_brass_pipe=1), "d": mine()}, power=power, hand=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, **lines}}),
    )


def test_the_pipe_brings_nobody_near_to_drow() -> None:
    """R288."""
    check(
        duel(WOODS, {"a": at(0, "drow", great_brass_pipe=1), "d": theirs()}, race="drow", hand=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "alchemist": 2, "drow": 1}}),
    )


def test_the_ghost_keeps_out_even_who_has_sent_it() -> None:
    """R289."""
    regions = {"a": mine(), "c": mine(crypt_of_the_tomb_raider=1), "d": theirs(tomb_raider_ghost=1)}
    check(duel(LINE, regions, hand=9), expect(why_not={"d": "immune"}))
