"""Royal: a Queen who makes one region immune, and stays there in decline."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.powers.badges import (
    END,
    STOP,
    check_badge_is_kept,
    check_badge_value,
    check_kept_badge_leaves_with_its_race,
    idle,
    on_offer,
)
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "underground")
QUEEN = {"queen": 1}


def seat(region: str, **more: Any) -> Json:
    """The Queen takes her seat."""
    return act("place", marker="queen", regions={region: 1}, **more)


def court(power: str = "royal", regions: Json | None = None, **more: Any) -> Json:
    """Ann's turn: her Ratmen in b and c, and Ben's Orcs in d, beside both."""
    held = {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "d": at(1, "orcs")} | (regions or {})
    ann = more.pop("ann", None) or player("ratmen", power)
    ben = more.pop("ben", None) or player("orcs", "hill", 6)
    return position(VALLEY, [ann, ben], held, more.pop("packs", PACKS), **more)


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen of 13."""
    check_badge_value("ratmen", "royal", 13, 0, PACKS)


def test_her_region_is_immune_and_the_next_is_not() -> None:
    """German compendium, Royal: she comes at the end of the turn."""
    check(
        court(),
        seat("b", error="wrong_phase"),
        STOP,
        seat("b"),
        END,
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            regions={"b": {"markers": QUEEN}},
            why_not={"b": "immune", "c": None},
        ),
        act("conquer", "b", error="immune"),
    )


@pytest.mark.parametrize(
    ("ben", "step"),
    [
        (("orcs", "dragon_master"), act("conquer", "b", by=1, error="immune", **{"with": ["dragon"]})),
        (("sorcerers", "hill"), act("convert", "b", by=1, error="immune")),
        (("orcs", "vampire"), act("convert", "b", by=1, error="immune")),
    ],
)
def test_no_power_reaches_her_region(ben: tuple[str, str], step: Json) -> None:
    """German compendium, Royal: immune to powers of races and badges as well."""
    regions = {"b": at(0, "ratmen", queen=1), "d": at(1, ben[0])}
    check(court(regions=regions, ben=player(*ben, 4), current=1), step)


def test_she_may_move_every_turn_and_stays_where_she_is_left() -> None:
    """German compendium, Royal: into one region of her race at a time."""
    regions = {"b": at(0, "ratmen", queen=1)}
    check(
        court(regions=regions),
        STOP,
        seat("d", error="bad_allocation"),
        seat("g", error="bad_allocation"),
        act("place", marker="queen", regions={"b": 1, "c": 1}, error="marker_limit"),
        seat("c"),
        END,
        expect(why_not={"b": None, "c": "immune"}),
    )
    check(court(regions=regions), *idle(0), expect(why_not={"b": "immune", "c": None}))


def test_where_her_region_is_left_she_comes_back_to_the_hand() -> None:
    """German compendium, Royal: there is one Queen, and she is put into a region that the race holds."""
    check(
        court(regions={"b": at(0, "ratmen", queen=1)}),
        act("abandon", "b"),
        expect(regions={"b": None}),
        STOP,
        act("redeploy", tokens={"c": 2}),
        seat("c"),
        END,
        expect(regions={"c": {"tokens": 2, "markers": QUEEN}}, why_not={"c": "immune"}),
    )


def test_in_decline_she_stays_and_does_not_move() -> None:
    """German compendium, Royal: her region is immune on, and pays like any other."""
    check(
        court(regions={"b": at(0, "ratmen", 3, queen=1)}, **on_offer("elves forest", "trolls swamp")),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"b": {"in_decline": True, "tokens": 1, "markers": QUEEN}},
            why_not={"b": "immune", "c": None},
        ),
        act("stop", by=1),
        act("redeploy", tokens={"d": 7}),
        END,
        act("pick", slot=0),
        STOP,
        seat("c", error="wrong_phase"),
    )


def test_who_declines_with_the_queen_in_hand_never_places_her() -> None:
    """German compendium, Royal: in decline she cannot be moved any more."""
    check(
        court(),
        act("decline"),
        expect(regions={"b": {"markers": {}}, "c": {"markers": {}}}, why_not={"b": None, "c": None}),
    )


