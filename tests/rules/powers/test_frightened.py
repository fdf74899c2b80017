"""Frightened: a coin for each region in which at least three tokens stand together."""

from __future__ import annotations

import pytest

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import (
    END,
    STOP,
    check_badge_is_discarded,
    check_badge_value,
    idle,
    on_offer,
)
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position


def redeployed(tokens: Json, power: str = "frightened", race: str = "ratmen", **more: object) -> Json:
    """Ann's tokens in b, c and d, as many as are put down there when she redeploys."""
    first = dict.fromkeys(("b", "c", "d"), at(0, race)) | more.pop("regions", {})  # type: ignore[operator]
    hand = sum(tokens.values()) - 3
    return paid.scene(VALLEY, first, power, race, hand=hand, **more)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("tokens", "coins"),
    [
        ({"b": 2, "c": 2, "d": 2}, 0),
        ({"b": 3, "c": 2, "d": 1}, 1),
        ({"b": 3, "c": 3, "d": 1}, 2),
        ({"b": 6, "c": 1, "d": 1}, 1),
        ({"b": 3, "c": 3, "d": 3}, 3),
    ],
)
def test_three_tokens_or_more_after_redeployment(tokens: Json, coins: int) -> None:
    """German compendium, Frightened: at the end of the turn; six together are paid like three."""
    lines = {"regions": 3, **({"frightened": coins} if coins else {})}
    check(
        redeployed(tokens),
        STOP,
        act("redeploy", tokens=tokens),
        END,
        expect(score={"player": 0, "total": 3 + coins, "lines": lines}),
    )


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "frightened", 12, 1, paid.PACKS)


def test_lairs_are_no_tokens() -> None:
    """German compendium, Frightened: race tokens; a Troll's lair only defends like one."""
    held = {"b": at(0, "trolls", 2, lair=1), "c": at(0, "trolls", 3, lair=1)}
    check(
        paid.scene(VALLEY, held, "frightened", "trolls"),
        STOP,
        act("redeploy", tokens={"b": 2, "c": 3}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "frightened": 1}}),
    )


def test_encampments_of_stonehedge_are_no_tokens() -> None:
    """German compendium, Frightened and Stonehedge: two tokens with five encampments are two tokens."""
    check(
        paid.scene(VALLEY, {"b": at(0, "ratmen", 2, stonehedge=1)}, "frightened", stonehedge="bivouacking"),
        STOP,
        act("redeploy", tokens={"b": 2}),
        act("place", marker="encampment", regions={"b": 5}),
        END,
        expect(score={"player": 0, "total": 1, "lines": {"regions": 1}}),
    )


def test_own_ghouls_in_decline_are_others() -> None:
    """R276: a power belongs to its race; three Ghouls that stand together bring nothing."""
    check(
        paid.scene(
            VALLEY,
            {"b": at(0, "ratmen", 3), "c": at(0, "ghouls", 3)},
            "frightened",
            declined=["ghouls"],
        ),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"c": 3}),
        act("redeploy", tokens={"b": 3}),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 1, "frightened": 1}}),
    )


@pytest.mark.parametrize("race", ["ratmen", "ghouls"])
def test_in_decline_it_pays_nothing(race: str) -> None:
    """Rulebook, Entering in decline: the badge is given up; even Ghouls, who all stay, bring nothing."""
    check(
        paid.scene(VALLEY, {"b": at(0, race, 3), "c": at(0, race, 4)}, "frightened", race),
        act("decline"),
        expect(score={"player": 0, "total": 2, "lines": {"declined": 2}}),
    )
    check_badge_is_discarded("frightened", paid.PACKS)


def test_it_is_paid_only_at_the_end_of_the_own_turn() -> None:
    """German compendium, Frightened: three that came together in an opponent's turn count in the next."""
    check(
        position(
            VALLEY,
            [player("ratmen", "frightened"), player("giants", "pillaging", 3)],
            {"b": at(0, "ratmen", 2), "c": at(0, "ratmen", 2), "d": at(1, "giants")},
            paid.PACKS,
            current=1,
        ),
        act("conquer", "c", by=1),
        STOP,
        END,
        expect(coins=[5, 8]),
        act("stop", by=0),
        act("redeploy", tokens={"b": 3}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "frightened": 1}}),
    )


def test_lent_by_stonehedge() -> None:
    """German compendium, Stonehedge."""
    check(
        redeployed(
            {"b": 3, "c": 1, "d": 1},
            paid.PLAIN,
            stonehedge="frightened",
            regions={"c": at(0, "ratmen", stonehedge=1)},
        ),
        STOP,
        act("redeploy", tokens={"b": 3, "c": 1, "d": 1}),
        END,
        expect(score={"player": 0, "total": 4, "lines": {"regions": 3, "frightened": 1}}),
    )


def test_copied_it_pays_and_on_the_last_turn_it_counts() -> None:
    """German compendium, Frightened and Copycat."""
    gathered = (STOP, act("redeploy", tokens={"b": 3, "c": 1, "d": 1}), END)
    copied = redeployed(
        {"b": 3, "c": 1, "d": 1},
        "copycat",
        packs=(*paid.PACKS, "spiders_web"),
        **on_offer("elves frightened", "orcs hill"),
    )
    check(
        copied,
        act("use", trait="copycat", slot=0),
        *gathered,
        expect(score={"player": 0, "lines": {"regions": 3, "frightened": 1}}),
    )
    check(
        redeployed({"b": 3, "c": 1, "d": 1}, turn=10, turns=10),
        *gathered,
        *idle(1),
        expect(over=True, coins=[9, 5], winners=[0]),
    )


def test_it_is_told_with_the_regions_that_it_is_for() -> None:
    """German compendium, Frightened."""
    held = {"b": at(0, "ratmen", 3), "c": at(0, "ratmen", 2), "d": at(0, "ratmen", 4)}
    paid.check_told(VALLEY, held, "frightened", 2, "bd")
