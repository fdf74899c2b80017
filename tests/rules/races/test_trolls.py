"""Trolls: a lair in each region, worth a token to whoever attacks it."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, offer, player, position

LAIR = {"lair": 1}


@pytest.mark.parametrize(("power", "hand", "tray"), [("fortified", 8, 2), ("bivouacking", 10, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rulebook, The Races: five and the badge, ten in the box."""
    check(offer(f"trolls {power}"), act("pick", slot=0), expect(hand=[hand, 0], tray={"trolls": tray}))


def test_a_lair_defends_like_a_token() -> None:
    """Rulebook, Trolls. R001, R078: two Trolls cost five, on a mountain six."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("trolls", "hill")],
            {"c": at(0, "ratmen"), "b": at(1, "trolls", 2), "d": at(1, "trolls", 2)},
        ),
        expect(
            cost={
                "b": {"total": 5, "lines": {"base": 2, "tokens": 2, "lair": 1}},
                "d": {"total": 6, "lines": {"base": 2, "tokens": 2, "mountain": 1, "lair": 1}},
            },
            regions={"b": {"markers": LAIR}, "d": {"markers": LAIR}},
        ),
    )


def test_each_conquest_brings_a_lair() -> None:
    """Rulebook, Trolls: in every region they occupy, also one won by the die; Trolls pay the usual cost."""
    check(
        position(VALLEY, [player("trolls", "swamp", 3), player()], {"c": at(0, "trolls")}, dice=[2]),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        act("attempt", "a"),
        expect(regions={"a": {"tokens": 1, "markers": LAIR}, "b": {"markers": LAIR}, "c": {"markers": LAIR}}),
    )


def test_seafaring_trolls_live_under_water() -> None:
    """Rulebook, Trolls and Seafaring: a Sea they occupy gets a lair too."""
    check(
        position(COAST, [player("trolls", "seafaring", 2), player()], {"a": at(0, "trolls")}),
        act("conquer", "s"),
        expect(regions={"s": {"tokens": 2, "markers": LAIR}}),
    )


def test_a_lair_is_no_token_to_flee_and_pays_nothing() -> None:
    """Rulebook, Trolls: a lone Troll is lost, its lair with it; a lair earns no coin."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 4), player("trolls", "merchant")],
            {"c": at(0, "ratmen"), "b": at(1, "trolls"), "h": at(1, "trolls")},
        ),
        act("conquer", "b"),
        expect(
            hand=[0, 0],
            tray={"trolls": 9},
            regions={"b": {"player": 0, "race": "ratmen", "tokens": 4, "markers": {}}},
        ),
        act("stop"),
        act("end_turn"),
        expect(
            to_act={"player": 1, "phase": "start"},
            cost={"b": None},
            why_not={"b": "not_adjacent"},
        ),
        act("stop", by=1),
        act("end_turn"),
        expect(score={"player": 1, "total": 2, "lines": {"regions": 1, "merchant": 1}}),
    )


def test_the_conqueror_gets_no_lair() -> None:
    """Rulebook, Trolls: a conquered lair is gone, and does not defend the new owner."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 4), player("trolls", "hill", 4)],
            {"c": at(0, "ratmen"), "b": at(1, "trolls"), "d": at(1, "trolls")},
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(cost={"b": {"total": 6, "lines": {"base": 2, "tokens": 4}}}),
    )


def test_an_abandoned_lair_is_gone() -> None:
    """Rulebook, Trolls: the empty region costs two again."""
    check(
        position(
            VALLEY, [player("trolls", "swamp"), player()], {"b": at(0, "trolls", 2), "c": at(0, "trolls")}
        ),
        act("abandon", "b"),
        expect(regions={"b": None}, cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        expect(regions={"b": {"tokens": 2, "markers": LAIR}}),
    )


def test_lairs_stay_in_decline() -> None:
    """Rulebook, Trolls. R078: one declined Troll with its lair on a mountain costs five."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 5), player("trolls", "hill")],
            {"c": at(0, "ratmen"), "d": at(1, "trolls", 2), "b": at(1, "trolls")},
            current=1,
        ),
        act("decline"),
        expect(
            score={"player": 1, "total": 2, "lines": {"declined": 2}},
            regions={"d": {"tokens": 1, "in_decline": True, "markers": LAIR}},
            cost={
                "d": {"total": 5, "lines": {"base": 2, "tokens": 1, "mountain": 1, "lair": 1}},
                "b": {"total": 4, "lines": {"base": 2, "tokens": 1, "lair": 1}},
            },
        ),
        act("conquer", "d"),
        expect(hand=[0, 0], regions={"d": {"player": 0, "markers": {}}}, tray={"trolls": 9}),
    )


