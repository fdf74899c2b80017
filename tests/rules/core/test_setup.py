"""Setting up the game: the board for the number of players, coins, tray, lost tribes, six combos."""

from __future__ import annotations

import pytest

from tests.rules.support import VALLEY, act, at, check, expect, player, position

BOX = {
    "amazons": 15,
    "dwarves": 8,
    "elves": 11,
    "ghouls": 10,
    "giants": 11,
    "halflings": 11,
    "humans": 10,
    "orcs": 10,
    "ratmen": 13,
    "skeletons": 20,
    "sorcerers": 18,
    "tritons": 11,
    "trolls": 10,
    "wizards": 10,
}

# Number of players: regions of the printed board, its last turn, and where its lost tribes live.
PRINTED = {
    2: (23, 10, [3, 6, 10, 11, 12, 13, 14, 16, 18]),
    3: (30, 10, [5, 6, 8, 10, 13, 19, 21, 22, 23, 28]),
    4: (39, 9, [1, 2, 5, 6, 7, 12, 15, 22, 23, 25, 26, 27, 30, 31]),
    5: (48, 8, [5, 7, 11, 12, 14, 16, 18, 23, 25, 29, 31, 33, 34, 35, 37, 41, 42, 43]),
}


@pytest.mark.parametrize("count", PRINTED)
def test_every_player_starts_with_five_coins_and_six_combos_to_choose_from(count: int) -> None:
    """Everybody gets five coins, the first player has to pick among six. Rulebook, Setting up the game."""
    check(
        {"players": [{} for _ in range(count)]},
        expect(
            coins=[5] * count,
            hand=[0] * count,
            turn=1,
            over=False,
            to_act={"player": 0, "phase": "pick"},
            can={"pick": [0, 1, 2, 3, 4, 5], "decline": False},
        ),
    )


@pytest.mark.parametrize("count", PRINTED)
def test_the_board_goes_by_the_number_of_players_and_carries_its_lost_tribes(count: int) -> None:
    """Without a board the one for that many players is used; a tribe stands on each printed symbol, nothing
    elsewhere. Rulebook, Setting up the game."""
    regions, _, tribes = PRINTED[count]
    check(
        {"players": [{} for _ in range(count)]},
        expect(
            regions={
                str(n): {"lost_tribe": 1, "markers": {}} if n in tribes else None for n in range(regions)
            }
        ),
    )


@pytest.mark.parametrize("count", PRINTED)
def test_the_last_turn_is_printed_on_the_board(count: int) -> None:
    """Ten turns for two and three players, nine for four, eight for five. Rulebook, Setting up the game."""
    last = PRINTED[count][1]
    players = [{} for _ in range(count - 1)] + [player("ratmen", "hill")]
    late = {"players": players, "current": count - 1, "regions": {"1": at(count - 1, "ratmen")}}
    check({**late, "turn": last - 1}, act("decline"), expect(over=False, turn=last))
    check({**late, "turn": last}, act("decline"), expect(over=True))


def test_an_inline_board_has_ten_turns() -> None:
    """A board given inline lasts ten turns unless the scenario says otherwise. Scenario format, `turns`."""
    late = position(VALLEY, [player(), player("ratmen", "hill")], {"h": at(1, "ratmen")}, current=1)
    check({**late, "turn": 9}, act("decline"), expect(over=False, turn=10))
    check({**late, "turn": 10}, act("decline"), expect(over=True))
    check({**late, "turn": 2, "turns": 2}, act("decline"), expect(over=True))


def test_without_anything_said_there_are_two_players() -> None:
    """A scenario that says nothing is a new game for two. Scenario format, `players`."""
    check({}, expect(coins=[5, 5], turn=1, to_act={"player": 0, "phase": "pick"}))


def test_all_race_tokens_start_in_the_tray() -> None:
    """168 tokens lie in the tray before anybody picks. Rulebook, Components and Setting up the game."""
    assert sum(BOX.values()) == 168
    check({}, expect(tray=BOX))


def test_the_tray_holds_what_is_neither_on_the_board_nor_in_a_hand() -> None:
    """10 Humans in the box, 3 on the board and 2 in hand leave 5. Scenario format, `regions`."""
    check(
        position(
            VALLEY, [player("humans", "hill", 2), player()], {"b": at(0, "humans", 2), "c": at(0, "humans")}
        ),
        expect(tray={"humans": 5, "elves": 11}),
    )


def test_regions_that_are_not_listed_keep_their_printed_lost_tribe() -> None:
    """`regions` replaces what is printed only where it says something. Scenario format, `regions`."""
    check(
        position(VALLEY, [player("humans", "hill", 5), player()], {"a": None, "e": {"lost_tribe": 1}}),
        expect(
            regions={"a": None, "e": {"lost_tribe": 1}, "f": {"lost_tribe": 1}, "b": None},
            cost={"a": 2, "e": 3, "b": 2},
        ),
    )


def test_the_player_named_as_current_starts() -> None:
    """Play starts with the player whose turn it is, and goes round from there. Scenario format, `current`."""
    check(
        {
            "players": [{}, {}, {}],
            "current": 2,
            "turn": 4,
            "column": [
                {"race": "humans", "power": "hill", "coins": 0},
                {"race": "elves", "power": "swamp", "coins": 0},
            ],
        },
        expect(turn=4, to_act={"player": 2, "phase": "pick"}),
        act("pick", slot=0, by=1, error="not_your_turn"),
        act("pick", slot=0, by=2),
        act("stop"),
        act("end_turn"),
        expect(turn=5, to_act={"player": 0, "phase": "pick"}),
    )


def test_a_prelude_is_played_on_loading() -> None:
    """The actions of the prelude have happened when the position opens. Scenario format, `prelude`."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 6), player()],
            prelude=[{"do": "conquer", "region": "b"}, {"do": "conquer", "region": "c"}],
        ),
        expect(
            hand=[2, 0],
            regions={"b": {"tokens": 2}, "c": {"tokens": 2}},
            to_act={"player": 0, "phase": "conquest"},
        ),
    )
