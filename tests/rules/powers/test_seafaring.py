"""Seafaring: seas and the lake are regions for this race, and stay its own in decline."""

from tests.rules.powers.badges import (
    END,
    STOP,
    check_badge_is_kept,
    check_badge_value,
    check_kept_badge_leaves_with_its_race,
    idle,
    on_offer,
)
from tests.rules.support import COAST, act, at, board, check, expect, player, position

TWO_SEAS = board(
    "sa sb ab ae bc bd cd cl cf fl df de dg fg eg te tg",
    s="sea border",
    t="sea border",
    l="lake",
    a="hill border",
    b="forest",
    c="farmland",
    d="mountain",
    e="swamp border",
    f="forest tribe",
    g="hill border",
)


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 5 Tritons."""
    check_badge_value("tritons", "seafaring", 11, 0)


def test_entry_by_sea_but_not_by_lake() -> None:
    """Ruling R015: a sea at the edge is an entry region for 2 tokens; the lake in the middle is not."""
    check(
        position(COAST, [player("orcs", "seafaring", 10), player()]),
        expect(
            can={"conquer": ["a", "b", "e", "g", "s"]},
            cost={"s": {"total": 2, "lines": {"base": 2}}, "l": None},
            why_not={"l": "not_border", "c": "not_border"},
        ),
        act("conquer", "s"),
        expect(hand=[8, 0], regions={"s": {"player": 0, "tokens": 2}}, can={"conquer": ["a", "b"]}),
    )


def test_each_water_is_one_region() -> None:
    """Ruling R098: two seas and the lake are 3 regions, for 2 tokens and 1 coin each."""
    check(
        position(
            TWO_SEAS,
            [player("ratmen", "seafaring", 6), player()],
            {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "e": at(0, "ratmen")},
        ),
        expect(cost={"s": 2, "t": 2, "l": 2}),
        act("conquer", "s"),
        act("conquer", "t"),
        act("conquer", "l"),
        expect(hand=[0, 0]),
        STOP,
        END,
        expect(score={"player": 0, "total": 6, "lines": {"regions": 6}}, coins=[11, 5]),
    )


def test_water_is_empty() -> None:
    """Rulebook, Seafaring: a sea counts as an empty region, so that Orcs earn nothing extra there."""
    check(
        position(COAST, [player("orcs", "seafaring", 2), player()], {"b": at(0, "orcs")}),
        act("conquer", "s"),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_conquests_go_on_from_the_water() -> None:
    """Rulebook, Seafaring: the lake is a region like others, and its shores are its neighbours."""
    check(
        position(COAST, [player("orcs", "seafaring", 3), player()], {"l": at(0, "orcs")}),
        expect(can={"conquer": ["c", "f"]}, why_not={"s": "not_adjacent", "b": "not_adjacent"}),
        act("conquer", "f"),
        expect(regions={"f": {"player": 0, "tokens": 3}}),
    )


def test_nobody_else_takes_water() -> None:
    """Rulebook, Seafaring: only Seafaring races may be there; not by conquest, die, conversion or flight."""
    regions = {"s": at(0, "ratmen"), "a": at(1, "sorcerers")}
    check(
        position(COAST, [player("ratmen", "seafaring"), player("sorcerers", "hill", 2)], regions, current=1),
        expect(cost={"s": None}, can={"convert": []}),
        act("conquer", "s", error="water"),
        act("convert", "s", error="water"),
        act("attempt", "s", error="water"),
    )
    check(
        position(
            COAST, [player("ratmen", "seafaring"), player("sorcerers", "flying", 2)], regions, current=1
        ),
        act("conquer", "s", error="water"),
        act("conquer", "l", error="water"),
        act("convert", "s", error="water"),
    )


def test_shores_stay_open_for_entry() -> None:
    """Ruling R014: a Seafaring race in the sea does not close the shore to newcomers."""
    check(
        position(
            COAST, [player("humans", "hill", 9), player("ratmen", "seafaring")], {"s": at(1, "ratmen", 3)}
        ),
        expect(can={"conquer": ["a", "b", "e", "g"]}, cost={"b": 2}, why_not={"s": "water"}),
    )


def test_survivors_may_flee_to_sea() -> None:
    """Rulebook, Enemy losses: the sea is a region still held, here the only one."""
    check(
        position(
            COAST,
            [player("orcs", "hill", 5), player("ratmen", "seafaring")],
            {"d": at(0, "orcs"), "b": at(1, "ratmen", 3), "s": at(1, "ratmen")},
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(
            regions={"s": {"player": 1, "tokens": 3}}, hand=[0, 0], to_act={"player": 1, "phase": "start"}
        ),
    )


def test_water_is_kept_and_scored_in_decline() -> None:
    """Rulebook, Seafaring: the regions stay, and pay as long as tokens are there."""
    three = expect(score={"player": 0, "total": 3, "lines": {"declined": 3}})
    check(
        position(
            COAST,
            [player("orcs", "seafaring"), player("ratmen", "hill")],
            {"b": at(0, "orcs", 2), "s": at(0, "orcs", 3), "l": at(0, "orcs"), "e": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        act("decline"),
        three,
        expect(
            regions={
                "s": {"player": 0, "tokens": 1, "in_decline": True},
                "l": {"player": 0, "tokens": 1, "in_decline": True},
            }
        ),
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        END,
        three,
    )


def test_declined_seafarers_cannot_be_reached() -> None:
    """Ruling R099: without the power nobody can attack them at sea, not even their own player's next race."""
    check(
        position(
            COAST,
            [player("humans", "hill", 5, declined=[("orcs", "seafaring")]), player("ratmen", "swamp", 5)],
            {"s": at(0, "orcs"), "l": at(0, "orcs"), "a": at(0, "humans"), "c": at(1, "ratmen")},
        ),
        expect(why_not={"s": "water"}, cost={"s": None}),
        act("conquer", "s", error="water"),
        STOP,
        act("redeploy", tokens={"a": 6}),
        END,
        expect(why_not={"l": "water"}, cost={"l": None}),
        act("conquer", "l", by=1, error="water"),
    )


