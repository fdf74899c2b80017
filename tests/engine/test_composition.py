"""Any race with any power: combos of effects drawn at random, on boards drawn at random, keep every promise.

Declared effects can be composed in far more ways than those that are printed, and each of them must fold to
the same number fast and explained, keep its tokens, and be refused what is not listed. Among them are all
effects of the packs, made-up ones that answer questions which no pack asks yet, and places on the map that
lend effects to whoever holds them.
"""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sw_widget import Game, packs
from sw_widget.engine.conditions import (
    Condition,
    Where,
    coastal,
    everywhere,
    near_own,
    symbol,
    terrain,
    water,
)
from sw_widget.engine.definitions import Marker
from sw_widget.engine.occasions import at_most, even_turn, first_turn, in_peace
from tests import every_effect as fx
from tests.amount import amount
from tests.engine.made_up_effects import Airship, Gambles, IgnoresDefenders, Keepsake, VoidsBenefits
from tests.engine.made_up_packs import Json, table
from tests.every_effect import Effect
from tests.games import invariants

KINDS = ("farmland", "forest", "hill", "mountain", "swamp", "sea", "lake")
SIGNS = ("cavern", "magic", "mine")

BOX = (
    Marker("post", in_box=2, defence=1),
    Marker("shield", in_box=2, protects=True),
    Marker("tent", in_box=4, per_region=4, defence=1, flees=True, shields=True),
    Marker("stone", in_box=3, defence=2, stays_in_decline=True),
    Marker("mount", in_box=1, protects=True),
    Marker("cannon", in_box=1, protects=True),
    Marker("bomb", in_box=3),
    Marker("giant", in_box=2, per_region=2, flees=True, shields=True, as_high_as=terrain("hill"), highest=3),
    Marker("purse", in_box=4),
    Marker("mob", in_box=2, per_region=2, counts_as_token=True),
    Marker("snow", in_box=9, defence=1, takes=1, stays=True),
    Marker("lava", in_box=4, protects=True, stays=True, passes=True),
)

LOOT = Marker("loot_marker", in_box=10, stays=True, effects=(fx.Loot(),))
"""Face-down markers have one pile, whoever lays them."""
PLACES = (
    Marker("shrine", in_box=2, stays=True, lends=(fx.Discount(1), fx.CoinPer(coins=1))),
    Marker("forge", in_box=1, stays=True, lends=(fx.Spent("anvil"), fx.Convert(), Keepsake())),
    Marker("ford", in_box=1, stays=True, lends=(fx.StandOn(water), fx.GrowByConquest(1, from_active=True))),
    Marker("keep", in_box=1, stays=True, defence=1, lends=(fx.Immune(terrain("hill")), VoidsBenefits())),
    Marker("curse", in_box=2, stays=True, pays=False),
    Marker("anvil", in_box=3),
)
"""Markers that nobody brings: they lie on the map from the beginning."""


def box_of(owner: str) -> tuple[Marker, ...]:
    """Markers of a banner's or badge's own, as those in the printed box are."""
    return tuple(replace(marker, id=f"{marker.id}_of_{owner}") for marker in BOX)


NEWTS, BRISK, GEESE, DULL = (box_of(owner) for owner in ("newts", "brisk", "geese", "dull"))


def odd_regions(position: Any, race: int) -> int:
    """A hook: every second region where the race holds an even number of regions."""
    return 0x5555 if position.held[race].bit_count() % 2 == 0 else 0


fixed = st.one_of(
    st.just(everywhere),
    st.lists(st.sampled_from(KINDS), min_size=1, max_size=3, unique=True).map(lambda names: terrain(*names)),
    st.lists(st.sampled_from(SIGNS), min_size=1, max_size=2, unique=True).map(lambda names: symbol(*names)),
    st.just(coastal),
    st.just(water),
)
any_condition = st.one_of(
    fixed,
    st.sampled_from(KINDS).map(near_own),
    st.just(Where(odd_regions)),
    st.tuples(fixed, st.sampled_from(KINDS).map(near_own)).map(lambda pair: pair[0] | pair[1]),
)


occasion = st.one_of(
    st.sampled_from((everywhere, first_turn, even_turn, in_peace)), st.integers(0, 4).map(at_most)
)


