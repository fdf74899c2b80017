"""What no game could have brought about, although the engine could go on from it.

Only for boards that are set up by hand: rule cases and lessons may look at a corner of a game. Whatever is
not certain is allowed: a doubt is a fact. Declared effects decide, so races and powers of one's own are met
as well. Coins are free: an effect of one's own may pay anything.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sw_widget.engine.board import bits
from sw_widget.engine.effects import BuildsOne, DeclineAfterScoring, Effect, KeepsAllInDecline
from sw_widget.engine.ledger import Params
from sw_widget.engine.position import AT_REST, DECLINED, NOBODY, Position
from sw_widget.engine.rules import Rules
from sw_widget.game.scenario_of import on_map

GARRISON = 1
"""What stays in each region of a race that declines."""


class Doubt(NamedTuple):
    """Why a position cannot come up in play, in a sentence, and by how much it cannot."""

    id: str
    about: object
    """What it is about. No change may make the same doubt worse."""
    by: int
    params: Params

    @property
    def passing(self) -> bool:
        """Whether it takes two changes to set this right, so that one of them must be let through."""
        return self.id == "edit-declined-nowhere"


def doubts(position: Position) -> list[Doubt]:
    """Everything that speaks against a position at the start of a turn; nothing where it may have come up."""
    parts = (_tokens, _in_decline, _too_early, _built, _tribes)
    return [doubt for part in parts for doubt in part(position)]


def _declared(rules: Rules) -> list[Effect]:
    """The effects of all races and powers of the game."""
    of_races = [effect for race in rules.races for effect in race.effects]
    return of_races + [effect for power in rules.powers for effect in power.effects]


# Tokens


def brought(rules: Rules, race: int, power: int) -> int:
    """What banner and badge bring."""
    banner = rules.races[race]
    wanted = banner.tokens + rules.powers[power].tokens + rules.kit(race, power, False).attack_only
    return min(wanted, banner.in_box)


def most_tokens(rules: Rules, race: int, power: int) -> int:
    """How many tokens a race can ever have. Without its badge, whatever that was."""
    if power == NOBODY:
        return max(most_tokens(rules, race, badge) for badge in range(len(rules.powers)))
    kit = rules.kit(race, power, False)
    return rules.races[race].in_box if kit.convert or kit.grows else brought(rules, race, power)


def most_in_hand(position: Position, race: int) -> int:
    """How many tokens of an active race can be off the map."""
    most = most_tokens(position.rules, race, position.power[race])
    return max(position.hand[race], most - on_map(position, race))


def keeps_all(rules: Rules, race: int) -> bool:
    """Whether more than one token a region may stay when a race declines."""
    effects = [*rules.races[race].effects, *(effect for power in rules.powers for effect in power.effects)]
    return any(isinstance(effect, KeepsAllInDecline) for effect in effects)


def _tokens(position: Position) -> Iterator[Doubt]:
    rules = position.rules
    for race, status in enumerate(position.status):
        if status == AT_REST:
            continue
        power = position.power[race]
        most = most_tokens(rules, race, power)
        over = on_map(position, race) + position.hand[race] - most
        said: dict[str, object] = {"race": ("race", rules.races[race].id), "n": most}
        if over <= 0:
            continue
        if power == NOBODY:
            yield Doubt("edit-brought-once", race, over, said)
        else:
            yield Doubt("edit-brought", race, over, {**said, "power": ("power", rules.powers[power].id)})


# Decline


def _in_decline(position: Position) -> Iterator[Doubt]:
    rules = position.rules
    for race, status in enumerate(position.status):
        if status != DECLINED:
            continue
        said = {"race": ("race", rules.races[race].id)}
        if not position.held[race]:
            yield Doubt("edit-declined-nowhere", race, 1, said)
        if keeps_all(rules, race):
            continue
        for region in bits(position.held[race]):
            over = position.tokens[region] - GARRISON
            if over > 0:
                yield Doubt("edit-declined-one", region, over, {**said, "region": ("region", region)})


def begun(position: Position, player: int) -> int:
    """How many turns a player has begun; the one that a position stands in counts, it may be its end."""
    return position.turn - (player > position.player)


def _too_early(position: Position) -> Iterator[Doubt]:
    """A race is chosen in one turn and declines in a later one, but for those that do both in one."""
    rules = position.rules
    quick = any(isinstance(effect, DeclineAfterScoring) for effect in _declared(rules))
    for player, declined in enumerate(position.declined):
        if not declined:
            continue
        active = position.active[player] != NOBODY
        turns = len(declined) * (1 if quick else 2) + active
        # A race that declines at the end of a turn has declined when the next player begins.
        at_end = quick and not active and position.turn < position.turns
        had = begun(position, player) - (at_end and player == position.player)
        if had < turns:
            first = turns + (player > position.player or (at_end and player == position.player))
            yield Doubt(
                "edit-declined-early", player, turns - had, {"player": ("player", player), "n": first}
            )


# Markers and lost tribes


def _built(position: Position) -> Iterator[Doubt]:
    """What is built once a turn."""
    rules = position.rules
    built = {effect.marker for effect in _declared(rules) if isinstance(effect, BuildsOne)}
    for marker in sorted(built):
        pieces = position.markers[rules.marker_index[marker]]
        for player in range(len(position.coins)):
            count = sum(
                number
                for region, number in pieces.items()
                if position.holder[region] != NOBODY and position.owner[position.holder[region]] == player
            )
            most = begun(position, player)
            if count > most:
                said = {"marker": ("marker", marker), "player": ("player", player), "n": most}
                yield Doubt("edit-built", (marker, player), count - most, said)


def _tribes(position: Position) -> Iterator[Doubt]:
    for region in bits(position.tribes & ~position.rules.board.lost_tribes):
        yield Doubt("edit-tribe-nowhere", region, 1, {"region": ("region", region)})
