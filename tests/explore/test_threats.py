"""What opponents could take: the same as they can when their turn comes, and said so that one understands."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import ActionError, Game, compare
from sw_widget.engine import actions as do
from sw_widget.engine.actions import CONQUEST
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import Position
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.whatif.raid import Raid
from sw_widget.explore.whatif.strikes import at_turn_of, regions_of
from tests.explore.small_games import duel, made, play_at_random, played
from tests.rules.support import VALLEY, at, offer, player, position

seeds = st.integers(0, 10_000)


def taken_at_once(game: Game, owner: int) -> tuple[set[str], set[str]]:
    """What the player who decides can take from an owner now, and what only with the die; from `legal`."""
    mine = {id for id, stands in game.scene()["regions"].items() if stands and stands.get("player") == owner}
    sure = {
        str(entry.to_dict()["region"]) for kind in ("conquer", "convert") for entry in game.legal.of(kind)
    }
    lucky = {str(entry.to_dict()["region"]) for entry in game.legal.of("attempt")}
    return sure & mine, (lucky - sure) & mine


# What they say is what can be done


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seeds, st.integers(2, 4))
def test_threats_come_true_when_the_turn_comes(seed: int, players: int) -> None:
    """Asked before the turn ends, and compared with the legal actions when the next player's turn begins."""
    game, rng = played(seed, 20, players), Random(seed)
    while not game.over:
        if "end_turn" not in game.legal.kinds or game.to_act.phase != "redeploy":
            play_at_random(game, rng)
            continue
        asked = {owner: game.threats(owner) for owner in range(players)}
        waiting = [owner for owner in range(players) if not put_down_later(game, owner)]
        game.play("end_turn")
        while game.to_act.phase == "withdraw":
            game.play(game.legal.sample(rng))
        if game.to_act.phase == "start" and game.position.acting == game.position.active[game.to_act.player]:
            break
    if game.over:
        return
    attacker = game.to_act.player
    for owner in waiting:
        if owner != attacker:
            (opponent,) = (o for o in asked[owner].opponents if o.player == attacker)
            sure, lucky = taken_at_once(game, owner)
            assert {threat.region for threat in opponent.threats if threat.sure} == sure
            if "roll" not in game.legal.kinds:
                assert {threat.region for threat in opponent.threats if not threat.sure} == lucky


def put_down_later(game: Game, owner: int) -> bool:
    """Whether tokens of the owner fled and will strengthen regions before anybody else attacks."""
    return any(game.position.fled[race] for race in game.position.races_of(owner))


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seeds, st.integers(1, 90), st.integers(2, 4))
def test_what_can_be_taken_now_is_told_now(seed: int, steps: int, players: int) -> None:
    """Somebody is about to conquer: what the others have to fear is what this player may do."""
    game, rng = played(seed, steps, players), Random(seed)
    while not game.over and "conquer" not in game.legal.kinds:
        play_at_random(game, rng)
    attacker = game.to_act.player
    if game.over or game.position.acting != game.position.active[attacker] or game.position.roll >= 0:
        return
    for owner in set(range(players)) - {attacker}:
        (opponent,) = (o for o in game.threats(owner).opponents if o.player == attacker)
        sure, _ = taken_at_once(game, owner)
        assert {t.region for t in opponent.threats if t.sure} == sure
        for threat in opponent.threats:
            branch = game.branch()
            if threat.cost is None:
                branch.play("convert", region=threat.region)
                continue
            assert threat.sure == (threat.cost <= threat.hand)
            means = None if threat.marker is None else threat.marker
            assert branch.cost(threat.region, means=means) == threat.cost


