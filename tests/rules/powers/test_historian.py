"""Historian: a coin for each race in decline when it is picked, and for each that declines from then on."""

from __future__ import annotations

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

DAMES = ("base", "grand_dames")


def library(*declined: str, own: str | None = None, **more: Any) -> Json:
    """Ann has to pick, Historian Orcs on top; each of the others holds a region with a declined race."""
    places = iter("bcdeg")
    regions = {} if own is None else {"h": at(0, own)}
    players = [player(declined=[own] if own else [])]
    for seat, race in enumerate(declined, 1):
        players.append(player(declined=[race]))
        regions[next(places)] = at(seat, race)
    return position(
        VALLEY,
        players if len(players) > 1 else [*players, player()],
        regions,
        packs=DAMES,
        **{**on_offer("orcs historian", "elves forest", "humans swamp"), **more},
    )


def chronicle(power: str = "swamp", **more: Any) -> Json:
    """Ann's Historian Orcs hold b, Ben's Humans c and d; it is Ben's turn."""
    return position(
        VALLEY,
        [player("orcs", "historian"), player("humans", power, **more)],
        {"b": at(0, "orcs"), "c": at(1, "humans"), "d": at(1, "humans")},
        packs=DAMES,
        current=1,
        **on_offer("giants hill", "elves forest", "tritons commando"),
    )


def test_badge_brings_five_tokens() -> None:
    """Rules summary, numbers: the badge adds five; 4 + 5 Priestesses."""
    check_badge_value("priestesses", "historian", 9, 0, DAMES)


def test_a_coin_for_each_race_in_decline_when_it_is_picked() -> None:
    """R117: three races in decline, three coins at once, and none of it in the score."""
    check(
        library("giants", "ratmen", own="dwarves"),
        act("pick", slot=0),
        expect(coins=[8, 5, 5], hand=[10, 0, 0]),
        STOP,
        END,
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}, coins=[9, 5, 5]),
    )


def test_lost_tribes_are_no_race() -> None:
    """R117: tribes are not counted, and without a declined race there is no coin."""
    check(library(), act("pick", slot=0), expect(coins=[5, 5]))


def test_two_declined_races_of_one_player() -> None:
    """Rules summary, Historian, and Spirit: each race counts, not each player."""
    scenario = library("giants")
    scenario["players"][1] = player(declined=["giants", ("ratmen", "spirit")])
    scenario["regions"]["e"] = at(1, "ratmen")
    scenario["regions"]["g"] = at(1, "ratmen")
    check(scenario, act("pick", slot=0), expect(coins=[7, 5]))


def test_active_races_do_not_count() -> None:
    """Rules summary, Historian: only those in decline."""
    scenario = library()
    scenario["players"][1] = player("giants", "hill")
    scenario["regions"]["e"] = at(1, "giants")
    check(scenario, act("pick", slot=0), expect(coins=[5, 5]))


def test_the_coins_do_not_help_to_pay() -> None:
    """R061 as played by default: the combo is paid with own coins first."""
    scenario = library("giants", "ratmen")
    scenario["column"].reverse()
    scenario["players"][0]["coins"] = 1
    check(
        scenario,
        expect(can={"pick": [0, 1]}),
        act("pick", slot=2, error="cannot_afford"),
    )
    scenario["players"][0]["coins"] = 2
    check(scenario, act("pick", slot=2), expect(coins=[2, 5, 5]))


def test_other_combos_bring_nothing() -> None:
    """Rules summary, Historian: only whoever takes the badge is paid."""
    check(library("giants"), act("pick", slot=1), expect(coins=[4, 5]))


def test_a_coin_when_another_race_declines() -> None:
    """R118: at once, in the other player's turn."""
    check(
        chronicle(),
        act("decline"),
        expect(
            coins=[6, 7],
            score={"player": 1, "total": 2, "lines": {"declined": 2}},
            to_act={"player": 0, "phase": "start"},
        ),
    )


def test_a_stout_decline_counts_too() -> None:
    """Rules summary, Historian, and Stout: however the race declines."""
    check(
        chronicle("stout"),
        *idle(1),
        expect(coins=[5, 7]),
        act("decline", by=1),
        expect(coins=[6, 7]),
    )


def test_a_coin_for_every_player_who_declines() -> None:
    """R117: later two others decline, then the own race: one coin each time, the last one the final one."""
    check(
        position(
            VALLEY,
            [player("orcs", "historian"), player("humans", "swamp"), player("giants", "hill")],
            {"b": at(0, "orcs"), "c": at(1, "humans"), "h": at(2, "giants")},
            packs=DAMES,
            current=1,
            **on_offer("elves forest", "tritons commando", "wizards mounted"),
        ),
        act("decline", by=1),
        expect(coins=[6, 6, 5]),
        act("decline", by=2),
        expect(coins=[7, 6, 6]),
        act("decline", by=0),
        expect(coins=[9, 6, 6], score={"player": 0, "total": 1, "lines": {"declined": 1}}),
    )


def test_after_the_own_decline_nothing_more_comes() -> None:
    """Rules summary, Historian: only while the race is active, and one final coin."""
    scenario = chronicle()
    scenario["current"] = 0
    check(
        scenario,
        act("decline", by=0),
        expect(coins=[7, 5], score={"player": 0, "total": 1, "lines": {"declined": 1}}),
        act("decline", by=1),
        expect(coins=[7, 7]),
    )


def test_the_own_decline_pays_one_coin_though_an_older_race_leaves() -> None:
    """Rules summary, Historian: what disappears is not what declines."""
    check(
        position(
            VALLEY,
            [player("orcs", "historian", declined=["elves"]), player("humans", "swamp")],
            {"b": at(0, "orcs"), "d": at(0, "elves"), "h": at(1, "humans")},
            packs=DAMES,
        ),
        act("decline"),
        expect(coins=[7, 5], tray={"elves": 11}),
    )


def test_a_declined_race_that_falls_brings_nothing() -> None:
    """Rules summary, Historian: losing the last token is no decline."""
    check(
        position(
            VALLEY,
            [player("orcs", "historian", 3), player("humans", "swamp", declined=["elves"])],
            {"b": at(0, "orcs"), "c": at(1, "elves"), "h": at(1, "humans")},
            packs=DAMES,
        ),
        act("conquer", "c"),
        expect(coins=[5, 5], tray={"elves": 11}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("historian", DAMES)
