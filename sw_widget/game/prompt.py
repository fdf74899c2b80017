"""The prompt: a sentence or two that say who decides, and what the choices are."""

from __future__ import annotations

from collections.abc import Container, Iterator

from sw_widget.engine.actions import (
    ABANDON,
    ACTION_NAMES,
    AFTER_SCORING,
    ALLY,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    DECLINE,
    OVER,
    PHASE_NAMES,
    PICKING,
    REDEPLOYMENT,
    ROLL,
    SACRIFICE,
    START,
    STOP,
    USE,
    WITHDRAWAL,
)
from sw_widget.engine.hooks.effect import Offer
from sw_widget.engine.kit import LEAST
from sw_widget.engine.legal.choices import Options
from sw_widget.engine.legal.offers import codes_of, demanded, offered
from sw_widget.engine.legal.options import options, readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.ending import TIES, how_won
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.engine.turn.picking import is_free, skip_price
from sw_widget.engine.turn.redeployment import lifted, placings
from sw_widget.engine.turn.returning import returning
from sw_widget.engine.turn.scoring import winners
from sw_widget.game.speaker import Speaker
from sw_widget.text import AllOf, OneOf, combo, name

_ATTACKS = (CONQUER, ATTEMPT, CONVERT, ROLL)

Sentence = tuple[str, dict[str, object]]
"""A message id with its parameters."""


def prompt(position: Position, speaker: Speaker, withheld: Container[int] = ()) -> str:
    """What is to be decided now, in a sentence or two; kinds of actions that are `withheld` are not named."""
    return " ".join(speaker.say(*sentence) for sentence in _sentences(position, speaker, withheld))


def _sentences(position: Position, speaker: Speaker, withheld: Container[int]) -> Iterator[Sentence]:
    stage = position.stage
    race = position.pending[-1][2] if position.pending else position.acting
    if race == NOBODY:
        race = position.active[position.player]
    params: dict[str, object] = {"player": ("player", position.decider)}
    if race != NOBODY and stage != OVER:
        params |= {"race": _name(position, race), "n": position.fled[race]}
    if position.rules.asks_first and stage in (START, CONQUEST, REDEPLOYMENT):
        first = demanded(readied(position))
        if first is not None:
            yield "phase-first", {**params, "name": first.source, "choice": _phrase(first.offer, speaker)}
            return
    if stage == PICKING:
        yield _picking(position, params, speaker)
    elif stage in (START, CONQUEST):
        yield from _conquests(position, params, speaker, withheld)
    elif stage == REDEPLOYMENT:
        yield from _redeployment(position, params, speaker)
    elif stage == WITHDRAWAL:
        yield "phase-withdraw", params
        if position.fled[race]:
            yield from _fled_markers(position, race)
    elif stage == SACRIFICE:
        yield "phase-sacrifice", {**params, "choices": OneOf(_offers(position, speaker))}
    elif stage == OVER:
        won = winners(position)
        how = how_won(position)
        if how.kind in TIES:
            yield f"event-{how.kind}", dict(how.params)
            return
        if position.partner(won[0]) in won:
            poorer = min(position.coins[player] for player in won)
            yield "phase-over-team", {"winners": [("player", player) for player in won], "n": poorer}
            return
        if ("won", won[0], "") in position.notes:
            yield "phase-over-at_once", {"player": ("player", won[0])}
            return
        yield "phase-over", {"winners": [("player", player) for player in won], "n": position.coins[won[0]]}
    elif stage == AFTER_SCORING:
        yield from _after_scoring(position, params, speaker)
    else:
        yield f"phase-{PHASE_NAMES[stage]}", params


def _after_scoring(position: Position, params: dict[str, object], speaker: Speaker) -> Iterator[Sentence]:
    """A late decline, and what else is offered then."""
    choices = _uses(position, speaker)
    late = DECLINE in options(position)
    if late:
        yield "phase-after_scoring", params
    if choices or not late:
        said = "phase-after_scoring-too" if late else "phase-after_scoring-offers"
        yield (said if choices else "phase-after_scoring-done"), {**params, "choices": OneOf(choices)}


