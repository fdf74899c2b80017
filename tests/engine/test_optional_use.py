"""A choice at redeployment that nobody must take: for whoever lists, counts or plays decisions singly."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar

import pytest

from sw_widget.engine.actions import END_TURN, IN_CONQUESTS, REDEPLOYMENT, USE
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note, Offer
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.perft import agenda_of, entries, left_on
from sw_widget.explore.agents.action_steps import ActionSteps
from sw_widget.game.position_code import read_code, write_code
from tests.engine.made_up_effects import Airship
from tests.engine.made_up_packs import table


@dataclass(frozen=True)
class Naps(Effect):
    """Once a turn, at redeployment, a coin."""

    uses: ClassVar[str | None] = None
    notes: ClassVar[Mapping[str, Note]] = {"slept": Note(THIS_TURN)}

    def offers(self, at: View) -> tuple[Offer, ...]:
        if at.position.stage != REDEPLOYMENT:
            return ()
        values = () if at.note("slept") else (0,)
        return (Offer(USE, at.rule, None, values, lambda value: Reason("already_used", "already_used-use")),)

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        t.remember("slept", 1)
        t.position.coins[t.player] += 1


@dataclass(frozen=True)
class Dozes(Naps):
    """The same, said to be offered in conquests alone."""

    offers_in = IN_CONQUESTS


@dataclass(frozen=True)
class Snores(Dozes):
    """Derived from that, but with an offer of its own."""

    def offers(self, at: View) -> tuple[Offer, ...]:
        return super().offers(at)


@pytest.mark.parametrize(("effect", "asked"), [(Naps(), True), (Dozes(), False), (Snores(), True)])
def test_an_effect_is_asked_in_the_phases_that_it_names(effect: Effect, asked: bool) -> None:
    """What it says of phases does not hold for whoever derives another offer from it."""
    game = table(race=[effect], hand=1, regions={"a": "newts 1"}).play("stop")
    assert ("use" in game.legal.kinds) is asked


def test_the_use_stands_beside_the_end_of_the_turn() -> None:
    game = table(race=[Naps()], hand=1, regions={"a": "newts 1"}).play("stop")
    agenda = agenda_of(game.position)
    assert [kind for kind, _ in agenda if kind == USE] == []
    *_, last = agenda
    found = entries(game.position, (last,))
    assert [code[0] for code in found if isinstance(code, tuple)] == [END_TURN, USE]
    assert left_on((last,), (USE, "newts", ())) is None, "all is asked anew"


def test_agents_may_leave_it_and_are_not_asked_where_it_is_spent() -> None:
    game = table(race=[Naps()], hand=1, regions={"a": "newts 1"}).play("stop")
    steps = ActionSteps()
    redeploy = steps.ask(game.position)  # all tokens into one region: there is no choice
    assert redeploy is not None
    game.play("redeploy", tokens={"a": 2})
    steps.played(redeploy)
    assert steps.ask(game.position) is None
    assert {step[0] for step in steps.steps()} == {END_TURN, USE}
    game.play("use", trait="newts")
    steps.played((USE, "newts", ()))
    assert steps.ask(game.position) == redeploy
    steps.played(redeploy)
    assert steps.ask(game.position) == (END_TURN,)


def test_a_code_keeps_that_a_means_without_a_piece_was_used() -> None:
    game = table(race=[Airship("ship")], hand=4, regions={"a": "newts 1"})
    game.play("conquer", region="b", **{"with": ["ship"]}, die=0)
    assert game.position.used
    assert read_code(write_code(game.position, tuple(game.names))).position.used == game.position.used
