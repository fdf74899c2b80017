"""Ratmen: nothing but numbers, so the plain rules show through them."""

from __future__ import annotations

import pytest

from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, offer, player, position


@pytest.mark.parametrize(
    ("power", "hand", "tray"), [("merchant", 10, 3), ("commando", 12, 1), ("flying", 13, 0)]
)
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, Ratmen: eight and the badge, thirteen in the box."""
    check(offer(f"ratmen {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"ratmen": tray}))


def test_they_pay_the_plain_cost() -> None:
    """Rulebook, Ratmen: no benefit. R001: 2, and 1 for a tribe or a mountain."""
    check(
        position(VALLEY, [player("ratmen", "swamp", 12), player()]),
        expect(
            cost={
                "a": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
                "b": {"total": 2, "lines": {"base": 2}},
                "e": {"total": 2, "lines": {"base": 2}},
                "h": {"total": 3, "lines": {"base": 2, "mountain": 1}},
            },
            why_not={"c": "not_border"},
        ),
    )


def test_their_badge_works_like_any_other() -> None:
    """Rulebook, Commando: the discount is the badge's line alone."""
    check(
        position(VALLEY, [player("ratmen", "commando", 12), player()]),
        expect(cost={"h": {"total": 2, "lines": {"base": 2, "mountain": 1, "commando": -1}}}),
    )


def test_four_active_and_three_declined_regions() -> None:
    """R040: seven coins, and no line for the race."""
    check(
        position(
            VALLEY,
            [player("ratmen", "mounted", declined=["orcs"]), player()],
            {**{name: at(0, "ratmen") for name in "bcde"}, **{name: at(0, "orcs") for name in "fgh"}},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 7, "lines": {"regions": 4, "declined": 3}}, coins=[12, 5]),
    )


def test_merchant_ratmen_beside_a_declined_race() -> None:
    """R042: the badge pays for five active regions, not for three declined ones."""
    check(
        position(
            VALLEY,
            [player("ratmen", "merchant", declined=["orcs"]), player()],
            {**{name: at(0, "ratmen") for name in "abcde"}, **{name: at(0, "orcs") for name in "fgh"}},
        ),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 13, "lines": {"regions": 5, "declined": 3, "merchant": 5}}),
    )


def test_nobody_has_to_conquer() -> None:
    """R008: three regions with two tokens each, three to spare, put down 3, 3 and 3."""
    check(
        position(SYMBOLS, [player("ratmen", "swamp", 9), player()]),
        act("conquer", "a"),
        act("conquer", "b"),
        act("conquer", "c"),
        act("stop"),
        expect(hand=[3, 0]),
        act("redeploy", tokens={"a": 3, "b": 3, "c": 3}),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 3}},
            regions={"a": {"tokens": 3}, "b": {"tokens": 3}, "c": {"tokens": 3}},
        ),
    )


def test_they_lose_one_token_with_a_region() -> None:
    """Rulebook, Enemy Losses & Withdrawals. R028: of three, one is lost and two flee."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", 5), player("ratmen", "hill")],
            {"c": at(0, "humans"), "b": at(1, "ratmen", 3), "g": at(1, "ratmen"), "h": at(1, "ratmen")},
        ),
        act("conquer", "b"),
        expect(hand=[0, 2], tray={"ratmen": 9}),
        act("stop"),
        act("end_turn"),
        act("withdraw", by=1, tokens={"g": 2}),
        expect(regions={"g": {"tokens": 3}, "h": {"tokens": 1}}),
    )


def test_a_lone_ratman_can_be_converted() -> None:
    """Rulebook, Sorcerers: numbers protect, a single token does not."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("ratmen", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "ratmen"), "d": at(1, "ratmen", 2)},
        ),
        expect(can={"convert": ["b"]}),
        act("convert", "b"),
        expect(tray={"ratmen": 11}, hand=[1, 0]),
    )


def test_decline_leaves_one_a_region() -> None:
    """Rulebook, Entering In Decline. R051: of thirteen on two regions eleven go to the tray."""
    check(
        position(
            VALLEY,
            [player("ratmen", "flying"), player("giants", "hill")],
            {"b": at(0, "ratmen", 7), "c": at(0, "ratmen", 6), "h": at(1, "giants")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"ratmen": 11},
            regions={"b": {"tokens": 1, "in_decline": True}, "c": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_they_have_none_of_the_special_actions() -> None:
    """Case format: an action, marker or means that the race does not have is of the wrong phase."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 4), player("humans", "hill")],
            {"c": at(0, "ratmen"), "b": at(1, "humans")},
        ),
        act("convert", "b", error="wrong_phase"),
        act("roll", error="wrong_phase"),
        act("conquer", "b", **{"with": ["dragon"]}, error="wrong_phase"),
        act("stop"),
        act("place", marker="hero", regions={"c": 1}, error="wrong_phase"),
        act("ally", player=1, error="wrong_phase"),
    )
