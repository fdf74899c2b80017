"""Fortified: one fortress a turn; it defends for good and pays while the race is active."""

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


def build(error: str | None = None, **regions: int) -> Json:
    """Build the fortress of this turn."""
    refused = {} if error is None else {"error": error}
    return act("place", marker="fortress", regions=regions, **refused)


def six_fortresses(**more: int) -> Json:
    """Ratmen in seven regions, six of them fortified; Orcs in the eighth."""
    regions = {name: at(0, "ratmen", fortress=1) for name in "abcdef"}
    return position(
        VALLEY,
        [player("ratmen", "fortified"), player("orcs", "hill", 4)],
        {**regions, "g": at(0, "ratmen"), "h": at(1, "orcs")},
        **more,
    )


def test_badge_brings_three_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 6 + 4 + 3 Amazons."""
    check_badge_value("amazons", "fortified", 13, 2)


def test_every_standing_fortress_pays_while_the_race_is_active() -> None:
    """Ruling R048: 5 regions with 3 fortresses earn 8; on the turn of decline and later 5."""
    regions = {name: at(0, "ratmen", fortress=1) for name in "abc"}
    check(
        position(
            VALLEY,
            [player("ratmen", "fortified"), player("orcs", "hill")],
            {**regions, "d": at(0, "ratmen"), "e": at(0, "ratmen"), "h": at(1, "orcs")},
            **on_offer("humans swamp", "elves stout"),
        ),
        *idle(0),
        expect(score={"player": 0, "total": 8, "lines": {"regions": 5, "fortified": 3}}),
        *idle(1),
        act("decline", by=0),
        expect(score={"player": 0, "total": 5, "lines": {"declined": 5}}),
        *idle(1),
        act("pick", slot=0, by=0),
        STOP,
        END,
        expect(score={"player": 0, "total": 5, "lines": {"declined": 5}}, coins=[23, 7]),
    )


def test_a_new_fortress_pays_at_once_and_one_may_be_built_each_turn() -> None:
    """Rulebook, Fortified: once a turn; the coin comes at the end of the very turn it was built in."""
    check(
        position(
            VALLEY,
            [player("ratmen", "fortified"), player("orcs", "hill")],
            {"b": at(0, "ratmen"), "c": at(0, "ratmen"), "h": at(1, "orcs")},
        ),
        STOP,
        build(b=1),
        build("already_used", c=1),
        END,
        expect(score={"player": 0, "total": 3, "lines": {"regions": 2, "fortified": 1}}),
        *idle(1),
        act("stop", by=0),
        build(c=1),
        END,
        expect(
            score={"player": 0, "total": 4, "lines": {"regions": 2, "fortified": 2}},
            regions={"b": {"markers": {"fortress": 1}}, "c": {"markers": {"fortress": 1}}},
        ),
    )


def test_where_and_when_a_fortress_is_built() -> None:
    """Rulebook, Fortified, and ruling R096: in a region of this race that has none yet."""
    check(
        position(
            VALLEY,
            [player("ratmen", "fortified", declined=["elves"]), player("orcs", "hill")],
            {"b": at(0, "ratmen", fortress=1), "c": at(0, "ratmen"), "g": at(0, "elves"), "d": at(1, "orcs")},
        ),
        build("wrong_phase", c=1),
        STOP,
        build("marker_limit", b=1),
        build("marker_limit", c=2),
        build("bad_allocation", d=1),
        build("bad_allocation", a=1),
        build("bad_allocation", g=1),
        build("unknown_region", z=1),
        build(c=1),
        expect(regions={"c": {"markers": {"fortress": 1}}}),
    )


def test_other_races_build_nothing() -> None:
    """Rulebook, Fortified: only the race with this badge."""
    check(
        position(VALLEY, [player("ratmen", "hill"), player()], {"b": at(0, "ratmen")}),
        STOP,
        build("wrong_phase", b=1),
    )


def test_six_fortresses_are_all_there_are() -> None:
    """Rulebook, Fortified, and ruling R096: a seventh is refused."""
    check(
        six_fortresses(),
        STOP,
        build("marker_limit", g=1),
        END,
        expect(score={"player": 0, "total": 13, "lines": {"regions": 7, "fortified": 6}}),
    )


def test_a_conquered_fortress_is_gone_and_can_be_built_again() -> None:
    """Rulebook, Fortified, and ruling R097: it leaves the region, and its piece goes back to the owner."""
    check(
        six_fortresses(current=1),
        expect(cost={"e": {"total": 4, "lines": {"base": 2, "tokens": 1, "fortress": 1}}}),
        act("conquer", "e"),
        expect(regions={"e": {"player": 1, "race": "orcs", "tokens": 4, "markers": {}}}),
        STOP,
        END,
        act("stop", by=0),
        build(g=1),
        END,
        expect(score={"player": 0, "total": 12, "lines": {"regions": 6, "fortified": 6}}),
    )


def test_an_abandoned_fortress_is_gone() -> None:
    """Rulebook, Fortified: leaving the region removes it, even when the region is taken again."""
    check(
        position(
            VALLEY,
            [player("ratmen", "fortified", 1), player()],
            {"b": at(0, "ratmen", fortress=1), "c": at(0, "ratmen")},
        ),
        act("abandon", "b"),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "b"),
        STOP,
        END,
        expect(
            regions={"b": {"tokens": 2, "markers": {}}},
            score={"player": 0, "total": 2, "lines": {"regions": 2}},
        ),
    )


def test_a_fortress_falls_with_a_region_that_amazons_give_up() -> None:
    """Rulebook, Fortified and Amazons: a region left without a token keeps no fortress and pays nothing."""
    check(
        position(
            VALLEY,
            [player("amazons", "fortified"), player("orcs", "hill", 2)],
            {"b": at(0, "amazons", 2, fortress=1), "c": at(0, "amazons", 3), "d": at(1, "orcs")},
        ),
        STOP,
        act("redeploy", tokens={"c": 1}),
        END,
        expect(
            score={"player": 0, "total": 1, "lines": {"regions": 1}},
            regions={"b": None},
            cost={"b": {"total": 2, "lines": {"base": 2}}},
        ),
    )


def test_a_fortress_does_not_stop_sorcerers() -> None:
    """Rulebook, Sorcerers, and ruling R073: in a fortress on a mountain a lone token is still alone."""
    check(
        position(
            VALLEY,
            [player("sorcerers", "hill", 1), player("humans", "fortified")],
            {"c": at(0, "sorcerers"), "d": at(1, "humans", fortress=1), "h": at(1, "humans")},
        ),
        expect(cost={"d": {"total": 5, "lines": {"base": 2, "tokens": 1, "mountain": 1, "fortress": 1}}}),
        act("convert", "d"),
        expect(regions={"d": {"player": 0, "race": "sorcerers", "tokens": 1, "markers": {}}}, hand=[1, 0]),
    )


def test_fortresses_defend_in_decline() -> None:
    """Rulebook, Fortified: the defence outlives the race's best days, the coin does not."""
    check(
        position(
            VALLEY,
            [player("ratmen", "fortified"), player("orcs", "swamp", 4)],
            {"b": at(0, "ratmen", 2, fortress=1), "c": at(0, "ratmen"), "d": at(1, "orcs")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"b": {"tokens": 1, "in_decline": True, "markers": {"fortress": 1}}},
            cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 1, "fortress": 1}}, "c": 3},
        ),
        act("conquer", "b", by=1),
        expect(regions={"b": {"player": 1, "markers": {}}}),
    )


