"""The plain model plays Lava and Soul-Touch as the rule texts say; Copycat has a file of its own."""

from rules.support import act, at, board, expect, player, position

from naive.runner import run_case
from naive.test_spiders_web_races import ROW, check

# ---------------------------------------------------------------------------------------------- Lava

PEAKS = board(
    "ab ac bd cd de ef",
    a="mountain border",
    b="hill",
    c="hill",
    d="mountain",
    e="hill",
    f="hill border",
)
LAVA = [player("orcs", "lava", 0), player("elves", "heroic", 0, declined=["dwarves"])]


def lava(**regions):
    return act("place", marker="lava_token", regions=regions)


def test_where_lava_may_flow():
    check(
        LAVA,
        {"a": at(0, "orcs", 2), "b": at(1, "elves", 2, hero=1), "c": at(1, "elves", 1)},
        act("stop"),
        act("redeploy", tokens={"a": 2}),
        {**lava(e=1), "error": "bad_allocation"},
        {**lava(b=1), "error": "immune"},
        {**lava(c=2), "error": "marker_limit"},
        lava(c=1),
        lava(),
        act("end_turn"),
        expect(regions={"c": {"player": 1, "tokens": 1}}),
        on=PEAKS,
    )


def test_each_mountain_covers_one_region_beside_itself():
    twins = board("ab ac ad de", a="mountain border", b="hill", c="hill", d="hill", e="mountain border")
    check(
        LAVA,
        {"a": at(0, "orcs", 2), "e": at(0, "orcs", 1)},
        act("stop"),
        act("redeploy", tokens={"a": 2, "e": 1}),
        {**lava(b=1, c=1), "error": "bad_allocation"},
        {**lava(b=1, c=1, d=1), "error": "marker_limit"},
        lava(b=1, d=1),
        act("end_turn"),
        expect(why_not={"b": "immune", "d": "immune"}),
        on=twins,
    )


def test_under_lava_nothing_is_lost_and_nobody_enters_before_the_next_turn():
    check(
        LAVA,
        {
            "a": at(0, "orcs", 2),
            "d": at(0, "orcs", 1),
            "b": at(1, "elves", 3),
            "c": at(1, "dwarves", 1),
            "e": at(1, "dwarves", 1),
            "f": at(1, "elves", 1),
        },
        act("stop"),
        act("redeploy", tokens={"a": 2, "d": 1}),
        lava(b=1, c=1),
        act("end_turn"),
        expect(
            regions={"b": None, "c": None, "e": {"race": "dwarves", "tokens": 2}, "f": {"tokens": 4}},
            tray={"elves": 7, "dwarves": 6},
            score={"total": 2},
            why_not={"b": "immune"},
        ),
        act("stop"),
        act("redeploy", tokens={"f": 4}),
        act("end_turn"),
        expect(why_not={"b": "not_enough_tokens", "c": "not_enough_tokens"}),
        on=PEAKS,
    )


def test_a_race_in_decline_that_lava_leaves_no_region_is_gone():
    check(
        LAVA,
        {"a": at(0, "orcs", 2), "c": at(1, "dwarves", 1), "f": at(1, "elves", 1)},
        act("stop"),
        act("redeploy", tokens={"a": 2}),
        lava(c=1),
        act("end_turn"),
        expect(regions={"c": None}, tray={"dwarves": 8}, hand_of={"dwarves": 0}),
        on=PEAKS,
    )


# ----------------------------------------------------------------------------------------- Soul-Touch


def soul_touch(declined, regions, *steps, **more):
    check(
        [player("trolls", "soul_touch", 0, declined=[]) | {"declined": declined}, player()],
        regions,
        *steps,
        **more,
    )


def test_the_revived_race_can_be_wealthy_again_and_its_badge_leaves_the_pile():
    soul_touch(
        [{"race": "ratmen", "power": None, "was": "wealthy"}],
        {"a": at(0, "trolls"), "b": at(0, "ratmen")},
        act("decline"),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "start"}, hand=[11, 9]),
        act("stop"),
        act("redeploy", tokens={"b": 12}),
        act("end_turn"),
        expect(score={"total": 9, "lines": {"regions": 1, "declined": 1, "wealthy": 7}}),
        column=[{"race": "elves", "power": "fortified", "coins": 0}],
        discarded=["wealthy", "hill"],
    )


def test_without_a_race_in_decline_a_combo_is_picked():
    soul_touch(
        [],
        {"a": at(0, "trolls")},
        act("decline"),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "pick"}),
        column=[{"race": "elves", "power": "fortified", "coins": 0}],
    )


def test_kobolds_are_two_in_each_region_again():
    scenario = position(
        ROW,
        [
            player("trolls", "soul_touch", 0)
            | {"declined": [{"race": "kobolds", "power": None, "was": "hill"}]},
            player("elves", "fortified", 0),
        ],
        {"a": at(0, "trolls"), "c": at(0, "kobolds"), "d": at(0, "kobolds"), "f": at(1, "elves")},
        ("base", "cursed", "spiders_web"),
        column=[],
    )
    steps = [
        act("decline"),
        act("stop"),
        act("end_turn"),
        expect(hand=[11, 0], regions={"c": {"tokens": 2, "in_decline": False}}),
        act("conquer", "b"),
        expect(hand=[9, 0], regions={"c": {"tokens": 2}, "d": {"tokens": 2}, "b": {"tokens": 2}}),
    ]
    assert run_case({"scenario": scenario, "steps": steps}) is None
