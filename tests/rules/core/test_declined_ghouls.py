"""Declined Ghouls act before the active race: what they may do, and what their turn means for the other."""

from __future__ import annotations

from typing import Any

from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def pack(race: str = "humans", power: str = "swamp", hand: int = 3, **regions: Json | None) -> Json:
    """Ann's declined Ghouls hold a (3 tokens) and b (1), her active race holds e; Ben's Giants hold h."""
    return position(
        VALLEY,
        [player(race, power, hand, declined=["ghouls"]), player("giants", "forest")],
        {"a": at(0, "ghouls", 3), "b": at(0, "ghouls"), "e": at(0, race, 2), "h": at(1, "giants"), **regions},
    )


def test_ghouls_are_asked_first() -> None:
    """Costs, reasons, odds and lists are the Ghouls' until they stop; then the active race's. Ruling R065;
    case format, The order of a turn."""
    check(
        pack(),
        expect(
            to_act={"player": 0, "phase": "start"},
            can={"conquer": ["c"], "attempt": ["d"], "abandon": ["a", "b"], "decline": True},
            cost={"c": 2, "d": 3, "g": None},
            chance={"d": "1/2"},
            why_not={"a": "own_region", "g": "not_adjacent", "e": "not_adjacent"},
        ),
        act("stop"),
        expect(
            to_act={"player": 0, "phase": "conquest"},
            can={"conquer": ["d", "g", "h"], "abandon": ["e"], "decline": False},
            cost={"c": None, "g": 2},
            why_not={"e": "own_region", "c": "not_adjacent", "a": "not_adjacent"},
        ),
    )


def test_ghouls_are_asked_even_without_a_spare_token() -> None:
    """They stand on the board, so they are asked: the first stop is theirs. Case format, The order of a
    turn."""
    check(
        pack(a=at(0, "ghouls")),
        expect(can={"conquer": [], "abandon": ["a", "b"]}),
        act("stop"),
        expect(to_act={"player": 0, "phase": "conquest"}, can={"conquer": ["d", "g", "h"]}),
        act("stop"),
        expect(to_act={"player": 0, "phase": "redeploy"}),
    )


def test_the_new_race_is_picked_before_the_ghouls_act() -> None:
    """Pick, then Ghouls, then the active race. Case format, The order of a turn."""
    check(
        position(
            VALLEY,
            [player(declined=["ghouls"]), player()],
            {"a": at(0, "ghouls", 4), "f": None},
            column=[{"race": "humans", "power": "swamp", "coins": 0}],
        ),
        expect(to_act={"player": 0, "phase": "pick"}),
        act("conquer", "b", error="wrong_phase"),
        act("pick", slot=0),
        expect(to_act={"player": 0, "phase": "conquest"}, can={"conquer": ["b", "c"]}, hand_of={"humans": 9}),
        act("conquer", "c"),
        act("stop"),
        expect(hand_of={"ghouls": 1, "humans": 9}, can={"conquer": ["a", "b", "e", "h"]}),
    )


def test_no_ghouls_in_a_turn_of_decline() -> None:
    """Declining ends the turn, and the older Ghouls make room. Ruling R066."""
    check(
        pack(),
        act("decline"),
        expect(
            to_act={"player": 1, "phase": "start"},
            regions={"a": None, "b": None, "e": {"race": "humans", "tokens": 1, "in_decline": True}},
            tray={"ghouls": 10},
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
        ),
    )


def test_a_spirit_race_makes_no_exception() -> None:
    """With a Spirit race declining the Ghouls stay, but do not act. Ruling R066."""
    check(
        pack(power="spirit"),
        act("decline"),
        expect(
            to_act={"player": 1, "phase": "start"},
            regions={"a": {"race": "ghouls", "tokens": 3}, "e": {"race": "humans", "in_decline": True}},
            score={"player": 0, "total": 3, "lines": {"declined": 3}},
        ),
    )


