"""Picking a race and special power combo: price, coins on the combos, tokens, the column afterwards."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, act, check, expect, player, position

Json = dict[str, Any]


def combo(race: str, power: str, coins: int = 0) -> Json:
    return {"race": race, "power": power, "coins": coins}


SIX = [
    combo("trolls", "forest"),
    combo("giants", "mounted"),
    combo("wizards", "berserk"),
    combo("skeletons", "merchant"),
    combo("humans", "flying"),
    combo("ratmen", "stout"),
]


def table(coins: int = 5, column: list[Json] | None = None, **more: Any) -> Json:
    """Ann has to pick; below the six combos wait the Amazons and the Orcs, Hill and Spirit."""
    stacks = {"race_stack": ["amazons", "orcs"], "power_stack": ["hill", "spirit"]}
    ann = player(coins=coins)
    return position(VALLEY, [ann, player()], column=SIX if column is None else column, **{**stacks, **more})


def test_the_top_combo_is_free() -> None:
    """The first combo of the column costs nothing. Rulebook, Picking a Race and Special Power Combo."""
    check(
        table(coins=0),
        expect(can={"pick": [0]}),
        act("pick", slot=0),
        expect(coins=[0, 5], hand=[9, 0], column=[combo("giants", "mounted")]),
    )


@pytest.mark.parametrize("slot", range(6))
def test_each_place_further_down_costs_one_coin_more(slot: int) -> None:
    """One own coin goes on each combo above the one that is picked. Rulebook, Picking a Race and Special
    Power Combo."""
    above = [{**entry, "coins": 1} for entry in SIX[:slot]]
    check(
        table(coins=7),
        act("pick", slot=slot),
        expect(coins=[7 - slot, 5], column=[*above, *SIX[slot + 1 :], combo("amazons", "hill")]),
    )


def test_fourth_combo_with_two_coins_on_it() -> None:
    """Three coins are paid, the two on the combo are gained: 5 - 3 + 2 = 4. Ruling R059."""
    column = [*SIX[:3], combo("skeletons", "merchant", 2), *SIX[4:]]
    check(
        table(column=column),
        act("pick", slot=3),
        expect(
            coins=[4, 5],
            column=[
                combo("trolls", "forest", 1),
                combo("giants", "mounted", 1),
                combo("wizards", "berserk", 1),
            ],
        ),
    )


def test_two_coins_do_not_buy_the_fourth_combo() -> None:
    """Whoever cannot put a coin on each combo above may not pick it. Ruling R060."""
    check(
        table(coins=2),
        expect(can={"pick": [0, 1, 2]}),
        act("pick", slot=3, error="cannot_afford"),
        expect(coins=[2, 5], hand=[0, 0], column=SIX, to_act={"player": 0, "phase": "pick"}),
    )


def test_coins_stay_on_a_combo_that_slides_up() -> None:
    """When the column closes ranks the coins move along. Rulebook, Picking a Race and Special Power Combo."""
    column = [SIX[0], combo("giants", "mounted", 2), SIX[2], combo("skeletons", "merchant", 1), *SIX[4:]]
    check(
        table(column=column),
        act("pick", slot=0),
        expect(
            column=[
                combo("giants", "mounted", 2),
                combo("wizards", "berserk"),
                combo("skeletons", "merchant", 1),
                combo("humans", "flying"),
                combo("ratmen", "stout"),
                combo("amazons", "hill"),
            ]
        ),
    )


def test_coins_are_taken_once() -> None:
    """The coins of a combo go with it: the next player finds a fresh combo without any. Rulebook, Picking a
    Race and Special Power Combo."""
    column = [*SIX[:5], combo("ratmen", "swamp", 4)]
    check(
        table(column=column),
        act("pick", slot=5),
        expect(
            coins=[4, 5], column=[{**entry, "coins": 1} for entry in SIX[:5]] + [combo("amazons", "hill")]
        ),
        act("stop"),
        act("end_turn"),
        act("pick", slot=0, by=1),
        expect(coins=[4, 6]),
    )


# Tokens on the banner; the Amazons' six and the four that only attack are taken together.
BANNERS = {
    "amazons": 10,
    "dwarves": 3,
    "elves": 6,
    "ghouls": 5,
    "giants": 6,
    "halflings": 6,
    "humans": 5,
    "orcs": 5,
    "ratmen": 8,
    "skeletons": 6,
    "sorcerers": 5,
    "tritons": 6,
    "trolls": 5,
    "wizards": 5,
}
BADGES = {
    "alchemist": 4,
    "berserk": 4,
    "bivouacking": 5,
    "commando": 4,
    "diplomat": 5,
    "dragon_master": 5,
    "flying": 5,
    "forest": 4,
    "fortified": 3,
    "heroic": 5,
    "hill": 4,
    "merchant": 2,
    "mounted": 5,
    "pillaging": 5,
    "seafaring": 5,
    "spirit": 5,
    "stout": 4,
    "swamp": 4,
    "underworld": 5,
    "wealthy": 4,
}


@pytest.mark.parametrize("race", BANNERS)
def test_a_banner_gives_its_tokens(race: str) -> None:
    """Banner and badge are added up, here with Swamp's four. Rulebook, The Races."""
    check(
        table(column=[combo(race, "swamp")], race_stack=[], power_stack=[]),
        act("pick", slot=0),
        expect(hand=[BANNERS[race] + 4, 0], hand_of={race: BANNERS[race] + 4}),
    )


