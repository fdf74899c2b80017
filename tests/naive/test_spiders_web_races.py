"""The plain model plays Ice Witches, Skags and Slingmen as the rule texts say."""

from rules.support import act, at, board, expect, player

from naive.checking import checker

PACKS = ("base", "spiders_web")
ROW = board(
    "ab bc cd de ef",
    a="hill magic border",
    b="farmland magic",
    c="mountain",
    d="hill",
    e="forest",
    f="swamp border",
)
check = checker(ROW, PACKS)


# ---------------------------------------------------------------------------------------- Ice Witches

WITCHES = [player("ice_witches", "hill", 0), player("giants", "heroic", 0)]
WINTER = {
    "a": at(0, "ice_witches", 2),
    "b": at(0, "ice_witches", 1),
    "c": at(1, "giants", 1),
    "d": at(1, "giants", 1),
}


def winter(**regions):
    return act("place", marker="winter_marker", regions=regions)


def test_winter_markers_lie_on_own_regions_and_beside_them_one_for_each_magic_region():
    check(
        WITCHES,
        WINTER,
        act("stop"),
        {**winter(d=1), "error": "bad_allocation"},
        {**winter(c=2), "error": "marker_limit"},
        {**winter(a=1, b=1, c=1), "error": "marker_limit"},
        act("redeploy", tokens={"a": 2, "b": 1}),
        winter(b=1, c=1),
        expect(regions={"c": {"markers": {"winter_marker": 1}}}),
        act("end_turn"),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1, "winter_marker": 1, "giants": -1}}}),
        act("stop"),
        act("end_turn"),
        # Two regions of Giants pay, less one for the marker, which the Witches must overcome themselves.
        expect(score={"total": 1, "lines": {"regions": 2, "ice_witches": -1}}, cost={"c": 5}),
    )


def test_a_region_has_one_winter_marker_at_most_and_they_leave_when_the_witches_decline():
    regions = {**WINTER, "c": at(1, "giants", 1, winter_marker=1), "e": {"markers": {"winter_marker": 1}}}
    check(
        WITCHES,
        regions,
        act("stop"),
        {**winter(c=1), "error": "marker_limit"},
        act("redeploy", tokens={"a": 2, "b": 1}),
        act("end_turn"),
        expect(cost={"e": 3}),
        act("stop"),
        act("end_turn"),
        act("decline"),
        expect(regions={"c": {"markers": {}}}, cost={"e": 2}),
    )


def test_a_hero_keeps_the_winter_out():
    check(
        WITCHES,
        {**WINTER, "c": at(1, "giants", 1, hero=1)},
        act("stop"),
        {**winter(c=1), "error": "immune"},
    )


# ---------------------------------------------------------------------------------------------- Skags

SKAGS = {"a": at(0, "skags", 2), "d": at(1, "elves", 3), "e": at(1, "elves", 1)}


def skags(loot, *steps, victim=("elves", "hill"), regions=SKAGS, **more):
    check([player("skags", "forest", 3), player(*victim, 4)], regions, *steps, loot=loot, **more)


def test_a_skag_attack_costs_the_conquest_and_a_token_of_elves_too():
    elves = {"a": at(0, "skags", 1), "c": at(1, "elves", 6)}
    skags(
        ["attack"],
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 2}),
        act("end_turn"),
        expect(hand=[0, 4], cost={"b": 4}),
        act("conquer", "b"),
        expect(
            hand=[0, 8],
            tray={"elves": 2},
            regions={"b": {"race": "skags", "markers": {}}},
            why_not={"b": "already_used"},
            cost={"b": 4},
            chance={"b": None},
        ),
        act("attempt", "b", error="already_used"),
        act("stop"),
        act("redeploy", tokens={"c": 9}),
        act("end_turn"),
        regions=elves,
    )


def test_loot_of_own_regions_is_cashed_at_decline():
    skags(
        [2, "attack"],
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 3}),
        act("end_turn"),
        act("stop"),
        act("redeploy", tokens={"d": 4, "e": 4}),
        act("end_turn"),
        expect(coins=[7, 8]),
        act("decline"),
        expect(coins=[11, 8], score={"total": 2}, regions={"b": {"markers": {}, "in_decline": True}}),
    )


def test_loot_is_cashed_at_the_end_of_the_last_turn():
    skags(
        [3],
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 3}),
        act("end_turn"),
        expect(coins=[10, 5], regions={"b": {"markers": {}}}),
        turns=2,
    )


def test_abandoned_loot_stays_for_an_opponent():
    skags(
        [3],
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 3}),
        act("end_turn"),
        act("stop"),
        act("redeploy", tokens={"c": 6}),
        act("end_turn"),
        act("abandon", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 5}),
        act("end_turn"),
        expect(coins=[8, 6]),
        act("conquer", "b"),
        expect(coins=[8, 9]),
        regions={"a": at(0, "skags", 2), "c": at(1, "elves", 2)},
    )


def test_sorcerers_are_bitten_too():
    skags(
        ["attack"],
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 4, "b": 1}),
        act("end_turn"),
        act("convert", "b"),
        expect(hand=[0, 4], tray={"sorcerers": 13}, can={"convert": []}, why_not={"b": "already_used"}),
        victim=("sorcerers", "hill"),
        regions={"a": at(0, "skags", 2), "c": at(1, "sorcerers", 2)},
    )


# ------------------------------------------------------------------------------------------- Slingmen


def test_a_jump_goes_over_the_lake_and_not_over_a_sea():
    waters = board("al lb as sc sd", a="hill border", l="lake", b="hill", s="sea border", c="hill", d="hill")
    check(
        [player("slingmen", "hill", 4), player()],
        {"a": at(0, "slingmen", 1)},
        expect(cost={"b": 2, "c": None}, why_not={"b": None, "c": "not_adjacent", "d": "not_adjacent"}),
        act("conquer", "b"),
        expect(coins=[6, 5]),
        on=waters,
    )


def test_no_coin_where_a_neighbour_is_held_and_no_jump_onto_the_board():
    check(
        [player("slingmen", "hill", 8), player()],
        {},
        expect(why_not={"b": "not_border", "c": "not_border"}),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        expect(coins=[5, 5], hand=[1, 0]),
    )
