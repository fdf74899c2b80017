"""The reference shown for what a race or power says is its own, and never that of another one.

Every race, power and marker of all packs is played as a home-made copy, under an id that no text knows. So
whatever is still said to stand in the section of a printed race or power is cited wrongly.

In the first turn everybody takes the combo on top, so that a game of three plays three of them for sure. In
`make test` each race and power is among those once, and in `make long` each three times.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, replace
from random import Random
from typing import Any
from unittest.mock import patch

import pytest

from sw_widget import Game, packs
from sw_widget.engine.answer import answer
from sw_widget.engine.definitions import Pack
from sw_widget.engine.ledger import Event, Ledger, Line, Reason
from sw_widget.text import reference
from tests.amount import sample
from tests.every_effect import Effect
from tests.games.invariants import attempts_at_anything
from tests.games.test_random_games import ON_OFFER, choose

PRINTED = packs.get_all(packs.printed())
COPY = "copied_"
LOOT = "loot_marker"
"""A marker whose effect knows it by its printed id."""
SECTIONS = {reference(thing.id) for pack in PRINTED for thing in (*pack.races, *pack.powers, *pack.pieces)}
Said = Line | Event | Reason
PLAYERS = ("Ann", "Ben", "Cleo")


def copied(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """Effects that use the copies of their markers."""
    return tuple(
        replace(effect, marker=_copy_of(effect.marker))  # type: ignore[attr-defined]
        if "marker" in {field.name for field in fields(effect)}
        else effect
        for effect in effects
    )


def _copy_of(id: str) -> str:
    return id if id == LOOT else COPY + id


COPIES = Pack(
    "copies",
    tuple(
        replace(race, id=_copy_of(race.id), effects=copied(race.effects))
        for pack in PRINTED
        for race in pack.races
    ),
    tuple(
        replace(power, id=_copy_of(power.id), effects=copied(power.effects))
        for pack in PRINTED
        for power in pack.powers
    ),
    tuple(replace(marker, id=_copy_of(marker.id)) for pack in PRINTED for marker in pack.markers),
    boards=PRINTED[0].boards,
    board_for=PRINTED[0].board_for,
)


def on_top(number: int) -> list[tuple[str, str]]:
    """The combos from this number on, one for each player."""
    return [
        (COPIES.races[n % len(COPIES.races)].id, COPIES.powers[n % len(COPIES.powers)].id)
        for n in range(number, number + len(PLAYERS))
    ]


def scenario(number: int, rng: Random) -> dict[str, Any]:
    """A game of three in which the combos from this number on are the first on offer."""
    first = on_top(number)
    races = [race.id for race in COPIES.races if race.id not in {race for race, _ in first}]
    powers = [power.id for power in COPIES.powers if power.id not in {power for _, power in first}]
    rng.shuffle(races)
    rng.shuffle(powers)
    free = ON_OFFER - len(first)
    column = [*first, *zip(races[:free], powers[:free], strict=True)]
    return {
        "format": "sw-scenario/1",
        "packs": ["copies"],
        "players": [{"name": name} for name in PLAYERS],
        "column": [{"race": race, "power": power} for race, power in column],
        "race_stack": races[free:],
        "power_stack": powers[free:],
        "seed": number,
    }


def played(number: int) -> Iterator[Said]:
    """All that is said in a random game: events, and what could be asked at each step."""
    rng = Random(f"references/{number}")
    with patch.dict(packs._packs, {"copies": COPIES}):
        game = Game.from_scenario(scenario(number, rng))
    while not game.over:
        game.play(choose(game, rng))
        for event in game.events_of(-1):
            yield event.raw
            yield from event.raw.ledger or ()
        if not game.over:
            yield from asked(game, rng)


def asked(game: Game, rng: Random) -> Iterator[Said]:
    """All ledgers and refusals of the page, and those of some actions at random."""
    found = answer(game.position)
    yield from _lines(found.score)
    for combo in found.combos:
        yield from (*combo.price, *combo.tokens)
        yield from _reasons(combo.why_not)
    for region in found.regions:
        yield from (*_lines(region.cost), *_lines(region.losses))
        for ledger in region.with_means.values():
            yield from ledger
        yield from _reasons(region.why_not, region.why_no_attempt, region.why_no_conversion)
        yield from _reasons(*region.why_not_with.values())
    for action in attempts_at_anything(game, rng, 12):
        refusal = game.why_not(action)
        if refusal is not None:
            yield refusal.raw


def _lines(ledger: Ledger | None) -> tuple[Line, ...]:
    return () if ledger is None else ledger.lines


def _reasons(*reasons: Reason | None) -> Iterator[Reason]:
    return (reason for reason in reasons if reason is not None)


GAMES = sample(range(max(len(COPIES.races), len(COPIES.powers))), len(PLAYERS))


def test_every_race_and_power_is_played() -> None:
    first = [combo for number in GAMES for combo in on_top(number)]
    assert {race for race, _ in first} == {race.id for race in COPIES.races}
    assert {power for _, power in first} == {power.id for power in COPIES.powers}


@pytest.mark.sampled
@pytest.mark.parametrize("number", GAMES)
def test_nobody_cites_somebody_else(number: int) -> None:
    wrong = {
        f"{said.sentence if isinstance(said, Line | Reason) else said.kind}: {reference(said.cited)}"
        for said in played(number)
        if reference(said.cited) in SECTIONS and said.cited != LOOT
    }
    assert not wrong, "\n".join(sorted(wrong))
