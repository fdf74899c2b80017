"""Ice Witches: Winter markers, which make a region dearer for all and poorer for everybody else."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, idle, on_offer
from tests.rules.support import SYMBOLS, Json, act, at, board, check, expect, offer, player, position

PACKS = ("base", "spiders_web")
WITCH = at(0, "ice_witches")
FROZEN = at(0, "ice_witches", winter_marker=1)
WINTER = {"winter_marker": 1}


def freeze(error: str | None = None, **regions: int) -> Json:
    """Say where new Winter markers go."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="winter_marker", regions=regions, **refused)


def coven(power: str = "swamp", hand: int = 0, ben: Json | None = None, **regions: Json) -> Json:
    """Ann's Witches in b, a source of magic, and in c; Ben in d beside them, and in h."""
    ben = ben or player("giants", "seafaring")
    race = ben["active"]["race"]
    held = {"b": WITCH, "c": WITCH, "d": at(1, race), "h": at(1, race), **regions}
    return position(SYMBOLS, [player("ice_witches", power, hand), ben], held, PACKS)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 9, 1), ("flying", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Ice Witches: five and the badge, ten in the box."""
    check(
        offer(f"ice_witches {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"ice_witches": tray}),
    )


def test_one_marker_for_one_source() -> None:
    """R151: a marker adds one to the cost, in a line of its own; the Witches' own region pays in full."""
    check(
        coven(),
        STOP,
        freeze("marker_limit", b=1, c=1),
        freeze(c=1),
        END,
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            regions={"c": {"tokens": 1, "markers": WINTER}, "b": {"markers": {}}},
            cost={"c": {"total": 4, "lines": {"base": 2, "tokens": 1, "winter_marker": 1}}},
        ),
    )


def test_a_source_taken_this_turn_counts() -> None:
    """R219: what they hold when they redeploy."""
    check(
        coven(hand=3),
        act("conquer", "f"),
        STOP,
        freeze("marker_limit", b=1, c=1, f=1),
        freeze(b=1, f=1),
        END,
        expect(
            regions={"b": {"markers": WINTER}, "f": {"tokens": 3, "markers": WINTER}},
            cost={"f": {"total": 6, "lines": {"base": 2, "tokens": 3, "winter_marker": 1}}},
        ),
    )


def test_without_a_source_there_is_no_marker() -> None:
    """German compendium, Ice Witches: a source in the hands of the own declined race is not theirs."""
    scenario = position(
        SYMBOLS,
        [player("ice_witches", "swamp", declined=["orcs"]), player()],
        {"b": at(0, "orcs"), "c": WITCH},
        PACKS,
    )
    check(scenario, STOP, freeze("marker_limit", c=1), END)


def test_a_source_that_was_abandoned_brings_nothing() -> None:
    """German compendium, Ice Witches: it counts at the end of the turn, not at its beginning."""
    check(
        coven(),
        act("abandon", "b"),
        STOP,
        act("redeploy", tokens={"c": 2}),
        freeze("marker_limit", c=1),
    )


def test_when_and_where_they_are_placed() -> None:
    """R219: in redeployment, in own regions and those beside them, one in each."""
    check(
        coven(b=FROZEN),
        freeze("wrong_phase", c=1),
        STOP,
        freeze("marker_limit", c=2),
        freeze("marker_limit", b=1),
        freeze("bad_allocation", g=1),
        freeze("bad_allocation", h=1),
        freeze("unknown_region", z=1),
        freeze(c=1),
    )


def test_they_need_not_be_placed() -> None:
    """German compendium, Ice Witches: they may."""
    check(coven(), STOP, END, expect(regions={"b": {"markers": {}}, "c": {"markers": {}}}))


@pytest.mark.parametrize("power", ["underworld", "flying"])
def test_what_conquers_far_away_does_not_freeze_there(power: str) -> None:
    """R219: caverns and wings reach further in conquests only."""
    check(
        coven(power, 3),
        expect(why_not={"g": None}),
        STOP,
        act("redeploy", tokens={"b": 3, "c": 2}),
        freeze("bad_allocation", g=1),
    )


