"""What a pack is made of: races, powers, markers, variants. Definitions are checked when they are made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from sw_widget.engine.checks import Problem, as_id, as_int
from sw_widget.engine.conditions import Condition
from sw_widget.engine.hooks.effect import Effect
from sw_widget.engine.map.board import Board

MOST_BANNER_TOKENS = 20
MOST_BADGE_TOKENS = 5


COPIES = ":"
"""What stands, in the name of a means, between the piece that copies another one and that one."""


@dataclass(frozen=True)
class Race:
    """A race: the tokens on its banner, those in the box, and what it can do."""

    id: str
    tokens: int
    in_box: int
    effects: tuple[Effect, ...] = ()
    stands_in: str | None = None
    """For a race of one's own: the printed race that lends its tokens and leaves the game."""
    effects_below: tuple[Effect, ...] | None = None
    """What it can do instead on boards that show the world below ground, where that differs."""

    def __post_init__(self) -> None:
        as_id(self.id, "race.id")
        as_int(self.tokens, f"race {self.id}: tokens", 0, MOST_BANNER_TOKENS)
        as_int(self.in_box, f"race {self.id}: in_box", self.tokens, 100)
        _check_effects(self.effects, f"race {self.id}: effects")
        if self.effects_below is not None:
            _check_effects(self.effects_below, f"race {self.id}: effects_below")

    def on(self, board: Board) -> Race:
        """The race as it is on a board."""
        if self.effects_below is None or not board.below:
            return self
        return replace(self, effects=self.effects_below)


@dataclass(frozen=True)
class Power:
    """A special power: the tokens on its badge and what it can do."""

    id: str
    tokens: int
    effects: tuple[Effect, ...] = ()
    needs: Condition | None = None
    """Regions without which the power is not in the game."""

    def __post_init__(self) -> None:
        as_id(self.id, "power.id")
        as_int(self.tokens, f"power {self.id}: tokens", 0, MOST_BADGE_TOKENS)
        _check_effects(self.effects, f"power {self.id}: effects")
        if self.needs is not None and not self.needs.fixed:
            raise Problem(f"power {self.id}: needs", "must depend on the board alone")
        if not any(effect.keeps_badge for effect in self.effects):
            for effect in self.effects:
                if effect.in_decline or effect.needs_badge_in_decline:
                    kind = type(effect).__name__
                    raise Problem(f"power {self.id}: {kind}", "outlives decline, so add KeepsBadge()")


@dataclass(frozen=True)
class Marker:
    """A piece that stands on the map beside race tokens."""

    id: str
    in_box: int
    per_region: int = 1
    defence: int = 0
    protects: bool = False
    """The region is immune to enemies while the marker stands there."""
    shields: bool = False
    """A lone token beside it cannot be replaced."""
    flees: bool = False
    """On conquest it withdraws with the defenders instead of going back to the supply."""
    stays_in_decline: bool = False
    stays: bool = False
    """It belongs to its region: it stays there whoever comes and goes."""
    outlasts: bool = False
    """Where its active race leaves a region that nobody conquers, it stays there until somebody does."""
    neutral: bool = False
    """It belongs to nobody: whoever takes its region drives it out, like a lost tribe."""
    lost_with_region: bool = False
    """A race that loses or leaves its region has one piece less; otherwise it has it back in hand."""
    counts_as_token: bool = False
    """It is a token of its race, of a kind of its own: it counts wherever tokens count."""
    pays: bool = True
    """Whether its region brings coins at scoring."""
    takes: int = 0
    """A region brings so many coins less to anybody but the race that puts such markers down."""
    passes: bool = False
    """It is taken off the map when the next turn of the player who put it down begins."""
    binds_all: bool = False
    """Where it protects and passes: whether that binds even the player who put it down."""
    lends: tuple[Effect, ...] = ()
    """Effects that whoever holds its region has."""
    effects: tuple[Effect, ...] = ()
    """What it does in its region, whoever holds that."""
    as_high_as: Condition | None = None
    """A stack: it defends as many tokens as its race holds regions of this kind, at most `highest`."""
    highest: int = 0

    def __post_init__(self) -> None:
        as_id(self.id, "marker.id")
        as_int(self.in_box, f"marker {self.id}: in_box", 1, 100)
        as_int(self.per_region, f"marker {self.id}: per_region", 1, self.in_box)
        as_int(self.defence, f"marker {self.id}: defence", 0, 10)
        as_int(self.takes, f"marker {self.id}: takes", 0, 20)
        _check_effects(self.lends, f"marker {self.id}: lends")
        _check_effects(self.effects, f"marker {self.id}: effects")
        if self.as_high_as is not None and not self.as_high_as.fixed:
            raise Problem(f"marker {self.id}: as_high_as", "must depend on the board alone")
        as_int(self.highest, f"marker {self.id}: highest", 0 if self.as_high_as is None else 1, 100)
        if self.flees and self.per_region < self.in_box:
            raise Problem(f"marker {self.id}: flees", "what flees must fit into one region")


