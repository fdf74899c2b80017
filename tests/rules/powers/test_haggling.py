"""Haggling: trade pacts, which cost whoever conquers the race, and pay whoever leaves it alone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.above import PACKS, take
from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position


def pacts(count: int, to: int = 1, error: str | None = None, **more: Any) -> Json:
    """Hand so many pacts to a player."""
    refused = {} if error is None else {"error": error}
    return act("use", trait="haggling", player=to, count=count, **refused, **more)


def market(hand: int = 0, race: str = "elves", power: str = "underworld", **more: Any) -> Json:
    """Ann's Ratmen in b and c, and Ben in d beside both; each has five coins if nothing else is said."""
    ann = player("ratmen", "haggling", coins=more.pop("ann", 5), declined=more.pop("before", []))
    ben = player(race, power, hand, coins=more.pop("ben", 5), declined=more.pop("declined", []))
    regions = {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "d": at(1, race), **more.pop("regions", {})}
    return position(VALLEY, [ann, ben, *more.pop("others", [])], regions, PACKS, **more)


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen."""
    check_badge_value("ratmen", "haggling", 13, 0, PACKS)


def test_whoever_leaves_the_race_alone_is_paid() -> None:
    """R168: when his turn ends; nothing is paid before, and the pacts are no part of a score."""
    check(
        market(),
        pacts(2),
        expect(coins=[5, 5]),
        STOP,
        END,
        expect(coins=[7, 5], score={"player": 0, "total": 2, "lines": {"regions": 2}}),
        *idle(1),
        expect(coins=[5, 8], score={"player": 1, "total": 1, "lines": {"regions": 1}}),
    )


def test_whoever_conquers_the_race_pays() -> None:
    """R168: so many coins as pacts, however many regions fell."""
    check(
        market(6),
        pacts(2),
        STOP,
        END,
        act("conquer", "b", by=1),
        act("conquer", "c"),
        expect(coins=[7, 5]),
        STOP,
        END,
        expect(coins=[9, 6], score={"player": 1, "total": 3, "lines": {"regions": 3}}),
    )


def test_who_has_too_little_pays_what_there_is() -> None:
    """German compendium, Haggling: as much as he can, with what this turn has brought him."""
    check(
        market(3, ben=0),
        pacts(5),
        STOP,
        END,
        act("conquer", "b", by=1),
        STOP,
        END,
        expect(score={"player": 1, "total": 2}, coins=[9, 0]),
    )


def test_pacts_come_back() -> None:
    """German compendium, Haggling: at the end of his turn all of them, so that the next turn costs nobody."""
    check(
        market(),
        pacts(2),
        STOP,
        END,
        *idle(1),
        *idle(0),
        *idle(1),
        expect(coins=[7, 9]),
        pacts(5, by=0),
        STOP,
        END,
        *idle(1),
        expect(coins=[4, 15]),
    )


def test_among_several_players() -> None:
    """German compendium, Haggling: each is judged by his own turn, Ben by his and Cid by his."""
    cid = player("humans", "mounted", 3)
    scenario = market(others=[cid], regions={"f": at(2, "humans")})
    check(
        scenario,
        pacts(2, 1),
        pacts(3, 2),
        STOP,
        END,
        *idle(1),
        expect(coins=[5, 8, 5]),
        act("conquer", "c", by=2),
        STOP,
        END,
        expect(score={"player": 2, "total": 3, "lines": {"regions": 2, "humans": 1}}, coins=[8, 8, 5]),
    )


@pytest.mark.parametrize(
    ("coins", "first", "second", "error"),
    [
        (3, 2, 2, "cannot_afford"),
        (0, 0, 1, "cannot_afford"),
        (9, 3, 3, "marker_limit"),
        (9, 0, 6, "marker_limit"),
        (9, 0, 0, "bad_allocation"),
    ],
)
def test_how_many(coins: int, first: int, second: int, error: str) -> None:
    """German compendium, Haggling: five, and no more than coins; R238, once a turn for each."""
    scenario = market(ann=coins, others=[player("humans", "mounted")], regions={"f": at(2, "humans")})
    handed = [pacts(first, 1)] if first else []
    check(scenario, *handed, pacts(second, 2, error))


def test_once_for_each_and_only_for_opponents() -> None:
    """R238."""
    check(market(), pacts(1, 0, "bad_allocation"), pacts(1), pacts(1, error="already_used"))


def test_at_any_moment_of_the_own_turn() -> None:
    """R238: also while tokens are redeployed, and not on the turn of another."""
    check(
        market(),
        STOP,
        pacts(3),
        END,
        pacts(1, error="wrong_phase", by=1),
        pacts(1, error="not_your_turn", by=0),
        STOP,
        END,
        expect(coins=[4, 9]),
    )


def test_a_race_in_decline_that_conquers_breaks_it() -> None:
    """R168: with any of his races; here Ghouls, while his Elves do nothing."""
    check(
        market(declined=["ghouls"], regions={"d": at(1, "ghouls", 4), "h": at(1, "elves")}),
        pacts(2),
        STOP,
        END,
        act("conquer", "b", by=1),
        STOP,
        STOP,
        END,
        expect(coins=[9, 6], score={"player": 1, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_a_conversion_breaks_it() -> None:
    """R075, R168: it is a conquest."""
    check(
        market(1, "sorcerers"),
        pacts(2),
        STOP,
        END,
        act("convert", "b", by=1),
        STOP,
        act("redeploy", tokens={"b": 1, "d": 2}),
        END,
        expect(coins=[9, 5]),
    )


def test_the_race_before_is_not_meant() -> None:
    """German compendium, Haggling: regions of the Haggling race, not of one in decline."""
    check(
        market(3, before=["orcs"], regions={"e": at(0, "orcs")}),
        pacts(2),
        STOP,
        END,
        act("conquer", "e", by=1),
        STOP,
        END,
        expect(coins=[6, 9]),
    )


def test_an_attempt_that_fails_does_not_break_it() -> None:
    """German compendium, Haggling: whoever has conquered none is paid."""
    check(
        market(2, dice=[0]),
        pacts(2),
        STOP,
        END,
        act("attempt", "b", by=1),
        act("redeploy", tokens={"d": 3}),
        END,
        expect(coins=[5, 8], regions={"b": {"player": 0}}),
    )


def test_a_crash_does_not_break_it() -> None:
    """R247: b is lost, but not conquered."""
    check(
        market(2, power="zeppelined", dice=[0]),
        pacts(2),
        STOP,
        END,
        take("b", "zeppelin", by=1),
        STOP,
        act("redeploy", tokens={"d": 2}),
        END,
        expect(coins=[5, 8], regions={"b": None}),
    )


def test_no_pacts_in_decline() -> None:
    """Rulebook, In decline: the badge is given up."""
    check(
        market(),
        act("decline"),
        expect(coins=[7, 5]),
        *idle(1),
        expect(coins=[7, 6]),
    )
    scenario = market()
    scenario["players"][0] = player("orcs", "hill", 3, declined=["ratmen"])
    check(scenario, pacts(1, error="wrong_phase"))


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("haggling", PACKS)