@pytest.mark.parametrize("power", BADGES)
def test_a_badge_gives_its_tokens(power: str) -> None:
    """Banner and badge are added up, here with the Ratmen's eight. Rulebook, Special Powers."""
    check(
        table(column=[combo("ratmen", power)], race_stack=[], power_stack=[]),
        act("pick", slot=0),
        expect(hand=[8 + BADGES[power], 0], tray={"ratmen": 13 - 8 - BADGES[power]}),
    )


@pytest.mark.parametrize(
    ("race", "power", "tokens", "left"),
    [("skeletons", "merchant", 8, 12), ("amazons", "flying", 15, 0)],
)
def test_named_token_numbers(race: str, power: str, tokens: int, left: int) -> None:
    """Merchant Skeletons 6 + 2, Flying Amazons 6 + 4 + 5. Ruling R062."""
    check(
        table(column=[combo(race, power)], race_stack=[], power_stack=[]),
        act("pick", slot=0),
        expect(hand=[tokens, 0], tray={race: left}),
    )


@pytest.mark.parametrize("slot", [-1, 6, 99])
def test_a_place_that_is_not_there(slot: int) -> None:
    """Only the places of the column can be picked, and that is said before any word about money. Rulebook,
    Picking a Race and Special Power Combo."""
    check(table(coins=0), act("pick", slot=slot, error="unknown_slot"), expect(can={"pick": [0]}, column=SIX))


def test_a_short_column_has_fewer_places() -> None:
    """With two combos left the third place is unknown. Rulebook, Picking a Race and Special Power Combo."""
    check(
        table(column=SIX[:2], race_stack=[], power_stack=[]),
        expect(can={"pick": [0, 1]}),
        act("pick", slot=2, error="unknown_slot"),
    )


def test_the_column_is_not_refilled_from_empty_stacks() -> None:
    """With nothing left in the stacks fewer combos are on offer. Rulebook, Picking a Race and Special Power
    Combo."""
    check(
        table(race_stack=[], power_stack=[]),
        act("pick", slot=1),
        act("stop"),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "pick"},
            column=[combo("trolls", "forest", 1), *SIX[2:]],
            can={"pick": [0, 1, 2, 3, 4]},
        ),
    )


def test_the_stacks_are_used_from_the_top() -> None:
    """New combos come from the top of both stacks, one for each pick. Rulebook, Picking a Race and Special
    Power Combo."""
    check(
        table(),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        act("pick", slot=0, by=1),
        expect(column=[*SIX[2:], combo("amazons", "hill"), combo("orcs", "spirit")]),
    )


def test_a_turn_without_a_race_starts_with_a_pick_and_nothing_else() -> None:
    """Without an active race there is nothing to do but pick. Case format, phases."""
    check(
        table(),
        act("conquer", "b", error="wrong_phase"),
        act("attempt", "b", error="wrong_phase"),
        act("abandon", "b", error="wrong_phase"),
        act("decline", error="wrong_phase"),
        act("stop", error="wrong_phase"),
        act("redeploy", tokens={}, error="wrong_phase"),
        act("end_turn", error="wrong_phase"),
        expect(to_act={"player": 0, "phase": "pick"}, coins=[5, 5], column=SIX),
    )


def test_after_the_pick_comes_the_conquest() -> None:
    """A race that was just picked conquers at once; it cannot go into decline and nothing more is picked.
    Rulebook, The first turn; case format, Actions."""
    check(
        table(),
        act("pick", slot=0),
        expect(to_act={"player": 0, "phase": "conquest"}, can={"decline": False, "pick": []}),
        act("decline", error="wrong_phase"),
        act("pick", slot=0, error="wrong_phase"),
    )


def test_who_has_a_race_does_not_pick() -> None:
    """A player with an active race goes on with it or declines. Rulebook, Following turns."""
    check(
        position(VALLEY, [player("humans", "hill", 4), player()]),
        act("pick", slot=0, error="wrong_phase"),
        expect(can={"pick": []}),
    )


def test_the_pick_is_for_the_player_in_turn() -> None:
    """Nobody picks out of turn. Case format, Actions (`by`)."""
    check(
        table(),
        act("pick", slot=0, by=1, error="not_your_turn"),
        expect(coins=[5, 5], hand=[0, 0], column=SIX),
    )


def test_the_tokens_of_a_race_come_from_the_tray() -> None:
    """The tray is short of exactly what was taken. Rulebook, Picking a Race and Special Power Combo."""
    check(
        table(),
        expect(tray={"trolls": 10, "giants": 11}),
        act("pick", slot=0),
        expect(tray={"trolls": 1, "giants": 11}, hand_of={"trolls": 9}),
    )
