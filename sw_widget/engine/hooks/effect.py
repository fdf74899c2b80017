"""An effect: what a race, a power or a piece can do. It answers for itself.

`Effect` has a method for each question that the engine asks and for each event that it tells; all of them
say nothing by default. A race or power is a list of effects, and whoever wants another rule overrides the
methods that its text speaks of. Effects that several races share, or that readers need for races of their
own, are in `engine/effects/`; one that a single race has stands beside that race, in its pack.

- *Questions* are pure. They are asked with a `View`: the position, whose effect it is and who brings it.
  Number and words come from one answer: a line of a ledger, a barrier with its reason.
- *Events* come with a `Turn`, whose verbs change the position and write down what they did.
- What is asked in every step of a search (cost, reach, coins of a region) is worked out once: `equip`
  writes it into the tables of the `Kit`.
- What an effect must remember is a *note* with a scope, declared in `notes`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final, NamedTuple

from sw_widget.engine.checks import Problem, as_int, shown
from sw_widget.engine.conditions import Condition
from sw_widget.engine.hooks.outlook import NEUTRAL, Outlook
from sw_widget.engine.ledger import NO_PARAMS, Ledger, Line, Params, Reason

if TYPE_CHECKING:
    from sw_widget.engine.actions import Allocation
    from sw_widget.engine.hooks.turn import Turn
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.kit import Kit, Sourced
    from sw_widget.engine.legal.allocation import Placing
    from sw_widget.engine.position import Position
    from sw_widget.engine.rules import Rules

_BOUNDS = {
    "tokens": (-5, 10), "coins": (0, 20), "conquests": (1, 15), "every": (1, 20), "pays": (0, 10),
    "beyond": (0, 50), "most": (1, 20), "times": (1, 20),
}  # fmt: skip

PICKED: Final = 0
LENT: Final = 1
RETURNED: Final = 2
EXCHANGED: Final = 3
"""How an effect comes into force: with a pick, borrowed, with a race that is active again, or with
a badge that was exchanged for another.
"""

THIS_TURN: Final = 0
WHILE_ACTIVE: Final = 1
WHILE_IN_PLAY: Final = 2
OF_REGION: Final = 3
OF_GAME: Final = 4
"""Scopes of a note: until the next turn begins; until the race declines; until it leaves the game; of a
region; of the whole game.
"""


@dataclass(frozen=True, slots=True)
class Note:
    """How long an effect remembers something, and what of it a reader is told.

    A value is a number, or a tuple of (race, number) pairs where the note counts by race, or of (region,
    number) pairs where it counts by region.
    """

    scope: int
    tokens: bool = False
    """Whether it counts race tokens that lie beside the map, and so not in the tray."""
    regions: bool = False
    """Whether it is a mask of regions."""
    players: bool = False
    """Whether it is a mask of players."""
    powers: bool = False
    """Whether it is a mask of powers."""
    races: bool = False
    """Whether it is a mask of races."""
    badges: bool = False
    """Whether the badges of these powers lie with it, and so nowhere else."""
    by_race: bool = False
    """Whether it counts something for each race, which is not the same as tokens that lie beside the map."""
    by_region: bool = False
    """Whether it counts something for each region: pairs of a region and a number."""
    key: str = ""
    """What scenarios call it where it has a key of its own in them; other notes stand in their lists."""
    hidden: bool = False
    """Whether players may not see it."""
    of_player: bool = False
    """Whether it is of a player, by number, and so does not go with a race."""


class Barrier(NamedTuple):
    """Regions that cannot be attacked now, with the code of the refusal and the reason for one of them."""

    mask: int
    code: str
    reason: Callable[[int], Reason]
    always: bool = False
    """Whether nothing may be put there either, though nobody attacks."""


class WaysIn(NamedTuple):
    """The only regions by which a race comes onto the map, and the sentence about any other region."""

    mask: int
    sentence: str = "refuse-not_border"
    params: Params = NO_PARAMS


class Due(NamedTuple):
    """Coins that an opponent must have, and pays, for the conquest of a region."""

    mask: int
    coins: int


class Dealt(NamedTuple):
    """Markers that lie face down, each as scenarios call it."""

    pile: Sequence[object] = ()
    """Those that are drawn next, top first."""
    used: Sequence[object] | None = None
    """Those that were turned up and are out of the game; None where none ever is."""
    lying: Mapping[int, object] = {}
    """Those that lie in regions."""


class Brought(NamedTuple):
    """Tokens that come with the pick beside those on banner and badge."""

    line: Line
    from_tray: bool


class Offer(NamedTuple):
    """A choice that an effect offers: which action it is, what may be given with it, and why nothing else
    may.

    `kind` is the action: `USE`, or one that has a public name of its own. `key` names its parameter
    ("region", "count" ...; "count player" for two of them; none if it takes nothing), `values` are those that
    may be given now.
    """

    kind: int
    trait: str
    key: str | None
    values: tuple[int, ...]
    why_not: Callable[[object], Reason]
    """The reason against any other value (None where the offer takes none)."""
    rolls: bool = False
    """Whether the die is rolled for it."""
    label: Callable[[int], tuple[str, Params]] | None = None
    """What a button for a value says, where the action has no words of its own."""
    question: tuple[str, Params] | None = None
    """What is asked where several values may be given."""
    phrase: tuple[str, Params] | None = None
    """What a prompt calls it, among other choices, where the action has no words of its own."""
    stands_for: Callable[[int], tuple[str, str]] | None = None
    """What a value stands for, by kind and id ("power", …), where that can be read up."""
    example: int = 1
    """A value with which to say why not, where none may be given now."""
    first: bool = False
    """Whether it must be taken before anything else is done; `asks_first` says that an effect has such."""
    named: tuple[int, ...] = ()
    """Special means that are named with it, where the action has a name of its own."""
    spelt: Callable[[int], tuple[tuple[str, int], ...]] | None = None
    """What is given for a value, by parameter in the order of the alphabet, where it is more than one; `key`
    then names them all, and whoever asks why not gives them as a table.
    """


@dataclass(frozen=True)
class Effect:
    """The common part of all effects: when they work, which values they take, what they can be asked."""

    active = True
    """Whether the effect works while its race is active."""
    in_decline = False
    """Whether the effect goes on (or begins to work) when the race is in decline."""
    benefit = True
    """Whether it is a benefit, which some defenders make void, and not a handicap."""
    keeps_badge = False
    """Whether the badge stays with the race in decline because of it."""
    needs_badge_in_decline = False
    """Whether it still matters in decline, so that a power that has it must keep its badge."""
    uses: ClassVar[str | None] = None
    """The parameter that it takes with the action `use`, where it offers that."""
    used_as: ClassVar[str] = ""
    """What that action calls it, where that is not the race or power that brings it."""
    paid_early = False
    """Whether the race's regions are paid for when a turn begins, and not at scoring."""
    one_shot = False
    """Whether it works once in a game: a power with such an effect is not borrowed twice."""
    garrison = 1
    """With fewer tokens no region is conquered, or held while the race is active."""
    seen_in_decline = False
    """Whether others take the race for one in decline, though it is active."""
    tokens_at_start = 0
    """How many tokens come from the tray when a turn begins."""
    frees_pick = False
    """Whether its player's next pick may cost nothing because of it."""
    dear = False
    """Whether passing over a combo that has it takes more than a coin."""
    minds_offer = False
    """Whether what it does may depend on the combos on offer, or on the stacks beneath them."""
    rolls_for_region = False
    """Whether it offers a roll of the die for a region that is named with it."""
    swaps_badge = False
    """Whether the badge of its combo may be swapped for another one on offer when it is picked."""
    asks_in: ClassVar[int | None] = None
    """The phase in which it asks a player something, whoever's turn it is: what it offers then is offered to
    that player.
    """
    asks_first = False
    """Whether it may offer something that must be done before anything else (`Offer.first`)."""
    on_map = True
    """Whether its marker, if it names one, comes to stand in regions of the race."""
    has_marker = True
    """Whether `marker`, where the effect names one, is a marker of the box."""
    alone_with_marker = False
    """Whether no second effect of the same race or power may use its marker."""
    bounds: ClassVar[Mapping[str, tuple[int, int]]] = {}
    """The least and the most of a number, where they differ from what is usual for its name."""
    where_is_fixed = False
    """Whether a condition must be the same all through a game."""
    family: ClassVar[frozenset[str]] = frozenset()
    """Questions and events that only a family of effects has, as special means do."""
    in_tables = False
    """Whether what it earns is in the tables of the kit, so that `earns` is asked for its words alone."""
    counts_buried = True
    """Whether regions in which the race lies under another count for what it earns."""
    offers_in: ClassVar[frozenset[int] | None] = None
    """The phases in which it may offer something; None if it may in any. Not inherited by what offers
    something else.
    """
    before_decline = False
    """Whether a turn is not begun by taking its offer, so that the race may still decline."""
    offers_after_scoring = False
    """Whether it may offer something once its player has scored."""
    collects_neutral = False
    """Whether lost markers that belong to nobody come to the race with the lost tokens that it collects."""
    replaces_lone = False
    """Whether it replaces lone tokens of opponents."""
    refits = False
    """Whether what it lends changes by what its player does with it, and it tells of that by itself."""
    voids_always = False
    """Whether what it makes void works nowhere against the race, and not only in attacks."""
    joins_terrain = False
    """Whether it makes regions of one terrain neighbours, wherever they lie."""
    notes: ClassVar[Mapping[str, Note]] = {}
    """What the effect remembers, by name."""

    def __init_subclass__(cls) -> None:
        """Refuse a method that the engine would never call: most likely its name is misspelt. Whoever offers
        something else is asked in all phases, unless it says otherwise.
        """
        super().__init_subclass__()
        for name, value in vars(cls).items():
            if callable(value) and not name.startswith("_") and not isinstance(value, type):
                if name not in cls.family and not any(name in vars(base) for base in cls.__mro__[1:]):
                    raise TypeError(f"{cls.__name__}.{name}: effects have no such question or event")
        if "offers" in vars(cls) and "offers_in" not in vars(cls):
            cls.offers_in = None

    def __post_init__(self) -> None:
        """Refuse values that no rule could mean, by the name of the effect and the field."""
        for field in fields(self):
            value, path = getattr(self, field.name), f"{type(self).__name__}.{field.name}"
            if field.name in ("where", "when"):
                if not isinstance(value, Condition):
                    raise Problem(path, f"must be a condition such as terrain('hill'), not {shown(value)}")
                if self.where_is_fixed and not value.fixed:
                    raise Problem(path, "must depend on the board alone, not on the position")
            elif field.name == "amount":
                if not callable(value):
                    raise Problem(path, f"must be a function of position and race, not {shown(value)}")
            elif field.name in _BOUNDS:
                as_int(value, path, *self.bounds.get(field.name, _BOUNDS[field.name]))

    def works(self, declined: bool) -> bool:
        """Whether the effect is in force for a race that is active, or in decline."""
        return self.in_decline if declined else self.active

    def lent(self) -> Effect:
        """The effect as it works for a race that borrows it."""
        return self

    def copied(self, marker: str) -> Effect | None:
        """The effect as it works for a marker that copies its piece; None if it cannot be copied."""
        return None

    def may_lend(self, rules: Rules) -> tuple[Sourced, ...]:
        """Effects that are made from what else is in the box, and that it lends now or then."""
        return ()

    def deal(self, position: Position, dealt: Dealt, key: str) -> None:
        """Lay out markers face down as a scenario lists them; those that are not listed are shuffled.

        `key` is what scenarios call the effect's hidden note.
        """
        raise Problem(key, "nothing of the kind is dealt")

    def dealt(self, position: Position) -> Dealt | None:
        """The markers that lie face down, as a scenario lists them; None while nothing was dealt."""
        return None

    def draw_badges(self, position: Position, race: int, stack: list[int]) -> None:
        """Take badges of its own for a new game from the top of a stack; the rest stays there."""

    def set_up(self, position: Position, rng: Random) -> None:
        """Put on the map what stands there when a game begins on a printed board, beside what is printed."""

    def asked_before_play(self, position: Position) -> tuple[int, ...]:
        """The players who put something on the map before the first turn of such a game, in their order."""
        return ()

    # Written down once

    def equip(self, kit: Kit, rules: Rules) -> None:
        """Write into the tables of the kit what holds for the whole game."""

    def sites(self, rules: Rules) -> int:
        """Regions of the board in which its marker, where it has one that stays, can be put down at all."""
        return -1

    def refuge(self, rules: Rules) -> int:
        """Regions in which tokens of the race may wait: they do not hold them, and score nothing there."""
        return 0

    def outlook(self, rules: Rules) -> Outlook | None:
        """What it can bring in a turn, for whoever looks ahead; None if that is not known.

        An effect that overrides questions or events, and does not say so here, is not known; what it
        inherits is not enough.
        """
        return None if hooks_of(type(self)) else NEUTRAL

    # Questions: where

    def ways_in(self, at: View) -> WaysIn | None:
        """The only regions by which the race may come onto the map now, apart from those that it may attack
        from afar; None where it enters as others do.
        """
        return None

    def reaches(self, at: View) -> int:
        """Regions that the race may attack now beside its neighbours."""
        return 0

    def closed(self, at: View) -> Barrier | None:
        """Regions that the race itself may not attack now."""
        return None

    def closes(self, at: View, attacker: int) -> Barrier | None:
        """Regions that this attacker may not attack now, because of the race."""
        return None

    def due(self, at: View) -> Due | None:
        """Regions for which an opponent who conquers them pays the player of the race, and how much."""
        return None

    def voids(self, effect: Effect) -> bool:
        """Whether an effect of an attacker does not work against regions of the race."""
        return False

    def lends(self, at: View) -> tuple[Sourced, ...]:
        """Effects of others that are in force for the race, too."""
        return ()

    # Questions: conquests and losses

    def cost(self, at: View, region: int) -> Line | None:
        """What it takes off the cost of a region, or that it does not: the words for what `equip` wrote."""
        return None

    def lets_conquer(self, at: View) -> bool:
        """Whether the race could conquer nothing at all now without it."""
        return False

    def refuses_attempt(self, at: View) -> Reason | None:
        """Why the race has no final attempt now."""
        return None

    def readies_again(self, at: View) -> bool:
        """Whether the race's troops are readied once more when it stops conquering."""
        return False

    def ignores(self, at: View, region: int) -> Line | None:
        """What of the defence does not count in an attack of the race, "as if empty"."""
        return None

    def losses(self, at: View, region: int) -> Line | None:
        """How many tokens the race loses with a region, where that is not one."""
        return None

    def buries(self, at: View, region: int) -> bool:
        """Whether tokens in decline stay in a region that the race conquers, under its own."""
        return False

    def may_spare(self, at: View, race: int, lost: int) -> tuple[int, int] | None:
        """Who is asked whether another token is given for one that a race is about to lose in a conquest:
        the player, and a number by which the effect knows later what it asked. None if nobody is. `lost`
        masks the region that is being emptied, from which nothing can be given.
        """
        return None

    def collects_lost(self, at: View) -> bool:
        """Whether tokens that anybody loses in conquests come to the race and not to the tray."""
        return False

    def collects_discarded(self, at: View, race: int) -> bool:
        """Whether tokens that a race discards when it declines come to this race and not to the tray."""
        return False

    def rises(self, at: View) -> tuple[int, int] | None:
        """How many tokens of the race come for what it has collected when this turn is over, and how many
        more it would have to collect for another one. None where it gets none for that.
        """
        return None

    # Questions: the pick, redeployment, decline

    def brings(self, at: View) -> Brought | None:
        """Tokens that come with the pick beside those on banner and badge."""
        return None

    def growth(self, at: View) -> Line | None:
        """New tokens that the race gets when its conquests end."""
        return None

    def lifts(self, at: View) -> Line | None:
        """How many tokens must be in hand when redeployment ends."""
        return None

    def leaves(self, at: View) -> int:
        """Regions that the race must leave when its conquests end."""
        return 0

    def ungarrisoned(self, at: View) -> int:
        """Regions that the race may hold without a token for the moment, and need not put one into."""
        return 0

    def refuses_redeployment(self, at: View) -> Reason | None:
        """Why the race's tokens are not redeployed."""
        return None

    def placings(self, at: View) -> tuple[Placing, ...]:
        """Markers that may be put down at redeployment: which, and where."""
        return ()

    def offers(self, at: View) -> tuple[Offer, ...]:
        """Choices that the race has now and others have not."""
        return ()

    def decline_sites(self, at: View) -> int:
        """Regions of which one is named when the race declines; 0 if none is."""
        return 0

    def spares_declined(self, at: View) -> bool:
        """Whether a race that is in decline already stays when this one declines, and is active again
        next turn.
        """
        return False

    def declines_after_scoring(self, at: View) -> bool:
        """Whether the race may also go into decline after it has scored."""
        return False

    def leaves_map(self, at: View) -> int | None:
        """The coins that its regions bring when the race declines and all its tokens leave the map; None if
        they stay.
        """
        return None

    def redeploys_in_decline(self, at: View) -> bool:
        """Whether the race is redeployed a last time when it declines, before its player scores."""
        return False

    def wins_now(self, at: View) -> bool:
        """Whether the player, whose turn is over, has won the game, however many turns are left."""
        return False

    # Questions: coins

    def next_price(self, at: View) -> Ledger | None:
        """What the next piece costs of those that the race can buy before its conquests, or None."""
        return None

    def region_coins(self, at: View) -> Line | None:
        """What all regions bring at scoring, where that is not a coin each."""
        return None

    def earns(self, at: View) -> Line | None:
        """What it brings at scoring beside a coin a region, or why it brings nothing."""
        return None

    # Events

    def begins(self, t: Turn, how: int) -> None:
        """It comes into force: picked, lent from now on, or with a race that is active again."""

    def ends(self, t: Turn) -> None:
        """It is no longer in force: the race declines, or the effect is no longer lent."""

    def loaded(self, t: Turn) -> None:
        """A scenario begins with the race in the middle of a game."""

    def passed_over(self, t: Turn, power: int) -> None:
        """Somebody passed over the combo, which is still on offer, with this power."""

    def combo_picked(self, t: Turn, power: int, passed_over: int) -> None:
        """A player has picked the combo with this power, and passed over so many others."""

    def turn_began(self, t: Turn) -> None:
        """The player's turn begins."""

    def tokens_moved(self, t: Turn) -> None:
        """Tokens of the race were taken up or put down."""

    def abandoned(self, t: Turn, region: int) -> None:
        """The race has abandoned a region."""

    def ambush(self, t: Turn, region: int) -> bool:
        """A region is about to be conquered: whether that fails after all. Asked of markers there; `t` is
        the attacker's.
        """
        return False

    def moved_in(self, t: Turn, region: int) -> None:
        """The race stands in a region that it has just taken."""

    def discovered(self, t: Turn, region: int) -> None:
        """The race has found the piece that lends the effect, in a region that it has just taken; told even
        where it does not work for the race.
        """

    def conquered(self, t: Turn, region: int, victim: int) -> None:
        """The race has taken a region from the active race of another player."""

    def attacked(self, t: Turn, region: int) -> None:
        """Another player attacks a region of the player, held by this race or by one in decline, whether or
        not it falls. Told to the active race.
        """

    def region_lost(self, t: Turn, region: int) -> None:
        """Somebody has conquered a region of the race: mostly another player, but it may be another race of
        its own.
        """

    def left_behind_taken(self, t: Turn, region: int) -> None:
        """Somebody has conquered a region in which the race, which had left it, has left a piece behind."""

    def loses_instead(self, t: Turn, region: int, lost: int) -> int:
        """Of so many tokens lost with a region, how many are no race tokens; these are gone then."""
        return 0

    def tokens_lost(self, t: Turn, lost: int, replaced: bool) -> None:
        """The race has lost tokens in a conquest; or one was replaced."""

    def collected(self, t: Turn, race: int, tokens: int) -> None:
        """Tokens that somebody (-1: lost tribes) has lost come to the race."""

    def readied_again(self, t: Turn) -> None:
        """The race has stopped conquering, and its troops are readied once more."""

    def rolled(self, t: Turn, die: int) -> None:
        """A die that the effect asked for was rolled."""

    def attempted(self, t: Turn) -> None:
        """The race has made a final attempt."""

    def conquests_ended(self, t: Turn) -> None:
        """The race's conquests have ended, and redeployment begins."""

    def placed(self, t: Turn, marker: int, allocation: Allocation) -> None:
        """Markers of a kind were put down at redeployment: so many in each region."""

    def used(self, t: Turn, kind: int, value: int, die: int | None) -> None:
        """An offer of the effect is taken, with this value."""

    def left_alone(self, t: Turn) -> None:
        """Whoever was asked by the effect does nothing of what it offers."""

    def turn_ending(self, t: Turn) -> None:
        """Redeployment is over, and scoring comes next."""

    def scored(self, t: Turn) -> None:
        """The player has scored."""

    def turn_ended(self, t: Turn) -> None:
        """The player's turn is done, but for what defenders must put down."""

    def opponent_turn_ended(self, t: Turn) -> None:
        """The turn of another player is done, but for what defenders must put down."""

    def turn_over(self, t: Turn) -> None:
        """A turn, of whoever, is over, and what fled in it has been put down."""

    def declining(self, t: Turn, region: int) -> None:
        """The race goes into decline; its surplus tokens have left. `region` is the one that was named,
        or -1.
        """

    def race_declined(self, t: Turn, race: int) -> None:
        """A race, perhaps this one, has gone into decline."""


