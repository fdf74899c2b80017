"""Behemoth: two stacks, each as high as the number of Swamps held, that fight and are never lost."""

from typing import Any

import pytest

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle
from tests.rules.support import Json, act, at, board, check, expect, player, position

PACKS = ("base", "royal_bonus")
MARSH = board(
    "ab ac bc bd cd ce de df ef eg fg gh",
    a="swamp border",
    b="swamp",
    c="farmland",
    d="mountain",
    e="swamp",
    f="hill",
    g="forest",
    h="farmland border",
)


def send(region: str, stacks: int = 1, do: str = "conquer", **more: Any) -> Json:
    """Conquer a region with Behemoths, or try to."""
    return act(do, region, **{"with": ["behemoth"] * stacks}, **more)


def stand(error: str | None = None, **regions: int) -> Json:
    """Say where the Behemoths stand."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="behemoth", regions=regions, **refused)


def swamps(own: str, hand: int, orcs: int = 0, **more: Any) -> Json:
    """Ann's Ratmen in some regions; Ben's Orcs in the mountain and far away."""
    regions = {name: at(0, "ratmen") for name in own}
    ben = {"d": at(1, "orcs", orcs)} if orcs else {}
    return position(
        MARSH,
        [player("ratmen", "behemoth", hand), player("orcs", "hill")],
        {**regions, **ben, "h": at(1, "orcs")},
        PACKS,
        **more,
    )


def besieged(**markers: int) -> Json:
    """Ann holds three Swamps and the farmland between them; Ben's Orcs are at the mountain."""
    return position(
        MARSH,
        [player("ratmen", "behemoth"), player("orcs", "hill", 9)],
        {
            "a": at(0, "ratmen"),
            "b": at(0, "ratmen"),
            "e": at(0, "ratmen"),
            "c": at(0, "ratmen", 1, **markers),
            "d": at(1, "orcs"),
        },
        PACKS,
        current=1,
    )


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen; the Behemoths are no tokens."""
    check_badge_value("ratmen", "behemoth", 12, 1, PACKS)


@pytest.mark.parametrize(("stacks", "tokens"), [(0, 6), (1, 4), (2, 2)])
def test_a_stack_is_worth_the_swamps(stacks: int, tokens: int) -> None:
    """R145: two Swamps held, cost 6; with both stacks two tokens are needed, and the stacks go along."""
    markers = {"behemoth": stacks} if stacks else {}
    check(
        swamps("ab", tokens, 3),
        expect(cost={"d": {"total": 6, "lines": {"base": 2, "tokens": 3, "mountain": 1}}}),
        *([send("d", stacks + 1, error="marker_limit")] if stacks == 2 else []),
        send("d", stacks),
        expect(hand=[0, 2], regions={"d": {"player": 0, "tokens": tokens, "markers": markers}}),
    )


def test_one_token_too_few() -> None:
    """R145: refused, and the stacks are still at hand."""
    check(swamps("ab", 3, 3), send("d", error="not_enough_tokens"), send("d", 2), expect(hand=[1, 2]))


def test_a_token_always_goes_along() -> None:
    """Rules summary, Behemoth: never alone, however high the stacks are."""
    check(
        swamps("abe", 1),
        send("c", 2),
        expect(hand=[0, 0], regions={"c": {"tokens": 1, "markers": {"behemoth": 2}}}),
    )
    check(swamps("abe", 0), send("c", 2, error="no_tokens"))


def test_without_a_swamp_they_are_nothing() -> None:
    """R146: the first Swamp is taken without help; from then on each counts one, from the second two."""
    check(
        position(MARSH, [player("ratmen", "behemoth", 9), player()], {}, PACKS),
        send("a", error="wrong_phase"),
        act("conquer", "a"),
        expect(hand=[7, 0]),
        send("b"),
        expect(hand=[6, 0], regions={"b": {"tokens": 1, "markers": {"behemoth": 1}}}),
        send("d"),
        expect(hand=[5, 0], regions={"d": {"tokens": 1, "markers": {"behemoth": 1}}}),
        send("c", error="marker_limit"),
    )


def test_stacks_stop_at_six() -> None:
    """R147: seven Swamps held, yet a stack stands for six tokens."""
    long = board(
        "ab bc cd de ef fg gh", **dict.fromkeys("bcdefg", "swamp"), a="swamp border", h="mountain border"
    )
    check(
        position(
            long,
            [player("ratmen", "behemoth", 6), player("orcs", "hill")],
            {**{name: at(0, "ratmen") for name in "abcdefg"}, "h": at(1, "orcs", 9)},
            PACKS,
        ),
        expect(cost={"h": 12}),
        send("h"),
        expect(hand=[0, 8], regions={"h": {"tokens": 6}}),
    )


def test_swamps_of_other_races_do_not_count() -> None:
    """R041: not those of the player's race in decline."""
    check(
        position(
            MARSH,
            [player("ratmen", "behemoth", 3, declined=["humans"]), player()],
            {"a": at(0, "ratmen"), "b": at(0, "humans"), "e": at(0, "humans")},
            PACKS,
        ),
        send("c"),
        expect(hand=[2, 0], regions={"c": {"tokens": 1}}),
    )


