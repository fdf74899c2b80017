"""The decision at hand: the buttons that need no region, and the tokens that conquests are paid from."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from sw_widget.engine.actions import (
    AFTER_SCORING,
    ALLY,
    ASKED,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    DECLINE,
    END_TURN,
    PICK,
    REDEPLOYMENT,
    ROLL,
    START,
    STOP,
    USE,
    Code,
)
from sw_widget.engine.chance import faces
from sw_widget.engine.hooks.effect import Offer
from sw_widget.engine.ledger import Reason
from sw_widget.engine.legal.offers import codes_of, offered
from sw_widget.engine.legal.options import includes, may_decline, readied
from sw_widget.engine.position import NOBODY
from sw_widget.engine.turn.machine import may_ready_again
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


def choices(context: SnapshotContext) -> list[Data]:
    """The buttons: actions that need no region. One that is not possible now says why."""
    if not context.acting:
        return []
    position, options = context.position, context.answer.options
    wanted = [kind for kind in WANTED.get(position.stage, ()) if kind not in context.withheld]
    if not may_decline(position):
        wanted = [kind for kind in wanted if kind != DECLINE]
    kit = position.kit[position.acting]
    if kit.outlook.rolls_first and position.stage in (START, CONQUEST):
        wanted.insert(0, ROLL)
    plain = [kind for kind in (ROLL, STOP, DECLINE, END_TURN) if kind != ROLL or _rolls_plainly(context)]
    wanted += [kind for kind in plain if kind in options and kind not in wanted]
    main = _main(context)
    found = [_wanted(context, kind) | {"main": kind == main} for kind in wanted]
    if context.began is not None and _rolls_plainly(context):
        found += [_fixed_roll(context, die, chance) for die, chance in faces().items()]
    return [*found, *_swaps(context), *_offers(context)]


def _rolls_plainly(context: SnapshotContext) -> bool:
    """Whether the die may be rolled without naming a region."""
    return (ROLL,) in context.answer.options.get(ROLL, ())


def _swaps(context: SnapshotContext) -> list[Data]:
    """A button for each combo whose badge may be swapped when it is picked, which asks for which."""
    position, found = context.position, []
    ways: dict[int, list[Data]] = {}
    for code in context.answer.options.get(PICK, ()):
        if isinstance(code, tuple) and len(code) > 2:
            power = ("power", position.rules.powers[position.column[code[2]][1]].id)
            about = {"emblem": f"power/{power[1]}", "about": context.strings.ability(*power)}
            ways.setdefault(code[1], []).append(_way(context, code, "act-swap", power=power) | about)
    for slot, several in ways.items():
        race = ("race", position.rules.races[position.column[slot][0]].id)
        button = _choice(context, (PICK, slot), "act-swap-some", race=race)
        ask = context.strings.say("ask-swap", {"race": race})
        found.append(button | {"action": None, "ways": several, "ask": ask})
    return found


def _wanted(context: SnapshotContext, kind: int) -> Data:
    """A button for a kind of action that needs nothing else, unless there is something to choose."""
    codes = [code for code in context.answer.options.get(kind, ()) if isinstance(code, tuple)]
    if kind == DECLINE and codes and len(codes[0]) > 1:
        height = tower_height(context.position)
        towers = [_way(context, code, "act-tower", region=("region", code[1]), n=height) for code in codes]
        return _choice(context, codes[0]) | {
            "action": None,
            "ways": towers,
            "ask": context.strings.say("ask-tower"),
        }
    if kind == STOP and context.position.stage in ASKED:
        return _choice(context, (STOP,), "act-let_go")
    if kind == STOP and STOP in context.answer.options and may_ready_again(context.position):
        return _choice(context, (STOP,), "act-second_wave")
    return _choice(context, (kind,))


def _offers(context: SnapshotContext) -> list[Data]:
    """What only some races can do, and what needs no region for it: a button each, or one that asks."""
    view = readied(context.position)
    found = []
    for item in offered(view):
        offer = item.offer
        if offer.label is None:
            continue
        codes = codes_of(offer)
        if codes:
            found.append(_offer(context, offer, codes) | {"main": offer.first or view.stage in ASKED})
        elif not view.begun and offer.key != "region":
            # It cannot be taken now, and says why.
            given = () if offer.key is None else tuple((key, offer.example) for key in offer.key.split())
            label, params = offer.label(offer.example)
            found.append(_choice(context, (USE, offer.trait, given), label, **params))
    return found


def _offer(context: SnapshotContext, offer: Offer, codes: list[Code]) -> Data:
    assert offer.label is not None
    ways = []
    for code, value in zip(codes, offer.values, strict=True):
        label, params = offer.label(value)
        way = _way(context, code, label, **params)
        if offer.stands_for is not None:
            kind, id = offer.stands_for(value)
            way |= {"emblem": f"{kind}/{id}", "about": context.strings.ability(kind, id)}
        ways.append(way)
    label, params = offer.label(offer.values[0])
    button = _choice(context, codes[0], label, **params)
    if len(ways) == 1 or offer.question is None:
        return button
    several = {
        "label": context.strings.say(f"{offer.label(offer.values[0])[0]}-some"),
        "ask": context.strings.say(*offer.question),
    }
    return button | several | {"action": None, "ways": ways}


def _way(context: SnapshotContext, code: Code, label: str, **params: object) -> Data:
    """One of several ways to do what a button asks for."""
    given = {"region": code[1]} if code[0] in (DECLINE, ROLL) else {} if code[0] == PICK else dict(code[2])
    region = given.get("region")
    action = decode(context.position.rules, code)
    way = {"label": context.strings.say(label, params), "action": action, "region": region}
    return {**way, "emblem": None, "about": None}


def _fixed_roll(context: SnapshotContext, die: int, chance: Fraction) -> Data:
    """In a what-if, a roll that falls as the player wants it."""
    rolled = _choice(context, (ROLL,), "explore-if_die", die=die, chance=str(chance))
    return rolled | {"action": {**rolled["action"], "die": die}}


def _main(context: SnapshotContext) -> int | None:
    """The kind of action that most players will want now, if it is one of the buttons."""
    stage, options = context.position.stage, context.answer.options
    if list(options) == [USE]:
        return None
    if stage in (REDEPLOYMENT, AFTER_SCORING):
        return END_TURN
    if stage in ASKED or CONQUER in options or CONVERT in options or ATTEMPT in options:
        return None
    return ROLL if _rolls_plainly(context) else STOP


def _choice(context: SnapshotContext, code: Code, label: str = "", **params: object) -> Data:
    """A button for an action, whether it is possible now or not."""
    position, strings = context.position, context.strings
    reason: Reason | None = None
    if not includes(context.answer.options, code):
        reason = check(position, code, readied(position))
    action = decode(position.rules, code)
    kind = action["do"]
    return {
        "kind": kind,
        "label": strings.say(label, params)
        if label
        else strings.write(strings.speaker.name("action", kind, "label")),
        "action": None if reason else action,
        "why": strings.refusal(reason),
        # The turn can end as soon as everything is put down; the page may do both in one go.
        "settled": action if code[0] == END_TURN and position.stage == REDEPLOYMENT else None,
        "main": False,
        "ways": [],
        "ask": None,
    }


def peace_choices(context: SnapshotContext, player: int) -> list[Data]:
    """On a player's plate: make peace with them, or take it back."""
    position = context.position
    me = position.player
    if not context.acting or ALLY not in context.answer.options or player == me:
        return []
    if position.noted("ally", position.active[me]) - 1 == player:
        return [_choice(context, (ALLY, NOBODY), "act-no_ally", player=("player", player))]
    return [_choice(context, (ALLY, player), "act-ally", player=("player", player))]


def hand(context: SnapshotContext) -> Data | None:
    """The tokens that conquests are paid from."""
    position = context.position
    # Tokens that will be taken in hand are worked out; those that are in hand can be counted.
    if position.stage not in ((CONQUEST,) if context.redacted else (START, CONQUEST)):
        return None
    view = readied(position)
    race = view.rules.races[view.acting].id
    return {
        "player": position.decider,
        "emblem": f"race/{race}",
        "label": hand_label(view, view.acting, position.stage == START, context.strings),
        "count": view.hand[view.acting],
        "pieces": equipment(view, view.acting, context.strings),
    }
