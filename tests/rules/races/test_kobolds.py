"""Kobolds: never fewer than two of them in a region, neither to take it nor to hold it."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, Json, act, at, board, check, expect, offer, player, position

CURSED = ("base", "cursed")
STOP = act("stop")
END = act("end_turn")


def kobolds(power: str = "swamp", hand: int = 0, turn: int = 2, dice: list[int] | None = None) -> Json:
    """Ann's Kobolds hold c with two, Ben's Giants stand far away."""
    return position(
        VALLEY,
        [player("kobolds", power, hand), player("giants", "hill")],
        {"c": at(0, "kobolds", 2), "h": at(1, "giants")},
        packs=CURSED,
        turn=turn,
        dice=dice or [],
    )


@pytest.mark.parametrize(("power", "hand", "tray"), [("cursed", 11, 5), ("stout", 15, 1), ("flying", 16, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """Rules summary, numbers: eleven and the badge, sixteen in the box."""
    check(
        offer(f"kobolds {power}", packs=CURSED),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"kobolds": tray}),
    )


def test_two_must_be_placed_though_the_cost_is_one() -> None:
    """R113: Commando Kobolds pay two for an empty region; above two the discount counts in full."""
    check(
        kobolds("commando", 5),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2, "commando": -1, "minimum": 1}},
                "a": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "commando": -1}},
                "d": {"total": 2, "lines": {"base": 2, "mountain": 1, "commando": -1}},
            }
        ),
        act("conquer", "b"),
        expect(hand=[3, 0], regions={"b": {"player": 0, "race": "kobolds", "tokens": 2}}),
    )


def test_the_plain_cost_has_no_floor_line() -> None:
    """Rules summary, Kobolds: an empty region takes two anyway, a Lost Tribe three."""
    check(
        kobolds("swamp", 3),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2}},
                "a": {"total": 3, "lines": {"base": 2, "lost_tribe": 1}},
            }
        ),
    )


def test_the_floor_holds_at_night() -> None:
    """Rules summary, Kobolds and Were-: two tokens less, but never fewer than two."""
    check(
        kobolds("were", 4, turn=4),
        expect(
            cost={
                "b": {"total": 2, "lines": {"base": 2, "were": -2, "minimum": 2}},
                "a": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "were": -2, "minimum": 1}},
            }
        ),
    )


def test_the_floor_holds_against_the_berserk_die() -> None:
    """Rules summary, Kobolds, with R084: whatever the die shows, two Kobolds go."""
    check(
        kobolds("berserk", 4, dice=[3]),
        act("roll"),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "die": -3, "minimum": 3}}}),
        act("conquer", "b"),
        expect(hand=[2, 0], regions={"b": {"tokens": 2}}),
    )


def test_readying_leaves_two_in_each_region() -> None:
    """Rules summary, Kobolds: what holds a region stays at two; abandoning brings both to the hand."""
    scenario = position(
        VALLEY,
        [player("kobolds", "swamp"), player("giants", "hill")],
        {"b": at(0, "kobolds", 2), "c": at(0, "kobolds", 5), "h": at(1, "giants")},
        packs=CURSED,
    )
    check(scenario, STOP, expect(hand=[3, 0], regions={"b": {"tokens": 2}, "c": {"tokens": 2}}))
    check(
        scenario,
        expect(can={"conquer": ["a", "d", "f"]}),
        act("abandon", "b"),
        expect(hand=[5, 0], regions={"b": None, "c": {"tokens": 2}}, cost={"b": 2}),
    )


def test_a_single_token_conquers_nothing() -> None:
    """R114: one Kobold left, and neither a discount nor the die helps; with none the hand is empty."""
    for power in ("swamp", "commando"):
        check(
            kobolds(power, 1),
            expect(
                can={"conquer": [], "attempt": []},
                why_not={"b": "not_enough_tokens", "d": "not_enough_tokens"},
                chance={"b": None, "d": None},
            ),
            act("conquer", "b", error="not_enough_tokens"),
            act("attempt", "b", error="not_enough_tokens"),
            act("attempt", "d", error="not_enough_tokens"),
        )
    check(
        kobolds(),
        expect(can={"conquer": [], "attempt": []}, why_not={"b": "no_tokens"}),
        act("conquer", "b", error="no_tokens"),
        act("attempt", "b", error="no_tokens"),
    )


def test_two_may_roll_the_die() -> None:
    """Rules summary, Kobolds, with R021: up to three short of the cost; both Kobolds go in."""
    check(
        position(
            VALLEY,
            [player("kobolds", "swamp", 2), player("giants", "hill")],
            {
                "c": at(0, "kobolds", 2),
                "b": at(1, "giants", 3),
                "d": at(1, "giants", 3),
                "a": at(1, "giants"),
            },
            packs=CURSED,
            dice=[3],
        ),
        expect(chance={"a": "1/2", "b": "1/6", "d": None}),
        act("attempt", "d", error="too_far_short"),
        act("attempt", "b"),
        expect(hand=[0, 2], regions={"b": {"player": 0, "race": "kobolds", "tokens": 2}}),
    )


def test_two_go_with_the_dragon() -> None:
    """R116: the dragon beats any defence, yet not with a single Kobold."""
    scenario = position(
        VALLEY,
        [player("kobolds", "dragon_master", 2), player("giants", "hill")],
        {"c": at(0, "kobolds", 2), "d": at(1, "giants", 5), "h": at(1, "giants")},
        packs=CURSED,
    )
    check(
        scenario,
        act("conquer", "d", **{"with": ["dragon"]}),
        expect(
            hand=[0, 4],
            regions={"d": {"player": 0, "race": "kobolds", "tokens": 2, "markers": {"dragon": 1}}},
        ),
    )
    scenario["players"][0]["active"]["hand"] = 1
    check(scenario, act("conquer", "d", **{"with": ["dragon"]}, error="not_enough_tokens"))


def test_redeployment_keeps_two_everywhere() -> None:
    """Rules summary, Kobolds: no region may be left with one token or none."""
    check(
        kobolds("swamp", 3),
        act("conquer", "b"),
        STOP,
        expect(hand=[1, 0]),
        END | {"error": "bad_allocation"},
        act("redeploy", tokens={"b": 1, "c": 4}, error="bad_allocation"),
        act("redeploy", tokens={"c": 5}, error="bad_allocation"),
        act("redeploy", tokens={"b": 2, "c": 2}, error="bad_allocation"),
        act("redeploy", tokens={"b": 3, "c": 2}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}, regions={"b": {"tokens": 3}}),
    )


def test_of_two_that_are_driven_out_one_is_lost() -> None:
    """R115: the other one joins another region of theirs, here as its player likes."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 4), player("kobolds", "hill")],
            {
                "c": at(0, "giants"),
                "b": at(1, "kobolds", 2),
                "e": at(1, "kobolds", 2),
                "g": at(1, "kobolds", 2),
            },
            packs=CURSED,
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 2}}}),
        act("conquer", "b"),
        STOP,
        END,
        expect(to_act={"player": 1, "phase": "withdraw"}, tray={"kobolds": 11}),
        act("withdraw", by=1, tokens={"g": 1}),
        expect(regions={"e": {"tokens": 2}, "g": {"tokens": 3}}),
    )


