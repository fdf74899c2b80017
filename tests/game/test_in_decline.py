"""What a scenario, a code and the editor allow of a race in decline: what can have stayed, and no more."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from sw_widget import Game, SaveError, ScenarioError
from sw_widget.engine.position import DECLINED
from sw_widget.game.draft.draft import Draft
from sw_widget.game.draft.problems import Impossible
from sw_widget.game.in_decline import check_declined
from sw_widget.game.position_code import write_code
from sw_widget.game.scenario.writing import scenario_of
from tests.engine.made_up_packs import table
from tests.every_effect import BuildsTower, ConquersInDecline, KeepsAllInDecline
from tests.rules.support import VALLEY, at, player, position

PACKS = ["base", "cursed", "grand_dames", "be_not_afraid", "royal_bonus"]
SAID = "in decline, a single token of 'elves' stays in a region, not 3"
STACKED = "in decline, 'priestesses' are stacked in one region; they stand in 'a' already"


def scenario(regions: dict[str, Any], *declined: str | tuple[str, str]) -> dict[str, Any]:
    """Ann's Orcs and what she has in decline."""
    seats = [player("orcs", "hill", 5, declined=list(declined)), player("humans", "forest")]
    return {**position(VALLEY, seats, regions, turn=4), "format": "sw-scenario/1", "packs": PACKS}


def test_one_token_stays_in_a_region() -> None:
    three = scenario({"a": at(0, "elves"), "c": at(0, "elves", 3)}, "elves")
    with pytest.raises(ScenarioError) as refused:
        Game.from_scenario(three)
    assert (refused.value.path, refused.value.message) == ("regions.c.tokens", SAID)
    with_badge = scenario({"c": at(0, "elves", 3)}, ("elves", "spirit"))
    with pytest.raises(ScenarioError, match=r"regions\.c\.tokens"):
        Game.from_scenario(with_badge)
    Game.from_scenario(scenario({"a": at(0, "elves"), "c": at(0, "elves")}, "elves"))


def test_a_stack_stands_in_one_region() -> None:
    with pytest.raises(ScenarioError) as refused:
        Game.from_scenario(scenario({"a": at(0, "priestesses", 2), "c": at(0, "priestesses")}, "priestesses"))
    assert (refused.value.path, refused.value.message) == ("regions.c.race", STACKED)
    Game.from_scenario(scenario({"c": at(0, "priestesses", 4)}, "priestesses"))


def test_lava_may_have_driven_tokens_together() -> None:
    three = scenario({"a": at(0, "elves"), "c": at(0, "elves", 3)}, "elves")
    Game.from_scenario({**three, "packs": [*PACKS, "spiders_web"]})
    stacks = scenario({"a": at(0, "priestesses", 2), "c": at(0, "priestesses")}, "priestesses")
    with pytest.raises(ScenarioError, match=r"regions\.c\.race"):
        Game.from_scenario({**stacks, "packs": [*PACKS, "spiders_web"]})


def test_who_keeps_all_may_have_more() -> None:
    Game.from_scenario(scenario({"a": at(0, "ghouls", 3), "c": at(0, "ghouls", 2)}, "ghouls"))


@pytest.mark.parametrize("effect", [KeepsAllInDecline(), ConquersInDecline(), BuildsTower()])
def test_more_than_one_token_of_made_up_races(effect: Any) -> None:
    """Whoever conquers in decline gathers tokens again."""
    game = table(old=(effect,), regions={"c": "moles 3"})
    assert game.position.tokens[game.position.rules.board.index["c"]] == 3
    with pytest.raises(ScenarioError, match=r"regions\.c\.tokens"):
        table(regions={"c": "moles 3"})


def test_a_badge_that_is_gone_may_have_kept_them() -> None:
    table(power=(KeepsAllInDecline(),), regions={"c": "moles 3"})


def test_a_stack_and_more_where_a_race_goes_on_conquering() -> None:
    table(old=(BuildsTower(), ConquersInDecline()), regions={"b": "moles 2", "c": "moles 1"})
    with pytest.raises(ScenarioError, match=r"regions\.c\.race"):
        table(old=(BuildsTower(),), regions={"b": "moles 2", "c": "moles 1"})


def test_a_code_is_refused_as_well() -> None:
    game = Game.from_scenario(scenario({"a": at(0, "elves"), "c": at(0, "elves")}, "elves"))
    found = game.position
    found.tokens[found.rules.board.index["c"]] = 3
    found.tray[found.declined[0][0]] -= 2
    with pytest.raises(SaveError, match=r"regions\.c\.tokens: in decline, a single token"):
        Game.from_code(write_code(found, game.names))


def test_the_editor_agrees() -> None:
    draft = Draft(scenario({"a": at(0, "elves"), "c": at(0, "elves")}, "elves"))
    assert refused(draft, "c", "race/elves") == "edit-declined-one"
    draft = Draft(scenario({"a": at(0, "priestesses", 2)}, "priestesses"))
    assert refused(draft, "c", "race/priestesses") == "edit-tower-one"
    draft.change("put", {"region": "a", "piece": "race/priestesses", "by": 1})
    with pytest.raises(Impossible) as told:
        draft.load(Draft(draft.scenario).text.replace('"tokens": 3', '"tokens": 99'))
    assert told.value.id == "edit-unreadable"


def refused(draft: Draft, region: str, piece: str) -> str:
    before = draft.text
    with pytest.raises(Impossible) as told:
        draft.change("put", {"region": region, "piece": piece, "by": 1})
    assert draft.text == before
    return told.value.id


@pytest.mark.parametrize("seed", range(12))
def test_no_position_of_a_game_is_refused(seed: int) -> None:
    """Random games with all packs, by players who decline often: every step as a scenario and as a code."""
    rng, declined = Random(seed), 0
    names = ["Ann", "Ben", "Cleo", "Dan", "Eve"][: 2 + seed % 4]
    game = Game(players=names, seed=seed, packs=PACKS if seed % 3 else [*PACKS, "spiders_web"])
    while not game.over:
        kinds = game.legal.kinds
        code = "decline" if "decline" in kinds and rng.random() < 0.25 else None
        game.play(next(iter(game.legal.of(code))) if code else game.legal.sample(rng))
        if DECLINED in game.position.status:
            check_declined(game.position)
            declined += 1
            if rng.random() < 0.05:
                Game.from_code(game.code)
                Game.from_scenario(scenario_of(game.position, names))
    assert declined > 10
