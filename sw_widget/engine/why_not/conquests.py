"""Why a race cannot go somewhere, or not now: the reasons that stand against conquests."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property

from sw_widget.engine import actions as do
from sw_widget.engine.actions import ACTION_NAMES, CONQUEST, PHASE_NAMES, Code
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.cost import (
    barriers,
    cost,
    entry,
    entry_with,
    near,
    near_with,
    protected,
    ways_in,
)
from sw_widget.engine.conquest.means import Named, before_die, brought_by_die, may_fail, needs_no_token
from sw_widget.engine.conquest.voids import against, voided_by
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.kit import LEAST, Kit, Sourced
from sw_widget.engine.ledger import COME_IN, FIRST_TAKE, MORE_TOKENS, NEXT_TURN, Help, Params, Reason
from sw_widget.engine.legal.conquests import refused_attempt
from sw_widget.engine.legal.offers import demanded
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.why_not.common import cannot_stand, unknown_region


class Obstacles:
    """What keeps a race from regions in a position that does not change: found once for all regions."""

    def __init__(self, view: Position, race: int) -> None:
        self.view = view
        self.race = race
        self.protected = protected(view, race)
        self.barriers = barriers(view, race)

    @cached_property
    def near(self) -> int:
        """Regions within reach of those that the race holds."""
        return near(self.view, self.race, self.view.kit[self.race])

    @cached_property
    def entry(self) -> int:
        """Regions by which it may come onto the map."""
        return entry(self.view, self.race)


def region_reason(
    view: Position,
    race: int,
    region: object,
    converting: bool = False,
    own_reach: Callable[[], Reason | None] | None = None,
    obstacles: Obstacles | None = None,
) -> Reason | None:
    """Why the race cannot attack the region at all, whatever its hand; the same for every way to conquer,
    but that a conversion never enters, and some means have a reach of their own, which is asked instead.
    `obstacles` are those of the position, if they are known already.
    """
    if not isinstance(region, int):
        return unknown_region(view, region)
    rules, bit = view.rules, 1 << region
    kit = view.kit[race]
    name = ("race", rules.races[race].id)
    params: dict[str, object] = {"region": ("region", region), "race": name}
    held = view.held[race]
    if (held | kit.refuge) & bit:
        return Reason("own_region", "refuse-own_region", params)
    if not kit.stand & bit:
        return cannot_stand(view, race, region)
    obstacles = obstacles or Obstacles(view, race)
    if obstacles.protected & bit:
        return immune(view, region, params)
    against_it = [barrier for barrier in obstacles.barriers if barrier.mask & bit]
    for code in _BEFORE_REACH:
        for barrier in against_it:
            if barrier.code == code:
                return barrier.reason(region)
    reason = own_reach() if own_reach else _out_of_reach(obstacles, region, params, converting)
    if reason is not None:
        return reason
    return against_it[0].reason(region) if against_it else None


def has_cost(reason: Reason | None) -> bool:
    """Whether a region that cannot be attacked for this reason still has a cost to be told."""
    return reason is None or reason.code in ("already_used", "cannot_afford")


_BEFORE_REACH = ("immune", "peace")
"""Barriers with these codes are named before a region is called out of reach, in this order; others after
that.
"""


def _out_of_reach(
    obstacles: Obstacles, region: int, params: dict[str, object], converting: bool
) -> Reason | None:
    """Why the race does not get to the region, and how it would."""
    view, race, bit = obstacles.view, obstacles.race, 1 << region
    enters = not view.held[race] and not converting
    if (obstacles.entry if enters else obstacles.near) & bit:
        return None
    code = "not_border" if enters else "not_adjacent"
    helps = (COME_IN,) if enters else (FIRST_TAKE,)
    void = _void_way(view, race, region, enters)
    if void is not None:
        sentence = "not_border-void" if enters else "not_adjacent-void"
        guard = voided_by(view, void.effect, region)
        return Reason(code, sentence, {**params, "name": void.source, "guard": guard}, helps, guard[1])
    if enters:
        sentence, more = _no_way_in(view, race)
        return Reason(code, sentence, {**params, **more}, helps)
    sentence = "not_adjacent-too_far" if view.kit[race].answering.reaches else "refuse-not_adjacent"
    return Reason(code, sentence, params, helps)


def _void_way(view: Position, race: int, region: int, enters: bool) -> Sourced | None:
    """The effect by which the race would get to the region, if it were not void there."""
    kit, left = view.kit[race], against(view, race, region)
    reached = entry_with if enters else near_with
    if left is kit or not reached(view, race, kit) >> region & 1:
        return None
    for void in kit.effects:
        if void not in left.effects:
            with_it = Kit([item for item in kit.effects if item is void or item in left.effects], view.rules)
            if reached(view, race, with_it) >> region & 1:
                return void
    return None


def _no_way_in(view: Position, race: int) -> tuple[str, Params]:
    """What is said of a region by which the race does not come onto the map."""
    kit = view.kit[race]
    ways = ways_in(view, race, kit)
    if ways is not None:
        return ways.sentence, ways.params
    more = kit.entry & kit.stand & ~view.rules.board.entry
    return "not_border-more" if more else "refuse-not_border", {}


def immune(view: Position, region: int, params: Params) -> Reason:
    """What makes the region immune: a marker, or the race that holds it."""
    for marker, pieces in zip(view.rules.markers, view.markers, strict=True):
        if marker.protects and region in pieces:
            name = {"marker": ("marker", marker.id)}
            layer = view.laid_by(view.rules.marker_index[marker.id], region)
            if marker.passes and layer != NOBODY:
                until = {**params, **name, "player": ("player", layer)}
                return Reason("immune", "immune-marker-until", until, (), marker.id)
            helps = (("help-marker_moves", name),)
            return Reason("immune", "immune-marker", {**params, **name}, helps, marker.id)
    kit, bit = view.kit[view.holder[region]], 1 << region
    source = next(item.source for item in kit.effects if Kit((item,), view.rules).immune & bit)
    return Reason("immune", "immune-race", {**params, "name": source}, (), source[1])


def no_tokens(view: Position, region: int | None = None) -> Reason | None:
    """No conquest can begin with an empty hand, nor with fewer tokens than the race must send."""
    race = view.acting
    if view.hand[race] >= view.kit[race].least:
        return None
    if view.hand[race] >= LEAST:
        return _too_few(view, region)
    params: dict[str, object] = {"race": ("race", view.rules.races[race].id)}
    if region is not None:
        params["region"] = ("region", region)
    return Reason("no_tokens", "refuse-no_tokens", params, _more_tokens(view))


def _too_few(view: Position, region: int | None) -> Reason:
    """There are tokens in hand, but fewer than the race may ever send."""
    race = view.acting
    kit = view.kit[race]
    source = kit.source_of_least
    assert source is not None
    params = {"race": ("race", view.rules.races[race].id), "n": kit.least, "name": source}
    if region is not None:
        params["region"] = ("region", region)
    return Reason("not_enough_tokens", "refuse-at_least", params, _more_tokens(view), source[1])


def _more_tokens(view: Position, *die: Help) -> tuple[Help, ...]:
    """More tokens in hand, the die, or tokens of a region that is abandoned before the first conquest."""
    free_some: tuple[Help, ...] = (("help-abandon", {}),)
    return (MORE_TOKENS, *die, *(() if view.opened or not view.held[view.acting] else free_some))


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


def comes_first(position: Position) -> Reason | None:
    """That a choice must be made before anything else is done, if there is one."""
    item = demanded(position) if position.rules.asks_first else None
    if item is None:
        return None
    params = {"name": item.source, "race": ("race", position.rules.races[item.race].id)}
    return Reason("wrong_phase", "wrong_phase-first", params, (), item.source[1])


def why_not_conquer(view: Position, region: object, obstacles: Obstacles | None = None) -> Reason | None:
    """Why the acting race cannot conquer the region now with what it has in hand; helps are only proposed."""
    reason = comes_first(view) or region_reason(view, view.acting, region, obstacles=obstacles)
    if reason is not None:
        return reason
    assert isinstance(region, int)
    reason = no_tokens(view, region)
    if reason is not None:
        return reason
    short, params = short_of(view, region)
    if short <= 0:
        return None
    die: tuple[Help, ...] = ()
    if short <= MOST_BY_DIE:
        chance = {"n": short, "chance": str(chance_of_at_least(short))}
        die = (("help-die", chance), ("help-roll_first", chance))
    return Reason("not_enough_tokens", "refuse-not_enough_tokens", params, _more_tokens(view, *die))


def check_conquer(view: Position, code: Code) -> Reason | None:
    reason = why_not_conquer(view, code[1])
    if reason is not None and reason.code == "not_enough_tokens" and view.roll != NOBODY:
        return None if view.hand[view.acting] >= view.kit[view.acting].least else reason
    return reason


def attempt_phase(view: Position) -> Reason | None:
    """Why this is not the time for a final attempt; asked before what forbids the region."""
    reason = refused_attempt(view)
    return reason if reason is not None and reason.code == "wrong_phase" else None


def check_attempt(view: Position, code: Code, obstacles: Obstacles | None = None) -> Reason | None:
    region = code[1]
    reason = (
        attempt_phase(view)
        or comes_first(view)
        or region_reason(view, view.acting, region, obstacles=obstacles)
    )
    reason = reason or refused_attempt(view)
    return reason if reason is not None else within_die(view, region, ())


def within_die(view: Position, region: int, named: Named) -> Reason | None:
    """Whether the die could bring what is missing, and is needed at all."""
    race = view.acting
    reason = None if needs_no_token(view, race, named) else no_tokens(view, region)
    if reason is not None:
        return reason
    short, params = short_of(view, region, before_die(view, race, named))
    if short <= 0:
        return Reason("enough_tokens", "refuse-enough_tokens", params, (("help-conquer", {}),))
    short, params = short_of(view, region, named)
    if short > MOST_BY_DIE:
        return Reason("too_far_short", "refuse-too_far_short", params, _more_tokens(view))
    return None


def pays_with(view: Position, region: int, named: Named) -> Reason | None:
    """Whether the hand pays for a conquest with these means."""
    reason = None if needs_no_token(view, view.acting, named) else no_tokens(view, region)
    if reason is not None:
        return reason
    short, params = short_of(view, region, named)
    die = brought_by_die(view, view.acting, named)
    if die is None or short <= die or may_fail(view, view.acting, named):
        return None
    return Reason("not_enough_tokens", "refuse-not_enough_tokens", params, _more_tokens(view))


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