def test_they_defend() -> None:
    """Rules summary, Behemoth: each stack like as many tokens, and lower with each Swamp lost."""
    one = {"base": 2, "tokens": 1, "behemoth": 3}
    check(besieged(behemoth=1), expect(cost={"c": {"total": 6, "lines": one}}))
    check(
        besieged(behemoth=2),
        expect(cost={"c": {"total": 9, "lines": {**one, "behemoth": 6}}}),
        act("conquer", "b"),
        expect(cost={"c": {"total": 7, "lines": {**one, "behemoth": 4}}}),
        act("conquer", "e"),
        expect(cost={"c": {"total": 5, "lines": {**one, "behemoth": 2}}}, hand=[0, 3]),
    )


def test_a_stack_flees_whole() -> None:
    """R148: one token and a stack of three cost 6; the token is lost, the stack goes to another region."""
    check(
        besieged(behemoth=1),
        act("conquer", "c"),
        expect(hand=[0, 3], tray={"ratmen": 10}, regions={"c": {"player": 1, "markers": {}}}),
        STOP,
        act("redeploy", tokens={"c": 9, "d": 1}),
        END,
        expect(to_act={"player": 0, "phase": "withdraw"}),
        act("withdraw", by=0, tokens={}, markers={"behemoth": {"a": 2}}, error="bad_allocation"),
        act("withdraw", by=0, tokens={}, markers={"behemoth": {"e": 1}}),
        expect(regions={"e": {"tokens": 1, "markers": {"behemoth": 1}}, "a": {"markers": {}}}),
    )


def test_both_flee_to_different_regions_or_to_one() -> None:
    """Rules summary, Behemoth: the stacks are two pieces."""
    for where in ({"a": 1, "e": 1}, {"b": 2}):
        check(
            besieged(behemoth=2),
            act("conquer", "c"),
            STOP,
            END,
            act("withdraw", by=0, tokens={}, markers={"behemoth": where}),
            expect(regions={name: {"markers": {"behemoth": n}} for name, n in where.items()}),
        )


def test_where_they_are_placed() -> None:
    """Rules summary, Behemoth: two of them, beside own tokens, in redeployment, also both in one region."""
    check(
        swamps("abc", 0, 1),
        stand("wrong_phase", a=1),
        STOP,
        stand("marker_limit", a=3),
        stand("marker_limit", a=2, b=1),
        stand("bad_allocation", d=1),
        stand("bad_allocation", f=1),
        stand("unknown_region", z=1),
        stand(a=2),
        stand(a=1, c=1),
        END,
        expect(
            regions={
                "a": {"markers": {"behemoth": 1}},
                "b": {"markers": {}},
                "c": {"markers": {"behemoth": 1}},
            },
            cost={"c": {"total": 5, "lines": {"base": 2, "tokens": 1, "behemoth": 2}}},
        ),
    )