def test_declined_ghouls_take_no_new_water() -> None:
    """Ruling R068: Seafaring Ghouls in decline keep their sea, but the power to conquer water is over."""
    check(
        position(
            COAST,
            [player("humans", "hill", declined=[("ghouls", "seafaring")]), player()],
            {"c": at(0, "ghouls", 3), "s": at(0, "ghouls"), "e": at(0, "humans")},
        ),
        expect(why_not={"l": "water"}, can={"conquer": ["a", "b"]}),
        act("conquer", "l", error="water"),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"c": 3, "s": 1}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_the_next_decline_empties_the_water() -> None:
    """Rulebook, Entering in decline: an older declined race goes, from the sea as well."""
    check(
        position(
            COAST,
            [player("humans", "hill", declined=[("orcs", "seafaring")]), player("ratmen", "swamp")],
            {"s": at(0, "orcs"), "a": at(0, "humans"), "c": at(1, "ratmen")},
        ),
        act("decline"),
        expect(
            regions={"s": None}, tray={"orcs": 10}, score={"player": 0, "total": 1, "lines": {"declined": 1}}
        ),
    )


def test_a_sea_is_not_a_coast() -> None:
    """Ruling R100: Seafaring Tritons pay 2 for a sea; the variant counts the sea as coast."""
    scenario = position(COAST, [player("tritons", "seafaring", 4), player()], {"b": at(0, "tritons")})
    check(scenario, expect(cost={"s": {"total": 2, "lines": {"base": 2}}, "a": 1}))
    check(
        {**scenario, "variants": ["sea_is_coastal"]},
        expect(cost={"s": {"total": 1, "lines": {"base": 2, "tritons": -1}}, "a": 1}),
    )


def test_badge_is_kept_in_decline() -> None:
    """Ruling R056: the badge has a side for decline and stays with the banner."""
    check_badge_is_kept("seafaring")


def test_kept_badge_leaves_with_its_race() -> None:
    """Ruling R056: it is discarded only when the race is gone."""
    check_kept_badge_leaves_with_its_race("seafaring")
