"""The plain model plays below ground as the rule texts say, where the rule cases do not reach."""

from rules.support import act, at, board, expect, player

from naive.checking import checker

ALL = ("base", "cursed", "be_not_afraid", "royal_bonus", "spiders_web", "sky_islands", "underground")
ROW = board(
    "ab bc cd de ef",
    a="mining border",
    b="mud",
    c="mystic_crystal",
    d="mushroom_forest",
    e="black_mountain",
    f="mud border",
)
check = checker(ROW, ALL, places=[])


HAMMERS = {"silver_hammer": 5}


def test_a_region_that_hammers_took_can_be_left_and_taken_back_by_another_redeployment():
    check(
        [player("iron_dwarves", "muddy", 0, pieces=HAMMERS), player()],
        {"a": at(0, "iron_dwarves", 2)},
        act("conquer", region="b", **{"with": ["silver_hammer", "silver_hammer"]}),
        expect(hand=[1, 0], regions={"b": {"player": 0, "tokens": 0}}),
        act("stop"),
        act("redeploy", tokens={"a": 2}),
        act("redeploy", tokens={"a": 2}),
        act("redeploy", tokens={"a": 1, "b": 1}),
        act("end_turn"),
        expect(regions={"b": {"player": 0, "tokens": 1, "markers": {}}}),
    )


def test_a_second_wave_has_its_hammers_again_but_one_where_no_token_stands():
    check(
        [player("iron_dwarves", "marauding", 0, pieces=HAMMERS), player()],
        {"a": at(0, "iron_dwarves", 1)},
        act("conquer", region="b", **{"with": ["silver_hammer"] * 2}),
        act("stop"),
        expect(pieces=[{"silver_hammer": 4}, {}], regions={"b": {"markers": {"silver_hammer": 1}}}),
    )


def test_hammers_and_a_behemoth_need_a_token():
    behemoths = {**HAMMERS, "behemoth": 2}
    check(
        [player("iron_dwarves", "behemoth", 0, pieces=behemoths), player()],
        {"b": at(0, "iron_dwarves", 1)},
        act("conquer", region="c", error="no_tokens", **{"with": ["silver_hammer", "behemoth"]}),
        act("conquer", region="c", **{"with": ["silver_hammer", "silver_hammer"]}),
    )


def test_wisps_may_still_draw_the_sword_after_their_roll():
    check(
        [player("will_o_wisps", "hill", 1), player("giants", "swamp", 0)],
        {
            "b": at(0, "will_o_wisps", 1, sword_of_the_killer_rabbit=1),
            "c": at(1, "giants", 2),
            "f": at(1, "giants", 1),
        },
        act("roll", region="c"),
        expect(
            to_act={"player": 0, "phase": "conquest"}, why_not={"c": "not_enough_tokens", "a": "already_used"}
        ),
        act("conquer", region="c", **{"with": ["sword_of_the_killer_rabbit"]}),
        expect(hand=[0, 1], regions={"c": {"player": 0, "tokens": 1}}),
        dice=[1],
    )


def test_a_roll_of_wisps_that_nothing_helps_is_the_last_attempt():
    check(
        [player("will_o_wisps", "hill", 1), player("giants", "swamp", 0)],
        {"b": at(0, "will_o_wisps", 1), "c": at(1, "giants", 2), "f": at(1, "giants", 1)},
        act("roll", region="c"),
        expect(to_act={"player": 0, "phase": "redeploy"}),
        dice=[1],
    )


def test_gnomes_are_immune_to_what_is_used():
    check(
        [player("wendigos", "hill", 1), player("gnomes", "swamp", 0)],
        {"b": at(0, "wendigos", 1), "d": at(1, "gnomes", 1)},
        act("use", trait="wendigos", region="d", error="immune"),
    )


def test_the_pipe_makes_neighbours_for_thieves_but_not_for_drow():
    regions = {"b": {**at(0, "drow", 1), "markers": {"great_brass_pipe": 1}}, "f": at(1, "giants", 1)}
    check(
        [player("drow", "thieving", 0), player("giants", "swamp", 0)],
        regions,
        act("stop"),
        act("end_turn"),
        expect(score={"total": 2, "lines": {"regions": 1, "drow": 1}}, coins=[8, 4]),
    )


def test_the_coin_for_the_liches_is_left_when_a_mercenary_is_paid():
    check(
        [{**player("ratmen", "mercenary", 3), "coins": 1}, player(declined=["liches"])],
        {"a": at(0, "ratmen", 1), "b": at(1, "liches", 1)},
        act("conquer", region="b", error="cannot_afford", **{"with": ["mercenary"]}),
        act("conquer", region="b"),
        expect(coins=[0, 6]),
    )


def test_scavengers_have_a_place_for_themselves():
    mine = {**at(0, "scavengers", 1), "under": {"player": 0, "race": "orcs", "tokens": 1}}
    check(
        [player("scavengers", "hill", 0, declined=["orcs"]), player()],
        {"a": {**mine, "markers": {"mine_of_the_lost_dwarf": 1}}},
        act("stop"),
        act("end_turn"),
        expect(score={"total": 4, "lines": {"regions": 1, "declined": 1, "mine_of_the_lost_dwarf": 2}}),
    )


def test_stonehedge_takes_the_pieces_of_its_power_back():
    check(
        [player("ratmen", "hill", 0), player("giants", "swamp", 9)],
        {"a": at(0, "ratmen", 1), "b": at(0, "ratmen", 1, stonehedge=1), "f": at(1, "giants", 1)},
        act("stop"),
        act("place", marker="hero", regions={"a": 1}),
        act("end_turn"),
        expect(why_not={"a": "immune"}),
        act("stop"),
        act("redeploy", tokens={"f": 10}),
        act("end_turn"),
        act("abandon", region="b"),
        expect(regions={"a": {"markers": {}}, "b": {"markers": {"stonehedge": 1}}}),
        stonehedge="heroic",
    )
