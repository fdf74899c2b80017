"""In whose turn effects are asked and told: the search relies on it that others' effects mostly are not."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import Any

from sw_widget.engine.hooks.effect import HOOKS, IN_ANY_TURN, Effect
from sw_widget.engine.hooks.view import View
from tests.engine.made_up_packs import table

_heard: set[tuple[str, bool]] = set()
"""What was asked or told, and whether that was in the turn of the player who has the race."""


def _listening(name: str) -> Callable[..., Any]:
    plain = getattr(Effect, name)

    def listens(self: Effect, at: View, *about: int) -> Any:
        _heard.add((name, at.player == at.position.player))
        return plain(self, at, *about)

    return listens


# What an effect makes void is asked of it without a view.
_methods = {name: _listening(name) for name in HOOKS if name != "voids"}
Listens = dataclass(frozen=True)(type("Listens", (Effect,), {"in_decline": True, **_methods}))


def test_others_are_concerned_by_few_questions_and_events() -> None:
    listens, heard = (Listens(),), set()
    for seed in range(12):
        rng = Random(seed)
        game = table(
            race=listens,
            old=listens,
            other=listens,
            other_old=listens,
            hand=9,
            regions={"a": "newts 2", "b": "moles 1", "c": "geese 2", "d": "toads 1", "e": "geese 1"},
            column=[{"race": "wasps", "power": "third"}],
            power_stack=["spare"],
            seed=seed,
        )
        _heard.clear()  # of what was asked to check the table
        for _ in range(120):
            if game.over:
                break
            game.play(game.legal.sample(rng))
        heard |= _heard
    in_other_turns = {name for name, own in heard if not own}
    assert in_other_turns <= IN_ANY_TURN
    assert in_other_turns >= {"closes", "losses", "tokens_lost", "region_lost", "race_declined"}
    assert {name for name, own in heard if own} >= {"earns", "moved_in", "turn_began", "offers", "scored"}
