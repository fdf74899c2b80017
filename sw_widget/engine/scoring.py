"""What a turn is worth: the total for play and search, and the ledger that explains it. Also who wins."""

from __future__ import annotations

from typing import cast

from sw_widget.engine import effects as fx
from sw_widget.engine.board import bits
from sw_widget.engine.conditions import coastal
from sw_widget.engine.ledger import Ledger, Line, Params
from sw_widget.engine.occasions import Occasion
from sw_widget.engine.position import ACTIVE, DECLINED, Position

COINS_PER_REGION = 1
_COIN_EFFECTS = (fx.CoinPer, fx.CoinPerAbandoned, fx.CoinPerConquest, fx.CoinPerMarker, fx.Coins, fx.CoinsBy)


def score(position: Position, player: int) -> int:
    """The coins that the bank pays the player if the turn ends now."""
    total = 0
    for race in position.races_of(player):
        held = position.held[race]
        total += held.bit_count() * COINS_PER_REGION
        kit = position.kit[race]
        if kit is None or not kit.effects:
            continue
        for coins, where, beyond in kit.per_region:
            total += coins * _beyond((held & where).bit_count(), beyond)
        for coins, condition, beyond in kit.shifting_coins:
            total += coins * _beyond((held & condition.now(position, race)).bit_count(), beyond)
        if kit.takes_away:
            total += _given_back(position, race)
        if kit.tower and position.status[race] == DECLINED:
            total += _tower(position, race) - held.bit_count() * COINS_PER_REGION
        if position.acting == race:
            total += kit.per_conquest * position.non_empty.bit_count()
            total += kit.per_abandoned * position.abandoned.bit_count()
        for coins, marker in kit.per_marker:
            total += coins * position.count_markers(marker, race)
        total += kit.flat_coins
        for coins, condition in kit.when_coins:
            if condition.now(position, race):
                total += coins
        for hook in kit.coin_hooks:
            total += max(0, hook(position, race))
    return total


def _beyond(regions: int, free: int) -> int:
    return regions - free if regions > free else 0


def _tower(position: Position, race: int) -> int:
    """The tokens that are stacked up by a race in decline."""
    return sum(position.tokens[region] for region in bits(position.held[race]))


def _given_back(position: Position, race: int) -> int:
    """What was taken away from regions beyond what they are worth: none is worth less than nothing."""
    kit = position.kit[race]
    assert kit is not None
    masks = [(coins, where) for coins, where, beyond in kit.per_region if not beyond]
    masks += [(coins, where.now(position, race)) for coins, where, beyond in kit.shifting_coins if not beyond]
    tower = kit.tower and position.status[race] == DECLINED
    worth = (
        (position.tokens[region] if tower else COINS_PER_REGION)
        + sum(coins for coins, where in masks if where >> region & 1)
        for region in bits(position.held[race])
    )
    return sum(-coins for coins in worth if coins < 0)


def score_ledger(position: Position, player: int) -> Ledger:
    """The same number, line by line: active regions, declined ones, then what each ability brings."""
    lines: list[Line] = []
    bonuses: list[Line] = []
    for race in position.races_of(player):
        rule = "regions" if position.status[race] == ACTIVE else "declined"
        held = position.held[race]
        name = ("race", position.rules.races[race].id)
        n = held.bit_count()
        kit = position.kit[race]
        if kit is None or not kit.tower or rule == "regions":
            lines.append(
                Line(rule, n * COINS_PER_REGION, f"score-{rule}", {"n": n, "race": name}, n > 0, held)
            )
        bonuses += _bonuses(position, race)
    return Ledger("score", (*lines, *bonuses), {"player": ("player", player)})


def income_ledger(position: Position, score: Ledger, region: int) -> Ledger:
    """What a single region adds to a score: its share of every line that speaks of it."""
    lines = []
    for line in score.lines:
        if line.applied and line.mask >> region & 1:
            share = line.amount // line.mask.bit_count()
            if "marker" in line.params:
                # Markers pay one by one, and there may be more of them here than there.
                _, marker = cast(tuple[str, str], line.params["marker"])
                pieces = position.markers[position.rules.marker_index[marker]]
                share = line.amount * pieces[region] // sum(pieces[other] for other in bits(line.mask))
            lines.append(Line(line.rule, share, line.sentence, {**line.params, "n": share}))
    return Ledger("income", tuple(lines), {"region": ("region", region)})


def _bonuses(position: Position, race: int) -> list[Line]:
    kit = position.kit[race]
    assert kit is not None
    lines = [_bonus(position, race, sourced.source, sourced.effect) for sourced in kit.effects]
    if position.status[race] != ACTIVE:
        banner = position.rules.races[race]
        for effect in banner.effects:
            if isinstance(effect, _COIN_EFFECTS) and not effect.in_decline:
                why = {"name": ("race", banner.id)}
                lines.append(Line(banner.id, 0, "not-in_decline", why, applied=False))
    if kit.takes_away:
        back = _given_back(position, race)
        lines.append(Line("floor", back, "score-floor", {"n": back}) if back else None)
    return [line for line in lines if line is not None]


