"""Drakons: tokens that leave the game for dragons, which guard what they took until the next own turn."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import Game
from tests.rules.above import PACKS, take
from tests.rules.powers.badges import END, STOP
from tests.rules.support import COAST, VALLEY, Json, act, at, check, expect, offer, player, position

MEANS = "transformed_drakon"
TURNED = {MEANS: 1}


def hoard(hand: int, ben: Json | None = None, power: str = "hill", **more: Any) -> Json:
    """Ann's Drakons in a with so many in hand; Ben in b with two tokens, and in the mountain d."""
    ben = ben or player("orcs", "swamp")
    race = ben["active"]["race"]
    regions = {"a": at(0, "drakons"), "b": at(1, race, 2), "d": at(1, race), **more.pop("regions", {})}
    packs = (*PACKS, *more.pop("packs", ()))
    return position(VALLEY, [player("drakons", power, hand), ben], regions, packs, **more)


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Drakons: six and the badge, eleven in the box."""
    check(
        offer(f"drakons {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"drakons": tray}),
    )


def test_three_in_a_turn_and_no_fourth() -> None:
    """German compendium, Drakons: up to three; each leaves the game, and another token takes the region."""
    check(
        hoard(8, regions={"b": at(1, "orcs", 4), "c": at(1, "orcs", 3), "d": at(1, "orcs", 2)}),
        expect(tray={"drakons": 2}, cost={"b": 6, "c": 5}),
        take("b", MEANS),
        take("c", MEANS),
        take("d", MEANS),
        expect(
            hand=[2, 6],
            tray={"drakons": 2, "orcs": 4},
            regions={name: {"player": 0, "tokens": 1, "markers": TURNED} for name in "bcd"},
        ),
        take("e", MEANS, error="already_used"),
        act("conquer", "e"),
        expect(hand=[0, 6], regions={"e": {"player": 0, "tokens": 2, "markers": {}}}),
    )


def test_a_dragon_guards_until_the_next_own_turn() -> None:
    """German compendium, Drakons: it leaves then, and the token that it was does not come back."""
    check(
        hoard(2),
        expect(tray={"drakons": 8}),
        take("b", MEANS),
        STOP,
        END,
        expect(score={"player": 0, "total": 2 + 1, "lines": {"regions": 2, "hill": 1}}),
        expect(regions={"d": {"tokens": 2}}, why_not={"b": "immune"}, cost={"b": None}),
        act("conquer", "b", by=1, error="immune"),
        act("attempt", "b", error="immune"),
        STOP,
        act("redeploy", tokens={"d": 2}),
        END,
        expect(
            to_act={"player": 0, "phase": "start"},
            regions={"b": {"player": 0, "tokens": 1, "markers": {}}},
            tray={"drakons": 8},
            hand=[0, 0],
        ),
        act("stop", by=0),
        END,
        expect(
            why_not={"b": "not_enough_tokens"}, cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}
        ),
    )


def test_new_dragons_every_turn() -> None:
    """German compendium, Drakons: once removed they can be used again, each for one more token."""
    check(
        hoard(6),
        take("b", MEANS),
        STOP,
        act("redeploy", tokens={"a": 5, "b": 1}),
        END,
        act("stop", by=1),
        act("redeploy", tokens={"d": 2}),
        END,
        take("d", MEANS, by=0),
        take("c", MEANS),
        expect(
            tray={"drakons": 4},
            hand=[0, 1],
            regions={"b": {"markers": {}}, "c": {"markers": TURNED}, "d": {"markers": TURNED}},
        ),
    )


def test_neither_powers_nor_races_touch_a_guarded_region() -> None:
    """Dragon Master, R095: Sorcerers do not convert the token beside the dragon."""
    check(
        hoard(2, player("sorcerers", "swamp", 1)),
        take("b", MEANS),
        STOP,
        END,
        act("convert", "b", by=1, error="immune"),
        act("stop"),
    )


@pytest.mark.parametrize(
    ("hand", "region", "error"),
    [
        (2, "e", "not_adjacent"),
        (2, "b", "immune"),
        (2, "a", "own_region"),
        (1, "c", "not_enough_tokens"),
        (0, "c", "no_tokens"),
    ],
)
def test_where_no_dragon_goes(hand: int, region: str, error: str) -> None:
    """R092: a dragon needs the same reach, breaks no protection, and takes two tokens from the hand."""
    ben = player("orcs", "heroic")
    check(
        hoard(hand, ben, regions={"b": at(1, "orcs", hero=1), "d": at(1, "orcs", hero=1)}),
        take(region, MEANS, error=error),
    )


def test_water_stays_water() -> None:
    """R092: what cannot be conquered at all is not taken by a dragon."""
    check(
        position(COAST, [player("drakons", "hill", 3), player()], {"b": at(0, "drakons")}, PACKS),
        take("s", MEANS, error="water"),
    )


def test_a_dragon_opens_the_way_onto_the_map() -> None:
    """R092: a first conquest is possible where others could enter, and nowhere else."""
    scenario = hoard(2, regions={"a": None, "b": at(1, "orcs", 5)})
    check(
        scenario,
        take("d", MEANS, error="not_border"),
        take("b", MEANS),
        expect(hand=[0, 4], regions={"b": {"player": 0, "race": "drakons", "tokens": 1, "markers": TURNED}}),
    )


def test_the_dragon_master_has_one_more() -> None:
    """R002 likewise: both gifts hold, and the Master's dragon takes no token out of the game."""
    check(
        hoard(3, power="dragon_master"),
        take("b", "dragon"),
        expect(hand=[2, 1]),
        take("d", MEANS),
        expect(hand=[0, 1], regions={"b": {"markers": {"dragon": 1}}, "d": {"markers": TURNED}}),
    )


