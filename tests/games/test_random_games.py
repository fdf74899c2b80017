"""Random games over every combo and every number of players, with all invariants after every action.

A kind of action is chosen uniformly and one of that kind is sampled, so that rare actions are not drowned by
the many ways to redeploy. Each of the 280 combos of race and power is given to somebody in a game of two, of
three, of four and of five players: it lies on top of the column when its player picks for the first time, and
in that first turn its race conquers as long as it can, twice at most, before it may stop.

SW_GAMES multiplies the number of games (other seeds, other actions); SW_GAMES_SEED starts elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sw_widget import Action, Game
from sw_widget.engine.ledger import Event
from sw_widget.engine.position import Position
from sw_widget.packs.base import PACK
from tests.games import invariants

ROUNDS = int(os.environ.get("SW_GAMES", "1"))
SEED = int(os.environ.get("SW_GAMES_SEED", "1"))
RACES = [race.id for race in PACK.races]
POWERS = [power.id for power in PACK.powers]
VARIANTS = [variant.id for variant in PACK.variants]
PARTS = 5
ON_OFFER = 6
# The costly checks (legality of everything, undo, texts) are made at one step in so many.
ONE_IN = 10

Combo = tuple[str, str]


def groups(players: int, part: int) -> Iterator[list[Combo]]:
    """Combos to play together, one a player: no race and no power twice. All parts together are all 280."""
    for shift in range(part, len(POWERS), PARTS):
        combos = [(race, POWERS[(i + shift) % len(POWERS)]) for i, race in enumerate(RACES)]
        for start in range(0, len(combos), players):
            yield (combos[start:] + combos)[:players]


def scenario(combos: list[Combo], rng: Random, variants: list[str]) -> dict[str, Any]:
    """The combos on top of the column in order, and everything else beneath it at random."""
    races = [race for race in RACES if race not in {race for race, _ in combos}]
    powers = [power for power in POWERS if power not in {power for _, power in combos}]
    rng.shuffle(races)
    rng.shuffle(powers)
    free = ON_OFFER - len(combos)
    column = [*combos, *zip(races[:free], powers[:free], strict=True)]
    return {
        "format": "sw-scenario/1",
        "players": [{"name": name} for name in ("Ann", "Ben", "Cleo", "Dan", "Eve")[: len(combos)]],
        "column": [{"race": race, "power": power} for race, power in column],
        "race_stack": races[free:],
        "power_stack": powers[free:],
        "seed": rng.randrange(10**6),
        "variants": variants,
    }


def choose(game: Game, rng: Random) -> Action:
    """Any action; but in the first round everybody takes the top combo, and conquers before stopping."""
    if game.turn > 1:
        return game.legal.sample(rng)
    legal = game.legal
    if game.to_act.phase == "pick":
        (top, *_) = legal.of("pick")
        assert isinstance(top, Action)
        return top
    payable = game.targets()
    enough = game.position.held[game.position.acting].bit_count() >= 2 or not payable
    while True:
        action = legal.sample(rng)
        # After a roll a conquest that cannot be paid is possible, and would end them all.
        hopeless = (
            action.kind == "conquer" and action["region"] not in payable and "with" not in action.to_dict()
        )
        if enough or not (hopeless or action.kind in ("stop", "attempt")):
            return action


class Watched:
    """A game that is checked at every step."""

    def __init__(self, game: Game, rng: Random, said: set[str]) -> None:
        self.game = game
        self.rng = rng
        self.said = said
        self.earlier: dict[int, Position] = {}
        """A few positions by their step, to come back to at the end."""
        self.told: list[list[Event]] = []
        self.conquered: set[Combo] = set()
        """The combos that took a region."""
        invariants.sound(game.position)

    def play(self, action: Action) -> None:
        game, rng = self.game, self.rng
        before = game.position.clone()
        if rng.random() * ONE_IN < 1:
            self.earlier[game.steps] = before
        game.play(action)
        after = game.position
        die = game.log[-1]["die"] if action.kind in ("attempt", "roll") else None
        events = invariants.recorded_play_is_the_same_play(before, action.code, die, after)
        self.told.append(events)
        invariants.sound(after)
        invariants.step_is_explained(before, action.code, after, events)
        invariants.scores_are_as_previewed(before, action.code, after, events)
        invariants.fast_and_explained_agree(after)
        self._note(before, events)
        closely = rng.random() * ONE_IN < 1
        invariants.step_can_be_told(game, events, self.said, everything=closely)
        if not closely:
            return
        invariants.legal_actions_are_accepted(game, rng)
        invariants.listed_and_checked_agree(game)
        invariants.others_are_refused(game, invariants.attempts_at_anything(game, rng, 12))
        invariants.someone_elses_turn_is_refused(game)
        invariants.undo_and_redo(game, before)
        if rng.random() < 0.2:
            invariants.decision_can_be_told(game)
            invariants.code_gives_the_position(game)
            invariants.views_hide_what_they_must(game)
            invariants.branches_leave_the_game_alone(game, rng)
            invariants.full_answer_agrees(game)

    def _note(self, before: Position, events: list[Event]) -> None:
        rules = before.rules
        for event in events:
            if event.kind in ("conquered", "single_token_conquered", "converted"):
                _, race = event.params["race"]
                power = before.power[rules.race_index[race]]
                if power >= 0:
                    self.conquered.add((race, rules.powers[power].id))

    def finish(self) -> None:
        """What is asked once, at the end: the whole game told again, replayed, and taken back some steps."""
        assert [[event.raw for event in step] for step in self.game.events] == self.told
        invariants.replay_is_identical(self.game)
        for step, position in self.earlier.items():
            invariants.same(position, self.game.at(step), f"step {step} looked up")
        last = max((step for step in self.earlier if step < self.game.steps - 3), default=None)
        if last is not None:
            invariants.undo_and_redo(self.game, self.earlier[last], self.game.steps - last)
        best = max(self.game.position.coins)
        assert self.game.winners and all(
            self.game.position.coins[player] == best for player in self.game.winners
        )


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", [5, 4, 3, 2])
def test_every_combo(players: int, part: int) -> None:
    said: set[str] = set()
    for seed in range(SEED, SEED + ROUNDS):
        for number, combos in enumerate(groups(players, part)):
            name = f"{seed}/{players}/{part}/{number}"
            rng = Random(name)
            variants = [variant for variant in VARIANTS if rng.random() < 0.5] if number % 3 == 0 else []
            watched = Watched(Game.from_scenario(scenario(combos, rng, variants)), rng, said)
            try:
                while not watched.game.over:
                    watched.play(choose(watched.game, rng))
                watched.finish()
            except AssertionError as error:
                error.add_note(
                    f"game {name}, variants {variants}, step {watched.game.steps}: {watched.game.log[-3:]}"
                )
                raise
            for race, power in combos:
                assert (race, power) in watched.conquered, f"game {name}: the {power} {race} took no region"


def test_the_groups_are_all_combos() -> None:
    for players in (2, 3, 4, 5):
        found = [combo for part in range(PARTS) for group in groups(players, part) for combo in group]
        assert set(found) == {(race, power) for race in RACES for power in POWERS}
        assert len(set(found)) == 280
