"""Allocations: pieces that are put down within bounds, how they stand now, and ready ways to spread them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from sw_widget.engine.actions import PLACE, REDEPLOY, WITHDRAW, Allocation
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.legal.choices import SpreadOption, WithdrawOption
from sw_widget.engine.legal.options import may_end, redeployment_on_map
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.preview import best_kept
from sw_widget.engine.turn.redeployment import placings
from sw_widget.engine.why_not.refusal import check
from sw_widget.page.snapshot_context import SnapshotContext
from sw_widget.page.string_table import Data, StringIndex


def allocations(context: SnapshotContext) -> list[Data]:
    """The allocations (tokens, markers, withdrawals), each with its bounds, present state, and presets."""
    if not context.acting:
        return []
    found: list[Data] = []
    for kind in (REDEPLOY, PLACE, WITHDRAW):
        for option in context.answer.options.get(kind, ()):
            if isinstance(option, WithdrawOption):
                found += _withdrawal(context, option)
            elif isinstance(option, SpreadOption) and option.spread.regions:
                found.append(
                    _redeployment(context, option) if kind == REDEPLOY else _placing(context, option)
                )
    return found


def _redeployment(context: SnapshotContext, option: SpreadOption) -> Data:
    position, race = context.position, option.what
    id = position.rules.races[race].id
    kit = position.kit[race]
    standing = {region: position.tokens[region] for region in option.spread.regions}
    filled = redeployment_on_map(position, race)
    return _allocation(
        context,
        option.spread,
        key=f"redeploy/{id}",
        emblem=f"race/{id}",
        label=_with_extras(context, race),
        action={"do": "redeploy", "race": id},
        into=["tokens"],
        now=standing,
        must=not may_end(position),
        counts=_extras(position, race),
        filled=filled,
        kept=best_kept(position, race, filled),
        only=kit.outlook.leaves_one and not may_end(position),
    )


def _extras(position: Position, race: int) -> list[str]:
    """Markers that count as tokens of the race: they are put down with the tokens, and told apart
    afterwards.
    """
    counted = position.kit[race].outlook.counted
    return [f"marker/{position.rules.markers[marker].id}" for marker, _ in counted]


def _with_extras(context: SnapshotContext, race: int) -> str:
    """A race with markers that count as its tokens: "Orcs, with 2 hordes"."""
    position = context.position
    name = ("race", position.rules.races[race].id)
    n = extras_of(position, race)
    if not n:
        return context.strings.name(*name)
    marker = ("marker", position.rules.markers[position.kit[race].outlook.counted[0][0]].id)
    return context.strings.speaker.say("widget-with_extras", {"race": name, "marker": marker, "n": n})


def _placing(context: SnapshotContext, option: SpreadOption) -> Data:
    position, marker = context.position, option.what
    id = position.rules.markers[marker].id
    active = position.active[position.player]
    kit = position.kit[active]
    placing = next(item for item in placings(position) if item.marker == marker)
    standing = {
        region: count
        for region, count in position.markers[marker].items()
        if region in option.spread.regions and region not in placing.again
    }
    return _allocation(
        context,
        option.spread,
        key=f"place/{id}",
        emblem=f"marker/{id}",
        label=context.strings.name("marker", id),
        action={"do": "place", "marker": id},
        into=["regions"],
        # All of them are set down anew; or new ones come, which may be moved as long as the turn lasts.
        now=standing if placing.anew else dict.fromkeys(placing.again, 1),
        beside={} if placing.anew else standing,
        about=context.strings.ability("marker", id),
        closed=_closed(context, option),
        # Where what is put down is worth coins, more of it is better.
        ready="widget-each" if marker in kit.outlook.cashed else None,
    )


def _closed(context: SnapshotContext, option: SpreadOption) -> Data:
    """Why a marker cannot be put into any other region, by region; nothing where the race itself says so."""
    position = context.position
    held = position.held[position.active[position.player]]
    if not any(not held >> region & 1 for region in option.spread.regions):
        return {}
    found: Data = {}
    for region in range(len(position.holder)):
        if region not in option.spread.regions:
            reason = check(position, (PLACE, option.what, ((region, 1),)))
            found[str(region)] = context.strings.refusal_later(reason)
    return found


def _withdrawal(context: SnapshotContext, option: WithdrawOption) -> Iterator[Data]:
    position, race = context.position, option.race
    id = position.rules.races[race].id
    tokens = f"withdraw/{id}"
    action = {"do": "withdraw", "race": id}
    yield _allocation(
        context,
        option.tokens,
        key=tokens,
        emblem=f"race/{id}",
        label=context.strings.name("race", id),
        action=action,
        into=["tokens"],
        beside={region: position.tokens[region] for region in option.tokens.regions},
        must=True,
        counts=_extras(position, race),
    )
    for marker, spread in option.markers:
        fled = position.rules.markers[marker].id
        yield _allocation(
            context,
            spread,
            key=f"{tokens}/{fled}",
            emblem=f"marker/{fled}",
            label=context.strings.name("marker", fled),
            about=context.strings.ability("marker", fled),
            action=action,
            into=["markers", fled],
            beside=dict(position.markers[marker]),
            must=True,
            partner=tokens,
        )


def _allocation(
    context: SnapshotContext,
    spread: Spread,
    *,
    key: str,
    emblem: str,
    label: str,
    action: Data,
    into: list[str],
    now: dict[int, int] | None = None,
    beside: dict[int, int] | None = None,
    must: bool = False,
    ready: str | None = "widget-evenly",
    partner: str | None = None,
    counts: Sequence[str] = (),
    only: bool = False,
    filled: Spread | None = None,
    kept: int = -1,
    about: StringIndex | None = None,
    closed: Data | None = None,
) -> Data:
    return {
        "key": f"{context.position.turn}/{context.position.player}/{key}",
        "emblem": emblem,
        "label": context.strings.write(label),
        "about": about,
        "action": action,
        "into": into,
        "regions": list(spread.regions),
        # Where some regions must stay empty, Python says which numbers will not do.
        "least": 0 if spread.empty or spread.free else spread.least,
        "most": min(spread.most, spread.high),
        "low": spread.low,
        "high": spread.high,
        "now": _counts(now or {}),
        "beside": _counts(beside or {}),
        "spreads": [] if ready is None else list(_spreads(context, filled or spread, ready, kept)),
        "must": must,
        "only": only,
        "counts": list(counts),
        "closed": closed or {},
        "with": None if partner is None else f"{context.position.turn}/{context.position.player}/{partner}",
    }


def _spreads(context: SnapshotContext, spread: Spread, label: str, kept: int) -> Iterator[Data]:
    """Ready ways: as many everywhere, or more where others stand next door. Where not all regions can be
    kept, the first way keeps those that bring most (`kept`), and each says which it gives up.
    """
    if not spread.regions:
        return
    evenly = spread.even(kept)
    if len(spread.regions) == 1:
        label = "widget-all"
    yield _ready(context, spread, label, evenly)
    if spread.low < spread.high:
        return
    guarding = spread.even(_facing(context.position, spread.regions))
    if guarding != evenly and guarding in spread:
        yield _ready(context, spread, "widget-guard", guarding)


def _ready(context: SnapshotContext, spread: Spread, label: str, given: Allocation) -> Data:
    counts = dict(given)
    lost = [("region", region) for region in spread.regions if region not in counts] if spread.empty else []
    return {
        "label": context.strings.say(label),
        "counts": _counts(counts),
        "loses": context.strings.say("widget-gives_up", {"leaving": lost}) if lost else None,
    }


def _facing(position: Position, regions: tuple[int, ...]) -> int:
    """A mask of those regions that have a neighbour held by somebody else."""
    if not regions:
        return 0
    mine = next(
        (position.owner[race] for region in regions if (race := position.holder[region]) != NOBODY), NOBODY
    )
    others = 0
    for region, holder in enumerate(position.holder):
        if holder != NOBODY and position.owner[holder] != mine:
            others |= 1 << region
    neighbours = position.rules.board.neighbours
    return sum(1 << region for region in regions if neighbours[region] & others)


def _counts(counts: Mapping[int, int] | Allocation) -> dict[str, Any]:
    """Keys of JSON are texts."""
    return {str(region): count for region, count in dict(counts).items() if count}
