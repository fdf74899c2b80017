"""Random games over every combo and every number of players, with all invariants after every action.

A kind of action is chosen uniformly and one of that kind is sampled, so that rare actions are not drowned by
the many ways to redeploy. Each of the 280 combos of the base game is given to somebody in a game of two, of
three, of four and of five players, and each of the combos of all packs to somebody in a game with all of
them: it lies on top of the column when its player picks for the first time, and in that first turn its race
conquers as long as it can, twice at most, before it may stop.

`make long` plays all of that. In `make test` each combo of the base game is played once, by two, three, four
or five, and a fifth of the others: tests/naive plays all of them, too, with other checks. SW_GAMES multiplies
the number of games (other seeds, other actions); SW_GAMES_SEED starts elsewhere.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from sw_widget import Action, Game, packs
from sw_widget.engine.ledger import Event
from sw_widget.engine.position import Position
from tests.amount import LONG
from tests.games import invariants
from tests.games.true_sentences import decision_is_true

ROUNDS = int(os.environ.get("SW_GAMES", "1"))
SEED = int(os.environ.get("SW_GAMES_SEED", "1"))
PARTS = 5
ON_OFFER = 6
# The costly checks (legality of everything, undo, texts) are made at one step in so many.
ONE_IN = 10

Combo = tuple[str, str]


class Box:
    """What is played with: the races, powers and variants of some packs."""

    def __init__(self, *ids: str) -> None:
        self.packs = list(ids)
        found = packs.get_all(ids)
        self.races = [race.id for pack in found for race in pack.races]
        self.powers = [power.id for pack in found for power in pack.powers]
        self.variants = [variant.id for pack in found for variant in pack.variants]

    def combos(self) -> set[Combo]:
        return {(race, power) for race in self.races for power in self.powers}


BASE = Box("base")
ALL = Box(*packs.printed())
MIXED = 7
"""Into so many parts are the games with all packs divided."""
A_FEW = 33
"""One in so many combos of them is played where it may not take long: by two, and by three players."""


def groups(
    box: Box, part: int, parts: int, players: int | None = None, *, long: bool = LONG
) -> Iterator[list[Combo]]:
    """Combos to play together, one a player: no race and no power twice. All parts together are all combos.

    Without a number of players there are two, three, four and five by turns, and combos of the base game,
    which have games of their own, are left out.

    Unless it may take long, all parts and numbers of players together are all combos of the base game once,
    and of the others so many that each race and each power is among them.
    """
    powers, known = box.powers, BASE.combos() if players is None else set()
    for shift in range(part, len(powers), parts):
        if not long and (shift % A_FEW if players is None else shift % 4 != players - 2):
            continue
        combos = [(race, powers[(i + shift) % len(powers)]) for i, race in enumerate(box.races)]
        combos = [combo for combo in combos if combo not in known]
        size = players if players is not None else 2 + shift % 4
        for start in range(0, len(combos), size):
            yield (combos[start:] + combos)[:size]


def scenario(box: Box, combos: list[Combo], rng: Random, variants: list[str]) -> dict[str, Any]:
    """The combos on top of the column in order, and everything else beneath it at random."""
    races = [race for race in box.races if race not in {race for race, _ in combos}]
    powers = [power for power in box.powers if power not in {power for _, power in combos}]
    rng.shuffle(races)
    rng.shuffle(powers)
    free = ON_OFFER - len(combos)
    column = [*combos, *zip(races[:free], powers[:free], strict=True)]
    return {
        "format": "sw-scenario/1",
        "packs": box.packs,
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
        last = game.last_action
        assert last is not None
        dice = [last["die"]] if "die" in last else []
        dice += last.get("rolls", [])
        events = invariants.recorded_play_is_the_same_play(before, action.code, dice, after)
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
            decision_is_true(game)
            invariants.code_gives_the_position(game)
            invariants.views_hide_what_they_must(game)
            invariants.branches_leave_the_game_alone(game, rng)
            invariants.full_answer_agrees(game)

    def _note(self, before: Position, events: list[Event]) -> None:
        rules = before.rules
        for event in events:
            if event.kind in (*invariants.CONQUESTS, "converted"):
                _, race = event.params["race"]
                power = before.power[rules.race_index[race]]
                if power >= 0:
                    self.conquered.add((race, rules.powers[power].id))

    def play_out(self, name: str) -> None:
        """Play at random to the end; what goes wrong is told with the name of the game and its last steps."""
        try:
            while not self.game.over:
                self.play(self.game.legal.sample(self.rng))
            self.finish()
        except Exception as error:
            error.add_note(f"{name}, step {self.game.steps}: {self.game.log[-3:]}")
            raise

    def finish(self) -> None:
        """What is asked once, at the end: the whole game told again, replayed, and taken back some steps."""
        assert [[event.raw for event in step] for step in self.game.events] == self.told
        invariants.replay_is_identical(self.game)
        for step, position in self.earlier.items():
            invariants.same(position, self.game.at(step), f"step {step} looked up")
        last = max((step for step in self.earlier if step < self.game.steps - 3), default=None)
        if last is not None:
            invariants.undo_and_redo(self.game, self.earlier[last], self.game.steps - last)
        invariants.winners_have_most(self.game)


@pytest.mark.sampled
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("players", [5, 4, 3, 2])
def test_every_combo(players: int, part: int) -> None:
    for seed in range(SEED, SEED + ROUNDS):
        play_all(BASE, groups(BASE, part, PARTS, players), f"{seed}/{players}/{part}")


@pytest.mark.sampled
@pytest.mark.parametrize("part", range(MIXED))
def test_every_combo_of_all_packs(part: int) -> None:
    for seed in range(SEED, SEED + ROUNDS):
        play_all(ALL, groups(ALL, part, MIXED), f"{seed}/all/{part}")


def play_all(box: Box, games: Iterator[list[Combo]], of: str) -> None:
    """Play a game for each group of combos; each combo must take a region."""
    said: set[str] = set()
    for number, combos in enumerate(games):
        name = f"{of}/{number}"
        rng = Random(name)
        variants = [variant for variant in box.variants if rng.random() < 0.5] if number % 3 == 0 else []
        watched = Watched(Game.from_scenario(scenario(box, combos, rng, variants)), rng, said)
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
        assert played(BASE, PARTS, players, long=True) == BASE.combos()
    assert len(BASE.combos()) == 280
    mixed = played(ALL, MIXED, long=True)
    assert mixed | BASE.combos() == ALL.combos() and not mixed & BASE.combos()
    printed = [packs.get(id) for id in packs.printed()]
    races, powers = (sum(len(getattr(pack, kind)) for pack in printed) for kind in ("races", "powers"))
    assert len(ALL.combos()) == races * powers


def test_the_sample_has_all_combos_of_the_base_game_and_every_race_and_power() -> None:
    by_players = [played(BASE, PARTS, players, long=False) for players in (2, 3, 4, 5)]
    assert set().union(*by_players) == BASE.combos()
    # A group that is not full is filled up with combos that are in another one as well.
    assert all(len(found) < 0.4 * len(BASE.combos()) for found in by_players)
    mixed = played(ALL, MIXED, long=False)
    assert {race for race, _ in mixed} == set(ALL.races)
    assert {power for _, power in mixed} == set(ALL.powers)


def played(box: Box, parts: int, players: int | None = None, *, long: bool) -> set[Combo]:
    """The combos of all parts."""
    found = [groups(box, part, parts, players, long=long) for part in range(parts)]
    return {combo for part in found for group in part for combo in group}
