"""Where banners and badges go: back to the column or the stack, to the discard pile, and out again."""

from __future__ import annotations

from typing import Any

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def combo(race: str, power: str, coins: int = 0) -> Json:
    return {"race": race, "power": power, "coins": coins}


SIX = [
    combo("trolls", "flying"),
    combo("giants", "mounted"),
    combo("wizards", "berserk"),
    combo("skeletons", "merchant"),
    combo("ratmen", "stout"),
    combo("dwarves", "wealthy"),
]


def table(players: list[Json], regions: Json, races: list[str], powers: list[str], **more: Any) -> Json:
    return position(
        VALLEY, players, regions, **{"column": SIX, "race_stack": races, "power_stack": powers, **more}
    )


def test_a_full_column_sends_the_banner_under_the_stack() -> None:
    """With six combos on show the vanished race waits its turn at the bottom. Ruling R055."""
    check(
        table(
            [player("humans", "hill", 3), player(declined=["orcs"]), player()],
            {"c": at(0, "humans"), "b": at(1, "orcs")},
            ["amazons"],
            ["spirit", "swamp", "forest"],
        ),
        act("conquer", "b"),
        expect(tray={"orcs": 10}, column=SIX),
        act("stop"),
        act("end_turn"),
        act("pick", slot=0, by=1),
        expect(column=[*SIX[1:], combo("amazons", "spirit")]),
        act("stop"),
        act("end_turn"),
        act("pick", slot=0, by=2),
        expect(column=[*SIX[2:], combo("amazons", "spirit"), combo("orcs", "swamp")]),
    )


def test_a_column_with_room_takes_the_banner_at_once() -> None:
    """With fewer than six combos and an empty stack the race is on offer again. Ruling R055."""
    check(
        table(
            [player("humans", "hill", 3), player(declined=["orcs"]), player()],
            {"c": at(0, "humans"), "b": at(1, "orcs")},
            [],
            ["spirit", "swamp"],
            column=SIX[:3],
        ),
        act("conquer", "b"),
        expect(column=[*SIX[:3], combo("orcs", "spirit")]),
        act("stop"),
        act("end_turn"),
        expect(can={"pick": [0, 1, 2, 3]}),
    )


def test_a_race_that_makes_room_in_decline_returns_too() -> None:
    """The older declined race of a player who declines goes back the same way. Rulebook, Entering In Decline;
    R055."""
    check(
        table(
            [player("humans", "hill", declined=["orcs"]), player()],
            {"c": at(0, "humans"), "b": at(0, "orcs")},
            [],
            ["spirit", "swamp"],
            column=SIX[:3],
        ),
        act("decline"),
        expect(column=[*SIX[:3], combo("orcs", "spirit")], can={"pick": [0, 1, 2, 3]}),
    )


def test_a_race_with_a_token_left_does_not_return() -> None:
    """Only the last token of the declined race brings its banner back. Rulebook, Entering In Decline
    (R055)."""
    check(
        table(
            [player("humans", "hill", 3), player(declined=["orcs"])],
            {"c": at(0, "humans"), "b": at(1, "orcs"), "h": at(1, "orcs")},
            [],
            ["spirit"],
            column=SIX[:3],
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "pick"}, can={"pick": [0, 1, 2]}),
    )


def test_an_active_race_off_the_map_does_not_return() -> None:
    """A wiped out active race is still its player's. Rulebook, Enemy Losses and Withdrawals; R054."""
    check(
        table(
            [player("humans", "hill", 3), player("orcs", "forest"), player()],
            {"c": at(0, "humans"), "b": at(1, "orcs")},
            [],
            ["spirit"],
            column=SIX[:3],
        ),
        act("conquer", "b"),
        expect(tray={"orcs": 10}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 1, "phase": "start"}),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 2, "phase": "pick"}, can={"pick": [0, 1, 2]}),
    )


def test_a_race_that_declines_without_a_token_returns() -> None:
    """It vanishes at once, banner and all. Case format, Actions."""
    check(
        table(
            [player("orcs", "hill", 2, first_turn=False), player()],
            {},
            [],
            ["spirit"],
            column=SIX[:3],
        ),
        act("decline"),
        expect(tray={"orcs": 10}, column=[*SIX[:3], combo("orcs", "spirit")], can={"pick": [0, 1, 2, 3]}),
    )


def test_a_discarded_badge_does_not_return_while_the_stack_lasts() -> None:
    """The badge of a declined race lies in the discard pile; new combos take from the stack. Rulebook,
    Entering In Decline."""
    check(
        table(
            [player("humans", "hill"), player()],
            {"c": at(0, "humans")},
            ["amazons"],
            ["spirit"],
        ),
        act("decline"),
        act("pick", slot=0, by=1),
        expect(column=[*SIX[1:], combo("amazons", "spirit")]),
    )


def test_discarded_badges_are_shuffled_when_the_stack_is_empty() -> None:
    """With no badge left the discarded ones make a new stack. Ruling R057."""
    check(
        table([player(), player()], {}, ["amazons"], [], discarded=["hill"]),
        act("pick", slot=0),
        expect(column=[*SIX[1:], combo("amazons", "hill")]),
    )