@pytest.mark.parametrize(
    ("region", "lines"),
    [
        ("a", {"base": 2, "winter_marker": 1}),
        ("f", {"base": 2, "lost_tribe": 1, "winter_marker": 1}),
        ("d", {"base": 2, "tokens": 1, "winter_marker": 1}),
    ],
)
def test_neighbours_of_every_kind_and_the_cost_to_the_witches(region: str, lines: dict[str, int]) -> None:
    """R221: empty land, a tribe, an enemy; the defence is raised against all, the Witches included."""
    check(
        coven(),
        STOP,
        freeze(**{region: 1}),
        END,
        *idle(1),
        expect(
            regions={region: {"markers": WINTER}},
            cost={region: {"total": sum(lines.values()), "lines": lines}},
        ),
    )


def test_a_marker_takes_a_coin_from_an_enemy() -> None:
    """R151: his region in Winter pays nothing."""
    check(
        coven(),
        STOP,
        freeze(d=1),
        END,
        *idle(1),
        expect(
            score={"player": 1, "total": 1, "lines": {"regions": 2, "ice_witches": -1}},
            coins=[7, 6],
        ),
    )


def test_one_coin_less_than_usual() -> None:
    """German compendium, Ice Witches: a region that is worth two to Merchants is worth one."""
    check(
        coven(ben=player("giants", "merchant")),
        STOP,
        freeze(d=1),
        END,
        *idle(1),
        expect(score={"player": 1, "total": 3, "lines": {"regions": 2, "merchant": 2, "ice_witches": -1}}),
    )


def test_a_race_in_decline_is_poorer_too() -> None:
    """R221: every region that they do not hold."""
    check(
        coven(ben=player("giants", "seafaring", declined=["orcs"]), d=at(1, "orcs")),
        STOP,
        freeze(d=1),
        END,
        *idle(1),
        expect(score={"player": 1, "total": 1, "lines": {"regions": 1, "declined": 1, "ice_witches": -1}}),
    )


def test_the_own_declined_race_is_poorer_too() -> None:
    """R221: the race counts, not its player; markers come before scoring."""
    check(
        position(
            SYMBOLS,
            [player("ice_witches", "swamp", declined=["orcs"]), player()],
            {"b": WITCH, "c": WITCH, "d": at(0, "orcs")},
            PACKS,
        ),
        STOP,
        freeze(d=1),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2, "declined": 1, "ice_witches": -1}}),
    )


def invaded(race: str, power: str = "seafaring", hand: int = 4) -> Json:
    """Ben's turn: he comes from d against c, where a lone Witch stands in Winter."""
    scenario = coven(ben=player(race, power, hand), c=FROZEN)
    return {**scenario, "current": 1}


def test_it_outlives_a_conquest() -> None:
    """German compendium, Ice Witches: now the conqueror is poorer there, and better defended."""
    check(
        invaded("giants"),
        act("conquer", "c"),
        expect(hand=[0, 0], regions={"c": {"player": 1, "tokens": 4, "markers": WINTER}}),
        STOP,
        END,
        expect(
            score={"player": 1, "total": 2, "lines": {"regions": 3, "ice_witches": -1}},
            cost={"c": {"total": 7, "lines": {"base": 2, "tokens": 4, "winter_marker": 1}}},
        ),
    )


def test_it_outlives_a_race_that_leaves_the_game() -> None:
    """German compendium, Ice Witches: it stays while they are active, whoever goes."""
    ben = player("giants", "seafaring", declined=["orcs"])
    check(
        {**coven(ben=ben, a=at(1, "orcs", winter_marker=1)), "current": 1},
        act("decline"),
        expect(tray={"orcs": 10}, regions={"a": {"markers": WINTER}}),
    )


