"""Skags: Loot under every region they take, which pays whoever gets it, or bites."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, idle
from tests.rules.support import VALLEY, Json, act, at, board, check, expect, offer, player, position

PACKS = ("base", "spiders_web")
LOOT = {"loot_marker": 1}
RAID = (act("conquer", "b"), act("conquer", "c"), STOP, END)
"""Ann's turn: the first marker comes to lie in b, the second in c, with two Skags each."""


def raid(*loot: str | int, power: str = "swamp", ben: Json | None = None, **more: Any) -> Json:
    """Ann's Skags are about to enter; Ben's race stands in d, beside the regions that they will take."""
    ben = ben or player("ratmen", "hill", 8)
    regions = {"d": at(1, ben["active"]["race"]), **more.pop("regions", {})}
    return position(VALLEY, [player("skags", power, 4), ben], regions, PACKS, loot=list(loot), **more)


def bitten(ben: Json, *loot: str | int, **more: Any) -> tuple[Json, ...]:
    """The scenario and the steps up to Ben's attack on b, where the Skags bite."""
    return (raid("attack", *(loot or (0,)), ben=ben, **more), *RAID, act("conquer", "b", by=1))


@pytest.mark.parametrize(("power", "hand", "tray"), [("hill", 10, 1), ("flying", 11, 0)])
def test_tokens_with_the_combo(power: str, hand: int, tray: int) -> None:
    """German compendium, Skags: six and the badge, eleven in the box."""
    check(
        offer(f"skags {power}", packs=PACKS),
        act("pick", slot=0),
        expect(hand=[hand, 0], tray={"skags": tray}),
    )


def test_one_marker_for_each_conquest() -> None:
    """German compendium, Skags: also where the die won; not where they stood already."""
    check(
        position(
            VALLEY,
            [player("skags", "swamp", 5), player()],
            {"a": at(0, "skags")},
            PACKS,
            dice=[2],
            loot=[0, "attack", 1],
        ),
        act("conquer", "b"),
        act("conquer", "c"),
        act("attempt", "d"),
        expect(
            regions={
                "a": {"markers": {}},
                "b": {"tokens": 2, "markers": LOOT},
                "c": {"markers": LOOT},
                "d": {"player": 0, "tokens": 1, "markers": LOOT},
            },
            coins=[5, 5],
        ),
    )


def test_it_comes_with_the_dragon_too() -> None:
    """German compendium, Skags: however the region was conquered."""
    check(
        raid(0, power="dragon_master"),
        act("conquer", "b", **{"with": ["dragon"]}),
        expect(regions={"b": {"tokens": 1, "markers": {"dragon": 1, **LOOT}}}),
    )


def test_it_defends_nothing_and_pays_nothing_where_it_lies() -> None:
    """German compendium, Skags: no line in the cost, no line in the score."""
    check(
        raid(3, 2),
        *RAID,
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            coins=[7, 5],
            cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 2}}},
        ),
    )


@pytest.mark.parametrize("coins", [0, 1, 3])
def test_the_conqueror_takes_the_coins_at_once(coins: int) -> None:
    """German compendium, Skags: the marker is his; the Skags lose a token as always, and it is no score."""
    check(
        raid(coins, 2, ben=player("ratmen", "hill", 4)),
        *RAID,
        act("conquer", "b", by=1),
        expect(
            coins=[7, 5 + coins], hand=[1, 0], tray={"skags": 8}, regions={"b": {"player": 1, "markers": {}}}
        ),
        STOP,
        END,
        expect(
            score={"player": 1, "total": 2, "lines": {"regions": 2}},
            coins=[7, 7 + coins],
            regions={"c": {"player": 0, "tokens": 3, "markers": LOOT}},
        ),
    )


def test_a_bite_undoes_the_conquest() -> None:
    """R152: a token is lost, the others stay in hand; the Skags lose nothing but the marker."""
    check(
        *bitten(player("ratmen", "hill", 8), 3),
        expect(
            hand=[0, 7],
            coins=[7, 5],
            tray={"ratmen": 5, "skags": 7},
            regions={"b": {"player": 0, "race": "skags", "tokens": 2, "markers": {}}, "c": {"markers": LOOT}},
            why_not={"b": "already_used"},
            cost={"b": 4},
            can={"conquer": ["c", "e", "f", "g"]},
            to_act={"player": 1, "phase": "conquest"},
        ),
        act("conquer", "b", error="already_used"),
        act("conquer", "c"),
        expect(hand=[1, 3], coins=[7, 8], regions={"c": {"player": 1, "markers": {}}}),
    )


