"""The best turn, on positions small enough to be counted by hand."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from sw_widget import Game
from sw_widget.engine.actions import ABANDON, CONQUER, CONVERT, DECLINE, END_TURN, PICK, ROLL, STOP
from sw_widget.engine.checks import Problem
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.turns.budget import Budget
from sw_widget.explore.turns.conquest_search import ConquestSearch
from sw_widget.explore.turns.earlier_races import EarlierRaces
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.pool import Pool
from sw_widget.explore.turns.search import Found, best
from sw_widget.explore.turns.sixths import in_wholes
from tests.amount import sample
from tests.engine.made_up_packs import table
from tests.every_effect import CoinsBy
from tests.explore.small_games import withdrawal
from tests.explore.small_positions import COUNT, small_position
from tests.rules.support import Json, at, board, player, position

HALF, THIRD, SIXTH = Fraction(1, 2), Fraction(1, 3), Fraction(1, 6)

#   a --- b --- c      each costs 2, the mountain 3
ROW = board("ab bc", a="hill border", b="farmland", c="mountain")

#       p
#       |
#   q - o - r          all around o cost 2
#       |
#       s
STAR = board("op oq or os", o="hill border", p="farmland", q="farmland", r="farmland", s="farmland border")


def asked(scenario: Json, goal: str = "coins", region: str | None = None, **more: int) -> Found:
    """The best turn of the first player."""
    there = game(scenario).position
    wanted = Goal(goal) if region is None else Goal(goal, there.rules.board.index[region])
    return best(there, wanted, **more)


def game(scenario: Json) -> Game:
    return Game.from_scenario({"format": "sw-scenario/1", **scenario})


def kinds(found: Found) -> list[int]:
    return [code[0] for code in found.ways[0].codes]


def row(race: str, power: str, hand: int, *others: Json, **regions: Json) -> Json:
    return position(ROW, [player(race, power, hand), *(others or (player(),))], regions)


# Chance


@pytest.mark.parametrize(
    ("hand", "coins"), [(1, 1 + HALF), (2, 2), (3, 2 + THIRD), (4, 2 + HALF), (5, 3), (0, 1)]
)
def test_the_die_counts_as_exact_fractions(hand: int, coins: Fraction) -> None:
    found = asked(row("ratmen", "spirit", hand, a=at(0, "ratmen")))
    assert found.proven and found.value == (coins, 0)


def test_a_line_ends_with_what_chance_decides_or_with_the_turn() -> None:
    assert kinds(asked(row("ratmen", "spirit", 3, a=at(0, "ratmen"))))[-1] not in (STOP, END_TURN)
    assert kinds(asked(row("ratmen", "spirit", 2, a=at(0, "ratmen"))))[-1] == END_TURN


def test_rolling_before_each_conquest_is_worked_out_to_the_end() -> None:
    # One token. Rolled for b: 1 or more is enough, half of the time; then no token is left.
    found = asked(row("ratmen", "berserk", 1, a=at(0, "ratmen")))
    assert found.value == (1 + HALF, 0) and kinds(found) == [ROLL]
    # Two tokens. Blank: b for 2. Otherwise b for 1, and c for the last one if the die shows 2 or more.
    found = asked(row("ratmen", "berserk", 2, a=at(0, "ratmen")))
    assert found.proven and found.value == (2 + HALF * THIRD, 0)


def test_nobody_rolls_where_there_is_nothing_to_roll_with() -> None:
    assert asked(row("ratmen", "berserk", 0, a=at(0, "ratmen"))).value == (1, 0)


# Ends of a turn


def test_tokens_that_serve_for_attack_alone_are_lifted() -> None:
    # Six tokens take b and c, but four are lifted: of three stay two.
    found = asked(row("amazons", "spirit", 5, a=at(0, "amazons")))
    assert found.value[0] == 2


def test_declining_is_better_where_regions_would_have_to_be_given_up() -> None:
    scenario = row("amazons", "spirit", 0, a=at(0, "amazons"), b=at(0, "amazons"), c=at(0, "amazons"))
    found = asked(scenario)
    assert found.value == (3, 0) and kinds(found) == [DECLINE]


def test_ending_is_preferred_to_declining_after_the_score() -> None:
    there = game(row("ratmen", "stout", 2, a=at(0, "ratmen"))).position
    found = best(there)
    assert kinds(found)[-2:] == [END_TURN, END_TURN]
    for code in found.ways[0].codes[:-1]:
        apply(there, code)
    assert [way.codes for way in best(there, lines=2).ways] == [((END_TURN,),), ((DECLINE,),)]


def test_a_region_is_abandoned_for_a_better_one() -> None:
    # The hill with its mine brings 3 and costs 2. One token in hand takes it half of the time; with the
    # token of a, which brings 1, it is sure.
    mine = board("ab bc", a="farmland border", b="farmland", c="hill mine")
    regions = {"a": at(0, "dwarves"), "b": at(0, "dwarves")}
    found = asked(position(mine, [player("dwarves", "hill", 1), player()], regions))
    assert found.value[0] == 4 and found.ways[0].codes[:2] == ((ABANDON, 0), (CONQUER, 2))


def test_from_redeployment_only_the_rest_of_the_turn_is_asked() -> None:
    played = game(row("ratmen", "spirit", 2, a=at(0, "ratmen")))
    played.play("conquer", region="b").play("stop")
    found = best(played.position)
    assert found.proven and found.value[0] == 2 and kinds(found)[-1] == END_TURN


# Means


def test_a_token_is_converted_and_its_region_counts() -> None:
    # One token takes nothing, but it can turn the lone elf: b, and then c is too far.
    scenario = row("sorcerers", "spirit", 1, player("elves", "hill"), a=at(0, "sorcerers"), b=at(1, "elves"))
    found = asked(scenario)
    assert found.value[0] == 2 + SIXTH + SIXTH  # c with the token that is left: 3 for 1, a third of the time
    assert kinds(found)[0] == CONVERT


def test_a_single_token_is_enough_once_a_turn() -> None:
    trolls = at(1, "trolls", 3)
    scenario = row("ratmen", "dragon_master", 1, player("trolls", "hill"), a=at(0, "ratmen"), b=trolls)
    found = asked(scenario)
    assert found.value[0] == 2
    assert len(found.ways[0].codes[0]) == 3


def test_a_declined_race_that_goes_on_conquering_comes_first() -> None:
    # Two ghouls at a: one takes b with the die at best. Ratmen with two tokens enter where they can.
    both = board("ab bc cd", a="hill border", b="farmland", c="farmland", d="hill border")
    seats = [player("ratmen", "spirit", 2, declined=["ghouls"]), player()]
    found = asked(position(both, seats, {"a": at(0, "ghouls", 3)}))
    # Ghouls: b for 2; ratmen: d for 2. Four regions would need more.
    assert found.proven and found.value[0] == 3
    conquered = [code[1] for code in found.ways[0].codes if code[0] == CONQUER]
    assert conquered == [1, 3]


# Picking


def test_the_price_of_a_combo_counts() -> None:
    column = [
        {"race": "ratmen", "power": "swamp", "coins": 1},
        {"race": "humans", "power": "wealthy", "coins": 0},
    ]
    scenario = position(ROW, [player(), player()], {}, column=column, race_stack=[], power_stack=[])
    found = asked(scenario, lines=2)
    assert found.value == (3 + 1 + 7 - 1, 0)
    assert found.ways[0].codes[0] == (PICK, 1)
    assert found.ways[1].value[0] < found.value[0]


def test_a_combo_that_cannot_be_paid_is_none() -> None:
    column = [
        {"race": "ratmen", "power": "swamp", "coins": 1},
        {"race": "humans", "power": "wealthy", "coins": 0},
    ]
    seats = [{**player(), "coins": 0}, player()]
    found = asked(position(ROW, seats, {}, column=column, race_stack=[], power_stack=[]))
    assert found.value == (4, 0) and found.ways[0].codes[0] == (PICK, 0)


# Goals


def test_equal_coins_are_told_apart_by_the_tokens_left() -> None:
    # Either b or c, with 3 in hand, from both of which no more can be had: c leaves nothing.
    fork = board("ab ac", a="hill border", b="farmland", c="mountain")
    scenario = position(fork, [player("ratmen", "spirit", 2), player()], {"a": at(0, "ratmen", 2)})
    found = asked(scenario, "coins_tokens")
    assert found.value == (2 + THIRD, 3 * 0 + Fraction(2, 3)) or found.value[0] >= 2


def test_equal_coins_are_told_apart_by_defence() -> None:
    # b is open ground, c a mountain: with one conquest and a single token each, the mountain is stronger.
    fork = board("ab ac", a="mountain border", b="farmland", c="mountain")
    scenario = position(fork, [player("ratmen", "spirit", 3), player()], {"a": at(0, "ratmen")})
    found = asked(scenario, "coins_defence")
    assert found.proven
    weak = asked(scenario, "coins")
    assert found.value[0] == weak.value[0]


def test_a_region_is_reached_at_the_best_chance_then_for_the_most_coins() -> None:
    found = asked(row("ratmen", "spirit", 3, a=at(0, "ratmen")), "reach", "c")
    assert found.value == (THIRD, 2 + THIRD)
    found = asked(row("ratmen", "spirit", 5, a=at(0, "ratmen")), "reach", "c")
    assert found.value == (1, 3)
    found = asked(row("ratmen", "spirit", 0, a=at(0, "ratmen")), "reach", "c")
    assert found.value == (0, 1)


@pytest.mark.parametrize(("name", "region"), [("fame", -1), ("reach", -1), ("coins", 3)])
def test_a_goal_says_what_is_wrong_with_it(name: str, region: int) -> None:
    with pytest.raises(Problem):
        Goal(name, region)


# Equal positions, bounds, budgets


def test_equal_positions_are_looked_at_once() -> None:
    # Three regions are left around o: 7 sets of them, but 15 orders. Without a bound all sets are looked at.
    there = table(STAR, race=[CoinsBy(lambda position, race: 0)], hand=8, regions={"o": "newts 1"})
    there.play("conquer", region="p")
    found = best(there.position)
    assert found.value[0] == 5
    assert found.looked_at == 1 + 7


def test_nothing_is_claimed_where_a_function_says_what_a_race_earns() -> None:
    there = table(race=[CoinsBy(lambda position, race: 2)], hand=3, regions={"a": "newts 1"})
    found = best(there.position)
    assert found.ceiling is None and not found.proven
    assert found.value[0] > 2


def test_the_bound_spares_most_positions() -> None:
    there = mid_game(4, 3)
    narrow = best(there)
    assert narrow.proven
    assert narrow.looked_at < 3000


@pytest.mark.sampled
@pytest.mark.parametrize("number", sample(range(COUNT), 9))
def test_the_bound_is_never_below_the_truth(number: int) -> None:
    small = small_position(number)
    there = small.position
    if there.phase not in (1, 2):
        return
    view = readied(there)
    conquests = ConquestSearch(Goal(), there.coins[there.player], Budget(None, None), Pool(1))
    cap = in_wholes(EarlierRaces(conquests).cap(view))
    found = best(there)
    if kinds(found) != [DECLINE]:
        assert cap[0] >= small.value[0]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_an_answer_that_came_too_early_is_honest(players: int) -> None:
    there = mid_game(players, 7)
    truth = best(there)
    assert truth.proven
    for looks in (1, 2, 5, 20, 80):
        early = best(there, looks=looks)
        assert early.looked_at <= looks
        assert early.ceiling is not None
        assert early.value <= truth.value <= early.ceiling
        assert early.proven == (early.value == early.ceiling)


def test_with_so_many_looks_the_answer_is_always_the_same() -> None:
    there = mid_game(5, 2)
    before = there.clone()
    one, two = (best(there, Goal("coins_tokens"), looks=60, lines=3) for _ in range(2))
    assert one == two
    assert there == before


def test_time_runs_out() -> None:
    found = best(mid_game(5, 2), seconds=0.0)
    assert found.looked_at <= 64 and found.ways


def test_other_lines_are_different_and_no_better() -> None:
    there = mid_game(3, 5)
    found = best(there, lines=4)
    assert len(found.ways) == 4
    assert len({way.codes for way in found.ways}) == 4
    values = [way.value for way in found.ways]
    assert values == sorted(values, reverse=True)


# What is no turn


def test_a_defender_has_no_turn() -> None:
    with pytest.raises(Problem, match="defender"):
        best(withdrawal().position)


def test_a_game_that_is_over_has_no_turn() -> None:
    played, rng = Game(players=["Ann", "Ben"], seed=1), Random(1)
    while not played.over:
        played.play(played.legal.sample(rng))
    with pytest.raises(Problem, match="over"):
        best(played.position)


def mid_game(players: int, seed: int) -> Position:
    """The start of a turn in the middle of a random game."""
    played, rng = Game(players=["Ann", "Ben", "Cleo", "Dag", "Eve"][:players], seed=seed), Random(seed)
    while played.turn < 4 or played.to_act.phase != "start":
        played.play(played.legal.sample(rng))
    return played.position
