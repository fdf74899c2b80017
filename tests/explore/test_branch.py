"""A what-if never touches the game, knows no more than its player, and can be adopted."""

from __future__ import annotations

import json
from fractions import Fraction
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sw_widget import ActionError, Game, OutOfDate, Refused
from sw_widget.engine.chance import faces
from sw_widget.explore.whatif.branch import LONGEST_NAME
from sw_widget.game.course import next_die
from tests.explore.small_games import duel, made, play_at_random, played
from tests.rules.support import at, offer, player

seeds = st.integers(0, 10_000)


def everything(game: Game) -> object:
    """All that a game is, as plain data, with what it keeps."""
    return game.position.clone(), game.log, game.undone, [branch.name for branch in game.what_ifs]


# Apart from the game


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seeds, st.integers(0, 60), st.integers(2, 5))
def test_nothing_on_a_branch_reaches_its_origin(seed: int, steps: int, players: int) -> None:
    game = played(seed, steps, players)
    branch = game.what_if()
    inner = branch.what_if("deeper")
    before, between = everything(game), everything(branch)
    rng = Random(seed)
    for table, other, untouched in ((inner, branch, between), (branch, inner, None)):
        ends = everything(other)
        for _ in range(25):
            if not table.over:
                play_at_random(table, rng)
                str(table.legal), table.score_preview()
            if table.steps and rng.random() < 0.3:
                table.undo()
        table.threats()
        assert everything(game) == before
        assert everything(other) == (ends if untouched is None else untouched)


def test_what_happens_on_the_game_does_not_reach_its_branches() -> None:
    game = duel()
    branch = game.what_if()
    branch.play("conquer", region="a")
    before = everything(branch)
    game.play("conquer", region="c").play("stop")
    assert everything(branch) == before


def test_a_branch_is_a_game_with_events_ledgers_undo_and_a_picture() -> None:
    branch = duel().what_if()
    assert isinstance(branch, Game)
    branch.play("conquer", region="c")
    conquered = branch.explain().events[-1]
    assert (conquered.kind, conquered.ledger) == ("conquered", 2)
    assert branch.score_preview() == 3  # two regions, and Humans get a coin for the farmland
    assert branch.undo().redo().actions == [{"do": "conquer", "region": "c"}]
    assert branch._repr_svg_().startswith("<svg") and "Ann" in str(branch)
    with pytest.raises(Refused):
        branch.play("conquer", region="e")


def test_a_branch_of_a_branch_starts_where_that_stands() -> None:
    game = duel()
    branch = game.what_if().play("conquer", region="c")
    inner = branch.what_if()
    assert (inner.origin, inner.start, branch.origin, branch.start) == (branch, 1, game, 0)
    assert inner.scene() == branch.scene() and game.what_ifs == [branch] and branch.what_ifs == [inner]


def test_a_branch_can_start_earlier() -> None:
    game = duel().play("conquer", region="c").play("stop")
    branch = game.what_if(at=0)
    assert branch.start == 0 and "conquer" in branch.legal.kinds
    assert branch.player == 0
    with pytest.raises(IndexError, match="there is no position after 3"):
        game.what_if(at=3)
    assert game.what_ifs == [branch]


def test_a_branch_can_be_saved_as_a_game() -> None:
    branch = duel().what_if().play("conquer", region="c")
    again = Game.from_dict(json.loads(json.dumps(branch.to_dict())))
    assert again.scene() == branch.scene() and again.log == branch.log


# Names


def test_a_cell_with_a_name_may_be_run_twice() -> None:
    game = duel()
    longest = "x" * LONGEST_NAME
    names = [game.what_if(name).name for name in ("Hills", "Hills", "Hills", longest, longest)]
    assert names[:3] == ["Hills", "Hills (2)", "Hills (3)"]
    assert len(set(names)) == 5 and all(len(name) <= LONGEST_NAME for name in names)