def test_both_races_are_readied_together() -> None:
    """The Ghouls' first action brings the active race's tokens to the hand as well. Case format, The order of
    a turn."""
    check(
        pack(),
        act("conquer", "c"),
        expect(
            hand=[4, 0],
            hand_of={"ghouls": 0, "humans": 4},
            regions={
                "a": {"tokens": 1},
                "e": {"tokens": 1},
                "c": {"race": "ghouls", "tokens": 2, "in_decline": True},
            },
        ),
    )


def test_ghouls_conquests_do_not_end_abandoning_for_the_active_race() -> None:
    """Each race has its own first conquest. Case format, The order of a turn."""
    check(
        pack(),
        act("conquer", "c"),
        expect(can={"abandon": []}),
        act("abandon", "b", error="wrong_phase"),
        act("stop"),
        expect(can={"abandon": ["e"]}),
        act("abandon", "e"),
        expect(hand=[5, 0], regions={"e": None}),
    )


def test_ghouls_abandon_their_own_regions() -> None:
    """While they act, giving up is theirs. Case format, The order of a turn."""
    check(
        pack(),
        act("abandon", "e", error="bad_allocation"),
        act("abandon", "b"),
        expect(hand_of={"ghouls": 3}, regions={"b": None}, can={"conquer": ["b", "c"]}),
    )


def test_ghouls_may_attack_the_own_active_race() -> None:
    """The single token that readying leaves is driven out and lost. Rulebook, Ghouls; R009."""
    check(
        pack(d=at(0, "ghouls", 4), e=at(0, "humans", 3)),
        expect(cost={"e": {"total": 3, "lines": {"base": 2, "tokens": 1}}}, tray={"humans": 4}),
        act("conquer", "e"),
        expect(
            regions={"e": {"player": 0, "race": "ghouls", "tokens": 3, "in_decline": True}},
            hand=[5, 0],
            tray={"humans": 5},
        ),
        act("stop"),
        expect(can={"conquer": ["a", "b", "e", "h"]}, cost={"e": 5}, why_not={"g": "not_border"}),
    )


def test_own_elves_driven_out_are_at_hand() -> None:
    """Elves lose nothing, not even to own Ghouls, and fight on in the same turn. Case format, The order of a
    turn."""
    check(
        pack("elves", d=at(0, "ghouls", 4), e=at(0, "elves"), g=at(0, "elves")),
        act("conquer", "e"),
        expect(hand=[4, 0], tray={"elves": 6}),
        act("stop"),
        act("conquer", "h"),
        expect(hand=[0, 0], regions={"h": {"player": 0, "race": "elves", "tokens": 4}}),
    )


def test_protection_against_enemies_does_not_bind_own_ghouls() -> None:
    """A hole keeps enemies out, not the own Ghouls. Case format, The order of a turn."""
    check(
        pack("halflings", d=at(0, "ghouls", 4), e=at(0, "halflings", 1, hole=1)),
        expect(cost={"e": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "e"),
        expect(regions={"e": {"race": "ghouls", "tokens": 3, "markers": {}}}),
    )


def test_peace_does_not_bind_declined_ghouls() -> None:
    """An ally's declined Ghouls may attack the Diplomat, the ally's active race may not. Ruling R088."""
    scenario = pack(c=at(1, "giants"), g=at(1, "giants"))
    scenario["players"][1]["active"]["power"] = "diplomat"
    scenario["players"][1]["ally"] = 0
    check(
        scenario,
        expect(cost={"c": 3}),
        act("stop"),
        expect(why_not={"g": "peace", "h": "peace"}),
    )


def test_ghouls_may_not_ignore_the_holes_of_others() -> None:
    """Enemy regions that are immune stay so. Rulebook, Halflings."""
    scenario = pack(c=at(1, "halflings", 1, hole=1), h=None)
    scenario["players"][1]["active"] = {"race": "halflings", "power": "hill", "hand": 0}
    check(scenario, expect(why_not={"c": "immune"}), act("conquer", "c", error="immune"))


def test_ghouls_roll_the_die_and_pass_on() -> None:
    """Their final attempt ends their conquests, and the active race goes on, with a die of its own. Ruling
    R067 as played unless a variant says otherwise."""
    check(
        {**pack(hand=0), "dice": [0, 2]},
        act("attempt", "d"),
        expect(
            regions={"d": None},
            hand_of={"ghouls": 2, "humans": 1},
            to_act={"player": 0, "phase": "conquest"},
            can={"conquer": [], "attempt": ["d", "g", "h"]},
        ),
        act("attempt", "d"),
        expect(regions={"d": {"race": "humans", "tokens": 1}}, to_act={"player": 0, "phase": "redeploy"}),
    )


def test_both_races_redeploy() -> None:
    """Each with its own word, onto its own regions; the turn waits for both. Case format, The order of a
    turn."""
    check(
        pack(),
        act("stop"),
        act("stop"),
        expect(hand_of={"ghouls": 2, "humans": 4}),
        act("redeploy", tokens={"e": 5}),
        act("end_turn", error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"a": 2, "e": 2}, error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"a": 1, "b": 2}, error="bad_allocation"),
        act("redeploy", race="ghouls", tokens={"a": 1, "b": 3}),
        act("end_turn"),
        expect(
            regions={"a": {"tokens": 1}, "b": {"tokens": 3, "in_decline": True}, "e": {"tokens": 5}},
            score={"player": 0, "total": 4, "lines": {"regions": 1, "declined": 2, "swamp": 1}},
        ),
    )


