"""Commando: every region costs one token less, but never less than one."""

from tests.rules.powers.badges import STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import COAST, VALLEY, act, at, check, expect, player, position


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 5 + 4 Trolls."""
    check_badge_value("trolls", "commando", 9, 1)


def test_one_less_whatever_defends() -> None:
    """Rulebook, Commando: the discount is one line of the sum, however much defends."""
    check(
        position(
            VALLEY,
            [player("wizards", "commando", 8), player("trolls", "fortified")],
            {"c": at(0, "wizards"), "d": at(1, "trolls", fortress=1)},
        ),
        expect(
            cost={
                "a": {"total": 2, "lines": {"base": 2, "lost_tribe": 1, "commando": -1}},
                "b": {"total": 1, "lines": {"base": 2, "commando": -1}},
                "d": {
                    "total": 5,
                    "lines": {
                        "base": 2,
                        "tokens": 1,
                        "mountain": 1,
                        "fortress": 1,
                        "lair": 1,
                        "commando": -1,
                    },
                },
            }
        ),
        act("conquer", "d"),
        expect(hand=[3, 0], regions={"d": {"player": 0, "race": "wizards", "tokens": 5, "markers": {}}}),
    )


def test_two_discounts_stop_at_one_token() -> None:
    """Rulebook, Commando, and ruling R002: Commando Tritons pay 1 for an empty coast, not 0."""
    check(
        position(COAST, [player("tritons", "commando", 10), player()]),
        expect(
            cost={
                "a": {"total": 1, "lines": {"base": 2, "tritons": -1, "commando": -1, "minimum": 1}},
                "g": {"total": 1, "lines": {"base": 2, "commando": -1}},
            }
        ),
        act("conquer", "a"),
        expect(hand=[9, 0], regions={"a": {"tokens": 1}}),
    )


def test_discounts_count_from_the_whole_sum() -> None:
    """Ruling R003: Commando Giants by their mountain, against 3 tokens and a fortress: 2 + 3 + 1 - 1 - 1."""
    check(
        position(
            VALLEY,
            [player("giants", "commando", 6), player("ratmen", "fortified")],
            {"d": at(0, "giants"), "b": at(1, "ratmen", 3, fortress=1)},
        ),
        expect(
            cost={
                "b": {
                    "total": 4,
                    "lines": {"base": 2, "tokens": 3, "fortress": 1, "giants": -1, "commando": -1},
                }
            }
        ),
    )


def test_the_final_attempt_counts_the_discount() -> None:
    """Rulebook, Reinforcement die: how many tokens are missing is counted from the lowered cost."""
    check(
        position(
            VALLEY,
            [player("wizards", "commando", 1), player("giants", "forest")],
            {"c": at(0, "wizards"), "a": None, "b": at(1, "giants", 3), "d": at(1, "giants", 3)},
        ),
        expect(
            cost={"a": 1, "b": 4, "d": 5, "f": 2},
            can={"conquer": ["a"], "attempt": ["b", "f"]},
            chance={"b": "1/6", "f": "1/2", "d": None},
        ),
        act("attempt", "d", error="too_far_short"),
        act("attempt", "a", error="enough_tokens"),
    )


def test_one_token_is_always_needed() -> None:
    """Rulebook, Conquering a region, important note: without a token in hand nothing can be started."""
    check(
        position(VALLEY, [player("wizards", "commando"), player()], {"c": at(0, "wizards")}),
        expect(cost={"b": 1}, why_not={"b": "no_tokens"}),
        act("conquer", "b", error="no_tokens"),
    )


def test_own_declined_regions_are_cheaper_too() -> None:
    """Rulebook, Commando: any region, so also one of the own race in decline (ruling R009: it costs 3)."""
    check(
        position(
            VALLEY,
            [player("wizards", "commando", 2, declined=["orcs"]), player()],
            {"c": at(0, "wizards"), "b": at(0, "orcs"), "g": at(0, "orcs")},
        ),
        expect(cost={"b": {"total": 2, "lines": {"base": 2, "tokens": 1, "commando": -1}}}),
    )


def test_commandos_defend_like_anybody() -> None:
    """Rulebook, Commando: the power is about conquering; it changes nothing for those who attack them."""
    check(
        position(
            VALLEY,
            [player("humans", "hill", 4), player("wizards", "commando")],
            {"c": at(0, "humans"), "b": at(1, "wizards", 2)},
        ),
        expect(cost={"b": {"total": 4, "lines": {"base": 2, "tokens": 2}}}),
    )


def test_declined_ghouls_pay_the_full_price() -> None:
    """Rulebook, Entering in decline: the badge is gone, even for Ghouls that go on conquering."""
    check(
        position(
            VALLEY,
            [player("ghouls", "commando"), player("ratmen", "hill")],
            {"b": at(0, "ghouls", 3), "h": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        expect(cost={"c": 1}),
        act("decline"),
        *idle(1),
        act("pick", slot=0, by=0),
        expect(cost={"c": {"total": 2, "lines": {"base": 2}}}),
        act("conquer", "c"),
        expect(hand_of={"ghouls": 0}),
        STOP,
        expect(cost={"e": {"total": 2, "lines": {"base": 2}}}),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("commando")
