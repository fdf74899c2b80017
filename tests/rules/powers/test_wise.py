"""Wise: two coins a turn for a race in decline that holds a region."""

from __future__ import annotations

from tests.rules.powers import coins_below as paid
from tests.rules.powers.badges import (
    END,
    STOP,
    check_badge_is_kept,
    check_badge_value,
    check_kept_badge_leaves_with_its_race,
    idle,
    on_offer,
)
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

OFFER = on_offer("elves forest", "trolls swamp")
HELD = {name: at(0, "ratmen") for name in "abc"}


def declined(regions: Json, ben: Json, *races: tuple[str, str | None], **more: object) -> Json:
    """Ann has races in decline only; it is Ben's turn."""
    players = [player(declined=list(races)), ben]
    return position(VALLEY, players, regions, paid.PACKS, current=1, **{**OFFER, **more})  # type: ignore[arg-type]


def test_badge_brings_four_tokens() -> None:
    """Badge: 8 + 4 Ratmen of 13."""
    check_badge_value("ratmen", "wise", 12, 1, paid.PACKS)


def test_while_active_it_pays_nothing() -> None:
    """German compendium, Wise: in decline."""
    paid.check_paid(VALLEY, HELD, "wise", lines={"regions": 3})


def test_two_coins_on_the_turn_of_the_decline_and_on_every_later_one() -> None:
    """R190: two in all, not for each region."""
    check(
        paid.scene(VALLEY, HELD | {"h": at(1, "giants")}, "wise", **OFFER),
        act("decline"),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 3, "wise": 2}}),
        *idle(1),
        act("pick", slot=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"declined": 3, "wise": 2}}),
        *idle(1),
        *idle(0),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 3, "wise": 2}}),
    )


def test_one_region_is_enough_and_none_is_not() -> None:
    """R190: while at least one of its regions is left."""
    giants = player("giants", "pillaging", 2)
    step = (act("conquer", "b", by=1), STOP, END, act("pick", slot=0), STOP, END)
    two = {"a": at(0, "ratmen"), "b": at(0, "ratmen"), "d": at(1, "giants")}
    check(
        declined(two, giants, ("ratmen", "wise")),
        *step,
        expect(score={"player": 0, "total": 3, "lines": {"declined": 1, "wise": 2}}),
    )
    one = {"b": at(0, "ratmen"), "d": at(1, "giants")}
    check(
        declined(one, giants, ("ratmen", "wise")),
        *step,
        expect(score={"player": 0, "total": 0, "lines": {}}),
    )


def test_who_declines_without_a_region_is_paid_nothing() -> None:
    """German compendium, Wise: at least one region."""
    check(
        paid.scene(VALLEY, {"h": at(1, "giants")}, "wise", **OFFER),
        act("decline"),
        expect(score={"player": 0, "total": 0, "lines": {}}),
    )


def test_wise_ghouls_are_paid_once_however_much_they_conquer() -> None:
    """German compendium, Wise, and rulebook, Ghouls."""
    check(
        position(
            VALLEY,
            [player("ratmen", paid.PLAIN, declined=[("ghouls", "wise")]), player("giants", "pillaging")],
            {"e": at(0, "ratmen"), "b": at(0, "ghouls", 3)},
            paid.PACKS,
        ),
        act("conquer", "c"),
        STOP,
        STOP,
        act("redeploy", race="ghouls", tokens={"b": 1, "c": 2}),
        act("redeploy", tokens={"e": 1}),
        END,
        expect(score={"player": 0, "total": 5, "lines": {"regions": 1, "declined": 2, "wise": 2}}),
    )


def test_it_stays_beside_a_race_of_spirits_and_leaves_with_any_other() -> None:
    """Rulebook, Spirit: a second race in decline; otherwise the older one goes, and its wisdom with it."""
    held = {"a": at(0, "orcs"), "b": at(0, "ratmen")}
    older = [("orcs", "wise")]
    check(
        paid.scene(VALLEY, held, "spirit", declined=older, **OFFER),
        act("decline"),
        expect(score={"player": 0, "total": 4, "lines": {"declined": 2, "wise": 2}}),
    )
    check(
        paid.scene(VALLEY, held, "hill", declined=older, **OFFER),
        act("decline"),
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}),
    )


def test_the_badge_stays_with_its_race_and_leaves_with_it() -> None:
    """German compendium, Wise: it works in decline, so the race keeps it until it is gone."""
    check_badge_is_kept("wise", paid.PACKS)
    check_kept_badge_leaves_with_its_race("wise", paid.PACKS)


def test_lent_by_stonehedge_it_pays_in_decline_while_the_place_is_held() -> None:
    """German compendium, Stonehedge, which names Wise: it serves once the race has declined."""
    held = {"a": at(0, "ratmen"), "b": at(0, "ratmen", stonehedge=1), "d": at(1, "giants", 4)}
    paid.check_paid(VALLEY, held, paid.PLAIN, stonehedge="wise", lines={"regions": 2})
    scenario = paid.scene(VALLEY, held, paid.PLAIN, stonehedge="wise", **OFFER)
    paid_for = expect(score={"player": 0, "total": 4, "lines": {"declined": 2, "wise": 2}})
    check(
        scenario,
        act("decline"),
        paid_for,
        act("conquer", "b", by=1),
        STOP,
        act("redeploy", tokens={"b": 2, "d": 2}),
        END,
        act("pick", slot=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 1, "lines": {"declined": 1}}),
    )


def test_copied_it_brings_nothing() -> None:
    """German compendium, Copycat: the active race has the power, and this one is for races in decline."""
    check(
        paid.scene(
            VALLEY, HELD, "copycat", packs=(*paid.PACKS, "spiders_web"), **on_offer("elves wise", "orcs hill")
        ),
        act("use", trait="copycat", slot=0),
        *idle(0),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 3}}),
        *idle(1),
        act("decline", by=0),
        expect(score={"player": 0, "total": 3, "lines": {"declined": 3}}),
    )


def test_a_decline_on_the_last_turn_is_paid() -> None:
    """R190: the turn of the decline counts, and so does the last one."""
    check(
        paid.scene(VALLEY, HELD | {"h": at(1, "giants")}, "wise", turn=10, turns=10, **OFFER),
        act("decline"),
        *idle(1),
        expect(over=True, coins=[10, 6], winners=[0]),
    )
