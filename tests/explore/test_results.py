"""Who plays whom, and what is made of the results."""

from __future__ import annotations

import json
import sys
from collections import Counter
from fractions import Fraction
from math import factorial
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import SaveError
from sw_widget.explore.tournaments.intervals import mean_interval, student, wilson
from sw_widget.explore.tournaments.matches import Entrant, Match, Venue, schedule
from sw_widget.explore.tournaments.results import Tournament


def record(game: int, seats: str, coins: list[int], tokens: list[int], winners: str) -> dict[str, Any]:
    names = {"seats": list(seats), "winners": list(winners)}
    return {"game": game, "seed": 7, "board": "base/2p", **names, "coins": coins, "tokens": tokens} | {
        "turns": 10,
        "steps": 80 + game,
    }


RECORDS = [
    record(0, "abc", [90, 80, 70], [5, 5, 5], "a"),
    record(1, "bca", [80, 70, 80], [5, 9, 6], "a"),
    record(2, "cab", [88, 88, 60], [5, 5, 9], "ca"),
    record(3, "acb", [50, 60, 70], [5, 5, 5], "b"),
]
RESULT = Tournament(RECORDS, bots="abc", seed=3)


# The schedule


def games(bots: int, seats: int, number: int, seed: int = 0) -> list[Match]:
    entrants = [Entrant(str(bot), "random") for bot in range(bots)]
    return schedule(entrants, [Venue("board", "base/2p", seats)], number, seed)


@given(st.integers(2, 5), st.integers(1, 200))
def test_at_one_table_everybody_sits_everywhere_equally_often(bots: int, number: int) -> None:
    sat = Counter(
        (seat, entrant.name)
        for match in games(bots, bots, number)
        for seat, entrant in enumerate(match.seats)
    )
    counts = [sat[seat, str(bot)] for seat in range(bots) for bot in range(bots)]
    assert max(counts) - min(counts) <= 1


@settings(deadline=None)  # 2,520 games are many on a busy machine
@given(st.integers(2, 7), st.integers(2, 5))
def test_in_the_end_every_group_has_met_in_every_order(bots: int, seats: int) -> None:
    seats = min(bots, seats)
    orders = factorial(bots) // factorial(bots - seats)
    met = Counter(tuple(entrant.name for entrant in match.seats) for match in games(bots, seats, 2 * orders))
    assert len(met) == orders and set(met.values()) == {2}


@given(st.integers(2, 12), st.integers(2, 5), st.integers(1, 100))
def test_nobody_plays_much_more_than_others(bots: int, seats: int, number: int) -> None:
    seats = min(bots, seats)
    matches = games(bots, seats, number)
    plays = Counter(entrant.name for match in matches for entrant in match.seats)
    assert max(plays.values()) - min(plays[str(bot)] for bot in range(bots)) <= seats
    # Groups that turn onto themselves are begun by some of their bots only, until the seats are changed.
    begins = Counter(match.seats[0].name for match in matches)
    assert max(begins.values()) - min(begins[str(bot)] for bot in range(bots)) <= seats


@given(st.integers(2, 6), st.integers(0, 60), st.integers(0, 60), st.integers(-(2**70), 2**70))
def test_a_longer_schedule_goes_on_where_a_shorter_one_ends(
    bots: int, shorter: int, longer: int, seed: int
) -> None:
    shorter, longer = sorted((shorter, longer))
    assert games(bots, 2, longer, seed)[:shorter] == games(bots, 2, shorter, seed)


def test_each_game_has_a_seed_of_its_own() -> None:
    seeds = {match.seed for seed in range(10) for match in games(2, 2, 200, seed)}
    assert len(seeds) == 2000


# Intervals


@pytest.mark.parametrize(
    ("wins", "of", "low", "high"),
    # worked out apart from this code, by Wilson's formula
    [
        (95, 100, 0.8883, 0.9785),
        (80, 100, 0.7112, 0.8666),
        (100, 100, 0.9630, 1.0),
        (0, 10, 0.0, 0.2775),
        (1, 2, 0.0945, 0.9055),
    ],
)
def test_wilson(wins: int, of: int, low: float, high: float) -> None:
    assert wilson(wins, of) == pytest.approx((low, high), abs=1e-4)


@given(st.integers(1, 10_000), st.fractions(0, 1))
def test_the_share_lies_in_its_interval(number: int, share: Fraction) -> None:
    low, high = wilson(share * number, number)
    assert 0 <= low <= float(share) + 1e-9 and float(share) - 1e-9 <= high <= 1
    narrow = wilson(share * number * 4, number * 4)
    assert narrow[1] - narrow[0] < high - low


