"""What the heuristics have tried once they need not try again, and what they tried they would play."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from sw_widget import Game, packs
from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST, PICKING, START
from sw_widget.engine.chance import shuffled
from sw_widget.engine.conquest.cost import cost, costs, targets
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance
from sw_widget.explore.answers import asks
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.first_choices import first_choice
from tests.amount import amount

PACKS = Path(packs.__file__).parent
CHOSEN = [["base"], packs.printed()]
EACH = [*CHOSEN, *(["base", id] for id in packs.printed() if id != "base")]


def turns(seed: int, chosen: list[str]) -> list[Position]:
    """Positions of a random game in which a turn begins."""
    game, rng, found = Game(players=("Ann", "Ben", "Cleo"), seed=seed, packs=chosen), Random(seed), []
    while not game.over:
        position = game.position
        if position.stage in (START, PICKING) and not asks(position) and first_choice(position) is None:
            found.append(position.clone())
        game.play(game.legal.sample(rng))
    return found


def with_luck(position: Position, number: int) -> Position:
    """The same with other stacks."""
    other, rng = position.clone(), Random(number)
    other.seed = number
    other.race_stack, other.power_stack = shuffled(other.race_stack, rng), shuffled(other.power_stack, rng)
    other.hide_anew(rng)
    return other


@pytest.mark.sampled
@pytest.mark.parametrize("chosen", EACH, ids="-".join)
def test_who_remembers_trials_plays_as_who_does_not(chosen: list[str]) -> None:
    remembers, known = Heuristics(), 0
    for seed in range(amount(1, 20)):
        for position in turns(seed, chosen):
            for number in range(3):
                one, two = with_luck(position, number), with_luck(position, number)
                assert [*remembers.next(one)] == [*Heuristics().next(two)]
                assert one == two
                known += 1
    tried = len(remembers._starts) + len(remembers._first_turns)
    assert tried < known or chosen != ["base"], "hardly any of these turns needs to be tried three times"


@pytest.mark.sampled
@pytest.mark.parametrize("chosen", CHOSEN, ids=["base", "all packs"])
def test_conquests_that_were_tried_are_those_that_come_to_mind(chosen: list[str]) -> None:
    checked = 0
    for seed in range(amount(2, 40)):
        for position in turns(seed, chosen):
            for code in Heuristics().next(position):
                if code[0] not in (do.PICK, do.DECLINE, do.STOP):
                    assert position.stage == CONQUEST
                    assert code == Heuristics().conquest(position)
                    checked += 1
                advance(position, code)
    assert checked > 50


@pytest.mark.sampled
@pytest.mark.parametrize("chosen", CHOSEN, ids=["base", "all packs"])
def test_the_costs_of_several_regions_are_the_cost_of_each(chosen: list[str]) -> None:
    checked = 0
    for seed in range(amount(2, 40)):
        for position in turns(seed, chosen):
            view = readied(position)
            if view.phase != CONQUEST:
                continue
            for roll in (-1, 0, 2):
                view.roll = roll
                regions = targets(view, view.acting, view.hand[view.acting]).payable
                assert costs(view, view.acting, regions) == [cost(view, view.acting, r) for r in regions]
                checked += len(regions)
    assert checked > 100


def test_whoever_looks_at_the_offer_says_so() -> None:
    """Otherwise turns would be taken for equal that are not."""
    only_for_names = {"homunculi.py"}
    words = (".column", "draw_badge(", "race_stack", "power_stack")
    looking = {
        path.name
        for path in PACKS.rglob("*.py")
        if path.name not in only_for_names and any(word in path.read_text() for word in words)
    }
    assert looking
    for path in PACKS.rglob("*.py"):
        assert ("minds_offer = True" in path.read_text()) == (path.name in looking), path