def _once(effect: Effect) -> str:
    """A piece is used in one way; anything else may be there twice if it says something else."""
    return effect.marker if effect.alone_with_marker else repr(effect)


def effects(markers: tuple[Marker, ...], badge: bool, made_up: bool) -> st.SearchStrategy[tuple[Effect, ...]]:
    """Up to five effects. A badge with something that works in decline must be one that is kept."""
    post, shield, tent, stone, mount, cannon, bomb, giant, purse, mob, snow, lava = (
        marker.id for marker in markers
    )
    where: st.SearchStrategy[Condition] = any_condition
    found: list[st.SearchStrategy[Effect]] = [
        st.builds(fx.Discount, st.integers(-2, 3), where),
        st.just(fx.RollFirst()),
        st.just(fx.SingleToken(mount)),
        st.just(fx.Convert()),
        st.just(fx.EnterAnywhere()),
        st.builds(fx.ReachAnywhere, fixed),
        st.builds(fx.Linked, fixed),
        st.builds(fx.CoinPer, where, st.integers(-2, 3), st.booleans()),
        st.builds(fx.CoinPer, where, st.integers(1, 3), st.booleans(), st.integers(1, 3)),
        st.builds(fx.CoinPerConquest, st.integers(1, 2)),
        st.just(fx.CoinPerMarker(stone, 2)),
        st.builds(fx.Coins, st.integers(1, 4), occasion),
        st.just(fx.CoinsBy(lambda position, race: position.hand[race])),
        st.builds(fx.AttackOnly, st.integers(1, 4), st.booleans()),
        st.builds(fx.GrowByConquest, st.integers(1, 3), st.booleans(), st.booleans()),
        st.builds(fx.KeepAllOnLoss, st.booleans()),
        st.builds(fx.NamesAlly, st.integers(0, 2)),
        st.just(fx.MarksEveryRegion(post)),
        st.builds(fx.MarksFirstConquests, st.just(shield), st.integers(1, 2)),
        st.just(fx.PlacesAll(tent)),
        st.just(fx.BuildsOne(stone)),
        st.just(fx.KeepsAllInDecline()),
        st.builds(fx.ConquersInDecline, st.booleans()),
        st.just(fx.KeepsBadge()),
        st.just(fx.DeclineAfterScoring()),
        st.builds(fx.StandOn, fixed),
        st.just(fx.NoDeclineLimit()),
        st.builds(fx.Discount, st.integers(-2, 3), occasion),
        st.builds(fx.AtLeast, st.integers(1, 3)),
        st.just(fx.SecondWave()),
        st.just(fx.LongShot(cannon)),
        st.just(fx.Spent(bomb)),
        st.builds(fx.Gathers, st.just(bomb), where),
        st.just(fx.Beast(giant)),
        st.just(fx.PlacesAll(giant)),
        st.just(fx.HidesPots(purse)),
        st.builds(fx.Hired, st.just(f"hired_{post}"), st.integers(1, 3), st.integers(0, 2)),
        st.builds(fx.Immune, fixed, st.booleans(), st.booleans()),
        st.builds(fx.CoinPerAbandoned, st.integers(1, 2)),
        st.builds(fx.TakesCoins, st.integers(1, 2)),
        st.builds(fx.Toll, st.integers(1, 2)),
        st.builds(fx.CoinPerDecline, st.integers(1, 2)),
        st.builds(fx.ExtraTokens, st.just(mob), st.integers(1, 2), st.booleans()),
        st.just(fx.RollsForLosses()),
        st.just(fx.CollectsLost()),
        st.just(fx.StaysPut()),
        st.just(fx.LeavesOne()),
        st.builds(fx.SkipPrice, st.integers(1, 4)),
        st.builds(fx.GrowsOnOffer, st.integers(1, 2)),
        st.just(fx.BuildsTower()),
    ]
    if made_up:
        # Effects of which the search knows no bound, printed ones and made-up ones.
        found += [
            st.builds(fx.BringsWinter, st.just(snow), where),
            st.just(fx.LaysLoot(LOOT.id)),
            st.builds(fx.Jumps, st.integers(1, 2)),
            st.just(fx.Copies()),
            st.just(fx.PoursLava(lava)),
            st.just(fx.Revives()),
            st.just(VoidsBenefits()),
            st.builds(IgnoresDefenders, where),
            st.just(Gambles()),
            st.just(Airship(f"airship_{post}")),
            st.just(Keepsake()),
        ]

    def keepable(chosen: list[Effect]) -> tuple[Effect, ...]:
        lasting = any(effect.in_decline or isinstance(effect, fx.StandOn) for effect in chosen)
        keeps = any(isinstance(effect, fx.KeepsBadge) for effect in chosen)
        return (*chosen, fx.KeepsBadge()) if badge and lasting and not keeps else tuple(chosen)

    return st.lists(st.one_of(found), max_size=5, unique_by=_once).map(keepable)