def test_she_leaves_when_her_race_does() -> None:
    """German compendium, Royal: with the next decline, which takes her race off the map."""
    check(
        court(
            "forest",
            {"b": at(0, "trolls", queen=1), "c": at(0, "ratmen")},
            ann=player("ratmen", "forest", declined=[("trolls", "royal")]),
        ),
        act("decline"),
        expect(regions={"b": None}, why_not={"b": None}),
    )


def test_the_own_active_race_may_take_the_declined_queens_region() -> None:
    """R283: she keeps others out; then she is gone."""
    check(
        court(
            "forest",
            {"b": at(0, "trolls", queen=1), "c": at(0, "ratmen")},
            ann=player("ratmen", "forest", 4, declined=[("trolls", "royal")]),
        ),
        act("conquer", "b"),
        expect(regions={"b": {"race": "ratmen", "markers": {}}}),
    )


def test_royal_ghouls_in_decline_go_on_conquering_and_leave_her_behind() -> None:
    """Rulebook, Ghouls, and German compendium, Royal: Ghouls move in decline, the Queen does not."""
    check(
        court(
            "forest",
            {"b": at(0, "ghouls", 4, queen=1), "c": at(0, "ratmen")},
            ann=player("ratmen", "forest", declined=[("ghouls", "royal")]),
        ),
        act("conquer", "a"),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"a": 3, "b": 1}),
        act("redeploy", tokens={"c": 1}),
        seat("a", error="wrong_phase"),
        END,
        expect(regions={"a": {"markers": {}}, "b": {"markers": QUEEN}}),
    )


def test_the_badge_stays_with_its_race_and_leaves_with_it() -> None:
    """German compendium, Royal: it works in decline, so the race keeps it until it is gone."""
    check_badge_is_kept("royal", PACKS)
    check_kept_badge_leaves_with_its_race("royal", PACKS)


def test_lent_by_stonehedge_she_stays_only_while_the_place_is_held() -> None:
    """German compendium, Stonehedge: pieces of its power leave with it."""
    regions = {"b": at(0, "ratmen"), "c": at(0, "ratmen", stonehedge=1)}
    check(
        court("forest", regions, stonehedge="royal"),
        STOP,
        seat("b"),
        END,
        expect(why_not={"b": "immune", "c": None}),
        act("conquer", "c", by=1),
        expect(regions={"b": {"markers": {}}}, why_not={"b": None}),
    )


def test_lent_by_stonehedge_she_stays_in_decline() -> None:
    """German compendium, Stonehedge: a power that has to do with races in decline serves them there."""
    regions = {"b": at(0, "ratmen", queen=1), "c": at(0, "ratmen", stonehedge=1)}
    check(
        court("forest", regions, stonehedge="royal"),
        act("decline"),
        expect(regions={"b": {"markers": QUEEN}}, why_not={"b": "immune", "c": None}),
    )


def test_a_copied_queen_leaves_when_the_copy_ends() -> None:
    """R155, and German compendium, Copycat: with the own next turn."""
    check(
        court("copycat", packs=(*PACKS, "spiders_web"), **on_offer("elves royal", "trolls swamp")),
        act("use", trait="copycat", slot=0),
        STOP,
        seat("b"),
        END,
        expect(why_not={"b": "immune"}),
        act("stop", by=1),
        act("redeploy", tokens={"d": 7}),
        END,
        expect(to_act={"player": 0, "phase": "start"}, regions={"b": {"markers": {}}}),
        act("stop"),
        seat("b", error="wrong_phase"),
    )


def test_the_refusal_says_why() -> None:
    """German compendium, Royal: whoever asks hears of the Queen."""
    scenario = court(regions={"b": at(0, "ratmen", queen=1)}, current=1)
    reason = Game.from_scenario({"format": "sw-scenario/1", **scenario}).why_not("conquer", region="b")
    assert "queen protects b" in str(reason)
