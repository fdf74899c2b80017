"""The search against brute force where nobody has printed the races: effects drawn and composed at random."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings

from sw_widget import Game
from sw_widget.engine.actions import PICKING, REDEPLOYMENT, WITHDRAWAL
from sw_widget.engine.conditions import Where, in_decline, terrain
from sw_widget.engine.definitions import Marker
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.map.board import bits
from sw_widget.engine.occasions import at_most, in_peace
from sw_widget.engine.position import Position
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from tests import every_effect as fx
from tests.amount import amount
from tests.engine.made_up_packs import POST, named, table
from tests.engine.test_composition import tables
from tests.every_effect import Effect
from tests.explore.brute import Brute, TooWide
from tests.rules.support import board

MOST = 250
"""Positions that brute force may look at."""


def hooked(position: Position) -> bool:
    """Whether a race of the player, or one on offer, has effects of which the search knows no bound."""
    rules = position.rules
    kits = [position.kit[race] for race in position.races_of(position.player)]
    if position.phase == PICKING:
        kits += [rules.kit(race, power, False) for race, power, _ in position.column]
    return any(
        not kit.outlook.known
        or kit.outlook.coins_by_anything
        or any(isinstance(where, Where) for _, where, _ in kit.shifting_coins)
        for kit in kits
    )


def unknown_elsewhere(position: Position) -> bool:
    """Whether others have effects of which the search knows nothing, or markers lie about that do more."""
    lying = zip(position.rules.markers, position.markers, strict=True)
    if any(pieces and (kind.lends or kind.effects or kind.takes or not kind.pays) for kind, pieces in lying):
        return True
    return not all(kit.outlook.known for kit in position.kit)


often = settings(
    max_examples=amount(15, 120),
    deadline=None,
    derandomize=True,
    suppress_health_check=list(HealthCheck),
)


@pytest.mark.sampled
@often
@given(tables(made_up=False))
def test_the_search_agrees_with_brute_force(drawn: tuple[Game, int]) -> None:
    compare_through(*drawn)


@pytest.mark.sampled
@often
@given(tables())
def test_a_proof_is_never_wrong_whatever_is_in_force(drawn: tuple[Game, int]) -> None:
    """With effects, and markers that lie on the map, of which the search knows no bound."""
    compare_through(*drawn)


def compare_through(game: Game, seed: int) -> None:
    """Play a random game, and compare the search with brute force now and then."""
    rng = Random(seed)
    while not game.over:
        position = game.position
        if position.stage != WITHDRAWAL and rng.random() < 0.4:
            agrees(position, rng)
        game.play(game.legal.sample(rng))


def agrees(position: Position, rng: Random) -> None:
    goal = rng.choice(("coins", "coins_tokens", "reach", "coins_defence"))
    region = rng.randrange(len(position.holder)) if goal == "reach" else None
    try:
        every = hooked(position) or goal == "coins_defence"
        value = Brute(goal, region, most=MOST, every=every).best(position)
    except TooWide:
        return
    asked = Goal(goal) if region is None else Goal(goal, region)
    found = best(position, asked)
    if hooked(position):
        assert not found.proven or position.phase > REDEPLOYMENT
        assert found.value[: len(value)] <= value
    elif goal != "coins_defence" and not unknown_elsewhere(position):
        assert found.proven
    if found.proven:
        assert found.value[: len(value)] == value
    for looks in (1, 4, 16):
        early = best(position, asked, looks=looks)
        assert early.value[: len(value)] <= value
        assert early.ceiling is None or early.ceiling[: len(value)] >= value


# Races that a bound or the settling could stumble over, each with what brute force says


#   a --- b --- d --- e
#    \   |   /
#      \  c
SQUARE = board(
    "ab bc cd de ac", a="hill border", b="farmland border", c="mountain", d="swamp", e="forest border"
)
OWN = {"a": "newts 1", "b": "newts 1"}


def rich(position: Position, race: int) -> int:
    """Next to own regions with three tokens or more."""
    held = bits(position.held[race])
    return sum({1 << there for r in held if position.tokens[r] > 2 for there in bits(around(position, r))})


def around(position: Position, region: int) -> int:
    return position.rules.board.neighbours[region]


def few(position: Position, race: int) -> int:
    """Everywhere, with few tokens in hand."""
    return position.rules.board.all if position.hand[race] <= 3 else 0


@pytest.mark.parametrize("where", [rich, few])
@pytest.mark.parametrize("hand", range(3, 10))
def test_a_function_that_lowers_costs_may_look_at_anything(
    hand: int, where: Callable[[Position, int], int]
) -> None:
    for geese in ({}, {"c": "geese 1"}, {"b": "geese 2", "d": "geese 1"}):
        proves(table(SQUARE, race=(fx.Discount(2, Where(where)),), hand=hand, regions=geese).position)


@pytest.mark.parametrize("hand", [0, 1, 2])
def test_a_region_is_taken_again_where_the_marker_of_a_conquest_pays(hand: int) -> None:
    effects = (fx.MarksEveryRegion("chest"), fx.CoinPerMarker("chest"), fx.Discount(5))
    proves(with_chests(*effects, hand=hand, in_box=9).position)


@pytest.mark.parametrize("defence", [0, 1])
def test_markers_that_pay_are_put_down(defence: int) -> None:
    effects = (fx.PlacesAll("chest"), fx.CoinPerMarker("chest", 2))
    proves(with_chests(*effects, hand=4, defence=defence).position)


def test_all_that_pays_is_built() -> None:
    builds = (fx.BuildsOne("chest"), fx.BuildsOne("post"))
    pay = (fx.CoinPerMarker("chest", 2), fx.CoinPerMarker("post", 3))
    proves(with_chests(*builds, *pay, hand=3).position)
    proves(with_chests(builds[0], pay[0], fx.AttackOnly(4), hand=6).position)


@pytest.mark.parametrize("effect", [fx.PlacesAll("chest"), fx.BuildsOne("chest")])
@pytest.mark.parametrize(("defence", "per_region"), [(0, 1), (1, 1), (1, 3), (3, 1), (3, 3)])
def test_the_strongest_stand_is_proven_or_not_claimed(effect: Effect, defence: int, per_region: int) -> None:
    game = with_chests(effect, hand=3, defence=defence, per_region=per_region)
    value = Brute("coins_defence").best(game.position)
    found = best(game.position, Goal("coins_defence"))
    assert found.value <= value
    assert found.value == value or not found.proven
    assert found.proven or defence > 1 or (per_region < 3 and isinstance(effect, fx.PlacesAll))


def test_new_tokens_are_lifted_where_there_were_too_few() -> None:
    effects = (fx.AttackOnly(3), fx.GrowByConquest(1))
    proves(table(SQUARE, race=effects, hand=2, regions={"b": "tribe", "c": "tribe"}).position)


def test_a_roll_waits_while_a_token_is_replaced() -> None:
    regions = {"a": "newts 1", "b": "geese 1", "c": "geese 2"}
    proves(table(SQUARE, race=(fx.RollFirst(), fx.Convert()), hand=2, regions=regions).position)


def test_whoever_leaves_the_map_may_come_back_to_where_it_was() -> None:
    """Newts leave d, come in at the edge, reach e from anywhere, and then try d with the die."""
    regions = {"b": "geese 2", "c": "geese 1", "d": "newts 2"}
    position = table(race=(fx.ReachAnywhere(terrain("forest")),), hand=3, regions=regions).position
    value = Brute().best(position)
    for looks in (1, 2, 4, None):
        found = best(position, looks=looks)
        assert found.ceiling is not None
        assert found.value[:1] <= value <= found.ceiling[:1]


MEANS: list[tuple[Effect, ...]] = [
    (fx.LongShot("cannon"),),
    (fx.LongShot("cannon"), fx.Spent("torch")),
    (fx.Spent("torch"), fx.Convert()),
    (fx.Spent("torch"), fx.AtLeast(2)),
    (fx.Hired("help"), fx.TakesCoins(1)),
    (fx.Hired("help"), fx.CoinPer(beyond=2)),
    (fx.Hired("help", coins=0), fx.AttackOnly(2)),
    (fx.Beast("ox"), fx.PlacesAll("ox")),
    (fx.SecondWave(), fx.Convert()),
    (fx.SecondWave(), fx.SingleToken("post")),
    (fx.SecondWave(), fx.RollFirst()),
    (fx.SecondWave(), fx.CoinPerAbandoned(2)),
]
TOGETHER: list[tuple[Effect, ...]] = [
    (fx.Coins(3, at_most(3)),),
    (fx.Coins(3, at_most(2)), fx.AttackOnly(2)),
    (fx.Coins(3, in_peace), fx.RollFirst()),
    (fx.Coins(3, in_peace), fx.CoinPerConquest(2)),
    (fx.Coins(2, Where(rich)),),
    (fx.CoinPer(beyond=2), fx.AttackOnly(2)),
    (fx.CoinPer(terrain("hill", "swamp"), beyond=1), fx.AttackOnly(3)),
    (fx.CoinPer(terrain("hill"), coins=-3), fx.AtLeast(2)),
    (fx.CoinPerAbandoned(2), fx.RollFirst()),
    (fx.AtLeast(2), fx.Convert()),
    (fx.StaysPut(), fx.AttackOnly(2)),
    (fx.LeavesOne(), fx.AttackOnly(2)),
    (fx.GrowByConquest(1, from_active=True), fx.AttackOnly(2)),
    (fx.CollectsLost(), fx.Discount(1, in_decline)),
]


@pytest.mark.parametrize("effects", [*MEANS, *TOGETHER], ids=named)
def test_special_means_and_coins_that_come_together(effects: tuple[Effect, ...]) -> None:
    """Geese take a toll, roll for what they lose and have gold to be taken; coins run out, or they do not."""
    ox = Marker("ox", 2, per_region=2, flees=True, as_high_as=terrain("swamp", "hill"), highest=3)
    markers = (POST, Marker("gold", 4), Marker("torch", 6), Marker("cannon", 1, protects=True), ox)
    other = (fx.Toll(1), fx.RollsForLosses(), fx.HidesPots("gold"))
    claims = 0
    for hand, coins in ((1, 0), (2, 5), (3, 1)):
        regions = {"a": "newts 2", "c": "toads 1", "d": "geese 1 gold=1", "e": "geese 1"}
        game = table(SQUARE, race=effects, other=other, markers=markers, hand=hand, regions=regions)
        position = game.position
        position.coins = [coins, 5 - coins]
        newts = position.active[0]
        for race, marker in position.stock:
            if race == newts and position.rules.markers[marker].id == "torch":
                position.stock[race, marker] = 1
        if position.kit[newts].outlook.trades:
            position.notes["pile", newts, "newts"] = ((position.active[1], 3),)
        try:
            value = Brute(most=2 * MOST).best(position)
        except TooWide:
            continue
        found = best(position)
        assert found.value[:1] <= value
        assert found.value[:1] == value or not found.proven
        claims += found.proven
    assert claims or fx.Coins(2, Where(rich)) in effects


#   a --- b --- c --- d
LANE = board("ab bc cd", a="hill border", b="farmland border", c="mountain", d="swamp border")
AFTER_ANOTHER: list[tuple[Effect, ...]] = [
    (fx.RollsForLosses(),),
    (fx.RollsForLosses(), fx.Convert()),
    (fx.KeepAllOnLoss(),),
    (fx.KeepAllOnLoss(except_first=True), fx.TakesCoins(1)),
    (fx.Coins(3, at_most(1)), fx.TakesCoins(1)),
    (fx.Coins(3, at_most(1)), fx.RollFirst()),
    (fx.Coins(3, at_most(2)), fx.SecondWave()),
    (fx.CollectsLost(), fx.RollFirst()),
]


@pytest.mark.parametrize("effects", AFTER_ANOTHER, ids=named)
def test_a_race_that_comes_after_a_declined_one_of_the_same_player(effects: tuple[Effect, ...]) -> None:
    """The moles conquer first, also from the newts, or try it with the die; the newts may then leave."""
    conquerors = (fx.KeepsAllInDecline(), fx.ConquersInDecline())
    compared = 0
    for number in range(24):
        rng = Random(number)
        regions = {"a": f"moles {rng.randint(1, 4)}"}
        for id in "bcd":
            words = rng.choice(("newts 1", "newts 2", "newts 1", "geese 1", "geese 2", "tribe", ""))
            if words:
                regions[id] = words
        game = table(LANE, race=effects, old=conquerors, hand=rng.randint(0, 2), regions=regions)
        position = game.position
        if fx.CollectsLost() in effects:
            position.notes["pile", position.active[0], "newts"] = ((position.active[1], 2),)
        try:
            value = Brute(most=2 * MOST).best(position)
        except TooWide:
            continue
        found = best(position)
        assert found.proven and found.value[:1] == value, regions
        for looks in (1, 4, 16):
            early = best(position, looks=looks)
            assert early.value[:1] <= value
            assert early.ceiling is None or early.ceiling[:1] >= value
        compared += 1
    assert compared >= 6


@dataclass(frozen=True)
class Unheard(fx.Discount):
    """An effect made from one that the search knows, with something more that it has never heard of."""

    def moved_in(self, t: Turn, region: int) -> None:
        t.gain_coins(2, "jump_paid", region=region)


@dataclass(frozen=True)
class Vengeful(fx.Discount):
    """The same for a defender: whoever takes a region of the race loses a coin."""

    def region_lost(self, t: Turn, region: int) -> None:
        t.position.coins[t.position.player] -= 1


@pytest.mark.parametrize("whose", ["race", "power", "old", "other", "other_power", "other_old"])
def test_nothing_is_proven_where_an_effect_matters_that_the_search_does_not_know(whose: str) -> None:
    """What does not work in decline says nothing there, nor in another's turn what is not asked then."""
    regions = {"a": "newts 1", "b": "moles 1", "c": "geese 1", "d": "toads 1"}
    declined, other = whose.endswith("old"), whose.startswith("other")
    for effect, known in (
        (fx.Discount(1), True),
        (Unheard(1), declined or other),
        (Vengeful(1), declined),
    ):
        game = table(SQUARE, regions=regions, hand=4, **{whose: (effect,)})
        position = game.position
        position.coins[0] = 9
        found = best(position)
        assert found.proven == known
        assert known or found.ceiling is None
        assert found.value[:1] == Brute().best(position)


