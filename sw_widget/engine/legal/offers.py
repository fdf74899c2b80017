"""Choices that only some races have: all of them are offers, and are listed, refused and taken alike."""

from __future__ import annotations

from typing import Final

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Code
from sw_widget.engine.compiling import mypyc_attr
from sw_widget.engine.conquest.means import rolls
from sw_widget.engine.events import Record
from sw_widget.engine.hooks.effect import Effect, Offer
from sw_widget.engine.hooks.turn import Turn
from sw_widget.engine.hooks.view import Name, View
from sw_widget.engine.ledger import Reason
from sw_widget.engine.position import Position
from sw_widget.engine.why_not.common import lacks

MAY_ROLL: Final = frozenset((do.ROLL, do.USE, do.CONQUER, do.ATTEMPT))
"""Actions that a die may decide; `takes_die` says whether it does."""


@mypyc_attr(acyclic=True)
class Offered:
    """An offer, with the race that has it and the effect that makes it."""

    __slots__ = ("effect", "offer", "race", "source")

    def __init__(self, offer: Offer, race: int, source: Name, effect: Effect) -> None:
        self.offer = offer
        self.race = race
        self.source = source
        self.effect = effect


def offered(position: Position) -> list[Offered]:
    """All offers to the player who decides. Where two effects make the same one, for each value the
    first counts that allows it.
    """
    found: list[Offered] = []
    if position.pending and position.stage in do.ASKED:
        return _asked(position)
    player = position.player
    races = position.races_of(player) if position.rules.offers_in_decline else (position.active[player],)
    for race in races:
        for source, offers in position.kit[race].answering.offers:
            for offer in offers(View(position, race, source)):
                others = [other.offer for other in found if _same(offer, other.offer)] if found else None
                if others:
                    taken = {value for other in others for value in other.values}
                    offer = offer._replace(values=tuple(v for v in offer.values if v not in taken))
                    if not offer.values:
                        continue
                found.append(Offered(offer, race, source, offers.__self__))  # type: ignore[attr-defined]
    return found


def _asked(position: Position) -> list[Offered]:
    """What the effect that asks a player now offers."""
    item, race = position.rules.asking[position.stage], position.pending[-1][2]
    offers = item.effect.offers(View(position, race, item.source))
    return [Offered(offer, race, item.source, item.effect) for offer in offers]


def _same(offer: Offer, other: Offer) -> bool:
    """Whether two offers are taken by the same action: a roll with a region is not one without."""
    if offer.kind != other.kind or offer.named != other.named or offer.key != other.key:
        return False
    return offer.kind != do.USE or offer.trait == other.trait


def codes_of(offer: Offer) -> list[Code]:
    """The actions by which an offer can be taken."""
    kind, key, values = offer.kind, offer.key, offer.values
    if not values:
        return []
    if kind == do.USE:
        trait, spelt = offer.trait, offer.spelt
        if key is None:
            return [(kind, trait, ())]
        if spelt is not None:
            return [(kind, trait, spelt(value)) for value in values]
        return [(kind, trait, ((key, value),)) for value in values]
    if key is None:
        return [(kind,)]
    return [(kind, value, *offer.named) for value in values] if offer.named else [(kind, v) for v in values]


def offers_by_kind(position: Position) -> dict[int, list[Code]]:
    """Everything that the player is offered now, by the kind of action."""
    found: dict[int, list[Code]] = {}
    for item in offered(position):
        codes = codes_of(item.offer)
        if codes:
            found.setdefault(item.offer.kind, []).extend(codes)
    return found


def found(position: Position, code: Code) -> Offered | None:
    """The offer that an action would take: of several that it might, one that allows it; then, one with
    these parameters.
    """
    known = [item for item in offered(position) if takes(item, code)]
    if len(known) < 2:
        return known[0] if known else None
    allowed = next((item for item in known if code in codes_of(item.offer)), None)
    if allowed is not None or code[0] != do.USE:
        return allowed or known[0]
    given = {key for key, _ in code[2]}
    return next((item for item in known if parameters_of(item.offer) == given), known[0])


def takes(item: Offered, code: Code) -> bool:
    """Whether an action means to take this offer, with whatever value."""
    offer = item.offer
    if code[0] != offer.kind:
        return False
    if code[0] == do.USE:
        with_means = "with" in {key for key, _ in code[2]}
        return bool(offer.trait == code[1]) and ("with" in parameters_of(offer)) == with_means
    return (offer.key is None) == (len(code) == 1) and offer.named == code[2:]


def demanded(position: Position) -> Offered | None:
    """The offer that must be taken before anything else is done, if there is one."""
    for item in offered(position):
        if item.offer.first and item.offer.values:
            return item
    return None


def value_in(offer: Offer, code: Code) -> object:
    """What an action gives with an offer: the value, or a table where several parameters are no value that
    may be given; None if that is not what it takes.
    """
    if offer.kind != do.USE:
        return code[1] if len(code) > 1 else None
    given = dict(code[2])
    if offer.spelt is not None:
        return next((value for value in offer.values if offer.spelt(value) == code[2]), given)
    return given.get(offer.key) if offer.key is not None and set(given) == {offer.key} else None


def parameters_of(offer: Offer) -> set[str]:
    """The names of what is given with an offer."""
    return set((offer.key or "").split())


def values_of(position: Position, kind: int) -> tuple[int, ...]:
    """What may be given with an offer that has a name of its own; nothing where it is not made.

    What can be done only with special means does not count.
    """
    plain = [item.offer for item in offered(position) if item.offer.kind == kind and not item.offer.named]
    return tuple(value for offer in plain for value in offer.values)


def check_offer(position: Position, code: Code) -> Reason | None:
    """Why an offer cannot be taken so, or None."""
    item = found(position, code)
    if item is None:
        return lacks(position, code)
    if code in codes_of(item.offer):
        return None
    if code[0] == do.USE and {key for key, _ in code[2]} != parameters_of(item.offer):
        params = {"name": item.source, "key": (item.offer.key or "").split()}
        sentence = "bad_allocation-parameter" if item.offer.key else "bad_allocation-no_parameter"
        return Reason("bad_allocation", sentence, params, (), item.source[1])
    return item.offer.why_not(value_in(item.offer, code))


def use(position: Position, code: Code, die: int | None, record: Record) -> None:
    """Take an offer."""
    item = found(position, code)
    assert item is not None
    value = value_in(item.offer, code)
    turn = Turn(position, item.race, item.source, record)
    item.effect.used(turn, code[0], value if isinstance(value, int) else 0, die)


def leaves_start(position: Position, code: Code) -> bool:
    """Whether a use leaves the start of a turn as it is, so that the race may still decline."""
    item = found(position, code)
    return item is not None and item.effect.before_decline


def takes_die(position: Position, code: Code) -> bool:
    """Whether a die decides the outcome of an action."""
    kind: int = code[0]
    if kind == do.CONQUER:
        return len(code) > 2 and rolls(position, position.acting, code[2:])
    if kind == do.USE:
        item = found(position, code)
        return item is not None and item.offer.rolls
    return kind == do.ROLL or kind == do.ATTEMPT
