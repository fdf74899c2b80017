"""The plain model plays Sky Islands as the rule texts say, where the rule cases do not reach."""

from rules.support import act, at, board, expect, player

from naive.checking import checker

ALL = ("base", "cursed", "be_not_afraid", "royal_bonus", "spiders_web", "sky_islands")
ROW = board(
    "ab bc cd de ef",
    a="hill border",
    b="farmland",
    c="forest",
    d="hill",
    e="mountain",
    f="swamp border",
)
check = checker(ROW, ALL)


def above(island, **words):
    """A board with the way a-b and these regions of an island behind it."""
    names = "".join(words)
    edges = " ".join(one + other for one, other in zip("b" + names, names, strict=False))
    made = board(f"ab {edges}", a="hill border", b="farmland", **words)
    for name in words:
        made["regions"][name]["island"] = island
    return made


# ------------------------------------------------------------------------------------------- islands


def test_a_sea_of_the_ground_is_no_way_to_an_island():
    shore = board("sa su ab", s="sea border", a="hill", b="hill", u="hill")
    shore["regions"]["u"]["island"] = "east"
    check([player("orcs", "hill", 5), player()], {}, expect(why_not={"a": None, "u": "not_border"}), on=shore)


def test_the_coin_of_an_island_of_one_region_is_no_part_of_its_worth():
    check(
        [player("khans", "goldsmith", 0), player("giants", "hill", 0)],
        {"u": at(0, "khans", 1), "a": at(1, "giants", 1)},
        act("stop"),
        act("end_turn"),
        expect(
            score={"total": 1, "lines": {"regions": 1, "khans": -1, "goldsmith": -1, "floor": 1, "island": 1}}
        ),
        on=above("east", u="swamp"),
    )


# -------------------------------------------------------------------------------------------- ruins

RUINS = {**at(1, "scavengers", 1), "under": {"player": 0, "race": "orcs", "tokens": 1}}


def test_goblins_pay_less_for_a_region_with_ruins():
    check(
        [player("goblins", "hill", 4, declined=["orcs"]), player("scavengers", "swamp", 0)],
        {"a": at(0, "goblins", 1), "b": RUINS, "f": at(1, "scavengers", 1)},
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1, "scavengers": 1, "goblins": -1}}}),
    )


def test_sorcerers_do_not_convert_a_scavenger_on_ruins():
    check(
        [player("sorcerers", "hill", 4, declined=["orcs"]), player("scavengers", "swamp", 0)],
        {"a": at(0, "sorcerers", 1), "b": RUINS},
        act("convert", region="b", error="no_convert"),
    )


def test_ruins_hold_the_region_again_when_the_scavengers_leave():
    check(
        [player("goblins", "hill", 0, declined=["orcs"]), player("scavengers", "swamp", 0)],
        {"a": at(0, "goblins", 1), "b": RUINS, "f": at(1, "scavengers", 1)},
        act("stop"),
        act("end_turn"),
        act("abandon", region="b"),
        expect(
            regions={"b": {"player": 0, "race": "orcs", "tokens": 1, "in_decline": True}}, tray={"orcs": 9}
        ),
    )


def test_igors_collect_ruins_that_a_conquest_removes():
    check(
        [
            player("goblins", "hill", 5),
            player("scavengers", "swamp", 0),
            player("igors", "forest", 0, declined=["orcs"]),
        ],
        {"a": at(0, "goblins", 1), "b": {**RUINS, "under": {"player": 2, "race": "orcs", "tokens": 1}}},
        act("conquer", region="b"),
        expect(pile={"orcs": 1, "scavengers": 1}, tray={"orcs": 9}),
    )


# ------------------------------------------------------------------------------ Wendigos, Zeppelins


def test_what_wendigos_drive_off_is_lost_in_no_conquest():
    check(
        [player("wendigos", "hill", 3), player("igors", "swamp", 0)],
        {"a": at(0, "wendigos", 1), "c": at(1, "igors", 2), "f": at(1, "igors", 1)},
        act("use", trait="wendigos", region="c"),
        expect(pile={}, hand=[4, 1], tray={"igors": 13}),
    )


def test_what_a_crash_costs_is_collected_on_both_sides():
    check(
        [player("orcs", "zeppelined", 3), player("igors", "swamp", 0)],
        {"a": at(0, "orcs", 1), "c": at(1, "igors", 2), "f": at(1, "igors", 1)},
        act("conquer", region="c", **{"with": ["zeppelin"]}),
        expect(pile={"igors": 1, "orcs": 1}, hand=[2, 1], why_not={"c": "immune"}),
        dice=[0],
    )


def test_a_bolt_is_for_mountains_also_beside_a_catapult():
    check(
        [player("storm_giants", "catapult", 5), player("giants", "swamp", 0)],
        {"c": at(0, "storm_giants", 1), "a": at(1, "giants", 3), "e": at(1, "giants", 3)},
        act(
            "conquer",
            region="a",
            error="bad_allocation",
            **{"with": ["lightning_bolt", "catapult"], "from": "c"},
        ),
        act("conquer", region="e", **{"with": ["lightning_bolt", "catapult"], "from": "c"}),
        expect(hand=[4, 2], regions={"e": {"player": 0, "tokens": 1}, "c": {"markers": {"catapult": 1}}}),
    )


# ----------------------------------------------------------------------------------- picks and pacts


def test_homunculi_gain_a_token_also_where_a_free_pick_passes_them():
    column = [
        {"race": "homunculi", "power": "hill", "coins": 0},
        {"race": "elves", "power": "swamp", "coins": 0},
    ]
    check(
        [player(free_pick=True), player("giants", "forest", 0)],
        {},
        act("pick", slot=1),
        expect(coins=[5, 5], column=[{"race": "homunculi", "coins": 0, "tokens": 1}]),
        column=column,
        race_stack=[],
        power_stack=[],
    )


def test_pacts_are_given_once_a_turn_and_hold_for_one():
    check(
        [player("orcs", "haggling", 0), player("giants", "forest", 0)],
        {"a": at(0, "orcs", 1), "f": at(1, "giants", 1)},
        act("stop"),
        act("use", trait="haggling", player=1, count=2),
        act("use", trait="haggling", player=1, count=1, error="already_used"),
        act("end_turn"),
        act("stop"),
        act("end_turn"),
        expect(coins=[4, 8]),
        act("decline"),
        act("stop"),
        act("end_turn"),
        expect(coins=[5, 9]),
    )
