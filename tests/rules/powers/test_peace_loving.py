"""Peace-Loving: three coins at the end of each turn in which no active race was attacked."""

from __future__ import annotations

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

DAMES = ("base", "grand_dames")


def doves(race: str = "ratmen", hand: int = 3, **more: Any) -> Json:
    """Ann's doves hold c; Ben's Giants b and h, his declined Ghouls or Elves d."""
    other = more.pop("declined", "elves")
    return position(
        VALLEY,
        [player(race, "peace_loving", hand), player("giants", "hill", declined=[other])],
        {"c": at(0, race), "b": at(1, "giants"), "h": at(1, "giants"), "d": at(1, other), "f": None},
        packs=DAMES,
        **more,
    )


def total(regions: int, bonus: bool, **lines: int) -> Json:
    """Ann's score with so many regions, and the bonus or not."""
    parts = {"regions": regions, **lines, **({"peace_loving": 3} if bonus else {})}
    return {"player": 0, "total": sum(parts.values()), "lines": parts}


def test_badge_brings_four_tokens() -> None:
    """Rules summary, numbers: the badge adds four; 8 + 4 Ratmen."""
    check_badge_value("ratmen", "peace_loving", 12, 1, DAMES)


def test_three_coins_for_a_quiet_turn() -> None:
    """Rules summary, Peace-Loving: also where nothing was conquered at all, turn after turn."""
    check(
        doves(hand=0),
        *idle(0),
        expect(score=total(1, True), coins=[9, 5]),
        *idle(1),
        *idle(0),
        expect(score=total(1, True), coins=[13, 8]),
    )


def test_empty_tribe_and_declined_regions_do_no_harm() -> None:
    """R119: whatever is not an active race may be taken."""
    check(
        doves(hand=9),
        act("conquer", "f"),
        act("conquer", "a"),
        act("conquer", "d"),
        STOP,
        END,
        expect(score=total(4, True)),
    )


def test_declined_ghouls_may_be_attacked() -> None:
    """R119: they are no active race, though they act like one; active Ghouls are."""
    check(doves(hand=4, declined="ghouls"), act("conquer", "d"), STOP, END, expect(score=total(2, True)))
    check(
        position(
            VALLEY,
            [player("ratmen", "peace_loving", 4), player("ghouls", "hill")],
            {"c": at(0, "ratmen"), "d": at(1, "ghouls")},
            packs=DAMES,
        ),
        act("conquer", "d"),
        STOP,
        END,
        expect(score=total(2, False)),
    )


def test_the_own_declined_race_may_be_attacked() -> None:
    """Rules summary, Peace-Loving: it is neither active nor another player's."""
    check(
        position(
            VALLEY,
            [player("ratmen", "peace_loving", 3, declined=["elves"]), player()],
            {"c": at(0, "ratmen"), "b": at(0, "elves")},
            packs=DAMES,
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(score=total(2, True)),
    )


def test_one_active_region_is_one_too_many() -> None:
    """Rules summary, Peace-Loving: the bonus of this turn is lost; the next quiet turn brings it again."""
    check(
        doves(),
        act("conquer", "b"),
        STOP,
        END,
        expect(score=total(2, False), coins=[7, 5]),
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"b": 3, "c": 1}),
        END,
        expect(score=total(2, True), coins=[12, 7]),
    )


def test_an_attack_in_vain_is_an_attack() -> None:
    """Our reading, as for the Diplomat: a failed attempt on an active race costs the bonus."""
    check(
        doves(hand=1, dice=[0]),
        act("attempt", "b"),
        act("redeploy", tokens={"c": 2}),
        END,
        expect(score=total(1, False)),
    )
    check(
        doves(hand=1, dice=[0]),
        act("attempt", "d"),
        act("redeploy", tokens={"c": 2}),
        END,
        expect(score=total(1, True)),
    )


def test_a_conversion_is_an_attack() -> None:
    """R075: Sorcerers who replace a token have conquered an active region."""
    check(
        doves("sorcerers", 1),
        act("convert", "b"),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 2}),
        END,
        expect(score=total(2, False)),
    )


def test_own_ghouls_fight_on_their_own_account() -> None:
    """Our reading: what the own declined Ghouls attack does not count, be it the active race of anybody."""
    check(
        position(
            VALLEY,
            [player("ratmen", "peace_loving", declined=["ghouls"]), player("giants", "hill")],
            {"c": at(0, "ghouls", 4), "e": at(0, "ratmen"), "b": at(1, "giants"), "h": at(1, "giants")},
            packs=DAMES,
        ),
        act("conquer", "b"),
        STOP,
        STOP,
        END,
        expect(score=total(1, True, declined=2)),
    )


def test_being_attacked_does_no_harm() -> None:
    """Rules summary, Peace-Loving: what others do is their affair."""
    check(
        position(
            VALLEY,
            [player("ratmen", "peace_loving"), player("giants", "forest", 3)],
            {"b": at(0, "ratmen"), "e": at(0, "ratmen"), "d": at(1, "giants")},
            packs=DAMES,
            current=1,
        ),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 3, "d": 1}),
        END,
        *idle(0),
        expect(score=total(1, True)),
    )


def test_no_bonus_in_decline() -> None:
    """Rulebook, Entering in decline: the power is gone before the scoring, and for good."""
    check(
        {**doves(), **on_offer("orcs forest", "humans swamp", "wizards mounted")},
        act("decline"),
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}),
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}),
    )


def test_already_in_the_first_turn() -> None:
    """Rules summary, Peace-Loving: each turn, that of the pick included."""
    check(
        position(
            VALLEY,
            [player(), player()],
            packs=DAMES,
            turn=1,
            **on_offer("ratmen peace_loving", "elves forest"),
        ),
        act("pick", slot=0),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 12}),
        END,
        expect(score=total(1, True)),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("peace_loving", DAMES)
