"""Hordes of: two Horde tokens that count as the race's own, until it goes into decline."""

from __future__ import annotations

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

CURSED = ("base", "cursed")


def attackers(orcs: int, hordes: int, **regions: Json) -> Json:
    """Ann's Orcs hold c and have so many Orcs and Hordes in hand."""
    return position(
        VALLEY,
        [player("orcs", "hordes_of", orcs, pieces={"horde": hordes}), player("giants", "hill")],
        {"c": at(0, "orcs"), "h": at(1, "giants"), **regions},
        packs=CURSED,
    )


def defenders(race: str = "orcs", tokens: int = 1, hordes: int = 1, hand: int = 6, **more: Any) -> Json:
    """Ann's Giants attack from c; Ben's horde holds b, and single tokens hold what else is named."""
    regions = {name: at(1, race) for name in more.pop("others", "h")}
    return position(
        VALLEY,
        [player("giants", "swamp", hand), player(race, "hordes_of", pieces={"horde": hordes})],
        {"c": at(0, "giants"), "b": at(1, race, tokens, horde=hordes), **regions},
        packs=CURSED,
        **more,
    )


def test_badge_brings_five_tokens() -> None:
    """R107: 5 + 5 Orcs."""
    check_badge_value("orcs", "hordes_of", 10, 0, CURSED)


def test_two_hordes_come_with_the_combo() -> None:
    """R107: ten Orcs and two Hordes, who conquer together for twelve tokens if need be."""
    check(
        position(
            VALLEY,
            [player(), player("ratmen", "hill")],
            {"b": at(1, "ratmen", 10), "h": at(1, "ratmen")},
            packs=CURSED,
            turn=1,
            **on_offer("orcs hordes_of", "elves forest"),
        ),
        act("pick", slot=0),
        expect(hand=[10, 0], pieces=[{"horde": 2}, {}], cost={"b": 12}, why_not={"c": "not_border"}),
        act("conquer", "b"),
        expect(
            hand=[0, 9],
            pieces=[{}, {}],
            regions={"b": {"player": 0, "race": "orcs", "tokens": 10, "markers": {"horde": 2}}},
        ),
    )


def test_race_tokens_are_put_down_first() -> None:
    """Our reading: the Hordes stay in hand as long as other tokens can pay."""
    check(
        attackers(2, 2),
        act("conquer", "b"),
        expect(
            hand=[0, 0],
            pieces=[{"horde": 2}, {}],
            regions={"b": {"tokens": 2, "markers": {}}},
            can={"conquer": []},
        ),
    )
    check(
        attackers(1, 2),
        expect(can={"conquer": ["a", "b", "d", "f"]}),
        act("conquer", "d"),
        expect(
            hand=[0, 0],
            pieces=[{}, {}],
            regions={"d": {"player": 0, "tokens": 1, "markers": {"horde": 2}}, "c": {"tokens": 1}},
        ),
    )


def test_a_region_may_be_taken_by_hordes_alone() -> None:
    """Rules summary, Hordes of: exactly as if they were tokens of the race; the region scores."""
    check(
        attackers(0, 2),
        expect(cost={"b": 2}, can={"conquer": ["b"]}),
        act("conquer", "b"),
        expect(regions={"b": {"player": 0, "race": "orcs", "tokens": 0, "markers": {"horde": 2}}}),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_the_die_may_be_rolled_with_a_horde_in_hand() -> None:
    """Rules summary, Hordes of: a Horde is a token for the final attempt as well."""
    scenario = attackers(0, 1)
    check(
        {**scenario, "dice": [2]},
        expect(chance={"b": "1/2", "d": "1/3"}, why_not={"b": "not_enough_tokens"}),
        act("attempt", "d"),
        expect(regions={"d": {"player": 0, "race": "orcs"}}, pieces=[{}, {}]),
    )


def test_hordes_stand_where_most_tokens_stand() -> None:
    """R215: nobody says where; while tokens are in hand the Hordes are among them."""
    check(
        attackers(4, 2),
        expect(pieces=[{"horde": 2}, {}]),
        act("conquer", "b"),
        expect(pieces=[{"horde": 2}, {}], regions={"b": {"tokens": 2, "markers": {}}}),
        STOP,
        act("redeploy", tokens={"b": 5, "c": 2}),
        expect(
            pieces=[{}, {}],
            regions={"b": {"tokens": 3, "markers": {"horde": 2}}, "c": {"tokens": 2, "markers": {}}},
        ),
    )


def test_hordes_defend_in_a_line_of_their_own() -> None:
    """R107: one Orc and one Horde take 2 + 1 + 1."""
    check(
        defenders(),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 1, "horde": 1}}}),
    )


