"""Stonehedge: a power more for whoever holds it."""

from __future__ import annotations

import pytest

from sw_widget import Game, packs
from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player

COLUMN = [
    {"race": "elves", "power": "flying", "coins": 0},
    {"race": "trolls", "power": "swamp", "coins": 0},
    {"race": "humans", "power": "hill", "coins": 0},
    {"race": "orcs", "power": "mounted", "coins": 0},
    {"race": "dwarves", "power": "underworld", "coins": 0},
    {"race": "wizards", "power": "dragon_master", "coins": 0},
]
STACKS = {"column": COLUMN, "race_stack": ["tritons", "amazons"]}


def test_cursed_is_put_aside() -> None:
    """German compendium, Stonehedge."""
    regions = {"c": mine(), "d": {"markers": {"monster": 2}}, "e": theirs()}
    check(
        duel(
            LINE,
            regions,
            packs=("base", "cursed", "underground"),
            places=["stonehedge"],
            power_stack=["cursed", "commando", "merchant"],
            **STACKS,
        ),
        act("conquer", "d"),
        expect(hand=[1, 0], cost={"b": {"total": 2, "lines": {"base": 2, "mountain": 1, "commando": -1}}}),
    )


def test_what_is_put_aside_and_what_is_drawn_is_told() -> None:
    regions = {"c": mine(), "d": {"markers": {"monster": 2}}, "e": theirs()}
    packs = ("base", "cursed", "underground")
    drawn = {"places": ["stonehedge"], "power_stack": ["cursed", "commando", "merchant"], **STACKS}
    scenario = duel(LINE, regions, packs=packs, **drawn)
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario}).play("conquer", region="d")
    told = [(event.kind, event.params["power"]) for event in game.events_of(-1) if "power" in event.params]
    assert told == [("badge_put_aside", "cursed"), ("badge_drawn", "commando")]


def test_the_power_goes_to_whoever_conquers_it() -> None:
    regions = {"c": mine(), "d": theirs(stonehedge=1), "b": theirs()}
    check(
        duel(LINE, regions, stonehedge="commando", hand=7),
        expect(cost={"d": 3, "b": 4}),
        act("conquer", "d"),
        expect(cost={"b": 3, "e": 1}),
    )


def test_tokens_of_the_badge_do_not_come() -> None:
    check(duel(LINE, {"c": mine(stonehedge=1)}, stonehedge="commando", hand=2), expect(hand=[2, 0]))


def test_wealthy_pays_once_for_each_race() -> None:
    check(
        duel(LINE, {"c": mine(stonehedge=1), "e": theirs()}, stonehedge="wealthy", hand=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "alchemist": 2, "wealthy": 7}}),
        act("stop"),
        act("end_turn"),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 1, "alchemist": 2}}),
    )


@pytest.mark.parametrize(("badge", "in_decline"), [("wise", 2), ("merchant", 0)])
def test_a_power_for_races_in_decline_works_in_decline(badge: str, in_decline: int) -> None:
    lines = {"declined": 1, **({badge: in_decline} if in_decline else {})}
    check(
        duel(LINE, {"c": mine(stonehedge=1), "e": theirs()}, stonehedge=badge, hand=0),
        act("decline"),
        act("stop"),
        act("end_turn"),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": lines}),
    )


def test_pieces_of_the_power_leave_with_it() -> None:
    regions = {"c": mine(stonehedge=1), "b": mine(fortress=1), "d": theirs(5)}
    check(
        duel(LINE, regions, stonehedge="fortified", hand=0),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, "alchemist": 2, "fortified": 1}}),
        act("conquer", "c"),
        expect(regions={"b": {"markers": {}}}),
    )


def test_its_own_badge_is_not_kept_in_decline_for_it() -> None:
    check(
        duel(LINE, {"c": mine(stonehedge=1), "e": theirs()}, stonehedge="spirit", hand=0),
        act("decline"),
        expect(score={"lines": {"declined": 1}}),
    )


def test_magic_of_stonehedge_has_the_bag() -> None:
    regions = {"c": mine(stonehedge=1), "e": theirs(sword_of_the_killer_rabbit=1)}
    check(
        duel(LINE, regions, stonehedge="magic", hand=2),
        act("conquer", "b", **{"with": ["bag", "sword_of_the_killer_rabbit"]}),
        expect(hand=[1, 0], regions={"b": {"tokens": 1, "markers": {"bag": 1}}}),
    )


def test_a_scenario_knows_encampments_that_stonehedge_brings_beside_a_relic() -> None:
    """Both the relic and the place lend something, whichever region is named first."""
    regions = {"a": mine(sword_of_the_killer_rabbit=1, encampment=1), "b": mine(stonehedge=1)}
    check(
        duel(LINE, regions, stonehedge="bivouacking"),
        expect(regions={"a": {"markers": {"sword_of_the_killer_rabbit": 1, "encampment": 1}}}),
    )


LAND_PACKS = tuple(pack.id for pack in packs.get_all(packs.printed()) if pack.races)
BADGES = sorted(power.id for pack in packs.get_all(LAND_PACKS) for power in pack.powers)


def given_up(badge: str) -> tuple[Game, Game]:
    """Amazons who have given up Stonehedge with this badge at redeployment, and who have not yet."""
    few = 1 if badge == "hordes_of" else 2  # two Hordes more are in hand
    regions = {
        "a": at(0, "amazons", few, stonehedge=1),
        "b": at(0, "amazons", few),
        "c": at(0, "amazons", 2),
        "e": theirs(),
    }
    mine_and_theirs = [player("amazons", None, 0, first_turn=False), player("giants", None, 0)]
    scenario = duel(LINE, regions, players=mine_and_theirs, packs=LAND_PACKS, stonehedge=badge)
    before = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    while "stop" in before.legal.kinds:  # Marauding has two waves
        before.play("stop")
    after = before.copy()
    after.play("redeploy", tokens={"b": 1, "c": 1})
    return after, before


@pytest.mark.parametrize("badge", BADGES)
def test_given_up_and_taken_back_it_was_never_given_up(badge: str) -> None:
    """R344, with each badge that it can lend; and what was given up is read back as it is."""
    after, before = given_up(badge)
    assert Game.from_code(after.code).position == after.position
    assert Game.from_scenario(after.to_scenario()).position == after.position
    for_good = after.copy()
    coins = after.score_preview().total
    for_good.play("end_turn")
    assert for_good.last_score.total == coins <= 2
    for game in (after, before):
        game.play("redeploy", tokens={"a": 1, "c": 1})
    assert after.position == before.position