@pytest.mark.parametrize(
    ("freedom", "t"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (10, 2.228), (30, 2.042), (99, 1.984)]
)
def test_students_t(freedom: int, t: float) -> None:
    assert student(freedom) == pytest.approx(t, rel=0.01)


def test_a_mean_needs_two_values() -> None:
    assert mean_interval([]) is None and mean_interval([5]) is None
    assert mean_interval([4, 4, 4]) == (4, 4)
    low, high = mean_interval([2, 4, 6]) or (0, 0)
    assert (low, high) == pytest.approx((4 - 4.303 * 2 / 3**0.5, 4 + 4.303 * 2 / 3**0.5))


# Standings


def test_standings_count_shared_victories_in_part() -> None:
    assert [standing.bot for standing in RESULT.standings] == ["a", "b", "c"]
    a, b, c = RESULT.standings
    assert (a.wins, a.shared, a.share) == (Fraction(5, 2), 1, 0.625)
    assert (b.wins, b.shared) == (1, 0)
    assert (c.wins, c.shared) == (Fraction(1, 2), 1)
    assert sum(standing.wins for standing in RESULT.standings) == len(RESULT)
    assert (a.low, a.high) == wilson(2.5, 4)
    assert a.coins == (90 + 80 + 88 + 50) / 4
    assert (a.coins_low, a.coins_high) == mean_interval([90, 80, 88, 50])


def test_nobody_has_fewer_coins_than_none() -> None:
    games = [record(0, "ab", [9, 2], [1, 1], "a"), record(1, "ba", [30, 90], [1, 1], "a")]
    for standing in Tournament(games, bots="ab", seed=0).standings:
        assert standing.coins_low == 0 and standing.coins_high is not None
        assert standing.coins_high > standing.coins


def test_pairs_count_who_came_out_ahead() -> None:
    pairs = {(meeting.bot, meeting.other): meeting for meeting in RESULT.pairs}
    assert len(pairs) == 6
    assert pairs["a", "b"].wins == 3  # once by tokens, after as many coins
    assert pairs["a", "c"].wins == Fraction(5, 2)
    assert pairs["b", "c"].wins == 3
    assert all(pairs[a, b].wins + pairs[b, a].wins == pairs[a, b].games == 4 for a, b in pairs)


def test_bots_that_never_met_have_no_pair() -> None:
    result = Tournament([record(0, "ab", [9, 8], [1, 1], "a")], bots="abc", seed=0)
    assert {(meeting.bot, meeting.other) for meeting in result.pairs} == {("a", "b"), ("b", "a")}
    assert result.standings[-1].games == 0
    assert "–" in str(result)


# Teams and roles


def in_teams(winners: str, coins: list[int], places: list[int]) -> Tournament:
    game = record(0, "abcdef", coins, [5] * 6, winners)
    return Tournament([game | {"teams": [0, 1, 2] * 2, "places": places}], bots="abcdef", seed=0)


def test_partners_win_a_game_each() -> None:
    """The team of b and e has 58; c alone has more than anybody."""
    result = in_teams("be", [70, 61, 80, 55, 58, 41], [2, 1, 3, 2, 1, 3])
    wins = {standing.bot: (standing.wins, standing.shared) for standing in result.standings}
    assert wins["b"] == wins["e"] == (1, 0)
    assert all(wins[bot] == (0, 0) for bot in "acdf")
    frame = result.to_pandas().set_index("bot")
    assert frame.won.to_dict() == dict.fromkeys("be", 1.0) | dict.fromkeys("acdf", 0.0)


def test_teams_come_out_ahead_of_teams() -> None:
    result = in_teams("be", [70, 61, 80, 55, 58, 41], [2, 1, 3, 2, 1, 3])
    ahead = {(meeting.bot, meeting.other): meeting.wins for meeting in result.pairs}
    assert ahead["e", "c"] == 1 and ahead["c", "e"] == 0  # though c has more coins
    assert ahead["d", "f"] == ahead["a", "c"] == 1
    assert not {("a", "d"), ("b", "e"), ("c", "f")} & ahead.keys()


def test_teams_that_share_a_victory_have_half_a_win_each() -> None:
    result = in_teams("abde", [60, 60, 9, 50, 50, 9], [1, 1, 5, 1, 1, 5])
    wins = {standing.bot: (standing.wins, standing.shared) for standing in result.standings}
    assert wins["a"] == wins["b"] == wins["d"] == wins["e"] == (Fraction(1, 2), 1)
    assert {(m.bot, m.other): m.wins for m in result.pairs}["a", "b"] == Fraction(1, 2)


