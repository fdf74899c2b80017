"""Why a change to a draft is refused, in a learner's words."""

from __future__ import annotations

from typing import Any

from sw_widget.engine.checks import Problem
from sw_widget.engine.definitions import Marker
from sw_widget.engine.ledger import Params
from sw_widget.engine.position import NOBODY, Position
from sw_widget.engine.rules import MOST_ON_OFFER, Rules
from sw_widget.game.in_decline import keeps_many, stands_once
from sw_widget.game.lying_markers import drives_everybody_out, lies_face_down
from sw_widget.game.scenario.regions import bringer_of


class Impossible(ValueError):
    """A change that was refused. `id` and `params` are the sentence that says why."""

    def __init__(self, id: str, params: Params) -> None:
        super().__init__(id)
        self.id = id
        self.params = params


def in_words(problem: Problem, data: dict[str, Any], position: Position) -> Impossible:
    """A problem that the reader of scenarios found, as a sentence for the editor.

    `data` is the scenario that was refused, `position` how it stood before: it knows the regions.
    """
    part, *rest = problem.path.split(".")
    if part == "regions" and len(rest) > 1 and rest[0] in position.rules.board.index:
        return _region(problem, rest, data, position)
    if part == "players" and rest:
        return _player(problem, rest, data)
    if part in position.rules.race_index and not rest:
        in_box = position.rules.races[position.rules.race_index[part]].in_box
        return Impossible("edit-box-over", {"race": ("race", part), "n": in_box})
    if part == "column" and not rest:
        return Impossible("edit-column-full", {"n": MOST_ON_OFFER})
    if part == "dice":
        return Impossible("edit-dice", {})
    return Impossible("edit-problem", {"where": problem.path, "what": problem.message})


def _region(problem: Problem, path: list[str], data: dict[str, Any], position: Position) -> Impossible:
    rules, (id, key, *more) = position.rules, path
    entry = data["regions"][id]
    index = rules.board.index[id]
    said: dict[str, object] = {"region": ("region", index)}
    if key in ("tokens", "race"):
        race = rules.races[rules.race_index[entry["race"]]]
        said |= {"race": ("race", race.id), "n": race.in_box}
        least = _least(entry, data, position)
        if key == "tokens" and least is not None:
            return Impossible("edit-least", {**said, "n": least})
        declined = _declined(entry, data, rules)
        if declined is not None and key == "tokens" and not keeps_many(rules, *declined):
            return Impossible("edit-declined-one", said)
        if declined is not None and key == "race" and stands_once(rules, *declined):
            return Impossible("edit-tower-one", said)
        return Impossible("edit-box" if key == "tokens" else "edit-ground", said)
    if key == "lost_tribe":
        water = not rules.board.land >> index & 1
        return Impossible("edit-tribe-water" if water else "edit-tribe-held", said)
    if key == "markers" and more:
        return _marker(more[0], entry, said, data, position)
    return Impossible("edit-problem", {"where": rules.board.regions[index].name, "what": problem.message})


def _declined(entry: dict[str, Any], data: dict[str, Any], rules: Rules) -> tuple[int, int] | None:
    """The race that stands there and its badge (or -1), if it is in decline."""
    for combo in data["players"][entry["player"]]["declined"]:
        if combo["race"] == entry["race"]:
            badge = NOBODY if combo["power"] is None else rules.power_index[combo["power"]]
            return rules.race_index[entry["race"]], badge
    return None


def _least(entry: dict[str, Any], data: dict[str, Any], position: Position) -> int | None:
    """With how many tokens a race holds a region, where this one has fewer."""
    active, rules = data["players"][entry["player"]]["active"], position.rules
    if active is None or active["race"] != entry["race"]:
        return None
    kit = rules.kit(rules.race_index[active["race"]], rules.power_index.get(active["power"], NOBODY), False)
    others = sum(
        entry.get("markers", {}).get(rules.markers[marker].id, 0) for marker, _ in kit.outlook.counted
    )
    return kit.least if entry["tokens"] + others < kit.least else None


def _marker(
    id: str, entry: dict[str, Any], said: dict[str, object], data: dict[str, Any], position: Position
) -> Impossible:
    rules = position.rules
    kind = rules.markers[rules.marker_index[id]]
    said["marker"] = ("marker", id)
    if "race" in entry or entry.get("lost_tribe"):
        if drives_everybody_out(rules, rules.marker_index[id]):
            return Impossible("edit-covered", said)
        if lies_face_down(rules, rules.marker_index[id]) and _somebody_else(entry, kind, position):
            return Impossible("edit-turned-up", said)
    if kind.stays:
        there = entry["markers"][id] > kind.per_region
        return Impossible(
            "edit-marker-full" if there else "edit-marker-box",
            {**said, "n": kind.per_region if there else kind.in_box},
        )
    if "race" not in entry:
        return Impossible("edit-marker-nobody", said)
    if entry["markers"][id] > kind.per_region:
        return Impossible("edit-marker-full", {**said, "n": kind.per_region})
    active = data["players"][entry["player"]]["active"] or {}
    left = (
        active.get("pieces", {}).get(id, kind.in_box) if active.get("race") == entry["race"] else kind.in_box
    )
    if left < kind.in_box and sum(position.markers[rules.marker_index[id]].values()) >= left:
        return Impossible("edit-marker-left", {**said, "n": left})
    if sum(position.markers[rules.marker_index[id]].values()) >= kind.in_box:
        return Impossible("edit-marker-box", {**said, "n": kind.in_box})
    return Impossible("edit-marker-not-theirs", {**said, "race": ("race", entry["race"])})


def _somebody_else(entry: dict[str, Any], kind: Marker, position: Position) -> bool:
    """Whether somebody is there who has not laid the marker."""
    layer = entry.get("laid_by", {}).get(kind.id, bringer_of(position, kind))
    return "race" not in entry or entry["player"] != layer


def _player(problem: Problem, path: list[str], data: dict[str, Any]) -> Impossible:
    index, *keys = path
    player = int(index)
    said: dict[str, object] = {"player": ("player", player)}
    if keys == ["declined"]:
        return Impossible("edit-declined-limit", said)
    if len(keys) == 3 and keys[0] == "declined" and keys[2] == "power":
        combo = data["players"][player]["declined"][int(keys[1])]
        return Impossible(
            "edit-badge-gone", {"power": ("power", combo["power"]), "race": ("race", combo["race"])}
        )
    name = data["players"][player]["name"]
    return Impossible("edit-problem", {"where": name, "what": problem.message})