def test_the_own_declined_fortress_defends_too() -> None:
    """Rulebook, Fortified, and ruling R009: own tokens in decline and what guards them count as usual."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 4, declined=[("ratmen", "fortified")]), player()],
            {"c": at(0, "humans"), "b": at(0, "ratmen", fortress=1), "h": at(0, "ratmen", fortress=1)},
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 1, "fortress": 1}}}),
        act("conquer", "b"),
        expect(regions={"b": {"race": "humans", "tokens": 4, "markers": {}}}),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 4, "lines": {"regions": 2, "declined": 1, "humans": 1}},
            regions={"h": {"markers": {"fortress": 1}}},
        ),
    )


def test_fortresses_leave_with_a_race_that_vanishes() -> None:
    """Ruling R058: when the next race declines, the old one goes with everything that stood there."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", declined=[("ratmen", "fortified")]), player("orcs", "swamp", 2)],
            {"c": at(0, "humans"), "b": at(0, "ratmen", fortress=1), "d": at(1, "orcs")},
        ),
        expect(cost={"b": 4}),
        act("decline"),
        expect(regions={"b": None}, cost={"b": {"total": 2, "lines": {"base": 2}}}),
    )


def test_badge_is_kept_in_decline() -> None:
    """Ruling R056: the badge has a side for decline and stays with the banner."""
    check_badge_is_kept("fortified")


def test_kept_badge_leaves_with_its_race() -> None:
    """Ruling R056: it is discarded only when the race is gone."""
    check_kept_badge_leaves_with_its_race("fortified")