def test_the_last_kobold_cannot_come_back() -> None:
    """R114 with R019: driven off the map with one token left, the race cannot enter again, but decline."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 4), player("kobolds", "hill")],
            {"c": at(0, "giants"), "b": at(1, "kobolds", 2)},
            packs=CURSED,
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(
            to_act={"player": 1, "phase": "start"},
            hand=[0, 1],
            can={"conquer": [], "attempt": [], "decline": True},
            why_not={"e": "not_enough_tokens"},
        ),
        act("decline"),
        expect(tray={"kobolds": 16}, score={"player": 1, "total": 0, "lines": {}}),
    )


def test_one_stays_in_decline() -> None:
    """Rules summary, Kobolds: as with any race one token a region remains, which defends as usual."""
    check(
        position(
            VALLEY,
            [player("kobolds", "hill"), player("giants", "swamp", 3)],
            {"b": at(0, "kobolds", 2), "d": at(0, "kobolds", 4), "c": at(1, "giants")},
            packs=CURSED,
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            tray={"kobolds": 14},
            regions={"b": {"tokens": 1, "in_decline": True}, "d": {"tokens": 1, "in_decline": True}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_sorcerers_find_no_lone_kobold() -> None:
    """Rules summary, Kobolds, with R073: two active tokens are never alone."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "swamp", 2), player("kobolds", "hill")],
            {"c": at(0, "sorcerers"), "b": at(1, "kobolds", 2), "h": at(1, "kobolds", 2)},
            packs=CURSED,
        ),
        expect(can={"convert": []}),
        act("convert", "b", error="no_convert"),
    )


