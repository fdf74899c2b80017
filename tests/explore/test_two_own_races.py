"""Best turns of a player whose declined race goes on conquering: it may take regions from the active one.

Whoever loses a region may lose a token, keep it, or roll the die for it; so what the first race does decides
how many tokens the second begins with. Each answer is compared with brute force.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.actions import ATTEMPT, CONQUER, DECLINE, END_TURN, ROLL, ROLLING, Code
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.bots import Seat, bot
from sw_widget.explore.coach import coach
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from tests.explore.brute import Brute
from tests.explore.pack_positions import ACTIVE_RACES, two_own_races
from tests.explore.test_against_brute_force import never_claims_too_much, worth
from tests.rules.support import at, board, player, position

Json = dict[str, Any]

LANE = board("ge ex", g="farmland", e="farmland", x="hill border")
PACKS = ["base", "grand_dames", "be_not_afraid", "royal_bonus"]


def table(on: Json, seat: Json, regions: Json, dice: Sequence[int] = (), other: Json | None = None) -> Game:
    scenario = position(on, [seat, other or player()], regions)
    return Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": PACKS, "dice": list(dice)})


def proves(game: Game, goal: str = "coins") -> None:
    """The search says the same as brute force, is sure of it, and its line brings that."""
    brute = Brute(goal)
    value = brute.best(game.position)
    found = best(game.position, Goal(goal))
    assert found.proven
    assert found.value[: len(value)] == value
    assert worth(brute, game.position, found.ways[0].codes) == value
    never_claims_too_much(game.position, Goal(goal), value, bounded=False)


# A race that rolls for its losses


def pygmies(hand: int, ghouls: int, dice: Sequence[int] = ()) -> Game:
    """Pygmies with declined Ghouls beside them, who have nobody else to attack."""
    seat = player("pygmies", "spirit", hand, declined=["ghouls"])
    return table(LANE, seat, {"g": at(0, "ghouls", ghouls), "e": at(0, "pygmies")}, dice)


@pytest.mark.parametrize("goal", ["coins", "coins_tokens", "coins_defence"])
@pytest.mark.parametrize("ghouls", [2, 4, 5])
@pytest.mark.parametrize("hand", [0, 1, 2])
def test_pygmies_roll_for_what_their_own_ghouls_take(hand: int, ghouls: int, goal: str) -> None:
    proves(pygmies(hand, ghouls), goal)


def test_a_line_ends_where_the_die_is_rolled_for_an_own_loss() -> None:
    game = pygmies(0, 4)
    turn = game.best_turn(seconds=None)
    line = turn.best
    assert turn.proven and line.chancy
    # Three Ghouls take the region; the die brings 0 to 3 Pygmies, who try the hill with 1 or take it with 2.
    assert [action.code for action in line.actions] == [(CONQUER, game.position.rules.board.index["e"])]
    assert dict(line.outcomes) == {
        Fraction(3): Fraction(1, 3),
        Fraction(5, 2): Fraction(1, 6),
        2: Fraction(1, 2),
    }
    assert line.value == Fraction(29, 12)
    assert line.account.total == 3
    assert line.plan == "Conquer e. Then roll for the token that your own race has lost."
    assert "on average" in turn.sentence


def test_no_line_goes_on_after_a_die_for_an_own_loss() -> None:
    ended = set()
    for hand in range(3):
        for ghouls in range(2, 6):
            start = readied(pygmies(hand, ghouls).position)
            for way in best(start, Goal(), lines=20).ways:
                rolls = [rolls_for_own(start, way.codes[: number + 1]) for number in range(len(way.codes))]
                assert not any(rolls[:-1])
                ended.add((way.codes[-1][0], rolls[-1]))
                assert rolls[-1] or way.codes[-1][0] in (ATTEMPT, ROLL, END_TURN, DECLINE)
    assert (CONQUER, True) in ended and (END_TURN, False) in ended


def rolls_for_own(start: Position, codes: Sequence[Code]) -> bool:
    """Whether the last of these actions has the player roll for a loss of a race of his own."""
    here, player = start.clone(), start.player
    for code in codes:
        apply(here, code, 0 if takes_die(here, code) else None)
    return here.stage == ROLLING and here.owner[here.pending[-1][2]] == player


def test_the_coach_counts_all_faces_of_a_die_for_an_own_loss() -> None:
    game = pygmies(0, 4, dice=[0])
    game.play("conquer", region="e")
    advice = coach(game)
    assert advice.proven and not advice.lost
    assert advice.made_worth is not None and advice.made_worth.found == Fraction(29, 12)
    assert "The die counts on average, with all its faces, not only with the one that fell." in advice.notes


@pytest.mark.parametrize("name", ["random", "greedy", "planner"])
def test_a_bot_thinks_again_after_a_die_for_an_own_loss(name: str) -> None:
    """The tokens that the die brings must be put down: a plan that does not know of them is refused."""
    rolled = 0
    for hand in range(3):
        for ghouls in range(2, 6):
            game = pygmies(hand, ghouls, dice=[3, 3, 3])
            Seat(game, 0, bot(name)).play_on()
            assert game.position.player == 1
            rolled += any("rolls" in entry for entry in game.log)
    assert rolled


def test_what_is_adopted_ends_with_a_die_for_an_own_loss() -> None:
    game = pygmies(0, 4, dice=[2])
    branch = game.what_if()
    branch.play("conquer", region="e", rolls=[0])
    branch.play("stop")
    adopted = branch.adopt()
    assert [entry["do"] for entry in adopted.played] == ["conquer"]
    assert "The real die showed 2" in adopted.sentence


# A race that trades before anything is conquered or abandoned


@pytest.mark.parametrize("ghouls", [2, 3, 4, 5])
@pytest.mark.parametrize("hand", [0, 1, 2])
def test_ghouls_may_abandon_regions_after_igors_have_traded(hand: int, ghouls: int) -> None:
    road = board("ge ex xy", g="farmland border", e="farmland", x="hill border", y="hill")
    seat = player("igors", "spirit", hand, declined=["ghouls"], pile={"lost_tribe": 2})
    proves(table(road, seat, {"g": at(0, "ghouls", ghouls), "e": at(0, "ghouls")}))


# A race that keeps what it loses


def test_elves_have_in_hand_what_their_own_ghouls_drive_out() -> None:
    """The Ghouls take a region of the Elves, whose token then helps them elsewhere: no coin is lost by it."""
    mountains = board(
        "ge ex xy yz",
        g="farmland border",
        e="forest border",
        x="mountain border",
        y="forest border",
        z="mountain border",
    )
    seat = player("elves", "spirit", 0, declined=["ghouls"])
    proves(table(mountains, seat, {"g": at(0, "ghouls", 4), "e": at(0, "elves", 2), "y": at(0, "elves", 2)}))
    hills = board("ge ex", g="mountain border", e="hill border", x="mountain border")
    seat = player("elves", "spirit", 1, declined=["ghouls"])
    proves(table(hills, seat, {"g": at(0, "ghouls", 2), "e": at(0, "elves")}))


# Every race


@pytest.mark.parametrize("race", ACTIVE_RACES)
def test_a_declined_race_conquers_before_every_other(race: str) -> None:
    small = two_own_races(race)
    found = best(small.position)
    assert found.proven
    assert found.value[:1] == small.value, small.name
    assert worth(Brute(), small.position, found.ways[0].codes) == small.value, small.name
    never_claims_too_much(small.position, Goal(), small.value, bounded=False)


# Other ways in which a bound was too low


def test_a_token_in_hand_serves_to_replace_another_before_its_region_is_taken_again() -> None:
    """A Sorcerer leaves a region, has a token in hand for a conversion, and comes back with the die."""
    woods = board("ge ex xy", g="mountain", e="forest", x="forest border", y="hill")
    regions = {"e": at(0, "sorcerers"), "x": at(1, "ratmen"), "y": at(0, "sorcerers")}
    proves(table(woods, player("sorcerers", "pillaging"), regions, other=player("ratmen", "swamp")))


@pytest.mark.parametrize("race", ["white_ladies", "ratmen"])
def test_to_decline_after_scoring_may_make_everything_safe(race: str) -> None:
    seat = player(race, "stout", 3)
    game = table(LANE, seat, {"x": at(0, race)}, other=player("orcs", "swamp"))
    proves(game, "coins_defence")
    assert (best(game.position, Goal("coins_defence")).value[1] >= 1000) == (race == "white_ladies")


# What the first race leaves to the second

ROW = board("ge ex xy yz", g="farmland", e="forest", x="hill border", y="forest", z="forest")


def merchants(hand: int, ghouls: int, elves: int = 0) -> Game:
    """Merchant Giants in x; in g, behind e, their player's Ghouls. Elves may stand in e."""
    seat = player("giants", "merchant", hand, declined=["ghouls"])
    regions = {"g": at(0, "ghouls", ghouls), "x": at(0, "giants")}
    if elves:
        regions["e"] = at(1, "elves", elves)
    return table(ROW, seat, regions, other=player("elves", "spirit"))


def test_the_line_is_found_where_the_first_race_had_better_not_try() -> None:
    """Six Giants take e, y and z. Ghouls who try e fail to the same position, or are in the way."""
    proves(merchants(6, 2))
    assert [code[0] for code in best(merchants(6, 2).position).ways[0].codes].count(CONQUER) == 3


@pytest.mark.parametrize("elves", [1, 2, 3])
@pytest.mark.parametrize("ghouls", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("hand", [1, 2, 3, 4])
def test_what_the_first_race_clears_for_the_second(hand: int, ghouls: int, elves: int) -> None:
    """Tokens that paid for a region stay there; only a lucky die makes it cheaper for the Giants."""
    proves(merchants(hand, ghouls, elves))
