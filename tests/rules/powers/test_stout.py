"""Stout: after a full turn of conquests and its scoring the race may still decline."""

from typing import Any

from tests.rules.powers.badges import END, STOP, check_badge_is_discarded, check_badge_value, idle, on_offer
from tests.rules.support import VALLEY, Json, act, at, check, expect, player, position

CHOICE = {"player": 0, "phase": "after_scoring"}


def stout_humans(**more: Any) -> Json:
    """Stout Humans on two regions, one of them farmland."""
    return position(
        VALLEY,
        [player("humans", "stout", **more), player("ratmen", "swamp")],
        {"b": at(0, "humans"), "c": at(0, "humans"), "h": at(1, "ratmen")},
        **on_offer("giants hill", "elves forest"),
    )


def test_badge_brings_four_tokens() -> None:
    """Rulebook, special powers: the number on the badge adds to the banner's; 8 + 4 Ratmen."""
    check_badge_value("ratmen", "stout", 12, 1)


def test_decline_after_scoring_brings_no_second_scoring() -> None:
    """Rulebook, Stout, and ruling R102: the coins of the turn and no more; next turn brings a new combo."""
    check(
        stout_humans(),
        *idle(0),
        expect(
            score={"player": 0, "total": 3, "lines": {"regions": 2, "humans": 1}},
            coins=[8, 5],
            to_act=CHOICE,
            can={"decline": True},
        ),
        act("decline"),
        expect(
            coins=[8, 5],
            regions={"b": {"tokens": 1, "in_decline": True}, "c": {"in_decline": True}},
            hand=[0, 0],
            to_act={"player": 1, "phase": "start"},
        ),
        *idle(1),
        expect(to_act={"player": 0, "phase": "pick"}),
        act("pick", slot=0),
        STOP,
        END,
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}}, to_act={"player": 1, "phase": "start"}
        ),
    )


def test_the_race_may_also_go_on() -> None:
    """Rulebook, Stout: it may decline, it need not; the choice comes back every turn."""
    check(
        stout_humans(),
        *idle(0),
        act("end_turn", by=0),
        expect(regions={"b": {"in_decline": False}}, coins=[8, 5], to_act={"player": 1, "phase": "start"}),
        *idle(1),
        expect(to_act={"player": 0, "phase": "start"}, can={"decline": True}),
        *idle(0),
        expect(to_act=CHOICE, coins=[11, 6]),
    )


def test_a_whole_turn_may_still_be_spent_on_decline() -> None:
    """Rulebook, Stout: the usual decline stays possible; it scores declined regions and leaves no choice."""
    check(
        stout_humans(),
        act("decline"),
        expect(
            score={"player": 0, "total": 2, "lines": {"declined": 2}}, to_act={"player": 1, "phase": "start"}
        ),
    )


def test_decline_is_offered_after_scoring_only() -> None:
    """Rulebook, Stout: not during the conquests and not before the coins are taken."""
    check(
        stout_humans(hand=3),
        act("conquer", "d"),
        act("decline", error="wrong_phase"),
        STOP,
        act("decline", error="wrong_phase"),
        expect(can={"decline": False}),
        END,
        expect(to_act=CHOICE, can={"decline": True}),
    )


def test_nothing_else_happens_after_scoring() -> None:
    """Rulebook, Stout: only the decline, or the end of the turn."""
    check(
        stout_humans(),
        *idle(0),
        expect(
            cost={"a": None}, why_not={"a": "wrong_phase"}, can={"conquer": [], "attempt": [], "abandon": []}
        ),
        act("conquer", "a", error="wrong_phase"),
        act("abandon", "b", error="wrong_phase"),
        act("redeploy", tokens={"b": 1, "c": 1}, error="wrong_phase"),
        act("stop", error="wrong_phase"),
    )


def test_the_older_declined_race_scores_once_more_and_goes() -> None:
    """Rulebook, Entering in decline: it is removed when the Stout race declines, after the scoring."""
    check(
        position(
            VALLEY,
            [player("humans", "stout", declined=["orcs"]), player("ratmen", "swamp")],
            {"c": at(0, "humans"), "d": at(0, "orcs"), "g": at(0, "orcs"), "h": at(1, "ratmen")},
        ),
        *idle(0),
        expect(score={"player": 0, "total": 3, "lines": {"regions": 1, "declined": 2}}),
        act("decline"),
        expect(regions={"c": {"in_decline": True}, "d": None, "g": None}, tray={"orcs": 10}, coins=[8, 5]),
    )


