"""Mercenary: a coin in place of two tokens, once for each conquest."""

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

PACKS = ("base", "be_not_afraid")


def hire(region: str, do: str = "conquer", times: int = 1, **more: Any) -> Json:
    """Conquer a region, or try to, and offer a coin for it."""
    return act(do, region, **{"with": ["mercenary"] * times}, **more)


def before(hand: int, defenders: int = 2, *, coins: int = 5, power: str = "mercenary", **more: Any) -> Json:
    """Ann in the forest, Ben's Orcs in the mountain beside her, and on a far hill."""
    return position(
        VALLEY,
        [player("ratmen", power, hand, coins=coins), player("orcs", "swamp")],
        {"c": at(0, "ratmen"), "d": at(1, "orcs", defenders), "h": at(1, "orcs")},
        PACKS,
        **more,
    )


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen."""
    check_badge_value("ratmen", "mercenary", 12, 1, PACKS)


def test_a_coin_saves_two_tokens_and_a_second_is_refused() -> None:
    """R137: cost 5, three tokens; what is shown as the cost does not count the coin."""
    check(
        before(4),
        expect(
            cost={"d": {"total": 5, "lines": {"base": 2, "tokens": 2, "mountain": 1}}},
            why_not={"d": "not_enough_tokens"},
            coins=[5, 5],
        ),
        hire("d", times=2, error="already_used"),
        hire("d"),
        expect(hand=[1, 1], coins=[4, 5], regions={"d": {"player": 0, "tokens": 3}}),
    )


def test_nobody_has_to_pay() -> None:
    """Rules summary, Mercenary: without a word of it the conquest costs what it costs."""
    check(before(5), act("conquer", "d"), expect(hand=[0, 1], coins=[5, 5], regions={"d": {"tokens": 5}}))


def test_each_conquest_may_have_its_coin() -> None:
    """Rules summary, Mercenary: each time; the bank takes it, and the score does not know it."""
    check(
        before(4),
        hire("d"),
        hire("b"),
        expect(hand=[0, 1], coins=[3, 5], regions={"b": {"tokens": 1}}),
        STOP,
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 3}}, coins=[6, 5]),
    )


def test_one_token_is_still_needed() -> None:
    """Rules summary, Mercenary: an empty region for one token; with an empty hand nothing."""
    check(
        before(1),
        hire("b"),
        expect(hand=[0, 0], coins=[4, 5], regions={"b": {"tokens": 1}}),
        hire("a", error="no_tokens"),
    )


def test_not_enough_even_with_the_coin() -> None:
    """Rules summary, Mercenary: two tokens, no more; who is refused keeps the coin."""
    check(before(2), hire("d", error="not_enough_tokens"), expect(coins=[5, 5], hand=[2, 0]))


def test_without_a_coin() -> None:
    """Rules summary, Mercenary: coins one does not own cannot be spent."""
    check(
        before(4, coins=0),
        hire("d", error="cannot_afford"),
        hire("d", "attempt", error="cannot_afford"),
        act("conquer", "b"),
    )


def test_the_last_coin() -> None:
    """Rules summary, Mercenary: one coin, one conquest."""
    check(
        before(6, coins=1),
        hire("d"),
        expect(coins=[0, 5]),
        hire("b", error="cannot_afford"),
        act("conquer", "b"),
    )


@pytest.mark.parametrize(("die", "coins", "taken"), [(0, 5, False), (1, 4, True), (2, 4, True), (3, 5, True)])
def test_after_the_die(die: int, coins: int, taken: bool) -> None:
    """R138: one token against four; the coin goes only where the roll leaves it needed and it helps."""
    check(
        before(1, 1, dice=[die]),
        expect(cost={"d": 4}),
        hire("d", "attempt"),
        expect(
            coins=[coins, 5],
            hand=[0 if taken else 1, 0],
            regions={"d": {"player": 0 if taken else 1, "tokens": 1}},
        ),
    )


def test_an_attempt_without_the_offer() -> None:
    """R138: whoever does not name them does not pay, and fails."""
    check(
        before(1, 1, dice=[1]),
        act("attempt", "d"),
        expect(coins=[5, 5], hand=[1, 0], regions={"d": {"player": 1}}),
    )


@pytest.mark.parametrize(("die", "coins"), [(0, 4), (1, 4), (2, 5)])
def test_the_die_may_save_the_coin(die: int, coins: int) -> None:
    """Rules summary, Mercenary: the choice comes after the roll, also where the coin would do."""
    check(
        before(3, dice=[die]),
        expect(cost={"d": 5}),
        hire("d", "attempt"),
        expect(coins=[coins, 5], hand=[0, 1], regions={"d": {"player": 0, "tokens": 3}}),
    )


def test_how_far_an_attempt_reaches() -> None:
    """Rules summary, Mercenary: with the coin the die needs to cover three tokens of what is left."""
    check(
        before(1, 3, dice=[3]),
        expect(cost={"d": 6}),
        act("attempt", "d", error="too_far_short"),
        hire("d", "attempt"),
        expect(coins=[4, 5], regions={"d": {"player": 0, "tokens": 1}}),
    )
    check(before(1, 4), expect(cost={"d": 7}), hire("d", "attempt", error="too_far_short"))


def test_where_no_conquest_is_possible_no_coin_helps() -> None:
    """Rulebook, Conquest: reach comes first."""
    check(before(9), hire("h", error="not_adjacent"), hire("c", error="own_region"), expect(coins=[5, 5]))


def test_on_entering() -> None:
    """Rules summary, Mercenary: the first conquest, too."""
    check(
        position(VALLEY, [player("ratmen", "mercenary", 2), player()], {}, PACKS),
        hire("h"),
        expect(hand=[1, 0], coins=[4, 5], regions={"h": {"tokens": 1}}),
    )


def test_with_another_discount_the_floor_holds() -> None:
    """R002 and Mercenary: Giants beside their mountain and a tribe: 3 - 1 - 2, but one token."""
    check(
        position(VALLEY, [player("giants", "mercenary", 1), player()], {"d": at(0, "giants")}, PACKS),
        expect(cost={"f": 2}),
        hire("f"),
        expect(hand=[0, 0], coins=[4, 5], regions={"f": {"tokens": 1}}),
    )


def test_other_races_hire_nobody() -> None:
    """Rules summary, Mercenary: the race with the badge; its player's Ghouls neither."""
    check(before(4, power="hill"), hire("d", error="wrong_phase"))
    check(
        position(
            VALLEY,
            [player("ratmen", "mercenary", 4, declined=["ghouls"]), player()],
            {"c": at(0, "ghouls", 3), "g": at(0, "ratmen")},
            PACKS,
        ),
        hire("b", error="wrong_phase"),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("mercenary", PACKS)


def test_kobolds_still_need_two() -> None:
    """R113, R114 and Mercenary: the coin lowers the cost, not the least number of Kobolds."""
    packs = ("base", "cursed", "be_not_afraid")
    regions = {"b": at(0, "kobolds", 2)}
    check(
        position(VALLEY, [player("kobolds", "mercenary", 2), player()], regions, packs),
        hire("d"),
        expect(hand=[0, 0], coins=[4, 5], regions={"d": {"tokens": 2}}),
    )
    check(
        position(VALLEY, [player("kobolds", "mercenary", 1), player()], regions, packs),
        hire("d", error="not_enough_tokens"),
        hire("d", "attempt", error="not_enough_tokens"),
    )
