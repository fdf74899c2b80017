"""The action space: every step that the board and the number of players allow, numbered in order.

The numbering follows from the board, the packs and the number of players alone, so it is the same in every
position and for every agent; opponents are counted from the agent on.
"""

from __future__ import annotations

from collections.abc import Iterable

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ACTION_NAMES, Code
from sw_widget.engine.definitions import COPIES, Power, Race
from sw_widget.engine.effects.convert import Convert
from sw_widget.engine.effects.means import Means
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY
from sw_widget.engine.rules import MOST_ON_OFFER, Rules
from sw_widget.explore.agents.action_steps import DONE, PUT, TRADE, WITH


class ActionSpace:
    """The steps of an environment, numbered from 0."""

    def __init__(self, rules: Rules, players: int) -> None:
        self._players = players
        regions = range(len(rules.board))
        steps: list[Code] = [(do.PICK, slot) for slot in range(MOST_ON_OFFER)]
        steps += [(do.DECLINE,), (do.ROLL,), (do.STOP,), (do.END_TURN,), (DONE,)]
        steps += [(kind, region) for kind in (do.ABANDON, do.CONQUER) for region in regions]
        steps += [
            (do.CONQUER, region, marker) for marker in single_token_markers(rules) for region in regions
        ]
        steps += [(kind, region) for kind in (do.CONVERT, do.ATTEMPT, PUT) for region in regions]
        steps += [(do.ALLY, seat) for seat in range(players)]
        # What only some packs have comes last.
        steps += [(WITH, number) for number in means_to_add(rules)]
        uses = [(trait, key) for trait, key in uses_of(rules)]
        if any(key == "count" for _, key in uses):
            steps.append((TRADE,))
        if "decline_sites" in rules.heard:
            steps += [(do.DECLINE, region) for region in regions]
        if any(effect.rolls_for_region for effect in effects(rules)):
            steps += [(do.ROLL, region) for region in regions]
        if rules.swaps_badge:
            slots = range(MOST_ON_OFFER)
            steps += [(do.PICK, slot, other) for slot in slots for other in slots if other != slot]
        for trait, key in uses:
            values: dict[str, Iterable[int]] = {"slot": range(MOST_ON_OFFER), "player": range(players)}
            values |= {"region": regions, "regions": [1 << region for region in regions], "": range(1)}
            values |= {"race": range(len(rules.races)), "power": range(len(rules.powers))}
            steps += [(do.USE, trait, ((key, value),) if key else ()) for value in values.get(key, ())]
            if key == "count player":
                steps += [
                    (do.USE, trait, (("count", count), ("player", seat)))
                    for seat in range(1, players)
                    for count in range(1, most_given(rules, trait) + 1)
                ]
        steps += [(do.CONVERT, region, number) for number in converting_means(rules) for region in regions]
        steps += [
            (do.USE, trait, (("region", region), ("with", piece)))
            for trait, piece in copied_uses(rules)
            for region in regions
        ]
        self._steps = steps
        self._numbers = {step: number for number, step in enumerate(steps)}
        self.names = [_name(rules, step) for step in steps]
        """What each number does: "pick.0", "conquer.7", "put.7" …"""

    def __len__(self) -> int:
        return len(self._steps)

    def numbers(self, steps: Iterable[Code], agent: int) -> list[int]:
        """The numbers of some steps, for the agent who takes them."""
        return [self._numbers[self._seated(step, agent)] for step in steps]

    def step(self, number: int, agent: int) -> Code:
        """The step of a number."""
        step = self._steps[number]
        if step[0] == do.USE:
            return (*step[:2], self._moved(step[2], agent))
        if step[0] != do.ALLY:
            return step
        return (do.ALLY, (agent + step[1]) % self._players if step[1] else NOBODY)

    def _moved(self, given: tuple[tuple[str, int], ...], seats: int) -> tuple[tuple[str, int], ...]:
        """What is given with a step, with a player so many seats further on, if there is one."""
        return tuple(
            (key, (value + seats) % self._players if key == "player" else value) for key, value in given
        )

    def _seated(self, step: Code, agent: int) -> Code:
        """Peace with the player so many seats further on; 0 is peace with nobody."""
        if step[0] == do.USE:
            return (*step[:2], self._moved(step[2], -agent))
        if step[0] != do.ALLY:
            return step
        return (do.ALLY, 0 if step[1] == NOBODY else (step[1] - agent) % self._players)


