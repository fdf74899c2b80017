"""White Ladies: few while they are active, and untouchable once they have declined."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, Json, act, at, check, expect, offer, player, position

DAMES = ("base", "grand_dames")
STOP = act("stop")
END = act("end_turn")


def ladies(race: str = "ratmen", power: str = "swamp", hand: int = 6, **more: Any) -> Json:
    """Ann attacks from c; Ben's declined White Ladies stand in b, his Giants in d."""
    return position(
        VALLEY,
        [player(race, power, hand), player("giants", "hill", declined=["white_ladies"])],
        {"c": at(0, race), "b": at(1, "white_ladies"), "d": at(1, "giants"), "h": at(1, "giants")},
        packs=DAMES,
        **more,
    )


@pytest.mark.parametrize(
    ("power", "hand", "tray"), [("merchant", 4, 3), ("stout", 6, 1), ("historian", 7, 0)]
)
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, numbers: two and the badge, seven in the box."""
    check(
        offer(f"white_ladies {power}", packs=DAMES),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"white_ladies": tray}),
    )


def test_active_they_fall_like_others() -> None:
    """Rules summary, White Ladies: the protection begins with decline."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 3), player("white_ladies", "hill")],
            {
                "c": at(0, "sorcerers"),
                "a": at(1, "white_ladies"),
                "b": at(1, "white_ladies"),
                "h": at(1, "white_ladies"),
            },
            packs=DAMES,
        ),
        expect(can={"conquer": ["a", "b", "d", "f"], "convert": ["a", "b"]}),
        act("convert", "a"),
        act("conquer", "b"),
        expect(tray={"white_ladies": 6}),
    )


def test_declined_they_cannot_be_conquered() -> None:
    """Rules summary, White Ladies: no conquest and no die; the region beside them falls as always."""
    check(
        ladies(hand=4),
        expect(
            cost={"b": None, "d": 4},
            why_not={"b": "immune"},
            chance={"b": None},
            can={"conquer": ["a", "d", "f"], "attempt": []},
        ),
        act("conquer", "b", error="immune"),
        act("attempt", "b", error="immune"),
        act("conquer", "d"),
        expect(regions={"b": {"player": 1, "race": "white_ladies", "tokens": 1, "in_decline": True}}),
    )


def test_neither_dragon_nor_sorcerer_nor_berserk_die() -> None:
    """R123: racial and special powers do not touch them either."""
    check(
        ladies("humans", "dragon_master"),
        act("conquer", "b", **{"with": ["dragon"]}, error="immune"),
        act("conquer", "d", **{"with": ["dragon"]}),
    )
    check(ladies("sorcerers"), expect(can={"convert": ["d"]}), act("convert", "b", error="immune"))
    check(
        ladies("ratmen", "berserk", dice=[3]),
        act("roll"),
        expect(why_not={"b": "immune"}, cost={"b": None}),
        act("conquer", "b", error="immune"),
    )


def test_out_of_reach_they_are_immune_all_the_same() -> None:
    """Case format, codes: immunity is told before the reach; a new race cannot enter there either."""
    check(
        position(
            VALLEY,
            [player("ratmen", "flying", 9), player("giants", "hill", declined=["white_ladies"])],
            {"b": at(1, "white_ladies"), "f": at(1, "white_ladies"), "h": at(1, "giants")},
            packs=DAMES,
        ),
        expect(why_not={"b": "immune", "f": "immune"}, can={"conquer": ["a", "c", "d", "e", "g", "h"]}),
    )


def test_declined_ghouls_of_an_opponent_are_kept_out() -> None:
    """Rules summary, White Ladies: they are immune to opponents, in decline or not."""
    check(
        position(
            VALLEY,
            [
                player("ratmen", "swamp", declined=["ghouls"]),
                player("giants", "hill", declined=["white_ladies"]),
            ],
            {
                "c": at(0, "ghouls", 5),
                "e": at(0, "ratmen"),
                "b": at(1, "white_ladies"),
                "h": at(1, "giants"),
            },
            packs=DAMES,
        ),
        expect(why_not={"b": "immune"}),
        act("conquer", "b", error="immune"),
        act("attempt", "b", error="immune"),
    )


def test_their_own_player_may_take_the_region() -> None:
    """Rules summary, White Ladies: they are safe from opponents only; R009 for the cost."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 3, declined=["white_ladies"]), player()],
            {"c": at(0, "ratmen"), "b": at(0, "white_ladies")},
            packs=DAMES,
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}, why_not={"b": None}),
        act("conquer", "b"),
        expect(tray={"white_ladies": 7}, regions={"b": {"player": 0, "race": "ratmen", "tokens": 3}}),
    )


def test_they_decline_like_others_and_score_turn_after_turn() -> None:
    """Rules summary, White Ladies: one token a region, and immune from the very turn they decline."""
    check(
        position(
            VALLEY,
            [player("white_ladies", "hill", 1), player("ratmen", "swamp", 8)],
            {"a": at(0, "white_ladies", 3), "b": at(0, "white_ladies"), "c": at(1, "ratmen")},
            packs=DAMES,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"white_ladies": 5},
            regions={"a": {"tokens": 1, "in_decline": True}},
            why_not={"a": "immune", "b": "immune"},
        ),
    )


def test_stout_ladies_are_safe_at_once() -> None:
    """Rules summary, White Ladies and Stout: a decline after scoring protects in the opponent's next turn."""
    check(
        position(
            VALLEY,
            [player("white_ladies", "stout"), player("ratmen", "swamp", 8)],
            {"b": at(0, "white_ladies"), "c": at(1, "ratmen")},
            packs=DAMES,
        ),
        STOP,
        END,
        act("decline"),
        expect(why_not={"b": "immune"}),
    )


def test_they_leave_when_the_next_race_declines() -> None:
    """R123: nothing else removes them; with Spirit not even that does."""
    for power in (None, "spirit"):
        check(
            position(
                VALLEY,
                [player("orcs", "hill", declined=[("white_ladies", power)]), player("ratmen", "swamp", 3)],
                {"b": at(0, "white_ladies"), "e": at(0, "orcs", 2), "c": at(1, "ratmen")},
                packs=DAMES,
            ),
            act("decline"),
            expect(
                regions={"b": None if power is None else {"race": "white_ladies", "in_decline": True}},
                tray={"white_ladies": 7 if power is None else 6},
                why_not={"b": None if power is None else "immune"},
            ),
        )
