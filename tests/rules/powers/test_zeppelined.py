"""Zeppelined: five flights a turn to any region, for less by the die, or a crash that burns it."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS, aloft, take
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, player, position

BURNING = {"burning_region": 1}


def fly(region: str, **more: Any) -> Json:
    """Send a Zeppelin there."""
    return take(region, "zeppelin", **more)


def sky(hand: int, dice: list[int], ben: Json | None = None, race: str = "ratmen", **more: Any) -> Json:
    """Ann's Zeppelined race in a; Ben far away, on the hill g with two tokens, and in e and h."""
    ben = ben or player("orcs", "swamp")
    foe = ben["active"]["race"]
    held = {"a": at(0, race), "g": at(1, foe, 2), "e": at(1, foe), "h": at(1, foe)}
    regions = {**held, **more.pop("regions", {})}
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [player(race, "zeppelined", hand), ben], regions, packs, dice=dice, **more)


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen."""
    check_badge_value("ratmen", "zeppelined", 13, 0, PACKS)


@pytest.mark.parametrize(("roll", "left"), [(1, 2), (2, 3), (3, 4)])
def test_the_die_lowers_the_cost(roll: int, left: int) -> None:
    """German compendium, Zeppelined: any region, near or not; four less what was rolled."""
    check(
        sky(5, [roll]),
        act("conquer", "g", error="not_adjacent"),
        fly("g"),
        expect(
            hand=[left, 1],
            tray={"orcs": 7},
            regions={"g": {"player": 0, "race": "ratmen", "tokens": 4 - roll, "markers": {}}},
            to_act={"player": 0, "phase": "conquest"},
        ),
    )


@pytest.mark.parametrize(("region", "roll"), [("b", 3), ("b", 2), ("d", 3)])
def test_never_less_than_one_token(region: str, roll: int) -> None:
    """German compendium, Zeppelined: empty farmland with a two or a three, an empty mountain with a three."""
    check(sky(4, [roll]), fly(region), expect(hand=[3, 0], regions={region: {"player": 0, "tokens": 1}}))


def test_other_discounts_are_added() -> None:
    """R003: Giants next to their mountain d; five less one less two."""
    check(
        sky(5, [2], race="giants", regions={"d": at(0, "giants"), "g": at(1, "orcs", 3)}),
        fly("g"),
        expect(hand=[3, 2], regions={"g": {"tokens": 2}}),
    )


def test_a_race_may_come_onto_the_map_by_air() -> None:
    """German compendium, Zeppelined: any region of any board, so for the first conquest, too."""
    check(
        sky(4, [1], regions={"a": None}),
        expect(why_not={"f": "not_border"}),
        fly("f"),
        expect(hand=[2, 0], regions={"f": {"player": 0, "tokens": 2, "lost_tribe": 0}}),
    )
    check(
        aloft([player("ratmen", "zeppelined", 3), player()], {"a": at(0, "ratmen")}, dice=[1]),
        fly("z"),
        expect(hand=[2, 0], regions={"z": {"player": 0, "tokens": 1}}),
    )


def test_a_cost_that_cannot_be_paid_ends_the_conquests() -> None:
    """German compendium, Zeppelined: all tokens are redeployed, and nobody loses any."""
    check(
        sky(1, [1], regions={"g": at(1, "orcs", 5)}),
        fly("g"),
        expect(
            hand=[1, 0],
            tray={"orcs": 3, "ratmen": 11},
            regions={"g": {"player": 1, "tokens": 5, "markers": {}}},
            to_act={"player": 0, "phase": "redeploy"},
        ),
        act("redeploy", tokens={"a": 2}),
        END,
        expect(score={"player": 0, "total": 1}, to_act={"player": 1, "phase": "start"}),
    )


def test_a_crash() -> None:
    """R171: each side loses a token, the other Orc withdraws, nobody comes in, and the conquests go on."""
    check(
        sky(3, [0]),
        fly("g"),
        expect(
            hand=[2, 1],
            tray={"orcs": 7, "ratmen": 10},
            regions={"g": {"markers": BURNING}},
            why_not={"g": "immune"},
            cost={"g": None},
            to_act={"player": 0, "phase": "conquest"},
        ),
        expect(regions={"g": None}),
        fly("g", error="immune"),
        act("conquer", "b"),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
        act("withdraw", by=1, tokens={"e": 1}),
        expect(why_not={"g": "immune"}, regions={"e": {"tokens": 2}}),
    )


def test_the_fire_ends_when_the_next_own_turn_begins() -> None:
    """German compendium, Zeppelined: for everybody until then, and not longer."""
    cid = player("humans", "mounted", 4)
    scenario = sky(1, [0], regions={"g": at(1, "orcs"), "f": at(2, "humans")})
    scenario["players"].append(cid)
    check(
        scenario,
        fly("g"),
        STOP,
        END,
        act("conquer", "g", by=1, error="immune"),
        STOP,
        END,
        act("conquer", "g", by=2, error="immune"),
        act("attempt", "g", error="immune"),
        STOP,
        act("redeploy", tokens={"f": 5}),
        END,
        expect(to_act={"player": 0, "phase": "start"}, regions={"g": {"markers": {}}}),
        act("decline", by=0),
        expect(why_not={"g": "no_tokens"}, cost={"g": 2}),
    )


def test_no_power_reaches_into_the_fire() -> None:
    """German compendium, Zeppelined: nor can it be the target of a race, here of Wendigos."""
    wendigos = player("wendigos", "swamp", 1)
    check(
        sky(1, [0], wendigos),
        fly("c"),
        STOP,
        END,
        act("use", "c", by=1, trait="wendigos", error="immune"),
    )


def test_five_in_a_turn_whatever_they_bring() -> None:
    """German compendium, Zeppelined: one crash and four conquests, and no sixth flight."""
    check(
        sky(6, [0, 3, 3, 3, 3]),
        *map(fly, "bcdfg"),
        expect(hand=[1, 1], regions={"b": {"markers": BURNING}, "g": {"player": 0, "tokens": 1}}),
        fly("e", error="already_used"),
    )


@pytest.mark.parametrize(
    ("hand", "region", "error"),
    [(3, "g", "immune"), (3, "a", "own_region"), (0, "e", "no_tokens"), (3, "z", "unknown_region")],
)
def test_where_no_zeppelin_goes(hand: int, region: str, error: str) -> None:
    """R095, R006: not where a hero stands, not home, and not without a token."""
    ben = player("orcs", "heroic")
    check(sky(hand, [3], ben, regions={"g": at(1, "orcs", hero=1)}), fly(region, error=error))


def test_peace_and_water() -> None:
    """R088, R016 likewise: any region that the race could hold, and none of a Diplomat at peace with it."""
    check(sky(3, [3], player("orcs", "diplomat", ally=0)), fly("g", error="peace"))
    check(
        position(
            COAST, [player("ratmen", "zeppelined", 3), player()], {"a": at(0, "ratmen")}, PACKS, dice=[3]
        ),
        fly("l", error="water"),
    )


@pytest.mark.parametrize("there", [None, {"lost_tribe": 1}])
def test_a_crash_on_an_empty_region_or_a_tribe(there: Json | None) -> None:
    """R247: a tribe is gone; a token of the attacker is lost all the same."""
    check(
        sky(2, [0], regions={"c": there}),
        fly("c"),
        expect(hand=[1, 0], tray={"ratmen": 11}, regions={"c": {"markers": BURNING}}),
        expect(regions={"c": None}),
    )


def test_a_crash_on_elves() -> None:
    """R069, R171: the usual rules of loss, so both of them withdraw."""
    check(
        sky(2, [0], player("elves", "swamp")), fly("g"), expect(hand=[1, 2], tray={"elves": 7, "ratmen": 11})
    )


def test_a_crash_on_a_race_in_decline() -> None:
    """R171: its token is lost, and nothing withdraws."""
    ben = player("orcs", "swamp", declined=["giants"])
    check(
        sky(2, [0], ben, regions={"c": at(1, "giants"), "d": at(1, "giants")}),
        fly("c"),
        expect(hand=[1, 0], tray={"giants": 10}, regions={"c": {"markers": BURNING}}),
    )


def test_a_crash_takes_what_lies_beneath_scavengers() -> None:
    """R245."""
    ben = player("scavengers", "swamp", declined=["giants"])
    stack = {**at(1, "scavengers", 2), "under": {"player": 1, "race": "giants", "tokens": 1}}
    check(
        sky(2, [0], ben, regions={"g": stack}),
        fly("g"),
        expect(hand=[1, 1], tray={"giants": 11, "scavengers": 11 - 3}),
        expect(regions={"g": None}),
    )


@pytest.mark.parametrize(("roll", "lines"), [(0, {"regions": 1}), (3, {"regions": 2, "orcs": 1})])
def test_a_crash_is_no_conquest(roll: int, lines: dict[str, int]) -> None:
    """R247: Orcs are paid for a region that they took, not for one that burns."""
    check(
        sky(1, [roll], player("humans", "swamp"), "orcs"),
        fly("g"),
        STOP,
        END,
        expect(score={"player": 0, "total": sum(lines.values()), "lines": lines}),
    )


def test_no_flights_in_decline() -> None:
    """Rulebook, In decline: the badge is given up, and the next race does not fly."""
    scenario = sky(0, [3])
    scenario["players"][0] = player("humans", "mounted", 4, declined=["ratmen"])
    check(scenario, fly("g", error="wrong_phase"))
    check(
        sky(0, [], regions={"a": at(0, "ratmen", 3)}),
        act("decline"),
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}, regions={"a": {"tokens": 1}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("zeppelined", PACKS)
