"""What a turn is worth: the total for play and search, and the ledger that explains it. Also who wins."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, cast

from sw_widget.engine.conquest.buried import as_counted
from sw_widget.engine.hooks.effect import Effect, hooks_of
from sw_widget.engine.hooks.telling import lines_of
from sw_widget.engine.hooks.view import Name, View
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.ledger import Ledger, Line
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import ACTIVE, Position
from sw_widget.engine.rules import Rules
from sw_widget.engine.turn.redeployment import as_settled

COINS_PER_REGION: Final = 1


def score(position: Position, player: int) -> int:
    """The coins that the bank pays the player if the turn ends now."""
    if position.given_up:
        position = as_settled(position)
    total, kits, held = 0, position.kit, position.held
    for race in position.races_of(player):
        kit = kits[race]
        if kit.earns_more:
            total += _earned(position, race, kit)
        else:
            total += held[race].bit_count() * COINS_PER_REGION
    if position.rules.answering.leaves_map:
        total += sum(coins for _, coins in dues(position, player))
    return total


def dues(position: Position, player: int) -> list[tuple[str, int]]:
    """Coins that the player gets for what has left the map: by whose rule, and how many."""
    return [
        (rule, value)
        for (name, owner, rule), value in position.notes.items()
        if name == "due" and owner == player and isinstance(value, int)
    ]


def forget_dues(position: Position, player: int) -> None:
    """What was due is paid."""
    for rule, _ in dues(position, player):
        del position.notes["due", player, rule]


def name_of(rules: Rules, rule: str) -> Name:
    """The race or power that a rule is called after."""
    return ("power" if rule in rules.power_index else "race"), rule


def _earned(position: Position, race: int, kit: Kit) -> int:
    """What a race brings with its effects, and with those of others who take coins from it."""
    held = position.held[race]
    alone = held
    if position.rules.eventful:
        position = as_counted(position, race)
        held = position.held[race]
    total = held.bit_count() * COINS_PER_REGION + kit.flat_coins
    for coins, where in kit.per_region:
        total += coins * (held & where).bit_count()
    if kit.per_conquest and position.acting == race:
        total += kit.per_conquest * position.non_empty.bit_count()
    return total + _earned_otherwise(position, race, kit, alone) if kit.earns_otherwise else total


def _earned_otherwise(position: Position, race: int, kit: Kit, alone: int) -> int:
    """What a race brings in other ways than by the kinds of its regions and by its conquests, and what is
    taken from it; `alone` are regions in which it does not lie under another.
    """
    held, total = position.held[race], 0
    for coins, where, beyond in kit.joint_coins:
        total += coins * _beyond((alone & where).bit_count(), beyond)
    for coins, condition, beyond in kit.shifting_coins:
        total += coins * _beyond((held & condition.now(position, race)).bit_count(), beyond)
    for coins, marker in kit.outlook.per_marker:
        total += coins * position.count_markers(marker, race)
    for coins, when in kit.outlook.when_coins:
        if when.now(position, race):
            total += coins
    if kit.answering.earns:
        total += sum(line.amount for line in lines_of(position, race, "earns"))
    if kit.answering.region_coins:
        instead = _of_regions(position, race)
        total += 0 if instead is None else instead - held.bit_count() * COINS_PER_REGION
    if kit.takes_away:
        total += _given_back(position, race)
    if position.rules.taxing:
        total -= sum(sum(taken.values()) for _, taken in _taxes(position, race))
    return total


def _beyond(regions: int, free: int) -> int:
    return regions - free if regions > free else 0


def _of_regions(position: Position, race: int) -> int | None:
    """What regions bring together, where that is not a coin each."""
    lines = lines_of(position, race, "region_coins")
    return lines[0].amount if lines else None


def _worth(position: Position, race: int) -> dict[int, int]:
    """What each region brings, before markers take from it."""
    kit, worth = position.kit[race], _coins_each(position, race)
    masks = list(kit.per_region)
    masks += [(coins, where.now(position, race)) for coins, where, beyond in kit.shifting_coins if not beyond]
    return {
        region: each + sum(coins for coins, where in masks if where >> region & 1)
        for region, each in worth.items()
    }


def _taxes(position: Position, race: int) -> list[tuple[int, dict[int, int]]]:
    """Markers that take coins from the race: which, and how many in each region. None brings less than
    nothing.
    """
    found = []
    worth: dict[int, int] = {}
    for marker in position.rules.taxing:
        kind, regions = position.rules.markers[marker], position.marked(marker, race)
        if not regions or (kind.pays and (kind.id in _own_markers(position, race) or _paid(position, race))):
            continue
        worth = worth or {region: max(0, coins) for region, coins in _worth(position, race).items()}
        paying = [region for region in regions if region in worth]  # a refuge is worth nothing to anybody
        taken = {region: min(kind.takes, worth[region]) if kind.pays else worth[region] for region in paying}
        for region, coins in taken.items():
            worth[region] -= coins
        found.append((marker, {region: coins for region, coins in taken.items() if coins}))
    return found


def _brings(position: Position, marker: str) -> str:
    """Whose rule a marker on the map follows: that of the race or power in play that puts it down."""
    for race in position.active:
        for item in position.kit[race].effects:
            if getattr(item.effect, "marker", "") == marker:
                return item.rule
    return marker


def _own_markers(position: Position, race: int) -> set[str]:
    """Markers that the race itself puts down."""
    return {getattr(item.effect, "marker", "") for item in position.kit[race].effects}


def _paid(position: Position, race: int) -> bool:
    """Whether the race's regions were paid for when the turn began, less what markers take."""
    return any(item.effect.paid_early for item in position.kit[race].effects)


