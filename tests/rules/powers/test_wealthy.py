"""Wealthy: seven coins, once, at the end of the race's first turn."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, act, at, check, expect, player, position


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 4 Skeletons of 20."""
    check_badge_value("skeletons", "wealthy", 10, 10)


def test_seven_coins_in_the_first_turn_only() -> None:
    """Ruling R046: 3 regions in the first turn earn 10, 4 regions in the second earn 4."""
    check(
        position(VALLEY, [player("ratmen", "wealthy", 12), player("orcs", "hill")], {"h": at(1, "orcs")}),
        act("conquer", "b"),
        act("conquer", "c"),
        act("conquer", "d"),
        STOP,
        act("redeploy", tokens={"b": 4, "c": 4, "d": 4}),
        END,
        expect(score={"player": 0, "total": 10, "lines": {"regions": 3, "wealthy": 7}}, coins=[15, 5]),
        *idle(1),
        act("conquer", "e", by=0),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 1, "d": 1, "e": 9}),
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 4}}, coins=[19, 6]),
    )


def test_the_first_turn_is_that_of_the_race() -> None:
    """Rulebook, Wealthy: picked late in the game it pays as well, once and not for each race."""
    check(
        position(
            VALLEY,
            [player(declined=["elves"]), player("ratmen", "hill")],
            {"c": at(0, "elves"), "g": at(0, "elves"), "h": at(1, "ratmen")},
            turn=6,
            **on_offer("orcs wealthy", "giants stout"),
        ),
        act("pick", slot=0),
        act("conquer", "a"),
        STOP,
        act("redeploy", tokens={"a": 9}),
        END,
        expect(
            score={"player": 0, "total": 11, "lines": {"regions": 1, "declined": 2, "orcs": 1, "wealthy": 7}}
        ),
    )


def test_paid_even_without_a_region() -> None:
    """R218: the coins are for the turn; it does not matter what was conquered in it."""
    check(
        position(VALLEY, [player(), player()], turn=1, **on_offer("orcs wealthy", "giants stout")),
        act("pick", slot=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 7, "lines": {"wealthy": 7}}, coins=[12, 5], hand=[9, 0]),
    )


def test_not_in_any_later_turn() -> None:
    """Rulebook, Wealthy: a race that is on the map had its first turn before."""
    check(
        position(VALLEY, [player("orcs", "wealthy", 3), player()], {"c": at(0, "orcs")}),
        act("conquer", "a"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "orcs": 1}}),
    )


def test_a_scenario_may_say_which_turn_it_is() -> None:
    """Rulebook, Wealthy: what counts is whether this is the race's first turn, not where it stands."""
    on_the_map = {"c": at(0, "orcs")}
    check(
        position(VALLEY, [player("orcs", "wealthy", first_turn=True), player()], on_the_map),
        *idle(0),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 1, "wealthy": 7}}),
    )
    check(
        position(VALLEY, [player("orcs", "wealthy", 3, first_turn=False), player()]),
        *idle(0),
        expect(score={"player": 0, "total": 0, "lines": {}}),
    )


def test_entering_the_map_again_is_no_first_turn() -> None:
    """Rulebook, Wealthy, once only: driven off the map and back again, the race is paid its regions."""
    check(
        position(
            VALLEY,
            [player("humans", "wealthy", 4), player("ratmen", "hill", 6)],
            {"c": at(1, "ratmen")},
        ),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 4}),
        END,
        expect(score={"player": 0, "total": 9, "lines": {"regions": 1, "humans": 1, "wealthy": 7}}),
        act("conquer", "b", by=1),
        STOP,
        END,
        expect(hand=[3, 0], to_act={"player": 0, "phase": "start"}),
        act("conquer", "e"),
        STOP,
        act("redeploy", tokens={"e": 3}),
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_amazons_who_give_everything_up_are_paid_once() -> None:
    """Rulebook, Wealthy and Amazons: no region is left after the first turn, yet the next is the second."""
    check(
        position(
            VALLEY,
            [player("amazons", "wealthy", 4), player("ratmen", "hill")],
            {"h": at(1, "ratmen")},
        ),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={}),
        END,
        expect(score={"player": 0, "total": 7, "lines": {"wealthy": 7}}, hand=[4, 0], regions={"b": None}),
        *idle(1),
        *idle(0),
        expect(score={"player": 0, "total": 0, "lines": {}}, coins=[12, 6]),
    )


def test_nothing_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is gone and was paid for long ago."""
    check(
        position(VALLEY, [player("orcs", "wealthy"), player()], {"b": at(0, "orcs"), "c": at(0, "orcs")}),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
    )


def test_the_badge_pays_again_for_its_next_race() -> None:
    """Rulebook, Wealthy and discarded badges: once for a race; a new race has a new first turn."""
    check(
        position(
            VALLEY,
            [player("orcs", "wealthy"), player()],
            {"b": at(0, "orcs")},
            **on_offer("humans commando", race_stack=["giants"]),
        ),
        act("decline"),
        act("pick", slot=0, by=1),
        STOP,
        END,
        act("pick", slot=0, by=0),
        expect(hand=[10, 9]),
        STOP,
        END,
        expect(score={"player": 0, "total": 8, "lines": {"declined": 1, "wealthy": 7}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("wealthy")
