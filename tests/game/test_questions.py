"""What can be asked before anything is played: every number is a ledger, and regions have names."""

from __future__ import annotations

import json
from fractions import Fraction

import networkx
import pytest

from sw_widget import ActionError, Board, Game, Refused, ScenarioError
from tests.rules.support import VALLEY, at, board, player, position


def game_with(race: str = "humans", power: str = "hill", hand: int = 5, **more: object) -> Game:
    players = [{"name": "Ann", "active": {"race": race, "power": power, "hand": hand}}, {"name": "Ben"}]
    return Game.from_scenario({"format": "sw-scenario/1", "board": VALLEY, "players": players, **more})


def test_price_and_tokens_of_a_combo() -> None:
    column = [
        {"race": "trolls", "power": "forest", "coins": 0},
        {"race": "amazons", "power": "flying", "coins": 3},
    ]
    game = Game.from_scenario({"format": "sw-scenario/1", "board": VALLEY, "column": column})
    assert game.price(1).by_rule() == {"price": -1, "coins_on_combo": 3}
    assert game.price(1) == 2
    assert game.tokens(1) == 15
    assert game.tokens(1).by_rule() == {"amazons": 10, "flying": 5}
    assert "Amazons" in game.price(1).title and "Flying" in game.tokens(1).title
    with pytest.raises(ActionError, match="counted from 0"):
        game.price(2)


def test_the_price_where_a_cursed_combo_is_above() -> None:
    """Three coins onto the Cursed Ratmen, one onto each other combo: no sentence says one for each."""
    combos = [("trolls", "forest"), ("ratmen", "cursed"), ("giants", "hill"), ("elves", "swamp")]
    column = [{"race": race, "power": power, "coins": 0} for race, power in combos]
    players = [{"name": "Ann", "coins": 2}, {"name": "Ben"}]
    packs = ["base", "cursed"]

    def table(column: list[dict[str, object]]) -> Game:
        return Game.from_scenario(
            {"format": "sw-scenario/1", "packs": packs, "board": VALLEY, "players": players, "column": column}
        )

    game = table(column)
    assert [line.sentence for line in game.price(3)] == [
        "Cursed: 3 coins, onto the Cursed Ratmen.",
        "2 coins, one onto each of the 2 other combos above.",
    ]
    assert [line.sentence for line in game.price(2)][-1] == "1 coin, onto the other combo above."
    assert [line.sentence for line in game.price(1)] == ["1 coin, onto the combo above."]
    assert game.price(3) == -5 and game.price(2) == -4 and game.price(1) == -1 and game.price(0) == 0
    refused = game.why_not("pick", slot=3)
    assert refused is not None
    assert refused.sentence == "This combo costs 5 coins, laid onto the combos above it, and Ann has only 2."
    refused = table(column[1:]).why_not("pick", slot=1)
    assert refused is not None
    assert refused.sentence == "This combo costs 3 coins, laid onto the combo above it, and Ann has only 2."


def test_the_column_says_what_each_combo_can_do() -> None:
    game = Game(players=["Ann", "Ben"], seed=8)
    top = game.column[0]
    assert (top.name, top.slot, top.tokens.total) == ("Merchant Giants", 0, 8)
    assert all(ability in str(game.column) for combo in game.column for ability in combo.abilities)
    assert "Merchant Giants" in game.column._repr_html_() and "Merchant Giants" in str(game)
    assert json.loads(json.dumps(game.column.to_dict()))[0]["price"]["total"] == 0
    assert len(game.column) == 6


def test_losses_before_they_happen() -> None:
    players = [
        {"active": {"race": "orcs", "power": "hill", "hand": 9}},
        {"active": {"race": "elves", "power": "swamp"}},
    ]
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "board": VALLEY,
            "players": players,
            "regions": {"b": {"player": 1, "race": "elves", "tokens": 2}},
        }
    )
    assert game.losses("b") == 0
    assert "Elves" in str(game.losses("b"))
    assert len(game.losses("e")) == 0


def test_odds_are_a_fraction_with_its_faces() -> None:
    game = game_with(hand=1)
    odds = game.odds("a")
    assert odds is not None
    assert odds == Fraction(1, 3) and float(odds) == pytest.approx(1 / 3)
    assert odds.needed == 2
    assert odds.faces[2] == (Fraction(1, 6), True) and odds.faces[1] == (Fraction(1, 6), False)
    assert sum(chance for chance, enough in odds.faces.values() if enough) == odds.chance
    assert "1/3" in str(odds) and "1/3" in odds._repr_html_()
    assert "–  blank  (1/2)" in str(odds) and "blank –" in odds._repr_html_()
    assert json.loads(json.dumps(odds.to_dict()))["chance"] == "1/3"
    assert game.odds("c") is None


