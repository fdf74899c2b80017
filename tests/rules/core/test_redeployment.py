"""Troop redeployment: all tokens, at least one a region, own race only, as often as one likes."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def camp(race: str = "ratmen", power: str = "swamp", hand: int = 3, **regions: Json | None) -> Json:
    """Ann holds b and c with one token each and has some in hand; Ben's Giants stand in h."""
    return position(
        VALLEY,
        [player(race, power, hand), player("giants", "forest")],
        {"b": at(0, race), "c": at(0, race), "h": at(1, "giants"), **regions},
    )


@pytest.mark.parametrize(
    "tokens",
    [
        {"b": 5},
        {"b": 0, "c": 5},
        {"b": 1, "c": 3},
        {"b": 3, "c": 3},
        {"b": 6, "c": -1},
        {"b": 2, "c": 2, "h": 1},
        {"b": 2, "c": 2, "d": 1},
        {},
    ],
)
def test_every_token_down_and_one_in_each_region(tokens: dict[str, int]) -> None:
    """Five tokens on two regions: all of them, at least one each, nowhere else. Ruling R033."""
    check(
        camp(),
        act("stop"),
        act("redeploy", tokens=tokens, error="bad_allocation"),
        expect(
            hand=[3, 0],
            regions={"b": {"tokens": 1}, "c": {"tokens": 1}, "h": {"player": 1, "tokens": 1}, "d": None},
            to_act={"player": 0, "phase": "redeploy"},
        ),
    )


@pytest.mark.parametrize("tokens", [{"b": 1, "c": 4}, {"b": 4, "c": 1}, {"b": 2, "c": 3}])
def test_any_spread_that_keeps_every_region(tokens: dict[str, int]) -> None:
    """Tokens move freely between the regions of the race. Rulebook, Troop Redeployment (R033)."""
    check(
        camp(),
        act("stop"),
        act("redeploy", tokens=tokens),
        expect(hand=[0, 0], regions={region: {"tokens": count} for region, count in tokens.items()}),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
    )


def test_no_region_is_given_up_in_redeployment() -> None:
    """Abandoning is for the start of a turn. Ruling R033."""
    check(camp(), act("stop"), act("abandon", "b", error="wrong_phase"), expect(can={"abandon": []}))


