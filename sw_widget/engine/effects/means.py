"""Special means of conquest: what a player may name with a conquest, and what it is worth there.

Each has a name, which is that of its marker if there is one, and a number (`Rules.means_index`).
`kit.means` has those of a race; `engine/conquest/means.py` has what they have in common.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from sw_widget.engine.checks import Problem
from sw_widget.engine.events import CONQUESTS
from sw_widget.engine.hooks.effect import THIS_TURN, Effect, Note
from sw_widget.engine.hooks.outlook import Outlook
from sw_widget.engine.ledger import Line, Params, Reason

if TYPE_CHECKING:
    from sw_widget.engine.hooks.turn import Turn
    from sw_widget.engine.hooks.view import View
    from sw_widget.engine.kit import Kit
    from sw_widget.engine.rules import Rules


@dataclass(frozen=True)
class Means(Effect):
    """A special means, known by its marker or, where it has none, by a name of its own."""

    marker: str
    family = frozenset((
        "bases", "came_along", "cast", "left", "line", "named", "price", "refuses", "saves",
        "saves_at_most", "stationed", "unpaid", "used_up", "useless",
    ))  # fmt: skip
    alone_with_marker = True
    once = False
    """Whether it can be used once a turn only."""
    renewed = False
    """Whether all its pieces are there again when a turn begins."""
    times = 1
    """How often it can be used in a turn, where that is limited."""
    several = False
    """Whether several pieces of it can be used in one conquest."""
    with_die = True
    """Whether it can be used in a final attempt, too."""
    single = False
    """Whether the least garrison takes any region with it."""
    gives_up = 0
    """How many tokens leave the hand for it, beside those that conquer."""
    from_region = False
    """Whether it is used from a region, which has a reach of its own."""
    chooses_regions = False
    """Whether it `refuses` some regions; found out when the class is made."""
    far = False
    """Whether it reaches every region, wherever the race stands."""
    tries_anything = False
    """Whether it may be rolled for even where no die could bring enough."""
    after_die = False
    """Whether it is used in a final attempt only where the die leaves it needed."""
    as_if_empty = False
    """Whether a region is taken with it as if it were empty: who is there neither defends it nor loses a
    token, unless in decline.
    """
    rolls = False
    """Whether the die is rolled for it, and lowers the cost; what cannot be paid then ends the conquests.

    It is not used in a final attempt, which has a die of its own.
    """
    stands_in = False
    """Whether its pieces count as tokens, so that a region may be conquered with them alone."""
    escorted = False
    """Whether a race token goes along in any case, whatever stands in for one."""
    fights_along = False
    """Whether its pieces come along like tokens, and are not used up by a conquest that fails."""
    only_saves = False
    """Whether it does nothing but save tokens, so that a piece which saves none is wasted."""
    worth = 0
    """How many tokens a piece stands for that is gone with its use."""
    event = "conquered_with"
    """What a conquest with it is called."""
    word = ""
    """The end of the sentence that tells what it takes off a cost."""

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        cls.chooses_regions = cls.refuses is not Means.refuses
        CONQUESTS.add(cls.event)

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.rolls and self.with_die:
            raise Problem(type(self).__name__, "what has a die of its own is not used with a final attempt")

    def equip(self, kit: Kit, rules: Rules) -> None:
        kit.means[rules.means_index[self.marker]] = self

    @property
    def piece(self) -> str:
        """What is used: two means of one piece are not named together."""
        return self.marker

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=not self.rolls)

    # Questions

    def left(self, at: View, number: int) -> int:
        """How many pieces of it can be used now; one without pieces, if it can be paid for."""
        if self.once:
            return 0 if at.position.used >> number & 1 else 1
        return at.position.in_hand(number, at.race)

    def saves(self, at: View, number: int) -> int:
        """How many tokens one piece saves."""
        return 0

    def saves_at_most(self, at: View, number: int, reach: int) -> int:
        """How many tokens all pieces could save this turn, if the race came to hold all of `reach`."""
        return self.left(at, number) * self.saves(at, number)

    def price(self) -> int:
        """Coins for each use."""
        return 0

    def line(self, at: View, number: int, pieces: int, total: int) -> Line:
        """What so many pieces take off a cost that stands at `total`."""
        if self.single:
            return self._single_line(at, number, total)
        return self._line(at, number, pieces, pieces * self.saves(at, number))

    def _line(self, at: View, number: int, pieces: int, less: int, **more: object) -> Line:
        params = {"n": less, "pieces": pieces, "marker": self._name(at, number), **more}
        return Line(at.rules.means[number], -less, f"cost-{self.word}", params, reference=at.rule)

    def useless(self, at: View, number: int) -> Reason | None:
        """Why it is of no use now, whatever the region."""
        return None

    def refuses(self, at: View, region: int) -> Reason | None:
        """Why it cannot be used against this region."""
        return None

    def unpaid(self, at: View, region: int, coins: int) -> Reason | None:
        """Why it cannot be paid for with so many coins."""
        return None

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        """How so many pieces are called that are named with a conquest, perhaps from a region."""
        return "means-one", {"marker": self._name(at, number), "n": pieces}

    def _single_line(self, at: View, number: int, total: int) -> Line:
        """What a means takes off that needs a single token, and perhaps another one for itself."""
        least = at.kit.least
        return self._line(at, number, 1, max(0, total - least - self.gives_up), least=least)

    def _name(self, at: View, number: int) -> tuple[str, str]:
        return ("marker", self.marker) if number < len(at.rules.markers) else at.source

    def bases(self, at: View, region: int) -> list[int]:
        """From which regions of the race it reaches the region."""
        return []

    # Events

    def used_up(self, t: Turn, number: int) -> None:
        """A piece was named with a conquest or an attempt, whether or not that succeeds."""

    def cast(self, t: Turn, number: int, region: int, die: int) -> bool:
        """The die was rolled for it: whether the conquest is off, for a reason of its own."""
        return False

    def stationed(self, t: Turn, number: int, base: int) -> None:
        """It was used from a region."""

    def came_along(self, t: Turn, number: int, region: int) -> None:
        """The region was conquered with it."""


@dataclass(frozen=True)
class Renewed(Means):
    """Some pieces in every turn, each for one conquest."""

    times: int = 2
    escorted = True
    on_map = False
    renewed = True
    notes: ClassVar[Mapping[str, Note]] = {"uses_now": Note(THIS_TURN)}
    """How many were used this turn."""

    def outlook(self, rules: Rules) -> Outlook:
        return Outlook(known=False)

    def left(self, at: View, number: int) -> int:
        return self.times - at.note("uses_now")

    def used_up(self, t: Turn, number: int) -> None:
        t.remember("uses_now", t.note("uses_now") + 1)


@dataclass(frozen=True)
class SingleToken(Means):
    """Once a turn one token conquers any region in reach, and a marker that travels along is put there."""

    once = True
    with_die = False
    single = True
    event = "single_token_conquered"
    word = "single_token"

    def came_along(self, t: Turn, number: int, region: int) -> None:
        t.take_up(number)
        t.put(number, region)


@dataclass(frozen=True)
class Spent(Means):
    """Each piece counts as so many tokens in one conquest, and is gone then."""

    tokens: int = 2
    escorted = True
    several = True
    on_map = False
    only_saves = True
    word = "spent"

    @property
    def worth(self) -> int:  # type: ignore[override]
        return self.tokens

    def named(self, at: View, number: int, pieces: int, base: int) -> tuple[str, Params]:
        return "means-spent", {"marker": self._name(at, number), "n": pieces}

    def equip(self, kit: Kit, rules: Rules) -> None:
        super().equip(kit, rules)
        number = rules.marker_index[self.marker]
        kit.stock.setdefault(number, rules.markers[number].in_box)

    def saves(self, at: View, number: int) -> int:
        return self.tokens

    def used_up(self, t: Turn, number: int) -> None:
        t.position.stock[t.race, number] -= 1
