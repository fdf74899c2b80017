"""The reference that is shown with a line, an event or a refusal, in positions of the printed packs."""

from __future__ import annotations

import pytest

from sw_widget import Game
from sw_widget.game.ledger import Line
from tests.rules.support import Json, act, at, board, player
from tests.text.told_games import GIANTS, MARSH, ROAD, duel, event, game


def line(found: Game, region: str, rule: str) -> Line:
    cost = found.cost(region)
    assert cost is not None
    return next(line for line in cost if line.rule == rule)


def shot(region: str, start: str) -> Json:
    return act("conquer", region, **{"with": ["catapult"], "from": start})


def test_a_second_shot() -> None:
    ann = player("ratmen", "catapult", 9)
    found = game(duel(ann, GIANTS, {"a": at(0, "ratmen"), "b": at(0, "ratmen")}, ROAD), shot("c", "a"))
    refusal = found.why_not(shot("d", "b"))
    assert refusal is not None and refusal.code == "already_used"
    assert refusal.reference == "Rules of the expansions, Catapult"
    assert event(found, "marker_placed").reference == "Rules of the expansions, Catapult"
    assert event(found, "long_shot_conquered").reference == "Rules of the expansions, Catapult"


def test_what_a_catapult_guards() -> None:
    ann, ben = player("giants", "hill", 9), player("ratmen", "catapult")
    found = game(duel(ann, ben, {"a": at(0, "giants"), "b": at(1, "ratmen", catapult=1)}, ROAD))
    refusal = found.why_not(act("conquer", "b"))
    assert refusal is not None and refusal.code == "immune"
    assert refusal.reference == "Rules of the expansions, Catapult"


def test_new_tokens() -> None:
    scenario = duel(player("fauns", "swamp", 9), GIANTS, {"a": at(0, "fauns"), "b": at(1, "giants")})
    found = game(scenario, act("conquer", "b"), act("stop"))
    assert event(found, "tokens_gained").reference == "Rules of the expansions, Fauns"
    scenario = duel(player("skeletons", "swamp", 9), GIANTS, {"b": at(1, "giants")})
    found = game(scenario, act("conquer", "a"), act("conquer", "b"), act("stop"))
    assert event(found, "tokens_gained").reference == "Rulebook, Skeletons"


@pytest.mark.parametrize(("race", "where"), [("pixies", "Rules of the expansions, Pixies"),
                                             ("amazons", "Rulebook, Amazons")])  # fmt: skip
def test_what_is_lifted(race: str, where: str) -> None:
    scenario = duel(player(race, "swamp", 5), GIANTS, {"a": at(0, race), "h": at(1, "giants")})
    found = game(scenario, act("stop"))
    refusal = found.why_not(act("redeploy", tokens={"a": 6}))
    assert refusal is not None and refusal.reference == where
    found.play(act("redeploy", tokens={"a": 1 if race == "pixies" else 2}))
    lifted = event(found, "lifted")
    assert lifted.reference == where and [line.reference for line in lifted] == [where]


def test_the_least_that_kobolds_send() -> None:
    found = game(duel(player("kobolds", "commando", 5), GIANTS, {"a": at(0, "kobolds", 2)}))
    assert line(found, "b", "minimum").reference == "Rules of the expansions, Kobolds"
    found = game(duel(player("tritons", "commando", 5), GIANTS, {}, board("as", a="hill", s="sea border")))
    assert line(found, "a", "minimum").reference == "Rulebook, Conquering a Region"


def test_the_die_of_pygmies_and_of_a_berserk_race() -> None:
    scenario = duel(
        player("giants", "berserk", 9),
        player("pygmies", "hill"),
        {"a": at(0, "giants"), "b": at(1, "pygmies"), "c": at(1, "pygmies")},
        dice=[3, 2],
    )
    found = game(scenario, act("roll"))
    assert line(found, "b", "die").reference == "Rulebook, Berserk"
    found.play(act("conquer", "b"))
    rolled = event(found, "rolled_for_loss")
    assert rolled.reference == "Rules of the expansions, Pygmies"
    assert [line.reference for line in rolled] == ["Rules of the expansions, Pygmies"]


def test_a_berserk_attack_that_fails() -> None:
    scenario = duel(player("giants", "berserk", 1), player(), {"a": at(0, "giants")})
    found = game(scenario, act("roll", die=0), act("conquer", "b"))
    assert event(found, "attempt_failed").reference == "Rulebook, Berserk"
    found = game(
        duel(player("giants", "hill", 1), player(), {"a": at(0, "giants")}),
        act("attempt", "b", die=0),
    )
    assert event(found, "attempt_failed").reference == "Rulebook, Final Conquest Attempt"


def test_behemoths_that_flee() -> None:
    scenario = duel(
        player("giants", "hill", 9),
        player("ratmen", "behemoth"),
        {"a": at(0, "giants"), "b": at(1, "ratmen", behemoth=1), "c": at(1, "ratmen")},
        MARSH,
    )
    found = game(scenario, act("conquer", "b"))
    assert event(found, "marker_returned").reference == "Rules of the expansions, Behemoth"


def test_pots_of_gold() -> None:
    scenario = duel(player("leprechauns", "hill"), GIANTS, {"a": at(0, "leprechauns"), "b": at(1, "giants")})
    found = game(scenario, act("stop"), act("place", marker="pot_of_gold", regions={"a": 1}))
    assert event(found, "marker_placed").reference == "Rules of the expansions, Leprechauns"
    for action in (act("end_turn"), act("conquer", "a")):
        found.play(action)
    assert event(found, "marker_taken").reference == "Rules of the expansions, Leprechauns"


def test_the_site_of_a_tower() -> None:
    scenario = duel(
        player("priestesses", "hill"), GIANTS, {"a": at(0, "priestesses"), "b": at(0, "priestesses")}
    )
    found = game(scenario)
    for action in (act("decline"), act("decline", "c")):
        refusal = found.why_not(action)
        assert refusal is not None and refusal.reference == "Rules of the expansions, Priestesses"


def test_what_igors_collect() -> None:
    scenario = duel(player("igors", "hill", 9), GIANTS, {"a": at(0, "igors"), "b": at(1, "giants")})
    lost = game(scenario).losses("b")
    assert [line.reference for line in lost] == ["Rules of the expansions, Igors"]


def test_what_only_a_variant_says() -> None:
    scenario = duel(
        player("giants", "hill", 9),
        player("elves", "swamp"),
        {"a": at(0, "giants"), "b": at(1, "elves", 2), "c": at(1, "elves", 2)},
        variants=["elves_lose_one_a_round"],
    )
    found = game(scenario, act("conquer", "b"))
    assert [line.reference for line in found.losses("c")] == ["German compendium, Elves"]
    scenario = duel(
        player("giants", "diplomat", 9), player(), {"a": at(0, "giants")},
        variants=["diplomat_pays"],
    )  # fmt: skip
    found = game(
        scenario, act("stop"), act("ally", player=1), act("redeploy", tokens={"a": 10}), act("end_turn")
    )
    assert event(found, "paid_ally").reference == "German compendium, Diplomat"
    ann = player("amazons", "hill", 4, first_turn=False)
    found = game(duel(ann, player(), {}, variants=["amazons_reenter"]), act("conquer", "b"), act("stop"))
    assert [line.reference for line in found.lifts()] == ["Ruling R038"]
