"""Coin flows: every change of a player's coins in a game, with its cause."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from sw_widget.engine.kit import Kit
from sw_widget.engine.ledger import Event, Line
from sw_widget.engine.position import NOBODY, Position
from sw_widget.explore.immediate_coins import immediate_coins, number_in, player_in, race_in

if TYPE_CHECKING:
    from sw_widget.game.game import Game

REGIONS, DECLINED, BOARD, RACE = "regions", "declined", "board", "race"
POWER, PICK, PEACE = "power", "pick", "peace"
SOURCES = (REGIONS, DECLINED, BOARD, RACE, POWER, PICK, PEACE)
"""What coins can come from: regions of the active race, regions in decline, what a board brings every race
(whole islands) or what lies there (relics, places, loot, winter), what the race or its power can do, the
price of a combo with the coins found on it, and peace that is paid for.
"""


class Flow(NamedTuple):
    """Coins that came to a player, or went (then the amount is negative)."""

    step: int
    """The step that brought them; 0 is the first."""
    turn: int
    player: int
    race: str
    """The race that brought them."""
    power: str | None
    """The power that the race came with; None if it was in decline when the game began."""
    source: str
    rule: str
    """The id of the rule, race or power, as in ledgers."""
    amount: int

    def to_dict(self) -> dict[str, Any]:
        return self._asdict()


class Round(NamedTuple):
    """Everybody's coins when a turn of the game was over, or so far if it still goes on."""

    turn: int
    coins: tuple[int, ...]
    over: bool


def flows(game: Game) -> list[Flow]:
    """Every change of coins in the game so far, oldest first."""
    history = game.history
    rules = game.position.rules
    badges = list(history[0].position.power)
    found: list[Flow] = []
    for step in range(len(history)):
        before, after = history[step].position, history[step + 1]
        for race, badge in enumerate(after.position.power):
            if badge != NOBODY:
                badges[race] = badge  # a badge that is discarded later still names the combo
        for event in after.events:
            for player, race, source, rule, amount in _changes(before, after.position, event):
                power = rules.powers[badges[race]].id if badges[race] != NOBODY else None
                if amount:
                    found.append(
                        Flow(step, before.turn, player, rules.races[race].id, power, source, rule, amount)
                    )
    return found


def rounds(game: Game) -> list[Round]:
    """Everybody's coins at the start (as turn 0 of a whole game) and after each turn of the game."""
    history = game.history
    first = history[0].position
    found = [Round(first.turn - 1, tuple(first.coins), True)]
    for step in range(1, len(history) + 1):
        before, after = history[step - 1].position, history[step].position
        if after.turn != before.turn or after.over:
            found.append(Round(before.turn, tuple(after.coins), True))
    now = game.position
    if not now.over and tuple(now.coins) != found[-1].coins:
        found.append(Round(now.turn, tuple(now.coins), False))
    return found


def _changes(before: Position, after: Position, event: Event) -> Iterator[tuple[int, int, str, str, int]]:
    """Player, race, source, rule and amount for everything that an event did to coins."""
    yield from _immediate(before, after, event)
    if event.ledger is None or event.kind not in ("scored", "paid_for_pick", "paid_ally"):
        return
    player = player_in(event)
    if event.kind == "scored":
        for line in event.ledger.lines:
            yield player, *_scored(before, player, line)
    elif event.kind == "paid_for_pick":
        _, picked = cast(tuple[str, str], event.params["race"])
        for line in event.ledger.lines:
            yield player, before.rules.race_index[picked], PICK, line.rule, line.amount
    else:
        for line in event.ledger.lines:
            race = before.active[player]
            yield player, race, PEACE, line.rule, line.amount
            # Whoever is paid need not have a race; the coins come from the one that makes the peace.
            yield player_in(event, "ally"), race, PEACE, line.rule, -line.amount


def _immediate(before: Position, after: Position, event: Event) -> Iterator[tuple[int, int, str, str, int]]:
    """The flows of immediate coins: whose ability paid or took them, and from whom."""
    moved = immediate_coins(event)
    if not moved:
        return
    cause = _cause(before, event)
    source, rule = _source(before, cause, event)
    for who, amount in moved:
        # Whoever pays or is paid by others does so with the race that is active there.
        own = before.active[who] if before.active[who] != NOBODY else cause
        if event.kind == "marker_taken":
            own = before.acting
        # What has left the map with this step, or come with it, brought them all the same.
        its_own = who in (before.owner[cause], after.owner[cause])
        yield who, cause if its_own else own, source, rule, amount


def _cause(before: Position, event: Event) -> int:
    """The race by whose ability coins moved at once."""
    if event.kind == "marker_taken":
        return before.holder[number_in(event, "region")]
    if "race" in event.params:
        return race_in(before.rules, event)
    # A race of whoever is paid or pays has the rule; if none has it any more, it was the active one.
    sides = [player_in(event, key) for key in ("player", "payer") if key in event.params]
    able = (
        race
        for player in sides
        for race in before.races_of(player)
        if any(event.reference in (item.rule, item.by) for item in before.kit[race].effects)
    )
    return next(able, before.active[sides[0]])


def _source(before: Position, race: int, event: Event) -> tuple[str, str]:
    """Whether the race or its power brought this about, and its id."""
    if event.reference in before.rules.power_index:
        return POWER, event.reference
    if event.reference in before.rules.marker_index:
        return BOARD, event.reference
    return RACE, event.reference or before.rules.races[race].id


def _scored(before: Position, player: int, line: Line) -> tuple[int, str, str, int]:
    """The race that a line of a score belongs to, with the line's source, rule and amount."""
    rules = before.rules
    if "marker" in line.params and "name" not in line.params:
        # What another race has laid into regions takes coins from the race that holds them.
        holders = (own for own in before.races_of(player) if before.held[own] & line.mask)
        return next(holders, before.active[player]), BOARD, line.rule, line.amount
    if line.rule not in (REGIONS, DECLINED) and "name" not in line.params:
        # What was taken away beyond what regions are worth is given back by whatever takes it.
        for race in before.races_of(player):
            kit = before.kit[race]
            if kit.takes_away:
                taking = next(item for item in kit.effects if Kit((item,), rules).takes_away)
                return race, *taking.source, line.amount
    kind, id = cast(tuple[str, str], line.params["race" if line.rule in (REGIONS, DECLINED) else "name"])
    if kind == "pack":
        _, holder = cast(tuple[str, str], line.params["race"])
        return rules.race_index[holder], BOARD, line.rule, line.amount
    if kind == "marker":
        # A relic or a place in a region of one of the races; or one that has slipped away since.
        lent = (
            own for own in before.races_of(player) if any(item.by == id for item in before.kit[own].effects)
        )
        return next(lent, before.active[player]), BOARD, line.rule, line.amount
    if kind == "race":
        race = rules.race_index[id]
    else:
        badge = rules.power_index[id]
        owners = (own for own in before.races_of(player) if before.power[own] == badge)
        # A power that is only copied, or that has just gone, belongs to the active race.
        race = next(owners, before.active[player])
    return race, line.rule if line.rule in (REGIONS, DECLINED) else kind, line.rule, line.amount