def test_the_numbers_of_a_threat() -> None:
    """Ben's Orcs: 4 tokens in 2 regions, so 2 in hand. d is a mountain with 1 Human: 4 tokens."""
    regions = {"b": at(0, "humans"), "d": at(0, "humans"), "e": at(1, "orcs", 3), "h": at(1, "orcs", 1)}
    game = made([player("humans", "hill"), player("orcs", "forest")], regions)
    threats = game.threats()
    assert threats.player == 0
    (threat,) = threats
    assert (threat.region, threat.opponent, threat.race, threat.power) == ("d", 1, "orcs", "forest")
    assert (threat.hand, threat.cost, threat.chance, threat.sure) == (2, 4, Fraction(1, 3), False)
    assert threat.odds is not None and threat.odds.needed == 2
    assert (threats.regions, threats.with_luck, threats.safe) == ((), ("d",), ("b",))
    assert threat.sentence == (
        "Ben's Forest Orcs can try d with the die: it costs 4, and they have 2 to conquer with."
        " The chance is 1/3."
    )
    assert threats.sentences == (
        "Ben's Orcs will have 2 tokens to conquer with. No region can be taken for sure. "
        "1 could fall only with the help of the die.",
        "Nobody can take b as a first conquest.",
    )
    assert sum(line.amount for line in threat) == 4


def test_the_effects_of_a_race_count() -> None:
    """Giants take what lies next to their mountain for one token less; Commandos need one less anywhere."""
    regions = {"d": at(1, "giants", 3), "c": at(0, "humans", 1)}
    for power, cost in (("forest", 2), ("commando", 1)):
        game = made([player("humans", "hill"), player("giants", power)], regions)
        (threat,) = game.threats()
        assert (threat.region, threat.cost) == ("c", cost)


def test_a_token_that_is_replaced_and_a_dragon_that_needs_one() -> None:
    regions = {"b": at(0, "humans", 1), "c": at(0, "humans", 9), "d": at(1, "sorcerers", 2)}
    game = made([player("humans", "hill"), player("sorcerers", "dragon_master")], regions)
    found = {threat.region: threat for threat in game.threats()}
    assert found["b"].cost is None and "replacing its lone token" in found["b"].sentence
    assert found["c"].marker == "dragon" and found["c"].cost == 1 and "dragon" in found["c"].sentence
    assert "dragon" in str(game.threats()).lower()


def test_peace_and_protection_are_kept() -> None:
    regions = {"b": at(0, "humans", 1), "e": at(1, "orcs", 9), "d": at(0, "humans", 1, hero=1)}
    game = made([player("humans", "heroic"), player("orcs", "forest")], regions)
    assert game.threats().regions == ()  # d is guarded by a hero, and b is out of reach
    regions["d"] = at(0, "humans", 1)
    game = made([player("humans", "diplomat"), player("orcs", "forest")], regions)
    assert game.threats().regions == ("d",)
    game.play("stop").play("ally", player=1)
    assert game.threats().regions == ()


def test_tokens_in_hand_are_not_counted_and_that_is_said() -> None:
    threats = duel(hand=3).threats()
    assert threats.sentences[-1].startswith("The 3 tokens that Ann still has in hand are not counted")


def test_whoever_has_no_turn_left_threatens_nobody() -> None:
    """Ben is the last to play: in the last turn Ann has nothing to fear from Ben's later turns."""
    regions = {"b": at(0, "humans"), "c": at(1, "orcs", 9)}
    players = [player("humans", "hill"), player("orcs", "forest")]
    last = made(players, regions, turn=10)
    assert last.threats(0).regions == ("b",)
    last.play("stop").play("end_turn")
    assert last.threats(1).regions == ()
    assert last.threats(1).sentences[0] == "Ann has no turn left to take anything."
    last.play("decline")
    assert last.over and last.threats(0).sentences[0] == "Ben has no turn left to take anything."