def _name(position: Position, race: int) -> tuple[str, str]:
    return "race", position.rules.races[race].id


def _fled_markers(position: Position, race: int) -> Iterator[Sentence]:
    for (owner, marker), n in sorted(position.fled_markers.items()):
        if owner == race:
            yield "phase-withdraw-too", {"marker": ("marker", position.rules.markers[marker].id), "n": n}


def _picking(position: Position, params: dict[str, object], speaker: Speaker) -> Sentence:
    """What passing over costs: a coin for each combo, and more for some."""
    rules = position.rules
    if len(position.column) < 2:
        return ("phase-pick-one" if position.column else "phase-pick-none"), params
    if is_free(position):
        return "phase-pick-free", params
    dear = [passed for passed in position.column[:-1] if skip_price(rules, passed) > 1]
    if not dear:
        return "phase-pick", params
    names = [combo(rules.powers[power].id, rules.races[race].id, speaker.language) for race, power, _ in dear]
    return "phase-pick-dear", {**params, "combos": AllOf(names), "n": skip_price(rules, dear[0])}


# Conquests


def _conquests(
    position: Position, params: dict[str, object], speaker: Speaker, withheld: Container[int]
) -> Iterator[Sentence]:
    """What can be done with the race that conquers, and what else is offered."""
    may = {kind: codes for kind, codes in options(position).items() if kind not in withheld}
    start = position.stage == START
    choices = OneOf(
        [*_first(position, may, speaker), *_offers(position, speaker), *_last(position, may, speaker)]
    )
    params = {**params, "choices": choices}
    again = may_ready_again(position)
    if start:
        yield "phase-start", params
        if again and any(kind in may for kind in _ATTACKS):
            yield "phase-two_waves", {}
        if DECLINE in may:
            yield from _returning(position, params)
        return
    if list(may) == [STOP]:
        yield ("phase-conquest-first_wave-done" if again else "phase-conquest-done"), params
    elif position.roll != NOBODY:
        yield "phase-conquest-rolled", {**params, "n": position.roll}
    elif again:
        yield "phase-conquest-first_wave", params
    else:
        takes = any(kind in may for kind in (CONQUER, CONVERT, ROLL))
        yield ("phase-conquest" if takes else "phase-conquest-none"), params
    if not again and position.kit[position.acting].outlook.readies_again:
        yield "phase-second_wave", {}


def _returning(position: Position, params: dict[str, object]) -> Iterator[Sentence]:
    """An older race that comes back to life if the active one declines."""
    found = returning(position, position.player)
    if found is None:
        return
    race, power, n = found
    params = {**params, "race": _name(position, race), "n": n}
    if power == NOBODY:
        yield "phase-start-returns-no_badge", params
    else:
        yield "phase-start-returns", {**params, "power": ("power", position.rules.powers[power].id)}


def _first(position: Position, may: Options, speaker: Speaker) -> Iterator[str]:
    """Choices about regions, as they follow "or"."""
    acting = {"race": _name(position, position.acting)}
    if position.stage == START:
        if any(kind in may for kind in _ATTACKS):
            declined = position.acting != position.active[position.player]
            yield speaker.say("choice-conquer_declined" if declined else "choice-conquer", acting)
        if ABANDON in may:
            yield speaker.say("choice-abandon")
        return
    if ROLL in may:
        yield speaker.say("choice-roll")
    if CONQUER in may:
        yield speaker.say("choice-take_without_die" if ROLL in may else "choice-take")
    if ATTEMPT in may:
        yield speaker.say("choice-attempt")
    if ABANDON in may:
        yield speaker.say("choice-abandon")


def _offers(position: Position, speaker: Speaker) -> Iterator[str]:
    """What only some races can do, as far as it is possible now."""
    for item in offered(readied(position)):
        if item.offer.kind != ROLL and codes_of(item.offer):
            if position.stage == START and item.offer.kind == CONVERT:
                continue  # it is a way to conquer
            yield _phrase(item.offer, speaker)