@st.composite
def boards(draw: st.DrawFn) -> Json:
    """A connected board of up to nine regions; at least the first is land at the edge."""
    size = draw(st.integers(3, 9))
    names = [f"r{i}" for i in range(size)]
    regions = {
        name: {
            "terrain": draw(st.sampled_from(KINDS if i else KINDS[:5])),
            "symbols": draw(st.lists(st.sampled_from(SIGNS), max_size=2, unique=True)),
            "border": i == 0 or draw(st.booleans()),
        }
        for i, name in enumerate(names)
    }
    edges = {(draw(st.integers(0, i - 1)), i) for i in range(1, size)}
    more = draw(st.lists(st.tuples(st.integers(0, size - 1), st.integers(0, size - 1)), max_size=6))
    edges |= {(min(pair), max(pair)) for pair in more if pair[0] != pair[1]}
    return {"regions": regions, "edges": [[names[a], names[b]] for a, b in sorted(edges)], "turns": 4}


@st.composite
def places(draw: st.DrawFn, board: Json) -> Json:
    """Where places lie on a board: the regions of a scenario, empty but for them."""
    free = draw(st.permutations(sorted(board["regions"])))
    chosen = draw(st.lists(st.sampled_from([place.id for place in PLACES[:-1]]), max_size=3, unique=True))
    return {region: f"empty {place}=1" for region, place in zip(free, chosen, strict=False)}


@st.composite
def tables(draw: st.DrawFn, made_up: bool = True) -> tuple[Game, int]:
    """A game between two combos of any effects, on any board, and a seed to play it with."""
    seed, board = draw(st.integers(0, 10**6)), draw(boards())
    game = table(
        board,
        regions=draw(places(board)) if made_up else {},
        race=draw(effects(NEWTS, badge=False, made_up=made_up)),
        power=draw(effects(BRISK, badge=True, made_up=made_up)),
        other=draw(effects(GEESE, badge=False, made_up=made_up)),
        other_power=draw(effects(DULL, badge=True, made_up=made_up)),
        markers=(*NEWTS, *BRISK, *GEESE, *DULL, LOOT, *PLACES),
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
    return game, seed


def code_gives_the_position(game: Game) -> None:
    """All that effects remember and lend is in the short text of a position."""
    with patch.dict(packs._packs, {"workshop": game.position.rules.packs[0]}):
        again = Game.from_code(game.code)
    found = invariants.differences(game.position, again.position)
    assert found.keys() <= invariants.NOT_IN_A_CODE, found
    assert again.legal.to_dict() == game.legal.to_dict()


@pytest.mark.sampled
@settings(
    max_examples=amount(40, 240),
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow],
)
@given(tables())
def test_any_combo_keeps_every_promise(drawn: tuple[Game, int]) -> None:
    game, seed = drawn
    rng = Random(seed)
    while not game.over:
        before = game.position.clone()
        action = game.legal.sample(rng)
        game.play(action)
        last = game.log[-1]
        dice = ([last["die"]] if "die" in last else []) + last.get("rolls", [])
        events = invariants.recorded_play_is_the_same_play(before, action.code, dice, game.position)
        invariants.sound(game.position)
        invariants.step_is_explained(before, action.code, game.position, events)
        invariants.fast_and_explained_agree(game.position)
        if rng.random() < 0.1:
            code_gives_the_position(game)
        if rng.random() < 0.2:
            invariants.legal_actions_are_accepted(game, rng)
            invariants.listed_and_checked_agree(game)
            invariants.others_are_refused(game, invariants.attempts_at_anything(game, rng, 5))
            invariants.undo_and_redo(game, before)
