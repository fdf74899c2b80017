"""What a turn is worth: the total for play and search, and the ledger that explains it. Also who wins."""

from __future__ import annotations

from typing import cast

from sw_widget.engine import effects as fx
from sw_widget.engine.board import bits
from sw_widget.engine.ledger import Ledger, Line, Params
from sw_widget.engine.position import ACTIVE, Position

COINS_PER_REGION = 1
_COIN_EFFECTS = (fx.CoinPer, fx.CoinPerConquest, fx.CoinPerMarker, fx.Coins, fx.CoinsBy)


def score(position: Position, player: int) -> int:
    """The coins that the bank pays the player if the turn ends now."""
    total = 0
    for race in position.races_of(player):
        held = position.held[race]
        total += held.bit_count() * COINS_PER_REGION
        kit = position.kit[race]
        if kit is None or not kit.effects:
            continue
        for coins, where in kit.per_region:
            total += coins * (held & where).bit_count()
        if kit.shifting_coins:
            total += sum(
                coins * (held & where.now(position, race)).bit_count() for coins, where in kit.shifting_coins
            )
        if kit.per_conquest and position.acting == race:
            total += kit.per_conquest * position.non_empty.bit_count()
        for coins, marker in kit.per_marker:
            total += coins * position.count_markers(marker, race)
        total += kit.flat_coins
        if kit.first_coins and position.new >> race & 1:
            total += kit.first_coins
        for hook in kit.coin_hooks:
            total += max(0, hook(position, race))
    return total


def score_ledger(position: Position, player: int) -> Ledger:
    """The same number, line by line: active regions, declined ones, then what each ability brings."""
    lines: list[Line] = []
    bonuses: list[Line] = []
    for race in position.races_of(player):
        rule = "regions" if position.status[race] == ACTIVE else "declined"
        held = position.held[race]
        name = ("race", position.rules.races[race].id)
        n = held.bit_count()
        lines.append(Line(rule, n * COINS_PER_REGION, f"score-{rule}", {"n": n, "race": name}, n > 0, held))
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
    return [line for line in lines if line is not None]


def _bonus(position: Position, race: int, source: tuple[str, str], effect: fx.Effect) -> Line | None:
    held = position.held[race]
    rule, name = source[1], {"name": source}
    if isinstance(effect, fx.CoinPer):
        mask = held & effect.where.now(position, race)
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
    if isinstance(effect, fx.Coins):
        if effect.first_turn_only:
            new = bool(position.new >> race & 1)
            sentence = "score-first_turn" if new else "not-first_turn"
            return Line(rule, effect.coins if new else 0, sentence, {**name, "n": effect.coins}, new)
        return Line(rule, effect.coins, "score-flat", {**name, "n": effect.coins})
    if isinstance(effect, fx.CoinsBy):
        amount = max(0, effect.amount(position, race))
        sentence = "score-special" if amount else "not-special"
        return Line(rule, amount, sentence, {**name, "n": amount}, amount > 0)
    return None


def _kind_of(effect: fx.CoinPer) -> tuple[str, Params]:
    """How to speak of the regions that a bonus counts."""
    terrains = getattr(effect.where, "terrains", ())
    if terrains:
        return "terrain", {"terrain": [("terrain", terrain) for terrain in terrains]}
    symbols = getattr(effect.where, "symbols", ())
    if symbols:
        return "symbol", {"symbol": [("symbol", symbol) for symbol in symbols]}
    return "region", {}


def _per(rule: str, name: Params, coins: int, mask: int, kind: str, params: Params) -> Line:
    n = mask.bit_count()
    sentence = f"score-per_{kind}" if n else f"not-per_{kind}"
    return Line(rule, coins * n, sentence, {**name, **params, "n": coins * n}, n > 0, mask)


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
