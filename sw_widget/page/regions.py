"""The regions of a snapshot: who stands there, the cost, the actions, and why something is not possible."""

from __future__ import annotations

from collections import defaultdict
from functools import partial
from typing import Any

from sw_widget.draw.content import ways
from sw_widget.engine.actions import (
    ABANDON,
    ATTEMPT,
    CONQUER,
    CONQUEST,
    CONVERT,
    DECLINE,
    PICKING,
    START,
    Code,
)
from sw_widget.engine.answer import RegionAnswer
from sw_widget.engine.chance import chance_of_at_least, faces
from sw_widget.engine.conquest.cost import cost, cost_ledger
from sw_widget.engine.conquest.defence import defence, defence_ledger
from sw_widget.engine.ledger import Ledger
from sw_widget.engine.legal.offers import codes_of, offered
from sw_widget.engine.legal.options import readied
from sw_widget.engine.map.board import Board
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.preview import preview
from sw_widget.engine.turn.scoring import income_ledger, score_ledger
from sw_widget.game.action_codec import decode
from sw_widget.page.cached_speaker import CachedSpeaker
from sw_widget.page.decline_tower import tower_height
from sw_widget.page.region_content import content_of, immune
from sw_widget.page.snapshot_context import SnapshotContext
from sw_widget.page.special_means import act_with_means, unusable
from sw_widget.page.string_table import Data

OUT_OF_REACH = ("not_adjacent", "not_border")
"""Reasons that say nothing about the region itself: what it would cost is still worth knowing."""


def regions(context: SnapshotContext, before: Position | None) -> list[Data]:
    """All regions of the board. `before` is the position one step earlier, to mark what has changed."""
    position, strings = context.position, context.strings
    view = readied(position)
    board = position.rules.board
    codes, uses = _codes(context), _uses(context, view)
    scores = [
        preview(position) if player == position.player else score_ledger(position, player)
        for player in range(len(position.coins))
    ]
    safe, changed = immune(position), 0 if before is None else _changed(before, position)
    found = []
    for index, answer in enumerate(context.answer.regions):
        content = content_of(position, index, strings, redacted=context.redacted)
        acts = _acts(context, view, answer, codes[index], uses[index])
        heard = [strings.texts[said] for said in (*content.holds, *content.lying)]
        heard += [f"{strings.texts[act['label']]}." for act in acts if not act["spare"]]
        land = _land(board, index, strings.speaker)
        found.append(
            {
                "label": strings.write(" ".join((land, *heard))),
                # Those who listen hear the names of markers; what these do is there for those who ask.
                "holds": [*content.holds, *(content.lying if context.redacted else ())],
                "markers": [] if context.redacted else content.explained,
                "pieces": content.pieces,
                "acts": acts,
                "immune": not context.redacted and bool(safe >> index & 1),
                **_conquest(context, view, index, answer),
                "unusable": unusable(context, view, answer, codes[index])
                if asked(context) and not context.redacted
                else [],
                "defence": _defence(context, index),
                "income": strings.ledger_later(_income(position, index, scores)),
                "changed": bool(changed >> index & 1),
            }
        )
    return found


def _codes(context: SnapshotContext) -> defaultdict[int, list[Code]]:
    """What may be done, by region."""
    found: defaultdict[int, list[Code]] = defaultdict(list)
    if context.acting:
        # What is sure comes first, and never the die where there is anything else.
        for kind in (CONQUER, CONVERT, ABANDON, ATTEMPT, DECLINE):
            for code in context.answer.options.get(kind, ()):
                assert isinstance(code, tuple)
                if len(code) > 1:
                    found[code[1]].append(code)
    return found


def _uses(context: SnapshotContext, view: Position) -> defaultdict[int, list[Data]]:
    """Choices of some races that name a region, by that region."""
    found: defaultdict[int, list[Data]] = defaultdict(list)
    for item in offered(view) if context.acting else ():
        offer = item.offer
        if offer.key != "region" or offer.label is None:
            continue
        for code, region in zip(codes_of(offer), offer.values, strict=True):
            act = _plain_act(view, code)
            found[region].append(act | {"label": context.strings.say(*offer.label(region))})
    return found


def asked(context: SnapshotContext) -> bool:
    """Whether reasons against a conquest are shown. While tokens are put down, nobody asks for them."""
    return (context.acting or context.editing) and context.position.stage in (PICKING, START, CONQUEST)


def _changed(before: Position, after: Position) -> int:
    """Regions in which the pieces have changed, or have gone into decline, as a mask."""
    moved = [(was, now) for was, now in zip(before.markers, after.markers, strict=True) if was != now]
    mask = before.tribes ^ after.tribes
    for region, race in enumerate(after.holder):
        if (
            race != before.holder[region]
            or before.tokens[region] != after.tokens[region]
            or (race != NOBODY and before.status[race] != after.status[race])
            or any(was.get(region) != now.get(region) for was, now in moved)
        ):
            mask |= 1 << region
    return mask


