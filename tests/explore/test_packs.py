"""Exploring with all packs in play: every bot, the search, the coach, threats, agents, tournaments."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game, charts, packs
from sw_widget.engine import actions as do
from sw_widget.engine.actions import WITHDRAWAL
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import Position
from sw_widget.explore.advance import advance
from sw_widget.explore.agents import environment
from sw_widget.explore.bots import Bot, GreedyBot, PlannerBot, RandomBot, Seat, play_out
from sw_widget.explore.bots.abilities import decline_code
from sw_widget.explore.bots.heuristics import Heuristics
from sw_widget.explore.coach import coach
from sw_widget.explore.coin_flows import flows
from sw_widget.explore.tournaments.tournament import tournament
from sw_widget.explore.turns.redeployment.best import best_redeployment
from sw_widget.explore.turns.search import best
from sw_widget.explore.whatif.threats import threats
from tests.amount import amount
from tests.explore.brute import Brute
from tests.explore.pack_positions import PACKS
from tests.rules.support import at, board, player, position

NAMES = ("Ann", "Ben", "Cleo")
SMALL: list[Bot] = [RandomBot(5), GreedyBot(looks=25), PlannerBot(looks=5, effort=1)]

#   a --- b --- c --- d --- e
ROW = board("ab bc cd de", a="hill border", b="farmland magic", c="mountain", d="swamp", e="forest border")


def made(seats: list[dict[str, Any]], regions: dict[str, Any], **more: Any) -> Game:
    scenario = position(ROW, seats, regions, **more)
    return Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": list(PACKS)})


def line(position: Position) -> list[do.Code]:
    """A turn by rule of thumb."""
    return Heuristics().line(position)


# Whole games


@pytest.mark.parametrize("seed", range(3))
def test_bots_play_whole_games_with_all_packs(seed: int) -> None:
    game = Game(players=NAMES[: 2 + seed % 2], seed=seed, packs=PACKS)
    first = seed % len(SMALL)
    play_out(game, [*SMALL[first:], *SMALL[:first]][: len(game.names)])
    assert game.over
    gained = [5] * len(game.names)
    for flow in flows(game):
        gained[flow.player] += flow.amount
    assert gained == game.coins, "every coin has a cause"
    assert charts.income(game) and charts.coins(game)


@pytest.mark.parametrize("pack", PACKS[1:])
def test_any_pack_alone_with_the_base_game(pack: str) -> None:
    played = tournament([RandomBot(1), GreedyBot(looks=10)], 2, packs=["base", pack], progress=False)
    assert len(played.records) == 2


def test_a_tournament_refuses_packs_that_do_not_exist() -> None:
    with pytest.raises(ValueError, match="packs"):
        tournament(["random", "random"], 1, packs=["no_such_pack"], progress=False)


def test_everything_can_be_asked_in_the_middle_of_a_game() -> None:
    game, rng = Game(players=NAMES[:2], seed=1, packs=PACKS), Random(1)
    seats = [Seat(game, number, bot) for number, bot in enumerate((RandomBot(1), GreedyBot(looks=10)))]
    while not game.over:
        seats[game.to_act.player].step()
        if game.over or rng.random() > 0.05:
            continue
        assert str(threats(game, game.position.player))
        assert str(coach(game, looks=20))
        if game.position.stage != WITHDRAWAL:
            found = game.best_turn(looks=40)
            assert str(found) and found.to_dict()
            for shown in found.lines:
                assert shown.chancy or shown.account.total == shown.value


def test_agents_take_every_step_that_the_packs_have() -> None:
    env = environment.env(players=2, packs=PACKS)
    raw = env.unwrapped
    names = {name.split(".")[0] for name in raw.action_names}
    assert {"with", "trade", "decline"} <= names
    base = environment.env(players=2).unwrapped
    assert list(base.action_names) == list(raw.action_names)[: len(base.action_names)]
    rng, taken = Random(3), set()
    for seed in range(4):
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, _, over, _, _ = env.last()
            if over:
                env.step(None)
                continue
            assert env.observation_space(agent).contains(observation)
            mask = observation["action_mask"].nonzero()[0]
            special = [step for step in mask if raw.action_names[step].split(".")[0] in ("with", "trade")]
            step = int(rng.choice(list(special or mask)))
            taken.add(raw.action_names[step].split(".")[0])
            env.step(step)
    assert "with" in taken


# Coins that come at once


def test_coins_taken_from_others_are_counted_and_told() -> None:
    seats = [player("ratmen", "ransacking", 3), {**player("orcs", "swamp"), "coins": 5}]
    game = made(seats, {"a": at(0, "ratmen"), "b": at(1, "orcs")})
    found = game.best_turn()
    assert found.proven and found.value == 2 + 1
    assert {line.rule for line in found.best.account.raw.lines} == {"coins_taken", "regions"}
    game.position.coins[1] = 0
    assert game.best_turn().value == 2


def test_a_toll_is_paid_as_long_as_there_are_coins() -> None:
    regions = {"a": at(0, "orcs"), "b": at(1, "ratmen"), "c": at(1, "ratmen"), "e": at(1, "ratmen")}
    for coins in (0, 1, 5):
        game = made([{**player("orcs", "swamp", 6), "coins": coins}, player("ratmen", "corrupt")], regions)
        found = best(game.position)
        assert found.proven and found.value[:1] == Brute().best(game.position)


def test_a_decline_pays_the_historian() -> None:
    game = made([player("ratmen", "historian", 0), player()], {"a": at(0, "ratmen")})
    found = best(game.position)
    assert found.proven and found.ways[0].codes == ((do.DECLINE,),) and found.value[0] == 1 + 1


def test_gold_that_others_left_is_taken() -> None:
    regions = {"a": at(0, "ratmen"), "b": at(1, "leprechauns", 1, pot_of_gold=1)}
    game = made([player("ratmen", "swamp", 3), player("leprechauns", "hill")], regions)
    assert best(game.position).value[0] == 2 + 1


# What rules of thumb make of it


def test_collected_tokens_are_traded_at_once() -> None:
    seats = [{**player("igors", "swamp", 1), "pile": {"orcs": 3, "lost_tribe": 2}}, player("orcs", "hill")]
    game = made(seats, {"a": at(0, "igors")})
    assert line(game.position)[0] == (do.USE, "igors", (("count", 2),))
    assert best(game.position).ways[0].codes[0] == (do.USE, "igors", (("count", 2),))


def test_gold_stands_everywhere_and_beasts_where_it_is_needed() -> None:
    regions = {"a": at(0, "leprechauns"), "b": at(0, "leprechauns"), "d": at(0, "leprechauns")}
    game = made([player("leprechauns", "behemoth", 0), player("orcs", "hill")], regions)
    rules = game.position.rules
    for codes in (line(game.position), best(game.position).ways[0].codes):
        after = game.position.clone()
        for code in codes:
            if code == (do.END_TURN,):
                break
            advance(after, code, 0 if takes_die(after, code) else None)
        held = after.held[after.active[0]]
        gold = after.markers[rules.marker_index["pot_of_gold"]]
        assert gold.keys() == {region for region in range(5) if held >> region & 1}
        assert sum(after.markers[rules.marker_index["behemoth"]].values()) == 2


def test_a_tower_is_built_where_it_is_hardest_to_take() -> None:
    regions = {name: at(0, "priestesses") for name in "abc"}
    game = made([player("priestesses", "hill", 0), player()], regions)
    assert decline_code(game.position) == (do.DECLINE, 2)


@pytest.mark.parametrize(("fireballs", "with_them"), [(0, False), (1, True)])
def test_fireballs_are_used_where_tokens_are_short(fireballs: int, with_them: bool) -> None:
    seat = player("ratmen", "fireball", 1)
    seat["active"]["pieces"] = {"fireball": fireballs}
    game = made([seat, player()], {"a": at(0, "ratmen")})
    first = line(game.position)[0]
    assert (first[0] == do.CONQUER and len(first) == 3) == with_them
    assert best(game.position).proven


def test_help_is_hired_only_where_it_pays() -> None:
    poor = made([player("ratmen", "mercenary", 1), player()], {"a": at(0, "ratmen")})
    assert all(len(code) < 3 for code in line(poor.position) if code[0] == do.CONQUER)
    rich = made([player("humans", "mercenary", 1), player()], {"a": at(0, "humans")})
    assert len(line(rich.position)[0]) == 3, "farmland is worth two coins"


def test_those_who_stay_put_are_not_redeployed() -> None:
    game = made([player("barbarians", "hill", 5), player()], {"a": at(0, "barbarians")})
    codes = best(game.position).ways[0].codes
    assert codes[-1] == (do.END_TURN,) and all(code[0] != do.REDEPLOY for code in codes)
    for code in (*codes[:-1],):
        advance(game.position, code)
    assert best_redeployment(game.position, best(game.position).goal) == [(do.END_TURN,)]


def test_all_packs_are_there() -> None:
    assert set(PACKS) <= set(packs.known())


# Coins of others, which are hidden until somebody cannot pay


def robbers(ben: int, cleo: int = 5) -> Game:
    """Ann takes a coin from whomever she attacks: Ben in b, Cleo in c."""
    seats = [player("ratmen", "ransacking", 3)]
    seats += [{**player("orcs", "swamp"), "coins": ben}, {**player("elves", "hill"), "coins": cleo}]
    fork = board("ab ac", a="hill border", b="farmland", c="farmland")
    regions = {"a": at(0, "ratmen"), "b": at(1, "orcs"), "c": at(2, "elves")}
    scenario = position(fork, [{"name": n, **seat} for n, seat in zip(NAMES, seats, strict=True)], regions)
    return Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": list(PACKS)})


def test_what_depends_on_hidden_coins_is_not_proven() -> None:
    game = robbers(5)
    assert game.best_turn().proven, "the game itself knows all coins"
    for asked in (game.best_turn(viewer=0), game.what_if(viewer=0).best_turn()):
        assert not asked.proven and asked.ceiling is None and asked.value == 3
    thought = GreedyBot().think(game.seen_by(0)).best
    assert thought is not None and not thought.proven
    # Whoever takes nothing from anybody needs nobody's coins.
    orcs = made([player("orcs", "swamp", 3), player("ratmen", "ransacking")], {"a": at(0, "orcs")})
    assert orcs.best_turn(viewer=0).proven


def test_the_coach_does_not_count_what_somebody_turned_out_not_to_have() -> None:
    game = robbers(ben=0)
    game.play("conquer", region="b")
    assert "has no coin to give" in " ".join(event.sentence for event in game.events_of(-1))
    # Cleo might have paid; but that Ben could not was not known before the move.
    advice = coach(game)
    assert not advice.lost and not advice.proven and "must give" not in str(advice)
    assert "Only afterwards it was seen that Ben had no coin to give" in " ".join(advice)
    game.play("stop").play("end_turn")
    for step in range(game.steps):
        assert "Ben must give" not in str(coach(game, step))
    # With what is seen it may still be told that a move gave something away.
    idle = robbers(ben=0, cleo=5)
    idle.play("conquer", region="b").undo().play("stop")
    assert coach(idle).lost == 2


def test_what_a_player_has_shown_is_known_until_the_turn_ends() -> None:
    game = robbers(ben=0)
    assert game.seen_by(0).position.coins == [5, 5, 5] and game.seen_by(0).hidden == {1, 2}
    game.play("conquer", region="b")
    assert game.seen_by(0).position.coins == [5, 0, 5] and game.seen_by(0).hidden == {2}
    assert game.seen_by(2).hidden == {0} and game.what_if(viewer=0).hidden == {2}
    game.play("stop").play("end_turn")
    while game.to_act.phase == "withdraw":
        game.play(game.legal[0])
    assert game.seen_by(0).position.coins[1] == 5 and game.seen_by(0).hidden == {1, 2}


def test_bots_value_what_is_taken_with_hammers_alone() -> None:
    """Such a conquest takes no token from the hand."""
    scenario = position(
        ROW,
        [player("iron_dwarves", "hill", 2, pieces={"silver_hammer": 4}), player("orcs", "swamp")],
        {"a": at(0, "iron_dwarves"), "e": at(1, "orcs")},
        ("base", "underground"),
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    assert Heuristics().conquest(readied(game.position), sure=True) is not None
    assert PlannerBot(looks=5, effort=1).think(game).actions


@pytest.mark.sampled
@pytest.mark.parametrize("seed", range(amount(1, 3)))
def test_the_planner_plays_on_where_relics_and_places_are_found(seed: int) -> None:
    """In its rollouts other things lie face down, so that a line may not go on as it was meant."""
    game = Game(NAMES[:2], packs=["base", "underground"], seed=seed)
    seats = [Seat(game, seat, PlannerBot(looks=60, effort=6)) for seat in range(2)]
    while game.turn <= 2:
        seats[game.to_act.player].step()