def test_lairs_leave_with_the_vanished_race() -> None:
    """R058: when the next race declines, declined Trolls and their lairs leave the map."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", declined=["trolls"]), player("orcs", "hill", 5)],
            {"d": at(0, "trolls"), "e": at(0, "ratmen"), "c": at(1, "orcs")},
        ),
        act("decline"),
        expect(
            regions={"d": None},
            tray={"trolls": 10},
            cost={"d": {"total": 3, "lines": {"base": 2, "mountain": 1}}},
        ),
    )


def test_spirit_trolls_keep_their_lairs() -> None:
    """Rulebook, Spirit and Trolls. R101: they stay beside a second declined race, lairs included."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", declined=[("trolls", "spirit")]), player("orcs", "hill", 5)],
            {"d": at(0, "trolls"), "e": at(0, "ratmen"), "c": at(1, "orcs")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            cost={"d": {"total": 5, "lines": {"base": 2, "tokens": 1, "mountain": 1, "lair": 1}}},
        ),
    )


def test_fortified_trolls_have_lair_and_fortress() -> None:
    """Rulebook, Fortified and Trolls: both defend, in decline too; only the fortress pays while active."""
    check(
        position(
            VALLEY,
            [player("trolls", "fortified"), player("ratmen", "hill", 5)],
            {"b": at(0, "trolls", 1, fortress=1), "h": at(0, "trolls"), "c": at(1, "ratmen")},
        ),
        act("stop"),
        act("end_turn"),
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 2, "fortified": 1}},
            cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 1, "fortress": 1, "lair": 1}}},
        ),
        act("stop", by=1),
        act("redeploy", tokens={"c": 6}),
        act("end_turn"),
        act("decline", by=0),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            cost={"b": {"total": 5, "lines": {"base": 2, "tokens": 1, "fortress": 1, "lair": 1}}},
        ),
    )


def test_bivouacking_trolls() -> None:
    """Rulebook, Bivouacking and Trolls: encampments and lair add up."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 6), player("trolls", "bivouacking")],
            {"c": at(0, "ratmen"), "b": at(1, "trolls", 1, encampment=2), "h": at(1, "trolls")},
        ),
        expect(cost={"b": {"total": 6, "lines": {"base": 2, "tokens": 1, "encampment": 2, "lair": 1}}}),
    )


def test_the_dragon_does_not_mind_the_lair() -> None:
    """Rulebook, Dragon Master. R091: one token is enough, lair and mountain or not."""
    check(
        position(
            VALLEY,
            [player("humans", "dragon_master", 1), player("trolls", "hill")],
            {"c": at(0, "humans"), "d": at(1, "trolls", 5), "h": at(1, "trolls")},
        ),
        act("conquer", "d", **{"with": ["dragon"]}),
        expect(
            hand=[0, 4],
            tray={"trolls": 5},
            regions={"d": {"player": 0, "tokens": 1, "markers": {"dragon": 1}}},
        ),
    )


def test_a_lone_troll_in_its_lair_can_be_converted() -> None:
    """Rulebook, Sorcerers. R073, R212: the lair does not shield it, and falls."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 1), player("trolls", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "trolls"), "d": at(1, "trolls", 2)},
        ),
        expect(can={"convert": ["b"]}),
        act("convert", "b"),
        expect(regions={"b": {"player": 0, "tokens": 1, "markers": {}}}),
    )


def test_lairs_do_not_break_a_tie() -> None:
    """Rulebook, End of the game. R049: race tokens count, so three Ratmen beat two Trolls in two lairs."""
    check(
        position(
            VALLEY,
            [player("trolls", "swamp", coins=8), player("ratmen", "mounted")],
            {**{name: at(0, "trolls") for name in "bc"}, **{name: at(1, "ratmen") for name in "egh"}},
            turns=2,
            current=1,
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[8, 8], over=True, winners=[1]),
    )
