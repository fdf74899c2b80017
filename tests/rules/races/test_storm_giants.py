"""Storm Giants: two bolts of lightning a turn, each a mountain for one token, and islands to begin on."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS, aloft, take
from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, Json, act, at, board, check, expect, offer, player, position

BOLT = "lightning_bolt"
PEAKS = board(
    "ab bc cd ae de", a="hill border", b="mountain", c="mountain", d="mountain", e="farmland border"
)


def storm(hand: int, ben: Json | None = None, **more: Any) -> Json:
    """Ann's Storm Giants on the hill a; Ben in a row of three mountains with four, three and two tokens."""
    ben = ben or player("orcs", "swamp")
    race = ben["active"]["race"]
    peaks = {"b": at(1, race, 4), "c": at(1, race, 3), "d": at(1, race, 2)}
    regions = {"a": at(0, "storm_giants"), **peaks, **more.pop("regions", {})}
    return position(PEAKS, [player("storm_giants", "underworld", hand), ben], regions, PACKS, **more)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Storm Giants: six and the badge, eleven in the box."""
    check(
        offer(f"storm_giants {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"storm_giants": tray}),
    )


def test_two_bolts_a_turn_and_no_third() -> None:
    """German compendium, Storm Giants: one token each, whoever defends; nothing else changes."""
    check(
        storm(5),
        expect(cost={"b": {"total": 7, "lines": {"base": 2, "tokens": 4, "mountain": 1}}}),
        take("b", BOLT),
        take("c", BOLT),
        expect(
            hand=[3, 5],
            tray={"orcs": 3, "storm_giants": 5},
            regions={name: {"player": 0, "race": "storm_giants", "tokens": 1} for name in "bc"},
        ),
        take("d", BOLT, error="already_used"),
        expect(cost={"d": 5}, why_not={"d": "not_enough_tokens"}),
    )


def test_new_bolts_every_turn() -> None:
    """German compendium, Storm Giants: two at the beginning of each; what was taken is not protected."""
    check(
        storm(2),
        take("b", BOLT),
        take("c", BOLT),
        STOP,
        END,
        expect(regions={"d": {"tokens": 7}}, cost={"c": 4}, why_not={"c": None}),
        act("stop", by=1),
        act("redeploy", tokens={"d": 7}),
        END,
        take("d", BOLT, by=0, error="no_tokens"),
        act("abandon", "a"),
        take("d", BOLT),
        expect(hand=[0, 6], regions={"d": {"player": 0, "tokens": 1}}),
    )


@pytest.mark.parametrize(
    ("race", "power", "there", "plain"),
    [("orcs", "swamp", None, 3), ("trolls", "fortified", {"fortress": 1}, 6)],
)
def test_whatever_the_defence(race: str, power: str, there: dict[str, int] | None, plain: int) -> None:
    """German compendium, Storm Giants: exactly one token, for an empty mountain or one with lair and wall."""
    target = None if there is None else at(1, race, 1, **there)
    check(
        storm(2, ben=player(race, power), regions={"b": target}),
        expect(cost={"b": plain}),
        take("b", BOLT),
        expect(hand=[1, 0], regions={"b": {"player": 0, "tokens": 1}}),
    )


@pytest.mark.parametrize(
    ("hand", "region", "error"),
    [
        (3, "e", "bad_allocation"),
        (3, "a", "own_region"),
        (3, "c", "not_adjacent"),
        (3, "b", "immune"),
    ],
)
def test_where_no_bolt_strikes(hand: int, region: str, error: str) -> None:
    """German compendium, Storm Giants: mountains only, within reach, and none that is protected (R095)."""
    check(
        storm(hand, ben=player("orcs", "heroic"), regions={"b": at(1, "orcs", hero=1)}),
        take(region, BOLT, error=error),
    )


def test_a_token_is_needed() -> None:
    """R006: no conquest begins with an empty hand."""
    check(storm(0), take("b", BOLT, error="no_tokens"))


def test_a_black_mountain_is_a_mountain() -> None:
    """German compendium, Storm Giants: named beside it."""
    caves = board("ab bc", a="mud border", b="black_mountain", c="mining")
    check(
        position(
            caves,
            [player("storm_giants", "underworld", 3), player("orcs", "hill")],
            {"a": at(0, "storm_giants"), "b": at(1, "orcs", 3)},
            (*PACKS, "underground"),
        ),
        take("c", BOLT, error="not_adjacent"),
        take("b", BOLT),
        expect(hand=[2, 2], regions={"b": {"player": 0, "tokens": 1}}),
        take("c", BOLT, error="bad_allocation"),
    )


def test_they_may_begin_on_an_island() -> None:
    """German compendium, Storm Giants: any region up there, or the edge of the ground as others do."""
    check(
        aloft([player("storm_giants", "underworld", 6), player()]),
        expect(why_not={"x": None, "y": None, "z": None, "a": None, "d": None, "b": "not_border"}),
        take("x", BOLT),
        expect(hand=[5, 0], can={"conquer": ["b", "y"]}, why_not={"z": "not_adjacent", "a": "not_adjacent"}),
    )


def test_others_do_not_begin_there() -> None:
    """R158: no entry above, unless an ability says so; the Giants' next race has none."""
    check(
        aloft(
            [player("giants", "swamp", 6, declined=["storm_giants"]), player()], {"x": at(0, "storm_giants")}
        ),
        expect(why_not={"y": "not_border", "x": "not_border", "a": None}),
    )


def test_whoever_left_the_map_may_begin_there_again() -> None:
    """R018 and Storm Giants: with no region left the next conquest is a first one."""
    check(
        aloft([player("storm_giants", "underworld", 3), player()], {"a": at(0, "storm_giants")}),
        expect(why_not={"z": "not_adjacent"}),
        act("abandon", "a"),
        expect(why_not={"z": None}),
        act("conquer", "z"),
        expect(hand=[2, 0]),
    )


def test_without_islands_they_come_in_at_the_edge() -> None:
    """R254: there lightning may serve the first conquest."""
    check(
        position(
            VALLEY,
            [player("storm_giants", "underworld", 3), player("orcs", "swamp")],
            {"h": at(1, "orcs", 4)},
            PACKS,
        ),
        expect(why_not={"d": "not_border"}),
        take("d", BOLT, error="not_border"),
        take("h", BOLT),
        expect(hand=[2, 3], regions={"h": {"player": 0, "tokens": 1}}),
    )


def test_no_lightning_in_decline() -> None:
    """Rulebook, In decline: the gift is lost, and their regions are plain ones."""
    check(
        storm(0, regions={"a": at(0, "storm_giants", 3)}),
        act("decline"),
        expect(
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
            regions={"a": {"tokens": 1, "in_decline": True}},
        ),
    )
    scenario = storm(0)
    scenario["players"][0] = player("elves", "underworld", 3, declined=["storm_giants"])
    scenario["regions"]["e"] = at(0, "elves")
    check(scenario, take("d", BOLT, error="wrong_phase"), STOP, act("redeploy", tokens={"e": 4}), END)


def test_bolts_are_not_saved() -> None:
    """German compendium, Storm Giants: a turn without lightning leaves none over for the next."""
    check(
        storm(3, regions={"b": at(1, "orcs"), "c": at(1, "orcs"), "d": at(1, "orcs")}),
        STOP,
        act("redeploy", tokens={"a": 4}),
        END,
        *idle(1),
        take("b", BOLT, by=0),
        take("c", BOLT),
        take("d", BOLT, error="already_used"),
    )
