"""The regions that a combo on offer likes, compared with what the engine says of whoever goes there."""

from __future__ import annotations

import re

import pytest

from sw_widget import Game, SmallWorld
from sw_widget.text import detail, reference
from tests.widget.packs import ALL


def offered(*combos: str, packs: tuple[str, ...] = ("base",)) -> Game:
    """A board for two on which these combos are on offer, each "power race"."""
    column = [dict(zip(("power", "race"), combo.split(), strict=True)) for combo in combos]
    scenario = {"format": "sw-scenario/1", "packs": list(packs), "board": "base/2p", "turn": 1}
    return Game.from_scenario(scenario | {"players": [{"name": "Ann"}, {"name": "Ben"}], "column": column})


def likes(game: Game, slot: int) -> list[tuple[str, set[str]]]:
    """What is said of a combo, and the regions by their ids."""
    shown = SmallWorld(game).snapshot
    ids = [region.id for region in game.board.map.regions]
    return [
        (shown["strings"][liked["text"]], {ids[region] for region in liked["regions"]})
        for liked in shown["column"][slot]["likes"]
    ]


def with_terrain(game: Game, *terrains: str) -> set[str]:
    return {region.id for region in game.board.map.regions if region.terrain in terrains}


def test_a_power_that_is_paid_for_a_terrain_likes_it() -> None:
    game = offered("swamp humans", "hill giants")
    (farm, farms), (swamp, swamps) = likes(game, 0)
    assert swamps == with_terrain(game, "swamp")
    assert farms == with_terrain(game, "farmland")
    assert swamp == f"Swamp: 1 coin more a turn in each of {len(swamps)} regions."
    assert farm.startswith("Humans: 1 coin more")


def test_a_power_that_saves_tokens_likes_where_it_saves_them() -> None:
    game = offered("mounted ratmen")
    ((sentence, regions),) = likes(game, 0)
    assert regions == with_terrain(game, "hill", "farmland")
    assert sentence == f"Mounted: 1 token less for each of {len(regions)} regions."


def test_where_only_the_combo_may_go_is_told() -> None:
    game = offered("seafaring ratmen", "hill halflings")
    ((sentence, water),) = likes(game, 0)
    assert water == with_terrain(game, "sea", "lake")
    assert "that others cannot" in sentence
    # Where others may not begin.
    others = offered("merchant ratmen")
    others.play("pick", slot=0)
    inland = {region.id for region in game.board.map.regions} - water - set(others.targets())
    (sentence, anywhere), _hills = likes(game, 1)
    assert anywhere == inland
    assert "away from the edge" in sentence


def test_what_holds_everywhere_lights_nothing() -> None:
    assert likes(offered("merchant ratmen", "commando amazons"), 0) == []
    assert likes(offered("merchant ratmen", "commando amazons"), 1) == []


def test_nothing_is_told_while_a_question_is_open_or_nothing_is_picked() -> None:
    game = offered("swamp humans")
    game.play("pick", slot=0)
    assert all(card["likes"] == [] for card in SmallWorld(game).snapshot["column"])


def test_an_income_that_is_told_is_earned() -> None:
    """The engine counts as many coins more for a region that is liked than for one that is not."""
    ((_, liked),) = likes(offered("swamp ratmen"), 0)
    brought = {}
    for region in (*sorted(liked), "17"):
        game = offered("swamp ratmen")
        game.play("pick", slot=0)
        if region in game.targets():
            game.play("conquer", region=region)
            brought[region] = SmallWorld(game).snapshot["score"][0]
    assert brought == dict.fromkeys(liked & brought.keys(), 2) | {"17": 1}
    assert len(brought) > 2


@pytest.mark.parametrize("kind", ["race", "power"])
def test_no_number_of_a_ruling_is_on_the_page(kind: str) -> None:
    game = Game(players=["Ann", "Ben"], packs=list(ALL), seed=3)
    scenery = SmallWorld(game).scenery
    code = re.compile(r"\bR\d{3}\b")
    told = {key: text for key, text in scenery["details"].items() if key.startswith(f"{kind}/")}
    assert told
    assert [key for key, text in told.items() if code.search(text)] == []
    # There are such numbers in the texts, and nothing but the numbers is gone.
    full = {key: detail(kind, key.partition("/")[2]) for key in told}
    assert any(code.search(text) for text in full.values())
    assert all(len(text) - len(told[key]) < 40 for key, text in full.items())
    assert code.search(reference("badge_kept"))
