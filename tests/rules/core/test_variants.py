"""Optional rules: each off and on."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import packs
from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def on(name: str, scenario: Json) -> Json:
    return {**scenario, "variants": [name]}


def offer(coins: int, third: int) -> Json:
    """Ann has some coins; the third of three combos carries some."""
    return position(
        VALLEY,
        [player(coins=coins), player()],
        column=[
            {"race": "trolls", "power": "forest", "coins": 0},
            {"race": "giants", "power": "mounted", "coins": 0},
            {"race": "humans", "power": "hill", "coins": third},
        ],
    )


def test_coins_on_the_combo_do_not_help_to_pay() -> None:
    """One own coin does not buy the third combo though it carries two. Ruling R061 as played by default."""
    check(
        offer(1, 2),
        expect(can={"pick": [0, 1]}),
        act("pick", slot=2, error="cannot_afford"),
    )


def test_variant_pay_with_combo_coins() -> None:
    """With the variant the coins on the combo count: 1 - 2 + 2 = 1. Ruling R061."""
    check(
        on("pay_with_combo_coins", offer(1, 2)),
        expect(can={"pick": [0, 1, 2]}),
        act("pick", slot=2),
        expect(coins=[1, 5], hand=[9, 0], column=[{"race": "trolls", "power": "forest", "coins": 1}]),
    )


@pytest.mark.parametrize(
    ("coins", "third", "slots"), [(1, 0, [0, 1]), (0, 1, [0]), (0, 2, [0, 2]), (1, 1, [0, 1, 2])]
)
def test_variant_pay_with_combo_coins_needs_enough_of_both(coins: int, third: int, slots: list[int]) -> None:
    """Own coins and those on the combo together must make up the price of 2. Ruling R061."""
    check(on("pay_with_combo_coins", offer(coins, third)), expect(can={"pick": slots}))


SHIPS = position(COAST, [player("tritons", "seafaring", 6), player()], {"a": at(0, "tritons")})


def test_a_sea_is_not_coastal() -> None:
    """Seafaring Tritons pay 2 for a Sea: it is water, not a region on its shore. R100 as played by
    default."""
    check(SHIPS, expect(cost={"s": {"total": 2, "lines": {"base": 2}}, "b": 1}))


def test_variant_sea_is_coastal() -> None:
    """With the variant the Tritons' discount holds at sea. Ruling R100."""
    check(
        on("sea_is_coastal", SHIPS),
        expect(cost={"s": {"total": 1, "lines": {"base": 2, "tritons": -1}}, "b": 1}),
    )


def pack(dice: list[int]) -> Json:
    """Ghouls in a can try c with one token in hand, the Humans in e can try d, g and h with one."""
    return position(
        VALLEY,
        [player("humans", "swamp", 1, declined=["ghouls"]), player()],
        {"a": at(0, "ghouls", 2), "e": at(0, "humans")},
        dice=dice,
    )


def test_two_dice_for_ghouls_and_the_active_race() -> None:
    """Each of the two races may end with an attempt. Ruling R067 as played by default."""
    check(
        pack([1, 1]),
        act("attempt", "c"),
        expect(regions={"c": {"race": "ghouls", "tokens": 1}}, can={"attempt": ["d", "g", "h"]}),
        act("attempt", "g"),
        expect(regions={"g": {"race": "humans", "tokens": 1}}),
    )


def test_variant_one_die_for_ghouls() -> None:
    """With the variant a turn has one attempt: after the Ghouls' the active race has none. Ruling R067."""
    check(
        on("one_die_for_ghouls", pack([1, 1])),
        act("attempt", "c"),
        expect(can={"attempt": []}, chance={"g": None}, to_act={"player": 0, "phase": "conquest"}),
    )
    check(
        on("one_die_for_ghouls", pack([1, 1])),
        act("stop"),
        expect(can={"attempt": ["d", "g", "h"]}, chance={"g": "1/2"}),
        act("attempt", "g"),
        expect(regions={"g": {"race": "humans", "tokens": 1}}),
    )


WIPED_OUT = position(
    VALLEY,
    [player("amazons", "swamp", 4, first_turn=False), player("giants", "forest")],
    {"h": at(1, "giants")},
)


def test_amazons_that_come_back_lift_four_again() -> None:
    """Four Amazons enter, and all four are lifted at the end: nothing is scored. R038 as played by
    default."""
    check(
        WIPED_OUT,
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 4}, error="bad_allocation"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={}),
        act("end_turn"),
        expect(hand=[4, 0], regions={"b": None}, score={"player": 0, "total": 0, "lines": {}}),
    )


def test_variant_amazons_reenter() -> None:
    """With the variant no token is lifted in the turn of the new entry, but again in the next. Ruling
    R038."""
    check(
        on("amazons_reenter", WIPED_OUT),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 4}),
        act("end_turn"),
        expect(
            hand=[0, 0],
            regions={"b": {"tokens": 4}},
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
        ),
        act("stop", by=1),
        act("end_turn"),
        act("conquer", "c", by=0),
        act("stop"),
        act("redeploy", tokens={"b": 2, "c": 2}, error="bad_allocation"),
        act("redeploy", tokens={}),
        act("end_turn"),
        expect(hand=[4, 0], score={"player": 0, "total": 0, "lines": {}}),
    )


def test_variant_amazons_reenter_leaves_their_first_turn_alone() -> None:
    """A first entry lifts four as always. Ruling R038; Rulebook, Amazons."""
    check(
        on("amazons_reenter", position(VALLEY, [player("amazons", "swamp", 14), player()])),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 14}, error="bad_allocation"),
        act("redeploy", tokens={"b": 10}),
        act("end_turn"),
        expect(hand=[4, 0], regions={"b": {"tokens": 10}}),
    )


