"""Entering in decline: what stays, what goes, what is scored, and what follows."""

from __future__ import annotations

import pytest

from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position

ON_OFFER = {
    "column": [{"race": "wizards", "power": "swamp", "coins": 0}],
    "race_stack": [],
    "power_stack": [],
}


def test_one_token_a_region_stays() -> None:
    """Hill Tritons with ten tokens on six regions: six stay, four go to the tray, six coins and nothing for
    the two hills. Ruling R051."""
    check(
        position(
            COAST,
            [player("tritons", "hill"), player("humans", "merchant")],
            {
                "a": at(0, "tritons", 3),
                "b": at(0, "tritons", 2),
                "c": at(0, "tritons", 2),
                "d": at(0, "tritons"),
                "e": at(0, "tritons"),
                "g": at(0, "tritons"),
                "f": at(1, "humans"),
            },
        ),
        expect(tray={"tritons": 1}),
        act("decline"),
        expect(
            score={"player": 0, "total": 6, "lines": {"declined": 6}},
            coins=[11, 5],
            tray={"tritons": 5},
            regions={
                region: {"player": 0, "race": "tritons", "tokens": 1, "in_decline": True}
                for region in "abcdeg"
            },
        ),
    )


def test_tokens_in_hand_go_to_the_tray() -> None:
    """Only what stands on the map can stay. Rulebook, Entering In Decline."""
    check(
        position(VALLEY, [player("humans", "swamp", 4), player()], {"b": at(0, "humans", 2)}),
        act("decline"),
        expect(hand=[0, 0], hand_of={"humans": 0}, tray={"humans": 9}, regions={"b": {"tokens": 1}}),
    )


def test_the_older_declined_race_vanishes_first() -> None:
    """Four old regions are cleared, the five new ones pay: 5 coins. Ruling R052."""
    nine = {"regions": {"abcdefghi"[n]: {"terrain": "hill", "border": n == 0} for n in range(9)}, "edges": []}
    nine["edges"] = [["abcdefghi"[n], "abcdefghi"[n + 1]] for n in range(8)]
    check(
        position(
            nine,
            [player("ratmen", "swamp", declined=["orcs"]), player()],
            {region: at(0, "ratmen", 2) for region in "abcde"} | {region: at(0, "orcs") for region in "fghi"},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 5, "lines": {"declined": 5}},
            coins=[10, 5],
            tray={"orcs": 10, "ratmen": 8},
            regions={"f": None, "g": None, "h": None, "i": None, "a": {"race": "ratmen", "in_decline": True}},
        ),
    )


def test_a_turn_of_decline_is_nothing_but_that() -> None:
    """No conquest and no redeployment: the turn ends with the scoring. Ruling R053."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp"), player("humans", "hill")],
            {"b": at(0, "ratmen", 5), "h": at(1, "humans")},
        ),
        act("decline"),
        expect(to_act={"player": 1, "phase": "start"}, coins=[6, 5], regions={"b": {"tokens": 1}}),
        act("conquer", "c", by=0, error="not_your_turn"),
        act("redeploy", tokens={"b": 1}, by=0, error="not_your_turn"),
    )


def test_decline_comes_first_or_not_at_all() -> None:
    """Once anything else was done in a turn it is too late. Rulebook, Entering In Decline (R053)."""
    start = position(
        VALLEY, [player("ratmen", "swamp"), player()], {"b": at(0, "ratmen", 5), "c": at(0, "ratmen")}
    )
    for first in (act("conquer", "d"), act("abandon", "b"), act("stop")):
        check(
            start,
            expect(can={"decline": True}),
            first,
            expect(can={"decline": False}),
            act("decline", error="wrong_phase"),
        )


def test_a_wiped_out_race_may_be_kept() -> None:
    """With no token anywhere the player may keep the race: the declined one pays 4. Ruling R054."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 0, first_turn=False, declined=["orcs"]), player()],
            {region: at(0, "orcs") for region in "abcd"},
        ),
        expect(to_act={"player": 0, "phase": "start"}, can={"decline": True, "pick": [], "conquer": []}),
        act("pick", slot=0, error="wrong_phase"),
        act("stop"),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"declined": 4}}, coins=[9, 5]),
    )


def test_a_wiped_out_race_may_decline() -> None:
    """Declining it removes the old race too: 0 coins, and a new combo only in the next turn. Ruling R054."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 0, first_turn=False, declined=["orcs"]), player("humans", "hill")],
            {region: at(0, "orcs") for region in "abcd"} | {"h": at(1, "humans")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 0, "lines": {}},
            coins=[5, 5],
            tray={"orcs": 10, "ratmen": 13},
            regions=dict.fromkeys("abcd"),
            to_act={"player": 1, "phase": "start"},
        ),
        act("stop", by=1),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "pick"}),
    )


def test_lairs_leave_with_a_vanished_race() -> None:
    """Declined Trolls that make room take their lairs along. Ruling R058."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", declined=["trolls"]), player("humans", "hill", 6)],
            {"c": at(0, "ratmen", 2), "b": at(0, "trolls"), "h": at(0, "trolls"), "e": at(1, "humans")},
        ),
        expect(regions={"b": {"markers": {"lair": 1}}, "h": {"in_decline": True, "markers": {"lair": 1}}}),
        act("decline"),
        expect(
            regions={"b": None, "h": None},
            tray={"trolls": 10},
            cost={"h": {"total": 3, "lines": {"base": 2, "mountain": 1}}},
        ),
    )


