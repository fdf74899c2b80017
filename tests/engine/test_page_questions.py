"""What a page asks beside the game's own questions: what a region defends with and brings, even spreads."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import Game
from sw_widget.engine.answer import answer
from sw_widget.engine.conditions import symbol, terrain
from sw_widget.engine.conquest.cost import cost_ledger
from sw_widget.engine.conquest.defence import defence_ledger
from sw_widget.engine.definitions import Marker
from sw_widget.engine.ledger import Ledger
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.map.board import bits
from sw_widget.engine.turn.scoring import income_ledger, score_ledger
from tests import every_effect as fx
from tests.engine.made_up_packs import POST, amounts, line, play, table
from tests.engine.test_allocation import properties, spreads
from tests.rules.support import at, board, player, position

# Defence


def defence(game: Game, region: str) -> Ledger:
    return defence_ledger(game.position, game.board.map.index[region])


def test_an_empty_region_costs_the_two_of_every_region() -> None:
    ledger = defence(table(), "a")
    assert ledger.total == 2 and amounts(ledger) == {"base": 2}
    assert {line.rule for line in ledger if not line.applied} == {"tokens", "lost_tribe", "mountain"}


def test_everything_that_stands_there_defends() -> None:
    regions = {"a": "geese 3 post=1", "b": "tribe", "c": "toads 1", "e": "newts 2"}
    game = table(other=[fx.PlacesAll("post")], regions=regions)
    assert amounts(defence(game, "a")) == {"base": 2, "tokens": 3, "post": 1}
    assert amounts(defence(game, "b")) == {"base": 2, "lost_tribe": 1}
    assert amounts(defence(game, "c")) == {"base": 2, "tokens": 1, "mountain": 1}
    assert amounts(defence(game, "e")) == {"base": 2, "tokens": 2}, "one's own region as well"
    assert line(defence(game, "a"), "tokens").params["race"] == ("race", "geese")


def test_several_markers_are_one_line() -> None:
    towers = (Marker("tower", in_box=6, per_region=3, defence=2),)
    game = table(other=[fx.PlacesAll("tower")], markers=towers, regions={"a": "geese 1 tower=3"})
    assert amounts(defence(game, "a")) == {"base": 2, "tokens": 1, "tower": 6}


def test_a_marker_that_does_not_defend_is_no_line() -> None:
    flags = (Marker("flag", in_box=2), POST)
    game = table(other=[fx.PlacesAll("flag")], markers=flags, regions={"a": "geese 1 flag=1"})
    assert amounts(defence(game, "a")) == {"base": 2, "tokens": 1}


def test_gifts_of_the_attacker_do_not_matter() -> None:
    """Without gifts on either side, what a region defends with is what it costs."""
    regions = {"a": "newts 2", "b": "geese 2 post=1", "d": "tribe"}
    posts = [fx.PlacesAll("post")]
    plain = table(other=posts, regions=regions)
    gifted = table(other=posts, race=[fx.Discount(1)], regions=regions)
    for region in range(len(plain.board.map)):
        asked = defence_ledger(gifted.position, region)
        assert asked.total == defence_ledger(plain.position, region).total
        assert asked.lines == cost_ledger(plain.position, plain.readied.acting, region).lines
    b = gifted.board.map.index["b"]
    assert cost_ledger(gifted.position, gifted.readied.acting, b).total == defence(gifted, "b").total - 1


def test_a_roll_of_the_die_is_no_defence() -> None:
    game = table(race=(fx.RollFirst(),), regions={"a": "newts 2", "b": "geese 2"})
    before = defence(game, "b")
    play(game, "roll die=3")
    assert defence(game, "b") == before


def test_defence_is_known_in_every_phase() -> None:
    game, rng = Game(players=("Ann", "Ben", "Cleo"), seed=5), Random(5)
    while not game.over:
        position = game.position
        for region in range(len(position.rules.board)):
            total = position.tokens[region] + position.ground[region]
            assert defence_ledger(position, region).total == total
        game.play(game.legal.sample(rng))


# Income


def income(game: Game, region: str, player: int = 0) -> Ledger:
    return income_ledger(game.position, score_ledger(game.position, player), game.board.map.index[region])


def test_a_region_brings_a_coin() -> None:
    game = table(regions={"a": "newts 1", "b": "moles 1", "d": "geese 2"})
    assert amounts(income(game, "a")) == {"regions": 1}
    assert amounts(income(game, "b")) == {"declined": 1}
    assert amounts(income(game, "d", player=1)) == {"regions": 1}
    assert income(game, "d").total == 0 and len(income(game, "e")) == 0, "not one's own"


def test_a_region_s_share_is_said_for_it_alone() -> None:
    game = table(regions={"a": "newts 1", "b": "newts 1", "c": "newts 1"})
    assert line(income(game, "a"), "regions").params["n"] == 1
    assert income(game, "a").params == {"region": ("region", game.board.map.index["a"])}


def test_what_a_kind_of_region_brings_is_shared_by_those_of_that_kind() -> None:
    caverns = fx.CoinPer(symbol("cavern"), coins=2)
    game = table(
        race=(caverns,), power=(fx.CoinPer(terrain("farmland")),), regions={"a": "newts", "b": "newts"}
    )
    assert amounts(income(game, "a")) == {"regions": 1}
    assert amounts(income(game, "b")) == {"regions": 1, "newts": 2, "brisk": 1}
    game = table(race=(caverns,), regions={"b": "newts", "e": "newts"})
    assert [amounts(income(game, region))["newts"] for region in "be"] == [2, 2]
    assert line(income(game, "b"), "newts").params["n"] == 2


def test_what_the_whole_race_earns_belongs_to_no_region() -> None:
    game = table(power=(fx.Coins(2), fx.CoinsBy(lambda position, race: 3)), regions={"a": "newts"})
    assert score_ledger(game.position, 0).total == 6
    assert amounts(income(game, "a")) == {"regions": 1}


def test_conquests_pay_in_the_region_that_was_conquered() -> None:
    game = table(power=(fx.CoinPerConquest(),), regions={"a": "newts 1", "b": "tribe"}, hand=8)
    play(game, "conquer b", "conquer c")
    assert amounts(income(game, "b")) == {"regions": 1, "brisk": 1}
    assert amounts(income(game, "c")) == {"regions": 1}, "it was empty"


@pytest.mark.parametrize(("a", "b"), [(1, 1), (2, 1), (3, 1)])
def test_markers_pay_where_they_stand(a: int, b: int) -> None:
    """However unevenly they stand: a region brings what its own markers bring."""
    posts = (Marker("post", in_box=6, per_region=3),)
    regions = {"a": f"newts 1 post={a}", "b": f"newts 1 post={b}", "c": "newts 1"}
    game = table(power=[fx.CoinPerMarker("post"), fx.PlacesAll("post")], markers=posts, regions=regions)
    assert [income(game, region).total for region in "abc"] == [1 + a, 1 + b, 1]
    assert sum(income(game, region).total for region in "abc") == score_ledger(game.position, 0).total


def test_incomes_are_the_score_told_by_region() -> None:
    """Over a whole game: what regions bring and what whole races bring is the score, to the coin."""
    game, rng = Game(players=("Ann", "Ben", "Cleo", "Dag"), seed=9), Random(9)
    while not game.over:
        position = game.position
        for number in range(4):
            score = score_ledger(position, number)
            held = sum(position.held[race] for race in position.races_of(number))
            incomes = [income_ledger(position, score, region) for region in bits(held)]
            whole = sum(line.amount for line in score if not line.mask)
            assert sum(ledger.total for ledger in incomes) + whole == score.total
            assert all(ledger.total >= 1 for ledger in incomes)
        game.play(game.legal.sample(rng))


# Where a choice comes first


def test_costs_and_losses_are_told_where_a_choice_comes_first() -> None:
    """Whoever has taken the Boneyard is asked at once whom it guards; what the next regions take is known."""
    row = board("ab bc cd", a="hill border", b="farmland", c="mountain", d="hill border")
    ann, ben = player("giants", "swamp", 8), player("ratmen", "hill", declined=["elves"])
    stands = {"b": at(1, "ratmen", bonys_boneyard=1), "c": at(1, "elves"), "d": at(1, "ratmen", 2)}
    seats = [ann, ben, player(), player(), player(), player()]
    scenario = position(row, seats, {"a": at(0, "giants"), **stands}, packs=["base", "six_player"])
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario}).play("conquer", region="b")
    assert game.to_act == (0, "conquest") and game.legal.kinds == ["use"]
    told = answer(game.position).regions
    assert [region.cost and region.cost.total for region in told] == [None, None, 4, None]
    assert [region.losses and region.losses.total for region in told] == [None, None, 1, None]
    for place, region in zip(game.board, told, strict=True):
        asked = game.cost(place.id)
        assert region.cost == (None if asked is None else asked.raw)
        assert region.losses == (None if asked is None else game.losses(place.id).raw)
        assert region.why_not is not None


# Even spreads


def counts(spread: Spread, among: int = -1) -> list[int]:
    found = dict(spread.even(among))
    return [found.get(region, 0) for region in spread.regions]


def test_as_many_everywhere() -> None:
    assert counts(Spread((1, 4, 6), 6, 6, least=1)) == [2, 2, 2]
    assert counts(Spread((1, 4, 6), 8, 8, least=1)) == [3, 3, 2]
    assert counts(Spread((1, 4, 6), 2, 2, most=1)) == [1, 1, 0]
    assert counts(Spread((), 0, 0)) == []


def test_more_in_some_and_the_least_in_the_others() -> None:
    spread = Spread((1, 4, 6), 8, 8, least=1)
    assert counts(spread, 1 << 4) == [1, 6, 1]
    assert counts(spread, 1 << 4 | 1 << 6) == [1, 4, 3]
    assert counts(spread, 1 << 1 | 1 << 4 | 1 << 6) == counts(spread)
    assert counts(spread, 0) == [1, 1, 1], "nobody may have the rest"


def test_no_region_gets_more_than_it_holds() -> None:
    spread = Spread((1, 4, 6), 0, 5, most=2)
    assert counts(spread) == [2, 2, 1]
    assert counts(spread, 1 << 6) == [0, 0, 2]


@settings(properties)
@given(spreads(), st.integers(0, 2**41 - 1))
def test_even_spreads_keep_the_bounds(spread: Spread, among: int) -> None:
    found = dict(spread.even(among))
    assert found.keys() <= set(spread.regions)
    room = [region for region in spread.regions if among >> region & 1]
    fits = spread.least * len(spread.regions) <= spread.high
    for region in spread.regions:
        count = found.get(region, 0)
        assert spread.least <= count <= max(spread.least, spread.most)
        assert region in room or count == spread.least, "only those among them get more"
    inside = [found.get(region, 0) for region in room]
    assert not inside or max(inside) - min(inside) <= 1, "evenly among them"
    placed = sum(found.values())
    full = all(count == spread.most for count in inside)
    assert not fits or placed == spread.high or full or not room, "nothing stays in hand that has room"


@settings(properties)
@given(spreads())
def test_an_even_spread_is_one_of_the_ways(spread: Spread) -> None:
    if spread.count():
        found = spread.even()
        assert found in spread
        assert spread.even(-1) == spread.even(sum(1 << region for region in spread.regions)) == found
