"""Shield: mushroom shields for forests, which strengthen regions for good."""

from __future__ import annotations

from sw_widget import Game
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "underground")


def woods(**more: object) -> Json:
    return position(
        VALLEY,
        [player("ratmen", "shield", 2, **more), player("giants", "fisher")],
        {"c": at(0, "ratmen"), "b": at(0, "ratmen", mushroom_shield=1), "h": at(1, "giants")},
        packs=PACKS,
    )


def test_the_last_placing_counts_and_older_shields_stay() -> None:
    """Formats: a placing may be repeated; shields never move."""
    check(
        woods(),
        act("stop"),
        expect(pieces=[{"mushroom_shield": 1}, {}]),
        act("place", marker="mushroom_shield", regions={"c": 1}),
        act("place", marker="mushroom_shield", regions={"b": 1}),
        expect(
            regions={"b": {"markers": {"mushroom_shield": 2}}, "c": {"markers": {}}},
            pieces=[{}, {}],
        ),
        act("place", marker="mushroom_shield", regions={"b": 2}, error="marker_limit"),
    )


def test_what_is_not_put_down_waits_in_hand() -> None:
    """R277. German compendium, Shield: the new ones come to the hand."""
    check(
        woods(),
        act("stop"),
        act("redeploy", tokens={"b": 2, "c": 2}),
        act("end_turn"),
        act("stop"),
        act("end_turn"),
        expect(pieces=[{"mushroom_shield": 1}, {}]),
        act("stop"),
        expect(pieces=[{"mushroom_shield": 2}, {}]),
        act("place", marker="mushroom_shield", regions={"c": 2}),
    )


def test_shields_of_an_abandoned_region_go_back_to_the_box() -> None:
    """German compendium, Shield: when the region is left."""
    check(
        woods(),
        act("abandon", region="b"),
        act("stop"),
        expect(pieces=[{"mushroom_shield": 1}, {}]),
    )


def test_a_scenario_and_a_code_keep_what_is_in_hand_and_what_was_put_down() -> None:
    game = Game.from_scenario({"format": "sw-scenario/1", **woods(pieces={"mushroom_shield": 3})})
    game.play({"do": "stop"})
    game.play({"do": "place", "marker": "mushroom_shield", "regions": {"c": 2}})
    again = Game.from_scenario(game.to_scenario())
    assert again.position == game.position
    assert Game.from_code(game.code).position == game.position