def test_whoever_has_no_race_can_enter_with_any_combo_on_offer() -> None:
    scenario = offer("giants commando", "elves forest")
    scenario["players"][0] = {"name": "Ann", **player("humans", "hill")}
    scenario["players"][1]["name"] = "Ben"
    scenario["players"][1]["coins"] = 0  # which Ann cannot know
    scenario["regions"] = {"b": at(0, "humans", 2), "a": at(0, "humans", 4), "c": at(0, "humans", 1)}
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario, "turn": 2})
    threats = game.threats(0)
    assert set(threats.regions) == {"a", "b"}  # c is not on the edge of the map
    cheapest = threats.threats[0]
    assert (cheapest.region, cheapest.cost, cheapest.power, cheapest.new) == ("b", 3, "commando", True)
    (ben,) = threats.opponents
    assert ben.sentence.startswith("Ben has no active race and can enter the map with any combo on offer.")
    assert "The easiest to take would be b, by the Commando Giants: it costs 3" in ben.sentence
    assert "on offer" in str(threats) and "Ben, with the Commando Giants on offer" in threats._repr_html_()


def test_where_there_is_nothing_to_take() -> None:
    game = Game(players=["Ann", "Ben"], seed=1)
    assert list(game.threats()) == []
    assert "holds no region" in str(game.threats()) and "holds no region" in game.threats()._repr_html_()


@pytest.mark.parametrize("who", [2, -1, True, "Ann"])
def test_only_players_have_something_to_fear(who: object) -> None:
    with pytest.raises(ActionError, match="player: there is no player"):
        duel().threats(who)  # type: ignore[arg-type]


# In one turn


def most_by_trying(view: Position, regions: int) -> int:
    """The most of these regions, by trying every order of conquests, without any idea."""
    best = (regions_of(view, view.player) & regions).bit_count()
    if view.phase != CONQUEST:
        return best
    found = options(view)
    for code in [*found.get(do.CONVERT, []), *found.get(do.CONQUER, [])]:
        after = view.clone()
        apply(after, code)  # type: ignore[arg-type]
        best = max(best, most_by_trying(after, regions))
    if view.acting != view.active[view.player]:
        after = view.clone()
        apply(after, (do.STOP,))
        best = max(best, most_by_trying(after, regions))
    return best


@settings(max_examples=60, deadline=None, derandomize=True)
@given(
    st.sampled_from(["orcs", "giants", "sorcerers", "amazons", "humans", "tritons"]),
    st.sampled_from(["forest", "commando", "mounted", "dragon_master", "underworld", "flying"]),
    st.dictionaries(st.sampled_from("abcfgh"), st.integers(1, 2), min_size=2, max_size=5),
    st.integers(2, 6),
)
def test_the_most_in_one_turn_is_what_trying_everything_finds(
    race: str, power: str, held: dict[str, int], tokens: int
) -> None:
    regions = {id: at(0, "elves", n) for id, n in held.items()} | {"d": at(1, race, tokens)}
    game = made([player("elves", "hill"), player(race, power)], regions)
    view = at_turn_of(game.position, 1)
    assert view is not None
    mine = regions_of(game.position, 0)
    raid = Raid(view, mine, 10**6)
    assert raid.complete
    assert raid.taken.bit_count() == most_by_trying(view, mine)
    assert raid.taken & ~mine == 0
    (ben,) = game.threats().opponents
    assert len(ben.together) == raid.taken.bit_count()


def test_a_raid_that_runs_out_of_looks_says_so_and_is_still_playable() -> None:
    game = played(3, 60, 3)
    for opponent in range(1, 3):
        view = at_turn_of(game.position, opponent)
        if view is None or view.phase != CONQUEST:
            continue
        mine = regions_of(game.position, 0)
        short, long = Raid(view, mine, 1), Raid(view, mine, 10**5)
        assert short.taken.bit_count() <= long.taken.bit_count()
        assert long.complete


def test_several_regions_can_fall_in_one_turn() -> None:
    regions = {"b": at(0, "humans"), "c": at(0, "humans"), "a": at(0, "humans"), "d": at(1, "orcs", 7)}
    game = made([player("humans", "hill"), player("orcs", "forest")], regions)
    threats = game.threats()
    # 6 in hand: b and c cost 3 each, and a behind them as much.
    assert threats.most == 2 and set(threats.regions) == {"b", "c"}
    assert "In a single turn 2 regions can fall one after another" in threats.opponents[0].sentence