def test_the_horde_is_the_token_that_is_lost() -> None:
    """R108, R214: nobody is asked. A Horde goes first, for good; with the variant a token goes."""
    check(
        defenders(),
        expect(tray={"orcs": 8}),
        act("conquer", "b"),
        expect(tray={"orcs": 8}, hand=[2, 1], pieces=[{}, {}]),
        STOP,
        act("redeploy", tokens={"b": 6, "c": 1}),
        END,
        expect(regions={"h": {"tokens": 2, "markers": {}}}, pieces=[{}, {}], hand=[0, 0]),
    )
    check(
        defenders(variants=["hordes_lost_last"]),
        act("conquer", "b"),
        expect(tray={"orcs": 9}, hand=[2, 0], pieces=[{}, {"horde": 1}]),
        STOP,
        act("redeploy", tokens={"b": 6, "c": 1}),
        END,
        expect(tray={"orcs": 9}),
        act("stop", by=1),
        expect(to_act={"player": 1, "phase": "redeploy"}),
    )


def test_a_lost_horde_does_not_come_back() -> None:
    """R108 as played: a lone Horde is lost like a lone token, and the race has none of them left."""
    check(
        defenders(tokens=0, hand=3),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "horde": 1}}}),
        act("conquer", "b"),
        expect(tray={"orcs": 9}, hand=[0, 0], pieces=[{}, {}]),
        STOP,
        END,
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"b": 3, "c": 1}),
        END,
        expect(pieces=[{}, {}], hand=[0, 0], regions={"h": {"tokens": 1, "markers": {}}}),
    )


def test_a_horde_that_falls_is_lost_whatever_fled_before() -> None:
    """R029 and R108 as played: the order of conquests does not save the Horde that stood in a region."""
    for order in ("ab", "ba"):
        for orcs, cost, fled, tray in ((0, 8, 2, 7), (1, 9, 3, 6)):
            check(
                position(
                    VALLEY,
                    [player("giants", "swamp", cost), player("orcs", "hordes_of", pieces={"horde": 1})],
                    {
                        "c": at(0, "giants"),
                        "a": at(1, "orcs", orcs, horde=1),
                        "b": at(1, "orcs", 3),
                        "e": at(1, "orcs"),
                    },
                    packs=CURSED,
                ),
                act("conquer", order[0]),
                act("conquer", order[1]),
                expect(pieces=[{}, {}], hand=[0, fled], tray={"orcs": tray}),
            )


def test_what_fled_is_counted_with_the_hordes() -> None:
    """Rules summary, Hordes of: of two Orcs and two Hordes one Horde is lost, three tokens withdraw."""
    check(
        defenders(tokens=2, hordes=2, others="eh"),
        act("conquer", "b"),
        expect(hand=[0, 2], pieces=[{}, {"horde": 1}], tray={"orcs": 6}),
        STOP,
        END,
        act("withdraw", by=1, tokens={"e": 2}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"e": 3, "h": 1}, error="bad_allocation"),
        act("withdraw", by=1, tokens={"e": 3}),
        act("stop", by=1),
        expect(hand=[0, 2], pieces=[{}, {"horde": 1}], regions={"e": {"tokens": 1, "markers": {}}}),
    )


def test_redeployment_counts_them_too() -> None:
    """Rules summary, Hordes of: all tokens are put down, Hordes among them; they stand in company."""
    check(
        attackers(2, 2),
        STOP,
        expect(hand=[2, 0], pieces=[{"horde": 2}, {}]),
        act("redeploy", tokens={"c": 3}, error="bad_allocation"),
        END | {"error": "bad_allocation"},
        act("redeploy", tokens={"c": 5}),
        END,
        expect(
            regions={"c": {"tokens": 3, "markers": {"horde": 2}}},
            hand=[0, 0],
            pieces=[{}, {}],
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
        ),
    )