def test_ghouls_that_end_a_turn_without_a_region_are_gone() -> None:
    """Tokens to the tray, banner to the stack. Case format, The order of a turn."""
    check(
        {
            **pack(),
            "column": [{"race": "trolls", "power": "hill", "coins": 0}],
            "race_stack": [],
            "power_stack": ["flying"],
        },
        act("abandon", "a"),
        act("abandon", "b"),
        expect(hand_of={"ghouls": 4}),
        act("stop"),
        act("stop"),
        act("redeploy", tokens={"e": 5}),
        act("end_turn"),
        expect(
            hand_of={"ghouls": 0},
            tray={"ghouls": 10},
            column=[
                {"race": "trolls", "power": "hill", "coins": 0},
                {"race": "ghouls", "power": "flying", "coins": 0},
            ],
        ),
    )


def test_ghouls_that_left_everything_enter_again_in_the_same_turn() -> None:
    """Playing as if active, they obey the entry rule like any race. Rulebook, Ghouls with Abandoning a
    Region."""
    check(
        pack(),
        act("abandon", "a"),
        act("abandon", "b"),
        expect(can={"conquer": ["a", "b", "e", "h"]}, why_not={"c": "not_border"}),
    )


def test_ghouls_whose_last_token_is_lost_go_back_at_once() -> None:
    """No region and no token in hand: the banner returns in the middle of the turn. Case format, Actions."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", 3), player("giants", "forest", declined=["ghouls"])],
            {"c": at(0, "humans"), "b": at(1, "ghouls"), "h": at(1, "giants")},
            column=[{"race": "trolls", "power": "hill", "coins": 0}],
            race_stack=[],
            power_stack=["flying"],
        ),
        act("conquer", "b"),
        expect(
            tray={"ghouls": 10},
            column=[
                {"race": "trolls", "power": "hill", "coins": 0},
                {"race": "ghouls", "power": "flying", "coins": 0},
            ],
        ),
    )


def test_declined_ghouls_have_lost_their_power() -> None:
    """Seafaring Ghouls keep their Sea and score it, but take no new water; adjacency is the plain one.
    R068."""
    check(
        position(
            COAST,
            [player("humans", "swamp", declined=[("ghouls", "seafaring")]), player()],
            {"s": at(0, "ghouls", 3), "c": at(0, "ghouls", 3), "e": at(0, "humans")},
        ),
        expect(why_not={"l": "water"}, can={"conquer": ["a", "b", "d", "f"]}),
        act("stop"),
        act("stop"),
        act("redeploy", race="ghouls", tokens={"s": 3, "c": 3}),
        act("end_turn"),
        expect(score={"player": 0, "total": 4, "lines": {"regions": 1, "declined": 2, "swamp": 1}}),
    )
