"""Wickedest Pentacle: the Balrog, and who leads him."""

from __future__ import annotations

from sw_widget import Game
from tests.rules.below import CAVES, PACKS, duel, mine, theirs
from tests.rules.support import act, at, check, expect, player

PENTACLE = "wickedest_pentacle"


def test_elves_lose_nothing_to_him() -> None:
    """R195: 2 lost of 3, Elves none; the region is immune."""
    regions = {"b": mine(wickedest_pentacle=1), "c": at(1, "elves", 3), "e": at(1, "elves")}
    check(
        duel(CAVES, regions, other=("elves", "forest")),
        act("use", "c", trait=PENTACLE),
        expect(hand=[5, 3], tray={"elves": 7}, regions={"c": {"player": None, "markers": {"balrog": 1}}}),
    )


def test_a_lone_token_is_lost_and_tribes_and_monsters_go() -> None:
    """R290."""
    regions = {
        "b": mine(wickedest_pentacle=1),
        "c": theirs(),
        "d": {"markers": {"monster": 2}},
        "e": theirs(),
    }
    check(
        duel(CAVES, regions, places=["shiny_orb"]),
        act("use", "c", trait=PENTACLE),
        expect(hand=[5, 0], tray={"giants": 10}),
    )
    check(
        duel(CAVES, regions, places=["shiny_orb"]),
        act("use", "d", trait=PENTACLE),
        expect(regions={"d": {"markers": {"balrog": 1}}}),
    )


def test_he_is_led_on_once_a_turn_even_before_a_decline() -> None:
    regions = {
        "b": mine(wickedest_pentacle=1),
        "d": {"markers": {"balrog": 1}},
        "e": theirs(3),
        "c": theirs(),
    }
    check(
        duel(CAVES, regions, hand=0),
        act("use", "a", trait=PENTACLE, error="not_adjacent"),
        act("use", "e", trait=PENTACLE),
        expect(to_act={"player": 0, "phase": "start"}, regions={"e": {"markers": {"balrog": 1}}}),
        act("use", "f", trait=PENTACLE, error="already_used"),
        act("decline"),
        expect(to_act={"player": 1, "phase": "start"}, regions={"c": {"race": "giants", "tokens": 2}}),
    )


def test_he_goes_to_rivers_but_to_no_chasm_and_no_protected_region() -> None:
    check(
        duel(CAVES, {"b": mine(wickedest_pentacle=1), "c": {"markers": {"balrog": 1}}, "e": theirs()}),
        act("use", "f", trait=PENTACLE),
        expect(regions={"f": {"markers": {"balrog": 1}}}, why_not={"f": "immune"}),
    )
    chasm = {**CAVES, "regions": {**CAVES["regions"], "f": {"terrain": "chasm"}}}
    regions = {"b": mine(wickedest_pentacle=1), "c": {"markers": {"balrog": 1}}, "d": theirs(1, hero=1)}
    check(
        duel(chasm, regions, other=("giants", "heroic")),
        act("use", "f", trait=PENTACLE, error="water"),
        act("use", "d", trait=PENTACLE, error="immune"),
    )


def test_he_does_not_come_to_gnomes() -> None:
    """R270."""
    regions = {"b": mine(wickedest_pentacle=1), "c": at(1, "gnomes", 2)}
    check(
        duel(CAVES, regions, other=("gnomes", "forest")),
        act("use", "c", trait=PENTACLE, error="immune"),
    )


def test_his_region_pays_nobody_and_stays_closed_to_his_leader() -> None:
    regions = {"b": mine(wickedest_pentacle=1), "c": theirs(), "e": theirs()}
    check(
        duel(CAVES, regions),
        act("use", "c", trait=PENTACLE),
        expect(why_not={"c": "immune"}),
        act("conquer", "c", error="immune"),
    )


def test_whoever_takes_the_pentacle_leads_him() -> None:
    regions = {
        "a": mine(),
        "b": theirs(wickedest_pentacle=1),
        "d": {"markers": {"balrog": 1}},
        "e": theirs(3),
    }
    check(
        duel(CAVES, regions),
        act("use", "e", trait=PENTACLE, error="wrong_phase"),
        act("conquer", "b"),
        act("use", "e", trait=PENTACLE),
        expect(hand=[2, 1]),
    )


def test_a_race_in_decline_does_not_lead_him() -> None:
    players = [player("ratmen", "alchemist", declined=["elves"]), player("giants", "forest")]
    regions = {"b": at(0, "elves", wickedest_pentacle=1), "c": {"markers": {"balrog": 1}}, "a": mine()}
    check(duel(CAVES, regions, players=players), act("use", "d", trait=PENTACLE, error="wrong_phase"))


def test_found_by_a_final_attempt_he_is_sent_before_redeployment() -> None:
    regions = {"a": mine(), "b": {"markers": {"monster": 2}}, "c": theirs(2), "e": theirs()}
    check(
        duel(CAVES, regions, hand=2, dice=[3], places=[PENTACLE]),
        act("attempt", "b"),
        act("redeploy", tokens={"a": 1, "b": 2}, error="wrong_phase"),
        act("end_turn", error="wrong_phase"),
        act("use", "c", trait=PENTACLE),
        act("use", "d", trait=PENTACLE, error="already_used"),
        act("end_turn"),
        expect(regions={"e": {"race": "giants", "tokens": 1}}, tray={"giants": 10}),
    )


def test_hordes_are_lost_first_and_go_to_no_tray() -> None:
    """Two tokens are lost: what of them are Hordes is told apart from tokens of the race."""
    for hordes, told in (
        (2, {"token_markers_lost": 2}),
        (1, {"token_markers_lost": 1, "tokens_lost": 1}),
    ):
        players = [player("ratmen", "alchemist"), player("giants", "hordes_of", pieces={"horde": hordes})]
        regions = {"a": mine(wickedest_pentacle=1), "b": at(1, "giants", 2, horde=hordes)}
        scenario = duel(CAVES, regions, players=players, packs=(*PACKS, "cursed"))
        check(
            scenario,
            expect(tray={"giants": 9}),
            act("use", "b", trait=PENTACLE),
            expect(hand=[0, hordes], tray={"giants": 11 - hordes}),
        )
        game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
        game.play({"do": "use", "trait": PENTACLE, "region": "b"})
        lost = [event for event in game.events[-1] if event.kind.endswith("_lost")]
        assert {event.kind: event.params["n"] for event in lost} == told


def test_ghouls_in_decline_that_find_it_send_nobody() -> None:
    """R340."""
    players = [player("ratmen", "alchemist", 2, declined=["ghouls"]), player("giants", "forest")]
    regions = {
        "a": at(0, "ghouls", 5),
        "b": {"markers": {"monster": 1}},
        "e": theirs(),
    }
    check(
        duel(CAVES, regions, players=players, places=[PENTACLE]),
        act("conquer", "b"),
        expect(to_act={"player": 0, "phase": "conquest"}, regions={"b": {"markers": {PENTACLE: 1}}}),
        act("use", "c", trait=PENTACLE, error="wrong_phase"),
        act("stop"),
    )