def test_next_turn_they_attack_again() -> None:
    """Rules summary, Behemoth: like tokens that are taken up again; one that is not needed stays."""
    check(
        swamps("ab", 4, 1),
        send("d"),
        expect(hand=[2, 0]),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 1, "d": 4}),
        stand(b=1, d=1),
        END,
        act("stop", by=1),
        END,
        send("c", by=0),
        expect(hand=[2, 0], regions={"c": {"tokens": 1, "markers": {"behemoth": 1}}}),
        send("e"),
        expect(hand=[1, 0], regions={"e": {"tokens": 1, "markers": {"behemoth": 1}}, "b": {"markers": {}}}),
        send("f", error="marker_limit"),
    )


def test_an_abandoned_swamp_makes_them_smaller() -> None:
    """Rules summary, Behemoth: adjusted at once."""
    check(
        swamps("ab", 3, 1),
        expect(cost={"d": 4}),
        act("abandon", "a"),
        send("d"),
        expect(hand=[1, 0], regions={"d": {"tokens": 3}}),
    )


@pytest.mark.parametrize(("die", "taken"), [(3, True), (2, False)])
def test_the_final_attempt(die: int, taken: bool) -> None:
    """R145 and Final Conquest Attempt: three short with both stacks; after a failure they are at hand."""
    check(
        swamps("b", 1, 3, dice=[die]),
        act("attempt", "d", error="too_far_short"),
        send("d", 2, "attempt"),
        expect(hand=[0, 2] if taken else [1, 0], regions={"d": {"player": 0 if taken else 1}}),
        *(
            [expect(regions={"d": {"markers": {"behemoth": 2}}})]
            if taken
            else [stand(b=2), expect(regions={"b": {"markers": {"behemoth": 2}}})]
        ),
    )


def test_other_races_have_none() -> None:
    """Rules summary, Behemoth: the race with the badge; Ghouls of its player have none."""
    check(
        position(
            MARSH,
            [player("ratmen", "behemoth", 3, declined=["ghouls"]), player()],
            {"a": at(0, "ratmen"), "b": at(0, "ghouls", 4)},
            PACKS,
        ),
        send("c", error="wrong_phase"),
        act("conquer", "c"),
        STOP,
        send("d", error="not_adjacent"),
    )
    check(
        position(MARSH, [player("ratmen", "hill", 3), player()], {"a": at(0, "ratmen")}, PACKS),
        send("c", error="wrong_phase"),
        STOP,
        stand("wrong_phase", a=1),
    )


def test_in_decline_they_are_gone() -> None:
    """Rulebook, Entering in decline: the power ends, and with it its pieces."""
    check(
        position(
            MARSH,
            [player("ratmen", "behemoth"), player("orcs", "hill")],
            {"a": at(0, "ratmen"), "b": at(0, "ratmen", 1, behemoth=2), "d": at(1, "orcs")},
            PACKS,
        ),
        act("decline"),
        expect(
            regions={"b": {"in_decline": True, "markers": {}}},
            cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}},
        ),
    )


