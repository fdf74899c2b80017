"""Soul-Touch: when the race declines, the older one in decline is active again on the next turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import SYMBOLS, VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "spiders_web")
DECLINE = act("decline", by=0)


def haunted(older: str = "ratmen", was: str = "forest", tokens: int = 1, **more: Any) -> Json:
    """Ann's Soul-Touch Humans in b; her older race in c and d; Ben far away in h."""
    ben = more.pop("ben", player("giants", "pillaging"))
    ann = player("humans", "soul_touch")
    ann["declined"] = [{"race": older, "power": None, "was": was}]
    regions = {
        "b": at(0, "humans"),
        "c": at(0, older, tokens),
        "d": at(0, older),
        "h": at(1, ben["active"]["race"]),
    }
    regions |= more.pop("regions", {})
    offered = on_offer("wizards hill", "tritons swamp")
    return position(VALLEY, [ann, ben], regions, more.pop("packs", PACKS), **{**offered, **more})


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen."""
    check_badge_value("ratmen", "soul_touch", 12, 1, PACKS)


def test_both_races_stay_and_score() -> None:
    """R157: the older one does not leave the map."""
    check(
        haunted(),
        DECLINE,
        expect(
            score={"player": 0, "total": 3, "lines": {"declined": 3}},
            coins=[8, 5],
            regions={
                "b": {"race": "humans", "tokens": 1, "in_decline": True},
                "c": {"race": "ratmen", "tokens": 1, "in_decline": True},
            },
            to_act={"player": 1, "phase": "start"},
        ),
    )


def test_the_older_race_is_back_with_all_its_tokens() -> None:
    """R157: banner and badge together less what stands on the map; nobody picks."""
    check(
        haunted(),
        DECLINE,
        *idle(1),
        expect(
            to_act={"player": 0, "phase": "start"},
            hand=[10, 0],
            tray={"ratmen": 1},
            coins=[8, 6],
            can={"pick": []},
            regions={
                "b": {"race": "humans", "in_decline": True},
                "c": {"race": "ratmen", "tokens": 1, "in_decline": False},
                "d": {"race": "ratmen", "tokens": 1, "in_decline": False},
            },
        ),
        act("pick", slot=0, by=0, error="wrong_phase"),
    )


def test_a_whole_turn_with_its_old_badge() -> None:
    """R157: it conquers, redeploys and scores as an active race, the other one as one in decline."""
    check(
        haunted(),
        DECLINE,
        *idle(1),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}, why_not={"c": "own_region"}),
        act("conquer", "g", by=0),
        STOP,
        act("redeploy", tokens={"c": 4, "d": 4, "g": 4}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 3, "declined": 1, "forest": 1}}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, hand=[0, 0], can={"decline": True}),
    )


def test_tokens_on_the_map_may_be_taken_up() -> None:
    """German compendium, Soul-Touch: they may come to the hand; the race then enters like a new one."""
    check(
        haunted(),
        DECLINE,
        *idle(1),
        act("abandon", "c", by=0),
        act("abandon", "d"),
        expect(hand=[12, 0], regions={"c": None, "d": None}, why_not={"g": "not_border", "e": None}),
        act("conquer", "e"),
        expect(hand=[10, 0]),
    )


def test_a_lost_token_is_made_good() -> None:
    """R157: what counts is what stands on the map when it comes back."""
    check(
        haunted(ben=player("giants", "pillaging", 3), regions={"f": at(1, "giants")}),
        DECLINE,
        act("conquer", "c", by=1),
        STOP,
        END,
        expect(
            to_act={"player": 0, "phase": "start"},
            hand=[11, 0],
            tray={"ratmen": 1},
            regions={"d": {"tokens": 1}},
        ),
    )


def test_wiped_out_it_does_not_come_back() -> None:
    """Case format, packs: then a combo is picked as usual."""
    scenario = haunted(ben=player("giants", "pillaging", 3), regions={"f": at(1, "giants")})
    scenario["regions"]["d"] = None
    check(
        scenario,
        DECLINE,
        act("conquer", "c", by=1),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "pick"}, hand=[0, 0], tray={"ratmen": 13}),
        act("pick", slot=0, by=0),
        expect(hand=[9, 0]),
    )


def test_without_an_older_race_a_combo_is_picked() -> None:
    """German compendium, Soul-Touch: it wakes what is in decline already, not the race itself."""
    scenario = haunted()
    scenario["players"][0]["declined"] = []
    scenario["regions"] |= {"c": None, "d": None}
    check(scenario, DECLINE, expect(coins=[6, 5]), *idle(1), expect(to_act={"player": 0, "phase": "pick"}))


def test_a_soul_touch_race_off_the_map_wakes_it_too() -> None:
    """R054 and Soul-Touch: the race declines and is gone, the older one stays and comes back."""
    scenario = haunted()
    scenario["players"][0]["active"] |= {"hand": 2, "first_turn": False}
    scenario["regions"]["b"] = None
    check(
        scenario,
        DECLINE,
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}, tray={"humans": 10}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, hand=[10, 0]),
    )


def test_its_next_decline_is_an_ordinary_one() -> None:
    """R052 and Soul-Touch: the Soul-Touch race leaves the map, and a combo is picked."""
    check(
        haunted(),
        DECLINE,
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"c": 6, "d": 6}),
        END,
        *idle(1),
        DECLINE,
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"b": None, "c": {"race": "ratmen", "tokens": 1, "in_decline": True}},
            tray={"humans": 10, "ratmen": 11},
        ),
        *idle(1),
        expect(to_act={"player": 0, "phase": "pick"}),
    )


def test_its_first_turn_is_one_again() -> None:
    """R236: Wealthy pays as with a new combo, once."""
    check(
        haunted(was="wealthy"),
        DECLINE,
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"c": 6, "d": 6}),
        END,
        expect(score={"player": 0, "total": 10, "lines": {"regions": 2, "declined": 1, "wealthy": 7}}),
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"c": 6, "d": 6}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "declined": 1}}),
    )


def test_the_pieces_of_its_badge_come_back() -> None:
    """R236: markers too, as with a new combo."""
    check(
        haunted(was="dragon_master", ben=player("giants", "pillaging"), regions={"g": at(1, "giants", 5)}),
        DECLINE,
        act("stop", by=1),
        act("redeploy", tokens={"g": 5, "h": 1}),
        END,
        act("conquer", "g", by=0, **{"with": ["dragon"]}),
        expect(hand=[10, 4], regions={"g": {"player": 0, "tokens": 1, "markers": {"dragon": 1}}}),
    )
    check(
        haunted(was="bivouacking"),
        DECLINE,
        *idle(1),
        act("stop", by=0),
        act("redeploy", tokens={"c": 7, "d": 6}),
        act("place", marker="encampment", regions={"c": 2, "d": 3}),
        END,
        expect(
            regions={"c": {"tokens": 7, "markers": {"encampment": 2}}, "d": {"markers": {"encampment": 3}}}
        ),
    )


@pytest.mark.parametrize(("was", "hand", "tray"), [("forest", 8, 1), ("merchant", 6, 3), ("flying", 9, 0)])
def test_the_number_on_the_badge_counts(was: str, hand: int, tray: int) -> None:
    """R157: 6 Elves and 4, 2 or 5, less two on the map; they flee again instead of dying."""
    ben = player("ratmen", "pillaging", 12)
    check(
        haunted("elves", was, ben=ben),
        DECLINE,
        act("stop", by=1),
        act("redeploy", tokens={"h": 13}),
        END,
        expect(hand=[hand, 0], tray={"elves": tray}),
        act("conquer", "g", by=0),
        STOP,
        act("redeploy", tokens={"c": hand - 2, "d": 1, "g": 3}),
        END,
        act("conquer", "g", by=1),
        expect(tray={"elves": tray}, hand=[3, 7]),
    )


def test_amazons_come_back_with_their_four() -> None:
    """R062 and Soul-Touch: 6 + 4 + 4, less two; four are taken up at the end of the turn."""
    check(
        haunted("amazons"),
        DECLINE,
        *idle(1),
        expect(hand=[12, 0], tray={"amazons": 1}),
        act("stop", by=0),
        act("redeploy", tokens={"c": 5, "d": 5}),
        END,
        expect(
            hand=[4, 0], score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "forest": 1}}
        ),
    )


def test_ghouls_come_back_with_all_that_stayed() -> None:
    """R064 and Soul-Touch: four stand on the map, five come to the hand, and they are the active race."""
    check(
        haunted("ghouls", tokens=3),
        DECLINE,
        expect(regions={"c": {"tokens": 3, "in_decline": True}}, score={"player": 0, "total": 3}),
        *idle(1),
        expect(
            to_act={"player": 0, "phase": "start"},
            hand=[5, 0],
            tray={"ghouls": 1},
            regions={"c": {"tokens": 3, "in_decline": False}},
        ),
        act("stop", by=0),
        expect(to_act={"player": 0, "phase": "redeploy"}, hand=[7, 0]),
    )


def test_trolls_come_back_to_their_lairs() -> None:
    """Rulebook, Trolls: lairs stayed in decline, and new regions get one."""
    check(
        haunted("trolls"),
        DECLINE,
        *idle(1),
        expect(hand=[7, 0], regions={"c": {"in_decline": False, "markers": {"lair": 1}}}),
        act("conquer", "g", by=0),
        expect(regions={"g": {"tokens": 2, "markers": {"lair": 1}}}),
    )


def test_dwarves_that_touched_the_soul_keep_their_mines() -> None:
    """R047 and Soul-Touch: the race that declined is a declined race like any other."""
    ann = player("dwarves", "soul_touch")
    ann["declined"] = [{"race": "orcs", "power": None, "was": "commando"}]
    check(
        position(
            SYMBOLS,
            [ann, player("giants", "pillaging")],
            {"a": at(0, "dwarves"), "c": at(0, "orcs"), "i": at(1, "giants")},
            PACKS,
            **on_offer("wizards hill", "tritons swamp"),
        ),
        DECLINE,
        expect(score={"player": 0, "total": 3, "lines": {"declined": 2, "dwarves": 1}}),
        *idle(1),
        expect(cost={"d": {"total": 1, "lines": {"base": 2, "commando": -1}}}),
        act("stop", by=0),
        act("redeploy", tokens={"c": 9}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 1, "dwarves": 1}}),
    )


def test_a_spirit_race_comes_back_and_still_does_not_count() -> None:
    """R101, R234: alone it comes back, with its badge, so that its next decline leaves the other one."""
    check(
        position(
            VALLEY,
            [player("ratmen", "spirit"), player("giants", "pillaging")],
            {"c": at(0, "ratmen"), "d": at(0, "ratmen"), "h": at(1, "giants")},
            PACKS,
            **on_offer("trolls soul_touch", "wizards hill"),
        ),
        DECLINE,
        *idle(1),
        act("pick", slot=0, by=0),
        act("conquer", "b"),
        STOP,
        act("redeploy", tokens={"b": 9}),
        END,
        *idle(1),
        DECLINE,
        expect(score={"player": 0, "total": 3, "lines": {"declined": 3}}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, hand=[11, 0], tray={"ratmen": 0}),
        act("stop", by=0),
        act("redeploy", tokens={"c": 7, "d": 6}),
        END,
        *idle(1),
        DECLINE,
        expect(
            score={"player": 0, "total": 3, "lines": {"declined": 3}},
            regions={
                "b": {"race": "trolls", "in_decline": True},
                "c": {"race": "ratmen", "in_decline": True},
            },
        ),
    )


def test_beside_a_spirit_race_the_other_one_comes_back() -> None:
    """R234: the Spirit race stays in decline."""
    scenario = haunted(regions={"f": at(0, "elves")})
    scenario["players"][0]["declined"].append({"race": "elves", "power": "spirit"})
    check(
        scenario,
        DECLINE,
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, regions={"f": {"in_decline": True}}),
        expect(regions={"c": {"race": "ratmen", "in_decline": False}}),
    )


def test_without_its_badge_it_has_the_tokens_of_its_banner() -> None:
    """R235: Ben has the badge; of eight Ratmen two stand on the map."""
    check(
        haunted(was="pillaging"),
        DECLINE,
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, hand=[6, 0]),
    )


def test_its_badge_waits_in_the_stack() -> None:
    """R235: it is put aside, wherever it lies face down, so that nobody draws it."""
    check(
        haunted(was="forest", power_stack=["forest", "commando"], race_stack=["orcs"]),
        DECLINE,
        *idle(1),
        expect(hand=[10, 0]),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("soul_touch", PACKS)