def test_readying_brings_the_hordes_to_the_hand() -> None:
    """Our reading: while tokens are in hand the Hordes are among them, wherever they stood."""
    check(
        position(
            VALLEY,
            [player("orcs", "hordes_of"), player("giants", "hill")],
            {
                "b": at(0, "orcs", 2),
                "c": at(0, "orcs", 0, horde=1),
                "d": at(0, "orcs", 1, horde=1),
                "h": at(1, "giants"),
            },
            packs=CURSED,
        ),
        STOP,
        expect(
            regions={
                "b": {"tokens": 1},
                "c": {"tokens": 1, "markers": {}},
                "d": {"tokens": 1, "markers": {}},
            },
            hand=[0, 0],
            pieces=[{"horde": 2}, {}],
        ),
    )


def test_they_disappear_in_decline() -> None:
    """Rules summary, Hordes of: a region with an Orc keeps the Orc, one held by Hordes alone is left."""
    check(
        position(
            VALLEY,
            [player("orcs", "hordes_of"), player("giants", "hill", 4)],
            {"b": at(0, "orcs", 0, horde=1), "c": at(0, "orcs", 1, horde=1), "d": at(1, "giants")},
            packs=CURSED,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
            regions={"b": None, "c": {"tokens": 1, "markers": {}, "in_decline": True}},
            pieces=[{}, {}],
            tray={"orcs": 9},
        ),
    )


def test_all_ghouls_stay_in_decline_and_no_horde_does() -> None:
    """Rules summary, Hordes of, with R064: the Ghouls keep their tokens, not the Hordes."""
    check(
        position(
            VALLEY,
            [player("ghouls", "hordes_of"), player("giants", "hill")],
            {"b": at(0, "ghouls", 3, horde=2), "c": at(0, "ghouls", 2), "h": at(1, "giants")},
            packs=CURSED,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"b": {"tokens": 3, "markers": {}}, "c": {"tokens": 2}},
            tray={"ghouls": 5},
        ),
    )


def test_hordes_of_elves_are_not_lost() -> None:
    """Rules summary, Hordes of, with R069: as tokens of the Elves they flee unharmed."""
    check(
        defenders("elves"),
        act("conquer", "b"),
        expect(tray={"elves": 9}, hand=[2, 1], pieces=[{}, {"horde": 1}]),
        STOP,
        act("redeploy", tokens={"b": 6, "c": 1}),
        END,
        act("stop", by=1),
        expect(hand=[0, 1], pieces=[{}, {"horde": 1}], regions={"h": {"tokens": 1}}),
    )


def test_a_token_beside_a_horde_is_not_alone() -> None:
    """Rules summary, Hordes of, with R073: Sorcerers find two tokens there."""
    scenario = defenders()
    scenario["players"][0]["active"]["race"] = "sorcerers"
    scenario["regions"]["c"]["race"] = "sorcerers"
    check(scenario, expect(can={"convert": []}), act("convert", "b", error="no_convert"))


def test_hordes_are_among_the_four_that_amazons_lift() -> None:
    """Rules summary, Hordes of, with R035: four tokens leave the map, and Hordes are tokens."""
    check(
        position(
            VALLEY,
            [player("amazons", "hordes_of"), player("giants", "hill")],
            {"b": at(0, "amazons", 4), "c": at(0, "amazons", 2), "h": at(1, "giants")},
            packs=CURSED,
        ),
        STOP,
        act("redeploy", tokens={"b": 5, "c": 1}, error="bad_allocation"),
        act("redeploy", tokens={"b": 3, "c": 1}),
        END,
        expect(
            hand=[2, 0],
            pieces=[{"horde": 2}, {}],
            regions={"b": {"tokens": 3, "markers": {}}, "c": {"tokens": 1, "markers": {}}},
        ),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("hordes_of", CURSED)