def test_next_turn_the_region_is_open_again() -> None:
    """R152: only for the rest of that turn; the bite is gone with its marker."""
    check(
        *bitten(player("ratmen", "hill", 8)),
        STOP,
        act("redeploy", tokens={"d": 8}),
        END,
        act("stop", by=0),
        act("redeploy", tokens={"b": 2, "c": 2}),
        END,
        act("conquer", "b", by=1),
        expect(hand=[1, 3], regions={"b": {"player": 1, "tokens": 4, "markers": {}}}),
    )


def test_others_are_not_kept_out() -> None:
    """R152: it is the one who was bitten who cannot try again."""
    scenario, *steps = bitten(player("ratmen", "hill", 4), regions={"a": at(2, "wizards")})
    scenario["players"].append(player("wizards", "forest", 4))
    check(
        scenario,
        *steps,
        STOP,
        act("redeploy", tokens={"d": 4}),
        END,
        expect(cost={"b": 4}, why_not={"b": None}),
        act("conquer", "b", by=2),
        expect(regions={"b": {"player": 2, "tokens": 4, "markers": {}}}),
    )


def test_elves_lose_a_token_too() -> None:
    """German compendium, Skags: the bite is deadly even for Elves."""
    check(*bitten(player("elves", "hill", 5)), expect(hand=[0, 4], tray={"elves": 6}))


def test_nobody_forgets_the_bite_because_a_race_vanishes() -> None:
    """R152: the region stays closed to the player, whichever race leaves the game meanwhile."""
    for race in ("amazons", "dwarves", "elves"):
        ann = player("skags", "swamp", 4, declined=[race])
        check(
            position(
                VALLEY,
                [ann, player("ratmen", "hill", 8)],
                {"d": at(1, "ratmen"), "e": at(0, race)},
                PACKS,
                loot=["attack", 0],
            ),
            *RAID,
            act("conquer", "b", by=1),
            act("conquer", "e"),
            act("conquer", "b", error="already_used"),
        )


def test_the_last_attempt_is_bitten() -> None:
    """German compendium, Skags: what the die won is a conquest, which fails; and the die was the last."""
    check(
        raid("attack", 0, ben=player("ratmen", "hill", 3), dice=[1]),
        *RAID,
        act("attempt", "b", by=1),
        expect(
            hand=[0, 2],
            to_act={"player": 1, "phase": "redeploy"},
            tray={"ratmen": 10},
            regions={"b": {"player": 0, "tokens": 2, "markers": {}}},
        ),
        act("redeploy", tokens={"d": 3}),
        END,
        expect(score={"player": 1, "total": 1, "lines": {"regions": 1}}),
    )


def test_a_failed_attempt_uncovers_nothing() -> None:
    """German compendium, Skags: only a conquest does."""
    for face in ("attack", 3):
        check(
            raid(face, 0, ben=player("ratmen", "hill", 3), dice=[0]),
            *RAID,
            act("attempt", "b", by=1),
            expect(hand=[0, 3], coins=[7, 5], regions={"b": {"player": 0, "tokens": 2, "markers": LOOT}}),
        )


def test_the_dragon_is_bitten() -> None:
    """R091, R225: the single token that went with it is lost, and the dragon has flown for this turn."""
    scenario = raid("attack", 0, ben=player("ratmen", "dragon_master", 2))
    check(
        scenario,
        *RAID,
        act("conquer", "b", by=1, **{"with": ["dragon"]}),
        expect(hand=[0, 1], tray={"ratmen": 11}, regions={"b": {"player": 0, "tokens": 2, "markers": {}}}),
        act("conquer", "b", error="already_used"),
    )