def test_fortresses_leave_with_a_vanished_race() -> None:
    """The same holds for the fortresses of a declined Fortified race. Ruling R058."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", declined=[("orcs", "fortified")]), player("humans", "hill", 6)],
            {"c": at(0, "ratmen", 2), "h": at(0, "orcs", 1, fortress=1), "e": at(1, "humans")},
        ),
        act("decline"),
        expect(regions={"h": None}, cost={"h": {"total": 3, "lines": {"base": 2, "mountain": 1}}}),
    )


def test_the_next_turn_starts_with_a_new_race() -> None:
    """After a decline the player picks again and plays as in a first turn. Rulebook, Entering In Decline."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp"), player("humans", "hill")],
            {"b": at(0, "ratmen", 5), "c": at(0, "ratmen"), "h": at(1, "humans")},
            **{**ON_OFFER, "column": [{"race": "wizards", "power": "forest", "coins": 0}]},
        ),
        act("decline"),
        act("stop", by=1),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "pick"}, can={"decline": False, "pick": [0]}),
        act("decline", error="wrong_phase"),
        act("pick", slot=0),
        expect(hand=[9, 0], can={"conquer": ["a", "b", "e", "h"]}, why_not={"d": "not_border"}),
        act("conquer", "e"),
        act("stop"),
        act("redeploy", tokens={"e": 9}),
        act("end_turn"),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
    )


def test_without_an_active_race_there_is_no_decline() -> None:
    """Nothing to put into decline. Rulebook, Entering In Decline."""
    check(
        position(VALLEY, [player(declined=["orcs"]), player()], {"b": at(0, "orcs")}, **ON_OFFER),
        expect(can={"decline": False}),
        act("decline", error="wrong_phase"),
    )


def test_declining_readies_no_troops() -> None:
    """Tokens over one a region go to the tray, not to the hand. Case format, The order of a turn."""
    check(
        position(
            VALLEY, [player("ratmen", "swamp"), player()], {"b": at(0, "ratmen", 5), "e": at(0, "ratmen", 2)}
        ),
        act("decline"),
        expect(hand=[0, 0], hand_of={"ratmen": 0}, tray={"ratmen": 11}, regions={"b": {"tokens": 1}}),
    )


def test_a_race_without_a_region_vanishes_when_it_declines() -> None:
    """Its tokens go to the tray and nothing is left in decline. Case format, Actions."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp", 6, first_turn=False), player("humans", "hill")],
            {"h": at(1, "humans")},
        ),
        act("decline"),
        expect(score={"player": 0, "total": 0, "lines": {}}, hand=[0, 0], tray={"ratmen": 13}),
    )


def test_declined_tokens_do_not_move() -> None:
    """A declined race neither conquers nor redeploys. Rulebook, Entering In Decline."""
    check(
        position(
            VALLEY,
            [player("wizards", "swamp", 6, declined=["orcs"]), player()],
            {"e": at(0, "wizards"), "b": at(0, "orcs"), "c": at(0, "orcs")},
        ),
        expect(can={"conquer": ["d", "g", "h"]}, why_not={"a": "not_adjacent", "f": "not_adjacent"}),
        act("stop"),
        act("redeploy", tokens={"e": 6, "b": 1}, error="bad_allocation"),
    )


def test_decline_in_the_last_turn() -> None:
    """Nothing forbids it; the coins count. Rulebook, Entering In Decline."""
    check(
        position(
            VALLEY,
            [player("ratmen", "swamp"), player("humans", "hill")],
            {"b": at(0, "ratmen", 2), "h": at(1, "humans"), "g": at(1, "humans")},
            turn=10,
            current=1,
        ),
        act("decline"),
        expect(coins=[5, 7], over=True, winners=[1]),
    )


@pytest.mark.parametrize(
    ("power", "marker"),
    [("bivouacking", {"encampment": 2}), ("heroic", {"hero": 1}), ("dragon_master", {"dragon": 1})],
)
def test_markers_of_an_active_power_disappear(power: str, marker: dict[str, int]) -> None:
    """Encampments, heroes and the Dragon go when the race declines. Rulebook, Special Powers."""
    check(
        position(
            VALLEY,
            [player("orcs", power), player("humans", "hill", 6)],
            {"b": at(0, "orcs", 2, **marker), "c": at(1, "humans")},
        ),
        act("decline"),
        expect(
            regions={"b": {"tokens": 1, "in_decline": True, "markers": {}}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_holes_disappear() -> None:
    """Holes and their protection end with the decline of the Halflings. Rulebook, Halflings."""
    check(
        position(
            VALLEY,
            [player("halflings", "swamp"), player("humans", "hill", 6)],
            {"b": at(0, "halflings", 2, hole=1), "a": at(0, "halflings", 1, hole=1), "c": at(1, "humans")},
        ),
        act("decline"),
        expect(regions={"b": {"markers": {}}, "a": {"markers": {}}}, cost={"b": 3, "a": 3}),
    )


@pytest.mark.parametrize(
    ("race", "power", "marker"), [("trolls", "swamp", {"lair": 1}), ("orcs", "fortified", {"fortress": 1})]
)
def test_lairs_and_fortresses_stay_and_defend(race: str, power: str, marker: dict[str, int]) -> None:
    """A lair and a fortress go on defending the declined token. Rulebook, Trolls and Fortified."""
    fortress = {} if race == "trolls" else marker
    check(
        position(
            VALLEY,
            [player(race, power), player("humans", "hill", 6)],
            {"b": at(0, race, 2, **fortress), "c": at(1, "humans")},
        ),
        act("decline"),
        expect(
            regions={"b": {"tokens": 1, "in_decline": True, "markers": marker}},
            cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 1, **marker}}},
        ),
    )