def test_branches_have_names_of_their_own() -> None:
    game = duel()
    first, second, third = game.what_if(), game.what_if("Hills"), game.what_if()
    assert [branch.name for branch in game.what_ifs] == ["What if 1", "Hills", "What if 2"]
    with pytest.raises(ActionError, match="name: there is a what-if called 'Hills' already"):
        first.rename("Hills")
    with pytest.raises(ActionError, match="already"):
        third.rename("Hills")
    assert third.rename("What if 3").rename("Lakes").name == "Lakes"
    game.forget(second)
    assert third.rename("Hills").name == "Hills"
    game.forget(first)
    assert game.what_if().name == "What if 1"
    assert len({branch.name for branch in game.what_ifs}) == len(game.what_ifs) == 2


@given(st.text(min_size=1, max_size=200))
@settings(max_examples=60, deadline=None, derandomize=True)
def test_a_name_is_any_text(name: str) -> None:
    game = duel()
    try:
        branch = game.what_if(name)
    except ActionError as error:
        assert error.path == "name" and game.what_ifs == []
        assert not name.strip() or not name.isprintable()
    else:
        assert branch.name == name and game.what_ifs == [branch]


@pytest.mark.parametrize("name", ["", "  \n", "x" * 201, 7, ["Hills"]])
def test_a_bad_name_is_refused_and_nothing_is_kept(name: object) -> None:
    game = duel()
    with pytest.raises(ActionError, match=r"^name: must"):
        game.what_if(name)  # type: ignore[arg-type]
    assert game.what_ifs == []


# Knowledge


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seeds, st.integers(0, 80), st.integers(2, 5))
def test_a_viewer_knows_no_coins_but_their_own(seed: int, steps: int, players: int) -> None:
    game = played(seed, steps, players)
    for viewer in range(players):
        branch = game.what_if(viewer=viewer)
        wanted = [n if game.over or p == viewer else 5 for p, n in enumerate(game.coins)]
        assert branch.coins == wanted
        assert branch.what_if().viewer == viewer
    assert game.what_if().coins == game.coins


def test_the_coins_are_open_when_the_game_is_over() -> None:
    game = played(3, 10_000)
    assert game.over
    assert game.what_if(viewer=0).coins == game.coins


@pytest.mark.parametrize("viewer", [2, -1, True, "Ann"])
def test_a_viewer_sits_at_the_table(viewer: object) -> None:
    with pytest.raises(ActionError, match="viewer: there is no player"):
        duel().what_if(viewer=viewer)  # type: ignore[arg-type]


def test_neither_stacks_nor_dice_are_given_away() -> None:
    """They are drawn anew: what is in the stacks is known, the order is not."""
    same_order, same_dice = 0, 0
    for seed in range(60):
        game = Game(players=["Ann", "Ben"], seed=seed)
        branch = game.what_if()
        assert sorted(branch.position.race_stack) == sorted(game.position.race_stack)
        assert sorted(branch.position.power_stack) == sorted(game.position.power_stack)
        assert [combo.name for combo in branch.column] == [combo.name for combo in game.column]
        same_order += branch.position.race_stack == game.position.race_stack
        same_dice += next_die(branch) == next_die(game)
    assert same_order <= 1
    # Half of the sides are blank, so that two dice agree in a third of all cases.
    assert same_dice < 40


# Adopting


def test_adopting_plays_the_branch_on_the_game() -> None:
    game = duel()
    branch = game.what_if()
    branch.play("conquer", region="c").play("stop").play("redeploy", tokens={"b": 1, "c": 5})
    adopted = branch.adopt()
    assert game.log == branch.log == list(adopted) and adopted.left == ()
    assert game.scene() == branch.scene()
    assert str(adopted) == adopted.sentence == "3 actions were played."
    assert game.what_ifs == [branch]