def test_declined_tokens_do_not_help_the_active_race() -> None:
    """Declined tokens stay where they are, and active ones cannot join them. Ruling R034."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 3, declined=["orcs"]), player()],
            {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "a": at(0, "orcs"), "g": at(0, "orcs")},
        ),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 3, "a": 1}, error="bad_allocation"),
        act("redeploy", tokens={"b": 3, "c": 4}, error="bad_allocation"),
        act("redeploy", tokens={"b": 1, "c": 4}),
        act("end_turn"),
        expect(regions={"a": {"race": "orcs", "tokens": 1}, "g": {"race": "orcs", "tokens": 1}}),
    )


def test_tokens_move_to_regions_that_do_not_touch() -> None:
    """Distance does not matter. Rulebook, Troop Redeployment."""
    check(
        position(
            VALLEY, [player("ratmen", "swamp"), player()], {"a": at(0, "ratmen", 6), "h": at(0, "ratmen")}
        ),
        act("stop"),
        expect(hand=[5, 0]),
        act("redeploy", tokens={"a": 1, "h": 6}),
        act("end_turn"),
        expect(regions={"a": {"tokens": 1}, "h": {"tokens": 6}}),
    )


def test_the_turn_does_not_end_with_tokens_in_hand() -> None:
    """Tokens at hand must be put down while there is a region for them. Case format, `end_turn`."""
    check(
        camp(),
        act("stop"),
        expect(can={"end_turn": False}),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"b": 2, "c": 3}),
        expect(can={"end_turn": True}),
        act("end_turn"),
    )


def test_without_a_region_the_tokens_stay_in_hand() -> None:
    """A race that holds nothing ends its turn with its tokens in hand. Case format, Actions."""
    check(
        position(VALLEY, [player("ratmen", "swamp", 5), player()]),
        act("stop"),
        expect(can={"end_turn": True}),
        act("end_turn"),
        expect(hand=[5, 0], coins=[5, 5], to_act={"player": 1, "phase": "pick"}),
    )


def test_nothing_in_hand_needs_no_redeployment() -> None:
    """With an empty hand the tokens may stay as they stand. Case format, `end_turn`."""
    check(
        camp(hand=0), act("stop"), act("end_turn"), expect(regions={"b": {"tokens": 1}, "c": {"tokens": 1}})
    )


def test_redeployment_may_be_repeated() -> None:
    """Until the turn ends the last word counts. Case format, Actions."""
    check(
        camp(),
        act("stop"),
        act("redeploy", tokens={"b": 1, "c": 4}),
        act("redeploy", tokens={"b": 4, "c": 1}),
        act("redeploy", tokens={"b": 4, "c": 4}, error="bad_allocation"),
        expect(regions={"b": {"tokens": 4}, "c": {"tokens": 1}}, to_act={"player": 0, "phase": "redeploy"}),
        act("end_turn"),
        expect(regions={"b": {"tokens": 4}, "c": {"tokens": 1}}),
    )


def test_tokens_of_conquered_regions_are_free_again() -> None:
    """The tokens that took a region may move on, all but one. Rulebook, Troop Redeployment."""
    check(
        camp(hand=3),
        act("conquer", "a"),
        expect(hand=[0, 0], regions={"a": {"tokens": 3}}),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 1, "c": 3}),
        act("end_turn"),
        expect(regions={"a": {"tokens": 1}, "c": {"tokens": 3}}),
    )


def test_no_redeployment_before_conquests_end() -> None:
    """First stop, then redeploy. Rulebook, Troop Redeployment; case format, phases."""
    check(
        camp(),
        act("redeploy", tokens={"b": 1, "c": 4}, error="wrong_phase"),
        act("end_turn", error="wrong_phase"),
        act("conquer", "a"),
        act("redeploy", tokens={"a": 1, "b": 2, "c": 2}, error="wrong_phase"),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 2, "c": 2}),
    )


def test_an_unknown_region_is_told_first() -> None:
    """A region that is not on the board comes before a wrong sum. Case format, codes."""
    check(camp(), act("stop"), act("redeploy", tokens={"zz": 99}, error="unknown_region"))


def test_amazons_take_four_back() -> None:
    """Eleven Amazons on six regions: seven stay, four are in hand. Ruling R035."""
    check(
        position(
            VALLEY,
            [player("amazons", "alchemist", 5), player("giants", "forest")],
            {region: at(0, "amazons") for region in "abcdef"} | {"h": at(1, "giants")},
        ),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 2, "c": 2, "d": 2, "e": 2, "f": 1}, error="bad_allocation"),
        act("redeploy", tokens={"a": 2, "b": 2, "c": 1, "d": 1, "e": 1}, error="bad_allocation"),
        act("redeploy", tokens={"a": 2, "b": 1, "c": 1, "d": 1, "e": 1, "f": 1}),
        act("end_turn"),
        expect(
            hand=[4, 0],
            score={"player": 0, "total": 8, "lines": {"regions": 6, "alchemist": 2}},
            regions={"a": {"tokens": 2}, "f": {"tokens": 1}},
        ),
    )


def test_amazons_must_lift_even_when_nothing_is_in_hand() -> None:
    """The turn does not end before four tokens are in hand. Case format, Actions."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp"), player("giants", "forest")],
            {"a": at(0, "amazons", 3), "b": at(0, "amazons", 3), "h": at(1, "giants")},
        ),
        act("stop"),
        expect(hand=[4, 0]),
        act("end_turn"),
        expect(hand=[4, 0], regions={"a": {"tokens": 1}, "b": {"tokens": 1}}),
    )
    check(
        position(
            VALLEY,
            [player("amazons", "swamp", 3, first_turn=False), player("giants", "forest")],
            {"a": at(0, "amazons"), "c": at(0, "amazons"), "b": None, "h": at(1, "giants")},
        ),
        act("conquer", "b"),
        act("stop"),
        expect(hand=[1, 0], can={"end_turn": False}),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"a": 1}),
        act("end_turn"),
        expect(hand=[4, 0], regions={"a": {"tokens": 1}, "b": None, "c": None}),
    )


def test_thinly_spread_amazons_give_a_region_up() -> None:
    """Eleven Amazons on eight regions: only seven can stay, so one region goes, and 7 are scored. R036."""
    full = dict.fromkeys("abcdefgh", 1)
    check(
        position(
            VALLEY,
            [player("amazons", "merchant", 3), player()],
            {region: at(0, "amazons") for region in "abcdefgh"},
        ),
        act("stop"),
        act("redeploy", tokens=full, error="bad_allocation"),
        act("redeploy", tokens={**full, "a": 0, "h": 0, "b": 2}, error="bad_allocation"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={**full, "d": 0}),
        act("end_turn"),
        expect(
            hand=[4, 0],
            regions={"d": None, "a": {"tokens": 1}, "h": {"tokens": 1}},
            score={"player": 0, "total": 14, "lines": {"regions": 7, "merchant": 7}},
        ),
    )