def _uses(position: Position, speaker: Speaker) -> list[str]:
    """What relics, places and some races can do once the conquests are over."""
    return [
        _phrase(item.offer, speaker)
        for item in offered(position)
        if item.offer.kind == USE and codes_of(item.offer)
    ]


def _phrase(offer: Offer, speaker: Speaker) -> str:
    """An offer in its own words, as it follows "or"."""
    if offer.phrase is not None:
        return speaker.say(*offer.phrase)
    if offer.label is not None:
        return speaker.say(*offer.label(offer.values[0]))
    return speaker.name("action", ACTION_NAMES[offer.kind])


def _last(position: Position, may: Options, speaker: Speaker) -> Iterator[str]:
    """Choices that end the conquests of a race, or of the turn."""
    active = position.active[position.player]
    if may_ready_again(position) and position.stage == CONQUEST:
        yield speaker.say("choice-second_wave")
    elif position.acting != active and active != NOBODY:
        yield speaker.say("choice-go_on", {"race": _name(position, active)})
    elif position.stage == CONQUEST:
        yield speaker.name("action", ACTION_NAMES[STOP])
    elif not any(kind in may for kind in _ATTACKS):
        yield speaker.say("choice-no_conquest")
    if DECLINE in may:
        yield speaker.say("choice-decline", {"race": _name(position, active)})


# Redeployment


def _redeployment(position: Position, params: dict[str, object], speaker: Speaker) -> Iterator[Sentence]:
    """What is put down: tokens of the active race, of a declined one that still moves, markers; and peace."""
    for race, moves in position.declining(position.player):
        params = {**params, "race": _name(position, race)}
        yield ("phase-redeploy-last" if moves else "phase-redeploy-last-stays"), params
        return
    active = position.active[position.player]
    declined = [
        race for race in position.movable_races(position.player) if race != active and position.held[race]
    ]
    main, ends = _spreading(position, active, params)
    yield main
    for race in declined:
        yield (
            "phase-redeploy-declined-too" if ends else "phase-redeploy-declined",
            {**params, "race": _name(position, race)},
        )
        ends = True
    if not ends:
        yield "phase-redeploy-end", params
    markers = list(_placed(position, speaker))
    if markers:
        yield "phase-redeploy-place", {**params, "markers": AllOf(markers)}
    choices = _uses(position, speaker)
    if choices:
        yield "phase-redeploy-offers", {**params, "choices": OneOf(choices)}
    if any(isinstance(code, tuple) and code[1] != NOBODY for code in options(position).get(ALLY, ())):
        yield "phase-redeploy-ally", params


def _placed(position: Position, speaker: Speaker) -> Iterator[str]:
    """Markers that can be put down: "a fortress", "encampments"."""
    for item in placings(position):
        if item.spread.high and item.spread.regions:
            id = position.rules.markers[item.marker].id
            yield name("marker", id, speaker.language, form="a" if item.spread.high == 1 else "many")


def _spreading(position: Position, active: int, params: dict[str, object]) -> tuple[Sentence, bool]:
    """What becomes of the active race, and whether that already says that the turn ends."""
    if active == NOBODY:
        return ("phase-redeploy-no_race", params), False
    params = {**params, "race": _name(position, active)}
    kit, hand = position.kit[active], position.hand[active]
    if kit.refuge:
        return ("phase-redeploy-refuge" if position.held[active] else "phase-redeploy-waits", params), True
    if not position.held[active]:
        return ("phase-redeploy-no_region", params), False
    if kit.outlook.stays_put:
        return ("phase-redeploy-stays", {**params, "n": hand}), False
    lifts = lifted(position, active)
    if kit.outlook.leaves_one:
        return ("phase-redeploy-leaves_one", {**params, "n": max(0, lifts - hand)}), True
    if lifts:
        return ("phase-redeploy-lift", {**params, "n": lifts}), True
    if kit.least > LEAST:
        return ("phase-redeploy-least", {**params, "n": kit.least}), True
    return ("phase-redeploy", params), True