def _bonus(position: Position, race: int, source: tuple[str, str], effect: fx.Effect) -> Line | None:
    held = position.held[race]
    rule, name = source[1], {"name": source}
    if isinstance(effect, fx.CoinPer):
        mask = held & effect.where.now(position, race)
        if effect.beyond:
            return _over(rule, name, effect, mask)
        return _per(rule, name, effect.coins, mask, *_kind_of(effect))
    if isinstance(effect, fx.CoinPerConquest):
        conquests = position.non_empty if position.acting == race else 0
        return _per(rule, name, effect.coins, conquests, "conquest", {})
    if isinstance(effect, fx.CoinPerMarker):
        marker = position.rules.marker_index[effect.marker]
        mask = sum(1 << region for region in position.markers[marker] if held >> region & 1)
        n = position.count_markers(marker, race)
        params = {**name, "marker": ("marker", effect.marker), "n": n * effect.coins}
        return Line(rule, n * effect.coins, "score-per_marker" if n else "not-no_marker", params, n > 0, mask)
    if isinstance(effect, fx.CoinPerAbandoned):
        left = position.abandoned if position.acting == race else 0
        return _per(rule, name, effect.coins, left, "abandoned", {})
    if isinstance(effect, fx.Coins):
        return _when(position, race, rule, name, effect)
    if isinstance(effect, fx.BuildsTower) and position.status[race] != ACTIVE:
        kit = position.kit[race]
        if kit is None or kit.source_of(fx.BuildsTower) != source:
            return None  # one tower, even if both banner and badge build one
        n = _tower(position, race)
        return Line(rule, n, "score-tower", {**name, "n": n}, n > 0, held)
    if isinstance(effect, fx.CoinsBy):
        amount = max(0, effect.amount(position, race))
        sentence = "score-special" if amount else "not-special"
        return Line(rule, amount, sentence, {**name, "n": amount}, amount > 0)
    return None


def _when(position: Position, race: int, rule: str, name: Params, effect: fx.Coins) -> Line:
    """Coins that depend on the occasion, or on nothing."""
    if effect.when.fixed:
        return Line(rule, effect.coins, "score-flat", {**name, "n": effect.coins})
    holds = bool(effect.when.now(position, race))
    code, params = "special", {}  # type: tuple[str, Params]
    if isinstance(effect.when, Occasion):
        code, params = effect.when.code, effect.when.params(position, race)
    sentence = f"score-{code}" if holds else f"not-{code}"
    return Line(rule, effect.coins if holds else 0, sentence, {**name, **params, "n": effect.coins}, holds)


def _over(rule: str, name: Params, effect: fx.CoinPer, mask: int) -> Line:
    """Coins for the regions beyond a number."""
    n = effect.coins * _beyond(mask.bit_count(), effect.beyond)
    params = {**name, "n": n, "limit": effect.beyond, "held": mask.bit_count()}
    return Line(rule, n, "score-beyond" if n else "not-beyond", params, n > 0)


def _kind_of(effect: fx.CoinPer) -> tuple[str, Params]:
    """How to speak of the regions that a bonus counts."""
    terrains = getattr(effect.where, "terrains", ())
    if terrains:
        return "terrain", {"terrain": [("terrain", terrain) for terrain in terrains]}
    symbols = getattr(effect.where, "symbols", ())
    if symbols:
        return "symbol", {"symbol": [("symbol", symbol) for symbol in symbols]}
    if effect.where == coastal:
        return "coastal", {}
    return ("inland", {}) if effect.where == ~coastal else ("region", {})


def _per(rule: str, name: Params, coins: int, mask: int, kind: str, params: Params) -> Line:
    n = mask.bit_count()
    if coins >= 0:
        sentence = f"score-per_{kind}" if n else f"not-per_{kind}"
    else:
        sentence = f"score-less_{kind}" if n else f"not-less_{kind}"
    return Line(rule, coins * n, sentence, {**name, **params, "n": abs(coins * n)}, n > 0, mask)


def tokens_on_map(position: Position, player: int) -> int:
    """Race tokens of the player on the map, active and in decline: they break ties."""
    return sum(
        position.tokens[region] for race in position.races_of(player) for region in bits(position.held[race])
    )


def winners(position: Position) -> list[int]:
    """Most coins; among those the most race tokens on the map; whoever is still equal shares the victory."""
    best = max((coins, tokens_on_map(position, player)) for player, coins in enumerate(position.coins))
    return [
        player
        for player, coins in enumerate(position.coins)
        if (coins, tokens_on_map(position, player)) == best
    ]