def test_witches_off_the_map_are_still_active() -> None:
    """R054, R222: with their last token lost they have not declined, so Winter goes on."""
    scenario = invaded("giants")
    del scenario["regions"]["b"]
    check(
        scenario,
        act("conquer", "c"),
        STOP,
        END,
        expect(
            tray={"ice_witches": 10},
            score={"player": 1, "total": 2, "lines": {"regions": 3, "ice_witches": -1}},
        ),
        *idle(0),
        act("stop", by=1),
        act("redeploy", tokens={"c": 4, "d": 1, "h": 1}),
        END,
        expect(score={"player": 1, "total": 2, "lines": {"regions": 3, "ice_witches": -1}}),
    )


def test_a_marker_is_no_company_for_a_lone_token() -> None:
    """R073 likewise: it is no race token, so Sorcerers convert the Witch, and the marker stays."""
    check(
        invaded("sorcerers", hand=1),
        expect(can={"convert": ["c"]}),
        act("convert", "c"),
        expect(regions={"c": {"player": 1, "race": "sorcerers", "tokens": 1, "markers": WINTER}}),
    )


def test_the_dragon_does_not_feel_the_cold() -> None:
    """R091 and Ice Witches: one token is enough, and the marker stays beside the dragon."""
    check(
        invaded("giants", "dragon_master", 1),
        act("conquer", "c", **{"with": ["dragon"]}),
        expect(hand=[0, 0], regions={"c": {"player": 1, "markers": {"dragon": 1, **WINTER}}}),
    )


def test_discounts_count_as_always() -> None:
    """R002 and Ice Witches."""
    check(
        invaded("giants", "commando"),
        expect(
            cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1, "winter_marker": 1, "commando": -1}}}
        ),
    )


def test_an_empty_region_in_winter_is_empty() -> None:
    """R011 likewise: a marker is nobody, so Orcs are paid nothing for it, and less for the region."""
    check(
        position(
            SYMBOLS,
            [player("ice_witches", "swamp"), player("orcs", "seafaring", 3)],
            {"b": WITCH, "f": WITCH, "h": at(1, "orcs")},
            PACKS,
        ),
        STOP,
        freeze(i=1),
        END,
        expect(cost={"i": {"total": 3, "lines": {"base": 2, "winter_marker": 1}}}),
        act("conquer", "i", by=1),
        STOP,
        END,
        expect(score={"player": 1, "total": 1, "lines": {"regions": 2, "ice_witches": -1}}),
    )


def test_it_stays_where_witches_leave_and_come() -> None:
    """German compendium, Ice Witches: an abandoned region keeps it; one they take pays them in full."""
    check(
        coven(hand=3, c=FROZEN),
        act("abandon", "c"),
        expect(
            regions={"c": {"markers": WINTER}},
            cost={"c": {"total": 3, "lines": {"base": 2, "winter_marker": 1}}},
        ),
        act("conquer", "c"),
        STOP,
        act("redeploy", tokens={"b": 2, "c": 3}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}, regions={"c": {"markers": WINTER}}),
    )


def test_each_turn_brings_new_ones() -> None:
    """German compendium, Ice Witches: the old ones stay for good, and no region has two."""
    check(
        coven(),
        STOP,
        freeze(b=1),
        END,
        *idle(1),
        act("stop", by=0),
        freeze("marker_limit", b=1),
        freeze("marker_limit", c=1, d=1),
        freeze(d=1),
        END,
        expect(regions={"b": {"markers": WINTER}, "c": {"markers": {}}, "d": {"markers": WINTER}}),
    )


def test_decline_melts_all_of_them() -> None:
    """German compendium, Ice Witches: they lie as long as the race is active, wherever they lie."""
    check(
        coven(c=FROZEN),
        STOP,
        freeze(d=1),
        END,
        *idle(1),
        expect(score={"player": 1, "total": 1}),
        act("decline", by=0),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"c": {"in_decline": True, "markers": {}}, "d": {"markers": {}}},
            cost={"c": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
        *idle(1),
        expect(score={"player": 1, "total": 2, "lines": {"regions": 2}}),
    )


