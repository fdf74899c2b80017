"""The decision at hand: the buttons that need no region, and the allocations with their bounds."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from sw_widget.engine.actions import (
    AFTER_SCORING,
    ALLY,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    DECLINE,
    END_TURN,
    PLACE,
    REDEPLOY,
    REDEPLOYMENT,
    ROLL,
    START,
    STOP,
    USE,
    WITHDRAW,
    Allocation,
    Code,
)
from sw_widget.engine.chance import faces
from sw_widget.engine.conquest.token_markers import extras_of
from sw_widget.engine.hooks.effect import Offer
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.allocation import Spread
from sw_widget.engine.legal.choices import SpreadOption, WithdrawOption
from sw_widget.engine.legal.offers import codes_of, offered
from sw_widget.engine.legal.options import includes, may_end, readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import may_ready_again
from sw_widget.engine.turn.redeployment import placings
from sw_widget.engine.why_not.refusal import check
from sw_widget.game.action_codec import decode
from sw_widget.page.belongings import equipment, hand_label
from sw_widget.page.decline_tower import tower_height
from sw_widget.page.snapshot_context import SnapshotContext
from sw_widget.page.string_table import Data

# What a player might want to do in a phase without pointing at anything, possible or not.
WANTED: Mapping[int, tuple[int, ...]] = {
    START: (STOP, DECLINE),
    CONQUEST: (STOP, DECLINE),
    REDEPLOYMENT: (END_TURN,),
}


def choices(sight: SnapshotContext) -> list[Data]:
    """The buttons: actions that need no region. One that is not possible now says why."""
    if not sight.acting:
        return []
    position, options = sight.position, sight.answer.options
    wanted = list(WANTED.get(position.stage, ()))
    kit = position.kit[position.acting]
    if kit.outlook.rolls_first and position.stage in (START, CONQUEST):
        wanted.insert(0, ROLL)
    wanted += [kind for kind in (ROLL, STOP, DECLINE, END_TURN) if kind in options and kind not in wanted]
    main = _main(sight)
    found = [_wanted(sight, kind) | {"main": kind == main} for kind in wanted]
    if sight.began is not None and ROLL in options:
        found += [_fixed_roll(sight, die, chance) for die, chance in faces().items()]
    return [*found, *_offers(sight)]


def _wanted(sight: SnapshotContext, kind: int) -> Data:
    """A button for a kind of action that needs nothing else, unless there is something to choose."""
    codes = [code for code in sight.answer.options.get(kind, ()) if isinstance(code, tuple)]
    if kind == DECLINE and codes and len(codes[0]) > 1:
        height = tower_height(sight.position)
        towers = [_way(sight, code, "act-tower", region=("region", code[1]), n=height) for code in codes]
        return _choice(sight, codes[0]) | {
            "action": None,
            "ways": towers,
            "ask": sight.scribe.say("ask-tower"),
        }
    if kind == STOP and STOP in sight.answer.options and may_ready_again(sight.position):
        return _choice(sight, (STOP,), "act-second_wave")
    return _choice(sight, (kind,))


def _offers(sight: SnapshotContext) -> list[Data]:
    """What only some races can do, and what needs no region for it: a button each, or one that asks."""
    view = readied(sight.position)
    found = []
    for item in offered(view):
        offer = item.offer
        if offer.label is None or offer.key == "region":
            continue
        codes = codes_of(offer)
        if codes:
            found.append(_offer(sight, offer, codes))
        elif not view.begun:
            # It cannot be taken now, and says why.
            given = () if offer.key is None else ((offer.key, 1),)
            label, params = offer.label(1)
            found.append(_choice(sight, (USE, offer.trait, given), label, **params))
    return found


def _offer(sight: SnapshotContext, offer: Offer, codes: list[Code]) -> Data:
    assert offer.label is not None
    ways = []
    for code, value in zip(codes, offer.values, strict=True):
        label, params = offer.label(value)
        way = _way(sight, code, label, **params)
        if offer.stands_for is not None:
            kind, id = offer.stands_for(value)
            way |= {"emblem": f"{kind}/{id}", "about": sight.scribe.ability(kind, id)}
        ways.append(way)
    button = _choice(sight, codes[0]) | {"label": ways[0]["label"]}
    if len(ways) == 1 or offer.question is None:
        return button
    several = {
        "label": sight.scribe.say(f"{offer.label(1)[0]}-some"),
        "ask": sight.scribe.say(*offer.question),
    }
    return button | several | {"action": None, "ways": ways}


def _way(sight: SnapshotContext, code: Code, label: str, **params: object) -> Data:
    """One of several ways to do what a button asks for."""
    region = code[1] if code[0] == DECLINE else None
    action = decode(sight.position.rules, code)
    way = {"label": sight.scribe.say(label, params), "action": action, "region": region}
    return {**way, "emblem": None, "about": None}


def _fixed_roll(sight: SnapshotContext, die: int, chance: Fraction) -> Data:
    """In a what-if, a roll that falls as the player wants it."""
    rolled = _choice(sight, (ROLL,), "explore-if_die", die=die, chance=str(chance))
    return rolled | {"action": {**rolled["action"], "die": die}}


def _main(sight: SnapshotContext) -> int | None:
    """The kind of action that most players will want now, if it is one of the buttons."""
    stage, options = sight.position.stage, sight.answer.options
    if stage in (REDEPLOYMENT, AFTER_SCORING):
        return END_TURN
    if CONQUER in options or CONVERT in options or ATTEMPT in options:
        return None
    return ROLL if ROLL in options else STOP


def _choice(sight: SnapshotContext, code: Code, label: str = "", **params: object) -> Data:
    """A button for an action, whether it is possible now or not."""
    position, scribe = sight.position, sight.scribe
    reason: Reason | None = None
    if not includes(sight.answer.options, code):
        reason = check(position, code, readied(position))
    action = decode(position.rules, code)
    kind = action["do"]
    return {
        "kind": kind,
        "label": scribe.say(label, params)
        if label
        else scribe.write(scribe.voice.name("action", kind, "label")),
        "action": None if reason else action,
        "why": scribe.refusal(reason),
        # The turn can end as soon as everything is put down; the page may do both in one go.
        "settled": action if code[0] == END_TURN and position.stage == REDEPLOYMENT else None,
        "main": False,
        "ways": [],
        "ask": None,
    }


def peace_choices(sight: SnapshotContext, player: int) -> list[Data]:
    """On a player's plate: make peace with them, or take it back."""
    position = sight.position
    me = position.player
    if not sight.acting or ALLY not in sight.answer.options or player == me:
        return []
    if position.noted("ally", position.active[me]) - 1 == player:
        return [_choice(sight, (ALLY, NOBODY), "act-no_ally", player=("player", player))]
    return [_choice(sight, (ALLY, player), "act-ally", player=("player", player))]