def test_a_horde_is_one_of_the_two() -> None:
    """Rules summary, Kobolds and Hordes of: a Horde counts as a Kobold, to take a region and to hold it."""
    check(
        position(
            VALLEY,
            [player("kobolds", "hordes_of", 1, pieces={"horde": 1}), player("giants", "hill")],
            {"c": at(0, "kobolds", 2), "h": at(1, "giants")},
            packs=CURSED,
        ),
        expect(can={"conquer": ["b"]}),
        act("conquer", "b"),
        expect(hand=[0, 0], pieces=[{}, {}], regions={"b": {"player": 0, "race": "kobolds"}}),
        STOP,
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_the_second_wave_leaves_two_as_well() -> None:
    """Rules summary, Kobolds and Marauding: readying in the middle of the turn keeps two in each region."""
    check(
        kobolds("marauding", 7),
        act("conquer", "b"),
        act("conquer", "d"),
        expect(hand=[2, 0]),
        STOP,
        expect(
            hand=[3, 0],
            to_act={"player": 0, "phase": "conquest"},
            regions={"b": {"tokens": 2}, "c": {"tokens": 2}, "d": {"tokens": 2}},
        ),
    )


@pytest.mark.parametrize(
    ("power", "means", "pieces"),
    [("fireball", ["fireball", "fireball"], {"fireball": 2}), ("mercenary", ["mercenary"], None)],
)
def test_other_means_do_not_stand_in_for_the_second_kobold(
    power: str, means: list[str], pieces: dict[str, int] | None
) -> None:
    """Rules summary, Kobolds: whatever else fights beside them, two Kobolds take the region."""
    more = {} if pieces is None else {"pieces": pieces}
    scenario = position(
        VALLEY,
        [player("kobolds", power, 2, **more), player("giants", "hill")],
        {"c": at(0, "kobolds", 2), "b": at(1, "giants"), "h": at(1, "giants")},
        packs=("base", "cursed", "be_not_afraid", "royal_bonus"),
    )
    check(scenario, act("conquer", "b", **{"with": means}), expect(hand=[0, 0], regions={"b": {"tokens": 2}}))
    scenario["players"][0]["active"]["hand"] = 1
    check(
        scenario,
        act("conquer", "b", **{"with": means}, error="not_enough_tokens"),
        act("attempt", "b", **{"with": means}, error="not_enough_tokens"),
    )


def test_kobolds_that_give_a_token_do_not_stay_alone() -> None:
    """Rules of the expansions, Sigil of Sacrifice and Kobolds: never fewer than two of them in a region."""
    row = board(
        "ab bc cd de ef", a="hill border", b="hill", c="forest", d="hill", e="farmland", f="swamp border"
    )
    for hand, left, regions in ((1, 0, {"player": 0, "tokens": 2}), (0, 1, None)):
        kobolds = player("kobolds", "merchant", hand)
        held = {"a": at(0, "kobolds", 2, sigil_of_sacrifice=1), "c": at(0, "kobolds", 2)}
        check(
            position(
                row,
                [kobolds, player("giants", "swamp", 9), player("orcs", "hill", 0)],
                {**held, "e": at(2, "orcs"), "f": at(1, "giants")},
                packs=(*CURSED, "six_player"),
                current=1,
            ),
            act("conquer", "e"),
            act("use", "c", by=0, trait="sigil_of_sacrifice"),
            expect(hand=[left, 6, 1], regions={"c": regions}),
        )
