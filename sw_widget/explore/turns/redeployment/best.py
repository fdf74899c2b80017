"""The best redeployment when conquests have ended, and a defender's withdrawal."""

from __future__ import annotations

from sw_widget.engine import actions as do
from sw_widget.engine.actions import Allocation, Code
from sw_widget.engine.kit import Kit
from sw_widget.engine.legal.allocation import Spread, allocation
from sw_widget.engine.legal.choices import WithdrawOption
from sw_widget.engine.legal.offers import values_of
from sw_widget.engine.legal.options import may_end, options, redeployment_on_map
from sw_widget.engine.map.board import bits
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.turn.redeployment import placing_of, tokens_of
from sw_widget.explore.advance import advance
from sw_widget.explore.first_choices import choose_first
from sw_widget.explore.turns.goals import COINS_DEFENCE, SAFE, Goal, Value, sheltered
from sw_widget.explore.turns.redeployment.kept_regions import buildable, kept
from sw_widget.explore.turns.sixths import UNIT


def best_redeployment(position: Position, goal: Goal) -> list[Code]:
    """The actions from redeployment to the end of the turn that serve the goal best."""
    return _Redeployment(position.clone(), goal).codes


def value_after_redeployment(position: Position, goal: Goal, before: int) -> Value:
    """What a position at redeployment is worth with everything put down as it serves the goal best.

    In sixths; coins count from those that the player had `before`.
    """
    return redeployed(position, goal, before)[0]


def redeployed(position: Position, goal: Goal, before: int) -> tuple[Value, list[Code]]:
    """The same with the actions that bring it about."""
    player = position.player
    active = position.active[player]
    in_hand = position.hand[active] if active != NOBODY else 0
    done = _Redeployment(position.clone(), goal)
    return value_of_ended_turn(done.view, goal, player, before, active, in_hand), done.codes


def value_of_ended_turn(
    after: Position, goal: Goal, player: int, before: int, active: int, in_hand: int
) -> Value:
    """What a turn that is over was worth."""
    coins = UNIT * (after.coins[player] - before)
    return goal.value(coins, UNIT * goal.other(after, player, active, in_hand))


class _Redeployment:
    """Plays a redeployment to the end of the turn."""

    def __init__(self, view: Position, goal: Goal) -> None:
        self.view, self.goal = view, goal
        self.codes: list[Code] = []
        self.codes += choose_first(view)
        player = view.player
        active = view.active[player]
        for race in view.movable_races(player):
            if race != active and view.held[race]:
                spread = redeployment_on_map(view, race)
                counts = _filled(_strength(view, race), spread, self._among(race, _guarded(view, race)), 0)
                self._redeploy(race, allocation(counts))
        if active != NOBODY:
            self._redeploy_active(active)
        self._play((do.END_TURN,))
        if view.player == player and view.phase == do.AFTER_SCORING:
            for code in self._after_scoring(active):
                self._play(code)

    def _after_scoring(self, active: int) -> list[Code]:
        """To end the turn, unless going into decline serves the goal better: it may pay, or make safe; or to
        use something that works after scoring, and then to end it.
        """
        view, found = self.view, options(self.view)
        ways: list[list[Code]] = [[(do.END_TURN,)]] if do.END_TURN in found else []
        ways += [[code] for code in found.get(do.DECLINE, ()) if isinstance(code, tuple)]
        ways += [[code, (do.END_TURN,)] for code in found.get(do.USE, ()) if isinstance(code, tuple)]

        def worth(way: list[Code]) -> Value:
            after = view.clone()
            for code in way:
                advance(after, code)
            if after.player == view.player and after.phase == do.AFTER_SCORING:
                way.append((do.END_TURN,))  # a decline after which there is still a choice
                advance(after, way[-1])
            return value_of_ended_turn(after, self.goal, view.player, 0, active, 0)

        return max(ways, key=worth)

    def _play(self, code: Code) -> None:
        self.codes.append(code)
        advance(self.view, code)

    def _redeploy(self, race: int, tokens: Allocation) -> None:
        view = self.view
        stand = tuple((region, view.tokens[region]) for region in bits(view.held[race]))
        if tokens != stand or not may_end(view):
            self._play((do.REDEPLOY, race, tokens))

    def _redeploy_active(self, race: int) -> None:
        view = self.view
        kit = view.kit[race]
        if view.held[race] or view.given_up:
            self._spread_out(race, kit)
        if kit.outlook.pays_for_peace:
            if view.noted("ally", race):
                self._play((do.ALLY, NOBODY))
        elif kit.outlook.makes_peace:
            allies = [player for player in values_of(view, do.ALLY) if player != NOBODY]
            if allies:
                self._play((do.ALLY, max(allies, key=lambda player: (_threat(view, player), -player))))

    def _spread_out(self, race: int, kit: Kit) -> None:
        """Tokens and markers: they add up, so they are shared out together."""
        view, rules = self.view, self.view.rules
        spread = redeployment_on_map(view, race)
        strength = _strength(view, race)
        fixed = _guarded(view, race)
        if kit.outlook.stays_put:
            strength = {region: ground + view.tokens[region] for region, ground in strength.items()}
            spread = Spread(spread.regions, 0, 0)
        elif spread.empty:
            firm = {region: SAFE if fixed >> region & 1 else strength[region] for region in strength}
            stay = kept(view, self.goal, race, spread, firm)
            spread = Spread(stay, spread.high, spread.high, least=spread.least)
        placed = {
            marker: rules.markers[marker] for marker in kit.outlook.places if marker not in kit.outlook.builds
        }
        supply = {marker: placing_of(view, marker).high for marker in placed}
        guarded = 0
        for marker, kind in placed.items():
            if kind.protects:
                weak = sorted(spread.regions, key=lambda region: (strength[region], region))
                for region in [r for r in weak if not (fixed | guarded) >> r & 1][: supply[marker]]:
                    guarded |= 1 << region
        among = self._among(race, fixed | guarded)
        camps = sum(supply[marker] for marker, kind in placed.items() if kind.defence and not kind.protects)
        forts = {marker: buildable(view, marker, spread.regions) for marker in kit.outlook.builds}
        wall = next((marker for marker in forts if forts[marker] and rules.markers[marker].defence), None)
        counts = _filled(strength, spread, among, camps if wall is None else camps + 1)
        if wall is not None:
            spot = next((region for region in forts[wall] if counts[region] > spread.least), None)
            if spot is None:
                counts = _filled(strength, spread, among, camps)
            else:
                counts[spot] -= 1
                forts[wall] = [spot]
        tents: dict[int, int] = {}
        for region in sorted(counts, key=lambda region: (-counts[region], region)):
            tents[region] = min(camps - sum(tents.values()), counts[region] - spread.least)
            counts[region] -= tents[region]
        if not kit.outlook.stays_put:
            self._redeploy(race, allocation(counts))
        for marker, kind in placed.items():
            planned = dict.fromkeys(bits(guarded & view.held[race]), 1) if kind.protects else tents
            if kind.as_high_as is not None:
                planned = self._stacks(marker, strength, counts, among)
            put = _put(planned, placing_of(view, marker))
            if put or view.marked(marker, race):
                self._play((do.PLACE, marker, put))
        for marker, free in forts.items():
            if free:
                spot = min(free, key=lambda region: (strength[region] + counts[region], region))
                self._play((do.PLACE, marker, ((spot, 1),)))

    def _stacks(
        self, marker: int, strength: dict[int, int], counts: dict[int, int], among: int
    ) -> dict[int, int]:
        """Stacks go where there is least, one after another."""
        spread = placing_of(self.view, marker)
        height = self.view.height(marker, self.view.active[self.view.player])
        put = dict.fromkeys(spread.regions, 0)
        chosen = [region for region in put if among >> region & 1] or list(put)
        for _ in range(spread.high if chosen else 0):
            weakest = min(chosen, key=lambda r: (strength[r] + counts.get(r, 0) + height * put[r], r))
            put[weakest] += 1
        return put

    def _among(self, race: int, fixed: int) -> int:
        """The regions that need strength: all that can be taken, or for other goals those in danger."""
        view = self.view
        held = view.held[race] | (view.given_up if race == view.active[view.player] else 0)
        if self.goal.name == COINS_DEFENCE:
            return held & ~fixed or held
        return held & ~fixed & _danger(view) or held & ~fixed or held


