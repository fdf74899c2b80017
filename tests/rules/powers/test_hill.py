"""Hill: a coin for each hill of the active race."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import COAST, SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 4 Tritons."""
    check_badge_value("tritons", "hill", 10, 1)


def test_a_coin_for_each_hill_beside_the_bonus_of_the_race() -> None:
    """Rulebook, Hill, and benefits cumulate: a hill with a mine pays Hill Dwarves twice over."""
    check(
        position(
            SYMBOLS,
            [player("dwarves", "hill"), player()],
            {"a": at(0, "dwarves"), "h": at(0, "dwarves"), "j": at(0, "dwarves")},
        ),
        *idle(0),
        expect(
            score={"player": 0, "total": 7, "lines": {"regions": 3, "dwarves": 2, "hill": 2}}, coins=[12, 5]
        ),
    )


def test_mountains_are_no_hills() -> None:
    """Rulebook, Hill: only the terrain of that name."""
    check(
        position(VALLEY, [player("giants", "hill"), player()], {"d": at(0, "giants"), "h": at(0, "giants")}),
        *idle(0),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_hills_of_the_declined_race_do_not_count() -> None:
    """Rulebook, special powers, and ruling R041: only the race with the badge is meant."""
    check(
        position(
            VALLEY,
            [player("giants", "hill", declined=["orcs"]), player()],
            {"a": at(0, "giants"), "b": at(0, "giants"), "g": at(0, "orcs")},
        ),
        *idle(0),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "hill": 1}}),
    )


def test_a_hill_taken_from_the_own_declined_race_counts_from_now_on() -> None:
    """Rulebook, Hill, and ruling R010: now the active race holds it, and for Orcs it was not empty."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill", 6, declined=["elves"]), player()],
            {"c": at(0, "orcs"), "g": at(0, "elves"), "f": at(0, "elves")},
        ),
        act("conquer", "f"),
        act("conquer", "g"),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 6, "lines": {"regions": 3, "orcs": 2, "hill": 1}},
            tray={"elves": 11},
        ),
    )


def test_a_hill_given_up_by_amazons_pays_nothing() -> None:
    """Rulebook, Amazons: four tokens leave the map before scoring; a region without a token is not held."""
    check(
        position(
            VALLEY,
            [player("amazons", "hill"), player()],
            {"a": at(0, "amazons", 2), "b": at(0, "amazons", 2), "g": at(0, "amazons")},
        ),
        STOP,
        act("redeploy", tokens={"b": 1}),
        END,
        expect(
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
            hand=[4, 0],
            regions={"a": None, "g": None},
        ),
    )


def test_hill_tritons_decline() -> None:
    """Ruling R051: 10 tokens on 6 regions with 2 hills leave 6 tokens, 6 coins and no bonus."""
    check(
        position(
            COAST,
            [player("tritons", "hill"), player("ratmen", "swamp")],
            {
                "a": at(0, "tritons", 3),
                "b": at(0, "tritons", 2),
                "c": at(0, "tritons", 2),
                "d": at(0, "tritons"),
                "e": at(0, "tritons"),
                "g": at(0, "tritons"),
                "f": at(1, "ratmen"),
            },
        ),
        expect(tray={"tritons": 1}),
        act("decline"),
        expect(
            score={"player": 0, "total": 6, "lines": {"declined": 6}},
            coins=[11, 5],
            tray={"tritons": 5},
            regions={"a": {"tokens": 1, "in_decline": True}, "g": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("hill")
