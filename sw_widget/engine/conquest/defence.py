"""How well a region is defended: what it would cost a race without any gifts."""

from __future__ import annotations

from sw_widget.engine.conquest.buried import rule_of_burying
from sw_widget.engine.conquest.token_markers import extras_in
from sw_widget.engine.definitions import Marker
from sw_widget.engine.ledger import Ledger, Line
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import BASE_COST, MOUNTAIN, MOUNTAIN_DEFENCE, TRIBE_DEFENCE


def defence(position: Position, region: int) -> int:
    """What the region would cost a race without any gifts."""
    return position.tokens[region] + position.ground[region]


def defence_ledger(position: Position, region: int) -> Ledger:
    """What the region would cost a race without any gifts: how well it is defended."""
    lines = (base_line(position, region), *defence_lines(position, region))
    return Ledger("defence", lines, {"region": ("region", region)})


def base_line(position: Position, region: int) -> Line:
    """What every region costs, and a river less."""
    n = position.rules.base_cost[region]
    return Line("base", n, "cost-base" if n == BASE_COST else "cost-river", {"n": n})


def occupants(position: Position, region: int) -> int:
    """How much of the defence would be missing if the region were empty: all but base, mountain and what
    belongs to the region itself.
    """
    rules = position.rules
    stays = sum(
        kind.defence * pieces[region]
        for kind, pieces in zip(rules.markers, position.markers, strict=True)
        if kind.stays and region in pieces
    )
    return defence(position, region) - rules.bare_ground[region] - stays


def defence_lines(position: Position, region: int) -> list[Line]:
    """What stands in the region: tokens, lost tribe, mountain, markers; or that it does not."""
    rules = position.rules
    lines = []
    tokens, holder = position.tokens[region] - extras_in(position, region), position.holder[region]
    if tokens:
        lines.append(
            Line("tokens", tokens, "cost-tokens", {"n": tokens, "race": ("race", rules.races[holder].id)})
        )
    elif holder != NOBODY:
        name = {"race": ("race", rules.races[holder].id)}
        lines.append(Line("tokens", 0, "not-tokens-pieces", name, applied=False))
    else:
        lines.append(Line("tokens", 0, "not-tokens", applied=False))
    layer = position.under(region)
    if layer is not None:
        params = {"n": layer[1], "race": ("race", rules.races[layer[0]].id)}
        rule = rule_of_burying(position, holder)
        lines.append(Line(rule, layer[1], "cost-under", params, reference=rule))
    if position.tribes >> region & 1:
        lines.append(Line("lost_tribe", TRIBE_DEFENCE, "cost-lost_tribe", {"n": TRIBE_DEFENCE}))
    else:
        lines.append(Line("lost_tribe", 0, "not-lost_tribe", applied=False))
    if rules.board.terrain[MOUNTAIN] >> region & 1:
        lines.append(Line(MOUNTAIN, MOUNTAIN_DEFENCE, "cost-mountain", {"n": MOUNTAIN_DEFENCE}))
    else:
        lines.append(Line(MOUNTAIN, 0, "not-mountain", applied=False))
    for marker, pieces in zip(rules.markers, position.markers, strict=True):
        if region in pieces:
            lines += _of_marker(position, region, marker, pieces[region])
    return lines


def _of_marker(position: Position, region: int, marker: Marker, pieces: int) -> list[Line]:
    """What markers of a kind add to the defence; one that counts as a token adds one."""
    index, params = position.rules.marker_index[marker.id], {"marker": ("marker", marker.id)}
    if marker.as_high_as is not None:
        height = position.height(index, position.holder[region])
        params |= {"n": pieces * height, "height": height, "pieces": pieces}  # type: ignore[dict-item]
        return [Line(marker.id, pieces * height, "cost-stack", params, height > 0)]
    count = pieces * (1 if marker.counts_as_token else marker.defence)
    return [Line(marker.id, count, "cost-marker", {"n": count, **params})] if count else []
