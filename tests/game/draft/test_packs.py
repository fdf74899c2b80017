"""Boards with any mix of packs: what each of them brings can be set up, within the limits of its rule."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from sw_widget import Game, packs
from sw_widget.engine.actions import PICKING, START
from sw_widget.engine.position import NOBODY
from sw_widget.engine.soundness import check_sound
from sw_widget.game.draft.changes import CHANGES
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.scenario.reading import load
from sw_widget.game.scenario.writing import scenario_of
from sw_widget.own import own_pack, own_power, own_race
from tests.amount import amount
from tests.every_effect import PlacesAll
from tests.widget.packs import GAMES

ALL = packs.printed()

def table(race: str, power: str, *, other: str = "giants", **more: Any) -> Draft:
    """All packs: Ann, whose turn it is not, has the combo; Ben has another."""
    data: dict[str, Any] = {
        "format": "sw-scenario/1",
        "packs": ALL,
        "turn": 4,
        "current": 1,
        "players": [
            {"name": "Ann", "active": {"race": race, "power": power, "hand": 4}},
            {"name": "Ben", "active": {"race": other, "power": "hill", "hand": 3}},
        ],
    }
    return Draft({**data, **more})


def put(draft: Draft, region: str, piece: str, by: int = 1, times: int = 1) -> list[str]:
    given = {"region": region, "piece": piece, "by": by}
    return [id for _ in range(times) for id, _ in draft.change("put", given)]


def said(draft: Draft, do: str, **given: Any) -> list[str]:
    notes = draft.change(do, given)
    # Each of them can be said, with every name in place.
    assert all("{" not in draft.game.speaker.say(id, params) for id, params in notes)
    return [id for id, _ in notes]


def refused(draft: Draft, do: str, **given: Any) -> str:
    before = draft.data
    with pytest.raises(Impossible) as caught:
        draft.change(do, given)
    assert draft.data is before
    sentence = draft.game.speaker.say(caught.value.id, caught.value.params)
    assert sentence and "{" not in sentence
    return caught.value.id


def put_refused(draft: Draft, region: str, piece: str) -> str:
    return refused(draft, "put", region=region, piece=piece, by=1)


def standing(draft: Draft, region: str) -> tuple[str, int, dict[str, int]] | None:
    found = draft.game.scene()["regions"][region]
    return None if found is None else (found["race"], found["tokens"], found["markers"])


def seat(draft: Draft, player: int = 0) -> dict[str, Any]:
    found: dict[str, Any] = draft.data["players"][player]
    return found


def doubted(draft: Draft) -> list[str]:
    return [doubt.id for doubt in draft.doubts]


# From a position to a scenario and back


@pytest.mark.parametrize(
    "name", ["winter_lies", "loot_lies", "copied", "lava_lies", "returned", "no_badge", "fireball"]
)
def test_what_random_games_seldom_bring_comes_back(name: str) -> None:
    game = GAMES[name]()
    while game.position.phase not in (START, PICKING) or game.position.pending:
        game.play(game.legal.sample(Random(1)))
    for edited in (False, True):
        _same_again(game, edited)


def _same_again(game: Game, edited: bool) -> None:
    data = json.loads(json.dumps(scenario_of(game.position, game.names)))
    again = load(data).position
    assert again == game.position
    if edited:
        draft = Draft(data)
        assert draft.data == data and draft.position == again
        assert doubted(draft) == []


@pytest.mark.sampled
def test_whatever_is_tried_the_draft_stays_sound() -> None:
    """Random changes, packs that come and go among them."""
    done = 0
    for seed in range(len(ALL)):
        rng, draft = Random(seed), Draft({"format": "sw-scenario/1", "packs": ALL[: 1 + seed]})
        for _ in range(amount(65, 130)):
            done += _try(draft, rng)
        game = Game.from_scenario(draft.scenario)
        assert game.position == draft.position
        for _ in range(60):
            if not game.over:
                game.play(game.legal.sample(rng))
    assert done > 150


def _try(draft: Draft, rng: Random) -> bool:
    rules = draft.position.rules
    races, powers = list(rules.race_index), list(rules.power_index)
    held = [id for id, owner in zip(races, draft.position.owner, strict=True) if owner != NOBODY]
    pieces = [f"race/{id}" for id in held] * 4 + [f"marker/{id}" for id in rules.marker_index]
    given = {
        "player": rng.randrange(len(draft.data["players"])),
        "value": rng.choice([0, 1, 2, 3, 6]),
        "which": rng.choice(["active", "active", 0]),
        "race": rng.choice([*races, *races, ""]),
        "power": rng.choice([*powers, ""]),
        "pack": rng.choice(ALL),
        "on": rng.random() < 0.7,
        "marker": rng.choice(list(rules.marker_index)),
        "what": rng.choice([*races, "lost_tribe"]),
        "slot": rng.randrange(7),
        "coins": rng.randrange(8),
        "tokens": rng.randrange(4),
        "region": rng.choice(list(rules.board.index)),
        "piece": rng.choice([*pieces, "marker/lost_tribe"]),
        "by": rng.choice([1, 1, 1, 0, -1]),
    }
    do = rng.choice([*(set(CHANGES) - {"board", "turns"}), *["put"] * 12, *["combo"] * 4, "packs", "column"])
    if do == "column":
        del given[rng.choice(["race", "power"])]
    try:
        draft.change(do, given)
    except Impossible as impossible:
        assert impossible.id not in ("edit-problem", "edit-box-over"), (do, given, impossible.params)
        return False
    check_sound(draft.position)
    assert all(doubt.passing for doubt in draft.doubts)
    data, rules = draft.data, draft.position.rules
    lying = [c for seat in data["players"] for c in (seat["active"], *seat["declined"]) if c] + data["column"]
    on_offer = [id for id, race in rules.race_index.items() if race not in rules.roles]
    assert sorted([*(c["race"] for c in lying), *data["race_stack"]]) == sorted(on_offer)
    badges = [c["power"] for c in lying if c["power"]]
    lent = [data["stonehedge"]] if data.get("stonehedge") else []
    named = [*badges, *data["power_stack"], *data["discarded"], *lent]
    in_game = {power.id for i, power in enumerate(rules.powers) if i not in rules.out_of_game}
    assert len(named) == len(set(named))
    assert in_game <= set(named) <= set(rules.power_index)
    return True


# Packs


def test_a_pack_comes_and_goes() -> None:
    draft = Draft.blank()
    before = draft.data
    assert said(draft, "packs", pack="cursed", on=True) == ["edit-pack-in"]
    assert draft.data["packs"] == ["base", "cursed"]
    assert {"goblins", "kobolds"} <= set(draft.data["race_stack"])
    # What was there keeps its order, and so does the column.
    assert [id for id in draft.data["race_stack"] if id in before["race_stack"]] == before["race_stack"]
    assert draft.data["column"] == before["column"]
    assert said(draft, "packs", pack="cursed", on=True) == []
    assert said(draft, "packs", pack="cursed", on=False) == ["edit-pack-out"]
    assert draft.data == before
    draft.undo()
    assert draft.data["packs"] == ["base", "cursed"]
    # They are always in the order of the list.
    draft.change("packs", {"pack": "royal_bonus", "on": True})
    draft.change("packs", {"pack": "grand_dames", "on": True})
    assert draft.data["packs"] == ["base", "cursed", "grand_dames", "royal_bonus"]
    assert Game.from_scenario(draft.scenario).position == draft.position


def test_what_goes_with_a_pack_is_told_or_refused() -> None:
    draft = table("kobolds", "swamp", other="orcs")
    draft = Draft({**draft.data, "variants": ["hordes_lost_last"]})
    assert refused(draft, "packs", pack="cursed", on=False) == "edit-pack-race"
    draft.change("combo", {"player": 0, "which": "active", "race": "igors", "power": "were"})
    assert refused(draft, "packs", pack="cursed", on=False) == "edit-pack-power"
    draft.change("pile", {"player": 0, "what": "goblins", "value": 2})
    draft.change("combo", {"player": 0, "which": "active", "race": "igors", "power": "forest"})
    assert refused(draft, "packs", pack="cursed", on=False) == "edit-pack-pile"
    draft.change("pile", {"player": 0, "what": "goblins", "value": 0})
    assert refused(draft, "packs", pack="base", on=False) == "edit-pack-board"
    draft.change("column", {"slot": 0, "race": "kobolds"})
    draft.change("column", {"slot": 0, "power": "cursed"})
    notes = said(draft, "packs", pack="cursed", on=False)
    assert {"edit-column-race", "edit-column-power"} < set(notes)
    assert notes[-2:] == ["edit-variant-gone", "edit-pack-out"]
    assert len(draft.data["column"]) == 6 and draft.data["variants"] == []
    for wrong in ({"pack": "nonsense", "on": True}, {"pack": "cursed", "on": 1}, {"pack": "cursed"}):
        assert refused(draft, "packs", **wrong) == "edit-unknown"


def test_packs_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(packs, "_packs", dict(packs._packs))
    own_pack("own_river", races=[own_race("own_otters", 6, stands_in="ratmen", name="Otters")])
    own_pack("own_mint", powers=[own_power("own_golden", 4, effects=[PlacesAll("pot_of_gold")])])
    own_pack("own_dust", races=[own_race("own_gnomes", 5, stands_in="leprechauns", name="Gnomes")])
    draft = Draft.blank()
    # They need what they borrow, and whom they replace nobody may have.
    assert refused(draft, "packs", pack="own_mint", on=True) == "edit-pack-problem"
    assert refused(draft, "packs", pack="own_dust", on=True) == "edit-pack-problem"
    draft.change("combo", {"player": 0, "which": "active", "race": "ratmen", "power": "hill"})
    assert refused(draft, "packs", pack="own_river", on=True) == "edit-pack-race"
    draft.change("combo", {"player": 0, "which": "active", "race": "elves", "power": "hill"})
    draft.change("column", {"slot": 2, "race": "ratmen"})
    assert said(draft, "packs", pack="own_river", on=True) == ["edit-column-race", "edit-pack-in"]
    for id in ("be_not_afraid", "own_mint", "own_dust"):
        draft.change("packs", {"pack": id, "on": True})
    assert refused(draft, "packs", pack="be_not_afraid", on=False) == "edit-pack-problem"
    draft.change("packs", {"pack": "own_river", "on": False})
    assert "ratmen" in draft.data["race_stack"] and "own_otters" not in draft.data["race_stack"]


def test_a_race_takes_the_badge_of_a_place_and_leaves_its_own_there() -> None:
    """Badges are exchanged, never lost: also with the place that has one."""
    draft = Draft({"format": "sw-scenario/1", "packs": ["base", "underground"], "board": "base/2p"})
    draft.change("combo", {"player": 0, "which": "active", "race": "elves", "power": "forest"})
    draft.change("put", {"region": "5", "piece": "marker/stonehedge", "by": 1})
    draft.change("lend", {"power": "hill"})
    draft.change("combo", {"player": 0, "which": "active", "race": "elves", "power": "hill"})
    assert (draft.data["players"][0]["active"]["power"], draft.data["stonehedge"]) == ("hill", "forest")