@dataclass(frozen=True)
class Find(Marker):
    """A piece of which there is one, drawn from a face-down pile where something that lives in a region is
    driven out. It stays on the map, and lends what it does to whoever holds its region.
    """

    in_box: int = 1
    stays: bool = True


@dataclass(frozen=True)
class Relic(Find):
    """A find that goes where its power is used."""


@dataclass(frozen=True)
class Place(Find):
    """A find that stays where it was found."""


@dataclass(frozen=True)
class Variant:
    """An optional rule: definitions that replace the printed ones, or a switch that the engine knows."""

    id: str
    races: tuple[Race, ...] = ()
    powers: tuple[Power, ...] = ()
    switch: str | None = None


@dataclass(frozen=True)
class Seat:
    """How a player takes part in the game."""

    picks: bool = True
    """Whether the player picks a combo where there is no active race; otherwise the turn goes on without
    one.
    """
    team: int | None = None
    """Players of one team win together: what counts is the coins of the poorer one, then those of the
    richer.
    """
    race: Race | None = None
    """The race that the player has all through the game, where that is one that nobody can pick."""
    declines: bool = True
    """Whether the player may put the active race into decline."""
    ranked: bool = True
    """Whether the player's coins count among those of others when the last turn is over."""
    uses_board: bool = True
    """Whether the player counts where the number of players says which board is used."""


PLAYER = Seat()


@dataclass(frozen=True)
class Pack:
    """A box of content. Boards are given as the data of their files, by id."""

    id: str
    races: tuple[Race, ...] = ()
    powers: tuple[Power, ...] = ()
    markers: tuple[Marker, ...] = ()
    relics: tuple[Relic, ...] = ()
    places: tuple[Place, ...] = ()
    """Relics and places of all packs in play are shuffled into one pile."""
    variants: tuple[Variant, ...] = ()
    boards: Mapping[str, object] = field(default_factory=dict)
    board_for: Mapping[int, str] = field(default_factory=dict)
    """Which board a number of players uses."""
    board_otherwise: Mapping[int, str] = field(default_factory=dict)
    """Which one they use where no pack in play has one for them in `board_for`."""
    seats: Mapping[int, tuple[Seat, ...]] = field(default_factory=dict)
    """How a number of players takes part, where that is not for everybody alone."""
    turns: Mapping[int, int] = field(default_factory=dict)
    """How many turns a number of players has, whatever the board says."""
    roles: Mapping[str, Seat] = field(default_factory=dict)
    """Ways to take part for a single player, by name: each has a race of its own."""
    common: tuple[Effect, ...] = ()
    """Effects that every race has in a game with the pack."""

    def __post_init__(self) -> None:
        _check_effects(self.common, f"pack {self.id}: common")

    def __hash__(self) -> int:
        return hash(self.id)

    @property
    def role_races(self) -> tuple[Race, ...]:
        """Races that come with a role, and are never on offer."""
        return tuple(seat.race for seat in self.roles.values() if seat.race is not None)

    @property
    def pieces(self) -> tuple[Marker, ...]:
        """All markers, relics and places among them."""
        return (*self.markers, *self.relics, *self.places)


def _check_effects(effects: object, path: str) -> None:
    if not isinstance(effects, tuple):
        raise Problem(path, "must be several effects, in a list")
    for effect in effects:
        if not isinstance(effect, Effect):
            raise Problem(path, f"{effect!r} is no effect")
    pieces = [getattr(effect, "marker", "") for effect in effects if effect.alone_with_marker]
    for marker in pieces:
        if pieces.count(marker) > 1:
            raise Problem(path, f"{marker!r} is used in two ways")