def test_a_stout_decline_melts_them_too() -> None:
    """R102 and Ice Witches: however the race declines."""
    check(
        coven("stout"),
        STOP,
        freeze(d=1),
        END,
        act("decline"),
        expect(regions={"d": {"markers": {}}}),
        *idle(1),
        expect(score={"player": 1, "total": 2, "lines": {"regions": 2}}),
    )


@pytest.mark.parametrize(
    ("race", "power", "marker"),
    [
        ("halflings", "seafaring", "hole"),
        ("giants", "heroic", "hero"),
        ("giants", "dragon_master", "dragon"),
    ],
)
def test_protected_regions_are_not_touched(race: str, power: str, marker: str) -> None:
    """R095, R220: what is immune to the powers of enemies is immune to Winter."""
    protected: dict[str, Any] = {"d": at(1, race, **{marker: 1})}
    check(coven(ben=player(race, power), **protected), STOP, freeze("immune", d=1), freeze(c=1))


@pytest.mark.parametrize(
    ("race", "pack", "declined"), [("white_ladies", "grand_dames", True), ("shrubmen", "royal_bonus", False)]
)
def test_races_that_protect_themselves_stay_warm(race: str, pack: str, declined: bool) -> None:
    """R220: White Ladies in decline, and Shrubmen in a Forest."""
    shore = board("ab bc", a="hill magic border", b="forest", c="farmland border")
    ben = player("orcs", "hill", declined=[race]) if declined else player(race, "hill")
    regions = {"a": WITCH, "b": at(1, race), "c": at(1, race)}
    check(
        position(shore, [player("ice_witches", "swamp"), ben], regions, (*PACKS, pack)),
        STOP,
        freeze("immune", b=1),
        freeze(a=1),
    )


def test_water_freezes_and_what_is_not_laid_is_not_kept() -> None:
    """R219: a lake beside them may get one; with one source there is one a turn, whatever was left out."""
    shore = board("ab al", a="hill magic border", b="forest", l="lake")
    check(
        position(
            shore, [player("ice_witches", "swamp"), player()], {"a": WITCH}, PACKS, **on_offer("orcs hill")
        ),
        STOP,
        END,
        act("pick", slot=0),
        STOP,
        END,
        act("stop", by=0),
        freeze("marker_limit", b=1, l=1),
        freeze(l=1),
        expect(regions={"l": {"markers": WINTER}}),
    )


def test_no_region_pays_less_than_nothing() -> None:
    """R221: Aquatic regions inland pay nothing anyway, and Winter takes no more from them."""
    shore = board("ab bc cs", a="hill magic border", b="forest", c="farmland", s="sea border")
    ben = player("orcs", "aquatic")
    regions = {"a": WITCH, "b": at(1, "orcs"), "c": at(1, "orcs")}
    check(
        position(shore, [player("ice_witches", "swamp"), ben], regions, (*PACKS, "royal_bonus")),
        STOP,
        freeze(b=1),
        END,
        *idle(1),
        expect(score={"player": 1, "total": 2}),
    )


def test_a_marker_is_no_attack() -> None:
    """Rulebook, Diplomat: whose region was put in Winter was not attacked, and may become an ally."""
    check(coven("diplomat"), STOP, freeze(d=1), act("ally", player=1), END, expect(why_not={"c": "peace"}))


def test_other_races_have_no_markers() -> None:
    """German compendium, Ice Witches: the race with this banner, while it is active."""
    check(
        position(
            SYMBOLS,
            [player("orcs", "hill", declined=["ice_witches"]), player()],
            {"b": at(0, "ice_witches"), "f": at(0, "orcs")},
            PACKS,
        ),
        STOP,
        freeze("wrong_phase", f=1),
        freeze("wrong_phase", b=1),
    )