def test_the_last_region_lost_they_wait() -> None:
    """R086 likewise: without a region they stay with the race, and count again with the next Swamp."""
    check(
        position(
            MARSH,
            [player("ratmen", "behemoth", 4), player("orcs", "hill", 4)],
            {"a": at(0, "ratmen", 1, behemoth=1), "c": at(1, "orcs")},
            PACKS,
            current=1,
        ),
        expect(cost={"a": {"total": 4, "lines": {"base": 2, "tokens": 1, "behemoth": 1}}}),
        act("conquer", "a"),
        STOP,
        END,
        expect(to_act={"player": 0, "phase": "start"}, hand=[4, 0]),
        act("conquer", "h", by=0),
        send("g", error="wrong_phase"),
        act("conquer", "g"),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge can be drawn again."""
    check_badge_is_discarded("behemoth", PACKS)


def test_they_need_no_redeployment() -> None:
    """Rules summary, Behemoth: nobody has to place them; where they were used they stay."""
    check(
        swamps("ab", 2),
        send("c", 2),
        STOP,
        act("redeploy", tokens={"a": 1, "b": 1, "c": 2}),
        END,
        expect(regions={"c": {"tokens": 2, "markers": {"behemoth": 2}}}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}),
    )


def test_a_stack_that_is_not_used_stays() -> None:
    """Case format, place: without a word markers stay where the race still holds the region, and defend."""
    still = position(
        MARSH,
        [player("ratmen", "behemoth", 2), player("orcs", "hill", 3)],
        {"a": at(0, "ratmen"), "b": at(0, "ratmen", 1, behemoth=2), "c": at(1, "orcs")},
        PACKS,
    )
    cost = {"b": {"total": 7, "lines": {"base": 2, "tokens": 1, "behemoth": 4}}}
    check(still, STOP, act("redeploy", tokens={"a": 3, "b": 1}), END, expect(cost=cost))
    check(
        still,
        act("conquer", "d", error="not_enough_tokens"),
        send("d"),
        expect(regions={"d": {"tokens": 1, "markers": {"behemoth": 1}}}, hand=[1, 3]),
        STOP,
        act("redeploy", tokens={"a": 2, "b": 1, "d": 1}),
        END,
        expect(regions={"b": {"markers": {"behemoth": 1}}, "d": {"markers": {"behemoth": 1}}}),
    )


def test_tokens_and_a_stack_flee_together() -> None:
    """R028, R148: one of three tokens is lost, two and the stack are put down in regions still held."""
    check(
        position(
            MARSH,
            [player("ratmen", "behemoth"), player("orcs", "hill", 7)],
            {
                "d": at(0, "ratmen", 3, behemoth=1),
                "b": at(0, "ratmen"),
                "h": at(0, "ratmen"),
                "c": at(1, "orcs"),
            },
            PACKS,
            current=1,
        ),
        expect(cost={"d": {"total": 7, "lines": {"base": 2, "tokens": 3, "mountain": 1, "behemoth": 1}}}),
        act("conquer", "d"),
        STOP,
        END,
        act("withdraw", by=0, tokens={"b": 2}, error="bad_allocation"),
        act("withdraw", by=0, tokens={"b": 2}, markers={"behemoth": {"d": 1}}, error="bad_allocation"),
        act("withdraw", by=0, tokens={"b": 1, "h": 1}, markers={"behemoth": {"h": 1}}),
        expect(regions={"b": {"tokens": 2}, "h": {"tokens": 2, "markers": {"behemoth": 1}}}),
    )


def test_a_token_with_a_stack_is_not_alone() -> None:
    """R073 and Behemoth: a stack counts as tokens in defence, so Sorcerers find nobody alone there."""
    check(
        position(
            MARSH,
            [player("sorcerers", "hill", 2), player("ratmen", "behemoth")],
            {"c": at(0, "sorcerers"), "b": at(1, "ratmen", 1, behemoth=1), "a": at(1, "ratmen")},
            PACKS,
        ),
        expect(can={"convert": ["a"]}),
        act("convert", "b", error="no_convert"),
    )


def test_stacks_do_not_break_a_tie() -> None:
    """R049: race tokens on the map are counted, and a Behemoth is none."""
    check(
        position(
            MARSH,
            [player("ratmen", "behemoth"), player("orcs", "hill")],
            {"a": at(0, "ratmen", 1, behemoth=2), "g": at(1, "orcs", 2)},
            PACKS,
            turn=10,
            turns=10,
        ),
        *idle(0),
        act("stop", by=1),
        act("redeploy", tokens={"g": 2}),
        END,
        expect(over=True, coins=[6, 6], winners=[1]),
    )