def test_gains_and_lifts() -> None:
    game = game_with("skeletons", "flying", 11).play("conquer", region="a")
    assert game.gains() == 0
    assert [line.applied for line in game.gains()] == [False]
    game.play("conquer", region="f")
    assert game.gains() == 1
    amazons = game_with("amazons", "hill", 14).play("conquer", region="b").play("stop")
    assert amazons.lifts() == 4
    assert game_with().lifts() == 0


def test_the_cost_with_a_special_means() -> None:
    game = game_with("humans", "dragon_master", 2)
    ledger = game.cost("h", means="dragon")
    assert ledger is not None
    assert ledger.by_rule() == {"base": 2, "mountain": 1, "dragon": -2}
    with pytest.raises(ActionError, match="no special means"):
        game.cost("h", means="fortress")


def test_a_ledger_counts_like_its_number() -> None:
    game = game_with()
    two, three = game.cost("b"), game.cost("a")
    assert two is not None and three is not None
    assert two < three and three >= 3 and two + 1 == 3 and sum([two, three]) == 5
    assert f"{three:d}" == "3"


@pytest.mark.parametrize("region", ["5", 5, "Deepdelve Peak", "deepdelve peak"])
def test_a_region_by_id_or_name(region: object) -> None:
    game = Game(players=["Ann", "Ben"], seed=8)
    game.play("pick", slot=0)
    assert game.cost(region) == 3  # type: ignore[arg-type]
    assert game.board[region].name == "Deepdelve Peak"  # type: ignore[index]
    game.play("conquer", region=region)
    assert game.scene()["regions"]["5"]["race"] == "giants"


def test_a_name_that_is_nearly_right_gets_a_hint() -> None:
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0)
    with pytest.raises(Refused, match="Deepdelve Peak") as refused:
        game.play("conquer", region="Deepdelve Pek")
    assert refused.value.code == "unknown_region"
    with pytest.raises(ActionError, match="Deepdelve Peak"):
        game.cost("Deepdelv Peak")
    with pytest.raises(ActionError, match="conquer"):
        game.play("conqer", region="5")
    with pytest.raises(KeyError, match="no region"):
        game.board["Atlantis"]


def test_every_refusal_of_a_conquest_says_what_would_help() -> None:
    """Far away, at the wrong edge, too dear, an empty hand: each names a way."""
    far = game_with(regions={"a": {"player": 0, "race": "humans", "tokens": 1}})
    dear = game_with(hand=1)
    empty = game_with(hand=0, regions={"c": {"player": 0, "race": "humans", "tokens": 1}})
    for game, region, code, word in (
        (far, "g", "not_adjacent", "neighbour"),
        (dear, "d", "not_border", "Come in"),
        (dear, "h", "not_enough_tokens", "2 more tokens"),
        (empty, "d", "no_tokens", "3 more tokens"),
    ):
        refusal = game.why_not("conquer", region=region)
        assert refusal is not None and refusal.code == code
        assert word in str(refusal), str(refusal)


def test_an_even_spread() -> None:
    """One click puts everything down: as evenly as the bounds allow."""
    game = game_with("amazons", "bivouacking", 14).play("conquer", region="b").play("conquer", region="a")
    game.play("stop")
    (choice,) = game.legal.of("redeploy")
    action = choice.even()  # type: ignore[union-attr]
    assert action in game.legal and action["tokens"] == {"a": 5, "b": 5}
    (camps,) = game.legal.of("place")
    assert camps.even()["regions"] in ({"a": 3, "b": 2}, {"a": 2, "b": 3})  # type: ignore[union-attr]


def test_the_prompt_is_honest() -> None:
    game = game_with(hand=2).play("conquer", region="b")
    assert "no more" in game.prompt and game.legal.kinds == ["stop"]


def test_wrong_guesses_get_plain_answers() -> None:
    game = game_with()
    assert "stop" in game.legal and "pick" not in game.legal
    assert game.legal.sample() in game.legal
    with pytest.raises(ActionError, match="into the action itself"):
        game.play({"do": "conquer", "region": "b"}, tokens=3)
    with pytest.raises(IndexError, match="no step has been played"):
        game.explain()
    with pytest.raises(ScenarioError, match="list of texts"):
        Game(players=2, seed=0)  # type: ignore[arg-type]
    with pytest.raises(ScenarioError, match="list of texts"):
        Game(packs="base", seed=0)
    with pytest.raises(ScenarioError, match="two of these packs"):
        Game(packs=["base", "base"], seed=0)


def test_an_action_of_another_game_is_read_anew() -> None:
    big, small = Game(players=list("abcde"), seed=1), game_with()
    action = big.play("pick", slot=0).legal.of("conquer")[-1]
    with pytest.raises(Refused) as refused:
        small.play(action)  # type: ignore[arg-type]
    assert refused.value.code == "unknown_region"


