"""The rules of one game: a board, the packs in play and the variants switched on, as tables."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

from sw_widget.engine.checks import Problem, as_int
from sw_widget.engine.conquest.pile import Pile
from sw_widget.engine.definitions import PLAYER, Find, Marker, Pack, Power, Race, Seat
from sw_widget.engine.hooks.answering import Answer, Answering
from sw_widget.engine.hooks.effect import OF_GAME, OF_REGION, THIS_TURN, WHILE_IN_PLAY, Effect, Note, hooks_of
from sw_widget.engine.kit import Kit, Sourced
from sw_widget.engine.map.board import Board

BASE_COST: Final = 2
RIVER_COST: Final = 1
MOUNTAIN: Final = "mountain"
MOUNTAIN_DEFENCE: Final = 1
TRIBE_DEFENCE: Final = 1
MOST_ON_OFFER: Final = 6
START_COINS: Final = 5
MOST_PLAYERS: Final = 6


COMMON_NOTES = {
    "ambushed": Note(THIS_TURN, regions=True, of_player=True),
    "due": Note(THIS_TURN, of_player=True),
    "free_pick": Note(OF_GAME, of_player=True, key="free_pick"),
    "laid_by": Note(OF_REGION),
    "redeploys": Note(THIS_TURN),
    "returns": Note(WHILE_IN_PLAY),
    "under": Note(OF_REGION, tokens=True, key="under"),
    "was": Note(WHILE_IN_PLAY, key="was"),
}
"""What the turn itself remembers: where conquests of a player failed by an ambush, coins that are due at
scoring for what has left the map, whose next pick costs nothing, who put passing markers down (counted from
1), which race has just declined and is redeployed a last time (2: in vain), which race in decline will be
active again, whose tokens lie under those of another race, and with which badge (counted from 1) a race
declined.
"""


_BETWEEN_TURNS: Final = frozenset(
    ("buries", "leaves_map", "opponent_turn_ended", "redeploys_in_decline", "spares_declined", "turn_over",
     "ungarrisoned", "wins_now")
)  # fmt: skip
"""What matters when a turn begins or ends, whichever races its player has."""


class Rules:
    """Constant for a game and shared by all its positions. Races, powers and markers are numbered here."""

    # Asked in every action: attributes in slots are found faster than among so many in a dictionary.
    __slots__ = (
        "_against", "_ending", "_kits", "answering", "asking", "asks_first", "asks_for_start",
        "bare_ground", "base_cost", "board", "can_void", "changed_by", "common",
        "counted", "dealt", "dear", "eventful", "exempting", "finds", "first_ground", "frees_pick", "growing",
        "heard", "leaves_some", "lending", "marker_index", "markers", "may_lend", "means", "means_index",
        "minds_offer", "neutral", "next_to", "no_kit", "no_tokens", "notes", "offers_after_scoring",
        "offers_in_decline", "out_of_game", "outlasting", "packs", "passing", "power_index", "powers",
        "printed_markers", "protecting", "race_index", "races", "redeploys_in_decline", "role_names", "roles",
        "shielding", "sometimes_lent", "spendable", "swaps_badge", "switches", "taxing", "teams", "trapping",
        "variants",
    )  # fmt: skip

    def __init__(self, board: Board, packs: Sequence[Pack], variants: Sequence[str] = ()) -> None:
        self.board = board
        self.next_to = board.next_to
        self.packs = tuple(packs)
        self.role_names = {name: seat for pack in packs for name, seat in pack.roles.items()}
        """Seats that only one player has, by name."""
        races = _by_id([race for pack in packs for race in (*pack.races, *pack.role_races)])
        powers = _by_id([power for pack in packs for power in pack.powers])
        self._apply_variants(variants, races, powers)
        for race in list(races.values()):
            if race.stands_in is not None and races.pop(race.stands_in, None) is None:
                raise Problem("packs", f"{race.id!r} borrows tokens of {race.stands_in!r}, who are not here")
        self.races: tuple[Race, ...] = tuple(race.on(board) for race in races.values())
        self.powers: tuple[Power, ...] = tuple(powers.values())
        self.markers: tuple[Marker, ...] = tuple(_by_id([m for pack in packs for m in pack.pieces]).values())
        self.no_tokens = [0] * len(self.races)
        """As many tokens of each race as fled in a turn in which none did."""
        self.race_index = {race.id: i for i, race in enumerate(self.races)}
        self.power_index = {power.id: i for i, power in enumerate(self.powers)}
        self.marker_index = {marker.id: i for i, marker in enumerate(self.markers)}
        self.finds = tuple(i for i, marker in enumerate(self.markers) if isinstance(marker, Find))
        """Relics and places, which are found where something that lives in a region is driven out."""
        self.roles = {self.race_index[seat.race.id]: seat for seat in self.role_names.values() if seat.race}
        """The same by the race that comes with them, which is never on offer."""
        self._check_markers()
        self.means = (*self.marker_index, *self._other_means())
        """All special means by name. One that has a marker has its number, too; the others come after."""
        self.means_index = {name: i for i, name in enumerate(self.means)}
        effects = self._effects()
        once = [getattr(effect, "marker", "") for effect in effects if getattr(effect, "once", False)]
        self.spendable = max([len(self.markers), *(self.means_index[name] + 1 for name in once)])
        """Markers and means with lower numbers than this can be spent for a turn."""
        found: dict[str, list[Answer]] = {}
        for effect in effects:
            for name in hooks_of(type(effect)):
                found.setdefault(name, []).append((("", ""), getattr(effect, name)))
        self.heard = frozenset(found)
        """Questions and events that anybody in these packs answers: most games need not ask all of them."""
        self.answering = Answering(found)
        """The same with the answers of all who might be asked: whether there are any is seen at a glance."""
        self.redeploys_in_decline = "redeploys_in_decline" in self.heard
        """Whether a race in these packs is redeployed a last time when it declines."""
        self.teams = any(
            seat.team is not None for pack in packs for seats in pack.seats.values() for seat in seats
        )
        """Whether some number of players is divided into teams."""
        self.leaves_some = bool(board.rivers) or "leaves" in self.heard
        """Whether there are regions that a race must leave again when its conquests end."""
        self.can_void = "voids" in self.heard
        """Whether a defender in these packs makes effects of attackers void."""
        self.offers_in_decline = any(
            effect.in_decline and "offers" in hooks_of(type(effect)) for effect in effects
        )
        """Whether a race in these packs has a choice of its own even in decline."""
        self.asks_first = any(effect.asks_first for effect in effects)
        """Whether something may have to be done before anything else."""
        self.asking = self._asking()
        """What effects ask a player beside the phases of a turn, by phase, with whoever brings the effect."""
        self.offers_after_scoring = any(effect.offers_after_scoring for effect in effects)
        """Whether a race in these packs may have a choice once its player has scored."""
        self.asks_for_start = any(effect.uses is not None for effect in effects)
        """Whether somebody in these packs has a choice before anything is conquered or abandoned."""
        self.notes: dict[str, Note] = dict(COMMON_NOTES)
        """What effects remember, by name."""
        if "wins_now" in self.heard:
            self.notes["won"] = Note(OF_GAME, of_player=True)  # who has won before the last turn was over
        for effect in effects:
            for name, note in effect.notes.items():
                if self.notes.setdefault(name, note) != note:
                    raise Problem("packs", f"{name!r} is remembered in two ways; call one of them otherwise")
        self.dealt = {
            note.key: effect
            for effect in effects
            for note in effect.notes.values()
            if note.hidden and note.key
        }
        """Effects with a pile that lies face down, by what scenarios call it."""
        self.growing = tuple(i for i, marker in enumerate(self.markers) if marker.as_high_as is not None)
        """Markers whose defence depends on what their race holds."""
        self.trapping = tuple(i for i, marker in enumerate(self.markers) if marker.effects)
        """Markers that do something in their region, whoever holds it."""
        self.passing = tuple(i for i, marker in enumerate(self.markers) if marker.passes)
        """Markers that are taken off when the next turn of their player begins."""
        self.exempting = tuple(i for i in self.passing if not self.markers[i].binds_all)
        """Those of them that do not bind their own player."""
        self.lending = tuple(i for i, marker in enumerate(self.markers) if marker.lends)
        """Markers that lend effects to whoever holds their region."""
        self.may_lend = bool(self.lending) or "lends" in self.heard
        """Whether a race may have effects that are neither its banner's nor its badge's."""
        self.neutral = tuple(i for i, marker in enumerate(self.markers) if marker.neutral)
        """Markers that belong to nobody, and are driven out like lost tribes."""
        self.outlasting = tuple(i for i, marker in enumerate(self.markers) if marker.outlasts)
        """Markers that stay where their race has left, until somebody conquers the region."""
        self.printed_markers = self._printed_markers()
        """Markers that stand on the board when a game begins: which, where, how many."""
        self.counted = tuple(i for i, marker in enumerate(self.markers) if marker.counts_as_token)
        """Markers that are tokens of their race."""
        self.protecting = tuple(i for i, marker in enumerate(self.markers) if marker.protects)
        """Markers that nobody can attack."""
        self.shielding = tuple(i for i, marker in enumerate(self.markers) if marker.shields)
        """Markers beside which a lone token cannot be replaced."""
        self.taxing = tuple(i for i, marker in enumerate(self.markers) if marker.takes or not marker.pays)
        """Markers for which a region brings fewer coins."""
        all_pick = all(seat.picks for pack in packs for seats in pack.seats.values() for seat in seats)
        self.eventful = bool(
            self.passing or self.taxing or self.offers_after_scoring or self.roles or not all_pick
            or not _BETWEEN_TURNS.isdisjoint(self.heard)
        )  # fmt: skip
        """Whether more may happen between turns, in these packs, than what the races of a player hear of."""
        self.base_cost = [RIVER_COST if board.rivers >> i & 1 else BASE_COST for i in range(len(board))]
        """What a region costs before anything that stands there is counted, or that it is a mountain."""
        mountains = board.terrain[MOUNTAIN]
        self.bare_ground = [
            cost + MOUNTAIN_DEFENCE * (mountains >> i & 1) for i, cost in enumerate(self.base_cost)
        ]
        """What a region costs where nothing stands."""
        self.first_ground = [
            cost + TRIBE_DEFENCE * (board.lost_tribes >> i & 1) for i, cost in enumerate(self.bare_ground)
        ]
        """The same at the beginning, when there are lost tribes."""
        self.common = tuple(Sourced(("pack", pack.id), effect) for pack in packs for effect in pack.common)
        """Effects that every race has, active or in decline as they say."""
        self._kits: dict[object, Kit] = {}
        self._against: dict[tuple[int, int], Kit] = {}
        self._ending: dict[tuple[int, int], tuple[Sourced, ...]] = {}
        self.no_kit = Kit((), self)
        """What nobody can do: the kit of a race that is not in play."""
        self.out_of_game = frozenset(
            i for i, power in enumerate(self.powers) if power.needs and not power.needs.on_board(board)
        )
        """Powers that are never on offer, since the board has not what they need."""
        self.swaps_badge = any(effect.swaps_badge for effect in effects)
        """Whether a badge may be swapped for another one when a combo is picked."""
        self.frees_pick = any(effect.frees_pick for effect in effects)
        """Whether a pick may cost nothing, wherever the combo lies."""
        self.dear = any(effect.dear for effect in effects)
        """Whether passing over some combo takes more than a coin."""
        self.minds_offer = bool(self.finds or self.dealt) or any(effect.minds_offer for effect in effects)
        """Whether what is on offer, or hidden in stacks and piles, may matter beyond the pick of a combo."""

    def __reduce__(self) -> tuple[object, ...]:
        """Rules are written down as what they are made from."""
        return Rules, (self.board, self.packs, self.variants)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, _memo: object) -> Rules:
        """Rules never change, so that copies of a game share them."""
        return self

    def _apply_variants(self, names: Sequence[str], races: dict[str, Race], powers: dict[str, Power]) -> None:
        """Replace what the variants replace. Their order does not matter, so it is that of the packs."""
        known = {variant.id: variant for pack in self.packs for variant in pack.variants}
        for i, name in enumerate(names):
            if name not in known:
                raise Problem(f"variants.{i}", f"{name!r} is no variant; known: {', '.join(sorted(known))}")
        chosen = [variant for variant in known.values() if variant.id in names]
        self.changed_by: dict[tuple[str, str], str] = {}
        """Races and powers that a variant has changed, by kind and id: which variant."""
        for variant in chosen:
            races.update((race.id, race) for race in variant.races)
            powers.update((power.id, power) for power in variant.powers)
            self.changed_by |= {("race", race.id): variant.id for race in variant.races}
            self.changed_by |= {("power", power.id): variant.id for power in variant.powers}
        self.variants = tuple(variant.id for variant in chosen)
        self.switches = frozenset(variant.switch for variant in chosen if variant.switch)

    def _check_markers(self) -> None:
        """What a race or power puts down, or a marker lends, must be in one of the packs."""
        owners = [(race.id, race.effects) for race in self.races]
        owners += [(power.id, power.effects) for power in self.powers]
        owners += [(marker.id, marker.lends) for marker in self.markers]
        for owner, effects in owners:
            for effect in effects:
                marker = getattr(effect, "marker", None)
                if marker is not None and effect.has_marker and marker not in self.marker_index:
                    raise Problem("packs", f"{owner!r} needs the marker {marker!r}, which no pack here has")

    def _printed_markers(self) -> tuple[tuple[int, int, int], ...]:
        found = []
        for index, region in enumerate(self.board.regions):
            for id, count in region.markers:
                path = f"board.regions.{region.id}.markers.{id}"
                if id not in self.marker_index:
                    raise Problem(path, f"no pack here has the marker {id!r}")
                kind = self.markers[self.marker_index[id]]
                if not kind.stays and not kind.neutral:
                    raise Problem(path, f"{id!r} stands only with a race")
                as_int(count, path, 1, kind.per_region)
                found.append((self.marker_index[id], index, count))
        return tuple(found)

    def _effects(self) -> list[Effect]:
        """All effects that these packs bring."""
        effects = [effect for race in self.races for effect in race.effects]
        effects += [effect for power in self.powers for effect in power.effects]
        effects += [effect for pack in self.packs for effect in pack.common]
        effects += [effect for marker in self.markers for effect in (*marker.lends, *marker.effects)]
        effects += [Pile()] if self.finds else []
        self.sometimes_lent = tuple(item for effect in effects for item in effect.may_lend(self))
        """Effects that are made from what is in the box, and lent now and then."""
        return effects + [item.effect for item in self.sometimes_lent]

    def _asking(self) -> dict[int, Sourced]:
        """Effects that ask a player something, whoever's turn it is."""
        items = [Sourced(("pack", pack.id), effect) for pack in self.packs for effect in pack.common]
        items += [
            Sourced(("marker", marker.id), effect) for marker in self.markers for effect in marker.lends
        ]
        return {item.effect.asks_in: item for item in items if item.effect.asks_in is not None}

    def _other_means(self) -> list[str]:
        """Names of special means that have no marker."""
        names = [getattr(effect, "marker", "") for effect in self._effects() if not effect.has_marker]
        return [name for name in dict.fromkeys(names) if name not in self.marker_index]

    def seats(self, players: int) -> tuple[Seat, ...]:
        """How so many players take part: as a pack says, or each for themselves."""
        for pack in self.packs:
            if players in pack.seats:
                return pack.seats[players]
        return (PLAYER,) * players

    def kit(self, race: int, power: int, declined: bool, lent: tuple[Sourced, ...] = ()) -> Kit:
        """What is in force for a race with a power (or -1), active or in decline, and with what it
        borrows.
        """
        key = (race, power, declined, lent) if lent else (race, power, declined)
        kit = self._kits.get(key)
        if kit is None:
            own = [*self._sourced("race", self.races[race]), *self.common]
            if power >= 0:
                own += self._sourced("power", self.powers[power])
            in_force = [item for item in own if item.effect.works(declined)]
            kit = self._kits[key] = Kit((*in_force, *lent), self)
        return kit

    def without_void(self, kit: Kit, defender: Kit) -> Kit:
        """What is left of an attacker's kit against a defender who makes some effects void; what every race
        has is never among these.
        """
        key = (id(kit), id(defender))
        known = self._against.get(key)
        if known is None:
            voids = [answer for _, answer in defender.answering.voids]
            left = [
                item
                for item in kit.effects
                if item.source[0] == "pack" or not any(void(item.effect) for void in voids)
            ]
            known = self._against[key] = Kit(left, self)
        return known

    def ending(self, before: Kit, after: Kit) -> tuple[Sourced, ...]:
        """Effects that end when one kit follows another, as far as they hear of it or remember anything."""
        key = (id(before), id(after))
        known = self._ending.get(key)
        if known is None:
            known = self._ending[key] = tuple(
                item
                for item in before.effects
                if item not in after.effects and (item.effect.notes or "ends" in hooks_of(type(item.effect)))
            )
        return known

    def lent_by(self, power: int) -> tuple[Sourced, ...]:
        """The effects of a power as a race has them that borrows it; the badge itself it has not."""
        return tuple(
            Sourced(item.source, item.effect.lent())
            for item in self._sourced("power", self.powers[power])
            if item.effect.works(False) and not item.effect.keeps_badge
        )

    @staticmethod
    def _sourced(kind: str, definition: Race | Power) -> list[Sourced]:
        return [Sourced((kind, definition.id), effect) for effect in definition.effects]

    def says_the_same_as(self, other: Rules) -> bool:
        """Whether games under the other rules are games under these."""
        mine, theirs = (self.board, self.packs, self.variants), (other.board, other.packs, other.variants)
        return self is other or mine == theirs


T = TypeVar("T", Race, Power, Marker)


def _by_id(things: list[T]) -> dict[str, T]:
    """Definitions by id; one id that means two things is a mistake, but two packs may share a piece."""
    found: dict[str, T] = {}
    for thing in things:
        if thing.id in found and not (isinstance(thing, Marker) and thing == found[thing.id]):
            raise Problem("packs", f"{thing.id!r} is in two of these packs")
        found[thing.id] = thing
    return found