def _strength(view: Position, race: int) -> dict[int, int]:
    """What a region of the race is worth in defence, before tokens and markers that can be moved."""
    kit = view.kit[race]
    own = view.held[race] | (view.given_up if race == view.active[view.player] else 0)
    return {
        region: view.ground[region]
        - sum(
            view.markers[marker].get(region, 0)
            * (view.rules.markers[marker].defence or view.height(marker, race))
            for marker in kit.outlook.places
        )
        for region in bits(own)
    }


def _guarded(view: Position, race: int) -> int:
    """Regions that the race itself protects, or markers which cannot be moved now."""
    kit = view.kit[race]
    mask = kit.immune
    for marker, (kind, pieces) in enumerate(zip(view.rules.markers, view.markers, strict=True)):
        if kind.protects and marker not in kit.outlook.places:
            mask |= sum(1 << region for region in pieces)
    return mask


def _danger(view: Position) -> int:
    """Where opponents can strike next: around their active races, and at the edge if one is off the map."""
    board, mask = view.rules.board, 0
    for player, race in enumerate(view.active):
        if player != view.player:
            held = view.held[race] if race != NOBODY else 0
            mask |= view.adjacent(race, held) if held else board.entry
    return mask


def _filled(strength: dict[int, int], spread: Spread, among: int, more: int) -> dict[int, int]:
    """Tokens, and so many markers that add to them, shared out so that the weakest is as strong as may be."""
    counts = dict.fromkeys(spread.regions, spread.least)
    chosen = [region for region in counts if among >> region & 1] or list(counts)
    if chosen:
        for _ in range(spread.high - spread.least * len(counts) + more):
            counts[min(chosen, key=lambda region: (strength[region] + counts[region], region))] += 1
    return counts


def _put(planned: dict[int, int], spread: Spread) -> Allocation:
    """Markers where they were planned, as far as there is room; what is over goes anywhere, it may pay."""
    left, put = spread.high, dict.fromkeys(spread.regions, 0)
    for wanted in (planned, dict.fromkeys(spread.regions, spread.most)):
        for region in put:
            more = max(0, min(wanted.get(region, 0), spread.most - put[region], left))
            put[region] += more
            left -= more
    return allocation(put)


def _threat(view: Position, player: int) -> int:
    """How many tokens an opponent's active race has: peace is worth most with the strongest."""
    race = view.active[player]
    return 0 if race == NOBODY else tokens_of(view, race)


def withdraw(position: Position) -> Code:
    """A sensible answer for a defender: what fled goes where the race is weakest."""
    option = options(position)[do.WITHDRAW][0]
    assert isinstance(option, WithdrawOption)
    race = option.race
    strength = {region: position.tokens[region] + position.ground[region] for region in option.tokens.regions}
    open_to_attack = position.held[race] & ~sheltered(position)
    counts = _filled(strength, option.tokens, open_to_attack or position.held[race], 0)
    markers = tuple((marker, spread.even()) for marker, spread in option.markers)
    return (do.WITHDRAW, race, allocation(counts), markers)
