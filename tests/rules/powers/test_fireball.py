"""Fireball: collected at Magic sources, worth two tokens in a later attack, and spent."""

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import Json, act, at, board, check, expect, player, position

PACKS = ("base", "royal_bonus")
SPRINGS = board(
    "ab bc cd bd de ef",
    a="hill magic border",
    b="farmland magic",
    c="swamp magic",
    d="mountain",
    e="forest tribe",
    f="farmland border",
)


def throw(region: str, balls: int = 1, do: str = "conquer", **more: Any) -> Json:
    """Conquer a region with fireballs, or try to."""
    return act(do, region, **{"with": ["fireball"] * balls}, **more)


def springs(own: str, hand: int, balls: int, orcs: int = 0, **more: Any) -> Json:
    """Ann's Ratmen in some regions with some fireballs; Ben's Orcs in the mountain and far away."""
    regions: Json = {name: at(0, "ratmen") for name in own}
    ben = {"d": at(1, "orcs", orcs)} if orcs else {}
    return position(
        SPRINGS,
        [player("ratmen", "fireball", hand, pieces={"fireball": balls}), player("orcs", "hill")],
        {**regions, **ben, "f": at(1, "orcs")},
        PACKS,
        **more,
    )


def test_badge_brings_five_tokens() -> None:
    """Badge: 8 + 5 Ratmen; the first fireballs are still to be collected."""
    check_badge_value("ratmen", "fireball", 13, 0, PACKS)


@pytest.mark.parametrize(("own", "balls"), [("abc", 3), ("ab", 2), ("be", 1), ("d", 0)])
def test_one_for_each_magic_source(own: str, balls: int) -> None:
    """Rules summary, Fireball: they are there when conquests end."""
    check(
        springs(own, 0, 0),
        expect(pieces=[{}, {}]),
        STOP,
        expect(pieces=[{"fireball": balls} if balls else {}, {}]),
    )


def test_collected_this_turn_used_the_next() -> None:
    """R149: three sources; then a cost of 6 with two fireballs needs two tokens, and one fireball is left."""
    check(
        springs("abc", 2, 0, 3),
        throw("d", error="marker_limit"),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 3, "c": 1}),
        END,
        act("stop", by=1),
        act("redeploy", tokens={"d": 3, "f": 1}),
        END,
        expect(
            cost={"d": {"total": 6, "lines": {"base": 2, "tokens": 3, "mountain": 1}}},
            pieces=[{"fireball": 3}, {}],
        ),
        throw("d", 2, by=0),
        expect(
            hand=[0, 2],
            pieces=[{"fireball": 1}, {}],
            regions={"d": {"player": 0, "tokens": 2, "markers": {}}},
        ),
    )


@pytest.mark.parametrize(("balls", "tokens"), [(0, 7), (1, 5), (2, 3), (3, 1), (4, 1)])
def test_each_counts_as_two(balls: int, tokens: int) -> None:
    """R149, R150: several for one region, and one token goes there in any case."""
    check(
        springs("b", 8, 5, 4),
        expect(cost={"d": 7}),
        throw("d", balls),
        expect(hand=[8 - tokens, 3], pieces=[{"fireball": 5 - balls}, {}], regions={"d": {"tokens": tokens}}),
    )


def test_two_against_a_cost_of_three() -> None:
    """R150: one token is still needed, and both fireballs are spent."""
    check(
        springs("b", 1, 2),
        expect(cost={"d": 3}),
        throw("d", 2),
        expect(hand=[0, 0], pieces=[{}, {}], regions={"d": {"tokens": 1}}),
    )
    check(springs("b", 0, 2), throw("d", 2, error="no_tokens"))


def test_no_more_than_there_are() -> None:
    """Rules summary, Fireball: spent is spent; who is refused spends nothing."""
    check(
        springs("b", 9, 2, 4),
        throw("d", 3, error="marker_limit"),
        throw("d"),
        expect(hand=[4, 3], pieces=[{"fireball": 1}, {}]),
        throw("e", 2, error="marker_limit"),
        throw("e"),
        expect(hand=[3, 3], pieces=[{}, {}]),
        throw("a", error="marker_limit"),
    )
    check(
        springs("b", 2, 2, 4),
        throw("d", 2, error="not_enough_tokens"),
        expect(pieces=[{"fireball": 2}, {}], hand=[2, 0]),
    )


