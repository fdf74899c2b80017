"""Best turns against every line: random tiny boards with all packs, and positions in which proofs were false.

Brute force knows the engine only, and takes no shortcut (tests/explore/every_line.py); the positions are made
from what the packs have (tests/explore/tiny_games.py). What is called proven must be the value, whatever
others answer; no value may be above what can be had, no ceiling below it; and the best lines must be legal to
their end and bring what they say.

`make long` asks about as many positions as half an hour gives, and tells how many, by pack. SW_PROOFS
multiplies that number; SW_PROOFS_SEED starts with another position.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.actions import ROLL, STOP
from sw_widget.engine.legal.options import includes, options
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.turns.goals import REACH, Goal
from sw_widget.explore.turns.search import Found, FoundLine, best
from tests.amount import LONG, amount
from tests.explore.brute import TooWide
from tests.explore.every_line import EveryLine, Range
from tests.explore.small_games import made
from tests.explore.tiny_games import Tiny, tiny
from tests.mixes import PRINTED
from tests.rules.support import at, board, player

ROUNDS = int(os.environ.get("SW_PROOFS", "1"))
SEED = int(os.environ.get("SW_PROOFS_SEED", "1"))
MOST = amount(600, 3000)
"""So many actions are played for a position at most."""
FEW_LOOKS = (1, 2, 4, 8, 16)
ONE_IN = 4
"""Another goal is asked for in one of so many positions."""


def faults(position: Position, goal: Goal, every: EveryLine, found: Found, value: Range) -> list[str]:
    """What is wrong with an answer."""
    parts = 2 if goal.name == REACH else 1
    least, most, said = value.least[:parts], value.most[:parts], found.value[:parts]
    wrong = []
    if found.proven and not least == said == most:
        wrong.append("proven")
    if said > most:
        wrong.append("value")
    if found.ceiling is not None and found.ceiling[:parts] < most:
        wrong.append("ceiling")
    for number, way in enumerate(found.ways):
        brought = worth(position, way, every)
        if brought is None:
            continue
        exact = found.proven and not number
        if way.value[:parts] > brought.most[:parts] or (exact and way.value[:parts] > brought.least[:parts]):
            wrong.append(f"line {number}")
    return [f"{fault}: {found.value}, at most {found.ceiling}; it is {value}" for fault in wrong]


def worth(position: Position, way: FoundLine, every: EveryLine) -> Range | None:
    """What a line brings that is played in the engine, its last action by brute force; None where somebody
    else is asked something before.
    """
    here = position.clone()
    *before, last = way.codes
    for code in before:
        assert includes(options(here), code), f"{code} is not legal"
        apply(here, code)
        if here.pending:
            return None
    assert includes(options(here), last), f"{last} is not legal"
    every.played = 0
    return every.after(here, last)


def compared(position: Position, goal: Goal, rng: Random) -> tuple[list[str], Found]:
    """What is wrong with what the search finds in a position, without a limit and with a low one."""
    every = EveryLine(position, MOST, goal.region)
    value = every.best(position)
    found = best(position, goal, lines=3)
    early = best(position, goal, looks=rng.choice(FEW_LOOKS), lines=3)
    wrong = [fault for answer in (found, early) for fault in faults(position, goal, every, answer, value)]
    return wrong, found


def asked(small: Tiny, number: int, counts: Counter[str]) -> list[str]:
    """What is wrong with the answers about a position; it is counted if brute force came to an end."""
    position, rng = small.position, Random(small.name)
    goals = [Goal()]
    if number % ONE_IN == 0:
        goals.append(Goal(REACH, rng.randrange(len(position.holder))))
    wrong = []
    for goal in goals:
        try:
            faulty, found = compared(position, goal, rng)
        except TooWide:
            counts["too wide"] += 1
            return wrong
        except (AssertionError, ValueError) as error:
            faulty, found = [repr(error)], None
        wrong += [f"{small.name}, {goal.name}: {fault}" for fault in faulty]
        counts["proven"] += found is not None and found.proven and goal.name != REACH
    counts.update(small.packs)
    counts["finished"] += 1
    return wrong


@pytest.mark.sampled
@pytest.mark.parametrize("pack", PRINTED)
def test_no_proof_of_a_turn_is_false(pack: str, capsys: Any) -> None:
    counts: Counter[str] = Counter()
    wrong = []
    for number in range(SEED, SEED + amount(16, 5000 * ROUNDS)):
        small = tiny(pack, number)
        if small is not None:
            wrong += asked(small, number, counts)
    if LONG:
        with capsys.disabled():
            print(f"\n{pack}, from {SEED}: {dict(counts.most_common())}", *wrong, sep="\n")
    assert not wrong, "\n".join(wrong)
    assert counts[pack] >= amount(4, 1500 * ROUNDS) and counts["proven"] >= amount(1, 100 * ROUNDS)


# Positions in which proofs were false


ROW = board("ab bc cd de", a="hill border", b="farmland", c="mountain", d="swamp", e="forest border")
MINES = board("ab bc", a="hill border", b="farmland", c="swamp mine")
PACKS = ("base", "cursed", "be_not_afraid", "underground", "sky_islands")
LICHES = {"declined": ["liches"]}


def game(seats: list[dict[str, Any]], regions: dict[str, Any], coins: int, on: Any = ROW) -> Game:
    """Ann's turn, with so many coins."""
    return made([{**seats[0], "coins": coins}, *seats[1:]], regions, on=on, packs=PACKS)