def about(board: Board, index: int, speaker: CachedSpeaker) -> str:
    """The terrain and symbols printed in a region, and the ways from it to islands: "Hill, Mine"."""
    region = board.regions[index]
    printed = [("terrain", region.terrain), *(("symbol", symbol) for symbol in region.symbols)]
    told = [speaker.name(kind, id) for kind, id in printed]
    return ", ".join([*told, *ways(board, index, speaker.language)])


def _land(board: Board, index: int, speaker: CachedSpeaker) -> str:
    """A region's name and what is printed in it, which never changes."""
    region = board.regions[index]
    return speaker.remember(("land", region.id), lambda: f"{region.name} ({about(board, index, speaker)}).")


def _defence(context: SnapshotContext, region: int) -> list[int] | None:
    """The defence of a region; None for water or a chasm without a holder, which most races cannot attack."""
    position = context.position
    if not position.rules.board.passable >> region & 1 and position.holder[region] == NOBODY:
        return None
    return context.strings.lazy_ledger(defence(position, region), partial(defence_ledger, position, region))


def _income(position: Position, region: int, scores: list[Ledger]) -> Ledger | None:
    """What a region brings whoever holds it."""
    holder = position.holder[region]
    return None if holder == NOBODY else income_ledger(position, scores[position.owner[holder]], region)


# What can be done


def _conquest(context: SnapshotContext, view: Position, index: int, answer: RegionAnswer) -> Data:
    """What it would take, what the defenders would lose, and why it cannot be."""
    strings, reason = context.strings, answer.why_not
    if answer.cost is None and reason is not None and reason.code in OUT_OF_REACH:
        race = view.acting
        takes: list[int] | None = strings.lazy_ledger(
            cost(view, race, index), partial(cost_ledger, view, race, index)
        )
    else:
        takes = strings.ledger_later(answer.cost)
    losses = answer.losses if answer.losses is not None and answer.losses.lines else None
    return {
        "cost": takes,
        "why": strings.refusal_later(reason) if asked(context) else None,
        "losses": strings.ledger_later(losses),
    }


def _acts(
    context: SnapshotContext, view: Position, answer: RegionAnswer, codes: list[Code], uses: list[Data]
) -> list[Data]:
    acts = [act for code in codes for act in _ways(context, _act(context, view, code, answer))] + uses
    # What is a waste can be done, but nobody should meet it first; and the die comes after what is sure.
    acts.sort(key=lambda act: (bool(act["spare"]), act["chance"] is not None))
    if len([act for act in acts if not act["spare"]]) > 1:
        for act in acts:
            act["quick"] = False
    return acts


def _ways(context: SnapshotContext, act: Data) -> list[Data]:
    """An action; in a what-if, one that a die decides comes with each result that the die can have."""
    means = act.pop("means", None)
    if act["chance"] is None or context.began is None:
        return [act]
    label, with_means = "explore-attempt-if_die", {}
    if means is not None:
        label, with_means = "explore-attempt_with-if_die", {"means": means}
    fixed = [
        {
            **act,
            "action": {**act["action"], "die": die},
            "label": context.strings.say(label, {"die": die, "chance": str(chance), **with_means}),
            "chance": str(chance),
            "ledger": None,
        }
        for die, chance in faces().items()
    ]
    return [act, *fixed]


def _plain_act(view: Position, code: Code) -> dict[str, Any]:
    """An action, with nothing said of it yet."""
    action = decode(view.rules, code)
    return {
        "kind": action["do"],
        "action": action,
        "emblem": "",
        "cost": None,
        "chance": None,
        "quick": False,
        "ledger": None,
        "spare": False,
    }


def _act(context: SnapshotContext, view: Position, code: Code, answer: RegionAnswer) -> Data:
    strings, kind, region = context.strings, code[0], code[1]
    rules, hand = view.rules, view.hand[view.acting]
    act = _plain_act(view, code) | {"cost": None if answer.cost is None else answer.cost.total}
    if kind in (CONQUER, ATTEMPT) and len(code) > 2:
        return act | act_with_means(context, view, code, answer)
    if kind == CONQUER:
        assert answer.cost is not None
        short = answer.cost.total - hand
        if short > 0:
            # Without a price: it would look as if the region could be had for it.
            return act | {"label": strings.say("act-conquer-hopeless", {"n": short}), "cost": None}
        return act | {"label": strings.say("act-conquer", {"n": answer.cost.total}), "quick": True}
    if kind == ATTEMPT:
        assert answer.cost is not None
        needed = answer.cost.total - hand
        chance = str(chance_of_at_least(needed))
        return act | {"label": strings.say("act-attempt", {"n": needed, "chance": chance}), "chance": chance}
    if kind == CONVERT:
        victim = rules.races[view.holder[region]].id
        return act | {"label": strings.say("act-convert", {"race": ("race", victim)}), "cost": 0}
    if kind == DECLINE:
        label = strings.say("act-tower-here", {"n": tower_height(context.position)})
        return act | {"label": label, "cost": None}
    tokens = view.tokens[region]
    return act | {"label": strings.say("act-abandon", {"n": tokens}), "cost": None}
