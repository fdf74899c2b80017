"""Questions about the decision at hand: costs, odds, losses, prices, scores. Asking changes nothing."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from fractions import Fraction
from typing import SupportsIndex

from sw_widget.engine.actions import ATTEMPT, CONQUER, CONQUEST, REDEPLOYMENT, START, Code
from sw_widget.engine.answer import Answer, answer
from sw_widget.engine.checks import perhaps, shown, whole
from sw_widget.engine.conquest.cost import cost_ledger, targets
from sw_widget.engine.conquest.growth import growth_ledger
from sw_widget.engine.conquest.loss_lines import loss_ledger
from sw_widget.engine.conquest.means import bases
from sw_widget.engine.ledger import Ledger as RawLedger
from sw_widget.engine.ledger import Reason
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.picking import price_ledger, token_ledger
from sw_widget.engine.turn.preview import preview
from sw_widget.engine.turn.redeployment import lift_ledger
from sw_widget.engine.why_not.conquests import comes_first, has_cost, region_reason
from sw_widget.engine.why_not.refusal import check, why_not_conquer
from sw_widget.game.action_codec import AnyRegion, encode, find_region
from sw_widget.game.action_keywords import Means, means_list
from sw_widget.game.column import Column, Combo
from sw_widget.game.errors import ActionError
from sw_widget.game.ledger import Ledger, Refusal
from sw_widget.game.odds import Odds
from sw_widget.game.speaker import Speaker


class QuestionMethods(ABC):
    """The methods of `Game` that answer questions."""

    position: Position

    @property
    @abstractmethod
    def speaker(self) -> Speaker:
        """The `Speaker` that puts names into sentences."""

    @property
    @abstractmethod
    def readied(self) -> Position:
        """The position as conquests see it: at the start of a turn, with the troops in hand."""

    @property
    @abstractmethod
    def last_score(self) -> Ledger | None:
        """The last scoring of the game, line by line."""

    @abstractmethod
    def _refusal(self, code: Code, by: int | None) -> Reason | None:
        """Why an action would be refused now."""

    # Conquests

    def cost(self, region: AnyRegion, *, means: Means | None = None) -> Ledger | None:
        """What conquering a region takes now, affordable or not; None where it cannot be attacked.

        `why_not_conquer` says why it cannot. `means` asks for the cost with special means, one or a list of
        them; None where they cannot be used there. From where one of them is used makes no difference.
        """
        index = self._region(region)
        view = self.readied
        if not self._conquering:
            return None
        if means is not None:
            return self._cost_with(view, index, means_list(means))
        if not has_cost(region_reason(view, view.acting, index)):
            return None
        return self._say(cost_ledger(view, view.acting, index))

    def _cost_with(self, view: Position, region: int, means: list[str]) -> Ledger | None:
        kit = view.kit[view.acting]
        known = [view.rules.means[number] for number in (kit.means if kit else ())]
        for name in means:
            if name not in known:
                raise ActionError(
                    "means", f"{shown(name)} is no special means of this race{perhaps(name, known)}"
                )
        id = view.rules.board.regions[region].id
        code = _from_anywhere(view, encode(self.position, {"do": "conquer", "region": id, "with": means}))
        reason = check(view, code, view)
        if reason is not None and reason.code not in ("no_tokens", "not_enough_tokens"):
            return None
        return self._say(cost_ledger(view, view.acting, region, code[2:]))

    @property
    def _conquering(self) -> bool:
        return self.position.stage in (START, CONQUEST) and self.readied.acting != NOBODY

    def why_not_conquer(self, region: AnyRegion) -> Refusal | None:
        """Why a region cannot be conquered now with what is in hand, without the die; None if it can."""
        found = find_region(self.position.rules.board, region)
        if not self._conquering:
            reason = self._refusal((CONQUER, found), None)
        else:
            reason = why_not_conquer(self.readied, found)
        return None if reason is None else Refusal(reason, self.speaker)

    def losses(self, region: AnyRegion) -> Ledger:
        """What the defenders of a region would lose with it."""
        return self._say(loss_ledger(self.readied, self._region(region)))

    def odds(self, region: AnyRegion) -> Odds | None:
        """The odds of a final attempt on a region; None where it may not be made."""
        index = self._region(region)
        if self._refusal((ATTEMPT, index), None) is not None:
            return None
        view = self.readied
        cost = self._say(cost_ledger(view, view.acting, index))
        return Odds(cost, view.hand[view.acting], self.speaker)

    def chance(self, region: AnyRegion) -> Fraction | None:
        """The probability that a final attempt on a region succeeds; None where it may not be made."""
        odds = self.odds(region)
        return None if odds is None else odds.chance

    def targets(self) -> list[str]:
        """The regions that can be paid for now."""
        if not self._conquering:
            return []
        view = self.readied
        if comes_first(view) is not None:
            return []
        payable = targets(view, view.acting, view.hand[view.acting]).payable
        return [view.rules.board.regions[region].id for region in payable]

    # Combos

    @property
    def column(self) -> Column:
        """The combos on offer, with their prices, their tokens and what they can do."""
        rules = self.position.rules
        return Column(
            [
                Combo(
                    slot,
                    rules.races[race].id,
                    rules.powers[power].id,
                    coins,
                    self.price(slot),
                    self.tokens(slot),
                    self.speaker.language,
                )
                for slot, (race, power, coins) in enumerate(self.position.column)
            ]
        )

    def price(self, slot: SupportsIndex) -> Ledger:
        """What picking a combo would do to one's coins."""
        return self._say(price_ledger(self.position, self._slot(slot)))

    def tokens(self, slot: SupportsIndex) -> Ledger:
        """How many tokens a combo would bring."""
        return self._say(token_ledger(self.position, self.position.column[self._slot(slot)]))

    def _slot(self, slot: SupportsIndex) -> int:
        on_offer, number = len(self.position.column), whole(slot)
        if number is None or not 0 <= number < on_offer:
            raise ActionError(
                "slot", f"{on_offer} combos are on offer, counted from 0; {shown(slot)} is none"
            )
        return number

    # The end of a turn

    def gains(self) -> Ledger:
        """The new tokens that the active race would get if its conquests ended now; once they have, none."""
        return self._of_active(_growth_to_come, "gain")

    def lifts(self) -> Ledger:
        """The tokens that the active race must have back in hand when the turn ends."""
        return self._of_active(lift_ledger, "lift")

    def _of_active(self, ledger: Callable[[Position, int], RawLedger], kind: str) -> Ledger:
        race = self.position.active[self.position.player]
        if race == NOBODY:
            return self._say(RawLedger(kind, ()))
        return self._say(ledger(self.readied, race))

    def score_preview(self) -> Ledger:
        """What the player whose turn it is would score if it ended now; after scoring, what was scored."""
        if self.position.phase > REDEPLOYMENT:
            scored = self.last_score
            if scored is not None:
                return scored
        return self._say(preview(self.position))

    def answer(self) -> Answer:
        """Everything at once, in the engine's own terms: all legal actions, all ledgers, all reasons."""
        return answer(self.position)

    def _say(self, ledger: RawLedger) -> Ledger:
        return Ledger(ledger, self.speaker)

    def _region(self, region: AnyRegion) -> int:
        found = find_region(self.position.rules.board, region)
        if isinstance(found, int):
            return found
        reason = region_reason(self.position, NOBODY, found)
        assert reason is not None
        raise ActionError("region", str(Refusal(reason, self.speaker)))


def _growth_to_come(view: Position, race: int) -> RawLedger:
    """What the race would gain for its own conquests: those of a race that acts before it do not count."""
    if view.phase > CONQUEST:
        return RawLedger("gain", ())
    if view.acting != race:
        view = view.clone()
        view.start_acting(race)
    return growth_ledger(view, race)


def _from_anywhere(view: Position, code: Code) -> Code:
    """The same conquest, with means used from any region that would do where none is named."""
    named = []
    for item in code[2:]:
        possible = []
        if isinstance(item, tuple) and item[1] == NOBODY:
            possible = bases(view, view.acting, item[0], code[1])
        named.append((item[0], possible[0]) if possible else item)
    return (*code[:2], *named)