def test_defenders_withdraw_after_the_choice() -> None:
    """Rulebook, Enemy losses: withdrawals are the last step of the turn, after a Stout decline."""
    check(
        position(
            VALLEY,
            [player("humans", "stout", 5), player("ratmen", "swamp")],
            {"c": at(0, "humans"), "b": at(1, "ratmen", 3), "g": at(1, "ratmen"), "h": at(1, "ratmen")},
        ),
        act("conquer", "b"),
        STOP,
        END,
        expect(to_act=CHOICE),
        act("decline"),
        expect(regions={"b": {"tokens": 1, "in_decline": True}}, to_act={"player": 1, "phase": "withdraw"}),
        act("withdraw", by=1, tokens={"g": 2}),
        expect(regions={"g": {"tokens": 3}}, to_act={"player": 1, "phase": "start"}),
    )


def test_already_in_the_turn_of_the_pick() -> None:
    """Rulebook, Stout: a first turn is a regular turn of conquests too."""
    check(
        position(VALLEY, [player(), player()], turn=1, **on_offer("orcs stout", "elves forest")),
        act("pick", slot=0),
        act("conquer", "a"),
        STOP,
        act("redeploy", tokens={"a": 9}),
        END,
        expect(score={"player": 0, "total": 2, "lines": {"regions": 1, "orcs": 1}}),
        act("decline"),
        expect(regions={"a": {"race": "orcs", "tokens": 1, "in_decline": True}}, tray={"orcs": 9}),
    )


def test_stout_ghouls_all_stay() -> None:
    """Rulebook, Ghouls: however they decline, all tokens stay, and they conquer in the turns to come."""
    check(
        position(
            VALLEY,
            [player("ghouls", "stout"), player("ratmen", "swamp")],
            {"b": at(0, "ghouls", 3), "h": at(1, "ratmen")},
            **on_offer("giants hill", "elves forest"),
        ),
        STOP,
        act("redeploy", tokens={"b": 3}),
        END,
        act("decline"),
        expect(regions={"b": {"tokens": 3, "in_decline": True}}, tray={"ghouls": 7}),
        *idle(1),
        act("pick", slot=0, by=0),
        act("conquer", "c"),
        expect(regions={"c": {"race": "ghouls", "tokens": 2}}),
    )


def test_stout_amazons_lose_the_tokens_in_hand() -> None:
    """Rulebook, Amazons and Entering in decline: the four that were lifted go back to the tray as well."""
    check(
        position(
            VALLEY,
            [player("amazons", "stout", 4), player("ratmen", "swamp")],
            {"b": at(0, "amazons", 3), "c": at(0, "amazons", 3), "h": at(1, "ratmen")},
        ),
        STOP,
        act("redeploy", tokens={"b": 3, "c": 3}),
        END,
        expect(hand=[4, 0], to_act=CHOICE),
        act("decline"),
        expect(hand=[0, 0], tray={"amazons": 13}, regions={"b": {"tokens": 1}, "c": {"tokens": 1}}),
    )


def test_markers_follow_the_usual_rules() -> None:
    """Rulebook, Trolls and Halflings: lairs stay after a Stout decline, holes do not."""
    for race, before, after in (("trolls", {}, {"lair": 1}), ("halflings", {"hole": 1}, {})):
        check(
            position(
                VALLEY,
                [player(race, "stout"), player("ratmen", "swamp")],
                {"b": at(0, race, **before), "h": at(1, "ratmen")},
            ),
            *idle(0),
            act("decline"),
            expect(regions={"b": {"race": race, "in_decline": True, "markers": after}}),
        )


def test_others_are_not_asked() -> None:
    """Rulebook, Entering in decline: without the badge the turn ends with scoring."""
    check(
        position(
            VALLEY,
            [player("humans", "hill"), player("ratmen", "swamp")],
            {"b": at(0, "humans"), "h": at(1, "ratmen")},
        ),
        *idle(0),
        expect(to_act={"player": 1, "phase": "start"}),
        act("decline", by=0, error="not_your_turn"),
    )


def test_badge_is_discarded_in_decline() -> None:
    """Rulebook, Entering in decline: the badge is given up and can be drawn again."""
    check_badge_is_discarded("stout")
