"""Spirit: in decline the race does not count, so that another one may stand beside it."""

from tests.rules.powers.badges import (
    STOP,
    check_badge_is_kept,
    check_badge_value,
    check_kept_badge_leaves_with_its_race,
    idle,
    on_offer,
)
from tests.rules.support import SYMBOLS, VALLEY, act, at, check, expect, player, position


def test_badge_brings_five_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 8 + 5 Ratmen."""
    check_badge_value("ratmen", "spirit", 13, 0)


def test_an_active_spirit_race_is_a_plain_race() -> None:
    """Rulebook, Spirit: the power is only about decline."""
    check(
        position(VALLEY, [player("orcs", "spirit"), player()], {"b": at(0, "orcs"), "c": at(0, "orcs")}),
        *idle(0),
        expect(score={"player": 0, "total": 2, "lines": {"regions": 2}}),
    )


def test_a_spirit_race_spares_the_one_before() -> None:
    """Ruling R101: a normal declined race stays when the Spirits decline, and both score."""
    check(
        position(
            VALLEY,
            [player("humans", "spirit", declined=["orcs"]), player("ratmen", "hill")],
            {
                "b": at(0, "humans", 4),
                "c": at(0, "humans"),
                "d": at(0, "orcs"),
                "f": at(0, "orcs"),
                "g": at(0, "orcs"),
                "h": at(1, "ratmen"),
            },
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 5, "lines": {"declined": 5}},
            tray={"humans": 8, "orcs": 7},
            regions={"b": {"tokens": 1, "in_decline": True}, "d": {"tokens": 1, "in_decline": True}},
        ),
    )


def test_the_race_after_the_spirits_spares_them() -> None:
    """Rulebook, Spirit: it does not matter which of the two declined first."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill", declined=[("humans", "spirit")]), player("ratmen", "swamp")],
            {"b": at(0, "humans"), "c": at(0, "humans"), "g": at(0, "orcs", 2), "h": at(1, "ratmen")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 3, "lines": {"declined": 3}},
            regions={"b": {"race": "humans"}, "g": {"race": "orcs", "tokens": 1, "in_decline": True}},
        ),
    )


def test_a_third_decline_removes_the_other_race() -> None:
    """Rulebook, Spirit, and ruling R101: the Spirits remain, the normal declined race disappears."""
    check(
        position(
            VALLEY,
            [player("giants", "hill", declined=[("humans", "spirit"), "orcs"]), player("ratmen", "swamp")],
            {
                "b": at(0, "humans"),
                "c": at(0, "humans"),
                "d": at(0, "orcs"),
                "g": at(0, "orcs"),
                "e": at(0, "giants", 3),
                "h": at(1, "ratmen"),
            },
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 3, "lines": {"declined": 3}},
            tray={"orcs": 10, "humans": 8, "giants": 10},
            regions={
                "b": {"race": "humans", "tokens": 1},
                "c": {"race": "humans", "tokens": 1},
                "d": None,
                "g": None,
                "e": {"race": "giants", "tokens": 1, "in_decline": True},
            },
        ),
    )


def test_both_declined_races_score_beside_the_active_one() -> None:
    """Rulebook, Spirit: two races in decline and a third that conquers; Spirit Dwarves keep their mines."""
    check(
        position(
            SYMBOLS,
            [player("giants", "hill", declined=["orcs", ("dwarves", "spirit")]), player()],
            {"a": at(0, "dwarves"), "d": at(0, "dwarves"), "b": at(0, "orcs"), "h": at(0, "giants")},
        ),
        *idle(0),
        expect(
            score={"player": 0, "total": 7, "lines": {"regions": 1, "declined": 3, "dwarves": 2, "hill": 1}}
        ),
    )


def test_spirits_take_losses_like_others() -> None:
    """Rulebook, Spirit: conquests of enemies are the only thing that removes them; nobody withdraws."""
    check(
        position(
            VALLEY,
            [player("giants", "swamp", 3), player("orcs", "hill", declined=[("humans", "spirit")])],
            {"c": at(0, "giants"), "b": at(1, "humans"), "a": at(1, "humans"), "h": at(1, "orcs")},
        ),
        expect(cost={"b": {"total": 3, "lines": {"base": 2, "tokens": 1}}}),
        act("conquer", "b"),
        STOP,
        act("end_turn"),
        expect(tray={"humans": 9}, regions={"a": {"race": "humans"}}, to_act={"player": 1, "phase": "start"}),
    )


def test_spirit_ghouls_stay_with_all_their_tokens() -> None:
    """Rulebook, Spirit and Ghouls: the next decline removes none of them, and after it they conquer again."""
    check(
        position(
            VALLEY,
            [player("orcs", "hill", declined=[("ghouls", "spirit")]), player("ratmen", "forest")],
            {"a": at(0, "ghouls", 4), "g": at(0, "orcs"), "h": at(1, "ratmen")},
            **on_offer("humans swamp", "elves stout"),
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"a": {"tokens": 4}, "g": {"in_decline": True}},
            to_act={"player": 1, "phase": "start"},
        ),
        *idle(1),
        act("pick", slot=0, by=0),
        act("conquer", "b"),
        expect(regions={"b": {"race": "ghouls", "tokens": 2, "in_decline": True}}, hand_of={"ghouls": 1}),
    )


def test_ghouls_do_not_act_in_the_turn_the_spirits_decline() -> None:
    """Ruling R066: decline ends the turn for everyone; once the Ghouls have moved it is too late."""
    scenario = position(
        VALLEY,
        [player("humans", "spirit", declined=["ghouls"]), player("ratmen", "hill")],
        {"a": at(0, "ghouls", 4), "g": at(0, "humans"), "h": at(1, "ratmen")},
    )
    check(
        scenario,
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}},
            regions={"a": {"race": "ghouls", "tokens": 4}, "g": {"race": "humans", "in_decline": True}},
            to_act={"player": 1, "phase": "start"},
        ),
    )
    check(scenario, act("conquer", "b"), STOP, act("decline", error="wrong_phase"))


def test_spirits_without_a_token_vanish_and_spare_the_other_race() -> None:
    """Rulebook, Spirit: they never count; with nothing on the map they are gone at once (see R054)."""
    check(
        position(
            VALLEY,
            [player("humans", "spirit", 2, first_turn=False, declined=["orcs"]), player("ratmen", "hill")],
            {"d": at(0, "orcs"), "h": at(1, "ratmen")},
        ),
        act("decline"),
        expect(
            score={"player": 0, "total": 1, "lines": {"declined": 1}},
            tray={"humans": 10},
            hand=[0, 0],
            regions={"d": {"race": "orcs"}},
        ),
    )


def test_badge_is_kept_in_decline() -> None:
    """Rulebook, Entering in decline, and ruling R056: the Spirit badge is the example of one that stays."""
    check_badge_is_kept("spirit")


def test_kept_badge_leaves_with_its_race() -> None:
    """Ruling R056: it is discarded only when the race is gone."""
    check_kept_badge_leaves_with_its_race("spirit")
