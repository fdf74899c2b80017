"""Why a race cannot go somewhere, or not now: the reasons that stand against conquests."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ACTION_NAMES, CONQUEST, PHASE_NAMES, Code
from sw_widget.engine.board import bits
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest import at_peace, convertible, cost, protected, shield
from sw_widget.engine.effects import AtLeast, Immune
from sw_widget.engine.kit import LEAST
from sw_widget.engine.ledger import Help, Params, Reason
from sw_widget.engine.legal_conquest import die_is_spent, no_attempt
from sw_widget.engine.means import Named, without_hired
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.refuse import NEXT_TURN, lacks, unknown_region
from sw_widget.engine.rules import MOST_BY_DIE


def region_reason(
    view: Position, race: int, region: object, converting: bool = False, shot: bool = False
) -> Reason | None:
    """Why the race cannot attack the region at all, whatever its hand; the same for every way to conquer,
    but that a conversion never enters, and a long shot has a reach of its own.
    """
    if not isinstance(region, int):
        return unknown_region(view, region)
    rules, bit = view.rules, 1 << region
    kit = view.kit[race]
    assert kit is not None
    name = ("race", rules.races[race].id)
    params: dict[str, object] = {"region": ("region", region), "race": name}
    held = view.held[race]
    if held & bit:
        return Reason("own_region", "refuse-own_region", params)
    if not kit.stand & bit:
        params["terrain"] = ("terrain", rules.board.regions[region].terrain)
        return Reason("water", "refuse-water", params)
    if protected(view, race) & bit:
        return _immune(view, region, params)
    if at_peace(view, race) & bit:
        owner = view.owner[view.holder[region]]
        params |= {"player": ("player", view.owner[race]), "ally": ("player", owner)}
        return Reason("peace", "refuse-peace", params, (NEXT_TURN,))
    if shot:
        return _left_behind(view, region)
    if not held and not converting:
        if kit.entry & bit:
            return _left_behind(view, region)
        ways = [("region", i) for i in bits(kit.entry & kit.stand & rules.board.around(bit))]
        helps: tuple[Help, ...] = (("help-entry", {"regions": ways}),) if ways else ()
        return Reason("not_border", "refuse-not_border", params, helps)
    near = (view.adjacent(race, held) if held else 0) | kit.anywhere
    if not near & bit:
        # A neighbour that can be had is worth naming, best one within reach; a link makes far regions
        # neighbours, too.
        closed = held | protected(view, race) | at_peace(view, race)
        open_ones = view.adjacent(race, bit) & kit.stand & ~closed & ~bit
        ways = [("region", i) for i in bits(open_ones & near or open_ones)]
        return Reason("not_adjacent", "refuse-not_adjacent", params, (("help-neighbour", {"regions": ways}),))
    return _left_behind(view, region)


def _immune(view: Position, region: int, params: Params) -> Reason:
    """What makes the region immune: a marker, or the race that holds it."""
    for marker, pieces in zip(view.rules.markers, view.markers, strict=True):
        if marker.protects and region in pieces:
            name = {"marker": ("marker", marker.id)}
            return Reason("immune", "immune-marker", {**params, **name}, (("help-marker_moves", name),))
    kit = view.kit[view.holder[region]]
    assert kit is not None
    return Reason("immune", "immune-race", {**params, "name": kit.source_of(Immune)})


def _left_behind(view: Position, region: int) -> Reason | None:
    """A race that is paid for abandoning regions cannot come back to them in the same turn."""
    kit = view.kit[view.acting]
    if kit is None or not kit.per_abandoned or not view.abandoned >> region & 1:
        return None
    params = {"region": ("region", region), "race": ("race", view.rules.races[view.acting].id)}
    return Reason("abandoned_this_turn", "refuse-abandoned_this_turn", params, (NEXT_TURN,))


def _no_tokens(view: Position, region: int | None = None, needed: int = 1) -> Reason | None:
    """No conquest can begin with an empty hand, nor with fewer tokens than the race must send. `needed` is
    what a conquest of the region would take.
    """
    race = view.acting
    kit = view.kit[race]
    assert kit is not None
    if view.hand[race] >= kit.least:
        return None
    if view.hand[race] >= LEAST:
        return _too_few(view, region)
    params: dict[str, object] = {"race": ("race", view.rules.races[race].id)}
    if region is not None:
        params["region"] = ("region", region)
    return Reason(
        "no_tokens", "refuse-no_tokens", params, (("help-more_tokens", {"n": needed}), *_free_some(view))
    )


def _too_few(view: Position, region: int | None) -> Reason:
    """There are tokens in hand, but fewer than the race may ever send."""
    race = view.acting
    kit = view.kit[race]
    assert kit is not None
    params = {"race": ("race", view.rules.races[race].id), "n": kit.least, "name": kit.source_of(AtLeast)}
    if region is not None:
        params["region"] = ("region", region)
    more = kit.least - view.hand[race]
    helps = (("help-more_tokens", {"n": more}), *_free_some(view))
    return Reason("not_enough_tokens", "refuse-at_least", params, helps)


def _free_some(view: Position) -> tuple[Help, ...]:
    """Before the first conquest a region can be abandoned to have more tokens in hand."""
    return () if view.opened or not view.held[view.acting] else (("help-abandon", {}),)


def short_of(view: Position, region: int, named: Named = ()) -> tuple[int, dict[str, object]]:
    """How many tokens are missing to conquer the region, and what a sentence on that needs."""
    race = view.acting
    price, hand = cost(view, race, region, named), view.hand[race]
    return price - hand, {
        "region": ("region", region),
        "race": ("race", view.rules.races[race].id),
        "cost": price,
        "hand": hand,
        "short": price - hand,
        "limit": MOST_BY_DIE,
    }


def why_not_conquer(view: Position, region: object) -> Reason | None:
    """Why the acting race cannot conquer the region now with what it has in hand."""
    reason = region_reason(view, view.acting, region)
    if reason is not None:
        return reason
    assert isinstance(region, int)
    reason = _no_tokens(view, region, cost(view, view.acting, region))
    if reason is not None:
        return reason
    short, params = short_of(view, region)
    if short <= 0:
        return None
    helps: list[Help] = [("help-more_tokens", {"n": short})]
    kit = view.kit[view.acting]
    assert kit is not None
    if short <= MOST_BY_DIE and not no_attempt(view, view.acting):
        helps.append(("help-die", {"n": short, "chance": str(chance_of_at_least(short))}))
    if kit.roll_first and view.roll == NOBODY and short <= MOST_BY_DIE:
        helps.append(("help-roll_first", {"n": short, "chance": str(chance_of_at_least(short))}))
    return Reason("not_enough_tokens", "refuse-not_enough_tokens", params, (*helps, *_free_some(view)))


def check_conquer(view: Position, code: Code) -> Reason | None:
    reason = why_not_conquer(view, code[1])
    if reason is not None and reason.code == "not_enough_tokens" and view.roll != NOBODY:
        return None if view.hand[view.acting] >= _least(view) else reason
    return reason


def _least(view: Position) -> int:
    kit = view.kit[view.acting]
    return kit.least if kit is not None else LEAST


def why_no_attempt_at_all(view: Position, region: object) -> Reason | None:
    """Why the acting race has no final attempt now, wherever; asked after what forbids the region."""
    if die_is_spent(view, view.acting):
        return Reason("already_used", "already_used-die", {"region": ("region", region)}, (NEXT_TURN,))
    return None


def attempt_phase(view: Position) -> Reason | None:
    """A race that rolls first has no final attempt; one with two waves has it in the second."""
    kit = view.kit[view.acting]
    assert kit is not None
    race = {"race": ("race", view.rules.races[view.acting].id)}
    if kit.roll_first:
        return Reason("wrong_phase", "wrong_phase-rolls_first", race)
    if kit.two_waves and not view.wave:
        return Reason("wrong_phase", "wrong_phase-first_wave", race, (("help-second_wave", {}),))
    return None


def check_attempt(view: Position, code: Code) -> Reason | None:
    region = code[1]
    reason = (
        attempt_phase(view) or region_reason(view, view.acting, region) or why_no_attempt_at_all(view, region)
    )
    return reason if reason is not None else within_die(view, region, ())


def within_die(view: Position, region: int, named: Named) -> Reason | None:
    """Whether the die could bring what is missing, and is needed at all."""
    race = view.acting
    reason = _no_tokens(view, region, max(1, cost(view, race, region, named) - MOST_BY_DIE))
    if reason is not None:
        return reason
    short, params = short_of(view, region, without_hired(view, race, named))
    if short <= 0:
        return Reason("enough_tokens", "refuse-enough_tokens", params, (("help-conquer", {}),))
    short, params = short_of(view, region, named)
    if short > MOST_BY_DIE:
        return Reason(
            "too_far_short",
            "refuse-too_far_short",
            params,
            (("help-more_tokens", {"n": short - MOST_BY_DIE}), *_free_some(view)),
        )
    return None


def pays_with(view: Position, region: int, named: Named) -> Reason | None:
    """Whether the hand pays for a conquest with these means."""
    reason = _no_tokens(view, region)
    if reason is not None:
        return reason
    short, params = short_of(view, region, named)
    if short <= 0 or view.roll != NOBODY:
        return None
    return Reason(
        "not_enough_tokens",
        "refuse-not_enough_tokens",
        params,
        (("help-more_tokens", {"n": short}), *_free_some(view)),
    )


def check_convert(view: Position, code: Code) -> Reason | None:
    region, race = code[1], view.acting
    kit = view.kit[race]
    assert kit is not None
    if not kit.convert:
        return lacks(view, code)
    reason = region_reason(view, race, region, converting=True)
    if reason is not None:
        return reason
    holder = view.holder[region]
    params: dict[str, object] = {"region": ("region", region), "race": ("race", view.rules.races[race].id)}
    if (
        holder != NOBODY
        and view.owner[holder] != view.owner[race]
        and view.converted >> view.owner[holder] & 1
    ):
        params["player"] = ("player", view.owner[holder])
        return Reason("already_used", "already_used-convert", params, (NEXT_TURN,))
    why = convertible(view, race, region)
    if why is not None:
        params["n"] = view.tokens[region]
        barrier = shield(view, region)
        if barrier is not None:
            params["marker"] = ("marker", view.rules.markers[barrier].id)
        if holder != NOBODY:
            params["victim"] = ("race", view.rules.races[holder].id)
        return Reason("no_convert", f"no_convert-{why}", params)
    return _no_tokens(view, region)


def check_roll(view: Position, code: Code) -> Reason | None:
    kit = view.kit[view.acting]
    assert kit is not None
    if not kit.roll_first:
        return lacks(view, code)
    if view.roll != NOBODY:
        return Reason("already_used", "already_used-roll", {"n": view.roll}, (("help-spend_roll", {}),))
    return _no_tokens(view)


def check_abandon(view: Position, code: Code) -> Reason | None:
    if view.opened:
        params = {
            "action": ACTION_NAMES[do.ABANDON],
            "phase": PHASE_NAMES[CONQUEST],
            "player": ("player", view.player),
        }
        return Reason("wrong_phase", "wrong_phase-abandon", params, (NEXT_TURN,))
    region = code[1]
    if not isinstance(region, int):
        return unknown_region(view, region)
    if not view.held[view.acting] >> region & 1:
        params = {"region": ("region", region), "race": ("race", view.rules.races[view.acting].id)}
        return Reason("bad_allocation", "bad_allocation-not_held", params)
    return None