def test_whoever_is_not_ranked_by_coins_is_not_ahead_by_coins() -> None:
    """c has most coins and is last all the same, as a Necromancer who has not won at once."""
    game = record(0, "abc", [40, 30, 90], [5, 5, 5], "a") | {"places": [1, 2, 3]}
    result = Tournament([game], bots="abc", seed=0)
    ahead = {(meeting.bot, meeting.other): meeting.wins for meeting in result.pairs}
    assert ahead["a", "c"] == ahead["b", "c"] == 1 and ahead["c", "a"] == 0


# Showing


def test_a_tournament_shows_itself() -> None:
    lines = str(RESULT).splitlines()
    assert lines[0] == "4 games on base/2p (seed 3)"
    heads = "Bot Games Wins Share 95 % interval Coins 95 % interval"
    assert lines[1].split() == heads.split(" ")
    assert lines[3].split()[:5] == ["a", "4", "2.50", "62.5", "%"]
    assert "Came out ahead of …" in lines
    assert repr(RESULT) == "<Tournament of a, b, c: 4 games, seed 3>"


def test_html_takes_nothing_from_a_name() -> None:
    mean = record(0, "ab", [9, 8], [1, 1], "a")
    mean |= {"seats": ["<script>", "b"], "winners": ["<script>"]}
    shown = Tournament([mean], bots=["<script>", "b"], seed=0)._repr_html_()
    assert "<script>" not in shown and "&lt;script&gt;" in shown
    assert shown.count("<table") == 1


# Keeping


def test_plain_data() -> None:
    assert list(RESULT) == RECORDS and len(RESULT) == 4
    data = json.loads(json.dumps(RESULT.to_dict()))
    assert data == RESULT.to_dict()
    assert data["standings"][0]["wins"] == 2.5
    assert Tournament.from_dict(data).to_dict() == data


def test_saving_and_loading(tmp_path: Path) -> None:
    RESULT.save(tmp_path / "cup.json")
    again = Tournament.load(tmp_path / "cup.json")
    assert again.to_dict() == RESULT.to_dict()
    assert [path.name for path in tmp_path.iterdir()] == ["cup.json"]


def test_what_is_no_tournament_is_refused(tmp_path: Path) -> None:
    (tmp_path / "cup.json").write_text("{", encoding="utf-8")
    for name, words in (("cup.json", "is no saved tournament"), ("missing.json", "cannot be read")):
        with pytest.raises(SaveError, match=words):
            Tournament.load(tmp_path / name)


@pytest.mark.parametrize(
    ("path", "value", "words"),
    [
        (["format"], "sw-save/1", "format"),
        (["bots"], "abc", "bots"),
        (["bots", 0], 4, "bots.0"),
        (["seed"], None, "seed"),
        (["records"], {}, "records"),
        (["records", 1], 4, "records.1"),
        (["records", 1, "coins"], [1, 2], "records.1.coins"),
        (["records", 1, "coins", 0], "many", "records.1.coins.0"),
        (["records", 1, "seats", 0], "z", "records.1.seats.0"),
        (["records", 1, "seats", 0], [], "records.1.seats.0"),
        (["records", 1, "seats"], ["a", "a", "b"], "records.1.seats.1"),
        (["records", 1, "winners"], [], "records.1.winners"),
        (["records", 1, "winners", 0], "z", "records.1.winners.0"),
        (["records", 1, "steps"], -1, "records.1.steps"),
        (["records", 1, "places"], [1, 2], "records.1.places"),
        (["records", 1, "places"], [0, 1, 2], "records.1.places.0"),
        (["records", 1, "teams"], [0, 1], "records.1.teams"),
        (["records", 1, "teams"], [0, None, 0], "records.1.teams.1"),
        (["records", 1, "extra"], 1, "records.1.extra"),
    ],
)
def test_a_damaged_file_is_refused_with_the_place(path: list[Any], value: object, words: str) -> None:
    data = json.loads(json.dumps(RESULT.to_dict()))
    place = data
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    with pytest.raises(SaveError, match=words):
        Tournament.from_dict(data)


def test_a_data_frame_has_a_row_for_each_bot_in_each_game() -> None:
    frame = RESULT.to_pandas()
    assert len(frame) == 12
    assert frame.groupby("bot").won.sum().to_dict() == {"a": 2.5, "b": 1.0, "c": 0.5}
    assert frame[(frame.game == 1) & (frame.seat == 1)].iloc[0].to_dict() == {
        "game": 1, "seed": 7, "board": "base/2p", "seat": 1, "bot": "c", "coins": 70, "tokens": 9, "won": 0.0,
        "place": 3, "turns": 10, "steps": 81,
    }  # fmt: skip


def test_without_pandas_it_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pandas", None)
    with pytest.raises(ImportError, match="pandas, which is not installed"):
        RESULT.to_pandas()
