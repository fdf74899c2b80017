"""Races and powers are declared: at least two thirds of them are effects alone, without a hook."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

import pytest

from sw_widget import packs
from sw_widget.engine.conditions import Where, terrain
from sw_widget.engine.definitions import Power, Race
from sw_widget.engine.effects import CoinPer, CoinsBy, Discount, Effect

DEFINITIONS: list[Race | Power] = [
    definition for pack in map(packs.get, packs.printed()) for definition in (*pack.races, *pack.powers)
]


def parts(value: object) -> Iterator[object]:
    """Everything that a declaration is made of: effects, their conditions, and what those hold."""
    yield value
    if is_dataclass(value) and not isinstance(value, type):
        for field in fields(value):
            yield from parts(getattr(value, field.name))
    elif isinstance(value, tuple | list | frozenset):
        for item in value:
            yield from parts(item)


def uses_a_hook(definition: Race | Power) -> bool:
    """Whether a function takes part: the hooks `Where` and `CoinsBy`, or anything that can be called."""
    return any(isinstance(part, Where | CoinsBy) or callable(part) for part in parts(definition.effects))


def test_at_least_two_thirds_are_purely_declared() -> None:
    hooked = [definition.id for definition in DEFINITIONS if uses_a_hook(definition)]
    assert len(hooked) * 3 <= len(DEFINITIONS), f"{len(hooked)} of {len(DEFINITIONS)} use a hook: {hooked}"


@pytest.mark.parametrize("definition", DEFINITIONS, ids=lambda definition: definition.id)
def test_effects_are_those_that_the_engine_knows(definition: Race | Power) -> None:
    """No subclass in a pack, where the engine would not look."""
    for effect in definition.effects:
        assert isinstance(effect, Effect) and type(effect).__module__.startswith("sw_widget.engine.effects.")


def test_what_counts_as_a_hook() -> None:
    def everything(position: object, race: int) -> int:
        return -1

    assert not uses_a_hook(Race("newts", 3, 9, (Discount(1, terrain("hill")),)))
    assert uses_a_hook(Race("newts", 3, 9, (Discount(1, Where(everything)),)))
    assert uses_a_hook(Race("newts", 3, 9, (CoinPer(terrain("hill") | Where(everything)),)))
    assert uses_a_hook(Power("brisk", 3, (CoinsBy(everything),)))