def hand(sight: SnapshotContext) -> Data | None:
    """The tokens that conquests are paid from."""
    position = sight.position
    # Tokens that will be taken in hand are worked out; those that are in hand can be counted.
    if position.stage not in ((CONQUEST,) if sight.quiet else (START, CONQUEST)):
        return None
    view = readied(position)
    race = view.rules.races[view.acting].id
    return {
        "player": position.decider,
        "emblem": f"race/{race}",
        "label": hand_label(view, view.acting, position.stage == START, sight.scribe),
        "count": view.hand[view.acting],
        "pieces": equipment(view, view.acting, sight.scribe),
    }


# What is put down within bounds


def allocations(sight: SnapshotContext) -> list[Data]:
    """The allocations (tokens, markers, withdrawals), each with its bounds, present state, and presets."""
    if not sight.acting:
        return []
    found: list[Data] = []
    for kind in (REDEPLOY, PLACE, WITHDRAW):
        for option in sight.answer.options.get(kind, ()):
            if isinstance(option, WithdrawOption):
                found += _withdrawal(sight, option)
            elif isinstance(option, SpreadOption) and option.spread.regions:
                found.append(_redeployment(sight, option) if kind == REDEPLOY else _placing(sight, option))
    return found


def _redeployment(sight: SnapshotContext, option: SpreadOption) -> Data:
    position, race = sight.position, option.what
    id = position.rules.races[race].id
    kit = position.kit[race]
    standing = {region: position.tokens[region] for region in option.spread.regions}
    return _allocation(
        sight,
        option.spread,
        key=f"redeploy/{id}",
        emblem=f"race/{id}",
        label=_with_extras(sight, race),
        action={"do": "redeploy", "race": id},
        into=["tokens"],
        now=standing,
        must=not may_end(position),
        counts=_extras(position, race),
        only=kit.outlook.leaves_one and not may_end(position),
    )


def _extras(position: Position, race: int) -> list[str]:
    """Markers that count as tokens of the race: they are put down with the tokens, and told apart
    afterwards.
    """
    counted = position.kit[race].outlook.counted
    return [f"marker/{position.rules.markers[marker].id}" for marker, _ in counted]


