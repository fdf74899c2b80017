"""Underground with the other packs: where two rules meet that know nothing of each other."""

from __future__ import annotations

import pytest

from sw_widget import Game, packs
from tests.rules.support import act, at, board, check, expect, player, position

ALL = packs.printed()
PEAKS = board("ab bc cd ad de", a="mountain", b="farmland border", c="hill", d="forest", e="mountain border")
ROW = board("ab bc cd de", a="hill border", b="forest", c="swamp", d="hill", e="farmland border")


@pytest.mark.parametrize("power", ["hill", "flying"])
@pytest.mark.parametrize(("where", "refusal"), [("a", "not_border"), ("b", "not_border"), ("e", None)])
def test_flames_come_to_gnomes_on_a_mountain_at_the_edge_only(
    power: str, where: str, refusal: str | None
) -> None:
    """R294."""
    check(
        position(
            PEAKS, [player("flames", power, 7), player("gnomes", "swamp")], {where: at(1, "gnomes")}, ALL
        ),
        expect(why_not={where: refusal}),
    )


def test_flames_that_stand_without_a_volcano_light_it_on_the_next_mountain() -> None:
    """R269."""
    check(
        position(
            PEAKS,
            [player("flames", "hill", 7), player("orcs", "swamp")],
            {"d": at(0, "flames"), "b": at(1, "orcs", 2)},
            ALL,
        ),
        act("conquer", "a"),
        expect(regions={"a": {"markers": {"volcano": 1}}}, cost={"b": 2}),
        act("stop"),
        expect(regions={"a": {"tokens": 0}}),
    )


def test_slingmen_jump_to_a_token_that_they_replace_and_are_paid() -> None:
    """R295."""
    check(
        position(
            ROW,
            [player("slingmen", "vampire", 1), player("giants", "swamp")],
            {"a": at(0, "slingmen"), "c": at(1, "giants"), "e": at(1, "giants", 2)},
            ALL,
        ),
        act("convert", "c"),
        expect(regions={"c": {"player": 0, "tokens": 1}}, coins=[6, 5]),
    )


def test_whoever_drives_scavengers_off_ones_ruins_is_marked_for_vengeance() -> None:
    """R282."""
    check(
        position(
            ROW,
            [
                player("ratmen", "merchant", 5),
                player("scavengers", "swamp"),
                player("giants", "vengeful", 0, declined=["orcs"]),
            ],
            {
                "a": at(0, "ratmen"),
                "b": {**at(1, "scavengers"), "under": {"player": 2, "race": "orcs", "tokens": 1}},
                "c": at(2, "giants"),
                "d": at(1, "scavengers"),
            },
            ALL,
            current=0,
        ),
        act("conquer", "b"),
        act("stop"),
        act("redeploy", tokens={"a": 1, "b": 5}),
        act("end_turn"),
        act("stop"),
        act("end_turn"),
        expect(cost={"b": {"lines": {"base": 2, "tokens": 5, "vengeful": -1}}, "d": 3}),
    )


def test_hordes_alone_turn_into_no_dragon() -> None:
    """German compendium, Drakons: a race token is replaced."""
    check(
        position(ROW, [player("drakons", "hordes_of", 0, pieces={"horde": 2}), player()], {}, ALL),
        act("conquer", "a", error="not_enough_tokens", **{"with": ["transformed_drakon"]}),
    )


def test_shields_are_lost_with_a_region_that_amazons_give_up() -> None:
    """R277."""
    check(
        position(
            ROW,
            [player("amazons", "shield", 0, pieces={"mushroom_shield": 1}), player()],
            {"a": at(0, "amazons", 1), "b": at(0, "amazons", 4)},
            ALL,
        ),
        act("stop"),
        act("place", marker="mushroom_shield", regions={"b": 2}),
        act("redeploy", tokens={"a": 1}),
        expect(pieces=[{}, {}]),
        act("place", marker="mushroom_shield", regions={"a": 3}, error="marker_limit"),
    )


