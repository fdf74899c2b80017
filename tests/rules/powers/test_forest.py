"""Forest: a coin for each forest of the active race."""

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import COAST, SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 4 Giants."""
    check_badge_value("giants", "forest", 10, 1)


def test_a_coin_for_each_forest() -> None:
    """Rulebook, Forest: two forests of four regions, beside the farmland of the Humans."""
    check(
        position(
            COAST,
            [player("humans", "forest"), player()],
            {"b": at(0, "humans"), "f": at(0, "humans"), "c": at(0, "humans"), "e": at(0, "humans")},
        ),
        *idle(0),
        expect(
            score={"player": 0, "total": 7, "lines": {"regions": 4, "humans": 1, "forest": 2}}, coins=[12, 5]
        ),
    )


def test_forests_of_the_declined_race_do_not_count() -> None:
    """Rulebook, special powers, and ruling R041: only the race with the badge is meant."""
    check(
        position(
            SYMBOLS,
            [player("giants", "forest", declined=["orcs"]), player()],
            {"c": at(0, "giants"), "d": at(0, "giants"), "j": at(0, "orcs")},
        ),
        *idle(0),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "forest": 1}}),
    )


def test_a_forest_taken_this_turn_counts() -> None:
    """Rulebook, Forest: what is held at the end of the turn; nobody need have been there before."""
    check(
        position(VALLEY, [player("orcs", "forest", 2), player()], {"b": at(0, "orcs")}),
        act("conquer", "c"),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "forest": 1}}),
    )


def test_an_abandoned_forest_pays_nothing() -> None:
    """Rulebook, Abandoning a region: it is no longer held, so there is neither coin nor bonus."""
    check(
        position(VALLEY, [player("orcs", "forest"), player()], {"b": at(0, "orcs"), "c": at(0, "orcs")}),
        act("abandon", "c"),
        STOP,
        act("redeploy", tokens={"b": 2}),
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_a_forest_lost_to_an_enemy_pays_nothing() -> None:
    """Rulebook, Forest: the count is made at the end of the own turn."""
    check(
        position(
            VALLEY,
            [player("giants", "forest"), player("orcs", "hill", 3)],
            {"b": at(0, "giants"), "c": at(0, "giants"), "f": at(1, "orcs")},
            current=1,
        ),
        act("conquer", "c"),
        STOP,
        END,
        *idle(0),
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_declined_ghouls_keep_their_tokens_but_not_the_bonus() -> None:
    """Rulebook, Entering in decline: no coin from a discarded badge, now or later."""
    check(
        position(
            SYMBOLS,
            [player("ghouls", "forest"), player("ratmen", "hill")],
            {"c": at(0, "ghouls", 2), "j": at(0, "ghouls"), "e": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, regions={"c": {"tokens": 2}}),
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"c": 2, "j": 1}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("forest")
