"""Shrubmen: nobody drives them out of a Forest, not even in decline."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import STOP, on_offer
from tests.rules.support import VALLEY, Json, act, at, board, check, expect, offer, player, position

PACKS = ("base", "royal_bonus")


def wood(race: str, power: str, hand: int, *, declined: bool = False, **more: Any) -> Json:
    """Ann stands between Ben's Shrubmen in a Forest and those on a Hill."""
    ben = player("giants", "swamp", declined=["shrubmen"]) if declined else player("shrubmen", "swamp")
    return position(
        VALLEY,
        [player(race, power, hand), ben],
        {"b": at(0, race), "c": at(1, "shrubmen"), "a": at(1, "shrubmen"), "g": at(1, "shrubmen")},
        PACKS,
        **more,
    )


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, Shrubmen: six and the badge, eleven in the box."""
    check(
        offer(f"shrubmen {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"shrubmen": tray}),
    )


@pytest.mark.parametrize("declined", [False, True])
def test_a_forest_is_immune_and_a_hill_is_not(declined: bool) -> None:
    """R143: also in decline."""
    check(
        wood("orcs", "forest", 9, declined=declined),
        expect(
            why_not={"c": "immune"},
            cost={"c": None, "a": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
            can={"conquer": ["a", "d"]},
        ),
        act("conquer", "c", error="immune"),
        act("conquer", "a"),
        expect(regions={"a": {"player": 0, "tokens": 3}, "c": {"player": 1, "race": "shrubmen"}}),
    )


@pytest.mark.parametrize("declined", [False, True])
def test_neither_die_nor_dragon_help(declined: bool) -> None:
    """R143 and R095: immune to special powers, whatever they are."""
    check(wood("orcs", "hill", 2, declined=declined), act("attempt", "c", error="immune"))
    check(
        wood("orcs", "dragon_master", 2, declined=declined),
        act("conquer", "c", **{"with": ["dragon"]}, error="immune"),
        act("conquer", "a", **{"with": ["dragon"]}),
    )
    check(
        wood("orcs", "flying", 9, declined=declined), expect(can={"conquer": ["a", "d", "e", "f", "g", "h"]})
    )


def test_they_are_not_converted_in_a_forest() -> None:
    """R143: immune to racial powers too."""
    check(
        wood("sorcerers", "flying", 1),
        expect(can={"convert": ["a", "g"]}),
        act("convert", "c", error="immune"),
        act("convert", "a"),
    )


@pytest.mark.parametrize("declined", [False, True])
def test_enemy_ghouls_stay_out(declined: bool) -> None:
    """R143: declined Ghouls of an opponent are an opponent's race."""
    ben = player("giants", "swamp", declined=["shrubmen"]) if declined else player("shrubmen", "swamp")
    check(
        position(
            VALLEY,
            [player("orcs", "hill", declined=["ghouls"]), ben],
            {"b": at(0, "ghouls", 9), "h": at(0, "orcs"), "c": at(1, "shrubmen"), "a": at(1, "shrubmen")},
            PACKS,
        ),
        act("conquer", "c", error="immune"),
        act("conquer", "a"),
    )


def test_the_own_next_race_may_take_the_forest() -> None:
    """Rules summary, Shrubmen: it is opponents who are kept out."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 3, declined=["shrubmen"]), player()],
            {"b": at(0, "orcs"), "c": at(0, "shrubmen"), "g": at(0, "shrubmen")},
            PACKS,
        ),
        expect(cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "c"),
        expect(regions={"c": {"player": 0, "race": "orcs", "tokens": 3}}, tray={"shrubmen": 10}),
    )


def test_own_ghouls_may_take_the_forest() -> None:
    """Rules summary, Shrubmen, and case format: own Ghouls are no enemies."""
    check(
        position(
            VALLEY,
            [player("shrubmen", "hill", declined=["ghouls"]), player()],
            {"b": at(0, "ghouls", 4), "c": at(0, "shrubmen"), "g": at(0, "shrubmen")},
            PACKS,
        ),
        act("conquer", "c"),
        expect(regions={"c": {"player": 0, "race": "ghouls", "tokens": 3}}),
    )


def test_a_forest_they_left_is_open() -> None:
    """Rules summary, Shrubmen: a Forest they occupy; once abandoned it is like any other."""
    check(
        position(
            VALLEY,
            [player("shrubmen", "hill", 1), player("orcs", "swamp", 4)],
            {"c": at(0, "shrubmen"), "g": at(0, "shrubmen"), "b": at(1, "orcs")},
            PACKS,
        ),
        act("abandon", "c"),
        STOP,
        act("redeploy", tokens={"g": 3}),
        act("end_turn"),
        expect(cost={"c": {"total": 2, "lines": {"base": 2}}}),
    )


def test_forests_taken_this_turn_are_safe_at_once() -> None:
    """Rules summary, Shrubmen: every Forest, however many, from the moment they hold it."""
    check(
        position(
            board("ab ac bc cd", a="forest border", b="forest border", c="hill border", d="forest"),
            [player("shrubmen", "hill", 8), player("orcs", "swamp", 4)],
            {"c": at(1, "orcs"), "d": at(1, "orcs")},
            PACKS,
        ),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 1, "c": 6}),
        act("end_turn"),
        expect(why_not={"a": "immune", "b": "immune", "c": "not_enough_tokens"}, cost={"c": 8}),
    )


def test_forests_of_other_races_are_not_immune() -> None:
    """Rules summary, Shrubmen: a Forest held by the same player's other race is no concern of theirs."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill", 3), player("giants", "swamp", declined=["shrubmen"])],
            {"b": at(0, "orcs"), "c": at(1, "giants"), "a": at(1, "shrubmen")},
            PACKS,
        ),
        expect(cost={"c": 3}),
    )


def test_their_declined_forests_score_and_vanish_as_others() -> None:
    """R052 and Shrubmen: immune to opponents, but not to their own player's next decline."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", declined=["shrubmen"]), player("giants", "hill", 2)],
            {"b": at(0, "orcs"), "c": at(0, "shrubmen"), "d": at(1, "giants")},
            PACKS,
            **on_offer("humans merchant", "wizards forest"),
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
            tray={"shrubmen": 11},
            cost={"c": {"total": 1, "lines": {"base": 2, "giants": -1}}},
        ),
    )