def test_a_skag_attack_takes_the_dragon_as_well() -> None:
    """R248: turned token and victim are gone, and the dragon counts among the three."""
    skags = {**at(1, "skags", 2, loot_marker=1), "loot": "attack"}
    d = {**at(1, "skags", 1, loot_marker=1), "loot": 0}
    scenario = hoard(8, player("skags", "swamp"), packs=("spiders_web",), regions={"b": skags, "d": d})
    check(
        scenario,
        take("b", MEANS),
        expect(hand=[6, 0], tray={"drakons": 3}, regions={"b": {"player": 1, "race": "skags", "tokens": 2}}),
        act("conquer", "b", error="already_used"),
        take("c", MEANS),
        take("d", MEANS),
        expect(hand=[2, 0]),
        take("f", MEANS, error="already_used"),
    )


def test_decline_drives_the_dragons_away() -> None:
    """Dragon Master: the dragon disappears with the decline, here one after scoring."""
    check(
        hoard(2, power="stout"),
        take("b", MEANS),
        STOP,
        END,
        act("decline"),
        expect(
            regions={"b": {"player": 0, "in_decline": True, "markers": {}}},
            tray={"drakons": 8},
            why_not={"b": "not_enough_tokens"},
            cost={"b": 3},
        ),
    )


def test_drakons_in_decline_turn_no_more() -> None:
    """Rulebook, In decline: the gift is lost, and the next race does not have it."""
    scenario = position(
        VALLEY, [player("orcs", "hill", 4, declined=["drakons"]), player()], {"b": at(0, "drakons")}, PACKS
    )
    check(scenario, take("b", MEANS, error="wrong_phase"), act("conquer", "b"), expect(hand=[1, 0]))


def test_without_any_token_there_is_none_to_turn() -> None:
    """Order of the codes: that the hand is empty goes before whatever else is missing."""
    scenario = position(
        VALLEY, [player("drakons", "hill", 0), player("orcs", "swamp")], {"b": at(1, "orcs", 2)}, PACKS
    )
    check(scenario, take("b", MEANS, error="no_tokens"))


def test_both_kinds_of_dragon_may_take_a_region_together() -> None:
    """R342."""
    check(
        hoard(4, power="dragon_master", regions={"b": at(1, "orcs", 4)}),
        act("conquer", "b", **{"with": ["dragon", MEANS]}),
        expect(hand=[2, 3], regions={"b": {"tokens": 1, "markers": {"dragon": 1, **TURNED}}}),
        take("c", "dragon", error="already_used"),
    )


def test_a_dragon_in_vain_is_told_as_what_it_costs() -> None:
    """Where one token would do, the one that turns comes on top of it."""
    game = Game.from_scenario({"format": "sw-scenario/1", **hoard(5, power="commando")})
    plain, turned = game.cost("c"), game.cost("c", means=MEANS)
    assert plain is not None and turned is not None
    assert (plain.total, turned.total) == (1, 2)
    game.play("conquer", region="c", means=MEANS)
    assert game.hand[0] == 5 - turned.total
