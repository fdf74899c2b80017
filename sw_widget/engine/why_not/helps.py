"""What would help: a help is said only after the engine has tried it.

Whoever refuses an action proposes helps. Each of them is followed here on a copy of the position, and the
action is tried there once more: where it would be refused still, the help is dropped. A help that names
regions, combos or a number is left with those that will do.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, overload

from sw_widget.engine import actions as do
from sw_widget.engine.actions import PICKING, REDEPLOYMENT, START, Code
from sw_widget.engine.conquest.cost import cost, targets
from sw_widget.engine.conquest.means import before_die, number_of
from sw_widget.engine.ledger import Help, Params, Reason
from sw_widget.engine.legal.options import options
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import Position
from sw_widget.engine.why_not.conquests import why_not_conquer
from sw_widget.engine.why_not.first_reason import IN_PHASE, first_reason
from sw_widget.engine.why_not.trial_positions import TrialPositions, has_turn_to_come

_MOST_TRIED = 60
"""No region takes more tokens than that, and no combo more coins."""

_COME_AND_GO = frozenset(
    ("no_tokens", "not_enough_tokens", "enough_tokens", "too_far_short", "cannot_afford")
)
"""Codes of what is lacking now and may be there when the time comes."""

Asked = Callable[[Position, Code], Reason | None]
"""What says why an action is refused in a position."""


@dataclass(frozen=True, slots=True)
class RefusedAction:
    """An action that was refused, why, what said so, and copies of the position to try helps on."""

    code: Code
    reason: Reason
    asked: Asked
    after: TrialPositions

    @property
    def region(self) -> int:
        """The region that the reason speaks of."""
        found = self.reason.params["region"]
        assert isinstance(found, tuple)
        region: int = found[1]
        return region

    def possible(self, position: Position) -> bool:
        """Whether the action would be possible in another position."""
        return self.asked(position, self.code) is None

    def nearly_possible(self, position: Position) -> bool:
        """Whether nothing would stand against it there but what comes and goes."""
        reason = self.asked(position, self.code)
        return reason is None or reason.code in _COME_AND_GO

    def in_time(self, position: Position) -> bool:
        """Whether that would be the moment for it, or for something of the kind."""
        reason = self.asked(position, self.code)
        if reason is None or reason.code == "wrong_phase":
            return reason is None
        return self.code[0] == do.END_TURN or self.code[0] in options(position)


Trial = Callable[[RefusedAction, Params], Help | None]
"""What tries a help that was proposed: the help as it may be said, or None."""


class TriedHelps(Sequence[Help]):
    """Those of the proposed helps that do help; they are tried when somebody reads them."""

    def __init__(self, code: Code, reason: Reason, asked: Asked, after: TrialPositions) -> None:
        self._asked = code, reason, asked, after

    @cached_property
    def _found(self) -> tuple[Help, ...]:
        refused = RefusedAction(*self._asked)
        proposed = refused.reason.helps
        found = [TRIALS[id](refused, params) for id, params in proposed if id in TRIALS]
        return tuple(help for help in found if help is not None)

    def __len__(self) -> int:
        return len(self._found)

    def __iter__(self) -> Iterator[Help]:
        return iter(self._found)

    @overload
    def __getitem__(self, index: int) -> Help: ...
    @overload
    def __getitem__(self, index: slice) -> tuple[Help, ...]: ...
    def __getitem__(self, index: int | slice) -> Help | tuple[Help, ...]:
        return self._found[index]

    def __eq__(self, other: object) -> bool:
        return self._found == tuple(other) if isinstance(other, Sequence) else NotImplemented

    __hash__ = None  # type: ignore[assignment]


def tried(reason: Reason, code: Code, after: TrialPositions, asked: Asked = first_reason) -> Reason:
    """The reason with those of its helps that do help. `asked` is what gave the reason."""
    if not reason.helps:
        return reason
    helps = TriedHelps(code, reason, asked, after)
    return Reason(reason.code, reason.sentence, reason.params, helps, reason.reference)


def _if(sentence: str, helps: Callable[[RefusedAction, Params], bool]) -> Trial:
    """The trial of a help that is said as it was proposed, or not at all."""
    return lambda refused, params: (sentence, params) if helps(refused, params) else None


# Tokens and coins


def _least(sentence: str, add_one: Callable[[Position], None]) -> Trial:
    """The trial of a help that says how much is lacking: the least that will do."""

    def trial(refused: RefusedAction, params: Params) -> Help | None:
        changed = refused.after.copy()
        for n in range(1, _MOST_TRIED + 1):
            add_one(changed)
            if refused.possible(changed):
                return sentence, {"n": n}
        return None

    return trial


def _add_token(position: Position) -> None:
    position.hand[position.acting] += 1


def _add_coin(position: Position) -> None:
    position.coins[position.decider] += 1


def _abandoning(refused: RefusedAction, params: Params) -> bool:
    return any(map(refused.possible, refused.after.abandoned))


def _other_slot(refused: RefusedAction, params: Params) -> Help | None:
    slots = _listed(params, "slots")
    found = [slot for slot in slots if refused.asked(refused.after.view, (do.PICK, slot)) is None]
    return ("help-other_slot", {"slots": found}) if found else None


# The die


def _attempt(refused: RefusedAction, params: Params) -> bool:
    return first_reason(refused.after.view, (do.ATTEMPT, refused.region)) is None


def _roll_first(refused: RefusedAction, params: Params) -> bool:
    if first_reason(refused.after.view, (do.ROLL,)) is not None:
        return False
    changed, die = refused.after.copy(), params["n"]
    assert isinstance(die, int)
    changed.roll = die
    return why_not_conquer(changed, refused.region) is None


def _without_die(refused: RefusedAction, params: Params) -> bool:
    view = refused.after.view
    named = before_die(view, view.acting, refused.code[2:])
    return first_reason(view, (do.CONQUER, refused.region, *named)) is None


def _spend_roll(refused: RefusedAction, params: Params) -> bool:
    """A conquest with the roll leaves tokens for another one."""
    view, race = refused.after.view, refused.after.view.acting
    hand, least = view.hand[race], view.kit[race].least
    return any(hand - cost(view, race, way) >= least for way in targets(view, race, hand).payable)


# Regions


def _first_take(refused: RefusedAction, params: Params) -> Help | None:
    return _by_way(refused, refused.after.earlier(refused.region), "help-neighbour", "help-neighbour-too_few")


def _come_in(refused: RefusedAction, params: Params) -> Help | None:
    at_once = refused.after.rings[0] & ~(1 << refused.region)
    return _by_way(refused, at_once, "help-entry", "help-entry-too_few")


def _by_way(refused: RefusedAction, among: int, sentence: str, too_few: str) -> Help | None:
    """Regions among some on the way to the one that was asked for; `too_few` says that none can be paid."""
    after, region = refused.after, refused.region
    # A link makes far regions neighbours, too.
    ways = among & after.view.adjacent(after.view.acting, 1 << region)
    if refused.code[0] != do.CONQUER or len(refused.code) > 2 or after.open is None:
        ways = sum(1 << way for way in bits(ways) if refused.nearly_possible(after.taken(way)))
    elif not after.open >> region & 1:
        return None
    if not ways:
        return None
    paid = ways & after.payable
    if paid or not after.rings[0] >> bits(ways)[0] & 1:
        return sentence, {"regions": [("region", way) for way in bits(paid or ways)]}
    return too_few, {"regions": [("region", way) for way in bits(ways)]}


def _from(refused: RefusedAction, params: Params) -> Help | None:
    """Regions that a means can be used from."""
    kind, region, *named = refused.code
    found = []
    for base in _listed(params, "regions"):
        items = [(number_of(item), base[1]) if isinstance(item, tuple) else item for item in named]
        reason = refused.asked(refused.after.view, (kind, region, *items))
        if reason is None or reason.code in _COME_AND_GO:
            found.append(base)
    return ("help-from", {"regions": found}) if found else None


def _marker_moves(refused: RefusedAction, params: Params) -> bool:
    changed, marker = refused.after.copy(), params["marker"]
    assert isinstance(marker, tuple)
    changed.set_markers(changed.rules.marker_index[marker[1]], refused.region, 0)
    return has_turn_to_come(changed, changed.decider) and refused.nearly_possible(changed)


# Moments


def _next_turn(refused: RefusedAction, params: Params) -> bool:
    after, kind = refused.after, refused.code[0]
    moments = [
        after.next_turn if kind == do.DECLINE else None,
        after.next_conquests if kind in IN_PHASE[START] and kind != do.DECLINE else None,
        after.next_redeployment if kind in IN_PHASE[REDEPLOYMENT] else None,
    ]
    return any(
        moment is not None and moment.phase != PICKING and refused.nearly_possible(moment)
        for moment in moments
    )


def _stop_first(refused: RefusedAction, params: Params) -> bool:
    return refused.in_time(refused.after.redeploying)


def _pick_first(refused: RefusedAction, params: Params) -> bool:
    return any(
        refused.in_time(picked) or refused.in_time(TrialPositions(picked).redeploying)
        for picked in refused.after.picked
    )


def _second_wave(refused: RefusedAction, params: Params) -> bool:
    return refused.in_time(refused.after.play((do.STOP,)))


def _put_down(refused: RefusedAction, params: Params) -> bool:
    return refused.possible(refused.after.put_down)


def _listed(params: Params, key: str) -> list[Any]:
    found = params[key]
    assert isinstance(found, list)
    return found


TRIALS: dict[str, Trial] = {
    "help-more_tokens": _least("help-more_tokens", _add_token),
    "help-coins": _least("help-coins", _add_coin),
    "help-abandon": _if("help-abandon", _abandoning),
    "help-other_slot": _other_slot,
    "help-die": _if("help-die", _attempt),
    "help-roll_first": _if("help-roll_first", _roll_first),
    "help-conquer": _if("help-conquer", _without_die),
    "help-spend_roll": _if("help-spend_roll", _spend_roll),
    "help-entry": _come_in,
    "help-neighbour": _first_take,
    "help-from": _from,
    "help-marker_moves": _if("help-marker_moves", _marker_moves),
    "help-next_turn": _if("help-next_turn", _next_turn),
    "help-stop_first": _if("help-stop_first", _stop_first),
    "help-pick_first": _if("help-pick_first", _pick_first),
    "help-second_wave": _if("help-second_wave", _second_wave),
    "help-put_down": _if("help-put_down", _put_down),
    "help-take_up": _if("help-take_up", _put_down),
    # A question back promises nothing, and neither does a list of regions.
    "help-did_you_mean": _if("help-did_you_mean", lambda refused, params: True),
    "help-region_numbers": _if("help-region_numbers", lambda refused, params: True),
    "help-region_ids": _if("help-region_ids", lambda refused, params: True),
}
"""How each help is tried; one that is not here is never said."""