def test_a_real_die_decides_and_the_rest_is_left() -> None:
    """On the branch the die showed 3, in the game it will not help."""
    game = duel(hand=1, dice=[0])
    branch = game.what_if()
    branch.play("attempt", region="d", die=3).play("redeploy", tokens={"b": 1, "d": 1}).play("end_turn")
    assert branch.scene()["regions"]["d"]["player"] == 0
    adopted = branch.adopt()
    assert [dict(action) for action in adopted.played] == [{"do": "attempt", "region": "d", "die": 0}]
    assert adopted.left == (
        {"do": "redeploy", "race": "humans", "tokens": {"b": 1, "d": 1}},
        {"do": "end_turn"},
    )
    assert game.scene()["regions"]["d"] is None
    assert "The real die showed 0: the 2 actions after it were left" in adopted.sentence


def test_nobody_decides_for_somebody_else() -> None:
    game = duel(hand=0)
    branch = game.what_if()
    branch.play("stop").play("end_turn").play("decline").play("decline")
    adopted = branch.adopt()
    assert [action["do"] for action in adopted.played] == ["stop", "end_turn"]
    assert [action["do"] for action in adopted.left] == ["decline", "decline"]
    assert game.to_act.player == 1
    assert adopted.sentence.endswith(
        "Now Ben decides, and not as in the what-if: the last 2 actions were left."
    )


def test_a_branch_cannot_be_adopted_when_the_game_has_moved_on() -> None:
    game = duel()
    branch = game.what_if()
    branch.play("conquer", region="c")
    game.play("conquer", region="a")
    before, kept = everything(game), everything(branch)
    with pytest.raises(OutOfDate, match="no longer stands at its beginning"):
        branch.adopt()
    assert issubclass(OutOfDate, ValueError)
    assert everything(game) == before and everything(branch) == kept and game.what_ifs == [branch]
    game.undo()
    assert len(branch.adopt()) == 1
    with pytest.raises(OutOfDate):
        branch.adopt()


def test_another_way_to_the_same_number_of_steps_is_not_the_same() -> None:
    game = duel().play("conquer", region="c")
    branch = game.what_if()
    game.undo().play("conquer", region="a")
    with pytest.raises(OutOfDate, match="after step 1"):
        branch.adopt()


def test_there_may_be_nothing_to_adopt() -> None:
    game = duel()
    assert game.what_if().adopt().sentence.startswith("Nothing was played")
    assert game.steps == 0


def test_a_branch_says_beforehand_why_it_cannot_be_adopted() -> None:
    game = duel()
    branch = game.what_if()
    assert branch.why_not_adopt == branch.adopt().sentence
    branch.play("conquer", region="c")
    assert branch.why_not_adopt is None
    game.play("stop")
    with pytest.raises(OutOfDate) as refused:
        branch.adopt()
    assert str(refused.value) == branch.why_not_adopt


def test_adopting_a_branch_of_a_branch_plays_on_that_branch() -> None:
    game = duel()
    branch = game.what_if()
    inner = branch.what_if()
    inner.play("conquer", region="c")
    inner.adopt()
    assert branch.actions == [{"do": "conquer", "region": "c"}] and game.steps == 0


def test_what_the_real_coins_do_not_allow_is_left() -> None:
    """Ben looks on: he does not know that Ann is out of coins, and tries a pick that she cannot pay."""
    scenario = offer("elves forest", "orcs hill")
    scenario["players"][0]["coins"] = 0
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    branch = game.what_if(viewer=1)
    branch.play("pick", slot=1).play("stop")
    adopted = branch.adopt()
    assert adopted.played == () and game.steps == 0
    assert adopted.sentence.endswith("2 actions were left.") and "coin" in adopted.sentence