def elves() -> Json:
    """Ann plays Elves with eight tokens; Ben's Ratmen and Cleo's Wizards are about to attack them."""
    return position(
        VALLEY,
        [player("elves", "swamp"), player("ratmen", "pillaging", 11), player("wizards", "merchant", 8)],
        {
            "b": at(0, "elves", 2),
            "c": at(0, "elves", 2),
            "d": at(0, "elves", 2),
            "g": at(0, "elves", 2),
            "a": at(1, "ratmen"),
            "h": at(2, "wizards"),
            "f": None,
        },
        current=1,
    )


def test_elves_lose_no_token() -> None:
    """Two regions taken, all four Elves in hand. Rulebook, Elves; ruling R069."""
    check(
        elves(),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(hand=[4, 3, 8], tray={"elves": 3}),
    )


def test_variant_elves_lose_one_a_round() -> None:
    """With the variant the first region costs the Elves a token, further ones in the round none. German
    compendium, Elves."""
    check(
        on("elves_lose_one_a_round", elves()),
        act("conquer", "b"),
        expect(hand=[1, 7, 8], tray={"elves": 4}),
        act("conquer", "c"),
        expect(hand=[3, 3, 8], tray={"elves": 4}),
    )


def test_variant_elves_lose_one_a_round_whoever_attacks() -> None:
    """The round is longer than a turn: a second attacker before the Elves' next turn takes no further token.
    German compendium, Elves."""
    check(
        on("elves_lose_one_a_round", elves()),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 8, "b": 4}),
        act("end_turn"),
        act("withdraw", tokens={"c": 1}, by=0),
        act("conquer", "g", by=2),
        expect(hand=[2, 0, 4], tray={"elves": 4}),
    )


def test_variant_elves_lose_again_in_the_next_round() -> None:
    """After the Elves' own turn the count starts anew. German compendium, Elves."""
    check(
        on("elves_lose_one_a_round", elves()),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 6, "b": 6}),
        act("end_turn"),
        act("withdraw", tokens={"d": 1}, by=0),
        act("stop", by=2),
        act("redeploy", tokens={"h": 9}),
        act("end_turn"),
        expect(tray={"elves": 4}),
        act("stop", by=0),
        act("redeploy", tokens={"c": 2, "d": 3, "g": 2}),
        act("end_turn"),
        act("conquer", "c", by=1),
        expect(tray={"elves": 5}, hand=[1, 6, 0]),
    )


@pytest.mark.parametrize(
    ("power", "plain", "more"), [("hill", 7, 8), ("merchant", 5, 6), ("fortified", 6, 7), ("flying", 8, 8)]
)
def test_variant_dwarves_one_more(power: str, plain: int, more: int) -> None:
    """With the variant Dwarves bring one token more, as long as the box has one. German compendium,
    Dwarves."""
    start = position(VALLEY, [player(), player()], column=[{"race": "dwarves", "power": power, "coins": 0}])
    check(start, act("pick", slot=0), expect(hand=[plain, 0], tray={"dwarves": 8 - plain}))
    check(
        on("dwarves_one_more", start), act("pick", slot=0), expect(hand=[more, 0], tray={"dwarves": 8 - more})
    )


def test_variant_dwarves_one_more_is_for_dwarves() -> None:
    """Other races get what their banner says. German compendium, Dwarves."""
    start = position(VALLEY, [player(), player()], column=[{"race": "humans", "power": "hill", "coins": 0}])
    check(on("dwarves_one_more", start), act("pick", slot=0), expect(hand=[9, 0]))


PEACE = position(
    VALLEY,
    [player("humans", "diplomat"), player("giants", "forest"), player("wizards", "hill")],
    {"c": at(0, "humans"), "h": at(1, "giants"), "e": at(2, "wizards")},
)


def test_peace_is_free() -> None:
    """A Diplomat pays nothing for an ally. Rulebook, Diplomat."""
    check(PEACE, act("stop"), act("ally", player=1), act("end_turn"), expect(coins=[6, 5, 5]))


def test_variant_diplomat_pays() -> None:
    """With the variant the ally gets one of the Diplomat's coins: 5 + 1 - 1. German compendium, Diplomat."""
    check(
        on("diplomat_pays", PEACE),
        act("stop"),
        act("ally", player=1),
        act("end_turn"),
        expect(coins=[5, 6, 5], score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_variant_diplomat_pays_the_one_who_is_ally_in_the_end() -> None:
    """The last word counts: one coin to the last one named, none for nobody. German compendium, Diplomat."""
    check(
        on("diplomat_pays", PEACE),
        act("stop"),
        act("ally", player=1),
        act("ally", player=2),
        act("end_turn"),
        expect(coins=[5, 5, 6]),
    )
    check(
        on("diplomat_pays", PEACE),
        act("stop"),
        act("ally", player=1),
        act("ally", player=None),
        act("end_turn"),
        expect(coins=[6, 5, 5]),
    )
    check(on("diplomat_pays", PEACE), act("stop"), act("end_turn"), expect(coins=[6, 5, 5]))


def test_variants_keep_the_printed_numbers() -> None:
    """Tokens and boxes are as printed, but where the variant is about them."""
    for pack in packs.get_all(packs.known()):
        printed = {item.id: item for item in (*pack.races, *pack.role_races, *pack.powers)}
        for variant in pack.variants:
            if variant.id in ("dwarves_one_more", "one_ghost_fewer", "two_ghosts_fewer"):
                continue
            for changed in (*variant.races, *variant.powers):
                before = printed[changed.id]
                assert changed.tokens == before.tokens
                assert getattr(changed, "in_box", 0) == getattr(before, "in_box", 0)