def coins_at_start(position: Position, race: int) -> int:
    """What the race's regions bring when a turn begins, where they are paid for then."""
    return coins_of_regions(position, race) if _paid(position, race) else 0


def coins_of_regions(position: Position, race: int) -> int:
    """What the race's regions alone are worth now: a coin each, less what is taken away; none is worth less
    than nothing.
    """
    kit, total = position.kit[race], 0
    masks = list(kit.per_region)
    masks += [(coins, where.now(position, race)) for coins, where, _ in kit.shifting_coins]
    for region in bits(position.held[race]):
        worth = COINS_PER_REGION + sum(coins for coins, where in masks if coins < 0 and where >> region & 1)
        for marker in position.rules.taxing:
            if region in position.markers[marker]:
                kind = position.rules.markers[marker]
                worth -= kind.takes if kind.pays else worth
        total += max(0, worth)
    return total


def _given_back(position: Position, race: int) -> int:
    """What was taken away from regions beyond what they are worth: none is worth less than nothing."""
    return sum(-coins for coins in _worth(position, race).values() if coins < 0)


def _coins_each(position: Position, race: int) -> dict[int, int]:
    """What each region brings before any bonus. Where a line says it for all, they share it by tokens."""
    held = bits(position.held[race])
    whole = _of_regions(position, race)
    if whole is None:
        return dict.fromkeys(held, COINS_PER_REGION)
    tokens = sum(position.tokens[region] for region in held)
    return {region: whole * position.tokens[region] // tokens for region in held}


def score_ledger(position: Position, player: int, ended: Iterable[Sourced] = ()) -> Ledger:
    """The same number, line by line: active regions, declined ones, then what each ability brings.

    `ended` are effects that the player's race had until it went into decline this turn.
    """
    position = as_settled(position)
    lines: list[Line] = []
    bonuses: list[Line] = []
    for race in position.races_of(player):
        counted = as_counted(position, race)
        rule = "regions" if position.status[race] == ACTIVE else "declined"
        held = counted.held[race]
        n = held.bit_count()
        instead = lines_of(counted, race, "region_coins")[:1]
        if not instead:
            params = {"n": n, "race": ("race", position.rules.races[race].id)}
            lines.append(Line(rule, n * COINS_PER_REGION, f"score-{rule}", params, n > 0, held))
        bonuses += [*instead, *_bonuses(position, counted, race)]
    bonuses += [
        Line(id, n, "score-left_map", {"name": name_of(position.rules, id), "n": n})
        for id, n in dues(position, player)
    ]
    told = {line.rule for line in bonuses}
    bonuses += [line for line in _no_longer(ended) if line.rule not in told]
    return Ledger("score", (*lines, *bonuses), {"player": ("player", player)})


def _bonuses(alone: Position, position: Position, race: int) -> list[Line]:
    """What else the race brings, in the position in which what lies under others counts; for some effects
    only what it holds `alone` does.
    """
    kit = position.kit[race]
    lines = []
    for item in kit.effects:
        line = item.effect.earns(View(position if item.effect.counts_buried else alone, race, item.source))
        if line is not None:
            lines.append(line._replace(lender=item.lender))
    if position.status[race] != ACTIVE:
        lines += _no_longer(position.rules.kit(race, position.power[race], False).effects)
    if kit.takes_away:
        back = _given_back(position, race)
        if back:
            rule = next(item.rule for item in kit.effects if Kit((item,), position.rules).takes_away)
            lines.append(Line("floor", back, "score-floor", {"n": back}, reference=rule))
    for marker, taken in _taxes(position, race):
        n, kind = sum(taken.values()), position.rules.markers[marker].id
        mask = sum(1 << region for region in taken)
        rule = _brings(position, kind)
        lines.append(Line(rule, -n, "score-less_marker", {"n": n, "marker": ("marker", kind)}, n > 0, mask))
    return lines


def _no_longer(effects: Iterable[Sourced]) -> list[Line]:
    """A line for each race and power among these that earns something, but not in decline."""
    sources = [
        item.source
        for item in effects
        if "earns" in hooks_of(type(item.effect)) and not item.effect.in_decline
    ]
    return [
        Line(source[1], 0, "not-in_decline", {"name": source}, applied=False)
        for source in dict.fromkeys(sources)
    ]


def income_ledger(position: Position, score: Ledger, region: int) -> Ledger:
    """What a single region adds to a score: its share of every line that speaks of it."""
    lines = []
    for line in score.lines:
        if line.applied and line.mask >> region & 1:
            share = line.amount // line.mask.bit_count()
            if "marker" in line.params:
                # Markers pay one by one, and there may be more of them here than there.
                _, id = cast(tuple[str, str], line.params["marker"])
                marker = position.rules.marker_index[id]
                pieces = position.markers[marker]
                share = line.amount * pieces[region] // sum(pieces[other] for other in bits(line.mask))
                if line.amount < 0:
                    share = -dict(_taxes(position, position.holder[region]))[marker][region]
            lines.append(line._replace(amount=share, params={**line.params, "n": abs(share)}, mask=0))
    less = -sum(line.amount for line in lines)
    if less > 0:
        lines.append(Line("floor", less, "score-floor", {"n": less}))
    return Ledger("income", tuple(lines), {"region": ("region", region)})


def worth_of_region(position: Position, race: int, region: int, apart_from: type[Effect]) -> int:
    """What a region brings its race at scoring, apart from effects of a kind."""
    kit = position.kit[race]
    without = position.clone()
    left = [item for item in kit.effects if not isinstance(item.effect, apart_from)]
    without.kit[race] = Kit(left, position.rules)
    n = position.held[race].bit_count()
    lines = lines_of(without, race, "region_coins")[:1]
    lines = lines or [Line("regions", n * COINS_PER_REGION, "", {}, n > 0, position.held[race])]
    bonuses = _bonuses(without, as_counted(without, race), race)
    return income_ledger(without, Ledger("score", (*lines, *bonuses)), region).total


def tokens_on_map(position: Position, player: int) -> int:
    """Race tokens of the player on the map, active and in decline: they break ties."""
    on_top = sum(
        position.tokens[region] for race in position.races_of(player) for region in bits(position.held[race])
    )
    return on_top + sum(
        value[0][1]
        for (name, _, _), value in position.notes.items()
        if name == "under" and isinstance(value, tuple) and position.owner[value[0][0]] == player
    )


def places(position: Position) -> list[int]:
    """The place of each player by what all have now, 1 for whoever wins; whoever is equal shares a place.

    Most coins come first, and among those the most race tokens on the map. A team has the coins of its poorer
    player, where teams are equal those of the richer ones decide first, and its players share a place.
    Whoever has won at once wins alone, and all others have lost alike; whoever is not ranked comes last.
    """
    worth: list[tuple[int, ...]] = []
    seats = position.seats()
    at_once = [("won", player, "") in position.notes for player in range(len(seats))]
    for player, seat in enumerate(seats):
        if any(at_once):
            worth.append((at_once[player],))
            continue
        mates = (
            [player] if seat.team is None else [i for i, other in enumerate(seats) if other.team == seat.team]
        )
        coins = [position.coins[mate] for mate in mates]
        tokens = sum(tokens_on_map(position, mate) for mate in mates)
        worth.append((True, min(coins), max(coins), tokens) if seat.ranked else (False,))
    return [1 + sum(other > own for other in worth) for own in worth]


def winners(position: Position) -> list[int]:
    """Whoever has the first place; those who share it share the victory."""
    return [player for player, place in enumerate(places(position)) if place == 1]
