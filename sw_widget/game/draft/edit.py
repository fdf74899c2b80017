"""One change to a draft while it is being made: the scenario to write to, and the position before.

Banners and badges are exchanged, never lost: each is with a player, in the column, in a stack or among the
discarded.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from sw_widget.engine.definitions import Marker
from sw_widget.engine.kit import LEAST, Kit
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import START_COINS
from sw_widget.game.draft.limits import most_on_combo
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.beside_the_map import LENT_BADGE
from sw_widget.game.scenario.regions import brings, may_have
from sw_widget.game.scenario.roles import BADGES
from sw_widget.game.scenario.writing import Note

Given = Mapping[str, Any]
"""What a change is about. It comes from outside."""
Seat = dict[str, Any]
"""A player of a scenario."""
Combo = dict[str, Any]
"""A race with its power: a player's, active or in decline, or one of the column."""


class Edit:
    """A scenario to write on. `position` is how it stood before; `notes` are what else a change does."""

    def __init__(self, data: dict[str, Any], position: Position) -> None:
        self.data = data
        self.position = position
        self.rules = position.rules
        self.notes: list[Note] = []

    def note(self, id: str, **params: object) -> None:
        self.notes.append((id, params))

    # What is asked for. All of it comes from outside.

    def number(self, value: object, least: int, most: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
            raise Impossible("edit-number", {"least": least, "most": most})
        return value

    def text(self, value: object, longest: int) -> str:
        if not isinstance(value, str) or len(value) > longest:
            raise Impossible("edit-text", {"n": longest})
        return value

    def one_of(self, value: object, known: dict[str, int]) -> str:
        if not isinstance(value, str) or value not in known:
            raise Impossible("edit-unknown", {})
        return value

    @property
    def pickable(self) -> dict[str, int]:
        """The races that come in combos: those of roles do not."""
        return {id: race for id, race in self.rules.race_index.items() if race not in self.rules.roles}

    def seat(self, player: object) -> tuple[int, Seat]:
        players = self.data["players"]
        number = self.number(player, 0, len(players) - 1)
        return number, players[number]

    def free_name(self, player: int) -> str:
        """A name for a player without one, which no other player has."""
        others = {seat["name"] for number, seat in enumerate(self.data["players"]) if number != player}
        names = (f"Player {number}" for number in range(player + 1, player + len(others) + 2))
        return next(name for name in names if name not in others)

    def add_seat(self) -> None:
        """One more player, without a race."""
        seats = self.data["players"]
        seats.append(
            {"name": self.free_name(len(seats)), "coins": START_COINS, "active": None, "declined": []}
        )

    # Who has what

    @property
    def regions(self) -> dict[str, Any]:
        regions: dict[str, Any] = self.data["regions"]
        return regions

    @property
    def combos(self) -> Iterator[tuple[int, Combo]]:
        """What the players have: active races, then those in decline."""
        for player, seat in enumerate(self.data["players"]):
            for combo in filter(None, (seat["active"], *seat["declined"])):
                yield player, combo

    def combo_of(self, race: str) -> tuple[int, Combo]:
        """Who plays a race."""
        for player, combo in self.combos:
            if combo["race"] == race:
                return player, combo
        number = self.rules.race_index[race]
        if number in self.rules.roles and self.position.owner[number] != NOBODY:
            return self.position.owner[number], {"race": race, "power": None}
        raise Impossible("edit-nobody-plays", {"race": ("race", race)})

    def kit(self, combo: Combo) -> Kit:
        """What a combo can do while it is active."""
        powers = self.rules.power_index
        badge = NOBODY if combo["power"] is None else powers[combo["power"]]
        lent = self.rules.lent_by(powers[combo["copied"]]) if combo.get("copied") else ()
        return self.rules.kit(self.rules.race_index[combo["race"]], badge, False, lent)

    def available(self, race: str) -> int:
        """How many tokens of a race there are for its player: all of the box but what others collected."""
        piled = sum(seat.get("pile", {}).get(race, 0) for seat in self.data["players"])
        return self.rules.races[self.rules.race_index[race]].in_box - int(piled)

    def check_free(self, kind: str, id: str, but: Combo | None) -> None:
        """Refuse a banner or badge that a player has; its own combo may keep it."""
        for player, combo in self.combos:
            if combo is not but and combo[kind] == id:
                why = "edit-held-race" if kind == "race" else "edit-held-power"
                raise Impossible(why, {kind: (kind, id), "player": ("player", player)})
        for player, seat in enumerate(self.data["players"]):
            if kind == "power" and any(id in (seat.get(key) or ()) for key in BADGES):
                raise Impossible("edit-held-power", {"power": ("power", id), "player": ("player", player)})

    # Exchanging banners and badges

    def exchange(self, kind: str, wanted: str, given: str | None) -> None:
        """Take a banner ("race") or badge ("power") from where it is, and leave another there."""
        stack, wanted_from = self.data[f"{kind}_stack"], self._pile(kind, wanted)
        if wanted_from is stack or wanted_from is self.data["discarded"]:
            at = wanted_from.index(wanted)
            wanted_from[at : at + 1] = [] if given is None else [given]
            return
        for row in self.data["column"]:
            if row[kind] == wanted:
                self.fill(row, kind, given)
                return
        if kind == "power" and self.data.get(LENT_BADGE) == wanted:
            left = stack or self.data["discarded"]
            self.data[LENT_BADGE] = given if given is not None or not left else left.pop(0)
            return
        if given is not None:  # it was out of the game, and somebody else goes back into it
            stack.append(given)

    def give_back(self, kind: str, id: str | None) -> None:
        """Put a banner or badge under its stack."""
        if id is not None:
            self.data[f"{kind}_stack"].append(id)

    def _pile(self, kind: str, id: str) -> list[str] | None:
        piles: list[list[str]] = [self.data[f"{kind}_stack"]]
        if kind == "power":
            piles.append(self.data["discarded"])
        return next((pile for pile in piles if id in pile), None)

    def fill(self, row: Combo, kind: str, given: str | None) -> None:
        """Replace the missing part of a combo on offer; without another part, the combo leaves the column."""
        stack = self.data[f"{kind}_stack"]
        came = given or (stack.pop(0) if stack else None)
        left = row[kind]
        if came is not None:
            row[kind] = came
            self.lay_tokens(row)
            changed = "edit-column-race" if kind == "race" else "edit-column-power"
            self.note(changed, gone=(kind, left), come=(kind, came))
            return
        self.data["column"].remove(row)
        other = "power" if kind == "race" else "race"
        self.give_back(other, row[other])
        self.note("edit-column-gone", race=("race", row["race"]), power=("power", row["power"]))

    def lay_tokens(self, row: Combo) -> None:
        """As many tokens lie on a combo as come with the coins that lie there."""
        race, power = self.rules.race_index[row["race"]], self.rules.power_index[row["power"]]
        tokens = min(most_on_combo(self.rules, (race, power, row["coins"])), self.available(row["race"]))
        row.pop("tokens", None)
        if tokens:
            row["tokens"] = tokens

    # The map

    def name(self, region: str) -> tuple[str, int]:
        """A region, as sentences want it."""
        return "region", self.rules.board.index[region]

    def standing(self, region: str) -> dict[str, Any]:
        """What the scenario has in a region."""
        entry: dict[str, Any] | None = self.regions.get(region)
        return entry or {}

    def held(self, race: str) -> list[str]:
        """The regions in which a race stands."""
        return [region for region, entry in self.regions.items() if entry and entry.get("race") == race]

    def extras(self, combo: Combo, entry: dict[str, Any]) -> int:
        """How many markers that count as tokens stand in a region of an active race."""
        kinds = [self.rules.markers[marker].id for marker, _ in self.kit(combo).outlook.counted]
        return sum(entry.get("markers", {}).get(id, 0) for id in kinds if "hand" in combo)

    def least(self, combo: Combo) -> int:
        """With how many tokens a race holds a region."""
        return self.kit(combo).least if "hand" in combo else LEAST

    def clear(self, race: str) -> int:
        """Take a race off the map; says out of how many regions."""
        held = self.held(race)
        for region in held:
            self.vacate(region)
        beneath = [entry for entry in self.regions.values() if entry and _race_beneath(entry) == race]
        for entry in beneath:
            del entry["under"]
        return len(held) + len(beneath)

    def vacate(self, region: str) -> None:
        """Nobody stands in a region any more but who lay beneath; what belongs to the region stays."""
        below = self.standing(region).get("under", {})
        self.regions[region] = {**below, **self.lying(region)} or None

    def lying(self, region: str) -> dict[str, Any]:
        """The markers that belong to a region, whoever comes and goes, and those that a race has left there;
        with what is known of them.
        """
        entry = self.standing(region)
        left = "race" not in entry
        markers = {
            id: count
            for id, count in entry.get("markers", {}).items()
            if self.marker(id).stays or (left and self.marker(id).outlasts)
        }
        known = {key: entry[key] for key in ("laid_by", *self.rules.dealt) if key in entry}
        return {"markers": markers, **known} if markers else {}

    def marker(self, id: str) -> Marker:
        return self.rules.markers[self.rules.marker_index[id]]

    def sort_markers(self, combo: Combo, *, declined: bool, other_race: bool) -> None:
        """Take markers off the map that a race no longer brings."""
        gone = []
        for region in self.held(combo["race"]):
            entry = self.regions[region]
            for marker in list(entry.get("markers", {})):
                if self.marker(marker).stays:
                    continue
                # What stayed with a race in decline does not stay with another.
                if not self.brings(combo, marker, declined=declined) or (
                    other_race and not self.brings(combo, marker, declined=False)
                ):
                    if entry["markers"].pop(marker):  # 0 says only that it is not there
                        gone.append(marker)
        for marker in dict.fromkeys(gone):
            self.note("edit-markers-gone", marker=("marker", marker))

    def brings(self, combo: Combo, marker: str, *, declined: bool) -> bool:
        kind = self.marker(marker)
        if not declined:
            return brings(self.kit(combo), kind)
        badge = NOBODY if combo["power"] is None else self.rules.power_index[combo["power"]]
        return may_have(self.rules, (self.rules.race_index[combo["race"]], badge), kind, declined)


def _race_beneath(entry: dict[str, Any]) -> str | None:
    """The race whose tokens lie under those of whoever holds a region."""
    race: str | None = entry.get("under", {}).get("race")
    return race
