"""The full answer: everything that can be asked about the decision at hand, worked out at once.

For every region its cost or the reason why not, for every combo its price and tokens, the score as it stands.
This is what a page needs to explain without asking again.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction

from sw_widget.engine.actions import ATTEMPT, CONQUER, CONQUEST, CONVERT, PICK, PICKING, REDEPLOYMENT, START
from sw_widget.engine.chance import chance_of_at_least
from sw_widget.engine.conquest.cost import cost_ledger
from sw_widget.engine.conquest.loss_lines import loss_ledger
from sw_widget.engine.conquest.means import Named, bases, has_own_reach
from sw_widget.engine.ledger import Ledger, Reason
from sw_widget.engine.legal.choices import Options
from sw_widget.engine.legal.offers import offered
from sw_widget.engine.legal.options import options, readied
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.picking import price_ledger, token_ledger
from sw_widget.engine.turn.preview import preview
from sw_widget.engine.why_not.conquests import comes_first, has_cost, region_reason
from sw_widget.engine.why_not.refusal import check, tried_conquest, why_not_attempt, why_not_conquer
from sw_widget.engine.why_not.trial_positions import TrialPositions


@dataclass(slots=True)
class RegionAnswer:
    """What can be said of one region: its cost (None where it cannot be attacked), and why not now."""

    cost: Ledger | None = None
    losses: Ledger | None = None
    why_not: Reason | None = None
    why_no_attempt: Reason | None = None
    why_no_conversion: Reason | None = None
    chance: Fraction | None = None
    with_means: dict[Named, Ledger] = field(default_factory=dict)
    """What it costs with special means, by those that can be named with a conquest or an attempt."""
    why_not_with: dict[int, Reason | None] = field(default_factory=dict)
    """Why each special means cannot be used there, by its number; None where it can."""


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
    score: Ledger | None
    """What the turn would bring if it ended now; None once it has scored."""
    regions: list[RegionAnswer]
    combos: list[ComboAnswer]


def answer(position: Position) -> Answer:
    """The full answer in the engine's own terms; sentences are made when somebody reads them."""
    view = readied(position)
    after = TrialPositions(view)
    combos = [
        ComboAnswer(
            price_ledger(position, slot),
            token_ledger(position, combo),
            check(position, (PICK, slot), view, after) if position.phase == PICKING else None,
        )
        for slot, combo in enumerate(position.column)
    ]
    board = range(len(position.rules.board))
    found = options(position)
    conquering = position.stage in (START, CONQUEST)
    if conquering and comes_first(view) is None:
        converts = any(item.offer.kind == CONVERT for item in offered(view))
        regions = [_region(after, region, converts) for region in board]
        for code in (*found.get(CONQUER, ()), *found.get(ATTEMPT, ())):
            if isinstance(code, tuple) and len(code) > 2:
                ledger = cost_ledger(view, view.acting, code[1], code[2:])
                regions[code[1]].with_means[code[2:]] = ledger
    else:
        regions = [RegionAnswer(why_not=check(position, (CONQUER, region), view, after)) for region in board]
        for region, said in enumerate(regions if conquering and view.acting != NOBODY else ()):
            _tell_cost(
                said, view, region, region_reason(view, view.acting, region, obstacles=after.obstacles)
            )
    score = preview(position) if position.phase <= REDEPLOYMENT else None
    return Answer(found, score, regions, combos)


def _region(after: TrialPositions, region: int, converts: bool) -> RegionAnswer:
    view, race = after.view, after.view.acting
    closed = region_reason(view, race, region, obstacles=after.obstacles)
    if closed is None:
        found = RegionAnswer(
            why_not=why_not_conquer(view, region, after),
            why_no_attempt=why_not_attempt(view, region, after),
        )
    else:
        why_not = tried_conquest(closed, region, after)
        found = RegionAnswer(why_not=why_not, why_no_attempt=why_not)
    if converts:
        found.why_no_conversion = check(view, (CONVERT, region), view, after)
    found.why_not_with = {number: _why_not_with(after, region, number) for number in view.kit[race].means}
    _tell_cost(found, view, region, closed)
    if found.why_no_attempt is None and found.cost is not None:
        found.chance = chance_of_at_least(found.cost.total - view.hand[race])
    return found


def _tell_cost(found: RegionAnswer, view: Position, region: int, closed: Reason | None) -> None:
    """Add what the region costs and what it would cost its defenders, unless it is closed for good."""
    if has_cost(closed):
        found.cost, found.losses = cost_ledger(view, view.acting, region), loss_ledger(view, region)


def _why_not_with(after: TrialPositions, region: int, number: int) -> Reason | None:
    """Why one piece of a means does not help to conquer the region, wherever it may be used from."""
    view = after.view
    if has_own_reach(view, view.acting, number):
        possible = bases(view, view.acting, number, region) or [NOBODY]
        return check(view, (CONQUER, region, (number, possible[0])), view, after)
    return check(view, (CONQUER, region, number), view, after)
