"""Will-o'-Wisps: the die before conquests at magic places."""

from __future__ import annotations

from tests.rules.support import act, at, board, check, expect, player, position

ALL = ("base", "be_not_afraid", "underground")
ROW = board("ab bc cd", a="mystic_crystal border", b="farmland", c="hill magic", d="hill border")


def wisps(power: str, hand: int, dice: list[int], **regions: object) -> dict[str, object]:
    place = {"a": at(0, "will_o_wisps"), **regions}
    return position(
        ROW,
        [player("will_o_wisps", power, hand), player("orcs", "forest")],
        place,
        packs=ALL,
        dice=dice,
    )


def test_the_region_is_named_first_and_must_be_taken_where_the_hand_suffices() -> None:
    """R185."""
    check(
        wisps("hill", 2, [2], b=at(1, "orcs", 2)),
        act("roll", "b"),
        expect(hand=[0, 1], regions={"b": {"tokens": 2}}),
    )
    check(wisps("hill", 5, [0]), expect(can={"roll": ["b"]}), act("roll", "b"), expect(hand=[3, 0]))


def test_a_roll_in_vain_ends_conquests() -> None:
    """R275."""
    check(
        wisps("hill", 1, [1], b=at(1, "orcs", 3)),
        act("roll", "b"),
        expect(to_act={"player": 0, "phase": "redeploy"}),
    )


def test_not_for_any_region() -> None:
    check(
        wisps("hill", 9, []) | {"regions": {"b": at(0, "will_o_wisps")}},
        expect(can={"roll": ["a", "c"]}),
        act("roll", error="wrong_phase"),
        act("roll", "d", error="not_adjacent"),
        act("conquer", "c"),
        expect(can={"roll": ["a", "d"]}),
    )


def test_berserk_wisps_roll_twice() -> None:
    """R275. German compendium, Will-o'-Wisps."""
    check(
        wisps("berserk", 1, [2, 1], b=at(1, "orcs", 2)),
        act("roll"),
        expect(cost={"b": 2}),
        act("roll", "b"),
        expect(hand=[0, 1], regions={"b": {"race": "will_o_wisps", "tokens": 1}}),
    )


def test_a_mercenary_may_still_be_paid_after_the_roll() -> None:
    """R275."""
    check(
        wisps("mercenary", 1, [1], b=at(1, "orcs", 2)),
        act("roll", "b"),
        act("conquer", "b", **{"with": ["mercenary"]}),
        expect(hand=[0, 1], coins=[4, 5], regions={"b": {"race": "will_o_wisps"}}),
    )


def test_after_the_region_that_was_named_a_berserk_roll_is_for_any_other() -> None:
    """R275. German compendium, Sword of the Killer Rabbit: Wisps may decide after their roll to use it."""
    check(
        wisps("berserk", 2, [0, 1], a=at(0, "will_o_wisps", sword_of_the_killer_rabbit=1), b=at(1, "orcs")),
        act("roll", "b"),
        act("conquer", "c", error="not_adjacent"),
        act("conquer", "b", **{"with": ["sword_of_the_killer_rabbit"]}),
        act("roll"),
        act("conquer", "c"),
        expect(hand=[0, 0], regions={"b": {"tokens": 1}, "c": {"race": "will_o_wisps", "tokens": 1}}),
    )
