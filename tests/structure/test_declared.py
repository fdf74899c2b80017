"""Races and powers are made of effects that answer for themselves, and each effect has one room.

A class that several of them use is in `engine/effects/`; one that a single race or power uses stands in its
pack. A few in `engine/effects/` have a single user so far: they are building blocks that readers use for
races of their own.
"""

from __future__ import annotations

from collections import defaultdict

import pytest

from sw_widget import Game, packs
from sw_widget.engine.definitions import Power, Race
from sw_widget.engine.hooks.answering import Answering
from sw_widget.engine.hooks.effect import HOOKS, Effect, hooks_of
from sw_widget.engine.kit import Kit, Sourced
from tests.every_effect import every

DEFINITIONS: list[tuple[str, Race | Power]] = [
    (pack.id, definition)
    for pack in map(packs.get, packs.printed())
    for definition in (*pack.races, *pack.powers)
]
SHARED = "sw_widget.engine.effects."
MOST_OF_ONE_TRAIT = 20


@pytest.mark.parametrize(("pack", "definition"), DEFINITIONS, ids=[item.id for _, item in DEFINITIONS])
def test_an_effect_is_shared_or_stands_in_the_pack(pack: str, definition: Race | Power) -> None:
    for effect in definition.effects:
        module = type(effect).__module__
        assert module.startswith((SHARED, f"sw_widget.packs.{pack}.")), f"{type(effect).__name__}: {module}"


def test_few_shared_effects_have_a_single_user() -> None:
    users = defaultdict(set)
    for _, definition in DEFINITIONS:
        for effect in definition.effects:
            users[type(effect)].add(definition.id)
    lone = [
        kind.__name__ for kind, ids in users.items() if len(ids) == 1 and kind.__module__.startswith(SHARED)
    ]
    assert len(lone) <= MOST_OF_ONE_TRAIT, lone


def test_an_effect_of_a_pack_has_a_single_user() -> None:
    users = defaultdict(set)
    for _, definition in DEFINITIONS:
        for effect in definition.effects:
            users[type(effect)].add(definition.id)
    several = [
        kind.__name__
        for kind, ids in users.items()
        if len(ids) > 1 and not kind.__module__.startswith(SHARED)
    ]
    assert not several, f"move to engine/effects: {several}"


def test_a_misspelt_question_is_an_error_where_it_is_written() -> None:
    with pytest.raises(TypeError, match=r"Sleepy.loses_insted: effects have no such question or event"):

        class Sleepy(Effect):
            def loses_insted(self) -> int:
                return 0


def test_every_question_is_answered_by_somebody() -> None:
    answered = {name for kind in every() for name in hooks_of(kind)}
    assert set(HOOKS) == answered


def test_who_answers_is_kept_for_every_question_and_event() -> None:
    assert tuple(Answering.__annotations__) == HOOKS


NOT_KNOWN = {
    "ice_witches", "skags", "slingmen", "copycat", "lava", "soul_touch",
    "drakons", "escargots", "scavengers", "storm_giants", "wendigos",
    "exploring", "gunner", "zeppelined",
    "fisher", "flocking", "quarreling", "reborn", "shield", "thieving", "vampire", "wise",
    "cultists", "drow", "flames", "iron_dwarves", "lizardmen", "mudmen", "will_o_wisps",
    "magic",
}  # fmt: skip
"""Races and powers of which nobody has said yet what they can bring in a turn: no turn of theirs is called
proven.
"""


def test_it_is_known_what_everybody_else_can_bring_in_a_turn() -> None:
    rules = Game(players=["Ann", "Ben"], packs=packs.printed(), seed=0).position.rules
    unknown = {
        definition.id
        for _, definition in DEFINITIONS
        if not Kit([Sourced(("", ""), effect) for effect in definition.effects], rules).outlook.known
    }
    assert unknown == NOT_KNOWN
