"""The table beside the map: the combos on offer, the stacks, and the players with what they have."""

from __future__ import annotations

from sw_widget.engine.actions import PICK, PICKING
from sw_widget.engine.answer import ComboAnswer
from sw_widget.engine.ledger import Ledger
from sw_widget.engine.legal.options import includes
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.picking import price
from sw_widget.engine.turn.scoring import winners
from sw_widget.game.scenario.offer import tokens_on_combo
from sw_widget.page.belongings import belongings, borrowed, collected, coming_back, pacts_held, protected
from sw_widget.page.decision import peace_choices
from sw_widget.page.liked_regions import liked_regions
from sw_widget.page.lying_markers import lent_by_finds
from sw_widget.page.role_belongings import of_role
from sw_widget.page.snapshot_context import SnapshotContext
from sw_widget.page.string_table import Data, StringTable

SIGNS = ("I", "II", "III")
"""The signs of the teams."""


def column(context: SnapshotContext) -> list[Data]:
    """The combos from the top downwards."""
    combos = zip(context.position.column, context.answer.combos, strict=True)
    return [_card(context, slot, combo, answer) for slot, (combo, answer) in enumerate(combos)]


def _card(context: SnapshotContext, slot: int, combo: tuple[int, int, int], answer: ComboAnswer) -> Data:
    position, strings = context.position, context.strings
    race = position.rules.races[combo[0]].id
    power = position.rules.powers[combo[1]].id
    coins, tokens, pay = combo[2], answer.tokens.total, price(position, slot)
    said = {"price": pay, "coins": coins, "n": tokens}
    picking = context.acting and position.stage == PICKING
    may = picking and includes(context.answer.options, (PICK, slot))
    return {
        "slot": slot,
        # In a what-if: nobody knows which combos the real stacks will bring.
        "drawn": context.began is not None and combo[:2] not in [known[:2] for known in context.began.column],
        "name": strings.speaker.combo(power, race),
        "race": strings.name("race", race),
        "power": strings.name("power", power),
        "race_emblem": f"race/{race}",
        "power_emblem": f"power/{power}",
        "race_ability": strings.ability("race", race),
        "power_ability": strings.ability("power", power),
        "sum": _terms(answer.tokens) if context.redacted else f"{_terms(answer.tokens)} = {tokens}",
        "tokens": strings.ledger(answer.tokens),
        "coins": coins,
        # Tokens that were laid on it while it was passed over.
        "waiting": tokens_on_combo(position, combo[0], combo[1]),
        "pay": pay,
        "price": strings.ledger(answer.price),
        "summary": strings.write("")
        if context.redacted
        else strings.say("column-coins" if coins else "column-plain", said),
        "action": {"do": "pick", "slot": slot} if may else None,
        "label": strings.say("act-pick", {"price": pay}),
        "why": strings.refusal(answer.why_not) if picking else None,
        # Where on the map it is good for something; while a question is open, nobody tells.
        "likes": liked_regions(position, combo[0], combo[1], strings)
        if position.stage == PICKING and not context.redacted
        else [],
    }


def _terms(tokens: Ledger) -> str:
    """Tokens as on the table: what is printed on badge and banner, "2 + 6", as they lie there."""
    banner, badge, *rest = (line.amount for line in tokens.lines)
    return "".join([f"{badge} + {banner}", *(f" − {-n}" if n < 0 else f" + {n}" for n in rest)])


def stacks(context: SnapshotContext) -> int:
    """The sizes of the stacks that lie face down."""
    position = context.position
    params = {
        "races": len(position.race_stack),
        "powers": len(position.power_stack),
        "discarded": len(position.discarded),
    }
    return context.strings.say("widget-stacks", params)


def players(context: SnapshotContext, scores: tuple[Ledger | None, ...]) -> list[Data]:
    """Everybody in turn order. `scores` is what each of them scored last."""
    position, strings = context.position, context.strings
    won = winners(position) if position.over else []
    found = []
    for player, scored in enumerate(scores):
        active = position.active[player]
        found.append(
            {
                "name": strings.speaker.uncached.players[player],
                "coins": position.coins[player] if player in context.known else None,
                "active": None if active == NOBODY else _combo(position, active, strings),
                "declined": [_combo(position, race, strings) for race in position.declined[player]],
                "peace": _peace(position, player, strings),
                "scored": strings.ledger_later(scored),
                "winner": player in won,
                "picks": position.seats()[player].picks,
                "team": _team(position, player, strings),
                "choices": peace_choices(context, player),
            }
        )
    return found


def sign(team: int) -> str:
    """The sign of a team by its number."""
    return SIGNS[team % len(SIGNS)]


def _team(position: Position, player: int, strings: StringTable) -> Data | None:
    """The sign of a player's team, and who else is in it; None where everybody plays alone."""
    team, partner = position.seats()[player].team, position.partner(player)
    if team is None:
        return None
    said = {"n": team + 1, "ally": ("player", partner)}
    return {"number": team, "sign": sign(team), "label": strings.say("team-partner", said)}


def _combo(position: Position, race: int, strings: StringTable) -> Data:
    rules, badge, owner = position.rules, position.power[race], position.owner[race]
    banner = rules.races[race].id
    power = None if badge == NOBODY else rules.powers[badge].id
    abilities = [strings.ability("race", banner)]
    if power is not None:
        abilities.append(strings.ability("power", power))
    return {
        "name": strings.speaker.combo(power, banner),
        "race": strings.name("race", banner),
        "power": None if power is None else strings.name("power", power),
        "race_emblem": f"race/{banner}",
        "power_emblem": None if power is None else f"power/{power}",
        "abilities": abilities,
        "hand": position.hand[race],
        "regions": position.held[race].bit_count(),
        "tokens": sum(
            position.tokens[region] for region in bits(position.held[race] | position.waiting_in(race))
        ),
        "pieces": [
            *borrowed(position, race, strings),
            *belongings(position, race, strings),
            *collected(position, race, strings),
            *of_role(position, race, strings),
            *(pacts_held(position, owner, strings) if race == position.races_of(owner)[0] else ()),
            *coming_back(position, race, strings),
            *protected(position, race, strings),
            *lent_by_finds(position, race, strings),
        ],
    }


def _peace(position: Position, player: int, strings: StringTable) -> list[int]:
    """Whom the player may not attack now, or who has made peace with whom."""
    ally = position.noted("ally", position.active[player]) - 1
    if ally == NOBODY:
        return []
    return [strings.say("widget-peace", {"player": ("player", player), "ally": ("player", ally)})]