def test_nothing_is_proven_of_a_pick_where_the_search_does_not_know_a_combo() -> None:
    column = [
        {"race": "newts", "power": "brisk", "coins": 0},
        {"race": "wasps", "power": "third", "coins": 0},
    ]
    seats = [{"coins": 5}, {"active": {"race": "geese", "power": "dull", "hand": 0}}]
    for effect, known in ((fx.Discount(-5), True), (Unheard(-5), False)):
        game = table(LANE, race=(effect,), regions={"d": "geese 1"}, seats=seats, column=column)
        assert best(game.position).proven == known


WALL = Marker("wall", 1, stays=True, defence=1)
SHRINE = Marker("shrine", 1, stays=True, lends=(fx.CoinPer(coins=1),))
SNOW = Marker("snow", 9, stays=True, takes=1)
CURSE = Marker("curse", 1, stays=True, pays=False)


@pytest.mark.parametrize("marker", [WALL, SHRINE, SNOW, CURSE], ids=lambda marker: marker.id)
@pytest.mark.parametrize("where", ["a", "b", "c"])
def test_markers_on_the_map_change_what_regions_bring(marker: Marker, where: str) -> None:
    """They may lie in own regions, in others', or where nobody is: what is found is right, if not proven."""
    regions = {"a": "newts 1", "b": "geese 1", "c": "empty"}
    regions[where] += f" {marker.id}=1"
    for hand in range(1, 5):
        position = table(SQUARE, regions=regions, hand=hand, markers=(WALL, SHRINE, SNOW, CURSE)).position
        found = best(position)
        assert found.proven == (marker is WALL)
        assert found.value[:1] == Brute().best(position)


def with_chests(*effects: Effect, hand: int, in_box: int = 3, **chest: Any) -> Game:
    marker = Marker("chest", in_box, **chest)
    return table(SQUARE, race=effects, markers=(POST, marker), hand=hand, regions=OWN)


def proves(position: Position) -> None:
    value = Brute(every=True).best(position)
    found = best(position)
    assert found.proven
    assert found.value[:1] == value