_OWN = frozenset((
    "works", "lent", "copied", "may_lend", "deal", "dealt", "draw_badges", "set_up", "asked_before_play",
    "equip", "sites", "refuge", "outlook",
))  # fmt: skip
HOOKS: tuple[str, ...] = tuple(
    name
    for name, value in vars(Effect).items()
    if callable(value) and not name.startswith("_") and name not in _OWN
)
"""All questions and events, by name."""

IN_ANY_TURN = frozenset((
    "ambush", "attacked", "begins", "brings", "closes", "collected", "collects_discarded", "collects_lost",
    "combo_picked", "due", "ends", "left_alone", "left_behind_taken", "lends", "loaded", "loses_instead",
    "losses", "may_spare", "next_price", "opponent_turn_ended", "passed_over", "race_declined", "region_lost",
    "rises", "rolled", "tokens_lost", "tokens_moved", "turn_over", "voids",
))  # fmt: skip
"""Those that may concern a race, or a combo on offer, while it is somebody else's turn."""


def hooks_of(kind: type[Effect]) -> tuple[str, ...]:
    """The questions and events that an effect answers."""
    known = _known.get(kind)
    if known is None:
        known = _known[kind] = tuple(
            name for name in HOOKS if getattr(kind, name) is not getattr(Effect, name)
        )
    return known


_known: dict[type[Effect], tuple[str, ...]] = {}


def outlook_of(effect: Effect, rules: Rules) -> Outlook | None:
    """What an effect says that it can bring; None if that is not known.

    What it inherits says nothing about questions and events that it answers in its own way.
    """
    kinds = type(effect).__mro__
    above = kinds[: next(i for i, kind in enumerate(kinds) if "outlook" in vars(kind))]
    said = effect.outlook(rules)
    if said is not None and any(name in vars(kind) for kind in above for name in HOOKS):
        return replace(said, known=False)
    return said
