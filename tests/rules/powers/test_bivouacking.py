"""Bivouacking: five encampments that defend, flee when they are beaten, and vanish in decline."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position


def pitch(error: str | None = None, **regions: int) -> Json:
    """Say where the encampments stand."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="encampment", regions=regions, **refused)


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 3 + 5 Dwarves."""
    check_badge_value("dwarves", "bivouacking", 8, 0)


def test_each_encampment_defends_like_a_token() -> None:
    """Rulebook, Bivouacking: several may stand in one region, and every one adds 1 to its cost."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("orcs", "forest", 9)],
            {"b": at(0, "ratmen", encampment=3), "d": at(0, "ratmen", 2, encampment=2), "c": at(1, "orcs")},
            current=1,
        ),
        expect(
            cost={
                "b": {"total": 6, "lines": {"base": 2, "tokens": 1, "encampment": 3}},
                "d": {"total": 7, "lines": {"base": 2, "tokens": 2, "mountain": 1, "encampment": 2}},
            }
        ),
    )


def test_where_and_when_encampments_are_placed() -> None:
    """Rulebook, Bivouacking: five of them, in regions of this race, during redeployment."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking", declined=["orcs"]), player("giants", "hill")],
            {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "g": at(0, "orcs"), "d": at(1, "giants")},
        ),
        pitch("wrong_phase", b=1),
        STOP,
        pitch("marker_limit", b=6),
        pitch("marker_limit", b=3, c=3),
        pitch("bad_allocation", a=1),
        pitch("bad_allocation", d=1),
        pitch("bad_allocation", g=1),
        pitch("unknown_region", z=1),
        pitch(b=5),
        pitch(b=1, c=4),
        expect(regions={"b": {"markers": {"encampment": 1}}, "c": {"markers": {"encampment": 4}}}),
    )


def test_other_races_have_no_encampments() -> None:
    """Rulebook, Bivouacking: only the race with this badge pitches camp."""
    check(
        position(VALLEY, [player("ratmen", "hill"), player()], {"b": at(0, "ratmen")}),
        STOP,
        pitch("wrong_phase", b=1),
    )


def test_encampments_stay_until_they_are_moved() -> None:
    """Rulebook, Bivouacking: breaking camp is a choice of each turn."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("orcs", "hill", 5)],
            {"b": at(0, "ratmen", encampment=3), "a": at(0, "ratmen"), "d": at(1, "orcs")},
        ),
        STOP,
        END,
        expect(cost={"b": {"total": 6, "lines": {"base": 2, "tokens": 1, "encampment": 3}}}),
    )


def test_camp_may_move_to_a_region_taken_this_turn() -> None:
    """Rulebook, Bivouacking: each turn the camp may be broken and pitched in any region now held."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking", 2), player()],
            {"b": at(0, "ratmen", encampment=3), "d": at(0, "ratmen", encampment=2)},
        ),
        act("conquer", "c"),
        STOP,
        pitch(c=4, b=1),
        END,
        expect(
            regions={
                "b": {"markers": {"encampment": 1}},
                "c": {"markers": {"encampment": 4}},
                "d": {"markers": {}},
            },
            score={"player": 0, "total": 3, "lines": {"regions": 3}},
        ),
    )


def test_an_encampment_guards_a_lone_token_against_sorcerers() -> None:
    """Rulebook, Bivouacking, and ruling R073: a token with an encampment is not alone."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("sorcerers", "hill", 2)],
            {"a": at(0, "ratmen"), "b": at(0, "ratmen", encampment=1), "c": at(1, "sorcerers")},
            current=1,
        ),
        expect(can={"convert": ["a"]}),
        act("convert", "b", error="no_convert"),
        act("convert", "a"),
        expect(regions={"a": {"player": 1, "race": "sorcerers", "tokens": 1}}),
    )


def test_encampments_are_never_lost_to_an_attack() -> None:
    """Rulebook, Bivouacking, and ruling R085: against 1 token and 2 encampments (cost 5) the camp flees."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("orcs", "forest", 5)],
            {
                "a": at(0, "ratmen"),
                "b": at(0, "ratmen", encampment=2),
                "c": at(0, "ratmen"),
                "d": at(1, "orcs"),
            },
            current=1,
        ),
        expect(cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 1, "encampment": 2}}}),
        act("conquer", "b"),
        expect(hand=[0, 0], tray={"ratmen": 11}, regions={"b": {"player": 1, "tokens": 5, "markers": {}}}),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "withdraw"}),
        act("withdraw", by=0, tokens={}, markers={"encampment": {"a": 1}}, error="bad_allocation"),
        act("withdraw", by=0, tokens={}, markers={"encampment": {"b": 2}}, error="bad_allocation"),
        act("withdraw", by=0, tokens={}, markers={"encampment": {"a": 1, "c": 1}}),
        expect(
            regions={
                "a": {"tokens": 1, "markers": {"encampment": 1}},
                "c": {"tokens": 1, "markers": {"encampment": 1}},
            },
            to_act={"player": 0, "phase": "start"},
        ),
    )


def test_the_camp_goes_to_the_only_region_left() -> None:
    """Rulebook, Enemy losses: with a single region there is nothing to choose, so nobody is asked."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("orcs", "forest", 5)],
            {"a": at(0, "ratmen", encampment=1), "b": at(0, "ratmen", encampment=2), "d": at(1, "orcs")},
            current=1,
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(
            regions={"a": {"tokens": 1, "markers": {"encampment": 3}}}, to_act={"player": 0, "phase": "start"}
        ),
    )