# Nothing else


@settings(max_examples=25, deadline=None, derandomize=True)
@given(seeds, st.integers(0, 80), st.integers(2, 5))
def test_asking_changes_nothing_and_needs_nothing_hidden(seed: int, steps: int, players: int) -> None:
    """The same whatever the hidden coins and the order of the stacks are."""
    game = played(seed, steps, players)
    before = game.position.clone()
    for who in range(players):
        asked = game.threats(who).to_dict()
        other = game.branch(seed=7)
        other.position.coins = [0] * players
        assert other.threats(who).to_dict() == asked
        json.dumps(asked)
    assert game.position == before


def test_names_from_outside_are_shown_as_text() -> None:
    players = [
        {"name": "<b>Ann</b>", **player("humans", "hill")},
        {"name": "<i>Ben</i>", **player("orcs", "forest")},
    ]
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "board": VALLEY,
            "players": players,
            "regions": {"b": at(0, "humans"), "c": at(1, "orcs", 9)},
            "turn": 2,
        }
    )
    shown = game.threats()._repr_html_()
    assert "<b>" not in shown and "<i>" not in shown and "&lt;i&gt;Ben" in shown


# Coins, which only their owner knows


def hired(coins: int, column: bool = False) -> Game:
    """Ben may hire help for a coin, which saves two tokens: b costs 4 and 2 with help, d costs 5 and 3."""
    regions = {"b": at(0, "humans", 2), "d": at(0, "humans", 2), "c": at(1, "orcs", 3)}
    ben = {**player("orcs", "mercenary"), "coins": coins}
    scenario = position(VALLEY, [player("humans", "hill"), ben], regions)
    if column:
        del regions["c"]
        scenario = position(VALLEY, [player("humans", "hill"), {**player(), "coins": coins}], regions)
        scenario["column"] = [{"race": "pixies", "power": "mercenary", "coins": 0}]
    packs = ["base", "be_not_afraid"]
    return Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": packs, "turn": 2})


@pytest.mark.parametrize("column", [False, True])
def test_hidden_coins_are_not_given_away(column: bool) -> None:
    told = {str(hired(coins, column).threats(0).to_dict()) for coins in (0, 1, 5)}
    assert len(told) == 1


def test_what_can_be_had_for_coins_is_told_apart() -> None:
    """Ben has 2 in hand: nothing can be taken without coins but with the die, b for sure with one."""
    threats = hired(0).threats(0)
    assert (threats.regions, threats.with_luck, threats.for_coins) == ((), ("b", "d"), ("b", "d"))
    assert threats.safe == () and threats.most == 0
    told = {(threat.region, threat.coins): (threat.tokens, threat.chance) for threat in threats}
    assert told == {
        ("b", 0): (4, Fraction(1, 3)),
        ("b", 1): (2, Fraction(1)),
        ("d", 0): (5, Fraction(1, 6)),
        ("d", 1): (3, Fraction(1, 2)),
    }
    (ben,) = threats.opponents
    assert "No region can be taken for sure. 2 could fall only with the help of the die." in ben.sentence
    assert "2 could fall, or fall more easily, for coins: only Player 2 knows whether they" in ben.sentence
    paid = next(threat for threat in threats if threat.coins)
    assert not paid.sure and paid.odds is None
    assert paid.sentence.endswith("It takes 1 coin as well, and only Player 2 knows whether that is there.")
    assert "For 1 coin, if Player 2 has it." in threats._repr_html_()


def test_a_comparison_says_what_takes_coins() -> None:
    for coins in (0, 5):
        game = hired(coins)
        assert "For coins, if there are any: b and d." in compare(game.what_if())._repr_html_()
