"""The best turn by brute force: every sequence of decisions of a whole turn, the die as an expectation.

This is what the search is checked against, so it shares nothing with it: only what the engine says is legal,
what playing it does, and what the die can show. There is no bound. Two switches make it feasible, and both
are checked against the plain form on the smallest positions: `memo` looks at equal positions once, and
`every` = False puts tokens down in one way for each set of regions that stay held, and leaves markers that
pay nothing alone (which is all that coins can depend on at redeployment).

A value is a tuple that is compared from its first number on, so the second goal decides among equals:
coins; coins and tokens in hand when conquests end; coins and the strength of the weakest region of the
active race when the turn ends; the chance to hold a region at the end of the turn and coins.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction
from typing import Any

from sw_widget.engine import actions as do
from sw_widget.engine.actions import REDEPLOYMENT, ROLLING, Code
from sw_widget.engine.chance import faces
from sw_widget.engine.legal.choices import SpreadOption
from sw_widget.engine.legal.offers import takes_die
from sw_widget.engine.legal.options import options
from sw_widget.engine.position import FIELDS, NOBODY, Position
from sw_widget.engine.turn.machine import apply

Value = tuple[Fraction | int, ...]
"""Whole numbers as long as no die is rolled: they are added much faster."""

GOALS = ("coins", "coins_tokens", "coins_defence", "reach")
SETTLED_ONCE = (do.REDEPLOY, do.PLACE, do.ALLY)
"""What redeployment settles, in this order; each thing once, since the last word about it counts."""

SAFE = 1000
"""The strength of a race whose regions are all immune."""


class TooWide(Exception):
    """More positions than the caller wants to look at."""


class Brute:
    """Tries everything that the player whose turn it is can still do in this turn."""

    def __init__(
        self,
        goal: str = "coins",
        region: int | None = None,
        *,
        memo: bool = True,
        every: bool | None = None,
        most: int | None = None,
    ) -> None:
        assert goal in GOALS and (goal == "reach") == (region is not None)
        self.goal, self.region = goal, region
        self.every = goal == "coins_defence" if every is None else every
        self.known: dict[Any, Value] | None = {} if memo else None
        self.most = most
        self.looked_at = 0

    def best(self, position: Position) -> Value:
        """The most that can be had from here to the end of the turn."""
        assert not position.pending and not position.over
        return added(self.at_the_start(position), self._best(position, 0))

    def _best(self, position: Position, settled: int) -> Value:
        """`settled`: how many things this redeployment has settled already."""
        key = (settled, *everything(position)) if self.known is not None else None
        if self.known is not None and key in self.known:
            return self.known[key]
        self.looked_at += 1
        if self.most is not None and self.looked_at > self.most:
            raise TooWide
        answers = [self.after(position, code, settled) for code in self._choices(position, settled)]
        value = max(answers)
        if self.known is not None:
            self.known[key] = value
        return value

    def after(self, position: Position, code: Code, settled: int = 0) -> Value:
        """The best after an action: of each face of the die, and the mean of those."""
        if not takes_die(position, code):
            return self._follow(position, code, None, settled)
        total: Value = ()
        for face, chance in faces().items():
            value = tuple(chance * part for part in self._follow(position, code, face, settled))
            total = value if not total else added(total, value)
        return total

    def _follow(self, position: Position, code: Code, face: int | None, settled: int) -> Value:
        player, turn = position.player, position.turn
        after = position.clone()
        apply(after, code, face)
        return self._rolled(position, after, settled, player, turn)

    def _rolled(self, position: Position, after: Position, settled: int, player: int, turn: int) -> Value:
        """What comes once all have rolled who must do so before anything else."""
        if after.stage == ROLLING:
            total: Value = ()
            for face, chance in faces().items():
                there = after.clone()
                apply(there, (do.ROLL,), face)
                value = self._rolled(position, there, settled, player, turn)
                part = tuple(chance * number for number in value)
                total = part if not total else added(total, part)
            return total
        gain = self.gain(position, after)
        if after.over or after.pending or (after.player, after.turn) != (player, turn):
            return added(gain, self.at_the_end(after, player, position.active[player]))
        same_redeployment = position.phase == after.phase == REDEPLOYMENT
        return added(gain, self._best(after, settled + 1 if same_redeployment else 0))

    # What a step brings toward the goal

    def at_the_start(self, position: Position) -> Value:
        """What counts already: where conquests have ended, the tokens that are in hand now."""
        if self.goal == "coins":
            return (0,)
        ended = self.goal == "coins_tokens" and position.phase == REDEPLOYMENT
        return (0, in_hand(position) if ended else 0)

    def gain(self, before: Position, after: Position) -> Value:
        player = before.player
        coins = after.coins[player] - before.coins[player]
        if self.goal == "coins":
            return (coins,)
        if self.goal == "reach":
            return (0, coins)
        tokens = 0
        if self.goal == "coins_tokens" and before.phase != after.phase == REDEPLOYMENT:
            tokens = in_hand(after)
        return (coins, tokens)

    def at_the_end(self, after: Position, player: int, active: int) -> Value:
        """`active`: the race that was active until the last decision, which may have been its decline."""
        if self.goal == "coins":
            return (0,)
        if self.goal == "coins_defence":
            return (0, weakest(after, active))
        if self.region is None:
            return (0, 0)
        holder = after.holder[self.region]
        return (int(holder != NOBODY and after.owner[holder] == player), 0)

    # What may be done

    def _choices(self, position: Position, settled: int) -> Iterable[Code]:
        found = options(position)
        if position.phase != REDEPLOYMENT:
            return [code for entries in found.values() for code in entries]
        things = [entries for kind in SETTLED_ONCE for entries in things_of(found, kind)]
        if settled < len(things):
            return self._ways(position, things[settled])
        return found[do.END_TURN]

    def _ways(self, position: Position, thing: SpreadOption | list[Code]) -> Iterable[Code]:
        """All ways to settle a thing, or those that coins can depend on."""
        if isinstance(thing, list) or self.every:
            return thing
        if thing.kind == do.REDEPLOY:
            return one_for_each_set(thing)
        kit = position.kit[position.active[position.player]]
        assert not kit.outlook.coins_by_anything
        pays = any(marker == thing.what for _, marker in kit.outlook.per_marker)
        return thing if pays else [nothing_changes(position, thing)]


def things_of(found: dict[int, Any], kind: int) -> Iterator[SpreadOption | list[Code]]:
    if kind == do.ALLY:
        if kind in found:
            yield found[kind]
    else:
        yield from found.get(kind, ())


def one_for_each_set(thing: SpreadOption) -> list[Code]:
    """One allocation for each set of regions that gets a token."""
    ways = {frozenset(region for region, _ in code[2]): code for code in thing}
    return list(ways.values())


def nothing_changes(position: Position, thing: SpreadOption) -> Code:
    """The markers stay where they stand; nothing is built."""
    kit = position.kit[position.active[position.player]]
    if thing.what in kit.outlook.builds:
        return (thing.kind, thing.what, ())
    pieces = position.markers[thing.what]
    stand = tuple((region, pieces[region]) for region in thing.spread.regions if region in pieces)
    return (thing.kind, thing.what, stand)


def in_hand(position: Position) -> int:
    """Tokens of the active race that no conquest took."""
    active = position.active[position.player]
    return 0 if active == NOBODY else position.hand[active]


def weakest(position: Position, race: int) -> int:
    """What the cheapest region of the race would take to conquer, by an attacker without any ability."""
    regions = [region for region, holder in enumerate(position.holder) if holder == race != NOBODY]
    if not regions:
        return 0
    kit = position.kit[race]
    safe = position.immune | kit.immune
    open_to_attack = [region for region in regions if not safe >> region & 1]
    return min((position.ground[region] + position.tokens[region] for region in open_to_attack), default=SAFE)


def added(one: Value, other: Value) -> Value:
    return tuple(a + b for a, b in zip(one, other, strict=True))


def everything(position: Position) -> tuple[Any, ...]:
    """All of a position that can change, as a key. The effects in force follow from the rest."""
    return tuple(frozen(getattr(position, name)) for name in FIELDS if name not in ("rules", "kit"))


def frozen(value: Any) -> Any:
    if isinstance(value, list):
        # What has no hash by itself is found by its kind, and all items of a list are of one.
        return tuple(map(frozen, value)) if value and isinstance(value[0], list | dict) else tuple(value)
    if isinstance(value, dict):
        return frozenset(value.items())
    return value
