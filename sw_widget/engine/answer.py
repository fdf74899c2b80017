"""The full answer: everything that can be asked about the decision at hand, worked out at once.

For every region its cost or the reason why not, for every combo its price and tokens, the score as it stands.
This is what a page needs to explain without asking again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from sw_widget.engine.actions import ATTEMPT, CONQUEST, CONVERT, PICK, PICKING, START
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest import cost_ledger
from sw_widget.engine.ledger import Ledger, Reason
from sw_widget.engine.legal import Options, options, readied
from sw_widget.engine.offer import price_ledger, token_ledger
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.refusal import check
from sw_widget.engine.refuse_conquest import region_reason, why_not_conquer
from sw_widget.engine.scoring import score_ledger
from sw_widget.engine.strike import loss_ledger


@dataclass(slots=True)
class RegionAnswer:
    """What can be said of one region: its cost (None where it cannot be attacked), and why not now."""

    cost: Ledger | None = None
    losses: Ledger | None = None
    why_not: Reason | None = None
    why_no_attempt: Reason | None = None
    why_no_conversion: Reason | None = None
    chance: Fraction | None = None
    with_means: dict[int, Ledger] = field(default_factory=dict)


@dataclass(slots=True)
class ComboAnswer:
    """What can be said of a combo on offer."""

    price: Ledger
    tokens: Ledger
    why_not: Reason | None


@dataclass(slots=True)
class Answer:
    """All legal actions with all ledgers and all reasons why not."""

    options: Options
    score: Ledger
    regions: list[RegionAnswer]
    combos: list[ComboAnswer]


def answer(position: Position) -> Answer:
    """The full answer in the engine's own terms; sentences are made when somebody reads them."""
    view = readied(position)
    combos = [
        ComboAnswer(
            price_ledger(slot, coins), token_ledger(position, race, power), _pick_reason(position, slot)
        )
        for slot, (race, power, coins) in enumerate(position.column)
    ]
    regions: list[RegionAnswer] = []
    if position.phase in (START, CONQUEST):
        regions = [_region(view, region) for region in range(len(view.rules.board))]
    return Answer(options(position, view), score_ledger(position, position.player), regions, combos)


def _pick_reason(position: Position, slot: int) -> Reason | None:
    return check(position, (PICK, slot)) if position.phase == PICKING else None


def _region(view: Position, region: int) -> RegionAnswer:
    race = view.acting
    if race == NOBODY:
        return RegionAnswer()
    kit = view.kit[race]
    assert kit is not None
    out_of_reach = region_reason(view, race, region)
    if out_of_reach is not None:
        return RegionAnswer(why_not=out_of_reach, why_no_attempt=out_of_reach)
    found = RegionAnswer(cost=cost_ledger(view, race, region), losses=loss_ledger(view, region))
    found.why_not = why_not_conquer(view, region)
    found.why_no_attempt = check(view, (ATTEMPT, region), view)
    if found.why_no_attempt is None and found.cost is not None:
        found.chance = chance_of_at_least(found.cost.total - view.hand[race])
    if kit.convert:
        found.why_no_conversion = check(view, (CONVERT, region), view)
    for marker in kit.single:
        if not view.used >> marker & 1:
            found.with_means[marker] = cost_ledger(view, race, region, marker)
    return found
