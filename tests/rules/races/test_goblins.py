"""Goblins: what a race in decline or a Lost Tribe defends is one token cheaper for them."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, offer, player, position

CURSED = ("base", "cursed")
BOTH = ("base", "cursed", "grand_dames")


@pytest.mark.parametrize(("power", "hand", "tray"), [("cursed", 6, 5), ("stout", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, numbers: six and the badge, eleven in the box."""
    check(
        offer(f"goblins {power}", packs=CURSED),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"goblins": tray}),
    )


def test_declined_regions_and_tribes_are_cheaper_and_nothing_else() -> None:
    """Rules summary, Goblins. R112: tribes count as declined; an active race and an empty region do not."""
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 5), player("giants", "hill", declined=["elves"])],
            {"c": at(0, "goblins"), "b": at(1, "elves"), "d": at(1, "giants"), "f": None},
            packs=CURSED,
        ),
        expect(
            cost={
                "a": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "goblins": -1}},
                "b": {"total": 2, "lines": {"base": 2, "tokens": 1, "goblins": -1}},
                "d": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}},
                "f": {"total": 2, "lines": {"base": 2}},
            }
        ),
        act("conquer", "b"),
        act("conquer", "a"),
        expect(hand=[1, 0], tray={"elves": 11}, regions={"a": {"tokens": 2, "lost_tribe": 0}}),
    )


def test_lair_fortress_and_mountain_count_in_full() -> None:
    """Rules summary, Goblins, and R003: one token off the sum of all that defends."""
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 6), player("giants", "hill", declined=["trolls"])],
            {"c": at(0, "goblins"), "d": at(1, "trolls"), "h": at(1, "giants")},
            packs=CURSED,
        ),
        expect(
            cost={
                "d": {
                    "total": 4,
                    "lines": {"base": 2, "tokens": 1, "mountain": 1, "lair": 1, "goblins": -1},
                }
            }
        ),
    )
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 6), player("giants", "hill", declined=[("ratmen", "fortified")])],
            {"c": at(0, "goblins"), "b": at(1, "ratmen", fortress=1), "h": at(1, "giants")},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1, "fortress": 1, "goblins": -1}}}),
    )


def test_declined_ghouls_are_in_decline() -> None:
    """Rules summary, Goblins and Ghouls: four tokens to drive out, one Goblin less."""
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 5), player("giants", "hill", declined=["ghouls"])],
            {"c": at(0, "goblins"), "b": at(1, "ghouls", 4), "g": at(1, "ghouls"), "h": at(1, "giants")},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 4, "goblins": -1}}}),
        act("conquer", "b"),
        expect(hand=[0, 0], regions={"b": {"player": 0, "tokens": 5}}, tray={"ghouls": 6}),
    )


def test_active_ghouls_are_not() -> None:
    """Rules summary, Goblins: the race must have declined, whichever race it is."""
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 5), player("ghouls", "hill")],
            {"c": at(0, "goblins"), "b": at(1, "ghouls", 2)},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 2}}}),
    )


def test_a_spirit_race_in_decline_is_cheaper_too() -> None:
    """Rules summary, Goblins, and Spirit: it does not count as a declined race for its player, yet is one."""
    check(
        position(
            VALLEY,
            [
                player("goblins", "swamp", 2),
                player("giants", "hill", declined=[("humans", "spirit"), "orcs"]),
            ],
            {"c": at(0, "goblins"), "a": at(1, "orcs"), "b": at(1, "humans"), "h": at(1, "giants")},
            packs=CURSED,
        ),
        expect(cost={"a": 2, "b": {"total": 2, "lines": {"base": 2, "tokens": 1, "goblins": -1}}}),
    )


def test_the_own_declined_race_is_cheaper_too() -> None:
    """Rules summary, Goblins, with R009: any region in decline; the own one costs 2 + 1 - 1."""
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 2, declined=["orcs"]), player()],
            {"c": at(0, "goblins"), "b": at(0, "orcs")},
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "tokens": 1, "goblins": -1}}}),
        act("conquer", "b"),
        expect(hand=[0, 0], tray={"orcs": 10}, regions={"b": {"race": "goblins", "in_decline": False}}),
    )


def test_discounts_add_up() -> None:
    """R002 and R003: Commando or Mounted Goblins save two tokens."""
    for power in ("commando", "mounted"):
        check(
            position(
                VALLEY,
                [player("goblins", power, 1), player()],
                {"c": at(0, "goblins")},
                packs=CURSED,
            ),
            expect(cost={"a": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "goblins": -1, power: -1}}}),
            act("conquer", "a"),
            expect(hand=[0, 0], regions={"a": {"player": 0, "tokens": 1}}),
        )


def test_one_token_at_least() -> None:
    """Rules summary, Goblins and Were-: at night 2 + 1 - 1 - 2 would be nothing; one token is placed."""
    check(
        position(
            VALLEY,
            [player("goblins", "were", 1), player()],
            {"c": at(0, "goblins")},
            packs=CURSED,
            turn=4,
        ),
        expect(
            cost={
                "a": {
                    "total": 1,
                    "lines": {"base": 2, "lost_tribe": 1, "goblins": -1, "were": -2, "minimum": 1},
                }
            }
        ),
    )


def test_the_final_attempt_counts_the_discount() -> None:
    """Rules summary, Goblins, with R021: a declined lair in the mountains takes 4, three too many."""
    check(
        position(
            VALLEY,
            [player("goblins", "swamp", 1), player("giants", "hill", declined=["trolls"])],
            {"c": at(0, "goblins"), "d": at(1, "trolls"), "h": at(1, "giants")},
            packs=CURSED,
            dice=[3],
        ),
        expect(chance={"d": "1/6", "a": "1/2"}),
        act("attempt", "d"),
        expect(regions={"d": {"player": 0, "race": "goblins", "tokens": 1}}, tray={"trolls": 10}),
    )


def test_goblins_in_decline_help_nobody() -> None:
    """Rulebook, The Races: the benefit ends with decline."""
    check(
        position(
            VALLEY,
            [
                player("ratmen", "swamp", 4, declined=["goblins"]),
                player("giants", "hill", declined=["elves"]),
            ],
            {"c": at(0, "ratmen"), "g": at(0, "goblins"), "b": at(1, "elves"), "h": at(1, "giants")},
            packs=CURSED,
        ),
        expect(cost={"a": 3, "b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
    )


def test_an_ivory_tower_is_cheaper_and_white_ladies_stay_out_of_reach() -> None:
    """Rules summary, Goblins, Priestesses and White Ladies: a discount is no way past immunity."""
    check(
        position(
            VALLEY,
            [
                player("goblins", "swamp", 6),
                player("giants", "hill", declined=["priestesses"]),
                player("orcs", "forest", declined=["white_ladies"]),
            ],
            {
                "c": at(0, "goblins"),
                "b": at(1, "priestesses", 5),
                "d": at(2, "white_ladies"),
                "h": at(1, "giants"),
                "e": at(2, "orcs"),
            },
            packs=BOTH,
        ),
        expect(
            cost={"b": {"total": 6, "lines": {"base": 2, "tokens": 5, "goblins": -1}}, "d": None},
            why_not={"d": "immune"},
        ),
    )
