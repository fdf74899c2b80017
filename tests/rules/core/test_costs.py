"""What a region costs: the sum of its lines, discounts and the floor of one token."""

from __future__ import annotations

from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position


def test_base_costs() -> None:
    """2 for empty farmland, 3 for an empty mountain, 4 for a mountain with a Lost Tribe, 5 for two Trolls in
    their lair. Ruling R001."""
    check(
        position(
            VALLEY,
            [player("ratmen", "alchemist", 8), player("trolls", "hill")],
            {
                "c": at(0, "ratmen"),
                "g": at(0, "ratmen"),
                "d": {"lost_tribe": 1},
                "b": None,
                "a": at(1, "trolls", 2),
            },
        ),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2}},
                "h": {"total": 3, "lines": {"base": 2, "mountain": 1}},
                "d": {"total": 4, "lines": {"base": 2, "mountain": 1, "lost_tribe": 1}},
                "a": {"total": 5, "lines": {"base": 2, "tokens": 2, "lair": 1}},
                "f": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
            }
        ),
    )


def test_discounts_add_up_but_one_token_is_always_needed() -> None:
    """Commando Tritons on an empty coast: 2 - 1 - 1, lifted to 1. Ruling R002."""
    check(
        position(COAST, [player("tritons", "commando", 10), player()]),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "tritons": -1, "commando": -1, "minimum": 1}},
                "g": {"total": 1, "lines": {"base": 2, "commando": -1}},
            }
        ),
        act("conquer", "a"),
        expect(hand=[9, 0], regions={"a": {"tokens": 1}}),
    )


def test_discounts_come_off_the_sum() -> None:
    """Commando Giants beside their own mountain, against 3 tokens and a fortress: 2 + 3 + 1 - 1 - 1 = 4.
    R003."""
    check(
        position(
            VALLEY,
            [player("giants", "commando", 4), player("humans", "fortified")],
            {"d": at(0, "giants"), "b": at(1, "humans", 3, fortress=1)},
        ),
        expect(
            cost={
                "b": {
                    "total": 4,
                    "lines": {"base": 2, "tokens": 3, "fortress": 1, "giants": -1, "commando": -1},
                }
            },
        ),
        act("conquer", "b"),
        expect(hand=[0, 2], regions={"b": {"player": 0, "race": "giants", "tokens": 4, "markers": {}}}),
    )


def test_two_mountains_give_one_discount() -> None:
    """Giants on both mountains that touch a region save one token, not two. Ruling R004."""
    check(
        position(
            VALLEY, [player("giants", "swamp", 3), player()], {"d": at(0, "giants"), "h": at(0, "giants")}
        ),
        expect(
            cost={
                "e": {"total": 1, "lines": {"base": 2, "giants": -1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )


def test_two_mountains_and_a_defender() -> None:
    """The same with a token in the region, where no floor hides the difference: 2 + 1 - 1 = 2. R004."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 3), player("humans", "hill")],
            {"d": at(0, "giants"), "h": at(0, "giants"), "g": at(1, "humans")},
        ),
        expect(cost={"g": {"total": 2, "lines": {"base": 2, "tokens": 1, "giants": -1}}}),
    )


def test_the_first_mountain_is_not_cheaper_for_giants() -> None:
    """Giants must hold the mountain already: from a hill a mountain costs 3. Ruling R005."""
    check(
        position(VALLEY, [player("giants", "swamp", 4), player()], {"g": at(0, "giants")}),
        expect(cost={"h": {"total": 3, "lines": {"base": 2, "mountain": 1}}, "e": 2}),
    )


def test_an_own_declined_region_costs_its_token() -> None:
    """One own declined token on empty ground: 3, and the token goes to the tray. Ruling R009."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 4, declined=["orcs"]), player()],
            {"c": at(0, "humans"), "b": at(0, "orcs"), "e": at(0, "orcs")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}, tray={"orcs": 8}),
        act("conquer", "b"),
        expect(
            hand=[1, 0],
            hand_of={"orcs": 0},
            tray={"orcs": 9},
            regions={"b": {"player": 0, "race": "humans", "tokens": 3, "in_decline": False}},
        ),
    )


def test_own_active_tokens_defend_against_own_ghouls() -> None:
    """Declined Ghouls pay for the own active race's token as for any other: 2 + 1. Ruling R009."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 4), "b": at(0, "humans")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        expect(hand_of={"ghouls": 0}, tray={"humans": 10}, regions={"b": {"race": "ghouls", "tokens": 3}}),
    )


def test_every_marker_and_token_counts() -> None:
    """Two Bivouacking Trolls with three encampments on a mountain: 2 + 2 + 3 + 1 + 1 = 9. Rulebook,
    Conquering a Region."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9), player("trolls", "bivouacking")],
            {"c": at(0, "ratmen"), "d": at(1, "trolls", 2, encampment=3)},
        ),
        expect(
            cost={
                "d": {
                    "total": 9,
                    "lines": {"base": 2, "tokens": 2, "encampment": 3, "mountain": 1, "lair": 1},
                }
            }
        ),
        act("conquer", "d"),
        expect(hand=[0, 1], regions={"d": {"player": 0, "tokens": 9, "markers": {}}}),
    )


def test_a_declined_token_defends_like_an_active_one() -> None:
    """An enemy's declined token adds one, as does the mountain under it. Rulebook, Conquering a Region."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 9), player(declined=["humans"])],
            {"c": at(0, "ratmen"), "d": at(1, "humans"), "b": at(1, "humans")},
        ),
        expect(cost={"d": {"total": 4, "lines": {"base": 2, "tokens": 1, "mountain": 1}}, "b": 3}),
    )


def test_mountains_stay_and_defend_their_new_owner() -> None:
    """A conquered mountain goes on adding one. Rulebook, Enemy Losses and Withdrawals."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 3), player("humans", "forest", 9)],
            {"c": at(0, "ratmen"), "b": at(1, "humans")},
        ),
        act("conquer", "d"),
        act("stop"),
        act("end_turn"),
        expect(cost={"d": {"total": 6, "lines": {"base": 2, "tokens": 3, "mountain": 1}}}),
    )


def test_the_cost_is_told_whatever_the_hand_holds() -> None:
    """A region out of the hand's reach still has its price. Case format, `cost`."""
    check(
        position(
            VALLEY,
            [player("ratmen", "hill", 1), player("humans", "swamp")],
            {"c": at(0, "ratmen"), "d": at(1, "humans", 6)},
        ),
        expect(cost={"d": 9, "b": 2, "a": 3}, why_not={"d": "not_enough_tokens", "b": "not_enough_tokens"}),
    )