def test_elves_flee_with_their_camp() -> None:
    """Rulebook, benefits cumulate: Bivouacking Elves lose neither the token nor the encampments."""
    check(
        position(
            VALLEY,
            [player("elves", "bivouacking"), player("orcs", "forest", 5)],
            {"a": at(0, "elves"), "b": at(0, "elves", encampment=2), "c": at(0, "elves"), "d": at(1, "orcs")},
            current=1,
        ),
        act("conquer", "b"),
        STOP,
        END,
        act("withdraw", by=0, tokens={"a": 1}, error="bad_allocation"),
        act("withdraw", by=0, tokens={"a": 1}, markers={"encampment": {"c": 2}}),
        expect(
            regions={"a": {"tokens": 2, "markers": {}}, "c": {"tokens": 1, "markers": {"encampment": 2}}},
            tray={"elves": 8},
        ),
    )


def test_a_camp_without_a_region_waits_with_its_race() -> None:
    """Ruling R086: driven off the map, the encampments are pitched again at the next own redeployment."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("orcs", "forest", 6)],
            {"b": at(0, "ratmen", 3, encampment=1), "d": at(1, "orcs")},
            current=1,
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "start"}, hand=[2, 0]),
        act("conquer", "e", by=0),
        STOP,
        pitch(e=5),
        END,
        expect(regions={"e": {"tokens": 2, "markers": {"encampment": 5}}}),
    )


def test_the_camp_of_an_abandoned_region_can_be_pitched_again() -> None:
    """Rulebook, Abandoning a region: the encampments leave with their tokens and are not lost."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player()],
            {"b": at(0, "ratmen", encampment=3), "c": at(0, "ratmen", encampment=2)},
        ),
        act("abandon", "b"),
        expect(
            regions={"b": None, "c": {"markers": {"encampment": 2}}},
            cost={"b": {"total": 2, "lines": {"base": 2}}},
        ),
        STOP,
        act("redeploy", tokens={"c": 2}),
        pitch(c=5),
        END,
        expect(regions={"c": {"tokens": 2, "markers": {"encampment": 5}}}),
    )


def test_amazons_take_the_camp_along_from_a_region_they_give_up() -> None:
    """Rulebook, Amazons and Bivouacking: the region is empty after the four are lifted; the camp moves on."""
    check(
        position(
            VALLEY,
            [player("amazons", "bivouacking"), player("orcs", "hill", 2)],
            {"b": at(0, "amazons", 2, encampment=5), "c": at(0, "amazons", 3), "d": at(1, "orcs")},
        ),
        STOP,
        act("redeploy", tokens={"c": 1}),
        pitch("bad_allocation", b=5),
        pitch(c=5),
        END,
        expect(
            regions={"b": None, "c": {"tokens": 1, "markers": {"encampment": 5}}},
            cost={"b": 2, "c": {"total": 8, "lines": {"base": 2, "tokens": 1, "encampment": 5}}},
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
        ),
    )


def test_encampments_disappear_in_decline() -> None:
    """Rulebook, Bivouacking: no encampment is left when the race declines."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking"), player("orcs", "hill", 3)],
            {"b": at(0, "ratmen", 2, encampment=5), "d": at(1, "orcs")},
        ),
        act("decline"),
        expect(
            regions={"b": {"tokens": 1, "in_decline": True, "markers": {}}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_encampments_do_not_break_a_tie() -> None:
    """Rulebook, End of the game, and ruling R049: only race tokens count when coins are equal."""
    check(
        position(
            VALLEY,
            [player("ratmen", "bivouacking", coins=30), player("giants", "swamp", coins=28)],
            {
                "a": at(0, "ratmen", encampment=5),
                "b": at(0, "ratmen"),
                "f": at(1, "giants", 2),
                "g": at(1, "giants"),
            },
            turn=10,
            turns=10,
            current=1,
        ),
        STOP,
        act("redeploy", tokens={"f": 2, "g": 1}),
        END,
        expect(coins=[30, 30], over=True, winners=[1]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("bivouacking")
