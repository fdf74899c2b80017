"""Gnomes: nothing helps others to conquer them."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

ALL = ("base", "cursed", "royal_bonus", "sky_islands", "spiders_web", "be_not_afraid", "underground")
ROW = board("ab bc cd ad", a="mountain border", b="forest", c="farmland border", d="hill")


def gnomes(race: str, power: str, hand: int = 5, tokens: int = 1, **more: object) -> dict[str, object]:
    return position(
        ROW,
        [player(race, power, hand, **more), player("gnomes", "fisher")],
        {"a": at(0, race), "b": at(1, "gnomes", tokens)},
        packs=ALL,
    )


def test_discounts_are_void_and_surcharges_are_not() -> None:
    """R176."""
    check(gnomes("ogres", "commando"), expect(cost={"b": 3, "d": 1}))
    lines = {"base": 2, "tokens": 1, "mummies": 1}
    check(gnomes("mummies", "commando"), expect(cost={"b": {"total": 4, "lines": lines}}))
    check(gnomes("giants", "merchant"), expect(cost={"b": 3, "d": 1}))


def test_kobolds_still_send_two() -> None:
    check(
        position(
            ROW,
            [player("kobolds", "merchant", 1), player("gnomes", "fisher")],
            {"a": at(0, "kobolds", 2), "b": at(1, "gnomes")},
            packs=ALL,
        ),
        expect(why_not={"b": "not_enough_tokens"}),
    )


def test_pieces_are_refused() -> None:
    """R270."""
    for race, power, means, more in (
        ("orcs", "dragon_master", "dragon", {}),
        ("orcs", "mercenary", "mercenary", {}),
        ("orcs", "fireball", "fireball", {"pieces": {"fireball": 1}}),
        ("iron_dwarves", "merchant", "silver_hammer", {"pieces": {"silver_hammer": 2}}),
        ("orcs", "zeppelined", "zeppelin", {}),
        ("drakons", "merchant", "transformed_drakon", {}),
    ):
        check(gnomes(race, power, **more), act("conquer", "b", error="immune", **{"with": [means]}))


def test_they_are_not_converted_emptied_or_covered_with_lava() -> None:
    """R270."""
    check(gnomes("sorcerers", "merchant"), act("convert", "b", error="no_convert"))
    check(gnomes("orcs", "vampire"), act("convert", "b", error="no_convert"))
    check(gnomes("wendigos", "merchant"), act("use", "b", trait="wendigos", error="immune"))
    check(
        gnomes("orcs", "lava", 0),
        act("stop"),
        act("place", marker="lava_token", regions={"b": 1}, error="immune"),
    )


def test_only_neighbours_attack_them() -> None:
    """German compendium, Gnomes: who has no troops next to them cannot attack."""
    check(
        position(
            ROW,
            [player("orcs", "flying", 5), player("gnomes", "fisher")],
            {"d": at(0, "orcs"), "b": at(1, "gnomes")},
            packs=ALL,
        ),
        expect(why_not={"b": "not_adjacent"}, cost={"a": 3}),
    )


def test_a_die_that_was_rolled_first_does_not_count_and_a_final_attempt_does() -> None:
    check(gnomes("orcs", "berserk", 3) | {"dice": [2]}, act("roll"), expect(cost={"b": 3, "d": 1}))
    tried = gnomes("orcs", "merchant", 2) | {"dice": [1]}
    check(tried, act("attempt", "b"), expect(regions={"b": {"race": "orcs"}}))


def test_the_second_wave_of_marauding_and_declined_ghouls_stay_out() -> None:
    """R177."""
    check(gnomes("orcs", "marauding"), expect(cost={"b": 3}), act("stop"), expect(why_not={"b": "immune"}))
    check(
        position(
            ROW,
            [player("orcs", "merchant", 5, declined=["ghouls"]), player("gnomes", "fisher")],
            {"a": at(0, "ghouls", 5), "b": at(1, "gnomes"), "d": at(0, "orcs")},
            packs=ALL,
        ),
        expect(why_not={"b": "immune"}),
        act("stop"),
        expect(why_not={"b": "not_adjacent"}),
    )


def test_hordes_and_amazons_attack_and_pillaging_is_paid() -> None:
    check(gnomes("amazons", "merchant", 4), act("conquer", "b"), expect(hand=[1, 0]))
    check(
        gnomes("ogres", "pillaging", 3),
        act("conquer", "b"),
        act("stop"),
        act("end_turn"),
        expect(score={"lines": {"regions": 2, "pillaging": 1}}),
    )


def test_in_decline_they_are_like_anybody() -> None:
    check(
        position(
            ROW,
            [player("ogres", "commando", 5), player(declined=["gnomes"])],
            {"a": at(0, "ogres"), "b": at(1, "gnomes")},
            packs=ALL,
        ),
        expect(cost={"b": 1}),
    )