def effects(rules: Rules) -> list[Effect]:
    """All that races, powers, relics and places in these packs can do."""
    things: list[Race | Power] = [*rules.races, *rules.powers]
    found = [effect for thing in things for effect in thing.effects]
    found += [effect for marker in rules.markers for effect in marker.lends]
    return found + [item.effect for item in rules.sometimes_lent]


def uses_of(rules: Rules) -> list[tuple[str, str]]:
    """Races, powers, relics and places that offer something to `use`, with the parameter that it takes."""
    things: list[Race | Power] = [*rules.races, *rules.powers]
    found = [(effect.used_as or thing.id, effect.uses) for thing in things for effect in thing.effects]
    found += [(marker.id, effect.uses) for marker in rules.markers for effect in marker.lends]
    # What is put down before the first turn is used by the name of the marker.
    found += [
        (item.effect.marker, item.effect.uses) for item in rules.common if hasattr(item.effect, "marker")
    ]
    return [(id, one) for id, key in found if key is not None for one in key.split("/")]


def copied_uses(rules: Rules) -> list[tuple[str, int]]:
    """What can be used by means of a piece that copies another: the trait, and the copying piece."""
    copies = [item for item in rules.sometimes_lent if item.effect.uses is not None]
    return [(item.rule, rules.marker_index[item.effect.marker.split(COPIES)[0]]) for item in copies]  # type: ignore[attr-defined]


def converting_means(rules: Rules) -> list[int]:
    """Pieces that are named with a conversion."""
    names = [getattr(effect, "marker", None) for effect in effects(rules) if isinstance(effect, Convert)]
    return [rules.means_index[name] for name in names if name is not None]


def most_given(rules: Rules, trait: str) -> int:
    """The largest number that can be given with the use of a trait."""
    listed: list[Race | Power] = [*rules.races, *rules.powers]
    things = {thing.id: thing.effects for thing in listed}
    things |= {marker.id: marker.lends for marker in rules.markers}
    return max(getattr(effect, "most", 1) for effect in things[trait])


def single_token_markers(rules: Rules) -> list[int]:
    """Markers with which a single token conquers, for whoever has them in these packs."""
    return sorted(
        {rules.marker_index[means.marker] for means in _means(rules) if means.single and means.once}
    )


def _means(rules: Rules) -> list[Means]:
    return [effect for effect in effects(rules) if isinstance(effect, Means)]


def means_to_add(rules: Rules) -> list[int]:
    """Special means that are named piece by piece before a conquest or an attempt.

    One that takes anything has steps of its own, but where there are others it may come together with them.
    """
    found = _means(rules)
    if all(means.single and means.once for means in found):
        return []
    return sorted({rules.means_index[means.marker] for means in found})


def _value_name(rules: Rules, key: str, value: int) -> str:
    """What is given with a step; of several regions the first."""
    if key == "power":
        return rules.powers[value].id
    return rules.board.regions[bits(value)[0]].id if key == "regions" else str(value)


def _name(rules: Rules, step: Code) -> str:
    kind, *rest = step
    words = [kind if isinstance(kind, str) else ACTION_NAMES[kind]]
    if rest and kind in (do.PICK, do.ALLY):
        words += [str(number) for number in rest]
    elif kind == WITH:
        words.append(rules.means[rest[0]])
    elif kind == do.USE:
        words += [rest[0], *(_value_name(rules, key, value) for key, value in rest[1])]
    elif rest:
        words.append(rules.board.regions[rest[0]].id)
        words += [rules.means[number] for number in rest[1:]]
    return ".".join(words)
