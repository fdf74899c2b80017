"""Corrupt: who conquers one of their active regions pays them a coin."""

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "be_not_afraid")


def attack(race: str, power: str, hand: int, *, coins: int = 5, victim: str = "humans", **more: Any) -> Json:
    """Ann attacks Ben's Corrupt race from the forest."""
    return position(
        VALLEY,
        [player(race, power, hand, coins=coins), player(victim, "corrupt")],
        {"c": at(0, race), **{name: at(1, victim) for name in "abdg"}},
        **{"packs": PACKS, **more},
    )


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen."""
    check_badge_value("ratmen", "corrupt", 12, 1, PACKS)


def test_a_conquest_costs_a_coin_at_once() -> None:
    """Rules summary, Corrupt: from the conqueror's purse, and no part of anybody's score."""
    check(
        attack("orcs", "swamp", 6),
        act("conquer", "b"),
        expect(coins=[4, 6]),
        act("conquer", "a"),
        expect(coins=[3, 7]),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "orcs": 2}}, coins=[8, 7]),
    )


def test_who_is_poor_conquers_all_the_same() -> None:
    """R136: three regions with two coins: two are paid, and all conquests stand."""
    check(
        attack("ratmen", "swamp", 10, coins=2),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(coins=[0, 7]),
        act("conquer", "d"),
        expect(coins=[0, 7], regions={"d": {"player": 0, "tokens": 4}}),
    )


def test_a_conversion_is_paid_for() -> None:
    """R075 and Corrupt: it is a conquest."""
    check(attack("sorcerers", "swamp", 1), act("convert", "b"), expect(coins=[4, 6]))


def test_the_dragon_is_paid_for() -> None:
    """Rulebook, Dragon Master, and Corrupt: whatever the means."""
    check(
        attack("orcs", "dragon_master", 1),
        act("conquer", "b", **{"with": ["dragon"]}),
        expect(coins=[4, 6]),
    )


def test_a_final_attempt_is_paid_for_where_it_succeeds() -> None:
    """Rules summary, Corrupt: each successful conquest."""
    check(attack("orcs", "swamp", 2, dice=[1]), act("attempt", "b"), expect(coins=[4, 6]))
    check(attack("orcs", "swamp", 2, dice=[0]), act("attempt", "b"), expect(coins=[5, 5]))


def test_declined_ghouls_are_paid_for() -> None:
    """Rules summary, Corrupt: an opponent conquers, with whichever race."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill", declined=["ghouls"]), player("humans", "corrupt")],
            {"c": at(0, "ghouls", 4), "h": at(0, "orcs"), "b": at(1, "humans"), "g": at(1, "humans")},
            PACKS,
        ),
        act("conquer", "b"),
        expect(coins=[4, 6]),
    )


def test_own_ghouls_pay_nothing() -> None:
    """Rules summary, Corrupt: only opponents pay."""
    check(
        position(
            VALLEY,
            [player("humans", "corrupt", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "humans"), "g": at(0, "humans")},
            PACKS,
        ),
        act("conquer", "b"),
        expect(coins=[5, 5]),
    )


def test_elves_are_paid_though_they_lose_nothing() -> None:
    """R069 and Corrupt: the region was conquered."""
    check(attack("orcs", "swamp", 3, victim="elves"), act("conquer", "b"), expect(coins=[4, 6], hand=[0, 1]))


def test_other_regions_cost_nothing() -> None:
    """Rules summary, Corrupt: empty regions, tribes, and the same player's race in decline."""
    check(
        position(
            VALLEY,
            [player("orcs", "swamp", 9), player("humans", "corrupt", declined=["ratmen"])],
            {"c": at(0, "orcs"), "b": at(1, "ratmen"), "h": at(1, "humans")},
            PACKS,
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        act("conquer", "d"),
        expect(coins=[5, 5]),
    )


def test_no_coin_in_decline() -> None:
    """Rules summary, Corrupt: their active regions only."""
    check(
        position(
            VALLEY,
            [player("humans", "corrupt"), player("orcs", "hill", 4)],
            {"b": at(0, "humans"), "g": at(0, "humans"), "d": at(1, "orcs")},
            PACKS,
        ),
        act("decline"),
        act("conquer", "b", by=1),
        expect(coins=[7, 5]),
    )


def test_every_opponent_pays() -> None:
    """Rules summary, Corrupt: Ben pays for his conquest, Cleo for hers; the third looks on."""
    check(
        position(
            VALLEY,
            [player("humans", "corrupt"), player("orcs", "swamp", 3), player("ratmen", "forest", 3)],
            {
                "b": at(0, "humans"),
                "e": at(0, "humans"),
                "f": at(0, "humans"),
                "a": at(1, "orcs"),
                "h": at(2, "ratmen"),
            },
            PACKS,
            current=1,
        ),
        act("conquer", "b"),
        expect(coins=[6, 4, 5]),
        STOP,
        END,
        expect(coins=[6, 7, 5]),
        act("conquer", "e", by=2),
        expect(coins=[7, 7, 4]),
    )


def test_a_hired_conquest_is_paid_before() -> None:
    """R136 and Mercenary: the last coin went to the mercenaries, so there is none to collect."""
    hired = {"with": ["mercenary"]}
    for coins, left in ((1, [0, 5]), (2, [0, 6]), (5, [3, 6])):
        check(
            attack("ratmen", "mercenary", 1, coins=coins),
            act("conquer", "b", **hired),
            expect(coins=left, regions={"b": {"player": 0, "tokens": 1}}),
        )
        check(
            attack("ratmen", "mercenary", 1, coins=coins, dice=[1]),
            act("attempt", "d", **hired),
            expect(coins=left, regions={"d": {"player": 0, "tokens": 1}}),
        )


def test_ransacking_against_corrupt() -> None:
    """R111, R136: the attacker takes a coin and gives one."""
    check(
        attack("orcs", "ransacking", 3, packs=("base", "cursed", "be_not_afraid")),
        act("conquer", "b"),
        expect(coins=[5, 5]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("corrupt", PACKS)