def test_weakened_amazons_still_lift_four() -> None:
    """Five Amazons are left: one stays on the map. Ruling R037."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp", 4, first_turn=False), player("giants", "forest")],
            {"e": at(0, "amazons"), "b": at(1, "giants")},
        ),
        act("conquer", "g"),
        act("stop"),
        act("redeploy", tokens={"e": 3, "g": 2}, error="bad_allocation"),
        act("redeploy", tokens={"e": 1}),
        act("end_turn"),
        expect(
            hand=[4, 0],
            regions={"e": {"tokens": 1}, "g": None},
            score={"player": 0, "total": 2, "lines": {"regions": 1, "swamp": 1}},
        ),
    )


def test_fewer_than_four_amazons_all_leave() -> None:
    """With three left all three are lifted. Case format, Actions; R037."""
    check(
        position(
            VALLEY,
            [player("amazons", "swamp", 1, first_turn=False), player("giants", "forest")],
            {"e": at(0, "amazons"), "g": at(0, "amazons"), "b": at(1, "giants")},
        ),
        act("stop"),
        act("end_turn", error="bad_allocation"),
        act("redeploy", tokens={"e": 1}, error="bad_allocation"),
        act("redeploy", tokens={}),
        act("end_turn"),
        expect(hand=[3, 0], regions={"e": None, "g": None}, score={"player": 0, "total": 0, "lines": {}}),
    )


@pytest.mark.parametrize(
    ("conquests", "hand", "gain"), [(1, 12, 0), (2, 10, 1), (3, 8, 1), (4, 6, 2), (5, 3, 2)]
)
def test_skeletons_grow_by_one_for_two_conquests(conquests: int, hand: int, gain: int) -> None:
    """Five non-empty regions bring two tokens, at hand when conquests end. Ruling R039."""
    check(
        position(
            VALLEY,
            [player("skeletons", "commando", 14), player("giants", "forest")],
            {"g": at(0, "skeletons"), "c": {"lost_tribe": 1}, "e": at(1, "giants"), "h": at(1, "giants")},
        ),
        *(act("conquer", region) for region in "fcaeh"[:conquests]),
        expect(hand=[hand, 0], tray={"skeletons": 5}),
        act("stop"),
        expect(hand=[hand + gain, 0], tray={"skeletons": 5 - gain}),
    )


def test_skeletons_grow_no_further_than_the_tray() -> None:
    """Twenty Skeletons is all there are: with one left in the tray, four conquests bring one. Ruling R039."""
    check(
        position(
            VALLEY,
            [player("skeletons", "commando", 10), player("giants", "forest")],
            {
                "g": at(0, "skeletons", 9),
                "c": {"lost_tribe": 1},
                "e": at(1, "giants"),
                "h": at(1, "giants"),
            },
        ),
        expect(tray={"skeletons": 1}),
        act("conquer", "f"),
        act("conquer", "c"),
        act("conquer", "e"),
        act("conquer", "h"),
        expect(hand=[9, 0]),
        act("stop"),
        expect(hand=[10, 0], tray={"skeletons": 0}),
    )


def test_markers_stay_where_they_are_without_a_word() -> None:
    """Encampments that nobody moves stay in regions that the race still holds. Case format, `place`."""
    check(
        camp(power="bivouacking", hand=0, b=at(0, "ratmen", 1, encampment=3)),
        act("stop"),
        act("end_turn"),
        expect(regions={"b": {"markers": {"encampment": 3}}, "c": {"markers": {}}}),
    )


def test_the_last_placing_counts() -> None:
    """Encampments may be put down anew until the turn ends; each time it is said where all of them stand.
    Case format, Actions."""
    check(
        camp(power="bivouacking", hand=0, b=at(0, "ratmen", 1, encampment=3)),
        act("stop"),
        act("place", marker="encampment", regions={"b": 1, "c": 4}),
        act("place", marker="encampment", regions={"c": 5}),
        act("end_turn"),
        expect(regions={"b": {"markers": {}}, "c": {"markers": {"encampment": 5}}}),
    )


@pytest.mark.parametrize(
    ("regions", "code"),
    [
        ({"b": 6}, "marker_limit"),
        ({"b": 3, "c": 3}, "marker_limit"),
        ({"d": 1}, "bad_allocation"),
        ({"h": 1}, "bad_allocation"),
        ({"zz": 9}, "unknown_region"),
    ],
)
def test_markers_go_on_own_regions_within_their_number(regions: dict[str, int], code: str) -> None:
    """Five encampments, in regions of the race. Rulebook, Bivouacking; case format, codes."""
    check(
        camp(power="bivouacking", hand=0),
        act("stop"),
        act("place", marker="encampment", regions=regions, error=code),
        expect(regions={"b": {"markers": {}}, "c": {"markers": {}}}),
    )


def test_a_fortress_once_built_stays_built() -> None:
    """Unlike encampments a fortress cannot be moved by a second word. Case format, Actions."""
    check(
        camp(power="fortified", hand=0),
        act("stop"),
        act("place", marker="fortress", regions={"b": 1}),
        act("place", marker="fortress", regions={"c": 1}, error="already_used"),
        act("redeploy", tokens={"b": 1, "c": 1}),
        act("end_turn"),
        expect(regions={"b": {"markers": {"fortress": 1}}, "c": {"markers": {}}}, coins=[8, 5]),
    )


@pytest.mark.parametrize("marker", ["encampment", "fortress", "hero"])
def test_markers_of_another_power_cannot_be_placed(marker: str) -> None:
    """A marker that the race does not have belongs to no phase of its turn. Case format, codes."""
    check(camp(hand=0), act("stop"), act("place", marker=marker, regions={"b": 1}, error="wrong_phase"))


def test_only_diplomats_name_an_ally() -> None:
    """An ally is not for other powers. Case format, codes."""
    check(camp(hand=0), act("stop"), expect(can={"ally": []}), act("ally", player=1, error="wrong_phase"))