def _with_extras(sight: SnapshotContext, race: int) -> str:
    """A race with markers that count as its tokens: "Orcs, with 2 hordes"."""
    position = sight.position
    name = ("race", position.rules.races[race].id)
    n = extras_of(position, race)
    if not n:
        return sight.scribe.name(*name)
    marker = ("marker", position.rules.markers[position.kit[race].outlook.counted[0][0]].id)
    return sight.scribe.voice.say("widget-with_extras", {"race": name, "marker": marker, "n": n})


def _placing(sight: SnapshotContext, option: SpreadOption) -> Data:
    position, marker = sight.position, option.what
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
        sight,
        option.spread,
        key=f"place/{id}",
        emblem=f"marker/{id}",
        label=sight.scribe.name("marker", id),
        action={"do": "place", "marker": id},
        into=["regions"],
        # All of them are set down anew; or new ones come, which may be moved as long as the turn lasts.
        now=standing if placing.anew else dict.fromkeys(placing.again, 1),
        beside={} if placing.anew else standing,
        closed=_closed(sight, option),
        # Where what is put down is worth coins, more of it is better.
        ready="widget-each" if marker in kit.outlook.cashed else None,
    )


def _closed(sight: SnapshotContext, option: SpreadOption) -> Data:
    """Why a marker cannot be put into any other region, by region; nothing where the race itself says so."""
    position = sight.position
    held = position.held[position.active[position.player]]
    if not any(not held >> region & 1 for region in option.spread.regions):
        return {}
    found: Data = {}
    for region in range(len(position.holder)):
        if region not in option.spread.regions:
            reason = check(position, (PLACE, option.what, ((region, 1),)))
            found[str(region)] = sight.scribe.refusal_later(reason)
    return found


def _withdrawal(sight: SnapshotContext, option: WithdrawOption) -> Iterator[Data]:
    position, race = sight.position, option.race
    id = position.rules.races[race].id
    tokens = f"withdraw/{id}"
    action = {"do": "withdraw", "race": id}
    yield _allocation(
        sight,
        option.tokens,
        key=tokens,
        emblem=f"race/{id}",
        label=sight.scribe.name("race", id),
        action=action,
        into=["tokens"],
        beside={region: position.tokens[region] for region in option.tokens.regions},
        must=True,
        counts=_extras(position, race),
    )
    for marker, spread in option.markers:
        fled = position.rules.markers[marker].id
        yield _allocation(
            sight,
            spread,
            key=f"{tokens}/{fled}",
            emblem=f"marker/{fled}",
            label=sight.scribe.name("marker", fled),
            action=action,
            into=["markers", fled],
            beside=dict(position.markers[marker]),
            must=True,
            partner=tokens,
        )


def _allocation(
    sight: SnapshotContext,
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
    closed: Data | None = None,
) -> Data:
    return {
        "key": f"{sight.position.turn}/{sight.position.player}/{key}",
        "emblem": emblem,
        "label": sight.scribe.write(label),
        "action": action,
        "into": into,
        "regions": list(spread.regions),
        # Where some regions must stay empty, Python says which numbers will not do.
        "least": 0 if spread.empty else spread.least,
        "most": min(spread.most, spread.high),
        "low": spread.low,
        "high": spread.high,
        "now": _counts(now or {}),
        "beside": _counts(beside or {}),
        "spreads": [] if ready is None else list(_spreads(sight, spread, ready)),
        "must": must,
        "only": only,
        "counts": list(counts),
        "closed": closed or {},
        "with": None if partner is None else f"{sight.position.turn}/{sight.position.player}/{partner}",
    }


def _spreads(sight: SnapshotContext, spread: Spread, label: str) -> Iterator[Data]:
    """Ready ways: as many everywhere, or more where others stand next door."""
    if not spread.regions:
        return
    evenly = spread.even()
    if len(spread.regions) == 1:
        label = "widget-all"
    yield {"label": sight.scribe.say(label), "counts": _counts(dict(evenly))}
    if spread.low < spread.high:
        return
    guarding = spread.even(_facing(sight.position, spread.regions))
    if guarding != evenly and guarding in spread:
        yield {"label": sight.scribe.say("widget-guard"), "counts": _counts(dict(guarding))}


def _facing(position: Position, regions: tuple[int, ...]) -> int:
    """A mask of those regions that have a neighbour held by somebody else."""
    if not regions:
        return 0
    mine = position.owner[position.holder[regions[0]]]
    others = 0
    for region, holder in enumerate(position.holder):
        if holder != NOBODY and position.owner[holder] != mine:
            others |= 1 << region
    neighbours = position.rules.board.neighbours
    return sum(1 << region for region in regions if neighbours[region] & others)


def _counts(counts: Mapping[int, int] | Allocation) -> dict[str, Any]:
    """Keys of JSON are texts."""
    return {str(region): count for region, count in dict(counts).items() if count}
