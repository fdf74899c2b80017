"""Mounted: hills and farmland cost one token less, but never less than one."""

from tests.rules.powers.badges import check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 5 + 5 Orcs."""
    check_badge_value("orcs", "mounted", 10, 0)


def test_hills_and_farmland_only() -> None:
    """Rulebook, Mounted: forests, swamps and mountains cost the usual number."""
    check(
        position(
            VALLEY,
            [player("orcs", "mounted", 8), player("trolls", "swamp")],
            {"c": at(0, "orcs"), "e": at(0, "orcs"), "g": at(1, "trolls", 2)},
        ),
        expect(
            cost={
                "a": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "mounted": -1}},
                "b": {"total": 1, "lines": {"base": 2, "mounted": -1}},
                "g": {"total": 4, "lines": {"base": 2, "tokens": 2, "lair": 1, "mounted": -1}},
                "d": {"total": 3, "lines": {"base": 2, "mountain": 1}},
                "h": {"total": 3, "lines": {"base": 2, "mountain": 1}},
            }
        ),
        act("conquer", "g"),
        expect(hand=[4, 1], regions={"g": {"player": 0, "tokens": 4}}),
    )


def test_forest_and_swamp_cost_the_full_price() -> None:
    """Rulebook, Mounted: neither terrain is named."""
    check(
        position(VALLEY, [player("orcs", "mounted", 8), player()], {"d": at(0, "orcs")}),
        expect(
            cost={"c": {"total": 2, "lines": {"base": 2}}, "e": {"total": 2, "lines": {"base": 2}}, "g": 1}
        ),
    )


def test_mounted_tritons_pay_one_on_a_coastal_hill() -> None:
    """Rulebook, Mounted, and ruling R002: two discounts, and still one token."""
    check(
        position(COAST, [player("tritons", "mounted", 6), player()], {"b": at(0, "tritons")}),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "tritons": -1, "mounted": -1, "minimum": 1}},
                "c": {"total": 1, "lines": {"base": 2, "tritons": -1, "mounted": -1, "minimum": 1}},
                "d": {"total": 3, "lines": {"base": 2, "mountain": 1}},
            }
        ),
        act("conquer", "a"),
        expect(hand=[5, 0]),
    )


def test_mounted_giants_by_their_mountain() -> None:
    """Rulebook, benefits cumulate: a farmland beside the held mountain is cheaper twice, a forest once."""
    check(
        position(VALLEY, [player("giants", "mounted", 4), player()], {"d": at(0, "giants")}),
        expect(
            cost={
                "f": {"total": 1, "lines": {"base": 2, "lost_tribe": 1, "giants": -1, "mounted": -1}},
                "g": {"total": 1, "lines": {"base": 2, "giants": -1, "mounted": -1, "minimum": 1}},
                "c": {"total": 1, "lines": {"base": 2, "giants": -1}},
            }
        ),
    )


def test_the_final_attempt_counts_the_discount() -> None:
    """Rulebook, Reinforcement die: how many tokens are missing is counted from the lowered cost."""
    check(
        position(
            VALLEY,
            [player("orcs", "mounted", 1), player("giants", "hill")],
            {"c": at(0, "orcs"), "b": at(1, "giants", 3), "d": at(1, "giants", 2), "a": None},
        ),
        expect(
            can={"conquer": ["a"], "attempt": ["b", "f"]},
            chance={"b": "1/6", "f": "1/2", "d": None},
        ),
        act("attempt", "d", error="too_far_short"),
        act("attempt", "a", error="enough_tokens"),
    )


def test_own_declined_farmland_is_cheaper_too() -> None:
    """Rulebook, Mounted: any hill or farmland, so also one of the own race in decline."""
    check(
        position(
            VALLEY,
            [player("orcs", "mounted", 2, declined=["elves"]), player()],
            {"c": at(0, "orcs"), "b": at(0, "elves"), "g": at(0, "elves")},
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "tokens": 1, "mounted": -1}}}),
    )


def test_riders_defend_like_anybody() -> None:
    """Rulebook, Mounted: the power is about conquering; who attacks their farmland pays the usual number."""
    check(
        position(
            VALLEY,
            [player("humans", "swamp", 4), player("orcs", "mounted")],
            {"c": at(0, "humans"), "b": at(1, "orcs")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
    )


def test_declined_ghouls_have_dismounted() -> None:
    """Rulebook, Entering in decline: the badge is gone, even for Ghouls that go on conquering."""
    check(
        position(
            VALLEY,
            [player("ghouls", "mounted"), player("ratmen", "hill")],
            {"c": at(0, "ghouls", 3), "h": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        expect(cost={"b": 1}),
        act("decline"),
        *idle(1),
        act("pick", slot=0, by=0),
        expect(cost={"b": {"total": 2, "lines": {"base": 2}}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("mounted")
