"""Ransacking: whoever loses an active region to it pays a coin at once."""

from __future__ import annotations

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

CURSED = ("base", "cursed")


def raid(race: str = "ratmen", hand: int = 7, coins: int = 3, enemy: str = "giants", **more: Any) -> Json:
    """Ann raids from c; Ben, who has so many coins, holds a and b with single tokens, and h."""
    return position(
        VALLEY,
        [player(race, "ransacking", hand), player(enemy, "hill", coins=coins)],
        {"c": at(0, race), "a": at(1, enemy), "b": at(1, enemy), "h": at(1, enemy)},
        packs=CURSED,
        **more,
    )


def test_badge_brings_four_tokens() -> None:
    """Rules summary, numbers: the badge adds four; 8 + 4 Ratmen."""
    check_badge_value("ratmen", "ransacking", 12, 1, CURSED)


def test_each_active_region_brings_a_coin_at_once() -> None:
    """Rules summary, Ransacking: from the victim's coins, in the middle of the turn, outside the score."""
    check(
        raid(),
        act("conquer", "a"),
        expect(coins=[6, 2]),
        act("conquer", "b"),
        expect(coins=[7, 1]),
        STOP,
        act("redeploy", tokens={"a": 3, "b": 3, "c": 2}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 3}}, coins=[10, 1]),
    )


def test_who_has_no_coin_pays_none() -> None:
    """R111: the conquest stands all the same."""
    check(
        raid(coins=1),
        act("conquer", "a"),
        expect(coins=[6, 0]),
        act("conquer", "b"),
        expect(coins=[6, 0], regions={"b": {"player": 0, "race": "ratmen"}}, tray={"giants": 10}),
    )


def test_nothing_for_what_is_empty_declined_or_a_tribe() -> None:
    """Rules summary, Ransacking: only the active race of an opponent pays."""
    check(
        position(
            VALLEY,
            [
                player("ratmen", "ransacking", 9, declined=["elves"]),
                player("giants", "hill", declined=["dwarves"]),
            ],
            {
                "c": at(0, "ratmen"),
                "b": at(1, "dwarves"),
                "d": at(0, "elves"),
                "f": None,
                "h": at(1, "giants"),
            },
            packs=CURSED,
        ),
        act("conquer", "b"),
        act("conquer", "f"),
        act("conquer", "d"),
        expect(coins=[5, 5], hand=[0, 0]),
    )
    check(
        position(VALLEY, [player("ratmen", "ransacking", 3), player()], {"c": at(0, "ratmen")}, packs=CURSED),
        act("conquer", "a"),
        expect(coins=[5, 5], regions={"a": {"player": 0}}),
    )


def test_declined_ghouls_cannot_be_ransacked() -> None:
    """Rules summary, Ransacking: they are in decline, however lively; active Ghouls pay."""
    for declined in (True, False):
        active = player("giants", "hill", declined=["ghouls"]) if declined else player("ghouls", "hill")
        check(
            position(
                VALLEY,
                [player("ratmen", "ransacking", 5), active],
                {"c": at(0, "ratmen"), "b": at(1, "ghouls", 3), "e": at(1, "ghouls")},
                packs=CURSED,
            ),
            act("conquer", "b"),
            expect(coins=[5, 5] if declined else [6, 4]),
        )


def test_a_conversion_is_a_conquest() -> None:
    """R075: the lone token that Sorcerers replace pays as well."""
    check(
        raid("sorcerers", 1),
        act("convert", "a"),
        expect(coins=[6, 2], regions={"a": {"player": 0, "race": "sorcerers", "tokens": 1}}),
    )


def test_elves_pay_though_they_lose_nothing() -> None:
    """Rules summary, Ransacking: it is the region that counts."""
    check(raid(enemy="elves"), act("conquer", "a"), expect(coins=[6, 2], hand=[4, 1]))


def test_the_final_attempt_pays_where_it_succeeds() -> None:
    """Rules summary, Ransacking: the conquest must be successful."""
    check(raid(hand=1, dice=[1]), act("attempt", "a"), expect(coins=[5, 3], regions={"a": {"player": 1}}))
    check(raid(hand=1, dice=[2]), act("attempt", "a"), expect(coins=[6, 2], regions={"a": {"player": 0}}))


def test_every_victim_pays_from_his_own_coins() -> None:
    """Rules summary, Ransacking: the one who held the region pays, nobody else."""
    check(
        position(
            VALLEY,
            [
                player("ratmen", "ransacking", 6),
                player("giants", "hill", coins=0),
                player("orcs", "forest", coins=2),
            ],
            {
                "c": at(0, "ratmen"),
                "a": at(1, "giants"),
                "b": at(2, "orcs"),
                "h": at(1, "giants"),
                "g": at(2, "orcs"),
            },
            packs=CURSED,
        ),
        act("conquer", "a"),
        expect(coins=[5, 0, 2]),
        act("conquer", "b"),
        expect(coins=[6, 0, 1]),
    )


def test_own_ghouls_do_not_ransack_and_are_not_ransacked() -> None:
    """Rules summary, Ransacking: the power is that of the race with the badge (see R041)."""
    check(
        position(
            VALLEY,
            [player("ratmen", "ransacking", 3, declined=["ghouls"]), player("giants", "hill")],
            {
                "c": at(0, "ghouls", 8),
                "e": at(0, "ratmen"),
                "d": at(0, "ratmen"),
                "b": at(1, "giants"),
                "h": at(1, "giants"),
            },
            packs=CURSED,
        ),
        act("conquer", "b"),
        expect(coins=[5, 5]),
        act("conquer", "d"),
        expect(coins=[5, 5], regions={"d": {"race": "ghouls"}}),
        STOP,
        act("conquer", "g"),
        expect(coins=[5, 5], hand=[1, 0]),
    )


def test_nobody_ransacks_in_decline() -> None:
    """Rulebook, Entering in decline: the next race takes no coins."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", 3, declined=["ratmen"]), player("giants", "hill")],
            {"c": at(0, "humans"), "g": at(0, "ratmen"), "b": at(1, "giants")},
            packs=CURSED,
        ),
        act("conquer", "b"),
        expect(coins=[5, 5]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("ransacking", CURSED)
