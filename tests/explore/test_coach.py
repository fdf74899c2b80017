"""The coach rates what was decided, by what could be known, and claims nothing that is not proven."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from sw_widget import Action, Game
from sw_widget.engine.chance import faces, shuffled
from sw_widget.engine.turn.machine import apply
from sw_widget.explore.bots import CasualBot, GreedyBot, RandomBot, play_out
from sw_widget.explore.coach import Advice, coach
from sw_widget.explore.turns.goals import Goal
from sw_widget.explore.turns.search import best
from sw_widget.explore.whatif.branch import Branch


@pytest.fixture(scope="module")
def played() -> Game:
    """A game with good moves and bad ones."""
    return play_out(Game(players=["Ann", "Ben"], seed=5), [RandomBot(1), GreedyBot(looks=300)])


@pytest.fixture(scope="module")
def advice(played: Game) -> list[Advice]:
    return [coach(played, step, looks=2000) for step in range(played.steps)]


def test_the_best_line_has_nothing_to_be_told() -> None:
    """Whoever follows a line that is proven gives nothing away, from the first move to the last."""
    game = Game(players=["Ann", "Ben"], seed=8)
    found = best(game.position, Goal(), looks=20_000)
    assert found.proven
    for code in found.ways[0].codes:
        game.play(Action(game.position.rules, code))
    for step in range(game.steps):
        said = coach(game, step)
        assert said.lost == 0
        if said.proven:
            assert said.sentence.startswith("As good as any: ")


def test_what_was_lost_is_the_difference_of_two_searches(played: Game, advice: list[Advice]) -> None:
    exact = 0
    for said in advice:
        before = played.at(said.step)
        kind = said.action.kind
        if kind == "withdraw" or not said.proven:
            continue
        most = best(before, Goal(), looks=50_000)
        assert most.proven and said.best_worth is not None and said.best_worth.found == most.value[0]
        if kind in ("attempt", "roll"):
            continue
        after = before.clone()
        apply(after, said.action.code)
        had = after.coins[said.player] - before.coins[said.player]
        if (after.player, after.turn) != (before.player, before.turn) or after.over or after.pending:
            assert said.lost == most.value[0] - had
        else:
            assert said.lost == most.value[0] - had - best(after, Goal(), looks=50_000).value[0]
        exact += 1
    assert exact > 30


def test_nothing_is_ever_won_by_a_move(advice: list[Advice]) -> None:
    assert all(said.lost >= 0 for said in advice)
    assert any(said.lost for said in advice) and any(not said.lost for said in advice)


def test_the_moves_of_a_turn_lose_what_the_turn_lost(played: Game, advice: list[Advice]) -> None:
    """Without dice, what single moves gave away adds up to what the turn brought less than it could."""
    turns = 0
    for turn in played.history.turns(played.steps):
        steps = []
        for step in range(turn.step, played.steps):
            at = played.history[step].position
            if (at.turn, at.player) != (turn.turn, turn.player) or at.pending:
                break
            steps.append(step)
        if not steps or not all(advice[step].proven for step in steps):
            continue
        if any(advice[step].action.kind in ("attempt", "roll") for step in steps):
            continue
        start, end = played.at(steps[0]), played.at(steps[-1] + 1)
        brought = end.coins[turn.player] - start.coins[turn.player]
        could = advice[steps[0]].best_worth
        assert could is not None
        assert sum((advice[step].lost for step in steps), Fraction(0)) == could.found - brought
        turns += 1
    assert turns > 3


def test_a_die_is_rated_before_it_falls(played: Game, advice: list[Advice]) -> None:
    rolled = [said for said in advice if said.action.kind in ("attempt", "roll") and said.proven]
    assert rolled
    for said in rolled:
        before, expected = played.at(said.step), Fraction(0)
        for face, chance in faces().items():
            after = before.clone()
            apply(after, said.action.code, face)
            had = after.coins[said.player] - before.coins[said.player]
            expected += chance * (had + best(after, Goal(), looks=50_000).value[0])
        assert said.made_worth is not None and said.made_worth.found == expected
        assert said.notes == (
            "The die counts on average, with all its faces, not only with the one that fell.",
        )


def test_the_face_that_fell_changes_no_verdict() -> None:
    for seed in range(30):
        game = Game(players=["Ann", "Ben"], seed=seed)
        rng = Random(seed)
        while game.turn < 3 and "attempt" not in game.legal.kinds:
            game.play(game.legal.sample(rng))
        if "attempt" not in game.legal.kinds:
            continue
        action = game.legal.of("attempt")[0]
        said = []
        for face in (0, 3):
            branch = game.branch()
            branch.play(action.to_dict(), die=face)
            said.append(coach(branch, -1, looks=500).to_dict())
        assert said[0] == said[1]
        return
    raise AssertionError("nobody could try a region with the die")


def test_what_nobody_knew_changes_no_verdict() -> None:
    def rated(other: int) -> list[object]:
        game, rng = Game(players=["Ann", "Ben"], seed=3), Random(3)
        while game.turn < 4:
            game.play(game.legal.sample(rng))
        position = game.position
        moved = Game.from_code(game.code)
        moved.position.race_stack = shuffled(position.race_stack, Random(other))
        moved.position.power_stack = shuffled(position.power_stack, Random(other))
        mine = moved.to_act.player
        moved.position.coins = [n if player == mine else other for player, n in enumerate(position.coins)]
        start = moved.branch()
        start.play(start.legal.sample(Random(1)), die=None)
        return [coach(start, -1, looks=500).to_dict()]

    assert rated(1) == rated(7)


def test_the_words_say_no_more_than_is_proven(advice: list[Advice]) -> None:
    for said in advice:
        before, after = said.best_worth, said.made_worth
        if before is None or after is None:
            assert said.sentence.startswith("Where a defender's tokens go")
        elif said.sentence.endswith("proven."):
            assert before.proven and after.proven
            lost = "This turn can bring " if said.beyond else "Gave away "
            assert said.sentence.startswith(lost if said.lost else "As good as any: ")
        elif "at least" in said.sentence:
            assert after.limit is not None and after.limit < before.found
        else:
            assert said.sentence.startswith(("Perhaps", "Nothing better was found")) or said.beyond


def test_a_short_search_admits_it() -> None:
    """With almost no budget the same moves are rated with less confidence, never with a wrong proof."""
    game = play_out(
        Game(players=["Ann", "Ben", "Cleo"], seed=2), [RandomBot(2), GreedyBot(looks=60), RandomBot(3)]
    )
    unsure = 0
    for step in range(0, game.steps, 4):
        short, long = coach(game, step, looks=3), coach(game, step, looks=5000)
        if short.proven and long.proven:
            assert short.lost == long.lost
        if not short.proven:
            unsure += 1
            assert "proven." not in short.sentence or "not proven" in short.sentence
            if "at least" in short.sentence and long.proven:
                assert short.best_worth is not None and short.made_worth is not None
                assert short.made_worth.limit is not None
                assert short.best_worth.found - short.made_worth.limit <= long.lost
    assert unsure


def test_what_lies_beyond_the_turn_is_named(advice: list[Advice]) -> None:
    for said in advice:
        assert bool(said.caveat) == said.beyond
        if said.beyond:
            assert next(iter(said)) == said.caveat and said.caveat in str(said).splitlines()[0]
            assert "Gave away" not in str(said) and "gave away" not in str(said)
        if said.action.kind in ("pick", "decline", "redeploy"):
            assert said.beyond
        if said.action.kind == "conquer":
            assert not said.beyond


def test_a_verdict_has_its_accounts(advice: list[Advice]) -> None:
    for said in advice:
        if said.best is None or said.made is None or not said.proven:
            continue
        assert said.best_worth is not None and said.made_worth is not None
        for line, ledger, worth in zip(
            (said.best, said.made), said.accounts, (said.best_worth, said.made_worth), strict=True
        ):
            assert line.account is ledger and line.value == worth.found
            if line.chancy:
                assert sum(coins * chance for coins, chance in line.outcomes) == worth.found
                assert sum(chance for _, chance in line.outcomes) == 1
                assert int(ledger) == line.outcomes[0][0] or line.actions[-1].kind == "roll"
            else:
                assert int(ledger) == worth.found


def test_accounts_are_told_once_and_add_up_to_the_verdict() -> None:
    """The price of a combo and the score stand in one account."""
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=3)
    said = game.coach()
    assert said.made is not None and said.made_worth is not None
    assert str(said).count("Coins of Ann this turn") == (2 if said.lost else 1)
    assert "Score of Ann" not in str(said)
    assert int(said.made.account) == said.made_worth.found or said.made.chancy
    assert "-" not in str(said) and "−3" in str(said)


def test_the_move_is_named() -> None:
    game = Game(players=["Ann", "Ben"], seed=8).play("pick", slot=0).play("conquer", region="5")
    said = game.coach()
    assert str(said).startswith("Ann's move, “Conquer Deepdelve Peak”: As good as any: 8 coins, proven.")
    assert said.made is not None and said.made.actions[0] == {"do": "conquer", "region": "5"}
    assert "The best line that begins with this move:" in str(said)


def test_a_better_line_can_be_played(played: Game, advice: list[Advice]) -> None:
    worst = max((said for said in advice if said.proven), key=lambda said: said.lost)
    assert worst.lost and worst.best is not None
    branch = Branch(played, at=worst.step)
    worst.best.play(branch)
    assert any(sentence.startswith("Better: ") for sentence in worst)


def test_it_shows_itself(advice: list[Advice]) -> None:
    for said in advice[:20]:
        assert said.sentence in str(said) and said.sentence in list(said)
        assert said._repr_html_().startswith("<p>")
        assert said.to_dict()["lost"] == str(said.lost)
        assert said.sentence in repr(said)


def test_names_are_escaped() -> None:
    game = Game(players=["<b>Ann</b>", "Ben"], seed=1)
    game.play("pick", slot=0)
    assert "<b>" not in game.coach()._repr_html_()


def test_there_must_be_such_a_step() -> None:
    game = Game(seed=1)
    with pytest.raises(IndexError, match="no move has been made yet: play one first"):
        game.coach()
    game.play("pick", slot=0)
    with pytest.raises(IndexError, match="there is no step 3"):
        game.coach(3)
    assert game.coach().step == game.coach(0).step == 0


def test_beyond_the_turn_it_estimates_by_looking_ahead(played: Game, advice: list[Advice]) -> None:
    """Of combos and decline, and of nothing else; decline in the last turn has nothing after it."""
    kinds = set()
    for said in advice:
        kind, turn = said.action.kind, played.at(said.step).turn
        if kind == "pick" or (kind == "decline" and turn < played.position.turns):
            kinds.add(kind)
            assert "an estimate" in said.ahead and said.ahead in list(said) and said.ahead in str(said)
            assert said.to_dict()["ahead"] == said.ahead
        else:
            assert said.ahead == ""
    assert "pick" in kinds


def test_decline_is_compared_with_going_on() -> None:
    game = play_out(Game(players=["Ann", "Ben"], seed=5), [CasualBot(), CasualBot()])
    step = next(step for step, entry in enumerate(game.log) if entry["do"] == "decline")
    ahead = coach(game, step, looks=100).ahead
    assert "declining now leaves the player about " in ahead and ", going on about " in ahead


def test_looking_ahead_sees_that_a_combo_is_worse() -> None:
    """What the coach says of it is less than of the best."""
    game = Game(players=["Ann", "Ben"], seed=3)
    game.play("pick", slot=5)
    leads = re.findall(r"([\d.]+) (ahead|behind)", coach(game).ahead)
    made, other = (float(number) * (1 if word == "ahead" else -1) for number, word in leads)
    assert made < other
