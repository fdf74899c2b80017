"""The combos on offer: the column with its coins, the stacks beneath it, and banners that come back."""

from __future__ import annotations

from sw_widget.engine.chance import generator, shuffled
from sw_widget.engine.events import Record
from sw_widget.engine.hooks.effect import Brought
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import View
from sw_widget.engine.ledger import Event, Ledger, Line, Params
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER, Rules

Combo = tuple[int, int, int]
"""A race, a power and the coins that lie on them."""


def combo_names(rules: Rules, combo: Combo) -> Params:
    return {"race": ("race", rules.races[combo[0]].id), "power": ("power", rules.powers[combo[1]].id)}


def skip_price(rules: Rules, combo: Combo) -> int:
    """How many coins are laid on a combo when it is passed over."""
    return rules.kit(combo[0], combo[1], False).skip_price if rules.dear else 1


def is_free(position: Position) -> bool:
    """Whether the player's next pick costs nothing, wherever the combo lies."""
    return ("free_pick", position.player, "") in position.notes


def price(position: Position, slot: int) -> int:
    """What a combo costs: the coins that are laid on those above it."""
    if position.rules.frees_pick and is_free(position):
        return 0
    if not position.rules.dear:
        return slot
    return sum(skip_price(position.rules, combo) for combo in position.column[:slot])


def swaps_badge(rules: Rules, combo: Combo) -> str:
    """Whose rule it is that the badge of a combo may be swapped when it is picked; none if it may not."""
    for item in rules.kit(combo[0], combo[1], False).effects if rules.swaps_badge else ():
        if item.effect.swaps_badge:
            return item.rule
    return ""


def swaps(position: Position, slot: int) -> list[tuple[int]]:
    """The other combos whose badge may be taken with the banner of this one."""
    if not swaps_badge(position.rules, position.column[slot]):
        return []
    return [(other,) for other in range(len(position.column)) if other != slot]


def swap_badges(position: Position, slot: int, other: int, record: Record) -> None:
    """Two combos on offer swap their badges; coins and tokens stay where they are."""
    column, rule = position.column, swaps_badge(position.rules, position.column[slot])
    one, two = column[slot], column[other]
    column[slot], column[other] = (one[0], two[1], one[2]), (two[0], one[1], two[2])
    if record is not None:
        names = combo_names(position.rules, column[slot])
        params = {**names, "player": ("player", position.player), "slot": other}
        params["other"] = ("race", position.rules.races[two[0]].id)
        record.append(Event("badges_swapped", params, None, rule))


def price_ledger(position: Position, slot: int) -> Ledger:
    """What picking a combo does to one's coins: some on each combo above it, and those that lie on it."""
    rules, combo = position.rules, position.column[slot]
    lines, plain = [], 0
    free = slot > 0 and is_free(position)
    for above in () if free else position.column[:slot]:
        n = skip_price(rules, above)
        if n == 1:
            plain += 1
            continue
        effects = rules.kit(above[0], above[1], False).effects
        source = next(item.source for item in effects if item.effect.dear)
        lines.append(Line(source[1], -n, "price-dear", {"n": n, "name": source, **combo_names(rules, above)}))
    if free:
        rule = _frees_pick(rules)
        lines.append(Line("price", 0, "price-free", {"n": slot}, reference=rule))
    elif plain or not slot:
        sentence = "price-above-others" if lines else "price-above"
        lines.append(Line("price", -plain, sentence, {"n": plain}, slot > 0))
    if combo[2]:
        lines.append(Line("coins_on_combo", combo[2], "price-on_combo", {"n": combo[2]}))
    return Ledger("price", tuple(lines), {"slot": slot, **combo_names(rules, combo)})


def _frees_pick(rules: Rules) -> str:
    """Whose rule it is that a pick costs nothing."""
    things = [(race.id, race.effects) for race in rules.races]
    things += [(power.id, power.effects) for power in rules.powers]
    return next((id for id, effects in things if any(effect.frees_pick for effect in effects)), "")


def pass_over(position: Position, slot: int, record: Record) -> None:
    """Lay coins on each of the first combos, unless the pick is free; they hear that they were passed
    over.
    """
    rules, column = position.rules, position.column
    free = rules.frees_pick and is_free(position)
    laid = 0 if free else 1
    for i, (race, power, coins) in enumerate(column[:slot]):
        if rules.dear and not free:
            laid = skip_price(rules, column[i])
        column[i] = (race, power, coins + laid)
        if rules.answering.passed_over:
            for source, hears in rules.kit(race, power, False).answering.passed_over:
                hears(Turn(position, race, source, record), power)


def token_ledger(position: Position, combo: Combo) -> Ledger:
    """How many tokens a combo brings: banner, badge, others; never more from the tray than it holds."""
    rules, (race, power, _) = position.rules, combo
    names = combo_names(rules, combo)
    banner, badge = rules.races[race], rules.powers[power]
    brought = _brought(position, race, power)
    lines = [
        Line(banner.id, banner.tokens, "tokens-banner", {"n": banner.tokens, **names}),
        Line(badge.id, badge.tokens, "tokens-badge", {"n": badge.tokens, **names}),
        *(item.line for item in brought if item.from_tray),
    ]
    over = sum(line.amount for line in lines) - position.tray[race]
    if over > 0:
        lines.append(Line("tray", -over, "tokens-tray_limit", {"n": position.tray[race], **names}))
    lines += [item.line for item in brought if not item.from_tray]
    return Ledger("tokens", tuple(lines), names)


def tokens_of_combo(position: Position, race: int, power: int) -> tuple[int, int]:
    """The total of `token_ledger`, and how many of these come from the tray."""
    rules = position.rules
    wanted, others = rules.races[race].tokens + rules.powers[power].tokens, 0
    for item in _brought(position, race, power):
        if item.from_tray:
            wanted += item.line.amount
        else:
            others += item.line.amount
    from_tray = min(wanted, position.tray[race])
    return from_tray + others, from_tray


def _brought(position: Position, race: int, power: int) -> list[Brought]:
    """What the effects of a combo bring with the pick."""
    bringing = position.rules.kit(race, power, False).answering.brings
    if not bringing:
        return []
    found = [brings(View(position, race, source)) for source, brings in bringing]
    return [item for item in found if item is not None]


def refill(position: Position, record: Record) -> None:
    """Show new combos until six lie there or a stack has run out; discarded badges are shuffled in."""
    column = position.column
    while len(column) < MOST_ON_OFFER and position.race_stack:
        if not position.power_stack and not _reshuffle(position, record):
            return
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


def draw_badge(position: Position, record: Record) -> int | None:
    """The next badge of the stack, into which discarded ones are shuffled; None if none is left."""
    if not position.power_stack and not _reshuffle(position, record):
        return None
    return position.power_stack.pop(0)


def _reshuffle(position: Position, record: Record) -> bool:
    """Discarded badges become the new stack; says whether there are any."""
    if not position.discarded:
        return False
    rng = generator(position.seed, "badges", position.shuffles)
    position.power_stack = shuffled(sorted(position.discarded), rng)
    position.discarded = []
    position.shuffles += 1
    if record is not None:
        record.append(Event("badges_reshuffled", {"n": len(position.power_stack)}))
    return True


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
