"""The effects that are in force for a race, ready to be asked.

Hot questions (what a region costs, where the race may go, what a region brings) are tables for one board,
which the effects write once (`Effect.equip`). For every other question or event the kit has the tuple of
those effects that answer it; an empty tuple costs one truth test. The explained evaluator reads the same
effects one by one (`Kit.effects`), so both speak of the same declarations.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from sw_widget.engine.actions import CONQUEST, REDEPLOYMENT, START
from sw_widget.engine.conditions import Condition
from sw_widget.engine.die import MOST_BY_DIE
from sw_widget.engine.hooks.answering import NO_ANSWERS, Answer, Answering
from sw_widget.engine.hooks.effect import Effect, hooks_of, outlook_of
from sw_widget.engine.hooks.outlook import together

if TYPE_CHECKING:
    from sw_widget.engine.effects.means import Means
    from sw_widget.engine.rules import Rules

LEAST: Final = 1
"""No region is conquered, or held, with fewer tokens."""

CONQUESTS: Final = 0
BLOCKS: Final = 1
ALWAYS: Final = 2
"""For what linked regions are neighbours: for conquests alone; also where regions must hang together; for
everything.
"""


@dataclass(frozen=True, slots=True)
class Sourced:
    """An effect and whom it comes from: `("race", "…")`, `("power", "…")`, `("marker", "…")`, or
    `("pack", "…")` for what every race has.
    """

    source: tuple[str, str]
    effect: Effect
    by: str = ""
    """The marker in the race's regions that lends the effect, directly or by what it lends; none for what
    the race has or borrows otherwise.
    """

    def __reduce__(self) -> tuple[object, ...]:
        return Sourced, (self.source, self.effect, self.by)

    @property
    def rule(self) -> str:
        return self.source[1]

    @property
    def lender(self) -> str:
        """The marker that lends the power of somebody else; none for what the marker does itself."""
        return self.by if self.source[0] != "marker" else ""


_WORDS = ("earns",)
"""Questions whose numbers may stand in the tables; then they are asked for their words alone."""


_GUARDING = frozenset(("closes", "due", "voids"))
_IN_CONQUESTS = frozenset(("ignores", "ways_in", "reaches", "closed"))
_AFTER_CONQUESTS = frozenset(("growth", "conquests_ended"))
_IN_REDEPLOYMENT = frozenset(("refuses_redeployment", "lifts", "placings", "ungarrisoned"))
_OWN_TURN = (START, CONQUEST, REDEPLOYMENT)
_AT_END = frozenset(("turn_ending", "scored", "turn_ended", "declines_after_scoring"))

# What `Kit.between_turns` says, as bits: so those of several races are put together in one step.
TURN_BEGINS: Final = 1
TURN_ENDS: Final = 2
COMES_FIRST: Final = 4


class Kit:
    """What a race can do now: with its power while active, with what is left of both in decline."""

    __slots__ = (
        "_rules", "answering", "anywhere", "bare_within_cost", "between_turns", "conquers_in_decline",
        "conquests_are_masks", "counts_in_decline", "dearest_bare", "earns_more", "earns_otherwise",
        "effects", "entry", "flat_coins", "guards", "hears_of_stop", "immune", "joint_coins", "keeps_all",
        "keeps_badge", "least", "less", "links", "links_beyond", "means", "offers_in", "outlook",
        "pays_by_tokens", "per_conquest", "per_region", "plain_conquests", "plain_redeployment",
        "shifting", "shifting_coins", "skip_price", "spreads_anywhere", "stand", "starts_are_masks",
        "stay", "stock", "takes_away",
    )  # fmt: skip

    def __init__(self, sourced: Iterable[Sourced], rules: Rules) -> None:
        board = rules.board
        self.effects = tuple(sourced)
        self.answering = NO_ANSWERS
        """For each question or event, the effects that answer it."""
        self._rules = rules

        # Conquests
        self.less = [0] * len(board)
        """By region: how many tokens less it costs."""
        self.shifting: list[tuple[int, Condition]] = []
        """The same where it depends on the position: tokens, and where."""
        self.least = LEAST
        """No region is conquered or held with fewer tokens."""
        self.means: dict[int, Means] = {}
        """Special means of conquest, by number."""
        self.stand = board.passable
        """Where the race may be while it conquers."""
        self.stay = board.land
        """Where it may remain at redeployment and after it."""
        self.anywhere = 0
        """What it may attack from afar."""
        self.entry = board.entry
        """Where it may come onto the map."""
        self.links: tuple[int, ...] = ()
        """Regions that count as neighbours of each other for conquests."""
        self.links_beyond: tuple[tuple[int, int], ...] = ()
        """Those of them that are neighbours for more than that: `BLOCKS` or `ALWAYS`, and the regions."""
        self.immune = 0
        """Regions in which it cannot be attacked."""
        self.stock: dict[int, int] = {}
        """Pieces that run out: how many there are of each kind at the start."""

        # Coins
        self.per_region: tuple[tuple[int, int], ...] = ()
        """Coins for each region of a mask: a part of what that region is worth."""
        self.joint_coins: tuple[tuple[int, int, int], ...] = ()
        """Coins for regions of a mask together, for each of them beyond so many; those in which the race lies
        under another do not count.
        """
        self.shifting_coins: tuple[tuple[int, Condition, int], ...] = ()
        """Coins for each region, beyond so many, where it depends on the position which these are."""
        self.takes_away = False
        """Whether regions may bring less than their own coin."""
        self.per_conquest = 0
        """Coins for each region conquered this turn that was not empty."""
        self.flat_coins = 0
        """Coins at every scoring."""

        # On offer, and in decline
        self.skip_price = 1
        """Coins that whoever passes the combo over lays on it."""
        self.keeps_all = False
        """All tokens on the map stay in decline, not only one a region."""
        self.keeps_badge = False
        self.counts_in_decline = True
        """Whether it is one of the declined races of which a player has at most one."""
        self.conquers_in_decline = False

        found: dict[str, list[Answer]] = {}
        for item in self.effects:
            item.effect.equip(self, rules)
            self.least = max(self.least, item.effect.garrison)
            for name in hooks_of(type(item.effect)):
                if name not in _WORDS or not item.effect.in_tables:
                    found.setdefault(name, []).append((item.source, getattr(item.effect, name)))
        self._sum_up(found)

    def _sum_up(self, found: dict[str, list[Answer]]) -> None:
        """What follows from the tables, once the effects have written them, and from who answers what."""
        rules = self._rules
        bare = [ground - less for ground, less in zip(rules.bare_ground, self.less, strict=True)]
        self.dearest_bare = max(0, *bare)
        """What a region costs it at most where nothing stands."""
        self.bare_within_cost = [
            sum(1 << i for i, cost in enumerate(bare) if cost <= n) for n in range(self.dearest_bare)
        ] + [rules.board.all] * (1 + MOST_BY_DIE)
        """For each number of tokens, the regions that cost it no more where nothing stands: all of them, from
        what the dearest costs to that and what the die brings.
        """
        self.outlook = together(outlook_of(item.effect, rules) for item in self.effects)
        """What the race can do in a turn beside what the tables say, in general terms."""
        self.earns_otherwise = bool(
            self.joint_coins or self.shifting_coins or self.takes_away or self.outlook.per_marker
            or self.outlook.when_coins or "earns" in found or "region_coins" in found or rules.taxing
        )  # fmt: skip
        """Whether more must be looked up for what it earns than how many of its regions are of a kind, and
        how many were conquered.
        """
        self.earns_more = bool(
            self.per_region or self.per_conquest or self.flat_coins or self.earns_otherwise or rules.eventful
        )
        """Whether anything but the regions that it holds may bring it coins, or take some away."""
        self.pays_by_tokens = self.outlook.coins_by_anything or any(
            where.by_tokens for _, where, _ in self.shifting_coins
        )
        """Whether what it earns may depend on how many tokens stand in its regions."""
        self.plain_conquests = _IN_CONQUESTS.isdisjoint(found) and not (
            self.shifting or self.links or rules.can_void or rules.trapping
        )
        """Whether nobody must be asked, and nothing looked up, where and for how much it conquers without
        special means, unless somebody guards regions against it.
        """
        self.offers_in = frozenset(phase for phase in _OWN_TURN if self._offers_in(phase))
        """The phases of its player's turn in which it may have a choice of its own."""
        self.plain_redeployment = _IN_REDEPLOYMENT.isdisjoint(found) and not (
            REDEPLOYMENT in self.offers_in or rules.offers_in_decline
        )
        """Whether it just spreads its tokens over its regions, and its player has no choice beside that."""
        self.spreads_anywhere = not (
            rules.roles or "refuses_redeployment" in found or "ungarrisoned" in found
        )
        """Whether its tokens can always be put down anew in all of its regions, with a garrison in each."""
        self.conquests_are_masks = not (
            self.means or CONQUEST in self.offers_in or rules.offers_in_decline or rules.asks_first
        )
        """Whether masks say all that it may do while it conquers."""
        self.starts_are_masks = self.conquests_are_masks and not (
            START in self.offers_in or rules.roles or rules.answering.decline_sites
        )
        """The same at the start of a turn, when it may decline, too, and there is but one way to do so."""
        self.guards = self.immune != 0 or not _GUARDING.isdisjoint(found)
        """Whether others must mind it when they attack."""
        self.hears_of_stop = not _AFTER_CONQUESTS.isdisjoint(found)
        """Whether anything else happens when its conquests end."""
        self.between_turns = (
            TURN_BEGINS * (rules.eventful or "turn_began" in found)
            | TURN_ENDS * (rules.eventful or not _AT_END.isdisjoint(found))
            | COMES_FIRST * self.conquers_in_decline
        )
        """Whether anything but scoring may happen when its player's turns begin, and when they end; whether
        it may conquer before the active race does.
        """
        if found:
            self.answering = Answering(found)

    def _offers_in(self, phase: int) -> bool:
        """Whether one of the effects may offer something in a phase."""
        for item in self.effects:
            if "offers" in hooks_of(type(item.effect)):
                if item.effect.offers_in is None or phase in item.effect.offers_in:
                    return True
        return False

    def __reduce__(self) -> tuple[object, ...]:
        """A kit is written down as what it is made from."""
        return Kit, (self.effects, self._rules)

    def link(self, mask: int, holds: int) -> None:
        """Regions count as neighbours of each other: for conquests, and for what `holds` says."""
        self.links = (*self.links, mask)
        if holds > CONQUESTS:
            self.links_beyond = (*self.links_beyond, (holds, mask))

    @property
    def discounts(self) -> tuple[tuple[int, int], ...]:
        """Regions by how many tokens less they cost, as masks; together all of them."""
        return tuple(
            (n, sum(1 << i for i, less in enumerate(self.less) if less == n)) for n in sorted(set(self.less))
        )

    @property
    def refuge(self) -> int:
        """Regions in which its tokens may wait: they do not hold them, and nothing is scored there. Only
        somebody with a role has such.
        """
        mask = 0
        for item in self.effects if self._rules.roles else ():
            mask |= item.effect.refuge(self._rules)
        return mask

    @property
    def seen_in_decline(self) -> bool:
        """Whether others take it for a race in decline, though it is active."""
        return any(item.effect.seen_in_decline for item in self.effects)

    @property
    def source_of_least(self) -> tuple[str, str] | None:
        """Who says that so many tokens are the least; None where it is the rule for everybody."""
        alone = [item for item in self.effects if item.effect.garrison == self.least > LEAST]
        return alone[0].source if alone else None

    @property
    def rule_of_roll(self) -> str:
        """Who has the die rolled before a conquest; nobody where only a final attempt has one."""
        for item in self.effects:
            known = item.effect.outlook(self._rules)
            if known is not None and known.rolls_first:
                return item.rule
        return ""

    def note_of(self, key: str) -> tuple[str, str] | None:
        """The note that scenarios call so: its name, and who brings the effect that makes it."""
        for item in self.effects:
            for name, note in item.effect.notes.items():
                if note.key == key:
                    return name, item.rule
        return None

    @property
    def single(self) -> tuple[int, ...]:
        """Special means with which, once a turn, the least garrison takes any region."""
        return tuple(number for number, means in self.means.items() if means.single and means.once)
