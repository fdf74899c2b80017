"""End of the game: the last turn, coins, ties by tokens on the map, shared victory."""

from __future__ import annotations

from typing import Any

from tests.rules.support import VALLEY, act, at, check, expect, player, position

Json = dict[str, Any]


def last(players: list[Json], regions: Json, **more: Any) -> Json:
    """The last player's last turn."""
    return position(VALLEY, players, regions, **{"turn": 10, "current": len(players) - 1, **more})


def test_most_coins_win() -> None:
    """After everybody's last turn the highest score wins. Rulebook, End of the game."""
    check(
        last(
            [player("elves", "hill", coins=20), player("ratmen", "pillaging", coins=19)],
            {"e": at(0, "elves", 5), "a": at(1, "ratmen"), "b": at(1, "ratmen")},
        ),
        expect(over=False),
        act("stop"),
        expect(over=False),
        act("end_turn"),
        expect(coins=[20, 21], over=True, winners=[1]),
    )


def test_everybody_plays_the_last_turn() -> None:
    """The game is not over when the first player has finished the last turn. Rulebook, Starting the game."""
    check(
        position(
            VALLEY,
            [player("elves", "swamp"), player("ratmen", "pillaging")],
            {"e": at(0, "elves"), "a": at(1, "ratmen")},
            turn=10,
        ),
        act("stop"),
        act("end_turn"),
        expect(over=False, turn=10, to_act={"player": 1, "phase": "start"}),
        act("stop"),
        act("end_turn"),
        expect(over=True, coins=[7, 6], winners=[0]),
    )


def test_the_turn_before_the_last_ends_nothing() -> None:
    """After turn 9 of 10 another turn is played. Rulebook, Starting the game."""
    check(
        last(
            [player("elves", "swamp"), player("ratmen", "pillaging")],
            {"e": at(0, "elves"), "a": at(1, "ratmen")},
            turn=9,
        ),
        act("stop"),
        act("end_turn"),
        expect(over=False, turn=10, to_act={"player": 0, "phase": "start"}),
    )


def test_a_tie_goes_to_race_tokens_not_to_encampments() -> None:
    """Equal coins, nine tokens against seven and five encampments: nine win. Ruling R049."""
    check(
        last(
            [player("humans", "swamp", coins=22), player("orcs", "bivouacking", 5, coins=20)],
            {
                "d": at(0, "humans", 8),
                "e": at(0, "humans"),
                "a": at(1, "orcs", 1, encampment=5),
                "b": at(1, "orcs"),
            },
        ),
        act("stop"),
        act("redeploy", tokens={"a": 3, "b": 4}),
        act("end_turn"),
        expect(coins=[22, 22], over=True, winners=[0]),
    )


def test_amazons_in_hand_do_not_break_a_tie() -> None:
    """The four lifted Amazons are not on the map: 3 + 4 in hand lose to 4. Ruling R049."""
    check(
        last(
            [player("humans", "hill", coins=22), player("amazons", "swamp", 4, coins=20)],
            {"d": at(0, "humans", 4), "a": at(1, "amazons", 2), "b": at(1, "amazons")},
        ),
        act("stop"),
        act("redeploy", tokens={"a": 2, "b": 1}),
        act("end_turn"),
        expect(coins=[22, 22], hand=[0, 4], over=True, winners=[0]),
    )


def test_declined_tokens_break_a_tie_too() -> None:
    """Active and declined tokens are counted together: 1 + 3 beat 3. Rulebook, End of the game (R049)."""
    check(
        last(
            [player("humans", "forest", coins=22), player("ratmen", "hill", coins=17, declined=["orcs"])],
            {
                "d": at(0, "humans", 3),
                "a": at(1, "ratmen"),
                "b": at(1, "orcs"),
                "e": at(1, "orcs"),
                "h": at(1, "orcs"),
            },
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[22, 22], winners=[1]),
    )


def test_a_full_tie_is_a_shared_victory() -> None:
    """Equal coins and equal tokens: both win. Ruling R050."""
    check(
        last(
            [player("humans", "hill", coins=22), player("ratmen", "pillaging", coins=20)],
            {"d": at(0, "humans", 2), "a": at(1, "ratmen"), "b": at(1, "ratmen")},
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[22, 22], over=True, winners=[0, 1]),
    )