def test_who_lies_under_scavengers_leaves_the_river_with_them() -> None:
    """R263."""
    river = board("ab bc", a="mud border", b="river", c="mud border")
    check(
        position(
            river,
            [player("scavengers", "swamp", 3, declined=["ghouls"]), player()],
            {"a": at(0, "ghouls", 2), "c": at(0, "scavengers")},
            ALL,
        ),
        act("conquer", "b"),
        act("stop"),
        act("conquer", "b"),
        expect(regions={"b": {"race": "scavengers", "under": {"player": 0, "race": "ghouls", "tokens": 1}}}),
        act("stop"),
        expect(regions={"b": {"tokens": 0}}),
    )


def test_no_catapult_shoots_into_a_cavern_that_is_joined_to_its_own() -> None:
    """R296."""
    caves = board("ab bc cd", a="hill cavern border", b="forest", c="swamp cavern", d="hill border")
    shot = {"with": ["catapult"], "from": "a"}
    for race, error in (("ratmen", {}), ("spiderines", {"error": "not_adjacent"})):
        check(
            position(caves, [player(race, "catapult", 5), player()], {"a": at(0, race)}, ALL),
            act("conquer", "c", **shot, **error),
        )


def test_the_heat_of_the_volcano_passes_from_cavern_to_cavern() -> None:
    """R296."""
    caves = board("va ab bc cd", v="mountain", a="hill cavern", b="forest", c="swamp cavern", d="hill border")
    check(
        position(
            caves,
            [player("flames", "underworld", 3), player("giants", "swamp")],
            {"v": {"markers": {"volcano": 1}}, "a": at(0, "flames"), "c": at(1, "giants", 3)},
            ALL,
        ),
        expect(cost={"c": {"lines": {"base": 2, "tokens": 3, "flames": -3, "underworld": -1}}}),
    )


def test_a_token_goes_along_with_fireballs_whatever_the_hammers_do() -> None:
    """R149, R179."""
    pieces = {"silver_hammer": 2, "fireball": 1}
    check(
        position(
            ROW,
            [player("iron_dwarves", "fireball", 3, pieces=pieces), player()],
            {"a": at(0, "iron_dwarves")},
            ALL,
        ),
        act("conquer", "b", **{"with": ["fireball", "silver_hammer"]}),
        expect(hand=[2, 0], regions={"b": {"tokens": 1}}),
    )


def test_a_code_knows_a_region_that_hammers_alone_have_taken() -> None:
    """The hand is empty, and no token stands there."""
    pieces = {"silver_hammer": 2}
    scenario = position(
        ROW, [player("iron_dwarves", "hill", 0, pieces=pieces), player()], {"a": at(0, "iron_dwarves")}, ALL
    )
    game = Game.from_scenario({"format": "sw-scenario/1", **scenario})
    game.play("conquer", region="b", means=["silver_hammer", "silver_hammer"])
    again = Game.from_code(game.code)
    assert again.position.tokens == game.position.tokens
    assert again.position.holder == game.position.holder
    assert again.code == game.code


def test_pygmies_that_the_balrog_drives_out_roll_before_the_turn_has_begun() -> None:
    """Their die readies nobody: the race may still decline."""
    check(
        position(
            ROW,
            [player("ratmen", "hill", 0), player("pygmies", "swamp", 0)],
            {
                "b": at(0, "ratmen", 3, wickedest_pentacle=1),
                "c": {"markers": {"balrog": 1}},
                "d": at(1, "pygmies", 3),
                "e": at(1, "pygmies"),
            },
            ALL,
            dice=[1, 1],
        ),
        act("use", "d", trait="wickedest_pentacle"),
        expect(to_act={"player": 0, "phase": "start"}, hand=[0, 3], regions={"b": {"tokens": 3}}),
    )
