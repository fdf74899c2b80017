"""Keep on the Motherland, Mine of the Lost Dwarf, Diamond Fields and Rusty Throne: coins, in decline too."""

from __future__ import annotations

from tests.rules.below import CAVES, LINE, PACKS, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player


def test_the_keep_pays_a_coin_and_defends_in_decline_too() -> None:
    """German compendium, Keep on the Motherland."""
    check(
        duel(LINE, {"c": mine(keep_on_the_motherland=1), "d": theirs(3)}, hand=0),
        act("decline"),
        expect(score={"lines": {"declined": 1, "keep_on_the_motherland": 1}}),
        expect(cost={"c": {"total": 4, "lines": {"base": 2, "tokens": 1, "keep_on_the_motherland": 1}}}),
    )


def test_the_keep_defends_where_nobody_is() -> None:
    check(duel(LINE, {"a": mine(), "b": {"markers": {"keep_on_the_motherland": 1}}}), expect(cost={"b": 4}))


def test_the_mine_pays_whoever_takes_it() -> None:
    check(
        duel(LINE, {"c": mine(), "d": theirs(mine_of_the_lost_dwarf=1)}, hand=3),
        act("conquer", "d"),
        act("stop"),
        act("redeploy", tokens={"c": 1, "d": 3}),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, "alchemist": 2, "mine_of_the_lost_dwarf": 2}}),
    )


def test_diamond_fields_pay_for_the_terrain_of_their_region() -> None:
    """German compendium, Diamond Fields: only for regions of the race that holds them."""
    players = [player("ratmen", "alchemist", declined=["elves"]), player("giants", "forest")]
    regions = {"a": mine(diamond_fields=1), "b": mine(), "c": mine(), "e": at(0, "elves")}
    check(
        duel(CAVES, regions, players=players),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 3, "declined": 1, "alchemist": 2, "diamond_fields": 2}}),
    )


def test_diamond_fields_work_in_decline() -> None:
    check(
        duel(CAVES, {"a": mine(diamond_fields=1), "c": mine()}, hand=0),
        act("decline"),
        expect(score={"lines": {"declined": 2, "diamond_fields": 2}}),
    )


def test_the_throne_takes_a_coin_for_each_race_beside_it() -> None:
    """German compendium, Rusty Throne."""
    players = [player("ratmen", "alchemist"), player("giants", "forest", declined=["elves"])]
    regions = {"b": mine(rusty_throne=1), "a": theirs(), "c": at(1, "elves"), "d": theirs()}
    check(
        duel(CAVES, regions, players=players),
        act("stop"),
        act("end_turn"),
        expect(score={"total": 3}, coins=[5 + 3 + 2, 3]),
    )


def test_the_throne_is_paid_in_decline_by_the_bank_for_tribes() -> None:
    regions = {"d": mine(rusty_throne=1), "c": {"lost_tribe": 1}, "e": theirs()}
    check(
        duel(LINE, regions, hand=0),
        act("decline"),
        expect(score={"lines": {"declined": 1, "rusty_throne": 1}}, coins=[5 + 2 + 1, 4]),
    )


def test_nobody_pays_the_throne_more_than_there_is() -> None:
    players = [player("ratmen", "alchemist"), player("giants", "forest", coins=0)]
    check(
        duel(LINE, {"d": mine(rusty_throne=1), "e": theirs()}, players=players),
        act("stop"),
        act("end_turn"),
        expect(coins=[8, 0]),
    )


def test_a_place_under_scavengers_pays_whoever_stands_on_top() -> None:
    """Rules of the expansions: a place belongs to whoever occupies its region."""
    players = [player("scavengers", "alchemist", 0, declined=["elves"]), player("giants", "forest")]
    under = {"race": "elves", "player": 0, "tokens": 1}
    lies = {**at(0, "scavengers", 1, mine_of_the_lost_dwarf=1), "under": under}
    check(
        duel(LINE, {"a": lies}, players=players, packs=(*PACKS, "sky_islands")),
        act("stop"),
        act("end_turn"),
        expect(
            score={
                "total": 6,
                "lines": {"regions": 1, "declined": 1, "alchemist": 2, "mine_of_the_lost_dwarf": 2},
            }
        ),
    )


def test_places_pay_beside_what_is_taken_from_their_region() -> None:
    """R338: inland, a mountain is worth nothing to Aquatic Khans, and the mine pays all the same."""
    khans = [player("khans", "aquatic"), player("giants", "forest")]
    check(
        duel(
            LINE,
            {"b": at(0, "khans", mine_of_the_lost_dwarf=1), "e": theirs()},
            players=khans,
            packs=(*PACKS, "sky_islands", "royal_bonus"),
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"total": 2}),
    )


def test_diamond_fields_pay_for_regions_under_scavengers() -> None:
    """R338: Orcs in decline hold the fields, and lie under Scavengers in another region of that terrain."""
    under = {**at(1, "scavengers"), "under": {"player": 0, "race": "orcs", "tokens": 1}}
    players = [player("ratmen", "alchemist", declined=["orcs"]), player("scavengers", "forest")]
    check(
        duel(
            CAVES,
            {"a": at(0, "orcs", diamond_fields=1), "c": under},
            players=players,
            packs=(*PACKS, "sky_islands"),
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"declined": 2, "diamond_fields": 2, "alchemist": 2}}),
    )
