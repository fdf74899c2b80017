"""Were-: two tokens less for every region in even game turns, nothing in odd ones."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, player, position

CURSED = ("base", "cursed")


def wolves(turn: int, race: str = "ratmen", hand: int = 3, **more: Any) -> Json:
    """Ann's Were-race holds c; Ben's Giants stand in b with two and in h."""
    return position(
        VALLEY,
        [player(race, "were", hand), player("giants", "hill")],
        {"c": at(0, race), "b": at(1, "giants", 2), "h": at(1, "giants")},
        packs=CURSED,
        **{"turn": turn, "turns": 10, **more},
    )


def test_badge_brings_four_tokens() -> None:
    """Rules summary, numbers: the badge adds four; 8 + 4 Ratmen."""
    check_badge_value("ratmen", "were", 12, 1, CURSED)


@pytest.mark.parametrize(("turn", "cost"), [(1, 4), (2, 2), (3, 4), (4, 2), (5, 4), (10, 2)])
def test_even_turns_are_nights(turn: int, cost: int) -> None:
    """R110: a region that costs four takes two at night and four by day."""
    lines = {"base": 2, "tokens": 2, **({"were": -2} if cost == 2 else {})}
    check(wolves(turn), expect(cost={"b": {"total": cost, "lines": lines}}))


def test_every_region_is_cheaper_but_none_is_free() -> None:
    """Rules summary, Were-: empty, tribe, mountain alike; at least one token."""
    check(
        wolves(4, hand=4),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "were": -2}},
                "d": {"total": 1, "lines": {"base": 2, "mountain": 1, "were": -2}},
            }
        ),
        act("conquer", "d"),
        expect(
            hand=[3, 0],
            regions={"d": {"tokens": 1}},
            cost={"e": {"total": 1, "lines": {"base": 2, "were": -2, "minimum": 1}}},
        ),
        act("conquer", "b"),
        expect(hand=[1, 1], regions={"b": {"player": 0, "tokens": 2}}, tray={"giants": 9}),
    )


def test_the_night_ends_with_the_game_turn() -> None:
    """Rules summary, Were-: what counts is the marker on the turn track, not the number of own turns."""
    check(
        wolves(2, hand=0),
        expect(cost={"b": 2}, turn=2),
        *idle(0),
        act("stop", by=1),
        act("redeploy", tokens={"b": 2, "h": 1}),
        END,
        expect(turn=3, to_act={"player": 0, "phase": "start"}, cost={"b": 4, "d": 3}),
    )


def test_the_first_conquest_is_cheaper_too() -> None:
    """Rules summary, Were-: all regions; the entry rule stays."""
    check(
        position(VALLEY, [player("ratmen", "were", 12), player()], packs=CURSED, turn=2),
        expect(cost={"a": 1, "b": 1, "h": 1, "c": None}, why_not={"c": "not_border"}),
    )


def test_discounts_add_up() -> None:
    """R002: Were-Tritons on the coast and Were-Giants below their mountain save three, down to one token."""
    check(
        position(
            COAST,
            [player("tritons", "were", 3), player("giants", "hill")],
            {"a": at(0, "tritons"), "b": at(1, "giants", 3), "g": at(1, "giants")},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "tokens": 3, "tritons": -1, "were": -2}}}),
    )
    check(
        position(VALLEY, [player("giants", "were", 3), player()], {"d": at(0, "giants")}, packs=CURSED),
        expect(
            cost={
                "b": {"total": 1, "lines": {"base": 2, "giants": -1, "were": -2, "minimum": 2}},
                "f": {
                    "total": 1,
                    "lines": {"base": 2, "lost_tribe": 1, "giants": -1, "were": -2, "minimum": 1},
                },
            }
        ),
    )


def test_the_final_attempt_at_night() -> None:
    """Rules summary, Were-, with R021: one token, a region of 4 + 1 fortress - 2 is two short."""
    scenario = position(
        VALLEY,
        [player("ratmen", "were", 1), player("giants", "fortified")],
        {"c": at(0, "ratmen"), "b": at(1, "giants", 2, fortress=1), "h": at(1, "giants")},
        packs=CURSED,
        dice=[2],
    )
    check(
        scenario,
        expect(chance={"b": "1/3"}),
        act("attempt", "b"),
        expect(regions={"b": {"player": 0, "tokens": 1, "markers": {}}}),
    )
    check({**scenario, "turn": 3}, expect(chance={"b": None}), act("attempt", "b", error="too_far_short"))


def test_no_way_past_immunity() -> None:
    """R095: at night a hole is as deep as by day."""
    check(
        position(
            VALLEY,
            [player("ratmen", "were", 5), player("halflings", "hill")],
            {"c": at(0, "ratmen"), "b": at(1, "halflings", hole=1)},
            packs=CURSED,
        ),
        expect(why_not={"b": "immune"}, cost={"b": None}),
    )


def test_only_the_race_with_the_badge_hunts_at_night() -> None:
    """R041: neither the own declined Ghouls, nor the race of an opponent, nor the next race save anything."""
    check(
        position(
            VALLEY,
            [player("ratmen", "were", 3, declined=["ghouls"]), player("orcs", "forest", 3)],
            {"a": at(0, "ghouls", 3), "e": at(0, "ratmen"), "h": at(1, "orcs")},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}, "c": 2}),
        STOP,
        expect(cost={"g": 1, "d": 1}),
        STOP,
        act("redeploy", tokens={"e": 4}),
        act("redeploy", race="ghouls", tokens={"a": 3}),
        END,
        expect(cost={"g": {"total": 2, "lines": {"base": 2}}}),
    )
    check(
        position(
            VALLEY,
            [player("orcs", "forest", 3, declined=["ratmen"]), player()],
            {"c": at(0, "orcs"), "g": at(0, "ratmen")},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("were", CURSED)