def is_right(position: Position) -> None:
    """What the search finds is proven, and what brute force finds."""
    every = EveryLine(position, 10**5)
    value, found = every.best(position), best(position, lines=3)
    assert found.proven and not faults(position, Goal(), every, found, value)


@pytest.mark.parametrize("coins", [0, 1, 2])
@pytest.mark.parametrize(
    ("race", "power", "hand"),
    [
        ("humans", "commando", 3),
        ("ratmen", "berserk", 2),
        ("sorcerers", "swamp", 3),
        ("ratmen", "barricade", 6),
    ],
)
def test_whoever_takes_a_region_of_liches_pays(race: str, power: str, hand: int, coins: int) -> None:
    ben = player("orcs", "corrupt", 0, **LICHES)
    regions = {"a": at(0, race), "b": at(1, "liches"), "c": at(1, "orcs"), "d": at(1, "liches")}
    is_right(game([player(race, power, hand), ben], regions, coins).position)


def test_a_final_attempt_at_liches_brings_nothing() -> None:
    """The region brings a coin, which is the Liches'."""
    swamp = board("ab", a="hill border", b="swamp")
    ben = player("orcs", "swamp", 0, **LICHES)
    regions = {"a": at(1, "liches"), "b": at(1, "orcs", 4)}
    for power, hand in (("commando", 1), ("berserk", 2)):
        is_right(game([player("humans", power, hand), ben], regions, 5, swamp).position)


@pytest.mark.parametrize("power", ["dragon_master", "swamp"])
@pytest.mark.parametrize("coins", [1, 2])
def test_two_own_races_pay_liches(power: str, coins: int) -> None:
    ann, ben = player("ratmen", power, 3, declined=["ghouls"]), player("orcs", "corrupt", 0, **LICHES)
    regions = {"a": at(0, "ratmen"), "e": at(0, "ghouls", 2), "b": at(1, "liches"), "d": at(1, "orcs")}
    is_right(game([ann, ben], regions, coins).position)


@pytest.mark.parametrize("coins", [0, 1])
@pytest.mark.parametrize(("race", "power", "hand"), [("ratmen", "goldsmith", 6), ("ratmen", "goldsmith", 5)])
def test_coins_that_come_in_the_turn_pay_for_liches(race: str, power: str, hand: int, coins: int) -> None:
    """Without the coin from the Leprechauns' pot nothing could be paid to the Liches behind them."""
    ben = player("leprechauns", "hill", 0, **LICHES)
    regions = {"a": at(0, race), "b": at(1, "leprechauns", 1, pot_of_gold=1), "c": at(1, "liches")}
    is_right(game([player(race, power, hand), ben], regions, coins, MINES).position)