def test_only_the_best_share() -> None:
    """Three at the top, two of them with the most tokens: those two win. Ruling R050."""
    check(
        last(
            [
                player("humans", "hill", coins=22),
                player("elves", "forest", coins=22),
                player("wizards", "swamp", coins=9),
                player("ratmen", "pillaging", coins=20),
            ],
            {
                "d": at(0, "humans", 2),
                "c": at(1, "elves"),
                "g": at(2, "wizards", 9),
                "a": at(3, "ratmen"),
                "b": at(3, "ratmen"),
            },
        ),
        act("stop"),
        act("end_turn"),
        expect(coins=[22, 22, 9, 22], over=True, winners=[0, 3]),
    )


def test_tokens_only_matter_at_the_top() -> None:
    """More coins beat any number of tokens. Rulebook, End of the game."""
    check(
        last(
            [player("humans", "hill", coins=22), player("ratmen", "pillaging", coins=20)],
            {"d": at(0, "humans"), "a": at(1, "ratmen", 6)},
        ),
        act("stop"),
        act("redeploy", tokens={"a": 6}),
        act("end_turn"),
        expect(coins=[22, 21], winners=[0]),
    )


def test_withdrawals_come_before_the_end() -> None:
    """Who fled in the very last turn still puts tokens down before the game is over. Case format, The order
    of a turn."""
    check(
        last(
            [player("humans", "hill", coins=22), player("wizards", "pillaging", 4, coins=19)],
            {
                "b": at(0, "humans", 2),
                "e": at(0, "humans"),
                "h": at(0, "humans"),
                "c": at(1, "wizards"),
            },
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"b": 4, "c": 1}),
        act("end_turn"),
        expect(over=False, coins=[22, 22], to_act={"player": 0, "phase": "withdraw"}),
        act("withdraw", tokens={"e": 1}),
        expect(over=True, regions={"e": {"tokens": 2}}, winners=[1]),
    )


def test_withdrawn_tokens_count_for_the_tie() -> None:
    """The token that withdraws makes it five against four. Rulebook, End of the game."""
    check(
        last(
            [player("humans", "hill", coins=22), player("wizards", "commando", 3, coins=20)],
            {
                "b": at(0, "humans", 2),
                "e": at(0, "humans", 3),
                "h": at(0, "humans"),
                "c": at(1, "wizards"),
            },
        ),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        act("withdraw", tokens={"h": 1}),
        expect(over=True, coins=[22, 22], winners=[0]),
    )


def test_stout_still_chooses_in_the_last_turn() -> None:
    """The choice after scoring comes before the end. Case format, The order of a turn."""
    check(
        last(
            [player("humans", "hill", coins=9), player("ratmen", "stout", coins=20)],
            {"d": at(0, "humans"), "a": at(1, "ratmen")},
        ),
        act("stop"),
        act("end_turn"),
        expect(over=False, to_act={"player": 1, "phase": "after_scoring"}),
        act("end_turn"),
        expect(over=True, winners=[1], coins=[9, 21]),
    )


def test_nothing_happens_after_the_end() -> None:
    """The game is over: no action, nothing to conquer, nobody to pick. Case format, codes."""
    check(
        last(
            [player("humans", "hill", coins=9), player("ratmen", "swamp", coins=20)],
            {"d": at(0, "humans"), "a": at(1, "ratmen", 3)},
        ),
        act("decline"),
        expect(
            over=True,
            cost={"b": None},
            why_not={"b": "wrong_phase"},
            chance={"b": None},
            can={"conquer": [], "attempt": [], "abandon": [], "pick": [], "decline": False},
        ),
        act("stop", error="wrong_phase"),
        act("end_turn", error="wrong_phase"),
        act("pick", slot=0, error="wrong_phase"),
        act("decline", error="wrong_phase"),
    )


def test_nobody_has_won_before_the_end() -> None:
    """Coins are counted when the game is over. Case format, Expectations."""
    check(
        last(
            [player("humans", "hill", coins=9), player("ratmen", "swamp", coins=20)], {"d": at(0, "humans")}
        ),
        expect(over=False, winners=[]),
    )


def test_a_game_of_one_turn() -> None:
    """The number of turns may be set. Scenario format, `turns`."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp"), player("ratmen", "forest")],
            {"b": at(0, "humans"), "a": at(1, "ratmen")},
            turn=1,
            turns=1,
        ),
        act("decline"),
        expect(over=False),
        act("decline"),
        expect(over=True, coins=[6, 6], winners=[0, 1]),
    )
