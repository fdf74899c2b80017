"""Alchemist: two coins at the end of each turn, as long as the race is active."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 8 + 4 Ratmen."""
    check_badge_value("ratmen", "alchemist", 12, 1)


def test_two_coins_turn_after_turn() -> None:
    """Rulebook, Alchemist: the bonus is paid every turn, and it does not grow with the regions."""
    twice = expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "alchemist": 2}})
    check(
        position(
            VALLEY,
            [player("giants", "alchemist"), player("ratmen", "hill")],
            {"b": at(0, "giants"), "c": at(0, "giants"), "h": at(1, "ratmen")},
        ),
        *idle(0),
        twice,
        *idle(1),
        *idle(0),
        twice,
        expect(coins=[13, 6]),
    )


def test_already_in_the_turn_of_the_pick() -> None:
    """Rulebook, Alchemist: the first turn is a turn without decline like any other."""
    check(
        position(VALLEY, [player(), player()], turn=1, **on_offer("orcs alchemist", "elves stout")),
        act("pick", slot=0),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 9}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "alchemist": 2}}, coins=[8, 5]),
    )


def test_paid_even_without_a_region() -> None:
    """Rulebook, Alchemist: the only condition is that the race is not in decline; it needs no region."""
    check(
        position(
            VALLEY,
            [player("giants", "alchemist", 3, first_turn=False), player("ratmen", "hill")],
            {"h": at(1, "ratmen")},
        ),
        *idle(0),
        expect(score={"player": 0, "total": 2, "lines": {"alchemist": 2}}, hand=[3, 0], coins=[7, 5]),
    )


def test_adds_to_what_a_declined_race_earns() -> None:
    """Rulebook, benefits cumulate: declined Dwarves keep their mines beside the active Alchemists."""
    check(
        position(
            SYMBOLS,
            [player("orcs", "alchemist", declined=["dwarves"]), player("ratmen", "hill")],
            {"b": at(0, "orcs"), "a": at(0, "dwarves"), "d": at(0, "dwarves"), "i": at(1, "ratmen")},
        ),
        *idle(0),
        expect(
            score={
                "player": 0,
                "total": 7,
                "lines": {"regions": 1, "declined": 2, "dwarves": 2, "alchemist": 2},
            }
        ),
    )


def test_adds_to_the_bonus_of_the_race() -> None:
    """Rulebook, benefits cumulate: Alchemist Orcs are paid for the Lost Tribe they drive out as well."""
    check(
        position(VALLEY, [player("orcs", "alchemist", 3), player()], {"b": at(0, "orcs")}),
        act("conquer", "a"),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 2, "orcs": 1, "alchemist": 2}}),
    )


def test_nothing_from_the_turn_of_decline_on() -> None:
    """Rulebook, Entering in decline, and ruling R045: the turn of decline and all later ones pay nothing."""
    check(
        position(
            VALLEY,
            [player("giants", "alchemist"), player("ratmen", "hill")],
            {"b": at(0, "giants"), "c": at(0, "giants"), "h": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, coins=[9, 6]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("alchemist")
