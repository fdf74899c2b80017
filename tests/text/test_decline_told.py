"""What a decline tells: everything that goes with it, and what no longer earns coins."""

from __future__ import annotations

import pytest

from tests.rules.support import Json, act, at, player
from tests.text.told_games import GIANTS, duel, event, game, told

DECLINE = act("decline")
NOBODY = player()


def declined(ann: Json, regions: Json) -> list[str]:
    """What is told when Ann's race goes into decline."""
    found = told(game(duel(ann, GIANTS, {**regions, "h": at(1, "giants")}), DECLINE))
    return [sentence for sentence in found if "New on offer" not in sentence]


def test_heroes_that_go() -> None:
    regions = {"a": at(0, "ratmen", 2, hero=1), "b": at(0, "ratmen", 1, hero=1)}
    assert declined(player("ratmen", "heroic"), regions)[:3] == [
        "Player 1's Ratmen go into decline, and 2 regions stay theirs.",
        "Player 1's Ratmen lose their 2 heroes.",
        "1 Ratman token goes back to the tray.",
    ]


def test_pieces_in_hand_that_go() -> None:
    ann = player("ratmen", "fireball", pieces={"fireball": 3})
    assert "Player 1's Ratmen lose their 3 fireballs." in declined(ann, {"a": at(0, "ratmen")})


def test_hordes_that_go_and_the_region_that_only_they_held() -> None:
    ann = player("orcs", "hordes_of", pieces={"horde": 2})
    regions = {"a": at(0, "orcs", 0, horde=1), "b": at(0, "orcs", 1, horde=1), "c": at(0, "orcs", 1)}
    assert declined(ann, regions)[:3] == [
        "Player 1's Orcs go into decline, and 2 regions stay theirs.",
        "Player 1's Orcs lose their 2 hordes.",
        "Player 1's Orcs leave a: only hordes held it.",
    ]


def test_what_igors_had_collected() -> None:
    ann = player("igors", "swamp", pile={"orcs": 2, "lost_tribe": 1})
    found = declined(ann, {"a": at(0, "igors")})
    assert "The 3 lost tokens that Player 1's Igors had collected are given back." in found


def test_pots_that_a_stout_race_has_just_put_down() -> None:
    scenario = duel(player("leprechauns", "stout"), GIANTS, {"a": at(0, "leprechauns"), "h": at(1, "giants")})
    pots = act("place", marker="pot_of_gold", regions={"a": 1})
    found = game(scenario, act("stop"), pots, act("end_turn"), DECLINE)
    assert "Player 1's Leprechauns lose their pot of gold." in told(found)


def test_winter_that_ends() -> None:
    regions = {"a": at(0, "ice_witches", 1, winter_marker=1), "b": at(0, "ice_witches", 1, winter_marker=1)}
    found = declined(player("ice_witches", "swamp"), regions)
    assert "Player 1's Ice Witches lose their 2 winter markers." in found


def test_fortresses_of_those_who_build_a_tower() -> None:
    ann = player("priestesses", "fortified")
    regions = {region: at(0, "priestesses", 1, fortress=1) for region in "abc"}
    found = told(game(duel(ann, GIANTS, {**regions, "h": at(1, "giants")}), act("decline", "a")))
    assert "Player 1's Priestesses lose their 2 fortresses." in found


def test_loot_that_is_worth_nothing() -> None:
    scenario = duel(player("skags", "stout", 2), NOBODY, {}, loot=[0])
    found = game(scenario, act("conquer", "b"), act("stop"), act("end_turn"), DECLINE)
    assert "Player 1 turns up all loot in regions of the Skags: it is worth nothing." in told(found)


def test_a_power_that_is_no_longer_copied() -> None:
    scenario = duel(
        player("ratmen", "copycat"),
        GIANTS,
        {"a": at(0, "ratmen"), "h": at(1, "giants")},
        column=[{"race": "orcs", "power": "commando"}],
    )
    found = game(scenario, act("use", trait="copycat", slot=0), act("stop"), act("end_turn"), act("stop"))
    for action in (act("redeploy", tokens={"h": 10}), act("end_turn")):
        found.play(action)
    assert "Player 1's Ratmen no longer have the copied power Commando." in told(found)


@pytest.mark.parametrize(
    ("race", "power", "missing"),
    [
        ("ratmen", "merchant", ["Merchant: only while the race is active, and now it is in decline."]),
        (
            "humans",
            "alchemist",
            [
                "Humans: only while the race is active, and now it is in decline.",
                "Alchemist: only while the race is active, and now it is in decline.",
            ],
        ),
        ("ratmen", "aquatic", ["Aquatic: only while the race is active, and now it is in decline."]),
        ("ratmen", "fortified", ["Fortified: only while the race is active, and now it is in decline."]),
        ("dwarves", "commando", []),
    ],
)
def test_what_no_longer_earns_coins(race: str, power: str, missing: list[str]) -> None:
    found = game(duel(player(race, power), GIANTS, {"a": at(0, race), "h": at(1, "giants")}), DECLINE)
    ledger = event(found, "scored").ledger
    assert ledger is not None
    assert [line.sentence for line in ledger if not line.applied and "decline" in line.sentence] == missing
    assert all(line.amount == 0 for line in ledger if not line.applied)


def test_a_kept_badge_still_says_so_in_later_turns() -> None:
    ann = player(declined=[("ratmen", "fortified")])
    found = game(duel(ann, GIANTS, {"a": at(0, "ratmen", fortress=1), "h": at(1, "giants")}))
    said = [line.sentence for line in found.score_preview() if not line.applied]
    assert "Fortified: only while the race is active, and now it is in decline." in said


def test_an_older_race_that_leaves() -> None:
    ann = player("ratmen", "swamp", declined=["trolls"])
    trolls = {region: at(0, "trolls", 1, lair=1) for region in "bc"}
    found = declined(ann, {"a": at(0, "ratmen"), **trolls})
    assert found[:3] == [
        "Player 1's Trolls leave the map, because another race of Player 1 goes into decline: "
        "their banner may turn up in the column again.",
        "Player 1's Trolls lose their 2 lairs.",
        "Player 1's Ratmen go into decline, and 1 region stays theirs.",
    ]


def test_a_race_that_lost_its_last_token() -> None:
    ben = player("orcs", "swamp", declined=["ratmen"])
    found = game(duel(GIANTS, ben, {"a": at(0, "giants"), "b": at(1, "ratmen")}), act("conquer", "b"))
    assert told(found)[-1] == (
        "Player 2's Ratmen have lost their last token and leave the game: "
        "their banner may turn up in the column again."
    )


def test_a_race_without_a_region() -> None:
    assert declined(player("ratmen", "swamp", 4, first_turn=False), {})[:1] == [
        "Player 1's Ratmen go into decline without a region to hold."
    ]
    found = declined(player("ratmen", "swamp", 4, first_turn=False), {})
    assert (
        "Player 1's Ratmen hold no region any more and leave the game: "
        "their banner may turn up in the column again."
    ) in found