@settings(max_examples=40, deadline=None, derandomize=True)
@given(seeds, st.integers(0, 60))
def test_what_is_adopted_comes_out_as_on_the_branch_until_chance_decides(seed: int, steps: int) -> None:
    game = played(seed, steps)
    branch = game.what_if()
    rng = Random(seed)
    for _ in range(12):
        if not branch.over:
            play_at_random(branch, rng)
    adopted = branch.adopt()
    said = [{key: value for key, value in action.items() if key != "die"} for action in adopted.played]
    assert said + list(adopted.left) == branch.actions
    assert all("die" not in action for action in adopted.played[:-1])
    rolled = adopted.played and "die" in adopted.played[-1]
    if not rolled and not game.over:
        there = branch.at(len(adopted))
        assert there.holder == game.position.holder and there.coins == game.position.coins
    if adopted.left and not rolled:
        assert game.to_act.player != branch.player


# All outcomes


def test_every_outcome_of_an_attempt() -> None:
    """Mountain d costs 3; with 1 in hand the die must show 2. Farmland b pays Humans twice, d once more."""
    branch = duel(hand=1).what_if()
    before = everything(branch)
    outcomes = branch.every_outcome("attempt", region="d")
    assert [(o.face, o.chance, o.coins) for o in outcomes] == [
        (0, Fraction(1, 2), 2),
        (1, Fraction(1, 6), 2),
        (2, Fraction(1, 6), 3),
        (3, Fraction(1, 6), 3),
    ]
    assert outcomes.expected == Fraction(7, 3)
    assert everything(branch) == before
    assert "7/3 (about 2.33) coins" in str(outcomes)
    assert "fails to take d: 1 token was missing" in outcomes[1].sentence
    assert outcomes[3].branch.log[-1]["die"] == 3 and outcomes[3].branch.origin is branch
    assert outcomes[3].score == 3
    assert json.loads(json.dumps(outcomes.to_dict()))["expected"] == "7/3"
    with pytest.raises(KeyError):
        outcomes[7]


def test_every_outcome_of_an_action_without_chance_is_one() -> None:
    outcomes = duel().what_if().every_outcome({"do": "conquer", "region": "c"})
    (only,) = outcomes
    assert (only.face, only.chance, only.coins, outcomes.expected) == (None, 1, 3, 3)


def test_every_outcome_of_a_roll_says_what_it_would_pay_for() -> None:
    game = made([player("humans", "berserk", 1), player()], {"b": at(0, "humans")})
    outcomes = game.what_if().every_outcome("roll")
    payable = [o.sentence for o in outcomes]
    # a: a hill with a tribe costs 3, c: a forest 2, d: a mountain 3; only 1 token is in hand.
    assert payable == [
        "No region can be paid for.",
        "1 region can be paid for.",
        "3 regions can be paid for.",
        "3 regions can be paid for.",
    ]


def test_an_action_that_is_not_legal_has_no_outcomes() -> None:
    branch = duel(hand=1).what_if()
    with pytest.raises(Refused):
        branch.every_outcome("attempt", region="e")
    assert branch.steps == 0


def test_the_price_of_a_pick_counts() -> None:
    """Expected coins are from now to the end of the turn: the second combo costs a coin."""
    game = Game.from_scenario({"format": "sw-scenario/1", **offer("elves forest", "orcs hill")})
    assert game.what_if().every_outcome("pick", slot=1).expected == -1


@settings(max_examples=30, deadline=None, derandomize=True)
@given(seeds, st.integers(0, 80))
def test_the_average_is_that_of_the_faces(seed: int, steps: int) -> None:
    """Checked by playing each face on plain branches, to the end of the turn in the plainest way."""
    game, rng = played(seed, steps), Random(seed)
    while not (entries := game.legal.of("attempt")):
        if game.over:
            game = played(seed, 0)
        play_at_random(game, rng)
    outcomes = game.what_if().every_outcome(entries[0])  # type: ignore[arg-type]
    total = Fraction(0)
    for face, chance in faces().items():
        after = game.branch()
        after.play(entries[0], die=face)  # type: ignore[arg-type]
        total += chance * after.score_preview().total
    assert sum(o.chance for o in outcomes) == 1
    assert outcomes.expected == total
