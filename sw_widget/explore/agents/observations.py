"""Observations: what an agent knows, as a list of numbers of fixed length, each with a name.

It holds what lies open on the table and the agent's own coins; never others' coins, the order of the stacks
or the die to come. Players are counted from the agent on: seat 0 is the agent, seat 1 plays next. A choice of
one among several is a row of 0s with a 1.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from sw_widget.engine.actions import OVER, PHASE_NAMES
from sw_widget.engine.position import ACTIVE, DECLINED, NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER, Rules
from sw_widget.explore.agents.action_steps import PartialAllocation
from sw_widget.explore.agents.pack_observations import PackObservations

_PHASES = OVER + 1
"""Nobody is ever asked while others must roll."""


class Observations:
    """The numbers of an observation, for one board and number of players."""

    def __init__(self, rules: Rules, players: int) -> None:
        self._players = players
        self._races, self._powers = len(rules.races), len(rules.powers)
        self._more = PackObservations(rules, players)
        self.names = [
            *self._turn_names(),
            *self._seat_names(),
            *self._offer_names(rules),
            *self._race_names(rules),
            *self._region_names(rules),
            *self._putting_names(rules),
            *(f"link.{link.id}.{region.id}" for link in rules.board.links for region in rules.board.regions),
            *self._more.names,
        ]
        """What each number means: "turn", "region.3.tokens" …"""

    def of(
        self, position: Position, agent: int, putting: PartialAllocation | None, named: Sequence[int] = ()
    ) -> list[int]:
        """What the agent knows.

        `putting` is what the one who decides is putting down, `named` the means added to a conquest.
        """
        return [
            *self._turn(position, agent),
            *self._seats(position, agent),
            *self._offer(position),
            *self._race_rows(position, agent),
            *self._regions(position, agent, putting),
            *self._putting(position, putting),
            *(bit for foot in position.rules.board.feet for bit in _row(len(position.holder), foot)),
            *self._more.of(position, named, agent),
        ]

    def _seat(self, player: int, agent: int) -> tuple[int, ...]:
        """A seat as a row; nobody is all 0."""
        return _row(self._players, NOBODY if player == NOBODY else (player - agent) % self._players)

    def _from(self, agent: int) -> Iterator[int]:
        """The players, from the agent on."""
        return ((agent + seat) % self._players for seat in range(self._players))

    # The turn

    def _turn_names(self) -> list[str]:
        return [
            "turn",
            "turns",
            *(f"phase.{phase}" for phase in PHASE_NAMES[:_PHASES]),
            *(f"decides.{seat}" for seat in range(self._players)),
            *(f"has_turn.{seat}" for seat in range(self._players)),
            *("die_waits", "die", "die_spent", "has_begun_to_conquer", "returned", "own_coins"),
        ]

    def _turn(self, position: Position, agent: int) -> list[int]:
        waits = position.roll != NOBODY
        return [
            position.turn,
            position.turns,
            *_row(_PHASES, position.stage),
            *self._seat(position.decider, agent),
            *self._seat(position.player, agent),
            waits,
            position.roll if waits else 0,
            _noted(position, "die_spent"),
            position.opened,
            _noted(position, "returned"),
            position.coins[agent],
        ]

    # The players

    def _seat_names(self) -> list[str]:
        seats = range(self._players)
        return [
            name
            for seat in seats
            for name in (
                f"seat.{seat}.attacked",
                f"seat.{seat}.converted",
                *(f"seat.{seat}.ally.{other}" for other in seats),
            )
        ]

    def _seats(self, position: Position, agent: int) -> list[int]:
        numbers: list[int] = []
        for player in self._from(agent):
            numbers += (
                position.attacked >> player & 1,
                position.noted("converted", position.acting) >> player & 1,
            )
            numbers += self._seat(position.noted("ally", position.active[player]) - 1, agent)
        return numbers

    # What is on offer

    def _offer_names(self, rules: Rules) -> list[str]:
        names = []
        for slot in range(MOST_ON_OFFER):
            names += [f"offer.{slot}.race.{race.id}" for race in rules.races]
            names += [f"offer.{slot}.power.{power.id}" for power in rules.powers]
            names.append(f"offer.{slot}.coins")
        return [*names, "stack.races", "stack.powers", "stack.discarded"]

    def _offer(self, position: Position) -> list[int]:
        numbers: list[int] = []
        for race, power, coins in position.column:
            numbers += _row(self._races, race)
            numbers += _row(self._powers, power)
            numbers.append(coins)
        empty = MOST_ON_OFFER - len(position.column)
        numbers += [0] * (empty * (self._races + self._powers + 1))
        return [*numbers, len(position.race_stack), len(position.power_stack), len(position.discarded)]

    # The races

    def _race_names(self, rules: Rules) -> list[str]:
        facts = ("active", "declined", "acts", "new", "lost_one", "hand", "tray", "markers_due")
        return [
            f"race.{race.id}.{fact}"
            for race in rules.races
            for fact in (
                *(f"seat.{seat}" for seat in range(self._players)),
                *facts,
                *(f"power.{power.id}" for power in rules.powers),
            )
        ]

    def _race_rows(self, position: Position, agent: int) -> list[int]:
        numbers: list[int] = []
        for race in range(self._races):
            numbers += self._seat(position.owner[race], agent)
            numbers += (
                position.status[race] == ACTIVE,
                position.status[race] == DECLINED,
                position.acting == race,
                position.new >> race & 1,
                _noted(position, "lost_one", race),
                position.hand[race],
                position.tray[race],
                _number(position, "marks_left", race),
            )
            numbers += _row(self._powers, position.power[race])
        return numbers

    # The regions

    def _region_names(self, rules: Rules) -> list[str]:
        return [
            f"region.{region.id}.{fact}"
            for region in rules.board.regions
            for fact in (
                *(f"seat.{seat}" for seat in range(self._players)),
                *(f"race.{race.id}" for race in rules.races),
                *("in_decline", "tokens", "lost_tribe", "taken_non_empty", "given_up", "put"),
                *(marker.id for marker in rules.markers),
            )
        ]

    def _regions(self, position: Position, agent: int, putting: PartialAllocation | None) -> list[int]:
        numbers: list[int] = []
        put = {} if putting is None else putting.counts
        for region, race in enumerate(position.holder):
            numbers += self._seat(NOBODY if race == NOBODY else position.owner[race], agent)
            numbers += _row(self._races, race)
            numbers += (
                race != NOBODY and position.status[race] == DECLINED,
                position.tokens[region],
                position.tribes >> region & 1,
                position.non_empty >> region & 1,
                position.given_up >> region & 1,
                put.get(region, 0),
            )
            numbers += [pieces.get(region, 0) for pieces in position.markers]
        return numbers

    # What is being put down

    def _putting_names(self, rules: Rules) -> list[str]:
        return [
            "putting.left",
            *(f"putting.race.{race.id}" for race in rules.races),
            *(f"putting.marker.{marker.id}" for marker in rules.markers),
            *(f"used.{marker.id}" for marker in rules.markers),
        ]

    def _putting(self, position: Position, putting: PartialAllocation | None) -> list[int]:
        race = marker = None
        if putting is not None:
            race, marker = putting.race, putting.marker
        markers = len(position.markers)
        return [
            putting.left if putting is not None else 0,
            *_row(self._races, NOBODY if race is None else race),
            *_row(markers, NOBODY if marker is None else marker),
            *(position.used >> kind & 1 for kind in range(markers)),
        ]


@cache
def _row(length: int, index: int) -> tuple[int, ...]:
    """A 1 at the index among 0s; none for -1."""
    return tuple([int(number == index) for number in range(length)])


def _number(position: Position, name: str, race: int) -> int:
    """A number that effects of the race remember by that name; 0 if none does."""
    found = (value for (noted, of, _), value in position.notes.items() if noted == name and of == race)
    return sum(value for value in found if isinstance(value, int))


def _noted(position: Position, name: str, race: int | None = None) -> bool:
    """Whether the race, or any race, remembers something by that name."""
    return any(noted == name and race in (None, owner) for noted, owner, _ in position.notes)
