"""The combos on offer: the column with its coins, the stacks beneath it, and banners that come back."""

from __future__ import annotations

from sw_widget.engine.chance import generator, shuffled
from sw_widget.engine.effects import AttackOnly
from sw_widget.engine.ledger import Event, Ledger, Line, Params
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER, Rules

Record = list[Event] | None
"""Where events are written, if anybody wants them."""


Combo = tuple[int, int, int]
"""A race, a power and the coins that lie on them."""


def combo_names(rules: Rules, combo: Combo) -> Params:
    return {"race": ("race", rules.races[combo[0]].id), "power": ("power", rules.powers[combo[1]].id)}


def price_ledger(rules: Rules, slot: int, combo: Combo) -> Ledger:
    """What picking a combo does to one's coins: one on each combo above it, and those that lie on it."""
    lines = [Line("price", -slot, "price-above", {"n": slot}, slot > 0)]
    if combo[2]:
        lines.append(Line("coins_on_combo", combo[2], "price-on_combo", {"n": combo[2]}))
    return Ledger("price", tuple(lines), {"slot": slot, **combo_names(rules, combo)})


def token_ledger(position: Position, combo: Combo) -> Ledger:
    """How many tokens a combo brings: banner, badge, extras; never more than the tray holds."""
    rules, (race, power, _) = position.rules, combo
    names = combo_names(rules, combo)
    banner, badge = rules.races[race], rules.powers[power]
    lines = [
        Line(banner.id, banner.tokens, "tokens-banner", {"n": banner.tokens, **names}),
        Line(badge.id, badge.tokens, "tokens-badge", {"n": badge.tokens, **names}),
    ]
    for sourced in rules.kit(race, power, False).effects:
        if isinstance(sourced.effect, AttackOnly):
            params = {"n": sourced.effect.tokens, "name": sourced.source}
            lines.append(Line(sourced.rule, sourced.effect.tokens, "tokens-extra-attack_only", params))
    over = sum(line.amount for line in lines) - position.tray[race]
    if over > 0:
        lines.append(Line("tray", -over, "tokens-tray_limit", {"n": position.tray[race], **names}))
    return Ledger("tokens", tuple(lines), names)


def tokens_of_combo(position: Position, race: int, power: int) -> int:
    """The total of `token_ledger`."""
    rules = position.rules
    wanted = rules.races[race].tokens + rules.powers[power].tokens + rules.kit(race, power, False).attack_only
    return min(wanted, position.tray[race])


def refill(position: Position, record: Record) -> None:
    """Show new combos until six lie there or a stack has run out; discarded badges are shuffled in."""
    column = position.column
    while len(column) < MOST_ON_OFFER and position.race_stack:
        if not position.power_stack:
            if not position.discarded:
                return
            rng = generator(position.seed, "badges", position.shuffles)
            position.power_stack = shuffled(sorted(position.discarded), rng)
            position.discarded = []
            position.shuffles += 1
            if record is not None:
                record.append(Event("badges_reshuffled", {"n": len(position.power_stack)}))
        race, power = position.race_stack.pop(0), position.power_stack.pop(0)
        column.append((race, power, 0))
        if record is not None:
            names = position.rules.races[race].id, position.rules.powers[power].id
            record.append(
                Event(
                    "combo_revealed",
                    {"race": ("race", names[0]), "power": ("power", names[1]), "slot": len(column) - 1},
                )
            )


def discard_badge(position: Position, race: int, record: Record) -> None:
    """The race's badge goes to the discard pile, from where it may come back."""
    power = position.power[race]
    if power == NOBODY:
        return
    position.power[race] = NOBODY
    position.discarded.append(power)
    if record is not None:
        record.append(Event("badge_discarded", {"power": ("power", position.rules.powers[power].id)}))
    refill(position, record)


def return_banner(position: Position, race: int, record: Record) -> None:
    """The banner of a race that is gone goes under the stack, or into an empty place of the column."""
    position.race_stack.append(race)
    refill(position, record)