def test_they_gather_over_turns() -> None:
    """Rules summary, Fireball: each redeployment brings new ones, those that are left stay."""
    check(
        springs("ab", 0, 1),
        *idle(0),
        expect(pieces=[{"fireball": 3}, {}]),
        *idle(1),
        *idle(0),
        expect(pieces=[{"fireball": 5}, {}], score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_a_source_taken_this_turn_counts_at_once() -> None:
    """Rules summary, Fireball: what is occupied at redeployment."""
    check(
        springs("d", 4, 0),
        act("conquer", "b"),
        act("conquer", "c"),
        STOP,
        expect(pieces=[{"fireball": 2}, {}]),
    )


def test_sources_in_decline_do_not_count() -> None:
    """R041: the race with the badge must stand there."""
    check(
        position(
            SPRINGS,
            [player("ratmen", "fireball", declined=["humans"]), player()],
            {"a": at(0, "ratmen"), "b": at(0, "humans"), "c": at(0, "humans")},
            PACKS,
        ),
        STOP,
        expect(pieces=[{"fireball": 1}, {}]),
    )


@pytest.mark.parametrize(("die", "taken"), [(3, True), (2, False)])
def test_the_final_attempt(die: int, taken: bool) -> None:
    """R149 and Final Conquest Attempt: three short with one fireball, which is gone either way."""
    check(
        springs("e", 1, 2, 3, dice=[die]),
        act("attempt", "d", error="too_far_short"),
        throw("d", do="attempt"),
        expect(
            hand=[0, 2] if taken else [1, 0],
            pieces=[{"fireball": 1}, {}],
            regions={"d": {"player": 0 if taken else 1}},
        ),
    )


def test_enough_with_fireballs_needs_no_die() -> None:
    """R026: where tokens and fireballs suffice it is an ordinary conquest."""
    check(springs("b", 2, 2, 3), throw("d", 2, "attempt", error="enough_tokens"), throw("d", 2))


def test_they_do_not_defend() -> None:
    """Rules summary, Fireball: only during an attack."""
    check(
        springs("e", 0, 5) | {"current": 1},
        expect(cost={"e": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
    )


def test_driven_off_the_map_they_keep_them() -> None:
    """Rules summary, Fireball: used is lost, driven out is not; they help to enter again."""
    check(
        position(
            SPRINGS,
            [player("ratmen", "fireball", 1, pieces={"fireball": 2}), player("orcs", "hill", 3)],
            {"e": at(0, "ratmen"), "f": at(1, "orcs")},
            PACKS,
            current=1,
        ),
        act("conquer", "e"),
        STOP,
        END,
        expect(pieces=[{"fireball": 2}, {}], hand=[1, 0]),
        throw("a", by=0),
        expect(hand=[0, 0], pieces=[{"fireball": 1}, {}], regions={"a": {"tokens": 1}}),
    )


def test_in_decline_they_are_gone() -> None:
    """Rulebook, Entering in decline: the power ends; the turn of decline has no redeployment either."""
    check(springs("ab", 0, 3), act("decline"), expect(pieces=[{}, {}]))


def test_other_races_have_none() -> None:
    """Rules summary, Fireball: not Wizards on the same source, nor Ghouls of the same player."""
    check(
        position(SPRINGS, [player("wizards", "hill", 3), player()], {"a": at(0, "wizards")}, PACKS),
        throw("b", error="wrong_phase"),
        STOP,
        expect(pieces=[{}, {}]),
    )
    check(
        position(
            SPRINGS,
            [player("ratmen", "fireball", 3, pieces={"fireball": 3}, declined=["ghouls"]), player()],
            {"a": at(0, "ratmen"), "d": at(0, "ghouls", 4)},
            PACKS,
        ),
        throw("c", error="wrong_phase"),
    )


def test_wizards_with_fireballs_have_both() -> None:
    """Rulebook, benefits cumulate: a source pays the Wizards and makes a fireball."""
    check(
        position(SPRINGS, [player("wizards", "fireball"), player()], {"a": at(0, "wizards")}, PACKS),
        *idle(0),
        expect(
            score={"player": 0, "total": 2, "lines": {"regions": 1, "wizards": 1}},
            pieces=[{"fireball": 1}, {}],
        ),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("fireball", PACKS)
