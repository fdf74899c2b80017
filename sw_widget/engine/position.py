"""A position: everything that can change in a game, in flat lists so that a clone costs microseconds.

Lists are indexed by player, race, region or marker as numbered by `Rules`. A race that nobody has
is at rest: its owner is -1 and all its tokens are in the tray.
"""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final

from sw_widget.engine.actions import OVER, PICKING
from sw_widget.engine.chance import shuffled
from sw_widget.engine.compiling import fields_of
from sw_widget.engine.definitions import PLAYER, Seat
from sw_widget.engine.hooks.effect import THIS_TURN, WHILE_IN_PLAY, hooks_of
from sw_widget.engine.hooks.view import View
from sw_widget.engine.kit import ALWAYS, Kit, Sourced
from sw_widget.engine.map.board import BIT, INDICES, bits
from sw_widget.engine.rules import START_COINS, TRIBE_DEFENCE, Rules

AT_REST: Final = 0
ACTIVE: Final = 1
DECLINED: Final = 2
NOBODY: Final = -1

NoteKey = tuple[str, int, str]
NoteValue = int | tuple[tuple[int, int], ...]


class Position:
    """The state of a game. Use `clone` before trying something; only `turn.apply` plays by the rules."""

    __slots__ = (
        "acting", "active", "attacked", "begun", "coins", "column", "declined", "defended", "discarded",
        "fled", "fled_markers", "given_up", "ground", "guards", "hand", "held", "holder", "immune", "kit",
        "markers", "new", "non_empty", "notes", "opened", "owner", "pending", "phase", "player", "power",
        "power_stack", "race_stack", "roll", "rules", "seed", "shuffles", "status", "stock", "tokens",
        "tray", "tribes", "turn", "turns", "used",
    )  # fmt: skip

    rules: Rules
    turn: int
    turns: int
    player: int
    """Whose turn it is. Others may have to decide first: see `pending`."""
    phase: int
    acting: int
    """The race that conquers now, or -1."""
    pending: list[tuple[int, ...]]
    """A stack of what comes before the turn goes on: (phase, player, race, ...); the last is asked first.
    (WITHDRAWAL, player, race whose tokens fled); (ROLLING, player, race that the die is rolled for);
    (SETUP, player, -1, 0); (SACRIFICE, player, race that is about to lose a token, what is asked).
    """
    notes: dict[NoteKey, NoteValue]
    """What effects remember: name, subject (a race, or a region where the note is one of a region), and who
    brings the effect. `Effect.notes` says how long each lasts.
    """

    # by player
    coins: list[int]
    active: list[int]
    declined: list[tuple[int, ...]]

    # by race
    owner: list[int]
    status: list[int]
    power: list[int]
    hand: list[int]
    tray: list[int]
    held: list[int]
    kit: list[Kit]
    """What is in force for each race. The last one, at -1, is that of nobody: it can do nothing."""
    fled: list[int]
    """Tokens that fled this turn and will be put down at its end."""
    new: int
    """A mask of races that are in their first turn."""
    guards: int
    """A mask of races that close regions to others by what they are."""
    stock: dict[tuple[int, int], int]
    """(race, marker): how many pieces of a kind that runs out the race still has, on the map and in hand."""

    # by region
    holder: list[int]
    tokens: list[int]
    ground: list[int]
    """What attacking the region costs apart from race tokens: base, mountain, lost tribe, markers."""
    defended: int
    """A mask of the regions in which anything stands that defends, beside a lost tribe: tokens, markers."""
    tribes: int
    immune: int
    markers: list[dict[int, int]]
    """For each kind of marker: how many stand in which region."""

    # the offer
    column: list[tuple[int, int, int]]
    race_stack: list[int]
    power_stack: list[int]
    discarded: list[int]
    seed: int
    shuffles: int

    # this turn
    begun: bool
    """Whether anything was conquered, tried or abandoned this turn."""
    opened: bool
    """Whether the acting race has begun to conquer, so that nothing can be abandoned any more."""
    non_empty: int
    """A mask of the regions that the acting race conquered this turn and that were not empty."""
    used: int
    """A mask of markers whose once-a-turn use is spent."""
    attacked: int
    """A mask of players whose active race the active race attacked."""
    roll: int
    """The die that waits to lower a conquest's cost, or -1."""
    given_up: int
    """Regions that the active race left at this redeployment; it may still take them back, and what they lend
    is in force until the turn ends.
    """
    fled_markers: dict[tuple[int, int], int]
    """(race, marker): how many fled with the tokens this turn."""

    @classmethod
    def empty(cls, rules: Rules, players: int, turns: int, seed: int) -> Position:
        """A board with its printed lost tribes, nobody on it and nothing on offer."""
        self = cls()
        board, races = rules.board, len(rules.races)
        self.rules = rules
        self.turn, self.turns = 1, turns
        self.player, self.phase, self.acting = 0, PICKING, NOBODY
        self.pending = []
        self.coins = [START_COINS] * players
        self.active = [NOBODY] * players
        self.declined = [()] * players
        self.owner = [NOBODY] * races
        self.status = [AT_REST] * races
        self.power = [NOBODY] * races
        self.hand = [0] * races
        self.tray = [race.in_box for race in rules.races]
        self.held = [0] * races
        self.kit = [rules.no_kit] * (races + 1)
        self.fled = [0] * races
        self.new = self.guards = 0
        self.stock, self.notes = {}, {}
        self.holder = [NOBODY] * len(board)
        self.tokens = [0] * len(board)
        self.ground = list(rules.first_ground)
        self.tribes = board.lost_tribes
        self.defended = self.immune = 0
        self.markers = [{} for _ in rules.markers]
        for marker, region, count in rules.printed_markers:
            self.set_markers(marker, region, count)
        self.column, self.race_stack, self.power_stack, self.discarded = [], [], [], []
        self.seed, self.shuffles = seed, 0
        self.fled_markers = {}
        self.start_counting()
        return self

    def start_counting(self) -> None:
        """Forget what happened this turn."""
        self.used = self.attacked = self.given_up = self.non_empty = 0
        self.begun = self.opened = False
        self.acting = self.roll = NOBODY
        if self.notes:
            self.forget(THIS_TURN)

    def start_acting(self, race: int) -> None:
        """From now on this race conquers."""
        self.acting = race
        self.opened = False
        self.non_empty = 0
        self.roll = NOBODY

    def clone(self) -> Position:
        """A copy that shares nothing that can change."""
        other = Position()
        other.rules = self.rules
        other.turn = self.turn
        other.turns = self.turns
        other.player = self.player
        other.phase = self.phase
        other.acting = self.acting
        other.pending = self.pending.copy()
        other.notes = self.notes.copy()
        other.coins = self.coins.copy()
        other.active = self.active.copy()
        other.declined = self.declined.copy()
        other.owner = self.owner.copy()
        other.status = self.status.copy()
        other.power = self.power.copy()
        other.hand = self.hand.copy()
        other.tray = self.tray.copy()
        other.held = self.held.copy()
        other.kit = self.kit.copy()
        other.fled = self.fled.copy()
        other.new = self.new
        other.guards = self.guards
        other.stock = self.stock.copy()
        other.holder = self.holder.copy()
        other.tokens = self.tokens.copy()
        other.ground = self.ground.copy()
        other.defended = self.defended
        other.tribes = self.tribes
        other.immune = self.immune
        other.markers = [pieces.copy() for pieces in self.markers]
        other.column = self.column.copy()
        other.race_stack = self.race_stack.copy()
        other.power_stack = self.power_stack.copy()
        other.discarded = self.discarded.copy()
        other.seed = self.seed
        other.shuffles = self.shuffles
        other.begun = self.begun
        other.opened = self.opened
        other.non_empty = self.non_empty
        other.used = self.used
        other.attacked = self.attacked
        other.roll = self.roll
        other.given_up = self.given_up
        other.fled_markers = self.fled_markers.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        # The kits follow from races, powers and status; the rules are the same if they say the same.
        if not self.rules.says_the_same_as(other.rules):
            return False
        names = (name for name in FIELDS if name not in ("rules", "kit"))
        return all(getattr(self, name) == getattr(other, name) for name in names)

    __hash__ = None  # type: ignore[assignment]

    def key(self) -> Hashable:
        """All that lies on the table, face down as well, to look a position up by, as in a table of
        transpositions. Neither the seed is in it nor the order in which it was played.
        """
        rules = self.rules
        values = (_hashable(getattr(self, name)) for name in _IN_KEY)
        return (rules.board, rules.packs, rules.variants, *values, tuple(sorted(self.discarded)))

    # Who

    @property
    def decider(self) -> int:
        """The player who must decide now."""
        return self.pending[-1][1] if self.pending else self.player

    @property
    def stage(self) -> int:
        """The phase of the decision that is asked now; `phase` is where the turn itself stands."""
        return self.pending[-1][0] if self.pending else self.phase

    @property
    def over(self) -> bool:
        return self.phase == OVER

    def seats(self) -> tuple[Seat, ...]:
        """How the players take part: as so many do, or, where somebody has a role, by that and each alone."""
        roles = self.rules.roles
        if roles and any(race in roles for race in self.active):
            return tuple(roles.get(race, PLAYER) for race in self.active)
        return self.rules.seats(len(self.coins))

    def passes_for_declined(self, race: int) -> bool:
        """Whether the race is in decline for all but its own player."""
        if self.status[race] == DECLINED:
            return True
        return bool(self.rules.roles) and self.kit[race].seen_in_decline

    def races_of(self, player: int) -> tuple[int, ...]:
        """The player's races: the active one first, then those in decline."""
        active, declined = self.active[player], self.declined[player]
        if active == NOBODY:
            return declined
        return (active, *declined) if declined else (active,)

    def movable_races(self, player: int) -> tuple[int, ...]:
        """The races that the player may move: a declined one that still conquers, then the active one. In a
        turn of decline, the one that is redeployed a last time, and no other.
        """
        active = self.active[player]
        others: tuple[int, ...] = ()
        for race in self.declined[player]:
            if self.kit[race].conquers_in_decline:
                others += (race,)
        if self.rules.redeploys_in_decline:
            last = self.declining(player)
            if last:
                others = tuple(race for race, moves in last if moves)
        if active == NOBODY:
            return others
        return (*others, active) if others else (active,)

    def moves_alone(self, player: int) -> bool:
        """Whether the active race is the only one that the player may move."""
        for race in self.declined[player]:
            if self.kit[race].conquers_in_decline:
                return False
        return self.active[player] != NOBODY

    def declining(self, player: int) -> list[tuple[int, bool]]:
        """A race of the player that has just declined and comes to its last redeployment, and whether its
        tokens may be moved.
        """
        return [
            (race, self.notes["redeploys", race, ""] == 1)
            for race in self.declined[player]
            if ("redeploys", race, "") in self.notes
        ]

    def partner(self, player: int) -> int:
        """The other player of the same team; -1 where everybody is alone."""
        if not self.rules.teams:
            return NOBODY
        seats = self.seats()
        if seats[player].team is None:
            return NOBODY
        mates = (i for i, seat in enumerate(seats) if i != player and seat.team == seats[player].team)
        return next(mates, NOBODY)

    def between_turns(self, player: int) -> int:
        """What `Kit.between_turns` says of all races of the player together; 0 for most players."""
        kits = self.kit
        found = kits[self.active[player]].between_turns
        for race in self.declined[player]:
            found |= kits[race].between_turns
        return found

    def first_to_conquer(self, player: int) -> int:
        """The race that acts first: a declined one that still conquers and is on the map, or the active."""
        for race in self.declined[player]:
            if self.kit[race].conquers_in_decline and self.held[race]:
                return race
        return self.active[player]

    def take_from_hand(self, race: int, tokens: int) -> None:
        """Tokens leave the hand of the race; those that fled go last. Hands shrink nowhere else."""
        left = self.hand[race] - tokens
        if left < 0:
            raise ValueError(f"{tokens} tokens taken from a hand of {left + tokens}")
        self.hand[race] = left
        if self.fled[race] > left:
            self.fled[race] = left

    def empty_hand(self, race: int) -> int:
        """Everything leaves the hand of the race, also what fled this turn; says how many tokens that is."""
        tokens = self.hand[race]
        self.hand[race] = self.fled[race] = 0
        for key in [key for key in self.fled_markers if key[0] == race]:
            del self.fled_markers[key]
        return tokens

    # Where

    def adjacent(self, race: int, mask: int) -> int:
        """What lies next to these regions for conquests of the race: by borders, and by what links regions
        for it. Whatever is no conquest asks `beside`.
        """
        reached = self.rules.next_to[mask]
        for link in self.kit[race].links:
            reached |= linked(mask, link)
        return reached

    def waiting_in(self, race: int) -> int:
        """Where tokens of the race wait in regions that they do not hold, as a mask."""
        refuge, holder = self.kit[race].refuge, self.holder
        return sum(1 << region for region in bits(refuge) if holder[region] == race) if refuge else 0

    def readied_hand(self, race: int) -> int:
        """The tokens that the race has in hand once its troops are readied."""
        tokens, least, hand = self.tokens, self.kit[race].least, self.hand[race]
        for region in INDICES[self.held[race]]:
            there = tokens[region]
            if there > least:
                hand += there - least
        if self.rules.roles:
            hand += sum(tokens[region] for region in bits(self.waiting_in(race)))
        return hand

    def beside(self, race: int, mask: int, holds: int = ALWAYS) -> int:
        """What lies next to these regions for the race where nothing is conquered: by borders, and by what
        links regions for everything, or for `holds`. A rule that looks at borders alone asks the board.
        """
        reached = self.rules.next_to[mask]
        for far, link in self.kit[race].links_beyond:
            if far >= holds:
                reached |= linked(mask, link)
        return reached

    def marked(self, marker: int, race: int) -> list[int]:
        """The regions of the race in which a kind of marker stands."""
        holder = self.holder
        return [region for region in self.markers[marker] if holder[region] == race]

    def owned(self, marker: int, race: int) -> int:
        """How many pieces of a kind the race has: what is left of one that runs out, else all in the box."""
        in_box = self.rules.markers[marker].in_box
        return self.stock.get((race, marker), in_box) if self.stock else in_box

    def in_hand(self, marker: int, race: int) -> int:
        """How many pieces of a kind the race has beside the map, apart from those that fled this turn, and
        from those that stay in a region which it has given up, or are lost with it.
        """
        return (
            self.owned(marker, race)
            - sum(self.markers[marker][region] for region in self.lying(marker, race))
            - self.fled_markers.get((race, marker), 0)
            - (self._given_up_with(marker, race) if self.given_up else 0)
        )

    def _given_up_with(self, marker: int, race: int) -> int:
        kind = self.rules.markers[marker]
        if not (kind.lost_with_region or kind.stays) or race != self.active[self.player]:
            return 0
        return sum(n for region, n in self.markers[marker].items() if self.given_up >> region & 1)

    def lying(self, marker: int, race: int) -> list[int]:
        """The regions in which pieces of a kind that the race has put down lie: its own, and those where it
        left one behind.
        """
        if not self.rules.markers[marker].outlasts:
            return self.marked(marker, race)
        holder = self.holder
        return [region for region in self.markers[marker] if race in (holder[region], self.left_by(region))]

    def left_by(self, region: int) -> int:
        """The race that has left a piece behind in a region without a race; -1 if none has."""
        if self.holder[region] == NOBODY:
            for marker in self.rules.outlasting:
                player = self.laid_by(marker, region)
                if player != NOBODY:
                    return self.active[player]
        return NOBODY

    def count_markers(self, marker: int, race: int) -> int:
        """How many markers of a kind stand in regions of the race."""
        pieces = self.markers[marker]
        return sum(pieces[region] for region in self.marked(marker, race))

    def laid_by(self, marker: int, region: int) -> int:
        """The player who has put a marker into a region, where that matters; otherwise -1."""
        value = self.notes.get(("laid_by", region, self.rules.markers[marker].id), 0)
        assert isinstance(value, int)
        return value - 1

    def laid(self, marker: int, player: int) -> int:
        """Where the player has put markers of a kind that passes, as a mask."""
        return sum(1 << region for region in self.markers[marker] if self.laid_by(marker, region) == player)

    def under(self, region: int) -> tuple[int, int] | None:
        """The race in decline whose tokens lie under those of the holder, and how many; None if none do."""
        value = self.notes.get(("under", region, ""))
        return value[0] if isinstance(value, tuple) else None

    @property
    def neutral(self) -> int:
        """Regions in which somebody stands who belongs to nobody, as a mask: lost tribes, and markers."""
        found = self.tribes
        for marker in self.rules.neutral:
            for region in self.markers[marker]:
                found |= BIT[region]
        return found

    @property
    def layered(self) -> int:
        """Regions in which tokens in decline lie under those of the holder, as a mask."""
        if not self.rules.answering.buries:
            return 0
        return sum(1 << region for name, region, _ in self.notes if name == "under")

    # What changes; these keep the masks and the ground in step

    def set_under(self, region: int, layer: tuple[int, int] | None) -> None:
        """Put tokens of a race in decline under those of the holder, or take them away; they defend too."""
        before = self.under(region)
        self.ground[region] += (layer[1] if layer else 0) - (before[1] if before else 0)
        if layer is not None:
            self.notes["under", region, ""] = (layer,)
        elif before is not None:
            del self.notes["under", region, ""]
        self._renew_defence(region)

    def sign(self, marker: int, region: int, player: int) -> None:
        """Note who has put a marker into a region; that is forgotten when it leaves."""
        self.notes["laid_by", region, self.rules.markers[marker].id] = player + 1

    def set_tribe(self, region: int, there: bool) -> None:
        bit = 1 << region
        if there != bool(self.tribes & bit):
            self.tribes ^= bit
            self.ground[region] += TRIBE_DEFENCE if there else -TRIBE_DEFENCE

    def set_markers(self, marker: int, region: int, count: int) -> None:
        pieces = self.markers[marker]
        kind = self.rules.markers[marker]
        before = pieces.get(region, 0)
        defence = kind.defence if kind.as_high_as is None else self.height(marker, self.holder[region])
        if defence:
            self.ground[region] += (count - before) * defence
            self._renew_defence(region)
        if count:
            pieces[region] = count
        elif before:
            del pieces[region]
            if kind.stays or kind.outlasts:
                self.notes.pop(("laid_by", region, kind.id), None)
        if kind.protects:
            self._renew_immunity(region)
        if kind.lends and self.lent_to(region) != NOBODY:
            self.fit(self.lent_to(region))

    def _renew_defence(self, region: int) -> None:
        bit, alone = BIT[region], self.rules.bare_ground[region]
        if self.tribes & bit:
            alone += TRIBE_DEFENCE
        if self.tokens[region] or self.ground[region] != alone:
            self.defended |= bit
        else:
            self.defended &= ~bit

    def _renew_immunity(self, region: int) -> None:
        for marker in self.rules.protecting:
            if region in self.markers[marker]:
                self.immune |= BIT[region]
                return
        self.immune &= ~BIT[region]

    def height(self, marker: int, race: int) -> int:
        """How high a stack of the race stands now."""
        kind = self.rules.markers[marker]
        if race == NOBODY or kind.as_high_as is None:
            return 0
        return min(kind.highest, (self.held[race] & kind.as_high_as.on_board(self.rules.board)).bit_count())

    def _raise_stacks(self, race: int, sign: int) -> None:
        """Add the defence of the race's stacks to the ground, or take it away before the map changes."""
        for marker in self.rules.growing:
            pieces = self.markers[marker]
            if pieces:
                height = self.height(marker, race)
                for region in self.marked(marker, race):
                    self.ground[region] += sign * height * pieces[region]
                    self._renew_defence(region)

    # What is in force

    def fit(self, race: int) -> Kit:
        """Put the effects in force that the race has now, and that alone decides: its banner, its badge,
        whether it is in decline, what it borrows, and what lies in its regions.
        """
        rules, power, declined = self.rules, self.power[race], self.status[race] == DECLINED
        kit = rules.kit(race, power, declined)
        if rules.may_lend:
            lent = self._lent(race, kit, declined)
            if lent:
                kit = rules.kit(race, power, declined, lent)
        self.kit[race] = kit
        if kit.guards:
            self.guards |= 1 << race
        elif self.guards:
            self.guards &= ~(1 << race)
        return kit

    def lent_to(self, region: int) -> int:
        """The race that has what markers in a region lend; -1 if none has. As long as a region that was given
        up may be taken back, it is the race that gave it up.
        """
        if self.given_up >> region & 1:
            return self.active[self.player]
        return self.holder[region]

    def _lent(self, race: int, kit: Kit, declined: bool) -> tuple[Sourced, ...]:
        """What the race borrows, and what lies in its regions; what is lent may lend something in turn."""
        found: list[Sourced] = []
        for source, lends in kit.answering.lends:
            found += lends(View(self, race, source))
        for marker in self.rules.lending:
            if race in map(self.lent_to, self.markers[marker]):
                kind = self.rules.markers[marker]
                found += [
                    Sourced(("marker", kind.id), effect, kind.id)
                    for effect in kind.lends
                    if effect.works(declined)
                ]
        for item in found:  # which grows meanwhile
            if "lends" in hooks_of(type(item.effect)):
                more = item.effect.lends(View(self, race, item.source))
                by = "" if item.effect.refits else item.by
                more = tuple(Sourced(other.source, other.effect, by) for other in more)
                found += [other for other in more if other not in found]
        return tuple(found)

    def noted(self, key: str, race: int) -> int:
        """A number that an effect of the race remembers, by what scenarios call it; 0 if there is none."""
        note = self.kit[race].note_of(key)
        value = 0 if note is None else self.notes.get((note[0], race, note[1]), 0)
        return value if isinstance(value, int) else 0

    def counted(self, key: str, race: int, power: int = NOBODY) -> dict[int, int]:
        """What an effect of the race (or of a combo on offer, by its power) has counted by race, likewise."""
        if not self.notes:
            return {}
        kit = self.kit[race] if power == NOBODY else self.rules.kit(race, power, False)
        note = kit.note_of(key)
        value = () if note is None else self.notes.get((note[0], race, note[1]), ())
        return dict(value) if isinstance(value, tuple) else {}

    def hide_anew(self, rng: Random) -> None:
        """Deal out anew what lies face down: the same things, but nobody knows which is where.

        Where each was before cannot be worked out from the result, even by somebody who has the dice.
        """
        for name, note in self.rules.notes.items():
            if note.hidden:
                keys = sorted(key for key in self.notes if key[0] == name)
                values = shuffled(sorted((self.notes[key] for key in keys), key=repr), rng)
                self.notes.update(zip(keys, values, strict=True))

    def rest(self, race: int) -> None:
        """Nobody has the race any more."""
        self.status[race] = AT_REST
        self.owner[race] = NOBODY
        self.kit[race] = self.rules.no_kit
        self.new &= ~(1 << race)
        self.guards &= ~(1 << race)
        if self.acting == race:
            self.acting = NOBODY
        if self.notes:
            self.forget(WHILE_IN_PLAY, race)

    def forget(self, scope: int, race: int | None = None) -> None:
        """Drop all notes of a scope and of those that do not last as long, of one race or of everybody."""
        kinds = self.rules.notes
        gone = [
            key
            for key in self.notes
            if kinds[key[0]].scope <= scope
            and (race is None or (key[1] == race and not kinds[key[0]].of_player))
        ]
        for key in gone:
            del self.notes[key]

    def settle(self, race: int, region: int, tokens: int) -> None:
        """Put a race into a region that nobody holds."""
        bit, rules = BIT[region], self.rules
        if rules.growing:
            self._raise_stacks(race, -1)
        self.holder[region] = race
        self.tokens[region] = tokens
        if not rules.roles or not self.kit[race].refuge & bit:
            self.held[race] |= bit
        if tokens:
            self.defended |= bit
        if rules.growing:
            self._raise_stacks(race, 1)
        if rules.lending:
            self.fit(race)

    def add_declined(self, player: int, race: int) -> None:
        self.status[race] = DECLINED
        before = self.declined[player]
        self.declined[player] = tuple(sorted((*before, race))) if before else (race,)

    def vacate(self, region: int) -> int:
        """Take all race tokens out of a region; says how many there were. Markers are another matter."""
        race, tokens, rules = self.holder[region], self.tokens[region], self.rules
        others = ~BIT[region]
        if rules.growing:
            self._raise_stacks(race, -1)
        self.holder[region] = NOBODY
        self.tokens[region] = 0
        self.held[race] &= others
        if self.ground[region] == rules.bare_ground[region]:  # where a race stood, no lost tribe is left
            self.defended &= others
        if rules.growing:
            self._raise_stacks(race, 1)
        if rules.lending:
            self.fit(race)
        return tokens


def linked(mask: int, link: int) -> int:
    """What these regions have as neighbours because of a link: no region is a neighbour of itself."""
    joined = mask & link
    if not joined:
        return 0
    return link if joined & (joined - 1) else link & ~joined


FIELDS: Final = fields_of(Position)
"""The names of all that a position has."""
_IN_KEY: Final = tuple(
    name for name in FIELDS if name not in ("discarded", "kit", "rules", "seed", "shuffles")
)
"""What a key tells beside the rules and the discarded badges, whose order says nothing: the kits follow from
the rest, and how chance goes on from the seed.
"""


def _hashable(value: object) -> Hashable:
    if isinstance(value, dict):
        return frozenset(value.items())
    if isinstance(value, list):
        return tuple([_hashable(item) for item in value])
    assert isinstance(value, int | tuple)
    return value