def test_badges_are_shuffled_as_often_as_needed() -> None:
    """First the discarded Hill comes back, then, when it is used up, a Forest that was discarded since.
    R057."""
    check(
        table(
            [player(), player("humans", "forest"), player(), player()],
            {"h": at(1, "humans")},
            ["amazons", "elves"],
            [],
            discarded=["hill"],
        ),
        act("pick", slot=0),
        expect(column=[*SIX[1:], combo("amazons", "hill")]),
        act("stop"),
        act("end_turn"),
        act("decline", by=1),
        act("pick", slot=0, by=2),
        expect(column=[*SIX[2:], combo("amazons", "hill"), combo("elves", "forest")]),
    )


def test_a_banner_without_a_badge_waits() -> None:
    """With no badge anywhere the column stays short until one is discarded. Rulebook, Picking a Race and
    Special Power Combo; R057."""
    check(
        table(
            [player(), player("humans", "forest"), player()],
            {"h": at(1, "humans")},
            ["amazons"],
            [],
        ),
        act("pick", slot=0),
        expect(column=SIX[1:]),
        act("stop"),
        act("end_turn"),
        act("decline", by=1),
        expect(
            to_act={"player": 2, "phase": "pick"},
            column=[*SIX[1:], combo("amazons", "forest")],
            can={"pick": [0, 1, 2, 3, 4, 5]},
        ),
    )


def test_a_returning_banner_goes_under_one_that_waits() -> None:
    """The Amazons wait for a badge; the Orcs that come back get none before them. Case format, Actions."""
    check(
        table(
            [player("humans", "hill", 3), player("elves", "forest", declined=["orcs"]), player()],
            {"c": at(0, "humans"), "b": at(1, "orcs"), "h": at(1, "elves")},
            ["amazons"],
            [],
            current=2,
        ),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        act("conquer", "b", by=0),
        expect(column=SIX[1:], tray={"orcs": 10}),
        act("stop"),
        act("end_turn"),
        act("decline", by=1),
        expect(column=[*SIX[1:], combo("amazons", "forest")]),
    )


@pytest.mark.parametrize("power", ["spirit", "seafaring", "fortified"])
def test_a_badge_that_still_counts_is_kept(power: str) -> None:
    """It stays with the declined race and is discarded when that race is gone. Ruling R056."""
    check(
        table(
            [player("humans", power), player("elves", "forest", 3), player()],
            {"b": at(0, "humans"), "c": at(1, "elves")},
            ["amazons"],
            [],
            current=0,
        ),
        act("decline"),
        expect(column=SIX),
        act("stop", by=1),
        act("redeploy", tokens={"c": 4}),
        act("end_turn"),
        act("pick", slot=5, by=2),
        expect(column=[{**entry, "coins": 1} for entry in SIX[:5]]),
        act("stop"),
        act("end_turn"),
        expect(to_act={"player": 0, "phase": "pick"}, can={"pick": [0, 1, 2, 3, 4]}),
        act("pick", slot=0),
        act("stop"),
        act("end_turn"),
        act("conquer", "b", by=1),
        expect(
            tray={"humans": 10},
            column=[*({**entry, "coins": 1} for entry in SIX[1:5]), combo("amazons", power)],
        ),
    )


@pytest.mark.parametrize("power", ["spirit", "seafaring", "fortified"])
def test_a_kept_badge_of_a_race_without_a_region_is_discarded(power: str) -> None:
    """A race that declines off the map vanishes with its badge. Case format, Actions."""
    check(
        table(
            [player("humans", power, 4, first_turn=False), player()],
            {},
            ["amazons"],
            [],
        ),
        act("decline"),
        act("pick", slot=0, by=1),
        expect(column=[*SIX[1:], combo("amazons", power)]),
    )


@pytest.mark.parametrize("power", ["alchemist", "hill", "bivouacking", "diplomat", "stout"])
def test_other_badges_are_discarded_at_once(power: str) -> None:
    """A badge that ends with the decline is free for the next combo. Rulebook, Entering In Decline."""
    column = [entry for entry in SIX if entry["power"] != power]
    check(
        table(
            [player("humans", power), player()],
            {"b": at(0, "humans")},
            ["amazons"],
            [],
            column=[*column, combo("elves", "swamp")][:6],
        ),
        act("decline"),
        act("pick", slot=0, by=1),
        expect(column=[*[*column, combo("elves", "swamp")][1:6], combo("amazons", power)]),
    )


def test_what_stands_nowhere_is_out_of_the_game() -> None:
    """Where the column is given, the stacks hold only what the scenario names. Scenario format, `regions`."""
    check(
        position(VALLEY, [player(), player()], column=SIX[:2]),
        act("pick", slot=0),
        expect(column=[SIX[1]]),
        act("stop"),
        act("end_turn"),
        expect(can={"pick": [0]}),
    )
