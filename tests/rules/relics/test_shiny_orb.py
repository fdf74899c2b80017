"""Shiny Orb: a lone token becomes one's own."""

from __future__ import annotations

from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, at, check, expect

ORB = "shiny_orb"


def test_a_lone_token_is_replaced_by_one_from_the_tray() -> None:
    """German compendium, Shiny Orb."""
    check(
        duel(LINE, {"c": mine(shiny_orb=1), "d": theirs(), "e": theirs()}, hand=1),
        expect(can={"convert": []}),
        act("convert", "d", error="wrong_phase"),
        act("convert", "d", **{"with": [ORB]}),
        expect(
            hand=[1, 0],
            tray={"giants": 10, "ratmen": 10},
            regions={"d": {"race": "ratmen", "tokens": 1, "markers": {ORB: 1}}},
        ),
        act("convert", "e", **{"with": [ORB]}, error="already_used"),
    )


def test_neither_mountain_nor_keep_protects_the_token() -> None:
    check(
        duel(LINE, {"a": mine(shiny_orb=1), "b": theirs(keep_on_the_motherland=1)}, hand=1),
        act("convert", "b", **{"with": [ORB]}),
        expect(regions={"b": {"race": "ratmen", "tokens": 1}}),
    )


def test_what_is_not_alone_not_near_or_a_gnome_is_not_replaced() -> None:
    check(
        duel(LINE, {"c": mine(shiny_orb=1), "d": theirs(2), "e": theirs()}),
        act("convert", "d", **{"with": [ORB]}, error="no_convert"),
        act("convert", "e", **{"with": [ORB]}, error="not_adjacent"),
        act("convert", "b", **{"with": [ORB]}, error="no_convert"),
    )
    check(
        duel(LINE, {"c": mine(shiny_orb=1), "d": at(1, "gnomes")}, other=("gnomes", "forest")),
        act("convert", "d", **{"with": [ORB]}, error="no_convert"),
    )


def test_a_token_in_hand_is_needed_and_used_if_the_tray_is_empty() -> None:
    check(
        duel(LINE, {"c": mine(shiny_orb=1), "d": theirs()}, hand=0),
        act("convert", "d", **{"with": [ORB]}, error="no_tokens"),
    )
    check(
        duel(LINE, {"c": mine(2, shiny_orb=1), "d": theirs()}, hand=11),
        act("convert", "d", **{"with": [ORB]}),
        expect(hand=[11, 0], tray={"ratmen": 0}),
    )


def test_sorcerers_convert_beside_it() -> None:
    check(
        duel(
            LINE,
            {"c": at(0, "sorcerers", shiny_orb=1), "d": theirs(), "b": theirs()},
            race="sorcerers",
            hand=1,
        ),
        act("convert", "d"),
        act("convert", "b", error="already_used"),
        act("convert", "b", **{"with": [ORB]}),
        expect(regions={"b": {"race": "sorcerers", "markers": {ORB: 1}}}),
    )