def test_no_booty_for_a_conquest_that_failed() -> None:
    """R152, R225 and R043: neither Orcs nor Pillaging are paid for it."""
    check(
        *bitten(player("orcs", "pillaging", 5)),
        STOP,
        act("redeploy", tokens={"d": 5}),
        END,
        expect(score={"player": 1, "total": 1, "lines": {"regions": 1}}),
    )


def test_it_was_an_attack_all_the_same() -> None:
    """R087, R225: a Diplomat who was bitten has attacked."""
    check(*bitten(player("ratmen", "diplomat", 8)), STOP, act("ally", player=0, error="attacked_this_turn"))


def test_halflings_dig_where_they_conquer() -> None:
    """R076 and Skags: the region that bit is not one of their first two."""
    scenario = raid("attack", 0, ben=player("halflings", "hill", 10))
    del scenario["regions"]["d"]
    check(
        scenario,
        *RAID,
        act("conquer", "b", by=1),
        act("conquer", "c"),
        act("conquer", "d"),
        expect(
            hand=[1, 2],
            regions={
                "b": {"player": 0, "markers": {}},
                "c": {"player": 1, "markers": {"hole": 1}},
                "d": {"player": 1, "markers": {"hole": 1}},
            },
        ),
    )


def test_who_is_bitten_on_the_way_in_is_still_outside() -> None:
    """R013 and Skags: the next conquest is a first one."""
    scenario = raid("attack", 0, ben=player("ratmen", "hill", 5))
    del scenario["regions"]["d"]
    check(
        scenario,
        *RAID,
        act("conquer", "b", by=1),
        expect(
            hand=[0, 4], why_not={"b": "already_used", "c": "not_border"}, can={"conquer": ["a", "e", "h"]}
        ),
    )


def test_declined_ghouls_are_bitten() -> None:
    """Rulebook, Ghouls: they conquer as if they were active, and are an opponent's."""
    scenario = raid("attack", 1, ben=player("orcs", "hill", declined=["ghouls"]))
    scenario["regions"] = {"d": at(1, "ghouls", 9), "h": at(1, "orcs")}
    check(
        scenario,
        *RAID,
        act("conquer", "b", by=1),
        expect(hand_of={"ghouls": 7}, tray={"ghouls": 2}, regions={"b": {"player": 0, "markers": {}}}),
        act("conquer", "b", error="already_used"),
        act("conquer", "c"),
        expect(coins=[7, 6], hand_of={"ghouls": 3}, regions={"c": {"race": "ghouls", "markers": {}}}),
    )


def test_a_conversion_takes_the_coins() -> None:
    """R075, R224: it is a conquest."""
    check(
        raid(2, 0, ben=player("sorcerers", "hill", 1)),
        act("conquer", "b"),
        act("conquer", "c"),
        STOP,
        act("redeploy", tokens={"b": 1, "c": 3}),
        END,
        act("convert", "b", by=1),
        expect(coins=[7, 7], regions={"b": {"player": 1, "race": "sorcerers", "markers": {}}}),
    )


def test_an_abandoned_region_keeps_its_marker() -> None:
    """R226: it is left behind, and not collected with those of their regions."""
    check(
        raid(3, 2, ben=player("ratmen", "hill")),
        *RAID,
        *idle(1),
        act("abandon", "b", by=0),
        expect(hand=[3, 0], coins=[7, 6], regions={"b": {"markers": LOOT}}),
        STOP,
        act("redeploy", tokens={"c": 4}),
        END,
        *idle(1),
        act("decline", by=0),
        expect(
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
            coins=[11, 7],
            regions={"c": {"in_decline": True, "markers": {}}},
        ),
    )


def test_skags_that_come_back_find_their_own_marker() -> None:
    """R224: it is not turned up for the player who laid it, and no second one is laid."""
    check(
        raid(3, 2, ben=player("ratmen", "hill")),
        *RAID,
        *idle(1),
        act("abandon", "b", by=0),
        act("conquer", "b"),
        expect(coins=[7, 6], regions={"b": {"player": 0, "markers": LOOT}}),
    )


