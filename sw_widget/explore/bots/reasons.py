"""A bot's reason for each action, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from sw_widget.engine import actions as do
from sw_widget.engine.actions import AFTER_SCORING, PICKING, Allocation, Code
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.cost import cost
from sw_widget.engine.conquest.means import name_of, number_of
from sw_widget.engine.ledger import Event, Params
from sw_widget.engine.legal.offers import values_of
from sw_widget.engine.legal.options import readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.machine import apply, may_ready_again
from sw_widget.engine.turn.picking import combo_names, price, tokens_of_combo
from sw_widget.engine.turn.scoring import score
from sw_widget.explore.advance import advance, decided_by_die
from sw_widget.explore.answers import asks
from sw_widget.game.speaker import Speaker
from sw_widget.text import AllOf

Why = tuple[str, Params]
"""A sentence by its id, with its parameters."""


def reasons(position: Position, codes: Sequence[Code], speaker: Speaker) -> tuple[str, ...]:
    """Why each of these actions, played one after another from here."""
    position = position.clone()
    said = []
    for code in codes:
        said.append(speaker.say(*why(position, code)))
        if not decided_by_die(position, code):
            advance(position, code)
    return tuple(said)


def why(position: Position, code: Code) -> Why:
    """Why an action, by what it does at once."""
    kind = code[0]
    race = position.acting if kind in _ON_THE_MAP else position.active[position.decider]
    view = readied(position) if kind in _ON_THE_MAP else position
    if kind == do.PICK:
        return _pick(position, code[1])
    if kind == do.CONQUER:
        return _conquer(view, code)
    if kind == do.CONVERT:
        victim = position.rules.races[position.holder[code[1]]].id
        return "bot-converts", {"region": ("region", code[1]), "victim": ("race", victim)}
    if kind == do.ATTEMPT:
        chance = chance_of_at_least(cost(view, race, code[1], code[2:]) - view.hand[race])
        return "bot-attempts", {"region": ("region", code[1]), "chance": str(chance)}
    if kind == do.ABANDON:
        return "bot-abandons", {"region": ("region", code[1])}
    if kind == do.STOP and asks(position):
        return "bot-gives_nothing", {}
    if kind == do.USE or (kind == do.STOP and position.phase != PICKING and may_ready_again(view)):
        return _other_reason(position, code)
    if kind == do.STOP:
        idle = race == NOBODY or not view.hand[race]
        return ("bot-stops-idle" if idle else "bot-stops"), {}
    if kind in (do.REDEPLOY, do.WITHDRAW):
        name = ("race", position.rules.races[code[1]].id)
        if kind == do.WITHDRAW:
            return "bot-withdraws", {"race": name}
        return _redeploy(position, code[2], name)
    if kind == do.PLACE:
        return _place(position, code)
    if kind == do.ALLY:
        if code[1] == NOBODY:
            return "bot-no_ally", {}
        return "bot-allies", {"ally": ("player", code[1]), "n": len(values_of(position, do.ALLY)) - 1}
    if kind == do.DECLINE:
        return "bot-declines", {"race": ("race", position.rules.races[race].id)}
    if kind == do.ROLL:
        return "bot-rolls", {}
    if position.stage == AFTER_SCORING:
        return "bot-ends-scored", {}
    return "bot-ends", {"n": score(position, position.player)}


_ON_THE_MAP = frozenset((do.CONQUER, do.CONVERT, do.ATTEMPT, do.ABANDON, do.STOP))


def _other_reason(position: Position, code: Code) -> Why:
    """What an action does that needs no other reason: trading tokens in, readying the troops once more."""
    record: list[Event] = []
    apply(position.clone(), code, None, record)
    told = [event for event in record if event.kind != "troops_readied"]
    event = next((event for event in told if event.kind in ("tokens_traded", "second_wave")), told[0])
    return f"event-{event.kind}", event.params


def _pick(position: Position, slot: int) -> Why:
    race, power, coins = combo = position.column[slot]
    tokens, _ = tokens_of_combo(position, race, power)
    return "bot-picks", {
        **combo_names(position.rules, combo),
        "n": tokens,
        "price": price(position, slot),
        "coins": coins,
    }


def _conquer(view: Position, code: Code) -> Why:
    race, region, named = view.acting, code[1], code[2:]
    paid = cost(view, race, region, named)
    if paid > view.hand[race]:
        return "bot-tries", {"region": ("region", region)}
    taken = view.clone()
    advance(taken, code)
    coins = max(0, score(taken, view.player) - score(view, view.player))
    params: Params = {"region": ("region", region), "n": paid, "coins": coins}
    holder = view.holder[region]
    if named:
        return "bot-takes-with", {**params, "marker": name_of(view, race, number_of(named[0]))}
    if holder != NOBODY and view.owner[holder] != view.player:
        return "bot-takes-from", {**params, "player": ("player", view.owner[holder])}
    return "bot-takes", params


def _redeploy(position: Position, tokens: Allocation, race: tuple[str, str]) -> Why:
    region, most = max(tokens, key=lambda at: at[1], default=(NOBODY, 0))
    least = min((n for _, n in tokens), default=0)
    said: Params = {"region": ("region", region), "n": most, "race": race}
    if len(tokens) == 1:
        return "bot-gathers", said
    if most <= least + 1 or position.immune >> region & 1:
        return "bot-spreads", {"n": sum(count for _, count in tokens), "race": race}
    others_safe = all(position.immune >> other & 1 for other, _ in tokens if other != region)
    return ("bot-guards-only" if others_safe else "bot-guards"), said


def _place(position: Position, code: Code) -> Why:
    kind = position.rules.markers[code[1]]
    regions = [region for region, _ in code[2]]
    said: Params = {
        "marker": ("marker", kind.id),
        "n": sum(count for _, count in code[2]),
        "regions": AllOf([position.rules.board.regions[region].name for region in regions]),
    }
    if not regions:
        return "bot-places-none", {"marker": said["marker"]}
    if kind.protects:
        return "bot-places-protects", said
    open_ones = any(not position.immune >> region & 1 for region in regions)
    return ("bot-places-defends" if kind.defence and open_ones else "bot-places"), said