def test_what_may_be_discovered_is_not_foreseen() -> None:
    """Where a monster can be driven out nothing is proven; where it is too far away, or too late, it is."""
    ann, ben = player("ratmen", "swamp", 2), player("orcs", "hill", 0)
    regions = {"a": at(0, "ratmen"), "c": {"markers": {"monster": 1}}}
    position = game([ann, ben], regions, 5).position
    assert not best(position).proven
    position.hand[position.active[0]] = 1
    assert best(position).proven
    position.hand[position.active[0]] = 4
    apply(position, (STOP,))
    assert best(position).proven


def test_lines_are_legal_where_something_must_be_chosen_in_between() -> None:
    """Bony must be sent somewhere as soon as the Boneyard is taken."""
    packs = ("base", "six_player")
    ann, ben = player("ratmen", "swamp", 5), player("orcs", "hill", 0, declined=["elves"])
    regions = {"a": at(0, "ratmen"), "b": {"markers": {"bonys_boneyard": 1}}, "c": at(1, "elves")}
    position = made([ann, ben], regions, on=MINES, packs=packs).position
    found = best(position, lines=3)
    assert any(code[1:2] == ("bonys_boneyard",) for way in found.ways for code in way.codes)
    every = EveryLine(position, 10**5)
    assert not faults(position, Goal(), every, found, every.best(position))


def test_what_a_final_attempt_finds_is_reckoned_with() -> None:
    """Whoever finds the Pentacle sends the Balrog next door before anything else: here to an own region."""
    peaks, packs = board("ab bc", a="swamp border", b="mountain", c="hill"), ("base", "underground")
    ann, ben = player("tritons", "swamp", 3), player("orcs", "hill", 0)
    regions = {"a": at(0, "tritons"), "b": {"markers": {"monster": 1}}, "c": at(0, "tritons")}
    position = made([ann, ben], regions, on=peaks, packs=packs, places=["wickedest_pentacle"]).position
    every = EveryLine(position, 10**5)
    found = best(position, lines=3)
    assert not found.proven and any(way.chancy for way in found.ways)
    assert not faults(position, Goal(), every, found, every.best(position))


def test_a_region_that_was_given_up_may_be_taken_back() -> None:
    """Amazons have a token left on the map, which may go back to the region that brings more."""
    regions = {"a": at(0, "amazons", 2), "b": at(0, "amazons", 3)}
    peace = board("ab bc", a="hill border", b="swamp", c="forest")
    ann = made([player("amazons", "swamp", 0), player("orcs", "hill", 0)], regions, on=peace)
    ann.play("stop").play("redeploy", tokens={"a": 1})
    is_right(ann.position)
    assert best(ann.position).value[0] == 2


def test_a_conquest_that_brings_nothing_brings_another_roll() -> None:
    """Nobody can stay on the river, but with a token for it the die is rolled once more for the mud."""
    mud = board("bc bd", b="hill border", c="mud", d="river")
    regions = {"b": at(0, "ratmen"), "c": at(1, "orcs", 1)}
    seats = [player("ratmen", "berserk", 2), player("orcs", "hill", 0)]
    position = made(seats, regions, on=mud, packs=("base", "underground")).position
    apply(position, (ROLL,), 0)
    every = EveryLine(position, 10**5)
    value = every.best(position)
    for looks in (None, *FEW_LOOKS):
        assert not faults(position, Goal(), every, best(position, looks=looks), value)


@pytest.mark.parametrize(
    ("pack", "number"), [("base", 21598), ("underground", 21663), ("grand_dames", 70376)]
)
def test_what_long_runs_have_found(pack: str, number: int) -> None:
    """A lich is sent as soon as the Boneyard is taken, and keeps later conquests off; a region that is held
    without a token is not given up; and what a Tomb brings comes after its decline.
    """
    small = tiny(pack, number)
    assert small is not None and not asked(small, number, Counter())
