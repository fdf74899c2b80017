"""What the page is told of Sky Islands: fired cannons, attacks with the die, choices beside a region."""

from __future__ import annotations

from typing import Any

import pytest

from sw_widget import SmallWorld
from tests.widget.contract import shown as told
from tests.widget.sky_islands import GAMES
from tests.widget.test_packs import check


def shown(name: str) -> dict[str, Any]:
    return told(SmallWorld(GAMES[name]()))


@pytest.mark.parametrize("name", GAMES)
def test_each_position_is_sent_as_promised_and_offers_what_is_legal(name: str) -> None:
    game = GAMES[name]()
    check(game, told(SmallWorld(game)))


def labels(snapshot: dict[str, Any], region: int) -> list[str]:
    return [act["label"] for act in snapshot["regions"][region]["acts"]]


@pytest.mark.parametrize(
    ("name", "fired"), [("cannons", []), ("cannons_stay", [12]), ("cannons_fired", [12, 14])]
)
def test_a_cannon_that_was_fired_is_told_apart(name: str, fired: list[int]) -> None:
    regions = shown(name)["regions"]
    assert [i for i, region in enumerate(regions) if any(p.get("fired") for p in region["pieces"])] == fired
    assert [i for i, region in enumerate(regions) if "Cannon, fired this turn." in region["holds"]] == fired


def test_an_attack_for_which_the_die_is_rolled_is_no_attempt_in_vain() -> None:
    snapshot = shown("zeppelins")
    assert labels(snapshot, 20) == ["Attack with the zeppelin: 2 tokens, less what the die shows"]
    everywhere = range(len(snapshot["regions"]))
    assert not [label for region in everywhere for label in labels(snapshot, region) if "vain" in label]


def test_choices_that_name_a_region_stand_beside_it() -> None:
    snapshot = shown("wendigos")
    assert labels(snapshot, 10) == ["Empty Whisperwood"]
    assert labels(snapshot, 12)[0] == "Empty Ferncover"  # what is sure comes before the die
    assert "Fire the cannon in Ferncover" in labels(shown("cannons"), 12)


def test_a_free_pick_is_announced() -> None:
    assert "this time every combo is free" in GAMES["free_pick"]().prompt
