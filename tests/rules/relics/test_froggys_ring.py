"""Froggy's Ring: a coin from each player next to it."""

from __future__ import annotations

from tests.rules.below import LINE, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player

RING = "froggys_ring"


def test_an_active_race_next_to_it_pays_a_coin_however_many_stand_there() -> None:
    """German compendium, Froggy's Ring."""
    check(
        duel(LINE, {"a": mine(froggys_ring=1), "c": mine(), "b": theirs(), "d": theirs(3)}, hand=0),
        act("stop"),
        act("use", "c", trait=RING),
        act("end_turn"),
        expect(coins=[5 + 1 + 4, 4], regions={"c": {"markers": {RING: 1}}}),
    )


def test_races_in_decline_and_players_without_a_coin_do_not_pay() -> None:
    players = [
        player("ratmen", "alchemist"),
        player("giants", "forest", coins=0),
        player("orcs", "hill", declined=["elves"]),
    ]
    regions = {"c": mine(froggys_ring=1), "d": theirs(), "b": at(2, "elves")}
    check(
        duel(LINE, regions, players=players),
        act("stop"),
        act("use", "c", trait=RING),
        act("end_turn"),
        expect(coins=[5 + 3, 0, 5]),
    )


def test_it_may_be_put_where_nobody_pays_and_only_once() -> None:
    check(
        duel(LINE, {"a": mine(froggys_ring=1), "e": theirs()}, hand=0),
        act("stop"),
        act("use", "a", trait=RING),
        act("use", "a", trait=RING, error="already_used"),
        act("end_turn"),
        expect(coins=[8, 5]),
    )
