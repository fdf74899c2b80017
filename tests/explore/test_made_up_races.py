"""The search against brute force where nobody has printed the races: effects drawn and composed at random."""

from __future__ import annotations

from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sw_widget.engine.actions import PICKING, REDEPLOYMENT, WITHDRAWAL
from sw_widget.engine.conditions import Where
from sw_widget.engine.effects import Effect
from sw_widget.engine.position import Position
from sw_widget.explore.goals import Goal
from sw_widget.explore.search import best
from tests.engine.test_composition import BRISK, DULL, GEESE, NEWTS, boards, effects
from tests.engine.workshop import Json, table
from tests.explore.brute import Brute, TooWide

MOST = 250
"""Positions that brute force may look at."""


def hooked(position: Position) -> bool:
    """Whether a function says what a race of the player, or one on offer, earns."""
    rules = position.rules
    kits = [position.kit[race] for race in position.races_of(position.player)]
    if position.phase == PICKING:
        kits += [rules.kit(race, power, False) for race, power, _ in position.column]
    return any(
        kit.coin_hooks or any(isinstance(where, Where) for _, where in kit.shifting_coins)
        for kit in kits
        if kit is not None
    )


@settings(max_examples=60, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
@given(
    on=boards(),
    race=effects(NEWTS, badge=False),
    power=effects(BRISK, badge=True),
    other=effects(GEESE, badge=False),
    other_power=effects(DULL, badge=True),
    seed=st.integers(0, 10**6),
)
def test_the_search_agrees_with_brute_force(
    on: Json,
    race: tuple[Effect, ...],
    power: tuple[Effect, ...],
    other: tuple[Effect, ...],
    other_power: tuple[Effect, ...],
    seed: int,
) -> None:
    game = table(
        on,
        race=race,
        power=power,
        other=other,
        other_power=other_power,
        markers=NEWTS + BRISK + GEESE + DULL,
        seats=[{}, {}],
        turn=1,
        seed=seed,
        column=[
            {"race": "newts", "power": "brisk"},
            {"race": "geese", "power": "dull"},
            {"race": "moles", "power": "third"},
        ],
        race_stack=["toads", "wasps"],
        power_stack=["spare"],
    )
    rng = Random(seed)
    while not game.over:
        position = game.position
        if position.stage != WITHDRAWAL and rng.random() < 0.4:
            agrees(position, rng)
        game.play(game.legal.sample(rng))


def agrees(position: Position, rng: Random) -> None:
    goal = rng.choice(("coins", "coins_tokens", "reach"))
    region = rng.randrange(len(position.holder)) if goal == "reach" else None
    try:
        value = Brute(goal, region, most=MOST, every=hooked(position)).best(position)
    except TooWide:
        return
    asked = Goal(goal) if region is None else Goal(goal, region)
    found = best(position, asked)
    if hooked(position):
        assert not found.proven or position.phase > REDEPLOYMENT
        assert found.value[: len(value)] <= value
    else:
        assert found.proven
        assert found.value[: len(value)] == value
