"""What an agent knows beside tokens and markers, where packs have more: pieces, piles, waves, other notes."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_

from sw_widget.engine.actions import ASKED, PHASE_NAMES
from sw_widget.engine.hooks.effect import OF_GAME, Note
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import COMMON_NOTES, MOST_ON_OFFER, Rules
from sw_widget.explore.agents.action_space import effects, means_to_add
from sw_widget.game.scenario.offer import tokens_on_combo

_TOLD_BY_KEY = frozenset(
    (
        "pile", "tokens", "left", "ally", "converted", "victims", "well", "left_out", "powers", "offered",
        "bought",
    )
)  # fmt: skip
"""Notes that have numbers of their own, by what scenarios call them."""
_UNDER = ("tokens_under", "seat_under")
"""What is told of tokens that lie under those of the holder."""
_TOLD_BY_NAME = frozenset(("wave", "returned", "die_spent", "lost_one", "marks_left"))


class PackObservations:
    """The numbers that only games with certain effects have, each with its name."""

    def __init__(self, rules: Rules, players: int) -> None:
        self._stocked = _limited_markers(rules)
        self._means = means_to_add(rules)
        self._piles = [*range(len(rules.races)), NOBODY] if "collects_lost" in rules.heard else []
        self._waves = "readies_again" in rules.heard
        self._grows = "passed_over" in rules.heard
        self._leaves = len(rules.board) if "abandoned" in rules.heard else 0
        self._notes = [
            name
            for name, note in sorted(rules.notes.items())
            if name not in COMMON_NOTES
            and not (note.hidden or note.regions or note.key in _TOLD_BY_KEY or name in _TOLD_BY_NAME)
        ]
        self._of_game = [name for name in self._notes if _is_of_game(rules.notes[name])]
        self._notes = [name for name in self._notes if name not in self._of_game]
        self._buried = len(rules.board) if "buries" in rules.heard else 0
        if rules.frees_pick:
            self._notes.append("free_pick")
        self._of_all = frozenset(name for item in rules.common for name in item.effect.notes)
        """Notes that races in decline have as well."""
        self._partners = players if any(seat.team is not None for seat in rules.seats(players)) else 0
        self._asking = sorted(rules.asking)
        self._roles = list(rules.roles)
        self._in_well = [*range(len(rules.races)), NOBODY] if rules.roles else []
        self._powers = len(rules.powers) if rules.roles else 0
        self._players = players
        self.names = [
            *(f"stock.{rules.markers[marker].id}" for marker in self._stocked),
            *(f"adding.{rules.means[number]}" for number in self._means),
            *(f"pile.{'lost_tribe' if race == NOBODY else rules.races[race].id}" for race in self._piles),
            *(["wave"] if self._waves else []),
            *(f"offer.{slot}.tokens" for slot in range(MOST_ON_OFFER if self._grows else 0)),
            *(f"region.{region.id}.abandoned" for region in rules.board.regions[: self._leaves]),
            *(name + bit for name in self._of_game for bit in _bits_of(rules, name)),
            *(
                f"seat.{seat}.{name}{bit}"
                for name in self._notes
                for seat in range(players)
                for bit in _bits_of(rules, name)
            ),
            *(
                f"region.{region.id}.{what}"
                for region in rules.board.regions[: self._buried]
                for what in _UNDER
            ),
            *(f"seat.{seat}.partner" for seat in range(self._partners)),
            *(f"phase.{PHASE_NAMES[phase]}" for phase in self._asking),
            *(f"asked_about.{seat}" for seat in range(players if self._asking else 0)),
            *(f"well.{'lost_tribe' if race == NOBODY else rules.races[race].id}" for race in self._in_well),
            *(f"bought.{power.id}" for power in rules.powers[: self._powers]),
            *(f"for_sale.{power.id}" for power in rules.powers[: self._powers]),
        ]

    def of(self, position: Position, named: Sequence[int], agent: int) -> list[int]:
        stock, acting = position.stock, position.acting
        pile: dict[int, int] = {}
        for active in position.active if self._piles else ():
            pile |= position.counted("pile", active)
        waiting = [tokens_on_combo(position, race, power) for race, power, _ in position.column]
        waiting += [0] * MOST_ON_OFFER
        wave = any(name == "wave" and race == acting for name, race, _ in position.notes)
        return [
            *(sum(n for (_, kind), n in stock.items() if kind == marker) for marker in self._stocked),
            *(named.count(number) for number in self._means),
            *(pile.get(race, 0) for race in self._piles),
            *([int(wave)] if self._waves else []),
            *waiting[: MOST_ON_OFFER if self._grows else 0],
            *(position.noted("left", acting) >> region & 1 for region in range(self._leaves)),
            *(n for name in self._of_game for n in _told(position, name, None)),
            *(
                n
                for name in self._notes
                for seat in range(self._players)
                for n in _told(position, name, self._subjects(position, name, (agent + seat) % self._players))
            ),
            *(n for region in range(self._buried) for n in self._under(position, region, agent)),
            *(self._seated(position.partner(agent), agent, seat) for seat in range(self._partners)),
            *(int(position.stage == phase) for phase in self._asking),
            *(
                self._seated(self._asked_about(position), agent, seat)
                for seat in range(self._players if self._asking else 0)
            ),
            *self._of_roles(position),
        ]

    def _of_roles(self, position: Position) -> list[int]:
        """What lies in the Well, and which powers were bought or can be."""
        well, bought, for_sale = dict[int, int](), 0, 0
        for race in self._roles:
            well |= position.counted("well", race)
            bought |= position.noted("powers", race)
            for_sale |= position.noted("offered", race)
        return [
            *(well.get(race, 0) for race in self._in_well),
            *(bought >> power & 1 for power in range(self._powers)),
            *(for_sale >> power & 1 for power in range(self._powers)),
        ]

    def _seated(self, player: int, agent: int, seat: int) -> int:
        """Whether a player sits so many seats from the agent on."""
        return int(player != NOBODY and (player - agent) % self._players == seat)

    @staticmethod
    def _asked_about(position: Position) -> int:
        """The player about whose token somebody is asked, or -1."""
        race = position.pending[-1][2] if position.pending and position.stage in ASKED else NOBODY
        return NOBODY if race == NOBODY else position.owner[race]

    def _under(self, position: Position, region: int, agent: int) -> tuple[int, int]:
        """How many tokens lie under those of the holder, and whose they are: 1 for the agent, 2 for the next
        player and so on; 0 where there are none.
        """
        layer = position.under(region)
        if layer is None:
            return 0, 0
        return layer[1], (position.owner[layer[0]] - agent) % self._players + 1

    def _subjects(self, position: Position, name: str, player: int) -> tuple[int, ...]:
        """Whose notes by that name are told of a player: the player's own, or those of the active race."""
        if position.rules.notes[name].of_player:
            return (player,)
        return position.races_of(player) if name in self._of_all else (position.active[player],)


def _is_of_game(note: Note) -> bool:
    return note.scope == OF_GAME and not note.of_player


def _bits_of(rules: Rules, name: str) -> list[str]:
    """What the numbers of a note are called: one for each power or race where it is a mask of them."""
    note = rules.notes[name]
    if not (note.powers or note.races):
        return [""]
    return [f".{thing.id}" for thing in (rules.powers if note.powers else rules.races)]


def _told(position: Position, name: str, subjects: Sequence[int] | None) -> list[int]:
    """The numbers of a note of these subjects, or of any: counts are added up."""
    found = [
        value if isinstance(value, int) else sum(count for _, count in value)
        for (noted, of, _), value in position.notes.items()
        if noted == name and (subjects is None or of in subjects)
    ]
    rules = position.rules
    note = rules.notes[name]
    if not (note.powers or note.races):
        return [sum(found)]
    mask = reduce(or_, found, 0)
    return [mask >> number & 1 for number in range(len(rules.powers if note.powers else rules.races))]


def _limited_markers(rules: Rules) -> list[int]:
    """Markers of which a race may have fewer than there are."""
    return sorted(
        {marker for effect in effects(rules) for marker in Kit((Sourced(("", ""), effect),), rules).stock}
    )