def test_strangers_turn_up_what_skags_have_left() -> None:
    """R224: whoever comes next, though Skags no longer stand there."""
    check(
        raid(3, 2, ben=player("ratmen", "hill", 8)),
        *RAID,
        act("stop", by=1),
        act("redeploy", tokens={"d": 9}),
        END,
        act("abandon", "b", by=0),
        STOP,
        act("redeploy", tokens={"c": 4}),
        END,
        act("conquer", "b", by=1),
        expect(coins=[8, 9], regions={"b": {"player": 1, "markers": {}}}),
    )


@pytest.mark.parametrize(("power", "means"), [("mercenary", "mercenary"), ("fireball", "fireball")])
def test_what_was_used_is_used(power: str, means: str) -> None:
    """R225: the coin is paid, the fireball thrown."""
    ben = player("ratmen", power, 8, **({"pieces": {"fireball": 2}} if power == "fireball" else {}))
    scenario = raid("attack", 0, ben=ben)
    scenario["packs"] = [*PACKS, "be_not_afraid", "royal_bonus"]
    left = {"pieces": [{}, {"fireball": 1}]} if power == "fireball" else {"coins": [7, 4]}
    check(
        scenario,
        *RAID,
        act("conquer", "b", by=1, **{"with": [means]}),
        expect(hand=[0, 7], regions={"b": {"player": 0}}, **left),
    )


def test_decline_collects_all_that_lie_in_their_regions() -> None:
    """R226: coins and bites alike are gone, and the regions fall like any others."""
    check(
        raid(3, "attack", ben=player("ratmen", "hill", 3)),
        *RAID,
        act("stop", by=1),
        act("redeploy", tokens={"d": 4}),
        END,
        act("decline", by=0),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            coins=[12, 6],
            regions={"b": {"markers": {}}, "c": {"tokens": 1, "in_decline": True, "markers": {}}},
        ),
        act("conquer", "c", by=1),
        expect(coins=[12, 6], regions={"c": {"player": 1, "tokens": 3}}),
    )


def test_a_stout_decline_collects_too() -> None:
    """R102 and Skags: however the race declines; the score is what it was."""
    check(
        raid(3, 1, power="stout"),
        *RAID,
        expect(coins=[7, 5], to_act={"player": 0, "phase": "after_scoring"}),
        act("decline"),
        expect(coins=[11, 5], score={"player": 0, "total": 2}, regions={"b": {"markers": {}}}),
    )


def test_the_last_own_turn_collects() -> None:
    """R226: at its end, so that opponents who come later find nothing."""
    check(
        raid(3, "attack", turn=10, ben=player("ratmen", "hill", 4)),
        *RAID,
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
            coins=[10, 5],
            regions={"b": {"markers": {}}, "c": {"markers": {}}},
        ),
        act("conquer", "c", by=1),
        STOP,
        END,
        expect(coins=[10, 7], over=True, winners=[0]),
    )


def test_not_a_turn_earlier() -> None:
    """German compendium, Skags: the turn before the last is like any other."""
    check(raid(3, 2, turn=9), *RAID, expect(coins=[7, 5], regions={"b": {"markers": LOOT}}))


def test_it_may_win_the_game() -> None:
    """German compendium, Skags: the coins of the last turn count."""
    scenario = raid(2, 1, turn=10)
    scenario["players"] = [player("ratmen", "hill", coins=9), player("skags", "swamp", 4)]
    scenario |= {"regions": {"h": at(0, "ratmen")}, "current": 1}
    check(scenario, *RAID, expect(coins=[9, 10], over=True, winners=[1]))


def test_ten_markers_are_worth_nine_coins() -> None:
    """R223: whatever the order, ten markers are three bites and 0 0 1 1 2 2 3 coins."""
    lane = "abcdefghij"
    check(
        position(
            board("ab bc cd de ef fg gh hi ij jk", **dict.fromkeys(lane + "k", "farmland border")),
            [player("skags", "commando", 10), player("giants", "pillaging")],
            {"k": at(1, "giants")},
            PACKS,
        ),
        *(act("conquer", name) for name in lane),
        expect(hand=[0, 0], regions={name: {"tokens": 1, "markers": LOOT} for name in lane}),
        STOP,
        END,
        expect(coins=[15, 5]),
        *idle(1),
        act("decline", by=0),
        expect(score={"player": 0, "total": 10, "lines": {"declined": 10}}, coins=[34, 6]),
    )