def test_a_preview_counts_the_right_race() -> None:
    """While declined Ghouls conquer, what they take is no conquest of the active Orcs."""
    players = [
        {
            "active": {"race": "orcs", "power": "pillaging", "hand": 5},
            "declined": [{"race": "ghouls", "power": None}],
        },
        {},
    ]
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "board": VALLEY,
            "players": players,
            "regions": {
                "b": {"player": 0, "race": "ghouls", "tokens": 5},
                "e": {"player": 0, "race": "orcs"},
            },
        }
    )
    game.play("conquer", region="a")
    assert game.score_preview().by_rule() == {"regions": 1, "declined": 2}


def test_after_scoring_the_preview_is_the_score() -> None:
    game = game_with("humans", "wealthy").play("conquer", region="b").play("stop")
    game.play("redeploy", tokens={"b": 5})
    expected = game.score_preview().by_rule()
    game.play("end_turn")
    assert game.last_score is not None and game.last_score.by_rule() == expected


def test_what_a_declined_race_no_longer_earns_is_said() -> None:
    players = [{"active": {"race": "wizards", "power": "hill"}}, {}]
    game = Game.from_scenario(
        {
            "format": "sw-scenario/1",
            "players": players,
            "regions": {"1": {"player": 0, "race": "wizards", "tokens": 1}},
        }
    )
    game.play("decline")
    assert game.last_score is not None
    assert [(line.rule, line.applied) for line in game.last_score] == [
        ("declined", True),
        ("wizards", False),
        ("hill", False),
    ]


def test_a_board_of_your_own_from_python() -> None:
    """From a graph, from data, or an edited printed one; a code brings exactly that board back."""
    graph = networkx.cycle_graph(5)
    for node, terrain in zip(graph, ("hill", "forest", "swamp", "sea", "mountain"), strict=True):
        graph.add_node(node, terrain=terrain, border=node != 2)
    game = Game(board=Board.from_graph(graph), seed=0)
    assert [region.terrain for region in game.board] == ["hill", "forest", "swamp", "sea", "mountain"]
    edited = Board("base/2p").to_dict()
    edited["regions"]["5"]["terrain"] = "swamp"
    again = Game.from_code(Game(board=edited, seed=0).code)
    assert again.board["5"].terrain == "swamp"


def test_what_a_declined_race_conquers_brings_the_active_one_no_tokens() -> None:
    skeletons = player("skeletons", "flying", 9, declined=["ghouls"])
    regions = {"b": at(0, "ghouls", 9), "a": {"lost_tribe": 1}, "c": at(1, "elves"), "f": {"lost_tribe": 1}}
    game = Game.from_scenario(
        {"format": "sw-scenario/1", **position(VALLEY, [skeletons, player("elves", "swamp")], regions)}
    )
    for region in ("a", "c"):
        game.play("conquer", region=region)
    assert game.gains() == 0
    game.play("stop").play("conquer", region="f").play("conquer", region="c")
    assert game.gains() == 1
    game.play("stop")
    assert game.gains() == 0 and len(game.gains()) == 0, "they have come already"


@pytest.mark.parametrize("others", [(), ("f",)])
def test_the_cost_with_a_means_that_could_be_fired_from_several_regions(others: tuple[str, ...]) -> None:
    """d lies two steps from a, and as far from f."""
    regions = {id: at(0, "ratmen") for id in ("a", *others)}
    row = board("ab bd fb", a="hill border", b="farmland", d="mountain", f="hill border")
    scenario = position(row, [player("ratmen", "catapult", 2), player()], regions)
    game = Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": ["base", "be_not_afraid"]})
    ledger = game.cost("d", means="catapult")
    assert ledger == 2 and ledger.by_rule()["catapult"] == -1
    assert game.cost("d", means=["catapult"]) == 2
    assert game.cost("b", means="catapult") is None, "a neighbour is too near"
    game.play({"do": "conquer", "region": "d", "with": ["catapult"], "from": "a"})
    assert game.cost("b", means="catapult") is None


def test_a_view_has_piles_and_pieces() -> None:
    """What lies on the table is public: what Igors have collected, fireballs and markers in hand."""
    players = [
        {"active": {"race": "igors", "power": "fireball", "pieces": {"fireball": 2}}, "pile": {"orcs": 3}},
        {"active": {"race": "ratmen", "power": "catapult", "hand": 3}},
    ]
    game = Game.from_scenario(
        {"format": "sw-scenario/1", "packs": ["base", "be_not_afraid", "royal_bonus"], "players": players}
    )
    mine, theirs = game.view(1)["players"]
    assert mine["pile"] == {"orcs": 3} and mine["active"]["pieces"] == {"fireball": 2}
    assert theirs["pile"] == {} and theirs["active"]["pieces"] == {"catapult": 1}
    assert mine["coins"] is None
