"""What one player may know of a game: everything that lies on the table, and nothing that is hidden."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from sw_widget import Game
from sw_widget.engine.actions import CONQUEST
from sw_widget.engine.hooks.effect import OF_REGION
from sw_widget.engine.position import FIELDS, NOBODY, Position
from tests.rules.support import VALLEY, at, position

PACKS = ["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus", "spiders_web"]


def everything() -> Game:
    """Ann's Igors have collected tokens; Ben has fireballs; Cleo's Halflings have a hole left to dig."""
    igors = {"race": "igors", "power": "heroic", "hand": 4}
    orcs = {"race": "orcs", "power": "fireball", "pieces": {"fireball": 3}}
    halflings = {"race": "halflings", "power": "hordes_of", "hand": 3, "pieces": {"horde": 2}}
    seats = [
        {"active": igors, "pile": {"orcs": 2, "lost_tribe": 1}},
        {"active": orcs},
        {"active": halflings},
    ]
    regions = {
        "a": at(0, "igors", 2, hero=1),
        "b": at(1, "orcs", 2),
        "c": at(2, "halflings", 1, hole=1),
    }
    scenario = position(VALLEY, seats, regions, turn=3)
    return Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": PACKS})


HIDDEN = {"coins", "race_stack", "power_stack", "discarded", "seed", "shuffles"}
FOLLOWS = {"rules", "kit", "held", "ground", "defended", "immune", "guards", "owner", "status", "pending"}
"""What follows from the rest: from who holds which region, and from what stands there."""
CHANGES: dict[str, Callable[[Position], object]] = {
    "turn": lambda p: setattr(p, "turn", 4),
    "turns": lambda p: setattr(p, "turns", 7),
    "player": lambda p: setattr(p, "player", 1),
    "phase": lambda p: setattr(p, "phase", CONQUEST),
    "acting": lambda p: setattr(p, "acting", p.active[1]),
    "active": lambda p: p.active.__setitem__(0, NOBODY),
    "declined": lambda p: p.declined.__setitem__(0, (p.active[0],)),
    "power": lambda p: p.power.__setitem__(p.active[0], p.rules.power_index["flying"]),
    "hand": lambda p: p.hand.__setitem__(p.active[0], 9),
    "tray": lambda p: p.tray.__setitem__(p.active[0], 0),
    "fled": lambda p: p.fled.__setitem__(p.active[1], 1),
    "new": lambda p: setattr(p, "new", p.new ^ 1 << p.active[1]),
    "stock": lambda p: p.stock.__setitem__((p.active[1], p.rules.marker_index["fireball"]), 1),
    "holder": lambda p: p.holder.__setitem__(0, p.active[1]),
    "tokens": lambda p: p.tokens.__setitem__(0, 7),
    "tribes": lambda p: setattr(p, "tribes", 1 << 6),
    "markers": lambda p: p.set_markers(p.rules.marker_index["hero"], 0, 0),
    "column": lambda p: p.column.pop(),
    "opened": lambda p: setattr(p, "opened", True),
    "non_empty": lambda p: setattr(p, "non_empty", 2),
    "begun": lambda p: setattr(p, "begun", True),
    "used": lambda p: setattr(p, "used", 1),
    "attacked": lambda p: setattr(p, "attacked", 2),
    "roll": lambda p: setattr(p, "roll", 0),
    "given_up": lambda p: setattr(p, "given_up", 2),
    "fled_markers": lambda p: p.fled_markers.__setitem__((p.active[0], p.rules.marker_index["hero"]), 1),
    "notes": lambda p: p.notes.__setitem__(("pile", p.active[0], "igors"), ((NOBODY, 4),)),
}


def test_everything_in_a_position_is_hidden_or_seen() -> None:
    assert set(FIELDS) == HIDDEN | FOLLOWS | CHANGES.keys()


@pytest.mark.parametrize("name", CHANGES)
def test_whatever_is_public_can_be_seen_in_a_view(name: str) -> None:
    game = everything()
    before = json.dumps(game.view(None))
    CHANGES[name](game.position)
    assert json.dumps(game.view(None)) != before


def test_hidden_things_change_nothing_in_a_view() -> None:
    game = everything()
    before = [game.view(viewer) for viewer in (None, 0)]
    found = game.position
    found.coins[1:] = [0, 99]
    found.seed, found.shuffles = 7, 3
    found.race_stack.reverse()
    found.power_stack.reverse()
    assert [game.view(viewer) for viewer in (None, 0)] == before


# What effects remember


def noted(game: Game, name: str) -> list[dict[str, Any]]:
    seen = game.view(None)
    return [note for note in (*seen["notes"], *seen["this_turn"]["notes"]) if note["note"] == name]


@pytest.mark.parametrize("name", sorted(everything().position.rules.notes))
def test_every_note_is_seen_unless_it_lies_face_down(name: str) -> None:
    game = everything()
    note = game.position.rules.notes[name]
    before = noted(game, name)
    subject = 0 if note.of_player or note.scope == OF_REGION else game.position.active[0]
    game.position.notes[name, subject, "igors"] = ((game.position.active[1], 1),) if note.tokens else 3
    assert (noted(game, name) == before) == note.hidden
    json.dumps(game.view(None))


def test_notes_are_told_in_the_words_of_the_formats() -> None:
    game = everything()
    seen = game.view(None)
    igors, hole = {"orcs": 2, "lost_tribe": 1}, 1
    assert noted(game, "pile") == [{"note": "pile", "rule": "igors", "race": "igors", "value": igors}]
    assert [note["value"] for note in noted(game, "marks_left")] == [hole]
    assert seen["current"] == 0 and not seen["this_turn"]["begun"] and not seen["this_turn"]["notes"]
    game.play("conquer", region="b")
    turn = game.view(None)["this_turn"]
    assert (turn["race"], turn["begun"], turn["opened"], turn["attacked"]) == ("igors", True, True, [1])
    assert turn["non_empty"] == ["b"] and turn["roll"] is None


def test_what_lies_under_a_marker_is_not_seen() -> None:
    seats = [{"active": {"race": "ratmen", "power": "swamp"}}, {"active": {"race": "skags", "power": "hill"}}]
    seen = []
    for value in (0, 3):
        under = {**at(1, "skags", loot_marker=1), "loot": value}
        scenario = position(VALLEY, seats, {"a": at(0, "ratmen"), "b": under}, turn=3)
        game = Game.from_scenario({**scenario, "format": "sw-scenario/1", "packs": PACKS})
        seen += [game.view(viewer) for viewer in (None, 0, 1)]
    assert seen[:3] == seen[3:]
